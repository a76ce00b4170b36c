"""Players against players in whole matches, the engine as the referee.

    python -m bench.levels GAME ONE OTHER [--matches 400] [--seats 2] [--seed 1] [--jobs 2]

ONE and OTHER are names of bots, or levels as text: `noise=0.2,memory=8`. ONE has one seat and OTHER
the rest. Each deal is played with ONE in every seat, so that luck cancels; the interval is that of
the mean of deals. A win that is shared counts in part.
"""

import argparse
import json
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from random import Random
from statistics import mean, quantiles, stdev
from time import perf_counter
from typing import Any

from rummel.bots import Bot, find_bot
from rummel.bots.play import play
from rummel.game import Move, View
from rummel.games import GAMES, family_of
from rummel.knowledge import Knowledge, Level

GAMES_WITH_NETS = ("romme", "romme-lay", "one-eleven", "karo8", "serie-noire-gin", "gin")
PAIRS = (
    ("ada", "steady"),
    ("ada", "greedy"),
    ("ada", "viktor"),
    ("viktor", "nora"),
    ("nora", "leo"),
    ("leo", "mia"),
)


def bot_of(text: str) -> Bot:
    """A bot by its name, or by what a level is made of."""
    if "=" not in text:
        return find_bot(text)
    given: dict[str, Any] = {}
    for word in text.split(","):
        name, _, value = word.partition("=")
        given[name] = float(value) if name == "noise" else int(value)
    level = Level(**given)

    def think(known: Knowledge[View], chance: Random) -> Move:
        return family_of(known.view.rules).bots.think(known, level, chance)

    return think


class Timed:
    """A bot, and the milliseconds of each of its moves."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.took: list[float] = []

    def __call__(self, known: Knowledge[View], chance: Random) -> Move:
        start = perf_counter()
        move = self.bot(known, chance)
        self.took.append(1000 * (perf_counter() - start))
        return move


def deal(game: str, one: str, other: str, seats: int, seed: str) -> tuple[float, list[float]]:
    """The share of ONE's wins of a deal in which it had every seat, and what its moves took."""
    preset = GAMES[game]
    rules = preset.configure(players=seats)
    timed, rival = Timed(bot_of(one)), bot_of(other)
    shares = []
    for seat in range(seats):
        bots = [timed if at == seat else rival for at in range(seats)]
        result = play(preset, rules, bots, seed).match.result
        assert result
        # Nobody wins a draw: then all have a share.
        winners = result.winners or tuple(range(seats))
        shares.append((seat in winners) / len(winners))
        if rules.sides(winners) == {rules.team_of(seat)}:
            shares[-1] = 1.0
    return mean(shares), timed.took


def measure(
    game: str, one: str, other: str, *, matches: int, seats: int = 2, seed: int = 1, jobs: int = 2
) -> dict[str, Any]:
    deals = [f"levels/{seed}/{number}" for number in range(-(-matches // seats))]
    with ProcessPoolExecutor(jobs) as pool:
        each = list(pool.map(partial(deal, game, one, other, seats), deals, chunksize=4))
    shares = [share for share, _ in each]
    took = [ms for _, all_ms in each for ms in all_ms]
    middle, apart = mean(shares), 1.96 * stdev(shares) / sqrt(len(shares))
    return {
        "game": game,
        "one": one,
        "other": other,
        "seats": seats,
        "matches": len(deals) * seats,
        "won": round(middle, 4),
        "interval": [round(middle - apart, 4), round(middle + apart, 4)],
        "ms": round(mean(took), 2),
        "ms p95": round(quantiles(took, n=20)[-1], 2),
    }


def main() -> None:
    """A part of `make bench`: nets against yardsticks, and each level against the one below."""
    for game in GAMES_WITH_NETS:
        for one, other in PAIRS:
            print(json.dumps(measure(game, one, other, matches=1000, seed=13)), flush=True)


def command(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args(given)
    print(
        json.dumps(
            measure(
                chosen.game,
                chosen.one,
                chosen.other,
                matches=chosen.matches,
                seats=chosen.seats,
                seed=chosen.seed,
                jobs=chosen.jobs,
            )
        )
    )


if __name__ == "__main__":
    command()
