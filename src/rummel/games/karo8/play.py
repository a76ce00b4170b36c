"""Karo 8: heroes (red) against villains (black), rows that grow from the eights.

Sheet: 002, ledger `KAR`. 2 to 4 players, one pack of 52, six cards each. The holder of the eight
of diamonds begins; a turn lays one card next to its neighbour in its suit's row, or draws. The
team whose colour lies complete first wins.

Phases: `draw-eight` (no eight was dealt: everybody draws in turn, KAR-12), `start` (the first
eight), `play`, and, with `play_drawn`, `drawn` (the card just drawn may be laid).
"""

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Literal, assert_never

from msgspec.structs import replace

from rummel.deal import Stream
from rummel.errors import RuleError
from rummel.game import (
    Event,
    HandView,
    Move,
    Opening,
    Outcome,
    Rules,
    State,
    Timeout,
    Turn,
    option,
    put,
    seen_hands,
    shuffled_among,
    tell,
    whisper,
    word_of,
)
from rummel.pieces import PIECES, Hand, Piece, deck, is_red, piece, plus, without

EIGHTS = tuple(piece(8, suit) for suit in range(4))
SIMBA = piece(8, 1)  # the eight of diamonds (KAR-10)
BY_SUIT = (SIMBA, EIGHTS[2], EIGHTS[3], EIGHTS[0])  # an order of the eights (Q-KAR-5)
HIGH_ACE = 14
_PACK = deck(1, 0)

Row = tuple[int, int]  # lowest and highest place laid; (0, 0) before the eight
Phase = Literal["draw-eight", "start", "play", "drawn"]
Step = tuple["Karo8State", tuple[Event, ...]]


class Karo8Rules(Rules, frozen=True, kw_only=True):
    """The settings of Karo 8."""

    family = "karo8"

    # Seats of the heroes; empty: every other seat from the first (KAR-05, Q-KAR-8, Q-KAR-11).
    heroes: Annotated[
        tuple[Annotated[int, option(ge=0, le=3)], ...],
        option("KAR-05", "Q-KAR-8", "Q-KAR-11", group="deal"),
    ] = ()
    three_players: Annotated[bool, option("Q-KAR-8")] = True
    ace: Annotated[Literal["high", "low", "either"], option("Q-KAR-1", group="table")] = "high"
    may_hold: Annotated[bool, option("Q-KAR-2", "KAR-18", group="turn")] = False
    play_drawn: Annotated[bool, option("Q-KAR-3")] = False
    first_eight: Annotated[Literal["left", "suit", "youngest"], option("Q-KAR-5", group="deal")] = (
        "left"
    )
    youngest: Annotated[int, option("Q-KAR-5", ge=0, le=3)] = 0
    any_eight: Annotated[bool, option("Q-KAR-6")] = False

    def check(self) -> None:
        if self.players == 3 and not self.three_players:
            raise RuleError("options-clash", first="players", second="three_players")
        if self.youngest >= self.players:
            raise RuleError("options-clash", first="players", second="youngest")
        if self.heroes and not (
            len(set(self.heroes)) == len(self.heroes) < self.players
            and max(self.heroes) < self.players
        ):
            raise RuleError("options-clash", first="players", second="heroes")

    def team_of(self, seat: int) -> int:
        return int(self.is_hero(seat))

    @property
    def tie_is_draw(self) -> bool:
        return True  # two teams that have won equally often

    def is_hero(self, seat: int) -> bool:
        return seat in self.heroes if self.heroes else seat % 2 == 0


class Karo8State(State, frozen=True, kw_only=True):
    rules: Karo8Rules
    first: int  # left of the dealer
    turn: int
    phase: Phase
    hands: tuple[Hand, ...]
    stock: tuple[Piece, ...]  # the top is last
    rows: tuple[Row, ...] = ((0, 0),) * 4
    drawn: Piece | None = None
    passes: int = 0  # in a row, with an empty stock
    turns: int = 0  # that are over


