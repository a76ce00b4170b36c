"""What is to be made, and how it is divided into files."""

from collections.abc import Iterator
from hashlib import sha256
from typing import Final, Literal

from msgspec import Struct

from rummel import __version__
from rummel.game import Rules

Format = Literal["records", "arrays"]

MOST_FILES: Final = 99_999
MOST_ROUNDS_OF_A_FILE: Final = 100_000
_SUFFIXES: Final[dict[Format, str]] = {"records": "ndjson", "arrays": "parquet"}


class Portion(Struct, frozen=True):
    """What one file holds."""

    number: int  # counted from 1
    first: int  # the number of its first round, counted from 1
    rounds: int


class Plan(Struct, frozen=True, kw_only=True):
    """Everything that the data follows from. Equal plans have equal rounds."""

    game: str
    rules: Rules
    bots: tuple[str, ...]  # seat by seat
    seed: str
    format: Format
    part: int  # rounds in a file
    version: str = __version__

    def portions(self, rounds: int) -> Iterator[Portion]:
        """The files for this many rounds; the last one may hold fewer than the others."""
        for number, first in enumerate(range(1, rounds + 1, self.part), 1):
            yield Portion(number, first, min(self.part, rounds + 1 - first))

    def file(self, portion: Portion) -> str:
        return f"part-{portion.number:05d}.{_SUFFIXES[self.format]}"

    def number(self, *what: object) -> int:
        """A number of 64 bits for the chance of something."""
        text = "\n".join(map(str, ("rummel-generate", self.seed, *what)))
        return int.from_bytes(sha256(text.encode()).digest()[:8], "big")
