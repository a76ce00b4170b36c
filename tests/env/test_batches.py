"""Rounds side by side: equal whatever the number of threads, no copies, bad input."""

from typing import Any

import numpy as np
import pytest

from rummel.env import Batch, Environment, IllegalActionError, batch
from rummel.env.batches import KernelBatch
from rummel.errors import RuleError
from rummel.games import GAMES

NATIVE = [name for name in GAMES if Environment(name).native]


def trace(rounds: Batch, steps: int) -> list[bytes]:
    seen = []
    for _ in range(steps):
        arrays = (rounds.observations, rounds.legal, rounds.seats, rounds.points, rounds.over)
        seen.append(b"".join(array.tobytes() for array in arrays))
        rounds.step(rounds.sample())
    return seen


@pytest.mark.parametrize("name", NATIVE)
@pytest.mark.parametrize("bots", [False, True])
def test_the_number_of_threads_changes_nothing(name: str, bots: bool) -> None:
    players = GAMES[name].rules.players
    names = ("", *["greedy"] * (players - 1)) if bots else ()
    one, *others = (
        trace(batch(name, 12, seed=9, threads=threads, bots=names), 15) for threads in (1, 2, 5)
    )
    assert all(other == one for other in others)
    assert trace(batch(name, 12, seed=10, bots=names), 15) != one


@pytest.mark.parametrize("name", GAMES)
def test_rounds_end_and_are_dealt_again(name: str) -> None:
    rounds = batch(name, 3, seed=1)
    ended = 0
    for _ in range(800):
        assert (rounds.legal.sum(1) == 0).tolist() == rounds.over.tolist()
        assert (rounds.seats < 0).tolist() == rounds.over.tolist()
        over = np.flatnonzero(rounds.over)
        if len(over):
            ended += len(over)
            assert not rounds.observations[over].any()
            assert rounds.rewards()[over].sum(1) == pytest.approx(0, abs=1e-3)
            rounds.step(rounds.sample())
            assert not rounds.over[over].any()
            if ended > 2:
                break
        assert not rounds.points[~rounds.over].any()
        rounds.step(rounds.sample())
    assert ended


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("opponent", ["random", "steady"])
def test_bots_play_the_other_seats(name: str, opponent: str) -> None:
    players = GAMES[name].rules.players
    rounds = batch(name, 2, bots=("", *[opponent] * (players - 1)))
    assert rounds.native == (name in NATIVE and opponent == "random")
    for _ in range(8):
        assert set(rounds.seats.tolist()) <= {0, -1}
        rounds.step(rounds.sample())


# In a duel all act at once, and bots do so before the caller.
@pytest.mark.parametrize("name", [name for name in NATIVE if name != "duel"])
def test_the_bots_of_the_kernel_can_be_asked_for_their_choice(name: str) -> None:
    """A caller who plays as the bots choose gets the rounds that the bots play."""
    players = GAMES[name].rules.players
    greedy = ("greedy",) * players
    by_choice, by_bots = batch(name, 1, seed=4), batch(name, 1, seed=4, bots=("", *greedy[1:]))
    assert isinstance(by_choice, KernelBatch)
    ends = 0
    while ends < 3:
        while by_choice.seats[0] > 0:
            by_choice.step(by_choice.choose(greedy))
        assert np.array_equal(by_choice.observations, by_bots.observations)
        assert np.array_equal(by_choice.points, by_bots.points)
        ends += int(by_choice.over[0])
        action = by_choice.choose(greedy)
        assert by_choice.over[0] or by_choice.legal[0, action[0]]
        by_choice.step(action)
        by_bots.step(action)
    for wrong in (("greedy",) * (players + 1), ("",) * players, ("steady",) * players):
        with pytest.raises(ValueError, match=r"polic"):
            by_choice.choose(wrong)


@pytest.mark.parametrize("name", NATIVE)
@pytest.mark.parametrize("bots", [False, True])
def test_nothing_stays_marked_as_legal(name: str, bots: bool) -> None:
    """The kernel takes back what it marked; here somebody does it before every step."""
    players = GAMES[name].rules.players
    names = ("", *["random"] * (players - 1)) if bots else ()
    rounds, wiped = (batch(name, 3, seed=5, threads=1, bots=names) for _ in range(2))
    for _ in range(80):
        actions = rounds.sample()
        assert np.array_equal(actions, wiped.sample())
        wiped.legal[:] = 0
        wiped.legal[range(3), actions] = 1
        rounds.step(actions)
        wiped.step(actions)
        assert np.array_equal(rounds.legal, wiped.legal)


def test_what_the_kernel_plays_by_itself_leaves_no_marks() -> None:
    rounds, fresh = batch("gin", 3, seed=6, threads=1), batch("gin", 3, seed=6, threads=1)
    assert isinstance(rounds, KernelBatch)
    for looking in (False, True):
        rounds._rounds.play(("random", "random"), 9, looking)
        rounds.reset()
        assert np.array_equal(rounds.legal, fresh.legal)


def test_arrays_are_the_memory_of_the_kernel() -> None:
    rounds = batch("gin", 5)
    kept = rounds.observations
    before = kept.copy()
    rounds.step(rounds.sample())
    assert kept is rounds.observations
    assert not np.array_equal(kept, before)


def test_reset_deals_the_same_again_or_by_another_seed() -> None:
    rounds = batch("gin", 4, seed=3)
    first = rounds.observations.copy()
    rounds.step(rounds.sample())
    rounds.reset()
    assert np.array_equal(rounds.observations, first)
    rounds.reset(4)
    assert not np.array_equal(rounds.observations, first)
    rounds.reset(3)
    assert np.array_equal(rounds.observations, first)
    for name in ("gin", "canasta"):
        with pytest.raises(ValueError, match="seed"):
            batch(name, 1).reset(-1)


@pytest.mark.parametrize("name", ["gin", "canasta"])
@pytest.mark.parametrize(
    "actions",
    [
        [0.0, 1.0, 2.0],
        [0, 1],
        [[0, 1, 2]],
        [-1, -1, -1],
        [10**6] * 3,
        [1 << 40] * 3,
        ["draw"] * 3,
        None,
        [1 << 32] * 3,  # would be action 0 as a number of 32 bits
    ],
    ids=repr,
)
def test_bad_actions_are_refused_and_nothing_is_played(name: str, actions: Any) -> None:
    rounds = batch(name, 3, seed=1)
    before = rounds.observations.copy()
    with pytest.raises(IllegalActionError):
        rounds.step(actions)
    wrong = rounds.sample()
    wrong[2] = np.flatnonzero(rounds.legal[2] == 0)[0]
    with pytest.raises(IllegalActionError):
        rounds.step(wrong)
    assert np.array_equal(rounds.observations, before)


@pytest.mark.parametrize(
    "arguments",
    [
        {"count": 0},
        {"count": -3},
        {"count": 1.5},
        {"count": 1 << 40},
        {"seed": -1},
        {"seed": 1 << 64},
        {"threads": 0},
        {"threads": 10**6},
        {"bots": ("greedy",)},
        {"bots": ("greedy", "greedy")},
    ],
    ids=repr,
)
def test_bad_arguments_are_refused(arguments: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        batch("gin", **{"count": 2, **arguments})


def test_a_bot_that_is_none_is_refused() -> None:
    with pytest.raises(RuleError):
        batch("gin", 2, bots=("", "genius"))
