"""A table at play: commands, listeners, and what is due.

A room applies a command to the table it knows, commits, and only then advances and tells its
listeners. If another node was faster, the commit fails, and the room reads what it has missed.
"""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from math import ceil, inf
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from rummel import wire
from rummel.errors import RuleError
from rummel.game import Move, View, format_fact, parse_move
from rummel.lang import Words
from rummel.server import asking, lobby, metrics, rows, telling
from rummel.server.listener import Listener
from rummel.server.lobby import own_seat, with_seat, words_of
from rummel.server.people import Who
from rummel.server.store import Behind, Job, StorageError
from rummel.server.table import (
    Due,
    Entry,
    Moment,
    Table,
    close_pledges,
    deal_round,
    follow,
    next_due,
    play,
    play_instead,
    read_draft,
    resign,
    reveal_words,
    time_out,
)
from rummel.server.talk import Talk
from rummel.server.telling import NOBODY, News
from rummel.wire import AnyCommand

if TYPE_CHECKING:
    from rummel.server.rooms import Rooms

_LOG: Final = logging.getLogger("rummel.room")
LEASE: Final = 2.0  # how long others wait for the node that is to act
DEAD: Final = 20.0  # seconds without a sign of life
_IDLE: Final = 60.0  # seconds that a room without listeners is kept
_LONGEST_NEWS: Final = 7000  # bytes that fit into a wake-up of PostgreSQL; else others read the log
_NOT_AGAIN: Final = 300.0  # seconds until somebody whose seat the host has freed may come back
_TRIES: Final = 4  # times that a change is tried again when somebody was faster
BEGIN: Final = 1  # the number in the log of the entry that begins a match
BYE: Final = wire.Bye("restart", 1.0)


class Stale(Exception):
    """The command answers a number that is not the last one."""

    def __init__(self, error: RuleError, now: wire.Position) -> None:
        super().__init__(error.code)
        self.error = error
        self.now = now


