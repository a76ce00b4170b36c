"""What every request passes first: origin check, rate limits, security headers."""

import asyncio
import ipaddress
import re
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from rummel.errors import RuleError
from rummel.server.settings import Settings

_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_MOST_CLIENTS: Final = 50_000
_BURST: Final = 5.0  # seconds' worth of requests that may come at once
_SHARED: Final = 10  # people who may share an address and still send as they like
_HEAVY: Final = 40  # requests that one hint or record costs, in a long run
_HEAVY_AT_ONCE: Final = 5.0
_CHAT: Final = 40  # requests that one line of chat costs: one every two seconds, in a long run
_CHAT_AT_ONCE: Final = 8.0
# All lines from an address, whoever writes them and wherever: guests and tables are cheap, and what
# they write is kept. A household gets nowhere near it.
_ADDRESS_CHAT: Final = 10  # requests that a line costs: two a second, in a long run
_ADDRESS_CHAT_AT_ONCE: Final = 10_000.0
_FRIENDS_AT_ONCE: Final = 10.0
# Reports from an address, whoever writes them: somebody reads them, and a flood buries the others.
_REPORT: Final = 300  # tables that one costs: one every ten minutes, in a long run
_REPORTS_AT_ONCE: Final = 20.0
_UPLOADS: Final = 8  # records that may come in at once from one address,
_ALL_UPLOADS: Final = 32  # and from all: each takes a megabyte until it has come
_FREE_GUESSES: Final = 5  # wrong passwords before anybody has to wait
_LONGEST_WAIT: Final = 8.0  # seconds
_FORGIVEN: Final = 900.0  # seconds after which wrong passwords are forgotten
_COME_BACK: Final = 30  # seconds, for clients with too many connections
_NETWORK: Final = 64  # bits of an IPv6 address that one client can't choose

_UPLOAD: Final = "/api/replay"
# Addresses that are neither pages nor files of the web client.
API_PATH: Final = re.compile(r"^/(api|schema|health|ready|metrics)(/|$)")

