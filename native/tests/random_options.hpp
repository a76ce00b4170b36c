// Options of a family by chance, or by the bytes of a fuzzer: most of them fit, some don't.
#pragma once

#include <string>
#include <utility>

#include "rummel/rounds/any_round.hpp"

namespace rummel {

// `below(bound)` is a number from 0 up to, not including, `bound`.
template <class Below>
Numbers random_options(const FamilyFacts& facts, Below below) {
  Numbers numbers;
  for (std::size_t i = 0; i < facts.options.size(); ++i) {
    const auto [least, most] = facts.ranges[i];
    // The ends as often as what lies between; caps are low now and then, so that they are met.
    const int wide = most - least + 1;
    int number = least + below(below(3) == 0 ? std::min(wide, 10) : wide);
    if (const int end = below(6); end < 2) number = end == 0 ? least : most;
    if (below(400) == 0) number = most + 1;
    numbers.push_back({facts.options[i], {number}});
  }
  const auto players = static_cast<int>([&] {
    for (const auto& [name, values] : numbers) {
      if (name == "players") return values[0];
    }
    return 2;
  }());
  for (const std::string& list : facts.lists) {
    std::vector<int> values;
    const bool is_symbols = list == "symbols";
    int count = is_symbols ? 110 : below(2) == 0 ? 0 : list == "hands" ? players : players / 2;
    if (below(100) == 0) ++count;
    for (int i = 0; i < count; ++i) {
      values.push_back(is_symbols ? 1 + below(9) : list == "hands" ? 2 + below(20) : 2 * i + below(2));
    }
    numbers.push_back({list, values});
  }
  return numbers;
}

// A field by chance: one of its numbers or pieces is another, or one less, or one more.
template <class Below>
void change(Field& field, Below below) {
  if (int* const number = std::get_if<int>(&field.value)) {
    *number = below(4) == 0 ? below(70'000) - 35'000 : below(12) - 2;
  } else if (auto* const pieces = std::get_if<std::vector<Code>>(&field.value)) {
    const int kind = below(4);
    if (pieces->empty() || kind == 0) {
      pieces->push_back(static_cast<Code>(below(below(2) == 0 ? 64 : 256)));
    } else if (const auto at = static_cast<std::size_t>(below(static_cast<int>(pieces->size())));
               kind == 1) {
      pieces->erase(pieces->begin() + static_cast<std::ptrdiff_t>(at));
    } else if (kind == 2) {
      (*pieces)[at] = static_cast<Code>(below(256));
    } else {
      std::swap((*pieces)[at], pieces->front());
    }
  } else {
    auto& all = std::get<std::vector<Field>>(field.value);
    const int kind = below(8);
    if (all.empty() || kind == 0) {
      all.push_back(all.empty() ? Field{below(8)} : all.back());
    } else if (kind == 1) {
      all.pop_back();
    } else {
      change(all[static_cast<std::size_t>(below(static_cast<int>(all.size())))], below);
    }
  }
}

}  // namespace rummel
