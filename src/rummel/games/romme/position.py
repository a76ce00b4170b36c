"""Positions of Rommé: what a seat knows, what can't be, what may be hidden."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from rummel.deal import Stream
from rummel.family import Positions
from rummel.games.romme.rules import RommeRules, meld_rules
from rummel.games.romme.state import RommeState, can_pay, melding
from rummel.hidden import (
    HIDDEN,
    REST,
    clash,
    conceal,
    hands_from,
    in_order,
    is_hidden,
    pick,
    reveal,
)
from rummel.melds import as_laid
from rummel.pieces import JOKER, Meld, Piece


def blank(rules: RommeRules) -> RommeState:
    players = rules.players
    return RommeState(
        rules=rules,
        stream=Stream(b""),
        first=0,
        carried=(0,) * players,
        previous=(0,) * players,
        turn=0,
        phase="start",
        hands=((HIDDEN,) * 14, *((HIDDEN,) * 13,) * (players - 1)),
        stock=(REST,),
        opened=(0,) * players,
        began=(0,) * players,
    )


def known(state: RommeState, seat: int | None) -> RommeState:
    over = state.outcome is not None
    # What was taken or robbed in this turn everybody saw.
    seen = [] if state.taken is None else [state.taken]
    if state.owed and JOKER not in seen:
        seen.append(JOKER)
    drew_it = over or seat == state.turn or state.drawn is None
    return replace(
        state,
        hands=tuple(
            hand
            if over or at == seat
            else conceal(hand, in_order(seen) if at == state.turn else ())
            for at, hand in enumerate(state.hands)
        ),
        stock=conceal(state.stock),
        drawn=state.drawn if drew_it else HIDDEN,
    )


def check(state: RommeState) -> RommeState:
    rules, table = state.rules, meld_rules(state.rules)
    state = replace(
        state,
        hands=tuple(in_order(hand) for hand in state.hands),
        table=tuple(as_laid(meld, table) for meld in state.table),
    )
    if len(state.owners) != len(state.table):
        raise clash("owners", "table")
    if state.lap >> rules.players:
        raise clash("lap", "hands")
    for turns in (*state.opened, *state.began):
        if not 0 <= turns <= state.turns:
            raise clash("opened" if turns in state.opened else "began", "turns")
    if (state.table or any(state.began) or any(state.opened)) and not melding(state):
        raise clash("lap", "table")
    if state.outcome:
        return state
    if not all(state.hands):
        raise clash("hands", "outcome")
    if not 1 <= state.turns <= rules.max_turns:
        raise clash("turns", "outcome")
    if bool(state.asked) != (state.phase == "claim"):
        raise clash("asked", "phase")
    if state.phase != "meld" and (state.drawn is not None or state.taken is not None):
        raise clash("drawn" if state.taken is None else "taken", "phase")
    _check_phase(state)
    if state.taken is not None and state.taken not in state.hands[state.turn]:
        raise clash("taken", "hands")
    _check_owed(state)
    return state


def _check_phase(state: RommeState) -> None:
    if state.phase == "start" and (state.turn != state.first or state.lap or state.discards):
        raise clash("phase", "discards" if state.discards else "lap" if state.lap else "turn")
    if state.phase == "draw" and not state.discards:
        raise clash("phase", "discards")
    if state.phase == "claim":
        if state.rules.players < 3 or state.turn in state.asked:
            raise clash("asked", "turn")
        if not state.stock or not state.discards:
            raise clash("phase", "discards" if state.stock else "stock")


def _check_owed(state: RommeState) -> None:
    if not state.owed:
        return
    hand = state.hands[state.turn]
    if state.phase != "meld" or state.rules.robbed_joker != "at-once":
        raise clash("owed", "phase")
    if JOKER not in hand or not (HIDDEN in hand or can_pay(state)):
        raise clash("owed", "hands")


def fill(state: RommeState, missing: Sequence[Piece], stream: Stream) -> RommeState:
    (*hands, stock, discards), stream = reveal(
        (*state.hands, state.stock, state.discards), missing, stream
    )
    drawn = state.drawn
    if is_hidden(drawn):
        drawn, stream = pick(hands[state.turn], stream)
    return replace(
        state,
        stream=stream,
        hands=tuple(map(in_order, hands)),
        stock=stock,
        discards=discards,
        drawn=drawn,
    )


def middle(
    state: RommeState, table: tuple[Meld, ...], pieces: Sequence[Piece], below: Callable[[int], int]
) -> RommeState:
    players = state.rules.players
    hands, rest = hands_from(pieces, players, 2 + below(13))
    turns = 3 * players
    opened = tuple((0, turns - players, turns)[below(3)] for _ in hands)
    return replace(
        state,
        table=table,
        owners=tuple(below(players) for _ in table),
        hands=hands,
        stock=rest[2:],
        discards=rest[:2],
        phase="meld",
        lap=(1 << players) - 1,
        turns=turns,
        opened=opened,
        began=opened,
        taken=(None, hands[state.turn][0])[below(2)],
    )


POSITIONS = Positions(
    blank=blank,
    known=known,
    check=check,
    fill=fill,
    middle=middle,
    hides=("hands", "stock", "discards", "drawn"),
    seats=("first", "turn", "owners", "first_to_lay", "asked"),
    per_seat=("carried", "previous", "hands", "opened", "began"),
)
