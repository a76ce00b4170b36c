"""Tile games: MyRummy, Série Noire Rummy, Brettspielnetz Rummy, and Rummikub for reference.

Sheets: 001 (ledger `MYR`), 003 (`SNR`), 004 (`BSN`). 2 to 4 players (Brettspielnetz: 2), 1 to 13
in four colours twice and two jokers. Whoever is on turn lays tiles from the rack, and once they
have opened may rebuild the whole table; what was on it stays on it. The first empty rack wins.

A turn of laying is one move: the new table. What the rack gives follows from the difference, and
`table.py` says whether it is good. The settings are in `rules.py`; the four kinds of turns are:

- `lay-or-draw` (MyRummy, Brettspielnetz, Rummikub): lay, or draw one tile.
- `lay-or-exchange` (Série Noire): lay, or exchange one tile with the pool.
- `draw-and-reject` (its version 1): draw, lay or not, discard one tile.
- `draw-and-keep` (its version 2): draw, lay or not; before the opening one tile may be changed.

Phases: `draw` (versions 1 and 2 while the pool lasts), `play` (lay, or what else the turn offers),
`change` (more tiles may be changed), `return` (an exchange that began with the draw), `reject`.
"""

from typing import Any, assert_never

from msgspec.structs import replace

from rummel.deal import Stream
from rummel.errors import Fact, RuleError
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
from rummel.games.tiles.rules import TilesRules, worth
from rummel.games.tiles.scoring import points_for_going_out, points_for_racks
from rummel.games.tiles.state import (
    Draw,
    Exchange,
    Lay,
    Pass,
    Reject,
    Take,
    TilesState,
    TilesView,
    legal,
    may_change,
    may_return,
    must_lay,
    must_reject,
)
from rummel.games.tiles.table import Plan, Table, in_hand, plan, salvage
from rummel.pieces import JOKER, PIECES, Hand, Piece, deck, without
from rummel.scoring import Account, Entry, won_account

Step = tuple[TilesState, tuple[Event, ...]]
AnyMove = Lay | Draw | Take | Exchange | Reject | Pass | Timeout


# ---------------------------------------------------------------------------------------- deal


def deal(rules: TilesRules, opening: Opening, stream: Stream) -> Step:
    first, events, stream = _starter(rules, opening, stream)
    size, players = rules.hand, rules.players
    own: Hand = ()
    later: Hand = ()
    tiles = deck(2, rules.jokers)
    if rules.dealt_joker != "chance":  # BSN-06: a joker each, and the rest at random
        spare = (JOKER,) * (rules.jokers - players)
        size, own = size - 1, (JOKER,)
        tiles = deck(2, 0)
        if rules.dealt_joker == "one":
            later = spare
        else:
            tiles += spare
    tiles, stream = stream.shuffled(tiles)
    hands = tuple(
        tuple(sorted((*tiles[size * seat : size * seat + size], *own))) for seat in range(players)
    )
    pool = tiles[size * players :]
    if later:
        pool, stream = stream.shuffled(pool + later)
    state = TilesState(
        rules=rules,
        stream=stream,
        first=first,
        turn=first,
        phase="draw" if rules.draws_first and pool else "play",
        hands=hands,
        pool=pool,
        opened=(False,) * players,
    )
    dealt = tell("dealt", cards=rules.hand, stock=len(pool))
    return state, (*events, dealt, tell("starts", seat=first))


def _starter(
    rules: TilesRules, opening: Opening, stream: Stream
) -> tuple[int, tuple[Event, ...], Stream]:
    """Who begins: by lot (MYR-10), or by the lowest or highest tile drawn (SNR-15)."""
    if opening.first is not None:
        return opening.first, (), stream
    if rules.starter == "lot":
        first, stream = stream.below(rules.players)
        return first, (), stream
    events = []
    best = list(range(rules.players))
    tiles: tuple[Piece, ...] = ()
    while len(best) > 1:  # players who tie draw again (Q-SNR-11)
        if len(tiles) < len(best):
            tiles, stream = stream.shuffled(deck(2, rules.jokers))
        drawn = dict(zip(best, tiles, strict=False))
        tiles = tiles[len(best) :]
        events += [tell("tiles-lot", seat=seat, pieces=(tile,)) for seat, tile in drawn.items()]
        # A joker counts as on a rack: too much to be the lowest.
        counts = {seat: worth(rules).of_hand((tile,)) for seat, tile in drawn.items()}
        wanted = (min if rules.starter == "lowest" else max)(counts.values())
        best = [seat for seat in best if counts[seat] == wanted]
    step = 0 if rules.drawer_starts else 1  # Q-SNR-10
    return (best[0] + step) % rules.players, tuple(events), stream


