// What a family of native rounds is.
//
// The Python engine is the truth; a family here is its twin, move by move. It is a struct with
// nothing in it but types and static functions:
//
//   kName        as the engine's family is called
//   kMostSeats   the most seats that a round has
//   kActions     how many actions there are; an action is a number below that
//   kEvents      the codes of its events, by number
//   Rules        the options that matter in a round, as numbers
//   Round        a round: trivially copyable, small
//   Choices      what a seat may do, in the engine's order; `actions` at least
//   options()                                       the options, with their ranges
//   fields(rules, round, visit)                     all that the state is made of, by the engine's names
//   check(rules, round)                             refuses fields that no round under way can have
//   deal(rules, start, round, chance, events)
//   acting(round)                                   the seats that may act, as bits
//   list(rules, round, seat, desk, choices)
//   apply(rules, round, seat, action, choices, chance, events)    an action out of `choices`
//   resample(rules, round, seat, chance)            what the seat can't know, drawn again
//   observation(rules)                              how many bytes `observe` writes
//   observe(rules, round, seat, bytes)              what the seat knows
//   greedy(rules, round, seat, choices, desk)       as the engine's bot of that name plays
//   layout(rules)                                   what the bytes of `observe` are, part by part
//   action_parts(rules)                             what the numbers below kActions are
//
// A family that a net may play has besides:
//
//   kChosen                                         how many things the net chooses among
//   choice(rules, seat, action)                     which of them an action is, or -1; several
//                                                   actions may be one, and the first is played
//   is_for_net(round)                               whether there is one of them to choose now
//   memory(rules, round, visit)                     what players remember that is no field
//   check_memory(rules, round)                      refuses a memory that nobody can have; not needed
//                                                   where any sets of pieces will do
//   feature(rules, round, seat, needs, desk, bytes) what the net is shown
//   feature_layout(rules)                           what these bytes are, part by part
//   kSuited                                         where suits may be exchanged: the
//                                                   choices from which on there is one for each piece
//
// Where turns of laying can't be listed, an action from kLay on is an aim: most tiles, most points, …
// It is legal when something can be laid; the turn itself is looked for only when it is played or
// shown, and two aims may lead to the same one.
//
//   Turn                                            what is laid
//   turn(rules, round, seat, action, desk)          the turn of an aim, by what the seat knows
//   lay(rules, round, turn, events)                 plays it
//   offer(turn)                                     its move
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "rummel/arrange.hpp"
#include "rummel/rounds/chance.hpp"
#include "rummel/rounds/desk.hpp"
#include "rummel/rounds/pile.hpp"

namespace rummel {

using Action = std::uint16_t;

inline constexpr std::size_t kMostPlayers = 6;
inline constexpr int kEveryone = -1;
inline constexpr int kNobody = -1;

// What happened, and who hears of it. Facts that it has not are -1.
struct Event {
  std::uint8_t code = 0;
  std::int8_t to = kEveryone;  // or the one seat that hears it
  std::int8_t seat = kNobody;
  std::int16_t piece = -1;
  std::int16_t number = -1;
  bool operator==(const Event&) const = default;
};

// Where events go, where somebody listens.
class Events {
 public:
  Events() = default;
  explicit Events(std::vector<Event>* heard) : heard_(heard) {}

  template <class Code>
  void tell(Code code, int seat = kNobody, int piece = -1, int number = -1) {
    if (heard_ != nullptr) add(static_cast<std::uint8_t>(code), kEveryone, seat, piece, number);
  }
  template <class Code>
  void whisper(Code code, int to, int piece = -1, int number = -1) {
    if (heard_ != nullptr) add(static_cast<std::uint8_t>(code), to, kNobody, piece, number);
  }

