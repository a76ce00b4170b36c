"""Positions of gin: what a seat knows, what can't be, what may be hidden."""

from collections.abc import Sequence

from msgspec.structs import replace

from rummel.deal import Stream
from rummel.errors import RuleError
from rummel.family import Positions
from rummel.games.gin.rules import HAND, MELDS, GinRules
from rummel.games.gin.state import GinState, at_wall, least_points, must_be_enough, must_end
from rummel.hidden import HIDDEN, REST, clash, conceal, in_order, is_hidden, pick, reveal
from rummel.melds import find_melds, read
from rummel.pieces import Hand, Piece, without
from rummel.solve import least_deadwood


def blank(rules: GinRules) -> GinState:
    players = rules.players
    hand: Hand = (HIDDEN,) * HAND
    return GinState(
        rules=rules,
        stream=Stream(b""),
        first=0,
        turn=0,
        phase="upcard" if rules.upcard else "discard",
        hands=(hand if rules.upcard else (*hand, HIDDEN), *(hand,) * (players - 1)),
        stock=(REST,),
        discards=(HIDDEN,) if rules.upcard else (),
        limit=rules.limit,
        known=((),) * players,
        left=(None,) * players,
    )


def known(state: GinState, seat: int | None) -> GinState:
    over = state.outcome is not None
    hands = []
    for at, hand in enumerate(state.hands):
        if over or at == seat or state.left[at] is not None:
            hands.append(hand)
        elif at == state.opener:
            # What lies face down may be one of those that the ender was seen to take.
            hands.append(conceal(hand))
        else:
            hands.append(conceal(hand, state.known[at]))
    drew_it = over or seat == state.turn or state.taken or state.drawn is None
    laid_it = over or seat == state.opener or state.face_down is None
    return replace(
        state,
        hands=tuple(hands),
        stock=conceal(state.stock),
        drawn=state.drawn if drew_it else HIDDEN,
        face_down=state.face_down if laid_it else HIDDEN,
    )


def check(state: GinState) -> GinState:
    rules = state.rules
    state = replace(
        state,
        hands=tuple(in_order(hand) for hand in state.hands),
        known=tuple(in_order(hand) for hand in state.known),
        melds=tuple(read(meld, MELDS).meld for meld in state.melds),
    )
    if len(state.owners) != len(state.melds):
        raise clash("owners", "melds")
    if state.limit > 20:
        raise clash("limit", "phase")
    if state.factor not in (1, 2) or (state.factor == 2 and not rules.spades_double):
        raise clash("factor", "spades_double")
    if state.phase in ("upcard", "draw") and not state.discards:
        raise clash("phase", "discards")
    if state.outcome:
        return state
    if (state.phase == "spread") != (state.ending is not None):
        raise clash("phase", "ending")
    if (state.ending is None) != (state.opener is None):
        raise clash("ending", "opener")
    if state.turns >= rules.max_turns and state.phase != "spread":
        raise clash("turns", "outcome")
    for seat, (hand, seen) in enumerate(zip(state.hands, state.known, strict=True)):
        if state.left[seat] is None and seat != state.opener:
            _check_seen(hand, seen)
    if state.phase == "spread":
        _check_spread(state)
    else:
        _check_course(state)
    return state


def _check_seen(hand: Hand, seen: Hand) -> None:
    try:
        without(hand, seen)
    except RuleError:
        raise clash("known", "hands") from None


