"""111: the centre, and the hand in its own order with the gaps numbered for `insert`."""

from typing import TYPE_CHECKING, Final

from rummel.games.one_eleven.state import OneElevenView

if TYPE_CHECKING:
    from rich.console import RenderableType

    from rummel.terminal.face import Face, Shown

_A_ROW: Final = 9  # cards side by side that fit a narrow terminal


def table(view: OneElevenView, face: "Face") -> "Shown":
    rows: list[tuple[str, RenderableType]] = []
    spots = []
    for number, card in enumerate(view.centre, start=1):
        known = str(card) if card else "–"
        shown = face.say("cli-face-down") if card is None else known
        spots.append(f"{number}: [{shown}]")
    rows.append((face.say("cli-one-centre"), face.text("   ".join(spots), "bold")))
    pile = face.say("cli-one-piles", draw=view.draw, discards=view.discards)
    rows.append((face.say("cli-one-pile"), pile))
    if view.taken:
        taken = face.say("cli-one-taken", card=str(view.taken), symbols=_worth(view, view.taken))
        rows.append((face.say("cli-one-in-hand"), face.text(taken, "bold")))
    if view.seat is not None and not view.outcome:
        series = " ".join(map(str, view.series))
        rows.append(
            (
                face.say("cli-one-series"),
                face.say("cli-one-worth", series=series or "–", points=view.points),
            )
        )
    notes = [
        "" if chosen is None else face.say(f"cli-one-{chosen}")
        for chosen in view.directions or (None,) * view.rules.players
    ]
    return face.facts(rows), notes


def hand(view: OneElevenView, seat: int, face: "Face") -> "RenderableType":
    """The cards; between them the numbers of the gaps, below them their symbols."""
    held = view.hands[seat] or ()
    gaps = view.phase == "insert" and seat == view.seat and not view.outcome
    lines = []
    for start in range(0, len(held), _A_ROW):
        part = held[start : start + _A_ROW]
        cards, marks = face.text(), face.text()
        for at, card in enumerate(part, start=start):
            gap = f"{at}" if gaps else ""
            cards.append(f"{gap:>3}", style="dim")
            cards.append(f"[{card:>3}]", style="bold")
            marks.append(" " * 4 + f"{'*' * _worth(view, card):<4}", style="yellow")
        if gaps and start + _A_ROW >= len(held):
            cards.append(f"{len(held):>3}", style="dim")
        lines += [cards, marks]
    if gaps:
        lines.append(face.text(face.say("cli-one-gaps", gap=1, card=held[1])))
    return face.lines(lines)


def rephrase(view: OneElevenView, word: str, rest: list[str]) -> list[str]:
    """A player who inserts may name the card that leaves instead of its side."""
    if word != "insert" or len(rest) != 2:
        return rest
    if not all(one.isascii() and one.isdigit() for one in rest):
        return rest
    gap, size = int(rest[0][:5]), len(view.own)
    sides = {"left": gap - 1, "right": gap, "far": size - 1 if gap == 0 else 0}
    for side, at in sides.items():
        if 0 <= at < size and str(view.own[at]) == rest[1] and (side != "far" or gap in (0, size)):
            return [rest[0], side]
    return rest


def _worth(view: OneElevenView, card: int) -> int:
    return view.rules.worth((card,))
