"""What the database knows of a person: the matches they play and played, and everything else."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import exists, func, not_, select, tuple_
from sqlalchemy.engine import RowMapping

from rummel import wire
from rummel.errors import RuleError
from rummel.game import Win
from rummel.games import find
from rummel.match import Result
from rummel.server import rows
from rummel.server.rooms import Rooms
from rummel.server.schema import (
    blocks,
    chat,
    drafts,
    friend_requests,
    friends,
    invitations,
    log,
    mutes,
    people,
    pushes,
    ratings,
    reports,
    seats,
    sessions,
    tables,
    waiting,
)
from rummel.server.store import Store
from rummel.tables.table import Table

_PAGE: Final = 20
_TOGETHER: Final = 500  # rows of an export that are read at once


class MatchInfo(Struct, frozen=True, kw_only=True):
    """A match as one of its players remembers it."""

    table: str
    game: str
    status: Literal["open", "playing", "over"]
    pace: wire.Pace
    rated: bool
    created: float
    ended: float | None
    moved: float  # when something happened last
    seat: int  # the person's
    names: tuple[str | None, ...]
    bots: tuple[int, ...]  # seats that bots of the server play
    totals: tuple[int, ...]
    place: int | None  # in the end: 1 for the winners
    result: Result | None
    win: Win | None  # how it was won, once it is over
    your_turn: bool
    due: float | None  # seconds left for it


class Matches(Struct, frozen=True, kw_only=True):
    """The newest matches first. `next` is what `before` has to be for more."""

    matches: tuple[MatchInfo, ...]
    next: str | None


Which = Literal["running", "over"]  # running: those that wait for their start too


async def matches(
    rooms: Rooms, person: str, before: str | None, which: Which | None = None
) -> Matches:
    store = rooms.store
    newest_entry = (log.c.table == tables.c.id) & (log.c.number == tables.c.number)
    moved = select(log.c.at).where(newest_entry).scalar_subquery()
    statement = (
        select(
            tables.c.id,
            tables.c.game,
            tables.c.status,
            tables.c.setup,
            tables.c.created,
            tables.c.ended,
            tables.c.result,
            tables.c.rules,
            moved.label("moved"),
            seats.c.seat,
            seats.c.place,
        )
        .join(seats, seats.c.table == tables.c.id)
        .where(seats.c.person == person)
        .order_by(tables.c.created.desc(), tables.c.id.desc())
        .limit(_PAGE + 1)
    )
    if which is not None:
        over = tables.c.status == "over"
        statement = statement.where(over if which == "over" else not_(over))
    if before is not None:
        created = select(tables.c.created).where(tables.c.id == before)
        last = await store.row(created) if rows.is_id(before) else None
        if last is None:
            raise RuleError("table-unknown", table=before[:20])
        statement = statement.where(
            tuple_(tables.c.created, tables.c.id) < (last["created"], before)
        )
    newest = await store.rows(statement)
    page = newest[:_PAGE]
    sat = await store.rows(
        select(seats.c.table, seats.c.seat, seats.c.name, seats.c.bot)
        .where(seats.c.table.in_([row["id"] for row in page]))
        .order_by(seats.c.table, seats.c.seat)
    )
    at_table: dict[str, list[RowMapping]] = {}
    for row in sat:
        at_table.setdefault(row["table"], []).append(row)
    infos = []
    for row in page:
        # A room stays in memory, so that the next request does not play the match through again.
        room = await rooms.find(row["id"]) if row["status"] == "playing" else None
        if room:
            room.visit()
        running = room.table if room else None
        infos.append(_match_info(row, at_table[row["id"]], running, rooms.now()))
    return Matches(matches=tuple(infos), next=page[-1]["id"] if len(newest) > _PAGE else None)


def _match_info(
    row: RowMapping, sat: Sequence[RowMapping], running: Table | None, now: float
) -> MatchInfo:
    setup = msgspec.json.decode(row["setup"], type=wire.Setup)
    result = msgspec.json.decode(row["result"], type=Result) if row["result"] else None
    totals = result.totals if result else ()
    seat, due = row["seat"], None
    if running and running.match:
        totals = running.match.totals
        left = running.clocks.left(seat, now)
        due = None if left is None else round(left, 3)
    return MatchInfo(
        table=row["id"],
        game=row["game"],
        status=row["status"],
        pace=setup.pace,
        rated=setup.rated,
        created=row["created"],
        ended=row["ended"],
        moved=row["moved"] or row["created"],
        seat=seat,
        names=tuple(one["name"] for one in sat),
        bots=tuple(one["seat"] for one in sat if one["bot"]),
        totals=totals,
        place=row["place"],
        result=result,
        win=_win(row, result) if result else None,
        your_turn=running is not None and seat in running.to_act,
        due=due,
    )


def _win(row: RowMapping, result: Result) -> Win | None:
    """How it was won; None under rules that this version can't read."""
    try:
        rules = find(row["game"]).read_rules(msgspec.json.decode(row["rules"]))
    except (RuleError, msgspec.MsgspecError):
        return None
    return rules.win_of(result.winners)


