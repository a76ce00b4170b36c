"""`rummel games`: the games there are."""

import json

import click
from rich.console import Group
from rich.table import Table
from rich.text import Text

from rummel.cli.screen import Screen, SpokenCommand, option
from rummel.games import GAMES


@click.command("games", cls=SpokenCommand, help="cli-games")
@option("--json", "as_json", is_flag=True, help="cli-option-json")
@click.pass_obj
def games_command(screen: Screen, as_json: bool) -> None:
    words = screen.words
    if as_json:
        listed = [
            {
                "id": game.id,
                "name": words(f"game-{game.id}"),
                "about": words(f"game-{game.id}.about"),
                "family": game.family.name,
                "players": list(game.seats),
                "sheet": game.sheet or None,
            }
            for game in GAMES.values()
        ]
        click.echo(json.dumps(listed, ensure_ascii=False, indent=2))
        return
    screen.show(games_table(screen))


def games_table(screen: Screen) -> Table:
    """The games, one per row."""
    words = screen.words
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(words("cli-column-id"), style="bold", no_wrap=True)
    table.add_column(words("cli-column-name"))
    table.add_column(words("cli-column-players"), no_wrap=True)
    table.add_column(words("cli-column-sheet"), no_wrap=True)
    table.add_column(words("cli-column-about"))
    for game in GAMES.values():
        name, about = words(f"game-{game.id}"), words(f"game-{game.id}.about")
        table.add_row(game.id, name, words.numbers(game.seats), game.sheet or "–", about)
    return table


def games_menu(screen: Screen) -> Group:
    """The games with numbers to choose by, a line each, so that all fit on one screen."""
    words = screen.words
    names = [words(f"game-{game.id}") for game in GAMES.values()]
    widest = max(map(len, names))
    lines = []
    for number, (game, name) in enumerate(zip(GAMES.values(), names, strict=True), start=1):
        line = Text(f"{number:>2}  ", no_wrap=True, overflow="ellipsis")
        line.append(f"{name:<{widest}}", style="bold")
        line.append(f"  {words(f'game-{game.id}.about')}", style="dim")
        lines.append(line)
    return Group(*lines)
