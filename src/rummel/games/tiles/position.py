"""Positions of a tile game: what a seat knows, what can't be, what may be hidden."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from rummel.deal import Stream
from rummel.family import Positions
from rummel.games.tiles.play import scrap_is_open
from rummel.games.tiles.rules import TilesRules, meld_rules
from rummel.games.tiles.state import TilesState, may_change, must_reject
from rummel.hidden import (
    HIDDEN,
    REST,
    clash,
    conceal,
    hands_from,
    hands_known,
    in_order,
    is_hidden,
    pick,
    reveal,
)
from rummel.melds import as_laid
from rummel.pieces import Meld, Piece


def blank(rules: TilesRules) -> TilesState:
    return TilesState(
        rules=rules,
        stream=Stream(b""),
        first=0,
        turn=0,
        phase="draw" if rules.draws_first else "play",
        hands=((HIDDEN,) * rules.hand,) * rules.players,
        pool=(REST,),
        opened=(False,) * rules.players,
    )


def known(state: TilesState, seat: int | None) -> TilesState:
    over = state.outcome is not None
    drew_it = over or seat == state.turn or state.drawn is None
    return replace(
        state,
        hands=hands_known(state.hands, seat, over=over),
        pool=conceal(state.pool),
        scrap=state.scrap if scrap_is_open(state.rules) else conceal(state.scrap),
        drawn=state.drawn if drew_it else HIDDEN,
    )


def check(state: TilesState) -> TilesState:
    rules, table = state.rules, meld_rules(state.rules)
    state = replace(
        state,
        hands=tuple(in_order(hand) for hand in state.hands),
        table=tuple(as_laid(meld, table) for meld in state.table),
    )
    if state.outcome:
        return state
    if not all(state.hands):
        raise clash("hands", "outcome")
    if state.turns >= rules.max_turns:
        raise clash("turns", "outcome")
    if state.passes and (state.pool or state.passes >= rules.players):
        raise clash("passes", "pool")
    if state.changed > rules.changes:
        raise clash("changed", "phase")
    if state.double and state.phase != "reject":
        raise clash("double", "phase")
    if state.drawn is not None and not rules.draws_first and state.phase != "return":
        raise clash("drawn", "phase")
    may_be_laid = state.drawn is None or is_hidden(state.drawn) or state.phase == "reject"
    if not may_be_laid and state.drawn not in state.hands[state.turn]:
        raise clash("drawn", "hands")
    if not _fits_phase(state):
        raise clash("phase", "drawn" if state.pool else "pool")
    return state


def _fits_phase(state: TilesState) -> bool:
    rules, drawn = state.rules, state.drawn is not None
    if state.phase == "draw":
        return rules.draws_first and bool(state.pool) and not drawn
    if state.phase == "play":
        return not rules.draws_first or drawn or not state.pool
    if state.phase == "change":
        return rules.turn == "draw-and-keep" and may_change(state)
    if state.phase == "return":
        return rules.exchange_order == "draw-first" and drawn and len(state.hands[state.turn]) > 1
    return must_reject(state)


def fill(state: TilesState, missing: Sequence[Piece], stream: Stream) -> TilesState:
    (*hands, pool, scrap), stream = reveal((*state.hands, state.pool, state.scrap), missing, stream)
    drawn = state.drawn
    if is_hidden(drawn):
        drawn, stream = pick(hands[state.turn], stream)
    return replace(
        state, stream=stream, hands=tuple(map(in_order, hands)), pool=pool, scrap=scrap, drawn=drawn
    )


def middle(
    state: TilesState, table: tuple[Meld, ...], pieces: Sequence[Piece], below: Callable[[int], int]
) -> TilesState:
    rules = state.rules
    hands, rest = hands_from(pieces, rules.players, 1 + below(26))
    pool = (len(rest), 1, 0)[below(3)]
    return replace(
        state,
        table=table,
        hands=hands,
        pool=rest[:pool],
        scrap=rest[pool:],
        phase="draw" if rules.draws_first and pool else "play",
        opened=tuple(below(5) > 0 for _ in hands),
    )


POSITIONS = Positions(
    blank=blank,
    known=known,
    check=check,
    fill=fill,
    middle=middle,
    hides=("hands", "pool", "scrap", "drawn"),
    seats=("first", "turn"),
    per_seat=("hands", "opened"),
)
