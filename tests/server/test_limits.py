"""What one client may take: requests, messages, connections, memory."""

import asyncio
import itertools
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from rummel import wire
from rummel.errors import RuleError
from rummel.games import GAMES
from rummel.server.guard import Buckets, Crowd, client_of
from rummel.server.room import Room
from rummel.server.rooms import Rooms
from rummel.server.settings import Settings
from tests.server.kit import Node, serving
from tests.server.security_kit import first, go, inside, people, until_limited
from tests.server.worlds import World

# Litestar warns of what its next major version will want.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


def test_a_bucket_fills_again() -> None:
    now = [0.0]
    bucket = Buckets(2.0, 4.0, clock=lambda: now[0])
    for _ in range(4):
        bucket.take("a")
    with pytest.raises(RuleError, match="too-many") as caught:
        bucket.take("a")
    assert caught.value.facts["seconds"] == 1
    bucket.take("b")
    now[0] = 1.0
    bucket.take("a")
    bucket.take("a")
    with pytest.raises(RuleError):
        bucket.take("a")
    now[0] = 100.0
    for _ in range(4):
        bucket.take("a")
    with pytest.raises(RuleError):
        bucket.take("a")
    unlimited = Buckets(0, 0)
    for _ in range(1000):
        unlimited.take("a")


