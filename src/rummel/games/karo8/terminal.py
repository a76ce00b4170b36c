"""Karo 8: the four rows, low to high, with the eights below one another."""

from typing import TYPE_CHECKING

from rummel.games.karo8.play import HIGH_ACE, Karo8View
from rummel.pieces import piece

if TYPE_CHECKING:
    from rummel.terminal.face import Face, Shown


def table(view: Karo8View, face: "Face") -> "Shown":
    ace = view.rules.ace
    first = 2 if ace == "high" else 1
    last = 13 if ace == "low" else HIGH_ACE
    width = 4 if face.words.style == "cards" else 5
    rows = face.text()
    for suit in (1, 2, 0, 3):  # heroes above villains
        rows.append_text(face.suit(suit))
        low, high = view.rows[suit]
        for place in range(first, last + 1):
            if low and low <= place <= high:
                shown = face.piece(piece(1 if place == HIGH_ACE else place, suit))
            else:
                shown = face.text("·", "dim")
            rows.append(" " * (width - len(shown)))
            rows.append_text(shown)
        rows.append("\n")
    rows.append(face.say("cli-stock", count=view.stock))
    notes = [
        face.say("cli-heroes" if seat in view.heroes else "cli-villains")
        for seat in range(view.rules.players)
    ]
    return rows, notes
