// Rounds of Rommé and of Rommé mit Anlegen, as `rummel.games.romme` plays them.
#pragma once

#include "rummel/arrange_melds.hpp"
#include "rummel/rounds/round.hpp"
#include "rummel/rounds/table.hpp"

namespace rummel {

struct Romme {
  static constexpr const char* kName = "romme";
  static constexpr int kMostSeats = 6;
  static constexpr int kPack = 110;
  static constexpr int kMostMelds = kPack / 3;
  static constexpr int kAims = 8;
  // What `greedy` lays; of all that the hand can lay in melds of its own most cards, most points,
  // least left, fewest jokers spent; of single melds, and of pairs that open, the same but for what
  // is left.
  enum Aim : int {
    kAsGreedy, kMostCards, kMostPoints, kLeastLeft, kFewestJokers,
    kLargest, kDearest, kPlainest,
  };

  // The actions. A card to discard is one of 53, the joker last; one that is added to a meld is one
  // of 52, or of 52 more where a joker stands for it; the one that robs a joker is one of 52. Melds
  // are those on the table in their order: all cards for the first one, then for the second, …
  enum : int {
    kDraw,
    kTake,
    kKnock,
    kPass,
    kDiscard,
    kAdd = kDiscard + 53,
    kRob = kAdd + 104 * kMostMelds,
    kLay = kRob + 52 * kMostMelds,  // the first of the aims
    kActions = kLay + kAims,
  };

  enum class Phase : std::uint8_t { start, draw, claim, meld };
  enum OpeningMelds : int { kOneMeld, kSum };
  enum OpeningAdd : int { kAddNone, kAddOne, kAddAny };
  enum JokerInSet : int { kDeclared, kAnySuit, kBothSuits };
  enum KnockOrder : int { kClockwise, kFirst };
  enum EmptyStock : int { kReshuffle, kVoidRound, kBook };
  enum LoneJoker : int { kLoneCounts, kLoneStruck, kLoneRelief };

  enum class Said : std::uint8_t {
    dealt, starts, left, reshuffled, drew, got, took, passed, knocked, melded, added, robbed,
    discarded, called, over
  };
  static constexpr std::array kEvents{
      "dealt", "starts", "romme-left", "romme-reshuffled", "drew", "got", "took", "passed",
      "romme-knocked", "melded", "added", "romme-robbed", "discarded", "romme-called",
      "round-over"};
  enum Reason : std::int8_t { kOut, kStock, kVoid, kCap };
  static constexpr std::array kReasons{"romme-out", "romme-stock", "romme-void", "romme-cap"};

  struct Rules {
    int players, jokers, minimum, opening, opening_add, ace_in_set, corner, ace_at_both_ends,
        joker_limit, joker_in_set, add_at_once, add_unopened, rob_unopened, robbed_joker,
        last_discard, rediscard, knock_order, knock_in_first_lap, knocker_plays, top_after_knock,
        empty_stock, winner_takes, relief, relief_for, relief_with_discard, relief_from,
        relief_below_zero, lone_joker, first_lay_penalty, penalty_without_winner, max_turns;
  };
  using Cards = Pile<kPack>;

  struct Round {
    std::int8_t first = 0, turn = 0;
    Phase phase = Phase::start;
    std::uint8_t lap = 0;  // a bit for each seat that has had a turn (ROM-19)
    std::int8_t first_to_lay = kNobody;
    bool knocked = false;     // the discard of this turn went to a knocker
    bool owed = false;        // a robbed joker has to be laid first (Q-ROM-7)
    bool at_once = false;     // those who may knock are asked all at once, as the rules say
    std::int16_t drawn = -1;  // this turn, from the stock
    std::int16_t taken = -1;  // this turn, from the discards, and not laid since
    std::int16_t turns = 1;   // the number of this turn
    // The turn in which a seat laid its first meld, and first laid or added anything; 0: not yet.
    std::array<std::int16_t, kMostSeats> opened{}, began{};
    std::array<std::int32_t, kMostSeats> carried{}, previous{};
    Pile<kMostSeats> asked;               // who may still knock, the nearest first
    std::array<Cards, kMostSeats> hands;  // sorted
    Cards stock, discards;                // the top is last
    Table<kPack> table;              // in the order in which the melds were laid
    Pile<kMostMelds> owners;              // who laid each of them
    // Natural cards that each seat took openly and has not shown since, and those that it threw
    // away: what a good player remembers, but no part of the engine's state.
    std::array<PieceSet, kMostSeats> known, thrown;
    Result result;
  };

