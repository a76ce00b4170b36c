"""What can be set in a tile game: the choices of the four sheets side by side."""

from functools import lru_cache
from typing import Annotated, Literal

from rummel.errors import RuleError
from rummel.game import Rules, option
from rummel.melds import MeldRules, Worth

Turn = Literal["lay-or-draw", "lay-or-exchange", "draw-and-reject", "draw-and-keep"]


class TilesRules(Rules, frozen=True, kw_only=True):
    """The settings of the tile games; the defaults are MyRummy's."""

    family = "tiles"

    # The deal
    hand: Annotated[int, option("MYR-08", "SNR-16", "BSN-05", ge=5, le=26, group="deal")] = 14
    jokers: Annotated[int, option("MYR-01", "SNR-41", ge=0, le=4)] = 2
    # "one": everybody's tiles hold exactly one joker; "at-least-one": a further one by chance.
    dealt_joker: Annotated[
        Literal["chance", "one", "at-least-one"], option("BSN-06", "Q-BSN-9")
    ] = "chance"
    starter: Annotated[
        Literal["lot", "lowest", "highest"], option("MYR-10", "SNR-15", "Q-BSN-8")
    ] = "lot"
    drawer_starts: Annotated[bool, option("Q-SNR-10")] = True  # else the left neighbour
    next_starter: Annotated[
        Literal["after-last", "anew", "left"], option("MYR-45", "Q-MYR-21", "Q-SNR-12")
    ] = "after-last"

    # The turn
    turn: Annotated[Turn, option("MYR-12", "SNR-26", "SNR-34", "SNR-36", group="turn")] = (
        "lay-or-draw"
    )
    exchanged: Annotated[Literal["returns", "scrapped"], option("Q-SNR-1")] = "returns"
    exchange_order: Annotated[Literal["blind", "draw-first"], option("Q-SNR-2")] = "blind"
    take_scrap: Annotated[bool, option("Q-SNR-14")] = False
    reject_on_empty: Annotated[bool, option("Q-SNR-17")] = False
    # How many tiles a player who has not opened may change after the draw in "draw-and-keep".
    changes: Annotated[int, option("SNR-37", "Q-SNR-16", ge=0, le=26)] = 1
    most_tiles: Annotated[int, option("BSN-24", ge=3, le=108)] = 108
    most_tiles_of: Annotated[Literal["rack", "moved"], option("Q-BSN-3")] = "rack"

    # Melds
    melds: Annotated[Literal["both", "sets", "runs"], option("SNR-43", group="melds")] = "both"
    ace: Annotated[
        Literal["low", "either", "wrap"], option("SNR-28", "SNR-45", "Q-SNR-19", "Q-MYR-11")
    ] = "low"
    ace_high: Annotated[int, option("Q-SNR-19", ge=1, le=14)] = 1
    # Where the 1 may follow the 13: a run from 1 over 13 to 1 again.
    ace_at_both_ends: Annotated[bool, option("SNR-45", "Q-SNR-22", before=False)] = True
    mixed_runs: Annotated[bool, option("SNR-47", "Q-SNR-20")] = False

    # The opening
    minimum: Annotated[
        int, option("MYR-15", "SNR-42", "SNR-46", "BSN-07", ge=0, le=200, group="opening")
    ] = 30
    opening: Annotated[Literal["sum", "one"], option("MYR-16", "Q-BSN-1")] = "sum"
    joker_opens: Annotated[bool, option("MYR-24", "BSN-08")] = True
    table_when_opening: Annotated[bool, option("Q-MYR-1", "Q-SNR-6", "Q-BSN-2")] = False

    # The table
    rebuild: Annotated[
        Literal["free", "three", "listed"], option("Q-MYR-4", "Q-BSN-12", group="table")
    ] = "free"
    # What has to take a table joker's place before it moves: any tile that would fit there, the
    # declared tile only, in a set every missing tile, or nothing.
    table_joker: Annotated[
        Literal["any", "declared", "both", "free"],
        option("MYR-35", "SNR-25", "Q-MYR-5", "Q-MYR-6", "Q-SNR-7", "Q-BSN-4"),
    ] = "any"
    joker_from_rack: Annotated[bool, option("Q-MYR-7")] = False
    # That tile comes from the rack or out of a meld that is taken apart; else one that lies
    # anywhere on the table will do, in a meld that still stands too.
    joker_tile_moves: Annotated[bool, option("MYR-35", "SNR-25", "Q-MYR-22", before=False)] = True
    joker_joins: Annotated[bool, option("Q-MYR-8")] = False
    one_joker: Annotated[bool, option("Q-MYR-9")] = False
    board_cells: Annotated[bool, option("Q-BSN-10")] = False

    # The end
    hand_finish: Annotated[
        Literal["plain", "double", "handrummy"],
        option("MYR-48", "SNR-33", "Q-MYR-17", "Q-SNR-9", group="end"),
    ] = "plain"
    hand_finish_last: Annotated[int, option("Q-MYR-16", ge=0, le=26)] = 0
    last_tile_ends: Annotated[bool, option("BSN-31")] = False
    passing: Annotated[Literal["willing", "unable"], option("SNR-38", "Q-SNR-18")] = "willing"
    blocked: Annotated[Literal["all-minus", "lowest-wins"], option("SNR-40", "Q-MYR-13")] = (
        "all-minus"
    )
    scoring: Annotated[Literal["racks", "win"], option("MYR-44", "Q-BSN-13", group="score")] = (
        "racks"
    )
    joker_hand: Annotated[int, option("MYR-25", "SNR-07", ge=0, le=50)] = 25
    # The engine's own cap: rounds in which everybody only exchanges would never end.
    max_turns: Annotated[int, option("Q-SNR-3", ge=1, le=10_000, group="limits")] = 400

    # The clock
    seconds: Annotated[
        int, option("MYR-13", "SNR-44", "Q-SNR-13", ge=0, le=3600, group="clock")
    ] = 120
    # "keep-valid": what a fixed order of attempts finds, not always the most.
    timeout: Annotated[
        Literal["keep-most", "keep-valid", "undo"], option("MYR-14", "Q-MYR-23", "Q-SNR-13")
    ] = "keep-most"
    timeout_tiles: Annotated[int, option("Q-MYR-14", ge=1, le=3)] = 1

    def check(self) -> None:
        clashes = (
            ("players", "hand", self.players * self.hand > 104 + self.jokers),
            (
                "jokers",
                "dealt_joker",
                self.dealt_joker != "chance" and self.jokers < self.players,
            ),
            (
                "turn",
                "exchange_order",
                self.exchange_order == "draw-first" and self.turn != "lay-or-exchange",
            ),
            ("turn", "take_scrap", self.take_scrap and self.turn != "draw-and-reject"),
            ("turn", "reject_on_empty", self.reject_on_empty and self.turn != "draw-and-reject"),
            ("melds", "mixed_runs", self.melds == "sets" and self.mixed_runs),
            ("melds", "ace", self.melds == "sets" and self.ace != "low"),
            ("table_joker", "joker_from_rack", self.table_joker == "free" and self.joker_from_rack),
            ("table_joker", "joker_joins", self.table_joker == "free" and self.joker_joins),
            (
                "hand_finish",
                "hand_finish_last",
                self.hand_finish == "plain" and self.hand_finish_last > 0,
            ),
        )
        for first, second, clash in clashes:
            if clash:
                raise RuleError("options-clash", first=first, second=second)

    @property
    def tie_is_draw(self) -> bool:
        return self.scoring == "win"  # BSN-31

    @property
    def clock(self) -> int:
        return self.seconds  # MYR-13, SNR-44

    @property
    def draws_first(self) -> bool:
        return self.turn in ("draw-and-reject", "draw-and-keep")


@lru_cache(maxsize=256)
def meld_rules(rules: TilesRules) -> MeldRules:
    """Which melds these rules know."""
    return MeldRules(
        runs=rules.melds != "sets",
        sets=rules.melds != "runs",
        ace=rules.ace,
        longest_run=14 if rules.ace_at_both_ends and rules.ace != "low" else 13,
        mixed_runs=rules.mixed_runs,
        jokers="one" if rules.one_joker else "natural",
        declared=rules.table_joker == "declared",
    )


@lru_cache(maxsize=256)
def worth(rules: TilesRules) -> Worth:
    """What tiles count in the opening and on a rack."""
    return Worth(ace_high=rules.ace_high, joker_laid=rules.joker_opens, joker_hand=rules.joker_hand)
