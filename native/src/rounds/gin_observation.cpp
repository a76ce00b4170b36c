// What a seat of gin sees, as bytes.
#include <algorithm>
#include <bit>
#include <cstring>

#include "rummel/arrange_melds.hpp"
#include "rummel/rounds/gin.hpp"

namespace rummel {

// Planes of 52 with how many of each piece, then numbers; seats count from the observer's own.
std::size_t Gin::observation(const Rules& rules) {
  const auto players = static_cast<std::size_t>(rules.players);
  return 52 * (6 + players) + 13 + 2 * players;
}

std::vector<Part> Gin::layout(const Rules& rules) {
  std::vector<Part> parts{{"hand", 52, "pieces"}, {"open discard", 52, "pieces"},
                          {"discards", 52, "pieces"}};
  for (int step = 0; step < rules.players; ++step) {
    parts.push_back({"taken openly and held by " + seat_name(step), 52, "pieces"});
  }
  parts.insert(parts.end(), {{"melds", 52, "pieces"},
                             {"open hands of others", 52, "pieces"},
                             {"drawn", 52, "pieces"},
                             {"phase", 5, "flags: upcard, stock, draw, discard, spread"},
                             {"stock", 1, "number"},
                             {"limit", 1, "number"},
                             {"factor", 1, "number"},
                             {"turns", 1, "number"},
                             {"ending", 1, "0 none, 1 knock, 2 gin, 3 big gin, 4 stalled"},
                             {"opener", 1, "seat"},
                             {"first", 1, "seat"},
                             {"turn", 1, "seat"}});
  for (int step = 0; step < rules.players; ++step) {
    parts.push_back({"cards of " + seat_name(step), 1, "number"});
    parts.push_back({"points left of " + seat_name(step), 1, "0 not spread, else 1 more"});
  }
  return parts;
}

std::vector<Part> Gin::action_parts(const Rules&) {
  return {{"take", 1, ""},
          {"draw", 1, ""},
          {"pass", 1, ""},
          {"knock", 1, "with the hand as it is"},
          {"spread", 1, "the best melds"},
          {"discard", 52, "piece"},
          {"knock", 52, "piece that is discarded"},
          {"add", 52 * kMostMelds, "piece, for the first meld, then for the second, …"}};
}

namespace {

// The bits of a byte as eight bytes in memory.
constexpr auto kSpread = [] {
  std::array<std::uint64_t, 256> spread{};
  for (std::size_t byte = 0; byte < 256; ++byte) {
    std::array<std::uint8_t, 8> each{};
    for (std::size_t i = 0; i < 8; ++i) each[i] = byte >> i & 1;
    spread[byte] = std::bit_cast<std::uint64_t>(each);
  }
  return spread;
}();

// How often each piece was discarded, suit by suit: they are too many to be counted at every step.
// What a suit writes behind its end are zeros, where what follows is not yet written.
void mark_discards(const Gin::Round& round, std::uint8_t* plane) {
  std::uint64_t once = round.discards.once();
  std::uint64_t twice = round.discards.twice();
  for (int suit = 0; suit < 4; ++suit, plane += kRanks, once >>= 16, twice >>= 16) {
    std::uint64_t low = kSpread[once >> 1 & 0xff];
    std::uint64_t high = kSpread[once >> 9 & 0x1f];
    if (twice != 0) {
      low += kSpread[twice >> 1 & 0xff];
      high += kSpread[twice >> 9 & 0x1f];
    }
    std::memcpy(plane, &low, 8);
    std::memcpy(plane + 8, &high, 8);
  }
}

}  // namespace

void Gin::observe(const Rules& rules, const Round& round, int seat, std::uint8_t* bytes) {
  std::fill_n(bytes, observation(rules), std::uint8_t{0});
  std::uint8_t* plane = bytes;
  // The plane goes by value: a byte that is written may be any other, but no local one.
  const auto mark = [](std::uint8_t* where, const auto& pieces) {
    for (const Code piece : pieces) ++where[index_of(piece)];
  };
  const auto mark_one = [](std::uint8_t* where, Code piece) { ++where[index_of(piece)]; };
  mark(plane, at(round.hands, seat));
  plane += 52;
  const bool lies_open = round.phase == Phase::upcard || round.phase == Phase::draw;
  const bool shown = round.phase == Phase::spread && round.face_down < 0 &&
                     round.ending != Ending::big_gin;
  const bool open = (lies_open || shown) && !round.discards.empty();
  if (open) mark_one(plane, round.discards.top());
  plane += 52;
  mark_discards(round, plane);  // what lies below was seen when it was thrown
  plane += 52;
  for (int step = 0; step < rules.players; ++step) {
    mark(plane, at(round.known, seats_after(seat, step, rules.players)));
    plane += 52;
  }
  for (std::size_t i = 0; i < round.melds.size; ++i) mark(plane, round.melds.at[i].pieces());
  plane += 52;
  // Hands that lie open beside the melds.
  for (int step = 1; step < rules.players; ++step) {
    const int other = seats_after(seat, step, rules.players);
    if (at(round.left, other) >= 0) mark(plane, at(round.hands, other));
  }
  plane += 52;
  if (round.turn == seat && round.drawn >= 0) mark_one(plane, static_cast<Code>(round.drawn));
  plane += 52;

  const NumberWriter number{plane};
  const auto from_here = [&](int other) {
    return other == kNobody ? 0 : 1 + steps_between(seat, other, rules.players);
  };
  plane[static_cast<std::size_t>(round.phase)] = 1;
  plane += 5;
  number(static_cast<int>(round.stock.size()));
  number(round.limit);
  number(round.factor);
  number(round.turns);
  number(static_cast<int>(round.ending) + 1);
  number(from_here(round.opener));
  number(from_here(round.first));
  number(from_here(round.turn));
  for (int step = 0; step < rules.players; ++step) {
    const int other = seats_after(seat, step, rules.players);
    number(static_cast<int>(at(round.hands, other).size()));
    number(at(round.left, other) + 1);
  }
}

}  // namespace rummel
