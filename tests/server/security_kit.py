"""What tests of attacks and limits share."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from rummel.server.app import Application
from rummel.server.guard import Buckets
from rummel.server.settings import Settings
from tests.server.kit import Client, Live


def go(work: Awaitable[None]) -> None:
    async def run() -> None:
        await work

    asyncio.run(run())


@asynccontextmanager
async def inside(folder: Path, **settings: Any) -> AsyncIterator[httpx.AsyncClient]:
    """The application in this process, for tests that need other settings.

    Time stands still for its limits: on a slow machine they would be refilled between requests.
    """
    app = Application(Settings(database=f"sqlite:///{folder}/rummel.db", **settings))
    for limit in vars(app.service.limits).values():
        if isinstance(limit, Buckets):
            limit._clock = lambda: 0.0
    await app.service.open()
    transport = httpx.ASGITransport(app=app)  # type: ignore[arg-type]
    try:
        async with httpx.AsyncClient(transport=transport, base_url="http://rummel.test") as client:
            yield client
    finally:
        await app.service.close()


async def people(url: str, *names: str) -> list[Client]:
    clients = [Client(url, name) for name in names]
    for client in clients:
        await client.sign_in()
    return clients


async def refused(client: Client, table: str, code: str, what: str, **command: Any) -> None:
    answer = await client.http.post(f"/api/tables/{table}/commands", json={"do": what, **command})
    assert answer.status_code >= 400
    assert answer.json()["error"] == code


async def first(live: Live) -> dict[str, Any]:
    return await live.receive()


async def until_limited(ask: Callable[[], Awaitable[httpx.Response]]) -> httpx.Response:
    """The first refusal; on a slow machine more requests pass before it, but not all of them."""
    for _ in range(2000):
        answer = await ask()
        if answer.status_code == 429:
            return answer
    raise AssertionError("nothing was refused")
