// Random rounds of every family under random options. A round that is under way can be made of its
// own fields, and that checks that all pieces are there; what it is not is refused.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

#include "random_options.hpp"
#include "rummel/rounds/any_round.hpp"
#include "rummel/rounds/workers.hpp"

namespace {

using rummel::AnyRound;
using rummel::AnyRounds;
using rummel::Chance;
using rummel::FamilyFacts;
using rummel::Field;
using rummel::Fields;
using rummel::Numbers;

int failures = 0;
std::string where;

void expect(bool holds, const std::string& what) {
  if (holds) return;
  ++failures;
  std::fprintf(stderr, "FAILED: %s (%s)\n", what.c_str(), where.c_str());
  if (failures > 20) std::exit(1);
}

bool same(const Field& one, const Field& other);
bool same(const std::vector<Field>& one, const std::vector<Field>& other) {
  return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                    [](const Field& a, const Field& b) { return same(a, b); });
}
bool same(const Field& one, const Field& other) {
  if (one.value.index() != other.value.index()) return false;
  if (const auto* all = std::get_if<std::vector<Field>>(&one.value)) {
    return same(*all, std::get<std::vector<Field>>(other.value));
  }
  if (const int* number = std::get_if<int>(&one.value)) return *number == std::get<int>(other.value);
  return std::get<1>(one.value) == std::get<1>(other.value);
}
bool same(const Fields& one, const Fields& other) {
  return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                    [](const auto& a, const auto& b) {
                      return a.first == b.first && same(a.second, b.second);
                    });
}

class Randomly {
 public:
  explicit Randomly(unsigned seed) : words_(seed) {}
  int below(int bound) { return static_cast<int>(words_() % static_cast<unsigned>(bound)); }
  auto source() {
    return [this](int bound) { return below(bound); };
  }
  Numbers options(const FamilyFacts& facts) { return rummel::random_options(facts, source()); }

 private:
  std::mt19937 words_;
};

std::vector<std::uint8_t> observed(const AnyRound& round, int seat) {
  std::vector<std::uint8_t> bytes(round.observation());
  round.observe(seat, bytes);
  return bytes;
}

// What a net is shown; nothing in families that nets do not play.
std::vector<std::uint8_t> shown(const AnyRound& round, int seat) {
  try {
    return round.feature(seat, std::vector<int>(static_cast<std::size_t>(round.players()), 100));
  } catch (const rummel::NotNative&) {
    return {};
  }
}

// Why something was refused; empty: it was not.
template <class Call>
std::string refusal(Call call) {
  try {
    call();
  } catch (const std::invalid_argument& error) {
    return error.what();
  }
  return {};
}

template <class Call>
bool is_refused(Call call) {
  return !refusal(call).empty();
}

int acting_seat(const AnyRound& round, Randomly& chance) {
  std::vector<int> seats;
  for (int seat = 0; seat < round.players(); ++seat) {
    if (round.acting() >> seat & 1) seats.push_back(seat);
  }
  return seats[static_cast<std::size_t>(chance.below(static_cast<int>(seats.size())))];
}

// What holds at every step of a round.
void look_closely(AnyRound& round, int seat, const Numbers& options, const FamilyFacts& facts,
                  Randomly& chance) {
  const Fields fields = round.fields();
  const auto made = AnyRound::make(facts.name, options);
  const std::string why = refusal([&] { made->set(fields); });
  expect(why.empty(), "a round under way is refused: " + why);
  expect(same(made->fields(), fields), "a round is not what its fields are");
  const std::vector<int> actions = round.actions(seat);
  expect(made->actions(seat) == actions, "a round has other choices than its fields");

  const auto other = round.copy();
  const int observer = chance.below(round.players());
  Chance words = Chance::seeded(static_cast<std::uint64_t>(chance.below(1 << 30)));
  other->resample(observer, words);
  expect(observed(*other, observer) == observed(round, observer), "an observation leaks");
  expect(shown(*other, observer) == shown(round, observer), "what a net is shown leaks");
  expect(other->actions(observer) == round.actions(observer), "choices leak");
  made->remember(other->memory());
  expect(same(made->memory(), other->memory()), "a memory is not kept");
  expect(shown(*made, observer) == shown(round, observer), "a net sees more than is remembered");
  const std::string again = refusal([&] { made->set(other->fields()); });
  expect(again.empty(), "a resampled round is refused: " + again);
  expect(same(round.fields(), fields), "a copy is not a copy");

  const int action = chance.below(facts.actions + 10) - 5;
  if (std::find(actions.begin(), actions.end(), action) == actions.end()) {
    expect(is_refused([&] { (void)round.play(seat, action, words); }), "an illegal action is played");
  }
  expect(is_refused([&] { (void)round.play(round.players(), 0, words); }), "a seat too many plays");
}

