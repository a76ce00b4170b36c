"""Rounds at native speed: the kernel plays the same rounds as the engine, hundreds of times faster.

The engine is the truth. A family whose rounds the kernel knows has the same fields there as in its
state, the same options as numbers, and the same choices in the same order, so nothing here knows a
game: a state goes to the kernel and back by its type, and an action is the move in the same place.
Rules that the kernel does not play are refused by the name of the option (`NotNative`), and the
caller has the engine for them.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from math import exp
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from msgspec import Struct

from rummel import _kernel
from rummel.deal import Stream
from rummel.game import Move, Outcome, Rules, State, View, word_of
from rummel.pieces import PIECES, Piece

S = TypeVar("S", bound=State)

NotNative: Final = _kernel.NotNativeError
Chance = _kernel.Chance
POLICIES: Final = ("random", "greedy")  # the bots that the kernel has
Net = _kernel.Net
Round = _kernel.Round
Rounds = _kernel.Rounds


class Facts(Struct, frozen=True):
    """What the kernel says of a family of its rounds."""

    name: str
    most_seats: int
    actions: int  # how many there are; an action is a number below that
    bytes: int  # of a round
    choices: int  # bytes of what a seat may do
    offers: bool  # moves that the engine does not list, a few of them
    options: tuple[str, ...]
    lists: tuple[str, ...]  # options that are several numbers
    events: tuple[str, ...]
    reasons: tuple[str, ...]


FAMILIES: Final[Mapping[str, Facts]] = {
    one["name"]: msgspec.convert(one, Facts) for one in _kernel.families()
}


def is_native(rules: Rules) -> bool:
    """Whether the kernel plays a game under these rules."""
    try:
        kernel_round(rules)
    except NotNative:
        return False
    return True


def kernel_round(rules: Rules) -> Round:
    """A round that is not dealt yet, or `NotNative` with the name of what is not played."""
    return _kernel.Round(rules.family, options_of(rules))


def kernel_rounds(
    rules: Rules, count: int, seed: int, threads: int, bots: Sequence[str] = ()
) -> _kernel.Rounds:
    """Many rounds side by side; seats without a name of a bot are the caller's."""
    return _kernel.Rounds(rules.family, options_of(rules), count, seed, threads, bots)


# ------------------------------------------------------------------------------------- options


def options_of(rules: Rules) -> dict[str, tuple[int, ...]]:
    """The options of a round as numbers: a choice is its place among those there are."""
    facts = FAMILIES.get(rules.family)
    if facts is None:
        raise NotNative(rules.family)
    choices = _all_choices(type(rules))
    numbers = {}
    for name in (*facts.options, *facts.lists):
        value = getattr(rules, name)
        several = value if isinstance(value, tuple) else (value,)
        numbers[name] = tuple(_number(choices[name], one) for one in several)
    return numbers


@cache
def _hints(struct: type[Struct]) -> dict[str, Any]:
    return get_type_hints(struct)


@cache
def _all_choices(struct: type[Struct]) -> dict[str, tuple[Any, ...]]:
    """By field; none where it is no choice."""
    return {name: _choices(hint) for name, hint in _hints(struct).items()}


def _number(choices: tuple[Any, ...], value: object) -> int:
    if choices:
        return choices.index(value)
    assert isinstance(value, int)
    return int(value)


def _choices(hint: Any) -> tuple[Any, ...]:
    if get_origin(hint) is Literal:
        return get_args(hint)
    if get_origin(hint) in (Annotated, Union, UnionType):
        return next((choices for one in get_args(hint) if (choices := _choices(one))), ())
    return ()


# -------------------------------------------------------------------------------------- states


