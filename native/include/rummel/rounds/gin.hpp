// Rounds of gin, as `rummel.games.gin` plays them.
#pragma once

#include "rummel/rounds/round.hpp"

namespace rummel {

struct Gin {
  static constexpr const char* kName = "gin";
  static constexpr int kMostSeats = 4;
  static constexpr int kHand = 10;
  static constexpr int kMostMelds = 12;

  // The actions; with a piece: the first of 52.
  enum : int {
    kTake,
    kDraw,
    kPass,
    kKnock,   // on the pieces as they are
    kSpread,  // the best of one's melds
    kDiscard,
    kKnockWith = kDiscard + 52,
    kAdd = kKnockWith + 52,  // a piece to the first meld, then to the second, …
    kActions = kAdd + 52 * kMostMelds,
  };

  enum class Phase : std::uint8_t { upcard, stock, draw, discard, spread };
  enum class Ending : std::int8_t { none = -1, knock, gin, big_gin, stalled };
  enum Returns : int { kReturnAfter, kReturnBefore, kReturnNever };
  enum OklahomaAce : int { kAceGin, kAceOne };
  enum Tie : int { kTieUndercut, kTieGinSafe, kTieNobody };
  enum LastDiscard : int { kLastOpen, kLastToEnd, kLastDead };
  enum Stalled : int { kStalledAgain, kStalledVoid, kStalledCompare };

  enum class Said : std::uint8_t {
    lot, deals, dealt, upcard, doubled, starts, passed, took, drew, got, returned, discarded, ended,
    big, stalled, added, melded, left, over
  };
  static constexpr std::array kEvents{
      "gin-lot", "gin-deals", "dealt", "gin-upcard", "gin-double", "starts", "passed",
      "took", "drew", "got", "gin-returned", "discarded", "gin-ended", "gin-big",
      "gin-stalled", "added", "melded", "left", "round-over"};
  enum Reason : std::int8_t { kBig, kFull, kKnocked, kCompared, kUndercut, kEven, kAgain, kVoid };
  static constexpr std::array kReasons{"gin-big", "gin-full", "gin-knock", "gin-compare",
                                       "gin-undercut", "gin-even", "gin-again", "gin-void"};

  struct Rules {
    int players, packs, upcard, court_ten, discards_return, may_return_taken, end_before_draw,
        end_after_discard, limit, oklahoma, oklahoma_ace, spades_double, least_melded, big_gin,
        big_gin_dealt, layoff_on_gin, best_spread, big_gin_bonus, gin_bonus, knock_bonus,
        lowest_bonus, two_score_lowest, win_bonus, undercut_bonus, tie, tie_keeps_bonus, wall,
        last_discard, stalled, max_turns, max_takes, max_returns;

    [[nodiscard]] int cap() const { return court_ten != 0 ? 10 : 13; }
    [[nodiscard]] bool recycles() const { return players > 2 && discards_return != kReturnNever; }
  };

  // A run by its lowest piece and its length, a set by its rank and the bits of its suits.
  struct Meld {
    Code low = 0;
    std::uint8_t size = 0;
    std::uint8_t suits = 0;  // 0: a run

    static Meld of(std::span<const Code> pieces);
    [[nodiscard]] Pile<13> pieces() const;
    // The pieces that it can grow by, in the engine's order.
    [[nodiscard]] Pile<4> fits() const;
    void grow(Code piece);
    auto operator<=>(const Meld&) const = default;
  };
  using Cards = Pile<kHand + 1>;

  struct Melds {
    std::uint8_t size = 0;
    std::array<Meld, kMostMelds> at{};
    void push(Meld meld) { at[size++] = meld; }
  };

