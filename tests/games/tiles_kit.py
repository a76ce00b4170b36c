"""Builders for the tests of the tile games.

Colours: Brettspielnetz prints blue as clubs, red as hearts, green as spades and yellow as
diamonds. MyRummy's purple, black, green and grey are h, c, s and d here.
"""

from typing import Any

from rummel.deal import Stream
from rummel.game import Event, Move, Opening, Timeout, parse_move
from rummel.games import find
from rummel.games.tiles import FAMILY
from rummel.games.tiles.play import apply, deal, view
from rummel.games.tiles.rules import TilesRules
from rummel.games.tiles.state import TilesState
from rummel.pieces import Hand, Meld, Piece, parse_piece, parse_pieces, without
from tests.games.kit import melds

STREAM = Stream(b"tiles")


def tile(text: str) -> Piece:
    return parse_piece(text)


def meld(text: str) -> Meld:
    return parse_pieces(text)


def rack(text: str) -> Hand:
    return tuple(sorted(parse_pieces(text)))


def rules_of(game: str, **chosen: Any) -> TilesRules:
    rules = find(game).configure(**chosen)
    assert isinstance(rules, TilesRules)
    return rules


def position(
    game: str,
    *racks: str,
    table: str = "",
    pool: str = "1c 2c 3c 4c",
    opened: bool | tuple[bool, ...] = True,
    more: dict[str, Any] | None = None,
    **chosen: Any,
) -> TilesState:
    """A round in its middle, seat 0 on turn. The pool is written in the order it is drawn."""
    rules = rules_of(game, players=len(racks), **chosen)
    return TilesState(
        **{
            "rules": rules,
            "stream": STREAM,
            "first": 0,
            "turn": 0,
            "phase": "draw" if rules.draws_first and pool else "play",
            "hands": tuple(rack(text) for text in racks),
            "pool": tuple(reversed(parse_pieces(pool))),
            "table": melds(table),
            "opened": (opened,) * len(racks) if isinstance(opened, bool) else opened,
            **(more or {}),
        }
    )


def dealt(
    game: str, key: bytes = b"tiles", first: int | None = None, **chosen: Any
) -> tuple[TilesState, tuple[Event, ...]]:
    return deal(rules_of(game, **chosen), Opening(first=first), Stream(key))


def move(text: str) -> Move:
    return parse_move((*FAMILY.moves, Timeout), text)


def events_of(state: TilesState, text: str) -> tuple[Event, ...]:
    return apply(state, state.turn, move(text))[1]


def words(state: TilesState) -> list[str]:
    """The words of the moves that the seat on turn may make."""
    seat_view = view(state, state.turn)
    tags = [str(one.__struct_config__.tag) for one in seat_view.legal]
    return sorted({*tags, *seat_view.free})


class Arranged(Stream, frozen=True):
    """A stream that shuffles nothing, but puts some pieces first."""

    front: tuple[Piece, ...] = ()

    def shuffled(self, items: Any) -> Any:
        return (*self.front, *without(items, self.front)), self


def arranged(
    game: str, front: str, first: int | None = None, **chosen: Any
) -> tuple[TilesState, tuple[Event, ...]]:
    """A deal from tiles that begin with `front`."""
    stream = Arranged(b"tiles", front=parse_pieces(front))
    return deal(rules_of(game, **chosen), Opening(first=first), stream)
