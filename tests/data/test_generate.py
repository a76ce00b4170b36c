"""Data for research: equal files whoever makes them, whole rows, folders that are continued."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyarrow.parquet as pq
import pytest

import rummel
from rummel.cli import generate as command
from rummel.data import Plan, read_records
from rummel.env import Environment, batch
from rummel.env.core import rewards_of
from rummel.games import GAMES
from tests.cli.kit import Ran, rummel_here

SMALL = ("--rounds", "6", "--part", "4", "--jobs", "1")


def made(
    folder: Path, game: str, *args: str | Path, small: Sequence[str] = SMALL
) -> dict[str, bytes]:
    ran = rummel_here("generate", game, "--out", folder, *small, *args)
    assert ran.code == 0, ran.err
    return files(folder)


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def refused(*args: str | Path) -> str:
    ran: Ran = rummel_here("generate", *args, "--json")
    assert ran.code == 2
    assert not ran.out
    return str(json.loads(ran.err)["error"])


def columns(folder: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """All rows as NumPy arrays, and what the first file says of itself."""
    paths = sorted(folder.glob("part-*.parquet"))
    facts = json.loads(pq.read_schema(paths[0]).metadata[b"rummel"])
    table = pq.read_table(paths)
    read: dict[str, Any] = {}
    for name in table.column_names:
        column = table[name].combine_chunks()
        if name in ("observation", "legal", "points"):
            flat = column.flatten().to_numpy(zero_copy_only=False)
            read[name] = flat.reshape(len(column), -1)
        else:
            read[name] = column.fill_null(-1).to_numpy(zero_copy_only=False)
    return read, facts


def _plan(facts: dict[str, Any]) -> Plan:
    """The plan that a file says it follows."""
    known = {field.name: facts[field.name] for field in msgspec.structs.fields(Plan)}
    rules = GAMES[facts["game"]].read_rules(facts["rules"])
    return Plan(**{**known, "rules": rules, "bots": tuple(facts["bots"])})


# ---------------------------------------------------------------------------------------- arrays


@pytest.mark.parametrize("game", GAMES)
def test_every_row_has_a_legal_action(game: str, tmp_path: Path) -> None:
    made(tmp_path / "out", game)
    rows, facts = columns(tmp_path / "out")
    table = Environment(game, rounds=1)
    assert facts["native"] == table.native
    assert (
        rows["observation"].shape[1]
        == table.length
        == sum(part["length"] for part in facts["observation"])
    )
    assert (
        rows["legal"].shape[1] == table.actions == sum(part["length"] for part in facts["actions"])
    )
    count = len(rows["round"])
    assert rows["legal"][np.arange(count), rows["action"]].all()
    assert sorted(set(rows["round"].tolist())) == [1, 2, 3, 4, 5, 6]
    for number in range(1, 7):
        mine = rows["round"] == number
        assert rows["step"][mine].tolist() == list(range(mine.sum()))
        points = rows["points"][mine]
        assert (points == points[0]).all()
        rewards = np.array(rewards_of(table.rules, points[0].tolist(), "margin"))
        assert rows["reward"][mine] == pytest.approx(rewards[rows["seat"][mine]])


@pytest.mark.parametrize("game", ["gin", "one-eleven", "karo8"])
def test_rows_of_the_kernel_are_the_rounds_of_a_batch(game: str, tmp_path: Path) -> None:
    """Greedy bots need no chance, so the same deals with the same actions are the same rounds."""
    made(tmp_path / "out", game, small=("--rounds", "30", "--part", "60", "--jobs", "1"))
    rows, facts = columns(tmp_path / "out")
    assert facts["bots"] == ["greedy"] * GAMES[game].rules.players
    plan = _plan(facts)
    rounds = batch(game, 2, seed=plan.number("part", 1), threads=1, rounds=1)
    for place, numbers in enumerate((range(1, 26), range(26, 31))):
        rounds.reset()
        for at in np.flatnonzero(np.isin(rows["round"], numbers)):
            if rounds.over[place]:
                rounds.step(rounds.legal.argmax(1))
            assert np.array_equal(rounds.observations[place], rows["observation"][at])
            assert np.array_equal(rounds.legal[place], rows["legal"][at])
            assert rounds.seats[place] == rows["seat"][at]
            actions = rounds.legal.argmax(1)  # whatever the other one does
            actions[place] = rows["action"][at]
            rounds.step(actions)
            if rounds.over[place]:
                assert rounds.points[place].tolist() == rows["points"][at].tolist()


@pytest.mark.parametrize(("game", "bots"), [("gin", "steady,greedy"), ("canasta", "greedy,random")])
def test_rows_of_the_engine_can_be_played_again(game: str, bots: str, tmp_path: Path) -> None:
    made(tmp_path / "out", game, "--bots", bots)
    rows, facts = columns(tmp_path / "out")
    assert not facts["native"]
    plan = _plan(facts)
    table = Environment(game, **msgspec.structs.asdict(plan.rules))
    for number in range(1, 7):
        table.reset(plan.number("round", number))
        for at in np.flatnonzero(rows["round"] == number):
            assert table.seat == rows["seat"][at]
            assert np.array_equal(table.observe(), rows["observation"][at])
            assert np.array_equal(table.mask(), rows["legal"][at])
            table.step(int(rows["action"][at]))
        assert table.seat is None
        assert table.booked[-1] == tuple(rows["points"][at])


def test_a_move_without_a_number_is_null(tmp_path: Path) -> None:
    """The engine's `random` lays what none of the arranger's aims leads to."""
    made(tmp_path / "out", "rummikub", "--bots", "steady,random", small=("--rounds", "2"))
    rows, _ = columns(tmp_path / "out")
    numbered = np.flatnonzero(rows["action"] >= 0)
    assert 0 < len(numbered) < len(rows["action"])
    assert rows["legal"][numbered, rows["action"][numbered]].all()


# --------------------------------------------------------------------------------------- records


def test_records_are_valid(tmp_path: Path) -> None:
    made(tmp_path / "out", "gin", "--format", "records", "--bots", "steady,random")
    paths = sorted((tmp_path / "out").glob("part-*.ndjson"))
    assert [len(list(read_records(path))) for path in paths] == [4, 2]
    for path in paths:
        for record in read_records(path):
            assert rummel.verify(record)
            *_, last = rummel.replay(record)
            assert last.match.result


# --------------------------------------------------------------------------------------- folders


@pytest.mark.parametrize(
    ("form", "bots"), [("records", "steady"), ("arrays", "greedy,random"), ("arrays", "steady")]
)
def test_processes_change_nothing_and_more_is_added(form: str, bots: str, tmp_path: Path) -> None:
    args = ("--format", form, "--bots", bots, "--seed", "x")
    alone = made(tmp_path / "alone", "gin", *args)
    assert len(alone) == 3
    assert made(tmp_path / "two", "gin", *args, small=(*SMALL[:-1], "2")) == alone
    nine = ("--rounds", "9", *SMALL[2:])
    more = made(tmp_path / "more", "gin", *args, small=nine)
    assert made(tmp_path / "two", "gin", *args, small=nine) == more
    plan, first, *_ = sorted(more)
    assert {name for name in alone if alone[name] == more[name]} == {plan, first}
    assert made(tmp_path / "other", "gin", *args, "--seed", "y")[first] != alone[first]


def test_what_is_there_is_not_made_again(tmp_path: Path) -> None:
    before = made(tmp_path, "gin", small=("--rounds", "9", *SMALL[2:]))
    (tmp_path / "part-00002.parquet").unlink()
    times = {path.name: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    nine = ("--rounds", "9", *SMALL[2:])
    ran = rummel_here("generate", "gin", "--out", tmp_path, *nine, "--json")
    report = json.loads(ran.out)
    assert (report["rounds"], report["made"], report["files"]) == (9, 4, 1)
    assert files(tmp_path) == before
    for name, time in times.items():
        assert (tmp_path / name).stat().st_mtime_ns == time
    ran = rummel_here("generate", "gin", "--out", tmp_path, *SMALL)  # fewer than there are
    assert ran.code == 0
    assert "Made now: 0" in ran.out
    assert files(tmp_path) == before


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    before = made(tmp_path / "out", "gin")
    out = ("gin", "--out", tmp_path / "out", *SMALL)
    for other in (
        ("--seed", "other"),
        ("--bots", "random"),
        ("--format", "records"),
        ("--part", "5"),
        ("--option", "gin_bonus=30"),
    ):
        assert refused(*out, *other) == "generate-other"
    assert refused("serie-noire-gin", *out[1:]) == "generate-other"
    assert files(tmp_path / "out") == before

    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear", "utf-8")
    assert refused("gin", "--out", tmp_path / "mine") == "generate-foreign"
    assert files(tmp_path / "mine") == {"letter.txt": b"dear"}
    (tmp_path / "mine" / "_rummel.json").write_text("{", "utf-8")
    assert refused("gin", "--out", tmp_path / "mine") == "generate-foreign"


@pytest.mark.parametrize("form", ["records", "arrays"])
def test_a_file_that_is_none_of_the_plan_is_named(form: str, tmp_path: Path) -> None:
    args = ("gin", "--format", form, "--out", tmp_path / "out", *SMALL)
    suffix = {"records": "ndjson", "arrays": "parquet"}[form]
    made(tmp_path / "out", "gin", "--format", form)
    one = tmp_path / "out" / f"part-00001.{suffix}"
    other = made(tmp_path / "other", "gin", "--format", form, "--option", "gin_bonus=30")
    for content in (b"hello\n", other[one.name]):
        one.write_bytes(content)
        ran = rummel_here("generate", *args)
        assert ran.code == 2
        assert one.name in ran.err
        assert one.read_bytes() == content


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (("nothing",), "unknown-game"),
        (("gin", "--bots", "nobody"), "unknown-bot"),
        (("gin", "--bots", "greedy,greedy,greedy"), "bad-seats"),
        (("gin", "--rounds", "0"), "generate-rounds"),
        (("gin", "--rounds", "-1"), "generate-rounds"),
        (("gin", "--rounds", "100000", "--part", "1"), "generate-rounds"),
        (("gin", "--part", "0"), "generate-part"),
        (("gin", "--part", "100001"), "generate-part"),
        (("gin", "--jobs", "0"), "arena-jobs"),
        (("gin", "--format", "xml"), "usage"),
        (("gin", "--option", "target=100"), "generate-match"),
        (("gin", "--option", "colour=red"), "unknown-option"),
    ],
)
def test_refusals(args: tuple[str, ...], code: str, tmp_path: Path) -> None:
    assert refused(*args, "--out", tmp_path / "out") == code


def test_a_folder_that_can_not_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x", "utf-8")
    assert refused("gin", "--out", tmp_path / "file") == "file-failed"
    assert refused("gin", "--out", tmp_path / "file" / "out") == "file-failed"


def test_arrays_say_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(command, "find_spec", lambda _name: None)
    ran = rummel_here("generate", "gin", "--out", tmp_path)
    assert ran.code == 2
    assert 'pip install "rummel[data]"' in ran.err
    assert made(tmp_path / "out", "gin", "--format", "records")
