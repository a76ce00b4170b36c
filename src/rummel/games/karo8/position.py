"""Positions of Karo 8: what a seat knows, what can't be, what may be hidden."""

from collections.abc import Sequence

from msgspec.structs import replace

from rummel.deal import Stream
from rummel.family import Positions
from rummel.games.karo8.play import EIGHTS, HIGH_ACE, Karo8Rules, Karo8State, is_complete, place_of
from rummel.hidden import (
    HIDDEN,
    REST,
    clash,
    conceal,
    hands_known,
    in_order,
    is_hidden,
    pick,
    reveal,
)
from rummel.pieces import Piece


def blank(rules: Karo8Rules) -> Karo8State:
    return Karo8State(
        rules=rules,
        stream=Stream(b""),
        first=0,
        turn=0,
        phase="start",
        hands=((HIDDEN,) * 6,) * rules.players,
        stock=(REST,),
    )


def known(state: Karo8State, seat: int | None) -> Karo8State:
    over = state.outcome is not None
    drew_it = seat == state.turn or state.drawn is None
    return replace(
        state,
        hands=hands_known(state.hands, seat, over=over),
        stock=conceal(state.stock),
        drawn=state.drawn if drew_it else HIDDEN,
    )


def check(state: Karo8State) -> Karo8State:
    if len(state.rows) != 4:
        raise clash("rows", "hands")
    for low, high in state.rows:
        if (low, high) != (0, 0) and not (
            1 + (state.rules.ace == "high")
            <= low
            <= 8
            <= high
            <= HIGH_ACE - (state.rules.ace == "low")
            and high - low <= 12
        ):
            raise clash("rows", "hands")
    state = replace(state, hands=tuple(in_order(hand) for hand in state.hands))
    if any(is_complete(state, suits) for suits in ((1, 2), (0, 3))) != bool(state.outcome):
        raise clash("rows", "outcome")
    if state.outcome:
        return state
    if state.passes and state.stock:
        raise clash("passes", "stock")
    if (state.phase in ("play", "drawn")) != any(high for _, high in state.rows):
        raise clash("phase", "rows")
    if state.phase == "draw-eight" and (
        not state.stock or any(eight in hand for hand in state.hands for eight in EIGHTS)
    ):
        raise clash("phase", "hands" if state.stock else "stock")
    if (state.phase == "drawn") != (state.drawn is not None):
        raise clash("phase", "drawn")
    if state.drawn is not None and not is_hidden(state.drawn):
        if state.drawn not in state.hands[state.turn]:
            raise clash("drawn", "hands")
        if not state.rules.play_drawn or not place_of(state, state.drawn):
            raise clash("drawn", "rows")
    return state


def fill(state: Karo8State, missing: Sequence[Piece], stream: Stream) -> Karo8State:
    # While everybody draws for an eight, nobody holds one (KAR-12).
    in_stock = EIGHTS if state.phase == "draw-eight" else ()
    cards, stream = stream.shuffled([card for card in missing if card not in in_stock])
    places = sum(hand.count(HIDDEN) for hand in state.hands)
    if places > len(cards):
        raise clash("phase", "hands")
    hands, stream = reveal(state.hands, cards[:places], stream)
    rest = (*cards[places:], *(card for card in missing if card in in_stock))
    (stock,), stream = reveal((state.stock,), rest, stream)
    drawn = state.drawn
    if is_hidden(drawn):
        fitting = [card for card in hands[state.turn] if place_of(state, card)]
        drawn, stream = pick(fitting, stream)
    return replace(
        state, stream=stream, hands=tuple(map(in_order, hands)), stock=stock, drawn=drawn
    )


POSITIONS = Positions(
    blank=blank,
    known=known,
    check=check,
    fill=fill,
    middle=None,
    hides=("hands", "stock", "drawn"),
    seats=("first", "turn"),
    per_seat=("hands",),
)