class Karo8View(HandView, frozen=True, kw_only=True):
    rules: Karo8Rules
    turn: int
    phase: Phase
    hands: tuple[Hand | None, ...]
    counts: tuple[int, ...]
    stock: int
    rows: tuple[Row, ...]
    gaps: tuple[tuple[int, ...], ...]  # the places where each row can grow
    heroes: tuple[int, ...]


class Lay(Move, frozen=True):
    """Lay one card in its row."""

    card: Piece


class Draw(Move, frozen=True):
    """Draw one card."""


class Pass(Move, frozen=True):
    """Let the next player go on."""


MOVES: tuple[type[Move], ...] = (Lay, Draw, Pass)
AnyMove = Lay | Draw | Pass | Timeout


# ---------------------------------------------------------------------------------------- deal


def deal(rules: Karo8Rules, opening: Opening, stream: Stream) -> Step:
    cards, stream = stream.shuffled(deck(1, 0))
    first = opening.first
    if first is None:
        first, stream = stream.below(rules.players)
    hands = tuple(tuple(sorted(cards[6 * seat : 6 * seat + 6])) for seat in range(rules.players))
    starter = _starter(rules, hands, first)
    state = Karo8State(
        rules=rules,
        stream=stream,
        first=first,
        turn=first if starter is None else starter,
        phase="draw-eight" if starter is None else "start",
        hands=hands,
        stock=cards[6 * rules.players :],
    )
    begins = tell("no-eight", seat=first) if starter is None else tell("starts", seat=starter)
    return state, (tell("dealt", cards=6, stock=len(state.stock)), begins)


def _starter(rules: Karo8Rules, hands: tuple[Hand, ...], first: int) -> int | None:
    """Who begins: the holder of Simba (KAR-10), else of another eight (KAR-11), else nobody."""
    order = [(first + step) % rules.players for step in range(rules.players)]
    if rules.first_eight == "youngest":
        order = [(rules.youngest + step) % rules.players for step in range(rules.players)]
    holders = {eight: seat for seat in order for eight in EIGHTS if eight in hands[seat]}
    if SIMBA in holders:
        return holders[SIMBA]
    if rules.first_eight == "suit":
        return next((holders[eight] for eight in BY_SUIT if eight in holders), None)
    return next((seat for seat in order if seat in holders.values()), None)


# ---------------------------------------------------------------------------------------- legal


def to_act(state: Karo8State) -> tuple[int, ...]:
    return () if state.outcome else (state.turn,)


def turn_of(state: Karo8State, seat: int) -> Turn | None:
    return Turn((state.turns,)) if seat in to_act(state) else None


def legal(state: Karo8State) -> tuple[Move, ...]:
    """Every move of the player on turn."""
    if state.outcome:
        return ()
    if state.phase == "draw-eight":
        return (Draw(),)
    cards = _layable(state)
    lays = tuple(Lay(card) for card in cards)
    if state.phase == "start":
        return lays
    if state.phase == "drawn":
        return (*lays, Pass())
    if lays and not _may_hold(state):
        return lays
    return (*lays, Draw() if state.stock else Pass())


def _layable(state: Karo8State) -> tuple[Piece, ...]:
    hand = state.hands[state.turn]
    if state.phase == "start":
        eights = tuple(card for card in hand if card.rank == 8)
        if state.rules.any_eight:
            return eights
        # The very eight that makes the holder start (Q-KAR-6).
        if SIMBA in eights:
            return (SIMBA,)
        if state.rules.first_eight == "suit":
            return tuple(card for card in BY_SUIT if card in eights)[:1]
        return eights
    if state.phase == "drawn":
        hand = (state.drawn,) if state.drawn is not None else ()
    return tuple(card for card in hand if place_of(state, card))


def place_of(state: Karo8State, card: Piece) -> int:
    """Where the card would go in its row, 0 if nowhere."""
    return _place(state.rules, state.rows, card)


def fitting(rules: Karo8Rules, rows: Sequence[Row]) -> tuple[Piece, ...]:
    """Every card that fits the rows."""
    return tuple(card for card in _PACK if _place(rules, rows, card))