  struct Round {
    std::int8_t first = 0, turn = 0;
    Phase phase = Phase::discard;
    std::int8_t limit = 0, factor = 1;
    std::int16_t drawn = -1;      // what the player on turn has just drawn or taken
    std::int16_t face_down = -1;  // what the ender discarded
    bool taken = false;           // it was the open discard
    Ending ending = Ending::none;
    std::int8_t opener = kNobody;  // the first to spread
    std::int16_t turns = 0, begun = 0, takes = 0, returns = 0;
    std::array<std::int16_t, kMostSeats> left{-1, -1, -1, -1};  // of those who have spread
    std::array<Cards, kMostSeats> hands;                        // sorted
    std::array<Cards, kMostSeats> known;  // what everybody saw a player take who still holds it
    Pile<104> stock;
    CountedPile<104> discards;
    // What everybody saw and a player remembers, though it no longer lies there: it is no
    // part of the engine's state.
    std::array<PieceSet, kMostSeats> thrown, left_lying;
    Melds melds;                              // in the order of their exposure
    std::array<std::int8_t, kMostMelds> owners{};
    Result result;
  };

  struct Choices {
    ActionList<128> actions;
    // The least deadwood after each discard, where the round could be ended with one; otherwise the
    // first is unknown.
    static constexpr int kUnknown = kNoArrangement - 1;
    std::array<int, kMostPieces> least;
  };

  static std::span<const Option<Rules>> options();
  template <class Visit>
  static void fields(const Rules& rules, Round& round, Visit&& visit);
  // What is remembered and no field.
  template <class Visit>
  static void memory(const Rules& rules, Round& round, Visit&& visit);
  static void check(const Rules& rules, const Round& round);

  static void deal(const Rules& rules, const Start& start, Round& round, Chance& chance,
                   Events events);
  static unsigned acting(const Round& round) { return round.result.over ? 0 : bit(round.turn); }
  static void list(const Rules& rules, const Round& round, int seat, Desk& desk, Choices& choices);
  static void apply(const Rules& rules, Round& round, int seat, int action, const Choices& choices,
                    Chance& chance, Events events);
  static void resample(const Rules& rules, Round& round, int seat, Chance& chance);
  static std::size_t observation(const Rules& rules);
  static void observe(const Rules& rules, const Round& round, int seat, std::uint8_t* bytes);
  // What a net is shown: what the seat knows and remembers, and what each discard would leave.
  static std::vector<Part> feature_layout(const Rules& rules);
  // `needs`: the points that each seat still needs to win the match.
  static void feature(const Rules& rules, const Round& round, int seat, std::span<const int> needs,
                      Desk& desk, std::uint8_t* bytes);
  // The actions below are a net's to choose among; spreading is not.
  static constexpr int kChosen = kAdd;
  static int choice(const Rules&, int, int action) { return action < kChosen ? action : -1; }
  static constexpr std::array<int, 2> kSuited{kDiscard, kKnockWith};
  static bool is_for_net(const Round& round) { return round.phase != Phase::spread; }
  static std::vector<Part> layout(const Rules& rules);
  static std::vector<Part> action_parts(const Rules& rules);
  static Action greedy(const Rules& rules, const Round& round, int seat, const Choices& choices,
                       Desk& desk);
};

static_assert(std::is_trivially_copyable_v<Gin::Round>);
static_assert(sizeof(Gin::Round) <= 512);

template <class Visit>
void Gin::fields(const Rules& rules, Round& round, Visit&& visit) {
  const auto seats = static_cast<std::size_t>(rules.players);
  visit("first", round.first);
  visit("turn", round.turn);
  visit("phase", round.phase);
  visit("limit", round.limit);
  visit("factor", round.factor);
  visit("drawn", round.drawn);
  visit("face_down", round.face_down);
  visit("taken", round.taken);
  visit("ending", round.ending);
  visit("opener", round.opener);
  visit("turns", round.turns);
  visit("begun", round.begun);
  visit("takes", round.takes);
  visit("returns", round.returns);
  visit("left", std::span(round.left).first(seats));
  visit("hands", std::span(round.hands).first(seats));
  visit("known", std::span(round.known).first(seats));
  visit("stock", round.stock);
  visit("discards", round.discards);
  visit("melds", round.melds);
  visit("owners", std::span(round.owners).first(round.melds.size));
}

template <class Visit>
void Gin::memory(const Rules& rules, Round& round, Visit&& visit) {
  const auto seats = static_cast<std::size_t>(rules.players);
  visit("thrown", std::span(round.thrown).first(seats));
  visit("left_lying", std::span(round.left_lying).first(seats));
}

}  // namespace rummel
