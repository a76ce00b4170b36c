"""The kinds of pictures in the rules: what each of them says, and the lines that it is drawn in.

`web/src/games/<family>/figures.json` has the pictures themselves. Everything that deals with them
goes by these structs: the site draws their lines (`tools/pictures.py`), the client's types are made
from them (`web/src/rules/kinds.ts`), and `tests/web/test_figures.py` has the engine play what each
kind shows.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, get_args

import msgspec
from msgspec import Struct, field

from rummel.family import Game
from rummel.lang import Words
from tools.facts import points
from tools.wire_types import Writer

KINDS: Final = "web/src/rules/kinds.ts"
_FAMILIES: Final = Path(__file__).parent.parent / "web" / "src" / "games"


class Shown(NamedTuple):
    """One piece as text; `pale` is there already or fits next, `new` has just come."""

    piece: str
    pale: bool = False
    new: bool = False


class Line(NamedTuple):
    """A label, groups of pieces and a remark, drawn from left to right."""

    label: str
    groups: Sequence[Sequence[Shown]]
    remark: str = ""


def _of(text: str) -> list[Shown]:
    return [Shown(piece) for piece in text.split()]


def _all(melds: Sequence[str]) -> list[list[Shown]]:
    return [_of(meld) for meld in melds]


def _numbers(
    cards: Sequence[int], new: Sequence[int] = (), pale: Sequence[int] = ()
) -> list[Shown]:
    return [Shown(f"{card}", pale=card in pale, new=card in new) for card in cards]


def _count(words: Words, number: int) -> str:
    return words("web-figure-points", points=number)


# ------------------------------------------------------------------------------------- the kinds


class _Part(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class Figure(
    _Part,
    frozen=True,
    kw_only=True,
    tag_field="kind",
    tag=lambda name: name.removesuffix("Figure").lower(),
):
    """One picture. Pieces and melds are texts, such as `5h 6h *=7h`."""

    caption: str

    @property
    def caption_facts(self) -> dict[str, int]:
        """The numbers that its caption speaks of."""
        return {}

    def lines(self, game: Game, words: Words) -> Iterator[Line]:
        raise NotImplementedError


class Refused(_Part, frozen=True, kw_only=True):
    """Pieces that are not a meld: the engine's code, and the short words for it."""

    pieces: str
    refusal: str = field(name="not")
    why: str

    def line(self, words: Words) -> Line:
        return Line(words("web-figure-none"), [_of(self.pieces)], words(self.why))


class MeldsFigure(Figure, frozen=True, kw_only=True):
    """Runs, sets, and pieces that are neither."""

    runs: tuple[str, ...]
    sets: tuple[str, ...]
    none: tuple[Refused, ...]

    def lines(self, _game: Game, words: Words) -> Iterator[Line]:
        yield Line(words("web-figure-run"), _all(self.runs))
        yield Line(words("web-figure-set"), _all(self.sets))
        yield from (none.line(words) for none in self.none)


class RanksFigure(Figure, frozen=True, kw_only=True):
    """Melds of one rank, and pieces that are not a meld."""

    melds: tuple[str, ...]
    none: tuple[Refused, ...]

    def lines(self, _game: Game, words: Words) -> Iterator[Line]:
        yield Line(words("web-figure-table"), _all(self.melds))
        yield from (none.line(words) for none in self.none)


class Try(_Part, frozen=True, kw_only=True):
    """Melds that open, or do not; a card may be added to a meld of the table as well."""

    melds: tuple[str, ...]
    points: int
    table: str = ""
    add: str = ""
    refusal: str | None = field(name="not", default=None)
    why: str = ""


class OpeningFigure(Figure, frozen=True, kw_only=True):
    """What is enough to open."""

    tries: tuple[Try, ...]

    def lines(self, _game: Game, words: Words) -> Iterator[Line]:
        for one in self.tries:
            groups = _all(one.melds)
            if one.add:
                groups.append([Shown(piece, pale=True) for piece in one.table.split()])
                groups.append([Shown(one.add, new=True)])
            why = f" – {words(one.why)}" if one.why else ""
            yield Line(f"{'✗' if one.why else '✓'} {_count(words, one.points)}{why}", groups)


