#include "rummel/rounds/romme.hpp"

#include <algorithm>
#include <bit>
#include <tuple>
#include <utility>

#include "romme_melds.hpp"

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

// As the engine's bots think: openings looked at and weighed.
constexpr std::size_t kLookAt = 600;
constexpr std::size_t kOpenings = 60;

// --------------------------------------------------------------------------- what is allowed

// Everybody has had a turn, so melds may be laid (ROM-19, Q-ROM-17).
bool melding(const Rules& rules, const Round& round) {
  return round.lap == bit(rules.players) - 1;
}

// There is a card to draw, if need be after reshuffling (Q-ROM-11).
bool can_draw(const Rules& rules, const Round& round) {
  return !round.stock.empty() ||
         (rules.empty_stock == Romme::kReshuffle && round.discards.size() > 1);
}

// ROM-26, LAY-02: adding needs a meld of one's own.
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

// With `rest` in hand there is a discard, or none is needed (ROM-37, Q-ROM-18).
bool can_end(const Rules& rules, const Round& round, const Cards& rest, bool taken_is_laid) {
  if (rest.empty()) return !rules.last_discard;
  return rest.size() > 1 || rules.rediscard || taken_is_laid || rest[0] != round.taken;
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
  for (std::size_t number = 0; number < round.table.size(); ++number) {
    for (const Adds::One& one : adds_to(round.table[number], rules, laws)) {
      if (is_joker(one.card) && !use(one.card, number)) return false;
    }
  }
  return true;
}

// ------------------------------------------------------------------------------ ways to lay

// The hand holds the melds, and the turn can be ended after them.
bool is_fine(const Rules& rules, const Round& round, const Cards& hand, const Row& one,
             const Row* other) {
  const std::size_t size = one.size() + (other != nullptr ? other->size() : 0);
  if (size + (rules.last_discard ? 1 : 0) > hand.size()) return false;
  if (other == nullptr && (size + 1 < hand.size() || rules.rediscard)) return true;
  Cards rest = hand;
  bool taken_is_laid = false;
  for (const Row* const meld : {&one, other}) {
    if (meld == nullptr) continue;
    for (const Code card : *meld) {
      if (!rest.remove(in_hand(card))) return false;
      taken_is_laid |= in_hand(card) == round.taken;
    }
  }
  return rest.size() != 1 || rules.rediscard || rest[0] != round.taken || taken_is_laid;
}

// Lays of one meld and, where the sum counts, of two, as the engine offers them; until `use`
// returns false.
template <class Use>
bool each_lay(const Rules& rules, const Laws& laws, const Round& round, int seat, bool use_joker,
              Use use) {
  constexpr std::size_t kSmall = 24;  // the dearest few are enough to find what there is to find
  const Cards& hand = at(round.hands, seat);
  const int need = at(round.opened, seat) > 0 ? 0 : rules.minimum;
  std::vector<std::pair<int, Row>> small;
  const bool whole = each_meld(Held(hand.span()), laws, use_joker, [&](const Row& meld) {
    if (!is_fine(rules, round, hand, meld, nullptr)) return true;
    const int points = need > 0 ? points_of(laws, as_span(meld)) : 0;
    if (points >= need) return use(meld, nullptr);
    if (rules.opening == Romme::kSum) small.emplace_back(points, meld);
    return true;
  });
  if (!whole) return false;
  std::stable_sort(small.begin(), small.end(),
                   [](const auto& a, const auto& b) { return a.first > b.first; });
  if (small.size() > kSmall) small.resize(kSmall);
  for (std::size_t i = 0; i < small.size(); ++i) {
    for (std::size_t j = i + 1; j < small.size(); ++j) {
      if (small[i].first + small[j].first < need) break;  // the dearest come first
      if (is_fine(rules, round, hand, small[i].second, &small[j].second) &&
          !use(small[i].second, &small[j].second)) {
        return false;
      }
    }
  }
  return true;
}

