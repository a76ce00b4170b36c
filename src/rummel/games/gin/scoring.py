"""What a round of gin brings, for the engine and for score sheets alike."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from rummel.errors import Fact, RuleError
from rummel.family import Counting, Game
from rummel.game import Points
from rummel.games.gin.rules import GinRules
from rummel.pieces import RANKS, Hand
from rummel.scoring import Account, BySpread, Count, Entry

# How the round came to its end: "gin" is known only once the ender's melds lie.
Ending = Literal["knock", "gin", "big-gin", "stalled"]

_REASONS: Final = {
    "big-gin": "gin-big",
    "gin": "gin-full",
    "knock": "gin-knock",
    "stalled": "gin-compare",
}


_ENDED: Final = {
    "big-gin": "tally-gin-big",
    "gin": "tally-gin-full",
    "knock": "tally-gin-knock",
}


class Score(NamedTuple):
    reason: str
    points: Points
    account: Account


def score(
    rules: GinRules, left: Sequence[int], *, opener: int, ending: Ending, factor: int
) -> Score:
    """The points for what everybody has left, once all have spread."""
    booked: list[list[Entry]] = [[] for _ in range(rules.players)]
    reason = _REASONS[ending]
    bonus = _bonus(rules, ending)
    if ending != "stalled":
        ended = _ENDED[ending]
        # To knock is to end with a discard; the Série Noire sheet has no such word (GIN-17).
        if ending == "knock" and not rules.end_after_discard:
            ended = "tally-gin-ended"
        booked[opener].append(Entry(ended, bonus, {"left": left[opener]}))
    if rules.players == 2:
        other = 1 - opener
        gap = left[other] - left[opener]
        undercut = rules.undercut_bonus if ending != "stalled" else 0
        won = Entry("tally-gin-win", rules.win_bonus)
        if gap > 0:
            apart: dict[str, Fact] = {"more": left[other], "less": left[opener]}
            booked[opener] += (Entry("tally-difference", gap, apart), won)  # GIN-24
        elif gap < 0:
            apart = {"more": left[opener], "less": left[other]}
            booked[other] += (
                Entry("tally-difference", -gap, apart),
                won,  # GIN-24
                Entry("tally-gin-undercut", undercut),  # GIN-25
            )
            if ending != "stalled":
                reason = "gin-undercut"
        elif rules.tie == "gin-safe" and ending in ("gin", "big-gin"):
            booked[opener].append(won)
        else:
            if rules.tie == "nobody":
                undercut = 0
            booked[other].append(Entry("tally-gin-undercut", undercut))  # GIN-26
            if not rules.tie_keeps_bonus:
                booked[opener].clear()
                bonus = 0
            if ending != "stalled":
                # An ender who keeps the larger bonus has not been undercut (Q-GIN-12).
                reason = "gin-undercut" if undercut > bonus else "gin-even"
    if rules.players > 2 or rules.two_score_lowest:
        order = [(opener + step) % rules.players for step in range(rules.players)]
        lowest = min(order, key=lambda seat: left[seat])
        booked[lowest].append(Entry("tally-gin-lowest", rules.lowest_bonus))  # GIN-21, GIN-22
    if factor > 1:
        for entries in booked:
            entries.append(Entry("tally-gin-spades", (factor - 1) * _sum(entries)))
    account = tuple(tuple(one for one in entries if one.points or one.facts) for entries in booked)
    return Score(reason, tuple(_sum(entries) for entries in account), account)


def _sum(entries: Sequence[Entry]) -> int:
    return sum(one.points for one in entries)


def _bonus(rules: GinRules, ending: Ending) -> int:
    """For ending the round (GIN-18, GIN-23)."""
    if ending == "big-gin":
        return rules.big_gin_bonus
    if ending == "gin":
        return rules.gin_bonus
    return rules.knock_bonus if ending == "knock" else 0


def worth(hand: Hand, cap: int) -> int:
    """What pieces left over count."""
    return sum(min(one & 15, cap) for one in hand)


# --------------------------------------------------------------------------------- score sheets


def _facts(game: Game) -> BySpread:
    rules = game.rules
    assert isinstance(rules, GinRules)
    return BySpread(
        worth=(0, *(min(rank, rules.cap) for rank in RANKS)),
        knock_bonus=rules.knock_bonus,
        gin_bonus=rules.gin_bonus,
        big_gin_bonus=rules.big_gin_bonus if rules.big_gin else None,
        lowest_bonus=rules.lowest_bonus,
        win_bonus=rules.win_bonus,
        undercut_bonus=rules.undercut_bonus,
        tie=rules.tie,
    )


def _words(rules: GinRules) -> tuple[str, ...]:
    matters = {"end": True, "big": rules.big_gin, "spades": rules.spades_double}
    return tuple(word for word, does_matter in matters.items() if does_matter)


def _points(rules: GinRules, count: Count) -> Points:
    opener = count.said.get("end")
    if opener is None:
        raise RuleError("sheet-word", text="", words=_words(rules))
    left = [worth(rack, rules.cap) for rack in count.racks]
    ending: Ending = "knock" if count.racks[opener] else "gin"
    if "big" in count.said:
        ending = "big-gin"
        if count.racks[opener]:
            raise RuleError("gin-not-all")
    elif left[opener] > rules.limit:
        raise RuleError("gin-much-left", left=left[opener], most=rules.limit)
    factor = 2 if "spades" in count.said else 1
    return score(rules, left, opener=opener, ending=ending, factor=factor).points


def _next_first(rules: GinRules, first: int | None, points: Points) -> int | None:
    if first is None or not any(points):
        return first  # a void round is dealt again
    return (first + 1) % rules.players


COUNTING = Counting(facts=_facts, words=_words, mark=0, points=_points, next_first=_next_first)
