"""Random play with observations and legal choices at every step, on one core: batches of every game
beside OpenSpiel's and RLCard's gin from Python, and beside our own Python engine.

A step of a batch writes what every acting seat knows and may do; the random choice is made in the
kernel too, from the list that a learner would get as a mask. A step of the engine makes the mover's
view, which lists the legal moves, picks one and applies it. Where turns of laying can't be listed,
that is less than the kernel does, which knows at every step whether anything can be laid; so the
engine is measured with the same choices as well: it asks the solver whether there is anything to
lay and picks among the same aims. Time is the processor's, and runs are interleaved, so that a busy
machine slows all alike; the figures are medians.
"""

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any

from rich.console import Console
from rich.table import Table

from bench import random_play
from rummel import deal, match
from rummel.env import Batch, Environment, batch
from rummel.game import Move, View
from rummel.games import GAMES, family_of
from rummel.knowledge import Knowledge
from rummel.native import FAMILIES
from rummel.solve import Objective, arrange

RUNS = 5
SECONDS = 0.5  # a run, of the processor
ROUNDS = 256  # side by side

Unit = Callable[[], int]  # plays for a moment; how many decisions that were


def steps(rounds: Batch) -> Unit:
    def some() -> int:
        for _ in range(8):
            rounds.step(rounds.sample())
        return 8 * rounds.count

    return some


def engine(name: str) -> Unit:
    chance = Random(1)
    return lambda: random_play.ours(GAMES[name], chance)[0]


AIMS: tuple[tuple[Objective, ...], ...] = (
    ("tiles", "points"),
    ("points", "tiles"),
    ("left", "tiles"),
    ("jokers", "tiles"),
    ("undisturbed", "tiles"),
)


def aiming(name: str) -> Unit:
    """A match of the engine with the kernel's choices."""
    game, chance = GAMES[name], Random(1)
    family = game.family

    def whole() -> int:
        seeds = deal.chain(chance.randbytes(16), game.rules.max_deals)
        table, _ = match.begin(game, game.rules, deal.round_key(seeds[0], 1, ()))
        moves = 0
        while True:
            seat = family.to_act(table.state)[0]
            table, _ = match.apply(table, seat, _aimed(family.view(table.state, seat), chance))
            moves += 1
            if table.result:
                return moves
            if table.state.outcome:
                key = deal.round_key(seeds[table.round], table.round + 1, ())
                table, _ = match.next_round(table, key)

    return whole


def _aimed(view: View, chance: Random) -> Move:
    """A listed move by chance, or a turn of laying by an aim."""
    family = family_of(view.rules)
    aims = 0
    if "lay" in view.free and family.melding:
        seen: Any = view  # with a table and who has opened, as every view of such a family
        opened = bool(seen.opened[seen.seat])
        question = family.melding.question(
            view.rules,
            seen.table if opened else (),
            seen.own,
            opened=opened,
            objectives=AIMS[0],
        )
        aims = len(AIMS) if arrange(question).laid else 0
    number = chance.randrange(len(view.legal) + aims)
    if number < len(view.legal):
        return view.legal[number]
    # A player who lays something gets the turn that serves the aim best.
    lay = next(family.unlisted(view), None)
    if lay is None:  # what can be laid only fits the melds on the table, and is listed
        return chance.choice(view.legal)
    return family.advise(Knowledge(view), lay, AIMS[number - len(view.legal)]).moves[0]


def open_spiel() -> Unit:
    """As `random_play` plays it, with the observation of whoever acts."""
    import pyspiel  # noqa: PLC0415 - a peer, loaded only for the comparison

    game, chance = pyspiel.load_game("gin_rummy"), Random(1)

    def hand() -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            actions = state.legal_actions()
            if not state.is_chance_node():
                state.observation_tensor()
                moves += 1
            state.apply_action(chance.choice(actions))
        return moves

    return hand


def rlcard() -> Unit:
    """Its state has the observation and the legal actions anyway."""
    hand, chance = random_play.rlcard(), Random(1)
    return lambda: hand(chance)[0]


def timed(unit: Unit) -> float:
    """Decisions a second of the processor's time over one run."""
    done, start = 0, process_time()
    while (spent := process_time() - start) < SECONDS:
        done += unit()
    return done / spent


def main() -> None:
    native = [name for name in GAMES if Environment(name).native]
    batches = {name: steps(batch(name, ROUNDS, threads=1)) for name in native}
    engines = {name: engine(name) for name in native}
    peers = {"OpenSpiel": open_spiel(), "RLCard": rlcard()}
    units: dict[tuple[str, str], Unit] = {}
    for name in native:
        units["batch", name] = batches[name]
        units["engine", name] = engines[name]
        if FAMILIES[GAMES[name].family.name].offers:
            units["aiming", name] = aiming(name)
    units |= {("peer", name): unit for name, unit in peers.items()}
    runs: dict[tuple[str, str], list[float]] = {key: [] for key in units}
    for _ in range(RUNS):
        for key, unit in units.items():
            runs[key].append(timed(unit))
    speed = {key: median(rates) for key, rates in runs.items()}

    console = Console()
    table = Table(title=f"Decisions a second on one core, median of {RUNS} runs")
    for column in (
        "game", "batch", "engine", "ratio", "engine, same choices", "ratio", "observed", "actions",
    ):  # fmt: skip
        table.add_column(column, justify="left" if column == "game" else "right")
    for name in native:
        ours, python = speed["batch", name], speed["engine", name]
        one, same = Environment(name), speed.get(("aiming", name))
        table.add_row(
            name, f"{ours:,.0f}", f"{python:,.0f}", f"{ours / python:.1f}×",
            f"{same:,.0f}" if same else "", f"{ours / same:.1f}×" if same else "",
            f"{one.length:,}", f"{one.actions:,}",
        )  # fmt: skip
    for name in peers:
        table.add_row(f"gin ({name})", f"{speed['peer', name]:,.0f}")
    console.print(table)
    for name in peers:
        ratio = speed["batch", "gin"] / speed["peer", name]
        console.print(f"gin to {name}: {ratio:.0f}×")
    left = [name for name in GAMES if name not in native]
    if left:
        console.print(f"not played by the kernel: {', '.join(left)}")
