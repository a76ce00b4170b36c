"""What tests of people share: guests, accounts, and what is refused to them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.server.kit import Client

PASSWORD = "correct horse"
_NAMES = iter(range(10_000))


def new_name(stem: str) -> str:
    """Tests share a server, and accounts their names."""
    return f"{stem} {next(_NAMES)}"


@asynccontextmanager
async def guest(url: str, name: str = "Guest") -> AsyncIterator[Client]:
    client = Client(url, name)
    await client.sign_in()
    yield client
    await client.close()


@asynccontextmanager
async def account(url: str, name: str = "") -> AsyncIterator[Client]:
    async with guest(url, name or new_name("Ana")) as client:
        await client.post("/api/account", {"name": client.name, "password": PASSWORD})
        yield client


@asynccontextmanager
async def signed_in(url: str, name: str, password: str = PASSWORD) -> AsyncIterator[Client]:
    client = Client(url, name)
    await client.post("/api/session", {"name": name, "password": password})
    yield client
    await client.close()


async def refused(client: Client, method: str, path: str, body: Any = None) -> tuple[int, str]:
    answer = await client.http.request(method, path, json=body)
    return answer.status_code, answer.json()["error"]


async def gone(client: Client, method: str, path: str, body: Any = None) -> None:
    answer = await client.http.request(method, path, json=body)
    assert answer.status_code == 204, answer.text


async def two_at_table(ana: Client, ben: Client, game: str = "gin", **wanted: Any) -> str:
    table = await ana.open_table(game, **wanted)
    await ben.do(table, "sit")
    await ana.do(table, "start")
    return table
