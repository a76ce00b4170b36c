#include "requests.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <exception>
#include <limits>
#include <new>

#include "rummel/arrange_melds.hpp"
#include "rummel/arrange_numbers.hpp"
#include "rummel/deadwood.hpp"
#include "rummel/judge.hpp"

namespace rummel {
namespace {

using json::Object;
using json::Writer;

constexpr std::size_t kMostRounds = 64;      // open at a time
constexpr std::size_t kMostMelds = 200;      // of a table
constexpr std::int64_t kMostWork = 20'000'000;
constexpr int kMostWorlds = 10'000;
constexpr std::size_t kMostHands = 1'000;
constexpr std::size_t kMostNets = 16;
constexpr std::int64_t kMostSeed = (std::int64_t{1} << 53) - 1;

template <std::size_t Count>
std::array<std::int64_t, Count> numbers_of(const Object& ask, const char* name) {
  const json::List& given = json::list(json::need(ask, name), name);
  if (given.size() != Count) {
    throw Refused(std::string(name) + " are " + std::to_string(Count) + " numbers");
  }
  std::array<std::int64_t, Count> all;
  for (std::size_t i = 0; i < Count; ++i) {
    all[i] = json::number(given[i], name, -kMostSeed, kMostSeed);
  }
  return all;
}

Melds melds_of(const Object& ask, const char* name) {
  Melds melds;
  const json::List& given = json::list(json::need(ask, name), name);
  if (given.size() > kMostMelds) throw Refused(std::string(name) + " has too many melds");
  for (const json::Value& one : given) melds.push_back(json::pieces(one, name));
  return melds;
}

int number_of(const Object& ask, const char* name, std::int64_t least, std::int64_t most) {
  return static_cast<int>(json::number(json::need(ask, name), name, least, most));
}

// A number for an action or a seat: the round itself knows which there are.
int place_of(const Object& ask, const char* name) { return number_of(ask, name, -1, 1 << 20); }

std::uint64_t seed_of(const Object& ask) {
  return static_cast<std::uint64_t>(json::number(json::need(ask, "seed"), "seed", 0, kMostSeed));
}

Field field_of(const json::Value& value) {
  if (std::holds_alternative<std::string>(value.is)) return {json::pieces(value, "a field")};
  if (std::holds_alternative<json::List>(value.is)) {
    std::vector<Field> all;
    for (const json::Value& one : json::list(value, "a field")) all.push_back(field_of(one));
    return {std::move(all)};
  }
  return {static_cast<int>(json::number(value, "a field", std::numeric_limits<int>::min(),
                                        std::numeric_limits<int>::max()))};
}

Fields fields_of(const Object& ask, const char* name) {
  Fields fields;
  for (const auto& [key, value] : json::object(json::need(ask, name), name)) {
    fields.emplace_back(key, field_of(value));
  }
  return fields;
}

void write(Writer& out, const Field& field) {
  if (const int* number = std::get_if<int>(&field.value)) {
    out.number(*number);
  } else if (const auto* codes = std::get_if<std::vector<Code>>(&field.value)) {
    out.pieces(*codes);
  } else {
    out.open('[');
    for (const Field& one : std::get<std::vector<Field>>(field.value)) write(out, one);
    out.close(']');
  }
}

void write(Writer& out, const Fields& fields) {
  out.open('{');
  for (const auto& [name, field] : fields) {
    out.key(name);
    write(out, field);
  }
  out.close('}');
}

void write(Writer& out, const std::vector<Event>& events) {
  out.key("events").open('[');
  for (const Event& one : events) {
    out.list(std::initializer_list<int>{one.code, one.to, one.seat, one.piece, one.number});
  }
  out.close(']');
}

std::vector<int> seats_of(unsigned bits) {
  std::vector<int> seats;
  for (int seat = 0; bits >> seat != 0; ++seat) {
    if (bits >> seat & 1) seats.push_back(seat);
  }
  return seats;
}

void write_result(Writer& out, const AnyRound& round) {
  const Result& result = round.result();
  out.key("result");
  if (!result.over) {
    out.nothing();
    return;
  }
  const auto players = static_cast<std::size_t>(round.players());
  out.open('{').key("reason").number(result.reason);
  out.key("points").list(std::span(result.points).first(players));
  out.key("winners").list(seats_of(result.winners));
  out.key("left").list(std::span(result.left).first(result.counted ? players : 0));
  out.key("void").number(result.is_void ? 1 : 0);
  out.key("next_first").number(result.next_first).close('}');
}

// Chances are said to the last bit, as rows of eight bytes: little-endian.
std::vector<Code> as_bytes(const std::vector<double>& values) {
  std::vector<Code> bytes;
  for (const double value : values) {
    const auto bits = std::bit_cast<std::uint64_t>(value);
    for (int at = 0; at < 64; at += 8) bytes.push_back(static_cast<Code>(bits >> at & 0xff));
  }
  return bytes;
}

void write_judged(Writer& out, const Judged& judged) {
  std::vector<int> actions;
  std::vector<double> chances;
  for (const auto& [action, chance] : judged.chances) {
    actions.push_back(action);
    chances.push_back(chance);
  }
  out.key("actions").list(actions).key("chances").pieces(as_bytes(chances));
  out.key("value").pieces(as_bytes({judged.value}));
}

// Averages are said in millionths: the numbers of a request are whole, and so are those here.
std::int64_t millionths(double value) { return std::llround(value * 1e6); }

void write_rollout(Writer& out, const Rollout& rollout, int players) {
  out.key("choices").open('[');
  for (const Rollout::Choice& one : rollout.choices) {
    out.open('{').key("action").number(one.action).key("worlds").number(one.worlds);
    out.key("points").open('[');
    for (int seat = 0; seat < players; ++seat) {
      out.number(millionths(one.points[static_cast<std::size_t>(seat)]));
    }
    out.close(']').key("margin").number(millionths(one.margin));
    out.key("error").number(millionths(one.error)).close('}');
  }
  out.close(']').key("work").number(rollout.work);
}

// A meld in canonical form, whatever its order; empty if it is none. Runs that go round, and are
// read from more than one end, are left to the engine.
std::vector<Code> canonical(std::vector<Code> meld, const Laws& laws) {
  const auto known = [](Code one) {
    return one < 128 && one != kJoker && rank_of(one) >= 1 && rank_of(one) <= kRanks;
  };
  if (meld.size() < 3 || meld.size() >= static_cast<std::size_t>(kRanks) ||
      !std::all_of(meld.begin(), meld.end(), known)) {
    return {};
  }
  std::stable_sort(meld.begin(), meld.end(),
                   [](Code one, Code other) { return suit_of(one) < suit_of(other); });
  if (is_meld(meld, laws)) return meld;
  for (int start = 1; start <= kRanks; ++start) {
    const auto place = [&](Code one) { return (rank_of(one) - start + kRanks) % kRanks; };
    std::stable_sort(meld.begin(), meld.end(),
                     [&](Code one, Code other) { return place(one) < place(other); });
    if (!is_set(meld) && is_meld(meld, laws)) return meld;
  }
  return {};
}

void write_families(Writer& out) {
  const auto names = [&](const char* key, const std::vector<std::string>& all) {
    out.key(key).open('[');
    for (const std::string& one : all) out.text(one);
    out.close(']');
  };
  out.key("families").open('[');
  for (const FamilyFacts& facts : families()) {
    out.open('{').key("name").text(facts.name).key("actions").number(facts.actions);
    out.key("most_seats").number(facts.most_seats).key("offers").number(facts.offers ? 1 : 0);
    names("options", facts.options);
    names("lists", facts.lists);
    names("events", facts.events);
    names("reasons", facts.reasons);
    out.close('}');
  }
  out.close(']');
}

}  // namespace

std::string Requests::answer(std::string_view request) {
  const auto refused = [](const char* key, std::string_view why) {
    return Writer().open('{').key(key).text(why).close('}').take();
  };
  try {
    const json::Value value = json::parse(request);
    const Object& ask = json::object(value, "a request");
    const std::string& what = json::text(json::need(ask, "do"), "do");
    Writer out;
    out.open('{');
    if (what == "arrange") {
      arrange(ask, out);
    } else if (what == "deadwood" || what == "discards" || what == "best_melds") {
      deadwood(what, ask, out);
    } else if (what == "melds") {
      read_melds(ask, out);
    } else if (what == "families") {
      write_families(out);
    } else if (what == "open") {
      open(ask, out);
    } else {
      of_round(what, ask, out);
    }
    return out.close('}').take();
  } catch (const NotNative& error) {
    return refused("not_native", error.option());
  } catch (const std::invalid_argument& error) {
    return refused("refused", error.what());
  } catch (const std::exception&) {
    return refused("refused", "there is not enough memory for this");
  }
}

std::string Requests::take_net(std::span<const std::uint8_t> file) {
  try {
    if (nets_.size() == kMostNets) throw Refused("there are too many nets");
    nets_.push_back(std::make_unique<const Net>(Net::read(file)));
    const Net& net = *nets_.back();
    return Writer()
        .open('{')
        .key("net").number(static_cast<std::int64_t>(nets_.size() - 1))
        .key("family").text(net.family())
        .key("width").number(static_cast<std::int64_t>(net.width()))
        .key("actions").number(static_cast<std::int64_t>(net.actions()))
        .close('}')
        .take();
  } catch (const std::invalid_argument& error) {
    return Writer().open('{').key("refused").text(error.what()).close('}').take();
  } catch (const std::exception&) {
    return Writer().open('{').key("refused").text("there is not enough memory").close('}').take();
  }
}

const Net& Requests::net(const Object& ask) {
  const auto at = static_cast<std::size_t>(number_of(ask, "net", 0, 1 << 20));
  if (at >= nets_.size()) throw Refused("there is no such net");
  return *nets_[at];
}

void Requests::deadwood(const std::string& what, const Object& ask, Writer& out) {
  const int cap = number_of(ask, "cap", 0, 1'000);
  const int most_left = number_of(ask, "most_left", -1, 1'000);
  if (what == "deadwood") {
    const bool discard = number_of(ask, "discard", 0, 1) == 1;
    const json::List& hands = json::list(json::need(ask, "hands"), "hands");
    if (hands.size() > kMostHands) throw Refused("so many hands are not looked at here");
    std::vector<int> least;
    for (const json::Value& one : hands) {
      least.push_back(least_deadwood(json::pieces(one, "a hand"), cap, most_left, discard));
    }
    out.key("least").list(least);
    return;
  }
  const std::vector<Code> hand = json::pieces(json::need(ask, "hand"), "hand");
  if (what == "discards") {
    const auto least = least_after_discard(hand, cap, most_left);
    out.key("least").list(std::span(least).first(hand.size()));
    return;
  }
  out.key("melds").open('[');
  for (const auto& meld : best_melds(hand, cap, most_left)) out.pieces(meld);
  out.close(']');
}

void Requests::arrange(const Object& ask, Writer& out) {
  Question question;
  question.table = melds_of(ask, "table");
  question.rack = json::pieces(json::need(ask, "rack"), "rack");
  question.laws = laws_of(numbers_of<kLaws>(ask, "laws"));
  apply_settings(numbers_of<kSettings>(ask, "settings"), question);
  if (question.work > kMostWork || question.tidy_work > kMostWork) {
    throw Refused("so much work is not done here");
  }
  question.objectives.clear();
  for (const int one : json::numbers(json::need(ask, "objectives"), "objectives")) {
    question.objectives.push_back(as_word<Objective>(one, 5));
  }
  const Answer answer = arranger_.arrange(question);
  out.key("verdict").number(static_cast<int>(answer.verdict)).key("fault").number(answer.fault);
  out.key("possible").number(answer.possible ? 1 : 0).key("proven").number(answer.proven ? 1 : 0);
  out.key("tidy").number(answer.tidy ? 1 : 0).key("table").open('[');
  for (const auto& meld : answer.table) out.pieces(meld);
  out.close(']').key("laid").pieces(answer.laid).key("left").pieces(answer.left);
  out.key("points").number(answer.points).key("moved").number(answer.moved);
  out.key("steps").number(answer.steps);
}

void Requests::read_melds(const Object& ask, Writer& out) {
  const Laws laws = laws_of(numbers_of<kLaws>(ask, "laws"));
  out.key("melds").open('[');
  for (auto& meld : melds_of(ask, "melds")) {
    const std::vector<Code> read = canonical(std::move(meld), laws);
    if (read.empty()) {
      out.nothing();
      continue;
    }
    out.open('{').key("kind").text(is_set(read) ? "set" : "run").key("meld").pieces(read);
    out.key("points").number(points_of(read, laws)).close('}');
  }
  out.close(']');
}

void Requests::open(const Object& ask, Writer& out) {
  if (slots_.size() == kMostRounds) throw Refused("too many rounds are open");
  Numbers options;
  for (const auto& [name, value] : json::object(json::need(ask, "options"), "options")) {
    options.emplace_back(name, json::numbers(value, "an option"));
  }
  auto round = AnyRound::make(json::text(json::need(ask, "family"), "family"), options);
  slots_[++last_].round = std::move(round);
  out.key("round").number(last_);
}

Requests::Slot& Requests::slot(const Object& ask) {
  const auto found = slots_.find(number_of(ask, "round", 0, std::numeric_limits<int>::max()));
  if (found == slots_.end()) throw Refused("no such round is open");
  return found->second;
}

void Requests::of_round(const std::string& what, const Object& ask, Writer& out) {
  Slot& own = slot(ask);
  AnyRound& round = *own.round;
  const auto seat = [&] { return place_of(ask, "seat"); };
  const bool any_time = what == "deal" || what == "set" || what == "close" || what == "fields" ||
                        what == "knows";
  if (!own.begun && !any_time) {
    throw Refused("this round has not been dealt");
  }
  if (what == "close") {
    slots_.erase(number_of(ask, "round", 0, std::numeric_limits<int>::max()));
  } else if (what == "deal") {
    const int first = place_of(ask, "first");
    own.chance = Chance::seeded(seed_of(ask));
    write(out, round.deal({first}, own.chance));
    own.begun = true;
  } else if (what == "set") {
    const Fields fields = fields_of(ask, "fields");
    const Chance chance = Chance::seeded(seed_of(ask));
    round.set(fields);
    own.chance = chance;
    own.begun = true;
  } else if (what == "fields") {
    out.key("fields");
    write(out, round.fields());
  } else if (what == "remember") {
    round.remember(fields_of(ask, "memory"));
  } else if (what == "knows") {
    out.key("knows").number(knows(net(ask), round) ? 1 : 0);
  } else if (what == "judge") {
    const std::vector<int> needs = json::numbers(json::need(ask, "needs"), "needs");
    const int ways = number_of(ask, "ways", 1, 24);
    if (const auto judged = judge(net(ask), round, seat(), needs, ways)) write_judged(out, *judged);
  } else if (what == "look") {
    std::vector<std::uint8_t> seen(round.observation());
    round.observe(seat(), seen);
    out.key("acting").list(seats_of(round.acting())).key("actions").list(round.actions(seat()));
    out.key("observation").pieces(seen);
    write_result(out, round);
  } else if (what == "offered") {
    const Offer offer = round.offered(seat(), place_of(ask, "action"));
    out.key("move").text(offer.move).key("fields");
    write(out, offer.fields);
  } else if (what == "greedy") {
    out.key("action").number(round.greedy(seat()));
  } else if (what == "play") {
    write(out, round.play(seat(), place_of(ask, "action"), own.chance));
  } else if (what == "resample") {
    round.resample(seat(), own.chance);
  } else if (what == "rollout") {
    RolloutPlan plan;
    const std::string& policy = json::text(json::need(ask, "policy"), "policy");
    if (policy != "greedy" && policy != "random") throw Refused("no policy " + policy);
    plan.policy = policy == "greedy" ? Policy::greedy : Policy::random;
    plan.worlds = number_of(ask, "worlds", 1, kMostWorlds);
    plan.work = json::number(json::need(ask, "work"), "work", 1, kMostWork);
    plan.seed = seed_of(ask);
    const std::vector<int> actions = json::numbers(json::need(ask, "actions"), "actions");
    write_rollout(out, round.rollout(seat(), actions, plan), round.players());
  } else {
    throw Refused("nothing here does " + what);
  }
}

}  // namespace rummel
