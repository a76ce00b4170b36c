"""What uvicorn leaves open to clients that mean harm: endless or unfinished requests, and clients
that stop reading.

Only the limits are here; everything else is uvicorn's own.
"""

import asyncio
from collections.abc import Iterable, Mapping
from http import HTTPStatus
from typing import Any, Final
from weakref import proxy

from litestar import WebSocket
from litestar.types import Receive, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

PROTOCOL: Final = "rummel.protocol"  # where a scope names the protocol of its WebSocket
HEAD_LIMIT: Final = 64 * 1024  # bytes of a request that are not its body
PARTS_LIMIT: Final = 1000  # frames of one message
REQUEST_SECONDS = 20.0  # for a request to come in whole
_PACKET: Final = 1300  # bytes of a message that one packet carries
READ_SECONDS = 30.0  # for a client to take what it is sent


class _Impatient(asyncio.Protocol):
    """Hangs up on a client that takes nothing for a while, whatever waits to be written."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _stuck: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stuck is None:
            self._stuck = self.loop.call_later(READ_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stuck:
            self._stuck.cancel()
            self._stuck = None

    def connection_lost(self, exc: Exception | None) -> None:
        if self._stuck:
            self._stuck.cancel()
        super().connection_lost(exc)


class HttpProtocol(_Impatient, HttpToolsProtocol):
    """Requests have to come in at once, and their heads are short."""

    _head = 0
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_nothing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._head += len(data)
        super().data_received(data)
        if self._head > HEAD_LIMIT and not self.transport.is_closing():
            self.send_400_response("The request is too long.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect()

    def on_body(self, body: bytes) -> None:
        self._head -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._head = 0
        self._expect_nothing()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._expect_nothing()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # each holds the other

    def _expect(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _expect_nothing(self) -> None:
        if self._late:
            self._late.cancel()
            self._late = None


class SocketProtocol(_Impatient, WebSocketsSansIOProtocol):
    """Nothing piles up for a client that only sends. And the delay of the connection is measured,
    by the pings that keep it alive: what its clients say of it counts for nothing.

    Messages of a table have a short way past the layers of ASGI: the scope names this protocol.
    """

    _delay = 0.0

    async def send_texts(self, messages: Iterable[bytes]) -> None:
        """Sends messages that are encoded already, all of them at once.

        What fits into one packet anyway is not worth compressing.
        """
        await self.writable.wait()
        if self.conn.state is not State.OPEN:
            raise ClientDisconnected
        frames = [
            Frame(Opcode.TEXT, message).serialize(
                mask=False, extensions=self.conn.extensions if len(message) > _PACKET else ()
            )
            for message in messages
        ]
        self.transport.write(b"".join(frames))

    async def receive_text(self) -> str | None:
        """The next message; None once the client is gone."""
        event: Mapping[str, Any] = await self.receive()
        if event["type"] == "websocket.disconnect":
            return None
        return event.get("text") or ""

    def delay(self) -> float:
        """Seconds from us to the client and back, as of late."""
        return self._delay

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope[PROTOCOL] = self  # type: ignore[typeddict-unknown-key]

    def start_keepalive(self) -> None:
        if self.ping_interval:
            self.send_keepalive_ping()  # at once, not after the first interval

    def handle_pong(self, event: Frame) -> None:
        waiting = self.pending_ping_payload
        super().handle_pong(event)
        if waiting is not None and self.pending_ping_payload is None:
            known = self._delay or self.last_ping_rtt
            self._delay = (known + self.last_ping_rtt) / 2

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # an answer may be left out, a heap of them not kept

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) > PARTS_LIMIT:
            self.transport.abort()
            return
        super().handle_cont(event)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        # A client that is silent does not read our farewell either.
        self.transport.abort()

    async def run_asgi(self) -> Any:
        await super().run_asgi()
        self.scope.pop(PROTOCOL, None)  # type: ignore[typeddict-item]  # each holds the other
        if not self.writable.is_set():
            self.transport.abort()


class Socket(WebSocket[Any, Any, Any]):
    """Litestar's connection, without the circle by which it holds itself after its end."""

    def receive_wrapper(self, receive: Receive) -> Receive:
        return WebSocket.receive_wrapper(proxy(self), receive)

    def send_wrapper(self, send: Send) -> Send:
        return WebSocket.send_wrapper(proxy(self), send)
