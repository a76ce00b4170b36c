"""What an attacker can't do. `docs/security.md` names the tests here."""

import re
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from msgspec.structs import replace

from rummel import wire
from rummel.games import GAMES
from rummel.server import api, rows
from rummel.server.app import Application
from rummel.server.guard import HEADERS, same_site
from rummel.server.settings import Settings
from rummel.tables.sanitize import clean_line, skeleton
from tests.server.kit import PATIENCE, Client, Node
from tests.server.people_kit import PASSWORD, account, guest
from tests.server.security_kit import first, go, inside, people, refused
from tests.server.worlds import NoDatabase, World

# Litestar warns of what its next major version will want.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

DOCS = Path(__file__).parents[2] / "docs" / "security.md"


# ---------------------------------------------------------------------------- seats and tables


def test_nobody_acts_for_another_seat(node: Node) -> None:
    async def run() -> None:
        ana, ben, eve = await people(node.url, "Ana", "Ben", "Eve")
        table = await ana.open_table("gin")
        await refused(eve, table, "host-only", "start")
        await refused(eve, table, "seat-none", "leave")
        await ben.do(table, "sit")
        await refused(ben, table, "host-only", "start")
        await refused(ben, table, "seat-held", "sit", seat=0)
        await refused(eve, table, "table-full", "sit")
        await ana.do(table, "start")
        await refused(eve, table, "table-started", "sit", seat=0)
        at = await ana.get(f"/api/tables/{table}")
        number, acting = at["table"]["number"], at["position"]["view"]["to_act"][0]
        move = (await [ana, ben][acting].get(f"/api/tables/{table}"))["position"]["view"]["legal"][
            0
        ]
        turn = {"number": number, "move": move, "key": "k"}
        await refused([ana, ben][1 - acting], table, "not-your-turn", "play", **turn)
        await refused(eve, table, "seat-none", "play", **turn)
        for what in ("resign", "ready", "pause", "rematch"):
            await refused(eve, table, "seat-none", what)
        await refused(eve, table, "seat-none", "say", text="hello", key="k")
        await refused(eve, table, "seat-none", "draft", number=number, melds=[])
        await refused(eve, table, "seat-none", "check", number=number, move=move)
        hint = await eve.http.get(f"/api/tables/{table}/hint")
        assert hint.json()["error"] == "seat-none"
        # A field that would name a seat does not exist.
        named = {"do": "play", **turn, "seat": acting}
        answer = await eve.http.post(f"/api/tables/{table}/commands", json=named)
        assert answer.json()["error"] == "bad-request"
        async with eve.live(table) as live:
            await live.send("play", **turn)
            assert (await live.until("refusal"))["error"] == "seat-none"
        assert (await ana.get(f"/api/tables/{table}"))["table"]["number"] == number

    go(run())


def test_somebody_without_a_name_can_only_look(node: Node) -> None:
    async def run() -> None:
        (ana,) = await people(node.url, "Ana")
        table = await ana.open_table("gin")
        nobody = Client(node.url, "")
        await refused(nobody, table, "not-signed-in", "sit")
        async with nobody.live(table) as live:
            assert (await first(live))["you"] is None
            await live.send("sit")
            assert (await live.until("refusal"))["error"] == "not-signed-in"
        for path in ("/api/me", f"/api/tables/{table}/hint"):
            assert (await nobody.http.get(path)).status_code == 401

    go(run())


def test_a_table_can_not_be_guessed(node: Node) -> None:
    made = {rows.new_id() for _ in range(5000)}
    assert len(made) == 5000
    letters = set("".join(made))
    assert len(letters) ** rows._ID_LENGTH > 2**64
    assert all(rows.is_id(one) for one in made)

    async def run() -> None:
        (ana,) = await people(node.url, "Ana")
        table = await ana.open_table("gin")
        last = "2" if table[-1] != "2" else "3"
        # One letter off, and something that no table can be called: the same answer.
        for guess in (table[:-1] + last, table.upper(), table[:-1], table + "2", "x", "%00"):
            for path in ("", "/hint", "/record", "/stream"):
                answer = await ana.http.get(f"/api/tables/{guess}{path}")
                assert answer.status_code == 404
                assert answer.json()["error"] == "table-unknown"

    go(run())


