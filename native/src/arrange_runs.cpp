#include "rummel/arrange_runs.hpp"

#include <algorithm>
#include <bit>

namespace rummel {

Runs::Runs(JokerLimit limit, int jokers, int naturals)
    : most_naturals_(naturals), most_jokers_(jokers) {
  // Two jokers can't make a meld by themselves, so the limit does not matter.
  if (limit == JokerLimit::natural && jokers < 3) limit = JokerLimit::free;

  // What the limit needs to know about a run besides its length is a small number: `memory`.
  int least = 0;
  int most = 0;
  switch (limit) {
    case JokerLimit::free:
      break;
    case JokerLimit::natural:  // whether it has a natural piece
    case JokerLimit::apart:    // whether its last piece is a joker
    case JokerLimit::one:      // whether it has a joker
      most = 1;
      break;
    case JokerLimit::majority:  // how many more natural pieces than jokers
      least = -jokers;
      most = jokers + 1;
      break;
  }
  const int width = most - least + 1;
  const auto kind_of = [&](int length, int memory) {
    return (std::min(length, 3) - 1) * width + (memory - least);
  };
  // -1 if the limit forbids it.
  const auto step = [&](int length, int memory, bool joker) -> int {
    int now = memory;
    switch (limit) {
      case JokerLimit::free:
        break;
      case JokerLimit::natural:
        now = memory == 1 || !joker ? 1 : 0;
        break;
      case JokerLimit::apart:
        if (memory == 1 && joker) return -1;
        now = joker ? 1 : 0;
        break;
      case JokerLimit::one:
        if (memory == 1 && joker) return -1;
        now = memory == 1 || joker ? 1 : 0;
        break;
      case JokerLimit::majority:
        now = std::min(most, memory + (joker ? -1 : 1));
        if (now < least) return -1;
        break;
    }
    return kind_of(length + 1, now);
  };
  kinds_.resize(static_cast<std::size_t>(3 * width));
  for (int length = 1; length <= 3; ++length) {
    for (int memory = least; memory <= most; ++memory) {
      KindFacts& facts = kinds_[static_cast<std::size_t>(kind_of(length, memory))];
      facts.next = {step(length, memory, false), step(length, memory, true)};
      facts.accept = length == 3 && (limit != JokerLimit::natural || memory == 1) &&
                     (limit != JokerLimit::majority || memory >= 1);
      facts.absorbable = !facts.accept;
      if (limit == JokerLimit::apart || limit == JokerLimit::one) {
        facts.absorbable = facts.absorbable && memory == 0;
      } else if (limit == JokerLimit::majority) {
        facts.absorbable = facts.absorbable && memory >= 0;
      }
    }
  }
  start_ = {step(0, 0, false), step(0, 0, true)};
  // Nothing is known about a meld that stays, so the limit must hold whatever it looks like.
  whole_ = static_cast<Kind>(kind_of(3, limit == JokerLimit::free ? 0 : 1));

  // The largest relation that holds now and after every step.
  const std::size_t count = kinds_.size();
  covers_.assign(count, std::vector<bool>(count, true));
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t a = 0; a < count; ++a) {
      for (std::size_t b = 0; b < count; ++b) {
        if (!covers_[a][b]) continue;
        bool holds = kinds_[a].accept || !kinds_[b].accept;
        for (std::size_t x = 0; x < 2 && holds; ++x) {
          const int other = kinds_[b].next[x];
          const int mine = kinds_[a].next[x];
          if (other >= 0) {
            holds = mine >= 0 &&
                    covers_[static_cast<std::size_t>(mine)][static_cast<std::size_t>(other)];
          }
        }
        if (!holds) {
          covers_[a][b] = false;
          changed = true;
        }
      }
    }
  }
  number(Bundle{});
}

int Runs::after(int kind, bool joker) const {
  const std::size_t x = joker ? 1 : 0;
  return kind < 0 ? start_[x] : kinds_[static_cast<std::size_t>(kind)].next[x];
}

Open Runs::number(Bundle bundle) {
  std::sort(bundle.kinds.begin(), bundle.kinds.begin() + bundle.count);
  const auto known = numbers_.find(bundle);
  if (known != numbers_.end()) return known->second;
  if (bundles_.size() > kMostKnown) {
    overflowed_ = true;
    return kMostKnown;
  }
  const Open fresh = static_cast<Open>(bundles_.size());
  numbers_.emplace(bundle, fresh);
  bundles_.push_back(bundle);
  std::uint8_t pressing = 0;
  std::uint8_t far = 0;
  for (std::size_t i = 0; i < bundle.count; ++i) {
    const KindFacts& facts = kinds_[bundle.kinds[i]];
    if (facts.accept) continue;
    ++pressing;
    bool soon = false;
    for (const int next : facts.next) {
      soon = soon || (next >= 0 && kinds_[static_cast<std::size_t>(next)].accept);
    }
    if (!soon) ++far;
  }
  pressing_.push_back(pressing);
  far_.push_back(far);
  finished_.push_back(pressing == 0 ? 1 : 0);
  // Runs of three or more, of two or more, and all; and how many unfinished ones there could be more,
  // of one, and of one or two.
  std::array<std::uint32_t, 4> from{};
  for (std::size_t i = 0; i < bundle.count; ++i) {
    for (std::size_t length = 0; length < 3; ++length) from[length] += bundle.kinds[i] >= length;
  }
  might_.push_back(bundle.count > 7 ? kNoMight
                                    : from[2] | from[1] << 4 | from[0] << 8 |
                                          (7 - (from[0] - from[1])) << 12 |
                                          (7 - (from[0] - from[2])) << 16);
  next_.resize(next_.size() + static_cast<std::size_t>((most_naturals_ + 1) * (most_jokers_ + 1)));
  absorbed_.resize(absorbed_.size() + 4);
  injected_.resize(injected_.size() + 4, kMostKnown);
  return fresh;
}

