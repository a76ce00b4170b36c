"""What the docs say is so: paths exist, examples run."""

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import rummel
from rummel import record

ROOT = Path(__file__).parent.parent
PROSE = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", *(
    str(path.relative_to(ROOT)) for path in sorted((ROOT / "docs").glob("*.md"))
)]  # fmt: skip


@pytest.mark.parametrize("name", ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md"])
def test_paths_exist(name: str) -> None:
    text = (ROOT / name).read_text()
    paths = re.findall(r"`((?:src|tests|docs|native|bench|web)/[\w./-]*)`", text)
    paths += re.findall(r"\]\(((?!http)[\w./-]+)", text)
    assert paths
    assert [path for path in paths if not (ROOT / path).exists()] == []


@pytest.mark.parametrize("name", ["README.md", "docs/solver.md"])
def test_examples_of_pages_run(name: str) -> None:
    result = doctest.testfile(str(ROOT / name), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


MODULES = [
    found.name
    for found in pkgutil.walk_packages(rummel.__path__, "rummel.")
    if not found.name.endswith(("__main__", "_kernel"))
]


@pytest.mark.parametrize("name", MODULES)
def test_examples_of_modules_run(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_the_example_record_replays() -> None:
    text = (ROOT / "docs" / "notation.md").read_text()
    example = re.search(r"```json\n(.*?)```", text, re.DOTALL)
    assert example
    assert record.verify(example[1].encode()).result


@pytest.mark.parametrize("name", PROSE)
def test_prose_has_no_broken_fence(name: str) -> None:
    assert (ROOT / name).read_text().count("```") % 2 == 0
