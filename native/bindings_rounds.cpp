// Native rounds for Python: what `rummel.native` builds on.
#include "bindings_rounds.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "rummel/judge.hpp"
#include "rummel/net.hpp"
#include "rummel/rounds/any_round.hpp"

namespace nb = nanobind;

namespace {

using rummel::AnyRound;
using rummel::AnyRounds;
using rummel::Chance;

Chance keyed(nb::bytes key, std::uint64_t at) {
  Chance::Key bytes{};
  if (key.size() != bytes.size()) throw rummel::Refused("a key has 32 bytes");
  std::memcpy(bytes.data(), key.c_str(), bytes.size());
  return Chance::keyed(bytes, at);
}

rummel::Numbers numbers_of(const nb::dict& options) {
  rummel::Numbers numbers;
  for (const auto& [name, values] : options) {
    numbers.emplace_back(nb::cast<std::string>(name), nb::cast<std::vector<int>>(values));
  }
  return numbers;
}

nb::object as_python(const rummel::Field& field) {
  if (const int* number = std::get_if<int>(&field.value)) return nb::int_(*number);
  if (const auto* pieces = std::get_if<std::vector<rummel::Code>>(&field.value)) {
    return nb::bytes(pieces->data(), pieces->size());
  }
  nb::list all;
  for (const auto& one : std::get<std::vector<rummel::Field>>(field.value)) {
    all.append(as_python(one));
  }
  return all;
}

rummel::Field as_field(nb::handle value) {
  if (nb::isinstance<nb::bytes>(value)) {
    const auto bytes = nb::cast<nb::bytes>(value);
    const auto* from = reinterpret_cast<const rummel::Code*>(bytes.c_str());
    return {std::vector<rummel::Code>(from, from + bytes.size())};
  }
  if (nb::isinstance<nb::list>(value) || nb::isinstance<nb::tuple>(value)) {
    std::vector<rummel::Field> all;
    for (nb::handle one : value) all.push_back(as_field(one));
    return {std::move(all)};
  }
  return {nb::cast<int>(value)};
}

nb::dict as_python(const rummel::Fields& fields) {
  nb::dict out;
  for (const auto& [name, field] : fields) out[name.c_str()] = as_python(field);
  return out;
}

// A number for each seat; nothing given is 0 for all.
std::array<int, rummel::kMostPlayers> by_seat(const AnyRound& round, const std::vector<int>& given) {
  std::array<int, rummel::kMostPlayers> each{};
  if (given.empty()) return each;
  if (given.size() != static_cast<std::size_t>(round.players())) {
    throw rummel::Refused("there are " + std::to_string(round.players()) + " seats and " +
                          std::to_string(given.size()) + " numbers");
  }
  std::copy(given.begin(), given.end(), each.begin());
  return each;
}

nb::list as_tuples(const std::vector<rummel::Event>& events) {
  nb::list out;
  for (const rummel::Event& one : events) {
    out.append(nb::make_tuple(int{one.code}, int{one.to}, int{one.seat}, int{one.piece},
                              int{one.number}));
  }
  return out;
}

nb::list seats_of(unsigned bits) {
  nb::list seats;
  for (int seat = 0; bits >> seat != 0; ++seat) {
    if (bits >> seat & 1) seats.append(seat);
  }
  return seats;
}

nb::object result_of(const AnyRound& round) {
  const rummel::Result& result = round.result();
  if (!result.over) return nb::none();
  nb::list points;
  nb::list left;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(round.players()); ++seat) {
    points.append(int{result.points[seat]});
    if (result.counted) left.append(int{result.left[seat]});
  }
  return nb::make_tuple(int{result.reason}, nb::tuple(points), seats_of(result.winners),
                        nb::tuple(left), result.is_void, int{result.next_first});
}

nb::bytes observation_of(const AnyRound& round, int seat) {
  std::vector<std::uint8_t> bytes(round.observation());
  round.observe(seat, bytes);
  return nb::bytes(bytes.data(), bytes.size());
}

