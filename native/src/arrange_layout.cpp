#include "rummel/arrange_layout.hpp"

#include <algorithm>
#include <bit>

#include "rummel/arrange_pins.hpp"

namespace rummel {

bool is_meld(std::span<const Code> meld, const Laws& laws) {
  if (meld.size() < 3) return false;
  std::size_t jokers = 0;
  for (const Code piece : meld) jokers += is_joker(piece) ? 1 : 0;
  if (laws.jokers != JokerLimit::free && jokers == meld.size()) return false;
  if (laws.jokers == JokerLimit::one && jokers > 1) return false;
  if (laws.jokers == JokerLimit::majority && jokers > 0 && jokers * 2 >= meld.size()) return false;
  if (is_set(meld)) {
    for (std::size_t i = 1; i < meld.size(); ++i) {
      if (rank_of(meld[i]) != rank_of(meld[0]) || suit_of(meld[i]) <= suit_of(meld[i - 1])) {
        return false;
      }
    }
    return laws.sets;
  }
  if (!laws.runs || meld.size() > static_cast<std::size_t>(laws.longest_run)) return false;
  for (std::size_t i = 1; i < meld.size(); ++i) {
    const int before = rank_of(meld[i - 1]);
    if (rank_of(meld[i]) != (before == kRanks ? 1 : before + 1)) return false;
    if (!laws.mixed_runs && suit_of(meld[i]) != suit_of(meld[0])) return false;
    if (laws.jokers == JokerLimit::apart && is_joker(meld[i]) && is_joker(meld[i - 1])) {
      return false;
    }
    if (rank_of(meld[i]) == 1 &&
        (laws.ace == Ace::low || (laws.ace == Ace::either && i + 1 != meld.size()))) {
      return false;
    }
  }
  return true;
}

int points_of(std::span<const Code> meld, const Laws& laws) {
  int sum = 0;
  for (std::size_t i = 0; i < meld.size(); ++i) {
    if (is_joker(meld[i]) && !laws.joker_laid) continue;
    const int rank = rank_of(meld[i]);
    if (rank > 1) {
      sum += rank > 10 && laws.court >= 0 ? laws.court : rank;
    } else {
      sum += is_set(meld) ? laws.ace_set : i > 0 ? laws.ace_high : laws.ace_low;
    }
  }
  return sum;
}

namespace {

// Where the second run begins in the first; the size of the first if nowhere.
std::size_t find_run(std::span<const Code> run, std::span<const Code> part) {
  const int ahead = rank_of(part[0]) - rank_of(run[0]);
  for (auto at = static_cast<std::size_t>(ahead < 0 ? ahead + kRanks : ahead);
       at + part.size() <= run.size(); at += kRanks) {
    if (std::equal(part.begin(), part.end(), run.begin() + static_cast<std::ptrdiff_t>(at))) {
      return at;
    }
  }
  return run.size();
}

// Whether an old meld still lies together in this one.
bool holds(std::span<const Code> now, std::span<const Code> old) {
  if (now.size() < old.size() || is_set(now) != is_set(old)) return false;
  if (!is_set(old)) return find_run(now, old) != now.size();
  if (rank_of(now[0]) != rank_of(old[0])) return false;
  std::size_t jokers = 0;
  for (const Code piece : now) jokers += is_joker(piece) ? 1 : 0;
  for (const Code piece : old) {
    if (is_joker(piece)) {
      if (jokers-- == 0) return false;
    } else if (std::find(now.begin(), now.end(), piece) == now.end()) {
      return false;
    }
  }
  return true;
}

// A set with one more piece; a joker that stood for it makes room. Suit -1: a joker.
Row added(Row meld, int rank, int suit) {
  unsigned taken = 0;
  for (const Code piece : meld) taken |= 1U << suit_of(piece);
  const auto open = static_cast<std::size_t>(std::countr_one(taken));
  if (suit < 0) {
    meld.push_back(joker_for(face(open, rank)));
  } else {
    const Code piece = face(static_cast<std::size_t>(suit), rank);
    for (Code& one : meld) {
      if (one == joker_for(piece)) one = joker_for(face(open, rank));
    }
    meld.push_back(piece);
  }
  std::sort(meld.begin(), meld.end(), [](Code a, Code b) { return suit_of(a) < suit_of(b); });
  return meld;
}

class Maker {
 public:
  Maker(const Question& question, const Facts& facts, const Pool& pool, const Way& way,
        const std::vector<bool>& stays)
      : ask_(question), laws_(question.laws), facts_(facts), pool_(pool), way_(way) {
    const std::size_t melds = question.table.size();
    out_.kept.resize(melds);
    out_.is_kept.resize(melds);
    out_.fresh.reserve(melds + 8);
    for (std::size_t m = 0; m < melds && m < stays.size(); ++m) {
      if (!stays[m]) continue;
      out_.is_kept[m] = true;
      out_.kept[m] = Row(question.table[m]);
    }
  }

