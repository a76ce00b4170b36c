"""Tables to rows and back: every statement that touches a table at play.

Statements are made once: the store sends the same statement of many jobs together.
"""

import secrets
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace
from sqlalchemy import BindParameter, Select, bindparam, delete, false, func, insert, select, update
from sqlalchemy.engine import RowMapping

from rummel.games import find
from rummel.server.schema import (
    chat,
    drafts,
    log,
    nodes,
    notices,
    people,
    presence,
    seats,
    tables,
    visits,
)
from rummel.server.store import Statement
from rummel.tables import clock
from rummel.tables.table import (
    Entry,
    Moment,
    Seat,
    Snapshot,
    Table,
    follow,
    places,
)
from rummel.wire import Setup

# No signs that look alike.
_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
_ID_LENGTH: Final = 14  # 69 bits: nobody guesses a table
GONE: Final = 0.0  # when a node that has stopped, or is dead, was seen last


def new_id() -> str:
    """A name for a table or a person that can't be guessed."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def is_id(text: str) -> bool:
    """Whether a text can be an id at all; what can't need not be looked up."""
    return len(text) == _ID_LENGTH and all(sign in _LETTERS for sign in text)


def new_secret() -> bytes:
    """What the deals of a match come from."""
    return secrets.token_bytes(32)


# --------------------------------------------------------------------------------------- write


def _given(*columns: str) -> dict[str, BindParameter[Any]]:
    """Columns whose values come with each job, under their own names."""
    return {column: bindparam(column) for column in columns}


_ADD_TABLE: Final = insert(tables)
_ADD_SEAT: Final = insert(seats)
# The table must still have the version that the entry was made for: what follows writes its clocks,
# which another node may have stopped. Otherwise the subquery is empty, and the missing key an
# integrity error like that of an entry whose number is taken: the writer is behind. The row is
# locked, or the other node could change it between this statement and the next.
_ADD_ENTRY: Final = (
    insert(log)
    .inline()  # nothing comes back
    .values(
        table=select(tables.c.id)
        .where(tables.c.id == bindparam("t"), tables.c.version == bindparam("version"))
        .with_for_update(key_share=True)
        .scalar_subquery()
    )
)
# What a move changes in the middle of a round; whatever else is played changes more.
_MOVED: Final = (
    update(tables).where(tables.c.id == bindparam("t")).values(**_given("number", "clock", "wake"))
)
_PLAYED: Final = (
    update(tables)
    .where(tables.c.id == bindparam("t"))
    .values(**_given("number", "status", "clock", "snapshot", "wake", "result", "ended"))
)
_CHANGED: Final = (
    update(tables)
    .where(
        tables.c.id == bindparam("t"),
        tables.c.version == bindparam("old_version"),
        tables.c.number == bindparam("old_number"),
    )
    .values(
        version=tables.c.version + 1,
        **_given("setup", "host", "status", "clock", "wake", "rematch"),
    )
)
_SEAT_CHANGED: Final = (
    update(seats)
    .where(seats.c.table == bindparam("t"), seats.c.seat == bindparam("s"))
    .values(
        **_given(
            *("person", "bot", "name", "pledge", "words"),
            *("ready", "again", "declined", "pausing"),
        )
    )
)
_PLACED: Final = (
    update(seats)
    .where(seats.c.table == bindparam("t"), seats.c.seat == bindparam("s"))
    .values(place=bindparam("place"))
)
_AWAY: Final = (
    update(seats)
    .where(seats.c.table == bindparam("t"), seats.c.seat == bindparam("s"))
    .values(away=bindparam("away"))
)
_WAKE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("t"), tables.c.number == bindparam("at"))
    .values(wake=bindparam("wake"))
)
_CLAIM: Final = (
    update(tables)
    .where(tables.c.id == bindparam("t"), tables.c.wake == bindparam("old"))
    .values(wake=bindparam("wake"))
)
_DROP_DRAFTS: Final = delete(drafts).where(drafts.c.table == bindparam("t"))
_DROP_DRAFT: Final = delete(drafts).where(
    drafts.c.table == bindparam("t"), drafts.c.seat == bindparam("s")
)
_ADD_DRAFT: Final = insert(drafts)
_DROP_NOTICE: Final = delete(notices).where(
    notices.c.table == bindparam("t"), notices.c.seat == bindparam("s")
)
_ADD_NOTICE: Final = insert(notices)
_HERE: Final = insert(presence)
_GONE: Final = delete(presence).where(
    presence.c.node == bindparam("node_id"),
    presence.c.table == bindparam("t"),
    presence.c.seat == bindparam("s"),
)
_VISITS: Final = insert(visits)
_LEFT: Final = delete(visits).where(
    visits.c.node == bindparam("node_id"), visits.c.person == bindparam("p")
)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def created(table: Table, wake: float | None) -> list[Statement]:
    return [
        (
            _ADD_TABLE,
            {
                "id": table.id,
                "game": table.game.id,
                "rules": _json(table.rules),
                "setup": _json(table.setup),
                "secret": table.secret,
                "host": table.host,
                "listed": table.setup.listed,
                "status": table.status,
                "created": table.created,
                "version": table.version,
                "number": 0,
                "clock": _json(table.clocks),
                "wake": wake,
                "rated": False if table.setup.rated else None,
            },
        ),
        *(
            (_ADD_SEAT, {"table": table.id, "seat": at, **_seat_values(seat)})
            for at, seat in enumerate(table.seats)
        ),
    ]


