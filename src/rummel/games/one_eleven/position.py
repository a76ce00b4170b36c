"""Positions of 111: what a seat knows, what can't be, what may be hidden."""

from collections.abc import Sequence

from msgspec.structs import replace

from rummel.deal import Stream
from rummel.family import Positions
from rummel.games.one_eleven.rules import CENTRE, OneElevenRules
from rummel.games.one_eleven.scoring import Direction
from rummel.games.one_eleven.state import OneElevenState
from rummel.hidden import HIDDEN, REST, clash, conceal, hands_known, is_hidden, pick, reveal


def blank(rules: OneElevenRules) -> OneElevenState:
    return OneElevenState(
        rules=rules,
        stream=Stream(b""),
        first=rules.youngest,
        turn=rules.youngest,
        phase="choose" if rules.direction == "chosen" else "take",
        hands=tuple((HIDDEN,) * size for size in rules.sizes),
        centre=(HIDDEN,) * CENTRE,
        shown=(False,) * CENTRE,
        draw=(REST,),
        directions=(None,) * rules.players,
    )


def known(state: OneElevenState, seat: int | None) -> OneElevenState:
    over = state.outcome is not None
    secret = state.taken and seat != state.turn and not state.shown[state.spot - 1]  # Q-ONE-13
    return replace(
        state,
        hands=hands_known(state.hands, seat, over=over),
        centre=tuple(
            card if shown or not card else HIDDEN
            for card, shown in zip(state.centre, state.shown, strict=True)
        ),
        taken=HIDDEN if secret else state.taken,
        draw=conceal(state.draw),
        directions=tuple(
            one if over or at == seat or one is None else HIDDEN
            for at, one in enumerate(state.directions)
        ),
    )


def check(state: OneElevenState) -> OneElevenState:
    rules = state.rules
    if tuple(map(len, state.hands)) != rules.sizes:
        raise clash("hands", "hand")
    if len(state.centre) != CENTRE or len(state.shown) != CENTRE:
        raise clash("centre", "shown")
    if any(
        card and is_hidden(card) and shown
        for card, shown in zip(state.centre, state.shown, strict=True)
    ):
        raise clash("centre", "shown")
    if bool(state.taken) != bool(state.spot) or not 0 <= state.spot <= CENTRE:
        raise clash("taken", "spot")
    if state.taken and state.centre[state.spot - 1]:
        raise clash("taken", "centre")
    if rules.direction != "chosen" and any(one is not None for one in state.directions):
        raise clash("directions", "direction")
    if state.outcome:
        return state
    if bool(state.taken) != (state.phase == "insert"):
        raise clash("taken", "phase")
    if rules.direction == "chosen" and (None in state.directions) != (state.phase == "choose"):
        raise clash("directions", "phase")
    if state.phase == "choose" and rules.direction != "chosen":
        raise clash("phase", "direction")
    if state.phase == "announce" and rules.announced_for_you:
        raise clash("phase", "announced_for_you")
    if state.turns >= rules.max_turns * rules.players:
        raise clash("turns", "outcome")
    return state


def fill(state: OneElevenState, missing: Sequence[int], stream: Stream) -> OneElevenState:
    (*hands, centre, draw, discards, taken), stream = reveal(
        (*state.hands, state.centre, state.draw, state.discards, (state.taken,)), missing, stream
    )
    directions = list(state.directions)
    both: tuple[Direction, ...] = ("rising", "falling")
    for at, one in enumerate(directions):
        if is_hidden(one):
            directions[at], stream = pick(both, stream)
    return replace(
        state,
        stream=stream,
        hands=tuple(hands),
        centre=centre,
        draw=draw,
        discards=discards,
        taken=taken[0],
        directions=tuple(directions),
    )


POSITIONS = Positions(
    blank=blank,
    known=known,
    check=check,
    fill=fill,
    middle=None,
    hides=("hands", "centre", "draw", "discards", "taken", "directions"),
    seats=("first", "turn"),
    per_seat=("hands", "directions"),
)
