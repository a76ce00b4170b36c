"""What a page plays with alone: the engine with Python for browsers, and the pages around it."""

from pathlib import Path

import pytest

from rummel import encoding
from tests.web import alone_script
from tests.web.test_browser import ROOT, SEEN, missing, run, skip_without
from tests.web.test_wasm import WASM

FOLDER = ROOT / "build" / "alone"
_MOST_BYTES = 12_000_000  # on the line, all files together


def not_built() -> str:
    built = WASM.is_file() and (FOLDER / "rummel.zip").is_file()
    return "" if built else "what pages play with alone is not built: make wasm"


@pytest.mark.slow
def test_games_are_played_without_a_server(tmp_path: Path) -> None:
    """Under Node.js as the native engine plays them, and in Chromium without a connection."""
    skip_without(missing() or not_built())
    file = tmp_path / "script.json"
    script = {"source": alone_script.source(), "matches": alone_script.script()}
    file.write_bytes(encoding.ENCODER.encode(script))
    run(
        "alone",
        SEEN / "alone",
        tmp_path,
        1,
        RUMMEL_SCRIPT=str(file),
        RUMMEL_WASM=str(WASM),
        RUMMEL_ALONE=str(FOLDER),
    )


@pytest.mark.slow
def test_the_files_are_small_enough() -> None:
    skip_without(missing() or not_built())
    packed = list(FOLDER.glob("*.br"))
    assert packed, "make wasm"
    assert sum(path.stat().st_size for path in packed) < _MOST_BYTES
