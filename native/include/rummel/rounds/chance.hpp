// Where the chance of a round comes from.
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace rummel {

// Uniform random numbers. A keyed source gives the numbers of `rummel.deal.Stream` under the same
// key, so that a deal can be checked; a seeded one is fast, for rounds that nobody has to verify.
class Chance {
 public:
  using Key = std::array<std::uint8_t, 32>;

  static Chance keyed(const Key& key, std::uint64_t at = 0);
  static Chance seeded(std::uint64_t seed);

  // A number from 0 up to, not including, `bound`.
  std::uint32_t below(std::uint32_t bound) {
    if (keyed_) return below_by_key(bound);
    // Lemire's method: the high half of a product, with the few words refused that favour some.
    std::uint64_t product = std::uint64_t{next()} * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t least = (0U - bound) % bound;
      while (static_cast<std::uint32_t>(product) < least) product = std::uint64_t{next()} * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  // Fisher–Yates, from the last place down.
  template <class T>
  void shuffle(std::span<T> items) {
    for (std::size_t place = items.size(); place > 1; --place) {
      std::swap(items[place - 1], items[below(static_cast<std::uint32_t>(place))]);
    }
  }

  // 32-bit words used so far, of a keyed source.
  [[nodiscard]] std::uint64_t at() const { return at_; }

 private:
  // SplitMix64: one word of state, so a round can carry its own source.
  std::uint32_t next() {
    std::uint64_t word = at_ += 0x9e3779b97f4a7c15ULL;
    word = (word ^ word >> 30) * 0xbf58476d1ce4e5b9ULL;
    word = (word ^ word >> 27) * 0x94d049bb133111ebULL;
    return static_cast<std::uint32_t>((word ^ word >> 31) >> 32);
  }
  std::uint32_t below_by_key(std::uint32_t bound);

  std::uint64_t at_ = 0;
  bool keyed_ = false;
  Key key_{};
  std::uint64_t block_ = ~std::uint64_t{0};  // that `words_` holds
  std::array<std::uint32_t, 8> words_{};
};

using Digest = std::array<std::uint8_t, 32>;

Digest sha256(std::span<const std::uint8_t> data);
Digest hmac_sha256(std::span<const std::uint8_t> key, std::span<const std::uint8_t> data);

}  // namespace rummel
