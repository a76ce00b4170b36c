// What a seat of Rommé sees, as bytes.
#include <algorithm>

#include "rummel/rounds/romme.hpp"

namespace rummel {

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
    return other == kNobody ? 0 : 1 + steps_between(seat, other, rules.players);
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
  number(is_melding(rules, round));
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

}  // namespace rummel
