"""A guest who signs in to an account brings everything along."""

import asyncio
import json
from pathlib import Path

import httpx

from rummel import record
from tests.server.kit import Client, Node, Postgres, play_out
from tests.server.people_kit import (
    PASSWORD,
    account,
    guest,
    new_name,
    refused,
    signed_in,
    two_at_table,
)


def test_a_guest_who_signs_in_brings_everything_along(node: Node) -> None:
    async def run() -> None:
        async with account(node.url) as ana, guest(node.url, "Ben") as ben:
            me = await ana.get("/api/me")
            phone = Client(node.url, "Visitor")
            await phone.sign_in()
            waiting = await phone.open_table("gin", setup={"watchers": False})
            running = await two_at_table(phone, ben, "rummikub", setup={"watchers": False})
            await phone.do(running, "say", text="It's me", key="1")
            await phone.do(running, "mute", seat=1)
            await ben.do(running, "mute", seat=0)
            lost = await two_at_table(phone, ben)
            await phone.do(lost, "resign")
            old = (await phone.get("/api/me"))["id"]
            async with phone.live(running) as live:
                await live.until("position")
                body = {"name": ana.name, "password": PASSWORD}
                assert await phone.post("/api/session", body) == me
                # The connection ends with the guest's session, but only for a moment.
                bye = await live.until("bye")
                assert (bye["reason"], bye["after"]) == ("signed-out", 1.0)
            async with phone.live(running) as live:
                await live.until("position")
                assert (live.table["you"], live.view["seat"]) == (0, 0)
            # At every device of hers.
            matches = (await ana.get("/api/me/matches"))["matches"]
            assert [(one["table"], one["seat"]) for one in matches] == [
                (lost, 0),
                (running, 0),
                (waiting, 0),
            ]
            assert matches[0]["place"] == 2
            export = await ana.get("/api/me/export")
            assert [one["text"] for one in export["chat"]] == ["It's me"]
            assert export["muted"] == [{"name": "Ben"}]
            assert ben.name in json.dumps(export)
            assert old not in json.dumps(export)
            hers = (await ben.get("/api/me/export"))["muted"]
            assert hers == [{"name": ana.name}]
            # She made the table, so she may start it.
            await ben.do(waiting, "sit")
            await ana.do(waiting, "start")
            await phone.close()

    asyncio.run(run())


def test_what_a_guest_is_building_stays(node: Node) -> None:
    async def run() -> None:
        async with account(node.url) as ana, guest(node.url) as visitor, guest(node.url) as ben:
            table = await two_at_table(visitor, ben, "rummikub")
            at = (await visitor.get(f"/api/tables/{table}"))["position"]
            acting = visitor if at["view"]["to_act"] == [0] else ben
            mine = (await acting.get(f"/api/tables/{table}"))["position"]["view"]
            piece = next(one for one in mine["hands"][mine["seat"]] if "*" not in one)
            await acting.do(table, "draft", number=at["number"], melds=[piece])
            await acting.post("/api/session", {"name": ana.name, "password": PASSWORD})
            async with acting.live(table) as live:
                assert (await live.until("drafted"))["melds"] == [piece]
                assert live.table["you"] == mine["seat"]

    asyncio.run(run())


def test_nobody_plays_two_hands(node: Node) -> None:
    """A person who sits at a table twice, as guest and account, keeps the account's seat."""

    async def run() -> None:
        async with account(node.url) as ana, guest(node.url, "Ben") as ben:
            visitor = Client(node.url, "Visitor")
            await visitor.sign_in()
            waiting = await visitor.open_table("romme", options={"players": 3})
            await ana.do(waiting, "sit")
            three = await visitor.open_table("romme", options={"players": 3, "rounds": 1})
            await ana.do(three, "sit")
            await ben.do(three, "sit")
            await visitor.do(three, "start")
            over = await two_at_table(visitor, ana)
            await ana.do(over, "resign")
            await visitor.post("/api/session", {"name": ana.name, "password": PASSWORD})
            # Before the start the guest's seat is free; the remaining players may start.
            at = (await visitor.get(f"/api/tables/{waiting}"))["table"]
            assert [seat["kind"] for seat in at["seats"]] == ["open", "person", "open"]
            assert (at["you"], at["seats"][1]["host"]) == (1, True)
            # At play a bot goes on with it, under the same name, and has not resigned.
            at = (await visitor.get(f"/api/tables/{three}"))["table"]
            assert at["you"] == 1
            assert [(seat["name"], seat["bot"], seat["out"]) for seat in at["seats"]] == [
                ("Visitor", "nora", False),
                (ana.name, None, False),
                ("Ben", None, False),
            ]
            ends = await asyncio.gather(
                play_out(visitor, three, seed="a"), play_out(ben, three, seed="b")
            )
            assert ends[0]["result"] == ends[1]["result"]
            record.verify((await ben.http.get(f"/api/tables/{three}/record")).content)
            matches = (await ana.get("/api/me/matches?which=over"))["matches"]
            assert [(one["table"], one["seat"]) for one in matches] == [(over, 1), (three, 1)]
            assert matches[0]["place"] == 2
            await visitor.close()

    asyncio.run(run())


