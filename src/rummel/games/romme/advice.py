"""Rommé: what the master does, what to lay and add then, and why."""

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from msgspec.structs import replace

from rummel.family import Advice, Melding
from rummel.game import Move, melds_of
from rummel.games.romme.rules import RommeRules, fits, meld_rules, worth
from rummel.games.romme.state import (
    Add,
    Discard,
    Draw,
    Knock,
    Lay,
    Open,
    Pass,
    Rob,
    RommeView,
    Take,
    unlisted,
)
from rummel.knowledge import Knowledge
from rummel.melds import is_meld
from rummel.pieces import JOKER, Hand, Meld, Piece, without
from rummel.reasons import Reason, because, holder_of, most_telling, near, partners
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


def advise(known: Knowledge[RommeView], master: Move, objectives: tuple[Objective, ...]) -> Advice:
    """What the master does; where that is to lay something, all that can be laid."""
    view = known.view
    if "lay" not in view.free or view.owed:  # a robbed joker comes first
        reasons = most_telling(_reasons(known, master))
        return Advice(moves=(master,), master=master, reasons=reasons)
    assert view.seat is not None
    opened = view.opened[view.seat]
    # Where nothing is listed that could be added, the table is closed or nothing fits it.
    open_table = any(isinstance(move, Add) for move in view.legal)
    table = view.table if opened and open_table else ()
    position = question(view.rules, table, view.own, opened=opened, objectives=objectives)
    answer = arrange(replace(position, work=_WORK))
    lays = isinstance(master, Lay | Open | Add)
    if lays and answer.laid:
        moves = _steps(table, answer)
        reasons = most_telling(_laying(view, answer))
    elif lays and not opened and (helped := _helped(view, answer)):
        moves, answer = helped
        reasons = most_telling(_laying(view, answer))
    else:
        moves = (master,)
        waits = answer.laid and isinstance(master, Discard)
        held = because("romme-waits", count=answer.placed) if waits else None
        reasons = most_telling([held, *_reasons(known, master)])
    reached = 0 if opened or answer.laid else reach(position)
    if answer.laid and not table:
        answer = replace(answer, table=(*view.table, *answer.table))
    needed = 0 if answer.laid else view.needed
    return Advice(
        moves=moves,
        master=master,
        reasons=reasons,
        answer=answer,
        lays=lays and bool(answer.laid),
        reached=reached,
        needed=needed,
    )


def _steps(table: tuple[Meld, ...], answer: Answer) -> tuple[Move, ...]:
    """The moves that make an answer's table of this one."""
    new = answer.table[len(table) :]
    moves: list[Move] = [Lay(new)] if new else []
    for number, (before, after) in enumerate(zip(table, answer.table, strict=False), start=1):
        moves += [Add(card, number) for card in _added(before, after)]
    return tuple(moves)


# -------------------------------------------------------------------------------------- reasons


def _laying(view: RommeView, answer: Answer) -> Iterator[Reason | None]:
    assert view.seat is not None
    if len(answer.left) <= 1:
        yield because("goes-out")
        return
    if not view.opened[view.seat]:
        yield because("romme-opens", points=answer.points)
    yield because("romme-lays", count=answer.placed)
    if JOKER in answer.left:
        yield because("joker-kept")


def _reasons(known: Knowledge[RommeView], move: Move) -> Iterator[Reason | None]:
    view = known.view
    match move:
        case Take() | Knock() if view.discard is not None:
            yield from _getting(view, view.discard)
        case Draw() | Pass() if view.discard is not None and (
            Take() in view.legal or Knock() in view.legal
        ):
            if not _settled(view, view.discard):
                yield because("no-meld", piece=view.discard)
        case Rob():
            yield because("romme-robs", piece=move.card)
        case Discard():
            yield from _discarding(known, move.card)


def _arranged(view: RommeView, hand: Hand) -> Answer:
    """The most of a hand that belongs to melds, its own or those that it may add to."""
    assert view.seat is not None
    table = view.table if view.opened[view.seat] else ()
    position = question(
        view.rules, table, tuple(sorted(hand)), opened=True, objectives=("tiles", "points")
    )
    return arrange(replace(position, keep=0, work=_WORK))


