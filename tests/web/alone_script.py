"""Matches as this program plays them, for the engine in a page to play them again.

The source of `digests` runs there too: it is all that both sides have to agree about.
"""

import inspect
from hashlib import sha256
from random import Random
from typing import Any

from rummel import deal, encoding, match
from rummel.bots import CHARACTERS, find_bot
from rummel.game import format_move
from rummel.games import GAMES

MOST = 40  # moves of a match


def digests(game: str, bots: tuple[str, ...], most: int) -> list[str]:
    """What each bot does in turn, and what every seat sees then, in short."""
    preset = GAMES[game]
    players = preset.rules.players
    now, _ = match.begin(preset, preset.rules, deal.round_key(b"alone" * 7, 1, ()))
    chance, said = Random(game), []
    for step in range(most):
        if not now.to_act or now.state.outcome:
            break
        seat = now.to_act[0]
        move = find_bot(bots[step % len(bots)])(now.knowledge(seat), chance)
        now, _ = match.apply(now, seat, move)
        seen = b"".join(bytes(encoding.view_json(now.view(one))) for one in range(players))
        said.append(f"{format_move(move)} {sha256(seen).hexdigest()[:12]}")
    return said


def source() -> str:
    """The module as text, for the other side."""
    return inspect.getsource(inspect.getmodule(digests))  # type: ignore[arg-type]


def script() -> list[dict[str, Any]]:
    return [
        {
            "game": game,
            "bots": CHARACTERS,
            "most": MOST,
            "digests": digests(game, CHARACTERS, MOST),
        }
        for game in GAMES
    ]
