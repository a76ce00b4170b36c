"""Chat at a table, and whom each player has muted."""

from collections import deque
from contextlib import suppress
from typing import Final

from sqlalchemy import delete, insert, select

from rummel import wire
from rummel.errors import RuleError
from rummel.server import rows
from rummel.server.lobby import own_seat
from rummel.server.people import Who
from rummel.server.sanitize import clean_line
from rummel.server.schema import chat, mutes
from rummel.server.store import Behind, StorageError, Store
from rummel.server.table import Table
from rummel.server.wakeups import ChatChanged, MutesChanged

_CHAT: Final = 50  # lines that a new listener gets


class Chat:
    """The last lines of a table, and the mutes of its listeners."""

    def __init__(self, store: Store) -> None:
        self.said: deque[wire.Said] = deque(maxlen=_CHAT)
        self._store = store
        self._mutes: dict[str, frozenset[str]] = {}

    async def say(
        self, table: Table, who: Who, command: wire.Say, now: float, wake_up: ChatChanged
    ) -> wire.Answer:
        seat = own_seat(table, who)
        if not table.setup.chat:
            raise RuleError("chat-closed")
        text = clean_line(command.text)
        if not text:
            raise RuleError("bad-request", reason="text")
        line = insert(chat).values(
            table=table.id,
            person=who.id,
            seat=seat,
            name=table.seats[seat].name or who.name,
            text=text,
            key=command.key,
            at=now,
        )
        with suppress(Behind):  # a repeat
            async with self._store.change([wake_up]) as db:
                await db.execute(line)
        await self.read(table)
        return wire.Answer(key=command.key)

    async def read(self, table: Table) -> None:
        """Reads the lines that are new."""
        last = self.said[-1].id if self.said else 0
        newest_first = await self._store.rows(rows.chat_rows(table.id, last, _CHAT))
        for row in reversed(newest_first):
            if not self.said or row["id"] > self.said[-1].id:
                self.said.append(
                    wire.Said(row["id"], row["seat"], row["name"], row["text"], row["at"])
                )

    async def mute(
        self, table: Table, who: Who, command: wire.Mute, wake_up: MutesChanged
    ) -> wire.Answer:
        own_seat(table, who)
        if command.seat >= len(table.seats):
            raise RuleError("seat-unknown", number=command.seat + 1)
        other = table.seats[command.seat].person
        if other and other != who.id:
            with suppress(Behind):  # the same wish came twice at once
                async with self._store.change([wake_up]) as db:
                    await db.execute(
                        delete(mutes).where(mutes.c.person == who.id, mutes.c.muted == other)
                    )
                    if command.on:
                        await db.execute(insert(mutes).values(person=who.id, muted=other))
            await self.read_mutes(who.id)
        return wire.Answer(key=command.key)

    def muted_seats(self, table: Table, person: str | None) -> tuple[int, ...]:
        """The seats that a person wants to hear nothing from."""
        if not self._mutes.get(person or ""):
            return ()
        return tuple(at for at in range(len(table.seats)) if self.is_muted(table, person, at))

    def is_muted(self, table: Table, person: str | None, seat: int) -> bool:
        """Whether a person wants to hear nothing from a seat."""
        return table.seats[seat].person in self._mutes.get(person or "", frozenset())

    async def meet(self, person: str) -> None:
        """Reads whom a new listener has muted."""
        if person not in self._mutes:
            await self.read_mutes(person)

    async def read_mutes(self, person: str) -> None:
        with suppress(StorageError):
            muted = await self._store.rows(select(mutes.c.muted).where(mutes.c.person == person))
            self._mutes[person] = frozenset(row["muted"] for row in muted)
