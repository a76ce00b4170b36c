"""What a best move costs against the size of the question: rack, table, jokers, cards of a hand.

Questions are those that the games and the bots ask. `python -m bench.size --write` puts the figures
into `docs/solver.md` and draws `docs/solver-cost.svg`. Times are of the processor, so that
whatever else the machine does is not counted.
"""

import subprocess
import sys
from collections.abc import Callable, Iterable
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Final

from msgspec.structs import replace

from bench.arranger import forget
from bench.deadwood import CAP, hands_of
from bench.plot import Line, Panel, Point, as_svg
from rummel.games import find
from rummel.games.tiles.best import WORK
from rummel.hints import question
from rummel.melds import is_meld
from rummel.pieces import JOKER, Hand, Meld, Piece, deck, joker_for, piece, without
from rummel.solve import Question, arrange, least_deadwood

DOCS: Final = Path(__file__).parent.parent / "docs"
EACH: Final = 100  # questions a point
MOST_MEMORY: Final = 64  # MB

TILES: Final = find("rummikub").configure(table_joker="free")  # the harder game to solve
ROMME: Final = find("romme").rules


# ----------------------------------------------------------------------------------- positions


def full_table(chance: Random) -> list[Meld]:
    """All 104 tiles in melds: some ranks as sets, the others as runs, long ones cut in two."""
    melds: list[Meld] = []
    for _ in range(2):
        cuts = sorted(chance.sample(range(1, 14), chance.randint(0, 4)))
        bounds = [0, *cuts, 14]
        for low, high in pairwise(bounds):
            ranks = list(range(low + 1, high))
            if len(ranks) < 3:
                cuts += ranks
                continue
            for suit in range(4):
                run = tuple(piece(rank, suit) for rank in ranks)
                at = chance.randint(3, len(run) - 3) if len(run) >= 6 else 0
                melds += [run[:at], run[at:]] if at else [run]
        melds += [tuple(piece(rank, suit) for suit in range(4)) for rank in cuts]
    chance.shuffle(melds)
    return melds


def table_of(chance: Random, tiles: int, jokers: int) -> tuple[tuple[Meld, ...], list[Piece]]:
    """Melds of about so many tiles, jokers among them, and the pieces that are left."""
    table: list[Meld] = []
    size = 0
    for meld in full_table(chance):
        if size + len(meld) <= tiles + 1:
            table.append(meld)
            size += len(meld)
    for _ in range(jokers if table else 0):
        while True:  # a joker takes the place of a tile, each where it may
            number = chance.randrange(len(table))
            meld = table[number]
            at = chance.randrange(len(meld))
            wild = (*meld[:at], joker_for(meld[at].face), *meld[at + 1 :])
            if meld[at] < JOKER and is_meld(wild, question(TILES, (), ()).melds):
                table[number] = wild
                break
    lying = [one for meld in table for one in meld if one < JOKER]
    left = list(without(deck(2, 0), lying))
    chance.shuffle(left)
    return tuple(table), left


def tile_question(
    chance: Random, *, rack: int, tiles: int, on_table: int = 1, on_rack: int = 1
) -> Question:
    table, left = table_of(chance, tiles, on_table)
    held = tuple(sorted([*left[: max(0, rack - on_rack)], *[JOKER] * on_rack]))
    return replace(question(TILES, table, held), work=WORK)


def romme_hand(size: int, jokers: int, left: list[Piece]) -> Hand:
    return tuple(sorted([*left[: size - jokers], *[JOKER] * jokers]))


def romme_opening(chance: Random, jokers: int, *, opening: str) -> Question:
    """Fourteen cards, and thirty points to open with."""
    pack = list(deck(2, 0))
    chance.shuffle(pack)
    rules = find("romme").configure(opening=opening)
    unlimited = question(rules, (), romme_hand(14, jokers, pack), opened=False)
    return replace(unlimited, work=WORK)


def romme_lay_off(chance: Random, jokers: int) -> Question:
    """Thirteen cards and a table that can be added to."""
    table, left = table_of(chance, 24, 0)
    return replace(question(ROMME, table, romme_hand(13, jokers, left)), work=WORK)


# -------------------------------------------------------------------------------------- measuring


