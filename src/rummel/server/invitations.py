"""Invitations of friends to tables that have not begun."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from sqlalchemy import delete, insert, select, update

from rummel.errors import RuleError
from rummel.server.circle import visiting
from rummel.server.people import lock
from rummel.server.schema import friends, invitations, mutes, people
from rummel.server.store import Store
from rummel.server.wakeups import PeopleChanged, people_changed
from rummel.tables.table import Table
from rummel.tables.who import Who

_AGAIN: Final = 60.0  # seconds until the same friend can be invited again


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
        await lock(db, who.id)
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
        if table.seat_of(friend) is not None:
            return None, ()
        # Written down all the same: who invites again at once gets the same answer as ever.
        is_unwanted = any(
            [(await db.execute(why)).first() for why in (declined, select(mutes).where(*muted))]
        )
        await db.execute(delete(invitations).where(*here))
        await db.execute(
            insert(invitations).values(
                person=friend, table=table.id, inviter=who.id, declined=is_unwanted, at=now
            )
        )
        if is_unwanted:
            return None, ()
        is_here = (await db.execute(visiting((friend,)))).first() is not None
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
