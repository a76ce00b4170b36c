#include "rummel/rounds/duel.hpp"

#include <algorithm>
#include <bit>

namespace rummel {
namespace {

using Rules = Duel::Rules;
using Round = Duel::Round;
using Said = Duel::Said;

constexpr std::array kOptions{
    Option<Rules>{"players", &Rules::players, 2, 4},
    Option<Rules>{"jokers", &Rules::jokers, 0, 6},
    Option<Rules>{"uneven", &Rules::uneven, 0, 1},
    Option<Rules>{"war", &Rules::war, 0, 1},
    Option<Rules>{"unplayed_count", &Rules::unplayed_count, 0, 1},
    Option<Rules>{"undecided", &Rules::undecided, 0, 1},
    Option<Rules>{"team_ties", &Rules::team_ties, 0, 1},
    Option<Rules>{"max_tricks", &Rules::max_tricks, 1, 10'000},
};

constexpr int kKinds = 53;  // of pieces, the joker last

std::size_t stack(int seat) { return Duel::kStacks + static_cast<std::size_t>(seat); }
std::size_t pile(int seat) { return Duel::kPiles + static_cast<std::size_t>(seat); }
std::size_t turned(int seat) { return Duel::kTurned + static_cast<std::size_t>(seat); }

constexpr int kind_of(Code piece) { return piece == kJoker ? kKinds - 1 : index_of(piece); }
constexpr bool is_red(Code piece) { return (piece >> 4 & 3) == 1 || (piece >> 4 & 3) == 2; }

// What a card counts in a trick (DUE-09).
int value_of(Code piece) {
  if (piece >= kJoker) return 20;
  const int rank = piece & 15;
  return rank == 1 ? 11 : std::min(rank, 10);
}

bool has_card(const Rules& rules, const Round& round, int seat) {
  return round.rows.size(stack(seat)) > 0 || (rules.war && round.rows.size(pile(seat)) > 0);
}

bool are_both_teams(const Rules& rules, unsigned seats) {
  return (seats & rules.heroes) != 0 && (seats & ~rules.heroes) != 0;
}

// What counts for the heroes, or for the villains (DUE-13, Q-DUE-5).
int cards_of(const Rules& rules, const Round& round, bool heroes) {
  std::size_t count = 0;
  for (int seat = 0; seat < rules.players; ++seat) {
    if (rules.is_hero(seat) != heroes) continue;
    count += round.rows.size(pile(seat));
    if (rules.unplayed_count) count += round.rows.size(stack(seat));
  }
  return static_cast<int>(count);
}

// No trick between the teams is possible, or the cap is reached (Q-DUE-5).
void end_round(const Rules& rules, Round& round, Events events) {
  const int heroes = cards_of(rules, round, true);
  const int villains = cards_of(rules, round, false);
  Result& result = round.result;
  result.over = true;
  result.next_first = 0;
  result.reason = heroes == villains  ? Duel::kEven  // Q-DUE-6
                  : heroes > villains ? Duel::kHeroes
                                      : Duel::kVillains;
  for (int seat = 0; seat < rules.players && heroes != villains; ++seat) {
    if (rules.is_hero(seat) != (heroes > villains)) continue;
    result.winners |= static_cast<std::uint8_t>(bit(seat));
    at(result.points, seat) = 1;
  }
  round.due = round.waiting = {};
  events.tell(Said::counted, kNobody, -1, heroes);
  events.tell(Said::over);
}

void end_trick(const Rules& rules, Round& round, int winner, Events events) {
  auto& rows = round.rows;
  int cards = 0;
  round.last = {};
  for (std::size_t seat = 0; seat < Duel::kMostSeats; ++seat) {
    round.last.assign(seat, rows[Duel::kTurned + seat]);
    cards += static_cast<int>(round.last.size(seat));
  }
  if (winner != kNobody) {  // DUE-10, Q-DUE-9
    rows.gather(pile(winner), Duel::kTurned, Duel::kMostSeats);
    events.tell(Said::won, winner, -1, cards);
  } else if (rules.undecided == Duel::kToOwners) {
    for (int seat = 0; seat < rules.players; ++seat) rows.gather(pile(seat), turned(seat), 1);
    events.tell(Said::returned, kNobody, -1, cards);
  } else {
    for (std::size_t seat = 0; seat < Duel::kMostSeats; ++seat) {
      rows.clear(Duel::kTurned + seat);
      for (const Code piece : round.last[seat]) rows.push(Duel::kNobodys, piece);
    }
    events.tell(Said::lost, kNobody, -1, cards);
  }
  ++round.tricks;
  round.last_winner = static_cast<std::int8_t>(winner);
  unsigned able = 0;
  for (int seat = 0; seat < rules.players; ++seat) {
    if (has_card(rules, round, seat)) able |= bit(seat);
  }
  if (round.tricks >= rules.max_tricks || !are_both_teams(rules, able)) {
    return end_round(rules, round, events);
  }
  round.due = round.waiting = Seats::of(able);
}

// A play-off of those who share the highest value (DUE-11, DUE-12, Q-DUE-8).
void settle_tie(const Rules& rules, Round& round, unsigned tied, int highest, Events events) {
  const bool keep = rules.team_ties == Duel::kKeep;
  if (keep && !are_both_teams(rules, tied)) {  // Q-DUE-10
    return end_trick(rules, round, std::countr_zero(tied), events);
  }
  unsigned able = 0;
  for (int seat = 0; seat < rules.players; ++seat) {
    if (!(tied >> seat & 1)) continue;
    if (has_card(rules, round, seat)) {
      able |= bit(seat);
    } else {
      events.tell(Said::dropped_out, seat);  // Q-DUE-7
    }
  }
  if (able == 0) return end_trick(rules, round, kNobody, events);
  if (std::has_single_bit(able) || (keep && !are_both_teams(rules, able))) {
    return end_trick(rules, round, std::countr_zero(able), events);
  }
  events.tell(Said::play_off, kNobody, -1, highest);
  round.due = round.waiting = Seats::of(able);
}

// All who are due have flipped: their cards are shown at once (DUE-08).
void turn_up(const Rules& rules, Round& round, Events events) {
  int highest = 0;
  unsigned tied = 0;
  for (int seat = 0; seat < rules.players; ++seat) {
    if (!(round.due.bits >> seat & 1)) continue;
    // In a war, what was won lies under the stack, first won first.
    const bool own = round.rows.size(stack(seat)) > 0;
    const Code piece = own ? round.rows.pop(stack(seat)) : round.rows.take(pile(seat), 0);
    round.rows.push(turned(seat), piece);
    const int value = value_of(piece);
    if (value > highest) highest = value, tied = 0;
    if (value == highest) tied |= bit(seat);
    events.tell(Said::turned_up, seat, piece);
  }
  if (std::has_single_bit(tied)) return end_trick(rules, round, std::countr_zero(tied), events);
  settle_tie(rules, round, tied, highest, events);
}

// How many there are of each kind for the heroes, or the villains.
std::array<int, kKinds> pack_of(const Rules& rules, bool heroes) {
  std::array<int, kKinds> pack{};
  for (int index = 0; index < 52; ++index) {
    if (is_red(piece_at(index)) == heroes) at(pack, index) = 2;
  }
  pack[kKinds - 1] = rules.team_jokers();
  return pack;
}

}  // namespace

std::span<const Option<Rules>> Duel::options() { return kOptions; }

void Duel::read_lists(Rules& rules, const Numbers& numbers) {
  if (rules.players == 3) throw NotNative("players");  // DUE-01
  rules.heroes = read_heroes(numbers, rules.players);
  if (std::popcount(rules.heroes) != rules.players / 2) throw NotNative("heroes");
  if (rules.jokers % 2 != 0) throw NotNative("jokers");
  if (rules.war && !rules.unplayed_count) throw NotNative("unplayed_count");
}

void Duel::check(const Rules& rules, const Round& round) {
  const unsigned everyone = bit(rules.players) - 1;
  need(round.tricks >= 0 && round.tricks < rules.max_tricks, "tricks");
  need((round.due.bits & ~everyone) == 0 && std::popcount(round.due.bits) > 1, "due");
  need(round.waiting.bits != 0 && (round.waiting.bits & ~round.due.bits) == 0, "waiting");
  need(round.last_winner >= kNobody && round.last_winner < rules.players, "last_winner");
  std::array<int, kKinds> left = pack_of(rules, true);
  const std::array<int, kKinds> black = pack_of(rules, false);
  for (std::size_t i = 0; i < left.size(); ++i) left[i] += black[i];
  const auto is_piece = [](Code piece) { return piece == kJoker || is_natural(piece); };
  for (std::size_t row = 0; row < kRows; ++row) {
    for (const Code piece : round.rows[row]) {
      need(is_piece(piece) && --at(left, kind_of(piece)) >= 0, "stacks");
    }
  }
  need(std::all_of(left.begin(), left.end(), [](int count) { return count == 0; }), "stacks");
  bool plays_off = false;
  for (int seat = 0; seat < rules.players; ++seat) {
    plays_off = plays_off || round.rows.size(turned(seat)) > 0;
    for (const Code piece : round.rows[stack(seat)]) {
      need(piece == kJoker || is_red(piece) == rules.is_hero(seat), "stacks");
    }
    if (round.due.bits >> seat & 1) need(has_card(rules, round, seat), "due");
  }
  need(plays_off || are_both_teams(rules, round.due.bits), "due");
  for (std::size_t seat = 0; seat < kMostSeats; ++seat) {
    for (const Code piece : round.last[seat]) need(is_piece(piece), "last");
  }
}

void Duel::deal(const Rules& rules, const Start&, Round& round, Chance& chance, Events events) {
  round = Round{};
  std::array<Pile<kCards / 2>, kMostSeats> stacks;
  for (const bool heroes : {true, false}) {  // DUE-02, DUE-04
    Pile<kCards / 2> cards;
    for (int copy = 0; copy < 2; ++copy) {
      for (int index = 0; index < 52; ++index) {
        if (is_red(piece_at(index)) == heroes) cards.push(piece_at(index));
      }
    }
    for (int joker = 0; joker < rules.team_jokers(); ++joker) cards.push(kJoker);
    chance.shuffle(cards.span());
    const auto team = static_cast<std::size_t>(rules.players / 2);
    std::size_t number = 0;
    for (int seat = 0; seat < rules.players; ++seat) {
      if (rules.is_hero(seat) != heroes) continue;
      // DUE-05; an odd card goes to the first.
      for (std::size_t i = number; i < cards.size(); i += team) at(stacks, seat).push(cards[i]);
      ++number;
    }
  }
  for (int seat = 0; seat < rules.players; ++seat) {
    round.rows.assign(stack(seat), at(stacks, seat).span());
    events.tell(Said::dealt, seat, -1, static_cast<int>(at(stacks, seat).size()));
  }
  round.due = round.waiting = Seats::of(bit(rules.players) - 1);
}

void Duel::list(const Rules&, const Round& round, int seat, Desk&, Choices& choices) {
  choices.actions.clear();
  if (acting(round) >> seat & 1) choices.actions.push(kFlip);
}

void Duel::apply(const Rules& rules, Round& round, int seat, int, const Choices&, Chance&,
                 Events events) {
  events.tell(Said::flipped, seat);
  round.waiting = Seats::of(round.waiting.bits & ~bit(seat));
  if (round.waiting.bits == 0) turn_up(rules, round, events);
}

void Duel::resample(const Rules& rules, Round& round, int, Chance& chance) {
  // What was won lay open. Only the dealt stacks are unknown, and each keeps to its colour.
  for (const bool heroes : {true, false}) {
    const auto each = [&](auto visit) {
      for (int seat = 0; seat < rules.players; ++seat) {
        if (rules.is_hero(seat) != heroes) continue;
        for (Code& piece : round.rows[stack(seat)]) visit(piece);
      }
    };
    Pile<kCards> loose;
    each([&](Code& piece) { loose.push(piece); });
    chance.shuffle(loose.span());
    std::size_t next = 0;
    each([&](Code& piece) { piece = loose[next++]; });
  }
}

// For each seat, counted from the observer's own: how many of each kind of piece it has won and has
// turned up, and numbers. Then how many of each kind nobody has won, and more numbers. In a war
// what each has won is also given in the order in which it is played.
std::size_t Duel::observation(const Rules& rules) {
  const auto players = static_cast<std::size_t>(rules.players);
  return players * (2 * kKinds + 6 + (rules.war ? kCards : 0)) + kKinds + 4;
}

std::vector<Part> Duel::layout(const Rules& rules) {
  std::vector<Part> parts;
  for (int step = 0; step < rules.players; ++step) {
    const std::string whose = " of " + seat_name(step);
    parts.insert(parts.end(), {{"cards won" + whose, kKinds, "pieces, jokers last"},
                               {"cards turned up" + whose, kKinds, "pieces, jokers last"},
                               {"stack" + whose, 1, "number"},
                               {"number of cards won" + whose, 1, "number"},
                               {"hero: " + seat_name(step), 1, "flag"},
                               {"in the trick: " + seat_name(step), 1, "flag"},
                               {"still to flip: " + seat_name(step), 1, "flag"},
                               {"won the last trick: " + seat_name(step), 1, "flag"}});
    if (rules.war) parts.push_back({"order of the cards won" + whose, kCards, "piece codes"});
  }
  parts.insert(parts.end(), {{"cards that nobody won", kKinds, "pieces, jokers last"},
                             {"tricks", 2, "number, the high byte first"},
                             {"tricks left", 2, "number, the high byte first"}});
  return parts;
}

std::vector<Part> Duel::action_parts(const Rules&) { return {{"flip", 1, ""}}; }

void Duel::observe(const Rules& rules, const Round& round, int seat, std::uint8_t* bytes) {
  std::fill_n(bytes, observation(rules), std::uint8_t{0});
  std::uint8_t* place = bytes;
  const auto plane = [&](std::span<const Code> pieces) {
    for (const Code piece : pieces) ++place[kind_of(piece)];
    place += kKinds;
  };
  const NumberWriter number{place};
  for (int step = 0; step < rules.players; ++step) {
    const int other = seats_after(seat, step, rules.players);
    const std::span<const Code> won = round.rows[pile(other)];
    plane(won);
    plane(round.rows[turned(other)]);
    number(static_cast<int>(round.rows.size(stack(other))));
    number(static_cast<int>(won.size()));
    number(rules.is_hero(other));
    number(round.due.bits >> other & 1);
    number(round.waiting.bits >> other & 1);
    number(round.last_winner == other);
    if (!rules.war) continue;
    std::copy(won.begin(), won.end(), place);
    place += kCards;
  }
  plane(round.rows[kNobodys]);
  number(round.tricks >> 8);
  number(round.tricks & 255);
  const int left = rules.max_tricks - round.tricks;
  number(left >> 8);
  number(left & 255);
}

}  // namespace rummel
