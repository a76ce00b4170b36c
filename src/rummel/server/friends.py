"""Friends: links, requests, invitations, and what friends see of each other.

Nobody is added without agreeing: who gives their link away agrees to whoever confirms it, and a
request from a table waits for an answer. Whoever is declined, muted or blocked is not told: their
request or invitation is accepted and goes nowhere. Everybody else knows nothing of all this.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    Select,
    and_,
    delete,
    func,
    insert,
    or_,
    select,
    tuple_,
    update,
)
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from rummel import wire
from rummel.errors import RuleError
from rummel.server import rows
from rummel.server.people import Who
from rummel.server.schema import (
    blocks,
    friend_requests,
    friends,
    invitations,
    mutes,
    nodes,
    people,
    presence,
    seats,
    tables,
    visits,
)
from rummel.server.store import Behind, StorageError, Store
from rummel.server.table import Table
from rummel.server.wakeups import PeopleChanged, people_changed

MOST: Final = 100  # friends of a person
_MOST_REQUESTS: Final = 20  # that a person sends in a day
_DAY: Final = 86_400.0
_AGAIN: Final = 60.0  # seconds until the same friend can be invited again
_FRESH: Final = 1800.0  # seconds for which an invitation is shown
_TRIES: Final = 5  # times that a new code is drawn, should it be taken


class LinkOwner(Struct, frozen=True, kw_only=True):
    """Whose friend link it is, and how they stand to whoever opens it."""

    name: str
    avatar: wire.Avatar
    stands: Literal["new", "friend", "own"]


# ---------------------------------------------------------------------------------------- links


async def link_of(store: Store, who: Who) -> str:
    """The code of somebody's link, which is made when it is first wanted."""
    row = await store.row(select(people.c.link).where(people.c.id == who.id))
    if row and row["link"]:
        return str(row["link"])
    return await _draw_link(store, who, people.c.link.is_(None))


async def renew_link(store: Store, who: Who) -> str:
    """Another code: the link before is worth nothing any more."""
    return await _draw_link(store, who, people.c.id == who.id)


async def _draw_link(store: Store, who: Who, unless: ColumnElement[bool]) -> str:
    for _ in range(_TRIES):
        with suppress(Behind):  # somebody has this code
            async with store.change() as db:
                mine = people.c.id == who.id
                drawn = update(people).where(mine, unless).values(link=rows.new_id())
                await db.execute(drawn)
                link = (await db.execute(select(people.c.link).where(mine))).scalar()
            if link is None:
                raise RuleError("not-signed-in")  # deleted just now
            return str(link)
    raise StorageError("busy")


async def owner_of(store: Store, who: Who | None, link: str) -> LinkOwner:
    """Whose link it is. Somebody whom the owner has blocked finds nobody."""
    async with store.read() as db:
        row = await _owner(db, who, link)
        stands: Literal["new", "friend", "own"] = "new"
        if who and row["id"] == who.id:
            stands = "own"
        elif who and await _are_friends(db, who.id, row["id"]):
            stands = "friend"
    return LinkOwner(name=row["name"], avatar=row["avatar"], stands=stands)


async def _owner(db: AsyncConnection, who: Who | None, link: str) -> RowMapping:
    if not rows.is_id(link):
        raise RuleError("friend-link")
    row = (await db.execute(select(people).where(people.c.link == link))).mappings().first()
    if row is None or (who and await _has_blocked(db, row["id"], who.id)):
        raise RuleError("friend-link")
    return row


async def follow_link(store: Store, who: Who, link: str) -> Sequence[PeopleChanged]:
    """Whoever confirms a link and its owner are friends."""
    wake_ups: list[PeopleChanged] = []
    async with store.change(wake_ups) as db:
        owner = await _owner(db, who, link)
        if owner["id"] == who.id:
            raise RuleError("friend-self")
        await _befriend(db, who, owner, store.clock.now())
        wake_ups += people_changed((who.id, owner["id"]), bonds=True)
    return wake_ups


# ------------------------------------------------------------------------------------- requests


