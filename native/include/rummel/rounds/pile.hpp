// Pieces in a fixed place in memory: rounds are copied by the thousand.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "rummel/deadwood.hpp"

namespace rummel {

// Up to `Most` pieces in order; the last one is the top.
template <std::size_t Most>
class Pile {
  static_assert(Most <= 255);

 public:
  static constexpr std::size_t kMost = Most;

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] Code operator[](std::size_t at) const { return codes_[at]; }
  [[nodiscard]] Code& operator[](std::size_t at) { return codes_[at]; }
  [[nodiscard]] Code top() const { return codes_[size_ - 1U]; }
  [[nodiscard]] const Code* begin() const { return codes_.data(); }
  [[nodiscard]] const Code* end() const { return codes_.data() + size_; }
  [[nodiscard]] std::span<const Code> span() const { return {codes_.data(), size_}; }
  [[nodiscard]] std::span<Code> span() { return {codes_.data(), size_}; }
  [[nodiscard]] bool has(Code piece) const { return std::find(begin(), end(), piece) != end(); }
  [[nodiscard]] std::size_t count(Code piece) const {
    return static_cast<std::size_t>(std::count(begin(), end(), piece));
  }
  bool operator==(const Pile& other) const { return std::equal(begin(), end(), other.begin(), other.end()); }

  void clear() { size_ = 0; }
  void push(Code piece) { codes_[size_++] = piece; }
  Code pop() { return codes_[--size_]; }
  void insert(std::size_t at, Code piece) {
    std::copy_backward(codes_.data() + at, codes_.data() + size_, codes_.data() + size_ + 1);
    codes_[at] = piece;
    ++size_;
  }
  void erase(std::size_t at) {
    std::copy(codes_.data() + at + 1, codes_.data() + size_, codes_.data() + at);
    --size_;
  }
  // Into a pile that is kept sorted.
  void add(Code piece) {
    std::size_t at = size_;
    for (; at > 0 && codes_[at - 1] > piece; --at) codes_[at] = codes_[at - 1];
    codes_[at] = piece;
    ++size_;
  }
  // Removes the first such piece; false if there is none.
  bool remove(Code piece) {
    const Code* const place = std::find(begin(), end(), piece);
    if (place == end()) return false;
    erase(static_cast<std::size_t>(place - begin()));
    return true;
  }
  void sort() { std::sort(codes_.data(), codes_.data() + size_); }

 private:
  std::uint8_t size_ = 0;
  std::array<Code, Most> codes_{};
};

// A pile that also knows how often it holds each natural piece, at most twice: one that grows long
// and is observed at every step.
template <std::size_t Most>
class CountedPile : Pile<Most> {
  using Base = Pile<Most>;

 public:
  using Base::begin, Base::empty, Base::end, Base::kMost, Base::size, Base::top;

  // The pieces that it holds, and those that it holds twice, as bits.
  [[nodiscard]] std::uint64_t once() const { return once_; }
  [[nodiscard]] std::uint64_t twice() const { return twice_; }

  void clear() {
    Base::clear();
    once_ = twice_ = 0;
  }
  void push(Code piece) {
    Base::push(piece);
    twice_ |= once_ & bit_of(piece);
    once_ |= bit_of(piece);
  }
  Code pop() {
    const Code piece = Base::pop();
    once_ &= ~bit_of(piece) | twice_;
    twice_ &= ~bit_of(piece);
    return piece;
  }

 private:
  static std::uint64_t bit_of(Code piece) { return std::uint64_t{1} << (piece & 63); }

  std::uint64_t once_ = 0;
  std::uint64_t twice_ = 0;
};

// Natural pieces of one pack, which are always in order.
class PieceSet {
 public:
  [[nodiscard]] std::size_t size() const { return static_cast<std::size_t>(std::popcount(bits_)); }
  [[nodiscard]] bool empty() const { return bits_ == 0; }
  [[nodiscard]] bool has(Code piece) const { return bits_ >> piece & 1; }
  [[nodiscard]] std::uint64_t bits() const { return bits_; }
  void add(Code piece) { bits_ |= std::uint64_t{1} << piece; }
  void remove(Code piece) { bits_ &= ~(std::uint64_t{1} << piece); }

