"""Every character and yardstick against every other in whole matches, and what a move costs.

    python -m bench.arena [--game gin ...] [--seats 2] [--deals 20] [--write]

A deal is played by each two of them, with their places changed, and counts as one sample. The seeds
are none of those that anything was trained or tuned with. `--write` puts the tables of these games
into `docs/bots.md`, what matters most of all its tables above them, and the ratings of
two players, or of the fewest there can be, into the server. With `--keep FOLDER` the deals stay
there, so that a run that was stopped goes on where it was, and more deals can be added; after a
change of the bots begin with an empty folder.
"""

import argparse
import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from bench.matches import among, spread
from rummel.arena import Contest, Deal, Pairing, Standing, Store, run, standing
from rummel.bots import CHARACTERS, SOUND
from rummel.games import GAMES
from rummel.workers import Processes

SEED = "bench-arena"
NAMES = (*CHARACTERS, "steady", "greedy", "random")
ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "bots.md"
RATINGS = ROOT / "src" / "rummel" / "server" / "bot_ratings.json"
MIDDLE = 25.0  # what people begin with, and the bot in the middle
TIMED = 1  # deals that the time of a move is taken from
# What most people want to know: the master against the best yardstick, and how far the steps are.
SHOWN = (("ada", "steady"), *zip(CHARACTERS[:0:-1], CHARACTERS[-2::-1], strict=True))


def meet(
    game: str, seats: int, bots: Sequence[str], deals: int, *, jobs: int | None, kept: Path | None
) -> Standing:
    """All of them against each other, in matches as the preset has them."""
    rules = GAMES[game].configure(players=seats)
    contest = Contest(game=game, rules=rules, bots=tuple(bots), seed=SEED)
    store = Store(kept / f"{game}-{seats}.ndjson", contest) if kept else None
    old = dict(store.deals) if store else {}  # the store gets the new ones too
    numbers = range(1, deals + 1)
    with Progress(transient=True) as progress:
        task = progress.add_task(f"{game}, {seats} seats", total=deals, completed=len(old))

        def over(deal: Deal) -> None:
            progress.advance(task)
            if store:
                store.add(deal)

        missing = [number for number in numbers if number not in old]
        played = run(contest, missing, workers=Processes(jobs), each=over)
    return standing(contest, [*(old[number] for number in numbers if number in old), *played])


def milliseconds(game: str, seats: int, bot: str) -> tuple[float, float]:
    """The median and the 95th percentile of the processor's time for a move among `greedy`."""
    deals = [among(game, bot, "greedy", seats, f"{SEED}/time/{deal}") for deal in range(TIMED)]
    return spread([took for _, times in deals for took in times])


def crosstable(game: str, seats: int, standings: Standing) -> str:
    """What the bot of a row scores against the bot of a column, in percent, with its interval."""
    names = [entry.bot for entry in standings.bots]
    scores = {pairing.bots: _cell(pairing) for pairing in standings.pairings}
    scores |= {pairing.bots[::-1]: _cell(pairing, turned=True) for pairing in standings.pairings}
    lines = [
        f"| {game}, {seats} seats | {' | '.join(names)} | rating | ms per move (95%) |",
        f"|---|{'---:|' * (len(names) + 2)}",
    ]
    for entry in standings.bots:
        cells = [scores.get((entry.bot, other), "") for other in names]
        middle, high = milliseconds(game, seats, entry.bot)
        lines.append(
            f"| **{entry.bot}** | {' | '.join(cells)} | {entry.rating:.1f} ± {entry.unsure:.1f} "
            f"| {middle:.2f} ({high:.1f}) |"
        )
    return "\n".join(lines)


def _cell(pairing: Pairing, *, turned: bool = False) -> str:
    low, high = pairing.interval
    score = pairing.score
    if turned:
        low, score, high = 1 - high, 1 - score, 1 - low
    return f"{100 * score:.0f} ({100 * low:.0f}–{100 * high:.0f})"


