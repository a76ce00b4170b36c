"""Gymnasium's checker for every game, and the batch as a vector environment."""

import warnings
from typing import Any, SupportsFloat, cast

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from rummel.env import IllegalActionError
from rummel.env.gymnasium import RummelEnv, RummelVectorEnv, id_of
from rummel.errors import RuleError
from rummel.games import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_the_checker_is_content(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        made = gymnasium.make(id_of(name), illegal="lose", render_mode="rgb_array")
        check_env(made.unwrapped)


@pytest.mark.parametrize("name", GAMES)
def test_an_episode_of_one_environment(name: str) -> None:
    table = gymnasium.make(id_of(name), opponent="random")
    seen, info = table.reset(seed=1)
    over, reward = False, cast(SupportsFloat, 0.0)
    while not over:
        assert table.observation_space.contains(seen)
        action = table.action_space.sample(info["action_mask"])
        seen, reward, over, truncated, info = table.step(action)
        assert not truncated
    assert np.isfinite(float(reward))
    assert not info["action_mask"].any()


@pytest.mark.parametrize("name", GAMES)
def test_vectors(name: str) -> None:
    rounds = gymnasium.make_vec(id_of(name), num_envs=3, opponent="random")
    assert isinstance(rounds, RummelVectorEnv)
    assert rounds.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    seen, info = rounds.reset(seed=2)
    first = seen.copy()
    for _ in range(30):
        assert rounds.observation_space.contains(seen)
        assert info["action_mask"].shape == (3, rounds.batch.actions)
        before = rounds.batch.over.copy()
        seen, rewards, over, truncated, info = rounds.step(rounds.sample_actions())
        assert not truncated.any()
        assert not over[before].any(), "the step after an end deals, and ends nothing"
        assert not rewards[~over].any()
    again, _ = rounds.reset(seed=2)
    assert np.array_equal(again, first)


def test_without_a_seed_other_rounds_are_dealt() -> None:
    rounds = RummelVectorEnv("gin", 3)
    first, _ = rounds.reset(seed=2)
    second, _ = rounds.reset()
    assert not np.array_equal(first, second)
    assert np.array_equal(rounds.reset(seed=2)[0], first)
    assert np.array_equal(rounds.reset()[0], second)


def test_without_copies_the_arrays_are_written_over() -> None:
    rounds = RummelVectorEnv("gin", 4, copy=False)
    seen, _ = rounds.reset(seed=1)
    assert seen is rounds.batch.observations
    kept = RummelVectorEnv("gin", 4)
    first, _ = kept.reset(seed=1)
    before = first.copy()
    kept.step(kept.sample_actions())
    assert np.array_equal(first, before)


@pytest.mark.parametrize("seat", [-1, 2, None, True])
def test_bad_seats_are_refused(seat: Any) -> None:
    with pytest.raises(ValueError, match="seat"):
        RummelVectorEnv("gin", 2, seat=seat)


def test_bad_calls_are_refused() -> None:
    rounds = RummelVectorEnv("gin", 2)
    with pytest.raises(gymnasium.error.ResetNeeded):
        rounds.step(np.zeros(2, np.int64))
    rounds.reset(seed=1)
    for wrong in (np.zeros(3, np.int64), np.zeros((2, 1), np.int64), np.zeros(2), np.full(2, -1)):
        with pytest.raises(IllegalActionError):
            rounds.step(wrong)
    with pytest.raises(RuleError):
        RummelVectorEnv("gin", 2, opponent="genius")
    with pytest.raises(RuleError):
        RummelVectorEnv("gin", 2, limit=999)
    with pytest.raises(ValueError, match="illegal"):
        RummelEnv("gin", illegal="ignore")  # type: ignore[arg-type]
    table = RummelEnv("gin")
    with pytest.raises(gymnasium.error.ResetNeeded):
        table.step(np.int64(0))
    table.reset(seed=1)
    with pytest.raises(IllegalActionError):
        table.step(np.int64(700))
