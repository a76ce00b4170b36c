"""Small tables for the tests of 111."""

from typing import Any

from rummel.deal import Stream
from rummel.games.one_eleven.rules import OneElevenRules
from rummel.games.one_eleven.state import OneElevenState

STREAM = Stream(b"one-eleven")
SORTED = (13, 27, 32, 35, 43)
MIXED = (20, 61, 33, 72, 41)  # best: 20 61, with 4 + 1 symbols


def rules_for(*hands: tuple[int, ...], **chosen: Any) -> OneElevenRules:
    return OneElevenRules(
        players=len(hands),
        hands=tuple(len(hand) for hand in hands),
        **chosen,
    )


def table(
    *hands: tuple[int, ...],
    centre: tuple[int, ...] = (85, 90, 95),
    shown: tuple[bool, ...] = (True, True, True),
    draw: tuple[int, ...] = (101, 102, 103, 104, 106),
    rules: OneElevenRules | None = None,
    **more: Any,
) -> OneElevenState:
    """A round in its middle; seat 0 is on turn."""
    return OneElevenState(
        **{
            "rules": rules or rules_for(*hands),
            "stream": STREAM,
            "first": 0,
            "turn": 0,
            "phase": "take",
            "hands": hands,
            "centre": centre,
            "shown": shown,
            "draw": draw,
            "directions": (None,) * len(hands),
            **more,
        }
    )


def ready(hand: tuple[int, ...], *others: tuple[int, ...], **chosen: Any) -> OneElevenState:
    """Seat 0 has just swapped and holds `hand`."""
    return table(hand, *others, rules=rules_for(hand, *others, **chosen), phase="announce")
