// Runs of mixed suits: all suits feed the same open runs, so they can't be handled one by one.
#include <algorithm>

#include "arrange_keys.hpp"
#include "rummel/arrange_search.hpp"

namespace rummel {

void Search::expand_mixed(std::uint32_t index) {
  const Node node = nodes_[index];
  parent_ = index;
  const Pool& pool = *frame_.pool;
  Runs& runs = *frame_.facts.runs;
  const int jokers = frame_.jokers - first_jokers(node.rest) - rack_jokers(node.rest);
  const auto at = static_cast<std::size_t>(rank_);
  const bool high_place = rank_ > kRanks;
  const Open open = mixed_open(node.states);
  int promises = 0;
  if (rank_ <= frame_.above) {
    for (const Pin& pin : pool.pins[at]) promises = pin.in_set ? promises : 1;
  }
  const int least_wild = high_place ? promise_of(node.rest, rank_, 0) : 0;
  const Watch& watch = pool.watch[0];
  const std::uint16_t trail = mixed_trail(node.states);
  std::uint64_t kept = node.states & 0xffff'ffff'0000ULL;
  if (high_place) kept &= ~(std::uint64_t{0xff} << later_shift(rank_ - kRanks, 0));
  const Shapes& shapes = shapes_[at];
  for (std::size_t i = 0; i < shapes.count; ++i) {
    const std::size_t shape = shapes.list[i];
    Step step;
    const auto by_suit = [&](auto&& self, std::size_t suit, const Sum& sum, int naturals) -> void {
      const auto add = [&](Open to, std::uint16_t after, int wild) {
        for (int promise = 0; promise <= promises; ++promise) {
          Sum full = sum;
          full.states |= to | with_trail(after);
          full.wild = wild;
          full.promised[0] = static_cast<std::uint8_t>(promise);
          step.wild[0] = static_cast<std::uint8_t>(wild);
          leaf(step, full, Hopes{}, shapes.ways[shape], jokers - wild);
        }
      };
      if (suit == 4 && watch.any()) {
        const std::array<int, 4> pieces{step.run[0], step.run[1], step.run[2], step.run[3]};
        for (int wild = least_wild; wild <= jokers; ++wild) {
          if (high_place && naturals + wild > mixed_trails_.open(trail)) break;
          const auto next = mixed_trails_.next(trail, runs, watch, rank_, pieces, wild,
                                               pool.absorb[0][at], pool.inject[0][at]);
          for (const auto& [to, after] : next) add(to, after, wild);
        }
        return;
      }
      if (suit == 4) {
        for (const Open from : runs.absorbed(open, pool.absorb[0][at])) {
          for (int wild = least_wild; wild <= jokers; ++wild) {
            // A run that begins above the king is one that begins with a low ace.
            if (high_place && naturals + wild > runs.bundle(from).count) break;
            for (const Open to : runs.next(from, naturals, wild)) {
              add(runs.injected(to, pool.inject[0][at]), 0, wild);
            }
          }
        }
        return;
      }
      const int table = high_place ? static_cast<int>(node.states >>
                                                          later_shift(rank_ - kRanks, suit) & 3)
                                   : pool.table[suit][at];
      const int there = high_place ? table : pool.there(suit, at);
      const int set = kDigits[shape][suit];
      for (int later = 0; later <= (rank_ <= frame_.above ? there - set : 0); ++later) {
        for (int run = std::max(0, table - set - later); run <= there - set - later; ++run) {
          Sum next = sum;
          if (!high_place) {
            int points = 0;
            next.gain += frame_.gains->of_naturals(rank_, run, set, later, table, &points);
            next.placed += run + set + later - table;
            next.points += points;
          }
          if (later > 0) {
            next.states |= static_cast<std::uint64_t>(later) << later_shift(rank_, suit);
          }
          step.run[suit] = static_cast<std::uint8_t>(run);
          step.set[suit] = static_cast<std::uint8_t>(set);
          step.later[suit] = static_cast<std::uint8_t>(later);
          self(self, suit + 1, next, naturals + run);
        }
      }
    };
    Sum sum;
    sum.states = kept;
    by_suit(by_suit, 0, sum, 0);
  }
}

}  // namespace rummel
