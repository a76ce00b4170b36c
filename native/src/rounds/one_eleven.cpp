#include "rummel/rounds/one_eleven.hpp"

#include <algorithm>

namespace rummel {
namespace {

using Rules = OneEleven::Rules;
using Round = OneEleven::Round;
using Phase = OneEleven::Phase;
using Direction = OneEleven::Direction;
using Said = OneEleven::Said;
using Hand = std::span<const Code>;

constexpr std::array kOptions{
    Option<Rules>{"players", &Rules::players, 2, 5},
    Option<Rules>{"hand", &Rules::hand, 2, 53},
    Option<Rules>{"series", &Rules::series, 0, 1},
    Option<Rules>{"best", &Rules::best, 0, 1},
    Option<Rules>{"others_score", &Rules::others_score, 0, 1},
    Option<Rules>{"direction", &Rules::direction, 0, 1},
    Option<Rules>{"announced_for_you", &Rules::announced_for_you, 0, 1},
    Option<Rules>{"short_pile", &Rules::short_pile, 0, 2},
    Option<Rules>{"youngest", &Rules::youngest, 0, 4},
    Option<Rules>{"max_turns", &Rules::max_turns, 1, 1000},
};

constexpr int kBonus = 5;  // ONE-30

bool is_chosen(const Rules& rules) { return rules.direction != 0; }

Hand hand_of(const Round& round, int seat) { return round.rows[static_cast<std::size_t>(seat)]; }

// ------------------------------------------------------------------------------------- series

// How good a series is, as one number: its symbols and its cards, the one that decides first in
// the high bits (Q-ONE-3). That of a series is the sum of those of its cards.
constexpr int kMeasureBits = 12;

int worth_of(const Rules& rules, int measure) {
  return rules.best == OneEleven::kByValue ? measure >> kMeasureBits
                                           : measure & ((1 << kMeasureBits) - 1);
}

int cards_of(const Rules& rules, int measure) {
  return rules.best == OneEleven::kByValue ? measure & ((1 << kMeasureBits) - 1)
                                           : measure >> kMeasureBits;
}

bool may_rise(Direction direction) { return direction != Direction::falling; }
bool may_fall(Direction direction) { return direction != Direction::rising; }

// Whether all cards rise, or all fall; gaps do not matter (ONE-26).
bool in_order(Hand hand, Direction direction) {
  const bool rises = hand.front() < hand.back();
  if (!(rises ? may_rise(direction) : may_fall(direction))) return false;
  for (std::size_t i = 1; i < hand.size(); ++i) {
    if ((hand[i - 1] < hand[i]) != rises) return false;
  }
  return true;
}

// The best of the unbroken stretches (Q-ONE-1, ONE-34); 0: none.
int best_stretch(const Rules& rules, Hand hand, Direction direction) {
  int best = 0;
  int rising = rules.measures[hand[0]];  // of the stretches that end here
  int falling = rising;
  for (std::size_t i = 1; i < hand.size(); ++i) {
    const int own = rules.measures[hand[i]];
    if (hand[i - 1] < hand[i]) {
      rising += own, falling = own;
      if (may_rise(direction)) best = std::max(best, rising);
    } else {
      falling += own, rising = own;
      if (may_fall(direction)) best = std::max(best, falling);
    }
  }
  return best;
}

// The best series that may leave cards out (the option of Q-ONE-1); 0: none.
int best_chain(const Rules& rules, Hand hand, Direction direction) {
  int best = 0;
  for (const bool rises : {true, false}) {
    if (!(rises ? may_rise(direction) : may_fall(direction))) continue;
    std::array<int, OneEleven::kLargest> to;
    int most = 0;
    for (std::size_t i = 0; i < hand.size(); ++i) {
      int before = 0;
      for (std::size_t of = 0; of < i; ++of) {
        if ((hand[of] < hand[i]) == rises) before = std::max(before, to[of]);
      }
      to[i] = before + rules.measures[hand[i]];
      most = std::max(most, to[i]);
    }
    if (cards_of(rules, most) > 1) best = std::max(best, most);  // a card alone is none
  }
  return best;
}

// The one series that scores in a hand (Q-ONE-5).
int best_series(const Rules& rules, Hand hand, Direction direction) {
  return rules.series == OneEleven::kContiguous ? best_stretch(rules, hand, direction)
                                                : best_chain(rules, hand, direction);
}

int symbols_on(const Rules& rules, Hand hand) {
  int symbols = 0;
  for (const Code card : hand) symbols += rules.symbols[card];
  return symbols;
}

// ------------------------------------------------------------------------------------- course

// Clearing is done once a turn, for three open cards (ONE-21, Q-ONE-17).
bool may_clear(const Rules& rules, const Round& round) {
  for (std::size_t i = 0; i < OneEleven::kCentre; ++i) {
    if (round.centre[i] == 0 || !round.shown[i]) return false;
  }
  std::size_t pile = round.rows.size(OneEleven::kDraw);
  if (pile >= OneEleven::kCentre) return true;
  if (rules.short_pile == OneEleven::kRest) return pile > 0;
  if (rules.short_pile == OneEleven::kStay) return false;
  return pile + round.rows.size(OneEleven::kDiscards) >= OneEleven::kCentre;
}

// Everybody but the seat that has `scored` gets their own best series, if `others` score at all.
void end_round(const Rules& rules, Round& round, OneEleven::Reason reason, int scored, int points,
               bool others, Events events) {
  Result& result = round.result;
  int most = 0;
  for (int seat = 0; seat < rules.players; ++seat) {
    int own = 0;
    if (seat == scored) {
      own = points;
    } else if (others) {
      const int series = best_series(rules, hand_of(round, seat), at(round.directions, seat));
      own = worth_of(rules, series);
      if (series > 0) {
        events.tell(Said::series, seat, -1, own);
      } else {
        events.tell(Said::no_series, seat);
      }
    }
    at(result.points, seat) = static_cast<std::int16_t>(own);
    if (seat != scored) most = std::max(most, own);
  }
  // A hand in order is what the game asks for (ONE-04); without one the best series wins.
  if (points > 0) {
    result.winners = static_cast<std::uint8_t>(bit(scored));
  } else {
    for (int seat = 0; seat < rules.players && most > 0; ++seat) {
      if (seat != scored && at(result.points, seat) == most) {
        result.winners |= static_cast<std::uint8_t>(bit(seat));
      }
    }
  }
  result.over = true;
  result.reason = reason;
  result.next_first = static_cast<std::int8_t>(seats_after(round.first, 1, rules.players));
  events.tell(Said::over);
}

// The announcement ends the round, right or wrong (ONE-27, ONE-32).
void announce(const Rules& rules, Round& round, Events events) {
  const int seat = round.turn;
  const Hand hand = hand_of(round, seat);
  events.tell(Said::announced, seat, -1, static_cast<int>(hand.size()));  // ONE-28
  if (!in_order(hand, at(round.directions, seat))) {
    events.tell(Said::wrong, seat);  // ONE-31, Q-ONE-7
    return end_round(rules, round, OneEleven::kMistake, seat, 0, true, events);
  }
  const int points = symbols_on(rules, hand) + kBonus;
  events.tell(Said::right, seat, -1, points);
  const bool others = rules.others_score == OneEleven::kAlways;  // Q-ONE-2
  end_round(rules, round, OneEleven::kInOrder, seat, points, others, events);
}

void end_turn(const Rules& rules, Round& round, Events events) {
  ++round.turns;
  round.phase = Phase::take;
  round.turn = static_cast<std::int8_t>(seats_after(round.turn, 1, rules.players));
  if (round.turns >= rules.max_turns * rules.players) {  // Q-ONE-11
    end_round(rules, round, OneEleven::kTurnCap, kNobody, 0, true, events);
  }
}

void clear(const Rules& rules, Round& round, Chance& chance, Events events) {
  auto& rows = round.rows;
  events.tell(Said::cleared, round.turn, -1, OneEleven::kCentre);
  if (rows.size(OneEleven::kDraw) < OneEleven::kCentre &&
      rules.short_pile == OneEleven::kReshuffle) {
    // The three cards just cleared stay out: they make room for others (Q-ONE-10).
    rows.gather(OneEleven::kDraw, OneEleven::kDiscards, 1);
    chance.shuffle(rows[OneEleven::kDraw]);
    events.tell(Said::reshuffled, kNobody, -1, static_cast<int>(rows.size(OneEleven::kDraw)));
  }
  for (const Code card : round.centre) rows.push(OneEleven::kDiscards, card);  // ONE-22
  for (std::uint8_t& spot : round.centre) {
    spot = rows.size(OneEleven::kDraw) > 0 ? rows.pop(OneEleven::kDraw) : std::uint8_t{0};
  }
  round.shown = {};  // ONE-23
}

void take(Round& round, std::size_t spot, Events events) {
  // `shown` keeps how the card lay: who saw it depends on that until the swap is done.
  round.phase = Phase::insert;
  round.taken = round.centre[spot];
  round.spot = static_cast<std::int8_t>(spot + 1);
  round.centre[spot] = 0;
  if (round.shown[spot]) {
    events.tell(Said::took, round.turn, round.taken);
  } else {
    events.tell(Said::took_hidden, round.turn, -1, round.spot);
    events.whisper(Said::got, round.turn, round.taken);
  }
}

// Puts `card` into a gap and takes the card in `place` out; all others keep their order (ONE-15).
Code swap_in(std::span<Code> hand, Code card, std::size_t gap, std::size_t place) {
  const Code out = hand[place];
  Code* const cards = hand.data();
  if (place < gap) {
    std::copy(cards + place + 1, cards + gap, cards + place);
    cards[gap - 1] = card;
  } else {
    std::copy_backward(cards + gap, cards + place, cards + place + 1);
    cards[gap] = card;
  }
  return out;
}

// Of an insertion: the place of the card that leaves a hand of so many (ONE-19).
std::size_t place_of(std::size_t insertion, std::size_t size) {
  const std::size_t gap = insertion / 2;
  const bool second = insertion % 2 != 0;
  if (gap == 0) return second ? size - 1 : 0;
  if (gap == size) return second ? 0 : size - 1;
  return second ? gap : gap - 1;
}

void insert(const Rules& rules, Round& round, std::size_t insertion, Events events) {
  const int seat = round.turn;
  const std::span<Code> hand = round.rows[static_cast<std::size_t>(seat)];
  const std::size_t gap = insertion / 2;
  const Code card = swap_in(hand, round.taken, gap, place_of(insertion, hand.size()));
  if (const auto known = at(round.known, seat).span(); !known.empty()) {
    const Code seen = at(round.shown, round.spot - 1) ? round.taken : Code{0};
    swap_in(known, seen, gap, place_of(insertion, known.size()));
  }
  at(round.centre, round.spot - 1) = card;  // ONE-17
  at(round.shown, round.spot - 1) = true;
  round.phase = Phase::announce;
  round.taken = 0;
  round.spot = 0;
  events.tell(Said::inserted, seat, card, static_cast<int>(gap));
  if (!rules.announced_for_you) return;
  if (in_order(hand, at(round.directions, seat))) return announce(rules, round, events);
  end_turn(rules, round, events);
}

void choose(const Rules& rules, Round& round, int seat, Direction direction, Events events) {
  at(round.directions, seat) = direction;
  bool all = true;
  for (int one = 0; one < rules.players; ++one) {
    all = all && at(round.directions, one) != Direction::none;
  }
  if (all) round.phase = Phase::take;
  events.tell(Said::chose, seat);
  events.whisper(Said::chose_own, seat);
}

}  // namespace

// ------------------------------------------------------------------------------------- family

std::span<const Option<Rules>> OneEleven::options() { return kOptions; }

void OneEleven::read_lists(Rules& rules, const Numbers& numbers) {
  const auto seats = static_cast<std::size_t>(rules.players);
  const std::vector<int>& hands = list_of(numbers, "hands");
  const char* const which = hands.empty() ? "hand" : "hands";
  if (!hands.empty() && hands.size() != seats) throw NotNative(which);
  int all = kCentre;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const int size = hands.empty() ? rules.hand : hands[seat];
    if (size < 2 || size > kLargest) throw NotNative(which);
    rules.sizes[seat] = static_cast<std::uint8_t>(size);
    all += size;
  }
  if (all > kCards) throw NotNative(which);
  const std::vector<int>& symbols = list_of(numbers, "symbols");
  if (symbols.size() != kCards) throw NotNative("symbols");
  for (std::size_t i = 0; i < symbols.size(); ++i) {
    if (symbols[i] < 1 || symbols[i] > 9) throw NotNative("symbols");
    const std::size_t card = i + kLowest;
    rules.symbols[card] = static_cast<std::uint8_t>(symbols[i]);
    rules.measures[card] =
        rules.best == kByValue ? symbols[i] << kMeasureBits | 1 : 1 << kMeasureBits | symbols[i];
  }
  if (rules.youngest >= rules.players) throw NotNative("youngest");
}

