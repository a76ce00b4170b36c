"""What a round of a tile game brings, for the engine and for score sheets alike."""

from collections.abc import Sequence
from typing import NamedTuple

from rummel.errors import RuleError
from rummel.family import Counting, Game
from rummel.game import Points
from rummel.games.tiles.rules import TilesRules, worth
from rummel.pieces import Hand
from rummel.scoring import ByRacks, Count, worth_by_rank


def points_for_going_out(
    rules: TilesRules, hands: Sequence[Hand], winner: int, *, double: bool
) -> Points:
    """One player has shed everything (MYR-41 to MYR-44, SNR-30 to SNR-33)."""
    points = [0] * rules.players
    if rules.scoring == "win":
        points[winner] = 1
        return tuple(points)
    factor = 2 if double else 1
    points = [-factor * worth(rules).of_hand(hand) for hand in hands]
    points[winner] = -sum(points)
    return tuple(points)


class Closed(NamedTuple):
    """A round that ended with tiles on every rack."""

    points: Points
    winners: tuple[int, ...]
    left: Points  # what each rack counts
    even: bool = False  # equal racks are a draw (BSN-31)


def points_for_racks(rules: TilesRules, hands: Sequence[Hand]) -> Closed:
    """Nobody has gone out."""
    left = tuple(worth(rules).of_hand(hand) for hand in hands)
    low = min(left)
    winners: tuple[int, ...] = ()
    if rules.blocked == "lowest-wins":
        winners = tuple(seat for seat, count in enumerate(left) if count == low)
    if rules.scoring == "win":  # Q-BSN-13
        even = len(winners) > 1
        winners = () if even else winners
        points = tuple(int(seat in winners) for seat in range(rules.players))
        return Closed(points, winners, left, even)
    if rules.blocked == "all-minus":  # SNR-40
        return Closed(tuple(-count for count in left), winners, left)
    # The others pay the difference; several lowest share it, rounded down.
    lost = [low - count for count in left]
    share = -sum(lost) // len(winners)
    points = tuple(share if seat in winners else loss for seat, loss in enumerate(lost))
    return Closed(points, winners, left)


# --------------------------------------------------------------------------------- score sheets


def _facts(game: Game) -> ByRacks:
    rules = game.rules
    assert isinstance(rules, TilesRules)
    return ByRacks(
        worth=worth_by_rank(worth(rules)),
        winner_takes=rules.scoring == "racks",
        wins_only=rules.scoring == "win",
        lowest_wins=rules.blocked == "lowest-wins",
        doubles=rules.hand_finish != "plain" or game.prints("hand_finish"),
    )


def _words(rules: TilesRules) -> tuple[str, ...]:
    return () if rules.hand_finish == "plain" else ("double",)


def _points(rules: TilesRules, count: Count) -> Points:
    empty = [seat for seat, rack in enumerate(count.racks) if not rack]
    if len(empty) > 1:
        raise RuleError("sheet-empty", count=len(empty))
    if not empty:
        return points_for_racks(rules, count.racks).points
    return points_for_going_out(rules, count.racks, empty[0], double="double" in count.said)


def _next_first(rules: TilesRules, first: int | None, points: Points) -> int | None:
    if rules.next_starter == "left":
        return None if first is None else (first + 1) % rules.players
    best = max(points)
    if rules.next_starter == "anew" or best <= 0 or points.count(best) > 1:
        return None  # after a blocked round it is the last mover who counts (Q-MYR-21)
    return (points.index(best) + 1) % rules.players  # MYR-45


COUNTING = Counting(facts=_facts, words=_words, mark=0, points=_points, next_first=_next_first)
