"""No bot makes an illegal move, whatever the rules: random option sets over every game.

Play alone seldom comes to the positions that part a legal move from an illegal one, so where melds
lie on the table in the course of play, tables are laid out too.
"""

from random import Random

import pytest
from msgspec.structs import replace

from rummel.bots import BOTS
from rummel.deal import Stream
from rummel.family import Game
from rummel.game import Opening, options
from rummel.games import GAMES
from rummel.games.tiles.lays import lays
from rummel.games.tiles.table import plan
from rummel.knowledge import Knowledge
from rummel.testkit import any_rules, check_bots, check_offers, middle_of
from tests.games.kit import melds
from tests.games.tiles_kit import rack, rules_of

OPTION_SETS = 28  # for each game, so over 300
SOAKED = 50  # times the soak: `make soak` plays over 5,000
MOVES = 40
POSITIONS = 40
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@each_game
def test_bots_make_only_legal_moves(game: Game, soak: int) -> None:
    for number in range(OPTION_SETS if soak == 1 else SOAKED * soak):
        seed = f"legal/{game.id}/{number}"
        chance = Random(seed)
        rules = any_rules(game, chance)
        family = game.family
        try:
            state, _ = family.deal(rules, Opening(), Stream(chance.randbytes(32)))
            check_bots(family, state, chance, moves=MOVES)
            for at in range(POSITIONS):
                middle = middle_of(family, state, chance)
                if middle is None:
                    break
                check_offers(family, middle, family.to_act(middle)[0])
                if at % 8 == 0:
                    check_bots(family, middle, chance, moves=6)
        except BaseException as error:
            error.add_note(f"{game.id} with seed {seed!r} and {rules}")
            raise


@each_game
def test_the_caps_end_every_round(game: Game, soak: int) -> None:
    """Whatever the rules, bots that get nowhere play no longer than the caps allow."""
    for number in range(4 * soak):
        seed = f"caps/{game.id}/{number}"
        chance = Random(seed)
        rules = any_rules(game, chance)
        caps = {
            option.name: chance.randint(option.least, 12)
            for option in options(type(rules))
            if option.name.startswith("max_") and option.least
        }
        rules = replace(rules, **caps)
        family = game.family
        state, _ = family.deal(rules, Opening(), Stream(chance.randbytes(32)))
        bot = BOTS[chance.choice(list(BOTS))]
        moves = 0
        while not state.outcome:
            seat = family.to_act(state)[0]
            state, _ = family.apply(state, seat, bot(Knowledge(family.view(state, seat)), chance))
            moves += 1
            assert moves < 10_000, f"{game.id} with seed {seed!r} and {rules}"


# ------------------------------------------------------------------------------------- the fault


def test_a_meld_lends_no_tile_that_leaves_only_jokers() -> None:
    """The last natural tile of a meld can't be borrowed, nor a run cut in front of its jokers."""
    rules = rules_of("rummikub", jokers=4, hand=26, minimum=0)
    for table, held in (
        ("*=10c *=10d *=10h 10s", "8s 9s 1c"),
        ("5h 6h *=7h *=8h *=9h", "7h 1c 3s"),
        ("*=5h *=6h 7h 8h 9h", "7h 1c 3s"),
    ):
        old, own = melds(table), rack(held)
        for wanted in lays(rules, old, own, opened=True, rejects=False):
            plan(rules, old, own, wanted, opened=True, rejects=False)
