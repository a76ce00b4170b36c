"""Guests, accounts, users' own bots, ratings, and what is left of deleted accounts."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from openskill.models import PlackettLuce
from sqlalchemy import func, select

from rummel import record
from rummel.bots import BOTS, CHARACTERS
from rummel.errors import RuleError
from rummel.games import GAMES, find
from rummel.server import accounts as accounts_module
from rummel.server.accounts import Accounts, check_password, hashed, login_of, matches
from rummel.server.people import People, device_of
from rummel.server.ratings import bots_of, rated, shown
from rummel.server.schema import ratings, seats, tables
from rummel.server.store import Store
from tests.server.kit import Client, Device, Node, Postgres, play_out, serving

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


# ------------------------------------------------------------------------------- come and go


def test_a_guest_becomes_an_account_and_stays_the_same_person(node: Node) -> None:
    async def run() -> None:
        async with guest(node.url, "Somebody") as client:
            before = await client.get("/api/me")
            table = await client.open_table("gin")
            old = client.cookie
            name = new_name("Ana")
            me = await client.post("/api/account", {"name": name, "password": PASSWORD})
            assert me == {**before, "name": name, "account": True}
            assert (await client.get("/api/me")) == me
            # The cookie is another one, and the old one is worth nothing.
            assert client.cookie != old
            async with httpx.AsyncClient(base_url=node.url, headers={"cookie": old}) as stale:
                assert (await stale.get("/api/me")).status_code == 401
            # After signing in elsewhere, in any case, people sit where they sat.
            async with signed_in(node.url, name.upper()) as elsewhere:
                assert (await elsewhere.get("/api/me")) == me
                assert (await elsewhere.get(f"/api/tables/{table}"))["table"]["you"] == 0
            again = await refused(
                client, "POST", "/api/account", {"name": name, "password": PASSWORD}
            )
            assert again == (409, "account-held")

    asyncio.run(run())


def test_names_and_passwords_that_do_not_do(node: Node) -> None:
    async def run() -> None:
        async with account(node.url) as ana, guest(node.url) as other:
            for name in (ana.name, ana.name.upper(), ana.name.replace("A", "\uff21")):
                body = {"name": name, "password": PASSWORD}
                assert await refused(other, "POST", "/api/account", body) == (409, "name-taken")
            for password in ("short", "x" * 7, other.name + "  12"):
                body = {"name": other.name + "  12", "password": password}
                assert await refused(other, "POST", "/api/account", body) == (422, "weak-password")
            body = {"name": "Fine", "password": "x" * 201}
            assert await refused(other, "POST", "/api/account", body) == (400, "bad-request")
            wrong = (
                {"name": ana.name, "password": "wrong horse"},
                {"name": "Nobody at all", "password": PASSWORD},
                {"name": other.name, "password": ""},
            )
            answers = [(await other.http.post("/api/session", json=one)).text for one in wrong]
            assert len(set(answers)) == 1
            assert json.loads(answers[0])["error"] == "bad-login"
            assert (await other.get("/api/me"))["name"] == other.name  # and nothing has changed

    asyncio.run(run())


def test_two_at_once_cannot_have_one_name(node: Node) -> None:
    async def run() -> None:
        name = new_name("Twin")
        async with guest(node.url) as one, guest(node.url) as two:
            answers = await asyncio.gather(
                *(
                    client.http.post("/api/account", json={"name": name, "password": PASSWORD})
                    for client in (one, two)
                )
            )
            assert sorted(answer.status_code for answer in answers) == [201, 409]

    asyncio.run(run())


def test_an_unknown_name_is_checked_as_a_known_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the time of an answer would reveal which names exist."""
    checked: list[str] = []

    def counted(stored: str, password: str) -> bool:
        checked.append(stored)
        return matches(stored, password)

    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path}/people.db")
        await store.open()
        persons = People(store, lambda _: None)
        await persons.open()
        accounts = Accounts(store, persons)
        who, _ = await persons.guest("Ana", "en", "")
        await accounts.create(who, "Ana", PASSWORD, "")
        monkeypatch.setattr(accounts_module, "matches", counted)
        for name in ("Ana", "Nobody"):
            with pytest.raises(RuleError, match="bad-login"):
                await accounts.sign_in(name, "wrong horse", "", None)
        accounts.close()
        await store.close()

    asyncio.run(run())
    assert len(checked) == 2
    costs = {stored.rpartition("$")[0].rpartition("$")[0] for stored in checked}
    assert costs == {"$argon2id$v=19$m=19456,t=2,p=1"}


