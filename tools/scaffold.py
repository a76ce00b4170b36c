"""`make game NAME=conquian SHEET=CON`: all that is mechanical about a new family of games.

Copies `tools/template/` to where it belongs, under the names of the new game, and gives it a
section in both chapters of the ledger. Where its author has to write, the copy says "not written
yet" and what; `tests/test_house.py` lists every such place.
"""

import re
import sys
from keyword import iskeyword
from pathlib import Path
from typing import Final

from rummel.games import GAMES

ROOT: Final = Path(__file__).parent.parent
TEMPLATE: Final = Path(__file__).parent / "template"
LEDGER: Final = "docs/ledger.md"
LANGUAGES: Final = "src/rummel/lang"

_STATEMENTS: Final = """\
## XYZ – New game
- XYZ-01 not written yet: statements, one thing each, numbered from 01

---

# 2. """
_QUESTIONS: Final = """
## XYZ
| ID | Question | Literal / default | Option |
|---|---|---|---|
| Q-XYZ-1 | not written yet: what the rules leave open | what holds | what else people play |
"""


class Unfit(Exception):
    """A name that can't be that of a new game, and why."""


def scaffold(root: Path, name: str, sheet: str) -> list[str]:
    """Writes the files of a new family and returns their places."""
    _check(root, name, sheet)
    names = {
        "new-game": name,
        "new_game": name.replace("-", "_"),
        "NewGame": "".join(word.capitalize() for word in name.split("-")),
        "New game": name.replace("-", " ").capitalize(),
        "XYZ": sheet,
    }

    def renamed(text: str) -> str:
        return re.sub("|".join(names), lambda match: names[match[0]], text)

    texts = {}
    languages = [path.parent.name for path in sorted((root / LANGUAGES).glob("*/core.ftl"))]
    for path in sorted(path for path in TEMPLATE.rglob("*.*") if path.suffix != ".pyc"):
        place = renamed(path.relative_to(TEMPLATE).as_posix())
        for language in languages if "LANGUAGE" in place else [""]:
            texts[place.replace("LANGUAGE", language)] = renamed(path.read_text("utf-8"))
    for place in texts:
        if (root / place).exists():
            raise Unfit(f"{place} is there already: choose another NAME=...")
    ledger = (root / LEDGER).read_text("utf-8")
    statements, questions = ledger.split("---\n\n# 2. ")
    texts[LEDGER] = f"{statements}{renamed(_STATEMENTS)}{questions}{renamed(_QUESTIONS)}"
    for place, text in texts.items():
        (root / place).parent.mkdir(parents=True, exist_ok=True)
        (root / place).write_text(text, "utf-8")
    return [*texts]


def _check(root: Path, name: str, sheet: str) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name) or iskeyword(name):
        raise Unfit(f"{name!r} can't be a name: lower-case words with hyphens, as in NAME=gin-two")
    families = {game.family.name for game in GAMES.values()}
    if name in GAMES or name in families:
        raise Unfit(f"there is {name!r} already; a game like it is a preset in GAMES of its family")
    if not re.fullmatch(r"[A-Z]{3}", sheet):
        raise Unfit(f"{sheet!r} can't begin ledger IDs: three capital letters, as in SHEET=GIN")
    if re.search(rf"^## {sheet}\b", (root / LEDGER).read_text("utf-8"), re.MULTILINE):
        raise Unfit(f"the ledger has IDs that begin with {sheet}: choose others with SHEET=...")


def main(args: list[str]) -> int:
    name, sheet = (*args, "", "")[:2]
    try:
        places = scaffold(ROOT, name, sheet or re.sub("[^A-Z]", "", name.upper())[:3])
    except Unfit as unfit:
        print(unfit, file=sys.stderr)
        return 2
    print(*places, sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
