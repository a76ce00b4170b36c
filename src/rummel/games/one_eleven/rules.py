"""The settings of 111. The course of play is in `play.py`."""

from collections.abc import Sequence
from typing import Annotated, Final, Literal

from rummel.errors import RuleError
from rummel.game import Rules, option

CARDS: Final = tuple(range(2, 112))  # ONE-02
CENTRE: Final = 3  # ONE-07
BONUS: Final = 5  # ONE-30

# Our own table, by the last digit; it fits the four cards that the sheet tells (Q-ONE-6).
_BY_LAST_DIGIT: Final = (4, 1, 2, 1, 2, 3, 1, 3, 2, 1)
OUR_SYMBOLS: Final = tuple(_BY_LAST_DIGIT[card % 10] for card in CARDS)


class OneElevenRules(Rules, frozen=True, kw_only=True):
    """The settings of 111."""

    family = "one-eleven"

    players: Annotated[int, option("ONE-01", ge=2, le=5, group="match")] = 2
    rounds: Annotated[int, option("ONE-41", ge=0, le=100)] = 0
    target: Annotated[int, option("ONE-38", ge=0, le=10_000)] = 60
    last_round_decides: Annotated[bool, option("ONE-40", "Q-ONE-15", group="match")] = True

    hand: Annotated[int, option("ONE-05", "ONE-42", ge=2, le=53, group="deal")] = 12
    # The size of each seat's hand; empty: `hand` for everyone.
    hands: Annotated[
        tuple[Annotated[int, option(ge=2, le=105)], ...], option("ONE-43", "Q-ONE-16")
    ] = ()
    # The joker symbols on the cards 2, 3, … 111.
    symbols: Annotated[
        tuple[Annotated[int, option(ge=1, le=9)], ...], option("ONE-03", "Q-ONE-6")
    ] = OUR_SYMBOLS
    series: Annotated[Literal["contiguous", "subsequence"], option("Q-ONE-1", group="score")] = (
        "contiguous"
    )
    best: Annotated[Literal["value", "length"], option("ONE-33", "Q-ONE-3")] = "value"
    others_score: Annotated[Literal["always", "after-mistake"], option("Q-ONE-2")] = "always"
    direction: Annotated[Literal["either", "chosen"], option("ONE-10", "Q-ONE-4", group="turn")] = (
        "either"
    )
    announced_for_you: Annotated[bool, option("Q-ONE-8")] = False
    # What clearing does when the draw pile has fewer than three cards.
    short_pile: Annotated[Literal["reshuffle", "stay", "rest"], option("Q-ONE-10")] = "reshuffle"
    youngest: Annotated[int, option("ONE-09", ge=0, le=4, group="deal")] = 0
    # The engine's cap against endless rounds: turns for each player.
    max_turns: Annotated[int, option("Q-ONE-11", ge=1, le=1000, group="limits")] = 100

    def check(self) -> None:
        if len(self.symbols) != len(CARDS):
            raise RuleError(
                "bad-option",
                option="symbols",
                value=str(len(self.symbols)),
                expected=f"{len(CARDS)} × 1…9",
            )
        if self.hands and len(self.hands) != self.players:
            raise RuleError("options-clash", first="players", second="hands")
        if sum(self.sizes) + CENTRE > len(CARDS):  # Q-ONE-16
            which = "hands" if self.hands else "hand"
            raise RuleError("options-clash", first="players", second=which)
        if self.youngest >= self.players:
            raise RuleError("options-clash", first="players", second="youngest")

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return self.hands or (self.hand,) * self.players

    def worth(self, cards: Sequence[int]) -> int:
        """The joker symbols on the cards."""
        symbols = self.symbols
        return sum([symbols[card - 2] for card in cards])
