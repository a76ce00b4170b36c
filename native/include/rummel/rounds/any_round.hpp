// A round, or many, of a family that is only known when the program runs.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rummel/rounds/rollout.hpp"
#include "rummel/rounds/round.hpp"

namespace rummel {

// The names that a family goes by in the engine, and the size of things that are the same for all
// its rounds.
struct FamilyFacts {
  std::string name;
  int most_seats = 0;
  int actions = 0;
  std::size_t bytes = 0;    // of a round
  std::size_t choices = 0;  // bytes of what a seat may do
  bool offers = false;    // moves that the engine does not list, a few of them
  std::vector<std::string> options, lists, events, reasons;
  std::vector<std::array<int, 2>> ranges;  // the least and the most of each option
};

std::vector<FamilyFacts> families();

class AnyRound {
 public:
  virtual ~AnyRound() = default;
  AnyRound& operator=(const AnyRound&) = delete;

  // A round of that family under these rules, not dealt yet.
  static std::unique_ptr<AnyRound> make(std::string_view family, const Numbers& rules);
  [[nodiscard]] virtual std::unique_ptr<AnyRound> copy() const = 0;

  // Each returns what was heard.
  virtual std::vector<Event> deal(const Start& start, Chance& chance) = 0;
  virtual std::vector<Event> play(int seat, int action, Chance& chance) = 0;
  virtual void resample(int seat, Chance& chance) = 0;

  [[nodiscard]] virtual unsigned acting() const = 0;
  [[nodiscard]] virtual std::vector<int> actions(int seat) = 0;
  // The move of an action that the engine does not list.
  [[nodiscard]] virtual Offer offered(int seat, int action) = 0;
  [[nodiscard]] virtual int greedy(int seat) = 0;
  // What each of these actions of the seat is worth.
  [[nodiscard]] virtual Rollout rollout(int seat, std::span<const int> actions,
                                        const RolloutPlan& plan) = 0;
  [[nodiscard]] virtual const Result& result() const = 0;
  [[nodiscard]] virtual int players() const = 0;
  [[nodiscard]] virtual std::size_t observation() const = 0;
  virtual void observe(int seat, std::span<std::uint8_t> bytes) const = 0;
  // What an observation and the actions are made of.
  [[nodiscard]] virtual std::vector<Part> layout() const = 0;
  [[nodiscard]] virtual std::vector<Part> action_parts() const = 0;
  [[nodiscard]] virtual Fields fields() = 0;
  virtual void set(const Fields& fields) = 0;
  // What players remember that is no field; `set` forgets it. Families without any have none.
  [[nodiscard]] virtual Fields memory() = 0;
  virtual void remember(const Fields& memory) = 0;

  // What a net is shown; `needs` are the points that each seat still needs to win the match.
  [[nodiscard]] virtual std::vector<Part> feature_layout() const = 0;
  virtual std::vector<std::uint8_t> feature(int seat, std::span<const int> needs) const = 0;
  // What the net may choose among; empty where there is nothing, or nothing for a net, to choose.
  [[nodiscard]] virtual std::vector<NetChoice> chosen(int seat) = 0;
  // Choices from which on there is one for each piece, where suits may be exchanged; else none.
  [[nodiscard]] virtual std::span<const int> suited() const = 0;
  // Of the rules, as a net names those that it was trained for.
  [[nodiscard]] virtual std::uint64_t rules_hash() const = 0;
  [[nodiscard]] virtual std::string_view family() const = 0;

  // Questions that this thread has put to the arranger for rounds of the family.
  [[nodiscard]] virtual Desk::Counts questions() const = 0;

 protected:
  AnyRound() = default;
  AnyRound(const AnyRound&) = default;
};

// Many rounds side by side, each with its own chance, so that the number of threads changes nothing.
// A round that is over is dealt again in the next step. Seats that bots play never show up in the
// arrays: a step goes on to the caller's next decision, and a round in which the caller has none is
// dealt again at once.
class AnyRounds {
 public:
  virtual ~AnyRounds() = default;
  AnyRounds(const AnyRounds&) = delete;
  AnyRounds& operator=(const AnyRounds&) = delete;

  static std::unique_ptr<AnyRounds> make(std::string_view family, const Numbers& rules,
                                         std::size_t count, std::uint64_t seed, unsigned threads,
                                         std::span<const Policy> policies = {});

  // Row i is round i: what the seat that acts knows, what it may do (0 or 1), which seat it is;
  // what the round brought each seat, once it is over, and whether it is.
  struct Arrays {
    std::uint8_t* observations;  // [count, observation]
    std::uint8_t* legal;         // [count, actions]
    std::int8_t* seats;          // [count]
    std::int16_t* points;        // [count, players]
    std::uint8_t* over;          // [count]
  };
  [[nodiscard]] virtual Arrays arrays() = 0;
  [[nodiscard]] virtual std::size_t count() const = 0;
  [[nodiscard]] virtual std::size_t observation() const = 0;
  [[nodiscard]] virtual int players() const = 0;
  [[nodiscard]] virtual int actions() const = 0;

  // Deals every round; with the seed of the batch they are the same again.
  virtual void reset(std::uint64_t seed) = 0;
  [[nodiscard]] virtual std::uint64_t seed() const = 0;
  // One action for each round; one that is not legal is refused, and then nothing is played.
  virtual void step(std::span<const std::int32_t> actions) = 0;
  // Any legal action for each round; 0 where it is over.
  virtual void sample(std::span<std::int32_t> actions) = 0;
  // What the policy of the seat that acts does in each round; 0 where it is over.
  virtual void choose(std::span<const Policy> policies, std::span<std::int32_t> actions) = 0;

  struct Played {
    std::uint64_t rounds = 0;
    std::uint64_t decisions = 0;
    std::array<std::int64_t, kMostPlayers> points{};
  };
  // Plays at least so many rounds to their end, each seat by its policy; with `looking` as a learner
  // would, with every observation and legal mask written.
  virtual Played play(std::span<const Policy> policies, std::uint64_t rounds, bool looking) = 0;
  // Questions put to the arranger until now, by all threads.
  [[nodiscard]] virtual Desk::Counts questions() const = 0;

 protected:
  AnyRounds() = default;
};

}  // namespace rummel
