#include <algorithm>

#include "arrange_parts.hpp"

namespace rummel {
namespace {

// Where a run of three with enough of these places can lie, as bits; jokers fill the gaps.
constexpr unsigned in_runs(unsigned there, int jokers, int last) {
  const unsigned places = ((2U << last) - 1) & ~1U;
  const unsigned one = there & places;
  const unsigned two = one >> 1;
  const unsigned three = one >> 2;
  unsigned starts = 0;
  if (jokers == 0) {
    starts = one & two & three;
  } else if (jokers == 1) {
    starts = (one & two) | (two & three) | (one & three);
  } else {
    starts = one | two | three;
  }
  starts &= places & places >> 2;
  return starts | starts << 1 | starts << 2;
}

}  // namespace

// Melds that stay are only added to; all others are taken apart.
Pool Arranger::Parts::pool_of(const std::vector<bool>& stays, bool with_table) const {
  Pool pool;
  for (const Code piece : ask->rack) {
    if (is_joker(piece)) {
      ++pool.rack_jokers;
    } else {
      ++pool.rack[suit_of(piece)][static_cast<std::size_t>(rank_of(piece))];
    }
  }
  if (!with_table) return pool;
  const Laws& laws = ask->laws;
  for (std::size_t m = 0; m < ask->table.size(); ++m) {
    const auto& meld = ask->table[m];
    if (stays[m]) {
      stay(pool, static_cast<int>(m), meld);
      continue;
    }
    for (std::size_t i = 0; i < meld.size(); ++i) {
      const auto rank = static_cast<std::size_t>(rank_of(meld[i]));
      if (!is_joker(meld[i])) {
        ++pool.table[suit_of(meld[i])][rank];
        if (is_set(meld)) ++pool.in_sets[suit_of(meld[i])][rank];
        continue;
      }
      ++pool.table_jokers;
      if (laws.table_joker == TableJoker::free) continue;
      Pin pin{static_cast<int>(m), is_set(meld), static_cast<int>(rank),
              static_cast<int>(suit_of(meld[i])), 0};
      if (!pin.in_set) {
        pin.fitting = static_cast<std::uint8_t>(laws.mixed_runs ? 15 : 1 << pin.suit);
      } else if (laws.table_joker == TableJoker::declared) {
        pin.fitting = static_cast<std::uint8_t>(1 << pin.suit);
      } else {
        unsigned held = 0;
        for (const Code piece : meld) held |= is_joker(piece) ? 0U : 1U << suit_of(piece);
        pin.fitting = static_cast<std::uint8_t>(15 & ~held);
      }
      pool.pins[rank].push_back(pin);
    }
  }
  if (laws.joker_tile == JokerTile::moved) {
    for (std::size_t m = 0; m < ask->table.size(); ++m) {
      const auto& meld = ask->table[m];
      if (stays[m] || !is_set(meld)) continue;
      const auto rank = static_cast<std::size_t>(rank_of(meld[0]));
      unsigned naturals = 0;
      unsigned fitting = 0;
      for (const Code piece : meld) naturals |= is_joker(piece) ? 0U : 1U << suit_of(piece);
      for (const Pin& pin : pool.pins[rank]) fitting |= pin.fitting;
      if ((naturals & fitting) != 0) {
        pool.old_sets[rank].push_back(static_cast<std::uint8_t>(naturals));
      }
    }
  }
  return pool;
}

void Arranger::Parts::stay(Pool& pool, int number, const std::vector<Code>& meld) const {
  const Laws& laws = ask->laws;
  pool.stays = true;
  unsigned natural = 0;
  unsigned all = 0;
  int jokers = 0;
  for (const Code piece : meld) {
    all |= 1U << suit_of(piece);
    if (is_joker(piece)) {
      ++jokers;
    } else {
      natural |= 1U << suit_of(piece);
      ++pool.lying[suit_of(piece)][static_cast<std::size_t>(rank_of(piece))];
    }
  }
  if (is_set(meld)) {
    if (meld.size() == 4) return;
    Room room;
    room.meld = number;
    room.suits = static_cast<std::uint8_t>(15 & ~(laws.declared ? all : natural));
    room.joker = laws.jokers == JokerLimit::one || laws.jokers == JokerLimit::majority
                     ? jokers == 0
                     : true;
    pool.rooms[static_cast<std::size_t>(rank_of(meld[0]))].push_back(room);
    return;
  }
  const std::size_t lane = laws.mixed_runs ? 0 : suit_of(meld[0]);
  const auto from = static_cast<std::size_t>(rank_of(meld[0]));
  const std::size_t to = from + meld.size() - 1;
  ++pool.absorb[lane][from];
  if (to < 18) ++pool.inject[lane][to];
}

int Arranger::Parts::placed(const Pool& pool, const Way& way) const {
  int count = 0;
  int jokers = -pool.table_jokers;
  for (std::size_t i = 0; i < way.steps.size(); ++i) {
    const Step& step = way.steps[i];
    jokers += step.set_jokers;
    for (std::size_t suit = 0; suit < 4; ++suit) {
      jokers += step.wild[suit];
      if (i < kRanks) {
        count += step.run[suit] + step.set[suit] + step.later[suit] - pool.table[suit][i + 1];
      }
    }
  }
  return count + std::max(0, jokers) + pool.loose_mine;
}

int Arranger::Parts::joker_points(const Pool& pool, const Way& way,
                                  const std::vector<int>& parked) const {
  std::vector<int> jokers = parked;
  for (std::size_t i = 0; i < way.steps.size(); ++i) {
    const Step& step = way.steps[i];
    const std::size_t place = i + 1;
    const int in_set = place == 1 ? gains.ace_set : gains.face[place];
    jokers.insert(jokers.end(), step.set_jokers, in_set);
    for (const int wild : step.wild) {
      jokers.insert(jokers.end(), static_cast<std::size_t>(wild), gains.face[place]);
    }
  }
  const int mine = static_cast<int>(jokers.size()) - pool.table_jokers + pool.loose_mine;
  std::sort(jokers.begin(), jokers.end(), std::greater<>());
  int sum = 0;
  for (int k = 0; k < mine; ++k) sum += jokers[static_cast<std::size_t>(k)];
  return sum;
}

int Arranger::Parts::points(const Pool& pool, const Way& way,
                            const std::vector<int>& parked) const {
  int sum = gains.joker_counts ? joker_points(pool, way, parked) : 0;
  for (std::size_t place = 1; place <= kRanks; ++place) {
    const Step& step = way.steps[place - 1];
    for (std::size_t suit = 0; suit < 4; ++suit) {
      const int own =
          step.run[suit] + step.set[suit] + step.later[suit] - pool.table[suit][place];
      if (place > 1) {
        sum += own * gains.face[place];
        continue;
      }
      std::vector<int> aces(step.run[suit], gains.ace_low);
      aces.insert(aces.end(), step.set[suit], gains.ace_set);
      aces.insert(aces.end(), step.later[suit], gains.ace_high);
      std::sort(aces.begin(), aces.end(), std::greater<>());
      for (int k = 0; k < own; ++k) sum += aces[static_cast<std::size_t>(k)];
    }
  }
  return sum;
}

bool Arranger::Parts::within(const Limits& wanted, const Pool& pool, const Way& way) const {
  const int count = placed(pool, way);
  return count <= wanted.most_placed && count >= wanted.least_placed &&
         (wanted.least_points == 0 || points(pool, way) >= wanted.least_points);
}

// The best way within the limits that is worth more than `floor`.
std::optional<Way> Arranger::Parts::best(const Pool& pool, const Limits& wanted, Value floor, bool& proven) {
  work -= kSearchCost;
  if (work < 0) {
    proven = false;
    return std::nullopt;
  }
  const Value first = start + pool.loose_mine * (gains.joker + gains.in_run[0]);
  if (wanted.least_placed == 0) {
    bool whole = true;
    auto way = search.best(facts, pool, gains, Limits{}, first, floor, enough, work, whole);
    proven = proven && whole;
    if (!way || within(wanted, pool, *way)) {
      if (way || whole) return way;
    }
  }
  return search.best(facts, pool, gains, wanted, first, floor, enough, work, proven);
}

// Leaves out pieces that no meld could hold, whatever else is laid.
void Arranger::Parts::trim(Pool& pool) const {
  const Laws& laws = ask->laws;
  const int jokers = pool.table_jokers + pool.rack_jokers;
  const int last = kRanks + (laws.ace == Ace::low ? 0 : laws.ace == Ace::either ? 1 : 4);
  for (bool changed = true; changed;) {
    changed = false;
    std::array<unsigned, 4> there{};
    for (std::size_t suit = 0; suit < 4; ++suit) {
      for (std::size_t rank = 1; rank <= kRanks; ++rank) {
        there[suit] |= static_cast<unsigned>(pool.there(suit, rank) > 0) << rank;
      }
    }
    std::array<unsigned, 4> in_run{};
    for (std::size_t suit = 0; suit < 4 && laws.runs; ++suit) {
      unsigned places = there[suit];
      if (pool.stays) {
        for (std::size_t rank = 1; rank < 18; ++rank) {
          if (pool.absorb[suit][rank]) places |= 7U << rank;
          if (pool.inject[suit][rank]) places |= rank > 2 ? 7U << (rank - 2) : 7U;
        }
      }
      in_run[suit] = places;
    }
    if (laws.mixed_runs) {
      in_run.fill(in_run[0] | in_run[1] | in_run[2] | in_run[3]);
    }
    for (unsigned& places : in_run) {
      // Low pieces may lie above the king as well.
      places |= (places & 0x1eU) << kRanks;
      places = laws.runs ? in_runs(places, jokers, last) : 0;
      places |= places >> kRanks & 0x1eU;
    }
    for (std::size_t rank = 1; rank <= kRanks; ++rank) {
      int suits = jokers;
      for (const unsigned one : there) suits += static_cast<int>(one >> rank & 1);
      unsigned in_set = laws.sets && suits >= 3 ? 15U : 0U;
      for (const Room& room : pool.rooms[rank]) in_set |= room.suits;
      for (std::size_t suit = 0; suit < 4; ++suit) {
        if (pool.rack[suit][rank] == 0 || in_run[suit] >> rank & 1 || in_set >> suit & 1) continue;
        pool.rack[suit][rank] = 0;
        changed = true;
      }
    }
  }
}

bool Arranger::Parts::try_best(Plan& plan, Pool pool, const std::vector<bool>& stays,
                               const Limits& wanted, Value floor, bool& proven) {
  const Laws& laws = ask->laws;
  trim(pool);
  if (laws.joker_tile == JokerTile::moved) {
    for (const auto& pins : pool.pins) {
      if (!pins.empty()) return free_jokers(plan, pool, stays, wanted, floor, proven);
    }
  }
  // An opening lies by itself.
  const bool may_park = ask->opened && pool.table_jokers + pool.rack_jokers > 0 &&
                        (pool.table_jokers == 0 || laws.table_joker == TableJoker::free) &&
                        !laws.mixed_runs && laws.ace != Ace::wrap &&
                        (laws.jokers == JokerLimit::free || laws.jokers == JokerLimit::natural);
  if (may_park && (pool.rack_jokers == 0 ||
                   (!wanted.any() && gains.joker + gains.in_run[0] > 0))) {
    return loosen_best(plan, pool, stays, wanted, floor, proven);
  }
  return settle_best(plan, pool, stays, wanted, floor, proven);
}

// At first jokers may be left over: the result is never worth too little, and mostly there is room
// for them. If they then count less than assumed, the search looks only for ways with jokers high
// enough to be worth more (not for a tidier table: mostly there is none). Last, they have to be
// laid on the way.
bool Arranger::Parts::loosen_best(Plan& plan, Pool& pool, const std::vector<bool>& stays,
                                  const Limits& wanted, Value floor, bool& proven) {
  const int mine = pool.rack_jokers;
  const Value wished = enough;
  Value most = -kDead;  // nothing is worth more
  bool held = false;    // `plan` holds an arrangement
  bool sure = true;
  for (bool again = true; again;) {
    pool.loose_jokers = true;
    pool.loose_mine = mine;
    pool.table_jokers += mine;
    pool.rack_jokers = 0;
    Plan loose;
    if (gains.by_place) enough = most;
    const bool any = settle_best(loose, pool, stays, wanted, floor, sure);
    enough = wished;
    if (!any) {
      proven = proven && sure;
      return held;
    }
    if (most == -kDead) most = loose.value;
    const bool good = layout(loose).good;
    if (good && gains.by_place) {
      const int counted = joker_points(loose.pool, loose.way, loose.shown->parked);
      loose.value -= (mine * gains.dearest - counted) * gains.point;
    }
    const int before = loose.pool.joker_points;
    pool = loose.pool;
    pool.loose_jokers = false;
    pool.loose_mine = 0;
    pool.table_jokers -= mine;
    pool.rack_jokers = mine;
    if (good && loose.value > floor) {
      floor = loose.value;
      plan = std::move(loose);
      held = true;
      if (floor >= std::min(most, wished)) {
        proven = proven && sure;
        return true;
      }
    }
    if (sure) {
      // With a piece that is left over in a joker's place, a way would be worth more than any can.
      Value least = gains.ace_base;
      for (std::size_t rank = 2; rank <= kRanks; ++rank) {
        least = std::min(least, gains.natural[rank]);
      }
      pool.naturals_first = most - least <= floor;
      const Value short_of = most - floor - 1;  // this much less is still above the floor
      if (gains.by_place && gains.joker >= 0 && short_of < mine * gains.dearest * gains.point) {
        pool.joker_points = mine * gains.dearest - static_cast<int>(short_of / gains.point);
      }
    }
    again = pool.joker_points > before && wished == -kDead;
  }
  if (sure) enough = std::min(wished, most);
  const bool more = settle_best(plan, pool, stays, wanted, floor, proven);
  enough = wished;
  return more || held;
}

// The pool is taken along where a way was found.
bool Arranger::Parts::settle_best(Plan& plan, Pool& pool, const std::vector<bool>& stays,
                                  const Limits& wanted, Value floor, bool& proven) {
  auto way = best(pool, wanted, floor, proven);
  if (!way) return false;
  const int count = placed(pool, *way);
  plan.value = way->value;
  plan.nothing = count == 0;
  plan.goes_out = count == static_cast<int>(ask->rack.size()) - ask->keep;
  plan.way = std::move(*way);
  plan.pool = std::move(pool);
  plan.stays = stays;
  plan.shown.reset();
  return true;
}

Layout& Arranger::Parts::layout(Plan& plan) const {
  if (!plan.shown) plan.shown = lay_out(*ask, facts, plan.pool, plan.way, plan.stays);
  return *plan.shown;
}

}  // namespace rummel
