// What a net for 111 is shown: the hand, and what each swap would make of it.
#include <algorithm>
#include <array>
#include <cmath>

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
constexpr float kNever = 1e6F;
constexpr int kSteps = 14;  // marks on the way from the lowest card to the highest
constexpr int kOthers = 3;  // seats beside one's own that it is shown

using Hand = std::array<int, kSize>;

// What it costs to fill so many places where so many numbers fit, as the engine's bot `steady`
// counts: each takes a swap, and the longer to wait for the fewer numbers there are.
struct Fill {
  std::array<std::array<float, OneEleven::kCards + 1>, kSize> cost;

  Fill() {
    for (int places = 0; places < kSize; ++places) {
      for (int numbers = 0; numbers <= OneEleven::kCards; ++numbers) {
        float& one = at(at(cost, places), numbers);
        const auto wanted = static_cast<float>(places);
        if (places == 0) {
          one = 0;
        } else if (numbers < places) {
          one = kNever;
        } else {
          const float usual = wanted * OneEleven::kCards / kSize / static_cast<float>(numbers);
          one = wanted * (1 + usual * usual);
        }
      }
    }
  }
  float operator()(int places, int numbers) const { return at(at(cost, places), numbers); }
};

const Fill& fill() {
  static const Fill table;
  return table;
}

Hand mirrored(const Hand& hand) {
  Hand out;
  for (int i = 0; i < kSize; ++i) at(out, i) = kMirror - at(hand, i);
  return out;
}

// For each card, if it stays: the cost of the places before it in a hand that shall rise.
std::array<float, kSize> before(const Hand& hand) {
  const Fill& cost = fill();
  std::array<float, kSize> costs{};
  for (int i = 0; i < kSize; ++i) {
    const int card = at(hand, i);
    float least = cost(i, card - OneEleven::kLowest);
    for (int of = 0; of < i; ++of) {
      const int room = card - at(hand, of) - 1;
      if (room >= 0) least = std::min(least, at(costs, of) + cost(i - of - 1, room));
    }
    at(costs, i) = least;
  }
  return costs;
}

float rising_distance(const Hand& hand) {
  const Fill& cost = fill();
  const auto costs = before(hand);
  float least = kNever;
  for (int i = 0; i < kSize; ++i) {
    const int room = OneEleven::kHighest - at(hand, i);
    least = std::min(least, at(costs, i) + cost(kSize - 1 - i, room));
  }
  return least;
}

// About how many swaps a hand is from being in order.
float distance(const Hand& hand, Direction direction) {
  float least = kNever;
  if (direction != Direction::falling) least = rising_distance(hand);
  if (direction != Direction::rising) least = std::min(least, rising_distance(mirrored(hand)));
  return least;
}

// The same with an unknown card, which stays where it does most, on average.
float blind_distance(const Hand& hand, Direction direction, std::span<const int> unseen,
                     float now) {
  if (unseen.empty()) return now;
  const Fill& cost = fill();
  struct Way {
    Hand hand;
    std::array<float, kSize> left, right;
    bool turned;
  };
  std::array<Way, 2> ways;
  std::size_t count = 0;
  for (const bool turned : {false, true}) {
    if (direction == (turned ? Direction::rising : Direction::falling)) continue;
    Way& way = ways[count++];
    way.turned = turned;
    way.hand = turned ? mirrored(hand) : hand;
    way.left = before(way.hand);
    Hand back = mirrored(way.hand);
    std::reverse(back.begin(), back.end());
    way.right = before(back);
    std::reverse(way.right.begin(), way.right.end());
  }
  double sum = 0;
  for (const int card : unseen) {
    float least = now;
    for (std::size_t number = 0; number < count; ++number) {
      const Way& way = ways[number];
      const int own = way.turned ? kMirror - card : card;
      for (int i = 0; i < kSize; ++i) {
        float left = cost(i, own - OneEleven::kLowest);
        for (int of = 0; of < i; ++of) {
          const int room = own - at(way.hand, of) - 1;
          if (room >= 0) left = std::min(left, at(way.left, of) + cost(i - of - 1, room));
        }
        if (left >= least) continue;
        float right = cost(kSize - 1 - i, OneEleven::kHighest - own);
        for (int of = i + 1; of < kSize; ++of) {
          const int room = at(way.hand, of) - own - 1;
          if (room >= 0) right = std::min(right, at(way.right, of) + cost(of - i - 1, room));
        }
        least = std::min(least, left + right);
      }
    }
    sum += static_cast<double>(least);
  }
  return static_cast<float>(sum / static_cast<double>(unseen.size()));
}

