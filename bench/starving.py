"""What strangers can do to other tables: a node under attack, compared with the same node at rest.

One table talks: a line of chat every 50 ms, from the command to the other seat's message. Measured
first at rest; then while strangers bring the worst record that there is (Série Noire Gin, one round
of 12,789 moves, 361 KB) again and again and ask for best moves; then while 600 tables of bots
alone are open that nobody watches. Memory is that of the node and of all its processes. The
attackers share the machine's cores with the server; no limit on requests is set, so that only the
queue holds them back.

`python -m bench.starving 40` brings 40 records instead of 200.
"""

import asyncio
import json
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import httpx
from tests.server.kit import Client, Node, memory, processes
from tests.server.worst import worst_record

_UPLOADS: Final = 200
_TABLES: Final = 600
_SECONDS: Final = 10.0
_PACE: Final = 0.05  # seconds between two lines of chat
_STRANGERS: Final = 6
_ATTACK: Final = "attack"
_OPEN: Final = {"RUMMEL_PROXY": "1", "RUMMEL_BOT_PAUSE": "0.7"}


def seconds_used(pid: int) -> float:
    """Seconds of a core that a node and its processes have used."""
    tick = os.sysconf("SC_CLK_TCK")
    total = 0
    for one in processes(pid):
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total / tick


class Chat:
    """Two people who chat at a table, and how long each line takes to arrive."""

    def __init__(self, url: str) -> None:
        self.ana, self.ben = Client(url, "Ana"), Client(url, "Ben")
        self.table = ""

    async def open(self) -> None:
        await asyncio.gather(self.ana.sign_in(), self.ben.sign_in())
        self.table = await self.ana.open_table("gin")
        await self.ben.do(self.table, "sit")
        await self.ana.do(self.table, "start")

    async def run(self, until: "asyncio.Future[Any] | asyncio.Task[Any]") -> list[float]:
        latencies: list[float] = []
        async with self.ana.live(self.table) as ana, self.ben.live(self.table) as ben:
            while not until.done():
                key = f"line {time.perf_counter()}"
                begun = time.perf_counter()
                await ana.send("say", text=key, key=key[:60])
                while (await ben.until("said"))["text"] != key:
                    pass
                latencies.append(time.perf_counter() - begun)
                assert (await ana.until("answer", "refusal"))["is"] == "answer"
                await asyncio.sleep(_PACE)
        return sorted(latencies)

    async def close(self) -> None:
        await self.ana.close()
        await self.ben.close()


def report(what: str, times: Sequence[float], more: str) -> None:
    at = [times[min(len(times) - 1, int(len(times) * share))] * 1000 for share in (0.5, 0.99, 1.0)]
    print(
        f"  {what:44} {len(times):5} {at[0]:8.1f} {at[1]:8.1f} {at[2]:8.1f}   {more}",
        flush=True,
    )


async def uploads(url: str, count: int, path: str) -> Counter[int]:
    """Strangers of different addresses bring records, each of them another one."""
    numbers, text = iter(range(count)), worst_record()
    statuses: Counter[int] = Counter()

    async def stranger(at: int) -> None:
        headers = {"x-forwarded-for": f"198.51.100.{at}"}
        async with httpx.AsyncClient(base_url=url, headers=headers, timeout=120) as http:
            for number in numbers:
                name = f"{path[-4:]} {number}"
                body = {"record": text.replace(b'"a"', f'"{name}"'.encode(), 1).decode()}
                while True:
                    answer = await http.post(path, json=body)
                    statuses[answer.status_code] += 1
                    if answer.status_code != 429:
                        break
                    await asyncio.sleep(int(answer.headers["retry-after"]))

    await asyncio.gather(*(stranger(at) for at in range(_STRANGERS)))
    return statuses


async def strangers(url: str, count: int, path: str) -> dict[str, int]:
    """The same in a separate process, so that they do not slow down the measurement."""
    command = [sys.executable, "-m", "bench.starving", _ATTACK, url, f"{count}", path]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    output, _ = await process.communicate()
    statuses: dict[str, int] = json.loads(output)
    return statuses


async def bot_tables(url: str, count: int) -> None:
    client = Client(url, "Eve")
    await client.sign_in()
    for _ in range(count):
        await client.open_table("gin", seats=["bot:steady", "bot:greedy"], start=True)
    await client.close()


async def entries(url: str) -> float:
    async with httpx.AsyncClient(base_url=url) as http:
        lines = (await http.get("/metrics")).text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith("rummel_entries_total"))


async def attack(node: Node, count: int) -> None:
    print("  another table's chat, ms                     lines      p50      p99     most")
    talk = Chat(node.url)
    await talk.open()
    report(
        "at rest",
        await talk.run(asyncio.create_task(asyncio.sleep(_SECONDS))),
        f"{memory(node.pid):.0f} MB",
    )
    for what, path, many in (
        ("records brought", "/api/replay", count),
        ("requests for best moves", "/api/replay/best", max(10, count // 4)),
    ):
        begun, before = time.perf_counter(), seconds_used(node.pid)
        work = asyncio.create_task(strangers(node.url, many, path))
        latencies = await talk.run(work)
        answers = await work
        seconds = time.perf_counter() - begun
        report(
            f"{many} {what} ({seconds:.0f} s)",
            latencies,
            f"{memory(node.pid):.0f} MB, {answers}, "
            f"{(seconds_used(node.pid) - before) / seconds:.0%} of a core",
        )
    await bot_tables(node.url, _TABLES)
    await asyncio.sleep(2)
    first, used = await entries(node.url), seconds_used(node.pid)
    latencies = await talk.run(asyncio.create_task(asyncio.sleep(_SECONDS)))
    report(
        f"{_TABLES} tables of bots that nobody watches",
        latencies,
        f"{memory(node.pid):.0f} MB, {await entries(node.url) - first:.0f} entries written, "
        f"{(seconds_used(node.pid) - used) / _SECONDS:.0%} of a core",
    )
    await talk.close()


def main() -> None:
    if _ATTACK in sys.argv:
        url, many, path = sys.argv[-3:]
        print(json.dumps(asyncio.run(uploads(url, int(many), path))))
        return
    count = int(sys.argv[-1]) if sys.argv[-1].isdigit() else _UPLOADS
    print(f"A node under attack: {count} records of the worst kind, SQLite")
    with tempfile.TemporaryDirectory() as folder:
        node = Node(f"sqlite:///{folder}/r.db", Path(folder) / "node.log", _OPEN).start()
        try:
            asyncio.run(attack(node, count))
        finally:
            node.stop()


if __name__ == "__main__":
    main()
