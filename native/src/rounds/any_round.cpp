#include "rummel/rounds/any_round.hpp"

#include <algorithm>
#include <bit>

#include "rummel/net.hpp"
#include "rummel/rounds/duel.hpp"
#include "rummel/rounds/gin.hpp"
#include "rummel/rounds/karo8.hpp"
#include "rummel/rounds/one_eleven.hpp"
#include "rummel/rounds/romme.hpp"
#include "rummel/rounds/tiles.hpp"
#include "rummel/rounds/workers.hpp"

namespace rummel {
namespace {

// The families that there are; a new one is named here and nowhere else.
template <class... F>
struct List {};
using Families = List<Gin, Tiles, Romme, OneEleven, Karo8, Duel>;

// ------------------------------------------------------------------------------------- fields

template <class T>
concept Number = std::is_integral_v<T> || std::is_enum_v<T>;
template <class T>
concept APile = std::is_same_v<T, Pile<T::kMost>> || std::is_same_v<T, CountedPile<T::kMost>>;

class Writer {
 public:
  explicit Writer(Fields& out) : out_(out) {}
  template <class T>
  void operator()(const char* name, T&& value) {
    out_.emplace_back(name, field(value));
  }

 private:
  template <Number T>
  static Field field(const T& value) {
    return {static_cast<int>(value)};
  }
  template <APile Pieces>
  static Field field(const Pieces& pile) {
    return {std::vector<Code>(pile.begin(), pile.end())};
  }
  static Field field(const PieceSet& pieces) {
    std::vector<Code> all;
    pieces.each([&](Code piece) { all.push_back(piece); });
    return {std::move(all)};
  }
  static Field field(const Seats& seats) {
    std::vector<Code> all;
    for (int seat = 0; seat < 8; ++seat) {
      if (seats.bits >> seat & 1) all.push_back(static_cast<Code>(seat));
    }
    return {std::move(all)};
  }
  static Field field(const Karo8::Row& row) { return {std::vector<Field>{{row.low}, {row.high}}}; }
  template <class Part>
    requires requires(Part part) { part.rows; part.count; }
  static Field field(const Part& part) {
    std::vector<Field> all;
    for (std::size_t i = 0; i < part.count; ++i) all.push_back(row(part.rows[part.first + i]));
    return {std::move(all)};
  }
  template <class One>
    requires requires(One one) { one.rows; one.row; }
  static Field field(const One& one) {
    return row(one.rows[one.row]);
  }
  static Field row(std::span<const Code> pieces) {
    return {std::vector<Code>(pieces.begin(), pieces.end())};
  }
  template <std::size_t N>
  static Field field(const Table<N>& table) {
    std::vector<Field> all;
    table.each([&](std::span<const Code> meld) {
      all.push_back({std::vector<Code>(meld.begin(), meld.end())});
    });
    return {std::move(all)};
  }
  static Field field(const Gin::Melds& melds) {
    std::vector<Field> all;
    for (std::size_t i = 0; i < melds.size; ++i) all.push_back(field(melds.at[i].pieces()));
    return {std::move(all)};
  }
  template <class T, std::size_t N>
  static Field field(std::span<T, N> values) {
    std::vector<Field> all;
    for (const T& value : values) all.push_back(field(value));
    return {std::move(all)};
  }
  Fields& out_;
};

class Reader {
 public:
  explicit Reader(const Fields& in) : in_(in) {}
  template <class T>
  void operator()(const char* name, T&& value) {
    name_ = name;
    for (const auto& [given, field] : in_) {
      if (given == name) return read(field, value);
    }
    fail("is missing");
  }

