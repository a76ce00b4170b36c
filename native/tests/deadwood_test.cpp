// The kernel against a brute force that shares nothing with it but the definition of a meld.
#include "rummel/deadwood.hpp"

#include <algorithm>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace {

using rummel::Code;
using Hand = std::vector<Code>;

int failures = 0;

void expect(bool holds, const std::string& what) {
  if (holds) return;
  ++failures;
  std::fprintf(stderr, "FAILED: %s\n", what.c_str());
}

std::string text(const Hand& hand) {
  std::string out;
  for (const Code piece : hand) {
    out += std::to_string(piece & 15);
    out += "cdhs"[piece >> 4];
    out += ' ';
  }
  return out;
}

Hand read(const std::string& words) {
  Hand hand;
  for (std::size_t at = 0; at < words.size();) {
    const std::size_t end = std::min(words.find(' ', at), words.size());
    const std::string word = words.substr(at, end - at);
    const std::size_t suit = std::string("cdhs").find(word.back());
    hand.push_back(static_cast<Code>(suit << 4 | std::stoul(word)));
    at = end + 1;
  }
  return hand;
}

int worth(Code piece, int cap) { return std::min(piece & 15, cap); }

bool is_meld(Hand meld) {
  if (meld.size() < 3) return false;
  std::sort(meld.begin(), meld.end());
  bool run = true;
  bool set = meld.size() <= 4;
  for (std::size_t i = 1; i < meld.size(); ++i) {
    run = run && meld[i] >> 4 == meld[0] >> 4 && meld[i] == meld[i - 1] + 1;
    set = set && (meld[i] & 15) == (meld[0] & 15) && meld[i] >> 4 != meld[i - 1] >> 4;
  }
  return run || set;
}

// Least deadwood by the number of pieces left (as many entries as pieces plus one, -1 for none),
// over every way to choose disjoint subsets that are melds.
std::vector<int> brute(const Hand& hand, int cap) {
  const unsigned all = (1U << hand.size()) - 1;
  std::vector<unsigned> melds;
  for (unsigned mask = 1; mask <= all && all != 0; ++mask) {
    Hand chosen;
    for (std::size_t i = 0; i < hand.size(); ++i) {
      if (mask >> i & 1) chosen.push_back(hand[i]);
    }
    if (is_meld(chosen)) melds.push_back(mask);
  }
  std::set<unsigned> reached{0};
  for (const unsigned meld : melds) {
    std::vector<unsigned> grown;
    for (const unsigned used : reached) {
      if ((used & meld) == 0) grown.push_back(used | meld);
    }
    reached.insert(grown.begin(), grown.end());
  }
  std::vector<int> least(hand.size() + 1, -1);
  for (const unsigned used : reached) {
    std::size_t left = 0;
    int dead = 0;
    for (std::size_t i = 0; i < hand.size(); ++i) {
      if (used >> i & 1) continue;
      ++left;
      dead += worth(hand[i], cap);
    }
    if (least[left] < 0 || dead < least[left]) least[left] = dead;
  }
  return least;
}

int with_at_most(const std::vector<int>& least, int most_left) {
  int best = -1;
  for (int left = 0; left <= most_left && left < static_cast<int>(least.size()); ++left) {
    const int dead = least[static_cast<std::size_t>(left)];
    if (dead >= 0 && (best < 0 || dead < best)) best = dead;
  }
  return best;
}

// The melds are valid, come from the hand, and leave few enough pieces worth exactly `dead`.
void expect_arranged(const Hand& hand, int cap, int most_left, int dead) {
  const std::string what = "best_melds of " + text(hand);
  std::map<Code, int> rest;
  for (const Code piece : hand) ++rest[piece];
  for (const auto& meld : rummel::best_melds(hand, cap, most_left)) {
    expect(is_meld(meld), what + ": no meld: " + text(meld));
    expect(std::is_sorted(meld.begin(), meld.end()), what + ": not in order: " + text(meld));
    for (const Code piece : meld) --rest[piece];
  }
  int left = 0;
  int left_worth = 0;
  for (const auto& [piece, count] : rest) {
    expect(count >= 0, what + ": a piece is used too often");
    left += count;
    left_worth += count * worth(piece, cap);
  }
  expect(left <= most_left, what + ": too many left");
  expect(left_worth == dead, what + ": not the least");
}

