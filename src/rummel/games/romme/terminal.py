"""Rommé: the melds on the table, the stock and the discard."""

from typing import TYPE_CHECKING

from rummel.games.romme.state import RommeView

if TYPE_CHECKING:
    from rich.console import RenderableType

    from rummel.terminal.face import Face, Shown


def table(view: RommeView, face: "Face") -> "Shown":
    rows: list[tuple[str, RenderableType]] = [
        (face.say("cli-melds"), face.melds(view.table)),
        (face.say("cli-piles"), face.piles(view.stock, view.discard)),
    ]
    if view.seat is not None and not view.outcome:
        if not view.melding:
            rows.append((face.say("cli-to-open"), face.say("cli-romme-first-lap")))
        elif view.needed:
            rows.append((face.say("cli-to-open"), face.say("cli-needed", points=view.needed)))
        if view.drawn is not None:
            rows.append((face.say("cli-drawn"), face.piece(view.drawn)))
        if view.owed:
            rows.append(("", face.text(face.say("cli-romme-owed"), "bold")))
    notes = [face.say("cli-opened") if opened else "" for opened in view.opened]
    return face.facts(rows), notes
