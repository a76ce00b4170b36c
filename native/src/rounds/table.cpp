#include "rummel/rounds/table.hpp"

namespace rummel {

int in_order(const Melds& old, Melds& wanted) {
  Melds gone = old;
  std::erase_if(wanted, [&](const std::vector<Code>& meld) {
    const auto same = std::find(gone.begin(), gone.end(), meld);
    if (same == gone.end()) return false;
    gone.erase(same);
    return true;
  });
  Melds kept = old;
  for (const auto& meld : gone) kept.erase(std::find(kept.begin(), kept.end(), meld));
  std::sort(wanted.begin(), wanted.end());
  const auto fresh = static_cast<int>(wanted.size());
  wanted.insert(wanted.begin(), std::make_move_iterator(kept.begin()),
                std::make_move_iterator(kept.end()));
  return fresh;
}

}  // namespace rummel
