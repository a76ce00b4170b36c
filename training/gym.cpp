// Whole matches of gin side by side for a learner, as a C library: what a net sees, what it may do.
//
// What is forced and how a hand is spread is not the learner's to decide.
#include <algorithm>
#include <bit>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "rummel/rounds/gin.hpp"
#include "rummel/rounds/workers.hpp"

using namespace rummel;

namespace {

constexpr int kHead = Gin::kChosen;

// Who plays seat 1 of a slot; seat 0 is always the learner's.
enum class Rival : std::uint8_t { learner, greedy, plain };

// A plain player: how it differs from the next one is drawn for each match.
struct Style {
  int knock = 10;      // ends the round at so many points
  bool melds = false;  // takes the open discard only for a meld, else for any fewer points
  int link = 0;        // the points that a pair or two of a run are worth to it
};

struct Slot {
  std::uint64_t chance = 0;
  Gin::Round round;
  Gin::Choices choices;
  std::array<int, 2> totals{};
  std::array<int, 2> before{};
  int starter = 0;
  Rival rival = Rival::learner;
  Style style;
};

Style any_style(Chance& chance) {
  Style style;
  if (chance.below(2) != 0) style.knock = static_cast<int>(chance.below(11));
  style.melds = chance.below(2) != 0;
  style.link = static_cast<int>(chance.below(5));
  return style;
}

// Other pieces of the hand that a piece might make a meld with.
int links_of(const Gin::Cards& hand, Code piece) {
  int links = -1;  // itself
  for (const Code other : hand) {
    const bool run = other >> 4 == piece >> 4 && std::abs(other - piece) <= 2;
    links += run || (other & 15) == (piece & 15);
  }
  return links;
}

Action plain(const Gin::Rules& rules, const Gin::Round& round, int seat, const Style& style,
             const Gin::Choices& choices) {
  const Gin::Cards& hand = round.hands[static_cast<std::size_t>(seat)];
  const auto& actions = choices.actions;
  const int size = static_cast<int>(hand.size());
  if (round.phase == Gin::Phase::discard) {
    const auto left = least_after_discard(hand.span(), rules.cap(), size);
    int best = -1;
    int least = 1'000'000;
    int end = -1;
    int least_end = style.knock;
    for (std::size_t i = 0; i < hand.size(); ++i) {
      if (actions.has(Gin::kKnockWith + index_of(hand[i])) && left[i] <= least_end) {
        end = Gin::kKnockWith + index_of(hand[i]), least_end = left[i] - 1;
      }
      if (!actions.has(Gin::kDiscard + index_of(hand[i]))) continue;
      const int cost = 16 * (left[i] + style.link * links_of(hand, hand[i])) - (hand[i] & 15);
      if (cost < least) best = Gin::kDiscard + index_of(hand[i]), least = cost;
    }
    return static_cast<Action>(end >= 0 ? end : best >= 0 ? best : actions[0]);
  }
  if (actions.has(Gin::kTake)) {
    Gin::Cards taken = hand;
    taken.add(round.discards.top());
    const int cap = style.melds ? 1 : rules.cap();
    const int now = least_deadwood(hand.span(), cap, size);
    if (least_deadwood(taken.span(), cap, size + 1, true) < now) return Gin::kTake;
  }
  for (const Action action : {Gin::kDraw, Gin::kPass}) {
    if (actions.has(action)) return action;
  }
  return actions[0];
}

struct Gym {
  Gin::Rules rules;
  Workers workers;
  std::vector<Desk> desks;
  std::vector<Slot> slots;
  int target;
  std::size_t width;

  Gym(const Numbers& numbers, std::size_t count, std::uint64_t seed, unsigned threads, int aim)
      : rules(read_rules<Gin>(numbers)), workers(threads), desks(workers.threads()), slots(count),
        target(aim), width(Gin::features(rules)) {
    for (std::size_t i = 0; i < count; ++i) slots[i].chance = seed + i * 0x2545f4914f6cdd1dULL;
  }

  void deal(Slot& slot, Chance& chance) {
    if (std::max(slot.totals[0], slot.totals[1]) >= target) {
      slot.totals = {};
      slot.starter = static_cast<int>(chance.below(2));
      slot.style = any_style(chance);
    }
    slot.before = slot.totals;
    Start start;
    start.first = slot.starter;
    Gin::deal(rules, start, slot.round, chance, Events());
  }

