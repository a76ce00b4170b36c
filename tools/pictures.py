"""Pictures of the rules as SVG, from the same figures that the browser draws (`figures.json`).

A figure becomes lines: a label, groups of pieces, a remark. `tests/web/test_figures.py` has the
engine play what they show.
"""

import json
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final, NamedTuple

from rummel.family import Game
from rummel.games import has_tiles
from rummel.lang import Words
from tools.facts import points

Figure = dict[str, Any]
_WEB: Final = Path(__file__).parent.parent / "web" / "src"

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


class Shown(NamedTuple):
    """One piece as text; `pale` is there already or fits next, `new` has just come."""

    piece: str
    pale: bool = False
    new: bool = False


class Line(NamedTuple):
    label: str
    groups: Sequence[Sequence[Shown]]
    remark: str = ""


def figures() -> dict[str, list[dict[str, Any]]]:
    """For each game its paragraphs: a chapter's name where one begins, and the figures below it."""
    found: dict[str, list[dict[str, Any]]] = {}
    for path in sorted(_WEB.glob("**/figures.json")):
        found |= json.loads(path.read_text("utf-8"))
    return found


def caption(figure: Figure, words: Words) -> str:
    facts: dict[str, int] = {}
    if figure["kind"] == "series":
        facts = {"points": figure["points"]}
    elif figure["kind"] == "insert":
        one, other = figure["leaving"].values()
        gone = figure["leaving"][figure["drop"]]
        facts = {"card": figure["card"], "one": one, "other": other, "gone": gone}
    return words(figure["caption"], **facts)


# ----------------------------------------------------------------------------- figures to lines


def lines(game: Game, figure: Figure, words: Words) -> list[Line]:
    return [*_LINES[figure["kind"]](game, figure, words)]


def _of(text: str) -> list[Shown]:
    return [Shown(piece) for piece in text.split()]


def _all(melds: Sequence[str]) -> list[list[Shown]]:
    return [_of(meld) for meld in melds]


def _count(words: Words, number: int) -> str:
    return words("web-figure-points", points=number)


def _melds(_game: Game, figure: Figure, words: Words) -> Iterator[Line]:
    yield Line(words("web-figure-run"), _all(figure["runs"]))
    yield Line(words("web-figure-set"), _all(figure["sets"]))
    for none in figure["none"]:
        yield Line(words("web-figure-none"), [_of(none["pieces"])], words(none["why"]))


def _ranks(_game: Game, figure: Figure, words: Words) -> Iterator[Line]:
    yield Line(words("web-figure-table"), _all(figure["melds"]))
    for none in figure["none"]:
        yield Line(words("web-figure-none"), [_of(none["pieces"])], words(none["why"]))


def _opening(_game: Game, figure: Figure, words: Words) -> Iterator[Line]:
    for one in figure["tries"]:
        groups = _all(one["melds"])
        if "add" in one:
            groups.append([*(Shown(piece, pale=True) for piece in one["table"].split())])
            groups.append([Shown(one["add"], new=True)])
        sign = "✗" if "why" in one else "✓"
        why = f" – {words(one['why'])}" if "why" in one else ""
        yield Line(f"{sign} {_count(words, one['points'])}{why}", groups)


def _turn(_game: Game, figure: Figure, words: Words) -> Iterator[Line]:
    yield Line(words("web-figure-table"), _all(figure["table"]))
    yield Line(words("web-figure-rack"), [_of(figure["rack"])])
    left = figure["rack"].split()
    after = []
    for meld in figure["then"]:
        group = []
        for piece in meld.split():
            new = piece in left
            if new:
                left.remove(piece)
            group.append(Shown(piece, new=new))
        after.append(group)
    remark = f"✗ {words(figure['why'])}" if "why" in figure else ""
    yield Line(words("web-figure-then"), after, remark)


def _rob(_game: Game, figure: Figure, words: Words) -> Iterator[Line]:
    yield Line(words("web-figure-table"), [_of(figure["meld"])])
    yield Line(words("web-figure-hand"), [_of(figure["card"])])
    after = [Shown(piece, new=piece == figure["card"]) for piece in figure["then"].split()]
    yield Line(words("web-figure-then"), [after])


def _points(game: Game, figure: Figure, words: Words) -> Iterator[Line]:
    counted = points(game) or []
    for piece in figure["pieces"].split():
        rank = 0 if piece == "*" else int(piece[:-1])
        yield Line("", [[Shown(piece)]], _count(words, counted[rank]))