async def ask(store: Store, who: Who, other: str) -> Sequence[PeopleChanged]:
    """Asks somebody at the same table; agrees, if they have asked before."""
    wake_ups: list[PeopleChanged] = []
    now = store.clock.now()
    async with store.change(wake_ups) as db:
        row = (await db.execute(select(people).where(people.c.id == other))).mappings().first()
        if row is None or row["bot"]:
            raise RuleError("seat-nobody")
        asked = friend_requests.c.person == other, friend_requests.c.wanted == who.id
        if await _are_friends(db, who.id, other):
            return ()
        if (await db.execute(select(friend_requests).where(*asked))).first():
            await _befriend(db, who, row, now)  # even if that was declined before
        else:
            await _request(db, who, row, now)
        wake_ups += people_changed((who.id, other), bonds=True)
    return wake_ups


async def _request(db: AsyncConnection, who: Who, other: RowMapping, now: float) -> None:
    await _lock(db, who.id)
    if await _has_blocked(db, who.id, other["id"]):
        raise RuleError("friend-blocked", name=other["name"])
    mine = friend_requests.c.person == who.id
    if (
        await db.execute(select(mine).where(mine, friend_requests.c.wanted == other["id"]))
    ).first():
        return  # asked already, whatever became of it
    await _check_room(db, who, other)
    lately = select(func.count()).where(mine, friend_requests.c.at > now - _DAY)
    if (await db.execute(lately)).scalar_one() >= _MOST_REQUESTS:
        raise RuleError("friend-requests", most=_MOST_REQUESTS)
    # Somebody who is blocked is not told so: it is as if the answer were no.
    declined = await _has_blocked(db, other["id"], who.id)
    await db.execute(
        insert(friend_requests).values(person=who.id, wanted=other["id"], declined=declined, at=now)
    )


async def agree(store: Store, who: Who, other: str) -> Sequence[PeopleChanged]:
    """Agrees to a request; without one nobody becomes a friend by being named."""
    wake_ups: list[PeopleChanged] = []
    async with store.change(wake_ups) as db:
        asked = (
            select(people)
            .join(friend_requests, friend_requests.c.person == people.c.id)
            .where(people.c.id == other, friend_requests.c.wanted == who.id)
        )
        row = (await db.execute(asked)).mappings().first()
        if row is None:
            raise RuleError("not-found")
        await _befriend(db, who, row, store.clock.now())
        wake_ups += people_changed((who.id, other), bonds=True)
    return wake_ups


async def leave(store: Store, who: Who, other: str) -> Sequence[PeopleChanged]:
    """Ends a friendship on both sides, or declines a request. The other is not told."""
    wake_ups: list[PeopleChanged] = []
    async with store.change(wake_ups) as db:
        asked = friend_requests.c.person == other, friend_requests.c.wanted == who.id
        declined = await db.execute(update(friend_requests).where(*asked).values(declined=True))
        if not await _part(db, who.id, other) + declined.rowcount:
            raise RuleError("not-found")
        wake_ups += people_changed((who.id, other), bonds=True)
    return wake_ups


async def block(db: AsyncConnection, person: str, blocked: str) -> None:
    """Ends everything that there is between somebody and a person whom they block."""
    await _part(db, person, blocked)
    between = tuple_(friend_requests.c.person, friend_requests.c.wanted)
    await db.execute(delete(friend_requests).where(between.in_([(person, blocked)])))
    asked = between.in_([(blocked, person)])
    await db.execute(update(friend_requests).where(asked).values(declined=True))


async def _part(db: AsyncConnection, one: str, two: str) -> int:
    pairs = (one, two), (two, one)
    invited = tuple_(invitations.c.person, invitations.c.inviter)
    await db.execute(delete(invitations).where(invited.in_(pairs)))
    parted = delete(friends).where(tuple_(friends.c.person, friends.c.friend).in_(pairs))
    return (await db.execute(parted)).rowcount


async def _befriend(db: AsyncConnection, who: Who, other: RowMapping, now: float) -> None:
    """The one place where people become friends."""
    await _lock(db, who.id, other["id"])
    if await _has_blocked(db, who.id, other["id"]):
        raise RuleError("friend-blocked", name=other["name"])
    if not await _are_friends(db, who.id, other["id"]):
        await _check_room(db, who, other)
        pairs = (who.id, other["id"]), (other["id"], who.id)
        await db.execute(
            insert(friends), [{"person": one, "friend": two, "since": now} for one, two in pairs]
        )
    between = tuple_(friend_requests.c.person, friend_requests.c.wanted)
    pairs = (who.id, other["id"]), (other["id"], who.id)
    await db.execute(delete(friend_requests).where(between.in_(pairs)))


