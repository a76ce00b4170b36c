"""A round of gin as a value, its moves, and which of them are open.

The course of play is in `play.py`.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Final, Literal

from rummel.errors import RuleError
from rummel.game import HandView, Move, State, Turn, put
from rummel.games.gin.rules import HAND, MELDS, GinRules
from rummel.games.gin.scoring import Ending, worth
from rummel.melds import find_melds, read
from rummel.pieces import PIECES, Hand, Meld, Piece, piece, plus, without
from rummel.solve import best_melds, least_after_discard, least_deadwood

Phase = Literal["upcard", "stock", "draw", "discard", "spread"]


class GinState(State, frozen=True, kw_only=True):
    rules: GinRules
    first: int  # left of the dealer
    turn: int
    phase: Phase
    hands: tuple[Hand, ...]  # once somebody has spread: what is left
    stock: tuple[Piece, ...]  # the top is last
    discards: tuple[Piece, ...]  # the top is last
    limit: int  # most points left for an ending
    factor: int = 1  # what the round counts by: 2 where a spade doubles it
    known: tuple[Hand, ...]  # pieces that everybody saw taken and that are still held
    drawn: Piece | None = None  # what the player on turn has just drawn or taken
    taken: bool = False  # it was the open discard
    turns: int = 0  # that a discard has ended
    begun: int = 0  # turns before this one, those without a discard included
    takes: int = 0
    returns: int = 0  # turns in a row that gave back the discard they took
    ending: Ending | None = None
    opener: int | None = None  # the first to spread
    face_down: Piece | None = None  # what the ender discarded
    melds: tuple[Meld, ...] = ()  # exposed ones, in the order of their exposure
    owners: tuple[int, ...] = ()  # whose each is
    left: tuple[int | None, ...] = ()  # the points left of those who have spread


class GinView(HandView, frozen=True, kw_only=True):
    rules: GinRules
    first: int
    turn: int
    phase: Phase
    hands: tuple[Hand | None, ...]  # the seat's own, those that are spread, all after the round
    counts: tuple[int, ...]
    stock: int
    discards: int  # how many lie there
    discard: Piece | None  # the one that lies open
    pile: tuple[Piece, ...]  # all discards, where they may be looked through; the top is last
    limit: int
    factor: int
    drawn: Piece | None  # what the seat's own turn has brought
    deadwood: int | None  # least points left of the seat's own hand, after the best discard
    may_end: bool
    ending: Ending | None
    opener: int | None
    melds: tuple[Meld, ...]
    owners: tuple[int, ...]
    left: tuple[int | None, ...]


class Take(Move, frozen=True):
    """Take the open discard, or the card turned up."""


class Draw(Move, frozen=True):
    """Draw from the stock."""


class Pass(Move, frozen=True):
    """Decline the card turned up; at the end of the stock, let the round stand still."""


class Discard(Move, frozen=True):
    """Throw one piece away, face up."""

    card: Piece


class Knock(Move, frozen=True):
    """End the round: with a piece, by discarding it; without one, on the pieces as they are."""

    card: Piece | None = None


class Add(Move, frozen=True):
    """Lay a piece off on an exposed meld, numbered from 1."""

    card: Piece
    meld: int


class Spread(Move, frozen=True):
    """Show the player's melds; the rest is what counts."""

    melds: tuple[Meld, ...] = ()


MOVES: Final[tuple[type[Move], ...]] = (Take, Draw, Pass, Discard, Knock, Add, Spread)

# Random play spends its time on making small values: those that recur are made once.
ACTS: Final = tuple((seat,) for seat in range(4))
TAKE, DRAW, PASS, KNOCK = Take(), Draw(), Pass(), Knock()
DISCARD: Final = tuple(Discard(one) for one in PIECES[:64])
_KNOCK_WITH: Final = tuple(Knock(one) for one in PIECES[:64])


def to_act(state: GinState) -> tuple[int, ...]:
    return () if state.outcome else ACTS[state.turn]


def turn_of(state: GinState, seat: int) -> Turn | None:
    """The ender spreads in the same turn; for the others spreading is a separate turn."""
    return Turn((state.begun,)) if seat in to_act(state) else None


