"""111: put twelve numbers in order without ever rearranging them.

Sheet: 000, ledger `ONE`. 2 to 5 players, 110 cards with the numbers 2 to 111, twelve each in the
order in which they were dealt. A turn swaps one card with the centre: a card is taken, put in
anywhere, and a neighbour of its place leaves the hand. A player who announces a hand that rises or
falls from end to end gets the joker symbols on it and 5 more; the others get those on their best
series.
A match goes to 60 points.

Parameters: the size of the hands, for all (`hand`) or for each seat (`hands`); what a series is
and which one counts; what happens when the draw pile runs short; how the end is announced.

How many symbols each card shows is lost with the sheet's pictures: `symbols` is data, and the
default is our own table, not the printed one (Q-ONE-6).

Phases: `choose` (only with `direction="chosen"`: all settle on rising or falling at once), then
for each turn `take` (the centre may be cleared before), `insert`, and `announce` (or pass).

A card is a plain number here. A hand is never sorted: its order is the game.
"""

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Final, Literal, assert_never

from msgspec.structs import replace

from rummel.deal import Stream
from rummel.errors import RuleError
from rummel.game import (
    Event,
    Move,
    Opening,
    Outcome,
    Rules,
    State,
    Timeout,
    Turn,
    View,
    option,
    put,
    seen_hands,
    shuffled_among,
    tell,
    whisper,
    word_of,
)
from rummel.scoring import Account, Entry

CARDS: Final = tuple(range(2, 112))  # ONE-02
CENTRE: Final = 3  # ONE-07
BONUS: Final = 5  # ONE-30

# Our own table, by the last digit; it fits the four cards that the sheet tells (Q-ONE-6).
_BY_LAST_DIGIT: Final = (4, 1, 2, 1, 2, 3, 1, 3, 2, 1)
OUR_SYMBOLS: Final = tuple(_BY_LAST_DIGIT[card % 10] for card in CARDS)

Cards = tuple[int, ...]
Direction = Literal["rising", "falling"]
Drop = Literal["left", "right", "far"]  # which card leaves for one that is put in
Phase = Literal["choose", "take", "insert", "announce"]
Step = tuple["OneElevenState", tuple[Event, ...]]


class OneElevenRules(Rules, frozen=True, kw_only=True):
    """The settings of 111."""

    family = "one-eleven"

    players: Annotated[int, option("ONE-01", ge=2, le=5, group="match")] = 2
    rounds: Annotated[int, option("ONE-41", ge=0, le=100)] = 0
    target: Annotated[int, option("ONE-38", ge=0, le=10_000)] = 60
    last_round_decides: Annotated[bool, option("ONE-40", "Q-ONE-15", group="match")] = True

    hand: Annotated[int, option("ONE-05", "ONE-42", ge=2, le=53, group="deal")] = 12
    # The size of each seat's hand; empty: `hand` for everyone.
    hands: Annotated[
        tuple[Annotated[int, option(ge=2, le=105)], ...], option("ONE-43", "Q-ONE-16")
    ] = ()
    # The joker symbols on the cards 2, 3, … 111.
    symbols: Annotated[
        tuple[Annotated[int, option(ge=1, le=9)], ...], option("ONE-03", "Q-ONE-6")
    ] = OUR_SYMBOLS
    series: Annotated[Literal["contiguous", "subsequence"], option("Q-ONE-1", group="score")] = (
        "contiguous"
    )
    best: Annotated[Literal["value", "length"], option("ONE-33", "Q-ONE-3")] = "value"
    others_score: Annotated[Literal["always", "after-mistake"], option("Q-ONE-2")] = "always"
    direction: Annotated[Literal["either", "chosen"], option("ONE-10", "Q-ONE-4", group="turn")] = (
        "either"
    )
    announced_for_you: Annotated[bool, option("Q-ONE-8")] = False
    # What clearing does when the draw pile has fewer than three cards.
    short_pile: Annotated[Literal["reshuffle", "stay", "rest"], option("Q-ONE-10")] = "reshuffle"
    youngest: Annotated[int, option("ONE-09", ge=0, le=4, group="deal")] = 0
    # The engine's cap against endless rounds: turns for each player.
    max_turns: Annotated[int, option("Q-ONE-11", ge=1, le=1000, group="limits")] = 100

    def check(self) -> None:
        if len(self.symbols) != len(CARDS):
            raise RuleError(
                "bad-option",
                option="symbols",
                value=str(len(self.symbols)),
                expected=f"{len(CARDS)} × 1…9",
            )
        if self.hands and len(self.hands) != self.players:
            raise RuleError("options-clash", first="players", second="hands")
        if sum(self.sizes) + CENTRE > len(CARDS):  # Q-ONE-16
            which = "hands" if self.hands else "hand"
            raise RuleError("options-clash", first="players", second=which)
        if self.youngest >= self.players:
            raise RuleError("options-clash", first="players", second="youngest")

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return self.hands or (self.hand,) * self.players

    def worth(self, cards: Sequence[int]) -> int:
        """The joker symbols on the cards."""
        symbols = self.symbols
        return sum([symbols[card - 2] for card in cards])


