"""A round of Canasta as a value, its moves, and which of them are open."""

from collections.abc import Iterator
from itertools import islice
from typing import Final, Literal, NamedTuple

from rummel.game import HandView, Move, State, Turn
from rummel.games.canasta.rules import (
    BLACK_THREES,
    FULL,
    MOST_WILD,
    WILD,
    CanastaRules,
    count,
    in_order,
    wilds_of,
)
from rummel.pieces import JOKER, PIECES, Hand, Meld, Piece, without

Phase = Literal["draw", "answer", "meld"]
Word = Literal["yes", "no"]


class CanastaState(State, frozen=True, kw_only=True):
    rules: CanastaRules
    first: int  # left of the dealer
    carried: tuple[int, ...]  # totals before this round
    turn: int
    phase: Phase
    hands: tuple[Hand, ...]
    stock: tuple[Piece, ...]  # the top is last
    discards: tuple[Piece, ...]  # the top is last
    frozen: bool  # by a wild card or a red three in the pile (CAN-26)
    table: tuple[Meld, ...] = ()  # in the order in which they were laid
    owners: tuple[int, ...] = ()  # the side of each of them
    born: tuple[int, ...] = ()  # the turn in which each of them was laid
    canastas: tuple[int, ...]  # of each side
    red_threes: tuple[tuple[Piece, ...], ...]  # of each side
    turns: int = 1  # the number of this turn
    began: tuple[int, ...]  # the turn in which a seat first laid anything; 0: not yet
    laid: bool = False  # something in this turn
    added: bool = False  # in this turn, to a meld from before it
    drawn: tuple[Piece, ...] = ()  # this turn, from the stock
    answer: Word | None = None  # of the partner, in this turn (CAN-33)
    fines: tuple[int, ...]  # how often a side was allowed to go out and did not


class CanastaView(HandView, frozen=True, kw_only=True):
    rules: CanastaRules
    first: int
    carried: tuple[int, ...]
    turn: int
    phase: Phase
    hands: tuple[Hand | None, ...]
    counts: tuple[int, ...]
    stock: int
    discard: Piece | None  # the top of the pile
    discards: int
    under: int  # how many cards of the pile go to the hand of the player who takes it
    frozen: bool
    table: tuple[Meld, ...]
    owners: tuple[int, ...]
    sides: tuple[int, ...]  # of the seats
    red_threes: tuple[tuple[Piece, ...], ...]  # of each side
    turns: int
    opened: tuple[bool, ...]  # sides that have melded
    needed: int  # what the first meld of this seat's side has to count; 0 once it lies
    canastas: tuple[int, ...]  # of each side
    to_go_out: int  # the canastas that a side needs to go out
    drawn: tuple[Piece, ...]  # by this seat in this turn
    laid: bool
    answer: Word | None
    fines: tuple[int, ...]


class Draw(Move, frozen=True):
    """Draw from the stock."""


class Take(Move, frozen=True):
    """Take the pile. The first meld has its top card and what goes with it; a first meld of the
    side may need more melds. The top card alone goes to a meld of the side.
    """

    melds: tuple[Meld, ...]


class Pass(Move, frozen=True):
    """Leave the pile when the stock is empty: the round is over."""


class Ask(Move, frozen=True):
    """Ask the partner whether to go out."""


class Answer(Move, frozen=True):
    """Tell the partner to go out, or not to."""

    word: Word


class Lay(Move, frozen=True):
    """Lay melds; cards of a rank that the side has melded join that meld."""

    melds: tuple[Meld, ...]


class Add(Move, frozen=True):
    """Add cards to meld number `meld`, counted from 1."""

    meld: int
    cards: tuple[Piece, ...]


class Discard(Move, frozen=True):
    """Discard a card and end the turn."""

    card: Piece


_DRAW: Final = Draw()
_PASS: Final = Pass()
_ASK: Final = Ask()
_ANSWERS: Final = (Answer("yes"), Answer("no"))
_DISCARD: Final = tuple(Discard(card) for card in PIECES)
_WAYS: Final = 400  # first melds that are looked for
_MELDS_OF_FIRST: Final = 4  # melds that one of them has at most


class Sight(NamedTuple):
    """What decides on the melds of the seat on turn: the same in a state and in its view."""

    rules: CanastaRules
    hand: Hand
    melds: dict[int, int]  # of the side: the number of the meld of each rank
    table: tuple[Meld, ...]
    needed: int  # by the first meld; 0 once it lies
    canastas: int  # of the side
    refused: bool  # the partner does not want it to go out
    top: Piece | None
    under: int
    frozen: bool


