"""The duel: there is nothing to decide, so all levels play alike."""

from random import Random
from typing import Final

from rummel.family import Advice
from rummel.game import Move
from rummel.games.duel.play import DuelView
from rummel.knowledge import Knowledge, Level
from rummel.solve import Objective


def flip(view: DuelView, _chance: Random) -> Move:
    return view.legal[0]


def think(known: Knowledge[DuelView], _level: Level, chance: Random) -> Move:
    return flip(known.view, chance)


LEVELS: Final = (Level(),) * 5


def advise(_known: Knowledge[DuelView], master: Move, _objectives: tuple[Objective, ...]) -> Advice:
    """Where there is nothing to decide there is nothing to explain."""
    return Advice(moves=(master,), master=master)
