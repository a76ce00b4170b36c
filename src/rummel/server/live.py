"""Tables as they are played: one WebSocket per client, or lines of JSON over plain HTTP."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import ExitStack, nullcontext
from time import perf_counter
from typing import Annotated, Any, Final, Protocol

import msgspec
from litestar import Request, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import QueryParameter
from litestar.response import Stream

from rummel import encoding, wire
from rummel.errors import RuleError
from rummel.lang import Words
from rummel.server import metrics, rows
from rummel.server.dependencies import InPath, Sender, TheService
from rummel.server.error_responses import language_of, log_fault, refusal
from rummel.server.guard import client_of, same_site
from rummel.server.listener import Listener
from rummel.server.people import COOKIE
from rummel.server.protocol import PROTOCOL
from rummel.server.room import Room
from rummel.server.service import Service, bearer
from rummel.tables import lobby
from rummel.tables.who import Who

_QUIET: Final = 15.0  # seconds after which a stream says that it is still there
_MOST_WAITING: Final = 200  # answers that a client may leave lying
_SLOWED: Final = 1.0  # seconds for which a client that sends too much is not read
GOING_AWAY: Final = 1001
POLICY: Final = 1008
_TRY_LATER: Final = 1013

After = Annotated[
    int | None,
    QueryParameter(ge=0, le=10_000_000, description="The last number known."),
]


async def carry_out(
    service: Service,
    room: Room,
    who: Who | None,
    command: wire.AnyCommand,
    *,
    address: str,
    lag: float = 0.0,
    safe: bool = False,
) -> wire.Answer:
    """A command, by WebSocket or by HTTP; `safe`: nobody cancels this task."""
    if who is None:
        raise RuleError("not-signed-in")
    sits = isinstance(command, wire.Sit)
    async with service.limits.sitting_down(who.id) if sits else nullcontext():
        await _limit(service, room, who, command, address)
        begun = perf_counter()
        try:
            run = room.carry_out if safe else room.command
            return await run(who, command, lag)
        finally:
            metrics.command(type(command).__name__.lower()).observe(perf_counter() - begun)


async def _limit(
    service: Service, room: Room, who: Who, command: wire.AnyCommand, address: str
) -> None:
    """Limits commands that cost more than the message that carries them."""
    if isinstance(command, wire.Say):
        service.limits.line(who.id, room.table.id, address)
    elif isinstance(command, wire.Report):
        service.limits.report(who.id, room.table.id, address)
    elif isinstance(command, wire.React):
        service.limits.chat.take(f"{who.id} {room.table.id}")
    elif isinstance(command, wire.Pause | wire.Tempo):
        # All who look on are sent the table again. Whoever has talked much may pause all the same.
        service.limits.chat.take(f"{who.id} {room.table.id} votes")
    elif isinstance(command, wire.Free | wire.Invite):
        service.limits.chat.take(f"{who.id} {room.table.id} seats")  # the same
    elif isinstance(command, wire.Befriend | wire.Mute | wire.Block):
        service.limits.friends.take(who.id)  # every room where the person is reads it again
    elif isinstance(command, wire.Rematch) and command.on and lobby.may_rematch(room.table, who):
        service.limits.strict.take(address)  # it may open a table like any other
    elif isinstance(command, wire.Sit) and room.table.seat_of(who.id) is not None:
        service.limits.chat.take(f"{who.id} {room.table.id} seats")  # with another pledge each time
    elif isinstance(command, wire.Sit):
        service.limits.sitting.take(address)
        most = service.settings.most_open_seats
        if most and len(await service.store.rows(rows.open_seat_rows(who.id, most))) >= most:
            raise RuleError("seats-many", most=most)


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], service: TheService, table_id: InPath) -> None:
    """Messages out, commands in. A client that comes back names the last number it has seen."""
    if not same_site(socket.scope, service.origins):
        await socket.close(POLICY, "bad-origin")
        return
    await socket.accept()
    language = language_of(socket, None)
    with ExitStack() as held:
        try:
            address = client_of(socket.scope, service.settings)
            service.limits.requests.take(address)
            who = await service.people.who(bearer(socket.headers) or socket.cookies.get(COOKIE))
            language = language_of(socket, who)
            room = await service.rooms.get(table_id)
            held.enter_context(service.limits.connected(who.id if who else None, address))
            listener = held.enter_context(service.listening(room, who, _after(socket)))
        except Exception as error:
            await refuse(socket, error, language)
            return
        line = line_of(socket)
        reader = _Reader(line, service, listener, address, language)
        sending = asyncio.create_task(_send(line, listener))
        reading = asyncio.create_task(reader.read_on())
        try:
            await asyncio.wait({sending, reading}, return_when=asyncio.FIRST_COMPLETED)
            if listener.is_done:
                await socket.close(GOING_AWAY)
        finally:
            sending.cancel()
            reader.over = True
            if not reader.busy:  # a command that has begun is finished
                reading.cancel()
            await asyncio.gather(sending, reading, return_exceptions=True)


async def refuse(socket: WebSocket[Any, Any, Any], error: Exception, language: str) -> None:
    """Says why not, and hangs up."""
    answer = _refused(error, Words(language=language))
    await socket.send_data(encoding.ENCODER.encode(answer), "text")
    await socket.close(_TRY_LATER)


def _after(socket: WebSocket[Any, Any, Any]) -> int | None:
    text = socket.query_params.get("after", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else None


def _refused(error: Exception, words: Words, key: str = "") -> wire.Refusal:
    answer = refusal(error, words, key)[0]
    if answer.error == "server-fault":
        log_fault(error)
    return answer


class Line(Protocol):
    """The way to a client."""

    async def send_texts(self, messages: Iterable[bytes]) -> None: ...

    async def receive_text(self) -> str | None:
        """None: nothing more comes."""

    def delay(self) -> float:
        """Seconds to the client and back."""


class _Asgi:
    """The long way, for servers other than our own."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket

    async def send_texts(self, messages: Iterable[bytes]) -> None:
        for message in messages:
            await self._socket.send_data(message, "text")

    async def receive_text(self) -> str | None:
        try:
            return str(await self._socket.receive_data("text"))
        except WebSocketDisconnect:
            return None

    def delay(self) -> float:
        return 0.0  # which only our own protocol measures


