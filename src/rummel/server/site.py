"""The web client, as `npm run build` left it beside this file: pages and assets, ready compressed.

Assets have the hash of their contents in their names and may be cached for ever. Everything that
is neither a file nor an address of the API is a page of the client, which does its own routing. The
`Link` header of the answer names what that page will ask for, so it need not find out step by step.

Under /docs is the documentation, if `make docs` has built it.
"""

import asyncio
import base64
import hashlib
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import ClassVar, Final, NamedTuple

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from rummel.server.guard import API_PATH, POLICY, SCRIPTS, header
from rummel.server.people import language_for

FamilyAt = Callable[[str], str | None]  # what is played at a table, if that is known here
FOLDER: Final = Path(__file__).with_name("static")
DOCS: Final = Path(__file__).with_name("docs")

_TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".png": "image/png",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff": "font/woff",
    ".zip": "application/zip",
}
_DOCS_PATH: Final = "/docs"
_INLINE: Final = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
_ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))  # the better one first
_PAGE: Final = re.compile(r"/(\w*)(?:/([\w-]+))?", re.ASCII)
_TABLE: Final = "t"  # the page of a table, which shows what the API says of it
_LARGE: Final = 1 << 18  # bytes
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"

_NOT_BUILT: Final = b"""\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rummel</title>
<body style="font: 1.1rem/1.6 Georgia, serif; max-width: 34em; margin: 4em auto; padding: 0 1em">
<h1>The server runs, but its pages have not been built</h1>
<p>Build them with <code>make web</code> and load this page again. Programs can use the API at once:
it is described at <a href="/schema">/schema</a>.</p>
"""


class _File(NamedTuple):
    type: str
    cache: str
    tag: bytes
    # By encoding; "" is plain. What is large, and seldom asked for, is read when it is.
    bodies: dict[str, bytes | Path]
    policy: bytes = b""  # the content security policy, where it is not the usual one


class _Early(msgspec.Struct, frozen=True):
    """Files by language, page and family of games; the build writes it."""

    words: dict[str, list[str]] = {}
    pages: dict[str, list[str]] = {}
    tables: dict[str, list[str]] = {}


class Site:
    """The built files, read once, and again after another build."""

    types: ClassVar[dict[str, str]] = _TYPES

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._built = 0
        self._files: dict[str, _File] = {}
        self._early = _Early()

    def find(self, path: str) -> _File | None:
        """The file at a path, or the page that knows what to do there; None: not built."""
        self._read()
        file = self._files.get(path)
        if file is None and not Path(path).suffix:
            file = self._files.get("/index.html")
        return file

    def early(self, path: str, language: str, family_at: FamilyAt) -> str:
        """What a page will ask for at once, as the value of a `Link` header."""
        match = _PAGE.match(path)
        page, argument = match.groups() if match else ("", None)
        table = ""
        files = [*self._early.words.get(language, ()), *self._early.pages.get(page, ())]
        if page == _TABLE and argument:
            files += self._early.tables.get(family_at(argument) or "", ())
            table = f"/api/tables/{argument}"
        return ", ".join(f"<{one}>; {_how(one)}" for one in (*dict.fromkeys(files), table) if one)

    @property
    def is_built(self) -> bool:
        return bool(self._files)

    def _read(self) -> None:
        try:
            built = (self._folder / "index.html").stat().st_mtime_ns
        except OSError:
            self._files = {}
            return
        if built == self._built and self._files:
            return
        self._built = built
        self._files = {
            f"/{path.relative_to(self._folder).as_posix()}": self._file(path)
            for path in sorted(self._folder.rglob("*"))
            if path.suffix in self.types and path.is_file()
        }
        early = self._folder / "early.json"
        self._early = msgspec.json.decode(
            early.read_bytes() if early.is_file() else b"{}", type=_Early
        )

    def _file(self, path: Path) -> _File:
        bodies = {"": _body(path)}
        for encoding, suffix in _ENCODINGS:
            packed = path.with_name(path.name + suffix)
            if packed.is_file():
                bodies[encoding] = _body(packed)
        hashed = path.relative_to(self._folder).parts[0] == "assets"
        return _File(
            type=self.types[path.suffix],
            cache=_FOR_EVER if hashed else _ASK_AGAIN,
            tag=f'"{self._built:x}"'.encode(),
            bodies=bodies,
        )


