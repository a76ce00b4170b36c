"""Bots: what a seat knows in, a move out. A bot never sees a state.

Five characters play every game, from a beginner to a master: `mia`, `leo`, `nora`, `viktor`, `ada`.
How they think is one program per family, in `rummel/games/<family>/bots.py`; what they are good at
is data there, a `Level` for each.

Yardsticks, for tests and comparisons:

- `random` plays any legal move.
- `greedy` takes what is best at once: it lays the most it can, exactly.
- `steady` plays each game by hand-written rules, from what lies on the table alone.
"""

from random import Random
from typing import Final

from rummel.bots.random import random_move
from rummel.errors import RuleError
from rummel.family import LEVELS
from rummel.game import Move, View, format_move
from rummel.games import family_of
from rummel.knowledge import Bot as _Bot
from rummel.knowledge import Knowledge
from rummel.match import Match, Step, apply

Bot = _Bot[View]


def anything(known: Knowledge[View], chance: Random) -> Move:
    return random_move(known.view, chance)


def greedy(known: Knowledge[View], chance: Random) -> Move:
    return family_of(known.view.rules).bots.greedy(known.view, chance)


def steady(known: Knowledge[View], chance: Random) -> Move:
    return family_of(known.view.rules).bots.steady(known.view, chance)


def character(level: int) -> Bot:
    """The bot of a level, counted from 1."""

    def think(known: Knowledge[View], chance: Random) -> Move:
        rules = known.view.rules
        bots = family_of(rules).bots
        return bots.think(known, bots.levels(rules)[level - 1], chance)

    return think


# From the weakest to the strongest.
CHARACTERS: Final = ("mia", "leo", "nora", "viktor", "ada")
assert len(CHARACTERS) == LEVELS
YARDSTICKS: Final[dict[str, Bot]] = {"random": anything, "greedy": greedy, "steady": steady}
BOTS: Final[dict[str, Bot]] = {
    **{name: character(level) for level, name in enumerate(CHARACTERS, 1)},
    **YARDSTICKS,
}
# The bot for players who have not chosen one: it lays what it can, and can be beaten.
USUAL: Final = "leo"
SOUND: Final = "nora"  # plays for players who have gone; the scale of ratings has it in the middle


def bot_step(match: Match, seat: int, bot: Bot, chance: Random) -> tuple[Move, Step]:
    """A bot's move, and the match after it.

    A bot that fails is never helped here, since that would be another bot: it gets an error of its
    own, with what is needed to see the position again.
    """
    text = ""
    try:
        move = bot(match.knowledge(seat), chance)
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