// First melds that reach the points with one card added to a meld on the table (LAY-03); until
// `use` returns false.
template <class Use>
bool each_open(const Rules& rules, const Laws& laws, const Round& round, int seat, Use use) {
  if (round.table.size() == 0) return true;
  const Cards& hand = at(round.hands, seat);
  std::vector<Adds> adds;
  round.table.each([&](std::span<const Code> meld) { adds.push_back(adds_to(meld, rules, laws)); });
  return each_meld(Held(hand.span()), laws, false, [&](const Row& meld) {
    const int points = points_of(laws, as_span(meld));
    if (points >= rules.minimum || meld.size() >= hand.size()) return true;
    Cards rest = hand;
    for (const Code card : meld) rest.remove(in_hand(card));
    for (std::size_t i = 0; i < rest.size(); ++i) {
      const Code card = rest[i];
      if (i > 0 && rest[i - 1] == card) continue;
      if (rest.size() == 1 && rules.last_discard) continue;
      if (rest.size() == 2 && !rules.rediscard && rest[1 - i] == round.taken &&
          round.taken != card) {
        continue;
      }
      for (std::size_t number = 0; number < adds.size(); ++number) {
        for (const Adds::One& one : adds[number]) {
          if (in_hand(one.card) != card) continue;
          const int more = added_worth(laws, one.card, round.table[number], one.after);
          if (points + more >= rules.minimum && !use(meld, one.card, static_cast<int>(number) + 1)) {
            return false;
          }
        }
      }
    }
    return true;
  });
}

Way way_of(const Row& one, const Row* other) {
  Way way;
  way.push(as_span(one));
  if (other != nullptr) way.push(as_span(*other));
  return way;
}

// What the engine offers to one who may lay, in its order, but no more than it looks at.
std::vector<Way> ways_of(const Rules& rules, const Laws& laws, const Round& round, int seat) {
  std::vector<Way> ways;
  const bool whole =
      each_lay(rules, laws, round, seat, round.owed, [&](const Row& one, const Row* other) {
        ways.push_back(way_of(one, other));
        return ways.size() < kLookAt;
      });
  if (!whole || round.owed || rules.opening_add == Romme::kAddNone || at(round.opened, seat) > 0) {
    return ways;
  }
  each_open(rules, laws, round, seat, [&](const Row& meld, Code card, int number) {
    ways.push_back(way_of(meld, nullptr));
    ways.back().card = card;
    ways.back().meld = static_cast<std::int16_t>(number);
    return ways.size() < kLookAt;
  });
  return ways;
}

int jokers_of(const Way& way) {
  const auto jokers = std::count_if(way.cards.begin(), way.cards.end(), is_joker);
  return static_cast<int>(jokers) + (way.card >= kJoker ? 1 : 0);
}

Cards after(const Cards& hand, const Way& way) {
  Cards rest = hand;
  for (const Code card : way.cards) rest.remove(in_hand(card));
  if (way.card >= 0) rest.remove(in_hand(static_cast<Code>(way.card)));
  return rest;
}

// -------------------------------------------------------------------------- the arranger's answers

// Whether a card of the hand fits a meld of the table.
bool any_fits(const Rules& rules, const Laws& laws, const Round& round, const Held& held) {
  for (std::size_t number = 0; number < round.table.size(); ++number) {
    for (const Adds::One& one : adds_to(round.table[number], rules, laws)) {
      if (is_joker(one.card) ? held.jokers > 0 : (held.once >> one.card & 1) != 0) return true;
    }
  }
  return false;
}

Answer nothing_laid(const Cards& hand) {
  Answer answer;
  answer.left.assign(hand.begin(), hand.end());
  return answer;
}

// What of a hand belongs to melds, its own or those on the table that it may add to.
Answer settled(const Rules& rules, const Laws& laws, const Round& round, int seat,
               const Cards& hand, int keep, Desk& desk) {
  const bool opened = at(round.opened, seat) > 0;
  const Held held(hand.span());
  if (!has_meld(held, laws) && !(opened && any_fits(rules, laws, round, held))) {
    return nothing_laid(hand);
  }
  return desk.arrange(question(laws, hand, opened ? &round : nullptr, keep));
}

