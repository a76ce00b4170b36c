"""Who is connected to a table, through this node and through others.

Each node writes down its own connections, for the other nodes and for the case that it is killed.
"""

import asyncio
from math import inf
from typing import TYPE_CHECKING, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from rummel.server import metrics, rows
from rummel.server.listener import Listener
from rummel.server.store import Behind, StorageError
from rummel.server.wakeups import PresenceChanged, people_changed
from rummel.tables.lobby import with_seat
from rummel.tables.messages import NOBODY

if TYPE_CHECKING:
    from rummel.server.room import Room


_UNSEEN: Final = 60.0  # seconds for which a turn may have begun without being seen
# Seconds for players to come: to a match that has just begun, or back after a node has stopped.
_COMING: Final = 10.0
# Seconds between two messages about who is here: each goes to all who look on, and somebody could
# come and go all day.
_CALM: Final = 1.0
# Seconds for which somebody is here after a request, who plays by requests alone.
_REQUESTED: Final = 20.0


class Presence:
    """The connections of one room. Those of spectators count for the seat `NOBODY`."""

    def __init__(self, room: "Room") -> None:
        self.listeners: set[Listener] = set()  # connections to this node
        # Players without a connection, by person, until their last request is forgotten.
        self._requests: dict[str, asyncio.TimerHandle] = {}
        self._room = room
        self._elsewhere: dict[tuple[str, int], int] = {}  # connections, by other node and seat
        self._unsaved: set[int] = set()  # seats whose connections could not be written down
        self._told = -inf  # when the clients were told last, by the loop's clock
        self._telling: asyncio.TimerHandle | None = None  # when they are told next

    def add(self, listener: Listener) -> None:
        self.listeners.add(listener)
        if request := self._requests.pop(listener.person or "", None):
            request.cancel()  # from now on the connection says it
        metrics.LISTENERS.inc()
        self._changed(listener.seat)

    def remove(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        metrics.LISTENERS.dec()
        self._changed(listener.seat)

    def request(self, person: str) -> None:
        """A player has sent a request: a program that plays by HTTP alone is here by those.

        Tables that wait need not know: there it only matters who has to be notified.
        """
        table = self._room.table
        seat = table.seat_of(person)
        waits = table.setup.away == "wait" or table.waits_for_people
        if seat is None or table.status != "playing" or waits:
            return
        if any(listener.person == person for listener in self.listeners):
            return
        known = self._requests.pop(person, None)
        loop = asyncio.get_running_loop()
        self._requests[person] = loop.call_later(_REQUESTED, self._forget, person)
        if known:
            known.cancel()
        else:
            self._changed(seat)

    def _forget(self, person: str) -> None:
        del self._requests[person]
        seat = self._room.table.seat_of(person)
        if seat is not None:
            self._changed(seat)

    def close(self) -> None:
        for request in self._requests.values():
            request.cancel()
        self._requests.clear()

    def _changed(self, seat: int | None) -> None:
        """Tells the other clients, and the database as soon as it can be."""
        self.tell()
        if not self._room.scheduler.is_acting:
            self._room.scheduler.schedule()
        self.save_soon(seat)

    def tell(self) -> None:
        """Lets the clients know who is here: at once, or with what else changes within a second."""
        loop = asyncio.get_running_loop()
        if self._telling:
            return
        if loop.time() - self._told >= _CALM:
            self._tell()
        else:
            self._telling = loop.call_at(self._told + _CALM, self._tell)

    def _tell(self) -> None:
        self._telling = None
        self._told = asyncio.get_running_loop().time()
        self._room.notify(table_changed=True)

    # ----------------------------------------------------------------------------------- count

    @property
    def is_anybody_here(self) -> bool:
        """Whether anybody is connected to any node, spectators included."""
        return bool(self.listeners or self._requests) or any(self._elsewhere.values())

    def is_here(self, seat: int) -> bool:
        return self.count(seat) > 0

    def count(self, seat: int) -> int:
        """The connections of a seat to all nodes; requests without one count as one."""
        others = (count for (_, at), count in self._elsewhere.items() if at == seat)
        return self._local_count(seat) + sum(others)

    def _local_count(self, seat: int) -> int:
        where = None if seat == NOBODY else seat
        connections = sum(listener.seat == where for listener in self.listeners)
        return connections + (seat != NOBODY and self._is_requested(seat))

    def _is_requested(self, seat: int) -> bool:
        return self._room.table.seats[seat].person in self._requests

    # ------------------------------------------------------------------------------------ save

    def save_soon(self, seat: int | None) -> None:
        self._room.rooms.chore(self._save(NOBODY if seat is None else seat))

    async def save_unsaved(self) -> None:
        """Writes what could not be written before."""
        for seat in tuple(self._unsaved):
            await self._save(seat)

    async def save_all(self) -> None:
        """Writes everything again, since other nodes took this one for dead."""
        self._unsaved |= {NOBODY if one.seat is None else one.seat for one in self.listeners}
        self._unsaved |= {seat for seat in self._room.table.people() if self._is_requested(seat)}
        await self.save_unsaved()

    async def save_missing(self) -> None:
        """Marks players who have no connection as away, unless they come in a moment."""
        table = self._room.table
        if table.status == "playing" and table.setup.away != "wait":
            for seat in table.people():
                if not self.is_here(seat):
                    await self._save(seat, _COMING)
        await self.save_unsaved()

    async def _save(self, seat: int, coming: float = 0.0) -> None:
        """Writes down how many connections a seat has here, and since when it has none at all.

        A player who has none is away from now on, or once the seconds for coming have passed.
        """
        room = self._room
        async with room.lock:
            table = room.table
            count = self._local_count(seat)
            statements = rows.here(room.rooms.node, table.id, seat, count)
            away = None if seat == NOBODY else table.seats[seat].away
            if seat != NOBODY and table.status == "playing" and table.setup.away != "wait":
                since = inf if away is None else away
                away = None if self.is_here(seat) else min(since, room.rooms.now() + coming)
                room.table = with_seat(table, seat, away=away)
                statements.append(rows.away(table.id, seat, away))
                statements.append(rows.woken_at(table, room.scheduler.wake()))
                self.tell()
                room.scheduler.schedule()
            missed = room.rooms.now() - room.entered < _UNSEEN
            if missed and seat in table.to_act and not self.is_here(seat):
                # A phone that falls asleep is gone only a while after it was last looked at.
                statements += room.notice(table, seat)
            self._unsaved.discard(seat)
            wake_up = PresenceChanged(
                table=table.id, node=room.rooms.node, seat=seat, count=count, away=away
            )
            person = None if seat == NOBODY else table.seats[seat].person
            people = () if person is None else (person,)
            try:
                await room.rooms.commit(
                    statements, [wake_up, *people_changed(people, room.rooms.node)]
                )
                room.rooms.visits.look(people)
            except (StorageError, Behind):
                self._unsaved.add(seat)
                room.rooms.doubt(table.id)

    # ------------------------------------------------------------------------------------ read

    async def read(self, db: AsyncConnection) -> None:
        """Reads the connections to other nodes."""
        result = await db.execute(rows.presence_rows(self._room.table.id))
        self._elsewhere = {
            (row["node"], row["seat"]): row["count"]
            for row in result.mappings().all()
            if row["node"] != self._room.rooms.node
        }

    def receive(self, wake_up: PresenceChanged) -> None:
        """Takes over what another node says of its connections. Needs the room's lock."""
        self._elsewhere[wake_up.node, wake_up.seat] = wake_up.count
        if wake_up.seat != NOBODY:
            self._room.table = with_seat(self._room.table, wake_up.seat, away=wake_up.away)

    def contradict(self) -> None:
        """Corrects another node that takes somebody for away who is connected to this one."""
        table = self._room.table
        for seat in table.people():
            if table.seats[seat].away is not None and self._local_count(seat):
                self.save_soon(seat)
