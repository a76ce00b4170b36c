"""Replays over HTTP: of tables, and of records that people bring along."""

from functools import partial
from hashlib import sha256
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.params import JSONBody, QueryParameter

from rummel.errors import RuleError
from rummel.position import MOST
from rummel.server.api import entries_of, recorded
from rummel.server.dependencies import InPath, Sender, TheService
from rummel.server.replays import (
    OpenedPosition,
    PositionText,
    ReadRecord,
    Replay,
    Review,
    ReviewRecord,
    StepOfRecord,
)
from rummel.server.service import Service
from rummel.server.worker_pool import pickled
from rummel.server.worker_responses import answered
from rummel.tables.who import Who
from rummel.wire import Hint

RECORD_LIMIT: Final = 512 * 1024  # bytes of a record: twenty times a long match
# A record within JSON: quotation marks and line ends take two bytes each.
UPLOAD_LIMIT: Final = 2 * RECORD_LIMIT + 1024
_Request = Request[Any, Any, Any]
RoundQuery = Annotated[int | None, QueryParameter(name="round", ge=1, le=1000)]
AnyStepQuery = Annotated[int, QueryParameter(name="step", ge=0, le=1_000_000)]
PositionQuery = Annotated[str, QueryParameter(description=f"At most {MOST} characters.")]
OnTurnQuery = Annotated[bool, QueryParameter(name="turn")]
StepQuery = Annotated[int, QueryParameter(ge=1, le=1_000_000)]

_upload = partial(
    post,
    status_code=200,
    request_max_body_size=UPLOAD_LIMIT,
    opt={"most": RECORD_LIMIT},  # for the refusal of a longer record
)


@get("/api/tables/{table_id:str}/replay", summary="A round that is over, step by step")
async def replay(
    request: _Request,
    service: TheService,
    who: Sender,
    table_id: InPath,
    number: RoundQuery = None,
) -> Response[Replay]:
    """The last round that is over, or the given one, with every hand open."""
    return await _of_table(request, service, who, table_id, "table-replay", number)


@get("/api/tables/{table_id:str}/replay/best", summary="The best moves of a round that is over")
async def best(
    *,
    request: _Request,
    service: TheService,
    who: Sender,
    table_id: InPath,
    number: RoundQuery = None,
    step: StepQuery = 1,
) -> Response[Review]:
    """From a step on; `next` says where to go on asking."""
    return await _of_table(request, service, who, table_id, "table-review", number, step)


@get(
    "/api/tables/{table_id:str}/replay/position",
    summary="A step of a round that is over, as a position",
)
async def position(
    *,
    request: _Request,
    service: TheService,
    who: Sender,
    table_id: InPath,
    number: RoundQuery = None,
    step: AnyStepQuery = 0,
) -> Response[PositionText]:
    """The state after a step, as one line of text; step 0 is the deal."""
    return await _of_table(request, service, who, table_id, "table-position", number, step)


@get("/api/position", summary="A position, as a table shows it")
async def open_position(
    *,
    request: _Request,
    service: TheService,
    who: Sender,
    text: PositionQuery,
    on_turn: OnTurnQuery = False,
) -> Response[OpenedPosition]:
    """As the player on turn sees it; with every hand if nothing is hidden, unless `turn` is set."""
    return await _of_position(request, service, who, "opened", text, on_turn)


@get("/api/position/hint", summary="What the master would do in a position, and why")
async def position_hint(
    request: _Request, service: TheService, who: Sender, text: PositionQuery
) -> Response[Hint]:
    """For the player on turn, from what that player sees."""
    return await _of_position(request, service, who, "position-hint", text)


@_upload("/api/replay", summary="A round of a record, step by step")
async def replay_record(
    request: _Request, service: TheService, who: Sender, data: JSONBody[ReadRecord]
) -> Response[Replay]:
    """Nothing is kept except, for a while, the answer."""
    return await _of_record(request, service, who, "replay", data.record, data.round)


@_upload("/api/replay/best", summary="The best moves of a round of a record")
async def best_of_record(
    request: _Request, service: TheService, who: Sender, data: JSONBody[ReviewRecord]
) -> Response[Review]:
    return await _of_record(request, service, who, "review", data.record, data.round, data.step)


@_upload("/api/replay/position", summary="A step of a round of a record, as a position")
async def position_of_record(
    request: _Request, service: TheService, who: Sender, data: JSONBody[StepOfRecord]
) -> Response[PositionText]:
    return await _of_record(request, service, who, "position", data.record, data.round, data.step)


async def _of_table(
    request: _Request,
    service: Service,
    who: Who | None,
    table_id: str,
    task: str,
    *arguments: int | None,
) -> Response[Any]:
    """A worker's answer about a table, whose log is read only if no answer is cached."""
    table = await recorded(service, who, table_id)

    async def make() -> bytes:
        return pickled(task, table, await entries_of(service, table.id), *arguments)

    key = (task, table_id, table.number, table.version, *arguments)
    return await answered(request, service, who, key, make)


async def _of_record(
    request: _Request,
    service: Service,
    who: Who | None,
    task: str,
    record: str,
    *arguments: int | None,
) -> Response[Any]:
    """A worker's answer about a record that a client has sent."""
    text = record.encode()
    if len(text) > RECORD_LIMIT:
        raise RuleError("too-large", most=RECORD_LIMIT)

    async def make() -> bytes:
        return pickled(task, text, *arguments)

    return await answered(request, service, who, (task, sha256(text).digest(), *arguments), make)


async def _of_position(
    request: _Request, service: Service, who: Who | None, task: str, text: str, *arguments: bool
) -> Response[Any]:
    """A worker's answer about a position. What is too long is refused before a worker gets it."""
    if len(text) > MOST:
        raise RuleError("position-long", most=MOST)

    async def make() -> bytes:
        return pickled(task, text, *arguments)

    return await answered(request, service, who, (task, text, *arguments), make)


HANDLERS = [
    replay,
    best,
    position,
    open_position,
    position_hint,
    replay_record,
    best_of_record,
    position_of_record,
]
