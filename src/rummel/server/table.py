"""A table as a value: its seats, its log played through, its clocks. Pure: the time comes in.

Every function that changes a table returns a new one. What a log entry does to a table is here
alone, so a node that reads the log arrives at the same table as the node that wrote it.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rummel import deal, match, record
from rummel.errors import RuleError
from rummel.game import Event, Game, Move, Points, Rules, Timeout, format_move, parse_move
from rummel.match import Match, Result
from rummel.pieces import Meld, parse_piece
from rummel.wire import BankClock, NoClock, Setup, SheetClock, TurnClock

Status = Literal["open", "playing", "over"]
Kind = Literal["deal", "move", "resign"]

STAND_IN: Final = "steady"  # the bot that plays for who has gone
BETWEEN_ROUNDS: Final = {"live": 45.0, "correspondence": 86_400.0}  # at most, for people to look


class Seat(Struct, frozen=True, kw_only=True):
    person: str | None = None
    program: bool = False  # whether the person is one, which plays by a token
    bot: str | None = None
    name: str | None = None
    words: str | None = None  # its part of the next deal
    ready: int = 0  # the round it is ready for
    again: bool = False
    pausing: bool = False
    away: float | None = None  # since when nobody is connected


class Clocks(Struct, frozen=True, kw_only=True):
    """What is known of time after the last entry of the log."""

    due: tuple[float | None, ...] = ()  # when a seat's time is up
    banks: tuple[float, ...] = ()  # seconds that each has left, while its clock stands still
    paused: tuple[float | None, ...] | None = None  # what was left for each when time stopped
    deal: float | None = None  # when the next round is dealt without waiting for more


class Snapshot(Struct, frozen=True, kw_only=True):
    """Where a log can be taken up without its earlier rounds: a cache, nothing more."""

    number: int  # of the entry with the deal
    round: int = 0  # the number of that deal; 0 in one of older days, when each was booked
    booked: tuple[Points, ...]
    first: int | None
    out: tuple[int, ...]


class Entry(Struct, frozen=True, kw_only=True):
    """One line of the log. The text is a move, or what each seat added to a deal."""

    number: int
    kind: Kind
    seat: int | None
    text: str
    key: str | None = None
    at: float


class Table(Struct, frozen=True, kw_only=True):
    id: str
    game: Game
    rules: Rules
    setup: Setup
    secret: bytes
    host: str | None
    seats: tuple[Seat, ...]
    status: Status = "open"
    version: int = 1
    number: int = 0
    match: Match | None = None
    words: tuple[str, ...] = ()  # what the seats added to the round's deal
    snapshot: Snapshot | None = None
    clocks: Clocks = Clocks()
    rematch: str | None = None
    created: float = 0

    @property
    def commitment(self) -> str:
        return _commitment(self.secret, self.rules.max_deals)

    @property
    def to_act(self) -> tuple[int, ...]:
        return self.match.to_act if self.match and self.status == "playing" else ()

    @property
    def clock(self) -> TurnClock | BankClock | None:
        """The clock that runs at this table."""
        clock = self.setup.clock
        if isinstance(clock, SheetClock):
            seconds = getattr(self.rules, "seconds", 0)
            return TurnClock(seconds) if seconds else None
        return None if isinstance(clock, NoClock) else clock

    @property
    def paused(self) -> bool:
        return self.clocks.paused is not None

    def seat_of(self, person: str | None) -> int | None:
        """Where a person sits."""
        if person is not None:
            for at, seat in enumerate(self.seats):
                if seat.person == person:
                    return at
        return None

    def has_left(self, seat: int) -> bool:
        """Whether the player of a seat has resigned."""
        return self.match is not None and seat in self.match.out

    def people(self) -> tuple[int, ...]:
        """The seats of the people who are still in the match."""
        return tuple(
            at for at, seat in enumerate(self.seats) if seat.person and not self.has_left(at)
        )

    def bot_of(self, seat: int, now: float) -> str | None:
        """The bot that plays a seat now: its own, or one that stands in for its player."""
        found = self.seats[seat]
        if found.bot:
            return found.bot
        if found.person is None or self.has_left(seat) or self._stands_in(found, now):
            return STAND_IN
        return None

    def _stands_in(self, seat: Seat, now: float) -> bool:
        gone = self._gone_at(seat)
        return self.setup.away == "bot" and gone is not None and gone <= now

    def _gone_at(self, seat: Seat) -> float | None:
        """When somebody who is away has been away for too long."""
        if seat.away is None or self.setup.pace == "correspondence" or self.setup.away == "wait":
            return None
        return seat.away + self.setup.grace

    def reveal(self, number: int) -> str:
        """The server's seed of a round; only for rounds that are over."""
        assert self.match
        over = self.match.state.outcome or self.match.result
        assert number < self.match.round or (number == self.match.round and over)
        return self._seed(number).hex()

    def _seed(self, number: int) -> bytes:
        return _seeds(self.secret, self.rules.max_deals)[number - 1]


