"""The built client as the server hands it out."""

import base64
import hashlib
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.types import Receive, Scope, Send

from rummel.server.site import served


async def _api(scope: Scope, receive: Receive, send: Send) -> None:
    """Stands for the rest of the server."""
    await send({"type": "http.response.start", "status": 404, "headers": []})
    await send({"type": "http.response.body", "body": b"api", "more_body": False})


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    for name, text in (
        ("index.html", "<!doctype html>"),
        ("icon.svg", "<svg/>"),
        ("assets/a-1b2c.js", "let a;"),
    ):
        (tmp_path / name).write_text(text)
        (tmp_path / f"{name}.br").write_bytes(b"br of " + text.encode())
        (tmp_path / f"{name}.gz").write_bytes(b"gz of " + text.encode())
    (tmp_path.parent / "secret.html").write_text("not for anybody")
    return tmp_path


def reached(folder: Path) -> httpx.ASGITransport:
    # Two libraries, two ways to type the same protocol.
    app: Any = served(_api, folder, {"ab-1": "gin"}.get, folder.parent / "docs")
    return httpx.ASGITransport(app)


async def ask(folder: Path, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    async with httpx.AsyncClient(transport=reached(folder), base_url="http://rummel") as client:
        request = client.build_request(method, path, headers={"accept-encoding": "", **headers})
        answer = await client.send(request, stream=True)
        # Our stand-ins for compressed files can't be unpacked.
        answer._content = b"".join([part async for part in answer.aiter_raw()])
        return answer


@pytest.mark.anyio
async def test_the_font_for_signs_is_served(built: Path) -> None:
    (built / "assets" / "signs-1b2c.woff").write_bytes(b"wOFF")
    answer = await ask(built, "/assets/signs-1b2c.woff")
    assert (answer.status_code, answer.content) == (200, b"wOFF")
    assert answer.headers["content-type"] == "font/woff"


@pytest.mark.parametrize("path", ["/", "/t/abc", "/rules/karo8", "/score", "/replay/abc/7"])
@pytest.mark.anyio
async def test_every_page_is_the_client(built: Path, path: str) -> None:
    answer = await ask(built, path)
    assert (answer.status_code, answer.content) == (200, b"<!doctype html>")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "language", "links"),
    [
        ("/", "pl, en;q=0.5", ["pl.js", "start.js"]),
        ("/t", "xx", ["en.js", "t.js", "t.css"]),
        ("/t/ab-1?x=1", "en", ["en.js", "t.js", "t.css", "gin.js", "/api/tables/ab-1"]),
        ("/t/ab-2", "en", ["en.js", "t.js", "t.css", "/api/tables/ab-2"]),
        ("/t/%3E%0Aa", "en", ["en.js", "t.js", "t.css"]),
        ("/nothing/7", "en", ["en.js"]),
    ],
)
@pytest.mark.anyio
async def test_a_page_names_what_it_will_ask_for(
    built: Path, path: str, language: str, links: list[str]
) -> None:
    early = {
        "words": {"en": ["en.js"], "pl": ["pl.js"]},
        "pages": {"": ["start.js"], "t": ["t.js", "t.css"]},
        "tables": {"gin": ["t.js", "gin.js"]},
    }
    (built / "early.json").write_text(json.dumps(early))
    answer = await ask(built, path, **{"accept-language": language})
    how = {
        "js": "rel=modulepreload",
        "css": "rel=preload; as=style; crossorigin",
        "": "rel=preload; as=fetch; crossorigin",
    }
    wanted = [f"<{one}>; {how[one.partition('.')[2]]}" for one in links]
    assert answer.headers["link"].split(", ") == wanted
    assert answer.headers["vary"] == "accept-encoding, accept-language"
    assert "link" not in (await ask(built, "/assets/a-1b2c.js")).headers


