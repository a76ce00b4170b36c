"""Load on a real server: live tables of bots that play over WebSockets at a steady pace.

Every table has two clients and makes a move every five seconds on average, the clients all in this
process, the server in its own. Measured is the time from a command to the other seat's event, and
what the server's processes use of memory and of a core (PostgreSQL's own are not counted). The load
shares the machine's cores with the server. Then: where a busy server's time goes, and whether a
move costs more late in a long match.

`python -m bench.server 1000` leaves out what has more tables.
"""

import asyncio
import gc
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import msgspec
import websockets
from tests.server.kit import Node, Postgres, postgres_programs

PACE: Final = 5.0  # seconds between two moves of a table
SECONDS: Final = 20.0
GAME: Final = "gin"
_LONG: Final = 6000  # moves of a long match
_SPY: Final = str(Path(sys.executable).with_name("py-spy"))
_DECODE: Final = msgspec.json.Decoder().decode
_ENCODE: Final = msgspec.json.Encoder().encode


class Load:
    """Tables and their clients, and the times they measure."""

    def __init__(self, urls: Sequence[str], pace: float) -> None:
        self.urls = urls
        self.pace = pace
        self.sent: dict[tuple[str, int], tuple[int, float]] = {}
        self.took: list[float] = []
        self.moves = 0
        self.refused = 0
        self.measuring = False
        self.chance = Random("load")

    async def open_tables(
        self, count: int, options: Mapping[str, int] | None = None
    ) -> list[tuple[str, tuple[str, str]]]:
        """So many tables under way, with the cookies of their players."""
        found: list[tuple[str, tuple[str, str]]] = []
        limits = httpx.Limits(max_connections=16)
        async with httpx.AsyncClient(base_url=self.urls[0], timeout=60, limits=limits) as http:
            # Two players sit at all tables: signing in is not what is measured.
            cookies = [await self._guest(http, name) for name in ("Ana", "Ben")]

            async def one() -> None:
                ana, ben = ({"cookie": cookie} for cookie in cookies)
                asked = {"game": GAME, "options": options or {}}
                answer = await http.post("/api/tables", json=asked, headers=ana)
                table = answer.json()["id"]
                path = f"/api/tables/{table}/commands"
                await http.post(path, json={"do": "sit"}, headers=ben)
                answer = await http.post(path, json={"do": "start"}, headers=ana)
                assert answer.status_code == 200, answer.text
                found.append((table, (cookies[0], cookies[1])))

            for start in range(0, count, 16):
                await asyncio.gather(*(one() for _ in range(min(16, count - start))))
        return found

    async def _guest(self, http: httpx.AsyncClient, name: str) -> str:
        answer = await http.post("/api/guest", json={"name": name})
        http.cookies.clear()
        return answer.headers["set-cookie"].partition(";")[0]

    async def sit(self, table: str, cookie: str, seat: int, ready: asyncio.Semaphore) -> None:
        """One client, for as long as the load lasts."""
        url = self.urls[(hash(table) + seat) % len(self.urls)].replace("http", "ws")
        async with websockets.connect(
            f"{url}/api/tables/{table}/live",
            additional_headers={"cookie": cookie},
            ping_interval=None,
            compression=None,
            open_timeout=60,
        ) as socket:
            asked = 0
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
                    self._heard(table, number, seat)
                    if seat in view["to_act"] and number != asked:
                        asked = number
                        asyncio.get_running_loop().create_task(
                            self._move(socket, table, seat, number, view["legal"])
                        )

    def _heard(self, table: str, number: int, seat: int) -> None:
        """The other seat has heard of a move."""
        mover, begun = self.sent.get((table, number), (seat, 0.0))
        if mover != seat:
            del self.sent[table, number]
            if self.measuring:
                self.took.append(time.perf_counter() - begun)

    async def _move(
        self, socket: Any, table: str, seat: int, number: int, legal: Sequence[str]
    ) -> None:
        if self.pace:
            await asyncio.sleep(self.chance.uniform(0, 2 * self.pace))
        move = self.chance.choice(legal)
        self.sent[table, number + 1] = (seat, time.perf_counter())
        self.moves += self.measuring
        with suppress(websockets.ConnectionClosed):
            await socket.send(
                _ENCODE({"do": "play", "number": number, "move": move, "key": f"{number}"}).decode()
            )


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


async def measure(urls: Sequence[str], pids: Sequence[int], count: int, pace: float) -> str:
    load = Load(urls, pace)
    empty = Used(pids).memory
    tables = await load.open_tables(count)
    ready = asyncio.Semaphore(0)
    clients = []
    for start in range(0, count, 50):  # not all at once
        some = tables[start : start + 50]
        clients += [
            asyncio.create_task(load.sit(table, cookie, seat, ready))
            for table, cookies in some
            for seat, cookie in enumerate(cookies)
        ]
        for _ in range(2 * len(some)):
            await asyncio.wait_for(ready.acquire(), 60)
    await asyncio.sleep(pace)
    before, begun = Used(pids), time.perf_counter()
    own = time.process_time()
    load.measuring = True
    await asyncio.sleep(SECONDS)
    load.measuring = False
    seconds = time.perf_counter() - begun
    after = Used(pids)
    for client in clients:
        client.cancel()
    failed = [
        one
        for one in await asyncio.gather(*clients, return_exceptions=True)
        if not isinstance(one, asyncio.CancelledError)
    ]
    took = sorted(load.took)
    at = [took[min(len(took) - 1, int(len(took) * share))] * 1000 for share in (0.5, 0.95, 0.99)]
    return (
        f"{count:6,} {len(took) / seconds:9.0f} "
        + " ".join(f"{one:8.1f}" for one in at)
        + f" {after.memory / 1e6:8.0f} {(after.memory - empty) / 1e3 / count:8.0f}"
        + f" {(after.seconds - before.seconds) / seconds:8.0%}"
        + f" {(time.process_time() - own) / seconds:8.0%}"
        + (f"   {load.refused} refused" if load.refused else "")
        + (f"   {len(failed)} broken: {failed[0]!r}" if failed else "")
    )