def sight_of_view(view: CanastaView) -> Sight:
    assert view.seat is not None
    side = view.sides[view.seat]
    return Sight(
        view.rules,
        view.own,
        melds_of_side(view.table, view.owners, side),
        view.table,
        view.needed,
        view.canastas[side],
        view.answer == "no",
        view.discard,
        view.under,
        view.frozen,
    )


def sight_of(state: CanastaState) -> Sight:
    side = state.rules.team_of(state.turn)
    return Sight(
        state.rules,
        state.hands[state.turn],
        melds_of_side(state.table, state.owners, side),
        state.table,
        needed(state, state.turn),
        state.canastas[side],
        state.answer == "no",
        state.discards[-1] if state.discards else None,
        under(state),
        state.frozen,
    )


def melds_of_side(table: tuple[Meld, ...], owners: tuple[int, ...], side: int) -> dict[int, int]:
    return {
        meld[0] & 15: number
        for number, (meld, owner) in enumerate(zip(table, owners, strict=True), 1)
        if owner == side
    }


def needed(state: CanastaState, seat: int) -> int:
    """What the first meld of a seat's side has to count; 0 once it lies (CAN-20)."""
    if state.rules.side_of[seat] in state.owners:
        return 0
    return state.rules.first_meld(state.carried[seat])


def under(state: CanastaState) -> int:
    """The cards below the top of the pile but for red threes, which are laid (CAN-07)."""
    if not state.frozen:
        return max(0, len(state.discards) - 1)
    below = state.discards[:-1]
    return sum([card & 15 != 3 or card in BLACK_THREES for card in below])


# ---------------------------------------------------------------------------------------- legal


def to_act(state: CanastaState) -> tuple[int, ...]:
    if state.outcome:
        return ()
    if state.phase == "answer":
        return (partner(state.turn),)
    return (state.turn,)


def partner(seat: int) -> int:
    return (seat + 2) % 4


def turn_of(state: CanastaState, seat: int) -> Turn | None:
    """The partner who is asked reacts; the turn goes on after the answer."""
    if state.outcome:
        return None
    if seat == state.turn:
        return Turn((state.turns,))
    return Turn((state.turns,), reaction=True) if seat in to_act(state) else None


def legal(state: CanastaState, seat: int) -> tuple[Move, ...]:
    """The moves of a seat that can be listed: all but melds of several cards and first melds."""
    return offers(state, seat)[0]


def offers(state: CanastaState, seat: int) -> tuple[tuple[Move, ...], tuple[str, ...]]:
    """The moves of a seat that can be listed, and the words of those that can't."""
    if seat not in to_act(state):
        return (), ()
    if state.phase == "answer":
        return _ANSWERS, ()
    seen = sight_of(state)
    if state.phase == "draw":
        free = ("take",) if may_take(seen) else ()
        takes = tuple(_takes(seen)) if free and not seen.needed else ()
        if state.stock:
            return (_DRAW, *takes), free
        return (takes if must_take(seen) else (*takes, _PASS)), free
    moves: list[Move] = []
    kinds = dict.fromkeys(seen.hand)
    if can_leave(seen, len(seen.hand) - 1, seen.canastas, discarding=True):
        moves = [_DISCARD[card] for card in kinds]
    if may_ask(state):
        moves.append(_ASK)
    if seen.melds:
        moves += _single_adds(seen, kinds)
    return tuple(moves), ("lay", "add")


def may_ask(state: CanastaState) -> bool:
    """CAN-33: once a turn, before anything is laid."""
    return state.rules.may_ask and state.answer is None and not state.laid


def can_leave(seen: Sight, left: int, full: int, *, discarding: bool = False) -> bool:
    """Whether a hand of `left` cards may be left over, with `full` canastas on the table.

    A player who may not go out keeps one card after the discard (CAN-31), so two before it.
    """
    if left >= (1 if discarding else 2):
        return True
    if seen.refused or full < seen.rules.needed:  # CAN-30, CAN-33
        return False
    return discarding or left == 1 or not seen.rules.last_discard  # CAN-32, Q-CAN-8


def _fits(seen: Sight, lying: Meld, cards: tuple[Piece, ...]) -> bool:
    """Whether cards of the rank of a meld, and wild ones, may join it."""
    if seen.rules.closed_canastas and len(lying) + len(cards) > FULL:
        return False
    wild = wilds_of(cards)
    return not wild or wilds_of(lying) + wild <= MOST_WILD


def _becomes_full(lying: Meld, more: int) -> bool:
    return len(lying) < FULL <= len(lying) + more


