// The parts of the arranger that answer a question, spread over a few files.
#pragma once

#include <map>
#include <optional>
#include <tuple>
#include <vector>

#include "rummel/arrange.hpp"
#include "rummel/arrange_layout.hpp"
#include "rummel/arrange_search.hpp"

namespace rummel {

// The position of each field in a value; the first objective is the highest.
struct Scale {
  int tiles = -1;
  int points = -1;
  int left = -1;
  int jokers = -1;
  int out = -1;          // the fields before `out` are above this bit
  int undisturbed = -1;  // likewise
  bool good = true;

  explicit Scale(const std::vector<Objective>& objectives) {
    int at = 44;
    const auto claim = [&](int& field, int width) {
      good = good && field < 0;
      at -= width;
      field = at;
    };
    for (const Objective objective : objectives) {
      switch (objective) {
        case Objective::tiles:
          claim(tiles, 8);
          break;
        case Objective::points:
          claim(points, 14);
          break;
        case Objective::left:
          claim(left, 14);
          break;
        case Objective::jokers:
          claim(jokers, 4);
          break;
        case Objective::out:
          claim(out, 0);
          break;
        case Objective::undisturbed:
          claim(undisturbed, 0);
          break;
      }
    }
  }
  static Value one(int field) { return field < 0 ? 0 : Value{1} << field; }
};

// The cost of starting a search, in steps.
inline constexpr std::int64_t kSearchCost = 50;

// The result of a search.
struct Plan {
  Value value = kDead;
  bool goes_out = false;
  bool nothing = true;  // nothing is laid
  Way way;
  Pool pool;
  std::vector<bool> stays;      // by old meld
  std::optional<Layout> shown;  // made on demand
};

struct Arranger::Parts {
  // Tables kept from one question to the next.
  std::map<std::tuple<JokerLimit, int, int>, Runs> runs;
  std::map<std::tuple<bool, JokerLimit, int>, Sets> sets;
  Search search;

  // The question being answered.
  const Question* ask = nullptr;
  Facts facts;
  Gains gains;
  Value start = 0;
  Value enough = -kDead;  // an arrangement that is worth this much is good enough
  std::int64_t work = 0;
  Limits limits;

  Answer arrange(const Question& question);

  // arrange.cpp: the question, and the answer for a player who has opened.
  Verdict check(int& fault) const;
  Facts facts_for(const Laws& laws, int jokers);
  void weigh(const Laws& laws, const Scale& scale, int rack_jokers);
  Answer opened(const Scale& scale);
  bool without_pinned(Answer& answer);
  void nothing(Answer& answer) const;
  void write(Answer& answer, Plan& plan) const;
  void divide(Answer& answer) const;

  // arrange_pool.cpp: the pieces, with some old melds left as they lie, and the best of them.
  Pool pool_of(const std::vector<bool>& stays, bool with_table) const;
  void stay(Pool& pool, int number, const std::vector<Code>& meld) const;
  void trim(Pool& pool) const;
  int placed(const Pool& pool, const Way& way) const;
  // `parked`: the points of jokers that the way left over. The rack's have the dearest places.
  int joker_points(const Pool& pool, const Way& way, const std::vector<int>& parked) const;
  int points(const Pool& pool, const Way& way, const std::vector<int>& parked = {}) const;
  bool within(const Limits& wanted, const Pool& pool, const Way& way) const;
  std::optional<Way> best(const Pool& pool, const Limits& wanted, Value floor, bool& proven);
  bool try_best(Plan& plan, Pool pool, const std::vector<bool>& stays, const Limits& wanted,
                Value floor, bool& proven);
  bool loosen_best(Plan& plan, Pool& pool, const std::vector<bool>& stays,
                   const Limits& wanted, Value floor, bool& proven);
  bool settle_best(Plan& plan, Pool& pool, const std::vector<bool>& stays,
                   const Limits& wanted, Value floor, bool& proven);
  Layout& layout(Plan& plan) const;

  // arrange_free.cpp: jokers freed by a piece that has moved.
  bool free_jokers(Plan& plan, const Pool& pool, const std::vector<bool>& stays,
                   const Limits& wanted, Value floor, bool& proven);
  // The first rank with a joker that moved without being freed; 0 if there is none.
  [[nodiscard]] int pinned_rank(Plan& plan) const;

  // arrange_tidy.cpp: keeps as many old melds together as possible.
  bool keep_together(const Scale& scale, Plan& best, const Limits& wanted);
  bool alike_apart() const;

  // arrange_opening.cpp: melds from the rack alone.
  Answer closed(const Scale& scale);
  Answer one_meld(const Scale& scale);
  static bool better(const Scale& scale, const Plan& one, const Plan& other);
};

}  // namespace rummel
