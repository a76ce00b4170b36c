"""What a player remembers of a round: the cards that others took openly, and what was cleared."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rummel.deal import Stream
from rummel.game import Event
from rummel.games.one_eleven.rules import OneElevenRules
from rummel.games.one_eleven.scoring import Cards
from rummel.games.one_eleven.state import Insert, OneElevenState, OneElevenView, swapped
from rummel.hidden import HIDDEN, hands_seen
from rummel.knowledge import Knowledge

_USUAL: Final = 12  # cards of a hand; the kernel remembers nothing of others


def recall(rules: OneElevenRules, heard: Iterable[Event]) -> dict[str, tuple[Cards, ...]]:
    """By the names that the kernel's memory has: each hand's cards that everybody saw, else 0."""
    known: list[Cards] = [(0,) * _USUAL if size == _USUAL else () for size in rules.sizes]
    taken = 0
    for event in heard:
        facts: dict[str, Any] = event.facts
        match event.code:
            case "took":
                (taken,) = facts["pieces"]
            case "took-hidden":
                taken = 0
            case "inserted":
                seat = facts["seat"]
                if known[seat]:
                    known[seat] = swapped(known[seat], taken, Insert(facts["gap"], facts["drop"]))
                taken = 0
    return {"known": tuple(known)}


def recalled(known: Knowledge[OneElevenView], remembered: Sequence[Event]) -> OneElevenState:
    """The round as its player knows it; all else is `rummel.hidden.HIDDEN`."""
    view, rules = known.view, known.view.rules
    cleared: Cards = ()  # the discards
    latest: Cards = ()
    for event in remembered:
        facts: dict[str, Any] = event.facts
        if event.code == "cleared":
            latest = facts["cards"]
            cleared += latest
        elif event.code == "reshuffled-discards":
            cleared = latest
    cleared = cleared[max(0, len(cleared) - view.discards) :]
    if view.top:
        cleared = (*cleared[:-1], view.top)
    last = next((one.code for one in reversed(known.heard) if one.code.startswith("took")), "took")
    chosen = rules.direction == "chosen" and view.phase != "choose"
    taken = HIDDEN if view.taken is None else view.taken
    return OneElevenState(
        rules=rules,
        stream=Stream(b""),
        first=0,  # no matter once it is dealt
        turn=view.turn,
        phase=view.phase,
        hands=hands_seen(view.hands, view.counts),
        centre=tuple(HIDDEN if card is None else card for card in view.centre),
        shown=tuple(
            last == "took" if spot == view.spot else bool(card)
            for spot, card in enumerate(view.centre, 1)
        ),
        draw=(HIDDEN,) * view.draw,
        discards=(*(HIDDEN,) * (view.discards - len(cleared)), *cleared),
        turns=rules.max_turns * rules.players - view.turns_left,
        taken=taken,
        spot=view.spot,
        directions=tuple(HIDDEN if one is None and chosen else one for one in view.directions),
    )