def write(name: str, text: str) -> None:
    """Puts a table between its marks in the page; new ones stand at the end."""
    page = PAGE.read_text("utf-8")
    begin, end = f"<!-- {name} -->", f"<!-- /{name} -->"
    block = f"{begin}\n\n{text}\n\n{end}"
    if begin in page:
        page = re.sub(f"{re.escape(begin)}.*?{re.escape(end)}", lambda _: block, page, flags=re.S)
    else:
        page = f"{page.rstrip()}\n\n{block}\n"
    PAGE.write_text(page, "utf-8")


def written(page: str, mark: str) -> str:
    """What `write` has put between these marks; empty: nothing."""
    block = re.search(f"<!-- {mark} -->(.*?)<!-- /{mark} -->", page, flags=re.S)
    return block[1] if block else ""


def rows_of(block: str) -> list[tuple[str, ...]]:
    """The rows of a table in Markdown, its head and the line below it included."""
    return [
        tuple(cell.strip().strip("*") for cell in line.split("|")[1:-1])
        for line in block.splitlines()
        if line.startswith("|")
    ]


def tables(page: str) -> Iterator[tuple[str, int, str, dict[tuple[str, str], str]]]:
    """The crosstables of a page: game, seats, deals, and each cell by its row and its column."""
    for name, game in GAMES.items():
        for seats in game.seats:
            mark = f"{name}-{seats}"
            block = written(page, mark)
            if not block:
                continue
            rows = rows_of(block)
            cells = {
                (row[0], column): cell
                for row in rows[2:]
                for column, cell in zip(rows[0][1:], row[1:], strict=True)
            }
            deals = re.search(r"(\d+) deals", block)
            assert deals
            yield name, seats, deals[1], cells


def summary(page: str) -> str:
    """What matters most of each table of a page."""
    heads = " | ".join(f"{one} : {other}" for one, other in SHOWN)
    lines = [f"| game | seats | deals | {heads} |", f"|---|{'---:|' * (len(SHOWN) + 2)}"]
    for game, seats, deals, cells in tables(page):
        shown = " | ".join(cells.get(pair, "–") for pair in SHOWN)
        lines.append(f"| {game} | {seats} | {deals} | {shown} |")
    return "\n".join(lines)


def rate(game: str, standings: Standing) -> None:
    """Lets the server know how strong the bots are in a game, on the scale of people."""
    ratings = json.loads(RATINGS.read_text("utf-8"))
    strength = {entry.bot: entry.rating for entry in standings.bots}
    moved = MIDDLE - strength[SOUND]
    ratings[game] = {bot: round(mu + moved, 2) for bot, mu in strength.items()}
    in_order = {one: ratings[one] for one in GAMES if one in ratings}
    RATINGS.write_text(f"{json.dumps(in_order, indent=2)}\n", "utf-8")


def main(arguments: Sequence[str] = ()) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.arena")
    parser.add_argument("--game", action="append", choices=tuple(GAMES))
    parser.add_argument("--bots", default=",".join(NAMES))
    parser.add_argument("--seats", type=int, default=0, help="the preset's number if not given")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--jobs", type=int, help="processes; one per core if not given")
    parser.add_argument("--keep", type=Path, metavar="FOLDER")
    parser.add_argument("--write", action="store_true")
    chosen = parser.parse_args(arguments)
    console = Console(width=200)
    for game in chosen.game or GAMES:
        seats = chosen.seats or GAMES[game].seats[0]
        if seats not in GAMES[game].seats:
            continue
        bots = chosen.bots.split(",")
        standings = meet(game, seats, bots, chosen.deals, jobs=chosen.jobs, kept=chosen.keep)
        text = crosstable(game, seats, standings)
        console.print(f"{text}\n({chosen.deals} deals)", markup=False, highlight=False)
        if chosen.write:
            write(f"{game}-{seats}", f"{chosen.deals} deals:\n\n{text}")
            write("summary", summary(PAGE.read_text("utf-8")))
            if seats == GAMES[game].seats[0] and {*CHARACTERS} <= {*bots}:
                rate(game, standings)


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
