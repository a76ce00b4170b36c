#include <algorithm>
#include <bit>

#include "arrange_parts.hpp"

namespace rummel {

using Meld = std::vector<Code>;

// Whether the first is better; going out counts where it is an objective.
bool Arranger::Parts::better(const Scale& scale, const Plan& one, const Plan& other) {
  if (scale.out >= 0) {
    const Value a = one.value >> scale.out;
    const Value b = other.value >> scale.out;
    if (a != b) return a > b;
    if (one.goes_out != other.goes_out) return one.goes_out;
  }
  return one.value > other.value;
}

// The opening: melds from the rack alone.
Answer Arranger::Parts::closed(const Scale& scale) {
  if (ask->opening == Opening::one) return one_meld(scale);
  Answer answer;
  const std::vector<bool> stays(ask->table.size(), true);
  const Pool pool = pool_of(stays, false);
  Plan best;
  bool proven = true;
  Limits wanted = limits;
  wanted.least_points = ask->minimum;
  // Laying nothing is no opening. Where a piece may be worth nothing, or a joker less than nothing,
  // pieces are counted instead.
  const bool counts = scale.tiles >= 0 && scale.jokers < 0;
  const Value floor = counts ? start : kDead;
  if (!counts) wanted.least_placed = 1;
  bool any = try_best(best, pool, stays, wanted, floor, proven);
  const int all = static_cast<int>(ask->rack.size()) - ask->keep;
  if ((scale.out >= 0 || ask->out_opens) && !(any && best.goes_out) && all > 0 &&
      all <= limits.most_placed) {
    Limits whole = limits;
    whole.least_placed = all;
    whole.least_points = ask->out_opens ? 0 : ask->minimum;
    Plan out;
    if (try_best(out, pool, stays, whole, kDead, proven) && (!any || better(scale, out, best))) {
      best = std::move(out);
      any = true;
    }
  }
  answer.proven = proven;
  answer.possible = any;
  if (!any) {
    nothing(answer);
    return answer;
  }
  if (!layout(best).good) {
    answer.proven = false;
    answer.possible = false;
    nothing(answer);
    return answer;
  }
  write(answer, best);
  return answer;
}

// An opening of a single meld: all of them are tried.
Answer Arranger::Parts::one_meld(const Scale& scale) {
  Answer answer;
  const Laws& laws = ask->laws;
  std::array<int, 64> held{};
  int jokers = 0;
  for (const Code piece : ask->rack) {
    if (is_joker(piece)) {
      ++jokers;
    } else {
      ++held[piece];
    }
  }
  const int size = static_cast<int>(ask->rack.size());
  Meld best;
  Plan worth;
  int best_points = 0;
  Meld now;

  const auto judge = [&](const Meld& meld) {
    if (--work < 0) {
      answer.proven = false;
      return;
    }
    if (static_cast<int>(meld.size()) > limits.most_placed || !is_meld(meld, laws)) return;
    const bool set = is_set(meld);
    Value value = start;
    int points = 0;
    for (std::size_t i = 0; i < meld.size(); ++i) {
      const int rank = rank_of(meld[i]);
      const int counts = rank > 1 ? gains.face[static_cast<std::size_t>(rank)]
                         : set    ? laws.ace_set
                         : i > 0  ? laws.ace_high
                                  : laws.ace_low;
      if (is_joker(meld[i])) {
        value += gains.joker;
        if (!laws.joker_laid) continue;
      } else {
        value += rank > 1 ? gains.natural[static_cast<std::size_t>(rank)] - counts * gains.point
                          : gains.ace_base;
      }
      points += counts;
      value += counts * gains.point;
    }
    Plan plan;
    plan.value = value;
    plan.goes_out = static_cast<int>(meld.size()) == size - ask->keep;
    if (points < ask->minimum && !(ask->out_opens && plan.goes_out)) return;
    if (best.empty() || better(scale, plan, worth)) {
      best = meld;
      worth = plan;
      best_points = points;
    }
  };
  // Every place is a natural piece or a joker.
  const auto fill = [&](auto&& self, const Meld& faces, std::size_t at, int left) -> void {
    if (work < 0) return;
    if (at == faces.size()) {
      judge(now);
      return;
    }
    std::size_t suit = suit_of(faces[at]);
    if (laws.mixed_runs && !is_set(faces)) {
      // Any suit will do; two copies of one piece can be in one run only at its two ends.
      for (std::size_t other = 0; other < 4; ++other) {
        if (held[face(other, rank_of(faces[at]))] > 0) {
          suit = other;
          break;
        }
      }
    }
    const Code piece = face(suit, rank_of(faces[at]));
    if (held[piece] > 0) {
      --held[piece];
      now.push_back(piece);
      self(self, faces, at + 1, left);
      now.pop_back();
      ++held[piece];
    }
    if (left > 0) {
      now.push_back(joker_for(faces[at]));
      self(self, faces, at + 1, left - 1);
      now.pop_back();
    }
  };
  if (laws.sets) {
    for (int rank = 1; rank <= kRanks; ++rank) {
      for (unsigned suits = 0; suits < 16; ++suits) {
        if (std::popcount(suits) < 3) continue;
        Meld faces;
        for (std::size_t suit = 0; suit < 4; ++suit) {
          if (suits >> suit & 1) faces.push_back(face(suit, rank));
        }
        fill(fill, faces, 0, jokers);
      }
    }
  }
  if (laws.runs) {
    for (std::size_t suit = 0; suit < (laws.mixed_runs ? 1U : 4U); ++suit) {
      for (int from = 1; from <= kRanks; ++from) {
        Meld faces;
        const int most =
            laws.ace == Ace::wrap
                ? laws.longest_run
                : std::min(laws.longest_run, kRanks + (laws.ace == Ace::low ? 0 : 1) - from + 1);
        for (int i = 0; i < most; ++i) {
          faces.push_back(face(suit, (from + i - 1) % kRanks + 1));
          if (faces.size() >= 3) fill(fill, faces, 0, jokers);
        }
      }
    }
  }
  answer.possible = !best.empty();
  answer.points = best_points;
  answer.table = ask->table;
  if (!best.empty()) answer.table.push_back(std::move(best));
  divide(answer);
  return answer;
}

}  // namespace rummel
