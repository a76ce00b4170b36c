"""Rommé, and Rommé mit Anlegen: draw one, lay melds and add to them, discard one.

Sheet: 002, ledger `ROM` and `LAY`. 2 to 6 players, two packs and six jokers, 13 cards each and 14
for the player left of the dealer, who begins with a discard. Once everybody has had a turn, melds
may be laid: the first of a player has to count 30. The first player without a card wins; the
others book their hand as minus points. The settings are in `rules.py`; `romme-lay` differs in data
only.

Phases: `start` (the first player discards from 14 cards), `draw` (draw, or take the open discard),
`claim` (the discard was left: the others may knock for it), `meld` (lay, add and rob at will, then
discard).
"""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple, assert_never

from msgspec.structs import replace

from rummel.deal import Stream
from rummel.errors import RuleError
from rummel.game import (
    Event,
    Move,
    Opening,
    Outcome,
    Points,
    Timeout,
    put,
    seen_hands,
    shuffled_among,
    tell,
    whisper,
    word_of,
)
from rummel.games.romme.rules import RommeRules, added_worth, fits, meld_rules, worth
from rummel.games.romme.scoring import Ended, points_of
from rummel.games.romme.state import (
    Add,
    Discard,
    Draw,
    Knock,
    Lay,
    Open,
    Pass,
    Rob,
    RommeState,
    RommeView,
    Take,
    can_draw,
    can_end,
    can_pay,
    cards_of,
    held_swap,
    joker_moves,
    legal,
    may_add,
    may_discard,
    may_rob,
    melding,
    robbed_of,
    to_act,
)
from rummel.melds import readings
from rummel.pieces import JOKER, Hand, Meld, Piece, deck, is_piece, plus, without
from rummel.scoring import Account, Entry

Step = tuple[RommeState, tuple[Event, ...]]
AnyMove = Draw | Take | Knock | Pass | Lay | Open | Add | Rob | Discard | Timeout


# ---------------------------------------------------------------------------------------- deal


def deal(rules: RommeRules, opening: Opening, stream: Stream) -> Step:
    players = rules.players
    cards, stream = stream.shuffled(deck(2, rules.jokers))
    first = opening.first
    if first is None:  # the first dealer is drawn by lot
        dealer, stream = stream.below(players)
        first = (dealer + 1) % players
    # ROM-04, ROM-05: one by one in turn, and one more for the starter.
    dealt = 13 * players + 1
    hands = tuple(
        tuple(sorted(cards[(seat - first) % players : dealt : players])) for seat in range(players)
    )
    state = RommeState(
        rules=rules,
        stream=stream,
        first=first,
        carried=opening.carried or (0,) * players,
        previous=opening.previous or (0,) * players,
        turn=first,
        phase="start",
        hands=hands,
        stock=cards[dealt:],
        opened=(0,) * players,
        began=(0,) * players,
    )
    return state, (tell("dealt", cards=13, stock=len(state.stock)), tell("starts", seat=first))


# ---------------------------------------------------------------------------------------- apply


def apply(state: RommeState, seat: int, move: Move) -> Step:
    if state.outcome:
        raise RuleError("round-over")
    if seat not in to_act(state):
        raise RuleError("not-your-turn", seat=seat)
    if not isinstance(move, AnyMove):
        raise RuleError("wrong-move", move=word_of(move))
    match move:
        case Discard():
            return _discard(state, move.card)
        case Draw():
            return _draw(state)
        case Pass():
            return _pass(state, seat)
        case Take():
            return _take(state)
        case Knock():
            return _knock(state, seat)
        case Lay():
            return _lay(state, move.melds)
        case Add():
            return _add(state, move.card, move.meld)
        case Rob():
            return _rob(state, move.card, move.meld)
        case Open():
            if state.rules.opening_add == "none":
                raise RuleError("wrong-move", move=word_of(move))
            return _open(state, move)
        case Timeout():
            return _timeout(state, seat)
        case _:
            assert_never(move)


