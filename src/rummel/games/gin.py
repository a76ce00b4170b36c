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
    face_down: Piece | None = None  # what the ender discarded
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
    discard: Piece | None  # the one that lies open
    limit: int
    drawn: Piece | None  # what the own turn has brought
    deadwood: int | None  # least points left of the own hand, after the best discard
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
    """Show the own melds; the rest is what counts."""

    melds: tuple[Meld, ...] = ()


# Random play spends its time on making small values: those that recur are made once.
_SEATS: Final = range(4)
_ACTS: Final = tuple((seat,) for seat in _SEATS)
_TAKE, _DRAW, _PASS, _KNOCK = Take(), Draw(), Pass(), Knock()
_DISCARD: Final = tuple(Discard(one) for one in PIECES[:64])
_KNOCK_WITH: Final = tuple(Knock(one) for one in PIECES[:64])
_DREW: Final = tuple(tell("drew", seat=seat) for seat in _SEATS)
_GOT: Final = tuple(
    tuple(whisper(seat, "got", pieces=(one,)) for one in PIECES[:64]) for seat in _SEATS
)
_TOOK: Final = tuple(
    tuple((tell("took", seat=seat, pieces=(one,)),) for one in PIECES[:64]) for seat in _SEATS
)
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
    moves: list[Move] = []
    if not _must_end(state):
        # The same piece twice is one move.
        moves = [_DISCARD[one] for one in dict.fromkeys(hand) if one != barred]
    if rules.end_after_discard:
        least = least_after_discard(hand, rules.cap, HAND - rules.least_melded)
        enough = {
            one: None for one, left in zip(hand, least, strict=True) if 0 <= left <= state.limit
        }
        moves += [_KNOCK_WITH[one] for one in enough if one != barred]
    if _has_big_gin(state, hand):
        moves.append(_KNOCK)
    return tuple(moves)


def _legal_spreads(state: GinState) -> tuple[Move, ...]:
    rules, hand = state.rules, state.hands[state.turn]
    adds = _lay_offs(hand, state.melds) if _may_lay_off(state) else ()
    best = Spread(best_melds(hand, rules.cap, _most_left(state)))
    if not rules.best_spread or not adds:
        return (*adds, best)
    least = _least_left(hand, state.melds, rules.cap)
    kept = [add for add in adds if _least_after(hand, state.melds, add, rules.cap) == least]
    if least_deadwood(hand, rules.cap, HAND) == least:
        return (*kept, best)
    return tuple(kept)


def _at_wall(state: GinState) -> bool:
    return len(state.stock) <= state.rules.wall


def _must_end(state: GinState) -> bool:
    """The last discard was taken, and only to end."""
    return state.taken and state.rules.last_discard == "to-end" and _at_wall(state)


def _may_take_last(state: GinState) -> bool:
    """Whether the discard may be taken although the stock has come to its end."""
    rules, card = state.rules, state.discards[-1]
    if rules.last_discard != "to-end":
        return rules.last_discard == "open"
    hand = _more(state.hands[state.turn], card)
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
    return rules.end_before_draw and 0 <= _least(rules, hand) <= state.limit


def _has_big_gin(state: GinState, hand: Hand) -> bool:
    """Grand Gin: all eleven, one of them just taken (GIN-15, Q-GIN-5)."""
    rules = state.rules
    return (
        rules.big_gin
        and (state.drawn is not None or rules.big_gin_dealt)
        and least_deadwood(hand, rules.cap, 0) == 0
    )


def _least(rules: GinRules, hand: Hand) -> int:
    """Least points left with enough pieces in melds, -1 if there are never enough."""
    return least_deadwood(hand, rules.cap, HAND - rules.least_melded)


def _may_lay_off(at: GinState | GinView) -> bool:
    if at.turn == at.opener:
        return False
    return at.rules.layoff_on_gin or at.ending not in ("gin", "big-gin")


def _must_be_enough(at: GinState | GinView) -> bool:
    """The player on turn ended the round and has to show that it was right."""
    return at.turn == at.opener and at.ending != "stalled"


def _most_left(at: GinState | GinView) -> int:
    if not _must_be_enough(at):
        return HAND
    return 0 if at.ending == "big-gin" else HAND - at.rules.least_melded


# ---------------------------------------------------------------------------------------- apply


