"""What friends see of each other: who is here, where they play, invitations."""

import asyncio
import json
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, cast

import pytest
import websockets
from sqlalchemy import insert, select

from rummel.server import friends
from rummel.server.people import People
from rummel.server.schema import blocks, nodes, visits
from rummel.server.store import Store
from rummel.server.visits import Visitor
from rummel.tables.who import Who
from tests.server.friends_kit import befriend, circle, id_of, invite, names, page, played
from tests.server.kit import Client, Node, Postgres, guests, until
from tests.server.people_kit import account, gone, refused
from tests.server.push_kit import Browser, next_message

# ---------------------------------------------------------------------------------- who is here


def test_friends_see_who_is_here_and_where(url: str) -> None:
    async def run() -> None:
        async with guests(url, "Ana", "Ben", "Cyd") as (ana, ben, cyd):
            await befriend(ana, ben)
            async with page(ana) as watched:
                assert (await watched.sees("Ben", here=False))["playing"] is None
                async with page(ben):
                    await watched.sees("Ben", here=True)
                    table = await ben.open_table("gin")
                    async with ben.live(table) as live:
                        at = await watched.until(lambda now: now["friends"][0]["playing"])
                        playing = {"game": "gin", "way": "join", "table": table}
                        assert at["friends"][0]["playing"] == playing
                        await cyd.do(table, "sit")
                        full = await watched.until(
                            lambda now: now["friends"][0]["playing"]["way"] == ""
                        )
                        assert full["friends"][0]["playing"]["table"] is None
                        await ben.do(table, "start")
                        await watched.until(
                            lambda now: now["friends"][0]["playing"] == {**playing, "way": "watch"}
                        )
                        await live.until("table")
                        await ben.do(table, "resign", key="a")
                        await watched.until(lambda now: now["friends"][0]["playing"] is None)
                await watched.sees("Ben", here=False)
            # Cyd has played with Ben, and still knows nothing of him.
            assert await names(cyd) == []

    asyncio.run(run())


def test_what_friends_see_of_tables_that_are_not_theirs(url: str) -> None:
    async def run() -> None:
        async with guests(url, "Ana", "Ben", "Cyd") as (ana, ben, cyd):
            await befriend(ana, ben)

            async def playing() -> dict[str, Any] | None:
                found: dict[str, Any] | None = (await circle(ana))["friends"][0]["playing"]
                return found

            async def is_playing() -> bool:
                return await playing() is not None

            async def has_left() -> bool:  # or the next table could be taken for this one
                return await playing() is None

            async def way(client: Client, table: str) -> tuple[str, str | None]:
                async with page(client), client.live(table):
                    await until(is_playing)
                    found = await playing()
                    assert found
                await until(has_left)
                return found["way"], found["table"]

            # A private table that somebody else has opened is not Ben's to show.
            of_cyd = await cyd.open_table("gin")
            await ben.do(of_cyd, "sit", seat=1)
            await cyd.do(of_cyd, "leave")
            # (Now nobody sits beside him; he is the host, and may have company.)
            assert (await way(ben, of_cyd))[0] in ("join", "")
            others = await cyd.open_table("myrummy", options={"players": 3})
            await ben.do(others, "sit")
            assert await way(ben, others) == ("", None)
            listed = await cyd.open_table("myrummy", options={"players": 3}, setup={"listed": True})
            await ben.do(listed, "sit")
            assert await way(ben, listed) == ("join", listed)
            await ana.do(listed, "sit")
            assert await way(ben, listed) == ("yours", listed)
            # Nobody may look on: then the table is not named.
            closed = await ben.open_table("gin", setup={"watchers": False})
            await cyd.do(closed, "sit")
            await ben.do(closed, "start")
            assert await way(ben, closed) == ("", None)
            # A rated table is for accounts, and Ana has none.
            async with account(url) as dan:
                await befriend(dan, ana)
                await gone(ana, "DELETE", f"/api/friends/{await id_of(ben)}")
                rated = await dan.open_table("gin", setup={"rated": True})
                assert await way(dan, rated) == ("", None)

    asyncio.run(run())


