// Whole matches of any family that nets may play, side by side, for a learner: as a C library.
//
// A gym has several kinds of matches: rules with a number of seats, and how a match ends. Each slot
// plays matches of one kind, one after the other. What is forced, and what is not a net's to choose,
// is played here, and so are rivals that are bots of ours.
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "plain.hpp"
#include "rummel/net.hpp"
#include "rummel/rounds/gin.hpp"
#include "rummel/rounds/karo8.hpp"
#include "rummel/rounds/one_eleven.hpp"
#include "rummel/rounds/romme.hpp"
#include "rummel/rounds/workers.hpp"

using namespace rummel;

namespace {

constexpr std::size_t kSeats = 4;  // that the arrays have

// Who plays the seats of a slot that are not the learner's.
enum class Rival : std::uint8_t { learner, greedy, steady, plain, past };

// How a match ends, and how fast: a round brings the leader about `pace` points, and each seat
// something that differs by about `spread` from what it brings the others.
struct Course {
  double share = 1;  // of the slots
  double target = 0, rounds = 0;
  double pace = 1, spread = 1;
};

struct Arrays {
  std::uint8_t* features;  // [count, width]
  std::uint8_t* legal;     // [count, head]
  std::int8_t* seats;      // [count]: who decides
  std::uint8_t* past;      // [count]: whether that is a past self
  std::int16_t* advice;    // [count]: what the teacher would choose; null: not asked for
  float* gains;            // [count, kSeats]: what the round that has just ended did to the chance
                           // of winning the match, times 4
  std::uint8_t* over;      // [count]: whether one has
  std::int8_t* won;        // [count]: of a match that has ended, whether the learner has won: 1, 0,
                           // or -1 if none has ended, or its seats share the win with others
};

// How many slots meet each rival; the first ones greedy, and so on. The others only the learner.
struct Shares {
  std::uint64_t greedy, steady, plain, past;

  [[nodiscard]] Rival of(std::size_t slot) const {
    std::uint64_t end = 0;
    if (slot < (end += greedy)) return Rival::greedy;
    if (slot < (end += steady)) return Rival::steady;
    if (slot < (end += plain)) return Rival::plain;
    return slot < end + past ? Rival::past : Rival::learner;
  }
};

class AnyGym {
 public:
  virtual ~AnyGym() = default;
  virtual std::vector<Part> layout() const = 0;
  virtual int head() const = 0;
  virtual void step(const std::int32_t* choices, const Shares& shares, const Arrays& arrays) = 0;
};

template <class F>
class Gym final : public AnyGym {
 public:
  struct Kind {
    typename F::Rules rules;
    Course course;
  };

  Gym(std::vector<Kind> kinds, std::size_t count, std::uint64_t seed, unsigned threads)
      : kinds_(std::move(kinds)),
        workers_(threads),
        desks_(workers_.threads()),
        width_(bytes_of(layout())) {
    double all = 0;
    for (const Kind& kind : kinds_) all += kind.course.share;
    for (std::size_t i = 0; i < count; ++i) {
      Slot& slot = slots_.emplace_back();
      slot.chance = seed + i * 0x2545f4914f6cdd1dULL;
      double place = all * std::fmod(static_cast<double>(i) * 0.6180339887498949, 1.0);
      while (slot.kind + 1 < kinds_.size() && place >= kinds_[slot.kind].course.share) {
        place -= kinds_[slot.kind++].course.share;
      }
    }
  }

  std::vector<Part> layout() const override { return F::feature_layout(kinds_[0].rules); }
  int head() const override { return F::kChosen; }

  // Without choices every slot begins a match.
  void step(const std::int32_t* choices, const Shares& shares, const Arrays& arrays) override {
    const std::size_t count = slots_.size();
    workers_.run(count, [&](unsigned number, std::size_t from, std::size_t to) {
      for (std::size_t i = from; i < to; ++i) {
        if (choices == nullptr) slots_[i].rival = shares.of(i);
        move(i, choices, arrays, desks_[number]);
      }
    });
  }

 private:
  struct Slot {
    std::uint64_t chance = 0;
    std::size_t kind = 0;
    Rival rival = Rival::learner;
    unsigned own = 0;  // the learner's seats, as bits
    typename Plain<F>::Style style;
    typename F::Round round;
    typename F::Choices choices;
    std::vector<NetChoice> offered;
    std::array<int, kMostPlayers> totals{}, previous{};
    int rounds = 0;
    int first = kNobody;
    std::int8_t won = -1;
  };

  static int players(const Kind& kind) { return kind.rules.players; }

  // The chance of each seat to win the match; where it is over, what it has won.
  static std::array<double, kSeats> chances(const Kind& kind, const Slot& slot) {
    std::array<double, kSeats> out{};
    const int seats = players(kind);
    const int most = *std::max_element(slot.totals.begin(), slot.totals.begin() + seats);
    const bool ended = is_over(kind, slot);
    double left = kind.course.rounds - slot.rounds;
    if (kind.course.target > 0) {
      left = std::max(0.3, (kind.course.target - most) / kind.course.pace);
    }
    const double heat = 0.83 * kind.course.spread * std::sqrt(std::max(left, 0.3));
    double sum = 0;
    for (int seat = 0; seat < seats; ++seat) {
      const double behind = most - at(slot.totals, seat);
      at(out, seat) = ended ? behind == 0 : std::exp(-behind / heat);
      sum += at(out, seat);
    }
    for (double& one : out) one /= sum;
    return out;
  }

