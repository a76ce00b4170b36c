"""Canasta: each side's melds and red threes, the stock and the pile."""

from typing import TYPE_CHECKING

from rummel.games.canasta.rules import FULL, is_natural
from rummel.games.canasta.state import CanastaView

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from rummel.terminal.face import Face, Shown


def table(view: CanastaView, face: "Face") -> "Shown":
    rows: list[tuple[str, RenderableType]] = []
    for side in range(len(view.opened)):
        rows.append((_names(view, face, side), face.lines(_melds(view, face, side))))
    pile = face.piles(view.stock, view.discard)
    pile.append(f" ({view.discards})")
    if view.frozen:
        pile.append(f" {face.say('cli-canasta-frozen')}", style="bold")
    rows.append((face.say("cli-piles"), pile))
    if view.seat is not None and not view.outcome:
        if view.needed:
            rows.append((face.say("cli-to-open"), face.say("cli-needed", points=view.needed)))
        if view.drawn:
            rows.append((face.say("cli-drawn"), face.pieces(view.drawn)))
    notes = [
        face.say("cli-canasta-canastas", count=view.canastas[side], needed=view.to_go_out)
        for side in view.sides
    ]
    return face.facts(rows), notes


def _names(view: CanastaView, face: "Face", side: int) -> str:
    seats = [seat for seat, one in enumerate(view.sides) if one == side]
    return " + ".join(face.words.name(seat) for seat in seats)


def _melds(view: CanastaView, face: "Face", side: int) -> "list[Text]":
    lines = []
    for number, (meld, owner) in enumerate(zip(view.table, view.owners, strict=True), 1):
        if owner != side:
            continue
        line = face.text()
        line.append(f"{number}: ", style="dim")
        line.append_text(face.pieces(meld))
        if len(meld) >= FULL:
            key = "cli-canasta-natural" if is_natural(meld) else "cli-canasta-mixed"
            line.append(f"  {face.say(key)}", style="bold")
        lines.append(line)
    if view.red_threes[side]:
        lines.append(face.pieces(view.red_threes[side]))
    return lines or [face.text(face.say("cli-table-empty"), "dim")]