def _check_course(state: GinState) -> None:
    rules, phase, turn = state.rules, state.phase, state.turn
    for seat, hand in enumerate(state.hands):
        if len(hand) != HAND + (phase == "discard" and seat == turn):
            raise clash("hands", "phase")
    if state.melds or state.face_down is not None or any(one is not None for one in state.left):
        raise clash("melds" if state.melds else "left", "phase")
    if phase in ("upcard", "stock") and not rules.upcard:
        raise clash("phase", "upcard")
    if phase == "upcard" and len(state.discards) != 1:
        raise clash("phase", "discards")
    if phase == "stock" and (at_wall(state) or not state.discards):
        raise clash("phase", "stock" if state.discards else "discards")
    if state.drawn is None:
        # Only the player who was dealt eleven has taken none of them.
        if state.taken or (phase == "discard" and (rules.upcard or turn != state.first)):
            raise clash("drawn", "phase")
    elif phase != "discard":
        raise clash("drawn", "phase")
    elif not is_hidden(state.drawn):
        if state.drawn not in state.hands[turn]:
            raise clash("drawn", "hands")
        if state.taken and state.drawn not in state.known[turn]:
            raise clash("taken", "known")
    elif state.taken:
        raise clash("taken", "drawn")


def _check_spread(state: GinState) -> None:
    rules, players = state.rules, state.rules.players
    assert state.opener is not None
    done = {
        (state.opener + step) % players for step in range((state.turn - state.opener) % players)
    }
    if done != {seat for seat, left in enumerate(state.left) if left is not None}:
        raise clash("left", "turn")
    if state.drawn is not None or state.taken:
        raise clash("drawn", "phase")
    if any(len(hand) > HAND + 1 for hand in state.hands):
        raise clash("hands", "phase")
    hand = state.hands[state.turn]
    if not must_be_enough(state) or HIDDEN in hand:
        return
    if len(hand) != HAND + (state.ending == "big-gin"):
        raise clash("hands", "ending")
    if state.ending == "big-gin":
        enough = least_deadwood(hand, rules.cap, 0) == 0
    else:
        enough = 0 <= least_points(rules, hand) <= state.limit
    if not enough:
        raise clash("ending", "hands")


def fill(state: GinState, missing: Sequence[Piece], stream: Stream) -> GinState:
    hands, rest = list(state.hands), list(missing)
    if must_end(state) or (state.phase == "spread" and must_be_enough(state)):
        hand, stream = _ending_hand(state, rest, stream)
        rest = list(without((*hands[state.turn], *rest), hand))
        rest = [card for card in rest if not is_hidden(card)]
        hands[state.turn] = hand
    down: tuple[Piece, ...] = () if state.face_down is None else (state.face_down,)
    (*hands, stock, discards, down), stream = reveal(
        (*hands, state.stock, state.discards, down), rest, stream
    )
    drawn = state.drawn
    if is_hidden(drawn):
        seen = state.known[state.turn]
        drawn, stream = pick(without(hands[state.turn], seen), stream)
    return replace(
        state,
        stream=stream,
        hands=tuple(map(in_order, hands)),
        stock=stock,
        discards=discards,
        face_down=down[0] if down else None,
        drawn=drawn,
    )


def _ending_hand(state: GinState, missing: Sequence[Piece], stream: Stream) -> tuple[Hand, Stream]:
    """A hand that may well end the round: melds by chance, and beside them what counts least.

    That such a hand is there is known before it is seen, and hardly any other hand is one.
    """
    held = tuple(one for one in state.hands[state.turn] if not is_hidden(one))
    open_places = len(state.hands[state.turn]) - len(held)
    melds, stream = stream.shuffled(tuple(find_melds((*held, *missing), MELDS)))
    own, rest = list(held), list(missing)
    for meld in melds:
        added = [card for card in meld if card not in own]
        if len(added) <= open_places and all(card in rest for card in added):
            own += added
            rest = list(without(rest, added))
            open_places -= len(added)
    rest.sort(key=lambda card: card.rank)
    return (*own, *rest[:open_places]), stream


POSITIONS = Positions(
    blank=blank,
    known=known,
    check=check,
    fill=fill,
    middle=None,
    hides=("hands", "stock", "discards", "drawn", "face_down"),
    seats=("first", "turn", "opener", "owners"),
    per_seat=("hands", "known", "left"),
)
