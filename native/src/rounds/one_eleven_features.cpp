// What a net for 111 is shown: the hand, and what each swap would make of it.
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

#include "planes.hpp"
#include "rummel/rounds/one_eleven.hpp"

namespace rummel {
namespace {

using Rules = OneEleven::Rules;
using Round = OneEleven::Round;
using Phase = OneEleven::Phase;
using Direction = OneEleven::Direction;

constexpr int kSize = OneEleven::kUsual;
constexpr int kMirror = OneEleven::kLowest + OneEleven::kHighest;
constexpr int kSteps = 14;  // marks on the way from the lowest card to the highest
constexpr int kOthers = 3;  // seats beside one's own that it is shown

constexpr int kNumbers = OneEleven::kCards;  // a card as the count of those below it
constexpr int kOne = 1 << 16;                // a swap, as costs are counted
constexpr int kNever = 1 << 28;

using Hand = std::array<int, kSize>;  // of such numbers
constexpr int kRow = 112;             // numbers in a row of costs: whole vectors
using Costs = std::array<int, kRow>;  // by number

// What it costs to fill so many places where so many numbers fit, as the engine's bot `steady`
// counts: each takes a swap, and the longer to wait for the fewer numbers there are. Where none fit
// there are as many entries again on the other side, so that a row can begin at any number.
class Fill {
 public:
  Fill() {
    for (int places = 0; places < kSize; ++places) {
      at(up_, places).fill(kNever);
      for (int numbers = 0; numbers <= kNumbers; ++numbers) {
        int& one = at(at(up_, places), kRow + numbers);
        if (places == 0) {
          one = 0;
        } else if (numbers >= places) {
          const double usual = static_cast<double>(places) * kNumbers / kSize / numbers;
          one = static_cast<int>(std::lround(kOne * places * (1 + usual * usual)));
        }
      }
      std::reverse_copy(at(up_, places).begin(), at(up_, places).end(), at(down_, places).begin());
    }
  }
  int operator()(int places, int numbers) const { return at(at(up_, places), kRow + numbers); }

  // By number: the costs of places between it and a lower, or a higher one.
  [[nodiscard]] const int* over(int places, int number) const {
    return at(up_, places).data() + kRow - 1 - number;
  }
  [[nodiscard]] const int* under(int places, int number) const {
    return at(down_, places).data() + kRow - number;
  }

 private:
  std::array<std::array<int, 2 * kRow>, kSize> up_, down_;
};

const Fill kFill;

// Values and no references, as std::min has them: so that whole vectors are compared.
void take_least(Costs& out, int more, const int* costs) {
  for (std::size_t number = 0; number < out.size(); ++number) {
    const int cost = more + costs[number];
    const int least = out[number];
    out[number] = cost < least ? cost : least;
  }
}

Hand numbers_of(std::span<const Code> held) {
  Hand hand;
  std::transform(held.begin(), held.end(), hand.begin(),
                 [](Code card) { return card - OneEleven::kLowest; });
  return hand;
}

Hand mirrored(const Hand& hand) {
  Hand out;
  for (int i = 0; i < kSize; ++i) at(out, i) = kNumbers - 1 - at(hand, i);
  return out;
}

// What may still be kept of a hand that shall rise, and what all others cost. Cards stay if those
// that stay before them are lower and leave room for what comes between.
class Line {
 public:
  Line() = default;
  explicit Line(const Hand& hand) : hand_(hand) {
    for (int i = 0; i < kSize; ++i) {
      at(before_, i) = cheapest(kFill(i, at(hand_, i)), 0, i,
                                [&](int of) { return at(before_, of) + between(of, i); });
    }
    for (int i = kSize - 1; i >= 0; --i) {
      at(behind_, i) = cheapest(kFill(kSize - 1 - i, above(i)), i + 1, kSize,
                                [&](int to) { return between(i, to) + at(behind_, to); });
      now_ = std::min(now_, at(before_, i) + at(behind_, i));
    }
  }

