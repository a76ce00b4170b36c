"""Tile games: the best turn of laying, or what a steady player does without one."""

from random import Random

from msgspec.structs import replace

from rummel.family import Advice, Melding
from rummel.game import Move, melds_of
from rummel.games.tiles import best, bots
from rummel.games.tiles.rules import TilesRules
from rummel.games.tiles.state import Lay, TilesView
from rummel.pieces import Meld
from rummel.solve import Answer, Objective, Question, reach


def advise(view: TilesView, objectives: tuple[Objective, ...]) -> Advice:
    if "lay" not in view.free:
        return Advice(moves=(_steady(view),))
    assert view.seat is not None
    rules, opened = view.rules, view.opened[view.seat]
    answer = best.best(
        rules, view.table, view.own, opened=opened, rejects=view.rejects, objectives=objectives
    )
    if answer.laid:
        return Advice(moves=(Lay(answer.table),), answer=answer)
    position = best.question(rules, view.table, view.own, opened=opened)
    reached = 0 if opened else reach(position)
    needed = view.needed[view.seat]
    return Advice(moves=(_steady(view),), answer=answer, reached=reached, needed=needed)


def whole_question(view: TilesView) -> Question | None:
    """The question that `advise` asks, where nothing but its answer matters."""
    if view.seat is None or "lay" not in view.free:
        return None
    opened = view.opened[view.seat]
    if not best.is_whole(view.rules, opened=opened):
        return None
    position = best.question(view.rules, view.table, view.own, opened=opened)
    return replace(position, keep=int(view.rejects), work=best.WORK)


def _steady(view: TilesView) -> Move:
    return bots.steady(view, Random(0))  # the same question always gets the same answer


def _best(rules: TilesRules, position: Question) -> Answer:
    return best.best(
        rules,
        position.table,
        position.rack,
        opened=position.opened,
        rejects=False,
        objectives=position.objectives,
        work=position.work,
    )


def _melds_of(_view: TilesView, move: Move) -> tuple[Meld, ...]:
    return melds_of(move)


MELDING = Melding(in_play=True, question=best.question, best=_best, melds_of=_melds_of)
