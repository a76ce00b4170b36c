#include "rummel/arrange_watch.hpp"

#include <algorithm>
#include <bit>

namespace rummel {
namespace {

constexpr std::size_t kMostTrails = 65'000;
constexpr std::size_t kMostSightings = 32;
constexpr int kRanksThere = 13;

}  // namespace

void Watch::limit(int suit, int rank, int most, const std::vector<OldRun>& runs, int places) {
  Limit limit;
  limit.most = most;
  for (const OldRun& run : runs) {
    int copies = 0;
    for (int place = run.first; place <= run.last; ++place) {
      const int there = place > kRanksThere ? place - kRanksThere : place;
      copies += there == rank && run.suits[static_cast<std::size_t>(place)] == suit ? 1 : 0;
    }
    limit.copies = std::max(limit.copies, copies);
    std::uint32_t bits = 0;
    // Low pieces may lie above the king as well.
    for (const int shift : {0, kRanksThere, -kRanksThere}) {
      if (run.first + shift < 1 || run.last + shift > places) continue;
      OldRun there;
      there.suits.fill(-1);
      there.first = run.first + shift;
      there.last = run.last + shift;
      for (int place = run.first; place <= run.last; ++place) {
        there.suits[static_cast<std::size_t>(place + shift)] =
            run.suits[static_cast<std::size_t>(place)];
      }
      if (sightings_.size() == kMostSightings) break;
      bits |= 1U << sightings_.size();
      sightings_.push_back({there, 0});
      limit.settled = std::max(limit.settled, there.last);
    }
    limit.sightings.push_back(bits);
  }
  for (const std::uint32_t bits : limit.sightings) {
    for (std::size_t i = 0; i < sightings_.size(); ++i) {
      if (bits >> i & 1) sightings_[i].live = static_cast<std::uint32_t>(limit.settled);
    }
  }
  limits_.push_back(std::move(limit));
}

std::uint32_t Watch::after(std::uint32_t holds, int place, int suit) const {
  for (std::size_t i = 0; i < sightings_.size(); ++i) {
    const OldRun& run = sightings_[i].run;
    if (place < run.first || place > run.last) continue;
    const int wanted = run.suits[static_cast<std::size_t>(place)];
    if (wanted < 0) continue;
    const bool fits = wanted == suit && (place == run.first || (holds >> i & 1));
    holds = fits ? holds | 1U << i : holds & ~(1U << i);
  }
  return holds;
}

std::uint32_t Watch::ended(std::uint32_t holds, int place) const {
  for (std::size_t i = 0; i < sightings_.size(); ++i) {
    if (sightings_[i].run.last >= place) holds &= ~(1U << i);
  }
  return holds;
}

bool Watch::settle(Trail& trail, int place) const {
  for (const Limit& limit : limits_) {
    if (limit.settled != place) continue;
    std::uint32_t all = 0;
    int old = 0;
    for (const std::uint32_t bits : limit.sightings) {
      bool lies = false;
      for (std::size_t i = 0; i < trail.count; ++i) lies = lies || (trail.runs[i].holds & bits) != 0;
      old += lies ? 1 : 0;
      all |= bits;
    }
    int now = 0;
    for (std::size_t i = 0; i < trail.count; ++i) now += (trail.runs[i].holds & all) != 0 ? 1 : 0;
    // Of two runs that were joined, only one still has its piece there.
    const int lying = limit.copies > 1 ? (old > 0 ? limit.copies : 0) : std::min(old, now);
    if (lying > limit.most) return false;
  }
  std::uint32_t live = 0;
  for (std::size_t i = 0; i < sightings_.size(); ++i) {
    if (static_cast<int>(sightings_[i].live) > place) live |= 1U << i;
  }
  std::uint8_t kept = 0;
  for (std::size_t i = 0; i < trail.count; ++i) {
    Tracked run = trail.runs[i];
    run.holds &= live;
    if (run.kind != Tracked::kEnded || run.holds != 0) trail.runs[kept++] = run;
  }
  for (std::size_t i = kept; i < trail.count; ++i) trail.runs[i] = {};
  trail.count = kept;
  std::sort(trail.runs.begin(), trail.runs.begin() + kept);
  return true;
}

void Trails::clear() {
  trails_.assign(1, Trail{});
  numbers_.clear();
  numbers_.emplace(Trail{}, std::uint16_t{0});
  overflowed_ = false;
}

std::uint16_t Trails::number(const Trail& trail) {
  const auto known = numbers_.find(trail);
  if (known != numbers_.end()) return known->second;
  if (trails_.size() >= kMostTrails) {
    overflowed_ = true;
    return 0;
  }
  const auto fresh = static_cast<std::uint16_t>(trails_.size());
  trails_.push_back(trail);
  numbers_.emplace(trail, fresh);
  return fresh;
}

int Trails::open(std::uint16_t number) const {
  const Trail& trail = trails_[number];
  int open = 0;
  for (std::size_t i = 0; i < trail.count; ++i) {
    open += trail.runs[i].kind != Tracked::kEnded ? 1 : 0;
  }
  return open;
}

const std::vector<Trails::Next>& Trails::next(std::uint16_t from, Runs& runs, const Watch& watch,
                                              int place, const std::array<int, 4>& naturals,
                                              int jokers, int absorb, int inject) {
  found_.clear();
  const Trail before = trails_[from];
  std::array<int, 4> left = naturals;
  int wild = jokers;
  std::vector<Trail> grown;
  const auto finish = [&](Trail now) {
    for (int suit = 0; suit < 4; ++suit) {
      for (int k = 0; k < left[static_cast<std::size_t>(suit)]; ++k) {
        const int kind = runs.after(-1, false);
        if (kind < 0 || !now.add({static_cast<Runs::Kind>(kind), watch.after(0, place, suit)})) return;
      }
    }
    for (int k = 0; k < wild; ++k) {
      const int kind = runs.after(-1, true);
      if (kind < 0 ||
          !now.add({static_cast<Runs::Kind>(kind), watch.after(0, place, Watch::kAnyPiece)})) {
        return;
      }
    }
    for (int k = 0; k < inject; ++k) {
      if (!now.add({runs.whole(), 0})) return;
    }
    if (watch.settle(now, place)) grown.push_back(now);
  };
  const auto grow = [&](auto&& self, std::size_t at, Trail& now, int taken) -> void {
    if (at == before.count) {
      finish(now);
      return;
    }
    const Tracked run = before.runs[at];
    const auto go = [&](Tracked then) {
      if (!now.add(then)) return;
      self(self, at + 1, now, taken);
      now.runs[--now.count] = {};
    };
    if (run.kind == Tracked::kEnded) {
      go(run);
      return;
    }
    for (int suit = 0; suit < 4; ++suit) {
      int& there = left[static_cast<std::size_t>(suit)];
      const int kind = runs.after(run.kind, false);
      if (there == 0 || kind < 0) continue;
      --there;
      go({static_cast<Runs::Kind>(kind), watch.after(run.holds, place, suit)});
      ++there;
    }
    if (const int kind = runs.after(run.kind, true); wild > 0 && kind >= 0) {
      --wild;
      go({static_cast<Runs::Kind>(kind), watch.after(run.holds, place, Watch::kAnyPiece)});
      ++wild;
    }
    if (runs.accepts(run.kind)) {
      const std::uint32_t holds = watch.ended(run.holds, place);
      if (holds != 0) {
        go({Tracked::kEnded, holds});
      } else {
        self(self, at + 1, now, taken);
      }
    }
    if (taken < absorb && runs.absorbable(run.kind)) self(self, at + 1, now, taken + 1);
  };
  Trail now;
  grow(grow, 0, now, 0);
  std::sort(grown.begin(), grown.end());
  grown.erase(std::unique(grown.begin(), grown.end()), grown.end());
  for (const Trail& trail : grown) {
    Runs::Bundle bundle;
    for (std::size_t i = 0; i < trail.count; ++i) {
      if (trail.runs[i].kind != Tracked::kEnded) bundle.kinds[bundle.count++] = trail.runs[i].kind;
    }
    found_.push_back({runs.open_of(bundle), number(trail)});
  }
  return found_;
}

}  // namespace rummel
