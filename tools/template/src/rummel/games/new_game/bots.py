"""New game: not written yet: how bots decide, in a few lines."""

from random import Random
from typing import Final

from rummel.family import Advice
from rummel.game import Move
from rummel.games.new_game.play import NewGameView
from rummel.knowledge import Knowledge, Level, wavering
from rummel.solve import Objective


def greedy(view: NewGameView, chance: Random) -> Move:
    raise NotImplementedError(
        "not written yet: new-game: bots.greedy, a bot that takes what it can"
    )


def steady(view: NewGameView, chance: Random) -> Move:
    raise NotImplementedError("not written yet: new-game: bots.steady, sound play by plain rules")


# not written yet: how all levels play, from a beginner to a master
think = wavering(steady, greedy)

LEVELS: Final = (
    Level(noise=0.6),
    Level(noise=0.4),
    Level(noise=0.25),
    Level(noise=0.15),
    Level(),
)


def advise(
    known: Knowledge[NewGameView], master: Move, _objectives: tuple[Objective, ...]
) -> Advice:
    """What the master does. Reasons (`rummel.reasons.because`) say why, in the family's words."""
    return Advice(moves=(master,), master=master)
