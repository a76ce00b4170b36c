from collections.abc import Sequence

from rummel.pieces import Hand, Meld, Piece

# verdict, fault, possible, proven, tidy, table, laid, left, points, moved, steps
_Answer = tuple[int, int, bool, bool, bool, tuple[Meld, ...], Hand, Hand, int, int, int]

# A hand must be a tuple, a list or bytes; Sequence only because a list of Piece is no list of int.

def least_deadwood(hand: Sequence[int], cap: int, most_left: int, discard: bool = False) -> int:
    """Least worth left outside melds with at most `most_left` pieces left; -1 if impossible.

    With `discard` one more piece may be left, the one best thrown away, and does not count.
    """

def least_deadwood_many(
    hands: Sequence[Sequence[int]], cap: int, most_left: int, discard: bool = False
) -> list[int]:
    """`least_deadwood` of each hand; other threads run meanwhile."""

def least_after_discard(hand: Sequence[int], cap: int, most_left: int) -> list[int]:
    """`least_deadwood` after the discard of each position of the hand."""

def best_melds(hand: Sequence[int], cap: int, most_left: int) -> list[list[int]]:
    """The melds of one best arrangement; ValueError if there is none."""

# Only rummel.solve.arranger makes questions; it says what their numbers mean.

def arrange(
    table: Sequence[Sequence[int]],
    rack: Sequence[int],
    laws: tuple[int, ...],
    settings: tuple[int, ...],
    objectives: tuple[int, ...],
    known: tuple[Piece, ...],
) -> _Answer:
    """The best arrangement; pieces of the answer are taken from `known`."""

def arrange_many(
    questions: Sequence[
        tuple[
            Sequence[Sequence[int]],
            Sequence[int],
            tuple[int, ...],
            tuple[int, ...],
            tuple[int, ...],
        ]
    ],
    known: tuple[Piece, ...],
) -> list[_Answer]:
    """The best arrangement for each of many questions."""