def apply(state: GinState, seat: int, move: Move) -> Step:
    if state.outcome is not None:
        raise RuleError("round-over")
    if seat != state.turn:
        raise RuleError("not-your-turn", seat=seat)
    act = _APPLY.get(type(move))
    if act is None:
        raise RuleError("wrong-move", move=word_of(move))
    return act(state, move)


def _pass(state: GinState, _move: Pass) -> Step:
    seat = state.turn
    if state.phase == "upcard":
        after = (seat + 1) % state.rules.players
        phase: Phase = "stock" if after == state.first else "upcard"
        return replace(state, turn=after, phase=phase), (tell("passed", seat=seat),)
    if state.phase != "draw" or not _at_wall(state):
        raise RuleError("wrong-phase", move="pass")
    return _stall(state, seat, (tell("passed", seat=seat),))


def _take(state: GinState, _move: Take) -> Step:
    rules, seat = state.rules, state.turn
    if state.phase not in ("upcard", "draw"):
        raise RuleError("wrong-phase", move="take")
    takes = state.takes
    if state.phase == "draw":
        at_wall = _at_wall(state)
        if at_wall and not _may_take_last(state):
            raise RuleError("gin-take-to-end" if rules.last_discard == "to-end" else "gin-wall")
        takes += 1
        if takes == rules.max_takes and not (at_wall and rules.last_discard == "to-end"):
            return _stall(state, seat, ())
    card = state.discards[-1]
    taken = replace(
        state,
        phase="discard",
        hands=put(state.hands, seat, _more(state.hands[seat], card)),
        discards=state.discards[:-1],
        known=put(state.known, seat, _more(state.known[seat], card)),
        drawn=card,
        taken=True,
        takes=takes,
    )
    return taken, _TOOK[seat][card]


def _draw(state: GinState, _move: Draw) -> Step:
    if state.phase not in ("draw", "stock"):
        raise RuleError("wrong-phase", move="draw")
    if _at_wall(state):
        raise RuleError("gin-wall")
    seat, stock, discards, stream = state.turn, state.stock, state.discards, state.stream
    events: tuple[Event, ...] = ()
    if state.rules.recycles:
        # GIN-13; back before the draw it could be drawn again at once (Q-GIN-14).
        before = state.rules.discards_return == "before"
        unwanted, discards = discards[-1], discards[:-1]
        at, stream = stream.below(len(stock) + before)
        stock = (*stock[:at], unwanted, *stock[at:])
        events = (tell("gin-returned", pieces=(unwanted,)),)
    card = stock[-1]
    drawn = replace(
        state,
        stream=stream,
        phase="discard",
        hands=put(state.hands, seat, _more(state.hands[seat], card)),
        stock=stock[:-1],
        discards=discards,
        drawn=card,
        taken=False,
    )
    return drawn, (_DREW[seat], _GOT[seat][card], *events)


def _discard(state: GinState, move: Discard) -> Step:
    rules, seat = state.rules, state.turn
    if state.phase != "discard":
        raise RuleError("wrong-phase", move="discard")
    hand = _less(state.hands[seat], move.card)
    if _must_end(state):
        raise RuleError("gin-must-end")
    card = PIECES[move.card]
    returns = 0
    if state.taken and card == state.drawn:
        if not rules.may_return_taken:
            raise RuleError("gin-same-piece", piece=card)
        returns = state.returns + 1
    after = (seat + 1) % rules.players
    known = state.known
    if card in known[seat]:
        known = put(known, seat, _less(known[seat], card))
    turns = state.turns + 1
    gone = replace(
        state,
        turn=after,
        phase="draw",
        hands=put(state.hands, seat, hand),
        discards=(*state.discards, card),
        known=known,
        drawn=None,
        taken=False,
        turns=turns,
        returns=returns,
    )
    events = _DISCARDED[seat][card]
    if turns == rules.max_turns or (returns and returns == rules.max_returns):
        return _stall(gone, after, events)
    if rules.last_discard == "dead" and not rules.end_before_draw and _at_wall(gone):
        return _stall(gone, after, events)  # nobody could do anything
    return gone, events


