"""Positions of New game: what a seat knows, what can't be, what may be hidden."""

from collections.abc import Sequence

from msgspec.structs import replace

from rummel.deal import Stream
from rummel.family import Positions
from rummel.games.new_game.play import NewGameRules, NewGameState
from rummel.hidden import REST, conceal, hands_known, in_order, reveal
from rummel.pieces import Piece


def blank(rules: NewGameRules) -> NewGameState:
    return NewGameState(
        rules=rules,
        stream=Stream(b""),
        first=0,
        turn=0,
        phase="play",
        hands=((),) * rules.players,  # not written yet: (HIDDEN,) * cards for each player
        stock=(REST,),
    )


def known(state: NewGameState, seat: int | None) -> NewGameState:
    over = state.outcome is not None
    return replace(
        state,
        hands=hands_known(state.hands, seat, over=over),
        stock=conceal(state.stock),
    )


def check(state: NewGameState) -> NewGameState:
    raise NotImplementedError("not written yet: new-game: position.check, what can't be")


def fill(state: NewGameState, missing: Sequence[Piece], stream: Stream) -> NewGameState:
    (*hands, stock), stream = reveal((*state.hands, state.stock), missing, stream)
    return replace(state, stream=stream, hands=tuple(map(in_order, hands)), stock=stock)


POSITIONS = Positions(
    blank=blank,
    known=known,
    check=check,
    fill=fill,
    hides=("hands", "stock"),
    seats=("first", "turn"),
    per_seat=("hands",),
    middle=None,
)