class OneElevenState(State, frozen=True, kw_only=True):
    rules: OneElevenRules
    first: int
    turn: int
    phase: Phase
    hands: tuple[Cards, ...]
    centre: Cards  # 0: an empty spot, or the one whose card has just been taken
    shown: tuple[bool, ...]  # which of the centre cards lie open
    draw: Cards  # the top is last
    discards: Cards = ()  # the top is last
    turns: int = 0  # that are over
    taken: int = 0  # the card in the player's other hand; 0: none
    spot: int = 0  # where it came from, counted from 1
    directions: tuple[Direction | None, ...] = ()  # what each seat has settled on


class OneElevenView(View, frozen=True, kw_only=True):
    rules: OneElevenRules
    turn: int
    phase: Phase
    hands: tuple[Cards | None, ...]  # the seat's own; all of them once the round is over
    counts: tuple[int, ...]
    centre: tuple[int | None, ...]  # None: face down; 0: empty
    draw: int
    discards: int
    top: int  # of the discards; 0: there are none
    pile: Cards  # all discards, for looking through (Q-ONE-18); the top is last
    taken: int | None  # None: a card that only its taker knows; 0: none
    spot: int  # where it came from, counted from 1; 0: nowhere
    turns_left: int  # of all players together, this one included, before the cap ends the round
    directions: tuple[Direction | None, ...]  # the seat's own; all of them once the round is over
    series: Cards  # what would score in the seat's own hand now
    points: int  # and what it would score
    ordered: bool  # the seat's own hand is in order from end to end
    counted: tuple[Cards, ...]  # what each hand has scored with, once the round is over


class Choose(Move, frozen=True):
    """Settle on a direction for this round."""

    direction: Direction


class Clear(Move, frozen=True):
    """Clear three open centre cards away for three fresh ones."""


class Take(Move, frozen=True):
    """Take the centre card on a spot, counted from 1."""

    spot: int


class Insert(Move, frozen=True):
    """Put the taken card in with `gap` cards to its left; a neighbour, or the far end, leaves."""

    gap: int
    drop: Drop


class Announce(Move, frozen=True):
    """Announce that the player's hand is in order."""


class Pass(Move, frozen=True):
    """Say nothing; the next player goes on."""


MOVES: Final[tuple[type[Move], ...]] = (Choose, Clear, Take, Insert, Announce, Pass)


# ------------------------------------------------------------------------------------- scoring


def in_order(cards: Cards, direction: Direction | None = None) -> bool:
    """Whether all cards rise, or all fall; gaps do not matter (ONE-26)."""
    rises = cards[0] < cards[-1]
    if direction is not None and rises != (direction == "rising"):
        return False
    before = cards[0]
    for card in cards[1:]:
        if (before < card) != rises:
            return False
        before = card
    return True


