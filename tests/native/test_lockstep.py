"""The kernel's rounds are the engine's, move by move (see `lockstep.py`)."""

from random import Random

import pytest

from rummel import games
from rummel.family import Game
from rummel.native import FAMILIES, NotNative, is_native
from rummel.testkit import random_rules
from tests.native.lockstep import play_random

NATIVE = [game for game in games.GAMES.values() if game.family.name in FAMILIES]
each_game = pytest.mark.parametrize("game", NATIVE, ids=[game.id for game in NATIVE])


@each_game
def test_presets_are_native(game: Game) -> None:
    for players in game.seats:
        assert is_native(game, game.configure(players=players))


@each_game
def test_random_rounds(game: Game, soak: int) -> None:
    """Legal choices, events, states, results, and what a seat can't know."""
    for number in range(20 * soak):
        seed = f"{game.id}/{number}"
        # Every third round keeps the preset's own rules.
        rules = random_rules(game, Random(seed)) if number % 3 else game.rules
        try:
            play_random(game, rules, seed)
        except NotNative:
            continue
        except BaseException as error:
            error.add_note(f"{game.id} with seed {seed!r} and {rules}")
            raise