def fields_of(state: State, like: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a state as the kernel has them; `like` is what any of its rounds has."""
    hints = _hints(type(state))
    return {name: _encoded(hints[name], getattr(state, name), one) for name, one in like.items()}


def _encoded(hint: Any, value: Any, like: Any) -> Any:
    if value is None:
        return -1
    if not isinstance(value, tuple):
        return _number(_choices(hint), value)
    if isinstance(like, bytes):
        return bytes(value)
    part = _part(hint)
    # Where there is none to look at, a tuple within a tuple is a row of pieces.
    inner = like[0] if like else b"" if get_origin(part) is tuple else 0
    return [_encoded(part, one, inner) for one in value]


def state_of(kind: type[S], rules: Rules, played: Round, stream: Stream) -> S:
    """The kernel's round as the engine has it: a state of its family's kind."""
    hints = _hints(kind)
    known = {name: _decoded(hints[name], value) for name, value in played.fields().items()}
    outcome = outcome_of(FAMILIES[rules.family], played.result)
    return kind(rules=rules, stream=stream, outcome=outcome, **known)


def _decoded(hint: Any, value: Any) -> Any:
    if isinstance(value, bytes):
        return tuple(PIECES[one] for one in value) if _part(hint) is Piece else tuple(value)
    if isinstance(value, list):
        part = _part(hint)
        return tuple(_decoded(part, one) for one in value)
    if value == -1 and NoneType in get_args(hint):
        return None
    choices = _choices(hint)
    if choices:
        return choices[value]
    if hint is bool:
        return bool(value)
    return PIECES[value] if Piece in (hint, *get_args(hint)) else value


def _part(hint: Any) -> Any:
    """What a tuple is made of."""
    if get_origin(hint) is tuple:
        return get_args(hint)[0]
    return next((part for one in get_args(hint) if (part := _part(one)) is not None), None)


def moves_of(kinds: Iterable[type[Move]], view: View, played: _kernel.Round) -> dict[int, Move]:
    """The moves of the view's own seat by their actions, in the engine's order.

    Turns that the engine does not list come after those, by their aims; two may be the same.
    `kinds` are the family's moves.
    """
    assert view.seat is not None
    return {action: move_of(kinds, view, played, action) for action in played.actions(view.seat)}


def move_of(kinds: Iterable[type[Move]], view: View, played: _kernel.Round, action: int) -> Move:
    """The move that an action of the view's own seat is."""
    assert view.seat is not None
    place = played.actions(view.seat).index(action)
    if place < len(view.legal):
        return view.legal[place]
    word, fields = played.offered(view.seat, action)
    kind = next(one for one in kinds if word_of(one) == word)
    hints = _hints(kind)
    return kind(**{name: _decoded(hints[name], value) for name, value in fields.items()})


def outcome_of(facts: Facts, result: tuple[Any, ...] | None) -> Outcome | None:
    """How the engine says the kernel's result."""
    if result is None:
        return None
    reason, points, winners, left, void, next_first = result
    return Outcome(
        reason=facts.reasons[reason],
        points=points,
        winners=tuple(winners),
        left=left,
        void=void,
        next_first=None if next_first < 0 else next_first,
    )


# ------------------------------------------------------------------------------------- playouts


class Estimate(Struct, frozen=True, kw_only=True):
    """What playouts say of a choice."""

    action: int
    worlds: int  # that it was tried in; fewer than others: it was clearly worse
    points: tuple[float, ...]  # of each seat, on average
    margin: float  # of the seat's own points over the best other's, on average
    error: float  # standard error of that


def rollout(
    played: Round,
    seat: int,
    actions: Sequence[int],
    *,
    policy: Literal["greedy", "random"] = "greedy",
    worlds: int = 64,
    work: int = 1_000_000,
    seed: int = 0,
    certainty: float = 3.0,
) -> tuple[Estimate, ...]:
    """What each of a seat's actions is worth, by rounds played on from it.

    Every action meets the same worlds with the same chance: what the seat can't know is drawn
    again for each. An action that is clearly worse than the best is dropped, and `work` bounds the
    decisions made in all. Equal seeds give equal estimates.
    """
    estimates, _ = played.rollout(seat, actions, policy, worlds, work, seed, certainty)
    return tuple(
        Estimate(action=action, worlds=tried, points=points, margin=margin, error=error)
        for action, tried, points, margin, error in estimates
    )


# ----------------------------------------------------------------------------------------- nets


class Judgement(Struct, frozen=True, kw_only=True):
    """What a net says of a decision."""

    value: float  # of the hand for the seat: what it will do to the chance of winning, times 4
    chances: dict[int, float]  # how likely the net would play each action

    @property
    def best(self) -> int:
        return max(self.chances, key=lambda action: self.chances[action])


def judge(
    net: Net, played: Round, seat: int, needs: Sequence[int], ways: int = 1
) -> Judgement | None:
    """What a net says; None where there is no choice, or none that is a net's to make.

    `needs` are the points that each seat still needs to win the match; `ways` to exchange suits are
    looked at, where it does not matter which suit is which, and the net says their mean.
    """
    judged = net.judge(played, seat, needs, ways)
    if judged is None:
        return None
    value, numbers = judged
    most = max(number for _, number in numbers)
    weights = {action: exp(number - most) for action, number in numbers}
    total = sum(weights.values())
    return Judgement(value=value, chances={action: one / total for action, one in weights.items()})