def _seat_values(seat: Seat) -> dict[str, Any]:
    values = msgspec.structs.asdict(seat)
    del values["program"], values["avatar"]  # which the row of the person says
    return values


def played(moment: Moment, wake: float | None, *, drafted: bool) -> list[Statement]:
    """An entry of the log, and what it changes; `Behind` if the table has changed otherwise."""
    table, entry, _ = moment
    result = table.match.result if table.match else None
    values = {
        "t": table.id,
        "number": table.number,
        "clock": _json(table.clocks),
        "wake": wake,
    }
    goes_on = entry.kind == "move" and not result
    if not goes_on:
        values |= {
            "status": table.status,
            "snapshot": _json(table.snapshot) if table.snapshot else None,
            "result": _json(result) if result else None,
            "ended": entry.at if result else None,
        }
    statements: list[Statement] = [
        (_ADD_ENTRY, {"t": table.id, "version": table.version, **msgspec.structs.asdict(entry)}),
        (_MOVED if goes_on else _PLAYED, values),
    ]
    if drafted:
        statements.append((_DROP_DRAFTS, {"t": table.id}))
    if result:
        statements += [
            (_PLACED, {"t": table.id, "s": seat, "place": place})
            for seat, place in enumerate(places(table, result))
        ]
    return statements


def changed(before: Table, after: Table, wake: float | None) -> list[Statement]:
    """Anything but the play. The first statement is the guard."""
    return [
        (
            _CHANGED,
            {
                "t": after.id,
                "old_version": before.version,
                "old_number": before.number,
                "setup": _json(after.setup),
                "host": after.host,
                "status": after.status,
                "clock": _json(after.clocks),
                "wake": wake,
                "rematch": after.rematch,
            },
        ),
        *(
            (
                _SEAT_CHANGED,
                {
                    "t": after.id,
                    "s": at,
                    "person": new.person,
                    "bot": new.bot,
                    "name": new.name,
                    "pledge": new.pledge,
                    "words": new.words,
                    "ready": new.ready,
                    "again": new.again,
                    "declined": new.declined,
                    "pausing": new.pausing,
                },
            )
            for at, (old, new) in enumerate(zip(before.seats, after.seats, strict=True))
            if old != new
        ),
        *(
            away(after.id, at, new.away)
            for at, (old, new) in enumerate(zip(before.seats, after.seats, strict=True))
            if old.away != new.away
        ),
    ]


def away(table_id: str, seat: int, since: float | None) -> Statement:
    return _AWAY, {"t": table_id, "s": seat, "away": since}


def woken_at(table: Table, wake: float | None) -> Statement:
    """Says when somebody has to look, unless the log has gone on meanwhile."""
    return _WAKE, {"t": table.id, "at": table.number, "wake": wake}


def claim(table_id: str, old: float, wake: float) -> Statement:
    """Puts a table off for others, if nobody else has."""
    return _CLAIM, {"t": table_id, "old": old, "wake": wake}


def drafted(table_id: str, seat: int, number: int, melds: Sequence[str]) -> list[Statement]:
    return [
        (_DROP_DRAFT, {"t": table_id, "s": seat}),
        (
            _ADD_DRAFT,
            {"table": table_id, "seat": seat, "number": number, "melds": _json(tuple(melds))},
        ),
    ]


def noticed(table_id: str, seat: int, due: float) -> list[Statement]:
    """A player who is not there is told that it is their turn, at a time."""
    return [
        (_DROP_NOTICE, {"t": table_id, "s": seat}),
        (_ADD_NOTICE, {"table": table_id, "seat": seat, "due": due}),
    ]


def here(node: str, table_id: str, seat: int, count: int) -> list[Statement]:
    """How many are connected to a node."""
    statements: list[Statement] = [(_GONE, {"node_id": node, "t": table_id, "s": seat})]
    if count:
        statements.append((_HERE, {"node": node, "table": table_id, "seat": seat, "count": count}))
    return statements


