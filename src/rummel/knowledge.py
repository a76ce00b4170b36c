"""What a seat knows, and how well somebody plays with it.

A bot gets what a fair player has: what lies on the table now, and what was said and done since the
round began. It never gets a state. How strong it is, is data: a `Level`.
"""

from collections.abc import Callable, Sequence
from math import exp
from typing import TYPE_CHECKING, Generic, TypeVar

from msgspec import Struct

from rummel.game import Event, Move, Points, View

if TYPE_CHECKING:
    from random import Random

V = TypeVar("V", bound=View)
T = TypeVar("T")


class Knowledge(Struct, Generic[V], frozen=True):
    """What a seat knows. A bot folds what was heard into whatever it wants to remember.

    The beginning may be missing where a round was taken up in its middle, as a position is.
    """

    view: V
    heard: tuple[Event, ...] = ()  # since the round began, oldest first
    totals: Points = ()  # of the match before this round; empty: nobody said


class Level(Struct, frozen=True, kw_only=True):
    """How well somebody plays. Each family reads what it has a use for."""

    memory: int = -1  # how many of the latest things heard are still remembered; -1: all
    sight: int = 3  # how far it looks for arrangements: 0 what lies ready, 3 everything
    noise: float = 0.0  # temperature of its choice; 0: always what it thinks best
    room: int = 0  # pieces that it puts up with in its hand rather than lay some
    patience: int = 0  # turns in a row that it holds back what it could lay
    worlds: int = 0  # that fit what it knows and that it looks into; 0: none

    def remembers(self, heard: Sequence[Event]) -> tuple[Event, ...]:
        """What somebody of this level has kept of what was heard."""
        return tuple(heard if self.memory < 0 else heard[max(0, len(heard) - self.memory) :])


# How a family plays from what lies on the table, and from all that a seat knows.
Habit = Callable[[V, "Random"], Move]
Bot = Callable[[Knowledge[V], "Random"], Move]
Thinker = Callable[[Knowledge[V], Level, "Random"], Move]


def choose(options: Sequence[T], values: Sequence[float], noise: float, chance: "Random") -> T:
    """One of the options: the one of most value, or with noise now and then another one.

    Values that are much less than `noise` apart are chosen about equally often.
    """
    most = max(values)
    if not noise:
        return options[values.index(most)]
    weights = [exp((value - most) / noise) for value in values]
    return chance.choices(options, weights)[0]


def wavering(best: Habit[V], hasty: Habit[V]) -> Thinker[V]:
    """A player who means to play as `best` does, and with noise plays hastily or anything listed.

    For games in which nobody has said what each move is worth.
    """

    def think(known: Knowledge[V], level: Level, chance: "Random") -> Move:
        view = known.view
        wanted = best(view, chance)
        if not level.noise or (len(view.legal) < 2 and not view.free):
            return wanted
        # The hasty move comes twice: once among all others, and once as what catches the eye.
        moves = [wanted, hasty(view, chance), *view.legal]
        values = [1.0, 0.5, *(0.0 for _ in view.legal)]
        return choose(moves, values, level.noise, chance)

    return think