def best_series(rules: OneElevenRules, hand: Cards, direction: Direction | None = None) -> Cards:
    """The one series (Q-ONE-5) that scores in a hand; a card alone is none."""
    series = _stretches(hand) if rules.series == "contiguous" else _chains(rules, hand)
    if direction is not None:
        series = [one for one in series if (one[0] < one[-1]) == (direction == "rising")]
    if not series:
        return ()
    if rules.best == "value":  # Q-ONE-3
        return max(series, key=lambda one: (rules.worth(one), len(one)))
    return max(series, key=lambda one: (len(one), rules.worth(one)))


def _stretches(hand: Cards) -> list[Cards]:
    """The longest unbroken stretches that rise or fall; each shares its ends (Q-ONE-1, ONE-34)."""
    stretches = []
    start = 0
    before = hand[1]
    rises = hand[0] < before
    for at in range(2, len(hand)):
        card = hand[at]
        if (before < card) != rises:
            stretches.append(hand[start:at])
            start = at - 1
            rises = not rises
        before = card
    stretches.append(hand[start:])
    return stretches


def _chains(rules: OneElevenRules, hand: Cards) -> list[Cards]:
    """For each direction the best series that may leave cards out (the option of Q-ONE-1)."""
    chains = []
    for direction in ("rising", "falling"):
        best: list[tuple[int, int, int]] = []  # measure of the best chain to here, where from
        for at, card in enumerate(hand):
            own = rules.symbols[card - 2]
            options = [
                (best[of][0], best[of][1], of)
                for of in range(at)
                if (hand[of] < card) == (direction == "rising")
            ]
            first, second, of = max(options, default=(0, 0, -1))
            step = (own, 1) if rules.best == "value" else (1, own)
            best.append((first + step[0], second + step[1], of))
        at = max(range(len(hand)), key=lambda one: best[one][:2])
        chain: list[int] = []
        while at >= 0:
            chain.append(hand[at])
            at = best[at][2]
        if len(chain) > 1:
            chains.append(tuple(reversed(chain)))
    return chains


AnyMove = Choose | Clear | Take | Insert | Announce | Pass | Timeout


# ---------------------------------------------------------------------------------------- deal


def deal(rules: OneElevenRules, opening: Opening, stream: Stream) -> Step:
    cards, stream = stream.shuffled(CARDS)
    hands = []
    at = 0
    for size in rules.sizes:
        hands.append(cards[at : at + size])
        at += size
    first = rules.youngest if opening.first is None else opening.first  # ONE-09
    chosen = rules.direction == "chosen"
    state = OneElevenState(
        rules=rules,
        stream=stream,
        first=first,
        turn=first,
        phase="choose" if chosen else "take",
        hands=tuple(hands),
        centre=cards[at : at + CENTRE],
        shown=(False,) * CENTRE,
        draw=cards[at + CENTRE :],
        directions=(None,) * rules.players,
    )
    stock = len(state.draw)
    if len(set(rules.sizes)) == 1:
        dealt = [tell("dealt", cards=rules.sizes[0], stock=stock)]
    else:
        dealt = [tell("dealt-hand", seat=seat, cards=size) for seat, size in enumerate(rules.sizes)]
    return state, (*dealt, tell("starts", seat=first))


# ---------------------------------------------------------------------------------------- legal

_CHOICES: Final = (Choose("rising"), Choose("falling"))
_CLEAR: Final = Clear()
_TAKES: Final = tuple(Take(spot) for spot in range(1, CENTRE + 1))
_CLEAR_OR_TAKE: Final = (_CLEAR, *_TAKES)
_ENDS: Final = (Pass(), Announce())
_SPOTS: Final = {spot: spot - 1 for spot in range(1, CENTRE + 1)}


