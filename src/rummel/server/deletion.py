"""Deletes people: their matches are resigned, their names struck out, everything else is deleted.

A guest who signs in is deleted too, but hands everything over to the account first.
"""

import logging
from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import (
    Column,
    Table,
    delete,
    exists,
    false,
    insert,
    null,
    or_,
    select,
    tuple_,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from rummel.server import friends, rows
from rummel.server.archive import read_archived
from rummel.server.ratings import rate_due
from rummel.server.schema import (
    blocks,
    chat,
    drafts,
    mutes,
    people,
    presence,
    reports,
    seats,
    sessions,
    tables,
)
from rummel.server.schema import friends as friend_pairs
from rummel.server.store import Behind, StorageError, Store
from rummel.server.wakeups import AnyWakeUp, Erased, people_changed
from rummel.tables.table import resign

_LOG: Final = logging.getLogger("rummel.deletion")
NAMELESS: Final = "–"  # stands where a name stood
_TRIES: Final = 10  # times that a table is read again because somebody moved


class Left(NamedTuple):
    sessions: Sequence[str]  # that are over
    wake_ups: Sequence[AnyWakeUp]  # for the rooms of their tables, and for their friends


async def remove(store: Store, person: str) -> Left:
    """Deletes a person and their bots. The others at their tables keep their matches."""
    owned = await store.rows(select(people.c.id).where(people.c.owner == person))
    for one in (person, *(row["id"] for row in owned)):
        await _resign_all(store, one)
    # While the ratings still know whom the others have beaten.
    await rate_due(store)
    return await _strike_out(store, person)


async def _resign_all(store: Store, person: str) -> None:
    running = await store.rows(
        select(seats.c.table)
        .join(tables, tables.c.id == seats.c.table)
        .where(seats.c.person == person, tables.c.status == "playing")
    )
    for row in running:
        for _ in range(_TRIES):
            try:
                await resign_for(store, row["table"], person)
                break
            except Behind:
                continue
            except StorageError:
                raise
            except Exception:  # a table that can't be read keeps nobody from being deleted
                _LOG.exception("table %s can't be resigned", row["table"])
                break
        else:
            raise StorageError("busy")


async def resign_for(store: Store, table_id: str, person: str) -> None:
    """Resigns a match for somebody who is still in it; `Behind` if anything happened meanwhile."""
    archived = await read_archived(store, table_id)
    table = archived.taken_up() if archived else None
    seat = table.seat_of(person) if table else None
    if table is None or seat is None or table.status != "playing" or table.has_left(seat):
        return
    if table.match is None:
        return  # nothing is dealt yet; a bot will play the seat
    now = store.clock.now()
    moment = resign(table, seat, None, now)
    async with store.change([Erased(table=table_id)]) as db:
        # Due at once, for nodes that the wake-up does not reach.
        for statement, values in rows.played(moment, now, drafted=True):
            await db.execute(statement, values)


async def _strike_out(store: Store, person: str) -> Left:
    wake_ups: list[AnyWakeUp] = []
    async with store.change(wake_ups) as db:
        mine = select(people.c.id).where((people.c.id == person) | (people.c.owner == person))
        gone = (await db.execute(mine)).scalars().all()
        sat = (await db.execute(select(seats.c.table).where(seats.c.person.in_(gone)))).scalars()
        wake_ups += [Erased(table=table) for table in sat]
        known = select(friend_pairs.c.friend).where(friend_pairs.c.person.in_(gone))
        wake_ups += people_changed((await db.execute(known)).scalars(), bonds=True)
        await db.execute(
            delete(drafts).where(
                tuple_(drafts.c.table, drafts.c.seat).in_(
                    select(seats.c.table, seats.c.seat).where(seats.c.person.in_(gone))
                )
            )
        )
        theirs = tables.c.id.in_(select(seats.c.table).where(seats.c.person.in_(gone)))
        # A room that has not heard of it is behind when it next changes something.
        await db.execute(update(tables).where(theirs).values(version=tables.c.version + 1))
        # A node that the wake-up does not reach reads the table again, if anybody looks at it: it
        # may have read the resignation before the name was struck out.
        looked_at = tables.c.id.in_(select(presence.c.table).where(presence.c.count > 0))
        await db.execute(
            update(tables)
            .where(theirs, or_(tables.c.status != "over", looked_at))
            .values(wake=store.clock.now())
        )
        before_the_start = seats.c.table.in_(select(tables.c.id).where(tables.c.status == "open"))
        struck_out = {
            "person": null(),
            "pledge": null(),
            "words": null(),
            "again": false(),
            "declined": false(),
            "pausing": false(),
        }
        await db.execute(
            update(seats)
            .where(seats.c.person.in_(gone), before_the_start)
            .values(**struck_out, name=null())
        )
        await db.execute(
            update(seats).where(seats.c.person.in_(gone)).values(**struck_out, name=NAMELESS)
        )
        next_host = (
            select(seats.c.person)
            .where(seats.c.table == tables.c.id, seats.c.person.is_not(None))
            .order_by(seats.c.seat)
            .limit(1)
            .scalar_subquery()
        )
        await db.execute(update(tables).where(tables.c.host.in_(gone)).values(host=next_host))
        await db.execute(
            update(chat)
            .where(chat.c.person.in_(gone))
            .values(person=null(), name=NAMELESS, text=NAMELESS)
        )
        over = select(sessions.c.id).where(sessions.c.person.in_(gone))
        ended = (await db.execute(over)).scalars().all()
        # Sessions, mutes, blocks, friends, ratings and the like are deleted with the person.
        await db.execute(delete(people).where(people.c.id.in_(gone)))
    return Left(ended, wake_ups)


async def hand_over(db: AsyncConnection, guest: str, account: str, now: float) -> Left:
    """Makes everything of a guest the account's, inside the transaction that signs them in.

    Where both sit at one table, the account keeps its own seat. The guest's is free again before
    the start, and afterwards a bot plays it on: nobody plays two hands of a match.
    """
    # Locked, so that nobody sits down or becomes an account between the statements.
    still = select(people.c.id).where(
        people.c.id == guest, people.c.login.is_(None), people.c.bot.is_(False)
    )
    if (await db.execute(still.with_for_update())).first() is None:
        return Left((), ())
    sat = select(seats.c.table).where(seats.c.person == guest)
    touched = tables.c.id.in_(sat) | (tables.c.host == guest)
    touched_ids = (await db.execute(select(tables.c.id).where(touched))).scalars().all()
    await db.execute(update(tables).where(touched).values(version=tables.c.version + 1))
    twice = sat.intersect(select(seats.c.table).where(seats.c.person == account))
    both = (await db.execute(twice)).scalars().all()
    is_open = select(tables.c.id).where(tables.c.id.in_(both), tables.c.status == "open")
    theirs = seats.c.person == guest
    vacated = {"person": null(), "again": false(), "declined": false(), "pausing": false()}
    await db.execute(
        update(seats)
        .where(theirs, seats.c.table.in_(is_open))
        .values(**vacated, name=null(), pledge=null(), words=null())
    )
    await db.execute(update(seats).where(theirs, seats.c.table.in_(both)).values(vacated))
    await db.execute(
        update(tables)
        .where(tables.c.id.in_(both), tables.c.status == "playing")
        .values(wake=now)  # the bot may be on turn
    )
    await db.execute(update(seats).where(theirs).values(person=account))
    await db.execute(update(tables).where(tables.c.host == guest).values(host=account))
    await db.execute(update(chat).where(chat.c.person == guest).values(person=account))
    await _hand_over_pairs(db, mutes, mutes.c.muted, guest, account)
    await _hand_over_pairs(db, blocks, blocks.c.blocked, guest, account)
    await _hand_reports_over(db, guest, account)
    known = await friends.hand_over(db, guest, account)
    over = select(sessions.c.id).where(sessions.c.person == guest)
    ended = (await db.execute(over)).scalars().all()
    await db.execute(delete(people).where(people.c.id == guest))
    return Left(ended, [*(Erased(table=table) for table in touched_ids), *known])


async def _hand_over_pairs(
    db: AsyncConnection, pairs: Table, other: Column[str], guest: str, account: str
) -> None:
    """Whom the guest has muted or blocked, and who has the guest; nobody does so to themselves."""
    person = pairs.c.person
    of_either = person.in_((guest, account)) | other.in_((guest, account))
    existing = (await db.execute(select(person, other).where(of_either))).all()
    before = {(row[0], row[1]) for row in existing}
    own = {guest: account}
    after = {(own.get(one, one), own.get(two, two)) for one, two in before}
    new = after - before - {(account, account)}
    if new:
        await db.execute(insert(pairs), [{"person": one, other.name: two} for one, two in new])


async def _hand_reports_over(db: AsyncConnection, guest: str, account: str) -> None:
    """What a guest reported, and what others reported of the guest; the same twice counts once."""
    ways = ((reports.c.person, reports.c.reported), (reports.c.reported, reports.c.person))
    for own, other in ways:
        same = reports.alias()
        twice = exists().where(
            same.c[own.name] == account,
            same.c[other.name] == other,
            same.c.table == reports.c.table,
        )
        await db.execute(update(reports).where(own == guest, ~twice).values({own.name: account}))
    await db.execute(delete(reports).where(reports.c.person == reports.c.reported))
