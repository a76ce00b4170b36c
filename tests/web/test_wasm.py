"""The kernel for browsers: small, and with the same answers as the native one."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rummel
from rummel import encoding, native
from rummel.bots import BOTS
from rummel.game import format_move
from rummel.games import GAMES
from rummel.server.site import FOLDER
from tests.web.kernel_script import script
from tests.web.test_browser import ROOT, SEEN, missing, run, skip_without

WASM = ROOT / "build" / "wasm" / "rummel.wasm"
_MOST_BYTES = 300_000  # on the line


def not_built() -> str:
    return "" if WASM.is_file() else "the kernel for browsers is not built: make wasm"


def _positions() -> Iterator[dict[str, Any]]:
    """Rounds as the server sends them, with the moves of the seat on turn in the kernel's order."""
    for game in GAMES.values():
        if game.family.name not in native.FAMILIES:
            continue
        match = rummel.new(game.id, seed="kernel")
        for step in range(60):
            if not match.to_act or match.state.outcome:
                break
            seat = match.to_act[0]
            view = match.view(seat)
            if step % 8 == 5:
                sent = encoding.kernel_round(match.state, view)
                assert sent
                played = native.kernel_round(match.rules)
                played.set(native.fields_of(match.state, played.fields()))
                yield {
                    "round": sent,
                    "legal": [format_move(move) for move in view.legal],
                    "moves": [
                        format_move(move)
                        for move in native.moves_of(game.family.moves, view, played).values()
                    ],
                }
            match = match.play(format_move(BOTS["greedy"](match.knowledge(seat), Random(step))))


@pytest.mark.slow
def test_the_answers_are_the_native_ones(tmp_path: Path) -> None:
    """Under Node.js and in Chromium; and nothing that is not a request makes it fail."""
    skip_without(missing() or not_built())
    file = tmp_path / "script.json"
    file.write_bytes(encoding.ENCODER.encode({"steps": script(), "positions": list(_positions())}))
    run(
        "kernel",
        SEEN / "kernel",
        tmp_path,
        1,
        RUMMEL_SCRIPT=str(file),
        RUMMEL_WASM=str(WASM),
    )


@pytest.mark.slow
def test_the_file_is_small() -> None:
    """What a page loads when it first needs the kernel."""
    skip_without(missing() or not_built())
    files = list((FOLDER / "assets").glob("*.wasm*"))
    assert {path.suffix for path in files} == {".wasm", ".br", ".gz"}, "make wasm"
    for path in files:
        if path.suffix != ".wasm":
            assert path.stat().st_size < _MOST_BYTES, path


def test_the_script_asks_for_everything() -> None:
    words = {request["do"] for request, _ in json.loads(encoding.ENCODER.encode(script()))}
    source = (ROOT / "web" / "src" / "kernel" / "requests.ts").read_text("utf-8")
    known = source.partition("export interface Requests {")[2].partition("\n}")[0]
    listed = {
        line.strip().partition(":")[0]
        for line in known.splitlines()
        if line.startswith("  ") and line[2].isalpha() and ":" in line
    }
    assert listed == words
