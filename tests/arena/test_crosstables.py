"""The crosstables of `bench/arena.py`."""

from pathlib import Path

from bench.arena import meet


def test_kept_deals_count_once(tmp_path: Path) -> None:
    bots = ("greedy", "random")
    whole = meet("karo8", 2, bots, 3, jobs=1, kept=None)
    meet("karo8", 2, bots, 1, jobs=1, kept=tmp_path)
    assert meet("karo8", 2, bots, 3, jobs=1, kept=tmp_path) == whole
