"""Quick match: strangers who want the same game, at the same pace, and are about as strong.

The database is the queue, so people at different nodes meet. Whoever looks is matched, if somebody
fits, in one transaction with the table that it opens. How far strengths may differ grows while
people wait. Nobody is matched with somebody whom they have blocked, or who has blocked them.
"""

from collections.abc import Sequence
from random import SystemRandom
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct
from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select, text, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from rummel import wire
from rummel.games import find
from rummel.server import ratings, rows
from rummel.server.schema import blocks, people, waiting
from rummel.server.store import Statement, Store
from rummel.tables import lobby
from rummel.tables.who import Who

_LOCK: Final = 8_664_359  # any number, as long as all nodes use the same
_NEAR: Final = 150  # how far ratings may differ at once,
_WIDER: Final = 15  # and how much more for each second that both have waited
_CHANCE: Final = SystemRandom()
_MOST_LOOKED_AT: Final = 200

_TOLD: Final = 60.0  # seconds for which somebody who is matched gets the same answer again

QuickPace = Literal["quick", "calm", "days"]
_CLOCKS: Final[dict[QuickPace, int]] = {"quick": 60, "calm": 150, "days": 2 * 86_400}
# Seconds that somebody counts as waiting without asking again: a page asks all the time, but nobody
# who plays over days has to stay.
_FRESH: Final[dict[QuickPace, float]] = {"quick": 10.0, "calm": 10.0, "days": 86_400.0}


class Wanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody wants to play with strangers."""

    game: Annotated[str, Meta(max_length=40)]
    pace: QuickPace = "calm"
    players: Annotated[int, Meta(ge=2, le=6)] = 2
    pledge: wire.Hash | None = None  # of my words, which are my part of the deals


class Looking(Struct, frozen=True, kw_only=True):
    """How the search stands."""

    game: str
    pace: QuickPace
    players: int
    waited: float  # seconds
    table: str | None = None  # where it is played: the search is over


class Search(Struct, frozen=True):
    """What somebody looks for; null: nothing, or no more."""

    looking: Looking | None


class Queue(Struct, frozen=True, kw_only=True):
    """How many people look for the same."""

    game: str
    pace: QuickPace
    players: int
    people: int


def widest(waited: float) -> float:
    """How far ratings may differ for somebody who has waited this long."""
    return _NEAR + _WIDER * max(0.0, waited)


def setup_for(pace: QuickPace, *, is_rated: bool) -> wire.Setup:
    """A table for strangers: with a clock, without hints, and nobody waits for those who go."""
    days = pace == "days"
    return wire.Setup(
        pace="correspondence" if days else "live",
        clock=wire.TurnClock(_CLOCKS[pace]),
        away="wait" if days else "bot",
        rated=is_rated,
        hints=False,
    )


async def look_for(store: Store, who: Who, wanted: Wanted) -> Looking:
    """Begins to look, for this and nothing else."""
    game = find(wanted.game)
    game.configure(players=wanted.players)  # or the refusal says what fits
    known = [one for one in await ratings.of_person(store, who.id) if one.game == game.id]
    now = store.clock.now()
    async with store.change() as db:
        await _lock(store, db)
        await db.execute(delete(waiting).where(waiting.c.person == who.id))
        await db.execute(
            insert(waiting).values(
                person=who.id,
                game=game.id,
                pace=wanted.pace,
                players=wanted.players,
                rating=known[0].rating if known else ratings.START,
                pledge=wanted.pledge,
                since=now,
                seen=now,
            )
        )
        looking = await _look(db, who, now)
    assert looking  # nobody has matched them, or stopped the search, in between
    return looking


async def stop(store: Store, who: Who) -> Looking | None:
    """Ends the search. The table, if somebody was faster: the match has begun there.

    Nobody is matched in between, and then sits at a table that they will never hear of.
    """
    now = store.clock.now()
    mine = waiting.c.person == who.id
    async with store.change() as db:
        await _lock(store, db)
        me = (await db.execute(select(waiting).where(mine))).mappings().first()
        await db.execute(delete(waiting).where(mine))
    if me is None or me["table"] is None or me["seen"] < now - _TOLD:
        return None
    return _looking(me, me["table"], now)


async def look_again(store: Store, who: Who) -> Looking | None:
    """Still there: matched, if somebody fits by now. None for somebody who does not look."""
    async with store.change() as db:
        await _lock(store, db)
        return await _look(db, who, store.clock.now())


async def _lock(store: Store, db: AsyncConnection) -> None:
    """One after the other: two who look at once could both be matched with a third."""
    if not store.is_sqlite:  # which lets only one write anyway
        await db.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))


async def _look(db: AsyncConnection, who: Who, now: float) -> Looking | None:
    mine = waiting.c.person == who.id
    me = (await db.execute(select(waiting).where(mine))).mappings().first()
    if me is None:
        return None
    table = me["table"]
    if table is None:
        await db.execute(update(waiting).where(mine).values(seen=now))
        table = await _match(db, me, now)
    elif me["seen"] < now - _TOLD:
        await db.execute(delete(waiting).where(mine))
        return None
    return _looking(me, table, now)


def _looking(me: RowMapping, table: str | None, now: float) -> Looking:
    return Looking(
        game=me["game"],
        pace=me["pace"],
        players=me["players"],
        waited=max(0.0, now - me["since"]),
        table=table,
    )


async def _match(db: AsyncConnection, me: RowMapping, now: float) -> str | None:
    """Opens a table with those who fit best; None if too few do."""
    same = and_(
        waiting.c.game == me["game"],
        waiting.c.pace == me["pace"],
        waiting.c.players == me["players"],
        waiting.c.person != me["person"],
        _still(now),
    )
    statement = select(waiting).where(same).order_by(waiting.c.since).limit(_MOST_LOOKED_AT)
    others = (await db.execute(statement)).mappings().all()
    ids = [me["person"], *(other["person"] for other in others)]
    either = blocks.c.person.in_(ids) & blocks.c.blocked.in_(ids)
    apart = {
        frozenset((row.person, row.blocked))
        for row in await db.execute(select(blocks).where(either))
    }
    party = chosen(me, others, apart, now)
    if party is None:
        return None
    table, statements = await _opened(db, party, now)
    for one, values in statements:
        await db.execute(one, values)
    matched = waiting.c.person.in_([row["person"] for row in party])
    await db.execute(update(waiting).where(matched).values(table=table, seen=now))
    return table


def _still(now: float) -> ColumnElement[bool]:
    """People who look and have not been matched."""
    fresh = [
        and_(waiting.c.pace == pace, waiting.c.seen > now - seconds)
        for pace, seconds in _FRESH.items()
    ]
    return and_(waiting.c.table.is_(None), or_(*fresh))


def chosen(
    me: RowMapping, others: Sequence[RowMapping], apart: set[frozenset[str]], now: float
) -> list[RowMapping] | None:
    """A party of the right size in which everybody suits everybody, the nearest in strength."""
    party = [me]
    for other in sorted(others, key=lambda one: (abs(one["rating"] - me["rating"]), one["since"])):
        if all(_suit(one, other, apart, now) for one in party):
            party.append(other)
        if len(party) == me["players"]:
            return party
    return None


def _suit(one: RowMapping, two: RowMapping, apart: set[frozenset[str]], now: float) -> bool:
    if frozenset((one["person"], two["person"])) in apart:
        return False
    waited = now - max(one["since"], two["since"])
    apart_by: int = abs(one["rating"] - two["rating"])
    return apart_by <= widest(waited)


async def _opened(
    db: AsyncConnection, party: Sequence[RowMapping], now: float
) -> tuple[str, list[Statement]]:
    """A new table with everybody at it, and its match begun."""
    ids = [row["person"] for row in party]
    known = (await db.execute(select(people).where(people.c.id.in_(ids)))).mappings().all()
    pledges = {row["person"]: row["pledge"] for row in party}
    guests = [
        Who(
            id=row["id"],
            name=row["name"],
            language=row["language"],
            account=row["login"] is not None,
            avatar=row["avatar"],
        )
        for row in known
    ]
    _CHANCE.shuffle(guests)
    first, rest = guests[0], guests[1:]
    wanted = wire.NewTable(
        game=party[0]["game"],
        options={"players": party[0]["players"]},
        seats=("me", *["open"] * len(rest)),
        setup=setup_for(party[0]["pace"], is_rated=all(one.account for one in guests)),
        pledge=pledges[first.id],
    )
    table = lobby.created(first, wanted, rows.new_id(), rows.new_secret(), now)
    for one in rest:
        table = lobby.sat(table, one, None, pledges[one.id])
    # All of them are expected in a moment, with the words that they have pledged.
    moments = lobby.begin(table, range(len(table.seats)), now)
    statements = rows.created(moments[-1].table, now)
    for moment in moments:
        statements += rows.played(moment, now, drafted=False)
    return table.id, statements


async def queues(store: Store) -> Sequence[Queue]:
    """What people look for now."""
    count = func.count()
    listed = await store.rows(
        select(waiting.c.game, waiting.c.pace, waiting.c.players, count.label("people"))
        .where(_still(store.clock.now()))
        .group_by(waiting.c.game, waiting.c.pace, waiting.c.players)
        .order_by(count.desc(), waiting.c.game)
    )
    return tuple(Queue(**row) for row in listed)
