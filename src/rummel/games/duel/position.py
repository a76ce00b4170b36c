"""Positions of the duel: what everybody knows, what can't be, what may be hidden."""

from collections.abc import Sequence

from msgspec.structs import replace

from rummel.deal import Stream
from rummel.family import Positions
from rummel.games.duel.play import DuelRules, DuelState, has_card
from rummel.hidden import HIDDEN, clash, conceal, reveal
from rummel.pieces import JOKER, Piece, is_red


def blank(rules: DuelRules) -> DuelState:
    everyone = tuple(range(rules.players))
    each, odd = divmod(52 + rules.team_jokers, rules.players // 2)
    # An odd card goes to the first of a team (DUE-05).
    longer = [rules.team(heroes=heroes)[0] for heroes in (True, False) if odd]
    return DuelState(
        rules=rules,
        stream=Stream(b""),
        due=everyone,
        waiting=everyone,
        stacks=tuple((HIDDEN,) * (each + (seat in longer)) for seat in everyone),
        piles=((),) * rules.players,
        turned=((),) * rules.players,
    )


def known(state: DuelState, _seat: int | None) -> DuelState:
    # What was won lay open, whoever won it; a stack is hidden even from its owner (DUE-06).
    return replace(state, stacks=tuple(conceal(stack) for stack in state.stacks))


def check(state: DuelState) -> DuelState:
    rules = state.rules
    for seat, stack in enumerate(state.stacks):
        if any(0 <= card < JOKER and is_red(card) != rules.is_hero(seat) for card in stack):
            raise clash("stacks", "hands")
    if len(state.last) not in (0, rules.players):
        raise clash("last", "stacks")
    for seats in (state.due, state.waiting):
        if list(seats) != sorted(set(seats)):
            raise clash("due", "waiting")
    if not set(state.waiting) <= set(state.due) or bool(state.waiting) == bool(state.outcome):
        raise clash("waiting", "due" if state.waiting else "outcome")
    if state.outcome:
        return state
    able = tuple(seat for seat in range(rules.players) if has_card(state, seat))
    if not set(state.due) <= set(able) or (not any(state.turned) and state.due != able):
        raise clash("due", "stacks")
    if not any(state.turned) and len({rules.is_hero(seat) for seat in able}) < 2:
        raise clash("outcome", "stacks")
    if state.tricks >= rules.max_tricks:
        raise clash("tricks", "outcome")
    return state


def fill(state: DuelState, missing: Sequence[Piece], stream: Stream) -> DuelState:
    rules, stacks = state.rules, list(state.stacks)
    jokers = [card for card in missing if card == JOKER]
    for heroes in (True, False):  # each stack keeps to its colour (DUE-02)
        seats = rules.team(heroes=heroes)
        cards = [card for card in missing if card != JOKER and is_red(card) is heroes]
        spare = sum(stacks[seat].count(HIDDEN) for seat in seats) - len(cards)
        if not 0 <= spare <= len(jokers):
            raise clash("stacks", "piles")
        cards, jokers = cards + jokers[:spare], jokers[spare:]
        filled, stream = reveal([stacks[seat] for seat in seats], cards, stream)
        for seat, stack in zip(seats, filled, strict=True):
            stacks[seat] = stack
    return replace(state, stream=stream, stacks=tuple(stacks))


POSITIONS = Positions(
    blank=blank,
    known=known,
    check=check,
    fill=fill,
    middle=None,
    hides=("stacks",),
    seats=("due", "waiting", "last_winner"),
    per_seat=("stacks", "piles", "turned"),
)