class TurnFigure(Figure, frozen=True, kw_only=True):
    """A table, a rack, and the table that a turn makes of them."""

    table: tuple[str, ...]
    rack: str
    then: tuple[str, ...]
    refusal: str | None = field(name="not", default=None)
    why: str = ""

    def lines(self, _game: Game, words: Words) -> Iterator[Line]:
        yield Line(words("web-figure-table"), _all(self.table))
        yield Line(words("web-figure-rack"), [_of(self.rack)])
        left = self.rack.split()
        after = []
        for meld in self.then:
            group = []
            for piece in meld.split():
                new = piece in left
                if new:
                    left.remove(piece)
                group.append(Shown(piece, new=new))
            after.append(group)
        yield Line(words("web-figure-then"), after, f"✗ {words(self.why)}" if self.why else "")


class RobFigure(Figure, frozen=True, kw_only=True):
    """A card takes the place of a joker."""

    meld: str
    card: str
    then: str

    def lines(self, _game: Game, words: Words) -> Iterator[Line]:
        yield Line(words("web-figure-table"), [_of(self.meld)])
        yield Line(words("web-figure-hand"), [_of(self.card)])
        after = [Shown(piece, new=piece == self.card) for piece in self.then.split()]
        yield Line(words("web-figure-then"), [after])


class PointsFigure(Figure, frozen=True, kw_only=True):
    """What pieces count that somebody holds."""

    pieces: str

    def lines(self, game: Game, words: Words) -> Iterator[Line]:
        counted = points(game) or []
        for piece in self.pieces.split():
            rank = 0 if piece == "*" else int(piece[:-1])
            yield Line("", [[Shown(piece)]], _count(words, counted[rank]))


class Shape(_Part, frozen=True, kw_only=True):
    """A hand that is laid open: its melds, and what is left."""

    melds: tuple[str, ...]
    rest: str
    left: int

    def rest_line(self, words: Words) -> Line:
        if not self.rest:
            return Line(f"{words('web-figure-rest')}: {words('web-figure-nothing')}", [])
        return Line(words("web-figure-rest"), [_of(self.rest)], _count(words, self.left))


class Ended(Shape, frozen=True, kw_only=True):
    """A hand that ends a round, and by which ending."""

    ending: str
    label: str = ""
    discard: str = ""


class EndingFigure(Figure, frozen=True, kw_only=True):
    """Hands that end a round."""

    hands: tuple[Ended, ...]

    def lines(self, _game: Game, words: Words) -> Iterator[Line]:
        for hand in self.hands:
            yield Line(hand.label, _all(hand.melds))
            yield hand.rest_line(words)


class Adding(Shape, frozen=True, kw_only=True):
    """A hand that adds pieces to another's melds, which are counted from 1."""

    adds: tuple[tuple[str, int], ...]


class LayoffFigure(Figure, frozen=True, kw_only=True):
    """Two hands at the end: the second adds to the melds of the first."""

    first: Shape
    second: Adding
    points: tuple[int, ...]
    discard: str = ""

    def lines(self, _game: Game, words: Words) -> Iterator[Line]:
        melds = _all(self.first.melds)
        for piece, number in self.second.adds:
            melds[number - 1].append(Shown(piece, new=True))
        yield Line(words("web-figure-first"), melds)
        yield self.first.rest_line(words)
        yield Line(words("web-figure-second"), _all(self.second.melds))
        yield self.second.rest_line(words)


class OrderFigure(Figure, frozen=True, kw_only=True):
    """Numbers in order."""

    hand: tuple[int, ...]

    def lines(self, _game: Game, _words: Words) -> Iterator[Line]:
        yield Line("", [_numbers(self.hand)])


class InsertFigure(Figure, frozen=True, kw_only=True):
    """A card that goes into a gap, the cards that may leave for it, and the one that does."""

    hand: tuple[int, ...]
    card: int
    gap: int
    leaving: dict[str, int]
    drop: Literal["left", "right", "far"]
    then: tuple[int, ...]

    @property
    def caption_facts(self) -> dict[str, int]:
        one, other = self.leaving.values()
        return {"card": self.card, "one": one, "other": other, "gone": self.leaving[self.drop]}

    def lines(self, _game: Game, words: Words) -> Iterator[Line]:
        pale = [one for one in self.hand if one not in self.leaving.values()]
        parts = [
            _numbers(self.hand[: self.gap], pale=pale),
            _numbers([self.card], new=[self.card]),
            _numbers(self.hand[self.gap :], pale=pale),
        ]
        yield Line(words("web-figure-hand"), [part for part in parts if part])
        yield Line(words("web-figure-then"), [_numbers(self.then, new=[self.card])])


