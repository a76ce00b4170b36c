// Prices that couple the suits, for when the bounds of single suits are too weak for the search.
//
// Taken alone, every suit puts pieces into sets that no other suit has to complete, and uses more
// jokers than there are. So a suit is paid or charged for each piece that it puts into sets, and
// charged for each joker; the sets, which combine the suits, give all of that back. Whatever the
// prices, the bounds of the suits plus the most that the sets give back are never less than the
// best way. Good prices make that sum small: rank by rank, the value of a choice of sets to all
// four suits is divided evenly among them (a Lagrangian dual, by block coordinate descent).
#include <algorithm>
#include <bit>

#include "rummel/arrange_search.hpp"

namespace rummel {
namespace {

// The price of the impossible: more than any way is worth, yet small enough to be summed up.
constexpr Value kBan = -(Value{1} << 50);

// A sweep handles this many arcs in the time of one step.
constexpr std::int64_t kArcsAStep = 30;

// With two jokers or more the first sweeps often leave the bound where it was. Then up to this many
// follow, until it is lower and another one would gain less than this part of a piece.
constexpr int kManySweeps = 10;
constexpr Value kLittle = 16;
constexpr Value kEndless = -kDead;

constexpr bool is_dead(Value value) { return value < kDead / 2; }

}  // namespace

// ------------------------------------------------------------------------------ one suit

void Suit::list_arcs() {
  const int jokers = frame_->jokers;
  arcs_.clear();
  for (int place = 1; place <= frame_->last; ++place) {
    const auto at = static_cast<std::size_t>(place);
    arcs_at_[at] = arcs_.size();
    for (std::size_t i = layers_[at - 1]; i < layers_[at]; ++i) {
      const State& state = states_[i];
      const Spot& now = spot(state);
      for (std::uint32_t e = state.edges; e != state.edges_end; ++e) {
        const Edge edge = edges_[e];
        for (int set = 0; set < 3; ++set) {
          if (!may(now, edge, set)) continue;
          const int used = edge.wild + set * std::max(now.cost, 0);
          const int left = jokers - state.jokers - used;
          if (left < 0 || is_dead(hopes(edge.to)[left])) continue;
          const Value gain = gain_of(now, edge.run, set, edge.later) +
                             edge.wild * frame_->joker_in_run(place);
          arcs_.push_back({static_cast<Number>(i), edge.to, static_cast<std::uint8_t>(set),
                           static_cast<std::uint8_t>(used), gain, gain});
        }
      }
    }
  }
  const auto last = static_cast<std::size_t>(frame_->last);
  arcs_at_[last + 1] = arcs_.size();
  before_.assign(states_.size(), kDead);
  before_[0] = 0;
  after_.assign(states_.size(), Rest{kDead, 0});
  for (std::size_t i = layers_[last]; i < layers_[last + 1]; ++i) {
    if (frame_->facts.runs->finished(states_[i].open)) after_[i].value = 0;
  }
}

void Suit::charge_jokers() {
  for (Arc& arc : arcs_) arc.weight = arc.gain - arc.jokers * frame_->prices.joker;
}

std::array<Value, 3> Suit::worth_of_sets(int place) const {
  std::array<Value, 3> best{kDead, kDead, kDead};
  for (const Arc& arc : arcs(place)) {
    best[arc.set] = std::max(best[arc.set], before_[arc.from] + arc.weight + after_[arc.to].value);
  }
  return best;
}

void Suit::go_forward(int place) {
  const auto at = static_cast<std::size_t>(place);
  const auto& prices = frame_->prices.set[suit_][at];
  std::fill_n(&before_[layers_[at]], layers_[at + 1] - layers_[at], kDead);
  for (const Arc& arc : arcs(place)) {
    before_[arc.to] = std::max(before_[arc.to], before_[arc.from] + arc.weight + prices[arc.set]);
  }
}

void Suit::go_backward(int place) {
  const auto at = static_cast<std::size_t>(place);
  const auto& prices = frame_->prices.set[suit_][at];
  std::fill_n(&after_[layers_[at - 1]], layers_[at] - layers_[at - 1], Rest{kDead, 0});
  for (const Arc& arc : arcs(place)) {
    const Rest& rest = after_[arc.to];
    const Value sum = rest.value + arc.weight + prices[arc.set];
    if (sum > after_[arc.from].value) after_[arc.from] = {sum, rest.jokers + arc.jokers};
  }
}

void Suit::hope_again() {
  const int jokers = frame_->jokers;
  for (int place = frame_->last; place >= 1; --place) {
    const auto at = static_cast<std::size_t>(place);
    const auto& prices = frame_->prices.set[suit_][at];
    for (std::size_t i = layers_[at - 1]; i < layers_[at]; ++i) {
      std::fill_n(&hopes_[hopes_at(static_cast<Number>(i))], jokers + 1, kDead);
    }
    for (const Arc& arc : arcs(place)) {
      Value* const mine = &hopes_[hopes_at(arc.from)];
      const Value* const more = hopes(arc.to);
      const Value sum = arc.gain + prices[arc.set];
      for (int k = arc.jokers; k <= jokers - states_[arc.from].jokers; ++k) {
        mine[k] = std::max(mine[k], more[k - arc.jokers] + sum);
      }
    }
    for (std::size_t i = layers_[at - 1]; i < layers_[at]; ++i) {
      spare_jokers(&hopes_[hopes_at(static_cast<Number>(i))]);
    }
  }
  priced_ = true;
  forget_choices();
}

// ------------------------------------------------------------------------- all suits together

// The jokers that sets of a shape use beyond those the suits pay for, and what they add.
Search::SetJokers Search::set_jokers(std::size_t rank, std::size_t shape) const {
  const unsigned ways = shapes_[rank].ways[shape];
  const Value each = frame_.joker_in_set(static_cast<int>(rank)) - frame_.prices.joker;
  int jokers = each > 0 ? std::bit_width(ways) - 1 : std::countr_zero(ways);
  for (std::size_t suit = 0; suit < 4; ++suit) {
    jokers -= kDigits[shape][suit] * std::max<int>(frame_.set_cost[suit][rank], 0);
  }
  return {jokers, jokers * each};
}

// Divides the value of each choice of sets at a rank evenly. Where that leaves a suit more than any
// choice of all four is worth, it is taken back, from one suit after the other: what would not be
// chosen anyway then looks as bad to a suit as it is.
void Search::price_sets(int place) {
  const auto at = static_cast<std::size_t>(place);
  std::array<std::array<Value, 3>, 4> alone;
  std::array<std::array<Value, 3>, 4> together;
  for (std::size_t suit = 0; suit < 4; ++suit) {
    alone[suit] = suits_[suit]->worth_of_sets(place);
    together[suit].fill(kDead);
  }
  const Shapes& shapes = shapes_[at];
  std::array<Value, kSetShapes> sums;  // by shape, then less what the suits have been given
  std::array<SetShape, kSetShapes> possible;
  std::size_t count = 0;
  for (std::size_t i = 0; i < shapes.count; ++i) {
    const SetShape shape = shapes.list[i];
    Value sum = 0;
    bool can = shapes.ways[shape] != 0;
    for (std::size_t suit = 0; suit < 4 && can; ++suit) {
      const Value one = alone[suit][kDigits[shape][suit]];
      can = !is_dead(one);
      sum += one;
    }
    if (!can) continue;
    sum += set_jokers(at, shape).value;
    for (std::size_t suit = 0; suit < 4; ++suit) {
      Value& most = together[suit][kDigits[shape][suit]];
      most = std::max(most, sum);
    }
    possible[count] = shape;
    sums[count++] = sum;
  }
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t suit = 0; suit < 4; ++suit) {
      sums[i] -= together[suit][kDigits[possible[i]][suit]] >> 2;
    }
  }
  for (std::size_t suit = 0; suit < 4; ++suit) {
    std::array<Value, 3> spare{kDead, kDead, kDead};
    for (std::size_t i = 0; i < count; ++i) {
      Value& most = spare[kDigits[possible[i]][suit]];
      most = std::max(most, sums[i]);
    }
    for (std::size_t i = 0; i < count && suit < 3; ++i) {
      sums[i] -= spare[kDigits[possible[i]][suit]];
    }
    auto& prices = frame_.prices.set[suit][at];
    for (std::size_t set = 0; set < 3; ++set) {
      // The share is computed in any case. If `alone` is read only on a condition, g++ 13.3 with -O3
      // and AVX2 makes masked loads of it, with wrong masks, and subtracts 0 from some shares. Then
      // prices grow from sweep to sweep until every bound is dead, and a poor way counts as proven.
      const Value share = (together[suit][set] >> 2) + spare[set] - alone[suit][set];
      prices[set] = is_dead(together[suit][set]) ? kBan : share;
    }
  }
}

