"""A folder of data: what is in it already is not made again."""

from pathlib import Path
from typing import Any, Final

import msgspec

from rummel.data.plan import Plan, Portion
from rummel.data.records import read_records
from rummel.errors import Fact

VERSION: Final = 1
NAME: Final = "_rummel.json"  # has the plan; readers of Parquet skip such names


class WrongFolder(Exception):
    """No data can be written there. The code is one of

    - "other": it has another plan;
    - "foreign": it has files, but no plan;
    - "damaged": the `file` does not belong to this plan, or can't be read.
    """

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


class Folder:
    """The files of a plan, and the plan itself in `_rummel.json`.

    A folder that does not exist yet is created. One that has files but no plan, or another plan, is
    refused. More rounds of the same plan may be added later.
    """

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path, self.plan = path, plan
        self._facts: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(plan))
        path.mkdir(parents=True, exist_ok=True)
        head = path / NAME
        if not head.exists():
            if any(path.iterdir()):
                raise WrongFolder("foreign")
            text = msgspec.json.encode({"generate": VERSION, "plan": self._facts})
            _write(head, msgspec.json.format(text) + b"\n")
            return
        try:
            kept = msgspec.json.decode(head.read_bytes())
        except (msgspec.DecodeError, UnicodeDecodeError):
            kept = None
        if not isinstance(kept, dict) or "generate" not in kept:
            raise WrongFolder("foreign")
        if kept != {"generate": VERSION, "plan": self._facts}:
            raise WrongFolder("other")

    def missing(self, rounds: int) -> list[Portion]:
        """What has to be made before the folder holds this many rounds."""
        return [one for one in self.plan.portions(rounds) if not self._has(one)]

    def add(self, portion: Portion, content: bytes) -> None:
        _write(self.path / self.plan.file(portion), content)

    def _has(self, portion: Portion) -> bool:
        path = self.path / self.plan.file(portion)
        if not path.exists():
            return False
        # The last file may hold fewer rounds than there is room for; it is made again when more
        # are wanted.
        held = self._records_in(path) if self.plan.format == "records" else self._arrays_in(path)
        return held >= portion.rounds

    def _records_in(self, path: Path) -> int:
        count = 0
        for record in read_records(path):
            if not count:
                self._check(path, record.partition(b"\n")[0], ("game", "rules"))
            count += 1
        return count

    def _arrays_in(self, path: Path) -> int:
        from rummel.data.arrays import facts_of  # noqa: PLC0415 - loads Arrow

        facts = facts_of(path)
        if facts is None:
            raise WrongFolder("damaged", file=path.name)
        self._check(path, facts, ("game", "rules", "bots", "seed", "part", "version"))
        return int(msgspec.json.decode(facts)["rounds"])

    def _check(self, path: Path, text: bytes, names: tuple[str, ...]) -> None:
        """Refuses a file that says of itself that it is of another plan."""
        try:
            facts: Any = msgspec.json.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError):
            facts = None
        if not isinstance(facts, dict) or any(
            facts.get(name) != self._facts[name] for name in names
        ):
            raise WrongFolder("damaged", file=path.name)


def _write(path: Path, content: bytes) -> None:
    """A file is there whole or not at all."""
    draft = path.with_name(f".{path.name}.tmp")
    draft.write_bytes(content)
    draft.replace(path)
