"""Exact answers about a hand: the typed face of the native kernel.

A hand has at most 24 pieces without jokers, each at most twice. A piece is worth its rank, but at
most `cap`; the ace is low. Bad hands raise `ValueError`.
"""

from rummel._kernel import best_melds as _best_melds
from rummel._kernel import least_after_discard, least_deadwood
from rummel.pieces import PIECES, Piece

__all__ = ["best_melds", "least_after_discard", "least_deadwood"]


def best_melds(
    hand: tuple[Piece, ...] | list[Piece], cap: int, most_left: int
) -> tuple[tuple[Piece, ...], ...]:
    """The melds of one arrangement with the least deadwood.

    The order of the hand does not matter to the answer. Runs come in rank order, sets in suit
    order. `ValueError` if no arrangement leaves at most `most_left` pieces.
    """
    return tuple(tuple(PIECES[code] for code in meld) for meld in _best_melds(hand, cap, most_left))
