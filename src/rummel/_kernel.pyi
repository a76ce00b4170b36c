from collections.abc import Sequence

# A hand must be a tuple or a list; Sequence only because a list of Piece is no list of int.

def least_deadwood(hand: Sequence[int], cap: int, most_left: int) -> int:
    """Least worth left outside melds with at most `most_left` pieces left; -1 if impossible."""

def least_after_discard(hand: Sequence[int], cap: int, most_left: int) -> list[int]:
    """`least_deadwood` after the discard of each position of the hand."""

def best_melds(hand: Sequence[int], cap: int, most_left: int) -> list[list[int]]:
    """The melds of one best arrangement; ValueError if there is none."""