def test_a_private_table_is_not_in_the_lobby(node: Node) -> None:
    async def run() -> None:
        ana, eve = await people(node.url, "Ana", "Eve")
        private = await ana.open_table("gin")
        listed = await ana.open_table("gin", setup={"listed": True})
        lobby = await eve.http.get("/api/tables")
        assert listed in lobby.text
        assert private not in lobby.text
        keys = {"id", "game", "seats", "open", "names", "created"}
        assert all(set(one) == keys for one in lobby.json())

    go(run())


def test_only_listed_tables_can_be_watched_from_the_start_page(node: Node) -> None:
    async def run() -> None:
        ana, eve = await people(node.url, "Ana", "Eve")
        seats = ["me", "bot:mia"]
        shown, closed, private = [
            await ana.open_table("karo8", seats=seats, start=True, setup=setup)
            for setup in ({"listed": True}, {"listed": True, "watchers": False}, {})
        ]
        playing = (await eve.http.get("/api/tables?which=playing")).text
        assert shown in playing
        assert closed not in playing
        assert private not in playing
        assert shown not in (await eve.http.get("/api/tables")).text
        assert (await eve.http.get("/api/tables?which=over")).status_code == 400

    go(run())


def test_tables_for_others_hide_none_in_the_lobby(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many newer ones are full, or closed to spectators."""
    monkeypatch.setattr(api, "_MOST_LISTED", 2)

    async def run() -> None:
        async with inside(tmp_path, rate=0.0, strict_rate=0.0) as client:
            await client.post("/api/guest", json={"name": "Ana"})

            async def table(*seats: str, start: bool, **setup: bool) -> str:
                setup = {"listed": True, **setup}
                wanted = {"game": "gin", "seats": seats, "setup": setup, "start": start}
                made: str = (await client.post("/api/tables", json=wanted)).json()["id"]
                return made

            async def listed(which: str) -> list[str]:
                answer = await client.get(f"/api/tables?which={which}")
                return [one["id"] for one in answer.json()]

            free = await table("me", "open", start=False)
            watched = await table("me", "bot:mia", start=True)
            for _ in range(3):
                await table("me", "bot:mia", start=False)
                await table("me", "bot:mia", start=True, watchers=False)
            assert await listed("open") == [free]
            assert await listed("playing") == [watched]

    go(run())


def test_a_form_learns_what_options_rule_out(node: Node) -> None:
    async def run() -> None:
        [eve] = await people(node.url, "Eve")
        closed: Any = await eve.post("/api/games/gin/closed", {"options": {"players": 2}})
        assert {"option": "spades_double", "values": [True], "by": "oklahoma"} in closed
        opened: Any = await eve.post("/api/games/gin/closed", {"options": {"oklahoma": True}})
        assert "spades_double" not in {one["option"] for one in opened}
        assert {"option": "upcard", "values": [False], "by": "oklahoma"} in opened
        for game, options, status in (
            ("gin", {"oklahoma": True, "upcard": False}, 422),
            ("gin", {"players": 3}, 422),
            ("gin", {"nonsense": 1}, 422),
            ("gin", {"limit": "x" * 100}, 422),
            ("nothing", {}, 422),
        ):
            answer = await eve.http.post(f"/api/games/{game}/closed", json={"options": options})
            assert answer.status_code == status, answer.text

    go(run())


def test_nobody_looks_on_where_that_is_closed(node: Node) -> None:
    async def run() -> None:
        ana, ben, eve = await people(node.url, "Ana", "Ben", "Eve")
        table = await ana.open_table("rummikub", setup={"watchers": False})
        await ben.do(table, "sit")
        async with ben.live(table) as live:  # after leaving, nothing more of it is visible
            await first(live)
            await live.send("leave")
            assert (await live.until("bye"))["reason"] == "watch-closed"
            with pytest.raises(websockets.ConnectionClosed):
                await live.receive()
        await ben.do(table, "sit")
        await ana.do(table, "start")
        for who in (eve, Client(node.url, "")):
            for path in ("", "/record", "/stream"):
                answer = await who.http.get(f"/api/tables/{table}{path}")
                assert answer.status_code == 403
                assert answer.json()["error"] == "watch-closed"
            async with who.live(table) as live:
                assert (await first(live))["error"] == "watch-closed"
                with pytest.raises(websockets.ConnectionClosed):
                    await live.receive()

    go(run())


@pytest.mark.parametrize(("game", "open_"), [("gin", False), ("romme", False), ("rummikub", True)])
def test_which_seats_see_a_draft(node: Node, game: str, open_: bool) -> None:
    async def run() -> None:
        ana, ben, eve = await people(node.url, "Ana", "Ben", "Eve")
        table = await ana.open_table(game, options={"players": 2})
        await ben.do(table, "sit")
        await ana.do(table, "start")
        at = await ana.get(f"/api/tables/{table}")
        acting = at["position"]["view"]["to_act"][0]
        me, other = [ana, ben][acting], [ana, ben][1 - acting]
        view = (await me.get(f"/api/tables/{table}"))["position"]["view"]
        hand = view["hands"][acting]
        async with me.live(table) as mine, other.live(table) as theirs, eve.live(table) as hers:
            melds = [" ".join(hand[:2])]
            await mine.send("draft", number=at["table"]["number"], melds=melds)
            assert (await mine.until("drafted"))["seat"] == acting
            await mine.send("say", text="done", key="s")
            for live in (theirs, hers):
                message = await live.until("drafted", "said")
                assert message["is"] == ("drafted" if open_ else "said")
        # Later clients and HTTP requests get the same answer.
        async with eve.live(table) as hers:
            assert ((await hers.until("drafted", "said"))["is"] == "drafted") == open_

    go(run())


# ------------------------------------------------------------------------- sessions and cookies


def test_forged_cookies_and_tokens(node: Node) -> None:
    async def run() -> None:
        (ana,) = await people(node.url, "Ana")
        table = await ana.open_table("gin")
        (real,) = ana.http.cookies.values()
        token, _, signature = real.partition(".")
        other = "0" if signature[0] != "0" else "1"
        eve = httpx.AsyncClient(base_url=node.url, timeout=PATIENCE)
        me = (await ana.get("/api/me"))["id"]
        forged = [
            "",
            ".",
            "x",
            me,
            f"{me}.{signature}",
            token,
            f"{token}.",
            f"{token}.{other}{signature[1:]}",
            f"{token}.{signature[:-1]}",
            f"{token}x.{signature}",
            f"{token}.{signature}.{signature}",
            "A" * 5000,
            "é.é",
        ]
        for value in forged:
            for headers in (
                [(b"cookie", f"rummel={value}".encode())],
                [(b"authorization", f"Bearer {value}".strip().encode())],
            ):
                answer = await eve.get("/api/me", headers=headers)
                assert answer.status_code == 401, value
                answer = await eve.post(
                    f"/api/tables/{table}/commands", json={"do": "start"}, headers=headers
                )
                assert answer.status_code == 401, value
        assert (await eve.get("/api/me", headers={"cookie": f"rummel={real}"})).status_code == 200

    go(run())


def test_an_ended_session_is_worth_nothing(node: Node) -> None:
    async def run() -> None:
        ana, ben = await people(node.url, "Ana", "Ben")
        table = await ana.open_table("gin")
        cookie = ana.cookie
        async with ana.live(table) as live, ben.live(table) as other:
            await first(live)
            await first(other)
            assert (await ana.http.delete("/api/session")).status_code == 204
            assert (await live.until("bye"))["reason"] == "signed-out"
            with pytest.raises(websockets.ConnectionClosed):
                await live.receive()
            await other.send("ping")
            await other.until("answer")  # others stay
        async with httpx.AsyncClient(
            base_url=node.url, headers={"cookie": cookie}, timeout=PATIENCE
        ) as again:
            assert (await again.get("/api/me")).status_code == 401

    go(run())


def test_a_session_that_another_node_ends(node: Node) -> None:
    """Found within seconds, by looking: here the row is taken away behind the node's back."""

    async def run() -> None:
        made = World(GAMES["gin"], "sessions", preset=True)
        service = Application(Settings(database="sqlite:///unused.db")).service
        service.store = NoDatabase()  # type: ignore[assignment]
        who = replace(made.people[0], session="gone")
        with service.listening(made.room, who, None) as listener:
            service.hang_up(await service._ended())
            assert listener.closed
        with service.listening(made.room, None, None) as listener:
            service.hang_up(await service._ended())
            assert not listener.closed

    go(run())


def test_cookies_are_out_of_reach_of_scripts_and_other_sites(tmp_path: Path) -> None:
    async def run(secure: bool) -> None:
        async with inside(tmp_path, secure_cookies=secure) as client:
            answer = await client.post("/api/guest", json={"name": "Ana"})
        flags = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}
        assert {"httponly", "samesite=lax", "path=/"} <= flags
        assert not any(flag.startswith("domain") for flag in flags)
        assert ("secure" in flags) == secure
        assert ("strict-transport-security" in answer.headers) == secure

    go(run(secure=False))
    go(run(secure=True))