template <typename Call>
void expect_refused(const std::string& what, Call call) {
  try {
    call();
  } catch (const rummel::BadHand&) {
    return;
  }
  expect(false, what + " is not refused");
}

void known_hands() {
  struct Known {
    const char* hand;
    int cap, most_left, dead;
  };
  const Known known[] = {
      {"", 10, 0, 0},
      {"1c 2c 3c", 10, 0, 0},
      {"12c 13c 1c", 10, 9, 21},  // The ace is low only.
      {"12c 13c 1c", 13, 9, 26},
      {"5c 5d 5h 5s", 10, 0, 0},
      {"5c 5c 5d", 10, 9, 15},  // A set has each suit once.
      {"5c 5c 5d 5d 5h 5h", 10, 0, 0},
      {"1c 2c 3c 3d 3h", 10, 9, 3},
      {"1c 2c 3c 3d 3h 13s", 10, 2, -1},
      {"1c 2c 3c 3d 3h 13s", 10, 3, 13},
      {"2c 3c 4c 5c 5d 5h 6c", 10, 0, -1},
      {"2c 3c 4c 5c 5d 5h 6c", 10, 1, 6},
      {"7h", 10, -1, -1},
  };
  for (const Known& k : known) {
    const Hand hand = *k.hand == '\0' ? Hand{} : read(k.hand);
    expect(rummel::least_deadwood(hand, k.cap, k.most_left) == k.dead,
           std::string("known hand ") + k.hand);
  }
  const auto melds = rummel::best_melds(read("6c 5s 1c 5h 2c 4c 5d 3c 5c"), 10, 9);
  expect(melds == std::vector<Hand>{read("1c 2c 3c 4c 5c 6c"), read("5d 5h 5s")},
         "a long run stays whole");
}

void refusals() {
  for (const int code : {0, 14, 15, 16, 30, 63, 64, 65, 255}) {
    const Hand hand{static_cast<Code>(code)};
    expect_refused("piece " + std::to_string(code),
                   [&] { rummel::least_deadwood(hand, 10, 9); });
    expect_refused("piece " + std::to_string(code),
                   [&] { rummel::least_after_discard(hand, 10, 9); });
    expect_refused("piece " + std::to_string(code), [&] { rummel::best_melds(hand, 10, 9); });
  }
  expect_refused("a third copy", [] { rummel::least_deadwood(read("5c 5c 5c"), 10, 9); });
  expect_refused("25 pieces", [] { rummel::least_deadwood(Hand(25, Code{1}), 10, 99); });
  expect_refused("cap 0", [] { rummel::least_deadwood(read("5c"), 0, 9); });
  expect_refused("cap 14", [] { rummel::least_deadwood(read("5c"), 14, 9); });
  expect_refused("no arrangement", [] { rummel::best_melds(read("5c 9d"), 10, 1); });
}

