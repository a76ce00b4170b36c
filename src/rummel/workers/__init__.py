"""Who does work that comes in many pieces: processes on this machine, or a Ray cluster.

A task is a function that can be pickled; what it returns depends on its piece alone, so the result
is the same whoever does the work, and in whatever order.
"""

import os
import signal
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection, wait
from traceback import format_exc
from typing import Any, TypeVar

Item = TypeVar("Item")
Done = TypeVar("Done")


class Workers(ABC):
    @abstractmethod
    def run(
        self, task: Callable[[Item], Done], pieces: Sequence[Item], each: Callable[[Done], None]
    ) -> None:
        """Does the task for every piece; `each` gets every result as soon as it is there.

        Results come in any order. What a task raises is raised here, and the rest is given up.
        """


class WorkerLost(Exception):
    """A process has ended in the middle of its piece: killed, perhaps because memory ran out."""


class Processes(Workers):
    """Processes on this machine; by default one per core.

    Each has a pipe of its own, which ends when the process does: a process that is killed can't
    leave anybody waiting.
    """

    def __init__(self, jobs: int | None = None) -> None:
        self.jobs = jobs or cores()

    def run(
        self, task: Callable[[Item], Done], pieces: Sequence[Item], each: Callable[[Done], None]
    ) -> None:
        jobs = min(self.jobs, len(pieces))
        if jobs <= 1:
            for piece in pieces:
                each(task(piece))
            return
        waiting = iter(pieces)
        with ExitStack() as crew:
            busy = {crew.enter_context(_process(task)) for _ in range(jobs)}
            for pipe in busy:
                _hand(pipe, next(waiting))
            while busy:
                for pipe in busy.intersection(wait(list(busy))):
                    done = _take(pipe)
                    try:
                        _hand(pipe, next(waiting))
                    except StopIteration:
                        busy.remove(pipe)
                    each(done)


@contextmanager
def _process(task: Callable[[Any], Any]) -> Iterator[Connection]:
    """A process that does the task for what comes through the pipe, and sends back the results."""
    here, there = Pipe()
    process = Process(target=_work, args=(task, here, there), daemon=True)
    process.start()
    there.close()
    try:
        yield here
    finally:
        process.kill()
        process.join()
        here.close()


def _hand(pipe: Connection, piece: object) -> None:
    try:
        pipe.send(piece)
    except OSError as error:
        raise WorkerLost from error


def _take(pipe: Connection) -> Any:
    try:
        done, error = pipe.recv()
    except (EOFError, OSError) as lost:
        raise WorkerLost from lost
    if error is not None:
        raise error
    return done


def _work(task: Callable[[Any], Any], theirs: Connection, pipe: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent ends its processes
    theirs.close()  # a copy, with which the pipe would never end
    with suppress(EOFError, OSError):
        while True:
            piece = pipe.recv()
            done, failed = None, None
            try:
                done = task(piece)
            except Exception as error:
                error.add_note(format_exc())
                failed = error
            pipe.send((done, failed))


def cores() -> int:
    """How many processes can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
