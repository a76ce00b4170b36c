"""Bots against bots: duplicate deals, so that luck cancels, and what follows from them.

A deal is a match seed. It is played once for every way to seat the bots, so each of them holds
the same cards against the same opponents as the others did; the games of one deal are one sample.
"""

from rummel.arena.contest import Contest, Deal, Game, arena_rules, play_deal, seatings
from rummel.arena.run import run
from rummel.arena.standing import Entry, Pairing, Standing, standing
from rummel.arena.store import Store, WrongStore

__all__ = [
    "Contest",
    "Deal",
    "Entry",
    "Game",
    "Pairing",
    "Standing",
    "Store",
    "WrongStore",
    "arena_rules",
    "play_deal",
    "run",
    "seatings",
    "standing",
]
