"""Makes the files of a plan, by processes here or by a cluster."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from rummel.data.folder import Folder
from rummel.data.plan import Plan, Portion
from rummel.data.records import made_records
from rummel.workers import Processes, Workers


class _Made(NamedTuple):
    portion: Portion
    content: bytes
    decisions: int


def generate(
    folder: Folder,
    portions: Sequence[Portion],
    *,
    workers: Workers | None = None,
    each: Callable[[Portion, int], None] = lambda _portion, _decisions: None,
) -> None:
    """Makes these files, `folder.missing(rounds)` as a rule.

    Wherever they are made, they come back to this machine; `each` hears of every one once it is in
    the folder, and how many decisions it holds.
    """

    def keep(made: _Made) -> None:
        folder.add(made.portion, made.content)
        each(made.portion, made.decisions)

    (workers or Processes()).run(partial(_make, folder.plan), portions, keep)


def _make(plan: Plan, portion: Portion) -> _Made:
    if plan.format == "records":
        return _Made(portion, *made_records(plan, portion))
    from rummel.data.arrays import made_arrays  # noqa: PLC0415 - loads NumPy and Arrow

    return _Made(portion, *made_arrays(plan, portion))
