"""A table at play, as one node has it: its state, its writes, and what other nodes write.

A room commits first, and only then advances and notifies its listeners. If another node was faster,
the commit fails, and the room reads what it has missed. `commands` has what people do at the table,
`scheduler` what is due without anybody asking, `presence` who is connected.
"""

import asyncio
from collections.abc import Collection, Sequence
from math import ceil, inf
from typing import TYPE_CHECKING, Final, assert_never

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from rummel import encoding, wire
from rummel.errors import RuleError
from rummel.game import View
from rummel.games import has_tiles
from rummel.knowledge import Knowledge
from rummel.lang import Style, Words
from rummel.server import commands, metrics, rows
from rummel.server.chat import Chat
from rummel.server.circle import Bonds
from rummel.server.listener import BYE, Listener
from rummel.server.presence import Presence
from rummel.server.scheduler import LEASE, Scheduler, is_by_people
from rummel.server.store import Job, Statement, StorageError
from rummel.server.wakeups import (
    AnyWakeUp,
    ChatChanged,
    DraftChanged,
    EntryAppended,
    Erased,
    PresenceChanged,
    Reacted,
    SeatFreed,
    TableChanged,
    TableWakeUp,
    people_changed,
)
from rummel.tables import messages
from rummel.tables.lobby import own_seat, words_of
from rummel.tables.messages import News
from rummel.tables.table import Entry, Moment, Table, deal_round, follow
from rummel.tables.who import Who
from rummel.wire import AnyCommand

if TYPE_CHECKING:
    from rummel.server.rooms import Rooms

_IDLE: Final = 60.0  # seconds that a room without listeners is kept
_AGAIN: Final = 1.0  # seconds until a database that did not answer is asked again


