// What a fuzzer's bytes choose: numbers below a bound, and 0 once the bytes are used up.
#pragma once

#include <cstddef>
#include <cstdint>

namespace rummel {

class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : at_(data), end_(data + size) {}
  [[nodiscard]] bool empty() const { return at_ == end_; }
  std::uint8_t next() { return empty() ? std::uint8_t{0} : *at_++; }

  template <class Number>
  Number below(Number bound) {
    unsigned word = 0;
    for (auto limit = static_cast<unsigned>(bound) - 1; limit > 0; limit >>= 8) {
      word = word << 8 | next();
    }
    return static_cast<Number>(word % static_cast<unsigned>(bound));
  }

 private:
  const std::uint8_t* at_;
  const std::uint8_t* end_;
};

}  // namespace rummel
