"""Many rounds side by side, stepping by arrays.

The kernel plays them on several threads where it knows the rules and the bots; else they are played
one after the other, through the same interface.
"""

import os
from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from rummel.bots import find_bot
from rummel.env.core import (
    Environment,
    IllegalActionError,
    Reward,
    check_reward,
    checked_seed,
    margin_matrix,
)
from rummel.env.parts import Part
from rummel.game import Rules
from rummel.native import POLICIES, kernel_rounds

Actions = npt.NDArray[np.int32]


class Batch(ABC):
    """Rounds side by side. Row `i` of every array is round `i`, and the arrays stay the same ones:
    a step writes into them.

    A step plays one action in each round, and goes on past the seats that bots play. A round that
    is over has nobody who acts, no legal action and its points; the next step deals it again,
    whatever action it is given.
    """

    native: bool
    count: int
    players: int
    actions: int
    rules: Rules
    layout: list[Part]
    action_parts: list[Part]
    observations: npt.NDArray[Any]  # [count, length]: what the seat that acts knows
    legal: npt.NDArray[np.int8]  # [count, actions]: ones where an action is legal
    seats: npt.NDArray[np.int8]  # [count]: who acts; -1: nobody
    points: npt.NDArray[np.int16]  # [count, players]: what the round brought, once it is over
    over: npt.NDArray[np.bool_]  # [count]

    @abstractmethod
    def reset(self, seed: int | None = None) -> None:
        """Deals every round; without a seed as at first."""

    def step(self, actions: npt.ArrayLike) -> None:
        """One action for each round, or nothing is played and an exception says what is wrong."""
        self._step(self._checked(actions))

    @abstractmethod
    def _step(self, actions: Actions) -> None: ...

    @abstractmethod
    def sample(self) -> Actions:
        """Any legal action for each round."""

    def rewards(self, reward: Reward = "margin") -> npt.NDArray[np.float32]:
        """What the rounds that are over bring each seat; zeros in the others."""
        check_reward(reward)
        points = self.points.astype(np.float32)
        return points if reward == "points" else points @ self._margins

    def _set_rules(self, rules: Rules) -> None:
        self.rules = rules
        self._margins = margin_matrix(rules).T.astype(np.float32)

    def _checked(self, actions: npt.ArrayLike) -> Actions:
        given = np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise IllegalActionError(f"actions are whole numbers, not {given.dtype}")
        if given.shape != (self.count,):
            raise IllegalActionError(
                f"there are {self.count} rounds, and the actions have the shape {given.shape}"
            )
        small = given.astype(np.int32, copy=False)
        if small is not given and not np.array_equal(small, given):
            raise IllegalActionError("an action is out of range")
        return np.ascontiguousarray(small)


class KernelBatch(Batch):
    """Rounds of the kernel."""

    native = True

    def __init__(
        self, table: Environment, count: int, seed: int, threads: int, bots: Sequence[str]
    ) -> None:
        self._set_rules(table.rules)
        self._rounds = kernel_rounds(table.rules, count, seed, threads, bots)
        self.layout, self.action_parts = table.layout, table.action_parts
        self.observations = np.asarray(self._rounds.observations)
        self.legal = np.asarray(self._rounds.legal).view(np.int8)
        self.seats = np.asarray(self._rounds.seats)
        self.points = np.asarray(self._rounds.points)
        self.over = np.asarray(self._rounds.over).view(np.bool_)
        self.count, self.actions = self.legal.shape
        self.players = table.players

    def reset(self, seed: int | None = None) -> None:
        self._rounds.reset(None if seed is None else checked_seed(seed))

    def _step(self, actions: Actions) -> None:
        try:
            self._rounds.step(actions)
        except ValueError as error:
            raise IllegalActionError(str(error)) from error

    def sample(self) -> Actions:
        actions = np.empty(self.count, np.int32)
        self._rounds.sample(actions)
        return actions

    def choose(self, bots: Sequence[str]) -> Actions:
        """What the kernel's bots of these names, one for each seat, do in each round."""
        actions = np.empty(self.count, np.int32)
        self._rounds.choose(bots, actions)
        return actions


