"""The duel: heroes (red) against villains (black), card against card.

Sheet: 002, ledger `DUE`. 2 or 4 players, two packs and up to six jokers, sorted by colour: every
team has a colour, every player a stack of it. All turn up their top card at once; the highest takes
what was turned. The team with more cards in the end wins.

Parameters: who is a hero; jokers, and whether stacks in a team may differ by a card; single pass
(won cards are put aside) or war (they go under the stack); what an undecided play-off does.

There is one phase, `flip`: everyone who is due flips, in any order. A card is turned up only when
the last of them has flipped, so up to then it stays on its stack and nobody knows it.
"""

from collections.abc import Iterable
from typing import Annotated, Final, Literal, assert_never

from msgspec.structs import replace

from rummel.deal import Stream
from rummel.errors import RuleError
from rummel.game import (
    Event,
    Move,
    Opening,
    Outcome,
    Rules,
    State,
    Timeout,
    Turn,
    View,
    option,
    shuffled_among,
    tell,
    word_of,
)
from rummel.pieces import JOKER, Piece, deck, is_red
from rummel.scoring import Account, Entry, won_account

Phase = Literal["flip"]
Step = tuple["DuelState", tuple[Event, ...]]
Stacks = tuple[tuple[Piece, ...], ...]  # one per seat

_PACKS: Final = deck(2, 0)
RED: Final = tuple(card for card in _PACKS if is_red(card))
BLACK: Final = tuple(card for card in _PACKS if not is_red(card))


class DuelRules(Rules, frozen=True, kw_only=True):
    """The settings of the duel."""

    family = "duel"

    players: Annotated[int, option("DUE-01", ge=2, le=4, group="match")] = 2
    # Seats of the heroes, half of all; empty: every other seat from the first.
    heroes: Annotated[
        tuple[Annotated[int, option(ge=0, le=3)], ...], option("DUE-03", group="deal")
    ] = ()
    jokers: Annotated[int, option("ROM-02", "ROM-03", "Q-DUE-1", ge=0, le=6)] = 6
    uneven: Annotated[bool, option("DUE-05", "Q-DUE-2", "Q-DUE-3")] = False
    war: Annotated[bool, option("Q-DUE-4", group="turn")] = False
    unplayed_count: Annotated[bool, option("Q-DUE-5")] = True
    undecided: Annotated[Literal["nobody", "owners"], option("Q-DUE-7")] = "nobody"
    team_ties: Annotated[Literal["play-off", "keep"], option("Q-DUE-10")] = "play-off"
    # The engine's cap: a war need not end.
    max_tricks: Annotated[int, option("Q-DUE-4", ge=1, le=10_000, group="limits")] = 1000

    def check(self) -> None:
        heroes = self.heroes
        if self.players == 3:
            raise RuleError(
                "bad-option", option="players", value=str(self.players), expected="2 | 4"
            )  # DUE-01
        if heroes and not (
            len(set(heroes)) == len(heroes) == self.players // 2 and max(heroes) < self.players
        ):
            raise RuleError("options-clash", first="players", second="heroes")  # DUE-03
        if self.jokers % 2:  # as many red ones as black ones (Q-DUE-1)
            raise RuleError(
                "bad-option", option="jokers", value=str(self.jokers), expected="0 | 2 | 4 | 6"
            )
        if self.war and not self.unplayed_count:
            raise RuleError("options-clash", first="war", second="unplayed_count")

    def is_hero(self, seat: int) -> bool:
        return seat in self.heroes if self.heroes else seat % 2 == 0

    def team_of(self, seat: int) -> int:
        return int(self.is_hero(seat))

    @property
    def tie_is_draw(self) -> bool:
        return True  # Q-DUE-6

    def team(self, *, heroes: bool) -> tuple[int, ...]:
        """The seats of the heroes, or of the villains."""
        return tuple(seat for seat in range(self.players) if self.is_hero(seat) is heroes)

    @property
    def team_jokers(self) -> int:
        """How many jokers a team plays with: in equal stacks an odd one is put aside."""
        each = self.jokers // 2
        if self.players == 4 and not self.uneven:
            each -= each % 2  # Q-DUE-2, Q-DUE-3
        return each


class DuelState(State, frozen=True, kw_only=True):
    rules: DuelRules
    due: tuple[int, ...]  # who flips in this trick or play-off
    waiting: tuple[int, ...]  # who of them has not flipped yet
    stacks: Stacks  # as dealt; the top is last
    piles: Stacks  # what each has won, in order; in a war it is played on from its start
    turned: Stacks  # what lies turned up in this trick; each seat's own, in order
    nobody: tuple[Piece, ...] = ()  # cards of tricks that nobody won (Q-DUE-7)
    tricks: int = 0  # that are over
    last: Stacks = ()  # the trick before, as `turned`
    last_winner: int | None = None


