"""The database is upgraded from any revision, with everything in it."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory

from rummel.server.people import COOKIE, People
from rummel.server.schema import metadata
from rummel.server.store import StorageError, Store, alembic_config, migrate
from tests.server.kit import Client, Node, Postgres
from tests.server.players import BySocket, Player, check_record
from tests.server.test_kills import running

# Two people; a match that is over and its rematch, one in its second round, one with a draft.
FILLED: dict[str, Any] = json.loads(Path(__file__).with_name("database_0001.json").read_text())
COOKIES: dict[str, str] = FILLED.pop("cookies")

REVISIONS = [
    script.revision
    for script in reversed([*ScriptDirectory.from_config(alembic_config()).walk_revisions()])
]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/rummel.db"
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.new(f"migrations_{tmp_path.name}".lower())


@asynccontextmanager
async def at_revision(database: str, revision: str) -> AsyncIterator[Store]:
    store = Store(database)
    async with store.migrating() as db:
        await db.run_sync(migrate, revision)
    try:
        yield store
    finally:
        await store.close()


def differences(connection: sa.Connection) -> Sequence[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    changes: Sequence[Any] = compare_metadata(context, metadata)
    return changes


def fill(connection: sa.Connection) -> None:
    """Fills the tables of the first revision."""
    before = sa.MetaData()
    before.reflect(connection)
    for name, content in FILLED.items():
        columns, rows = content["columns"], content["rows"]
        kinds = [before.tables[name].c[column].type for column in columns]
        values = [
            {
                column: _value(kind, value)
                for column, kind, value in zip(columns, kinds, row, strict=True)
            }
            for row in rows
        ]
        connection.execute(before.tables[name].insert(), values)
        if connection.dialect.name == "postgresql" and name == "chat":
            connection.execute(sa.text("SELECT setval('chat_id_seq', max(id)) FROM chat"))


def _value(kind: Any, value: Any) -> Any:
    if value is not None and isinstance(kind, sa.LargeBinary):
        return bytes.fromhex(value.removeprefix("0x"))
    return bool(value) if isinstance(kind, sa.Boolean) else value


def contents(connection: sa.Connection) -> dict[str, list[tuple[Any, ...]]]:
    """What is in the columns that the first revision had."""
    rows = {}
    for name, content in FILLED.items():
        columns = [metadata.tables[name].c[column] for column in content["columns"]]
        rows[name] = sorted(map(tuple, connection.execute(sa.select(*columns))), key=repr)
    return rows


def test_migrations_make_what_the_code_expects(database: str) -> None:
    async def story() -> None:
        async with at_revision(database, "head") as store, store.read() as db:
            assert await db.run_sync(differences) == []

    asyncio.run(story())


@pytest.mark.parametrize("revision", REVISIONS[:-1])
def test_nothing_is_lost_on_the_way(database: str, revision: str) -> None:
    async def story() -> None:
        async with at_revision(database, "0001") as store:
            async with store.change() as db:
                await db.run_sync(fill)
                before = await db.run_sync(contents)
            assert {name: len(rows) for name, rows in before.items()} == {
                name: len(content["rows"]) for name, content in FILLED.items()
            }
        async with at_revision(database, revision):
            pass
        async with at_revision(database, "head") as store, store.read() as db:
            assert await db.run_sync(contents) == before
            assert await db.run_sync(differences) == []

    asyncio.run(story())


def test_old_matches_are_played_on(database: str, tmp_path: Path) -> None:
    """A current server, with the players' old cookies."""
    node = Node(database, tmp_path / "log")

    async def story() -> None:
        async with at_revision(database, "0001") as store, store.change() as db:
            await db.run_sync(fill)
        async with running(node):
            columns = FILLED["tables"]["columns"]
            tables = {
                row[columns.index("id")]: row[columns.index("status")]
                for row in FILLED["tables"]["rows"]
            }
            for table, status in tables.items():
                players: list[Player] = []
                for name, cookie in COOKIES.items():
                    client = Client(node.url, name)
                    client.http.cookies.set(COOKIE, cookie, domain="127.0.0.1")
                    players.append(BySocket(client, table, f"{name}/on"))
                await asyncio.gather(*(player.play() for player in players))
                assert sum(len(player.done) for player in players) > 0 or status == "over"
                await check_record(players)
                for player in players:
                    await player.client.close()

    asyncio.run(story())


def test_several_nodes_start_at_once(postgres: Postgres) -> None:
    """One of them makes the tables, and one the key that they all sign with."""
    database = postgres.new("at_once")

    async def start(store: Store) -> bytes:
        await store.open()
        people = People(store, lambda _: None)
        await people.open()
        return people._key

    async def story() -> None:
        stores = [Store(database) for _ in range(5)]
        keys = await asyncio.gather(*map(start, stores))
        assert len(set(keys)) == 1
        for store in stores:
            await store.close()

    asyncio.run(story())


def test_a_table_can_be_rebuilt(tmp_path: Path) -> None:
    """On SQLite most changes do that; rows that refer to it must not be deleted with it."""
    database = f"sqlite:///{tmp_path}/rummel.db"

    def remake(connection: sa.Connection) -> None:
        operations = Operations(MigrationContext.configure(connection))
        with operations.batch_alter_table("tables", recreate="always") as batch:
            batch.alter_column("host", nullable=True)

    async def story() -> None:
        async with at_revision(database, "0001") as store:
            async with store.change() as db:
                await db.run_sync(fill)
            async with store.migrating() as db:
                await db.run_sync(remake)
            async with store.read() as db:
                assert await db.scalar(sa.text("SELECT count(*) FROM log")) == len(
                    FILLED["log"]["rows"]
                )

    asyncio.run(story())


def test_a_newer_database_is_left_alone(database: str) -> None:
    async def story() -> None:
        async with at_revision(database, "head") as store:
            async with store.change() as db:
                await db.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
            with pytest.raises(StorageError, match="9999"):
                await store.open()

    asyncio.run(story())
