#include "rummel/rounds/karo8.hpp"

#include <algorithm>

namespace rummel {
namespace {

using Rules = Karo8::Rules;
using Round = Karo8::Round;
using Row = Karo8::Row;
using Phase = Karo8::Phase;
using Said = Karo8::Said;

constexpr std::array kOptions{
    Option<Rules>{"players", &Rules::players, 2, 4},
    Option<Rules>{"ace", &Rules::ace, 0, 2},
    Option<Rules>{"may_hold", &Rules::may_hold, 0, 1},
    Option<Rules>{"play_drawn", &Rules::play_drawn, 0, 1},
    Option<Rules>{"first_eight", &Rules::first_eight, 0, 2},
    Option<Rules>{"youngest", &Rules::youngest, 0, 3},
    Option<Rules>{"any_eight", &Rules::any_eight, 0, 1},
};

constexpr int kHighAce = 14;
constexpr std::uint64_t kSuit = 0x3ffe;  // the ranks of one suit
constexpr std::uint64_t kPack = kSuit | kSuit << 16 | kSuit << 32 | kSuit << 48;
constexpr std::uint64_t kEights = 0x0100'0100'0100'0100;
constexpr std::uint64_t kRed = 0x0000'3ffe'3ffe'0000;  // diamonds and hearts
constexpr Code kSimba = 0x18;                          // the eight of diamonds (KAR-10)
constexpr std::array<Code, 4> kBySuit{kSimba, 0x28, 0x38, 0x08};  // Q-KAR-5

constexpr bool is_red(Code piece) { return kRed >> piece & 1; }
constexpr std::uint64_t piece_bit(int piece) { return std::uint64_t{1} << piece; }

// What the player on turn may lay.
std::uint64_t layable(const Rules& rules, const Round& round) {
  const std::uint64_t hand = at(round.hands, round.turn).bits();
  if (round.phase == Phase::drawn) return round.drawn < 0 ? 0 : piece_bit(round.drawn);
  if (round.phase != Phase::start) return hand & Karo8::fitting(rules, round);
  const std::uint64_t eights = hand & kEights;
  if (rules.any_eight) return eights;
  // The very eight that makes the holder start (Q-KAR-6).
  if (eights & piece_bit(kSimba)) return piece_bit(kSimba);
  if (rules.first_eight == Karo8::kEightSuit) {
    for (const Code eight : kBySuit) {
      if (eights & piece_bit(eight)) return piece_bit(eight);
    }
  }
  return eights;
}

bool may_hold(const Rules& rules, const Round& round) {
  // A lap of passes on an empty stock would never end, so then laying is compulsory again.
  return rules.may_hold && round.passes < rules.players;
}

// Who begins: the holder of Simba (KAR-10), else of another eight (KAR-11), else nobody.
int starter(const Rules& rules, const Round& round) {
  const auto holder = [&](Code eight) {
    for (int seat = 0; seat < rules.players; ++seat) {
      if (at(round.hands, seat).has(eight)) return seat;
    }
    return kNobody;
  };
  if (const int seat = holder(kSimba); seat != kNobody) return seat;
  if (rules.first_eight == Karo8::kEightSuit) {
    for (const Code eight : kBySuit) {
      if (const int seat = holder(eight); seat != kNobody) return seat;
    }
    return kNobody;
  }
  const int from = rules.first_eight == Karo8::kEightYoungest ? rules.youngest : round.first;
  for (int step = 0; step < rules.players; ++step) {
    const int seat = seats_after(from, step, rules.players);
    if (at(round.hands, seat).bits() & kEights) return seat;
  }
  return kNobody;
}

void end_turn(const Rules& rules, Round& round) {
  round.turn = static_cast<std::int8_t>(seats_after(round.turn, 1, rules.players));
  ++round.turns;
}

void lay(const Rules& rules, Round& round, Code card, Events events) {
  const int seat = round.turn;
  Row& row = at(round.rows, card >> 4);
  int place = card & 15;
  if (place == 1 && row.low != 2) place = kHighAce;
  if (place == 1 && rules.ace == Karo8::kAceHigh) place = kHighAce;
  at(round.hands, seat).remove(card);
  row.low = static_cast<std::int8_t>(row.low == 0 ? place : std::min<int>(row.low, place));
  row.high = static_cast<std::int8_t>(std::max<int>(row.high, place));
  round.phase = Phase::play;
  round.drawn = -1;
  round.passes = 0;
  end_turn(rules, round);
  events.tell(Said::laid, seat, card);
  const bool red = is_red(card);
  const auto complete = [&](int suit) {
    return at(round.rows, suit).high - at(round.rows, suit).low == 12;
  };
  if (!(red ? complete(1) && complete(2) : complete(0) && complete(3))) return;
  Result& result = round.result;  // KAR-07, KAR-08
  result.over = true;
  result.reason = red ? Karo8::kHeroes : Karo8::kVillains;
  result.next_first = static_cast<std::int8_t>(seats_after(round.first, 1, rules.players));
  for (int one = 0; one < rules.players; ++one) {
    if (rules.is_hero(one) != red) continue;
    result.winners |= static_cast<std::uint8_t>(bit(one));
    at(result.points, one) = 1;
  }
  events.tell(Said::over);
}

// A player who lays nothing, though laying is compulsory, has nothing that fits.
void note_lack(const Rules& rules, Round& round) {
  if (rules.may_hold || round.phase != Phase::play) return;
  PieceSet& lacked = at(round.lacked, round.turn);
  PieceSet::each(Karo8::fitting(rules, round), [&](Code piece) { lacked.add(piece); });
}

void draw(const Rules& rules, Round& round, Events events) {
  const int seat = round.turn;
  note_lack(rules, round);
  const Code card = round.stock.pop();
  at(round.hands, seat).add(card);
  events.tell(Said::drew, seat);
  events.whisper(Said::got, seat, card);
  if (round.phase == Phase::draw_eight) {
    if ((card & 15) == 8) {  // KAR-12: the first to draw an eight starts, with it
      round.phase = Phase::start;
      events.tell(Said::starts, seat);
      return;
    }
  } else if (rules.play_drawn && (Karo8::fitting(rules, round) >> card & 1)) {
    round.phase = Phase::drawn;
    round.drawn = card;
    return;
  }
  end_turn(rules, round);
}

void pass(const Rules& rules, Round& round, Events events) {
  events.tell(Said::passed, round.turn);
  note_lack(rules, round);
  if (round.phase == Phase::drawn) {
    round.phase = Phase::play;
    round.drawn = -1;
  } else {
    ++round.passes;
  }
  end_turn(rules, round);
}

}  // namespace

std::span<const Option<Rules>> Karo8::options() { return kOptions; }

// Every piece that fits a row (KAR-13, KAR-14).
std::uint64_t Karo8::fitting(const Rules& rules, const Round& round) {
  std::uint64_t pieces = 0;
  for (int suit = 0; suit < 4; ++suit) {
    const auto [low, high] = at(round.rows, suit);
    unsigned ranks = 0;
    if (low == 0) {
      ranks = bit(8);
    } else {
      if (low > 2 || (low == 2 && rules.ace != kAceHigh)) ranks |= bit(low - 1);
      if (high < 13) ranks |= bit(high + 1);
      if (high == 13 && rules.ace != kAceLow) ranks |= bit(1);
    }
    pieces |= std::uint64_t{ranks} << (16 * suit);
  }
  return pieces;
}

// The pieces that lie in the rows.
std::uint64_t Karo8::laid(const Round& round) {
  std::uint64_t pieces = 0;
  for (int suit = 0; suit < 4; ++suit) {
    const auto [low, high] = at(round.rows, suit);
    for (int place = low; low > 0 && place <= high; ++place) {
      pieces |= piece_bit(suit << 4 | (place == kHighAce ? 1 : place));
    }
  }
  return pieces;
}

void Karo8::read_lists(Rules& rules, const Numbers& numbers) {
  rules.heroes = read_heroes(numbers, rules.players);
  if (rules.heroes + 1 == bit(rules.players)) throw NotNative("heroes");
  if (rules.youngest >= rules.players) throw NotNative("youngest");
}

void Karo8::check(const Rules& rules, const Round& round) {
  const auto is_seat = [&](int seat) { return seat >= 0 && seat < rules.players; };
  need(is_seat(round.first), "first");
  need(is_seat(round.turn), "turn");
  need(round.phase <= Phase::drawn, "phase");
  need(round.passes >= 0, "passes");
  need(round.passes == 0 || round.stock.empty(), "passes");
  need(round.turns >= 0, "turns");
  for (const auto& [low, high] : round.rows) {
    const int least = rules.ace == kAceHigh ? 2 : 1;
    const int most = rules.ace == kAceLow ? 13 : kHighAce;
    const bool grown = low >= least && low <= 8 && high >= 8 && high <= most && high - low <= 12;
    need(grown || (low == 0 && high == 0), "rows");
  }
  const std::uint64_t rows = laid(round);
  const auto complete = [&](std::uint64_t colour) { return (rows & colour) == colour; };
  need(!complete(kRed) && !complete(kPack & ~kRed), "rows");
  std::uint64_t all = rows;
  std::size_t count = static_cast<std::size_t>(std::popcount(rows)) + round.stock.size();
  for (const Code piece : round.stock) {
    need(piece < 64, "stock");
    all |= piece_bit(piece);
  }
  for (const PieceSet& hand : round.hands) {
    all |= hand.bits();
    count += hand.size();
  }
  need(all == kPack && count == 52, "hands");
  const bool begun = round.phase == Phase::play || round.phase == Phase::drawn;
  need((rows != 0) == begun, "phase");
  if (round.phase == Phase::draw_eight) {
    for (const PieceSet& hand : round.hands) need((hand.bits() & kEights) == 0, "phase");
  }
  need((round.drawn >= 0) == (round.phase == Phase::drawn), "drawn");
  if (round.phase == Phase::drawn) {
    need(round.drawn < 64 && rules.play_drawn, "drawn");
    need(at(round.hands, round.turn).bits() & fitting(rules, round) & piece_bit(round.drawn),
         "drawn");
  }
}

void Karo8::deal(const Rules& rules, const Start& start, Round& round, Chance& chance,
                 Events events) {
  round = Round{};
  std::array<Code, 52> pack;
  for (int index = 0; index < 52; ++index) at(pack, index) = piece_at(index);
  chance.shuffle(std::span(pack));
  int first = start.first;
  if (first == kNobody) {
    first = static_cast<int>(chance.below(static_cast<std::uint32_t>(rules.players)));
  }
  std::size_t next = 0;
  for (int seat = 0; seat < rules.players; ++seat) {
    for (int i = 0; i < kHand; ++i) at(round.hands, seat).add(pack[next++]);
  }
  while (next < pack.size()) round.stock.push(pack[next++]);
  round.first = round.turn = static_cast<std::int8_t>(first);
  const int begins = starter(rules, round);
  round.phase = begins == kNobody ? Phase::draw_eight : Phase::start;
  if (begins != kNobody) round.turn = static_cast<std::int8_t>(begins);
  events.tell(Said::dealt, kNobody, -1, static_cast<int>(round.stock.size()));
  events.tell(begins == kNobody ? Said::no_eight : Said::starts, round.turn);
}

void Karo8::list(const Rules& rules, const Round& round, int seat, Desk&, Choices& choices) {
  auto& actions = choices.actions;
  actions.clear();
  if (round.result.over || seat != round.turn) return;
  if (round.phase == Phase::draw_eight) return actions.push(kDraw);
  PieceSet::each(layable(rules, round), [&](Code card) { actions.push(kLay + index_of(card)); });
  if (round.phase == Phase::start) return;
  if (round.phase == Phase::drawn) return actions.push(kPass);
  if (!actions.empty() && !may_hold(rules, round)) return;
  actions.push(round.stock.empty() ? kPass : kDraw);
}

void Karo8::apply(const Rules& rules, Round& round, int, int action, const Choices&, Chance&,
                  Events events) {
  if (action >= kLay) return lay(rules, round, piece_at(action - kLay), events);
  if (action == kDraw) return draw(rules, round, events);
  pass(rules, round, events);
}

void Karo8::resample(const Rules& rules, Round& round, int seat, Chance& chance) {
  // Until the first eight lies, the phase itself tells who holds eights: they stay. And a card
  // that was drawn and may be laid at once is known to fit.
  const auto begun = [](const Row& row) { return row.high > 0; };
  std::uint64_t fixed = std::any_of(round.rows.begin(), round.rows.end(), begun) ? 0 : kEights;
  if (round.drawn >= 0) fixed |= piece_bit(round.drawn);
  const auto hidden = [&](int other) { return other != seat && !round.result.over; };
  Pile<52> loose;
  for (int other = 0; other < rules.players; ++other) {
    if (!hidden(other)) continue;
    PieceSet::each(at(round.hands, other).bits() & ~fixed, [&](Code card) { loose.push(card); });
  }
  for (const Code card : round.stock) {
    if (!(fixed >> card & 1)) loose.push(card);
  }
  chance.shuffle(loose.span());
  std::size_t next = 0;
  for (int other = 0; other < rules.players; ++other) {
    if (!hidden(other)) continue;
    PieceSet& hand = at(round.hands, other);
    PieceSet drawn;
    hand.each([&](Code card) { drawn.add(fixed >> card & 1 ? card : loose[next++]); });
    hand = drawn;
  }
  for (Code& card : round.stock.span()) {
    if (!(fixed >> card & 1)) card = loose[next++];
  }
  if (round.phase == Phase::draw_eight) chance.shuffle(round.stock.span());
}

// Planes of 52: the seat's own hand, what lies in the rows, what would fit them, what was just
// drawn. Then numbers; seats count from the observer's own.
std::size_t Karo8::observation(const Rules& rules) {
  return 4 * 52 + 4 + 2 * 4 + 6 + 2 * static_cast<std::size_t>(rules.players);
}

std::vector<Part> Karo8::layout(const Rules& rules) {
  std::vector<Part> parts{{"hand", 52, "pieces"},
                          {"rows", 52, "pieces"},
                          {"what fits the rows", 52, "pieces"},
                          {"drawn", 52, "pieces"},
                          {"phase", 4, "flags: draw-eight, start, play, drawn"}};
  for (const char* suit : {"clubs", "diamonds", "hearts", "spades"}) {
    parts.push_back({std::string("row of ") + suit, 2, "lowest and highest place, 0 no row"});
  }
  parts.insert(parts.end(), {{"stock", 1, "number"},
                             {"passes", 1, "number"},
                             {"turns", 1, "number"},
                             {"first", 1, "seat"},
                             {"turn", 1, "seat"},
                             {"a card may be held back", 1, "flag"}});
  for (int step = 0; step < rules.players; ++step) {
    parts.push_back({"cards of " + seat_name(step), 1, "number"});
    parts.push_back({"hero: " + seat_name(step), 1, "flag"});
  }
  return parts;
}

std::vector<Part> Karo8::action_parts(const Rules&) {
  return {{"draw", 1, ""}, {"pass", 1, ""}, {"lay", 52, "piece"}};
}

void Karo8::observe(const Rules& rules, const Round& round, int seat, std::uint8_t* bytes) {
  std::fill_n(bytes, observation(rules), std::uint8_t{0});
  std::uint8_t* place = bytes;
  const auto plane = [&](std::uint64_t pieces) {
    PieceSet::each(pieces, [&](Code piece) { place[index_of(piece)] = 1; });
    place += 52;
  };
  plane(at(round.hands, seat).bits());
  plane(laid(round));
  plane(fitting(rules, round));
  plane(round.turn == seat && round.drawn >= 0 ? piece_bit(round.drawn) : 0);
  const NumberWriter number{place};
  for (int phase = 0; phase < 4; ++phase) number(static_cast<int>(round.phase) == phase);
  for (const auto& [low, high] : round.rows) number(low), number(high);
  number(static_cast<int>(round.stock.size()));
  number(round.passes);
  number(round.turns);
  number(1 + steps_between(seat, round.first, rules.players));
  number(1 + steps_between(seat, round.turn, rules.players));
  number(rules.may_hold && round.passes < rules.players);
  for (int step = 0; step < rules.players; ++step) {
    const int other = seats_after(seat, step, rules.players);
    number(static_cast<int>(at(round.hands, other).size()));
    number(rules.is_hero(other));
  }
}

// A card of one's own colour, else any.
Action Karo8::greedy(const Rules& rules, const Round&, int seat, const Choices& choices, Desk&) {
  for (const Action action : choices.actions) {
    if (action >= kLay && is_red(piece_at(action - kLay)) == rules.is_hero(seat)) return action;
  }
  return choices.actions[0];
}

}  // namespace rummel