class GameCount(Struct, frozen=True, kw_only=True):
    """How many matches of a game somebody has finished, and won."""

    game: str
    played: int
    won: int


async def game_counts(store: Store, person: str) -> tuple[GameCount, ...]:
    """The games that a person has played most come first. A draw is won by nobody."""
    other = seats.alias()
    behind = exists().where(other.c.table == seats.c.table, other.c.place > 1)
    played = func.count()
    rows_of_games = await store.rows(
        select(
            tables.c.game,
            played.label("played"),
            func.count().filter(seats.c.place == 1, behind).label("won"),
        )
        .join(seats, seats.c.table == tables.c.id)
        .where(seats.c.person == person, tables.c.status == "over")
        .group_by(tables.c.game)
        .order_by(played.desc(), tables.c.game)
    )
    return tuple(
        GameCount(game=row["game"], played=row["played"], won=row["won"]) for row in rows_of_games
    )


# --------------------------------------------------------------------------------------- export

# Column by column: what is not named here is not exported. Passwords, tokens, the secrets of tables
# and what others said or played are not.
_PERSON: Final = (
    people.c.id,
    people.c.name,
    people.c.login,
    people.c.language,
    people.c.avatar,
    people.c.bot,
    people.c.created,
    people.c.link,
    people.c.shown,
)
_SESSIONS: Final = (sessions.c.kind, sessions.c.label, sessions.c.created, sessions.c.seen)
_PUSHES: Final = (pushes.c.endpoint, pushes.c.created)
_REPORTS: Final = (reports.c.table, reports.c.reason, reports.c.text, reports.c.at)
_WAITING: Final = (
    waiting.c.game,
    waiting.c.pace,
    waiting.c.players,
    waiting.c.rating,
    waiting.c.pledge,
    waiting.c.since,
    waiting.c.seen,
)
_RATINGS: Final = (ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.matches)
_TABLES: Final = (
    tables.c.id,
    tables.c.game,
    tables.c.rules,
    tables.c.setup,
    tables.c.status,
    tables.c.created,
    tables.c.ended,
    tables.c.result,
    (tables.c.host == seats.c.person).label("host"),
    seats.c.seat,
    seats.c.name,
    seats.c.pledge,
    seats.c.words,
    seats.c.ready,
    seats.c.again,
    seats.c.declined,
    seats.c.pausing,
    seats.c.away,
    seats.c.place,
)
_MOVES: Final = (log.c.table, log.c.number, log.c.kind, log.c.text, log.c.at)
_DRAFTS: Final = (drafts.c.table, drafts.c.number, drafts.c.melds)
_CHAT: Final = (chat.c.table, chat.c.seat, chat.c.name, chat.c.text, chat.c.at)
_JSON: Final = ("rules", "setup", "result", "melds")


