"""A worker process with hostile jobs, started in place of the real one."""

import os
import sys
import time
from pathlib import Path

from rummel.server import worker


def _sleep(seconds: float) -> bytes:
    time.sleep(seconds)
    return b"slept"


def _die_once(flag: str) -> bytes:
    """The first time, the process dies in the middle of the job."""
    if not Path(flag).exists():
        Path(flag).touch()
        os._exit(1)
    return b"alive"


def _grow(megabytes: int) -> bytes:
    """Takes memory, and keeps it."""
    _KEPT.append(bytearray(megabytes * 2**20))
    return _pid()


def _fail() -> bytes:
    raise ValueError("a mistake")


def _pid() -> bytes:
    return f"{os.getpid()}".encode()


_KEPT: list[bytearray] = []
worker.JOBS.update(
    {
        "sleep": _sleep,
        "die-once": _die_once,
        "grow": _grow,
        "fail": _fail,
        "echo": lambda text: text,
        "pid": _pid,
    }
)


def arguments(most_memory: int) -> list[str]:
    return [sys.executable, "-m", "tests.server.hostile", str(most_memory)]


if __name__ == "__main__":
    worker.main(int(sys.argv[1]))
    os._exit(0)
