"""Rommé: what to lay and add, or what a steady player does instead."""

from itertools import islice
from random import Random
from typing import Final

from msgspec.structs import replace

from rummel.family import Advice, Melding
from rummel.game import Move, melds_of
from rummel.games.romme import bots
from rummel.games.romme.rules import RommeRules, meld_rules, worth
from rummel.games.romme.state import Add, Lay, Open, RommeView, unlisted
from rummel.pieces import Hand, Meld, Piece, without
from rummel.solve import Answer, Objective, Question, arrange, reach

_WORK: Final = 2_000_000  # steps of search: a fifth of a second at worst
_LOOK_AT: Final = 500  # openings looked at where an added card may help


def question(
    rules: RommeRules,
    table: tuple[Meld, ...],
    rack: Hand,
    *,
    opened: bool,
    objectives: tuple[Objective, ...],
) -> Question:
    return Question(
        table=table,
        rack=rack,
        melds=meld_rules(rules),
        worth=worth(rules),
        opened=opened,
        minimum=rules.minimum,
        opening=rules.opening,
        keep=int(rules.last_discard),
        rebuild=False,
        objectives=objectives,
    )


def advise(view: RommeView, objectives: tuple[Objective, ...]) -> Advice:
    if "lay" not in view.free or view.owed:  # a robbed joker comes first
        return Advice(moves=(_steady(view),))
    assert view.seat is not None
    opened = view.opened[view.seat]
    # Where nothing is listed that could be added, the table is closed or nothing fits it.
    open_table = any(isinstance(move, Add) for move in view.legal)
    table = view.table if opened and open_table else ()
    position = question(view.rules, table, view.own, opened=opened, objectives=objectives)
    answer = arrange(replace(position, work=_WORK))
    if not answer.laid:
        helped = None if opened else _helped(view, answer)
        if helped:
            return helped
        reached = 0 if opened else reach(position)
        return Advice(moves=(_steady(view),), answer=answer, reached=reached, needed=view.needed)
    new = answer.table[len(table) :]
    moves: list[Move] = [Lay(new)] if new else []
    for number, (before, after) in enumerate(zip(table, answer.table, strict=False), start=1):
        moves += [Add(card, number) for card in _added(before, after)]
    if not table:
        answer = replace(answer, table=(*view.table, *new))
    return Advice(moves=tuple(moves), answer=answer)


def _steady(view: RommeView) -> Move:
    return bots.steady(view, Random(0))  # the same question always gets the same answer


def _helped(view: RommeView, answer: Answer) -> Advice | None:
    """An opening that an added card completes (LAY-03)."""
    for move in islice(unlisted(view), _LOOK_AT):
        if isinstance(move, Open):
            laid = tuple(sorted(one.in_hand for meld in move.melds for one in meld))
            laid = tuple(sorted((*laid, move.card.in_hand)))
            left = without(view.own, laid)
            helped = replace(answer, laid=laid, left=left, points=view.needed, proven=False)
            return Advice(moves=(move,), answer=helped)
    return None


def _added(before: Meld, after: Meld) -> list[Piece]:
    """The pieces that a meld has gained, in an order in which each of them fits."""
    if len(after) == len(before):
        return []
    if after[0] & 15 == after[1] & 15:
        rest = list(after)
        for one in before:
            # A joker may stand for another suit of the set now: it is the same card.
            same = one if one in rest else next(new for new in rest if new.in_hand == one.in_hand)
            rest.remove(same)
        return rest
    # A run grows outwards from where it lay.
    size = len(before)
    start = next(at for at in range(len(after) - size + 1) if after[at : at + size] == before)
    return [*reversed(after[:start]), *after[start + size :]]


def _best(_rules: RommeRules, position: Question) -> Answer:
    return arrange(position)


def _melds_of(_view: RommeView, move: Move) -> tuple[Meld, ...]:
    return melds_of(move)


MELDING = Melding(in_play=True, question=question, best=_best, melds_of=_melds_of)
