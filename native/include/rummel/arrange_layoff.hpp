// Adding to melds that stay as they lie, by trying every way: slower than the search, but exact
// where the search applies a limit too strictly.
#pragma once

#include "rummel/arrange.hpp"

namespace rummel {

// The best answer to a question with `rebuild` false for a player who has opened. `first` is the
// result of the search, which stands unless there is a better one.
Answer lay_off(Arranger& arranger, const Question& ask, Answer first);

}  // namespace rummel
