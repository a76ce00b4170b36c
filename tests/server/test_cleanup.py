"""Tables and guests that nobody comes back for, with a clock that is moved by days."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, select, update

from rummel.server.app import Application
from rummel.server.archive import read_archived
from rummel.server.cleanup import Tidied, tidy, tidy_due
from rummel.server.ratings import rate_due
from rummel.server.schema import log, people, presence, ratings, seats, sessions, tables
from rummel.server.service import Service
from rummel.server.settings import Settings
from rummel.server.store import Clock, Store
from rummel.server.wakeups import AnyWakeUp
from rummel.tables.who import Who
from rummel.wire import Leave, NewTable, Resign, Setup, Sit, Start, TurnClock
from tests.server.kit import Postgres

KEPT = Settings()
DAY = 86_400.0
ALONE: dict[str, Any] = {"seats": ("me", "bot:steady")}


class World:
    """A node without a network, with a clock that the test sets."""

    def __init__(self, database: str) -> None:
        self.service = Service(Settings(database=database, bot_pause=10))
        self.store = self.service.store

    async def guest(self, name: str) -> Who:
        return (await self.service.people.guest(name, "en", ""))[0]

    async def account(self, name: str) -> Who:
        return (await self.service.accounts.create(await self.guest(name), name, "password!", ""))[
            0
        ]

    async def table(self, *who: Who, start: bool = True, **wanted: Any) -> str:
        """One where all of them sit; the first has made it."""
        wanted = {"game": "gin", **wanted}
        room = await self.service.rooms.create(who[0], NewTable(**wanted))
        for one in who[1:]:
            await room.command(one, Sit())
        if start:
            await room.command(who[0], Start())
        return room.table.id

    async def finish(self, table: str, who: Who) -> None:
        await (await self.service.rooms.get(table)).command(who, Resign())

    async def days_later(self, days: float, settings: Settings = KEPT) -> Tidied:
        self.store.clock = Clock(self.store.clock.now() + days * DAY)
        return await tidy(self.store, settings, self.service.rooms.woken)

    async def there(self) -> set[str]:
        return {row["id"] for row in await self.store.rows(select(tables.c.id))}

    async def known(self) -> set[str]:
        return {row["name"] for row in await self.store.rows(select(people.c.name))}


@asynccontextmanager
async def world(database: str) -> AsyncIterator[World]:
    made = World(database)
    await made.service.open()
    yield made
    await made.service.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/rummel.db"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new(f"tidy_{abs(hash(request.node.name)) % 10**9}")


def test_tables_that_nobody_started(database: str) -> None:
    async def run() -> None:
        async with world(database) as here:
            ana, ben = await here.guest("Ana"), await here.guest("Ben")
            old = await here.table(ana, start=False)
            assert await here.days_later(5) == (0, 0)
            new = await here.table(ana, ben, start=False)
            assert await here.days_later(1.9) == (0, 0)
            assert await here.days_later(0.2) == (1, 0)
            assert await here.there() == {new}
            # Clients that still have it open get "gone" for every request.
            room = await here.service.rooms.get(new)
            assert await here.days_later(7, Settings(unstarted_days=0)) == (0, 0)
            assert await here.days_later(0) == (1, 0)
            with pytest.raises(Exception, match="table-unknown"):
                await room.command(ben, Leave())
            with pytest.raises(Exception, match="table-unknown"):
                await here.service.rooms.get(new)
            assert old != new

    asyncio.run(run())


def test_a_table_that_somebody_looks_at_stays(database: str) -> None:
    async def run() -> None:
        async with world(database) as here:
            table = await here.table(await here.guest("Ana"), start=False)
            room = await here.service.rooms.get(table)
            with here.service.listening(room, None, None):
                await seen(here.store, table, True)
                assert await here.days_later(100) == (0, 0)
            await seen(here.store, table, False)
            assert (await here.days_later(0)).tables == 1

    asyncio.run(run())


async def seen(store: Store, table: str, here: bool) -> None:
    """Until the database knows whether somebody is connected."""
    while bool(await store.row(select(presence).where(presence.c.table == table))) != here:
        await asyncio.sleep(0.01)


def test_matches_that_nobody_goes_on_with(database: str) -> None:
    async def run() -> None:
        async with world(database) as here:
            ana, ben = await here.account("Ana"), await here.guest("Ben")
            waiting = await here.table(ana, ben)
            slow = Setup(pace="correspondence", clock=TurnClock(30 * 86_400))
            due = await here.table(ana, ben, setup=slow)
            later = await here.table(ana, ben)
            # In one of them somebody has moved, only yesterday.
            async with here.store.change() as db:
                await db.execute(update(log).where(log.c.table == later).values(at=log.c.at + DAY))
            assert await here.days_later(29) == (0, 0)
            assert await here.days_later(1.5) == (1, 0)
            assert await here.there() == {due, later} != {waiting}
            # A correspondent's clock runs: the table waits for a move that is due.
            assert await here.days_later(0.6) == (1, 0)
            assert await here.there() == {due}

    asyncio.run(run())


def test_matches_with_bots_alone_go_sooner(database: str) -> None:
    async def run() -> None:
        async with world(database) as here:
            ana, ben = await here.account("Ana"), await here.guest("Ben")
            left = await here.table(ana, game="karo8", **ALONE)
            friends = await here.table(ana, ben)
            # Nobody slips away from a match that counts.
            rated = await here.table(ana, setup=Setup(rated=True), game="karo8", **ALONE)
            async with here.store.change() as db:
                # They wait for Ana, whoever has begun.
                await db.execute(update(tables).values(wake=None))
            assert await here.days_later(6.9) == (0, 0)
            assert await here.days_later(0.2, Settings(alone_days=0)) == (0, 0)
            assert await here.days_later(0) == (1, 0)
            assert await here.there() == {friends, rated} != {left}

    asyncio.run(run())


async def rated_people(here: World) -> dict[str, int]:
    """How many matches each has been rated for."""
    await rate_due(here.store)
    counted = await here.store.rows(
        select(people.c.name, ratings.c.matches).join(people, people.c.id == ratings.c.person)
    )
    return {row["name"]: row["matches"] for row in counted}


async def late(here: World, table: str) -> int:
    """The seat that a table waits for, which nothing wakes any more."""
    async with here.store.change() as db:
        await db.execute(update(tables).where(tables.c.id == table).values(wake=None))
    return (await here.service.rooms.get(table)).table.to_act[0]


def test_nobody_slips_away_from_a_rated_match(database: str) -> None:
    """Whoever leaves a match that is lost, without a clock, loses it in the end."""

    async def run() -> None:
        async with world(database) as here:
            both = await here.account("Ana"), await here.account("Ben")
            table = await here.table(*both, setup=Setup(rated=True))
            gone = await late(here, table)
            assert await here.days_later(29) == (0, 0)
            assert await rated_people(here) == {}
            assert await here.days_later(1.5) == (0, 0)
            assert await rated_people(here) == {"Ana": 1, "Ben": 1}
            sat = await here.store.rows(select(seats.c.seat, seats.c.place))
            assert {row["seat"]: row["place"] for row in sat} == {gone: 2, 1 - gone: 1}
            assert await here.days_later(100) == (0, 0)
            assert await here.there() == {table}

    asyncio.run(run())


def test_nobody_slips_away_from_rated_bots(database: str) -> None:
    async def run() -> None:
        async with world(database) as here:
            ana = await here.account("Ana")
            await here.table(ana, setup=Setup(rated=True), **ALONE)
            async with here.store.change() as db:
                await db.execute(update(tables).values(wake=None))
            assert await here.days_later(31) == (0, 0)
            assert await rated_people(here) == {"Ana": 1}

    asyncio.run(run())


def test_the_others_go_on_with_a_rated_match(database: str) -> None:
    async def run() -> None:
        async with world(database) as here:
            people_there = [await here.account(name) for name in ("Ana", "Ben", "Cyd")]
            table = await here.table(
                *people_there, setup=Setup(rated=True), game="romme", options={"players": 3}
            )
            gone = await late(here, table)
            assert await here.days_later(31) == (0, 0)
            archived = await read_archived(here.store, table)
            assert archived
            after = archived.taken_up()
            assert (after.status, after.match and after.match.out) == ("playing", (gone,))
            assert await rated_people(here) == {}

    asyncio.run(run())


def test_a_rated_match_that_all_have_left_counts_for_nobody(database: str) -> None:
    """In a duel all move at once: nobody has stayed if nobody has."""

    async def run() -> None:
        async with world(database) as here:
            both = await here.account("Ana"), await here.account("Ben")
            table = await here.table(*both, setup=Setup(rated=True), game="duel")
            await late(here, table)
            assert len((await here.service.rooms.get(table)).table.to_act) == 2
            assert await here.days_later(31) == (1, 0)
            assert await rated_people(here) == {}

    asyncio.run(run())


def test_bots_among_themselves(database: str) -> None:
    async def run() -> None:
        async with world(database) as here:
            ana = await here.guest("Ana")
            theirs = await here.table(ana, **ALONE)
            hers = await here.table(ana, **ALONE)
            async with here.store.change() as db:
                await db.execute(update(seats).where(seats.c.table == theirs).values(person=None))
            assert await here.days_later(0) == (1, 0)
            assert await here.there() == {hers}

    asyncio.run(run())


def test_finished_matches_are_kept_for_accounts(database: str) -> None:
    async def run() -> None:
        async with world(database) as here:
            ana, ben, cyd = [await here.guest(name) for name in ("Ana", "Ben", "Cyd")]
            dov = await here.account("Dov")
            bot = (await here.service.accounts.add_token(dov, "Robot"))[0]
            robot = Who(id=bot.id, name=bot.name, language="en", bot=True)
            among_guests = await here.table(ana, ben)
            with_account = await here.table(ben, dov)
            with_program = await here.table(cyd, robot)
            for table, who in ((among_guests, ana), (with_account, dov), (with_program, cyd)):
                await here.finish(table, who)
            assert await here.days_later(89) == (0, 0)
            # Ana has no seat any more; the others are remembered where they have played.
            assert await here.days_later(2) == (1, 1)
            assert await here.there() == {with_account, with_program}
            assert await here.known() == {"Ben", "Cyd", "Dov", "Robot"}
            assert await here.days_later(10_000) == (0, 0)
            # What hangs on a table goes with it.
            for one in (log, seats):
                left = await here.store.rows(select(one.c.table).distinct())
                assert {row["table"] for row in left} == {with_account, with_program}

    asyncio.run(run())


def test_guests_who_are_gone(database: str) -> None:
    async def run() -> None:
        async with world(database) as here:
            for name in ("Ana", "Ben"):
                await here.guest(name)
            cyd = await here.guest("Cyd")
            table = await here.table(cyd, start=False)
            forever = Settings(unstarted_days=0)
            assert await here.days_later(60, forever) == (0, 0)
            ben = select(people.c.id).where(people.c.name == "Ben").scalar_subquery()
            async with here.store.change() as db:
                now = here.store.clock.now()
                back = update(sessions).where(sessions.c.person == ben).values(seen=now)
                await db.execute(back)
            assert await here.days_later(31, Settings(guest_days=0, unstarted_days=0)) == (0, 0)
            assert await here.days_later(0, forever) == (0, 1)
            assert await here.known() == {"Ben", "Cyd"}
            assert await here.there() == {table}
            # Many are removed too, a few at a time.
            long_ago = {"language": "en", "bot": False, "created": 0.0}
            many = [{"id": f"g{at}", "name": f"G{at}", **long_ago} for at in range(250)]
            async with here.store.change() as db:
                await db.execute(insert(people), many)
            assert await here.days_later(0, forever) == (0, 250)

    asyncio.run(run())


def test_one_node_an_hour(database: str) -> None:
    async def run() -> None:
        async with world(database) as here:
            await here.table(await here.guest("Ana"), start=False)
            other = Store(database)
            await other.open()

            async def both(hours: float) -> int:
                """How many tables there are after both nodes have cleaned up."""
                for store in (here.store, other):
                    store.clock = Clock(store.clock.now() + hours * 3600)
                await asyncio.gather(
                    *(tidy_due(store, KEPT, lambda _: None) for store in (here.store, other))
                )
                return len(await here.there())

            # The first look only begins to count; the node itself may have had it.
            assert await both(0) == 1
            assert await both(0.9) == 1
            assert await both(240) == 0
            await here.table(await here.guest("Ben"), start=False)
            async with here.store.change() as db:
                await db.execute(update(tables).values(created=0.0))
            assert await both(0.9) == 1
            assert await both(0.2) == 0
            await other.close()

    asyncio.run(run())


def test_the_page_of_a_table_that_is_gone(tmp_path: Path) -> None:
    """An old link shows a page that says that there is no such table."""

    async def run() -> None:
        app = Application(Settings(database=f"sqlite:///{tmp_path}/rummel.db"))
        await app.service.open()
        transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            await client.post("/api/guest", json={"name": "Ana"})
            table = (await client.post("/api/tables", json={"game": "gin"})).json()["id"]
            store = app.service.store
            store.clock = Clock(store.clock.now() + 8 * DAY)
            gone: list[AnyWakeUp | None] = []
            assert (await tidy(store, KEPT, gone.append)).tables == 1
            for wake_up in gone:
                assert wake_up
                await app.service.rooms.receive(wake_up)
            answer = await client.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["error"]) == (404, "table-unknown")
            assert (await client.get("/api/me/matches")).json()["matches"] == []
        await app.service.close()

    asyncio.run(run())
