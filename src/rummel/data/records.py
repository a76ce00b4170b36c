"""Rounds as records: lines of JSON, one record after the other."""

from collections.abc import Iterator
from os import PathLike
from pathlib import Path
from typing import Final

from rummel.bots import find_bot
from rummel.bots.play import play
from rummel.data.plan import Plan, Portion
from rummel.games import find

_HEAD: Final = b'{"rummel":'  # how the first line of a record begins


def made_records(plan: Plan, portion: Portion) -> tuple[bytes, int]:
    """The file, and how many decisions it holds."""
    game, bots = find(plan.game), [find_bot(name) for name in plan.bots]
    texts, moves = [], 0
    for number in range(portion.first, portion.first + portion.rounds):
        seed = f"{plan.seed}/{number}"
        played = play(game, plan.rules, bots, seed, names=plan.bots, recorded=True)
        texts.append(played.record)
        moves += played.moves
    return b"".join(texts), moves


def read_records(path: str | PathLike[str]) -> Iterator[bytes]:
    """The records of a file, each as `rummel.replay` and `rummel.verify` take it."""
    lines: list[bytes] = []
    with Path(path).open("rb") as file:
        for line in file:
            if line.startswith(_HEAD) and lines:
                yield b"".join(lines)
                lines = []
            lines.append(line)
    if lines:
        yield b"".join(lines)