@cache
def _leaving(size: int) -> dict[tuple[int, Drop], int]:
    """The place of the card that leaves a hand, for every gap and drop."""
    places: dict[tuple[int, Drop], int] = {}
    for gap in range(size + 1):
        if gap > 0:
            places[gap, "left"] = gap - 1
        if gap < size:
            places[gap, "right"] = gap
        if gap == 0:  # ONE-19
            places[gap, "far"] = size - 1
        if gap == size:
            places[gap, "far"] = 0
    return places


@cache
def _insert_moves(size: int) -> tuple[Move, ...]:
    return tuple(Insert(gap, drop) for gap, drop in _leaving(size))


@cache
def swaps(size: int) -> tuple[Insert, ...]:
    """One move for every different swap: each place replaced, or all cards moved on by one."""
    replaced = [Insert(place, "right") for place in range(size)]
    return (*replaced, Insert(0, "far"), Insert(size, "far"))


def to_act(state: OneElevenState) -> tuple[int, ...]:
    if state.outcome:
        return ()
    if state.phase == "choose":
        return tuple(seat for seat, chosen in enumerate(state.directions) if chosen is None)
    return (state.turn,)


def turn_of(state: OneElevenState, seat: int) -> Turn | None:
    """The choice of a direction is a separate turn."""
    if seat not in to_act(state):
        return None
    return Turn((0,) if state.phase == "choose" else (state.turns + 1,))


def legal(state: OneElevenState) -> tuple[Move, ...]:
    """Every move of a seat that may act."""
    if state.phase == "insert":
        return _insert_moves(len(state.hands[state.turn]))
    if state.phase == "take":
        if 0 in state.centre:
            return tuple(take for take, card in zip(_TAKES, state.centre, strict=True) if card)
        if False in state.shown or _why_no_clearing(state):
            return _TAKES
        return _CLEAR_OR_TAKE
    return _ENDS if state.phase == "announce" else _CHOICES


def _why_no_clearing(state: OneElevenState) -> RuleError | None:
    hidden = sum(
        1 for card, shown in zip(state.centre, state.shown, strict=True) if card and not shown
    )
    if hidden:  # ONE-21; after clearing none is open: it is done once a turn (Q-ONE-17)
        return RuleError("one-centre-hidden", hidden=hidden)
    pile = len(state.draw)
    if state.rules.short_pile == "reshuffle" and pile < CENTRE:
        pile += len(state.discards)
    if pile >= CENTRE or (pile and state.rules.short_pile == "rest"):
        return None
    return RuleError("one-pile-short", cards=pile)


# ---------------------------------------------------------------------------------------- apply


def apply(state: OneElevenState, seat: int, move: Move) -> Step:
    if state.outcome:
        raise RuleError("round-over")
    if seat not in to_act(state):
        raise RuleError("not-your-turn", seat=seat)
    if not isinstance(move, AnyMove):
        raise RuleError("wrong-move", move=word_of(move))
    match move:
        case Take():
            return _take(state, move.spot)
        case Insert():
            return _insert(state, move)
        case Pass():
            _need(state, "announce", move)
            after, events = _end_turn(state)
            return after, (tell("passed", seat=seat), *events)
        case Announce():
            _need(state, "announce", move)
            return _announce(state)
        case Clear():
            return _clear(state)
        case Choose():
            return _choose(state, seat, move.direction)
        case Timeout():
            return _time_out(state, seat)
        case _:
            assert_never(move)


def _need(state: OneElevenState, phase: Phase, move: Move) -> None:
    if state.phase != phase:
        raise RuleError("wrong-phase", move=word_of(move))


