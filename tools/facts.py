"""`web/src/rules/facts.ts`: disputed points and what pieces count, for the rules in the browser."""

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

FACTS = "web/src/rules/facts.ts"


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


def written() -> str:
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield "// Made from the rules by `make generate`. Do not edit."
    yield "import type { GameId } from '../wire';"
    yield ""
    yield "/** A disputed point, and the options (name, key) that decide it otherwise. */"
    yield "export interface Ruling {"
    yield "  id: string;"
    yield "  options: [name: string, key: string][];"
    yield "}"
    yield "export const RULINGS: Record<GameId, Ruling[]> = {"
    for game in GAMES.values():
        yield f"  '{game.id}': ["
        for one in rulings(game):
            options = json.dumps([[o.name, o.key] for o in one.options]).replace('"', "'")
            yield f"    {{ id: '{one.id}', options: {options} }},"
        yield "  ],"
    yield "};"
    yield ""
    yield "/** What a piece counts that is held, by rank; at 0 a joker. Null: it counts nothing. */"
    yield "export const POINTS: Record<GameId, number[] | null> = {"
    for game in GAMES.values():
        told = points(game)
        yield f"  '{game.id}': {'null' if told is None else told},"
    yield "};"


def outputs() -> dict[str, str]:
    return {FACTS: written()}
