"""What friends see of each other: who is here, where they play, and what they want."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Select, and_, or_, select
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from rummel import wire
from rummel.server import rows
from rummel.server.friends import REMEMBERED, ids_of
from rummel.server.schema import (
    friend_requests,
    friends,
    invitations,
    nodes,
    people,
    presence,
    seats,
    tables,
    visits,
)
from rummel.server.store import StorageError, Store
from rummel.tables.table import Table
from rummel.tables.who import Who

_FRESH: Final = 1800.0  # seconds for which an invitation is shown


async def circle(store: Store, who: Who) -> wire.Circle:
    """What somebody may know of their friends now, and what those want."""
    async with store.read() as db:
        of_mine = (
            select(people.c.id, people.c.name, people.c.avatar, people.c.shown)
            .join(friends, friends.c.friend == people.c.id)
            .where(friends.c.person == who.id)
        )
        listed = (await db.execute(of_mine)).mappings().all()
        asked = await _requests(
            db,
            friend_requests.c.person,
            friend_requests.c.wanted == who.id,
            friend_requests.c.declined.is_(False),
        )
        # Those that were declined are forgotten one day: then the others must not be left over.
        since = store.clock.now() - REMEMBERED
        sent = await _requests(
            db,
            friend_requests.c.wanted,
            friend_requests.c.person == who.id,
            friend_requests.c.at > since,
        )
        shown = [row["id"] for row in listed if row["shown"]]
        visitors = (await db.execute(visiting(shown))).all() if shown else ()
        here = {row.person for row in visitors}
        playing = await _playing(db, who, sorted(here)) if here else {}
        invited = await _invited(db, who, store.clock.now()) if listed else ()
    known = [
        wire.Friend(
            id=row["id"],
            name=row["name"],
            avatar=row["avatar"],
            here=row["id"] in here,
            playing=playing.get(row["id"]),
        )
        for row in listed
    ]
    return wire.Circle(
        friends=tuple(sorted(known, key=lambda one: (not one.here, one.name.casefold(), one.id))),
        asked=asked,
        sent=sent,
        invitations=tuple(wire.Invitation(**row) for row in invited),
    )


async def _requests(
    db: AsyncConnection, of: ColumnElement[str], *which: ColumnElement[bool]
) -> tuple[wire.Asker, ...]:
    """The people in one column of requests that have not been withdrawn."""
    listed = (
        select(people.c.id, people.c.name, people.c.avatar)
        .join(friend_requests, of == people.c.id)
        .where(friend_requests.c.withdrawn.is_(False), *which)
        .order_by(friend_requests.c.at, people.c.id)
    )
    return tuple(wire.Asker(**row) for row in (await db.execute(listed)).mappings().all())


def visiting(ids: Sequence[str]) -> Select[tuple[str]]:
    """Those of these people who have a page open at a node that lives."""
    return (
        select(visits.c.person)
        .join(nodes, nodes.c.id == visits.c.node)
        .where(visits.c.person.in_(ids), nodes.c.seen > rows.GONE)
        .distinct()
    )


async def _playing(db: AsyncConnection, who: Who, ids: Sequence[str]) -> dict[str, wire.Playing]:
    """The tables where these people sit and are looking, the newest of each."""
    at = and_(presence.c.table == seats.c.table, presence.c.seat == seats.c.seat)
    sitting = (
        select(
            seats.c.person,
            tables.c.id,
            tables.c.game,
            tables.c.status,
            tables.c.setup,
            tables.c.host,
            tables.c.listed,
        )
        .join(tables, tables.c.id == seats.c.table)
        .join(presence, at)
        .join(nodes, nodes.c.id == presence.c.node)
        .where(
            seats.c.person.in_(ids),
            tables.c.status.in_(("open", "playing")),
            presence.c.count > 0,
            nodes.c.seen > rows.GONE,
        )
        .order_by(tables.c.created)
    )
    seated = {row["person"]: row for row in (await db.execute(sitting)).mappings().all()}
    ids_there = {row["id"] for row in seated.values()}
    taken = or_(seats.c.person.is_not(None), seats.c.bot.is_not(None))
    others = select(seats.c.table, seats.c.person, taken.label("taken")).where(
        seats.c.table.in_(ids_there)
    )
    at_tables = (await db.execute(others)).mappings().all() if ids_there else []
    mine = {row["table"] for row in at_tables if row["person"] == who.id}
    free = {row["table"] for row in at_tables if not row["taken"]}
    return {
        person: _shown_table(who, row, yours=row["id"] in mine, free=row["id"] in free)
        for person, row in seated.items()
    }


def _shown_table(who: Who, row: RowMapping, *, yours: bool, free: bool) -> wire.Playing:
    """A table without a way to it is not named: its link is its key."""
    setup = msgspec.json.decode(row["setup"], type=wire.Setup)
    way: wire.Way = ""
    if yours:
        way = "yours"
    elif row["status"] == "playing":
        way = "watch" if setup.watchers else ""
    elif free and (who.account or not setup.rated) and _welcomes(row):
        way = "join"
    return wire.Playing(game=row["game"], way=way, table=row["id"] if way else None)


def _welcomes(row: RowMapping) -> bool:
    """Anybody may sit down there, or the friend has opened it and can free the seat again."""
    return bool(row["listed"]) or row["host"] == row["person"]


async def _invited(db: AsyncConnection, who: Who, now: float) -> Sequence[RowMapping]:
    """Invitations of friends to tables that still have a seat."""
    free = select(seats.c.table).where(seats.c.person.is_(None), seats.c.bot.is_(None))
    mine = select(seats.c.table).where(seats.c.person == who.id)
    invited = (
        select(invitations.c.table, tables.c.game, people.c.name, people.c.avatar, invitations.c.at)
        .join(tables, tables.c.id == invitations.c.table)
        .join(people, people.c.id == invitations.c.inviter)
        .join(friends, and_(friends.c.person == who.id, friends.c.friend == people.c.id))
        .where(
            invitations.c.person == who.id,
            invitations.c.declined.is_(False),
            invitations.c.at > now - _FRESH,
            tables.c.status == "open",
            tables.c.id.in_(free),
            tables.c.id.not_in(mine),
        )
        .order_by(invitations.c.at.desc())
    )
    return (await db.execute(invited)).mappings().all()


class Bonds:
    """How the people at one table stand to each other, for those who are connected to it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._of: dict[str, Mapping[str, wire.Bond]] = {}

    async def meet(self, person: str) -> None:
        if person not in self._of:
            await self.read(person)

    async def read(self, person: str) -> None:
        bonds: dict[str, wire.Bond] = {}
        with suppress(StorageError):
            requests = await self._store.rows(
                select(friend_requests).where(
                    friend_requests.c.withdrawn.is_(False),
                    or_(
                        friend_requests.c.person == person,
                        and_(
                            friend_requests.c.wanted == person,
                            friend_requests.c.declined.is_(False),
                        ),
                    ),
                )
            )
            for row in requests:
                sent = row["person"] == person
                bonds[row["wanted" if sent else "person"]] = "sent" if sent else "asked"
            bonds |= dict.fromkeys(await ids_of(self._store, person), "friend")
            self._of[person] = bonds

    def knows(self, person: str) -> bool:
        return person in self._of

    def seats(self, table: Table, person: str | None) -> tuple[wire.Bond, ...]:
        """For a player, one of each seat; nothing for others."""
        if table.seat_of(person) is None:
            return ()
        known = self._of.get(person or "", {})
        return tuple(known.get(seat.person or "", "") for seat in table.seats)
