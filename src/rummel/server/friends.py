"""Friends: who is one, by link or by request.

Nobody is added without agreeing: whoever gives their link away agrees to all who confirm it, and a
request from a table waits for an answer, unless it is withdrawn. Whoever is declined, muted or
blocked is not told: their request or invitation is accepted and goes nowhere. Everybody else knows
nothing of all this.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Final, Literal

from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
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
from rummel.server.people import lock
from rummel.server.schema import (
    blocks,
    friend_requests,
    friends,
    invitations,
    people,
)
from rummel.server.store import Behind, StorageError, Store
from rummel.server.wakeups import PeopleChanged, people_changed
from rummel.tables.who import Who

MOST: Final = 100  # friends of a person
_MOST_REQUESTS: Final = 20  # that a person sends in a day
_DAY: Final = 86_400.0
REMEMBERED: Final = 90 * _DAY  # a request that was declined, before the same person may ask again
_TRIES: Final = 5  # times that a new code is drawn, should it be taken


class LinkOwner(Struct, frozen=True, kw_only=True):
    """Whose friend link it is, and how they stand to whoever opens it."""

    name: str
    avatar: wire.Avatar
    stands: Literal["new", "friend", "own"]


# ------------------------------------------------------------------------------------------ links


async def link_of(store: Store, who: Who) -> str:
    """The code of somebody's link, which is made when it is first wanted."""
    row = await store.row(select(people.c.link).where(people.c.id == who.id))
    if row and row["link"]:
        return str(row["link"])
    return await _draw_link(store, who, people.c.link.is_(None))


async def renew_link(store: Store, who: Who) -> str:
    """Another code: the link before is worth nothing any more."""
    return await _draw_link(store, who, people.c.id == who.id)


async def _draw_link(store: Store, who: Who, only_if: ColumnElement[bool]) -> str:
    for _ in range(_TRIES):
        with suppress(Behind):  # somebody has this code
            async with store.change() as db:
                mine = people.c.id == who.id
                drawn = update(people).where(mine, only_if).values(link=rows.new_id())
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


# --------------------------------------------------------------------------------------- requests


async def ask(store: Store, who: Who, other: str) -> Sequence[PeopleChanged]:
    """Asks somebody at the same table; agrees, if they have asked before."""
    wake_ups: list[PeopleChanged] = []
    now = store.clock.now()
    async with store.change(wake_ups) as db:
        row = (await db.execute(select(people).where(people.c.id == other))).mappings().first()
        if row is None or row["bot"]:
            raise RuleError("seat-nobody")
        if await _are_friends(db, who.id, other):
            return ()
        if (await db.execute(select(friend_requests).where(*_from(other, who.id)))).first():
            await _befriend(db, who, row, now)  # even if that was declined before
        else:
            await _request(db, who, row, now)
        wake_ups += people_changed((who.id, other), bonds=True)
    return wake_ups


async def _request(db: AsyncConnection, who: Who, other: RowMapping, now: float) -> None:
    await lock(db, who.id, other["id"])
    if await _has_blocked(db, who.id, other["id"]):
        raise RuleError("friend-blocked", name=other["name"])
    mine = friend_requests.c.person == who.id
    sent = update(friend_requests).where(mine, friend_requests.c.wanted == other["id"])
    if (await db.execute(sent.values(withdrawn=False))).rowcount:
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
            .where(*_from(other, who.id))
        )
        row = (await db.execute(asked)).mappings().first()
        if row is None:
            raise RuleError("not-found")
        await _befriend(db, who, row, store.clock.now())
        wake_ups += people_changed((who.id, other), bonds=True)
    return wake_ups


async def leave(store: Store, who: Who, other: str) -> Sequence[PeopleChanged]:
    """Ends a friendship on both sides, declines a request or withdraws one. Nobody is told."""
    wake_ups: list[PeopleChanged] = []
    async with store.change(wake_ups) as db:
        received = update(friend_requests).where(*_from(other, who.id)).values(declined=True)
        sent = update(friend_requests).where(*_from(who.id, other)).values(withdrawn=True)
        answered = [(await db.execute(change)).rowcount for change in (received, sent)]
        if not await _unfriend(db, who.id, other) + sum(answered):
            raise RuleError("not-found")
        wake_ups += people_changed((who.id, other), bonds=True)
    return wake_ups


def _from(person: str, wanted: str) -> tuple[ColumnElement[bool], ...]:
    """A request of somebody to somebody that has not been withdrawn."""
    return (
        friend_requests.c.person == person,
        friend_requests.c.wanted == wanted,
        friend_requests.c.withdrawn.is_(False),
    )