def _timeout(state: RommeState, seat: int) -> Step:
    """The sheet knows no clock: nobody knocks, one card is drawn and goes back at once."""
    all_events: tuple[Event, ...] = (tell("timed-out", seat=seat),)
    if state.phase == "claim":
        state, events = _pass(state, seat)
        return state, (*all_events, *events)
    if state.phase == "draw":
        state, events = _draw(state) if can_draw(state) else _take(state)
        all_events += events
    if state.owed:
        # A robbed joker that has to be laid goes to the first place there is.
        state, events = apply(state, seat, next(joker_moves(state)))
        all_events += events
    if not state.outcome and state.phase in ("start", "meld"):
        state, events = _discard(state, _dullest(state))
        all_events += events
    return state, all_events


def _dullest(state: RommeState) -> Piece:
    """What a player without a clock discards: the card drawn, else the dearest but a joker."""
    hand = state.hands[state.turn]
    free = [card for card in hand if may_discard(state, hand, card)]
    if state.drawn is not None and state.drawn in free:
        return state.drawn
    count = worth(state.rules).of_hand
    return max(free, key=lambda card: (card != JOKER, count((card,))))


# --------------------------------------------------------------------------------------- draw


def _draw(state: RommeState) -> Step:
    if state.phase != "draw" or not can_draw(state):
        raise RuleError("wrong-phase", move="draw")
    asked = _knockers(state)
    if asked:
        left = tell("romme-left", seat=state.turn, pieces=state.discards[-1:])
        return replace(state, phase="claim", asked=asked), (left,)
    return _draw_now(state, ())


def _knockers(state: RommeState) -> tuple[int, ...]:
    """Who may claim the discard that the player on turn leaves, nearest first (ROM-29, ROM-31)."""
    rules = state.rules
    if rules.players < 3 or state.knocked or not state.stock:  # Q-ROM-16
        return ()
    if not rules.knock_in_first_lap and not melding(state):  # Q-ROM-15
        return ()
    players = rules.players
    return tuple((state.turn + step) % players for step in range(1, players - 1))


def _draw_now(state: RommeState, events: tuple[Event, ...]) -> Step:
    stock, discards, stream = state.stock, state.discards, state.stream
    if not stock:
        if not can_draw(state):
            return _end(replace(state, asked=()), events)
        # Q-ROM-11: all discards but the top one
        stock, stream = stream.shuffled(discards[:-1])
        discards = discards[-1:]
        events = (*events, tell("romme-reshuffled", stock=len(stock)))
    seat, card = state.turn, stock[-1]
    drawn = replace(
        state,
        stream=stream,
        phase="meld",
        hands=put(state.hands, seat, plus(state.hands[seat], card)),
        stock=stock[:-1],
        discards=discards,
        asked=(),
        drawn=card,
    )
    return drawn, (*events, tell("drew", seat=seat), whisper(seat, "got", pieces=(card,)))


def _take(state: RommeState) -> Step:
    """ROM-18, ROM-32: the discard of the player before, instead of a draw and for nothing."""
    if state.phase != "draw" or not state.discards:
        raise RuleError("wrong-phase", move="take")
    seat, card = state.turn, state.discards[-1]
    taken = replace(
        state,
        phase="meld",
        hands=put(state.hands, seat, plus(state.hands[seat], card)),
        discards=state.discards[:-1],
        taken=card,
    )
    return taken, (tell("took", seat=seat, pieces=(card,)),)


# --------------------------------------------------------------------------------------- claim


def _pass(state: RommeState, seat: int) -> Step:
    if state.phase != "claim":
        raise RuleError("wrong-phase", move="pass")
    asked = tuple(one for one in state.asked if one != seat)
    events = (tell("passed", seat=seat),)
    if asked:
        return replace(state, asked=asked), events
    return _draw_now(state, events)


