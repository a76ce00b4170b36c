// Table jokers freed by a piece that has moved: out of the rack, or out of an old meld that no
// longer stands.
//
// Whether an old set still stands is known at its rank. For an old run it is known only after its
// last place, and the search distinguishes open runs only by kind. So at first all pieces of old
// runs count as moved. Where the best arrangement shows that one has not moved, the search is split
// into cases by how many copies of that piece stayed: not counting those needs no care, and for the
// others the search has to watch the old runs. The best of all cases is the answer.
#include <algorithm>
#include <bit>

#include "arrange_parts.hpp"
#include "rummel/arrange_pins.hpp"

namespace rummel {
namespace {

Promises promised_above(const Way& way, int rank) {
  Promises promised{};
  const auto above = static_cast<std::size_t>(rank + kRanks - 1);
  if (above < way.steps.size()) {
    for (std::size_t suit = 0; suit < 4; ++suit) {
      promised[suit] = std::min<std::uint8_t>(1, way.steps[above].wild[suit]);
    }
  }
  return promised;
}

// Whether the natural pieces of an old meld still lie together in a meld of the same kind.
bool stands(std::span<const Code> old, std::span<const Code> now) {
  if (is_set(old) != is_set(now)) return false;
  std::array<int, kJoker> count{};
  for (const Code piece : now) {
    if (!is_joker(piece)) ++count[piece];
  }
  for (const Code piece : old) {
    if (!is_joker(piece) && --count[piece] < 0) return false;
  }
  return true;
}

// How many pieces of this face lie in old melds that still stand.
int standing(const Melds& table, const std::vector<Row>& now, Code face) {
  int old = 0;
  int twice = 1;
  std::vector<bool> heirs(now.size());
  for (const auto& meld : table) {
    const auto copies = std::count(meld.begin(), meld.end(), face);
    if (copies == 0) continue;
    bool lies = false;
    for (std::size_t i = 0; i < now.size(); ++i) {
      if (!stands(meld, now[i])) continue;
      lies = true;
      heirs[i] = true;
    }
    if (lies) twice = std::max(twice, static_cast<int>(copies));
    old += lies ? 1 : 0;
  }
  if (twice > 1) return twice;
  return std::min(old, static_cast<int>(std::count(heirs.begin(), heirs.end(), true)));
}

OldRun old_run(const std::vector<Code>& meld) {
  OldRun run;
  run.suits.fill(-1);
  const int from = rank_of(meld[0]);
  for (std::size_t i = 0; i < meld.size(); ++i) {
    const int place = from + static_cast<int>(i);
    if (is_joker(meld[i]) || place >= 18) continue;
    if (run.first == 0) run.first = place;
    run.last = place;
    run.suits[static_cast<std::size_t>(place)] = static_cast<std::int8_t>(suit_of(meld[i]));
  }
  return run;
}

}  // namespace

int Arranger::Parts::pinned_rank(Plan& plan) const {
  const Pool& pool = plan.pool;
  const auto holds = [&](int rank, const std::array<std::uint8_t, 4>& declared,
                         const Standing& standing) {
    return pins_hold(facts, pool, rank, plan.way.steps[static_cast<std::size_t>(rank - 1)],
                     promised_above(plan.way, rank), declared, standing);
  };
  std::vector<Row> now;
  for (int rank = 1; rank <= kRanks; ++rank) {
    const auto at = static_cast<std::size_t>(rank);
    if (pool.pins[at].empty()) continue;
    if (ask->laws.table_joker != TableJoker::declared) {
      // Usually the pieces of the rack are enough.
      Standing all{};
      for (std::size_t suit = 0; suit < 4; ++suit) all[suit] = pool.table[suit][at];
      if (holds(rank, {}, all)) continue;
    }
    if (now.empty()) {
      const Layout& shown = layout(plan);
      if (!shown.good) return rank;
      now = shown.fresh;
      for (std::size_t m = 0; m < shown.kept.size(); ++m) {
        if (shown.is_kept[m]) now.push_back(shown.kept[m]);
      }
    }
    std::array<std::uint8_t, 4> declared{};
    Standing lying{};
    for (std::size_t suit = 0; suit < 4; ++suit) {
      lying[suit] = standing(ask->table, now, face(suit, rank)) - pool.lying[suit][at];
    }
    for (const Row& meld : now) {
      if (!is_set(meld) || rank_of(meld[0]) != rank) continue;
      for (const Code piece : meld) {
        if (is_joker(piece)) ++declared[suit_of(piece)];
      }
    }
    for (std::size_t m = 0; m < plan.stays.size(); ++m) {
      const auto& meld = ask->table[m];
      if (!plan.stays[m] || !is_set(meld) || rank_of(meld[0]) != rank) continue;
      for (const Code piece : meld) {
        if (is_joker(piece) && declared[suit_of(piece)] > 0) --declared[suit_of(piece)];
      }
    }
    if (!holds(rank, declared, lying)) return rank;
  }
  return 0;
}

bool Arranger::Parts::free_jokers(Plan& plan, const Pool& pool, const std::vector<bool>& stays,
                                  const Limits& wanted, Value floor, bool& proven) {
  // Pieces of old runs that could free a joker: one case each.
  struct Case {
    int suit = 0;
    int rank = 0;
    int copies = 0;
    int most = -1;  // -1: all of them count as moved, without a check
    std::vector<OldRun> runs;
  };
  std::vector<Case> cases;
  for (int rank = 1; rank <= kRanks; ++rank) {
    unsigned fitting = 0;
    for (const Pin& pin : pool.pins[static_cast<std::size_t>(rank)]) fitting |= pin.fitting;
    for (int suit = 0; suit < 4; ++suit) {
      if (!(fitting >> suit & 1)) continue;
      Case one{suit, rank, 0, -1, {}};
      const Code piece = face(static_cast<std::size_t>(suit), rank);
      for (std::size_t m = 0; m < ask->table.size(); ++m) {
        const auto& meld = ask->table[m];
        if (stays[m] || is_set(meld)) continue;
        const auto copies = static_cast<int>(std::count(meld.begin(), meld.end(), piece));
        if (copies == 0) continue;
        one.copies += copies;
        one.runs.push_back(old_run(meld));
      }
      if (one.copies > 0) cases.push_back(std::move(one));
    }
  }
  const int places = kRanks + (ask->laws.ace == Ace::low      ? 0
                               : ask->laws.ace == Ace::either ? 1
                                                              : 4);
  const auto look = [&](auto&& self) -> bool {
    Pool now = pool;
    for (const Case& one : cases) {
      if (one.most < 0) continue;
      now.standing[static_cast<std::size_t>(one.suit)][static_cast<std::size_t>(one.rank)] =
          static_cast<std::uint8_t>(one.most);
      if (one.most < one.copies) {
        now.watch[ask->laws.mixed_runs ? 0 : static_cast<std::size_t>(one.suit)].limit(
            one.suit, one.rank, one.most, one.runs, places);
      }
    }
    Plan here;
    if (!settle_best(here, now, stays, wanted, floor, proven)) return false;
    const int rank = pinned_rank(here);
    if (rank == 0) {
      floor = here.value;
      plan = std::move(here);
      return true;
    }
    const auto open = std::find_if(cases.begin(), cases.end(), [&](const Case& one) {
      return one.most < 0 && one.rank == rank;
    });
    if (open == cases.end()) {
      // With melds that stay, more pieces can lie as before than the search counted.
      proven = false;
      return false;
    }
    bool any = false;
    for (open->most = open->copies; open->most >= 0; --open->most) {
      any = self(self) || any;
      if (any && plan.value >= here.value) break;
    }
    open->most = -1;
    return any;
  };
  return look(look);
}

}  // namespace rummel
