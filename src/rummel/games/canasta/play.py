"""Canasta: draw or take the pile, lay melds that a side has in common, discard one.

Ledger `CAN`. Two packs with four jokers; jokers and twos are wild. Four players are two sides of
partners, two and three play alone. A meld of seven is a canasta; a side that has one may go out.

Phases: `draw` (draw, or take the pile with a meld of its top card), `meld` (lay and add at will,
then discard), `answer` (the partner is asked whether the player on turn should go out).
"""

from bisect import insort
from typing import assert_never

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
from rummel.games.canasta.rules import (
    FULL,
    PACK,
    RED_THREES,
    WILD,
    CanastaRules,
    count,
    is_natural,
    join,
    rank_of,
)
from rummel.games.canasta.scoring import facts, tally
from rummel.games.canasta.state import (
    Add,
    Answer,
    Ask,
    CanastaState,
    CanastaView,
    Discard,
    Draw,
    Lay,
    Pass,
    Sight,
    Take,
    Word,
    can_leave,
    goes_out,
    is_frozen,
    is_stop,
    legal,
    may_ask,
    may_take,
    must_take,
    needed,
    offers,
    sight_of,
    to_act,
    under,
)
from rummel.pieces import Hand, Meld, Piece, without
from rummel.scoring import Account, Tally, bonus_of, entries_of, points_of

Step = tuple[CanastaState, tuple[Event, ...]]
AnyMove = Draw | Take | Pass | Ask | Answer | Lay | Add | Discard | Timeout


# ---------------------------------------------------------------------------------------- deal


def deal(rules: CanastaRules, opening: Opening, stream: Stream) -> Step:
    players = rules.players
    cards, stream = stream.shuffled(PACK)
    first = opening.first
    if first is None:  # the first dealer is found by lot
        dealer, stream = stream.below(players)
        first = (dealer + 1) % players
    dealt = rules.dealt * players
    hands = [list(cards[(seat - first) % players : dealt : players]) for seat in range(players)]
    stock = list(cards[dealt:])
    # CAN-06: until a card lies that is neither wild nor a red three; what is below it freezes.
    discards = [stock.pop(0)]
    while WILD[discards[-1]] or discards[-1] in RED_THREES:
        discards.append(stock.pop(0))
    stock.reverse()  # the top is last
    laid: list[list[Piece]] = [[] for _ in range(rules.teams)]
    events = [
        tell("dealt", cards=rules.dealt, stock=len(stock)),
        tell("starts", seat=first),
        tell("canasta-upcard", pieces=(discards[-1],)),
    ]
    got: list[Event] = []
    for step in range(players):  # CAN-07: each red three is laid and replaced
        seat = (first + step) % players
        drawn, red = _draw_for(hands[seat], stock)
        if red:
            laid[rules.team_of(seat)] += red
            events.append(tell("canasta-red", seat=seat, pieces=tuple(red)))
            got.append(whisper(seat, "got", pieces=tuple(drawn)))
    state = CanastaState(
        rules=rules,
        stream=stream,
        first=first,
        carried=opening.carried or (0,) * players,
        turn=first,
        phase="draw",
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        stock=tuple(stock),
        discards=tuple(discards),
        frozen=len(discards) > 1,
        canastas=(0,) * rules.teams,
        red_threes=tuple(map(tuple, laid)),
        began=(0,) * players,
        fines=(0,) * rules.teams,
    )
    return state, (*events, *got)


def _draw_for(hand: list[Piece], stock: list[Piece]) -> tuple[list[Piece], list[Piece]]:
    """Takes the red threes from a hand and draws for them; the cards drawn, and the threes."""
    red = [card for card in hand if card in RED_THREES]
    drawn: list[Piece] = []
    for card in red:
        hand.remove(card)
    for _ in red:  # a red three drawn for another one is laid too
        if not stock:
            break
        card = stock.pop()
        if card in RED_THREES:
            red.append(card)
        else:
            drawn.append(card)
    hand += drawn
    return drawn, red


# ---------------------------------------------------------------------------------------- apply


def apply(state: CanastaState, seat: int, move: Move) -> Step:
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
        case Add():
            return _add(state, move.meld, move.cards)
        case Lay():
            return _lay(state, move.melds)
        case Take():
            return _take(state, move.melds)
        case Ask():
            return _ask(state)
        case Answer():
            return _answer(state, seat, move.word)
        case Pass():
            return _pass(state)
        case Timeout():
            return _timeout(state, seat)
        case _:
            assert_never(move)


