// What the melds of Rommé are: which of them a hand holds, and what fits those on the table.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "rummel/rounds/romme.hpp"

namespace rummel {

inline std::span<const Code> as_span(const Row& row) { return {row.begin(), row.size()}; }

Laws laws_of(const Romme::Rules& rules);

// What a laid meld counts, and what a card in hand does.
int points_of(const Laws& laws, std::span<const Code> meld);
int worth_in_hand(Code card);
// What a card counts that was added to a meld and made it `after` (LAY-03).
int added_worth(const Laws& laws, Code card, std::span<const Code> before, const Row& after);

// Whether pieces that rise, or go by suit, are a meld; runs of thirteen cards and more may have to
// be read from another end, and then lie as they are.
bool reads_as_meld(const Row& meld, const Laws& laws);
// The same as the arranger wants it.
Row canonical(const Row& meld, const Laws& laws);

// ---------------------------------------------------------------------------------- in a hand

// A hand as bits by piece.
struct Held {
  explicit Held(std::span<const Code> hand) {
    for (const Code card : hand) {
      if (card >= kJoker) {
        ++jokers;
      } else {
        twice |= once & std::uint64_t{1} << card;
        once |= std::uint64_t{1} << card;
      }
    }
  }
  // As if every card were held.
  static Held all() {
    Held held({});
    held.once = held.twice = ~std::uint64_t{0};
    held.jokers = 1;
    return held;
  }
  // Also a joker that stands for something.
  [[nodiscard]] bool has(Code card) const {
    return is_joker(card) ? jokers > 0 : (once >> card & 1) != 0;
  }
  std::uint64_t once = 0, twice = 0;
  int jokers = 0;
};

// ------------------------------------------------------------------------------- on the table

// What may be added to a meld, in the engine's order: natural cards and declared jokers.
struct Adds {
  struct One {
    Code card;
    Row after;
  };
  std::array<One, 8> each;
  std::size_t size = 0;

  [[nodiscard]] const One* begin() const { return each.data(); }
  [[nodiscard]] const One* end() const { return each.data() + size; }
  [[nodiscard]] const One* find(Code card) const;
};
// Of these cards only.
Adds adds_to(std::span<const Code> meld, const Romme::Rules& rules, const Laws& laws,
             const Held& held = Held::all());

// A way to rob a joker: the cards that go down, the named one first, and the meld after it.
struct Swap {
  std::array<Code, 2> cards{};
  std::size_t count = 1;
  Row after;
};
struct Robs {
  std::array<Swap, 14> each;
  std::size_t size = 0;

  [[nodiscard]] const Swap* begin() const { return each.data(); }
  [[nodiscard]] const Swap* end() const { return each.data() + size; }
};
Robs robs_of(std::span<const Code> meld, const Romme::Rules& rules);

// ----------------------------------------------------------------------------- melds of a hand

// Melds that need much the same cards; `bits` has one for each of them.
struct Group {
  std::uint64_t bits;
  int spare;  // how many of those no meld of the group needs
  struct Shape {
    std::uint64_t bits;
    Row faces;
  };
  std::vector<Shape> shapes;
};
// Every meld there could be without jokers: sets of a rank, runs from a card on.
const std::vector<Group>& groups_of(const Laws& laws);

// Calls `use` with every meld that a hand holds, in the engine's order, with jokers only where no
// natural card is; until it returns false. With `use_joker` only those with a joker, which may then
// stand for a card that is in the hand.
template <class Use>
bool each_meld(const Held& held, const Laws& laws, bool use_joker, Use use) {
  if (use_joker && held.jokers == 0) return true;
  for (const Group& group : groups_of(laws)) {
    if (std::popcount(group.bits & ~held.once) > held.jokers + group.spare) continue;
    for (const Group::Shape& shape : group.shapes) {
      const std::uint64_t lack = shape.bits & ~held.once;
      if (std::popcount(lack) > held.jokers) continue;
      if (shape.faces.size() == 14 && !(held.twice >> shape.faces[0] & 1)) continue;
      Row meld = shape.faces;
      if (lack != 0) {
        for (Code& one : meld) {
          if (lack >> one & 1) one = joker_for(one);
        }
      } else if (use_joker) {
        meld[meld.size() - 1] = joker_for(meld.back());
      }
      const bool plain = lack == 0 && !use_joker;
      if ((plain || reads_as_meld(meld, laws)) && !use(meld)) return false;
    }
  }
  return true;
}

inline bool has_meld(const Held& held, const Laws& laws) {
  return !each_meld(held, laws, false, [](const Row&) { return false; });
}

// Whether a card could go down at all, in a meld with cards of the hand or, once opened, beside one on
// the table; may say so of one that can't.
bool may_serve(const Laws& laws, const Romme::Round& round, bool opened, const Held& held, Code card);

// -------------------------------------------------------------------------- the arranger's answers

// Where cards belong: in melds of their own, and with a table in those that they can be added to.
Question question(const Laws& laws, const Romme::Cards& hand, const Romme::Round* with_table,
                  int keep);
// How many cards of a hand belong to melds, and which ones then don't.
const Answer& most_settled(const Question& ask, Desk& desk);

}  // namespace rummel
