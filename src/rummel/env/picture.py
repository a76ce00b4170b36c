"""A table as a picture: every piece that a view shows, drawn with plain shapes."""

from collections.abc import Sequence
from functools import cache
from types import NoneType
from typing import Any, Final, get_args, get_type_hints

import msgspec
import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont

from rummel.family import Game
from rummel.game import View
from rummel.pieces import LETTERS, Piece

WIDTH: Final = 960
_PIECE: Final = (40, 54)
_GAP: Final = 4
_MARGIN: Final = 14
_LABEL: Final = 120  # room for the name of a row
_FELT: Final = (28, 92, 78)
_PAPER: Final = (250, 247, 238)
_BACK: Final = (58, 76, 122)
_LINE: Final = (24, 28, 32)
_SOFT: Final = (205, 226, 218)
_INKS: Final = {
    "black": (30, 30, 34), "red": (196, 36, 40), "blue": (36, 84, 190), "yellow": (196, 140, 0),
    "green": (30, 130, 60), "grey": (120, 120, 124), "purple": (130, 60, 160),
}  # fmt: skip
_CARD_INKS: Final = ("black", "red", "red", "black")
_SKIPPED: Final = ("seat", "rules", "to_act", "legal", "free", "outcome")

# What a row shows: pieces, numbers on cards (as integers), or backs (None).
_Face = Piece | int | None
_Group = Sequence[_Face]


@cache
def _font(size: int) -> ImageFont.ImageFont | ImageFont.FreeTypeFont:
    return ImageFont.load_default(size)


def table_picture(game: Game, view: View, totals: Sequence[int]) -> npt.NDArray[np.uint8]:
    pen = _Pen(game, view)
    pen.draw(view, totals)  # once for the height, and once more on a picture of that height
    image = Image.new("RGB", (WIDTH, pen.y + _MARGIN), _FELT)
    pen = _Pen(game, view, ImageDraw.Draw(image))
    pen.draw(view, totals)
    return np.array(image, np.uint8)


