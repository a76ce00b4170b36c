#include "romme_melds.hpp"

#include <algorithm>

namespace rummel {
namespace {

using Rules = Romme::Rules;

void sort_by_suit(Row& meld) {
  std::sort(meld.begin(), meld.end(), [](Code a, Code b) { return suit_of(a) < suit_of(b); });
}

int number(int rank) { return std::min(rank, 10); }

// Calls `use` with the orders in which the cards of a long run rise; until it returns false.
template <class Use>
void each_order(const Row& meld, const Laws& laws, Use use) {
  const auto size = static_cast<int>(meld.size());
  if (size < kRanks || size > kRanks + 1) return;
  const int last = laws.ace == Ace::wrap ? kRanks : kRanks + 2 - size;
  for (int start = 1; start <= last; ++start) {
    // A run of 14 has its first rank twice: one card of it may stand at either end.
    for (const bool from_below : {true, false}) {
      if (!from_below && size == kRanks) continue;
      Row rest = meld;
      Row run = meld;
      int placed = 0;
      for (int step = 0; step < size; ++step) {
        const int place = from_below ? step : size - 1 - step;
        const int rank = (start + place - 1) % kRanks + 1;
        for (Code& one : rest) {
          if (one == 0 || rank_of(one) != rank) continue;
          run[static_cast<std::size_t>(place)] = one;
          one = 0;
          ++placed;
          break;
        }
      }
      if (placed == size && !use(run)) return;
    }
  }
}

void add_to_run(std::span<const Code> meld, const Rules& rules, const Held& held, Adds& adds) {
  const std::size_t suit = suit_of(meld[0]);
  const int low = rank_of(meld.front());
  const int high = rank_of(meld.back());
  const auto put = [&](Code card, const Row& after) {
    for (std::size_t i = 0; i < adds.size; ++i) {
      // An ace that would fit on either side of 2-…-K goes on top: the other one fits below.
      if (adds.each[i].card == card) {
        adds.each[i].after = after;
        return;
      }
    }
    adds.each[adds.size++] = {card, after};
  };
  if (low > 1 || rules.corner) {
    const Code natural = face(suit, low > 1 ? low - 1 : kRanks);
    for (const Code card : {natural, joker_for(natural)}) {
      if (!held.has(card)) continue;
      Row after(std::span(&card, 1));
      for (const Code one : meld) after.push_back(one);
      put(card, after);
    }
  }
  if (high > 1 || rules.corner) {
    const Code natural = face(suit, high % kRanks + 1);
    for (const Code card : {natural, joker_for(natural)}) {
      if (!held.has(card)) continue;
      Row after(meld);
      after.push_back(card);
      put(card, after);
    }
  }
}

void add_to_set(std::span<const Code> meld, const Rules& rules, const Held& held, Adds& adds) {
  if (meld.size() == 4) return;  // Q-ROM-24
  const bool declared = rules.joker_in_set == Romme::kDeclared;
  unsigned lying = 0;    // suits that no card can take
  unsigned standing = 0;  // suits that are there or that a joker stands for
  for (const Code one : meld) {
    standing |= 1U << suit_of(one);
    if (declared || !is_joker(one)) lying |= 1U << suit_of(one);
  }
  const int rank = rank_of(meld[0]);
  for (std::size_t suit = 0; suit < 4; ++suit) {
    if (lying >> suit & 1) continue;
    const Code natural = face(suit, rank);
    if (held.has(natural)) {
      Row after;
      for (const Code one : meld) {
        if (suit_of(one) != suit) after.push_back(one);
      }
      // A joker without a suit of its own makes room for any card.
      for (std::size_t other = 0; other < 4 && after.size() < 3; ++other) {
        if (other != suit && !(lying >> other & 1) && !(standing >> other & 1)) {
          after.push_back(joker_for(face(other, rank)));
        }
      }
      after.push_back(natural);
      sort_by_suit(after);
      adds.each[adds.size++] = {natural, after};
    }
    if (!(standing >> suit & 1) && held.has(joker_for(natural))) {
      Row grown(meld);
      grown.push_back(joker_for(natural));
      sort_by_suit(grown);
      adds.each[adds.size++] = {joker_for(natural), grown};
    }
  }
}

std::vector<Group> make_groups(bool wrap, int longest) {
  const auto bits_of = [](const Row& meld) {
    std::uint64_t bits = 0;
    for (const Code one : meld) bits |= std::uint64_t{1} << one;
    return bits;
  };
  std::vector<Group> groups;
  for (int rank = 1; rank <= kRanks; ++rank) {
    Group group{0, 1, {}};
    // By size, and then as combinations come.
    for (const unsigned suits : {0b0111U, 0b1011U, 0b1101U, 0b1110U, 0b1111U}) {
      Row meld;
      for (std::size_t suit = 0; suit < 4; ++suit) {
        if (suits >> suit & 1) meld.push_back(face(suit, rank));
      }
      group.shapes.push_back({bits_of(meld), meld});
    }
    group.bits = group.shapes.back().bits;
    groups.push_back(std::move(group));
  }
  for (std::size_t suit = 0; suit < 4; ++suit) {
    for (int start = 1; start <= kRanks; ++start) {
      const int most = wrap ? longest : std::min(15 - start, longest);
      Group group{0, 0, {}};
      Row run;
      for (int step = 0; step < most; ++step) {
        run.push_back(face(suit, (start + step - 1) % kRanks + 1));
        if (step >= 2) group.shapes.push_back({bits_of(run), run});
      }
      if (group.shapes.empty()) continue;
      group.bits = group.shapes.front().bits;
      groups.push_back(std::move(group));
    }
  }
  return groups;
}

}  // namespace

Laws laws_of(const Rules& rules) {
  constexpr std::array kAceInSet{11, 1, 0};
  Laws laws;
  laws.ace = rules.corner ? Ace::wrap : Ace::either;       // ROM-11, ROM-12, Q-ROM-3
  laws.longest_run = rules.ace_at_both_ends ? 14 : 13;     // Q-ROM-4
  laws.jokers = static_cast<JokerLimit>(rules.joker_limit);
  laws.declared = rules.joker_in_set == Romme::kDeclared;  // Q-ROM-8
  laws.court = 10;
  laws.ace_low = 1;
  laws.ace_high = 11;
  laws.ace_set = kAceInSet[static_cast<std::size_t>(rules.ace_in_set)];  // Q-ROM-2
  laws.ace_hand = 11;
  laws.joker_hand = 20;
  return laws;
}

int points_of(const Laws& laws, std::span<const Code> meld) {
  const bool set = is_set(meld);
  int total = 0;
  for (std::size_t i = 0; i < meld.size(); ++i) {
    const int rank = rank_of(meld[i]);
    total += rank > 1 ? number(rank) : set ? laws.ace_set : i > 0 ? laws.ace_high : laws.ace_low;
  }
  return total;
}

int worth_in_hand(Code card) {
  if (card >= kJoker) return 20;
  return rank_of(card) == 1 ? 11 : number(rank_of(card));
}

int added_worth(const Laws& laws, Code card, std::span<const Code> before, const Row& after) {
  if (rank_of(card) != 1) return number(rank_of(card));
  if (is_set(as_span(after))) return laws.ace_set;
  return std::equal(before.begin(), before.end(), after.begin()) ? laws.ace_high : laws.ace_low;
}

bool reads_as_meld(const Row& meld, const Laws& laws) {
  if (is_meld(as_span(meld), laws)) return true;
  bool reads = false;
  each_order(meld, laws, [&](const Row& run) {
    reads = is_meld(as_span(run), laws);
    return !reads;
  });
  return reads;
}

Row canonical(const Row& meld, const Laws& laws) {
  Row best = meld;
  if (is_meld(as_span(meld), laws)) return best;
  each_order(meld, laws, [&](const Row& run) {
    const bool reads = is_meld(as_span(run), laws);
    if (reads) best = run;
    return !reads;
  });
  return best;
}

const Adds::One* Adds::find(Code card) const {
  return std::find_if(begin(), end(), [&](const One& one) { return one.card == card; });
}

Adds adds_to(std::span<const Code> meld, const Rules& rules, const Laws& laws, const Held& held) {
  Adds all;
  if (is_set(meld)) {
    add_to_set(meld, rules, held, all);
  } else {
    add_to_run(meld, rules, held, all);
  }
  Adds adds;
  for (const Adds::One& one : all) {
    if (reads_as_meld(one.after, laws)) adds.each[adds.size++] = one;
  }
  return adds;
}

Robs robs_of(std::span<const Code> meld, const Rules& rules) {
  Robs robs;
  std::size_t jokers = 0;
  for (const Code one : meld) jokers += is_joker(one) ? 1 : 0;
  if (jokers == 0) return robs;
  const auto natural_of = [](Code one) { return static_cast<Code>(one & ~kJoker); };
  if (rules.joker_in_set == Romme::kDeclared || !is_set(meld)) {
    for (std::size_t at = 0; at < meld.size(); ++at) {
      if (!is_joker(meld[at])) continue;
      const Code natural = natural_of(meld[at]);
      const bool known = std::any_of(robs.begin(), robs.end(),
                                     [&](const Swap& one) { return one.cards[0] == natural; });
      if (known) continue;
      Row after(meld);
      after[at] = natural;
      robs.each[robs.size++] = {{natural, 0}, 1, after};
    }
    return robs;
  }
  Row naturals;
  unsigned suits = 0;
  for (const Code one : meld) {
    if (is_joker(one)) continue;
    naturals.push_back(one);
    suits |= 1U << suit_of(one);
  }
  const int rank = rank_of(meld[0]);
  Row missing;
  for (std::size_t suit = 0; suit < 4; ++suit) {
    if (!(suits >> suit & 1)) missing.push_back(face(suit, rank));
  }
  const auto swap = [&](Code named, Code other) {
    Row after = naturals;
    after.push_back(named);
    if (other != 0) after.push_back(other);
    std::size_t stay = jokers - 1;
    for (const Code one : missing) {
      if (one == named || one == other || stay == 0) continue;
      after.push_back(joker_for(one));
      --stay;
    }
    sort_by_suit(after);
    robs.each[robs.size++] = {{named, other}, other == 0 ? std::size_t{1} : std::size_t{2}, after};
  };
  // In a set of three it is open which suit a joker stands for: where the doubt has to end, that
  // takes one card more.
  const bool more = rules.joker_in_set == Romme::kBothSuits && meld.size() == 3;
  for (const Code named : missing) {
    if (!more) {
      swap(named, 0);
      continue;
    }
    for (const Code other : missing) {
      if (other != named) swap(named, other);
    }
  }
  return robs;
}

const std::vector<Group>& groups_of(const Laws& laws) {
  static const std::array<std::vector<Group>, 4> kGroups{
      make_groups(false, 13), make_groups(false, 14), make_groups(true, 13), make_groups(true, 14)};
  const std::size_t wrap = laws.ace == Ace::wrap ? 2 : 0;
  return kGroups[wrap + (laws.longest_run > kRanks ? 1 : 0)];
}

bool may_serve(const Laws& laws, const Romme::Round& round, bool opened, const Held& held,
               Code card) {
  if (card >= kJoker) return true;
  const std::size_t suit = suit_of(card);
  const int rank = rank_of(card);
  int others = held.jokers;
  for (std::size_t other = 0; other < 4; ++other) {
    if (other != suit) others += static_cast<int>(held.once >> face(other, rank) & 1);
  }
  if (others >= 2) return true;
  const bool wrap = laws.ace == Ace::wrap;
  const auto lacks = [&](int place) {
    const int one = (place + kRanks - 1) % kRanks + 1;
    return static_cast<int>(~held.once >> face(suit, one) & 1);
  };
  // Any run with the card has three in a row with it; an ace stands at either end.
  const auto in_run = [&](int place) {
    for (int from = place - 2; from <= place; ++from) {
      if (!wrap && (from < 1 || from + 2 > kRanks + 1)) continue;
      int lacking = 0;
      for (int step = from; step < from + 3; ++step) {
        if (step != place) lacking += lacks(step);
      }
      if (lacking <= held.jokers) return true;
    }
    return false;
  };
  if (in_run(rank) || (rank == 1 && in_run(kRanks + 1))) return true;
  if (!opened) return false;
  const auto reaches = [&](std::span<const Code> run, int place) {
    const int low = rank_of(run.front());
    const int high = low + static_cast<int>(run.size()) - 1;
    int lacking = 0;
    for (int step = high + 1; step < place; ++step) lacking += lacks(step);
    for (int step = place + 1; step < low; ++step) lacking += lacks(step);
    return lacking <= held.jokers;
  };
  bool fits = false;
  round.table.each([&](std::span<const Code> meld) {
    if (is_set(meld)) {
      fits |= rank_of(meld[0]) == rank && meld.size() < 4;
    } else if (suit_of(meld[0]) == suit) {
      fits |= wrap || reaches(meld, rank) || (rank == 1 && reaches(meld, kRanks + 1));
    }
  });
  return fits;
}

Question question(const Laws& laws, const Romme::Cards& hand, const Romme::Round* with_table,
                  int keep) {
  Question ask;
  ask.laws = laws;
  ask.rack.assign(hand.begin(), hand.end());
  ask.rebuild = false;
  ask.keep = keep;
  ask.work = 400'000;  // as the engine's bots think
  if (with_table != nullptr) {
    with_table->table.each([&](std::span<const Code> meld) {
      const Row row = canonical(Row(meld), laws);
      ask.table.emplace_back(row.begin(), row.end());
    });
  }
  return ask;
}

// Most cards alone are sooner found than the most points of them.
const Answer& most_settled(const Question& ask, Desk& desk) {
  Question count = ask;
  count.objectives = {Objective::tiles};
  const Answer& answer = desk.arrange(count);
  // A search that gave up has to give up where the engine's does.
  return answer.proven ? answer : desk.arrange(ask);
}

}  // namespace rummel
