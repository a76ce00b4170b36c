"""The API over HTTP: games, the user, tables."""

from typing import Annotated, Any, Final, Literal

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct
from prometheus_client import generate_latest
from sqlalchemy import exists, not_, select, text

from rummel import encoding, wire
from rummel.bots import CHARACTERS
from rummel.errors import RuleError
from rummel.games import GAMES, find
from rummel.server import rows
from rummel.server.dependencies import InPath, Sender, TheService
from rummel.server.error_responses import language_of
from rummel.server.guard import client_of
from rummel.server.live import carry_out
from rummel.server.metrics import REGISTRY
from rummel.server.people import COOKIE, COOKIE_AGE, language_for
from rummel.server.schema import seats, tables
from rummel.server.service import Service
from rummel.server.worker_pool import pickled
from rummel.server.worker_responses import answered, requester_of
from rummel.tables.table import Entry, Table
from rummel.tables.who import Who

_MOST_LISTED: Final = 100
_PAGE: Final = 1000  # entries of a log that are read at once, so that nobody waits for all of them


class Me(Struct, frozen=True, kw_only=True):
    """The person who sends the request."""

    id: str
    name: str
    language: str
    account: bool
    bot: bool
    avatar: wire.Avatar
    shown: bool  # friends see when the person is here


