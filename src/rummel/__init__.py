"""Rummel: the rummy family as one pure engine.

>>> import rummel
>>> match = rummel.new("karo8", seed="a table of two", players=2)
>>> match = match.play(match.view(match.to_act[0]).legal[0])

`GAMES` lists the games; `new` begins a match; `Match.view` says what a seat may know and do,
`Match.play` returns the match after a move, or raises a `RuleError` that says why not, and
`Match.next_round` goes on where a round is over. `verify` checks a record.
"""

from rummel.errors import RuleError
from rummel.family import Game
from rummel.files import replay, verify
from rummel.game import Event, Move, Outcome, Rules, State, View, format_move, heard
from rummel.games import GAMES, find
from rummel.match import Match, Result, new
from rummel.pieces import Piece, parse_piece, parse_pieces
from rummel.position import Position

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "Event",
    "Game",
    "Match",
    "Move",
    "Outcome",
    "Piece",
    "Position",
    "Result",
    "RuleError",
    "Rules",
    "State",
    "View",
    "find",
    "format_move",
    "heard",
    "new",
    "parse_piece",
    "parse_pieces",
    "replay",
    "verify",
]
