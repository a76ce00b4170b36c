"""Friends: links, requests, who is here, invitations; and what nobody else learns of it."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
import websockets
from sqlalchemy import func, insert, select

from rummel.errors import RuleError
from rummel.server import cleanup, friends
from rummel.server.people import People, Who
from rummel.server.schema import blocks, friend_requests, invitations, metadata, nodes, visits
from rummel.server.schema import friends as friend_pairs
from rummel.server.settings import Settings
from rummel.server.store import Store
from rummel.server.visits import Visitor
from tests.server.kit import Client, Node, Postgres, guests, serving, until
from tests.server.people_kit import PASSWORD, account, gone, new_name, refused, signed_in
from tests.server.test_push import LOCAL, Browser, next_message

Circle = dict[str, Any]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with each kind of database."""
    folder = tmp_path_factory.mktemp("friends")
    if request.param == "sqlite":
        database = f"sqlite:///{folder}/rummel.db"
    else:
        database = request.getfixturevalue("postgres").new(folder.name.lower())
    with serving(database, folder, **LOCAL) as node:
        yield node.url


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
    ) as socket:
        yield Page(socket)


# ---------------------------------------------------------------------------------------- links


def test_a_link_makes_friends_of_those_who_confirm_it(url: str) -> None:
    async def run() -> None:
        async with guests(url, "Ana", "Ben", "Cyd") as (ana, ben, cyd):
            code = await link_of(ana)
            assert code == await link_of(ana)
            owner = {"name": "Ana", "avatar": "", "stands": "new"}
            async with httpx.AsyncClient(base_url=url) as stranger:
                # Somebody whom the server does not know yet sees whose link it is, no more.
                assert (await stranger.get(f"/api/friend-links/{code}")).json() == owner
                confirmed = await stranger.post(f"/api/friend-links/{code}")
                assert confirmed.json()["error"] == "not-signed-in"
            assert await ben.get(f"/api/friend-links/{code}") == owner
            assert await names(ana) == await names(ben) == []  # looking at it does nothing
            await gone(ben, "POST", f"/api/friend-links/{code}")
            await gone(ben, "POST", f"/api/friend-links/{code}")  # a second tap
            assert (await names(ana), await names(ben)) == (["Ben"], ["Ana"])
            assert (await ben.get(f"/api/friend-links/{code}"))["stands"] == "friend"
            assert (await ana.get(f"/api/friend-links/{code}"))["stands"] == "own"
            own = await refused(ana, "POST", f"/api/friend-links/{code}")
            assert own == (422, "friend-self")
            # A link that got out is made worthless; friends stay.
            new = (await ana.post("/api/friends/link", None))["code"]
            assert new != code
            assert await refused(cyd, "POST", f"/api/friend-links/{code}") == (404, "friend-link")
            assert await names(ana) == ["Ben"]
            await gone(cyd, "POST", f"/api/friend-links/{new}")
            assert await names(ana) == ["Ben", "Cyd"]
            # Either can end it, for both, and nobody is told.
            await gone(ben, "DELETE", f"/api/friends/{await id_of(ana)}")
            assert (await names(ana), await names(ben)) == (["Cyd"], [])
            again = await refused(ben, "DELETE", f"/api/friends/{await id_of(ana)}")
            assert again == (404, "not-found")

    asyncio.run(run())


def test_nobody_is_found_by_trying_codes_and_ids(url: str) -> None:
    async def run() -> None:
        async with guests(url, "Ana", "Eve") as (ana, eve):
            code, person = await link_of(ana), await id_of(ana)
            near = code[:-1] + ("a" if code[-1] != "a" else "b")
            answers = [
                (await eve.http.get(f"/api/friend-links/{one}")).text
                for one in (near, person, "x", "%00", "a" * 14, "ü" * 14)
            ]
            assert len(set(answers)) == 1
            assert json.loads(answers[0])["error"] == "friend-link"
            # An id alone opens nothing: no request, no friend, no invitation.
            for who in (person, await id_of(eve), near, "nobody"):
                for method in ("POST", "DELETE"):
                    assert await refused(eve, method, f"/api/friends/{who}") == (404, "not-found")
            table = await eve.open_table("gin")
            body = {"table": table}
            invited = await refused(eve, "POST", f"/api/friends/{person}/invitations", body)
            assert invited == (404, "not-found")
            assert await circle(ana) == {
                "is": "circle",
                "friends": [],
                "asked": [],
                "sent": [],
                "invitations": [],
            }

    asyncio.run(run())


# ------------------------------------------------------------------------------------- requests


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


