// What a meld is.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

#include "rummel/arrange_pool.hpp"

namespace rummel {

constexpr bool is_joker(Code piece) { return piece >= kJoker; }
constexpr int rank_of(Code piece) { return piece & 15; }
constexpr std::size_t suit_of(Code piece) { return piece >> 4 & 3; }
constexpr Code face(std::size_t suit, int place) {
  return static_cast<Code>(suit << 4 |
                           static_cast<unsigned>(place > kRanks ? place - kRanks : place));
}
constexpr Code joker_for(Code piece) { return static_cast<Code>(kJoker | piece); }

// Whether a meld is a set rather than a run.
inline bool is_set(std::span<const Code> meld) { return rank_of(meld[0]) == rank_of(meld[1]); }

// Whether a list of known pieces is a meld in canonical form.
bool is_meld(std::span<const Code> meld, const Laws& laws);

// What such a meld counts when it is laid.
int points_of(std::span<const Code> meld, const Laws& laws);

// A meld stored in place, so that making one allocates no memory.
class Row {
 public:
  static constexpr std::size_t kLongest = 23;

  Row() = default;
  explicit Row(std::span<const Code> pieces) {
    for (const Code piece : pieces) push_back(piece);
  }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] const Code* begin() const { return pieces_.data(); }
  [[nodiscard]] const Code* end() const { return pieces_.data() + size_; }
  [[nodiscard]] Code* begin() { return pieces_.data(); }
  [[nodiscard]] Code* end() { return pieces_.data() + size_; }
  [[nodiscard]] Code operator[](std::size_t at) const { return pieces_[at]; }
  [[nodiscard]] Code& operator[](std::size_t at) { return pieces_[at]; }
  [[nodiscard]] Code back() const { return pieces_[size_ - 1U]; }
  bool operator==(const Row& other) const {
    return size_ == other.size_ && std::memcmp(begin(), other.begin(), size_) == 0;
  }

  // No run is longer than the number of places; anything longer is dropped and is no meld.
  void push_back(Code piece) {
    if (size_ < kLongest) pieces_[size_++] = piece;
  }
  void insert_front(std::span<const Code> more) {
    Row grown(more);
    for (const Code piece : *this) grown.push_back(piece);
    *this = grown;
  }
  void shorten(std::size_t size) { size_ = static_cast<std::uint8_t>(size); }

 private:
  std::array<Code, kLongest> pieces_;
  std::uint8_t size_ = 0;
};

}  // namespace rummel
