// Pieces in a fixed place in memory: rounds are copied by the thousand.
#pragma once

#include <algorithm>
#include <array>
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

}  // namespace rummel
