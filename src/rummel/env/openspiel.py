"""Every game as an OpenSpiel game: importing this module registers them as `rummel_<game>`.

>>> import pyspiel
>>> state = pyspiel.load_game("rummel_gin(options=gin_bonus:20)").new_initial_state()

Dealing is a few chance nodes at the start: together they choose the seed of all chance. Where
several players act at once they do so one after the other, without seeing each other's choice.
The parameters are `players`, `match` (a match instead of a round) and `options` of the rules,
written as `name:value` with semicolons between.
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pyspiel

from rummel.env.core import Environment, sums_to_zero
from rummel.family import Game
from rummel.game import Rules, read_option
from rummel.games import GAMES, find

_DRAWS: Final = 4  # chance nodes
_OUTCOMES: Final = 256  # of each
_MOST_POINTS: Final = 1_000_000.0  # rules set no bound
_LONGEST: Final = 1_000_000


def name_of(game: str) -> str:
    """What OpenSpiel calls a game; its names have no hyphens."""
    return f"rummel_{game.replace('-', '_')}"


def _type_of(game: Game, rules: Rules) -> pyspiel.GameType:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=name_of(game.id),
        long_name=f"Rummel: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if sums_to_zero(rules) else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.rules.players, "match": False, "options": ""},
        default_loadable=True,
        provides_factored_observation_string=False,
    )


def _options(game: Game, text: str) -> dict[str, Any]:
    chosen = {}
    for one in text.split(";"):
        if one.strip():
            name, _, value = one.partition(":")
            chosen[name.strip()] = read_option(
                type(game.rules), game.id, name.strip(), value.strip()
            )
    return chosen


class RummelGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options. Returns are margins, which sum to zero where sides are equal."""

    def __init__(self, game: str, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        preset = find(game)
        players = int(params.get("players", preset.rules.players))
        self.table = Environment(
            game,
            match=bool(params.get("match", False)),
            players=players,
            **_options(preset, str(params.get("options", ""))),
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=max(self.table.actions, _OUTCOMES),
            max_chance_outcomes=_OUTCOMES,
            num_players=players,
            min_utility=-_MOST_POINTS,
            max_utility=_MOST_POINTS,
            utility_sum=0.0 if sums_to_zero(self.table.rules) else None,
            max_game_length=_LONGEST,
        )
        super().__init__(_type_of(preset, self.table.rules), info, params)

    def new_initial_state(self) -> "RummelState":
        return RummelState(self)

    def max_chance_nodes_in_history(self) -> int:
        return _DRAWS

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "RummelObserver":
        return RummelObserver(
            self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params
        )


class RummelState(pyspiel.State):  # type: ignore[misc]
    """A round, or a match, and what each player has heard in it."""

    def __init__(self, game: RummelGame) -> None:
        super().__init__(game)
        self.table = game.table.copy()
        self._drawn: list[int] = []
        self._returns = np.zeros(self.table.players)

    def current_player(self) -> int:
        if len(self._drawn) < _DRAWS:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.seat is None else self.table.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / _OUTCOMES) for outcome in range(_OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        if len(self._drawn) < _DRAWS:
            self._drawn = [*self._drawn, action]
            if len(self._drawn) == _DRAWS:
                self.table.reset(int.from_bytes(bytes(self._drawn), "big"))
            return
        self._returns = self._returns + self.table.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        if player == self.current_player() and action in self.table.legal():
            # Two aims may lead to one turn, and OpenSpiel tells actions apart by their texts.
            return f"{self.table.move(action)} ({action})"
        return f"action {action}"

    def is_terminal(self) -> bool:
        return len(self._drawn) == _DRAWS and self.table.seat is None

    def returns(self) -> list[float]:
        # The reward model is terminal: what a match has brought so far counts at its end.
        return [float(one) for one in self._returns] if self.is_terminal() else self._nothing()

    def _nothing(self) -> list[float]:
        return [0.0] * self.table.players

    def information_state_string(self, player: int | None = None) -> str:
        player = self._player(player)
        return "\n".join((*self._heard(player), self.observation_string(player)))

    def observation_string(self, player: int | None = None) -> str:
        player = self._player(player)
        if len(self._drawn) < _DRAWS:
            return ""
        return described(self.table, player)

    def _heard(self, player: int) -> list[str]:
        if len(self._drawn) < _DRAWS:
            return []
        return self.table.recalled(player)

    def _player(self, player: int | None) -> int:
        player = self.current_player() if player is None else int(player)
        if not 0 <= player < self.table.players:
            raise ValueError(f"no such player: {player}")
        return player

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "RummelState":
        """A state that the player can't tell from this one, with all that is hidden drawn again.

        Its history is that of this state, from which it no longer follows.
        """
        player = self._player(player_id)
        other: RummelState = self.clone()
        if len(self._drawn) == _DRAWS:
            other.table.resample(player, int(probability_sampler() * (1 << 53)))
        return other

    def __str__(self) -> str:
        if len(self._drawn) < _DRAWS:
            return "before the deal"
        return self.table.position()


def described(table: Environment, player: int) -> str:
    """An observation by the names of its parts: places that are not zero, and numbers."""
    lines = []
    for name, numbers in table.named(player).items():
        if len(numbers) == 1:
            lines.append(f"{name}: {numbers[0]}")
            continue
        places = np.flatnonzero(numbers)
        shown = " ".join(
            str(at) if numbers[at] == 1 else f"{at}={numbers[at]}" for at in places.tolist()
        )
        lines.append(f"{name}: {shown}")
    return "\n".join(lines)


class RummelObserver:
    """What a player knows as a tensor, part by part, and as text."""

    def __init__(
        self, table: Environment, iig_obs_type: Any, params: dict[str, Any] | None
    ) -> None:
        if params:
            raise ValueError(f"no parameters are known here, so not {params}")
        self._perfect_recall = bool(iig_obs_type.perfect_recall)
        self.tensor: npt.NDArray[np.float32] = np.zeros(table.length, np.float32)
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        at = 0
        for part in table.layout:
            self.dict[part.name] = self.tensor[at : at + part.length]
            at += part.length

    def set_from(self, state: RummelState, player: int) -> None:
        self.tensor.fill(0)
        if not state.is_chance_node():
            self.tensor[:] = state.table.observe(player)

    def string_from(self, state: RummelState, player: int) -> str:
        if self._perfect_recall:
            return state.information_state_string(player)
        return state.observation_string(player)


def _register(game: Game) -> None:
    class Registered(RummelGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game.id, params)

    pyspiel.register_game(_type_of(game, game.rules), Registered)


for _game in GAMES.values():
    if name_of(_game.id) not in pyspiel.registered_names():
        _register(_game)
