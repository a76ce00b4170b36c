"""Playing alone in a page: how much it loads, how long it takes to start and a bot to move.

Under Node.js, which has the same engine for WebAssembly as Chromium; `make wasm` builds the files.
"""

import json
import subprocess
from pathlib import Path
from statistics import median
from typing import Final

from tests.web.test_alone import FOLDER, not_built
from tests.web.test_wasm import WASM

from rummel.bots import CHARACTERS
from rummel.games import GAMES
from rummel.server.site import FOLDER as SITE

_ROUNDS: Final = 1  # of each game and bot
_WEB: Final = Path(__file__).parents[1] / "web"


def main() -> None:
    if lacking := not_built():
        print(lacking)
        return
    print("| file | bytes | gzip | brotli |\n|---|---:|---:|---:|")
    kernel = next((SITE / "assets").glob("rummel-*.wasm"), WASM)
    files = [*sorted(one for one in FOLDER.iterdir() if one.suffix not in (".br", ".gz")), kernel]
    sums = [0, 0, 0]
    for path in files:
        sizes = [Path(f"{path}{packed}").stat().st_size for packed in ("", ".gz", ".br")]
        sums = [one + size for one, size in zip(sums, sizes, strict=True)]
        name = "rummel.wasm" if path == kernel else path.name
        print(f"| {name} | {' | '.join(f'{size:,}' for size in sizes)} |")
    print(f"| all | {' | '.join(f'{size:,}' for size in sums)} |\n")
    what = json.dumps({"games": [*GAMES], "bots": CHARACTERS, "rounds": _ROUNDS})
    command = ["node", "bench/alone.mjs", str(FOLDER), str(WASM), what]
    done = subprocess.run(command, cwd=_WEB, check=True, capture_output=True, text=True)
    said = json.loads(done.stdout)
    print(f"{said['started'] / 1000:.1f} s to start, {said['memory']:.0f} MB with all nets\n")
    print(f"| game | {' | '.join(CHARACTERS)} |\n|---|{'---:|' * len(CHARACTERS)}")
    for game, by_bot in said["times"].items():
        cells = [f"{median(each):.1f} ({max(each):.0f})" for each in by_bot.values()]
        print(f"| {game} | {' | '.join(cells)} |")