// An insertion of each swap: places from left to right, then all moved on.
constexpr int insertion_of(int swap) {
  if (swap == kSize) return 1;                // dropped at the right end
  if (swap == kSize + 1) return 2 * kSize + 1;  // at the left
  return swap == 0 ? 0 : 2 * swap + 1;
}

Hand as_hand(std::span<const Code> held) {
  Hand hand;
  std::copy(held.begin(), held.end(), hand.begin());
  return hand;
}

// The distance after a swap with a card.
float after_swap(std::span<const Code> held, int card, int swap, Direction direction) {
  std::array<Code, kSize> swapped;
  std::copy(held.begin(), held.end(), swapped.begin());
  OneEleven::swap(swapped, static_cast<Code>(card), insertion_of(swap));
  return distance(as_hand(swapped), direction);
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

int byte_of(float distance) { return static_cast<int>(std::lround(std::min(distance, 31.0F) * 8)); }

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
  const Hand hand = as_hand(held);
  for (const int card : hand) number(card);
  for (const int card : hand) {
    for (int step = 1; step <= kSteps; ++step) {
      number(card > kLowest + step * (kCards - 1) / (kSteps + 1));
    }
  }
  int symbols = 0;
  for (const int card : hand) {
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
  std::array<float, kCentre + 1> best{};
  float least = kNever;
  for (int which = 0; which <= kCentre; ++which) {
    const int card = at(cards, which);
    number(card);
    number(at(rules.symbols, card));
    at(best, which) = kNever;
    if (card == 0) {
      place += 2 * kSwaps + 2;
      continue;
    }
    for (int swap = 0; swap < kSwaps; ++swap) {
      const float far = after_swap(held, card, swap, direction);
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
  const float now = distance(hand, direction);
  float blind = now;
  if (round.phase == Phase::take) {
    blind = blind_distance(hand, direction, Unseen(round, seat).cards(), now);
  }
  number(byte_of(now));
  number(byte_of(blind));
  number(byte_of(now - blind));
  number(series_worth(rules, held, direction));
  number(symbols);
  number(now == 0.0F);
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
  const Hand hand = as_hand(held);
  if (round.phase == Phase::choose) {
    const bool rises = distance(hand, Direction::rising) <= distance(hand, Direction::falling);
    return rises ? kRising : kFalling;
  }
  const Direction direction = at(round.directions, seat);
  const float now = distance(hand, direction);
  if (round.phase == Phase::announce) return now == 0.0F ? kAnnounce : kPass;
  const auto best_swap = [&](int card) {
    std::pair<float, int> best{kNever, 0};
    for (int swap = 0; swap < kSwaps; ++swap) {
      const float far = after_swap(held, card, swap, direction);
      if (far < best.first) best = {far, swap};
    }
    return best;
  };
  if (round.phase == Phase::insert) {
    return static_cast<Action>(kInsert + insertion_of(best_swap(round.taken).second));
  }
  float least = blind_distance(hand, direction, Unseen(round, seat).cards(), now);
  int best = choices.actions[0];  // clearing, where that is allowed
  for (int spot = kCentre - 1; spot >= 0 && best != kClear; --spot) {
    if (at(round.centre, spot) != 0 && !at(round.shown, spot)) best = kTake + spot;
  }
  for (int spot = 0; spot < kCentre; ++spot) {
    if (at(round.centre, spot) == 0 || !at(round.shown, spot)) continue;
    const float far = best_swap(at(round.centre, spot)).first;
    if (far < least) best = kTake + spot, least = far;
  }
  return static_cast<Action>(best);
}

}  // namespace rummel
