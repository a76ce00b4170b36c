#include "rummel/arrange_search.hpp"

#include <algorithm>
#include <bit>

#include "arrange_keys.hpp"

namespace rummel {
namespace {

// This many nodes with their queue and table take less than 60 MB. Beyond the first of these
// numbers room for all of them is reserved at once, since growing by doubling would take more.
constexpr std::size_t kManyNodes = 131'072;
constexpr std::size_t kMostNodes = 350'000;
constexpr std::size_t kFirstSlots = 256;
constexpr int kFew = 16;  // followers of a node made at first
constexpr std::size_t kMostRivals = 1000;  // nodes of a rank that others are compared with

// After this many steps the suits are coupled by prices, computed in this many sweeps; if that is
// not enough, the next prices follow after many more steps, with more sweeps.
constexpr std::int64_t kPatience = 300;
constexpr int kSweeps = 4;
constexpr int kMorePatience = 8;
constexpr int kMoreSweeps = 4;
constexpr int kMostSweeps = 64;
// A further search for the same pieces improves the prices of the one before, in this many sweeps; if
// that one did without, so does this one, for so many times as long.
constexpr int kSweepsAgain = 4;
constexpr int kPatienceAgain = 16;

constexpr Hopes kNothing{};

// The two lower and the two upper suits of a shape, each pair as a number below 9.
struct Pairs {
  std::uint8_t low, high;
};
constexpr auto kPairs = [] {
  std::array<Pairs, kSetShapes> pairs{};
  for (std::size_t shape = 0; shape < kSetShapes; ++shape) {
    pairs[shape] = {static_cast<std::uint8_t>(shape % 9), static_cast<std::uint8_t>(shape / 9)};
  }
  return pairs;
}();

constexpr std::uint64_t mix(std::uint64_t a, std::uint64_t b) {
  std::uint64_t x = a * 0x9e3779b97f4a7c15ULL ^ (b + 0x7f4a7c15ULL) * 0xc2b2ae3d27d4eb4fULL;
  x ^= x >> 29;
  return x * 0xbf58476d1ce4e5b9ULL >> 20;
}

// The best of two sides together, for each number of jokers divided between them. `known`: that
// number, or -1 for any.
template <int known = -1>
void add_up(const Hopes& one, const Hopes& other, int jokers, Hopes& sums) {
  const int most_jokers = known >= 0 ? known : jokers;
  for (int all = 0; all <= most_jokers; ++all) {
    Value most = kDead;
    for (int k = 0; k <= all; ++k) {
      most = std::max(most, one[static_cast<std::size_t>(all - k)] +
                                other[static_cast<std::size_t>(k)]);
    }
    sums[static_cast<std::size_t>(all)] = most;
  }
}

}  // namespace

// --------------------------------------------------------------------------------- the pieces

// What the rack's jokers could add if the suits do not count them by place.
Value Search::joker_bonus(int mine) const {
  const Gains& gains = *frame_.gains;
  return frame_.placed ? 0 : mine * std::max<Value>(0, gains.joker + gains.in_run[0]);
}

void Search::prepare() {
  const Laws& laws = *frame_.facts.laws;
  const Pool& pool = *frame_.pool;
  const Gains& gains = *frame_.gains;
  frame_.above = !laws.runs || laws.ace == Ace::low ? 0 : laws.ace == Ace::either ? 1 : 4;
  frame_.last = kRanks + frame_.above;
  frame_.jokers = pool.table_jokers + pool.rack_jokers;
  // Where later places never count less, the first jokers are the table's. Otherwise any may be.
  bool rising = gains.in_set[1] <= gains.in_run[2];
  for (std::size_t place = 1; place < static_cast<std::size_t>(frame_.last); ++place) {
    rising = rising && gains.in_run[place] <= gains.in_run[place + 1];
  }
  split_ = gains.by_place && pool.table_jokers > 0 && pool.rack_jokers > 0 && !rising;
  frame_.placed = gains.by_place && pool.rack_jokers > 0 && !split_ && !laws.mixed_runs;
  for (std::size_t place = 1; place < gains.in_run.size(); ++place) {
    least_joker_[place] = gains.joker + (place == 1 ? std::min(gains.in_run[1], gains.in_set[1])
                                                    : gains.in_run[place]);
  }
  spread_jokers();
  thrifty_ = frame_.jokers > 0 && (pool.table_jokers == 0 || pool.loose_jokers);
  pinned_ = false;
  for (const auto& pins : pool.pins) pinned_ = pinned_ || !pins.empty();
  compared_ = !laws.mixed_runs && frame_.above == 0 && !keyed_ && !split_ &&
              frame_.facts.runs->plain();
  for (const Watch& watch : pool.watch) compared_ = compared_ && !watch.any();
  // The rules of dominance hold if no rule ties a joker to its place, and a joker of the rack counts
  // no more than any natural piece that would be laid instead of it.
  Value least = gains.ace_base;
  for (std::size_t rank = 2; rank <= kRanks; ++rank) least = std::min(least, gains.natural[rank]);
  frame_.naturals_first =
      !keyed_ && !pinned_ && !split_ && frame_.facts.runs->plain() &&
      (frame_.jokers == 0 || pool.naturals_first ||
       (!frame_.placed && thrifty_ && (pool.rack_jokers == 0 || gains.joker <= least)));
  frame_.naturals_in_runs = frame_.naturals_first && !pool.stays &&
                            (!frame_.placed || gains.in_run[1] == gains.in_set[1]);
  frame_.jokers_gain_nothing =
      frame_.naturals_in_runs && (pool.rack_jokers == 0 || gains.joker <= 0);
  const auto mask = static_cast<std::uint16_t>((1U << (frame_.jokers + 1)) - 1);
  for (std::size_t shape = 0; shape < kSetShapes; ++shape) {
    plain_ways_[shape] = frame_.facts.sets->ways(static_cast<int>(shape)) & mask;
  }
  static constexpr SetShape kNoSets = 0;
  static constexpr std::uint16_t kOneWay = 1;
  for (std::size_t rank = kRanks + 1; rank < shapes_.size(); ++rank) {
    shapes_[rank] = {&kNoSets, 1, &kOneWay};
  }
  set_joker_[kRanks] = 0;
  for (std::size_t rank = kRanks; rank >= 1; --rank) prepare_sets(rank);
  capped_ = limits_.most_placed < rest_count_[0] + pool.rack_jokers;
  if (capped_) rank_the_rest();
}

// What the dearest pieces of the rack above each rank add, for every number of them.
void Search::rank_the_rest() {
  const Pool& pool = *frame_.pool;
  const Gains& gains = *frame_.gains;
  std::vector<Value> dearest;
  for (std::size_t rank = kRanks + 1; rank-- > 0;) {
    auto& sums = dearest_[rank];
    sums.assign(1, 0);
    for (const Value one : dearest) sums.push_back(sums.back() + one);
    if (rank == 0) break;
    int mine = 0;
    for (const auto& suit : pool.rack) mine += suit[rank];
    const int ace = std::max({gains.ace_low, gains.ace_set, gains.ace_high});
    const Value each = rank == 1 ? gains.ace_base + ace * gains.point : gains.natural[rank];
    const auto after = std::find_if(dearest.begin(), dearest.end(),
                                    [&](Value other) { return other < each; });
    dearest.insert(after, static_cast<std::size_t>(mine), each);
  }
}

// The most that so many more pieces add, of those above a rank and the rack's jokers.
Value Search::most_of(int pieces, int rank, int jokers) const {
  const auto& sums = dearest_[static_cast<std::size_t>(rank)];
  const Value joker = std::max<Value>(0, frame_.gains->joker + frame_.gains->in_run[0]);
  Value most = 0;
  for (int k = 0; k <= std::min(pieces, jokers); ++k) {
    const auto naturals = std::min(sums.size() - 1, static_cast<std::size_t>(pieces - k));
    most = std::max(most, sums[naturals] + k * joker);
  }
  return most;
}

// If the rack's jokers have to count a certain sum, the dearest counts at least its share of it,
// the next at least its share of what the dearest leaves, and so on: each has to lie high enough.
void Search::spread_jokers() {
  const Gains& gains = *frame_.gains;
  const Pool& pool = *frame_.pool;
  const int mine = pool.rack_jokers + pool.loose_mine;
  frame_.early_jokers.fill(frame_.jokers);
  if (pool.joker_points <= 0 || !gains.joker_counts) return;
  int dearest = gains.ace_set;  // up to a place
  for (std::size_t place = 1; place < gains.face.size(); ++place) {
    dearest = std::max(dearest, gains.face[place]);
    for (int k = 0; k < mine; ++k) {
      const int left = pool.joker_points - k * gains.dearest;
      if (left > dearest * (mine - k)) --frame_.early_jokers[place];
    }
  }
}

// What the pieces above each rank could add.
void Search::count_rest() {
  const Pool& pool = *frame_.pool;
  const Gains& gains = *frame_.gains;
  rest_[kRanks] = 0;
  rest_points_[kRanks] = 0;
  rest_count_[kRanks] = 0;
  for (std::size_t rank = kRanks; rank >= 1; --rank) {
    int mine = 0;
    for (const auto& suit : pool.rack) mine += suit[rank];
    const int dearest =
        rank == 1 ? std::max({gains.ace_low, gains.ace_set, gains.ace_high}) : gains.face[rank];
    rest_[rank - 1] = rest_[rank] + mine * (rank == 1 ? gains.ace_base + dearest * gains.point
                                                      : gains.natural[rank]);
    rest_points_[rank - 1] = rest_points_[rank] + mine * dearest;
    rest_count_[rank - 1] = rest_count_[rank] + mine;
  }
}

// The sets that one rank can make.
void Search::prepare_sets(std::size_t rank) {
  const Laws& laws = *frame_.facts.laws;
  const Pool& pool = *frame_.pool;
  const int jokers = frame_.jokers;
  std::array<int, 4> there{};
  int suits = 0;
  int total = 0;
  int shape_there = 0;
  std::size_t lowest = 4;
  for (std::size_t suit = 0; suit < 4; ++suit) {
    there[suit] = pool.there(suit, rank);
    total += there[suit];
    shape_there += kThrees[suit] * there[suit];
    if (there[suit] > 0) {
      ++suits;
      lowest = std::min(lowest, suit);
    }
  }
  unsigned roomy = 0;
  bool wild_room = false;
  for (const Room& room : pool.rooms[rank]) {
    roomy |= room.suits;
    wild_room = wild_room || room.joker;
  }
  const bool any = laws.sets && suits > 0 && suits + jokers >= 3;
  const bool two = total + jokers >= 6 || !pool.rooms[rank].empty();
  // A set of few suits needs jokers; one of the suits pays the whole price.
  for (std::size_t suit = 0; suit < 4; ++suit) {
    int cost = -1;
    if (roomy >> suit & 1) {
      cost = 0;
    } else if (any) {
      cost = suits >= 3 ? 0 : suits == 1 ? 2 : suit == lowest ? 1 : 0;
    }
    frame_.set_cost[suit][rank] = static_cast<std::int8_t>(cost);
    frame_.set_most[suit][rank] =
        static_cast<std::uint8_t>(cost < 0 ? 0 : std::min(there[suit], two ? 2 : 1));
  }
  Value set_joker = 0;
  if (frame_.placed && jokers > 0 &&
      (any || wild_room || (laws.sets && laws.jokers == JokerLimit::free && jokers >= 3))) {
    set_joker = frame_.joker_in_set(static_cast<int>(rank));
  }
  set_joker_[rank - 1] = std::max(set_joker_[rank], set_joker);

  if (pool.rooms[rank].empty()) {
    const Sets::Choice& choice = frame_.facts.sets->choice(any || jokers >= 3 ? shape_there : 0);
    shapes_[rank] = {choice.shapes.data(), choice.shapes.size(), plain_ways_.data()};
    frame_.set_digits[rank] = choice.digits;
    return;
  }
  OwnShapes& own = own_shapes_[rank];
  own.ways = plain_ways_;
  const unsigned mask = (1U << (jokers + 1)) - 1;
  for (const Room& room : pool.rooms[rank]) {
    const auto before = own.ways;
    for (std::size_t shape = 0; shape < kSetShapes; ++shape) {
      const unsigned way = before[shape];
      if (way == 0) continue;
      if (room.joker) {
        own.ways[shape] = static_cast<std::uint16_t>(own.ways[shape] | ((way << 1) & mask));
      }
      for (std::size_t suit = 0; suit < 4; ++suit) {
        if (!(room.suits >> suit & 1) || kDigits[shape][suit] == 2) continue;
        auto& grown = own.ways[shape + static_cast<std::size_t>(kThrees[suit])];
        grown = static_cast<std::uint16_t>(grown | way);
      }
    }
  }
  own.list.clear();
  auto& digits = frame_.set_digits[rank];
  digits.fill(0);
  for (std::size_t shape = 0; shape < kSetShapes; ++shape) {
    bool fits = own.ways[shape] != 0;
    for (std::size_t suit = 0; suit < 4; ++suit) {
      fits = fits && kDigits[shape][suit] <= there[suit];
    }
    if (!fits) continue;
    own.list.push_back(static_cast<SetShape>(shape));
    for (std::size_t suit = 0; suit < 4; ++suit) {
      digits[suit] = static_cast<std::uint8_t>(digits[suit] | 1 << kDigits[shape][suit]);
    }
  }
  shapes_[rank] = {own.list.data(), own.list.size(), own.ways.data()};
}

// The graphs of all suits. Often the first ones show that nothing above the floor can follow, even
// if the others lay everything they have: then it returns false.
bool Search::build_suits() {
  const Pool& pool = *frame_.pool;
  const Gains& gains = *frame_.gains;
  const int ace = std::max({gains.ace_low, gains.ace_set, gains.ace_high});
  Value most = start_ + rest_[0] + joker_bonus(pool.rack_jokers);
  for (std::size_t suit = 0; suit < 4; ++suit) {
    suits_[suit] = &graph_of(suit);
    if (frame_.placed || !suits_[suit]->bounded()) continue;
    most -= pool.rack[suit][1] * (gains.ace_base + ace * gains.point);
    for (std::size_t rank = 2; rank <= kRanks; ++rank) {
      most -= pool.rack[suit][rank] * gains.natural[rank];
    }
    most += suits_[suit]->hopes(0)[frame_.jokers];
    if ((most & ~fine_) <= floor_) return false;
  }
  return true;
}

// The graph of a suit: one that an earlier search made of the same pieces, or a new one. Searches
// for a tidier table leave some suits alone, and so do turns.
Suit& Search::graph_of(std::size_t suit) {
  const Suit::Inputs inputs = Suit::inputs_of(frame_, suit, basis_);
  Kept& kept = kept_[suit];
  for (Suit& graph : kept.graphs) {
    if (!graph.is_of(inputs)) continue;
    graph.use_again();
    return graph;
  }
  Suit& graph = kept.graphs[kept.next++ % kept.graphs.size()];
  graph.begin(frame_, suit, inputs);
  return graph;
}

// The most that all suits can add, each by itself, with the jokers divided in the best way.
Value Search::root_bound() const {
  const int jokers = frame_.jokers;
  Hopes best{};
  for (const Suit* suit : suits_) {
    Hopes mine;
    std::copy_n(suit->hopes(0), jokers + 1, mine.begin());
    Hopes sums;
    add_up(best, mine, jokers, sums);
    best = sums;
  }
  Value most = kDead;
  for (int i = 0; i <= jokers; ++i) {
    most = std::max(most, best[static_cast<std::size_t>(i)] + (jokers - i) * set_bonus(0));
  }
  const Value most_of_all =
      start_ + most + joker_bonus(frame_.pool->rack_jokers) + frame_.prices.rest[0] -
      table_part(0, 1);
  return most_of_all & ~fine_;
}

// ----------------------------------------------------------------------------------- one rank

void Search::expand(std::uint32_t index) {
  const std::uint64_t rest = nodes_[index].rest;
  switch (const int jokers = frame_.jokers - first_jokers(rest) - rack_jokers(rest)) {
    case 0:
      return expand_with<0>(index, jokers);
    case 1:
      return expand_with<1>(index, jokers);
    case 2:
      return expand_with<2>(index, jokers);
    default:
      return expand_with<-1>(index, jokers);
  }
}

template <int known>
void Search::expand_with(std::uint32_t index, int left) {
  const Node& node = nodes_[index];
  parent_ = index;
  const int jokers = known >= 0 ? known : left;
  const Pool& pool = *frame_.pool;
  const int mine = split_ ? pool.rack_jokers - rack_jokers(node.rest)
                          : std::min(jokers, pool.rack_jokers);
  if (frame_.prices.any) {
    paid_bonus_ = rank_ <= kRanks ? frame_.joker_in_set(rank_) : 0;
    set_bonus_ = std::max(paid_bonus_, frame_.prices.joker);
  } else {
    paid_bonus_ = set_bonus_ = rank_ <= kRanks ? set_bonus(rank_ - 1) : 0;
  }
  need_ = least_ - node.value - joker_bonus(mine) + table_part(frame_.jokers - jokers, rank_) -
          frame_.prices.rest[static_cast<std::size_t>(rank_)];
  if (pinned_ && frame_.above > 0) {
    for (std::size_t suit = 0; suit < 4; ++suit) {
      least_wild_[suit] =
          rank_ > kRanks ? static_cast<std::uint8_t>(promise_of(node.rest, rank_, suit)) : 0;
      may_promise_[suit] = 0;
      if (rank_ > frame_.above) continue;
      for (const Pin& pin : pool.pins[static_cast<std::size_t>(rank_)]) {
        if (!pin.in_set && pin.suit == static_cast<int>(suit)) may_promise_[suit] = 1;
      }
    }
  } else {
    least_wild_ = {};
    may_promise_ = {};
  }
  for (std::size_t suit = 0; suit < 4; ++suit) {
    chosen_[suit] = &suits_[suit]->choices(state_of(node.states, suit));
  }
  // The bound for two suits together, by the pieces that they put into sets.
  struct Pair {
    std::array<Hopes, 9> sums;
    unsigned done = 0;  // bits: which sums are known
  };
  Pair low;
  Pair high;
  const auto sum_of = [&](Pair& pair, std::size_t suit, std::size_t sets) -> const Hopes& {
    if (!(pair.done >> sets & 1)) {
      add_up<known>(chosen_[suit]->tops[sets % 3], chosen_[suit + 1]->tops[sets / 3], jokers,
                    pair.sums[sets]);
      pair.done |= 1U << sets;
    }
    return pair.sums[sets];
  };
  const Shapes& shapes = shapes_[static_cast<std::size_t>(rank_)];
  // The jokers that may be laid at this rank.
  const int now = jokers - (frame_.jokers - frame_.early_jokers[static_cast<std::size_t>(rank_)]);
  const Value need = need_;
  const Value more = jokers * set_bonus_;
  Value missed = missed_;
  for (std::size_t i = 0; i < shapes.count; ++i) {
    const std::size_t shape = shapes.list[i];
    const Hopes& first = sum_of(low, 0, kPairs[shape].low);
    const Hopes& second = sum_of(high, 2, kPairs[shape].high);
    const auto all = static_cast<std::size_t>(jokers);
    const Value top = first[all] + second[all] + more;
    if (top <= need) {
      missed = std::max(missed, top - need);
      continue;
    }
    const int paid = std::countr_zero(static_cast<unsigned>(shapes.ways[shape]));
    if (paid > now) continue;
    // Jokers that these sets need count there, at best.
    joker_room_ = jokers - paid;
    need_ = need - paid * paid_bonus_;
    Value best = kDead;
    for (int k = 0; k <= joker_room_; ++k) {
      for (int used = set_bonus_ > 0 ? k : joker_room_; used <= joker_room_; ++used) {
        best = std::max(best, first[static_cast<std::size_t>(k)] +
                                  second[static_cast<std::size_t>(used - k)] +
                                  (joker_room_ - used) * set_bonus_);
      }
    }
    if (best <= need_) {
      missed = std::max(missed, best - need_);
      continue;
    }
    add_up<known>(second, chosen_[1]->tops[kDigits[shape][1]], joker_room_, three_ahead_);
    ahead_ = {nullptr, &three_ahead_, &second, &chosen_[3]->tops[kDigits[shape][3]], &kNothing};
    shape_ = static_cast<int>(shape);
    switch (joker_room_) {
      case 0:
        choose<0>(0, kNothing, now - paid);
        break;
      case 1:
        choose<1>(0, kNothing, now - paid);
        break;
      case 2:
        choose<2>(0, kNothing, now - paid);
        break;
      default:
        choose<-1>(0, kNothing, now - paid);
    }
    if (few_ <= 0) break;
  }
  missed_ = std::max(missed_, missed);
}

// One suit after the other picks what it does with the pieces that are not in sets.
template <int known>
void Search::choose(std::size_t suit, const Hopes& hopes, int jokers) {
  const std::size_t set = kDigits[static_cast<std::size_t>(shape_)][suit];
  const Hopes& ahead = *ahead_[suit + 1];
  const auto all = static_cast<std::size_t>(known >= 0 ? known : joker_room_);
  const Value top = hopes[all] + ahead[all] + static_cast<Value>(all) * set_bonus_;
  const Suit::Option* const options = suits_[suit]->options();
  const Value* const hopes_of = suits_[suit]->hopes();
  const std::uint32_t to = chosen_[suit]->from[set + 1];
  for (std::uint32_t i = chosen_[suit]->from[set]; i != to; ++i) {
    const Suit::Option& option = options[i];
    // The options are in the order of what they promise with all jokers.
    if (top + option.top <= need_) {
      missed_ = std::max(missed_, top + option.top - need_);
      break;
    }
    if (option.wild > jokers || option.wild < least_wild_[suit]) continue;
    const Value* const follows = hopes_of + option.follows;
    Value best = top + option.sum + follows[all];
    Hopes now;
    if constexpr (known == 0) {
      now[0] = hopes[0] + option.sum + follows[0];
    } else if (best > need_) {
      best = kDead;
      for (std::size_t sums = 0; sums <= all; ++sums) {
        Value most = kDead;
        for (std::size_t k = 0; k <= sums; ++k) {
          most = std::max(most, hopes[sums - k] + follows[k]);
        }
        most += option.sum;
        now[sums] = most;
        for (std::size_t k = 0; k + sums <= all; ++k) {
          best =
              std::max(best, most + ahead[k] + static_cast<Value>(all - sums - k) * set_bonus_);
        }
      }
    }
    if (best <= need_) {
      missed_ = std::max(missed_, best - need_);
      continue;
    }
    picked_[suit] = &option;
    for (std::uint8_t promise = 0; promise <= may_promise_[suit]; ++promise) {
      promised_[suit] = promise;
      if (suit < 3) {
        choose<known>(suit + 1, now, jokers - option.wild);
      } else {
        finish(now, jokers - option.wild);
      }
      if (few_ <= 0) return;
    }
  }
}

// What the suits have picked, together.
void Search::finish(const Hopes& hopes, int jokers) {
  Step step;
  Sum sum;
  sum.promised = promised_;
  for (std::size_t suit = 0; suit < 4; ++suit) {
    const Suit::Option& option = *picked_[suit];
    sum.gain += option.gain;
    sum.placed += option.placed;
    sum.points += option.points;
    sum.wild += option.wild;
    sum.states |= static_cast<std::uint64_t>(option.to) << (16 * suit);
    step.run[suit] = option.run;
    step.set[suit] = kDigits[static_cast<std::size_t>(shape_)][suit];
    step.wild[suit] = option.wild;
    step.later[suit] = option.later;
  }
  const unsigned ways =
      shapes_[static_cast<std::size_t>(rank_)].ways[static_cast<std::size_t>(shape_)];
  leaf(step, sum, hopes, ways, jokers + std::countr_zero(ways));
}

// The whole rank is settled except for the jokers of its sets; each number of them is a node.
void Search::leaf(Step& step, const Sum& sum, const Hopes& hopes, unsigned set_ways, int jokers) {
  const std::uint64_t from_rest = nodes_[parent_].rest;
  const Value from_value = nodes_[parent_].value;
  const Gains& gains = *frame_.gains;
  const Pool& pool = *frame_.pool;
  const auto at = static_cast<std::size_t>(rank_);
  const auto after = static_cast<std::size_t>(std::min(rank_, kRanks));
  const std::uint64_t rest_base =
      promised(from_rest, rank_, frame_.above, sum.promised) | with_rank(rank_);
  for (int set_jokers = 0; set_jokers <= jokers; ++set_jokers) {
    if (!(set_ways >> set_jokers & 1)) continue;
    // The fewest jokers that make these sets are enough.
    if (frame_.jokers_gain_nothing) jokers = set_jokers;
    if (--*work_ < 0) return;
    step.set_jokers = static_cast<std::uint8_t>(set_jokers);
    if (pinned_ && !pins_hold(frame_.facts, pool, rank_, step, sum.promised)) continue;
    const int wild = sum.wild + set_jokers;
    const int before = first_jokers(from_rest);
    const int rack_before = rack_jokers(from_rest);
    // How many of these jokers come from the rack.
    int least = 0;
    int most = 0;
    if (split_) {
      least = std::max(0, wild - (pool.table_jokers - before));
      most = std::min(wild, pool.rack_jokers - rack_before);
    } else {
      least = std::max(0, before + wild - std::max(before, pool.table_jokers));
      most = least;
    }
    for (int mine = least; mine <= most; ++mine) {
      Node node;
      node.value = from_value + sum.gain + mine * gains.joker;
      int points = sum.points;
      Value cap = -kDead;  // what the limit on pieces allows
      if (mine > 0 && (gains.by_place || keyed_) && gains.joker_counts) {
        // The most valuable places first.
        const int run_worth = gains.face[at];
        const int set_worth = rank_ == 1 ? gains.ace_set : run_worth;
        const int dear = std::min(mine, set_worth > run_worth ? set_jokers : sum.wild);
        const int worth = dear * std::max(run_worth, set_worth) +
                          (mine - dear) * std::min(run_worth, set_worth);
        points += worth;
        node.value += worth * gains.point;
      }
      const int used = before + rack_before + wild;
      const int jokers_left = frame_.jokers - used;
      const int mine_left = split_ ? pool.rack_jokers - rack_before - mine
                                   : std::min(jokers_left, pool.rack_jokers);
      node.states = sum.states;
      node.rest = rest_base | with_jokers(split_ ? before + wild - mine : used,
                                          split_ ? rack_before + mine : 0);
      if (keyed_) {
        const int placed = placed_of(from_rest) + sum.placed + mine;
        points = std::min(points + points_of(from_rest), limits_.least_points);
        if (placed > limits_.most_placed ||
            placed + rest_count_[after] + mine_left < limits_.least_placed ||
            points + rest_points_[after] + mine_left * gains.dearest < limits_.least_points) {
          continue;
        }
        node.rest |= with_counts(placed, points);
        if (capped_) {
          const int may = limits_.most_placed - placed;
          cap = node.value + most_of(may, static_cast<int>(after), mine_left);
        }
      }
      if (frame_.facts.laws->mixed_runs) {
        node.bound = node.value + rest_[after] + joker_bonus(mine_left);
      } else {
        // The hopes include the gains of this rank, with jokers in runs.
        const auto rest = static_cast<std::size_t>(jokers_left + sum.wild);
        const Value each = set_bonus(rank_);
        Value follows = kDead;
        for (std::size_t i = each > 0 ? 0 : rest; i <= rest; ++i) {
          follows = std::max(follows, hopes[i] + static_cast<Value>(rest - i) * each);
        }
        node.bound = node.value + follows - sum.gain - sum.wild * frame_.joker_in_run(rank_) +
                     joker_bonus(mine_left) + frame_.prices.rest[at] -
                     table_part(used, rank_ + 1);
      }
      like_ = frame_.prices.any ? 0 : node.bound & fine_;
      node.bound = std::min({node.bound & ~fine_, cap & ~fine_, enough_});
      if (node.bound <= least_ || node.bound <= floor_) {
        missed_ = std::max(missed_, node.bound - least_);
        continue;
      }
      node.parent = parent_;
      node.order = static_cast<std::uint32_t>(nodes_.size());
      node.step = step;
      node.look = Look::few;
      add(node);
      --few_;
    }
  }
}

// ---------------------------------------------------------------------------------- the nodes

std::uint32_t* Search::slot(std::uint64_t states, std::uint64_t rest) {
  const std::size_t mask = slots_.size() - 1;
  std::size_t at = mix(states, rest) & mask;
  for (; slots_[at] != 0; at = (at + 1) & mask) {
    const Node& known = nodes_[slots_[at] - 1];
    if (known.states == states && known.rest == rest) break;
  }
  return &slots_[at];
}

void Search::rehash(std::size_t size) {
  slots_.assign(size, 0);
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    *slot(nodes_[i].states, nodes_[i].rest) = static_cast<std::uint32_t>(i + 1);
  }
}

