// What a net for Karo 8 is shown. Heroes lay red rows and villains black ones, so one's own colours
// come first: what it learns as a hero it knows as a villain.
#include "planes.hpp"
#include "rummel/rounds/karo8.hpp"

namespace rummel {
namespace {

// The place of a suit when one's own come first: clubs, diamonds, hearts, spades.
constexpr std::array<int, 4> kOfHero{2, 0, 1, 3};
constexpr std::array<int, 4> kOfVillain{0, 2, 3, 1};

int suit_for(const Karo8::Rules& rules, int seat, int suit) {
  return at(rules.is_hero(seat) ? kOfHero : kOfVillain, suit);
}

int place_for(const Karo8::Rules& rules, int seat, int index) {
  return 13 * suit_for(rules, seat, index / 13) + index % 13;
}

}  // namespace

int Karo8::choice(const Rules& rules, int seat, int action) {
  return action < kLay ? action : kLay + place_for(rules, seat, action - kLay);
}

std::vector<Part> Karo8::feature_layout(const Rules&) {
  std::vector<Part> parts{{"hand", 52, "pieces, one's own colours first"},
                          {"rows", 52, "pieces"},
                          {"what fits the rows", 52, "pieces"},
                          {"not seen", 52, "pieces"}};
  for (int step = 1; step < kMostSeats; ++step) {
    parts.push_back({"lacked by " + seat_name(step), 52, "pieces, if they are not seen yet"});
  }
  for (const char* suit : {"own", "other own", "first other", "second other"}) {
    parts.push_back({std::string("row: ") + suit, 2, "lowest and highest place, 0 no row", 14});
  }
  parts.insert(parts.end(), {{"phase", 4, "flags: draw-eight, start, play, drawn"},
                             {"stock", 1, "number", 20},
                             {"passes", 1, "number", 2},
                             {"turns", 1, "number", 30}});
  for (int step = 0; step < kMostSeats; ++step) {
    parts.push_back({"cards of " + seat_name(step), 1, "number, 0: no such seat", 8});
    parts.push_back({"on one's own side: " + seat_name(step), 1, "flag"});
  }
  return parts;
}

void Karo8::feature(const Rules& rules, const Round& round, int seat, std::span<const int>, Desk&,
                    std::uint8_t* bytes) {
  constexpr int kPlanes = 4 + kMostSeats - 1;
  std::fill_n(bytes, 52 * kPlanes + 8 + 7 + 2 * kMostSeats, std::uint8_t{0});
  const Planes planes(bytes, 52);
  const auto mark = [&](int number, std::uint64_t pieces) {
    std::uint8_t* const plane = planes(number);
    PieceSet::each(pieces, [&](Code piece) { plane[place_for(rules, seat, index_of(piece))] = 1; });
  };
  std::uint64_t pack = 0;
  for (int index = 0; index < 52; ++index) pack |= std::uint64_t{1} << piece_at(index);
  const std::uint64_t hand = at(round.hands, seat).bits();
  const std::uint64_t lies = laid(round);
  const std::uint64_t unseen = pack & ~hand & ~lies;
  mark(0, hand);
  mark(1, lies);
  mark(2, fitting(rules, round));
  mark(3, unseen);
  for (int step = 1; step < rules.players; ++step) {
    mark(3 + step, at(round.lacked, seats_after(seat, step, rules.players)).bits() & unseen);
  }
  std::uint8_t* place = planes(kPlanes);
  std::uint8_t* const rows = place;
  for (int suit = 0; suit < 4; ++suit) {
    std::uint8_t* const row = rows + 2 * suit_for(rules, seat, suit);
    row[0] = static_cast<std::uint8_t>(at(round.rows, suit).low);
    row[1] = static_cast<std::uint8_t>(at(round.rows, suit).high);
  }
  place += 8;
  const NumberWriter number{place};
  for (int phase = 0; phase < 4; ++phase) number(static_cast<int>(round.phase) == phase);
  number(static_cast<int>(round.stock.size()));
  number(round.passes);
  number(round.turns);
  for (int step = 0; step < rules.players; ++step) {
    const int other = seats_after(seat, step, rules.players);
    number(static_cast<int>(at(round.hands, other).size()));
    number(rules.is_hero(other) == rules.is_hero(seat));
  }
}

}  // namespace rummel
