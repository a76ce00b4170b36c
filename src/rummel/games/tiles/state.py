"""A round of a tile game as a value, its moves, and which of them are open.

The course of play is in `play.py`; laying is in `table.py`, `lays.py` and `best.py`.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, Literal, TypeVar

from rummel.game import HandView, Move, State, Turn
from rummel.games.tiles.best import best
from rummel.games.tiles.lays import lays
from rummel.games.tiles.rules import TilesRules
from rummel.games.tiles.table import Table, plan
from rummel.pieces import PIECES, Hand, Piece

Phase = Literal["draw", "play", "change", "return", "reject"]
M = TypeVar("M", bound=Move)


class TilesState(State, frozen=True, kw_only=True):
    rules: TilesRules
    first: int
    turn: int
    phase: Phase
    hands: tuple[Hand, ...]
    pool: tuple[Piece, ...]  # the next tile is last
    scrap: tuple[Piece, ...] = ()  # the top is last
    table: Table = ()
    opened: tuple[bool, ...]
    drawn: Piece | None = None  # in this turn, while it goes on
    changed: int = 0  # tiles changed in this turn
    double: bool = False  # the tile now rejected wins the round twice over
    passes: int = 0  # in a row, with an empty pool
    turns: int = 0
    last: Hand = ()  # what was laid last


class TilesView(HandView, frozen=True, kw_only=True):
    rules: TilesRules
    first: int
    turn: int
    phase: Phase
    hands: tuple[Hand | None, ...]
    counts: tuple[int, ...]
    pool: int
    scrap: tuple[Piece, ...]  # empty where it lies face down
    scrapped: int
    table: Table
    opened: tuple[bool, ...]  # Brettspielnetz marks players who have not (BSN-15)
    needed: tuple[int, ...]  # points that each seat still has to open with
    may_use_table: bool  # the seat on turn
    most: int  # rack tiles that the seat on turn may lay
    changes: int  # tiles that it may still change
    drawn: Piece | None  # by the seat itself, while the turn goes on
    last: Hand
    turns: int

    @property
    def rejects(self) -> bool:
        """Whether the seat's own turn ends with a discard."""
        return must_reject(self)


class Lay(Move, frozen=True):
    """Make the table this: every meld on it, old and new."""

    table: Table


class Draw(Move, frozen=True):
    """Draw a tile."""


class Take(Move, frozen=True):
    """Take the top discard."""


class Exchange(Move, frozen=True):
    """Give a tile to the pool for another one."""

    tile: Piece


class Reject(Move, frozen=True):
    """Discard a tile."""

    tile: Piece


class Pass(Move, frozen=True):
    """Let the next player go on."""


DRAW: Final = (Draw(),)
DRAW_OR_TAKE: Final = (Draw(), Take())
PASS: Final = (Pass(),)
EXCHANGES: Final = tuple(Exchange(one) for one in PIECES)
REJECTS: Final = tuple(Reject(one) for one in PIECES)


def to_act(state: TilesState) -> tuple[int, ...]:
    return () if state.outcome else (state.turn,)


def turn_of(state: TilesState, seat: int) -> Turn | None:
    return Turn((state.turns,)) if seat in to_act(state) else None


def legal(state: TilesState) -> tuple[Move, ...]:
    """Every move of the player on turn but laying."""
    if state.outcome:
        return ()
    rules, phase = state.rules, state.phase
    hand = state.hands[state.turn]
    if phase == "draw":
        return DRAW_OR_TAKE if rules.take_scrap and state.scrap else DRAW
    if phase == "reject" or (rules.turn == "draw-and-reject" and state.drawn is not None):
        return _each(REJECTS, hand)
    if phase == "return":
        return tuple([one for one in _each(EXCHANGES, hand) if may_return(state, one.tile)])
    if phase == "change" or rules.turn == "draw-and-keep":
        if state.drawn is None:
            return () if must_lay(state) else PASS
        return (*PASS, *_each(EXCHANGES, hand)) if may_change(state) else PASS
    if not state.pool or rules.turn == "draw-and-reject":
        return () if must_lay(state) else PASS
    if rules.turn == "lay-or-exchange" and rules.exchange_order == "blind":
        return _each(EXCHANGES, hand)
    return DRAW


def _each(moves: tuple[M, ...], hand: Hand) -> tuple[M, ...]:
    """The moves with each tile of the hand; two copies are one choice."""
    return tuple([moves[one] for one in dict.fromkeys(hand)])


def may_return(state: TilesState, tile: Piece) -> bool:
    """Q-SNR-2's option: any but the tile just drawn."""
    return tile != state.drawn or state.hands[state.turn].count(tile) > 1


def may_change(state: TilesState) -> bool:
    """SNR-37: after the draw, before the opening."""
    return bool(
        state.pool
        and state.drawn is not None
        and not state.opened[state.turn]
        and state.changed < state.rules.changes
    )


def must_lay(state: TilesState) -> Hand:
    """What has to be laid instead of passing on an empty pool (SNR-38); nothing: passing is open.

    With `passing = "willing"` nobody has to (Q-SNR-18).
    """
    if state.rules.passing == "willing":
        return ()
    seat = state.turn
    return _must_lay(
        state.rules, state.table, state.hands[seat], state.opened[seat], must_reject(state)
    )


@lru_cache(maxsize=64)  # asked for the view, and again when somebody passes
def _must_lay(rules: TilesRules, table: Table, rack: Hand, opened: bool, rejects: bool) -> Hand:
    # Nearly always there is something simple, and the whole search can be long.
    for wanted in lays(rules, table, rack, opened=opened, rejects=rejects):
        return plan(rules, table, rack, wanted, opened=opened, rejects=rejects).laid
    return best(rules, table, rack, opened=opened, rejects=rejects).laid


def must_reject(at: TilesState | TilesView) -> bool:
    """Whether the turn ends with a discard: not without a draw (Q-SNR-17)."""
    rules = at.rules
    return rules.turn == "draw-and-reject" and (at.drawn is not None or rules.reject_on_empty)


def unlisted(view: TilesView) -> Iterator[Move]:
    """Some turns of laying; see `lays.py`."""
    if "lay" not in view.free or view.seat is None:
        return
    rules = view.rules
    rack, opened = view.own, view.opened[view.seat]
    offered = False
    for table in lays(rules, view.table, rack, opened=opened, rejects=view.rejects):
        offered = True
        yield Lay(table)
    if not offered and not view.legal:  # passing is forbidden, so something can be laid
        answer = best(rules, view.table, rack, opened=opened, rejects=view.rejects)
        yield Lay(answer.table)
