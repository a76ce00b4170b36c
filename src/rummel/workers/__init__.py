"""Who does work that comes in many pieces: processes on this machine, or a Ray cluster.

A task is a function that can be pickled; what it returns depends on its piece alone, so the result
is the same whoever does the work, and in whatever order.
"""

import os
import signal
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from multiprocessing import get_context
from typing import TypeVar

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


class Processes(Workers):
    """Processes on this machine; by default one per core."""

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
        with get_context().Pool(jobs, initializer=_leave_stopping_to_the_parent) as pool:
            for done in pool.imap_unordered(task, pieces):
                each(done)


def cores() -> int:
    """How many processes can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _leave_stopping_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
