"""`rummel generate`: rounds between bots as data, records or arrays."""

import json
import time
from importlib.util import find_spec
from pathlib import Path

import click
import msgspec

from rummel.bots import find_bot
from rummel.cli.screen import Refused, Screen, SpokenCommand, clean, option
from rummel.cli.seats import read_rules
from rummel.cli.work import progress, work_options, workers_for
from rummel.data import (
    MOST_FILES,
    MOST_ROUNDS_OF_A_FILE,
    Folder,
    Format,
    Plan,
    Portion,
    WrongFolder,
    generate,
)
from rummel.family import Game
from rummel.game import Rules
from rummel.games import find

_CODES = {"other": "generate-other", "foreign": "generate-foreign", "damaged": "generate-damaged"}


@click.command("generate", cls=SpokenCommand, help="cli-generate")
@click.argument("game")
@option("--out", type=Path, required=True, metavar="FOLDER", help="cli-option-out")
@option(
    "--format",
    "form",
    type=click.Choice(["records", "arrays"]),
    default="arrays",
    show_default=True,
    help="cli-option-format",
)
@option("--bots", default="greedy", show_default=True, help="cli-option-generate-bots")
@option(
    "--rounds", type=int, default=1000, show_default=True, metavar="N", help="cli-option-rounds"
)
@option("--part", type=int, default=1000, show_default=True, metavar="N", help="cli-option-part")
@option("--seed", default="rummel", show_default=True, metavar="TEXT", help="cli-option-seed")
@option("--option", "settings", multiple=True, metavar="KEY=VALUE", help="cli-option-option")
@option("--json", "as_json", is_flag=True, help="cli-option-json")
@work_options
@click.pass_obj
def generate_command(
    screen: Screen,
    *,
    game: str,
    out: Path,
    form: Format,
    bots: str,
    rounds: int,
    part: int,
    seed: str,
    settings: tuple[str, ...],
    as_json: bool,
    jobs: int | None,
    ray: str | None,
) -> None:
    if form == "arrays" and not (find_spec("pyarrow") and find_spec("numpy")):
        raise Refused("data-missing")
    if not 1 <= part <= MOST_ROUNDS_OF_A_FILE:
        raise Refused("generate-part", most=MOST_ROUNDS_OF_A_FILE, count=part)
    if not 1 <= rounds <= MOST_FILES * part:
        raise Refused("generate-rounds", most=MOST_FILES * part, count=rounds)
    preset = find(game)
    rules, seated = _seats(preset, bots, settings)
    plan = Plan(game=preset.id, rules=rules, bots=seated, seed=clean(seed), format=form, part=part)
    workers = workers_for(ray, jobs)
    try:
        folder = Folder(out, plan)
        missing = folder.missing(rounds)
        to_make = sum(portion.rounds for portion in missing)
        decisions = 0
        with (
            workers as crew,
            progress(screen, preset.id, rounds, rounds - to_make) as advance,
        ):
            started = time.monotonic()

            def each(portion: Portion, held: int) -> None:
                nonlocal decisions
                decisions += held
                advance(portion.rounds)

            generate(folder, missing, workers=crew, each=each)
            seconds = time.monotonic() - started
    except WrongFolder as error:
        facts = {name: str(value) for name, value in error.facts.items()}
        raise Refused(_CODES[error.code], exit_code=2, path=str(out), **facts) from None
    except OSError as error:
        where = str(error.filename or out)
        raise Refused("file-failed", path=where, reason=error.strerror or "") from None
    speed = round(to_make / seconds) if missing and seconds else None
    if as_json:
        report = {
            **msgspec.to_builtins(plan),
            "rounds": rounds,
            "made": to_make,
            "decisions": decisions,
            "files": len(missing),
            "rounds_per_second": speed,
        }
        click.echo(json.dumps(report, ensure_ascii=False, indent=2))
        return
    screen.say("cli-generated", rounds=rounds, path=str(out))
    screen.say("cli-generated-now", rounds=to_make, decisions=decisions)
    if speed:
        screen.say("cli-generated-speed", style="dim", count=speed)


def _seats(game: Game, text: str, settings: tuple[str, ...]) -> tuple[Rules, tuple[str, ...]]:
    """The rules of rounds that are played one by one, and who plays them."""
    for setting in settings:
        name = setting.partition("=")[0].strip()
        if name in ("rounds", "target"):
            raise Refused("generate-match", option=name)
    names = tuple(part.strip() for part in text.split(","))
    for name in names:
        find_bot(name)
    alone = len(names) == 1
    rules = read_rules(game, (*settings, "rounds=1"), None if alone else len(names))
    return rules, names * rules.players if alone else names
