"""The process that long work runs in: `python -m rummel.server.worker`.

It gets jobs on its standard input and answers on its standard output, one after the other. It has
no database, no settings and no connections, and it ends with the node that started it, even in the
middle of a job: a thread reads the input, and its end is the end.
"""

import gzip
import os
import pickle
import queue
import signal
import struct
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, BinaryIO, Final

import msgspec

from rummel import encoding, games, hints, wire
from rummel.bots import find_bot
from rummel.errors import RuleError
from rummel.game import View, format_move
from rummel.knowledge import Knowledge
from rummel.position import Position
from rummel.server import lessons, replays
from rummel.tables.table import record_of

# A job: its length, then the pickle of its name and arguments. An answer: its length, how it went,
# whether this was the last one, then the bytes.
JOB_HEAD: Final = struct.Struct(">Q")
ANSWER_HEAD: Final = struct.Struct(">QB?")
PLAIN, PACKED, REFUSED, FAILED = range(4)  # FAILED: a fault of ours, with its trace

_NICE: Final = 10  # games come first
_LONG: Final = 4096  # bytes from which an answer is packed
_MOST_JOBS: Final = 1000  # then a fresh process takes over,
_GROWN: Final = 0.5  # and also when this share of the memory is used between two jobs


def hint(known: Knowledge[View]) -> bytes:
    """What the master would do in the place of a player, and why."""
    return msgspec.json.encode(encoding.hint(hints.advise(known)))


def position_hint(text: str) -> bytes:
    """The same in the place of the player on turn in a position."""
    view = Position.parse(text).view_on_turn()
    if view.seat is None:
        raise RuleError("round-over") if view.outcome else RuleError("position-open", field="hands")
    return hint(Knowledge(view))


def closed(game: str, chosen: dict[str, Any]) -> bytes:
    """What some options rule out. Every value of every other option is tried."""
    ruled_out = games.find(game).ruled_out(chosen)
    return encoding.ENCODER.encode([wire.Closed(*one) for one in ruled_out])


def _bot(name: str, known: Knowledge[View], seed: str) -> bytes:
    """A bot's move, and how long it thought."""
    begun = time.thread_time()
    move = find_bot(name)(known, Random(seed))
    return msgspec.json.encode((format_move(move), time.thread_time() - begun))


def _pretty(text: bytes) -> bytes:
    return msgspec.json.format(text)


JOBS: Final[dict[str, Callable[..., bytes]]] = {
    "replay": replays.replay_json,
    "table-replay": replays.table_replay_json,
    "review": replays.review_json,
    "table-review": replays.table_review_json,
    "position": replays.position_json,
    "table-position": replays.table_position_json,
    "opened": replays.opened_json,
    "record": record_of,
    "lesson": lessons.lesson_json,
    "lesson-moves": lessons.moves_json,
    "lesson-check": lessons.check_json,
    "closed": closed,
    "hint": hint,
    "position-hint": position_hint,
    "bot": _bot,
    "pretty": _pretty,
}


def done(job: bytes) -> tuple[int, bytes]:
    """How a job went, and its answer."""
    try:
        name, arguments = pickle.loads(job)
        answer = JOBS[name](*arguments)
    except RuleError as error:
        return REFUSED, pickle.dumps(error)
    except MemoryError:
        return REFUSED, pickle.dumps(RuleError("too-much-work"))
    except RecursionError:
        return REFUSED, pickle.dumps(RuleError("bad-request", reason="nesting"))
    except Exception as error:
        return FAILED, _trace(error)
    if len(answer) < _LONG:
        return PLAIN, answer
    return PACKED, gzip.compress(answer, 3, mtime=0)


def _trace(error: Exception) -> bytes:
    import traceback  # noqa: PLC0415 - for faults only

    return "".join(traceback.format_exception(error)).encode()


def _read(source: BinaryIO, jobs: "queue.SimpleQueue[bytes]") -> None:
    while True:
        head = source.read(JOB_HEAD.size)
        if len(head) < JOB_HEAD.size:
            os._exit(0)  # the node is gone
        [size] = JOB_HEAD.unpack(head)
        jobs.put(source.read(size))


def _memory() -> int:
    """Bytes in memory now; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def main(most_memory: int) -> None:
    """Works until the node has gone, or until it is time for a fresh process."""
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, signal.SIG_IGN)  # meant for the node, which ends this process too
    if sys.platform != "win32":
        os.nice(_NICE)
    if sys.platform == "linux":  # elsewhere it would count what is merely mapped, or nothing
        import resource  # noqa: PLC0415 - not everywhere

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_DATA, (most_memory, most_memory))
    # Whatever is printed must not get in between the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    jobs: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(sys.stdin.buffer, jobs), daemon=True).start()
    _write(answers, PLAIN, b"", last=False)  # ready
    for number in range(1, _MOST_JOBS + 1):
        how, answer = done(jobs.get())
        last = number == _MOST_JOBS or _memory() > _GROWN * most_memory
        _write(answers, how, answer, last=last)
        if last:
            return


def _write(answers: BinaryIO, how: int, answer: bytes, *, last: bool) -> None:
    answers.write(ANSWER_HEAD.pack(len(answer), how, last))
    answers.write(answer)
    answers.flush()


def arguments(most_memory: int) -> list[str]:
    """The command line of this process. Nothing is imported from where it happens to start."""
    return [sys.executable, "-P", "-m", __spec__.name if __spec__ else __name__, str(most_memory)]


if __name__ == "__main__":
    main(int(sys.argv[1]))
    os._exit(0)  # the reading thread may hold the input