# --------------------------------------------------------------------------------------- apply


def apply(state: TilesState, seat: int, move: Move) -> Step:
    if state.outcome:
        raise RuleError("round-over")
    if seat != state.turn:
        raise RuleError("not-your-turn", seat=seat)
    if not isinstance(move, AnyMove):
        raise RuleError("wrong-move", move=word_of(move))
    match move:
        case Lay():
            return _lay(state, move.table)
        case Draw():
            return _draw(state)
        case Exchange():
            return _exchange(state, move.tile)
        case Reject():
            return _reject(state, move.tile)
        case Take():
            return _take(state)
        case Pass():
            return _pass(state)
        case Timeout():
            return _time_out(state, move.draft)
        case _:
            assert_never(move)


def _draw(state: TilesState) -> Step:
    rules = state.rules
    begins_exchange = rules.turn == "lay-or-exchange" and rules.exchange_order == "draw-first"
    if state.phase == "play" and (rules.turn == "lay-or-draw" or begins_exchange):
        if not state.pool:
            raise RuleError("tiles-pool-empty")
    elif state.phase != "draw":
        raise RuleError("wrong-phase", move="draw")
    if rules.turn == "lay-or-draw":
        return _draw_and_end(state, 1)
    seat = state.turn
    tile = state.pool[-1]
    events = (tell("drew", seat=seat), whisper(seat, "got", pieces=(tile,)))
    drawn = replace(
        state,
        pool=state.pool[:-1],
        hands=_given(state, (tile,)),
        drawn=tile,
        phase="return" if begins_exchange else "play",
    )
    return _unless_last(drawn, events)


def _draw_and_end(state: TilesState, count: int) -> Step:
    """Draws as many tiles as there are, up to `count`, and the turn is over (MYR-18)."""
    seat = state.turn
    tiles = state.pool[-count:]
    hands, pool = _given(state, tiles), state.pool[: -len(tiles)]
    events = (tell("drew", seat=seat),) * len(tiles) + (whisper(seat, "got", pieces=tiles),)
    if not pool and state.rules.last_tile_ends:
        return _unless_last(replace(state, hands=hands, pool=pool), events)
    return _turn_over(state, events, hands=hands, pool=pool)


def _given(state: TilesState, tiles: tuple[Piece, ...]) -> tuple[Hand, ...]:
    seat = state.turn
    return put(state.hands, seat, tuple(sorted(state.hands[seat] + tiles)))


def _unless_last(state: TilesState, events: tuple[Event, ...]) -> Step:
    """BSN-31: drawing the last tile ends the round, at that moment (Q-BSN-6)."""
    if state.rules.last_tile_ends and not state.pool:
        return _closed(state, events, "tiles-last-drawn")
    return state, events


def _take(state: TilesState) -> Step:
    if state.phase != "draw" or not state.rules.take_scrap or not state.scrap:
        raise RuleError("wrong-phase", move="take")
    tile = state.scrap[-1]
    taken = replace(
        state, scrap=state.scrap[:-1], hands=_given(state, (tile,)), drawn=tile, phase="play"
    )
    return taken, (tell("took", seat=state.turn, pieces=(tile,)),)


def _lay(state: TilesState, wanted: Table) -> Step:
    if state.phase != "play":
        raise RuleError("wrong-phase", move="lay")
    seat = state.turn
    good = plan(
        state.rules,
        state.table,
        state.hands[seat],
        wanted,
        opened=state.opened[seat],
        rejects=must_reject(state),
    )
    return _laid(state, good)


def _laid(state: TilesState, good: Plan) -> Step:
    seat = state.turn
    moved = sum(map(len, good.new)) - len(good.laid)  # tiles of the table in the new melds
    events = [tell("tiles-laid", seat=seat, pieces=good.laid, melds=good.new, moved=moved)]
    opened = state.opened
    if not opened[seat]:
        opened = put(opened, seat, True)
        events.append(tell("tiles-opened", seat=seat, points=good.points))
    hands = put(state.hands, seat, good.rest)
    if not good.rest:
        out = replace(state, table=good.table, hands=hands, opened=opened, last=good.laid)
        return _out(out, tuple(events), good.double)
    if must_reject(state):
        laid = replace(
            state,
            table=good.table,
            hands=hands,
            opened=opened,
            last=good.laid,
            phase="reject",
            double=good.double,
        )
        return laid, tuple(events)
    return _turn_over(
        state, tuple(events), table=good.table, hands=hands, opened=opened, last=good.laid
    )