class Room:
    """A table, and its clients at this node."""

    def __init__(self, rooms: "Rooms", table: Table, read: Sequence[Moment] = ()) -> None:
        self.rooms = rooms
        self.table = table
        self.table_changes = 0  # of what the table message says
        self.drafts: dict[int, tuple[int, tuple[str, ...]]] = {}  # number and melds, by seat
        self.chat = Chat(rooms.store)
        self.bonds = Bonds(rooms.store)
        self.lock = asyncio.Lock()  # held by everything that writes or replaces the table
        self.idle_since = -inf
        # Whether a person, or a deal, made the last entry; else a bot, or the clock.
        self.by_people = bool(read) and is_by_people(read[-1].entry)
        self.entered = read[-1].entry.at if read else -inf  # when the last entry was made
        self.presence = Presence(self)
        self.scheduler = Scheduler(self)
        self._news = News(read)
        self._freed: dict[str, float] = {}  # people who may not sit down, until when

    # ----------------------------------------------------------------------------- connections

    def join(self, who: Who | None, after: int | None = None) -> Listener:
        """A new connection. `after` is the last number that the client knows."""
        listener = Listener(self, who, after)
        if listener.seat is None and not self.table.setup.watchers:
            raise RuleError("watch-closed")
        self.presence.add(listener)
        if self.rooms.stopping:
            listener.close(BYE)
        if who:
            self.rooms.chore(self._meet(who.id))
        return listener

    async def _meet(self, person: str) -> None:
        """Reads how somebody stands to the others; only then do they hear what those have said."""
        while not (await self.chat.meet(person) or self.rooms.stopping):
            await asyncio.sleep(_AGAIN)
        if self.table.status == "open" or len(_people_of(self.table)) > 1:
            await self.bonds.meet(person)
        muted = self.chat.muted_seats(self.table, person)
        self.notify(table_changed=bool(muted) or any(self.bonds.seats(self.table, person)))

    async def read_bonds(self, people: Collection[str]) -> None:
        """Some people have other friends than before, or have muted or blocked others."""
        known = [person for person in people if self.chat.knows(person)]
        for person in known:
            await self.chat.read_mutes(person)
            if self.bonds.knows(person):
                await self.bonds.read(person)
        if known:
            self.notify(table_changed=True)

    def part(self, listener: Listener) -> None:
        """The connection is closed."""
        if listener in self.presence.listeners:
            self.idle_since = self.rooms.now()
            self.presence.remove(listener)

    def hang_up(self) -> None:
        for listener in self.presence.listeners:
            listener.close(BYE)

    def close(self) -> None:
        self.scheduler.close()
        self.presence.close()

    def visit(self) -> None:
        """Somebody asks for the table, though perhaps without a connection to it."""
        self.idle_since = self.rooms.now()
        if not self.scheduler.is_set:
            self.scheduler.schedule()

    def requested(self, who: Who | None) -> None:
        """Somebody has sent a request about the table by plain HTTP."""
        if who:
            self.presence.request(who.id)

    @property
    def is_visited(self) -> bool:
        return self.rooms.now() - self.idle_since <= _IDLE

    @property
    def is_idle(self) -> bool:
        return not (
            self.presence.listeners
            or self.lock.locked()
            or self.scheduler.is_acting
            or self.is_visited
        )

    async def check_presence(self) -> None:
        """After the room was read, a match began or a node died: players may be missing."""
        await self.presence.save_missing()
        self.notify(table_changed=True)
        self.scheduler.schedule()

    # -------------------------------------------------------------------------------- messages

    def notify(self, *, table_changed: bool = False) -> None:
        """Lets all listeners pull what is new."""
        if table_changed:
            self.table_changes += 1
        for listener in self.presence.listeners:
            listener.changed.set()

    def table_message(self, who: Who | None) -> wire.Table:
        person = who.id if who else None
        return messages.table_message(
            self.table,
            who,
            self.presence.count,
            self.rooms.now(),
            muted=self.chat.muted_seats(self.table, person),
            blocked=self.chat.blocked_seats(self.table, person),
            bonds=self.bonds.seats(self.table, person),
        )

    def words(self, language: str) -> Words:
        """The words of a language, with the names and pieces of the table."""
        table = self.table
        names = [seat.name or "" for seat in table.seats]
        style: Style = "tiles" if has_tiles(table.rules) else "cards"
        return Words(language=language).at_table(names, style, table.game.colours)

    def view(self, seat: int | None) -> View:
        return messages.view(self.table, seat)

    def position(self, seat: int | None) -> wire.Position:
        return messages.position(self.table, seat, self.rooms.now())

    def news(self, seat: int | None, after: int) -> list[bytes]:
        """What a seat has not been sent yet, encoded."""
        return self._news.since(after, self.table, seat, self.rooms.now())

    def drafts_for(self, seat: int | None) -> dict[int, tuple[str, ...]]:
        """The drafts that a seat may see: its own, and others' that are built in the open."""
        return {
            at: melds
            for at, (number, melds) in self.drafts.items()
            if number == self.table.number and (at == seat or self.table.game.family.building)
        }

    def hint_knowledge(self, who: Who) -> Knowledge[View]:
        """What a player knows who may ask for a hint now."""
        seat = own_seat(self.table, who)
        if not self.table.setup.hints:
            raise RuleError("hints-closed")
        if seat not in self.table.to_act:
            raise RuleError("not-your-turn", seat=seat)
        assert self.table.match is not None
        return self.table.match.knowledge(seat)

    # -------------------------------------------------------------------------------- commands

    async def command(self, who: Who, command: AnyCommand, lag: float = 0.0) -> wire.Answer:
        """Carries a command out, as `commands.carry_out` does.

        A client that hangs up in the middle does not leave the room half way.
        """
        return await asyncio.shield(self.rooms.spawn(self.carry_out(who, command, lag)))

    async def carry_out(self, who: Who, command: AnyCommand, lag: float) -> wire.Answer:
        """The same for a task that nobody cancels meanwhile."""
        self.rooms.commands += 1
        try:
            return await commands.carry_out(self, who, command, lag)
        finally:
            self.rooms.commands -= 1

    def check_freed(self, person: str) -> None:
        """Refuses a seat to somebody whose seat the host has freed a short while ago."""
        until, now = self._freed.get(person, 0.0), self.rooms.now()
        if until > now:
            raise _seat_freed(until, now)

    def free(self, freed: SeatFreed) -> None:
        """The host has freed a seat: its player gets a message, and can't sit down for a while."""
        now = self.rooms.now()
        self._freed = {person: until for person, until in self._freed.items() if until > now}
        self._freed[freed.person] = freed.until
        for listener in self.presence.listeners:
            if listener.who and listener.who.id == freed.person:
                error = _seat_freed(freed.until, now)
                text = self.words(listener.who.language).error(error)
                listener.tell(encoding.refusal(error, text))

    def show_reaction(self, shown: Reacted) -> None:
        """Sends a quick word to everybody who wants to hear from its seat and keeps up."""
        for listener in self.presence.listeners:
            listener.show(wire.Reacted(shown.seat, shown.reaction))

    # ---------------------------------------------------------------------------------- writes
    # All of them need the lock, and raise `Behind` if another node was faster.

    async def append(self, moment: Moment) -> None:
        """Commits an entry of the log, then advances."""
        wake = self.scheduler.wake(moment.table, moment.entry)
        over = _people_of(moment.table) if moment.table.status == "over" else frozenset()
        await self.rooms.commit(
            rows.played(moment, wake, drafted=bool(self.drafts)) + self._notices(moment.table),
            [
                EntryAppended(table=self.table.id, node=self.rooms.node, entry=moment.entry),
                *people_changed(over, self.rooms.node),
            ],
        )
        self.rooms.visits.look(over)
        self._advance(moment)

    async def deal(self, after: Table) -> None:
        """Deals the next round, with the words that the seats add to it."""
        await self.begin([deal_round(after, words_of(after), self.rooms.now())])

    async def begin(self, moments: Sequence[Moment]) -> None:
        """Commits what begins a match or a round, together with what that changes of the seats."""
        before = self.table
        moments = [_with_version(moment, before.version + 1) for moment in moments]
        after = moments[-1].table
        wake = self.scheduler.wake(after, moments[-1].entry)
        # The seats must still be those that were looked at: the change is the guard.
        statements = rows.changed(before, after, wake) + _entries(moments, wake)
        statements += self._notices(after)
        begun = _people_of(after) if before.status == "open" else frozenset()
        await self._commit_guarded(
            statements,
            [
                EntryAppended(table=before.id, node=self.rooms.node),
                *people_changed(begun, self.rooms.node),
            ],
        )
        self.rooms.visits.look(begun)
        for moment in moments:
            self._advance(moment)
        if before.status == "open":  # some may have gone while they waited
            self.rooms.chore(self.check_presence())

    def _notices(self, after: Table) -> list[Statement]:
        """Notices for players who are not there and on turn after an entry that is written."""
        before = self.table.to_act
        return [
            statement
            for seat in after.to_act
            if seat not in before and not self.presence.is_here(seat)
            for statement in self.notice(after, seat)
        ]

    def notice(self, table: Table, seat: int) -> list[Statement]:
        """A notice that it is the turn of a player, where somebody waits for them."""
        delay = self.rooms.notice_delay
        player = table.seats[seat]
        if delay is None or not table.waits_for_people or player.person is None:
            return []
        if player.program or table.has_left(seat):
            return []
        return rows.noticed(table.id, seat, self.rooms.now() + delay)

    async def begin_elsewhere(
        self, after: Table, another: Table, moments: Sequence[Moment]
    ) -> None:
        """Commits a rematch: its table, what begins it, and what that changes of this table."""
        before, begun = self.table, moments[-1]
        wake = self.scheduler.wake(begun.table, begun.entry)
        statements = rows.changed(before, after, None)
        statements += rows.created(begun.table, wake) + _entries(moments, wake)
        here = {one.person for at, one in enumerate(before.seats) if self.presence.is_here(at)}
        for seat in begun.table.to_act:
            if begun.table.seats[seat].person not in here:  # else they come along
                statements += self.notice(begun.table, seat)
        await self._commit_guarded(
            statements, [TableChanged(table=before.id, node=self.rooms.node)]
        )
        self.table = replace(after, version=before.version + 1)
        self.notify(table_changed=True)
        room = self.rooms.add(another)
        room.idle_since = self.rooms.now()
        for moment in moments:
            room._advance(moment)
        self.rooms.chore(room.check_presence())  # some may not come along

    async def change(self, after: Table, more: Sequence[AnyWakeUp] = ()) -> None:
        """Commits a change of seats or votes; `more` wake-ups go along."""
        before = self.table
        moved = _people_of(before) ^ _people_of(after) and _people_of(before) | _people_of(after)
        wake_ups: list[AnyWakeUp] = [
            TableChanged(table=before.id, node=self.rooms.node),
            *more,
            *people_changed(moved, self.rooms.node),
        ]
        statements = rows.changed(before, after, self.scheduler.wake(after))
        await self._commit_guarded(statements, wake_ups)
        self.rooms.visits.look(moved)
        # The connections of somebody who has sat down or left count for another seat now.
        seats_before = {one: before.seat_of(one.person) for one in self.presence.listeners}
        self.table = replace(after, version=before.version + 1)
        for listener, seat in seats_before.items():
            if seat != listener.seat:
                self.presence.save_soon(seat)
                self.presence.save_soon(listener.seat)
        self.notify(table_changed=True)
        self.scheduler.schedule()

    async def _commit_guarded(
        self, statements: Sequence[Statement], wake_ups: Sequence[AnyWakeUp]
    ) -> None:
        await self.rooms.store.commit(Job(statements, wake_ups, guarded=True))

    def _advance(self, moment: Moment) -> None:
        """The table goes on with an entry that this node has written."""
        metrics.entries(self.table.game.id, moment.entry.kind).inc()
        self._follow(moment)
        self.scheduler.schedule()

    def _follow(self, moment: Moment) -> None:
        self.table = moment.table
        self._note(moment)
        self.notify(table_changed=_changes_table_message(moment))

    def _note(self, moment: Moment) -> None:
        self.by_people = is_by_people(moment.entry)
        self.entered = moment.entry.at
        self.drafts.clear()
        self._news.add(moment)

    # ------------------------------------------------------------------------ what others write

    async def receive(self, wake_up: TableWakeUp) -> None:
        """Another node has committed something."""
        try:
            match wake_up:
                case EntryAppended():
                    if wake_up.entry is None or not await self._receive_entry(wake_up.entry):
                        await self.refresh(whole=False)
                case TableChanged():
                    await self.refresh()
                case PresenceChanged():
                    await self._receive_presence(wake_up)
                case DraftChanged():
                    async with self.rooms.store.read() as db:
                        await self._read_drafts(db)
                    self.notify()
                case ChatChanged():
                    await self._read_chat()
                case Reacted():
                    self.show_reaction(wake_up)
                case SeatFreed():
                    self.free(wake_up)
                case Erased():
                    self.chat.said.clear()  # with the name of somebody who was deleted
                    await self._read_chat()
                    await self.refresh()
                case _:
                    assert_never(wake_up)
        except StorageError:
            self.rooms.doubt(self.table.id)
        except RuleError:
            pass  # the table is gone, and the room with it

    async def catch_up(self) -> None:
        """Reads the entries that another node has written."""
        await self.receive(EntryAppended(table=self.table.id))

    async def load(self) -> None:
        """Reads all that the table's own row and log don't say."""
        await self.refresh()
        await self._read_chat()
        await self.check_presence()

    async def _receive_entry(self, entry: Entry) -> bool:
        """An entry that another node has committed; False if entries before it are missing."""
        async with self.lock:
            if entry.number == self.table.number + 1:
                self._follow(follow(self.table, entry))
                self.scheduler.schedule(lease=LEASE)
            return entry.number <= self.table.number

    async def _receive_presence(self, wake_up: PresenceChanged) -> None:
        async with self.lock:
            self.presence.receive(wake_up)
            self.presence.tell()
            self.scheduler.schedule(lease=LEASE)
        self.presence.contradict()

    async def is_behind(self) -> bool:
        """Whether another node has written something that this room has not read yet."""
        if self.rooms.store.is_sqlite:  # one process
            return False
        # What it knows now: whoever asks was refused by that, and not by what a wake-up may say
        # while the database answers.
        known = self.table.number, self.table.version
        row = await self.rooms.store.row(rows.state_row(self.table.id))
        return row is None or (row["number"], row["version"]) != known

    async def refresh(self, *, whole: bool = True) -> None:
        """Reads what other nodes have written; unless `whole`, only the log if that is all.

        A `RuleError` if the table is gone.
        """
        async with self.lock, self.rooms.store.read() as db:
            table = self.table
            row = (await db.execute(rows.state_row(table.id))).mappings().first()
            if row is None:  # cleaned up
                self.rooms.drop(table.id)
                raise RuleError("table-unknown", table=table.id)
            entries = (await db.execute(rows.entry_rows(table.id, table.number))).mappings().all()
            whole = whole or row["version"] != table.version
            self.table, moments = rows.caught_up(table, row, map(rows.read_entry, entries))
            for moment in moments:
                self._note(moment)
            if whole:
                seats = (await db.execute(rows.seat_rows(table.id))).mappings().all()
                self.table = replace(
                    self.table,
                    version=row["version"],
                    setup=rows.read_setup(row),
                    host=row["host"],
                    rematch=row["rematch"],
                    seats=rows.read_seats(seats),
                )
                await self._read_drafts(db)
                await self.presence.read(db)
            self._news.forget()
            self.notify(table_changed=whole or any(map(_changes_table_message, moments)))
            self.scheduler.schedule(lease=LEASE)
        self.presence.contradict()

    async def _read_drafts(self, db: AsyncConnection) -> None:
        drafts = (await db.execute(rows.draft_rows(self.table.id))).mappings().all()
        self.drafts = {row["seat"]: (row["number"], rows.read_melds(row)) for row in drafts}

    async def _read_chat(self) -> None:
        await self.chat.read(self.table)
        self.notify()


def _seat_freed(until: float, now: float) -> RuleError:
    return RuleError("seat-freed", minutes=max(1, ceil((until - now) / 60)))


def _people_of(table: Table) -> frozenset[str]:
    return frozenset(seat.person for seat in table.seats if seat.person)


def _with_version(moment: Moment, version: int) -> Moment:
    return moment._replace(table=replace(moment.table, version=version))


def _entries(moments: Sequence[Moment], wake: float | None) -> list[Statement]:
    """The statements that append what begins a match or a round; there are no drafts yet."""
    return [
        statement for moment in moments for statement in rows.played(moment, wake, drafted=False)
    ]


def _changes_table_message(moment: Moment) -> bool:
    """Whether clients need a new table message: not after a move in the middle of a round."""
    match = moment.table.match
    ended = match is None or bool(match.result or match.state.outcome)
    return ended or moment.entry.kind != "move"