def test_buckets_forget_quiet_clients(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rummel.server.guard._MOST_CLIENTS", 100)
    now = [0.0]
    bucket = Buckets(1.0, 2.0, clock=lambda: now[0])
    for one in range(1000):
        now[0] += 0.001
        bucket.take(f"{one}")
        assert len(bucket._left) <= 100


def test_requests_are_limited(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path, rate=4.0) as client:
            refusal = await until_limited(lambda: client.get("/api/nothing"))
        assert refusal.json()["error"] == "too-many"
        assert int(refusal.headers["retry-after"]) >= 1

    go(run())


def test_guests_and_tables_are_limited_more(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path, strict_rate=5.0) as client:
            addresses = itertools.count()

            async def guest() -> httpx.Response:
                client.cookies.clear()
                # A made-up address changes nothing, since no proxy is trusted.
                headers = {"x-forwarded-for": f"10.0.0.{next(addresses)}"}
                return await client.post("/api/guest", json={"name": "Ana"}, headers=headers)

            answers = [await guest() for _ in range(5)]
            assert [answer.status_code for answer in answers] == [200] * 5
            refusal = await until_limited(guest)
            assert int(refusal.headers["retry-after"]) > 1
            cookie = {"cookie": answers[0].headers["set-cookie"].partition(";")[0]}
            made = await client.post("/api/tables", json={"game": "gin"}, headers=cookie)
            assert made.status_code == 429

    go(run())


def test_hints_are_limited_more(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path, rate=20.0) as client:
            await client.post("/api/guest", json={"name": "Ana"})
            made = await client.post("/api/tables", json={"game": "gin"})
            table = f"/api/tables/{made.json()['id']}"
            for path in ("/hint", "/record"):
                refusal = await until_limited(partial(client.get, table + path))
                assert int(refusal.headers["retry-after"]) >= 1
            assert (await client.get(table)).status_code == 200

    go(run())


def test_messages_are_limited(tmp_path: Path) -> None:
    async def run(node: Node) -> None:
        ana, ben = await people(node.url, "Ana", "Ben")
        table = await ana.open_table("gin")
        async with ana.live(table) as live, ben.live(table) as other:
            for _ in range(400):  # more than the slowest machine could let pass
                await live.send("ping")
            assert (await live.until("refusal"))["error"] == "too-many"
            await other.send("ping")  # others are not held back
            assert (await other.until("answer", "refusal"))["is"] == "answer"

    with serving(f"sqlite:///{tmp_path}/rummel.db", tmp_path, RUMMEL_RATE="8") as node:
        go(run(node))


def test_connections_are_limited(tmp_path: Path) -> None:
    # On a separate server: connections closed by another test may still count.
    async def run(node: Node) -> None:
        ana, ben = await people(node.url, "Ana", "Ben")
        table = await ana.open_table("gin")
        async with ana.live(table) as one, ana.live(table) as two:
            await first(one)
            await first(two)
            async with ana.live(table) as three:
                assert (await first(three))["error"] == "too-many"
            answer = await ana.http.get(f"/api/tables/{table}/stream")
            assert answer.status_code == 429
            assert answer.headers["retry-after"]
            async with ben.live(table) as three:
                assert (await first(three))["is"] == "table"
                async with ben.live(table) as four:  # the fourth from this address
                    assert (await first(four))["error"] == "too-many"
        while True:  # what is closed counts no more, as soon as the server knows
            async with ana.live(table) as again:
                if (await first(again))["is"] == "table":
                    break
            await asyncio.sleep(0.2)

    limits = {"RUMMEL_MOST_CONNECTIONS": "2", "RUMMEL_MOST_FROM_ADDRESS": "3"}
    with serving(f"sqlite:///{tmp_path}/rummel.db", tmp_path, **limits) as node:
        go(run(node))


def is_full(crowd: Crowd, client: str) -> bool:
    try:
        with crowd.one(client):
            return False
    except RuleError:
        return True


def test_a_crowd_counts_down() -> None:
    crowd = Crowd(1)
    for _ in range(3):
        with crowd.one("a"), crowd.one("b"), crowd.one(None), crowd.one(None):
            assert is_full(crowd, "a")
            assert is_full(crowd, "b")
            assert not is_full(crowd, "c")
        assert not is_full(crowd, "a")
    assert not crowd._open


def test_the_address_of_a_client() -> None:
    def scope(client: str, *forwarded: str) -> Any:
        return {
            "client": (client, 1),
            "headers": [(b"x-forwarded-for", one.encode()) for one in forwarded],
        }

    open_, behind = Settings(), Settings(proxy=True)
    assert client_of(scope("1.2.3.4", "9.9.9.9"), open_) == "1.2.3.4"
    assert client_of(scope("127.0.0.1", "9.9.9.9"), behind) == "9.9.9.9"
    # What a client writes itself comes before what the proxy adds.
    assert client_of(scope("127.0.0.1", "6.6.6.6, 9.9.9.9"), behind) == "9.9.9.9"
    assert client_of(scope("127.0.0.1", "6.6.6.6", "9.9.9.9"), behind) == "9.9.9.9"
    assert client_of(scope("127.0.0.1"), behind) == "127.0.0.1"
    # One client has a whole network of IPv6 addresses.
    assert client_of(scope("2001:db8::1"), open_) == client_of(scope("2001:db8::f:2"), open_)
    assert client_of(scope("2001:db8::1"), open_) != client_of(scope("2001:db8:0:1::1"), open_)
    assert client_of(scope("::ffff:1.2.3.4"), open_) == "1.2.3.4"
    assert len(client_of(scope("127.0.0.1", "x" * 999), behind)) < 100
    assert client_of({"client": None, "headers": []}, open_) == "?"


def test_rooms_that_nobody_uses_are_put_away(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        made = World(GAMES["gin"], "rooms", preset=True)
        rooms, now = made.rooms, [0.0]
        monkeypatch.setattr(rooms, "now", lambda: now[0])
        for one in "23456789":
            rooms.add(replace(made.room.table, id=one * 14)).idle_since = 0.0
        listener = made.room.join(made.people[0])
        assert len(rooms) == 9
        now[0] = 1000.0
        await _keep_house(rooms)
        assert len(rooms) == 1
        made.room.part(listener)
        await _keep_house(rooms)
        assert len(rooms) == 1  # somebody may come back
        now[0] = 2000.0
        await _keep_house(rooms)
        assert len(rooms) == 0

    go(run())


async def _keep_house(rooms: Rooms) -> None:
    while rooms._tasks:  # what was spawned comes first
        await asyncio.wait(rooms._tasks)
    await rooms._keep_house()


def test_what_clients_claim_to_know_fills_no_memory() -> None:
    async def run() -> None:
        made = World(GAMES["gin"], "news", preset=True)
        await made.room.command(made.people[0], wire.Start())
        room: Room = made.room
        for number in range(200):
            room.join(made.people[0], number).pull()
        assert len(room._news._encoded) <= 100

    go(run())
