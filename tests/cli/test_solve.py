"""`rummel solve` and `rummel hint`, as a person or a program would use them."""

import json
import re
from pathlib import Path

import pytest

from rummel.bots import BOTS
from rummel.bots.play import play
from rummel.cli.seats import Seat
from rummel.cli.session import Session
from rummel.games import find
from rummel.pieces import deck
from tests.cli.kit import rummel

POSITION = {"game": "rummikub", "table": [["5h", "6h", "*=7h"]], "rack": ["7h", "8c", "8d", "8s"]}


def solve(*positions: object) -> list[dict[str, object]]:
    lines = "\n".join(one if isinstance(one, str) else json.dumps(one) for one in positions)
    done = rummel("solve", "--json", typed=lines)
    return [json.loads(line) for line in done.out.splitlines()]


def test_a_position() -> None:
    (answer,) = solve(POSITION)
    assert answer["placed"] == 4
    assert answer["left"] == []
    assert answer["proven"] is True
    assert set(answer) == {
        "placed", "points", "left", "table", "proven", "moved_melds", "micros",
    }  # fmt: skip


def test_the_peer_s_trap() -> None:
    """A joker with three of a set: full rules place all four."""
    (answer,) = solve({"game": "rummikub", "rack": ["5h", "5c", "5s", "*"]})
    assert answer["placed"] == 4


def test_an_opening_that_falls_short() -> None:
    (answer,) = solve({"game": "myrummy", "rack": ["9c", "9d", "9h", "1s"], "opened": False})
    assert answer["placed"] == 0
    assert answer["opening"] == {"reached": 27, "needed": 30}


def test_objectives() -> None:
    rack = ["1c", "2c", "3c", "4c", "13c", "13d", "13h"]
    position = {"game": "rummikub", "rack": rack, "rules": {"most_tiles": 4}}
    most, dearest = solve(position, position | {"objective": ["points"]})
    assert (most["placed"], most["points"]) == (4, 10)
    assert (dearest["placed"], dearest["points"]) == (3, 39)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("nonsense", "solve-line"),
        ("[]", "solve-line"),
        ('{"game": "rummikub"}', "solve-line"),
        ({"game": "bridge", "rack": []}, "unknown-game"),
        ({"game": "karo8", "rack": ["5h"]}, "solve-no-melds"),
        ("\u00a0", "solve-line"),
        ({"game": "rummikub", "rack": ["5x"]}, "bad-piece"),
        ({"game": "rummikub", "rack": ["5h", "5h", "5h"]}, "solve-copies"),
        ({"game": "rummikub", "rack": [], "table": [["5h", "6h", "8h"]]}, "run-gap"),
        ({"game": "rummikub", "rack": [], "table": [["5h", "6h"]]}, "meld-short"),
        ({"game": "gin", "rack": ["5h", "5h"]}, "solve-copies"),
        ({"game": "gin", "rack": ["5h", "*"]}, "solve-jokers"),
        ({"game": "rummikub", "rack": ["*"] * 3}, "solve-jokers"),
        ({"game": "rummikub", "rack": [str(one) for one in deck(2, 2)]}, "solve-rack-long"),
        ({"game": "rummikub", "rack": [], "rules": {"minimum": -1}}, "bad-option"),
        ({"game": "rummikub", "rack": [], "rules": {"most_tiles": -1}}, "bad-option"),
        ({"game": "rummikub", "rack": [], "rules": {"minimum": ["many"]}}, "bad-option"),
        ({"game": "rummikub", "rack": [], "rules": {"colour": 1}}, "unknown-option"),
        ({"game": "rummikub", "rack": [], "rules": {"self": 1}}, "unknown-option"),
        ({"game": "rummikub", "rack": [], "objective": ["beauty"]}, "bad-option"),
        ({"game": "rummikub", "rack": [], "objective": ["tiles", "tiles"]}, "bad-option"),
        (
            {"game": "rummikub", "rack": [], "rules": {"melds": "sets", "mixed_runs": True}},
            "options-clash",
        ),
    ],
)
def test_a_bad_line_does_not_stop_the_rest(line: object, code: str) -> None:
    bad, good = solve(line, POSITION)
    assert bad["error"] == code
    assert bad["message"]
    assert good["placed"] == 4


def test_limits_that_only_the_game_knows() -> None:
    """Where a meld has to keep three tiles together, 2s may not leave its set for the run."""
    table = [["2c", "2h", "2s"], ["3c", "4c", "5c", "6c"]]
    position = {"game": "myrummy", "table": table, "rack": ["2d", "6h", "1s", "3s"]}
    free, three = solve(position, position | {"rules": {"rebuild": "three"}})
    assert (free["placed"], free["proven"]) == (3, True)
    assert (three["placed"], three["proven"]) == (1, False)


def test_the_page_shows_what_comes_out() -> None:
    text = (Path(__file__).parents[2] / "docs" / "solver.md").read_text()
    questions, answers = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    wanted = [json.loads(line) for line in answers.splitlines()]
    for answer, shown in zip(solve(*questions.splitlines()), wanted, strict=True):
        assert answer | {"micros": 0} == shown | {"micros": 0}


def test_for_people() -> None:
    done = rummel("solve", typed=json.dumps(POSITION))
    assert done.code == 0
    assert "Before:" in done.out
    assert "8c" in done.out


def test_a_hint_for_a_record(tmp_path: Path) -> None:
    game = find("myrummy")
    rules = game.configure(rounds=1)
    text = play(game, rules, [BOTS["random"]] * 2, "hint", recorded=True).record
    path = tmp_path / "match.ndjson"
    path.write_bytes(text)
    lay = next(at for at, line in enumerate(text.splitlines(), start=1) if b'"move":"lay' in line)
    done = rummel("hint", str(path), "--line", str(lay), "--json")
    hint = json.loads(done.out)
    assert hint["placed"] >= 3
    assert hint["moves"][0].startswith("lay ")
    assert "pieces" in rummel("hint", str(path), "--line", str(lay)).out
    for wrong in ((), ("--line", "1"), ("--line", "99999")):
        refused = rummel("hint", str(path), *wrong)
        assert refused.code == 2


def test_no_hint_for_a_match_between_two_rounds(tmp_path: Path) -> None:
    game = find("karo8")
    bots = (Seat("Ana", "greedy"), Seat("Ben", "greedy"))
    session = Session(game, game.configure(rounds=2), bots, "between", ("", ""))
    while not session.match.between_rounds:
        session.bot_move(session.to_act[0])
    path = tmp_path / "match.save.json"
    path.write_bytes(session.save())
    refused = rummel("hint", str(path), "--json")
    assert (refused.code, json.loads(refused.err)["error"]) == (2, "round-over")
