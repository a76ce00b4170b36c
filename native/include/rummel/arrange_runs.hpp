// How open runs of one suit grow from rank to rank, and which sets one rank can make.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "rummel/arrange.hpp"

namespace rummel {

// The open runs of a suit, as a number: a multiset of kinds of runs. 0 is none at all.
using Open = std::uint16_t;

// The kind of a run: its length up to three, and what the limit on jokers needs to know about it.
// Of the ways to go on, only those are kept that no other way can replace.
class Runs {
 public:
  static constexpr int kMostOpen = 16;
  static constexpr Open kMostKnown = 4095;
  using Kind = std::uint8_t;
  struct Bundle {
    std::array<Kind, kMostOpen> kinds{};
    std::uint8_t count = 0;
    auto operator<=>(const Bundle&) const = default;
  };

  Runs(JokerLimit limit, int jokers, int naturals);

  // What can be open after this many natural pieces and jokers of the next rank.
  std::span<const Open> next(Open open, int naturals, int jokers) {
    const Slice& known =
        next_[(static_cast<std::size_t>(open) * static_cast<std::size_t>(most_naturals_ + 1) +
               static_cast<std::size_t>(naturals)) *
                  static_cast<std::size_t>(most_jokers_ + 1) +
              static_cast<std::size_t>(jokers)];
    if (known.at != nullptr) return {known.at, known.count};
    return find_next(open, naturals, jokers);
  }
  // `open` itself, and what is left of it when up to `tokens` unfinished runs are removed.
  std::span<const Open> absorbed(Open open, int tokens);
  // With `more` finished runs that may go on.
  Open injected(Open open, int more);
  // Whether everything can end here.
  [[nodiscard]] bool finished(Open open) const { return finished_[open] != 0; }
  // Unfinished runs, which have to go on.
  [[nodiscard]] int pressing(Open open) const { return pressing_[open]; }
  // Those of them that need more than one piece.
  [[nodiscard]] int far(Open open) const { return far_[open]; }
  // Where length alone describes a run: five counters of four bits each. Of two states the one whose
  // counters are all at least as high can do whatever the other can: each run of the other has a
  // partner at least as long, and those that it has beyond may end.
  [[nodiscard]] std::uint32_t might(Open open) const { return might_[open]; }
  static constexpr std::uint32_t kNoMight = 0xffffffff;  // too many runs to be counted
  [[nodiscard]] const Bundle& bundle(Open open) const { return bundles_[open]; }
  // The number of a bundle that was built elsewhere.
  Open open_of(const Bundle& bundle) { return number(bundle); }
  [[nodiscard]] bool absorbable(Kind kind) const { return kinds_[kind].absorbable; }
  [[nodiscard]] bool accepts(Kind kind) const { return kinds_[kind].accept; }
  [[nodiscard]] int after(int kind, bool joker) const;  // -1: not allowed; kind -1: a new run
  [[nodiscard]] Kind whole() const { return whole_; }
  // Length alone describes a run: a joker is as good as a natural piece, and there is one best way
  // to go on.
  [[nodiscard]] bool plain() const { return kinds_.size() <= 3; }
  [[nodiscard]] std::size_t known() const { return bundles_.size(); }
  // More kinds of bundles came up than there are numbers: answers are incomplete.
  [[nodiscard]] bool overflowed() const { return overflowed_; }

 private:
  struct KindFacts {
    std::array<int, 2> next{-1, -1};
    bool accept = false;
    bool absorbable = false;  // whatever the meld above it looks like
  };
  struct Slice {
    const Open* at = nullptr;  // null: not computed yet
    std::uint32_t count = 0;
  };

  Open number(Bundle bundle);
  void grow(const Bundle& from, int at, int least, int naturals, int jokers, Bundle& now,
            std::vector<Bundle>& grown) const;
  [[nodiscard]] bool covers(const Bundle& better, const Bundle& worse) const;
  std::span<const Open> find_next(Open open, int naturals, int jokers);
  Slice store(const std::vector<Bundle>& bundles);

  int most_naturals_;
  int most_jokers_;
  std::vector<KindFacts> kinds_;
  std::array<int, 2> start_{};
  Kind whole_ = 0;
  std::vector<std::vector<bool>> covers_;  // kinds: the first can replace the second
  std::vector<Bundle> bundles_;
  std::vector<std::uint8_t> finished_;
  std::vector<std::uint8_t> pressing_;
  std::vector<std::uint8_t> far_;
  std::vector<std::uint32_t> might_;
  std::map<Bundle, Open> numbers_;
  std::vector<Slice> next_;
  std::vector<Slice> absorbed_;
  std::vector<Open> injected_;
  std::vector<std::vector<Open>> chunks_;  // never grown once filled, so that slices stay valid
  bool overflowed_ = false;
};

// How many natural pieces of each suit go into sets, as digits to the base three.
using SetShape = std::uint8_t;
inline constexpr int kSetShapes = 81;

struct SetKind {
  std::uint8_t suits = 0;   // mask
  std::uint8_t jokers = 0;  // mask, a subset of `suits`
};

class Sets {
 public:
  Sets(bool allowed, JokerLimit limit, int jokers);

  // For the pieces of one rank, given as a shape: which shapes of them make sets, and which numbers
  // of pieces of each suit occur in those (bits).
  struct Choice {
    std::vector<SetShape> shapes;
    std::array<std::uint8_t, 4> digits{};
  };
  [[nodiscard]] const Choice& choice(int there) const {
    return choices_[static_cast<std::size_t>(there)];
  }
  // Bit n: these natural pieces and n jokers can be split into sets.
  [[nodiscard]] std::uint16_t ways(int shape) const {
    return ways_[static_cast<std::size_t>(shape)];
  }
  [[nodiscard]] std::span<const SetKind> kinds() const { return kinds_; }

 private:
  std::array<std::uint16_t, kSetShapes> ways_{};
  std::vector<SetKind> kinds_;
  std::array<Choice, kSetShapes> choices_;
};

inline constexpr std::array<int, 4> kThrees{1, 3, 9, 27};

// The pieces of each suit that a shape puts into sets.
inline constexpr auto kDigits = [] {
  std::array<std::array<std::uint8_t, 4>, kSetShapes> digits{};
  for (std::size_t shape = 0; shape < kSetShapes; ++shape) {
    std::size_t rest = shape;
    for (auto& digit : digits[shape]) {
      digit = static_cast<std::uint8_t>(rest % 3);
      rest /= 3;
    }
  }
  return digits;
}();

}  // namespace rummel
