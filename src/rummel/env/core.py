"""A round or a match with numbered actions, every seat played by the caller."""

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Any, Final, Literal, SupportsIndex, get_args

import numpy as np
import numpy.typing as npt

from rummel.bots import find_bot
from rummel.env.parts import Part
from rummel.env.tables import Heard, IllegalActionError, Observation, table_for
from rummel.errors import RuleError
from rummel.game import Move, Opening, Points, Rules, View, format_move, heard
from rummel.games import find
from rummel.knowledge import Knowledge
from rummel.match import Result, result_of, totals
from rummel.position import Position

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["Environment", "IllegalActionError", "Reward", "rewards_of"]

# `points`: what the game books. `margin`: that, less the mean of the opponents'.
Reward = Literal["margin", "points"]
Mask = npt.NDArray[np.int8]

RENDER_MODES: Final = ("human", "ansi", "rgb_array")  # as PettingZoo and Gymnasium call them

_SEEDS: Final = 1 << 64


def checked_seed(seed: object) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer) or not 0 <= seed < _SEEDS:
        raise ValueError(f"a seed is a whole number of at most 64 bits, not {seed!r}")
    return int(seed)


def check_reward(reward: object) -> None:
    if reward not in get_args(Reward):
        raise ValueError(f"no such reward: {reward!r}; there are {', '.join(get_args(Reward))}")


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"no such render mode: {mode!r}")


def margin_matrix(rules: Rules) -> npt.NDArray[np.float64]:
    """A matrix that makes margins of points: each seat's less the mean of its opponents'."""
    sides = [rules.team_of(seat) for seat in range(rules.players)]
    rows = np.eye(rules.players)
    for seat, side in enumerate(sides):
        opponents = [other for other, its in enumerate(sides) if its != side]
        rows[seat, opponents] -= 1 / len(opponents)
    return rows


def sums_to_zero(rules: Rules) -> bool:
    """Whether margins do: unless one side has more players than another."""
    return bool(np.allclose(margin_matrix(rules).sum(0), 0))


def rewards_of(rules: Rules, points: Sequence[int], reward: Reward) -> tuple[float, ...]:
    """What points are worth to each seat."""
    if reward == "points":
        return tuple(map(float, points))
    return tuple(float(one) for one in margin_matrix(rules) @ np.asarray(points, float))


