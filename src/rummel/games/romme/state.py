"""A round of Rommé as a value, its moves, and which of them are open.

The course of play is in `play.py`.
"""

from collections.abc import Collection, Iterator
from typing import Final, Literal

from msgspec.structs import replace

from rummel.errors import RuleError
from rummel.game import HandView, Move, State, Turn, put
from rummel.games.romme.rules import RommeRules, Swap, added_worth, fits, melds_in, worth
from rummel.pieces import JOKER, PIECES, Hand, Meld, Piece, without

Phase = Literal["start", "draw", "claim", "meld"]


class RommeState(State, frozen=True, kw_only=True):
    rules: RommeRules
    first: int  # left of the dealer
    carried: tuple[int, ...]  # totals before this round; losses are below zero
    previous: tuple[int, ...]  # what the round before this one booked
    turn: int
    phase: Phase
    hands: tuple[Hand, ...]
    stock: tuple[Piece, ...]  # the top is last
    discards: tuple[Piece, ...] = ()  # the top is last
    table: tuple[Meld, ...] = ()  # in the order in which they were laid
    owners: tuple[int, ...] = ()  # who laid each of them
    turns: int = 1  # the number of this turn
    lap: int = 0  # a bit for each seat that has had a turn (ROM-19)
    opened: tuple[int, ...]  # the turn in which a seat laid its first meld; 0: not yet
    began: tuple[int, ...]  # the turn in which a seat first laid or added anything; 0: not yet
    first_to_lay: int | None = None
    asked: tuple[int, ...] = ()  # who may still knock
    knocked: bool = False  # the discard of this turn went to a knocker
    drawn: Piece | None = None  # this turn, from the stock
    taken: Piece | None = None  # this turn, from the discards, and not laid since
    owed: bool = False  # a robbed joker has to be laid first (Q-ROM-7)


class RommeView(HandView, frozen=True, kw_only=True):
    rules: RommeRules
    first: int
    carried: tuple[int, ...]
    previous: tuple[int, ...]
    turn: int
    phase: Phase
    hands: tuple[Hand | None, ...]
    counts: tuple[int, ...]
    stock: int
    discard: Piece | None  # the open one
    discards: int
    pile: tuple[Piece, ...]  # all discards, for looking through (Q-ROM-25); the top is last
    table: tuple[Meld, ...]
    owners: tuple[int, ...] = ()  # who laid each meld
    turns: int
    melding: bool  # everybody has had a turn, so melds may be laid
    opened: tuple[bool, ...]
    needed: int  # what this seat's first meld has to count; 0 once it lies
    first_to_lay: int | None
    asked: tuple[int, ...]
    drawn: Piece | None  # by this seat in this turn, from the stock
    taken: Piece | None
    owed: bool


class Draw(Move, frozen=True):
    """Draw from the stock; others may knock for the discard first."""


class Take(Move, frozen=True):
    """Take the open discard instead of drawing."""


class Knock(Move, frozen=True):
    """Claim the discard out of turn, with a penalty card."""


class Pass(Move, frozen=True):
    """Don't knock."""


class Lay(Move, frozen=True):
    """Lay melds."""

    melds: tuple[Meld, ...]


class Open(Move, frozen=True):
    """Lay the first meld with the help of a card that is added to meld number `meld` (LAY-03).

    Melds count from 1, the ones just laid last. Where any number of added cards may help, further
    ones stand among the melds as lists of one; each goes to the first meld that it fits.
    """

    card: Piece
    meld: int
    melds: tuple[Meld, ...]


class Add(Move, frozen=True):
    """Add a card to meld number `meld`, counted from 1; a joker may be declared."""

    card: Piece
    meld: int


class Rob(Move, frozen=True):
    """Put the card that a joker stands for in its place and take the joker."""

    card: Piece
    meld: int


class Discard(Move, frozen=True):
    """Discard a card and end the turn."""

    card: Piece


MOVES: Final[tuple[type[Move], ...]] = (Draw, Take, Knock, Pass, Lay, Open, Add, Rob, Discard)

_DRAW: Final = Draw()
_TAKE: Final = Take()
_CLAIMS: Final = (Knock(), Pass())
_DISCARD: Final = tuple(Discard(card) for card in PIECES)


