"""The settings of gin. The course of play is in `gin.py`."""

from typing import Annotated, Final, Literal

from rummel.errors import RuleError
from rummel.game import Rules, option
from rummel.melds import MeldRules

HAND: Final = 10
MELDS: Final = MeldRules()  # the ace is low, the suits of a set differ (Q-GIN-7, Q-GIN-19)


class GinRules(Rules, frozen=True, kw_only=True):
    """The settings of gin; the defaults are those of the sheet."""

    family = "gin"

    players: Annotated[int, option("GIN-01", ge=2, le=4)] = 2
    packs: Annotated[int, option("GIN-04", ge=1, le=2)] = 2
    # The first card is turned up and offered; else the first player is dealt an eleventh.
    upcard: Annotated[bool, option("GIN-06", "GIN-09")] = False
    court_ten: Annotated[bool, option("Q-GIN-6")] = False

    # With three or more players: what happens to a discard that the next one does not want.
    discards_return: Annotated[
        Literal["after", "before", "never"], option("GIN-12", "GIN-13", "Q-GIN-14")
    ] = "after"
    may_return_taken: Annotated[bool, option("Q-GIN-18")] = True

    end_before_draw: Annotated[bool, option("GIN-16", "Q-GIN-1")] = True
    end_after_discard: Annotated[bool, option("Q-GIN-1", "Q-GIN-2")] = False
    limit: Annotated[int, option("GIN-17", "Q-GIN-3", ge=0, le=20)] = 9
    oklahoma: Annotated[bool, option()] = False
    least_melded: Annotated[int, option("GIN-17", "Q-GIN-3", ge=0, le=HAND)] = 8
    big_gin: Annotated[bool, option("GIN-15")] = True
    big_gin_dealt: Annotated[bool, option("Q-GIN-5")] = False

    layoff_on_gin: Annotated[bool, option("Q-GIN-8")] = True
    best_spread: Annotated[bool, option("Q-GIN-17")] = False

    big_gin_bonus: Annotated[int, option("GIN-18", "GIN-23", ge=0, le=100)] = 50
    gin_bonus: Annotated[int, option("GIN-18", "GIN-23", ge=0, le=100)] = 25
    knock_bonus: Annotated[int, option("GIN-18", "GIN-23", ge=0, le=100)] = 20
    lowest_bonus: Annotated[int, option("GIN-21", ge=0, le=100)] = 50
    two_score_lowest: Annotated[bool, option("Q-GIN-11")] = False
    # Two players compare what they have left.
    win_bonus: Annotated[int, option("GIN-24", ge=0, le=100)] = 20
    undercut_bonus: Annotated[int, option("GIN-25", "GIN-26", ge=0, le=100)] = 10
    tie: Annotated[Literal["undercut", "gin-safe", "nobody"], option("GIN-26")] = "undercut"
    tie_keeps_bonus: Annotated[bool, option("Q-GIN-12")] = True

    # Nobody draws any more once so few pieces are in the stock.
    wall: Annotated[int, option("Q-GIN-15", ge=0, le=10)] = 0
    last_discard: Annotated[Literal["open", "to-end", "dead"], option("Q-GIN-15")] = "open"
    stalled: Annotated[Literal["void", "compare"], option("Q-GIN-15")] = "void"
    # The engine's own caps against endless rounds; 0: no such cap.
    max_turns: Annotated[int, option(ge=1, le=10_000)] = 200
    max_takes: Annotated[int, option(ge=0, le=1000)] = 0
    max_returns: Annotated[int, option(ge=0, le=100)] = 0

    def check(self) -> None:
        if self.oklahoma and not self.upcard:
            raise RuleError("options-clash", first="oklahoma", second="upcard")
        if not self.end_before_draw and not self.end_after_discard:
            raise RuleError("options-clash", first="end_before_draw", second="end_after_discard")
        if self.big_gin_dealt and not self.big_gin:
            raise RuleError("options-clash", first="big_gin_dealt", second="big_gin")
        if self.big_gin_dealt and self.upcard:
            raise RuleError("options-clash", first="big_gin_dealt", second="upcard")

    @property
    def cap(self) -> int:
        """The most that a piece is worth."""
        return 10 if self.court_ten else 13

    @property
    def recycles(self) -> bool:
        """Unwanted discards go back into the stock (GIN-12, GIN-13)."""
        return self.players > 2 and self.discards_return != "never"
