"""What the pages cost a visitor, in Chromium.

Bytes on the line, seconds until something can be done, frames a second while a tile is dragged
across a full table. `web/bench/browser.mjs` measures. The slow visitor has a line of 1.6 Mbit/s
with 400 ms for every request, and a processor four times as slow as this one.
"""

import os
import subprocess
import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec
from tests.server.kit import serving
from tests.web.test_browser import WEB, missing

_BYTES: Final = 200_000
_SECONDS: Final = 2.0
_FRAMES: Final = 60


def measured() -> dict[str, Any]:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/web.db", Path(folder)) as node,
    ):
        done = subprocess.run(
            ["node", "bench/browser.mjs"],
            cwd=WEB,
            env={**os.environ, "RUMMEL_URL": node.url},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
    results: dict[str, Any] = msgspec.json.decode(done.stdout)
    return results


def main() -> None:
    """Prints a table, with what is aimed at."""
    lacking = missing()
    if lacking:
        print(f"The pages are not measured: {lacking}")
        return
    results = measured()
    sent, quick, slow = results["bytes"], results["quick"], results["slow"]
    print("A first visit, nothing kept from before            bytes")
    print(f"  the start page                               {sent['start']:9,}")
    print(f"  the start page and a first table             {sent['table']:9,}   aim {_BYTES:,}")
    print("Seconds until something can be done             as it is     slow")
    for name, what in (
        ("start", "the start page"),
        ("play", "from “play now” to the rack"),
        ("link", "a table by its link, to the rack"),
    ):
        aim = f"   aim {_SECONDS:.0f}" if name != "start" else ""
        print(f"  {what:42} {quick[name]:11.2f} {slow[name]:8.2f}{aim}")
    tiles = results["frames"]["tiles"]
    print(f"A tile dragged for 4 s among {tiles} others          as it is     slow")
    for name, what, scale in (
        ("fps", f"frames a second, aim {_FRAMES}", 1.0),
        ("late", "frames later than 16.7 ms, %", 100.0),
        ("work", "work of the page for a frame, ms", 1.0),
    ):
        one, other = (results[key][name] * scale for key in ("frames", "slowFrames"))
        print(f"  {what:42} {one:11.1f} {other:8.1f}")


if __name__ == "__main__":
    main()