def _stall(state: GinState, seat: int, events: tuple[Event, ...]) -> Step:
    """Nobody ended the round, and it can't go on (Q-GIN-15)."""
    events = (*events, tell("gin-stalled"))
    if state.rules.stalled == "compare":
        return _open_spread(state, seat, "stalled"), events
    players = state.rules.players
    void = Outcome(reason="gin-void", points=(0,) * players, winners=(), next_first=state.first)
    return replace(state, outcome=void), (*events, tell("round-over"))


def _open_spread(state: GinState, seat: int, ending: Ending) -> GinState:
    return replace(
        state, turn=seat, phase="spread", ending=ending, opener=seat, drawn=None, taken=False
    )


def _knock(state: GinState, move: Knock) -> Step:
    rules, seat, hand = state.rules, state.turn, state.hands[state.turn]
    if move.card is None:
        if state.phase == "discard":
            return _end_with_eleven(state, hand)
        if state.phase == "spread" or not rules.end_before_draw:
            raise RuleError("wrong-phase", move="knock")
        _check_least(state, hand)
        return _open_spread(state, seat, "knock"), (tell("gin-ended", seat=seat),)
    if state.phase != "discard" or not rules.end_after_discard:
        raise RuleError("wrong-phase", move="knock")
    rest = _less(hand, move.card)
    card = PIECES[move.card]
    if state.taken and card == state.drawn and not rules.may_return_taken:
        raise RuleError("gin-same-piece", piece=card)
    _check_least(state, rest)
    ended = replace(
        _open_spread(state, seat, "knock"),
        hands=put(state.hands, seat, rest),
        face_down=card,
    )
    return ended, (tell("gin-ended", seat=seat),)


def _end_with_eleven(state: GinState, hand: Hand) -> Step:
    if not state.rules.big_gin:
        raise RuleError("gin-needs-discard")
    if not _has_big_gin(state, hand):
        dealt = state.drawn is None and not state.rules.big_gin_dealt
        raise RuleError("gin-dealt-eleven" if dealt else "gin-not-all")
    return _open_spread(state, state.turn, "big-gin"), (tell("gin-big", seat=state.turn),)


def _check_least(state: GinState, hand: Hand) -> None:
    least = _least(state.rules, hand)
    if least < 0:
        raise RuleError("gin-few-melded", least=state.rules.least_melded)
    if least > state.limit:
        raise RuleError("gin-much-left", left=least, most=state.limit)


def _add(state: GinState, move: Add) -> Step:
    rules, seat = state.rules, state.turn
    if state.phase != "spread":
        raise RuleError("wrong-phase", move="add")
    if not _may_lay_off(state):
        raise RuleError("gin-no-lay-off")
    if not 1 <= move.meld <= len(state.melds):
        raise RuleError("gin-no-meld", meld=move.meld, count=len(state.melds))
    hand = state.hands[seat]
    rest, melds = _after(hand, state.melds, move)
    if rules.best_spread:
        least = _least_left(hand, state.melds, rules.cap)
        if _least_left(rest, melds, rules.cap) > least:
            raise RuleError("gin-not-best", least=least)
    card = PIECES[move.card]
    known = state.known
    if card in known[seat]:
        known = put(known, seat, _less(known[seat], card))
    added = replace(state, hands=put(state.hands, seat, rest), melds=melds, known=known)
    return added, (tell("added", seat=seat, pieces=(card,), meld=move.meld),)


def _spread(state: GinState, move: Spread) -> Step:
    rules, seat = state.rules, state.turn
    if state.phase != "spread":
        raise RuleError("wrong-phase", move="spread")
    rest = state.hands[seat]
    for meld in move.melds:
        rest = without(rest, meld)
    melds = tuple(read(tuple(PIECES[one] for one in meld), MELDS).meld for meld in move.melds)
    _check_shown(state, state.hands[seat], rest)
    left = _worth(rest, rules.cap)
    ending = state.ending
    if ending == "knock" and seat == state.opener and not rest:
        ending = "gin"
    after = (seat + 1) % rules.players
    shown = replace(
        state,
        turn=after,
        hands=put(state.hands, seat, rest),
        ending=ending,
        melds=state.melds + melds,
        owners=state.owners + (seat,) * len(melds),
        left=put(state.left, seat, left),
    )
    events: tuple[Event, ...] = (tell("gin-left", seat=seat, points=left),)
    if melds:
        events = (tell("melded", seat=seat, melds=melds), *events)
    if after != state.opener:
        return shown, events
    return replace(shown, outcome=_score(shown)), (*events, tell("round-over"))