def test_names_and_passwords_however_a_keyboard_writes_them() -> None:
    assert hashed(PASSWORD) != hashed(PASSWORD)
    assert matches(hashed("Å" * 9), "A\u030a" * 9)
    assert not matches(hashed(PASSWORD), PASSWORD.upper())
    assert login_of("Straße") == login_of("STRASSE") == login_of("stra\u200dße")
    with pytest.raises(RuleError, match="weak-password"):
        check_password("STRASSEN", login_of("Straßen"))
    with pytest.raises(RuleError, match="bad-request"):
        login_of("\ufdfa" * 24)  # 18 letters each


def test_tries_are_limited_by_address_and_by_name(tmp_path: Path) -> None:
    async def run(url: str) -> None:
        async def tried(address: str, name: str) -> int:
            headers = {"x-forwarded-for": address}
            async with httpx.AsyncClient(base_url=url, headers=headers, timeout=60) as client:
                body = {"name": name, "password": "wrong horse"}
                return (await client.post("/api/session", json=body)).status_code

        # Whatever the names, an address may try three times.
        codes = [await tried("192.0.2.1", name) for name in ("Ana", "Ben", "Cyd", "Dov", "Eva")]
        assert codes[:3] == [401] * 3
        assert 429 in codes[3:]
        # From anywhere, a name may be tried a few times; then there are too many guesses at once.
        for at in range(2, 6):
            assert await tried(f"192.0.2.{at}", "ANA") == 401
        at_once = [tried(f"192.0.2.{at}", "Ana") for at in range(6, 46)]
        statuses = await asyncio.gather(*at_once)
        assert set(statuses) == {401, 429}
        assert await tried("192.0.2.2", "Fay") == 401

    with serving(
        f"sqlite:///{tmp_path}/rummel.db", tmp_path, RUMMEL_STRICT_RATE="3", RUMMEL_PROXY="1"
    ) as own:
        asyncio.run(run(own.url))


# ------------------------------------------------------------------------- a guest who signs in


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


# ------------------------------------------------------------------------------------ sessions


def test_a_session_is_called_what_people_call_it() -> None:
    apple = "AppleWebKit/605.1.15 (KHTML, like Gecko)"
    chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0"
    known = {
        f"Mozilla/5.0 (Windows NT 10.0; Win64; x64) {chrome} Safari/537.36": "Chrome · Windows",
        f"Mozilla/5.0 (Windows NT 10.0; Win64) {chrome} Safari/537.36 Edg/120.0": "Edge · Windows",
        "Mozilla/5.0 (X11; Linux x86_64; rv:121.0) Gecko/20100101 Firefox/121.0": "Firefox · Linux",
        f"Mozilla/5.0 (Linux; Android 14; Pixel 8) {chrome} Mobile": "Chrome · Android",
        f"Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) {apple} Version/17.2 "
        "Mobile/15E148 Safari/604.1": "Safari · iOS",
        f"Mozilla/5.0 (Macintosh; Intel Mac OS X 14_2) {apple} Version/17.2 Safari/605": (
            "Safari · macOS"
        ),
        "python-httpx/0.27.0": "python-httpx/0.27.0",
    }
    assert {agent: device_of(agent) for agent in known} == known


def test_sessions_are_listed_and_ended(node: Node) -> None:
    async def run() -> None:
        async with account(node.url) as ana:
            async with (
                signed_in(node.url, ana.name) as phone,
                signed_in(node.url, ana.name) as tablet,
                signed_in(node.url, ana.name) as lost,
            ):
                listed = await ana.get("/api/sessions")
                assert [one["current"] for one in listed].count(True) == 1
                assert len(listed) == 4
                assert all(
                    client.http.cookies["rummel"] not in json.dumps(listed)
                    for client in (ana, phone, tablet, lost)
                )
                mine = next(one for one in await phone.get("/api/sessions") if one["current"])
                table = await ana.open_table("gin")
                async with phone.live(table) as live:
                    await live.until("table")
                    await gone(ana, "DELETE", f"/api/sessions/{mine['id']}")
                    # An open connection ends with its session.
                    assert (await live.until("bye"))["reason"] == "signed-out"
                assert await refused(phone, "GET", "/api/me") == (401, "not-signed-in")
                assert (await tablet.get("/api/me"))["name"] == ana.name
                assert await refused(ana, "DELETE", f"/api/sessions/{mine['id']}") == (
                    404,
                    "not-found",
                )
                await gone(tablet, "DELETE", "/api/session")
                assert "rummel" not in tablet.http.cookies
                await gone(ana, "DELETE", "/api/sessions")
                assert await refused(lost, "GET", "/api/me") == (401, "not-signed-in")
                assert len(await ana.get("/api/sessions")) == 1
            async with guest(node.url) as other:
                strange = (await ana.get("/api/sessions"))[0]["id"]
                for session in (strange, "%", "_" * 16, "0" * 16):
                    assert (await refused(other, "DELETE", f"/api/sessions/{session}"))[0] == 404
            assert (await ana.get("/api/me"))["account"]

    asyncio.run(run())


