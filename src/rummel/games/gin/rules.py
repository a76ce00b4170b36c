"""The settings of gin. The course of play is in `play.py`."""

from collections.abc import Sequence
from typing import Annotated, Final, Literal

from rummel.deal import MOST_ROUNDS
from rummel.errors import RuleError
from rummel.game import Points, Rules, option
from rummel.melds import MeldRules

HAND: Final = 10
REPEATS: Final = 10  # the engine's own cap: deals of a match beyond its rounds, for void ones
MELDS: Final = MeldRules()  # the ace is low, the suits of a set differ (Q-GIN-7, Q-GIN-19)


class GinRules(Rules, frozen=True, kw_only=True):
    """The settings of gin; the defaults are those of the sheet."""

    family = "gin"

    players: Annotated[int, option("GIN-01", ge=2, le=4, group="match")] = 2
    packs: Annotated[int, option("GIN-04", ge=1, le=2, group="deal")] = 2
    # The first card is turned up and offered; else the first player is dealt an eleventh.
    upcard: Annotated[bool, option("GIN-06", "GIN-09")] = False
    court_ten: Annotated[bool, option("Q-GIN-6")] = False

    # With three or more players: what happens to a discard that the next one does not want.
    discards_return: Annotated[
        Literal["after", "before", "never"], option("GIN-12", "GIN-13", "Q-GIN-14", group="turn")
    ] = "after"
    # Discards stay face up and may be looked through; else an unwanted one is turned down.
    discards_open: Annotated[bool, option("GIN-12", "Q-GIN-20", before=False)] = False
    may_return_taken: Annotated[bool, option("Q-GIN-18")] = True

    end_before_draw: Annotated[bool, option("GIN-16", "Q-GIN-1", group="end")] = True
    end_after_discard: Annotated[bool, option("Q-GIN-1", "Q-GIN-2")] = False
    limit: Annotated[int, option("GIN-17", "Q-GIN-3", ge=0, le=20)] = 9
    oklahoma: Annotated[bool, option()] = False
    # An ace turned up asks for gin, or is worth one point like any ace.
    oklahoma_ace: Annotated[Literal["gin", "one"], option(before="gin")] = "gin"
    spades_double: Annotated[bool, option(before=False)] = False
    least_melded: Annotated[int, option("GIN-17", "Q-GIN-3", ge=0, le=HAND)] = 8
    big_gin: Annotated[bool, option("GIN-15")] = True
    big_gin_dealt: Annotated[bool, option("Q-GIN-5")] = False

    layoff_on_gin: Annotated[bool, option("Q-GIN-8")] = True
    best_spread: Annotated[bool, option("Q-GIN-17")] = False

    big_gin_bonus: Annotated[int, option("GIN-18", "GIN-23", ge=0, le=100, group="score")] = 50
    gin_bonus: Annotated[int, option("GIN-18", "GIN-23", ge=0, le=100)] = 25
    knock_bonus: Annotated[int, option("GIN-18", "GIN-23", ge=0, le=100)] = 20
    lowest_bonus: Annotated[int, option("GIN-21", ge=0, le=100)] = 50
    two_score_lowest: Annotated[bool, option("Q-GIN-11")] = False
    # Two players compare what they have left.
    win_bonus: Annotated[int, option("GIN-24", ge=0, le=100)] = 20
    undercut_bonus: Annotated[int, option("GIN-25", "GIN-26", ge=0, le=100)] = 10
    tie: Annotated[Literal["undercut", "gin-safe", "nobody"], option("GIN-26")] = "undercut"
    tie_keeps_bonus: Annotated[bool, option("Q-GIN-12")] = True

    # When the match is over: for winning it, for each round won, for a loser without any.
    game_bonus: Annotated[int, option(ge=0, le=1000, before=0)] = 0
    line_bonus: Annotated[int, option(ge=0, le=100, before=0)] = 0
    shutout_bonus: Annotated[int, option(ge=0, le=1000, before=0)] = 0

    # Nobody draws once this few pieces are left in the stock.
    wall: Annotated[int, option("Q-GIN-15", ge=0, le=10, group="end")] = 0
    last_discard: Annotated[Literal["open", "to-end", "dead"], option("Q-GIN-15")] = "open"
    # What nobody has ended is dealt again, counts as a round for nobody, or is compared.
    stalled: Annotated[Literal["again", "void", "compare"], option("Q-GIN-15")] = "again"
    # The engine's own caps against endless rounds; 0: no such cap.
    max_turns: Annotated[int, option(ge=1, le=10_000, group="limits")] = 200
    max_takes: Annotated[int, option(ge=0, le=1000)] = 0
    max_returns: Annotated[int, option(ge=0, le=100)] = 0

    def check(self) -> None:
        if self.oklahoma and not self.upcard:
            raise RuleError("options-clash", first="oklahoma", second="upcard")
        if self.oklahoma_ace != "gin" and not self.oklahoma:
            raise RuleError("options-clash", first="oklahoma_ace", second="oklahoma")
        if self.spades_double and not self.oklahoma:
            raise RuleError("options-clash", first="spades_double", second="oklahoma")
        if not self.end_before_draw and not self.end_after_discard:
            raise RuleError("options-clash", first="end_before_draw", second="end_after_discard")
        if self.big_gin_dealt and not self.big_gin:
            raise RuleError("options-clash", first="big_gin_dealt", second="big_gin")
        if self.big_gin_dealt and self.upcard:
            raise RuleError("options-clash", first="big_gin_dealt", second="upcard")

    @property
    def max_deals(self) -> int:
        if self.stalled != "again":
            return self.max_rounds
        return min(self.max_rounds + REPEATS, MOST_ROUNDS)

    def bonus(self, booked: Sequence[Points], winners: tuple[int, ...]) -> Points:
        """The classic bonuses. They change by how much somebody has won, not who has."""
        if not (self.game_bonus or self.line_bonus or self.shutout_bonus):
            return ()
        rows = [round_winners(row) for row in booked]
        lines = [sum(seat in row for row in rows) for seat in range(self.players)]
        points = [self.line_bonus * count for count in lines]
        if len(winners) == 1:  # nobody has won alone what several share
            winner = winners[0]
            points[winner] += self.game_bonus
            if not any(count for seat, count in enumerate(lines) if seat != winner):
                points[winner] += self.shutout_bonus
        return tuple(points)

    @property
    def cap(self) -> int:
        """The most that a piece is worth."""
        return 10 if self.court_ten else 13

    @property
    def recycles(self) -> bool:
        """Unwanted discards go back into the stock (GIN-12, GIN-13)."""
        return self.players > 2 and self.discards_return != "never"


def round_winners(points: Points) -> tuple[int, ...]:
    """Who has won a round: the most points, if there are any."""
    best = max(points)
    return tuple(seat for seat, won in enumerate(points) if won == best > 0)
