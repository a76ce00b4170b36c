// What a net for gin is shown.
#include "planes.hpp"
#include "rummel/rounds/gin.hpp"

namespace rummel {
namespace {

// Where the end asks for melded pieces (GIN-17), the loose ones count as much as their points.
bool counts_loose(const Gin::Rules& rules) { return rules.least_melded > 0; }

}  // namespace

std::vector<Part> Gin::feature_layout(const Rules& rules) {
  std::vector<Part> parts{{"hand", 52, "pieces"},
                          {"open discard", 52, "pieces"},
                          {"what others know of the hand", 52, "pieces"},
                          {"what the pack has left", 52, "pieces"},
                          {"points after each discard", 52, "one more, 0: none", 32},
                          {"thrown by oneself", 52, "pieces"}};
  for (int step = 1; step < rules.players; ++step) {
    parts.push_back({"taken openly and held by " + seat_name(step), 52, "pieces"});
    parts.push_back({"thrown by " + seat_name(step), 52, "pieces"});
    parts.push_back({"left lying by " + seat_name(step), 52, "pieces"});
  }
  const bool loose = counts_loose(rules);
  if (loose) {
    parts.push_back({"loose after each discard", 52, "one more, 0: none", 4});
    parts.push_back({"what each piece waits for", 52, "pieces", 8});
  }
  parts.insert(parts.end(), {{"phase", 4, "flags: upcard, stock, draw, discard"},
                             {"stock", 1, "number", 16},
                             {"turns", 1, "number", 16},
                             {"limit", 1, "number", 10},
                             {"points in hand", 1, "number, before a discard 0", 32},
                             {"points after the best discard", 1, "number", 32},
                             {"first", 1, "flag"},
                             {"taken", 1, "flag"},
                             {"factor", 1, "number"}});
  if (loose) {
    parts.push_back({"loose in hand", 1, "number", 4});
    parts.push_back({"loose after the best discard", 1, "number", 4});
  } else {
    parts.push_back({"spare", 2, "0"});
  }
  parts.push_back({"needs", 1, "points", 50});
  parts.push_back({"others need", 1, "points", 50});
  return parts;
}

void Gin::feature(const Rules& rules, const Round& round, int seat, std::span<const int> needs,
                  Desk&, std::uint8_t* bytes) {
  const bool count_loose = counts_loose(rules);
  const int planes = 6 + 3 * (rules.players - 1) + 2 * count_loose;
  std::fill_n(bytes, 52 * planes + 16, std::uint8_t{0});
  const Planes at_plane(bytes, 52);
  std::uint8_t* const unseen = at_plane(3);
  const auto mark = [](std::uint8_t* where, Code piece) { ++where[index_of(piece)]; };
  const Cards& hand = at(round.hands, seat);
  for (const Code piece : hand) mark(at_plane(0), piece);
  for (const Code piece : at(round.known, seat)) mark(at_plane(2), piece);
  at(round.thrown, seat).each([&](Code piece) { mark(at_plane(5), piece); });
  std::fill_n(unseen, 52, static_cast<std::uint8_t>(rules.packs));
  for (const Code piece : hand) --unseen[index_of(piece)];
  for (const Code piece : round.discards) --unseen[index_of(piece)];
  int next = 6;
  for (int step = 1; step < rules.players; ++step) {
    const int other = seats_after(seat, step, rules.players);
    for (const Code piece : at(round.known, other)) {
      mark(at_plane(next), piece);
      --unseen[index_of(piece)];
    }
    at(round.thrown, other).each([&](Code piece) { mark(at_plane(next + 1), piece); });
    at(round.left_lying, other).each([&](Code piece) { mark(at_plane(next + 2), piece); });
    next += 3;
  }
  const bool lies_open = round.phase == Phase::upcard || round.phase == Phase::draw;
  Cards eleven = hand;
  if (lies_open && !round.discards.empty()) {
    mark(at_plane(1), round.discards.top());
    eleven.add(round.discards.top());
  }
  // What is left by points and, counting each piece as one, how many are.
  struct Left {
    int now = 0, best = 0;
  };
  const auto left = [&](int cap, std::uint8_t* leaves) {
    Left out;
    if (eleven.size() == kHand + 1) {
      const auto after = least_after_discard(eleven.span(), cap, kHand + 1);
      out.best = 255;
      for (std::size_t i = 0; i < eleven.size(); ++i) {
        leaves[index_of(eleven[i])] = static_cast<std::uint8_t>(1 + after[i]);
        out.best = std::min(out.best, after[i]);
      }
    }
    if (round.phase != Phase::discard) {
      out.now = least_deadwood(hand.span(), cap, static_cast<int>(hand.size()));
    }
    return out;
  };
  const Left points = left(rules.cap(), at_plane(4));
  if (count_loose) {
    std::uint64_t held = 0;
    for (const Code piece : hand) held |= std::uint64_t{1} << piece;
    for (const Code piece : hand) {
      at_plane(next + 1)[index_of(piece)] =
          static_cast<std::uint8_t>(waits_for(held, unseen, piece, false));
    }
  }
  const Left loose = count_loose ? left(1, at_plane(next)) : Left{};
  std::uint8_t* place = at_plane(planes);
  const NumberWriter number{place};
  for (int phase = 0; phase < 4; ++phase) number(static_cast<int>(round.phase) == phase);
  number(static_cast<int>(round.stock.size()));
  number(round.turns);
  number(round.limit);
  number(points.now);
  number(points.best);
  number(round.first == seat);
  number(round.taken && round.turn == seat);
  number(round.factor);
  number(loose.now);
  number(loose.best);
  number(needs[static_cast<std::size_t>(seat)]);
  number(others_need(needs, seat));
}

}  // namespace rummel