def test_a_new_password_ends_other_sessions(node: Node) -> None:
    async def run() -> None:
        async with account(node.url) as ana, signed_in(node.url, ana.name) as thief:
            path = "/api/me/password"
            assert await refused(
                thief, "POST", path, {"old": "wrong horse", "new": "battery staple"}
            ) == (401, "bad-login")
            assert await refused(ana, "POST", path, {"old": PASSWORD, "new": "short"}) == (
                422,
                "weak-password",
            )
            await gone(ana, "POST", path, {"old": PASSWORD, "new": "battery staple"})
            assert await refused(thief, "GET", "/api/me") == (401, "not-signed-in")
            assert (await ana.get("/api/me"))["account"]
            body = {"name": ana.name, "password": PASSWORD}
            assert (await refused(thief, "POST", "/api/session", body))[1] == "bad-login"
            async with signed_in(node.url, ana.name, "battery staple") as again:
                assert (await again.get("/api/me"))["id"] == (await ana.get("/api/me"))["id"]

    asyncio.run(run())


def test_name_and_language_can_change(node: Node) -> None:
    async def run() -> None:
        async with account(node.url) as ana, account(node.url, new_name("Ben")) as ben:
            name = new_name("Anna")
            answer = await ana.http.patch("/api/me", json={"name": name, "language": "de"})
            assert answer.json()["name"] == name
            assert (await ana.get("/api/me"))["language"] == "de"
            body = {"name": ana.name, "password": PASSWORD}
            assert (await refused(ben, "POST", "/api/session", body))[1] == "bad-login"
            async with signed_in(node.url, name.casefold()) as again:
                assert (await again.get("/api/me"))["name"] == name
            taken = await ana.http.patch("/api/me", json={"name": ben.name.lower()})
            assert (taken.status_code, taken.json()["error"]) == (409, "name-taken")
            assert taken.json()["message"].startswith("Den Namen")  # in her language
            assert await refused(ana, "PATCH", "/api/me", {"language": "tlh"}) == (
                422,
                "unknown-language",
            )
            await ana.http.patch("/api/me", json={"name": name.upper()})  # her own, in capitals
            assert (await ana.get("/api/me"))["name"] == name.upper()

    asyncio.run(run())


def test_people_choose_what_they_look_like(node: Node) -> None:
    async def run() -> None:
        async with account(node.url) as ana, guest(node.url, "Ben") as ben:
            assert (await ana.get("/api/me"))["avatar"] == ""
            answer = await ana.http.patch("/api/me", json={"avatar": "fox"})
            assert answer.json()["avatar"] == "fox"
            body = {"avatar": "https://example.org/me.png"}
            assert await refused(ana, "PATCH", "/api/me", body) == (400, "bad-request")
            await ben.http.patch("/api/me", json={"avatar": "owl"})
            table = await two_at_table(ana, ben)
            seats = (await ben.get(f"/api/tables/{table}"))["table"]["seats"]
            assert [seat["avatar"] for seat in seats] == ["fox", "owl"]
            export = await ana.get("/api/me/export")
            assert export["person"]["avatar"] == "fox"
            await ana.http.patch("/api/me", json={"avatar": ""})
            assert (await ana.get("/api/me"))["avatar"] == ""

    asyncio.run(run())


# ---------------------------------------------------------------------------------------- bots