def _timeout(state: CanastaState, seat: int) -> Step:
    """No clock in the rules: nobody is sent out, and a card is drawn and goes back at once."""
    happened: tuple[Event, ...] = (tell("timed-out", seat=seat),)
    if state.phase == "answer":
        state, events = _answer(state, seat, "no")
        return state, (*happened, *events)
    if state.phase == "draw":
        state, events = apply(state, seat, legal(state, seat)[-1 if not state.stock else 0])
        happened += events
    if not state.outcome:
        state, events = _discard(state, _dullest(state))
        happened += events
    return state, happened


def _dullest(state: CanastaState) -> Piece:
    """What a player without a clock discards: the cheapest card, one just drawn before others."""
    hand = state.hands[state.turn]
    return min(hand, key=lambda card: (WILD[card], card not in state.drawn, count((card,))))


# --------------------------------------------------------------------------------------- draw


def _draw(state: CanastaState) -> Step:
    """CAN-16; a red three is laid and replaced at once (CAN-07)."""
    if state.phase != "draw" or not state.stock:
        raise RuleError("wrong-phase", move="draw")
    seat, rules = state.turn, state.rules
    hand = list(state.hands[seat])
    left = len(state.stock)
    drawn: list[Piece] = []
    red: list[Piece] = []
    while left and len(drawn) < rules.drawn:
        left -= 1
        card = state.stock[left]
        if card in RED_THREES:
            red.append(card)
        else:
            drawn.append(card)
            insort(hand, card)
    side = rules.team_of(seat)
    after = replace(
        state,
        phase="meld",
        hands=put(state.hands, seat, tuple(hand)),
        stock=state.stock[:left],
        red_threes=put(state.red_threes, side, (*state.red_threes[side], *red))
        if red
        else state.red_threes,
        drawn=tuple(drawn),
    )
    events: tuple[Event, ...] = (
        tell("drew", seat=seat) if rules.drawn == 1 else tell("canasta-drew", seat=seat),
    )
    if red:
        events = (*events, tell("canasta-red", seat=seat, pieces=tuple(red)))
    if drawn:
        events = (*events, whisper(seat, "got", pieces=tuple(drawn)))
    if not left and card in RED_THREES:  # CAN-38: it can't be replaced
        return _end(after, events, reason="canasta-red-last")
    return after, events


def _pass(state: CanastaState) -> Step:
    """CAN-37: with an empty stock, a player who does not take the pile ends the round."""
    if state.phase != "draw" or state.stock:
        raise RuleError("wrong-phase", move="pass")
    seen = sight_of(state)
    if must_take(seen):
        assert seen.top is not None
        raise RuleError("canasta-must-take", piece=seen.top)
    return _end(state, (tell("passed", seat=state.turn),), reason="canasta-stock")


def _take(state: CanastaState, melds: tuple[Meld, ...]) -> Step:
    """CAN-21 to CAN-27: the whole pile, once its top card is melded with cards of the hand."""
    if state.phase != "draw" or not state.discards:
        raise RuleError("wrong-phase", move="take")
    seen, seat, rules = sight_of(state), state.turn, state.rules
    top = state.discards[-1]
    if is_stop(top):
        raise RuleError("canasta-stop", piece=top)
    if not melds or top not in melds[0]:
        raise RuleError("canasta-top", piece=top)
    rank_of(melds[0])
    _check_key(seen, without(melds[0], (top,)), top)
    if any(rank_of(meld) == 3 for meld in melds):
        raise RuleError("canasta-threes")
    hand = without(seen.hand, without([card for meld in melds for card in meld], (top,)))
    below = state.discards[:-1]
    red = tuple(card for card in below if card in RED_THREES)
    pile = tuple(card for card in below if card not in RED_THREES)
    side = rules.team_of(seat)
    taken = replace(
        state,
        phase="meld",
        hands=put(state.hands, seat, tuple(sorted((*hand, *pile)))),
        discards=(),
        frozen=False,
        red_threes=put(state.red_threes, side, (*state.red_threes[side], *red)),
    )
    events = [tell("canasta-took", seat=seat, pieces=(top,), cards=len(state.discards))]
    if red:  # CAN-07: a red three of the pile is laid and not replaced
        events.append(tell("canasta-red", seat=seat, pieces=red))
    return _put_down(taken, seen, [(None, meld) for meld in melds], tuple(events))


