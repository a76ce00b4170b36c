"""`make generate`: writes everything that is made from something else, where it has changed.

A generator is a module with `outputs()`, which returns the texts of its files by their paths. The
tests compare the same texts with the files and name this command; they write nothing.
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from tools import (
    deals,
    environments,
    error_list,
    facts,
    figures,
    perft,
    readme,
    scores,
    transcripts,
    wire_types,
)

ROOT: Final = Path(__file__).parent.parent
GENERATORS: Final[dict[str, Callable[[], dict[str, str]]]] = {
    "environments": environments.outputs,
    "errors": error_list.outputs,
    "readme": readme.outputs,
    "wire": wire_types.outputs,
    "facts": facts.outputs,
    "figures": figures.outputs,
    "deals": deals.outputs,
    "scores": scores.outputs,
    "transcripts": transcripts.outputs,
    "perft": perft.outputs,
}
# Folders in which nothing else may lie.
FOLDERS: Final = {"transcripts": transcripts.FOLDER}


def stale(name: str) -> Iterator[tuple[Path, str | None]]:
    """The files of a generator that are not as they should be, with their texts; None: too many."""
    texts = GENERATORS[name]()
    for place, text in texts.items():
        path = ROOT / place
        if not path.is_file() or path.read_text("utf-8") != text:
            yield path, text
    if name in FOLDERS:
        for path in sorted((ROOT / FOLDERS[name]).iterdir()):
            if path.relative_to(ROOT).as_posix() not in texts:
                yield path, None


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in GENERATORS]
    if unknown:
        print(f"there is no {unknown[0]!r}; there are: {', '.join(GENERATORS)}", file=sys.stderr)
        return 2
    for name in names or GENERATORS:
        for path, text in stale(name):
            print(f"{'removed' if text is None else 'written'}: {path.relative_to(ROOT)}")
            if text is None:
                path.unlink()
            else:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