def _check_shown(at: GinState | GinView, hand: Hand, rest: Hand) -> None:
    """Refuses a spread of `hand` that leaves `rest` if that is not good enough.

    Others show what they like (Q-GIN-17); what the ender shows has to be enough by itself.
    """
    rules, left = at.rules, _worth(rest, at.rules.cap)
    if _must_be_enough(at):
        if at.ending == "big-gin" and rest:
            raise RuleError("gin-not-all")
        if len(rest) > HAND - rules.least_melded:
            raise RuleError("gin-few-melded", least=rules.least_melded)
        if left > at.limit:
            raise RuleError("gin-much-left", left=left, most=at.limit)
    if rules.best_spread:
        if _may_lay_off(at):
            least = _least_left(hand, at.melds, rules.cap)
        else:
            least = least_deadwood(hand, rules.cap, _most_left(at))
        if left > least:
            raise RuleError("gin-not-best", least=least)


def _timeout(state: GinState, _move: Timeout) -> Step:
    # The sheet knows no clock: what changes least is done. Nothing is taken and nobody ends; the
    # piece just drawn goes again, or the one whose loss costs least; the melds are shown at best.
    late = (tell("timed-out", seat=state.turn),)
    moves = legal(state)
    if state.phase == "discard":
        move: Move = _neutral_discard(state, moves)
    elif state.phase == "spread":
        move = moves[-1]
        if not isinstance(move, Spread):  # with `best_spread` lay-offs may have to come first
            state, events = apply(state, state.turn, move)
            state, more = _timeout(state, _move)
            return state, (*late, *events, *more[1:])
    else:
        move = _PASS if _PASS in moves else _DRAW
    state, events = apply(state, state.turn, move)
    return state, (*late, *events)


def _neutral_discard(state: GinState, moves: tuple[Move, ...]) -> Move:
    if state.drawn is not None and _DISCARD[state.drawn] in moves:
        return _DISCARD[state.drawn]
    hand = state.hands[state.turn]
    cost = dict(zip(hand, least_after_discard(hand, state.rules.cap, HAND), strict=True))
    thrown = [move for move in moves if isinstance(move, Discard)]
    if not thrown:  # the last discard was taken to end with it
        return moves[0]
    return min(thrown, key=lambda move: cost[move.card])


_APPLY: Final[dict[type[Move], Callable[[GinState, Any], Step]]] = {
    Pass: _pass,
    Take: _take,
    Draw: _draw,
    Discard: _discard,
    Knock: _knock,
    Add: _add,
    Spread: _spread,
    Timeout: _timeout,
}


# -------------------------------------------------------------------------------- what is left


def _more(hand: Hand, card: Piece) -> Hand:
    at = bisect(hand, card)
    return (*hand[:at], card, *hand[at:])


def _less(hand: Hand, card: Piece) -> Hand:
    try:
        at = hand.index(card)
    except ValueError:
        raise RuleError("not-in-hand", piece=card) from None
    return hand[:at] + hand[at + 1 :]


def _worth(hand: Hand, cap: int) -> int:
    return sum(min(one & 15, cap) for one in hand)


@lru_cache(maxsize=1 << 10)
def _fits(meld: Meld) -> tuple[Piece, ...]:
    """The pieces that a meld can grow by."""
    low, high = meld[0], meld[-1]
    if low.rank == high.rank:
        suits = {one.suit for one in meld}
        return tuple(piece(low.rank, suit) for suit in range(4) if suit not in suits)
    ends = (low.rank - 1, high.rank + 1)
    return tuple(piece(rank, low.suit) for rank in ends if 1 <= rank <= 13)


def _lay_offs(hand: Hand, melds: tuple[Meld, ...]) -> tuple[Add, ...]:
    return tuple(
        Add(one, number)
        for number, meld in enumerate(melds, 1)
        for one in _fits(meld)
        if one in hand
    )


def _after(hand: Hand, melds: tuple[Meld, ...], add: Add) -> tuple[Hand, tuple[Meld, ...]]:
    """The hand and the exposed melds after a lay-off."""
    rest, at = _less(hand, add.card), add.meld - 1
    return rest, put(melds, at, read((*melds[at], PIECES[add.card]), MELDS).meld)


