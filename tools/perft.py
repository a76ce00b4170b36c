"""`tests/perft.txt`: the number of histories from fixed positions, for each preset and depth.

A row is game, moves played at random before, depth, count.
"""

from random import Random

from rummel.bots.random import random_move
from rummel.deal import Stream, round_key
from rummel.family import Game
from rummel.game import Opening, State
from rummel.games import GAMES
from rummel.testkit import perft
from tools.transcripts import VARIANTS

FILE = "tests/perft.txt"
LARGEST = 4000  # histories that a count may have
DEEPEST = 16
POSITIONS = (0, 20, 50)
# Two players of Karo 8 seldom have a choice; four who may hold back do.
NAMES = (*GAMES, "karo8+four", "serie-noire+version1", "serie-noire+version2")


def game_of(name: str) -> Game:
    return GAMES[name.partition("+")[0]]


def position(name: str, ply: int) -> State:
    """A fixed deal; then `ply` moves of the random bot."""
    family, chance = game_of(name).family, Random(f"perft {name}")
    rules = game_of(name).configure(**VARIANTS.get(name, {}))
    state, _ = family.deal(rules, Opening(), Stream(round_key(b"perft", 1, [name])))
    for _ in range(ply):
        seat = family.to_act(state)[0]
        after, _ = family.apply(state, seat, random_move(family.view(state, seat), chance))
        if after.outcome:
            break
        state = after
    assert isinstance(state, State)
    return state


def written() -> str:
    lines = []
    for name in NAMES:
        for ply in POSITIONS:
            family, state = game_of(name).family, position(name, ply)
            for depth in range(1, DEEPEST + 1):
                count = perft(family, state, depth)
                if count > LARGEST and depth > 1:
                    break
                lines.append(f"{name} {ply} {depth} {count}")
    return "\n".join(lines) + "\n"


def outputs() -> dict[str, str]:
    return {FILE: written()}
