"""Rounds of Canasta for tests: a few cards, everything else as simple as possible."""

from typing import Any, Final

from rummel.deal import Stream
from rummel.game import format_move
from rummel.games.canasta import FAMILY, GAMES
from rummel.games.canasta.play import view
from rummel.games.canasta.rules import FULL, CanastaRules
from rummel.games.canasta.state import CanastaState
from tests.games.kit import cards, melds


def rules(**chosen: Any) -> CanastaRules:
    """The preset's rules for three players, each alone, unless `chosen` says otherwise."""
    made = GAMES[0].configure(**{"players": 3, **chosen})
    assert isinstance(made, CanastaRules)
    return made


FOUR: Final = rules(players=4)
SEVEN_KINGS: Final = "13c 13c 13d 13d 13h 13h 13s"


def round_of(
    *hands: str,
    by: CanastaRules | None = None,
    table: str = "",
    owners: tuple[int, ...] | None = None,
    stock: str = "4c 5c 6c 7c 8c 9c",
    pile: str = "4d",
    **more: Any,
) -> CanastaState:
    """A round in which seat 0 has drawn and may lay, in its second turn; melds are its side's."""
    by = by or rules(players=len(hands))
    assert by.players == len(hands)
    lying = melds(table)
    owners = (0,) * len(lying) if owners is None else owners
    full = [0] * by.teams
    for meld, owner in zip(lying, owners, strict=True):
        full[owner] += len(meld) >= FULL
    frozen = any(card.is_joker or card.rank == 2 or card in cards("3d 3h") for card in cards(pile))
    given: dict[str, Any] = {
        "first": 0,
        "carried": (0,) * by.players,
        "turn": 0,
        "phase": "meld",
        "turns": by.players + 1,
        "frozen": frozen,
        "born": (1,) * len(lying),
        "began": tuple(int(by.team_of(seat) in owners) for seat in range(by.players)),
        "canastas": tuple(full),
        "red_threes": ((),) * by.teams,
        "fines": (0,) * by.teams,
        **more,
    }
    return CanastaState(
        rules=by,
        stream=Stream(b"canasta"),
        hands=tuple(tuple(sorted(cards(hand))) for hand in hands),
        stock=cards(stock),
        discards=cards(pile),
        table=lying,
        owners=owners,
        **given,
    )


def offered(state: CanastaState, seat: int = 0) -> list[str]:
    """The moves of a seat: those that are listed, then those that are not."""
    seat_view = view(state, seat)
    return [format_move(move) for move in (*seat_view.legal, *FAMILY.unlisted(seat_view))]
