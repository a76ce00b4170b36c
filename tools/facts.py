"""`web/src/games/<family>/facts.ts`: disputed points, and what pieces count, for the rules."""

import json
from collections.abc import Callable, Iterator

from rummel.family import Game
from rummel.games import GAMES
from rummel.games.duel import play as duel
from rummel.games.gin import rules as gin_rules
from rummel.games.romme import rules as romme_rules
from rummel.games.tiles import rules as tiles_rules
from rummel.pieces import JOKER, RANKS, Hand, piece
from rummel.rulings import rulings

FAMILIES = "web/src/games"


def hand_worth(game: Game) -> Callable[[Hand], int] | None:
    """What pieces count that somebody holds; None: in this game they count nothing."""
    rules = game.rules
    if isinstance(rules, tiles_rules.TilesRules):
        return tiles_rules.worth(rules).of_hand
    if isinstance(rules, romme_rules.RommeRules):
        return romme_rules.worth(rules).of_hand
    if isinstance(rules, gin_rules.GinRules):
        return lambda hand: sum(min(one.rank, rules.cap) for one in hand)
    if isinstance(rules, duel.DuelRules):
        return lambda hand: sum(duel.value_of(one) for one in hand)
    return None


def points(game: Game) -> list[int] | None:
    """By rank; at 0 a joker, or 0 if there is none."""
    count = hand_worth(game)
    if count is None:
        return None
    joker = 0 if isinstance(game.rules, gin_rules.GinRules) else count((JOKER,))
    return [joker, *(count((piece(rank, 0),)) for rank in RANKS)]


def outputs() -> dict[str, str]:
    """One file for each family, which tells of all its games."""
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