 private:
  void add(std::uint8_t code, int to, int seat, int piece, int number) {
    heard_->push_back({code, static_cast<std::int8_t>(to), static_cast<std::int8_t>(seat),
                       static_cast<std::int16_t>(piece), static_cast<std::int16_t>(number)});
  }
  std::vector<Event>* heard_ = nullptr;
};

// A part of an observation or of the actions: documentation is made from it.
struct Part {
  std::string name;
  int length;
  std::string what;  // what each of its places is, or its value
  float usual = 1;   // a large value of it: a net is shown numbers that are about one
};

inline std::size_t bytes_of(std::span<const Part> parts) {
  std::size_t bytes = 0;
  for (const Part& part : parts) bytes += static_cast<std::size_t>(part.length);
  return bytes;
}

// Writes the numbers of an observation one after the other; what does not fit a byte is cut off.
struct NumberWriter {
  std::uint8_t*& at;
  void operator()(std::int64_t value) const {
    *at++ = static_cast<std::uint8_t>(std::clamp<std::int64_t>(value, 0, 255));
  }
};

// How documentation names a seat by its distance from the observer's.
inline std::string seat_name(int step) {
  return step == 0 ? "oneself" : "the seat " + std::to_string(step) + " to the left";
}

// Actions in order; never more than `Most` at once.
template <std::size_t Most>
class ActionList {
 public:
  void clear() { size_ = 0; }
  void push(int action) { at_[size_++] = static_cast<Action>(action); }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] Action operator[](std::size_t at) const { return at_[at]; }
  [[nodiscard]] const Action* begin() const { return at_.data(); }
  [[nodiscard]] const Action* end() const { return at_.data() + size_; }
  [[nodiscard]] bool has(int action) const {
    for (const Action one : *this) {
      if (one == action) return true;
    }
    return false;
  }

 private:
  std::size_t size_ = 0;
  std::array<Action, Most> at_;
};

// A field of a state or of a move: a number, pieces in order, or several of either.
struct Field {
  std::variant<int, std::vector<Code>, std::vector<Field>> value;
};
using Fields = std::vector<std::pair<std::string, Field>>;

// A move that the engine does not list: its word and its fields.
struct Offer {
  std::string move;
  Fields fields;
};

// ------------------------------------------------------------------------------------- options

// The rules of a round by the names of the engine's options; choices as their numbers.
using Numbers = std::vector<std::pair<std::string, std::vector<int>>>;

// These rules are not played here; `option` says why not, and the caller has the engine for them.
class NotNative : public std::invalid_argument {
 public:
  explicit NotNative(std::string option)
      : std::invalid_argument("not played natively: " + option), option_(std::move(option)) {}
  [[nodiscard]] const std::string& option() const { return option_; }

 private:
  std::string option_;
};

// What was asked for can't be done; the text is meant for the caller's user.
class Refused : public std::invalid_argument {
  using std::invalid_argument::invalid_argument;
};

// For checking a round that was given by its fields.
inline void need(bool fits, const char* field) {
  if (!fits) throw Refused(std::string("the field ") + field + " fits no round under way");
}

// An option, where it stands and what it may be.
template <class Rules>
struct Option {
  const char* name;
  int Rules::*number;
  int least;
  int most;
};

// The numbers of an option that is a list.
inline const std::vector<int>& list_of(const Numbers& numbers, std::string_view option) {
  for (const auto& [name, values] : numbers) {
    if (name == option) return values;
  }
  throw Refused("no numbers for the option " + std::string(option));
}

// Which seats are heroes, as bits; where it is not said, every other one from the first.
inline unsigned read_heroes(const Numbers& numbers, int players) {
  const std::vector<int>& given = list_of(numbers, "heroes");
  unsigned heroes = given.empty() ? 0b0101U & ((1U << players) - 1U) : 0U;
  for (const int seat : given) {
    if (seat < 0 || seat >= players || (heroes >> seat & 1U)) throw NotNative("heroes");
    heroes |= 1U << seat;
  }
  return heroes;
}

template <class F>
typename F::Rules read_rules(const Numbers& numbers) {
  typename F::Rules rules;
  for (const auto& option : F::options()) {
    bool given = false;
    for (const auto& [name, values] : numbers) {
      if (name != option.name) continue;
      given = true;
      if (values.size() != 1 || values[0] < option.least || values[0] > option.most) {
        throw NotNative(name);
      }
      rules.*option.number = values[0];
    }
    if (!given) throw Refused(std::string("no number for the option ") + option.name);
  }
  if constexpr (requires { F::read_lists(rules, numbers); }) F::read_lists(rules, numbers);
  return rules;
}

