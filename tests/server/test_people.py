"""Users' own bots and data, and what is left of deleted accounts."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

from rummel import record
from tests.server.kit import Client, Device, Node, play_out, serving, until
from tests.server.people_kit import PASSWORD, account, gone, guest, new_name, refused, two_at_table

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


# -------------------------------------------------------------------------------- a user's data


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


def test_a_table_that_can_not_be_read_holds_nothing_else_up(tmp_path: Path) -> None:
    """One match whose log another version wrote, one whose rules: the rest goes on without them."""

    async def prepare(node: Node) -> tuple[str, str, dict[str, str]]:
        async with account(node.url) as ana:
            broken = await ana.open_table("gin", seats=["me", "bot:mia"], start=True)
            rated = {"seats": ["me", "bot:mia"], "setup": {"rated": True}, "start": True}
            unrated = await ana.open_table("duel", **rated)
            await ana.do(unrated, "resign", key="r")
            return broken, unrated, dict(ana.http.cookies)

    async def look(node: Node, broken: str, unrated: str, cookies: dict[str, str]) -> None:
        ana = Client(node.url, "Ana")
        ana.http.cookies.update(cookies)
        listed = (await ana.get("/api/me/matches"))["matches"]
        assert {one["table"] for one in listed} == {broken, unrated}
        rated = {"seats": ["me", "bot:mia"], "setup": {"rated": True}, "start": True}
        table = await ana.open_table("gin", **rated)
        await ana.do(table, "resign", key="r")
        me = (await ana.get("/api/me"))["id"]
        await until(lambda: _is_rated(tmp_path, table))
        assert [one["game"] for one in (await ana.get(f"/api/people/{me}"))["ratings"]] == ["gin"]
        await gone(ana, "DELETE", "/api/me", {"password": PASSWORD})
        await ana.close()

    with serving(f"sqlite:///{tmp_path}/r.db", tmp_path) as node:
        broken, unrated, cookies = asyncio.run(prepare(node))
    with closing(sqlite3.connect(tmp_path / "r.db")) as db, db:
        db.execute("UPDATE log SET text = '?' WHERE \"table\" = ?", [broken])
        db.execute(
            'UPDATE tables SET rules = \'{"players": "x"}\', rated = 0 WHERE id = ?', [unrated]
        )
        db.execute("DELETE FROM ratings")
    with serving(f"sqlite:///{tmp_path}/r.db", tmp_path) as node:
        asyncio.run(look(node, broken, unrated, cookies))


def _is_rated(folder: Path, table: str) -> bool:
    with closing(sqlite3.connect(folder / "r.db")) as db:
        [[rated]] = db.execute("SELECT rated FROM tables WHERE id = ?", [table])
        return bool(rated)


def test_matches_are_counted_by_game(tmp_path: Path) -> None:
    path = tmp_path / "rummel.db"

    async def run(url: str) -> None:
        async with guest(url, "Ana") as ana, guest(url, "Ben") as ben:
            assert await ana.get("/api/me/games") == []
            for loser, game in ((ben, "gin"), (ana, "gin"), (ben, "karo8")):
                table = await two_at_table(ana, ben, game)
                await loser.do(table, "resign")
            running = await two_at_table(ana, ben)
            counts = [("gin", 2, 1), ("karo8", 1, 1)]
            hers = await ana.get("/api/me/games")
            assert [(one["game"], one["played"], one["won"]) for one in hers] == counts
            his = await ben.get("/api/me/games")
            assert [one["won"] for one in his] == [1, 0]
            assert (await ana.get(f"/api/tables/{running}"))["table"]["status"] == "playing"
            # A draw is won by nobody.
            with closing(sqlite3.connect(path)) as db, db:
                db.execute("UPDATE seats SET place = 1 WHERE place = 2")
            assert [one["won"] for one in await ana.get("/api/me/games")] == [0, 0]

    with serving(f"sqlite:///{path}", tmp_path) as node:
        asyncio.run(run(node.url))


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
