"""The commands that only read or count: games, rules, simulate, replay, verify."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from rummel.game import options
from rummel.games import GAMES
from rummel.lang import Words
from rummel.rulings import rulings
from tests import test_fair
from tests.cli.kit import rummel, rummel_here


def test_games_lists_them_all() -> None:
    ran = rummel("games")
    assert ran.code == 0
    assert all(game in ran.out for game in GAMES)
    assert "\x1b" not in ran.out  # no colours in a pipe


def test_games_as_json() -> None:
    games = json.loads(rummel_here("games", "--json").out)
    assert [game["id"] for game in games] == list(GAMES)
    karo = next(game for game in games if game["id"] == "karo8")
    assert karo["players"] == [2, 3, 4]
    duel = next(game for game in games if game["id"] == "duel")
    assert duel["players"] == [2, 4]
    assert "2 or 4" in rummel_here("games").out
    assert "(2 or 4)" in rummel_here("rules", "duel").out
    refused = rummel_here("simulate", "duel", "--seats", "bot,bot,bot")
    assert refused.code == 2
    assert "2 or 4" in refused.err
    assert karo["sheet"] == "KAR"


@pytest.mark.parametrize("game", GAMES)
def test_rules_list_every_option(game: str) -> None:
    ran = rummel_here("rules", game)
    assert ran.code == 0
    for option in options(type(GAMES[game].rules)):
        assert f"{option.name} = " in ran.out
        for ledger in option.ledger:
            assert ledger in ran.out


@pytest.mark.parametrize("game", GAMES)
def test_rules_list_every_ruling(game: str) -> None:
    ran = " ".join(rummel_here("rules", game).out.split())
    words = Words()
    for ruling in rulings(GAMES[game]):
        assert f"{words(ruling.key)} {ruling.id}" in ran
        assert words(f"{ruling.key}.ruling") in ran
    assert (words("cli-rules-disputed") in ran) == bool(rulings(GAMES[game]))


def test_rules_as_json() -> None:
    page = json.loads(rummel_here("rules", "karo8", "--json").out)
    assert page["rulings"][0]["id"] == "Q-KAR-1"
    assert page["rulings"][0]["options"] == ["ace"]
    ace = next(option for option in page["options"] if option["name"] == "ace")
    assert list(ace["choices"]) == ["high", "low", "either"]
    assert ace["value"] == "high"


def test_help_and_version_speak() -> None:
    assert "rummel play" in rummel_here("--help").out
    assert "--seats" in rummel_here("play", "--help").out
    assert rummel_here("--version").out.startswith("rummel ")


def test_simulate_sums_up_and_repeats_itself() -> None:
    ran = rummel_here("simulate", "karo8", "--matches", "4", "--seed", "x", "--json")
    report = json.loads(ran.out)
    assert report["matches"] == 4
    assert sum(report["outcomes"].values()) == report["rounds"] == 4
    assert sum(seat["wins"] for seat in report["seats"]) == 4
    again = json.loads(
        rummel_here("simulate", "karo8", "--matches", "4", "--seed", "x", "--json").out
    )
    del report["moves_per_second"], again["moves_per_second"]
    assert report == again


def test_simulate_counts_draws_apart() -> None:
    """One round won by each team is a draw, and nobody's win."""
    command = ("simulate", "karo8", "--matches", "20", "--option", "rounds=2")
    report = json.loads(rummel_here(*command, "--json").out)
    assert 0 < report["draws"] < 20
    assert report["shared"] == 0
    assert sum(seat["wins"] for seat in report["seats"]) + report["draws"] == 20
    assert f"Draws: {report['draws']}" in rummel_here(*command).out


def test_simulate_counts_shared_wins_apart() -> None:
    """Rounds that count for nobody leave everybody tied."""
    options = ("--option", "stalled=void", "--option", "max_turns=1", "--option", "rounds=1")
    command = ("simulate", "gin", "--matches", "3", *options)
    report = json.loads(rummel_here(*command, "--json").out)
    assert (report["draws"], report["shared"]) == (0, 3)
    assert [seat["wins"] for seat in report["seats"]] == [3, 3]
    assert "Shared wins: 3" in rummel_here(*command).out


def test_a_draw_is_called_a_draw(tmp_path: Path) -> None:
    """At the keyboard, in a replay and in the output of `verify`."""
    path = tmp_path / "drawn"
    rummel_here("simulate", "karo8", "--matches", "6", "--option", "rounds=2", "--record", path)
    wins = set()
    for file in sorted(path.iterdir()):
        report = json.loads(rummel_here("verify", file, "--json").out)
        wins.add(report["win"])
        if report["win"] == "draw":
            assert report["winners"] == []
            assert "A draw: nobody wins" in rummel_here("replay", file).out
    assert wins == {"draw", "alone"}


def test_simulate_counts_every_round() -> None:
    ran = rummel_here("simulate", "one-eleven", "--matches", "2", "--option", "players=3", "--json")
    report = json.loads(ran.out)
    assert len(report["seats"]) == 3
    assert sum(report["outcomes"].values()) == report["rounds"] > 2