def _exchange(state: TilesState, tile: Piece) -> Step:
    rules = state.rules
    if state.phase == "play" and rules.turn == "lay-or-exchange":
        if rules.exchange_order == "draw-first":
            raise RuleError("wrong-phase", move="exchange")
        if not state.pool:
            raise RuleError("tiles-pool-empty")
    elif not (
        state.phase in ("return", "change")
        or (state.phase == "play" and rules.turn == "draw-and-keep" and state.drawn is not None)
    ):
        raise RuleError("wrong-phase", move="exchange")
    elif state.phase != "return":
        if state.opened[state.turn]:
            raise RuleError("tiles-change-opened")
        if state.changed >= rules.changes:
            raise RuleError("tiles-change-most", most=rules.changes)
        if not state.pool:
            raise RuleError("tiles-pool-empty")
    seat = state.turn
    hand = without(state.hands[seat], (tile,))
    tile = PIECES[tile]
    pool = state.pool
    got: Hand = ()
    if state.phase == "return":
        if not may_return(state, tile):
            raise RuleError("tiles-keep-drawn", piece=tile)
    else:  # Q-SNR-2: the tile is named before the new one is seen
        pool, got = state.pool[:-1], state.pool[-1:]
    hands = put(state.hands, seat, tuple(sorted(hand + got)))
    stream, scrap = state.stream, state.scrap
    if rules.exchanged == "scrapped":
        scrap = (*scrap, tile)
    else:
        # The pool's order is unknown, so a place by chance mixes the tile in.
        place, stream = stream.below(len(pool) + 1)
        pool = (*pool[:place], tile, *pool[place:])
    events: tuple[Event, ...] = (
        tell("tiles-exchanged", seat=seat),
        whisper(seat, "tiles-gave", pieces=(tile,)),
    )
    if got:
        events = (*events, whisper(seat, "got", pieces=got))
    if not pool and rules.last_tile_ends:
        over = replace(state, hands=hands, pool=pool, scrap=scrap, stream=stream)
        return _unless_last(over, events)
    if rules.turn == "draw-and-keep":
        going = replace(
            state,
            hands=hands,
            pool=pool,
            scrap=scrap,
            stream=stream,
            drawn=got[0],
            changed=state.changed + 1,
            phase="change",
        )
        if may_change(going):
            return going, events
    return _turn_over(state, events, hands=hands, pool=pool, scrap=scrap, stream=stream)


def _reject(state: TilesState, tile: Piece) -> Step:
    if not (
        state.phase == "reject"
        or (
            state.phase == "play"
            and state.rules.turn == "draw-and-reject"
            and state.drawn is not None
        )
    ):
        raise RuleError("wrong-phase", move="reject")
    seat = state.turn
    hand = without(state.hands[seat], (tile,))
    tile = PIECES[tile]
    hands, scrap = put(state.hands, seat, hand), (*state.scrap, tile)
    events = (tell("discarded", seat=seat, pieces=(tile,)),)
    if not hand:
        return _out(replace(state, hands=hands, scrap=scrap), events, state.double)
    return _turn_over(state, events, hands=hands, scrap=scrap)


def _pass(state: TilesState, timed_out: bool = False) -> Step:
    """With an empty pool (SNR-38), or at the end of a turn that began with a draw (version 2)."""
    events = (tell("passed", seat=state.turn),)
    must_reject = state.rules.turn == "draw-and-reject" and state.drawn is not None
    if state.phase not in ("play", "change") or must_reject:
        raise RuleError("wrong-phase", move="pass")
    if state.drawn is not None:
        return _turn_over(state, events)
    if state.pool:
        raise RuleError("tiles-pool-left", tiles=len(state.pool))
    if not timed_out and (pieces := must_lay(state)):
        raise RuleError("tiles-must-lay", pieces=pieces)
    return _turn_over(state, events, passes=state.passes + 1)


# ------------------------------------------------------------------------------------ time-out