def _choose(state: OneElevenState, seat: int, direction: Direction) -> Step:
    if state.phase != "choose":
        raise RuleError("wrong-phase", move="choose")
    if direction not in ("rising", "falling"):
        raise RuleError("bad-move", text=str(direction)[:60], moves=("rising", "falling"))
    directions = put(state.directions, seat, direction)
    phase: Phase = "choose" if None in directions else "take"
    after = replace(state, directions=directions, phase=phase)
    return after, (tell("chose", seat=seat), whisper(seat, "chose-own", direction=direction))


def _clear(state: OneElevenState) -> Step:
    _need(state, "take", _CLEAR)
    refusal = _why_no_clearing(state)
    if refusal:
        raise refusal
    draw, discards, stream = state.draw, state.discards, state.stream
    events = [tell("cleared", seat=state.turn, cards=state.centre)]
    if len(draw) < CENTRE and state.rules.short_pile == "reshuffle":
        # The three cards just cleared stay out: they make room for others (Q-ONE-10).
        draw, stream = stream.shuffled((*draw, *discards))
        discards = ()
        events.append(tell("reshuffled-discards", stock=len(draw)))
    fresh = draw[-CENTRE:][::-1]
    cleared = replace(
        state,
        stream=stream,
        discards=(*discards, *state.centre),  # ONE-22
        centre=(*fresh, *(0,) * (CENTRE - len(fresh))),
        shown=(False,) * CENTRE,  # ONE-23
        draw=draw[: -len(fresh)],
    )
    return cleared, tuple(events)


def _take(state: OneElevenState, spot: int) -> Step:
    if state.phase != "take":
        raise RuleError("wrong-phase", move="take")
    at = _SPOTS.get(spot)
    if at is None:
        raise RuleError("one-no-spot", spot=spot, most=CENTRE)
    card = state.centre[at]
    if not card:
        raise RuleError("one-spot-empty", spot=spot)
    seat = state.turn
    # `shown` keeps how the card lay: who saw it depends on that until the swap is done.
    taken = replace(state, phase="insert", taken=card, spot=at + 1, centre=put(state.centre, at, 0))
    if state.shown[at]:
        return taken, (tell("took", seat=seat, pieces=(card,)),)
    return taken, (tell("took-hidden", seat=seat, spot=spot), whisper(seat, "got", pieces=(card,)))


def swapped(hand: Cards, card: int, move: Insert) -> Cards:
    """A hand with `card` in a gap and its neighbour, or the card at the far end, gone.

    The place of that one closes up; all others keep their order (ONE-15).
    """
    gap, place = move.gap, _leaving(len(hand))[move.gap, move.drop]
    if place < gap:
        return (*hand[:place], *hand[place + 1 : gap], card, *hand[gap:])
    return (*hand[:gap], card, *hand[gap:place], *hand[place + 1 :])


def _insert(state: OneElevenState, move: Insert) -> Step:
    if state.phase != "insert":
        raise RuleError("wrong-phase", move="insert")
    seat, gap, drop = state.turn, move.gap, move.drop
    hand = state.hands[seat]
    place = _leaving(len(hand)).get((gap, drop))
    if place is None:
        if not 0 <= gap <= len(hand):
            raise RuleError("one-no-gap", gap=gap, most=len(hand))
        raise RuleError("one-no-drop", gap=gap, drop=drop)
    card, hand = hand[place], swapped(hand, state.taken, move)
    at = state.spot - 1
    inserted = replace(
        state,
        phase="announce",
        hands=put(state.hands, seat, hand),
        centre=put(state.centre, at, card),  # ONE-17
        shown=put(state.shown, at, True),
        taken=0,
        spot=0,
    )
    events = (tell("inserted", seat=seat, gap=gap, drop=drop, card=card, spot=at + 1),)
    if not state.rules.announced_for_you:
        return inserted, events
    if in_order(hand, state.directions[seat]):
        after, more = _announce(inserted)
    else:
        after, more = _end_turn(inserted)
    return after, (*events, *more)