Code OneEleven::swap(std::span<Code> hand, Code card, int insertion) {
  const auto number = static_cast<std::size_t>(insertion);
  return swap_in(hand, card, number / 2, place_of(number, hand.size()));
}

int OneEleven::series_worth(const Rules& rules, Hand hand, Direction direction) {
  return worth_of(rules, best_series(rules, hand, direction));
}

void OneEleven::check(const Rules& rules, const Round& round) {
  const auto is_seat = [&](int seat) { return seat >= 0 && seat < rules.players; };
  need(is_seat(round.first), "first");
  need(is_seat(round.turn), "turn");
  need(round.phase <= Phase::announce, "phase");
  need(round.phase != Phase::announce || !rules.announced_for_you, "phase");
  need(round.turns >= 0 && round.turns < rules.max_turns * rules.players, "turns");
  for (int seat = 0; seat < rules.players; ++seat) {
    need(hand_of(round, seat).size() == at(rules.sizes, seat), "hands");
  }
  std::array<bool, kHighest + 1> seen{};
  int count = 0;
  const auto mark = [&](Hand cards, const char* field) {
    for (const Code card : cards) {
      need(card >= kLowest && card <= kHighest && !seen[card], field);
      seen[card] = true;
      ++count;
    }
  };
  for (std::size_t seat = 0; seat < kMostSeats; ++seat) mark(round.rows[seat], "hands");
  mark(round.rows[kDraw], "draw");
  mark(round.rows[kDiscards], "discards");
  int open = 0;
  for (const Code card : round.centre) {
    if (card == 0) continue;
    mark({&card, 1}, "centre");
    ++open;
  }
  if (round.taken != 0) mark({&round.taken, 1}, "taken");
  need(count == kCards, "draw");
  const bool inserts = round.phase == Phase::insert;
  need((round.taken != 0) == inserts, "taken");
  need(inserts ? round.spot >= 1 && round.spot <= kCentre : round.spot == 0, "spot");
  need(!inserts || at(round.centre, round.spot - 1) == 0, "centre");
  need(inserts || open > 0, "centre");
  bool waits = false;
  for (int seat = 0; seat < rules.players; ++seat) {
    const Direction direction = at(round.directions, seat);
    need(direction >= Direction::none && direction <= Direction::falling, "directions");
    need(is_chosen(rules) || direction == Direction::none, "directions");
    waits = waits || (is_chosen(rules) && direction == Direction::none);
  }
  need(waits == (round.phase == Phase::choose), "directions");
}

