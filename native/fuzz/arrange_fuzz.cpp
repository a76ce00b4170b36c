// Turns any bytes into a question and a hand and expects an answer or a refusal; an answer has to
// hold every piece. With clang a libFuzzer target (-DRUMMEL_LIBFUZZER); otherwise a program that
// reads files or generates bytes: `arrange_fuzz [--runs N] [FILE ...]`.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "bytes.hpp"
#include "fuzz_main.hpp"
#include "rummel/arrange.hpp"
#include "rummel/deadwood.hpp"

namespace {

using namespace rummel;

[[noreturn]] void fail(const char* what) {
  std::fprintf(stderr, "arrange_fuzz: %s\n", what);
  std::abort();
}

void expect(bool holds, const char* what) {
  if (!holds) fail(what);
}

// Usually sensible, now and then anything.
int number(Bytes& bytes, int usual) {
  const std::uint8_t odd = bytes.next();
  if (odd < 252) return usual;
  static constexpr std::array<int, 8> kOdd{-1, INT32_MIN, INT32_MAX, 0, 1, 99, 251, -250};
  return kOdd[odd % kOdd.size()];
}

Question question(Bytes& bytes) {
  Question ask;
  Laws& laws = ask.laws;
  const std::uint8_t flags = bytes.next();
  laws.runs = (flags & 7) != 1;
  laws.sets = (flags & 7) != 2;
  laws.mixed_runs = (flags & 56) == 8;
  laws.declared = (flags & 64) != 0;
  laws.joker_tile = static_cast<JokerTile>(bytes.below(3));
  laws.ace = static_cast<Ace>(bytes.below(3));
  laws.jokers = static_cast<JokerLimit>(bytes.below(5));
  laws.table_joker = static_cast<TableJoker>(bytes.below(4));
  laws.longest_run = number(bytes, 13 + bytes.below(2));
  laws.court = number(bytes, bytes.below(2) == 0 ? -1 : 10);
  laws.ace_high = number(bytes, bytes.below(12));
  laws.ace_set = number(bytes, bytes.below(12));
  laws.joker_laid = bytes.below(4) != 0;
  laws.joker_hand = number(bytes, 20);
  ask.opened = bytes.below(4) != 0;
  ask.rebuild = bytes.below(3) != 0;
  ask.minimum = number(bytes, bytes.below(50));
  ask.opening = static_cast<Opening>(bytes.below(2));
  ask.out_opens = bytes.below(4) == 0;
  ask.most = number(bytes, bytes.below(4) == 0 ? bytes.below(10) : 1000);
  ask.keep = number(bytes, bytes.below(8) == 0 ? 1 : 0);
  ask.work = number(bytes, 20 * bytes.next());
  ask.tidy_work = number(bytes, 10 * bytes.next());
  ask.objectives.clear();
  for (int i = bytes.below(5); i > 0; --i) {
    const auto one = static_cast<Objective>(bytes.below(6));
    const auto& known = ask.objectives;
    if (bytes.next() == 0 || std::find(known.begin(), known.end(), one) == known.end()) {
      ask.objectives.push_back(one);
    }
  }

  // A pile with some order, so that not everything is refused.
  const bool tame = bytes.below(8) != 0;
  std::array<int, 256> used{};
  int jokers = 0;
  const auto may = [&](Code piece) {
    if (piece >= kJoker) return !tame || jokers++ < kMostJokers;
    return ++used[piece] <= kMostCopies || !tame;
  };
  const auto any = [&] {
    const std::uint8_t raw = bytes.next();
    return tame ? static_cast<Code>((raw & 0x30) | (1 + (raw & 15) % 13)) : raw;
  };
  for (int i = bytes.below(12); i > 0 && !bytes.empty(); --i) {
    std::vector<Code> meld;
    const std::uint8_t shape = bytes.next();
    const std::uint8_t wild = bytes.next();
    const bool run = (shape & 1) != 0;
    const unsigned suit = shape >> 1 & 3;
    const int rank = 1 + bytes.below(tame && run ? 11 : 13);
    const int size = run ? 3 + bytes.below(12) : 3 + bytes.below(2);
    for (int step = 0; step < size; ++step) {
      if (tame && run && step >= 3 && rank + step > 13) break;
      const int place = run ? (rank + step - 1) % 13 + 1 : rank;
      const unsigned colour = run ? suit : (suit + static_cast<unsigned>(step)) & 3;
      Code piece = static_cast<Code>(colour << 4 | static_cast<unsigned>(place));
      if ((wild >> (step & 7) & 1) != 0 && (wild & 0xe0) == 0) {
        piece = static_cast<Code>(piece | kJoker);
      }
      if (!tame && bytes.below(16) == 0) piece = any();
      meld.push_back(piece);
    }
    if (!run) std::sort(meld.begin(), meld.end(), [](Code a, Code b) { return (a & 63) < (b & 63); });
    if (std::all_of(meld.begin(), meld.end(), may)) ask.table.push_back(meld);
  }
  for (int i = bytes.below(tame ? 40 : 120); i > 0 && !bytes.empty(); --i) {
    const Code piece = bytes.below(16) == 0 ? kJoker : any();
    if (may(piece)) ask.rack.push_back(piece);
  }
  return ask;
}

std::array<int, 65> count(const Melds& melds, const std::vector<Code>& more) {
  std::array<int, 65> counts{};
  for (const auto& meld : melds) {
    for (const Code piece : meld) ++counts[piece >= kJoker ? kJoker : piece];
  }
  for (const Code piece : more) ++counts[piece];
  return counts;
}

void check(const Question& ask, const Answer& answer) {
  if (answer.verdict != Verdict::fine) return;
  expect(count(answer.table, answer.left) == count(ask.table, ask.rack), "pieces were lost");
  expect(count(answer.table, {}) == count(ask.table, answer.laid), "other pieces lie there");
  const int laid = static_cast<int>(answer.laid.size());
  const int most = std::min(ask.most, static_cast<int>(ask.rack.size()) - ask.keep);
  expect(laid <= std::max(0, most), "too many are laid");
  expect(answer.possible || laid == 0, "laid, but not possible");
  expect(answer.moved >= 0 && answer.moved <= static_cast<int>(ask.table.size()), "moved melds");
  expect(answer.steps >= 0 && answer.steps <= ask.work, "more work than allowed");
  if (!ask.rebuild || !ask.opened) expect(answer.moved == 0, "a meld was moved");
  for (const auto& meld : answer.table) expect(meld.size() >= 3, "a short meld");
}

void deadwood(Bytes& bytes) {
  std::vector<Code> hand;
  const int cap = number(bytes, 10);
  const int most_left = number(bytes, bytes.below(12));
  const bool tame = bytes.below(4) != 0;
  for (int i = bytes.below(27); i > 0; --i) {
    const std::uint8_t raw = bytes.next();
    hand.push_back(tame ? static_cast<Code>((raw & 0x30) | (1 + (raw & 15) % 13)) : raw);
  }
  try {
    const int least = least_deadwood(hand, cap, most_left);
    int thrown = kNoArrangement;
    const auto after = least_after_discard(hand, cap, most_left);
    for (std::size_t i = 0; i < hand.size(); ++i) {
      if (after[i] >= 0 && (thrown < 0 || after[i] < thrown)) thrown = after[i];
    }
    expect(least_deadwood(hand, cap, most_left, true) == thrown, "discards disagree");
    const std::vector<std::uint8_t> size{static_cast<std::uint8_t>(hand.size())};
    expect(least_deadwood_many(hand, size, cap, most_left)[0] == least, "many disagree");
    best_melds(hand, cap, most_left);
  } catch (const BadHand&) {
    return;  // a refusal is an answer
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static Arranger arranger;
  Bytes bytes(data, size);
  deadwood(bytes);
  // Two, to cover what an arranger keeps between questions.
  for (int i = 0; i < 2; ++i) {
    const Question ask = question(bytes);
    check(ask, arranger.arrange(ask));
  }
  return 0;
}

#ifndef RUMMEL_LIBFUZZER
int main(int count, char** words) {
  return fuzz(count, words, "--runs", 800, [](long runs) { return runs; });
}
#endif