# ------------------------------------------------------------------------------ other sites


def test_a_form_on_another_site_changes_nothing(node: Node) -> None:
    async def run() -> None:
        (ana,) = await people(node.url, "Ana")
        table = await ana.open_table("gin")
        body = '{"do":"leave"}'
        foreign: list[dict[str, str]] = [
            {"origin": "https://evil.example"},
            {"origin": "null"},
            {"origin": "http://["},
            {"origin": node.url + ".evil.example"},
            {"origin": node.url.replace("127", "http://127")},
            {"sec-fetch-site": "cross-site"},
            {"sec-fetch-site": "same-site"},
        ]
        for headers in foreign:
            for kind in ("text/plain", "application/x-www-form-urlencoded", "application/json"):
                for path in (f"/api/tables/{table}/commands", "/api/tables", "/api/nothing"):
                    answer = await ana.http.post(
                        path, content=body, headers={**headers, "content-type": kind}
                    )
                    assert answer.status_code == 403, headers
                    assert answer.json()["error"] == "bad-origin"
            answer = await ana.http.delete("/api/session", headers=headers)
            assert answer.status_code == 403
            with pytest.raises(websockets.InvalidStatus, match="403"):
                async with ana.live(table, None, **headers):
                    pass
        assert (await ana.get(f"/api/tables/{table}"))["table"]["you"] == 0
        # Reading is not answered with leave to read: no other site sees the answer.
        answer = await ana.http.get("/api/me", headers={"origin": "https://evil.example"})
        assert not any(name.startswith("access-control") for name in answer.headers)
        own = {"origin": node.url, "sec-fetch-site": "same-origin"}
        answer = await ana.http.post(f"/api/tables/{table}/commands", content=body, headers=own)
        assert answer.status_code == 200
        async with ana.live(table, None, **own) as live:
            assert (await first(live))["is"] == "table"

    go(run())


