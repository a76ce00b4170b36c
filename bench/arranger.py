"""The arranger against the published integer programmes, in one run.

Tile positions from play and from a generator, with racks of 5 to 20 tiles and jokers anywhere, by
the size of the table. The peer is `rummikub-solver` with GLPK, its fastest backend, and with
HiGHS, its default. It maximises the tiles laid and nothing else, so that is what the arranger is
asked in the row that is compared. Unless the row says otherwise, a time is the best of five calls.

- `cold` is the first call for a position, right after the peers have filled the caches.
- `next` is a first call too, but after one for another position, as in a search.
- `call` asks for nothing: the least that a call takes, at best and right after the peers.
- `points` asks for most points among the most tiles.
- `tidy` also takes as few old melds apart as it can, which is what a person wants to see and what
  no peer does.

Times are of the processor, so that whatever else the machine does is not counted to either side.
"""

import sys
from collections.abc import Callable, Iterator
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple

from rummel.bots.play import play
from rummel.bots.random import random_move
from rummel.game import Move, View
from rummel.games import find
from rummel.games.tiles.state import TilesView
from rummel.knowledge import Knowledge
from rummel.melds import MeldRules, find_melds
from rummel.pieces import JOKER, Hand, Meld, Piece, deck, joker_for, parse_pieces, without
from rummel.solve import Question, arrange

BUCKETS: Final = (0, 10, 20, 40, 60)
TARGET: Final = 100
TARGET_P99: Final = 20
TARGET_COLD: Final = 1.5
RULES: Final = MeldRules()


class Position(NamedTuple):
    table: tuple[Meld, ...]
    rack: Hand


def tiles_on(table: tuple[Meld, ...]) -> int:
    return sum(map(len, table))


def bucket_of(table: tuple[Meld, ...]) -> int | None:
    """The bucket that a table belongs to; the larger ones are wider."""
    tiles = tiles_on(table)
    for bucket in BUCKETS:
        if abs(tiles - bucket) <= bucket // 10 + (bucket > 0) * 3:
            return bucket
    return None


def from_play(chance: Random, seed: int) -> Iterator[Position]:
    """The positions of a round of Rummikub, racks cut to 20 tiles."""
    positions: list[Position] = []

    def watching(known: Knowledge[View], luck: Random) -> Move:
        view = known.view
        assert isinstance(view, TilesView)
        hand = view.hands[view.turn]
        if hand:
            cut = chance.sample(hand, min(len(hand), chance.randint(5, 20)))
            positions.append(Position(view.table, tuple(sorted(cut))))
        return random_move(view, luck)

    game = find("rummikub")
    # As the other solvers play: jokers of the table are free.
    rules = game.configure(max_rounds=1, table_joker="free")
    play(game, rules, [watching] * rules.players, f"bench/{seed}")
    return iter(positions)


def made(chance: Random, tiles: int) -> Position:
    """Random melds out of a shuffled set of tiles, then a rack; jokers fall anywhere."""
    pool: list[Piece] = list(deck(2, 0))
    chance.shuffle(pool)
    jokers = [chance.randrange(106) for _ in range(2)]
    size = chance.randint(5, 20)
    on_table = sum(at < tiles for at in jokers)
    on_rack = sum(tiles <= at < tiles + size for at in jokers)
    table: list[Meld] = []
    while tiles_on(tuple(table)) < tiles:
        melds = [meld for meld in find_melds(pool[:40], RULES) if len(meld) < 7]
        meld = chance.choice(melds or list(find_melds(pool, RULES)))
        if on_table:
            at = chance.randrange(len(meld))
            pool = list(without(pool, meld[:at] + meld[at + 1 :]))
            table.append((*meld[:at], joker_for(meld[at]), *meld[at + 1 :]))
            on_table -= 1
        else:
            pool = list(without(pool, meld))
            table.append(meld)
        chance.shuffle(pool)
    return Position(tuple(table), tuple(sorted([*pool[: size - on_rack], *[JOKER] * on_rack])))


