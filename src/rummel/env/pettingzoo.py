"""Every game as a PettingZoo environment.

In `env` (AEC) the players act one after the other; `parallel_env` is for what knows only
environments in which all act in every step.

>>> table = env("gin")
>>> table.reset(seed=1)
>>> for agent in table.agent_iter():
...     observation, reward, terminated, truncated, info = table.last()
...     mask = info["action_mask"]
...     table.step(None if terminated else table.action_space(agent).sample(mask))
"""

from typing import Any, ClassVar, Literal

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from rummel.env.core import RENDER_MODES, Environment, check_render_mode
from rummel.env.spaces import observation_box


def env(game: str, **arguments: Any) -> AECEnv:
    """The environment of a game, with PettingZoo's check that calls come in order."""
    return OrderEnforcingWrapper(raw_env(game, **arguments))


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]
    """The same without the check.

    An observation is a dict of `observation` and `action_mask`; `infos` has the mask too. All that
    `Environment` takes can be given; with `max_cycles` the episode is cut off after so many
    decisions for each player. An action that is not legal is refused with a `ValueError`;
    PettingZoo's `TerminateIllegalWrapper` makes a loss of it.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": [*RENDER_MODES],
        "name": "rummel_v0",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **arguments: Any,
    ) -> None:
        EzPickle.__init__(self, game, render_mode=render_mode, max_cycles=max_cycles, **arguments)
        super().__init__()
        if max_cycles is not None and (type(max_cycles) is not int or max_cycles < 1):
            raise ValueError(f"max_cycles is a whole number of at least 1, not {max_cycles!r}")
        check_render_mode(render_mode)
        self.table = Environment(game, **arguments)
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"rummel_{self.table.game.id}_v0"}  # type: ignore[misc]
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = self.table.actions
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": observation_box(self.table),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._chance: np.random.Generator | None = None
        self.most = None if max_cycles is None else max_cycles * self.table.players
        self._steps = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or self._chance is None:
            self._chance, _ = seeding.np_random(seed)
        self.table.reset(int(self._chance.integers(1 << 63)))
        self._steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        return {"observation": self.table.observe(seat), "action_mask": self._mask(agent)}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{self.agent_selection} has to act: None is for agents that are done")
        agent = self.agent_selection
        rewards = self.table.step(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        if self.table.seat is None:
            self.terminations = dict.fromkeys(self.agents, True)
        self._steps += 1
        if self._steps == self.most:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        return self.table.render(self.render_mode, self.table.seat)

    def close(self) -> None:
        """There is nothing to close."""

    def _select(self) -> None:
        """Who acts next; once it is over, everybody hears so in turn."""
        seat = self.table.seat
        self.agent_selection = self.agents[0 if seat is None else seat]
        self.infos: dict[str, Any] = {
            agent: {"action_mask": self._mask(agent)} for agent in self.agents
        }

    def _mask(self, agent: str) -> Any:
        if self.table.seat == self._seats[agent]:
            return self.table.mask()
        return np.zeros(self.table.actions, np.int8)


class parallel_env(ParallelEnv, EzPickle):  # type: ignore[misc]
    """The same for all players at once: a step is one decision, and the actions of players who
    can't act now are ignored; `info["acts"]` says whose counts.

    With `max_cycles` the episode is cut off after that many steps. An action that is not legal is
    refused, or with `illegal="replace"` a legal one is played instead, for what knows no masks.
    """

    metadata: ClassVar[dict[str, Any]] = raw_env.metadata

    def __init__(
        self,
        game: str,
        *,
        illegal: Literal["raise", "replace"] = "raise",
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **arguments: Any,
    ) -> None:
        EzPickle.__init__(
            self,
            game,
            illegal=illegal,
            render_mode=render_mode,
            max_cycles=max_cycles,
            **arguments,
        )
        if illegal not in ("raise", "replace"):
            raise ValueError(f"illegal is 'raise' or 'replace', not {illegal!r}")
        self._one = raw_env(game, render_mode=render_mode, max_cycles=max_cycles, **arguments)
        self._one.most = max_cycles
        self.illegal, self.render_mode = illegal, render_mode
        self.metadata = self._one.metadata  # type: ignore[misc]
        self.possible_agents = self._one.possible_agents
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._one.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._one.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self._one.reset(seed, options)
        self.agents = self._one.agents[:]
        return self._seen(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        if not self.agents:
            raise RuntimeError("it is over: call reset()")
        agent = self._one.agent_selection
        if agent not in actions:
            raise ValueError(f"{agent} has to act, and has no action")
        action = actions[agent]
        if self.illegal == "replace":
            legal = self._one.table.legal()
            action = action if action in legal else legal[int(action) % len(legal)]
        self._one.step(action)
        seen, infos = self._seen(), self._infos()
        rewards = self._one.rewards
        ended, cut_off = self._one.terminations, self._one.truncations
        if any(ended.values()) or any(cut_off.values()):
            self.agents = []
        return seen, dict(rewards), dict(ended), dict(cut_off), infos

    def render(self) -> Any:
        return self._one.render()

    def close(self) -> None:
        """There is nothing to close."""

    def _seen(self) -> dict[str, Any]:
        return {agent: self._one.observe(agent) for agent in self._one.agents}

    def _infos(self) -> dict[str, Any]:
        seat = self._one.table.seat
        acts = None if seat is None else self.possible_agents[seat]
        return {agent: {**info, "acts": agent == acts} for agent, info in self._one.infos.items()}
