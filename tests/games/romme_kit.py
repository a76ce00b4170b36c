"""Rounds of Rommé for tests: a few cards, everything else as simple as possible."""

from typing import Any

from rummel.deal import Stream
from rummel.games.romme import GAMES
from rummel.games.romme.rules import RommeRules
from rummel.games.romme.state import RommeState
from tests.games.kit import cards, melds

ROMME, LAY = (game.rules for game in GAMES)
assert isinstance(ROMME, RommeRules)
assert isinstance(LAY, RommeRules)


def rules(base: Any = ROMME, **chosen: Any) -> RommeRules:
    """The preset's rules for two players unless `chosen` says otherwise."""
    made = GAMES[0 if base is ROMME else 1].configure(**{"players": 2, **chosen})
    assert isinstance(made, RommeRules)
    return made


def round_of(
    *hands: str,
    by: RommeRules | None = None,
    table: str = "",
    stock: str = "2c 2d 2s 3c 3d 3s",
    discards: str = "2h",
    opened: tuple[int, ...] = (),
    **more: Any,
) -> RommeState:
    """A round in which seat 0 has drawn and may lay, in its second turn."""
    by = by or rules(players=len(hands))
    assert by.players == len(hands)
    turn_of = tuple(int(seat in opened) for seat in range(by.players))
    given: dict[str, Any] = {
        "first": 0,
        "carried": (0,) * by.players,
        "previous": (0,) * by.players,
        "turn": 0,
        "phase": "meld",
        "turns": by.players + 1,
        "lap": (1 << by.players) - 1,
        "opened": turn_of,
        "began": turn_of,
        **more,
    }
    return RommeState(
        rules=by,
        stream=Stream(b"romme"),
        hands=tuple(tuple(sorted(cards(hand))) for hand in hands),
        stock=cards(stock),
        discards=cards(discards),
        table=melds(table),
        **given,
    )
