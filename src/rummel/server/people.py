"""Who sends a request: guests and accounts by a signed cookie, programs by a token.

A cookie holds a random token and a signature over it, so that made-up ones cost no look into the
database; the database holds only the token's hash, so that nobody who reads it can sign in.
"""

import hmac
import secrets
from collections.abc import Callable, Collection
from contextlib import suppress
from hashlib import sha256
from typing import Any, Final

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rummel.errors import RuleError
from rummel.lang import DEFAULT, languages
from rummel.server import rows
from rummel.server.schema import meta, people, sessions
from rummel.server.store import Behind, StorageError, Store
from rummel.tables.sanitize import check_name
from rummel.tables.who import Who
from rummel.wire import Avatar

COOKIE: Final = "rummel"
DEVICE: Final = "rummel-device"  # the cookie of a device from which somebody has signed in
COOKIE_AGE: Final = 400 * 86_400  # as long as browsers allow
MOST_SESSIONS: Final = 100  # of a person; whoever signs in once more loses the one unused longest
_KEY: Final = "cookie-key"
_KNOWN_FOR: Final = 10.0  # seconds until a session is looked up again
_MOST_KNOWN: Final = 20_000
_SIGNATURE: Final = 32
_SEEN: Final = 3600.0  # seconds: nobody needs to know more exactly when a session was used


