"""Runs bots: quick ones in threads, slow ones in separate processes.

A thread that thinks in Python holds the interpreter, and with it every table of the node. Which
bots do so depends on the game and its options, so it is measured while they play.
"""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Final

import msgspec

from rummel.bots import find_bot
from rummel.game import Move, parse_move
from rummel.server.worker_pool import Requester, WorkerPool, pickled
from rummel.tables.table import Table

_LONG: Final = 0.004  # seconds of a core: what a switch between threads takes
_FADES: Final = 0.98  # how fast one long thought is forgotten


class BotRunner:
    """The bots of a node."""

    def __init__(self, workers: WorkerPool) -> None:
        self._workers = workers
        self._threads = ThreadPoolExecutor(2, "bots")
        self._seconds: dict[tuple[str, str], float] = {}  # lately at most, by game and bot

    async def move(self, table: Table, seat: int, bot: str, seed: str) -> Move:
        """The move of a bot for a seat; a `RuleError` if it takes too long."""
        kind = (table.game.id, bot)
        if self._seconds.get(kind, 0.0) < _LONG:
            move, seconds = await self._in_thread(table, seat, bot, seed)
        else:
            move, seconds = await self._in_process(table, seat, bot, seed)
        self._seconds[kind] = max(seconds, self._seconds.get(kind, 0.0) * _FADES)
        return move

    async def _in_thread(self, table: Table, seat: int, bot: str, seed: str) -> tuple[Move, float]:
        def think() -> tuple[Move, float]:
            assert table.match
            known = table.match.knowledge(seat)
            begun = time.thread_time()
            move = find_bot(bot)(known, Random(seed))
            return move, time.thread_time() - begun

        return await asyncio.get_running_loop().run_in_executor(self._threads, think)

    async def _in_process(self, table: Table, seat: int, bot: str, seed: str) -> tuple[Move, float]:
        def look() -> bytes:
            assert table.match
            return pickled("bot", bot, table.match.knowledge(seat), seed)

        job = await asyncio.get_running_loop().run_in_executor(self._threads, look)
        # Tables take turns.
        answer = await self._workers.ask(Requester(table.id, table.id), job)
        text, seconds = msgspec.json.decode(answer.body, type=tuple[str, float])
        return parse_move(table.game.family.moves, text), seconds

    def stop(self) -> None:
        """Stops the bots in threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        self.stop()
        await self._workers.close()