def laid(rows: Sequence[Row]) -> tuple[Piece, ...]:
    """Every card that lies in the rows."""
    return tuple(
        piece((place - 1) % 13 + 1, suit)
        for suit, (low, high) in enumerate(rows)
        for place in range(low, high + 1)
        if low
    )


def rows_before(rows: tuple[Row, ...], card: Piece) -> tuple[Row, ...]:
    """The rows before a card was laid at an end of one of them."""
    low, high = rows[card.suit]
    if low == high:
        return put(rows, card.suit, (0, 0))
    upper = card.rank == high or (card.rank == 1 and high == HIGH_ACE)
    return put(rows, card.suit, (low, high - 1) if upper else (low + 1, high))


def _place(rules: Karo8Rules, rows: Sequence[Row], card: Piece) -> int:
    low, high = rows[card.suit]
    return _ends(rules.ace, low, high).get(card.rank, 0)


@cache
def _ends(ace: str, low: int, high: int) -> dict[int, int]:
    """The ranks that a row goes on with, and their places (KAR-13, KAR-14)."""
    if not low:
        return {8: 8}
    if high - low == 12:
        return {}
    ends = {place: place for place in (low - 1, high + 1) if 1 < place < HIGH_ACE}
    if low == 2 and ace != "high":
        ends[1] = 1
    elif high == HIGH_ACE - 1 and ace != "low":
        ends[1] = HIGH_ACE
    return ends


def _may_hold(state: Karo8State) -> bool:
    # A lap of passes on an empty stock would never end, so then laying is compulsory again.
    return state.rules.may_hold and state.passes < state.rules.players


# ---------------------------------------------------------------------------------------- apply


def apply(state: Karo8State, seat: int, move: Move) -> Step:
    if state.outcome:
        raise RuleError("round-over")
    if seat != state.turn:
        raise RuleError("not-your-turn", seat=seat)
    if not isinstance(move, AnyMove):
        raise RuleError("wrong-move", move=word_of(move))
    match move:
        case Lay():
            return _lay(state, move.card)
        case Draw():
            return _draw(state)
        case Pass():
            return _pass(state)
        case Timeout():
            # The sheet knows no clock: the first card that fits is laid, or the turn ends.
            after, events = apply(state, seat, legal(state)[0])
            return after, (tell("timed-out", seat=seat), *events)
        case _:
            assert_never(move)


def _lay(state: Karo8State, card: Piece) -> Step:
    seat = state.turn
    hand = without(state.hands[seat], (card,))
    if state.phase == "draw-eight" or (state.phase == "drawn" and card != state.drawn):
        raise RuleError("wrong-phase", move="lay")
    if state.phase == "start":
        if card not in (eights := _layable(state)):
            raise RuleError("karo-must-eight", piece=eights[0])
        place = 8
    else:
        place = place_of(state, card)
        if not place:
            raise RuleError("karo-no-row", piece=card, needed=_missing(state, card))
    low, high = state.rows[card.suit]
    row = (min(low or 8, place), max(high, place))
    laid = replace(
        state,
        phase="play",
        hands=put(state.hands, seat, hand),
        rows=put(state.rows, card.suit, row),
        drawn=None,
        passes=0,
        turn=_next(state),
        turns=state.turns + 1,
    )
    events = [tell("laid", seat=seat, pieces=(card,))]
    if is_complete(laid, (1, 2) if is_red(card) else (0, 3)):
        red = is_red(card)
        winners = tuple(
            one for one in range(state.rules.players) if state.rules.is_hero(one) is red
        )
        points = tuple(int(one in winners) for one in range(state.rules.players))
        outcome = Outcome(
            reason="heroes" if red else "villains",
            points=points,
            winners=winners,
            next_first=(state.first + 1) % state.rules.players,
        )
        return replace(laid, outcome=outcome), (*events, tell("round-over"))
    return laid, tuple(events)


def _missing(state: Karo8State, card: Piece) -> Piece:
    """The card that has to lie before `card` can (KAR-15)."""
    low, high = state.rows[card.suit]
    if not low:
        return piece(8, card.suit)
    high_side = card.rank > 8 or (card.rank == 1 and state.rules.ace != "low")
    return PIECES[card.suit << 4 | (high if high_side else low) + (1 if high_side else -1)]