// Each run ends, or goes on with a natural piece or a joker; remaining pieces begin new runs.
// Runs of one kind are interchangeable, so their choices are made in order: `least` is the first.
void Runs::grow(const Bundle& from, int at, int least, int naturals, int jokers, Bundle& now,
                std::vector<Bundle>& grown) const {
  if (at == from.count) {
    Bundle full = now;
    for (int i = 0; i < naturals + jokers; ++i) {
      const int kind = start_[i < naturals ? 0 : 1];
      if (kind < 0 || full.count == kMostOpen) return;
      full.kinds[full.count++] = static_cast<Kind>(kind);
    }
    std::sort(full.kinds.begin(), full.kinds.begin() + full.count);
    grown.push_back(full);
    return;
  }
  const Kind mine = from.kinds[static_cast<std::size_t>(at)];
  const KindFacts& facts = kinds_[mine];
  const bool same = at + 1 < from.count && from.kinds[static_cast<std::size_t>(at) + 1] == mine;
  for (const bool joker : {false, true}) {
    const int choice = joker ? 1 : 0;
    const int kind = facts.next[static_cast<std::size_t>(choice)];
    if (choice < least || kind < 0 || (joker ? jokers : naturals) == 0) continue;
    now.kinds[now.count++] = static_cast<Kind>(kind);
    grow(from, at + 1, same ? choice : 0, naturals - (joker ? 0 : 1), jokers - choice, now, grown);
    now.kinds[--now.count] = 0;
  }
  if (facts.accept) grow(from, at + 1, same ? 2 : 0, naturals, jokers, now, grown);
}

bool Runs::covers(const Bundle& better, const Bundle& worse) const {
  // Every run of `worse` gets its own partner; runs of `better` without one have to be able to
  // end. Bundles are small, so partners are matched by augmenting paths.
  std::array<int, kMostOpen> partner{};
  partner.fill(-1);
  const auto assign = [&](auto&& self, int run, std::uint32_t& seen) -> bool {
    for (int i = 0; i < better.count; ++i) {
      if (seen >> i & 1 || !covers_[better.kinds[static_cast<std::size_t>(i)]]
                                   [worse.kinds[static_cast<std::size_t>(run)]]) {
        continue;
      }
      seen |= 1U << i;
      if (partner[static_cast<std::size_t>(i)] < 0 ||
          self(self, partner[static_cast<std::size_t>(i)], seen)) {
        partner[static_cast<std::size_t>(i)] = run;
        return true;
      }
    }
    return false;
  };
  // Match runs that can't end by themselves first: an augmenting path never loses a partner that
  // they already have.
  if (better.count < worse.count) return false;
  for (int run = 0; run < worse.count; ++run) {
    std::uint32_t seen = 0;
    if (!assign(assign, run, seen)) return false;
  }
  // A matching that also covers every unfinished run of `better` may exist even if this one does
  // not; requiring this one only keeps more bundles than needed.
  for (int i = 0; i < better.count; ++i) {
    if (partner[static_cast<std::size_t>(i)] < 0 &&
        !kinds_[better.kinds[static_cast<std::size_t>(i)]].accept) {
      return false;
    }
  }
  return true;
}

Runs::Slice Runs::store(const std::vector<Bundle>& bundles) {
  std::vector<Open> numbers;
  numbers.reserve(bundles.size() + 1);  // so that even an empty one has an address
  for (const Bundle& bundle : bundles) {
    const Open known = number(bundle);
    if (known < kMostKnown) numbers.push_back(known);
  }
  chunks_.push_back(std::move(numbers));
  return {chunks_.back().data(), static_cast<std::uint32_t>(chunks_.back().size())};
}