 private:
  template <Number T>
  void read(const Field& from, T& value) {
    const int* const number = std::get_if<int>(&from.value);
    if (number == nullptr) fail("is no number");
    using Plain = typename std::conditional_t<std::is_enum_v<T>, std::underlying_type<T>,
                                              std::type_identity<T>>::type;
    if (*number < static_cast<int>(std::numeric_limits<Plain>::min()) ||
        *number > static_cast<int>(std::numeric_limits<Plain>::max())) {
      fail("is out of range");
    }
    value = static_cast<T>(*number);
  }
  template <APile Pieces>
  void read(const Field& from, Pieces& pile) {
    pile.clear();
    for (const Code code : pieces(from, Pieces::kMost)) pile.push(code);
  }
  void read(const Field& from, PieceSet& set) {
    set = {};
    for (const Code code : pieces(from, 52)) {
      if (!is_natural(code) || set.has(code)) fail("has a piece that can't be there");
      set.add(code);
    }
  }
  void read(const Field& from, Seats& seats) {
    seats = {};
    for (const Code seat : pieces(from, 8)) {
      if (seat >= 8 || seats.bits >> seat != 0) fail("has seats out of order");
      seats = Seats::of(seats.bits | bit(seat));
    }
  }
  void read(const Field& from, Karo8::Row& row) {
    const auto& ends = several(from);
    if (ends.size() != 2) fail("has the wrong length");
    read(ends[0], row.low);
    read(ends[1], row.high);
  }
  template <class Part>
    requires requires(Part part) { part.rows; part.count; }
  void read(const Field& from, Part& part) {
    const auto& all = several(from);
    if (all.size() != part.count) fail("has the wrong length");
    for (std::size_t i = 0; i < all.size(); ++i) read_row(all[i], part.rows, part.first + i);
  }
  template <class One>
    requires requires(One one) { one.rows; one.row; }
  void read(const Field& from, One& one) {
    read_row(from, one.rows, one.row);
  }
  template <class Rows>
  void read_row(const Field& from, Rows& rows, std::size_t row) {
    rows.clear(row);
    rows.assign(row, pieces(from, Rows::kMost - rows.all()));
  }
  template <std::size_t N>
  void read(const Field& from, Table<N>& table) {
    table.clear();
    for (const Field& one : several(from)) {
      const auto& meld = pieces(one, N);
      if (meld.size() < 3) fail("has a meld of less than three");
      if (!table.push(meld)) fail("has too many pieces");
    }
  }
  void read(const Field& from, Gin::Melds& melds) {
    melds.size = 0;
    for (const Field& one : several(from)) {
      if (melds.size == melds.at.size()) fail("has too many melds");
      const auto& meld = pieces(one, 13);
      if (meld.size() < 3) fail("has a meld of less than three");
      melds.push(Gin::Meld::of(meld));
      const Pile<13> read = melds.at[melds.size - 1U].pieces();
      if (read.size() != meld.size() || !std::equal(read.begin(), read.end(), meld.begin())) {
        fail("has a row that is no meld");
      }
    }
  }
  template <class T, std::size_t N>
  void read(const Field& from, std::span<T, N> values) {
    const auto& all = several(from);
    if (all.size() != values.size()) fail("has the wrong length");
    for (std::size_t i = 0; i < all.size(); ++i) read(all[i], values[i]);
  }

  const std::vector<Code>& pieces(const Field& from, std::size_t most) {
    const auto* const codes = std::get_if<std::vector<Code>>(&from.value);
    if (codes == nullptr) fail("is no row of pieces");
    if (codes->size() > most) fail("has too many pieces");
    return *codes;
  }
  const std::vector<Field>& several(const Field& from) {
    const auto* const all = std::get_if<std::vector<Field>>(&from.value);
    if (all == nullptr) fail("is no list");
    return *all;
  }
  [[noreturn]] void fail(const char* why) const {
    throw Refused(std::string("the field ") + name_ + " " + why);
  }
  const Fields& in_;
  const char* name_ = "";
};

// -------------------------------------------------------------------------------------- rounds

template <class F>
class RoundOf final : public AnyRound {
 public:
  explicit RoundOf(const Numbers& rules)
      : rules_(read_rules<F>(rules)), rules_hash_(hash_of(rules)) {}