def test_people_who_have_played_ask_each_other(url: str) -> None:
    async def run() -> None:
        async with guests(url, "Ana", "Ben", "Cyd") as (ana, ben, cyd):
            table = await played(ana, ben)
            commands = f"/api/tables/{table}/commands"
            assert await refused(cyd, "POST", commands, {"do": "befriend", "seat": 0}) == (
                403,
                "seat-none",
            )
            assert await refused(ben, "POST", commands, {"do": "befriend", "seat": 1}) == (
                422,
                "seat-nobody",
            )
            async with page(ana) as watched:
                await ben.do(table, "befriend", seat=0)
                await ben.do(table, "befriend", seat=0)
                asked = (await watched.until(lambda now: bool(now["asked"])))["asked"]
            assert [one["name"] for one in asked] == ["Ben"]
            assert await names(ana) == await names(ben) == []
            assert await bonds(ana, table) == ["", "asked"]
            assert await bonds(ben, table) == ["sent", ""]
            # Ana does not want it: Ben is not told, and may not ask again and again.
            await gone(ana, "DELETE", f"/api/friends/{await id_of(ben)}")
            await ben.do(table, "befriend", seat=0)
            assert (await circle(ana))["asked"] == []
            assert await bonds(ben, table) == ["sent", ""]
            # But she may think better of it.
            await ana.do(table, "befriend", seat=1)
            assert (await names(ana), await names(ben)) == (["Ben"], ["Ana"])
            assert await bonds(ana, table) == ["", "friend"]

    asyncio.run(run())


def test_a_request_is_accepted_from_the_list(url: str) -> None:
    async def run() -> None:
        async with guests(url, "Ana", "Ben") as (ana, ben):
            table = await played(ana, ben)
            await ben.do(table, "befriend", seat=0)
            await gone(ana, "POST", f"/api/friends/{await id_of(ben)}")
            assert await names(ben) == ["Ana"]
            assert (await circle(ana))["asked"] == []
            # Who has asked can't agree in the other's place.
            await gone(ana, "DELETE", f"/api/friends/{await id_of(ben)}")
            await ben.do(table, "befriend", seat=0)
            own = await refused(ben, "POST", f"/api/friends/{await id_of(ana)}")
            assert own == (404, "not-found")

    asyncio.run(run())


def test_a_request_is_withdrawn(url: str) -> None:
    async def run() -> None:
        async with guests(url, "Ana", "Ben") as (ana, ben):
            table = await played(ana, ben)
            anas, bens = await id_of(ana), await id_of(ben)
            await ben.do(table, "befriend", seat=0)
            assert [one["name"] for one in (await circle(ben))["sent"]] == ["Ana"]
            assert (await circle(ana))["sent"] == []
            async with page(ana) as watched, ben.live(table) as live:
                await watched.until(lambda now: bool(now["asked"]))
                while (await live.until("table"))["bonds"] != ["sent", ""]:
                    pass
                await gone(ben, "DELETE", f"/api/friends/{anas}")
                await watched.until(lambda now: not now["asked"])
                while (await live.until("table"))["bonds"] != ["", ""]:
                    pass
            assert (await circle(ben))["sent"] == []
            assert (await ana.get("/api/me/export"))["friend_requests"]["received"] == []
            # Nothing is left to answer or to withdraw, and nobody agrees by asking.
            for client, method, other in (
                (ana, "POST", bens),
                (ana, "DELETE", bens),
                (ben, "DELETE", anas),
            ):
                again = await refused(client, method, f"/api/friends/{other}")
                assert again == (404, "not-found")
            await ana.do(table, "befriend", seat=1)
            assert await names(ana) == await names(ben) == []
            await gone(ana, "DELETE", f"/api/friends/{bens}")
            # It can be sent again, until it is declined: then it goes nowhere, as before.
            await ben.do(table, "befriend", seat=0)
            assert [one["name"] for one in (await circle(ana))["asked"]] == ["Ben"]
            await gone(ana, "DELETE", f"/api/friends/{bens}")
            assert [one["name"] for one in (await circle(ben))["sent"]] == ["Ana"]
            await gone(ben, "DELETE", f"/api/friends/{anas}")
            await ben.do(table, "befriend", seat=0)
            assert (await circle(ana))["asked"] == []
            assert [one["name"] for one in (await circle(ben))["sent"]] == ["Ana"]

    asyncio.run(run())