# ---------------------------------------------------------------------------------------- legal


def to_act(state: RommeState) -> tuple[int, ...]:
    if state.outcome:
        return ()
    if state.phase != "claim":
        return (state.turn,)
    # Q-ROM-14: asked in turn, or all at once.
    return state.asked if state.rules.knock_order == "first" else state.asked[:1]


def turn_of(state: RommeState, seat: int) -> Turn | None:
    """Players who may knock react; the turn that the knocks interrupt goes on after them."""
    if state.outcome:
        return None
    if seat == state.turn:
        return Turn((state.turns,))
    return Turn((state.turns,), reaction=True) if seat in to_act(state) else None


def legal(state: RommeState, seat: int) -> tuple[Move, ...]:
    """The moves of a seat that can be listed: all but laying."""
    if seat not in to_act(state):
        return ()
    if state.phase == "draw":
        draws = (_DRAW,) if can_draw(state) else ()
        return (*draws, _TAKE) if state.discards else draws
    if state.phase == "claim":
        return _CLAIMS
    hand = state.hands[seat]
    if state.owed:
        return tuple(_joker_adds(state))
    kinds = dict.fromkeys(hand)
    moves: list[Move] = [_DISCARD[card] for card in kinds if may_discard(state, hand, card)]
    if state.table and state.phase == "meld":
        _list_on_table(state, seat, kinds, moves)
    return tuple(moves)


def _list_on_table(
    state: RommeState, seat: int, kinds: dict[Piece, None], moves: list[Move]
) -> None:
    rules, hand = state.rules, state.hands[seat]
    adding, robbing = may_add(state, seat), may_rob(state, seat)
    if not adding and not robbing:
        return
    plenty, wild = len(hand) > 2, JOKER in kinds
    for number, meld in enumerate(state.table, 1):
        adds, robs = fits(meld, rules)
        if adding:
            for card in adds:
                if (card in kinds or (wild and card > JOKER)) and (
                    plenty or _may_keep(state, hand, card.in_hand)
                ):
                    moves.append(Add(card, number))
        if robbing and robs:
            for card, swaps in robs.items():
                if (
                    card in kinds
                    and (swap := held_swap(hand, swaps))
                    and (rules.robbed_joker == "hand" or can_pay(robbed_of(state, swap, number)))
                ):
                    moves.append(Rob(card, number))


def may_discard(state: RommeState, hand: Hand, card: Piece) -> bool:
    """Q-ROM-19: with the option, the card just taken has to stay."""
    return state.rules.rediscard or card != state.taken or hand.count(card) > 1


def _may_keep(state: RommeState, hand: Hand, card: Piece) -> bool:
    """Once `card` has left the hand the turn can still be ended."""
    return can_end(state, without(hand, (card,)), (card,))


def can_end(at: RommeState | RommeView, rest: Hand, laid: Collection[Piece]) -> bool:
    """Whether the turn can be ended with `rest` in hand, after `laid` went down.

    There is a discard then, or none is needed (ROM-37, Q-ROM-18, Q-ROM-19).
    """
    if not rest:
        return not at.rules.last_discard
    return len(rest) > 1 or at.rules.rediscard or rest[0] != at.taken or at.taken in laid


def may_add(state: RommeState, seat: int) -> bool:
    """ROM-26, LAY-02: adding needs the player's first meld."""
    rules, opened = state.rules, state.opened[seat]
    if not opened:
        return rules.add_unopened  # D-LAY-1, Q-LAY-1
    return rules.add_at_once or opened < state.turns  # Q-ROM-5


def may_rob(state: RommeState, seat: int) -> bool:
    return state.rules.rob_unopened or state.opened[seat] > 0  # Q-ROM-6


def melding(state: RommeState) -> bool:
    """Everybody has had a turn, so melds may be laid (ROM-19, Q-ROM-17)."""
    return state.lap == (1 << state.rules.players) - 1


def can_draw(state: RommeState) -> bool:
    """There is a card to draw, if need be after reshuffling (Q-ROM-11)."""
    return bool(state.stock) or (state.rules.empty_stock == "reshuffle" and len(state.discards) > 1)


# ---------------------------------------------------------------------------------------- rob


