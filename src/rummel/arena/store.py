"""A file of finished deals, so that a run that was stopped goes on where it was."""

from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

from rummel.arena.contest import Contest, Deal, seatings
from rummel.errors import Fact

VERSION: Final = 1


class WrongStore(Exception):
    """A run can't continue with this file. The code is "other", "version" or "damaged"."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


class Store:
    """Finished deals in a file: the contest on its first line, then a line per deal.

    A file that does not exist yet is created. A last line that was cut off is forgotten. More deals
    of the same contest may be added later.
    """

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.deals: dict[int, Deal] = {}
        head = msgspec.json.encode({"arena": VERSION, "contest": contest})
        if not path.exists() or not path.stat().st_size:
            path.write_bytes(head + b"\n")
            return
        data = path.read_bytes()
        first, *lines = data.split(b"\n")
        self._check(first, head)
        # All lines end with a line break, so what comes after the last one was cut off.
        for number, line in enumerate(lines[:-1], 2):
            try:
                deal = msgspec.json.decode(line, type=Deal)
            except (msgspec.DecodeError, UnicodeDecodeError):
                raise WrongStore("damaged", line=number) from None
            if not _is_of(contest, deal):
                raise WrongStore("damaged", line=number)
            self.deals[deal.deal] = _with_draws(contest, deal)
        if lines and lines[-1]:
            path.write_bytes(data[: len(data) - len(lines[-1])])

    @staticmethod
    def _check(first: bytes, head: bytes) -> None:
        try:
            header = msgspec.json.decode(first)
        except (msgspec.DecodeError, UnicodeDecodeError):
            header = None
        if not isinstance(header, dict) or "arena" not in header:
            raise WrongStore("damaged", line=1)
        if header["arena"] != VERSION:
            raise WrongStore("version", version=str(header["arena"])[:20])
        if header != msgspec.json.decode(head):
            raise WrongStore("other")

    def add(self, deal: Deal) -> None:
        self.deals[deal.deal] = deal
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(deal) + b"\n")


def _with_draws(contest: Contest, deal: Deal) -> Deal:
    """Older files name all seats of a drawn game as its winners."""
    rules = contest.rules
    games = tuple(
        replace(game, winners=()) if rules.win_of(game.winners) == "draw" else game
        for game in deal.games
    )
    return replace(deal, games=games)


def _is_of(contest: Contest, deal: Deal) -> bool:
    """Whether a deal could have been played in this contest."""
    seats = range(contest.rules.players)
    return tuple(game.seats for game in deal.games) == seatings(
        contest.rules, len(contest.bots)
    ) and all(
        len(game.points) == len(seats) and all(seat in seats for seat in game.winners)
        for game in deal.games
    )
