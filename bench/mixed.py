"""Matches of characters of mixed levels over all games: none makes an illegal move, none hangs.

    python -m bench.mixed [--matches 10000] [--seed 1] [--jobs N] [--write]

Game, number of players and the character in each seat are drawn for every match; matches are the
quick ones of the presets. A bot that fails, or a match that takes ten minutes, ends the run with
its seed. `--write` puts the table into `docs/bots.md`.
"""

import argparse
import signal
from collections import defaultdict
from collections.abc import Sequence
from random import Random
from statistics import median
from time import process_time
from typing import NamedTuple, NoReturn

from rich.progress import Progress

from bench.arena import write
from rummel.bots import CHARACTERS, find_bot
from rummel.bots.play import play
from rummel.games import GAMES
from rummel.workers import Processes

SEED = "bench-mixed"
LONGEST = 600  # seconds


class One(NamedTuple):
    game: str
    moves: int
    seconds: float  # of one core


def play_one(seed: str) -> One:
    chance = Random(seed)
    game = GAMES[chance.choice(list(GAMES))]
    rules = game.configure(**{**game.length.quick, "players": chance.choice(game.seats)})
    names = [chance.choice(CHARACTERS) for _ in range(rules.players)]

    def give_up(*_: object) -> NoReturn:
        raise TimeoutError("the match goes on and on")

    signal.signal(signal.SIGALRM, give_up)
    signal.alarm(LONGEST)
    start = process_time()
    try:
        moves = play(game, rules, [find_bot(name) for name in names], seed).moves
    except Exception as error:
        error.add_note(f"{game.id}, {', '.join(names)}, seed {seed}")
        raise
    finally:
        signal.alarm(0)
    return One(game.id, moves, process_time() - start)


def table(matches: Sequence[One]) -> str:
    played = defaultdict(list)
    for one in matches:
        played[one.game].append(one)
    lines = [
        "| game | matches | moves | moves per match, median (most) | s per match, median (most) |",
        "|---|---:|---:|---:|---:|",
    ]
    for game in GAMES:
        if of_game := played[game]:
            moves = [one.moves for one in of_game]
            seconds = [one.seconds for one in of_game]
            lines.append(
                f"| {game} | {len(of_game):,} | {sum(moves):,} "
                f"| {median(moves):.0f} ({max(moves):,}) "
                f"| {median(seconds):.2f} ({max(seconds):.1f}) |"
            )
    return "\n".join(lines)


def main(arguments: Sequence[str] = ()) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.mixed")
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, help="processes; one per core if not given")
    parser.add_argument("--write", action="store_true")
    chosen = parser.parse_args(arguments)
    done: list[One] = []
    with Progress(transient=True) as progress:
        task = progress.add_task("matches", total=chosen.matches)

        def over(one: One) -> None:
            done.append(one)
            progress.advance(task)

        seeds = [f"{SEED}/{chosen.seed}/{number}" for number in range(chosen.matches)]
        Processes(chosen.jobs).run(play_one, seeds, over)
    text = table(done)
    print(f"{text}\n({len(done):,} matches, {sum(one.moves for one in done):,} moves)")
    if chosen.write:
        write("mixed", text)


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