  [[nodiscard]] std::unique_ptr<AnyRound> copy() const override {
    return std::make_unique<RoundOf>(*this);
  }
  std::vector<Event> deal(const Start& start, Chance& chance) override {
    if (start.first < kNobody || start.first >= rules_.players) {
      throw Refused("no such seat: " + std::to_string(start.first));
    }
    std::vector<Event> heard;
    listed_ = kNobody;
    F::deal(rules_, start, round_, chance, Events(&heard));
    return heard;
  }
  std::vector<Event> play(int seat, int action, Chance& chance) override {
    need(seat);
    list(seat);
    if (!choices_.actions.has(action)) {
      throw Refused("seat " + std::to_string(seat) + " can't play action " +
                    std::to_string(action) + " now");
    }
    std::vector<Event> heard;
    listed_ = kNobody;
    play_action<F>(rules_, round_, seat, action, choices_, desk(), chance, Events(&heard));
    return heard;
  }
  void resample(int seat, Chance& chance) override {
    if (seat != kNobody) need(seat);
    listed_ = kNobody;
    F::resample(rules_, round_, seat, chance);
  }
  [[nodiscard]] unsigned acting() const override { return F::acting(round_); }
  [[nodiscard]] std::vector<int> actions(int seat) override {
    need(seat);
    list(seat);
    return {choices_.actions.begin(), choices_.actions.end()};
  }
  [[nodiscard]] Offer offered(int seat, int action) override {
    need(seat);
    list(seat);
    if constexpr (Lays<F>) {
      if (choices_.actions.has(action) && action >= F::kLay) {
        return F::offer(F::turn(rules_, round_, seat, action, desk()));
      }
    }
    throw Refused("action " + std::to_string(action) + " is not offered to seat " +
                  std::to_string(seat) + " now");
  }
  [[nodiscard]] int greedy(int seat) override {
    need(seat);
    list(seat);
    if (choices_.actions.empty()) {
      throw Refused("seat " + std::to_string(seat) + " can't act now");
    }
    return F::greedy(rules_, round_, seat, choices_, desk());
  }
  [[nodiscard]] Rollout rollout(int seat, std::span<const int> actions,
                                const RolloutPlan& plan) override {
    need(seat);
    Rollouts<F> rollouts(rules_, round_, seat, desk());
    for (const int action : actions) {
      if (!rollouts.may(action)) {
        throw Refused("seat " + std::to_string(seat) + " can't play action " +
                      std::to_string(action) + " now");
      }
    }
    return rollouts.run(actions, plan);
  }
  [[nodiscard]] const Result& result() const override { return round_.result; }
  [[nodiscard]] int players() const override { return rules_.players; }
  [[nodiscard]] std::size_t observation() const override { return F::observation(rules_); }
  void observe(int seat, std::span<std::uint8_t> bytes) const override {
    need(seat);
    F::observe(rules_, round_, seat, bytes.data());
  }
  [[nodiscard]] std::vector<Part> layout() const override { return F::layout(rules_); }
  [[nodiscard]] std::vector<Part> action_parts() const override { return F::action_parts(rules_); }
  [[nodiscard]] Fields fields() override {
    Fields out;
    F::fields(rules_, round_, Writer(out));
    return out;
  }
  void set(const Fields& fields) override {
    typename F::Round given{};
    F::fields(rules_, given, Reader(fields));
    F::check(rules_, given);
    need_choices(given);
    round_ = given;
    listed_ = kNobody;
  }
  [[nodiscard]] Fields memory() override {
    Fields out;
    if constexpr (PlayedByNets<F>) F::memory(rules_, round_, Writer(out));
    return out;
  }
  void remember(const Fields& memory) override {
    if constexpr (PlayedByNets<F>) {
      typename F::Round given = round_;
      F::memory(rules_, given, Reader(memory));
      if constexpr (requires { F::check_memory(rules_, given); }) F::check_memory(rules_, given);
      round_ = given;
    }
  }
  [[nodiscard]] std::vector<Part> feature_layout() const override {
    if constexpr (PlayedByNets<F>) return F::feature_layout(rules_);
    throw NotNative("features");
  }
  [[nodiscard]] std::vector<std::uint8_t> feature(int seat,
                                                  std::span<const int> needs) const override {
    need(seat);
    if (needs.size() != static_cast<std::size_t>(rules_.players)) {
      throw Refused("there are " + std::to_string(rules_.players) + " seats and " +
                    std::to_string(needs.size()) + " numbers");
    }
    if constexpr (PlayedByNets<F>) {
      std::vector<std::uint8_t> bytes(bytes_of(F::feature_layout(rules_)));
      F::feature(rules_, round_, seat, needs, desk(), bytes.data());
      return bytes;
    }
    throw NotNative("features");
  }
  [[nodiscard]] std::vector<NetChoice> chosen(int seat) override {
    need(seat);
    std::vector<NetChoice> all;
    if constexpr (PlayedByNets<F>) {
      list(seat);
      net_choices<F>(rules_, round_, seat, choices_, all);
    }
    return all;
  }
  [[nodiscard]] std::span<const int> suited() const override {
    if constexpr (requires { F::kSuited; }) return F::kSuited;
    return {};
  }
  [[nodiscard]] std::uint64_t rules_hash() const override { return rules_hash_; }
  [[nodiscard]] std::string_view family() const override { return F::kName; }
  [[nodiscard]] Desk::Counts questions() const override { return desk().counts(); }

