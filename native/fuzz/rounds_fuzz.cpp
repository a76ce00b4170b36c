// Rounds under any bytes: the family, its options, the actions, and fields and memories that are
// changed.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <vector>

#include "../tests/random_options.hpp"
#include "bytes.hpp"
#include "fuzz_main.hpp"
#include "rummel/rounds/any_round.hpp"

namespace {

using rummel::AnyRound;
using rummel::Bytes;
using rummel::Chance;

[[noreturn]] void fail(const char* what) {
  std::fprintf(stderr, "rounds_fuzz: %s\n", what);
  std::abort();
}

long steps = 0;

void play(AnyRound& round, Bytes& bytes, Chance& chance) {
  while (!bytes.empty() && round.acting() != 0) {
    const int seat = bytes.below(round.players());
    const int kind = bytes.below(16);
    if (kind == 0) {
      round.resample(bytes.below(round.players() + 1) - 1, chance);
    } else if (kind == 1) {
      rummel::Fields fields = round.fields();
      auto& field = fields[static_cast<std::size_t>(bytes.below(static_cast<int>(fields.size())))];
      rummel::change(field.second, [&](int bound) { return bytes.below(bound); });
      try {
        round.set(fields);
      } catch (const rummel::Refused&) {
        // and the round is as it was
      }
    } else if (rummel::Fields memory = round.memory(); kind == 3 && !memory.empty()) {
      auto& field = memory[static_cast<std::size_t>(bytes.below(static_cast<int>(memory.size())))];
      rummel::change(field.second, [&](int bound) { return bytes.below(bound); });
      try {
        round.remember(memory);
      } catch (const rummel::Refused&) {
        // the same
      }
    }
    const std::vector<int> actions = round.actions(seat);
    if (actions.empty() != !(round.acting() >> seat & 1)) fail("who may act?");
    if (actions.empty()) continue;
    std::vector<std::uint8_t> observation(round.observation());
    round.observe(seat, observation);
    const int action = kind == 2 ? round.greedy(seat)
                                 : actions[static_cast<std::size_t>(
                                       bytes.below(static_cast<int>(actions.size())))];
    (void)round.play(seat, action, chance);
    ++steps;
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::vector<rummel::FamilyFacts> families = rummel::families();
  Bytes bytes(data, size);
  const auto below = [&](int bound) { return bytes.below(bound); };
  const rummel::FamilyFacts& facts =
      families[static_cast<std::size_t>(below(static_cast<int>(families.size())))];
  std::unique_ptr<AnyRound> round;
  while (round == nullptr) {
    if (bytes.empty()) return 0;
    try {
      round = AnyRound::make(facts.name, rummel::random_options(facts, below));
    } catch (const std::invalid_argument&) {
      continue;  // a refusal is an answer
    }
  }
  Chance chance = Chance::seeded(static_cast<std::uint64_t>(below(1 << 16)));
  while (!bytes.empty()) {
    (void)round->deal({below(round->players() + 1) - 1}, chance);
    play(*round, bytes, chance);
  }
  return 0;
}

#ifndef RUMMEL_LIBFUZZER
int main(int count, char** words) {
  return fuzz(count, words, "--steps", 3000, [](long) { return steps; });
}
#endif
