"""How pieces, melds and players look in a terminal: with a colour and with a letter or sign."""

from collections.abc import Iterable, Sequence
from typing import Final, Literal

from msgspec import Struct
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from rummel.errors import Fact
from rummel.lang import Words
from rummel.pieces import SUITS, Piece

Order = Literal["suit", "number"]
# What lies on the table, and a note beside each player's name.
Shown = tuple[RenderableType, Sequence[str]]

# Tiles have four colours (BSN-04, MYR-02), cards two; the sign beside says the same without them.
_COLOUR_STYLES: Final = {
    "blue": "bold bright_blue",
    "yellow": "bold yellow",
    "red": "bold red",
    "green": "bold green",
    "black": "bold",  # the colour of the terminal's own letters: black may be its background
    "grey": "bright_black",
    "purple": "bold magenta",
}
_CARD_STYLES: Final = ("bold", "bold red", "bold red", "bold")
_JOKER_STYLE: Final = "bold reverse"


class Flow:
    """Texts one after the other; a line ends only between them."""

    def __init__(self, parts: Sequence[Text], between: str) -> None:
        self.parts = parts
        self.between = between

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for part in self.parts:
            if line and len(line) + len(self.between) + len(part) > options.max_width:
                yield line
                line = Text()
            if line:
                line.append(self.between)
            line.append_text(part)
        yield line

    def __rich_measure__(self, _console: Console, options: ConsoleOptions) -> Measurement:
        longest = max((len(part) for part in self.parts), default=0)
        whole = sum(len(part) + len(self.between) for part in self.parts)
        return Measurement(min(longest, options.max_width), min(whole, options.max_width))


class Face(Struct, frozen=True, kw_only=True):
    """The words of a table and how the person looking at it wants the hand sorted."""

    words: Words
    order: Order = "suit"

    def say(self, key: str, /, **facts: Fact) -> str:
        return self.words(key, **facts)

    def text(self, text: str = "", style: str = "") -> Text:
        return Text(text, style=style)

    def lines(self, lines: Iterable[Text]) -> Table:
        """Lines below one another, each whole."""
        table = Table(box=None, show_header=False, padding=(0, 0, 0, 0))
        for line in lines:
            table.add_row(line)
        return table

    def piece(self, one: Piece) -> Text:
        style = _JOKER_STYLE if one.is_joker else self._style(one.suit)
        return Text(self.words.pieces(one), style=style)

    def _style(self, suit: int) -> str:
        if self.words.style == "tiles":
            return _COLOUR_STYLES[self.words.colours[suit]]
        return _CARD_STYLES[suit]

    def suit(self, suit: int) -> Text:
        """The sign or letter of a suit."""
        sign = "♣♦♥♠" if self.words.style == "cards" else SUITS
        return Text(sign[suit], style=self._style(suit))

    def colours(self) -> Text:
        """What the letters of tiles stand for."""
        named = [Text(self.words.suit(letter), self._style(at)) for at, letter in enumerate(SUITS)]
        return Text(", ").join(named)

    def pieces(self, pieces: Iterable[Piece], between: str = " ") -> Text:
        return Text(between).join(self.piece(one) for one in pieces)

    def melds(self, melds: Sequence[Sequence[Piece]]) -> RenderableType:
        """Numbered melds, counted from 1, as many on a line as there is room for."""
        if not melds:
            return Text(self.say("cli-table-empty"), style="dim")
        shown = []
        for number, meld in enumerate(melds, start=1):
            one = Text()  # a style of its own would dim the pieces too
            one.append(f"{number}: ", style="dim")
            one.append_text(self.pieces(meld))
            shown.append(one)
        return Flow(shown, "   ")

    def piles(self, stock: int, discard: Piece | None) -> Text:
        """How many lie in the stock, and the open discard."""
        shown = Text(self.say("cli-stock", count=stock))
        if discard is not None:
            shown.append(f"   {self.say('cli-discard')} ")
            shown.append_text(self.piece(discard))
        return shown

    def hand(self, hand: Sequence[Piece]) -> Text:
        if not hand:
            return Text(self.say("cli-hand-empty"), style="dim")
        return self.pieces(self.sorted(hand), "  ")

    def sorted(self, hand: Iterable[Piece]) -> list[Piece]:
        """By suit or by number; jokers last."""
        if self.order == "suit":
            return sorted(hand)
        return sorted(hand, key=lambda one: (one.is_joker, one.rank, one.suit))

    def facts(self, rows: Iterable[tuple[str, RenderableType]]) -> Table:
        """Labels and what stands beside them."""
        table = Table(box=None, show_header=False, pad_edge=False)
        table.add_column(no_wrap=True)
        table.add_column()
        for label, value in rows:
            table.add_row(Text(label), Text(value) if isinstance(value, str) else value)
        return table
