"""Notifications for players whose turn it is: Web Push, as RFC 8030, 8291 and 8292 say.

A browser gives us the address of its push service. Anybody can name any address, so we speak only
to public ones, over https, without following redirects, and look at nothing but the status. What is
sent is encrypted for the browser: the service learns when, but not what.
"""

import asyncio
import base64
import binascii
import ipaddress
import json
import os
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct

from rummel.errors import RuleError

_SECONDS: Final = 10.0  # for a push service to answer
_RECORD: Final = 4096  # bytes, the size that RFC 8291 asks for
_VALID: Final = 12 * 3600  # seconds that a signature is good for; RFC 8292 allows a day
_KEPT: Final = 86_400  # seconds that a service keeps a message for a device that is off
_PRIVATE: Final = 32  # bytes of a private key
_POINT: Final = 65  # bytes of a public key, uncompressed
_AUTH: Final = 16
_HTTPS: Final = 443
# Anybody can name hosts whose name servers never answer. A lookup can't be given up, so these have
# threads of their own: those of the event loop look up the database's host.
_LOOKUPS: Final = ThreadPoolExecutor(32, "lookups")
_LONGEST_LABEL: Final = 63  # letters between two dots of a name, which no resolver takes more of
# All that is given out of IPv6 (RFC 4291); of the rest Python takes much for public that is not, as
# the site-local addresses of old.
_GIVEN_OUT: Final = ipaddress.ip_network("2000::/3")
# Addresses that stand for IPv4 addresses, which may be private ones, or for none at all.
_SPECIAL: Final = tuple(
    map(ipaddress.ip_network, ("2002::/16", "2001::/32", "192.0.0.0/24", "192.88.99.0/24"))
)


class Target(Struct, frozen=True, kw_only=True):
    """Where a push service takes messages."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        usual = {"https": _HTTPS, "http": 80}[self.scheme] == self.port
        return f"{self.scheme}://{self.host}" + ("" if usual else f":{self.port}")


class Keys(Struct, frozen=True):
    """What a browser's messages are encrypted with: its public key, and a secret."""

    point: bytes
    auth: bytes


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """A `RuleError` for what is not base64url."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise RuleError("bad-request", reason="base64url") from None


def read_endpoint(endpoint: str, *, local: bool = False) -> Target:
    """The address of a subscription, or a `RuleError` if it can't be one of a push service.

    `local` is for tests: then only this machine may be named, with or without https.
    """
    try:
        url = urlsplit(endpoint)
        port = url.port
    except ValueError:
        raise RuleError("push-address") from None
    host = url.hostname or ""
    if local:
        fits = host == "127.0.0.1"
        usual = 80 if url.scheme == "http" else _HTTPS
    else:
        fits = url.scheme == "https" and port in (None, _HTTPS) and _is_name(host)
        usual = _HTTPS
    clean = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
    if not (fits and clean) or url.scheme not in ("https", "http") or url.username is not None:
        raise RuleError("push-address")
    path = (url.path or "/") + (f"?{url.query}" if url.query else "")
    return Target(scheme=url.scheme, host=host, port=port or usual, path=path)


def _is_name(host: str) -> bool:
    """A name with a domain, not an address: services have names, and inner machines mostly none."""
    try:
        ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        labels = host.split(".")
        numeric = labels[-1].isdigit() or labels[-1].startswith("0x")
        fits = all(0 < len(label) <= _LONGEST_LABEL for label in labels)
        return len(labels) > 1 and fits and not numeric
    return False


def is_public(address: str) -> bool:
    """Whether a service on the Internet can have this address."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if ip.version == 6 and ip not in _GIVEN_OUT:
        return False
    if any(ip in network for network in _SPECIAL):
        return False
    return ip.is_global and not ip.is_multicast


def read_keys(p256dh: str, auth: str) -> Keys:
    point, secret = decode(p256dh), decode(auth)
    if len(point) != _POINT or len(secret) != _AUTH:
        raise RuleError("bad-request", reason="keys")
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise RuleError("bad-request", reason="p256dh") from None
    return Keys(point, secret)


