#include "rummel/rounds/tiles.hpp"

#include <algorithm>
#include <array>

#include "rummel/arrange_melds.hpp"
#include "tiles_glance.hpp"

namespace rummel {
namespace {

using Rules = Tiles::Rules;
using Round = Tiles::Round;
using Phase = Tiles::Phase;
using Said = Tiles::Said;
using Rack = Tiles::Rack;

constexpr std::array kOptions{
    Option<Rules>{"players", &Rules::players, 2, 4},
    Option<Rules>{"hand", &Rules::hand, 5, 26},
    Option<Rules>{"jokers", &Rules::jokers, 0, 4},
    Option<Rules>{"dealt_joker", &Rules::dealt_joker, 0, 2},
    Option<Rules>{"starter", &Rules::starter, 0, 2},
    Option<Rules>{"drawer_starts", &Rules::drawer_starts, 0, 1},
    Option<Rules>{"next_starter", &Rules::next_starter, 0, 2},
    Option<Rules>{"turn", &Rules::turn, 0, 3},
    Option<Rules>{"exchanged", &Rules::exchanged, 0, 1},
    Option<Rules>{"exchange_order", &Rules::exchange_order, 0, 1},
    Option<Rules>{"take_scrap", &Rules::take_scrap, 0, 1},
    Option<Rules>{"reject_on_empty", &Rules::reject_on_empty, 0, 1},
    Option<Rules>{"changes", &Rules::changes, 0, 26},
    Option<Rules>{"most_tiles", &Rules::most_tiles, 3, 108},
    Option<Rules>{"most_tiles_of", &Rules::most_tiles_of, 0, 0},
    Option<Rules>{"melds", &Rules::melds, 0, 2},
    Option<Rules>{"ace", &Rules::ace, 0, 2},
    Option<Rules>{"ace_high", &Rules::ace_high, 1, 14},
    Option<Rules>{"ace_at_both_ends", &Rules::ace_at_both_ends, 0, 1},
    Option<Rules>{"mixed_runs", &Rules::mixed_runs, 0, 1},
    Option<Rules>{"minimum", &Rules::minimum, 0, 200},
    Option<Rules>{"opening", &Rules::opening, 0, 1},
    Option<Rules>{"joker_opens", &Rules::joker_opens, 0, 1},
    Option<Rules>{"table_when_opening", &Rules::table_when_opening, 0, 0},
    Option<Rules>{"rebuild", &Rules::rebuild, 0, 0},
    Option<Rules>{"table_joker", &Rules::table_joker, 0, 3},
    Option<Rules>{"joker_from_rack", &Rules::joker_from_rack, 0, 1},
    Option<Rules>{"joker_tile_moves", &Rules::joker_tile_moves, 0, 1},
    Option<Rules>{"joker_joins", &Rules::joker_joins, 0, 0},
    Option<Rules>{"one_joker", &Rules::one_joker, 0, 1},
    Option<Rules>{"board_cells", &Rules::board_cells, 0, 0},
    Option<Rules>{"hand_finish", &Rules::hand_finish, 0, 2},
    Option<Rules>{"hand_finish_last", &Rules::hand_finish_last, 0, 26},
    Option<Rules>{"last_tile_ends", &Rules::last_tile_ends, 0, 1},
    Option<Rules>{"passing", &Rules::passing, 0, 1},
    Option<Rules>{"blocked", &Rules::blocked, 0, 1},
    Option<Rules>{"scoring", &Rules::scoring, 0, 1},
    Option<Rules>{"joker_hand", &Rules::joker_hand, 0, 50},
    Option<Rules>{"max_turns", &Rules::max_turns, 1, 10'000},
};

// Steps of search: for the turn with most tiles as the engine's bots have them, for the others
// enough for nearly all positions.
constexpr std::int64_t kWork = 400'000;
constexpr std::int64_t kWorkForOthers = 50'000;

bool must_reject(const Rules& rules, const Round& round) {
  return rules.turn == Tiles::kDrawAndReject && (round.drawn >= 0 || rules.reject_on_empty);
}

int worth_of(const Rules& rules, const Rack& rack) {
  int total = 0;
  for (const Code piece : rack) total += piece >= kJoker ? rules.joker_hand : piece & 15;
  return total;
}

Laws laws_of(const Rules& rules) {
  // By the order of the engine's choices.
  constexpr std::array kTableJokers{TableJoker::any, TableJoker::declared, TableJoker::both,
                                    TableJoker::free};
  Laws laws;
  laws.runs = rules.melds != 1;
  laws.sets = rules.melds != 2;
  laws.mixed_runs = rules.mixed_runs;
  laws.table_joker = kTableJokers[static_cast<std::size_t>(rules.table_joker)];
  laws.declared = laws.table_joker == TableJoker::declared;
  laws.ace = static_cast<Ace>(rules.ace);
  laws.longest_run = rules.ace_at_both_ends && laws.ace != Ace::low ? 14 : 13;
  laws.jokers = rules.one_joker ? JokerLimit::one : JokerLimit::natural;
  laws.joker_tile = rules.joker_from_rack    ? JokerTile::rack
                    : rules.joker_tile_moves ? JokerTile::moved
                                             : JokerTile::lying;
  laws.ace_high = rules.ace_high;
  laws.joker_laid = rules.joker_opens;
  laws.joker_hand = rules.joker_hand;
  return laws;
}

// ----------------------------------------------------------------------------------- choices

// What the seat may lay, by the objectives of an aim.
Question question(const Rules& rules, const Round& round, int seat, int aim) {
  static const std::array<std::vector<Objective>, Tiles::kAims> kObjectives{{
      {Objective::tiles, Objective::points},
      {Objective::points, Objective::tiles},
      {Objective::left, Objective::tiles},
      {Objective::jokers, Objective::tiles},
      {Objective::undisturbed, Objective::tiles},
  }};
  const Rack& rack = at(round.hands, seat);
  Question ask;
  ask.laws = laws_of(rules);
  ask.table = round.table.melds();
  ask.rack.assign(rack.begin(), rack.end());
  ask.opened = at(round.opened, seat);
  ask.minimum = rules.minimum;
  ask.opening = static_cast<Opening>(rules.opening);
  ask.out_opens = rules.hand_finish == Tiles::kHandrummy;
  ask.most = rules.most_tiles;
  ask.keep = must_reject(rules, round);
  ask.objectives = at(kObjectives, aim);
  ask.work = aim == 0 ? kWork : kWorkForOthers;
  return ask;
}

Glance glance_at(const Rules& rules, const Round& round, int seat, Turn* turn = nullptr) {
  const Rack& rack = at(round.hands, seat);
  const Laws laws = laws_of(rules);
  const int most =
      std::min(rules.most_tiles, static_cast<int>(rack.size()) - int{must_reject(rules, round)});
  return glance({laws, round.table, rack.span(), at(round.opened, seat), rules.minimum,
                 static_cast<Opening>(rules.opening), rules.hand_finish == Tiles::kHandrummy, most},
                turn);
}

bool can_lay(const Rules& rules, const Round& round, int seat, Desk& desk) {
  if (at(round.hands, seat).size() > kLongestRack) return false;
  const Glance seen = glance_at(rules, round, seat);
  if (seen != Glance::unclear) return seen == Glance::something;
  return !desk.arrange(question(rules, round, seat, 0)).laid.empty();
}

// The action with each tile of the rack; two copies are one choice.
void push_each(const Rack& rack, int from, Tiles::Choices& choices, int barred = -1) {
  for (std::size_t i = 0; i < rack.size(); ++i) {
    if ((i == 0 || rack[i] != rack[i - 1]) && rack[i] != barred) {
      choices.actions.push(from + index_with_joker(rack[i]));
    }
  }
}

// SNR-37: after the draw, before the opening.
bool may_change(const Rules& rules, const Round& round) {
  return !round.pool.empty() && round.drawn >= 0 && !at(round.opened, round.turn) &&
         round.changed < rules.changes;
}

// ------------------------------------------------------------------------------------ the end

int next_first(const Rules& rules, const Round& round) {
  if (rules.next_starter == Tiles::kChosenAgain) return kNobody;
  // MYR-45, Q-MYR-21: who would have been next; else left of this round's starter.
  const int last = rules.next_starter == Tiles::kAfterLast ? round.turn : round.first;
  return seats_after(last, 1, rules.players);
}

void end(const Rules& rules, Round& round, Tiles::Reason reason, Events events) {
  round.result.over = true;
  round.result.reason = reason;
  round.result.next_first = static_cast<std::int8_t>(next_first(rules, round));
  events.tell(Said::over);
}

// The player on turn has shed everything.
void go_out(const Rules& rules, Round& round, bool doubled, Events events) {
  Result& result = round.result;
  const int winner = round.turn;
  result.winners = static_cast<std::uint8_t>(bit(winner));
  if (rules.scoring == 1) {
    at(result.points, winner) = 1;
  } else {
    int sum = 0;
    for (int seat = 0; seat < rules.players; ++seat) {
      const int lost = (doubled ? 2 : 1) * worth_of(rules, at(round.hands, seat));
      at(result.points, seat) = static_cast<std::int16_t>(-lost);
      sum += lost;
    }
    at(result.points, winner) = static_cast<std::int16_t>(sum);
  }
  end(rules, round, doubled ? Tiles::kOutDouble : Tiles::kOut, events);
}

// The round ends with tiles on every rack.
void close(const Rules& rules, Round& round, Tiles::Reason reason, Events events) {
  Result& result = round.result;
  std::array<int, Tiles::kMostSeats> left{};
  int low = 1 << 20;
  for (int seat = 0; seat < rules.players; ++seat) {
    at(left, seat) = worth_of(rules, at(round.hands, seat));
    at(result.left, seat) = static_cast<std::int16_t>(at(left, seat));
    low = std::min(low, at(left, seat));
    events.tell(Said::left, seat, -1, at(left, seat));
  }
  result.counted = true;
  int winners = 0;
  const bool lowest_wins = rules.blocked == 1;
  for (int seat = 0; seat < rules.players && lowest_wins; ++seat) {
    if (at(left, seat) == low) result.winners |= static_cast<std::uint8_t>(bit(seat)), ++winners;
  }
  const auto wins = [&](int seat) { return (result.winners >> seat & 1) != 0; };
  if (rules.scoring == 1) {  // Q-BSN-13
    if (winners > 1) {
      result.winners = 0;
      reason = Tiles::kEven;
    }
    for (int seat = 0; seat < rules.players; ++seat) at(result.points, seat) = wins(seat);
  } else if (!lowest_wins) {  // SNR-40
    for (int seat = 0; seat < rules.players; ++seat) {
      at(result.points, seat) = static_cast<std::int16_t>(-at(left, seat));
    }
  } else {
    // The others pay the difference; several lowest share it, rounded down.
    int sum = 0;
    for (int seat = 0; seat < rules.players; ++seat) sum += at(left, seat) - low;
    for (int seat = 0; seat < rules.players; ++seat) {
      at(result.points, seat) =
          static_cast<std::int16_t>(wins(seat) ? sum / winners : low - at(left, seat));
    }
  }
  end(rules, round, reason, events);
}

// BSN-31: whoever draws the last tile ends the round, at that moment (Q-BSN-6).
bool ends_with_last(const Rules& rules, Round& round, Events events) {
  if (!rules.last_tile_ends || !round.pool.empty()) return false;
  close(rules, round, Tiles::kLastDrawn, events);
  return true;
}

// The next player's turn, unless nobody wants to go on or the round has lasted too long.
void turn_over(const Rules& rules, Round& round, Events events, int passes = 0) {
  ++round.turns;
  if (passes >= rules.players) return close(rules, round, Tiles::kBlocked, events);
  if (round.turns >= rules.max_turns) return close(rules, round, Tiles::kCap, events);
  round.turn = static_cast<std::int8_t>(seats_after(round.turn, 1, rules.players));
  round.phase = !round.pool.empty() && rules.draws_first() ? Phase::draw : Phase::play;
  round.passes = static_cast<std::int16_t>(passes);
  round.drawn = -1;
  round.changed = 0;
  round.doubled = false;
}

// ----------------------------------------------------------------------------------- the turn

void draw(const Rules& rules, Round& round, Events events) {
  const int seat = round.turn;
  const Code tile = round.pool.pop();
  at(round.hands, seat).add(tile);
  events.tell(Said::drew, seat);
  events.whisper(Said::got, seat, tile);
  if (rules.turn == Tiles::kLayOrDraw) {
    if (!ends_with_last(rules, round, events)) turn_over(rules, round, events);
    return;
  }
  round.drawn = tile;
  round.phase = rules.turn == Tiles::kLayOrExchange ? Phase::give_back : Phase::play;
  ends_with_last(rules, round, events);
}

void exchange(const Rules& rules, Round& round, Code tile, Chance& chance, Events events) {
  const int seat = round.turn;
  Rack& hand = at(round.hands, seat);
  hand.remove(tile);
  int got = -1;
  if (round.phase != Phase::give_back) {  // Q-SNR-2: the tile is named before the new one is seen
    got = round.pool.pop();
    hand.add(static_cast<Code>(got));
  }
  if (rules.exchanged == 1) {
    round.scrap.push(tile);
  } else {
    // The pool's order is unknown, so a place by chance mixes the tile in.
    round.pool.insert(chance.below(static_cast<std::uint32_t>(round.pool.size() + 1)), tile);
  }
  events.tell(Said::exchanged, seat);
  events.whisper(Said::gave, seat, tile);
  if (got >= 0) events.whisper(Said::got, seat, got);
  if (ends_with_last(rules, round, events)) return;
  if (rules.turn == Tiles::kDrawAndKeep) {
    Round going = round;
    going.drawn = static_cast<std::int16_t>(got);
    ++going.changed;
    going.phase = Phase::change;
    if (may_change(rules, going)) {
      round = going;
      return;
    }
  }
  turn_over(rules, round, events);
}

void reject(const Rules& rules, Round& round, Code tile, Events events) {
  const int seat = round.turn;
  at(round.hands, seat).remove(tile);
  round.scrap.push(tile);
  events.tell(Said::discarded, seat, tile);
  if (at(round.hands, seat).empty()) return go_out(rules, round, round.doubled, events);
  turn_over(rules, round, events);
}

// Whether going out with `count` tiles at once counts double.
bool doubles(const Rules& rules, bool opened, bool rack_only, int count) {
  if (rules.hand_finish == Tiles::kPlain) return false;
  if (rules.hand_finish_last > 0 && rules.hand_finish_last <= count) return true;  // Q-MYR-16
  // MYR-48 says "from the rack"; SNR-33 only asks that nothing was laid before.
  return !opened && (rack_only || rules.hand_finish == Tiles::kDouble);
}

void fill_pack(Rack& pack, int jokers) {
  pack.clear();
  for (int copy = 0; copy < 2; ++copy) {
    for (int index = 0; index < 52; ++index) pack.push(piece_at(index));
  }
  for (int i = 0; i < jokers; ++i) pack.push(kJoker);
}

// By lot (MYR-10), or by the lowest or highest tile drawn (SNR-15).
int starter(const Rules& rules, Chance& chance, Events events) {
  if (rules.starter == Tiles::kLot) {
    return static_cast<int>(chance.below(static_cast<std::uint32_t>(rules.players)));
  }
  std::array<int, Tiles::kMostSeats> best{0, 1, 2, 3};
  auto count = static_cast<std::size_t>(rules.players);
  Rack tiles;
  std::size_t next = 0;
  while (count > 1) {  // players who tie draw again (Q-SNR-11)
    if (tiles.size() - next < count) {
      fill_pack(tiles, rules.jokers);
      chance.shuffle(tiles.span());
      next = 0;
    }
    std::array<int, Tiles::kMostSeats> counts{};
    int wanted = -1;
    for (std::size_t i = 0; i < count; ++i) {
      const Code tile = tiles[next++];
      events.tell(Said::lot, best[i], tile);
      // A joker counts as on a rack: too much to be the lowest.
      counts[i] = tile >= kJoker ? rules.joker_hand : tile & 15;
      const bool better = rules.starter == Tiles::kLowest ? counts[i] < wanted : counts[i] > wanted;
      if (i == 0 || better) wanted = counts[i];
    }
    std::size_t still = 0;
    for (std::size_t i = 0; i < count; ++i) {
      if (counts[i] == wanted) best[still++] = best[i];
    }
    count = still;
  }
  return seats_after(best[0], rules.drawer_starts ? 0 : 1, rules.players);  // Q-SNR-10
}

}  // namespace

// -------------------------------------------------------------------------------------- family

std::span<const Option<Rules>> Tiles::options() { return kOptions; }

// Options that clash, which the engine refuses as well.
void Tiles::read_lists(Rules& rules, const Numbers&) {
  if (rules.players * rules.hand > 2 * 52 + rules.jokers) throw NotNative("hand");
  if (rules.dealt_joker != kByChance && rules.jokers < rules.players) throw NotNative("dealt_joker");
  if (rules.exchange_order == 1 && rules.turn != kLayOrExchange) throw NotNative("exchange_order");
  if (rules.take_scrap && rules.turn != kDrawAndReject) throw NotNative("take_scrap");
  if (rules.reject_on_empty && rules.turn != kDrawAndReject) throw NotNative("reject_on_empty");
  if (rules.mixed_runs && rules.melds == 1) throw NotNative("mixed_runs");
  if (rules.ace != 0 && rules.melds == 1) throw NotNative("ace");
}

void Tiles::check(const Rules& rules, const Round& round) {
  const Laws laws = laws_of(rules);
  const auto is_seat = [&](int seat) { return seat >= 0 && seat < rules.players; };
  const auto is_tile = [](int tile) {
    return tile == kJoker || (tile >= 0 && tile < kJoker && is_natural(static_cast<Code>(tile)));
  };
  const auto most = [&](Code tile) { return tile == kJoker ? rules.jokers : 2; };
  std::array<int, kJoker + 1> count{};
  int all = 0;
  const auto take = [&](Code tile) {
    ++all;
    return is_tile(tile) && ++at(count, tile) <= most(tile);
  };
  need(is_seat(round.first), "first");
  need(is_seat(round.turn), "turn");
  need(round.phase <= Phase::reject, "phase");
  for (int seat = 0; seat < rules.players; ++seat) {
    const Rack& hand = at(round.hands, seat);
    need(!hand.empty() && std::is_sorted(hand.begin(), hand.end()) &&
             std::all_of(hand.begin(), hand.end(), take),
         "hands");
  }
  need(std::all_of(round.pool.begin(), round.pool.end(), take), "pool");
  need(std::all_of(round.scrap.begin(), round.scrap.end(), take), "scrap");
  round.table.each([&](std::span<const Code> meld) {
    for (const Code one : meld) {
      // In a meld a joker has the tile that it stands for.
      need(one < 2 * kJoker && is_natural(one & ~kJoker) && take(in_hand(one)), "table");
    }
    need(is_meld(meld, laws), "table");
  });
  need(all == 2 * 52 + rules.jokers, "pool");  // every tile is somewhere
  std::array<int, kJoker + 1> last{};
  for (const Code one : round.last) need(is_tile(one) && ++at(last, one) <= most(one), "last");

  need(round.turns >= 0 && round.turns < rules.max_turns, "turns");
  need(round.passes >= 0 && round.passes < rules.players && (round.passes == 0 || round.pool.empty()),
       "passes");
  const Rack& hand = at(round.hands, round.turn);
  const bool drawn = round.drawn >= 0;
  const bool rejects = round.phase == Phase::reject;
  need(round.drawn >= -1 && (!drawn || is_tile(round.drawn)), "drawn");
  need(!drawn || rules.draws_first() || round.phase == Phase::give_back, "drawn");
  // What was drawn may have been laid before a tile is rejected.
  need(!drawn || rejects || hand.has(static_cast<Code>(round.drawn)), "drawn");
  need(round.changed >= 0 && round.changed <= rules.changes, "changed");
  need(round.changed == 0 || round.phase == Phase::change, "changed");
  need(!round.doubled || rejects, "double");
  const bool fits = [&] {
    switch (round.phase) {
      case Phase::draw:
        return rules.draws_first() && !round.pool.empty() && !drawn;
      case Phase::play:
        return !rules.draws_first() || drawn || round.pool.empty();
      case Phase::change:
        return rules.turn == kDrawAndKeep && may_change(rules, round);
      case Phase::give_back:
        return rules.turn == kLayOrExchange && rules.exchange_order == 1 && drawn && hand.size() > 1;
      default:
        return must_reject(rules, round);
    }
  }();
  need(fits, "phase");
}

void Tiles::deal(const Rules& rules, const Start& start, Round& round, Chance& chance,
                 Events events) {
  round = Round{};
  const int first = start.first == kNobody ? starter(rules, chance, events) : start.first;
  int size = rules.hand;
  Rack pack;
  int later = 0;
  bool own = false;
  fill_pack(pack, rules.jokers);
  if (rules.dealt_joker != kByChance) {  // BSN-06: a joker each, and the rest at random
    const int spare = rules.jokers - rules.players;
    --size;
    own = true;
    later = rules.dealt_joker == kOne ? spare : 0;
    fill_pack(pack, rules.dealt_joker == kOne ? 0 : spare);
  }
  chance.shuffle(pack.span());
  std::size_t next = 0;
  for (int seat = 0; seat < rules.players; ++seat) {
    Rack& hand = at(round.hands, seat);
    for (int i = 0; i < size; ++i) hand.push(pack[next++]);
    if (own) hand.push(kJoker);
    hand.sort();
  }
  for (; next < pack.size(); ++next) round.pool.push(pack[next]);
  if (later > 0) {
    for (int i = 0; i < later; ++i) round.pool.push(kJoker);
    chance.shuffle(round.pool.span());
  }
  round.first = round.turn = static_cast<std::int8_t>(first);
  round.phase = rules.draws_first() && !round.pool.empty() ? Phase::draw : Phase::play;
  events.tell(Said::dealt, kNobody, -1, static_cast<int>(round.pool.size()));
  events.tell(Said::starts, first);
}

void Tiles::list(const Rules& rules, const Round& round, int seat, Desk& desk, Choices& choices) {
  auto& actions = choices.actions;
  actions.clear();
  if (round.result.over || seat != round.turn) return;
  const Rack& hand = at(round.hands, seat);
  const bool may_lay = round.phase == Phase::play && can_lay(rules, round, seat, desk);
  // SNR-38: on an empty pool only those pass who can't lay, where passing is for the unable.
  const bool must_lay = rules.passing == 1 && may_lay;

  if (round.phase == Phase::draw) {
    actions.push(kDraw);
    if (rules.take_scrap && !round.scrap.empty()) actions.push(kTake);
  } else if (round.phase == Phase::reject ||
             (rules.turn == kDrawAndReject && round.drawn >= 0)) {
    push_each(hand, kReject, choices);
  } else if (round.phase == Phase::give_back) {
    // Q-SNR-2's option: any but the tile just drawn.
    const bool twice = hand.count(static_cast<Code>(round.drawn)) > 1;
    push_each(hand, kExchange, choices, twice ? -1 : round.drawn);
  } else if (round.phase == Phase::change || rules.turn == kDrawAndKeep) {
    if (round.drawn >= 0 || !must_lay) actions.push(kPass);
    if (round.drawn >= 0 && may_change(rules, round)) push_each(hand, kExchange, choices);
  } else if (round.pool.empty() || rules.turn == kDrawAndReject) {
    if (!must_lay) actions.push(kPass);
  } else if (rules.turn == kLayOrExchange && rules.exchange_order == 0) {
    push_each(hand, kExchange, choices);
  } else {
    actions.push(kDraw);
  }
  if (!may_lay) return;
  for (int aim = 0; aim < kAims; ++aim) {
    if (aim == kFewestJokers && hand.top() != kJoker) continue;
    if (aim == kLeastDisturbed && !(at(round.opened, seat) && round.table.size() > 0)) continue;
    actions.push(kLay + aim);
  }
}

void Tiles::apply(const Rules& rules, Round& round, int seat, int action, const Choices&,
                  Chance& chance, Events events) {
  if (action >= kReject) return reject(rules, round, piece_with_joker(action - kReject), events);
  if (action >= kExchange) {
    return exchange(rules, round, piece_with_joker(action - kExchange), chance, events);
  }
  switch (action) {
    case kDraw:
      return draw(rules, round, events);
    case kTake: {
      const Code tile = round.scrap.pop();
      at(round.hands, seat).add(tile);
      round.drawn = tile;
      round.phase = Phase::play;
      events.tell(Said::took, seat, tile);
      return;
    }
    default:
      events.tell(Said::passed, seat);
      return turn_over(rules, round, events, round.drawn >= 0 ? 0 : round.passes + 1);
  }
}

Turn Tiles::turn(const Rules& rules, const Round& round, int seat, int action, Desk& desk) {
  const Answer& answer = desk.arrange(question(rules, round, seat, action - kLay));
  if (!answer.laid.empty()) return {answer.table, answer.laid, answer.points};
  // The aim is best served by nothing, which is no turn: the one with most tiles is.
  if (action != kLay) return turn(rules, round, seat, kLay, desk);
  // The search gave up before it found what there is to see.
  Turn seen;
  glance_at(rules, round, seat, &seen);
  return seen;
}

Offer Tiles::offer(const Turn& turn) { return {"lay", {{"table", as_field(turn.table)}}}; }

void Tiles::lay(const Rules& rules, Round& round, const Turn& turn, Events events) {
  const int seat = round.turn;
  const bool rejects = must_reject(rules, round);
  const Melds old = round.table.melds();
  Melds wanted = turn.table;
  const int fresh = in_order(old, wanted);
  const bool rack_only = wanted.size() - static_cast<std::size_t>(fresh) == old.size();
  round.table.clear();
  for (const auto& meld : wanted) round.table.push(meld);
  Rack& hand = at(round.hands, seat);
  remove_all(hand, turn.laid);
  round.last.clear();
  for (const Code tile : turn.laid) round.last.add(tile);
  const bool opened = at(round.opened, seat);
  const bool all_gone = static_cast<int>(hand.size()) == static_cast<int>(rejects);
  events.tell(Said::laid, seat, round.last[0], fresh);
  if (!opened) {
    const bool free_of_minimum = rules.hand_finish == kHandrummy && all_gone && rack_only;
    at(round.opened, seat) = true;
    events.tell(Said::opened, seat, -1, free_of_minimum ? 0 : turn.points);
  }
  const bool doubled =
      all_gone &&
      doubles(rules, opened, rack_only, static_cast<int>(turn.laid.size()) + int{rejects});
  if (hand.empty()) return go_out(rules, round, doubled, events);
  if (rejects) {
    round.phase = Phase::reject;
    round.doubled = doubled;
    return;
  }
  turn_over(rules, round, events);
}

void Tiles::resample(const Rules& rules, Round& round, int seat, Chance& chance) {
  const bool over = round.result.over;
  const auto shown = [&](int other) { return over || other == seat; };
  // Everybody knows that each has been dealt a joker (BSN-06).
  const auto fixed = [&](Code piece) {
    return rules.dealt_joker != kByChance && piece == kJoker;
  };
  const bool scrap_is_open = rules.turn == kDrawAndReject;
  std::array<Rack*, kMostSeats + 2> groups{};
  std::size_t count = 0;
  for (int other = 0; other < rules.players; ++other) {
    if (!shown(other)) groups[count++] = &at(round.hands, other);
  }
  groups[count++] = &round.pool;
  if (!scrap_is_open) groups[count++] = &round.scrap;
  Rack loose;
  for (std::size_t i = 0; i < count; ++i) {
    for (const Code piece : *groups[i]) {
      if (!fixed(piece)) loose.push(piece);
    }
  }
  chance.shuffle(loose.span());
  std::size_t next = 0;
  for (std::size_t i = 0; i < count; ++i) {
    for (Code& piece : groups[i]->span()) {
      if (!fixed(piece)) piece = loose[next++];
    }
  }
  for (int other = 0; other < rules.players; ++other) {
    if (!shown(other)) at(round.hands, other).sort();
  }
  if (round.drawn >= 0 && !shown(round.turn)) {
    const Rack& hand = at(round.hands, round.turn);
    round.drawn = hand[chance.below(static_cast<std::uint32_t>(hand.size()))];
  }
}

// As many tiles as can be laid; else it draws, or gives its dearest tile away.
Action Tiles::greedy(const Rules&, const Round&, int, const Choices& choices, Desk&) {
  const auto& actions = choices.actions;
  if (actions.has(kLay)) return kLay;
  int best = -1;
  std::pair<bool, int> least{};
  for (const int action : actions) {
    if (action < kExchange) continue;
    const int index = (action - kExchange) % 53;
    const std::pair<bool, int> cost{index == 52, index == 52 ? 0 : -(index % 13 + 1)};
    if (best < 0 || cost < least) best = action, least = cost;
  }
  return static_cast<Action>(best >= 0 ? best : actions[0]);
}

}  // namespace rummel
