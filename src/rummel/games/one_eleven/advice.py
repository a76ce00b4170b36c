"""111: what the master does, and why."""

from collections.abc import Iterator

from rummel.family import Advice
from rummel.game import Move
from rummel.games.one_eleven.scoring import Cards, best_series, in_order
from rummel.games.one_eleven.state import (
    Announce,
    Clear,
    Insert,
    OneElevenView,
    Pass,
    Take,
    swapped,
    swaps,
)
from rummel.knowledge import Knowledge
from rummel.reasons import Reason, because, most_telling
from rummel.solve import Objective


def advise(
    known: Knowledge[OneElevenView], master: Move, _objectives: tuple[Objective, ...]
) -> Advice:
    reasons = most_telling(_reasons(known.view, master))
    return Advice(moves=(master,), master=master, reasons=reasons)


def _reasons(view: OneElevenView, move: Move) -> Iterator[Reason | None]:
    match move:
        case Announce() if view.ordered:
            yield because("one-ordered")
        case Pass() if view.phase == "announce" and not view.ordered:
            yield because("one-not-ordered")
        case Insert() if view.taken:
            hand = swapped(view.own, view.taken, move)
            yield _better(view, view.taken, hand) or _fitting(view, view.taken, hand)
        case Take():
            card = view.centre[move.spot - 1]
            yield _promising(view, card) if card else _nothing_open(view)
        case Clear():
            yield _nothing_open(view)


def _better(view: OneElevenView, card: int, hand: Cards) -> Reason | None:
    """What a hand with this card is better in than the hand as it is."""
    own = view.directions[view.seat or 0]
    if in_order(hand, own):
        return because("one-orders", card=card)
    series = best_series(view.rules, hand, own)
    if card in series and len(series) > len(view.series):
        return because("one-series", card=card, count=len(series))
    return None


def _fitting(view: OneElevenView, card: int, hand: Cards) -> Reason | None:
    """Its neighbours, if it stands in order between them."""
    at = hand.index(card)
    around = hand[at - 1 : at + 2] if at else ()
    if len(around) < 3 or not in_order(around, view.directions[view.seat or 0]):
        return None
    return because("one-fits", card=card, left=around[0], right=around[2])


def _promising(view: OneElevenView, card: int) -> Reason | None:
    """The best that the card can do at once."""
    own = view.directions[view.seat or 0]
    hands = [swapped(view.own, card, move) for move in swaps(len(view.own))]
    best = max(
        hands, key=lambda hand: (in_order(hand, own), len(best_series(view.rules, hand, own)))
    )
    return _better(view, card, best)


def _nothing_open(view: OneElevenView) -> Reason | None:
    """No card that lies open makes a longer series."""
    shown = [card for card in view.centre if card]
    if not shown or any(_promising(view, card) for card in shown):
        return None
    return because("one-none-open")
