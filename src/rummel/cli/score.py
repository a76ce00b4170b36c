"""`rummel score`: the score sheet for people who play with real cards and tiles."""

from pathlib import Path
from typing import Any, Final

import click
import msgspec
from msgspec import Struct
from rich.table import Table
from rich.text import Text

from rummel.cli.screen import Leave, Refused, Screen, SpokenCommand, option, read_file, write_file
from rummel.cli.seats import read_rules
from rummel.cli.sheets import sheet_table, signed, standings
from rummel.errors import RuleError
from rummel.family import Game
from rummel.games import family_of, find, has_tiles
from rummel.scoring import ByTally
from rummel.sheet import (
    Sheet,
    book,
    correct,
    next_first,
    read_round,
    round_words,
    scoring,
    sides,
    strike,
)

VERSION: Final = 1
_LONGEST_NAME: Final = 20
_WORDS: Final = {"!": "bonus"}
_EXAMPLE: Final = "melds=365 out / melds=90 13h 5c"


class SheetFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    rummel_sheet: int
    game: str
    rules: dict[str, Any]
    names: tuple[str, ...]
    first: int
    rounds: tuple[tuple[int, ...], ...]


@click.command("score", cls=SpokenCommand, help="cli-score")
@click.argument("game")
@option("--file", "file", type=Path, metavar="FILE", help="cli-option-file")
@option("--players", metavar="NAMES", help="cli-option-players")
@option("--option", "settings", multiple=True, metavar="KEY=VALUE", help="cli-option-option")
@click.pass_obj
def score_command(
    screen: Screen, game: str, file: Path | None, players: str | None, settings: tuple[str, ...]
) -> int:
    preset = find(game)
    path = file or Path(f"rummel-{game}.score.json")
    if path.exists():
        sheet = read_sheet(path, preset)
        if settings or (players is not None and _names(players) != sheet.names):
            raise Refused("sheet-there", path=str(path))
    else:
        sheet = _new_sheet(screen, preset, players, settings)
        write_sheet(path, sheet)
    screen.at_table(sheet.names, has_tiles(sheet.rules), preset.colours)
    screen.say("cli-score-head", style="bold underline", game=screen.words(f"game-{game}"))
    _hint(screen, sheet)
    try:
        _keep(screen, sheet, path)
    except (Leave, KeyboardInterrupt):
        screen.say("cli-sheet-saved", path=str(path))
    return 0


def _keep(screen: Screen, sheet: Sheet, path: Path) -> None:
    """Asks for rounds until the person leaves; every change is saved at once."""
    _show(screen, sheet)
    while True:
        key = "cli-score-over" if sheet.result else "cli-score-ask"
        line = screen.ask(screen.words(key, number=len(sheet.rounds) + 1))
        try:
            changed = _obey(screen, sheet, line)
        except RuleError as error:
            screen.warn(screen.words.error(error))
            continue
        if changed != sheet:
            sheet = changed
            write_sheet(path, sheet)
            _show(screen, sheet)


def _obey(screen: Screen, sheet: Sheet, line: str) -> Sheet:
    words = line.split()
    command = words[0].lower() if words else "help"
    if command in ("quit", "q", "exit"):
        raise Leave
    if command in ("help", "?"):
        _hint(screen, sheet)
        return sheet
    if command == "sheet":
        _show(screen, sheet)
        return sheet
    if command == "undo":
        return strike(sheet)
    if command == "edit":
        return _edit(screen, sheet, words[1:])
    return book(sheet, read_round(sheet, line))


def _hint(screen: Screen, sheet: Sheet) -> None:
    screen.say("cli-score-hint")
    for word in round_words(sheet.rules):
        screen.say(f"cli-score-word-{_WORDS.get(word, word)}")
    facts = scoring(sheet)
    if isinstance(facts, ByTally):
        _hint_at_tally(screen, sheet, facts)


