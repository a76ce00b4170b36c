"""What a hundred masters at play cost a server: memory, and the time of another table.

A hundred tables, the games in turn, a person against one bot at each: first the yardstick `greedy`,
then the master, each on a new node. People answer half a second after the bot, on average. Memory
is that of the node and of all its processes once everybody has played for a while. One more
table talks meanwhile, from a line of chat to the other seat's message.
"""

import asyncio
import tempfile
import time
from itertools import cycle, islice
from pathlib import Path
from typing import Any, Final

from tests.server.kit import Client, Node, memory

from bench.load import Load
from bench.starving import Chat, report, seconds_used
from rummel.bots import CHARACTERS
from rummel.games import GAMES

_TABLES: Final = 100
_SECONDS: Final = 30.0
_PACE: Final = 0.5  # seconds that people think, on average


async def play(node: Node, bot: str) -> float:
    """Megabytes of the node at the end."""
    ana = Client(node.url, "Ana")
    await ana.sign_in()
    wanted: dict[str, Any] = {
        "options": {"players": 2},
        "seats": ["me", f"bot:{bot}"],
        "setup": {"bot_pace": "at-once"},
        "start": True,
    }
    load, ready = Load([node.url], _PACE), asyncio.Semaphore(0)
    clients = []
    for game in islice(cycle(GAMES), _TABLES):
        table = await ana.open_table(game, **wanted)
        clients.append(asyncio.create_task(load.sit(table, ana.cookie, 0, ready)))
    for _ in clients:
        await asyncio.wait_for(ready.acquire(), 60)
    talk = Chat(node.url)
    await talk.open()
    begun, used = time.perf_counter(), seconds_used(node.pid)
    lines = await talk.run(asyncio.create_task(asyncio.sleep(_SECONDS)))
    core = (seconds_used(node.pid) - used) / (time.perf_counter() - begun)
    megabytes = memory(node.pid)
    report(f"{_TABLES} tables with {bot}", lines, f"{megabytes:.0f} MB, {core:.0%} of a core")
    for client in clients:
        client.cancel()
    ended = await asyncio.gather(*clients, return_exceptions=True)
    assert all(isinstance(one, asyncio.CancelledError) for one in ended), ended
    await talk.close()
    await ana.close()
    return megabytes


def main() -> None:
    print("  another table's chat, ms                     lines      p50      p99     most")
    needed = {}
    for bot in ("greedy", CHARACTERS[-1]):
        with tempfile.TemporaryDirectory() as folder:
            node = Node(f"sqlite:///{folder}/r.db", Path(folder) / "node.log").start()
            try:
                needed[bot] = asyncio.run(play(node, bot))
            finally:
                node.stop()
    print(f"  the masters took {needed[CHARACTERS[-1]] - needed['greedy']:.0f} MB more")


if __name__ == "__main__":
    main()
