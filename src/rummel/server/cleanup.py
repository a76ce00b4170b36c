"""Deletes abandoned tables, and guests who have not come back.

Matches that somebody with an account has finished are kept for good. Nobody slips away from a rated
match: whoever has kept it waiting for too long resigns. Once per hour one of the nodes cleans up:
the one that claims it first.
"""

import asyncio
import logging
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import (
    ColumnElement,
    Select,
    and_,
    delete,
    exists,
    func,
    insert,
    not_,
    or_,
    select,
    tuple_,
    update,
)

from rummel.server import rows
from rummel.server.archive import read_archived
from rummel.server.deletion import resign_for
from rummel.server.friends import REMEMBERED
from rummel.server.schema import (
    friend_requests,
    invitations,
    log,
    meta,
    nodes,
    people,
    presence,
    seats,
    sessions,
    tables,
    waiting,
)
from rummel.server.settings import Settings
from rummel.server.store import Behind, StorageError, Store, Waker
from rummel.server.wakeups import AnyWakeUp, Erased
from rummel.tables.table import Table

_LOG: Final = logging.getLogger("rummel.tidying")
_DAY: Final = 86_400.0
_EVERY: Final = 3600.0
_SEARCH: Final = 2 * _DAY  # longer than any search counts
_TOGETHER: Final = 100  # deleted in one transaction, so that nobody at play waits for long
_CLAIM: Final = "tidied"


class Tidied(NamedTuple):
    tables: int
    guests: int


async def tidy_due(store: Store, settings: Settings, tell: Waker) -> None:
    """Cleans up, unless some node did so within the hour; `tell` is called with deleted tables."""
    if await _claim(store):
        done = await tidy(store, settings, tell)
        if any(done):
            _LOG.info("removed %d tables and %d guests", done.tables, done.guests)


async def _claim(store: Store) -> bool:
    """Whether this node cleans up now. A new database is first cleaned up after an hour."""
    now = store.clock.now()
    row = await store.row(select(meta.c.value).where(meta.c.name == _CLAIM))
    if row and now - msgspec.json.decode(row["value"], type=float) < _EVERY:
        return False
    mine = msgspec.json.encode(now)
    try:
        async with store.change() as db:
            if row is None:
                await db.execute(insert(meta).values(name=_CLAIM, value=mine))
                return False
            unclaimed = (meta.c.name == _CLAIM) & (meta.c.value == row["value"])
            claimed = await db.execute(update(meta).where(unclaimed).values(value=mine))
            return claimed.rowcount == 1
    except Behind:
        return False


def _nobody(_wake_up: AnyWakeUp | None) -> None:
    pass


async def tidy(store: Store, settings: Settings, tell: Waker = _nobody) -> Tidied:
    """Removes what the settings don't keep any longer."""
    now = store.clock.now()
    await _resign_rated(store, _abandoned(now, settings.abandoned_days), tell)
    removed = 0
    for alone in (
        _unstarted(now, settings.unstarted_days),
        _abandoned(now, settings.abandoned_days),
        _alone_with_bots(now, settings.alone_days),
        _among_guests(now, settings.guest_match_days),
    ):
        if alone is not None:
            removed += await _remove_tables(store, alone, tell)
    async with store.change() as db:  # searches that nobody has come back to
        await db.execute(delete(waiting).where(waiting.c.seen < now - _SEARCH))
    async with store.change() as db:  # what friends wanted, and requests that came to nothing
        await db.execute(delete(invitations).where(invitations.c.at < now - _DAY))
        nothing = or_(friend_requests.c.declined, friend_requests.c.withdrawn)
        old = friend_requests.c.at < now - REMEMBERED
        await db.execute(delete(friend_requests).where(nothing, old))
    return Tidied(removed, await _remove_guests(store, now, settings.guest_days))


# --------------------------------------------------------------------------------------- tables

_ANYBODY: Final = exists().where(seats.c.table == tables.c.id, seats.c.person.is_not(None))
# An account, or a bot that belongs to one.
_WITH_ACCOUNT: Final = exists().where(
    seats.c.table == tables.c.id,
    seats.c.person == people.c.id,
    or_(people.c.login.is_not(None), people.c.owner.is_not(None)),
)
_SOMEBODY_HERE: Final = exists().where(
    presence.c.table == tables.c.id,
    presence.c.node == nodes.c.id,
    nodes.c.seen > rows.GONE,
)


def _unstarted(now: float, days: int) -> ColumnElement[bool] | None:
    """Tables whose match was never started."""
    if not days:
        return None
    return and_(tables.c.status == "open", tables.c.created < now - days * _DAY)


