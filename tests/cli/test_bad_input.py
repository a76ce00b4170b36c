"""For any input, the answer is a line that says what is wrong, and an exit code."""

import json
from pathlib import Path
from unittest.mock import patch

import pytest

from rummel.games import GAMES
from tests.cli.kit import rummel, rummel_here

LONG = "x" * 5000

BAD = [
    (),
    ("whist",),
    ("--lang", "xx", "games"),
    ("--lang", "../en", "games"),
    ("games", "--bogus"),
    ("games", "extra"),
    ("rules",),
    ("rules", "whist"),
    ("rules", LONG),
    ("rules", "\udcff"),
    ("play", "whist"),
    ("play", "karo8", "--seats", "me"),
    ("play", "karo8", "--seats", "a,b,c,d,e"),
    ("play", "gin", "--seats", "a,b,c"),
    ("play", "karo8", "--seats", ""),
    ("play", "karo8", "--seats", "a,,b"),
    ("play", "karo8", "--seats", "ana,Ana"),
    ("play", "karo8", "--seats", "me,bot:genius"),
    ("play", "karo8", "--seats", f"me,{LONG}"),
    ("play", "karo8", "--seats", "me,a\x1b[2Jb"),
    ("play", "karo8", "--option", "players=9"),
    ("play", "karo8", "--option", "players=two"),
    ("play", "karo8", "--option", "players"),
    ("play", "karo8", "--option", "=3"),
    ("play", "karo8", "--option", "colour=blue"),
    ("play", "karo8", "--option", "ace=up"),
    ("play", "karo8", "--option", "rounds=-1"),
    ("play", "karo8", "--option", "rounds=0"),
    ("play", "karo8", "--option", "rounds=1e9"),
    ("play", "karo8", "--option", f"rounds={'9' * 5000}"),
    ("play", "karo8", "--option", "rounds=2", "--option", "rounds=3"),
    ("play", "karo8", "--option", "heroes=0,1"),
    ("play", "karo8", "--option", "heroes=0,x"),
    ("play", "karo8", "--option", "players=3", "--option", "three_players=false"),
    ("play", "karo8", "--option", "players=3", "--seats", "me,ana"),
    ("play", "karo8", "--record", "missing/folder/r.ndjson"),
    ("play", "karo8", "--record", "."),
    ("play", "karo8", "--record", "there.txt"),
    ("play", "karo8", "--save", "there.txt"),
    ("play", "--resume", "missing.json"),
    ("play", "--resume", "."),
    ("play", "--resume", "there.txt"),
    ("play", "karo8", "--resume", "there.txt"),
    ("simulate", "karo8", "--matches", "0"),
    ("simulate", "karo8", "--matches", "many"),
    ("simulate", "karo8", "--seats", "me,bot"),
    ("simulate", "karo8", "--record", "there.txt"),
    ("simulate", "karo8", "--record", "there.txt/deeper"),
    ("replay",),
    ("replay", "missing.ndjson"),
    ("replay", "."),
    ("replay", "there.txt"),
    ("replay", "bad\0name"),
    ("verify", "missing.ndjson"),
    ("verify", "."),
    ("verify", "there.txt"),
    ("verify", "there.txt/deeper"),
    ("verify", "there.txt", "--receipt", "missing.json"),
    ("verify", "there.txt", "--receipt", "there.txt"),
    ("score", "whist"),
    ("score", "karo8"),
    ("score", "karo8", "--players", "a"),
    ("score", "karo8", "--players", "a,a"),
    ("score", "karo8", "--players", ",,"),
    ("score", "karo8", "--file", "there.txt"),
    ("score", "karo8", "--file", "missing/folder.json", "--players", "a,b"),
    ("score", "karo8", "--players", "a,b", "--option", "rounds=x"),
]


@pytest.mark.parametrize("args", BAD, ids=[ascii(" ".join(args))[:50] for args in BAD])
def test_bad_arguments(args: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / "there.txt").write_text("not one of ours\n")
    ran = rummel_here(*args, at=tmp_path)
    assert ran.code in (1, 2)
    if args:
        assert len(ran.err.strip().splitlines()) == 1
        assert len(ran.err) < 2500
        assert "\x1b" not in ran.err
    assert (tmp_path / "there.txt").read_text() == "not one of ours\n"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["there.txt"]


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (("rules", "whist", "--json"), "unknown-game"),
        (("simulate", "gin", "--seats", "bot,bot,bot", "--json"), "bad-seats"),
        (("simulate", "karo8", "--option", "ace=up", "--json"), "bad-option"),
        (("simulate", "karo8", "--option", "a=b", "--json"), "unknown-option"),
        (("simulate", "karo8", "--seats", "bot:x,bot", "--json"), "unknown-bot"),
        (("verify", "missing", "--json"), "file-missing"),
        (("games", "--json", "--bogus"), "usage"),
    ],
)
def test_errors_have_their_code_in_json(args: tuple[str, ...], code: str) -> None:
    ran = rummel_here(*args)
    assert ran.code == 2
    assert json.loads(ran.err)["error"] == code


