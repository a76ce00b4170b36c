// Least deadwood of a hand without jokers: exact, for hands of up to 24 pieces from two decks.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <vector>

namespace rummel {

// suit << 4 | rank; suits 0..3, ranks 1..13, the ace low only.
using Code = std::uint8_t;

inline constexpr std::size_t kMostPieces = 24;
inline constexpr int kNoArrangement = -1;

// The input is not a hand; the text is meant for the user of the caller.
class BadHand : public std::invalid_argument {
  using std::invalid_argument::invalid_argument;
};

// Least worth outside disjoint melds over all arrangements that leave at most `most_left` pieces;
// kNoArrangement if there is none. With `discard` one more piece is left, the one that is best
// thrown away, and does not count.
int least_deadwood(std::span<const Code> hand, int cap, int most_left, bool discard = false);

// The same for many hands, stored one after the other; `sizes` has the length of each. The text of
// a BadHand names the hand, counted from 0.
std::vector<int> least_deadwood_many(std::span<const Code> hands,
                                     std::span<const std::uint8_t> sizes, int cap, int most_left,
                                     bool discard = false);

// The same after each possible discard; entry i is for the discard of hand[i].
// Only the first hand.size() entries are set.
std::array<int, kMostPieces> least_after_discard(std::span<const Code> hand, int cap,
                                                 int most_left);

// The melds of one best arrangement, equal for hands that are equal up to order.
// Throws BadHand if there is none.
std::vector<std::vector<Code>> best_melds(std::span<const Code> hand, int cap, int most_left);

}  // namespace rummel
