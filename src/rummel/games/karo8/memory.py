"""What a player remembers of a round: who laid nothing when, and so had nothing that fitted."""

from collections.abc import Sequence
from typing import Any

from rummel.deal import Stream
from rummel.game import Event
from rummel.games.karo8.play import Karo8Rules, Karo8State, Karo8View, Row, fitting, rows_before
from rummel.hidden import HIDDEN, hands_seen
from rummel.knowledge import Knowledge
from rummel.pieces import Hand, Piece


def recall(
    rules: Karo8Rules, rows: tuple[Row, ...], heard: Sequence[Event]
) -> dict[str, tuple[Hand, ...]]:
    """By the names that the kernel's memory has, from the rows now and what is remembered."""
    lacked: list[set[Piece]] = [set() for _ in range(rules.players)]
    turns = [event for event in heard if event.code in ("laid", "drew", "passed")]
    for at in reversed(range(len(turns))):
        event = turns[at]
        facts: dict[str, Any] = event.facts
        if event.code == "laid":
            rows = rows_before(rows, facts["pieces"][0])
        elif any(high for _, high in rows) and not rules.may_hold:
            before = turns[at - 1] if at else None
            # A player who passes with the card just drawn had one that fits.
            drew = before and before.code == "drew" and before.facts["seat"] == facts["seat"]
            if event.code == "drew" or not drew:
                lacked[facts["seat"]].update(fitting(rules, rows))
    return {"lacked": tuple(tuple(sorted(one)) for one in lacked)}


def recalled(known: Knowledge[Karo8View], _remembered: Sequence[Event]) -> Karo8State:
    """The round as its player knows it; all else is `rummel.hidden.HIDDEN`.

    What was laid lies in the rows, so nobody forgets it.
    """
    view = known.view
    codes = [event.code for event in known.heard]
    passes = 0
    for code in reversed(codes):
        if code == "passed":
            passes += 1
        elif code == "laid":
            break
    drawn_for_start = "no-eight" in codes and "starts" in codes
    turns = codes.count("laid") + codes.count("drew") + codes.count("passed") - drawn_for_start
    return Karo8State(
        rules=view.rules,
        stream=Stream(b""),
        first=0,  # no matter once it is dealt
        turn=view.turn,
        phase=view.phase,
        hands=hands_seen(view.hands, view.counts),
        stock=(HIDDEN,) * view.stock,
        rows=view.rows,
        passes=0 if view.stock else passes,
        turns=turns,
    )