// A field or a memory that is changed is refused, or the round goes on from there without harm.
void spoil(const AnyRound& round, const Numbers& options, const FamilyFacts& facts,
           Randomly& chance) {
  const auto like = round.copy();
  Fields fields = like->fields();
  Fields memory = like->memory();
  Fields& spoiled = memory.empty() || chance.below(4) != 0 ? fields : memory;
  const auto at = static_cast<std::size_t>(chance.below(static_cast<int>(spoiled.size())));
  rummel::change(spoiled[at].second, chance.source());
  const auto made = AnyRound::make(facts.name, options);
  try {
    made->set(fields);
    if (!memory.empty()) made->remember(memory);
  } catch (const rummel::Refused&) {
    return;
  }
  Chance words = Chance::seeded(static_cast<std::uint64_t>(chance.below(1 << 30)));
  const int most = facts.offers ? 8 : 60;  // the arranger is slow with sanitizers
  for (int moves = 0; moves < most && made->acting() != 0; ++moves) {
    const int seat = acting_seat(*made, chance);
    const std::vector<int> actions = made->actions(seat);
    expect(!actions.empty(), "somebody acts who has no choice, after " + spoiled[at].first);
    if (actions.empty()) return;
    (void)observed(*made, seat);
    (void)shown(*made, seat);
    made->copy()->resample(seat, words);
    const int action = moves % 3 == 0 ? made->greedy(seat)
                                      : actions[static_cast<std::size_t>(
                                            chance.below(static_cast<int>(actions.size())))];
    (void)made->play(seat, action, words);
  }
}

long play(const FamilyFacts& facts, const Numbers& options, Randomly& chance) {
  const auto round = AnyRound::make(facts.name, options);
  Chance words = Chance::seeded(static_cast<std::uint64_t>(chance.below(1 << 30)));
  (void)round->deal({chance.below(round->players() + 1) - 1}, words);
  const bool greedy = chance.below(3) == 0;
  long moves = 0;
  const long most = 400;
  for (; round->acting() != 0 && moves < most; ++moves) {
    expect(!round->result().over, "a round is over and goes on");
    const int seat = acting_seat(*round, chance);
    const std::vector<int> actions = round->actions(seat);
    expect(!actions.empty(), "somebody acts who has no choice");
    const int best = round->greedy(seat);
    expect(std::find(actions.begin(), actions.end(), best) != actions.end(), "greedy cheats");
    if (chance.below(4) == 0) look_closely(*round, seat, options, facts, chance);
    if (chance.below(facts.offers ? 12 : 2) == 0) spoil(*round, options, facts, chance);
    const int any = actions[static_cast<std::size_t>(chance.below(static_cast<int>(actions.size())))];
    (void)round->play(seat, greedy && chance.below(4) != 0 ? best : any, words);
  }
  if (round->acting() == 0) {
    const rummel::Result& result = round->result();
    expect(result.over, "nobody acts in a round that is not over");
    expect(result.winners >> round->players() == 0, "a winner who does not play");
    expect(result.reason >= 0 && result.reason < static_cast<int>(facts.reasons.size()), "reason");
    expect(is_refused([&] { (void)round->play(0, 0, words); }), "play after the end");
    expect(is_refused([&] { (void)round->greedy(0); }), "a bot plays after the end");
  }
  return moves;
}

