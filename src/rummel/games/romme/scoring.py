"""What a round of Rommé brings, for the engine and for score sheets alike."""

from msgspec import Struct

from rummel.errors import RuleError
from rummel.family import Counting, Game, left_of
from rummel.game import Points
from rummel.games.romme.rules import RommeRules, worth
from rummel.pieces import JOKER, Hand
from rummel.scoring import ByRacks, Count, worth_by_rank


class Ended(Struct, frozen=True, kw_only=True):
    """How a round came to its end, as far as it counts."""

    hands: tuple[Hand, ...]
    winner: int | None
    discarded: bool = False  # the winner's last card
    in_one_go: bool = False  # the winner had laid nothing before the last turn
    first_to_lay: int | None = None
    previous: Points  # what the game before booked
    carried: Points  # the totals of all games before


def points_of(rules: RommeRules, end: Ended) -> Points:
    """What everybody books; losses are below zero (ROM-38, LAY-06 to LAY-08)."""
    count, winner = worth(rules).of_hand, end.winner
    points = []
    for seat, hand in enumerate(end.hands):
        booked = 0 if seat == winner else -count(hand)
        if hand == (JOKER,) and seat != winner and rules.lone_joker != "counts":  # LAY-07, Q-LAY-7
            booked = _relief(rules, end, seat, -booked) if rules.lone_joker == "relief" else 0
        if seat == end.first_to_lay != winner and (  # LAY-08
            winner is not None or rules.penalty_without_winner  # Q-LAY-8
        ):
            booked -= rules.first_lay_penalty
        points.append(booked)
    if winner is None:
        return tuple(points)
    if rules.winner_takes:  # Q-ROM-21
        points[winner] = -sum(points)
    if (rules.relief_for == "winner" or end.in_one_go) and (  # LAY-06, Q-LAY-5
        rules.relief_with_discard or not end.discarded  # Q-LAY-6
    ):
        points[winner] += _relief(rules, end, winner, rules.relief)
    return tuple(points)


def _relief(rules: RommeRules, end: Ended, seat: int, most: int) -> int:
    """Losses taken off: those of the previous game, or of all games before (LAY-06, Q-LAY-4)."""
    if rules.relief_below_zero:
        return most
    losses = end.previous if rules.relief_from == "previous" else end.carried
    return min(most, max(0, -losses[seat]))


# --------------------------------------------------------------------------------- score sheets


def _facts(game: Game) -> ByRacks:
    rules = game.rules
    assert isinstance(rules, RommeRules)
    return ByRacks(
        worth=worth_by_rank(worth(rules)),
        winner_takes=rules.winner_takes,
        relief=rules.relief,
        lone_joker=rules.lone_joker != "counts",
        first_lay_penalty=rules.first_lay_penalty,
    )


def _words(rules: RommeRules) -> tuple[str, ...]:
    matters = {
        "first": rules.first_lay_penalty > 0,
        "hand": rules.relief > 0 and rules.relief_for == "hand-romme",
        "laid": rules.relief > 0 and not rules.relief_with_discard,
    }
    return tuple(word for word, does_matter in matters.items() if does_matter)


def _points(rules: RommeRules, count: Count) -> Points:
    empty = [seat for seat, rack in enumerate(count.racks) if not rack]
    if len(empty) > 1:
        raise RuleError("sheet-empty", count=len(empty))
    end = Ended(
        hands=count.racks,
        winner=empty[0] if empty else None,
        discarded="laid" not in count.said,
        in_one_go="hand" in count.said,
        first_to_lay=count.said.get("first"),
        previous=count.previous,
        carried=count.totals,
    )
    return points_of(rules, end)


COUNTING = Counting(facts=_facts, words=_words, mark=0, points=_points, next_first=left_of)
