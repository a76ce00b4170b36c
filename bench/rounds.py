"""Whole native rounds between greedy and between random bots, playouts, and what the arranger's
memory saves in them.

Rounds a second are of the processor's time on one thread; the last columns are wall times of one
thread and of two, which mean something on an idle machine only. `known` is the share of the
questions to the arranger whose answer was still there. A slot is what one round of a batch takes:
the round, what the seat may do, its observation and its mask.
"""

from collections.abc import Callable
from statistics import median
from time import perf_counter, process_time

from rich.console import Console
from rich.table import Table

from rummel.games import GAMES
from rummel.native import (
    FAMILIES,
    Chance,
    Rounds,
    is_native,
    kernel_round,
    kernel_rounds,
)

RUNS = 3
SECONDS = 0.4  # a run
SIDE_BY_SIDE = 64
WORLDS = 4


def played(rounds: Rounds, policy: str, players: int) -> Callable[[], int]:
    return lambda: rounds.play([policy] * players, SIDE_BY_SIDE)[0]


def rate(unit: Callable[[], int], clock: Callable[[], float]) -> float:
    """What a unit counts in a second."""
    done, start = 0, clock()
    while (spent := clock() - start) < SECONDS:
        done += unit()
    return done / spent


def known(rounds: Rounds) -> str:
    questions, again = rounds.questions
    return f"{again / questions:.0%}" if questions else ""


def playouts(name: str) -> tuple[float, str]:
    """Decisions a second in playouts from positions of greedy play; the share of known answers."""
    rules = GAMES[name].rules
    chance, table = Chance.seeded(1), kernel_round(rules)
    table.deal(chance)
    before = table.questions
    decisions, spent = 0, 0.0
    while spent < SECONDS:
        if table.result is not None:
            table.deal(chance)
        seat = table.acting()[0]
        actions = table.actions(seat)
        start = process_time()
        if len(actions) > 1:
            _, work = table.rollout(seat, actions[-4:], "greedy", WORLDS, 1_000_000, 1, 3.0)
            decisions += work
        spent += process_time() - start
        table.play(seat, table.greedy(seat), chance)
    questions, again = (now - old for now, old in zip(table.questions, before, strict=True))
    return decisions / spent, f"{again / questions:.0%}" if questions else ""


def main() -> None:
    names = [name for name, game in GAMES.items() if is_native(game.rules)]
    figures = Table(title=f"Native rounds a second, median of {RUNS} runs")
    for column in (
        "game", "greedy", "known", "random", "known", "playouts, decisions/s", "known",
        "state", "slot", "greedy, wall, 1 thread", "2 threads", "ratio",
    ):  # fmt: skip
        figures.add_column(column, justify="left" if column == "game" else "right")
    for name in names:
        rules = GAMES[name].rules
        cells = [name]
        for policy in ("greedy", "random"):
            rounds = kernel_rounds(rules, SIDE_BY_SIDE, 1, 1)
            unit = played(rounds, policy, rules.players)
            speed = median(rate(unit, process_time) for _ in range(RUNS))
            cells += [f"{speed:,.0f}", known(rounds)]
        decisions, share = playouts(name)
        cells += [f"{decisions:,.0f}", share]
        facts, one = FAMILIES[rules.family], kernel_round(rules)
        row = sum(length for _, length, _ in one.layout()) + facts.actions + 2 + 2 * rules.players
        cells += [f"{facts.bytes:,}", f"{8 + facts.bytes + facts.choices + row:,}"]
        walls: dict[int, list[float]] = {1: [], 2: []}
        teams = {threads: kernel_rounds(rules, SIDE_BY_SIDE, 1, threads) for threads in walls}
        for _ in range(RUNS):
            for threads, rates in walls.items():
                unit = played(teams[threads], "greedy", rules.players)
                rates.append(rate(unit, perf_counter))
        one_thread, two = median(walls[1]), median(walls[2])
        cells += [f"{one_thread:,.0f}", f"{two:,.0f}", f"{two / one_thread:.2f}×"]
        figures.add_row(*cells)
    Console(width=160).print(figures)


if __name__ == "__main__":
    main()
