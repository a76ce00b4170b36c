"""The list of games in `README.md`, between its two marks."""

from collections.abc import Iterator
from pathlib import Path

from rummel.games import GAMES
from rummel.lang import Words

README = "README.md"
_BEGIN, _END = "<!-- games: made by `make generate` -->\n", "<!-- end of games -->\n"


def _rows() -> Iterator[str]:
    words = Words(strict=True)
    yield "| id | game | players | |"
    yield "|---|---|---|---|"
    for game in GAMES.values():
        name, about = words(f"game-{game.id}"), words(f"game-{game.id}.about")
        yield f"| `{game.id}` | {name} | {words.numbers(game.seats)} | {' '.join(about.split())} |"


def outputs() -> dict[str, str]:
    text = (Path(__file__).parent.parent / README).read_text("utf-8")
    before, _, rest = text.partition(_BEGIN)
    _, _, after = rest.partition(_END)
    return {README: "".join([before, _BEGIN, *(f"{row}\n" for row in _rows()), _END, after])}