  Layout make() {
    const std::size_t lanes = laws_.mixed_runs ? 1 : 4;
    for (std::size_t lane = 0; lane < lanes; ++lane) {
      if (!make_runs(lane)) return std::move(out_);
    }
    for (int rank = 1; rank <= kRanks; ++rank) {
      if (!make_sets(rank)) return std::move(out_);
    }
    if (pool_.loose_jokers) {
      cut_runs();
      if (!park()) return std::move(out_);
    }
    cut_runs();
    shorten_kept();
    settle();
    out_.good = true;
    for (std::size_t m = 0; m < out_.kept.size(); ++m) {
      // A meld that lay there before was valid when it was laid.
      if (out_.is_kept[m] && out_.kept[m] != Row(ask_.table[m])) {
        out_.good = out_.good && is_meld(out_.kept[m], laws_);
      }
    }
    for (const Row& meld : out_.fresh) out_.good = out_.good && is_meld(meld, laws_);
    return std::move(out_);
  }

 private:
  struct OpenRun {
    Row pieces;
    int kind = 0;
    int meld = -1;            // the old meld it began with
    std::uint32_t holds = 0;  // which watched runs it has pieces of
  };
  enum class Fate : std::uint8_t { ends, natural, joker, joins };
  // What one lane receives at one place.
  struct Arrival {
    std::array<Code, 4 * kMostCopies> naturals;
    std::size_t natural_count = 0;
    Code joker = 0;
    std::size_t joker_count = 0;
    std::array<std::size_t, 2 * kMostCopies + kMostJokers> takers;  // old melds that begin here
    std::size_t taker_count = 0;
    std::array<std::size_t, 2 * kMostCopies + kMostJokers> risen;  // old melds that end here
    std::size_t risen_count = 0;
  };

  // The runs of one suit, or of all suits if they are mixed.
  bool make_runs(std::size_t lane) {
    open_.clear();
    for (std::size_t i = 0; i < way_.steps.size(); ++i) {
      const Step& step = way_.steps[i];
      const int place = static_cast<int>(i) + 1;
      Arrival now;
      for (std::size_t suit = laws_.mixed_runs ? 0 : lane;
           suit < (laws_.mixed_runs ? 4 : lane + 1); ++suit) {
        for (int k = 0; k < step.run[suit]; ++k) {
          now.naturals[now.natural_count++] = face(suit, place);
        }
      }
      now.joker = joker_for(face(lane, place));
      now.joker_count = step.wild[lane];
      if (pool_.stays) {
        for (std::size_t m = 0; m < out_.kept.size(); ++m) {
          const auto& old = ask_.table[m];
          if (!out_.is_kept[m] || is_set(old) || (!laws_.mixed_runs && suit_of(old[0]) != lane)) {
            continue;
          }
          const int first = rank_of(old[0]);
          if (first == place && now.taker_count < now.takers.size()) {
            now.takers[now.taker_count++] = m;
          }
          if (first + static_cast<int>(old.size()) - 1 == place &&
              now.risen_count < now.risen.size()) {
            now.risen[now.risen_count++] = m;
          }
        }
      }
      if (open_.empty() && now.natural_count + now.joker_count + now.risen_count == 0) continue;
      place_ = place;
      if (pool_.watch[lane].any()) {
        watch_ = &pool_.watch[lane];
        before_ = i > 0 ? &way_.trails[i - 1][lane] : nullptr;
        wanted_ = &way_.trails[i][lane];
      } else {
        watch_ = nullptr;
      }
      if (!extend(now, way_.opens[i][lane])) return false;
      for (std::size_t k = 0; k < now.risen_count; ++k) {
        const std::size_t m = now.risen[k];
        open_.push_back({out_.kept[m], facts_.runs->whole(), static_cast<int>(m)});
      }
    }
    for (OpenRun& run : open_) close(run);
    return true;
  }