class ClearFigure(Figure, frozen=True, kw_only=True):
    """Open cards that are cleared away for hidden ones."""

    centre: tuple[int, ...]

    def lines(self, _game: Game, words: Words) -> Iterator[Line]:
        yield Line(words("web-figure-centre"), [_numbers(self.centre)])
        yield Line(words("web-figure-then"), [[Shown("")] * len(self.centre)])


class SeriesFigure(Figure, frozen=True, kw_only=True):
    """The longest series of a hand, between two places."""

    hand: tuple[int, ...]
    begin: int = field(name="from")
    end: int = field(name="to")
    points: int

    @property
    def caption_facts(self) -> dict[str, int]:
        return {"points": self.points}

    def lines(self, _game: Game, _words: Words) -> Iterator[Line]:
        yield Line("", [_numbers(self.hand, new=self.hand[self.begin : self.end])])


class SymbolsFigure(Figure, frozen=True, kw_only=True):
    """Cards, and how many symbols each has."""

    cards: tuple[int, ...]
    symbols: tuple[int, ...]

    def lines(self, _game: Game, _words: Words) -> Iterator[Line]:
        for card, symbols in zip(self.cards, self.symbols, strict=True):
            yield Line("", [_numbers([card])], "★" * symbols)


class RowsFigure(Figure, frozen=True, kw_only=True):
    """Rows of suits from a lowest to a highest card, what fits next, and what does not."""

    rows: dict[str, tuple[int, int]]
    next: str
    none: tuple[Refused, ...]

    def lines(self, _game: Game, words: Words) -> Iterator[Line]:
        fits = self.next.split()
        for suit in "cdhs":
            low, high = self.rows.get(suit, (1, 0))
            cards = {f"{rank}{suit}" for rank in range(low, high + 1)}
            cards |= {card for card in fits if card[-1] == suit}
            row = sorted(cards, key=lambda card: int(card[:-1]))
            yield Line("", [[Shown(card, pale=card in fits) for card in row]])
        yield from (none.line(words) for none in self.none)


class TrickFigure(Figure, frozen=True, kw_only=True):
    """The cards that each seat has turned up, and who takes them."""

    turned: tuple[tuple[str, ...], ...]
    winner: int

    def lines(self, _game: Game, words: Words) -> Iterator[Line]:
        for seat, cards in enumerate(self.turned):
            won = seat == self.winner
            shown = [Shown(card, new=won) for card in cards]
            yield Line("", [shown], words("web-figure-takes") if won else "")


class Placed(_Part, frozen=True, kw_only=True):
    """A meld, and the cell of its first piece."""

    pieces: str
    at: str


class GridFigure(Figure, frozen=True, kw_only=True):
    """Melds on a board of cells."""

    melds: tuple[Placed, ...]

    def lines(self, _game: Game, _words: Words) -> Iterator[Line]:
        for meld in self.melds:
            yield Line(meld.at, [_of(meld.pieces)])


AnyFigure = (
    MeldsFigure
    | RanksFigure
    | OpeningFigure
    | TurnFigure
    | RobFigure
    | PointsFigure
    | EndingFigure
    | LayoffFigure
    | OrderFigure
    | InsertFigure
    | ClearFigure
    | SeriesFigure
    | SymbolsFigure
    | RowsFigure
    | TrickFigure
    | GridFigure
)


# ----------------------------------------------------------------------------------- the pictures


class Place(_Part, frozen=True, kw_only=True):
    """A paragraph of the rules: the chapter that begins there, and the figures below it."""

    chapter: str = ""
    figures: tuple[AnyFigure, ...] = ()


def figures() -> dict[str, list[Place]]:
    """Every game's paragraphs."""
    places: dict[str, list[Place]] = {}
    for path in sorted(_FAMILIES.glob("*/figures.json")):
        places |= msgspec.json.decode(path.read_bytes(), type=dict[str, list[Place]])
    return places


# ------------------------------------------------------------------------------ the client's types


class _Kinds(Writer):
    """What has a default may be missing, in parts of figures too."""

    def type(self, hint: Any, *, sent: bool) -> str:
        if isinstance(hint, type) and issubclass(hint, Struct):
            self.struct(hint, sent=True)
            return hint.__name__
        return super().type(hint, sent=sent)


def outputs() -> dict[str, str]:
    writer = _Kinds()
    for kind in get_args(AnyFigure):
        writer.struct(kind, sent=True)
    head = "// Made from `tools/figures.py` by `make generate`. Do not edit.\n"
    return {KINDS: "\n".join([head, *writer.parts])}
