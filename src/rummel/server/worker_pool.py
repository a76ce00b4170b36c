"""Long work, in separate processes: the tables at play do not notice it.

The queue is fair: the next question is that of the address, and there of the person, whose last
turn is the longest ago. Nobody can have many questions wait. A question that takes too long is
ended together with its process, and so is one that nobody is waiting for.
"""

import asyncio
import io
import logging
import os
import pickle
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from contextlib import suppress
from copyreg import dispatch_table
from math import ceil
from typing import Any, Final, NamedTuple

from rummel.errors import RuleError
from rummel.family import Game
from rummel.games import find
from rummel.server import metrics, worker
from rummel.server.store import StorageError

_LOG: Final = logging.getLogger("rummel.workers")
_MOST_OF_PERSON: Final = 4  # questions that wait
_MOST_OF_ADDRESS: Final = 16
_MOST_WAITING: Final = 48
_TRIES: Final = 2  # a process may die for reasons that are not the question's
_START: Final = 60.0  # seconds for a process to start, on a busy machine
_IDLE: Final = 300.0  # seconds after which a process that has nothing to do ends
_LONGEST: Final = 64 * 2**20  # bytes of an answer
_MOST_REMEMBERED: Final = 10_000  # people whose last turn is known
_ENTRY: Final = 500  # bytes that an answer in the cache takes besides itself and its key, about


class Requester(NamedTuple):
    """The person, and the address, that work is counted against."""

    address: str
    person: str


class Answer(NamedTuple):
    """The answer of a worker, as it goes to the client."""

    body: bytes
    packed: bool  # with gzip


def pickled(name: str, *arguments: Any) -> bytes:
    """A job for a worker: the name of a function that `worker.JOBS` has, and its arguments."""
    buffer = io.BytesIO()
    pickler = pickle.Pickler(buffer, pickle.HIGHEST_PROTOCOL)
    # A game holds functions; the other process has it too.
    pickler.dispatch_table = {**dispatch_table, Game: lambda game: (find, (game.id,))}
    pickler.dump((name, arguments))
    return buffer.getvalue()


class _Died(Exception):
    """The process has ended in the middle of a job."""