  void close(const OpenRun& run) {
    if (run.meld >= 0) {
      out_.kept[static_cast<std::size_t>(run.meld)] = run.pieces;
    } else {
      out_.fresh.push_back(run.pieces);
    }
  }

  // At one place, gives each open run its piece so that the runs become `target`.
  bool extend(const Arrival& now, Open target) {
    fates_.assign(open_.size(), Fate::ends);
    if (watch_ != nullptr) {
      taken_.assign(open_.size(), 0);
      used_.assign(now.natural_count, false);
    }
    if (!choose(0, now, now.natural_count, now.joker_count, now.taker_count, target)) return false;
    const Runs& growth = *facts_.runs;
    std::size_t naturals = 0;
    std::size_t jokers = 0;
    std::size_t takers = 0;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < open_.size(); ++i) {
      OpenRun& run = open_[i];
      if (fates_[i] == Fate::ends) {
        close(run);
      } else if (fates_[i] == Fate::joins) {
        out_.kept[now.takers[takers++]].insert_front(run.pieces);
      } else {
        const bool joker = fates_[i] == Fate::joker;
        run.kind = growth.after(run.kind, joker);
        jokers += joker ? 1 : 0;
        if (watch_ != nullptr) {
          const Code piece = joker ? now.joker : now.naturals[taken_[i]];
          run.holds = watch_->after(run.holds, place_,
                                    joker ? Watch::kAnyPiece : static_cast<int>(suit_of(piece)));
          run.pieces.push_back(piece);
        } else {
          run.pieces.push_back(joker ? now.joker : now.naturals[naturals++]);
        }
        if (kept != i) open_[kept] = run;
        ++kept;
      }
    }
    open_.resize(kept);
    const auto start = [&](Code piece, bool joker) {
      OpenRun& run = open_.emplace_back();
      run.pieces.push_back(piece);
      run.kind = growth.after(-1, joker);
      if (watch_ != nullptr) {
        run.holds = watch_->after(0, place_,
                                  joker ? Watch::kAnyPiece : static_cast<int>(suit_of(piece)));
      }
    };
    if (watch_ != nullptr) {
      for (; naturals < now.natural_count; ++naturals) {
        if (!used_[naturals]) start(now.naturals[naturals], false);
      }
    }
    while (naturals < now.natural_count) start(now.naturals[naturals++], false);
    for (; jokers < now.joker_count; ++jokers) start(now.joker, true);
    return true;
  }