  // About how many swaps the hand is from being in order.
  [[nodiscard]] int now() const { return now_; }

  // What each number costs that is put in this place and stays there.
  [[nodiscard]] Costs kept(int place) const {
    Costs low, high;
    low.fill(kNever);
    high.fill(kNever);
    take_least(low, 0, kFill.over(place, -1));
    for (int of = 0; of < place; ++of) {
      take_least(low, at(before_, of), kFill.over(place - of - 1, at(hand_, of)));
    }
    take_least(high, 0, kFill.under(kSize - 1 - place, kNumbers));
    for (int to = place + 1; to < kSize; ++to) {
      take_least(high, at(behind_, to), kFill.under(to - place - 1, at(hand_, to)));
    }
    std::transform(low.begin(), low.end(), high.begin(), low.begin(), std::plus());
    return low;
  }

  // For each place: the hand with a card there that can't stay.
  [[nodiscard]] Hand without() const {
    Hand out;
    out.fill(kNever);
    const auto skips = [&](int of, int to, int cost) {
      for (int i = of + 1; i < to; ++i) at(out, i) = std::min(at(out, i), cost);
    };
    for (int to = 0; to < kSize; ++to) {
      skips(-1, to, kFill(to, at(hand_, to)) + at(behind_, to));
      skips(to, kSize, at(before_, to) + kFill(kSize - 1 - to, above(to)));
      for (int of = 0; of < to; ++of) {
        skips(of, to, at(before_, of) + between(of, to) + at(behind_, to));
      }
    }
    return out;
  }

  // What each number costs that pushes all others one place up, or the one at the upper end out.
  [[nodiscard]] Costs pushed_up() const {
    Hand behind;
    int gone = kNever;
    for (int i = kSize - 2; i >= 0; --i) {
      at(behind, i) = cheapest(kFill(kSize - 2 - i, above(i)), i + 1, kSize - 1,
                               [&](int to) { return between(i, to) + at(behind, to); });
      gone = std::min(gone, kFill(i + 1, at(hand_, i)) + at(behind, i));
    }
    Costs out;
    out.fill(gone);
    take_least(out, 0, kFill.under(kSize - 1, kNumbers));
    for (int to = 0; to < kSize - 1; ++to) {
      take_least(out, at(behind, to), kFill.under(to, at(hand_, to)));
    }
    return out;
  }

 private:
  // The numbers above a card, and what it costs to fill what is between two of them.
  [[nodiscard]] int above(int place) const { return kNumbers - 1 - at(hand_, place); }
  [[nodiscard]] int between(int of, int to) const {
    return kFill(to - of - 1, std::max(-1, at(hand_, to) - at(hand_, of) - 1));
  }
  static int cheapest(int least, int from, int end, auto cost) {
    for (int i = from; i < end; ++i) least = std::min(least, cost(i));
    return std::min(least, kNever);
  }

  Hand hand_{}, before_{}, behind_{};
  int now_ = kNever;
};

// How far a hand is from being in order, as it is and after each swap.
class Distances {
 public:
  Distances(std::span<const Code> held, Direction direction) {
    const Hand hand = numbers_of(held);
    if (direction != Direction::falling) add(hand, false);
    if (direction != Direction::rising) add(mirrored(hand), true);
  }

  [[nodiscard]] int now() {
    int least = kNever;
    for (const Way& way : ways()) least = std::min(least, way.line.now());
    return least;
  }

  // After each swap with a card: one place after the other, then at the left and at the right end.
  [[nodiscard]] std::array<int, OneEleven::kSwaps> after(int card) {
    std::array<int, OneEleven::kSwaps> out;
    out.fill(kNever);
    for (Way& way : ways()) {
      way.look();
      const int number = way.number_of(card);
      for (int i = 0; i < kSize; ++i) {
        at(out, i) = std::min({at(out, i), at(at(way.kept, i), number), at(way.without, i)});
      }
      at(out, kSize) = std::min(at(out, kSize), at(way.at_left, number));
      at(out, kSize + 1) = std::min(at(out, kSize + 1), at(way.at_right, number));
    }
    return out;
  }

