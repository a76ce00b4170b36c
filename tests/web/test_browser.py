"""The pages in a real browser: every file of `web/e2e` against a server of its own.

`--soak 2` or more plays every game; else a few do. What a test that fails has seen is kept under
`build/browser`: pictures, text, console and network of every page, and the server's log.
"""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from rummel.server.site import FOLDER
from tests.server.kit import RUMMEL, serving

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
SEEN = ROOT / "build" / "browser"
CHROMIUM = Path(os.environ.get("RUMMEL_CHROMIUM", "/usr/bin/chromium"))
_LONGEST = 3600.0  # on a machine that is busy with other things


def missing() -> str:
    """What the test can't do without."""
    if not (FOLDER / "index.html").is_file():
        return "the web client is not built: make web"
    if not (WEB / "node_modules").is_dir() or shutil.which("npm") is None:
        return "Node.js is not installed: make web"
    if not CHROMIUM.is_file():
        return f"there is no browser at {CHROMIUM}"
    return ""


@pytest.mark.slow
@pytest.mark.parametrize("file", sorted(path.name for path in (WEB / "e2e").glob("*.test.ts")))
def test_in_the_browser(file: str, tmp_path: Path, soak: int) -> None:
    lacking = missing()
    if lacking and os.environ.get("CI") != "true":
        pytest.skip(lacking)
    assert not lacking
    seen = SEEN / file.removesuffix(".test.ts")
    shutil.rmtree(seen, ignore_errors=True)
    with serving(f"sqlite:///{tmp_path}/rummel.db", tmp_path) as node:
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
