#include "rummel/arrange_layoff.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <map>
#include <set>
#include <utility>

#include "rummel/arrange_melds.hpp"

namespace rummel {
namespace {

using Meld = std::vector<Code>;
using Hand = std::vector<Code>;  // sorted

// The order of vectors, written out: GCC 12 warns about its own comparison of bytes.
struct Before {
  bool operator()(const Hand& one, const Hand& other) const {
    return std::lexicographical_compare(one.begin(), one.end(), other.begin(), other.end(),
                                        [](Code a, Code b) { return a < b; });
  }
};
using Grown = std::map<Hand, Meld, Before>;  // by the pieces added

// The result of one way to add to all melds.
struct Added {
  int points = 0;
  Melds table;
};
using Ways = std::map<Hand, Added, Before>;

// The cost of examining one meld or one way, in steps of the search.
constexpr std::int64_t kCost = 8;
constexpr std::size_t kMostWays = 4096;

int number(int rank, const Laws& laws) { return rank > 10 && laws.court >= 0 ? laws.court : rank; }

int worth_of(const Hand& hand, const Laws& laws) {
  int sum = 0;
  for (const Code piece : hand) {
    const int rank = rank_of(piece);
    sum += is_joker(piece) ? laws.joker_hand : rank == 1 ? laws.ace_hand : number(rank, laws);
  }
  return sum;
}

bool holds(const Hand& rack, const Hand& some) {
  return std::includes(rack.begin(), rack.end(), some.begin(), some.end());
}

Hand both(const Hand& one, const Hand& other) {
  Hand all;
  std::merge(one.begin(), one.end(), other.begin(), other.end(), std::back_inserter(all));
  return all;
}

Hand less(const Hand& rack, const Hand& some) {
  Hand rest;
  std::set_difference(rack.begin(), rack.end(), some.begin(), some.end(),
                      std::back_inserter(rest));
  return rest;
}

// What melds can become when pieces of a rack are added one by one.
class Growth {
 public:
  Growth(const Laws& laws, const Hand& rack, std::int64_t& work)
      : laws_(laws), rack_(rack), work_(work) {}

  // The most valuable meld for each choice of pieces.
  Grown of(const Meld& meld) {
    found_.clear();
    found_.emplace(Hand{}, meld);
    seen_.clear();
    if (!is_set(meld)) {
      run(meld, Hand{});
    } else if (meld.size() == 3) {
      set(meld);
    }
    return std::move(found_);
  }

 private:
  void note(const Meld& meld, const Hand& added) {
    const auto [at, fresh] = found_.try_emplace(added, meld);
    if (!fresh && points_of(meld, laws_) > points_of(at->second, laws_)) at->second = meld;
  }

  // A set of three gets its fourth piece; jokers without a declared suit take the remaining places.
  void set(const Meld& meld) {
    const auto lies = [&](Code piece) {
      return std::find(meld.begin(), meld.end(), piece) != meld.end();
    };
    const int rank = rank_of(meld[0]);
    for (std::size_t suit = 0; suit < 4; ++suit) {
      const Code added = face(suit, rank);
      const bool taken = lies(joker_for(added));
      if (lies(added) || (laws_.declared && taken)) continue;
      for (const Code piece : {added, kJoker}) {
        if (!holds(rack_, Hand{piece}) || (piece == kJoker && taken)) continue;
        Meld grown;
        for (std::size_t other = 0; other < 4; ++other) {
          const Code one = face(other, rank);
          grown.push_back(lies(one) || one == piece ? one : joker_for(one));
        }
        if (is_meld(grown, laws_)) note(grown, Hand{piece});
      }
    }
  }

  // A run grows at its ends and remains a run after every step.
  void run(const Meld& meld, const Hand& added) {
    if (!seen_.insert(meld).second || (work_ -= kCost) < 0) return;
    note(meld, added);
    const Hand left = less(rack_, added);
    const int low = rank_of(meld.front());
    const int high = rank_of(meld.back());
    for (const Code piece : left) {
      for (const bool below : {true, false}) {
        const int rank = below ? (low + 11) % 13 + 1 : high % 13 + 1;
        if (!is_joker(piece) && rank_of(piece) != rank) continue;
        const Code one = is_joker(piece) ? joker_for(face(suit_of(meld[0]), rank)) : piece;
        Meld grown = meld;
        grown.insert(below ? grown.begin() : grown.end(), one);
        if (is_meld(grown, laws_)) run(grown, both(added, Hand{piece}));
      }
    }
  }

