"""How rounds are counted, as facts: for score sheets, in the terminal and in the browser.

The web client adds up by these without a connection; `tools/scores.py` has it agree with
the engine. Only what the presets use is in them. An account says afterwards what the points of a
round are made of.
"""

from collections.abc import Mapping
from typing import Final, Literal

from msgspec import Struct

from rummel.errors import Fact
from rummel.game import Points, State
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


class Item(Struct, frozen=True, kw_only=True):
    """What a side may have at the end of a round, worded under `tally-<family>-<name>`."""

    name: str
    each: int  # points; below zero where it counts against the side
    most: int
    shared: bool = False  # `most` is all that there is, for all sides together
    all: int | None = None  # points for all of them, instead of each (CAN-41)
    unmelded: int = 1  # times the points, for a side without melds (CAN-42)
    melds: int = 0  # what the melds of a side that has one count at least
    partners: bool = False  # only partners can have it


class ByTally(Struct, frozen=True, kw_only=True, tag_field="by", tag="tally"):
    """Each side counts its melds, what it holds, and items that have a price of their own."""

    worth: tuple[int, ...]  # by rank, a joker first
    out: int  # for going out (CAN-43)
    concealed: int  # more for laying the whole hand at once (CAN-44)
    items: tuple[Item, ...]


Scoring = ByPoints | ByWinner | ByRacks | BySpread | ByTally


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


# ------------------------------------------------------------------------------------- accounts


class Entry(Struct, frozen=True):
    """A part of what a seat books for a round, and its words: a key that begins with `tally-`.

    An entry of no points only says how it came.
    """

    key: str
    points: int
    facts: dict[str, Fact] = {}


Account = tuple[tuple[Entry, ...], ...]  # a list of entries for each seat


def won_account(state: State) -> Account:
    """Of a round that only winning counts in."""
    outcome = state.outcome
    return (
        tuple((Entry("tally-won", points),) if points else () for points in outcome.points)
        if outcome
        else ()
    )


# -------------------------------------------------------------------------------------- tallies


class Tally(Struct, frozen=True, kw_only=True):
    """What a side has at the end of a round, counted by the engine or by people."""

    melds: int = 0  # what the cards of its melds count; 0: it has none
    left: int = 0  # what it still holds
    out: bool = False
    concealed: bool = False
    items: Mapping[str, int] = {}  # how many of each, by their names


def bonus_of(facts: ByTally, tally: Tally) -> int:
    """What a side gets beside the worth of pieces."""
    points = facts.out if tally.out else 0
    if tally.concealed:
        points += facts.concealed
    for item in facts.items:
        number = tally.items.get(item.name, 0)
        bonus = item.each * number
        if item.all is not None and number == item.most:
            bonus = item.all
        points += bonus if tally.melds else bonus * item.unmelded
    return points


def points_of(facts: ByTally, tally: Tally) -> int:
    """What a side books: bonuses and melds, less what it holds (CAN-39, CAN-45)."""
    return bonus_of(facts, tally) + tally.melds - tally.left


def least_melds(facts: ByTally, tally: Tally) -> int:
    """What the melds of a side with these items count at least."""
    return sum(item.melds * tally.items.get(item.name, 0) for item in facts.items)


def entries_of(facts: ByTally, tally: Tally, family: str) -> tuple[Entry, ...]:
    """What a side's points are made of; together they are `points_of`."""
    entries = [Entry("tally-melds", tally.melds)]
    for item in facts.items:
        number = tally.items.get(item.name, 0)
        bonus = bonus_of(facts, Tally(melds=tally.melds, items={item.name: number}))
        if number:
            entries.append(Entry(f"tally-{family}-{item.name}", bonus, {"count": number}))
    if tally.out:
        entries.append(Entry(f"tally-{family}-out", facts.out))
    if tally.concealed:
        entries.append(Entry(f"tally-{family}-concealed", facts.concealed))
    entries.append(Entry("tally-left", -tally.left))
    return tuple(one for one in entries if one.points or one.facts)
