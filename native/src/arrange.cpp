#include "rummel/arrange.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

#include "rummel/arrange_runs.hpp"
#include "rummel/arrange_search.hpp"

namespace rummel {
namespace {

constexpr int kRanks = 13;
// What a search costs before its first step, in steps.
constexpr std::int64_t kSearchCost = 50;

using Meld = std::vector<Code>;

constexpr bool is_joker(Code piece) { return piece >= kJoker; }
constexpr int rank_of(Code piece) { return piece & 15; }
constexpr std::size_t suit_of(Code piece) { return piece >> 4 & 3; }
constexpr Code face(std::size_t suit, int place) {
  return static_cast<Code>(suit << 4 |
                           static_cast<unsigned>(place > kRanks ? place - kRanks : place));
}
constexpr Code joker_for(Code piece) { return static_cast<Code>(kJoker | piece); }

bool is_set(const Meld& meld) { return rank_of(meld[0]) == rank_of(meld[1]); }

bool known(Code piece, bool bare_joker) {
  if (piece == kJoker) return bare_joker;
  return piece < 128 && rank_of(piece) >= 1 && rank_of(piece) <= kRanks;
}

// Whether a list of known pieces is a meld in canonical form.
bool is_meld(const Meld& meld, const Laws& laws) {
  if (meld.size() < 3) return false;
  std::size_t jokers = 0;
  for (const Code piece : meld) jokers += is_joker(piece) ? 1 : 0;
  if (laws.jokers != JokerLimit::free && jokers == meld.size()) return false;
  if (laws.jokers == JokerLimit::one && jokers > 1) return false;
  if (laws.jokers == JokerLimit::majority && jokers > 0 && jokers * 2 >= meld.size()) return false;
  if (is_set(meld)) {
    for (std::size_t i = 1; i < meld.size(); ++i) {
      if (rank_of(meld[i]) != rank_of(meld[0]) || suit_of(meld[i]) <= suit_of(meld[i - 1])) {
        return false;
      }
    }
    return laws.sets;
  }
  if (!laws.runs || meld.size() > static_cast<std::size_t>(laws.longest_run)) return false;
  for (std::size_t i = 1; i < meld.size(); ++i) {
    if (rank_of(meld[i]) != rank_of(meld[i - 1]) % kRanks + 1) return false;
    if (!laws.mixed_runs && suit_of(meld[i]) != suit_of(meld[0])) return false;
    if (laws.jokers == JokerLimit::apart && is_joker(meld[i]) && is_joker(meld[i - 1])) {
      return false;
    }
    if (rank_of(meld[i]) == 1 &&
        (laws.ace == Ace::low || (laws.ace == Ace::either && i + 1 != meld.size()))) {
      return false;
    }
  }
  return true;
}

Meld by_suit(Meld meld) {
  std::sort(meld.begin(), meld.end(), [](Code a, Code b) { return suit_of(a) < suit_of(b); });
  return meld;
}

// Whether an old meld still lies together in this one.
bool holds(const Meld& now, const Meld& old) {
  if (now.size() < old.size() || is_set(now) != is_set(old)) return false;
  if (!is_set(old)) return std::search(now.begin(), now.end(), old.begin(), old.end()) != now.end();
  std::size_t jokers = 0;
  for (const Code piece : now) jokers += is_joker(piece) ? 1 : 0;
  for (const Code piece : old) {
    if (is_joker(piece)) {
      if (rank_of(piece) != rank_of(now[0]) || jokers-- == 0) return false;
    } else if (std::find(now.begin(), now.end(), piece) == now.end()) {
      return false;
    }
  }
  return true;
}

// Which fields of a value stand where; the first objective is the highest.
struct Scale {
  int tiles = -1;
  int points = -1;
  int left = -1;
  int jokers = -1;
  int out = -1;          // what stands before `out` is above this bit
  int undisturbed = -1;  // likewise
  bool good = true;

  explicit Scale(const std::vector<Objective>& objectives) {
    int at = 44;
    const auto claim = [&](int& field, int width) {
      good = good && field < 0;
      at -= width;
      field = at;
    };
    for (const Objective objective : objectives) {
      switch (objective) {
        case Objective::tiles:
          claim(tiles, 8);
          break;
        case Objective::points:
          claim(points, 14);
          break;
        case Objective::left:
          claim(left, 14);
          break;
        case Objective::jokers:
          claim(jokers, 4);
          break;
        case Objective::out:
          claim(out, 0);
          break;
        case Objective::undisturbed:
          claim(undisturbed, 0);
          break;
      }
    }
  }
  static Value one(int field) { return field < 0 ? 0 : Value{1} << field; }
};

struct Found {
  Value value = kDead;
  bool goes_out = false;
  Way way;
  Pool pool;
  std::vector<bool> stays;  // by old meld
  bool nothing = true;      // nothing is laid
};

struct OpenRun {
  Meld pieces;
  int kind = 0;
  int meld = -1;  // the old meld that it began with
};

}  // namespace

struct Arranger::Parts {
  std::map<std::tuple<JokerLimit, int, int>, Runs> runs;
  std::map<std::tuple<bool, JokerLimit, int>, Sets> sets;
  Search search;

  const Question* ask = nullptr;
  Search::Facts facts;
  Gains gains;
  Value start = 0;
  std::int64_t work = 0;
  Limits limits;

