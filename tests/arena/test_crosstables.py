"""The crosstables of `bench/arena.py`, and what follows from them."""

import json
from pathlib import Path

import pytest
from bench.arena import MIDDLE, PAGE, RATINGS, meet, summary, tables

from rummel.bots import SOUND
from rummel.games import GAMES


def test_kept_deals_count_once(tmp_path: Path) -> None:
    bots = ("greedy", "random")
    whole = meet("karo8", 2, bots, 3, jobs=1, kept=None)
    meet("karo8", 2, bots, 1, jobs=1, kept=tmp_path)
    assert meet("karo8", 2, bots, 3, jobs=1, kept=tmp_path) == whole


def test_the_summary_says_what_the_tables_say() -> None:
    page = PAGE.read_text("utf-8")
    assert summary(page) in page


def test_the_ratings_of_the_server_are_those_of_the_tables() -> None:
    """In every game in which anything is decided, at its smallest table."""
    shown = {(game, seats): cells for game, seats, _, cells in tables(PAGE.read_text("utf-8"))}
    measured = json.loads(RATINGS.read_text("utf-8"))
    decided = [
        name for name, one in GAMES.items() if len(set(one.family.bots.levels(one.rules))) > 1
    ]
    assert list(measured) == decided
    for game, ratings in measured.items():
        cells = shown[game, GAMES[game].seats[0]]
        in_table = {bot: float(cells[bot, "rating"].split()[0]) for bot in ratings}
        moved = MIDDLE - in_table[SOUND]
        # The table rounds each of the two to a tenth.
        assert {bot: mu + moved for bot, mu in in_table.items()} == pytest.approx(ratings, abs=0.11)
