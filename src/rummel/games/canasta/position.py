"""Positions of Canasta: what a seat knows, what can't be, what may be hidden."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from rummel.deal import Stream
from rummel.family import Positions
from rummel.games.canasta.rules import FULL, RED_THREES, WILD, CanastaRules, join, rank_of
from rummel.games.canasta.state import CanastaState, can_leave, may_ask, sight_of
from rummel.hidden import (
    HIDDEN,
    REST,
    clash,
    conceal,
    hands_from,
    hands_known,
    in_order,
    is_hidden,
)
from rummel.pieces import Meld, Piece, without


def blank(rules: CanastaRules) -> CanastaState:
    return CanastaState(
        rules=rules,
        stream=Stream(b""),
        first=0,
        carried=(0,) * rules.players,
        turn=0,
        phase="draw",
        hands=((HIDDEN,) * rules.dealt,) * rules.players,
        stock=(REST,),
        discards=(HIDDEN,),
        frozen=False,
        canastas=(0,) * rules.teams,
        red_threes=((),) * rules.teams,
        began=(0,) * rules.players,
        fines=(0,) * rules.teams,
    )


def known(state: CanastaState, seat: int | None) -> CanastaState:
    over = state.outcome is not None
    return replace(
        state,
        hands=hands_known(state.hands, seat, over=over),
        stock=conceal(state.stock),
        drawn=state.drawn if over or seat == state.turn else conceal(state.drawn),
    )


def check(state: CanastaState) -> CanastaState:
    rules = state.rules
    _check_sides(state)
    if any(card in RED_THREES for hand in state.hands for card in hand):  # CAN-07
        raise clash("hands", "red_threes")
    table = tuple(join(rules, (), meld) for meld in state.table if rank_of(meld))
    full = tuple(
        sum(len(meld) >= FULL and owner == side for meld, owner in _owned(state))
        for side in range(rules.teams)
    )
    if state.canastas != full:
        raise clash("canastas", "table")
    if not any(map(is_hidden, state.discards)) and state.frozen != _freezes(state.discards):
        raise clash("frozen", "discards")
    state = replace(state, table=table, hands=tuple(in_order(hand) for hand in state.hands))
    if state.outcome:
        return state
    if not all(state.hands):
        raise clash("hands", "outcome")
    if any(meld[0] & 15 == 3 for meld in table):  # CAN-09
        raise clash("table", "outcome")
    _check_phase(state)
    return state


def _owned(state: CanastaState) -> list[tuple[tuple[Piece, ...], int]]:
    return list(zip(state.table, state.owners, strict=True))


def _check_sides(state: CanastaState) -> None:
    rules = state.rules
    if not len(state.table) == len(state.owners) == len(state.born):
        raise clash("owners" if len(state.owners) != len(state.table) else "born", "table")
    if any(not 0 <= owner < rules.teams for owner in state.owners):
        raise clash("owners", "hands")
    ranks = [(owner, rank_of(meld)) for meld, owner in _owned(state)]
    if len(set(ranks)) != len(ranks):  # CAN-17
        raise clash("table", "owners")
    if any(not 1 <= turn <= state.turns for turn in state.born) or state.turns < 1:
        raise clash("born", "turns")
    if any(not 0 <= turn <= state.turns for turn in state.began):
        raise clash("began", "turns")
    for name in ("red_threes", "fines", "canastas"):
        if len(getattr(state, name)) != rules.teams:
            raise clash(name, "hands")
    if any(card not in RED_THREES for side in state.red_threes for card in side):
        raise clash("red_threes", "hands")
    if any(fine < 0 for fine in state.fines):
        raise clash("fines", "turns")


def _freezes(discards: tuple[Piece, ...]) -> bool:
    return any(WILD[card] or card in RED_THREES for card in discards)


def _check_phase(state: CanastaState) -> None:
    if state.phase == "draw":
        if not state.discards or state.discards[-1] in RED_THREES:
            raise clash("phase", "discards")
        for name in ("laid", "added", "drawn", "answer"):
            if getattr(state, name):
                raise clash(name, "phase")
        return
    if state.phase == "answer" and not may_ask(state):
        raise clash("phase", "answer")
    if state.answer and not state.rules.may_ask:
        raise clash("answer", "hands")
    if state.added and not state.laid:
        raise clash("added", "laid")
    hand = state.hands[state.turn]
    open_places = sum(map(is_hidden, hand))
    shown = [card for card in state.drawn if not is_hidden(card)]
    # What was drawn may have been laid since.
    if len(state.drawn) > state.rules.drawn:
        raise clash("drawn", "hands")
    if not state.laid and len(shown) < len(state.drawn) and not open_places:
        raise clash("drawn", "hands")
    full = state.canastas[state.rules.team_of(state.turn)]
    if len(hand) < 2 and not can_leave(sight_of(state), len(hand), full):  # CAN-31
        raise clash("hands", "canastas")


def fill(state: CanastaState, missing: Sequence[Piece], stream: Stream) -> CanastaState:
    """Red threes lie in the stock, and on top of the pile a natural card, as after a deal."""
    red = [card for card in missing if card in RED_THREES]
    others, stream = stream.shuffled([card for card in missing if card not in RED_THREES])
    if len(red) > sum(map(is_hidden, state.stock)):
        raise clash("stock", "red_threes")
    loose = list(others)
    discards = list(state.discards)
    if discards and is_hidden(discards[-1]):
        natural = next((card for card in loose if not WILD[card]), None)
        if natural is None:
            raise clash("discards", "stock")
        discards[-1] = natural
        loose.remove(natural)
    hands = [tuple(loose.pop() if is_hidden(card) else card for card in h) for h in state.hands]
    discards = [loose.pop() if is_hidden(card) else card for card in discards]
    rest, stream = stream.shuffled([*loose, *red])
    drawn_from = iter(rest)
    drawn = state.drawn
    if any(map(is_hidden, drawn)):
        shown = [card for card in drawn if not is_hidden(card)]
        held, stream = stream.shuffled(without(hands[state.turn], shown))
        drawn = (*shown, *held[: len(drawn) - len(shown)])
    return replace(
        state,
        stream=stream,
        hands=tuple(map(in_order, hands)),
        discards=tuple(discards),
        frozen=_freezes(tuple(discards)),
        stock=tuple(next(drawn_from) if is_hidden(card) else card for card in state.stock),
        drawn=drawn,
    )


def middle(
    state: CanastaState,
    table: tuple[Meld, ...],
    pieces: Sequence[Piece],
    below: Callable[[int], int],
) -> CanastaState:
    """Some of the melds: a side has one of a rank, and black threes lie only at the end."""
    rules = state.rules
    melds: dict[tuple[int, int], Meld] = {}
    loose = [card for card in pieces if card not in RED_THREES]
    for meld in table:
        at = (below(rules.teams), meld[0] & 15)
        if at in melds or meld[0] & 15 == 3:
            loose += meld
        else:
            melds[at] = meld
    red: list[list[Piece]] = [[] for _ in range(rules.teams + 1)]  # the last are in the stock
    for card in pieces:
        if card in RED_THREES:
            red[below(len(red))].append(card)
    hands, rest = hands_from(loose, rules.players, 2 + below(14))
    under = below(4)
    discards = rest[: under + 1]
    turns = 3 * rules.players
    return replace(
        state,
        carried=tuple((-5, 0, 1500, 3000)[below(4)] for _ in hands),
        phase="meld" if below(3) else "draw",
        hands=hands,
        stock=(*rest[under + 1 :], *red.pop()),
        discards=discards,
        frozen=_freezes(discards),
        table=tuple(melds.values()),
        owners=tuple(side for side, _ in melds),
        born=tuple((1, turns)[below(2)] for _ in melds),
        canastas=tuple(
            sum(len(meld) >= FULL for (owner, _), meld in melds.items() if owner == side)
            for side in range(rules.teams)
        ),
        red_threes=tuple(map(tuple, red)),
        turns=turns,
        began=tuple((0, turns)[below(2)] for _ in hands),
    )


POSITIONS = Positions(
    blank=blank,
    known=known,
    check=check,
    fill=fill,
    middle=middle,
    hides=("hands", "stock", "discards", "drawn"),
    seats=("first", "turn"),
    per_seat=("carried", "hands", "began"),
)
