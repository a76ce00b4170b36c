"""How the characters feel to play with in the games whose turns build a table.

Each level sits at a table of its own kind. A turn is silent when nothing is laid in it; it is held
when something could have been laid. Only turns after the seat's opening count.
"""

from collections.abc import Sequence
from random import Random
from statistics import median
from time import process_time

from msgspec import Struct, field
from rich.console import Console
from rich.table import Table

from rummel.arena import arena_rules
from rummel.bots import BOTS, CHARACTERS, Bot
from rummel.bots.play import play
from rummel.game import Move, View
from rummel.games import GAMES
from rummel.games.tiles.state import Lay, TilesView, unlisted
from rummel.knowledge import Knowledge

SEED = "bench-fun"
ROUNDS = 6


class Seen(Struct):
    """What was measured at one kind of table."""

    opened: list[int] = field(default_factory=list)  # in which turn
    silent: list[int] = field(default_factory=list)  # turns in a row
    held: list[int] = field(default_factory=list)
    last: list[float] = field(default_factory=list)  # share of the winner's tiles in the last turn
    turns: list[float] = field(default_factory=list)  # per seat and round
    times: list[float] = field(default_factory=list)  # ms per move


class Watched:
    """A seat of one round, its bot watched."""

    def __init__(self, bot: Bot, seen: Seen) -> None:
        self.bot = bot
        self.seen = seen
        self.turn = -1
        self.silent = self.held = self.laid = 0

    def __call__(self, known: Knowledge[View], chance: Random) -> Move:
        view = known.view
        assert isinstance(view, TilesView)
        assert view.seat is not None
        start = process_time()
        move = self.bot(known, chance)
        self.seen.times.append(1000 * (process_time() - start))
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


def _left(view: TilesView, move: Lay) -> int:
    return len(view.own) - sum(map(len, move.table)) + sum(map(len, view.table))


def watch(game: str, players: int, bot: str) -> Seen:
    seen = Seen()
    rules = arena_rules(GAMES[game], {"players": players})
    for number in range(ROUNDS):
        seats = [Watched(BOTS[bot], seen) for _ in range(players)]
        played = play(GAMES[game], rules, seats, f"{SEED}/{number}")
        state = played.match.state
        for one in seats:
            one.rest()
        seen.turns.append(getattr(state, "turns", played.moves) / players)
    return seen


def _spread(values: Sequence[float], digits: int = 0) -> str:
    """The median and the 95th percentile."""
    if not values:
        return "–"
    ordered = sorted(values)
    return f"{median(ordered):.{digits}f} / {ordered[len(ordered) * 95 // 100]:.{digits}f}"


def main() -> None:
    table = Table(title=f"Median / 95% of {ROUNDS} rounds with seeds of their own")
    columns = ("game", "seats", "bot", "opened", "silent turns", "held", "last turn", "turns", "ms")
    for column in columns:
        table.add_column(column, justify="left" if column in ("game", "bot") else "right")
    for name, game in GAMES.items():
        if not game.family.building:
            continue
        for players in game.seats:
            for bot in (*CHARACTERS, "steady"):
                seen = watch(name, players, bot)
                share = f"{median(seen.last):.0%}" if seen.last else "–"
                table.add_row(
                    name,
                    str(players),
                    bot,
                    _spread(seen.opened),
                    _spread(seen.silent),
                    _spread(seen.held),
                    share,
                    f"{median(seen.turns):.0f}",
                    _spread(seen.times, 1),
                )
    Console(width=150).print(table)
    print(
        "opened: in which turn of its own; silent: turns in a row without laying after that; held:"
    )
    print("of those, turns in which something could have been laid; last turn: the share of the")
    print("winner's tiles; turns: of each seat in a round; ms: of one core per move.")


if __name__ == "__main__":
    main()