def _least_after(hand: Hand, melds: tuple[Meld, ...], add: Add, cap: int) -> int:
    rest, grown = _after(hand, melds, add)
    # The order of the melds does not matter here, and equal ones are as good.
    return _least_left(rest, tuple(sorted(grown)), cap)


@lru_cache(maxsize=1 << 14)
def _least_left(hand: Hand, melds: tuple[Meld, ...], cap: int) -> int:
    """Least points left after any lay-offs on `melds`."""
    least = least_deadwood(hand, cap, HAND)
    for add in _lay_offs(hand, melds):
        if least == 0:
            break
        if melds.index(melds[add.meld - 1]) == add.meld - 1:
            least = min(least, _least_after(hand, melds, add, cap))
    return least


# ---------------------------------------------------------------------------------------- score


def _score(state: GinState) -> Outcome:
    rules, opener, ending = state.rules, state.opener, state.ending
    assert opener is not None
    assert ending is not None
    left = [points or 0 for points in state.left]
    points = [0] * rules.players
    bonus = _bonus(rules, ending)
    points[opener] = bonus
    reason = _REASONS[ending]
    if rules.players == 2:
        other = 1 - opener
        gap = left[other] - left[opener]
        undercut = rules.undercut_bonus if ending != "stalled" else 0
        if gap > 0:
            points[opener] += gap + rules.win_bonus  # GIN-24
        elif gap < 0:
            points[other] += rules.win_bonus - gap + undercut  # GIN-24, GIN-25
        elif rules.tie == "gin-safe" and ending in ("gin", "big-gin"):
            points[opener] += rules.win_bonus
        else:
            if rules.tie != "nobody":
                points[other] += undercut  # GIN-26
            if not rules.tie_keeps_bonus:
                points[opener] = 0
        if ending != "stalled" and points[other]:
            reason = "gin-undercut"
    if rules.players > 2 or rules.two_score_lowest:
        order = [(opener + step) % rules.players for step in range(rules.players)]
        points[min(order, key=lambda seat: left[seat])] += rules.lowest_bonus  # GIN-21, GIN-22
    best = max(points)
    return Outcome(
        reason=reason,
        points=tuple(points),
        winners=tuple(seat for seat, won in enumerate(points) if won == best > 0),
        next_first=(state.first + 1) % rules.players,  # Q-GIN-16
    )


_REASONS: Final = {
    "big-gin": "gin-big",
    "gin": "gin-full",
    "knock": "gin-knock",
    "stalled": "gin-compare",
}


def _bonus(rules: GinRules, ending: Ending) -> int:
    """For ending the round (GIN-18, GIN-23)."""
    if ending == "big-gin":
        return rules.big_gin_bonus
    if ending == "gin":
        return rules.gin_bonus
    return rules.knock_bonus if ending == "knock" else 0


# ---------------------------------------------------------------------------------------- view


def view(state: GinState, seat: int | None) -> GinView:
    turn, outcome = state.turn, state.outcome
    moves = legal(state) if seat == turn else ()
    phase = state.phase
    return GinView(
        seat=seat,
        rules=state.rules,
        to_act=_ACTS[turn] if outcome is None else (),
        legal=moves,
        free=("spread",) if moves and phase == "spread" else (),
        outcome=outcome,
        first=state.first,
        turn=turn,
        phase=phase,
        hands=tuple(
            [
                hand if at == seat or left is not None or outcome is not None else None
                for at, (hand, left) in enumerate(zip(state.hands, state.left, strict=True))
            ]
        ),
        counts=tuple([len(hand) for hand in state.hands]),
        stock=len(state.stock),
        discards=len(state.discards),
        discard=state.discards[-1] if _lies_open(state) else None,
        limit=state.limit,
        drawn=state.drawn if seat == turn else None,
        deadwood=None if seat is None else _deadwood(state, seat),
        may_end=bool(moves) and isinstance(moves[-1], Knock),
        ending=state.ending,
        opener=state.opener,
        melds=state.melds,
        owners=state.owners,
        left=state.left,
    )


def _lies_open(state: GinState) -> bool:
    """Whether the last discard does: who draws leaves it for good (GIN-12)."""
    if state.phase != "spread":
        return state.phase in ("upcard", "draw")
    return state.face_down is None and state.ending != "big-gin" and bool(state.discards)