  // With an unknown card, which stays where it does most, on average.
  [[nodiscard]] int blind(std::span<const int> unseen) {
    if (unseen.empty()) return now();
    Costs least;
    least.fill(now());
    for (Way& way : ways()) {
      way.look();
      Costs own = at(way.kept, 0);
      for (const Costs& place : way.kept) take_least(own, 0, place.data());
      for (int number = 0; number < kNumbers; ++number) {
        int& one = at(least, number);
        one = std::min(one, at(own, way.turned ? kNumbers - 1 - number : number));
      }
    }
    std::int64_t sum = 0;
    for (const int card : unseen) sum += at(least, card - OneEleven::kLowest);
    return static_cast<int>(sum / static_cast<std::int64_t>(unseen.size()));
  }

 private:
  struct Way {
    Hand hand;
    Line line;
    bool turned = false;
    bool looked = false;
    std::array<Costs, kSize> kept;
    Hand without;
    Costs at_left, at_right;

    [[nodiscard]] int number_of(int card) const {
      return turned ? OneEleven::kHighest - card : card - OneEleven::kLowest;
    }
    void look() {
      if (looked) return;
      looked = true;
      for (int i = 0; i < kSize; ++i) at(kept, i) = line.kept(i);
      without = line.without();
      at_left = line.pushed_up();
      Hand back = mirrored(hand);
      std::reverse(back.begin(), back.end());
      at_right = Line(back).pushed_up();
      std::reverse(at_right.begin(), at_right.begin() + kNumbers);
    }
  };

  void add(const Hand& hand, bool turned) {
    Way& way = ways_[count_++];
    way.hand = hand;
    way.line = Line(hand);
    way.turned = turned;
  }
  std::span<Way> ways() { return std::span(ways_).first(count_); }

  std::array<Way, 2> ways_;
  std::size_t count_ = 0;
};

// An insertion of each swap: places from left to right, then all moved on.
constexpr int insertion_of(int swap) {
  if (swap == kSize) return 1;                // dropped at the right end
  if (swap == kSize + 1) return 2 * kSize + 1;  // at the left
  return swap == 0 ? 0 : 2 * swap + 1;
}

// The cards that a seat has not seen since the discards were last shuffled.
class Unseen {
 public:
  Unseen(const Round& round, int seat) {
    std::array<bool, OneEleven::kHighest + 1> seen{};
    const auto see = [&](int card) { at(seen, card) = true; };
    for (const Code card : round.rows[static_cast<std::size_t>(seat)]) see(card);
    for (const Code card : round.rows[OneEleven::kDiscards]) see(card);
    for (int spot = 0; spot < OneEleven::kCentre; ++spot) {
      if (at(round.shown, spot)) see(at(round.centre, spot));
    }
    for (int card = OneEleven::kLowest; card <= OneEleven::kHighest; ++card) {
      if (!at(seen, card)) cards_[count_++] = card;
    }
  }
  [[nodiscard]] std::span<const int> cards() const { return std::span(cards_).first(count_); }

