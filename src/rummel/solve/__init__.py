"""Exact answers about pieces: the typed face of the native kernel.

`arrange` finds the best way to lay a rack, with or without a table, under any rules. The gin
calls are narrower and faster: a hand has at most 24 pieces without jokers, each at most twice, a
piece is worth its rank, but at most `cap`, and the ace is low. A hand is a tuple, a list or, faster
still, bytes. Bad hands raise `ValueError`.
"""

from rummel._kernel import best_melds as _best_melds
from rummel._kernel import least_after_discard, least_deadwood, least_deadwood_many
from rummel.pieces import PIECES, Piece
from rummel.solve.arranger import (
    NO_LIMIT,
    OBJECTIVES,
    Answer,
    Objective,
    OpeningMelds,
    Question,
    TableJoker,
    arguments,
    arrange,
    arrange_many,
    reach,
)

__all__ = [
    "NO_LIMIT",
    "OBJECTIVES",
    "Answer",
    "Objective",
    "OpeningMelds",
    "Question",
    "TableJoker",
    "arguments",
    "arrange",
    "arrange_many",
    "best_melds",
    "least_after_discard",
    "least_deadwood",
    "least_deadwood_many",
    "reach",
]


def best_melds(
    hand: tuple[Piece, ...] | list[Piece], cap: int, most_left: int
) -> tuple[tuple[Piece, ...], ...]:
    """The melds of one arrangement with the least deadwood.

    The order of the hand does not matter to the answer. Runs come in rank order, sets in suit
    order. `ValueError` if no arrangement leaves at most `most_left` pieces.
    """
    return tuple(tuple(PIECES[code] for code in meld) for meld in _best_melds(hand, cap, most_left))