 private:
  static Desk& desk() {
    thread_local Desk own;
    return own;
  }
  void need(int seat) const {
    if (seat < 0 || seat >= rules_.players) throw Refused("no such seat: " + std::to_string(seat));
  }
  // The choices of one seat are kept until something happens.
  void list(int seat) {
    if (seat == listed_) return;
    F::list(rules_, round_, seat, desk(), choices_);
    listed_ = seat;
  }
  // A round under way has somebody who acts, and everybody who does has something to do.
  void need_choices(const typename F::Round& round) const {
    const unsigned acting = F::acting(round);
    if (acting == 0) throw Refused("this round is over");
    typename F::Choices choices{};
    for (int seat = 0; seat < rules_.players; ++seat) {
      if (!(acting >> seat & 1)) continue;
      F::list(rules_, round, seat, desk(), choices);
      if (choices.actions.empty()) throw Refused("a seat that acts has nothing to do");
    }
  }

  typename F::Rules rules_;
  std::uint64_t rules_hash_;
  typename F::Round round_{};
  typename F::Choices choices_{};
  int listed_ = kNobody;  // whose choices they are
};

// --------------------------------------------------------------------------------------- batches

template <class F>
class RoundsOf final : public AnyRounds {
 public:
  RoundsOf(const Numbers& rules, std::size_t count, std::uint64_t seed, unsigned threads,
           std::span<const Policy> policies)
      : rules_(read_rules<F>(rules)),
        policies_(policies.begin(), policies.end()),
        workers_(threads),
        desks_(workers_.threads()),
        seed_(seed),
        slots_(count),
        observations_(count * F::observation(rules_)),
        legal_(count * F::kActions),
        seats_(count),
        points_(count * static_cast<std::size_t>(rules_.players)),
        over_(count) {
    if (policies_.empty()) policies_.assign(static_cast<std::size_t>(rules_.players), Policy::caller);
    need_policies(policies_);
    for (std::size_t seat = 0; seat < policies_.size(); ++seat) {
      if (policies_[seat] != Policy::caller) bots_ |= bit(static_cast<int>(seat));
    }
    if (bots_ + 1 == bit(rules_.players)) throw Refused("no seat is left to the caller");
    reset(seed);
  }

  [[nodiscard]] Arrays arrays() override {
    return {observations_.data(), legal_.data(), seats_.data(), points_.data(), over_.data()};
  }
  [[nodiscard]] std::size_t count() const override { return slots_.size(); }
  [[nodiscard]] std::size_t observation() const override { return F::observation(rules_); }
  [[nodiscard]] int players() const override { return rules_.players; }
  [[nodiscard]] int actions() const override { return F::kActions; }