 private:
  std::array<int, OneEleven::kCards> cards_{};
  std::size_t count_ = 0;
};

// In eighths of a swap.
int byte_of(int distance) { return (std::min(distance, 31 * kOne) + kOne / 16) / (kOne / 8); }

}  // namespace

int OneEleven::choice(const Rules& rules, int seat, int action) {
  if (action < kInsert) return action;
  if (at(rules.sizes, seat) != kUsual) return -1;
  const int insertion = action - kInsert;
  const int gap = insertion / 2;
  const bool second = insertion % 2 != 0;
  if (gap == 0) return kInsert + (second ? kUsual : 0);
  if (gap == kUsual) return kInsert + (second ? kUsual + 1 : kUsual - 1);
  return kInsert + (second ? gap : gap - 1);
}

std::vector<Part> OneEleven::feature_layout(const Rules&) {
  std::vector<Part> parts{{"hand", kSize, "cards from left to right", 64},
                          {"hand in steps", kSize * kSteps, "flags: the card is beyond each mark"},
                          {"symbols", kSize, "of each card", 3}};
  for (const char* card : {"centre card 1", "centre card 2", "centre card 3", "taken card"}) {
    const std::string name = card;
    parts.push_back({name, 1, "card, 0 unless it is known", 64});
    parts.push_back({name + ": symbols", 1, "number", 3});
    parts.push_back({name + ": distance after each swap", kSwaps, "eighths of a swap", 64});
    parts.push_back({name + ": best series after each swap", kSwaps, "points", 12});
    parts.push_back({name + ": least distance", 1, "eighths of a swap", 64});
    parts.push_back({name + ": least distance of all", 1, "flag"});
  }
  parts.insert(parts.end(), {{"centre spots", 3 * kCentre, "flags: empty, face down, open"},
                             {"distance", 1, "eighths of a swap", 64},
                             {"distance with an unknown card", 1, "eighths of a swap", 64},
                             {"gain of an unknown card", 1, "eighths of a swap", 8},
                             {"best series", 1, "points", 12},
                             {"symbols in hand", 1, "number", 24},
                             {"in order", 1, "flag"},
                             {"phase", 4, "flags: choose, take, insert, announce"},
                             {"turns", 1, "laps that are over", 16},
                             {"draw pile", 1, "number", 64},
                             {"discards", 1, "number", 64},
                             {"direction", 2, "flags: rising, falling"},
                             {"needs", 1, "points", 50}});
  for (int step = 1; step <= kOthers; ++step) {
    parts.push_back({"plays: " + seat_name(step), 1, "flag"});
    parts.push_back({"known cards of " + seat_name(step), kSize, "0 unknown", 64});
    parts.push_back({"how many of them", 1, "number", 6});
    parts.push_back({"most of them in order", 1, "number", 6});
    parts.push_back({"needed by " + seat_name(step), 1, "points", 50});
  }
  return parts;
}

void OneEleven::feature(const Rules& rules, const Round& round, int seat,
                        std::span<const int> needs, Desk&, std::uint8_t* bytes) {
  static const std::size_t kBytes = bytes_of(feature_layout(rules));
  std::fill_n(bytes, kBytes, std::uint8_t{0});
  const auto held = round.rows[static_cast<std::size_t>(seat)];
  if (held.size() != kUsual) return;  // no net was trained for that
  const Direction direction = at(round.directions, seat);
  std::uint8_t* place = bytes;
  const NumberWriter number{place};
  for (const Code card : held) number(card);
  for (const Code card : held) {
    for (int step = 1; step <= kSteps; ++step) {
      number(card > kLowest + step * (kCards - 1) / (kSteps + 1));
    }
  }
  int symbols = 0;
  for (const Code card : held) {
    number(at(rules.symbols, card));
    symbols += at(rules.symbols, card);
  }
  const bool hides = round.taken != 0 && seat != round.turn && !at(round.shown, round.spot - 1);
  std::array<int, kCentre + 1> cards{};
  for (int spot = 0; spot < kCentre; ++spot) {
    if (at(round.shown, spot)) at(cards, spot) = at(round.centre, spot);
  }
  cards[kCentre] = hides ? 0 : round.taken;
  std::array<std::uint8_t*, kCentre + 1> best_at{};
  std::array<int, kCentre + 1> best{};
  int least = kNever;
  Distances distances(held, direction);
  for (int which = 0; which <= kCentre; ++which) {
    const int card = at(cards, which);
    number(card);
    number(at(rules.symbols, card));
    at(best, which) = kNever;
    if (card == 0) {
      place += 2 * kSwaps + 2;
      continue;
    }
    for (const int far : distances.after(card)) {
      at(best, which) = std::min(at(best, which), far);
      number(byte_of(far));
    }
    for (int swap = 0; swap < kSwaps; ++swap) {
      std::array<Code, kSize> swapped;
      std::copy(held.begin(), held.end(), swapped.begin());
      OneEleven::swap(swapped, static_cast<Code>(card), insertion_of(swap));
      number(series_worth(rules, swapped, direction));
    }
    number(byte_of(at(best, which)));
    at(best_at, which) = place++;
    least = std::min(least, at(best, which));
  }
  for (int which = 0; which <= kCentre; ++which) {
    if (at(cards, which) != 0) *at(best_at, which) = at(best, which) <= least;
  }
  for (int spot = 0; spot < kCentre; ++spot) {
    const bool empty = at(round.centre, spot) == 0;
    number(empty);
    number(!empty && !at(round.shown, spot));
    number(!empty && at(round.shown, spot));
  }
  const int now = distances.now();
  const int blind =
      round.phase == Phase::take ? distances.blind(Unseen(round, seat).cards()) : now;
  number(byte_of(now));
  number(byte_of(blind));
  number(byte_of(now - blind));
  number(series_worth(rules, held, direction));
  number(symbols);
  number(now == 0);
  for (int phase = 0; phase < 4; ++phase) number(static_cast<int>(round.phase) == phase);
  number(round.turns / rules.players);
  number(static_cast<int>(round.rows.size(kDraw)));
  number(static_cast<int>(round.rows.size(kDiscards)));
  number(direction == Direction::rising);
  number(direction == Direction::falling);
  number(needs[static_cast<std::size_t>(seat)]);
  for (int step = 1; step <= kOthers && step < rules.players; ++step) {
    const int other = seats_after(seat, step, rules.players);
    number(1);
    const auto known = at(round.known, other).span();
    int count = 0;
    std::array<int, 2> longest{};  // of cards that rise, that fall
    std::array<std::array<int, 2>, kSize> ends{};
    for (std::size_t i = 0; i < kSize; ++i) {
      const int card = i < known.size() ? known[i] : 0;
      number(card);
      if (card == 0) continue;
      ++count;
      ends[i] = {1, 1};
      for (std::size_t of = 0; of < i; ++of) {
        if (known[of] == 0) continue;
        const std::size_t way = known[of] < card ? 0 : 1;
        ends[i][way] = std::max(ends[i][way], ends[of][way] + 1);
      }
      for (const std::size_t way : {0U, 1U}) longest[way] = std::max(longest[way], ends[i][way]);
    }
    number(count);
    number(std::max(longest[0], longest[1]));
    number(needs[static_cast<std::size_t>(other)]);
  }
}

Action OneEleven::steady(const Rules& rules, const Round& round, int seat, const Choices& choices,
                         Desk& desk) {
  const auto held = round.rows[static_cast<std::size_t>(seat)];
  if (held.size() != kUsual) return greedy(rules, round, seat, choices, desk);
  if (round.phase == Phase::choose) {
    const int rising = Distances(held, Direction::rising).now();
    return rising <= Distances(held, Direction::falling).now() ? kRising : kFalling;
  }
  Distances distances(held, at(round.directions, seat));
  if (round.phase == Phase::announce) return distances.now() == 0 ? kAnnounce : kPass;
  if (round.phase == Phase::insert) {
    const auto after = distances.after(round.taken);
    const auto best = std::min_element(after.begin(), after.end()) - after.begin();
    return static_cast<Action>(kInsert + insertion_of(static_cast<int>(best)));
  }
  int least = distances.blind(Unseen(round, seat).cards());
  int best = choices.actions[0];  // clearing, where that is allowed
  for (int spot = kCentre - 1; spot >= 0 && best != kClear; --spot) {
    if (at(round.centre, spot) != 0 && !at(round.shown, spot)) best = kTake + spot;
  }
  for (int spot = 0; spot < kCentre; ++spot) {
    if (at(round.centre, spot) == 0 || !at(round.shown, spot)) continue;
    const auto after = distances.after(at(round.centre, spot));
    const int far = *std::min_element(after.begin(), after.end());
    if (far < least) best = kTake + spot, least = far;
  }
  return static_cast<Action>(best);
}

}  // namespace rummel
