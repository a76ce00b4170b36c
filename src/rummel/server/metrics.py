"""What Prometheus may know: counts and times, no names and no pieces."""

from functools import cache
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY: Final = CollectorRegistry()

_BUCKETS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

ENTRIES: Final = Counter(
    "rummel_entries", "Entries of the logs", ("game", "kind"), registry=REGISTRY
)
COMMANDS: Final = Histogram(
    "rummel_command_seconds",
    "From a command to its answer",
    ("command",),
    buckets=_BUCKETS,
    registry=REGISTRY,
)
REFUSALS: Final = Counter(
    "rummel_refusals", "Commands and requests refused", ("code",), registry=REGISTRY
)
BOT_FAILURES: Final = Counter(
    "rummel_bot_failures",
    "Moves that a bot owed and the table made for it",
    ("game", "bot"),
    registry=REGISTRY,
)
COMMITS: Final = Histogram(
    "rummel_commit_seconds", "Transactions", buckets=_BUCKETS, registry=REGISTRY
)
TOGETHER: Final = Histogram(
    "rummel_commit_jobs",
    "Jobs that shared a transaction",
    buckets=(1, 2, 5, 10, 20, 50, 100, 200),
    registry=REGISTRY,
)
ROOMS: Final = Gauge("rummel_rooms", "Tables in memory", registry=REGISTRY)
LISTENERS: Final = Gauge("rummel_listeners", "Connections to tables", registry=REGISTRY)
VISITORS: Final = Gauge("rummel_visitors", "Pages of people who are here", registry=REGISTRY)

# Processes for what takes long: `answers` to people, and `bots`.
QUEUE: Final = Gauge(
    "rummel_work_waiting", "Questions in the queue", ("workers",), registry=REGISTRY
)
PROCESSES: Final = Gauge("rummel_work_processes", "Processes", ("workers",), registry=REGISTRY)
REJECTED: Final = Counter(
    "rummel_work_rejected",
    "Questions refused because the queue was full",
    ("workers",),
    registry=REGISTRY,
)
CANCELLED: Final = Counter(
    "rummel_work_cancelled",
    "Questions given up half-way because nobody was waiting",
    ("workers",),
    registry=REGISTRY,
)
KILLED: Final = Counter(
    "rummel_work_killed", "Questions that took too long", ("workers",), registry=REGISTRY
)
DIED: Final = Counter(
    "rummel_work_died", "Processes that ended by themselves", ("workers",), registry=REGISTRY
)


@cache  # looking a label up takes longer than counting; there are few games and commands
def entries(game: str, kind: str) -> Counter:
    return ENTRIES.labels(game, kind)


PUSHES: Final = Counter(
    "rummel_pushes", "Notices sent to push services, by the answer", ("status",), registry=REGISTRY
)


def pushed(status: int) -> Counter:
    """0: no answer. Services may answer anything, so only the kind is counted."""
    return PUSHES.labels(f"{status // 100}xx" if 100 <= status < 600 else "none")


@cache
def command(name: str) -> Histogram:
    return COMMANDS.labels(name)
