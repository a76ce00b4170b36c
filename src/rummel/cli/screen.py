"""The terminal: what is printed, read and refused, and how commands speak their help."""

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import click
from rich.console import Console, RenderableType
from rich.text import Text

from rummel.errors import Fact, RuleError
from rummel.game import USUAL_COLOURS, Colours
from rummel.lang import DEFAULT, Style, Words, languages, printable

try:
    import readline
except ImportError:  # not everywhere
    readline = None  # type: ignore[assignment]

_LARGEST_FILE: Final = 64 << 20
F = TypeVar("F", bound=Callable[..., Any])


class Refused(Exception):
    """A refusal of the command line itself, worded under `cli-refused-<code>`."""

    def __init__(self, code: str, *, exit_code: int = 2, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.exit_code = exit_code
        self.facts = facts


class Leave(Exception):
    """The person wants to go: `quit`, or the end of the input."""


class _Console(Console):
    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """Where a command prints and asks."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.out = _Console(highlight=False, emoji=False, markup=False)
        self.err = _Console(stderr=True, highlight=False, emoji=False, markup=False)
        self.asks = sys.stdin is not None and sys.stdin.isatty()
        self.clears = self.asks and self.out.is_terminal

    def at_table(self, names: Sequence[str], tiles: bool, colours: Colours = USUAL_COLOURS) -> None:
        """From now on players are called by their names and pieces written as the game does."""
        style: Style = "tiles" if tiles else "cards"
        if style == "cards" and not self.out.encoding.lower().startswith("utf"):
            style = "plain"
        self.words = self.words.at_table(names, style, colours)

    def show(self, what: RenderableType = "") -> None:
        self.out.print(what)

    def say(self, key: str, /, style: str = "", **facts: Fact) -> None:
        """Prints words."""
        self.out.print(Text(self.words(key, **facts), style=style))

    def warn(self, text: str) -> None:
        """Prints a refusal where the person who typed sees it."""
        self.out.print(Text(f"✗ {text}" if self._knows("✗") else f"! {text}", style="bold red"))

    def clear(self) -> None:
        if self.clears:
            # The lines that scrolled away go too: they may show another player's hand.
            self.out.file.write("\x1b[3J")
            self.out.clear()
            if readline is not None:
                readline.clear_history()

    def ask(self, prompt: str) -> str:
        """One line from the person; raises `Leave` at the end of the input."""
        try:
            if self.clears:
                return input(f"{prompt} ").strip()  # with the line editor
            self.out.print(Text(prompt), end=" ")
            line = sys.stdin.readline() if sys.stdin is not None else ""
        except (KeyboardInterrupt, EOFError) as ended:
            self.out.print()
            raise (Leave if isinstance(ended, EOFError) else KeyboardInterrupt) from None
        except (OSError, ValueError):  # closed input
            line = ""
        if not line:
            self.out.print()
            raise Leave
        line = line.strip()
        if not self.asks:
            self.out.print(Text(printable(line)))  # so that a piped game reads like a played one
        return line

    def pause(self, key: str, /, **facts: Fact) -> None:
        """Waits for Enter; input that is not typed is not waited for."""
        text = self.words(key, **facts)
        if self.asks:
            if self.ask(text).lower() in ("q", "quit"):
                raise Leave
        else:
            self.out.print(Text(text))

    def _knows(self, sign: str) -> bool:
        try:
            sign.encode(self.out.encoding)
        except (UnicodeEncodeError, LookupError):
            return False
        return True


def clean(text: str) -> str:
    """Text that can be written anywhere: bytes of an argument that are not text become `?`."""
    return text.encode("utf-8", "replace").decode("utf-8")


# ---------------------------------------------------------------------------------------- files


def read_file(path: Path) -> bytes:
    """A file's bytes, or a refusal that says why not."""
    try:
        with path.open("rb") as file:
            data = file.read(_LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        raise _file_refused(path, error) from None
    if len(data) > _LARGEST_FILE:
        raise Refused("file-large", path=str(path))
    return data


def write_file(path: Path, data: bytes, *, private: bool = False) -> None:
    """Writes a file whole or not at all."""
    draft = path.with_name(f".{path.name}.tmp")
    try:
        draft.unlink(missing_ok=True)
        mode = 0o600 if private else 0o666
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as file:
            file.write(data)
        draft.replace(path)
    except FileNotFoundError as error:  # the folder, that is
        raise Refused("file-failed", path=str(path), reason=error.strerror) from None
    except (OSError, ValueError) as error:
        raise _file_refused(path, error) from None


def _file_refused(path: Path, error: OSError | ValueError) -> Refused:
    codes: dict[type[Exception], str] = {
        FileNotFoundError: "file-missing",
        IsADirectoryError: "file-folder",
        NotADirectoryError: "file-missing",
        PermissionError: "file-forbidden",
    }
    code = codes.get(type(error), "file-failed")
    reason = getattr(error, "strerror", None) or str(error)
    return Refused(code, path=str(path), reason=reason)


# ------------------------------------------------------------------------------------ the words


def language_of(chosen: str | None) -> str:
    """The language that was chosen, else the terminal's if Rummel speaks it, else the default."""
    if chosen:
        return chosen
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "")[:2].lower()
        if code in languages():
            return code
    return DEFAULT


def words_of(context: click.Context) -> Words:
    screen = context.find_root().obj
    return screen.words if isinstance(screen, Screen) else Words(language=language_of(None))


class SpokenCommand(click.Command):
    """A command whose help text is a Fluent key."""

    def format_help_text(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        text = words_of(context)(self.help or "")
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(text)

    def get_short_help_str(self, limit: int = 45) -> str:
        context = click.get_current_context(silent=True)
        words = words_of(context) if context else Words()
        return words(f"{self.help}.short")


class SpokenGroup(SpokenCommand, click.Group):
    command_class = SpokenCommand


class SpokenOption(click.Option):
    """An option whose help text is a Fluent key."""

    def get_help_record(self, context: click.Context) -> tuple[str, str] | None:
        record = super().get_help_record(context)
        if record is None or not self.help:
            return record
        return record[0], record[1].replace(self.help, words_of(context)(self.help))


def option(*names: str, **settings: Any) -> Callable[[F], F]:
    """A click option that speaks."""
    return click.option(*names, cls=SpokenOption, **settings)


def explained(words: Words, error: Exception) -> tuple[str, str, int]:
    """The code, the words and the exit code of a refusal."""
    if isinstance(error, RuleError):
        code = 1 if error.code.startswith(("record-", "deal-", "receipt-")) else 2
        return error.code, words.error(error), code
    assert isinstance(error, Refused)
    return error.code, words(f"cli-refused-{error.code}", **error.facts), error.exit_code
