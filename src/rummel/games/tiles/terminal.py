"""Tile games: the numbered melds on the table, the pool and the discards."""

from typing import TYPE_CHECKING

from rummel.games.tiles.state import TilesView

if TYPE_CHECKING:
    from rich.console import RenderableType

    from rummel.terminal.face import Face, Shown


def table(view: TilesView, face: "Face") -> "Shown":
    rows: list[tuple[str, RenderableType]] = [
        (face.say("cli-melds"), face.melds(view.table)),
        (face.say("cli-pool-label"), face.say("cli-pool", count=view.pool)),
    ]
    if view.scrap:
        rows.append((face.say("cli-scrap"), face.piece(view.scrap[-1])))
    elif view.scrapped:
        rows.append((face.say("cli-scrap"), face.say("cli-scrapped", count=view.scrapped)))
    if view.seat is not None and not view.outcome:
        if view.drawn is not None:
            rows.append((face.say("cli-drawn"), face.piece(view.drawn)))
        if not view.opened[view.seat]:
            needed = view.needed[view.seat]
            rows.append((face.say("cli-to-open"), face.say("cli-needed", points=needed)))
    if not view.outcome:
        rows.append((face.say("cli-colours"), face.colours()))
    # BSN-15 marks the players who have not opened; the sign alone would not be understood.
    notes = [face.say("cli-opened" if opened else "cli-not-opened") for opened in view.opened]
    return face.facts(rows), notes