def test_a_users_own_bot_plays_a_match(node: Node) -> None:
    async def run() -> None:
        async with account(node.url) as ana:
            made = await ana.post("/api/tokens", {"name": "Robot"})
            listed = await ana.get("/api/tokens")
            assert [one["name"] for one in listed] == ["Robot"]
            assert made["token"] not in json.dumps(listed)
            bot = Client(node.url, "Robot", authorization=f"Bearer {made['token']}")
            me = await bot.get("/api/me")
            assert (me["name"], me["bot"], me["account"]) == ("Robot", True, False)
            table = await ana.open_table("karo8")
            await bot.do(table, "sit")
            # Everybody sees that it is a program, at once and when the table is read again.
            at = (await ana.get(f"/api/tables/{table}"))["table"]
            assert [seat["program"] for seat in at["seats"]] == [False, True]
            assert {seat["kind"] for seat in at["seats"]} == {"person"}
            await ana.do(table, "start")
            ends = await asyncio.gather(
                play_out(ana, table, seed="ana"), play_out(bot, table, seed="bot")
            )
            assert ends[0]["result"] == ends[1]["result"]
            assert (await bot.get("/api/me/matches"))["matches"][0]["table"] == table
            # It plays, and does nothing else.
            for method, path in (
                ("GET", "/api/tokens"),
                ("GET", "/api/sessions"),
                ("GET", "/api/me/export"),
                ("DELETE", "/api/me"),
                ("DELETE", "/api/session"),
            ):
                assert await refused(bot, method, path) == (403, "people-only")
            rated = {"game": "gin", "setup": {"rated": True}}
            assert (await refused(bot, "POST", "/api/tables", rated))[1] == "rated-accounts"
            async with account(node.url) as other:
                assert (await refused(other, "DELETE", f"/api/tokens/{made['id']}"))[0] == 404
            await gone(ana, "DELETE", f"/api/tokens/{made['id']}")
            assert await refused(bot, "GET", "/api/me") == (401, "not-signed-in")
            assert await ana.get("/api/tokens") == []
            await bot.close()

    asyncio.run(run())


def test_there_are_only_so_many_bots(node: Node) -> None:
    async def run() -> None:
        async with account(node.url) as ana, guest(node.url) as other:
            assert await refused(other, "POST", "/api/tokens", {"name": "X"}) == (
                403,
                "account-needed",
            )
            made = await asyncio.gather(
                *(ana.http.post("/api/tokens", json={"name": f"R{at}"}) for at in range(22))
            )
            assert sorted(answer.status_code for answer in made) == [201] * 20 + [422] * 2
            assert len(await ana.get("/api/tokens")) == 20

    asyncio.run(run())


# -------------------------------------------------------------------------------- one's own data


async def two_at_table(ana: Client, ben: Client, game: str = "gin", **wanted: Any) -> str:
    table = await ana.open_table(game, **wanted)
    await ben.do(table, "sit")
    await ana.do(table, "start")
    return table


def test_past_matches_are_listed(node: Node) -> None:
    async def run() -> None:
        async with account(node.url) as ana, guest(node.url, "Ben") as ben:
            lost = await two_at_table(ana, ben)
            await ana.do(lost, "resign")
            clock = {"kind": "turn", "seconds": 86_400}
            setup = {"pace": "correspondence", "clock": clock}
            running = await two_at_table(ana, ben, setup=setup)
            opened = [await ana.open_table("gin") for _ in range(20)]
            page = await ana.get("/api/me/matches")
            assert [one["table"] for one in page["matches"]] == opened[::-1]
            assert page["next"] == opened[0]
            assert page["matches"][0]["status"] == "open"
            page = await ana.get(f"/api/me/matches?before={page['next']}")
            assert page["next"] is None
            playing, over = page["matches"]
            assert (playing["table"], over["table"]) == (running, lost)
            assert (over["names"], over["bots"]) == ([ana.name, "Ben"], [])
            assert (over["place"], over["result"]["winners"]) == (2, [1])
            assert over["ended"] >= over["created"]
            assert not over["your_turn"]
            theirs = (await ben.get("/api/me/matches"))["matches"]
            assert [(one["table"], one["place"]) for one in theirs] == [(running, None), (lost, 1)]
            # One of the two is to act, and has a day for it.
            both = (playing, theirs[0])
            acting = [one for one in both if one["your_turn"]]
            assert len(acting) == 1
            assert 86_000 < acting[0]["due"] <= 86_400
            view = (await ana.get(f"/api/tables/{running}"))["position"]["view"]
            assert view["to_act"] == [acting[0]["seat"]]
            # Those that go on, and those that are over, for themselves.
            running_ = await ana.get("/api/me/matches?which=running")
            assert len(running_["matches"]) == 20
            rest = await ana.get(f"/api/me/matches?which=running&before={running_['next']}")
            assert [one["table"] for one in rest["matches"]] == [running]
            finished = await ana.get("/api/me/matches?which=over")
            assert [one["table"] for one in finished["matches"]] == [lost]
            assert (await ana.http.get("/api/me/matches?which=none")).status_code == 400
            alone = await ana.open_table("gin", seats=["bot:steady", "me"])
            match = (await ana.get("/api/me/matches"))["matches"][0]
            assert (match["table"], match["bots"], match["seat"]) == (alone, [0], 1)
            for cursor in ("nothing", "%00", "2" * 14):
                answer = await ana.http.get(f"/api/me/matches?before={cursor}")
                assert answer.status_code == 404

    asyncio.run(run())