def _time_out(state: TilesState, draft: Table) -> Step:
    """What the sheet makes of a turn that took too long.

    MyRummy lets stand what is valid and otherwise draws (MYR-14, Q-MYR-14). Série Noire undoes the
    turn and then exchanges (Q-SNR-13). The sheet does not say which tile goes: it is the highest
    that is not a joker, as a player would most likely choose. Where a game has no clock, its way
    of not laying is taken.
    """
    seat = state.turn
    turns = state.turns
    all_events: tuple[Event, ...] = (tell("timed-out", seat=seat),)
    if state.phase == "play" and state.rules.timeout != "undo":
        good = salvage(
            state.rules,
            state.table,
            state.hands[seat],
            draft,
            opened=state.opened[seat],
            rejects=must_reject(state),
        )
        if good:
            state, events = _laid(state, good)
            all_events += events
    while state.outcome is None and state.turns == turns:
        state, events = _without_laying(state)
        all_events += events
    return state, all_events


def _without_laying(state: TilesState) -> Step:
    """The next step of a turn in which nothing is laid."""
    rules, phase = state.rules, state.phase
    if phase == "draw":
        return _draw(state)
    if phase == "reject" or (rules.turn == "draw-and-reject" and state.drawn is not None):
        return _reject(state, _highest(state.hands[state.turn]))
    if phase == "return":
        mine = tuple(one for one in state.hands[state.turn] if may_return(state, one))
        return _exchange(state, _highest(mine))
    if rules.draws_first or not state.pool:
        return _pass(state, timed_out=True)
    if rules.turn == "lay-or-draw":
        return _draw_and_end(state, rules.timeout_tiles)
    if rules.exchange_order == "draw-first":
        return _draw(state)
    return _exchange(state, _highest(state.hands[state.turn]))


def _highest(hand: Hand) -> Piece:
    return max(hand, key=lambda one: (one != JOKER, one & 15, one))


# ----------------------------------------------------------------------------------------- end


def _turn_over(
    state: TilesState, events: tuple[Event, ...], *, passes: int = 0, **changes: Any
) -> Step:
    """The next player's turn, unless nobody wants to go on or the round has lasted too long."""
    rules = state.rules
    turns = state.turns + 1
    if passes >= rules.players:  # SNR-39, Q-MYR-13, Q-SNR-18
        return _closed(replace(state, turns=turns, **changes), events, "tiles-blocked")
    if turns >= rules.max_turns:
        return _closed(replace(state, turns=turns, **changes), events, "tiles-cap")
    pool = changes.get("pool", state.pool)
    after = replace(
        state,
        turn=(state.turn + 1) % rules.players,
        phase="draw" if pool and rules.draws_first else "play",
        turns=turns,
        passes=passes,
        drawn=None,
        changed=0,
        double=False,
        **changes,
    )
    return after, events


def _out(state: TilesState, events: tuple[Event, ...], double: bool) -> Step:
    """The player on turn has shed everything."""
    outcome = Outcome(
        reason="tiles-out-double" if double else "tiles-out",
        points=points_for_going_out(state.rules, state.hands, state.turn, double=double),
        winners=(state.turn,),
        next_first=_next_first(state),
    )
    return replace(state, outcome=outcome), (*events, tell("round-over"))


def account(state: TilesState) -> Account:
    """What the points of a round that is over are made of (MYR-44, SNR-33, SNR-40)."""
    rules, outcome = state.rules, state.outcome
    if outcome is None:
        return won_account(state)
    if rules.scoring == "win":
        # What was left decided it, though it is not booked.
        return tuple(
            (*won, *(Entry("tally-tiles-left", 0, {"left": one}) for one in outcome.left[at:][:1]))
            for at, won in enumerate(won_account(state))
        )
    left = [worth(rules).of_hand(hand) for hand in state.hands]
    least = min(left)
    accounts: list[tuple[Entry, ...]] = []
    for seat, count in enumerate(left):
        if seat in outcome.winners:
            lost = [Entry("tally-taken", outcome.points[seat])]
            if outcome.reason == "tiles-out-double":
                lost = [Entry("tally-taken", sum(left)), Entry("tally-tiles-double", sum(left))]
        elif outcome.winners and least:  # nobody has gone out
            facts: dict[str, Fact] = {"more": count, "less": least}
            lost = [Entry("tally-difference", least - count, facts)]
        else:
            lost = [Entry("tally-rest", -count)]
            if outcome.reason == "tiles-out-double":
                lost.append(Entry("tally-tiles-double", -count))
        accounts.append(tuple(one for one in lost if one.points))
    return tuple(accounts)


