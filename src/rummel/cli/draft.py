"""A turn in the making: the table as the player wants it, before anything is sent.

Only the melds are kept. What lies loose and what is still on the rack follows by counting: the two
copies of a tile are the same piece.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from rummel.cli.screen import Refused
from rummel.errors import RuleError
from rummel.melds import read
from rummel.pieces import Hand, Meld, Piece
from rummel.solve import Question


class Fault(NamedTuple):
    """What is wrong with a meld, counted from 1."""

    number: int
    error: RuleError


class Draft(Struct, frozen=True, kw_only=True):
    question: Question  # how the rules read and count melds
    old: tuple[Meld, ...]  # the table before the turn
    hand: Hand  # the rack before the turn
    melds: tuple[Meld, ...]  # as they lie now

    @property
    def changed(self) -> bool:
        return self.melds != self.old

    @property
    def loose(self) -> Hand:
        """Tiles of the table that lie in no meld: they have to go back into one."""
        return _listed(_count(self.old) - _count(self.melds))

    @property
    def rack(self) -> Hand:
        """What is left on the rack."""
        used = _count(self.melds) - _count(self.old)
        return _listed(Counter(self.hand) - used)

    @property
    def laid(self) -> Hand:
        """What comes from the rack."""
        return _listed(_count(self.melds) - _count(self.old))

    def _new_places(self) -> list[int]:
        left = Counter(self.old)
        places = []
        for at, meld in enumerate(self.melds):
            if left[meld]:
                left[meld] -= 1
            else:
                places.append(at)
        return places

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Every meld that can't stay as it is."""
        faults = []
        for at in self._new_places():
            try:
                read(self.melds[at], self.question.melds, self.question.worth)
            except RuleError as error:
                faults.append(Fault(at + 1, error))
        return tuple(faults)

    @property
    def points(self) -> int:
        """What the new melds count: as an opening, if they are one."""
        faulty = {fault.number - 1 for fault in self.faults}
        good = [self.melds[at] for at in self._new_places() if at not in faulty]
        count = self.question.worth.of_meld
        values = [count(meld) for meld in good]
        return max(values, default=0) if self.question.opening == "one" else sum(values)

    # ---------------------------------------------------------------------------------- changes

    def with_meld(self, tiles: Meld) -> "Draft":
        """A new meld from loose tiles and the rack."""
        self._check_free(tiles)
        return self._with((*self.melds, self._read(tiles)))

    def with_added(self, tiles: Meld, number: int) -> "Draft":
        """Tiles put to a meld."""
        self._check_free(tiles)
        at = self._place(number)
        before = self.melds[at]
        # A joker that stands for something there may have to make room.
        loose = tuple(one.in_hand for one in before)
        return self._put(at, self._read((*before, *tiles), (*loose, *tiles)))

    def with_taken(self, tiles: Sequence[Piece], number: int) -> "Draft":
        """Tiles picked up from a meld; those of the table lie loose then."""
        at = self._place(number)
        meld = list(self.melds[at])
        for tile in tiles:
            # A joker goes by what it stands for, or just as a joker.
            taken = next((one for one in meld if tile in (one, one.in_hand)), None)
            if taken is None:
                raise Refused("draft-not-there", piece=tile, meld=self.melds[at])
            meld.remove(taken)
        return self._put(at, tuple(meld))

    def with_split(self, number: int, size: int) -> "Draft":
        """A meld in two: its first `size` tiles, and the rest."""
        at = self._place(number)
        meld = self.melds[at]
        if not 0 < size < len(meld):
            raise Refused("draft-split", meld=meld, most=len(meld) - 1)
        return self._with((*self.melds[:at], meld[:size], meld[size:], *self.melds[at + 1 :]))

    def _put(self, at: int, meld: Meld) -> "Draft":
        middle = (meld,) if meld else ()
        return self._with((*self.melds[:at], *middle, *self.melds[at + 1 :]))

    def _with(self, melds: tuple[Meld, ...]) -> "Draft":
        return replace(self, melds=melds)

    def _read(self, *ways: Meld) -> Meld:
        """In order if it is a meld already, else as it was put down."""
        for tiles in ways:
            try:
                return read(tiles, self.question.melds, self.question.worth).meld
            except RuleError:
                continue
        return ways[0]

    def _place(self, number: int) -> int:
        if not 1 <= number <= len(self.melds):
            raise Refused("draft-no-meld", number=number, count=len(self.melds))
        return number - 1

    def _check_free(self, tiles: Iterable[Piece]) -> None:
        free = Counter(self.loose) + Counter(self.rack)
        for tile in tiles:
            if not free[tile.in_hand]:
                raise RuleError("not-in-hand", piece=tile.in_hand)
            free[tile.in_hand] -= 1


def _count(melds: Iterable[Meld]) -> Counter[Piece]:
    return Counter(one.in_hand for meld in melds for one in meld)


def _listed(counts: Counter[Piece]) -> Hand:
    return tuple(sorted(counts.elements()))