def _check_key(seen: Sight, cards: tuple[Piece, ...], top: Piece) -> None:
    """What of the hand opens the pile."""
    natural = sum([not WILD[card] for card in cards])
    if natural >= 2:
        return
    if is_frozen(seen):
        raise RuleError("canasta-pair", piece=top)
    if not cards and seen.rules.take_for_meld and top & 15 in seen.melds:
        return
    if natural and len(cards) > natural and seen.rules.take_with_wild:
        return
    raise RuleError("canasta-key", piece=top)


# ---------------------------------------------------------------------------------------- meld


def _lay(state: CanastaState, melds: tuple[Meld, ...]) -> Step:
    if state.phase != "meld":
        raise RuleError("wrong-phase", move="lay")
    if not melds:
        raise RuleError("meld-short", meld=(), count=0)
    hand = state.hands[state.turn]
    for meld in melds:
        rank_of(meld)
    rest = without(hand, [card for meld in melds for card in meld])
    seen = sight_of(state)
    laid = replace(state, hands=put(state.hands, state.turn, rest))
    return _put_down(laid, seen, [(None, meld) for meld in melds], ())


def _add(state: CanastaState, number: int, cards: tuple[Piece, ...]) -> Step:
    """CAN-17: cards to a meld of the player's side."""
    if state.phase != "meld":
        raise RuleError("wrong-phase", move="add")
    if not 1 <= number <= len(state.table):
        raise RuleError("canasta-no-meld", meld=number, count=len(state.table))
    seat, lying = state.turn, state.table[number - 1]
    if state.owners[number - 1] != state.rules.team_of(seat):
        raise RuleError("canasta-not-yours", meld=number)
    rest = without(state.hands[seat], cards)
    if not cards:
        raise RuleError("meld-short", meld=(), count=0)
    for card in cards:
        if not WILD[card] and card & 15 != lying[0] & 15:
            raise RuleError("canasta-no-fit", piece=card, meld=number, pieces=lying)
    seen = sight_of(state)
    return _put_down(
        replace(state, hands=put(state.hands, seat, rest)), seen, [(number, cards)], ()
    )


def _put_down(
    state: CanastaState,
    seen: Sight,
    groups: list[tuple[int | None, tuple[Piece, ...]]],
    before: tuple[Event, ...],
) -> Step:
    """The state with cards moved from hand to table; a player with none left goes out."""
    seat, rules = state.turn, state.rules
    side = rules.team_of(seat)
    table, owners, born = list(state.table), list(state.owners), list(state.born)
    numbers, full, added = dict(seen.melds), seen.canastas, state.added
    events = list(before)
    fresh: list[Meld] = []
    made: list[Meld] = []
    for number, cards in groups:
        at = number or numbers.get(rank_of(cards))
        lying = table[at - 1] if at else ()
        after = join(rules, lying, cards)
        if at:
            table[at - 1] = after
            added = added or born[at - 1] < state.turns
            rank = rank_of(after)
            events.append(tell("canasta-added", seat=seat, pieces=cards, meld=at, rank=rank))
        else:
            numbers[after[0] & 15] = len(table) + 1
            table.append(after)
            owners.append(side)
            born.append(state.turns)
            fresh.append(after)
        if len(lying) < FULL <= len(after):
            full += 1
            made.append(after)
    left = len(state.hands[seat])
    points = sum(count(cards) for _, cards in groups)
    # Q-CAN-9: by the option a hand that goes out at once need not reach the count.
    at_once = not rules.concealed_minimum and bool(made) and goes_out(seen, left, full)
    if points < seen.needed and not at_once:
        raise RuleError("canasta-first-short", points=points, needed=seen.needed)
    if not can_leave(seen, left, full):
        raise _too_few(seen, full)
    if any(meld[0] & 15 == 3 for meld in fresh) and not goes_out(seen, left, full):  # CAN-09
        raise RuleError("canasta-threes")
    if fresh:
        events.insert(len(before), tell("melded", seat=seat, melds=tuple(fresh)))
    for meld in made:
        events.append(
            tell("canasta-natural", seat=seat, pieces=meld)
            if is_natural(meld)
            else tell("canasta-mixed", seat=seat, pieces=meld)
        )
    down = replace(
        state,
        table=tuple(table),
        owners=tuple(owners),
        born=tuple(born),
        canastas=put(state.canastas, side, full) if made else state.canastas,
        began=state.began if state.began[seat] else put(state.began, seat, state.turns),
        laid=True,
        added=added,
    )
    if left:
        return down, tuple(events)
    return _end(down, tuple(events), out=seat)