def _single_adds(seen: Sight, kinds: dict[Piece, None]) -> Iterator[Add]:
    left = len(seen.hand) - 1
    for rank, number in seen.melds.items():
        lying = seen.table[number - 1]
        full = seen.canastas + _becomes_full(lying, 1)
        if left < 2 and not can_leave(seen, left, full):
            continue
        if seen.rules.closed_canastas and len(lying) >= FULL:
            continue
        room = wilds_of(lying) < MOST_WILD
        for card in kinds:
            if room if WILD[card] else card & 15 == rank:
                yield Add(number, (card,))


# --------------------------------------------------------------------------------- taking the pile


def is_stop(card: Piece) -> bool:
    """A card on which nobody may take the pile (CAN-08, CAN-27)."""
    return WILD[card] or card & 15 == 3


def is_frozen(seen: Sight) -> bool:
    """Only a natural pair takes the pile (CAN-22, CAN-26)."""
    return seen.frozen or bool(seen.needed) or seen.rules.always_frozen


def must_take(seen: Sight) -> bool:
    """With an empty stock a top card that fits a meld of the side has to be taken (CAN-37)."""
    if seen.top is None or is_stop(seen.top) or is_frozen(seen) or not seen.rules.take_for_meld:
        return False
    return next(_adding_take(seen, seen.top), None) is not None


def may_take(seen: Sight) -> bool:
    """Whether the hand has what taking the pile needs, the count of a first meld aside."""
    top = seen.top
    if top is None or is_stop(top):
        return False
    same = sum([card & 15 == top & 15 for card in seen.hand])
    if same >= 2:
        return True
    if is_frozen(seen):
        return False
    if seen.rules.take_for_meld and top & 15 in seen.melds:
        return True
    return bool(same) and seen.rules.take_with_wild and any(WILD[card] for card in seen.hand)


def _takes(seen: Sight) -> Iterator[Take]:
    """Ways to take the pile for a side that has melded: each with the fewest cards of its kind."""
    top = seen.top
    if top is None or is_stop(top):
        return
    same = [card for card in seen.hand if card & 15 == top & 15]
    if len(same) >= 2 and _can_take(seen, (top, *same[:2])):  # CAN-21
        yield Take((in_order((top, *same[:2])),))
    if is_frozen(seen):
        return
    yield from _adding_take(seen, top)
    if same and seen.rules.take_with_wild:
        for wild in _kinds_of_wild(seen.hand):
            if _can_take(seen, (top, same[0], wild)):  # CAN-24
                yield Take((in_order((top, same[0], wild)),))


def _adding_take(seen: Sight, top: Piece) -> Iterator[Take]:
    if seen.rules.take_for_meld and top & 15 in seen.melds and _can_take(seen, (top,)):  # CAN-25
        yield Take(((top,),))


def _can_take(seen: Sight, cards: tuple[Piece, ...]) -> bool:
    number = seen.melds.get(cards[0] & 15)
    lying = seen.table[number - 1] if number else ()
    if not _fits(seen, lying, cards):
        return False
    left = len(seen.hand) - len(cards) + 1 + seen.under
    return left >= 2 or can_leave(seen, left, seen.canastas + _becomes_full(lying, len(cards)))


def _kinds_of_wild(hand: Hand) -> list[Piece]:
    """A two and a joker, as far as they are there."""
    wild = [card for card in hand if WILD[card]]
    kinds = wild[:1]
    if wild and wild[-1] == JOKER != wild[0]:
        kinds.append(JOKER)
    return kinds


# -------------------------------------------------------------------------------------- laying


def unlisted(view: CanastaView) -> Iterator[Move]:
    """Melds of the hand, and ways to take the pile with a first meld."""
    if not view.free or view.seat is None:
        return
    seen = sight_of_view(view)
    if view.phase == "draw":
        if seen.needed and may_take(seen):
            yield from _first_takes(seen)
    elif seen.needed:
        yield from first_lays(seen)
    else:
        yield from _lays(seen)


def groups(seen: Sight, hand: Hand) -> dict[int, list[Meld]]:
    """New melds that a hand holds, by rank: all its cards of a rank, without and with wild ones."""
    by_rank: dict[int, list[Piece]] = {}
    wild: list[Piece] = []
    for card in hand:
        if WILD[card]:
            wild.append(card)
        elif card & 15 != 3:
            by_rank.setdefault(card & 15, []).append(card)
    melds_by_rank: dict[int, list[Meld]] = {}
    for rank, held in by_rank.items():
        if rank in seen.melds or len(held) < 2:
            continue
        cards = held[:FULL] if seen.rules.closed_canastas else held
        room = FULL - len(cards) if seen.rules.closed_canastas else MOST_WILD
        melds = [tuple(cards)] if len(cards) >= 3 else []
        for more in range(1, min(MOST_WILD, len(wild), room) + 1):
            for chosen in dict.fromkeys((tuple(wild[:more]), tuple(wild[-more:]))):
                melds.append((*cards, *chosen))
        if melds:
            melds_by_rank[rank] = melds
    return melds_by_rank