// What is known of a hand has a place for each of its cards, and moves with them.
void OneEleven::check_memory(const Rules& rules, const Round& round) {
  for (int seat = 0; seat < rules.players; ++seat) {
    const auto& known = at(round.known, seat);
    need(known.empty() || known.size() == at(rules.sizes, seat), "known");
    need(std::all_of(known.begin(), known.end(),
                     [](Code card) { return card == 0 || (card >= kLowest && card <= kHighest); }),
         "known");
  }
}

void OneEleven::deal(const Rules& rules, const Start& start, Round& round, Chance& chance,
                     Events events) {
  round = Round{};
  std::array<Code, kCards> pack;
  for (std::size_t i = 0; i < pack.size(); ++i) pack[i] = static_cast<Code>(i + kLowest);
  chance.shuffle(std::span(pack));
  std::size_t next = 0;
  bool same = true;
  for (int seat = 0; seat < rules.players; ++seat) {
    const std::size_t size = at(rules.sizes, seat);
    round.rows.assign(static_cast<std::size_t>(seat), std::span(pack).subspan(next, size));
    next += size;
    if (size == kUsual) {
      for (int i = 0; i < kUsual; ++i) at(round.known, seat).push(0);
    }
    same = same && size == rules.sizes[0];
  }
  for (std::uint8_t& spot : round.centre) spot = pack[next++];
  round.rows.assign(kDraw, std::span(pack).subspan(next));
  const int first = start.first == kNobody ? rules.youngest : start.first;  // ONE-09
  round.first = round.turn = static_cast<std::int8_t>(first);
  round.phase = is_chosen(rules) ? Phase::choose : Phase::take;
  if (same) {
    events.tell(Said::dealt, kNobody, -1, static_cast<int>(round.rows.size(kDraw)));
  } else {
    for (int seat = 0; seat < rules.players; ++seat) {
      events.tell(Said::dealt_hand, seat, -1, at(rules.sizes, seat));
    }
  }
  events.tell(Said::starts, first);
}

