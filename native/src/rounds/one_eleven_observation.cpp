// What a seat of 111 sees, as bytes.
#include <algorithm>

#include "rummel/rounds/one_eleven.hpp"

namespace rummel {

// The seat's own hand card by card, the discards as a plane of 110, then numbers; seats count from
// the observer's own.
std::size_t OneEleven::observation(const Rules& rules) {
  const std::size_t largest = *std::max_element(rules.sizes.begin(), rules.sizes.end());
  return largest + kCards + 2 * kCentre + 4 + 11 + static_cast<std::size_t>(rules.players);
}

std::vector<Part> OneEleven::layout(const Rules& rules) {
  const int largest = *std::max_element(rules.sizes.begin(), rules.sizes.end());
  std::vector<Part> parts{{"hand", largest, "cards from left to right"},
                          {"discards", kCards, "flags: the cards 2 to 111"}};
  for (int spot = 1; spot <= static_cast<int>(kCentre); ++spot) {
    parts.push_back({"centre card " + std::to_string(spot), 1, "card, 0 unless it lies open"});
    parts.push_back({"centre spot " + std::to_string(spot), 1, "0 empty, 1 face down, 2 open"});
  }
  parts.insert(parts.end(), {{"phase", 4, "flags: choose, take, insert, announce"},
                             {"top of the discards", 1, "card, 0 none"},
                             {"taken", 1, "card, 0 none that the seat knows"},
                             {"somebody holds a taken card", 1, "flag"},
                             {"spot it came from", 1, "number"},
                             {"draw pile", 1, "number"},
                             {"number of discards", 1, "number"},
                             {"first", 1, "seat"},
                             {"turn", 1, "seat"},
                             {"turns left", 2, "number, the high byte first"},
                             {"direction", 1, "0 none, 1 rising, 2 falling"}});
  for (int step = 0; step < rules.players; ++step) {
    parts.push_back({"direction settled by " + seat_name(step), 1, "flag"});
  }
  return parts;
}

std::vector<Part> OneEleven::action_parts(const Rules&) {
  return {{"choose", 2, "rising, falling"},
          {"clear", 1, ""},
          {"take", kCentre, "spot"},
          {"pass", 1, ""},
          {"announce", 1, ""},
          {"insert", 2 * (kLargest + 1),
           "for each gap: its left neighbour leaves, its right one; at an end the far end leaves"}};
}

void OneEleven::observe(const Rules& rules, const Round& round, int seat, std::uint8_t* bytes) {
  std::fill_n(bytes, observation(rules), std::uint8_t{0});
  std::uint8_t* place = bytes;
  const std::span<const Code> hand = round.rows[static_cast<std::size_t>(seat)];
  std::copy(hand.begin(), hand.end(), place);
  place += *std::max_element(rules.sizes.begin(), rules.sizes.end());
  const std::span<const Code> discards = round.rows[kDiscards];
  for (const Code card : discards) place[card - kLowest] = 1;
  place += kCards;
  const NumberWriter number{place};
  for (std::size_t i = 0; i < kCentre; ++i) {
    const bool open = round.shown[i] && round.centre[i] != 0;
    number(open ? round.centre[i] : 0);
    number(round.centre[i] == 0 ? 0 : open ? 2 : 1);
  }
  for (int phase = 0; phase < 4; ++phase) number(static_cast<int>(round.phase) == phase);
  number(discards.empty() ? 0 : discards.back());
  number(hides_taken(round, seat) ? 0 : round.taken);
  number(round.taken != 0);
  number(round.spot);
  number(static_cast<int>(round.rows.size(kDraw)));
  number(static_cast<int>(discards.size()));
  number(1 + steps_between(seat, round.first, rules.players));
  number(1 + steps_between(seat, round.turn, rules.players));
  const int left = rules.max_turns * rules.players - round.turns;
  number(left >> 8);
  number(left & 255);
  number(static_cast<int>(at(round.directions, seat)) + 1);
  for (int step = 0; step < rules.players; ++step) {
    // That the others have settled is public, on what is not.
    number(at(round.directions, seats_after(seat, step, rules.players)) != Direction::none);
  }
}

}  // namespace rummel
