// What a net for Rommé is shown.
#include <algorithm>
#include <array>

#include "planes.hpp"
#include "romme_melds.hpp"

namespace rummel {
namespace {

using Rules = Romme::Rules;
using Round = Romme::Round;
using Phase = Romme::Phase;
using Cards = Romme::Cards;

constexpr int kOthers = 3;  // seats beside one's own that it is shown
enum Plane : int {
  kHand, kOpen, kDiscards, kRuns, kSets, kFits, kUnseen, kLoose, kLooseWith, kWaits, kOwnThrown,
  kOfOthers,  // two for each: known, thrown
  kPlanes = kOfOthers + 2 * kOthers,
};

struct Settled {
  int count = 0;   // of cards that belong to melds
  int points = 0;  // of those that don't
  int left = 0;    // how many these are
};

}  // namespace

int Romme::choice(const Rules&, int, int action) {
  if (action < kAdd) return action;
  if (action >= kLay) return kChosenLay + action - kLay;
  if (action >= kRob) return kChosenRob;
  const int place = (action - kAdd) % 104;
  return kChosenAdd + std::min(place, 52);
}

std::vector<Part> Romme::feature_layout(const Rules&) {
  std::vector<Part> parts{{"hand", 53, "pieces"},
                          {"open discard", 53, "pieces"},
                          {"discards", 53, "pieces"},
                          {"runs on the table", 53, "pieces"},
                          {"sets on the table", 53, "pieces"},
                          {"what fits the table", 53, "pieces"},
                          {"not seen", 53, "pieces", 2},
                          {"loose in hand", 53, "pieces"},
                          {"loose with the open discard", 53, "pieces"},
                          {"what each card waits for", 53, "cards", 8},
                          {"thrown by oneself", 53, "pieces"}};
  for (int step = 1; step <= kOthers; ++step) {
    parts.push_back({"taken openly and held by " + seat_name(step), 53, "pieces"});
    parts.push_back({"thrown by " + seat_name(step), 53, "pieces"});
  }
  parts.insert(parts.end(), {{"phase", 4, "flags: start, draw, claim, meld"},
                             {"stock", 1, "number", 40},
                             {"size of the discards", 1, "number", 20},
                             {"laps", 1, "number", 10},
                             {"melds may be laid", 1, "flag"},
                             {"discard claimed in this turn", 1, "flag"},
                             {"joker owed", 1, "flag"},
                             {"own turn", 1, "flag"},
                             {"cards in hand", 1, "number", 8},
                             {"points in hand", 1, "number", 64},
                             {"cards that belong to melds", 1, "number", 8},
                             {"loose cards", 1, "number", 8},
                             {"points of loose cards", 1, "number", 64},
                             {"goes out", 1, "flag: at most one loose card"},
                             {"the same with the open discard", 3, "number", 16},
                             {"cards more with the open discard", 1, "number", 3},
                             {"opened", 2, "flags: before this turn, in it"},
                             {"laid nothing before this turn", 1, "flag"},
                             {"first to lay", 2, "flags: oneself, nobody"},
                             {"melds on the table", 1, "number", 4},
                             {"losses that may be taken off", 1, "points", 40},
                             {"points behind the first in the match", 1, "number", 64},
                             {"points ahead of the next in the match", 1, "number", 64},
                             {"least cards of another", 1, "number", 8},
                             {"rules", 5, "first melds may add, no discard at the end, relief, lone "
                                          "joker struck, penalty for laying first"},
                             {"seats", 3, "flags: two, three, four and more"}});
  for (int step = 1; step <= kOthers; ++step) {
    const std::string name = seat_name(step);
    parts.push_back({"cards of " + name, 1, "number, 0: no such seat", 8});
    parts.push_back({"opened by " + name, 1, "flag"});
    parts.push_back({"on turn: " + name, 1, "flag"});
    parts.push_back({"points behind the first: " + name, 1, "number", 64});
  }
  return parts;
}

void Romme::feature(const Rules& rules, const Round& round, int seat, std::span<const int> needs,
                    Desk& desk, std::uint8_t* bytes) {
  static const std::size_t kBytes = bytes_of(feature_layout(rules));
  std::fill_n(bytes, kBytes, std::uint8_t{0});
  const Planes planes(bytes, 53);
  const auto mark = [](std::uint8_t* plane, Code card) { ++plane[index_with_joker(card)]; };
  const Laws laws = laws_of(rules);
  const Cards& hand = at(round.hands, seat);
  const bool opened = at(round.opened, seat) > 0;
  std::uint8_t* const unseen = planes(kUnseen);
  std::fill_n(unseen, 52, std::uint8_t{2});
  unseen[52] = static_cast<std::uint8_t>(rules.jokers);
  const auto see = [&](Code card) { --unseen[index_with_joker(card)]; };
  for (const Code card : hand) mark(planes(kHand), card), see(card);
  for (const Code card : round.discards) mark(planes(kDiscards), card), see(card);
  round.table.each([&](std::span<const Code> meld) {
    std::uint8_t* const plane = planes(is_set(meld) ? kSets : kRuns);
    for (const Code card : meld) mark(plane, card), see(card);
    for (const Adds::One& one : adds_to(meld, rules, laws)) mark(planes(kFits), one.card);
  });
  at(round.thrown, seat).each([&](Code card) { mark(planes(kOwnThrown), card); });
  for (int step = 1; step <= kOthers && step < rules.players; ++step) {
    const int other = seats_after(seat, step, rules.players);
    std::uint8_t* const known = planes(kOfOthers + 2 * (step - 1));
    std::uint8_t* const thrown = planes(kOfOthers + 2 * (step - 1) + 1);
    at(round.known, other).each([&](Code card) { mark(known, card); });
    at(round.thrown, other).each([&](Code card) { mark(thrown, card); });
  }
  const Held held(hand.span());
  for (const Code card : hand) {
    if (card < kJoker) {
      planes(kWaits)[index_of(card)] =
          static_cast<std::uint8_t>(waits_for(held.once, unseen, card, true));
    }
  }

  // What belongs to melds, of its own or on the table.
  const auto settle = [&](const Cards& cards, std::uint8_t* loose) {
    Settled out;
    const auto count = [&](const auto& left) {
      for (const Code card : left) {
        mark(loose, card);
        out.points += worth_in_hand(card);
        ++out.left;
      }
    };
    bool fits = has_meld(Held(cards.span()), laws);
    if (!fits && opened) {
      for (const Code card : cards) fits |= planes(kFits)[index_with_joker(card)] > 0;
    }
    if (fits) {
      const Answer& answer = most_settled(question(laws, cards, opened ? &round : nullptr, 0), desk);
      out.count = static_cast<int>(answer.laid.size());
      count(answer.left);
    } else {
      count(cards);
    }
    return out;
  };
  const Settled now = settle(hand, planes(kLoose));
  Settled with;
  const bool open = round.phase == Phase::draw || round.phase == Phase::claim;
  if (open && !round.discards.empty()) {
    const Code card = round.discards.top();
    mark(planes(kOpen), card);
    if (may_serve(laws, round, opened, held, card)) {
      Cards taken = hand;
      taken.add(card);
      with = settle(taken, planes(kLooseWith));
    } else {
      std::copy_n(planes(kLoose), 53, planes(kLooseWith));
      mark(planes(kLooseWith), card);
      with = {now.count, now.points + worth_in_hand(card), now.left + 1};
    }
  }

  std::uint8_t* place = planes(kPlanes);
  const NumberWriter number{place};
  int points = 0;
  for (const Code card : hand) points += worth_in_hand(card);
  for (int phase = 0; phase < 4; ++phase) number(static_cast<int>(round.phase) == phase);
  number(static_cast<int>(round.stock.size()));
  number(static_cast<int>(round.discards.size()));
  number(round.turns / rules.players);
  number(is_melding(rules, round));
  number(round.knocked);
  number(round.owed);
  number(round.turn == seat);
  number(static_cast<int>(hand.size()));
  number(points);
  number(now.count);
  number(now.left);
  number(now.points);
  number(now.left <= 1);
  number(with.count);
  number(with.left);
  number(with.points);
  number(with.count - now.count);
  number(opened && at(round.opened, seat) < round.turns);
  number(opened && at(round.opened, seat) >= round.turns);
  number(at(round.began, seat) == 0 || at(round.began, seat) == round.turns);
  number(round.first_to_lay == seat);
  number(round.first_to_lay == kNobody);
  number(static_cast<int>(round.table.size()));
  const auto& losses = rules.relief_from == 0 ? round.previous : round.carried;
  number(rules.relief > 0 ? std::min<std::int64_t>(-std::int64_t{at(losses, seat)}, rules.relief)
                          : 0);
  const int own = needs[static_cast<std::size_t>(seat)];
  number(own);
  number(others_need(needs, seat) - own);
  int least = 255;
  for (int step = 1; step < rules.players; ++step) {
    const int other = seats_after(seat, step, rules.players);
    least = std::min(least, static_cast<int>(at(round.hands, other).size()));
  }
  number(least);
  number(rules.opening_add != kAddNone);
  number(!rules.last_discard);
  number(rules.relief > 0);
  number(rules.lone_joker != kLoneCounts);
  number(rules.first_lay_penalty > 0);
  number(rules.players == 2);
  number(rules.players == 3);
  number(rules.players >= 4);
  for (int step = 1; step <= kOthers && step < rules.players; ++step) {
    const int other = seats_after(seat, step, rules.players);
    number(static_cast<int>(at(round.hands, other).size()));
    number(at(round.opened, other) > 0);
    number(round.turn == other);
    number(needs[static_cast<std::size_t>(other)]);
  }
}

}  // namespace rummel
