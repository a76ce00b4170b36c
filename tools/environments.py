"""The tables of `docs/environments.md`: who plays each game, its actions and its observations.

They are made from what the environments say of themselves.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from rummel.env import Environment, Part
from rummel.errors import RuleError
from rummel.family import Game
from rummel.game import Option
from rummel.games import GAMES
from rummel.lang import Words
from rummel.native import is_native

PAGE: Final = "docs/environments.md"
BEGIN: Final = "<!-- generated: make generate -->"
END: Final = "<!-- end of what is generated -->"


def outputs() -> dict[str, str]:
    path = Path(__file__).parent.parent / PAGE
    head, _, rest = path.read_text("utf-8").partition(BEGIN)
    _, _, tail = rest.partition(END)
    return {PAGE: f"{head}{BEGIN}\n\n{made()}\n{END}{tail}"}


def made() -> str:
    lines = list(_games())
    for family in dict.fromkeys(game.family.name for game in GAMES.values()):
        presets = [game for game in GAMES.values() if game.family.name == family]
        lines += ["", *_family(presets)]
    return "\n".join(lines) + "\n"


def _games() -> Iterator[str]:
    yield "| game | players | played by | actions | numbers observed | type |"
    yield "|---|---|---|--:|--:|---|"
    words = Words(strict=True)
    for name, game in GAMES.items():
        table = Environment(name)
        seats = words.numbers(game.seats)
        by = "kernel" if table.native else "engine"
        yield f"| `{name}` | {seats} | {by} | {table.actions} | {table.length} | `{_type(table)}` |"


def _type(table: Environment) -> str:
    return str(getattr(table.dtype, "__name__", table.dtype))


def _family(presets: list[Game]) -> Iterator[str]:
    first = presets[0]
    table = Environment(first.id)
    yield f"### {', '.join(game.id for game in presets)}"
    yield ""
    refused = _refused(first) if table.native else []
    if refused:
        yield f"Played on the engine with {'; '.join(refused)}."
        yield ""
    players = f"{table.players} players"
    yield f"Observation ({players}):"
    yield ""
    yield from _parts(table.layout)
    yield ""
    yield "Actions:"
    yield ""
    yield from _parts(table.action_parts)


def _parts(parts: Sequence[Part]) -> Iterator[str]:
    yield "| from | places | name | what |"
    yield "|--:|--:|---|---|"
    at = 0
    for one in parts:
        yield f"| {at} | {one.length} | {one.name} | {one.what} |"
        at += one.length


def _refused(game: Game) -> list[str]:
    """The values of options that the kernel does not play, each tried by itself."""
    entries = [
        (option.name, value)
        for option in game.options
        for value in _tried(option)
        if not _plays(game, option.name, value)
    ]
    return [
        f"`{name}` {' or '.join(f'`{_shown(value)}`' for _, value in group)}"
        for name, group in groupby(entries, key=lambda one: one[0])
    ]


def _tried(option: Option) -> tuple[Any, ...]:
    if option.kind == "switch":
        return (True, False)
    if option.kind == "choice":
        return option.choices
    return tuple(one for one in (option.least, option.most) if one is not None)


def _plays(game: Game, name: str, value: Any) -> bool:
    try:
        return is_native(game.configure(**{name: value}))
    except RuleError:  # it needs other options besides
        return True


def _shown(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