  bool choose(std::size_t at, const Arrival& now, std::size_t naturals, std::size_t jokers,
              std::size_t takers, Open target) {
    const Runs& growth = *facts_.runs;
    if (at == open_.size()) return becomes(now, naturals, jokers, target);
    const int kind = open_[at].kind;
    const auto tried = [&](Fate fate, std::size_t n, std::size_t j, std::size_t t) {
      fates_[at] = fate;
      return choose(at + 1, now, naturals - n, jokers - j, takers - t, target);
    };
    if (watch_ != nullptr) {
      // It matters which of the pieces a run gets.
      for (std::size_t i = 0; i < now.natural_count && growth.after(kind, false) >= 0; ++i) {
        if (used_[i] || (i > 0 && !used_[i - 1] && now.naturals[i] == now.naturals[i - 1])) continue;
        used_[i] = true;
        taken_[at] = i;
        if (tried(Fate::natural, 1, 0, 0)) return true;
        used_[i] = false;
      }
    } else if (naturals > 0 && growth.after(kind, false) >= 0 && tried(Fate::natural, 1, 0, 0)) {
      return true;
    }
    if (jokers > 0 && growth.after(kind, true) >= 0 && tried(Fate::joker, 0, 1, 0)) return true;
    if (growth.accepts(static_cast<Runs::Kind>(kind)) && tried(Fate::ends, 0, 0, 0)) return true;
    // Two old melds do not become one.
    return takers > 0 && open_[at].meld < 0 &&
           growth.absorbable(static_cast<Runs::Kind>(kind)) && tried(Fate::joins, 0, 0, 1);
  }

  // Whether these fates, with the remaining pieces as new runs, make the wanted bundle.
  [[nodiscard]] bool becomes(const Arrival& now, std::size_t naturals, std::size_t jokers,
                             Open target) const {
    if (watch_ != nullptr) return becomes_watched(now, jokers);
    const Runs& growth = *facts_.runs;
    const Runs::Bundle& wanted = growth.bundle(target);
    Runs::Bundle made;
    const auto more = [&](int kind) {
      if (kind < 0 || made.count >= wanted.count) return false;
      std::size_t at = made.count++;
      for (; at > 0 && made.kinds[at - 1] > kind; --at) made.kinds[at] = made.kinds[at - 1];
      made.kinds[at] = static_cast<Runs::Kind>(kind);
      return true;
    };
    for (std::size_t i = 0; i < open_.size(); ++i) {
      if (fates_[i] != Fate::natural && fates_[i] != Fate::joker) continue;
      if (!more(growth.after(open_[i].kind, fates_[i] == Fate::joker))) return false;
    }
    for (std::size_t i = 0; i < naturals + jokers; ++i) {
      if (!more(growth.after(-1, i >= naturals))) return false;
    }
    for (std::size_t i = 0; i < now.risen_count; ++i) {
      if (!more(growth.whole())) return false;
    }
    return made == wanted;
  }

  // The same where runs are distinguished.
  [[nodiscard]] bool becomes_watched(const Arrival& now, std::size_t jokers) const {
    const Runs& growth = *facts_.runs;
    Trail made;
    const auto more = [&](int kind, std::uint32_t holds) {
      return kind >= 0 && made.add({static_cast<Runs::Kind>(kind), holds});
    };
    for (std::size_t i = 0; before_ != nullptr && i < before_->count; ++i) {
      const Tracked& run = before_->runs[i];
      if (run.kind == Tracked::kEnded && !more(run.kind, run.holds)) return false;
    }
    for (std::size_t i = 0; i < open_.size(); ++i) {
      const OpenRun& run = open_[i];
      const bool joker = fates_[i] == Fate::joker;
      if (fates_[i] == Fate::natural || joker) {
        const int suit =
            joker ? Watch::kAnyPiece : static_cast<int>(suit_of(now.naturals[taken_[i]]));
        if (!more(growth.after(run.kind, joker), watch_->after(run.holds, place_, suit))) return false;
      } else if (fates_[i] == Fate::ends) {
        const std::uint32_t holds = watch_->ended(run.holds, place_);
        if (holds != 0 && !more(Tracked::kEnded, holds)) return false;
      }
    }
    for (std::size_t i = 0; i < now.natural_count; ++i) {
      const auto suit = static_cast<int>(suit_of(now.naturals[i]));
      if (!used_[i] && !more(growth.after(-1, false), watch_->after(0, place_, suit))) return false;
    }
    for (std::size_t i = 0; i < jokers; ++i) {
      if (!more(growth.after(-1, true), watch_->after(0, place_, Watch::kAnyPiece))) return false;
    }
    for (std::size_t i = 0; i < now.risen_count; ++i) {
      if (!more(growth.whole(), 0)) return false;
    }
    return watch_->settle(made, place_) && made == *wanted_;
  }

