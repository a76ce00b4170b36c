// How the state of a search is packed into two numbers.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rummel/arrange_pins.hpp"
#include "rummel/arrange_suit.hpp"

namespace rummel {

constexpr Suit::Number state_of(std::uint64_t states, std::size_t suit) {
  return static_cast<Suit::Number>(states >> (16 * suit));
}

// For mixed runs, whose pieces come from all suits: the open runs, and what each suit keeps for the
// places above the king.
constexpr Open mixed_open(std::uint64_t states) { return static_cast<Open>(states & 0xffff); }
constexpr std::uint16_t mixed_trail(std::uint64_t states) {
  return static_cast<std::uint16_t>(states >> 48);
}
constexpr std::uint64_t with_trail(std::uint16_t trail) {
  return static_cast<std::uint64_t>(trail) << 48;
}
constexpr int later_shift(int place, std::size_t suit) {
  return 16 + 8 * (place - 1) + 2 * static_cast<int>(suit);
}

constexpr int placed_of(std::uint64_t rest) { return static_cast<int>(rest & 0xff); }
constexpr int points_of(std::uint64_t rest) { return static_cast<int>(rest >> 8 & 0xff); }
constexpr std::uint64_t with_counts(int placed, int points) {
  return static_cast<std::uint64_t>(placed) | static_cast<std::uint64_t>(points) << 8;
}

// Whether a joker was promised for a place above the king: one bit per suit, four per place.
constexpr int promise_of(std::uint64_t rest, int place, std::size_t suit) {
  return static_cast<int>(rest >> (32 + 4 * (place - kRanks - 1) + static_cast<int>(suit)) & 1);
}
constexpr std::uint64_t promised(std::uint64_t rest, int place, int above, const Promises& more) {
  std::uint64_t bits = rest & 0xffff00000000ULL;
  if (place <= above) {
    for (std::size_t suit = 0; suit < 4; ++suit) {
      bits |= static_cast<std::uint64_t>(more[suit]) << (32 + 4 * (place - 1) + static_cast<int>(suit));
    }
  } else if (place > kRanks) {
    bits &= ~(std::uint64_t{0xf} << (32 + 4 * (place - kRanks - 1)));
  }
  return bits;
}

// All jokers laid so far, or only those of the table where the two are distinguished.
constexpr int first_jokers(std::uint64_t rest) { return static_cast<int>(rest >> 48 & 15); }
constexpr int rack_jokers(std::uint64_t rest) { return static_cast<int>(rest >> 52 & 15); }
constexpr std::uint64_t with_jokers(int first, int rack) {
  return static_cast<std::uint64_t>(first) << 48 | static_cast<std::uint64_t>(rack) << 52;
}

constexpr int place_of(std::uint64_t rest) { return static_cast<int>(rest >> 58); }
constexpr std::uint64_t with_rank(int rank) { return static_cast<std::uint64_t>(rank) << 58; }

}  // namespace rummel
