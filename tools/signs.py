"""`python -m tools.signs`: the signs of suits, the joker's star and the tick as a font for texts.

Fonts disagree on these signs, lack them, or paint them as pictures. Pages name this font before
all others, and a browser asks for it when a text has such a sign. The outlines are those that
pieces are drawn with.
"""

import json
from pathlib import Path
from typing import Final

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.reverseContourPen import ReverseContourPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.svgLib.path import parse_path

ROOT: Final = Path(__file__).parent.parent
SHAPES: Final = ROOT / "web/src/lib/signs.json"
FONT: Final = ROOT / "web/src/signs.woff"
SIGNS: Final = {"♣": "c", "♦": "d", "♥": "h", "♠": "s", "★": "star", "✓": "tick"}
_EM: Final = 1000
_SCALE: Final = 32  # shapes are drawn on a grid of 24
_BESIDE: Final = 50
_LOW: Final = 60  # how far a sign reaches below the line


def build() -> FontBuilder:
    shapes = json.loads(SHAPES.read_text("utf-8"))
    font = FontBuilder(_EM, isTTF=True)
    font.setupGlyphOrder([".notdef", *SIGNS.values()])
    font.setupCharacterMap({ord(sign): name for sign, name in SIGNS.items()})
    glyphs = {".notdef": TTGlyphPen(None).glyph()}
    widths = {".notdef": (_EM // 2, 0)}
    for name in SIGNS.values():
        edges = BoundsPen(None)
        parse_path(shapes[name], edges)
        left, _, right, _ = edges.bounds
        # Downwards in a drawing, upwards in a font: so each outline runs the other way round.
        onto = (_SCALE, 0, 0, -_SCALE, _BESIDE - left * _SCALE, 24 * _SCALE - _LOW)
        pen = TTGlyphPen(None)
        parse_path(shapes[name], TransformPen(Cu2QuPen(ReverseContourPen(pen), 1.0), onto))
        glyphs[name] = pen.glyph()
        widths[name] = (round((right - left) * _SCALE) + 2 * _BESIDE, _BESIDE)
    font.setupGlyf(glyphs)
    font.setupHorizontalMetrics(widths)
    font.setupHorizontalHeader(ascent=800, descent=-200)
    font.setupNameTable({"familyName": "Rummel Signs", "styleName": "Regular"})
    font.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
    font.setupPost(keepGlyphNames=False)
    font.updateHead(created=0, modified=0)  # the same font whenever it is made
    font.font.recalcTimestamp = False
    font.font.flavor = "woff"
    return font


if __name__ == "__main__":
    build().save(FONT)
    print(f"written: {FONT.relative_to(ROOT)}")