  static bool is_over(const Kind& kind, const Slot& slot) {
    const Course& course = kind.course;
    const int seats = players(kind);
    const int most = *std::max_element(slot.totals.begin(), slot.totals.begin() + seats);
    return (course.target > 0 && most >= course.target) ||
           (course.rounds > 0 && slot.rounds >= course.rounds) || slot.rounds >= 100;
  }

  // As `rummel.nets.needs` has it.
  static std::array<int, kMostPlayers> needs(const Kind& kind, const Slot& slot) {
    std::array<int, kMostPlayers> out{};
    const int seats = players(kind);
    const int most = *std::max_element(slot.totals.begin(), slot.totals.begin() + seats);
    const int aim = kind.course.target > 0 ? static_cast<int>(kind.course.target) : most;
    for (int seat = 0; seat < seats; ++seat) {
      at(out, seat) = std::clamp(aim - at(slot.totals, seat), 0, 100);
    }
    return out;
  }

  void begin_match(const Kind& kind, Slot& slot, Chance& chance) {
    const int seats = players(kind);
    slot.totals = slot.previous = {};
    slot.rounds = 0;
    slot.first = static_cast<int>(chance.below(static_cast<std::uint32_t>(seats)));
    slot.style = Plain<F>::any(chance);
    slot.own = bit(seats) - 1;
    if (slot.rival == Rival::learner) return;
    do {
      slot.own = chance.below(bit(seats));
    } while (slot.own == 0 || slot.own == bit(seats) - 1);
  }

  void deal(const Kind& kind, Slot& slot, Chance& chance) {
    Start start;
    start.first = slot.first;
    start.carried = slot.totals;
    start.previous = slot.previous;
    F::deal(kind.rules, start, slot.round, chance, Events());
  }

  // Up to a decision of the learner or of a past self, or the end.
  void go_on(const Kind& kind, Slot& slot, Chance& chance, Desk& desk) {
    while (const unsigned acting = F::acting(slot.round)) {
      const int seat = std::countr_zero(acting);
      F::list(kind.rules, slot.round, seat, desk, slot.choices);
      net_choices<F>(kind.rules, slot.round, seat, slot.choices, slot.offered);
      const bool own = slot.own >> seat & 1;
      int action = -1;
      if (slot.choices.actions.size() == 1) {
        action = slot.choices.actions[0];
      } else if (slot.offered.empty() || (!own && slot.rival == Rival::greedy)) {
        action = F::greedy(kind.rules, slot.round, seat, slot.choices, desk);
      } else if (!own && slot.rival == Rival::steady) {
        action = Plain<F>::steady(kind.rules, slot.round, seat, slot.choices, desk);
      } else if (!own && slot.rival == Rival::plain) {
        action = Plain<F>::play(kind.rules, slot.round, seat, slot.style, slot.choices, desk, chance);
      }
      if (action < 0) return;
      play_action<F>(kind.rules, slot.round, seat, action, slot.choices, desk, chance, Events());
    }
  }

  void settle(const Kind& kind, Slot& slot) {
    const Result& result = slot.round.result;
    slot.first = result.next_first;
    if (result.is_void) return;
    ++slot.rounds;
    for (int seat = 0; seat < players(kind); ++seat) {
      at(slot.totals, seat) += at(result.points, seat);
      at(slot.previous, seat) = at(result.points, seat);
    }
    if (!is_over(kind, slot)) return;
    const auto shares = chances(kind, slot);
    double own = 0;
    for (int seat = 0; seat < players(kind); ++seat) {
      if (slot.own >> seat & 1) own += at(shares, seat);
    }
    if (own != 0.5) slot.won = own > 0.5;
  }

  // To the next decision, with rounds dealt as often as need be.
  void begin(const Kind& kind, Slot& slot, Chance& chance, Desk& desk) {
    while (true) {
      if (is_over(kind, slot)) begin_match(kind, slot, chance);
      deal(kind, slot, chance);
      go_on(kind, slot, chance, desk);
      if (!slot.round.result.over) return;
      settle(kind, slot);
    }
  }