unsigned OneEleven::acting(const Round& round) {
  if (round.result.over) return 0;
  if (round.phase != Phase::choose) return bit(round.turn);
  unsigned seats = 0;
  for (int seat = 0; seat < kMostSeats; ++seat) {
    const bool plays = round.rows.size(static_cast<std::size_t>(seat)) > 0;
    if (plays && at(round.directions, seat) == Direction::none) seats |= bit(seat);
  }
  return seats;
}

void OneEleven::list(const Rules& rules, const Round& round, int seat, Desk&, Choices& choices) {
  auto& actions = choices.actions;
  actions.clear();
  if (!(acting(round) >> seat & 1)) return;
  switch (round.phase) {
    case Phase::choose:
      actions.push(kRising);
      actions.push(kFalling);
      return;
    case Phase::take:
      if (may_clear(rules, round)) actions.push(kClear);
      for (int spot = 0; spot < kCentre; ++spot) {
        if (at(round.centre, spot) != 0) actions.push(kTake + spot);
      }
      return;
    case Phase::insert: {
      const int size = at(rules.sizes, seat);
      for (int insertion = 0; insertion < 2 * (size + 1); ++insertion) {
        actions.push(kInsert + insertion);
      }
      return;
    }
    case Phase::announce:
      actions.push(kPass);
      actions.push(kAnnounce);
  }
}

