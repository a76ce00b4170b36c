"""`rummel games`: the games there are."""

import json

import click
from rich.table import Table

from rummel.cli.screen import Screen, SpokenCommand, option
from rummel.game import Game
from rummel.games import GAMES


@click.command("games", cls=SpokenCommand, help="cli-games")
@option("--json", "as_json", is_flag=True, help="cli-option-json")
@click.pass_obj
def games_command(screen: Screen, as_json: bool) -> None:
    words = screen.words
    if as_json:
        found = [
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
        click.echo(json.dumps(found, ensure_ascii=False, indent=2))
        return
    screen.show(games_table(screen))


def games_table(screen: Screen, *, numbered: bool = False) -> Table:
    """The games, one a row; numbered as a menu."""
    words = screen.words
    table = Table(box=None, pad_edge=False, header_style="bold")
    if numbered:
        table.add_column("", justify="right")
    table.add_column(words("cli-column-id"), style="bold", no_wrap=True)
    table.add_column(words("cli-column-name"), no_wrap=numbered)
    table.add_column(words("cli-column-players"), no_wrap=True)
    if not numbered:
        table.add_column(words("cli-column-sheet"), no_wrap=True)
    # A menu has to fit on one screen.
    table.add_column(words("cli-column-about"), no_wrap=numbered, overflow="ellipsis")
    for number, game in enumerate(GAMES.values(), start=1):
        row = [game.id, words(f"game-{game.id}"), span(game)]
        if not numbered:
            row.append(game.sheet or "–")
        row.append(words(f"game-{game.id}.about"))
        table.add_row(*([str(number), *row] if numbered else row))
    return table


def span(game: Game) -> str:
    """How many can play."""
    least, most = game.seats
    return str(least) if least == most else f"{least}–{most}"
