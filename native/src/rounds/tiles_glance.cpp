#include "tiles_glance.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "rummel/arrange_melds.hpp"

namespace rummel {
namespace {

using Here = Situation;

// Natural tiles as bits by their code: sixteen for each suit, of which a rank takes the one of its
// number. A second bit for the ace above the king, and one for the two above that, make runs around
// the end plain ones.
using Bits = std::uint64_t;
constexpr Bits kEachSuit = 0x0001000100010001ULL;
constexpr Bits kOneSuit = 0xffff;
constexpr Bits bit_of(Code piece) { return Bits{1} << (piece & 63); }

constexpr Bits with_upper_ends(Bits bits, Ace ace) {
  if (ace == Ace::low) return bits;
  Bits all = bits | (bits & kEachSuit << 1) << 13;
  if (ace == Ace::wrap) all |= (bits & kEachSuit << 2) << 13;
  return all;
}
constexpr Bits without_upper_ends(Bits bits) {
  constexpr Bits kUpper = kEachSuit << 14 | kEachSuit << 15;
  return (bits & ~kUpper) | (bits & kUpper) >> 13;
}
constexpr Bits any_suit(Bits bits) {
  return (bits | bits >> 16 | bits >> 32 | bits >> 48) & kOneSuit;
}
constexpr Bits in_each_suit(Bits ranks) { return ranks * kEachSuit; }

// The first places of three in a row.
constexpr Bits threes(Bits bits) { return bits & bits >> 1 & bits >> 2; }
// Places next to each other, and those with one between them.
constexpr Bits twos(Bits bits) {
  return (bits & bits >> 1) | (bits & bits >> 2 & ~(kEachSuit << 15));
}

// The ranks of which there are at least two suits, and at least three.
constexpr Bits in_two_suits(Bits bits) {
  const Bits a = bits & kOneSuit, b = bits >> 16 & kOneSuit, c = bits >> 32 & kOneSuit,
             d = bits >> 48;
  return (a & b) | (c & d) | ((a | b) & (c | d));
}
constexpr Bits in_three_suits(Bits bits) {
  const Bits a = bits & kOneSuit, b = bits >> 16 & kOneSuit, c = bits >> 32 & kOneSuit,
             d = bits >> 48;
  return (a & b & (c | d)) | (c & d & (a | b));
}

struct Rack {
  explicit Rack(std::span<const Code> tiles) {
    for (const Code tile : tiles) {
      if (tile >= kJoker) {
        ++jokers;
      } else {
        twice |= once & bit_of(tile);
        once |= bit_of(tile);
      }
    }
  }
  void remove(Code tile) {
    (twice & bit_of(tile) ? twice : once) &= ~bit_of(tile);
  }
  Bits once = 0, twice = 0;
  int jokers = 0;
};

// As many jokers as a meld of three can have.
int usable(const Laws& laws, int jokers) {
  return std::min(jokers, laws.jokers == JokerLimit::one ? 1 : 2);
}

// Runs of the laws as bits: of one suit, or of all as if they were one.
Bits run_bits(const Laws& laws, Bits bits) {
  return with_upper_ends(laws.mixed_runs ? any_suit(bits) : bits, laws.ace);
}

// Whether tiles and jokers hold a meld. Every meld has one of three in it that is one as well.
bool has_meld(const Laws& laws, Bits tiles, int jokers) {
  if (jokers >= 2) return tiles != 0;
  if (laws.runs) {
    const Bits bits = run_bits(laws, tiles);
    if ((jokers == 1 ? twos(bits) : threes(bits)) != 0) return true;
  }
  return laws.sets && (jokers == 1 ? in_two_suits(tiles) : in_three_suits(tiles)) != 0;
}

// The tiles that are in some meld of `tiles` and jokers.
Bits in_melds(const Laws& laws, Bits tiles, int jokers) {
  if (jokers >= 2) return tiles;
  Bits found = 0;
  if (laws.runs) {
    const Bits bits = run_bits(laws, tiles);
    Bits in_runs = 0;
    if (jokers == 0) {
      const Bits first = threes(bits);
      in_runs = first | first << 1 | first << 2;
    } else {
      const Bits next = bits & bits >> 1;
      const Bits apart = bits & bits >> 2 & ~(kEachSuit << 15);
      in_runs = next | next << 1 | apart | apart << 2;
    }
    in_runs = without_upper_ends(in_runs);
    found |= laws.mixed_runs ? in_each_suit(in_runs & kOneSuit) & tiles : in_runs & tiles;
  }
  if (laws.sets) {
    found |= in_each_suit(jokers == 0 ? in_three_suits(tiles) : in_two_suits(tiles)) & tiles;
  }
  return found;
}

// ---------------------------------------------------------------------------------- a turn

// What was seen: new melds, one of them perhaps in the place of an old one.
class Seen {
 public:
  Seen(const Here& at, Turn* turn) : turn_(turn) {
    if (turn_ == nullptr) return;
    turn_->table = at.table.melds();
    turn_->laid.clear();
    turn_->points = 0;
  }
  [[nodiscard]] bool wanted() const { return turn_ != nullptr; }
  void replace(std::size_t number, const Row& meld) {
    turn_->table[number].assign(meld.begin(), meld.end());
  }
  void add(const Row& meld) { turn_->table.emplace_back(meld.begin(), meld.end()); }
  void lay(Code tile) { turn_->laid.push_back(tile); }
  // A meld of the rack's tiles.
  void open(const Row& meld, int points) {
    if (!wanted()) return;
    add(meld);
    for (const Code tile : meld) lay(std::min(tile, kJoker));
    std::sort(turn_->laid.begin(), turn_->laid.end());
    turn_->points += points;
  }