  [[nodiscard]] std::uint64_t seed() const override { return seed_; }

  void reset(std::uint64_t seed) override {
    for (std::size_t i = 0; i < slots_.size(); ++i) {
      slots_[i].chance = seed + i * 0x2545f4914f6cdd1dULL;
    }
    begin_all();
  }

  void step(std::span<const std::int32_t> actions) override {
    if (actions.size() != slots_.size()) {
      throw Refused("there are " + std::to_string(slots_.size()) + " rounds and " +
                    std::to_string(actions.size()) + " actions");
    }
    for (std::size_t i = 0; i < actions.size(); ++i) {
      if (over_[i]) continue;  // dealt again, whatever the action
      if (actions[i] < 0 || actions[i] >= F::kActions ||
          !legal_[i * F::kActions + static_cast<std::size_t>(actions[i])]) {
        throw Refused("round " + std::to_string(i) + ": action " + std::to_string(actions[i]) +
                      " is not legal");
      }
    }
    each_slot([&](std::size_t i, Desk& desk) {
      if (over_[i]) return begin(i, desk);
      Slot& slot = slots_[i];
      Chance chance = Chance::seeded(slot.chance);
      unmark(i);
      play_action<F>(rules_, slot.round, seats_[i], actions[i], slot.choices, desk, chance,
                     Events());
      play_bots(slot, chance, desk);
      slot.chance = chance.at();
      over_[i] = slot.round.result.over;
      look(i, desk);
    });
  }

  void sample(std::span<std::int32_t> actions) override {
    if (actions.size() != slots_.size()) {
      throw Refused("there are " + std::to_string(slots_.size()) + " rounds and room for " +
                    std::to_string(actions.size()) + " actions");
    }
    for (std::size_t i = 0; i < actions.size(); ++i) {
      const auto& all = slots_[i].choices.actions;
      if (over_[i]) {
        actions[i] = 0;
        continue;
      }
      Chance chance = Chance::seeded(slots_[i].chance);
      actions[i] = all[chance.below(static_cast<std::uint32_t>(all.size()))];
      slots_[i].chance = chance.at();
    }
  }

  void choose(std::span<const Policy> policies, std::span<std::int32_t> actions) override {
    need_all_policies(policies);
    if (actions.size() != slots_.size()) {
      throw Refused("there are " + std::to_string(slots_.size()) + " rounds and room for " +
                    std::to_string(actions.size()) + " actions");
    }
    each_slot([&](std::size_t i, Desk& desk) {
      actions[i] = 0;
      if (over_[i]) return;
      Chance chance = Chance::seeded(slots_[i].chance);
      actions[i] = pick(slots_[i], seats_[i], policies, chance, desk);
      slots_[i].chance = chance.at();
    });
  }

  Played play(std::span<const Policy> policies, std::uint64_t rounds, bool looking) override {
    need_all_policies(policies);
    std::vector<Played> parts(slots_.size());
    // Every slot has its share, so that the number of threads changes nothing.
    each_slot([&](std::size_t i, Desk& desk) {
      const std::uint64_t share = rounds * (i + 1) / slots_.size() - rounds * i / slots_.size();
      Played mine;  // not in a place next to what other threads count
      for (std::uint64_t round = 0; round < share; ++round) {
        play_out(i, policies, looking, desk, mine);
      }
      parts[i] = mine;
      begin(i, desk);
    });
    Played all;
    for (const Played& part : parts) {
      all.rounds += part.rounds;
      all.decisions += part.decisions;
      for (std::size_t i = 0; i < all.points.size(); ++i) all.points[i] += part.points[i];
    }
    return all;
  }

  [[nodiscard]] Desk::Counts questions() const override {
    Desk::Counts all;
    for (const Desk& desk : desks_) {
      all.asked += desk.counts().asked;
      all.known += desk.counts().known;
    }
    return all;
  }

