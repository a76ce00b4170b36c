"""Pictures of the rules as SVG, from the figures that the browser draws (`tools/figures.py`)."""

from html import escape
from typing import Final

from rummel.family import Game
from rummel.games import has_tiles
from rummel.lang import Words
from tools.figures import Figure, Shown

_WIDTH, _HEIGHT, _GAP, _BETWEEN = 34, 46, 3, 16
_LABEL, _MARGIN, _TEXT = 20, 12, 7.2  # heights of a label and of the margin, width of a letter
_SUITS: Final = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
_RANKS: Final = {1: "A", 11: "J", 12: "Q", 13: "K"}
_RED, _DARK, _FACE, _BACK, _JOKER = "#c62828", "#20242b", "#fffdf5", "#8d6e63", "#6a1b9a"
_INKS: Final = {
    "blue": "#1565c0",
    "yellow": "#b26a00",
    "red": _RED,
    "green": "#2e7d32",
    "black": _DARK,
    "grey": "#757575",
    "purple": _JOKER,
}


def caption(figure: Figure, words: Words) -> str:
    return words(figure.caption, **figure.caption_facts)


def drawn(game: Game, figure: Figure, words: Words) -> str:
    """The figure as one SVG element without a blank line, so that Markdown leaves it alone."""
    parts: list[str] = []
    top, wide = float(_MARGIN), 0.0
    for line in figure.lines(game, words):
        if line.label:
            parts.append(_text(_MARGIN, top + 13, line.label, "label"))
            wide = max(wide, _MARGIN + _TEXT * len(line.label))
            top += _LABEL
        if not line.groups:
            continue
        left = float(_MARGIN)
        for group in line.groups:
            for shown in group:
                parts.append(_piece(game, shown, left, top))
                left += _WIDTH + _GAP
            left += _BETWEEN
        if line.remark:
            parts.append(_text(left - _BETWEEN + 8, top + _HEIGHT / 2 + 5, line.remark, "remark"))
            left += _TEXT * len(line.remark)
        wide = max(wide, left)
        top += _HEIGHT + 10
    width, height = round(wide + _MARGIN), round(top + _MARGIN - 6)
    return (
        f'<svg class="rummel-picture" role="img" aria-label="{escape(caption(figure, words))}" '
        f'viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'xmlns="http://www.w3.org/2000/svg">{"".join(parts)}</svg>'
    )


def _text(x: float, y: float, text: str, kind: str) -> str:
    return f'<text class="{kind}" x="{x:g}" y="{y:g}">{escape(text)}</text>'


def _piece(game: Game, shown: Shown, x: float, y: float) -> str:
    joker, _, stands_for = shown.piece.partition("=")
    face, ink, star = _face(game, stands_for or joker)
    star = star or bool(stands_for)
    if not face and star:
        face, ink = "★", _JOKER
        star = False
    fill = _FACE if shown.piece else _BACK
    edge = _JOKER if shown.new else "#9e9e9e"
    signs = (
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" rx="5" fill="{fill}" stroke="{edge}" '
        f'stroke-width="{2.5 if shown.new else 1}"/>'
    )
    small = len(face) > 2
    signs += (
        f'<text x="{_WIDTH / 2:g}" y="{_HEIGHT / 2 + 6:g}" text-anchor="middle" font-weight="700" '
        f'font-size="{13 if small else 17}" fill="{ink}">{face}</text>'
    )
    if star:
        signs += f'<text x="{_WIDTH - 10}" y="12" font-size="11" fill="{_JOKER}">★</text>'
    pale = ' opacity="0.45"' if shown.pale else ""
    return f'<g transform="translate({x:g} {y:g})"{pale}>{signs}</g>'


def _face(game: Game, piece: str) -> tuple[str, str, bool]:
    """What stands on a piece, in which ink, and whether it is a joker."""
    if piece in ("", "*"):
        return "", _JOKER, piece == "*"
    if piece[-1] not in _SUITS:
        return piece, _DARK, False  # cards of 111 have numbers only
    rank, suit = int(piece[:-1]), piece[-1]
    if has_tiles(game.rules):
        return f"{rank}", _INKS[game.colours["cdhs".index(suit)]], False
    ink = _RED if suit in "dh" else _DARK
    return f"{_RANKS.get(rank, rank)}{_SUITS[suit]}", ink, False
