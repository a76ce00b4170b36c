// Files of weights: one that is whole is read and answers; any other is refused and does no harm.
#include "rummel/net.hpp"

#include <bit>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

namespace {

using rummel::Net;
using Bytes = std::vector<std::uint8_t>;

int failures = 0;

void expect(bool holds, const std::string& what) {
  if (holds) return;
  ++failures;
  std::fprintf(stderr, "FAILED: %s\n", what.c_str());
}

template <class T>
void put(Bytes& out, T value) {
  for (std::size_t i = 0; i < sizeof(T); ++i) {
    out.push_back(static_cast<std::uint8_t>(value >> (8 * i)));
  }
}
void put(Bytes& out, float value) { put(out, std::bit_cast<std::uint32_t>(value)); }

constexpr std::size_t kHead = 8 + 4 + 16 + 8 + 16 + 4;  // up to the checksum

Bytes file_of(std::uint32_t width, std::uint32_t hidden, std::uint32_t blocks,
              std::uint32_t actions, unsigned seed) {
  std::mt19937 chance(seed);
  const auto floats = [&](Bytes& out, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
      put(out, static_cast<float>(chance() % 100) / 100.0F);
    }
  };
  Bytes body;
  const auto matrix = [&](std::size_t rows, std::size_t columns) {
    floats(body, 2 * rows);
    for (std::size_t i = 0; i < rows * columns; ++i) {
      body.push_back(static_cast<std::uint8_t>(chance()));
    }
  };
  for (const std::uint64_t rules : {11, 12}) put(body, rules);
  floats(body, width);
  matrix(hidden, width);
  for (std::uint32_t i = 0; i < blocks; ++i) {
    floats(body, std::size_t{2} * hidden);
    matrix(hidden, hidden);
  }
  floats(body, std::size_t{2} * hidden);
  matrix(actions + 1, hidden);
  Bytes file;
  for (const char letter : std::string("rummel-n")) file.push_back(static_cast<std::uint8_t>(letter));
  put(file, Net::kVersion);
  Bytes name{'g', 'i', 'n'};
  name.resize(16);
  file.insert(file.end(), name.begin(), name.end());
  put(file, std::uint64_t{7});
  for (const std::uint32_t size : {width, hidden, blocks, actions, 2U}) put(file, size);
  put(file, rummel::fnv(body));
  file.insert(file.end(), body.begin(), body.end());
  return file;
}

std::string refusal(const Bytes& file) {
  try {
    (void)Net::read(file);
  } catch (const rummel::BadNet& error) {
    return error.what();
  }
  return {};
}

}  // namespace

int main() {
  const Bytes file = file_of(5, 8, 2, 3, 1);
  const Net net = Net::read(file);
  expect(net.family() == "gin" && net.layout() == 7, "the head is read");
  expect(net.knows(11) && net.knows(12) && !net.knows(13), "the rules are read");
  const rummel::Numbers rules{{"a", {1}}, {"b", {2, 3}}};
  const rummel::Numbers turned{{"b", {2, 3}}, {"a", {1}}};
  const rummel::Numbers others{{"a", {1, 2}}, {"b", {3}}};
  expect(rummel::hash_of(rules) == rummel::hash_of(turned), "the order of options is no matter");
  expect(rummel::hash_of(rules) != rummel::hash_of(others), "other rules are others");
  expect(net.width() == 5 && net.actions() == 3, "the sizes are read");
  const Bytes rows{0, 1, 2, 3, 255, 9, 0, 0, 0, 0};
  const auto both = net.evaluate(rows);
  const auto second = net.evaluate(std::span(rows).subspan(5));
  expect(both.values.size() == 2 && both.actions.size() == 6, "an answer for each row");
  expect(both.values[1] == second.values[0] && both.actions[4] == second.actions[1],
         "rows do not matter to each other");
  expect(net.evaluate({}).values.empty(), "no rows, no answers");
  bool refused = false;
  try {
    (void)net.evaluate(std::span(rows).first(7));
  } catch (const rummel::BadNet&) {
    refused = true;
  }
  expect(refused, "half a row is refused");

  expect(refusal({}).find("too early") != std::string::npos, "an empty file is refused");
  for (std::size_t size = 0; size < file.size(); ++size) {
    expect(!refusal(Bytes(file.begin(), file.begin() + static_cast<std::ptrdiff_t>(size))).empty(),
           "a file cut off is refused");
  }
  Bytes longer = file;
  longer.push_back(0);
  expect(!refusal(longer).empty(), "a file with more behind it is refused");
  for (std::size_t at = 0; at < file.size(); ++at) {
    // A wrong name or layout is for the caller to see.
    if (at >= 12 && at < 36) continue;
    for (const int flip : {1, 0x80}) {
      Bytes bad = file;
      bad[at] = static_cast<std::uint8_t>(bad[at] ^ flip);
      expect(!refusal(bad).empty(), "a changed byte is refused: " + std::to_string(at));
    }
  }
  for (std::size_t size = 0; size < 5; ++size) {
    for (const std::uint32_t value : {0U, 0xffffffffU, 0x80000000U, 4097U, 4096U}) {
      Bytes bad = file;
      Bytes number;
      put(number, value);
      std::copy(number.begin(), number.end(),
                bad.begin() + static_cast<std::ptrdiff_t>(36 + 4 * size));
      expect(!refusal(bad).empty(), "sizes that can't be are refused");
    }
  }
  Bytes endless = file;
  Bytes infinity;
  put(infinity, std::bit_cast<std::uint32_t>(HUGE_VALF));
  std::copy(infinity.begin(), infinity.end(), endless.begin() + kHead + 8 + 16);
  Bytes body(endless.begin() + kHead + 8, endless.end());
  Bytes sum;
  put(sum, rummel::fnv(body));
  std::copy(sum.begin(), sum.end(), endless.begin() + kHead);
  expect(refusal(endless).find("no number") != std::string::npos, "infinity is refused");

  std::mt19937 chance(3);
  for (int i = 0; i < 2000; ++i) {
    Bytes any = file;
    for (unsigned n = 1 + chance() % 8; n > 0; --n) {
      any[chance() % any.size()] = static_cast<std::uint8_t>(chance());
    }
    if (refusal(any).empty()) (void)Net::read(any).evaluate(rows);
  }
  if (failures > 0) return EXIT_FAILURE;
  std::puts("ok");
  return EXIT_SUCCESS;
}