// Whether another node has the same runs open, with the same value and fewer jokers.
bool Search::beaten(const Node& node) {
  for (int fewer = first_jokers(node.rest); fewer > 0; --fewer) {
    const std::uint32_t known = *slot(node.states, node.rest - with_jokers(fewer, 0));
    if (known != 0 && (nodes_[known - 1].value | fine_) >= node.value) return true;
  }
  return false;
}

// Whether an expanded node of the same rank is worth as much as this one, has as many jokers left and
// can go on in every way that this one can. If not, this one is put among those.
bool Search::outdone(std::uint32_t index) {
  constexpr std::uint64_t kGuard = 0x8888888888888888ULL;
  const Node& node = nodes_[index];
  const Runs& runs = *frame_.facts.runs;
  std::array<std::uint32_t, 4> mights;
  for (std::size_t suit = 0; suit < 4; ++suit) {
    mights[suit] = runs.might(suits_[suit]->open(state_of(node.states, suit)));
    if (mights[suit] == Runs::kNoMight) return false;
  }
  const auto used = static_cast<std::uint64_t>(first_jokers(node.rest));
  const std::uint64_t left = kMostJokers - used;
  const std::array<std::uint64_t, 2> might{
      mights[0] | static_cast<std::uint64_t>(mights[1]) << 20 | left << 40 |
          (thrifty_ ? 0 : used << 44),
      mights[2] | static_cast<std::uint64_t>(mights[3]) << 20};
  auto& rivals = rivals_[static_cast<std::size_t>(place_of(node.rest))];
  for (const Rival& rival : rivals) {
    // A guard bit above each counter is borrowed from where the counter is lower.
    const std::uint64_t first = (rival.might[0] | kGuard) - might[0];
    const std::uint64_t second = (rival.might[1] | kGuard) - might[1];
    if ((first & second & kGuard) == kGuard && (rival.value | fine_) >= node.value &&
        rival.index != index) {
      return true;
    }
  }
  if (rivals.size() < kMostRivals) rivals.push_back({might, node.value, index});
  return false;
}

