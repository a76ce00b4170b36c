"""The database goes away, the disk is full, somebody sets the clock: play goes on afterwards.

By default the database is away for five seconds; `--soak 6` makes it thirty.
"""

import asyncio
import os
import resource
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest

from rummel.server.store import Clock
from tests.server.kit import Client, Node, Postgres, guests, until
from tests.server.players import ByHttp, BySocket, Player, audit, log_of, open_match
from tests.server.proxy import spreading
from tests.server.test_clocks import seated
from tests.server.test_kills import running, until_written
from tests.server.test_tables import on_turn

pytestmark = pytest.mark.slow


async def matches(url: str, **wanted: Any) -> list[list[Player]]:
    return [
        await open_match(url, game, (BySocket, ByHttp), f"{game}/failures", **wanted)
        for game in ("romme", "gin", "rummikub")
    ]


async def play_all(database: str, tables: list[list[Player]]) -> None:
    await asyncio.gather(*(player.play() for players in tables for player in players))
    for players in tables:
        assert await audit(database, players)


async def status_of(url: str, path: str) -> int:
    async with httpx.AsyncClient(base_url=url, timeout=120) as client:
        return (await client.get(path)).status_code


async def until_status(url: str, path: str, status: int) -> None:
    async def answers() -> bool:
        return await status_of(url, path) == status

    await until(answers)


# ------------------------------------------------------------------------- the database is gone


def test_the_database_goes_away(postgres: Postgres, tmp_path: Path, soak: int) -> None:
    database = postgres.new("gone")
    node = Node(database, tmp_path / "log")
    seconds = min(5.0 * soak, 30.0)

    async def story() -> None:
        async with running(node):
            pid = node.pid
            # Players who are cut off during the failure have not left.
            setup = {"away": "resign", "grace": 3}
            tables = await matches(node.url, setup=setup)
            quiet = Client(node.url, "Zoe")
            await quiet.sign_in()
            idle = await quiet.open_table("gin", seats=["me", "bot:steady"])
            await quiet.do(idle, "start")
            async with quiet.live(idle) as live:
                await live.until("table")
                playing = asyncio.create_task(play_all(database, tables))
                await asyncio.to_thread(postgres.stop)
                try:
                    await until_status(node.url, "/ready", 503)
                    until = time.monotonic() + seconds
                    while time.monotonic() < until:
                        assert await status_of(node.url, "/health") == 200
                        answer = await quiet.http.post("/api/tables", json={"game": "gin"})
                        assert (answer.status_code, answer.json()["error"]) == (503, "storage-down")
                        assert answer.headers["retry-after"]
                        await live.send("say", text="Hello?", key="1")
                        refusal = await live.until("refusal")
                        assert (refusal["error"], refusal["key"]) == ("storage-down", "1")
                        await asyncio.sleep(0.2)
                    assert not playing.done()
                finally:  # other tests use it too
                    await asyncio.to_thread(postgres.start)
                await until_status(node.url, "/ready", 200)
                # The connection has stayed, and can be used again.
                await live.send("say", text="Hello!", key="2")
                assert (await live.until("answer", "refusal"))["is"] == "answer"
            await playing
            for players in tables:
                assert sum(player.outages + player.unanswered for player in players)
                log = await log_of(database, players[0].table_id)
                assert {entry["kind"] for entry in log} == {"pledge", "deal", "move"}
            assert node.pid == pid
            await quiet.close()

    asyncio.run(story())


def test_connections_are_cut(postgres: Postgres, tmp_path: Path, soak: int) -> None:
    """Connections that write, read and listen are cut again and again."""
    database = postgres.new("cut")
    nodes = [Node(database, tmp_path / name) for name in "ab"]

    async def story() -> None:
        ports = [node.port for node in nodes]
        async with running(*nodes), spreading(ports) as url:
            tables = await matches(url)
            playing = asyncio.create_task(play_all(database, tables))
            admin = await asyncpg.connect(database)
            for _ in range(4 * soak):
                await asyncio.sleep(0.5)
                await admin.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
            await admin.close()
            await playing

    asyncio.run(story())


# ----------------------------------------------------------------------------- the disk is full