def _announce(state: OneElevenState) -> Step:
    """The announcement ends the round, right or wrong (ONE-27, ONE-32)."""
    seat = state.turn
    hand = state.hands[seat]
    events = [tell("announced", seat=seat, cards=hand)]  # ONE-28
    if not in_order(hand, state.directions[seat]):
        events.append(tell("order-wrong", seat=seat))
        return _end_round(state, events, "one-mistake", {seat: 0}, others=True)  # ONE-31, Q-ONE-7
    points = state.rules.worth(hand) + BONUS
    events.append(tell("order-right", seat=seat, points=points))
    others = state.rules.others_score == "always"  # Q-ONE-2
    return _end_round(state, events, "one-in-order", {seat: points}, others=others)


def _end_turn(state: OneElevenState) -> Step:
    turns = state.turns + 1
    after = replace(state, phase="take", turns=turns, turn=(state.turn + 1) % state.rules.players)
    if turns >= state.rules.max_turns * state.rules.players:
        return _end_round(after, [], "one-turn-cap", {}, others=True)  # Q-ONE-11
    return after, ()


def _end_round(
    state: OneElevenState,
    events: list[Event],
    reason: str,
    scored: dict[int, int],
    *,
    others: bool,
) -> Step:
    """Everybody who has not `scored` gets their own best series, if `others` score at all."""
    rules = state.rules
    points = []
    for seat, hand in enumerate(state.hands):
        if seat in scored:
            points.append(scored[seat])
        elif others:
            series = best_series(rules, hand, state.directions[seat])
            points.append(rules.worth(series))
            if series:
                events.append(tell("series", seat=seat, cards=series, points=points[-1]))
            else:
                events.append(tell("no-series", seat=seat))
        else:
            points.append(0)
    # A hand in order is what the game asks for (ONE-04); without one the best series wins.
    winners = tuple(seat for seat, own in scored.items() if own)
    if not winners:
        rest = [seat for seat in range(rules.players) if seat not in scored]
        most = max(points[seat] for seat in rest)
        winners = tuple(seat for seat in rest if points[seat] == most > 0)
    outcome = Outcome(
        reason=reason,
        points=tuple(points),
        winners=winners,
        next_first=(state.first + 1) % rules.players,  # ONE-37
    )
    return replace(state, outcome=outcome), (*events, tell("round-over"))


def account(state: OneElevenState) -> Account:
    """What the points of a round that is over are made of (ONE-30 to ONE-33)."""
    rules, outcome = state.rules, state.outcome
    if outcome is None:
        return ((),) * rules.players
    accounts: list[tuple[Entry, ...]] = []
    for seat, hand in enumerate(state.hands):
        points = outcome.points[seat]
        announced = seat == state.turn and outcome.reason in ("one-in-order", "one-mistake")
        if announced and outcome.reason == "one-in-order":
            bonus = Entry("tally-one-eleven-order", BONUS)
            accounts.append((Entry("tally-one-eleven-symbols", points - BONUS), bonus))
        elif announced:
            accounts.append((Entry("tally-one-eleven-mistake", 0),))
        elif points:
            series = best_series(rules, hand, state.directions[seat])
            accounts.append((Entry("tally-one-eleven-series", points, {"cards": series}),))
        else:
            accounts.append(())
    return tuple(accounts)


def _time_out(state: OneElevenState, seat: int) -> Step:
    """The sheet knows no clock: the rest of the turn is done in the plainest way.

    That is the first card there is for the leftmost one, and no announcement.
    """
    events: list[Event] = [tell("timed-out", seat=seat)]
    if state.phase == "choose":
        after, more = _choose(state, seat, "rising")
        return after, (*events, *more)
    after = state
    while not after.outcome and after.turns == state.turns:
        if after.phase == "take":
            spot = next(at for at, card in enumerate(after.centre, 1) if card)
            after, more = _take(after, spot)
        elif after.phase == "insert":
            after, more = _insert(after, Insert(0, "right"))
        else:
            after, more = _end_turn(after)
        events += more
    return after, tuple(events)