// Of the ways to open that the engine offers the one after which most cards can go down.
const Way* first_meld(const Rules& rules, const Laws& laws, const Cards& hand,
                      const std::vector<Way>& offered, Desk& desk) {
  std::vector<std::pair<int, const Way*>> ways;
  for (const Way& way : offered) ways.emplace_back(jokers_of(way), &way);
  std::stable_sort(ways.begin(), ways.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  if (ways.size() > kOpenings) ways.resize(kOpenings);
  if (ways.empty()) return nullptr;
  if (ways.size() == 1) return ways[0].second;
  const Answer all = most_settled(question(laws, hand, nullptr, rules.last_discard), desk);
  // Nobody can lay more of the hand than that, and one card besides that is added.
  const int bound = all.proven ? static_cast<int>(all.laid.size()) : static_cast<int>(hand.size());
  std::vector<std::pair<Cards, int>> known;
  const Way* best = nullptr;
  int most = 0;  // counted twice over, for a joker spent costs half a card
  for (const auto& [jokers, way] : ways) {
    const bool adds = way->card >= 0;
    if (2 * (bound + int{adds}) - jokers <= most) continue;
    const Cards rest = after(hand, *way);
    int laid = -1;
    for (const auto& [cards, count] : known) {
      if (cards == rest) laid = count;
    }
    if (laid < 0) {
      const Answer answer = most_settled(question(laws, rest, nullptr, rules.last_discard), desk);
      laid = static_cast<int>(answer.laid.size());
      known.emplace_back(rest, laid);
    }
    const int spent = static_cast<int>(hand.size() - rest.size());
    const int now = 2 * (spent + laid) - jokers;
    if (now > most) best = way, most = now;
  }
  return best;
}

// ----------------------------------------------------------------------------------- choices

// After the way there is still a discard, or none is needed.
bool can_end_after(const Rules& rules, const Round& round, const Cards& hand, const Way& way) {
  const bool taken_is_laid =
      round.taken >= 0 && (way.cards.has(static_cast<Code>(round.taken)) ||
                           (round.taken == kJoker && jokers_of(way) > 0));
  return can_end(rules, round, after(hand, way), taken_is_laid);
}

// The new melds of an answer, if there are any that can be laid.
Way new_melds(const Rules& rules, const Round& round, const Cards& hand, const Answer& answer,
              std::size_t old) {
  Way way;
  if (!answer.possible || answer.laid.empty()) return way;
  for (std::size_t i = old; i < answer.table.size(); ++i) way.push(answer.table[i]);
  return can_end_after(rules, round, hand, way) ? way : Way{};
}

// What a hand can lay in melds of its own, by the objectives of an aim.
Way best_melds(const Rules& rules, const Laws& laws, const Round& round, int seat, int aim,
               Desk& desk) {
  static const std::array<std::vector<Objective>, 4> kObjectives{{
      {Objective::tiles, Objective::points},
      {Objective::points, Objective::tiles},
      {Objective::left, Objective::tiles},
      {Objective::jokers, Objective::tiles},
  }};
  const Cards& hand = at(round.hands, seat);
  Question ask = question(laws, hand, nullptr, rules.last_discard);
  ask.opened = at(round.opened, seat) > 0;
  ask.minimum = rules.minimum;
  ask.opening = rules.opening == Romme::kSum ? Opening::sum : Opening::one;
  ask.objectives = at(kObjectives, aim - Romme::kMostCards);
  return new_melds(rules, round, hand, desk.arrange(ask), 0);
}

// What `greedy` lays next; no melds if nothing.
Way greedy_way(const Rules& rules, const Laws& laws, const Round& round, int seat, Desk& desk) {
  const Cards& hand = at(round.hands, seat);
  if (at(round.opened, seat) > 0) {
    return new_melds(rules, round, hand,
                     settled(rules, laws, round, seat, hand, rules.last_discard, desk),
                     round.table.size());
  }
  const std::vector<Way> ways = ways_of(rules, laws, round, seat);
  const Way* const best = first_meld(rules, laws, hand, ways, desk);
  return best != nullptr ? *best : Way{};
}

// The way that counts most; no melds if there is none.
template <class Measure>
Way most_of(const std::vector<Way>& ways, Measure measure) {
  const Way* best = nullptr;
  int most = 0;
  for (const Way& way : ways) {
    const int now = measure(way);
    if (best == nullptr || now > most) best = &way, most = now;
  }
  return best != nullptr ? *best : Way{};
}

// Of single melds, and pairs that open, the best by an aim.
Way best_offered(const Laws& laws, const std::vector<Way>& ways, int aim) {
  if (aim == Romme::kMostCards || aim == Romme::kLargest) {
    return most_of(ways, [](const Way& way) { return static_cast<int>(way.cards.size()); });
  }
  if (aim == Romme::kFewestJokers || aim == Romme::kPlainest) {
    return most_of(ways, [](const Way& way) { return -jokers_of(way); });
  }
  return most_of(ways, [&](const Way& way) {
    int sum = 0;
    for (const auto& meld : way.melds()) sum += points_of(laws, meld);
    return sum;
  });
}

// Three melds and more may be worth an opening that no two are.
bool opens_with_many(const Rules& rules, const Laws& laws, const Round& round, int seat,
                     Desk& desk) {
  const Cards& hand = at(round.hands, seat);
  if (rules.opening != Romme::kSum || hand.size() < 9U + (rules.last_discard ? 1U : 0U)) {
    return false;
  }
  const Held held(hand.span());
  std::uint64_t useful = 0;
  each_meld(held, laws, false, [&](const Row& meld) {
    for (const Code card : meld) useful |= is_joker(card) ? 0 : std::uint64_t{1} << card;
    return true;
  });
  int bound = 11 * held.jokers;
  std::size_t count = static_cast<std::size_t>(held.jokers);
  for (const Code card : hand) {
    if (card >= kJoker || !(useful >> card & 1)) continue;
    bound += worth_in_hand(card);
    ++count;
  }
  if (count < 9 || bound < rules.minimum) return false;
  return !best_melds(rules, laws, round, seat, Romme::kMostPoints, desk).sizes.empty();
}

bool can_lay(const Rules& rules, const Laws& laws, const Round& round, int seat, Desk& desk) {
  const auto stop = [](const auto&...) { return false; };
  if (!each_lay(rules, laws, round, seat, round.owed, stop)) return true;
  if (round.owed) return false;
  if (at(round.opened, seat) > 0) {
    // Where the card just taken must not be left alone, a joker may have to take another's place.
    return !rules.rediscard && round.taken >= 0 &&
           !greedy_way(rules, laws, round, seat, desk).sizes.empty();
  }
  if (rules.opening_add != Romme::kAddNone && !each_open(rules, laws, round, seat, stop)) {
    return true;
  }
  return opens_with_many(rules, laws, round, seat, desk);
}

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
      for (const Adds::One& one : adds_to(meld, rules, laws)) {
        const bool joker = is_joker(one.card);
        const bool there = joker ? held.jokers > 0 : (held.once >> one.card & 1) != 0;
        if (!there || !may_part_with(rules, round, hand, in_hand(one.card))) continue;
        const int card = joker ? 52 + index_of(one.card & ~kJoker) : index_of(one.card);
        choices.actions.push(Romme::kAdd + 104 * place + card);
      }
    }
    if (!robbing) continue;
    int named = -1;  // of ways to rob with the same card the first one counts that the hand has
    for (const Swap& swap : robs_of(meld, rules)) {
      if (swap.cards[0] == named || !holds(hand, swap)) continue;
      named = swap.cards[0];
      if (rules.robbed_joker == 1) {
        Round robbed = round;
        do_rob(rules, robbed, swap, number);
        const bool stuck =
            each_joker_add(rules, laws, robbed, [](Code, std::size_t) { return false; }) &&
            each_lay(rules, laws, robbed, seat, true, [](const Row&, const Row*) { return false; });
        if (stuck) continue;
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

// The players who may claim the discard that the player on turn leaves (ROM-29, ROM-31).
void draw(const Rules& rules, Round& round, Chance& chance, Events events) {
  const bool nobody = rules.players < 3 || round.knocked || round.stock.empty() ||  // Q-ROM-16
                      (!rules.knock_in_first_lap && !melding(rules, round));         // Q-ROM-15
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
  need(round.table.size() == 0 || melding(rules, round), "lap");
  const Cards& hand = at(round.hands, round.turn);
  const bool melds = round.phase == Phase::meld;
  need(round.drawn == -1 || (melds && is_card(round.drawn)), "drawn");
  need(round.taken == -1 || (melds && is_card(round.taken) &&
                             hand.has(static_cast<Code>(round.taken))),
       "taken");
  need(!round.owed || (melds && melding(rules, round) && hand.has(kJoker)), "owed");
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
  for (std::size_t i = 0; i < dealt; ++i) {
    const int seat = seats_after(first, static_cast<int>(i), rules.players);
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
  const bool may_lay = round.phase == Phase::meld && melding(rules, round);
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
    if (way.sizes.empty()) way = best_melds(rules, laws, round, seat, kMostCards, desk);
  } else if (aim >= kMostCards && aim <= kFewestJokers) {
    way = best_melds(rules, laws, round, seat, aim, desk);
  }
  if (!way.sizes.empty()) return way;
  const std::vector<Way> ways = ways_of(rules, laws, round, seat);
  if (aim == kAsGreedy && !ways.empty()) return ways[0];
  way = best_offered(laws, ways, aim);
  // What is worth an opening only with three melds and more is no pair.
  if (way.sizes.empty()) way = best_melds(rules, laws, round, seat, kMostPoints, desk);
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

// As `layout` says; seats count from the observer's own.
std::size_t Romme::observation(const Rules& rules) {
  return 53 * 7 + 7 * kMostMelds + 15 + 6 * static_cast<std::size_t>(rules.players);
}

std::vector<Part> Romme::layout(const Rules& rules) {
  std::vector<Part> parts{{"hand", 53, "pieces"},
                          {"open discard", 53, "pieces"},
                          {"discards", 53, "pieces"},
                          {"runs on the table", 53, "pieces"},
                          {"sets on the table", 53, "pieces"},
                          {"drawn", 53, "pieces"},
                          {"taken", 53, "pieces"},
                          {"melds", 7 * kMostMelds,
                           "for each: 1 for a set; the suit of a run or the suits of a set as bits; "
                           "the rank of the first card; length; jokers as bits by place, the first "
                           "eight and the others; owner, 1 for oneself"},
                          {"phase", 4, "flags: start, draw, claim, meld"},
                          {"stock", 1, "number"},
                          {"size of the discards", 1, "number"},
                          {"turns", 2, "number, low byte first"},
                          {"melds may be laid", 1, "flag"},
                          {"discard claimed in this turn", 1, "flag"},
                          {"joker owed", 1, "flag"},
                          {"turn", 1, "seat, 1 for oneself"},
                          {"first", 1, "seat, 1 for oneself"},
                          {"first to lay", 1, "seat, 1 for oneself, 0 for nobody"},
                          {"asked", 1, "seats as bits, oneself first"}};
  for (int step = 0; step < rules.players; ++step) {
    const std::string name = seat_name(step);
    parts.push_back({"cards of " + name, 1, "number"});
    parts.push_back({"opened by " + name, 1, "1 before this turn, 2 in it"});
    parts.push_back({"laid or added by " + name, 1, "1 before this turn, 2 in it"});
    parts.push_back({"had a turn: " + name, 1, "flag"});
    parts.push_back({"lost in the round before by " + name, 1, "points"});
    parts.push_back({"lost before this round by " + name, 1, "points"});
  }
  return parts;
}

std::vector<Part> Romme::action_parts(const Rules&) {
  return {{"draw", 1, ""},
          {"take", 1, ""},
          {"knock", 1, ""},
          {"pass", 1, ""},
          {"discard", 53, "piece"},
          {"add", 104 * kMostMelds, "for each meld: piece, then piece that a joker stands for"},
          {"rob", 52 * kMostMelds, "for each meld: piece"},
          {"lay or open", kAims,
           "aims: what `greedy` lays; in melds of the hand most cards, most points, least left, "
           "fewest jokers spent; in one meld, or in two that open, most cards, most points, fewest "
           "jokers; two of them may be the same turn"}};
}

void Romme::observe(const Rules& rules, const Round& round, int seat, std::uint8_t* bytes) {
  std::fill_n(bytes, observation(rules), std::uint8_t{0});
  const auto plane = [&](int number) { return bytes + 53 * number; };
  const auto mark = [](std::uint8_t* to, Code card) { ++to[index_with_joker(card)]; };
  const auto from_here = [&](int other) {
    return other == kNobody ? 0 : 1 + (other - seat + rules.players) % rules.players;
  };
  for (const Code card : at(round.hands, seat)) mark(plane(0), card);
  if (!round.discards.empty()) mark(plane(1), round.discards.top());
  for (const Code card : round.discards) mark(plane(2), card);
  if (round.turn == seat && round.drawn >= 0) mark(plane(5), static_cast<Code>(round.drawn));
  if (round.taken >= 0) mark(plane(6), static_cast<Code>(round.taken));

  std::uint8_t* place = plane(7);
  const NumberWriter number{place};
  std::size_t count = 0;
  round.table.each([&](std::span<const Code> meld) {
    const bool set = is_set(meld);
    unsigned suits = 0;
    unsigned jokers = 0;
    for (std::size_t i = 0; i < meld.size(); ++i) {
      mark(plane(set ? 4 : 3), meld[i]);
      suits |= 1U << suit_of(meld[i]);
      if (is_joker(meld[i])) jokers |= 1U << i;
    }
    number(set);
    number(set ? static_cast<int>(suits) : static_cast<int>(suit_of(meld[0])));
    number(rank_of(meld[0]));
    number(static_cast<int>(meld.size()));
    number(static_cast<int>(jokers & 255));
    number(static_cast<int>(jokers >> 8));
    number(from_here(round.owners[count++]));
  });
  place = plane(7) + 7 * kMostMelds;
  unsigned asked = 0;
  for (const Code other : round.asked) asked |= bit(from_here(other) - 1);
  for (int phase = 0; phase < 4; ++phase) number(static_cast<int>(round.phase) == phase);
  number(static_cast<int>(round.stock.size()));
  number(static_cast<int>(round.discards.size()));
  number(static_cast<int>(round.turns & 255));
  number(static_cast<int>(round.turns >> 8));
  number(melding(rules, round));
  number(round.knocked);
  number(round.owed);
  number(from_here(round.turn));
  number(from_here(round.first));
  number(from_here(round.first_to_lay));
  number(static_cast<int>(asked));
  for (int step = 0; step < rules.players; ++step) {
    const int other = seats_after(seat, step, rules.players);
    const int opened = at(round.opened, other);
    number(static_cast<int>(at(round.hands, other).size()));
    number(opened == 0 ? 0 : opened < round.turns ? 1 : 2);  // 2: in this turn
    number(at(round.began, other) == 0 ? 0 : at(round.began, other) < round.turns ? 1 : 2);
    number(round.lap >> other & 1);
    // Losses that may be taken off (LAY-06).
    number(-std::int64_t{at(round.previous, other)});
    number(-std::int64_t{at(round.carried, other)});
  }
}

// ----------------------------------------------------------------------------------------- bots

namespace {

// Whether more cards belong to melds with the open discard in hand.
bool discard_helps(const Rules& rules, const Round& round, int seat, Desk& desk) {
  const Laws laws = laws_of(rules);
  const bool opened = at(round.opened, seat) > 0;
  const Cards& hand = at(round.hands, seat);
  const Code card = round.discards.top();
  const Held held(hand.span());
  if (!may_serve(laws, round, opened, held, card)) return false;
  Question ask = question(laws, hand, opened ? &round : nullptr, 0);
  ask.rack.push_back(card);
  const Answer with = most_settled(ask, desk);
  // Where the card is not needed for it, the hand alone can lay as much.
  const bool needed = std::find(with.left.begin(), with.left.end(), card) == with.left.end();
  if (!needed && with.proven) return false;
  if (!has_meld(held, laws) && !(opened && any_fits(rules, laws, round, held))) {
    return !with.laid.empty();
  }
  ask.rack.pop_back();
  return with.laid.size() > most_settled(ask, desk).laid.size();
}

// The next card to add on the way to the table of an answer; -1 if there is none.
int next_add(const Round& round, const Choices& choices, const Answer& answer) {
  for (std::size_t number = 0; number < round.table.size(); ++number) {
    std::vector<Code> added = answer.table[number];
    for (const Code one : round.table[number]) {
      const auto place = std::find(added.begin(), added.end(), one);
      if (place != added.end()) added.erase(place);
    }
    if (added.empty()) continue;
    for (const int action : choices.actions) {
      if (action < Romme::kAdd || action >= Romme::kRob) continue;
      const int place = (action - Romme::kAdd) % 104;
      if ((action - Romme::kAdd) / 104 != static_cast<int>(number)) continue;
      const Code card = place < 52 ? piece_at(place) : joker_for(piece_at(place - 52));
      if (std::find(added.begin(), added.end(), card) != added.end()) return action;
    }
  }
  return -1;
}

// Nobody else is near to going out, and the round not near to its end.
bool can_wait(const Rules& rules, const Round& round, int seat) {
  constexpr std::size_t kNear = 7;
  if (rules.empty_stock != Romme::kReshuffle &&
      static_cast<int>(round.stock.size()) < 2 * rules.players) {
    return false;
  }
  if (round.turns + 2 * rules.players > rules.max_turns) return false;
  for (int other = 0; other < rules.players; ++other) {
    if (other != seat && at(round.hands, other).size() <= kNear) return false;
  }
  return true;
}

// What a loose card is worth to keep: by the neighbours that could make a meld with it, less for the
// second of two equal cards and for what it would cost.
double kept_worth(std::span<const Code> loose, Code card) {
  const auto apart = [](int one, int other) {
    const auto [low, high] = std::minmax(one, other);
    return low == 1 ? std::min(high - low, 14 - high) : high - low;
  };
  double value = -0.05 * worth_in_hand(card);
  bool itself = true;
  for (const Code other : loose) {
    if (other >= kJoker) continue;
    if (other == card && std::exchange(itself, false)) continue;
    if (rank_of(other) == rank_of(card)) {
      value += other != card ? 2 : -1;
    } else if (suit_of(other) == suit_of(card)) {
      const int steps = apart(rank_of(other), rank_of(card));
      value += steps == 1 ? 2 : steps == 2 ? 1 : 0;
    }
  }
  return value;
}

// As the engine's bots play: greedy, or steady.
Action as_bot(const Rules& rules, const Round& round, int seat, const Choices& choices, Desk& desk,
              bool steady) {
  const auto& actions = choices.actions;
  const Laws laws = laws_of(rules);
  const Cards& hand = at(round.hands, seat);
  if (round.phase == Phase::claim) {
    if (!steady) return Romme::kPass;
    // Worth its penalty card only if two more cards find their place (ROM-30).
    if (!may_serve(laws, round, at(round.opened, seat) > 0, Held(hand.span()),
                   round.discards.top())) {
      return Romme::kPass;
    }
    Cards with = hand;
    with.add(round.discards.top());
    const std::size_t more = settled(rules, laws, round, seat, with, 0, desk).laid.size();
    const std::size_t now = settled(rules, laws, round, seat, hand, 0, desk).laid.size();
    return more >= now + 3 ? Romme::kKnock : Romme::kPass;
  }
  if (round.phase == Phase::draw) {
    if (actions[0] != Romme::kDraw) return Romme::kTake;
    return actions.has(Romme::kTake) && discard_helps(rules, round, seat, desk) ? Romme::kTake
                                                                               : Romme::kDraw;
  }
  if (round.owed) return actions[0];
  Answer answer;
  bool known = false;  // which cards are loose
  if (round.phase == Phase::meld && melding(rules, round)) {
    for (const int action : actions) {
      if (action >= Romme::kRob && action < Romme::kLay) return static_cast<Action>(action);
    }
    if (at(round.opened, seat) > 0) {
      answer = settled(rules, laws, round, seat, hand, rules.last_discard, desk);
      const bool holds = steady && answer.left.size() > 1 && can_wait(rules, round, seat);
      if (!answer.laid.empty() && !holds) {
        const Way way = new_melds(rules, round, hand, answer, round.table.size());
        if (!way.sizes.empty()) return Romme::kLay;
        const int add = next_add(round, choices, answer);
        if (add >= 0) return static_cast<Action>(add);
      }
      // Where nothing can be laid and a card be kept, nothing can be laid without that either, but
      // for the last three.
      known = !rules.last_discard || (answer.laid.empty() && hand.size() > 3);
    } else if (actions.has(Romme::kLay) &&
               !greedy_way(rules, laws, round, seat, desk).sizes.empty()) {
      return Romme::kLay;
    }
  }
  if (!known) answer = settled(rules, laws, round, seat, hand, 0, desk);
  int best = -1;
  std::tuple<bool, bool, double> least{};
  for (const int action : actions) {
    if (action < Romme::kDiscard || action >= Romme::kAdd) continue;
    const Code card = piece_with_joker(action - Romme::kDiscard);
    const bool settles = std::find(answer.left.begin(), answer.left.end(), card) == answer.left.end();
    const double worth = !steady   ? -worth_in_hand(card)
                         : settles ? 0
                                   : kept_worth(answer.left, card);
    const std::tuple<bool, bool, double> cost{card == kJoker, settles, worth};
    if (best < 0 || cost < least) best = action, least = cost;
  }
  return static_cast<Action>(best);
}

}  // namespace

// Everything goes down as soon as it may, and then the dearest loose card.
Action Romme::greedy(const Rules& rules, const Round& round, int seat, const Choices& choices,
                     Desk& desk) {
  return as_bot(rules, round, seat, choices, desk, false);
}

// Opens, and then holds back what it has until it can go out or somebody else is near to it.
Action Romme::steady(const Rules& rules, const Round& round, int seat, const Choices& choices,
                     Desk& desk) {
  return as_bot(rules, round, seat, choices, desk, true);
}

}  // namespace rummel
