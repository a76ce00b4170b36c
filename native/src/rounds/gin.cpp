#include "rummel/rounds/gin.hpp"

#include <algorithm>
#include <bit>
#include <string>
#include <unordered_map>

#include "rummel/arrange_melds.hpp"

namespace rummel {
namespace {

using Rules = Gin::Rules;
using Round = Gin::Round;
using Phase = Gin::Phase;
using Ending = Gin::Ending;
using Said = Gin::Said;
using Cards = Gin::Cards;

constexpr std::array kOptions{
    Option<Rules>{"players", &Rules::players, 2, 4},
    Option<Rules>{"packs", &Rules::packs, 1, 2},
    Option<Rules>{"upcard", &Rules::upcard, 0, 1},
    Option<Rules>{"court_ten", &Rules::court_ten, 0, 1},
    Option<Rules>{"discards_return", &Rules::discards_return, 0, 2},
    Option<Rules>{"may_return_taken", &Rules::may_return_taken, 0, 1},
    Option<Rules>{"end_before_draw", &Rules::end_before_draw, 0, 1},
    Option<Rules>{"end_after_discard", &Rules::end_after_discard, 0, 1},
    Option<Rules>{"limit", &Rules::limit, 0, 20},
    Option<Rules>{"oklahoma", &Rules::oklahoma, 0, 1},
    Option<Rules>{"oklahoma_ace", &Rules::oklahoma_ace, 0, 1},
    Option<Rules>{"spades_double", &Rules::spades_double, 0, 1},
    Option<Rules>{"least_melded", &Rules::least_melded, 0, 10},
    Option<Rules>{"big_gin", &Rules::big_gin, 0, 1},
    Option<Rules>{"big_gin_dealt", &Rules::big_gin_dealt, 0, 1},
    Option<Rules>{"layoff_on_gin", &Rules::layoff_on_gin, 0, 1},
    Option<Rules>{"best_spread", &Rules::best_spread, 0, 1},
    Option<Rules>{"big_gin_bonus", &Rules::big_gin_bonus, 0, 100},
    Option<Rules>{"gin_bonus", &Rules::gin_bonus, 0, 100},
    Option<Rules>{"knock_bonus", &Rules::knock_bonus, 0, 100},
    Option<Rules>{"lowest_bonus", &Rules::lowest_bonus, 0, 100},
    Option<Rules>{"two_score_lowest", &Rules::two_score_lowest, 0, 1},
    Option<Rules>{"win_bonus", &Rules::win_bonus, 0, 100},
    Option<Rules>{"undercut_bonus", &Rules::undercut_bonus, 0, 100},
    Option<Rules>{"tie", &Rules::tie, 0, 2},
    Option<Rules>{"tie_keeps_bonus", &Rules::tie_keeps_bonus, 0, 1},
    Option<Rules>{"wall", &Rules::wall, 0, 10},
    Option<Rules>{"last_discard", &Rules::last_discard, 0, 2},
    Option<Rules>{"stalled", &Rules::stalled, 0, 2},
    Option<Rules>{"max_turns", &Rules::max_turns, 1, 10'000},
    Option<Rules>{"max_takes", &Rules::max_takes, 0, 1000},
    Option<Rules>{"max_returns", &Rules::max_returns, 0, 100},
};

constexpr int kSpades = 3;

void fill_pack(const Rules& rules, Pile<104>& pack) {
  pack.clear();
  for (int copy = 0; copy < rules.packs; ++copy) {
    for (int index = 0; index < 52; ++index) pack.push(piece_at(index));
  }
}

bool at_wall(const Rules& rules, const Round& round) {
  return static_cast<int>(round.stock.size()) <= rules.wall;
}

// The last discard was taken, and only to end.
bool must_end(const Rules& rules, const Round& round) {
  return round.taken && rules.last_discard == Gin::kLastToEnd && at_wall(rules, round);
}

int least_points(const Rules& rules, const Cards& hand) {
  return least_deadwood(hand.span(), rules.cap(), Gin::kHand - rules.least_melded);
}

bool is_enough(const Round& round, int least) { return least >= 0 && least <= round.limit; }

// Whether the discard may be taken although the stock has come to its end.
bool may_take_last(const Rules& rules, const Round& round) {
  if (rules.last_discard != Gin::kLastToEnd) return rules.last_discard == Gin::kLastOpen;
  const Code card = round.discards.top();
  Cards hand = at(round.hands, round.turn);
  hand.add(card);
  if (rules.big_gin && least_deadwood(hand.span(), rules.cap(), 0) == 0) return true;
  if (!rules.end_after_discard) return false;
  const auto least = least_after_discard(hand.span(), rules.cap(), Gin::kHand - rules.least_melded);
  for (std::size_t i = 0; i < hand.size(); ++i) {
    if (is_enough(round, least[i]) && (rules.may_return_taken || hand[i] != card)) return true;
  }
  return false;
}

// Grand Gin: all eleven, one of them just taken (GIN-15, Q-GIN-5).
bool has_big_gin(const Rules& rules, const Round& round, const Cards& hand) {
  return rules.big_gin && (round.drawn >= 0 || rules.big_gin_dealt) &&
         least_deadwood(hand.span(), rules.cap(), 0) == 0;
}

bool may_lay_off(const Rules& rules, const Round& round) {
  if (round.turn == round.opener) return false;
  return rules.layoff_on_gin || (round.ending != Ending::gin && round.ending != Ending::big_gin);
}

// The player on turn ended the round and has to show that it was right.
bool must_be_enough(const Round& round) {
  return round.turn == round.opener && round.ending != Ending::stalled;
}

int most_left(const Rules& rules, const Round& round) {
  if (!must_be_enough(round)) return Gin::kHand;
  return round.ending == Ending::big_gin ? 0 : Gin::kHand - rules.least_melded;
}

// ---------------------------------------------------------------------------------- lay-offs

// Least points left after any lay-offs. The order of the melds does not matter.
class LeastLeft {
 public:
  explicit LeastLeft(int cap) : cap_(cap) {}

  int of(const Cards& hand, const Gin::Melds& melds) {
    Gin::Melds sorted = melds;
    std::sort(sorted.at.begin(), sorted.at.begin() + sorted.size);
    const std::string key = key_of(hand, sorted);
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    int least = least_deadwood(hand.span(), cap_, Gin::kHand);
    for (std::size_t i = 0; i < sorted.size && least > 0; ++i) {
      if (i > 0 && sorted.at[i] == sorted.at[i - 1]) continue;
      for (const Code piece : sorted.at[i].fits()) {
        if (hand.has(piece)) least = std::min(least, after(hand, sorted, piece, i));
      }
    }
    known_.emplace(key, least);
    return least;
  }

  int after(Cards hand, Gin::Melds melds, Code piece, std::size_t meld) {
    hand.remove(piece);
    melds.at[meld].grow(piece);
    return of(hand, melds);
  }

 private:
  static std::string key_of(const Cards& hand, const Gin::Melds& melds) {
    std::string key(hand.begin(), hand.end());
    key.push_back('\xff');
    for (std::size_t i = 0; i < melds.size; ++i) {
      const Gin::Meld& meld = melds.at[i];
      for (const std::uint8_t part : {meld.low, meld.size, meld.suits}) {
        key.push_back(static_cast<char>(part));
      }
    }
    return key;
  }
  int cap_;
  std::unordered_map<std::string, int> known_;
};

// ----------------------------------------------------------------------------------- choices

// The pieces of a hand, and those of them that fit no meld of it, as bits.
struct Fitting {
  std::uint64_t pieces = 0;
  std::uint64_t loose = 0;
};

Fitting fitting_of(const Cards& hand) {
  Fitting found;
  std::uint64_t pieces = 0;
  std::size_t i = 0;
  // Whoever may end the round has ten pieces or eleven: for ten the compiler needs no loop.
  if (hand.size() >= Gin::kHand) {
    for (; i < Gin::kHand; ++i) pieces |= std::uint64_t{1} << hand[i];
  }
  for (; i < hand.size(); ++i) pieces |= std::uint64_t{1} << hand[i];
  const std::uint64_t starts = pieces & pieces >> 1 & pieces >> 2;
  const auto suit = [&](int number) { return pieces >> (16 * number) & 0xffff; };
  const std::uint64_t three = (suit(0) & suit(1) & (suit(2) | suit(3))) |
                              (suit(2) & suit(3) & (suit(0) | suit(1)));
  const std::uint64_t fits =
      starts | starts << 1 | starts << 2 | three * 0x0001'0001'0001'0001;
  found.pieces = pieces;
  found.loose = pieces & ~fits;
  return found;
}

// What fits no meld counts in any case, but for the dearest piece where one is thrown away. That settles
// most hands without a search. It is added up no further than it matters.
bool too_much_is_loose(const Rules& rules, const Round& round, std::uint64_t loose,
                       bool one_thrown_away) {
  int worth = 0;
  int dearest = 0;
  for (; loose != 0; loose &= loose - 1) {
    const int one = std::min(std::countr_zero(loose) & 15, rules.cap());
    worth += one;
    if (one_thrown_away) dearest = std::max(dearest, one);
    if (worth - dearest > round.limit) return true;
  }
  return false;
}

void list_discards(const Rules& rules, const Round& round, Gin::Choices& choices) {
  const Cards& hand = at(round.hands, round.turn);
  const int barred = round.taken && !rules.may_return_taken ? round.drawn : -1;
  const std::uint64_t barred_bit = barred < 0 ? 0 : std::uint64_t{1} << barred;
  const Fitting found = fitting_of(hand);
  // The same piece twice is one choice; the hand is sorted, as bits are.
  if (!must_end(rules, round)) {
    for (std::uint64_t left = found.pieces & ~barred_bit; left != 0; left &= left - 1) {
      choices.actions.push(Gin::kDiscard + index_of(static_cast<Code>(std::countr_zero(left))));
    }
  }
  choices.least[0] = Gin::Choices::kUnknown;
  if (rules.end_after_discard && !too_much_is_loose(rules, round, found.loose, true)) {
    choices.least =
        least_after_discard(hand.span(), rules.cap(), Gin::kHand - rules.least_melded);
    for (std::size_t i = 0; i < hand.size(); ++i) {
      const bool first_of_its_kind = i == 0 || hand[i] != hand[i - 1];
      if (first_of_its_kind && is_enough(round, choices.least[i]) && hand[i] != barred) {
        choices.actions.push(Gin::kKnockWith + index_of(hand[i]));
      }
    }
  }
  if (found.loose == 0 && has_big_gin(rules, round, hand)) choices.actions.push(Gin::kKnock);
}

void list_spreads(const Rules& rules, const Round& round, Gin::Choices& choices) {
  const Cards& hand = at(round.hands, round.turn);
  const bool lay_off = may_lay_off(rules, round);
  LeastLeft left(rules.cap());
  const bool only_best = rules.best_spread && lay_off;
  const int least = only_best ? left.of(hand, round.melds) : 0;
  bool any = false;
  for (std::size_t meld = 0; lay_off && meld < round.melds.size; ++meld) {
    for (const Code piece : round.melds.at[meld].fits()) {
      if (!hand.has(piece)) continue;
      any = true;
      if (only_best && left.after(hand, round.melds, piece, meld) != least) continue;
      choices.actions.push(Gin::kAdd + 52 * static_cast<int>(meld) + index_of(piece));
    }
  }
  // With `best_spread` lay-offs that help have to come first (Q-GIN-17).
  if (!only_best || !any || least_deadwood(hand.span(), rules.cap(), Gin::kHand) == least) {
    choices.actions.push(Gin::kSpread);
  }
}

// ------------------------------------------------------------------------------------ course

void open_spread(Round& round, int seat, Ending ending) {
  round.turn = static_cast<std::int8_t>(seat);
  round.phase = Phase::spread;
  round.ending = ending;
  round.opener = static_cast<std::int8_t>(seat);
  round.drawn = -1;
  round.taken = false;
}

// Nobody ended the round, and it can't go on (Q-GIN-15).
void stall(const Rules& rules, Round& round, int seat, Events events) {
  events.tell(Said::stalled);
  if (rules.stalled == Gin::kStalledCompare) {
    open_spread(round, seat, Ending::stalled);
    return;
  }
  const bool again = rules.stalled == Gin::kStalledAgain;
  round.result.over = true;
  round.result.is_void = again;
  round.result.reason = again ? Gin::kAgain : Gin::kVoid;
  round.result.next_first = round.first;
  events.tell(Said::over);
}

void take(const Rules& rules, Round& round, Events events) {
  if (round.phase == Phase::draw) {
    const bool to_end = at_wall(rules, round) && rules.last_discard == Gin::kLastToEnd;
    if (round.takes + 1 == rules.max_takes && !to_end) {
      stall(rules, round, round.turn, events);
      return;
    }
    ++round.takes;
  }
  const Code card = round.discards.pop();
  at(round.hands, round.turn).add(card);
  at(round.known, round.turn).add(card);
  round.phase = Phase::discard;
  round.drawn = card;
  round.taken = true;
  events.tell(Said::took, round.turn, card);
}

void draw(const Rules& rules, Round& round, Chance& chance, Events events) {
  int returned = -1;
  if (round.phase == Phase::draw) at(round.left_lying, round.turn).add(round.discards.top());
  if (rules.recycles()) {
    // GIN-13; back before the draw it could be drawn again at once (Q-GIN-14).
    const bool before = rules.discards_return == Gin::kReturnBefore;
    const Code unwanted = round.discards.pop();
    const auto size = static_cast<std::uint32_t>(round.stock.size());
    round.stock.insert(chance.below(size + before), unwanted);
    returned = unwanted;
  }
  const Code card = round.stock.pop();
  at(round.hands, round.turn).add(card);
  round.phase = Phase::discard;
  round.drawn = card;
  round.taken = false;
  events.tell(Said::drew, round.turn);
  events.whisper(Said::got, round.turn, card);
  if (returned >= 0) events.tell(Said::returned, kNobody, returned);
}

void discard(const Rules& rules, Round& round, Code card, Events events) {
  const int seat = round.turn;
  const int after = seats_after(seat, 1, rules.players);
  round.returns =
      static_cast<std::int16_t>(round.taken && card == round.drawn ? round.returns + 1 : 0);
  at(round.hands, seat).remove(card);
  at(round.known, seat).remove(card);
  round.discards.push(card);
  at(round.thrown, seat).add(card);
  round.turn = static_cast<std::int8_t>(after);
  round.phase = Phase::draw;
  round.drawn = -1;
  round.taken = false;
  ++round.turns;
  ++round.begun;
  events.tell(Said::discarded, seat, card);
  const bool capped = round.turns == rules.max_turns ||
                      (round.returns > 0 && round.returns == rules.max_returns);
  const bool nothing_to_do = rules.last_discard == Gin::kLastDead && !rules.end_before_draw &&
                             at_wall(rules, round);
  if (capped || nothing_to_do) stall(rules, round, after, events);
}

void add(Round& round, Code card, std::size_t meld, Events events) {
  const int seat = round.turn;
  at(round.hands, seat).remove(card);
  at(round.known, seat).remove(card);
  round.melds.at[meld].grow(card);
  events.tell(Said::added, seat, card, static_cast<int>(meld) + 1);
}

void score(const Rules& rules, Round& round) {
  const int opener = round.opener;
  const Ending ending = round.ending;
  Result& result = round.result;
  auto& points = result.points;
  const auto left = [&](int seat) { return static_cast<int>(at(round.left, seat)); };
  const auto give = [&](int seat, int more) {
    at(points, seat) = static_cast<std::int16_t>(at(points, seat) + more);
  };
  const bool stalled = ending == Ending::stalled;
  points = {};
  give(opener, ending == Ending::big_gin ? rules.big_gin_bonus
               : ending == Ending::gin   ? rules.gin_bonus
               : ending == Ending::knock ? rules.knock_bonus
                                         : 0);  // GIN-18, GIN-23
  result.reason = ending == Ending::big_gin ? Gin::kBig
                  : ending == Ending::gin   ? Gin::kFull
                  : ending == Ending::knock ? Gin::kKnocked
                                            : Gin::kCompared;
  if (rules.players == 2) {
    const int other = 1 - opener;
    const int gap = left(other) - left(opener);
    const int undercut = stalled ? 0 : rules.undercut_bonus;
    if (gap > 0) {
      give(opener, gap + rules.win_bonus);  // GIN-24
    } else if (gap < 0) {
      give(other, rules.win_bonus - gap + undercut);  // GIN-24, GIN-25
      if (!stalled) result.reason = Gin::kUndercut;
    } else if (rules.tie == Gin::kTieGinSafe &&
               (ending == Ending::gin || ending == Ending::big_gin)) {
      give(opener, rules.win_bonus);
    } else {
      if (rules.tie != Gin::kTieNobody) give(other, undercut);  // GIN-26
      if (!rules.tie_keeps_bonus) at(points, opener) = 0;
      // An ender who keeps the larger bonus has not been undercut (Q-GIN-12).
      if (!stalled) {
        result.reason = at(points, other) > at(points, opener) ? Gin::kUndercut : Gin::kEven;
      }
    }
  }
  if (rules.players > 2 || rules.two_score_lowest) {
    int lowest = opener;
    for (int step = 1; step < rules.players; ++step) {
      const int seat = seats_after(opener, step, rules.players);
      if (left(seat) < left(lowest)) lowest = seat;
    }
    give(lowest, rules.lowest_bonus);  // GIN-21, GIN-22
  }
  int most = 0;
  for (int seat = 0; seat < rules.players; ++seat) {
    at(points, seat) = static_cast<std::int16_t>(at(points, seat) * round.factor);
    at(result.left, seat) = at(round.left, seat);
    most = std::max<int>(most, at(points, seat));
  }
  for (int seat = 0; seat < rules.players && most > 0; ++seat) {
    if (at(points, seat) == most) result.winners |= static_cast<std::uint8_t>(bit(seat));
  }
  result.counted = true;
  result.over = true;
  result.next_first = static_cast<std::int8_t>(seats_after(round.first, 1, rules.players));  // Q-GIN-16
}

void spread(const Rules& rules, Round& round, Events events) {
  const int seat = round.turn;
  Cards& hand = at(round.hands, seat);
  int shown = 0;
  for (const auto& meld : best_melds(hand.span(), rules.cap(), most_left(rules, round))) {
    for (const Code piece : meld) hand.remove(piece);
    round.owners[round.melds.size] = static_cast<std::int8_t>(seat);
    round.melds.push(Gin::Meld::of(meld));
    ++shown;
  }
  int left = 0;
  for (const Code piece : hand) left += std::min(piece & 15, rules.cap());
  if (round.ending == Ending::knock && seat == round.opener && hand.empty()) {
    round.ending = Ending::gin;
  }
  at(round.left, seat) = static_cast<std::int16_t>(left);
  round.turn = static_cast<std::int8_t>(seats_after(seat, 1, rules.players));
  ++round.begun;
  if (shown > 0) events.tell(Said::melded, seat, -1, shown);
  events.tell(Said::left, seat, -1, left);
  if (round.turn == round.opener) {
    score(rules, round);
    events.tell(Said::over);
  }
}

int draw_lots(const Rules& rules, Chance& chance, Events events) {
  std::array<int, Gin::kMostSeats> seats{0, 1, 2, 3};
  auto count = static_cast<std::size_t>(rules.players);
  while (count > 1) {  // GIN-05; the lowest draw again if they are equal
    Pile<104> pack;
    fill_pack(rules, pack);
    std::array<Code, Gin::kMostSeats> lots{};
    int lowest = kRanks + 1;
    for (std::size_t i = 0; i < count; ++i) {
      const std::size_t place = chance.below(static_cast<std::uint32_t>(pack.size()));
      lots[i] = pack[place];
      pack.erase(place);
      lowest = std::min(lowest, lots[i] & 15);
      events.tell(Said::lot, seats[i], lots[i]);
    }
    std::size_t still = 0;
    for (std::size_t i = 0; i < count; ++i) {
      if ((lots[i] & 15) == lowest) seats[still++] = seats[i];
    }
    count = still;
  }
  return seats[0];
}

}  // namespace

// ------------------------------------------------------------------------------------- melds

Gin::Meld Gin::Meld::of(std::span<const Code> pieces) {
  Meld meld{pieces[0], static_cast<std::uint8_t>(pieces.size()), 0};
  if ((pieces[0] & 15) != (pieces[1] & 15)) return meld;
  meld.low &= 15;
  for (const Code piece : pieces) meld.suits = static_cast<std::uint8_t>(meld.suits | bit(piece >> 4));
  return meld;
}

Pile<13> Gin::Meld::pieces() const {
  Pile<13> pieces;
  if (suits == 0) {
    for (int step = 0; step < size; ++step) pieces.push(static_cast<Code>(low + step));
  } else {
    for (int suit = 0; suit < 4; ++suit) {
      if (suits >> suit & 1) pieces.push(static_cast<Code>(suit << 4 | low));
    }
  }
  return pieces;
}

Pile<4> Gin::Meld::fits() const {
  Pile<4> fitting;
  if (suits == 0) {
    const int rank = low & 15;
    if (rank > 1) fitting.push(static_cast<Code>(low - 1));
    if (rank + size <= kRanks) fitting.push(static_cast<Code>(low + size));
  } else {
    for (int suit = 0; suit < 4; ++suit) {
      if (!(suits >> suit & 1)) fitting.push(static_cast<Code>(suit << 4 | low));
    }
  }
  return fitting;
}

void Gin::Meld::grow(Code piece) {
  if (suits != 0) {
    suits = static_cast<std::uint8_t>(suits | bit(piece >> 4));
  } else if (piece < low) {
    low = piece;
  }
  ++size;
}

// ------------------------------------------------------------------------------------ family

std::span<const Option<Rules>> Gin::options() { return kOptions; }

namespace {

// Every piece is somewhere, as often as there are packs.
void check_pieces(const Rules& rules, const Round& round) {
  std::array<int, 52> left;
  left.fill(rules.packs);
  const auto count = [&](Code piece, const char* field) {
    need(is_natural(piece) && --at(left, index_of(piece)) >= 0, field);
  };
  for (const Cards& hand : round.hands) {
    need(std::is_sorted(hand.begin(), hand.end()), "hands");
    for (const Code piece : hand) count(piece, "hands");
  }
  for (const Code piece : round.stock) count(piece, "stock");
  for (const Code piece : round.discards) count(piece, "discards");
  for (std::size_t i = 0; i < round.melds.size; ++i) {
    for (const Code piece : round.melds.at[i].pieces()) count(piece, "melds");
  }
  if (round.face_down >= 0) {
    need(round.face_down < 64, "face_down");
    count(static_cast<Code>(round.face_down), "face_down");
  }
  need(std::all_of(left.begin(), left.end(), [](int one) { return one == 0; }), "stock");
  for (int seat = 0; seat < rules.players; ++seat) {
    Cards hand = at(round.hands, seat);
    const Cards& known = at(round.known, seat);
    need(std::is_sorted(known.begin(), known.end()), "known");
    // What an ender throws away and what is spread stays known.
    const bool shows = seat == round.opener && round.ending != Ending::stalled;
    const bool holds = at(round.left, seat) < 0 && !shows;
    for (const Code piece : known) {
      need(is_natural(piece) && (!holds || hand.remove(piece)), "known");
    }
  }
}

void check_draw(const Rules& rules, const Round& round) {
  const bool discards = round.phase == Phase::discard;
  need(round.drawn < 64 && (discards || round.drawn < 0), "drawn");
  if (round.drawn >= 0) {
    // Everybody saw what was taken, and nobody what was drawn.
    const auto drawn = static_cast<Code>(round.drawn);
    const std::size_t known = at(round.known, round.turn).count(drawn);
    need(round.taken ? known > 0 : at(round.hands, round.turn).count(drawn) > known, "drawn");
  } else {
    need(!round.taken, "taken");
  }
  // Both come before the first discard only.
  const bool begins = round.phase == Phase::upcard || round.phase == Phase::stock;
  need(!begins || (rules.upcard && round.turns == 0), "phase");
  const bool needs_discard = round.phase == Phase::upcard || round.phase == Phase::draw ||
                             (round.phase == Phase::stock && rules.recycles());
  need(!needs_discard || !round.discards.empty(), "discards");
  need(round.phase != Phase::stock || !round.stock.empty(), "stock");
}

// Hands, and who has spread.
void check_hands(const Rules& rules, const Round& round) {
  const bool spreads = round.phase == Phase::spread;
  const auto steps = [&](int seat) { return steps_between(round.opener, seat, rules.players); };
  std::size_t spread = 0;
  for (int seat = 0; seat < rules.players; ++seat) {
    const bool has_spread = spreads && steps(seat) < steps(round.turn);
    const bool on_turn = seat == round.turn;
    const std::size_t size = at(round.hands, seat).size();
    spread += has_spread;
    need((at(round.left, seat) >= 0) == has_spread, "left");
    if (has_spread) continue;
    const bool eleven = on_turn && (round.phase == Phase::discard ||
                                    (seat == round.opener && round.ending == Ending::big_gin));
    const bool has_laid_off = spreads && on_turn && seat != round.opener && size <= Gin::kHand;
    need(has_laid_off || size == Gin::kHand + std::size_t{eleven}, "hands");
  }
  need(round.melds.size <= 3 * spread, "melds");
  for (std::size_t i = 0; i < round.melds.size; ++i) {
    const int owner = round.owners[i];
    need(owner >= 0 && owner < rules.players && at(round.left, owner) >= 0, "owners");
  }
}

void check_end(const Rules& rules, const Round& round) {
  const bool spreads = round.phase == Phase::spread;
  need((round.ending != Ending::none) == spreads && round.ending <= Ending::stalled &&
           round.ending >= Ending::none,
       "ending");
  need(spreads ? round.opener >= 0 && round.opener < rules.players : round.opener == kNobody,
       "opener");
  need(round.face_down < 0 || round.ending == Ending::knock || round.ending == Ending::gin,
       "face_down");
  if (!spreads || round.turn != round.opener) return;
  need(round.ending != Ending::gin, "ending");  // that shows when the ender spreads
  if (round.ending == Ending::stalled) return need(rules.stalled == Gin::kStalledCompare, "ending");
  const Cards& hand = at(round.hands, round.turn);
  need(is_enough(round, least_deadwood(hand.span(), rules.cap(), most_left(rules, round))), "ending");
}

}  // namespace

void Gin::check(const Rules& rules, const Round& round) {
  const bool spreads = round.phase == Phase::spread;
  need(round.first >= 0 && round.first < rules.players, "first");
  need(round.turn >= 0 && round.turn < rules.players, "turn");
  need(round.phase <= Phase::spread, "phase");
  need(round.limit >= 0 && round.limit <= 20, "limit");
  need(round.factor >= 1 && round.factor <= 2, "factor");
  need(round.turns >= 0 && round.turns < rules.max_turns + spreads, "turns");
  need(round.begun >= 0, "begun");
  need(round.takes >= 0 && (rules.max_takes == 0 || round.takes <= rules.max_takes), "takes");
  need(round.returns >= 0 && (rules.max_returns == 0 || round.returns <= rules.max_returns),
       "returns");
  check_pieces(rules, round);
  check_end(rules, round);
  check_hands(rules, round);
  check_draw(rules, round);
}

void Gin::deal(const Rules& rules, const Start& start, Round& round, Chance& chance,
               Events events) {
  round = Round{};
  int first = start.first;
  if (first == kNobody) {
    const int dealer = draw_lots(rules, chance, events);
    events.tell(Said::deals, dealer);
    first = seats_after(dealer, 1, rules.players);
  }
  Pile<104> pack;
  fill_pack(rules, pack);
  chance.shuffle(pack.span());
  std::size_t next = 0;
  for (int seat = 0; seat < rules.players; ++seat) {
    for (int i = 0; i < kHand; ++i) at(round.hands, seat).push(pack[next++]);
  }
  for (; next + 1 < pack.size(); ++next) round.stock.push(pack[next]);
  const Code top = pack.top();
  if (!rules.upcard) at(round.hands, first).push(top);  // GIN-06
  for (Cards& hand : round.hands) hand.sort();
  round.first = round.turn = static_cast<std::int8_t>(first);
  round.phase = rules.upcard ? Phase::upcard : Phase::discard;
  if (rules.upcard) round.discards.push(top);
  round.limit = static_cast<std::int8_t>(rules.limit);
  if (rules.oklahoma) {
    const int rank = top & 15;
    const bool gin = rank == 1 && rules.oklahoma_ace == kAceGin;
    round.limit = static_cast<std::int8_t>(gin ? 0 : std::min(rank, 10));
  }
  round.factor = rules.spades_double && top >> 4 == kSpades ? 2 : 1;
  events.tell(Said::dealt, kNobody, -1, static_cast<int>(round.stock.size()));
  if (rules.upcard) events.tell(Said::upcard, kNobody, top, round.limit);
  if (round.factor > 1) events.tell(Said::doubled);
  events.tell(Said::starts, first);
}

void Gin::list(const Rules& rules, const Round& round, int seat, Desk&, Choices& choices) {
  choices.actions.clear();
  if (round.result.over || seat != round.turn) return;
  if (round.phase == Phase::discard) return list_discards(rules, round, choices);
  if (round.phase == Phase::spread) return list_spreads(rules, round, choices);
  auto& actions = choices.actions;
  switch (round.phase) {
    case Phase::upcard:
      actions.push(kTake);
      actions.push(kPass);
      break;
    case Phase::stock:
      actions.push(kDraw);
      break;
    default:
      if (!at_wall(rules, round)) {
        actions.push(kTake);
        actions.push(kDraw);
      } else {
        if (may_take_last(rules, round)) actions.push(kTake);
        actions.push(kPass);
      }
  }
  // Petit Gin, or the third way (GIN-16, GIN-17).
  const Cards& hand = at(round.hands, seat);
  if (rules.end_before_draw &&
      !too_much_is_loose(rules, round, fitting_of(hand).loose, false) &&
      is_enough(round, least_points(rules, hand))) {
    actions.push(kKnock);
  }
}

void Gin::apply(const Rules& rules, Round& round, int seat, int action, const Choices&,
                Chance& chance, Events events) {
  if (action >= kAdd) {
    const int number = action - kAdd;
    return add(round, piece_at(number % 52), static_cast<std::size_t>(number / 52), events);
  }
  if (action >= kKnockWith) {
    const Code card = piece_at(action - kKnockWith);
    at(round.hands, seat).remove(card);
    open_spread(round, seat, Ending::knock);
    round.face_down = card;
    events.tell(Said::ended, seat);
    return;
  }
  if (action >= kDiscard) return discard(rules, round, piece_at(action - kDiscard), events);
  switch (action) {
    case kTake:
      return take(rules, round, events);
    case kDraw:
      return draw(rules, round, chance, events);
    case kPass:
      events.tell(Said::passed, seat);
      if (round.phase != Phase::upcard) return stall(rules, round, seat, events);
      at(round.left_lying, seat).add(round.discards.top());
      round.turn = static_cast<std::int8_t>(seats_after(seat, 1, rules.players));
      round.phase = round.turn == round.first ? Phase::stock : Phase::upcard;
      ++round.begun;
      return;
    case kKnock: {
      const bool big = round.phase == Phase::discard;
      open_spread(round, seat, big ? Ending::big_gin : Ending::knock);
      events.tell(big ? Said::big : Said::ended, seat);
      return;
    }
    default:
      return spread(rules, round, events);
  }
}

void Gin::resample(const Rules& rules, Round& round, int seat, Chance& chance) {
  // Whether the hand of a seat is the same whatever `seat` can't see.
  const auto fixed = [&](int other) {
    if (other == seat || round.result.over || at(round.left, other) >= 0) return true;
    // That a hand was good enough to end is public before the hand is.
    return other == round.turn && (must_end(rules, round) ||
                                   (round.phase == Phase::spread && must_be_enough(round)));
  };
  const bool hides_drawn =
      round.turn != seat && !round.taken && round.drawn >= 0 && !fixed(round.turn);
  const bool hides_down = round.opener != seat && !round.result.over && round.face_down >= 0;

  // What a player was seen to take stays in the hand.
  Pile<104> loose;
  std::array<std::size_t, kMostSeats> hidden{};
  for (int other = 0; other < rules.players; ++other) {
    if (fixed(other)) continue;
    Cards rest = at(round.hands, other);
    for (const Code piece : at(round.known, other)) rest.remove(piece);
    if (hides_drawn && other == round.turn) rest.remove(static_cast<Code>(round.drawn));
    for (const Code piece : rest) loose.push(piece);
    at(hidden, other) = rest.size();
  }
  for (const Code piece : round.stock) loose.push(piece);
  if (hides_down) loose.push(static_cast<Code>(round.face_down));
  if (hides_drawn) loose.push(static_cast<Code>(round.drawn));
  chance.shuffle(loose.span());

  std::size_t next = 0;
  for (int other = 0; other < rules.players; ++other) {
    if (fixed(other)) continue;
    Cards& hand = at(round.hands, other);
    hand = at(round.known, other);
    for (std::size_t i = 0; i < at(hidden, other); ++i) hand.push(loose[next++]);
    hand.sort();
  }
  for (std::size_t i = 0; i < round.stock.size(); ++i) round.stock[i] = loose[next++];
  if (hides_down) round.face_down = loose[next++];
  if (hides_drawn) {
    round.drawn = loose[next++];
    at(round.hands, round.turn).add(static_cast<Code>(round.drawn));
  }
}

}  // namespace rummel