def test_which_origins_are_ours() -> None:
    def scope(**headers: str) -> Any:
        named = [(name.replace("_", "-").encode(), text.encode()) for name, text in headers.items()]
        return {"headers": named}

    assert same_site(scope(), ())
    assert same_site(scope(origin="https://a.example", host="a.example"), ())
    assert not same_site(scope(origin="https://a.example:1", host="a.example"), ())
    assert not same_site(scope(origin="null", host=""), ())
    assert not same_site(scope(origin="null"), ())
    allowed = ("https://a.example", "https://b.example")
    assert same_site(scope(origin="https://b.example", host="x"), allowed)
    assert not same_site(scope(origin="http://b.example", host="b.example"), allowed)


def test_every_answer_has_the_security_headers(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path, rate=4.0) as client:
            evil = {"origin": "https://evil.example"}
            answers = [
                await client.get("/health"),
                await client.get("/schema"),
                await client.get("/metrics"),
                await client.get("/api/games"),
                await client.get("/api/me"),
                await client.get("/api/nothing"),
                await client.put("/api/games"),
                await client.get("/"),
                await client.post("/api/guest", content=b"{"),
                await client.post("/api/guest", content=b"x" * 100_000),
                await client.post("/api/guest", json={}, headers=evil),
                await client.post("/api/guest", json={"name": "Ana"}),
            ]
            while answers[-1].status_code != 429:
                answers.append(await client.get("/health"))
        statuses = {answer.status_code for answer in answers}
        assert {200, 400, 401, 403, 404, 405, 413, 429} <= statuses
        for answer in answers:
            for name, value in HEADERS:
                assert answer.headers.get_list(name.decode()) == [value.decode()], answer
            if answer.url.path.startswith("/api"):
                assert answer.headers["cache-control"] == "no-store"
        policy = answers[0].headers["content-security-policy"]
        # Only our own files, and the kernel: 'wasm-unsafe-eval' lets no text become a script.
        assert "script-src 'self' 'wasm-unsafe-eval';" in policy
        assert "'unsafe-eval'" not in policy
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy

    go(run())


