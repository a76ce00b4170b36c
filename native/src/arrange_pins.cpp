#include "rummel/arrange_pins.hpp"

#include <algorithm>
#include <bit>
#include <span>

namespace rummel {
namespace {

Standing standing_runs(const Pool& pool, int rank) {
  Standing standing{};
  for (std::size_t suit = 0; suit < 4; ++suit) {
    standing[suit] = pool.standing[suit][static_cast<std::size_t>(rank)];
  }
  return standing;
}

// Whether it matters how the pieces of a rank are split into sets.
bool by_split(const Facts& facts, const Pool& pool, int rank) {
  return facts.laws->table_joker == TableJoker::declared ||
         !pool.old_sets[static_cast<std::size_t>(rank)].empty();
}

// Whether every need gets its own piece; a need is a mask of suits.
bool supplied(const std::uint8_t* needs, std::size_t count, std::array<int, 4>& pieces) {
  if (count == 0) return true;
  for (std::size_t suit = 0; suit < 4; ++suit) {
    if (!(needs[0] >> suit & 1) || pieces[suit] <= 0) continue;
    --pieces[suit];
    const bool found = supplied(needs + 1, count - 1, pieces);
    ++pieces[suit];
    if (found) return true;
  }
  return false;
}

// How many pieces of each suit lie in sets as before: those of an old set whose natural pieces are
// all in one new set. Of two old sets that were joined, only one still has its piece there.
Standing standing_sets(const Pool& pool, int rank, std::span<const SetKind> sets) {
  Standing standing{};
  for (std::size_t suit = 0; suit < 4; ++suit) {
    int old = 0;
    unsigned heirs = 0;
    for (const std::uint8_t naturals : pool.old_sets[static_cast<std::size_t>(rank)]) {
      if (!(naturals >> suit & 1)) continue;
      unsigned mine = 0;
      for (std::size_t i = 0; i < sets.size(); ++i) {
        if ((naturals & ~(sets[i].suits & ~sets[i].jokers)) == 0) mine |= 1U << i;
      }
      old += mine != 0 ? 1 : 0;
      heirs |= mine;
    }
    standing[suit] = std::min(old, std::popcount(heirs));
  }
  return standing;
}

}  // namespace

bool pins_hold(const Facts& facts, const Pool& pool, int rank, const Step& step,
               const Promises& promised, const std::array<std::uint8_t, 4>& declared,
               const Standing& standing) {
  const auto at = static_cast<std::size_t>(rank);
  const Laws& laws = *facts.laws;
  std::array<int, 4> in_runs{};
  std::array<int, 4> in_sets{};
  std::array<int, 4> pieces{};
  for (std::size_t suit = 0; suit < 4; ++suit) {
    in_runs[suit] = step.wild[suit] + promised[suit];
    in_sets[suit] = declared[suit];
    pieces[suit] = step.run[suit] + step.set[suit] + step.later[suit];
    switch (laws.joker_tile) {
      case JokerTile::lying:
        pieces[suit] += pool.lying[suit][at];
        break;
      case JokerTile::moved:
        pieces[suit] -= standing[suit];
        break;
      case JokerTile::rack:
        pieces[suit] -= pool.table[suit][at];
        break;
    }
  }
  const auto& pins = pool.pins[at];
  std::array<std::uint8_t, 16> needs{};
  // Jokers in sets of one rank are not distinguished: any of them may be the one that left.
  const auto free = [&](auto&& self, std::size_t i, int stay, std::size_t count,
                        int complete) -> bool {
    if (i == pins.size()) return supplied(needs.data(), count, pieces);
    const Pin& pin = pins[i];
    const auto suit = static_cast<std::size_t>(pin.suit);
    const bool by_rank = pin.in_set && laws.table_joker != TableJoker::declared;
    if (by_rank) {
      if (stay > 0 && self(self, i + 1, stay - 1, count, complete)) return true;
    } else {
      int& spots = pin.in_set ? in_sets[suit] : in_runs[laws.mixed_runs ? 0 : suit];
      if (spots > 0) {
        --spots;
        const bool found = self(self, i + 1, stay, count, complete);
        ++spots;
        return found;
      }
    }
    if (pin.in_set && laws.table_joker == TableJoker::both) {
      if (complete == pin.meld) return self(self, i + 1, stay, count, complete);
      for (int one = 0; one < 4 && count < needs.size(); ++one) {
        if (pin.fitting >> one & 1) needs[count++] = static_cast<std::uint8_t>(1 << one);
      }
      return self(self, i + 1, stay, count, pin.meld);
    }
    if (count < needs.size()) needs[count++] = pin.fitting;
    return self(self, i + 1, stay, count, complete);
  };
  return free(free, 0, step.set_jokers, 0, -1);
}

bool pins_hold(const Facts& facts, const Pool& pool, int rank, const Step& step,
               const Promises& promised) {
  if (rank > kRanks || pool.pins[static_cast<std::size_t>(rank)].empty()) return true;
  if (by_split(facts, pool, rank)) return split_sets(facts, pool, rank, step, promised, nullptr);
  return pins_hold(facts, pool, rank, step, promised, {}, standing_runs(pool, rank));
}

bool split_sets(const Facts& facts, const Pool& pool, int rank, const Step& step,
                const Promises& promised, Split* out) {
  const auto at = static_cast<std::size_t>(rank);
  const auto& rooms = pool.rooms[at];
  const auto kinds = facts.sets->kinds();
  const bool check = !pool.pins[at].empty() && by_split(facts, pool, rank);
  std::array<int, 4> left{};
  for (std::size_t suit = 0; suit < 4; ++suit) left[suit] = step.set[suit];
  int jokers = step.set_jokers;
  std::array<std::uint8_t, 4> declared{};
  Split now;

  const auto sets = [&](auto&& self, std::size_t from) -> bool {
    if (jokers == 0 && left[0] + left[1] + left[2] + left[3] == 0) {
      if (check) {
        Standing standing = standing_runs(pool, rank);
        const Standing in_sets = standing_sets(pool, rank, now.sets);
        for (std::size_t suit = 0; suit < 4; ++suit) standing[suit] += in_sets[suit];
        if (!pins_hold(facts, pool, rank, step, promised, declared, standing)) return false;
      }
      if (out != nullptr) *out = now;
      return true;
    }
    for (std::size_t i = from; i < kinds.size(); ++i) {
      const SetKind kind = kinds[i];
      const int wild = std::popcount(static_cast<unsigned>(kind.jokers));
      bool fits = wild <= jokers;
      for (std::size_t suit = 0; suit < 4 && fits; ++suit) {
        fits = !((kind.suits & ~kind.jokers) >> suit & 1) || left[suit] > 0;
      }
      if (!fits) continue;
      const auto count = [&](int sign) {
        jokers -= sign * wild;
        for (std::size_t suit = 0; suit < 4; ++suit) {
          if (kind.jokers >> suit & 1) {
            declared[suit] = static_cast<std::uint8_t>(declared[suit] + sign);
          } else if (kind.suits >> suit & 1) {
            left[suit] -= sign;
          }
        }
      };
      count(1);
      now.sets.push_back(kind);
      const bool found = self(self, i);
      now.sets.pop_back();
      count(-1);
      if (found) return true;
    }
    return false;
  };
  const auto fill = [&](auto&& self, std::size_t room) -> bool {
    if (room == rooms.size()) return sets(sets, 0);
    for (std::size_t suit = 0; suit < 4; ++suit) {
      if (!(rooms[room].suits >> suit & 1) || left[suit] == 0) continue;
      --left[suit];
      now.added.emplace_back(static_cast<int>(room), static_cast<int>(suit));
      const bool found = self(self, room + 1);
      now.added.pop_back();
      ++left[suit];
      if (found) return true;
    }
    if (rooms[room].joker && jokers > 0) {
      // A joker of the rack: its place frees no other joker, so it is not declared here.
      --jokers;
      now.added.emplace_back(static_cast<int>(room), -1);
      const bool found = self(self, room + 1);
      now.added.pop_back();
      ++jokers;
      if (found) return true;
    }
    return self(self, room + 1);
  };
  return fill(fill, 0);
}

}  // namespace rummel
