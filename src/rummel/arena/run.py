"""Plays deals on all cores. What comes out does not depend on how many there are."""

import os
import signal
from collections.abc import Callable, Iterable
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from rummel.arena.contest import Contest, Deal, play_deal


def cores() -> int:
    """How many processes can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run(
    contest: Contest,
    numbers: Iterable[int],
    *,
    jobs: int | None = None,
    folder: Path | None = None,
    each: Callable[[Deal], None] = lambda _deal: None,
) -> list[Deal]:
    """Plays the deals with these numbers, in that order; `each` hears of every one once it is over.

    Deals may be over in another order than they come back in.
    """
    wanted = list(numbers)
    task = partial(play_deal, contest, folder=folder)
    jobs = min(jobs or cores(), len(wanted))
    played: dict[int, Deal] = {}
    if jobs <= 1:
        for number in wanted:
            played[number] = task(number)
            each(played[number])
    else:
        with get_context().Pool(jobs, initializer=_leave_stopping_to_the_parent) as pool:
            for deal in pool.imap_unordered(task, wanted):
                played[deal.deal] = deal
                each(deal)
    return [played[number] for number in wanted]


def _leave_stopping_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
