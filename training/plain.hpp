// Plain players to learn against: how one differs from the next is drawn for each match.
#pragma once

#include <cstdlib>

#include "rummel/rounds/gin.hpp"

namespace rummel {

// Whose play a net is taught to begin with: steady's where the kernel has it, else greedy's.
template <class F>
Action teacher(const typename F::Rules& rules, const typename F::Round& round, int seat,
               const typename F::Choices& choices, Desk& desk) {
  if constexpr (requires { F::steady(rules, round, seat, choices, desk); }) {
    return F::steady(rules, round, seat, choices, desk);
  } else {
    return F::greedy(rules, round, seat, choices, desk);
  }
}

// As the teacher plays or as greedy does, but now and then anything.
template <class F>
struct Plain {
  struct Style {
    unsigned slips = 0;  // of 32 moves
    bool taught = true;
  };
  static Style any(Chance& chance) {
    return {chance.below(2) != 0 ? 0U : chance.below(12), chance.below(4) != 0};
  }

  static Action play(const typename F::Rules& rules, const typename F::Round& round, int seat,
                     const Style& style, const typename F::Choices& choices, Desk& desk,
                     Chance& chance) {
    if (chance.below(32) < style.slips) {
      return choices.actions[chance.below(static_cast<std::uint32_t>(choices.actions.size()))];
    }
    return style.taught ? teacher<F>(rules, round, seat, choices, desk)
                        : F::greedy(rules, round, seat, choices, desk);
  }
};

// Ends at a number of points, takes by one rule or another, values pairs more or less.
template <>
struct Plain<Gin> {
  struct Style {
    int knock = 10;      // ends the round at so many points
    bool melds = false;  // takes the open discard only for a meld, else for any fewer points
    int link = 0;        // the points that a pair or two of a run are worth to it
  };

  static Style any(Chance& chance) {
    Style style;
    if (chance.below(2) != 0) style.knock = static_cast<int>(chance.below(11));
    style.melds = chance.below(2) != 0;
    style.link = static_cast<int>(chance.below(5));
    return style;
  }

  static Action play(const Gin::Rules& rules, const Gin::Round& round, int, const Style& style,
                     const Gin::Choices& choices, Desk&, Chance&) {
    const Gin::Cards& hand = round.hands[static_cast<std::size_t>(round.turn)];
    const auto& actions = choices.actions;
    const int size = static_cast<int>(hand.size());
    // Where melded pieces are asked for, loose ones cost more than their points.
    const int loose = rules.least_melded > 0 ? 8 : 0;
    if (actions.has(Gin::kKnock)) {
      if (least_deadwood(hand.span(), rules.cap(), size) <= style.knock) return Gin::kKnock;
    }
    if (round.phase == Gin::Phase::discard) {
      const auto left = least_after_discard(hand.span(), rules.cap(), size);
      const auto counts = least_after_discard(hand.span(), 1, size);
      int best = -1;
      int least = 1'000'000;
      int end = -1;
      int least_end = style.knock;
      for (std::size_t i = 0; i < hand.size(); ++i) {
        if (actions.has(Gin::kKnockWith + index_of(hand[i])) && left[i] <= least_end) {
          end = Gin::kKnockWith + index_of(hand[i]), least_end = left[i] - 1;
        }
        if (!actions.has(Gin::kDiscard + index_of(hand[i]))) continue;
        const int links = style.link * links_of(hand, hand[i]);
        const int cost = 16 * (left[i] + loose * counts[i] + links) - (hand[i] & 15);
        if (cost < least) best = Gin::kDiscard + index_of(hand[i]), least = cost;
      }
      return static_cast<Action>(end >= 0 ? end : best >= 0 ? best : actions[0]);
    }
    if (actions.has(Gin::kTake)) {
      Gin::Cards taken = hand;
      taken.add(round.discards.top());
      const int cap = style.melds ? 1 : rules.cap();
      const int now = least_deadwood(hand.span(), cap, size);
      if (least_deadwood(taken.span(), cap, size + 1, true) < now) return Gin::kTake;
    }
    for (const Action action : {Gin::kDraw, Gin::kPass}) {
      if (actions.has(action)) return action;
    }
    return actions[0];
  }

 private:
  // Other pieces of the hand that a piece might make a meld with.
  static int links_of(const Gin::Cards& hand, Code piece) {
    int links = -1;  // itself
    for (const Code other : hand) {
      const bool run = other >> 4 == piece >> 4 && std::abs(other - piece) <= 2;
      links += run || (other & 15) == (piece & 15);
    }
    return links;
  }
};

}  // namespace rummel