// -------------------------------------------------------------------------------------- rounds

// What a round takes over from its match.
struct Start {
  int first = kNobody;  // who starts; nobody: chosen as the sheet says
  std::array<int, kMostPlayers> carried{};   // totals before this round
  std::array<int, kMostPlayers> previous{};  // what the round before this one booked
};

// A result that every family's round has.
struct Result {
  bool over = false;
  bool is_void = false;  // the round counts for nothing and is dealt again
  std::int8_t reason = -1;
  std::int8_t next_first = kNobody;
  std::uint8_t winners = 0;  // seats, as bits
  bool counted = false;      // what each seat had left
  std::array<std::int16_t, kMostPlayers> points{};
  std::array<std::int16_t, kMostPlayers> left{};
  bool operator==(const Result&) const = default;
};

// Seats, in order.
struct Seats {
  std::uint8_t bits = 0;
  static constexpr Seats of(unsigned seats) { return {static_cast<std::uint8_t>(seats)}; }
};

template <class T>
constexpr auto& at(T& each, int place) {
  return each[static_cast<std::size_t>(place)];
}

// Whether the family has turns that can't be listed.
template <class F>
concept Lays = requires { typename F::Turn; };

// Plays an action out of `choices`.
template <class F>
void play_action(const typename F::Rules& rules, typename F::Round& round, int seat, int action,
                 const typename F::Choices& choices, Desk& desk, Chance& chance, Events events) {
  if constexpr (Lays<F>) {
    if (action >= F::kLay) {
      return F::lay(rules, round, F::turn(rules, round, seat, action, desk), events);
    }
  }
  F::apply(rules, round, seat, action, choices, chance, events);
}

// Whether nets may play the family.
template <class F>
concept PlayedByNets = requires { F::kChosen; };

// What a seat may do that is a net's to choose: actions, and what each is to the net. Empty where
// there is no choice.
struct NetChoice {
  int action;
  int choice;
};
template <PlayedByNets F>
void net_choices(const typename F::Rules& rules, const typename F::Round& round, int seat,
                 const typename F::Choices& choices, std::vector<NetChoice>& out) {
  out.clear();
  if (round.result.over || !F::is_for_net(round)) return;
  std::array<bool, F::kChosen> seen{};
  for (const Action action : choices.actions) {
    const int choice = F::choice(rules, seat, action);
    if (choice < 0 || at(seen, choice)) continue;
    at(seen, choice) = true;
    out.push_back({action, choice});
  }
  if (out.size() == 1) out.clear();
}

// At most once around: a division would take longer than all the rest.
constexpr int seats_after(int seat, int step, int players) {
  const int there = seat + step;
  return there < players ? there : there - players;
}
constexpr int steps_between(int seat, int other, int players) {
  return other < seat ? other - seat + players : other - seat;
}
constexpr unsigned bit(int at) { return 1U << at; }

constexpr bool is_natural(Code piece) {
  return piece < 64 && (piece & 15) >= 1 && (piece & 15) <= 13;
}
// The number of a natural piece among 52, and back. Observations ask for it once for every piece
// that lies anywhere, so it is looked up.
inline constexpr auto kIndices = [] {
  std::array<std::uint8_t, 256> indices{};
  for (std::size_t code = 0; code < kJoker; ++code) {
    const std::size_t rank = code & 15;
    if (rank < 1 || rank > 13) continue;
    indices[code] = static_cast<std::uint8_t>((code >> 4) * 13 + rank - 1);
  }
  return indices;
}();
constexpr int index_of(Code piece) { return kIndices[piece]; }
constexpr Code piece_at(int index) {
  return static_cast<Code>((index / 13) << 4 | (index % 13 + 1));
}

}  // namespace rummel
