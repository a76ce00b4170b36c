// What has to be arranged, what it is worth, and one way to do it.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "rummel/arrange_watch.hpp"

namespace rummel {

inline constexpr int kRanks = 13;

// Objectives packed into one number: comparing it compares them in order.
using Value = std::int64_t;
inline constexpr Value kDead = -(Value{1} << 58);

// A joker that lay on the table in a meld that may be taken apart.
struct Pin {
  int meld = 0;
  bool in_set = false;
  int rank = 0;
  int suit = 0;
  std::uint8_t fitting = 0;  // suits that could stand in its place
};

// A set of three that stays: what may be added to it.
struct Room {
  int meld = 0;
  std::uint8_t suits = 0;  // natural pieces that fit
  bool joker = false;      // a joker fits
};

// What has to be arranged, as numbers by suit and rank; rank 0 is unused.
struct Pool {
  template <class T>
  using ByFace = std::array<std::array<T, 18>, 4>;

  ByFace<std::uint8_t> table{};  // natural pieces that have to be laid, not counted in the value
  ByFace<std::uint8_t> rack{};   // natural pieces that may be laid
  ByFace<std::uint8_t> in_sets{};  // pieces of the table that lay in sets
  int table_jokers = 0;
  int rack_jokers = 0;

  ByFace<std::uint8_t> lying{};   // natural pieces in melds that stay
  ByFace<std::uint8_t> absorb{};  // melds that stay and begin here: they take runs from below
  ByFace<std::uint8_t> inject{};  // melds that stay and end here: they may go on
  std::array<std::vector<Room>, 14> rooms;
  std::array<std::vector<Pin>, 14> pins;
  // Only for rules where a joker is freed by a piece that has moved:
  ByFace<std::uint8_t> standing{};  // pieces assumed to lie in old runs as before
  std::array<Watch, 4> watch;       // by lane, so that no more of them stay
  // By rank: the natural suits of sets that were taken apart.
  std::array<std::vector<std::uint8_t>, 14> old_sets;
  bool stays = false;  // whether any meld stays
  // Jokers may be left over: almost any meld has room for them afterwards. `loose_mine` of them are
  // the rack's; they are then among the table's, and count as laid where a joker counts most.
  bool loose_jokers = false;
  int loose_mine = 0;
  // Known from an earlier search: no joker stands for a piece that is left over, and the rack's jokers
  // have to count at least this much together.
  bool naturals_first = false;
  int joker_points = 0;

  [[nodiscard]] int there(std::size_t suit, std::size_t rank) const {
    return table[suit][rank] + rack[suit][rank];
  }
};

// What one piece adds to the value.
struct Gains {
  std::array<Value, 14> natural{};  // of ranks 2 to 13
  Value ace_base = 0;
  Value point = 0;  // one point; 0 if points are no objective
  int ace_low = 0;
  int ace_set = 0;
  int ace_high = 0;
  int dearest = 0;                 // the most that any piece counts
  std::array<int, 18> face{};      // points of a piece in a run, by place
  Value joker = 0;                 // any joker of the rack
  std::array<Value, 18> in_run{};  // what its place adds to that; at 0 the most of all places
  std::array<Value, 14> in_set{};
  bool by_place = false;  // whether in_run and in_set matter
  bool joker_counts = true;

  // What natural pieces of one face add: these many low in runs, in sets and above the king, of
  // which `table` are not the rack's. Equal pieces differ only in where they count most: those of
  // the rack are assumed to lie there.
  [[nodiscard]] Value of_naturals(int rank, int low, int set, int high, int table,
                                  int* points) const {
    const int placed = low + set + high - table;
    if (rank != 1) {
      *points = placed * face[static_cast<std::size_t>(rank)];
      return placed * natural[static_cast<std::size_t>(rank)];
    }
    return of_aces(low, set, high, placed, points);
  }
  bool operator==(const Gains&) const = default;

 private:
  Value of_aces(int low, int set, int high, int placed, int* points) const;
};

struct Limits {
  int least_points = 0;
  int most_placed = 1000;
  int least_placed = 0;
  [[nodiscard]] bool any() const {
    return least_points > 0 || most_placed < 1000 || least_placed > 0;
  }
};

// What happens at one rank.
struct Step {
  std::array<std::uint8_t, 4> run{};    // natural pieces into runs
  std::array<std::uint8_t, 4> set{};    // natural pieces into sets
  std::array<std::uint8_t, 4> wild{};   // jokers into runs; for mixed runs all in the first
  std::array<std::uint8_t, 4> later{};  // kept for a place above the king
  std::uint8_t set_jokers = 0;
};

struct Way {
  Value value = kDead;
  std::vector<std::array<Trail, 4>> trails;  // after each rank, if any lane is watched
  std::vector<Step> steps;                 // by rank, beginning with 1
  std::vector<std::array<Open, 4>> opens;  // after each rank
};

// The rules, and the tables made from them.
struct Facts {
  const Laws* laws = nullptr;
  Runs* runs = nullptr;
  const Sets* sets = nullptr;
  const Gains* gains = nullptr;
};

}  // namespace rummel
