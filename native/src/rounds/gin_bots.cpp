// How the kernel's bot plays gin.
#include <algorithm>
#include <climits>
#include <utility>

#include "rummel/rounds/gin.hpp"

namespace rummel {
namespace {

using Rules = Gin::Rules;
using Round = Gin::Round;
using Cards = Gin::Cards;

// The least deadwood after a lay-off and up to `depth` more.
int left_after(Cards hand, Gin::Melds melds, Code piece, std::size_t meld, int cap, int depth) {
  hand.remove(piece);
  melds.at[meld].grow(piece);
  int least = least_deadwood(hand.span(), cap, static_cast<int>(hand.size()));
  if (depth == 0 || least == 0) return least;
  for (std::size_t i = 0; i < melds.size; ++i) {
    for (const Code more : melds.at[i].fits()) {
      if (hand.has(more)) least = std::min(least, left_after(hand, melds, more, i, cap, depth - 1));
    }
  }
  return least;
}

int best_lay_off(const Rules& rules, const Round& round, const Cards& hand,
                 const Gin::Choices& choices) {
  int best = -1;
  int least = 10'000;
  if (choices.actions.has(Gin::kSpread)) {
    best = Gin::kSpread;
    least = least_deadwood(hand.span(), rules.cap(), static_cast<int>(hand.size()));
  }
  for (const int action : choices.actions) {
    if (action < Gin::kAdd) continue;
    const int number = action - Gin::kAdd;
    const int left = left_after(hand, round.melds, piece_at(number % 52),
                                static_cast<std::size_t>(number / 52), rules.cap(), 4);
    if (left < least) best = action, least = left;
  }
  return best;
}

}  // namespace

// The least deadwood at once; ends the round whenever that is allowed.
Action Gin::greedy(const Rules& rules, const Round& round, int seat, const Choices& choices,
                   Desk&) {
  const Cards& hand = at(round.hands, seat);
  const auto& actions = choices.actions;
  const int size = static_cast<int>(hand.size());
  if (round.phase == Phase::spread) {
    return static_cast<Action>(best_lay_off(rules, round, hand, choices));
  }
  if (actions.has(kKnock)) return kKnock;
  if (round.phase == Phase::discard) {
    const bool ends = !actions.empty() && actions[actions.size() - 1] >= kKnockWith;
    // Where nothing has to be melded, `list` may have asked the same.
    const bool known =
        ends || (rules.least_melded == 0 && choices.least[0] != Choices::kUnknown);
    const auto left =
        known ? choices.least : least_after_discard(hand.span(), rules.cap(), size);
    const int from = ends ? kKnockWith : kDiscard;
    int best = -1;
    std::pair<int, int> least{INT_MAX, 0};
    for (std::size_t i = 0; i < hand.size(); ++i) {
      const int action = from + index_of(hand[i]);
      // Of equal discards the dearest goes, of equal ends the first piece.
      const std::pair<int, int> cost{left[i],
                                     ends ? hand[i] : -std::min(hand[i] & 15, rules.cap())};
      if ((left[i] < 0 && ends) || cost >= least || !actions.has(action)) continue;
      best = action, least = cost;
    }
    return static_cast<Action>(best);
  }
  if (actions.has(kTake)) {
    Cards taken = hand;
    taken.add(round.discards.top());
    const int now = least_deadwood(hand.span(), rules.cap(), size);
    if (least_deadwood(taken.span(), rules.cap(), size + 1, true) < now) return kTake;
  }
  return actions.has(kDraw) ? kDraw : kPass;
}

}  // namespace rummel
