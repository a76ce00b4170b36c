// Requests of pages under any bytes: text that is nearly JSON, and values that nearly fit.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "../tests/random_options.hpp"
#include "../wasm/requests.hpp"
#include "bytes.hpp"
#include "fuzz_main.hpp"

namespace {

using rummel::Bytes;

// What can be asked for, and what each needs.
struct Form {
  std::string_view word, members;
};
constexpr Form kForms[] = {
    {"arrange", "table rack laws settings objectives"},
    {"melds", "melds laws"},
    {"open", "family options"},
    {"deal", "round seed first"},
    {"set", "round seed fields"},
    {"fields", "round"},
    {"look", "round seat"},
    {"greedy", "round seat"},
    {"offered", "round seat action"},
    {"play", "round seat action"},
    {"play", "round seat action"},
    {"resample", "round seat"},
    {"rollout", "round seat actions policy worlds work seed"},
    {"deal", "round seed first"},
    {"close", "round"},
    {"families", ""},
    {"nothing", "round"},
};
constexpr std::string_view kSpoilt[] = {"{", "}", "[", "]", "\"", ":", ",", "-", "9", "\\", "\x80"};

std::string number(Bytes& bytes) {
  switch (bytes.below(8U)) {
    case 0: return "-1";
    case 1: return std::to_string(bytes.below(256U) * 40'000'000'000LL);
    case 2: return "-" + std::to_string(bytes.below(256U) * 1'000LL);
    default: return std::to_string(bytes.below(6U));
  }
}

std::string row(Bytes& bytes) {
  constexpr std::string_view kDigits = "0123456789abcdefg";
  std::string out = "\"";
  const unsigned size = bytes.below(24U);
  for (unsigned i = 0; i < size; ++i) {
    // Mostly pieces: a suit and a rank.
    out += bytes.below(30U) == 0 ? kDigits[bytes.below(17U)] : kDigits[bytes.below(5U)];
    out += kDigits[1 + bytes.below(14U)];
  }
  if (bytes.below(30U) == 0) out += "7";
  return out + "\"";
}

template <class One>
std::string list(Bytes& bytes, unsigned size, One one) {
  std::string out = "[";
  for (unsigned i = 0; i < size; ++i) out += (i == 0 ? "" : ",") + one(bytes);
  return out + "]";
}

std::string few(Bytes& bytes, unsigned size) {
  return list(bytes, bytes.below(20U) == 0 ? bytes.below(20U) : size, number);
}

// Rules of a family, most of which fit.
std::string options(Bytes& bytes, const rummel::FamilyFacts& facts) {
  const auto below = [&](int bound) {
    return static_cast<int>(bytes.below(static_cast<unsigned>(bound)));
  };
  std::string out;
  for (const auto& [name, values] : rummel::random_options(facts, below)) {
    std::string several;
    for (const int one : values) several += (several.empty() ? "" : ",") + std::to_string(one);
    out += (out.empty() ? "\"" : ",\"") + name + "\":[" + several + "]";
  }
  return "{" + out + "}";
}

const rummel::FamilyFacts& family(Bytes& bytes) {
  static const std::vector<rummel::FamilyFacts> families = rummel::families();
  return families[bytes.below(static_cast<unsigned>(families.size()))];
}

std::string opening(Bytes& bytes) {
  const rummel::FamilyFacts& facts = family(bytes);
  return "{\"do\":\"open\",\"family\":\"" + facts.name +
         "\",\"options\":" + options(bytes, facts) + "}";
}

// What answers have said: the round that was opened last, and what the greedy bot would play.
struct Heard {
  std::string round = "1", greedy = "0";
};

std::string value(Bytes& bytes, std::string_view member, const Heard& heard) {
  if (bytes.below(60U) == 0) return bytes.below(2U) == 0 ? row(bytes) : number(bytes);
  if (member == "table" || member == "melds") return list(bytes, bytes.below(5U), row);
  if (member == "rack") return row(bytes);
  if (member == "laws") {
    return bytes.below(5U) == 0 ? few(bytes, 16) : "[1,1,0,0,0,13,1,0,1,-1,1,1,1,1,1,25]";
  }
  if (member == "settings") {
    return bytes.below(5U) == 0 ? few(bytes, 9) : "[1,1,0,0,0,1000,0,20000,100]";
  }
  if (member == "objectives") return bytes.below(4U) == 0 ? few(bytes, 2) : "[0,1]";
  if (member == "round") return bytes.below(20U) == 0 ? number(bytes) : heard.round;
  if (member == "action") return bytes.below(4U) == 0 ? number(bytes) : heard.greedy;
  if (member == "actions") return "[" + heard.greedy + "," + number(bytes) + "]";
  if (member == "policy") return bytes.below(2U) == 0 ? "\"greedy\"" : "\"random\"";
  if (member == "family") return "\"" + family(bytes).name + "\"";
  if (member == "options") return "{\"players\":" + few(bytes, 1) + "}";
  if (member == "fields") {
    return "{\"hands\":" + list(bytes, 2, row) + ",\"turn\":" + number(bytes) + "}";
  }
  if (member == "seat") return std::to_string(bytes.below(3U));
  return number(bytes);
}

std::string request(Bytes& bytes, const Heard& heard) {
  auto [word, members] = kForms[bytes.below(std::size(kForms))];
  if (word == "open" && bytes.below(2U) == 0) return opening(bytes);
  std::string out = "{\"do\":\"" + std::string(word) + "\"";
  while (!members.empty()) {
    const std::string_view member = members.substr(0, members.find(' '));
    members.remove_prefix(std::min(members.size(), member.size() + 1));
    out += ",\"" + std::string(member) + "\":" + value(bytes, member, heard);
  }
  out += "}";
  if (bytes.below(12U) == 0) {
    const std::size_t at = bytes.below(255U) % out.size();
    out.replace(at, bytes.below(3U), kSpoilt[bytes.below(std::size(kSpoilt))]);
  }
  return out;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  rummel::Requests requests;
  // Bytes as they are are a request too.
  (void)requests.answer({reinterpret_cast<const char*>(data), size});
  Bytes bytes(data, size);
  Heard heard;
  (void)requests.answer(opening(bytes));
  (void)requests.answer("{\"do\":\"deal\",\"round\":1,\"seed\":1,\"first\":-1}");
  while (!bytes.empty()) {
    const std::string answer = requests.answer(request(bytes, heard));
    if (answer.front() != '{' || answer.back() != '}') {
      std::fprintf(stderr, "requests_fuzz: %s\n", answer.c_str());
      std::abort();
    }
    const auto note = [&](std::string_view head, std::string& number) {
      if (answer.starts_with(head)) {
        number = answer.substr(head.size(), answer.size() - head.size() - 1);
      }
    };
    note("{\"action\":", heard.greedy);
    note("{\"round\":", heard.round);
  }
  return 0;
}

#ifndef RUMMEL_LIBFUZZER
int main(int count, char** words) {
  return fuzz(count, words, "--runs", 1500, [](long runs) { return runs; });
}
#endif
