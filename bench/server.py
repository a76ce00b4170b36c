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
import resource
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Final

from tests.server.kit import postgres_programs

from bench import server_peers
from bench.load import Load, Measured, Used, measure, nodes

PACE: Final = 5.0  # seconds between two moves of a table
SECONDS: Final = 20.0
_LONG: Final = 6000  # moves of a long match
_SPY: Final = str(Path(sys.executable).with_name("py-spy"))


def row(measured: Measured) -> str:
    return (
        f"{measured.tables:6,} {measured.moves:9.0f} "
        + " ".join(f"{measured.at(share):8.1f}" for share in (0.5, 0.95, 0.99))
        + f" {measured.memory / 1e6:8.0f} {measured.grown / 1e3 / measured.tables:8.0f}"
        + f" {measured.used / measured.seconds:8.0%} {measured.load / measured.seconds:8.0%}"
        + measured.faults
    )


# Innermost first: a sample belongs to the first of these that stands on its stack.
_PARTS: Final = (
    (
        "the database, its driver and SQLAlchemy",
        ("sqlalchemy/", "asyncpg/", "aiosqlite/", "server/writers.py"),
    ),
    ("the rules: moves, and what each seat may do", ("rummel/games/", "rummel/match.py")),
    ("views and messages made and encoded", ("rummel/encoding.py", "tables/messages.py")),
    ("the rest of the server", ("rummel/",)),
    (
        "HTTP and WebSockets: uvicorn, websockets, Litestar",
        ("uvicorn/", "websockets/", "litestar/"),
    ),
    ("the event loop", ("asyncio/", "uvloop/")),
)


def profile(samples: str) -> list[tuple[float, str]]:
    """The shares of py-spy's samples that the parts have, the largest first."""
    counts: Counter[str] = Counter()
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
        counts[part] += int(count)
    whole = counts.total()
    return [(count / whole, part) for part, count in counts.most_common()]


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


def main() -> None:
    """Prints tables: compared with boardgame.io, then the load, then where the time goes."""
    server_peers.main()
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
        with nodes(database, count) as servers:
            load = Load([node.url for node in servers], pace)
            measured = asyncio.run(measure(load, [node.pid for node in servers], tables, SECONDS))
            busy = "busy" if not pace else ""
            print(f"  {database:8} {count} {busy:4} {row(measured)}", flush=True)
    for database in ("sqlite", "postgres")[: 1 + bool(postgres_programs())]:
        with nodes(database, 1) as [node], tempfile.NamedTemporaryFile() as samples:
            command = [_SPY, "record", "--gil", "-p", str(node.pid), "-f", "raw", "-r", "100"]
            spying = subprocess.Popen(
                [*command, "-d", "3600", "-o", samples.name],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
            asyncio.run(measure(Load([node.url], PACE), [node.pid], min(1000, most), SECONDS))
            spying.send_signal(signal.SIGINT)
            spying.wait()
            print(f"Where the time goes: {database}, {min(1000, most):,} tables, start included")
            for share, what in profile(Path(samples.name).read_text()):
                print(f"  {share:6.1%} {what}")
    with nodes("sqlite", 1) as [node]:
        print(asyncio.run(long_match(node.url, node.pid)))


if __name__ == "__main__":
    main()
