"""Groups of jobs: each is done whole or not at all, whatever happens to others with it."""

import asyncio
import sqlite3
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import bindparam, insert, select, text, update
from sqlalchemy.dialects.sqlite import aiosqlite

from rummel.server.schema import meta, seats
from rummel.server.store import Behind, Job, Statement, StorageError, Store
from rummel.server.wakeups import AnyWakeUp, TableChanged
from rummel.server.writers import CHANNEL, Texts
from tests.server.kit import Postgres

ADD = insert(meta)
CHANGE = (
    update(meta)
    .where(meta.c.name == bindparam("n"), meta.c.value == bindparam("old"))
    .values(value=bindparam("new"))
)


def add(name: str, value: bytes = b"") -> Statement:
    return ADD, {"name": name, "value": value}


def change(name: str, old: bytes, new: bytes) -> Statement:
    return CHANGE, {"n": name, "old": old, "new": new}


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/store.db"
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        yield postgres.new(f"store_{abs(hash(request.node.name))}")


async def opened(database: str) -> Store:
    store = Store(database)
    await store.open()
    return store


async def kept(store: Store) -> dict[str, bytes]:
    stored = await store.rows(select(meta))
    return {row["name"]: bytes(row["value"]) for row in stored if row["name"].startswith("test")}


def go(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 60))


def test_a_stale_job_does_not_fail_the_others(database: str) -> None:
    async def story() -> None:
        store = await opened(database)
        await store.commit(Job([add("test", b"1")]))
        jobs = [Job([add(f"test-{number}")]) for number in range(30)]
        jobs[7] = Job([add("test-7"), add("test")])  # there already
        jobs[11] = Job([change("test", b"0", b"x"), add("test-11")], guarded=True)  # no longer so
        jobs[13] = Job([change("test", b"1", b"2"), add("test-13")], guarded=True)
        ends = await asyncio.gather(*map(store.commit, jobs), return_exceptions=True)
        assert [at for at, end in enumerate(ends) if isinstance(end, Behind)] == [7, 11]
        assert {end for end in ends if not isinstance(end, Behind)} == {None}
        names = {f"test-{number}": b"" for number in range(30) if number not in (7, 11)}
        assert await kept(store) == {"test": b"2", **names}
        await store.close()

    go(story())


def test_a_job_that_can_not_be_written_does_not_fail_the_others(database: str) -> None:
    async def story() -> None:
        store = await opened(database)
        unfit = {"name": "test-unfit", "value": None}  # which the database forbids, or the driver
        jobs = [Job([add("test-a")]), Job([(ADD, unfit)]), Job([add("test-b")])]
        ends = await asyncio.gather(*map(store.commit, jobs), return_exceptions=True)
        assert ends[0] is None
        assert isinstance(ends[1], Behind | StorageError)
        assert ends[2] is None
        assert set(await kept(store)) == {"test-a", "test-b"}
        await store.commit(Job([add("test-c")]))  # and it goes on
        await store.close()

    go(story())


def test_a_job_goes_on_when_its_caller_stops_waiting(database: str) -> None:
    async def story() -> None:
        store = await opened(database)
        waiting = [
            asyncio.create_task(store.commit(Job([add(f"test-{number}")]))) for number in range(9)
        ]
        await asyncio.sleep(0)
        for task in waiting[::2]:
            task.cancel()
        await store.close()
        ends = await asyncio.gather(*waiting, return_exceptions=True)
        assert [isinstance(end, asyncio.CancelledError) for end in ends] == [True, False] * 4 + [
            True
        ]
        store = await opened(database)
        assert len(await kept(store)) == 9
        await store.close()

    go(story())


def test_others_hear_of_what_is_written_and_of_nothing_else(postgres: Postgres) -> None:
    async def story() -> None:
        database = postgres.new("store_heard")
        writer, other = await opened(database), Store(database)
        received: asyncio.Queue[AnyWakeUp | None] = asyncio.Queue()
        await other.open(received.put_nowait)
        assert await received.get() is None  # it listens
        first, second, last = (TableChanged(table=name) for name in ("first", "second", "last"))
        jobs = [
            Job([add("test")], [first]),
            Job([add("test")], [TableChanged(table="not this")]),
            Job([add("test-more")], [second, second]),
        ]
        ends = await asyncio.gather(*map(writer.commit, jobs), return_exceptions=True)
        assert [type(end) for end in ends] == [type(None), Behind, type(None)]
        async with writer.change() as db:  # not by us: a node of another version, say
            await db.execute(text(f"SELECT pg_notify('{CHANNEL}', 'tttttttttttttt m other')"))
        await writer.commit(Job([add("test-last")], [last]))
        wake_ups = [await received.get()]
        while wake_ups[-1] != last:
            wake_ups.append(await received.get())
        assert wake_ups == [first, second, last]
        await writer.close()
        await other.close()

    go(story())


def test_what_is_read_of_one_moment_stays_as_it_is(database: str) -> None:
    async def story() -> None:
        store = await opened(database)
        await store.commit(Job([add("test", b"1")]))
        value = select(meta.c.value).where(meta.c.name == "test")
        async with store.read_moment() as db:
            assert (await db.execute(value)).scalar_one() == b"1"
            await store.commit(Job([change("test", b"1", b"2")], guarded=True))
            assert (await db.execute(value)).scalar_one() == b"1"
        async with store.read() as db:  # the next one, with the same connection perhaps
            assert (await db.execute(value)).scalar_one() == b"2"
            await store.commit(Job([change("test", b"2", b"3")], guarded=True))
            if not store.is_sqlite:  # it sees every moment
                assert (await db.execute(value)).scalar_one() == b"3"
        await store.close()

    go(story())


def test_another_process_writes(tmp_path: Path) -> None:
    """Such as an operator's: jobs wait for it, and the event loop goes on."""

    async def story() -> None:
        store = await opened(f"sqlite:///{tmp_path}/store.db")
        other = sqlite3.connect(tmp_path / "store.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        job = asyncio.create_task(store.commit(Job([add("test")])))
        for _ in range(20):
            await asyncio.sleep(0.01)
        assert not job.done()
        assert await kept(store) == {}
        other.execute("COMMIT")
        other.close()
        await job
        assert set(await kept(store)) == {"test"}
        await store.close()

    go(story())


def test_a_new_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    async def story() -> None:
        store = await opened(f"sqlite:///{tmp_path}/store.db")
        await store.commit(Job([add("test")]))
        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
        assert modes == dict.fromkeys(("store.db", "store.db-shm", "store.db-wal"), 0o600)
        await store.close()

    go(story())


def test_values_go_to_their_places() -> None:
    texts = Texts(aiosqlite.dialect())
    text, values = texts.of(*change("a", b"old", b"new"))
    assert (text.count("?"), values) == (3, (b"new", "a", b"old"))
    counted = update(seats).where(seats.c.table == bindparam("t")).values(ready=seats.c.ready + 1)
    text, values = texts.of(counted, {"t": "x"})
    assert (text.count("?"), values) == (2, (1, "x"))
    assert texts.of(counted, {"t": "y"}) == (text, (1, "y"))
    with pytest.raises(AssertionError):  # what SQLAlchemy would add by itself would be lost
        texts.of(insert(seats), {"table": "x", "seat": 0})
