"""A table as a value: its seats, its log played through, its clocks. Pure: the time comes in.

Every function that changes a table returns a new one. What a log entry does to a table is here
alone, so a node that reads the log arrives at the same table as the node that wrote it.
"""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import chain, islice
from typing import Final, Literal, NamedTuple, assert_never

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rummel import deal, games, match, record
from rummel.bots import SOUND
from rummel.errors import RuleError
from rummel.family import Game
from rummel.game import Event, Move, Points, Rules, Timeout, format_move, parse_move
from rummel.match import Match, Result
from rummel.pieces import Meld, parse_piece
from rummel.tables import clock, pace
from rummel.tables.clock import Act, Clocks, Limit, advance
from rummel.wire import Avatar, BankClock, NoClock, Setup, SheetClock, TurnClock

Status = Literal["open", "playing", "over"]
Kind = Literal["pledge", "deal", "move", "resign"]

STAND_IN: Final = SOUND  # the bot that plays for players who have gone
SLOW: Final = 600  # seconds per turn from which a correspondence table costs little
REVEAL_WITHIN: Final = 5.0  # seconds for the seats to reveal the words of the first round
_OFFERS: Final = 40  # unlisted moves that are tried for a bot that has failed
BETWEEN_ROUNDS: Final = {"live": 45.0, "correspondence": 86_400.0}  # at most, for people to look


class Seat(Struct, frozen=True, kw_only=True):
    person: str | None = None
    program: bool = False  # whether the person is one, which plays by a token
    avatar: Avatar = ""  # of the person
    bot: str | None = None
    name: str | None = None
    pledge: str | None = None  # for the match that is about to begin here, or for the rematch
    words: str | None = None  # its part of the next deal
    ready: int = 0  # the round it is ready for
    again: bool = False  # wants a rematch
    declined: bool = False  # wants none
    pausing: bool = False
    away: float | None = None  # since when nobody is connected


class Snapshot(Struct, frozen=True, kw_only=True):
    """Where a log can be read from without its earlier rounds: a cache, nothing more."""

    number: int  # of the entry with the deal
    round: int = 0  # the number of that deal; 0 in old snapshots, when every round was booked
    booked: tuple[Points, ...]
    first: int | None
    out: tuple[int, ...]
    pledges: tuple[str, ...] | None = None


class Entry(Struct, frozen=True, kw_only=True):
    """One line of the log. The text is a move, the closed pledges, or the words of a deal."""

    number: int
    kind: Kind
    seat: int | None
    text: str
    key: str | None = None
    at: float
    lag: float = 0.0  # seconds of the network's delay that were given back