class Disk:
    """A small disk that can be filled: a separate mount, or a limit on the size of files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._ballast = folder / "ballast"
        mount = ["mount", "-t", "tmpfs", "-o", "size=32m", "tmpfs", str(folder)]
        self.mounted = os.geteuid() == 0 and subprocess.call(mount, stderr=subprocess.DEVNULL) == 0

    def fill(self, node: Node) -> None:
        if self.mounted:
            with self._ballast.open("wb", buffering=0) as ballast:
                try:
                    while True:
                        ballast.write(bytes(4096))
                except OSError:
                    pass
        else:
            biggest = max(file.stat().st_size for file in self.folder.iterdir())
            self._limit(node, biggest)

    def free(self, node: Node) -> None:
        if self.mounted:
            self._ballast.unlink()
        else:
            self._limit(node, resource.RLIM_INFINITY)

    def _limit(self, node: Node, size: int) -> None:
        resource.prlimit(node.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


@contextmanager
def small_disk(folder: Path) -> Iterator[Disk]:
    disk = Disk(folder)
    try:
        yield disk
    finally:
        if disk.mounted:
            subprocess.run(["umount", "-l", str(folder)], check=True)


def test_the_disk_is_full(tmp_path: Path) -> None:
    (tmp_path / "disk").mkdir()
    database = f"sqlite:///{tmp_path}/disk/rummel.db"
    node = Node(database, tmp_path / "log")

    async def story(disk: Disk) -> None:
        async with running(node):
            pid = node.pid
            tables = await matches(node.url)
            disk.fill(node)
            client = Client(node.url, "Zoe")
            answer = await client.http.post("/api/guest", json={"name": "Zoe"})
            assert (answer.status_code, answer.json()["error"]) == (503, "storage-down")
            playing = asyncio.create_task(play_all(database, tables))

            async def all_were_refused() -> bool:
                """At every table somebody has been refused because nothing can be written: a player
                who wants to move or to reveal words.
                """
                return all(any(player.outages for player in match) for match in tables)

            await until(all_were_refused)
            assert await status_of(node.url, "/health") == 200
            # It can be read, but a load balancer should send people elsewhere.
            await until_status(node.url, "/ready", 503)
            assert await status_of(node.url, "/api/tables") == 200
            assert not playing.done()
            disk.free(node)
            await playing
            await until_status(node.url, "/ready", 200)
            await client.sign_in()
            assert node.pid == pid
            await client.close()

    with small_disk(tmp_path / "disk") as disk:
        asyncio.run(story(disk))


# ------------------------------------------------------------------------------ the clock jumps


def test_a_clock_that_is_set_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    steady = iter([50.0, 51.0, 53.5])
    monkeypatch.setattr(time, "time", lambda: 1_000_000.0)
    clock = Clock(steady=lambda: next(steady))
    assert clock.now() == 1_000_001.0
    monkeypatch.setattr(time, "time", lambda: 5.0)
    assert clock.now() == 1_000_003.5


def test_a_clock_of_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine's clock does not matter at all."""
    monkeypatch.setattr(time, "time", lambda: 7.0)
    steady = iter([50.0, 52.0])
    assert Clock(2_000_000.0, lambda: next(steady)).now() == 2_000_002.0


# Loaded by the node at its start: its time of day is off by what a file says.
JUMPING = """
import time
real = time.time
def jumping():
    with open({path!r}) as file:
        return real() + float(file.read() or 0)
time.time = jumping
"""


@pytest.mark.parametrize("jump", [86_400.0, -86_400.0])
def test_the_clock_of_a_node_jumps(tmp_path: Path, jump: float) -> None:
    """No turn ends early, and none goes on for longer."""
    database = f"sqlite:///{tmp_path}/rummel.db"
    offset = tmp_path / "offset"
    offset.write_text("0")
    (tmp_path / "sitecustomize.py").write_text(JUMPING.format(path=str(offset)))
    node = Node(database, tmp_path / "log", {"PYTHONPATH": str(tmp_path)})

    async def story() -> None:
        async with running(node), guests(node.url, "Ana", "Ben") as clients:
            long = await seated(clients, "gin", setup={"clock": {"kind": "turn", "seconds": 3600}})
            short = await seated(clients, "gin", setup={"clock": {"kind": "turn", "seconds": 2}})
            offset.write_text(f"{jump}")
            await until_written(
                database, short, lambda entry: bool(entry["text"].startswith("timeout"))
            )
            client, number, view = await on_turn(clients, long)
            await client.do(long, "play", number=number, move=view["legal"][0], key="1")
            entries = [
                entry
                for entry in await log_of(database, long)
                if entry["text"].startswith("timeout")
            ]
            assert entries == []
            assert abs((await log_of(database, long))[-1]["at"] - time.time()) < 3600

    asyncio.run(story())