def test_the_server_does_not_say_what_it_runs_on(node: Node) -> None:
    assert "server" not in httpx.get(f"{node.url}/health", timeout=PATIENCE).headers


# ---------------------------------------------------------------------------- names and chat

BAD_NAMES = [
    "",
    " ",
    " Ana",
    "Ana ",
    "Ana\n",
    "A\nna",
    "A\tna",
    "Ana\x00",
    "Ana\x1b[31m",
    "\u202eanA",
    "Ana\u2066",
    "A\u200bna",
    "A\u00adna",
    "\u200d",
    "\u3164",
    "\u2800",
    "A\u2028na",
    "Ana\ufeff",
    "Ana\u00a0B",
    "Ana\U000e0041",
    "\U00016fe4",
    "\U0001d159",
    "A" * 25,
]
GOOD_NAMES = [
    "A",
    "Ana B",
    "Zoë",
    "Łukasz Żółć",
    "李雷",
    "O’Neil",
    "محمد",
    "Ανα",
    "❤\ufe0f",
    "-_.!<b>",
    "မြွှို့",
    "שָׁ֖לוֹם",
]
# What the pattern can't tell: marks alone, and piles of them.
PILED_NAMES = ["\u0301", "\u0e47\u0e47", "Ana" + "\u0301" * 9, "A" + "\u0e47" * 20]


