#include "rummel/arrange_suit.hpp"

#include <algorithm>

namespace rummel {
namespace {

// With more states than this, what can follow is only estimated: the backward pass would take
// longer than the search it speeds up.
constexpr std::size_t kMostBounded = 4000;

constexpr int kept_at(int kept, int place) { return kept >> (2 * (place - kRanks - 1)) & 3; }

}  // namespace

Value Gains::of_aces(int low, int set, int high, int placed, int* points) const {
  std::array<std::array<int, 2>, 3> kinds{{{ace_low, low}, {ace_set, set}, {ace_high, high}}};
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
  return placed * ace_base + sum * point;
}

Suit::Inputs Suit::inputs_of(const Frame& frame, std::size_t suit, std::uint64_t basis) {
  const Pool& pool = *frame.pool;
  const Laws& laws = *frame.facts.laws;
  Inputs inputs;
  inputs.basis = basis;
  inputs.runs = frame.facts.runs;
  inputs.absorb = pool.absorb[suit];
  inputs.inject = pool.inject[suit];
  inputs.early_jokers = frame.early_jokers;
  inputs.jokers = frame.jokers;
  inputs.placed = frame.placed;
  inputs.naturals_first = frame.naturals_first;
  inputs.naturals_in_runs = frame.naturals_in_runs;
  inputs.jokers_gain_nothing = frame.jokers_gain_nothing;
  inputs.watched = pool.watch[suit].any();
  inputs.likeness = frame.likeness;
  for (int place = 1; place <= frame.last; ++place) {
    const auto at = static_cast<std::size_t>(place);
    Spot& spot = inputs.spots[at];
    spot.place = place;
    if (place > kRanks) continue;
    spot.table = pool.table[suit][at];
    spot.there = spot.table + pool.rack[suit][at];
    spot.in_sets = pool.in_sets[suit][at];
    spot.cost = frame.set_cost[suit][at];
    spot.most_set = frame.set_most[suit][at];
    spot.digits = frame.set_digits[at][suit];
    spot.most_later = place <= frame.above ? spot.there : 0;
    spot.most_run = laws.runs ? spot.there : 0;
    if (place <= frame.above) continue;  // a joker above the king would do too
    for (const Pin& pin : pool.pins[at]) {
      if (!pin.in_set && pin.suit == static_cast<int>(suit)) ++spot.pinned;
    }
    if (spot.pinned > 0) {
      switch (laws.joker_tile) {
        case JokerTile::lying:
          spot.supply = pool.lying[suit][at];
          break;
        case JokerTile::moved:
          spot.supply = -pool.standing[suit][at];
          break;
        case JokerTile::rack:
          spot.supply = -spot.table;
          break;
      }
    }
  }
  return inputs;
}

void Suit::begin(const Frame& frame, std::size_t suit, const Inputs& inputs) {
  frame_ = &frame;
  suit_ = suit;
  inputs_ = inputs;
  spots_ = inputs.spots;
  bounded_ = true;
  overflowed_ = false;
  priced_ = false;
  ahead_.place = -1;
  stride_ = 2 * static_cast<std::size_t>(frame.jokers) + 1;
  states_.clear();
  edges_.clear();
  choices_.clear();
  options_.clear();
  if (!numbers_.empty()) numbers_.clear();
  if (stamp_ > 0xffffff00) {
    slots_.fill({});
    stamp_ = 0;
  }
  ++stamp_;
  trails_.clear();
  number(0, 0, 0, 0, 0);
  layers_[0] = 0;
  for (int rank = 0; rank < frame.last; ++rank) {
    const auto at = static_cast<std::size_t>(rank);
    layers_[at + 1] = states_.size();
    ++stamp_;
    if (!go_on_plainly(rank)) {
      for (std::size_t i = layers_[at]; i < layers_[at + 1]; ++i) go_on(static_cast<Number>(i));
    }
    if (states_.size() > kMostBounded) {
      bounded_ = false;
      break;
    }
  }
  if (bounded_) {
    layers_[static_cast<std::size_t>(frame.last) + 1] = states_.size();
    if (hopes_.size() < states_.size() * stride_) hopes_.resize(states_.size() * stride_);
    find_hopes();
    return;
  }
  // Start again: states come up as the search meets them.
  rest_.fill(0);
  for (std::size_t rank = kRanks; rank >= 1; --rank) {
    const int mine = frame.pool->rack[suit][rank];
    const Gains& gains = *frame.gains;
    const int dearest = std::max({gains.ace_low, gains.ace_set, gains.ace_high});
    rest_[rank - 1] = rest_[rank] + mine * (rank == 1 ? gains.ace_base + dearest * gains.point
                                                      : gains.natural[rank]);
  }
  states_.clear();
  edges_.clear();
  numbers_.clear();
  number(0, 0, 0, 0, 0);
}

// The graph serves another search.
void Suit::use_again() {
  if (!priced_) return;
  priced_ = false;
  find_hopes();
  forget_choices();
}

void Suit::find_hopes() {
  for (int rank = frame_->last; rank >= 0; --rank) {
    const auto at = static_cast<std::size_t>(rank);
    look_back(rank, layers_[at], layers_[at + 1]);
  }
}

void Suit::forget_choices() {
  for (State& state : states_) state.choices = kNone;
  choices_.clear();
  options_.clear();
}

Suit::Number Suit::find_number(Open open, int rank, int kept, int jokers, std::uint16_t trail) {
  const std::uint64_t key = static_cast<std::uint64_t>(trail) << 32 |
                            static_cast<std::uint64_t>(rank) << 24 |
                            static_cast<std::uint64_t>(kept) << 16 | open;
  if (const auto known = numbers_.find(key); known != numbers_.end()) {
    State& state = states_[known->second];
    state.jokers = std::min(state.jokers, static_cast<std::uint8_t>(jokers));
    return known->second;
  }
  if (states_.size() >= kMostStates) {
    overflowed_ = true;
    return static_cast<Number>(kMostStates - 1);
  }
  const auto fresh = static_cast<Number>(states_.size());
  numbers_.emplace(key, fresh);
  states_.push_back({open, static_cast<std::uint8_t>(rank), static_cast<std::uint8_t>(kept),
                     static_cast<std::uint8_t>(jokers), trail, kNone, 0, kNone});
  if (!bounded_) {
    states_.back().jokers = 0;  // others may lead here with fewer later
    guess(fresh);
  }
  return fresh;
}

const Suit::Spot& Suit::spot(const State& state) {
  Spot& spot = spots_[static_cast<std::size_t>(state.rank) + 1];
  if (spot.place > kRanks) {
    spot.table = spot.there = spot.most_run = kept_at(state.kept, spot.place);
  }
  return spot;
}

Value Suit::gain_of(const Spot& now, int run, int set, int later) const {
  if (now.place > kRanks) return 0;  // all pieces were counted below
  int points = 0;
  const Value gain =
      frame_->gains->of_naturals(now.place, run, set, later, now.table, &points) +
      likeness(now, run, set);
  if (set == 0 || now.cost <= 0 || !frame_->placed) return gain;
  return gain + set * now.cost * frame_->joker_in_set(now.place);
}

void Suit::look_ahead(int place) {
  if (ahead_.place == place) return;
  const Pool& pool = *frame_->pool;
  ahead_.place = place;
  const int last = frame_->last;
  int absorbed = 0;
  for (int i = 0; i < 2; ++i) {
    const int where = place + 1 + i;
    const auto at = static_cast<std::size_t>(where);
    if (where <= last) absorbed += pool.absorb[suit_][at];
    const int there = where > last     ? -100
                      : where > kRanks ? kMostCopies
                                       : pool.there(suit_, at);
    ahead_.room[static_cast<std::size_t>(i)] = there + absorbed;
  }
  // A run need not begin with a joker: without it, or with it at the other end, it is as good.
  // Only short runs at the very end have no room at the other end.
  ahead_.wild_start = !frame_->jokers_gain_nothing || place >= last - 2;
}

// All that the suit can do at the next place, whatever goes into sets.
void Suit::go_on(Number from) {
  const State state = states_[from];
  const Spot& now = spot(state);
  const auto at = static_cast<std::size_t>(now.place);
  Runs& runs = *frame_->facts.runs;
  const Pool& pool = *frame_->pool;
  const Watch& watch = pool.watch[suit_];
  const int absorb = pool.absorb[suit_][at];
  const int inject = pool.inject[suit_][at];
  const int pressing = absorb ? 0 : runs.pressing(state.open);
  const int most_wild =
      frame_->facts.laws->runs ? std::max(0, frame_->early_jokers[at] - state.jokers) : 0;
  const int spare_wild = frame_->facts.laws->runs ? frame_->jokers - state.jokers : 0;
  const auto first = static_cast<std::uint32_t>(edges_.size());
  look_ahead(now.place);
  int kept = state.kept;
  if (now.place > kRanks) kept &= ~(3 << (2 * (now.place - kRanks - 1)));
  const auto reach = [&](Open open, int later) {
    const int keeps = later ? kept | later << (2 * (now.place - 1)) : kept;
    const int most_run = std::min(now.most_run, now.there - later);
    const int least_run = std::max(0, now.table - now.most_set - later);
    // A run that begins above the king is one that begins with a low ace.
    const int most_open = now.place > kRanks ? runs.bundle(open).count : Runs::kMostOpen;
    const auto edge = [&](Number there, int run, int wild, bool most) {
      edges_.push_back({there, static_cast<std::uint8_t>(run), static_cast<std::uint8_t>(wild),
                        static_cast<std::uint8_t>(later), most});
    };
    if (watch.any()) {
      // Runs of one kind are distinguished, so every number of jokers is a separate case.
      const int room = now.place > kRanks ? trails_.open(state.trail) : Runs::kMostOpen;
      for (int run = least_run; run <= most_run; ++run) {
        std::array<int, 4> naturals{};
        naturals[suit_] = run;
        for (int wild = std::max(0, pressing - run); wild <= most_wild; ++wild) {
          if (run + wild > room) break;
          for (const auto& [to, trail] : trails_.next(state.trail, runs, watch, now.place,
                                                      naturals, wild, absorb, inject)) {
            if (!can_end(to, spare_wild - wild)) continue;
            edge(number(to, now.place, keeps, state.jokers + wild, trail), run, wild, true);
          }
        }
      }
      return;
    }
    if (!runs.plain()) {
      for (int run = least_run; run <= most_run; ++run) {
        for (int wild = std::max(0, pressing - run); wild <= most_wild; ++wild) {
          if (run + wild > most_open) break;
          for (const Open to : runs.next(open, run, wild)) {
            const Open then = inject ? runs.injected(to, inject) : to;
            if (!can_end(then, spare_wild - wild)) continue;
            edge(number(then, now.place, keeps, state.jokers + wild, 0), run, wild, true);
          }
        }
      }
      return;
    }
    // Runs treat natural pieces and jokers alike, so only their sum matters. Where a joker may
    // change places with its natural piece in a set, natural pieces are used before jokers.
    const int wild_room =
        ahead_.wild_start ? most_wild : std::min<int>(most_wild, runs.bundle(open).count);
    const int most_sum = std::min(most_run + wild_room, most_open);
    for (int sum = std::max(pressing, least_run); sum <= most_sum; ++sum) {
      const int most = std::min(sum, most_run);
      for (const Open to : runs.next(open, most, sum - most)) {
        const Open then = inject ? runs.injected(to, inject) : to;
        if (!can_end(then, spare_wild - (sum - most))) continue;
        const Number there = number(then, now.place, keeps, state.jokers + sum - most, 0);
        for (int run = most; run >= std::max(least_run, sum - wild_room); --run) {
          edge(there, run, sum - run, run == most);
          if (frame_->naturals_in_runs) break;
        }
      }
    }
  };
  for (int later = 0; later <= now.most_later; ++later) {
    if (absorb && !watch.any()) {
      for (const Open open : runs.absorbed(state.open, absorb)) reach(open, later);
    } else {
      reach(state.open, later);
    }
  }
  states_[from].edges = first;
  states_[from].edges_end = static_cast<std::uint32_t>(edges_.size());
}

// `go_on` for all states after a rank in the most common case: runs are known by their lengths
// alone, and at the next place nothing is kept for later and no meld that stays absorbs open runs.
// It is here for speed only. Returns false in any other case.
bool Suit::go_on_plainly(int rank) {
  const int place = rank + 1;
  const auto at = static_cast<std::size_t>(place);
  Runs& runs = *frame_->facts.runs;
  const Pool& pool = *frame_->pool;
  const Spot& now = spots_[at];
  if (place > kRanks || now.most_later > 0 || !runs.plain() || !frame_->facts.laws->runs ||
      pool.absorb[suit_][at] != 0 || pool.watch[suit_].any()) {
    return false;
  }
  look_ahead(place);
  const int inject = pool.inject[suit_][at];
  const int least_run = std::max(0, now.table - now.most_set);
  const int most_run = std::min(now.most_run, now.there);
  const int early = frame_->early_jokers[at];
  const bool one_way = frame_->naturals_in_runs;
  for (std::size_t i = layers_[at - 1]; i < layers_[at]; ++i) {
    const Open open = states_[i].open;
    const int kept = states_[i].kept;
    const int jokers = states_[i].jokers;
    const int spare = frame_->jokers - jokers;
    const int most_wild = std::max(0, early - jokers);
    const int wild_room =
        ahead_.wild_start ? most_wild : std::min<int>(most_wild, runs.bundle(open).count);
    const int most_sum = std::min<int>(most_run + wild_room, Runs::kMostOpen);
    states_[i].edges = static_cast<std::uint32_t>(edges_.size());
    for (int sum = std::max(runs.pressing(open), least_run); sum <= most_sum; ++sum) {
      const int most = std::min(sum, most_run);
      const int wild = sum - most;
      for (const Open to : runs.next(open, most, wild)) {
        const Open then = inject ? runs.injected(to, inject) : to;
        if (!can_end(then, spare - wild)) continue;
        const Number there = number(then, place, kept, jokers + wild, 0);
        const int least = one_way ? most : std::max(least_run, sum - wild_room);
        for (int run = most; run >= least; --run) {
          edges_.push_back({there, static_cast<std::uint8_t>(run),
                            static_cast<std::uint8_t>(sum - run), 0, run == most});
        }
      }
    }
    states_[i].edges_end = static_cast<std::uint32_t>(edges_.size());
  }
  return true;
}

// The hopes of all states after one rank, from those after the next.
void Suit::look_back(int rank, std::size_t from, std::size_t to) {
  const int jokers = frame_->jokers;
  const auto all = static_cast<std::size_t>(jokers);
  if (rank == frame_->last) {
    for (std::size_t i = from; i < to; ++i) {
      Value* const mine = &hopes_[i * stride_];
      std::fill(mine, mine + all, kDead);
      std::fill(mine + all, mine + stride_,
                frame_->facts.runs->finished(states_[i].open) ? 0 : kDead);
    }
    return;
  }
  // The value of the pieces, by those kept for later, those in runs and those in sets; where sets
  // cost nothing, as many as possible are in sets.
  struct Pay {
    Value gain;
    int jokers;
  };
  std::array<std::array<std::array<Pay, 3>, 3>, 3> pays;
  std::array<std::array<int, 3>, 3> counts{};
  const int place = rank + 1;
  const Value joker = frame_->joker_in_run(place);
  const Spot& now = spots_[static_cast<std::size_t>(place)];
  if (place <= kRanks && now.there > 0) {
    for (int later = 0; later <= now.most_later; ++later) {
      for (int run = 0; run <= now.there - later; ++run) {
        const int most = std::min(now.most_set, now.there - later - run);
        const int least = std::max(0, now.table - later - run);
        int& count = counts[static_cast<std::size_t>(later)][static_cast<std::size_t>(run)];
        for (int set = now.cost == 0 ? most : least; set <= most; ++set) {
          const int paid = set * std::max(now.cost, 0);
          if (set < least || paid > jokers) break;
          pays[static_cast<std::size_t>(later)][static_cast<std::size_t>(run)]
              [static_cast<std::size_t>(count++)] = {gain_of(now, run, set, later), paid};
        }
      }
    }
  } else {
    // No pieces here, or pieces above the king, which were counted below it.
    for (std::size_t run = 0; run < 3; ++run) {
      pays[0][run][0] = {0, 0};
      counts[0][run] = 1;
    }
  }
  // A piece in a run is as good as in a set but for aces, which may count more in sets.
  const bool sparing =
      frame_->naturals_first && (!frame_->placed || frame_->naturals_in_runs) && place != 1;
  if (jokers == 0) {
    for (std::size_t i = from; i < to; ++i) {
      const State& state = states_[i];
      Value best = kDead;
      for (std::uint32_t e = state.edges; e != state.edges_end; ++e) {
        const Edge edge = edges_[e];
        if (counts[edge.later][edge.run] == 0) continue;
        best = std::max(best, hopes_[edge.to] + pays[edge.later][edge.run][0].gain);
      }
      hopes_[i] = best < kDead / 2 ? kDead : best;
    }
    return;
  }
  // `Most`: the number of jokers, so that the compiler knows it where there are few.
  const auto with = [&]<int Most>() {
    const int most = Most > 0 ? Most : jokers;
    for (std::size_t i = from; i < to; ++i) {
      const State& state = states_[i];
      Hopes sums;
      std::fill_n(sums.begin(), most + 1, kDead);
      for (std::uint32_t e = state.edges; e != state.edges_end; ++e) {
        const Edge edge = edges_[e];
        if (sparing && !edge.most) continue;
        const Value* const more = hopes(edge.to);
        const auto& pay = pays[edge.later][edge.run];
        const int count = counts[edge.later][edge.run];
        for (int p = 0; p < count; ++p) {
          const Pay& one = pay[static_cast<std::size_t>(p)];
          const int used = edge.wild + one.jokers;
          if (used > most) break;
          const Value* const follows = more - used;  // dead with fewer jokers than that
          const Value sum = one.gain + edge.wild * joker;
          for (int k = 0; k <= most; ++k) {
            const auto at = static_cast<std::size_t>(k);
            sums[at] = std::max(sums[at], follows[k] + sum);
          }
        }
      }
      Value* const mine = &hopes_[i * stride_];
      std::fill_n(mine, most, kDead);
      // Those that lead here have used some jokers already; one more than needed never hurts.
      Value best = kDead;
      for (int k = 0; k <= most; ++k) {
        const Value value = sums[static_cast<std::size_t>(k)];
        if (k <= most - state.jokers && value >= kDead / 2) best = std::max(best, value);
        mine[most + k] = best;
      }
    }
  };
  if (jokers == 1) return with.template operator()<1>();
  if (jokers == 2) return with.template operator()<2>();
  with.template operator()<0>();
}

// All remaining pieces, and the jokers where they count most.
void Suit::guess(Number number) {
  if (hopes_.size() < states_.size() * stride_) hopes_.resize(2 * states_.size() * stride_);
  const Gains& gains = *frame_->gains;
  const State& state = states_[number];
  const Value each = frame_->placed ? std::max<Value>(0, gains.joker + gains.in_run[0]) : Value{0};
  const bool dead = state.rank == frame_->last && !frame_->facts.runs->finished(state.open);
  const int jokers = frame_->jokers;
  Value* const mine = &hopes_[hopes_at(number)];
  for (int k = -jokers; k <= jokers; ++k) {
    mine[k] = dead || k < 0 ? kDead : rest_[static_cast<std::size_t>(state.rank)] + k * each;
  }
}

const Suit::Choices& Suit::choose(Number from) {
  if (states_[from].edges == kNone) go_on(from);
  const State& state = states_[from];
  const Spot& now = spot(state);
  const Value joker = frame_->joker_in_run(now.place);
  const auto all = static_cast<std::size_t>(frame_->jokers);
  states_[from].choices = static_cast<std::uint32_t>(choices_.size());
  Choices& out = choices_.emplace_back();
  for (int set = 0; set < 3; ++set) {
    const auto first = static_cast<std::uint32_t>(options_.size());
    out.from[static_cast<std::size_t>(set)] = first;
    if (!(now.digits >> set & 1)) continue;
    Value* const tops = out.tops[static_cast<std::size_t>(set)].data();
    std::fill(tops, tops + all + 1, kDead);
    for (std::uint32_t e = state.edges; e != state.edges_end; ++e) {
      const Edge edge = edges_[e];
      if (!may(now, edge, set)) continue;
      const std::size_t at = hopes_at(edge.to) - edge.wild;
      const Value* const follows = &hopes_[at];
      if (follows[all] <= kDead / 2) continue;
      int points = 0;
      Option option;
      option.gain = now.place > kRanks
                        ? 0
                        : frame_->gains->of_naturals(now.place, edge.run, set, edge.later,
                                                     now.table, &points) +
                              likeness(now, edge.run, set);
      option.to = edge.to;
      option.run = edge.run;
      option.wild = edge.wild;
      option.later = edge.later;
      option.placed = static_cast<std::int8_t>(now.place > kRanks ? 0 : edge.run + edge.later + set - now.table);
      option.points = static_cast<std::int16_t>(points);
      option.follows = static_cast<std::uint32_t>(at);
      option.sum = option.gain + edge.wild * joker;
      option.top = option.sum + follows[all];
      for (std::size_t k = 0; k <= all; ++k) tops[k] = std::max(tops[k], option.sum + follows[k]);
      // There are few, so insertion sort will do.
      std::size_t place = options_.size();
      options_.push_back(option);
      while (place > first && options_[place - 1].top < option.top) {
        options_[place] = options_[place - 1];
        --place;
      }
      options_[place] = option;
    }
  }
  out.from[3] = static_cast<std::uint32_t>(options_.size());
  return out;
}

}  // namespace rummel