async def _lock(db: AsyncConnection, *ids: str) -> None:
    """One after the other, or two at once would both find room. In order, so nobody waits twice."""
    locked = select(people.c.id).where(people.c.id.in_(ids)).order_by(people.c.id)
    await db.execute(locked.with_for_update(key_share=True))


async def _check_room(db: AsyncConnection, who: Who, other: RowMapping) -> None:
    counted = (
        select(friends.c.person, func.count().label("count"))
        .where(friends.c.person.in_((who.id, other["id"])))
        .group_by(friends.c.person)
    )
    count = {row.person: row.count for row in (await db.execute(counted)).mappings().all()}
    if count.get(who.id, 0) >= MOST:
        raise RuleError("friends-full", most=MOST)
    if count.get(other["id"], 0) >= MOST:
        raise RuleError("friend-full", name=other["name"])


async def _are_friends(db: AsyncConnection, one: str, two: str) -> bool:
    pair = friends.c.person == one, friends.c.friend == two
    return (await db.execute(select(friends.c.person).where(*pair))).first() is not None


async def _has_blocked(db: AsyncConnection, one: str, two: str) -> bool:
    pair = blocks.c.person == one, blocks.c.blocked == two
    return (await db.execute(select(blocks.c.person).where(*pair))).first() is not None


# ---------------------------------------------------------------------------------- invitations


class Invited(Struct, frozen=True):
    """A friend whom an invitation reaches."""

    person: str
    is_here: bool  # else a notice may reach them


async def invite(
    store: Store, who: Who, friend: str, table: Table
) -> tuple[Invited | None, Sequence[PeopleChanged]]:
    """Wants a friend at a table that has not begun; None: they don't want to hear of it."""
    if table.seat_of(who.id) is None:
        raise RuleError("seat-none")
    if table.status != "open":
        raise RuleError("table-started")
    if all(seat.person or seat.bot for seat in table.seats):
        raise RuleError("table-full")
    now = store.clock.now()
    wake_ups: list[PeopleChanged] = []
    async with store.change(wake_ups) as db:
        await _lock(db, who.id)
        known = (
            select(people.c.name)
            .join(friends, friends.c.friend == people.c.id)
            .where(friends.c.person == who.id, friends.c.friend == friend)
        )
        name = (await db.execute(known)).scalar()
        if name is None:
            raise RuleError("not-found")
        mine = invitations.c.inviter == who.id, invitations.c.person == friend
        lately = select(invitations.c.at).where(*mine, invitations.c.at > now - _AGAIN)
        if (await db.execute(lately)).first():
            raise RuleError("friend-invited", name=name)
        muted = mutes.c.person == friend, mutes.c.muted == who.id
        here = invitations.c.person == friend, invitations.c.table == table.id
        declined = select(invitations.c.at).where(*here, invitations.c.declined)
        if table.seat_of(friend) is not None or (await db.execute(declined)).first():
            return None, ()
        is_unwanted = (await db.execute(select(mutes).where(*muted))).first() is not None
        await db.execute(delete(invitations).where(*here))
        await db.execute(
            insert(invitations).values(
                person=friend, table=table.id, inviter=who.id, declined=is_unwanted, at=now
            )
        )
        if is_unwanted:
            return None, ()
        is_here = (await db.execute(_visiting((friend,)))).first() is not None
        wake_ups += people_changed((friend,))
    return Invited(friend, is_here), wake_ups


async def decline(store: Store, who: Who, table: str) -> Sequence[PeopleChanged]:
    """Not now: the invitation is gone from all pages, and does not come again for this table."""
    wake_ups = people_changed((who.id,))
    async with store.change(wake_ups) as db:
        mine = invitations.c.person == who.id, invitations.c.table == table
        if not (await db.execute(update(invitations).where(*mine).values(declined=True))).rowcount:
            raise RuleError("not-found")
    return wake_ups


# ------------------------------------------------------------------------------------ who is here


async def ids_of(store: Store, person: str) -> frozenset[str]:
    listed = await store.rows(select(friends.c.friend).where(friends.c.person == person))
    return frozenset(row["friend"] for row in listed)