def _knock(state: RommeState, seat: int) -> Step:
    """ROM-29, ROM-30: the discard and a penalty card; its use need not be shown (Q-ROM-15)."""
    if state.phase != "claim":
        raise RuleError("wrong-phase", move="knock")
    rules = state.rules
    card, penalty = state.discards[-1], state.stock[-1]
    hand = plus(plus(state.hands[seat], card), penalty)
    knocked = replace(
        state,
        phase="draw",
        hands=put(state.hands, seat, hand),
        stock=state.stock[:-1],
        discards=state.discards[:-1],
        asked=(),
        knocked=True,
    )
    events = (
        tell("romme-knocked", seat=seat, pieces=(card,)),
        whisper(seat, "got", pieces=(penalty,)),
    )
    if rules.knocker_plays:  # Q-ROM-12
        return replace(knocked, turn=seat, phase="meld", drawn=penalty, taken=card), events
    # Q-ROM-13: the player whose turn it is draws or takes the card now on top; by the option
    # a player who has left one discard has to draw.
    if rules.top_after_knock and knocked.discards:
        return knocked, events
    return _draw_now(knocked, events)


# ---------------------------------------------------------------------------------------- meld


def _check_melding(state: RommeState, word: str) -> None:
    if state.phase != "meld":
        raise RuleError("wrong-phase", move=word)
    if not melding(state):
        raise RuleError("romme-first-lap")


def _lay(state: RommeState, melds: tuple[Meld, ...]) -> Step:
    _check_melding(state, "lay")
    seat, needed = state.turn, state.rules.minimum
    ways = list(_read_lay(state, melds))
    if state.opened[seat]:
        laid, rest, points = ways[0]
    else:  # ROM-20, ROM-24
        laid, rest, points = next((way for way in ways if way.points >= needed), ways[0])
        if points < needed:
            raise _too_short(laid, points, state.rules)
    events = (tell("melded", seat=seat, melds=laid),)
    return _put_down(state, (*state.table, *laid), rest, tuple(cards_of(laid)), events, opens=True)


def _too_short(laid: tuple[Meld, ...], points: int, rules: RommeRules) -> RuleError:
    """Q-ROM-1: where one meld has to open, the refusal says so to several that would do."""
    together = sum(worth(rules).of_meld(meld) for meld in laid)
    if rules.opening == "one" and together >= rules.minimum:
        return RuleError("romme-opening-alone", points=points, needed=rules.minimum)
    return RuleError("romme-opening-short", points=points, needed=rules.minimum)


class _Laid(NamedTuple):
    melds: tuple[Meld, ...]  # as they will lie
    rest: Hand
    points: int  # what they open with (Q-ROM-1)


def _read_lay(state: RommeState, melds: tuple[Meld, ...]) -> Iterator[_Laid]:
    """The ways in which the melds can be read, the best first."""
    if not melds:
        raise RuleError("meld-short", meld=(), count=0)
    for meld in melds:
        for one in meld:
            _check_piece(one)
    rules, counts = state.rules, worth(state.rules)
    meanings = [readings(meld, meld_rules(rules), counts) for meld in melds]
    for meaning in product(*meanings):
        laid = tuple(one.meld for one in meaning)
        points = [counts.of_meld(meld) for meld in laid]
        rest = without(state.hands[state.turn], cards_of(laid))
        yield _Laid(laid, rest, sum(points) if rules.opening == "sum" else max(points))


def _check_piece(one: Piece) -> None:
    if not is_piece(one):
        raise RuleError("bad-piece", text=str(int(one)))


def _put_down(
    state: RommeState,
    table: tuple[Meld, ...],
    rest: Hand,
    laid: tuple[Piece, ...],
    events: tuple[Event, ...],
    *,
    opens: bool = False,
) -> Step:
    """The state with `laid` on the table and `rest` in hand; a player with none left wins."""
    seat = state.turn
    if state.owed and JOKER not in laid:
        raise RuleError("romme-joker-owed")
    if not rest and state.rules.last_discard:  # ROM-37, Q-ROM-18
        raise RuleError("romme-keep-one")
    if not can_end(state, rest, laid):  # Q-ROM-19
        raise RuleError("romme-taken", piece=rest[0])
    first_lay = opens and state.first_to_lay is None
    down = replace(
        state,
        hands=put(state.hands, seat, rest),
        table=table,
        owners=state.owners + (seat,) * (len(table) - len(state.table)),
        opened=put(state.opened, seat, state.turns)
        if opens and not state.opened[seat]
        else state.opened,
        began=state.began if state.began[seat] else put(state.began, seat, state.turns),
        first_to_lay=seat if first_lay else state.first_to_lay,
        taken=None if state.taken in laid else state.taken,
        owed=False,
    )
    if rest:
        return down, events
    return _end(down, events, winner=seat)  # LAY-04


