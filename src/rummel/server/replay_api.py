"""Replays over HTTP: of tables, and of records that people bring along."""

from collections.abc import Awaitable, Callable
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
from rummel.server.table import Table
from rummel.server.worker_pool import pickled
from rummel.server.worker_responses import answered
from rummel.wire import Hint

RECORD_LIMIT: Final = 512 * 1024  # bytes of a record: twenty times a long match
# A record within JSON: quotation marks and line ends take two bytes each.
UPLOAD_LIMIT: Final = 2 * RECORD_LIMIT + 1024
RoundAsked = Annotated[int | None, QueryParameter(name="round", ge=1, le=1000)]
AnyStepAsked = Annotated[int, QueryParameter(name="step", ge=0, le=1_000_000)]
PositionAsked = Annotated[str, QueryParameter(description=f"At most {MOST} characters.")]
OnTurnAsked = Annotated[bool, QueryParameter(name="turn")]
StepAsked = Annotated[int, QueryParameter(ge=1, le=1_000_000)]


@get("/api/tables/{table_id:str}/replay", summary="A round that is over, step by step")
async def replay(
    request: Request[Any, Any, Any],
    service: TheService,
    who: Sender,
    table_id: InPath,
    number: RoundAsked = None,
) -> Response[Replay]:
    """The last round that is over, or the given one, with every hand open."""
    table = await recorded(service, who, table_id)
    make = _from_log(service, table, "table-replay", number)
    key = ("replay", table_id, table.number, table.version, number)
    return await answered(request, service, who, key, make)


@get("/api/tables/{table_id:str}/replay/best", summary="The best moves of a round that is over")
async def best(
    *,
    request: Request[Any, Any, Any],
    service: TheService,
    who: Sender,
    table_id: InPath,
    number: RoundAsked = None,
    step: StepAsked = 1,
) -> Response[Review]:
    """From a step on; `next` says where to go on asking."""
    table = await recorded(service, who, table_id)
    make = _from_log(service, table, "table-review", number, step)
    key = ("best", table_id, table.number, number, step)
    return await answered(request, service, who, key, make)


@get(
    "/api/tables/{table_id:str}/replay/position",
    summary="A step of a round that is over, as a position",
)
async def position(
    *,
    request: Request[Any, Any, Any],
    service: TheService,
    who: Sender,
    table_id: InPath,
    number: RoundAsked = None,
    step: AnyStepAsked = 0,
) -> Response[PositionText]:
    """The state after a step, as one line of text; step 0 is the deal."""
    table = await recorded(service, who, table_id)
    make = _from_log(service, table, "table-position", number, step)
    key = ("position", table_id, table.number, number, step)
    return await answered(request, service, who, key, make)


@get("/api/position", summary="A position, as a table shows it")
async def open_position(
    *,
    request: Request[Any, Any, Any],
    service: TheService,
    who: Sender,
    text: PositionAsked,
    on_turn: OnTurnAsked = False,
) -> Response[OpenedPosition]:
    """As the player on turn sees it; with every hand if nothing is hidden, unless `turn` is set."""
    _check_length(text)

    async def make() -> bytes:
        return pickled("opened", text, on_turn)

    return await answered(request, service, who, ("opened", text, on_turn), make)


@get("/api/position/hint", summary="What the master would do in a position, and why")
async def position_hint(
    request: Request[Any, Any, Any], service: TheService, who: Sender, text: PositionAsked
) -> Response[Hint]:
    """For the player on turn, from what that player sees."""
    _check_length(text)

    async def make() -> bytes:
        return pickled("position-hint", text)

    return await answered(request, service, who, ("position-hint", text), make)


@post(
    "/api/replay",
    summary="A round of a record, step by step",
    status_code=200,
    request_max_body_size=UPLOAD_LIMIT,
    opt={"most": RECORD_LIMIT},  # for the refusal of a longer one
)
async def replay_record(
    request: Request[Any, Any, Any], service: TheService, who: Sender, data: JSONBody[ReadRecord]
) -> Response[Replay]:
    """Nothing is kept except, for a while, the answer."""
    text = _read(data.record)

    async def make() -> bytes:
        return pickled("replay", text, data.round)

    key = ("replay", sha256(text).digest(), data.round)
    return await answered(request, service, who, key, make)


@post(
    "/api/replay/best",
    summary="The best moves of a round of a record",
    status_code=200,
    request_max_body_size=UPLOAD_LIMIT,
    opt={"most": RECORD_LIMIT},  # for the refusal of a longer one
)
async def best_of_record(
    request: Request[Any, Any, Any], service: TheService, who: Sender, data: JSONBody[ReviewRecord]
) -> Response[Review]:
    text = _read(data.record)

    async def make() -> bytes:
        return pickled("review", text, data.round, data.step)

    key = ("best", sha256(text).digest(), data.round, data.step)
    return await answered(request, service, who, key, make)


@post(
    "/api/replay/position",
    summary="A step of a round of a record, as a position",
    status_code=200,
    request_max_body_size=UPLOAD_LIMIT,
    opt={"most": RECORD_LIMIT},  # the limit named in the refusal
)
async def position_of_record(
    request: Request[Any, Any, Any], service: TheService, who: Sender, data: JSONBody[StepOfRecord]
) -> Response[PositionText]:
    text = _read(data.record)

    async def make() -> bytes:
        return pickled("position", text, data.round, data.step)

    key = ("position", sha256(text).digest(), data.round, data.step)
    return await answered(request, service, who, key, make)


def _from_log(
    service: Service, table: Table, name: str, *arguments: int | None
) -> Callable[[], Awaitable[bytes]]:
    """A job for the workers about a table: its log is read only if no answer is cached."""

    async def make() -> bytes:
        return pickled(name, table, await entries_of(service, table.id), *arguments)

    return make


def _check_length(text: str) -> None:
    """Refuses what is too long before a worker gets it, in the same words."""
    if len(text) > MOST:
        raise RuleError("position-long", most=MOST)


def _read(given: str) -> bytes:
    text = given.encode()
    if len(text) > RECORD_LIMIT:
        raise RuleError("too-large", most=RECORD_LIMIT)
    return text


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
