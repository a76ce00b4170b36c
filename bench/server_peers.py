"""Our server next to boardgame.io's: the same clients in one process, the same kind of game.

Flat out at 50 tables, every table's next move following the one before: moves a second, and moves
per second of the server's processor, which is what a busy machine disturbs least. Then 200 tables
with a move every five seconds: how long the other seat waits. Ours writes every move to the disk
before anybody hears of it; boardgame.io tells first, and keeps the match in memory only or, with
FlatFile, writes files without waiting for the disk. PostgreSQL's own processes are not counted.
"""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from typing import Final

from tests.server.kit import postgres_programs

from bench.load import BoardgameIo, Load, Measured, boardgame_io, measure, nodes

ROUNDS: Final = 2
FLAT_OUT: Final = (50, 0.0, 5.0)  # tables, seconds between moves, seconds measured
PACED: Final = (200, 5.0, 8.0)
_PEER: Final = "boardgame.io, memory only, nothing kept"
_KINDS: Final = {
    "Rummel, SQLite": ("sqlite", 1),
    "Rummel, PostgreSQL": ("postgres", 1),
    "Rummel, PostgreSQL, two nodes": ("postgres", 2),
    _PEER: ("memory", 0),
    "boardgame.io, FlatFile": ("files", 0),
}


@contextmanager
def _served(database: str, count: int, pace: float) -> Iterator[tuple[Load, list[int]]]:
    """A server, and a load for it."""
    if count:
        with nodes(database, count) as servers:
            yield Load([node.url for node in servers], pace), [node.pid for node in servers]
    else:
        with boardgame_io(keep=database == "files") as (url, pid):
            yield BoardgameIo([url], pace), [pid]


def _measure(kind: str, plan: tuple[int, float, float]) -> Measured:
    tables, pace, seconds = plan
    with _served(*_KINDS[kind], pace) as (load, pids):
        result = asyncio.run(measure(load, pids, tables, seconds))
    print(
        f"  {kind}, {tables} tables: {result.moves:,.0f} moves/s, {result.per_core:,.0f} per "
        f"second of a core, p99 {result.at(0.99):.1f} ms{result.faults}",
        flush=True,
    )
    return result


def main() -> None:
    gc.disable()  # the load's own pauses are not the server's
    kinds = [
        kind for kind, (what, _) in _KINDS.items() if what != "postgres" or postgres_programs()
    ]
    runs: dict[str, list[Measured]] = {kind: [] for kind in kinds}
    for _ in range(ROUNDS):
        for kind in kinds:
            runs[kind].append(_measure(kind, FLAT_OUT))
    paced = {kind: _measure(kind, PACED) for kind in kinds}
    per_core = {kind: median(one.per_core for one in runs[kind]) for kind in kinds}
    flat_out, paced_at = f"{FLAT_OUT[0]} tables", f"{PACED[0]} tables"
    for line in (
        ("moves/s,", "per second", "to boardgame.io", "p50 ms,", "p99 ms,"),
        (flat_out, "of a core", "in memory", paced_at, paced_at),
    ):
        print(f"{'':40}" + " ".join(f"{one:>15}" for one in line))
    for kind in kinds:
        cells = (
            f"{median(one.moves for one in runs[kind]):,.0f}",
            f"{per_core[kind]:,.0f}",
            f"{per_core[kind] / per_core[_PEER]:.2f}×",
            f"{paced[kind].at(0.5):.1f}",
            f"{paced[kind].at(0.99):.1f}",
        )
        print(f"{kind:40}" + " ".join(f"{one:>15}" for one in cells))


if __name__ == "__main__":
    main()
