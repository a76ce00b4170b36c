"""What a player remembers of a round: who threw what away, and what they left lying."""

from collections.abc import Iterable
from typing import Any

from rummel.game import Event
from rummel.games.gin.rules import GinRules
from rummel.pieces import Hand, Piece


def recall(rules: GinRules, heard: Iterable[Event]) -> dict[str, tuple[Hand, ...]]:
    """By the names that the kernel's memory has, from what was heard since the round began.

    Everybody hears all of it; what was drawn or dealt plays no part.
    """
    thrown: list[set[Piece]] = [set() for _ in range(rules.players)]
    left_lying: list[set[Piece]] = [set() for _ in range(rules.players)]
    pile: list[Piece] = []
    for event in heard:
        facts: dict[str, Any] = event.facts
        match event.code:
            case "gin-upcard":
                pile.extend(facts["pieces"])
            case "discarded":
                pile.extend(facts["pieces"])
                thrown[facts["seat"]].update(facts["pieces"])
            case "took" | "gin-returned":
                pile.pop()
            case "drew" | "passed" if pile:
                left_lying[facts["seat"]].add(pile[-1])
    return {
        "thrown": tuple(tuple(sorted(one)) for one in thrown),
        "left_lying": tuple(tuple(sorted(one)) for one in left_lying),
    }
