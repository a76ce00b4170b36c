"""Canasta: what the master does, and why."""

from collections.abc import Iterator

from rummel.family import Advice
from rummel.game import Move
from rummel.games.canasta.rules import FULL, WILD, is_natural
from rummel.games.canasta.state import (
    Add,
    CanastaView,
    Discard,
    Draw,
    Lay,
    Take,
    is_stop,
    melds_of_side,
)
from rummel.knowledge import Knowledge
from rummel.pieces import Meld, Piece
from rummel.reasons import Reason, because, most_telling
from rummel.solve import Objective


def advise(
    known: Knowledge[CanastaView], master: Move, _objectives: tuple[Objective, ...]
) -> Advice:
    reasons = most_telling(_reasons(known.view, master))
    return Advice(moves=(master,), master=master, reasons=reasons)


def _reasons(view: CanastaView, move: Move) -> Iterator[Reason | None]:
    match move:
        case Take():
            yield because("canasta-pile", count=view.discards)
            yield _opens(view, move.melds)
        case Lay():
            yield _out(view, sum(map(len, move.melds)))
            yield _opens(view, move.melds)
            full = [meld for meld in move.melds if len(meld) >= FULL]
            yield from map(_canasta, full)
        case Add():
            yield _out(view, len(move.cards))
            meld = view.table[move.meld - 1]
            lack = FULL - len(meld) - len(move.cards)
            if len(meld) < FULL <= len(meld) + len(move.cards):
                yield _canasta((*meld, *move.cards))
            elif lack > 0:
                yield because("canasta-nears", count=lack)
        case Discard():
            yield from _discarding(view, move.card)
        case Draw():
            if any(isinstance(one, Take) for one in view.legal):
                yield because("canasta-small", count=view.discards)


def _out(view: CanastaView, laid: int) -> Reason | None:
    return because("goes-out") if laid == len(view.own) else None


def _opens(view: CanastaView, melds: tuple[Meld, ...]) -> Reason | None:
    return because("canasta-first", needed=view.needed) if view.needed and melds else None


def _canasta(meld: Meld) -> Reason:
    return because("canasta-natural" if is_natural(meld) else "canasta-mixed")


def _discarding(view: CanastaView, card: Piece) -> Iterator[Reason | None]:
    if len(view.own) == 1:
        yield because("goes-out")
        return
    following = (view.turn + 1) % view.rules.players
    side = view.sides[following]
    if WILD[card]:
        if not view.frozen:
            yield because("canasta-freezes")
        return
    if is_stop(card):
        yield because("canasta-stops", seat=following)
        return
    if view.opened[side] and card & 15 not in melds_of_side(view.table, view.owners, side):
        yield because("canasta-not-theirs", piece=card, seat=following)
    if sum(one & 15 == card & 15 for one in view.own) == 1:
        yield because("canasta-single", piece=card)