@pytest.mark.parametrize("name", BAD_NAMES, ids=ascii)
def test_names_that_hide_something(name: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(name, wire.Name)


@pytest.mark.parametrize("name", GOOD_NAMES, ids=ascii)
def test_names_of_all_peoples(node: Node, name: str) -> None:
    answer = httpx.post(f"{node.url}/api/guest", json={"name": name}, timeout=PATIENCE)
    assert answer.status_code == 200
    assert answer.json()["name"] == name


def test_names_that_are_piles_of_marks(node: Node) -> None:
    """They cover the lines around them, or stand on somebody else's last letter."""

    async def run() -> None:
        async with account(node.url) as ana, guest(node.url) as stranger:
            for name in PILED_NAMES:
                named = {"name": name}
                for client, method, path, body in (
                    (Client(node.url, name), "POST", "/api/guest", named),
                    (stranger, "PATCH", "/api/me", named),
                    (stranger, "POST", "/api/account", {**named, "password": PASSWORD}),
                    (ana, "PATCH", "/api/me", named),
                    (ana, "POST", "/api/tokens", named),
                ):
                    answer = await client.http.request(method, path, json=body)
                    assert (answer.status_code, answer.json()["error"]) == (400, "bad-request")
            # Whoever is called so from before may change the rest.
            answer = await ana.http.patch("/api/me", json={"name": ana.name, "avatar": ""})
            assert answer.status_code == 200

    go(run())


def test_names_that_look_alike_are_distinguished(node: Node) -> None:
    assert skeleton("Ana") == skeleton("ANA") == skeleton("Ána") == skeleton("A\u200dna")
    assert skeleton("Ana B") == skeleton("AnaB")
    assert skeleton("Ana") != skeleton("Anna")
    # Cyrillic, Greek, and what many fonts draw alike.
    assert skeleton("Том") == skeleton("Tom") == skeleton("Τομ")
    assert skeleton("Ilo") == skeleton("lI0") == skeleton("Il\u043e")

    async def run() -> None:
        ana, too, three = await people(node.url, "Ana", "ANA", "Aná")
        table = await ana.open_table("rummikub", options={"players": 3})
        await too.do(table, "sit")
        await three.do(table, "sit")
        seats = (await ana.get(f"/api/tables/{table}"))["table"]["seats"]
        assert [seat["name"] for seat in seats] == ["Ana", "ANA 2", "Aná 3"]

    go(run())


def test_chat_holds_only_what_can_be_seen() -> None:
    assert clean_line("hello\n\n  there\t!") == "hello there !"
    assert clean_line("\u202eevil\u202c \x1b[31mred\x00") == "evil [31mred"
    assert clean_line("👨\u200d👩\u200d👧 ❤\ufe0f") == "👨\u200d👩\u200d👧 ❤\ufe0f"
    assert clean_line("\u200b\u200d\u3164 \u2800") == ""
    assert clean_line("\ufe00 \U000e0101\u180b\U00016fe4\U0001d159") == ""
    for mark in "\u0301\u0e47\u0489":
        assert clean_line("e" + mark * 50) == "e" + mark * 6
        # A joiner between them begins no new letter.
        assert clean_line("e" + f"\u200d{mark}" * 50).count(mark) == 6
    assert clean_line("မြွှို့ שָׁ֖לוֹם") == "မြွှို့ שָׁ֖לוֹם"
    assert clean_line("<script>") == "<script>"  # text is text: the pages never read it as markup


def test_chat_that_says_nothing_is_refused(node: Node) -> None:
    async def run() -> None:
        (ana,) = await people(node.url, "Ana")
        table = await ana.open_table("gin", seats=["me", "bot:steady"])
        await ana.do(table, "start")
        await refused(ana, table, "bad-request", "say", text="\u200b\n", key="a")
        async with ana.live(table) as live:
            await live.send("say", text="a\u202eb\nc", key="b")
            assert (await live.until("said"))["text"] == "ab c"

    go(run())


# -------------------------------------------------------------------------------- the threat table


def test_every_test_that_the_threat_table_names_exists() -> None:
    named = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", DOCS.read_text())
    assert len(named) > 20
    root = DOCS.parents[1]
    for path, name in named:
        text = (root / path).read_text()
        assert f"def {name}(" in text, f"{path} has no {name}"
    rows_ = [line for line in DOCS.read_text().splitlines() if line.startswith("|")]
    threats = [row for row in rows_ if not row.startswith(("| threat |", "|---"))]
    assert len(threats) > 20
    for row in threats:
        assert "`tests/" in row, f"no test: {row}"