def test_the_export_holds_all_of_a_users_data_and_nothing_else(node: Node) -> None:
    async def run() -> None:
        async with account(node.url) as ana, account(node.url, new_name("Ben")) as ben:
            device = Device("hers alone")
            table = await two_at_table(ana, ben, "karo8", pledge=device.pledge)
            await ana.do(table, "say", text="from me", key="1")
            await ben.do(table, "say", text="from him", key="1")
            await ana.do(table, "mute", seat=1)
            await asyncio.gather(play_out(ana, table, seed="a"), play_out(ben, table, seed="b"))
            await ana.do(table, "rematch", pledge=device.pledge)
            token = (await ana.post("/api/tokens", {"name": "Robot"}))["token"]
            answer = await ana.http.get("/api/me/export")
            assert answer.headers["content-disposition"].startswith("attachment")
            export = answer.json()
            assert export["person"]["login"] == ana.name.casefold()
            assert [one["text"] for one in export["chat"]] == ["from me"]
            assert export["muted"] == [{"name": ben.name}]
            assert [one["id"] for one in export["tables"]] == [table]
            assert export["tables"][0]["pledge"] == device.pledge
            assert [bot["person"]["name"] for bot in export["bots"]] == ["Robot"]
            lines = (await ana.http.get(f"/api/tables/{table}/record")).text.splitlines()
            played = [json.loads(line) for line in lines[1:]]
            hers = [one for one in played if one.get("seat") == 0]
            assert len(export["moves"]) == len(hers) > 0
            for secret in (PASSWORD, "argon2", token.partition(".")[0], ana.cookie[7:40]):
                assert secret not in answer.text
            ids = (await ben.get("/api/me"))["id"], (await ana.get("/api/sessions"))[0]["id"]
            assert not any(one in answer.text for one in ids)

    asyncio.run(run())


# --------------------------------------------------------------------------------------- leaving


def test_deleting_an_account_removes_all_but_the_matches_of_others(node: Node) -> None:
    async def run() -> None:
        ana = Client(node.url, new_name("Ana"))
        await ana.sign_in()
        person = (await ana.post("/api/account", {"name": ana.name, "password": PASSWORD}))["id"]
        async with account(node.url, new_name("Ben")) as ben, guest(node.url, "Cyd") as cyd:
            two = await two_at_table(ana, ben)
            await ana.do(two, "say", text="my address", key="1")
            three = await ana.open_table("romme", options={"players": 3, "rounds": 1})
            await ben.do(three, "sit")
            await cyd.do(three, "sit")
            await ana.do(three, "start")
            waiting = await ana.open_table("gin", setup={"listed": True})
            await ben.do(waiting, "sit")
            token = (await ana.post("/api/tokens", {"name": "Robot"}))["token"]
            body = {"password": "wrong horse"}
            assert await refused(ana, "DELETE", "/api/me", body) == (401, "bad-login")
            assert await refused(ana, "DELETE", "/api/me") == (401, "bad-login")
            async with ben.live(two) as live, ana.live(three) as hers:
                await live.until("position")
                await hers.until("position")
                await gone(ana, "DELETE", "/api/me", {"password": PASSWORD})
                while live.table["status"] != "over" or live.table["seats"][0]["name"] != "–":
                    await live.until("table")
                assert live.table["result"]["winners"] == [1]
                assert (await hers.until("bye"))["reason"] == "signed-out"
            assert "rummel" not in ana.http.cookies
            assert (await refused(cyd, "GET", f"/api/people/{person}"))[0] == 404
            bot = Client(node.url, "Robot", authorization=f"Bearer {token}")
            assert (await refused(bot, "GET", "/api/me"))[0] == 401
            await bot.close()
            # Her chat and her name are gone, for newcomers and in records.
            async with cyd.live(two) as live:
                assert (await live.until("said"))["name"] == "–"
                assert "my address" not in json.dumps(live.heard)
                assert ana.name not in json.dumps(live.heard)
            text = (await ben.http.get(f"/api/tables/{two}/record")).content
            assert record.verify(text).result
            assert ana.name.encode() not in text
            # The others play on; a bot has her seat.
            at = (await ben.get(f"/api/tables/{three}"))["table"]
            assert (at["status"], at["seats"][0]["name"]) == ("playing", "–")
            assert (at["seats"][0]["bot"], at["seats"][0]["out"]) == ("nora", True)
            ends = await asyncio.gather(
                play_out(ben, three, seed="b"), play_out(cyd, three, seed="c")
            )
            assert 0 not in ends[0]["result"]["winners"]
            # Before the start her seat is free, and the remaining players may start.
            at = (await ben.get(f"/api/tables/{waiting}"))["table"]
            assert [seat["kind"] for seat in at["seats"]] == ["open", "person"]
            assert at["seats"][1]["host"]
            await cyd.do(waiting, "sit")
            await ben.do(waiting, "start")
            # Her name can be had again, by somebody else.
            async with account(node.url, ana.name) as other:
                assert (await other.get("/api/me"))["id"] != person
                assert (await other.get("/api/me/matches"))["matches"] == []
        await ana.close()

    asyncio.run(run())