  // Melds to lay, and with `card` a card that is added to meld number `meld` for the opening.
  struct Way {
    Pile<kMostMelds> sizes;
    Cards cards;
    std::int16_t card = -1;
    std::int16_t meld = -1;

    void push(std::span<const Code> row);
    [[nodiscard]] Melds melds() const;
    bool operator==(const Way&) const = default;
  };

  using Turn = Way;
  struct Choices {
    ActionList<640> actions;
  };

  static std::span<const Option<Rules>> options();
  template <class Visit>
  static void fields(const Rules& rules, Round& round, Visit&& visit);
  static void check(const Rules& rules, const Round& round);

  static void deal(const Rules& rules, const Start& start, Round& round, Chance& chance,
                   Events events);
  static unsigned acting(const Round& round);
  // Everybody has had a turn, so melds may be laid (ROM-19, Q-ROM-17).
  static bool is_melding(const Rules& rules, const Round& round) {
    return round.lap == bit(rules.players) - 1;
  }
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
  // Much as the engine's other bot plays: for nets to learn from.
  static Action steady(const Rules& rules, const Round& round, int seat, const Choices& choices,
                       Desk& desk);

  template <class Visit>
  static void memory(const Rules& rules, Round& round, Visit&& visit);
  static std::vector<Part> feature_layout(const Rules& rules);
  static void feature(const Rules& rules, const Round& round, int seat, std::span<const int> needs,
                      Desk& desk, std::uint8_t* bytes);
  // What a net chooses among. It says which card is added, not to which meld, and that a joker is
  // robbed, not which one.
  enum Chosen : int {
    kChosenAdd = kAdd,
    kChosenRob = kChosenAdd + 53,
    kChosenLay,
    kChosen = kChosenLay + kAims,
  };
  static int choice(const Rules& rules, int seat, int action);
  static constexpr std::array<int, 2> kSuited{kDiscard, kChosenAdd};
  static bool is_for_net(const Round&) { return true; }
};

static_assert(std::is_trivially_copyable_v<Romme::Round>);

template <class Visit>
void Romme::fields(const Rules& rules, Round& round, Visit&& visit) {
  const auto seats = static_cast<std::size_t>(rules.players);
  round.at_once = rules.knock_order == kFirst;
  visit("first", round.first);
  visit("carried", std::span(round.carried).first(seats));
  visit("previous", std::span(round.previous).first(seats));
  visit("turn", round.turn);
  visit("phase", round.phase);
  visit("hands", std::span(round.hands).first(seats));
  visit("stock", round.stock);
  visit("discards", round.discards);
  visit("table", round.table);
  visit("owners", round.owners);
  visit("turns", round.turns);
  visit("lap", round.lap);
  visit("opened", std::span(round.opened).first(seats));
  visit("began", std::span(round.began).first(seats));
  visit("first_to_lay", round.first_to_lay);
  visit("asked", round.asked);
  visit("knocked", round.knocked);
  visit("drawn", round.drawn);
  visit("taken", round.taken);
  visit("owed", round.owed);
}

template <class Visit>
void Romme::memory(const Rules& rules, Round& round, Visit&& visit) {
  const auto seats = static_cast<std::size_t>(rules.players);
  visit("known", std::span(round.known).first(seats));
  visit("thrown", std::span(round.thrown).first(seats));
}

}  // namespace rummel
