"""The pages in real browsers, each file against its own server.

Those of `web/e2e` run in Chromium, those of `web/e2e/engines` in Firefox and WebKit.

`--soak 2` or more plays every game; else a few do. What a test that fails has seen is kept under
`build/browser`: pictures, text, console and network of every page, and the server's log.
"""

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from rummel.server.site import FOLDER
from tests.server.kit import RUMMEL, patient, serving

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
SEEN = ROOT / "build" / "browser"
_LONGEST = 3600.0  # on a machine that is busy with other things


def program(variable: str, usual: str) -> Path:
    """A program that somebody may have elsewhere."""
    return Path(os.environ.get(variable, usual))


CHROMIUM = (
    program("RUMMEL_CHROMIUM", "/usr/bin/chromium"),
    program("RUMMEL_CHROMIUM_SHELL", "/usr/bin/chromium-headless-shell"),
)
ENGINES: dict[str, list[Path]] = {
    "firefox": [program("RUMMEL_FIREFOX", "/usr/bin/firefox-esr")],
    "webkit": [
        program("RUMMEL_WEBKIT", "/usr/bin/WebKitWebDriver"),
        program("RUMMEL_XVFB", "/usr/bin/Xvfb"),
    ],
}


def missing(browser: Sequence[Path] = CHROMIUM) -> str:
    """What the test can't do without."""
    if not (FOLDER / "index.html").is_file():
        return "the web client is not built: make web"
    if not (WEB / "node_modules").is_dir() or shutil.which("npm") is None:
        return "Node.js is not installed: make web"
    for path in browser:
        if not path.is_file():
            return f"there is no {path}: make need-browser"
    return ""


def run(file: str, seen: Path, tmp_path: Path, soak: int, **environment: str) -> None:
    """One file of `web/e2e` against its own server."""
    shutil.rmtree(seen, ignore_errors=True)
    # Notices go to this machine, at once.
    notices = {"RUMMEL_PUSH_LOCAL": "1", "RUMMEL_PUSH_DELAY": "0"}
    # A page that reveals its words too late has no part in the deal, which is what is tested there.
    waits = patient(tmp_path / "begins", 30) if file == "fair.test.ts" else {}
    with serving(f"sqlite:///{tmp_path}/rummel.db", tmp_path, **notices, **waits) as node:
        done = subprocess.run(
            ["npm", "run", "--silent", "e2e", "--", f"e2e/{file}"],
            cwd=WEB,
            env={
                **os.environ,
                "RUMMEL_URL": node.url,
                "RUMMEL_SOAK": str(soak),
                "RUMMEL_PROGRAM": str(RUMMEL),
                "RUMMEL_SEEN": str(seen),
                "NO_COLOR": "1",
                **environment,
            },
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=_LONGEST * soak,
            check=False,
        )
    if done.returncode:
        seen.mkdir(parents=True, exist_ok=True)
        shutil.copy(node.log, seen / "server.log")
        (seen / "output.txt").write_text(done.stdout)
    assert done.returncode == 0, f"what it saw is in {seen}\n{done.stdout[-8000:]}"


def skip_without(lacking: str) -> None:
    """Somebody without a browser tests the rest; the continuous integration must have all."""
    if lacking and os.environ.get("CI") != "true":
        pytest.skip(lacking)
    assert not lacking


@pytest.mark.slow
@pytest.mark.parametrize("file", sorted(path.name for path in (WEB / "e2e").glob("*.test.ts")))
def test_in_the_browser(file: str, tmp_path: Path, soak: int) -> None:
    skip_without(missing())
    run(file, SEEN / file.removesuffix(".test.ts"), tmp_path, soak)


@pytest.mark.slow
@pytest.mark.parametrize("engine", ENGINES)
def test_in_other_engines(engine: str, tmp_path: Path, soak: int) -> None:
    skip_without(missing(ENGINES[engine]))
    run("engines/engines.test.ts", SEEN / engine, tmp_path, soak, RUMMEL_ENGINE=engine)
