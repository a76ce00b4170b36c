#include "rummel/deadwood.hpp"

#include <algorithm>
#include <bit>
#include <climits>
#include <string>

namespace rummel {
namespace {

// A set of distinct pieces, one bit each, rank-major: bit (rank - 1) * 4 + suit. A run is then a
// bit repeated every four places, a set lies within one nibble, and the lowest bit can only begin
// a run.
using Mask = std::uint64_t;

constexpr int kSuits = 4;
constexpr int kRanks = 13;
constexpr int kShortest = 3;
constexpr std::size_t kMostMelds = kMostPieces / kShortest;
constexpr Mask kFirstSuit = 0x1111111111111ULL;

constexpr int bit_of(Code piece) { return ((piece & 15) - 1) * kSuits + (piece >> 4); }

constexpr Code code_at(int bit) {
  return static_cast<Code>(((bit % kSuits) << 4) | (bit / kSuits + 1));
}

// Pieces with copies: `twice` is a part of `once`. One copy is taken from `twice` first, so `once`
// always shows which pieces remain.
struct Pile {
  Mask once = 0;
  Mask twice = 0;

  [[nodiscard]] Pile without(Mask one_copy_of) const {
    return {once & ~(one_copy_of & ~twice), twice & ~one_copy_of};
  }
  [[nodiscard]] Pile only(Mask kept) const { return {once & kept, twice & kept}; }
};

// Every piece that is part of some meld of these pieces.
Mask coverable(Mask once) {
  const Mask starts = once & (once >> 4) & (once >> 8);
  const Mask in_runs = starts | (starts << 4) | (starts << 8);
  const Mask a = once & kFirstSuit;
  const Mask b = (once >> 1) & kFirstSuit;
  const Mask c = (once >> 2) & kFirstSuit;
  const Mask d = (once >> 3) & kFirstSuit;
  const Mask three = (a & b & (c | d)) | (c & d & (a | b));
  return in_runs | (once & (three * 15));
}

struct Melds {
  std::array<Mask, kMostMelds> mask{};
  std::size_t count = 0;
};

class Search {
 public:
  Search(int cap, int most_left, bool discard)
      : most_left_(discard && most_left < INT_MAX ? most_left + 1 : most_left),
        discard_(discard) {
    for (int rank = 1; rank <= kRanks; ++rank) worth_[rank - 1] = std::min(rank, cap);
  }

  // Least worth left, or kNoArrangement; best() then holds its melds.
  int run(Pile pile) {
    least_ = INT_MAX;
    now_.count = 0;
    visit(pile, Left{});
    return least_ == INT_MAX ? kNoArrangement : least_;
  }

  [[nodiscard]] const Melds& best() const { return best_; }
  [[nodiscard]] int worth(int bit) const { return worth_[bit / kSuits]; }

 private:
  struct Left {
    int worth = 0;
    int dearest = 0;
    int count = 0;
  };

  // Branch and bound on the lowest piece: it begins a run, is the lowest of a set, or is left.
  // Pieces that no meld can hold are left at once; that alone settles most hands. The most
  // expensive piece left is the one to discard; leaving one more never makes the others count less.
  void visit(Pile pile, Left left) {
    const Mask cover = coverable(pile.once);
    leave(pile.once & ~cover, left);
    leave(pile.twice & ~cover, left);
    if (hopeless(left)) return;
    if (cover == 0) {
      if (discard_ && left.count == 0) return;
      least_ = counted(left);
      best_ = now_;
      return;
    }
    pile = pile.only(cover);

    const int low = std::countr_zero(pile.once);
    const Mask piece = Mask{1} << low;

    Mask run = piece;
    int length = 1;
    while (pile.once & (piece << (kSuits * length))) run |= piece << (kSuits * length++);
    // Longest first, so that an arrangement does not split a run needlessly.
    for (; length >= kShortest; --length) {
      take(run, pile, left);
      run &= ~(piece << (kSuits * (length - 1)));
    }

    const Mask rank = pile.once & (Mask{15} << (low & ~(kSuits - 1)));
    const int same = std::popcount(rank);
    if (same == kSuits) {
      take(rank, pile, left);
      for (Mask out = rank & ~piece; out != 0; out &= out - 1) {
        take(rank & ~(out & -out), pile, left);
      }
    } else if (same == kShortest) {
      take(rank, pile, left);
    }

    leave(piece, left);
    if (!hopeless(left)) visit(pile.without(piece), left);
  }

  [[nodiscard]] int counted(const Left& left) const {
    return discard_ ? left.worth - left.dearest : left.worth;
  }
  [[nodiscard]] bool hopeless(const Left& left) const {
    return counted(left) >= least_ || left.count > most_left_;
  }

  void take(Mask meld, Pile pile, Left left) {
    now_.mask[now_.count++] = meld;
    visit(pile.without(meld), left);
    --now_.count;
  }

