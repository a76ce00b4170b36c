"""What could be laid, and how: the solver in the terms of a game.

`question` puts a position of any game with melds to the arranger. `advise` takes what a seat knows
and says what to play and why: what the strongest player does, or in games of tiles the best turn of
laying.
"""

from random import Random

from rummel.errors import RuleError
from rummel.family import Advice, Bots, Family, Melding
from rummel.game import Move, Rules, State, View, melds_of
from rummel.games import family_of
from rummel.knowledge import Knowledge
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


def master(known: Knowledge[View]) -> Move:
    """What the strongest player does."""
    rules = known.view.rules
    bots: Bots[Rules, View] = family_of(rules).bots
    # The same question always gets the same answer.
    return bots.think(known, bots.levels(rules)[-1], Random(0))


def advise(known: Knowledge[View], objectives: tuple[Objective, ...] = USUAL) -> Advice:
    """The best that a seat can do, and why. It must be one that may act."""
    family: Family[Rules, State, View] = family_of(known.view.rules)
    return family.advise(known, master(known), objectives)