class Environment:
    """One round of a game, or with `match` a whole match, seat by seat.

    Any option of the game's rules can be given by name. `kernel=False` plays on the Python engine,
    which numbers actions and observations in another way than the kernel does. In a match an
    observation goes on with the number of rounds booked and the totals, from the observer's own.
    """

    def __init__(
        self,
        game: str,
        *,
        match: bool = False,
        reward: Reward = "margin",
        kernel: bool = True,
        **options: Any,
    ) -> None:
        check_reward(reward)
        self.game = find(game)
        self.rules = self.game.configure(**options)
        self.match, self.reward = match, reward
        self._table = table_for(self.rules, kernel=kernel)
        self.players = self.rules.players
        self.native = self._table.native  # the kernel plays it
        self.actions = self._table.actions
        self.action_parts: list[Part] = self._table.action_parts
        self.layout: list[Part] = list(self._table.layout)
        self.dtype: npt.DTypeLike = np.int16 if match else self._table.dtype
        if match:
            self.layout += [
                Part("rounds booked", 1, "number"),
                Part("totals", self.players, "points, from one's own seat to the left"),
            ]
        self.length = sum(one.length for one in self.layout)
        self.seat: int | None = None  # who acts; None: it is over
        self.booked: tuple[Points, ...] = ()
        self.result: Result | None = None
        self._deals = 0
        self._earlier: tuple[Heard, ...] = ()  # in the rounds before this one
        self._seed = -1
        self._void = (0.0,) * self.players

    # ------------------------------------------------------------------------------------- play

    def reset(self, seed: int) -> None:
        """Deals. The seed alone decides on all chance."""
        self._seed = checked_seed(seed)
        self.booked, self.result, self._deals, self._earlier = (), None, 0, ()
        self._deal(Opening())

    def step(self, action: SupportsIndex) -> tuple[float, ...]:
        """Plays for the seat that acts; what that brings each seat."""
        seat = self._acting()
        if isinstance(action, bool) or not isinstance(action, int | np.integer):
            raise IllegalActionError(f"an action is a whole number, not {action!r}")
        self._table.play(seat, int(action))
        return self._played()

    def step_move(self, move: Move) -> tuple[float, ...]:
        """The same with any move of the engine, whether it has a number or not."""
        self._table.play_move(self._acting(), move)
        return self._played()

    def step_bot(self, name: str, chance: Random) -> tuple[float, ...]:
        """The same with a move of a bot of that name."""
        return self.step_move(self.bot_move(name, chance))

    def bot_move(self, name: str, chance: Random) -> Move:
        """What a bot of that name plays for the seat that acts, from what it knows alone."""
        return find_bot(name)(self.knowledge(self._acting()), chance)

    def number_of(self, move: Move) -> int | None:
        """The action that a move of the seat that acts is; None: it has no number."""
        moves = self._table.moves(self._acting())
        return next((action for action, one in moves.items() if one == move), None)

    def _played(self) -> tuple[float, ...]:
        self._next_seat()
        return self._void if self.seat is not None else self._end_round()

    def _acting(self) -> int:
        if self._seed < 0:
            raise RuntimeError("nothing has been dealt yet: call reset()")
        if self.seat is None:
            raise RuntimeError("it is over: call reset()")
        return self.seat

    def _next_seat(self) -> None:
        acting = self._table.acting
        # Where several act at once, they choose one after the other and don't see each other's.
        self.seat = acting[0] if acting else None

    def _deal(self, opening: Opening) -> None:
        self._deals += 1
        key = sha256(f"rummel-env\n{self._seed}\n{self._deals}".encode()).digest()
        self._table.deal(opening, key)
        self._next_seat()

    def _end_round(self) -> tuple[float, ...]:
        outcome = self._table.outcome
        assert outcome is not None
        if not outcome.void:
            self.booked = (*self.booked, outcome.points)
        points: Sequence[int] = (0,) * self.players if outcome.void else outcome.points
        if self.match:
            self.result = result_of(self.rules, self.booked, deals=self._deals)
            if self.result is None:
                end = "void" if outcome.void else f"booked {outcome.points}"
                self._earlier = (*self._earlier, *self._table.heard, (None, end))
                opening = Opening(
                    round=self._deals + 1,
                    first=outcome.next_first,
                    carried=totals(self.booked, self.players),
                    previous=self.booked[-1] if self.booked else (),
                )
                self._deal(opening)
            elif self.result.bonus:
                points = [one + more for one, more in zip(points, self.result.bonus, strict=True)]
        return rewards_of(self.rules, points, self.reward)

    # ------------------------------------------------------------------------------------- look

    def legal(self, seat: int | None = None) -> list[int]:
        """The actions of a seat, or of the one that acts, in rising order."""
        seat = self._of(seat)
        return [] if seat not in self._table.acting else self._table.legal(seat)

    def mask(self, seat: int | None = None) -> Mask:
        """The same as ones among zeros."""
        mask = np.zeros(self.actions, np.int8)
        mask[self.legal(seat)] = 1
        return mask

    def observe(self, seat: int | None = None) -> Observation:
        """What a seat knows, or the one that acts, as numbers."""
        seat = self._of(seat)
        seen = self._table.observe(seat)
        if not self.match:
            return seen
        sums = totals(self.booked, self.players)
        turned = (*sums[seat:], *sums[:seat])
        return np.concatenate([seen.astype(np.int16), [len(self.booked)], turned], dtype=np.int16)

    def view(self, seat: int | None) -> View:
        """What a seat knows, or a spectator, as the engine has it."""
        view: View = self._table.family.view(self._table.state, seat)
        return view

    def knowledge(self, seat: int) -> Knowledge[View]:
        """What a bot in a seat decides by: its view, and what it has heard in this round."""
        events = heard(self._table.events, seat)
        return Knowledge(self.view(seat), events, totals(self.booked, self.players))

    def heard(self, seat: int | None) -> list[str]:
        """What a seat, or a spectator, has heard in this round, in order."""
        return [text for to, text in self._table.heard if to is None or to == seat]

    def recalled(self, seat: int | None) -> list[str]:
        """What a seat, or a spectator, has heard since the first deal, void rounds included."""
        earlier = [text for to, text in self._earlier if to is None or to == seat]
        return earlier + self.heard(seat)

    def position(self) -> str:
        """The whole round as one line of text, with what is hidden."""
        return Position.of(self.game.id, self._table.state).text

    def move(self, action: int) -> str:
        """The text of an action of the seat that acts."""
        return format_move(self._table.move(self._acting(), int(action)))

    def named(self, seat: int | None = None) -> "Mapping[str, Observation]":
        """An observation by the names of its parts."""
        seen, at, parts = self.observe(seat), 0, {}
        for part in self.layout:
            parts[part.name] = seen[at : at + part.length]
            at += part.length
        return parts

    def _of(self, seat: int | None) -> int:
        if self._seed < 0:
            raise RuntimeError("nothing has been dealt yet: call reset()")
        if seat is None:
            return self._acting()
        if isinstance(seat, bool) or seat not in range(self.players):
            raise RuleError("no-seat", text=str(seat)[:20], last=self.players - 1)
        return seat

    # ----------------------------------------------------------------------------------- search

    def copy(self) -> "Environment":
        """The same position, to be played on by itself."""
        other = Environment.__new__(Environment)
        other.__dict__.update(self.__dict__)
        other._table = self._table.copy()
        return other

    def __deepcopy__(self, _memo: object) -> "Environment":
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "game": self.game.id}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept, game=find(kept["game"]))

    def resample(self, seat: int, seed: int) -> None:
        """Draws again all that the seat can't know; it sees the same as before."""
        seat = self._of(seat)
        key = sha256(f"rummel-env-resampled\n{self._seed}\n{self._deals}\n{seed}".encode()).digest()
        self._table.resample(seat, key)
        self._earlier = tuple(one for one in self._earlier if one[0] in (None, seat))

    # ----------------------------------------------------------------------------------- render

    def text(self, seat: int | None = None) -> str:
        """The table as the terminal shows it to a seat, or to a spectator."""
        from rummel.env.text import table_text  # noqa: PLC0415 - loads the terminal

        return table_text(self.game, self.view(seat), totals(self.booked, self.players))

    def picture(self, seat: int | None = None) -> npt.NDArray[np.uint8]:
        """The table as a picture: rows, columns, and red, green and blue."""
        from rummel.env.picture import table_picture  # noqa: PLC0415 - loads Pillow

        return table_picture(self.game, self.view(seat), totals(self.booked, self.players))

    def render(self, mode: str | None, seat: int | None) -> Any:
        """What an environment shows by its render mode: a picture, a text, or a text printed."""
        match mode:
            case "rgb_array":
                return self.picture(seat)
            case "ansi":
                return self.text(seat)
            case "human":
                print(self.text(seat))
        return None