def test_nobody_has_to_be_seen(url: str) -> None:
    async def run() -> None:
        async with guests(url, "Ana", "Ben") as (ana, ben):
            await befriend(ana, ben)
            assert (await ben.get("/api/me"))["shown"]
            async with page(ana) as watched, page(ben):
                await watched.sees("Ben", here=True)
                hidden = await ben.http.patch("/api/me", json={"shown": False})
                assert hidden.json()["shown"] is False
                await watched.sees("Ben", here=False)
                table = await ben.open_table("gin")
                async with ben.live(table) as live:
                    await live.until("table")
                    friend = (await circle(ana))["friends"][0]
                    assert (friend["here"], friend["playing"]) == (False, None)
                await ben.http.patch("/api/me", json={"shown": True, "name": "Benno"})
                await watched.sees("Benno", here=True)

    asyncio.run(run())


def test_a_page_that_is_loaded_again_stays_here(url: str) -> None:
    async def run() -> None:
        async with guests(url, "Ana", "Ben") as (ana, ben):
            await befriend(ana, ben)
            async with page(ana) as watched:
                async with page(ben):
                    await watched.sees("Ben", here=True)
                async with page(ben):
                    # Something else happens, and Ben has not been away in between.
                    await ana.http.patch("/api/me", json={"name": "Anna"})
                    assert (await circle(ben))["friends"][0]["name"] == "Anna"
                    assert (await circle(ana))["friends"][0]["here"]

    asyncio.run(run())


