"""What a player remembers of a round: what lies in the pile, and what others picked up from it."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from rummel.game import Event
from rummel.pieces import Piece


class Recalled(NamedTuple):
    """As far as it was remembered; a pile that was begun long ago may have more."""

    pile: tuple[Piece, ...]
    held: tuple[Counter[Piece], ...]  # what each seat was seen to take and has not shown since
    thrown: tuple[frozenset[int], ...]  # ranks that each seat has thrown away


def recall(players: int, heard: Iterable[Event]) -> Recalled:
    pile: list[Piece] = []
    held: list[Counter[Piece]] = [Counter() for _ in range(players)]
    thrown: list[set[int]] = [set() for _ in range(players)]
    for event in heard:
        facts: dict[str, Any] = event.facts
        seat: int = facts.get("seat", 0)
        match event.code:
            case "canasta-upcard":
                pile.extend(facts["pieces"])
            case "discarded":
                pile.extend(facts["pieces"])
                held[seat] -= Counter(facts["pieces"])
                thrown[seat].update(one & 15 for one in facts["pieces"])
            case "canasta-took":
                held[seat] += Counter(pile)
                pile.clear()
            case "melded":
                for meld in facts["melds"]:
                    held[seat] -= Counter(meld)
            case "canasta-added":
                held[seat] -= Counter(facts["pieces"])
    return Recalled(tuple(pile), tuple(held), tuple(map(frozenset, thrown)))
