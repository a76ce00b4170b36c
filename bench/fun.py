"""How the characters feel to play with in the games whose turns build a table.

Each level sits at a table of its own kind. A turn is silent when nothing is laid in it; it is held
when something could have been laid. Only turns after the seat's opening count. Where there is
something to choose, the master is asked too: how often a level does something else.

    python -m bench.fun [--game rummikub ...] [--seats 2 3 4] [--write]

`--write` puts the rows of these games and seats into `docs/bots.md`, and leaves the others there.
"""

import argparse
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from random import Random
from statistics import fmean, median

from msgspec import Struct, field

from bench.arena import PAGE, rows_of, write, written
from bench.matches import Timed, at_level, spread
from rummel.arena import arena_rules
from rummel.bots import BOTS, CHARACTERS, Bot
from rummel.bots.play import play
from rummel.game import Move, View
from rummel.games import GAMES
from rummel.games.tiles.state import Lay, TilesView, unlisted
from rummel.hints import master
from rummel.knowledge import Knowledge

SEED = "bench-fun"
ROUNDS = 6
BUILDING = tuple(name for name, game in GAMES.items() if game.family.building)
COLUMNS = (
    "game",
    "seats",
    "bot",
    "opened in turn",
    "silent turns",
    "held",
    "last turn",
    "turns",
    "unlike ada",
    "ms",
)


class Seen(Struct):
    """What was measured at one kind of table."""

    opened: list[int] = field(default_factory=list)  # in which turn
    silent: list[int] = field(default_factory=list)  # turns in a row
    held: list[int] = field(default_factory=list)
    last: list[float] = field(default_factory=list)  # share of the winner's tiles in the last turn
    turns: list[float] = field(default_factory=list)  # per seat and round
    unlike: list[bool] = field(default_factory=list)  # moves that the master would not make
    times: list[float] = field(default_factory=list)  # ms per move


class Watched:
    """A seat of one round, its bot watched."""

    def __init__(self, bot: Bot, seen: Seen) -> None:
        self.bot = Timed(bot)
        self.bot.took = seen.times
        self.seen = seen
        self.turn = -1
        self.silent = self.held = self.laid = 0

    def __call__(self, known: Knowledge[View], chance: Random) -> Move:
        view = known.view
        assert isinstance(view, TilesView)
        assert view.seat is not None
        move = self.bot(known, chance)
        if len(view.legal) > 1 or next(unlisted(view), None) is not None:
            self.seen.unlike.append(_deed(view, move) != _deed(view, master(known)))
        opened = view.opened[view.seat]
        if isinstance(move, Lay):
            if opened:
                self.rest()
            else:
                self.seen.opened.append(view.turns // view.rules.players + 1)
            tiles = len(view.own) - _left(view, move)
            self.laid += tiles
            if tiles == len(view.own):
                self.seen.last.append(tiles / self.laid)
        elif opened and view.turns != self.turn and "lay" in view.free:
            self.silent += 1
            self.held += next(unlisted(view), None) is not None
        self.turn = view.turns
        return move

    def rest(self) -> None:
        self.seen.silent.append(self.silent)
        self.seen.held.append(self.held)
        self.silent = self.held = 0


def _deed(view: TilesView, move: Move) -> object:
    """What a move does, in whatever order melds are named: which tiles it lays, or itself."""
    if not isinstance(move, Lay):
        return move
    laid = Counter(tile.in_hand for meld in move.table for tile in meld)
    laid.subtract(tile.in_hand for meld in view.table for tile in meld)
    return +laid


def _left(view: TilesView, move: Lay) -> int:
    return len(view.own) - sum(map(len, move.table)) + sum(map(len, view.table))


def watch(game: str, players: int, bot: str) -> Seen:
    seen = Seen()
    preset = GAMES[game]
    rules = arena_rules(preset, {"players": players})
    # Rounds are watched one by one, but played as in a match of the preset's length.
    levels = preset.family.bots.levels(preset.rules)
    player = at_level(levels[CHARACTERS.index(bot)]) if bot in CHARACTERS else BOTS[bot]
    for number in range(ROUNDS):
        seats = [Watched(player, seen) for _ in range(players)]
        played = play(preset, rules, seats, f"{SEED}/{number}")
        state = played.match.state
        for one in seats:
            one.rest()
        seen.turns.append(getattr(state, "turns", played.moves) / players)
    return seen


def _spread(values: Sequence[float], digits: int = 0) -> str:
    if not values:
        return "–"
    middle, high = spread(values)
    return f"{middle:.{digits}f} / {high:.{digits}f}"


def rows(games: Collection[str], seats: Collection[int]) -> Iterator[tuple[str, ...]]:
    for name in games:
        game = GAMES[name]
        for players in sorted({*game.seats} & {*seats}):
            for bot in (*CHARACTERS, "steady"):
                seen = watch(name, players, bot)
                yield (
                    name,
                    str(players),
                    bot,
                    _spread(seen.opened),
                    _spread(seen.silent),
                    _spread(seen.held),
                    f"{median(seen.last):.0%}" if seen.last else "–",
                    f"{median(seen.turns):.0f}",
                    f"{fmean(seen.unlike):.0%}" if seen.unlike else "–",
                    _spread(seen.times, 1),
                )


def table(page: str, new: Sequence[tuple[str, ...]]) -> str:
    """The rows of the page, these in their places."""
    old = rows_of(written(page, "fun"))
    merged = {row[:3]: row for row in (*old[2:], *new)}
    games, bots = list(GAMES), (*CHARACTERS, "steady")
    ordered = sorted(merged, key=lambda key: (games.index(key[0]), key[1], bots.index(key[2])))
    head = (COLUMNS, ("---", "---:", "---", *("---:" for _ in COLUMNS[3:])))
    return "\n".join(f"| {' | '.join(row)} |" for row in (*head, *(merged[key] for key in ordered)))


def main(arguments: Sequence[str] = ()) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.fun")
    parser.add_argument("--game", action="append", choices=BUILDING)
    parser.add_argument("--seats", type=int, nargs="+", default=(2, 3, 4))
    parser.add_argument("--write", action="store_true", help="into docs/bots.md")
    chosen = parser.parse_args(arguments)
    new = []
    for row in rows(chosen.game or BUILDING, chosen.seats):
        new.append(row)
        print(*row, sep=" | ", flush=True)
    if chosen.write:
        write("fun", table(PAGE.read_text("utf-8"), new))


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