def _hint_at_tally(screen: Screen, sheet: Sheet, facts: ByTally) -> None:
    """What may be written of a side, each with its words and what it brings."""
    others = " / left=65" * (len(sides(sheet.rules)) - 2)
    screen.say("cli-score-tally", example=f"{_EXAMPLE}{others}")
    table = Table(box=None, pad_edge=False, show_header=False)
    family = f"tally-{family_of(sheet.rules).name}"
    rows = [("melds=N", "tally-melds", 1), ("left=N", "tally-left", -1)]
    rows += [(f"{item.name}=N", f"{family}-{item.name}", item.each) for item in facts.items]
    rows += [
        ("out", f"{family}-out", facts.out),
        ("concealed", f"{family}-concealed", facts.out + facts.concealed),
    ]
    for word, key, points in rows:
        table.add_row(f"  {word}", screen.words(key), signed(points))
    screen.show(table)


def _edit(screen: Screen, sheet: Sheet, rest: list[str]) -> Sheet:
    if not rest or not (rest[0].isascii() and rest[0].isdigit() and len(rest[0]) < 5):
        raise RuleError("bad-number", text=(rest or [""])[0][:20])
    number = int(rest[0])
    if not 1 <= number <= len(sheet.rounds):
        raise RuleError("sheet-round", number=number, count=len(sheet.rounds))
    text = " ".join(rest[1:]) or screen.ask(screen.words("cli-score-edit", number=number))
    # Racks may count against the rounds before that one (LAY-06).
    before = msgspec.structs.replace(sheet, rounds=sheet.rounds[: number - 1])
    return correct(sheet, number, read_round(before, text))


def _show(screen: Screen, sheet: Sheet) -> None:
    words = screen.words
    together = sides(sheet.rules) if isinstance(scoring(sheet), ByTally) else ()
    table = sheet_table(
        words, sheet.rounds, sheet.rules.players, sheet.starters, sheet.result, sides=together
    )
    screen.show(table)
    if sheet.result:
        screen.say(f"result-{sheet.result.reason}")
        screen.show(Text(standings(words, sheet.rules, sheet.result), style="bold"))
        return
    first = next_first(sheet)
    if first is None:
        screen.say("cli-next-open")
    else:
        screen.say("cli-next-first", seat=first)


# ---------------------------------------------------------------------------------------- files


def _new_sheet(screen: Screen, game: Game, players: str | None, settings: tuple[str, ...]) -> Sheet:
    if players is None:
        if not screen.asks:
            raise Refused("players-needed")
        players = screen.ask(screen.words("cli-ask-players"))
    names = _names(players)
    folded = [name.casefold() for name in names]
    for name in names:
        if not name or len(name) > _LONGEST_NAME or not name.isprintable():
            raise Refused("name", name=name[:40])
        if folded.count(name.casefold()) > 1:
            raise Refused("name-twice", name=name)
    return Sheet(game=game.id, rules=read_rules(game, settings, len(names)), names=names)


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(","))


def write_sheet(path: Path, sheet: Sheet) -> None:
    kept = SheetFile(
        rummel_sheet=VERSION,
        game=sheet.game,
        rules=msgspec.to_builtins(sheet.rules),
        names=sheet.names,
        first=sheet.first,
        rounds=sheet.rounds,
    )
    write_file(path, msgspec.json.format(msgspec.json.encode(kept), indent=2) + b"\n")


def read_sheet(path: Path, game: Game) -> Sheet:
    """The sheet of a file, checked; it has to be of this game."""
    try:
        kept = msgspec.json.decode(read_file(path), type=SheetFile)
        if kept.rummel_sheet != VERSION:
            raise Refused("sheet-version", path=str(path), version=kept.rummel_sheet, exit_code=1)
        if kept.game != game.id:
            raise Refused("sheet-game", path=str(path), game=kept.game[:40])
        rules = game.read_rules(kept.rules)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("sheet", path=str(path), reason=str(error)[:120], exit_code=1) from None
    if (
        len(kept.names) != rules.players
        or any(len(row) != rules.players for row in kept.rounds)
        or not 0 <= kept.first < rules.players
    ):
        raise Refused("sheet", path=str(path), reason="players", exit_code=1)
    return Sheet(game=game.id, rules=rules, names=kept.names, first=kept.first, rounds=kept.rounds)
