"""Who sits at the table, and by which rules, from the command line's words."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from rummel.bots import CHARACTERS, USUAL, find_bot
from rummel.cli.screen import Refused
from rummel.errors import RuleError
from rummel.family import Game
from rummel.game import Rules, read_option
from rummel.lang import Words

_LONGEST_NAME = 20
ME = "me"


class Seat(Struct, frozen=True):
    """A person at the keyboard, or a bot."""

    name: str
    bot: str | None = None


def read_options(game: Game, settings: Sequence[str]) -> dict[str, Any]:
    """The options that `key=value` settings choose."""
    chosen: dict[str, Any] = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        if not equals:
            raise Refused("setting", text=setting[:60])
        name = name.strip().replace("-", "_")
        if name in chosen:
            raise Refused("setting-twice", option=name)
        chosen[name] = read_option(type(game.rules), game.id, name, text.strip())
    return chosen


def read_rules(game: Game, settings: Sequence[str], players: int | None = None) -> Rules:
    """The game's rules with these settings, for this many players if given."""
    chosen = read_options(game, settings)
    if players is not None:
        if chosen.get("players", players) != players:
            raise RuleError("options-clash", first="seats", second="players")
        chosen["players"] = players
    return game.configure(**chosen)


def read_seats(text: str, words: Words) -> tuple[Seat, ...]:
    """Reads `me,ana,bot:nora`."""
    parts = [part.strip() for part in text.split(",")]
    bots = sum(_is_bot(part) for part in parts)
    people = len(parts) - bots
    seats: list[Seat] = []
    for part in parts:
        if _is_bot(part):
            bot = part.partition(":")[2] or USUAL
            find_bot(bot)
            seats.append(Seat(_bot_name(bot, seats, bots, words), bot))
        else:
            seats.append(Seat(_name(part, people, words)))
    names = [seat.name.casefold() for seat in seats]
    for name in names:
        if names.count(name) > 1:
            raise Refused("name-twice", name=name)
    return tuple(seats)


def usual_seats(players: int, words: Words) -> tuple[Seat, ...]:
    """One person against bots."""
    return read_seats(",".join([ME] + ["bot"] * (players - 1)), words)


def _is_bot(part: str) -> bool:
    return part == "bot" or part.startswith("bot:")


def _bot_name(bot: str, before: Sequence[Seat], bots: int, words: Words) -> str:
    """A character's own name, with a number for the second one; other bots are only counted."""
    if bot in CHARACTERS:
        same = sum(seat.bot == bot for seat in before)
        name = words(f"bot-{bot}")
        return words("bot-named", name=f"{name} {same + 1}" if same else name)
    number = sum(seat.bot is not None for seat in before) + 1
    return words("cli-bot-name", number=number) if bots > 1 else words("cli-bot")


def _name(part: str, people: int, words: Words) -> str:
    if not part or len(part) > _LONGEST_NAME or not part.isprintable():
        raise Refused("name", name=part[:40])
    if part == ME and people == 1:
        return words("cli-you")
    # A first letter is enough to make a name of `ana`.
    return part[0].upper() + part[1:]