async def export(store: Store, person: str) -> dict[str, Any]:
    """Everything that the database knows of a person and their bots."""
    row = await store.row(select(*_PERSON).where(people.c.id == person))
    if row is None:
        raise RuleError("not-found")
    mine = (log.c.table == seats.c.table) & (log.c.seat == seats.c.seat)
    drafted = (drafts.c.table == seats.c.table) & (drafts.c.seat == seats.c.seat)
    sat = seats.c.person == person
    bots = await store.rows(select(people.c.id).where(people.c.owner == person))
    return {
        "person": dict(row),
        "sessions": await _all(
            store, select(*_SESSIONS).where(sessions.c.person == person).order_by("created")
        ),
        "notices": await _all(
            store, select(*_PUSHES).where(pushes.c.person == person).order_by("created")
        ),
        "ratings": await _all(store, select(*_RATINGS).where(ratings.c.person == person)),
        "muted": await _all(
            store,
            select(people.c.name)
            .join(mutes, mutes.c.muted == people.c.id)
            .where(mutes.c.person == person),
        ),
        "blocked": await _all(
            store,
            select(people.c.name)
            .join(blocks, blocks.c.blocked == people.c.id)
            .where(blocks.c.person == person),
        ),
        "friends": await _all(
            store,
            select(people.c.name, friends.c.since)
            .join(friends, friends.c.friend == people.c.id)
            .where(friends.c.person == person)
            .order_by(friends.c.since),
        ),
        "friend_requests": {
            "sent": await _all(
                store,
                select(people.c.name, friend_requests.c.at)
                .join(friend_requests, friend_requests.c.wanted == people.c.id)
                .where(friend_requests.c.person == person),
            ),
            "received": await _all(
                store,
                select(people.c.name, friend_requests.c.at, friend_requests.c.declined)
                .join(friend_requests, friend_requests.c.person == people.c.id)
                .where(friend_requests.c.wanted == person, friend_requests.c.withdrawn.is_(False)),
            ),
        },
        "invitations": await _all(
            store,
            select(invitations.c.table, people.c.name, invitations.c.at)
            .join(people, people.c.id == invitations.c.inviter)
            .where(invitations.c.person == person),
        ),
        "reports": await _all(
            store, select(*_REPORTS).where(reports.c.person == person).order_by(reports.c.at)
        ),
        "waiting": await _all(store, select(*_WAITING).where(waiting.c.person == person)),
        "tables": await _all(
            store,
            select(*_TABLES)
            .join(seats, seats.c.table == tables.c.id)
            .where(sat)
            .order_by(tables.c.created),
        ),
        "moves": await _all(
            store,
            select(*_MOVES).join(seats, mine).where(sat).order_by(log.c.table, log.c.number),
        ),
        "drafts": await _all(store, select(*_DRAFTS).join(seats, drafted).where(sat)),
        "chat": await _all(
            store, select(*_CHAT).where(chat.c.person == person).order_by(chat.c.id)
        ),
        "bots": [await export(store, bot["id"]) for bot in bots],
    }


async def _all(store: Store, statement: Any) -> msgspec.Raw:
    """The rows as a list in JSON. Part by part: somebody's moves may be hundreds of thousands, and
    nobody else at this node would hear anything meanwhile.
    """
    parts: list[bytes] = []
    async with store.read_moment() as db:
        rows_read = (await db.stream(statement)).mappings()
        async for some in rows_read.partitions(_TOGETHER):
            parts += (msgspec.json.encode(_exported(row)) for row in some)
            await asyncio.sleep(0)
    return msgspec.Raw(b"[%b]" % b",".join(parts))


def _exported(row: RowMapping) -> dict[str, Any]:
    """A row as plain values: what is JSON already stays so."""
    return {
        name: msgspec.Raw(value.encode()) if name in _JSON and value else value
        for name, value in row.items()
    }