 private:
  Turn* turn_;
};

Row sorted_set(const Row& meld) {
  Row set = meld;
  std::sort(set.begin(), set.end(), [](Code a, Code b) { return suit_of(a) < suit_of(b); });
  return set;
}

// ------------------------------------------------------------------------------- the opening

int points_of(const Row& meld) {
  int points = 0;
  for (const Code tile : meld) points += rank_of(tile);
  return points;
}

// The dearest meld of natural tiles with at most so many of them, aces low; none if there is none.
Row dearest(const Laws& laws, const Rack& rack, int most) {
  Row best;
  int dear = -1;
  const auto look = [&](const Row& meld) {
    if (const int points = points_of(meld); points > dear) best = meld, dear = points;
  };
  if (laws.sets) {
    for (Bits ranks = in_three_suits(rack.once); ranks != 0; ranks &= ranks - 1) {
      const int rank = std::countr_zero(ranks);
      Row set;
      for (std::size_t suit = 0; suit < 4 && static_cast<int>(set.size()) < most; ++suit) {
        if (rack.once >> face(suit, rank) & 1) set.push_back(face(suit, rank));
      }
      look(set);
    }
  }
  if (laws.runs) {
    for (std::size_t suit = 0; suit < 4; ++suit) {
      const Bits held = rack.once >> 16 * suit & kOneSuit;
      if (threes(held) == 0) continue;
      for (int high = 13; high >= 3; --high) {
        int low = high;
        while (low >= 1 && (held >> low & 1) && high - low < most) --low;
        if (high - low < 3) continue;
        Row run;
        for (int rank = low + 1; rank <= high; ++rank) run.push_back(face(suit, rank));
        look(run);
        high = low + 1;
      }
    }
  }
  return best;
}

Glance opening(const Here& at, Rack rack, Seen seen) {
  const Laws& laws = at.laws;
  const int jokers = usable(laws, rack.jokers);
  if (at.most < 3 || !has_meld(laws, rack.once, jokers)) return Glance::nothing;
  // No more than this can be laid, and it counts no more than that.
  const Bits useful = in_melds(laws, rack.once, jokers);
  int all = rack.jokers;
  const int ace = laws.ace == Ace::low ? 1 : std::max(1, laws.ace_high);
  int bound = laws.joker_laid ? rack.jokers * std::max(13, ace) : 0;
  for (const Bits tiles : {rack.once & useful, rack.twice & useful}) {
    all += std::popcount(tiles);
    PieceSet::each(tiles, [&](Code tile) { bound += rank_of(tile) == 1 ? ace : rank_of(tile); });
  }
  const bool goes_out = at.out_opens && all == static_cast<int>(at.rack.size());
  if (bound < at.minimum && !goes_out) return Glance::nothing;
  // The dearest melds one after the other.
  int points = 0;
  for (int most = at.most; most >= 3;) {
    const Row meld = dearest(laws, rack, most);
    if (meld.size() < 3) break;
    points += points_of(meld);
    seen.open(meld, points_of(meld));
    if (points >= at.minimum) return Glance::something;
    if (at.opening == Opening::one) break;
    for (const Code tile : meld) rack.remove(tile);
    most -= static_cast<int>(meld.size());
  }
  return Glance::unclear;
}

// ------------------------------------------------------------------------------ on the table

// A meld of three from the rack.
Row small_meld(const Laws& laws, const Rack& rack) {
  const Row natural = dearest(laws, rack, 3);
  if (natural.size() == 3 || rack.jokers == 0) return natural;
  Row best;
  // With jokers: any that is a meld.
  const auto take = [&](const Row& faces) {
    if (best.size() > 0) return;
    Row meld = faces;
    int lacking = 0;
    for (Code& one : meld) {
      if (rack.once & bit_of(one)) continue;
      one = joker_for(one);
      ++lacking;
    }
    if (lacking <= rack.jokers && is_meld({meld.begin(), meld.size()}, laws)) best = meld;
  };
  for (int rank = 1; rank <= kRanks; ++rank) {
    for (std::size_t suit = 0; suit < 4; ++suit) {
      Row run, set;
      for (int step = 0; step < 3; ++step) run.push_back(face(suit, rank + step));
      for (std::size_t other = 0; other < 4; ++other) {
        if (other != suit) set.push_back(face(other, rank));
      }
      if (rank + 2 <= (laws.ace == Ace::low ? kRanks : kRanks + 1) || laws.ace == Ace::wrap) take(run);
      take(set);
    }
  }
  return best;
}

// One tile of the rack added to a meld.
bool extends(const Here& at, const Rack& rack, std::span<const Code> meld, std::size_t number,
             Seen& seen) {
  const Laws& laws = at.laws;
  const bool joker = rack.jokers > 0 && (laws.jokers != JokerLimit::one ||
                                         std::none_of(meld.begin(), meld.end(), is_joker));
  const auto put = [&](Code tile, bool in_front) {
    const bool natural = (rack.once & bit_of(tile)) != 0;
    if (!natural && !joker) return false;
    if (!seen.wanted()) return true;
    const Code laid = natural ? tile : joker_for(tile);
    Row after;
    if (in_front) after.push_back(laid);
    for (const Code one : meld) after.push_back(one);
    if (!in_front) after.push_back(laid);
    seen.replace(number, is_set(meld) ? sorted_set(after) : after);
    seen.lay(natural ? tile : kJoker);
    return true;
  };
  if (is_set(meld)) {
    if (meld.size() > 3) return false;
    unsigned suits = 0;
    for (const Code one : meld) suits |= 1U << suit_of(one);
    return put(face(static_cast<std::size_t>(std::countr_one(suits)), rank_of(meld[0])), false);
  }
  if (meld.size() >= static_cast<std::size_t>(laws.longest_run)) return false;
  const int low = rank_of(meld.front());
  const int high = rank_of(meld.back());
  const bool above = (high > 1 && high < kRanks) || (high == kRanks && laws.ace != Ace::low);
  for (std::size_t suit = 0; suit < 4; ++suit) {
    if (!laws.mixed_runs && suit != suit_of(meld[0])) continue;
    if (low > 1 && put(face(suit, low - 1), true)) return true;
    if (above && put(face(suit, high + 1), false)) return true;
  }
  return false;
}

// A long run cut in two by the second copy of one of its tiles.
bool splits(const Rack& rack, std::span<const Code> meld, std::size_t number, Seen& seen) {
  for (std::size_t cut = 2; cut + 2 < meld.size(); ++cut) {
    if (!(rack.once & bit_of(meld[cut]))) continue;
    const auto upper = meld.subspan(cut);
    if (std::all_of(upper.begin(), upper.end(), is_joker)) return false;
    if (seen.wanted()) {
      const Code tile = meld[cut] & ~kJoker;
      Row lower(meld.first(cut));
      lower.push_back(tile);
      seen.replace(number, lower);
      seen.add(Row(upper));
      seen.lay(tile);
    }
    return true;
  }
  return false;
}

// A tile that a meld of four and more can spare, with two of the rack.
bool borrows(const Laws& laws, const Rack& rack, std::span<const Code> meld, std::size_t number,
             Seen& seen) {
  if (meld.size() < 4) return false;
  const bool set = is_set(meld);
  for (std::size_t place = 0; place < meld.size(); ++place) {
    if (!set && place != 0 && place + 1 != meld.size()) continue;
    const Code lent = meld[place];
    if (is_joker(lent)) continue;
    Row fresh;
    if (laws.sets) {
      const Bits others = rack.once & kEachSuit << rank_of(lent) & ~bit_of(lent);
      if (std::popcount(others) >= 2) {
        const Bits more = others & (others - 1);
        fresh.push_back(lent);
        fresh.push_back(static_cast<Code>(std::countr_zero(others)));
        fresh.push_back(static_cast<Code>(std::countr_zero(more)));
      }
    }
    if (laws.runs && fresh.size() == 0) {
      const Bits held = (rack.once | bit_of(lent)) & kOneSuit << (lent & 48);
      const Bits first = threes(held);
      for (int from = std::max(1, rank_of(lent) - 2); from <= rank_of(lent); ++from) {
        if (!(first >> face(suit_of(lent), from) & 1)) continue;
        for (int step = 0; step < 3; ++step) fresh.push_back(face(suit_of(lent), from + step));
        break;
      }
    }
    if (fresh.size() == 0) continue;
    Row rest;
    for (std::size_t i = 0; i < meld.size(); ++i) {
      if (i != place) rest.push_back(meld[i]);
    }
    if (!is_meld({rest.begin(), rest.size()}, laws)) continue;  // nothing but jokers stays
    if (seen.wanted()) {
      seen.replace(number, rest);
      seen.add(is_set({fresh.begin(), fresh.size()}) ? sorted_set(fresh) : fresh);
      for (const Code tile : fresh) {
        if (tile != lent) seen.lay(tile);
      }
    }
    return true;
  }
  return false;
}

// Whether some tile of the rack could be in a meld if the table's tiles could all be used, and its
// jokers where a tile could take their place.
bool conceivable(const Here& at, const Rack& rack) {
  const Laws& laws = at.laws;
  Bits there = rack.once;
  at.table.each([&](std::span<const Code> meld) {
    for (const Code one : meld) {
      if (!is_joker(one)) there |= bit_of(one);
    }
  });
  int loose = rack.jokers;
  Bits in_runs = there;
  Bits in_sets = there;  // with a joker of a rank for every suit
  at.table.each([&](std::span<const Code> meld) {
    const bool set = is_set(meld);
    Bits held = 0;
    for (const Code one : meld) {
      if (!is_joker(one)) held |= bit_of(one);
    }
    for (const Code one : meld) {
      if (!is_joker(one)) continue;
      const bool any = set ? laws.table_joker != TableJoker::declared : laws.mixed_runs;
      const Bits fitting = any ? kEachSuit << rank_of(one) & (set ? ~held : ~Bits{0}) : bit_of(one);
      if (laws.table_joker == TableJoker::free || (fitting & there)) {
        ++loose;
      } else if (set) {
        in_sets |= kEachSuit << rank_of(one);
      } else {
        in_runs |= laws.mixed_runs ? kEachSuit << rank_of(one) : bit_of(one);
      }
    }
  });
  Laws runs = laws;
  Laws sets = laws;
  runs.sets = sets.runs = false;
  loose = std::min(loose, 2);
  return rack.jokers > 0 || ((in_melds(runs, in_runs, loose) | in_melds(sets, in_sets, loose)) &
                             rack.once) != 0;
}

}  // namespace

Glance glance(const Here& at, Turn* turn) {
  if (at.most < 1) return Glance::nothing;
  const Rack rack(at.rack);
  Seen seen(at, turn);
  if (!at.opened) return opening(at, rack, seen);
  if (at.most >= 3 && has_meld(at.laws, rack.once, usable(at.laws, rack.jokers))) {
    if (turn != nullptr) seen.open(small_meld(at.laws, rack), 0);
    return Glance::something;
  }
  bool found = false;
  std::size_t number = 0;
  at.table.each([&](std::span<const Code> meld) {
    found = found || extends(at, rack, meld, number, seen) ||
            (!is_set(meld) && splits(rack, meld, number, seen)) ||
            (at.most > 1 && borrows(at.laws, rack, meld, number, seen));
    ++number;
  });
  if (found) return Glance::something;
  return conceivable(at, rack) ? Glance::unclear : Glance::nothing;
}

}  // namespace rummel
