"""Positions on the command line: `rummel show`, and what else takes a position."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.kit import rummel, rummel_here

RACK = "rummikub hands=7h.8c.8d.8s/?14 table=5h.6h.*=7h opened=true.true"
KARO = "karo8 hands=8d.1c.2c.3c.4c.5c/?6"


def test_show() -> None:
    shown = rummel("show", RACK)
    assert shown.code == 0, shown.err
    for part in ("Rummikub", "5h 6h *=7h", "8c  8d  7h  8s", "85 tiles", "draw"):
        assert part in shown.out
    # The last line is the position as Rummel writes it, whole and on one line.
    line = shown.out.splitlines()[-1]
    assert line == "rummikub hands=8c.8d.7h.8s/?14 table=5h.6h.*=7h opened=true.true"
    assert rummel("show", line).out == shown.out


def test_show_keeps_what_is_hidden() -> None:
    shown = rummel("show", "karo8 hands=?6/?6")
    assert shown.code == 0, shown.err
    assert "hand" not in shown.out.lower().replace("hands=", "")
    refused = rummel("show", KARO, "--seat", "2")
    assert refused.code == 2
    assert "hands" in refused.err
    assert rummel("show", KARO, "--seat", "1").code == 0
    assert rummel("show", KARO, "--seat", "9").code == 2


@pytest.mark.parametrize("language", ["cs", "de", "es", "fr", "it", "nl", "pl", "sk"])
def test_refusals_say_what_to_do(language: str, tmp_path: Path) -> None:
    for text in (
        "karo8 hands=?6",
        "karo8 rack=5h",
        "karo8 turn=x",
        "karo8 hands=8d.8d/?6",
        "karo8 hands=?60/?6",
        "karo8 outcome.reason=heroes",
        "karo8 turn=0 turn=0",
        "karo8 phase=play",
        "karo8 hands=?6/8c.8d.8h.8s.1c.2c",
        "karo8 " + "x" * 5000,
    ):
        refused = rummel_here("--lang", language, "show", text, at=tmp_path)
        assert refused.code == 2, text
        assert refused.err.count("\n") == 1


def test_solve_reads_positions_beside_objects() -> None:
    object_line = json.dumps(
        {"game": "rummikub", "table": [["5h", "6h", "*=7h"]], "rack": ["7h", "8c", "8d", "8s"]}
    )
    closed = RACK.replace("true.true", "false.true")
    lines = (object_line, RACK, closed, "rummikub", "karo8", KARO)
    done = rummel("solve", "--json", typed="\n".join(lines))
    answers = [json.loads(line) for line in done.out.splitlines()]
    for one in answers[:2]:
        one.pop("micros")
    assert answers[0] == answers[1]
    assert answers[2]["opening"] == {"reached": 24, "needed": 30}
    assert [one["error"] for one in answers[3:]] == [
        "position-open",
        "position-open",
        "solve-no-melds",
    ]


def test_hint() -> None:
    done = rummel("hint", "--position", RACK, "--json")
    hint = json.loads(done.out)
    assert (hint["seat"], hint["placed"]) == (0, 4)
    assert hint["reasons"] == [{"code": "goes-out", "facts": {}, "text": "You go out with it."}]
    assert "– You go out with it." in rummel("hint", "--position", RACK).out
    gin = "gin hands=1h.2h.3h.7c.7d.7s.9c.9d.2s.1s/?10 discards=9s phase=draw"
    assert re.search(
        r"The best bot does this \d+ out of 10 times", rummel("hint", "--position", gin).out
    )
    assert rummel("hint").code == 2
    assert rummel("hint", "nothing.json", "--position", RACK).code == 2
    assert rummel("hint", "--position", RACK, "--line", "3").code == 2
    over = f"{KARO} outcome.reason=heroes outcome.points=1.0 outcome.winners=0"
    assert rummel("hint", "--position", over).code == 2


def test_play_goes_on_from_a_position(tmp_path: Path) -> None:
    first = rummel("play", "--position", KARO, "--seed", "x", typed="lay 8d\nquit\n", at=tmp_path)
    assert first.code == 0, first.err
    save = tmp_path / "rummel-karo8.save.json"
    kept = json.loads(save.read_text())
    assert kept["position"] == "karo8 hands=1c.2c.3c.4c.5c.8d/?6"
    again = rummel("play", "--resume", save.name, typed="quit\n", at=tmp_path)
    assert again.code == 0, again.err
    assert "8♦" in again.out
    assert json.loads(save.read_text()) == kept
    recorded = rummel("play", "--resume", save.name, "--record", "match.ndjson", at=tmp_path)
    assert recorded.code == 2
    assert not (tmp_path / "match.ndjson").exists()
    save.write_text(json.dumps({**kept, "position": "karo8;ace=low"}))
    assert rummel("play", "--resume", save.name, typed="quit\n", at=tmp_path).code == 1


@pytest.mark.parametrize(
    "more",
    [
        ("karo8",),
        ("--option", "ace=low"),
        ("--record", "match.ndjson"),
        ("--seats", "me,bot,bot"),
        ("--resume", "save.json"),
    ],
)
def test_a_position_comes_with_its_game(tmp_path: Path, more: tuple[str, ...]) -> None:
    done = rummel("play", "--position", KARO, *more, at=tmp_path)
    assert done.code == 2
    assert list(tmp_path.iterdir()) == []