def test_bots_have_no_friends(url: str) -> None:
    async def run() -> None:
        async with account(url) as ana:
            token = (await ana.post("/api/tokens", {"name": "Robot"}))["token"]
            robot = Client(url, "Robot", authorization=f"Bearer {token}")
            table = await ana.open_table("karo8")
            await robot.do(table, "sit")
            await ana.do(table, "start")
            commands = f"/api/tables/{table}/commands"
            for client, seat in ((ana, 1), (robot, 0)):
                body = {"do": "befriend", "seat": seat}
                assert await refused(client, "POST", commands, body) == (422, "seat-nobody")
            code = await link_of(ana)
            for method, path in (("GET", "/api/friends"), ("POST", f"/api/friend-links/{code}")):
                assert await refused(robot, method, path) == (403, "people-only")
            async with page(robot) as refusing:
                assert json.loads(await refusing.socket.recv())["error"] == "people-only"
            await robot.close()

    asyncio.run(run())


# --------------------------------------------------------------------------------------- blocks


def test_a_block_ends_it_and_nobody_is_told(url: str) -> None:
    async def run() -> None:
        async with guests(url, "Ana", "Ben") as (ana, ben):
            code = await link_of(ana)
            table = await played(ana, ben)
            await befriend(ana, ben)
            async with page(ben) as watched:
                await watched.sees("Ana", here=False)
                await ana.do(table, "block", seat=1)
                await watched.until(lambda now: not now["friends"])
            assert await names(ana) == []
            # Ben finds nobody behind the link, and his request goes nowhere.
            assert await refused(ben, "GET", f"/api/friend-links/{code}") == (404, "friend-link")
            assert await refused(ben, "POST", f"/api/friend-links/{code}") == (404, "friend-link")
            await ben.do(table, "befriend", seat=0)
            assert await bonds(ben, table) == ["sent", ""]
            assert (await circle(ana))["asked"] == []
            # Ana has to take it back before she can ask.
            commands = f"/api/tables/{table}/commands"
            for method, path, body in (
                ("POST", commands, {"do": "befriend", "seat": 1}),
                ("POST", f"/api/friend-links/{await link_of(ben)}", None),
            ):
                assert await refused(ana, method, path, body) == (422, "friend-blocked")
            await ana.do(table, "block", seat=1, on=False)
            await ana.do(table, "befriend", seat=1)
            assert await names(ben) == ["Ana"]

    asyncio.run(run())


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


async def invite(inviter: Client, friend: Client, table: str) -> tuple[int, str]:
    answer = await inviter.http.post(
        f"/api/friends/{await id_of(friend)}/invitations", json={"table": table}
    )
    return answer.status_code, "" if answer.status_code == 204 else answer.json()["error"]


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


# ------------------------------------------------------------------- accounts, data, deletion


def test_a_guest_takes_friends_along(url: str) -> None:
    async def run() -> None:
        async with guests(url, "Ana", "Ben", "Cyd", "Dan") as (ana, ben, cyd, dan):
            await befriend(ana, ben)
            code = await link_of(ana)
            name = new_name("Ana")
            await ana.post("/api/account", {"name": name, "password": PASSWORD})
            assert await names(ana) == ["Ben"]  # the same person
            assert await link_of(ana) == code
            # Another guest signs in to that account, and brings friends and requests along.
            async with guests(url, "Other") as (other,):
                await befriend(other, cyd)
                await befriend(other, ben)
                table = await played(dan, other)
                await dan.do(table, "befriend", seat=1)
                await other.post("/api/session", {"name": name, "password": PASSWORD})
                assert await names(other) == ["Ben", "Cyd"]
                assert [one["name"] for one in (await circle(other))["asked"]] == ["Dan"]
            assert await names(cyd) == [name]
            assert await names(ben) == [name]

    asyncio.run(run())


def test_an_account_without_a_link_keeps_the_guests(url: str) -> None:
    async def run() -> None:
        async with account(url) as ana, guests(url, "Guest", "Ben") as (guest, ben):
            code = await link_of(guest)
            await guest.post("/api/session", {"name": ana.name, "password": PASSWORD})
            async with signed_in(url, ana.name) as again:
                assert await link_of(again) == code
            await gone(ben, "POST", f"/api/friend-links/{code}")
            assert await names(ben) == [ana.name]

    asyncio.run(run())


def test_nobody_gets_a_friend_whom_they_have_blocked(url: str) -> None:
    async def run() -> None:
        async with account(url) as ana, guests(url, "Guest", "Ben") as (guest, ben):
            table = await played(ana, ben)
            await ana.do(table, "block", seat=1)
            await befriend(guest, ben)
            await guest.post("/api/session", {"name": ana.name, "password": PASSWORD})
            assert await names(guest) == await names(ben) == []

    asyncio.run(run())