def at(times: list[float], share: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def measured(size: int, made: Callable[[Random], Question], each: int) -> Point:
    """The best of three calls for each question."""
    times, unproven = [], 0
    for number in range(each):
        question = made(Random(f"size/{number}"))
        best = float("inf")
        for _ in range(3):
            forget()
            start = process_time()
            answer = arrange(question)
            best = min(best, process_time() - start)
        times.append(best * 1e6)
        unproven += not answer.proven
    return Point(size, at(times, 0.5), at(times, 0.99), unproven)


def gin(size: int) -> Point:
    """By the clock on the wall: to ask for the processor's time takes longer than the call."""
    times = []
    for hand in hands_of(size, 2000):
        pieces = tuple(hand)
        best = float("inf")
        for _ in range(5):
            start = perf_counter()
            least_deadwood(pieces, CAP, size, size > 10)
            best = min(best, perf_counter() - start)
        times.append(best * 1e6)
    return Point(size, at(times, 0.5), at(times, 0.99), 0)


def panels(each: int) -> list[Panel]:
    jokers = range(7)

    def line(name: str, sizes: Iterable[int], made: Callable[[Random, int], Question]) -> Line:
        return Line(name, [measured(n, partial(_swapped, made, n), each) for n in sizes])

    return [
        Panel(
            "Rack",
            "tiles on the rack",
            [
                line(
                    "empty table",
                    range(5, 31, 5),
                    lambda c, n: tile_question(c, rack=n, tiles=0, on_table=0),
                ),
                line(
                    "20 tiles on it",
                    range(5, 31, 5),
                    lambda c, n: tile_question(c, rack=n, tiles=20),
                ),
            ],
        ),
        Panel(
            "Table",
            "tiles on the table, rack of 14",
            [
                line(
                    "a joker on each",
                    range(0, 101, 10),
                    lambda c, n: tile_question(c, rack=14, tiles=n),
                ),
                line(
                    "no jokers",
                    range(0, 101, 10),
                    lambda c, n: tile_question(c, rack=14, tiles=n, on_table=0, on_rack=0),
                ),
            ],
        ),
        Panel(
            "Jokers",
            "jokers; 40 tiles on the table, rack of 14",
            [
                line(
                    "on the rack",
                    jokers,
                    lambda c, n: tile_question(c, rack=14, tiles=40, on_table=0, on_rack=n),
                ),
                line(
                    "on the table",
                    jokers,
                    lambda c, n: tile_question(c, rack=14, tiles=40, on_table=n, on_rack=0),
                ),
            ],
        ),
        Panel(
            "Rommé",
            "jokers in a hand of 14, or 13 to lay off",
            [
                line("open by one meld", jokers, lambda c, n: romme_opening(c, n, opening="one")),
                line("by a sum", jokers, lambda c, n: romme_opening(c, n, opening="sum")),
                line("lay off", jokers, romme_lay_off),
            ],
        ),
        Panel("Gin", "cards in the hand", [Line("least deadwood", [gin(10), gin(11)])]),
    ]


def _swapped(made: Callable[[Random, int], Question], n: int, chance: Random) -> Question:
    return made(chance, n)


# ----------------------------------------------------------------------------------------- memory

_CHILD: Final = """
from random import Random
from bench.size import tile_question
from rummel.solve import arrange

def kilobytes(field):
    for line in open("/proc/self/status"):
        if line.startswith(field):
            return int(line.split()[1])

made = [tile_question(Random(n), rack=14, tiles=tiles, on_table=jokers, on_rack=6 - jokers)
        for n in range(10) for tiles in (40, 104) for jokers in (0, 3, 6)]
open("/proc/self/clear_refs", "w").write("5")  # forget the peak so far
before = kilobytes("VmRSS")
for one in made:
    arrange(one)
print((kilobytes("VmHWM") - before) / 1024)
"""


def memory() -> float:
    """Megabytes by which a process grows at its peak over the hardest questions; Linux only."""
    done = subprocess.run(
        [sys.executable, "-c", _CHILD],
        cwd=DOCS.parent,
        check=True,
        capture_output=True,
        text=True,
    )
    return float(done.stdout)


# ---------------------------------------------------------------------------------------- showing


def shown(micros: float) -> str:
    """Three figures."""
    if micros >= 100:
        return f"{micros:,.0f}"
    return f"{micros:.2f}" if micros < 1 else f"{micros:.1f}"


def as_markdown(panels: list[Panel], used: float, each: int) -> str:
    """One small table a panel, a column for each size."""
    text = []
    for panel in panels:
        sizes = [point.size for point in panel.lines[0].points]
        text += [
            f"| {panel.title}: {panel.axis} | " + " | ".join(map(str, sizes)) + " |",
            "|---|" + "---:|" * len(sizes),
        ]
        for line in panel.lines:
            rows = {
                f"{line.name}, median": [shown(point.median) for point in line.points],
                "99%": [shown(point.p99) for point in line.points],
            }
            if any(point.unproven for point in line.points):
                rows[f"not proven, of {each}"] = [str(point.unproven) for point in line.points]
            text += [f"| {name} | " + " | ".join(cells) + " |" for name, cells in rows.items()]
        text.append("")
    text.append(
        "Questions about tables of 40 and 104 tiles and six jokers raise the peak memory "
        f"of a process by {used:.1f} MB."
    )
    return "\n".join(text)


BEGIN: Final = "<!-- written by bench/size.py -->"
END: Final = "<!-- end -->"


def main(each: int = EACH, *, write: bool = False) -> None:
    """Prints the figures; with `write` they go into the docs, too."""
    results, used = panels(each), memory()
    text = as_markdown(results, used, each)
    print(f"Cost against size, microseconds, {each} questions a figure\n\n{text}")
    print(f"target below {MOST_MEMORY} MB: {'met' if used < MOST_MEMORY else 'MISSED'}")
    if write:
        page = DOCS / "solver.md"
        before, _, rest = page.read_text().partition(BEGIN)
        _, _, after = rest.partition(END)
        page.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}")
        (DOCS / "solver-cost.svg").write_text(as_svg([p for p in results if p.title != "Gin"]))


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:] if word.isdigit()]
    main(*numbers, write="--write" in sys.argv)
