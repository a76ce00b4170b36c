// The arranger against a brute force that knows only what a meld is, and against garbage.
#include "rummel/arrange.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace rummel;
using Meld = std::vector<Code>;
using Counts = std::array<int, 65>;

int failures = 0;

void expect(bool holds, const std::string& what) {
  if (holds) return;
  ++failures;
  std::fprintf(stderr, "FAILED: %s\n", what.c_str());
}

std::string text(const std::vector<Code>& pieces) {
  std::string out;
  for (const Code piece : pieces) {
    if (piece >= kJoker) out += piece == kJoker ? "*" : "*=";
    if (piece != kJoker) {
      out += std::to_string(piece & 15);
      out += "cdhs"[piece >> 4 & 3];
    }
    out += ' ';
  }
  return out;
}

std::string text(const Question& question) {
  std::string out = "rack " + text(question.rack) + "table ";
  for (const Meld& meld : question.table) out += text(meld) + "| ";
  return out;
}

Counts count(const Melds& melds) {
  Counts counts{};
  for (const Meld& meld : melds) {
    for (const Code piece : meld) ++counts[piece >= kJoker ? kJoker : piece];
  }
  return counts;
}

bool good(const Meld& meld, const Laws& laws) {
  if (meld.size() < 3) return false;
  const auto wild =
      std::count_if(meld.begin(), meld.end(), [](Code piece) { return piece >= kJoker; });
  const auto size = static_cast<std::ptrdiff_t>(meld.size());
  if (laws.jokers != JokerLimit::free && wild == size) return false;
  if (laws.jokers == JokerLimit::one && wild > 1) return false;
  if (laws.jokers == JokerLimit::majority && wild > 0 && 2 * wild >= size) return false;
  if ((meld[0] & 15) == (meld[1] & 15)) {
    for (std::size_t i = 1; i < meld.size(); ++i) {
      if ((meld[i] & 15) != (meld[0] & 15) || (meld[i] >> 4 & 3) <= (meld[i - 1] >> 4 & 3)) {
        return false;
      }
    }
    return laws.sets;
  }
  for (std::size_t i = 1; i < meld.size(); ++i) {
    const int before = meld[i - 1] & 15;
    const int now = meld[i] & 15;
    if (now != before % 13 + 1 || (meld[i] >> 4 & 3) != (meld[0] >> 4 & 3)) return false;
    if (laws.jokers == JokerLimit::apart && meld[i] >= kJoker && meld[i - 1] >= kJoker) {
      return false;
    }
    if (now == 1 && (laws.ace == Ace::low || (laws.ace == Ace::either && i + 1 < meld.size()))) {
      return false;
    }
  }
  return laws.runs && size <= laws.longest_run;
}

// Every meld of the pieces in `there`, with every way to use jokers.
Melds all_melds(const Counts& there, const Laws& laws) {
  Melds melds;
  Meld now;
  const auto fill = [&](auto&& self, const Meld& faces, std::size_t at, int jokers) -> void {
    if (at == faces.size()) {
      if (good(now, laws)) melds.push_back(now);
      return;
    }
    if (there[faces[at]] > 0) {
      now.push_back(faces[at]);
      self(self, faces, at + 1, jokers);
      now.pop_back();
    }
    if (jokers > 0) {
      now.push_back(static_cast<Code>(kJoker | faces[at]));
      self(self, faces, at + 1, jokers - 1);
      now.pop_back();
    }
  };
  for (unsigned rank = 1; rank <= 13; ++rank) {
    for (unsigned suits = 0; suits < 16; ++suits) {
      Meld faces;
      for (unsigned suit = 0; suit < 4; ++suit) {
        if (suits >> suit & 1) faces.push_back(static_cast<Code>(suit << 4 | rank));
      }
      if (faces.size() >= 3) fill(fill, faces, 0, there[kJoker]);
    }
    for (unsigned suit = 0; suit < 4; ++suit) {
      Meld faces;
      // Longer runs are several shorter ones.
      for (unsigned step = 0; step < 6; ++step) {
        faces.push_back(static_cast<Code>(suit << 4 | ((rank + step - 1) % 13 + 1)));
        if (faces.size() >= 3) fill(fill, faces, 0, there[kJoker]);
      }
    }
  }
  return melds;
}

