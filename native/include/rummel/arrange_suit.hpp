// One suit by itself, rank by rank: what can be open, how it goes on, and the most it can add.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "rummel/arrange_pool.hpp"

namespace rummel {

// A value for each number of jokers that may be used.
using Hopes = std::array<Value, kMostJokers + 1>;

// What couples the suits; see arrange_prices.cpp.
struct Prices {
  bool any = false;
  Pool::ByFace<std::array<Value, 3>> set{};  // what a suit is paid, by the number of pieces in sets
  Value joker = 0;                           // what a joker costs
  std::array<Value, 18> rest{};              // by rank: what all sets above it give back at most
};

// What all suits of one search share.
struct Frame {
  Facts facts;
  const Pool* pool = nullptr;
  const Gains* gains = nullptr;
  int jokers = 0;
  int above = 0;        // places above the king
  int last = kRanks;    // the last place
  bool placed = false;  // jokers are counted by their places
  // Three rules of dominance, each only where the one before holds. They cut ways to lay for which
  // another way is as good or better.
  // 1. A joker never stands for a piece that is left over: the piece itself could lie there.
  bool naturals_first = false;
  // 2. A joker in a run never stands for a piece that lies in a set: the two could change places.
  bool naturals_in_runs = false;
  // 3. A joker lies only where a meld needs it: laying it gains nothing by itself.
  bool jokers_gain_nothing = false;
  Prices prices;
  // What a piece adds that lies in a set or in a run as before: less than any objective, so it only
  // decides between ways that are worth the same.
  Value likeness = 0;
  // The most jokers that may lie up to a place: the others have to lie above it to count enough.
  std::array<int, 18> early_jokers{};

  // By suit and rank: the jokers that a piece in a set costs at least (-1: there can be no set),
  // and the most pieces of the suit that can be in sets.
  Pool::ByFace<std::int8_t> set_cost{};
  Pool::ByFace<std::uint8_t> set_most{};
  std::array<std::array<std::uint8_t, 4>, 14> set_digits{};  // bits: how many can be in sets

  [[nodiscard]] Value joker_in_run(int place) const {
    return placed ? gains->joker + gains->in_run[static_cast<std::size_t>(place)] : 0;
  }
  // It need not be used there.
  [[nodiscard]] Value joker_in_set(int rank) const {
    const Value each = gains->joker + gains->in_set[static_cast<std::size_t>(rank)];
    return placed ? std::max<Value>(0, each) : 0;
  }
};

// The states that the suit can be in after each rank, as a graph. It is built forwards, with the
// available jokers, and then read backwards for the most that can follow. A piece that could be in
// a set is assumed to be in one, so this bound is never too low and may prune.
class Suit {
 public:
  using Number = std::uint16_t;  // of a state; 0 is the beginning
  struct Option {
    Number to;
    std::uint8_t run, wild, later;
    std::int8_t placed;
    std::int16_t points;
    std::uint32_t follows;  // into the hopes: what could follow, by the jokers used from here on
    Value gain;
    Value sum;  // with what its jokers count
    Value top;  // with all that could follow
  };
  // The options at the next rank for each number of pieces in sets, the most promising first.
  struct Choices {
    Choices() {}  // `tops` is filled as far as it is used

    std::array<std::uint32_t, 4> from;  // by pieces in sets, into the options
    std::array<Hopes, 3> tops;          // the best of what could follow, this rank included
  };

  // The pieces of the suit at one place.
  struct Spot {
    int place = 0;
    int table = 0;
    int there = 0;
    int most_later = 0;
    int most_run = 0;
    int in_sets = 0;  // of those of the table
    int cost = -1;
    int most_set = 0;
    unsigned digits = 1;  // numbers of pieces that can be in sets, as bits
    int pinned = 0;       // jokers of runs that stay or have been replaced
    int supply = 0;       // how many pieces laid here are spare for that, or missing
    bool operator==(const Spot&) const = default;
  };
  // All that a graph depends on. Rules and worths are a number, which changes with them.
  struct Inputs {
    std::uint64_t basis = 0;
    const Runs* runs = nullptr;
    std::array<Spot, 18> spots{};
    std::array<std::uint8_t, 18> absorb{};
    std::array<std::uint8_t, 18> inject{};
    std::array<int, 18> early_jokers{};
    int jokers = 0;
    bool placed = false;
    bool naturals_first = false;
    bool naturals_in_runs = false;
    bool jokers_gain_nothing = false;
    bool watched = false;
    Value likeness = 0;
    bool operator==(const Inputs&) const = default;
  };
  static Inputs inputs_of(const Frame& frame, std::size_t suit, std::uint64_t basis);

