// The search itself: rank by rank over the open runs of every suit.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "rummel/arrange_runs.hpp"

namespace rummel {

// Objectives side by side in one number: comparing it compares them in their order.
using Value = std::int64_t;
inline constexpr Value kDead = -(Value{1} << 58);

// A joker that lay on the table in a meld that may be taken apart.
struct Pin {
  int meld = 0;
  bool in_set = false;
  int rank = 0;
  int suit = 0;
  std::uint8_t fitting = 0;  // suits that could stand in its place
};

// A set of three that stays: what may be added to it.
struct Room {
  int meld = 0;
  std::uint8_t suits = 0;  // natural pieces that fit
  bool joker = false;      // a joker fits
};

// What has to be arranged, as numbers by suit and rank; rank 0 is unused.
struct Pool {
  template <class T>
  using ByFace = std::array<std::array<T, 18>, 4>;

  ByFace<std::uint8_t> table{};  // natural pieces that have to be laid, not counted in the value
  ByFace<std::uint8_t> rack{};   // natural pieces that may be laid
  int table_jokers = 0;
  int rack_jokers = 0;

  ByFace<std::uint8_t> lying{};   // natural pieces in melds that stay
  ByFace<std::uint8_t> absorb{};  // melds that stay and begin here: they take runs from below
  ByFace<std::uint8_t> inject{};  // melds that stay and end here: they may go on
  std::array<std::vector<Room>, 14> rooms;
  std::array<std::vector<Pin>, 14> pins;
  bool stays = false;  // whether any meld stays
  // Jokers of the table may be left over: almost any meld has room for them afterwards.
  bool loose_jokers = false;
};

// What one piece adds to the value.
struct Gains {
  std::array<Value, 14> natural{};  // of ranks 2 to 13
  Value ace_base = 0;
  Value point = 0;  // one point; 0 if points are no objective
  int ace_low = 0;
  int ace_set = 0;
  int ace_high = 0;
  int dearest = 0;                 // the most that any piece counts
  std::array<int, 18> face{};      // points of a piece in a run, by place
  Value joker = 0;                 // any joker of the rack
  std::array<Value, 18> in_run{};  // what its place adds to that; at 0 the most of all places
  std::array<Value, 14> in_set{};
  bool by_place = false;  // whether in_run and in_set matter
  bool joker_counts = true;
};

struct Limits {
  int least_points = 0;
  int most_placed = 1000;
  int least_placed = 0;
  [[nodiscard]] bool any() const {
    return least_points > 0 || most_placed < 1000 || least_placed > 0;
  }
};

// What happens at one rank.
struct Step {
  std::array<std::uint8_t, 4> run{};    // natural pieces into runs
  std::array<std::uint8_t, 4> set{};    // natural pieces into sets
  std::array<std::uint8_t, 4> wild{};   // jokers into runs; of mixed runs all in the first
  std::array<std::uint8_t, 4> later{};  // kept for a place above the king
  std::uint8_t set_jokers = 0;
};

struct Way {
  Value value = kDead;
  int points = 0;
  int placed = 0;
  std::vector<Step> steps;                 // by rank, beginning with 1
  std::vector<std::array<Open, 4>> opens;  // after each rank
};

class Search {
 public:
  struct Facts {
    const Laws* laws = nullptr;
    Runs* runs = nullptr;
    const Sets* sets = nullptr;
  };

  // The best way that is worth more than `floor`; nothing if there is none.
  // `proven` turns false when the work ran out first.
  std::optional<Way> best(const Facts& facts, const Pool& pool, const Gains& gains,
                          const Limits& limits, Value start, Value floor, std::int64_t& work,
                          bool& proven);

  // The pieces of one rank into sets, those that stay first. Without `check` any split will do.
  struct Split {
    std::vector<std::pair<int, int>> added;  // room, suit or -1 for a joker
    std::vector<SetKind> sets;
  };
  static bool split(const Facts& facts, const Pool& pool, int rank, const Step& step,
                    const std::array<std::uint8_t, 4>& promised, Split* out);

 private:
  struct Node {
    std::uint64_t runs_key;  // open runs, 12 bits a suit; placed; points
    std::uint64_t rest_key;  // kept for later; promised; jokers
    Value value;
    Value bound;
    std::uint32_t parent;
    std::uint32_t order;  // of coming up, to settle ties
    Step step;
  };
  struct Entry {
    Value bound;
    Value value;
    std::uint32_t order;
    std::uint32_t index;
    int rank;
    bool operator<(const Entry& other) const;
  };
  using Hopes = std::array<Value, kMostJokers + 1>;
  struct Option {
    std::uint8_t run, wild, later, promise;
    Open open;
    std::int16_t placed;
    std::int16_t points;
    Value gain;
    Hopes hopes;  // the gain and all that could follow in this suit, by the jokers it may use
  };
  struct Choices {
    std::vector<Option> list;
    Hopes tops;  // the best of their hopes
  };
  // What the suits of one rank come to, before the jokers of its sets.
  struct Sum {
    Value gain = 0;
    int placed = 0;
    int points = 0;
    int wild = 0;
    std::array<Open, 4> opens{};
    std::array<std::uint8_t, 4> promised{};
  };