class People:
    """Sessions, cached for a few seconds. `ended` is called with those that are over."""

    def __init__(self, store: Store, ended: Callable[[Collection[str]], None]) -> None:
        self.store = store
        self._ended = ended
        self._key = b""
        self._known: dict[str, tuple[float, Who]] = {}
        self._changes = 0

    async def open(self) -> None:
        """All nodes sign with the same key; the first one makes it."""
        try:
            async with self.store.change() as db:
                await db.execute(insert(meta).values(name=_KEY, value=secrets.token_bytes(32)))
        except Behind:
            pass  # it was there
        row = await self.store.row(select(meta.c.value).where(meta.c.name == _KEY))
        assert row
        self._key = row["value"]

    async def guest(
        self, name: str, language: str, agent: str, avatar: Avatar = ""
    ) -> tuple[Who, str]:
        """A new guest, and the cookie to know them by."""
        check_name(name)
        who = Who(id=rows.new_id(), name=name, language=language, avatar=avatar)
        async with self.store.change() as db:
            await db.execute(insert(people).values(**self.row_of(who)))
            token = await self.add_session(db, who.id, "cookie", agent)
        return who, token

    def row_of(self, who: Who, **more: Any) -> dict[str, Any]:
        """Somebody new, as the database has them."""
        now = self.store.clock.now()
        values = {"id": who.id, "name": who.name, "language": who.language, "bot": who.bot}
        return {**values, "avatar": who.avatar, "created": now, **more}

    async def add_session(self, db: AsyncConnection, person: str, kind: str, label: str) -> str:
        """A new session; returns the token that proves it."""
        token = secrets.token_urlsafe(32)
        now = self.store.clock.now()
        label = device_of(label) if kind == "cookie" else label
        mine = (sessions.c.person == person) & (sessions.c.kind == "cookie")
        kept = (
            select(sessions.c.id)
            .where(mine, sessions.c.seen >= now - COOKIE_AGE)
            .order_by(sessions.c.seen.desc())
            .limit(MOST_SESSIONS - 1)
        )
        if kind == "cookie":
            await db.execute(delete(sessions).where(mine, sessions.c.id.not_in(kept)))
        await db.execute(
            insert(sessions).values(
                id=session_id(token),
                person=person,
                kind=kind,
                label="".join(sign for sign in label if sign.isprintable())[:80],
                created=now,
                seen=now,
            )
        )
        return f"{token}.{self._sign(token)}"

    async def end(self, which: ColumnElement[bool]) -> int:
        """Ends sessions, at once here, and within seconds at other nodes; returns how many."""
        async with self.store.change() as db:
            deleted = await db.execute(delete(sessions).where(which).returning(sessions.c.id))
            ended = deleted.scalars().all()
        self.forget(ended)
        return len(ended)

    def forget(self, ended: Collection[str]) -> None:
        """These sessions are over."""
        self._changes += 1
        for session in ended:
            self._known.pop(session, None)
        self._ended(ended)

    async def who(self, signed: str | None) -> Who | None:
        """The person whom a cookie or token belongs to."""
        token, _, signature = (signed or "").partition(".")
        if not token or not hmac.compare_digest(signature.encode(), self._sign(token).encode()):
            return None
        session = session_id(token)
        now = self.store.clock.now()
        until, who = self._known.get(session, (0.0, None))
        if who and until > now:
            return who
        changes = self._changes
        row = await self.store.row(
            select(people, sessions.c.seen)
            .join(sessions, sessions.c.person == people.c.id)
            .where(sessions.c.id == session)
        )
        self._known.pop(session, None)
        if row is None:
            return None
        who = Who(
            id=row["id"],
            name=row["name"],
            language=row["language"],
            account=row["login"] is not None,
            bot=row["bot"],
            avatar=row["avatar"],
            shown=row["shown"],
            session=session,
        )
        if now - row["seen"] > _SEEN:
            await self._saw(session, now)
        if len(self._known) >= _MOST_KNOWN:
            self._known.clear()
        if self._changes == changes:  # else it may be over by now
            self._known[session] = (now + _KNOWN_FOR, who)
        return who

    async def _saw(self, session: str, now: float) -> None:
        with suppress(StorageError, Behind):  # people can play even if this is not written
            async with self.store.change() as db:
                await db.execute(update(sessions).where(sessions.c.id == session).values(seen=now))

    def changed(self, person: str) -> None:
        """What is known of a person is old."""
        self._changes += 1
        for session in [one for one, (_, who) in self._known.items() if who.id == person]:
            del self._known[session]

    def device_for(self, login: str) -> str:
        """A cookie that says: from here somebody has signed in to this account. It opens nothing,
        but whoever guesses the password elsewhere can't hold this device up.
        """
        token = secrets.token_urlsafe(16)
        return f"{token}.{self._sign(f'{login} {token}')}"

    def known_device(self, cookie: str | None, login: str) -> str | None:
        """The device that a cookie names, if it is one of this account."""
        token, _, signature = (cookie or "").partition(".")
        wanted = self._sign(f"{login} {token}")
        known = token and hmac.compare_digest(signature.encode(), wanted.encode())
        return token if known else None

    def _sign(self, token: str) -> str:
        return hmac.new(self._key, token.encode(), sha256).hexdigest()[:_SIGNATURE]


async def lock(db: AsyncConnection, *ids: str) -> None:
    """Until the transaction ends, others who lock these people wait: two at once would both find
    room on a list. In order, so that no two wait for each other.
    """
    locked = select(people.c.id).where(people.c.id.in_(ids)).order_by(people.c.id)
    await db.execute(locked.with_for_update(key_share=True))


# A browser's line names others too, to be served as they are: the first that fits is the one.
_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS: Final = (
    ("iPhone", "iOS"),
    ("iPad", "iPadOS"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def device_of(agent: str) -> str:
    """What people call the browser and the system of a `User-Agent` line; nothing else is kept."""
    browser, system = (
        next((name for sign, name in known if sign in agent), "") for known in (_BROWSERS, _SYSTEMS)
    )
    return f"{browser} · {system}" if browser and system else agent


def session_id(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def read_language(code: str) -> str:
    if code not in languages():
        raise RuleError("unknown-language", language=code[:20], languages=languages())
    return code


def language_for(wanted: str | None) -> str:
    """The first language of an `Accept-Language` header that Rummel speaks."""
    for part in (wanted or "").split(","):
        code = part.partition(";")[0].strip().lower().partition("-")[0]
        if code in languages():
            return code
    return DEFAULT