def test_simulate_in_words() -> None:
    ran = rummel_here("simulate", "karo8", "--matches", "1", "--seats", "bot,bot:random,bot")
    assert ran.code == 0
    assert "One match, one round" in ran.out
    assert "Leo (bot)" in ran.out
    assert "Bot 2" in ran.out
    assert "Leo 2 (bot)" in ran.out


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    args = (
        "simulate",
        "karo8",
        "--matches",
        "2",
        "--seed",
        "r",
        "--record",
        folder / "deep" / "er",
    )
    assert rummel_here(*args).code == 0
    records = sorted((folder / "deep" / "er").iterdir())
    assert [path.name for path in records] == ["karo8-000001.ndjson", "karo8-000002.ndjson"]
    return records[0]


def test_simulated_records_are_valid(record: Path) -> None:
    ran = rummel("verify", record)
    assert ran.code == 0
    assert "is valid" in ran.out
    # Nobody has pledged anything here, and the output says so.
    assert "– This match was dealt by the old scheme" in ran.out
    assert "✓ The cards of every round follow" in ran.out
    report = json.loads(rummel_here("verify", record, "--json").out)
    assert report["valid"] is True
    states = [(claim["name"], claim["state"]) for claim in report["claims"]]
    assert states == [
        ("seeds", "open"),
        ("words", "open"),
        ("used", "open"),
        ("cards", "proved"),
        ("moves", "proved"),
    ]
    assert report["lines"] == len(record.read_bytes().splitlines())


def test_a_receipt_beside_the_record(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    played = tmp_path / "match.ndjson"
    played.write_bytes(test_fair.written())
    good.write_bytes(msgspec.json.encode(test_fair.receipt(0)))
    bad.write_bytes(msgspec.json.encode(test_fair.receipt(0, commit="0" * 64)))
    ran = rummel_here("verify", played, "--receipt", good)
    assert (ran.code, ran.out.count("✓")) == (0, 7)
    ran = rummel_here("verify", played, "--receipt", bad)
    assert ran.code == 1
    assert "✗ The server’s part is not the one that the receipt kept" in ran.out
    report = json.loads(rummel_here("verify", played, "--receipt", bad, "--json").out)
    assert (report["valid"], report["claims"][0]["state"]) == (False, "broken")


def test_replay_shows_every_line(record: Path) -> None:
    ran = rummel_here("replay", record)
    assert ran.code == 0
    lines = len(record.read_bytes().splitlines())
    # The header, the end of the round and the result are not moments of the match.
    assert all(f"{line} · " in ran.out for line in range(2, lines - 1))
    assert "Hand of Bot 1:" in ran.out
    assert "Hand of Bot 2:" in ran.out


def test_replay_for_a_seat_hides_the_other_hands(record: Path) -> None:
    for who in ("2", "bot 2"):
        ran = rummel_here("replay", record, "--seat", who)
        before_the_end = ran.out.split("The round is over.")[0]
        assert "Hand of Bot 1:" not in before_the_end
        assert "Your hand:" in before_the_end


def test_a_reader_may_leave_early(record: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", "from rummel.cli import main; main()", "replay", str(record)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 0


ALTERED: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "empty": (lambda text: b"", "empty"),
    "cut": (lambda text: b"\n".join(text.splitlines()[:-1]), "breaks off"),
    "cut in a line": (lambda text: text[:-20], "Line"),
    "half": (lambda text: text[: len(text) // 2], "Line"),
    "another seed": (
        lambda text: text.replace(b'"reveal":"', b'"reveal":"00')[:-1],
        "commitment",
    ),
    "a move less": (
        lambda text: b"\n".join([*text.splitlines()[:2], *text.splitlines()[3:]]),
        "illegal",
    ),
    "another version": (lambda text: text.replace(b'"rummel":2', b'"rummel":9'), "version 9"),
    "another result": (lambda text: text.replace(b'"winners":[', b'"winners":[5,'), "result"),
    "another game": (lambda text: text.replace(b'"game":"karo8"', b'"game":"whist"'), "whist"),
    "binary": (lambda text: bytes(range(256)) * 40, "Line 1"),
    "more": (lambda text: text + text.splitlines()[1] + b"\n", "after the end"),
}


@pytest.mark.parametrize("how", ALTERED)
def test_altered_records_are_refused(record: Path, tmp_path: Path, how: str) -> None:
    change, message = ALTERED[how]
    path = tmp_path / "altered.ndjson"
    path.write_bytes(change(record.read_bytes()))
    ran = rummel_here("verify", path)
    assert ran.code == 1
    assert message in ran.err
    assert len(ran.err.strip().splitlines()) == 1
    report = json.loads(rummel_here("verify", path, "--json").out)
    assert report["valid"] is False
    assert report["error"]
    assert rummel_here("replay", path).code in (1, 2)