void Search::add(const Node& node) {
  if (thrifty_ && beaten(node)) return;
  std::uint32_t* const at = slot(node.states, node.rest);
  if (*at != 0) {
    Node& known = nodes_[*at - 1];
    if (node.value <= known.value) return;
    const bool better = node.value > (known.value | fine_);
    if (!better && (known.look != Look::few || known.bound != node.bound)) return;
    const std::uint32_t order = known.order;
    known = node;
    known.order = order;
    if (better) queue(*at - 1);
    return;
  }
  *at = static_cast<std::uint32_t>(nodes_.size() + 1);
  if (nodes_.size() == kManyNodes) nodes_.reserve(kMostNodes + kManyNodes / 16);
  nodes_.push_back(node);
  queue(static_cast<std::uint32_t>(nodes_.size() - 1));
  if (2 * nodes_.size() > slots_.size()) rehash(4 * slots_.size());
}

bool Search::is_end(const Node& node) const {
  bool good = node.value > floor_;
  if (frame_.facts.laws->mixed_runs) {
    good = good && frame_.facts.runs->finished(mixed_open(node.states));
  } else {
    for (std::size_t suit = 0; suit < 4 && good; ++suit) {
      good = frame_.facts.runs->finished(suits_[suit]->open(state_of(node.states, suit)));
    }
  }
  const Pool& pool = *frame_.pool;
  good = good && (pool.loose_jokers || first_jokers(node.rest) >= pool.table_jokers);
  return good && (!keyed_ || (points_of(node.rest) >= limits_.least_points &&
                              placed_of(node.rest) >= limits_.least_placed));
}

