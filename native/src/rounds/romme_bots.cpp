// How the kernel's bots play Rommé.
#include <algorithm>
#include <tuple>
#include <utility>

#include "romme_ways.hpp"

namespace rummel {
namespace {

using Rules = Romme::Rules;
using Round = Romme::Round;
using Phase = Romme::Phase;
using Cards = Romme::Cards;
using Way = Romme::Way;
using Choices = Romme::Choices;

// Whether more cards belong to melds with the open discard in hand.
bool discard_helps(const Rules& rules, const Round& round, int seat, Desk& desk) {
  const Laws laws = laws_of(rules);
  const bool opened = at(round.opened, seat) > 0;
  const Cards& hand = at(round.hands, seat);
  const Code card = round.discards.top();
  const Held held(hand.span());
  if (!may_serve(laws, round, opened, held, card)) return false;
  Question ask = question(laws, hand, opened ? &round : nullptr, 0);
  ask.rack.push_back(card);
  const Answer with = most_settled(ask, desk);
  // Where the card is not needed for it, the hand alone can lay as much.
  const bool needed = std::find(with.left.begin(), with.left.end(), card) == with.left.end();
  if (!needed && with.proven) return false;
  if (!has_meld(held, laws) && !(opened && any_fits(rules, laws, round, held))) {
    return !with.laid.empty();
  }
  ask.rack.pop_back();
  return with.laid.size() > most_settled(ask, desk).laid.size();
}

// The next card to add on the way to the table of an answer; -1 if there is none.
int next_add(const Round& round, const Choices& choices, const Answer& answer) {
  for (std::size_t number = 0; number < round.table.size(); ++number) {
    std::vector<Code> added = answer.table[number];
    for (const Code one : round.table[number]) {
      const auto place = std::find(added.begin(), added.end(), one);
      if (place != added.end()) added.erase(place);
    }
    if (added.empty()) continue;
    for (const int action : choices.actions) {
      if (action < Romme::kAdd || action >= Romme::kRob) continue;
      const int place = (action - Romme::kAdd) % 104;
      if ((action - Romme::kAdd) / 104 != static_cast<int>(number)) continue;
      const Code card = place < 52 ? piece_at(place) : joker_for(piece_at(place - 52));
      if (std::find(added.begin(), added.end(), card) != added.end()) return action;
    }
  }
  return -1;
}

// Nobody else is near to going out, and the round not near to its end.
bool can_wait(const Rules& rules, const Round& round, int seat) {
  constexpr std::size_t kNear = 7;
  if (rules.empty_stock != Romme::kReshuffle &&
      static_cast<int>(round.stock.size()) < 2 * rules.players) {
    return false;
  }
  if (round.turns + 2 * rules.players > rules.max_turns) return false;
  for (int other = 0; other < rules.players; ++other) {
    if (other != seat && at(round.hands, other).size() <= kNear) return false;
  }
  return true;
}

// What a loose card is worth to keep: by the neighbours that could make a meld with it, less for the
// second of two equal cards and for what it would cost.
double kept_worth(std::span<const Code> loose, Code card) {
  const auto apart = [](int one, int other) {
    const auto [low, high] = std::minmax(one, other);
    return low == 1 ? std::min(high - low, 14 - high) : high - low;
  };
  double value = -0.05 * worth_in_hand(card);
  bool itself = true;
  for (const Code other : loose) {
    if (other >= kJoker) continue;
    if (other == card && std::exchange(itself, false)) continue;
    if (rank_of(other) == rank_of(card)) {
      value += other != card ? 2 : -1;
    } else if (suit_of(other) == suit_of(card)) {
      const int steps = apart(rank_of(other), rank_of(card));
      value += steps == 1 ? 2 : steps == 2 ? 1 : 0;
    }
  }
  return value;
}

// As the engine's bots play: greedy, or steady.
Action as_bot(const Rules& rules, const Round& round, int seat, const Choices& choices, Desk& desk,
              bool steady) {
  const auto& actions = choices.actions;
  const Laws laws = laws_of(rules);
  const Cards& hand = at(round.hands, seat);
  if (round.phase == Phase::claim) {
    if (!steady) return Romme::kPass;
    // Worth its penalty card only if two more cards find their place (ROM-30).
    if (!may_serve(laws, round, at(round.opened, seat) > 0, Held(hand.span()),
                   round.discards.top())) {
      return Romme::kPass;
    }
    Cards with = hand;
    with.add(round.discards.top());
    const std::size_t more = settled(rules, laws, round, seat, with, 0, desk).laid.size();
    const std::size_t now = settled(rules, laws, round, seat, hand, 0, desk).laid.size();
    return more >= now + 3 ? Romme::kKnock : Romme::kPass;
  }
  if (round.phase == Phase::draw) {
    if (actions[0] != Romme::kDraw) return Romme::kTake;
    return actions.has(Romme::kTake) && discard_helps(rules, round, seat, desk) ? Romme::kTake
                                                                               : Romme::kDraw;
  }
  if (round.owed) return actions[0];
  Answer answer;
  bool known = false;  // which cards are loose
  if (round.phase == Phase::meld && Romme::is_melding(rules, round)) {
    for (const int action : actions) {
      if (action >= Romme::kRob && action < Romme::kLay) return static_cast<Action>(action);
    }
    if (at(round.opened, seat) > 0) {
      answer = settled(rules, laws, round, seat, hand, rules.last_discard, desk);
      const bool holds = steady && answer.left.size() > 1 && can_wait(rules, round, seat);
      if (!answer.laid.empty() && !holds) {
        const Way way = new_melds(rules, round, hand, answer, round.table.size());
        if (!way.sizes.empty()) return Romme::kLay;
        const int add = next_add(round, choices, answer);
        if (add >= 0) return static_cast<Action>(add);
      }
      // Where nothing can be laid and a card be kept, nothing can be laid without that either, but
      // for the last three.
      known = !rules.last_discard || (answer.laid.empty() && hand.size() > 3);
    } else if (actions.has(Romme::kLay) &&
               !greedy_way(rules, laws, round, seat, desk).sizes.empty()) {
      return Romme::kLay;
    }
  }
  if (!known) answer = settled(rules, laws, round, seat, hand, 0, desk);
  int best = -1;
  std::tuple<bool, bool, double> least{};
  for (const int action : actions) {
    if (action < Romme::kDiscard || action >= Romme::kAdd) continue;
    const Code card = piece_with_joker(action - Romme::kDiscard);
    const bool settles = std::find(answer.left.begin(), answer.left.end(), card) == answer.left.end();
    const double worth = !steady   ? -worth_in_hand(card)
                         : settles ? 0
                                   : kept_worth(answer.left, card);
    const std::tuple<bool, bool, double> cost{card == kJoker, settles, worth};
    if (best < 0 || cost < least) best = action, least = cost;
  }
  return static_cast<Action>(best);
}

}  // namespace

// Everything goes down as soon as it may, and then the dearest loose card.
Action Romme::greedy(const Rules& rules, const Round& round, int seat, const Choices& choices,
                     Desk& desk) {
  return as_bot(rules, round, seat, choices, desk, false);
}

// Opens, and then holds back what it has until it can go out or somebody else is near to it.
Action Romme::steady(const Rules& rules, const Round& round, int seat, const Choices& choices,
                     Desk& desk) {
  return as_bot(rules, round, seat, choices, desk, true);
}

}  // namespace rummel
