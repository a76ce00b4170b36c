"""What the docs say is so: paths exist, examples run."""

import doctest
import importlib
import os
import pkgutil
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tools import figures, pictures

import rummel
from rummel import record
from rummel.games import GAMES
from rummel.lang import Words, languages
from rummel.server.site import DOCS as SITE

ROOT = Path(__file__).parent.parent
PROSE = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", *(
    str(path.relative_to(ROOT)) for path in sorted((ROOT / "docs").glob("*.md"))
)]  # fmt: skip


@pytest.mark.parametrize("name", ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md"])
def test_paths_exist(name: str) -> None:
    text = (ROOT / name).read_text()
    paths = re.findall(r"`((?:src|tests|tools|docs|native|bench|web)/[\w./-]*)`", text)
    paths += re.findall(r"\]\(((?!http)[\w./-]+)", text)
    assert paths
    assert [path for path in paths if not (ROOT / path).exists()] == []


@pytest.mark.parametrize("name", ["README.md", "docs/bot.md", "docs/solver.md"])
def test_examples_of_pages_run(name: str) -> None:
    result = doctest.testfile(str(ROOT / name), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


MODULES = [
    module.name
    for module in pkgutil.walk_packages(rummel.__path__, "rummel.")
    if not module.name.endswith(("__main__", "_kernel"))
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


@pytest.mark.slow
def test_the_site_has_every_game_and_the_reference() -> None:
    """`make docs` is strict: a link, an anchor or a name that leads nowhere is an error there."""
    if not (SITE / "index.html").is_file():
        assert "CI" not in os.environ, "the site is not built: make docs"
        pytest.skip("the site is not built: make docs")
    for language in languages():
        folder = SITE / "rules" / ("" if language == "en" else language)
        for game in GAMES:
            page = (folder / game / "index.html").read_text("utf-8")
            assert "rummel-picture" in page
    contents = (SITE / "play" / "index.html").read_text("utf-8")
    assert [game for game in GAMES if f"rules/{game}/" not in contents] == []
    assert "Match.play" in (SITE / "reference" / "index.html").read_text("utf-8")


@pytest.mark.parametrize("language", languages())
def test_every_picture_of_the_rules_can_be_drawn(language: str) -> None:
    """As XML that a browser takes, with every piece that the figure names."""
    words = Words(language=language, strict=True)
    for game, places in figures.figures().items():
        for figure in (one for place in places for one in place.figures):
            drawn = ElementTree.fromstring(pictures.drawn(GAMES[game], figure, words))
            lines = [*figure.lines(GAMES[game], words)]
            pieces = sum(len(group) for line in lines for group in line.groups)
            assert pieces > 0
            assert len(drawn.findall("{http://www.w3.org/2000/svg}g")) == pieces
