// Melds that lie on a table, in a fixed place in memory.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "rummel/rounds/pile.hpp"
#include "rummel/rounds/round.hpp"

namespace rummel {

// Melds one after the other: their pieces, and how many each has.
template <std::size_t MostPieces>
class Table {
 public:
  [[nodiscard]] std::size_t size() const { return sizes_.size(); }
  [[nodiscard]] std::span<const Code> pieces() const { return pieces_.span(); }

  void clear() {
    pieces_.clear();
    sizes_.clear();
  }
  // False: there is no room for it.
  bool push(std::span<const Code> meld) {
    if (sizes_.size() == sizes_.kMost || pieces_.size() + meld.size() > MostPieces) return false;
    for (const Code piece : meld) pieces_.push(piece);
    sizes_.push(static_cast<Code>(meld.size()));
    return true;
  }
  // Puts another meld in the place of one.
  void replace(std::size_t at, std::span<const Code> meld) {
    Table all;
    std::size_t number = 0;
    each([&](std::span<const Code> one) { all.push(number++ == at ? meld : one); });
    *this = all;
  }
  [[nodiscard]] std::span<const Code> operator[](std::size_t at) const {
    std::size_t from = 0;
    for (std::size_t i = 0; i < at; ++i) from += sizes_[i];
    return pieces_.span().subspan(from, sizes_[at]);
  }
  template <class Use>
  void each(Use use) const {
    std::size_t from = 0;
    for (const Code size : sizes_) {
      use(pieces_.span().subspan(from, size));
      from += size;
    }
  }
  [[nodiscard]] Melds melds() const {
    Melds all;
    all.reserve(size());
    each([&](std::span<const Code> meld) { all.emplace_back(meld.begin(), meld.end()); });
    return all;
  }

 private:
  Pile<MostPieces> pieces_;
  Pile<MostPieces / 3> sizes_;
};

// A turn of laying: the new table and what came from the rack for it.
struct Turn {
  Melds table;
  std::vector<Code> laid;
  int points = 0;  // what the arranger counts for it
};

// Melds as a field of a move.
Field as_field(const Melds& melds);

// Puts a wanted table in the engine's order: melds that stay in their old order, then the new ones,
// sorted. Returns how many are new.
int in_order(const Melds& old, Melds& wanted);

// What of a hand an arrangement leaves is the hand without what was laid.
template <std::size_t N>
void remove_all(Pile<N>& hand, std::span<const Code> laid) {
  for (const Code piece : laid) hand.remove(piece);
}

constexpr Code in_hand(Code piece) { return piece >= kJoker ? kJoker : piece; }

// The number of a piece among 53; the joker is the last.
constexpr int index_with_joker(Code piece) { return piece >= kJoker ? 52 : index_of(piece); }
constexpr Code piece_with_joker(int index) { return index == 52 ? kJoker : piece_at(index); }

}  // namespace rummel