async def block(db: AsyncConnection, person: str, blocked: str) -> None:
    """Ends everything that there is between somebody and a person whom they block."""
    await lock(db, person, blocked)  # or they could become friends at this very moment
    await _unfriend(db, person, blocked)
    sent = friend_requests.c.person == person, friend_requests.c.wanted == blocked
    await db.execute(delete(friend_requests).where(*sent))
    asked = friend_requests.c.person == blocked, friend_requests.c.wanted == person
    await db.execute(update(friend_requests).where(*asked).values(declined=True))


async def _unfriend(db: AsyncConnection, one: str, two: str) -> int:
    pairs = (one, two), (two, one)
    invited = tuple_(invitations.c.person, invitations.c.inviter)
    await db.execute(delete(invitations).where(invited.in_(pairs)))
    ended = delete(friends).where(tuple_(friends.c.person, friends.c.friend).in_(pairs))
    return (await db.execute(ended)).rowcount


async def _befriend(db: AsyncConnection, who: Who, other: RowMapping, now: float) -> None:
    """The one place where people become friends."""
    await lock(db, who.id, other["id"])
    if await _has_blocked(db, who.id, other["id"]):
        raise RuleError("friend-blocked", name=other["name"])
    if await _has_blocked(db, other["id"], who.id):
        raise RuleError("not-found")  # since the request or the link was looked up
    pairs = (who.id, other["id"]), (other["id"], who.id)
    if not await _are_friends(db, who.id, other["id"]):
        await _check_room(db, who, other)
        await db.execute(
            insert(friends), [{"person": one, "friend": two, "since": now} for one, two in pairs]
        )
    between = tuple_(friend_requests.c.person, friend_requests.c.wanted)
    await db.execute(delete(friend_requests).where(between.in_(pairs)))


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


async def ids_of(store: Store, person: str) -> frozenset[str]:
    listed = await store.rows(select(friends.c.friend).where(friends.c.person == person))
    return frozenset(row["friend"] for row in listed)


async def _are_friends(db: AsyncConnection, one: str, two: str) -> bool:
    pair = friends.c.person == one, friends.c.friend == two
    return (await db.execute(select(friends.c.person).where(*pair))).first() is not None


async def is_blocked(store: Store, person: str, others: Sequence[str]) -> bool:
    """Whether any of these others has blocked somebody."""
    by_them = blocks.c.blocked == person, blocks.c.person.in_(others)
    return await store.row(select(blocks.c.person).where(*by_them)) is not None


async def _has_blocked(db: AsyncConnection, one: str, two: str) -> bool:
    pair = blocks.c.person == one, blocks.c.blocked == two
    return (await db.execute(select(blocks.c.person).where(*pair))).first() is not None


# -------------------------------------------------------------------------------------- hand over


async def hand_over(db: AsyncConnection, guest: str, account: str) -> Sequence[PeopleChanged]:
    """Makes the friends of a guest the account's, inside the transaction that signs them in.

    An account has no more of them than anybody: the oldest friends come first.
    """
    both = (guest, account)
    await lock(db, *both)
    either = or_(
        and_(blocks.c.person == account, blocks.c.blocked == friends.c.friend),
        and_(blocks.c.blocked == account, blocks.c.person == friends.c.friend),
    )
    blocked = select(blocks.c.person).where(either).exists()
    # The account has the guest's blocks by now, and people who are blocked can't stay friends.
    mine = select(friends.c.friend).where(friends.c.person == account, blocked)
    lost = (await db.execute(mine)).scalars().all()
    for friend in lost:
        await _unfriend(db, account, friend)
    known = select(friends.c.friend).where(friends.c.person == account)
    count = (await db.execute(select(func.count()).select_from(known.subquery()))).scalar_one()
    new = (
        select(friends.c.friend, friends.c.since)
        .where(
            friends.c.person == guest,
            friends.c.friend != account,
            friends.c.friend.not_in(known),
            ~blocked,
        )
        .order_by(friends.c.since, friends.c.friend)
        .limit(max(MOST - count, 0))
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
    return people_changed((account, *lost, *(friend for friend, _ in gained)), bonds=True)


async def _hand_requests_over(db: AsyncConnection, guest: str, account: str) -> None:
    of_guest = or_(friend_requests.c.person == guest, friend_requests.c.wanted == guest)
    requests = (await db.execute(select(friend_requests).where(of_guest))).mappings().all()
    for row in requests:
        one = account if row["person"] == guest else row["person"]
        two = account if row["wanted"] == guest else row["wanted"]
        pair = friend_requests.c.person == one, friend_requests.c.wanted == two
        there = (await db.execute(select(friend_requests.c.at).where(*pair))).first()
        if one != two and not there and not await _are_friends(db, one, two):
            values = {**row, "person": one, "wanted": two}
            await db.execute(insert(friend_requests).values(values))