async def circle(store: Store, who: Who) -> wire.Circle:
    """What somebody may know of their friends now, and what those want."""
    async with store.read() as db:
        of_mine = (
            select(people.c.id, people.c.name, people.c.avatar, people.c.shown)
            .join(friends, friends.c.friend == people.c.id)
            .where(friends.c.person == who.id)
        )
        listed = (await db.execute(of_mine)).mappings().all()
        asked = (
            select(people.c.id, people.c.name, people.c.avatar)
            .join(friend_requests, friend_requests.c.person == people.c.id)
            .where(friend_requests.c.wanted == who.id, friend_requests.c.declined.is_(False))
            .order_by(friend_requests.c.at, people.c.id)
        )
        askers = (await db.execute(asked)).mappings().all()
        shown = [row["id"] for row in listed if row["shown"]]
        found = (await db.execute(_visiting(shown))).all() if shown else ()
        here = {row.person for row in found}
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
        asked=tuple(wire.Asker(**row) for row in askers),
        invitations=tuple(wire.Invitation(**row) for row in invited),
    )


def _visiting(ids: Sequence[str]) -> Select[tuple[str]]:
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
    found = {row["person"]: row for row in (await db.execute(sitting)).mappings().all()}
    ids_there = {row["id"] for row in found.values()}
    taken = or_(seats.c.person.is_not(None), seats.c.bot.is_not(None))
    others = select(seats.c.table, seats.c.person, taken.label("taken")).where(
        seats.c.table.in_(ids_there)
    )
    at_tables = (await db.execute(others)).mappings().all() if ids_there else []
    mine = {row["table"] for row in at_tables if row["person"] == who.id}
    free = {row["table"] for row in at_tables if not row["taken"]}
    return {
        person: _shown_table(who, row, yours=row["id"] in mine, free=row["id"] in free)
        for person, row in found.items()
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
                    or_(
                        friend_requests.c.person == person,
                        and_(
                            friend_requests.c.wanted == person,
                            friend_requests.c.declined.is_(False),
                        ),
                    )
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


# ------------------------------------------------------------------------------------ hand over


async def hand_over(db: AsyncConnection, guest: str, account: str) -> Sequence[PeopleChanged]:
    """Makes the friends of a guest the account's, inside the transaction that signs them in."""
    both = (guest, account)
    either = or_(
        and_(blocks.c.person == account, blocks.c.blocked == friends.c.friend),
        and_(blocks.c.blocked == account, blocks.c.person == friends.c.friend),
    )
    known = select(friends.c.friend).where(friends.c.person == account)
    new = select(friends.c.friend, friends.c.since).where(
        friends.c.person == guest,
        friends.c.friend != account,
        friends.c.friend.not_in(known),
        ~select(blocks.c.person).where(either).exists(),
    )
    gained = (await db.execute(new)).all()
    for friend, since in gained:
        for one, two in ((account, friend), (friend, account)):
            await db.execute(insert(friends).values(person=one, friend=two, since=since))
    await _hand_requests_over(db, guest, account)
    invited = select(invitations.c.table).where(invitations.c.person == account)
    await db.execute(
        update(invitations)
        .where(invitations.c.person == guest, invitations.c.table.not_in(invited))
        .values(person=account)
    )
    await db.execute(
        update(invitations).where(invitations.c.inviter == guest).values(inviter=account)
    )
    await db.execute(delete(invitations).where(invitations.c.person == invitations.c.inviter))
    links = dict(
        (await db.execute(select(people.c.id, people.c.link).where(people.c.id.in_(both)))).all()
    )
    if links.get(guest) and not links.get(account):  # what was sent to friends goes on working
        await db.execute(update(people).where(people.c.id == guest).values(link=None))
        await db.execute(update(people).where(people.c.id == account).values(link=links[guest]))
    return people_changed((account, *(friend for friend, _ in gained)), bonds=True)


async def _hand_requests_over(db: AsyncConnection, guest: str, account: str) -> None:
    of_guest = or_(friend_requests.c.person == guest, friend_requests.c.wanted == guest)
    found = (await db.execute(select(friend_requests).where(of_guest))).mappings().all()
    for row in found:
        one = account if row["person"] == guest else row["person"]
        two = account if row["wanted"] == guest else row["wanted"]
        pair = friend_requests.c.person == one, friend_requests.c.wanted == two
        there = (await db.execute(select(friend_requests.c.at).where(*pair))).first()
        if one != two and not there and not await _are_friends(db, one, two):
            values = {**row, "person": one, "wanted": two}
            await db.execute(insert(friend_requests).values(values))
