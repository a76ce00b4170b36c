#include "rummel/judge.hpp"

#include <algorithm>
#include <cmath>

namespace rummel {

bool knows(const Net& net, const AnyRound& round) {
  return net.family() == round.family() && net.knows(round.rules_hash()) &&
         net.layout() == hash_of(round.feature_layout());
}

std::optional<Judged> judge(const Net& net, AnyRound& round, int seat, std::span<const int> needs,
                            int ways) {
  if (!knows(net, round)) throw BadNet("this net of " + net.family() + " is for other rounds");
  if (ways < 1 || ways > 24) throw Refused("suits can be exchanged in 24 ways");
  const std::vector<NetChoice> choices = round.chosen(seat);
  const std::vector<std::uint8_t> shown = round.feature(seat, needs);
  if (choices.empty()) return std::nullopt;
  for (const NetChoice& one : choices) {
    if (static_cast<std::size_t>(one.choice) >= net.actions()) {
      throw BadNet("this net knows fewer actions");
    }
  }
  const std::span<const int> suited = round.suited();
  const std::size_t count = suited.empty() ? 1 : static_cast<std::size_t>(ways);
  std::vector<double> sums(choices.size());
  Judged judged;
  const std::vector<Part> layout = round.feature_layout();
  std::vector<std::uint8_t> rows(count * shown.size());
  for (std::size_t way = 0; way < count; ++way) {
    Exchange::number(static_cast<int>(way))
        .apply(layout, shown, std::span(rows).subspan(way * shown.size(), shown.size()));
  }
  const Net::Answer answer = net.evaluate(rows);
  for (std::size_t way = 0; way < count; ++way) {
    const auto exchange = Exchange::number(static_cast<int>(way));
    const float* const numbers = answer.actions.data() + way * net.actions();
    std::vector<double> logs;
    double all = 0;
    for (const NetChoice& one : choices) {
      logs.push_back(static_cast<double>(numbers[exchange.choice(suited, one.choice)]));
    }
    const double most = *std::max_element(logs.begin(), logs.end());
    for (const double one : logs) all += std::exp(one - most);
    for (std::size_t i = 0; i < choices.size(); ++i) {
      sums[i] += (logs[i] - most - std::log(all)) / static_cast<double>(count);
    }
    judged.value += static_cast<double>(answer.values[way]) / static_cast<double>(count);
  }
  for (std::size_t i = 0; i < choices.size(); ++i) {
    judged.chances.emplace_back(choices[i].action, sums[i]);
  }
  return judged;
}

}  // namespace rummel
