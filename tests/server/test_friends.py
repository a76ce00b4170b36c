"""Friends: links, requests, blocks, limits, and what is left when people go."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import func, select

from rummel.errors import RuleError
from rummel.server import cleanup, friends
from rummel.server.people import People
from rummel.server.schema import friend_requests, invitations, metadata, visits
from rummel.server.schema import friends as friend_pairs
from rummel.server.settings import Settings
from rummel.server.store import Store
from rummel.tables.who import Who
from tests.server.friends_kit import (
    befriend,
    bonds,
    circle,
    id_of,
    invite,
    link_of,
    names,
    page,
    played,
)
from tests.server.kit import PATIENCE, Client, guests
from tests.server.people_kit import PASSWORD, account, gone, new_name, refused, signed_in

# ---------------------------------------------------------------------------------------- links


def test_a_link_makes_friends_of_those_who_confirm_it(url: str) -> None:
    async def run() -> None:
        async with guests(url, "Ana", "Ben", "Cyd") as (ana, ben, cyd):
            code = await link_of(ana)
            assert code == await link_of(ana)
            owner = {"name": "Ana", "avatar": "", "stands": "new"}
            async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as stranger:
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