  // Up to a decision of the learner or the end.
  void go_on(Slot& slot, Chance& chance, Desk& desk) {
    while (const unsigned acting = Gin::acting(slot.round)) {
      const int seat = std::countr_zero(acting);
      Gin::list(rules, slot.round, seat, desk, slot.choices);
      const auto& actions = slot.choices.actions;
      int action = -1;
      if (actions.size() == 1) {
        action = actions[0];
      } else if (slot.round.phase == Gin::Phase::spread ||
                 (slot.rival == Rival::greedy && seat == 1)) {
        action = Gin::greedy(rules, slot.round, seat, slot.choices, desk);
      } else if (slot.rival == Rival::plain && seat == 1) {
        action = plain(rules, slot.round, seat, slot.style, slot.choices);
      }
      if (action < 0) return;
      Gin::apply(rules, slot.round, seat, action, slot.choices, chance, Events());
    }
  }

  void begin(Slot& slot, Chance& chance, Desk& desk) {
    do {
      deal(slot, chance);
      go_on(slot, chance, desk);
      if (slot.round.result.over) settle(slot);
    } while (slot.round.result.over);
  }

  void settle(Slot& slot) {
    const Result& result = slot.round.result;
    if (!result.is_void) {
      for (std::size_t seat = 0; seat < 2; ++seat) slot.totals[seat] += result.points[seat];
      slot.starter = 1 - slot.starter;
    }
  }
};

// Blocks of slots go round the threads: those that meet bots cost more and lie side by side.
template <class Work>
void each(Gym& gym, Work work) {
  constexpr std::size_t kBlock = 64;
  const std::size_t count = gym.slots.size();
  gym.workers.run(count, [&](unsigned number, std::size_t from, std::size_t to) {
    const std::size_t threads = to - from == count ? 1 : gym.workers.threads();
    for (std::size_t block = number * kBlock; block < count; block += threads * kBlock) {
      for (std::size_t i = block; i < std::min(block + kBlock, count); ++i) {
        work(i, gym.slots[i], gym.desks[number]);
      }
    }
  });
}

}  // namespace

extern "C" {

// "name=1;name=2;"
void* gym_make(const char* options, std::uint64_t count, std::uint64_t seed, unsigned threads,
               int target) {
  Numbers numbers;
  const std::string text = options;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t equals = text.find('=', at);
    const std::size_t end = text.find(';', at);
    numbers.emplace_back(text.substr(at, equals - at),
                         std::vector<int>{std::stoi(text.substr(equals + 1, end - equals - 1))});
    at = end + 1;
  }
  return new Gym(numbers, count, seed, threads, target);
}

int gym_width(void* self) { return static_cast<int>(static_cast<Gym*>(self)->width); }
int gym_head() { return kHead; }

// `actions` may be null: every slot begins a match then; the first `greedy` slots meet greedy, the
// next `plains` plain players.
// features[count, width], legal[count, head], seats[count], points[count, 2] and totals[count, 2] of
// the round that has just ended (totals before it), over[count].
void gym_step(void* self, const std::int32_t* actions, std::uint64_t greedy,
              std::uint64_t plains, std::uint8_t* features, std::uint8_t* legal,
              std::int8_t* seats, std::int16_t* points, std::int16_t* totals, std::uint8_t* over) {
  Gym& gym = *static_cast<Gym*>(self);
  each(gym, [&](std::size_t i, Slot& slot, Desk& desk) {
    Chance chance = Chance::seeded(slot.chance);
    over[i] = 0;
    if (actions == nullptr) {
      slot.totals = {};
      slot.rival = i < greedy            ? Rival::greedy
                   : i < greedy + plains ? Rival::plain
                                         : Rival::learner;
      slot.starter = static_cast<int>(chance.below(2));
      slot.style = any_style(chance);
      gym.begin(slot, chance, desk);
    } else {
      const int seat = std::countr_zero(Gin::acting(slot.round));
      Gin::apply(gym.rules, slot.round, seat, actions[i], slot.choices, chance, Events());
      gym.go_on(slot, chance, desk);
      if (slot.round.result.over) {
        over[i] = 1;
        for (std::size_t one = 0; one < 2; ++one) {
          points[2 * i + one] = slot.round.result.is_void ? 0 : slot.round.result.points[one];
          totals[2 * i + one] = static_cast<std::int16_t>(slot.before[one]);
        }
        gym.settle(slot);
        gym.begin(slot, chance, desk);
      }
    }
    slot.chance = chance.at();
    const int seat = std::countr_zero(Gin::acting(slot.round));
    seats[i] = static_cast<std::int8_t>(seat);
    const std::array needs{gym.target - slot.totals[0], gym.target - slot.totals[1]};
    Gin::feature(gym.rules, slot.round, seat, needs, features + i * gym.width);
    std::uint8_t* const mask = legal + i * kHead;
    std::memset(mask, 0, kHead);
    for (const Action action : slot.choices.actions) mask[action] = 1;
  });
}

void gym_free(void* self) { delete static_cast<Gym*>(self); }
}
