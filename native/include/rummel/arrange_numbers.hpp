// The rules and limits of a question as numbers, in the one order in which callers from other
// languages give them; rummel.solve.arranger writes them.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <stdexcept>

#include "rummel/arrange.hpp"

namespace rummel {

// runs, sets, mixed_runs, declared, ace, longest_run, jokers, table_joker, joker_tile, court,
// ace_low, ace_high, ace_set, ace_hand, joker_laid, joker_hand.
inline constexpr std::size_t kLaws = 16;
using LawNumbers = std::array<std::int64_t, kLaws>;

// opened, rebuild, minimum, opening, out_opens, most, keep, work, tidy_work.
inline constexpr std::size_t kSettings = 9;
using SettingNumbers = std::array<std::int64_t, kSettings>;

// The arranger itself refuses what is out of range; this only has to fit.
inline int as_int(std::int64_t value) {
  return static_cast<int>(std::clamp<std::int64_t>(value, std::numeric_limits<int>::min(),
                                                   std::numeric_limits<int>::max()));
}

template <class Word>
Word as_word(std::int64_t value, int most) {
  if (value < 0 || value > most) throw std::invalid_argument("a setting is out of range");
  return static_cast<Word>(value);
}

inline Laws laws_of(const LawNumbers& law) {
  Laws laws;
  laws.runs = law[0] != 0;
  laws.sets = law[1] != 0;
  laws.mixed_runs = law[2] != 0;
  laws.declared = law[3] != 0;
  laws.ace = as_word<Ace>(law[4], 2);
  laws.longest_run = as_int(law[5]);
  laws.jokers = as_word<JokerLimit>(law[6], 4);
  laws.table_joker = as_word<TableJoker>(law[7], 3);
  laws.joker_tile = as_word<JokerTile>(law[8], 2);
  laws.court = as_int(law[9]);
  laws.ace_low = as_int(law[10]);
  laws.ace_high = as_int(law[11]);
  laws.ace_set = as_int(law[12]);
  laws.ace_hand = as_int(law[13]);
  laws.joker_laid = law[14] != 0;
  laws.joker_hand = as_int(law[15]);
  return laws;
}

inline void apply_settings(const SettingNumbers& setting, Question& ask) {
  ask.opened = setting[0] != 0;
  ask.rebuild = setting[1] != 0;
  ask.minimum = as_int(setting[2]);
  ask.opening = as_word<Opening>(setting[3], 1);
  ask.out_opens = setting[4] != 0;
  ask.most = as_int(setting[5]);
  ask.keep = as_int(setting[6]);
  ask.work = setting[7];
  ask.tidy_work = setting[8];
}

}  // namespace rummel