def test_the_database_keeps_no_secret_and_no_deleted_person(tmp_path: Path) -> None:
    path = tmp_path / "rummel.db"

    async def run(url: str) -> tuple[list[str], list[str]]:
        async with account(url, "Annabel") as ana, account(url, "Ben") as ben:
            person = (await ana.get("/api/me"))["id"]
            table = await two_at_table(ana, ben, "rummikub", pledge=Device("hers").pledge)
            await ana.do(table, "say", text="my address", key="1")
            await ana.do(table, "mute", seat=1)
            await ben.do(table, "mute", seat=0)
            await ana.post("/api/tokens", {"name": "Roboter"})
            await gone(ana, "DELETE", "/api/me", {"password": PASSWORD})
            token = (await ben.post("/api/tokens", {"name": "Robot"}))["token"]
            signed = (token, ben.http.cookies["rummel"])
            secrets = [PASSWORD, *signed, *(one.partition(".")[0] for one in signed)]
            hers = [person, "Annabel", "annabel", "my address", "Roboter"]
            return [*secrets, *hers], [(await ben.get("/api/me"))["id"], "Ben", "$argon2id$"]

    with serving(f"sqlite:///{path}", tmp_path) as own:
        missing, there = asyncio.run(run(own.url))
    with closing(sqlite3.connect(path)) as db:
        kept = "\n".join(db.iterdump())
    assert [text for text in missing if text in kept] == []
    assert [text for text in there if text not in kept] == []
    # What she added to the deal stays: without it the record would prove nothing.
    assert kept.count(Device("hers").pledge) == 1
    # Nor does the log of the server reveal any secret.
    logged = (tmp_path / "node.log").read_text()
    assert [text for text in missing if text in logged] == []


# --------------------------------------------------------------------------------------- ratings


def sat(*players: tuple[str | None, int]) -> Any:
    """Who sat where and came in at which place; names that begin with `bot:` are bots."""
    return [
        {
            "seat": seat,
            "person": None if name and name.startswith("bot:") else name,
            "bot": name[4:] if name and name.startswith("bot:") else None,
            "place": place,
        }
        for seat, (name, place) in enumerate(players)
    ]


def test_ratings_follow_the_places() -> None:
    rules = find("romme").configure(players=3)
    after = rated(rules, sat(("a", 2), ("b", 1), ("c", 3)), {}, {})
    assert after["b"].mu > after["a"].mu > after["c"].mu
    assert shown(25, 25 / 3) == 1000
    # Deleted accounts did not play; one player alone can't be rated.
    two = rated(rules, sat(("a", 2), (None, 1), ("c", 3)), {}, {})
    assert two["a"].mu > 25 > two["c"].mu
    assert rated(rules, sat(("a", 2), (None, 1), (None, 3)), {}, {}) == {}