class NewName(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: wire.Name
    language: Annotated[str, Meta(max_length=8)] | None = None
    avatar: wire.Avatar = ""


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game, as a form for new tables needs it. Its words are under `game-<id>`."""

    id: str
    family: str
    sheet: str
    seats: tuple[int, ...]  # how many can play
    clock: int  # the sheet's seconds for a turn; 0: it sets no limit
    open_drafts: bool
    bots: tuple[str, ...]  # that can take a seat as `bot:<name>`, the weakest first
    options: tuple[wire.OptionInfo, ...]


class ChosenOptions(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options that differ from the game's own."""

    options: dict[str, Any]


class Listed(Struct, frozen=True, kw_only=True):
    """A table that anybody may join, or watch."""

    id: str
    game: str
    seats: int
    open: int
    names: tuple[str, ...]
    created: float


class At(Struct, frozen=True, kw_only=True):
    """A table as it stands."""

    table: wire.Table
    position: wire.Position | None  # None before the match has begun


def signed_in(who: Who | None) -> Who:
    if who is None:
        raise RuleError("not-signed-in")
    return who


def me_of(who: Who) -> Me:
    return Me(
        id=who.id,
        name=who.name,
        language=who.language,
        account=who.account,
        bot=who.bot,
        avatar=who.avatar,
        shown=who.shown,
    )


def cookie(service: Service, token: str, key: str = COOKIE) -> Cookie:
    return Cookie(
        key=key,
        value=token,
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=service.settings.secure_cookies,
        path="/",
    )


async def recorded(service: Service, who: Who | None, table_id: str) -> Table:
    """A table whose finished rounds the client may see."""
    table = (await service.rooms.get(table_id)).table
    if table.seat_of(who.id if who else None) is None and not table.setup.watchers:
        raise RuleError("watch-closed")
    if table.match is None:
        raise RuleError("table-not-started")
    return table


async def entries_of(service: Service, table_id: str) -> list[Entry]:
    """The whole log of a table."""
    entries: list[Entry] = []
    while True:
        after = entries[-1].number if entries else 0
        page = await service.store.rows(rows.entry_rows(table_id, after).limit(_PAGE))
        entries += map(rows.read_entry, page)
        if len(page) < _PAGE:
            return entries


@get("/api/games", summary="All games, with their options")
async def games() -> tuple[GameInfo, ...]:
    return tuple(
        GameInfo(
            id=game.id,
            family=game.family.name,
            sheet=game.sheet,
            seats=game.seats,
            clock=game.rules.clock,
            open_drafts=game.family.building is not None,
            bots=CHARACTERS,
            options=tuple(encoding.option_info(option) for option in game.options),
        )
        for game in GAMES.values()
    )


@post("/api/games/{game_id:str}/closed", summary="What some options rule out", status_code=200)
async def closed(
    request: Request[Any, Any, Any],
    service: TheService,
    who: Sender,
    game_id: InPath,
    data: JSONBody[ChosenOptions],
) -> Response[tuple[wire.Closed, ...]]:
    """Values of other options that contradict those chosen, so that a form need not offer them."""
    game = find(game_id)
    rules = game.configure(**data.options)
    chosen = {name: getattr(rules, name) for name in sorted(data.options)}

    async def make() -> bytes:
        return pickled("closed", game_id, chosen)

    key = ("closed", game_id, tuple(chosen.items()))
    return await answered(request, service, who, key, make, paid=True)


@get("/api/me", summary="Oneself")
async def me(who: Sender) -> Me:
    return me_of(signed_in(who))


@post("/api/guest", summary="Become a guest", status_code=200)
async def guest(
    request: Request[Any, Any, Any], service: TheService, who: Sender, data: JSONBody[NewName]
) -> Response[Me]:
    """Sets the cookie of a new guest. Somebody who is signed in already stays the same person."""
    if who is not None:
        return Response(me_of(who))
    service.limits.strict.take(client_of(request.scope, service.settings))
    language = language_for(data.language) if data.language else language_of(request, None)
    made, token = await service.people.guest(
        data.name, language, request.headers.get("user-agent", ""), data.avatar
    )
    return Response(me_of(made), cookies=[cookie(service, token)])


@post("/api/tables", summary="Open a table")
async def create(
    request: Request[Any, Any, Any], service: TheService, who: Sender, data: JSONBody[wire.NewTable]
) -> wire.Table:
    service.limits.strict.take(client_of(request.scope, service.settings))
    room = await service.rooms.create(signed_in(who), data)
    return room.table_message(who)


@get("/api/tables", summary="Tables that anybody may join or watch")
async def lobby(
    service: TheService,
    which: Annotated[
        Literal["open", "playing"], QueryParameter(description="To join, or to watch.")
    ] = "open",
) -> tuple[Listed, ...]:
    """Those with a seat left, or those at play where others may look on."""
    seat_left = exists().where(
        seats.c.table == tables.c.id, seats.c.bot.is_(None), seats.c.name.is_(None)
    )
    # The setup is JSON as `rows` writes it, without blanks and without anybody's words.
    closed = tables.c.setup.contains('"watchers":false', autoescape=True)
    shown = await service.store.rows(
        select(tables.c.id, tables.c.game, tables.c.created)
        .where(tables.c.listed, tables.c.status == which)
        .where(seat_left if which == "open" else not_(closed))
        .order_by(tables.c.created.desc())
        .limit(_MOST_LISTED)
    )
    sitting = await service.store.rows(
        select(seats.c.table, seats.c.name, seats.c.bot).where(
            seats.c.table.in_([row["id"] for row in shown])
        )
    )
    # None: the seat is open. People look for people, so bots are left out.
    names: dict[str, list[str | None]] = {}
    for row in sitting:
        name = "" if row["bot"] else row["name"]
        names.setdefault(row["table"], []).append(name)
    return tuple(
        Listed(
            id=row["id"],
            game=row["game"],
            seats=len(names[row["id"]]),
            open=names[row["id"]].count(None),
            names=tuple(name for name in names[row["id"]] if name),
            created=row["created"],
        )
        for row in shown
        # It may be gone since, or full.
        if row["id"] in names and (which == "playing" or None in names[row["id"]])
    )


@get("/api/tables/{table_id:str}", summary="A table as it stands")
async def look(service: TheService, who: Sender, table_id: InPath) -> At:
    room = await service.rooms.get(table_id)
    seat = room.table.seat_of(who.id if who else None)
    if seat is None and not room.table.setup.watchers and room.table.status != "open":
        raise RuleError("watch-closed")
    room.requested(who)
    position = room.position(seat) if room.table.match else None
    return At(table=room.table_message(who), position=position)


@post("/api/tables/{table_id:str}/commands", summary="Do something at a table", status_code=200)
async def command(
    request: Request[Any, Any, Any],
    service: TheService,
    who: Sender,
    table_id: InPath,
    data: JSONBody[wire.AnyCommand],
) -> wire.Answer:
    room = await service.rooms.get(table_id)
    request.scope["rummel.room"] = room  # type: ignore[typeddict-unknown-key]
    address = client_of(request.scope, service.settings)
    room.requested(who)
    return await carry_out(service, room, who, data, address=address)


@get("/api/tables/{table_id:str}/hint", summary="What the master would do, and why")
async def hint(
    request: Request[Any, Any, Any], service: TheService, who: Sender, table_id: InPath
) -> Response[wire.Hint]:
    player = signed_in(who)
    service.limits.heavy.take(player.id)
    room = await service.rooms.get(table_id)
    known = room.hint_knowledge(player)

    async def make() -> bytes:
        return pickled("hint", known)

    key = ("hint", table_id, room.table.number, known.view.seat)
    return await answered(request, service, who, key, make, paid=True)


@get(
    "/api/tables/{table_id:str}/record",
    summary="The record of all rounds that are over",
    media_type="application/x-ndjson",
)
async def record(
    request: Request[Any, Any, Any], service: TheService, who: Sender, table_id: InPath
) -> Response[bytes]:
    """Once the match is over, `rummel verify` confirms it."""
    service.limits.heavy.take(requester_of(request, service, who).person)
    table = await recorded(service, who, table_id)

    async def make() -> bytes:
        return pickled("record", table, await entries_of(service, table_id))

    return await answered(
        request,
        service,
        who,
        ("record", table_id, table.number, table.version),
        make,
        paid=True,
        media_type="application/x-ndjson",
        headers={"content-disposition": f'attachment; filename="rummel-{table_id}.ndjson"'},
    )


# ----------------------------------------------------------------------------------- operation


@get("/health", summary="The process runs", tags=["operation"])
async def health() -> dict[str, bool]:
    return {"ok": True}


@get("/ready", summary="The database answers and can be written", tags=["operation"])
async def ready(service: TheService) -> dict[str, bool]:
    """A node writes a sign of life every few seconds, so it knows."""
    if service.rooms.stopping or not service.store.writes:
        raise RuleError("storage-down")
    async with service.store.read() as db:
        await db.execute(text("SELECT 1"))
    return {"ok": True}


@get("/metrics", summary="Figures for Prometheus", tags=["operation"], media_type="text/plain")
async def metrics() -> Response[bytes]:
    return Response(generate_latest(REGISTRY), media_type="text/plain; version=0.0.4")


HANDLERS = [
    games,
    closed,
    me,
    guest,
    create,
    lobby,
    look,
    command,
    hint,
    record,
    health,
    ready,
    metrics,
]
