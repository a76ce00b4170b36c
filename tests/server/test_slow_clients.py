"""Clients that read or write nothing, or only slowly, hold up nobody and are cut off."""

import asyncio
import socket
import threading
import time
from contextlib import ExitStack, suppress
from typing import Any

import pytest
import websockets

from rummel.server.protocol import PROTOCOL
from tests.server.in_process import Server
from tests.server.kit import PATIENCE, Client, Node, play_out
from tests.server.raw_kit import frame, get, post, raw_socket
from tests.server.security_kit import go

# Litestar warns of what its next major version will want.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


def test_clients_that_read_nothing_hold_up_nobody(node: Node) -> None:
    """A match is played to its end while thirty connections to it take nothing."""

    async def run() -> None:
        ana, ben = Client(node.url, "Ana"), Client(node.url, "Ben")
        await ana.sign_in()
        await ben.sign_in()
        table = await ana.open_table("gin", options={"rounds": 2, "target": 0})
        await ben.do(table, "sit")
        with ExitStack() as open_:
            for _ in range(30):
                connection = open_.enter_context(raw_socket(node, "", table))
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
                # They ask for answers that they do not read, too.
                connection.sendall(frame(1, b'{"do":"ping"}') * 150)
            await ana.do(table, "start")
            ends = await asyncio.gather(
                play_out(ana, table, seed="a"), play_out(ben, table, seed="b")
            )
        assert ends[0]["result"] == ends[1]["result"]

    go(run())


async def _says_ok(scope: Any, receive: Any, send: Any) -> None:
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"fine"})


def rest(connection: socket.socket) -> bytes:
    """Everything received until the server hangs up."""
    data = b""
    with suppress(ConnectionError):
        while more := connection.recv(65536):
            data += more
    return data


@pytest.mark.parametrize(
    "unfinished",
    [b"", b"GET /", b"GET / HTTP/1.1\r\nhost: x\r\n", post("content-length: 10") + b"{"],
    ids=["nothing", "line", "head", "body"],
)
def test_unfinished_requests_are_cut_off(
    unfinished: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rummel.server.protocol.REQUEST_SECONDS", 1.0)
    with Server(_says_ok) as server, server.connect() as connection:
        connection.sendall(unfinished)
        assert rest(connection) == b""  # and not a time-out
        with server.connect() as other:  # finished clients are not cut off
            other.sendall(post("content-length: 2") + b"{}")
            assert b"fine" in rest(other)


def test_a_later_request_is_welcome(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rummel.server.protocol.REQUEST_SECONDS", 1.0)
    with Server(_says_ok) as server, server.connect() as connection:
        for _ in range(3):
            connection.sendall(b"GET / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\n\r\nx")
            assert b"200" in connection.recv(1000)
            time.sleep(1.2)


def test_clients_that_read_nothing_are_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rummel.server.protocol.READ_SECONDS", 0.3)
    gone = threading.Event()

    async def talks(scope: Any, receive: Any, send: Any) -> None:
        message: dict[str, Any]
        if scope["type"] == "websocket":
            await send({"type": "websocket.accept"})
            message = {"type": "websocket.send", "text": "x" * 100_000}
        else:
            await send({"type": "http.response.start", "status": 200, "headers": []})
            message = {"type": "http.response.body", "body": b"x" * 100_000, "more_body": True}
        waiting = asyncio.create_task(_closed(receive))
        try:
            while not waiting.done():
                await send(message)
                await asyncio.sleep(0)
        finally:
            gone.set()

    upgrade = ["connection: upgrade", "upgrade: websocket", "sec-websocket-version: 13"]
    asks = [
        get("/"),
        get("/", *upgrade, "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==").replace(
            b"connection: close\r\n", b""
        ),
    ]
    with Server(talks) as server:
        for request in asks:
            with server.connect() as connection:
                connection.sendall(request)
                assert gone.wait(120)
            gone.clear()


async def _closed(receive: Any) -> None:
    while (await receive())["type"] not in ("http.disconnect", "websocket.disconnect"):
        pass


def test_pings_that_nobody_wants_answered_fill_no_memory() -> None:
    """Answers to pings are not kept for a client that does not read them."""
    largest = [0]

    async def listens(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        await _closed(receive)

    with Server(listens) as server, server.connect() as connection:
        upgrade = ["connection: upgrade", "upgrade: websocket", "sec-websocket-version: 13"]
        key = "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA=="
        connection.sendall(get("/", *upgrade, key).replace(b"connection: close\r\n", b""))
        assert b" 101 " in connection.recv(100)
        pings = frame(9, b"x" * 125) * 1000
        for _ in range(200):  # 25 MB
            connection.sendall(pings)
            for one in list(server.uvicorn.server_state.connections):
                waiting = one.transport.get_write_buffer_size()
                largest[0] = max(largest[0], waiting)
    assert 0 < largest[0] < 1_000_000


def test_what_fits_into_a_packet_is_not_compressed() -> None:
    messages = [b'{"short":1}', b'{"long":"' + b"x" * 5000 + b'"}', b'{"short":2}']

    async def tells(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        await scope[PROTOCOL].send_texts(messages)
        await _closed(receive)

    async def listen(url: str) -> list[bytes]:
        # Which offers to compress.
        async with websockets.connect(url, open_timeout=PATIENCE) as client:
            return [await client.recv(decode=False) for _ in messages]

    with Server(tells) as server:
        host, port = server.bound.getsockname()
        assert asyncio.run(listen(f"ws://{host}:{port}")) == messages
        with server.connect() as connection:
            upgrade = ["connection: upgrade", "upgrade: websocket", "sec-websocket-version: 13"]
            key = "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA=="
            deflate = "sec-websocket-extensions: permessage-deflate"
            request = get("/", *upgrade, key, deflate).replace(b"connection: close\r\n", b"")
            connection.sendall(request)
            data = b""
            while not data.endswith(messages[-1]):
                data += connection.recv(65536)
    frames = data.partition(b"\r\n\r\n")[2]
    frames = frames[frames.index(messages[0]) - 2 :]  # after the ping that measures the delay
    plain, compressed = 0x81, 0xC1  # a whole text, and one with the sign of the extension
    assert frames[0] == plain
    assert frames[2 + len(messages[0])] == compressed
    assert len(frames) < 200
