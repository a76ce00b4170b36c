"""Native rounds of gin: what an observation says of the discards, which are kept counted."""

from random import Random

import pytest

from rummel import games
from rummel.family import Game
from rummel.native import Chance, kernel_round
from tests.native.lockstep import native_rules

GAMES = [game for game in games.GAMES.values() if game.family.name == "gin"]


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_discards_observed(game: Game, soak: int) -> None:
    most = 0
    for number in range(40 * soak):
        chance = Random(f"{game.id} discards {number}")
        rules = native_rules(game, chance)
        table, by = kernel_round(rules), Chance.seeded(number)
        table.deal(by)
        parts = [name for name, _, _ in table.layout()]
        at = 52 * parts.index("discards")
        assert parts.index("discards") == 2, "planes of 52 only stand before it"
        for _ in range(300):
            if not (acting := table.acting()):
                break
            discards: bytes = table.fields()["discards"]
            seen = table.observation(acting[0])[at : at + 52]
            counts = [
                discards.count(suit << 4 | rank) for suit in range(4) for rank in range(1, 14)
            ]
            assert list(seen) == counts
            most = max(most, *counts)
            again = kernel_round(rules)
            again.set(table.fields())
            assert again.observation(acting[0]) == table.observation(acting[0])
            table.play(acting[0], chance.choice(table.actions(acting[0])), by)
    assert most == 2, "both copies of a piece among the discards"
