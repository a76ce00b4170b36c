"""Bots in matches of whole deals, with what each of their moves takes: for the other parts."""

from collections.abc import Sequence
from random import Random
from statistics import mean, median
from time import process_time
from typing import Any

from rummel.bots import Bot, find_bot
from rummel.bots.play import play
from rummel.game import Move, View
from rummel.games import GAMES, family_of
from rummel.knowledge import Knowledge, Level


def bot_of(text: str) -> Bot:
    """A bot by its name, or by what a level is made of: `noise=0.2,memory=8`."""
    if "=" not in text:
        return find_bot(text)
    given: dict[str, Any] = {}
    for word in text.split(","):
        name, _, value = word.partition("=")
        given[name] = float(value) if name == "noise" else int(value)
    return at_level(Level(**given))


def at_level(level: Level) -> Bot:
    def think(known: Knowledge[View], chance: Random) -> Move:
        return family_of(known.view.rules).bots.think(known, level, chance)

    return think


class Timed:
    """A bot, and the milliseconds of one core that each of its moves took."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.took: list[float] = []

    def __call__(self, known: Knowledge[View], chance: Random) -> Move:
        start = process_time()
        move = self.bot(known, chance)
        self.took.append(1000 * (process_time() - start))
        return move


def among(game: str, one: str, other: str, seats: int, seed: str) -> tuple[float, list[float]]:
    """The share of matches that ONE wins of a deal in which it has every seat once and OTHER the
    rest, and what its moves took. A win that is shared counts in part.
    """
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


def spread(values: Sequence[float]) -> tuple[float, float]:
    """The median and the 95th percentile."""
    ordered = sorted(values)
    return median(ordered), ordered[len(ordered) * 95 // 100]
