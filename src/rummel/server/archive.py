"""Tables read whole, without a room: for history, for the deletion of people, and for checks."""

from typing import NamedTuple

from msgspec.structs import replace
from sqlalchemy.engine import RowMapping

from rummel.server import rows
from rummel.server.store import Store
from rummel.tables.clock import Clocks
from rummel.tables.table import Entry, Table, replay


class Archived(NamedTuple):
    """A table as the database had it at one moment."""

    row: RowMapping
    seats: tuple[RowMapping, ...]
    entries: tuple[Entry, ...]  # of the log, from where it was read

    def taken_up(self) -> Table:
        """The table, from its snapshot on."""
        table = rows.read_table(self.row, self.seats)
        later = (one for one in self.entries if one.number > table.number)
        return rows.caught_up(table, self.row, later)[0]

    def played_through(self) -> Table:
        """The table after its whole log: what the snapshot saves."""
        table = rows.read_table(self.row, self.seats)
        return replay(replace(table, number=0, snapshot=None, clocks=Clocks()), self.entries)


async def read_archived(store: Store, table_id: str, *, whole: bool = False) -> Archived | None:
    """A table, all of it from one moment, even while others play on."""
    async with store.read_moment() as db:
        row = (await db.execute(rows.table_row(table_id))).mappings().first()
        if row is None:
            return None
        seats = tuple((await db.execute(rows.seat_rows(table_id))).mappings())
        after = 0 if whole else rows.read_table(row, seats).number
        entries = (await db.execute(rows.entry_rows(table_id, after))).mappings()
        return Archived(row, seats, tuple(map(rows.read_entry, entries)))
