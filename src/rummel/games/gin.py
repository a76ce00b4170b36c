"""Gin: melds grow in secret, and who has little left outside them ends the round.

Sheet: 003, ledger `GIN` (`serie-noire-gin`): 2 to 4 players, 104 tiles, ten each and an eleventh
for the dealer's left, who begins by discarding. A round ends at the start of a turn, on ten tiles:
all of them in melds (Petit Gin), or 8 or 9 and less than ten points beside them; or with all
eleven just after taking one (Grand Gin). Then everybody spreads once, clockwise, and may extend
what lies already.

The reference game `gin` is classic gin for two: 52 cards, the first one turned up and offered,
knocking with a discard at ten points or less, nothing laid off on a gin, dead at two cards.

Phases: `upcard` (the first card is offered), `stock` (nobody wanted it: draw), `draw` (the start of
a turn: end, take the last discard, or draw), `discard` (throw one away, or end with it), `spread`
(the round has ended: lay off, then show the own melds).
"""

from bisect import bisect
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import islice
from typing import Annotated, Any, Final, Literal

from msgspec.structs import replace

from rummel.deal import Stream
from rummel.errors import RuleError
from rummel.game import (
    Event,
    Family,
    Game,
    Move,
    Opening,
    Outcome,
    Rules,
    State,
    Timeout,
    View,
    mixed_anew,
    option,
    put,
    tell,
    whisper,
    word_of,
)
from rummel.melds import MeldRules, find_melds, read
from rummel.pieces import PIECES, Hand, Meld, Piece, deck, piece, without
from rummel.solve import best_melds, least_after_discard, least_deadwood

HAND: Final = 10
MELDS: Final = MeldRules()  # the ace is low, the suits of a set differ (Q-GIN-7, Q-GIN-19)

Phase = Literal["upcard", "stock", "draw", "discard", "spread"]
# How the round came to its end: "gin" is known only once the ender's melds lie.
Ending = Literal["knock", "gin", "big-gin", "stalled"]
Step = tuple["GinState", tuple[Event, ...]]


class GinRules(Rules, frozen=True, kw_only=True):
    """The settings of gin; the defaults are those of the sheet."""

    family = "gin"

    players: Annotated[int, option("GIN-01", ge=2, le=4)] = 2
    packs: Annotated[int, option("GIN-04", ge=1, le=2)] = 2
    # The first card is turned up and offered; else the first player is dealt an eleventh.
    upcard: Annotated[bool, option("GIN-06", "GIN-09")] = False
    court_ten: Annotated[bool, option("Q-GIN-6")] = False

    # With three or more players: what happens to a discard that the next one does not want.
    discards_return: Annotated[
        Literal["after", "before", "never"], option("GIN-12", "GIN-13", "Q-GIN-14")
    ] = "after"
    may_return_taken: Annotated[bool, option("Q-GIN-18")] = True

    end_before_draw: Annotated[bool, option("GIN-16", "Q-GIN-1")] = True
    end_after_discard: Annotated[bool, option("Q-GIN-1", "Q-GIN-2")] = False
    limit: Annotated[int, option("GIN-17", "Q-GIN-3", ge=0, le=20)] = 9
    oklahoma: Annotated[bool, option()] = False
    least_melded: Annotated[int, option("GIN-17", "Q-GIN-3", ge=0, le=HAND)] = 8
    big_gin: Annotated[bool, option("GIN-15")] = True
    big_gin_dealt: Annotated[bool, option("Q-GIN-5")] = False

    layoff_on_gin: Annotated[bool, option("Q-GIN-8")] = True
    best_spread: Annotated[bool, option("Q-GIN-17")] = False

    big_gin_bonus: Annotated[int, option("GIN-18", "GIN-23", ge=0, le=100)] = 50
    gin_bonus: Annotated[int, option("GIN-18", "GIN-23", ge=0, le=100)] = 25
    knock_bonus: Annotated[int, option("GIN-18", "GIN-23", ge=0, le=100)] = 20
    lowest_bonus: Annotated[int, option("GIN-21", ge=0, le=100)] = 50
    two_score_lowest: Annotated[bool, option("Q-GIN-11")] = False
    # Two players compare what they have left.
    win_bonus: Annotated[int, option("GIN-24", ge=0, le=100)] = 20
    undercut_bonus: Annotated[int, option("GIN-25", "GIN-26", ge=0, le=100)] = 10
    tie: Annotated[Literal["undercut", "gin-safe", "nobody"], option("GIN-26")] = "undercut"
    tie_keeps_bonus: Annotated[bool, option("Q-GIN-12")] = True

    # Nobody draws any more once so few pieces are in the stock.
    wall: Annotated[int, option("Q-GIN-15", ge=0, le=10)] = 0
    last_discard: Annotated[Literal["open", "to-end", "dead"], option("Q-GIN-15")] = "open"
    stalled: Annotated[Literal["void", "compare"], option("Q-GIN-15")] = "void"
    # The engine's own caps against endless rounds; 0: no such cap.
    max_turns: Annotated[int, option(ge=1, le=10_000)] = 200
    max_takes: Annotated[int, option(ge=0, le=1000)] = 0
    max_returns: Annotated[int, option(ge=0, le=100)] = 0

    def check(self) -> None:
        if self.oklahoma and not self.upcard:
            raise RuleError("options-clash", first="oklahoma", second="upcard")
        if not self.end_before_draw and not self.end_after_discard:
            raise RuleError("options-clash", first="end_before_draw", second="end_after_discard")
        if self.big_gin_dealt and not self.big_gin:
            raise RuleError("options-clash", first="big_gin_dealt", second="big_gin")
        if self.big_gin_dealt and self.upcard:
            raise RuleError("options-clash", first="big_gin_dealt", second="upcard")

    @property
    def cap(self) -> int:
        """The most that a piece is worth."""
        return 10 if self.court_ten else 13

    @property
    def recycles(self) -> bool:
        """Unwanted discards go back into the stock (GIN-12, GIN-13)."""
        return self.players > 2 and self.discards_return != "never"