def _settled(view: RommeView, card: Piece) -> Answer | None:
    """How the hand lies with one more card, if more of it belongs to melds so than without."""
    answer = _arranged(view, (*view.own, card))
    return answer if answer.placed > _arranged(view, view.own).placed else None


def _getting(view: RommeView, card: Piece) -> Iterator[Reason | None]:
    answer = _settled(view, card)
    if answer is None:
        return
    assert view.seat is not None
    old = len(view.table) if view.opened[view.seat] else 0
    new = answer.table[old:]
    if meld := holder_of(new, card):
        rest = list(meld)
        rest.remove(card)
        longer = len(rest) > 2 and is_meld(tuple(rest), meld_rules(view.rules))
        yield because("longer" if longer else "completes", piece=card, pieces=meld)
    elif any(card in fits(meld, view.rules).adds for meld in view.table[:old]):
        yield because("romme-fits", piece=card)
    left = len(answer.left)
    if view.needed and not old:
        points = sum(worth(view.rules).of_meld(meld) for meld in new)
        if points >= view.needed:
            yield because("romme-can-open", points=points)
    elif left <= 1 and view.opened[view.seat]:
        yield because("romme-can-end")


def _discarding(known: Knowledge[RommeView], card: Piece) -> Iterator[Reason | None]:
    view, rules = known.view, known.view.rules
    if len(view.own) == 1:
        yield because("goes-out")
        return
    if card == JOKER:
        return
    rest = without(view.own, (card,))
    loose = _arranged(view, view.own).left
    following = (view.turn + 1) % rules.players
    usual = not rules.corner and JOKER not in rest
    if usual and not set(partners(card, high_ace=True)) & set(rest):
        yield because("alone", piece=card)
    room = [fits(meld, rules) for meld in view.table]
    if room and not any(card in one.adds or card in one.robs for one in room):
        yield because("romme-not-on-table", piece=card)
    yield _refused(known, following, card)
    count = worth(rules).of_hand
    natural = [one for one in loose if one != JOKER]
    counts = {count((one,)) for one in natural}
    if card in natural and count((card,)) == max(counts) > min(counts):
        yield because("romme-dearest", points=count((card,)))


def _refused(known: Knowledge[RommeView], seat: int, card: Piece) -> Reason | None:
    """What a player has thrown away or left lying near a card, unless something near was taken."""
    top: Piece | None = None
    refused: set[Piece] = set()
    took: set[Piece] = set()
    for event in known.heard:
        facts: dict[str, Any] = event.facts
        mine = facts.get("seat") == seat
        match event.code:
            case "discarded":
                top = facts["pieces"][-1]
                if mine:
                    refused.update(facts["pieces"])
            case "took" | "romme-knocked":
                top = None
                if mine:
                    took.update(facts["pieces"])
            case "romme-left":
                top = facts["pieces"][-1]
                if mine:
                    refused.add(top)
            case "drew" if mine and top is not None:
                refused.add(top)
    refused.discard(JOKER)
    beside = near(card, refused - took, high_ace=True)
    same = (card,) if card in refused - took else ()
    if not (beside or same) or near(card, took - {JOKER}, high_ace=True) or card in took:
        return None
    return because("refused", seat=seat, pieces=(*same, *beside))


# ------------------------------------------------------------------------------------- openings


def _helped(view: RommeView, answer: Answer) -> tuple[tuple[Move, ...], Answer] | None:
    """An opening that an added card completes (LAY-03)."""
    for move in islice(unlisted(view), _LOOK_AT):
        if isinstance(move, Open):
            laid = tuple(sorted(one.in_hand for meld in move.melds for one in meld))
            laid = tuple(sorted((*laid, move.card.in_hand)))
            left = without(view.own, laid)
            helped = replace(answer, laid=laid, left=left, points=view.needed, proven=False)
            return (move,), helped
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


MELDING = Melding[RommeRules, RommeView](
    in_play=True,
    question=question,
    best=lambda _rules, position: arrange(position),
    melds_of=lambda _view, move: melds_of(move),
)