def visiting(node: str, person: str, *, here: bool) -> list[Statement]:
    """Whether somebody has a page open at a node."""
    statements: list[Statement] = [(_LEFT, {"node_id": node, "p": person})]
    if here:
        statements.append((_VISITS, {"node": node, "person": person}))
    return statements


# ---------------------------------------------------------------------------------------- read


def table_row(table_id: str) -> Select[Any]:
    return select(tables).where(tables.c.id == table_id)


def state_row(table_id: str) -> Select[Any]:
    """What of a table may have changed."""
    columns = tables.c
    return select(
        columns.number,
        columns.version,
        columns.setup,
        columns.host,
        columns.rematch,
        columns.clock,
    ).where(columns.id == table_id)


def seat_rows(table_id: str) -> Select[Any]:
    return (
        select(
            seats,
            func.coalesce(people.c.bot, false()).label("program"),
            func.coalesce(people.c.avatar, "").label("avatar"),
        )
        .join(people, people.c.id == seats.c.person, isouter=True)
        .where(seats.c.table == table_id)
        .order_by(seats.c.seat)
    )


def entry_rows(table_id: str, after: int) -> Select[Any]:
    return select(log).where(log.c.table == table_id, log.c.number > after).order_by(log.c.number)


def entry_by_key(table_id: str, seat: int, key: str) -> Select[Any]:
    return select(log.c.number).where(log.c.table == table_id, log.c.seat == seat, log.c.key == key)


def open_seat_rows(person: str, most: int) -> Select[Any]:
    """Tables of others that have not begun and where a person sits."""
    return (
        select(seats.c.table)
        .join(tables, tables.c.id == seats.c.table)
        .where(seats.c.person == person, tables.c.status == "open", tables.c.host != person)
        .limit(most)
    )


def draft_rows(table_id: str) -> Select[Any]:
    return select(drafts).where(drafts.c.table == table_id)


def chat_rows(table_id: str, after: int, most: int) -> Select[Any]:
    """The latest chat messages, the newest first."""
    return (
        select(chat)
        .where(chat.c.table == table_id, chat.c.id > after)
        .order_by(chat.c.id.desc())
        .limit(most)
    )


def presence_rows(table_id: str) -> Select[Any]:
    return (
        select(presence.c.node, presence.c.seat, presence.c.count)
        .join(nodes, nodes.c.id == presence.c.node)
        .where(presence.c.table == table_id, nodes.c.seen > GONE)
    )


def overdue_rows(now: float, most: int) -> Select[Any]:
    return (
        select(tables.c.id, tables.c.wake)
        .where(tables.c.wake <= now)
        .order_by(tables.c.wake)
        .limit(most)
    )


def read_seats(rows: Sequence[RowMapping]) -> tuple[Seat, ...]:
    names = Seat.__struct_fields__
    return tuple(Seat(**{name: row[name] for name in names}) for row in rows)


def read_entry(row: RowMapping) -> Entry:
    return Entry(**{name: row[name] for name in Entry.__struct_fields__})


def read_melds(row: RowMapping) -> tuple[str, ...]:
    return msgspec.json.decode(row["melds"], type=tuple[str, ...])


def read_table(row: RowMapping, seat_list: Sequence[RowMapping]) -> Table:
    """A table before its log is played."""
    game = find(row["game"])
    snapshot = msgspec.json.decode(row["snapshot"], type=Snapshot) if row["snapshot"] else None
    return Table(
        id=row["id"],
        game=game,
        rules=game.read_rules(msgspec.json.decode(row["rules"])),
        setup=read_setup(row),
        secret=row["secret"],
        host=row["host"],
        seats=read_seats(seat_list),
        status="open",
        version=row["version"],
        number=snapshot.number - 1 if snapshot else 0,
        snapshot=snapshot,
        rematch=row["rematch"],
        created=row["created"],
    )


def read_setup(row: RowMapping) -> Setup:
    return msgspec.json.decode(row["setup"], type=Setup)


def caught_up(
    table: Table, row: RowMapping, entries: Iterable[Entry]
) -> tuple[Table, list[Moment]]:
    """The table after entries of its log that it did not know, and what happened in them.

    The row has the clocks, which know of pauses and of earlier rounds, as of its number. Another
    node may have moved between the reading of the row and that of the log: what came later counts
    from the row's clocks.
    """
    table, moments = _with_clocks(table, row), []
    for entry in entries:
        moments.append(follow(table, entry))
        table = _with_clocks(moments[-1].table, row)
    return table, moments


def _with_clocks(table: Table, row: RowMapping) -> Table:
    if table.number != row["number"]:
        return table
    return replace(table, clocks=clock.read(row["clock"], table.limit, table.clocks))
