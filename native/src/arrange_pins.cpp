#include "rummel/arrange_pins.hpp"

#include <bit>

namespace rummel {
namespace {

// Whether every need gets a piece of its own; a need is a mask of suits.
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

// `declared`: jokers of new sets, by the suit they stand for.
bool check_pins(const Facts& facts, const Pool& pool, int rank, const Step& step,
                const Promises& promised, const std::array<std::uint8_t, 4>& declared) {
  const auto at = static_cast<std::size_t>(rank);
  const Laws& laws = *facts.laws;
  std::array<int, 4> in_runs{};
  std::array<int, 4> in_sets{};
  std::array<int, 4> pieces{};
  for (std::size_t suit = 0; suit < 4; ++suit) {
    in_runs[suit] = step.wild[suit] + promised[suit];
    in_sets[suit] = declared[suit];
    pieces[suit] = step.run[suit] + step.set[suit] + step.later[suit];
    pieces[suit] += laws.joker_from_rack ? -pool.table[suit][at] : pool.lying[suit][at];
  }
  int any_set = step.set_jokers;
  std::array<std::uint8_t, 16> needs{};
  std::size_t count = 0;
  int complete = -1;
  for (const Pin& pin : pool.pins[at]) {
    const auto suit = static_cast<std::size_t>(pin.suit);
    int& spots = !pin.in_set                                ? in_runs[laws.mixed_runs ? 0 : suit]
                 : laws.table_joker == TableJoker::declared ? in_sets[suit]
                                                            : any_set;
    if (spots > 0) {
      --spots;
      continue;
    }
    if (pin.in_set && laws.table_joker == TableJoker::both) {
      if (complete == pin.meld) continue;
      complete = pin.meld;
      for (int one = 0; one < 4 && count < needs.size(); ++one) {
        if (pin.fitting >> one & 1) needs[count++] = static_cast<std::uint8_t>(1 << one);
      }
    } else if (count < needs.size()) {
      needs[count++] = pin.fitting;
    }
  }
  return supplied(needs.data(), count, pieces);
}

}  // namespace

bool pins_hold(const Facts& facts, const Pool& pool, int rank, const Step& step,
               const Promises& promised) {
  if (rank > kRanks || pool.pins[static_cast<std::size_t>(rank)].empty()) return true;
  if (facts.laws->table_joker == TableJoker::declared) {
    return split_sets(facts, pool, rank, step, promised, nullptr);
  }
  return check_pins(facts, pool, rank, step, promised, {});
}

bool split_sets(const Facts& facts, const Pool& pool, int rank, const Step& step,
                const Promises& promised, Split* out) {
  const auto at = static_cast<std::size_t>(rank);
  const auto& rooms = pool.rooms[at];
  const auto kinds = facts.sets->kinds();
  const bool check = facts.laws->table_joker == TableJoker::declared && !pool.pins[at].empty();
  std::array<int, 4> left{};
  for (std::size_t suit = 0; suit < 4; ++suit) left[suit] = step.set[suit];
  int jokers = step.set_jokers;
  std::array<std::uint8_t, 4> declared{};
  Split now;

  const auto sets = [&](auto&& self, std::size_t from) -> bool {
    if (jokers == 0 && left[0] + left[1] + left[2] + left[3] == 0) {
      if (check && !check_pins(facts, pool, rank, step, promised, declared)) return false;
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
      // A joker of the rack: where it stands frees nobody, so it is not declared here.
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