class DuelView(View, frozen=True, kw_only=True):
    """Everyone sees the same: a stack is hidden even from its owner (DUE-06)."""

    rules: DuelRules
    phase: Phase
    due: tuple[int, ...]
    waiting: tuple[int, ...]
    stacks: tuple[int, ...]  # cards still to be turned, those won in a war included
    piles: tuple[int, ...]  # cards won and put aside
    turned: Stacks
    tricks: int
    tricks_left: int  # before the cap ends the round
    last: Stacks
    last_winner: int | None
    values: tuple[tuple[int, ...], ...]  # of what is turned up, else of the trick before
    nobody: int  # cards of tricks that nobody won
    heroes: tuple[int, ...]
    cards: tuple[int, int]  # what counts for the heroes and the villains now


class Flip(Move, frozen=True):
    """Turn up the top card of the player's stack."""


_FLIP: Final = (Flip(),)


def value_of(card: Piece) -> int:
    """What a card counts in a trick (DUE-09)."""
    if card >= JOKER:
        return 20
    rank = card & 15
    return 11 if rank == 1 else min(rank, 10)


AnyMove = Flip | Timeout


# ---------------------------------------------------------------------------------------- deal


def deal(rules: DuelRules, _opening: Opening, stream: Stream) -> Step:
    stacks: list[tuple[Piece, ...]] = [()] * rules.players
    for heroes, colour in ((True, RED), (False, BLACK)):  # DUE-02, DUE-04
        cards, stream = stream.shuffled((*colour, *(JOKER,) * rules.team_jokers))
        seats = rules.team(heroes=heroes)
        for at, seat in enumerate(seats):
            stacks[seat] = cards[at :: len(seats)]  # DUE-05; an odd card goes to the first
    everyone = tuple(range(rules.players))
    state = DuelState(
        rules=rules,
        stream=stream,
        due=everyone,
        waiting=everyone,
        stacks=tuple(stacks),
        piles=((),) * rules.players,
        turned=((),) * rules.players,
    )
    return state, tuple(
        tell("stack-dealt", seat=seat, cards=len(stack)) for seat, stack in enumerate(stacks)
    )


# ---------------------------------------------------------------------------------------- flip


def to_act(state: DuelState) -> tuple[int, ...]:
    return () if state.outcome else state.waiting


def turn_of(state: DuelState, seat: int) -> Turn | None:
    """Every trick is a turn of each player who flips, and so is every play-off."""
    if state.outcome or seat not in state.waiting:
        return None
    return Turn((state.tricks, len(state.turned[seat])))


def apply(state: DuelState, seat: int, move: Move) -> Step:
    if state.outcome:
        raise RuleError("round-over")
    if seat not in state.waiting:
        raise RuleError("not-your-turn", seat=seat)
    if not isinstance(move, AnyMove):
        raise RuleError("wrong-move", move=word_of(move))
    match move:
        case Flip():
            return _flip(state, seat)
        case Timeout():
            # The sheet knows no clock, and there is only one thing to do.
            after, events = _flip(state, seat)
            return after, (tell("timed-out", seat=seat), *events)
        case _:
            assert_never(move)


def _flip(state: DuelState, seat: int) -> Step:
    flipped = tell("flipped", seat=seat)
    if len(state.waiting) > 1:
        waiting = tuple([one for one in state.waiting if one != seat])
        return replace(state, waiting=waiting), (flipped,)
    return _turn_up(state, [flipped])


def _turn_up(state: DuelState, events: list[Event]) -> Step:
    """Every player of the trick has flipped: their cards are shown at once (DUE-08)."""
    stacks, piles, turned = list(state.stacks), list(state.piles), list(state.turned)
    values = {}
    for seat in state.due:
        if stacks[seat]:
            card = stacks[seat][-1]
            stacks[seat] = stacks[seat][:-1]
        else:  # a war: what was won lies under the stack, first won first
            card = piles[seat][0]
            piles[seat] = piles[seat][1:]
        turned[seat] = (*turned[seat], card)
        values[seat] = value_of(card)
        events.append(tell("turned-up", seat=seat, pieces=(card,)))
    shown = replace(state, stacks=tuple(stacks), piles=tuple(piles), turned=tuple(turned))
    highest = max(values.values())
    tied = tuple(seat for seat in state.due if values[seat] == highest)
    if len(tied) == 1:
        return _end_trick(shown, tied[0], events)
    return _settle_tie(shown, tied, highest, events)


def _settle_tie(state: DuelState, tied: tuple[int, ...], highest: int, events: list[Event]) -> Step:
    """A play-off of the players who share the highest value (DUE-11, DUE-12, Q-DUE-8)."""
    keep = state.rules.team_ties == "keep"
    if keep and _teams(state.rules, tied) == 1:  # Q-DUE-10
        return _end_trick(state, tied[0], events)
    able = tuple(seat for seat in tied if has_card(state, seat))
    events += [tell("dropped-out", seat=seat) for seat in tied if seat not in able]  # Q-DUE-7
    if not able:
        return _end_trick(state, None, events)
    if len(able) == 1 or (keep and _teams(state.rules, able) == 1):
        return _end_trick(state, able[0], events)
    events.append(tell("play-off", seats=able, value=highest))
    return replace(state, due=able, waiting=able), tuple(events)