class Room:
    """A table, and those who look at it through this node."""

    def __init__(self, rooms: "Rooms", table: Table, read: Sequence[Moment] = ()) -> None:
        self.rooms = rooms
        self.table = table
        self.info = 0  # counts changes of what the table message tells
        self.drafts: dict[int, tuple[int, tuple[str, ...]]] = {}
        self.talk = Talk(rooms.store)
        self.idle_since = -inf
        self._news = News(read)
        # Whether a person, or a deal, made the last entry; else a bot, or the clock.
        self._by_people = bool(read) and _is_by_people(read[-1].entry)
        self._acting = False  # what is due is being done
        self._lock = asyncio.Lock()
        self._listeners: set[Listener] = set()
        self._elsewhere: dict[tuple[str, int], int] = {}  # connections, by other node and seat
        self._freed: dict[str, float] = {}  # people whom the host has asked to leave, until when
        self._unsaved: set[int] = set()  # seats whose connections could not be written down
        self._failed: set[str] = set()  # bots whose failure the log has
        self._timer: asyncio.TimerHandle | None = None

    # --------------------------------------------------------------------------------- listeners

    def join(self, who: Who | None, after: int | None = None) -> Listener:
        """A new connection. `after` is the last number that the client knows."""
        listener = Listener(self, who, after)
        seat = listener.seat
        if seat is None and not self.table.setup.watchers:
            raise RuleError("watch-closed")
        self._listeners.add(listener)
        metrics.LISTENERS.inc()
        if self.rooms.stopping:
            listener.close(BYE)
        self._recount(seat)
        if who:
            self.rooms.chore(self.talk.meet(who.id))
        return listener

    def part(self, listener: Listener) -> None:
        """The connection is closed."""
        if listener not in self._listeners:
            return
        self._listeners.discard(listener)
        metrics.LISTENERS.dec()
        self.idle_since = self.rooms.now()
        self._recount(listener.seat)

    def close(self) -> None:
        if self._timer:
            self._timer.cancel()

    @property
    def is_idle(self) -> bool:
        return (
            not self._listeners
            and not self._lock.locked()
            and not self._acting
            and not self._is_visited
        )

    @property
    def _is_visited(self) -> bool:
        return self.rooms.now() - self.idle_since <= _IDLE

    def visit(self) -> None:
        """Somebody asks for the table, though perhaps without a connection to it."""
        self.idle_since = self.rooms.now()
        if self._timer is None and not self._acting:
            self._schedule()

    def _attended(self, table: Table, *, by_people: bool) -> bool:
        """Whether anybody would notice that the table goes on.

        A table of bots alone needs somebody who looks on. At others a program may play without a
        connection; and when all have gone, what they have left to the clock or to a bot is done
        once, but then the table does not play on without them.
        """
        if self._listeners or any(self._elsewhere.values()):
            return True
        if not table.people():
            return False
        return table.goes_on_alone or self._is_visited or by_people

    def hang_up(self) -> None:
        for listener in self._listeners:
            listener.close(BYE)

    def is_here(self, seat: int) -> bool:
        return self._here(seat) > 0

    def _here(self, seat: int) -> int:
        others = (count for (_, at), count in self._elsewhere.items() if at == seat)
        return self._local(seat) + sum(others)

    def _local(self, seat: int) -> int:
        where = None if seat == NOBODY else seat
        return sum(listener.seat == where for listener in self._listeners)

    def _recount(self, seat: int | None) -> None:
        """Somebody came or went: the others are told, and the database."""
        self._tell_all(info=True)
        if not self._acting:
            self._schedule()
        self.rooms.chore(self._save_presence(NOBODY if seat is None else seat))

    async def save_presence(self, *, again: bool) -> None:
        """Writes what could not be written before; or everything, since it was lost."""
        if again:
            self._unsaved |= {NOBODY if one.seat is None else one.seat for one in self._listeners}
        for seat in tuple(self._unsaved):
            await self._save_presence(seat)

    async def _save_presence(self, seat: int) -> None:
        """Writes down who is here, for other nodes and for when this one is killed."""
        async with self._lock:
            table = self.table
            count = self._local(seat)
            statements = rows.here(self.rooms.node, table.id, seat, count)
            since = None if seat == NOBODY else table.seats[seat].away
            if seat != NOBODY and table.status == "playing" and table.setup.away != "wait":
                since = None if self.is_here(seat) else since or self.rooms.now()
                self.table = with_seat(table, seat, away=since)
                statements.append(rows.away(table.id, seat, since))
                statements.append(rows.woken_at(table, self._wake()))
                self._tell_all(info=True)
                self._schedule()
            self._unsaved.discard(seat)
            try:
                seen = rows.Seen(seat, count, since)
                await self.rooms.commit(statements, [self._told("p", seen)])
            except (StorageError, Behind):
                self._unsaved.add(seat)
                self.rooms.doubt(table.id)

    async def look_around(self) -> None:
        """After the room was read, or a node died: who is missing is away from now on."""
        if self.table.status == "playing" and self.table.setup.away != "wait":
            for seat in self.table.people():
                if not self.is_here(seat):
                    await self._save_presence(seat)
        await self.save_presence(again=False)
        self._tell_all(info=True)
        self._schedule()

    # -------------------------------------------------------------------------------- what is told

    def table_message(self, who: Who | None) -> wire.Table:
        return telling.table_message(self.table, who, self._here, self.rooms.now())

    def words(self, language: str) -> Words:
        return telling.words(self.table, language)

    def view(self, seat: int | None) -> View:
        return telling.view(self.table, seat)

    def position(self, seat: int | None) -> wire.Position:
        return telling.position(self.table, seat, self.rooms.now())

    def news(self, seat: int | None, after: int) -> list[bytes]:
        """What a seat has not heard yet, encoded."""
        return self._news.since(after, self.table, seat, self.rooms.now())

    def drafts_for(self, seat: int | None) -> dict[int, tuple[str, ...]]:
        """The drafts that a seat may see: its own, and others' that are built in the open."""
        return {
            at: melds
            for at, (number, melds) in self.drafts.items()
            if number == self.table.number and (at == seat or self.table.game.family.building)
        }

    def _tell_all(self, *, info: bool = False) -> None:
        if info:
            self.info += 1
        for listener in self._listeners:
            listener.changed.set()

    def _told(self, what: str, news: Struct | None = None) -> str:
        """What other nodes are told: which table, what has changed, where, and what is new."""
        if self.rooms.store.is_sqlite:  # which has no others
            return ""
        told = f"{self.table.id} {what} {self.rooms.node}"
        whole = told if news is None else f"{told} {wire.ENCODER.encode(news).decode()}"
        return whole if len(whole.encode()) < _LONGEST_NEWS else told

    # ---------------------------------------------------------------------------------- commands

    async def command(self, who: Who, command: AnyCommand, lag: float = 0.0) -> wire.Answer:
        """Carries a command out, or raises a `RuleError`, `Stale` or `StorageError`.

        `lag` is the delay of the connection that the command came by, as we have measured it.
        """
        # A client that hangs up in the middle must not leave the room half way.
        return await asyncio.shield(self.rooms.spawn(self.carry_out(who, command, lag)))

    async def carry_out(self, who: Who, command: AnyCommand, lag: float) -> wire.Answer:
        """The same for a task that nobody cancels meanwhile."""
        self.rooms.commands += 1
        try:
            return await self._command(who, command, lag)
        finally:
            self.rooms.commands -= 1

    async def _command(self, who: Who, command: AnyCommand, lag: float) -> wire.Answer:
        if isinstance(command, wire.Ping):
            return wire.Answer(key=command.key)
        if isinstance(command, wire.Check):
            seat = own_seat(self.table, who)
            self._at(seat, command.number)
            found = asking.checked(self.table, seat, command.move, self.words(who.language))
            return wire.Answer(key=command.key, check=found)
        if isinstance(command, wire.Say):
            now, told = self.rooms.now(), self._told("c")
            answer = await self.talk.say(self.table, who, command, now, told)
            self._tell_all()
            return answer
        if isinstance(command, wire.Mute):
            return await self.talk.mute(self.table, who, command)
        for _ in range(_TRIES):
            try:
                async with self._lock:
                    return await self._do(who, command, lag)
            except Behind:
                await self.refresh()
                if isinstance(command, wire.Play | wire.Resign):
                    first = await self._first_answer(own_seat(self.table, who), command.key)
                    if first:
                        return first
            except StorageError:
                self.rooms.doubt(self.table.id)  # it may be written all the same
                raise
        raise StorageError("busy")

    async def _do(self, who: Who, command: AnyCommand, lag: float) -> wire.Answer:
        if isinstance(command, wire.Play):
            return await self._play(who, command, lag)
        if isinstance(command, wire.Resign):
            return await self._resign(who, command)
        if isinstance(command, wire.Draft):
            return await self._draft(who, command)
        if isinstance(command, wire.Start):
            return await self._start(who, command)
        if isinstance(command, wire.Reveal):
            return await self._reveal(who, command)
        if isinstance(command, wire.Rematch):
            return await self._rematch(who, command)
        if isinstance(command, wire.Free):
            return await self._free(who, command)
        after = self._changed(who, command)
        if after != self.table:
            await self._change(after)
        return wire.Answer(key=command.key)

    async def _play(self, who: Who, command: wire.Play, lag: float) -> wire.Answer:
        seat = own_seat(self.table, who)
        if command.number != self.table.number:
            first = await self._first_answer(seat, command.key)
            if first:
                return first
        self._at(seat, command.number)
        if self.table.paused:
            raise RuleError("table-paused")
        move = parse_move(self.table.game.family.moves, command.move)
        now = self.rooms.now()
        if seat in self.table.to_act and self.table.clocks.is_late(seat, now, lag):
            await self._time_out(seat, now)
            self._at(seat, command.number)
        moment = play(self.table, seat, move, command.key, now, lag=lag)
        await self._append(moment)
        return wire.Answer(key=command.key, number=moment.entry.number)

    def _at(self, seat: int, number: int) -> None:
        """A command has to answer the last number."""
        if self.table.match is None:
            raise RuleError("table-not-started")
        if number != self.table.number:
            error = RuleError("stale", number=number, now=self.table.number)
            raise Stale(error, self.position(seat))

    async def _first_answer(self, seat: int, key: str) -> wire.Answer | None:
        """What a repeat gets; None for a command that is no repeat."""
        found = await self.rooms.store.row(rows.entry_by_key(self.table.id, seat, key))
        return wire.Answer(key=key, number=found["number"]) if found else None

    async def _resign(self, who: Who, command: wire.Resign) -> wire.Answer:
        seat = own_seat(self.table, who)
        first = await self._first_answer(seat, command.key)
        if first:
            return first
        if self.table.match is None:
            raise RuleError("table-not-started")
        moment = resign(self.table, seat, command.key, self.rooms.now())
        await self._append(moment)
        return wire.Answer(key=command.key, number=moment.entry.number)

    async def _draft(self, who: Who, command: wire.Draft) -> wire.Answer:
        seat = own_seat(self.table, who)
        self._at(seat, command.number)
        if seat not in self.table.to_act:
            raise RuleError("not-your-turn", seat=seat)
        draft = read_draft(command.melds)
        asking.check_draft(self.view(seat), seat, draft)
        melds = tuple(format_fact(meld) for meld in draft)
        await self.rooms.commit(
            rows.drafted(self.table.id, seat, self.table.number, melds), [self._told("d")]
        )
        self.drafts[seat] = (self.table.number, melds)
        self._tell_all()
        return wire.Answer(key=command.key)

    async def _start(self, who: Who, command: wire.Start) -> wire.Answer:
        before = self.table
        lobby.may_start(before, who)
        if before.status != "open":  # a second click: the first has begun the match
            return wire.Answer(key=command.key, number=BEGIN)
        seat = before.seat_of(who.id)
        after = before if seat is None else lobby.with_pledge(before, seat, command.pledge)
        there = [at for at in range(len(after.seats)) if at == seat or self.is_here(at)]
        await self._deal_on(_begun(after, there, self.rooms.now()))
        return wire.Answer(key=command.key, number=BEGIN)

    async def _reveal(self, who: Who, command: wire.Reveal) -> wire.Answer:
        seat = own_seat(self.table, who)
        after = reveal_words(self.table, seat, command.round, command.words)
        if after.match is None and not after.is_awaiting:
            await self._deal(after)
        elif after != self.table:
            await self._change(after)
        return wire.Answer(key=command.key)

    async def _deal(self, after: Table) -> None:
        """The next round, with what the seats add to it."""
        await self._deal_on([deal_round(after, words_of(after), self.rooms.now())])

    async def _deal_on(self, moments: Sequence[Moment]) -> None:
        """Commits what begins a match or a round, together with what that changes of the seats."""
        before, after = self.table, moments[-1].table
        wake = self._wake(after, moments[-1].entry)
        # The seats must still be those that were looked at: the change is the guard.
        statements = rows.changed(before, after, wake)
        for moment in moments:
            statements += rows.played(moment, wake, drafted=False)
        await self.rooms.store.commit(Job(statements, [self._told("m")], guarded=True))
        for moment in moments:
            self._advance(moment._replace(table=replace(moment.table, version=before.version + 1)))

    # --------------------------------------------------------------------- all but the play itself

    def _changed(self, who: Who, command: AnyCommand) -> Table:
        if isinstance(command, wire.Sit):
            until = self._freed.get(who.id, 0.0)
            if until > self.rooms.now():
                raise _freed_until(until, self.rooms.now())
            return lobby.sat(self.table, who, command.seat, command.pledge)
        if isinstance(command, wire.Leave):
            return lobby.left(self.table, who)
        if isinstance(command, wire.Ready):
            return lobby.ready(self.table, who)
        assert isinstance(command, wire.Pause)
        return lobby.paused(self.table, who, self.rooms.now(), on=command.on)

    async def _free(self, who: Who, command: wire.Free) -> wire.Answer:
        """Opens a seat; who sat there is told, and must not take it again at once."""
        after = lobby.freed(self.table, who, command.seat)
        person = self.table.seats[command.seat].person
        if person is None or person == who.id:
            await self._change(after)
            return wire.Answer(key=command.key)
        freed = rows.Freed(person, self.rooms.now() + _NOT_AGAIN)
        await self._change(after, [self._told("f", freed)])
        self._hear_freed(freed)
        return wire.Answer(key=command.key)

    def _hear_freed(self, freed: rows.Freed) -> None:
        now = self.rooms.now()
        self._freed = {one: until for one, until in self._freed.items() if until > now}
        self._freed[freed.person] = freed.until
        for listener in self._listeners:
            if listener.who and listener.who.id == freed.person:
                error = _freed_until(freed.until, now)
                told = self.words(listener.who.language).error(error)
                listener.tell(wire.refusal(error, told))

    async def _change(self, after: Table, more: Sequence[str] = ()) -> None:
        before = self.table
        told = [self._told("v"), *more]
        await self.rooms.store.commit(
            Job(rows.changed(before, after, self._wake(after)), told, guarded=True)
        )
        # A listener who has sat down or left is present in another way.
        seats_before = {listener: before.seat_of(listener.person) for listener in self._listeners}
        self.table = replace(after, version=before.version + 1)
        for listener, seat in seats_before.items():
            if seat != listener.seat:
                for one in (seat, listener.seat):
                    self.rooms.chore(self._save_presence(NOBODY if one is None else one))
        self._tell_all(info=True)
        self._schedule()

    async def _rematch(self, who: Who, command: wire.Rematch) -> wire.Answer:
        if self.table.rematch:
            return wire.Answer(key=command.key)
        after = lobby.again(self.table, who, command.pledge)
        if not lobby.all_want_another(after):
            await self._change(after)
            return wire.Answer(key=command.key)
        now = self.rooms.now()
        another = lobby.rematch(after, rows.new_id(), rows.new_secret(), now)
        there = [seat.person for at, seat in enumerate(after.seats) if self.is_here(at)]
        there.append(who.id)
        moments = _begun(
            another, [at for at, seat in enumerate(another.seats) if seat.person in there], now
        )
        wake = self._wake(moments[-1].table, moments[-1].entry)
        after = replace(after, rematch=another.id)
        statements = rows.changed(self.table, after, None)
        statements += rows.created(moments[-1].table, wake)
        for moment in moments:
            statements += rows.played(moment, wake, drafted=False)
        await self.rooms.store.commit(Job(statements, [self._told("v")], guarded=True))
        self.table = replace(after, version=self.table.version + 1)
        self._tell_all(info=True)
        room = self.rooms.add(another)
        room.idle_since = now
        for moment in moments:
            room._advance(moment)
        return wire.Answer(key=command.key)

    # ------------------------------------------------------------------------------ the log goes on

    async def _append(self, moment: Moment) -> None:
        """Commits an entry, then advances. Raises `Behind` if somebody was faster."""
        await self.rooms.commit(
            rows.played(moment, self._wake(moment.table, moment.entry), drafted=bool(self.drafts)),
            [self._told("m", moment.entry)],
        )
        self._advance(moment)

    def _advance(self, moment: Moment) -> None:
        metrics.entries(self.table.game.id, moment.entry.kind).inc()
        self._go_on(moment)
        self._schedule()

    def _go_on(self, moment: Moment) -> None:
        self.table = moment.table
        self._by_people = _is_by_people(moment.entry)
        self.drafts.clear()
        self._news.add(moment)
        self._tell_all(info=_ends_something(moment.table) or moment.entry.kind != "move")

    async def _hear_move(self, entry: Entry) -> bool:
        """An entry that another node has committed; False if there are some between."""
        async with self._lock:
            if entry.number == self.table.number + 1:
                self._go_on(follow(self.table, entry))
                self._schedule(lease=LEASE)
            return entry.number <= self.table.number

    async def refresh(self, *, whole: bool = True) -> None:
        """Reads what other nodes have written; of a mere move only the log.

        A `RuleError` if the table is gone.
        """
        async with self._lock, self.rooms.store.read() as db:
            table = self.table
            row = (await db.execute(rows.state_row(table.id))).mappings().first()
            if row is None:  # tidied away
                self.rooms.drop(table.id)
                raise RuleError("table-unknown", table=table.id)
            entries = (await db.execute(rows.entry_rows(table.id, table.number))).mappings().all()
            told = whole = whole or row["version"] != table.version
            self.table, moments = rows.caught_up(table, row, map(rows.read_entry, entries))
            for moment in moments:
                self._news.add(moment)
                self._by_people = _is_by_people(moment.entry)
                self.drafts.clear()
                told = told or moment.entry.kind != "move" or _ends_something(moment.table)
            if whole:
                self.table = replace(
                    self.table, version=row["version"], host=row["host"], rematch=row["rematch"]
                )
                seats = (await db.execute(rows.seat_rows(table.id))).mappings().all()
                self.table = replace(self.table, seats=rows.read_seats(seats))
                await self._read_drafts(db)
                await self._read_presence(db)
            self._news.forget()
            self._tell_all(info=told)
            self._schedule(lease=LEASE)
        self._contradict()

    def _contradict(self) -> None:
        """Another node may think that somebody is away who has come back through this one."""
        for seat in self.table.people():
            if self.table.seats[seat].away is not None and self._local(seat):
                self.rooms.chore(self._save_presence(seat))

    async def _read_drafts(self, db: AsyncConnection) -> None:
        drafts = (await db.execute(rows.draft_rows(self.table.id))).mappings().all()
        self.drafts = {row["seat"]: (row["number"], rows.read_melds(row)) for row in drafts}

    async def _read_presence(self, db: AsyncConnection) -> None:
        found = (await db.execute(rows.presence_rows(self.table.id))).mappings().all()
        self._elsewhere = {
            (row["node"], row["seat"]): row["count"]
            for row in found
            if row["node"] != self.rooms.node
        }

    async def _hear_presence(self, node: str, seen: rows.Seen) -> None:
        """Somebody came or went at another node."""
        async with self._lock:
            self._elsewhere[node, seen.seat] = seen.count
            if seen.seat != NOBODY:
                self.table = with_seat(self.table, seen.seat, away=seen.away)
            self._tell_all(info=True)
            self._schedule(lease=LEASE)
        self._contradict()

    async def hear(self, what: str, node: str = "", news: str = "") -> None:
        """Another node has committed something."""
        try:
            if what == "c":
                await self.talk.read(self.table)
                self._tell_all()
            elif what == "x":  # somebody is gone, and their name with them
                self.talk.said.clear()
                await self.talk.read(self.table)
                await self.refresh()
            elif what == "d":
                async with self.rooms.store.read() as db:
                    await self._read_drafts(db)
                self._tell_all()
            elif what == "f":
                self._hear_freed(rows.read_freed(news))
            elif what == "p" and news:
                await self._hear_presence(node, rows.read_seen(news))
            elif not news or not await self._hear_move(rows.read_news(news)):
                await self.refresh(whole=what != "m")
        except StorageError:
            self.rooms.doubt(self.table.id)
        except RuleError:
            pass  # the table is gone, and the room with it

    # ---------------------------------------------------------------------------------- what is due

    def _next(self, table: Table, entry: Entry | None = None) -> Due | None:
        """What is due next; `entry` is one that is about to be written."""
        by_people = self._by_people if entry is None else _is_by_people(entry)
        attended = self._attended(table, by_people=by_people)
        return next_due(table, self.rooms.now(), self.rooms.bot_pause, attended=attended)

    def _wake(self, table: Table | None = None, entry: Entry | None = None) -> float | None:
        """When other nodes have to look, if this one does not act in time."""
        due = self._next(table or self.table, entry)
        return due.at + LEASE if due else None

    def _schedule(self, lease: float = 0.0) -> None:
        """Sets the timer for what is due next, and a little later for another's to be first."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        due = self._next(self.table)
        if due and not self.rooms.stopping:
            wait = max(0.0, due.at - self.rooms.now()) + lease
            self._timer = asyncio.get_running_loop().call_later(
                min(wait, 86_400.0), lambda: self.rooms.chore(self.tick())
            )

    async def look_after(self) -> None:
        """Nobody else does: acts now, or says when."""
        due = self._next(self.table)
        if due and (due.what == "bot" or due.at <= self.rooms.now()):
            await self.tick()
        else:
            with suppress(StorageError, Behind):
                await self.rooms.commit([rows.woken_at(self.table, self._wake())], [])
            self._schedule()

    async def tick(self) -> None:
        """Does what is due."""
        self._timer = None
        if self._acting:  # which says by itself what is due next
            return
        self._acting = True
        try:
            await self._tick()
        finally:
            self._acting = False

    async def _tick(self) -> None:
        due = self._next(self.table)
        if due is None:
            return
        if self.rooms.doubts(self.table.id):
            # Nobody resigns, say, because the database was gone for longer than they might be.
            self._schedule(1.0)
            return
        if due.what != "bot" and due.at > self.rooms.now():
            self._schedule()
            return
        try:
            if due.what == "bot":
                await self._bot(due.seat)
                if self.table.seats[due.seat].person:  # others see that a bot stands in
                    self._tell_all(info=True)
            else:
                async with self._lock:
                    await self._act(due)
        except Behind:
            await self.hear("m")
        except StorageError:
            self.rooms.doubt(self.table.id)
            self._schedule(1.0)
        except Exception:
            _LOG.exception("table %s: %s is not possible", self.table.id, due.what)
            self._schedule(5.0)

    async def _act(self, due: Due) -> None:
        """A time-out, a deal or a resignation, if it still is due."""
        now = self.rooms.now()
        table = self.table
        again = next_due(table, now)
        if again is None or again.what != due.what or again.at > now:
            self._schedule()
            return
        if due.what == "deal" and table.next_round is not None:
            await self._deal(table)
        elif due.what == "time-out" and due.seat in table.to_act:
            await self._time_out(due.seat, now)
        elif due.what == "resign" and not table.has_left(due.seat):
            await self._append(resign(table, due.seat, None, now))

    async def _time_out(self, seat: int, now: float) -> None:
        number, melds = self.drafts.get(seat, (0, ()))
        draft = read_draft(melds) if number == self.table.number else ()
        await self._append(time_out(self.table, seat, draft, now))

    async def _bot(self, seat: int) -> None:
        """A bot thinks, off the loop and without the lock; if nothing has changed, it moves."""
        table = self.table
        name = table.bot_of(seat, self.rooms.now())
        if name is None or table.match is None:
            self._schedule()
            return
        seed = f"{table.secret.hex()}/{seat}/{table.number}"
        move, error = None, None
        try:
            move = await self.rooms.thinking.move(table, seat, name, seed)
        except StorageError:
            raise  # the node is about to stop
        except Exception as failure:  # whatever a bot does, its table plays on
            error = failure
        async with self._lock:
            if self.table.number == table.number and not self.table.paused:
                await self._append(self._moved(seat, name, move, error))
            else:
                self._schedule()

    def _moved(self, seat: int, name: str, move: Move | None, error: Exception | None) -> Moment:
        """The bot's move, or another one where it has none or one that the rules refuse."""
        now = self.rooms.now()
        if move is not None:
            try:
                return play(self.table, seat, move, None, now)
            except Exception as refusal:
                error = refusal
        game = self.table.game.id
        metrics.BOT_FAILURES.labels(game, name).inc()
        if name not in self._failed:  # once: a bot that fails may do so at every move
            self._failed.add(name)
            _LOG.error(
                "table %s: the bot %s of %s fails after number %d, the table plays for it: %r",
                self.table.id,
                name,
                game,
                self.table.number,
                move,
                exc_info=error,
            )
        return play_instead(self.table, seat, now)

    def hinted(self, who: Who) -> View:
        """What a player sees who may ask the solver now."""
        seat = own_seat(self.table, who)
        if not self.table.setup.hints:
            raise RuleError("hints-closed")
        if seat not in self.table.to_act:
            raise RuleError("not-your-turn", seat=seat)
        return self.view(seat)


def _freed_until(until: float, now: float) -> RuleError:
    return RuleError("seat-freed", minutes=max(1, ceil((until - now) / 60)))


def _is_by_people(entry: Entry) -> bool:
    """Commands of people have keys; bots and clocks give none."""
    return entry.key is not None or entry.kind in ("pledge", "deal")


def _begun(table: Table, there: Sequence[int], now: float) -> list[Moment]:
    """The match begins: with its first deal, if that has to wait for nobody's words."""
    closed = close_pledges(table, there, now)
    if closed.table.is_awaiting:
        return [closed]
    return [closed, deal_round(closed.table, words_of(closed.table), now)]


def _ends_something(table: Table) -> bool:
    """Whether a round or the match is over with the last entry."""
    return table.match is None or bool(table.match.result or table.match.state.outcome)
