"""Accounts: a name, a password, sessions, and the bots that play with a token.

The name of an account is also what its owner signs in with, so no two accounts have names that
differ only in case. A password is stored as its argon2id hash and nowhere else.
"""

import asyncio
import unicodedata
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.engine import RowMapping

from rummel.errors import RuleError
from rummel.server import deletion, rows
from rummel.server.people import People, lock, read_language
from rummel.server.schema import people, sessions
from rummel.server.store import Behind, Store
from rummel.server.wakeups import AnyWakeUp
from rummel.tables.sanitize import check_name
from rummel.tables.who import Who
from rummel.wire import Avatar

LEAST: Final = 8  # characters of a password
MOST: Final = 200
MOST_TOKENS: Final = 20
_LONGEST_LOGIN: Final = 100  # some letters become several when case is folded
_JOINERS: Final = dict.fromkeys((0x200C, 0x200D, 0xFE0F))  # between letters nobody sees them
_SHORT: Final = 16  # characters of a session's hash that identify it to its owner

# 19 MiB and two passes (RFC 9106's idea, sized for a small machine): guessing stays expensive, and
# a few people who sign in at once don't use up the memory of the tables.
_HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
# What an unknown name is checked against, so that it takes as long as a known one.
_NOBODY: Final = _HASHER.hash("nobody")

T = TypeVar("T")


class SessionInfo(Struct, frozen=True, kw_only=True):
    """Where somebody is signed in. The id names the session but can't be used to sign in."""

    id: str
    label: str  # the browser
    created: float
    seen: float
    current: bool


class TokenInfo(Struct, frozen=True, kw_only=True):
    """A user's own bot."""

    id: str
    name: str
    created: float
    seen: float | None


def login_of(name: str) -> str:
    """What makes two names the same."""
    login = unicodedata.normalize("NFKC", name.translate(_JOINERS)).casefold()
    if len(login) > _LONGEST_LOGIN:
        raise RuleError("bad-request", reason="name")
    return login


def check_password(password: str, login: str) -> None:
    """Refuses a password that is easily guessed."""
    normal = unicodedata.normalize("NFKC", password)
    if not LEAST <= len(normal) <= MOST or normal.casefold() == login:
        raise RuleError("weak-password", least=LEAST)


def hashed(password: str) -> str:
    """Slow: not for the event loop."""
    return _HASHER.hash(unicodedata.normalize("NFKC", password))


def matches(stored: str, password: str) -> bool:
    """Slow, and as slow for a wrong password as for the right one."""
    try:
        return _HASHER.verify(stored, unicodedata.normalize("NFKC", password))
    except (VerificationError, InvalidHashError):
        return False