def _ending(_game: Game, figure: Figure, words: Words) -> Iterator[Line]:
    for hand in figure["hands"]:
        yield Line(hand.get("label", ""), _all(hand["melds"]))
        yield _rest(hand, words)


def _rest(hand: Figure, words: Words) -> Line:
    if not hand["rest"]:
        return Line(f"{words('web-figure-rest')}: {words('web-figure-nothing')}", [])
    return Line(words("web-figure-rest"), [_of(hand["rest"])], _count(words, hand["left"]))


def _layoff(_game: Game, figure: Figure, words: Words) -> Iterator[Line]:
    first, second = figure["first"], figure["second"]
    melds = [_of(meld) for meld in first["melds"]]
    for piece, number in second["adds"]:
        melds[number - 1].append(Shown(piece, new=True))
    yield Line(words("web-figure-first"), melds)
    yield _rest(first, words)
    yield Line(words("web-figure-second"), _all(second["melds"]))
    yield _rest(second, words)


def _numbers(
    cards: Sequence[int], new: Sequence[int] = (), pale: Sequence[int] = ()
) -> list[Shown]:
    return [Shown(f"{card}", pale=card in pale, new=card in new) for card in cards]


def _order(_game: Game, figure: Figure, _words: Words) -> Iterator[Line]:
    yield Line("", [_numbers(figure["hand"])])


def _insert(_game: Game, figure: Figure, words: Words) -> Iterator[Line]:
    hand, gap, card = figure["hand"], figure["gap"], figure["card"]
    pale = [one for one in hand if one not in figure["leaving"].values()]
    parts = [
        _numbers(hand[:gap], pale=pale),
        _numbers([card], [card]),
        _numbers(hand[gap:], (), pale),
    ]
    yield Line(words("web-figure-hand"), [part for part in parts if part])
    yield Line(words("web-figure-then"), [_numbers(figure["then"], [card])])


def _clear(_game: Game, figure: Figure, words: Words) -> Iterator[Line]:
    yield Line(words("web-figure-centre"), [_numbers(figure["centre"])])
    yield Line(words("web-figure-then"), [[Shown("")] * len(figure["centre"])])


def _series(_game: Game, figure: Figure, _words: Words) -> Iterator[Line]:
    hand = figure["hand"]
    yield Line("", [_numbers(hand, new=hand[figure["from"] : figure["to"]])])


def _symbols(_game: Game, figure: Figure, _words: Words) -> Iterator[Line]:
    for card, symbols in zip(figure["cards"], figure["symbols"], strict=True):
        yield Line("", [_numbers([card])], "★" * symbols)


def _rows(_game: Game, figure: Figure, words: Words) -> Iterator[Line]:
    fits = figure["next"].split()
    for suit in _SUITS:
        low, high = figure["rows"].get(suit, (1, 0))
        row = [f"{rank}{suit}" for rank in range(low, high + 1)]
        cards = sorted(
            {*row, *(card for card in fits if card[-1] == suit)}, key=lambda c: int(c[:-1])
        )
        yield Line("", [[Shown(card, pale=card in fits) for card in cards]])
    for none in figure["none"]:
        yield Line(words("web-figure-none"), [_of(none["piece"])], words(none["why"]))


def _trick(_game: Game, figure: Figure, words: Words) -> Iterator[Line]:
    for seat, cards in enumerate(figure["turned"]):
        won = seat == figure["winner"]
        shown = [Shown(card, new=won) for card in cards]
        yield Line("", [shown], words("web-figure-takes") if won else "")


def _grid(_game: Game, figure: Figure, _words: Words) -> Iterator[Line]:
    for meld in figure["melds"]:
        yield Line(meld["at"], [_of(meld["pieces"])])


_LINES: Final = {
    "melds": _melds,
    "ranks": _ranks,
    "opening": _opening,
    "turn": _turn,
    "rob": _rob,
    "points": _points,
    "ending": _ending,
    "layoff": _layoff,
    "order": _order,
    "insert": _insert,
    "clear": _clear,
    "series": _series,
    "symbols": _symbols,
    "rows": _rows,
    "trick": _trick,
    "grid": _grid,
}


# ------------------------------------------------------------------------------------ lines to SVG


def drawn(game: Game, figure: Figure, words: Words) -> str:
    """The figure as one SVG element without a blank line, so that Markdown leaves it alone."""
    parts: list[str] = []
    top, wide = float(_MARGIN), 0.0
    for line in lines(game, figure, words):
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
