"""The bots against each other in every game, and what holding back gains in the tile games.

The seeds are none of those that the bots were tuned with.
"""

from random import Random
from time import perf_counter

from rich.console import Console
from rich.table import Table

from rummel.arena import Contest, Pairing, Standing, arena_rules, run, standing
from rummel.bots import BOTS
from rummel.bots.play import play
from rummel.game import Move, View
from rummel.games import GAMES
from rummel.games.tiles.bots import lay_or_hold
from rummel.games.tiles.state import TilesView
from rummel.knowledge import Knowledge
from rummel.workers import Processes

SEED = "bench-arena"
# Deals: more where a game is quick, or luck is strong; for others `USUAL`.
USUAL = 200
DEALS = {
    "one-eleven": 100,
    "myrummy": 60,
    "romme": 800,
    "romme-lay": 1000,
    "duel": 20,
    "karo8": 2000,
    "serie-noire": 300,
    "serie-noire-gin": 400,
    "brettspielnetz": 150,
    "rummikub": 60,
    "gin": 2500,
    "canasta": 400,
}
HOLDING = tuple(name for name, game in GAMES.items() if game.family.building)


def meet(game: str, bots: tuple[str, ...], deals: int, jobs: int | None = None) -> Standing:
    rules = arena_rules(GAMES[game], {})
    contest = Contest(game=game, rules=rules, bots=bots, seed=SEED)
    return standing(contest, run(contest, range(1, deals + 1), workers=Processes(jobs)))


def interval_text(pairing: Pairing) -> str:
    low, high = pairing.interval
    return f"{pairing.score:.1%} ({low:.1%}–{high:.1%})"


def eager(known: Knowledge[View], _chance: Random) -> Move:
    """The tile games' `steady`, but it holds nothing back."""
    view = known.view
    assert isinstance(view, TilesView)
    return lay_or_hold(view, hold=False)


def milliseconds(game: str, bot: str, matches: int = 4) -> tuple[float, float]:
    """The median and the 99th percentile of the time of a move."""
    times: list[float] = []

    def timed(known: Knowledge[View], chance: Random) -> Move:
        start = perf_counter()
        move = BOTS[bot](known, chance)
        times.append(1000 * (perf_counter() - start))
        return move

    rules = arena_rules(GAMES[game], {})
    for number in range(matches):
        seats = [timed, *[BOTS["greedy"]] * (rules.players - 1)]
        play(GAMES[game], rules, seats, f"{SEED}/time/{number}")
    times.sort()
    return times[len(times) // 2], times[len(times) * 99 // 100]


def main() -> None:
    console = Console(width=150)
    table = Table(title="Score over duplicate deals, with the 95% interval")
    columns = ("game", "deals", "steady : greedy", "lead", "greedy : random", "steady : random")
    for column in (*columns, "ms per move"):
        table.add_column(column, justify="left" if column == "game" else "right")
    for game in GAMES:
        deals = DEALS.get(game, USUAL)
        steady = meet(game, ("steady", "greedy"), deals).pairings[0]
        # Far from even, so that few deals are enough.
        few = max(20, deals // 4)
        greedy = meet(game, ("greedy", "random"), few).pairings[0]
        over_random = meet(game, ("steady", "random"), few).pairings[0]
        middle, high = milliseconds(game, "steady")
        table.add_row(
            game,
            str(deals),
            interval_text(steady),
            f"{steady.lead:+.2f}",
            interval_text(greedy),
            interval_text(over_random),
            f"{middle:.2f} (99%: {high:.1f})",
        )
    console.print(table)
    console.print("In a duel nobody decides anything: every bot is the same there.")

    held = Table(title="What holding back gains: steady against itself without it")
    for column in ("game", "score", "lead in points"):
        held.add_column(column, justify="left" if column == "game" else "right")
    BOTS["eager"] = eager
    for game in HOLDING:
        # One process: the others do not know this bot.
        pairing = meet(
            game, ("steady", "eager"), max(40, DEALS.get(game, USUAL) // 2), jobs=1
        ).pairings[0]
        low, high = pairing.lead_interval
        held.add_row(
            game, interval_text(pairing), f"{pairing.lead:+.2f} ({low:+.2f} to {high:+.2f})"
        )
    del BOTS["eager"]
    console.print(held)


if __name__ == "__main__":
    main()
