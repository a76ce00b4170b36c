"""Generated files match their sources. `make generate` writes them."""

import json
from pathlib import Path
from typing import get_args

import pytest
from tools import generate, scores, wire_types
from tools.generate import GENERATORS, ROOT, stale

from rummel import wire
from rummel.games import GAMES
from rummel.scoring import ByRacks, BySpread, ByTally

# Counting takes long; tests/test_perft.py compares each line by itself.
COMPARED = [name for name in GENERATORS if name != "perft"]


@pytest.mark.parametrize("name", COMPARED)
def test_nothing_is_stale(name: str) -> None:
    outdated = [str(path.relative_to(ROOT)) for path, _ in stale(name)]
    assert outdated == [], "run `make generate` and read what changed"


def test_what_is_stale_is_written_and_what_is_too_many_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(generate, "ROOT", tmp_path)
    monkeypatch.setattr(generate, "GENERATORS", {"a": lambda: {"a/b.txt": "b", "a/c.txt": "c"}})
    monkeypatch.setattr(generate, "FOLDERS", {"a": "a"})
    (tmp_path / "a").mkdir()
    for name in "bd":
        (tmp_path / "a" / f"{name}.txt").write_text("b")
    assert generate.main([]) == 0
    assert capsys.readouterr().out == "written: a/c.txt\nremoved: a/d.txt\n"
    assert {path.name: path.read_text() for path in (tmp_path / "a").iterdir()} == {
        "b.txt": "b",
        "c.txt": "c",
    }
    assert generate.main([]) == 0
    assert capsys.readouterr().out == ""


def test_an_unknown_generator_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert generate.main(["nonsense"]) == 2
    assert "transcripts" in capsys.readouterr().err


def test_every_command_and_message_has_a_type() -> None:
    text = wire_types.written()
    views = wire_types.families().values()
    for kind in (*get_args(wire.AnyCommand), *get_args(wire.AnyMessage), *views):
        assert f"export interface {kind.__name__} {{" in text


def test_every_game_that_counts_by_itself_is_among_the_scores() -> None:
    written = json.loads(scores.written())
    games = {one["game"] for one in written["rounds"]}
    counted = {
        game.id
        for game in GAMES.values()
        if isinstance(game.family.counting.facts(game), ByRacks | BySpread | ByTally)
    }
    assert counted <= games
    assert {one["game"] for one in written["matches"]} == set(GAMES)