std::span<const Open> Runs::find_next(Open open, int naturals, int jokers) {
  const std::size_t index =
      (static_cast<std::size_t>(open) * static_cast<std::size_t>(most_naturals_ + 1) +
       static_cast<std::size_t>(naturals)) *
          static_cast<std::size_t>(most_jokers_ + 1) +
      static_cast<std::size_t>(jokers);
  std::vector<Bundle> grown;
  if (pressing_[open] <= naturals + jokers) {
    Bundle now;
    const Bundle from = bundles_[open];
    grow(from, 0, 0, naturals, jokers, now, grown);
  }
  std::sort(grown.begin(), grown.end());
  grown.erase(std::unique(grown.begin(), grown.end()), grown.end());
  std::vector<Bundle> kept;
  for (std::size_t i = 0; i < grown.size(); ++i) {
    bool beaten = false;
    for (std::size_t k = 0; k < grown.size() && !beaten; ++k) {
      // Of two that can replace each other, the first is kept.
      beaten = k != i && covers(grown[k], grown[i]) && (k < i || !covers(grown[i], grown[k]));
    }
    if (!beaten) kept.push_back(grown[i]);
  }
  const Slice slot = store(kept);  // first, because it may move the slots
  next_[index] = slot;
  return {slot.at, slot.count};
}

std::span<const Open> Runs::absorbed(Open open, int tokens) {
  const std::size_t index =
      static_cast<std::size_t>(open) * 4 + static_cast<std::size_t>(std::min(tokens, 3));
  tokens = std::min(tokens, 3);
  if (absorbed_[index].at != nullptr) return {absorbed_[index].at, absorbed_[index].count};
  std::vector<Bundle> grown{bundles_[open]};
  for (std::size_t i = 0; i < grown.size(); ++i) {
    const Bundle from = grown[i];
    if (bundles_[open].count - from.count >= tokens) continue;
    for (std::size_t k = 0; k < from.count; ++k) {
      if (!kinds_[from.kinds[k]].absorbable) continue;
      Bundle less = from;
      std::move(less.kinds.begin() + static_cast<std::ptrdiff_t>(k) + 1,
                less.kinds.begin() + less.count,
                less.kinds.begin() + static_cast<std::ptrdiff_t>(k));
      less.kinds[--less.count] = 0;
      if (std::find(grown.begin(), grown.end(), less) == grown.end()) grown.push_back(less);
    }
  }
  const Slice slot = store(grown);
  absorbed_[index] = slot;
  return {slot.at, slot.count};
}

Open Runs::injected(Open open, int more) {
  const std::size_t index = static_cast<std::size_t>(open) * 4 + static_cast<std::size_t>(more & 3);
  if (more < 4 && injected_[index] != kMostKnown) return injected_[index];
  Bundle bundle = bundles_[open];
  for (int i = 0; i < more && bundle.count < kMostOpen; ++i) bundle.kinds[bundle.count++] = whole_;
  const Open after = number(bundle);
  if (more < 4) injected_[index] = after;
  return after;
}

Sets::Sets(bool allowed, JokerLimit limit, int jokers) {
  if (allowed) {
    for (unsigned suits = 0; suits < 16; ++suits) {
      const int size = std::popcount(suits);
      if (size < 3) continue;
      for (unsigned mask = 0; mask < 16; ++mask) {
        const int wild = std::popcount(mask);
        if ((mask & ~suits) != 0 || wild > jokers) continue;
        if (limit != JokerLimit::free && wild == size) continue;
        if (limit == JokerLimit::one && wild > 1) continue;
        if (limit == JokerLimit::majority && wild * 2 >= size) continue;
        kinds_.push_back({static_cast<std::uint8_t>(suits), static_cast<std::uint8_t>(mask)});
      }
    }
  }
  ways_[0] = 1;
  for (bool changed = true; changed;) {
    changed = false;
    for (int shape = 0; shape < kSetShapes; ++shape) {
      if (ways_[static_cast<std::size_t>(shape)] == 0) continue;
      for (const SetKind& kind : kinds_) {
        int grown = shape;
        bool fits = true;
        for (int suit = 0; suit < 4; ++suit) {
          if (!((kind.suits & ~kind.jokers) >> suit & 1)) continue;
          if (shape / kThrees[static_cast<std::size_t>(suit)] % 3 == 2) fits = false;
          grown += kThrees[static_cast<std::size_t>(suit)];
        }
        if (!fits) continue;
        const unsigned limit_mask = (1U << (jokers + 1)) - 1;
        const auto more = static_cast<std::uint16_t>(
            (static_cast<unsigned>(ways_[static_cast<std::size_t>(shape)])
             << std::popcount(static_cast<unsigned>(kind.jokers))) &
            limit_mask);
        auto& ways = ways_[static_cast<std::size_t>(grown)];
        if ((ways | more) != ways) {
          ways = static_cast<std::uint16_t>(ways | more);
          changed = true;
        }
      }
    }
  }
  for (std::size_t there = 0; there < kSetShapes; ++there) {
    Choice& choice = choices_[there];
    for (std::size_t shape = 0; shape <= there; ++shape) {
      bool fits = ways_[shape] != 0;
      for (std::size_t suit = 0; suit < 4; ++suit) {
        fits = fits && kDigits[shape][suit] <= kDigits[there][suit];
      }
      if (!fits) continue;
      choice.shapes.push_back(static_cast<SetShape>(shape));
      for (std::size_t suit = 0; suit < 4; ++suit) {
        choice.digits[suit] =
            static_cast<std::uint8_t>(choice.digits[suit] | 1 << kDigits[shape][suit]);
      }
    }
  }
}

}  // namespace rummel
