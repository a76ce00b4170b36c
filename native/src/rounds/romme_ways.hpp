// What a seat may lay in Rommé: the ways that the engine offers, and the best of them.
#pragma once

#include <vector>

#include "romme_melds.hpp"

namespace rummel {

// With `rest` in hand there is a discard, or none is needed (ROM-37, Q-ROM-18).
bool can_end(const Romme::Rules& rules, const Romme::Round& round, const Romme::Cards& rest,
             bool taken_is_laid);

// Whether the seat can lay anything in melds of its own.
bool can_lay(const Romme::Rules& rules, const Laws& laws, const Romme::Round& round, int seat,
             Desk& desk);
// Whether a meld with a joker can be laid, or two of them that open.
bool can_lay_joker(const Romme::Rules& rules, const Laws& laws, const Romme::Round& round,
                   int seat);

// What the engine offers to one who may lay, in its order, but no more than it looks at.
std::vector<Romme::Way> ways_of(const Romme::Rules& rules, const Laws& laws,
                                const Romme::Round& round, int seat);

// Of these ways each has no melds where there are none to lay.
//
// What `greedy` lays next.
Romme::Way greedy_way(const Romme::Rules& rules, const Laws& laws, const Romme::Round& round,
                      int seat, Desk& desk);
// What a hand can lay in melds of its own, by the objectives of an aim.
Romme::Way best_way(const Romme::Rules& rules, const Laws& laws, const Romme::Round& round,
                    int seat, int aim, Desk& desk);
// Of single melds, and pairs that open, the best by an aim.
Romme::Way best_offered(const Laws& laws, const std::vector<Romme::Way>& ways, int aim);
// The new melds of an answer, those after the first `old` ones, if they can be laid.
Romme::Way new_melds(const Romme::Rules& rules, const Romme::Round& round, const Romme::Cards& hand,
                     const Answer& answer, std::size_t old);

// Whether a card of the hand fits a meld of the table.
bool any_fits(const Romme::Rules& rules, const Laws& laws, const Romme::Round& round,
              const Held& held);
// What of a hand belongs to melds, its own or those on the table that it may add to.
Answer settled(const Romme::Rules& rules, const Laws& laws, const Romme::Round& round, int seat,
               const Romme::Cards& hand, int keep, Desk& desk);

}  // namespace rummel
