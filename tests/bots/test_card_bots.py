"""The card bots in positions whose best move is known."""

from random import Random

from msgspec.structs import replace

from rummel.bots import BOTS
from rummel.deal import Stream
from rummel.game import Move, Opening
from rummel.games import apply, find, gin, karo8, one_eleven, romme
from rummel.games.romme_state import RommeState
from rummel.pieces import parse_piece, parse_pieces


def sorted_hand(text: str) -> tuple[parse_piece.__class__, ...]:  # type: ignore[name-defined]
    return tuple(sorted(parse_pieces(text)))
