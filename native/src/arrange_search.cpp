#include "rummel/arrange_search.hpp"

#include <algorithm>
#include <bit>

namespace rummel {
namespace {

constexpr int kRanks = 13;
// How many nodes of a rank are looked at to find something good, and how many in all to prove it.
constexpr std::array<std::size_t, 1> kWidths{3};
constexpr std::size_t kMostNodes = 450'000;

// The pieces of each suit that a shape puts into sets.
constexpr auto kDigits = [] {
  std::array<std::array<std::uint8_t, 4>, kSetShapes> digits{};
  for (std::size_t shape = 0; shape < kSetShapes; ++shape) {
    std::size_t rest = shape;
    for (auto& digit : digits[shape]) {
      digit = static_cast<std::uint8_t>(rest % 3);
      rest /= 3;
    }
  }
  return digits;
}();

constexpr std::uint64_t open_of(std::uint64_t runs_key, std::size_t suit) {
  return runs_key >> (12 * suit) & 0xfff;
}
constexpr int placed_of(std::uint64_t runs_key) { return static_cast<int>(runs_key >> 48 & 0xff); }
constexpr int points_of(std::uint64_t runs_key) { return static_cast<int>(runs_key >> 56); }
constexpr int later_of(std::uint64_t rest_key, int place, std::size_t suit) {
  return static_cast<int>(rest_key >> (8 * place + 2 * static_cast<int>(suit)) & 3);
}
constexpr int promise_of(std::uint64_t rest_key, int place, std::size_t suit) {
  return static_cast<int>(rest_key >> (32 + 4 * place + static_cast<int>(suit)) & 1);
}
// All jokers laid so far, or those of the table where they are told apart.
constexpr int first_jokers(std::uint64_t rest_key) { return static_cast<int>(rest_key >> 48 & 15); }
constexpr int rack_jokers(std::uint64_t rest_key) { return static_cast<int>(rest_key >> 52 & 15); }

constexpr std::uint64_t mix(std::uint64_t a, std::uint64_t b) {
  std::uint64_t x = a * 0x9e3779b97f4a7c15ULL ^ (b + 0x7f4a7c15ULL) * 0xc2b2ae3d27d4eb4fULL;
  x ^= x >> 29;
  return x * 0xbf58476d1ce4e5b9ULL;
}

// Whether every need gets a piece of its own; a need is a mask of suits.
bool supplied(const std::uint8_t* needs, std::size_t count, std::array<int, 4>& pieces) {
  if (count == 0) return true;
  for (std::size_t suit = 0; suit < 4; ++suit) {
    if (!(needs[0] >> suit & 1) || pieces[suit] <= 0) continue;
    --pieces[suit];
    const bool found = supplied(needs + 1, count - 1, pieces);
    ++pieces[suit];
    if (found) return true;
  }
  return false;
}

}  // namespace

// ------------------------------------------------------------------------------------ the pieces

// Pieces that are alike are told apart only by where they count most: those of the rack there.
Value Search::natural_gain(std::uint32_t suit, int rank, int low, int set, int high,
                           int* points) const {
  const auto at = static_cast<std::size_t>(rank);
  const int placed = low + set + high - pool_->table[suit][at];
  if (rank != 1) {
    *points = placed * gains_->face[at];
    return placed * gains_->natural[at];
  }
  std::array<std::array<int, 2>, 3> kinds{
      {{gains_->ace_low, low}, {gains_->ace_set, set}, {gains_->ace_high, high}}};
  if (kinds[0][0] < kinds[1][0]) std::swap(kinds[0], kinds[1]);
  if (kinds[1][0] < kinds[2][0]) std::swap(kinds[1], kinds[2]);
  if (kinds[0][0] < kinds[1][0]) std::swap(kinds[0], kinds[1]);
  int sum = 0;
  int left = placed;
  for (const auto& [worth, count] : kinds) {
    const int taken = std::min(left, count);
    sum += taken * worth;
    left -= taken;
  }
  *points = sum;
  return placed * gains_->ace_base + sum * gains_->point;
}

Value Search::joker_hope(int rank) const {
  if (!placed_ || rank > last_) return 0;
  return gains_->joker + gains_->in_run[static_cast<std::size_t>(rank)];
}

// What the rack's jokers could add where `hope` does not count them by place.
Value Search::joker_bonus(int mine) const {
  return placed_ ? 0 : mine * std::max<Value>(0, gains_->joker + gains_->in_run[0]);
}

void Search::prepare() {
  const Laws& laws = *facts_.laws;
  above_ = !laws.runs || laws.ace == Ace::low ? 0 : laws.ace == Ace::either ? 1 : 4;
  last_ = kRanks + above_;
  jokers_ = pool_->table_jokers + pool_->rack_jokers;
  hopeful_ = !laws.mixed_runs && above_ <= 1;
  split_ = gains_->by_place && pool_->table_jokers > 0 && pool_->rack_jokers > 0;
  placed_ = gains_->by_place && !split_;
  thrifty_ = jokers_ > 0 && (pool_->table_jokers == 0 || pool_->loose_jokers);
  hope_opens_ = 256;
  if (++hope_stamp_ == 0) {
    std::fill(hope_stamps_.begin(), hope_stamps_.end(), 0);
    hope_stamp_ = 1;
  }
  const std::size_t hopes = 4 * 18 * hope_opens_ * 3;
  if (hopeful_ && hopes_.size() < hopes) {
    hopes_.resize(hopes);
    hope_stamps_.resize(hopes);
  }

  const unsigned joker_mask = (1U << (jokers_ + 1)) - 1;
  rest_.fill(0);
  rest_points_.fill(0);
  rest_count_.fill(0);
  set_joker_.fill(0);
  for (auto& suit : suit_rest_) suit.fill(0);
  for (int rank = kRanks; rank >= 1; --rank) {
    const auto at = static_cast<std::size_t>(rank);
    std::array<int, 4> there{};
    int suits = 0;
    int total = 0;
    int lowest = -1;
    unsigned roomy = 0;
    bool wild_room = false;
    for (const Room& room : pool_->rooms[at]) {
      roomy |= room.suits;
      wild_room = wild_room || room.joker;
    }
    Value rest = 0;
    int points = 0;
    int count = 0;
    for (std::size_t suit = 0; suit < 4; ++suit) {
      there[suit] = pool_->table[suit][at] + pool_->rack[suit][at];
      total += there[suit];
      if (there[suit] > 0) {
        ++suits;
        if (lowest < 0) lowest = static_cast<int>(suit);
      }
      const int mine = pool_->rack[suit][at];
      const int dearest = rank == 1 ? std::max({gains_->ace_low, gains_->ace_set, gains_->ace_high})
                                    : gains_->face[at];
      const Value gain =
          mine * (rank == 1 ? gains_->ace_base + dearest * gains_->point : gains_->natural[at]);
      rest += gain;
      points += mine * dearest;
      count += mine;
      suit_rest_[suit][at - 1] = suit_rest_[suit][at] + gain;
    }
    rest_[at - 1] = rest_[at] + rest;
    rest_points_[at - 1] = rest_points_[at] + points;
    rest_count_[at - 1] = rest_count_[at] + count;

    // A set of pieces of few suits needs jokers; the whole price is put on one of the suits.
    for (std::size_t suit = 0; suit < 4; ++suit) {
      std::int8_t cost = -1;
      if (roomy >> suit & 1) {
        cost = 0;
      } else if (laws.sets && suits + jokers_ >= 3 && suits > 0) {
        cost = suits >= 3 ? 0 : suits == 1 ? 2 : static_cast<int>(suit) == lowest ? 1 : 0;
      }
      set_cost_[suit][at] = cost;
    }
    two_sets_[at] = total + jokers_ >= 6 || !pool_->rooms[at].empty();
    Value set_joker = kDead;
    if (placed_ && jokers_ > 0 &&
        ((laws.sets && (suits >= 1 || laws.jokers == JokerLimit::free) && suits + jokers_ >= 3) ||
         wild_room)) {
      set_joker = gains_->joker + gains_->in_set[at];
    }
    set_joker_[at - 1] = std::max(set_joker_[at], std::max<Value>(0, set_joker));

    // Which natural pieces can go into sets at all.
    auto& shapes = shapes_[at];
    shapes.clear();
    auto& ways = ways_[at];
    if (pool_->rooms[at].empty()) {
      if (suits + jokers_ < 3 || !laws.sets) {
        ways[0] = 1;
        shapes.push_back(0);
        continue;
      }
      for (int d = 0; d <= there[3]; ++d) {
        for (int c = 0; c <= there[2]; ++c) {
          for (int b = 0; b <= there[1]; ++b) {
            for (int a = 0; a <= there[0]; ++a) {
              const int shape = a + 3 * b + 9 * c + 27 * d;
              const auto way = static_cast<std::uint16_t>(facts_.sets->ways(shape) & joker_mask);
              if (way == 0) continue;
              ways[static_cast<std::size_t>(shape)] = way;
              shapes.push_back(static_cast<std::uint8_t>(shape));
            }
          }
        }
      }
      continue;
    }
    std::array<std::uint16_t, kSetShapes> now{};
    for (int shape = 0; shape < kSetShapes; ++shape) {
      now[static_cast<std::size_t>(shape)] =
          static_cast<std::uint16_t>(facts_.sets->ways(shape) & joker_mask);
    }
    for (const Room& room : pool_->rooms[at]) {
      const auto before = now;
      for (int shape = 0; shape < kSetShapes; ++shape) {
        const unsigned way = before[static_cast<std::size_t>(shape)];
        if (way == 0) continue;
        if (room.joker) {
          auto& same = now[static_cast<std::size_t>(shape)];
          same = static_cast<std::uint16_t>(same | ((way << 1) & joker_mask));
        }
        for (std::size_t suit = 0; suit < 4; ++suit) {
          if (!(room.suits >> suit & 1) || shape / kThrees[suit] % 3 == 2) continue;
          auto& grown = now[static_cast<std::size_t>(shape + kThrees[suit])];
          grown = static_cast<std::uint16_t>(grown | way);
        }
      }
    }
    for (int shape = 0; shape < kSetShapes; ++shape) {
      ways[static_cast<std::size_t>(shape)] = now[static_cast<std::size_t>(shape)];
      bool fits = now[static_cast<std::size_t>(shape)] != 0;
      for (std::size_t suit = 0; suit < 4; ++suit) {
        fits = fits && shape / kThrees[suit] % 3 <= there[suit];
      }
      if (fits) shapes.push_back(static_cast<std::uint8_t>(shape));
    }
  }
}

// -------------------------------------------------------------------------------- what can follow

// The most that one suit can still add after `rank`, were it alone, for each number of jokers it
// may use: a piece that could be in a set is taken to be in one. Never too low, so it may prune.
const Search::Hopes& Search::hope(std::uint32_t suit, int rank, Open open, int later) {
  static constexpr Hopes kNothing{};
  static constexpr Hopes kNever{kDead, kDead, kDead, kDead, kDead, kDead, kDead};
  if (rank == last_) return facts_.runs->finished(open) ? kNothing : kNever;
  const auto jokers = static_cast<std::size_t>(jokers_);
  if (open >= hope_opens_) {
    Hopes& trivial = trivial_[suit];
    for (std::size_t k = 0; k <= jokers; ++k) {
      trivial[k] = suit_rest_[suit][static_cast<std::size_t>(std::min(rank, kRanks))] +
                   static_cast<Value>(k) *
                       std::max<Value>(0, placed_ ? gains_->joker + gains_->in_run[0] : 0);
    }
    return trivial;
  }
  const std::size_t index =
      ((suit * 18 + static_cast<std::size_t>(rank)) * hope_opens_ + open) * 3 +
      static_cast<std::size_t>(later);
  if (hope_stamps_[index] == hope_stamp_) return hopes_[index];

  const int place = rank + 1;
  const auto at = static_cast<std::size_t>(place);
  const int table = place <= kRanks ? pool_->table[suit][at] : later;
  const int there = place <= kRanks ? table + pool_->rack[suit][at] : later;
  const int absorb = pool_->absorb[suit][at];
  const int inject = pool_->inject[suit][at];
  const Value joker = joker_hope(place);
  const int cost = place <= kRanks ? set_cost_[suit][at] : -1;
  const int pressing = absorb ? 0 : facts_.runs->pressing(open);
  Hopes best;
  best.fill(kDead);
  for (int set = 0; set <= (cost < 0 ? 0 : there); ++set) {
    if (set == 2 && !two_sets_[at]) break;
    const int paid = set * std::max(cost, 0);
    if (paid > jokers_) break;
    // A joker that pays for a set counts there.
    const Value paid_gain =
        paid == 0 || !placed_ ? 0 : paid * std::max<Value>(0, gains_->joker + gains_->in_set[at]);
    for (int high = 0; high <= (place <= above_ ? there - set : 0); ++high) {
      const int most_run = facts_.laws->runs ? there - set - high : 0;
      for (int run = std::max(0, table - set - high); run <= most_run; ++run) {
        int points = 0;
        const Value gain =
            paid_gain + (place <= kRanks ? natural_gain(suit, place, run, set, high, &points) : 0);
        const auto go = [&](Open from) {
          const int most_wild = facts_.laws->runs ? jokers_ - paid : 0;
          for (int wild = std::max(0, pressing - run); wild <= most_wild; ++wild) {
            for (const Open to : facts_.runs->next(from, run, wild)) {
              const Open now = inject ? facts_.runs->injected(to, inject) : to;
              const Hopes& more = hope(suit, place, now, place <= above_ ? high : later);
              const auto used = static_cast<std::size_t>(wild + paid);
              const Value sum = gain + wild * joker;
              for (std::size_t k = used; k <= jokers; ++k) {
                best[k] = std::max(best[k], more[k - used] + sum);
              }
            }
          }
        };
        if (absorb) {
          for (const Open from : facts_.runs->absorbed(open, absorb)) go(from);
        } else {
          go(open);
        }
      }
    }
  }
  for (std::size_t k = 0; k <= jokers; ++k) {
    if (best[k] < kDead / 2) best[k] = kDead;
    // A joker more never hurts: it need not be used.
    if (k > 0) best[k] = std::max(best[k], best[k - 1]);
  }
  hope_stamps_[index] = hope_stamp_;
  hopes_[index] = best;
  return hopes_[index];
}

// The same for all suits, with the jokers dealt out as well as can be.
Value Search::hope_all(int rank, const std::array<Open, 4>& opens, std::uint64_t rest_key,
                       int jokers) {
  const auto later = [&](std::size_t suit) {
    return above_ == 1 && rank > 0 ? later_of(rest_key, 0, suit) : 0;
  };
  Hopes best = hope(0, rank, opens[0], later(0));
  for (std::uint32_t suit = 1; suit < 4; ++suit) {
    const Hopes& mine = hope(suit, rank, opens[suit], later(suit));
    for (int i = jokers; i >= 0; --i) {
      Value most = kDead;
      for (int k = 0; k <= i; ++k) {
        most = std::max(most,
                        best[static_cast<std::size_t>(i - k)] + mine[static_cast<std::size_t>(k)]);
      }
      best[static_cast<std::size_t>(i)] = std::max(most, kDead);
    }
  }
  Value most = kDead;
  const Value set_joker =
      placed_ ? set_joker_[static_cast<std::size_t>(std::min(rank, kRanks))] : 0;
  for (int i = 0; i <= jokers; ++i) {
    most = std::max(most, best[static_cast<std::size_t>(i)] + (jokers - i) * set_joker);
  }
  return most;
}

// ------------------------------------------------------------------------------------- the jokers

bool Search::check_pins(const Facts& facts, const Pool& pool, int rank, const Step& step,
                        const std::array<std::uint8_t, 4>& promised,
                        const std::array<std::uint8_t, 4>& declared) {
  const auto at = static_cast<std::size_t>(rank);
  const Laws& laws = *facts.laws;
  std::array<int, 4> in_runs{};
  std::array<int, 4> in_sets{};
  std::array<int, 4> pieces{};
  for (std::size_t suit = 0; suit < 4; ++suit) {
    in_runs[suit] = step.wild[suit] + promised[suit];
    in_sets[suit] = declared[suit];
    pieces[suit] = step.run[suit] + step.set[suit] + step.later[suit];
    pieces[suit] += laws.joker_from_rack ? -pool.table[suit][at] : pool.lying[suit][at];
  }
  int any_set = step.set_jokers;
  std::array<std::uint8_t, 16> needs{};
  std::size_t count = 0;
  int complete = -1;
  for (const Pin& pin : pool.pins[at]) {
    const auto suit = static_cast<std::size_t>(pin.suit);
    int& spots = !pin.in_set                                ? in_runs[laws.mixed_runs ? 0 : suit]
                 : laws.table_joker == TableJoker::declared ? in_sets[suit]
                                                            : any_set;
    if (spots > 0) {
      --spots;
      continue;
    }
    if (pin.in_set && laws.table_joker == TableJoker::both) {
      if (complete == pin.meld) continue;
      complete = pin.meld;
      for (int one = 0; one < 4 && count < needs.size(); ++one) {
        if (pin.fitting >> one & 1) needs[count++] = static_cast<std::uint8_t>(1 << one);
      }
    } else if (count < needs.size()) {
      needs[count++] = pin.fitting;
    }
  }
  return supplied(needs.data(), count, pieces);
}

bool Search::pins_hold(const Step& step, const std::array<std::uint8_t, 4>& promised) const {
  if (rank_ > kRanks || pool_->pins[static_cast<std::size_t>(rank_)].empty()) return true;
  if (facts_.laws->table_joker == TableJoker::declared) {
    return split(facts_, *pool_, rank_, step, promised, nullptr);
  }
  return check_pins(facts_, *pool_, rank_, step, promised, {});
}

bool Search::split(const Facts& facts, const Pool& pool, int rank, const Step& step,
                   const std::array<std::uint8_t, 4>& promised, Split* out) {
  const auto at = static_cast<std::size_t>(rank);
  const auto& rooms = pool.rooms[at];
  const auto kinds = facts.sets->kinds();
  const bool check = facts.laws->table_joker == TableJoker::declared && !pool.pins[at].empty();
  std::array<int, 4> left{};
  for (std::size_t suit = 0; suit < 4; ++suit) left[suit] = step.set[suit];
  int jokers = step.set_jokers;
  std::array<std::uint8_t, 4> declared{};
  Split now;

  const auto sets = [&](auto&& self, std::size_t from) -> bool {
    if (jokers == 0 && left[0] + left[1] + left[2] + left[3] == 0) {
      if (check && !check_pins(facts, pool, rank, step, promised, declared)) return false;
      if (out != nullptr) *out = now;
      return true;
    }
    for (std::size_t i = from; i < kinds.size(); ++i) {
      const SetKind kind = kinds[i];
      const int wild = std::popcount(static_cast<unsigned>(kind.jokers));
      bool fits = wild <= jokers;
      for (std::size_t suit = 0; suit < 4 && fits; ++suit) {
        fits = !((kind.suits & ~kind.jokers) >> suit & 1) || left[suit] > 0;
      }
      if (!fits) continue;
      const auto count = [&](int sign) {
        jokers -= sign * wild;
        for (std::size_t suit = 0; suit < 4; ++suit) {
          if (kind.jokers >> suit & 1) {
            declared[suit] = static_cast<std::uint8_t>(declared[suit] + sign);
          } else if (kind.suits >> suit & 1) {
            left[suit] -= sign;
          }
        }
      };
      count(1);
      now.sets.push_back(kind);
      const bool found = self(self, i);
      now.sets.pop_back();
      count(-1);
      if (found) return true;
    }
    return false;
  };
  const auto fill = [&](auto&& self, std::size_t room) -> bool {
    if (room == rooms.size()) return sets(sets, 0);
    for (std::size_t suit = 0; suit < 4; ++suit) {
      if (!(rooms[room].suits >> suit & 1) || left[suit] == 0) continue;
      --left[suit];
      now.added.emplace_back(static_cast<int>(room), static_cast<int>(suit));
      const bool found = self(self, room + 1);
      now.added.pop_back();
      ++left[suit];
      if (found) return true;
    }
    if (rooms[room].joker && jokers > 0) {
      // A joker of the rack: where it stands frees nobody, so it is not declared here.
      --jokers;
      now.added.emplace_back(static_cast<int>(room), -1);
      const bool found = self(self, room + 1);
      now.added.pop_back();
      ++jokers;
      if (found) return true;
    }
    return self(self, room + 1);
  };
  return fill(fill, 0);
}

// ------------------------------------------------------------------------------------- one rank

// What one suit can do at this rank with `set` pieces in sets. It depends on the suit's open runs
// only, so all nodes of a layer share it.
const Search::Choices& Search::choices(const Node& node, std::uint32_t suit, int set) {
  const int place = rank_;
  const auto at = static_cast<std::size_t>(place);
  const Open open = static_cast<Open>(open_of(node.runs_key, suit));
  const bool high_place = place > kRanks;
  const int kept = high_place ? later_of(node.rest_key, place - kRanks - 1, suit) : 0;
  const int least_wild = high_place ? promise_of(node.rest_key, place - kRanks - 1, suit) : 0;
  const int keeps_before = above_ == 1 && place > 1 ? later_of(node.rest_key, 0, suit) : 0;
  const std::uint32_t key = static_cast<std::uint32_t>(place) << 22 |
                            static_cast<std::uint32_t>(open) << 10 | suit << 8 |
                            static_cast<std::uint32_t>(set) << 6 |
                            static_cast<std::uint32_t>(kept | keeps_before << 2 | least_wild << 4);
  std::size_t slot = (key * 0x9e3779b1U) >> 19 & (kChoiceSlots - 1);
  for (; choice_slots_[slot].stamp == choice_stamp_; slot = (slot + 1) & (kChoiceSlots - 1)) {
    if (choice_slots_[slot].key == key) return *choices_[choice_slots_[slot].at];
  }
  // More kinds of open runs than slots: the lists of one node are then made anew for the next.
  const bool room = choices_used_ < kChoiceSlots * 3 / 4;
  const std::size_t index =
      room ? choices_used_++ : choices_used_ + suit * 3 + static_cast<std::size_t>(set);
  while (choices_.size() <= index) choices_.push_back(std::make_unique<Choices>());
  if (room) choice_slots_[slot] = {choice_stamp_, key, static_cast<std::uint32_t>(index)};
  Choices& out = *choices_[index];
  out.list.clear();
  out.tops.fill(kDead);

  const int table = high_place ? kept : pool_->table[suit][at];
  const int there = high_place ? kept : table + pool_->rack[suit][at];
  const int absorb = pool_->absorb[suit][at];
  const int inject = pool_->inject[suit][at];
  const int pressing = absorb ? 0 : facts_.runs->pressing(open);
  int promises = 0;
  if (place <= above_) {
    for (const Pin& pin : pool_->pins[at]) {
      if (!pin.in_set && pin.suit == static_cast<int>(suit)) promises = 1;
    }
  }
  const Value joker = joker_hope(place);
  for (int later = 0; later <= (place <= above_ ? there - set : 0); ++later) {
    const int keeps = place <= above_ ? later : keeps_before;
    const int most_run = facts_.laws->runs ? there - set - later : 0;
    for (int run = std::max(0, table - set - later); run <= most_run; ++run) {
      int points = 0;
      const Value gain = high_place ? 0 : natural_gain(suit, place, run, set, later, &points);
      const int placed = high_place ? 0 : run + set + later - table;
      const auto go = [&](Open from) {
        const int most_wild = facts_.laws->runs ? jokers_ : 0;
        for (int wild = std::max(least_wild, pressing - run); wild <= most_wild; ++wild) {
          for (const Open to : facts_.runs->next(from, run, wild)) {
            const Open now = inject ? facts_.runs->injected(to, inject) : to;
            Option option{static_cast<std::uint8_t>(run),
                          static_cast<std::uint8_t>(wild),
                          static_cast<std::uint8_t>(later),
                          0,
                          now,
                          static_cast<std::int16_t>(placed),
                          static_cast<std::int16_t>(points),
                          gain,
                          {}};
            const auto used = static_cast<std::size_t>(wild);
            const auto all = static_cast<std::size_t>(jokers_);
            for (std::size_t k = 0; k < used; ++k) option.hopes[k] = kDead;
            if (hopeful_) {
              const Hopes& follows = hope(suit, place, now, keeps);
              const Value sum = gain + wild * joker;
              for (std::size_t k = used; k <= all; ++k) {
                option.hopes[k] = follows[k - used] > kDead / 2 ? follows[k - used] + sum : kDead;
              }
            } else {
              for (std::size_t k = used; k <= all; ++k) {
                option.hopes[k] =
                    gain + suit_rest_[suit][static_cast<std::size_t>(std::min(place, kRanks))];
              }
            }
            if (option.hopes[all] <= kDead / 2) continue;
            for (std::size_t k = 0; k <= all; ++k) {
              out.tops[k] = std::max(out.tops[k], option.hopes[k]);
            }
            for (int promise = 0; promise <= promises; ++promise) {
              option.promise = static_cast<std::uint8_t>(promise);
              out.list.push_back(option);
            }
          }
        }
      };
      if (absorb) {
        for (const Open from : facts_.runs->absorbed(open, absorb)) go(from);
      } else {
        go(open);
      }
    }
  }
  const auto all = static_cast<std::size_t>(jokers_);
  std::stable_sort(out.list.begin(), out.list.end(),
                   [all](const Option& a, const Option& b) { return a.hopes[all] > b.hopes[all]; });
  return out;
}

void Search::choose(std::uint32_t parent, std::uint32_t suit, Step& step, const Sum& sum,
                    const Hopes& hopes, int shape, int jokers) {
  const std::size_t set = kDigits[static_cast<std::size_t>(shape)][suit];
  const Hopes& ahead = ahead_[suit + 1];
  const auto all = static_cast<std::size_t>(joker_room_);
  const Value top = hopes[all] + ahead[all] + static_cast<Value>(all) * set_bonus_;
  for (const Option& option : chosen_[suit][set]->list) {
    // The options are in the order of what they promise with all jokers.
    if (top + option.hopes[static_cast<std::size_t>(jokers_)] <= need_) break;
    if (option.wild > jokers || top + option.hopes[all] <= need_) continue;
    Hopes now;
    if (all == 0) {
      now[0] = hopes[0] + option.hopes[0];
    } else {
      Value best = kDead;
      for (std::size_t i = 0; i <= all; ++i) {
        Value most = kDead;
        for (std::size_t k = 0; k <= i; ++k) most = std::max(most, hopes[i - k] + option.hopes[k]);
        now[i] = most;
        for (std::size_t k = 0; k + i <= all; ++k) {
          best = std::max(best, most + ahead[k] + static_cast<Value>(all - i - k) * set_bonus_);
        }
      }
      if (best <= need_) continue;
    }
    Sum next = sum;
    next.gain += option.gain;
    next.placed += option.placed;
    next.points += option.points;
    next.wild += option.wild;
    next.opens[suit] = option.open;
    next.promised[suit] = option.promise;
    step.run[suit] = option.run;
    step.set[suit] = static_cast<std::uint8_t>(set);
    step.wild[suit] = option.wild;
    step.later[suit] = option.later;
    if (suit < 3) {
      choose(parent, suit + 1, step, next, now, shape, jokers - option.wild);
    } else {
      const unsigned ways =
          rank_ > kRanks ? 1U
                         : ways_[static_cast<std::size_t>(rank_)][static_cast<std::size_t>(shape)];
      leaf(parent, step, next, now, ways, jokers - option.wild + std::countr_zero(ways));
    }
  }
}

void Search::leaf(std::uint32_t parent, Step& step, const Sum& sum, const Hopes& hopes,
                  unsigned set_ways, int jokers) {
  const Node& from = nodes_[parent];
  const std::uint64_t from_runs = from.runs_key;
  const std::uint64_t from_rest = from.rest_key;
  const Value from_value = from.value;
  const auto at = static_cast<std::size_t>(rank_);
  std::uint64_t runs_key = 0;
  for (std::size_t suit = 0; suit < 4; ++suit) {
    runs_key |= static_cast<std::uint64_t>(sum.opens[suit]) << (12 * suit);
  }
  std::uint64_t rest_base = from_rest & 0xffffffffffffULL;
  if (rank_ <= above_) {
    for (std::size_t suit = 0; suit < 4; ++suit) {
      rest_base |= static_cast<std::uint64_t>(step.later[suit])
                   << (8 * (rank_ - 1) + 2 * static_cast<int>(suit));
      rest_base |= static_cast<std::uint64_t>(sum.promised[suit])
                   << (32 + 4 * (rank_ - 1) + static_cast<int>(suit));
    }
  } else if (rank_ > kRanks) {
    rest_base &= ~(std::uint64_t{0xff} << (8 * (rank_ - kRanks - 1)));
    rest_base &= ~(std::uint64_t{0xf} << (32 + 4 * (rank_ - kRanks - 1)));
  }
  for (int set_jokers = 0; set_jokers <= jokers; ++set_jokers) {
    if (!(set_ways >> set_jokers & 1)) continue;
    if (--*work_ < 0) return;
    step.set_jokers = static_cast<std::uint8_t>(set_jokers);
    if (!pins_hold(step, sum.promised)) continue;
    const int wild = sum.wild + set_jokers;
    const int before = first_jokers(from_rest);
    const int rack_before = rack_jokers(from_rest);
    // How many of these jokers are the rack's own.
    int least = 0;
    int most = 0;
    if (split_) {
      least = std::max(0, wild - (pool_->table_jokers - before));
      most = std::min(wild, pool_->rack_jokers - rack_before);
    } else {
      least = std::max(0, before + wild - std::max(before, pool_->table_jokers));
      most = least;
    }
    for (int mine = least; mine <= most; ++mine) {
      Value value = from_value + sum.gain + mine * gains_->joker;
      int points = sum.points;
      int placed = sum.placed + mine;
      if (mine > 0 && (gains_->by_place || keyed_)) {
        // The dearest places first.
        const int run_worth = gains_->face[at];
        const int set_worth = rank_ == 1 ? gains_->ace_set : run_worth;
        const int dear = set_worth > run_worth ? set_jokers : sum.wild;
        const int first = std::min(mine, dear);
        const int worth = first * std::max(run_worth, set_worth) +
                          (mine - first) * (first == dear ? std::min(run_worth, set_worth)
                                                          : std::max(run_worth, set_worth));
        if (gains_->joker_counts) {
          points += worth;
          value += worth * gains_->point;
        }
      }
      const int used = before + rack_before + wild;
      const int jokers_left = jokers_ - used;
      Node node;
      node.rest_key = rest_base | static_cast<std::uint64_t>(rank_) << 58 |
                      static_cast<std::uint64_t>(split_ ? before + wild - mine : used) << 48 |
                      static_cast<std::uint64_t>(split_ ? rack_before + mine : 0) << 52;
      node.runs_key = runs_key;
      if (keyed_) {
        placed += placed_of(from_runs);
        points = std::min(points + points_of(from_runs), limits_.least_points);
        const auto after = static_cast<std::size_t>(std::min(rank_, kRanks));
        const int rack_left = split_ ? pool_->rack_jokers - rack_before - mine
                                     : std::min(jokers_left, pool_->rack_jokers);
        if (placed > limits_.most_placed ||
            placed + rest_count_[after] + rack_left < limits_.least_placed ||
            points + rest_points_[after] + rack_left * gains_->dearest < limits_.least_points) {
          continue;
        }
        node.runs_key |=
            static_cast<std::uint64_t>(placed) << 48 | static_cast<std::uint64_t>(points) << 56;
      }
      node.value = value;
      const int mine_left = split_ ? pool_->rack_jokers - rack_before - mine
                                   : std::min(jokers_left, pool_->rack_jokers);
      if (hopeful_) {
        const auto rest = static_cast<std::size_t>(jokers_left + sum.wild);
        const Value each =
            placed_ ? set_joker_[static_cast<std::size_t>(std::min(rank_, kRanks))] : 0;
        Value follows = kDead;
        for (std::size_t i = 0; i <= rest; ++i) {
          follows = std::max(follows, hopes[i] + static_cast<Value>(rest - i) * each);
        }
        node.bound =
            value + follows - sum.gain - sum.wild * joker_hope(rank_) + joker_bonus(mine_left);
      } else {
        node.bound = value + rest_[static_cast<std::size_t>(std::min(rank_, kRanks))] +
                     mine_left * std::max<Value>(0, gains_->joker + gains_->in_run[0]);
      }
      if (node.bound <= floor_) continue;
      node.parent = parent;
      node.order = 0;
      node.step = step;
      add(node);
    }
  }
}

void Search::expand(std::uint32_t index) {
  const Node node = nodes_[index];
  const int jokers = jokers_ - first_jokers(node.rest_key) - rack_jokers(node.rest_key);
  const auto at = static_cast<std::size_t>(rank_);
  static constexpr std::uint8_t kNone = 0;
  const std::uint8_t* shapes = rank_ > kRanks ? &kNone : shapes_[at].data();
  const std::size_t count = rank_ > kRanks ? 1 : shapes_[at].size();
  const int mine = split_ ? pool_->rack_jokers - rack_jokers(node.rest_key)
                          : std::min(jokers, pool_->rack_jokers);
  set_bonus_ = placed_ && rank_ <= kRanks ? set_joker_[at - 1] : 0;
  need_ =
      floor_ - node.value -
      (hopeful_ ? joker_bonus(mine) : mine * std::max<Value>(0, gains_->joker + gains_->in_run[0]));
  // With all jokers for every suit: most shapes are done with by that.
  std::array<std::array<Value, 3>, 4> tops{};
  for (std::uint32_t suit = 0; suit < 4; ++suit) {
    const unsigned digits = rank_ > kRanks ? 1U : digits_[at][suit];
    for (std::size_t set = 0; set < 3; ++set) {
      if (!(digits >> set & 1)) continue;
      chosen_[suit][set] = &choices(node, suit, static_cast<int>(set));
      tops[suit][set] = chosen_[suit][set]->tops[static_cast<std::size_t>(jokers)];
    }
  }
  const Value quick = need_ - jokers * set_bonus_;
  for (std::size_t i = 0; i < count; ++i) {
    const int shape = shapes[i];
    const unsigned ways = rank_ > kRanks ? 1U : ways_[at][static_cast<std::size_t>(shape)];
    const int paid = std::countr_zero(ways);
    if (paid > jokers) continue;
    // Jokers that these sets need count there, at best.
    joker_room_ = jokers - paid;
    const auto& digits = kDigits[static_cast<std::size_t>(shape)];
    if (tops[0][digits[0]] + tops[1][digits[1]] + tops[2][digits[2]] + tops[3][digits[3]] <=
        quick) {
      continue;
    }
    ahead_[4].fill(0);
    bool alive = true;
    for (std::uint32_t suit = 4; suit-- > 0 && alive;) {
      const std::size_t set = kDigits[static_cast<std::size_t>(shape)][suit];
      const Hopes& mine_at = chosen_[suit][set]->tops;
      for (int all = 0; all <= joker_room_; ++all) {
        Value most = kDead;
        for (int k = 0; k <= all; ++k) {
          most = std::max(most, ahead_[suit + 1][static_cast<std::size_t>(all - k)] +
                                    mine_at[static_cast<std::size_t>(k)]);
        }
        ahead_[suit][static_cast<std::size_t>(all)] = std::max(most, kDead);
      }
      alive = ahead_[suit][static_cast<std::size_t>(joker_room_)] > kDead / 2;
    }
    if (!alive) continue;
    const Value before = need_;
    need_ -= paid * set_bonus_;
    Value best = kDead;
    for (int k = 0; k <= joker_room_; ++k) {
      best =
          std::max(best, ahead_[0][static_cast<std::size_t>(k)] + (joker_room_ - k) * set_bonus_);
    }
    if (best > need_) {
      Step step;
      choose(index, 0, step, Sum{}, Hopes{}, shape, joker_room_);
    }
    need_ = before;
  }
}

// Runs of any suits: all suits feed the same open runs.
void Search::expand_mixed(std::uint32_t index) {
  const Node node = nodes_[index];
  const int jokers = jokers_ - first_jokers(node.rest_key) - rack_jokers(node.rest_key);
  const auto at = static_cast<std::size_t>(rank_);
  const bool high_place = rank_ > kRanks;
  const Open open = static_cast<Open>(open_of(node.runs_key, 0));
  int promises = 0;
  if (rank_ <= above_) {
    for (const Pin& pin : pool_->pins[at]) promises = pin.in_set ? promises : 1;
  }
  const int least_wild = high_place ? promise_of(node.rest_key, rank_ - kRanks - 1, 0) : 0;
  const std::size_t count = high_place ? 1 : shapes_[at].size();
  for (std::size_t i = 0; i < count; ++i) {
    const int shape = high_place ? 0 : shapes_[at][i];
    const unsigned ways = high_place ? 1U : ways_[at][static_cast<std::size_t>(shape)];
    Step step;
    const auto by_suit = [&](auto&& self, std::uint32_t suit, const Sum& sum,
                             int naturals) -> void {
      if (suit == 4) {
        for (const Open from : facts_.runs->absorbed(open, pool_->absorb[0][at])) {
          for (int wild = least_wild; wild <= jokers; ++wild) {
            for (const Open to : facts_.runs->next(from, naturals, wild)) {
              for (int promise = 0; promise <= promises; ++promise) {
                Sum full = sum;
                full.opens[0] = facts_.runs->injected(to, pool_->inject[0][at]);
                full.wild = wild;
                full.promised[0] = static_cast<std::uint8_t>(promise);
                step.wild[0] = static_cast<std::uint8_t>(wild);
                leaf(index, step, full, Hopes{}, ways, jokers - wild);
              }
            }
          }
        }
        return;
      }
      const int kept = high_place ? later_of(node.rest_key, rank_ - kRanks - 1, suit) : 0;
      const int table = high_place ? kept : pool_->table[suit][at];
      const int there = high_place ? kept : table + pool_->rack[suit][at];
      const int set = shape / kThrees[suit] % 3;
      for (int later = 0; later <= (rank_ <= above_ ? there - set : 0); ++later) {
        for (int run = std::max(0, table - set - later); run <= there - set - later; ++run) {
          int points = 0;
          Sum next = sum;
          if (!high_place) {
            next.gain += natural_gain(suit, rank_, run, set, later, &points);
            next.placed += run + set + later - table;
            next.points += points;
          }
          step.run[suit] = static_cast<std::uint8_t>(run);
          step.set[suit] = static_cast<std::uint8_t>(set);
          step.later[suit] = static_cast<std::uint8_t>(later);
          self(self, suit + 1, next, naturals + run);
        }
      }
    };
    by_suit(by_suit, 0, Sum{}, 0);
  }
}

// -------------------------------------------------------------------------------------- the layers

void Search::rehash() {
  if (++stamp_ == 0) {
    std::fill(stamps_.begin(), stamps_.end(), 0);
    stamp_ = 1;
  }
  const std::size_t size = nodes_.size() - layer_;
  if (slots_.size() < 4 * size + 256) {
    const std::size_t more = std::bit_ceil(8 * size + 1024);
    slots_.assign(more, 0);
    stamps_.assign(more, 0);
    stamp_ = 1;
  }
  const std::size_t mask = slots_.size() - 1;
  for (std::size_t i = layer_; i < nodes_.size(); ++i) {
    std::size_t at = mix(nodes_[i].runs_key, nodes_[i].rest_key) >> 20 & mask;
    while (stamps_[at] == stamp_) at = (at + 1) & mask;
    stamps_[at] = stamp_;
    slots_[at] = static_cast<std::uint32_t>(i);
  }
}

// Whether the same runs are open elsewhere, for as much and with fewer jokers.
bool Search::beaten(const Node& node) const {
  const std::size_t mask = slots_.size() - 1;
  std::uint64_t rest_key = node.rest_key;
  for (int used = first_jokers(node.rest_key); used > 0; --used) {
    rest_key -= std::uint64_t{1} << 48;
    std::size_t at = mix(node.runs_key, rest_key) >> 20 & mask;
    for (; stamps_[at] == stamp_; at = (at + 1) & mask) {
      const Node& known = nodes_[slots_[at]];
      if (known.runs_key == node.runs_key && known.rest_key == rest_key) {
        if (known.value >= node.value) return true;
        break;
      }
    }
  }
  return false;
}

void Search::add(const Node& node) {
  if (thrifty_ && beaten(node)) return;
  const std::size_t mask = slots_.size() - 1;
  std::size_t at = mix(node.runs_key, node.rest_key) >> 20 & mask;
  while (stamps_[at] == stamp_) {
    Node& known = nodes_[slots_[at]];
    if (known.runs_key == node.runs_key && known.rest_key == node.rest_key) {
      if (node.value > known.value) {
        const std::uint32_t order = known.order;
        known = node;
        known.order = order;
        if (best_first_) queue(slots_[at]);
      }
      return;
    }
    at = (at + 1) & mask;
  }
  stamps_[at] = stamp_;
  slots_[at] = static_cast<std::uint32_t>(nodes_.size());
  nodes_.push_back(node);
  nodes_.back().order = order_++;
  const std::size_t size = nodes_.size() - layer_;
  if (best_first_) {
    queue(slots_[at]);
    if (2 * size > slots_.size()) rehash();
    return;
  }
  if (size > 4 * width_ + 512) {
    cut(width_);
    rehash();
  } else if (2 * size > slots_.size()) {
    rehash();
  }
}

void Search::cut(std::size_t width) {
  if (nodes_.size() - layer_ <= width) return;
  const auto from = nodes_.begin() + static_cast<std::ptrdiff_t>(layer_);
  const auto to = from + static_cast<std::ptrdiff_t>(width);
  std::nth_element(from, to, nodes_.end(), [](const Node& a, const Node& b) {
    if (a.bound != b.bound) return a.bound > b.bound;
    if (a.value != b.value) return a.value > b.value;
    return a.order < b.order;
  });
  for (auto node = to; node != nodes_.end(); ++node) lost_ = std::max(lost_, node->bound);
  nodes_.erase(to, nodes_.end());
}

bool Search::pass(std::size_t width) {
  width_ = width;
  lost_ = kDead;
  nodes_.clear();
  nodes_.push_back(Node{0, 0, start_, 0, 0, 0, Step{}});
  order_ = 0;
  std::size_t from = 0;
  for (rank_ = 1; rank_ <= last_; ++rank_) {
    const std::size_t to = nodes_.size();
    layer_ = to;
    rehash();
    for (std::size_t i = from; i < to; ++i) {
      expand_any(static_cast<std::uint32_t>(i));
      if (*work_ < 0) return false;
    }
    cut(width);
    from = to;
  }
  layer_ = from;
  collect();
  return true;
}

bool Search::is_end(const Node& node) const {
  bool good = node.value > floor_;
  for (std::size_t suit = 0; suit < 4; ++suit) {
    good = good && facts_.runs->finished(static_cast<Open>(open_of(node.runs_key, suit)));
  }
  good = good && (pool_->loose_jokers || first_jokers(node.rest_key) >= pool_->table_jokers);
  if (keyed_) {
    good = good && points_of(node.runs_key) >= limits_.least_points &&
           placed_of(node.runs_key) >= limits_.least_placed;
  }
  return good;
}

void Search::collect() {
  std::size_t best = nodes_.size();
  for (std::size_t i = layer_; i < nodes_.size(); ++i) {
    if (is_end(nodes_[i])) {
      best = i;
      floor_ = nodes_[i].value;
    }
  }
  if (best < nodes_.size()) follow(best);
}

void Search::follow(std::size_t best) {
  Way way;
  way.value = nodes_[best].value;
  for (std::size_t i = best; i != 0; i = nodes_[i].parent) {
    way.steps.push_back(nodes_[i].step);
    std::array<Open, 4> opens{};
    for (std::size_t suit = 0; suit < 4; ++suit) {
      opens[suit] = static_cast<Open>(open_of(nodes_[i].runs_key, suit));
    }
    way.opens.push_back(opens);
  }
  std::reverse(way.steps.begin(), way.steps.end());
  std::reverse(way.opens.begin(), way.opens.end());
  way_ = std::move(way);
}

// ---------------------------------------------------------------------------------- best first

bool Search::Entry::operator<(const Entry& other) const {
  if (bound != other.bound) return bound < other.bound;
  if (rank != other.rank) return rank < other.rank;  // the deeper first
  return order > other.order;
}

void Search::queue(std::uint32_t index) {
  const Node& node = nodes_[index];
  if (rank_ == last_) {
    if (is_end(node)) {
      floor_ = node.value;
      follow(index);
    }
    return;
  }
  queue_.push_back({node.bound, node.value, node.order, index, rank_});
  std::push_heap(queue_.begin(), queue_.end());
}

// Takes the most promising node first: none is looked into that promises no more than the best way.
bool Search::prove() {
  nodes_.clear();
  queue_.clear();
  nodes_.push_back(Node{0, 0, start_, 0, 0, 0, Step{}});
  order_ = 0;
  layer_ = 1;
  rehash();
  best_first_ = true;
  rank_ = 1;
  expand_any(0);
  while (!queue_.empty() && *work_ >= 0 && nodes_.size() < kMostNodes) {
    const Entry next = queue_.front();
    if (next.bound <= floor_) break;
    std::pop_heap(queue_.begin(), queue_.end());
    queue_.pop_back();
    if (nodes_[next.index].value != next.value) continue;  // a better way there came up since
    rank_ = next.rank + 1;
    expand_any(next.index);
  }
  best_first_ = false;
  return queue_.empty() || queue_.front().bound <= floor_;
}

void Search::expand_any(std::uint32_t index) {
  if (facts_.laws->mixed_runs) {
    expand_mixed(index);
  } else {
    expand(index);
  }
}

std::optional<Way> Search::best(const Facts& facts, const Pool& pool, const Gains& gains,
                                const Limits& limits, Value start, Value floor, std::int64_t& work,
                                bool& proven) {
  facts_ = facts;
  pool_ = &pool;
  gains_ = &gains;
  limits_ = limits;
  keyed_ = limits.any();
  start_ = start;
  floor_ = floor;
  work_ = &work;
  way_.reset();
  ++choice_stamp_;
  choices_used_ = 0;
  prepare();
  for (std::size_t rank = 1; rank <= kRanks; ++rank) {
    digits_[rank].fill(0);
    for (const std::uint8_t shape : shapes_[rank]) {
      for (std::size_t suit = 0; suit < 4; ++suit) {
        digits_[rank][suit] =
            static_cast<std::uint8_t>(digits_[rank][suit] | 1 << kDigits[shape][suit]);
      }
    }
  }
  if (hopeful_) {
    const Value root = start + hope_all(0, {}, 0, jokers_) + joker_bonus(pool.rack_jokers);
    if (root <= floor_) return std::nullopt;
  }
  for (const std::size_t width : kWidths) {
    if (!pass(width)) {
      proven = false;
      return way_;
    }
    if (lost_ <= floor_) {
      proven = proven && !facts_.runs->overflowed();
      return way_;
    }
  }
  if (!prove() || *work_ < 0 || facts_.runs->overflowed()) proven = false;
  return way_;
}

}  // namespace rummel