def _open(state: RommeState, move: Open) -> Step:
    """LAY-03: an added card supplies what the first meld lacks."""
    _check_melding(state, "open")
    rules, seat = state.rules, state.turn
    if state.opened[seat]:
        raise RuleError("romme-opened")
    singles = tuple(meld[0] for meld in move.melds if len(meld) == 1)
    if singles and rules.opening_add == "one":  # Q-LAY-2
        raise RuleError("romme-one-added", count=len(singles) + 1)
    fault: RuleError | None = None
    for way in _read_lay(state, tuple(meld for meld in move.melds if len(meld) != 1)):
        try:
            return _open_with(state, move, singles, way)
        except RuleError as error:
            fault = fault or error
    assert fault is not None
    raise fault


def _open_with(state: RommeState, move: Open, singles: tuple[Piece, ...], way: _Laid) -> Step:
    rules, seat = state.rules, state.turn
    laid, rest, points = way
    table = (*state.table, *laid)
    events = [tell("melded", seat=seat, melds=laid)]
    number: int | None = move.meld
    for card in (move.card, *singles):
        _check_piece(card)
        if number is None:
            number = next((at for at, one in enumerate(table, 1) if _fit(one, card, rules)), 0)
            if not number:
                raise RuleError("romme-no-place", piece=card)
        if not 1 <= number <= len(table):
            raise RuleError("romme-no-meld", meld=number, count=len(table))
        rest = without(rest, (card.in_hand,))
        declared, after = _added(table[number - 1], card, number, rules)
        points += added_worth(declared, table[number - 1], after, rules)
        table = put(table, number - 1, after)
        events.append(tell("added", seat=seat, pieces=(declared,), meld=number))
        number = None
    if points < rules.minimum:
        raise RuleError("romme-opening-short", points=points, needed=rules.minimum)
    down = (*cards_of(laid), move.card.in_hand, *(one.in_hand for one in singles))
    return _put_down(state, table, rest, down, tuple(events), opens=True)


def _fit(meld: Meld, card: Piece, rules: RommeRules) -> bool:
    adds = fits(meld, rules).adds
    return any(one >= JOKER for one in adds) if card == JOKER else card in adds


def _added(meld: Meld, card: Piece, number: int, rules: RommeRules) -> tuple[Piece, Meld]:
    """The card as it will lie and the meld after it."""
    adds = fits(meld, rules).adds
    if card == JOKER:
        places = tuple(one for one in adds if one >= JOKER)
        if len(places) > 1:
            raise RuleError("romme-declare", meld=number, pieces=places)
        card = places[0] if places else card
    if card not in adds:
        raise RuleError("romme-no-fit", piece=card, meld=number, pieces=meld)
    return card, adds[card]


def _add(state: RommeState, card: Piece, number: int) -> Step:
    """ROM-26, LAY-01: a fitting card to any meld, the player's or another's."""
    _check_melding(state, "add")
    seat = state.turn
    if not may_add(state, seat):
        if state.opened[seat]:
            raise RuleError("romme-add-later")
        raise RuleError("romme-unopened", needed=state.rules.minimum)
    meld = _meld(state, number)
    _check_piece(card)
    rest = without(state.hands[seat], (card.in_hand,))
    card, after = _added(meld, card, number, state.rules)
    events = (tell("added", seat=seat, pieces=(card,), meld=number),)
    return _put_down(state, put(state.table, number - 1, after), rest, (card.in_hand,), events)


def _meld(state: RommeState, number: int) -> Meld:
    if not 1 <= number <= len(state.table):
        raise RuleError("romme-no-meld", meld=number, count=len(state.table))
    return state.table[number - 1]


