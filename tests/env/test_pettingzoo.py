"""PettingZoo's own tests, for every game."""

import warnings
from functools import partial
from random import Random

import numpy as np
import pytest
from pettingzoo import AECEnv
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from rummel.env.pettingzoo import env, parallel_env, raw_env
from rummel.games import GAMES

# What they say of every observation with a mask: it is a dict, and the mask of a player who does
# not act is empty.
EXPECTED = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably",
    "Action mask numpy array is all zeros",
)


@pytest.fixture(autouse=True)
def only_expected_warnings() -> object:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for text in EXPECTED:
            warnings.filterwarnings("ignore", message=text)
        yield


@pytest.mark.parametrize("name", GAMES)
def test_api(name: str) -> None:
    api_test(env(name), num_cycles=40)


@pytest.mark.parametrize("name", GAMES)
def test_seeds(name: str) -> None:
    seed_test(partial(env, name), num_cycles=15)


@pytest.mark.parametrize("name", GAMES)
def test_render(name: str) -> None:
    render_test(partial(env, name))


class _Module:
    """A game as the modules of PettingZoo's own environments are."""

    def __init__(self, name: str) -> None:
        self._name = name

    def parallel_env(self, max_cycles: int) -> parallel_env:
        table = parallel_env(self._name, max_cycles=max_cycles, illegal="replace")
        table.reset(seed=1)
        for agent in table.possible_agents:
            table.action_space(agent).seed(1)
        return table

    def env(self, max_cycles: int) -> AECEnv:
        return parallel_to_aec(self.parallel_env(max_cycles))


@pytest.mark.parametrize("name", GAMES)
def test_max_cycles(name: str) -> None:
    max_cycles_test(_Module(name))


@pytest.mark.parametrize("name", GAMES)
def test_the_parallel_api(name: str) -> None:
    parallel_api_test(parallel_env(name), num_cycles=30)


@pytest.mark.parametrize("name", GAMES)
def test_max_cycles_where_one_acts_at_a_time(name: str) -> None:
    table = raw_env(name, max_cycles=2)
    table.reset(seed=1)
    steps = 0
    for agent in table.agent_iter():
        _, _, terminated, truncated, info = table.last()
        if terminated or truncated:
            table.step(None)
            continue
        steps += 1
        table.step(table.action_space(agent).sample(info["action_mask"]))
    assert steps == 2 * table.table.players or (terminated and steps < 2 * table.table.players)
    assert table.agents == []


def test_a_parallel_step_plays_for_the_one_who_acts() -> None:
    table, alone = parallel_env("gin"), raw_env("gin")
    _, infos = table.reset(seed=1)
    alone.reset(seed=1)
    while table.agents:
        acting = [agent for agent in table.agents if infos[agent]["acts"]]
        assert acting == [alone.agent_selection]
        mask = infos[acting[0]]["action_mask"]
        action = int(mask.argmax())
        observations, rewards, ended, cut_off, infos = table.step(
            {agent: action if agent in acting else 0 for agent in table.agents}
        )
        alone.step(action)
        assert np.array_equal(
            observations["player_0"]["observation"], alone.observe("player_0")["observation"]
        )
        assert rewards == alone.rewards
        assert not any(cut_off.values())
    assert all(ended.values())
    with pytest.raises(RuntimeError, match="over"):
        table.step({})
    table.reset(seed=1)
    with pytest.raises(ValueError, match="has to act"):
        table.step({})
    with pytest.raises(ValueError, match="can't play"):
        table.step(dict.fromkeys(table.agents, 10**6))
    with pytest.raises(ValueError, match="illegal"):
        parallel_env("gin", illegal="lose")  # type: ignore[arg-type]


@pytest.mark.parametrize("name", GAMES)
def test_an_agent_sees_nothing_that_is_hidden_from_it(name: str) -> None:
    table = raw_env(name)
    table.reset(seed=6)
    chance = Random(name)
    whole = table.table
    for _ in range(12):
        on = whole.copy()
        on.step(chance.choice(on.legal()))
        if on.seat is None:
            break
        whole = on
    for seat, agent in enumerate(table.possible_agents):
        table.table = whole
        seen = table.observe(agent)
        table.table = whole.copy()
        table.table.resample(seat, 1)
        again = table.observe(agent)
        assert all(np.array_equal(seen[part], again[part]) for part in seen)


def test_bad_calls_are_refused() -> None:
    table = env("karo8")
    table.reset(seed=1)
    with pytest.raises(ValueError, match="can't play"):
        table.step(10**6)
    with pytest.raises(ValueError, match="has to act"):
        table.step(None)
    for agent in table.agent_iter():
        _, _, terminated, _, info = table.last()
        table.step(None if terminated else table.action_space(agent).sample(info["action_mask"]))
    assert table.agents == []
    with pytest.raises(ValueError, match="render mode"):
        raw_env("karo8", render_mode="film")
    with pytest.raises(ValueError, match="max_cycles"):
        raw_env("karo8", max_cycles=0)
