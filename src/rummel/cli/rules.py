"""`rummel rules`: how a game is played, what its sheet leaves open, and what can be set."""

import json
import re
from collections.abc import Iterator
from typing import Any, Final

import click
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rummel.cli.screen import Screen, SpokenCommand, option
from rummel.family import Game
from rummel.game import Option
from rummel.games import find
from rummel.rulings import Ruling, rulings

_ITEM: Final = re.compile(r"\s*(?:[–•*-]|\d+\.)\s+")
_SHOWN: Final = 60  # characters of a value


@click.command("rules", cls=SpokenCommand, help="cli-rules")
@click.argument("game")
@option("--json", "as_json", is_flag=True, help="cli-option-json")
@click.pass_obj
def rules_command(screen: Screen, game: str, as_json: bool) -> None:
    preset = find(game)
    if as_json:
        click.echo(json.dumps(_as_json(screen, preset), ensure_ascii=False, indent=2))
        return
    show_rules(screen, preset)
    disputed = rulings(preset)
    if disputed:
        screen.say("cli-rules-disputed", style="bold")
        screen.show()
    for ruling in disputed:
        _show_ruling(screen, ruling)
    screen.say("cli-rules-options", style="bold")
    screen.show()
    for setting in preset.options:
        _show_option(screen, setting)


def show_rules(screen: Screen, game: Game) -> None:
    """The game's name and the summary of its rules."""
    words = screen.words
    name, players = words(f"game-{game.id}"), words.numbers(game.seats)
    screen.show(Text(f"{name} ({players})", style="bold underline"))
    screen.show(Text(words(f"game-{game.id}.about")))
    screen.show()
    for paragraph in paragraphs(words(f"rules-{game.id}")):
        screen.show(paragraph)


def whole_lines(paragraph: str) -> Iterator[tuple[str, str]]:
    """A paragraph as one line, or the items of a list: each with its mark, and without it."""
    lines: list[str] = []
    for line in paragraph.splitlines():
        if lines and not _ITEM.match(line):
            lines[-1] += f" {line.strip()}"
        else:
            lines.append(line.strip())
    for line in lines:
        item = _ITEM.match(line)
        yield (item[0].strip(), line[item.end() :]) if item else ("", line)


def paragraphs(text: str) -> Iterator[RenderableType]:
    """The text with lines as long as the terminal has room for; lists keep their lines."""
    for block in text.split("\n\n"):
        for mark, line in whole_lines(block):
            if mark:
                table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
                table.add_row(mark, Text(line))
                yield Padding(table, (0, 0, 0, 2))
            else:
                yield Text(line)
        yield Text()


def _show_ruling(screen: Screen, ruling: Ruling) -> None:
    words = screen.words
    head = Text(words(ruling.key), style="italic")
    names = ", ".join(option.name for option in ruling.options)
    head.append(f"   {ruling.id}{names and f' ({names})'}", style="not italic dim")
    screen.show(head)
    screen.show(Padding(Text(words(f"{ruling.key}.ruling")), (0, 0, 1, 4)))


def _show_option(screen: Screen, setting: Option) -> None:
    words = screen.words
    head = Text(setting.name, style="bold")
    head.append(f" = {shown(setting.default)}", style="not bold")
    head.append(f"   [{setting.expected}]", style="not bold dim")
    if setting.ledger:
        head.append(f"   {', '.join(setting.ledger)}", style="not bold dim")
    screen.show(head)
    about = f"{words(setting.key)}: {words(f'{setting.key}.about')}"
    screen.show(Padding(Text(about), (0, 0, 0, 4)))
    if setting.choices:
        table = Table(box=None, show_header=False, pad_edge=False)
        table.add_column(style="bold", no_wrap=True)
        table.add_column()
        for choice in setting.choices:
            table.add_row(choice, words(f"{setting.key}.{choice}"))
        screen.show(Padding(table, (0, 0, 0, 6)))


def shown(value: Any) -> str:
    """A value as it is typed on the command line; a long list is cut."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        text = ",".join(str(one) for one in value) or "–"
        return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"
    return str(value)


def _as_json(screen: Screen, game: Game) -> dict[str, Any]:
    words = screen.words
    return {
        "id": game.id,
        "name": words(f"game-{game.id}"),
        "about": words(f"game-{game.id}.about"),
        "players": list(game.seats),
        "sheet": game.sheet or None,
        "rules": words(f"rules-{game.id}"),
        "rulings": [
            {
                "id": ruling.id,
                "question": words(ruling.key),
                "ruling": words(f"{ruling.key}.ruling"),
                "options": [setting.name for setting in ruling.options],
            }
            for ruling in rulings(game)
        ],
        "options": [
            {
                "name": setting.name,
                "label": words(setting.key),
                "about": words(f"{setting.key}.about"),
                "kind": setting.kind,
                "value": setting.default,
                "least": setting.least,
                "most": setting.most,
                "allowed": list(setting.allowed),
                "choices": {choice: words(f"{setting.key}.{choice}") for choice in setting.choices},
                "ledger": list(setting.ledger),
            }
            for setting in game.options
        ],
    }
