"""What stays of a running match: its save, written after every move, and its record."""

from pathlib import Path

from rummel.cli.screen import Refused, read_file, write_file
from rummel.cli.session import Session

_MOST_SAVES = 1000


class Keeper:
    """Keeps the files of a session up to date. A save goes away once the match is over."""

    def __init__(self, session: Session, save_path: Path, record_path: Path | None) -> None:
        self.session = session
        self.save_path = save_path
        self.record_path = record_path
        self._recorded = 0  # moments that the record holds
        if record_path:
            self._check_record(record_path)
            self.rewrite_record()

    def moved(self) -> None:
        """After a moment has been added."""
        if self.record_path:
            if self._recorded == len(self.session.moments) - 1:
                append(self.record_path, self.session.last_lines())
                self._recorded += 1
            else:
                self.rewrite_record()

    def undone(self) -> None:
        if self.record_path:
            self.rewrite_record()

    def save(self) -> None:
        write_file(self.save_path, self.session.save(), private=True)

    def rewrite_record(self) -> None:
        assert self.record_path
        write_file(self.record_path, self.session.record())
        self._recorded = len(self.session.moments)

    def finish(self) -> None:
        self.save_path.unlink(missing_ok=True)

    def _check_record(self, path: Path) -> None:
        """A record is only ever written over by the same match, taken up again."""
        if not path.exists():
            return
        head = self.session.record().splitlines()[0]
        if read_file(path).splitlines()[:1] != [head]:
            raise Refused("file-exists", path=str(path))


def append(path: Path, data: bytes) -> None:
    try:
        with path.open("ab") as file:
            file.write(data)
    except OSError as error:
        raise Refused("file-failed", path=str(path), reason=error.strerror or "") from None


def new_file(path: Path) -> None:
    """Refuses a path that holds something already."""
    if path.exists():
        raise Refused("file-exists", path=str(path))


def free_save(game: str) -> Path:
    """Where a match is saved by default: in this folder, never over another match."""
    path = Path(f"rummel-{game}.save.json")
    for number in range(2, _MOST_SAVES):
        if not path.exists():
            break
        path = Path(f"rummel-{game}-{number}.save.json")
    return path