def is_complete(state: Karo8State, suits: tuple[int, int]) -> bool:
    """All 26 cards of a colour lie (KAR-07, KAR-08)."""
    return all(high - low == 12 for low, high in (state.rows[suit] for suit in suits))


def _draw(state: Karo8State) -> Step:
    if state.phase not in ("play", "draw-eight") or not state.stock:
        raise RuleError("wrong-phase", move="draw")
    if state.phase == "play" and _layable(state) and not _may_hold(state):
        raise RuleError("karo-must-lay")
    seat = state.turn
    over = {"turn": _next(state), "turns": state.turns + 1}
    card = state.stock[-1]
    hand = plus(state.hands[seat], card)
    drawn = replace(state, stock=state.stock[:-1], hands=put(state.hands, seat, hand))
    events = (tell("drew", seat=seat), whisper(seat, "got", pieces=(card,)))
    if state.phase == "draw-eight":
        if card.rank == 8:  # KAR-12: the first to draw an eight starts, with it
            return replace(drawn, phase="start"), (*events, tell("starts", seat=seat))
        return replace(drawn, **over), events
    if state.rules.play_drawn and place_of(drawn, card):
        return replace(drawn, phase="drawn", drawn=card), events
    return replace(drawn, **over), events


def _pass(state: Karo8State) -> Step:
    if state.phase == "drawn":
        kept = replace(state, phase="play", drawn=None, turn=_next(state), turns=state.turns + 1)
        return kept, (tell("passed", seat=state.turn),)
    if state.phase != "play" or state.stock:
        raise RuleError("wrong-phase", move="pass")
    if _layable(state) and not _may_hold(state):
        raise RuleError("karo-must-lay")
    passed = replace(state, passes=state.passes + 1, turn=_next(state), turns=state.turns + 1)
    return passed, (tell("passed", seat=state.turn),)


def _next(state: Karo8State) -> int:
    return (state.turn + 1) % state.rules.players


# ---------------------------------------------------------------------------------------- view


def view(state: Karo8State, seat: int | None) -> Karo8View:
    over = state.outcome is not None
    return Karo8View(
        seat=seat,
        rules=state.rules,
        to_act=to_act(state),
        legal=legal(state) if seat == state.turn else (),
        outcome=state.outcome,
        turn=state.turn,
        phase=state.phase,
        hands=seen_hands(state.hands, seat, over=over),
        counts=tuple(len(hand) for hand in state.hands),
        stock=len(state.stock),
        rows=state.rows,
        gaps=tuple(_gaps(state, suit) for suit in range(4)),
        heroes=tuple(one for one in range(state.rules.players) if state.rules.is_hero(one)),
    )


def _gaps(state: Karo8State, suit: int) -> tuple[int, ...]:
    return tuple(sorted(_ends(state.rules.ace, *state.rows[suit]).values()))


def resample(state: Karo8State, seat: int | None, stream: Stream) -> Karo8State:
    # Until the first eight lies, the phase itself reveals who holds eights: they stay. And a card
    # that was drawn and may be laid at once is known to fit.
    fixed: tuple[Piece, ...] = () if any(high for _, high in state.rows) else EIGHTS
    if state.drawn is not None:
        fixed = (*fixed, state.drawn)
    hidden = [() if at == seat or state.outcome else hand for at, hand in enumerate(state.hands)]
    (*hands, stock), stream = shuffled_among(stream, (*hidden, state.stock), fixed=fixed)
    if state.phase == "draw-eight":
        stock, stream = stream.shuffled(stock)
    return replace(
        state,
        stream=stream,
        stock=stock,
        hands=tuple(
            tuple(sorted(hand)) if hand else state.hands[at] for at, hand in enumerate(hands)
        ),
    )


def pieces_of(state: Karo8State) -> list[int]:
    return [*laid(state.rows), *state.stock, *(card for hand in state.hands for card in hand)]