def _lays(seen: Sight) -> Iterator[Move]:
    """For a side that has melded: new melds, all cards of a rank at once, black threes at last."""
    size = len(seen.hand)
    for melds in groups(seen, seen.hand).values():
        for meld in melds:
            full = seen.canastas + (len(meld) >= FULL)
            if can_leave(seen, size - len(meld), full):
                yield Lay((meld,))
    ranks = [card & 15 for card in seen.hand]
    for rank, number in seen.melds.items():
        if ranks.count(rank) < 2:
            continue
        lying = seen.table[number - 1]
        more = tuple([card for card in seen.hand if card & 15 == rank])
        full = seen.canastas + _becomes_full(lying, len(more))
        if _fits(seen, lying, more) and can_leave(seen, size - len(more), full):
            yield Add(number, more)
    threes = ranks.count(3)
    if threes >= 3 and goes_out(seen, size - threes, seen.canastas):  # CAN-09
        yield Lay((tuple([card for card in seen.hand if card & 15 == 3]),))


def goes_out(seen: Sight, left: int, full: int) -> bool:
    """Whether the turn can only end by going out."""
    return left < 2 and can_leave(seen, left, full)


def first_lays(seen: Sight) -> Iterator[Lay]:
    """First melds that reach what they have to count (CAN-20)."""
    size = len(seen.hand)
    for melds in islice(_sums(groups(seen, seen.hand), seen.hand, seen.needed), _WAYS):
        laid = sum(map(len, melds))
        if can_leave(seen, size - laid, sum(len(meld) >= FULL for meld in melds)):
            yield Lay(melds)


def _first_takes(seen: Sight) -> Iterator[Take]:
    """CAN-23: the top card and a natural pair, and what else the first meld needs."""
    top = seen.top
    assert top is not None
    hand = seen.hand
    same = tuple([card for card in hand if card & 15 == top & 15])
    wild = [card for card in hand if WILD[card]]
    room = FULL - 3 if seen.rules.closed_canastas else len(hand)
    for natural in dict.fromkeys((same[:2], same[: 2 + room])):
        for more in range(min(MOST_WILD, len(wild)) + 1):
            if seen.rules.closed_canastas and len(natural) + 1 + more > FULL:
                break
            for chosen in dict.fromkeys((tuple(wild[:more]), tuple(wild[len(wild) - more :]))):
                meld = in_order((top, *natural, *chosen))
                rest = without(hand, (*natural, *chosen))
                lack = seen.needed - count(meld)
                others = groups(seen, rest)
                others.pop(top & 15, None)
                ways = _sums(others, rest, lack) if lack > 0 else iter([()])
                for melds in islice(ways, _WAYS):
                    left = len(rest) - sum(map(len, melds)) + seen.under
                    full = sum(len(one) >= FULL for one in (meld, *melds))
                    if can_leave(seen, left, full):
                        yield Take((meld, *melds))


def _sums(
    melds_by_rank: dict[int, list[Meld]], hand: Hand, least: int, most: int = _MELDS_OF_FIRST
) -> Iterator[tuple[Meld, ...]]:
    """Melds of different ranks that together count `least`, with no more than that needs."""
    if not most:
        return
    ranks = list(melds_by_rank)
    twos = sum([WILD[card] and card != JOKER for card in hand])
    jokers = hand.count(JOKER)
    for at, rank in enumerate(ranks):
        for meld in melds_by_rank[rank]:
            own = meld.count(JOKER)
            own_twos = wilds_of(meld) - own
            if own > jokers or own_twos > twos:
                continue
            points = count(meld)
            if points >= least:
                yield (meld,)
                continue
            rest = without(hand, meld)
            later = {one: _swapped(melds_by_rank[one], rest) for one in ranks[at + 1 :]}
            for melds in _sums(later, rest, least - points, most - 1):
                yield (meld, *melds)


def _swapped(melds: list[Meld], hand: Hand) -> list[Meld]:
    """The same melds with the wild cards that are left, as far as there are enough of them."""
    twos = [card for card in hand if WILD[card] and card != JOKER]
    jokers = hand.count(JOKER)
    swapped = []
    for meld in melds:
        own = meld.count(JOKER)
        own_twos = wilds_of(meld) - own
        if own <= jokers and own_twos <= len(twos):
            natural = meld[: len(meld) - own - own_twos]
            swapped.append((*natural, *twos[:own_twos], *(JOKER,) * own))
    return swapped