  bool make_sets(int rank) {
    const Step& step = way_.steps[static_cast<std::size_t>(rank - 1)];
    if (step.set_jokers + step.set[0] + step.set[1] + step.set[2] + step.set[3] == 0) return true;
    Promises promised{};
    const auto above = static_cast<std::size_t>(rank + kRanks - 1);
    if (above < way_.steps.size()) {
      for (std::size_t suit = 0; suit < 4; ++suit) {
        promised[suit] = std::min<std::uint8_t>(1, way_.steps[above].wild[suit]);
      }
    }
    Split split;
    if (!split_sets(facts_, pool_, rank, step, promised, &split)) return false;
    for (const auto& [room, suit] : split.added) {
      const auto& rooms = pool_.rooms[static_cast<std::size_t>(rank)];
      Row& meld =
          out_.kept[static_cast<std::size_t>(rooms[static_cast<std::size_t>(room)].meld)];
      meld = added(meld, rank, suit);
    }
    for (const SetKind& kind : split.sets) {
      Row& meld = out_.fresh.emplace_back();
      for (std::size_t suit = 0; suit < 4; ++suit) {
        if (!(kind.suits >> suit & 1)) continue;
        const Code piece = face(suit, rank);
        meld.push_back(kind.jokers >> suit & 1 ? joker_for(piece) : piece);
      }
    }
    return true;
  }

  // Cuts one of the new runs in two if both parts are melds.
  bool cut(std::size_t run, std::size_t at) {
    const std::span<const Code> whole(out_.fresh[run]);
    if (!is_meld(whole.first(at), laws_) || !is_meld(whole.subspan(at), laws_)) return false;
    const Row high(whole.subspan(at));
    out_.fresh[run].shorten(at);
    out_.fresh.push_back(high);
    return true;
  }

  // Cuts runs so that old ones reappear, and runs that are too long.
  void cut_runs() {
    for (std::size_t i = 0; i < out_.fresh.size(); ++i) {
      if (is_set(out_.fresh[i])) continue;
      for (const auto& old : ask_.table) {
        if (out_.fresh[i].size() <= old.size() || is_set(old)) continue;
        const std::size_t from = find_run(out_.fresh[i], old);
        if (from == out_.fresh[i].size()) continue;
        if (from + old.size() < out_.fresh[i].size()) cut(i, from + old.size());
        if (from > 0) cut(i, from);
      }
      if (out_.fresh[i].size() > static_cast<std::size_t>(laws_.longest_run)) {
        for (std::size_t at = 3; at + 3 <= out_.fresh[i].size(); ++at) {
          if (cut(i, at)) break;
        }
      }
    }
  }

  // A run that stayed and grew too long gives up pieces that make a meld by themselves.
  void shorten_kept() {
    for (std::size_t m = 0; m < out_.kept.size(); ++m) {
      Row& run = out_.kept[m];
      if (!out_.is_kept[m] || run.size() <= static_cast<std::size_t>(laws_.longest_run)) continue;
      const std::span<const Code> whole(run);
      const std::size_t from = find_run(run, ask_.table[m]);
      if (from == run.size()) continue;
      const std::size_t to = from + ask_.table[m].size();
      for (std::size_t at = 3; at + 3 <= run.size(); ++at) {
        if ((at > from && at < to) || !is_meld(whole.first(at), laws_) ||
            !is_meld(whole.subspan(at), laws_)) {
          continue;
        }
        const Row low(whole.first(at));
        const Row high(whole.subspan(at));
        run = at <= from ? high : low;
        out_.fresh.push_back(at <= from ? low : high);
        break;
      }
    }
  }

