"""Small tables for the tests of gin."""

from typing import Any

from rummel.deal import Stream
from rummel.family import Game
from rummel.game import Outcome, format_move
from rummel.games import GAMES
from rummel.games.gin import FAMILY
from rummel.games.gin.rules import GinRules
from rummel.games.gin.state import GinState
from rummel.pieces import deck, parse_piece, parse_pieces, without

SHEET = GAMES["serie-noire-gin"]
CLASSIC = GAMES["gin"]

# Ten in melds; nine and eight with others left over; and hands with nothing to lay.
FULL = "1c 2c 3c 5d 6d 7d 9c 9d 9h 9s"
FULL_SPREAD = "spread 1c 2c 3c | 5d 6d 7d | 9c 9d 9h 9s"
NINE = "1c 2c 3c 5d 6d 7d 11c 11h 11s"
NINE_SPREAD = "spread 1c 2c 3c | 5d 6d 7d | 11c 11h 11s"
EIGHT = "1c 2c 3c 4c 11c 11d 11h 11s"
EIGHT_SPREAD = "spread 1c 2c 3c 4c | 11c 11d 11h 11s"
LOOSE = "1d 3d 5c 7h 9s 11d 13c 2h 4s 6h"
# Two melds, and 17 points that fit nowhere.
SEVENTEEN = "2h 3h 4h 13c 13d 13s 1s 2s 4s 10c"
SEVENTEEN_SPREAD = "spread 2h 3h 4h | 13c 13d 13s"


def rules_of(game: Game, **chosen: Any) -> GinRules:
    rules = game.configure(**chosen)
    assert isinstance(rules, GinRules)
    return rules


def sheet_rules(**chosen: Any) -> GinRules:
    return rules_of(SHEET, **chosen)


def table(*hands: str, game: Game = SHEET, **chosen: Any) -> GinState:
    """A table with these hands; fields of the state and options of the rules as they are named.

    It is the turn of seat 0, at its start and with 12d to take, unless the fields say otherwise.
    What no hand, pile or meld has is the stock.
    """
    names = set(GinState.__struct_fields__) - set(GinRules.__struct_fields__)
    fields = {name: chosen.pop(name) for name in names & set(chosen)}
    rules = rules_of(game, players=len(hands), **chosen)
    for name in ("stock", "discards"):
        if isinstance(fields.get(name), str):
            fields[name] = parse_pieces(fields[name])
    if isinstance(fields.get("drawn"), str):
        fields["drawn"] = parse_piece(fields["drawn"])
    if fields.get("phase", "draw") in ("draw", "upcard"):
        fields.setdefault("discards", (parse_piece("12d"),))
    held = tuple(tuple(sorted(parse_pieces(hand))) for hand in hands)
    used = [*fields.get("discards", ()), *(one for hand in held for one in hand)]
    used += [one for meld in fields.get("melds", ()) for one in meld]
    stock = fields.pop("stock", None)
    if stock is None:
        stock = without(deck(rules.packs, 0), used)
    return GinState(
        **{
            "rules": rules,
            "stream": Stream(b"gin"),
            "first": 0,
            "turn": 0,
            "phase": "draw",
            "hands": held,
            "stock": stock,
            "discards": (),
            "limit": rules.limit,
            "known": ((),) * len(hands),
            "left": (None,) * len(hands),
            **fields,
        }
    )


def outcome(state: GinState) -> Outcome:
    assert state.outcome is not None
    return state.outcome


def listed(state: GinState) -> list[str]:
    """The legal moves of the player on turn as text."""
    return [format_move(move) for move in FAMILY.view(state, state.turn).legal]
