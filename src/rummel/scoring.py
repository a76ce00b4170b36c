"""How rounds are counted, as facts: for score sheets, in the terminal and in the browser.

The web client adds up by these without a connection; `tools/scores.py` has it agree with
the engine. Only what the presets use is in them.
"""

from collections.abc import Mapping
from typing import Final, Literal

from msgspec import Struct

from rummel.game import Points
from rummel.melds import Worth
from rummel.pieces import JOKER, RANKS, Hand, piece

_ONE_OF_EACH: Final = (JOKER, *(piece(rank, 0) for rank in RANKS))


class ByPoints(Struct, frozen=True, kw_only=True, tag_field="by", tag="points"):
    """Players say how many points they have; the one who ended the round gets a bonus (ONE-30)."""

    bonus: int


class ByWinner(Struct, frozen=True, kw_only=True, tag_field="by", tag="winner"):
    """One point for winning; players who sit opposite win together."""


class ByRacks(Struct, frozen=True, kw_only=True, tag_field="by", tag="racks"):
    """What is left over counts against its owner."""

    worth: tuple[int, ...]  # by rank, a joker first
    winner_takes: bool  # what the others lose (MYR-44)
    wins_only: bool = False  # a point for the winner, and nothing else (Q-BSN-13)
    lowest_wins: bool = False  # where nobody has gone out; else everybody loses (SNR-40)
    doubles: bool = False  # going out all at once (MYR-50, SNR-33)
    relief: int = 0  # of losses in the round before, for going out (LAY-06)
    lone_joker: bool = False  # it is struck (LAY-07)
    first_lay_penalty: int = 0  # for laying first and not winning (LAY-08, Q-LAY-8)


class BySpread(Struct, frozen=True, kw_only=True, tag_field="by", tag="spread"):
    """Gin: a bonus for ending the round, and a comparison of what is left."""

    worth: tuple[int, ...]  # by rank; a joker first, though none is in play
    knock_bonus: int
    gin_bonus: int
    big_gin_bonus: int | None  # None: there is no such ending
    lowest_bonus: int  # among three and more (GIN-21)
    win_bonus: int  # between two, beside the difference (GIN-24)
    undercut_bonus: int  # for the player who had not ended the round (GIN-25)
    tie: Literal["undercut", "gin-safe", "nobody"]  # between two (GIN-26)


Scoring = ByPoints | ByWinner | ByRacks | BySpread


class Count(Struct, frozen=True, kw_only=True):
    """What people say of a round that they have played with real pieces."""

    racks: tuple[Hand, ...]  # what each seat has left
    # Words beside the racks, with the seat that a word names: `double`, `end=ana`.
    said: Mapping[str, int | None]
    totals: Points  # before this round
    previous: Points  # what the round before this one booked


def worth_by_rank(worth: Worth) -> tuple[int, ...]:
    """What a single piece left over counts, by rank, a joker first."""
    return tuple(worth.of_hand((one,)) for one in _ONE_OF_EACH)