void OneEleven::apply(const Rules& rules, Round& round, int seat, int action, const Choices&,
                      Chance& chance, Events events) {
  if (action >= kInsert) {
    return insert(rules, round, static_cast<std::size_t>(action - kInsert), events);
  }
  switch (action) {
    case kRising:
      return choose(rules, round, seat, Direction::rising, events);
    case kFalling:
      return choose(rules, round, seat, Direction::falling, events);
    case kClear:
      return clear(rules, round, chance, events);
    case kPass:
      events.tell(Said::passed, seat);
      return end_turn(rules, round, events);
    case kAnnounce:
      return announce(rules, round, events);
    default:
      return take(round, static_cast<std::size_t>(action - kTake), events);
  }
}

bool OneEleven::hides_taken(const Round& round, int seat) {
  return round.taken != 0 && seat != round.turn && !at(round.shown, round.spot - 1);
}

void OneEleven::resample(const Rules& rules, Round& round, int seat, Chance& chance) {
  // The discards all lay open once: whoever watches knows them.
  const bool over = round.result.over;
  // Calls `visit` with each card that the seat can't know, in the engine's order.
  const auto each_hidden = [&](auto visit) {
    for (int other = 0; other < rules.players; ++other) {
      if (over || other == seat) continue;
      for (Code& card : round.rows[static_cast<std::size_t>(other)]) visit(card);
    }
    for (std::size_t i = 0; i < kCentre; ++i) {
      if (!round.shown[i] && round.centre[i] != 0) visit(round.centre[i]);
    }
    if (hides_taken(round, seat)) visit(round.taken);
    for (Code& card : round.rows[kDraw]) visit(card);
  };
  Pile<kCards> loose;
  each_hidden([&](Code& card) { loose.push(card); });
  chance.shuffle(loose.span());
  std::size_t next = 0;
  each_hidden([&](Code& card) { card = loose[next++]; });
  for (int other = 0; other < rules.players; ++other) {
    Direction& direction = at(round.directions, other);
    if (direction == Direction::none || over || other == seat) continue;
    direction = chance.below(2) != 0 ? Direction::falling : Direction::rising;
  }
}

// -------------------------------------------------------------------------------------- bots

namespace {

// What a hand would be after each swap with one card: in order or not, and what it would score.
// With unbroken stretches a swap in the middle only joins what lies on its left and right.
class Swaps {
 public:
  using Points = std::pair<bool, int>;

  Swaps(const Rules& rules, Hand hand, Direction direction)
      : rules_(rules), hand_(hand), direction_(direction) {
    if (rules.series == OneEleven::kContiguous) measure();
  }

  [[nodiscard]] Points now() const {
    return {in_order(hand_, direction_), worth_of(rules_, best_series(rules_, hand_, direction_))};
  }

  // The best swap with a card, the first of equals, as an insertion.
  std::pair<Points, int> best(Code card) const {
    std::pair<Points, int> most{{false, -1}, -1};
    const auto consider = [&](Points points, std::size_t insertion) {
      if (points > most.first) most = {points, static_cast<int>(insertion)};
    };
    const std::size_t size = hand_.size();
    for (std::size_t i = 0; i < size; ++i) {
      consider(rules_.series == OneEleven::kContiguous ? replaced(card, i) : tried(card, i, i),
               i == 0 ? 0 : 2 * i + 1);
    }
    consider(tried(card, 0, size - 1), 1);
    consider(tried(card, size, 0), 2 * size + 1);
    return most;
  }

