"""Disputed points: what a game's sheet leaves open or says in several ways, and how it is played.

The texts stand at the end of each family's words (`lang/*/romme.ftl`) under their ledger ID
(`ruling-q-rom-1`): the question, and as `.ruling` the answer. A new text there is a new ruling;
nothing else lists them.
"""

import re
from functools import cache
from typing import Final

from msgspec import Struct

from rummel.family import Game
from rummel.game import Option
from rummel.games import GAMES
from rummel.lang import keys

_KEY: Final = re.compile(r"ruling-([qd])-([a-z]{3})-(\d+)")


class Ruling(Struct, frozen=True, kw_only=True):
    """One disputed point of a game."""

    id: str  # in the ledger: Q-ROM-1
    key: str  # its Fluent key
    options: tuple[Option, ...]  # where another reading can be chosen


@cache
def _worded() -> dict[str, tuple[tuple[str, str], ...]]:
    """The IDs of each sheet and their keys: questions first, then slips of the sheets."""
    by_sheet: dict[str, list[tuple[bool, int, str, str]]] = {}
    for key in keys():
        if named := _KEY.fullmatch(key):
            kind, sheet, number = named[1].upper(), named[2].upper(), int(named[3])
            entry = (kind == "D", number, f"{kind}-{sheet}-{number}", key)
            by_sheet.setdefault(sheet, []).append(entry)
    return {sheet: tuple(e[2:] for e in sorted(entries)) for sheet, entries in by_sheet.items()}


def rulings(game: Game) -> tuple[Ruling, ...]:
    """The disputed points of a game; none for a reference game, which has no sheet.

    >>> [(one.id, [option.name for option in one.options]) for one in rulings(GAMES["karo8"])][:2]
    [('Q-KAR-1', ['ace']), ('Q-KAR-2', ['may_hold'])]
    """
    disputed = _of_sheet(game.sheet, game)
    if game.builds_on:
        base = next(one for one in GAMES.values() if one.sheet == game.builds_on)
        plain = {option.name: option.default for option in base.options}
        disputed += [
            ruling
            for ruling in _of_sheet(game.builds_on, game)
            if all(option.default == plain[option.name] for option in ruling.options)
        ]
    return tuple(disputed)


def _of_sheet(sheet: str, game: Game) -> list[Ruling]:
    return [
        Ruling(id=id, key=key, options=tuple(o for o in game.options if id in o.ledger))
        for id, key in _worded().get(sheet, ())
    ]
