"""Karo 8: what the master does, and why."""

from collections.abc import Iterator

from rummel.family import Advice
from rummel.game import Move
from rummel.games.karo8.play import HIGH_ACE, Draw, Karo8View, Lay
from rummel.knowledge import Knowledge
from rummel.pieces import Piece, is_red, piece
from rummel.reasons import Reason, because, most_telling
from rummel.solve import Objective


def advise(known: Knowledge[Karo8View], master: Move, _objectives: tuple[Objective, ...]) -> Advice:
    reasons = most_telling(_reasons(known.view, master))
    return Advice(moves=(master,), master=master, reasons=reasons)


def _reasons(view: Karo8View, move: Move) -> Iterator[Reason | None]:
    red = view.seat in view.heroes
    cards = [one.card for one in view.legal if isinstance(one, Lay)]
    own = [card for card in cards if is_red(card) is red]
    if not isinstance(move, Lay):
        if cards and not isinstance(move, Draw) and not own:
            yield because("karo-holds")
        return
    if is_red(move.card) is red:
        yield because("karo-own")
    elif not own:
        yield because("karo-forced")
    opened = _opened(view, move.card)
    held = tuple(one for one in opened if one in view.own)
    if held:
        yield because("karo-next", pieces=held)
    elif not opened:
        yield because("karo-end")
    elif is_red(move.card) is not red:
        yield because("karo-opens", pieces=tuple(opened))


def _opened(view: Karo8View, card: Piece) -> list[Piece]:
    """What fits only once `card` lies."""
    low, high = view.rows[card.suit]
    if not low:
        return [piece(7, card.suit), piece(9, card.suit)]
    if card.rank == 1:
        return []
    rising, ace = card.rank > 8, view.rules.ace
    if 2 < card.rank < 13:
        return [piece(card.rank + 1 if rising else card.rank - 1, card.suit)]
    # Next comes the ace, on one side or either; it may lie already (Q-KAR-1).
    fits = ace != ("low" if rising else "high") and low != 1 and high != HIGH_ACE
    return [piece(1, card.suit)] if fits else []
