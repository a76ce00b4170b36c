"""Every statement and ruling of the ledger has a test, or a reason why not."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from rummel.games import GAMES

TESTS = Path(__file__).parent
LEDGER = TESTS.parent / "docs" / "ledger.md"
UNSHOWN = TESTS / "unshown.md"

STATEMENT = re.compile(r"^- ([A-Z]{3}-\d\d) ", re.MULTILINE)
RULING = re.compile(r"^\| (Q-[A-Z]{3}-\d+) \|", re.MULTILINE)
REASON = re.compile(r"^\| (\S+) \| (.+) \|$", re.MULTILINE)


@cache
def cited() -> dict[str, list[str]]:
    """The IDs that tests name in a `rule` marker, and those tests."""
    citations: dict[str, list[str]] = {}
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) in (
                    "rule",
                    "pytest.mark.rule",
                ):
                    for argument in decorator.args:
                        assert isinstance(argument, ast.Constant), f"{path}: {node.name}"
                        citations.setdefault(str(argument.value), []).append(node.name)
    return citations


def ledger() -> set[str]:
    text = LEDGER.read_text()
    return {*STATEMENT.findall(text), *RULING.findall(text)}


def disagreements() -> set[str]:
    return set(re.findall(r"^\| (D-[A-Z]{3}-\d+) \|", LEDGER.read_text(), re.MULTILINE))


def unshown() -> dict[str, str]:
    rows = REASON.findall(UNSHOWN.read_text())
    return {name: reason for name, reason in rows if re.fullmatch(r"(Q-)?[A-Z]{3}-\d+", name)}


def sections(number: int) -> dict[str, str]:
    """What stands below the headings of a chapter, by the sheet that they name first."""
    chapter = re.split(r"^# (?=\d)", LEDGER.read_text(), flags=re.MULTILINE)[number + 1]
    assert chapter.startswith(f"{number}. ")
    return {one[:3]: one for one in re.split(r"^## ", chapter, flags=re.MULTILINE)[1:]}


@pytest.mark.parametrize("sheet", sorted({game.sheet for game in GAMES.values()} - {""}))
def test_the_ledger_is_read_whole(sheet: str) -> None:
    """The statements and questions of each sheet are numbered from 1 without a gap."""
    items = re.findall(r"^- (\S+)", sections(1)[sheet], re.MULTILINE)
    assert items == [f"{sheet}-{number:02}" for number in range(1, len(items) + 1)]
    rows = re.findall(r"^\| (Q-\S+)", sections(3)[sheet], re.MULTILINE)
    assert rows == [f"Q-{sheet}-{number}" for number in range(1, len(rows) + 1)]
    assert items
    assert {*items, *rows} <= ledger()


def test_every_id_has_a_test_or_a_reason() -> None:
    known, shown, reasons = ledger(), set(cited()), set(unshown())
    assert known - shown - reasons == set()
    assert shown & reasons == set(), "shown after all: take the reason out"
    assert reasons <= known


def test_no_test_cites_what_the_ledger_does_not_have() -> None:
    assert set(cited()) <= ledger() | disagreements()


@pytest.mark.parametrize("game", GAMES)
def test_options_cite_what_the_ledger_has(game: str) -> None:
    cites = {(option.name, name) for option in GAMES[game].options for name in option.ledger}
    known = ledger() | disagreements()
    assert [cite for cite in sorted(cites) if cite[1] not in known] == []
