// Rounds of the duel, as `rummel.games.duel` plays them.
#pragma once

#include "rummel/rounds/round.hpp"

namespace rummel {

struct Duel {
  static constexpr const char* kName = "duel";
  static constexpr int kMostSeats = 4;
  static constexpr int kCards = 110;

  enum : int { kFlip, kActions };
  enum Undecided : int { kToNobody, kToOwners };
  enum TeamTies : int { kPlayOff, kKeep };

  enum class Said : std::uint8_t {
    dealt, flipped, turned_up, dropped_out, play_off, won, returned, lost, counted, over
  };
  static constexpr std::array kEvents{"stack-dealt", "flipped",   "turned-up",      "dropped-out",
                                      "play-off",    "trick-won", "trick-returned", "trick-lost",
                                      "cards-counted", "round-over"};
  enum Reason : std::int8_t { kEven, kHeroes, kVillains };
  static constexpr std::array kReasons{"duel-even", "duel-heroes", "duel-villains"};
  static constexpr std::array kLists{"heroes"};

  struct Rules {
    int players, jokers, uneven, war, unplayed_count, undecided, team_ties, max_tricks;
    unsigned heroes = 0;  // as bits

    [[nodiscard]] bool is_hero(int seat) const { return heroes >> seat & 1; }
    // How many a team plays with: in equal stacks an odd one is put aside (Q-DUE-2, Q-DUE-3).
    [[nodiscard]] int team_jokers() const {
      const int each = jokers / 2;
      return players == 4 && !uneven ? each - each % 2 : each;
    }
  };

  // The rows of a round: for each seat its stack, what it has won and what it has turned up, then
  // what nobody has won. The top of a stack is last.
  static constexpr std::size_t kStacks = 0, kPiles = 4, kTurned = 8, kNobodys = 12, kRows = 13;

  struct Round {
    Seats due, waiting;  // who flips now, and who of them has not flipped yet
    std::int16_t tricks = 0;  // that are over
    std::int8_t last_winner = kNobody;
    Rows<kRows, kCards> rows;
    Rows<kMostSeats, kCards> last;  // the trick before
    Result result;
  };

  struct Choices {
    ActionList<1> actions;
  };

  static std::span<const Option<Rules>> options();
  static void read_lists(Rules& rules, const Numbers& numbers);
  template <class Visit>
  static void fields(const Rules& rules, Round& round, Visit&& visit);
  static void check(const Rules& rules, const Round& round);

  static void deal(const Rules& rules, const Start& start, Round& round, Chance& chance,
                   Events events);
  static unsigned acting(const Round& round) { return round.result.over ? 0 : round.waiting.bits; }
  static void list(const Rules& rules, const Round& round, int seat, Desk& desk, Choices& choices);
  static void apply(const Rules& rules, Round& round, int seat, int action, const Choices& choices,
                    Chance& chance, Events events);
  static void resample(const Rules& rules, Round& round, int seat, Chance& chance);
  static std::size_t observation(const Rules& rules);
  static std::vector<Part> layout(const Rules& rules);
  static std::vector<Part> action_parts(const Rules& rules);
  static void observe(const Rules& rules, const Round& round, int seat, std::uint8_t* bytes);
  static Action greedy(const Rules&, const Round&, int, const Choices&, Desk&) { return kFlip; }
};

static_assert(std::is_trivially_copyable_v<Duel::Round>);
static_assert(sizeof(Duel::Round) <= 288);

template <class Visit>
void Duel::fields(const Rules& rules, Round& round, Visit&& visit) {
  const auto seats = static_cast<std::size_t>(rules.players);
  visit("due", round.due);
  visit("waiting", round.waiting);
  visit("stacks", round.rows.part(kStacks, seats));
  visit("piles", round.rows.part(kPiles, seats));
  visit("turned", round.rows.part(kTurned, seats));
  visit("nobody", round.rows.one(kNobodys));
  visit("tricks", round.tricks);
  visit("last", round.last.part(0, round.tricks > 0 ? seats : 0));
  visit("last_winner", round.last_winner);
}

}  // namespace rummel
