"""Random matches of every game under random rules keep the contract (see `rummel.testkit`)."""

from random import Random

import pytest

from rummel import games
from rummel.deal import Stream
from rummel.errors import RuleError
from rummel.family import Game
from rummel.game import Move, Opening
from rummel.testkit import check_match, fuzzed_move, random_rules

GAMES = pytest.mark.parametrize("game", games.GAMES.values(), ids=games.GAMES)

QUICK = 6
# Together with the quick ones, over 2,000 matches of all games in a full run. Where random players
# hardly ever end a round, a part of them ends with its moves.
FULL = 180
MOVES = 50_000


def _matches(game: Game, first: int, count: int) -> None:
    moves = 0
    for number in range(first, first + count):
        if moves > MOVES:
            return
        seed = f"{game.id}/{number}"
        # Every third match keeps the preset's own rules, so that no default goes unplayed.
        chosen = number % 3 == 0
        rules = (
            game.configure(rounds=1, max_rounds=1) if chosen else random_rules(game, Random(seed))
        )
        try:
            moves += check_match(game, rules, seed, probes=0.08)
        except BaseException as error:
            error.add_note(f"{game.id} with seed {seed!r} and {rules}")
            raise


@GAMES
def test_random_matches(game: Game) -> None:
    _matches(game, 0, QUICK)


@GAMES
def test_a_whole_match_of_the_preset(game: Game) -> None:
    check_match(game, game.rules, f"whole {game.id}", probes=0.01)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
@GAMES
def test_many_random_matches(game: Game, part: int, soak: int) -> None:
    count = FULL * soak // 4
    _matches(game, QUICK + part * count, count)


@pytest.mark.slow
@GAMES
def test_fuzzed_moves(game: Game) -> None:
    """10,000 moves with any field values: accepted or refused, never anything else."""
    chance = Random(f"fuzz {game.id}")
    family = game.family
    tried = 0
    while tried < 10_000:
        rules = random_rules(game, chance)
        state, _ = family.deal(rules, Opening(), Stream(chance.randbytes(32)))
        for _ in range(400):
            if state.outcome:
                break
            seat = chance.choice((*family.to_act(state), 0, -1, 7))
            view = family.view(state, family.to_act(state)[0])
            move: Move = fuzzed_move(family, view, chance)
            before = repr(state)
            try:
                after, _ = family.apply(state, seat, move)
            except RuleError:
                after = state
                seat = family.to_act(state)[0]
                if view.legal:
                    after, _ = family.apply(state, seat, chance.choice(view.legal))
            tried += 1
            assert repr(state) == before
            state = after