class Closed(Struct, frozen=True):
    """The text of the entry that begins a match: from here on no pledge can change."""

    commit: str
    pledges: tuple[str, ...]  # empty for a seat that has none
    awaited: tuple[int, ...]  # seats whose words the first deal waits for, a little


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
    # Each seat's pledge, once all are closed; None before, and in matches of version 1.
    pledges: tuple[str, ...] | None = None
    awaited: tuple[int, ...] = ()  # whose words the first deal waits for,
    reveal_until: float = 0  # and how long
    words: tuple[str, ...] = ()  # what the seats added to the round's deal
    snapshot: Snapshot | None = None
    clocks: Clocks = Clocks()
    rematch: str | None = None
    created: float = 0

    @property
    def commitment(self) -> str:
        return _commitment(self.secret, self.rules.max_deals)

    @property
    def deal_version(self) -> int:
        """A match that began without pledges being closed is dealt as version 1 says."""
        return deal.PLEDGED if self.pledges is not None or self.match is None else deal.PLAIN

    @property
    def next_round(self) -> int | None:
        """The round that is about to be dealt, once the pledges are closed."""
        if self.match:
            return self.match.round + 1 if self.match.between_rounds else None
        return 1 if self.pledges is not None else None

    @property
    def is_awaiting(self) -> bool:
        """Whether words for the first deal may still come in time."""
        return any(not self.seats[at].words for at in self.awaited)

    @property
    def to_act(self) -> tuple[int, ...]:
        return self.match.to_act if self.match and self.status == "playing" else ()

    @property
    def limit(self) -> Limit | None:
        """How long the people at this table may think; None: as long as they like."""
        match self.setup.clock:
            case NoClock():
                return None
            case SheetClock():
                seconds = self.rules.clock
                return TurnClock(seconds) if seconds else None
            case TurnClock() | BankClock() as limit:
                return limit
            case _ as unreachable:
                assert_never(unreachable)

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

    @property
    def host_seat(self) -> int | None:
        """Where the host sits; in a match without the host, the first person who is still in it."""
        seat, people = self.seat_of(self.host), self.people()
        return seat if self.status == "open" or seat in people else next(iter(people), None)

    @property
    def waits_for_people(self) -> bool:
        """Whether the table waits for an absent player, and others want them to come."""
        if self.setup.pace == "correspondence":
            return True
        return self.setup.away == "wait" and len(self.people()) > 1

    @property
    def goes_on_alone(self) -> bool:
        """Whether its clocks run on though nobody comes for days."""
        limit = self.limit
        slow = limit is None or (isinstance(limit, TurnClock) and limit.seconds >= SLOW)
        return self.setup.pace == "correspondence" and bool(self.people()) and slow

    def bot_of(self, seat: int, now: float) -> str | None:
        """The bot that plays a seat now: its own, or one that stands in for its player."""
        taken = self.seats[seat]
        if taken.bot:
            return taken.bot
        if taken.person is None or self.has_left(seat) or self._needs_stand_in(taken, now):
            return STAND_IN
        return None

    def _needs_stand_in(self, seat: Seat, now: float) -> bool:
        gone = self._gone_at(seat)
        return self.setup.away == "bot" and gone is not None and gone <= now

    def _gone_at(self, seat: Seat) -> float | None:
        """When the grace of somebody who is away ends, or has ended."""
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


def close_pledges(table: Table, awaited: Iterable[int], now: float) -> Moment:
    """The match begins: seats and pledges are fixed from here on.

    `awaited` are the seats whose players are there; only those that have pledged count.
    """
    pledges = tuple(seat.pledge or "" for seat in table.seats)
    closed = Closed(table.commitment, pledges, tuple(at for at in awaited if pledges[at]))
    text = msgspec.json.encode(closed).decode()
    entry = Entry(number=table.number + 1, kind="pledge", seat=None, text=text, at=now)
    # The pledges are in the log now. A seat's next one is for the rematch.
    seats = tuple(replace(seat, pledge=None, words=None) for seat in table.seats)
    return follow(replace(table, seats=seats), entry)


def reveal_words(table: Table, seat: int, number: int, words: str) -> Table:
    """A seat reveals its words of the round that is about to be dealt."""
    if table.pledges is None or not table.pledges[seat]:
        raise RuleError("table-not-started" if table.status == "open" else "pledge-none")
    if table.next_round is None or number < table.next_round:
        if table.match and number == table.match.round and table.words[seat] == words:
            return table  # a repeat: they are part of the deal
        if table.match and number <= table.match.round:
            raise RuleError("reveal-late", round=number)
        raise RuleError("round-not-over")
    if number > table.next_round:
        raise RuleError("round-not-over")
    if deal.words_before(words, number) != table.pledges[seat]:
        raise RuleError("reveal-words")
    seats = list(table.seats)
    seats[seat] = replace(seats[seat], words=words)
    return replace(table, seats=tuple(seats))


def deal_round(table: Table, words: Sequence[str], now: float) -> Moment:
    """The first round, or the next one."""
    if table.pledges is not None:  # words are for one round only
        seats = tuple(replace(seat, words=None) for seat in table.seats)
        table = replace(table, seats=seats)
    entry = Entry(
        number=table.number + 1,
        kind="deal",
        seat=None,
        text=msgspec.json.encode(tuple(words)).decode(),
        at=now,
    )
    return follow(table, entry)


