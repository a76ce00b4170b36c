"""Friends in the tests: their pages, and what they do."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import websockets

from tests.server.kit import PATIENCE, Client, until
from tests.server.people_kit import gone, refused

Circle = dict[str, Any]


async def link_of(client: Client) -> str:
    return str((await client.get("/api/friends/link"))["code"])


async def befriend(one: Client, two: Client) -> None:
    await gone(two, "POST", f"/api/friend-links/{await link_of(one)}")


async def circle(client: Client) -> Circle:
    answer: Circle = await client.get("/api/friends")
    return answer


async def names(client: Client) -> list[str]:
    return [one["name"] for one in (await circle(client))["friends"]]


async def id_of(client: Client) -> str:
    return str((await client.get("/api/me"))["id"])


class Page:
    """An open page, and the last that it was sent."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket

    async def until(self, holds: Callable[[Circle], bool]) -> Circle:
        async with asyncio.timeout(120):
            while True:
                message: Circle = json.loads(await self.socket.recv())
                assert message["is"] == "circle", message
                if holds(message):
                    return message

    async def sees(self, name: str, *, here: bool) -> dict[str, Any]:
        def is_so(now: Circle) -> bool:
            return any((one["name"], one["here"]) == (name, here) for one in now["friends"])

        now = await self.until(is_so)
        found: dict[str, Any] = next(one for one in now["friends"] if one["name"] == name)
        return found


@asynccontextmanager
async def page(client: Client, url: str = "") -> AsyncIterator[Page]:
    """A page of somebody, at the server that they come to or at another one."""
    base = (url or str(client.http.base_url)).replace("http", "ws", 1).rstrip("/")
    async with websockets.connect(
        f"{base}/api/friends/here",
        additional_headers={"cookie": client.cookie, **client.headers},
        ping_interval=None,
        open_timeout=PATIENCE,
    ) as socket:
        yield Page(socket)


async def played(ana: Client, ben: Client) -> str:
    """A table at which both have begun to play; Ana has the first seat."""
    table = await ana.open_table("karo8")
    await ben.do(table, "sit")
    body = {"do": "befriend", "seat": 0}
    early = await refused(ben, "POST", f"/api/tables/{table}/commands", body)
    assert early == (422, "table-not-started")
    await ana.do(table, "start")
    return table


async def bonds(client: Client, table: str) -> list[str]:
    """How the seats of a table stand to a player who looks at it."""
    async with client.live(table) as live:
        found: list[str] = []

        async def known() -> bool:
            found[:] = (await client.get(f"/api/tables/{table}"))["table"]["bonds"]
            return any(found)

        await live.until("table")
        await until(known)
        return found


async def invite(inviter: Client, friend: Client, table: str) -> tuple[int, str]:
    answer = await inviter.http.post(
        f"/api/friends/{await id_of(friend)}/invitations", json={"table": table}
    )
    return answer.status_code, "" if answer.status_code == 204 else answer.json()["error"]
