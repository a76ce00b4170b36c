#include "rummel/arrange.hpp"

#include <algorithm>

#include "arrange_parts.hpp"
#include "rummel/arrange_layoff.hpp"

namespace rummel {
namespace {

constexpr std::size_t kManyKnown = 1000;
// Steps kept for melds that stay where they are: a table is found even if there is no time to take
// them apart.
constexpr std::int64_t kStayingWork = 5000;

bool known(Code piece, bool bare_joker) {
  if (piece == kJoker) return bare_joker;
  return piece < 128 && rank_of(piece) >= 1 && rank_of(piece) <= kRanks;
}

}  // namespace

Verdict Arranger::Parts::check(int& fault) const {
  const Question& q = *ask;
  const Laws& laws = q.laws;
  const auto fair = [](int worth) { return worth >= 0 && worth <= kMostWorth; };
  if ((!laws.runs && !laws.sets) || (laws.mixed_runs && !laws.runs) || laws.longest_run < 13 ||
      laws.longest_run > 14 || laws.court < -1 || laws.court > kMostWorth || !fair(laws.ace_low) ||
      !fair(laws.ace_high) || !fair(laws.ace_set) || !fair(laws.ace_hand) ||
      !fair(laws.joker_hand) || !Scale(q.objectives).good) {
    return Verdict::bad_laws;
  }
  if (q.minimum < 0 || q.minimum > 250 || q.most < 0 || q.keep < 0 || q.work < 0 ||
      q.tidy_work < 0) {
    return Verdict::bad_limit;
  }
  if (q.rack.size() > static_cast<std::size_t>(kLongestRack)) {
    fault = static_cast<int>(q.rack.size());
    return Verdict::long_rack;
  }
  std::array<int, 64> count{};
  int jokers = 0;
  const auto take = [&](Code piece) {
    if (is_joker(piece)) {
      ++jokers;
      return true;
    }
    return ++count[piece] <= kMostCopies;
  };
  for (const Code piece : q.rack) {
    fault = piece;
    if (!known(piece, true) || piece > kJoker) return Verdict::bad_piece;
    if (!take(piece)) return Verdict::many_copies;
  }
  for (std::size_t m = 0; m < q.table.size(); ++m) {
    for (const Code piece : q.table[m]) {
      fault = piece;
      if (!known(piece, true)) return Verdict::bad_piece;
      if (!take(piece)) return Verdict::many_copies;
    }
  }
  fault = jokers;
  if (jokers > kMostJokers) return Verdict::many_jokers;
  for (std::size_t m = 0; m < q.table.size(); ++m) {
    fault = static_cast<int>(m);
    const bool bare = std::find(q.table[m].begin(), q.table[m].end(), kJoker) != q.table[m].end();
    if (bare || !is_meld(q.table[m], laws)) return Verdict::bad_table;
  }
  fault = 0;
  return Verdict::fine;
}

Facts Arranger::Parts::facts_for(const Laws& laws, int jokers) {
  const int naturals = laws.mixed_runs ? 4 * kMostCopies : kMostCopies;
  auto [run, fresh] =
      runs.try_emplace({laws.jokers, jokers, naturals}, laws.jokers, jokers, naturals);
  // Tables with many kinds of runs are not kept for ever.
  if (!fresh && (run->second.overflowed() || run->second.known() > kManyKnown)) {
    run->second = Runs(laws.jokers, jokers, naturals);
    search.forget_suits();
  }
  auto [set, unused] =
      sets.try_emplace({laws.sets, laws.jokers, jokers}, laws.sets, laws.jokers, jokers);
  return {&laws, &run->second, &set->second, &gains};
}

void Arranger::Parts::weigh(const Laws& laws, const Scale& scale, int rack_jokers) {
  gains = Gains{};
  const Value tile = Scale::one(scale.tiles);
  const Value left = Scale::one(scale.left);
  gains.point = Scale::one(scale.points);
  const auto number = [&](int rank) { return rank <= 10 || laws.court < 0 ? rank : laws.court; };
  for (int rank = 2; rank <= kRanks; ++rank) {
    const auto at = static_cast<std::size_t>(rank);
    gains.face[at] = number(rank);
    gains.natural[at] = tile + number(rank) * (gains.point + left);
  }
  gains.ace_base = tile + laws.ace_hand * left;
  gains.ace_low = laws.ace_low;
  gains.ace_set = laws.ace_set;
  gains.ace_high = laws.ace_high;
  gains.face[1] = laws.ace_low;
  gains.face[14] = laws.ace_high;
  for (std::size_t at = 15; at < 18; ++at) gains.face[at] = gains.face[at - 13];
  gains.dearest = laws.ace_set;
  for (const int one : gains.face) gains.dearest = std::max(gains.dearest, one);
  gains.joker_counts = laws.joker_laid;
  gains.joker = tile + laws.joker_hand * left - Scale::one(scale.jokers);
  gains.by_place = laws.joker_laid && gains.point != 0 && rack_jokers > 0;
  if (gains.by_place) {
    for (std::size_t at = 1; at < 18; ++at) gains.in_run[at] = gains.face[at] * gains.point;
    for (std::size_t at = 1; at < 14; ++at) gains.in_set[at] = gains.in_run[at];
    gains.in_set[1] = laws.ace_set * gains.point;
    gains.in_run[0] = gains.dearest * gains.point;
  }
  start = rack_jokers * Scale::one(scale.jokers);
}

Answer Arranger::Parts::opened(const Scale& scale) {
  Answer answer;
  const std::size_t melds = ask->table.size();
  const bool rebuild = ask->rebuild && melds > 0;
  const std::vector<bool> whole(melds, true);
  const std::vector<bool> loose(melds, false);
  int jokers = 0;
  for (const Code piece : ask->rack) jokers += is_joker(piece) ? 1 : 0;
  const bool plain_limit =
      ask->laws.jokers == JokerLimit::free || ask->laws.jokers == JokerLimit::natural;

  Plan best;
  best.value = start;
  best.goes_out = static_cast<int>(ask->rack.size()) == ask->keep;
  bool proven = true;
  // First with all melds taken apart, which serves at least as well as leaving them where they are.
  // So melds are left alone only where that serves as well, and mostly it is soon clear that it does
  // not.
  const auto improve = [&](const Limits& wanted, Plan& now) {
    bool any = false;
    Plan plan;
    if (rebuild) {
      const std::int64_t reserve = std::min(work / 2, kStayingWork);
      work -= reserve;
      bool sure = true;
      any = try_best(plan, pool_of(loose, true), loose, wanted, now.value, sure);
      work += reserve;
      proven = proven && sure;
      if (any) {
        now = std::move(plan);
      } else if (sure) {
        return false;
      }
    }
    bool sure = true;
    const Value floor = any ? now.value - 1 : now.value;
    if (try_best(plan, pool_of(whole, true), whole, wanted, floor, sure)) {
      if ((plain_limit && (ask->laws.longest_run > kRanks || ask->laws.ace == Ace::low)) ||
          layout(plan).good) {
        now = std::move(plan);
        any = true;
      } else {
        sure = false;  // perhaps a run with an ace at both ends that is too long
      }
    }
    // Where melds stay, limits on jokers are read strictly, and runs around the corner too.
    const bool strict = melds > 0 && (!plain_limit && jokers > 0);
    const bool corner = melds > 0 && ask->laws.ace == Ace::wrap;
    if (!rebuild) proven = proven && sure && !strict && !corner;
    return any;
  };
  Limits used = limits;
  improve(limits, best);
  if (scale.out >= 0 && !best.goes_out) {
    Limits all = limits;
    all.least_placed = static_cast<int>(ask->rack.size()) - ask->keep;
    if (all.least_placed > 0 && all.least_placed <= all.most_placed) {
      Plan out;
      out.value = kDead;
      if (improve(all, out) && better(scale, out, best)) {
        best = out;
        used = all;
      }
    }
  }
  answer.proven = proven;
  if (best.nothing) {
    nothing(answer);
    return answer;
  }
  const int moved = layout(best).moved;
  const bool listed = scale.undisturbed >= 0;
  if (rebuild && (moved > 0 || (listed && best.shown->good))) {
    Limits tight = used;
    if (scale.out >= 0 && best.goes_out) {
      tight.least_placed = static_cast<int>(ask->rack.size()) - ask->keep;
    }
    bool sure = true;
    if (moved > 0) sure = keep_together(scale, best, tight);
    answer.tidy =
        sure && (plain_limit || jokers == 0) && ask->laws.ace != Ace::wrap && !alike_apart();
    if (listed) answer.proven = answer.proven && answer.tidy;
  }
  if (!best.shown->good) {
    answer.proven = false;
    nothing(answer);
    return answer;
  }
  write(answer, best);
  return answer;
}

void Arranger::Parts::write(Answer& answer, Plan& plan) const {
  Layout& out = layout(plan);
  answer.moved = out.moved;
  answer.points = points(plan.pool, plan.way, out.parked);
  answer.table.reserve(out.kept.size() + out.fresh.size());
  for (std::size_t m = 0; m < out.kept.size(); ++m) {
    if (out.is_kept[m]) answer.table.emplace_back(out.kept[m].begin(), out.kept[m].end());
  }
  std::sort(out.fresh.begin(), out.fresh.end(), [](const Row& a, const Row& b) {
    return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
  });
  for (const Row& meld : out.fresh) answer.table.emplace_back(meld.begin(), meld.end());
  divide(answer);
}

// Splits the rack into what is laid and what is left: pieces new on the table are laid.
void Arranger::Parts::divide(Answer& answer) const {
  std::array<int, kJoker + 1> laid{};
  for (const auto& meld : answer.table) {
    for (const Code piece : meld) ++laid[std::min(piece, kJoker)];
  }
  for (const auto& meld : ask->table) {
    for (const Code piece : meld) --laid[std::min(piece, kJoker)];
  }
  for (const Code piece : ask->rack) {
    if (laid[piece] > 0) {
      --laid[piece];
      answer.laid.push_back(piece);
    } else {
      answer.left.push_back(piece);
    }
  }
  std::sort(answer.laid.begin(), answer.laid.end());
  std::sort(answer.left.begin(), answer.left.end());
}

void Arranger::Parts::nothing(Answer& answer) const {
  answer.table = ask->table;
  divide(answer);
}

namespace {

constexpr std::uint64_t bit_of(Code piece) { return std::uint64_t{1} << (piece & 63); }

// The pieces that could free a joker.
std::uint64_t fitting(const Laws& laws, const std::vector<Code>& meld, Code joker) {
  constexpr std::uint64_t kEachSuit = 0x0001000100010001ULL;
  const std::uint64_t of_rank = kEachSuit << rank_of(joker);
  if (!is_set(meld)) return laws.mixed_runs ? of_rank : bit_of(joker);
  if (laws.table_joker == TableJoker::declared) return bit_of(joker);
  std::uint64_t held = 0;
  for (const Code piece : meld) held |= is_joker(piece) ? 0 : bit_of(piece);
  return of_rank & ~held;
}

// Makes jokers again of these pieces; false if one of them would no longer be what it was, in a set
// or in a run.
bool put_back(const Question& question, std::uint64_t in_runs, std::uint64_t in_sets,
              Melds& table) {
  if ((in_runs & in_sets) != 0) return false;
  for (auto& meld : table) {
    bool any = false;
    const bool set = is_set(meld);
    for (Code& piece : meld) {
      if (is_joker(piece) || !((in_runs | in_sets) >> piece & 1)) continue;
      if ((set ? in_runs : in_sets) >> piece & 1) return false;
      piece = joker_for(piece);
      any = true;
    }
    if (any && !is_meld(meld, question.laws)) return false;
  }
  return true;
}

}  // namespace

// A joker of the table that no piece of the table or the rack can free stays what it is, so the
// search takes it for that piece: without jokers there is far less to look at. Not with jokers on
// the rack, since those count as what any joker of the table stands for. False: there is no such
// joker, or it would have become something else.
bool Arranger::Parts::without_pinned(Answer& answer) {
  const Question& question = *ask;
  std::uint64_t there = 0;
  bool jokers = false;
  for (const auto& meld : question.table) {
    for (const Code piece : meld) {
      jokers |= is_joker(piece);
      there |= is_joker(piece) ? 0 : bit_of(piece);
    }
  }
  if (!jokers) return false;
  for (const Code piece : question.rack) {
    if (is_joker(piece)) return false;
    there |= bit_of(piece);
  }
  std::uint64_t in_runs = 0;
  std::uint64_t in_sets = 0;
  std::uint64_t frees = 0;  // what could free the other jokers
  Question plain;
  for (std::size_t m = 0; m < question.table.size(); ++m) {
    const auto& meld = question.table[m];
    for (std::size_t i = 0; i < meld.size(); ++i) {
      if (!is_joker(meld[i])) continue;
      const std::uint64_t fit = fitting(question.laws, meld, meld[i]);
      if ((fit & there) != 0) {
        frees |= fit;
        continue;
      }
      if ((in_runs | in_sets) == 0) plain = question;
      plain.table[m][i] = meld[i] & ~kJoker;
      (is_set(meld) ? in_sets : in_runs) |= bit_of(meld[i]);
    }
  }
  // A joker frees no other one.
  if ((in_runs | in_sets) == 0 || ((in_runs | in_sets) & frees) != 0) return false;
  Answer without = arrange(plain);
  ask = &question;
  const bool fits = without.verdict == Verdict::fine && without.proven &&
                    put_back(question, in_runs, in_sets, without.table);
  if (fits) answer = std::move(without);
  return fits;
}

Answer Arranger::Parts::arrange(const Question& question) {
  ask = &question;
  Answer answer;
  answer.verdict = check(answer.fault);
  if (answer.verdict != Verdict::fine) return answer;
  if (question.opened && question.rebuild && question.laws.table_joker != TableJoker::free &&
      without_pinned(answer)) {
    return answer;
  }
  const Scale scale(question.objectives);
  int jokers = 0;
  int rack_jokers = 0;
  for (const Code piece : question.rack) rack_jokers += is_joker(piece) ? 1 : 0;
  for (const auto& meld : question.table) {
    for (const Code piece : meld) jokers += is_joker(piece) ? 1 : 0;
  }
  facts = facts_for(question.laws, jokers + rack_jokers);
  const bool fresh = facts.runs->known() == 1;
  weigh(question.laws, scale, rack_jokers);
  work = question.work;
  limits = Limits{};
  const int may = static_cast<int>(question.rack.size()) - question.keep;
  const int most = std::min(question.most, may);
  if (most <= 0) {
    nothing(answer);
    answer.possible = question.opened;
    return answer;
  }
  if (most < static_cast<int>(question.rack.size())) limits.most_placed = most;
  answer = question.opened ? opened(scale) : closed(scale);
  // An answer must not depend on earlier questions, so it may use all the room there is.
  if (facts.runs->overflowed() && !fresh) return arrange(question);
  answer.steps = question.work - std::max<std::int64_t>(work, 0);
  return answer;
}

Arranger::Arranger() : parts_(std::make_unique<Parts>()) {}
Arranger::~Arranger() = default;

Answer Arranger::arrange(const Question& question) {
  Answer answer = parts_->arrange(question);
  if (answer.proven || !question.opened || question.rebuild) return answer;
  return lay_off(*this, question, std::move(answer));
}

}  // namespace rummel