void Search::queue(std::uint32_t index) {
  const Node& node = nodes_[index];
  if (rank_ == frame_.last) {
    if (is_end(node)) {
      floor_ = node.value | fine_;
      best_ = index;
    }
    return;
  }
  // Of equal nodes the deepest first, then the one with most jokers left, most like the old table,
  // with the fewest runs to finish, and the oldest.
  const int used = first_jokers(node.rest) + rack_jokers(node.rest);
  int pressing = 0;
  if (frame_.facts.laws->mixed_runs) {
    pressing = frame_.facts.runs->pressing(mixed_open(node.states));
  } else {
    for (std::size_t suit = 0; suit < 4; ++suit) {
      pressing += frame_.facts.runs->pressing(suits_[suit]->open(state_of(node.states, suit)));
    }
  }
  const int like = static_cast<int>(std::min<Value>(like_, 0xff));
  const int tie = rank_ << 20 | (15 - used) << 14 | like << 6 | (63 - pressing);
  queue_.push_back({node.bound, static_cast<std::uint64_t>(tie) << 32 | ~node.order, index});
  std::push_heap(queue_.begin(), queue_.end());
}

Way Search::follow(std::size_t best) const {
  Way way;
  way.value = nodes_[best].value & ~fine_;
  way.steps.resize(static_cast<std::size_t>(frame_.last));
  way.opens.resize(static_cast<std::size_t>(frame_.last));
  bool watched = false;
  for (const Watch& watch : frame_.pool->watch) watched = watched || watch.any();
  if (watched) way.trails.resize(static_cast<std::size_t>(frame_.last));
  std::size_t at = best;
  for (std::size_t i = way.steps.size(); i-- > 0; at = nodes_[at].parent) {
    const Node& node = nodes_[at];
    way.steps[i] = node.step;
    if (frame_.facts.laws->mixed_runs) {
      way.opens[i] = {mixed_open(node.states), 0, 0, 0};
      if (watched) way.trails[i][0] = mixed_trails_.trail(mixed_trail(node.states));
      continue;
    }
    for (std::size_t suit = 0; suit < 4; ++suit) {
      way.opens[i][suit] = suits_[suit]->open(state_of(node.states, suit));
      if (watched) way.trails[i][suit] = suits_[suit]->trail(state_of(node.states, suit));
    }
  }
  return way;
}

