"""The number of histories from fixed positions, for each preset and depth (`perft.txt`).

A row is game, moves played at random before, depth, count. Run `python -m tests.test_perft` to
write the file anew after a change of the rules.
"""

from pathlib import Path
from random import Random

import pytest

from rummel.bots import BOTS
from rummel.deal import Stream, round_key
from rummel.family import Game
from rummel.game import Opening, State
from rummel.games import GAMES
from rummel.testkit import divide, perft
from tests.test_transcripts import VARIANTS

FILE = Path(__file__).parent / "perft.txt"
LARGEST = 4000  # histories that a count may have
DEEPEST = 16
POSITIONS = (0, 20, 50)
# Two players of Karo 8 seldom have a choice; four who may hold back do.
NAMES = (*GAMES, "karo8+four", "serie-noire+version1", "serie-noire+version2")


def _game(name: str) -> Game:
    return GAMES[name.partition("+")[0]]


def position(name: str, ply: int) -> State:
    """A fixed deal; then `ply` moves of the random bot."""
    family, chance = _game(name).family, Random(f"perft {name}")
    rules = _game(name).configure(**VARIANTS.get(name, {}))
    state, _ = family.deal(rules, Opening(), Stream(round_key(b"perft", 1, [name])))
    for _ in range(ply):
        seat = family.to_act(state)[0]
        after, _ = family.apply(state, seat, BOTS["random"](family.view(state, seat), chance))
        if after.outcome:
            break
        state = after
    assert isinstance(state, State)
    return state


def _cases() -> list[tuple[str, int, int, int]]:
    if not FILE.exists():
        return []
    rows = [line.split() for line in FILE.read_text().splitlines() if line]
    return [(name, int(ply), int(depth), int(count)) for name, ply, depth, count in rows]


@pytest.mark.parametrize(("name", "ply", "depth", "count"), _cases())
def test_perft(name: str, ply: int, depth: int, count: int) -> None:
    family, state = _game(name).family, position(name, ply)
    found = perft(family, state, depth)
    assert found == count, "\n".join(
        f"{move}: {below}" for move, below in divide(family, state, depth).items()
    )


def test_every_game_has_counts() -> None:
    assert {name for name, _, _, _ in _cases()} == set(NAMES)


def _write() -> None:
    lines = []
    for name in NAMES:
        for ply in POSITIONS:
            family, state = _game(name).family, position(name, ply)
            for depth in range(1, DEEPEST + 1):
                count = perft(family, state, depth)
                if count > LARGEST and depth > 1:
                    break
                lines.append(f"{name} {ply} {depth} {count}")
    FILE.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    _write()
