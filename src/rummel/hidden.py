"""Pieces that a position leaves open.

In the states of a `rummel.position` a hidden piece is `HIDDEN`, which is not a piece of any pack. A
family says what a seat knows in these terms, and draws what is hidden.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeVar

from rummel.deal import Stream
from rummel.errors import RuleError
from rummel.pieces import Piece

T = TypeVar("T")
I = TypeVar("I", bound=int)  # noqa: E741 - a piece, or a card that is a plain number


class _Open(Piece):
    """A place of a pile of which nothing is known."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "?"

    __str__ = __repr__


# Typed as anything, since whatever a state says can be hidden: a piece, a number, a choice.
HIDDEN: Final[Any] = _Open(-1)
REST: Final[Any] = _Open(-2)  # all pieces of the pack that lie nowhere else


def is_hidden(value: object) -> bool:
    return isinstance(value, _Open)


def conceal(pieces: Sequence[I], seen: Iterable[I] = ()) -> tuple[I, ...]:
    """As many hidden pieces, after those of them that were `seen`."""
    shown = tuple(seen)
    return (*shown, *(HIDDEN,) * (len(pieces) - len(shown)))


def hands_known(
    hands: Sequence[tuple[I, ...]], seat: int | None, *, over: bool
) -> tuple[tuple[I, ...], ...]:
    """The hands of a state as a seat knows them: its own, and all once the round is over."""
    return tuple(hand if over or at == seat else conceal(hand) for at, hand in enumerate(hands))


def hands_seen(
    hands: Sequence[tuple[I, ...] | None], counts: Sequence[int]
) -> tuple[tuple[I, ...], ...]:
    """The hands of a view as a state has them: those that it does not show are hidden."""
    return tuple(
        (HIDDEN,) * count if hand is None else hand
        for hand, count in zip(hands, counts, strict=True)
    )


def in_order(hand: Iterable[I]) -> tuple[I, ...]:
    """A hand as states have it: sorted, and what is hidden last."""
    return tuple(sorted(hand, key=lambda one: (one < 0, one)))


def reveal(
    groups: Sequence[Sequence[I]], pieces: Sequence[I], stream: Stream
) -> tuple[list[tuple[I, ...]], Stream]:
    """The groups with `pieces`, shuffled, in the places of what is hidden."""
    mixed, stream = stream.shuffled(pieces)
    rest = iter(mixed)
    return [tuple(next(rest) if one < 0 else one for one in group) for group in groups], stream


def hands_from(
    pieces: Sequence[I], players: int, size: int
) -> tuple[tuple[tuple[I, ...], ...], tuple[I, ...]]:
    """Hands of that size, or smaller ones so that something is left, and what is left."""
    size = min(size, (len(pieces) - 4) // players)
    hands = tuple(in_order(pieces[size * at : size * (at + 1)]) for at in range(players))
    return hands, tuple(pieces[size * players :])


def pick(choices: Sequence[T], stream: Stream) -> tuple[T, Stream]:
    """One of the choices, by chance: what a player has drawn, of their own hand."""
    if not choices:
        raise clash("drawn", "hands")
    at, stream = stream.below(len(choices))
    return choices[at], stream


def clash(first: str, second: str) -> RuleError:
    """Two fields of a position that can't be so together."""
    return RuleError("position-clash", first=first, second=second)
