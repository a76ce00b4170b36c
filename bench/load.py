"""A load of tables with two clients each, all in this process, and what the servers use for it."""

import asyncio
import os
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import msgspec
import websockets
from msgspec import Struct
from tests.server.kit import Node, Postgres, free_port

from bench import nodejs

GAME: Final = "gin"
NOBODY: Final = -1  # the seat of a spectator
_WARM_UP: Final = 2.0  # seconds, at least
_DECODE: Final = msgspec.json.Decoder().decode
_ENCODE: Final = msgspec.json.Encoder().encode

Seated = tuple[str, tuple[str, str]]  # a table, and what its players show to be let in


class Load:
    """Tables and their clients, and the times they measure."""

    def __init__(self, urls: Sequence[str], pace: float) -> None:
        self.urls = urls
        self.pace = pace
        self.sent: dict[tuple[str, int], tuple[int, float]] = {}
        self.took: list[float] = []
        self.refused = 0
        self.measuring = False
        self.chance = Random("load")

    async def open_tables(
        self, count: int, options: Mapping[str, int] | None = None
    ) -> list[Seated]:
        """So many tables under way, with the cookies of their players."""
        limits = httpx.Limits(max_connections=16)
        async with httpx.AsyncClient(base_url=self.urls[0], timeout=60, limits=limits) as http:
            players = await self._players(http)
            opened: list[Seated] = []
            for start in range(0, count, 16):
                opened += await asyncio.gather(
                    *(
                        self._open(http, players, options or {})
                        for _ in range(min(16, count - start))
                    )
                )
        return opened

    async def _players(self, http: httpx.AsyncClient) -> tuple[str, str]:
        """Two players sit at all tables: signing in is not what is measured."""
        cookies = []
        for name in ("Ana", "Ben"):
            answer = await http.post("/api/guest", json={"name": name})
            http.cookies.clear()
            cookies.append(answer.headers["set-cookie"].partition(";")[0])
        return cookies[0], cookies[1]

    async def _open(
        self, http: httpx.AsyncClient, players: tuple[str, str], options: Mapping[str, int]
    ) -> Seated:
        ana, ben = ({"cookie": cookie} for cookie in players)
        request = {"game": GAME, "options": options}
        answer = await http.post("/api/tables", json=request, headers=ana)
        table = answer.json()["id"]
        path = f"/api/tables/{table}/commands"
        await http.post(path, json={"do": "sit"}, headers=ben)
        answer = await http.post(path, json={"do": "start"}, headers=ana)
        assert answer.status_code == 200, answer.text
        return table, players

    async def sit(self, table: str, shown: str, seat: int, ready: asyncio.Semaphore) -> None:
        """One client, for as long as the load lasts."""
        url = self.urls[(hash(table) + seat) % len(self.urls)].replace("http", "ws")
        async with websockets.connect(
            f"{url}/api/tables/{table}/live",
            additional_headers={"cookie": shown},
            ping_interval=None,
            compression=None,
            open_timeout=60,
        ) as socket:
            answered = 0
            async for text in socket:
                message: Any = _DECODE(text)
                kind = message["is"]
                if kind == "position":  # the first view: now it plays
                    ready.release()
                if kind == "refusal":
                    self.refused += 1
                elif kind == "table" and message["next_deal"] is not None:
                    if not message["seats"][seat]["ready"]:
                        await socket.send('{"do":"ready"}')
                elif kind in ("step", "position") and message["view"]:
                    number, view = message["number"], message["view"]
                    self.heard(table, number, seat)
                    if seat in view["to_act"] and number != answered:
                        answered = number
                        move = self.chance.choice(view["legal"])
                        command = {"do": "play", "number": number, "move": move, "key": f"{number}"}
                        self.move(socket, table, seat, number, _ENCODE(command).decode())

    def heard(self, table: str, number: int, seat: int) -> None:
        """The other seat has received a move."""
        mover, begun = self.sent.get((table, number), (seat, 0.0))
        if mover != seat:
            del self.sent[table, number]
            if self.measuring:
                self.took.append(time.perf_counter() - begun)

    def move(self, socket: Any, table: str, seat: int, number: int, command: str) -> None:
        """Sends a command after a while, without keeping the client from reading."""
        asyncio.get_running_loop().create_task(self._move(socket, table, seat, number, command))

    async def _move(self, socket: Any, table: str, seat: int, number: int, command: str) -> None:
        if self.pace:
            await asyncio.sleep(self.chance.uniform(0, 2 * self.pace))
        self.sent[table, number + 1] = (seat, time.perf_counter())
        with suppress(websockets.ConnectionClosed):
            await socket.send(command)


