"""Chat at a table, and whom each player has muted."""

from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec
from sqlalchemy import delete, insert, select

from rummel import wire
from rummel.errors import RuleError
from rummel.server import friends, rows
from rummel.server.schema import blocks, chat, mutes, reports
from rummel.server.store import Behind, StorageError, Store
from rummel.server.wakeups import ChatChanged, PeopleChanged, people_changed
from rummel.tables.lobby import own_seat
from rummel.tables.sanitize import clean_line
from rummel.tables.table import Table
from rummel.tables.who import Who

_EVIDENCE: Final = 10  # lines of somebody who is reported
_CHAT: Final = 50  # lines that a new listener gets


class Chat:
    """The last lines of a table, and the mutes of its listeners."""

    def __init__(self, store: Store) -> None:
        self.said: deque[wire.Said] = deque(maxlen=_CHAT)
        self._store = store
        self._mutes: dict[str, frozenset[str]] = {}  # those who are blocked included
        self._blocks: dict[str, frozenset[str]] = {}

    async def say(
        self, table: Table, who: Who, command: wire.Say, now: float, wake_up: ChatChanged
    ) -> wire.Answer:
        seat = speaking_seat(table, who)
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
                said = wire.Said(row["id"], row["seat"], row["name"], row["text"], row["at"])
                self.said.append(said)

    async def silence(
        self, table: Table, who: Who, command: wire.Mute | wire.Block
    ) -> Sequence[PeopleChanged]:
        """Mutes or blocks somebody, or takes it back: wherever the two meet.

        Returns whose standing has changed. A block ends a friendship, too.
        """
        other = other_person(table, who, command.seat)
        if other is None:
            return ()
        blocking = isinstance(command, wire.Block)
        column = blocks.c.blocked if blocking else mutes.c.muted
        kept = column.table
        ends_bond = blocking and command.on
        changed = people_changed((who.id, other) if ends_bond else (who.id,), bonds=True)
        with suppress(Behind):  # the same wish came twice at once
            async with self._store.change(changed) as db:
                await db.execute(delete(kept).where(kept.c.person == who.id, column == other))
                if command.on:
                    await db.execute(insert(kept).values({"person": who.id, column: other}))
                if ends_bond:
                    await friends.block(db, who.id, other)
        await self.read_mutes(who.id)
        return changed

    async def report(self, table: Table, who: Who, command: wire.Report, now: float) -> wire.Answer:
        """Tells the operator, with what the other has said here. A second report is a repeat."""
        other = other_person(table, who, command.seat)
        if other is None:
            raise RuleError("seat-nobody")
        lines = await self._store.rows(
            select(chat.c.text)
            .where(chat.c.table == table.id, chat.c.person == other)
            .order_by(chat.c.id.desc())
            .limit(_EVIDENCE)
        )
        said = msgspec.json.encode([row["text"] for row in reversed(lines)]).decode()
        with suppress(Behind):
            async with self._store.change() as db:
                await db.execute(
                    insert(reports).values(
                        person=who.id,
                        reported=other,
                        table=table.id,
                        reason=command.reason,
                        text=clean_line(command.text),
                        said=said,
                        at=now,
                    )
                )
        return wire.Answer(key=command.key)

    def blocked_seats(self, table: Table, person: str | None) -> tuple[int, ...]:
        """The seats of people whom a person has blocked."""
        gone = self._blocks.get(person or "", frozenset())
        return tuple(at for at, seat in enumerate(table.seats) if seat.person in gone)

    def muted_seats(self, table: Table, person: str | None) -> tuple[int, ...]:
        """The seats that a person wants to hear nothing from."""
        if not self._mutes.get(person or ""):
            return ()
        return tuple(at for at in range(len(table.seats)) if self.is_muted(table, person, at))

    def is_muted(self, table: Table, person: str | None, seat: int) -> bool:
        """Whether a person wants to hear nothing from a seat."""
        return table.seats[seat].person in self._mutes.get(person or "", frozenset())

    def knows(self, person: str | None) -> bool:
        """Whether it is known whom a listener has muted: until then they hear nobody."""
        return person is None or person in self._mutes

    async def meet(self, person: str) -> bool:
        """Reads whom a new listener has muted; False if the database does not answer."""
        if not self.knows(person):
            await self.read_mutes(person)
        return self.knows(person)

    async def read_mutes(self, person: str) -> None:
        with suppress(StorageError):
            muted = await self._store.rows(select(mutes.c.muted).where(mutes.c.person == person))
            blocked = await self._store.rows(
                select(blocks.c.blocked).where(blocks.c.person == person)
            )
            self._blocks[person] = frozenset(row["blocked"] for row in blocked)
            # Nobody hears somebody whom they have blocked.
            self._mutes[person] = self._blocks[person].union(row["muted"] for row in muted)


def speaking_seat(table: Table, who: Who) -> int:
    """The seat of somebody who may talk to the others.

    Nobody talks before the start: until then people can leave their seat, and nobody could block or
    report them any more.
    """
    seat = own_seat(table, who)
    if not table.setup.chat:
        raise RuleError("chat-closed")
    if table.status == "open":
        raise RuleError("table-not-started")
    return seat


def other_person(table: Table, who: Who, seat: int) -> str | None:
    """The person at another seat, for somebody who sits here too; None: a bot, or nobody."""
    own_seat(table, who)
    if seat >= len(table.seats):
        raise RuleError("seat-unknown", number=seat + 1)
    other = table.seats[seat].person
    return None if other == who.id else other
