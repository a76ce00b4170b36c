"""The engine still has as many histories as `tests/perft.txt` says (`tools/perft.py`)."""

import pytest
from tools.generate import ROOT
from tools.perft import FILE, NAMES, game_of, position

from rummel.testkit import divide, perft


def _cases() -> list[tuple[str, int, int, int]]:
    rows = [line.split() for line in (ROOT / FILE).read_text("utf-8").splitlines()]
    return [(name, int(ply), int(depth), int(count)) for name, ply, depth, count in rows]


@pytest.mark.parametrize(("name", "ply", "depth", "count"), _cases())
def test_perft(name: str, ply: int, depth: int, count: int) -> None:
    family, state = game_of(name).family, position(name, ply)
    leaves = perft(family, state, depth)
    below = "\n".join(f"{move}: {count}" for move, count in divide(family, state, depth).items())
    assert leaves == count, f"if the rules have changed: make generate\n{below}"


def test_every_game_has_counts() -> None:
    assert {name for name, _, _, _ in _cases()} == set(NAMES)
