"""Rommé: the melds on the table, the stock and the discard."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from rummel.cli.table.face import Face
from rummel.games.romme_state import RommeView


def romme_table(view: RommeView, face: Face) -> tuple[RenderableType, Sequence[str]]:
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
            rows.append(("", Text(face.say("cli-romme-owed"), style="bold")))
    notes = [face.say("cli-opened") if opened else "" for opened in view.opened]
    return face.facts(rows), notes
