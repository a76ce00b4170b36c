#include <algorithm>

#include "arrange_parts.hpp"

namespace rummel {

// Whether pieces of the rack may stand in for equal pieces in melds that stay: a search with melds
// that stay does not consider that, so it may miss an arrangement that is worth as much.
bool Arranger::Parts::alike_apart() const {
  if (gains.point == 0) return false;
  const Laws& laws = ask->laws;
  const bool aces = laws.ace_low != laws.ace_set || laws.ace_low != laws.ace_high;
  for (const Code mine : ask->rack) {
    if (!(is_joker(mine) ? gains.by_place : aces && rank_of(mine) == 1)) continue;
    for (const auto& meld : ask->table) {
      for (const Code piece : meld) {
        if (is_joker(piece) ? is_joker(mine) : piece == mine) return true;
      }
    }
  }
  return false;
}

// Takes fewer old melds apart, for the same value of the objectives before `undisturbed`.
// Returns whether fewer are proven impossible.
bool Arranger::Parts::keep_together(const Scale& scale, Plan& best, const Limits& wanted) {
  const std::size_t melds = ask->table.size();
  const bool listed = scale.undisturbed >= 0;
  // With one apart there is nothing to try: none at all was tried before.
  if (!listed && best.shown->moved > 1 && std::min(work, ask->tidy_work) < kSearchCost) return false;
  const int shift = listed ? scale.undisturbed : 0;
  const Value floor = ((best.value >> shift) << shift) - 1;
  const std::int64_t saved = work;
  if (!listed) work = std::min(work, ask->tidy_work);
  const std::int64_t given = work;
  // The search stops at the first that is worth as much: none is worth more.
  if (!listed) enough = best.value;
  bool sure = true;
  std::vector<std::size_t> needed;  // melds taken apart in every answer that is as good
  std::vector<std::size_t> others;

  // Tries all choices of `apart` others, taken apart with the needed ones; true if one serves.
  const auto attempt = [&](std::size_t apart) {
    std::vector<bool> stays(melds, true);
    for (const std::size_t m : needed) stays[m] = false;
    bool found = false;
    Value least = floor;
    const auto choose = [&](auto&& self, std::size_t from, std::size_t left) -> void {
      if ((found && !listed) || work < 0) return;
      if (left == 0) {
        Plan now;
        bool proven = true;
        if (try_best(now, pool_of(stays, true), stays, wanted, least, proven) &&
            layout(now).good) {
          least = now.value;
          best = std::move(now);
          found = true;
        }
        sure = sure && proven;
        return;
      }
      for (std::size_t i = from; i + left <= others.size(); ++i) {
        stays[others[i]] = false;
        self(self, i + 1, left - 1);
        stays[others[i]] = true;
      }
    };
    choose(choose, 0, apart);
    return found;
  };

  if (!listed) {
    // Melds that the arrangement takes apart stay again, all or half of them at a time.
    std::vector<std::size_t> gone;
    for (std::size_t m = 0; m < melds; ++m) {
      if (!best.shown->is_kept[m]) gone.push_back(m);
    }
    std::vector<bool> stays(melds, true);
    for (const std::size_t m : gone) stays[m] = false;
    const auto shrink = [&](auto&& self, std::size_t from, std::size_t to, bool hopeless) -> void {
      if (from == to || work < 0) return;
      if (!hopeless) {
        auto now = stays;
        for (std::size_t i = from; i < to; ++i) now[gone[i]] = true;
        Plan plan;
        bool proven = true;
        if (try_best(plan, pool_of(now, true), now, wanted, floor, proven) &&
            layout(plan).good && plan.shown->moved < best.shown->moved) {
          best = std::move(plan);
          stays = std::move(now);
          return;
        }
      }
      if (to - from == 1) return;
      const std::size_t middle = from + (to - from) / 2;
      self(self, from, middle, false);
      self(self, middle, to, false);
    };
    // All of them together were tried at the beginning.
    shrink(shrink, 0, gone.size(), true);
  }
  // The least that it costs to try all choices of `apart` melds.
  const auto cost = [&](std::size_t among, std::size_t apart) {
    std::int64_t ways = kSearchCost;
    for (std::size_t i = 0; i < apart && ways <= work; ++i) {
      ways = ways * static_cast<std::int64_t>(among - i) / static_cast<std::int64_t>(i + 1);
    }
    return ways;
  };
  std::size_t free = 0;  // melds taken apart that need not be
  for (std::size_t m = 0; m < melds; ++m) {
    bool must = false;
    // Worth testing only while the work allows to try all smaller choices afterwards.
    if (!listed && best.shown->moved > 1 && !best.shown->is_kept[m] && work >= 0 &&
        (free == 0 || cost(melds - needed.size(), free - 1) <= work)) {
      // It is needed if it cannot stay even with all others taken apart.
      std::vector<bool> stays(melds, false);
      stays[m] = true;
      Plan now;
      bool proven = true;
      const bool any = try_best(now, pool_of(stays, true), stays, wanted, floor, proven);
      must = !any && proven;
      if (!must) ++free;
      if (any && layout(now).good && now.shown->moved < best.shown->moved) best = std::move(now);
    }
    (must ? needed : others).push_back(m);
  }
  const auto most = static_cast<std::size_t>(best.shown->moved) + (listed ? 1 : 0);
  bool done = false;
  for (std::size_t apart = std::max<std::size_t>(needed.size(), listed ? 0 : 1);
       apart < most && !done && work >= 0; ++apart) {
    if (!listed && cost(others.size(), apart - needed.size()) > work) {
      sure = false;
      break;
    }
    done = attempt(apart - needed.size());
  }
  sure = sure && work >= 0;
  work = saved - (given - work);
  enough = -kDead;
  return sure;
}

}  // namespace rummel