def _closed(state: TilesState, events: tuple[Event, ...], reason: str) -> Step:
    """The round ends with tiles on every rack."""
    points, winners, counts, even = points_for_racks(state.rules, state.hands)
    outcome = Outcome(
        reason="tiles-even" if even else reason,
        points=points,
        winners=winners,
        left=counts,
        next_first=_next_first(state),
    )
    left = tuple(tell("left", seat=seat, points=count) for seat, count in enumerate(counts))
    return replace(state, outcome=outcome), (*events, *left, tell("round-over"))


def _next_first(state: TilesState) -> int | None:
    if state.rules.next_starter == "anew":
        return None
    # MYR-45, Q-MYR-21: who would have been next; else left of this round's starter.
    last = state.turn if state.rules.next_starter == "after-last" else state.first
    return (last + 1) % state.rules.players


# ---------------------------------------------------------------------------------------- view


def view(state: TilesState, seat: int | None) -> TilesView:
    rules, turn, over = state.rules, state.turn, state.outcome is not None
    mine = seat == turn and not over
    counts = tuple([len(hand) for hand in state.hands])
    return TilesView(
        seat=seat,
        rules=rules,
        to_act=() if over else (turn,),
        legal=legal(state) if mine else (),
        free=("lay",) if mine and state.phase == "play" else (),
        outcome=state.outcome,
        first=state.first,
        turn=turn,
        phase=state.phase,
        hands=seen_hands(state.hands, seat, over=over),
        counts=counts,
        pool=len(state.pool),
        scrap=state.scrap if scrap_is_open(rules) else (),
        scrapped=len(state.scrap),
        table=state.table,
        opened=state.opened,
        needed=tuple([0 if opened else rules.minimum for opened in state.opened]),
        may_use_table=state.opened[turn] or rules.table_when_opening,
        most=min(rules.most_tiles, counts[turn] - must_reject(state)),
        changes=rules.changes - state.changed if may_change(state) else 0,
        drawn=state.drawn if mine else None,
        last=state.last,
        turns=state.turns,
    )


def scrap_is_open(rules: TilesRules) -> bool:
    # Rejected tiles lie open; an exchanged one is not shown (SNR-23).
    return rules.turn == "draw-and-reject"


def resample(state: TilesState, seat: int | None, stream: Stream) -> TilesState:
    over = state.outcome is not None
    shown = [over or at == seat for at in range(state.rules.players)]
    hidden = [() if shown[at] else hand for at, hand in enumerate(state.hands)]
    face_down = () if scrap_is_open(state.rules) else state.scrap
    (*mixed, pool, scrap), stream = shuffled_among(
        stream,
        (*hidden, state.pool, face_down),
        # Everybody knows that each has been dealt a joker (BSN-06).
        fixed=() if state.rules.dealt_joker == "chance" else (JOKER,),
    )
    hands = tuple(
        state.hands[at] if shown[at] else tuple(sorted(hand)) for at, hand in enumerate(mixed)
    )
    drawn = state.drawn
    if drawn is not None and not shown[state.turn]:
        place, stream = stream.below(len(hands[state.turn]))
        drawn = hands[state.turn][place]
    return replace(
        state, stream=stream, hands=hands, pool=pool, scrap=scrap or state.scrap, drawn=drawn
    )


def pieces_of(state: TilesState) -> list[int]:
    everywhere: list[int] = [*state.pool, *state.scrap]
    for pieces in (*state.hands, *state.table):
        everywhere += in_hand(pieces)
    return everywhere


def moves_under(rules: TilesRules) -> tuple[type[Move], ...]:
    """What the turn of these rules is made of."""
    blind = rules.exchange_order == "blind"
    # A pool that is never empty, or whose last tile ends the round, leaves nothing to pass for.
    starts_empty = rules.players * rules.hand == 104 + rules.jokers
    lasts = (rules.turn == "lay-or-exchange" and rules.exchanged == "returns") or (
        rules.turn == "lay-or-draw" and rules.last_tile_ends
    )
    there: dict[type[Move], bool] = {
        Lay: True,
        Draw: rules.turn != "lay-or-exchange" or not blind,
        Take: rules.take_scrap,
        Exchange: rules.turn == "lay-or-exchange"
        or (rules.turn == "draw-and-keep" and rules.changes > 0),
        Reject: rules.turn == "draw-and-reject",
        Pass: starts_empty or not lasts,
    }
    return tuple(kind for kind, is_there in there.items() if is_there)
