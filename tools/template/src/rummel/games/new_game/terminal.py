"""New game: its table in a terminal."""

from typing import TYPE_CHECKING

from rummel.games.new_game.play import NewGameView

if TYPE_CHECKING:
    from rummel.terminal.face import Face, Shown


def table(view: NewGameView, face: "Face") -> "Shown":
    raise NotImplementedError("not written yet: new-game: terminal.table, what lies on the table")