  void leave(Mask pieces, Left& left) const {
    for (; pieces != 0; pieces &= pieces - 1) {
      const int one = worth(std::countr_zero(pieces));
      left.worth += one;
      left.dearest = std::max(left.dearest, one);
      ++left.count;
    }
  }

  std::array<int, kRanks> worth_{};
  int most_left_;
  bool discard_;
  int least_ = INT_MAX;
  Melds now_;
  Melds best_;
};

// The bit of each code; 0 if it is not a piece.
constexpr std::array<Mask, 256> kBits = [] {
  std::array<Mask, 256> bits{};
  for (unsigned code = 0; code < 64; ++code) {
    const int rank = code & 15;
    if (rank >= 1 && rank <= kRanks) bits[code] = Mask{1} << bit_of(static_cast<Code>(code));
  }
  return bits;
}();

[[noreturn]] void refuse(std::span<const Code> hand) {
  for (const Code piece : hand) {
    if (kBits[piece] == 0) throw BadHand("no such piece: " + std::to_string(piece));
    if (std::count(hand.begin(), hand.end(), piece) > 2) {
      throw BadHand("a piece may occur at most twice: " + std::to_string(piece));
    }
  }
  throw BadHand("no hand");
}

Pile pile_of(std::span<const Code> hand) {
  if (hand.size() > kMostPieces) {
    throw BadHand("a hand has at most " + std::to_string(kMostPieces) + " pieces, this one has " +
                  std::to_string(hand.size()));
  }
  Pile pile;
  Mask thrice = 0;
  bool unknown = false;
  for (const Code piece : hand) {
    const Mask bit = kBits[piece];
    unknown |= bit == 0;
    thrice |= pile.twice & bit;
    pile.twice |= pile.once & bit;
    pile.once |= bit;
  }
  if (unknown || thrice != 0) refuse(hand);
  return pile;
}

Search search_for(int cap, int most_left, bool discard = false) {
  if (cap < 1 || cap > kRanks) {
    throw BadHand("the cap is 1 to 13, not " + std::to_string(cap));
  }
  return {cap, most_left, discard};
}

}  // namespace

int least_deadwood(std::span<const Code> hand, int cap, int most_left, bool discard) {
  return search_for(cap, most_left, discard).run(pile_of(hand));
}

std::vector<int> least_deadwood_many(std::span<const Code> hands,
                                     std::span<const std::uint8_t> sizes, int cap, int most_left,
                                     bool discard) {
  Search search = search_for(cap, most_left, discard);
  std::vector<int> least(sizes.size());
  std::size_t from = 0;
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    try {
      least[i] = search.run(pile_of(hands.subspan(from, sizes[i])));
    } catch (const BadHand& bad) {
      throw BadHand("hand " + std::to_string(i) + ": " + bad.what());
    }
    from += sizes[i];
  }
  return least;
}

std::array<int, kMostPieces> least_after_discard(std::span<const Code> hand, int cap,
                                                 int most_left) {
  const Pile pile = pile_of(hand);
  const Mask cover = coverable(pile.once);
  Search search = search_for(cap, most_left);
  std::array<int, kMostPieces> least{};

  // A piece that fits no meld is left in every arrangement of the whole hand, so one search
  // answers for all such discards: it may just leave one more piece.
  int whole = kNoArrangement;
  if (pile.once & ~cover) {
    const int one_more = most_left == INT_MAX ? INT_MAX : most_left + 1;
    whole = search_for(cap, one_more).run(pile);
  }

  for (std::size_t i = 0; i < hand.size(); ++i) {
    const auto same = std::find(hand.begin(), hand.begin() + static_cast<std::ptrdiff_t>(i),
                                hand[i]) - hand.begin();
    const int bit = bit_of(hand[i]);
    if (static_cast<std::size_t>(same) < i) {
      least[i] = least[static_cast<std::size_t>(same)];
    } else if (cover >> bit & 1) {
      least[i] = search.run(pile.without(Mask{1} << bit));
    } else {
      least[i] = whole == kNoArrangement ? kNoArrangement : whole - search.worth(bit);
    }
  }
  return least;
}

std::vector<std::vector<Code>> best_melds(std::span<const Code> hand, int cap, int most_left) {
  Search search = search_for(cap, most_left);
  if (search.run(pile_of(hand)) == kNoArrangement) {
    throw BadHand("no arrangement leaves at most " + std::to_string(most_left) + " pieces");
  }
  std::vector<std::vector<Code>> melds;
  const Melds& best = search.best();
  for (std::size_t i = 0; i < best.count; ++i) {
    auto& meld = melds.emplace_back();
    for (Mask rest = best.mask[i]; rest != 0; rest &= rest - 1) {
      meld.push_back(code_at(std::countr_zero(rest)));
    }
  }
  return melds;
}

}  // namespace rummel