nb::list as_tuples(const std::vector<rummel::Part>& parts) {
  nb::list out;
  for (const rummel::Part& one : parts) out.append(nb::make_tuple(one.name, one.length, one.what));
  return out;
}

rummel::Fields fields_of(const nb::dict& fields) {
  rummel::Fields given;
  for (const auto& [name, value] : fields) {
    given.emplace_back(nb::cast<std::string>(name), as_field(value));
  }
  return given;
}

std::span<const std::uint8_t> bytes_of(const nb::bytes& bytes) {
  return {reinterpret_cast<const std::uint8_t*>(bytes.c_str()), bytes.size()};
}

nb::tuple evaluated(const rummel::Net& net, const nb::bytes& rows) {
  rummel::Net::Answer answer;
  {
    const auto given = bytes_of(rows);
    nb::gil_scoped_release free;
    answer = net.evaluate(given);
  }
  return nb::make_tuple(nb::cast(answer.values), nb::cast(answer.actions));
}

nb::object judged(const rummel::Net& net, AnyRound& round, int seat, const std::vector<int>& needs,
                  int ways) {
  std::optional<rummel::Judged> said;
  {
    nb::gil_scoped_release free;
    said = rummel::judge(net, round, seat, needs, ways);
  }
  if (!said) return nb::none();
  nb::list each;
  for (const auto& [action, chance] : said->chances) each.append(nb::make_tuple(action, chance));
  return nb::make_tuple(said->value, each);
}

nb::tuple as_tuple(const rummel::Desk::Counts& counts) {
  return nb::make_tuple(counts.asked, counts.known);
}

rummel::Policy policy_of(const std::string& name) {
  if (name == "greedy") return rummel::Policy::greedy;
  if (name == "random") return rummel::Policy::random;
  throw rummel::Refused("no native policy " + name + ": greedy or random");
}

// A seat without a name is the caller's.
std::vector<rummel::Policy> policies_of(const std::vector<std::string>& names) {
  std::vector<rummel::Policy> each;
  for (const std::string& name : names) {
    each.push_back(name.empty() ? rummel::Policy::caller : policy_of(name));
  }
  return each;
}

nb::tuple rollout_of(AnyRound& round, int seat, const std::vector<int>& actions,
                     const std::string& policy, int worlds, std::int64_t work, std::uint64_t seed,
                     double certainty) {
  if (worlds < 1) throw rummel::Refused("there has to be at least one world");
  const rummel::RolloutPlan plan{policy_of(policy), worlds, work, seed, certainty};
  rummel::Rollout rollout;
  {
    nb::gil_scoped_release free;
    rollout = round.rollout(seat, actions, plan);
  }
  nb::list choices;
  for (const auto& one : rollout.choices) {
    nb::list points;
    for (int other = 0; other < round.players(); ++other) {
      points.append(one.points[static_cast<std::size_t>(other)]);
    }
    choices.append(
        nb::make_tuple(one.action, one.worlds, nb::tuple(points), one.margin, one.error));
  }
  return nb::make_tuple(choices, rollout.work);
}

// The batch's own memory, for as long as somebody looks at it.
template <class T>
using View = nb::ndarray<nb::memview, T>;

template <class T>
View<T> view(nb::handle owner, T* data, std::initializer_list<std::size_t> shape) {
  return View<T>(data, shape, owner);
}

}  // namespace