void Search::begin() {
  nodes_.clear();
  queue_.clear();
  slots_.assign(kFirstSlots, 0);
  for (auto& rivals : rivals_) rivals.clear();
  best_ = 0;
  nodes_.push_back(Node{0, 0, start_, -kDead, 0, 0, Step{}, Look::all});
  queue_.push_back({-kDead, 0, 0});
}

// Expands the most promising node first, and none whose bound is no better than the best way.
// Returns false when less than that work is left, or no room.
bool Search::run(std::int64_t least) {
  const bool mixed = frame_.facts.laws->mixed_runs;
  while (!queue_.empty() && queue_.front().bound > floor_) {
    if (*work_ < least || nodes_.size() >= kMostNodes) return false;
    const Entry top = queue_.front();
    std::pop_heap(queue_.begin(), queue_.end());
    queue_.pop_back();
    Node& node = nodes_[top.index];
    if (node.bound != top.bound) continue;  // a better way there came up since
    if (compared_ && outdone(top.index)) {
      node.bound = kDead;
      continue;
    }
    rank_ = place_of(node.rest) + 1;
    const Look look = mixed ? Look::all : node.look;
    least_ = look == Look::all ? floor_ : std::max(floor_, top.bound - 1);
    missed_ = kDead;
    few_ = look == Look::few ? kFew : static_cast<int>(kMostNodes);
    node.bound = kDead;
    if (mixed) {
      expand_mixed(top.index);
    } else {
      expand(top.index);
    }
    if (look != Look::all) look_again(top, look);
  }
  return true;
}