class _Pen:
    def __init__(self, game: Game, view: View, on: ImageDraw.ImageDraw | None = None) -> None:
        self.on = on
        self.tiles = game.family.has_tiles(view.rules)
        self.inks = game.colours if self.tiles else _CARD_INKS
        self.x, self.y = _MARGIN, _MARGIN

    def draw(self, view: View, totals: Sequence[int]) -> None:
        for seat, total in enumerate(totals):
            sign = "> " if seat in view.to_act else "   "
            held = f"   {view.counts[seat]} held" if view.counts else ""
            self.text(f"{sign}player {seat}{held}   {total} points", 18)
        self.y += 6
        facts = []
        for field in msgspec.structs.fields(type(view)):
            value = getattr(view, field.name)
            if field.name in _SKIPPED:
                continue
            groups = _groups(view, field.name, value)
            if field.name == "hands":
                for seat, group in enumerate(groups):
                    self.row(f"player {seat}", [group])
            elif groups:
                self.row(field.name, groups)
            elif value not in (None, (), False) and field.name != "counts":
                facts.append(f"{field.name.replace('_', ' ')} {_plain(value)}")
        self.y += 6
        line = ""
        for fact in (*facts, None):
            if fact is None or len(line) + len(fact) > 110:
                self.text(line, 14)
                line = ""
            line += f"{fact}    "

    def text(self, text: str, size: int) -> None:
        if self.on:
            self.on.text((_MARGIN, self.y), text, fill=_SOFT, font=_font(size))
        self.y += size + 5

    def row(self, label: str, groups: Sequence[_Group]) -> None:
        """Pieces in groups, on as many lines as they need."""
        if self.on:
            self.on.text(
                (_MARGIN, self.y + 18), label.replace("_", " "), fill=_SOFT, font=_font(15)
            )
        wide, high = _PIECE
        self.x = _LABEL
        for group in groups:
            if self.x > _LABEL and self.x + len(group) * (wide + _GAP) > WIDTH - _MARGIN:
                self.x, self.y = _LABEL, self.y + high + _GAP
            for one in group:
                if self.x + wide > WIDTH - _MARGIN:
                    self.x, self.y = _LABEL, self.y + high + _GAP
                self.piece(one)
                self.x += wide + _GAP
            self.x += 3 * _GAP
        self.y += high + 2 * _GAP

    def piece(self, one: _Face) -> None:
        if not self.on:
            return
        wide, high = _PIECE
        box = (self.x, self.y, self.x + wide - 1, self.y + high - 1)
        self.on.rounded_rectangle(box, 6, _BACK if one is None else _PAPER, _LINE)
        if one is None:
            inner = (box[0] + 5, box[1] + 5, box[2] - 5, box[3] - 5)
            self.on.rounded_rectangle(inner, 4, None, _SOFT)
            return
        if not isinstance(one, Piece):
            self.centred(str(one) if one else "", self.y + high // 2, 20, _INKS["black"])
            return
        face = one.face
        if one.is_joker and not face.rank:
            self.centred("J", self.y + 18, 22, _INKS["purple"])
            self.star(self.x + wide // 2, self.y + 39, 9, _INKS["purple"])
            return
        ink = _INKS[self.inks[face.suit]]
        name = str(face.rank) if self.tiles else str(LETTERS.get(face.rank, face.rank))
        self.centred(name, self.y + 17, 22, ink)
        if self.tiles:
            self.on.ellipse(
                (self.x + 12, self.y + 32, self.x + wide - 13, self.y + 46), None, ink, 3
            )
        else:
            self.suit(face.suit, self.x + wide // 2, self.y + 40, ink)
        if one.is_joker:
            self.star(self.x + 8, self.y + 8, 6, _INKS["purple"])

    def centred(self, text: str, y: int, size: int, ink: tuple[int, int, int]) -> None:
        assert self.on
        self.on.text((self.x + _PIECE[0] // 2, y), text, fill=ink, font=_font(size), anchor="mm")

    def suit(self, suit: int, x: int, y: int, ink: tuple[int, int, int]) -> None:
        """Clubs, diamonds, hearts and spades of circles, triangles and a stem."""
        assert self.on
        if suit == 1:
            self.on.polygon([(x, y - 9), (x + 7, y), (x, y + 9), (x - 7, y)], ink)
        elif suit == 2:
            for side in (-4, 4):
                self.on.ellipse((x + side - 4, y - 7, x + side + 4, y + 1), ink)
            self.on.polygon([(x - 8, y - 2), (x + 8, y - 2), (x, y + 9)], ink)
        else:
            self.on.polygon([(x, y), (x - 4, y + 9), (x + 4, y + 9)], ink)
            for side in (-4, 4):
                self.on.ellipse((x + side - 4, y - 3, x + side + 4, y + 5), ink)
            if suit == 0:
                self.on.ellipse((x - 4, y - 9, x + 4, y - 1), ink)
            else:
                self.on.polygon([(x - 8, y + 1), (x + 8, y + 1), (x, y - 9)], ink)

    def star(self, x: int, y: int, size: int, ink: tuple[int, int, int]) -> None:
        assert self.on
        points = [
            (x + (size if i % 2 == 0 else size * 0.45) * np.sin(i * np.pi / 5),
             y - (size if i % 2 == 0 else size * 0.45) * np.cos(i * np.pi / 5))
            for i in range(10)
        ]  # fmt: skip
        self.on.polygon(points, ink)


def _groups(view: View, name: str, value: Any) -> list[_Group]:
    """The pieces that a field shows; none if it is something else."""
    if name == "hands":
        counts = view.counts or (0,) * len(value)
        return [
            (None,) * count if hand is None else tuple(hand)
            for hand, count in zip(value, counts, strict=True)
        ]
    if isinstance(value, Piece):
        return [(value,)]
    if not isinstance(value, tuple) or not value:
        return []
    if isinstance(value[0], Piece):
        return [value]
    if any(isinstance(one, tuple) and one and isinstance(one[0], Piece) for one in value):
        return [one for one in value if one]
    # A game whose cards are numbers: a row of cards that may lie face down.
    hint = get_type_hints(type(view))[name]
    numbers = any(hand and not isinstance(hand[0], Piece) for hand in view.hands)
    return [value] if numbers and NoneType in get_args(get_args(hint)[0]) and _is_int(hint) else []


def _is_int(hint: Any) -> bool:
    return int in get_args(get_args(hint)[0])


def _plain(value: Any) -> str:
    if isinstance(value, tuple):
        return "(" + " ".join(_plain(one) for one in value) + ")"
    return str(value)
