"""Tables as they are played: one WebSocket a client, or lines of JSON over plain HTTP."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter
from litestar.response import Stream

from rummel import wire
from rummel.errors import RuleError
from rummel.lang import Words
from rummel.server import metrics
from rummel.server.answers import language_of, refusal
from rummel.server.guard import client_of, same_site
from rummel.server.listener import Listener
from rummel.server.people import COOKIE, Who
from rummel.server.room import Room
from rummel.server.service import Service, bearer

_QUIET: Final = 15.0  # seconds after which a stream says that it is still there
_MOST_WAITING: Final = 200  # answers that a client may leave lying
_GOING_AWAY: Final = 1001
_POLICY: Final = 1008
_TRY_LATER: Final = 1013

After = Annotated[
    int | None,
    Parameter(query="after", ge=0, le=10_000_000, description="The last number known."),
]


async def carry_out(
    service: Service, room: Room, who: Who | None, command: wire.AnyCommand
) -> wire.Answer:
    """A command of anybody, by whatever way it came."""
    if who is None:
        raise RuleError("not-signed-in")
    with metrics.COMMANDS.labels(type(command).__name__.lower()).time():
        return await room.command(who, command)


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], service: Service, table_id: str) -> None:
    """Messages out, commands in. A client that comes back names the last number it has seen."""
    if not same_site(socket.scope, service.origins):
        await socket.close(_POLICY, "bad-origin")
        return
    who = await service.people.who(bearer(socket.headers) or socket.cookies.get(COOKIE))
    language = language_of(socket, who)
    await socket.accept()
    try:
        service.limits.requests.take(client_of(socket.scope, service.settings))
        room = await service.rooms.get(table_id)
        after = socket.query_params.get("after", "")
        listener = room.join(who, int(after) if after.isdigit() and len(after) < 9 else None)
    except Exception as error:
        await socket.send_data(
            wire.ENCODER.encode(refusal(error, Words(language=language))[0]), "text"
        )
        await socket.close(_TRY_LATER)
        return
    sending = asyncio.create_task(_send(socket, listener))
    reading = asyncio.create_task(_receive(socket, service, listener, language))
    try:
        await asyncio.wait({sending, reading}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.part(listener)
        for task in (sending, reading):
            task.cancel()
        await asyncio.gather(sending, reading, return_exceptions=True)


async def _send(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    while True:
        await listener.changed.wait()
        for message in listener.pull():
            await socket.send_data(message, "text")
        if listener.closed:
            await socket.close(_GOING_AWAY)
            return


async def _receive(
    socket: WebSocket[Any, Any, Any], service: Service, listener: Listener, language: str
) -> None:
    """One command after the other: who sends faster than we answer, waits."""
    client = listener.person or client_of(socket.scope, service.settings)
    while True:
        try:
            data = await socket.receive_data("text")
        except WebSocketDisconnect:
            return
        key = ""
        try:
            service.limits.requests.take(client)
            command = wire.read_command(data)
            key = command.key
            answer: wire.AnyMessage = await carry_out(service, listener.room, listener.who, command)
        except Exception as error:
            words = listener.room.words(language)
            answer = refusal(error, words, key or _key_of(data))[0]
        listener.tell(answer)
        if listener.waiting > _MOST_WAITING:
            return


def _key_of(data: str | bytes) -> str:
    """The key of a command that can't be read, so that its sender knows which it was."""
    try:
        found = msgspec.json.decode(data, type=dict[str, Any]).get("key")
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
    return found[:64] if isinstance(found, str) else ""


@get(
    "/api/tables/{table_id:str}/stream",
    media_type="application/x-ndjson",
    summary="Follow a table",
    description="The messages of the WebSocket, one a line; an empty line when nothing happens.",
)
async def stream(service: Service, who: Who | None, table_id: str, after: After = None) -> Stream:
    room = await service.rooms.get(table_id)
    return Stream(_lines(room, who, after), media_type="application/x-ndjson")


async def _lines(room: Room, who: Who | None, after: int | None) -> AsyncIterator[bytes]:
    listener = room.join(who, after)
    try:
        while not listener.closed:
            try:
                await asyncio.wait_for(listener.changed.wait(), _QUIET)
            except TimeoutError:
                yield b"\n"
                continue
            for message in listener.pull():
                yield message + b"\n"
    finally:
        room.part(listener)
