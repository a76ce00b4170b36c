"""The number of histories from a fixed deal, for each preset and depth (`perft.txt`).

Run `python -m tests.test_perft` to write the file anew after a change of the rules.
"""

from pathlib import Path

import pytest

from rummel.deal import Stream, round_key
from rummel.game import Opening, State
from rummel.games import GAMES
from rummel.testkit import divide, perft

FILE = Path(__file__).parent / "perft.txt"
LARGEST = 12_000  # histories that a count may have


def _start(game: str) -> State:
    key = round_key(b"perft", 1, ["perft"])
    state, _ = GAMES[game].family.deal(GAMES[game].rules, Opening(), Stream(key))
    assert isinstance(state, State)
    return state


def _cases() -> list[tuple[str, int, int]]:
    if not FILE.exists():
        return []
    rows = [line.split() for line in FILE.read_text().splitlines() if line]
    return [(game, int(depth), int(count)) for game, depth, count in rows]


@pytest.mark.parametrize(("game", "depth", "count"), _cases())
def test_perft(game: str, depth: int, count: int) -> None:
    family, state = GAMES[game].family, _start(game)
    found = perft(family, state, depth)
    assert found == count, "\n".join(
        f"{move}: {below}" for move, below in divide(family, state, depth).items()
    )


def test_every_game_has_counts() -> None:
    assert {game for game, _, _ in _cases()} == set(GAMES)


def _write() -> None:
    lines = []
    for game in GAMES:
        family, state = GAMES[game].family, _start(game)
        for depth in range(1, 100):
            count = perft(family, state, depth)
            if count > LARGEST and depth > 1:
                break
            lines.append(f"{game} {depth} {count}")
            if depth >= 12:
                break
    FILE.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    _write()
