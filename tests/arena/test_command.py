"""`rummel arena` as a person uses it."""

import json
from pathlib import Path
from random import Random

import pytest

from rummel.bots import BOTS
from rummel.game import Move, View
from rummel.knowledge import Knowledge
from tests.cli.kit import rummel, rummel_here

ARENA = ("arena", "karo8", "--bots", "steady,random", "--pairs", "6", "--jobs", "1")


def test_says_who_is_better() -> None:
    ran = rummel(*ARENA)
    assert ran.code == 0
    assert "6 deals, 12 games" in ran.out
    assert "steady : random" in ran.out


def test_json_is_the_same_again(tmp_path: Path) -> None:
    first = rummel_here(*ARENA, "--json", at=tmp_path)
    again = rummel_here(*ARENA[:-1], "2", "--json", at=tmp_path)
    assert first.out == again.out
    report = json.loads(first.out)
    assert report["deals"] == 6
    assert [one["bot"] for one in report["bots"]] == ["steady", "random"]
    low, high = report["pairings"][0]["interval"]
    assert 0 <= low <= report["pairings"][0]["score"] <= high <= 1


def test_goes_on_with_a_file(tmp_path: Path) -> None:
    whole = rummel_here(*ARENA, "--json")
    few = (*ARENA[:5], "2", *ARENA[6:])
    rummel_here(*few, "--resume", "run", at=tmp_path)
    ran = rummel_here(*ARENA, "--json", "--resume", "run", at=tmp_path)
    assert ran.out == whole.out
    assert len((tmp_path / "run").read_bytes().splitlines()) == 7


def test_keeps_records_and_takes_options(tmp_path: Path) -> None:
    ran = rummel_here(*ARENA, "--option", "players=4", "--record", tmp_path / "kept")
    assert ran.code == 0
    kept = sorted((tmp_path / "kept").iterdir())
    assert len(kept) == 12
    assert rummel_here("verify", kept[0]).code == 0


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (("arena", "nothing"), "unknown-game"),
        (("arena", "gin", "--bots", "steady,nobody"), "unknown-bot"),
        (("arena", "gin", "--bots", "steady"), "arena-alone"),
        (("arena", "gin", "--bots", "steady,steady"), "arena-twice"),
        (("arena", "gin", "--pairs", "0"), "arena-pairs"),
        (("arena", "gin", "--pairs", "-3"), "arena-pairs"),
        (("arena", "gin", "--pairs", "many"), "usage"),
        (("arena", "gin", "--jobs", "0"), "arena-jobs"),
        (("arena", "gin", "--option", "colour=red"), "unknown-option"),
        (("arena", "gin", "--option", "players=9"), "bad-option"),
        (("arena", "gin", "--resume", "."), "file-failed"),
        (("arena", "gin", "--record", "/dev/null/x"), "folder"),
    ],
)
def test_refusals(args: tuple[str, ...], code: str, tmp_path: Path) -> None:
    ran = rummel_here(*args, "--json", at=tmp_path)
    assert ran.code == 2
    assert json.loads(ran.err)["error"] == code


def test_a_file_of_another_run(tmp_path: Path) -> None:
    rummel_here(*ARENA, "--resume", "run", at=tmp_path)
    ran = rummel_here(*ARENA, "--seed", "other", "--json", "--resume", "run", at=tmp_path)
    assert ran.code == 2
    assert json.loads(ran.err)["error"] == "arena-resume-other"
    (tmp_path / "run").write_text("hello\n")
    ran = rummel_here(*ARENA, "--json", "--resume", "run", at=tmp_path)
    assert json.loads(ran.err)["error"] == "arena-resume-damaged"


def _lost(_known: Knowledge[View], _chance: Random) -> Move:
    raise ValueError("no idea")


@pytest.mark.parametrize(
    "command",
    [
        ARENA,
        (*ARENA[:-1], "2"),
        ("simulate", "karo8", "--seats", "bot:random,bot:random"),
        ("play", "karo8", "--seats", "bot:random,bot:random", "--seed", "1"),
    ],
)
def test_a_bot_that_fails_ends_the_comparison(
    command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """With an error, not with the move of another bot."""
    monkeypatch.setitem(BOTS, "random", _lost)
    ran = rummel_here(*command, at=tmp_path)
    assert ran.code != 0
    assert "The bot “random” can’t play on: ValueError('no idea')" in ran.err
    assert "Traceback" not in ran.err
