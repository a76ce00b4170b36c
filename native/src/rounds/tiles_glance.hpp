// What can be seen of a turn of laying without a search.
#pragma once

#include <cstdint>
#include <span>

#include "rummel/rounds/tiles.hpp"

namespace rummel {

enum class Glance : std::uint8_t { nothing, something, unclear };

// A rack before a table.
struct Situation {
  const Laws& laws;
  const Table<Tiles::kPack>& table;
  std::span<const Code> rack;  // sorted
  bool opened;
  int minimum;     // of an opening
  Opening opening;
  bool out_opens;  // laying everything needs no minimum
  int most;        // how many tiles of the rack may be laid
};

// Whether anything can be laid. It is exact: melds of the rack, tiles that belong to a meld of the
// table or cut a run in two, and tiles that go with one a long meld can spare are something;
// where no tile has a meld even if all that lies there could be used, there is nothing. Between the
// two it is for the arranger to say. With `turn` something is put down there.
Glance glance(const Situation& at, Turn* turn = nullptr);

}  // namespace rummel