# A chain is up to a thousand hashes long. Every table message tells its commitment, and a record
# asks for the seeds of all its rounds.
@lru_cache(maxsize=64)
def _seeds(secret: bytes, rounds: int) -> tuple[bytes, ...]:
    return deal.chain(secret, rounds)


@lru_cache(maxsize=10_000)
def _commitment(secret: bytes, rounds: int) -> str:
    return deal.commitment(_seeds(secret, rounds)[0])


class Moment(NamedTuple):
    """A table after an entry of its log, and what happened."""

    table: Table
    entry: Entry
    events: tuple[Event, ...]


# ------------------------------------------------------------------------------------- the log


def deal_round(table: Table, words: Sequence[str], now: float) -> Moment:
    """The first round, or the next one."""
    entry = Entry(
        number=table.number + 1,
        kind="deal",
        seat=None,
        text=msgspec.json.encode(tuple(words)).decode(),
        at=now,
    )
    return follow(table, entry)


def play(table: Table, seat: int, move: Move, key: str | None, now: float) -> Moment:
    """A move, or a `RuleError`."""
    entry = Entry(
        number=table.number + 1, kind="move", seat=seat, text=format_move(move), key=key, at=now
    )
    return _follow_move(table, entry, move)


def resign(table: Table, seat: int, key: str | None, now: float) -> Moment:
    entry = Entry(number=table.number + 1, kind="resign", seat=seat, text="", key=key, at=now)
    return follow(table, entry)


def time_out(table: Table, seat: int, draft: tuple[Meld, ...], now: float) -> Moment:
    """The clock's move. A draft that the rules can't even read falls away."""
    try:
        return play(table, seat, Timeout(draft), None, now)
    except RuleError:
        return play(table, seat, Timeout(), None, now)


def follow(table: Table, entry: Entry) -> Moment:
    """The table after an entry, new or read."""
    if entry.number != table.number + 1:
        raise ValueError(f"entry {entry.number} after {table.number}")
    if entry.kind == "move":
        return _follow_move(
            table, entry, parse_move((*table.game.family.moves, Timeout), entry.text)
        )
    if entry.kind == "deal":
        return _follow_deal(table, entry)
    assert table.match
    assert entry.seat is not None
    after, events = match.resign(table.match, entry.seat)
    return _advance(table, entry, after, events)


def _follow_deal(table: Table, entry: Entry) -> Moment:
    words = msgspec.json.decode(entry.text, type=tuple[str, ...])
    before = table.match
    first = before.state.outcome.next_first if before and before.state.outcome else None
    taken_up = table.snapshot if table.match is None else None
    booked: tuple[Points, ...] = ()
    out: tuple[int, ...] = ()
    number = 1
    if before:
        booked, out, number = before.booked, before.out, before.round + 1
    elif taken_up:
        booked, out, first = taken_up.booked, taken_up.out, taken_up.first
        number = taken_up.round or len(booked) + 1
    key = deal.round_key(table._seed(number), number, words)
    after, events = match.take_up(
        table.game, table.rules, key, number=number, booked=booked, first=first, out=out
    )
    snapshot = Snapshot(number=entry.number, round=number, booked=booked, first=first, out=out)
    dealt = replace(table, words=words, snapshot=snapshot, status="playing")
    return _advance(dealt, entry, after, events)


def _follow_move(table: Table, entry: Entry, move: Move) -> Moment:
    if table.match is None:
        raise RuleError("table-not-started")
    assert entry.seat is not None
    after, events = match.apply(table.match, entry.seat, move)
    return _advance(table, entry, after, events)


def _advance(table: Table, entry: Entry, after: Match, events: tuple[Event, ...]) -> Moment:
    clocks = _run_clocks(table, after, entry.at)
    return Moment(
        replace(
            table,
            number=entry.number,
            match=after,
            status="over" if after.result else "playing",
            clocks=clocks,
        ),
        entry,
        events,
    )


def played_through(table: Table, entries: Iterable[Entry]) -> Iterator[Moment]:
    """The table after each of the entries that have been read."""
    for entry in entries:
        moment = follow(table, entry)
        table = moment.table
        yield moment


def replay(table: Table, entries: Iterable[Entry]) -> Table:
    """The table after entries that have been read."""
    for moment in played_through(table, entries):
        table = moment.table
    return table


# -------------------------------------------------------------------------------------- clocks


