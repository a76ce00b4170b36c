"""Gin: stock and discard, what the hand has left outside its melds, and what is spread."""

from typing import TYPE_CHECKING

from rummel.games.gin.state import GinView

if TYPE_CHECKING:
    from rich.console import RenderableType

    from rummel.terminal.face import Face, Shown


def table(view: GinView, face: "Face") -> "Shown":
    rows: list[tuple[str, RenderableType]] = [
        (face.say("cli-piles"), face.piles(view.stock, view.discard)),
    ]
    if view.melds:
        rows.append((face.say("cli-melds"), face.melds(view.melds)))
    if view.drawn is not None:
        rows.append((face.say("cli-drawn"), face.piece(view.drawn)))
    if view.deadwood is not None and not view.outcome:
        left = face.say("cli-gin-deadwood", points=view.deadwood, most=view.limit)
        rows.append((face.say("cli-gin-left-label"), left))
    if view.factor > 1 and not view.outcome:
        rows.append(("", face.say("event-gin-double")))
    if face.words.style == "tiles" and not view.outcome:
        rows.append((face.say("cli-colours"), face.colours()))
    notes = []
    for seat in range(view.rules.players):
        left_over = view.left[seat] if view.left else None
        note = "" if left_over is None else face.say("cli-gin-left", points=left_over)
        notes.append(f"{face.say('cli-gin-opener')} {note}" if seat == view.opener else note)
    return face.facts(rows), notes
