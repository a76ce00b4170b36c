"""The number of histories from fixed positions, for each preset and depth (`perft.txt`).

A row is game, moves played at random before, depth, count. Run `python -m tests.test_perft` to
write the file anew after a change of the rules.
"""

from pathlib import Path
from random import Random

import pytest

from rummel.bots import BOTS
from rummel.deal import Stream, round_key
from rummel.game import Opening, State
from rummel.games import GAMES
from rummel.testkit import divide, perft

FILE = Path(__file__).parent / "perft.txt"
LARGEST = 4000  # histories that a count may have
DEEPEST = 16
POSITIONS = (0, 20, 50)


def position(game: str, ply: int) -> State:
    """The same deal for all; then `ply` moves of the random bot."""
    family, chance = GAMES[game].family, Random(f"perft {game}")
    key = round_key(b"perft", 1, ["words", game])
    state, _ = family.deal(GAMES[game].rules, Opening(), Stream(key))
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
    return [(game, int(ply), int(depth), int(count)) for game, ply, depth, count in rows]


@pytest.mark.parametrize(("game", "ply", "depth", "count"), _cases())
def test_perft(game: str, ply: int, depth: int, count: int) -> None:
    family, state = GAMES[game].family, position(game, ply)
    found = perft(family, state, depth)
    assert found == count, "\n".join(
        f"{move}: {below}" for move, below in divide(family, state, depth).items()
    )


def test_every_game_has_counts() -> None:
    assert {game for game, _, _, _ in _cases()} == set(GAMES)


def _write() -> None:
    lines = []
    for game in GAMES:
        for ply in POSITIONS:
            family, state = GAMES[game].family, position(game, ply)
            for depth in range(1, DEEPEST + 1):
                count = perft(family, state, depth)
                if count > LARGEST and depth > 1:
                    break
                lines.append(f"{game} {ply} {depth} {count}")
    FILE.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    _write()
