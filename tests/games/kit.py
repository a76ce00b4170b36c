"""Moves in the tests of games: as text with the seat that makes them, or as values."""

from typing import Any, TypeVar

import pytest

from rummel import games
from rummel.errors import RuleError
from rummel.game import Event, Move, State, parse_move

S = TypeVar("S", bound=State)


def make_move(state: S, seat: int, text: str) -> tuple[S, tuple[Event, ...]]:
    """The state after a move, given as text, and what happened."""
    family = games.family_of(state)
    return family.apply(state, seat, parse_move(family.moves, text))


def play(state: S, *moves: str | Move) -> S:
    """The state after moves such as `0 draw`, or moves of the seats on turn."""
    for move in moves:
        state, _ = games.family_of(state).apply(state, *_by_seat(state, move))
    return state


def refusal(state: State, move: str | Move, seat: int | None = None) -> RuleError:
    """The refusal that a move gets, by the seat on turn or another; it changes nothing."""
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
    if isinstance(move, Move):
        return next(iter(games.to_act(state)), 0), move
    seat, text = move.split(" ", 1)
    return int(seat), parse_move(games.family_of(state).moves, text)
