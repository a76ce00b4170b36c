"""OpenSpiel's random simulation and playthrough for every game, observers and resampling."""

import os
from random import Random
from typing import Any

import numpy as np
import pytest

from rummel.errors import RuleError
from rummel.games import GAMES

try:
    import pyspiel
    from open_spiel.python.algorithms import generate_playthrough, ismcts
    from open_spiel.python.observation import make_observation
except ImportError:
    if os.environ.get("CI") == "true":
        raise
    pytest.skip("open_spiel is not installed", allow_module_level=True)

from rummel.env.openspiel import name_of


def played(name: str, moves: int, seed: int = 1) -> Any:
    """A state after so many random moves."""
    chance = Random(seed)
    state = pyspiel.load_game(name_of(name)).new_initial_state()
    while state.is_chance_node() or (moves > 0 and not state.is_terminal()):
        moves -= not state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_random_simulation(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(name_of(name)), num_sims=1, serialize=False, verbose=False
    )


def test_states_can_be_serialized(capfd: pytest.CaptureFixture[str]) -> None:
    game = pyspiel.load_game(name_of("karo8"))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state = played("gin", 20).resample_from_infostate(0, Random(1).random)
    again = pyspiel.load_game(name_of("gin")).deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.information_state_string(1) == state.information_state_string(1)


@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name: str) -> None:
    """A short round: what every call returns, written down by OpenSpiel's own tool."""
    short = "(options=max_turns:20)" if hasattr(GAMES[name].rules, "max_turns") else ""
    game = f"{name_of(name)}{short}"
    text = generate_playthrough.playthrough(game, None, alsologtostdout=False, seed=1)
    assert f"game: {game}" in text
    assert "InformationStateString" in text
    assert "ObservationTensor" in text


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_looks_the_same_to_its_player(name: str) -> None:
    differs = 0
    for moves in (0, 3, 9, 17):
        state = played(name, moves, seed=moves)
        if state.is_terminal():
            continue
        game = state.get_game()
        observation = make_observation(game)
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, Random(moves).random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            observation.set_from(state, player)
            seen = observation.tensor.copy()
            observation.set_from(other, player)
            assert np.array_equal(observation.tensor, seen)
            assert other.current_player() == state.current_player()
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
            differs += str(other) != str(state)
            while not other.is_terminal() and other.move_number() < state.move_number() + 3:
                other.apply_action(other.legal_actions()[0])
    assert differs


def test_searches_run_on_it() -> None:
    """IS-MCTS asks for everything that an imperfect-information search needs."""
    from open_spiel.python.algorithms import mcts  # noqa: PLC0415

    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(pyspiel.load_game(name_of("karo8")), evaluator, 2.0, 6)
    state = played("karo8", 4)
    assert bot.step(state) in state.legal_actions()


def test_a_match_and_options_are_parameters() -> None:
    game = pyspiel.load_game(f"{name_of('karo8')}(players=3,match=true,options=rounds:2;target:0)")
    assert game.num_players() == 3
    chance, state = Random(1), game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            assert state.returns() == [0.0, 0.0, 0.0]
        state.apply_action(chance.choice(state.legal_actions()))
    assert "booked" in state.information_state_string(0)
    # One hero against two villains: no zero-sum game, and OpenSpiel is told so.
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert game.utility_sum() is None
    two = pyspiel.load_game(name_of("karo8"))
    assert two.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM


def test_nothing_that_was_heard_is_forgotten_in_a_match() -> None:
    """Neither what ended a round, nor a void round, which is dealt again."""
    game = pyspiel.load_game(f"{name_of('gin')}(match=true)")
    chance, state = Random(3), game.new_initial_state()
    before: list[list[str]] = [[], []]  # rounds that are over, and how they ended
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    while not {"void", "booked"} <= {line.split(" ")[0] for line in before[0]}:
        action = chance.choice(state.legal_actions())  # which hardly ever ends a round
        if before[0]:
            action = state.table.number_of(state.table.bot_move("greedy", chance))
        alone = state.table.copy()
        alone.match = False  # which leaves a round where it has ended
        alone.step(action)
        state.apply_action(action)
        for player in range(2):
            lines = state.information_state_string(player).split("\n")
            known = [*before[player], *alone.heard(player)]
            assert lines[: len(known)] == known
            if alone.seat is None:
                before[player] = lines[: len(known) + 1]
                other = state.resample_from_infostate(player, chance.random)
                assert other.information_state_string(player).split("\n") == lines


def test_bad_parameters_are_refused() -> None:
    with pytest.raises(RuleError):
        pyspiel.load_game(f"{name_of('gin')}(options=limit:999)")
    with pytest.raises(RuleError):
        pyspiel.load_game(f"{name_of('gin')}(players=7)")