 private:
  struct Side {
    int rising = 0, falling = 0;  // of the stretch that ends, or begins, here
    int best = 0;                 // of all up to here
  };

  void measure() {
    const std::size_t size = hand_.size();
    const auto step = [&](const Side& before, Code low, Code high, Code own) {
      const int measure = rules_.measures[own];
      Side side{measure, measure, before.best};
      if (low < high) {
        side.rising += before.rising;
        if (may_rise(direction_)) side.best = std::max(side.best, side.rising);
      } else {
        side.falling += before.falling;
        if (may_fall(direction_)) side.best = std::max(side.best, side.falling);
      }
      return side;
    };
    left_[0] = {rules_.measures[hand_[0]], rules_.measures[hand_[0]], 0};
    for (std::size_t i = 1; i < size; ++i) {
      left_[i] = step(left_[i - 1], hand_[i - 1], hand_[i], hand_[i]);
    }
    const int last = rules_.measures[hand_[size - 1]];
    right_[size - 1] = {last, last, 0};
    for (std::size_t i = size - 1; i > 0; --i) {
      right_[i - 1] = step(right_[i], hand_[i - 1], hand_[i], hand_[i - 1]);
    }
  }

  // With `card` where hand[i] is.
  [[nodiscard]] Points replaced(Code card, std::size_t i) const {
    const int own = rules_.measures[card];
    int rising = own;
    int falling = own;
    int best = 0;
    if (i > 0) {
      const Side& left = left_[i - 1];
      best = left.best;
      if (hand_[i - 1] < card) {
        rising += left.rising;
      } else {
        falling += left.falling;
      }
    }
    if (i + 1 < hand_.size()) {
      const Side& right = right_[i + 1];
      best = std::max(best, right.best);
      if (card < hand_[i + 1]) {
        rising += right.rising;
      } else {
        falling += right.falling;
      }
    }
    bool whole = false;
    const int size = static_cast<int>(hand_.size());
    if (rising > own && may_rise(direction_)) {
      best = std::max(best, rising);
      whole = cards_of(rules_, rising) == size;
    }
    if (falling > own && may_fall(direction_)) {
      best = std::max(best, falling);
      whole = whole || cards_of(rules_, falling) == size;
    }
    return {whole, worth_of(rules_, best)};
  }

  [[nodiscard]] Points tried(Code card, std::size_t gap, std::size_t place) const {
    std::array<Code, OneEleven::kLargest> cards;
    std::copy(hand_.begin(), hand_.end(), cards.begin());
    const std::span<Code> swapped(cards.data(), hand_.size());
    swap_in(swapped, card, gap, place);
    return {in_order(swapped, direction_),
            worth_of(rules_, best_series(rules_, swapped, direction_))};
  }

  const Rules& rules_;
  Hand hand_;
  Direction direction_;
  std::array<Side, OneEleven::kLargest> left_, right_;
};

// A hidden card, if need be after clearing; else the first there is.
int blind(const Round& round, const OneEleven::Choices& choices) {
  if (choices.actions[0] == OneEleven::kClear) return OneEleven::kClear;
  for (int spot = 0; spot < OneEleven::kCentre; ++spot) {
    if (at(round.centre, spot) != 0 && !at(round.shown, spot)) return OneEleven::kTake + spot;
  }
  return choices.actions[0];
}

}  // namespace

// The swap with the best series at once; a hidden card if no open one makes it better.
Action OneEleven::greedy(const Rules& rules, const Round& round, int seat, const Choices& choices,
                         Desk&) {
  const Hand hand = hand_of(round, seat);
  const Direction direction = at(round.directions, seat);
  if (round.phase == Phase::choose) return hand.front() < hand.back() ? kRising : kFalling;
  if (round.phase == Phase::announce) return in_order(hand, direction) ? kAnnounce : kPass;
  const Swaps swaps(rules, hand, direction);
  if (round.phase == Phase::insert) {
    return static_cast<Action>(kInsert + swaps.best(round.taken).second);
  }
  int best = blind(round, choices);
  Swaps::Points most = swaps.now();
  for (int spot = 0; spot < kCentre; ++spot) {
    if (at(round.centre, spot) == 0 || !at(round.shown, spot)) continue;
    const Swaps::Points points = swaps.best(at(round.centre, spot)).first;
    if (points > most) best = kTake + spot, most = points;
  }
  return static_cast<Action>(best);
}

}  // namespace rummel
