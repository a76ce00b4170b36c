// Rounds of Karo 8, as `rummel.games.karo8` plays them.
#pragma once

#include "rummel/rounds/round.hpp"

namespace rummel {

struct Karo8 {
  static constexpr const char* kName = "karo8";
  static constexpr int kMostSeats = 4;
  static constexpr int kHand = 6;

  // The actions; a piece is laid by its place among 52.
  enum : int { kDraw, kPass, kLay, kActions = kLay + 52 };

  enum class Phase : std::uint8_t { draw_eight, start, play, drawn };
  enum Ace : int { kAceHigh, kAceLow, kAceEither };
  enum FirstEight : int { kEightLeft, kEightSuit, kEightYoungest };

  enum class Said : std::uint8_t { dealt, no_eight, starts, laid, drew, got, passed, over };
  static constexpr std::array kEvents{"dealt", "no-eight", "starts", "laid",
                                      "drew",  "got",      "passed", "round-over"};
  enum Reason : std::int8_t { kHeroes, kVillains };
  static constexpr std::array kReasons{"heroes", "villains"};
  static constexpr std::array kLists{"heroes"};

  struct Rules {
    int players, ace, may_hold, play_drawn, first_eight, youngest, any_eight;
    unsigned heroes = 0;  // as bits

    [[nodiscard]] bool is_hero(int seat) const { return heroes >> seat & 1; }
  };

  // The lowest and highest place laid; an ace may lie in place 1 or 14. 0: not begun.
  struct Row {
    std::int8_t low = 0, high = 0;
  };

  struct Round {
    std::int8_t first = 0, turn = 0;
    Phase phase = Phase::play;
    std::int16_t drawn = -1;  // what may be laid at once
    std::int16_t passes = 0;  // in a row, with an empty stock
    std::int16_t turns = 0;   // that are over
    std::array<PieceSet, kMostSeats> hands;
    Pile<52> stock;  // the top is last
    std::array<Row, 4> rows;
    // What fitted when a seat laid nothing: it had none of that then. A good player remembers it,
    // but it is no part of the engine's state.
    std::array<PieceSet, kMostSeats> lacked;
    Result result;
  };

  struct Choices {
    ActionList<54> actions;
  };

  static std::span<const Option<Rules>> options();
  static void read_lists(Rules& rules, const Numbers& numbers);
  template <class Visit>
  static void fields(const Rules& rules, Round& round, Visit&& visit);
  static void check(const Rules& rules, const Round& round);

  static void deal(const Rules& rules, const Start& start, Round& round, Chance& chance,
                   Events events);
  static unsigned acting(const Round& round) { return round.result.over ? 0 : bit(round.turn); }
  static void list(const Rules& rules, const Round& round, int seat, Desk& desk, Choices& choices);
  static void apply(const Rules& rules, Round& round, int seat, int action, const Choices& choices,
                    Chance& chance, Events events);
  static void resample(const Rules& rules, Round& round, int seat, Chance& chance);
  static std::size_t observation(const Rules& rules);
  static std::vector<Part> layout(const Rules& rules);
  static std::vector<Part> action_parts(const Rules& rules);
  static void observe(const Rules& rules, const Round& round, int seat, std::uint8_t* bytes);
  static Action greedy(const Rules& rules, const Round& round, int seat, const Choices& choices,
                       Desk& desk);

  // What a net is shown, and chooses among: its own colours come first.
  template <class Visit>
  static void memory(const Rules& rules, Round& round, Visit&& visit);
  static std::vector<Part> feature_layout(const Rules& rules);
  static void feature(const Rules& rules, const Round& round, int seat, std::span<const int> needs,
                      Desk& desk, std::uint8_t* bytes);
  static constexpr int kChosen = kActions;
  static int choice(const Rules& rules, int seat, int action);
  static bool is_for_net(const Round&) { return true; }

  // The pieces that fit the rows, and those that lie in them, as bits.
  static std::uint64_t fitting(const Rules& rules, const Round& round);
  static std::uint64_t laid(const Round& round);
};

static_assert(std::is_trivially_copyable_v<Karo8::Round>);
static_assert(sizeof(Karo8::Round) <= 192);

template <class Visit>
void Karo8::fields(const Rules& rules, Round& round, Visit&& visit) {
  visit("first", round.first);
  visit("turn", round.turn);
  visit("phase", round.phase);
  visit("hands", std::span(round.hands).first(static_cast<std::size_t>(rules.players)));
  visit("stock", round.stock);
  visit("rows", std::span(round.rows));
  visit("drawn", round.drawn);
  visit("passes", round.passes);
  visit("turns", round.turns);
}

template <class Visit>
void Karo8::memory(const Rules& rules, Round& round, Visit&& visit) {
  visit("lacked", std::span(round.lacked).first(static_cast<std::size_t>(rules.players)));
}

}  // namespace rummel