def _teams(rules: DuelRules, seats: Iterable[int]) -> int:
    """How many teams the seats belong to."""
    return len({rules.is_hero(seat) for seat in seats})


def has_card(state: DuelState, seat: int) -> bool:
    return bool(state.stacks[seat] or (state.rules.war and state.piles[seat]))


def _end_trick(state: DuelState, winner: int | None, events: list[Event]) -> Step:
    piles, nobody = list(state.piles), state.nobody
    won = tuple(card for cards in state.turned for card in cards)
    if winner is not None:  # DUE-10, Q-DUE-9
        piles[winner] += won
        events.append(tell("trick-won", seat=winner, cards=len(won)))
    elif state.rules.undecided == "owners":
        piles = [own + back for own, back in zip(piles, state.turned, strict=True)]
        events.append(tell("trick-returned", cards=len(won)))
    else:
        nobody += won
        events.append(tell("trick-lost", cards=len(won)))
    tricks = state.tricks + 1
    after = replace(
        state,
        piles=tuple(piles),
        turned=((),) * state.rules.players,
        nobody=nobody,
        tricks=tricks,
        last=state.turned,
        last_winner=winner,
    )
    able = tuple([seat for seat in range(state.rules.players) if has_card(after, seat)])
    if tricks < state.rules.max_tricks and _teams(state.rules, able) == 2:
        return replace(after, due=able, waiting=able), tuple(events)
    return _end_round(after, events)


def _end_round(state: DuelState, events: list[Event]) -> Step:
    """No trick between the teams is possible, or the cap is reached (Q-DUE-5)."""
    rules = state.rules
    heroes, villains = _cards(state)
    winners = () if heroes == villains else rules.team(heroes=heroes > villains)  # Q-DUE-6
    reason = "duel-even" if not winners else "duel-heroes" if heroes > villains else "duel-villains"
    outcome = Outcome(
        reason=reason,
        points=tuple(int(seat in winners) for seat in range(rules.players)),
        winners=winners,
        next_first=0,
    )
    events += [tell("cards-counted", heroes=heroes, villains=villains), tell("round-over")]
    return replace(state, due=(), waiting=(), outcome=outcome), tuple(events)


def _cards(state: DuelState) -> tuple[int, int]:
    """What counts for the heroes and for the villains (DUE-13, Q-DUE-5)."""
    count = [0, 0]
    for seat in range(state.rules.players):
        own = len(state.piles[seat])
        if state.rules.unplayed_count:
            own += len(state.stacks[seat])
        count[0 if state.rules.is_hero(seat) else 1] += own
    return count[0], count[1]


def account(state: DuelState) -> Account:
    """Both teams read how many cards they have, since that decides the round (DUE-13)."""
    heroes, villains = _cards(state)
    return tuple(
        (Entry("tally-duel-cards", 0, {"cards": count}), *won)
        for seat, won in enumerate(won_account(state))
        for count in (heroes if state.rules.is_hero(seat) else villains,)
    )


# ---------------------------------------------------------------------------------------- view


def view(state: DuelState, seat: int | None) -> DuelView:
    rules = state.rules
    acting = to_act(state)
    war = rules.war
    stacks = [len(stack) for stack in state.stacks]
    piles = [len(pile) for pile in state.piles]
    if war:
        stacks, piles = [a + b for a, b in zip(stacks, piles, strict=True)], [0] * rules.players
    return DuelView(
        seat=seat,
        rules=rules,
        to_act=acting,
        legal=_FLIP if seat in acting else (),
        outcome=state.outcome,
        phase="flip",
        due=state.due,
        waiting=state.waiting,
        stacks=tuple(stacks),
        piles=tuple(piles),
        turned=state.turned,
        tricks=state.tricks,
        tricks_left=rules.max_tricks - state.tricks,
        last=state.last,
        last_winner=state.last_winner,
        values=tuple(
            tuple(value_of(card) for card in cards)
            for cards in (state.turned if any(state.turned) else state.last)
        ),
        nobody=len(state.nobody),
        heroes=rules.team(heroes=True),
        cards=_cards(state),
    )


def resample(state: DuelState, seat: int | None, stream: Stream) -> DuelState:
    # What was won lay open. Only the dealt stacks are unknown, and each keeps to its colour.
    stacks = list(state.stacks)
    for heroes in (True, False):
        seats = state.rules.team(heroes=heroes)
        mixed, stream = shuffled_among(stream, [stacks[one] for one in seats])
        for one, cards in zip(seats, mixed, strict=True):
            stacks[one] = cards
    return replace(state, stacks=tuple(stacks), stream=stream)


def pieces_of(state: DuelState) -> list[int]:
    everywhere = (*state.stacks, *state.piles, *state.turned, state.nobody)
    return [card for cards in everywhere for card in cards]
