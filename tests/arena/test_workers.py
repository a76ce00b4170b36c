"""Processes on this machine: what comes back, what they raise, and what if one is killed."""

import os
import signal
from pathlib import Path
from typing import Any

import pytest

from rummel.errors import RuleError
from rummel.workers import Processes, WorkerLost
from tests.cli.kit import rummel_here


def _square(piece: int) -> int:
    return piece * piece


def _refuse(piece: int) -> int:
    if piece == 2:
        raise RuleError("too-many", seconds=piece)
    return piece


def _be_killed(piece: int) -> int:
    if piece == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return piece


def test_every_piece_is_done_once() -> None:
    done: list[int] = []
    Processes(3).run(_square, range(50), done.append)
    assert sorted(done) == [piece * piece for piece in range(50)]


def test_what_a_task_raises_is_raised_here() -> None:
    with pytest.raises(RuleError, match="too-many") as caught:
        Processes(2).run(_refuse, range(8), lambda _done: None)
    assert caught.value.facts == {"seconds": 2}
    assert "_refuse" in caught.value.__notes__[0]  # where, in the other process


def test_a_process_that_is_killed_ends_the_work() -> None:
    """This once waited for ever for the piece that was lost."""
    done: list[int] = []
    with pytest.raises(WorkerLost):
        Processes(2).run(_be_killed, range(8), done.append)
    assert 2 not in done


@pytest.mark.parametrize(
    "command",
    [
        ("arena", "karo8", "--bots", "steady,random", "--pairs", "8"),
        ("generate", "gin", "--rounds", "9", "--part", "4", "--out", "data"),
    ],
)
def test_commands_say_so(
    command: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(*_arguments: Any) -> None:
        raise WorkerLost

    monkeypatch.setattr(Processes, "run", lost)
    ran = rummel_here(*command, at=tmp_path)
    assert ran.code == 2
    assert "A process on this machine was ended" in ran.err