def legal(state: GinState) -> tuple[Move, ...]:
    """Every move of the player on turn; of the ways to spread only the best."""
    if state.outcome:
        return ()
    if state.phase == "discard":
        return _legal_discards(state)
    if state.phase == "spread":
        return _legal_spreads(state)
    ends: tuple[Move, ...] = (KNOCK,) if _may_end_on(state, state.hands[state.turn]) else ()
    if state.phase == "upcard":
        return (TAKE, PASS, *ends)
    if state.phase == "stock":
        return (DRAW, *ends)
    if not at_wall(state):
        return (TAKE, DRAW, *ends)
    return (TAKE, PASS, *ends) if may_take_last(state) else (PASS, *ends)


def _legal_discards(state: GinState) -> tuple[Move, ...]:
    rules, hand = state.rules, state.hands[state.turn]
    barred = state.drawn if state.taken and not rules.may_return_taken else None
    moves: list[Move] = []
    if not must_end(state):
        # The same piece twice is one move.
        moves = [DISCARD[one] for one in dict.fromkeys(hand) if one != barred]
    if rules.end_after_discard:
        least = least_after_discard(hand, rules.cap, HAND - rules.least_melded)
        enough = {
            one: None for one, left in zip(hand, least, strict=True) if 0 <= left <= state.limit
        }
        moves += [_KNOCK_WITH[one] for one in enough if one != barred]
    if has_big_gin(state, hand):
        moves.append(KNOCK)
    return tuple(moves)


def _legal_spreads(state: GinState) -> tuple[Move, ...]:
    rules, hand = state.rules, state.hands[state.turn]
    adds = lay_offs(hand, state.melds) if may_lay_off(state) else ()
    best = Spread(best_melds(hand, rules.cap, _most_left(state)))
    if not rules.best_spread or not adds:
        return (*adds, best)
    least = least_left(hand, state.melds, rules.cap)
    kept = [add for add in adds if _least_after(hand, state.melds, add, rules.cap) == least]
    if least_deadwood(hand, rules.cap, HAND) == least:
        return (*kept, best)
    return tuple(kept)


def at_wall(state: GinState) -> bool:
    return len(state.stock) <= state.rules.wall


def must_end(state: GinState) -> bool:
    """The last discard was taken, and only to end."""
    return state.taken and state.rules.last_discard == "to-end" and at_wall(state)


def may_take_last(state: GinState) -> bool:
    """Whether the discard may be taken although the stock has come to its end."""
    rules, card = state.rules, state.discards[-1]
    if rules.last_discard != "to-end":
        return rules.last_discard == "open"
    hand = plus(state.hands[state.turn], card)
    if rules.big_gin and least_deadwood(hand, rules.cap, 0) == 0:
        return True
    least = least_after_discard(hand, rules.cap, HAND - rules.least_melded)
    return rules.end_after_discard and any(
        0 <= left <= state.limit and (rules.may_return_taken or one != card)
        for one, left in zip(hand, least, strict=True)
    )


def _may_end_on(state: GinState, hand: Hand) -> bool:
    """Petit Gin, or the third way (GIN-16, GIN-17)."""
    rules = state.rules
    return rules.end_before_draw and 0 <= least_points(rules, hand) <= state.limit


def has_big_gin(state: GinState, hand: Hand) -> bool:
    """Grand Gin: all eleven, one of them just taken (GIN-15, Q-GIN-5)."""
    rules = state.rules
    return (
        rules.big_gin
        and (state.drawn is not None or rules.big_gin_dealt)
        and least_deadwood(hand, rules.cap, 0) == 0
    )


def least_points(rules: GinRules, hand: Hand) -> int:
    """Least points left with enough pieces in melds, -1 if there are never enough."""
    return least_deadwood(hand, rules.cap, HAND - rules.least_melded)


def may_lay_off(at: GinState | GinView) -> bool:
    if at.turn == at.opener:
        return False
    return at.rules.layoff_on_gin or at.ending not in ("gin", "big-gin")


def must_be_enough(at: GinState | GinView) -> bool:
    """The player on turn ended the round and has to show that it was right."""
    return at.turn == at.opener and at.ending != "stalled"


def _most_left(at: GinState | GinView) -> int:
    if not must_be_enough(at):
        return HAND
    return 0 if at.ending == "big-gin" else HAND - at.rules.least_melded


# -------------------------------------------------------------------------------- what is left