def test_bots_are_what_people_are_measured_by() -> None:
    model = PlackettLuce()
    rules = find("gin").rules
    bots = {"mia": model.rating(mu=18, sigma=1), "ada": model.rating(mu=32, sigma=1)}
    over_ada = rated(rules, sat(("a", 1), ("bot:ada", 2)), {}, bots)
    over_mia = rated(rules, sat(("a", 1), ("bot:mia", 2)), {}, bots)
    assert over_ada.keys() == over_mia.keys() == {"a"}
    assert over_ada["a"].mu > over_mia["a"].mu == 25  # 18 and 6 more would be less than it was
    assert rated(rules, sat(("a", 1), ("bot:steady", 2)), {}, bots) == {}  # nobody knows it
    # However often a beginner is beaten, it makes nobody a master, and no master worse.
    old: Any = {"a": {"mu": 25.0, "sigma": 25 / 3}}
    for _ in range(300):
        after = rated(rules, sat(("a", 1), ("bot:mia", 2)), old, bots)["a"]
        old = {"a": {"mu": after.mu, "sigma": after.sigma}}
    assert after.mu == 25
    strong: Any = {"a": {"mu": 40.0, "sigma": 2.0}}
    assert rated(rules, sat(("a", 1), ("bot:mia", 2)), strong, bots)["a"].mu == 40
    assert rated(rules, sat(("a", 2), ("bot:mia", 1)), strong, bots)["a"].mu < 40
    assert rated(rules, sat(("a", 1), ("bot:ada", 2)), {}, bots)["a"].mu > 25
    four = find("canasta").configure(players=4)
    both = rated(four, sat(("a", 1), ("b", 2), ("bot:mia", 1), ("bot:mia", 2)), {}, bots)
    assert both["a"].mu > 25 > both["b"].mu


def test_every_measured_bot_is_listed_on_the_scale_of_people() -> None:
    for game in GAMES:
        measured = bots_of(game)
        assert {*measured} <= {*BOTS}
        assert not measured or {*CHARACTERS} <= {*measured}


def test_a_draw_is_a_tie_of_all() -> None:
    rules = find("duel").rules
    strong, weak = {"mu": 30.0, "sigma": 5.0}, {"mu": 20.0, "sigma": 5.0}
    level = rated(rules, sat(("a", 1), ("b", 1)), {}, {})
    assert level["a"].mu == level["b"].mu
    unlike: Any = {"a": strong, "b": weak}
    after = rated(rules, sat(("a", 1), ("b", 1)), unlike, {})
    assert after["a"].mu < 30  # a draw against somebody weaker costs
    assert after["b"].mu > 20


def test_partners_are_rated_together() -> None:
    rules = find("karo8").configure(players=4)
    teams = [rules.team_of(seat) for seat in range(4)]
    assert sorted(set(teams)) == [0, 1]
    places = [1 if team == teams[0] else 3 for team in teams]
    after = rated(rules, sat(*zip("abcd", places, strict=True)), {}, {})
    winners = {person for person, place in zip("abcd", places, strict=True) if place == 1}
    assert {person for person, one in after.items() if one.mu > 25} == winners


def test_rated_matches_are_for_accounts_and_change_ratings(node: Node) -> None:
    async def run() -> None:
        async with account(node.url) as ana, account(node.url) as ben, guest(node.url) as cyd:
            setup = {"rated": True}
            assert (await refused(cyd, "POST", "/api/tables", {"game": "duel", "setup": setup}))[
                1
            ] == "rated-accounts"
            table = await two_at_table(ana, ben, "duel", setup=setup)
            await ana.do(table, "resign")
            friendly = await two_at_table(ana, ben, "duel")
            await ben.do(friendly, "resign")
            ids = [(await client.get("/api/me"))["id"] for client in (ana, ben)]
            listed = await until(node.url, "duel", 2)
            assert [one["id"] for one in listed] == ids[::-1]
            assert [one["place"] for one in listed] == [1, 2]
            model = PlackettLuce()
            ((won,), (lost,)) = model.rate([[model.rating()], [model.rating()]])
            assert listed[0]["rating"] == shown(won.mu, won.sigma) > 1000
            assert listed[1]["rating"] == shown(lost.mu, lost.sigma) < listed[0]["rating"]
            public = await cyd.get(f"/api/people/{ids[0]}")
            mine = [{"game": "duel", "rating": listed[1]["rating"], "matches": 1}]
            assert public == {"id": ids[0], "name": ana.name, "ratings": mine}
            mine = (await cyd.get("/api/me"))["id"]
            assert (await refused(cyd, "GET", f"/api/people/{mine}"))[0] == 404
            assert (await refused(cyd, "GET", "/api/ratings/chess"))[1] == "unknown-game"
            # A player who leaves a rated match loses it, and the other one wins it.
            before = listed[0]["matches"]
            table = await two_at_table(ana, ben, "duel", setup=setup)
            await gone(ana, "DELETE", "/api/me", {"password": PASSWORD})
            listed = await until(node.url, "duel", 1)
            assert [one["id"] for one in listed] == ids[1:]
            assert listed[0]["matches"] == before + 1

    asyncio.run(run())


