// From a way through the ranks to melds on a table.
#pragma once

#include <vector>

#include "rummel/arrange_melds.hpp"

namespace rummel {

struct Layout {
  std::vector<Row> kept;      // by the old meld that still lies in it
  std::vector<bool> is_kept;  // which old melds are kept
  std::vector<Row> fresh;
  int moved = 0;  // old melds that are not kept
  std::vector<int> parked;  // the points of jokers that the way left over
  bool good = false;
};

// The melds of a way, with all the old melds in it recognised. `stays` marks the old melds that
// were not taken apart for it. The layout may turn out not to be good: the search does not know
// all limits on runs that stay.
Layout lay_out(const Question& question, const Facts& facts, const Pool& pool, const Way& way,
               const std::vector<bool>& stays);

}  // namespace rummel
