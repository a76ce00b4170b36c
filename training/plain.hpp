// Plain players to learn against: how one differs from the next is drawn for each match.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <vector>

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
    return {chance.below(4) != 0 ? 0U : chance.below(12), chance.below(8) != 0};
  }

  static Action steady(const typename F::Rules& rules, const typename F::Round& round, int seat,
                       const typename F::Choices& choices, Desk& desk) {
    return teacher<F>(rules, round, seat, choices, desk);
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

// Half of them look one draw further, as `steady` of `rummel.games.gin.bots` does. The others end at a
// number of points, take by one rule or another, value pairs more or less.
template <>
struct Plain<Gin> {
  struct Style {
    bool looks = false;
    int knock = 10;      // ends the round at so many points
    bool melds = false;  // takes the open discard only for a meld, else for any fewer points
    int link = 0;        // the points that a pair or two of a run are worth to it
  };

  static Style any(Chance& chance) {
    Style style;
    style.looks = chance.below(2) != 0;
    if (chance.below(2) != 0) style.knock = static_cast<int>(chance.below(11));
    style.melds = chance.below(2) != 0;
    style.link = static_cast<int>(chance.below(5));
    return style;
  }

  static Action steady(const Gin::Rules& rules, const Gin::Round& round, int,
                       const Gin::Choices& choices, Desk&) {
    return looking(rules, round, round.hands[static_cast<std::size_t>(round.turn)],
                   choices.actions);
  }

  static Action play(const Gin::Rules& rules, const Gin::Round& round, int seat,
                     const Style& style, const Gin::Choices& choices, Desk& desk, Chance&) {
    if (style.looks) return steady(rules, round, seat, choices, desk);
    const Gin::Cards& hand = round.hands[static_cast<std::size_t>(round.turn)];
    return simple(rules, round, hand, style, choices.actions);
  }

 private:
  using Actions = decltype(Gin::Choices::actions);

  static Action simple(const Gin::Rules& rules, const Gin::Round& round, const Gin::Cards& hand,
                       const Style& style, const Actions& actions) {
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
    return without_taking(actions);
  }

  static Action without_taking(const Actions& actions) {
    for (const Action action : {Gin::kDraw, Gin::kPass}) {
      if (actions.has(action)) return action;
    }
    return actions[0];
  }

  // Other pieces of the hand that a piece might make a meld with.
  static int links_of(const Gin::Cards& hand, Code piece) {
    int links = -1;  // itself
    for (const Code other : hand) {
      const bool run = other >> 4 == piece >> 4 && std::abs(other - piece) <= 2;
      links += run || (other & 15) == (piece & 15);
    }
    return links;
  }

  static Action looking(const Gin::Rules& rules, const Gin::Round& round, const Gin::Cards& hand,
                        const Actions& actions) {
    if (actions.has(Gin::kKnock)) return Gin::kKnock;
    if (round.phase == Gin::Phase::discard) {
      const auto left = least_after_discard(hand.span(), rules.cap(), Gin::kHand - rules.least_melded);
      int end = -1;
      double least = 1e9;
      for (std::size_t i = 0; i < hand.size(); ++i) {
        const int action = Gin::kKnockWith + index_of(hand[i]);
        if (actions.has(action) && left[i] < least) end = action, least = left[i];
      }
      if (end >= 0) return static_cast<Action>(end);
      return best_discard(rules, hand, actions);
    }
    if (actions.has(Gin::kTake) && wants(rules, hand, round.discards.top())) return Gin::kTake;
    return without_taking(actions);
  }

  // The likely ones first: of most others it shows early that they are worse.
  static Action best_discard(const Gin::Rules& rules, const Gin::Cards& hand,
                             const Actions& actions) {
    struct Way {
      int now;
      std::size_t place;
      Gin::Cards rest;
    };
    std::vector<Way> ways;
    for (std::size_t i = 0; i < hand.size(); ++i) {
      if (!actions.has(Gin::kDiscard + index_of(hand[i]))) continue;
      Gin::Cards rest = hand;
      rest.remove(hand[i]);
      ways.push_back({cost_of(rules, rest), i, rest});
    }
    if (ways.empty()) return actions[0];
    std::sort(ways.begin(), ways.end(), [](const Way& one, const Way& other) {
      return std::pair(one.now, one.place) < std::pair(other.now, other.place);
    });
    std::pair<double, std::size_t> best{1e9, 0};
    for (const Way& way : ways) {
      const double enough = (best.first - way.now) / 5 + 1e-3;
      // Of equal ones the dearest goes.
      const double cost = way.now + 5 * after_draw(rules, way.rest, hand, enough) -
                          1e-6 * (hand[way.place] & 15);
      best = std::min(best, std::pair(cost, way.place));
    }
    return static_cast<Action>(Gin::kDiscard + index_of(hand[best.second]));
  }

  static bool wants(const Gin::Rules& rules, const Gin::Cards& hand, Code piece) {
    Gin::Cards taken = hand;
    taken.add(piece);
    const int size = static_cast<int>(hand.size());
    if (rules.least_melded == 0) {
      return least_deadwood(taken.span(), 1, size + 1, true) < least_deadwood(hand.span(), 1, size);
    }
    return after_discard(rules, taken) < after_draw(rules, hand, taken);
  }

  static int loose_of(const Gin::Rules& rules) { return rules.least_melded > 0 ? 30 : 2; }

  // How far a hand is from its end.
  static int cost_of(const Gin::Rules& rules, const Gin::Cards& hand) {
    const int size = static_cast<int>(hand.size());
    return least_deadwood(hand.span(), rules.cap(), size) +
           loose_of(rules) * least_deadwood(hand.span(), 1, size);
  }

  // The same after the best discard.
  static int after_discard(const Gin::Rules& rules, const Gin::Cards& hand) {
    const int size = static_cast<int>(hand.size());
    const auto left = least_after_discard(hand.span(), rules.cap(), size);
    const auto counts = least_after_discard(hand.span(), 1, size);
    int least = 1'000'000;
    for (std::size_t i = 0; i < hand.size(); ++i) {
      least = std::min(least, left[i] + loose_of(rules) * counts[i]);
    }
    return least;
  }

  // The mean after a draw of what is not in `seen`, and the best discard, or anything above `enough`
  // if it is more. A piece that makes no meld stays loose, so nothing has to be arranged for it.
  static double after_draw(const Gin::Rules& rules, const Gin::Cards& hand, const Gin::Cards& seen,
                           double enough = 1e9) {
    const int now = cost_of(rules, hand);
    const int thrown = after_discard(rules, hand);
    std::array<std::array<std::uint8_t, 18>, 4> has{};  // by suit and by rank, with room at the ends
    std::array<int, 14> ranks{};
    for (const Code one : hand) has[one >> 4][(one & 15) + 1U] = 1, ++ranks[one & 15];
    double sum = 0;
    int total = 0;
    int open = 0;
    std::vector<std::pair<Code, int>> melding;
    for (unsigned suit = 0; suit < 4; ++suit) {
      const auto& line = has[suit];
      for (unsigned rank = 1; rank <= 13; ++rank) {
        const auto piece = static_cast<Code>(suit << 4 | rank);
        int count = rules.packs;
        for (const Code one : seen) count -= one == piece;
        if (count <= 0) continue;
        total += count;
        const unsigned at = rank + 1;
        if (ranks[rank] >= 2 || (line[at - 1] && line[at + 1]) ||
            (at >= 3 && line[at - 1] && line[at - 2]) || (line[at + 1] && line[at + 2])) {
          melding.emplace_back(piece, count);
          open += count;
        } else {
          const int then = thrown + std::min(static_cast<int>(rank), rules.cap()) + loose_of(rules);
          sum += count * std::min(now, then);
        }
      }
    }
    // One draw hardly ever brings more than five pieces into melds.
    const int least = std::max(0, now - 5 * (loose_of(rules) + rules.cap()));
    for (const auto& [piece, count] : melding) {
      if (sum + open * least > enough * total) return (sum + open * least) / total;
      Gin::Cards drawn = hand;
      drawn.add(piece);
      sum += count * std::min(now, after_discard(rules, drawn));
      open -= count;
    }
    return sum / total;
  }
};

}  // namespace rummel
