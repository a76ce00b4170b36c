// Sets of one rank: how pieces are split into them, and what keeps a table joker in its place.
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "rummel/arrange_pool.hpp"

namespace rummel {

// Jokers that will stand above the king, by suit.
using Promises = std::array<std::uint8_t, 4>;

struct Split {
  std::vector<std::pair<int, int>> added;  // room, suit or -1 for a joker
  std::vector<SetKind> sets;
};

// Splits the pieces of one rank into sets, those that stay first; false if impossible.
bool split_sets(const Facts& facts, const Pool& pool, int rank, const Step& step,
                const Promises& promised, Split* out);

// Pieces of a rank, by suit, that still lie in their old melds.
using Standing = std::array<int, 4>;

// The same with the jokers of new sets by the suit they stand for, and with what certainly stands.
bool pins_hold(const Facts& facts, const Pool& pool, int rank, const Step& step,
               const Promises& promised, const std::array<std::uint8_t, 4>& declared,
               const Standing& standing);

// Whether every joker that moves away from this rank has been replaced.
bool pins_hold(const Facts& facts, const Pool& pool, int rank, const Step& step,
               const Promises& promised);

}  // namespace rummel
