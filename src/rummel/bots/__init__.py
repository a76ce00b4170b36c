"""Bots: a view in, a move out. A bot never sees a state.

- `random` plays any legal move.
- `greedy` takes what is best at once: it lays the most it can, exactly.
- `steady` plays each game soundly: it keeps what is worth keeping.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from rummel.bots import gin, karo8, one_eleven, romme, tiles
from rummel.bots.random import random_move
from rummel.errors import RuleError
from rummel.game import Move, View, format_move
from rummel.games import family_of
from rummel.match import Match, Step, apply

# A bot decides from its view and a source of chance that its seed alone determines.
Bot = Callable[[View, Random], Move]

# Each family has its own way; in a duel there is nothing to decide.
_GREEDY: Final[dict[str, Callable[[Any, Random], Move]]] = {
    "duel": random_move,
    "gin": gin.greedy,
    "karo8": karo8.greedy,
    "one-eleven": one_eleven.greedy,
    "romme": romme.greedy,
    "tiles": tiles.greedy,
}
_STEADY: Final[dict[str, Callable[[Any, Random], Move]]] = {
    "duel": random_move,
    "gin": gin.steady,
    "karo8": karo8.steady,
    "one-eleven": one_eleven.steady,
    "romme": romme.steady,
    "tiles": tiles.steady,
}


def greedy(view: View, chance: Random) -> Move:
    return _GREEDY[family_of(view.rules).name](view, chance)


def steady(view: View, chance: Random) -> Move:
    return _STEADY[family_of(view.rules).name](view, chance)


BOTS: Final[dict[str, Bot]] = {"random": random_move, "greedy": greedy, "steady": steady}


def bot_step(match: Match, seat: int, bot: Bot, chance: Random) -> tuple[Move, Step]:
    """A bot's move, and the match after it.

    A bot that fails is never helped here, since that would be another bot: it gets an error of its
    own, with which the position can be found again.
    """
    text = ""
    try:
        move = bot(match.view(seat), chance)
        text = format_move(move)
        return move, apply(match, seat, move)
    except Exception as error:
        reason = str(error) if isinstance(error, RuleError) else repr(error)
        facts = {"bot": _name_of(bot), "move": text[:200], "reason": reason[:200]}
        raise RuleError("bot-failed", **facts) from error


def _name_of(bot: Bot) -> str:
    return next((name for name, one in BOTS.items() if one is bot), getattr(bot, "__name__", "?"))


def find_bot(name: str) -> Bot:
    if name not in BOTS:
        raise RuleError("unknown-bot", bot=name[:40], bots=tuple(BOTS))
    return BOTS[name]