 private:
  struct Slot {
    std::uint64_t chance = 0;  // what its next numbers are seeded with
    typename F::Round round;
    typename F::Choices choices;
  };

  template <class Work>
  void each_slot(Work work) {
    workers_.run(slots_.size(), [&](unsigned number, std::size_t from, std::size_t to) {
      for (std::size_t i = from; i < to; ++i) work(i, desks_[number]);
    });
  }

  void need_policies(std::span<const Policy> policies) const {
    if (policies.size() != static_cast<std::size_t>(rules_.players)) {
      throw Refused("there are " + std::to_string(rules_.players) + " seats and " +
                    std::to_string(policies.size()) + " policies");
    }
  }

  void need_all_policies(std::span<const Policy> policies) const {
    need_policies(policies);
    if (std::ranges::find(policies, Policy::caller) != policies.end()) {
      throw Refused("here every seat needs a policy");
    }
  }

  void deal(Slot& slot, Chance& chance) {
    F::deal(rules_, Start{}, slot.round, chance, Events());
  }

  // A new round with a decision for the caller, and its row.
  void begin(std::size_t i, Desk& desk) {
    Slot& slot = slots_[i];
    Chance chance = Chance::seeded(slot.chance);
    do {
      deal(slot, chance);
      play_bots(slot, chance, desk);
    } while (slot.round.result.over);
    slot.chance = chance.at();
    over_[i] = 0;
    unmark_all(i);
    look(i, desk);
  }

  void begin_all() {
    each_slot([&](std::size_t i, Desk& desk) { begin(i, desk); });
  }

  // The bots' moves up to a decision of the caller or the end.
  void play_bots(Slot& slot, Chance& chance, Desk& desk) {
    while (const unsigned acting = F::acting(slot.round) & bots_) {
      play_one(slot, std::countr_zero(acting), policies_, chance, desk);
    }
  }

  void play_one(Slot& slot, int seat, std::span<const Policy> policies, Chance& chance,
                Desk& desk) {
    F::list(rules_, slot.round, seat, desk, slot.choices);
    play_pick(slot, seat, policies, chance, desk);
  }

  // One of the choices that are listed.
  int pick(Slot& slot, int seat, std::span<const Policy> policies, Chance& chance, Desk& desk) {
    const auto& actions = slot.choices.actions;
    return policies[static_cast<std::size_t>(seat)] == Policy::greedy
               ? F::greedy(rules_, slot.round, seat, slot.choices, desk)
               : actions[chance.below(static_cast<std::uint32_t>(actions.size()))];
  }

  void play_pick(Slot& slot, int seat, std::span<const Policy> policies, Chance& chance,
                 Desk& desk) {
    const int action = pick(slot, seat, policies, chance, desk);
    play_action<F>(rules_, slot.round, seat, action, slot.choices, desk, chance, Events());
  }

  [[nodiscard]] std::uint8_t* legal_of(std::size_t i) { return legal_.data() + i * F::kActions; }

  // The choices of a row are legal no longer. They are few, and the actions are hundreds.
  void unmark(std::size_t i) {
    std::uint8_t* const legal = legal_of(i);
    for (const Action action : slots_[i].choices.actions) legal[action] = 0;
  }
  // Whatever is marked, where choices were listed that are not marked.
  void unmark_all(std::size_t i) { std::fill_n(legal_of(i), F::kActions, std::uint8_t{0}); }

  // Writes the row of a round in which nothing is marked.
  void look(std::size_t i, Desk& desk) {
    Slot& slot = slots_[i];
    const auto players = static_cast<std::size_t>(rules_.players);
    std::uint8_t* const legal = legal_of(i);
    std::fill_n(points_.data() + i * players, players, std::int16_t{0});
    const unsigned acting = F::acting(slot.round);
    if (acting == 0) {
      seats_[i] = kNobody;
      std::fill_n(observations_.data() + i * observation(), observation(), std::uint8_t{0});
      std::copy_n(slot.round.result.points.begin(), players, points_.data() + i * players);
      return;
    }
    const int seat = std::countr_zero(acting);
    seats_[i] = static_cast<std::int8_t>(seat);
    F::observe(rules_, slot.round, seat, observations_.data() + i * observation());
    F::list(rules_, slot.round, seat, desk, slot.choices);
    for (const Action action : slot.choices.actions) legal[action] = 1;
  }

