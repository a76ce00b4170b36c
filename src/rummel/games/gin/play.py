"""Gin: melds grow in secret, and a player with little left outside them ends the round.

Sheet: 003, ledger `GIN` (`serie-noire-gin`): 2 to 4 players, 104 tiles, ten each and an eleventh
for the dealer's left, who begins by discarding. A round ends at the start of a turn, on ten tiles:
all of them in melds (Petit Gin), or 8 or 9 and less than ten points beside them; or with all
eleven just after taking one (Grand Gin). Then everybody spreads once, clockwise, and may extend
the melds that lie there.

The reference game `gin` is classic gin for two: 52 cards, the first one turned up and offered,
knocking with a discard at ten points or less, nothing laid off on a gin, dead at two cards.

Phases: `upcard` (the first card is offered), `stock` (nobody wanted it: draw), `draw` (the start of
a turn: end, take the last discard, or draw), `discard` (throw one away, or end with it), `spread`
(the round has ended: lay off, then show melds).
"""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from rummel.deal import Stream
from rummel.errors import RuleError
from rummel.game import (
    Event,
    Move,
    Opening,
    Outcome,
    Timeout,
    put,
    shuffled_among,
    tell,
    whisper,
    word_of,
)
from rummel.games.gin.rules import HAND, MELDS, GinRules, round_winners
from rummel.games.gin.scoring import Ending, Score, score, worth
from rummel.games.gin.state import (
    ACTS,
    DISCARD,
    DRAW,
    MOVES,
    PASS,
    Add,
    Discard,
    Draw,
    GinState,
    GinView,
    Knock,
    Pass,
    Phase,
    Spread,
    Take,
    after_adding,
    at_wall,
    check_shown,
    has_big_gin,
    least_left,
    least_points,
    legal,
    may_lay_off,
    may_take_last,
    minus,
    must_be_enough,
    must_end,
)
from rummel.melds import read
from rummel.pieces import PIECES, SUITS, Hand, Piece, deck, plus, without
from rummel.scoring import Account
from rummel.solve import least_after_discard, least_deadwood

Step = tuple[GinState, tuple[Event, ...]]

# Random play spends its time on making small values: those that recur are made once.
_SEATS: Final = range(4)
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
_SPADES: Final = SUITS.index("s")


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
        limit=_oklahoma_limit(rules, top) if rules.oklahoma else rules.limit,
        factor=2 if rules.spades_double and top.suit == _SPADES else 1,
        known=((),) * rules.players,
        left=(None,) * rules.players,
    )
    events.append(tell("dealt", cards=HAND, stock=len(stock)))
    if rules.upcard:
        events.append(tell("gin-upcard", pieces=(top,), most=state.limit))
    if state.factor > 1:
        events.append(tell("gin-double"))
    events.append(tell("starts", seat=first))
    return state, tuple(events)


def _draw_lots(rules: GinRules, stream: Stream) -> tuple[int, list[Event], Stream]:
    """The dealer drew the lowest number (GIN-05); players who tie for it draw again."""
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


def _oklahoma_limit(rules: GinRules, upcard: Piece) -> int:
    if upcard.rank == 1 and rules.oklahoma_ace == "gin":
        return 0
    return min(upcard.rank, 10)


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
        passed = replace(state, turn=after, phase=phase, begun=state.begun + 1)
        return passed, (tell("passed", seat=seat),)
    if state.phase != "draw" or not at_wall(state):
        raise RuleError("wrong-phase", move="pass")
    return _stall(state, seat, (tell("passed", seat=seat),))


def _take(state: GinState, _move: Take) -> Step:
    rules, seat = state.rules, state.turn
    if state.phase not in ("upcard", "draw"):
        raise RuleError("wrong-phase", move="take")
    takes = state.takes
    if state.phase == "draw":
        empty = at_wall(state)
        if empty and not may_take_last(state):
            raise RuleError("gin-take-to-end" if rules.last_discard == "to-end" else "gin-wall")
        takes += 1
        if takes == rules.max_takes and not (empty and rules.last_discard == "to-end"):
            return _stall(state, seat, ())
    card = state.discards[-1]
    taken = replace(
        state,
        phase="discard",
        hands=put(state.hands, seat, plus(state.hands[seat], card)),
        discards=state.discards[:-1],
        known=put(state.known, seat, plus(state.known[seat], card)),
        drawn=card,
        taken=True,
        takes=takes,
    )
    return taken, _TOOK[seat][card]


def _draw(state: GinState, _move: Draw) -> Step:
    if state.phase not in ("draw", "stock"):
        raise RuleError("wrong-phase", move="draw")
    if at_wall(state):
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
        hands=put(state.hands, seat, plus(state.hands[seat], card)),
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
    hand = minus(state.hands[seat], move.card)
    if must_end(state):
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
        known = put(known, seat, minus(known[seat], card))
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
        begun=state.begun + 1,
        returns=returns,
    )
    events = _DISCARDED[seat][card]
    if turns == rules.max_turns or (returns and returns == rules.max_returns):
        return _stall(gone, after, events)
    if rules.last_discard == "dead" and not rules.end_before_draw and at_wall(gone):
        return _stall(gone, after, events)  # nobody could do anything
    return gone, events


