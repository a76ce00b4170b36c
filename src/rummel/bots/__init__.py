"""Bots: a view in, a move out. A bot never sees a state."""

from collections.abc import Callable
from random import Random
from typing import Final

from rummel.bots.random import random_move
from rummel.errors import RuleError
from rummel.game import Move, View

# A bot decides from its view and a source of chance that its seed alone determines.
Bot = Callable[[View, Random], Move]

BOTS: Final[dict[str, Bot]] = {"random": random_move}


def find_bot(name: str) -> Bot:
    if name not in BOTS:
        raise RuleError("unknown-bot", bot=name[:40], bots=tuple(BOTS))
    return BOTS[name]
