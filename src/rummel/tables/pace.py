"""How long a bot takes for a move, and how its turn is shown, so that people can follow. Pure.

What a bot thinks takes milliseconds. What it seems to think follows from what there is to decide
and from what it does, so every node waits alike.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final, TypeAlias

from rummel.game import Move, View, format_fact, melds_of
from rummel.pieces import Meld, Piece
from rummel.wire import BotPace

# Shares of the server's own pause.
_SHARE: Final[dict[BotPace, float]] = {"natural": 1.0, "brisk": 0.4, "at-once": 0.0}
_FORCED: Final = 0.5  # there is nothing to decide
_FREE: Final = 1.4  # more can be done than can be listed
_STEP: Final = 0.6  # for each step of a turn that is shown
# Other nodes take over two seconds after a move was due (`scheduler.LEASE`).
_MOST_STEPS: Final = 4

# A meld on the table, and whether it stays as it is.
_Lying: TypeAlias = tuple[Meld, bool]


def pause(pace: BotPace, view: View) -> float:
    """What passes before a bot decides, in shares of the usual pause."""
    listed = 1.0 if len(view.legal) > 1 else _FORCED
    return (_FREE if view.free else listed) * _SHARE[pace]


def step_pause(pace: BotPace) -> float:
    """What passes between two steps of its turn."""
    return _STEP * _SHARE[pace]


def steps(view: View, move: Move) -> list[tuple[str, ...]]:
    """The table as it is rebuilt, meld by meld, before the turn is played; the end is left out.

    A meld takes its pieces from melds that don't stay as they are, the one that has most of them
    first, and what those lack comes from the rack: nothing is taken from where it is to lie.
    """
    wanted = list(melds_of(move))
    lying: list[_Lying] = []
    for meld in view.table:
        stays = meld in wanted
        if stays:
            wanted.remove(meld)
        lying.append((meld, stays))
    wanted.sort(key=lambda meld: -max((_shared(meld, one) for one in lying), default=0))
    shown = []
    for melds in _parted(wanted, _MOST_STEPS)[:-1]:
        for meld in melds:
            lying = [*_without(lying, meld), (meld, True)]
        shown.append(tuple(format_fact(meld) for meld, _ in lying))
    return shown


def _shared(meld: Meld, lying: _Lying) -> int:
    """How many pieces a meld can take from one that lies there."""
    other, stays = lying
    here, there = (Counter(one.in_hand for one in pieces) for pieces in (meld, other))
    return 0 if stays else (here & there).total()


def _parted(melds: Sequence[Meld], most: int) -> list[list[Meld]]:
    """The melds in at most `most` groups of about the same size."""
    count = min(most, len(melds))
    return [
        list(melds[len(melds) * at // count : len(melds) * (at + 1) // count])
        for at in range(count)
    ]


def _without(lying: Sequence[_Lying], taken: Meld) -> list[_Lying]:
    """What is left on the table without the pieces that a new meld takes from it."""
    needed = [one.in_hand for one in taken]
    left: list[_Lying] = []
    for meld, stays in lying:
        kept: list[Piece] = []
        for one in meld:
            if not stays and one.in_hand in needed:
                needed.remove(one.in_hand)
            else:
                kept.append(one)
        if kept:
            left.append((tuple(kept), stays))
    return left
