"""Tells players who are not at the table that it is their turn, by the push services they named.

A table that somebody is expected at writes down a notice together with the move before. Any node
sends it once it is due, unless its player has come or moved meanwhile; the node that claims it is
the only one. So a notice is sent once at most, whatever is killed.
"""

import asyncio
import hashlib
import json
import logging
from collections.abc import Sequence
from typing import Final
from weakref import WeakValueDictionary

from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.engine import RowMapping

from rummel.errors import RuleError
from rummel.lang import Words
from rummel.server import metrics, push
from rummel.server.people import lock
from rummel.server.rooms import Rooms
from rummel.server.schema import meta, notices, people, pushes
from rummel.server.settings import Settings
from rummel.server.store import Behind, Store
from rummel.tables.table import Table
from rummel.tables.who import Who

_LOG: Final = logging.getLogger("rummel.notices")
_KEY: Final = "push-key"
_TOGETHER: Final = 50  # notices that a node takes at once
_AT_ONCE: Final = 32  # messages that are on their way
_MOST: Final = 10  # devices of a person
_GONE: Final = (404, 410)  # the browser has given the subscription up
_MOST_FAILURES: Final = 20  # after which a subscription is taken for dead
# A service that does not answer is left alone: for a minute, then for twice as long, and so on.
# Anybody can name one that never answers, and others would wait for it.
_REST: Final = 60.0
_LONGEST_REST: Final = 3600.0
_MOST_RESTING: Final = 10_000  # devices


class Subscription(Struct, frozen=True, kw_only=True):
    """What a browser says of itself."""

    endpoint: str
    p256dh: str
    auth: str