  Search::Facts facts_for(const Laws& laws, int jokers) {
    const int naturals = laws.mixed_runs ? 4 * kMostCopies : kMostCopies;
    auto [run, fresh] =
        runs.try_emplace({laws.jokers, jokers, naturals}, laws.jokers, jokers, naturals);
    // The numbers of open runs must not depend on earlier questions where there can be many.
    if (!fresh && !run->second.few()) run->second = Runs(laws.jokers, jokers, naturals);
    auto [set, unused] =
        sets.try_emplace({laws.sets, laws.jokers, jokers}, laws.sets, laws.jokers, jokers);
    return {&laws, &run->second, &set->second};
  }

  void weigh(const Laws& laws, const Scale& scale, int rack_jokers) {
    gains = Gains{};
    const Value tile = Scale::one(scale.tiles);
    const Value left = Scale::one(scale.left);
    gains.point = Scale::one(scale.points);
    const auto number = [&](int rank) { return rank <= 10 || laws.court < 0 ? rank : laws.court; };
    for (int rank = 2; rank <= kRanks; ++rank) {
      const auto at = static_cast<std::size_t>(rank);
      gains.face[at] = number(rank);
      gains.natural[at] = tile + number(rank) * (gains.point + left);
    }
    gains.ace_base = tile + laws.ace_hand * left;
    gains.ace_low = laws.ace_low;
    gains.ace_set = laws.ace_set;
    gains.ace_high = laws.ace_high;
    gains.face[1] = laws.ace_low;
    gains.face[14] = laws.ace_high;
    for (std::size_t at = 15; at < 18; ++at) gains.face[at] = gains.face[at - 13];
    gains.dearest = laws.ace_set;
    for (const int one : gains.face) gains.dearest = std::max(gains.dearest, one);
    gains.joker_counts = laws.joker_laid;
    gains.joker = tile + laws.joker_hand * left - Scale::one(scale.jokers);
    gains.by_place = laws.joker_laid && gains.point != 0 && rack_jokers > 0;
    if (gains.by_place) {
      for (std::size_t at = 1; at < 18; ++at) gains.in_run[at] = gains.face[at] * gains.point;
      for (std::size_t at = 1; at < 14; ++at) gains.in_set[at] = gains.in_run[at];
      gains.in_set[1] = laws.ace_set * gains.point;
      gains.in_run[0] = gains.dearest * gains.point;
    }
    start = rack_jokers * Scale::one(scale.jokers);
  }

  // ----------------------------------------------------------------------------- what there is

