"""Every game for one learner against bots, as Gymnasium environments.

`RummelVectorEnv` plays many rounds side by side on all cores; `RummelEnv` is one of them. Importing
this module registers both, so `gymnasium.make("rummel/gin-v0")` and `gymnasium.make_vec` know them.

>>> rounds = RummelVectorEnv("gin", num_envs=64, opponent="greedy")
>>> observations, info = rounds.reset(seed=1)
>>> observations, rewards, over, _, info = rounds.step(rounds.sample_actions())
"""

from random import Random
from typing import Any, ClassVar, Literal

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from rummel.bots import find_bot
from rummel.env.batches import batch
from rummel.env.core import (
    RENDER_MODES,
    Environment,
    IllegalActionError,
    Reward,
    check_render_mode,
    check_reward,
)
from rummel.env.spaces import observation_box
from rummel.games import GAMES

Array = npt.NDArray[Any]
_SEATS = "the learner's seat is one of 0 to {}, not {!r}"


def _bots(players: int, seat: int, opponent: str) -> tuple[str, ...]:
    if isinstance(seat, bool) or seat not in range(players):
        raise ValueError(_SEATS.format(players - 1, seat))
    find_bot(opponent)
    return tuple("" if one == seat else opponent for one in range(players))


class RummelVectorEnv(VectorEnv[Array, Array, Array]):
    """Rounds side by side; an episode is a round, and the learner sits in the same seat in all.

    A round that is over is dealt again by the next step (`AutoresetMode.NEXT_STEP`), which ignores
    its action. `info["action_mask"]` has the legal actions. With `copy=False` the arrays are those
    that the kernel writes into, and the next step overwrites them.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "autoreset_mode": AutoresetMode.NEXT_STEP,
        "render_modes": [],
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        opponent: str = "greedy",
        seat: int = 0,
        reward: Reward = "margin",
        threads: int | None = None,
        copy: bool = True,
        **options: Any,
    ) -> None:
        check_reward(reward)
        table = Environment(game, **options)
        bots = _bots(table.players, seat, opponent)
        self.batch = batch(game, num_envs, threads=threads, bots=bots, **options)
        self.num_envs, self.seat, self.reward, self.copy = num_envs, seat, reward, copy
        self.single_observation_space = observation_box(table)
        self.single_action_space = spaces.Discrete(table.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._ready = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(1 << 63)))
        self._ready = True
        return self._seen(self.batch.observations), self._info()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        if not self._ready:
            raise gymnasium.error.ResetNeeded("call reset() before the first step")
        self.batch.step(actions)
        rewards = self.batch.rewards(self.reward)[:, self.seat].astype(np.float64)
        truncated = np.zeros(self.num_envs, np.bool_)
        observations = self._seen(self.batch.observations)
        return observations, rewards, self._seen(self.batch.over), truncated, self._info()

    def sample_actions(self) -> Array:
        """Any legal action for each round."""
        return self.batch.sample()

    def _seen(self, array: Array) -> Array:
        return array.copy() if self.copy else array

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._seen(self.batch.legal)}


class RummelEnv(gymnasium.Env[Array, np.int64]):
    """One round, or with `match` a match, for one learner.

    An action that is not legal is an `IllegalActionError`, or with `illegal="lose"` ends the
    episode with the reward `penalty`, for algorithms that know no masks.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": [*RENDER_MODES],
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        *,
        opponent: str = "greedy",
        seat: int = 0,
        illegal: Literal["raise", "lose"] = "raise",
        penalty: float = -100.0,
        render_mode: str | None = None,
        **arguments: Any,
    ) -> None:
        if illegal not in ("raise", "lose"):
            raise ValueError(f"illegal is 'raise' or 'lose', not {illegal!r}")
        check_render_mode(render_mode)
        self.table = Environment(game, **arguments)
        self._bots = _bots(self.table.players, seat, opponent)
        self.seat, self.illegal, self.penalty = seat, illegal, penalty
        self.render_mode = render_mode
        self.observation_space = observation_box(self.table)
        self.action_space = spaces.Discrete(self.table.actions)
        self._chance = Random(0)
        self._over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed)
        self._over = True
        while self._over:  # a round in which only bots decide is dealt again at once
            self._chance = Random(int(self.np_random.integers(1 << 63)))
            self.table.reset(self._chance.getrandbits(63))
            self._over = False
            self._go_on()
        return self.table.observe(self.seat), self._info()

    def step(self, action: np.int64) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise gymnasium.error.ResetNeeded("the episode is over: call reset()")
        try:
            reward = self.table.step(action)[self.seat]
        except IllegalActionError:
            if self.illegal == "raise":
                raise
            self._over = True
            return self.table.observe(self.seat), self.penalty, True, False, self._info()
        reward += self._go_on()
        if self.render_mode == "human":
            self.render()
        return self.table.observe(self.seat), reward, self._over, False, self._info()

    def render(self) -> Any:
        return self.table.render(self.render_mode, self.seat)

    def _go_on(self) -> float:
        """The bots' moves; what they bring the learner."""
        reward = 0.0
        while self.table.seat not in (None, self.seat):
            reward += self.table.step_bot(self._bots[self.table.seat or 0], self._chance)[self.seat]
        self._over = self.table.seat is None
        return reward

    def _info(self) -> dict[str, Any]:
        over = self._over or self.table.seat is None
        mask = np.zeros(self.table.actions, np.int8) if over else self.table.mask(self.seat)
        return {"action_mask": mask}


def id_of(game: str) -> str:
    """What Gymnasium calls a game."""
    return f"rummel/{game}-v0"


for _game in GAMES:
    if id_of(_game) not in gymnasium.registry:
        gymnasium.register(
            id_of(_game),
            entry_point=f"{__name__}:RummelEnv",
            vector_entry_point=f"{__name__}:RummelVectorEnv",
            kwargs={"game": _game},
        )