class Notices:
    """The notices of one node."""

    def __init__(self, store: Store, rooms: Rooms, settings: Settings) -> None:
        self._store = store
        self._rooms = rooms
        self._local = settings.push_local
        self._settings = settings
        self._vapid: push.Vapid | None = None
        self._sending = asyncio.Semaphore(_AT_ONCE)
        # A person's notices go one after the other, so that nobody has all of those on their way.
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._resting: dict[str, float] = {}  # devices whose service did not answer, until when

    async def open(self) -> None:
        """All nodes sign with the same key: the operator's, or one that the first node makes."""
        if not self._settings.push:
            return
        if self._settings.push_key:
            private = push.read_private(self._settings.push_key)
        else:
            private = await self._kept_key()
        contact = self._settings.push_contact or "mailto:nobody@rummel.invalid"
        self._vapid = push.Vapid(private, contact)
        self._rooms.notice_delay = self._settings.push_delay
        self._rooms.every(1.0, self._send_due)

    async def _kept_key(self) -> bytes:
        try:
            async with self._store.change() as db:
                await db.execute(insert(meta).values(name=_KEY, value=push.new_private()))
        except Behind:
            pass  # it was there
        row = await self._store.row(select(meta.c.value).where(meta.c.name == _KEY))
        assert row
        private: bytes = row["value"]
        return private

    @property
    def key(self) -> str:
        """What browsers subscribe with; a `RuleError` where there are no notices."""
        if self._vapid is None:
            raise RuleError("push-closed")
        return self._vapid.public

    # -------------------------------------------------------------------------------- subscribe

    async def subscribe(self, who: Who, subscription: Subscription) -> None:
        """A device of a person; it lasts no longer than the session that it was named in."""
        assert self.key
        push.read_endpoint(subscription.endpoint, local=self._local)
        push.read_keys(subscription.p256dh, subscription.auth)
        name = _name(subscription.endpoint)
        async with self._store.change() as db:
            await lock(db, who.id)
            # A browser that somebody else has signed in to is theirs from now on.
            await db.execute(delete(pushes).where(pushes.c.id == name))
            newest = (
                select(pushes.c.id)
                .where(pushes.c.person == who.id)
                .order_by(pushes.c.created.desc())
            )
            kept = (await db.execute(newest)).scalars().all()[: _MOST - 1]
            await db.execute(
                delete(pushes).where(pushes.c.person == who.id, pushes.c.id.not_in(kept))
            )
            await db.execute(
                insert(pushes).values(
                    id=name,
                    person=who.id,
                    session=who.session,
                    endpoint=subscription.endpoint,
                    p256dh=subscription.p256dh,
                    auth=subscription.auth,
                    failures=0,
                    created=self._store.clock.now(),
                )
            )

    async def unsubscribe(self, who: Who, endpoint: str) -> None:
        async with self._store.change() as db:
            await db.execute(
                delete(pushes).where(pushes.c.id == _name(endpoint), pushes.c.person == who.id)
            )

    # ------------------------------------------------------------------------------------- send

    async def _send_due(self) -> None:
        now = self._store.clock.now()
        due = await self._store.rows(
            select(notices).where(notices.c.due <= now).order_by(notices.c.due).limit(_TOGETHER)
        )
        for row in due:
            claim = delete(notices).where(
                notices.c.table == row["table"],
                notices.c.seat == row["seat"],
                notices.c.due == row["due"],
            )
            async with self._store.change() as db:
                claimed = (await db.execute(claim)).rowcount
            if claimed:
                self._rooms.chore(self._notify(row["table"], row["seat"]))

    async def _notify(self, table_id: str, seat: int) -> None:
        try:
            room = await self._rooms.get(table_id)
        except RuleError:
            return  # it is gone
        person = room.table.seats[seat].person
        if person is None or seat not in room.table.to_act or room.presence.is_here(seat):
            return
        await self._send_all(person, room.table)

    def invite(self, person: str, name: str, table: Table) -> None:
        """Tells somebody who is not here that a friend wants them at a table."""
        if self._vapid is not None:
            self._rooms.chore(self._send_all(person, table, inviter=name))

    async def _send_all(self, person: str, table: Table, inviter: str = "") -> None:
        """To all devices of a person that do not rest."""
        async with self._turns.setdefault(person, asyncio.Lock()):
            now = self._store.clock.now()
            await asyncio.gather(
                *(
                    self._send(row, table, _payload(table, row["language"], inviter))
                    for row in await self._devices(person)
                    if self._resting.get(row["id"], 0.0) <= now
                )
            )

    async def _devices(self, person: str) -> Sequence[RowMapping]:
        return await self._store.rows(
            select(pushes, people.c.language)
            .join(people, people.c.id == pushes.c.person)
            .where(pushes.c.person == person)
        )

    async def _send(self, row: RowMapping, table: Table, payload: bytes) -> None:
        assert self._vapid
        try:
            target = push.read_endpoint(row["endpoint"], local=self._local)
            async with self._sending:
                status = await push.deliver(
                    target,
                    self._vapid.authorization(target.origin, self._store.clock.now()),
                    table.id,
                    push.encrypt(payload, push.read_keys(row["p256dh"], row["auth"])),
                    local=self._local,
                )
        except RuleError:
            status = _GONE[0]  # the rules for addresses have become stricter
        except (OSError, TimeoutError):
            status = 0
            self._rest(row["id"], row["failures"])
        metrics.pushed(status).inc()
        mine = pushes.c.id == row["id"]
        if status in _GONE:
            await self._change(delete(pushes).where(mine))
        elif 200 <= status < 300:
            await self._change(update(pushes).where(mine, pushes.c.failures > 0).values(failures=0))
        else:
            # Neither the address nor the person is named in a log.
            _LOG.info("a push service did not take a notice: %s", status or "no answer")
            await self._change(
                update(pushes).where(mine).values(failures=pushes.c.failures + 1),
                delete(pushes).where(mine, pushes.c.failures >= _MOST_FAILURES),
            )

    def _rest(self, device: str, failures: int) -> None:
        now = self._store.clock.now()
        if len(self._resting) >= _MOST_RESTING:
            self._resting = {one: until for one, until in self._resting.items() if until > now}
            if len(self._resting) >= _MOST_RESTING:
                self._resting.clear()
        self._resting[device] = now + min(_LONGEST_REST, _REST * 2**failures)

    async def _change(self, *statements: object) -> None:
        async with self._store.change() as db:
            for statement in statements:
                await db.execute(statement)  # type: ignore[call-overload]


def _name(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def _payload(table: Table, language: str, inviter: str = "") -> bytes:
    words = Words(language=language)
    message = {
        "title": words(f"game-{table.game.id}"),
        "body": words("push-invite", name=inviter) if inviter else words("push-turn"),
        "url": f"/t/{table.id}",
    }
    return json.dumps(message, ensure_ascii=False).encode()
