"""A table as text: as the terminal shows it."""

from collections.abc import Sequence

from rich.console import Console

from rummel.family import Game
from rummel.game import View
from rummel.lang import Style, Words
from rummel.terminal import table_of
from rummel.terminal.face import Face


def table_text(game: Game, view: View, totals: Sequence[int], width: int = 100) -> str:
    style: Style = "tiles" if game.family.has_tiles(view.rules) else "cards"
    words = Words(language="en").at_table((), style, game.colours)
    console = Console(width=width, color_system=None, force_terminal=False, legacy_windows=False)
    with console.capture() as drawn:
        console.print(table_of(view, Face(words=words), totals))
    return drawn.get()