  void begin(const Frame& frame, std::size_t suit, const Inputs& inputs);
  // Whether it would be the same graph again.
  [[nodiscard]] bool is_of(const Inputs& inputs) const {
    return bounded_ && !inputs.watched && inputs_ == inputs;
  }
  void use_again();

  // By the jokers it may use, the most that can follow.
  [[nodiscard]] const Value* hopes(Number state) const { return &hopes_[hopes_at(state)]; }
  [[nodiscard]] const Value* hopes() const { return hopes_.data(); }
  [[nodiscard]] Open open(Number state) const { return states_[state].open; }
  [[nodiscard]] const Trail& trail(Number state) const { return trails_.trail(states_[state].trail); }
  const Choices& choices(Number state) {
    const std::uint32_t known = states_[state].choices;
    return known != kNone ? choices_[known] : choose(state);
  }
  [[nodiscard]] const Option* options() const { return options_.data(); }
  // Whether the whole graph is built, with its hopes.
  [[nodiscard]] bool bounded() const { return bounded_; }
  // More states than numbers: the answers are incomplete.
  [[nodiscard]] bool overflowed() const { return overflowed_ || trails_.overflowed(); }

  // The graph with a price on every piece in a set and every joker: arrange_prices.cpp.
  struct Rest {
    Value value;
    int jokers;  // that it uses
  };
  void list_arcs();
  void charge_jokers();
  [[nodiscard]] std::size_t arcs() const { return arcs_.size(); }
  // The best way through one rank by the pieces in sets there, which are not paid for.
  [[nodiscard]] std::array<Value, 3> worth_of_sets(int place) const;
  void go_forward(int place);   // the best that leads to each state after a rank, from those before
  void go_backward(int place);  // the best that follows, from those after it
  [[nodiscard]] Rest promise() const { return after_[0]; }
  void hope_again();  // with the prices as they are

 private:
  static constexpr std::uint32_t kNone = 0xffffffff;
  static constexpr std::size_t kMostStates = 65'000;
  struct State {
    Open open;
    std::uint8_t rank;
    std::uint8_t kept;    // pieces kept for the places above the king, two bits each
    std::uint8_t jokers;  // the fewest that lead here
    std::uint16_t trail = 0;  // of a watched lane
    std::uint32_t edges = kNone;
    std::uint32_t edges_end = 0;
    std::uint32_t choices = kNone;
  };
  struct Edge {
    Number to;
    std::uint8_t run, wild, later;
    bool most;  // natural pieces: no other edge to the same state has more
  };

