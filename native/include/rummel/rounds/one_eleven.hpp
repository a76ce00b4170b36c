// Rounds of 111, as `rummel.games.one_eleven` plays them.
#pragma once

#include "rummel/rounds/round.hpp"

namespace rummel {

struct OneEleven {
  static constexpr const char* kName = "one-eleven";
  static constexpr int kMostSeats = 5;
  static constexpr int kLowest = 2, kHighest = 111;  // the cards are plain numbers
  static constexpr int kCards = kHighest - kLowest + 1;
  static constexpr int kCentre = 3;
  static constexpr int kLargest = 105;  // a hand
  static constexpr int kUsual = 12;     // a hand by the sheet: nets know no other

  // The actions. An insertion is twice its gap, and which of the two cards leaves that may: the
  // left neighbour or the right one, at an end the only neighbour or the card at the far end.
  enum : int {
    kRising,
    kFalling,
    kClear,
    kTake,  // from the first spot, the second or the third
    kPass = kTake + kCentre,
    kAnnounce,
    kInsert,
    kActions = kInsert + 2 * (kLargest + 1),
  };

  enum class Phase : std::uint8_t { choose, take, insert, announce };
  enum class Direction : std::int8_t { none = -1, rising, falling };
  enum Series : int { kContiguous, kSubsequence };
  enum Best : int { kByValue, kByLength };
  enum OthersScore : int { kAlways, kAfterMistake };
  enum ShortPile : int { kReshuffle, kStay, kRest };

  enum class Said : std::uint8_t {
    dealt, dealt_hand, starts, chose, chose_own, cleared, reshuffled, took, took_hidden, got,
    inserted, passed, announced, wrong, right, series, no_series, over
  };
  static constexpr std::array kEvents{
      "dealt", "dealt-hand", "starts", "chose", "chose-own", "cleared", "reshuffled-discards",
      "took", "took-hidden", "got", "inserted", "passed", "announced", "order-wrong",
      "order-right", "series", "no-series", "round-over"};
  enum Reason : std::int8_t { kInOrder, kMistake, kTurnCap };
  static constexpr std::array kReasons{"one-in-order", "one-mistake", "one-turn-cap"};
  static constexpr std::array kLists{"hands", "symbols"};

  struct Rules {
    int players, hand, series, best, others_score, direction, announced_for_you, short_pile,
        youngest, max_turns;
    std::array<std::uint8_t, kMostSeats> sizes{};        // of each seat's hand
    std::array<std::uint8_t, kHighest + 1> symbols{};    // of each card
    std::array<std::int32_t, kHighest + 1> measures{};   // what it adds to a series (`Series`)
  };

  struct Round {
    std::int8_t first = 0, turn = 0;
    Phase phase = Phase::take;
    std::uint8_t taken = 0;  // the card in the player's other hand; 0: none
    std::int8_t spot = 0;    // where it came from, counted from 1
    std::int16_t turns = 0;  // that are over
    std::array<std::uint8_t, kCentre> centre{};  // 0: empty
    std::array<bool, kCentre> shown{};
    std::array<Direction, kMostSeats> directions{Direction::none, Direction::none, Direction::none,
                                                 Direction::none, Direction::none};
    Rows<kMostSeats + 2, kCards> rows;  // the hands, the draw pile, the discards
    // The cards of each hand of the usual size that everybody has seen go into it, 0 where nobody
    // has: what a good player remembers, but no part of the engine's state.
    std::array<Pile<kUsual>, kMostSeats> known;
    Result result;
  };
  static constexpr std::size_t kDraw = kMostSeats, kDiscards = kMostSeats + 1;

  struct Choices {
    ActionList<2 * (kLargest + 1)> actions;
  };

  static std::span<const Option<Rules>> options();
  static void read_lists(Rules& rules, const Numbers& numbers);
  template <class Visit>
  static void fields(const Rules& rules, Round& round, Visit&& visit);
  static void check(const Rules& rules, const Round& round);

  static void deal(const Rules& rules, const Start& start, Round& round, Chance& chance,
                   Events events);
  static unsigned acting(const Round& round);
  static void list(const Rules& rules, const Round& round, int seat, Desk& desk, Choices& choices);
  static void apply(const Rules& rules, Round& round, int seat, int action, const Choices& choices,
                    Chance& chance, Events events);
  static void resample(const Rules& rules, Round& round, int seat, Chance& chance);
  // Somebody other than the seat holds a card that lay hidden.
  static bool hides_taken(const Round& round, int seat);
  static std::size_t observation(const Rules& rules);
  static std::vector<Part> layout(const Rules& rules);
  static std::vector<Part> action_parts(const Rules& rules);
  static void observe(const Rules& rules, const Round& round, int seat, std::uint8_t* bytes);
  static Action greedy(const Rules& rules, const Round& round, int seat, const Choices& choices,
                       Desk& desk);
  // Much as the engine's other bot plays, but that it remembers all discards: for nets to learn from.
  // With hands of another size it is greedy.
  static Action steady(const Rules& rules, const Round& round, int seat, const Choices& choices,
                       Desk& desk);

  template <class Visit>
  static void memory(const Rules& rules, Round& round, Visit&& visit);
  static void check_memory(const Rules& rules, const Round& round);
  static std::vector<Part> feature_layout(const Rules& rules);
  static void feature(const Rules& rules, const Round& round, int seat, std::span<const int> needs,
                      Desk& desk, std::uint8_t* bytes);
  // What a net chooses among: up to `kInsert` the actions, then swaps. A swap puts a card in the
  // place of one that leaves, or moves all on and drops the last, or the first.
  static constexpr int kSwaps = kUsual + 2;
  static constexpr int kChosen = kInsert + kSwaps;
  static int choice(const Rules& rules, int seat, int action);
  static bool is_for_net(const Round&) { return true; }
  // Puts a card into a gap; returns the one that leaves (ONE-15, ONE-19).
  static Code swap(std::span<Code> hand, Code card, int insertion);
  // What the best series of a hand counts.
  static int series_worth(const Rules& rules, std::span<const Code> hand, Direction direction);
};

static_assert(std::is_trivially_copyable_v<OneEleven::Round>);
static_assert(sizeof(OneEleven::Round) <= 256);

template <class Visit>
void OneEleven::fields(const Rules& rules, Round& round, Visit&& visit) {
  const auto seats = static_cast<std::size_t>(rules.players);
  visit("first", round.first);
  visit("turn", round.turn);
  visit("phase", round.phase);
  visit("hands", round.rows.part(0, seats));
  visit("centre", std::span(round.centre));
  visit("shown", std::span(round.shown));
  visit("draw", round.rows.one(kDraw));
  visit("discards", round.rows.one(kDiscards));
  visit("turns", round.turns);
  visit("taken", round.taken);
  visit("spot", round.spot);
  visit("directions", std::span(round.directions).first(seats));
}

template <class Visit>
void OneEleven::memory(const Rules& rules, Round& round, Visit&& visit) {
  visit("known", std::span(round.known).first(static_cast<std::size_t>(rules.players)));
}

}  // namespace rummel
