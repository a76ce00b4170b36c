"""Native tile rounds from positions in their middle: big tables, jokers everywhere, any options."""

from collections import Counter
from random import Random

import pytest

from rummel import games
from rummel.deal import Stream
from rummel.family import Game
from rummel.game import Opening
from rummel.games.tiles.state import TilesState
from rummel.native import Chance, kernel_round, state_of
from rummel.testkit import middle_of
from tests.native.lockstep import Pair, assert_same, native_rules

GAMES = [game for game in games.GAMES.values() if game.family.name == "tiles"]
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


@each_game
def test_positions(game: Game, soak: int) -> None:
    """What can be laid, by a glance or a search, is what the solver finds; every aim is legal."""
    family = game.family
    kinds: Counter[str] = Counter()
    for number in range(60 * soak):
        chance = Random(f"{game.id} position {number}")
        rules = native_rules(game, chance)
        dealt, _ = family.deal(rules, Opening(), Stream(chance.randbytes(32)))
        state = middle_of(family, dealt, chance)
        assert state
        pair = Pair.at(game, state)
        (seat,) = pair.acting
        kinds["lay" if pair.round.greedy(seat) >= 109 else "other"] += 1
        pair.check_greedy(seat)
        for action, move in pair.choices(seat).items():
            kinds[type(move).__name__] += 1
            copy, by = pair.round.copy(), Chance.keyed(pair.key, pair.chance.at)
            copy.play(seat, action, by)
            after, _ = family.apply(state, seat, move)
            assert_same(state_of(TilesState, rules, copy, Stream(pair.key, by.at)), after)
    assert kinds["lay"] > 10
    assert kinds["other"] > 10


BAD = {
    "hands": [bytes([5, 5, 5]), bytes([6])],
    "table": [bytes([1, 2, 4])],
    "pool": bytes([1, 2]),
    "scrap": bytes([15]),
    "last": bytes([99]),
    "turn": 2,
    "first": -1,
    "phase": 4,
    "drawn": 7,
    "changed": 1,
    "double": 1,
    "passes": 1,
    "turns": 400,
}


@pytest.mark.parametrize("field", BAD)
def test_fields_that_no_round_can_have(field: str) -> None:
    """They are refused by name, and the round stays as it was."""
    played = kernel_round(games.find("rummikub").configure(players=2))
    played.deal(Chance.seeded(1), 0)
    before = played.fields()
    with pytest.raises(ValueError, match=field):
        played.set({**before, field: BAD[field]})
    assert played.fields() == before
