"""Every statement and ruling of the ledger has a test, or a reason why not."""

import ast
import re
from pathlib import Path

TESTS = Path(__file__).parent
LEDGER = TESTS.parent / "docs" / "ledger.md"
UNSHOWN = TESTS / "unshown.md"

STATEMENT = re.compile(r"^- ((?:ONE|MYR|ROM|LAY|DUE|KAR|SNR|GIN|BSN|CAN)-\d\d) ", re.MULTILINE)
RULING = re.compile(r"^\| (Q-[A-Z]{3}-\d+) \|", re.MULTILINE)
REASON = re.compile(r"^\| (\S+) \| (.+) \|$", re.MULTILINE)


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


def unshown() -> dict[str, str]:
    rows = REASON.findall(UNSHOWN.read_text())
    return {name: reason for name, reason in rows if re.fullmatch(r"(Q-)?[A-Z]{3}-\d+", name)}


def test_the_ledger_is_read_whole() -> None:
    assert len(STATEMENT.findall(LEDGER.read_text())) == 328


def test_every_id_has_a_test_or_a_reason() -> None:
    known, shown, reasons = ledger(), set(cited()), set(unshown())
    assert known - shown - reasons == set()
    assert shown & reasons == set(), "shown after all: take the reason out"
    assert reasons <= known


def test_no_test_cites_what_the_ledger_does_not_have() -> None:
    disagreements = set(re.findall(r"^\| (D-[A-Z]{3}-\d+) \|", LEDGER.read_text(), re.MULTILINE))
    assert set(cited()) <= ledger() | disagreements