def test_only_guests_hand_anything_over(node: Node) -> None:
    """Another account's seats stay where they are, and so do those of a program."""

    async def run() -> None:
        async with account(node.url) as ana, account(node.url, new_name("Ben")) as ben:
            body = {"name": ana.name, "password": PASSWORD}
            table = await ben.open_table("gin")
            await ben.post("/api/session", body)
            assert (await ben.get("/api/me"))["name"] == ana.name
            assert (await ben.get("/api/me/matches"))["matches"] == []
            async with signed_in(node.url, ben.name) as back:
                assert (await back.get(f"/api/tables/{table}"))["table"]["you"] == 0
                token = (await back.post("/api/tokens", {"name": "Robot"}))["token"]
            bot = Client(node.url, "Robot", authorization=f"Bearer {token}")
            await bot.do(table, "sit")
            await bot.post("/api/session", body)
            assert (await bot.get(f"/api/tables/{table}"))["table"]["you"] == 1
            # A wrong password moves nothing.
            async with guest(node.url) as visitor:
                own = await visitor.open_table("gin")
                wrong = {**body, "password": "wrong horse"}
                assert (await refused(visitor, "POST", "/api/session", wrong))[1] == "bad-login"
                assert (await visitor.get(f"/api/tables/{own}"))["table"]["you"] == 0
            await bot.close()

    asyncio.run(run())


def test_a_guest_signs_in_at_another_node(postgres: Postgres, tmp_path: Path) -> None:
    """Both nodes know at once, and a guest who becomes an account meanwhile keeps it."""
    url = postgres.new("handed_over")
    nodes = [Node(url, tmp_path / f"{name}.log").start() for name in "ab"]

    async def run() -> None:
        one, two = (node.url for node in nodes)
        async with account(one, "Ana") as ana, guest(one, "Ben") as ben:
            visitor = Client(one, "Visitor")
            await visitor.sign_in()
            table = await two_at_table(visitor, ben)
            async with visitor.live(table) as live:
                await live.until("position")
                visitor.http.base_url = httpx.URL(two)
                body = {"name": "Ana", "password": PASSWORD}
                await visitor.post("/api/session", body)
                assert (await live.until("bye"))["reason"] == "signed-out"
            async with ana.live(table) as live:
                await live.until("position")
                assert live.table["you"] == 0
            # Whatever comes first, nothing is lost: the account is there, or Ana has the table.
            for at in range(6):
                guest_ = Client(one, f"Racer {at}")
                await guest_.sign_in()
                own = await guest_.open_table("gin")
                both = await asyncio.gather(
                    guest_.http.post(
                        "/api/account", json={"name": f"Racer {at}", "password": PASSWORD}
                    ),
                    guest_.http.post(f"{two}/api/session", json=body),
                )
                mine = (await ana.get("/api/me/matches"))["matches"]
                is_anas = own in [match["table"] for match in mine]
                if both[0].status_code == 201:
                    assert not is_anas
                    async with signed_in(one, f"Racer {at}") as again:
                        assert (await again.get(f"/api/tables/{own}"))["table"]["you"] == 0
                else:
                    assert is_anas
                await guest_.close()
            await visitor.close()

    try:
        asyncio.run(run())
    finally:
        for node in nodes:
            node.stop()
