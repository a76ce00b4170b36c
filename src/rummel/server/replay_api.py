"""Replays over HTTP: of tables, and of records that people bring along."""

from collections.abc import Callable
from hashlib import sha256
from typing import Annotated, Any, Final

from litestar import Request, get, post
from litestar.params import JSONBody, QueryParameter

from rummel.server import replays
from rummel.server.api import client_for, entries_of, recorded
from rummel.server.asked import InPath, Sender, TheService
from rummel.server.people import Who
from rummel.server.replays import ReadRecord, Replay, Review, ReviewRecord
from rummel.server.service import Service
from rummel.server.table import record_of

_RECORD_LIMIT: Final = 512 * 1024  # bytes: twenty times a long match
RoundAsked = Annotated[int | None, QueryParameter(name="round", ge=1, le=1000)]
StepAsked = Annotated[int, QueryParameter(ge=1, le=1_000_000)]


@get("/api/tables/{table_id:str}/replay", summary="A round that is over, step by step")
async def replay(
    request: Request[Any, Any, Any],
    service: TheService,
    who: Sender,
    table_id: InPath,
    number: RoundAsked = None,
) -> Replay:
    """The last round that is over, or the one asked for: every hand open."""
    table = await recorded(service, who, table_id)

    async def make() -> Callable[[], Replay]:
        entries = await entries_of(service, table_id)
        return lambda: replays.of_table(table, entries, number)

    key = ("replay", table_id, table.number, table.version, number)
    return await service.replays.ask(key, _pay(request, service, who), make)


@get("/api/tables/{table_id:str}/replay/best", summary="The best moves of a round that is over")
async def best(
    *,
    request: Request[Any, Any, Any],
    service: TheService,
    who: Sender,
    table_id: InPath,
    number: RoundAsked = None,
    step: StepAsked = 1,
) -> Review:
    """From a step on; `next` says where to go on asking."""
    table = await recorded(service, who, table_id)

    async def make() -> Callable[[], Review]:
        entries = await entries_of(service, table_id)
        return lambda: replays.review(record_of(table, entries), number, step)

    key = ("best", table_id, table.number, number, step)
    return await service.replays.ask(key, _pay(request, service, who), make)


@post(
    "/api/replay",
    summary="A round of a record, step by step",
    status_code=200,
    request_max_body_size=_RECORD_LIMIT,
)
async def replay_record(
    request: Request[Any, Any, Any], service: TheService, who: Sender, data: JSONBody[ReadRecord]
) -> Replay:
    """Nothing of it is kept, but for a while the answer."""
    text = data.record.encode()

    async def make() -> Callable[[], Replay]:
        return lambda: replays.replay(text, data.round)

    key = ("replay", sha256(text).digest(), data.round)
    return await service.replays.ask(key, _pay(request, service, who), make)


@post(
    "/api/replay/best",
    summary="The best moves of a round of a record",
    status_code=200,
    request_max_body_size=_RECORD_LIMIT,
)
async def best_of_record(
    request: Request[Any, Any, Any], service: TheService, who: Sender, data: JSONBody[ReviewRecord]
) -> Review:
    text = data.record.encode()

    async def make() -> Callable[[], Review]:
        return lambda: replays.review(text, data.round, data.step)

    key = ("best", sha256(text).digest(), data.round, data.step)
    return await service.replays.ask(key, _pay(request, service, who), make)


def _pay(request: Request[Any, Any, Any], service: Service, who: Who | None) -> Callable[[], None]:
    return lambda: service.limits.heavy.take(client_for(request, service, who))


HANDLERS = [replay, best, replay_record, best_of_record]
