// What a net says of a decision in a round.
#pragma once

#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "rummel/net.hpp"
#include "rummel/rounds/any_round.hpp"

namespace rummel {

struct Judged {
  double value = 0;
  std::vector<std::pair<int, double>> chances;  // each action, and the logarithm of its chance
};

// Whether a net was trained for such rounds, and is shown what it was shown then.
bool knows(const Net& net, const AnyRound& round);

// The value, and the actions that the net may choose, on average over so many ways to exchange suits;
// none where there is no choice.
std::optional<Judged> judge(const Net& net, AnyRound& round, int seat, std::span<const int> needs,
                            int ways);

}  // namespace rummel