// The most pieces of the rack that can be laid while all of the table's stay on it.
int brute(const Question& question) {
  Counts table = count(question.table);
  Counts there = table;
  for (const Code piece : question.rack) ++there[piece];
  const Melds melds = all_melds(there, question.laws);
  int on_table = 0;
  for (const int one : table) on_table += one;
  int best = -1;
  const auto visit = [&](auto&& self, std::size_t from, Counts& left, int laid) -> void {
    bool whole = true;
    for (std::size_t i = 0; i < left.size(); ++i) whole = whole && there[i] - left[i] >= table[i];
    if (whole) best = std::max(best, laid - on_table);
    for (std::size_t i = from; i < melds.size(); ++i) {
      bool fits = true;
      for (const Code piece : melds[i]) {
        fits = --left[piece >= kJoker ? kJoker : piece] >= 0 && fits;
      }
      if (fits) self(self, i, left, laid + static_cast<int>(melds[i].size()));
      for (const Code piece : melds[i]) ++left[piece >= kJoker ? kJoker : piece];
    }
  };
  Counts left = there;
  visit(visit, 0, left, 0);
  return best;
}

void check(const Question& question, const Answer& answer) {
  std::string name = text(question) + "answer ";
  for (const Meld& meld : answer.table) name += text(meld) + "| ";
  name +=
      (question.opened ? "opened " : "closed ") + std::string(question.rebuild ? "" : "adding ");
  Counts wanted = count(question.table);
  for (const Code piece : answer.laid) ++wanted[piece];
  expect(count(answer.table) == wanted, "pieces lost: " + name);
  std::vector<Code> all = answer.laid;
  all.insert(all.end(), answer.left.begin(), answer.left.end());
  std::vector<Code> rack = question.rack;
  std::sort(all.begin(), all.end());
  std::sort(rack.begin(), rack.end());
  expect(all == rack, "rack lost: " + name);
  for (const Meld& meld : answer.table) {
    if (question.laws.mixed_runs) continue;
    expect(good(meld, question.laws), "no meld: " + text(meld) + " in " + name);
  }
}

void small_cases() {
  std::mt19937 random(11);
  const auto pick = [&](int below) {
    return static_cast<int>(random() % static_cast<unsigned>(below));
  };
  Arranger arranger;
  for (int round = 0; round < 1500; ++round) {
    Question question;
    question.laws.ace = static_cast<Ace>(pick(3));
    question.laws.jokers = static_cast<JokerLimit>(pick(5));
    question.laws.sets = pick(6) != 0;
    question.laws.runs = !question.laws.sets || pick(6) != 0;
    const int low = 1 + pick(13);
    std::map<Code, int> used;
    const int size = 3 + pick(5);
    for (int i = 0; i < size; ++i) {
      const Code piece = static_cast<Code>(pick(4) << 4 | ((low + pick(4) - 1) % 13 + 1));
      if (used[piece]++ < kMostCopies) question.rack.push_back(piece);
    }
    for (int i = pick(4); i > 0; --i) question.rack.push_back(kJoker);
    // Some melds of the rack become the table.
    Counts there{};
    for (const Code piece : question.rack) ++there[piece];
    const Melds melds = all_melds(there, question.laws);
    if (!melds.empty() && pick(3) > 0) {
      const Meld meld = melds[static_cast<std::size_t>(pick(static_cast<int>(melds.size())))];
      question.table.push_back(meld);
      for (const Code piece : meld) {
        const Code held = piece >= kJoker ? kJoker : piece;
        question.rack.erase(std::find(question.rack.begin(), question.rack.end(), held));
      }
    }
    const Answer answer = arranger.arrange(question);
    expect(answer.verdict == Verdict::fine, "refused: " + text(question));
    expect(answer.proven, "not proven: " + text(question));
    check(question, answer);
    const int most = brute(question);
    expect(static_cast<int>(answer.laid.size()) == most,
           text(question) + "laid " + std::to_string(answer.laid.size()) + ", brute force " +
               std::to_string(most));
  }
}