// Fewer ranks and suits make hands in which melds compete.
void random_hands(int hands, std::size_t most_pieces, std::mt19937& chance) {
  const auto below = [&](int n) { return static_cast<int>(chance() % static_cast<unsigned>(n)); };
  for (int round = 0; round < hands; ++round) {
    const int ranks = 3 + below(11);
    const int first = 1 + below(14 - ranks);
    const int suits = 1 + below(4);
    const int copies = 1 + below(2);
    const int cap = below(2) == 0 ? 10 : 13;
    Hand deck;
    for (int suit = 0; suit < suits; ++suit) {
      for (int rank = first; rank < first + ranks; ++rank) {
        deck.insert(deck.end(), static_cast<std::size_t>(copies),
                    static_cast<Code>(suit << 4 | rank));
      }
    }
    std::shuffle(deck.begin(), deck.end(), chance);
    deck.resize(std::min(deck.size(), static_cast<std::size_t>(below(
                                          static_cast<int>(most_pieces) + 1))));
    const Hand& hand = deck;

    const std::vector<int> least = brute(hand, cap);
    for (int most_left = -1; most_left <= static_cast<int>(hand.size()) + 1; ++most_left) {
      const int dead = with_at_most(least, most_left);
      expect(rummel::least_deadwood(hand, cap, most_left) == dead,
             "least_deadwood of " + text(hand) + "at most " + std::to_string(most_left));
      if (dead >= 0) expect_arranged(hand, cap, most_left, dead);
    }
    if (round % 8 != 0) continue;  // The brute force is slow, and slower still for each discard.
    std::map<int, int> best_discard;
    for (std::size_t i = 0; i < hand.size(); ++i) {
      Hand kept = hand;
      kept.erase(kept.begin() + static_cast<std::ptrdiff_t>(i));
      const std::vector<int> kept_least = brute(kept, cap);
      for (const int most_left : {-1, 0, 1, 2, 5, INT_MAX}) {
        const int dead = with_at_most(kept_least, most_left);
        expect(rummel::least_after_discard(hand, cap, most_left)[i] == dead,
               "least_after_discard of " + text(hand) + "at " + std::to_string(i));
        int& best = best_discard.try_emplace(most_left, -1).first->second;
        if (dead >= 0 && (best < 0 || dead < best)) best = dead;
      }
    }
    for (const auto& [most_left, dead] : best_discard) {
      expect(rummel::least_deadwood(hand, cap, most_left, true) == dead,
             "least_deadwood with discard of " + text(hand) + "at most " +
                 std::to_string(most_left));
    }
  }
}

// Too large for the brute force: the parts must still agree with each other.
void large_hands(int hands, std::mt19937& chance) {
  Hand deck;
  for (int copy = 0; copy < 2; ++copy) {
    for (int suit = 0; suit < 4; ++suit) {
      for (int rank = 1; rank <= 6; ++rank) deck.push_back(static_cast<Code>(suit << 4 | rank));
    }
  }
  for (int round = 0; round < hands; ++round) {
    std::shuffle(deck.begin(), deck.end(), chance);
    const Hand hand(deck.begin(), deck.begin() + rummel::kMostPieces);
    const int dead = rummel::least_deadwood(hand, 10, 24);
    expect_arranged(hand, 10, 24, dead);
    const auto least = rummel::least_after_discard(hand, 10, 24);
    for (std::size_t i = 0; i < hand.size(); ++i) {
      Hand kept = hand;
      kept.erase(kept.begin() + static_cast<std::ptrdiff_t>(i));
      expect(least[i] == rummel::least_deadwood(kept, 10, 24), "discard from " + text(hand));
      expect(dead <= least[i] + worth(hand[i], 10), "a piece more cannot hurt: " + text(hand));
    }
  }
}

// Many hands at once give the same answers as each alone.
void many_hands(std::mt19937& chance) {
  Hand all;
  std::vector<std::uint8_t> sizes;
  std::vector<int> alone;
  for (int round = 0; round < 500; ++round) {
    Hand deck;
    for (int code = 0; code < 64; ++code) {
      if (const int rank = code & 15; rank >= 1 && rank <= 13) {
        deck.insert(deck.end(), 2, static_cast<Code>(code));
      }
    }
    std::shuffle(deck.begin(), deck.end(), chance);
    deck.resize(chance() % (rummel::kMostPieces + 1));
    all.insert(all.end(), deck.begin(), deck.end());
    sizes.push_back(static_cast<std::uint8_t>(deck.size()));
    alone.push_back(rummel::least_deadwood(deck, 10, 24));
  }
  expect(rummel::least_deadwood_many(all, sizes, 10, 24) == alone, "many hands at once");
  expect(rummel::least_deadwood_many({}, {}, 10, 24).empty(), "no hands");
  expect_refused("a bad hand among many", [] {
    rummel::least_deadwood_many(Hand{1, 2, 99}, std::vector<std::uint8_t>{2, 1}, 10, 24);
  });
}

}  // namespace

int main() {
  std::mt19937 chance(20260101);
  known_hands();
  refusals();
  random_hands(6000, 11, chance);
  random_hands(150, 15, chance);
  large_hands(300, chance);
  many_hands(chance);
  if (failures != 0) {
    std::fprintf(stderr, "%d failures\n", failures);
    return EXIT_FAILURE;
  }
  std::puts("deadwood: all hands agree with the brute force");
  return EXIT_SUCCESS;
}
