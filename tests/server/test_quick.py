"""Strangers: quick match across nodes, blocks, and reports to the operator."""

import asyncio
import json
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

from sqlalchemy.engine import RowMapping

from rummel.server import quick
from tests.server.kit import (
    RUMMEL,
    Client,
    Device,
    Node,
    Postgres,
    guests,
    play_out,
    serving,
    until,
)
from tests.server.people_kit import PASSWORD, account, refused, two_at_table


def wants(person: str, rating: int = 1000, since: float = 0.0, players: int = 2) -> RowMapping:
    row = {"person": person, "rating": rating, "since": since, "players": players}
    return cast("RowMapping", row)


def party(*rows: RowMapping, now: float = 0.0, apart: tuple[str, ...] = ()) -> list[str] | None:
    pairs = {frozenset(pair.split()) for pair in apart}
    others = quick.chosen(rows[0], rows[1:], pairs, now)
    return [row["person"] for row in others] if others else None


def test_the_nearest_in_strength_are_matched() -> None:
    assert party(wants("a", 1000), wants("b", 1100), wants("c", 1010)) == ["a", "c"]
    assert party(wants("a", 1000), wants("b", 990, since=5), wants("c", 1010)) == ["a", "c"]


def test_waiting_widens_the_range() -> None:
    strong, weak = wants("a", 1900), wants("b", 1000)
    assert party(strong, weak, now=10) is None
    assert party(strong, weak, now=49) is None
    assert party(strong, weak, now=50) == ["a", "b"]
    # Somebody who has just come is not given to whoever has waited longest.
    assert party(wants("a", 1900, since=49), weak, now=50) is None


def test_nobody_meets_somebody_who_is_blocked() -> None:
    rows = wants("a"), wants("b"), wants("c", 1100)
    assert party(*rows, apart=("b a",)) == ["a", "c"]
    assert party(*rows[:2], apart=("a b",), now=10_000) is None


def test_a_party_of_three_suits_everybody() -> None:
    rows = [wants(name, players=3) for name in "abcd"]
    assert party(*rows[:2]) is None
    assert party(*rows, apart=("b c",)) == ["a", "b", "d"]


async def look(client: Client, game: str = "karo8", **wanted: Any) -> dict[str, Any]:
    return await client.post("/api/quick", {"game": game, **wanted})


async def until_matched(client: Client) -> str:
    async with asyncio.timeout(120):
        while True:
            looking = (await client.get("/api/quick"))["looking"]
            if looking["table"]:
                again = (await client.get("/api/quick"))["looking"]
                assert again["table"] == looking["table"]  # an answer may get lost
                await client.http.delete("/api/quick")
                return str(looking["table"])
            await asyncio.sleep(0.05)


def test_two_strangers_meet_and_play(tmp_path: Path) -> None:
    async def run(url: str) -> None:
        async with guests(url, "Ana", "Ben", "Cyd") as (ana, ben, cyd):
            assert await ana.get("/api/quick") == {"looking": None}
            assert (await refused(ana, "POST", "/api/quick", {"game": "chess"}))[1] == (
                "unknown-game"
            )
            body = {"game": "duel", "players": 3}
            assert (await refused(ana, "POST", "/api/quick", body))[0] == 422
            devices = [Device("one"), Device("two")]
            assert (await look(ana, pledge=devices[0].pledge))["table"] is None
            assert (await look(cyd, pace="quick"))["table"] is None  # at another pace

            async def is_listed() -> bool:
                await ana.get("/api/quick")  # who has not asked for ten seconds is gone
                queues = await ben.get("/api/quick/queues")
                return {"game": "karo8", "pace": "calm", "players": 2, "people": 1} in queues

            await until(is_listed)
            await look(ben, pledge=devices[1].pledge)
            table, same = await asyncio.gather(until_matched(ana), until_matched(ben))
            assert table == same
            assert await ana.get("/api/quick") == {"looking": None}
            message = (await ana.get(f"/api/tables/{table}"))["table"]
            assert {seat["name"] for seat in message["seats"]} == {"Ana", "Ben"}
            assert all(message["pledges"])
            assert not message["setup"]["hints"]
            assert not message["setup"]["rated"]  # guests
            await asyncio.gather(play_out(ana, table), play_out(ben, table))
            assert (await cyd.http.delete("/api/quick")).json() == {"looking": None}
            assert await cyd.get("/api/quick") == {"looking": None}

    with serving(f"sqlite:///{tmp_path}/rummel.db", tmp_path) as node:
        asyncio.run(run(node.url))


