"""What an operator does: start, stop, several processes, a proxy, backups, settings."""

import asyncio
import os
import re
import socket
import subprocess
from collections.abc import Sequence
from pathlib import Path

import asyncpg
import httpx
import msgspec
import pytest

from rummel.cli.admin_commands import COMMANDS
from rummel.errors import RuleError
from rummel.server import account_api, api, friend_api, lesson_api, live, replay_api
from rummel.server.settings import Settings
from rummel.server.store import Store, read_url
from tests.server.kit import (
    PATIENCE,
    QUICK,
    RUMMEL,
    Client,
    Node,
    Postgres,
    free_port,
    postgres_programs,
)
from tests.server.players import (
    ByHttp,
    BySocket,
    Player,
    audit,
    check_record,
    log_of,
    open_match,
)
from tests.server.proxy import Nginx, nginx_program
from tests.server.test_kills import running

ROOT = Path(__file__).parents[2]


def rummel(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """A command that ends by itself."""
    return subprocess.run(
        [RUMMEL, *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
        env={**os.environ, **QUICK, "COLUMNS": "200", **environment},
    )


async def some_matches(url: str, games: Sequence[str] = ("gin", "rummikub")) -> list[list[Player]]:
    return [await open_match(url, game, (BySocket, ByHttp), f"{game}/op") for game in games]


async def until_moved(database: str, players: Sequence[Player], number: int) -> None:
    while len(await log_of(database, players[0].table_id)) < number:
        await asyncio.sleep(0.02)


# -------------------------------------------------------------------------------- start and stop


def test_a_stop_finishes_what_has_begun(tmp_path: Path) -> None:
    """Commands in progress are answered or not done; clients are asked to come back."""
    database = f"sqlite:///{tmp_path}/rummel.db"
    node = Node(database, tmp_path / "log")

    async def story() -> None:
        async with running(node):
            matches = await some_matches(node.url)
            playing = asyncio.gather(*(player.play() for match in matches for player in match))
            for moves in (5, 15):
                await until_moved(database, matches[0], moves)
                assert await asyncio.to_thread(node.stop) == 0
                await asyncio.to_thread(node.start)
            await playing
            for match in matches:
                await audit(database, match)
            assert sum(player.farewells for match in matches for player in match)
        assert "Traceback" not in node.log.read_text()

    asyncio.run(story())


def test_clients_that_only_listen_get_the_news_too(tmp_path: Path) -> None:
    node = Node(f"sqlite:///{tmp_path}/rummel.db", tmp_path / "log")

    async def story() -> None:
        async with running(node):
            client = Client(node.url, "Ana")
            await client.sign_in()
            table = await client.open_table("gin")
            path = f"/api/tables/{table}/stream"
            async with client.live(table) as live, client.http.stream("GET", path) as stream:
                await live.until("table")
                stopping = asyncio.create_task(asyncio.to_thread(node.stop))
                assert (await live.until("bye"))["after"] > 0
                lines = [line async for line in stream.aiter_lines() if line]
                assert '"is":"bye"' in lines[-1]
                assert await stopping == 0
            await client.close()

    asyncio.run(story())


def test_several_workers(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new("workers")
    node = Node(database, tmp_path / "log", workers=2)

    async def story() -> None:
        async with running(node):
            admin = await asyncpg.connect(database)
            while await admin.fetchval("SELECT count(*) FROM nodes WHERE seen > 0") < 2:
                await asyncio.sleep(0.1)
            matches = await some_matches(node.url)
            await asyncio.gather(*(player.play() for match in matches for player in match))
            for match in matches:
                await audit(database, match)
            assert await asyncio.to_thread(node.stop) == 0
            assert await admin.fetchval("SELECT count(*) FROM nodes WHERE seen > 0") == 0
            await admin.close()

    asyncio.run(story())


def test_a_stop_before_it_serves_is_heeded(tmp_path: Path) -> None:
    """The signal comes when the address has been printed and nothing has been loaded yet."""
    command = (RUMMEL, "serve", "--port=0", f"--database=sqlite:///{tmp_path}/rummel.db")
    said = tmp_path / "said"
    with (
        said.open("wb") as errors,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors) as server,
    ):
        assert server.stdout
        server.stdout.readline()
        server.terminate()
        try:
            assert server.wait(120) == 0, said.read_text()
        finally:
            server.kill()


def refused(*arguments: str, **environment: str) -> str:
    """The output of a server that does not start: exactly one line."""
    done = rummel("serve", f"--port={free_port()}", *arguments, **environment)
    assert done.returncode == 2, done
    assert done.stdout == ""
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1, done.stderr
    return lines[0]


def test_a_start_that_is_refused(tmp_path: Path) -> None:
    fine = f"--database=sqlite:///{tmp_path}/rummel.db"
    assert "PostgreSQL" in refused(fine, "--workers=2")
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        assert str(port) in refused(fine, f"--port={port}")
    for url in (
        f"sqlite:///{tmp_path}/missing/rummel.db",
        "sqlite:////proc/rummel.db",
        f"postgresql://rummel:hunter2@127.0.0.1:{free_port()}/rummel",
    ):
        line = refused(f"--database={url}")
        assert "database" in line
        assert "hunter2" not in line
        assert ("rummel.db" in line) == url.startswith("sqlite")
    assert "log_level" in refused(fine, RUMMEL_LOG_LEVEL="loud")
    assert "push_key" in refused(fine, RUMMEL_PUSH_KEY="too-short")
    # Browsers name their site without a path: they would all be refused, and nobody knew why.
    for origin in ("example.org", "https://example.org/", "https://ok.example https://Ok.example"):
        assert "https://example.org" in refused(fine, RUMMEL_ORIGINS=origin)


@pytest.mark.parametrize("url", ["mysql://localhost/rummel", "nonsense", "sqlite://", ""])
def test_a_database_that_we_do_not_know(url: str) -> None:
    with pytest.raises(RuleError) as refusal:
        read_url(url)
    assert refusal.value.code == "bad-setting"


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/rummel.db"

    async def age() -> None:
        store = Store(url)
        await store.open()
        async with store.change() as db:
            await db.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
        await store.close()

    asyncio.run(age())
    assert "9999" in refused(f"--database={url}")


# ----------------------------------------------------------------------------- behind a proxy


@pytest.mark.slow
def test_two_nodes_behind_nginx(postgres: Postgres, tmp_path: Path) -> None:
    """The file that we ship, with other ports."""
    if nginx_program() is None:
        assert os.environ.get("CI") != "true", "nginx is not installed"
        pytest.skip("nginx is not installed: apt-get install nginx-light")
    database = postgres.new("nginx")
    nodes = [Node(database, tmp_path / name, {"RUMMEL_PROXY": "true"}) for name in "ab"]

    async def story() -> None:
        async with running(*nodes):
            front = Nginx([node.port for node in nodes], tmp_path)
            try:
                matches = await some_matches(front.url)
                async with httpx.AsyncClient(base_url=front.url, timeout=PATIENCE) as stranger:
                    for path in ("/metrics", "/metrics/", "/metrics%2f"):
                        assert (await stranger.get(path)).status_code == 404
                playing = asyncio.gather(*(player.play() for match in matches for player in match))
                await until_moved(database, matches[0], 20)
                await asyncio.to_thread(nodes[0].kill)
                await playing
                for match in matches:
                    await audit(database, match)
            finally:
                front.stop()

    asyncio.run(story())


# ------------------------------------------------------------------------- backup and restore


async def play_on(url: str, matches: Sequence[Sequence[Player]]) -> None:
    """The same people, without anything that happened after the backup."""
    for match in matches:
        again = [
            type(player)(_moved(player.client, url), player.table_id, "restored")
            for player in match
        ]
        await asyncio.gather(*(player.play() for player in again))
        await check_record(again)
        for player in again:
            await player.client.close()


def _moved(client: Client, url: str) -> Client:
    moved = Client(url, client.name)
    moved.http.cookies = client.http.cookies
    return moved


@pytest.mark.slow
def test_backup_and_restore_of_sqlite(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/rummel.db"
    copy = tmp_path / "copy.db"
    node = Node(database, tmp_path / "a")
    restored = Node(f"sqlite:///{copy}", tmp_path / "b")

    async def story() -> None:
        async with running(node):
            matches = await some_matches(node.url)
            playing = asyncio.gather(*(player.play() for match in matches for player in match))
            await until_moved(database, matches[0], 10)
            done = await asyncio.to_thread(
                rummel, "admin", "backup", str(copy), f"--database={database}"
            )
            assert done.returncode == 0, done
            await playing
            for match in matches:
                copied = await log_of(f"sqlite:///{copy}", match[0].table_id)
                whole = await log_of(database, match[0].table_id)
                assert copied == whole[: len(copied)]
                assert copied
        async with running(restored):
            await play_on(restored.url, matches)

    asyncio.run(story())


@pytest.mark.slow
def test_backup_and_restore_of_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    database, empty = postgres.new("backup"), postgres.new("restored")
    programs = postgres_programs()
    assert programs
    copy = tmp_path / "copy"
    node = Node(database, tmp_path / "a")
    restored = Node(empty, tmp_path / "b")

    async def story() -> None:
        async with running(node):
            matches = await some_matches(node.url)
            playing = asyncio.gather(*(player.play() for match in matches for player in match))
            await until_moved(database, matches[0], 10)
            for command in (
                [f"{programs}/pg_dump", "-Fc", f"--file={copy}", f"--dbname={database}"],
                [f"{programs}/pg_restore", "--no-owner", f"--dbname={empty}", f"{copy}"],
            ):
                assert await asyncio.to_thread(subprocess.call, command) == 0
            await playing
        async with running(restored):
            await play_on(restored.url, matches)

    asyncio.run(story())


# ------------------------------------------------------------------------------------ the page


def test_the_page_lists_every_setting() -> None:
    text = (ROOT / "docs" / "operation.md").read_text()
    rows = re.findall(r"^\| `RUMMEL_(\w+)` \| (?:`(.*?)`)? ?\|", text, re.MULTILINE)
    documented = {name.lower(): value for name, value in rows}
    assert len(documented) == len(rows)
    assert documented == {
        field.name: str(field.default).lower() if field.type is bool else str(field.default)
        for field in msgspec.structs.fields(Settings)
    }


def test_the_page_names_every_command_of_an_operator() -> None:
    text = (ROOT / "docs" / "operation.md").read_text()
    documented = {word for row in re.findall(r"^\| (`[a-z].*?) \|", text, re.MULTILINE) for word in
            re.findall(r"`([a-z-]+)", row)}  # fmt: skip
    assert documented >= COMMANDS.keys()


def test_the_page_for_clients_names_every_request_of_people() -> None:
    text = (ROOT / "docs" / "api.md").read_text()
    for handler in account_api.HANDLERS:
        (path,) = handler.paths
        (method,) = handler.http_methods
        written = re.escape(re.sub(r"\{.*?\}", "NAME", path)).replace("NAME", "[A-Z]+")
        assert re.search(f"`{method} {written}[`?]", text), (method, path)


def test_the_pages_name_every_address() -> None:
    """Written out with any names in it, or only what comes after the last name: `/hint`."""
    text = "".join((ROOT / "docs" / name).read_text() for name in ("api.md", "operation.md"))
    handlers = [
        *(one for module in (api, friend_api, replay_api, lesson_api) for one in module.HANDLERS),
        *(friend_api.visit, live.live, live.stream),
    ]
    for path in sorted({path for handler in handlers for path in handler.paths}):
        written = re.escape(re.sub(r"\{.*?\}", "NAME", path)).replace("NAME", r"[^/\s`?]+")
        _, name, end = path.rpartition("}")
        assert re.search(rf"[` ]{written}[`?]", text) or (name and end and f"`{end}" in text), path


def test_the_page_names_files_that_exist() -> None:
    text = (ROOT / "docs" / "operation.md").read_text()
    paths = re.findall(r"`((?:src|tests|docs|deploy)/[\w./-]*)`", text)
    paths += [f"docs/{link}" for link in re.findall(r"\]\(((?!http)[\w./-]+)", text)]
    assert paths
    assert [path for path in paths if not (ROOT / path).exists()] == []
