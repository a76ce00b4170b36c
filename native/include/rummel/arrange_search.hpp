// The search itself: rank by rank over the open runs of every suit, the most promising first.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "rummel/arrange_pins.hpp"
#include "rummel/arrange_pool.hpp"
#include "rummel/arrange_suit.hpp"

namespace rummel {

class Search {
 public:
  // The tables that the graphs of suits were made with have changed.
  void forget_suits() { ++basis_; }
  // The best way that is worth more than `floor`; nothing if there is none. The search stops at one
  // that is worth `enough`. `proven` turns false when the work ran out first.
  std::optional<Way> best(const Facts& facts, const Pool& pool, const Gains& gains,
                          const Limits& limits, Value start, Value floor, Value enough,
                          std::int64_t& work, bool& proven);

 private:
  // Most followers of a node have a lower bound than the node itself and are never needed. So first
  // only a few with the same bound are made, then all of those, and the others last.
  enum class Look : std::uint8_t { few, best, all };
  // Where all suits are after a rank, and the best way there.
  struct Node {
    std::uint64_t states;  // by suit, 16 bits each; for mixed runs: what is open, kept for later
    std::uint64_t rest;    // placed; points; promised; jokers; rank
    Value value;
    Value bound;  // of all that can follow; dead once it has been expanded
    std::uint32_t parent;
    std::uint32_t order;  // of creation, to settle ties
    Step step;
    Look look;  // which followers to make next
  };
  struct Entry {
    Value bound;
    std::uint64_t tie;  // deeper first, then older
    std::uint32_t index;
    bool operator<(const Entry& other) const {
      return bound != other.bound ? bound < other.bound : tie < other.tie;
    }
  };
  // The suits of one rank combined, before the jokers of its sets.
  struct Sum {
    Value gain = 0;
    int placed = 0;
    int points = 0;
    int wild = 0;
    std::uint64_t states = 0;
    Promises promised{};
  };

  void count_rest();
  void prepare();
  void spread_jokers();
  void prepare_sets(std::size_t rank);
  void rank_the_rest();
  [[nodiscard]] Value most_of(int pieces, int rank, int jokers) const;
  bool build_suits();
  Suit& graph_of(std::size_t suit);
  [[nodiscard]] Value root_bound() const;
  void begin();
  bool run(std::int64_t least);
  void look_again(const Entry& entry, Look look);
  [[nodiscard]] bool is_end(const Node& node) const;
  Way follow(std::size_t best) const;
  void queue(std::uint32_t index);
  void expand(std::uint32_t index);
  // `known`: the number of jokers left, or -1 for any number.
  template <int known>
  void expand_with(std::uint32_t index, int left);
  void expand_mixed(std::uint32_t index);
  // `known`: the number of jokers that the sets leave, or -1 for any number.
  template <int known>
  void choose(std::size_t suit, const Hopes& hopes, int jokers);
  void finish(const Hopes& hopes, int jokers);
  void leaf(Step& step, const Sum& sum, const Hopes& hopes, unsigned set_ways, int jokers);
  void add(const Node& node);
  [[nodiscard]] bool beaten(const Node& node);
  bool outdone(std::uint32_t index);
  [[nodiscard]] std::uint32_t* slot(std::uint64_t states, std::uint64_t rest);
  void rehash(std::size_t size);
  [[nodiscard]] Value joker_bonus(int mine) const;
  // What the suits overcount from a place on, after `used` jokers: those of the table that are still
  // to be laid count nothing, and later places are never cheaper.
  [[nodiscard]] Value table_part(int used, int place) const {
    if (!frame_.placed || used >= frame_.pool->table_jokers) return 0;
    return (frame_.pool->table_jokers - used) * least_joker_[static_cast<std::size_t>(place)];
  }
  // What a joker could add in a set above that rank.
  [[nodiscard]] Value set_bonus(int rank) const {
    if (frame_.prices.any) return frame_.prices.joker;
    return set_joker_[static_cast<std::size_t>(rank < kRanks ? rank : kRanks)];
  }