# Innermost first: a sample belongs to the first of these that stands on its stack.
_PARTS: Final = (
    ("the database, its driver and SQLAlchemy", ("sqlalchemy/", "asyncpg/", "aiosqlite/")),
    ("the rules: moves, and what each seat may do", ("rummel/games/", "rummel/match.py")),
    ("views and messages made and encoded", ("rummel/wire.py", "server/telling.py")),
    ("the rest of the server", ("rummel/",)),
    (
        "HTTP and WebSockets: uvicorn, websockets, Litestar",
        ("uvicorn/", "websockets/", "litestar/"),
    ),
    ("the event loop", ("asyncio/", "uvloop/")),
)


def profile(samples: str) -> list[tuple[float, str]]:
    """The shares of py-spy's samples that the parts have, the largest first."""
    found: Counter[str] = Counter()
    for line in samples.splitlines():
        stack, _, count = line.rpartition(" ")
        frames = stack.split(";")[::-1]
        part = next(
            (
                name
                for frame in frames
                for name, marks in _PARTS
                if any(mark in frame for mark in marks)
            ),
            "the rest",
        )
        found[part] += int(count)
    whole = found.total()
    return [(count / whole, part) for part, count in found.most_common()]


async def long_match(url: str, pid: int) -> str:
    """One table, as fast as it goes: what the last moves cost the server, and what the first."""
    load = Load([url], 0.0)
    [(table, cookies)] = await load.open_tables(1, {"target": 10_000, "max_rounds": 1000})
    load.measuring = True
    ready = asyncio.Semaphore(0)
    clients = [
        asyncio.create_task(load.sit(table, cookie, seat, ready))
        for seat, cookie in enumerate(cookies)
    ]
    used: list[tuple[int, float]] = []  # moves, and seconds of a core
    for part in range(1, 7):
        while len(load.took) < _LONG * part // 6 and not any(client.done() for client in clients):
            await asyncio.sleep(0.01)
        used.append((len(load.took), Used([pid]).seconds))
    for client in clients:
        client.cancel()
    await asyncio.gather(*clients, return_exceptions=True)
    second, last = (
        (after[1] - before[1]) / (after[0] - before[0]) * 1000
        for before, after in (used[:2], used[-2:])
    )
    return (
        f"One match of {len(load.took):,} moves: {second:.2f} ms of a core a move in its second "
        f"sixth, {last:.2f} ms in its last: {last / second:.2f}×"
    )


@contextmanager
def nodes(database: str, count: int) -> Iterator[list[Node]]:
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        pg = None
        if database == "postgres":
            pg = Postgres().start()
            stack.callback(pg.remove)
        url = pg.new("load") if pg else f"sqlite:///{folder}/load.db"
        found = []
        for number in range(count):
            node = Node(url, Path(folder) / f"{number}.log").start()
            stack.callback(node.stop)
            found.append(node)
        yield found


def main() -> None:
    """Prints a table: live tables, moves a second, milliseconds, memory, cores."""
    gc.disable()  # the load's own pauses are not the server's
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    print(f"Live tables, one move every {PACE:.0f} s each, {SECONDS:.0f} s; two clients a table")
    print(
        "                 tables   moves/s   p50 ms   p95 ms   p99 ms   MB all KB/table"
        "  server     load"
    )
    kinds = [("sqlite", 1), *([("postgres", 1), ("postgres", 2)] if postgres_programs() else [])]
    plans = [(*kind, count, PACE) for kind in kinds for count in (200, 1000, 3000)]
    plans += [("sqlite", 1, 50, 0.0)]
    most = int(sys.argv[-1]) if sys.argv[-1].isdigit() else 3000
    for database, count, tables, pace in plans:
        if tables > most:
            continue
        with nodes(database, count) as found:
            row = asyncio.run(
                measure([node.url for node in found], [node.pid for node in found], tables, pace)
            )
            print(f"  {database:8} {count} {'busy' if not pace else '    '} {row}", flush=True)
    for database in ("sqlite", "postgres")[: 1 + bool(postgres_programs())]:
        with nodes(database, 1) as [node], tempfile.NamedTemporaryFile() as samples:
            command = [_SPY, "record", "--gil", "-p", str(node.pid), "-f", "raw", "-r", "100"]
            spying = subprocess.Popen(
                [*command, "-d", "3600", "-o", samples.name],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
            asyncio.run(measure([node.url], [node.pid], min(1000, most), PACE))
            spying.send_signal(signal.SIGINT)
            spying.wait()
            print(f"Where the time goes: {database}, {min(1000, most):,} tables, start included")
            for share, what in profile(Path(samples.name).read_text()):
                print(f"  {share:6.1%} {what}")
    with nodes("sqlite", 1) as [node]:
        print(asyncio.run(long_match(node.url, node.pid)))


if __name__ == "__main__":
    main()
