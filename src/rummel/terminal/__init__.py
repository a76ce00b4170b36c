"""A seat's view as it looks in a terminal. Only views come in here, never a state."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rummel.game import Move, View, word_of
from rummel.games import family_of
from rummel.pieces import PIECES, Piece
from rummel.terminal.face import Face, Flow

_LISTED: Final = 16  # moves of one word that are listed before it gets too long


def table_of(view: View, face: Face, totals: Sequence[int]) -> RenderableType:
    """The players, what lies on the table, and every hand that the view shows."""
    body, notes = family_of(view.rules).terminal.table(view, face)
    return Group(_players(view, face, totals, notes), Text(), body, *hands_of(view, face))


def _players(view: View, face: Face, totals: Sequence[int], notes: Sequence[str]) -> Table:
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(width=1)
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column()
    for seat in range(view.rules.players):
        acts = seat in view.to_act
        name = face.say("cli-is-you", seat=seat) if seat == view.seat else face.words.name(seat)
        held = face.say("cli-cards", count=view.counts[seat]) if view.counts else ""
        table.add_row(
            "▶" if acts else "",
            Text(name, style="bold" if acts else ""),
            held,
            face.say("cli-points", points=totals[seat]),
            Text(notes[seat] if notes else ""),
        )
    return table


def hands_of(view: View, face: Face) -> list[RenderableType]:
    """Every hand that the view shows."""
    shown: list[RenderableType] = []
    for seat, hand in enumerate(view.hands):
        if hand is None:
            continue
        if seat == view.seat:
            label = face.say("cli-your-hand")
        else:
            label = face.say("cli-hand-of", seat=seat)
        draw = family_of(view.rules).terminal.hand
        if draw:
            shown += [Text(), Text(label, style="bold"), draw(view, seat, face)]
        else:
            line = face.facts([(label, face.hand([PIECES[one] for one in hand]))])
            shown += [Text(), line] if not shown else [line]
    return shown


# ---------------------------------------------------------------------------------------- moves


def moves_of(view: View, face: Face, *, all_of_them: bool = False) -> RenderableType:
    """What the seat may do, by word: `lay 7♥ 8♥ · draw`."""
    by_word: dict[str, list[Move]] = {}
    for move in view.legal:
        by_word.setdefault(word_of(move), []).append(move)
    parts: list[Text] = [Text(face.say("cli-moves"))]
    for word, moves in by_word.items():
        _separate(parts)
        parts.append(Text(word, style="bold"))
        shown = [_rest(move, face) for move in moves]
        if not all_of_them and len(shown) > _LISTED:
            parts.append(Text(face.say("cli-moves-many", count=len(shown)), style="dim"))
        elif shown != [Text()]:
            if any(len(msgspec.structs.astuple(move)) > 1 for move in moves):
                for one in shown[:-1]:
                    one.append(",")
            parts += shown
    for word in view.free:
        if word not in by_word:
            _separate(parts)
            parts.append(Text(f"{word} …", style="bold"))
    return Flow(parts, " ")


def _separate(parts: list[Text]) -> None:
    if len(parts) > 1:
        parts.append(Text("·", style="dim"))


def _rest(move: Move, face: Face) -> Text:
    """A move without its word."""
    shown = []
    fields = msgspec.structs.fields(move)
    for field, value in zip(fields, msgspec.structs.astuple(move), strict=True):
        if value is None or value == field.default:
            continue
        shown.append(face.piece(value) if isinstance(value, Piece) else _plain(value, face))
    return Text(" ").join(shown)


def _plain(value: Any, face: Face) -> Text:
    return Text(face.words.pieces(value))