// What the sets of a rank give back at most, and the jokers they then use.
Search::SetJokers Search::give_back(int place) const {
  const auto at = static_cast<std::size_t>(place);
  const Shapes& shapes = shapes_[at];
  SetJokers best{0, kDead};
  for (std::size_t i = 0; i < shapes.count; ++i) {
    const std::size_t shape = shapes.list[i];
    bool can = shapes.ways[shape] != 0;
    Value sum = 0;
    for (std::size_t suit = 0; suit < 4 && can; ++suit) {
      const Value price = frame_.prices.set[suit][at][kDigits[shape][suit]];
      can = price != kBan;
      sum -= price;
    }
    if (!can) continue;
    const SetJokers wild = set_jokers(at, shape);
    sum += wild.value;
    if (sum > best.value) best = {wild.jokers, sum};
  }
  return best;
}

// The sum to minimise, for the prices after a backward sweep; and the jokers that it uses.
Search::SetJokers Search::priced_bound() {
  Prices& prices = frame_.prices;
  SetJokers all{0, start_ + joker_bonus(frame_.pool->rack_jokers) +
                       frame_.jokers * prices.joker - table_part(0, 1)};
  for (int place = kRanks; place >= 1; --place) {
    const SetJokers back = give_back(place);
    const auto at = static_cast<std::size_t>(place);
    prices.rest[at - 1] = prices.rest[at] + back.value;
    all.jokers += back.jokers;
  }
  all.value += prices.rest[0];
  for (const Suit* suit : suits_) {
    all.value += suit->promise().value;
    all.jokers += suit->promise().jokers;
  }
  return all;
}