def test_whoever_stops_too_late_hears_of_the_match(tmp_path: Path) -> None:
    """Else the others would play against somebody who does not know of it."""

    async def run(url: str) -> None:
        async with guests(url, "Ana", "Ben") as (ana, ben):
            assert (await look(ana, pace="days"))["table"] is None
            table = (await look(ben, pace="days"))["table"]
            assert table
            assert (await ana.http.delete("/api/quick")).json()["looking"]["table"] == table
            assert (await ana.http.delete("/api/quick")).json() == {"looking": None}

    with serving(f"sqlite:///{tmp_path}/rummel.db", tmp_path) as node:
        asyncio.run(run(node.url))


@asynccontextmanager
async def accounts(*urls: str) -> AsyncIterator[list[Client]]:
    async with account(urls[0]) as one, account(urls[1]) as two:
        yield [one, two]


def test_strangers_at_two_nodes_meet_once(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new(f"quick_{tmp_path.name}".lower())
    nodes = [Node(database, tmp_path / f"{at}.log").start() for at in range(2)]

    async def run() -> None:
        urls = nodes[0].url, nodes[1].url
        async with accounts(*urls) as (ana, ben), accounts(*urls) as (cyd, dan):
            everybody = (ana, ben, cyd, dan)
            await asyncio.gather(*map(look, everybody))  # all at once
            matched = [await until_matched(client) for client in everybody]
            tables = sorted(matched)
            assert tables[0] == tables[1] != tables[2] == tables[3]
            message = (await ana.get(f"/api/tables/{matched[0]}"))["table"]
            assert message["setup"]["rated"]  # all have accounts
            # A quick word and a block made at one node are known at the other.
            at = message["you"]
            other = everybody[matched.index(matched[0], 1)]
            async with ana.live(matched[0]) as hers:
                await hers.until("table")
                await other.do(matched[0], "react", reaction="hello")
                assert (await hers.until("reacted"))["seat"] == 1 - at
                elsewhere = Client(nodes[1].url, "Ana")
                elsewhere.http.cookies = ana.http.cookies
                await elsewhere.do(matched[0], "block", seat=1 - at)
                while (await hers.until("table"))["blocked"] != [1 - at]:
                    pass
                await elsewhere.close()

    try:
        asyncio.run(run())
    finally:
        for node in nodes:
            node.stop()


def test_blocked_people_are_not_matched_and_reports_reach_the_operator(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/rummel.db"

    async def run(url: str) -> None:
        async with guests(url, "Ana", "Ben", "Cyd") as (ana, ben, cyd):
            await look(ana)
            table = (await look(ben))["table"]
            await until_matched(ana)
            message = (await ana.get(f"/api/tables/{table}"))["table"]
            mine, his = message["you"], 1 - message["you"]
            await ben.do(table, "say", text="you play like a brick", key="1")
            async with ana.live(table) as live:
                await live.until("said")
                await ana.do(table, "block", seat=his)
                while (await live.until("table"))["blocked"] != [his]:
                    pass
                assert live.table["muted"] == [his]  # nobody hears somebody they have blocked
            body = {"do": "report", "seat": mine, "reason": "insult"}
            path = f"/api/tables/{table}/commands"
            assert (await refused(ana, "POST", path, body))[1] == "seat-nobody"
            for _ in range(2):  # a second time is a repeat
                await ana.do(table, "report", seat=his, reason="insult", text="rude\x07")
            assert (await refused(cyd, "POST", path, body))[1] == "seat-none"

            # They look for the same, and don't meet; a third person meets one of them.
            await look(ana)
            assert (await look(ben))["table"] is None
            assert (await ana.get("/api/quick"))["looking"]["table"] is None
            assert (await look(cyd))["table"]

            export = await ana.get("/api/me/export")
            assert export["blocked"] == [{"name": "Ben"}]
            assert [one["text"] for one in export["reports"]] == ["rude"]
            theirs = await ben.get("/api/me/export")
            assert (theirs["blocked"], theirs["reports"]) == ([], [])
            [blocked] = await ana.get("/api/me/blocks")
            assert blocked["name"] == "Ben"
            assert (await ana.http.delete(f"/api/me/blocks/{blocked['id']}")).status_code == 204
            assert await ana.get("/api/me/blocks") == []
            message = (await ana.get(f"/api/tables/{table}"))["table"]
            assert (message["blocked"], message["muted"]) == ([], [])

    with serving(database, tmp_path) as node:
        asyncio.run(run(node.url))

    def admin(*arguments: str) -> str:
        command = [str(RUMMEL), "admin", *arguments, "--database", database]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    [report] = json.loads(admin("reports", "--json"))
    assert (report["name"], report["by"], report["reason"]) == ("Ben", "Ana", "insult")
    assert (report["text"], report["said"]) == ("rude", ["you play like a brick"])
    assert "brick" in admin("reports").replace("\n", " ")
    admin("reports", "--close", str(report["id"]))
    assert json.loads(admin("reports", "--json")) == []


def test_nobody_sits_down_with_people_who_have_blocked_them(tmp_path: Path) -> None:
    """Else somebody who was blocked could come along to every table that is open to all."""

    async def run(url: str) -> None:
        async with guests(url, "Ana", "Ben", "Cyd") as (ana, ben, cyd):
            met = await two_at_table(ana, ben)
            await ana.do(met, "block", seat=1)
            hers = await ana.open_table("gin", setup={"listed": True})
            shared = await cyd.open_table("karo8", options={"players": 4})
            await ana.do(shared, "sit")
            for table in (hers, shared):
                path, sit = f"/api/tables/{table}/commands", {"do": "sit"}
                assert await refused(ben, "POST", path, sit) == (403, "seat-closed")
            # Where nobody else could sit down either, nobody learns who has blocked them.
            path = f"/api/tables/{hers}/commands"
            await cyd.do(hers, "sit")
            assert await refused(ben, "POST", path, sit) == (422, "table-full")
            await ana.do(hers, "start")
            assert await refused(ben, "POST", path, sit) == (422, "table-started")
            his = await ben.open_table("gin")
            await ana.do(his, "sit")  # as she likes
            await ana.do(met, "block", seat=1, on=False)
            await ben.do(shared, "sit")

    with serving(f"sqlite:///{tmp_path}/rummel.db", tmp_path) as node:
        asyncio.run(run(node.url))


def test_a_guest_who_signs_in_brings_blocks_and_reports_along(tmp_path: Path) -> None:
    async def run(url: str) -> None:
        async with account(url) as ana, guests(url, "Guest", "Ben") as (guest, ben):
            table = await guest.open_table("gin")
            await ben.do(table, "sit")
            await guest.do(table, "block", seat=1)
            await guest.do(table, "report", seat=1, reason="name")
            await ben.do(table, "report", seat=0, reason="stalling")
            body = {"name": ana.name, "password": PASSWORD}
            answer = await guest.http.post("/api/session", json=body)
            assert answer.status_code == 200, answer.text
            export = await guest.get("/api/me/export")
            assert export["person"]["login"] == ana.name.casefold()
            assert export["blocked"] == [{"name": "Ben"}]
            assert [one["reason"] for one in export["reports"]] == ["name"]
            assert (await ben.http.delete("/api/me")).status_code == 204
            export = await guest.get("/api/me/export")
            assert (export["blocked"], export["reports"]) == ([], [])

    with serving(f"sqlite:///{tmp_path}/rummel.db", tmp_path) as node:
        asyncio.run(run(node.url))