def play(
    table: Table, seat: int, move: Move, key: str | None, now: float, *, lag: float = 0.0
) -> Moment:
    """A move, or a `RuleError`. `lag` is the delay of the player's connection."""
    entry = Entry(
        number=table.number + 1,
        kind="move",
        seat=seat,
        text=format_move(move),
        key=key,
        at=now,
        lag=table.clocks.lag(seat, now, lag),
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


def play_instead(table: Table, seat: int, now: float) -> Moment:
    """A move for a bot that has made none: the first listed one that the rules accept.

    Where none is listed, one that the family offers beyond them; in the end the clock's.
    """
    assert table.match
    family = table.game.family
    view = table.match.view(seat)
    try:
        for move in chain(view.legal, islice(family.unlisted(view), _OFFERS)):
            with suppress(RuleError):
                return play(table, seat, move, None, now)
    except Exception:
        pass  # probably what the bot failed on, which is in the log
    return time_out(table, seat, (), now)


def follow(table: Table, entry: Entry) -> Moment:
    """The table after an entry, new or read."""
    if entry.number != table.number + 1:
        raise ValueError(f"entry {entry.number} after {table.number}")
    match entry.kind:
        case "move":
            moves: tuple[type[Move], ...] = (*table.game.family.moves, Timeout)
            return _follow_move(table, entry, parse_move(moves, entry.text))
        case "deal":
            return _follow_deal(table, entry)
        case "pledge":
            return _follow_pledges(table, entry)
        case "resign":
            return _follow_resignation(table, entry)
        case _:
            assert_never(entry.kind)


def _follow_pledges(table: Table, entry: Entry) -> Moment:
    closed = msgspec.json.decode(entry.text, type=Closed)
    after = replace(
        table,
        number=entry.number,
        status="playing",
        pledges=closed.pledges,
        awaited=closed.awaited,
        reveal_until=entry.at + REVEAL_WITHIN,
    )
    return Moment(after, entry, ())


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
        table = replace(table, pledges=taken_up.pledges)
        number = taken_up.round or len(booked) + 1
    seed = table._seed(number)
    if table.pledges is None:
        key = deal.round_key(seed, number, words)
    else:
        key = deal.pledged_key(seed, number, table.commitment, table.pledges, words)
    after, events = match.take_up(
        table.game, table.rules, key, number=number, booked=booked, first=first, out=out
    )
    snapshot = Snapshot(
        number=entry.number,
        round=number,
        booked=booked,
        first=first,
        out=out,
        pledges=table.pledges,
    )
    dealt = replace(table, words=words, awaited=(), snapshot=snapshot, status="playing")
    return _advance(dealt, entry, after, events, None)


def _follow_move(table: Table, entry: Entry, move: Move) -> Moment:
    if table.match is None:
        raise RuleError("table-not-started")
    assert entry.seat is not None
    after, events = match.apply(table.match, entry.seat, move)
    act = Act(entry.seat, entry.lag, isinstance(move, Timeout))
    return _advance(table, entry, after, events, act)


def _follow_resignation(table: Table, entry: Entry) -> Moment:
    assert table.match
    assert entry.seat is not None
    after, events = match.resign(table.match, entry.seat)
    return _advance(table, entry, after, events, None)


def _advance(
    table: Table, entry: Entry, after: Match, events: tuple[Event, ...], act: Act | None
) -> Moment:
    clocks = _run_clocks(table, after, entry.at, act)
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


def replay(table: Table, entries: Iterable[Entry]) -> Table:
    """The table after entries that have been read."""
    for entry in entries:
        table = follow(table, entry).table
    return table


# -------------------------------------------------------------------------------------- clocks


def _run_clocks(table: Table, after: Match, now: float, act: Act | None) -> Clocks:
    """The clocks after an entry. Only people who are still in the match have one."""
    limit = table.limit
    clocks = replace(table.clocks, deal=_next_deal(table, after, now))
    if limit is None:
        return clocks
    turns = tuple(
        games.turn_of(after.state, seat)
        if taken.person and not taken.bot and seat not in after.out and not after.result
        else None
        for seat, taken in enumerate(table.seats)
    )
    return advance(clocks, limit, turns, after.to_act, now, act=act)


def _next_deal(table: Table, after: Match, now: float) -> float | None:
    if not after.between_rounds:
        return None
    if table.match and table.match.between_rounds and table.clocks.deal is not None:
        return table.clocks.deal  # somebody has resigned meanwhile
    now = table.clocks.time(now)
    return now + BETWEEN_ROUNDS[table.setup.pace] if table.people() else now


def pause(table: Table, now: float) -> Table:
    """All clocks stand still."""
    return replace(table, clocks=clock.pause(table.clocks, now))


def go_on(table: Table, now: float) -> Table:
    """The clocks run again with what was left, and all requests for a pause are gone.

    Nobody has been away during the pause: all had agreed to it.
    """
    stood = now - table.clocks.time(now)
    seats = tuple(
        replace(
            seat,
            pausing=False,
            away=None if seat.away is None else max(seat.away, min(seat.away + stood, now)),
        )
        for seat in table.seats
    )
    return replace(table, seats=seats, clocks=clock.go_on(table.clocks, now))


class Due(NamedTuple):
    """Something that has to be done at a time, without a command."""

    at: float
    what: Literal["bot", "time-out", "deal", "resign"]
    seat: int = -1


def next_due(
    table: Table,
    now: float,
    bot_pause: float = 0.0,
    *,
    entered: float | None = None,
    attended: bool = True,
) -> Due | None:
    """The first thing that has to be done.

    Bots seem to think from the last entry on, which was `entered` then, or else from now on. At a
    table that nobody attends, players who have been gone for too long still resign; all else waits
    until somebody comes.
    """
    if table.status != "playing" or table.paused:
        return None
    if table.match is None:
        return Due(table.reveal_until if table.is_awaiting else now, "deal")
    dues: list[Due] = []
    if table.match.between_rounds:
        ready = all(
            table.seats[seat].ready > table.match.round or table.bot_of(seat, now)
            for seat in table.people()
        )
        dues.append(Due(now if ready else table.clocks.deal or now, "deal"))
    for seat in table.to_act:
        gone = table._gone_at(table.seats[seat])
        if table.bot_of(seat, now):
            begun = now if entered is None else entered
            dues.append(Due(max(now, begun + _pause_of(table, seat, bot_pause)), "bot", seat))
        elif table.setup.away == "bot" and gone is not None:
            dues.append(Due(gone, "bot", seat))
    for seat in table.to_act:
        strikes = table.clocks.strikes(seat)
        if strikes is not None:
            dues.append(Due(strikes, "time-out", seat))
    if table.setup.away == "resign":
        for seat in table.people():
            gone = table._gone_at(table.seats[seat])
            if gone is not None:
                dues.append(Due(gone, "resign", seat))
    if not attended:
        dues = [due for due in dues if due.what == "resign"]
    return min(dues, default=None)


def _pause_of(table: Table, seat: int, usual: float) -> float:
    """How long a bot waits with its decision, where the usual pause is so long."""
    if not usual or table.match is None:
        return 0.0
    chosen = table.setup.bot_pace
    # Bots among themselves are there to be watched: nobody waits for them, and nobody could follow.
    shown = "brisk" if chosen == "at-once" and not table.people() else chosen
    return usual * pace.pause(shown, table.match.view(seat))


# --------------------------------------------------------------------------------- in the end


def places(table: Table, result: Result) -> tuple[int, ...]:
    """Where each seat came in by a result of the match that is over.

    1 for the winners, and for everybody after a draw; players who resigned come last.
    """
    assert table.match
    out = table.match.out
    first = (True, True, 0)  # a member of a winning team may have resigned before
    scores = [
        first if seat in result.winners else (False, seat not in out, result.totals[seat])
        for seat in range(table.rules.players)
    ]
    return tuple(1 + sum(other > score for other in scores) for score in scores)


def record_of(table: Table, entries: Sequence[Entry]) -> bytes:
    """The record of all rounds that are over, made from the whole log."""
    names = [seat.name or f"seat {at + 1}" for at, seat in enumerate(table.seats)]
    writer = record.Writer(table.game, table.rules, names, table.commitment, table.pledges)
    played = replace(
        table, number=0, match=None, pledges=None, snapshot=None, status="open", clocks=Clocks()
    )
    whole = writer.text
    for entry in entries:
        played = follow(played, entry).table
        if played.match is None:
            continue  # its pledges are in the header
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