def line_of(socket: WebSocket[Any, Any, Any]) -> Line:
    return socket.scope.get(PROTOCOL) or _Asgi(socket)  # type: ignore[return-value]


async def _send(line: Line, listener: Listener) -> None:
    while not listener.is_done:
        await listener.changed.wait()
        await line.send_texts(listener.pull())


class _Reader:
    """Reads one command after the other: a client that sends faster than we answer waits."""

    def __init__(
        self, line: Line, service: Service, listener: Listener, address: str, language: str
    ) -> None:
        self.busy = False  # a command has begun
        self.over = False  # no more commands are read
        self._line = line
        self._service = service
        self._listener = listener
        self._address = address
        self._language = language

    async def read_on(self) -> None:
        listener = self._listener
        while not self.over:
            data = await self._line.receive_text()
            if data is None:
                return
            answer = await self._answer(data)
            # Without a pause since the move, so that its player hears of both at once.
            listener.tell(answer)
            if isinstance(answer, wire.Refusal) and answer.error == "too-many":
                await asyncio.sleep(_SLOWED)  # what comes meanwhile waits on the client's side
            if listener.waiting > _MOST_WAITING:
                return

    async def _answer(self, data: str) -> wire.AnyMessage:
        listener, key = self._listener, ""
        self.busy = True
        try:
            self._service.limits.message(listener.person, self._address)
            command = encoding.read_command(data)
            key = command.key
            return await carry_out(
                self._service,
                listener.room,
                listener.who,
                command,
                address=self._address,
                lag=self._line.delay(),
                safe=True,
            )
        except Exception as error:
            return _refused(error, listener.room.words(self._language), key or _key_of(data))
        finally:
            self.busy = False


def _key_of(data: str | bytes) -> str:
    """The key of a command that can't be read, so that its sender knows which it was."""
    try:
        key = msgspec.json.decode(data, type=dict[str, Any]).get("key")
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
    return key[:64] if isinstance(key, str) else ""


@get(
    "/api/tables/{table_id:str}/stream",
    media_type="application/x-ndjson",
    summary="Follow a table",
    description="The messages of the WebSocket, one per line; an empty line when nothing happens.",
)
async def stream(
    request: Request[Any, Any, Any],
    service: TheService,
    who: Sender,
    table_id: InPath,
    after: After = None,
) -> Stream:
    room = await service.rooms.get(table_id)
    lines = _lines(service, room, who, after, client_of(request.scope, service.settings))
    # A refusal comes before the first line, while there still is a status to say it with.
    first = await anext(lines)
    return Stream(_from(first, lines), media_type="application/x-ndjson")


async def _from(first: bytes, rest: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    yield first
    async for line in rest:
        yield line


async def _lines(
    service: Service, room: Room, who: Who | None, after: int | None, address: str
) -> AsyncIterator[bytes]:
    with (
        service.limits.connected(who.id if who else None, address),
        service.listening(room, who, after) as listener,
    ):
        while True:
            try:
                await asyncio.wait_for(listener.changed.wait(), _QUIET)
            except TimeoutError:
                yield b"\n"
                continue
            yield b"".join(message + b"\n" for message in listener.pull())
            if listener.is_done:
                return
