"""A browser that gets notices, in the tests."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from rummel.server import push

LOCAL = {"RUMMEL_PUSH_LOCAL": "1", "RUMMEL_PUSH_DELAY": "0"}


class Browser:
    """A browser with its push service, on this machine."""

    def __init__(self) -> None:
        self.received: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.status = 201
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._point = self._private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        self._auth = b"sixteen bytes ok"
        self._port = 0

    @property
    def subscription(self) -> dict[str, str]:
        return {
            "endpoint": f"http://127.0.0.1:{self._port}/send/abc",
            "p256dh": push.encode(self._point),
            "auth": push.encode(self._auth),
        }

    @asynccontextmanager
    async def listening(self) -> AsyncIterator["Browser"]:
        server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        self._port = server.sockets[0].getsockname()[1]
        async with server:
            yield self

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in head[1:] if line)
        body = await reader.readexactly(int(headers["content-length"]))
        writer.write(f"HTTP/1.1 {self.status} Whatever\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        assert head[0] == "POST /send/abc HTTP/1.1"
        # Lower case would break the signature, so it is taken from the line itself.
        signed = next(line for line in head if line.startswith("Authorization: "))
        self.received.put_nowait(
            {"headers": headers, "signed": signed, "message": json.loads(self._decrypt(body))}
        )

    def _decrypt(self, body: bytes) -> bytes:
        salt, length = body[:16], body[20]
        point, sealed = body[21 : 21 + length], body[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        shared = self._private.exchange(ec.ECDH(), theirs)
        secret = push._derive(shared, 32, self._auth, b"WebPush: info\0" + self._point + point)
        key = push._derive(secret, 16, salt, b"Content-Encoding: aes128gcm\0")
        nonce = push._derive(secret, 12, salt, b"Content-Encoding: nonce\0")
        padded = AESGCM(key).decrypt(nonce, sealed, None)
        assert padded[-1] == 2
        return padded[:-1]


async def next_message(browser: Browser) -> dict[str, Any]:
    return await asyncio.wait_for(browser.received.get(), 120)
