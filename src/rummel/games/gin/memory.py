"""What a player remembers of a round: who threw what away, and what they left lying."""

from collections.abc import Iterable, Sequence
from typing import Any

from rummel.deal import Stream
from rummel.game import Event
from rummel.games.gin.rules import GinRules
from rummel.games.gin.state import Discard, GinState, GinView, minus
from rummel.hidden import HIDDEN, conceal
from rummel.knowledge import Knowledge
from rummel.pieces import Hand, Piece, plus


def recall(rules: GinRules, heard: Iterable[Event]) -> dict[str, tuple[Hand, ...]]:
    """By the names that the kernel's memory has, from what was heard since the round began.

    Everybody hears all of it; what was drawn or dealt plays no part.
    """
    thrown: list[set[Piece]] = [set() for _ in range(rules.players)]
    left_lying: list[set[Piece]] = [set() for _ in range(rules.players)]
    pile: list[Piece] = []
    for event in heard:
        facts: dict[str, Any] = event.facts
        if event.code == "discarded":
            thrown[facts["seat"]].update(facts["pieces"])
        elif event.code in ("drew", "passed") and pile:
            left_lying[facts["seat"]].add(pile[-1])
        _follow(pile, event)
    return {
        "thrown": tuple(tuple(sorted(one)) for one in thrown),
        "left_lying": tuple(tuple(sorted(one)) for one in left_lying),
    }


def recalled(known: Knowledge[GinView], remembered: Sequence[Event]) -> GinState:
    """The round as its player knows it, before anybody spreads; all else is `rummel.hidden.HIDDEN`.

    Of what was heard only what is remembered says where pieces are. The clerk's numbers, which
    nobody has to keep in mind, follow from all of it.
    """
    view, rules = known.view, known.view.rules
    assert view.seat is not None
    pile: list[Piece] = []
    shown: list[Hand] = [()] * rules.players  # what each was seen to take, and still holds
    for event in remembered:
        _follow(pile, event)
        if event.code in ("discarded", "took"):
            facts: dict[str, Any] = event.facts
            seat, (card,) = facts["seat"], facts["pieces"]
            if event.code == "took":
                shown[seat] = plus(shown[seat], card)
            elif card in shown[seat]:
                shown[seat] = minus(shown[seat], card)
    shown[view.seat] = tuple(one for one in shown[view.seat] if one in view.own)
    codes = [event.code for event in known.heard]
    last = next((one for one in reversed(codes) if one in ("took", "drew", "discarded")), "")
    # A piece that was just taken may not go back at once: so it shows where nothing was heard.
    barred = view.drawn is not None and Discard(view.drawn) not in view.legal
    taken = view.phase == "discard" and (last == "took" or (barred and not last))
    if taken and view.drawn is not None and view.drawn not in shown[view.seat]:
        shown[view.seat] = plus(shown[view.seat], view.drawn)  # nobody forgets that at once
    turns = codes.count("discarded")
    pile = pile[len(pile) - view.discards :] if len(pile) > view.discards else pile
    if view.discard is not None:
        pile[-1:] = [view.discard]
    return GinState(
        rules=rules,
        stream=Stream(b""),
        first=view.first,
        turn=view.turn,
        phase=view.phase,
        hands=tuple(
            conceal((HIDDEN,) * view.counts[seat], shown[seat]) if hand is None else hand
            for seat, hand in enumerate(view.hands)
        ),
        stock=(HIDDEN,) * view.stock,
        discards=(*(HIDDEN,) * (view.discards - len(pile)), *pile),
        limit=view.limit,
        factor=view.factor,
        known=tuple(shown),
        drawn=view.drawn,
        taken=taken,
        turns=turns,
        begun=turns + codes.count("passed"),
        takes=_takes(known.heard),
        returns=_returns(known.heard),
        left=view.left,
    )


def _follow(pile: list[Piece], event: Event) -> None:
    """Keeps the discards, as far as they were heard of, up to date."""
    match event.code:
        case "gin-upcard" | "discarded":
            pile.extend(event.facts["pieces"])  # type: ignore[arg-type]
        case "took" | "gin-returned":
            del pile[-1:]


def _takes(heard: Sequence[Event]) -> int:
    """How often a discard was taken; the first card turned up is nobody's."""
    thrown, takes = False, 0
    for event in heard:
        thrown = thrown or event.code == "discarded"
        takes += thrown and event.code == "took"
    return takes


def _returns(heard: Sequence[Event]) -> int:
    """Turns in a row up to now that gave back the discard they took."""
    returns, taken = 0, None
    for event in heard:
        match event.code:
            case "took":
                taken = event.facts["pieces"]
            case "drew":
                taken = None
            case "discarded":
                returns = returns + 1 if event.facts["pieces"] == taken else 0
                taken = None
    return returns