def encrypt(
    payload: bytes,
    keys: Keys,
    private: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """RFC 8291: one record that only the browser can read. Key and salt are new for each."""
    private = private or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    point = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), keys.point)
    shared = private.exchange(ec.ECDH(), theirs)
    secret = _derive(shared, 32, keys.auth, b"WebPush: info\0" + keys.point + point)
    key = _derive(secret, 16, salt, b"Content-Encoding: aes128gcm\0")
    nonce = _derive(secret, 12, salt, b"Content-Encoding: nonce\0")
    head = salt + _RECORD.to_bytes(4, "big") + bytes([len(point)]) + point
    return head + AESGCM(key).encrypt(nonce, payload + b"\2", None)


def _derive(secret: bytes, length: int, salt: bytes, info: bytes) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)


class Vapid:
    """Our own key: push services know by it that messages come from the site subscribed to."""

    def __init__(self, private: bytes, contact: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(private, "big"), ec.SECP256R1())
        self._contact = contact
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = encode(point)

    def authorization(self, origin: str, now: float) -> str:
        claims = {"aud": origin, "exp": int(now) + _VALID, "sub": self._contact}
        head = {"typ": "JWT", "alg": "ES256"}
        text = ".".join(encode(json.dumps(part).encode()) for part in (head, claims))
        r, s = utils.decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(SHA256())))
        signature = encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={text}.{signature}, k={self.public}"


def new_private() -> bytes:
    """A private key, as it is kept."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return number.to_bytes(_PRIVATE, "big")


def read_private(text: str) -> bytes:
    """A private key as an operator gives it: base64url, as most tools write it."""
    try:
        private = decode(text)
        if len(private) != _PRIVATE:
            raise ValueError
        ec.derive_private_key(int.from_bytes(private, "big"), ec.SECP256R1())
    except (RuleError, ValueError):
        raise RuleError("bad-setting", name="push_key", reason="base64url, 32 bytes") from None
    return private


@cache
def _trusted() -> ssl.SSLContext:
    """Made once: every table of the node waits while it reads the system's certificates."""
    return ssl.create_default_context()


async def deliver(
    target: Target, authorization: str, topic: str, body: bytes, *, local: bool = False
) -> int:
    """Sends a message; the status of the answer. An `OSError` or `TimeoutError` if there is none.

    The address is looked up once and checked, and that address is spoken to: a name that stands for
    another one a moment later changes nothing.
    """
    async with asyncio.timeout(_SECONDS):
        address = await _address(target, local=local)
        secure = _trusted() if target.scheme == "https" else None
        reader, writer = await asyncio.open_connection(
            address,
            target.port,
            ssl=secure,
            server_hostname=target.host if secure else None,
        )
        try:
            head = (
                f"POST {target.path} HTTP/1.1",
                f"Host: {target.origin.partition('://')[2]}",
                f"Authorization: {authorization}",
                f"TTL: {_KEPT}",
                "Urgency: high",
                f"Topic: {topic}",  # a newer message for the same table replaces this one
                "Content-Type: application/octet-stream",
                "Content-Encoding: aes128gcm",
                f"Content-Length: {len(body)}",
                "Connection: close",
            )
            writer.write("\r\n".join((*head, "", "")).encode("ascii") + body)
            await writer.drain()
            return _status(await reader.readline())
        except (ValueError, asyncio.LimitOverrunError) as error:
            raise OSError("no HTTP") from error
        finally:
            writer.transport.abort()  # whatever else it has to say


def _status(line: bytes) -> int:
    version, _, rest = line.partition(b" ")
    if not version.startswith(b"HTTP/1."):
        raise ValueError(line[:40])
    return int(rest[:3])


async def _address(target: Target, *, local: bool) -> str:
    if local:
        return target.host
    look_up = partial(socket.getaddrinfo, target.host, target.port, type=socket.SOCK_STREAM)
    resolved = await asyncio.get_running_loop().run_in_executor(_LOOKUPS, look_up)
    addresses = [str(one[4][0]) for one in resolved]
    if not addresses or not all(map(is_public, addresses)):
        raise OSError("not a public address")
    return addresses[0]
