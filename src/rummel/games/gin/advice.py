"""Gin: what a steady player does; melds are shown only when the round has ended."""

from random import Random

from rummel.family import Advice, Melding
from rummel.game import Move, melds_of
from rummel.games.gin import bots
from rummel.games.gin.rules import MELDS, GinRules
from rummel.games.gin.state import GinView, Spread
from rummel.melds import Worth
from rummel.pieces import Hand, Meld
from rummel.solve import Answer, Objective, Question, arrange, best_melds


def question(
    rules: GinRules,
    table: tuple[Meld, ...],
    rack: Hand,
    *,
    opened: bool,
    objectives: tuple[Objective, ...],
) -> Question:
    return Question(
        table=table,
        rack=rack,
        melds=MELDS,
        worth=Worth(court=10 if rules.court_ten else None),
        opened=opened,
        rebuild=False,
        objectives=objectives,
    )


def advise(view: GinView, _objectives: tuple[Objective, ...]) -> Advice:
    return Advice(moves=(bots.steady(view, Random(0)),))  # the same answer each time


def _best(_rules: GinRules, position: Question) -> Answer:
    return arrange(position)


def _melds_of(view: GinView, move: Move) -> tuple[Meld, ...]:
    """Those of a spread that names none are the ones by which the hand counts best."""
    if not isinstance(move, Spread) or move.melds:
        return melds_of(move)
    hand = () if view.seat is None else view.own
    return best_melds(hand, view.rules.cap, len(hand))


MELDING = Melding(in_play=False, question=question, best=_best, melds_of=_melds_of)
