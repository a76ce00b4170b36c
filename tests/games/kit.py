"""Cards, melds and moves in the tests of games.

Moves are values, or text with or without the seat that makes them: `1 draw` is a move of seat 1,
`draw` one of the seat on turn.
"""

from typing import Any, TypeVar

import msgspec
import pytest

from rummel import games
from rummel.errors import RuleError
from rummel.game import Event, Move, State, Timeout, parse_move
from rummel.pieces import Meld, Piece, parse_pieces

S = TypeVar("S", bound=State)


def cards(text: str) -> tuple[Piece, ...]:
    return parse_pieces(text)


def melds(text: str) -> tuple[Meld, ...]:
    """Melds such as `5h 6h 7h | 8c 8d 8s`."""
    return tuple(parse_pieces(meld) for meld in text.split("|") if meld.strip())


def replaced(state: S, **fields: Any) -> S:
    return msgspec.structs.replace(state, **fields)


def points(state: State) -> tuple[int, ...]:
    """What a round has brought that is over."""
    assert state.outcome is not None
    return state.outcome.points


def make_move(state: S, seat: int, text: str) -> tuple[S, tuple[Event, ...]]:
    """The state after a move, given as text, and what happened."""
    family = games.family_of(state)
    return family.apply(state, seat, parse_move(family.moves, text))


def step(state: S, move: str | Move) -> tuple[S, tuple[Event, ...]]:
    """The state after a move, and what happened."""
    return games.family_of(state).apply(state, *_by_seat(state, move))


def play(state: S, *moves: str | Move) -> S:
    """The state after some moves."""
    for move in moves:
        state, _ = step(state, move)
    return state


def refusal(state: State, move: str | Move, seat: int | None = None) -> RuleError:
    """The refusal that a move gets, also one of another seat; it changes nothing."""
    by, made = _by_seat(state, move)
    before = repr(state)
    with pytest.raises(RuleError) as caught:
        games.family_of(state).apply(state, by if seat is None else seat, made)
    assert repr(state) == before
    return caught.value


def refused(state: State, move: str | Move) -> tuple[str, dict[str, Any]]:
    """Code and facts of that refusal."""
    error = refusal(state, move)
    return error.code, error.facts


def code(state: State, move: str | Move) -> str:
    return refusal(state, move).code


def codes(events: tuple[Event, ...]) -> list[str]:
    return [event.code for event in events]


def _by_seat(state: State, move: str | Move) -> tuple[int, Move]:
    on_turn = next(iter(games.to_act(state)), 0)
    if isinstance(move, Move):
        return on_turn, move
    seat, _, text = move.partition(" ")
    if seat.isdigit():
        return int(seat), _read(state, text)
    return on_turn, _read(state, move)


def _read(state: State, text: str) -> Move:
    moves: tuple[type[Move], ...] = (*games.family_of(state).moves, Timeout)
    return parse_move(moves, text)
