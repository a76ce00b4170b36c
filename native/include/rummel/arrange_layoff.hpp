// Hands that add to melds which stay as they lie, by every way to add: slower than the search, but
// exact where the search reads a limit too strictly.
#pragma once

#include "rummel/arrange.hpp"

namespace rummel {

// The best answer to a question with `rebuild` false for a player who has opened. `first` is what the
// search found; it stands where nothing better is found.
Answer lay_off(Arranger& arranger, const Question& ask, Answer first);

}  // namespace rummel