  void move(std::size_t i, const std::int32_t* choices, const Arrays& arrays, Desk& desk) {
    Slot& slot = slots_[i];
    const Kind& kind = kinds_[slot.kind];
    Chance chance = Chance::seeded(slot.chance);
    arrays.over[i] = 0;
    slot.won = -1;
    float* const gains = arrays.gains + kSeats * i;
    if (choices == nullptr) {
      begin_match(kind, slot, chance);
      begin(kind, slot, chance, desk);
    } else {
      const int seat = std::countr_zero(F::acting(slot.round));
      int action = slot.offered[0].action;
      for (const NetChoice& one : slot.offered) {
        if (one.choice == choices[i]) action = one.action;
      }
      play_action<F>(kind.rules, slot.round, seat, action, slot.choices, desk, chance, Events());
      go_on(kind, slot, chance, desk);
      if (slot.round.result.over) {
        arrays.over[i] = 1;
        const auto before = chances(kind, slot);
        settle(kind, slot);
        const auto after = chances(kind, slot);
        for (std::size_t one = 0; one < kSeats; ++one) {
          gains[one] = static_cast<float>(4 * (after[one] - before[one]));
        }
        begin(kind, slot, chance, desk);
      }
    }
    arrays.won[i] = slot.won;
    slot.chance = chance.at();
    const int seat = std::countr_zero(F::acting(slot.round));
    arrays.seats[i] = static_cast<std::int8_t>(seat);
    arrays.past[i] = !(slot.own >> seat & 1);
    const auto needed = needs(kind, slot);
    F::feature(kind.rules, slot.round, seat,
               std::span(needed).first(static_cast<std::size_t>(players(kind))), desk,
               arrays.features + i * width_);
    std::uint8_t* const mask = arrays.legal + i * F::kChosen;
    std::memset(mask, 0, F::kChosen);
    for (const NetChoice& one : slot.offered) mask[one.choice] = 1;
    if (arrays.advice != nullptr) {
      const int action = teacher<F>(kind.rules, slot.round, seat, slot.choices, desk);
      arrays.advice[i] = static_cast<std::int16_t>(F::choice(kind.rules, seat, action));
    }
  }

  std::vector<Kind> kinds_;
  Workers workers_;
  std::vector<Desk> desks_;
  std::vector<Slot> slots_;
  std::size_t width_;
};

// "name=1;name=2,3;name=;"
Numbers read_numbers(const std::string& text) {
  Numbers numbers;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t equals = text.find('=', at);
    const std::size_t end = text.find(';', at);
    std::vector<int>& values =
        numbers.emplace_back(text.substr(at, equals - at), std::vector<int>{}).second;
    for (std::size_t from = equals + 1; from < end;) {
      const std::size_t stop = std::min(text.find(',', from), end);
      values.push_back(std::stoi(text.substr(from, stop - from)));
      from = stop + 1;
    }
    at = end + 1;
  }
  return numbers;
}

// Tries one family after the other.
template <class... F>
std::unique_ptr<AnyGym> make(const std::string& family, std::span<const Numbers> rules,
                             std::span<const Course> courses, std::size_t count,
                             std::uint64_t seed, unsigned threads) {
  std::unique_ptr<AnyGym> made;
  const auto try_one = [&]<class G>() {
    if (family != G::kName) return;
    std::vector<typename Gym<G>::Kind> kinds;
    for (std::size_t i = 0; i < rules.size(); ++i) {
      kinds.push_back({read_rules<G>(rules[i]), courses[i]});
    }
    made = std::make_unique<Gym<G>>(std::move(kinds), count, seed, threads);
  };
  (try_one.template operator()<F>(), ...);
  return made;
}

}  // namespace

extern "C" {

// `rules` and `courses` (share, target, rounds, pace, spread) of so many kinds of matches.
void* gym_make(const char* family, std::uint64_t kinds, const char* const* rules,
               const double* courses, std::uint64_t count, std::uint64_t seed, unsigned threads) {
  std::vector<Numbers> numbers;
  std::vector<Course> ends;
  for (std::uint64_t i = 0; i < kinds; ++i) {
    numbers.push_back(read_numbers(rules[i]));
    const double* const one = courses + 5 * i;
    ends.push_back({one[0], one[1], one[2], one[3], one[4]});
  }
  return make<Gin, Romme, OneEleven, Karo8>(family, numbers, ends, count, seed, threads).release();
}

int gym_width(void* self) {
  return static_cast<int>(bytes_of(static_cast<AnyGym*>(self)->layout()));
}
int gym_head(void* self) { return static_cast<AnyGym*>(self)->head(); }

// What each byte has to be divided by to be about one.
void gym_usual(void* self, float* usual) {
  for (const Part& part : static_cast<AnyGym*>(self)->layout()) {
    usual = std::fill_n(usual, part.length, part.usual);
  }
}

// `choices` may be null: every slot begins a match then, with rivals by `Shares`.
void gym_step(void* self, const std::int32_t* choices, std::uint64_t greedy, std::uint64_t steady,
              std::uint64_t plain, std::uint64_t past, std::uint8_t* features, std::uint8_t* legal, std::int8_t* seats,
              std::uint8_t* is_past, std::int16_t* advice, float* gains, std::uint8_t* over,
              std::int8_t* won) {
  static_cast<AnyGym*>(self)->step(
      choices, {greedy, steady, plain, past},
      {features, legal, seats, is_past, advice, gains, over, won});
}

void gym_free(void* self) { delete static_cast<AnyGym*>(self); }
}
