#include "romme_ways.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace rummel {
namespace {

using Rules = Romme::Rules;
using Round = Romme::Round;
using Cards = Romme::Cards;
using Way = Romme::Way;

// As the engine's bots think: openings looked at and weighed.
constexpr std::size_t kLookAt = 600;
constexpr std::size_t kOpenings = 60;

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
  const Held held(hand.span());
  std::vector<Adds> adds;
  round.table.each(
      [&](std::span<const Code> meld) { adds.push_back(adds_to(meld, rules, laws, held)); });
  return each_meld(held, laws, false, [&](const Row& meld) {
    const int points = points_of(laws, as_span(meld));
    if (points >= rules.minimum || meld.size() >= hand.size()) return true;
    Cards rest = hand;
    bool taken_is_laid = false;
    for (const Code card : meld) {
      rest.remove(in_hand(card));
      taken_is_laid = taken_is_laid || in_hand(card) == round.taken;
    }
    for (std::size_t i = 0; i < rest.size(); ++i) {
      const Code card = rest[i];
      if (i > 0 && rest[i - 1] == card) continue;
      Cards left = rest;
      left.remove(card);
      if (!can_end(rules, round, left, taken_is_laid || card == round.taken)) continue;
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

Answer nothing_laid(const Cards& hand) {
  Answer answer;
  answer.left.assign(hand.begin(), hand.end());
  return answer;
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
  return !best_way(rules, laws, round, seat, Romme::kMostPoints, desk).sizes.empty();
}

}  // namespace

bool can_end(const Rules& rules, const Round& round, const Cards& rest, bool taken_is_laid) {
  if (rest.empty()) return !rules.last_discard;
  return rest.size() > 1 || rules.rediscard || taken_is_laid || rest[0] != round.taken;
}

std::vector<Romme::Way> ways_of(const Rules& rules, const Laws& laws, const Round& round,
                                int seat) {
  std::vector<Romme::Way> ways;
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

bool any_fits(const Rules& rules, const Laws& laws, const Round& round, const Held& held) {
  for (std::size_t number = 0; number < round.table.size(); ++number) {
    if (adds_to(round.table[number], rules, laws, held).size > 0) return true;
  }
  return false;
}

Answer settled(const Rules& rules, const Laws& laws, const Round& round, int seat,
               const Cards& hand, int keep, Desk& desk) {
  const bool opened = at(round.opened, seat) > 0;
  const Held held(hand.span());
  if (!has_meld(held, laws) && !(opened && any_fits(rules, laws, round, held))) {
    return nothing_laid(hand);
  }
  return desk.arrange(question(laws, hand, opened ? &round : nullptr, keep));
}

Romme::Way new_melds(const Rules& rules, const Round& round, const Cards& hand,
                     const Answer& answer, std::size_t old) {
  Romme::Way way;
  if (!answer.possible || answer.laid.empty()) return way;
  for (std::size_t i = old; i < answer.table.size(); ++i) way.push(answer.table[i]);
  return can_end_after(rules, round, hand, way) ? way : Romme::Way{};
}

Romme::Way best_way(const Rules& rules, const Laws& laws, const Round& round, int seat, int aim,
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

Romme::Way greedy_way(const Rules& rules, const Laws& laws, const Round& round, int seat,
                      Desk& desk) {
  const Cards& hand = at(round.hands, seat);
  if (at(round.opened, seat) > 0) {
    return new_melds(rules, round, hand,
                     settled(rules, laws, round, seat, hand, rules.last_discard, desk),
                     round.table.size());
  }
  const std::vector<Romme::Way> ways = ways_of(rules, laws, round, seat);
  const Romme::Way* const best = first_meld(rules, laws, hand, ways, desk);
  return best != nullptr ? *best : Romme::Way{};
}

Romme::Way best_offered(const Laws& laws, const std::vector<Romme::Way>& ways, int aim) {
  if (aim == Romme::kMostCards || aim == Romme::kLargest) {
    return most_of(ways, [](const Romme::Way& way) { return static_cast<int>(way.cards.size()); });
  }
  if (aim == Romme::kFewestJokers || aim == Romme::kPlainest) {
    return most_of(ways, [](const Romme::Way& way) { return -jokers_of(way); });
  }
  return most_of(ways, [&](const Romme::Way& way) {
    int sum = 0;
    for (const auto& meld : way.melds()) sum += points_of(laws, meld);
    return sum;
  });
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

bool can_lay_joker(const Rules& rules, const Laws& laws, const Round& round, int seat) {
  return !each_lay(rules, laws, round, seat, true, [](const auto&...) { return false; });
}

}  // namespace rummel