  // Jokers that the way did not need go where there is room: if some are the rack's, where they
  // count most, and among equal places where one has been.
  bool park() {
    int over = pool_.table_jokers;
    for (const Step& step : way_.steps) {
      over -= step.set_jokers + step.wild[0] + step.wild[1] + step.wild[2] + step.wild[3];
    }
    for (; over > 0; --over) {
      Row* best = nullptr;
      Row grown;
      int counts = 0;
      bool known = false;
      const auto offer = [&](Row& meld, const Row& with, int points) {
        const int more = facts_.gains->by_place && best != nullptr ? points - counts : 0;
        if (more < 0 || (more == 0 && known) || !is_meld(with, laws_)) return;
        bool old = false;
        for (const auto& one : ask_.table) old = old || (holds(with, one) && !holds(meld, one));
        if (best != nullptr && more == 0 && !old) return;
        best = &meld;
        grown = with;
        counts = points;
        known = old;
      };
      const auto consider = [&](Row& meld) {
        const auto points = [&](int place) {
          return facts_.gains->face[static_cast<std::size_t>(place)];
        };
        const int first = rank_of(meld[0]);
        if (is_set(meld)) {
          if (meld.size() == 3) {
            offer(meld, added(meld, first, -1), first == 1 ? laws_.ace_set : points(first));
          }
          return;
        }
        const int last = rank_of(meld.back());
        if (last > 1 && (last < kRanks || laws_.ace == Ace::either)) {
          Row with = meld;
          with.push_back(joker_for(face(suit_of(meld.back()), last + 1)));
          offer(meld, with, points(last + 1));
        }
        if (first > 1) {
          Row with = meld;
          const Code joker = joker_for(face(suit_of(meld[0]), first - 1));
          with.insert_front({&joker, 1});
          offer(meld, with, points(first - 1));
        }
      };
      for (Row& meld : out_.fresh) consider(meld);
      for (std::size_t m = 0; m < out_.kept.size(); ++m) {
        if (out_.is_kept[m]) consider(out_.kept[m]);
      }
      if (best == nullptr) return false;
      *best = grown;
      out_.parked.push_back(counts);
    }
    return true;
  }

  // The new melds that continue old ones, exact matches first.
  void settle() {
    auto& fresh = out_.fresh;
    for (const bool exact : {true, false}) {
      for (std::size_t m = 0; m < out_.kept.size(); ++m) {
        if (out_.is_kept[m]) continue;
        const std::span<const Code> old(ask_.table[m]);
        const auto heir = std::find_if(fresh.begin(), fresh.end(), [&](const Row& meld) {
          return exact ? meld.size() == old.size() && std::equal(old.begin(), old.end(), meld.begin())
                       : holds(meld, old);
        });
        if (heir == fresh.end()) continue;
        out_.kept[m] = *heir;
        out_.is_kept[m] = true;
        fresh.erase(heir);
      }
    }
    out_.moved = static_cast<int>(
        std::count(out_.is_kept.begin(), out_.is_kept.end(), false));
  }

  const Question& ask_;
  const Laws& laws_;
  const Facts& facts_;
  const Pool& pool_;
  const Way& way_;
  Layout out_;
  std::vector<OpenRun> open_;
  std::vector<Fate> fates_;
  // For a watched lane.
  int place_ = 0;
  const Watch* watch_ = nullptr;
  const Trail* before_ = nullptr;
  const Trail* wanted_ = nullptr;
  std::vector<std::size_t> taken_;  // the natural piece that a run gets
  std::vector<bool> used_;
};

}  // namespace

Layout lay_out(const Question& question, const Facts& facts, const Pool& pool, const Way& way,
               const std::vector<bool>& stays) {
  return Maker(question, facts, pool, way, stays).make();
}

}  // namespace rummel
