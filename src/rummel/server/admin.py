"""What an operator can see and do: on the database itself, whether a server runs or not."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Final, Literal, cast

import msgspec
from alembic.script import ScriptDirectory
from msgspec import Struct
from sqlalchemy import ColumnElement, delete, func, or_, select, text, update
from sqlalchemy.engine import RowMapping

from rummel import record
from rummel.match import Result
from rummel.server import accounts, deletion, rows
from rummel.server.archive import Archived, read_archived
from rummel.server.schema import people, reports, seats, sessions, tables
from rummel.server.store import StorageError, Store, alembic_config
from rummel.tables.table import Table, places, record_of

_LISTED: Final = 200

Fault = Literal["log", "row", "snapshot", "places", "record"]


class OtherVersion(Exception):
    """The database is not the one that this version of Rummel writes."""


class Person(Struct, frozen=True, kw_only=True):
    id: str
    name: str
    kind: Literal["account", "guest", "bot"]
    created: float
    seen: float | None  # by any of the sessions
    matches: int


class TableLine(Struct, frozen=True, kw_only=True):
    id: str
    game: str
    status: str
    names: tuple[str | None, ...]
    number: int
    created: float
    ended: float | None


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    """The database as it is: nothing is brought up to date, no server is disturbed."""
    store = Store(database)
    path = store.url.database
    if store.is_sqlite and not (path and Path(path).is_file()):
        raise FileNotFoundError(path or database)
    try:
        newest = ScriptDirectory.from_config(alembic_config()).get_current_head()
        try:
            row = await store.row(text("SELECT version_num FROM alembic_version"))
        except StorageError as error:
            if "alembic_version" in str(error):  # it answers, but has no such table
                raise OtherVersion from None
            raise
        if row is None or row["version_num"] != newest:
            raise OtherVersion
        yield store
    finally:
        await store.close()


# -------------------------------------------------------------------------------------- people


async def list_people(store: Store, search: str) -> Sequence[Person]:
    """People whose name contains the text, the newest first."""
    statement = select(people).order_by(people.c.created.desc(), people.c.id).limit(_LISTED)
    if search:
        like = people.c.name.icontains(search, autoescape=True)
        login = people.c.login.contains(accounts.login_of(search), autoescape=True)
        statement = statement.where(or_(like, login))
    listed = await store.rows(statement)
    ids = [row["id"] for row in listed]
    seen = await store.rows(
        select(sessions.c.person, func.max(sessions.c.seen).label("seen"))
        .where(sessions.c.person.in_(ids))
        .group_by(sessions.c.person)
    )
    played = await store.rows(
        select(seats.c.person, func.count().label("matches"))
        .where(seats.c.person.in_(ids))
        .group_by(seats.c.person)
    )
    last = {row["person"]: row["seen"] for row in seen}
    count = {row["person"]: row["matches"] for row in played}
    return [
        Person(
            id=row["id"],
            name=row["name"],
            kind="bot" if row["bot"] else "account" if row["login"] else "guest",
            created=row["created"],
            seen=last.get(row["id"]),
            matches=count.get(row["id"], 0),
        )
        for row in listed
    ]


async def find_people(store: Store, name: str) -> Sequence[RowMapping]:
    """Anybody by id; an account by its name; else all guests and bots of that name.

    Ids come first: anybody may call an account like somebody's id, and lists show ids to copy.
    """
    ways: tuple[ColumnElement[bool], ...] = (
        people.c.id == name,
        people.c.login == accounts.login_of(name),
        people.c.name == name,
    )
    for way in ways:
        matching = await store.rows(select(people).where(way))
        if matching:
            return matching
    return ()


async def reset_password(store: Store, person: str) -> str:
    """Sets a new password, which only the caller learns, and ends all sessions."""
    password = rows.new_id()
    secret = await asyncio.to_thread(accounts.hashed, password)
    async with store.change() as db:
        await db.execute(update(people).where(people.c.id == person).values(password=secret))
        await db.execute(delete(sessions).where(sessions.c.person == person))
    return password


async def end_sessions(store: Store, person: str) -> int:
    async with store.change() as db:
        return (await db.execute(delete(sessions).where(sessions.c.person == person))).rowcount


async def remove(store: Store, person: str) -> None:
    await deletion.remove(store, person)


class Report(Struct, frozen=True, kw_only=True):
    """What somebody has reported about somebody else."""

    id: int
    at: float
    reported: str  # the person's id
    name: str
    by: str | None  # the name of the person who reported it, unless they are gone
    table: str
    reason: str
    text: str
    said: tuple[str, ...]  # what the reported said at the table last


async def list_reports(store: Store) -> Sequence[Report]:
    """The newest first."""
    teller = people.alias()
    listed = await store.rows(
        select(reports, people.c.name, teller.c.name.label("by"))
        .join(people, people.c.id == reports.c.reported)
        .join(teller, teller.c.id == reports.c.person, isouter=True)
        .order_by(reports.c.at.desc(), reports.c.id.desc())
        .limit(_LISTED)
    )
    return [
        Report(
            id=row["id"],
            at=row["at"],
            reported=row["reported"],
            name=row["name"],
            by=row["by"],
            table=row["table"],
            reason=row["reason"],
            text=row["text"],
            said=msgspec.json.decode(row["said"], type=tuple[str, ...]),
        )
        for row in listed
    ]


async def close_report(store: Store, number: int) -> bool:
    """Whether there was such a report."""
    async with store.change() as db:
        return (await db.execute(delete(reports).where(reports.c.id == number))).rowcount > 0


# -------------------------------------------------------------------------------------- tables


async def list_tables(store: Store, status: str | None) -> Sequence[TableLine]:
    """The newest first."""
    statement = select(tables).order_by(tables.c.created.desc(), tables.c.id).limit(_LISTED)
    if status:
        statement = statement.where(tables.c.status == status)
    listed = await store.rows(statement)
    sat = await store.rows(
        select(seats.c.table, seats.c.name)
        .where(seats.c.table.in_([row["id"] for row in listed]))
        .order_by(seats.c.table, seats.c.seat)
    )
    names: dict[str, list[str | None]] = {}
    for row in sat:
        names.setdefault(row["table"], []).append(row["name"])
    return [
        TableLine(
            id=row["id"],
            game=row["game"],
            status=row["status"],
            names=tuple(names.get(row["id"], ())),
            number=row["number"],
            created=row["created"],
            ended=row["ended"],
        )
        for row in listed
    ]


async def read_table(store: Store, table_id: str) -> tuple[RowMapping, Table] | None:
    """A table as it stands. What its players hide is in it: show views only."""
    archived = await read_archived(store, table_id)
    return (archived.row, archived.taken_up()) if archived else None


# --------------------------------------------------------------------------------------- checks


async def check(store: Store) -> AsyncIterator[tuple[str, Sequence[Fault]]]:
    """Every table with what is wrong with it."""
    for row in await store.rows(select(tables.c.id).order_by(tables.c.created)):
        archived = await read_archived(store, row["id"], whole=True)
        if archived:
            yield row["id"], faults_of(archived)


def faults_of(archived: Archived) -> Sequence[Fault]:
    """What the log does not bear out. The log itself is the truth, if it can be played."""
    bare = archived._replace(row=cast("RowMapping", {**archived.row, "snapshot": None}))
    try:
        table = bare.played_through()
    except Exception:
        return ["log"]
    faults: list[Fault] = []
    result = table.match.result if table.match else None
    last = archived.entries[-1].at if result else None
    row = archived.row
    stored = msgspec.json.decode(row["result"], type=Result) if row["result"] else None
    if stored and table.match and result and stored == record.as_version_1(table.match, result):
        result = stored  # written by a version that named everybody as the winner of a draw
    if (row["number"], row["status"], stored, row["ended"]) != (
        table.number,
        table.status,
        result,
        last,
    ):
        faults.append("row")
    if not _snapshot_fits(archived, table):
        faults.append("snapshot")
    if tuple(seat["place"] for seat in archived.seats) != (
        places(table, result) if result else (None,) * len(table.seats)
    ):
        faults.append("places")
    if result and not _is_proven(table, archived):
        faults.append("record")
    return faults


def _snapshot_fits(archived: Archived, table: Table) -> bool:
    if archived.row["snapshot"] is None:
        return True
    try:
        taken_up = archived.taken_up()
    except Exception:
        return False
    same: Any = (table.number, table.match, table.words, table.snapshot)
    return bool(same == (taken_up.number, taken_up.match, taken_up.words, taken_up.snapshot))


def _is_proven(table: Table, archived: Archived) -> bool:
    assert table.match
    try:
        return record.verify(record_of(table, archived.entries)).result == table.match.result
    except Exception:
        return False


async def drop_snapshots(store: Store) -> int:
    """The logs say the same, only more slowly."""
    async with store.change() as db:
        some = tables.c.snapshot.is_not(None)
        return (await db.execute(update(tables).where(some).values(snapshot=None))).rowcount


# --------------------------------------------------------------------------------------- backup


def back_up(store: Store, to: Path) -> None:
    """A whole copy of an embedded database, made while others write; `FileExistsError` if there."""
    assert store.is_sqlite
    assert store.url.database
    if to.exists():
        raise FileExistsError(str(to))
    draft = to.with_name(f".{to.name}.tmp")
    draft.unlink(missing_ok=True)
    # It holds the key of all cookies, and what is hidden at tables.
    os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        with (
            closing(sqlite3.connect(store.url.database)) as source,
            closing(sqlite3.connect(draft)) as copy,
        ):
            source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, not three
            if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise OSError("integrity_check")
        with draft.open("rb") as file:
            os.fsync(file.fileno())
        draft.rename(to)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
