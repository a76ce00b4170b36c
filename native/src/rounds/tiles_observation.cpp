// What a seat of a tile game sees, as bytes.
#include <algorithm>

#include "rummel/rounds/tiles.hpp"

namespace rummel {

// Planes of 53 with how many of each tile, the joker last; then numbers. Seats count from the
// observer's own.
std::size_t Tiles::observation(const Rules& rules) {
  return 53 * 6 + 11 + 2 * static_cast<std::size_t>(rules.players);
}

std::vector<Part> Tiles::layout(const Rules& rules) {
  std::vector<Part> parts{{"rack", 53, "pieces"},
                          {"runs on the table", 53, "pieces"},
                          {"sets on the table", 53, "pieces"},
                          {"scrap, where it lies open", 53, "pieces"},
                          {"laid last", 53, "pieces"},
                          {"drawn", 53, "pieces"},
                          {"phase", 5, "flags: draw, play, change, return, reject"},
                          {"pool", 1, "number"},
                          {"scrap", 1, "number"},
                          {"turns", 1, "number"},
                          {"passes in a row", 1, "number"},
                          {"turn", 1, "seats to the left"},
                          {"changed in this turn", 1, "number"}};
  for (int step = 0; step < rules.players; ++step) {
    parts.push_back({"tiles of " + seat_name(step), 1, "number"});
    parts.push_back({"opened by " + seat_name(step), 1, "flag"});
  }
  return parts;
}

std::vector<Part> Tiles::action_parts(const Rules&) {
  return {{"draw", 1, ""},
          {"take", 1, ""},
          {"pass", 1, ""},
          {"exchange", 53, "piece"},
          {"reject", 53, "piece"},
          {"lay", kAims,
           "aims: most tiles (what `greedy` lays), most points, least left on the rack, fewest jokers "
           "spent, fewest melds taken apart; two of them may be the same turn"}};
}

void Tiles::observe(const Rules& rules, const Round& round, int seat, std::uint8_t* bytes) {
  std::fill_n(bytes, observation(rules), std::uint8_t{0});
  std::uint8_t* const hand = bytes;
  std::uint8_t* const runs = bytes + 53;
  std::uint8_t* const sets = bytes + 53 * 2;
  std::uint8_t* const scrap = bytes + 53 * 3;
  std::uint8_t* const last = bytes + 53 * 4;
  std::uint8_t* const drawn = bytes + 53 * 5;
  for (const Code piece : at(round.hands, seat)) ++hand[index_with_joker(piece)];
  round.table.each([&](std::span<const Code> meld) {
    std::uint8_t* const plane = (meld[0] & 15) == (meld[1] & 15) ? sets : runs;
    for (const Code piece : meld) ++plane[index_with_joker(piece)];
  });
  if (rules.turn == kDrawAndReject) {  // else it lies face down (SNR-23)
    for (const Code piece : round.scrap) ++scrap[index_with_joker(piece)];
  }
  for (const Code piece : round.last) ++last[index_with_joker(piece)];
  if (round.turn == seat && round.drawn >= 0) {
    ++drawn[index_with_joker(static_cast<Code>(round.drawn))];
  }
  std::uint8_t* numbers = bytes + 53 * 6;
  const NumberWriter number{numbers};
  for (int phase = 0; phase < 5; ++phase) number(static_cast<int>(round.phase) == phase);
  number(static_cast<int>(round.pool.size()));
  number(static_cast<int>(round.scrap.size()));
  number(round.turns);
  number(round.passes);
  number(steps_between(seat, round.turn, rules.players));
  number(round.changed);
  for (int step = 0; step < rules.players; ++step) {
    const int other = seats_after(seat, step, rules.players);
    number(static_cast<int>(at(round.hands, other).size()));
    number(at(round.opened, other));
  }
}

}  // namespace rummel
