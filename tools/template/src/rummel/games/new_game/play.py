"""New game: not written yet: players, pack, turn and end in a few lines.

Ledger: `XYZ`. Phases: `play`.
"""

from typing import Literal, assert_never

from rummel.deal import Stream
from rummel.errors import RuleError
from rummel.game import (
    Event,
    HandView,
    Move,
    Opening,
    Rules,
    State,
    Timeout,
    Turn,
    seen_hands,
    word_of,
)
from rummel.pieces import Hand, Piece

Phase = Literal["play"]
Step = tuple["NewGameState", tuple[Event, ...]]


class NewGameRules(Rules, frozen=True, kw_only=True):
    """The settings of the game."""

    family = "new-game"

    # not written yet: options, such as
    # may_pass: Annotated[bool, option("Q-XYZ-1")] = False


class NewGameState(State, frozen=True, kw_only=True):
    rules: NewGameRules
    first: int
    turn: int
    phase: Phase
    hands: tuple[Hand, ...]
    stock: tuple[Piece, ...]  # the top is last
    turns: int = 0  # that are over


class NewGameView(HandView, frozen=True, kw_only=True):
    rules: NewGameRules
    turn: int
    phase: Phase
    hands: tuple[Hand | None, ...]
    counts: tuple[int, ...]
    stock: int


class Draw(Move, frozen=True):
    """Draw one card."""


# not written yet: the other moves, in both
MOVES: tuple[type[Move], ...] = (Draw,)
AnyMove = Draw | Timeout


def deal(rules: NewGameRules, opening: Opening, stream: Stream) -> Step:
    raise NotImplementedError("not written yet: new-game: play.deal, a new round")


def to_act(state: NewGameState) -> tuple[int, ...]:
    return () if state.outcome else (state.turn,)


def turn_of(state: NewGameState, seat: int) -> Turn | None:
    return Turn((state.turns,)) if seat in to_act(state) else None


def legal(state: NewGameState) -> tuple[Move, ...]:
    """Every move of the player on turn."""
    raise NotImplementedError("not written yet: new-game: play.legal, the moves that can be made")


def apply(state: NewGameState, seat: int, move: Move) -> Step:
    if state.outcome:
        raise RuleError("round-over")
    if seat not in to_act(state):
        raise RuleError("not-your-turn", seat=seat)
    if not isinstance(move, AnyMove):
        raise RuleError("wrong-move", move=word_of(move))
    match move:
        case Draw():
            raise NotImplementedError("not written yet: new-game: play.apply, what a move changes")
        case Timeout():
            raise NotImplementedError("not written yet: new-game: play.apply, when time is up")
        case _:
            assert_never(move)


def view(state: NewGameState, seat: int | None) -> NewGameView:
    over = state.outcome is not None
    return NewGameView(
        seat=seat,
        rules=state.rules,
        to_act=to_act(state),
        legal=legal(state) if seat == state.turn else (),
        outcome=state.outcome,
        turn=state.turn,
        phase=state.phase,
        hands=seen_hands(state.hands, seat, over=over),
        counts=tuple(len(hand) for hand in state.hands),
        stock=len(state.stock),
    )


def resample(state: NewGameState, seat: int | None, stream: Stream) -> NewGameState:
    raise NotImplementedError("not written yet: new-game: play.resample, what a seat can't see")


def pieces_of(state: NewGameState) -> list[int]:
    return [*state.stock, *(card for hand in state.hands for card in hand)]