def _too_few(seen: Sight, full: int) -> RuleError:
    """Why the hand may not become so small."""
    if full < seen.rules.needed:
        return RuleError("canasta-keep", needed=seen.rules.needed, count=full)
    if seen.refused:
        return RuleError("canasta-refused")
    return RuleError("canasta-needs-discard")


# ------------------------------------------------------------------------------------- partner


def _ask(state: CanastaState) -> Step:
    if state.phase != "meld" or not may_ask(state):
        raise RuleError("wrong-phase", move="ask")
    return replace(state, phase="answer"), (tell("canasta-asked", seat=state.turn),)


def _answer(state: CanastaState, seat: int, word: Word) -> Step:
    if state.phase != "answer":
        raise RuleError("wrong-phase", move="answer")
    event = tell("canasta-answered", seat=seat, answer=word)
    return replace(state, phase="meld", answer=word), (event,)


# ------------------------------------------------------------------------------------- discard


def _discard(state: CanastaState, card: Piece) -> Step:
    """CAN-28: a discard ends the turn; a wild card freezes the pile (CAN-26)."""
    if state.phase != "meld":
        raise RuleError("wrong-phase", move="discard")
    rules, seat = state.rules, state.turn
    rest = without(state.hands[seat], (card,))
    if not rest:
        seen = sight_of(state)
        if not can_leave(seen, 0, seen.canastas, discarding=True):  # CAN-30, CAN-31
            raise _too_few(seen, seen.canastas)
    events: tuple[Event, ...] = (tell("discarded", seat=seat, pieces=(card,)),)
    frozen = state.frozen or WILD[card]
    if frozen and not state.frozen:
        events = (*events, tell("canasta-frozen", seat=seat))
    last = replace(
        state,
        hands=put(state.hands, seat, rest),
        discards=(*state.discards, card),
        frozen=frozen,
    )
    if not rest:
        return _end(last, events, out=seat)
    side = rules.team_of(seat)
    fines = state.fines
    if state.answer == "yes":  # CAN-34
        fines = put(fines, side, fines[side] + 1)
        events = (*events, tell("canasta-fined", seat=seat))
    after = replace(
        last,
        turn=(seat + 1) % rules.players,
        phase="draw",
        turns=state.turns + 1,
        laid=False,
        added=False,
        drawn=(),
        answer=None,
        fines=fines,
    )
    if not after.stock and (rules.empty_stock == "end" or not may_take(sight_of(after))):
        return _end(after, events, reason="canasta-stock")  # CAN-36, CAN-37
    return after, events


# ----------------------------------------------------------------------------------------- end


def _end(
    state: CanastaState,
    before: tuple[Event, ...],
    *,
    out: int | None = None,
    reason: str = "canasta-out",
) -> Step:
    rules = state.rules
    concealed = out is not None and _is_concealed(state, out)
    if concealed:
        reason = "canasta-concealed"
    prices = facts(rules)
    ends = [_tally(state, side, out, concealed=concealed) for side in range(rules.teams)]
    booked = [points_of(prices, end) for end in ends]
    points = tuple(booked[side] for side in rules.side_of)
    most = max(points)
    best = tuple(seat for seat in range(rules.players) if points[seat] == most)
    outcome = Outcome(
        reason=reason,
        points=points,
        winners=() if len(best) == rules.players else best,
        left=tuple(count(hand) for hand in state.hands),
        next_first=(state.first + 1) % rules.players,  # CAN-46: the deal passes left
    )
    if out is not None:
        went = tell("canasta-concealed" if concealed else "canasta-out", seat=out)
        before = (*before, went)
    counted = [
        tell(
            "canasta-counted",
            seats=tuple(seat for seat in range(rules.players) if rules.team_of(seat) == side),
            bonus=bonus_of(prices, end),
            cards=end.melds,
            left=end.left,
            points=booked[side],
        )
        for side, end in enumerate(ends)
    ]
    return replace(state, outcome=outcome), (*before, *counted, tell("round-over"))