def positions(each: int) -> dict[int, list[Position]]:
    """So many positions a bucket, half of them from play."""
    chance = Random("arranger")
    buckets: dict[int, list[Position]] = {bucket: [] for bucket in BUCKETS}
    seed = 0
    while any(len(some) < each // 2 for some in buckets.values()) and seed < 60:
        taken = dict.fromkeys(BUCKETS, 0)
        for position in from_play(chance, seed):
            bucket = bucket_of(position.table)
            if bucket is None or not 5 <= len(position.rack) <= 20:
                continue
            # A few of a round, not all of one long stretch.
            if len(buckets[bucket]) < each // 2 and taken[bucket] < 6 and chance.random() < 0.4:
                buckets[bucket].append(position)
                taken[bucket] += 1
        seed += 1
    for bucket, some in buckets.items():
        some += [made(chance, bucket) for _ in range(each - len(some))]
    return buckets


def ask(position: Position) -> int:
    question = Question(
        table=position.table, rack=position.rack, objectives=("tiles",), tidy_work=0
    )
    return arrange(question).placed


def ask_points(position: Position) -> int:
    return arrange(Question(table=position.table, rack=position.rack, tidy_work=0)).placed


def ask_tidily(position: Position) -> int:
    return arrange(Question(table=position.table, rack=position.rack)).placed


def forget() -> None:
    """The arranger keeps what it found out about suits for the next questions with the same worths.
    A question with other worths makes it forget that, so that a repeated call is no easier."""
    arrange(Question(rack=parse_pieces("1c 2c 3c"), objectives=("left",)))


def ask_nothing(position: Position) -> int:
    return arrange(Question(objectives=("tiles",), tidy_work=0)).placed


Solver = Callable[[Position], int]


def peer(backend: str) -> Solver | None:
    """`rummikub-solver` with that backend; None if it is not installed."""
    try:
        from rummikub_solver import MILPSolver, RuleSet, SolverMode  # noqa: PLC0415

        rules = RuleSet(solver_backend=MILPSolver[backend])
    except (ImportError, KeyError, ValueError):
        return None

    def number(one: Piece) -> int:
        return 53 if one >= JOKER else one.suit * 13 + one.rank

    def solve(position: Position) -> int:
        state: Any = rules.new_game()
        state.add_table(*[number(one) for meld in position.table for one in meld])
        state.add_rack(*[number(one) for one in position.rack])
        state.initial = False
        solution = rules.solve(state, SolverMode.TILE_COUNT)
        return len(solution.tiles) if solution else 0

    return solve


class Measured(NamedTuple):
    """Milliseconds a position, the first call and the best of five, and the tiles laid."""

    first: list[float]
    best: list[float]
    placed: list[int]


def timed(solvers: dict[str, Solver], some: list[Position]) -> dict[str, Measured]:
    """The solvers take turns at every position, so that all find the machine in the same state."""
    results = {name: Measured([], [], []) for name in solvers}
    for solve in solvers.values():
        solve(some[0])
    for position in some:
        for name, solve in solvers.items():
            times = []
            placed = 0
            for _ in range(5):
                forget()
                start = process_time()
                placed = solve(position)
                times.append((process_time() - start) * 1000)
            results[name].first.append(times[0])
            results[name].best.append(min(times))
            results[name].placed.append(placed)
    return results


def one_after_another(solve: Solver, some: list[Position]) -> list[float]:
    """Milliseconds for each position, asked once, all of them in a row."""
    times = []
    for position in some:
        start = process_time()
        solve(position)
        times.append((process_time() - start) * 1000)
    return times


def at(times: list[float], share: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def main(each: int = 200) -> None:
    """Prints the table: milliseconds, and how many times faster the arranger is."""
    buckets = positions(each)
    peers = {name: solver for name in ("GLPK_MI", "HIGHS") if (solver := peer(name))}
    print(f"Best move in tile rummy, {each} positions a row, milliseconds (median, p95, p99)")
    for bucket, some in buckets.items():
        ours = {"tiles": ask, "points": ask_points, "tidy": ask_tidily}
        measured = timed({**ours, **peers}, some)
        mine = measured["tiles"]
        print(f"  {bucket:2} tiles  arranger  {_row(mine.best)}")
        cold = at(mine.first, 0.5) / at(mine.best, 0.5)
        print(f"            cold      {_row(mine.first)}   {cold:.1f} times the best")
        following = one_after_another(ask, some)
        share = at(following, 0.5) / at(mine.best, 0.5)
        print(
            f"            next      {_row(following)}   {share:.1f} times the best, "
            f"target {TARGET_COLD}: " + ("met" if share <= TARGET_COLD else "MISSED")
        )
        call = timed({"call": ask_nothing, **peers}, some[:10])["call"]
        print(f"            call      {at(call.best, 0.5):8.3f}, cold {at(call.first, 0.5):.3f}")
        print(f"            points    {_row(measured['points'].best)}")
        print(f"            tidy      {_row(measured['tidy'].best)}")
        for name in peers:
            theirs = measured[name]
            ratios = [at(theirs.best, share) / at(mine.best, share) for share in (0.5, 0.95, 0.99)]
            fewer = sum(a > b for a, b in zip(mine.placed, theirs.placed, strict=True))
            more = sum(a < b for a, b in zip(mine.placed, theirs.placed, strict=True))
            print(
                f"            {name:8}  {_row(theirs.best)}   "
                + " ".join(f"{ratio:6.0f}x" for ratio in ratios)
                + f"   places fewer tiles in {fewer}, more in {more}"
            )
            if name == "GLPK_MI":
                goal = ratios[0] >= TARGET and ratios[2] >= TARGET_P99
                print(
                    f"            target    {TARGET}x median, {TARGET_P99}x p99: "
                    + ("met" if goal else "MISSED")
                )


def _row(times: list[float]) -> str:
    return " ".join(f"{at(times, share):8.3f}" for share in (0.5, 0.95, 0.99))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
