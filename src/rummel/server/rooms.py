"""All rooms of a node, and its chores: tables that are due, nodes that are dead.

The database is the queue: a table says when somebody has to look after it. The node that moved last
does so at once; any other node does it a little later, in case that one is gone.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from math import inf
from typing import Any, Final

from sqlalchemy import delete, insert, select, update

from rummel import wire
from rummel.errors import RuleError
from rummel.server import metrics, rows
from rummel.server.bot_runner import BotRunner
from rummel.server.ratings import rate_due
from rummel.server.room import Room
from rummel.server.scheduler import LEASE
from rummel.server.schema import nodes, presence, visits
from rummel.server.store import Behind, Job, Statement, StorageError, Store
from rummel.server.visits import Visits
from rummel.server.wakeups import AnyWakeUp, PeopleChanged, TableChanged, people_changed
from rummel.tables import lobby
from rummel.tables.table import Moment, Table
from rummel.tables.who import Who

_LOG: Final = logging.getLogger("rummel.rooms")
_MOST_OVERDUE: Final = 200  # tables looked after at once
_READ_AT_ONCE: Final = 200  # entries of a log that are played before others have their turn
_DEAD: Final = 20.0  # seconds without a sign of life after which a node is taken for dead


def _complain(task: asyncio.Task[Any]) -> None:
    error = None if task.cancelled() else task.exception()
    if error:
        _LOG.error("a task failed", exc_info=error)


class Rooms:
    """All rooms of this node."""

    def __init__(self, store: Store, bots: BotRunner, *, bot_pause: float = 0.0) -> None:
        self.store = store
        self.bots = bots
        self.bot_pause = bot_pause
        # Seconds after which players who are not there are told that it is their turn; None: never.
        self.notice_delay: float | None = None
        self.node = rows.new_id()
        self.stopping = False
        self.visits = Visits(self)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self.commands = 0  # that have begun
        self._tasks: set[asyncio.Task[Any]] = set()
        self._chores: list[asyncio.Task[None]] = []
        self._doubtful: set[str] = set()  # tables that have to be read again
        self._alive_since = 0.0  # when the database began to answer

    def now(self) -> float:
        return self.store.clock.now()

    def __len__(self) -> int:
        return len(self._rooms)

    async def open(self) -> None:
        async with self.store.change() as db:
            if self.store.is_sqlite:  # one process: every earlier node is gone
                await db.execute(update(nodes).values(seen=rows.GONE))
            await db.execute(insert(nodes).values(id=self.node, seen=self.now()))
        self._alive_since = self.now()
        self.every(0.5, self._take_overdue)
        self.every(5.0, self._keep_house)
        self.every(1.0, lambda: rate_due(self.store))

    async def close(self) -> None:
        """Commands that have begun are finished."""
        self.stopping = True
        for chore in self._chores:
            chore.cancel()
        for room in self._rooms.values():
            room.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(10):
                while self._tasks or self.commands:
                    await asyncio.sleep(0.01)
        await self.bots.close()
        with suppress(StorageError, Behind):
            # Another node looks after the players who don't come back.
            async with self.store.change() as db:
                await db.execute(
                    update(nodes).where(nodes.c.id == self.node).values(seen=rows.GONE)
                )

    def hang_up(self) -> None:
        """Tells every client to come back in a moment."""
        self.stopping = True
        self.visits.hang_up()
        for room in self._rooms.values():
            room.hang_up()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """A task that is awaited when the rooms are closed."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def chore(self, work: Coroutine[Any, Any, Any]) -> None:
        """A task that nobody waits for: if it fails, the log says so."""
        self.spawn(work).add_done_callback(_complain)

    async def commit(self, statements: Sequence[Statement], wake_ups: Sequence[AnyWakeUp]) -> None:
        await self.store.commit(Job(statements, wake_ups))

    # -------------------------------------------------------------------------------------- rooms

    async def create(self, who: Who, wanted: wire.NewTable) -> Room:
        table = lobby.created(who, wanted, rows.new_id(), rows.new_secret(), self.now())
        if wanted.start:
            lobby.may_start(table, who)
        await self.commit(rows.created(table, None), [])
        room = self.add(table)
        room.visit()
        if wanted.start:
            await room.command(who, wire.Start())
        return room

    def add(self, table: Table, read: Sequence[Moment] = ()) -> Room:
        room = self._rooms[table.id] = Room(self, table, read)
        metrics.ROOMS.set(len(self._rooms))
        return room

    async def get(self, table_id: str) -> Room:
        """The room of a table, read from the database if need be."""
        room = await self._open(table_id)
        room.visit()  # or it would be dropped before it is used
        return room

    async def _open(self, table_id: str) -> Room:
        if table_id in self._rooms:
            return self._rooms[table_id]
        if not rows.is_id(table_id):
            raise RuleError("table-unknown", table=table_id[:20])
        if table_id not in self._loading:
            self._loading[table_id] = self.spawn(self._load(table_id))
        try:
            return await asyncio.shield(self._loading[table_id])
        finally:
            self._loading.pop(table_id, None)

    def family_at(self, table_id: str) -> str | None:
        """The family of the game at a table that is open here."""
        room = self._rooms.get(table_id)
        return room.table.game.family.name if room else None

    async def _load(self, table_id: str) -> Room:
        async with self.store.read() as db:
            row = (await db.execute(rows.table_row(table_id))).mappings().first()
            if row is None:
                raise RuleError("table-unknown", table=table_id[:20])
            seats = (await db.execute(rows.seat_rows(table_id))).mappings().all()
            table = rows.read_table(row, seats)
            result = await db.execute(rows.entry_rows(table_id, table.number))
            entries = result.mappings().all()
        moments: list[Moment] = []
        # A round may have ten thousand entries: nobody waits until all of them are played.
        for at in range(0, len(entries) + 1, _READ_AT_ONCE):
            some = map(rows.read_entry, entries[at : at + _READ_AT_ONCE])
            table, more = rows.caught_up(table, row, some)
            moments += more
            await asyncio.sleep(0)
        room = self.add(table, moments)
        # From here on wake-ups reach the room; what was committed since it was read is read now.
        try:
            await room.load()
        except StorageError:
            self.doubt(table_id)
        return room

    def drop(self, table_id: str) -> None:
        """The table is gone; later requests for it are refused."""
        room = self._rooms.pop(table_id, None)
        if room:
            room.close()
            room.hang_up()

    def doubt(self, table_id: str) -> None:
        """Marks a table to be read again soon: a write may have failed, or a read has."""
        self._doubtful.add(table_id)

    def doubts(self, table_id: str) -> bool:
        return table_id in self._doubtful

    def woken(self, wake_up: AnyWakeUp | None) -> None:
        """Another node has committed something; None: wake-ups may have been missed."""
        if wake_up is None:
            self._doubtful.update(self._rooms)
            self.visits.look(None)
        elif isinstance(wake_up, PeopleChanged) or wake_up.table in self._rooms:
            self.chore(self.receive(wake_up))

    async def receive(self, wake_up: AnyWakeUp) -> None:
        """Returns once the room, if it is open here, knows what was committed."""
        if wake_up.node == self.node:
            return
        if isinstance(wake_up, PeopleChanged):
            self.visits.look(wake_up.people)
            if wake_up.bonds:
                for one in tuple(self._rooms.values()):
                    await one.read_bonds(wake_up.people)
            return
        room = self._rooms.get(wake_up.table)
        if room:
            await room.receive(wake_up)

    # ------------------------------------------------------------------------------------- chores

    def every(self, seconds: float, chore: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Does something again and again, until the rooms are closed."""
        self._chores.append(asyncio.create_task(self._every(seconds, chore)))

    async def _every(self, seconds: float, chore: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            try:
                await chore()
            except StorageError as error:
                _LOG.warning("the database does not answer: %s", error)
            except Exception:
                _LOG.exception("a chore failed")
            await asyncio.sleep(seconds)

    async def _take_overdue(self) -> None:
        """Tables that nobody looks after: their node is gone, or there was none."""
        for table_id in tuple(self._doubtful):
            await self._read_again(table_id)
        now = self.now()
        overdue = await self.store.rows(rows.overdue_rows(now, _MOST_OVERDUE))
        await asyncio.gather(*(self._take(row["id"], row["wake"], now) for row in overdue))

    async def _read_again(self, table_id: str) -> None:
        self._doubtful.discard(table_id)
        room = self._rooms.get(table_id)
        if room:
            try:
                with suppress(RuleError):  # it is gone
                    await room.refresh()
                    await room.check_presence()
            except StorageError:
                self.doubt(table_id)
                raise

    async def _take(self, table_id: str, wake: float, now: float) -> None:
        try:
            await self.store.commit(
                Job([rows.claim(table_id, wake, now + 2 * LEASE)], guarded=True)
            )
        except Behind:
            return  # another node has it
        known = table_id in self._rooms
        room = await self.find(table_id)
        if room:
            with suppress(RuleError):  # it is gone
                if known:  # but perhaps not well: its own timer should have rung
                    await room.refresh()
                await room.scheduler.take_over()

    async def find(self, table_id: str) -> Room | None:
        """The room of a table, unless something is wrong with it: others must not wait for it."""
        try:
            return await self._open(table_id)
        except StorageError:
            raise
        except Exception:
            _LOG.exception("table %s can't be read", table_id)
            return None

    async def _keep_house(self) -> None:
        """A sign of life; rooms that nobody uses; nodes that are dead."""
        now = self.now()
        try:
            back = await self._show_life(now)
        except StorageError:
            self._alive_since = inf
            raise
        self._alive_since = min(self._alive_since, now)
        for table_id, room in list(self._rooms.items()):
            if room.is_idle:
                room.close()
                del self._rooms[table_id]
            elif back:
                await room.presence.save_all()
            else:
                await room.presence.save_unsaved()
        await (self.visits.save_all() if back else self.visits.save_unsaved())
        metrics.ROOMS.set(len(self._rooms))
        # If the database was gone, no node could show life: wait before taking one for dead.
        await self._bury(now - _DEAD if now - self._alive_since > _DEAD else rows.GONE)

    async def _show_life(self, now: float) -> bool:
        """Returns whether other nodes took this one for dead, and dropped its connections."""
        async with self.store.change() as db:
            alive = (nodes.c.id == self.node) & (nodes.c.seen > rows.GONE)
            updated = await db.execute(update(nodes).where(alive).values(seen=now))
            if updated.rowcount:
                return False
            await db.execute(delete(nodes).where(nodes.c.id == self.node))
            await db.execute(insert(nodes).values(id=self.node, seen=now))
            return True

    async def _bury(self, before: float) -> None:
        """Takes the connections of dead nodes away, once their tables know."""
        old = select(nodes.c.id).where((nodes.c.seen < before) | (nodes.c.seen == rows.GONE))
        dead = [row["id"] for row in await self.store.rows(old)]
        if not dead:
            return
        async with self.store.change() as db:
            await db.execute(update(nodes).where(nodes.c.id.in_(dead)).values(seen=rows.GONE))
        left = await self.store.rows(
            select(presence.c.table).where(presence.c.node.in_(dead)).distinct()
        )
        for row in left:
            room = await self.find(row["table"])
            if room:
                with suppress(RuleError):  # it is gone
                    await room.refresh()
                    await room.check_presence()
        gone = await self.store.rows(
            select(visits.c.person).where(visits.c.node.in_(dead)).distinct()
        )
        people = [row["person"] for row in gone]
        # All nodes have to forget those connections.
        wake_ups: list[AnyWakeUp] = [
            TableChanged(table=row["table"], node=self.node) for row in left
        ]
        wake_ups += people_changed(people, self.node)
        async with self.store.change(wake_ups) as db:
            await db.execute(delete(nodes).where(nodes.c.id.in_(dead)))
        self.visits.look(people)