def _run_clocks(table: Table, after: Match, now: float) -> Clocks:
    """The clocks after an entry: started for who may act now, stopped for who may no more."""
    old = table.clocks
    clock = table.clock
    acting = () if after.result else after.to_act
    banks = old.banks
    if isinstance(clock, BankClock) and not banks:
        banks = (float(clock.seconds),) * len(table.seats)
    deal_at = None
    if after.between_rounds:
        deal_at = now + BETWEEN_ROUNDS[table.setup.pace] if table.people() else now
    if clock is None:
        return Clocks(deal=deal_at)
    due: list[float | None] = []
    for seat, found in enumerate(table.seats):
        before = old.due[seat] if seat < len(old.due) else None
        if isinstance(clock, BankClock) and before is not None and seat not in acting:
            left = max(0.0, before - now) + clock.increment
            banks = (*banks[:seat], left, *banks[seat + 1 :])
        if seat not in acting or found.bot or found.person is None or seat in after.out:
            due.append(None)
        elif before is not None:
            # A turn of several moves has one limit. Who has just run out of time and is still to
            # act gets a new one, or the clock would strike again at once.
            due.append(before if before > now else now + _allowed(clock, banks, seat))
        else:
            due.append(now + _allowed(clock, banks, seat))
    return Clocks(due=tuple(due), banks=banks, deal=deal_at)


def _allowed(clock: TurnClock | BankClock, banks: tuple[float, ...], seat: int) -> float:
    if isinstance(clock, TurnClock):
        return float(clock.seconds)
    return max(banks[seat], float(clock.increment), 1.0)


def pause(table: Table, now: float) -> Table:
    """All clocks stand still."""
    left = tuple(None if due is None else max(0.0, due - now) for due in table.clocks.due)
    clocks = replace(table.clocks, due=(None,) * len(left), paused=left)
    return replace(table, clocks=clocks)


def go_on(table: Table, now: float) -> Table:
    """The clocks run again, with what was left."""
    left = table.clocks.paused or ()
    due = tuple(None if one is None else now + one for one in left)
    seats = tuple(replace(seat, pausing=False) for seat in table.seats)
    return replace(table, seats=seats, clocks=replace(table.clocks, due=due, paused=None))


class Due(NamedTuple):
    """Something that has to be done at a time, without anybody asking."""

    at: float
    what: Literal["bot", "time-out", "deal", "resign"]
    seat: int = -1


def next_due(table: Table, now: float, bot_pause: float = 0.0) -> Due | None:
    """The first thing that has to be done."""
    if table.status != "playing" or table.match is None or table.paused:
        return None
    found: list[Due] = []
    if table.match.between_rounds:
        ready = all(
            table.seats[seat].ready > table.match.round or table.bot_of(seat, now)
            for seat in table.people()
        )
        found.append(Due(now if ready else table.clocks.deal or now, "deal"))
    for seat in table.to_act:
        gone = table._gone_at(table.seats[seat])
        if table.bot_of(seat, now):
            found.append(Due(now + bot_pause, "bot", seat))
        elif table.setup.away == "bot" and gone is not None:
            found.append(Due(gone, "bot", seat))
    for seat, due in enumerate(table.clocks.due):
        if due is not None:
            found.append(Due(due, "time-out", seat))
    if table.setup.away == "resign":
        for seat in table.people():
            gone = table._gone_at(table.seats[seat])
            if gone is not None:
                found.append(Due(gone, "resign", seat))
    return min(found, default=None)


# --------------------------------------------------------------------------------- in the end


def places(table: Table, result: Result) -> tuple[int, ...]:
    """Where each seat came in by a result of the match that is over.

    1 for the winners, and for all who draw; of the others, who resigned comes last.
    """
    assert table.match
    out = table.match.out
    first = (True, True, 0)  # whoever wins with a team may have resigned before
    scores = [
        first if seat in result.winners else (False, seat not in out, result.totals[seat])
        for seat in range(table.rules.players)
    ]
    return tuple(1 + sum(other > score for other in scores) for score in scores)


def record_of(table: Table, entries: Sequence[Entry]) -> bytes:
    """The record of all rounds that are over, made from the whole log."""
    names = [seat.name or f"seat {at + 1}" for at, seat in enumerate(table.seats)]
    writer = record.Writer(table.game, table.rules, names, table.commitment)
    played = replace(table, number=0, match=None, snapshot=None, status="open", clocks=Clocks())
    whole = writer.text
    for entry in entries:
        played = follow(played, entry).table
        assert played.match
        if entry.kind == "deal":
            writer.dealt(played.match.round, played.words)
            continue
        assert entry.seat is not None
        if entry.kind == "resign":
            writer.resigned(entry.seat, played.match, played._seed(played.match.round))
        else:
            moves: tuple[type[Move], ...] = (*table.game.family.moves, Timeout)
            writer.moved(entry.seat, parse_move(moves, entry.text))
            if played.match.state.outcome:
                writer.ended(played.match, played._seed(played.match.round))
        if played.match.result or played.match.between_rounds:
            whole = writer.text
    return whole


# -------------------------------------------------------------------------------------- drafts


def read_draft(melds: Sequence[str]) -> tuple[Meld, ...]:
    """The melds of a draft, which need not be melds yet."""
    return tuple(tuple(parse_piece(word) for word in meld.split()) for meld in melds)
