#include "rummel/rounds/romme.hpp"

#include <algorithm>
#include <utility>

#include "romme_ways.hpp"

namespace rummel {
namespace {

using Rules = Romme::Rules;
using Round = Romme::Round;
using Phase = Romme::Phase;
using Said = Romme::Said;
using Cards = Romme::Cards;
using Way = Romme::Way;
using Choices = Romme::Choices;

constexpr std::array kOptions{
    Option<Rules>{"players", &Rules::players, 2, 6},
    Option<Rules>{"jokers", &Rules::jokers, 0, 6},
    Option<Rules>{"minimum", &Rules::minimum, 0, 100},
    Option<Rules>{"opening", &Rules::opening, 0, 1},
    Option<Rules>{"opening_add", &Rules::opening_add, 0, 2},
    Option<Rules>{"ace_in_set", &Rules::ace_in_set, 0, 2},
    Option<Rules>{"corner", &Rules::corner, 0, 1},
    Option<Rules>{"ace_at_both_ends", &Rules::ace_at_both_ends, 0, 1},
    Option<Rules>{"joker_limit", &Rules::joker_limit, 0, 4},
    Option<Rules>{"joker_in_set", &Rules::joker_in_set, 0, 2},
    Option<Rules>{"add_at_once", &Rules::add_at_once, 0, 1},
    Option<Rules>{"add_unopened", &Rules::add_unopened, 0, 1},
    Option<Rules>{"rob_unopened", &Rules::rob_unopened, 0, 1},
    Option<Rules>{"robbed_joker", &Rules::robbed_joker, 0, 1},
    Option<Rules>{"last_discard", &Rules::last_discard, 0, 1},
    Option<Rules>{"rediscard", &Rules::rediscard, 0, 1},
    Option<Rules>{"knock_order", &Rules::knock_order, 0, 1},
    Option<Rules>{"knock_in_first_lap", &Rules::knock_in_first_lap, 0, 1},
    Option<Rules>{"knocker_plays", &Rules::knocker_plays, 0, 1},
    Option<Rules>{"top_after_knock", &Rules::top_after_knock, 0, 1},
    Option<Rules>{"empty_stock", &Rules::empty_stock, 0, 2},
    Option<Rules>{"winner_takes", &Rules::winner_takes, 0, 1},
    Option<Rules>{"relief", &Rules::relief, 0, 100},
    Option<Rules>{"relief_for", &Rules::relief_for, 0, 1},
    Option<Rules>{"relief_with_discard", &Rules::relief_with_discard, 0, 1},
    Option<Rules>{"relief_from", &Rules::relief_from, 0, 1},
    Option<Rules>{"relief_below_zero", &Rules::relief_below_zero, 0, 1},
    Option<Rules>{"lone_joker", &Rules::lone_joker, 0, 2},
    Option<Rules>{"first_lay_penalty", &Rules::first_lay_penalty, 0, 100},
    Option<Rules>{"penalty_without_winner", &Rules::penalty_without_winner, 0, 1},
    Option<Rules>{"max_turns", &Rules::max_turns, 10, 5000},
};

// --------------------------------------------------------------------------- what is allowed

// There is a card to draw, if need be after reshuffling (Q-ROM-11).
bool can_draw(const Rules& rules, const Round& round) {
  return !round.stock.empty() ||
         (rules.empty_stock == Romme::kReshuffle && round.discards.size() > 1);
}

// ROM-26, LAY-02: adding needs the player's first meld.
bool may_add(const Rules& rules, const Round& round, int seat) {
  const int opened = at(round.opened, seat);
  if (opened == 0) return rules.add_unopened;         // D-LAY-1, Q-LAY-1
  return rules.add_at_once || opened < round.turns;  // Q-ROM-5
}

bool may_rob(const Rules& rules, const Round& round, int seat) {
  return rules.rob_unopened || at(round.opened, seat) > 0;  // Q-ROM-6
}

// Q-ROM-19: with the option, the card just taken has to stay.
bool may_discard(const Rules& rules, const Round& round, const Cards& hand, Code card) {
  return rules.rediscard || card != round.taken || hand.count(card) > 1;
}

// Once `card` has left the hand the turn can still be ended.
bool may_part_with(const Rules& rules, const Round& round, const Cards& hand, Code card) {
  if (hand.size() > 2) return true;
  Cards rest = hand;
  rest.remove(card);
  return can_end(rules, round, rest, card == round.taken);
}

bool holds(const Cards& hand, const Swap& swap) {
  for (std::size_t i = 0; i < swap.count; ++i) {
    if (!hand.has(swap.cards[i])) return false;
  }
  return true;
}

// The others have seen a card come, or go.
void note_come(Round& round, int seat, Code card) {
  if (card < kJoker) at(round.known, seat).add(card);
}
void note_gone(Round& round, int seat, Code card) {
  if (card < kJoker) at(round.known, seat).remove(card);
}

void do_rob(const Rules& rules, Round& round, const Swap& swap, std::size_t number) {
  Cards& hand = at(round.hands, round.turn);
  for (std::size_t i = 0; i < swap.count; ++i) {
    hand.remove(swap.cards[i]);
    note_gone(round, round.turn, swap.cards[i]);
    if (swap.cards[i] == round.taken) round.taken = -1;
  }
  hand.add(kJoker);
  round.table.replace(number, as_span(swap.after));
  round.owed = rules.robbed_joker == 1;
}

// Adds of a joker, in order; until `use` returns false.
template <class Use>
bool each_joker_add(const Rules& rules, const Laws& laws, const Round& round, Use use) {
  const Cards& hand = at(round.hands, round.turn);
  if (!may_add(rules, round, round.turn) || !may_part_with(rules, round, hand, kJoker)) return true;
  const Held joker(std::span(&kJoker, 1));
  for (std::size_t number = 0; number < round.table.size(); ++number) {
    for (const Adds::One& one : adds_to(round.table[number], rules, laws, joker)) {
      if (!use(one.card, number)) return false;
    }
  }
  return true;
}

// ----------------------------------------------------------------------------------- choices

void list_on_table(const Rules& rules, const Laws& laws, const Round& round, int seat,
                   Choices& choices) {
  const bool adding = may_add(rules, round, seat);
  const bool robbing = may_rob(rules, round, seat);
  if (!adding && !robbing) return;
  const Cards& hand = at(round.hands, seat);
  const Held held(hand.span());
  for (std::size_t number = 0; number < round.table.size(); ++number) {
    const auto meld = round.table[number];
    const int place = static_cast<int>(number);
    if (adding) {
      for (const Adds::One& one : adds_to(meld, rules, laws, held)) {
        const bool joker = is_joker(one.card);
        if (!may_part_with(rules, round, hand, in_hand(one.card))) continue;
        const int card = joker ? 52 + index_of(one.card & ~kJoker) : index_of(one.card);
        choices.actions.push(Romme::kAdd + 104 * place + card);
      }
    }
    if (!robbing || std::none_of(meld.begin(), meld.end(), is_joker)) continue;
    int named = -1;  // of ways to rob with the same card the first one counts that the hand has
    for (const Swap& swap : robs_of(meld, rules)) {
      if (swap.cards[0] == named || !holds(hand, swap)) continue;
      named = swap.cards[0];
      if (rules.robbed_joker == 1) {
        Round robbed = round;
        do_rob(rules, robbed, swap, number);
        const bool adds =
            !each_joker_add(rules, laws, robbed, [](Code, std::size_t) { return false; });
        if (!adds && !can_lay_joker(rules, laws, robbed, seat)) continue;
      }
      choices.actions.push(Romme::kRob + 52 * place + index_of(swap.cards[0]));
    }
  }
}

// ------------------------------------------------------------------------------------ the end

// Losses taken off: those of the previous game, or of all games before (LAY-06, Q-LAY-4).
int relief(const Rules& rules, const Round& round, int seat, int most) {
  if (rules.relief_below_zero) return most;
  const auto& losses = rules.relief_from == 0 ? round.previous : round.carried;
  return static_cast<int>(std::clamp<std::int64_t>(-std::int64_t{at(losses, seat)}, 0, most));
}

// What everybody books; losses are below zero (ROM-38, LAY-06 to LAY-08).
void book(const Rules& rules, Round& round, int winner, bool discarded) {
  std::array<int, Romme::kMostSeats> points{};
  int sum = 0;
  for (int seat = 0; seat < rules.players; ++seat) {
    const Cards& hand = at(round.hands, seat);
    int booked = 0;
    if (seat != winner) {
      for (const Code card : hand) booked -= worth_in_hand(card);
      const bool lone = hand.size() == 1 && hand[0] == kJoker;
      if (lone && rules.lone_joker != Romme::kLoneCounts) {  // LAY-07, Q-LAY-7
        booked = rules.lone_joker == Romme::kLoneRelief ? relief(rules, round, seat, -booked) : 0;
      }
    }
    if (seat == round.first_to_lay && seat != winner &&  // LAY-08
        (winner != kNobody || rules.penalty_without_winner)) {  // Q-LAY-8
      booked -= rules.first_lay_penalty;
    }
    at(points, seat) = booked;
    sum += booked;
  }
  if (winner != kNobody) {
    if (rules.winner_takes) at(points, winner) = -sum;  // Q-ROM-21
    const bool in_one_go = at(round.began, winner) == round.turns;
    if ((rules.relief_for == 0 || in_one_go) &&         // LAY-06, Q-LAY-5
        (rules.relief_with_discard || !discarded)) {    // Q-LAY-6
      at(points, winner) += relief(rules, round, winner, rules.relief);
    }
  }
  for (int seat = 0; seat < rules.players; ++seat) {
    at(round.result.points, seat) = static_cast<std::int16_t>(at(points, seat));
  }
}

void end(const Rules& rules, Round& round, Romme::Reason reason, Events events,
         int winner = kNobody, bool discarded = false) {
  if (reason == Romme::kStock && rules.empty_stock == Romme::kVoidRound) reason = Romme::kVoid;
  if (reason != Romme::kVoid) book(rules, round, winner, discarded);
  Result& result = round.result;
  result.over = true;
  result.reason = reason;
  result.winners = static_cast<std::uint8_t>(winner == kNobody ? 0U : bit(winner));
  // Q-ROM-21: the deal passes left.
  result.next_first = static_cast<std::int8_t>(seats_after(round.first, 1, rules.players));
  events.tell(Said::over);
}

// ----------------------------------------------------------------------------------- the turn

void draw_now(const Rules& rules, Round& round, Chance& chance, Events events) {
  round.asked.clear();
  if (round.stock.empty()) {
    if (!can_draw(rules, round)) return end(rules, round, Romme::kStock, events);
    // Q-ROM-11: all discards but the top one
    const Code top = round.discards.pop();
    round.stock = round.discards;
    round.discards.clear();
    round.discards.push(top);
    chance.shuffle(round.stock.span());
    events.tell(Said::reshuffled, kNobody, -1, static_cast<int>(round.stock.size()));
  }
  const Code card = round.stock.pop();
  at(round.hands, round.turn).add(card);
  round.phase = Phase::meld;
  round.drawn = card;
  events.tell(Said::drew, round.turn);
  events.whisper(Said::got, round.turn, card);
}

// Draws, unless others may claim the discard that the player on turn leaves: they are asked first
// (ROM-29, ROM-31).
void draw(const Rules& rules, Round& round, Chance& chance, Events events) {
  const bool nobody = rules.players < 3 || round.knocked || round.stock.empty() ||  // Q-ROM-16
                      (!rules.knock_in_first_lap && !Romme::is_melding(rules, round));  // Q-ROM-15
  if (nobody) return draw_now(rules, round, chance, events);
  round.phase = Phase::claim;
  for (int step = 1; step < rules.players - 1; ++step) {
    round.asked.push(static_cast<Code>(seats_after(round.turn, step, rules.players)));
  }
  events.tell(Said::left, round.turn, round.discards.empty() ? -1 : round.discards.top());
}

void take(Round& round, Events events) {
  const Code card = round.discards.pop();
  at(round.hands, round.turn).add(card);
  note_come(round, round.turn, card);
  round.phase = Phase::meld;
  round.taken = card;
  events.tell(Said::took, round.turn, card);
}

// ROM-29, ROM-30: the discard and a penalty card; its use need not be shown (Q-ROM-15).
void knock(const Rules& rules, Round& round, int seat, Chance& chance, Events events) {
  const Code card = round.discards.pop();
  const Code penalty = round.stock.pop();
  at(round.hands, seat).add(card);
  at(round.hands, seat).add(penalty);
  note_come(round, seat, card);
  round.phase = Phase::draw;
  round.asked.clear();
  round.knocked = true;
  events.tell(Said::knocked, seat, card);
  events.whisper(Said::got, seat, penalty);
  if (rules.knocker_plays) {  // Q-ROM-12
    round.turn = static_cast<std::int8_t>(seat);
    round.phase = Phase::meld;
    round.drawn = penalty;
    round.taken = card;
    return;
  }
  // Q-ROM-13: the player whose turn it is draws or takes the card now on top; by the option
  // whoever has left one discard has to draw.
  if (!rules.top_after_knock || round.discards.empty()) draw_now(rules, round, chance, events);
}

// Cards of the player on turn have gone down; a player with none left wins.
void put_down(const Rules& rules, Round& round, std::span<const Code> laid, bool opens,
              Events events) {
  const int seat = round.turn;
  if (opens) {
    if (at(round.opened, seat) == 0) at(round.opened, seat) = round.turns;
    if (round.first_to_lay == kNobody) round.first_to_lay = static_cast<std::int8_t>(seat);
  }
  if (at(round.began, seat) == 0) at(round.began, seat) = round.turns;
  for (const Code card : laid) {
    at(round.hands, seat).remove(in_hand(card));
    note_gone(round, seat, card);
    if (in_hand(card) == round.taken) round.taken = -1;
  }
  round.owed = false;
  if (at(round.hands, seat).empty()) end(rules, round, Romme::kOut, events, seat);  // LAY-04
}

void add_to(const Rules& rules, Round& round, Code card, std::size_t number, Events events) {
  const Adds adds = adds_to(round.table[number], rules, laws_of(rules));
  round.table.replace(number, as_span(adds.find(card)->after));
  events.tell(Said::added, round.turn, card, static_cast<int>(number) + 1);
}

// ROM-35; any card of the hand serves (Q-ROM-10), and the joker goes to hand (Q-ROM-7).
void rob(const Rules& rules, Round& round, Code card, std::size_t number, Events events) {
  const Cards& hand = at(round.hands, round.turn);
  for (const Swap& swap : robs_of(round.table[number], rules)) {
    if (swap.cards[0] != card || !holds(hand, swap)) continue;
    do_rob(rules, round, swap, number);
    break;
  }
  events.tell(Said::robbed, round.turn, card, static_cast<int>(number) + 1);
}

// ROM-28: a discard ends the turn.
void discard(const Rules& rules, Round& round, Code card, Events events) {
  const int seat = round.turn;
  at(round.hands, seat).remove(card);
  note_gone(round, seat, card);
  if (card < kJoker) at(round.thrown, seat).add(card);
  round.discards.push(card);
  events.tell(Said::discarded, seat, card);
  if (at(round.hands, seat).empty()) {  // ROM-36; the call is made for the player (Q-ROM-20)
    events.tell(Said::called, seat);
    return end(rules, round, Romme::kOut, events, seat, true);
  }
  const bool last = round.turns >= rules.max_turns;
  round.turn = static_cast<std::int8_t>(seats_after(seat, 1, rules.players));
  round.phase = Phase::draw;
  ++round.turns;
  round.lap = static_cast<std::uint8_t>(round.lap | bit(seat));
  round.knocked = false;
  round.drawn = -1;
  round.taken = -1;
  if (last) return end(rules, round, Romme::kCap, events);
  if (!can_draw(rules, round)) end(rules, round, Romme::kStock, events);
}

}  // namespace

// ---------------------------------------------------------------------------------------- ways

void Romme::Way::push(std::span<const Code> row) {
  sizes.push(static_cast<Code>(row.size()));
  for (const Code one : row) cards.push(one);
}

Melds Romme::Way::melds() const {
  Melds all;
  std::size_t from = 0;
  for (const Code size : sizes) {
    const auto row = cards.span().subspan(from, size);
    all.emplace_back(row.begin(), row.end());
    from += size;
  }
  return all;
}

// -------------------------------------------------------------------------------------- family

std::span<const Option<Rules>> Romme::options() { return kOptions; }

void Romme::check(const Rules& rules, const Round& round) {
  const Laws laws = laws_of(rules);
  const auto is_seat = [&](int seat) { return seat >= 0 && seat < rules.players; };
  std::array<int, kJoker + 1> count{};
  const auto is_card = [](int card) {
    return card == kJoker || (card >= 0 && card < kJoker && (card & 15) >= 1 && (card & 15) <= 13);
  };
  const auto take = [&](Code card) {  // in a meld a joker has the card that it stands for
    const bool known = is_card(card) || (card < 2 * kJoker && is_card(card & ~kJoker));
    return known && ++at(count, in_hand(card)) <= (card >= kJoker ? rules.jokers : 2);
  };
  need(is_seat(round.first), "first");
  need(is_seat(round.turn), "turn");
  need(round.phase <= Phase::meld, "phase");
  for (int seat = 0; seat < rules.players; ++seat) {
    const Cards& hand = at(round.hands, seat);
    need(!hand.empty() && std::is_sorted(hand.begin(), hand.end()), "hands");
    need(std::all_of(hand.begin(), hand.end(), [&](Code one) { return one <= kJoker && take(one); }),
         "hands");
    need(at(round.opened, seat) >= 0 && at(round.opened, seat) <= round.turns, "opened");
    need(at(round.began, seat) >= 0 && at(round.began, seat) <= round.turns, "began");
  }
  for (const Code one : round.stock) need(one <= kJoker && take(one), "stock");
  for (const Code one : round.discards) need(one <= kJoker && take(one), "discards");
  round.table.each([&](std::span<const Code> meld) {
    for (const Code one : meld) need(one != kJoker && take(one), "table");
    need(meld.size() <= 14 && reads_as_meld(Row(meld), laws), "table");
  });
  need(round.owners.size() == round.table.size() &&
           std::all_of(round.owners.begin(), round.owners.end(), is_seat),
       "owners");
  need(round.lap < bit(rules.players), "lap");
  need(round.turns >= 1 && round.turns <= rules.max_turns, "turns");
  need(round.first_to_lay == kNobody || is_seat(round.first_to_lay), "first_to_lay");
  unsigned asked = 0;
  for (const Code seat : round.asked) {
    need(is_seat(seat) && seat != round.turn && !(asked >> seat & 1), "asked");
    asked |= bit(seat);
  }
  const bool claim = round.phase == Phase::claim;
  need(claim != round.asked.empty(), "asked");
  need(!claim || (rules.players > 2 && !round.stock.empty()), "phase");
  need(round.phase == Phase::meld || round.phase == Phase::start || !round.discards.empty(),
       "discards");
  const bool dealt = round.turn == round.first && round.lap == 0 && round.discards.empty();
  need(round.phase != Phase::start || dealt, "phase");
  need(round.table.size() == 0 || is_melding(rules, round), "lap");
  const Cards& hand = at(round.hands, round.turn);
  const bool melds = round.phase == Phase::meld;
  need(round.drawn == -1 || (melds && is_card(round.drawn)), "drawn");
  need(round.taken == -1 || (melds && is_card(round.taken) &&
                             hand.has(static_cast<Code>(round.taken))),
       "taken");
  need(!round.owed || (melds && is_melding(rules, round) && hand.has(kJoker)), "owed");
}

void Romme::deal(const Rules& rules, const Start& start, Round& round, Chance& chance,
                 Events events) {
  round = Round{};
  Cards pack;
  for (int copy = 0; copy < 2; ++copy) {
    for (int index = 0; index < 52; ++index) pack.push(piece_at(index));
  }
  for (int i = 0; i < rules.jokers; ++i) pack.push(kJoker);
  chance.shuffle(pack.span());
  int first = start.first;
  if (first == kNobody) {  // the first dealer is drawn by lot
    const auto dealer = chance.below(static_cast<std::uint32_t>(rules.players));
    first = seats_after(static_cast<int>(dealer), 1, rules.players);
  }
  // ROM-04, ROM-05: one by one in turn, and one more for the starter.
  const auto dealt = static_cast<std::size_t>(13 * rules.players + 1);
  int seat = first;
  for (std::size_t i = 0; i < dealt; ++i, seat = seats_after(seat, 1, rules.players)) {
    at(round.hands, seat).push(pack[i]);
  }
  for (Cards& hand : round.hands) hand.sort();
  for (std::size_t i = dealt; i < pack.size(); ++i) round.stock.push(pack[i]);
  round.first = round.turn = static_cast<std::int8_t>(first);
  round.at_once = rules.knock_order == kFirst;
  std::copy(start.carried.begin(), start.carried.end(), round.carried.begin());
  std::copy(start.previous.begin(), start.previous.end(), round.previous.begin());
  events.tell(Said::dealt, kNobody, -1, static_cast<int>(round.stock.size()));
  events.tell(Said::starts, first);
}

unsigned Romme::acting(const Round& round) {
  if (round.result.over) return 0;
  if (round.phase != Phase::claim) return bit(round.turn);
  // Q-ROM-14: asked in turn, or all at once.
  if (!round.at_once) return bit(round.asked[0]);
  unsigned seats = 0;
  for (const Code seat : round.asked) seats |= bit(seat);
  return seats;
}

void Romme::list(const Rules& rules, const Round& round, int seat, Desk& desk, Choices& choices) {
  auto& actions = choices.actions;
  actions.clear();
  if (!(acting(round) >> seat & 1)) return;
  if (round.phase == Phase::draw) {
    if (can_draw(rules, round)) actions.push(kDraw);
    if (!round.discards.empty()) actions.push(kTake);
    return;
  }
  if (round.phase == Phase::claim) {
    actions.push(kKnock);
    actions.push(kPass);
    return;
  }
  const Laws laws = laws_of(rules);
  const Cards& hand = at(round.hands, seat);
  if (round.owed) {
    each_joker_add(rules, laws, round, [&](Code card, std::size_t number) {
      const int place = 52 + index_of(card & ~kJoker);
      actions.push(kAdd + 104 * static_cast<int>(number) + place);
      return true;
    });
  } else {
    for (std::size_t i = 0; i < hand.size(); ++i) {
      if ((i == 0 || hand[i] != hand[i - 1]) && may_discard(rules, round, hand, hand[i])) {
        actions.push(kDiscard + index_with_joker(hand[i]));
      }
    }
    if (round.table.size() > 0 && round.phase == Phase::meld) {
      list_on_table(rules, laws, round, seat, choices);
    }
  }
  const bool may_lay = round.phase == Phase::meld && is_melding(rules, round);
  if (!may_lay || !can_lay(rules, laws, round, seat, desk)) return;
  const bool joker = hand.top() == kJoker;
  for (int aim = 0; aim < kAims; ++aim) {
    const bool of_all = aim >= kMostCards && aim <= kFewestJokers;
    const bool of_jokers = aim == kFewestJokers || aim == kPlainest;
    if (!(round.owed && of_all) && (joker || !of_jokers)) actions.push(kLay + aim);
  }
}

void Romme::apply(const Rules& rules, Round& round, int seat, int action, const Choices&,
                  Chance& chance, Events events) {
  if (action >= kRob) {
    const int number = action - kRob;
    return rob(rules, round, piece_at(number % 52), static_cast<std::size_t>(number / 52), events);
  }
  if (action >= kAdd) {
    const int number = action - kAdd;
    const int place = number % 104;
    const Code card = place < 52 ? piece_at(place) : joker_for(piece_at(place - 52));
    add_to(rules, round, card, static_cast<std::size_t>(number / 104), events);
    return put_down(rules, round, std::span(&card, 1), false, events);
  }
  if (action >= kDiscard) {
    return discard(rules, round, piece_with_joker(action - kDiscard), events);
  }
  switch (action) {
    case kDraw:
      return draw(rules, round, chance, events);
    case kTake:
      return take(round, events);
    case kKnock:
      return knock(rules, round, seat, chance, events);
    default:
      round.asked.remove(static_cast<Code>(seat));
      events.tell(Said::passed, seat);
      if (round.asked.empty()) draw_now(rules, round, chance, events);
  }
}

Romme::Way Romme::turn(const Rules& rules, const Round& round, int seat, int action, Desk& desk) {
  const Laws laws = laws_of(rules);
  const int aim = action - kLay;
  Way way;
  if (aim == kAsGreedy && !round.owed) {
    way = greedy_way(rules, laws, round, seat, desk);
    // Where it has only cards to add, it lays most of what it could lay.
    if (way.sizes.empty()) way = best_way(rules, laws, round, seat, kMostCards, desk);
  } else if (aim >= kMostCards && aim <= kFewestJokers) {
    way = best_way(rules, laws, round, seat, aim, desk);
  }
  if (!way.sizes.empty()) return way;
  const std::vector<Way> ways = ways_of(rules, laws, round, seat);
  if (aim == kAsGreedy && !ways.empty()) return ways[0];
  way = best_offered(laws, ways, aim);
  // What is worth an opening only with three melds and more is no pair.
  if (way.sizes.empty()) way = best_way(rules, laws, round, seat, kMostPoints, desk);
  return way.sizes.empty() ? greedy_way(rules, laws, round, seat, desk) : way;
}

Offer Romme::offer(const Way& way) {
  Fields fields{{"melds", as_field(way.melds())}};
  if (way.card < 0) return {"lay", std::move(fields)};
  fields.push_back({"card", {int{way.card}}});
  fields.push_back({"meld", {int{way.meld}}});
  return {"open", std::move(fields)};
}

void Romme::lay(const Rules& rules, Round& round, const Way& way, Events events) {
  for (const auto& meld : way.melds()) {
    round.table.push(meld);
    round.owners.push(static_cast<Code>(round.turn));
  }
  events.tell(Said::melded, round.turn, -1, static_cast<int>(way.sizes.size()));
  Cards laid = way.cards;
  if (way.card >= 0) {
    const Code card = static_cast<Code>(way.card);
    add_to(rules, round, card, static_cast<std::size_t>(way.meld) - 1, events);
    laid.push(card);
  }
  put_down(rules, round, laid.span(), true, events);
}

void Romme::resample(const Rules& rules, Round& round, int seat, Chance& chance) {
  // What was discarded everyone has seen; a player who owes a joker keeps a hand that can pay.
  if (round.result.over) return chance.shuffle(round.stock.span());
  std::array<Cards, kMostSeats> hidden;
  for (int other = 0; other < rules.players; ++other) {
    if (other != seat && !(round.owed && other == round.turn)) {
      at(hidden, other) = at(round.hands, other);
    }
  }
  Cards& of_turn = at(hidden, round.turn);
  const bool seen = round.taken >= 0 && of_turn.remove(static_cast<Code>(round.taken));
  Cards loose;
  for (const Cards& hand : hidden) {
    for (const Code card : hand) loose.push(card);
  }
  for (const Code card : round.stock) loose.push(card);
  chance.shuffle(loose.span());
  std::size_t next = 0;
  for (int other = 0; other < rules.players; ++other) {
    Cards& mixed = at(hidden, other);
    if (mixed.empty()) continue;
    for (Code& card : mixed.span()) card = loose[next++];
    if (other == round.turn) {
      if (round.drawn >= 0) round.drawn = mixed[0];
      if (seen) mixed.push(static_cast<Code>(round.taken));
    }
    mixed.sort();
    at(round.hands, other) = mixed;
  }
  for (Code& card : round.stock.span()) card = loose[next++];
}

}  // namespace rummel