class Accounts:
    def __init__(self, store: Store, persons: People) -> None:
        self.store = store
        self._people = persons
        self._pool = ThreadPoolExecutor(1, "passwords")  # one at a time: each takes 19 MiB

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _apart(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    # ---------------------------------------------------------------------------- sign in and out

    async def create(self, who: Who, name: str, password: str, agent: str) -> tuple[Who, str]:
        """Makes an account of a guest, who stays the same person; returns the new cookie."""
        if who.account:
            raise RuleError("account-held")
        check_name(name)
        login = login_of(name)
        check_password(password, login)
        if await self._row(people.c.login == login):
            raise RuleError("name-taken", name=name)
        secret = await self._apart(lambda: hashed(password))
        try:
            async with self.store.change() as db:
                made = await db.execute(
                    update(people)
                    .where(people.c.id == who.id, people.c.login.is_(None))
                    .values(name=name, login=login, password=secret)
                )
                if made.rowcount != 1:
                    raise RuleError("account-held")
                old = delete(sessions).where(sessions.c.person == who.id).returning(sessions.c.id)
                ended = (await db.execute(old)).scalars().all()
                token = await self._people.add_session(db, who.id, "cookie", agent)
        except Behind:
            raise RuleError("name-taken", name=name) from None
        self._people.forget(ended)
        return replace(who, name=name, account=True), token

    async def sign_in(
        self, name: str, password: str, agent: str, before: Who | None
    ) -> tuple[Who, str, Sequence[AnyWakeUp]]:
        """Signs in to an account; the session that the browser had before is over.

        A guest brings along what they play. Returns the cookie, and wake-ups for the rooms.
        """
        row = await self._row(people.c.login == login_of(name))
        await self._prove(row, password)
        assert row
        ended: list[str] = []
        wake_ups: list[AnyWakeUp] = []
        async with self.store.change(wake_ups) as db:
            if before and not before.bot:
                if not before.account:
                    now = self.store.clock.now()
                    left = await deletion.hand_over(db, before.id, row["id"], now)
                    ended += left.sessions
                    wake_ups += left.wake_ups
                await db.execute(delete(sessions).where(sessions.c.id == before.session))
                ended.append(before.session)
            token = await self._people.add_session(db, row["id"], "cookie", agent)
        self._people.forget(ended)
        who = Who(
            id=row["id"],
            name=row["name"],
            language=row["language"],
            avatar=row["avatar"],
            shown=row["shown"],
            account=True,
        )
        return who, token, wake_ups

    async def prove(self, who: Who, password: str) -> None:
        """Refuses unless it is the password of the account."""
        await self._prove(await self._row(people.c.id == who.id), password)

    async def _prove(self, row: RowMapping | None, password: str) -> None:
        stored = row["password"] if row and row["password"] else _NOBODY
        right = await self._apart(lambda: matches(stored, password))
        if not right or row is None or stored is _NOBODY:
            raise RuleError("bad-login")

    async def _row(self, which: ColumnElement[bool]) -> RowMapping | None:
        return await self.store.row(select(people).where(which))

    # ------------------------------------------------------------------------------------- change

    async def change(
        self,
        who: Who,
        name: str | None,
        language: str | None,
        avatar: Avatar | None = None,
        shown: bool | None = None,
    ) -> Who:
        """Changes what is not None, and nothing else: what a node knows of a person may be old.

        Tables where the person sits keep the old name.
        """
        if language is not None:
            read_language(language)
        if name not in (None, who.name):
            check_name(name)
        wanted = {"name": name, "language": language, "avatar": avatar, "shown": shown}
        values: dict[str, Any] = {key: new for key, new in wanted.items() if new is not None}
        after = replace(who, **values)
        if who.account and name is not None:
            values["login"] = login_of(name)
        if not values:
            return after
        try:
            async with self.store.change() as db:
                await db.execute(update(people).where(people.c.id == who.id).values(values))
        except Behind:
            raise RuleError("name-taken", name=after.name) from None
        self._people.changed(who.id)
        return after

    async def change_password(self, who: Who, old: str, new: str) -> None:
        """Ends all other sessions, so that nobody with the old password stays signed in."""
        check_password(new, login_of(who.name))
        await self.prove(who, old)
        secret = await self._apart(lambda: hashed(new))
        async with self.store.change() as db:
            await db.execute(update(people).where(people.c.id == who.id).values(password=secret))
        await self.end_others(who)

    # ----------------------------------------------------------------------------------- sessions

    async def sessions(self, who: Who) -> Sequence[SessionInfo]:
        own = await self.store.rows(
            select(sessions).where(sessions.c.person == who.id).order_by(sessions.c.seen.desc())
        )
        return tuple(
            SessionInfo(
                id=row["id"][:_SHORT],
                label=row["label"],
                created=row["created"],
                seen=row["seen"],
                current=row["id"] == who.session,
            )
            for row in own
        )

    async def end_one(self, who: Who, short: str) -> None:
        if len(short) != _SHORT or not short.isalnum():
            raise RuleError("not-found")
        mine = sessions.c.person == who.id
        if not await self._people.end(mine & sessions.c.id.startswith(short)):
            raise RuleError("not-found")

    async def end_others(self, who: Who) -> int:
        mine = sessions.c.person == who.id
        return await self._people.end(mine & (sessions.c.id != who.session))

    async def sign_out(self, who: Who) -> None:
        await self._people.end(sessions.c.id == who.session)

    # ------------------------------------------------------------------------------------- tokens

    async def add_token(self, who: Who, name: str) -> tuple[TokenInfo, str]:
        """A new bot and its token, which can be read only this once."""
        check_name(name)
        bot = Who(id=rows.new_id(), name=name, language=who.language, bot=True)
        now = self.store.clock.now()
        async with self.store.change() as db:
            await lock(db, who.id)
            owned = select(func.count()).where(people.c.owner == who.id)
            if (await db.execute(owned)).scalar_one() >= MOST_TOKENS:
                raise RuleError("tokens-full", most=MOST_TOKENS)
            await db.execute(insert(people).values(**self._people.row_of(bot, owner=who.id)))
            token = await self._people.add_session(db, bot.id, "token", name)
        return TokenInfo(id=bot.id, name=name, created=now, seen=now), token

    async def tokens(self, who: Who) -> Sequence[TokenInfo]:
        bots = await self.store.rows(
            select(people.c.id, people.c.name, people.c.created, sessions.c.seen)
            .join(sessions, sessions.c.person == people.c.id, isouter=True)
            .where(people.c.owner == who.id)
            .order_by(people.c.created)
        )
        return tuple(TokenInfo(**row) for row in bots)

    async def own_bot(self, who: Who, bot: str) -> str:
        """The id of a bot, if it belongs to the person."""
        mine = (people.c.id == bot) & (people.c.owner == who.id)
        if not rows.is_id(bot) or not await self._row(mine):
            raise RuleError("not-found")
        return bot