void bind_rounds(nb::module_& m) {
  nb::exception<rummel::NotNative>(m, "NotNativeError", PyExc_ValueError);

  m.def("families", [] {
    nb::list out;
    for (const rummel::FamilyFacts& facts : rummel::families()) {
      nb::dict one;
      one["name"] = facts.name;
      one["most_seats"] = facts.most_seats;
      one["actions"] = facts.actions;
      one["bytes"] = facts.bytes;
      one["choices"] = facts.choices;
      one["offers"] = facts.offers;
      one["options"] = facts.options;
      one["lists"] = facts.lists;
      one["events"] = facts.events;
      one["reasons"] = facts.reasons;
      out.append(one);
    }
    return out;
  });

  nb::class_<Chance>(m, "Chance")
      .def_static("keyed", &keyed, nb::arg("key"), nb::arg("at") = 0)
      .def_static("seeded", &Chance::seeded, nb::arg("seed"))
      .def("below",
           [](Chance& chance, std::uint32_t bound) {
             if (bound == 0) throw rummel::Refused("a bound is at least 1");
             return chance.below(bound);
           })
      .def_prop_ro("at", &Chance::at);

  nb::class_<AnyRound>(m, "Round")
      .def(nb::new_([](const std::string& family, const nb::dict& options) {
             return AnyRound::make(family, numbers_of(options));
           }),
           nb::arg("family"), nb::arg("options"))
      .def("copy", &AnyRound::copy)
      .def("__copy__", &AnyRound::copy)
      .def(
          "deal",
          [](AnyRound& round, Chance& chance, int first, const std::vector<int>& carried,
             const std::vector<int>& previous) {
            const rummel::Start start{first, by_seat(round, carried), by_seat(round, previous)};
            return as_tuples(round.deal(start, chance));
          },
          nb::arg("chance"), nb::arg("first") = rummel::kNobody,
          nb::arg("carried") = std::vector<int>(), nb::arg("previous") = std::vector<int>())
      .def("play",
           [](AnyRound& round, int seat, int action, Chance& chance) {
             return as_tuples(round.play(seat, action, chance));
           })
      .def("resample", &AnyRound::resample)
      .def("acting", [](const AnyRound& round) { return seats_of(round.acting()); })
      .def("actions", &AnyRound::actions)
      .def("offered",
           [](AnyRound& round, int seat, int action) {
             const rummel::Offer offer = round.offered(seat, action);
             return nb::make_tuple(offer.move, as_python(offer.fields));
           })
      .def("greedy", &AnyRound::greedy)
      .def("rollout", &rollout_of, nb::arg("seat"), nb::arg("actions"), nb::arg("policy"),
           nb::arg("worlds"), nb::arg("work"), nb::arg("seed"), nb::arg("certainty"))
      .def("observation", &observation_of)
      .def("layout", [](const AnyRound& round) { return as_tuples(round.layout()); })
      .def("action_parts", [](const AnyRound& round) { return as_tuples(round.action_parts()); })
      .def_prop_ro("result", &result_of)
      .def_prop_ro("players", &AnyRound::players)
      .def("fields", [](AnyRound& round) { return as_python(round.fields()); })
      .def("set", [](AnyRound& round, const nb::dict& fields) { round.set(fields_of(fields)); })
      .def("memory", [](AnyRound& round) { return as_python(round.memory()); })
      .def("remember",
           [](AnyRound& round, const nb::dict& memory) { round.remember(fields_of(memory)); })
      .def("features",
           [](const AnyRound& round, int seat, const std::vector<int>& needs) {
             const std::vector<std::uint8_t> bytes = round.feature(seat, needs);
             return nb::bytes(bytes.data(), bytes.size());
           })
      .def("feature_layout",
           [](const AnyRound& round) { return as_tuples(round.feature_layout()); })
      .def("feature_hash",
           [](const AnyRound& round) { return rummel::hash_of(round.feature_layout()); })
      .def("rules_hash", &AnyRound::rules_hash)
      .def("chosen",
           [](AnyRound& round, int seat) {
             nb::list each;
             for (const auto& [action, choice] : round.chosen(seat)) {
               each.append(nb::make_tuple(action, choice));
             }
             return each;
           })
      .def_prop_ro("questions",
                   [](const AnyRound& round) { return as_tuple(round.questions()); });

  nb::class_<rummel::Net>(m, "Net")
      .def(nb::new_([](const nb::bytes& file) {
             return std::make_unique<rummel::Net>(rummel::Net::read(bytes_of(file)));
           }),
           nb::arg("file"))
      .def_prop_ro("family", &rummel::Net::family)
      .def_prop_ro("width", &rummel::Net::width)
      .def_prop_ro("actions", &rummel::Net::actions)
      .def("knows", &rummel::knows)
      .def("evaluate", &evaluated)
      .def("judge", &judged, nb::arg("round"), nb::arg("seat"), nb::arg("needs"),
           nb::arg("ways") = 1);

  nb::class_<AnyRounds>(m, "Rounds")
      .def(nb::new_([](const std::string& family, const nb::dict& options, std::size_t count,
                       std::uint64_t seed, unsigned threads,
                       const std::vector<std::string>& policies) {
             return AnyRounds::make(family, numbers_of(options), count, seed, threads,
                                    policies_of(policies));
           }),
           nb::arg("family"), nb::arg("options"), nb::arg("count"), nb::arg("seed"),
           nb::arg("threads"), nb::arg("policies") = std::vector<std::string>())
      .def_prop_ro("observations",
                   [](nb::handle self) {
                     auto& rounds = nb::cast<AnyRounds&>(self);
                     return view(self, rounds.arrays().observations,
                                 {rounds.count(), rounds.observation()});
                   })
      .def_prop_ro("legal",
                   [](nb::handle self) {
                     auto& rounds = nb::cast<AnyRounds&>(self);
                     return view(self, rounds.arrays().legal,
                                 {rounds.count(), static_cast<std::size_t>(rounds.actions())});
                   })
      .def_prop_ro("seats",
                   [](nb::handle self) {
                     auto& rounds = nb::cast<AnyRounds&>(self);
                     return view(self, rounds.arrays().seats, {rounds.count()});
                   })
      .def_prop_ro("points",
                   [](nb::handle self) {
                     auto& rounds = nb::cast<AnyRounds&>(self);
                     return view(self, rounds.arrays().points,
                                 {rounds.count(), static_cast<std::size_t>(rounds.players())});
                   })
      .def_prop_ro("over",
                   [](nb::handle self) {
                     auto& rounds = nb::cast<AnyRounds&>(self);
                     return view(self, rounds.arrays().over, {rounds.count()});
                   })
      .def(
          "reset",
          [](AnyRounds& rounds, std::optional<std::uint64_t> seed) {
            nb::gil_scoped_release free;
            rounds.reset(seed.value_or(rounds.seed()));
          },
          nb::arg("seed") = nb::none())
      .def("step",
           [](AnyRounds& rounds,
              nb::ndarray<const std::int32_t, nb::ndim<1>, nb::c_contig, nb::device::cpu> actions) {
             const std::span<const std::int32_t> each(actions.data(), actions.size());
             nb::gil_scoped_release free;
             rounds.step(each);
           })
      .def("sample",
           [](AnyRounds& rounds,
              nb::ndarray<std::int32_t, nb::ndim<1>, nb::c_contig, nb::device::cpu> actions) {
             const std::span<std::int32_t> each(actions.data(), actions.size());
             nb::gil_scoped_release free;
             rounds.sample(each);
           })
      .def("choose",
           [](AnyRounds& rounds, const std::vector<std::string>& policies,
              nb::ndarray<std::int32_t, nb::ndim<1>, nb::c_contig, nb::device::cpu> actions) {
             const std::vector<rummel::Policy> seats = policies_of(policies);
             const std::span<std::int32_t> each(actions.data(), actions.size());
             nb::gil_scoped_release free;
             rounds.choose(seats, each);
           })
      .def(
          "play",
          [](AnyRounds& rounds, const std::vector<std::string>& policies, std::uint64_t count,
             bool looking) {
            const std::vector<rummel::Policy> each = policies_of(policies);
            AnyRounds::Played played;
            {
              nb::gil_scoped_release free;
              played = rounds.play(each, count, looking);
            }
            nb::list points;
            for (std::size_t seat = 0; seat < each.size(); ++seat) {
              points.append(played.points[seat]);
            }
            return nb::make_tuple(played.rounds, played.decisions, nb::tuple(points));
          },
          nb::arg("policies"), nb::arg("rounds"), nb::arg("looking") = false)
      .def_prop_ro("questions",
                   [](const AnyRounds& rounds) { return as_tuple(rounds.questions()); });
}