def _abandoned(now: float, days: int) -> ColumnElement[bool] | None:
    """Matches where nobody moves and no clock will do so for them, or where only bots are left.

    A table whose clock runs, for a correspondent or for a bot, says when it wakes: it waits for
    a move that is due.
    """
    if not days:
        return None
    return and_(tables.c.status == "playing", or_(_still(now, days), not_(_ANYBODY)))


def _alone_with_bots(now: float, days: int) -> ColumnElement[bool] | None:
    """Matches that somebody has left who played with bots alone. Rated ones can't be slipped away
    from like that.
    """
    if not days:
        return None
    here = seats.c.table == tables.c.id, seats.c.person.is_not(None)
    people_there = select(func.count()).select_from(seats).where(*here).scalar_subquery()
    return and_(
        tables.c.status == "playing",
        tables.c.rated.is_(None),
        people_there < 2,
        _still(now, days),
    )


def _still(now: float, days: int) -> ColumnElement[bool]:
    """Nobody has moved for so long, and no clock will."""
    moved = exists().where(
        log.c.table == tables.c.id,
        log.c.number == tables.c.number,
        log.c.at >= now - days * _DAY,
    )
    return and_(tables.c.wake.is_(None), not_(moved))


def _among_guests(now: float, days: int) -> ColumnElement[bool] | None:
    """Finished matches that only guests have played."""
    if not days:
        return None
    return and_(
        tables.c.status == "over",
        tables.c.ended < now - days * _DAY,
        or_(tables.c.rated.is_(None), tables.c.rated),  # the ratings have counted it
        not_(_WITH_ACCOUNT),
    )


async def _resign_rated(store: Store, alone: ColumnElement[bool] | None, tell: Waker) -> None:
    """Resigns rated matches for those who have kept the others waiting for so long.

    Among two the match is over then, and counts. Among more it goes on, and may be abandoned again.
    """
    if alone is None:
        return
    left = select(tables.c.id).where(alone, tables.c.rated.is_not(None), not_(_SOMEBODY_HERE))
    for row in await store.rows(left):
        table_id = row["id"]
        try:
            archived = await read_archived(store, table_id)
            for person in _waited_for(archived.taken_up()) if archived else ():
                await resign_for(store, table_id, person)
        except Behind:
            continue  # somebody has just moved
        except StorageError:
            raise
        except Exception:  # one that can't be read holds nothing else up
            _LOG.exception("table %s can't be resigned", table_id)
        tell(Erased(table=table_id))


def _waited_for(table: Table) -> tuple[str, ...]:
    """The people whom an abandoned match waits for; nobody if all have left each other waiting.

    Whoever is alone with bots leaves it in their turn, or else in that of a bot, which does not
    move unless somebody is there.
    """
    people_there = table.people()
    late = [seat for seat in people_there if seat in table.to_act] or people_there
    if len(late) == len(people_there) > 1:
        return ()
    return tuple(person for seat in late if (person := table.seats[seat].person))


async def _remove_tables(store: Store, alone: ColumnElement[bool], tell: Waker) -> int:
    some = (
        select(tables.c.id, tables.c.version, tables.c.number)
        .where(alone, not_(_SOMEBODY_HERE))
        .limit(_TOGETHER)
    )
    removed = 0
    while batch := await store.rows(some):
        wake_ups = [Erased(table=row["id"]) for row in batch]
        async with store.change(wake_ups) as db:
            # Unless somebody sat down or moved just now. Seats, log and chat are deleted too.
            unchanged = tuple_(tables.c.id, tables.c.version, tables.c.number).in_(
                [tuple(row.values()) for row in batch]
            )
            deleted = (await db.execute(delete(tables).where(unchanged))).rowcount
        removed += deleted
        for wake_up in wake_ups:
            tell(wake_up)
        if not deleted:
            break  # all of them are in use again
        await asyncio.sleep(0)
    return removed


# --------------------------------------------------------------------------------------- guests


async def _remove_guests(store: Store, now: float, days: int) -> int:
    if not days:
        return 0
    before = now - days * _DAY
    gone: Select[tuple[str]] = (
        select(people.c.id)
        .where(
            people.c.login.is_(None),
            people.c.owner.is_(None),
            people.c.created < before,
            not_(exists().where(sessions.c.person == people.c.id, sessions.c.seen >= before)),
            not_(exists().where(seats.c.person == people.c.id)),
        )
        .limit(_TOGETHER)
    )
    removed = 0
    while True:
        async with store.change() as db:
            # Sessions, mutes, friends and the like are deleted with the person.
            deleted = await db.execute(delete(people).where(people.c.id.in_(gone)))
        removed += deleted.rowcount
        if deleted.rowcount < _TOGETHER:
            return removed
        await asyncio.sleep(0)
