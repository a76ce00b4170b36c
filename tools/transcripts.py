"""`tests/transcripts/`: whole rounds as text, every seat's view included. Read what changed."""

from typing import Any

from rummel.games import GAMES
from rummel.testkit import transcript

FOLDER = "tests/transcripts"

# The presets as they are, and the printed versions and variants that change the course of play.
VARIANTS: dict[str, dict[str, Any]] = {
    "myrummy+handrummy": {"hand_finish": "handrummy", "players": 4},
    "serie-noire+version1": {"turn": "draw-and-reject", "players": 3},
    "serie-noire+version2": {"turn": "draw-and-keep"},
    "serie-noire-gin+three": {"players": 3},
    "romme+two": {"players": 2, "jokers": 2, "opening": "sum"},
    "karo8+four": {"players": 4, "may_hold": True},
    "duel+four": {"players": 4},
    "one-eleven+handicap": {"players": 3, "hands": (12, 13, 14)},
    "gin+oklahoma": {"oklahoma": True, "big_gin": True},
}

# Random players of 111 soon announce a hand that is not in order; with these seeds they wait.
SEEDS = {"one-eleven": "one-eleven/52", "one-eleven+handicap": "one-eleven+handicap/54"}


def written(name: str) -> str:
    game = GAMES[name.partition("+")[0]]
    rules = game.configure(**VARIANTS.get(name, {}))
    return transcript(game, rules, seed=SEEDS.get(name, name))


def outputs() -> dict[str, str]:
    return {f"{FOLDER}/{name}.txt": written(name) for name in (*GAMES, *VARIANTS)}
