"""`make game` begins a family that is listed at once, and the tests name what is left to write."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools import scaffold

from rummel import _kernel  # noqa: TID251 - the copy needs it beside its sources
from rummel.lang import languages

ROOT = Path(__file__).parent.parent
COPIED = (
    "src/rummel",
    "tools",
    "web/src",
    "web/tests/scores.json",
    "tests",
    "docs/ledger.md",
    "README.md",
    "pyproject.toml",
)
IGNORED = ("__pycache__", "static", "docs", "records_*", "transcripts")
# An installed clone leads every import to its own files; the copy must find those beside it.
SITE = """\
import sys
sys.meta_path = [one for one in sys.meta_path if "editable" not in type(one).__module__]
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources in which a game has been begun."""
    root = tmp_path_factory.mktemp("tree")
    for place in COPIED:
        (root / place).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / place).is_dir():
            ignored = shutil.ignore_patterns(*IGNORED)
            shutil.copytree(ROOT / place, root / place, ignore=ignored)
        else:
            shutil.copy(ROOT / place, root / place)
    shutil.copy(_kernel.__file__, root / "src" / "rummel")
    (root / "src" / "sitecustomize.py").write_text(SITE)
    begun = run(root, "-m", "tools.scaffold", "conquian")
    assert begun.returncode == 0, begun.stderr
    assert "src/rummel/games/conquian/play.py" in begun.stdout.splitlines()
    return root


def run(root: Path, *args: str) -> subprocess.CompletedProcess[str]:
    paths = {"PYTHONPATH": os.pathsep.join([str(root / "src"), str(root)])}
    return subprocess.run(
        [sys.executable, *args],
        cwd=root,
        env={**os.environ, **paths, "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_game_is_listed_and_says_what_it_lacks(tree: Path) -> None:
    ran = run(
        tree,
        "-c",
        "import rummel, rummel.games as g; print(*g.GAMES); rummel.new('conquian', seed='x')",
    )
    assert ran.stdout.split()[-1] == "conquian"
    assert "NotImplementedError: not written yet: conquian: play.deal, a new round" in ran.stderr


def test_what_is_generated_takes_it_in(tree: Path) -> None:
    ran = run(tree, "-m", "tools.generate", "readme", "wire", "facts", "scores")
    assert ran.returncode == 0, ran.stderr
    assert "| `conquian` | Conquian | 2 |" in (tree / "README.md").read_text("utf-8")
    assert "export interface ConquianView {" in (tree / "web/src/wire.ts").read_text("utf-8")
    assert (tree / "web/src/games/conquian/facts.ts").is_file()
    assert '"game":"conquian"' in (tree / "web/tests/scores.json").read_text("utf-8")


def test_the_tests_name_what_is_left(tree: Path) -> None:
    quiet = ("-q", "-n0", "-p", "no:cacheprovider")
    ran = run(tree, "-m", "pytest", *quiet, "tests/test_house.py", "tests/test_ledger.py")
    failed = {line.split()[1] for line in ran.stdout.splitlines() if line.startswith("FAILED")}
    assert failed == {
        "tests/test_house.py::test_nothing_is_left_to_write",
        "tests/test_ledger.py::test_every_id_has_a_test_or_a_reason",
    }, ran.stdout[-4000:]
    uncited = re.search(r"AssertionError: assert \{(.*)\} == set\(\)", ran.stdout)
    assert uncited
    assert {*uncited[1].split(", ")} == {"'CON-01'", "'Q-CON-1'"}
    for left in (
        "src/rummel/games/conquian/play.py",
        "not written yet: conquian: play.apply, what a move changes",
        "not written yet: conquian: bots.steady, sound play by plain rules",
        "web/src/games/conquian/deal.ts",
        "docs/ledger.md",
        *(f"src/rummel/lang/{language}/conquian.ftl" for language in languages()),
    ):
        assert left in ran.stdout


def test_what_is_there_is_not_written_over(tree: Path) -> None:
    kept = (tree / "src/rummel/lang/de/conquian.ftl").read_bytes()
    (tree / "src/rummel/games/conquian").rename(tree / "away")
    again = run(tree, "-m", "tools.scaffold", "conquian", "CNQ")
    (tree / "away").rename(tree / "src/rummel/games/conquian")
    assert again.returncode == 2
    assert "choose another NAME" in again.stderr
    assert (tree / "src/rummel/lang/de/conquian.ftl").read_bytes() == kept


@pytest.mark.parametrize(
    ("name", "sheet"),
    [("", "CON"), ("Conquian", "CON"), ("../evil", "CON"), ("lambda", "LAM"), ("gin", "CON"),
     ("rummikub", "CON"), ("conquian", "Con"), ("conquian", "GIN")],
)  # fmt: skip
def test_a_name_that_does_not_fit_is_refused(name: str, sheet: str) -> None:
    before = (ROOT / scaffold.LEDGER).read_bytes()
    with pytest.raises(scaffold.Unfit):
        scaffold.scaffold(ROOT, name, sheet)
    assert (ROOT / scaffold.LEDGER).read_bytes() == before


def test_a_prefix_that_is_taken_is_refused_with_what_to_do(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert scaffold.main(["canasta-two"]) == 2
    assert "SHEET=" in capsys.readouterr().err
