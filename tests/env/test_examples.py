"""The page about environments, and the script that learns, shortened."""

import doctest
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


def test_the_page_runs() -> None:
    result = doctest.testfile(str(ROOT / "docs" / "environments.md"), module_relative=False)
    assert result.attempted > 20
    assert result.failed == 0


def test_the_script_is_short() -> None:
    assert len((ROOT / "examples" / "train.py").read_text("utf-8").splitlines()) <= 60


@pytest.mark.skipif(not find_spec("torch"), reason="PyTorch is no dependency of ours")
def test_the_script_learns_on() -> None:
    """One pass of it: rounds come to their end, and what they bring is a number."""
    run = subprocess.run(
        [sys.executable, str(ROOT / "examples" / "train.py"), "0.1"],
        check=True,
        capture_output=True,
        text=True,
        env={"OMP_NUM_THREADS": "1", "PATH": ""},
    )
    last = run.stdout.splitlines()[-1]
    assert "rounds" in last
    assert -200 < float(last.split()[-2]) < 200