  void prepare();
  bool pass(std::size_t width);
  void collect();
  [[nodiscard]] bool is_end(const Node& node) const;
  void follow(std::size_t best);
  void queue(std::uint32_t index);
  bool prove();
  void expand_any(std::uint32_t index);
  void expand(std::uint32_t index);
  void expand_mixed(std::uint32_t index);
  const Choices& choices(const Node& node, std::uint32_t suit, int set);
  void choose(std::uint32_t parent, std::uint32_t suit, Step& step, const Sum& sum,
              const Hopes& hopes, int shape, int jokers);
  void leaf(std::uint32_t parent, Step& step, const Sum& sum, const Hopes& hopes, unsigned set_ways,
            int jokers);
  void add(const Node& node);
  [[nodiscard]] bool beaten(const Node& node) const;
  void cut(std::size_t width);
  void rehash();
  [[nodiscard]] bool pins_hold(const Step& step, const std::array<std::uint8_t, 4>& promised) const;
  [[nodiscard]] static bool check_pins(const Facts& facts, const Pool& pool, int rank,
                                       const Step& step,
                                       const std::array<std::uint8_t, 4>& promised,
                                       const std::array<std::uint8_t, 4>& declared);
  const Hopes& hope(std::uint32_t suit, int rank, Open open, int later);
  Value hope_all(int rank, const std::array<Open, 4>& opens, std::uint64_t rest_key, int jokers);
  [[nodiscard]] Value natural_gain(std::uint32_t suit, int rank, int low, int set, int high,
                                   int* points) const;
  [[nodiscard]] Value joker_hope(int rank) const;
  [[nodiscard]] Value joker_bonus(int mine) const;

  Facts facts_;
  const Pool* pool_ = nullptr;
  const Gains* gains_ = nullptr;
  Limits limits_;
  bool keyed_ = false;
  bool hopeful_ = true;   // suits are independent enough for `hope`
  bool split_ = false;    // jokers of the table and of the rack are told apart
  bool thrifty_ = false;  // a joker not laid yet is never worse than one that is
  bool placed_ = false;   // `hope` counts jokers by their place
  int jokers_ = 0;
  int above_ = 0;  // places above the king
  int last_ = 13;
  int rank_ = 0;
  Value start_ = 0;
  Value floor_ = 0;
  std::int64_t* work_ = nullptr;

  std::array<std::array<std::uint16_t, kSetShapes>, 14> ways_{};
  std::array<std::vector<std::uint8_t>, 14> shapes_;
  std::array<std::array<std::uint8_t, 4>, 14> digits_{};  // bits: what their digits can be
  std::array<Value, 18> rest_{};
  std::array<int, 18> rest_points_{};
  std::array<int, 18> rest_count_{};
  std::array<Value, 18> set_joker_{};
  Pool::ByFace<Value> suit_rest_{};
  std::size_t hope_opens_ = 256;
  Pool::ByFace<std::int8_t> set_cost_{};  // jokers that a set needs; -1: no set
  std::array<bool, 14> two_sets_{};

  std::vector<Node> nodes_;
  std::uint32_t order_ = 0;
  std::vector<Entry> queue_;
  bool best_first_ = false;
  std::size_t layer_ = 0;
  Value lost_ = kDead;
  std::size_t width_ = 0;
  std::vector<std::uint32_t> slots_;
  std::vector<std::uint32_t> stamps_;
  std::uint32_t stamp_ = 0;
  static constexpr std::size_t kChoiceSlots = 8192;
  struct ChoiceSlot {
    std::uint64_t stamp = 0;
    std::uint32_t key = 0;
    std::uint32_t at = 0;
  };
  std::array<ChoiceSlot, kChoiceSlots> choice_slots_{};
  std::uint64_t choice_stamp_ = 0;
  std::vector<std::unique_ptr<Choices>> choices_;
  std::size_t choices_used_ = 0;
  std::array<std::array<const Choices*, 3>, 4> chosen_{};
  std::array<Hopes, 5> ahead_{};  // of the suits from this one on, for one shape
  int joker_room_ = 0;            // jokers that those sets leave
  Value set_bonus_ = 0;           // what each could add in a set
  Value need_ = 0;                // what has to be exceeded from here
  std::optional<Way> way_;

  std::vector<Hopes> hopes_;
  std::array<Hopes, 4> trivial_{};
  std::vector<std::uint32_t> hope_stamps_;
  std::uint32_t hope_stamp_ = 0;
};

}  // namespace rummel
