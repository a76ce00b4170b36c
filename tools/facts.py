"""`web/src/games/<family>/facts.ts`: disputed points, and what pieces count, for the rules."""

import json
from collections.abc import Iterator

from rummel.family import Game
from rummel.games import GAMES
from rummel.pieces import JOKER, RANKS, piece
from rummel.rulings import rulings

FAMILIES = "web/src/games"


def points(game: Game) -> list[int] | None:
    """What a piece counts that somebody holds, by rank, a joker first; None: nothing."""
    worth = game.family.hand_worth
    if worth is None:
        return None
    return [worth(game.rules, (one,)) for one in (JOKER, *(piece(rank, 0) for rank in RANKS))]


def outputs() -> dict[str, str]:
    """One file for each family, about all its games."""
    families: dict[str, list[Game]] = {}
    for game in GAMES.values():
        families.setdefault(game.family.name, []).append(game)
    return {
        f"{FAMILIES}/{name}/facts.ts": "\n".join(_lines(games)) + "\n"
        for name, games in families.items()
    }


def _lines(games: list[Game]) -> Iterator[str]:
    yield "// Made from the rules by `make generate`. Do not edit."
    yield "import type { Facts } from '../../rules/facts';"
    yield ""
    names = " | ".join(f"'{game.id}'" for game in games)
    yield f"export const facts: Record<{names}, Facts> = {{"
    for game in games:
        yield f"  '{game.id}': {{"
        yield "    rulings: ["
        for one in rulings(game):
            options = json.dumps([[o.name, o.key] for o in one.options]).replace('"', "'")
            yield f"      {{ id: '{one.id}', options: {options} }},"
        yield "    ],"
        counted = points(game)
        yield f"    points: {'null' if counted is None else counted},"
        yield "  },"
    yield "};"