// Improves the prices in this many forward and backward sweeps, or a few more; `from`: prices to
// begin with. Returns whether the bound of the suits is lower with them; otherwise nothing changes.
bool Search::find_prices(int sweeps, const Prices* from) {
  Prices& prices = frame_.prices;
  const Prices before = prices;
  const Value plain = root_bound();
  // A joker is worth about a piece. Its price then rises if too many are used, and falls otherwise.
  const Value piece = rest_count_[0] > 0 ? rest_[0] / rest_count_[0] : 0;
  if (!prices.any) {
    prices.any = true;
    prices.joker = frame_.jokers > 0 ? piece : 0;
    if (from != nullptr) {
      prices.joker = from->joker;
      prices.set = from->set;
      for (auto& suit : prices.set) {
        // What was impossible there need not be so here.
        for (auto& rank : suit) std::replace(rank.begin(), rank.end(), kBan, Value{0});
      }
    }
    for (Suit* suit : suits_) suit->list_arcs();
  }
  const int planned = sweeps;
  if (from == nullptr && frame_.jokers >= 2) sweeps = std::max(sweeps, kManySweeps);
  Value step = piece / 4;
  int turned = 0;
  Prices best = before;
  Value least = kEndless;
  for (Suit* suit : suits_) {
    suit->charge_jokers();
    for (int place = 1; place <= frame_.last; ++place) suit->go_forward(place);
  }
  for (int sweep = 0; sweep < sweeps; ++sweep) {
    for (int place = 1; place <= frame_.last && sweep > 0; ++place) {
      if (place <= kRanks) price_sets(place);
      for (Suit* suit : suits_) suit->go_forward(place);
    }
    for (int place = frame_.last; place >= 1; --place) {
      if (place <= kRanks) price_sets(place);
      for (Suit* suit : suits_) suit->go_backward(place);
    }
    for (const Suit* suit : suits_) *work_ -= static_cast<std::int64_t>(suit->arcs()) / kArcsAStep;
    const SetJokers now = priced_bound();
    const Value gained = least - now.value;
    if (gained > 0) {
      least = now.value;
      best = prices;
    }
    if (least <= floor_ || *work_ < 0) break;
    if (sweep + 1 >= planned && (least & ~fine_) < plain && gained < piece / kLittle) break;
    const int turn = now.jokers > frame_.jokers ? 1 : now.jokers < frame_.jokers ? -1 : 0;
    if (turn == 0 || step == 0) continue;
    if (turn == -turned) step /= 2;
    turned = turn;
    prices.joker = std::max<Value>(0, prices.joker + turn * step);
    for (Suit* suit : suits_) suit->charge_jokers();
  }
  if ((least & ~fine_) >= plain) {
    prices = before;
    return false;
  }
  prices = best;
  for (Suit* suit : suits_) suit->hope_again();
  return true;
}

}  // namespace rummel