class GinState(State, frozen=True, kw_only=True):
    rules: GinRules
    first: int  # left of the dealer
    turn: int
    phase: Phase
    hands: tuple[Hand, ...]  # once somebody has spread: what is left
    stock: tuple[Piece, ...]  # the top is last
    discards: tuple[Piece, ...]  # the top is last
    limit: int  # most points left for an ending
    known: tuple[Hand, ...]  # what everybody saw a player take who still holds it
    drawn: Piece | None = None  # what the player on turn has just drawn or taken
    taken: bool = False  # it was the open discard
    turns: int = 0
    takes: int = 0
    returns: int = 0  # turns in a row that gave back the discard they took
    ending: Ending | None = None
    opener: int | None = None  # the first to spread
    melds: tuple[Meld, ...] = ()  # exposed ones, in the order of their exposure
    owners: tuple[int, ...] = ()  # whose each is
    left: tuple[int | None, ...] = ()  # the points left of those who have spread


class GinView(View, frozen=True, kw_only=True):
    rules: GinRules
    first: int
    turn: int
    phase: Phase
    hands: tuple[Hand | None, ...]  # the own one, those that are spread, all after the round
    counts: tuple[int, ...]
    stock: int
    discards: int  # how many lie there
    discard: Piece | None  # the one that may be taken
    limit: int
    drawn: Piece | None  # what the own turn has brought
    deadwood: int | None  # least points left of the own hand, after the best discard
    may_end: bool
    ending: Ending | None
    opener: int | None
    melds: tuple[Meld, ...]
    owners: tuple[int, ...]
    left: tuple[int | None, ...]


class Take(Move):
    """Take the open discard, or the card turned up."""


class Draw(Move):
    """Draw from the stock."""


class Pass(Move):
    """Decline the card turned up; at the end of the stock, let the round stand still."""


class Discard(Move):
    """Throw one piece away, face up."""

    card: Piece


class Knock(Move):
    """End the round: with a piece, by discarding it; without one, on the pieces as they are."""

    card: Piece | None = None


class Add(Move):
    """Lay a piece off on an exposed meld, numbered from 1."""

    card: Piece
    meld: int


class Spread(Move):
    """Show the own melds; the rest is what counts."""

    melds: tuple[Meld, ...] = ()


# Random play spends its time on making small values: those that recur are made once.
_SEATS: Final = range(4)
_ACTS: Final = tuple((seat,) for seat in _SEATS)
_TAKE, _DRAW, _PASS, _KNOCK = Take(), Draw(), Pass(), Knock()
_DISCARD: Final = tuple(Discard(one) for one in PIECES[:64])
_KNOCK_WITH: Final = tuple(Knock(one) for one in PIECES[:64])
_DREW: Final = tuple(tell("drew", seat=seat) for seat in _SEATS)
_GOT: Final = tuple(tuple(whisper(seat, "got", pieces=(one,)) for one in PIECES[:64]) for seat in _SEATS)
_TOOK: Final = tuple(tuple((tell("took", seat=seat, pieces=(one,)),) for one in PIECES[:64]) for seat in _SEATS)
_DISCARDED: Final = tuple(
    tuple((tell("discarded", seat=seat, pieces=(one,)),) for one in PIECES[:64]) for seat in _SEATS
)
_PACKS: Final = (deck(1, 0), deck(2, 0))


