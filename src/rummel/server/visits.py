"""Who has a page open, for their friends: at this node, and by the database at the others.

A row is written when the first page of somebody opens and when the last one has closed, and nothing
in between: that a node lives is known anyway, and a dead node takes its rows along. What a page is
told is always read from the database; changes only say that it is time to look.
"""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from rummel import encoding, wire
from rummel.server import metrics, rows
from rummel.server.circle import circle
from rummel.server.friends import ids_of
from rummel.server.listener import BYE
from rummel.server.store import Behind, StorageError, Store
from rummel.server.wakeups import people_changed
from rummel.tables.who import Who

if TYPE_CHECKING:
    from rummel.server.rooms import Rooms

_RETURN: Final = 5.0  # seconds for a page that is loaded again, or left for another one
# Seconds between two looks of one page, and at most, where there is something new every time: to
# look takes several queries, and somebody with many friends could come and go all day.
_CALM: Final = 1.0
_CALMEST: Final = 8.0


class Visitor:
    """An open page of somebody."""

    def __init__(self, visits: "Visits", who: Who) -> None:
        self.who = who
        self.changed = asyncio.Event()
        self.changed.set()
        self.friends: frozenset[str] = frozenset()
        self.bye: wire.Bye | None = None
        self.closing = asyncio.Event()  # nothing more will come
        self._visits = visits
        self._sent = b""
        self._calm = _CALM

    def close(self, message: wire.Bye) -> None:
        self.bye = message
        self.closing.set()
        self.changed.set()

    async def news(self, store: Store) -> bytes | None:
        """Waits for something to happen; returns what is to be sent, None if that is nothing."""
        await self.changed.wait()
        self.changed.clear()
        if self.bye:
            return None
        try:
            # First whom to look after, then how they are: nothing is missed in between.
            self._visits.watch(self, await ids_of(store, self.who.id))
            now = encoding.ENCODER.encode(await circle(store, self.who))
        except StorageError:
            self.changed.set()  # a little later
            now = self._sent
        if now == self._sent:
            return None
        self._sent = now
        return now

    async def rest(self) -> None:
        """Many changes at once are one to look at, and those that never end fewer and fewer."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.closing.wait(), self._calm)
        self._calm = min(2 * self._calm, _CALMEST) if self.changed.is_set() else _CALM


class Visits:
    """The pages that are open at this node."""

    def __init__(self, rooms: "Rooms") -> None:
        self._rooms = rooms
        self._pages: dict[str, set[Visitor]] = {}  # by person
        self._watching: dict[str, set[Visitor]] = {}  # by whom they look after
        self._here: set[str] = set()  # people who count as here
        self._written: set[str] = set()  # those of whom the database knows it
        self._saving: set[str] = set()

    # ----------------------------------------------------------------------------------- pages

    def add(self, visitor: Visitor) -> None:
        person = visitor.who.id
        metrics.VISITORS.inc()
        self._pages.setdefault(person, set()).add(visitor)
        self.watch(visitor, frozenset())
        self._here.add(person)
        self._rooms.chore(self._save(person))
        if self._rooms.stopping:
            visitor.close(BYE)

    def remove(self, visitor: Visitor) -> None:
        person = visitor.who.id
        metrics.VISITORS.dec()
        for one in (person, *visitor.friends):
            self._unwatch(visitor, one)
        pages = self._pages.get(person, set())
        pages.discard(visitor)
        if not pages:
            self._pages.pop(person, None)
            asyncio.get_running_loop().call_later(_RETURN, self._leave, person)

    def _leave(self, person: str) -> None:
        if person not in self._pages and not self._rooms.stopping:
            self._here.discard(person)
            self._rooms.chore(self._save(person))

    def hang_up(self) -> None:
        for pages in self._pages.values():
            for visitor in pages:
                visitor.close(BYE)

    def watch(self, visitor: Visitor, known: frozenset[str]) -> None:
        """The page shows these friends from now on."""
        for one in visitor.friends - known:
            self._unwatch(visitor, one)
        visitor.friends = known
        for one in (visitor.who.id, *known):
            self._watching.setdefault(one, set()).add(visitor)

    def _unwatch(self, visitor: Visitor, person: str) -> None:
        watching = self._watching.get(person, set())
        watching.discard(visitor)
        if not watching:
            self._watching.pop(person, None)

    def look(self, people: Iterable[str] | None) -> None:
        """Something has changed with these people; None: with anybody."""
        changed = self._watching if people is None else people
        for person in changed:
            for visitor in self._watching.get(person, ()):
                visitor.changed.set()

    # ------------------------------------------------------------------------------------ save

    async def _save(self, person: str) -> None:
        if person in self._saving:
            return  # which looks again when it is done
        self._saving.add(person)
        try:
            while (here := person in self._here) != (person in self._written):
                await self._rooms.commit(
                    rows.visiting(self._rooms.node, person, here=here),
                    people_changed((person,), self._rooms.node),
                )
                (self._written.add if here else self._written.discard)(person)
                self.look((person,))
        except (StorageError, Behind):
            pass  # tried again within seconds; or the person is gone
        finally:
            self._saving.discard(person)

    async def save_unsaved(self) -> None:
        """Writes what could not be written before."""
        for person in self._here ^ self._written:
            await self._save(person)

    async def save_all(self) -> None:
        """Writes everything again, since other nodes took this one for dead."""
        self._written.clear()
        await self.save_unsaved()
