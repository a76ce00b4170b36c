// Rounds of tile games, as `rummel.games.tiles` plays them.
//
// Which tables can be laid is the arranger's answer. Options that set limits beyond what it knows
// are not played here: `rebuild`, `board_cells`, `table_when_opening`, `joker_joins` and
// `most_tiles_of` other than by default.
#pragma once

#include "rummel/rounds/round.hpp"
#include "rummel/rounds/table.hpp"

namespace rummel {

struct Tiles {
  static constexpr const char* kName = "tiles";
  static constexpr int kMostSeats = 4;
  static constexpr int kPack = 108;
  static constexpr int kAims = 5;
  enum Aim : int { kMostTiles, kMostPoints, kLeastLeft, kFewestJokers, kLeastDisturbed };

  enum : int {
    kDraw,
    kTake,
    kPass,
    kExchange,               // the first of 53, the joker last
    kReject = kExchange + 53,
    kLay = kReject + 53,     // the first of the aims
    kActions = kLay + kAims,
  };

  enum class Phase : std::uint8_t { draw, play, change, give_back, reject };
  enum TurnKind : int { kLayOrDraw, kLayOrExchange, kDrawAndReject, kDrawAndKeep };
  enum DealtJoker : int { kByChance, kOne, kAtLeastOne };
  enum Starter : int { kLot, kLowest, kHighest };
  enum NextStarter : int { kAfterLast, kChosenAgain, kLeft };
  enum HandFinish : int { kPlain, kDouble, kHandrummy };

  enum class Said : std::uint8_t {
    lot, dealt, starts, drew, got, took, laid, opened, exchanged, gave, discarded, passed, left, over
  };
  static constexpr std::array kEvents{
      "tiles-lot", "dealt", "starts", "drew", "got", "took", "tiles-laid",
      "tiles-opened", "tiles-exchanged", "tiles-gave", "discarded", "passed", "left", "round-over"};
  enum Reason : std::int8_t { kOut, kOutDouble, kLastDrawn, kBlocked, kCap, kEven };
  static constexpr std::array kReasons{"tiles-out", "tiles-out-double", "tiles-last-drawn",
                                       "tiles-blocked", "tiles-cap", "tiles-even"};

  struct Rules {
    int players, hand, jokers, dealt_joker, starter, drawer_starts, next_starter, turn, exchanged,
        exchange_order, take_scrap, reject_on_empty, changes, most_tiles, most_tiles_of, melds, ace,
        ace_high, ace_at_both_ends, mixed_runs, minimum, opening, joker_opens, table_when_opening,
        rebuild, table_joker, joker_from_rack, joker_tile_moves, joker_joins, one_joker,
        board_cells, hand_finish, hand_finish_last, last_tile_ends, passing, blocked, scoring,
        joker_hand, max_turns;

    [[nodiscard]] bool draws_first() const {
      return turn == kDrawAndReject || turn == kDrawAndKeep;
    }
  };
  using Rack = Pile<kPack>;

  struct Round {
    std::int8_t first = 0, turn = 0;
    Phase phase = Phase::play;
    std::int16_t drawn = -1;  // in this turn, while it goes on
    std::int8_t changed = 0;  // tiles changed in this turn
    bool doubled = false;     // the tile now rejected wins the round twice over
    std::int16_t passes = 0;  // in a row, with an empty pool
    std::int16_t turns = 0;
    std::array<bool, kMostSeats> opened{};
    std::array<Rack, kMostSeats> hands;  // sorted
    Rack pool, scrap;                    // the next tile is last
    Rack last;                           // what was laid last
    Table<kPack> table;
    Result result;
  };

  using Turn = rummel::Turn;
  struct Choices {
    ActionList<64> actions;
  };

  static std::span<const Option<Rules>> options();
  template <class Visit>
  static void fields(const Rules& rules, Round& round, Visit&& visit);
  static void read_lists(Rules& rules, const Numbers& numbers);
  static void check(const Rules& rules, const Round& round);

  static void deal(const Rules& rules, const Start& start, Round& round, Chance& chance,
                   Events events);
  static unsigned acting(const Round& round) { return round.result.over ? 0 : bit(round.turn); }
  static void list(const Rules& rules, const Round& round, int seat, Desk& desk, Choices& choices);
  static void apply(const Rules& rules, Round& round, int seat, int action, const Choices& choices,
                    Chance& chance, Events events);
  static Turn turn(const Rules& rules, const Round& round, int seat, int action, Desk& desk);
  static Offer offer(const Turn& turn);
  static void lay(const Rules& rules, Round& round, const Turn& turn, Events events);
  static void resample(const Rules& rules, Round& round, int seat, Chance& chance);
  static std::size_t observation(const Rules& rules);
  static void observe(const Rules& rules, const Round& round, int seat, std::uint8_t* bytes);
  static std::vector<Part> layout(const Rules& rules);
  static std::vector<Part> action_parts(const Rules& rules);
  static Action greedy(const Rules& rules, const Round& round, int seat, const Choices& choices,
                       Desk& desk);
};

static_assert(std::is_trivially_copyable_v<Tiles::Round>);

template <class Visit>
void Tiles::fields(const Rules& rules, Round& round, Visit&& visit) {
  const auto seats = static_cast<std::size_t>(rules.players);
  visit("first", round.first);
  visit("turn", round.turn);
  visit("phase", round.phase);
  visit("drawn", round.drawn);
  visit("changed", round.changed);
  visit("double", round.doubled);
  visit("passes", round.passes);
  visit("turns", round.turns);
  visit("opened", std::span(round.opened).first(seats));
  visit("hands", std::span(round.hands).first(seats));
  visit("pool", round.pool);
  visit("scrap", round.scrap);
  visit("last", round.last);
  visit("table", round.table);
}

}  // namespace rummel
