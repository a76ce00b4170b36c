"""Answers that worker processes make, on their way to a client."""

import asyncio
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Hashable, Mapping
from typing import Any, Final, TypeVar

from litestar import Request, Response
from litestar.response import Stream

from rummel.errors import RuleError
from rummel.server.guard import client_of
from rummel.server.service import Service
from rummel.server.worker_pool import Answer, Requester
from rummel.tables.who import Who

_PART: Final = 64 * 1024  # bytes that are unpacked at once
_GZIP: Final = 31  # how zlib calls it

T = TypeVar("T")


def requester_of(request: Request[Any, Any, Any], service: Service, who: Who | None) -> Requester:
    """What work is counted against. New guests are cheap, so their address counts first."""
    address = client_of(request.scope, service.settings)
    return Requester(address, who.id if who else address)


async def answered(
    request: Request[Any, Any, Any],
    service: Service,
    who: Who | None,
    key: Hashable | None,
    make: Callable[[], Awaitable[bytes]],
    *,
    paid: bool = False,
    media_type: str = "application/json",
    headers: Mapping[str, str] | None = None,
) -> Response[Any]:
    """The answer to a question that takes long. `make` returns the job, if it has to be done.

    The answer is kept under its key, for the next who asks the same; None: it is not.
    """
    requester = requester_of(request, service, who)

    def pay() -> None:
        if not paid:
            service.limits.heavy.take(requester.person)

    work = service.answers.ask(key, requester, pay, make)
    answer = await unless_gone(request, work)
    return _response(request, answer, media_type, dict(headers or {}))


async def unless_gone(request: Request[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T:
    """The result of the work, which is given up as soon as the client hangs up."""
    task = asyncio.create_task(work)
    gone = asyncio.create_task(_gone(request))
    try:
        await asyncio.wait({task, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise RuleError("bad-request", reason="…")  # which nobody reads
        return task.result()
    finally:
        task.cancel()
        gone.cancel()


async def _gone(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def _response(
    request: Request[Any, Any, Any], answer: Answer, media_type: str, headers: dict[str, str]
) -> Response[Any]:
    """The bytes as they are. Clients that can't unpack them get them unpacked, part by part."""
    if answer.packed:
        headers["vary"] = "accept-encoding"
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Stream(_unpacked(answer.body), media_type=media_type, headers=headers)
        headers["content-encoding"] = "gzip"
    return Response(answer.body, media_type=media_type, headers=headers)


async def _unpacked(body: bytes) -> AsyncIterator[bytes]:
    unpack = zlib.decompressobj(_GZIP)
    while body and not unpack.eof:
        part = unpack.decompress(body, _PART)
        body = unpack.unconsumed_tail
        if part:
            yield part
