"""What a player remembers of a round: who took what openly, and who threw what away."""

from collections.abc import Iterable, Sequence
from typing import Any

from rummel.deal import Stream
from rummel.game import Event
from rummel.games.romme.rules import RommeRules
from rummel.games.romme.state import RommeState, RommeView
from rummel.hidden import HIDDEN, hands_seen
from rummel.knowledge import Knowledge
from rummel.pieces import JOKER, Hand, Piece


def recall(rules: RommeRules, heard: Iterable[Event]) -> dict[str, tuple[Hand, ...]]:
    """By the names that the kernel's memory has: natural cards, however many there are of each."""
    known: list[set[Piece]] = [set() for _ in range(rules.players)]
    thrown: list[set[Piece]] = [set() for _ in range(rules.players)]
    for event in heard:
        facts: dict[str, Any] = event.facts
        match event.code:
            case "took" | "romme-knocked":
                known[facts["seat"]].update(facts["pieces"])
            case "discarded":
                known[facts["seat"]].difference_update(facts["pieces"])
                thrown[facts["seat"]].update(facts["pieces"])
            case "added" | "romme-robbed":
                known[facts["seat"]].difference_update(facts["pieces"])
            case "melded":
                for meld in facts["melds"]:
                    known[facts["seat"]].difference_update(meld)
    return {
        "known": tuple(tuple(sorted(one - {JOKER})) for one in known),
        "thrown": tuple(tuple(sorted(one - {JOKER})) for one in thrown),
    }


def recalled(known: Knowledge[RommeView], remembered: Sequence[Event]) -> RommeState:
    """The round as its player knows it; all else is `rummel.hidden.HIDDEN`.

    Of what was heard only what is remembered says what lies below the open discard. The clerk's
    numbers, which nobody has to keep in mind, follow from all of it.
    """
    view, rules = known.view, known.view.rules
    pile = _pile(remembered)
    pile = pile[max(0, len(pile) - view.discards) :]
    if view.discard is not None:
        pile[-1:] = [view.discard]
    opened, began = [0] * rules.players, [0] * rules.players
    lap, turns, knocked = 0, 1, False
    for event in known.heard:
        facts: dict[str, Any] = event.facts
        match event.code:
            case "discarded":
                lap |= 1 << facts["seat"]
                turns += 1
                knocked = False
            case "romme-knocked":
                knocked = True
            case "melded":
                opened[facts["seat"]] = opened[facts["seat"]] or turns
                began[facts["seat"]] = began[facts["seat"]] or turns
            case "added":
                began[facts["seat"]] = began[facts["seat"]] or turns
    late = view.turns - turns  # turns that nobody heard of
    for seat, has in enumerate(view.opened):
        before = max(1, view.turns - 1)
        opened[seat] = (opened[seat] + late if opened[seat] else before) if has else 0
        began[seat] = began[seat] + late if began[seat] else opened[seat]
    return RommeState(
        rules=rules,
        stream=Stream(b""),
        first=view.first,
        carried=view.carried,
        previous=view.previous,
        turn=view.turn,
        phase=view.phase,
        hands=hands_seen(view.hands, view.counts),
        stock=(HIDDEN,) * view.stock,
        discards=(*(HIDDEN,) * (view.discards - len(pile)), *pile),
        table=view.table,
        owners=view.owners,
        turns=view.turns,
        lap=(1 << rules.players) - 1 if view.melding else lap & ~(1 << view.turn),
        opened=tuple(opened),
        began=tuple(began),
        first_to_lay=view.first_to_lay,
        asked=view.asked,
        knocked=knocked,
        drawn=view.drawn,
        taken=view.taken,
        owed=view.owed,
    )


def _pile(heard: Iterable[Event]) -> list[Piece]:
    """The discards, as far as they were heard of."""
    pile: list[Piece] = []
    for event in heard:
        match event.code:
            case "discarded":
                pile.extend(event.facts["pieces"])  # type: ignore[arg-type]
            case "took" | "romme-knocked":
                del pile[-1:]
            case "romme-reshuffled":
                del pile[:-1]
    return pile
