"""Work that takes long: who does it, and how far it is."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any, TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from rummel.cli.screen import Refused, Screen, option
from rummel.workers import Processes, WorkerLost, Workers
from rummel.workers.cluster import Cluster, ClusterError

F = TypeVar("F", bound=Callable[..., Any])

_CODES = {
    "missing": "ray-missing",
    "address": "ray-address",
    "unreachable": "ray-unreachable",
    "version": "ray-version",
    "failed": "ray-failed",
}


def work_options(command: F) -> F:
    """The options `--jobs` and `--ray`."""
    command = option("--ray", metavar="ADDRESS", help="cli-option-ray")(command)
    return option("--jobs", type=int, metavar="N", help="cli-option-jobs")(command)


def workers_for(ray: str | None, jobs: int | None) -> AbstractContextManager[Workers]:
    """Who does the work, as the options say; what can't be is refused at once."""
    if jobs is not None and jobs < 1:
        raise Refused("arena-jobs", count=jobs)
    if ray is None:
        return _here(Processes(jobs))
    with _refusing():
        cluster = Cluster(ray.strip(), jobs)
    return _connected(cluster)


@contextmanager
def _here(processes: Processes) -> Iterator[Workers]:
    with _refusing():
        yield processes


@contextmanager
def _connected(cluster: Cluster) -> Iterator[Workers]:
    with _refusing(), cluster:
        yield cluster


@contextmanager
def _refusing() -> Iterator[None]:
    try:
        yield
    except ClusterError as error:
        facts = {name: str(value) for name, value in error.facts.items()}
        raise Refused(_CODES[error.code], exit_code=2, **facts) from error
    except WorkerLost as error:
        raise Refused("worker-lost", exit_code=2) from error


@contextmanager
def progress(screen: Screen, name: str, total: int, done: int) -> Iterator[Callable[[int], None]]:
    """A bar, where somebody looks at it; what it yields advances it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns, TimeRemainingColumn(), console=screen.err, disable=not screen.err.is_terminal
    ) as bar:
        task = bar.add_task(name, total=total, completed=done)
        yield lambda steps: bar.advance(task, steps)