  void play_out(std::size_t i, std::span<const Policy> policies, bool looking, Desk& desk,
                Played& played) {
    Slot& slot = slots_[i];
    Chance chance = Chance::seeded(slot.chance);
    deal(slot, chance);
    if (looking) unmark_all(i);
    while (const unsigned acting = F::acting(slot.round)) {
      const int seat = std::countr_zero(acting);
      if (looking) {
        look(i, desk);
        unmark(i);
        play_pick(slot, seat, policies, chance, desk);
      } else {
        play_one(slot, seat, policies, chance, desk);
      }
      ++played.decisions;
    }
    slot.chance = chance.at();
    ++played.rounds;
    for (std::size_t seat = 0; seat < policies.size(); ++seat) {
      played.points[seat] += slot.round.result.points[seat];
    }
  }

  typename F::Rules rules_;
  std::vector<Policy> policies_;
  unsigned bots_ = 0;  // the seats that they play, as bits
  Workers workers_;
  std::vector<Desk> desks_;  // one for each thread
  std::uint64_t seed_;
  std::vector<Slot> slots_;
  std::vector<std::uint8_t> observations_;
  std::vector<std::uint8_t> legal_;
  std::vector<std::int8_t> seats_;
  std::vector<std::int16_t> points_;
  std::vector<std::uint8_t> over_;
};

// -------------------------------------------------------------------------------------- by name

template <class F>
FamilyFacts facts_of() {
  FamilyFacts facts;
  facts.name = F::kName;
  facts.most_seats = F::kMostSeats;
  facts.actions = F::kActions;
  facts.bytes = sizeof(typename F::Round);
  facts.choices = sizeof(typename F::Choices);
  facts.offers = Lays<F>;
  for (const auto& option : F::options()) {
    facts.options.emplace_back(option.name);
    facts.ranges.push_back({option.least, option.most});
  }
  if constexpr (requires { F::kLists; }) facts.lists.assign(F::kLists.begin(), F::kLists.end());
  facts.events.assign(F::kEvents.begin(), F::kEvents.end());
  facts.reasons.assign(F::kReasons.begin(), F::kReasons.end());
  return facts;
}

// Calls `make` with the family of that name.
template <class Result, class Make, class... F>
Result by_name(List<F...>, std::string_view name, Make make) {
  Result made{};
  const bool known = ((name == F::kName && (made = make.template operator()<F>(), true)) || ...);
  if (!known) throw Refused("no native rounds of " + std::string(name));
  return made;
}

template <class... F>
std::vector<FamilyFacts> all_facts(List<F...>) {
  return {facts_of<F>()...};
}

}  // namespace

std::vector<FamilyFacts> families() { return all_facts(Families{}); }

std::unique_ptr<AnyRound> AnyRound::make(std::string_view family, const Numbers& rules) {
  return by_name<std::unique_ptr<AnyRound>>(
      Families{}, family, [&]<class F>() { return std::make_unique<RoundOf<F>>(rules); });
}

std::unique_ptr<AnyRounds> AnyRounds::make(std::string_view family, const Numbers& rules,
                                           std::size_t count, std::uint64_t seed, unsigned threads,
                                           std::span<const Policy> policies) {
  if (count == 0) throw Refused("there has to be at least one round");
  return by_name<std::unique_ptr<AnyRounds>>(Families{}, family, [&]<class F>() {
    return std::make_unique<RoundsOf<F>>(rules, count, seed, threads, policies);
  });
}

}  // namespace rummel