// The number of threads changes nothing, and neither does stepping rather than playing on.
void check_batches(const FamilyFacts& facts, const Numbers& options, Randomly& chance) {
  const auto seed = static_cast<std::uint64_t>(chance.below(1 << 30));
  const auto one = AnyRounds::make(facts.name, options, 7, seed, 1);
  const auto three = AnyRounds::make(facts.name, options, 7, seed, 3);
  const auto actions_of = [&](AnyRounds& rounds) {
    std::vector<std::int32_t> actions(rounds.count());
    const auto width = static_cast<std::size_t>(rounds.actions());
    for (std::size_t i = 0; i < rounds.count(); ++i) {
      const std::uint8_t* const legal = rounds.arrays().legal + i * width;
      const std::size_t from = (i * 7 + static_cast<std::size_t>(seed % 97)) % width;
      for (std::size_t step = 0; step < width; ++step) {
        if (!legal[(from + step) % width]) continue;
        actions[i] = static_cast<std::int32_t>((from + step) % width);
        break;
      }
    }
    return actions;
  };
  const auto equal = [&] {
    const AnyRounds::Arrays a = one->arrays();
    const AnyRounds::Arrays b = three->arrays();
    const auto count = one->count();
    const auto width = static_cast<std::size_t>(one->actions());
    const auto players = static_cast<std::size_t>(one->players());
    return std::equal(a.observations, a.observations + count * one->observation(), b.observations) &&
           std::equal(a.legal, a.legal + count * width, b.legal) &&
           std::equal(a.seats, a.seats + count, b.seats) &&
           std::equal(a.points, a.points + count * players, b.points) &&
           std::equal(a.over, a.over + count, b.over);
  };
  for (int step = 0; step < (facts.offers ? 10 : 40); ++step) {
    const std::vector<std::int32_t> actions = actions_of(*one);
    one->step(actions);
    three->step(actions);
    expect(equal(), "threads change a step");
  }
  std::vector<std::int32_t> wrong(one->count(), one->actions());
  const bool all_over = std::all_of(one->arrays().over, one->arrays().over + one->count(),
                                    [](std::uint8_t over) { return over != 0; });
  expect(all_over || is_refused([&] { one->step(wrong); }), "an illegal step is played");
  expect(is_refused([&] { one->step(std::span(wrong).first(3)); }), "too few actions");
  for (const auto policy : {rummel::Policy::random, rummel::Policy::greedy}) {
    const std::vector<rummel::Policy> policies(static_cast<std::size_t>(one->players()), policy);
    std::vector<std::int32_t> chosen(one->count()), same(one->count());
    one->choose(policies, chosen);
    three->choose(policies, same);
    expect(chosen == same, "threads change a choice");
    expect(is_refused([&] { one->choose(policies, std::span(chosen).first(3)); }),
           "a choice is written past the end");
    one->step(chosen);  // refuses what is not legal
    three->step(same);
    const std::uint64_t rounds = facts.offers ? 2 : 9;
    const AnyRounds::Played a = one->play(policies, rounds, true);
    const AnyRounds::Played b = three->play(policies, rounds, false);
    expect(a.rounds == b.rounds && a.decisions == b.decisions && a.points == b.points,
           "threads or looking change play");
    expect(equal(), "threads change what stands there after play");
  }
}

// Whoever helps whom, everything is done once, and a failure gets through.
void check_workers(unsigned threads) {
  where = std::to_string(threads) + " threads";
  rummel::Workers workers(threads);
  for (std::size_t count = 0; count < 200; ++count) {
    std::vector<int> done(count);
    const auto work = [&](unsigned number, std::size_t from, std::size_t to) {
      if (number >= threads) throw std::out_of_range("no such thread");
      for (std::size_t i = from; i < to; ++i) ++done[i];
    };
    workers.run(count, work);
    expect(std::count(done.begin(), done.end(), 1) == static_cast<std::ptrdiff_t>(count),
           "a job is not done, or done twice");
    bool heard = false;
    try {
      workers.run(count + 1, [&](unsigned, std::size_t, std::size_t to) {
        if (to == count + 1) throw std::runtime_error("the last piece");
      });
    } catch (const std::runtime_error&) {
      heard = true;
    }
    expect(heard, "a failure is lost");
  }
}

}  // namespace

int main(int count, char** words) {
  const long rounds = count > 1 ? std::strtol(words[1], nullptr, 10) : 16;
  for (const unsigned threads : {1U, 2U, 5U}) check_workers(threads);
  for (const FamilyFacts& facts : rummel::families()) {
    long moves = 0;
    long native = 0;
    for (long number = 0; number < rounds; ++number) {
      Randomly chance(static_cast<unsigned>(number));
      where = facts.name + " with seed " + std::to_string(number);
      Numbers options = chance.options(facts);
      const auto clash = [&] { (void)AnyRound::make(facts.name, options); };
      for (int again = 0; again < 20 && is_refused(clash); ++again) options = chance.options(facts);
      if (is_refused(clash)) continue;
      ++native;
      moves += play(facts, options, chance);
      if (number % 8 == 0) check_batches(facts, options, chance);
    }
    expect(native >= rounds / 4, "few options are native");
    std::printf("%s: %ld rounds, %ld moves, %zu bytes\n", facts.name.c_str(), native, moves,
                facts.bytes);
  }
  return failures == 0 ? 0 : 1;
}
