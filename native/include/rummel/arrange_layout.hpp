// From a way through the ranks to melds on a table.
#pragma once

#include <vector>

#include "rummel/arrange_melds.hpp"

namespace rummel {

struct Layout {
  std::vector<Row> kept;      // by the old meld that still lies in it
  std::vector<bool> is_kept;  // which old melds do
  std::vector<Row> fresh;
  int moved = 0;  // old melds that are not kept
  std::vector<int> parked;  // what jokers count that the way has left over
  bool good = false;
};

// The melds of a way, with as many old melds recognised as there are in it. `stays` tells the old
// melds that were not taken apart for it. It may come out as not good: limits on runs that stay are
// not all known to the search.
Layout lay_out(const Question& question, const Facts& facts, const Pool& pool, const Way& way,
               const std::vector<bool>& stays);

}  // namespace rummel