@pytest.mark.anyio
async def test_assets_are_kept_for_ever(built: Path) -> None:
    answer = await ask(built, "/assets/a-1b2c.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert (await ask(built, "/icon.svg")).headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [
        ("gzip, deflate, br", "br", b"br of let a;"),
        ("gzip", "gzip", b"gz of let a;"),
        ("br;q=0, gzip;q=0.5", "gzip", b"gz of let a;"),
        ("identity", None, b"let a;"),
    ],
)
@pytest.mark.anyio
async def test_the_browser_gets_what_it_can_unpack(
    built: Path, accepted: str, encoding: str | None, body: bytes
) -> None:
    answer = await ask(built, "/assets/a-1b2c.js", **{"accept-encoding": accepted})
    assert answer.headers.get("content-encoding") == encoding
    assert answer.content == body
    assert answer.headers["vary"] == "accept-encoding"


@pytest.mark.anyio
async def test_what_has_not_changed_is_not_sent_again(built: Path) -> None:
    tag = (await ask(built, "/")).headers["etag"]
    answer = await ask(built, "/", **{"if-none-match": tag})
    assert (answer.status_code, answer.content) == (304, b"")


@pytest.mark.anyio
async def test_head_has_no_body(built: Path) -> None:
    answer = await ask(built, "/", "HEAD")
    assert (answer.content, answer.headers["content-length"]) == (b"", "15")


@pytest.mark.parametrize(
    "path",
    ["/api/me", "/health", "/schema", "/assets/gone.js", "/../secret.html", "/%2e%2e/secret.html"],
)
@pytest.mark.anyio
async def test_everything_else_is_not_for_the_client(built: Path, path: str) -> None:
    assert (await ask(built, path)).content == b"api"


@pytest.mark.anyio
async def test_without_a_build_the_server_says_how_to_make_one(tmp_path: Path) -> None:
    answer = await ask(tmp_path, "/")
    assert answer.status_code == 503
    assert b"make web" in answer.content
    assert (await ask(tmp_path, "/api/me")).content == b"api"


@pytest.mark.anyio
async def test_a_new_build_is_seen(tmp_path: Path) -> None:
    async with httpx.AsyncClient(transport=reached(tmp_path), base_url="http://rummel") as client:
        assert (await client.get("/")).status_code == 503
        (tmp_path / "index.html").write_text("built")
        assert (await client.get("/")).text == "built"


# ---------------------------------------------------------------------------------- /docs


@pytest.fixture
def documented(built: Path) -> Iterator[Path]:
    docs = built.parent / "docs"
    (docs / "play").mkdir(parents=True)
    (docs / "index.html").write_text("<script>let a;</script><script src='a.js'></script>")
    (docs / "play" / "index.html").write_text("<p>how to play</p>")
    (docs / "search.json").write_text("{}")
    yield built
    shutil.rmtree(docs)


@pytest.mark.anyio
async def test_the_documentation_has_its_own_pages(documented: Path) -> None:
    page = await ask(documented, "/docs/play/")
    assert (page.status_code, page.content) == (200, b"<p>how to play</p>")
    assert (await ask(documented, "/docs/search.json")).headers[
        "content-type"
    ] == "application/json"
    for path in ("/docs", "/docs/play"):  # links are relative to the address with a slash
        moved = await ask(documented, path)
        assert (moved.status_code, moved.headers["location"]) == (308, f"{path}/")


@pytest.mark.anyio
async def test_only_scripts_that_were_built_may_run(documented: Path) -> None:
    policy = (await ask(documented, "/docs/")).headers["content-security-policy"]
    built = base64.b64encode(hashlib.sha256(b"let a;").digest()).decode()
    assert f"; script-src 'self' 'sha256-{built}';" in policy
    assert policy.count("script-src") == 1  # of two the first would hold
    assert "content-security-policy" not in (await ask(documented, "/docs/play/")).headers


@pytest.mark.parametrize("path", ["/docs/../secret.html", "/docs/gone.html", "/docs//etc/passwd"])
@pytest.mark.anyio
async def test_nothing_else_is_among_the_documentation(documented: Path, path: str) -> None:
    assert (await ask(documented, path)).content in (b"api", b"<!doctype html>")


@pytest.mark.anyio
async def test_without_the_documentation_the_client_says_that_there_is_no_such_page(
    built: Path,
) -> None:
    for path in ("/docs", "/docs/", "/docs/play/"):
        assert (await ask(built, path)).content == b"<!doctype html>"