async def until(url: str, game: str, matches: int, seconds: float = 240) -> list[dict[str, Any]]:
    """The list of a game once that many matches stand in it, counted by players."""
    async with httpx.AsyncClient(base_url=url) as client:
        for _ in range(int(seconds * 10)):
            ranked: list[dict[str, Any]] = (await client.get(f"/api/ratings/{game}")).json()
            if sum(one["matches"] for one in ranked) >= matches:
                return ranked
            await asyncio.sleep(0.1)
    raise AssertionError(f"only {ranked}")


@pytest.mark.slow
def test_every_rated_match_counts_once_with_two_nodes_and_kills(
    postgres: Postgres, tmp_path: Path, soak: int
) -> None:
    url = postgres.new("ratings")
    (tmp_path / "b").mkdir()
    nodes = [Node(url, tmp_path / "a.log").start(), Node(url, tmp_path / "b.log").start()]
    matches = 8 * soak

    async def run() -> None:
        chance = Random(4)
        clients = []
        for at, name in enumerate(("Ana", "Ben", "Cyd")):
            client = Client(nodes[at % 2].url, name)
            await client.sign_in()
            await client.post("/api/account", {"name": name, "password": PASSWORD})
            clients.append(client)

        async def match() -> None:
            one, two = chance.sample(clients, 2)
            table = await two_at_table(one, two, setup={"rated": True})
            await chance.choice((one, two)).do(table, "resign")

        for at in range(matches // 4):
            # Several end at once while both nodes look for what is due.
            await asyncio.gather(*(match() for _ in range(4)))
            await asyncio.sleep(chance.random())
            nodes[at % 2].kill()
            nodes[at % 2].start()
        await until(nodes[0].url, "gin", 2 * matches)
        await counted_once(url, matches)

        # Past matches can be requested from any node.
        for client in clients:
            page = await client.get("/api/me/matches")
            mine = [one["table"] for one in page["matches"]]
            rest = (await client.get(f"/api/me/matches?before={mine[0]}"))["matches"]
            assert [one["table"] for one in rest][: len(mine) - 1] == mine[1:]
            export = await client.get("/api/me/export")
            assert {one["id"] for one in export["tables"]} >= set(mine)
            assert export["ratings"][0]["matches"] == len(export["tables"])

        # A session ended at one node ends at the other within seconds.
        elsewhere = Client(nodes[1].url, "Ana")
        await elsewhere.post("/api/session", {"name": "Ana", "password": PASSWORD})
        assert (await elsewhere.get("/api/me"))["name"] == "Ana"
        async with elsewhere.live(await elsewhere.open_table("gin")) as live:
            await live.until("table")
            await gone(clients[0], "DELETE", "/api/sessions")
            assert (await live.until("bye"))["reason"] == "signed-out"
        # An account deleted at one node is gone at the other.
        table = await two_at_table(clients[1], clients[2])
        async with clients[1].live(table) as live:
            await live.until("position")
            await gone(clients[2], "DELETE", "/api/me", {"password": PASSWORD})
            while live.table["status"] != "over" or live.table["seats"][1]["name"] != "–":
                await live.until("table")
        for client in (*clients, elsewhere):
            await client.close()

    try:
        asyncio.run(run())
    finally:
        for node in nodes:
            node.stop()


async def counted_once(url: str, matches: int) -> None:
    """The ratings know as many matches of everybody as the tables do."""
    store = Store(url)
    over = select(tables.c.rated).where(tables.c.rated.is_not(None))
    assert [row["rated"] for row in await store.rows(over)] == [True] * matches
    played = (
        select(seats.c.person, func.count().label("matches"))
        .join(tables, tables.c.id == seats.c.table)
        .where(tables.c.rated)
        .group_by(seats.c.person)
    )
    known = select(ratings.c.person, ratings.c.matches)
    counts = [
        {row["person"]: row["matches"] for row in await store.rows(one)} for one in (played, known)
    ]
    assert counts[0] == counts[1]
    await store.close()
