"""Tile games: the best turn of laying, or what the master does without one, and why."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from rummel.family import Advice, Melding
from rummel.game import Move, melds_of
from rummel.games.tiles import best
from rummel.games.tiles.rules import TilesRules
from rummel.games.tiles.state import Exchange, Lay, Reject, TilesView
from rummel.knowledge import Knowledge
from rummel.pieces import JOKER, Meld, without
from rummel.reasons import Reason, because, most_telling, partners
from rummel.solve import Answer, Objective, Question, reach


def advise(known: Knowledge[TilesView], master: Move, objectives: tuple[Objective, ...]) -> Advice:
    view = known.view
    if "lay" not in view.free:
        return Advice(moves=(master,), master=master, reasons=most_telling(_giving(view, master)))
    assert view.seat is not None
    rules, opened = view.rules, view.opened[view.seat]
    answer = best.best(
        rules, view.table, view.own, opened=opened, rejects=view.rejects, objectives=objectives
    )
    if answer.laid:
        reasons = most_telling(_laying(view, answer, master))
        return Advice(
            moves=(Lay(answer.table),), master=master, reasons=reasons, answer=answer, lays=True
        )
    position = best.question(rules, view.table, view.own, opened=opened)
    return Advice(
        moves=(master,),
        master=master,
        reasons=most_telling(_giving(view, master)),
        answer=answer,
        reached=0 if opened else reach(position),
        needed=view.needed[view.seat],
    )


def _laying(view: TilesView, answer: Answer, master: Move) -> Iterator[Reason | None]:
    if len(answer.left) == view.rejects:
        yield because("goes-out")
        return
    if JOKER in answer.left:
        yield because("joker-kept")
    if not isinstance(master, Lay):
        yield because("tiles-waits")
    elif (fewer := _size(master.table) - _size(view.table)) < answer.placed:
        yield because("tiles-fewer", count=fewer)
    jokers = Counter(one for meld in view.table for one in meld if one.is_joker)
    if jokers - Counter(one for meld in answer.table for one in meld):
        yield because("tiles-joker-freed")
    if answer.moved_melds:
        yield because("tiles-rebuilt", count=answer.moved_melds)


def _size(table: tuple[Meld, ...]) -> int:
    return sum(map(len, table))


def _giving(view: TilesView, move: Move) -> Iterator[Reason | None]:
    """Why this tile goes away: nothing on the rack could be in a meld with it."""
    if not isinstance(move, Exchange | Reject) or JOKER in view.own:
        return
    rules, rest = view.rules, set(without(view.own, (move.tile,)))
    usual = rules.ace != "wrap" and not rules.mixed_runs
    if usual and not rest & set(partners(move.tile, high_ace=rules.ace != "low")):
        yield because("alone", piece=move.tile)


def whole_question(view: TilesView) -> Question | None:
    """The question that `advise` asks, where nothing but its answer matters."""
    if view.seat is None or "lay" not in view.free:
        return None
    opened = view.opened[view.seat]
    if not best.is_whole(view.rules, opened=opened):
        return None
    position = best.question(view.rules, view.table, view.own, opened=opened)
    return replace(position, keep=int(view.rejects), work=best.WORK)


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


MELDING = Melding[TilesRules, TilesView](
    in_play=True,
    question=best.question,
    best=_best,
    melds_of=lambda _view, move: melds_of(move),
)
