"""Whole rounds as text, every seat's view included. A game without a transcript fails.

Run `python -m tests.test_transcripts` to write them anew, and read what changed.
"""

from pathlib import Path
from typing import Any

import pytest

from rummel.games import GAMES
from rummel.testkit import transcript

FOLDER = Path(__file__).parent / "transcripts"

# The presets as they are, and the printed versions and variants that change the course of play.
VARIANTS: dict[str, dict[str, Any]] = {}


def _written(name: str) -> str:
    game = GAMES[name.partition("+")[0]]
    return transcript(game, game.configure(**VARIANTS.get(name, {})), seed=name)


@pytest.mark.parametrize("name", [*GAMES, *VARIANTS])
def test_transcript(name: str) -> None:
    path = FOLDER / f"{name}.txt"
    assert path.exists(), f"{name} has no transcript"
    assert _written(name) == path.read_text()


def test_no_stray_transcript() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {*GAMES, *VARIANTS}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in [*GAMES, *VARIANTS]:
        (FOLDER / f"{each}.txt").write_text(_written(each))