def held_swap(hand: Hand, swaps: tuple[Swap, ...]) -> Swap | None:
    """The first of these ways to rob a joker that the hand has the cards for."""
    return next((swap for swap in swaps if all(card in hand for card in swap.cards)), None)


def robbed_of(state: RommeState, swap: Swap, number: int) -> RommeState:
    """The state after the player on turn has robbed meld `number` of a joker."""
    seat = state.turn
    return replace(
        state,
        hands=put(state.hands, seat, (*without(state.hands[seat], swap.cards), JOKER)),
        table=put(state.table, number - 1, swap.after),
        taken=None if state.taken in swap.cards else state.taken,
        owed=state.rules.robbed_joker == "at-once",
    )


def can_pay(state: RommeState) -> bool:
    """There is a place for the robbed joker that is owed.

    A player who has to lay it at once may do nothing else before, so it can't become impossible.
    """
    return next(joker_moves(state), None) is not None


def joker_moves(state: RommeState) -> Iterator[Move]:
    """Ways to lay a joker for the player on turn."""
    yield from _joker_adds(state)
    yield from _lays(state, state.hands[state.turn], use_joker=True)


def _joker_adds(state: RommeState) -> Iterator[Move]:
    seat = state.turn
    hand = state.hands[seat]
    if may_add(state, seat) and _may_keep(state, hand, JOKER):
        for number, meld in enumerate(state.table, 1):
            for card in fits(meld, state.rules).adds:
                if card >= JOKER:
                    yield Add(card, number)


# -------------------------------------------------------------------------------------- laying


def unlisted(view: RommeView) -> Iterator[Move]:
    """Melds of the hand; before the first one only those that reach the points needed."""
    if not view.free or view.seat is None:
        return
    yield from _lays(view, view.own, use_joker=view.owed)
    if "open" in view.free and not view.owed:
        yield from _opens(view, view.own)


def cards_of(melds: tuple[Meld, ...]) -> Iterator[Piece]:
    """The cards of melds as they were in hand."""
    return (one.in_hand for meld in melds for one in meld)


def _lays(at: RommeState | RommeView, hand: Hand, *, use_joker: bool) -> Iterator[Lay]:
    """Lays of the player on turn: of one meld and, where the sum counts, of two."""
    rules = at.rules
    need = 0 if at.opened[at.turn] else rules.minimum
    small = []
    for meld in melds_in(hand, rules, use_joker=use_joker):
        if not _fine(at, hand, (meld,)):
            continue
        points = worth(rules).of_meld(meld) if need else 0
        if points >= need:
            yield Lay((meld,))
        elif rules.opening == "sum":
            small.append((points, meld))
    # The dearest few are enough to find what there is to find.
    small = sorted(small, key=lambda one: -one[0])[:24]
    for number, (points, meld) in enumerate(small, 1):
        for more, other in small[number:]:
            if points + more >= need and _fine(at, hand, (meld, other)):
                yield Lay((meld, other))


def _fine(at: RommeState | RommeView, hand: Hand, melds: tuple[Meld, ...]) -> bool:
    """The hand holds the melds, and the turn can be ended after them."""
    size = sum(len(meld) for meld in melds)
    if size > len(hand) - at.rules.last_discard:
        return False
    # A hand holds every single meld that was found in it.
    if len(melds) == 1 and (size < len(hand) - 1 or at.rules.rediscard):
        return True
    laid = tuple(cards_of(melds))
    try:
        rest = without(hand, laid)
    except RuleError:
        return False
    return can_end(at, rest, laid)


def _opens(view: RommeView, hand: Hand) -> Iterator[Open]:
    """First melds that reach the points with one card added to a meld on the table."""
    rules = view.rules
    counts = worth(rules)
    for meld in melds_in(hand, rules):
        points = counts.of_meld(meld)
        if points >= rules.minimum or len(meld) >= len(hand):
            continue
        laid = tuple(cards_of((meld,)))
        rest = without(hand, laid)
        for card in dict.fromkeys(rest):
            if not can_end(view, without(rest, (card,)), (*laid, card)):
                continue
            for number, lying in enumerate(view.table, 1):
                for added, after in fits(lying, rules).adds.items():
                    if added.in_hand == card and (
                        points + added_worth(added, lying, after, rules) >= rules.minimum
                    ):
                        yield Open(added, number, (meld,))