# ---------------------------------------------------------------------------------------- view


def view(state: OneElevenState, seat: int | None) -> OneElevenView:
    rules = state.rules
    over = state.outcome is not None
    acting = to_act(state)
    series: Cards = ()
    own: Cards = ()
    if seat is not None:
        own = state.hands[seat]
        series = best_series(rules, own, state.directions[seat])
    taken: int | None = state.taken
    if taken and seat != state.turn and not state.shown[state.spot - 1]:
        taken = None  # Q-ONE-13: only the taker has seen it
    return OneElevenView(
        seat=seat,
        rules=rules,
        to_act=acting,
        legal=legal(state) if seat in acting else (),
        outcome=state.outcome,
        turn=state.turn,
        phase=state.phase,
        hands=seen_hands(state.hands, seat, over=over),
        counts=rules.sizes,
        centre=tuple(
            [
                card if shown or not card else None
                for card, shown in zip(state.centre, state.shown, strict=True)
            ]
        ),
        draw=len(state.draw),
        discards=len(state.discards),
        top=state.discards[-1] if state.discards else 0,
        pile=state.discards,
        taken=taken,
        spot=state.spot,
        turns_left=rules.max_turns * rules.players - state.turns,
        directions=tuple(
            [one if over or at == seat else None for at, one in enumerate(state.directions)]
        ),
        series=series,
        points=rules.worth(series),
        ordered=bool(own) and in_order(own, state.directions[seat or 0]),
        counted=_counted(state),
    )


def _counted(state: OneElevenState) -> tuple[Cards, ...]:
    """The whole hand that was announced rightly (ONE-29), and the series of the others."""
    if not state.outcome:
        return ()
    announcer = state.turn if state.outcome.reason == "one-in-order" else None
    return tuple(
        ()
        if not points
        else hand
        if seat == announcer
        else best_series(state.rules, hand, state.directions[seat])
        for seat, (hand, points) in enumerate(zip(state.hands, state.outcome.points, strict=True))
    )


def resample(state: OneElevenState, seat: int | None, stream: Stream) -> OneElevenState:
    # The discards all lay open once: whoever watches knows them.
    over = state.outcome is not None
    hands = [() if over or at == seat else hand for at, hand in enumerate(state.hands)]
    hidden = [
        () if shown or not card else (card,)
        for card, shown in zip(state.centre, state.shown, strict=True)
    ]
    secret = state.taken and seat != state.turn and not state.shown[state.spot - 1]
    taken = (state.taken,) if secret else ()
    mixed, stream = shuffled_among(stream, (*hands, *hidden, taken, state.draw))
    directions = list(state.directions)
    for at, chosen in enumerate(directions):
        if chosen is not None and not over and at != seat:
            falls, stream = stream.below(2)
            directions[at] = "falling" if falls else "rising"
    players = state.rules.players
    return replace(
        state,
        stream=stream,
        hands=tuple(mixed[at] if mixed[at] else hand for at, hand in enumerate(state.hands)),
        centre=tuple(
            mixed[players + at][0] if mixed[players + at] else card
            for at, card in enumerate(state.centre)
        ),
        taken=mixed[-2][0] if secret else state.taken,
        draw=mixed[-1],
        directions=tuple(directions),
    )


def pieces_of(state: OneElevenState) -> list[int]:
    everywhere = (*state.hands, state.centre, (state.taken,), state.draw, state.discards)
    return [card for cards in everywhere for card in cards if card]


def moves_under(rules: OneElevenRules) -> tuple[type[Move], ...]:
    by_hand = not rules.announced_for_you
    there: dict[type[Move], bool] = {
        Choose: rules.direction == "chosen",
        Clear: True,
        Take: True,
        Insert: True,
        Announce: by_hand,
        Pass: by_hand,
    }
    return tuple(kind for kind, is_there in there.items() if is_there)