def test_nobody_keeps_a_friend_whom_they_have_blocked_as_a_guest(url: str) -> None:
    async def run() -> None:
        async with account(url) as ana, guests(url, "Guest", "Ben") as (guest, ben):
            await befriend(ana, ben)
            table = await played(guest, ben)
            await guest.do(table, "block", seat=1)
            await guest.post("/api/session", {"name": ana.name, "password": PASSWORD})
            assert await names(guest) == await names(ben) == []

    asyncio.run(run())


def test_all_of_it_is_in_the_export_and_gone_with_the_person(url: str) -> None:
    async def run() -> None:
        async with guests(url, "Ana", "Ben", "Cyd") as (ana, ben, cyd):
            await befriend(ana, ben)
            played_at = await played(ana, cyd)
            await cyd.do(played_at, "befriend", seat=0)
            table = await ben.open_table("gin")
            assert await invite(ben, ana, table) == (204, "")
            export = await ana.get("/api/me/export")
            assert [one["name"] for one in export["friends"]] == ["Ben"]
            assert [one["name"] for one in export["friend_requests"]["received"]] == ["Cyd"]
            assert export["friend_requests"]["sent"] == []
            assert [(one["table"], one["name"]) for one in export["invitations"]] == [
                (table, "Ben")
            ]
            assert export["person"]["link"] == await link_of(ana)
            assert export["person"]["shown"] is True
            # What others think of it is theirs: whether a request was declined is not exported.
            assert "declined" not in (await cyd.get("/api/me/export"))["friend_requests"]["sent"][0]
            async with page(ben) as watched:
                await watched.until(lambda now: bool(now["friends"]))
                await gone(ana, "DELETE", "/api/me", {})
                await watched.until(lambda now: not now["friends"])
            assert (await cyd.get("/api/me/export"))["friend_requests"]["sent"] == []

    asyncio.run(run())


def test_everything_of_friends_goes_with_a_person() -> None:
    """So nothing is left of guests who are tidied away."""
    for table in (friend_pairs, friend_requests, invitations, visits):
        for key in table.foreign_keys:
            assert key.ondelete == "CASCADE", key
    assert {table.name for table in metadata.tables.values()} >= {"friends", "invitations"}


# ------------------------------------------------------------------------- limits, on the store


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[tuple[Store, list[Who]]]:
    store = Store(f"sqlite:///{folder}/friends.db")
    await store.open()
    people = People(store, lambda _: None)
    await people.open()
    try:
        yield store, [(await people.guest(name, "en", ""))[0] for name in "ABCDE"]
    finally:
        await store.close()


def test_lists_and_requests_have_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friends, "MOST", 2)
    monkeypatch.setattr(friends, "_MOST_REQUESTS", 2)

    async def run() -> None:
        async with opened(tmp_path) as (store, (a, b, c, d, e)):
            for one in (b, c):
                await friends.follow_link(store, one, await friends.link_of(store, a))
            with pytest.raises(RuleError, match="friends-full"):
                await friends.follow_link(store, a, await friends.link_of(store, d))
            with pytest.raises(RuleError, match="friend-full") as full:
                await friends.follow_link(store, d, await friends.link_of(store, a))
            assert full.value.facts == {"name": "A"}
            await friends.ask(store, d, b.id)
            await friends.ask(store, d, c.id)
            await friends.ask(store, d, c.id)  # the same again counts once
            with pytest.raises(RuleError, match="friend-requests"):
                await friends.ask(store, d, e.id)
            # Two at once can't both have the last place.
            await friends.follow_link(store, d, await friends.link_of(store, e))
            both = [friends.agree(store, b, d.id), friends.agree(store, c, d.id)]
            results = await asyncio.gather(*both, return_exceptions=True)
            assert sum(isinstance(one, RuleError) for one in results) == 1
            assert len(await friends.ids_of(store, d.id)) == 2
            # Nor do guests, one after another, fill the list of an account.
            async with store.change() as db:
                await friends.hand_over(db, a.id, e.id)
            assert await friends.ids_of(store, e.id) == {d.id, b.id}

    asyncio.run(run())


def test_old_invitations_and_answers_are_tidied_away(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as (store, (a, b, c, *_)):
            await friends.ask(store, a, b.id)
            await friends.leave(store, b, a.id)
            await friends.ask(store, b, c.id)
            await friends.leave(store, b, c.id)
            await friends.ask(store, c, a.id)  # which waits for an answer, however long
            count = select(func.count()).select_from(friend_requests)
            for days, left in ((89, 3), (2, 1)):
                store.clock._offset += days * 86_400
                await cleanup.tidy(store, Settings(guest_days=0))
                row = await store.row(count)
                assert row is not None
                assert row["count_1"] == left

    asyncio.run(run())


# -------------------------------------------------------------------------------- several nodes


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
