// Requests of pages under any bytes: text that is nearly JSON, and values that nearly fit.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "../wasm/requests.hpp"
#include "fuzz_main.hpp"

namespace {

class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : at_(data), end_(data + size) {}
  [[nodiscard]] bool empty() const { return at_ == end_; }
  unsigned below(unsigned bound) { return (empty() ? 0U : *at_++) % bound; }

 private:
  const std::uint8_t* at_;
  const std::uint8_t* end_;
};

constexpr std::string_view kWords[] = {"arrange", "melds", "deal",     "set",     "fields", "look",
                                       "offered", "greedy", "play",   "resample", "rollout",
                                       "close",   "open",   "families", "nothing"};
constexpr std::string_view kFamilies[] = {"gin", "tiles", "romme", "one-eleven", "karo8", "duel"};
constexpr std::string_view kSpoilt[] = {"{", "}", "[", "]", "\"", ":", ",", "-", "9", "\\", "\x80"};

std::string number(Bytes& bytes) {
  switch (bytes.below(8)) {
    case 0: return "-1";
    case 1: return std::to_string(bytes.below(256) * 40'000'000'000LL);
    case 2: return "-" + std::to_string(bytes.below(256) * 1'000LL);
    default: return std::to_string(bytes.below(6));
  }
}

std::string row(Bytes& bytes) {
  constexpr std::string_view kDigits = "0123456789abcdefg";
  std::string out = "\"";
  const unsigned size = bytes.below(24);
  for (unsigned i = 0; i < size; ++i) {
    // Mostly pieces: a suit and a rank.
    out += bytes.below(30) == 0 ? kDigits[bytes.below(17)] : kDigits[bytes.below(5)];
    out += kDigits[1 + bytes.below(14)];
  }
  if (bytes.below(30) == 0) out += "7";
  return out + "\"";
}

template <class One>
std::string list(Bytes& bytes, unsigned size, One one) {
  std::string out = "[";
  for (unsigned i = 0; i < size; ++i) out += (i == 0 ? "" : ",") + one(bytes);
  return out + "]";
}

std::string few(Bytes& bytes, unsigned size) {
  return list(bytes, bytes.below(20) == 0 ? bytes.below(20) : size, number);
}

std::string request(Bytes& bytes) {
  std::string out = "{\"do\":\"";
  out += kWords[bytes.below(std::size(kWords))];
  out += "\",\"round\":" + std::to_string(1 + bytes.below(3)) + ",\"seat\":" + number(bytes);
  out += ",\"table\":" + list(bytes, bytes.below(5), row) + ",\"rack\":" + row(bytes);
  out += ",\"melds\":" + list(bytes, bytes.below(5), row);
  out += ",\"laws\":" + (bytes.below(4) == 0 ? few(bytes, 16)
                                           : "[1,1,0,0,0,13,1,0,1,-1,1,1,1,1,1,25]");
  out += ",\"settings\":" + (bytes.below(4) == 0 ? few(bytes, 9) : "[1,1,0,0,0,1000,0,20000,100]");
  out += ",\"objectives\":" + few(bytes, 2) + ",\"family\":\"";
  out += kFamilies[bytes.below(std::size(kFamilies))];
  out += "\",\"options\":{\"players\":[2],\"hand\":" + few(bytes, 1) + "}";
  out += ",\"seed\":" + number(bytes) + ",\"first\":" + number(bytes);
  out += ",\"action\":" + number(bytes) + ",\"actions\":" + few(bytes, 2);
  out += ",\"policy\":\"" + std::string(bytes.below(2) == 0 ? "greedy" : "random") + "\"";
  out += ",\"worlds\":" + number(bytes) + ",\"work\":" + number(bytes);
  out += ",\"fields\":{\"hands\":" + list(bytes, 2, row) + ",\"turn\":" + number(bytes) + "}}";
  if (bytes.below(6) == 0) {
    const std::size_t at = bytes.below(255) % out.size();
    out.replace(at, bytes.below(3), kSpoilt[bytes.below(std::size(kSpoilt))]);
  }
  return out;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  rummel::Requests requests;
  // Bytes as they are are a request too.
  (void)requests.answer({reinterpret_cast<const char*>(data), size});
  Bytes bytes(data, size);
  while (!bytes.empty()) {
    const std::string answer = requests.answer(request(bytes));
    if (answer.front() != '{' || answer.back() != '}') {
      std::fprintf(stderr, "requests_fuzz: %s\n", answer.c_str());
      std::abort();
    }
  }
  return 0;
}

#ifndef RUMMEL_LIBFUZZER
int main(int count, char** words) {
  return fuzz(count, words, "--runs", 2000, [](long runs) { return runs; });
}
#endif
