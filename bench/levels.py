"""Players against players in whole matches, the engine as the referee.

    python -m bench.levels GAME ONE OTHER [--matches 400] [--seats 2] [--seed 1] [--jobs N]

ONE and OTHER are names of bots, or levels as text: `noise=0.2,memory=8`. ONE has one seat and OTHER
the rest. Each deal is played with ONE in every seat, so that luck cancels; the interval is that of
the mean of deals. A win that is shared counts in part.
"""

import argparse
import json
from collections.abc import Sequence
from functools import partial
from statistics import mean
from typing import Any

from bench.matches import among, spread
from rummel.arena.standing import mean_interval
from rummel.bots import CHARACTERS
from rummel.games import GAMES
from rummel.workers import Processes

# Each against the one below, and the master against the yardsticks.
PAIRS = (
    *zip(CHARACTERS[:0:-1], CHARACTERS[-2::-1], strict=True),
    ("ada", "steady"),
    ("ada", "greedy"),
)


def measure(
    game: str,
    one: str,
    other: str,
    *,
    matches: int,
    seats: int = 2,
    seed: int = 1,
    jobs: int | None = None,
) -> dict[str, Any]:
    deals = [f"levels/{seed}/{number}" for number in range(-(-matches // seats))]
    shares: list[float] = []
    took: list[float] = []

    def keep(deal: tuple[float, list[float]]) -> None:
        shares.append(deal[0])
        took.extend(deal[1])

    Processes(jobs).run(partial(among, game, one, other, seats), deals, keep)
    middle, high = spread(took)
    return {
        "game": game,
        "one": one,
        "other": other,
        "seats": seats,
        "matches": len(deals) * seats,
        "won": round(mean(shares), 4),
        "interval": [round(end, 4) for end in mean_interval(shares)],
        "ms": round(middle, 2),
        "ms p95": round(high, 2),
    }


def main() -> None:
    """A part of `make bench`: every game in which anything is decided, between two."""
    for name, game in GAMES.items():
        if len(set(game.family.bots.levels(game.rules))) > 1:
            for one, other in PAIRS:
                print(json.dumps(measure(name, one, other, matches=400, seed=13)), flush=True)


def command(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, help="processes; one per core if not given")
    print(json.dumps(measure(**vars(parser.parse_args(given)))))


if __name__ == "__main__":
    command()
