"""Connections and messages byte by byte."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tests.server.kit import Node


@contextmanager
def raw_socket(node: Node, cookie: str, table: str) -> Iterator[socket.socket]:
    """A WebSocket without a library that would prevent malformed input."""
    with socket.create_connection(("127.0.0.1", node.port), timeout=120) as connection:
        lines = [
            f"GET /api/tables/{table}/live HTTP/1.1",
            f"host: 127.0.0.1:{node.port}",
            "connection: upgrade",
            "upgrade: websocket",
            "sec-websocket-version: 13",
            "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
            f"cookie: {cookie}",
        ]
        connection.sendall("\r\n".join([*lines, "", ""]).encode())
        head = b""
        while not head.endswith(b"\r\n\r\n"):  # what follows are frames
            head += connection.recv(1)
        assert b" 101 " in head
        yield connection


def frame(opcode: int, payload: bytes, *, last: bool = True) -> bytes:
    """A masked frame; the mask is zero, so the payload stays as it is."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + size.to_bytes(2, "big")
    return bytes([(0x80 if last else 0) | opcode]) + length + bytes(4) + payload


def closing_code(connection: socket.socket) -> int | None:
    """The code that the server closes with; None: it hangs up without one."""
    data = b""
    with suppress(ConnectionError):
        while more := connection.recv(65536):
            data += more
    while len(data) >= 2:
        kind, size, at = data[0], data[1], 2
        if size > 125:  # then it stands in the next two bytes, or in eight
            at = 4 if size == 126 else 10
            size = int.from_bytes(data[2:at], "big")
        if kind == 0x88:
            return int.from_bytes(data[at : at + 2], "big")
        data = data[at + size :]
    return None


def post(*headers: str) -> bytes:
    lines = ["POST /api/guest HTTP/1.1", "host: x", "connection: close", *headers, "", ""]
    return "\r\n".join(lines).encode()


def get(path: str, *headers: str) -> bytes:
    lines = [f"GET {path} HTTP/1.1", "host: x", "connection: close", *headers, "", ""]
    return "\r\n".join(lines).encode()
