"""What could be laid, and how: the solver in the terms of a game.

`question` puts a position of any game with melds to the arranger. `advise` looks at a seat's view
and says what to play; where nothing can be laid it says what a steady player would do.
"""

from random import Random

from rummel.errors import RuleError
from rummel.family import Advice, Melding
from rummel.game import Move, Rules, View, melds_of
from rummel.games import family_of
from rummel.melds import Reading
from rummel.pieces import Hand, Meld
from rummel.solve import Answer, Objective, Question

USUAL: tuple[Objective, ...] = ("tiles", "points")


def lays_melds(rules: Rules) -> bool:
    """Whether melds are laid in the course of play, so that there is something to arrange."""
    melding = family_of(rules).melding
    return melding is not None and melding.in_play


def _melding(rules: Rules) -> Melding[Rules, View]:
    melding: Melding[Rules, View] | None = family_of(rules).melding
    if melding is None:
        raise RuleError("solve-no-melds")
    return melding


def question(
    rules: Rules,
    table: tuple[Meld, ...],
    rack: Hand,
    *,
    opened: bool = True,
    objectives: tuple[Objective, ...] = USUAL,
) -> Question:
    """The question what of the rack is best laid under these rules."""
    return _melding(rules).question(rules, table, rack, opened=opened, objectives=objectives)


def best(rules: Rules, position: Question) -> Answer:
    """The best answer to such a question that the game itself takes."""
    return _melding(rules).best(rules, position)


def read_meld(rules: Rules, meld: Meld) -> tuple[Reading, int]:
    """How a meld reads under these rules, and what it counts; or a `RuleError`."""
    reader = family_of(rules).read_meld
    if reader is None:
        raise RuleError("solve-no-melds")
    return reader(rules, meld)


def melds_asked(move: Move, view: View) -> tuple[Meld, ...]:
    """The melds that a move would lay."""
    melding = family_of(view.rules).melding
    return melding.melds_of(view, move) if melding else melds_of(move)


def advise(view: View, objectives: tuple[Objective, ...] = USUAL) -> Advice:
    """The best that the seat of the view can do. It must be one that may act."""
    return family_of(view.rules).advise(view, objectives)


def steady(view: View) -> Move:
    """What the steady bot would do."""
    # The same question always gets the same answer.
    move: Move = family_of(view.rules).bots.steady(view, Random(0))
    return move