# The pages' own scripts, and WebAssembly, which can do no more than the script that loads it.
SCRIPTS: Final = "script-src 'self' 'wasm-unsafe-eval'"
POLICY: Final = (
    f"default-src 'self'; {SCRIPTS}; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; "
    "form-action 'self'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
# What the API says is for one person and one moment.
_NOT_KEPT: Final = (b"cache-control", b"no-store")
_ONLY_HTTPS: Final = (b"strict-transport-security", b"max-age=31536000")


class Buckets:
    """A number of requests per second for each client, and a burst after a quiet time."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic):
        self._rate = rate
        self._burst = max(burst, 1.0)
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
        """Drops clients that have been quiet for so long that their bucket is full again."""
        full = self._burst / self._rate
        self._left = {one: (left, at) for one, (left, at) in self._left.items() if now - at < full}
        if len(self._left) >= _MOST_CLIENTS:
            self._left.clear()


class Guesses:
    """Wrong passwords for a name, wherever they come from: each has to wait longer than the last.

    Nobody is locked out: the wait has an upper bound, and a device from which somebody has signed
    in to the account does not wait at all.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._wrong: dict[str, tuple[int, float]] = {}  # how many, and when the next is welcome

    def wait(self, name: str) -> float:
        """Seconds until this guess may be looked at; a `RuleError` if others wait already."""
        now = self._clock()
        wrong, free = self._wrong.get(name, (0, now))
        if wrong and now - free > _FORGIVEN:
            del self._wrong[name]
            return 0.0
        wait = max(0.0, free - now)
        if wait > _LONGEST_WAIT:
            raise RuleError("too-many", seconds=int(wait) + 1)
        if wrong >= _FREE_GUESSES:
            delay = min(_LONGEST_WAIT, 0.5 * 2 ** min(10, wrong - _FREE_GUESSES))
            self._wrong[name] = (wrong, now + wait + delay)
        return wait

    def failed(self, name: str) -> None:
        now = self._clock()
        if len(self._wrong) >= _MOST_CLIENTS:
            self._wrong = {
                one: attempts
                for one, attempts in self._wrong.items()
                if now - attempts[1] <= _FORGIVEN
            }
            if len(self._wrong) >= _MOST_CLIENTS:
                self._wrong.clear()
        wrong, free = self._wrong.get(name, (0, now))
        self._wrong[name] = (wrong + 1, max(free, now))

    def succeeded(self, name: str) -> None:
        self._wrong.pop(name, None)


class Crowd:
    """How many connections each client has open."""

    def __init__(self, most: int, come_back: int = _COME_BACK) -> None:
        self._most = most
        self._come_back = come_back  # seconds
        self._open: dict[str, int] = {}

    @contextmanager
    def one(self, client: str | None) -> Iterator[None]:
        """One more for as long as the block runs, or a `RuleError`."""
        if not self._most or client is None:
            yield
            return
        if self._open.get(client, 0) >= self._most:
            raise RuleError("too-many", seconds=self._come_back)
        self._open[client] = self._open.get(client, 0) + 1
        try:
            yield
        finally:
            self._open[client] -= 1
            if not self._open[client]:
                del self._open[client]


class Limits:
    """The limits of one node."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Buckets(settings.rate, settings.rate * _BURST)
        self.strict = Buckets(settings.strict_rate / 60, settings.strict_rate)
        # Passwords from where the account is known: a device that has signed in, or a session.
        self.known = Buckets(settings.strict_rate / 180, settings.strict_rate / 3)
        # Passwords from everywhere else.
        self.guesses = Guesses() if settings.strict_rate else None
        # Sitting down costs the client nothing, but the others at the table wait for that player.
        self.sitting = Buckets(settings.strict_rate / 60, settings.strict_rate)
        # Lines of chat, of one person at one table.
        self.chat = Buckets(settings.rate / _CHAT, _CHAT_AT_ONCE if settings.rate else 0)
        self._address_chat = Buckets(
            settings.rate / _ADDRESS_CHAT, _ADDRESS_CHAT_AT_ONCE if settings.rate else 0
        )
        self._reports = Buckets(settings.strict_rate / 60 / _REPORT, _REPORTS_AT_ONCE)
        # What one person does to friends and others: inviting, becoming friends, muting, blocking.
        self.friends = Buckets(settings.strict_rate / 300, _FRIENDS_AT_ONCE)
        # Hints and records take seconds of a processor, which bots and other tables wait for.
        self.heavy = Buckets(settings.rate / _HEAVY, _HEAVY_AT_ONCE)
        self._shared = Buckets(settings.rate * _SHARED, settings.rate * _SHARED * _BURST)
        self._people = Crowd(settings.most_connections)
        self._addresses = Crowd(settings.most_from_address)
        # Pages that are only here, apart: they must not keep their people from the tables.
        self._pages = Crowd(settings.most_connections)
        self._page_addresses = Crowd(settings.most_from_address)
        self._sitting_down: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        # One after the other: all that somebody has ever played may be tens of megabytes.
        self.exporting = asyncio.Semaphore(1)
        self._uploads = Crowd(_UPLOADS, 2)
        self._all_uploads = Crowd(_ALL_UPLOADS, 2)

    def message(self, person: str | None, address: str) -> None:
        """One more message on a connection. New guests are cheap, so the address counts too."""
        self._shared.take(address)
        self.requests.take(person or address)

    def line(self, person: str, table: str, address: str) -> None:
        """One more line of chat."""
        self.chat.take(f"{person} {table}")
        self._address_chat.take(address)

    def report(self, person: str, table: str, address: str) -> None:
        """One more report."""
        self.chat.take(f"{person} {table}")
        self._reports.take(address)

    def sitting_down(self, person: str) -> asyncio.Lock:
        """Held while somebody sits down: their next seat is counted once they have this one."""
        return self._sitting_down.setdefault(person, asyncio.Lock())

    @contextmanager
    def uploading(self, address: str) -> Iterator[None]:
        """A record that comes in, until its answer has gone out."""
        with self._uploads.one(address), self._all_uploads.one("all"):
            yield

    @contextmanager
    def connected(self, person: str | None, address: str) -> Iterator[None]:
        """A connection that stays open."""
        with self._addresses.one(address), self._people.one(person):
            yield

    @contextmanager
    def visiting(self, person: str, address: str) -> Iterator[None]:
        """An open page."""
        with self._page_addresses.one(address), self._pages.one(person):
            yield


def header(scope: Any, name: bytes) -> str:
    """The last header of that name: the one that is nearest to us."""
    for key, value in reversed(scope["headers"]):
        if key == name:
            return str(value.decode("latin-1"))
    return ""


def client_of(scope: Any, settings: Settings) -> str:
    """The address that a request comes from; of IPv6 the network, which one client has whole."""
    name = ""
    if settings.proxy:
        # The last entry is the one that our own proxy has written.
        name = header(scope, b"x-forwarded-for").rpartition(",")[2].strip()
    name = name or str((scope.get("client") or ("?",))[0])
    try:
        address = ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return name[:64]
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is None:
        return str(ipaddress.ip_network((int(address), _NETWORK), strict=False))
    return str(getattr(address, "ipv4_mapped", None) or address)


def same_site(scope: Any, allowed: Iterable[str]) -> bool:
    """Whether a browser sent this from one of our own pages. Programs name no origin."""
    origin = header(scope, b"origin")
    if not origin:
        return header(scope, b"sec-fetch-site") in ("", "same-origin", "none")
    allowed = tuple(allowed)
    if allowed:
        return origin in allowed
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(host) and host == header(scope, b"host")


def is_page(scope: Any) -> bool:
    """Whether a request is for the files of the web client.

    Many people behind one address load them at once, and they cost no more than a refusal would.
    """
    return scope["method"] in _SAFE and not API_PATH.match(scope["path"])


Refuse = Callable[[Scope, Receive, Send, RuleError], Awaitable[None]]


def guarded(
    app: ASGIApp, limits: Limits, settings: Settings, origins: tuple[str, ...], refuse: Refuse
) -> ASGIApp:
    """Counts every request, turns other sites away, and adds the security headers."""
    headers = (*HEADERS, _ONLY_HTTPS) if settings.secure_cookies else HEADERS

    async def run(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        more = (*headers, _NOT_KEPT) if scope["path"].startswith("/api") else headers

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = {name for name, _ in message["headers"]}
                added = (one for one in more if one[0] not in own)
                message["headers"] = [*message["headers"], *added]
            await send(message)

        with ExitStack() as held:
            try:
                if not is_page(scope):
                    limits.requests.take(client_of(scope, settings))
                if scope["method"] not in _SAFE and not same_site(scope, origins):
                    raise RuleError("bad-origin")
                if scope["path"].startswith(_UPLOAD):
                    held.enter_context(limits.uploading(client_of(scope, settings)))
            except RuleError as error:
                await refuse(scope, receive, sending, error)
                return
            await app(scope, receive, sending)

    return run
