"""What a round of Canasta brings, for the engine and for score sheets alike."""

from typing import Final

from msgspec import Struct

from rummel.family import Counting, Game, left_of
from rummel.game import Points
from rummel.games.canasta.rules import FULL, CanastaRules, count, is_natural
from rummel.pieces import Hand, Meld
from rummel.scoring import ByPoints

NATURAL: Final = 500  # CAN-40
MIXED: Final = 300
RED_THREE: Final = 100  # CAN-41
ALL_RED_THREES: Final = 800
OUT: Final = 100  # CAN-43
CONCEALED: Final = 100  # CAN-44, beside the other
FINE: Final = 100  # CAN-34


class Tally(Struct, frozen=True, kw_only=True):
    """What a side counts at the end of a round."""

    natural: int = 0  # canastas
    mixed: int = 0
    red_threes: int = 0
    cards: int = 0  # what its melds count
    left: int = 0  # what it still holds
    melded: bool = False
    out: bool = False
    concealed: bool = False
    fines: int = 0  # how often it was allowed to go out and did not


def tally(melds: list[Meld], red_threes: int, hands: list[Hand]) -> Tally:
    """What lies and what is left, without how the round ended."""
    full = [meld for meld in melds if len(meld) >= FULL]
    natural = sum(is_natural(meld) for meld in full)
    return Tally(
        natural=natural,
        mixed=len(full) - natural,
        red_threes=red_threes,
        cards=sum(count(meld) for meld in melds),
        left=sum(count(hand) for hand in hands),
        melded=bool(melds),
    )


def red_three_points(rules: CanastaRules, end: Tally) -> int:
    """CAN-41, CAN-42."""
    points = ALL_RED_THREES if end.red_threes == 4 else RED_THREE * end.red_threes
    if end.melded:
        return points
    return -points if rules.lone_red_threes == "minus" else 0  # Q-CAN-11


def bonus_of(rules: CanastaRules, end: Tally) -> int:
    """What a side gets beside the worth of cards."""
    points = NATURAL * end.natural + MIXED * end.mixed + red_three_points(rules, end)
    if end.out:
        points += OUT + (CONCEALED if end.concealed else 0)
    return points - FINE * end.fines


def points_of(rules: CanastaRules, end: Tally) -> int:
    """What a side books: bonuses and melds, less what it holds (CAN-39, CAN-45)."""
    return bonus_of(rules, end) + end.cards - end.left


def side_points(rules: CanastaRules, ends: list[Tally]) -> Points:
    """One number a seat; partners have the same."""
    sides = [points_of(rules, end) for end in ends]
    return tuple(sides[rules.team_of(seat)] for seat in range(rules.players))


# --------------------------------------------------------------------------------- score sheets


def _facts(_game: Game) -> ByPoints:
    return ByPoints(bonus=0)


COUNTING = Counting[CanastaRules](
    facts=_facts, words=lambda _rules: (), mark=0, points=None, next_first=left_of
)