def account(state: CanastaState) -> Account:
    """What the points of a round that is over are made of; partners book the same (CAN-39)."""
    rules, outcome = state.rules, state.outcome
    if outcome is None:
        return ((),) * rules.players
    concealed = outcome.reason == "canasta-concealed"
    went_out = concealed or outcome.reason == "canasta-out"
    out = state.hands.index(()) if went_out else None
    prices = facts(rules)
    sides = [
        entries_of(prices, _tally(state, side, out, concealed=concealed), rules.family)
        for side in range(rules.teams)
    ]
    return tuple(sides[side] for side in rules.side_of)


def _is_concealed(state: CanastaState, seat: int) -> bool:
    """CAN-44: the whole hand in one turn, with its own canasta and nothing added."""
    if state.began[seat] != state.turns or state.added:
        return False
    melds = zip(state.table, state.born, strict=True)
    return any(turn == state.turns and len(meld) >= FULL for meld, turn in melds)


def _tally(state: CanastaState, side: int, out: int | None, *, concealed: bool) -> Tally:
    rules = state.rules
    melds = zip(state.table, state.owners, strict=True)
    seats = [seat for seat in range(rules.players) if rules.team_of(seat) == side]
    went = out in seats
    return tally(
        [meld for meld, owner in melds if owner == side],
        [state.hands[seat] for seat in seats],
        red_threes=len(state.red_threes[side]),
        fines=state.fines[side],
        out=went,
        concealed=went and concealed,
    )


# ---------------------------------------------------------------------------------------- view


def view(state: CanastaState, seat: int | None) -> CanastaView:
    rules = state.rules
    over = state.outcome is not None
    listed, free = ((), ()) if seat is None else offers(state, seat)
    return CanastaView(
        seat=seat,
        rules=rules,
        to_act=to_act(state),
        legal=listed,
        free=free,
        outcome=state.outcome,
        first=state.first,
        carried=state.carried,
        turn=state.turn,
        phase=state.phase,
        hands=seen_hands(state.hands, seat, over=over),
        counts=tuple([len(hand) for hand in state.hands]),
        stock=len(state.stock),
        discard=state.discards[-1] if state.discards else None,
        discards=len(state.discards),
        under=under(state),
        frozen=state.frozen,
        table=state.table,
        owners=state.owners,
        sides=rules.side_of,
        red_threes=state.red_threes,
        turns=state.turns,
        opened=tuple([side in state.owners for side in range(rules.teams)]),
        needed=0 if seat is None else needed(state, seat),
        canastas=state.canastas,
        to_go_out=rules.needed,
        drawn=state.drawn if seat == state.turn else (),
        laid=state.laid,
        answer=state.answer,
        fines=state.fines,
    )


def resample(state: CanastaState, seat: int | None, stream: Stream) -> CanastaState:
    if state.outcome:
        stock, stream = stream.shuffled(state.stock)
        return replace(state, stream=stream, stock=stock)
    hidden = [() if at == seat else hand for at, hand in enumerate(state.hands)]
    # Red threes are never in a hand, so they stay in the stock.
    (*mixed, stock), stream = shuffled_among(stream, (*hidden, state.stock), RED_THREES)
    stock, stream = stream.shuffled(stock)
    hands: tuple[Hand, ...] = tuple(
        tuple(sorted(hand)) or state.hands[at] for at, hand in enumerate(mixed)
    )
    drawn = state.drawn
    if drawn and seat != state.turn:
        drawn = tuple(sorted(mixed[state.turn][: len(drawn)]))
    return replace(state, stream=stream, stock=stock, hands=hands, drawn=drawn)


def pieces_of(state: CanastaState) -> list[int]:
    cards: list[int] = [*state.stock, *state.discards]
    for group in (*state.table, *state.red_threes, *state.hands):
        cards += group
    return cards


def moves_under(rules: CanastaRules) -> tuple[type[Move], ...]:
    partners: tuple[type[Move], ...] = (Ask, Answer) if rules.may_ask else ()
    dry: tuple[type[Move], ...] = (Pass,) if rules.empty_stock == "play-on" else ()
    return (Draw, Take, *dry, *partners, Lay, Add, Discard)
