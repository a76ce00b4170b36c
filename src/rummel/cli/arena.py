"""`rummel arena`: which bot is the better one, over duplicate deals."""

from contextlib import AbstractContextManager
from pathlib import Path

import click
import msgspec
from rich.table import Table

from rummel.arena import Contest, Deal, Standing, Store, WrongStore, arena_rules, run, standing
from rummel.bots import find_bot
from rummel.cli.screen import Refused, Screen, SpokenCommand, clean, option
from rummel.cli.seats import read_options
from rummel.cli.work import progress, work_options, workers_for
from rummel.games import find
from rummel.workers import Workers

_MOST_DEALS = 1_000_000


@click.command("arena", cls=SpokenCommand, help="cli-arena")
@click.argument("game")
@option("--bots", default="steady,greedy,random", show_default=True, help="cli-option-arena-bots")
@option("--pairs", type=int, default=100, show_default=True, metavar="N", help="cli-option-pairs")
@option("--seed", default="rummel", show_default=True, metavar="TEXT", help="cli-option-seed")
@option("--option", "settings", multiple=True, metavar="KEY=VALUE", help="cli-option-option")
@option("--json", "as_json", is_flag=True, help="cli-option-json")
@option("--record", "folder", type=Path, metavar="FOLDER", help="cli-option-record-folder")
@option("--resume", "path", type=Path, metavar="FILE", help="cli-option-arena-resume")
@work_options
@click.pass_obj
def arena_command(
    screen: Screen,
    *,
    game: str,
    bots: str,
    pairs: int,
    seed: str,
    settings: tuple[str, ...],
    as_json: bool,
    folder: Path | None,
    path: Path | None,
    jobs: int | None,
    ray: str | None,
) -> None:
    preset = find(game)
    rules = arena_rules(preset, read_options(preset, settings))
    contest = Contest(game=preset.id, rules=rules, bots=_bots(bots), seed=clean(seed))
    if not 1 <= pairs <= _MOST_DEALS:
        raise Refused("arena-pairs", most=_MOST_DEALS, count=pairs)
    workers = workers_for(ray, jobs)
    if folder:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Refused("folder", path=str(folder), reason=error.strerror or "") from None
    try:
        deals = _play(screen, contest, pairs, workers, folder=folder, path=path)
    except OSError as error:  # a record or a finished deal that can't be written
        where = str(error.filename or path or folder)
        raise Refused("file-failed", path=where, reason=error.strerror or "") from None
    result = standing(contest, deals)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(result)).decode())
    else:
        _show(screen, result)


def _bots(text: str) -> tuple[str, ...]:
    names = tuple(part.strip() for part in text.split(","))
    for name in names:
        find_bot(name)
        if names.count(name) > 1:
            raise Refused("arena-twice", bot=name)
    if len(names) < 2:
        raise Refused("arena-alone")
    return names


def _play(
    screen: Screen,
    contest: Contest,
    pairs: int,
    workers: AbstractContextManager[Workers],
    *,
    folder: Path | None,
    path: Path | None,
) -> list[Deal]:
    store = _store(path, contest) if path else None
    numbers = range(1, pairs + 1)
    before = [store.deals[number] for number in numbers if number in store.deals] if store else []
    over = {deal.deal for deal in before}
    wanted = [number for number in numbers if number not in over]
    with workers as crew, progress(screen, contest.game, pairs, len(before)) as advance:

        def each(deal: Deal) -> None:
            if store:
                store.add(deal)
            advance(1)

        played = run(contest, wanted, workers=crew, folder=folder, each=each)
    return [*before, *played]


def _store(path: Path, contest: Contest) -> Store:
    try:
        return Store(path, contest)
    except WrongStore as error:
        codes = {
            "other": "arena-resume-other",
            "version": "arena-resume-version",
            "damaged": "arena-resume-damaged",
        }
        facts = {name: str(value) for name, value in error.facts.items()}
        raise Refused(codes[error.code], exit_code=2, path=str(path), **facts) from None


def _show(screen: Screen, result: Standing) -> None:
    words = screen.words
    screen.say(f"game-{result.game}", style="bold underline")
    screen.say(
        "cli-arena-played",
        deals=result.deals,
        games=result.games,
        moves=result.moves,
        seed=result.seed,
    )
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(words("cli-column-bot"))
    for key in (
        "cli-column-games",
        "cli-column-wins",
        "cli-column-draws",
        "cli-column-seat-points",
        "cli-column-rating",
    ):
        table.add_column(words(key), justify="right")
    for entry in result.bots:
        table.add_row(
            entry.bot,
            str(entry.games),
            f"{entry.wins:g}" if entry.wins == int(entry.wins) else f"{entry.wins:.1f}",
            str(entry.draws),
            f"{entry.points:.2f}",
            f"{entry.rating:.1f} ± {2 * entry.unsure:.1f}",
        )
    screen.show(table)
    screen.show()
    pairings = Table(box=None, pad_edge=False, header_style="bold")
    pairings.add_column(words("cli-column-pairing"))
    for key in ("cli-column-score", "cli-column-interval", "cli-column-lead"):
        pairings.add_column(words(key), justify="right")
    for one in result.pairings:
        low, high = one.interval
        pairings.add_row(
            " : ".join(one.bots), f"{one.score:.1%}", f"{low:.1%} – {high:.1%}", f"{one.lead:+.2f}"
        )
    screen.show(pairings)
    screen.say("cli-arena-note", style="dim")
