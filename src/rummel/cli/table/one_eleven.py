"""111: the centre, and the hand in its own order with the gaps numbered for `insert`."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from rummel.cli.table.face import Face
from rummel.games.one_eleven import OneElevenView

_A_ROW = 9  # cards side by side that fit a narrow terminal


def one_eleven_table(view: OneElevenView, face: Face) -> tuple[RenderableType, Sequence[str]]:
    rows: list[tuple[str, RenderableType]] = []
    spots = []
    for number, card in enumerate(view.centre, start=1):
        known = str(card) if card else "–"
        shown = face.say("cli-face-down") if card is None else known
        spots.append(f"{number}: [{shown}]")
    rows.append((face.say("cli-one-centre"), Text("   ".join(spots), style="bold")))
    pile = face.say("cli-one-piles", draw=view.draw, discards=view.discards)
    rows.append((face.say("cli-one-pile"), pile))
    if view.taken:
        taken = face.say("cli-one-taken", card=str(view.taken), symbols=_worth(view, view.taken))
        rows.append((face.say("cli-one-in-hand"), Text(taken, style="bold")))
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


def one_eleven_hand(view: OneElevenView, seat: int, face: Face) -> RenderableType:
    """The cards; between them the numbers of the gaps, below them their symbols."""
    hand = view.hands[seat] or ()
    gaps = view.phase == "insert" and seat == view.seat and not view.outcome
    table = Table(box=None, show_header=False, padding=(0, 0, 0, 0))
    for start in range(0, len(hand), _A_ROW):
        part = hand[start : start + _A_ROW]
        cards, marks = Text(), Text()
        for at, card in enumerate(part, start=start):
            gap = f"{at}" if gaps else ""
            cards.append(f"{gap:>3}", style="dim")
            cards.append(f"[{card:>3}]", style="bold")
            marks.append(" " * 4 + f"{'*' * _worth(view, card):<4}", style="yellow")
        if gaps and start + _A_ROW >= len(hand):
            cards.append(f"{len(hand):>3}", style="dim")
        table.add_row(cards)
        table.add_row(marks)
    if gaps:
        table.add_row(Text(face.say("cli-one-gaps", gap=1, card=hand[1])))
    return table


def _worth(view: OneElevenView, card: int) -> int:
    return view.rules.worth((card,))