def _stall(state: GinState, seat: int, events: tuple[Event, ...]) -> Step:
    """Nobody ended the round, and it can't go on (Q-GIN-15)."""
    events = (*events, tell("gin-stalled"))
    if state.rules.stalled == "compare":
        return _open_spread(state, seat, "stalled"), events
    again = state.rules.stalled == "again"
    void = Outcome(
        reason="gin-again" if again else "gin-void",
        points=(0,) * state.rules.players,
        winners=(),
        void=again,
        next_first=state.first,
    )
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
    rest = minus(hand, move.card)
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
    if not has_big_gin(state, hand):
        dealt = state.drawn is None and not state.rules.big_gin_dealt
        raise RuleError("gin-dealt-eleven" if dealt else "gin-not-all")
    return _open_spread(state, state.turn, "big-gin"), (tell("gin-big", seat=state.turn),)


def _check_least(state: GinState, hand: Hand) -> None:
    least = least_points(state.rules, hand)
    if least < 0:
        raise RuleError("gin-few-melded", least=state.rules.least_melded)
    if least > state.limit:
        raise RuleError("gin-much-left", left=least, most=state.limit)


def _add(state: GinState, move: Add) -> Step:
    rules, seat = state.rules, state.turn
    if state.phase != "spread":
        raise RuleError("wrong-phase", move="add")
    if not may_lay_off(state):
        raise RuleError("gin-no-lay-off")
    if not 1 <= move.meld <= len(state.melds):
        raise RuleError("gin-no-meld", meld=move.meld, count=len(state.melds))
    hand = state.hands[seat]
    rest, melds = after_adding(hand, state.melds, move)
    if rules.best_spread:
        least = least_left(hand, state.melds, rules.cap)
        if least_left(rest, melds, rules.cap) > least:
            raise RuleError("gin-not-best", least=least)
    card = PIECES[move.card]
    known = state.known
    if card in known[seat]:
        known = put(known, seat, minus(known[seat], card))
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
    check_shown(state, state.hands[seat], rest)
    left = worth(rest, rules.cap)
    ending = state.ending
    if ending == "knock" and seat == state.opener and not rest:
        ending = "gin"
    after = (seat + 1) % rules.players
    shown = replace(
        state,
        turn=after,
        begun=state.begun + 1,
        hands=put(state.hands, seat, rest),
        ending=ending,
        melds=state.melds + melds,
        owners=state.owners + (seat,) * len(melds),
        left=put(state.left, seat, left),
    )
    events: tuple[Event, ...] = (tell("left", seat=seat, points=left),)
    if melds:
        events = (tell("melded", seat=seat, melds=melds), *events)
    if after != state.opener:
        return shown, events
    return replace(shown, outcome=_score(shown)), (*events, tell("round-over"))


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
        move = PASS if PASS in moves else DRAW
    state, events = apply(state, state.turn, move)
    return state, (*late, *events)


def _neutral_discard(state: GinState, moves: tuple[Move, ...]) -> Move:
    if state.drawn is not None and DISCARD[state.drawn] in moves:
        return DISCARD[state.drawn]
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


# ---------------------------------------------------------------------------------------- score


def _counted(state: GinState) -> Score:
    opener, ending = state.opener, state.ending
    assert opener is not None
    assert ending is not None
    left = [points or 0 for points in state.left]
    return score(state.rules, left, opener=opener, ending=ending, factor=state.factor)


def account(state: GinState) -> Account:
    """What the points of a round that is over are made of."""
    if state.outcome is None or state.opener is None:  # nobody has ended it (Q-GIN-15)
        return ((),) * state.rules.players
    return _counted(state).account


def _score(state: GinState) -> Outcome:
    rules = state.rules
    reason, points, _ = _counted(state)
    left = tuple(points or 0 for points in state.left)
    return Outcome(
        reason=reason,
        points=points,
        winners=round_winners(points),
        left=left,
        next_first=(state.first + 1) % rules.players,  # Q-GIN-16
    )


# ---------------------------------------------------------------------------------------- view


def view(state: GinState, seat: int | None) -> GinView:
    turn, outcome = state.turn, state.outcome
    moves = legal(state) if seat == turn else ()
    phase = state.phase
    return GinView(
        seat=seat,
        rules=state.rules,
        to_act=ACTS[turn] if outcome is None else (),
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
        pile=state.discards if state.rules.discards_open else (),
        limit=state.limit,
        factor=state.factor,
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
    """Whether the last discard does: after a draw it may be turned face down (GIN-12)."""
    if not state.discards or state.face_down is not None:
        return False
    if state.rules.discards_open or state.phase in ("upcard", "draw"):
        return True
    return state.phase == "spread" and state.ending != "big-gin"


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
    (*hands, stock, down, new), stream = shuffled_among(
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
        must_end(state) or (state.phase == "spread" and must_be_enough(state))
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


def moves_under(rules: GinRules) -> tuple[type[Move], ...]:
    # Where unwanted discards go back, there is always something to draw.
    passes = rules.upcard or not rules.recycles
    return tuple(kind for kind in MOVES if kind is not Pass or passes)