def _rob(state: RommeState, card: Piece, number: int) -> Step:
    """ROM-35; any card of the hand serves (Q-ROM-10), and the joker goes to hand (Q-ROM-7)."""
    _check_melding(state, "rob")
    rules, seat = state.rules, state.turn
    if state.owed:
        raise RuleError("romme-joker-owed")
    if not may_rob(state, seat):
        raise RuleError("romme-unopened", needed=rules.minimum)
    meld = _meld(state, number)
    hand = state.hands[seat]
    without(hand, (card,))
    swaps = fits(meld, rules).robs.get(card)
    if not swaps:
        raise RuleError("romme-no-joker", piece=card, meld=number, pieces=meld)
    swap = held_swap(hand, swaps)
    if swap is None:
        raise RuleError("romme-both-missing", pieces=swaps[0].cards, meld=number)
    robbed = robbed_of(state, swap, number)
    if robbed.owed and not can_pay(robbed):  # Q-ROM-7
        raise RuleError("romme-joker-stuck")
    return robbed, (tell("romme-robbed", seat=seat, pieces=swap.cards, meld=number),)


# ------------------------------------------------------------------------------------- discard


def _discard(state: RommeState, card: Piece) -> Step:
    """ROM-28: a discard ends the turn."""
    if state.phase not in ("start", "meld"):
        raise RuleError("wrong-phase", move="discard")
    if state.owed:
        raise RuleError("romme-joker-owed")
    rules, seat = state.rules, state.turn
    hand = state.hands[seat]
    rest = without(hand, (card,))
    if not may_discard(state, hand, card):
        raise RuleError("romme-taken", piece=card)
    hands, discards = put(state.hands, seat, rest), (*state.discards, card)
    events: tuple[Event, ...] = (tell("discarded", seat=seat, pieces=(card,)),)
    if not rest:  # ROM-36; the call is made for the player (Q-ROM-20)
        events = (*events, tell("romme-called", seat=seat))
        last = replace(state, hands=hands, discards=discards)
        return _end(last, events, winner=seat, discarded=True)
    next_turn = replace(
        state,
        turn=(seat + 1) % rules.players,
        phase="draw",
        hands=hands,
        discards=discards,
        turns=state.turns + 1,
        lap=state.lap | 1 << seat,
        knocked=False,
        drawn=None,
        taken=None,
    )
    if state.turns >= rules.max_turns:
        return _end(next_turn, events, reason="romme-cap")
    if not can_draw(next_turn):
        return _end(next_turn, events)
    return next_turn, events


# ----------------------------------------------------------------------------------------- end


def _end(
    state: RommeState,
    events: tuple[Event, ...],
    *,
    winner: int | None = None,
    discarded: bool = False,
    reason: str = "romme-stock",
) -> Step:
    rules = state.rules
    if winner is not None:
        reason = "romme-out"
    elif reason == "romme-stock" and rules.empty_stock == "void":
        reason = "romme-void"
    outcome = Outcome(
        reason=reason,
        points=(0,) * rules.players
        if reason == "romme-void"
        else _points(state, winner, discarded),
        winners=() if winner is None else (winner,),
        next_first=(state.first + 1) % rules.players,  # Q-ROM-21: the deal passes left
    )
    return replace(state, outcome=outcome), (*events, tell("round-over"))


def _points(state: RommeState, winner: int | None, discarded: bool) -> Points:
    end = Ended(
        hands=state.hands,
        winner=winner,
        discarded=discarded,
        in_one_go=winner is not None and state.began[winner] == state.turns,
        first_to_lay=state.first_to_lay,
        previous=state.previous,
        carried=state.carried,
    )
    return points_of(state.rules, end)