  // Calls `visit` with each piece of `bits`, the lowest first.
  template <class Visit>
  static void each(std::uint64_t bits, Visit visit) {
    for (; bits != 0; bits &= bits - 1) visit(static_cast<Code>(std::countr_zero(bits)));
  }
  template <class Visit>
  void each(Visit visit) const {
    each(bits_, visit);
  }
  bool operator==(const PieceSet&) const = default;

 private:
  std::uint64_t bits_ = 0;
};

// Rows of pieces, one behind the other in the place that all of them share: for games whose pieces
// go from row to row, so that each could be long but not all at once.
template <std::size_t Count, std::size_t Most>
class Rows {
  static_assert(Most <= 255);

 public:
  static constexpr std::size_t kMost = Most;

  [[nodiscard]] std::size_t size(std::size_t row) const { return ends_[row] - start(row); }
  [[nodiscard]] std::size_t all() const { return ends_[Count - 1]; }
  [[nodiscard]] std::span<const Code> operator[](std::size_t row) const {
    return {codes_.data() + start(row), size(row)};
  }
  [[nodiscard]] std::span<Code> operator[](std::size_t row) {
    return {codes_.data() + start(row), size(row)};
  }
  void push(std::size_t row, Code piece) {
    std::copy_backward(codes_.data() + ends_[row], codes_.data() + all(),
                       codes_.data() + all() + 1);
    codes_[ends_[row]] = piece;
    for (std::size_t i = row; i < Count; ++i) ++ends_[i];
  }
  // Takes the piece in one place out of a row.
  Code take(std::size_t row, std::size_t place) {
    Code* const at = codes_.data() + start(row) + place;
    const Code piece = *at;
    std::copy(at + 1, codes_.data() + all(), at);
    for (std::size_t i = row; i < Count; ++i) --ends_[i];
    return piece;
  }
  Code pop(std::size_t row) { return take(row, size(row) - 1); }
  void clear(std::size_t row) {
    const auto gone = static_cast<std::uint8_t>(size(row));
    std::copy(codes_.data() + ends_[row], codes_.data() + all(), codes_.data() + start(row));
    for (std::size_t i = row; i < Count; ++i) ends_[i] = static_cast<std::uint8_t>(ends_[i] - gone);
  }
  // Makes a row of these pieces, which are not its own.
  void assign(std::size_t row, std::span<const Code> pieces) {
    clear(row);
    Code* const at = codes_.data() + ends_[row];
    std::copy_backward(at, codes_.data() + all(), codes_.data() + all() + pieces.size());
    std::copy(pieces.begin(), pieces.end(), at);
    for (std::size_t i = row; i < Count; ++i) {
      ends_[i] = static_cast<std::uint8_t>(ends_[i] + pieces.size());
    }
  }
  // Puts the pieces of `count` rows from `from` on at the end of a row before them, in order.
  void gather(std::size_t row, std::size_t from, std::size_t count) {
    const std::size_t first = start(from);
    const std::size_t end = ends_[from + count - 1];
    std::rotate(codes_.data() + ends_[row], codes_.data() + first, codes_.data() + end);
    const auto moved = static_cast<std::uint8_t>(end - first);
    for (std::size_t i = row; i < from; ++i) ends_[i] = static_cast<std::uint8_t>(ends_[i] + moved);
    for (std::size_t i = from; i < from + count; ++i) ends_[i] = static_cast<std::uint8_t>(end);
  }

  // Some of the rows, as one field of a state.
  struct Part {
    Rows& rows;
    std::size_t first, count;
  };
  struct One {
    Rows& rows;
    std::size_t row;
  };
  [[nodiscard]] Part part(std::size_t first, std::size_t count) { return {*this, first, count}; }
  [[nodiscard]] One one(std::size_t row) { return {*this, row}; }

 private:
  [[nodiscard]] std::size_t start(std::size_t row) const { return row == 0 ? 0 : ends_[row - 1]; }

  std::array<std::uint8_t, Count> ends_{};
  std::array<Code, Most> codes_{};
};

}  // namespace rummel
