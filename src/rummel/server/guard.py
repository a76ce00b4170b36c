"""What every request passes first: where it comes from, and how many came before it."""

import time
from collections.abc import Callable, Iterable
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from rummel.errors import RuleError
from rummel.server.settings import Settings

_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_MOST_CLIENTS: Final = 50_000
_BURST: Final = 5.0  # seconds' worth of requests that may come at once

HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        b"connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; "
        b"form-action 'self'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


class Buckets:
    """So many a second for each client, and some at once after a quiet time."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic):
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, client: str) -> None:
        """One more, or a `RuleError` that says when."""
        if not self._rate:
            return
        now = self._clock()
        left, at = self._left.get(client, (self._burst, now))
        left = min(self._burst, left + (now - at) * self._rate)
        if left < 1:
            raise RuleError("too-many", seconds=int((1 - left) / self._rate) + 1)
        if len(self._left) >= _MOST_CLIENTS:
            self._forget(now)
        self._left[client] = (left - 1, now)

    def _forget(self, now: float) -> None:
        """Who has been quiet for long enough starts afresh anyway."""
        full = self._burst / self._rate
        self._left = {one: (left, at) for one, (left, at) in self._left.items() if now - at < full}
        if len(self._left) >= _MOST_CLIENTS:
            self._left.clear()


class Limits:
    """The limits of one node."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Buckets(settings.rate, settings.rate * _BURST)
        self.strict = Buckets(settings.strict_rate / 60, settings.strict_rate)


def header(scope: Any, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return ""


def client_of(scope: Any, settings: Settings) -> str:
    """The address that a request comes from."""
    if settings.proxy:
        # The last entry is the one that our own proxy has written.
        forwarded = header(scope, b"x-forwarded-for").rpartition(",")[2].strip()
        if forwarded:
            return forwarded
    return str((scope.get("client") or ("?",))[0])


def same_site(scope: Any, allowed: Iterable[str]) -> bool:
    """Whether a browser sent this from one of our own pages. Programs name no origin."""
    origin = header(scope, b"origin")
    if not origin:
        return header(scope, b"sec-fetch-site") in ("", "same-origin", "none")
    allowed = tuple(allowed)
    if allowed:
        return origin in allowed
    return urlsplit(origin).netloc == header(scope, b"host")


def guarded(app: ASGIApp) -> ASGIApp:
    """Adds the security headers to every answer."""

    async def run(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await app(scope, receive, sending)

    return run


def changes_something(scope: Any) -> bool:
    return scope["type"] == "websocket" or scope["method"] not in _SAFE
