// What a choice is worth: rounds played on from it, in worlds that the seat can't tell apart.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include "rummel/rounds/round.hpp"

namespace rummel {

// Who decides for a seat: a bot here or, in a batch, the caller.
enum class Policy : std::uint8_t { random, greedy, caller };

struct RolloutPlan {
  Policy policy = Policy::greedy;
  int worlds = 64;                  // at most
  std::int64_t work = 1'000'000;    // decisions after which no further world is begun
  std::uint64_t seed = 0;
  double certainty = 3.0;           // standard errors by which the best is clearly best
};

struct Rollout {
  struct Choice {
    int action = 0;
    int worlds = 0;  // that it was tried in; fewer: it was clearly worse
    std::array<double, kMostPlayers> points{};  // of each seat, on average
    double margin = 0;  // of the seat's own points over the best other's, on average
    double error = 0;   // standard error of that
  };
  std::vector<Choice> choices;      // as they were given
  std::int64_t work = 0;
};

// Every choice meets the same worlds with the same chance, so that they differ by the choice alone.
template <class F>
class Rollouts {
 public:
  using Rules = typename F::Rules;
  using Round = typename F::Round;

  Rollouts(const Rules& rules, const Round& round, int seat, Desk& desk)
      : rules_(rules), round_(round), seat_(seat), desk_(desk) {
    F::list(rules, round, seat, desk, choices_);
  }

  [[nodiscard]] bool may(int action) const { return choices_.actions.has(action); }

  Rollout run(std::span<const int> actions, const RolloutPlan& plan) {
    Rollout rollout;
    std::vector<Tally> tallies;
    for (const int action : actions) {
      tallies.emplace_back(action);
      // Once, for every world leaves alone what the seat knows.
      if constexpr (Lays<F>) {
        if (action >= F::kLay) tallies.back().turn = F::turn(rules_, round_, seat_, action, desk_);
      }
    }
    for (int world = 0; world < plan.worlds && rollout.work < plan.work; ++world) {
      const std::uint64_t seed = plan.seed + static_cast<std::uint64_t>(world) * kGolden;
      Chance chance = Chance::seeded(seed);
      Round base = round_;
      F::resample(rules_, base, seat_, chance);
      for (Tally& tally : tallies) {
        if (tally.out) continue;
        Round played = base;
        Chance own = Chance::seeded(seed ^ kGolden);
        begin(tally, played, own);
        rollout.work += 1 + play_out(played, plan.policy, own);
        tally.add(rules_.players, seat_, played.result);
      }
      if ((world + 1) % kBlock == 0 && drop_worse(tallies, plan.certainty) == 1) break;
    }
    for (const Tally& tally : tallies) rollout.choices.push_back(tally.choice(rules_.players));
    return rollout;
  }

 private:
  static constexpr std::uint64_t kGolden = 0x9e3779b97f4a7c15ULL;
  static constexpr int kBlock = 8;

  struct Nothing {};
  template <class G>
  struct TurnOf {
    using type = Nothing;
  };
  template <Lays G>
  struct TurnOf<G> {
    using type = typename G::Turn;
  };

  struct Tally {
    explicit Tally(int of) : action(of) {}
    int action;
    [[no_unique_address]] typename TurnOf<F>::type turn{};  // of an action that lays
    bool out = false;
    std::vector<double> margins;
    std::array<double, kMostPlayers> points{};

    void add(int players, int seat, const Result& result) {
      double best_other = -1e9;
      for (int other = 0; other < players; ++other) {
        const double won = result.points[static_cast<std::size_t>(other)];
        points[static_cast<std::size_t>(other)] += won;
        if (other != seat) best_other = std::max(best_other, won);
      }
      margins.push_back(result.points[static_cast<std::size_t>(seat)] - best_other);
    }
    [[nodiscard]] double mean() const {
      double sum = 0;
      for (const double one : margins) sum += one;
      return margins.empty() ? 0 : sum / static_cast<double>(margins.size());
    }
    [[nodiscard]] Rollout::Choice choice(int players) const {
      Rollout::Choice choice{action, static_cast<int>(margins.size()), {}, mean(), 0};
      if (margins.empty()) return choice;
      const auto count = static_cast<double>(margins.size());
      for (int seat = 0; seat < players; ++seat) {
        choice.points[static_cast<std::size_t>(seat)] =
            points[static_cast<std::size_t>(seat)] / count;
      }
      double squares = 0;
      for (const double one : margins) squares += (one - choice.margin) * (one - choice.margin);
      choice.error = count > 1 ? std::sqrt(squares / (count - 1) / count) : 0;
      return choice;
    }
  };

  // The choice itself.
  void begin(const Tally& tally, Round& played, Chance& chance) {
    if constexpr (Lays<F>) {
      if (tally.action >= F::kLay) return F::lay(rules_, played, tally.turn, Events());
    }
    F::apply(rules_, played, seat_, tally.action, choices_, chance, Events());
  }

  int play_out(Round& round, Policy policy, Chance& chance) {
    int decisions = 0;
    while (const unsigned acting = F::acting(round)) {
      const int seat = std::countr_zero(acting);
      F::list(rules_, round, seat, desk_, offered_);
      const auto& actions = offered_.actions;
      const int action =
          policy == Policy::greedy
              ? F::greedy(rules_, round, seat, offered_, desk_)
              : actions[chance.below(static_cast<std::uint32_t>(actions.size()))];
      play_action<F>(rules_, round, seat, action, offered_, desk_, chance, Events());
      ++decisions;
    }
    return decisions;
  }

  // Puts those out that are clearly worse than the best, by their differences in the same worlds;
  // how many are left.
  static int drop_worse(std::vector<Tally>& tallies, double certainty) {
    const Tally* best = nullptr;
    for (const Tally& tally : tallies) {
      if (!tally.out && (best == nullptr || tally.mean() > best->mean())) best = &tally;
    }
    int left = 0;
    for (Tally& tally : tallies) {
      if (tally.out) continue;
      if (&tally != best) {
        const std::size_t count = tally.margins.size();
        double mean = 0;
        for (std::size_t i = 0; i < count; ++i) mean += best->margins[i] - tally.margins[i];
        mean /= static_cast<double>(count);
        double squares = 0;
        for (std::size_t i = 0; i < count; ++i) {
          const double off = best->margins[i] - tally.margins[i] - mean;
          squares += off * off;
        }
        const double error = std::sqrt(squares / static_cast<double>((count - 1) * count));
        tally.out = mean > certainty * error && mean > 0;
      }
      left += !tally.out;
    }
    return left;
  }

  const Rules& rules_;
  const Round& round_;
  int seat_;
  Desk& desk_;
  typename F::Choices choices_{};
  typename F::Choices offered_{};
};

}  // namespace rummel