// Puts a node back into the queue whose followers have not all been made.
void Search::look_again(const Entry& entry, Look look) {
  Node& node = nodes_[entry.index];
  if (node.bound != kDead) return;  // a better way there came up meanwhile
  const bool cut = look == Look::few && few_ <= 0;
  const Value bound = cut ? entry.bound : std::min(entry.bound, (least_ + missed_) & ~fine_);
  if (bound <= floor_) return;
  node.bound = bound;
  node.look = cut ? Look::best : Look::all;
  queue_.push_back({bound, entry.tie, entry.index});
  std::push_heap(queue_.begin(), queue_.end());
}

std::optional<Way> Search::best(const Facts& facts, const Pool& pool, const Gains& gains,
                                const Limits& limits, Value start, Value floor, Value enough,
                                std::int64_t& work, bool& proven) {
  frame_.facts = facts;
  frame_.pool = &pool;
  frame_.gains = &gains;
  const bool again = pool.joker_points > 0;
  if (!again) earlier_.any = false;
  if (frame_.prices.any) {
    if (again) earlier_ = frame_.prices;
    frame_.prices = Prices{};
  }
  if (laws_ != *facts.laws || gains_ != gains) {
    laws_ = *facts.laws;
    gains_ = gains;
    forget_suits();
  }
  limits_ = limits;
  keyed_ = limits.any();
  start_ = start;
  Value counted = start | gains.ace_base | gains.point | gains.joker;
  for (const Value one : gains.natural) counted |= one;
  fine_ = (counted & -counted) - (counted != 0 ? 1 : 0);
  floor_ = std::max(floor, kDead / 4) | fine_;  // what is dead is never above it
  enough_ = enough;
  frame_.likeness = fine_ >= 0xff ? 1 : 0;  // there are fewer pieces than that
  work_ = &work;
  count_rest();
  const Value dearest = std::max<Value>(0, gains.joker + gains.in_run[0]);
  if (start_ + rest_[0] + pool.rack_jokers * dearest <= floor_) return std::nullopt;
  prepare();
  bool coupled = facts.laws->mixed_runs;  // or can't be coupled
  if (facts.laws->mixed_runs) mixed_trails_.clear();
  if (!facts.laws->mixed_runs) {
    if (!build_suits() || root_bound() <= floor_) return std::nullopt;
    for (const Suit* suit : suits_) coupled = coupled || !suit->bounded();
  }
  std::optional<Way> found;
  begin();
  std::int64_t patience = kPatience;
  int sweeps = kSweeps;
  if (again) {
    if (!coupled && earlier_.any && find_prices(kSweepsAgain, &earlier_) &&
        root_bound() <= floor_) {
      return std::nullopt;
    }
    patience *= earlier_.any ? kMorePatience : kPatienceAgain;
    sweeps *= kMoreSweeps;
  }
  bool whole = run(coupled ? 0 : std::max<std::int64_t>(0, work - patience));
  while (!whole && !coupled && work >= 0 && nodes_.size() < kMostNodes) {
    if (find_prices(sweeps)) {
      if (best_ != 0) found = follow(best_);
      begin();
      if (root_bound() <= floor_) {
        whole = true;
        break;
      }
    }
    patience *= kMorePatience;
    sweeps *= kMoreSweeps;
    coupled = sweeps > kMostSweeps;
    whole = run(coupled ? 0 : std::max<std::int64_t>(0, work - patience));
  }
  whole = whole && work >= 0 && !facts.runs->overflowed();
  if (facts.laws->mixed_runs) {
    whole = whole && !mixed_trails_.overflowed();
  } else {
    for (const Suit* suit : suits_) whole = whole && !suit->overflowed();
  }
  proven = proven && whole;
  if (best_ == 0) return found;
  return follow(best_);
}

}  // namespace rummel
