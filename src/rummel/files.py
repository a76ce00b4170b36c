"""Records from wherever they are: text, bytes, or a file."""

from collections.abc import Iterator
from os import PathLike
from pathlib import Path

from rummel import record
from rummel.errors import RuleError
from rummel.match import Match
from rummel.record import Played

Source = str | bytes | PathLike[str]


def replay(source: Source) -> Iterator[Played]:
    """Plays a whole record again, line by line; a `RuleError` names the first line that is wrong.

    Only a record that has been read to its end without an error is valid and fairly dealt.
    """
    return record.replay(_text(source))


def verify(source: Source) -> Match:
    """The finished match of a record that is valid and fair, or a `RuleError`.

    A record is given as text, as bytes, or as the path of its file. Text that does not begin like
    a record, with a brace, is taken for a path.
    """
    return record.verify(_text(source))


def _text(source: Source) -> bytes:
    if isinstance(source, bytes):
        return source
    if isinstance(source, str) and source.lstrip()[:1] in ("{", ""):
        return source.encode()
    if not isinstance(source, str | PathLike):
        raise TypeError(f"a record is text, bytes or a path, and not {type(source).__name__}")
    try:
        return Path(source).read_bytes()
    except (OSError, ValueError) as error:  # a zero byte in a path is a ValueError
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise RuleError("record-file", path=str(source)[:200], reason=reason or "") from None
