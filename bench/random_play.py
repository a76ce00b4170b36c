"""Random play, one process: every game here, next to OpenSpiel's and RLCard's gin from Python and a
106-tile game on boardgame.io.

A step of ours lists the legal moves, makes the mover's view, picks a move and applies it. Runs are
interleaved so that a busy machine slows all alike; the figure is the median of the runs.
"""

import json
import pickle
import subprocess
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter

from rich.console import Console
from rich.table import Table

from bench import nodejs
from rummel import deal, match, record
from rummel.bots import BOTS
from rummel.bots.play import play
from rummel.bots.random import random_move
from rummel.family import Game
from rummel.games import GAMES

RUNS = 5
SECONDS = 0.6  # a run

Counted = tuple[int, int]  # moves and matches


def ours(game: Game, chance: Random) -> Counted:
    """One match of random moves."""
    rules = game.rules
    family = game.family
    seeds = deal.chain(chance.randbytes(16), rules.max_deals)
    table, _ = match.begin(game, rules, deal.round_key(seeds[0], 1, ()))
    moves = 0
    while True:
        seat = family.to_act(table.state)[0]
        table, _ = match.apply(table, seat, random_move(family.view(table.state, seat), chance))
        moves += 1
        if table.result:
            return moves, 1
        if table.state.outcome:
            key = deal.round_key(seeds[table.round], table.round + 1, ())
            table, _ = match.next_round(table, key)


def open_spiel() -> Callable[[Random], Counted]:
    import pyspiel  # noqa: PLC0415 - a peer, loaded only for the comparison

    game = pyspiel.load_game("gin_rummy")

    def hand(chance: Random) -> Counted:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            # Dealing is no move, but it is part of a hand, here as in our own deal.
            moves += not state.is_chance_node()
            state.apply_action(chance.choice(actions))
        return moves, 1

    return hand


def rlcard() -> Callable[[Random], Counted]:
    import rlcard  # noqa: PLC0415 - a peer, loaded only for the comparison

    env = rlcard.make("gin-rummy")

    def hand(chance: Random) -> Counted:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            moves += 1
        return moves, 1

    return hand


def timed(unit: Callable[[Random], Counted], chance: Random) -> tuple[float, float]:
    """Moves and matches a second over one run."""
    moves = matches = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < SECONDS:
        more, done = unit(chance)
        moves, matches = moves + more, matches + done
    return moves / spent, matches / spent


def boardgame_io() -> float | None:
    """Moves a second on a 106-tile state; None without Node.js."""
    command = nodejs.command("bench.cjs")
    if command is None:
        return None
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return float(json.loads(done.stdout)["moves_per_second"])


def sizes(game: Game) -> tuple[float, int]:
    """Bytes a move of a record, and of the largest state met on the way, pickled."""
    bots = [BOTS["random"]] * game.rules.players
    played = play(game, game.rules, bots, "size", recorded=True)
    largest = max(len(pickle.dumps(step.match.state)) for step in record.replay(played.record))
    return len(played.record) / played.moves, largest


def growth(game: Game, rounds: int = 60) -> float:
    """What a move costs in the last tenth of a long match, to what it cost in the first."""
    rules = game.configure(rounds=rounds, target=0)
    family, chance = game.family, Random(2)
    seeds = deal.chain(b"growth", rules.max_deals)
    table, _ = match.begin(game, rules, deal.round_key(seeds[0], 1, ()))
    costs = []
    while not table.result:
        if table.state.outcome:
            key = deal.round_key(seeds[table.round], table.round + 1, ())
            table, _ = match.next_round(table, key)
        start = perf_counter()
        seat = family.to_act(table.state)[0]
        table, _ = match.apply(table, seat, random_move(family.view(table.state, seat), chance))
        costs.append(perf_counter() - start)
    tenth = len(costs) // 10
    return median(costs[-tenth:]) / median(costs[:tenth])


def main() -> None:
    console = Console()
    peers = {"gin (OpenSpiel)": open_spiel(), "gin (RLCard)": rlcard()}
    units: dict[str, Callable[[Random], Counted]] = {
        **{
            name: (lambda chance, game=game: ours(game, chance))  # type: ignore[misc]
            for name, game in GAMES.items()
        },
        **peers,
    }
    chance = Random(1)
    runs: dict[str, list[tuple[float, float]]] = {name: [] for name in units}
    tiles: list[float] = []
    for _ in range(RUNS):
        for name, unit in units.items():
            runs[name].append(timed(unit, chance))
        if (peer := boardgame_io()) is not None:
            tiles.append(peer)
    speed = {name: median(moves for moves, _ in samples) for name, samples in runs.items()}

    table = Table(title=f"Random play, one process, median of {RUNS} runs")
    for column in ("game", "moves/s", "matches/s", "bytes/move", "largest state"):
        table.add_column(column, justify="left" if column == "game" else "right")
    for name, samples in runs.items():
        row = [name, f"{speed[name]:,.0f}", f"{median(matches for _, matches in samples):,.1f}"]
        if name in GAMES:
            record_bytes, state_bytes = sizes(GAMES[name])
            row += [f"{record_bytes:.0f}", f"{state_bytes:,}"]
        table.add_row(*row)
    if tiles:
        table.add_row("106 tiles (boardgame.io)", f"{median(tiles):,.0f}")
    console.print(table)
    console.print(f"gin to OpenSpiel: {speed['gin'] / speed['gin (OpenSpiel)']:.2f}×")
    console.print(f"gin to RLCard: {speed['gin'] / speed['gin (RLCard)']:.2f}×")
    if tiles:
        for name in ("myrummy", "serie-noire", "brettspielnetz", "rummikub"):
            console.print(f"{name} to boardgame.io: {speed[name] / median(tiles):.2f}×")
    else:
        console.print("boardgame.io: not measured, Node.js is missing")
    for name in ("karo8", "rummikub"):
        console.print(
            f"{name}, a move late in 60 rounds to an early one: {growth(GAMES[name]):.2f}×"
        )
