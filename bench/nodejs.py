"""The peers that run on Node.js."""

import shutil
import subprocess
from pathlib import Path
from typing import Final

_FOLDER: Final = Path(__file__).parent / "boardgameio"


def command(program: str, *arguments: str) -> list[str] | None:
    """How to start one of the programs for boardgame.io; None without Node.js."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if not npm or not node:
        return None
    if not (_FOLDER / "node_modules").exists():
        subprocess.run([npm, "ci", "--silent"], cwd=_FOLDER, check=True)
    return [node, str(_FOLDER / program), *arguments]