class BoardgameIo(Load):
    """The same for boardgame.io's server, over socket.io as its own clients speak it."""

    async def open_tables(
        self, count: int, options: Mapping[str, int] | None = None
    ) -> list[Seated]:
        """A match begins with the first request for it; both seats at once might begin two."""
        opened: list[Seated] = []
        for number in range(count):
            made = asyncio.Semaphore(0)
            looking = asyncio.create_task(self.sit(f"match-{number}", "", NOBODY, made))
            await asyncio.wait_for(made.acquire(), 60)
            looking.cancel()
            opened.append((f"match-{number}", ("", "")))
        return opened

    async def sit(self, table: str, shown: str, seat: int, ready: asyncio.Semaphore) -> None:
        player, namespace = (None if seat == NOBODY else str(seat)), f"/{GAME},"
        async with websockets.connect(
            self.urls[0].replace("http", "ws") + "/socket.io/?EIO=4&transport=websocket",
            ping_interval=None,
            compression=None,
            open_timeout=60,
            max_size=None,
        ) as socket:
            # Packets of engine.io (0 open, 2 ping, 3 pong, 4 message), in which those of socket.io
            # are wrapped (40 connected to a namespace, 42 an event with its arguments).
            answered = -1
            async for packet in socket:
                text = str(packet)
                if text.startswith("0"):
                    await socket.send(f"40{namespace}")
                elif text == "2":
                    await socket.send("3")
                elif text.startswith("40"):
                    event = ["sync", table, player, None, 2]
                    await socket.send(f"42{namespace}{_ENCODE(event).decode()}")
                elif text.startswith("42"):
                    name, *values = _DECODE(text.partition(",")[2])
                    if name not in ("sync", "update"):
                        continue
                    state = values[1]["state"] if name == "sync" else values[1]
                    number = state["_stateID"]
                    self.heard(table, number, seat)
                    if name == "sync":
                        ready.release()
                    if state["ctx"]["currentPlayer"] == player and number != answered:
                        answered = number
                        kind, arguments = self._choose(state["G"])
                        action = {
                            "type": "MAKE_MOVE",
                            "payload": {
                                "type": kind,
                                "args": arguments,
                                "playerID": player,
                            },
                        }
                        made = _ENCODE(["update", action, number, table, player]).decode()
                        self.move(socket, table, seat, number, f"42{namespace}{made}")

    def _choose(self, view: Any) -> tuple[str, list[str]]:
        if view["drawn"]:
            return "discard", [self.chance.choice(view["hand"])]
        return (self.chance.choice(("draw", "take")) if view["pile"] else "draw"), []


class Used:
    """What processes have used so far: seconds of a core, and bytes of memory now."""

    def __init__(self, pids: Sequence[int]) -> None:
        self.seconds = 0.0
        self.memory = 0
        tick, page = os.sysconf("SC_CLK_TCK"), os.sysconf("SC_PAGE_SIZE")
        for pid in pids:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            self.seconds += (int(fields[11]) + int(fields[12])) / tick
            self.memory += int(fields[21]) * page


class Measured(Struct, frozen=True, kw_only=True):
    tables: int
    seconds: float
    took: tuple[float, ...]  # seconds from each command to the other seat's event, sorted
    used: float  # seconds of a core, by the servers
    load: float  # by this process
    memory: int  # of the servers, in bytes
    grown: int  # since there were no tables
    refused: int
    broken: tuple[str, ...]

    @property
    def moves(self) -> float:
        """Moves a second."""
        return len(self.took) / self.seconds

    @property
    def per_core(self) -> float:
        """Moves per second of the servers' processor."""
        return len(self.took) / self.used

    def at(self, share: float) -> float:
        """Milliseconds that this share of the moves stayed below."""
        return self.took[min(len(self.took) - 1, int(len(self.took) * share))] * 1000

    @property
    def faults(self) -> str:
        return (f"   {self.refused} refused" if self.refused else "") + (
            f"   {len(self.broken)} broken: {self.broken[0]}" if self.broken else ""
        )


async def measure(load: Load, pids: Sequence[int], count: int, seconds: float) -> Measured:
    empty = Used(pids).memory
    tables = await load.open_tables(count)
    ready = asyncio.Semaphore(0)
    clients = []
    for start in range(0, count, 50):  # not all at once
        some = tables[start : start + 50]
        clients += [
            asyncio.create_task(load.sit(table, shown, seat, ready))
            for table, players in some
            for seat, shown in enumerate(players)
        ]
        for _ in range(2 * len(some)):
            await asyncio.wait_for(ready.acquire(), 60)
    await asyncio.sleep(max(load.pace, _WARM_UP))
    before, begun = Used(pids), time.perf_counter()
    own = time.process_time()
    load.measuring = True
    await asyncio.sleep(seconds)
    load.measuring = False
    lasted = time.perf_counter() - begun
    own = time.process_time() - own
    after = Used(pids)
    for client in clients:
        client.cancel()
    ended = await asyncio.gather(*clients, return_exceptions=True)
    return Measured(
        tables=count,
        seconds=lasted,
        took=tuple(sorted(load.took)),
        used=after.seconds - before.seconds,
        load=own,
        memory=after.memory,
        grown=after.memory - empty,
        refused=load.refused,
        broken=tuple(repr(one) for one in ended if not isinstance(one, asyncio.CancelledError)),
    )


@contextmanager
def nodes(database: str, count: int) -> Iterator[list[Node]]:
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        pg = None
        if database == "postgres":
            pg = Postgres().start()
            stack.callback(pg.remove)
        url = pg.new("load") if pg else f"sqlite:///{folder}/load.db"
        started = []
        for number in range(count):
            node = Node(url, Path(folder) / f"{number}.log").start()
            stack.callback(node.stop)
            started.append(node)
        yield started


@contextmanager
def boardgame_io(*, keep: bool) -> Iterator[tuple[str, int]]:
    """The address and the process of a boardgame.io server; it may keep its matches in files."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        started = nodejs.command("server.cjs", str(port), *([folder] if keep else []))
        assert started, "Node.js is missing"
        process = subprocess.Popen(
            started,
            env={**os.environ, "NODE_ENV": "production"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        url = f"http://127.0.0.1:{port}"
        try:
            until = time.monotonic() + 60
            while True:
                try:
                    httpx.get(url, timeout=2)
                    break
                except httpx.HTTPError:
                    assert time.monotonic() < until, "boardgame.io does not answer"
                    assert process.poll() is None, "boardgame.io has stopped"
                    time.sleep(0.05)
            yield url, process.pid
        finally:
            process.terminate()
            process.wait()
