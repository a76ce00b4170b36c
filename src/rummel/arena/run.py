"""Plays deals, by processes here or by a cluster. What comes out does not depend on who plays."""

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from rummel.arena.contest import Contest, Deal, PlayedDeal, play_deal
from rummel.workers import Processes, Workers


def run(
    contest: Contest,
    numbers: Iterable[int],
    *,
    workers: Workers | None = None,
    folder: Path | None = None,
    each: Callable[[Deal], None] = lambda _deal: None,
) -> list[Deal]:
    """Plays the deals with these numbers, in that order; `each` hears of every one once it is over.

    Deals may be over in another order than they come back in. With a folder the records are kept
    there, on this machine.
    """
    wanted = list(numbers)
    over: dict[int, Deal] = {}

    def keep(played: PlayedDeal) -> None:
        deal = played.deal
        for number, record in enumerate(played.records, 1):
            assert folder
            path = folder / f"{contest.game}-{deal.deal:06d}-{number:02d}.ndjson"
            path.write_bytes(record)
        over[deal.deal] = deal
        each(deal)

    task = partial(play_deal, contest, recorded=folder is not None)
    (workers or Processes()).run(task, wanted, keep)
    return [over[number] for number in wanted]