def account(state: RommeState) -> Account:
    """What the points of a round that is over are made of (ROM-38, LAY-06 to LAY-08)."""
    rules, outcome = state.rules, state.outcome
    if outcome is None or outcome.reason == "romme-void":
        return ((),) * rules.players
    winner = outcome.winners[0] if outcome.winners else None
    accounts = []
    for seat, hand in enumerate(state.hands):
        left = 0 if seat == winner else worth(rules).of_hand(hand)
        entries = [Entry("tally-rest", -left)]
        if seat == state.first_to_lay != winner and (
            winner is not None or rules.penalty_without_winner
        ):
            entries.append(Entry("tally-romme-first", -rules.first_lay_penalty))
        rest = outcome.points[seat] - sum(one.points for one in entries)
        if seat != winner:
            entries.append(Entry("tally-romme-joker", rest))  # LAY-07
        elif rules.winner_takes:
            taken = -sum(points for other, points in enumerate(outcome.points) if other != seat)
            entries += (Entry("tally-taken", taken), Entry("tally-romme-relief", rest - taken))
        else:
            entries.append(Entry("tally-romme-relief", rest))
        accounts.append(tuple(one for one in entries if one.points))
    return tuple(accounts)


# ---------------------------------------------------------------------------------------- view


def view(state: RommeState, seat: int | None) -> RommeView:
    rules = state.rules
    over = state.outcome is not None
    listed = () if seat is None else legal(state, seat)
    open_to_all = melding(state)
    free: tuple[str, ...] = ()
    if seat == state.turn and state.phase == "meld" and open_to_all and not over:
        needs_help = rules.opening_add != "none" and not state.opened[seat]
        free = ("lay", "open") if needs_help else ("lay",)
    return RommeView(
        seat=seat,
        rules=rules,
        to_act=to_act(state),
        legal=listed,
        free=free,
        outcome=state.outcome,
        first=state.first,
        carried=state.carried,
        previous=state.previous,
        turn=state.turn,
        phase=state.phase,
        hands=seen_hands(state.hands, seat, over=over),
        counts=tuple([len(hand) for hand in state.hands]),
        stock=len(state.stock),
        discard=state.discards[-1] if state.discards else None,
        discards=len(state.discards),
        pile=state.discards,
        table=state.table,
        owners=state.owners,
        turns=state.turns,
        melding=open_to_all,
        opened=tuple([turn > 0 for turn in state.opened]),
        needed=0 if seat is None or state.opened[seat] else rules.minimum,
        first_to_lay=state.first_to_lay,
        asked=state.asked,
        drawn=state.drawn if seat == state.turn else None,
        taken=state.taken,
        owed=state.owed,
    )


def resample(state: RommeState, seat: int | None, stream: Stream) -> RommeState:
    # What was discarded everyone has seen; a player who owes a joker keeps a hand that can pay.
    if state.outcome:
        stock, stream = stream.shuffled(state.stock)
        return replace(state, stream=stream, stock=stock)
    hidden = [
        () if at == seat or (state.owed and at == state.turn) else hand
        for at, hand in enumerate(state.hands)
    ]
    seen = state.taken if hidden[state.turn] and state.taken is not None else None
    if seen is not None:
        hidden[state.turn] = without(hidden[state.turn], (seen,))
    (*mixed, stock), stream = shuffled_among(stream, (*hidden, state.stock))
    if seen is not None:
        mixed[state.turn] = (*mixed[state.turn], seen)
    hands = tuple(tuple(sorted(hand)) or state.hands[at] for at, hand in enumerate(mixed))
    drawn = state.drawn
    if drawn is not None and hidden[state.turn]:
        drawn = mixed[state.turn][0]
    return replace(state, stream=stream, stock=stock, hands=hands, drawn=drawn)


def pieces_of(state: RommeState) -> list[int]:
    cards = [*state.stock, *state.discards, *cards_of(state.table)]
    return [*cards, *(card for hand in state.hands for card in hand)]


def moves_under(rules: RommeRules) -> tuple[type[Move], ...]:
    knocks = rules.players > 2  # with two, the discard is always the next player's to take
    there: dict[type[Move], bool] = {
        Draw: True,
        Take: True,
        Knock: knocks,
        Pass: knocks,
        Lay: True,
        Open: rules.opening_add != "none",
        Add: True,
        Rob: rules.jokers > 0,
        Discard: True,
    }
    return tuple(kind for kind, is_there in there.items() if is_there)