  // arrange_prices.cpp
  struct SetJokers {
    int jokers;
    Value value;
  };
  [[nodiscard]] SetJokers set_jokers(std::size_t rank, std::size_t shape) const;
  void price_sets(int place);
  [[nodiscard]] SetJokers give_back(int place) const;
  SetJokers priced_bound();
  bool find_prices(int sweeps, const Prices* from = nullptr);

  // The question.
  Frame frame_;
  Prices earlier_;  // the last ones of the searches for the same pieces
  Limits limits_;
  bool keyed_ = false;    // limits make points and numbers of pieces part of a state
  bool split_ = false;    // jokers of the table and of the rack are distinguished
  bool compared_ = false;  // nodes are compared by their open runs
  bool thrifty_ = false;  // a joker not laid yet is never worse than one that is
  bool pinned_ = false;   // some joker may not leave its place for nothing
  Value start_ = 0;
  Value fine_ = 0;   // the bits of a value that no objective uses
  Value floor_ = 0;  // with those bits set, so that nothing above it is worth as much
  Value enough_ = 0;  // a way that is worth this much is good enough
  std::int64_t* work_ = nullptr;

  // By rank: the shapes of sets, and their numbers of jokers as bits.
  struct Shapes {
    const SetShape* list = nullptr;
    std::size_t count = 0;
    const std::uint16_t* ways = nullptr;
  };
  std::array<Shapes, 18> shapes_{};
  struct OwnShapes {  // where sets that stay have room
    std::vector<SetShape> list;
    std::array<std::uint16_t, kSetShapes> ways{};
  };
  std::array<OwnShapes, 14> own_shapes_;
  std::array<std::uint16_t, kSetShapes> plain_ways_{};

  // What could follow after a rank.
  std::array<Value, 14> rest_{};
  std::array<int, 14> rest_points_{};
  std::array<int, 14> rest_count_{};
  bool capped_ = false;                         // fewer pieces may be laid than there are
  std::array<std::vector<Value>, 14> dearest_;  // then what that many of the dearest add
  std::array<Value, 14> set_joker_{};  // what a joker could add in a set
  std::array<Value, 20> least_joker_{};  // the least that a joker of the rack adds, by place

  // The graphs of the suits, among the last ones of each.
  struct Kept {
    std::array<Suit, 4> graphs;
    std::size_t next = 0;
  };
  std::array<Kept, 4> kept_;
  std::array<Suit*, 4> suits_{};
  // What they all depend on; the number changes with it.
  Laws laws_;
  Gains gains_;
  std::uint64_t basis_ = 0;
  Trails mixed_trails_;

  // The nodes, and a hash table of them by state.
  std::vector<Node> nodes_;
  std::vector<Entry> queue_;
  std::vector<std::uint32_t> slots_;  // index of a node plus one, or 0
  std::size_t best_ = 0;              // the best end so far; 0: none

  // What expanded nodes can do, by rank: another node that can do no more and is worth no more need not
  // be expanded.
  struct Rival {
    std::array<std::uint64_t, 2> might;
    Value value;
    std::uint32_t index;
  };
  std::array<std::vector<Rival>, 14> rivals_;

  // The node being expanded.
  std::uint32_t parent_ = 0;
  int rank_ = 0;
  int shape_ = 0;
  std::array<const Suit::Choices*, 4> chosen_{};
  std::array<const Suit::Option*, 4> picked_{};
  Promises promised_{};
  std::array<const Hopes*, 5> ahead_{};  // of the suits from this one on, for one shape
  Hopes three_ahead_{};                  // of the second suit and those after it
  int joker_room_ = 0;            // jokers that the sets leave
  Value set_bonus_ = 0;           // what each could add in a set
  Value paid_bonus_ = 0;          // what each could add that the sets need
  Value need_ = 0;                // what has to be exceeded from here
  Value least_ = 0;               // the bound that a follower has to exceed
  Value missed_ = 0;              // the highest bound that did not, less `least_`
  int few_ = 0;                   // followers still to make
  Value like_ = 0;                // how much like the old table the node could become
  Promises least_wild_{};         // jokers that were promised for this place
  Promises may_promise_{};
};

}  // namespace rummel