class _Process:
    """One worker process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.is_last = False  # it takes no more jobs
        self.idle: asyncio.TimerHandle | None = None

    @classmethod
    async def start(cls, memory: int) -> "_Process":
        # Passwords and the like are none of its business.
        environment = {
            name: value for name, value in os.environ.items() if not name.startswith("RUMMEL_")
        }
        process = await asyncio.create_subprocess_exec(
            *worker.arguments(memory),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=environment,
        )
        started = cls(process)
        try:
            await asyncio.wait_for(started._read(), _START)
        except TimeoutError as error:
            started.kill()
            raise _Died from error
        except BaseException:
            started.kill()
            raise
        return started

    async def do(self, job: bytes) -> tuple[int, bytes]:
        stdin = self._process.stdin
        assert stdin
        try:
            stdin.write(worker.JOB_HEAD.pack(len(job)))
            stdin.write(job)
            await stdin.drain()
        except OSError as error:
            raise _Died from error
        return await self._read()

    async def _read(self) -> tuple[int, bytes]:
        stdout = self._process.stdout
        assert stdout
        try:
            head = await stdout.readexactly(worker.ANSWER_HEAD.size)
            size, how, self.is_last = worker.ANSWER_HEAD.unpack(head)
            if size > _LONGEST:
                raise RuleError("too-much-work")
            return how, await stdout.readexactly(size)
        except (OSError, asyncio.IncompleteReadError) as error:
            raise _Died from error

    @property
    def pid(self) -> int:
        return self._process.pid

    def kill(self) -> None:
        if self.idle:
            self.idle.cancel()
        with suppress(ProcessLookupError):
            self._process.kill()

    async def gone(self) -> None:
        await self._process.wait()


class _Question:
    def __init__(self, number: int, requester: Requester, job: bytes) -> None:
        self.number = number
        self.requester = requester
        self.job = job
        self.tries = 0
        self.done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.task: asyncio.Task[None] | None = None  # None: it waits


class WorkerPool:
    """A few processes, started when there is something to do, and the queue before them."""

    def __init__(
        self,
        name: str,
        size: int,
        *,
        seconds: float = 10.0,
        megabytes: int = 256,
        most_waiting: int = _MOST_WAITING,
    ) -> None:
        self._name = name
        self._size = size
        self._seconds = seconds
        self._memory = megabytes * 2**20
        self._most_waiting = most_waiting
        self._waiting: list[_Question] = []
        self._running: set[_Question] = set()
        self._idle: list[_Process] = []
        self._all: set[_Process] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._asked = 0
        self._turn = 0
        self._turns: OrderedDict[str, int] = OrderedDict()  # the last of each address and person
        self._usual = 0.1  # seconds that a question takes
        self._closed = False
        metrics.QUEUE.labels(name).set_function(lambda: len(self._waiting))
        metrics.PROCESSES.labels(name).set_function(lambda: len(self._all))

    async def ask(self, requester: Requester, job: bytes) -> Answer:
        """The answer; a `RuleError` if the queue is full or the work too much.

        A caller that is cancelled while waiting gives the question up.
        """
        if self._closed:
            raise StorageError("closed")
        self._admit(requester)
        self._asked += 1
        question = _Question(self._asked, requester, job)
        self._waiting.append(question)
        self._serve()
        try:
            return await question.done
        finally:
            self._forget(question)

    def _admit(self, requester: Requester) -> None:
        requesters = [one.requester for one in self._waiting]
        if (
            sum(one == requester for one in requesters) >= _MOST_OF_PERSON
            or sum(one.address == requester.address for one in requesters) >= _MOST_OF_ADDRESS
            or len(requesters) >= self._most_waiting
        ):
            metrics.REJECTED.labels(self._name).inc()
            seconds = len(requesters) * self._usual / self._size
            raise RuleError("too-many", seconds=max(1, ceil(seconds)))

    def _forget(self, question: _Question) -> None:
        """Nobody is waiting: the question is dropped, or ended half-way."""
        if question in self._waiting:
            self._waiting.remove(question)
        elif question in self._running and question.task:
            metrics.CANCELLED.labels(self._name).inc()
            question.task.cancel()

    # --------------------------------------------------------------------------------- the queue

    def _serve(self) -> None:
        while len(self._running) < self._size:
            question = self._next()
            if question is None:
                return
            self._waiting.remove(question)
            self._running.add(question)
            self._note_turn(question)
            question.task = asyncio.create_task(self._answer(question))

    def _next(self) -> _Question | None:
        """The question of the requester whose last turn is the longest ago.

        One address never has all processes, so that the others always find one soon.
        """
        most = max(1, self._size - 1)
        busy = [one.requester.address for one in self._running]
        fair = [one for one in self._waiting if busy.count(one.requester.address) < most]
        turn = self._turns
        return min(
            fair,
            key=lambda one: (
                turn.get(one.requester.address, 0),
                turn.get(f"{one.requester.address} {one.requester.person}", 0),
                one.number,
            ),
            default=None,
        )

    def _note_turn(self, question: _Question) -> None:
        self._turn += 1
        address, person = question.requester
        for one in (address, f"{address} {person}"):
            self._turns[one] = self._turn
            self._turns.move_to_end(one)
        while len(self._turns) > _MOST_REMEMBERED:
            self._turns.popitem(last=False)

    # ------------------------------------------------------------------------------------- work

    async def _answer(self, question: _Question) -> None:
        process: _Process | None = None
        try:
            process = await self._process(fresh=question.tries > 0)
            begun = time.monotonic()
            how, body = await asyncio.wait_for(process.do(question.job), self._seconds)
            self._usual += 0.1 * (time.monotonic() - begun - self._usual)
            self._settle(question, how, body)
        except TimeoutError:
            metrics.KILLED.labels(self._name).inc()
            self._refuse(question, RuleError("too-much-work"))
            self._end(process)
        except _Died:
            metrics.DIED.labels(self._name).inc()
            _LOG.warning("a process of the %s has died", self._name)
            self._end(process)
            question.tries += 1
            if question.tries < _TRIES:
                self._waiting.insert(0, question)
            else:
                self._refuse(question, RuleError("too-much-work"))
        except RuleError as error:
            self._refuse(question, error)
            self._end(process)
        except asyncio.CancelledError:
            self._end(process)
            raise
        except OSError as error:  # no process can be started
            _LOG.error("no process for the %s: %s", self._name, error)
            self._refuse(question, RuleError("too-many", seconds=5))
        else:
            self._rest(process)
        finally:
            self._running.discard(question)
            question.task = None
            if not self._closed:
                self._serve()

    def _settle(self, question: _Question, how: int, body: bytes) -> None:
        if question.done.done():
            return
        if how in (worker.PLAIN, worker.PACKED):
            question.done.set_result(Answer(body, how == worker.PACKED))
        elif how == worker.REFUSED:
            question.done.set_exception(pickle.loads(body))
        else:
            _LOG.error("a job failed in a worker:\n%s", body.decode())
            question.done.set_exception(RuleError("server-fault"))

    def _refuse(self, question: _Question, error: Exception) -> None:
        if not question.done.done():
            question.done.set_exception(error)

    # -------------------------------------------------------------------------------- processes

    async def _process(self, *, fresh: bool) -> _Process:
        """One that has nothing to do. Whatever killed one may have killed others that rested, so
        a second try gets a fresh one in place of another.
        """
        if fresh and self._idle:
            self._retire(self._idle[-1])
        elif self._idle:
            process = self._idle.pop()
            if process.idle:
                process.idle.cancel()
                process.idle = None
            return process
        process = await _Process.start(self._memory)
        self._all.add(process)
        return process

    def _rest(self, process: _Process) -> None:
        """Keeps the process for the next job, unless it has to end."""
        if process.is_last or self._closed:
            self._end(process)
            return
        self._idle.append(process)
        process.idle = asyncio.get_running_loop().call_later(_IDLE, self._retire, process)

    def _retire(self, process: _Process) -> None:
        if process in self._idle:
            self._idle.remove(process)
            self._end(process)

    def _end(self, process: _Process | None) -> None:
        if process:
            process.kill()
            self._all.discard(process)
            task = asyncio.create_task(process.gone())  # or it would stay as a zombie
            self._ending.add(task)
            task.add_done_callback(self._ending.discard)

    @property
    def pids(self) -> list[int]:
        """The processes that there are now."""
        return [process.pid for process in self._all]

    async def close(self) -> None:
        """Gives everything up. Clients that wait are asked to come back."""
        self._closed = True
        for question in (*self._waiting, *self._running):
            self._refuse(question, StorageError("closed"))
        self._waiting.clear()
        tasks = [one.task for one in self._running if one.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for process in tuple(self._all):
            self._end(process)
        await asyncio.gather(*self._ending, return_exceptions=True)


# ---------------------------------------------------------------------------------------- answers


class _Pending:
    """A question that is being answered, and how many wait for it."""

    def __init__(self, task: asyncio.Task[Answer]) -> None:
        self.task = task
        self.waiting = 0


class AnswerCache:
    """Keeps recent answers, and answers identical questions at the same time only once."""

    def __init__(self, workers: WorkerPool, megabytes: int) -> None:
        self._workers = workers
        self._most = megabytes * 2**20
        self._kept: OrderedDict[Hashable, Answer] = OrderedDict()
        self._size = 0
        self._pending: dict[Hashable, _Pending] = {}

    @property
    def size(self) -> int:
        """Bytes that are kept."""
        return self._size

    async def ask(
        self,
        key: Hashable | None,
        requester: Requester,
        pay: Callable[[], None],
        make: Callable[[], Awaitable[bytes]],
    ) -> Answer:
        """An answer. One that is neither at hand nor being made has to be paid for.

        `make` fetches what the job needs, and returns the job. Without a key nothing is kept.
        """
        if key is None:
            pay()
            return await self._workers.ask(requester, await make())
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        pending = self._pending.get(key)
        if pending is None:
            pay()
            pending = self._pending[key] = _Pending(
                asyncio.create_task(self._make(key, requester, make))
            )
        pending.waiting += 1
        try:
            return await asyncio.shield(pending.task)
        finally:
            pending.waiting -= 1
            if not pending.waiting:
                pending.task.cancel()  # which does nothing to one that is done
                if self._pending.get(key) is pending:
                    del self._pending[key]

    async def _make(
        self, key: Hashable, requester: Requester, make: Callable[[], Awaitable[bytes]]
    ) -> Answer:
        answer = await self._workers.ask(requester, await make())
        self._keep(key, answer)
        return answer

    def _keep(self, key: Hashable, answer: Answer) -> None:
        size = _size_of(key, answer)
        if size > self._most // 4:
            return
        self._kept[key] = answer
        self._size += size
        while self._size > self._most:
            self._size -= _size_of(*self._kept.popitem(last=False))


def _size_of(key: Hashable, answer: Answer) -> int:
    """What an answer takes in the cache. Clients choose the keys: those may be the longer part."""
    return len(answer.body) + len(repr(key)) + _ENTRY