SAVES = {
    "empty": "",
    "no json": "{",
    "another json": "[1, 2]",
    "deep": "[" * 100_000,
    "version": '{"rummel_save":7,"game":"karo8","rules":{},"secret":"x","seats":[],"words":[],'
    '"moves":[]}',
    "game": '{"rummel_save":1,"game":"whist","rules":{},"secret":"x","seats":[],"words":[],'
    '"moves":[]}',
    "seats": '{"rummel_save":1,"game":"karo8","rules":{},"secret":"x","seats":[],"words":[],'
    '"moves":[]}',
    "rules": '{"rummel_save":1,"game":"karo8","rules":{"players":77},"secret":"x",'
    '"seats":[{"name":"a"},{"name":"b"}],"words":["",""],"moves":[]}',
    "bot": '{"rummel_save":1,"game":"karo8","rules":{},"secret":"x",'
    '"seats":[{"name":"a"},{"name":"b","bot":"zz"}],"words":["",""],"moves":[]}',
    "move": '{"rummel_save":1,"game":"karo8","rules":{},"secret":"x",'
    '"seats":[{"name":"a"},{"name":"b"}],"words":["",""],"moves":[[0,"fly 8d"]]}',
    "seat": '{"rummel_save":1,"game":"karo8","rules":{},"secret":"x",'
    '"seats":[{"name":"a"},{"name":"b"}],"words":["",""],"moves":[[-1,"draw"]]}',
}


@pytest.mark.parametrize("kind", SAVES)
def test_bad_saves_and_sheets(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    path.write_text(SAVES[kind])
    for args in (("play", "--resume", path), ("score", "karo8", "--file", path)):
        ran = rummel_here(*args)
        assert ran.code in (1, 2)
        assert len(ran.err.strip().splitlines()) == 1
        assert path.read_text() == SAVES[kind]


GARBAGE = [
    "lay",
    "lay 99h",
    "lay 8d 8d",
    "lay \x00",
    "lay *",
    "lay 1c | 2c",
    "draw 3",
    "timeout",
    "fly to the moon",
    "help fly",
    "help lay",
    "help",
    "?",
    "sort colour",
    "sort number",
    "sort",
    "undo",
    "score",
    "log",
    "moves",
    "hand",
    "table",
    "rules",
    "l",
    "♥♥♥",
    "l" * 3000,
    "s",
]


def test_garbage_at_the_table_changes_nothing(tmp_path: Path) -> None:
    ran = rummel_here("play", "karo8", "--seed", "1", typed="\n".join(GARBAGE) + "\n", at=tmp_path)
    assert ran.code == 0
    assert ran.out.count("✗") >= 12
    saved = json.loads((tmp_path / "rummel-karo8.save.json").read_text())
    clean = rummel_here("play", "karo8", "--seed", "1", "--save", "c.json", at=tmp_path)
    assert clean.code == 0
    assert saved["moves"] == json.loads((tmp_path / "c.json").read_text())["moves"]


@pytest.mark.parametrize("game", {game.family.name: id for id, game in GAMES.items()}.values())
def test_garbage_in_every_family(game: str, tmp_path: Path) -> None:
    tiles = ["meld", "meld 5h", "add", "add 5h", "add 5h 1", "add 5h x", "take 5h 1", "take 5h x"]
    tiles += ["split", "split 1 1", "split a b", "done", "show", "reset", "exchange", "lay 1c 1c"]
    tiles += ["lay |", "lay * * *", "knock 5h", "insert 99 left", "insert 1 up", "take 9", "spread"]
    typed = "\n".join(line for line in (*GARBAGE, *tiles)) + "\n"
    ran = rummel_here("play", game, "--seed", "1", typed=typed, at=tmp_path)
    assert ran.code == 0


# ------------------------------------------------------------------------------ real processes


def test_closed_input_is_saved_and_left(tmp_path: Path) -> None:
    ran = rummel("play", "karo8", "--seed", "1", typed="", at=tmp_path)
    assert ran.code == 0
    assert "--resume rummel-karo8.save.json" in ran.out
    assert rummel("play", typed="", at=tmp_path).code == 0


def test_input_that_is_no_text(tmp_path: Path) -> None:
    ran = rummel("play", "karo8", "--seed", "1", typed="\udcff\udcfe\nquit\n", at=tmp_path)
    assert ran.code == 0


def test_a_terminal_without_suit_signs(tmp_path: Path) -> None:
    ran = rummel(
        "play", "karo8", "--seed", "1", typed="quit\n", at=tmp_path, PYTHONIOENCODING="ascii"
    )
    assert ran.code == 0
    assert "13" in ran.out or "12" in ran.out or "8" in ran.out
    assert "♥" not in ran.out


def test_no_permission(tmp_path: Path) -> None:
    """Root may do everything, so the refusal of the system is simulated."""
    path = tmp_path / "secret.ndjson"
    path.write_text("x")
    denied = PermissionError(13, "Permission denied")
    with patch.object(Path, "open", side_effect=denied):
        ran = rummel_here("verify", path)
    assert ran.code == 2
    assert "permission" in ran.err
    with patch("rummel.cli.screen.os.open", side_effect=denied):
        # The match goes on, with a warning; only leaving it is an error then.
        ran = rummel_here("play", "karo8", "--seed", "2", typed="lay 8d\n", at=tmp_path)
        assert ran.out.count("If you leave now, the match is lost") == 1
        assert ran.code == 2
        assert rummel_here("score", "karo8", "--players", "a,b", at=tmp_path).code == 2
        record = ("play", "karo8", "--record", "r.ndjson")
        assert rummel_here(*record, at=tmp_path).code == 2


def test_a_terminal_is_not_commanded_by_a_file(tmp_path: Path) -> None:
    """Names in a record come from strangers."""
    simulated = ("simulate", "karo8", "--matches", "1", "--record", tmp_path)
    assert rummel_here(*simulated).code == 0
    path = tmp_path / "karo8-000001.ndjson"
    path.write_bytes(path.read_bytes().replace(b'"Bot 1"', b'"\\u001b[2JBot 1"'))
    ran = rummel_here("replay", path)
    assert ran.code == 0
    assert "\x1b" not in ran.out
