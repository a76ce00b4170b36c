"""111: put twelve numbers in order without ever rearranging them.

Sheet: 000, ledger `ONE`. 2 to 5 players, 110 cards with the numbers 2 to 111, twelve each in the
order in which they were dealt. A turn swaps one card with the centre: a card is taken, put in
anywhere, and a neighbour of its place leaves the hand. A player who announces a hand that rises or
falls from end to end gets the joker symbols on it and 5 more; the others get those on their best
series. A match goes to 60 points.

Parameters: the size of the hands, for all (`hand`) or for each seat (`hands`); what a series is
and which one counts; what happens when the draw pile runs short; how the end is announced.

How many symbols each card shows is lost with the sheet's pictures: `symbols` is data, and the
default is our own table, not the printed one (Q-ONE-6).

Phases: `choose` (only with `direction="chosen"`: all settle on rising or falling at once), then
for each turn `take` (the centre may be cleared before), `insert`, and `announce` (or pass).

A card is a plain number here. A hand is never sorted: its order is the game.
"""

from typing import Final, assert_never

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
    seen_hands,
    shuffled_among,
    tell,
    whisper,
    word_of,
)
from rummel.games.one_eleven.rules import BONUS, CARDS, CENTRE, OneElevenRules
from rummel.games.one_eleven.scoring import Cards, Direction, best_series, in_order
from rummel.games.one_eleven.state import (
    Announce,
    Choose,
    Clear,
    Insert,
    OneElevenState,
    OneElevenView,
    Pass,
    Phase,
    Take,
    leaving,
    legal,
    swapped,
    to_act,
    why_no_clearing,
)
from rummel.scoring import Account, Entry

_SPOTS: Final = {spot: spot - 1 for spot in range(1, CENTRE + 1)}

AnyMove = Choose | Clear | Take | Insert | Announce | Pass | Timeout
Step = tuple[OneElevenState, tuple[Event, ...]]


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
    _need(state, "take", Clear())
    refusal = why_no_clearing(state)
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


def _insert(state: OneElevenState, move: Insert) -> Step:
    if state.phase != "insert":
        raise RuleError("wrong-phase", move="insert")
    seat, gap, drop = state.turn, move.gap, move.drop
    hand = state.hands[seat]
    place = leaving(len(hand)).get((gap, drop))
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
