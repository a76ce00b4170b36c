"""The duel: there is nothing to decide."""

from random import Random

from rummel.family import Advice
from rummel.game import Move
from rummel.games.duel.play import DuelView
from rummel.solve import Objective


def flip(view: DuelView, _chance: Random) -> Move:
    return view.legal[0]


def advise(view: DuelView, _objectives: tuple[Objective, ...]) -> Advice:
    """There is nothing to arrange: what a steady player does."""
    return Advice(moves=(flip(view, Random(0)),))