class _EngineBatch(Batch):
    native = False

    def __init__(self, game: str, count: int, seed: int, bots: Sequence[str], **made: Any) -> None:
        self._rounds = [Environment(game, **made) for _ in range(count)]
        one = self._rounds[0]
        self._set_rules(one.rules)
        self.layout, self.action_parts = one.layout, one.action_parts
        self.count, self.players, self.actions = count, one.players, one.actions
        self._bots, self._seed = bots, seed
        self.observations = np.zeros((count, one.length), one.dtype)
        self.legal = np.zeros((count, one.actions), np.int8)
        self.seats = np.zeros(count, np.int8)
        self.points = np.zeros((count, one.players), np.int16)
        self.over = np.zeros(count, np.bool_)
        self._chances: list[Random] = []
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        seed = self._seed if seed is None else checked_seed(seed)
        self._chances = [Random(f"{seed}/{i}") for i in range(self.count)]
        for i in range(self.count):
            self._begin(i)

    def _step(self, actions: Actions) -> None:
        for i, action in enumerate(actions.tolist()):
            if not self.over[i] and not (0 <= action < self.actions and self.legal[i, action]):
                raise IllegalActionError(f"round {i}: action {action} is not legal")
        for i, action in enumerate(actions.tolist()):
            if self.over[i]:
                self._begin(i)
            else:
                self._rounds[i].step(action)
                self._go_on(i)

    def sample(self) -> Actions:
        picked = np.zeros(self.count, np.int32)
        for i, chance in enumerate(self._chances):
            if not self.over[i]:
                picked[i] = chance.choice(np.flatnonzero(self.legal[i]).tolist())
        return picked

    def _begin(self, i: int) -> None:
        self.over[i] = True
        while self.over[i]:  # a round in which only bots decide is dealt again at once
            self._rounds[i].reset(self._chances[i].getrandbits(63))
            self._go_on(i)

    def _go_on(self, i: int) -> None:
        """Plays the bots' moves and writes the row."""
        table = self._rounds[i]
        while table.seat is not None and self._bots and self._bots[table.seat]:
            table.step_bot(self._bots[table.seat], self._chances[i])
        self.legal[i] = 0
        self.points[i] = 0
        self.over[i] = table.seat is None
        if table.seat is None:
            self.seats[i] = -1
            self.observations[i] = 0
            if table.booked:
                self.points[i] = table.booked[-1]
            return
        self.seats[i] = table.seat
        self.observations[i] = table.observe()
        self.legal[i, table.legal()] = 1


def batch(
    game: str,
    count: int,
    *,
    seed: int = 0,
    threads: int | None = None,
    bots: Sequence[str] = (),
    kernel: bool = True,
    **options: Any,
) -> Batch:
    """A number of rounds of a game with these options, dealt.

    `bots` has a name for each seat, an empty one where the caller decides; without it the caller
    decides for all. The result does not depend on `threads`, which is by default one per core.

    >>> rounds = batch("gin", 100, seed=7)
    >>> rounds.step(rounds.sample())
    >>> rounds.observations.shape == (100, sum(part.length for part in rounds.layout))
    True
    """
    table = Environment(game, kernel=kernel, **options)
    rules = table.rules
    if type(count) is not int or not 1 <= count <= 1 << 24:
        raise ValueError(f"a batch has 1 to {1 << 24} rounds, not {count!r}")
    seed = checked_seed(seed)
    threads = (os.cpu_count() or 1) if threads is None else threads
    if type(threads) is not int or not 1 <= threads <= 1024:
        raise ValueError(f"there are 1 to 1024 threads, not {threads!r}")
    if bots and len(bots) != rules.players:
        raise ValueError(f"there are {rules.players} seats, and {len(bots)} names of bots")
    for name in bots:
        if name:
            find_bot(name)
    if bots and all(bots):
        raise ValueError("no seat is left to the caller")
    if table.native and all(not name or name in POLICIES for name in bots):
        return KernelBatch(table, count, seed, threads, bots)
    return _EngineBatch(game, count, seed, bots, kernel=kernel, **options)