  // The melds that stay are only added to, all others are taken apart.
  Pool pool_of(const std::vector<bool>& stays, bool with_table) const {
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
      const Meld& meld = ask->table[m];
      if (stays[m]) {
        stay(pool, static_cast<int>(m), meld);
        continue;
      }
      for (std::size_t i = 0; i < meld.size(); ++i) {
        const auto rank = static_cast<std::size_t>(rank_of(meld[i]));
        if (!is_joker(meld[i])) {
          ++pool.table[suit_of(meld[i])][rank];
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
    return pool;
  }

  void stay(Pool& pool, int number, const Meld& meld) const {
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

  // --------------------------------------------------------------------------------- searching

  int placed(const Pool& pool, const Way& way) const {
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
    return count + std::max(0, jokers);
  }

  int points(const Pool& pool, const Way& way) const {
    int sum = 0;
    std::vector<int> jokers;
    int used = 0;
    for (std::size_t i = 0; i < way.steps.size(); ++i) {
      const Step& step = way.steps[i];
      const std::size_t place = i + 1;
      const int in_set = place == 1 ? gains.ace_set : gains.face[place];
      for (int k = 0; k < step.set_jokers; ++k) jokers.push_back(in_set);
      for (std::size_t suit = 0; suit < 4; ++suit) {
        for (int k = 0; k < step.wild[suit]; ++k) jokers.push_back(gains.face[place]);
        if (place > kRanks) continue;
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
    used = static_cast<int>(jokers.size()) - pool.table_jokers;
    std::sort(jokers.begin(), jokers.end(), std::greater<>());
    if (gains.joker_counts) {
      for (int k = 0; k < used; ++k) sum += jokers[static_cast<std::size_t>(k)];
    }
    return sum;
  }

  bool within(const Limits& wanted, const Pool& pool, const Way& way) const {
    const int count = placed(pool, way);
    return count <= wanted.most_placed && count >= wanted.least_placed &&
           (wanted.least_points == 0 || points(pool, way) >= wanted.least_points);
  }

  // The best way within the limits that is worth more than `floor`.
  std::optional<Way> best(const Pool& pool, const Limits& wanted, Value floor, bool& proven) {
    work -= kSearchCost;
    if (work < 0) {
      proven = false;
      return std::nullopt;
    }
    if (wanted.least_placed == 0) {
      bool whole = true;
      auto way = search.best(facts, pool, gains, Limits{}, start, floor, work, whole);
      proven = proven && whole;
      if (!way || within(wanted, pool, *way)) {
        if (way || whole) return way;
      }
    }
    return search.best(facts, pool, gains, wanted, start, floor, work, proven);
  }

  bool try_best(Found& found, Pool pool, const std::vector<bool>& stays, const Limits& wanted,
                Value floor, bool& proven) {
    const Laws& laws = ask->laws;
    pool.loose_jokers = pool.table_jokers > 0 && pool.rack_jokers == 0 &&
                        laws.table_joker == TableJoker::free && !laws.mixed_runs &&
                        laws.ace != Ace::wrap &&
                        (laws.jokers == JokerLimit::free || laws.jokers == JokerLimit::natural);
    const bool loose = pool.loose_jokers;
    const bool before = proven;
    if (settle_best(found, pool, stays, wanted, floor, proven)) {
      if (!loose || layout(found).good) return true;
    } else {
      return false;
    }
    // No room for them in that arrangement: they have to be laid on the way.
    pool.loose_jokers = false;
    proven = before;
    return settle_best(found, pool, stays, wanted, floor, proven);
  }

  bool settle_best(Found& found, const Pool& pool, const std::vector<bool>& stays,
                   const Limits& wanted, Value floor, bool& proven) {
    auto way = best(pool, wanted, floor, proven);
    if (!way) return false;
    found.value = way->value;
    found.way = std::move(*way);
    const int count = placed(pool, found.way);
    found.nothing = count == 0;
    found.goes_out = count == static_cast<int>(ask->rack.size()) - ask->keep;
    found.pool = pool;
    found.stays = stays;
    return true;
  }

  // --------------------------------------------------------------------------- laying it out

  struct Lane {
    std::vector<OpenRun> open;
    std::vector<OpenRun> closed;
  };

  // One rank of one suit: gives each open run its piece so that the runs become `target`.
  bool extend(Lane& lane, const std::vector<Code>& naturals, const std::vector<Code>& jokers,
              Open target, std::vector<std::pair<int, Meld*>>& takers, std::size_t injected) const {
    const Runs& growth = *facts.runs;
    const Runs::Bundle& wanted = growth.bundle(target);
    const std::size_t count = lane.open.size();
    std::vector<int> fate(count, 0);  // 0 ends, 1 natural, 2 joker, 3 joins the meld above
    const auto place = [&](auto&& self, std::size_t at, std::size_t n, std::size_t j,
                           std::size_t t) -> bool {
      if (at == count) {
        std::vector<Runs::Kind> kinds;
        for (std::size_t i = 0; i < count; ++i) {
          if (fate[i] == 1 || fate[i] == 2) {
            kinds.push_back(static_cast<Runs::Kind>(growth.after(lane.open[i].kind, fate[i] == 2)));
          }
        }
        for (std::size_t i = 0; i < n + j; ++i) {
          const int kind = growth.after(-1, i >= n);
          if (kind < 0) return false;
          kinds.push_back(static_cast<Runs::Kind>(kind));
        }
        kinds.insert(kinds.end(), injected, growth.whole());
        std::sort(kinds.begin(), kinds.end());
        return kinds.size() == wanted.count &&
               std::equal(kinds.begin(), kinds.end(), wanted.kinds.begin());
      }
      const int kind = lane.open[at].kind;
      const auto tried = [&](int what, std::size_t dn, std::size_t dj, std::size_t dt) {
        fate[at] = what;
        return self(self, at + 1, n - dn, j - dj, t - dt);
      };
      if (n > 0 && growth.after(kind, false) >= 0 && tried(1, 1, 0, 0)) return true;
      if (j > 0 && growth.after(kind, true) >= 0 && tried(2, 0, 1, 0)) return true;
      if (growth.accepts(static_cast<Runs::Kind>(kind)) && tried(0, 0, 0, 0)) return true;
      // Two old melds do not become one.
      return t > 0 && lane.open[at].meld < 0 && growth.absorbable(static_cast<Runs::Kind>(kind)) &&
             tried(3, 0, 0, 1);
    };
    if (!place(place, 0, naturals.size(), jokers.size(), takers.size())) return false;

    std::vector<OpenRun> now;
    std::size_t n = 0;
    std::size_t j = 0;
    std::size_t t = 0;
    for (std::size_t i = 0; i < count; ++i) {
      OpenRun& run = lane.open[i];
      if (fate[i] == 0) {
        lane.closed.push_back(std::move(run));
      } else if (fate[i] == 3) {
        Meld& above = *takers[t++].second;
        above.insert(above.begin(), run.pieces.begin(), run.pieces.end());
      } else {
        run.kind = growth.after(run.kind, fate[i] == 2);
        run.pieces.push_back(fate[i] == 2 ? jokers[j++] : naturals[n++]);
        now.push_back(std::move(run));
      }
    }
    while (n < naturals.size()) now.push_back({{naturals[n++]}, growth.after(-1, false), -1});
    while (j < jokers.size()) now.push_back({{jokers[j++]}, growth.after(-1, true), -1});
    lane.open = std::move(now);
    return true;
  }

  // The melds of a way: old ones that stay by number, and the new ones.
  bool lay_out(const Found& found, std::map<int, Meld>& kept, Melds& fresh) const {
    const Laws& laws = ask->laws;
    const std::size_t lanes = laws.mixed_runs ? 1 : 4;
    for (std::size_t m = 0; m < ask->table.size(); ++m) {
      if (m < found.stays.size() && found.stays[m]) kept[static_cast<int>(m)] = ask->table[m];
    }
    const auto& steps = found.way.steps;
    for (std::size_t lane_at = 0; lane_at < lanes; ++lane_at) {
      Lane lane;
      for (std::size_t i = 0; i < steps.size(); ++i) {
        const int place = static_cast<int>(i) + 1;
        std::vector<Code> naturals;
        for (std::size_t suit = laws.mixed_runs ? 0 : lane_at;
             suit < (laws.mixed_runs ? 4 : lane_at + 1); ++suit) {
          naturals.insert(naturals.end(), steps[i].run[suit], face(suit, place));
        }
        const std::vector<Code> jokers(steps[i].wild[lane_at], joker_for(face(lane_at, place)));
        std::vector<std::pair<int, Meld*>> takers;
        std::vector<OpenRun> risen;
        for (auto& [number, meld] : kept) {
          const Meld& old = ask->table[static_cast<std::size_t>(number)];
          if (!found.pool.stays || is_set(old) ||
              (!laws.mixed_runs && suit_of(old[0]) != lane_at)) {
            continue;
          }
          if (rank_of(old[0]) == place) takers.emplace_back(number, &meld);
          if (rank_of(old[0]) + static_cast<int>(old.size()) - 1 == place) {
            risen.push_back({{}, facts.runs->whole(), number});
          }
        }
        if (!extend(lane, naturals, jokers, found.way.opens[i][lane_at], takers, risen.size())) {
          return false;
        }
        for (OpenRun& run : risen) {
          run.pieces = kept[run.meld];
          lane.open.push_back(std::move(run));
        }
      }
      lane.closed.insert(lane.closed.end(), lane.open.begin(), lane.open.end());
      for (OpenRun& run : lane.closed) {
        if (run.meld >= 0) {
          kept[run.meld] = std::move(run.pieces);
        } else {
          fresh.push_back(std::move(run.pieces));
        }
      }
    }
    for (int rank = 1; rank <= kRanks; ++rank) {
      const Step& step = steps[static_cast<std::size_t>(rank - 1)];
      if (step.set_jokers + step.set[0] + step.set[1] + step.set[2] + step.set[3] == 0) continue;
      std::array<std::uint8_t, 4> promised{};
      const auto above = static_cast<std::size_t>(rank + kRanks - 1);
      if (above < steps.size()) {
        for (std::size_t suit = 0; suit < 4; ++suit) {
          promised[suit] = std::min<std::uint8_t>(1, steps[above].wild[suit]);
        }
      }
      Search::Split split;
      if (!Search::split(facts, found.pool, rank, step, promised, &split)) return false;
      for (const auto& [room, suit] : split.added) {
        const int number =
            found.pool.rooms[static_cast<std::size_t>(rank)][static_cast<std::size_t>(room)].meld;
        kept[number] = added(kept[number], rank, suit);
      }
      for (const SetKind& kind : split.sets) {
        Meld meld;
        for (std::size_t suit = 0; suit < 4; ++suit) {
          if (!(kind.suits >> suit & 1)) continue;
          const Code piece = face(suit, rank);
          meld.push_back(kind.jokers >> suit & 1 ? joker_for(piece) : piece);
        }
        fresh.push_back(std::move(meld));
      }
    }
    return true;
  }

  // A set with a piece more; a joker that stood for it makes room. Suit -1: a joker.
  static Meld added(Meld meld, int rank, int suit) {
    unsigned taken = 0;
    for (const Code piece : meld) taken |= 1U << suit_of(piece);
    const std::size_t open = static_cast<std::size_t>(std::countr_one(taken));
    if (suit < 0) {
      meld.push_back(joker_for(face(open, rank)));
    } else {
      const Code piece = face(static_cast<std::size_t>(suit), rank);
      for (Code& one : meld) {
        if (one == joker_for(piece)) one = joker_for(face(open, rank));
      }
      meld.push_back(piece);
    }
    return by_suit(std::move(meld));
  }

  // Cuts runs so that old ones come to light again, and those that are too long.
  void cut_runs(Melds& fresh) const {
    const Laws& laws = ask->laws;
    for (std::size_t i = 0; i < fresh.size(); ++i) {
      if (is_set(fresh[i])) continue;
      const auto cut = [&](std::size_t at) {
        Meld low(fresh[i].begin(), fresh[i].begin() + static_cast<std::ptrdiff_t>(at));
        Meld high(fresh[i].begin() + static_cast<std::ptrdiff_t>(at), fresh[i].end());
        if (!is_meld(low, laws) || !is_meld(high, laws)) return false;
        fresh[i] = std::move(low);
        fresh.push_back(std::move(high));
        return true;
      };
      for (const Meld& old : ask->table) {
        if (is_set(old) || fresh[i].size() <= old.size()) continue;
        const auto at = std::search(fresh[i].begin(), fresh[i].end(), old.begin(), old.end());
        if (at == fresh[i].end()) continue;
        const auto from = static_cast<std::size_t>(at - fresh[i].begin());
        if (from + old.size() < fresh[i].size()) cut(from + old.size());
        if (from > 0) cut(from);
      }
      if (fresh[i].size() > static_cast<std::size_t>(laws.longest_run)) {
        for (std::size_t at = 3; at + 3 <= fresh[i].size(); ++at) {
          if (cut(at)) break;
        }
      }
    }
  }

  // Heirs of the old melds among the new ones, exact ones first; returns how many have none.
  int settle(std::map<int, Meld>& kept, Melds& fresh) const {
    for (const bool exact : {true, false}) {
      for (std::size_t m = 0; m < ask->table.size(); ++m) {
        if (kept.contains(static_cast<int>(m))) continue;
        const Meld& old = ask->table[m];
        const auto heir = std::find_if(fresh.begin(), fresh.end(), [&](const Meld& meld) {
          return exact ? meld == old : holds(meld, old);
        });
        if (heir == fresh.end()) continue;
        kept[static_cast<int>(m)] = std::move(*heir);
        fresh.erase(heir);
      }
    }
    return static_cast<int>(ask->table.size() - kept.size());
  }

  struct Layout {
    std::map<int, Meld> kept;
    Melds fresh;
    int moved = 0;
    bool good = false;
  };

  // Table jokers that the way did not need go where there is room, best where one has been.
  bool park(const Found& found, std::map<int, Meld>& kept, Melds& fresh) const {
    int over = found.pool.table_jokers;
    for (const Step& step : found.way.steps) {
      over -= step.set_jokers + step.wild[0] + step.wild[1] + step.wild[2] + step.wild[3];
    }
    for (; over > 0; --over) {
      Meld* best = nullptr;
      Meld grown;
      bool known = false;
      const auto offer = [&](Meld& meld, Meld with) {
        if (known || !is_meld(with, ask->laws)) return;
        bool old = false;
        for (const Meld& one : ask->table) old = old || (holds(with, one) && !holds(meld, one));
        if (best != nullptr && !old) return;
        best = &meld;
        grown = std::move(with);
        known = old;
      };
      const auto consider = [&](Meld& meld) {
        if (is_set(meld)) {
          if (meld.size() == 3) offer(meld, added(meld, rank_of(meld[0]), -1));
          return;
        }
        Meld with = meld;
        const int last = rank_of(meld.back());
        if (last < kRanks && last > 1) {
          with.push_back(joker_for(face(suit_of(meld.back()), last + 1)));
          offer(meld, with);
        }
        const int first = rank_of(meld[0]);
        if (first > 1) {
          with = meld;
          with.insert(with.begin(), joker_for(face(suit_of(meld[0]), first - 1)));
          offer(meld, std::move(with));
        }
      };
      for (Meld& meld : fresh) consider(meld);
      for (auto& [number, meld] : kept) consider(meld);
      if (best == nullptr) return false;
      *best = std::move(grown);
    }
    return true;
  }

  Layout layout(const Found& found) const {
    Layout out;
    if (!lay_out(found, out.kept, out.fresh)) return out;
    if (found.pool.loose_jokers) {
      cut_runs(out.fresh);
      if (!park(found, out.kept, out.fresh)) return out;
    }
    cut_runs(out.fresh);
    out.moved = settle(out.kept, out.fresh);
    out.good = true;
    for (const auto& [number, meld] : out.kept) {
      // What lay there before was right when it was laid.
      out.good = out.good &&
                 (meld == ask->table[static_cast<std::size_t>(number)] || is_meld(meld, ask->laws));
    }
    for (const Meld& meld : out.fresh) out.good = out.good && is_meld(meld, ask->laws);
    return out;
  }

  void write(Answer& answer, const Found& found, Layout&& out) const {
    answer.moved = out.moved;
    answer.points = points(found.pool, found.way);
    for (auto& [number, meld] : out.kept) answer.table.push_back(std::move(meld));
    std::sort(out.fresh.begin(), out.fresh.end(), [](const Meld& a, const Meld& b) {
      return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(), std::less<int>());
    });
    for (Meld& meld : out.fresh) answer.table.push_back(std::move(meld));
    std::array<int, 128> laid{};
    for (const Meld& meld : answer.table) {
      for (const Code piece : meld) ++laid[is_joker(piece) ? kJoker : piece];
    }
    for (const Meld& meld : ask->table) {
      for (const Code piece : meld) --laid[is_joker(piece) ? kJoker : piece];
    }
    for (const Code piece : ask->rack) {
      if (laid[piece] > 0) {
        --laid[piece];
        answer.laid.push_back(piece);
      } else {
        answer.left.push_back(piece);
      }
    }
    std::sort(answer.laid.begin(), answer.laid.end());
    std::sort(answer.left.begin(), answer.left.end());
  }

  // ------------------------------------------------------------------------------- the question

  // Whether the first is better, going out counted where it was asked for.
  static bool better(const Scale& scale, const Found& one, const Found& other) {
    if (scale.out >= 0) {
      const Value a = one.value >> scale.out;
      const Value b = other.value >> scale.out;
      if (a != b) return a > b;
      if (one.goes_out != other.goes_out) return one.goes_out;
    }
    return one.value > other.value;
  }

  // Whether pieces of the rack may count as their likes in melds that stay: a search with melds
  // that stay does not see that, so it may miss an arrangement that is worth as much.
  bool alike_apart() const {
    if (gains.point == 0) return false;
    const Laws& laws = ask->laws;
    const bool aces = laws.ace_low != laws.ace_set || laws.ace_low != laws.ace_high;
    for (const Code mine : ask->rack) {
      if (!(is_joker(mine) ? gains.by_place : aces && rank_of(mine) == 1)) continue;
      for (const Meld& meld : ask->table) {
        for (const Code piece : meld) {
          if (is_joker(piece) ? is_joker(mine) : piece == mine) return true;
        }
      }
    }
    return false;
  }

  Answer opened(const Scale& scale);
  bool keep_together(const Scale& scale, Found& best, Layout& shown, const Limits& wanted);
  Answer closed(const Scale& scale);
  Answer one_meld(const Scale& scale);
  void nothing(Answer& answer) const {
    answer.table = ask->table;
    answer.left = ask->rack;
    std::sort(answer.left.begin(), answer.left.end());
  }
  Verdict check(int& fault) const;
  Answer arrange(const Question& question);
};

Verdict Arranger::Parts::check(int& fault) const {
  const Question& q = *ask;
  const Laws& laws = q.laws;
  const auto fair = [](int worth) { return worth >= 0 && worth <= kMostWorth; };
  if ((!laws.runs && !laws.sets) || (laws.mixed_runs && !laws.runs) || laws.longest_run < 13 ||
      laws.longest_run > 14 || laws.court < -1 || laws.court > kMostWorth || !fair(laws.ace_low) ||
      !fair(laws.ace_high) || !fair(laws.ace_set) || !fair(laws.ace_hand) ||
      !fair(laws.joker_hand) || !Scale(q.objectives).good) {
    return Verdict::bad_laws;
  }
  if (q.minimum < 0 || q.minimum > 250 || q.most < 0 || q.keep < 0 || q.work < 0 ||
      q.tidy_work < 0) {
    return Verdict::bad_limit;
  }
  if (q.rack.size() > static_cast<std::size_t>(kLongestRack)) {
    fault = static_cast<int>(q.rack.size());
    return Verdict::long_rack;
  }
  std::array<int, 64> count{};
  int jokers = 0;
  const auto take = [&](Code piece) {
    if (is_joker(piece)) {
      ++jokers;
      return true;
    }
    return ++count[piece] <= kMostCopies;
  };
  for (const Code piece : q.rack) {
    fault = piece;
    if (!known(piece, true) || piece > kJoker) return Verdict::bad_piece;
    if (!take(piece)) return Verdict::many_copies;
  }
  for (std::size_t m = 0; m < q.table.size(); ++m) {
    for (const Code piece : q.table[m]) {
      fault = piece;
      if (!known(piece, true)) return Verdict::bad_piece;
      if (!take(piece)) return Verdict::many_copies;
    }
  }
  fault = jokers;
  if (jokers > kMostJokers) return Verdict::many_jokers;
  for (std::size_t m = 0; m < q.table.size(); ++m) {
    fault = static_cast<int>(m);
    const bool bare = std::find(q.table[m].begin(), q.table[m].end(), kJoker) != q.table[m].end();
    if (bare || !is_meld(q.table[m], laws)) return Verdict::bad_table;
  }
  fault = 0;
  return Verdict::fine;
}

// Fewer old melds taken apart, for the same worth of what stands before `undisturbed`.
// Returns whether it is sure that fewer will not do.
bool Arranger::Parts::keep_together(const Scale& scale, Found& best, Layout& shown,
                                    const Limits& wanted) {
  const std::size_t melds = ask->table.size();
  const bool listed = scale.undisturbed >= 0;
  const int shift = listed ? scale.undisturbed : 0;
  const Value floor = ((best.value >> shift) << shift) - 1;
  const std::int64_t saved = work;
  if (!listed) work = std::min(work, ask->tidy_work);
  const std::int64_t given = work;
  bool sure = true;
  bool done = false;

  // All choices of `apart` melds out of `among` that are taken apart; true if one serves.
  const auto attempt = [&](const std::vector<std::size_t>& among, std::size_t apart) {
    std::vector<bool> stays(melds, true);
    bool found = false;
    Value least = floor;
    const auto choose = [&](auto&& self, std::size_t from, std::size_t left) -> void {
      if ((found && !listed) || work < 0) return;
      if (left == 0) {
        Found now;
        bool proven = true;
        if (try_best(now, pool_of(stays, true), stays, wanted, least, proven)) {
          Layout look = layout(now);
          if (look.good) {
            least = now.value;
            best = std::move(now);
            shown = std::move(look);
            found = true;
          }
        }
        sure = sure && proven;
        return;
      }
      for (std::size_t i = from; i + left <= among.size(); ++i) {
        stays[among[i]] = false;
        self(self, i + 1, left - 1);
        stays[among[i]] = true;
      }
    };
    choose(choose, 0, apart);
    return found;
  };

  std::vector<std::size_t> all(melds);
  for (std::size_t m = 0; m < melds; ++m) all[m] = m;
  if (!listed) {
    // Those that the found arrangement takes apart stay again, all or half of them at a time.
    std::vector<std::size_t> gone;
    for (const std::size_t m : all) {
      if (!shown.kept.contains(static_cast<int>(m))) gone.push_back(m);
    }
    std::vector<bool> stays(melds, true);
    for (const std::size_t m : gone) stays[m] = false;
    const auto shrink = [&](auto&& self, std::size_t from, std::size_t to, bool hopeless) -> void {
      if (from == to || work < 0) return;
      if (!hopeless) {
        auto now = stays;
        for (std::size_t i = from; i < to; ++i) now[gone[i]] = true;
        Found found;
        bool proven = true;
        if (try_best(found, pool_of(now, true), now, wanted, floor, proven)) {
          Layout look = layout(found);
          if (look.good && look.moved < shown.moved) {
            best = std::move(found);
            shown = std::move(look);
            stays = std::move(now);
            return;
          }
        }
      }
      if (to - from == 1) return;
      const std::size_t middle = from + (to - from) / 2;
      self(self, from, middle, false);
      self(self, middle, to, false);
    };
    // All of them together were tried at the very beginning.
    shrink(shrink, 0, gone.size(), true);
  }
  done = false;
  const auto most = static_cast<std::size_t>(shown.moved) + (listed ? 1 : 0);
  for (std::size_t apart = listed ? 0 : 1; apart < most && !done && work >= 0; ++apart) {
    done = attempt(all, apart);
  }
  sure = sure && work >= 0;
  work = saved - (given - work);
  return sure;
}

Answer Arranger::Parts::opened(const Scale& scale) {
  Answer answer;
  const std::size_t melds = ask->table.size();
  const bool rebuild = ask->rebuild && melds > 0;
  const std::vector<bool> whole(melds, true);
  const std::vector<bool> loose(melds, false);
  int jokers = 0;
  for (const Code piece : ask->rack) jokers += is_joker(piece) ? 1 : 0;
  const bool plain_limit =
      ask->laws.jokers == JokerLimit::free || ask->laws.jokers == JokerLimit::natural;

  Found best;
  best.value = start;
  best.goes_out = static_cast<int>(ask->rack.size()) == ask->keep;
  bool proven = true;
  const auto improve = [&](const Limits& wanted, Found& now) {
    bool any = false;
    Found found;
    bool sure = true;
    if (try_best(found, pool_of(whole, true), whole, wanted, now.value, sure) &&
        ((plain_limit && (ask->laws.longest_run > kRanks || ask->laws.ace == Ace::low)) ||
         layout(found).good)) {
      now = std::move(found);
      any = true;
    }
    // Where melds stay, limits on jokers are read strictly, and runs around the corner too.
    const bool strict = melds > 0 && (!plain_limit && jokers > 0);
    const bool corner = melds > 0 && ask->laws.ace == Ace::wrap;
    if (!rebuild) {
      proven = proven && sure && !strict && !corner;
    } else if (try_best(found, pool_of(loose, true), loose, wanted, now.value, proven)) {
      now = std::move(found);
      any = true;
    }
    return any;
  };
  Limits used = limits;
  improve(limits, best);
  if (scale.out >= 0 && !best.goes_out) {
    Limits all = limits;
    all.least_placed = static_cast<int>(ask->rack.size()) - ask->keep;
    if (all.least_placed > 0 && all.least_placed <= all.most_placed) {
      Found out;
      out.value = kDead;
      if (improve(all, out) && better(scale, out, best)) {
        best = out;
        used = all;
      }
    }
  }
  answer.proven = proven;
  if (best.nothing) {
    nothing(answer);
    return answer;
  }
  Layout shown = layout(best);
  const bool listed = scale.undisturbed >= 0;
  if (rebuild && (shown.moved > 0 || (listed && shown.good))) {
    Limits tight = used;
    if (scale.out >= 0 && best.goes_out) {
      tight.least_placed = static_cast<int>(ask->rack.size()) - ask->keep;
    }
    bool sure = true;
    if (shown.moved > 0) sure = keep_together(scale, best, shown, tight);
    answer.tidy =
        sure && (plain_limit || jokers == 0) && ask->laws.ace != Ace::wrap && !alike_apart();
    if (listed) answer.proven = answer.proven && answer.tidy;
  }
  if (!shown.good) {
    answer.proven = false;
    nothing(answer);
    return answer;
  }
  write(answer, best, std::move(shown));
  return answer;
}

// The opening: melds from the rack alone.
Answer Arranger::Parts::closed(const Scale& scale) {
  if (ask->opening == Opening::one) return one_meld(scale);
  Answer answer;
  const std::vector<bool> stays(ask->table.size(), true);
  const Pool pool = pool_of(stays, false);
  Found best;
  bool proven = true;
  Limits wanted = limits;
  wanted.least_points = ask->minimum;
  // Nothing laid is no opening. Where a piece may count for nothing, or a joker against it, pieces
  // are counted instead.
  const bool counts = scale.tiles >= 0 && scale.jokers < 0;
  const Value floor = counts ? start : kDead;
  if (!counts) wanted.least_placed = 1;
  bool any = try_best(best, pool, stays, wanted, floor, proven);
  const int all = static_cast<int>(ask->rack.size()) - ask->keep;
  if ((scale.out >= 0 || ask->out_opens) && !(any && best.goes_out) && all > 0 &&
      all <= limits.most_placed) {
    Limits whole = limits;
    whole.least_placed = all;
    whole.least_points = ask->out_opens ? 0 : ask->minimum;
    Found out;
    if (try_best(out, pool, stays, whole, kDead, proven) && (!any || better(scale, out, best))) {
      best = std::move(out);
      any = true;
    }
  }
  answer.proven = proven;
  answer.possible = any;
  if (!any) {
    nothing(answer);
    return answer;
  }
  Layout shown = layout(best);
  if (!shown.good) {
    answer.proven = false;
    answer.possible = false;
    nothing(answer);
    return answer;
  }
  write(answer, best, std::move(shown));
  return answer;
}

// An opening of a single meld: all of them are tried.
Answer Arranger::Parts::one_meld(const Scale& scale) {
  Answer answer;
  const Laws& laws = ask->laws;
  std::array<int, 64> held{};
  int jokers = 0;
  for (const Code piece : ask->rack) {
    if (is_joker(piece)) {
      ++jokers;
    } else {
      ++held[piece];
    }
  }
  const int size = static_cast<int>(ask->rack.size());
  Meld best;
  Found worth;
  int best_points = 0;
  Meld now;

  const auto judge = [&](const Meld& meld) {
    if (--work < 0) {
      answer.proven = false;
      return;
    }
    if (static_cast<int>(meld.size()) > limits.most_placed || !is_meld(meld, laws)) return;
    const bool set = is_set(meld);
    Value value = start;
    int points = 0;
    for (std::size_t i = 0; i < meld.size(); ++i) {
      const int rank = rank_of(meld[i]);
      const int counts = rank > 1 ? gains.face[static_cast<std::size_t>(rank)]
                         : set    ? laws.ace_set
                         : i > 0  ? laws.ace_high
                                  : laws.ace_low;
      if (is_joker(meld[i])) {
        value += gains.joker;
        if (!laws.joker_laid) continue;
      } else {
        value += rank > 1 ? gains.natural[static_cast<std::size_t>(rank)] - counts * gains.point
                          : gains.ace_base;
      }
      points += counts;
      value += counts * gains.point;
    }
    Found found;
    found.value = value;
    found.goes_out = static_cast<int>(meld.size()) == size - ask->keep;
    if (points < ask->minimum && !(ask->out_opens && found.goes_out)) return;
    if (best.empty() || better(scale, found, worth)) {
      best = meld;
      worth = found;
      best_points = points;
    }
  };
  // Every place is a natural piece or a joker.
  const auto fill = [&](auto&& self, const Meld& faces, std::size_t at, int left) -> void {
    if (work < 0) return;
    if (at == faces.size()) {
      judge(now);
      return;
    }
    std::size_t suit = suit_of(faces[at]);
    if (laws.mixed_runs && !is_set(faces)) {
      // Any suit will do; the two copies of one piece never meet in a run but at its ends.
      for (std::size_t other = 0; other < 4; ++other) {
        if (held[face(other, rank_of(faces[at]))] > 0) {
          suit = other;
          break;
        }
      }
    }
    const Code piece = face(suit, rank_of(faces[at]));
    if (held[piece] > 0) {
      --held[piece];
      now.push_back(piece);
      self(self, faces, at + 1, left);
      now.pop_back();
      ++held[piece];
    }
    if (left > 0) {
      now.push_back(joker_for(faces[at]));
      self(self, faces, at + 1, left - 1);
      now.pop_back();
    }
  };
  if (laws.sets) {
    for (int rank = 1; rank <= kRanks; ++rank) {
      for (unsigned suits = 0; suits < 16; ++suits) {
        if (std::popcount(suits) < 3) continue;
        Meld faces;
        for (std::size_t suit = 0; suit < 4; ++suit) {
          if (suits >> suit & 1) faces.push_back(face(suit, rank));
        }
        fill(fill, faces, 0, jokers);
      }
    }
  }
  if (laws.runs) {
    for (std::size_t suit = 0; suit < (laws.mixed_runs ? 1U : 4U); ++suit) {
      for (int from = 1; from <= kRanks; ++from) {
        Meld faces;
        const int most =
            laws.ace == Ace::wrap
                ? laws.longest_run
                : std::min(laws.longest_run, kRanks + (laws.ace == Ace::low ? 0 : 1) - from + 1);
        for (int i = 0; i < most; ++i) {
          faces.push_back(face(suit, (from + i - 1) % kRanks + 1));
          if (faces.size() >= 3) fill(fill, faces, 0, jokers);
        }
      }
    }
  }
  answer.possible = !best.empty();
  nothing(answer);
  if (best.empty()) return answer;
  answer.points = best_points;
  answer.left.clear();
  std::array<int, 65> laid{};
  for (const Code piece : best) ++laid[is_joker(piece) ? kJoker : piece];
  for (const Code piece : ask->rack) {
    if (laid[piece] > 0) {
      --laid[piece];
      answer.laid.push_back(piece);
    } else {
      answer.left.push_back(piece);
    }
  }
  std::sort(answer.laid.begin(), answer.laid.end());
  std::sort(answer.left.begin(), answer.left.end());
  answer.table.push_back(std::move(best));
  return answer;
}

Answer Arranger::Parts::arrange(const Question& question) {
  ask = &question;
  Answer answer;
  answer.verdict = check(answer.fault);
  if (answer.verdict != Verdict::fine) return answer;
  const Scale scale(question.objectives);
  int jokers = 0;
  int rack_jokers = 0;
  for (const Code piece : question.rack) rack_jokers += is_joker(piece) ? 1 : 0;
  for (const Meld& meld : question.table) {
    for (const Code piece : meld) jokers += is_joker(piece) ? 1 : 0;
  }
  facts = facts_for(question.laws, jokers + rack_jokers);
  weigh(question.laws, scale, rack_jokers);
  work = question.work;
  limits = Limits{};
  const int may = static_cast<int>(question.rack.size()) - question.keep;
  const int most = std::min(question.most, may);
  if (most <= 0) {
    nothing(answer);
    answer.possible = question.opened;
    return answer;
  }
  if (most < static_cast<int>(question.rack.size())) limits.most_placed = most;
  answer = question.opened ? opened(scale) : closed(scale);
  answer.steps = question.work - std::max<std::int64_t>(work, 0);
  return answer;
}

Arranger::Arranger() : parts_(std::make_unique<Parts>()) {}
Arranger::~Arranger() = default;

Answer Arranger::arrange(const Question& question) { return parts_->arrange(question); }

}  // namespace rummel
