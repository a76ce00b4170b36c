// Old runs that must no longer lie together: one of their pieces frees a joker.
//
// The search knows only the kind of a run and does not distinguish two runs of one kind. Where it
// matters whether an old run still lies there whole, the open runs of its lane are distinguished by
// which pieces of it they hold: a trail.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <vector>

#include "rummel/arrange_runs.hpp"

namespace rummel {

// An open run, or one that has ended and still counts.
struct Tracked {
  static constexpr Runs::Kind kEnded = 255;
  Runs::Kind kind = 0;
  std::uint32_t holds = 0;  // a bit for each sighting that it has all pieces of, so far
  auto operator<=>(const Tracked&) const = default;
};

struct Trail {
  std::array<Tracked, Runs::kMostOpen> runs{};
  std::uint8_t count = 0;
  auto operator<=>(const Trail&) const = default;
  bool add(Tracked run) {
    if (count == Runs::kMostOpen) return false;
    runs[count++] = run;
    return true;
  }
};

// An old run taken apart: the suits of its natural pieces by place, -1 for none.
struct OldRun {
  std::array<std::int8_t, 18> suits{};
  int first = 0;
  int last = 0;
};

// The old runs of one lane, and how many pieces of some faces may still lie in them.
class Watch {
 public:
  static constexpr int kAnyPiece = -1;  // a joker

  // At most `most` pieces of this face may lie in these runs as before. `places`: the last place of
  // the lane.
  void limit(int suit, int rank, int most, const std::vector<OldRun>& runs, int places);
  [[nodiscard]] bool any() const { return !limits_.empty(); }

  // What a run holds after a piece of this suit at this place.
  [[nodiscard]] std::uint32_t after(std::uint32_t holds, int place, int suit) const;
  // What a run that ended before this place holds.
  [[nodiscard]] std::uint32_t ended(std::uint32_t holds, int place) const;
  // Puts the trail after a place in order; false if too many pieces lie as before.
  [[nodiscard]] bool settle(Trail& trail, int place) const;

 private:
  struct Sighting {
    OldRun run;
    std::uint32_t live = 0;  // the last place at which it is needed
  };
  struct Limit {
    int most = 0;
    int copies = 1;                        // of the face in the run
    int settled = 0;                       // the place after which everything is known
    std::vector<std::uint32_t> sightings;  // of each old run, as bits
  };
  std::vector<Sighting> sightings_;
  std::vector<Limit> limits_;
};

// All trails that occurred in one lane, by number; 0 is the empty one.
class Trails {
 public:
  void clear();
  [[nodiscard]] const Trail& trail(std::uint16_t number) const { return trails_[number]; }
  // More occurred than there are numbers.
  [[nodiscard]] bool overflowed() const { return overflowed_; }

  struct Next {
    Open open;
    std::uint16_t trail;
  };
  // What can follow with these natural pieces by suit and jokers at a place where these melds that
  // stay begin and end.
  const std::vector<Next>& next(std::uint16_t from, Runs& runs, const Watch& watch, int place,
                                const std::array<int, 4>& naturals, int jokers, int absorb,
                                int inject);
  // Runs that have not ended.
  [[nodiscard]] int open(std::uint16_t number) const;

 private:
  std::uint16_t number(const Trail& trail);

  std::vector<Trail> trails_;
  std::map<Trail, std::uint16_t> numbers_;
  std::vector<Next> found_;
  bool overflowed_ = false;
};

}  // namespace rummel
