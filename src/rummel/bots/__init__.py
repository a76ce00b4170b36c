"""Bots: a view in, a move out. A bot never sees a state.

- `random` plays any legal move.
- `greedy` takes what is best at once: it lays the most it can, exactly.
- `steady` plays each game soundly: it keeps what is worth keeping.

How a game's bots decide is in its family's package, `rummel/games/<family>/bots.py`.
"""

from random import Random
from typing import Final

from rummel.bots.random import random_move
from rummel.errors import RuleError
from rummel.family import Bot as _Bot
from rummel.game import Move, View, format_move
from rummel.games import family_of
from rummel.match import Match, Step, apply


def greedy(view: View, chance: Random) -> Move:
    return family_of(view.rules).bots.greedy(view, chance)


def steady(view: View, chance: Random) -> Move:
    return family_of(view.rules).bots.steady(view, chance)


Bot = _Bot[View]

BOTS: Final[dict[str, Bot]] = {"random": random_move, "greedy": greedy, "steady": steady}


def bot_step(match: Match, seat: int, bot: Bot, chance: Random) -> tuple[Move, Step]:
    """A bot's move, and the match after it.

    A bot that fails is never helped here, since that would be another bot: it gets an error of its
    own, with what is needed to see the position again.
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
