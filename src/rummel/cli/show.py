"""`rummel show`: a position looked at."""

import click
from rich.text import Text

from rummel.cli.replay import open_view, seat_of
from rummel.cli.screen import Screen, SpokenCommand, option
from rummel.games import find, has_tiles
from rummel.position import Position
from rummel.terminal import moves_of, table_of
from rummel.terminal.face import Face


@click.command("show", cls=SpokenCommand, help="cli-show")
@click.argument("position", metavar="POSITION")
@option("--seat", "who", metavar="SEAT", help="cli-option-seat")
@click.pass_obj
def show_command(screen: Screen, position: str, who: str | None) -> None:
    read = Position.parse(position)
    game, rules = find(read.game), read.rules
    names = tuple(screen.words.name(seat) for seat in range(rules.players))
    if who is not None:
        shown = read.view(seat_of(who, names))
    else:
        shown = open_view(read.state()) if read.is_whole else read.view_on_turn()
    screen.at_table((), has_tiles(rules), game.colours)
    face = Face(words=screen.words)
    screen.say(f"game-{game.id}", style="bold underline")
    screen.show(table_of(shown, face, (0,) * rules.players))
    if shown.legal or shown.free:
        screen.show()
        screen.show(moves_of(shown, face))
    screen.show()
    screen.out.print(Text(read.text, style="dim"), soft_wrap=True)
