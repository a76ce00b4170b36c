// Planes of pieces for what a net is shown.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "rummel/arrange_melds.hpp"
#include "rummel/rounds/round.hpp"

namespace rummel {

// Bytes one plane after the other. A plane goes by value: a byte that is written may be any other,
// but no local one.
class Planes {
 public:
  Planes(std::uint8_t* bytes, int size) : bytes_(bytes), size_(size) {}

  std::uint8_t* operator()(int number) const { return bytes_ + size_ * number; }

 private:
  std::uint8_t* bytes_;
  int size_;
};

// What the others need to win the match, at least.
inline int others_need(std::span<const int> needs, int seat) {
  int least = 255;
  for (std::size_t other = 0; other < needs.size(); ++other) {
    if (static_cast<int>(other) != seat) least = std::min(least, needs[other]);
  }
  return least;
}

// How many unseen cards would make a meld of a card and another one of the hand; an ace may stand
// above the king or not.
inline int waits_for(std::uint64_t hand, const std::uint8_t* unseen, Code card, bool ace_high) {
  const std::size_t suit = suit_of(card);
  const int rank = rank_of(card);
  const auto has = [&](Code one) { return (hand >> one & 1) != 0; };
  int waits = 0;
  const auto pair = [&](Code one, Code other) {
    if (has(one) != has(other)) waits += unseen[index_of(has(one) ? other : one)];
  };
  for (std::size_t one = 0; one < 4; ++one) {
    for (std::size_t other = one + 1; other < 4; ++other) {
      if (one != suit && other != suit) pair(face(one, rank), face(other, rank));
    }
  }
  const int highest = ace_high ? kRanks + 1 : kRanks;
  for (const int place : {rank, rank == 1 && ace_high ? highest : 0}) {
    if (place == 0) continue;
    for (int from = place - 2; from <= place; ++from) {
      if (from < 1 || from + 2 > highest) continue;
      std::array<Code, 2> others{};
      std::size_t count = 0;
      for (int step = from; step < from + 3; ++step) {
        if (step != place) others[count++] = face(suit, step);
      }
      pair(others[0], others[1]);
    }
  }
  return waits;
}

}  // namespace rummel