  [[nodiscard]] std::size_t hopes_at(Number state) const { return state * stride_ + stride_ / 2; }
  [[nodiscard]] const Spot& spot(const State& state);  // valid until the next call
  // Whether an edge can be taken with this many pieces in sets.
  [[nodiscard]] bool may(const Spot& now, const Edge& edge, int set) const {
    const int laid = edge.run + edge.later + set;
    if (!(now.digits >> set & 1) || laid < now.table || laid > now.there) return false;
    if (now.pinned > 0 && edge.wild + std::max(0, laid + now.supply) < now.pinned) return false;
    return edge.wild == 0 || !((frame_->naturals_first && laid < now.there) ||
                               (frame_->naturals_in_runs && set > 0));
  }
  [[nodiscard]] Value likeness(const Spot& now, int run, int set) const {
    return frame_->likeness *
           (std::min(set, now.in_sets) + std::min(run, now.table - now.in_sets));
  }
  // What the pieces of one place add, including the jokers that pay for sets.
  [[nodiscard]] Value gain_of(const Spot& now, int run, int set, int later) const;
  void go_on(Number number);
  bool go_on_plainly(int rank);
  // What later places have for runs that are not finished at this one.
  struct Ahead {
    int place = -1;
    // Natural pieces, above the king as many as possible, and runs absorbed by melds that stay.
    std::array<int, 2> room{};
    bool wild_start = true;         // a run may begin with a joker here
  };
  void look_ahead(int place);
  [[nodiscard]] bool can_end(Open open, int jokers) const {
    const Runs& runs = *frame_->facts.runs;
    const int near = runs.pressing(open);
    if (near == 0) return true;
    const int far = runs.far(open);
    const int lacking = std::max(0, near - ahead_.room[0]) +
                        (far > 0 ? std::max(0, far - ahead_.room[1]) : 0);
    return lacking <= jokers;
  }
  // The number of a state after the current rank that this many jokers lead to.
  Number number(Open open, int rank, int kept, int jokers, std::uint16_t trail) {
    if (bounded_ && open < kDense && kept < 4 && trail == 0 && states_.size() < kMostStates) {
      Slot& slot = slots_[static_cast<std::size_t>(open) * 4 + static_cast<std::size_t>(kept)];
      if (slot.stamp == stamp_) {
        State& known = states_[slot.number];
        known.jokers = std::min(known.jokers, static_cast<std::uint8_t>(jokers));
      } else {
        slot = {stamp_, static_cast<Number>(states_.size())};
        states_.push_back(State{open, static_cast<std::uint8_t>(rank),
                                static_cast<std::uint8_t>(kept),
                                static_cast<std::uint8_t>(jokers)});
      }
      return slot.number;
    }
    return find_number(open, rank, kept, jokers, trail);
  }
  Number find_number(Open open, int rank, int kept, int jokers, std::uint16_t trail);
  void look_back(int rank, std::size_t from, std::size_t to);
  void find_hopes();
  void forget_choices();
  void guess(Number number);
  const Choices& choose(Number number);
  // One more joker never hurts: it need not be used.
  void spare_jokers(Value* hopes) const {
    Value most = kDead;
    for (int k = 0; k <= frame_->jokers; ++k) {
      most = std::max(most, hopes[k] < kDead / 2 ? kDead : hopes[k]);
      hopes[k] = most;
    }
  }

  const Frame* frame_ = nullptr;
  std::size_t suit_ = 0;
  Ahead ahead_;
  bool bounded_ = false;
  bool overflowed_ = false;
  bool priced_ = false;  // the hopes are those with prices
  Inputs inputs_;
  std::array<Value, 18> rest_{};  // what all pieces above a rank could add
  std::array<Spot, 18> spots_{};  // those above the king as the state in hand has them
  std::vector<State> states_;
  std::array<std::size_t, 20> layers_{};  // where the states after each rank begin
  // For each state as many dead entries as there are jokers, then the hopes: the bound of an option
  // with fewer jokers than it uses is dead without a check.
  std::vector<Value> hopes_;
  std::size_t stride_ = 1;
  std::vector<Edge> edges_;
  std::vector<Choices> choices_;
  std::vector<Option> options_;
  // An edge with this many pieces in sets.
  struct Arc {
    Number from, to;
    std::uint8_t set, jokers;
    Value gain;
    Value weight;  // the gain, jokers paid for
  };
  [[nodiscard]] std::span<const Arc> arcs(int place) const {
    const auto at = static_cast<std::size_t>(place);
    return {arcs_.data() + arcs_at_[at], arcs_at_[at + 1] - arcs_at_[at]};
  }
  std::vector<Arc> arcs_;
  std::array<std::size_t, 20> arcs_at_{};
  std::vector<Value> before_;  // by state
  std::vector<Rest> after_;
  // Numbers of states: those of the current rank by open runs, and all others.
  struct Slot {
    std::uint32_t stamp = 0;
    Number number = 0;
  };
  static constexpr std::size_t kDense = 256;
  std::array<Slot, kDense * 4> slots_{};
  std::uint32_t stamp_ = 0;
  std::unordered_map<std::uint64_t, Number> numbers_;
  Trails trails_;
};

}  // namespace rummel
