"""Who asks: guests at once, by a signed cookie.

A cookie holds a random token and a signature over it, so that made-up ones cost no look into the
database; the database holds only the token's hash, so that who reads it can't sign in.
"""

import hmac
import secrets
from hashlib import sha256
from typing import Final

from msgspec import Struct
from sqlalchemy import delete, insert, select

from rummel.lang import DEFAULT, languages
from rummel.server import rows
from rummel.server.schema import meta, people, sessions
from rummel.server.store import Behind, Store

COOKIE: Final = "rummel"
COOKIE_AGE: Final = 400 * 86_400  # as long as browsers allow
_KEY: Final = "cookie-key"
_KNOWN_FOR: Final = 10.0  # seconds until a session is looked up again
_MOST_KNOWN: Final = 20_000
_SIGNATURE: Final = 32


class Who(Struct, frozen=True, kw_only=True):
    """A person, as a request shows them."""

    id: str
    name: str
    language: str
    account: bool = False
    bot: bool = False  # a program
    session: str = ""


class People:
    """Sessions, kept in mind for a few seconds."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._key = b""
        self._known: dict[str, tuple[float, Who]] = {}

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

    async def guest(self, name: str, language: str, agent: str) -> tuple[Who, str]:
        """A new guest, and the cookie to know them by."""
        person = rows.new_id()
        now = self.store.clock.now()
        async with self.store.change() as db:
            await db.execute(
                insert(people).values(
                    id=person, name=name, language=language, bot=False, created=now
                )
            )
        who = Who(id=person, name=name, language=language)
        return who, await self.sign_in(person, "cookie", agent)

    async def sign_in(self, person: str, kind: str, label: str) -> str:
        """A new session; returns the token that proves it."""
        token = secrets.token_urlsafe(32)
        now = self.store.clock.now()
        async with self.store.change() as db:
            await db.execute(
                insert(sessions).values(
                    id=session_id(token),
                    person=person,
                    kind=kind,
                    label=label[:80],
                    created=now,
                    seen=now,
                )
            )
        return f"{token}.{self._sign(token)}"

    async def sign_out(self, session: str) -> None:
        """Ends a session at once here, and within seconds at other nodes."""
        async with self.store.change() as db:
            await db.execute(delete(sessions).where(sessions.c.id == session))
        self._known.pop(session, None)

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
        row = await self.store.row(
            select(people)
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
            session=session,
        )
        if len(self._known) >= _MOST_KNOWN:
            self._known.clear()
        self._known[session] = (now + _KNOWN_FOR, who)
        return who

    def forget(self, person: str) -> None:
        """What is known of a person has changed."""
        for session in [one for one, (_, who) in self._known.items() if who.id == person]:
            del self._known[session]

    def _sign(self, token: str) -> str:
        return hmac.new(self._key, token.encode(), sha256).hexdigest()[:_SIGNATURE]


def session_id(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def language_for(wanted: str | None) -> str:
    """The first language of an `Accept-Language` header that Rummel speaks."""
    for part in (wanted or "").split(","):
        code = part.partition(";")[0].strip().lower().partition("-")[0]
        if code in languages():
            return code
    return DEFAULT