def _deadwood(state: GinState, seat: int) -> int:
    left = state.left[seat]
    if left is not None:
        return left
    hand, cap = state.hands[seat], state.rules.cap
    if len(hand) > HAND and state.ending is None:
        return min(least_after_discard(hand, cap, HAND))
    return least_deadwood(hand, cap, len(hand))


def resample(state: GinState, seat: int | None, stream: Stream) -> GinState:
    turn = state.turn
    drawn = state.drawn if turn != seat and not state.taken else None
    shown = [_is_fixed(state, at, seat) for at in range(state.rules.players)]
    if shown[turn]:
        drawn = None
    # What a player was seen to take stays in the hand.
    hidden = [
        () if fixed else without(hand, known)
        for hand, known, fixed in zip(state.hands, state.known, shown, strict=True)
    ]
    singles = [state.face_down if state.opener != seat and state.outcome is None else None, drawn]
    if drawn is not None:
        hidden[turn] = without(hidden[turn], (drawn,))
    (*hands, stock, down, new), stream = mixed_anew(
        stream, (*hidden, state.stock, *(() if one is None else (one,) for one in singles))
    )
    if drawn is not None:
        hands[turn] += new
    return replace(
        state,
        stream=stream,
        hands=tuple(
            old if fixed else tuple(sorted((*hand, *known)))
            for old, hand, known, fixed in zip(state.hands, hands, state.known, shown, strict=True)
        ),
        stock=stock,
        face_down=down[0] if down else state.face_down,
        drawn=new[0] if new else state.drawn,
    )


def _is_fixed(state: GinState, at: int, seat: int | None) -> bool:
    """Whether the hand of `at` is the same whatever `seat` can't see."""
    if at == seat or state.outcome is not None or state.left[at] is not None:
        return True
    # That a hand was good enough to end is public before the hand is.
    return at == state.turn and (
        _must_end(state) or (state.phase == "spread" and _must_be_enough(state))
    )


def pieces_of(state: GinState) -> list[int]:
    down = () if state.face_down is None else (state.face_down,)
    return [
        *state.stock,
        *state.discards,
        *down,
        *(one for hand in state.hands for one in hand),
        *(one for meld in state.melds for one in meld),
    ]


# ------------------------------------------------------------------------------------ unlisted

_MOST_ARRANGEMENTS: Final = 100


def unlisted(view: GinView) -> Iterator[Move]:
    """Ways to spread other than the best one."""
    if not view.free or view.seat is None:
        return
    hand = view.hands[view.seat]
    assert hand is not None
    listed = [sorted(move.melds) for move in view.legal if isinstance(move, Spread)]
    found = tuple(find_melds(hand, MELDS))
    for melds in islice(_arrangements(hand, found), _MOST_ARRANGEMENTS):
        if sorted(melds) in listed:
            continue
        try:
            _check_shown(view, hand, without(hand, (one for meld in melds for one in meld)))
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


FAMILY = Family(
    name="gin",
    rules=GinRules,
    state=GinState,
    moves=(Take, Draw, Pass, Discard, Knock, Add, Spread),
    deal=deal,
    apply=apply,
    to_act=to_act,
    view=view,
    resample=resample,
    pieces_of=pieces_of,
    unlisted=unlisted,
)

GAMES = (
    Game(
        id="serie-noire-gin",
        family=FAMILY,
        rules=GinRules(rounds=0, target=100, max_rounds=30),
        seats=(2, 4),
        sheet="GIN",
    ),
    Game(
        id="gin",
        family=FAMILY,
        rules=GinRules(
            rounds=0,
            target=100,
            max_rounds=30,
            packs=1,
            upcard=True,
            court_ten=True,
            may_return_taken=False,
            end_before_draw=False,
            end_after_discard=True,
            limit=10,
            least_melded=0,
            big_gin=False,
            layoff_on_gin=False,
            big_gin_bonus=31,
            knock_bonus=0,
            lowest_bonus=0,
            win_bonus=0,
            undercut_bonus=25,
            tie="gin-safe",
            wall=2,
            last_discard="dead",
            max_takes=50,
        ),
        seats=(2, 2),
        sheet="",
    ),
)
