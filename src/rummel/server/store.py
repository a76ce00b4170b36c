"""The database: connections, migrations, and writes that are committed in groups.

Everything that plays waits for `commit`. Jobs that come in while a transaction is on its way to the
disk share the next one, so a busy server pays for few of them. PostgreSQL carries the wake-ups of
other nodes inside the same transaction: nobody hears of what is not committed, and nothing that is
committed goes unheard.
"""

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, closing, nullcontext, suppress
from functools import partial
from math import inf
from pathlib import Path
from typing import Any, Final

import asyncpg
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from msgspec import Struct
from sqlalchemy import Connection, Executable, event, text
from sqlalchemy.engine import URL, RowMapping, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    IntegrityError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from rummel.errors import RuleError
from rummel.server import metrics, wakeups
from rummel.server.wakeups import AnyWakeUp
from rummel.server.writers import (
    CHANNEL,
    PRAGMAS,
    PostgresWriter,
    SqliteWriter,
    Step,
    Texts,
    Values,
    Writer,
)

_LOG: Final = logging.getLogger("rummel.store")
_MOST_TOGETHER: Final = 200  # jobs in a transaction
_MIGRATIONS: Final = Path(__file__).parent / "migrations"
# Any number, as long as all nodes use the same.
_MIGRATION_LOCK: Final = 8_664_357
_STEADY: Final = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
_SOUND: Final = 10.0  # seconds without a failure; a node writes a sign of life twice as often
_PATIENCE: Final = {"timeout": 5, "command_timeout": 15}  # seconds for PostgreSQL to answer
_QUIET: Final = 10.0  # seconds after which a connection that only listens is checked


def _steady() -> float:
    """Seconds that nobody can set back, those that the machine slept through included."""
    return time.clock_gettime(_STEADY)


Statement = tuple[Executable, Mapping[str, Any]]
# Called with what another node has committed; with None if wake-ups may have been missed.
Waker = Callable[[AnyWakeUp | None], None]


class StorageError(Exception):
    """The database does not answer, or can't write: nothing has changed."""


class Behind(Exception):
    """Somebody else wrote first; what the writer knows of the table is old."""


class Job(Struct):
    """Statements that are committed together or not at all.

    The first may be `guarded`: unless it changes exactly one row, the writer was behind.
    """

    statements: Sequence[Statement]
    wake_ups: Sequence[AnyWakeUp] = ()  # for other nodes
    guarded: bool = False


class Clock:
    """The time of day, which never jumps while the process runs.

    Deadlines are times of day, since they have to outlive the process. But somebody who sets the
    machine's clock must not end everybody's turn, so only the first reading is trusted.
    """

    def __init__(self, start: float | None = None, steady: Callable[[], float] = _steady) -> None:
        self._steady = steady
        self._offset = (time.time() if start is None else start) - steady()

    def now(self) -> float:
        return self._offset + self._steady()


