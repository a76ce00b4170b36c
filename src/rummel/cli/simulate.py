"""`rummel simulate`: bots against bots, many matches, all chance from one seed."""

import json
import time
from collections import Counter
from pathlib import Path
from typing import Any

import click
from rich.table import Table

from rummel.bots import find_bot
from rummel.bots.play import Played, play
from rummel.cli.screen import Refused, Screen, SpokenCommand, clean, option, write_file
from rummel.cli.seats import Seat, read_rules, read_seats
from rummel.family import Game
from rummel.game import Rules, Win
from rummel.games import find
from rummel.record import replay

_MOST_MATCHES = 1_000_000


@click.command("simulate", cls=SpokenCommand, help="cli-simulate")
@click.argument("game")
@option(
    "--matches",
    type=click.IntRange(1, _MOST_MATCHES),
    default=10,
    show_default=True,
    metavar="N",
    help="cli-option-matches",
)
@option("--seed", default="rummel", show_default=True, metavar="TEXT", help="cli-option-seed")
@option("--seats", metavar="BOTS", help="cli-option-bots")
@option("--option", "settings", multiple=True, metavar="KEY=VALUE", help="cli-option-option")
@option("--json", "as_json", is_flag=True, help="cli-option-json")
@option("--record", "record", type=Path, metavar="FOLDER", help="cli-option-record-folder")
@click.pass_obj
def simulate_command(
    screen: Screen,
    *,
    game: str,
    matches: int,
    seed: str,
    seats: str | None,
    settings: tuple[str, ...],
    as_json: bool,
    record: Path | None,
) -> None:
    preset = find(game)
    seed = clean(seed)
    rules, seated = _seats(screen, preset, seats, settings)
    if record:
        _make_folder(record)
    report = _simulate(preset, rules, seated, matches=matches, seed=seed, folder=record)
    if as_json:
        click.echo(json.dumps(report, ensure_ascii=False, indent=2))
    else:
        screen.at_table([seat.name for seat in seated], tiles=False)
        _show(screen, preset, report)


def _seats(
    screen: Screen, game: Game, text: str | None, settings: tuple[str, ...]
) -> tuple[Rules, tuple[Seat, ...]]:
    if text is None:
        rules = read_rules(game, settings)
        text = ",".join(["bot:random"] * rules.players)
        return rules, read_seats(text, screen.words)
    seated = read_seats(text, screen.words)
    for seat in seated:
        if seat.bot is None:
            raise Refused("only-bots", name=seat.name)
    return read_rules(game, settings, len(seated)), seated


def _make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused("folder", path=str(path), reason=error.strerror or "") from None


class _Tally:
    """What the matches so far have come to."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self.moves = self.rounds = 0
        self.points, self.wins = [0] * rules.players, [0] * rules.players
        self.kinds: Counter[Win] = Counter()
        self.outcomes: Counter[str] = Counter()  # of rounds
        self.results: Counter[str] = Counter()  # of matches

    def add(self, played: Played) -> None:
        result = played.match.result
        assert result
        self.moves += played.moves
        self.rounds += played.match.round
        self.results[result.reason] += 1
        self.kinds[self._rules.win_of(result.winners)] += 1
        for seat in range(self._rules.players):
            self.points[seat] += result.totals[seat]
            self.wins[seat] += seat in result.winners


def _simulate(
    game: Game,
    rules: Rules,
    seated: tuple[Seat, ...],
    *,
    matches: int,
    seed: str,
    folder: Path | None,
) -> dict[str, Any]:
    bots = [find_bot(seat.bot or "random") for seat in seated]
    names = [seat.name for seat in seated]
    # How the rounds before the last one ended stands only in the record.
    one_round = rules.rounds == 1 and not rules.target and not rules.extra_round
    recorded = folder is not None or not one_round
    tally = _Tally(rules)
    seconds = 0.0
    for number in range(1, matches + 1):
        started = time.perf_counter()
        played = play(game, rules, bots, f"{seed}/{number}", names=names, recorded=recorded)
        seconds += time.perf_counter() - started
        tally.add(played)
        if one_round:
            assert played.match.state.outcome
            tally.outcomes[played.match.state.outcome.reason] += 1
        else:
            tally.outcomes.update(_outcomes(played.record))
        if folder:
            write_file(folder / f"{game.id}-{number:06d}.ndjson", played.record)
    return {
        "game": game.id,
        "seed": seed,
        "matches": matches,
        "rounds": tally.rounds,
        "moves": tally.moves,
        "draws": tally.kinds["draw"],
        "shared": tally.kinds["shared"],
        "seats": [
            {"name": seat.name, "bot": seat.bot, "points": points / matches, "wins": wins}
            for seat, points, wins in zip(seated, tally.points, tally.wins, strict=True)
        ],
        "outcomes": dict(tally.outcomes.most_common()),
        "results": dict(tally.results.most_common()),
        "moves_per_second": round(tally.moves / seconds) if seconds else None,
    }


def _outcomes(record: bytes) -> list[str]:
    """How each round of a recorded match ended."""
    return [
        played.match.state.outcome.reason
        for played in replay(record)
        if played.match.state.outcome is not None and played.move is not None
    ]


def _show(screen: Screen, game: Game, report: dict[str, Any]) -> None:
    words = screen.words
    screen.say(f"game-{game.id}", style="bold underline")
    screen.say(
        "cli-simulated",
        matches=report["matches"],
        rounds=report["rounds"],
        moves=report["moves"],
        seed=report["seed"],
    )
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(words("cli-column-player"))
    table.add_column(words("cli-column-bot"))
    table.add_column(words("cli-column-wins"), justify="right")
    table.add_column(words("cli-column-points"), justify="right")
    for seat in report["seats"]:
        table.add_row(seat["name"], seat["bot"], str(seat["wins"]), f"{seat['points']:.1f}")
    screen.show(table)
    for key, count in (
        ("cli-simulated-draws", report["draws"]),
        ("cli-simulated-shared", report["shared"]),
    ):
        if count:
            screen.say(key, count=count)
    screen.show()
    ways = Table(box=None, show_header=False, pad_edge=False)
    ways.add_column(justify="right")
    ways.add_column()
    for reason, count in report["outcomes"].items():
        ways.add_row(str(count), words(f"outcome-{reason}"))
    screen.say("cli-outcomes", style="bold")
    screen.show(ways)
    if report["moves_per_second"]:
        screen.say("cli-speed", style="dim", count=report["moves_per_second"])
