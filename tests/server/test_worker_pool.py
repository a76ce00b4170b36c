"""Work that takes long: its queue and its processes, and bots that think in them."""

import asyncio
import os
import signal
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from rummel.bots import BOTS, find_bot
from rummel.errors import RuleError
from rummel.games import GAMES
from rummel.server import bot_runner, worker
from rummel.server.bot_runner import BotRunner
from rummel.server.worker_pool import Answer, AnswerCache, Requester, WorkerPool, pickled
from tests.server import hostile
from tests.server.kit import PATIENCE, Node, processes, until
from tests.server.security_kit import go
from tests.server.test_table import dealt
from tests.server.worst import worst_record

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

ANA, BEN, CYD = (Requester(f"192.0.2.{at}", name) for at, name in enumerate(("Ana", "Ben", "Cyd")))


@pytest.fixture(autouse=True)
def _hostile(monkeypatch: pytest.MonkeyPatch) -> None:
    """Worker pools of the tests have some more jobs."""
    monkeypatch.setattr(worker, "arguments", hostile.arguments)


@pytest.fixture
def all_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every bot thinks for a long time once it has moved."""
    monkeypatch.setattr(bot_runner, "_LONG", 1e-9)


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


class Pool:
    """A worker pool, and the order of its answers."""

    def __init__(self, size: int = 1, **limits: Any) -> None:
        self.workers = WorkerPool("answers", size, **{"seconds": PATIENCE, **limits})
        self.order: list[str] = []
        self.tasks: list[asyncio.Task[Answer]] = []

    async def __aenter__(self) -> "Pool":
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self.workers.close()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def ask(self, requester: Requester, job: str, *arguments: Any) -> Answer:
        return await self.workers.ask(requester, pickled(job, *arguments))

    def later(
        self, requester: Requester, job: str, *arguments: Any, name: str = ""
    ) -> asyncio.Task[Answer]:
        async def work() -> Answer:
            answer = await self.ask(requester, job, *arguments)
            self.order.append(name)
            return answer

        task = asyncio.create_task(work())
        self.tasks.append(task)
        return task


# ------------------------------------------------------------------------------------- the queue


def test_turns_go_round_addresses_and_then_people() -> None:
    async def run() -> None:
        async with Pool() as pool:
            busy = pool.later(ANA, "sleep", 0.5, name="first")
            await asyncio.sleep(0)
            eve = Requester(ANA.address, "Eve")  # another person at Ana's address
            for at in range(3):
                pool.later(ANA, "echo", b"", name=f"Ana {at}")
            pool.later(eve, "echo", b"", name="Eve")
            pool.later(BEN, "echo", b"", name="Ben")
            pool.later(CYD, "echo", b"", name="Cyd")
            await asyncio.gather(busy, *pool.tasks)
            assert pool.order == ["first", "Ben", "Cyd", "Eve", "Ana 0", "Ana 1", "Ana 2"]

    go(run())


def test_one_address_never_has_all_processes() -> None:
    async def run() -> None:
        async with Pool(2) as pool:
            slow = [pool.later(ANA, "sleep", 600) for _ in range(3)]
            await asyncio.sleep(0)
            assert (await pool.ask(BEN, "echo", b"soon")).body == b"soon"
            assert not any(one.done() for one in slow)

    go(run())


def test_a_full_queue_says_when_to_come_back() -> None:
    async def run() -> None:
        async with Pool() as pool:
            pool.later(ANA, "sleep", 600)
            await asyncio.sleep(0)
            for _ in range(4):
                pool.later(ANA, "echo", b"")
            await asyncio.sleep(0)
            with pytest.raises(RuleError, match="too-many") as caught:
                await pool.ask(ANA, "echo", b"")
            assert isinstance(caught.value.facts["seconds"], int)
            assert caught.value.facts["seconds"] >= 1
            # Made-up people of one address don't get more, and others are not refused.
            for at in range(12):
                pool.later(Requester(ANA.address, f"guest {at}"), "echo", b"")
            await asyncio.sleep(0)
            with pytest.raises(RuleError, match="too-many"):
                await pool.ask(Requester(ANA.address, "one more"), "echo", b"")
            pool.later(BEN, "echo", b"")
            await asyncio.sleep(0)

    go(run())


def test_identical_questions_are_one() -> None:
    async def run() -> None:
        async with Pool() as pool:
            answers = AnswerCache(pool.workers, 1)
            made = 0

            async def make() -> bytes:
                nonlocal made
                made += 1
                return pickled("sleep", 0.3)

            paid: list[None] = []

            async def ask() -> Answer:
                return await answers.ask("key", ANA, lambda: paid.append(None), make)

            first, second, third = (asyncio.create_task(ask()) for _ in range(3))
            await asyncio.sleep(0.1)
            first.cancel()  # the others still wait
            assert (await second).body == (await third).body == b"slept"
            assert (await ask()).body == b"slept"  # and now it is at hand
            assert (made, len(paid)) == (1, 1)

    go(run())


def test_what_nobody_waits_for_is_given_up() -> None:
    async def run() -> None:
        async with Pool() as pool:
            answers = AnswerCache(pool.workers, 1)

            async def make() -> bytes:
                return pickled("sleep", 600)

            two = [
                asyncio.create_task(answers.ask("key", ANA, lambda: None, make)) for _ in range(2)
            ]
            await until(lambda: bool(pool.workers.pids))
            [pid] = pool.workers.pids
            two[0].cancel()
            await asyncio.sleep(0.1)
            assert is_running(pid)
            two[1].cancel()
            await until(lambda: not is_running(pid))
            assert (await pool.ask(BEN, "echo", b"next")).body == b"next"

    go(run())


def test_answers_are_kept_by_their_bytes() -> None:
    async def run() -> None:
        async with Pool() as pool:
            answers = AnswerCache(pool.workers, 1)
            made: list[int] = []

            async def ask(key: int, size: int) -> None:
                async def make() -> bytes:
                    made.append(key)
                    return pickled("echo", os.urandom(size))

                await answers.ask(key, ANA, lambda: None, make)
                assert answers.size <= 2**20

            for key in range(8):
                await ask(key, 200_000)
            await ask(7, 200_000)
            assert made == [*range(8)]
            await ask(0, 200_000)  # the oldest had to go
            await ask(99, 600_000)  # too large to push all others out
            await ask(99, 600_000)
            assert made == [*range(8), 0, 99, 99]
            await ask(7, 200_000)
            assert made[-1] == 99

    go(run())


def test_long_questions_with_short_answers_are_counted_too() -> None:
    async def run() -> None:
        async with Pool() as pool:
            answers = AnswerCache(pool.workers, 1)

            async def ask(key: object, *, kept: int) -> None:
                async def make() -> bytes:
                    return pickled("echo", b"short")

                await answers.ask(key, ANA, lambda: None, make)
                assert len(answers._kept) == kept
                assert answers.size <= 2**20

            for number in range(20):
                await ask(("lesson-check", "x" * 100_000, number), kept=min(number + 1, 10))
            await ask(None, kept=10)  # which is for nobody else

    go(run())


# ------------------------------------------------------------------------------------ processes


def test_work_that_takes_too_long_is_ended() -> None:
    async def run() -> None:
        async with Pool() as pool:
            pid = int((await pool.ask(ANA, "pid")).body)
            pool.workers._seconds = 0.5  # now only: on a busy machine every answer takes as long
            with pytest.raises(RuleError, match="too-much-work"):
                await pool.ask(ANA, "sleep", 600)
            pool.workers._seconds = PATIENCE
            await until(lambda: not is_running(pid))
            assert int((await pool.ask(ANA, "pid")).body) != pid

    go(run())


def test_work_that_takes_too_much_memory_is_refused() -> None:
    async def run() -> None:
        async with Pool(megabytes=128) as pool:
            pid = int((await pool.ask(ANA, "pid")).body)
            with pytest.raises(RuleError, match="too-much-work"):
                await pool.ask(ANA, "grow", 200)
            assert int((await pool.ask(ANA, "pid")).body) == pid  # nothing was lost
            assert int((await pool.ask(ANA, "grow", 60)).body) == pid
            # It has grown, and a fresh one has taken over.
            assert int((await pool.ask(ANA, "pid")).body) != pid
            await until(lambda: not is_running(pid))

    go(run())


def test_a_process_that_dies_is_replaced_and_its_job_repeated(tmp_path: Path) -> None:
    async def run() -> None:
        async with Pool() as pool:
            answer = await pool.ask(ANA, "die-once", str(tmp_path / "flag"))
            assert answer.body == b"alive"
            pid = int((await pool.ask(ANA, "pid")).body)
            os.kill(pid, signal.SIGKILL)  # while it has nothing to do
            await until(lambda: not is_running(pid))
            assert int((await pool.ask(ANA, "pid")).body) != pid

    go(run())


def test_processes_that_die_together_are_no_fault_of_the_next_question() -> None:
    async def run() -> None:
        async with Pool(3) as pool:
            asked = [pool.later(one, "sleep", 0.1) for one in (ANA, BEN, CYD)]
            await asyncio.gather(*asked)
            pids = pool.workers.pids
            assert len(pids) == 3
            for pid in pids:
                os.kill(pid, signal.SIGKILL)
            await until(lambda: not any(is_running(pid) for pid in pids))
            for _ in range(3):
                assert (await pool.ask(ANA, "echo", b"here")).body == b"here"
            assert len(pool.workers.pids) <= 3

    go(run())


def test_a_process_that_is_killed_at_work_is_replaced() -> None:
    async def run() -> None:
        async with Pool() as pool:
            task = pool.later(ANA, "sleep", 600)
            killed: list[int] = []
            while len(killed) < 2:  # again at the second try: then it is answered
                await until(lambda: bool(set(pool.workers.pids).difference(killed)))
                [pid] = set(pool.workers.pids).difference(killed)
                os.kill(pid, signal.SIGKILL)
                killed.append(pid)
            with pytest.raises(RuleError, match="too-much-work"):
                await task
            assert (await pool.ask(ANA, "echo", b"next")).body == b"next"

    go(run())


def test_faults_and_long_answers() -> None:
    async def run() -> None:
        async with Pool() as pool:
            with pytest.raises(RuleError, match="server-fault"):
                await pool.ask(ANA, "fail")
            with pytest.raises(RuleError, match="record-empty"):
                await pool.ask(ANA, "replay", b"", None)
            assert not (await pool.ask(ANA, "echo", b"short")).packed
            long = await pool.ask(ANA, "echo", b"long " * 100_000)
            assert long.packed
            assert len(long.body) < 5000

    go(run())


def test_closing_leaves_no_process_behind() -> None:
    async def run() -> None:
        async with Pool(2) as pool:
            await pool.ask(ANA, "pid")
            for requester in (ANA, BEN, CYD):
                pool.later(requester, "sleep", 600)
            await until(lambda: len(pool.workers.pids) == 2)
            pids = pool.workers.pids
        assert all(one.exception() for one in pool.tasks)
        assert not any(is_running(pid) for pid in pids)

    go(run())


@pytest.mark.parametrize("busy", [False, True])
def test_no_process_outlives_a_node_that_is_killed(tmp_path: Path, busy: bool) -> None:
    text = worst_record().decode()
    node = Node(f"sqlite:///{tmp_path}/r.db", tmp_path / "log").start()
    try:
        answer = httpx.post(f"{node.url}/api/replay", json={"record": text}, timeout=PATIENCE)
        assert answer.status_code == 200
        workers = [pid for pid in processes(node.pid) if pid != node.pid]
        assert workers
        if busy:
            body = {"record": text, "round": 1}
            soon = httpx.Timeout(PATIENCE, read=0.2)
            with pytest.raises(httpx.ReadTimeout):
                httpx.post(f"{node.url}/api/replay/best", json=body, timeout=soon)
        os.kill(node.pid, signal.SIGKILL)  # the node alone, not its group
        asyncio.run(until(lambda: not any(is_running(pid) for pid in workers)))
    finally:
        node.kill()


# ----------------------------------------------------------------------------- bots that think long


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_moves_alike_in_a_thread_and_in_a_process(game: str, all_long: None) -> None:
    async def run() -> None:
        bots = BotRunner(WorkerPool("bots", 1, most_waiting=100))
        try:
            table = dealt(game)
            for bot in BOTS:
                seat = table.to_act[0]
                assert table.match
                wanted = find_bot(bot)(table.match.knowledge(seat), Random("seed"))
                moves = [await bots.move(table, seat, bot, "seed") for _ in range(2)]
                assert moves == [wanted, wanted]
            assert bots._workers.pids
        finally:
            await bots.close()

    go(run())


def test_a_bot_whose_process_dies_moves_all_the_same(all_long: None) -> None:
    async def run() -> None:
        bots = BotRunner(WorkerPool("bots", 1))
        try:
            table = dealt("one-eleven")
            seat = table.to_act[0]
            wanted = [await bots.move(table, seat, "steady", f"{at}") for at in range(5)]
            for at in range(5):
                [pid] = bots._workers.pids
                os.kill(pid, signal.SIGKILL)
                assert await bots.move(table, seat, "steady", f"{at}") == wanted[at]
        finally:
            await bots.close()

    go(run())


def test_a_bot_that_does_not_come_to_an_end(
    monkeypatch: pytest.MonkeyPatch, all_long: None
) -> None:
    async def run() -> None:
        bots = BotRunner(WorkerPool("bots", 2, seconds=0.3))
        try:
            table = dealt("gin")
            seat = table.to_act[0]
            await bots.move(table, seat, "steady", "")  # in a thread: nothing is known yet

            def endless(_name: str, *_arguments: Any) -> bytes:
                return pickled("sleep", 600)

            monkeypatch.setattr(bot_runner, "pickled", endless)
            with pytest.raises(RuleError, match="too-much-work"):  # and the table plays for it
                await bots.move(table, seat, "steady", "")
        finally:
            await bots.close()

    go(run())
