"""Tile games: how much to lay, and which tile to give away.

`greedy` lays as many tiles as can be laid, exactly. `steady` opens like that, and then holds back
until it can go out with all it has. What could be laid now can be laid later just as well, while
everything on the table helps the others too; and a rack that grows with every draw is sooner
without a loose tile than a few leftovers are.
"""

from collections.abc import Mapping
from random import Random
from typing import Final

from rummel.game import Move
from rummel.games.tiles.best import best
from rummel.games.tiles.state import Exchange, Lay, Reject, TilesView, unlisted
from rummel.knowledge import Level, wavering
from rummel.pieces import JOKER, Hand, Piece

_WORK: Final = 400_000  # steps of search for one question: about 40 ms at worst


# --------------------------------------------------------------------------------------- greedy


def greedy(view: TilesView, _chance: Random) -> Move:
    """As many tiles as can be laid; else it draws, or gives its dearest tile away."""
    lay, _ = _most(view)
    return lay or _otherwise(view, {})


def _most(view: TilesView) -> tuple[Lay | None, Hand]:
    """The turn that lays most, and what it leaves on the rack."""
    rack = view.own
    if "lay" not in view.free or view.most < 1:
        return None, rack
    opened = view.opened[view.seat or 0]
    answer = best(view.rules, view.table, rack, opened=opened, rejects=view.rejects, work=_WORK)
    return Lay(answer.table) if answer.laid else None, answer.left


def _otherwise(view: TilesView, value: Mapping[Piece, float]) -> Move:
    """Without laying: the tile of least value goes, of equal ones the dearest."""
    gives = [move for move in view.legal if isinstance(move, Exchange | Reject)]
    if gives:
        return min(
            gives,
            key=lambda move: (move.tile == JOKER, value.get(move.tile, 0), -(move.tile & 15)),
        )
    # Where only players who can't lay may pass, the only move is to lay.
    return view.legal[0] if view.legal else next(unlisted(view))


# --------------------------------------------------------------------------------------- steady


def steady(view: TilesView, _chance: Random) -> Move:
    return lay_or_hold(view, hold=True)


def lay_or_hold(view: TilesView, *, hold: bool) -> Move:
    """`steady`, and what it would be if it held nothing back: to measure what that gains."""
    lay, left = _most(view)
    if lay and (len(left) == view.rejects or not hold or not _can_wait(view)):
        return lay
    return _otherwise(view, _values(view.own, left))


def _can_wait(view: TilesView) -> bool:
    """Whether the tiles that could be laid may as well be laid later."""
    assert view.seat is not None
    rules = view.rules
    if not view.opened[view.seat] or view.pool <= (rules.players if rules.last_tile_ends else 0):
        return False
    grows = rules.turn in ("lay-or-draw", "draw-and-keep")
    if not grows and rules.scoring == "racks":
        # Waiting brings no further tile, and a full rack costs much once somebody goes out.
        others = [count for seat, count in enumerate(view.counts) if seat != view.seat]
        if min(others) <= 1:
            return False
    # What a turn can't lay is too much to go out with (BSN-24).
    return len(view.own) + grows <= rules.most_tiles


def _values(rack: Hand, loose: Hand) -> dict[Piece, float]:
    """What each tile is worth to keep: much if it could be laid, else by its neighbours."""
    values: dict[Piece, float] = {}
    tiles = [one for one in loose if one != JOKER]
    for at, one in enumerate(tiles):
        value = 0.5 if 3 <= one & 15 <= 11 else 0.0
        for other in tiles[:at] + tiles[at + 1 :]:
            apart = abs((one & 15) - (other & 15))
            if one.suit == other.suit:
                value += (-1, 2, 1)[apart] if apart < 3 else 0
            elif not apart:
                value += 2
        values[one] = value
    return {one: values.get(one, 100.0) for one in rack}


# ---------------------------------------------------------------------------------------- think

think = wavering(steady, greedy)

LEVELS: Final = (
    Level(noise=0.6),
    Level(noise=0.4),
    Level(noise=0.25),
    Level(noise=0.15),
    Level(),
)
