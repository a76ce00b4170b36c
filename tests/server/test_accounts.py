"""Accounts: names and passwords, sessions, and what people can change about themselves."""

import asyncio
import json
from collections import Counter
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select

from rummel.errors import RuleError
from rummel.server import accounts as accounts_module
from rummel.server.accounts import Accounts, check_password, hashed, login_of, matches
from rummel.server.people import MOST_SESSIONS, People, device_of
from rummel.server.schema import sessions
from rummel.server.store import Store
from tests.server.kit import PATIENCE, Node, serving
from tests.server.people_kit import (
    PASSWORD,
    account,
    gone,
    guest,
    new_name,
    refused,
    signed_in,
    two_at_table,
)

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
            async with httpx.AsyncClient(
                base_url=node.url, headers={"cookie": old}, timeout=PATIENCE
            ) as stale:
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
            async with httpx.AsyncClient(base_url=url, headers=headers, timeout=PATIENCE) as client:
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


def test_somebody_has_only_so_many_sessions(tmp_path: Path) -> None:
    """Who signs in for ever fills no database; bots keep their tokens."""

    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path}/r.db")
        await store.open()
        people = People(store, lambda _ended: None)
        await people.open()
        who, token = await people.guest("Ana", "en", "")
        async with store.change() as db:
            for kind in ("token", *["cookie"] * MOST_SESSIONS):
                newest = await people.add_session(db, who.id, kind, "")
        assert await people.who(token) is None
        assert await people.who(newest)
        kept = await store.rows(select(sessions.c.kind))
        assert Counter(row["kind"] for row in kept) == {"token": 1, "cookie": MOST_SESSIONS}
        await store.close()

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


def test_a_change_leaves_alone_what_another_node_has_changed(tmp_path: Path) -> None:
    """Each node knows people as they were seconds ago."""

    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path}/rummel.db")
        await store.open()
        people = People(store, lambda _ended: None)
        await people.open()
        accounts = Accounts(store, people)
        known, token = await people.guest("Ana", "en", "")
        await accounts.change(known, None, "de", shown=False)
        await accounts.change(known, "Anna", None, avatar="fox")
        now = await people.who(token)
        assert now
        assert (now.name, now.language, now.avatar, now.shown) == ("Anna", "de", "fox", False)
        accounts.close()
        await store.close()

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
