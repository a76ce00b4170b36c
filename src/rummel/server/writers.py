"""Groups of statements, straight to the database's driver.

All that is played goes this way, so it is short: SQLAlchemy writes the text of a statement once,
and from then on only values travel. SQLite gets a whole group in one hop to the thread that writes;
PostgreSQL one message for all rows of a statement.
"""

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, NamedTuple, Protocol

import asyncpg
from sqlalchemy import ClauseElement, Executable
from sqlalchemy.engine import Dialect
from sqlalchemy.sql.compiler import SQLCompiler

CHANNEL: Final = "rummel"
# FULL: what is acknowledged survives a power cut, not only a crash.
PRAGMAS: Final = ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL")
NOTIFY: Final = f"SELECT pg_notify('{CHANNEL}', payload) FROM unnest($1::text[]) payload"

Values = tuple[Any, ...]


class Step(NamedTuple):
    """A statement and the rows of values that it is carried out with.

    If it is `guarded`, it has one, and has to change exactly one row of the database.
    """

    text: str
    rows: list[Values]
    guarded: bool = False


class _Text(NamedTuple):
    text: str
    names: tuple[str, ...]  # of the values, in the order of the text
    constants: dict[str, Any]  # values that are part of the statement


class Texts:
    """The statements of a database as its driver wants them, each made when it is first used."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._known: dict[Executable, _Text] = {}

    def of(self, statement: Executable, values: Mapping[str, Any]) -> tuple[str, Values]:
        """The text, and the values in its order. A statement always has the same names."""
        text, names, constants = self._known.get(statement) or self._make(statement, values)
        if constants:
            values = {**constants, **values}
        return text, tuple([values[name] for name in names])

    def _make(self, statement: Executable, values: Mapping[str, Any]) -> _Text:
        assert isinstance(statement, ClauseElement)
        made = statement.compile(dialect=self._dialect, column_keys=list(values))
        assert isinstance(made, SQLCompiler)
        assert made.positiontup is not None
        assert not made.insert_prefetch, "defaults are for SQLAlchemy alone: name all columns"
        constants = {name: made.params[name] for name in made.positiontup if name not in values}
        self._known[statement] = _Text(str(made), tuple(made.positiontup), constants)
        return self._known[statement]


class Writer(Protocol):
    async def write(self, steps: Sequence[Step], payloads: Sequence[str]) -> bool:
        """All steps in one transaction, with the payloads of wake-ups for other nodes.

        False: a guarded step did not change one row, so nothing is written.
        """

    async def close(self) -> None: ...


class SqliteWriter:
    """A thread with its own connection. There are no other nodes to wake."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, "writer")
        self._db: sqlite3.Connection | None = None

    async def write(self, steps: Sequence[Step], payloads: Sequence[str]) -> bool:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._write, steps)

    def _write(self, steps: Sequence[Step]) -> bool:
        db = self._db = self._db or self._connect()
        try:
            db.execute("BEGIN IMMEDIATE")
            for text, rows, guarded in steps:
                if not guarded:
                    db.executemany(text, rows)
                elif db.execute(text, rows[0]).rowcount != 1:
                    db.execute("ROLLBACK")
                    return False
            db.execute("COMMIT")
        except BaseException:
            self._give_up()
            raise
        return True

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self._path, isolation_level=None)
        for pragma in (*PRAGMAS, "foreign_keys=1"):
            db.execute(f"PRAGMA {pragma}")
        return db

    def _give_up(self) -> None:
        """After a failure nothing of the transaction is left, nor of what may be wrong with it."""
        db, self._db = self._db, None
        if db:
            with suppress(sqlite3.Error):
                db.close()

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._give_up)
        self._thread.shutdown()


class PostgresWriter:
    """A separate connection, made again when it is lost."""

    def __init__(self, how: Mapping[str, Any]) -> None:
        self._how = how
        self._db: Any = None

    async def write(self, steps: Sequence[Step], payloads: Sequence[str]) -> bool:
        if self._db is None or self._db.is_closed():
            self._db = await asyncpg.connect(**self._how)
        try:
            return await self._write(self._db, steps, payloads)
        except asyncpg.IntegrityConstraintViolationError:
            raise
        except BaseException:
            self._db.terminate()
            raise

    async def _write(self, db: Any, steps: Sequence[Step], payloads: Sequence[str]) -> bool:
        transaction = db.transaction()
        await transaction.start()
        try:
            for text, rows, guarded in steps:
                if not guarded:
                    await db.executemany(text, rows)
                elif await db.execute(text, *rows[0]) != "UPDATE 1":
                    await transaction.rollback()
                    return False
            if payloads:
                await db.execute(NOTIFY, payloads)
        except asyncpg.PostgresError:
            await transaction.rollback()
            raise
        await transaction.commit()
        return True

    async def close(self) -> None:
        if self._db is not None and not self._db.is_closed():
            await self._db.close(timeout=5)
