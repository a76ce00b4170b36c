"""Why a move is a good one, as codes with facts that a seat knows. Words are under `why-<code>`."""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from rummel.errors import Fact
from rummel.pieces import Hand, Piece, piece

MOST: Final = 3  # reasons that a hint gives


class Reason(Struct, frozen=True):
    """One thing that speaks for a move, or that is worth knowing beside it."""

    code: str
    facts: dict[str, Fact]


def because(code: str, /, **facts: Fact) -> Reason:
    return Reason(code, facts)


def most_telling(reasons: Iterable[Reason | None]) -> tuple[Reason, ...]:
    """The first of those that hold."""
    return tuple(one for one in reasons if one)[:MOST]


# -------------------------------------------------------------------------------- what fits what


def threes(card: Piece, *, high_ace: bool = False) -> list[tuple[Piece, Piece]]:
    """What a card needs for each of its smallest melds: every longer one has one of them in it."""
    rank, suit = card.rank, card.suit
    same = [piece(rank, one) for one in range(4) if one != suit]
    pairs = [(same[0], same[1]), (same[0], same[2]), (same[1], same[2])]
    top = 14 if high_ace else 13
    for place in {rank, 14} if rank == 1 and high_ace else {rank}:
        for low in range(max(1, place - 2), min(place, top - 2) + 1):
            first, second = [one for one in range(low, low + 3) if one != place]
            pairs.append((_at(first, suit), _at(second, suit)))
    return pairs


def _at(place: int, suit: int) -> Piece:
    return piece((place - 1) % 13 + 1, suit)


def partners(card: Piece, *, high_ace: bool = False) -> tuple[Piece, ...]:
    """All cards that could be in a smallest meld with this one."""
    pairs = threes(card, high_ace=high_ace)
    return tuple(sorted({one for pair in pairs for one in pair}))


def near(card: Piece, others: Iterable[Piece], *, high_ace: bool = False) -> Hand:
    """Those of the others that are of the same rank, or next to the card in its suit."""
    apart = (1, 12) if high_ace else (1,)

    def is_near(one: Piece) -> bool:
        if one.suit == card.suit:
            return abs(one.rank - card.rank) in apart
        return one.rank == card.rank

    return tuple(sorted(one for one in set(others) if is_near(one)))


def holder_of(melds: Sequence[Sequence[Piece]], card: Piece) -> tuple[Piece, ...] | None:
    """The meld that a card is in."""
    return next((tuple(meld) for meld in melds if card in meld), None)
