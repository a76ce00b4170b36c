"""A round of 111 as a value, its moves, and which of them are open.

The course of play is in `play.py`.
"""

from functools import cache
from typing import Final, Literal

from rummel.errors import RuleError
from rummel.game import Move, State, Turn, View
from rummel.games.one_eleven.rules import CENTRE, OneElevenRules
from rummel.games.one_eleven.scoring import Cards, Direction

Drop = Literal["left", "right", "far"]  # which card leaves for one that is put in
Phase = Literal["choose", "take", "insert", "announce"]


class OneElevenState(State, frozen=True, kw_only=True):
    rules: OneElevenRules
    first: int
    turn: int
    phase: Phase
    hands: tuple[Cards, ...]
    centre: Cards  # 0: an empty spot, or the one whose card has just been taken
    shown: tuple[bool, ...]  # which of the centre cards lie open
    draw: Cards  # the top is last
    discards: Cards = ()  # the top is last
    turns: int = 0  # that are over
    taken: int = 0  # the card in the player's other hand; 0: none
    spot: int = 0  # where it came from, counted from 1
    directions: tuple[Direction | None, ...] = ()  # what each seat has settled on


class OneElevenView(View, frozen=True, kw_only=True):
    rules: OneElevenRules
    turn: int
    phase: Phase
    hands: tuple[Cards | None, ...]  # the seat's own; all of them once the round is over
    counts: tuple[int, ...]
    centre: tuple[int | None, ...]  # None: face down; 0: empty
    draw: int
    discards: int
    top: int  # of the discards; 0: there are none
    pile: Cards  # all discards, for looking through (Q-ONE-18); the top is last
    taken: int | None  # None: a card that only its taker knows; 0: none
    spot: int  # where it came from, counted from 1; 0: nowhere
    turns_left: int  # of all players together, this one included, before the cap ends the round
    directions: tuple[Direction | None, ...]  # the seat's own; all of them once the round is over
    series: Cards  # what would score in the seat's own hand now
    points: int  # and what it would score
    ordered: bool  # the seat's own hand is in order from end to end
    counted: tuple[Cards, ...]  # what each hand has scored with, once the round is over


class Choose(Move, frozen=True):
    """Settle on a direction for this round."""

    direction: Direction


class Clear(Move, frozen=True):
    """Clear three open centre cards away for three fresh ones."""


class Take(Move, frozen=True):
    """Take the centre card on a spot, counted from 1."""

    spot: int


class Insert(Move, frozen=True):
    """Put the taken card in with `gap` cards to its left; a neighbour, or the far end, leaves."""

    gap: int
    drop: Drop


class Announce(Move, frozen=True):
    """Announce that the player's hand is in order."""


class Pass(Move, frozen=True):
    """Say nothing; the next player goes on."""


MOVES: Final[tuple[type[Move], ...]] = (Choose, Clear, Take, Insert, Announce, Pass)


# ------------------------------------------------------------------------------- what is open

_CHOICES: Final = (Choose("rising"), Choose("falling"))
_CLEAR: Final = Clear()
_TAKES: Final = tuple(Take(spot) for spot in range(1, CENTRE + 1))
_CLEAR_OR_TAKE: Final = (_CLEAR, *_TAKES)
_ENDS: Final = (Pass(), Announce())


@cache
def leaving(size: int) -> dict[tuple[int, Drop], int]:
    """The place of the card that leaves a hand, for every gap and drop."""
    places: dict[tuple[int, Drop], int] = {}
    for gap in range(size + 1):
        if gap > 0:
            places[gap, "left"] = gap - 1
        if gap < size:
            places[gap, "right"] = gap
        if gap == 0:  # ONE-19
            places[gap, "far"] = size - 1
        if gap == size:
            places[gap, "far"] = 0
    return places


@cache
def _insert_moves(size: int) -> tuple[Move, ...]:
    return tuple(Insert(gap, drop) for gap, drop in leaving(size))


@cache
def swaps(size: int) -> tuple[Insert, ...]:
    """One move for every different swap: each place replaced, or all cards moved on by one."""
    replaced = [Insert(place, "right") for place in range(size)]
    return (*replaced, Insert(0, "far"), Insert(size, "far"))


def to_act(state: OneElevenState) -> tuple[int, ...]:
    if state.outcome:
        return ()
    if state.phase == "choose":
        return tuple(seat for seat, chosen in enumerate(state.directions) if chosen is None)
    return (state.turn,)


def turn_of(state: OneElevenState, seat: int) -> Turn | None:
    """The choice of a direction is a separate turn."""
    if seat not in to_act(state):
        return None
    return Turn((0,) if state.phase == "choose" else (state.turns + 1,))


def legal(state: OneElevenState) -> tuple[Move, ...]:
    """Every move of a seat that may act."""
    if state.phase == "insert":
        return _insert_moves(len(state.hands[state.turn]))
    if state.phase == "take":
        if 0 in state.centre:
            return tuple(take for take, card in zip(_TAKES, state.centre, strict=True) if card)
        if False in state.shown or why_no_clearing(state):
            return _TAKES
        return _CLEAR_OR_TAKE
    return _ENDS if state.phase == "announce" else _CHOICES


def why_no_clearing(state: OneElevenState) -> RuleError | None:
    hidden = sum(
        1 for card, shown in zip(state.centre, state.shown, strict=True) if card and not shown
    )
    if hidden:  # ONE-21; after clearing none is open: it is done once a turn (Q-ONE-17)
        return RuleError("one-centre-hidden", hidden=hidden)
    pile = len(state.draw)
    if state.rules.short_pile == "reshuffle" and pile < CENTRE:
        pile += len(state.discards)
    if pile >= CENTRE or (pile and state.rules.short_pile == "rest"):
        return None
    return RuleError("one-pile-short", cards=pile)


def swapped(hand: Cards, card: int, move: Insert) -> Cards:
    """A hand with `card` in a gap and its neighbour, or the card at the far end, gone.

    The place of that one closes up; all others keep their order (ONE-15).
    """
    gap, place = move.gap, leaving(len(hand))[move.gap, move.drop]
    if place < gap:
        return (*hand[:place], *hand[place + 1 : gap], card, *hand[gap:])
    return (*hand[:gap], card, *hand[gap:place], *hand[place + 1 :])