class Manual(Site):
    """The documentation. Its theme has scripts within its pages; those that were built may run."""

    types: ClassVar[dict[str, str]] = {**_TYPES, ".json": "application/json"}

    def find(self, path: str) -> _File | None:
        self._read()
        place = path.removeprefix(_DOCS_PATH)
        return self._files.get(f"{place}index.html" if place.endswith("/") else place)

    def is_folder(self, path: str) -> bool:
        """Whether there is a page at this address with a slash after it."""
        return self.find(f"{path}/") is not None

    def _file(self, path: Path) -> _File:
        file = super()._file(path)
        text = path.read_bytes() if path.suffix == ".html" else b""
        scripts = dict.fromkeys(_INLINE.findall(text))
        hashes = " ".join(
            f"'sha256-{base64.b64encode(hashlib.sha256(script).digest()).decode()}'"
            for script in scripts
        )
        policy = POLICY.replace(SCRIPTS, f"script-src 'self' {hashes}").encode() if hashes else b""
        return file._replace(policy=policy)


def _body(path: Path) -> bytes | Path:
    return path if path.stat().st_size > _LARGE else path.read_bytes()


def _how(address: str) -> str:
    """How a browser is to fetch it: as the page will do it."""
    if address.endswith(".js"):
        return "rel=modulepreload"
    return f"rel=preload; as={'style' if address.endswith('.css') else 'fetch'}; crossorigin"


def served(
    app: ASGIApp,
    folder: Path = FOLDER,
    family_at: FamilyAt = lambda _: None,
    docs: Path = DOCS,
) -> ASGIApp:
    """The pages, and `app` for everything else; `family_at` knows tables that are in play."""
    site, manual = Site(folder), Manual(docs)

    async def run(scope: Scope, receive: Receive, send: Send) -> None:
        if (
            scope["type"] != ScopeType.HTTP
            or scope["method"] not in ("GET", "HEAD")
            or API_PATH.match(scope["path"])
        ):
            await app(scope, receive, send)
            return
        path = scope["path"]
        if path == _DOCS_PATH or path.startswith(f"{_DOCS_PATH}/"):
            page = manual.find(path)
            if page is not None:
                await _send_file(scope, send, page, "")
                return
            if manual.is_folder(path):
                await _send(scope, send, 308, [(b"location", f"{path}/".encode())], b"")
                return
        file = site.find(path)
        if file is not None:
            early = ""
            if file.type == _TYPES[".html"]:
                language = language_for(header(scope, b"accept-language"))
                early = site.early(path, language, family_at)
            await _send_file(scope, send, file, early)
        elif site.is_built:
            await app(scope, receive, send)  # which says that there is nothing
        else:
            headers = [(b"content-type", b"text/html; charset=utf-8")]
            await _send(scope, send, 503, headers, _NOT_BUILT)

    return run


async def _send_file(scope: Scope, send: Send, file: _File, early: str) -> None:
    encoding = _best(header(scope, b"accept-encoding"), file.bodies)
    headers = [
        (b"content-type", file.type.encode()),
        (b"cache-control", file.cache.encode()),
        (b"vary", b"accept-encoding"),
        (b"etag", file.tag),
    ]
    if file.policy:
        headers.append((b"content-security-policy", file.policy))
    if early:
        headers += [(b"link", early.encode()), (b"vary", b"accept-language")]
    if header(scope, b"if-none-match") == file.tag.decode():
        await _send(scope, send, 304, headers, b"")
        return
    if encoding:
        headers.append((b"content-encoding", encoding.encode()))
    body = file.bodies[encoding]
    if isinstance(body, Path):
        body = await asyncio.to_thread(body.read_bytes)
    await _send(scope, send, 200, headers, body)


def _best(accepted: str, there: Iterable[str]) -> str:
    """The best encoding that a browser takes; one with `q=0` is refused."""
    wanted = {
        part.partition(";")[0].strip()
        for part in accepted.lower().split(",")
        if not re.search(r";\s*q=0(\.0*)?\s*$", part)
    }
    return next((name for name, _ in _ENCODINGS if name in wanted and name in there), "")


async def _send(
    scope: Scope, send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes
) -> None:
    if status != 304:
        headers = [*headers, (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    shown = b"" if scope["method"] == "HEAD" else body  # type: ignore[typeddict-item]
    await send({"type": "http.response.body", "body": shown, "more_body": False})