// So many ways that the suits are coupled by prices. If those are wrong, as one compiler made them
// (`Search::price_sets`), fewer pieces are laid, and that counts as proven.
void hard_case() {
  Question question;
  question.laws.table_joker = TableJoker::both;
  question.laws.joker_tile = JokerTile::lying;
  question.table = {{0x0c, 0x1c, 0x2c, 0x3c},
                    {0x78, 0x39, 0x3a, 0x3b}};
  question.rack = {0x21, 0x02, 0x0c, 0x32, 0x38, 0x25, 0x22, 0x3b, 0x22, 0x28, 0x3d, 0x35,
                   0x29, 0x04, 0x16, 0x34, 0x2d, 0x1d, 0x33, 0x40, 0x40};
  const Answer answer = Arranger().arrange(question);
  check(question, answer);
  expect(answer.proven && answer.laid.size() == 17,
         text(question) + "laid " + std::to_string(answer.laid.size()) + " instead of 17");
}

// Every input gets an answer or a refusal.
void garbage() {
  std::mt19937 random(23);
  const auto pick = [&](int below) {
    return static_cast<int>(random() % static_cast<unsigned>(below));
  };
  Arranger arranger;
  int answered = 0;
  for (int round = 0; round < 6000; ++round) {
    Question question;
    Laws& laws = question.laws;
    const bool wild = pick(4) == 0;
    const auto odd = [&](int usual) { return wild && pick(3) == 0 ? pick(400) - 200 : usual; };
    laws.runs = pick(8) != 0;
    laws.sets = pick(8) != 0;
    laws.mixed_runs = pick(8) == 0;
    laws.declared = pick(2) == 0;
    laws.ace = static_cast<Ace>(pick(3));
    laws.longest_run = odd(13 + pick(2));
    laws.jokers = static_cast<JokerLimit>(pick(5));
    laws.table_joker = static_cast<TableJoker>(pick(4));
    laws.joker_tile = static_cast<JokerTile>(pick(3));
    laws.court = odd(pick(3) == 0 ? 10 : -1);
    laws.ace_high = odd(pick(2) == 0 ? 11 : 1);
    laws.joker_laid = pick(2) == 0;
    question.opened = pick(4) != 0;
    question.rebuild = pick(4) != 0;
    question.minimum = odd(pick(40));
    question.opening = static_cast<Opening>(pick(2));
    question.out_opens = pick(4) == 0;
    question.most = odd(pick(3) == 0 ? pick(8) : 1000);
    question.keep = odd(pick(4) == 0 ? 1 : 0);
    question.work = pick(4) == 0 ? pick(300) : 4000;
    question.tidy_work = pick(2000);
    question.objectives.clear();
    for (int i = pick(4); i >= 0; --i) {
      const auto objective = static_cast<Objective>(pick(6));
      const auto& known = question.objectives;
      if (wild || std::find(known.begin(), known.end(), objective) == known.end()) {
        question.objectives.push_back(objective);
      }
    }
    std::map<Code, int> used;
    const auto piece = [&]() {
      if (wild && pick(20) == 0) return static_cast<Code>(pick(256));
      return static_cast<Code>(pick(4) << 4 | (1 + pick(13)));
    };
    for (int i = pick(14); i > 0; --i) {
      const Code one = pick(12) == 0 ? kJoker : piece();
      if (wild || one == kJoker || used[one]++ < kMostCopies) question.rack.push_back(one);
    }
    for (int i = pick(7); i > 0; --i) {
      Meld meld;
      const unsigned suit = static_cast<unsigned>(pick(4));
      const unsigned from = static_cast<unsigned>(1 + pick(11));
      for (unsigned step = 0; step < 3 + static_cast<unsigned>(pick(3)); ++step) {
        if (from + step > 13) break;
        Code one = static_cast<Code>(suit << 4 | (from + step));
        if (used[one] >= kMostCopies || pick(14) == 0) {
          one = static_cast<Code>(one | kJoker);
        } else {
          ++used[one];
        }
        meld.push_back(wild && pick(15) == 0 ? piece() : one);
      }
      question.table.push_back(meld);
    }
    const Answer answer = arranger.arrange(question);
    if (answer.verdict != Verdict::fine) continue;
    ++answered;
    check(question, answer);
    expect(static_cast<int>(answer.laid.size()) <= std::max(0, question.most), "too many laid");
    if (!question.rebuild) expect(answer.moved == 0, "moved: " + text(question));
  }
  expect(answered > 500, "almost everything was refused");
}

}  // namespace

int main() {
  small_cases();
  hard_case();
  garbage();
  if (failures == 0) std::puts("arrange: all good");
  return failures == 0 ? 0 : 1;
}
