#include "rummel/rounds/chance.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <vector>

namespace rummel {
namespace {

constexpr std::size_t kBlock = 64;

// The first 32 bits of the fractional parts of cube roots of primes (FIPS 180-4).
constexpr std::array<std::uint32_t, 64> kRounds{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

void compress(std::array<std::uint32_t, 8>& hash, const std::uint8_t* block) {
  std::array<std::uint32_t, 64> word;
  for (std::size_t i = 0; i < 16; ++i) {
    word[i] = std::uint32_t{block[4 * i]} << 24 | std::uint32_t{block[4 * i + 1]} << 16 |
              std::uint32_t{block[4 * i + 2]} << 8 | block[4 * i + 3];
  }
  for (std::size_t i = 16; i < 64; ++i) {
    const std::uint32_t low =
        std::rotr(word[i - 15], 7) ^ std::rotr(word[i - 15], 18) ^ word[i - 15] >> 3;
    const std::uint32_t high =
        std::rotr(word[i - 2], 17) ^ std::rotr(word[i - 2], 19) ^ word[i - 2] >> 10;
    word[i] = word[i - 16] + low + word[i - 7] + high;
  }
  auto [a, b, c, d, e, f, g, h] = hash;
  for (std::size_t i = 0; i < 64; ++i) {
    const std::uint32_t mix_e = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
    const std::uint32_t first = h + mix_e + ((e & f) ^ (~e & g)) + kRounds[i] + word[i];
    const std::uint32_t mix_a = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
    const std::uint32_t second = mix_a + ((a & b) ^ (a & c) ^ (b & c));
    h = g, g = f, f = e, e = d + first, d = c, c = b, b = a, a = first + second;
  }
  const std::array<std::uint32_t, 8> after{a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < 8; ++i) hash[i] += after[i];
}

}  // namespace

Digest sha256(std::span<const std::uint8_t> data) {
  std::array<std::uint32_t, 8> hash{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                    0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  std::size_t at = 0;
  for (; data.size() - at >= kBlock; at += kBlock) compress(hash, data.data() + at);
  std::array<std::uint8_t, 2 * kBlock> tail{};
  const std::size_t rest = data.size() - at;
  std::copy_n(data.begin() + static_cast<std::ptrdiff_t>(at), rest, tail.begin());
  tail[rest] = 0x80;
  const std::size_t length = rest + 9 > kBlock ? 2 * kBlock : kBlock;
  const std::uint64_t bits = std::uint64_t{data.size()} * 8;
  for (std::size_t i = 0; i < 8; ++i) {
    tail[length - 1 - i] = static_cast<std::uint8_t>(bits >> (8 * i));
  }
  for (std::size_t from = 0; from < length; from += kBlock) compress(hash, tail.data() + from);
  Digest digest;
  for (std::size_t i = 0; i < digest.size(); ++i) {
    digest[i] = static_cast<std::uint8_t>(hash[i / 4] >> (24 - 8 * (i % 4)));
  }
  return digest;
}

Digest hmac_sha256(std::span<const std::uint8_t> key, std::span<const std::uint8_t> data) {
  std::array<std::uint8_t, kBlock> padded{};
  if (key.size() > kBlock) {
    const Digest hashed = sha256(key);
    std::copy(hashed.begin(), hashed.end(), padded.begin());
  } else {
    std::copy(key.begin(), key.end(), padded.begin());
  }
  std::vector<std::uint8_t> inner(kBlock + data.size());
  std::array<std::uint8_t, kBlock + std::tuple_size_v<Digest>> outer{};
  for (std::size_t i = 0; i < kBlock; ++i) {
    inner[i] = padded[i] ^ 0x36;
    outer[i] = padded[i] ^ 0x5c;
  }
  std::copy(data.begin(), data.end(), inner.begin() + kBlock);
  const Digest first = sha256(inner);
  std::copy(first.begin(), first.end(), outer.begin() + kBlock);
  return sha256(outer);
}

Chance Chance::keyed(const Key& key, std::uint64_t at) {
  Chance chance;
  chance.keyed_ = true;
  chance.key_ = key;
  chance.at_ = at;
  return chance;
}

Chance Chance::seeded(std::uint64_t seed) {
  Chance chance;
  chance.at_ = seed;
  return chance;
}

std::uint32_t Chance::below_by_key(std::uint32_t bound) {
  constexpr std::uint64_t kAll = std::uint64_t{1} << 32;
  const std::uint64_t limit = kAll - kAll % bound;
  for (;;) {
    if (const std::uint64_t block = at_ / words_.size(); block != block_) {
      std::array<std::uint8_t, 8> counter;
      for (std::size_t i = 0; i < 8; ++i) {
        counter[i] = static_cast<std::uint8_t>(block >> (56 - 8 * i));
      }
      const Digest digest = hmac_sha256(key_, counter);
      for (std::size_t i = 0; i < words_.size(); ++i) {
        words_[i] = std::uint32_t{digest[4 * i]} << 24 | std::uint32_t{digest[4 * i + 1]} << 16 |
                    std::uint32_t{digest[4 * i + 2]} << 8 | digest[4 * i + 3];
      }
      block_ = block;
    }
    const std::uint32_t word = words_[at_++ % words_.size()];
    // Words at or above the last full multiple would favour small numbers.
    if (word < limit) return word % bound;
  }
}

}  // namespace rummel
