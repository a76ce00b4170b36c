"""How a game adds a round up, as facts: for score sheets that have no engine at hand.

The web client adds up by these without a connection; `tests/web/test_scores.py` has it agree with
the engine. Only what the presets use is told.
"""

from typing import Final, Literal

from msgspec import Struct

from rummel.game import Game
from rummel.games import romme_rules, tiles_rules
from rummel.games.gin_rules import GinRules
from rummel.games.one_eleven import BONUS, OneElevenRules
from rummel.games.romme_rules import RommeRules
from rummel.games.tiles_rules import TilesRules
from rummel.melds import Worth
from rummel.pieces import JOKER, RANKS, piece

_ONE_OF_EACH: Final = (JOKER, *(piece(rank, 0) for rank in RANKS))


class ByPoints(Struct, frozen=True, kw_only=True, tag_field="by", tag="points"):
    """Players tell their points; who ended the round gets a bonus (ONE-30)."""

    bonus: int


class ByWinner(Struct, frozen=True, kw_only=True, tag_field="by", tag="winner"):
    """One point for winning; players who sit opposite win together."""


class ByRacks(Struct, frozen=True, kw_only=True, tag_field="by", tag="racks"):
    """What is left over counts against its owner."""

    worth: tuple[int, ...]  # by rank, a joker first
    winner_takes: bool  # what the others lose (MYR-44)
    wins_only: bool = False  # a point for the winner, and nothing else (Q-BSN-13)
    lowest_wins: bool = False  # where nobody has gone out; else everybody loses (SNR-40)
    doubles: bool = False  # who goes out all at once (MYR-50, SNR-33)
    relief: int = 0  # of losses in the round before, for who goes out (LAY-06)
    lone_joker: bool = False  # it is struck (LAY-07)
    first_lay_penalty: int = 0  # for who laid first and does not win (LAY-08, Q-LAY-8)


class BySpread(Struct, frozen=True, kw_only=True, tag_field="by", tag="spread"):
    """Gin: a bonus for ending the round, and a comparison of what is left."""

    worth: tuple[int, ...]  # by rank; a joker first, though none is in play
    knock_bonus: int
    gin_bonus: int
    big_gin_bonus: int | None  # None: there is no such ending
    lowest_bonus: int  # among three and more (GIN-21)
    win_bonus: int  # between two, beside the difference (GIN-24)
    undercut_bonus: int  # for who had not ended the round (GIN-25)
    tie: Literal["undercut", "gin-safe", "nobody"]  # between two (GIN-26)


Scoring = ByPoints | ByWinner | ByRacks | BySpread


def scoring_of(game: Game) -> Scoring:
    """How the game's rounds are added up by its own rules and what its sheet prints."""
    rules = game.rules
    if isinstance(rules, OneElevenRules):
        return ByPoints(bonus=BONUS)
    if isinstance(rules, TilesRules):
        return ByRacks(
            worth=_each(tiles_rules.worth(rules)),
            winner_takes=rules.scoring == "racks",
            wins_only=rules.scoring == "win",
            lowest_wins=rules.blocked == "lowest-wins",
            doubles=rules.hand_finish != "plain" or _prints(game, "hand_finish"),
        )
    if isinstance(rules, RommeRules):
        return ByRacks(
            worth=_each(romme_rules.worth(rules)),
            winner_takes=rules.winner_takes,
            relief=rules.relief,
            lone_joker=rules.lone_joker != "counts",
            first_lay_penalty=rules.first_lay_penalty,
        )
    if isinstance(rules, GinRules):
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
    return ByWinner()


def _each(worth: Worth) -> tuple[int, ...]:
    """What a single piece left over counts, by rank, a joker first."""
    return tuple(worth.of_hand((one,)) for one in _ONE_OF_EACH)


def _prints(game: Game, name: str) -> bool:
    """Whether the game's own sheet has words on that option."""
    found = next(one for one in game.options if one.name == name)
    return any(one.startswith(f"{game.sheet}-") for one in found.ledger if game.sheet)
