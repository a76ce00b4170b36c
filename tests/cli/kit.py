"""Drives `rummel` as a person does: through its arguments, its input and what it prints."""

import io
import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from random import Random
from typing import NamedTuple
from unittest.mock import patch

from rummel.bots.random import random_move
from rummel.cli import run
from rummel.cli.seats import read_rules, read_seats, usual_seats
from rummel.cli.session import Session
from rummel.game import format_move, word_of
from rummel.games import find
from rummel.lang import Words


class Ran(NamedTuple):
    code: int
    out: str
    err: str


def rummel(*args: str | Path, typed: str = "", at: Path | None = None, **env: str) -> Ran:
    """Runs a real process; nothing that it prints may be a traceback."""
    done = subprocess.run(
        [sys.executable, "-c", "from rummel.cli import main; main()", *map(str, args)],
        input=typed,
        cwd=at,
        env={**os.environ, "COLUMNS": "100", "RUMMEL_LANG": "en", **env},
        capture_output=True,
        errors="surrogateescape",
        text=True,
        timeout=600,  # on a machine that is busy with other tests
        check=False,
    )
    assert "Traceback" not in done.stderr, done.stderr
    assert "⟦" not in done.stdout + done.stderr, done.stdout + done.stderr
    return Ran(done.returncode, done.stdout, done.stderr)


def rummel_here(*args: str | Path, typed: str = "", at: Path | None = None) -> Ran:
    """The same in this process: faster, and an uncaught exception fails the test."""
    out, err = io.StringIO(), io.StringIO()
    before = Path.cwd()
    with (
        redirect_stdout(out),
        redirect_stderr(err),
        patch.object(sys, "stdin", io.StringIO(typed)),
        patch.dict(os.environ, {"COLUMNS": "100", "RUMMEL_LANG": "en"}),
    ):
        try:
            os.chdir(at or before)
            code = run([str(arg) for arg in args])
        finally:
            os.chdir(before)
    assert "⟦" not in out.getvalue() + err.getvalue()
    return Ran(code, out.getvalue(), err.getvalue())


def script(
    game: str, seed: str, *, settings: Sequence[str] = (), seats: str | None = None
) -> list[str]:
    """What the people at the keyboard type in a whole match that they play at random."""
    preset = find(game)
    words = Words()
    if seats is None:
        rules = read_rules(preset, settings)
        seated = usual_seats(rules.players, words)
    else:
        seated = read_seats(seats, words)
        rules = read_rules(preset, settings, len(seated))
    words_of_seats = [f"seat {number}" for number in range(1, len(seated) + 1)]
    session = Session(preset, rules, seated, seed, words_of_seats)
    chance = Random(seed)
    typed: list[str] = []
    while not session.match.result:
        if session.match.between_rounds:
            session.next_round()
            continue
        acting = session.to_act
        bot = next((seat for seat in acting if seated[seat].bot), None)
        if bot is not None:
            session.bot_move(bot)
            continue
        view = session.view(acting[0])
        ends = [one for one in view.legal if word_of(one) == "knock"]
        move = chance.choice(ends) if ends else random_move(view, chance)
        session.apply(acting[0], move)
        typed.append(format_move(move))
    return typed
