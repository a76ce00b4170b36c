"""`python -m tests.web.shots` retakes the pictures of the README, with a separate server."""

import io
import os
import subprocess
import tempfile
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from tests.server.kit import RUMMEL, serving
from tests.web.test_browser import WEB

_WIDE: Final = 96
_PLAY: Final = ("play", "myrummy", "--seats", "Ana,bot:nora,bot:viktor", "--seed", "picture")


def terminal(folder: Path) -> Path:
    """A game in the terminal at a turn with something to lay, as a drawing.

    Ana does what the program holds to be best, until enough lies on the table.
    """
    with subprocess.Popen(
        [RUMMEL, *_PLAY, "--save", folder / "game.json"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "COLUMNS": str(_WIDE), "FORCE_COLOR": "1", "LANG": "en_GB.UTF-8"},
    ) as game:
        typed, shown = game.stdin, game.stdout
        assert typed
        assert shown

        def read_output() -> str:
            output = b""
            while not output.endswith(b"Ana> "):
                one = shown.read(1)
                assert one, output.decode()
                output += one
            return output.decode()

        def type_in(line: str) -> str:
            typed.write(f"{line}\n".encode())
            typed.flush()
            return read_output()

        turn = read_output()
        while True:
            answer = type_in("best")
            plain = Text.from_ansi(answer).plain.removesuffix("Ana> ")
            # The reasons stand below, a line each.
            best = " ".join(plain.partition("Best: ")[2].partition("\n– ")[0].split())
            if best.startswith("lay") and " 6: " in Text.from_ansi(turn).plain:
                break
            turn = type_in(best)
        game.terminate()
    console = Console(record=True, width=_WIDE, file=io.StringIO())
    # What was typed is repeated there; the turn begins with what brought it about.
    console.print(Text.from_ansi(turn.partition("\n")[2] + answer))
    drawn = folder / "terminal.svg"
    console.save_svg(str(drawn), title="rummel play myrummy")
    return drawn


if __name__ == "__main__":
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/rummel.db", Path(folder)) as node,
    ):
        subprocess.run(
            ["npm", "run", "--silent", "shots"],
            cwd=WEB,
            env={
                **os.environ,
                "RUMMEL_URL": node.url,
                "RUMMEL_TERMINAL": str(terminal(Path(folder))),
            },
            check=True,
        )
