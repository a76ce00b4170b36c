"""The duel: what lies turned up, the trick before, and what each side has."""

from typing import TYPE_CHECKING

from rummel.games.duel.play import DuelView, Stacks

if TYPE_CHECKING:
    from rich.console import RenderableType

    from rummel.terminal.face import Face, Shown


def table(view: DuelView, face: "Face") -> "Shown":
    rows: list[tuple[str, RenderableType]] = []
    if view.last:
        rows.append((face.say("cli-duel-last"), _trick(view.last, face)))
        taken = "cli-duel-nobody" if view.last_winner is None else "cli-duel-winner"
        rows.append(("", face.say(taken, seat=view.last_winner)))
    if any(view.turned):
        rows.append((face.say("cli-duel-turned"), _trick(view.turned, face)))
    heroes, villains = view.cards
    rows.append((face.say("cli-duel-sides"), face.say("cli-duel-cards", a=heroes, b=villains)))
    rows.append((face.say("cli-duel-tricks"), str(view.tricks)))
    notes = [
        face.say(
            "cli-duel-note",
            side=face.say("cli-heroes" if seat in view.heroes else "cli-villains"),
            stack=view.stacks[seat],
            pile=view.piles[seat],
        )
        for seat in range(view.rules.players)
    ]
    return face.facts(rows), notes


def _trick(turned: Stacks, face: "Face") -> "RenderableType":
    shown = []
    for seat, cards in enumerate(turned):
        if cards:
            one = face.text(f"{face.words.name(seat)}\u00a0")
            one.append_text(face.pieces(cards, "\u00a0"))
            shown.append(one)
    return face.text("   ").join(shown)
