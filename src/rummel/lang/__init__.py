"""The words of Rummel: Fluent files, one folder per language.

Everything that is said of one family alone stands in the file with its name (`gin.ftl`). What
several families share is split by reader: `core.ftl` for all of them, `terminal.ftl`, `server.ftl`
and `pages.ftl`. Every `.ftl` file of the folder is read.

A key is a message, or a message and one of its attributes: `game-karo8`, `game-karo8.about`.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, Literal

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax import ast
from msgspec import Struct
from msgspec.structs import replace

from rummel.errors import Fact, RuleError
from rummel.game import USUAL_COLOURS, Colours, Event, format_fact
from rummel.pieces import SUITS, Piece, pretty
from rummel.reasons import Reason

DEFAULT: Final = "en"

# How pieces are written: `K♥` with the suits of cards, `13h` with the colours of tiles, or `13h`
# with the suits of cards, for terminals that know no suit signs.
Style = Literal["cards", "tiles", "plain"]

_SEAT_FACTS: Final = ("seat", "seats", "winners")

# French sets them before : ; ! ? and inside quotes, and one message may tell another; Python calls
# them unprintable.
_SPACES: Final = "\u00a0\u202f"


@cache
def languages() -> tuple[str, ...]:
    """The languages that Rummel speaks."""
    here = files(__package__)
    return tuple(
        sorted(
            folder.name
            for folder in here.iterdir()
            if folder.is_dir() and folder.joinpath("core.ftl").is_file()
        )
    )


@cache
def _bundle(language: str) -> tuple[FluentBundle, frozenset[str]]:
    if language not in languages():
        raise RuleError("unknown-language", language=language[:20], languages=languages())
    bundle = FluentBundle([language], use_isolating=False)
    keys: set[str] = set()
    folder = files(__package__).joinpath(language)
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        if path.name.endswith(".ftl"):
            resource = FluentResource(path.read_text("utf-8"))
            keys.update(_keys(resource))
            bundle.add_resource(resource)
    return bundle, frozenset(keys)


def _keys(resource: ast.Resource) -> Iterator[str]:
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}"


def keys(language: str = DEFAULT) -> frozenset[str]:
    """Every key of a language, attributes included."""
    return _bundle(language)[1]


def own_name(language: str) -> str:
    """What a language is called by the people who speak it."""
    return Words(language=language)("language-name")


def printable(text: str) -> str:
    """Without signs that would command a terminal: names and files may come from strangers."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() or c in _SPACES else "�" for c in text)


class Words(Struct, frozen=True, kw_only=True):
    """Speaks one language at one table: with its players' names and its kind of pieces."""

    language: str = DEFAULT
    names: tuple[str, ...] = ()
    style: Style = "cards"
    colours: Colours = USUAL_COLOURS  # of tiles
    strict: bool = False  # a missing key or fact is an error: for tests

    def __post_init__(self) -> None:
        _bundle(self.language)

    def at_table(
        self, names: Sequence[str], style: Style, colours: Colours = USUAL_COLOURS
    ) -> "Words":
        return replace(self, names=tuple(names), style=style, colours=colours)

    def has(self, key: str) -> bool:
        return key in keys(self.language)

    def __call__(self, key: str, /, **facts: Fact) -> str:
        """The words under a key; `⟦key⟧` where there are none."""
        bundle = _bundle(self.language)[0]
        name, _, attribute = key.partition(".")
        if not self.has(key):
            if self.strict:
                raise KeyError(key)
            return f"⟦{key}⟧"
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # `has` knows only messages with words of their own
        worded = {fact: self._worded(fact, value) for fact, value in facts.items()}
        text, problems = bundle.format_pattern(pattern, worded)
        if problems and self.strict:
            raise problems[0]
        return str(text)

    def error(self, error: RuleError) -> str:
        """Why something was refused, and what to do."""
        facts = dict(error.facts)
        if error.code == "record-move" and isinstance(error.__cause__, RuleError):
            facts["reason"] = self.error(error.__cause__)
        return self(f"error-{error.code}", **facts)

    def event(self, event: Event) -> str:
        """What happened."""
        return self(f"event-{event.code}", **event.facts)

    def reason(self, reason: Reason) -> str:
        """Why a move is a good one."""
        return self(f"why-{reason.code}", **reason.facts)

    def name(self, seat: int) -> str:
        """A player's name."""
        if 0 <= seat < len(self.names):
            return printable(self.names[seat])
        return self("seat", number=seat + 1)

    def pieces(self, fact: Fact) -> str:
        """Pieces, melds and lists of them, as this table writes them."""
        if isinstance(fact, Piece):
            return pretty(fact) if self.style == "cards" else str(fact)
        if isinstance(fact, tuple):
            first = fact[0] if fact else None
            # Numbers side by side would read as one.
            plain = isinstance(first, int) and not isinstance(first, Piece)
            between = " | " if isinstance(first, tuple) else ", " if plain else " "
            return between.join(self.pieces(one) for one in fact)
        return format_fact(fact)

    def numbers(self, numbers: Sequence[int]) -> str:
        """Numbers to choose from, in rising order: `2–6`, or `2 or 4`."""
        first, last = numbers[0], numbers[-1]
        if len(numbers) > 2 and len(numbers) == last - first + 1:
            return f"{first}–{last}"
        if len(numbers) < 2:
            return str(first)
        return self("list-or", before=", ".join(map(str, numbers[:-1])), last=last)

    def suit(self, letter: str) -> str:
        if self.style == "tiles":
            return self(f"colour-{self.colours[SUITS.index(letter)]}")
        return self(f"suit-{letter}")

    def _worded(self, fact: str, value: Fact) -> FluentInt | str:
        if fact in _SEAT_FACTS:
            seats = value if isinstance(value, tuple) else (value,)
            return self._list([self.name(seat) for seat in seats if isinstance(seat, int)])
        if fact == "numbers" and isinstance(value, tuple):
            return self.numbers([one for one in value if isinstance(one, int)])
        if fact == "suit" and isinstance(value, str) and value in SUITS and value:
            return self.suit(value)
        if value is None:
            return "–"
        if isinstance(value, Piece):
            return self.pieces(value)
        if isinstance(value, tuple):
            if all(isinstance(one, str) for one in value):
                return printable(", ".join(str(one) for one in value))
            return self.pieces(value)
        if isinstance(value, str):
            return printable(value)
        # Sums of points are not grouped (2710) where they stand in columns, nor in sentences.
        return FluentInt(value, useGrouping=False)

    def _list(self, parts: list[str]) -> str:
        if len(parts) < 2:
            return "".join(parts) or "–"
        return self("list-and", before=", ".join(parts[:-1]), last=parts[-1])