# ---------------------------------------------------------------------------------------- deal


def deal(rules: GinRules, opening: Opening, stream: Stream) -> Step:
    events: list[Event] = []
    first = opening.first
    if first is None:
        dealer, lots, stream = _draw_lots(rules, stream)
        events = [*lots, tell("gin-deals", seat=dealer)]
        first = (dealer + 1) % rules.players
    cards, stream = stream.shuffled(_PACKS[rules.packs - 1])
    hands = [cards[HAND * seat : HAND * seat + HAND] for seat in range(rules.players)]
    stock, top = cards[HAND * rules.players : -1], cards[-1]
    if not rules.upcard:
        hands[first] = (*hands[first], top)  # GIN-06
    state = GinState(
        rules=rules,
        stream=stream,
        first=first,
        turn=first,
        phase="upcard" if rules.upcard else "discard",
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        stock=stock,
        discards=(top,) if rules.upcard else (),
        limit=_oklahoma_limit(top) if rules.oklahoma else rules.limit,
        known=((),) * rules.players,
        left=(None,) * rules.players,
    )
    events.append(tell("dealt", cards=HAND, stock=len(stock)))
    if rules.upcard:
        events.append(tell("gin-upcard", pieces=(top,), most=state.limit))
    events.append(tell("starts", seat=first))
    return state, tuple(events)


def _draw_lots(rules: GinRules, stream: Stream) -> tuple[int, list[Event], Stream]:
    """The dealer: who draws the lowest number (GIN-05); the lowest draw again if they are equal."""
    seats = list(range(rules.players))
    events = []
    while len(seats) > 1:
        pack = list(_PACKS[rules.packs - 1])
        lots = []
        for seat in seats:
            at, stream = stream.below(len(pack))
            lots.append(pack.pop(at))
            events.append(tell("gin-lot", seat=seat, pieces=(lots[-1],)))
        lowest = min(one & 15 for one in lots)
        seats = [seat for seat, one in zip(seats, lots, strict=True) if one & 15 == lowest]
    return seats[0], events, stream


def _oklahoma_limit(upcard: Piece) -> int:
    # An ace turned up asks for gin.
    return 0 if upcard.rank == 1 else min(upcard.rank, 10)


# ---------------------------------------------------------------------------------------- legal


def to_act(state: GinState) -> tuple[int, ...]:
    return () if state.outcome else _ACTS[state.turn]


def legal(state: GinState) -> tuple[Move, ...]:
    """Every move of the player on turn; of the ways to spread only the best."""
    if state.outcome:
        return ()
    if state.phase == "discard":
        return _legal_discards(state)
    if state.phase == "spread":
        return _legal_spreads(state)
    ends: tuple[Move, ...] = (_KNOCK,) if _may_end_on(state, state.hands[state.turn]) else ()
    if state.phase == "upcard":
        return (_TAKE, _PASS, *ends)
    if state.phase == "stock":
        return (_DRAW, *ends)
    if not _at_wall(state):
        return (_TAKE, _DRAW, *ends)
    return (_TAKE, _PASS, *ends) if _may_take_last(state) else (_PASS, *ends)


def _legal_discards(state: GinState) -> tuple[Move, ...]:
    rules, hand = state.rules, state.hands[state.turn]
    barred = state.drawn if state.taken and not rules.may_return_taken else None
    # The same piece twice is one move.
    pieces = hand if rules.packs == 1 else tuple(dict.fromkeys(hand))
    moves: list[Move] = []
    if not _must_end(state):
        moves = [_DISCARD[one] for one in pieces if one != barred]
    if rules.end_after_discard:
        limit = state.limit
        least = least_after_discard(pieces, rules.cap, HAND - rules.least_melded)
        if pieces is not hand:
            least = [_least(rules, _less(hand, one)) for one in pieces]
        moves += [
            _KNOCK_WITH[one]
            for one, left in zip(pieces, least, strict=True)
            if 0 <= left <= limit and one != barred
        ]
    if _has_big_gin(state, hand):
        moves.append(_KNOCK)
    return tuple(moves)