def test_pages_look_less_often_where_changes_do_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each look takes several queries: a friend who comes and goes kept a node busy."""
    waits: list[float] = []

    async def wait(closing: Coroutine[Any, Any, Any], seconds: float) -> None:
        closing.close()
        waits.append(seconds)
        raise TimeoutError

    async def run() -> None:
        ana = Who(id="ana", name="Ana", language="en")
        visitor = Visitor(cast("Any", None), ana)
        for _ in range(5):
            visitor.changed.set()
            await visitor.rest()
        visitor.changed.clear()
        for _ in range(2):
            await visitor.rest()

    monkeypatch.setattr("rummel.server.visits.asyncio.wait_for", wait)
    asyncio.run(run())
    assert waits == [1, 2, 4, 8, 8, 8, 1]


def test_pages_that_are_not_let_in(url: str) -> None:
    async def run() -> None:
        nobody = Client(url, "Nobody")
        async with page(nobody) as refusing:
            assert json.loads(await refusing.socket.recv())["error"] == "not-signed-in"
        await nobody.close()
        async with guests(url, "Ana") as (ana,):
            async with page(ana) as talking:  # it takes no commands
                await talking.socket.send("{}")
                async for _ in talking.socket:
                    pass  # until it is closed
            async with page(ana) as ended:
                await ended.until(lambda _: True)
                await gone(ana, "DELETE", "/api/session")
                assert json.loads(await ended.socket.recv())["is"] == "bye"
            ana.headers["origin"] = "https://elsewhere.example"
            with pytest.raises((websockets.InvalidStatus, websockets.ConnectionClosed)):
                async with page(ana) as foreign:
                    await foreign.socket.recv()

    asyncio.run(run())


# ---------------------------------------------------------------------------------- invitations


def test_a_friend_is_invited_and_comes(url: str) -> None:
    async def run() -> None:
        async with guests(url, "Ana", "Ben", "Cyd") as (ana, ben, cyd):
            await befriend(ana, ben)
            table = await ana.open_table("gin")
            async with page(ben) as watched:
                assert await invite(ana, ben, table) == (204, "")
                invited = await watched.until(lambda now: bool(now["invitations"]))
                (one,) = invited["invitations"]
                assert (one["table"], one["game"], one["name"]) == (table, "gin", "Ana")
                assert await invite(ana, ben, table) == (429, "friend-invited")
                await ben.do(table, "sit")
                await watched.until(lambda now: not now["invitations"])
            assert await invite(ana, ben, table) == (422, "table-full")
            # Only to a table where one sits, and only before it begins.
            of_cyd = await cyd.open_table("gin")
            assert await invite(ana, ben, of_cyd) == (403, "seat-none")
            await ana.do(table, "start")
            assert await invite(ana, ben, table) == (422, "table-started")
            unknown = await refused(
                ana, "POST", f"/api/friends/{await id_of(ben)}/invitations", {"table": "x"}
            )
            assert unknown == (404, "table-unknown")

    asyncio.run(run())


def test_not_now_means_not_again(url: str) -> None:
    async def run() -> None:
        async with guests(url, "Ana", "Ben", "Cyd", "Eve") as (ana, ben, cyd, eve):
            await befriend(ana, ben)
            await befriend(cyd, ben)
            table = await ana.open_table("myrummy", options={"players": 3})
            await cyd.do(table, "sit")
            assert await invite(ana, ben, table) == (204, "")
            assert await refused(eve, "DELETE", f"/api/invitations/{table}") == (404, "not-found")
            async with page(ben) as watched:
                await watched.until(lambda now: bool(now["invitations"]))
                await gone(ben, "DELETE", f"/api/invitations/{table}")
                await watched.until(lambda now: not now["invitations"])
            # Others at the same table are not told either, and Ben is left in peace.
            assert await invite(cyd, ben, table) == (204, "")
            assert (await circle(ben))["invitations"] == []
            # Not even by asking once more: they get the answer that everybody gets.
            assert await invite(cyd, ben, table) == (429, "friend-invited")

    asyncio.run(run())


def test_nobody_becomes_a_friend_while_being_blocked(postgres: Postgres, tmp_path: Path) -> None:
    """A link that is confirmed at the moment of the block: PostgreSQL lets both write at once."""

    async def run(store: Store) -> None:
        await store.open()
        people = People(store, lambda _: None)
        await people.open()
        (ana, _), (eve, _) = [await people.guest(name, "en", "") for name in ("Ana", "Eve")]
        link = await friends.link_of(store, ana)
        async with store.change() as db:
            await friends.block(db, ana.id, eve.id)
            await db.execute(insert(blocks).values(person=ana.id, blocked=eve.id))
            follow = asyncio.create_task(friends.follow_link(store, eve, link))
            await asyncio.wait({follow}, timeout=1)  # it waits for the block, or is done too soon
        await asyncio.gather(follow, return_exceptions=True)
        assert await friends.ids_of(store, ana.id) == frozenset()
        await store.close()

    asyncio.run(run(Store(postgres.new(f"block_{tmp_path.name}".lower()))))


def test_muted_people_invite_nobody(url: str) -> None:
    async def run() -> None:
        async with (
            guests(url, "Ana", "Ben", "Cyd") as (ana, ben, cyd),
            Browser().listening() as browser,
        ):
            await befriend(ana, ben)
            await befriend(cyd, ben)
            before = await played(ana, ben)
            await ben.do(before, "mute", seat=0)
            answer = await ben.http.post("/api/push", json=browser.subscription)
            assert answer.status_code == 204
            table = await ana.open_table("gin")
            assert await invite(ana, ben, table) == (204, "")
            assert (await circle(ben))["invitations"] == []
            assert await invite(ana, ben, table) == (429, "friend-invited")  # as ever
            # Others reach him; before that comes at most that it is his turn, where they played.
            other = await cyd.open_table("gin")
            assert await invite(cyd, ben, other) == (204, "")
            urls = [""]
            while urls[-1] != f"/t/{other}":
                urls.append((await next_message(browser))["message"]["url"])
            assert f"/t/{table}" not in urls

    asyncio.run(run())


def test_a_friend_who_is_not_here_gets_a_notice(url: str) -> None:
    async def run() -> None:
        async with guests(url, "Ana", "Ben", "Cyd") as (ana, ben, cyd):
            await befriend(ana, ben)
            await befriend(ana, cyd)
            await ben.http.patch("/api/me", json={"language": "de"})
            async with Browser().listening() as of_ben, Browser().listening() as of_cyd:
                for client, browser in ((ben, of_ben), (cyd, of_cyd)):
                    answer = await client.http.post("/api/push", json=browser.subscription)
                    assert answer.status_code == 204
                table = await ana.open_table("myrummy", options={"players": 3})
                async with page(ana) as of_ana, page(cyd) as watched:  # who sees it on the page
                    await of_ana.sees("Cyd", here=True)
                    assert await invite(ana, cyd, table) == (204, "")
                    await watched.until(lambda now: bool(now["invitations"]))
                    assert await invite(ana, ben, table) == (204, "")
                    message = (await next_message(of_ben))["message"]
                assert message == {
                    "title": "MyRummy",
                    "body": "Ana lädt dich an einen Tisch ein.",
                    "url": f"/t/{table}",
                }
                assert of_cyd.received.empty()
            # It waits on the page, too, whenever Ben comes.
            async with page(ben) as late:
                await late.until(lambda now: bool(now["invitations"]))

    asyncio.run(run())


# -------------------------------------------------------------------------------- several nodes


@pytest.mark.slow
def test_a_node_dies_and_its_people_are_gone(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new(f"friends_{tmp_path.name}".lower())
    one, two = (Node(database, tmp_path / f"{at}.log").start() for at in range(2))

    async def run() -> None:
        async with (
            guests(one.url, "Ana") as (ana,),
            guests(two.url, "Ben") as (ben,),
            page(ana) as watched,
        ):
            await befriend(ana, ben)  # at the other node
            await watched.sees("Ben", here=False)
            async with page(ben):
                await watched.sees("Ben", here=True)
                table = await ben.open_table("gin")
                async with ben.live(table) as live:
                    await live.until("table")
                    at = await watched.until(lambda now: now["friends"][0]["playing"])
                    assert at["friends"][0]["playing"]["way"] == "join"
                    # An invitation from one node reaches a page at the other.
                    mine = await ana.open_table("karo8")
                    await gone(
                        ana,
                        "POST",
                        f"/api/friends/{at['friends'][0]['id']}/invitations",
                        {"table": mine},
                    )
                    await until_invited(ben, mine)
                    await asyncio.to_thread(two.kill)
                now = await watched.sees("Ben", here=False)
                assert now["playing"] is None
            # He comes back by the node that lives.
            async with page(ben, one.url):
                await watched.sees("Ben", here=True)
        store = Store(database)
        await store.open()
        try:
            left = await store.rows(select(visits.c.node).distinct())
            alive = await store.rows(select(nodes.c.id).where(nodes.c.seen > 0))
            assert {row["node"] for row in left} <= {row["id"] for row in alive}
        finally:
            await store.close()

    async def until_invited(client: Client, table: str) -> None:
        async def invited() -> bool:
            return [one["table"] for one in (await circle(client))["invitations"]] == [table]

        await until(invited)

    try:
        asyncio.run(run())
    finally:
        one.stop()
        two.kill()


@pytest.mark.slow
def test_a_server_that_is_started_again_begins_with_nobody(tmp_path: Path) -> None:
    node = Node(f"sqlite:///{tmp_path}/rummel.db", tmp_path / "log").start()

    async def run() -> None:
        async with guests(node.url, "Ana", "Ben") as (ana, ben):
            await befriend(ana, ben)
            async with page(ana) as watched, page(ben):
                await watched.sees("Ben", here=True)
                await asyncio.to_thread(node.kill)
            await asyncio.to_thread(node.start)
            async with page(ana) as watched:
                await watched.sees("Ben", here=False)

    try:
        asyncio.run(run())
    finally:
        node.stop()