class Store:
    """The one way to the database."""

    def __init__(self, url: str) -> None:
        self.url = read_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.clock = Clock()
        self._jobs: asyncio.Queue[tuple[Job, asyncio.Future[None]]] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._failed = -inf  # when a change could not be written, by the steady clock
        self._unsettled = 0  # jobs whose outcome is not known yet
        self._writing = asyncio.Lock()  # SQLite has one writer
        self._groups: Writer  # for jobs; the engines are for what is rare
        if self.is_sqlite:
            self._writer = _sqlite(self.url, "BEGIN IMMEDIATE", 1)
            self._reader = _sqlite(self.url, "BEGIN", 4)
            self._groups = SqliteWriter(str(self.url.database))
        else:
            # Moves don't wait for reads. Reads need no transaction, which would be one more
            # round trip.
            self._writer = _postgres(self.url, 4)
            self._reader = _postgres(self.url, 8).execution_options(isolation_level="AUTOCOMMIT")
            self._groups = PostgresWriter({**self._address(), **_PATIENCE})
        self._texts = Texts(self._writer.dialect)

    async def open(self, waker: Waker | None = None) -> None:
        """Brings the database up to date and begins to write, and to listen to other nodes."""
        if self.is_sqlite:
            _try_file(str(self.url.database))
        async with self.migrating() as db:
            await db.run_sync(migrate)
        if not self.is_sqlite:
            # The nodes' own clocks may differ; the database has one.
            async with self.read() as db:
                seconds = await db.scalar(text("SELECT extract(epoch FROM clock_timestamp())"))
                self.clock = Clock(float(seconds))
        self._tasks = [asyncio.create_task(self._write_on())]
        if waker and not self.is_sqlite:
            self._tasks.append(asyncio.create_task(self._listen(waker)))

    @asynccontextmanager
    async def migrating(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that may change tables.

        SQLite changes most things by copying a table; with foreign keys on, dropping the old
        one would delete all rows that refer to it.
        """
        engine = self._writer
        if self.is_sqlite:
            engine = _sqlite(self.url, "BEGIN IMMEDIATE", 1, foreign_keys=False)
        try:
            with _translated():
                async with engine.begin() as db:
                    yield db
        finally:
            if engine is not self._writer:
                await engine.dispose()

    async def close(self) -> None:
        """Lets what waits be written first."""
        while self._unsettled:
            await asyncio.sleep(0.01)
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self._groups.close()
        await self._writer.dispose()
        await self._reader.dispose()

    # ------------------------------------------------------------------------------------- read

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection for looking only."""
        with _translated():
            async with self._reader.connect() as db:
                yield db

    @asynccontextmanager
    async def read_moment(self) -> AsyncIterator[AsyncConnection]:
        """The same; everything is read as of one moment, whatever others write meanwhile."""
        async with self.read() as db:
            if not self.is_sqlite:  # where a transaction never sees more than its first moment
                await db.execution_options(isolation_level="REPEATABLE READ")
            yield db

    async def rows(self, statement: Executable) -> Sequence[RowMapping]:
        async with self.read() as db:
            return (await db.execute(statement)).mappings().all()

    async def row(self, statement: Executable) -> RowMapping | None:
        async with self.read() as db:
            return (await db.execute(statement)).mappings().first()

    # ------------------------------------------------------------------------------------ write

    @asynccontextmanager
    async def change(self, wake_ups: Sequence[AnyWakeUp] = ()) -> AsyncIterator[AsyncConnection]:
        """A separate transaction, for rare writes."""
        async with self._alone(), self._writer.begin() as db:
            yield db
            await self._notify(db, wake_ups)

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """Keeps other writers out where there can be only one, and remembers failures."""
        try:
            with _translated():
                async with self._writing if self.is_sqlite else nullcontext():
                    yield
        except StorageError:
            self._failed = _steady()
            raise

    @property
    def writes(self) -> bool:
        """Whether all has been written lately. On a full disk small changes may still find room
        while others fail, so one that went well does not say that the next will.
        """
        return _steady() - self._failed > _SOUND

    async def commit(self, job: Job) -> None:
        """Returns once the job is on disk; `Behind` or `StorageError` if it is not."""
        if not self._tasks:
            raise StorageError("closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._unsettled += 1
        # A caller that stops waiting does not take the job back: others share the transaction.
        self._jobs.put_nowait((job, done))
        await done

    async def _write_on(self) -> None:
        while True:
            batch = [await self._jobs.get()]
            while len(batch) < _MOST_TOGETHER and not self._jobs.empty():
                batch.append(self._jobs.get_nowait())
            metrics.TOGETHER.observe(len(batch))
            try:
                with metrics.COMMITS.time():
                    await self._write([job for job, _ in batch])
            except Exception as error:
                # One job may be to blame, behind or unfit: then each is written on its own.
                if len(batch) > 1 and (isinstance(error, Behind) or await self._answers()):
                    for job, done in batch:
                        await self._write_alone(job, done)
                else:
                    for _, done in batch:
                        self._settle(done, error)
            else:
                for _, done in batch:
                    self._settle(done, None)

    async def _write_alone(self, job: Job, done: "asyncio.Future[None]") -> None:
        try:
            await self._write([job])
        except Exception as error:
            self._settle(done, error)
        else:
            self._settle(done, None)

    def _settle(self, done: "asyncio.Future[None]", error: Exception | None) -> None:
        self._unsettled -= 1
        if done.done():  # nobody is waiting
            return
        if error is None:
            done.set_result(None)
        elif isinstance(error, Behind | StorageError):
            done.set_exception(error)
        else:
            _LOG.error("a write failed", exc_info=error)
            done.set_exception(StorageError(type(error).__name__))

    async def _answers(self) -> bool:
        try:
            async with self.read() as db:
                await db.execute(text("SELECT 1"))
        except StorageError:
            return False
        return True

    async def _write(self, jobs: Sequence[Job]) -> None:
        """All jobs in one transaction. The same statement of many jobs is sent only once."""
        steps: list[Step] = []
        groups: dict[str, list[Values]] = {}
        for job in jobs:
            for at, (statement, values) in enumerate(job.statements):
                text, row = self._texts.of(statement, values)
                if job.guarded and at == 0:
                    steps.append(Step(text, [row], guarded=True))
                else:
                    groups.setdefault(text, []).append(row)
        steps += [Step(text, values) for text, values in groups.items()]
        async with self._alone():
            payloads = self._payloads([one for job in jobs for one in job.wake_ups])
            if not await self._groups.write(steps, payloads):
                raise Behind

    # ---------------------------------------------------------------------------------- wake-ups

    def _payloads(self, wake_ups: Sequence[AnyWakeUp]) -> list[str]:
        """What PostgreSQL sends to other nodes, each payload once; SQLite has a single node."""
        return [] if self.is_sqlite else list(dict.fromkeys(map(wakeups.encode, wake_ups)))

    async def _notify(self, db: AsyncConnection, wake_ups: Sequence[AnyWakeUp]) -> None:
        payloads = self._payloads(wake_ups)
        if payloads:
            statement = text(
                f"SELECT pg_notify('{CHANNEL}', payload) "
                "FROM unnest(CAST(:payloads AS text[])) payload"
            )
            await db.execute(statement, {"payloads": payloads})

    async def _listen(self, waker: Waker) -> None:
        """Hears what other nodes have committed, and says so if it may have missed something."""
        while True:
            try:
                connection = await asyncpg.connect(**self._address(), timeout=5, command_timeout=5)
                try:
                    await self._listen_on(connection, waker)
                finally:
                    connection.terminate()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
                _LOG.warning("not listening to other nodes: %s", type(error).__name__)
            await asyncio.sleep(0.5)

    def _address(self) -> Mapping[str, Any]:
        """Where PostgreSQL is, for its driver."""
        _, how = self._writer.dialect.create_connect_args(self.url)
        return how

    async def _listen_on(self, connection: Any, waker: Waker) -> None:
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        await connection.add_listener(CHANNEL, partial(_receive, waker))
        waker(None)  # whatever was sent before
        while not lost.is_set():
            try:
                await asyncio.wait_for(lost.wait(), _QUIET)
            except TimeoutError:
                # Without this we would never notice a connection that has died silently.
                await connection.execute("SELECT 1")


def _receive(waker: Waker, _connection: object, _pid: int, _channel: str, payload: object) -> None:
    wake_up = wakeups.decode(str(payload))
    if wake_up:
        waker(wake_up)


def read_url(given: str) -> URL:
    """The URL with the driver that we use; a `RuleError` for a database that we don't know."""
    try:
        url = make_url(given)
    except ArgumentError:
        raise RuleError("bad-setting", name="database", reason=given[:8] + "…") from None
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
    name = {"postgres": "postgresql"}.get(url.get_backend_name(), url.get_backend_name())
    if name not in drivers or (name == "sqlite" and url.database in (None, "", ":memory:")):
        raise RuleError("bad-setting", name="database", reason=name)
    return url.set(drivername=drivers[name])


def _try_file(path: str) -> None:
    """Whether SQLite can open a file. If aiosqlite can't, it leaves a thread behind that fails.

    A new one is for its owner alone: it holds the key of all cookies, and what is hidden at tables.
    """
    with suppress(OSError):  # it is there, or SQLite says what is wrong
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        with closing(sqlite3.connect(path)) as db:
            db.execute("PRAGMA schema_version")
    except sqlite3.Error as error:
        raise StorageError(str(error)) from error


def _sqlite(url: URL, begin: str, connections: int, *, foreign_keys: bool = True) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=connections, max_overflow=0, pool_timeout=30)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions are begun below
        cursor = connection.cursor()
        for pragma in (*PRAGMAS, f"foreign_keys={int(foreign_keys)}"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _postgres(url: URL, connections: int) -> AsyncEngine:
    return create_async_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        pool_timeout=10,
        pool_pre_ping=True,
        connect_args=dict(_PATIENCE),
    )


def alembic_config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def migrate(connection: Connection, to: str = "head") -> None:
    """Brings the database to a revision; of several nodes that start together, one does it."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
    try:
        command.upgrade(alembic_config(connection), to)
    except CommandError as error:  # a newer Rummel was here
        raise StorageError(str(error)) from error


_BEHIND: Final = (
    IntegrityError,
    sqlite3.IntegrityError,
    asyncpg.IntegrityConstraintViolationError,
)
_FAILED: Final = (
    DBAPIError,
    PoolTimeout,
    OSError,
    sqlite3.Error,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
)


class _translated:
    """Turns what a database may answer into the two things that can be done about it."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        if isinstance(error, _BEHIND):
            raise Behind from error
        if isinstance(error, _FAILED):
            raise StorageError(_why(error)) from error
        if isinstance(error, SQLAlchemyError | TimeoutError):
            raise StorageError(type(error).__name__) from error


def _why(error: BaseException) -> str:
    """The driver's own first line, without the statement and its values."""
    origin = getattr(error, "orig", None) or error
    return str(origin).splitlines()[0][:120] if str(origin) else type(error).__name__
