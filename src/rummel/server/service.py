"""The parts of a node, as the handlers of requests need them."""

import asyncio
import os
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any, Final

from sqlalchemy import select

from rummel import wire
from rummel.server import garbage
from rummel.server.accounts import Accounts
from rummel.server.bot_runner import BotRunner
from rummel.server.cleanup import tidy_due
from rummel.server.guard import Limits
from rummel.server.listener import Listener
from rummel.server.notices import Notices
from rummel.server.people import People
from rummel.server.room import Room
from rummel.server.rooms import Rooms
from rummel.server.schema import sessions
from rummel.server.settings import Settings
from rummel.server.store import StorageError, Store
from rummel.server.visits import Visitor
from rummel.server.worker_pool import AnswerCache, WorkerPool
from rummel.tables.who import Who

_LOOK: Final = 5.0  # seconds between looks for sessions that have ended
_TIDY: Final = 60.0  # seconds between looks whether it is time to tidy up
_TOGETHER: Final = 500  # sessions looked up at once
_TABLES: Final = 100_000  # whose bots may wait: each table has one at most


class Service:
    """One node."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.people = People(self.store, self.hang_up)
        self.accounts = Accounts(self.store, self.people)
        bots = self._workers("bots", settings.bot_processes, most_waiting=_TABLES)
        self.rooms = Rooms(self.store, BotRunner(bots), bot_pause=settings.bot_pause)
        processes = settings.answer_processes or max(1, min(2, (os.cpu_count() or 1) - 1))
        self.workers = self._workers("answers", processes)
        self.answers = AnswerCache(self.workers, settings.answer_cache)
        self.notices = Notices(self.store, self.rooms, settings)
        self.limits = Limits(settings)
        self.origins = tuple(settings.origins.split())
        self._listeners: set[Listener | Visitor] = set()
        self._watch: asyncio.Task[None] | None = None

    def _workers(self, name: str, size: int, **more: int) -> WorkerPool:
        seconds, megabytes = self.settings.work_seconds, self.settings.work_memory
        return WorkerPool(name, size, seconds=seconds, megabytes=megabytes, **more)

    async def open(self) -> None:
        await self.store.open(self.rooms.woken)
        await self.people.open()
        await self.rooms.open()
        await self.notices.open()
        self.rooms.every(_TIDY, lambda: tidy_due(self.store, self.settings, self.rooms.woken))
        self.rooms.every(garbage.SECONDS, garbage.look_at_everything)
        self._watch = asyncio.create_task(self._watch_sessions())

    @contextmanager
    def listening(self, room: Room, who: Who | None, after: int | None) -> Iterator[Listener]:
        """A connection to a table; it lasts no longer than the session that opened it."""
        listener = room.join(who, after)
        self._listeners.add(listener)
        try:
            yield listener
        finally:
            self._listeners.discard(listener)
            room.part(listener)

    @contextmanager
    def visiting(self, who: Who) -> Iterator[Visitor]:
        """An open page of somebody; it lasts no longer than the session that opened it."""
        visitor = Visitor(self.rooms.visits, who)
        self._listeners.add(visitor)
        self.rooms.visits.add(visitor)
        try:
            yield visitor
        finally:
            self._listeners.discard(visitor)
            self.rooms.visits.remove(visitor)

    def hang_up(self, ended: Collection[str]) -> None:
        """Cuts the connections of sessions that are over."""
        for listener in self._listeners:
            if listener.who and listener.who.session in ended:
                # By then a client that has signed in again has its new cookie.
                listener.close(wire.Bye("signed-out", 1.0))

    async def _watch_sessions(self) -> None:
        """Looks for sessions that other nodes have ended."""
        while True:
            await asyncio.sleep(_LOOK)
            with suppress(StorageError):
                self.hang_up(await self._ended())

    async def _ended(self) -> set[str]:
        open_here = sorted({one.who.session for one in self._listeners if one.who})
        alive: set[str] = set()
        for at in range(0, len(open_here), _TOGETHER):
            some = open_here[at : at + _TOGETHER]
            still_open = await self.store.rows(select(sessions.c.id).where(sessions.c.id.in_(some)))
            alive.update(row["id"] for row in still_open)
        return set(open_here) - alive

    async def close(self) -> None:
        if self._watch:
            self._watch.cancel()
        self.accounts.close()
        await self.workers.close()
        await self.rooms.close()
        await self.store.close()


def bearer(headers: Mapping[str, Any]) -> str | None:
    """The token of a program."""
    scheme, _, token = str(headers.get("authorization", "")).partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None