def minus(hand: Hand, card: Piece) -> Hand:
    """A hand without one piece: `pieces.without` for what gin does most, and faster."""
    try:
        at = hand.index(card)
    except ValueError:
        raise RuleError("not-in-hand", piece=card) from None
    return hand[:at] + hand[at + 1 :]


@lru_cache(maxsize=1 << 10)
def _fits(meld: Meld) -> tuple[Piece, ...]:
    """The pieces that a meld can grow by."""
    low, high = meld[0], meld[-1]
    if low.rank == high.rank:
        suits = {one.suit for one in meld}
        return tuple(piece(low.rank, suit) for suit in range(4) if suit not in suits)
    ends = (low.rank - 1, high.rank + 1)
    return tuple(piece(rank, low.suit) for rank in ends if 1 <= rank <= 13)


def lay_offs(hand: Hand, melds: tuple[Meld, ...]) -> tuple[Add, ...]:
    """Every piece of a hand that can be laid off, meld by meld."""
    return tuple(
        Add(one, number)
        for number, meld in enumerate(melds, 1)
        for one in _fits(meld)
        if one in hand
    )


def after_adding(hand: Hand, melds: tuple[Meld, ...], add: Add) -> tuple[Hand, tuple[Meld, ...]]:
    """The hand and the exposed melds after a lay-off."""
    rest, at = minus(hand, add.card), add.meld - 1
    return rest, put(melds, at, read((*melds[at], PIECES[add.card]), MELDS).meld)


def _least_after(hand: Hand, melds: tuple[Meld, ...], add: Add, cap: int) -> int:
    rest, grown = after_adding(hand, melds, add)
    # The order of the melds does not matter here, and equal ones are as good.
    return least_left(rest, tuple(sorted(grown)), cap)


@lru_cache(maxsize=1 << 14)
def least_left(hand: Hand, melds: tuple[Meld, ...], cap: int) -> int:
    """Least points left after any lay-offs on `melds`."""
    least = least_deadwood(hand, cap, HAND)
    for add in lay_offs(hand, melds):
        if least == 0:
            break
        if melds.index(melds[add.meld - 1]) == add.meld - 1:
            least = min(least, _least_after(hand, melds, add, cap))
    return least


def check_shown(at: GinState | GinView, hand: Hand, rest: Hand) -> None:
    """Refuses a spread of `hand` that leaves `rest` if that is not good enough.

    Others show what they like (Q-GIN-17); what the ender shows has to be enough by itself.
    """
    rules, left = at.rules, worth(rest, at.rules.cap)
    if must_be_enough(at):
        if at.ending == "big-gin" and rest:
            raise RuleError("gin-not-all")
        if len(rest) > HAND - rules.least_melded:
            raise RuleError("gin-few-melded", least=rules.least_melded)
        if left > at.limit:
            raise RuleError("gin-much-left", left=left, most=at.limit)
    if rules.best_spread:
        if may_lay_off(at):
            least = least_left(hand, at.melds, rules.cap)
        else:
            least = least_deadwood(hand, rules.cap, _most_left(at))
        if left > least:
            raise RuleError("gin-not-best", least=least)


# ------------------------------------------------------------------------------------ unlisted

_MOST_ARRANGEMENTS: Final = 100


def unlisted(view: GinView) -> Iterator[Move]:
    """Ways to spread other than the best one."""
    if not view.free or view.seat is None:
        return
    hand = view.own
    listed = [sorted(move.melds) for move in view.legal if isinstance(move, Spread)]
    possible = tuple(find_melds(hand, MELDS))
    for melds in islice(_arrangements(hand, possible), _MOST_ARRANGEMENTS):
        if sorted(melds) in listed:
            continue
        try:
            check_shown(view, hand, without(hand, (one for meld in melds for one in meld)))
        except RuleError:
            continue
        yield Spread(melds)


def _arrangements(hand: Hand, melds: tuple[Meld, ...]) -> Iterator[tuple[Meld, ...]]:
    """Every choice of melds that the hand holds at once."""
    for at, meld in enumerate(melds):
        if all(one in hand for one in meld):
            # With two packs the same meld may be there again.
            for more in _arrangements(without(hand, meld), melds[at:]):
                yield (meld, *more)
    yield ()
