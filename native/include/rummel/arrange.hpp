// The best way to lay pieces of a rack with the melds of a table: exact for every rule set.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "rummel/deadwood.hpp"

namespace rummel {

// A joker has bit 6; in a meld the piece that it stands for lies below that bit.
inline constexpr Code kJoker = 64;

inline constexpr int kMostCopies = 2;
inline constexpr int kMostJokers = 6;
inline constexpr int kLongestRack = 100;
inline constexpr int kMostWorth = 100;

enum class Ace : std::uint8_t { low, either, wrap };
enum class JokerLimit : std::uint8_t { free, natural, majority, apart, one };
// What has to lie on the table before a joker that lay there may move: nothing; a piece that fits
// in its place; the exact piece it was declared to be; in a set every piece that fits.
enum class TableJoker : std::uint8_t { free, any, declared, both };
// Which piece may take its place: one anywhere on the table; one of the rack or of a meld that no
// longer stands; one of the rack.
enum class JokerTile : std::uint8_t { lying, moved, rack };
enum class Opening : std::uint8_t { sum, one };
enum class Objective : std::uint8_t { tiles, points, left, out, undisturbed, jokers };

struct Laws {
  bool runs = true;
  bool sets = true;
  bool mixed_runs = false;
  bool declared = false;
  Ace ace = Ace::low;
  int longest_run = 13;
  JokerLimit jokers = JokerLimit::natural;
  TableJoker table_joker = TableJoker::free;
  JokerTile joker_tile = JokerTile::moved;

  int court = -1;  // jack, queen and king; -1: their number
  int ace_low = 1;
  int ace_high = 1;
  int ace_set = 1;
  int ace_hand = 1;
  bool joker_laid = true;
  int joker_hand = 25;

  bool operator==(const Laws&) const = default;
};

using Melds = std::vector<std::vector<Code>>;

struct Question {
  Laws laws;
  Melds table;  // canonical: jokers declared, runs rising, sets by suit
  std::vector<Code> rack;
  bool opened = true;
  bool rebuild = true;  // else the table's melds can only be added to
  // Not opened: the melds come from the rack alone and count at least `minimum`.
  int minimum = 0;
  Opening opening = Opening::sum;
  bool out_opens = false;  // laying everything needs no minimum
  int most = 1000;         // pieces of the rack that may be laid
  int keep = 0;            // pieces that have to stay on the rack
  std::vector<Objective> objectives{Objective::tiles, Objective::points};
  std::int64_t work = 20'000'000;  // steps before the search stops with its best
  std::int64_t tidy_work = 1'200;  // steps to spend on keeping old melds together
};

enum class Verdict : std::uint8_t {
  fine,
  bad_piece,    // `fault` is the code
  many_copies,  // `fault` is the code
  many_jokers,  // `fault` is their number
  long_rack,
  bad_table,  // `fault` is the index of an invalid meld
  bad_laws,   // contradictory or out of range
  bad_limit,  // a limit is negative
};

struct Answer {
  Verdict verdict = Verdict::fine;
  int fault = 0;
  bool possible = true;  // false: not opened, and no opening is possible; nothing is laid
  bool proven = true;    // no other arrangement serves the objectives better
  bool tidy = true;      // and none as good disturbs fewer melds
  Melds table;           // old melds in their old places, then the new ones
  std::vector<Code> laid;
  std::vector<Code> left;
  int points = 0;
  int moved = 0;  // old melds that no longer lie together
  std::int64_t steps = 0;
};

// Keeps its memory and its tables from one question to the next; use one per thread.
class Arranger {
 public:
  Arranger();
  ~Arranger();
  Arranger(const Arranger&) = delete;
  Arranger& operator=(const Arranger&) = delete;

  Answer arrange(const Question& question);

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace rummel