  const Laws& laws_;
  const Hand& rack_;
  std::int64_t& work_;
  Grown found_;
  std::set<Meld, Before> seen_;
};

// The objectives in order, more is better. An unknown `out` counts as the best possible.
std::vector<int> measure(const Question& ask, const Hand& laid, int points, bool out) {
  std::vector<int> sums;
  for (const Objective objective : ask.objectives) {
    switch (objective) {
      case Objective::tiles:
        sums.push_back(static_cast<int>(laid.size()));
        break;
      case Objective::points:
        sums.push_back(points);
        break;
      case Objective::left:
        sums.push_back(worth_of(laid, ask.laws));
        break;
      case Objective::out:
        sums.push_back(out ? 1 : 0);
        break;
      case Objective::undisturbed:
        sums.push_back(0);
        break;
      case Objective::jokers:
        sums.push_back(-static_cast<int>(std::count(laid.begin(), laid.end(), kJoker)));
        break;
    }
  }
  return sums;
}

}  // namespace

Answer lay_off(Arranger& arranger, const Question& ask, Answer first) {
  std::int64_t work = ask.work - first.steps;
  Hand rack = ask.rack;
  std::sort(rack.begin(), rack.end());
  const int size = static_cast<int>(rack.size());
  const int most = std::min(ask.most, size - ask.keep);

  Ways ways{{Hand{}, Added{0, ask.table}}};
  Growth growth(ask.laws, rack, work);
  for (std::size_t m = 0; m < ask.table.size(); ++m) {
    Ways grown;
    const auto options = growth.of(ask.table[m]);
    const int before = points_of(ask.table[m], ask.laws);
    for (const auto& [added, way] : ways) {
      work -= kCost * static_cast<std::int64_t>(options.size());
      if (work < 0 || grown.size() > kMostWays) {
        first.steps = ask.work - std::max<std::int64_t>(work, 0);
        return first;
      }
      for (const auto& [more, meld] : options) {
        Hand all = both(added, more);
        if (static_cast<int>(all.size()) > most || !holds(rack, all)) continue;
        const int points = way.points + points_of(meld, ask.laws) - before;
        auto [at, fresh] = grown.try_emplace(std::move(all));
        if (!fresh && at->second.points >= points) continue;
        at->second = Added{points, way.table};
        at->second.table[m] = meld;
      }
    }
    ways = std::move(grown);
  }

  // The best new melds of the rest, for each way to add. Adding nothing comes first, so that the
  // result for the whole rack bounds the others.
  Answer answer = first;
  answer.proven = true;
  std::vector<int> best;
  std::vector<int> most_new;
  for (const auto& [added, way] : ways) {
    if (!added.empty()) {
      std::vector<int> hope = measure(ask, added, way.points, true);
      for (std::size_t i = 0; i < hope.size(); ++i) {
        if (ask.objectives[i] != Objective::out) hope[i] += most_new[i];
      }
      if (answer.proven && hope <= best) continue;
    }
    Question rest = ask;
    rest.table.clear();
    rest.rebuild = true;
    rest.rack = less(rack, added);
    rest.most = most - static_cast<int>(added.size());
    rest.work = std::max<std::int64_t>(work, 0);
    const Answer melds = arranger.arrange(rest);
    work -= melds.steps;
    answer.proven = answer.proven && melds.proven;
    Hand laid = both(added, melds.laid);
    std::vector<int> now = measure(ask, laid, way.points + melds.points,
                                   static_cast<int>(melds.left.size()) == ask.keep);
    if (added.empty()) {
      most_new = now;
    } else if (now <= best) {
      continue;
    }
    best = std::move(now);
    answer.table = way.table;
    answer.table.insert(answer.table.end(), melds.table.begin(), melds.table.end());
    answer.laid = std::move(laid);
    answer.left = melds.left;
    answer.points = way.points + melds.points;
  }
  const bool out = static_cast<int>(first.left.size()) == ask.keep;
  if (!answer.proven && measure(ask, first.laid, first.points, out) > best) answer = first;
  answer.steps = ask.work - std::max<std::int64_t>(work, 0);
  return answer;
}

}  // namespace rummel
