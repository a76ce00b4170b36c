"""A node that nobody can starve: records that are brought, unattended tables, and what strangers
may take of chat, seats, tables and passwords.

`bench/starving.py` measures what is shown here.
"""

import asyncio
import itertools
import os
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from rummel import wire
from rummel.errors import RuleError
from rummel.server import guard, openapi
from rummel.server.guard import Guesses, Limits
from rummel.server.room import Room
from rummel.server.scheduler import LEASE
from rummel.server.settings import Settings
from rummel.server.wakeups import SeatFreed
from rummel.tables.table import Due, next_due
from rummel.wire import TurnClock
from tests.server.kit import PATIENCE, Client, Node, memory, processes, serving, until
from tests.server.people_kit import two_at_table
from tests.server.players import log_of
from tests.server.proxy import Nginx, nginx_program
from tests.server.security_kit import go, inside, people, refused, until_limited
from tests.server.test_kills import until_written
from tests.server.test_table import dealt
from tests.server.worst import worst_record

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


def is_open(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


# ---------------------------------------------------------------------------------- the server


@pytest.mark.slow
def test_memory_stays_small_whatever_is_brought(tmp_path: Path) -> None:
    """This once took a node down: each upload another record of 361 KB, and each answer 4 MB."""
    text = worst_record().decode()
    with (
        serving(f"sqlite:///{tmp_path}/r.db", tmp_path) as node,
        httpx.Client(base_url=node.url, timeout=PATIENCE) as client,
    ):
        for number in range(10):
            changed = text.replace('"a"', f'"name {number}"', 1)
            answer = client.post("/api/replay", json={"record": changed})
            assert answer.status_code == 200
            assert len(answer.json()["steps"]) == 12_791
        assert memory(node.pid) < 300
        # Clients without decompression get the same.
        plain = client.post(
            "/api/replay", json={"record": changed}, headers={"accept-encoding": "identity"}
        )
        assert "content-encoding" not in plain.headers
        assert plain.json() == answer.json()


def test_clients_that_hang_up_are_not_waited_for(tmp_path: Path) -> None:
    text = worst_record().decode()
    with serving(f"sqlite:///{tmp_path}/r.db", tmp_path) as node:
        # Until a process runs, an impatient client would be gone before the work has begun.
        httpx.post(f"{node.url}/api/replay", json={"record": text}, timeout=PATIENCE)
        tries = itertools.count()

        def given_up() -> bool:
            # A busy machine may not have begun in a quarter of a second either: then another waits
            # for a little longer. None asks what was answered before.
            at = next(tries)
            body = {"record": text.replace('"a"', f'"client {at}"', 1)}
            patience = httpx.Timeout(PATIENCE, read=0.25 + 0.05 * (at % 20))
            with suppress(httpx.ReadTimeout):
                httpx.post(f"{node.url}/api/replay", json=body, timeout=patience)
            lines = httpx.get(f"{node.url}/metrics", timeout=PATIENCE).text.splitlines()
            label = 'rummel_work_cancelled_total{workers="answers"} '
            return any(line.startswith(label) and float(line.split()[-1]) for line in lines)

        asyncio.run(until(given_up))


@pytest.mark.slow
def test_a_record_is_measured_in_its_own_bytes(tmp_path: Path) -> None:
    """Not in the bytes of its JSON; the same behind nginx as it is shipped."""
    text = worst_record(17_500).decode()
    assert len(text) < 512 * 1024 < len(text) + text.count('"') + text.count("\n")
    longer = "x" * (512 * 1024 + 1)
    with serving(f"sqlite:///{tmp_path}/r.db", tmp_path, RUMMEL_PROXY="1") as node:
        urls = [node.url]
        proxy = None
        if nginx_program():
            proxy = Nginx([node.port], tmp_path)
            urls.append(proxy.url)
            asyncio.run(until(lambda: is_open(proxy.port)))
        else:
            assert os.environ.get("CI") != "true", "nginx is not installed"
        try:
            for url in urls:
                answer = httpx.post(f"{url}/api/replay", json={"record": text}, timeout=PATIENCE)
                assert answer.status_code == 200, answer.text[:300]
                answer = httpx.post(f"{url}/api/replay", json={"record": longer}, timeout=PATIENCE)
                assert (answer.status_code, answer.json()["facts"]) == (413, {"most": 512 * 1024})
        finally:
            if proxy:
                proxy.stop()


def test_records_that_come_in_at_once_are_counted() -> None:
    limits = Limits(Settings())
    held = [limits.uploading("a") for _ in range(8)]
    for one in held:
        one.__enter__()
    with pytest.raises(RuleError, match="too-many"), limits.uploading("a"):
        pass
    with limits.uploading("b"):
        pass
    for one in held:
        one.__exit__(None, None, None)
    with limits.uploading("a"):
        pass


def test_what_options_rule_out_is_worked_out_elsewhere(tmp_path: Path) -> None:
    """It takes tens of milliseconds, which all tables once waited for: a hundred times at once."""
    with serving(f"sqlite:///{tmp_path}/r.db", tmp_path) as node:
        alone = len(processes(node.pid))
        body = {"options": {"oklahoma": True}}
        closed = httpx.post(f"{node.url}/api/games/gin/closed", json=body, timeout=PATIENCE)
        assert {"option": "upcard", "values": [False], "by": "oklahoma"} in closed.json()
        assert len(processes(node.pid)) == alone + 1


def test_pages_are_not_counted(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path, rate=1.0) as client:
            paths = ("/", "/assets/main.js", "/t/abc", "/rules/gin")
            statuses = [(await client.get(path)).status_code for path in paths for _ in range(30)]
            assert 429 not in statuses
            statuses = [(await client.get("/api/games")).status_code for _ in range(10)]
            assert 429 in statuses

    go(run())


def test_there_is_one_schema(node: Node) -> None:
    assert httpx.get(f"{node.url}/schema/openapi.json", timeout=PATIENCE).status_code == 404
    schema = httpx.get(f"{node.url}/schema", timeout=PATIENCE).json()
    answer = schema["paths"]["/api/replay"]["post"]["responses"]["200"]
    content = answer["content"]["application/json"]["schema"]
    assert content == {"$ref": "#/components/schemas/Replay"}
    # What Litestar makes of a struct by itself may say something else than what is accepted.
    assert [name for name in schema["components"]["schemas"] if not openapi._struct(name)] == []


# --------------------------------------------------------------------------- tables without anybody


async def number_of(client: Client, table: str) -> int:
    answer = await client.get(f"/api/tables/{table}")
    number: int = answer["table"]["number"]
    return number


@pytest.mark.slow
def test_bots_alone_wait_for_somebody_who_looks_on(node: Node) -> None:
    """Without spectators 30 tables write only their deals; a watched one goes on."""

    async def run() -> None:
        [ana] = await people(node.url, "Ana")
        wanted = {"seats": ["bot:greedy", "bot:random"], "options": {"rounds": 100, "target": 0}}
        tables = [await ana.open_table("karo8", start=True, **wanted) for _ in range(30)]
        dealt_at = await number_of(ana, tables[0])
        await asyncio.sleep(4)  # two leases: no other way to be looked after is left
        assert [await number_of(ana, one) for one in tables] == [dealt_at] * 30
        async with ana.live(tables[0]) as live:
            while live.number < 20:
                await live.receive()
        last = -1
        while last != (last := await number_of(ana, tables[0])):
            await asyncio.sleep(1)
        await asyncio.sleep(3)
        assert await number_of(ana, tables[0]) == last
        async with ana.live(tables[0]) as live:  # and on, from where it was
            while live.number < last + 20:
                await live.receive()
        assert [await number_of(ana, one) for one in tables[1:]] == [dealt_at] * 29
        await ana.close()

    go(run())


def test_what_is_due_at_a_table_that_nobody_attends() -> None:
    start = dealt("gin", setup=wire.Setup(clock=TurnClock(60), away="resign", grace=10))
    seat = start.to_act[0]
    due = next_due(start, 0.0)
    assert due
    assert (due.what, due.seat) == ("time-out", seat)
    assert next_due(start, 0.0, attended=False) is None
    seats = tuple(replace(one, away=5.0) for one in start.seats)
    gone = replace(start, seats=seats)
    assert next_due(gone, 0.0, attended=False) == Due(15.0, "resign", 0)


@pytest.mark.parametrize(
    ("setup", "alone"),
    [
        (wire.Setup(), False),
        (wire.Setup(clock=TurnClock(86_400)), False),
        (wire.Setup(pace="correspondence"), True),
        (wire.Setup(pace="correspondence", clock=TurnClock(86_400)), True),
        # No burden that anybody could lay on a server and leave.
        (wire.Setup(pace="correspondence", clock=TurnClock(1)), False),
        (wire.Setup(pace="correspondence", clock=wire.BankClock(1, 0)), False),
    ],
)
def test_which_tables_go_on_alone(setup: wire.Setup, alone: bool) -> None:
    assert dealt("gin", setup=setup).goes_on_alone is alone


@pytest.mark.slow
def test_a_table_that_all_have_left_does_one_more_thing(tmp_path: Path) -> None:
    """The clock runs out for the player to move, but not repeatedly while nobody is there."""

    async def run() -> None:
        database = f"sqlite:///{tmp_path}/r.db"
        node = Node(database, tmp_path / "log").start()
        try:
            ana, ben = await people(node.url, "Ana", "Ben")
            seconds = 1
            while True:  # until the power is cut before anybody's time is up
                clock = {"kind": "turn", "seconds": seconds}
                table = await ana.open_table("gin", setup={"clock": clock})
                await ben.do(table, "sit")
                await ana.do(table, "start")
                await asyncio.to_thread(node.kill)
                last = (await log_of(database, table))[-1]
                await asyncio.to_thread(node.start)  # which knows nobody there
                if last["kind"] == "deal":
                    number = last["number"]
                    break
                seconds *= 2
            await until_written(database, table, lambda entry: entry["number"] == number + 1)
            # The next time-out, its lease, and as much again.
            await asyncio.sleep(2 * seconds + 2 * LEASE)
            async with ana.live(table) as live:
                await live.until("position")
                assert live.number == number + 1
                await live.until("step")  # she is here, and the clock runs on
            await ana.close()
            await ben.close()
        finally:
            node.kill()

    go(run())


# ------------------------------------------------------------------------- tables, seats and chat


async def two_cookies_at_table(
    client: httpx.AsyncClient,
) -> tuple[str, dict[str, str], dict[str, str]]:
    """A match between two new guests, and the headers that each of them sends."""
    cookies = []
    for name in ("Ana", "Ben"):
        client.cookies.clear()
        await client.post("/api/guest", json={"name": name})
        cookies.append({"cookie": f"rummel={client.cookies['rummel']}"})
    client.cookies.clear()
    ana, ben = cookies
    made = await client.post("/api/tables", json={"game": "gin"}, headers=ana)
    table: str = made.json()["id"]
    path = f"/api/tables/{table}/commands"
    await client.post(path, json={"do": "sit"}, headers=ben)
    await client.post(path, json={"do": "start"}, headers=ana)
    return table, ana, ben


def test_a_rematch_counts_as_a_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path, strict_rate=6.0, rate=0.0) as client:
            await client.post("/api/guest", json={"name": "Ana"})
            wanted = {"game": "gin", "seats": ["me", "bot:random"], "start": True}
            table = (await client.post("/api/tables", json=wanted)).json()["id"]
            opened_, statuses = 0, []
            for _ in range(12):
                path = f"/api/tables/{table}/commands"
                await client.post(path, json={"do": "resign", "key": "r"})
                answer = await client.post(path, json={"do": "rematch", "key": "m"})
                statuses.append(answer.status_code)
                if answer.status_code != 200:
                    break
                opened_ += 1
                looked = (await client.get(f"/api/tables/{table}")).json()
                table = looked["table"]["rematch"]
            assert statuses[-1] == 429
            assert opened_ == 4  # a guest, a table, and as many rematches as were left

    go(run())


def test_votes_at_the_same_moment_open_no_table_for_free(tmp_path: Path) -> None:
    """Neither of them is the last one when it comes in."""

    async def run() -> None:
        async with inside(tmp_path, strict_rate=10.0, rate=0.0) as client:
            table, ana, ben = await two_cookies_at_table(client)
            opened_ = 0
            for _ in range(12):
                path = f"/api/tables/{table}/commands"
                await client.post(path, json={"do": "resign", "key": "r"}, headers=ana)
                votes = (
                    client.post(path, json={"do": "rematch"}, headers=voter) for voter in (ana, ben)
                )
                await asyncio.gather(*votes)
                looked = await client.get(f"/api/tables/{table}", headers=ana)
                if looked.json()["table"]["rematch"] is None:
                    break
                table = looked.json()["table"]["rematch"]
                opened_ += 1
            assert opened_ == 3  # of ten: two guests, a table, and both votes for each of these

    go(run())


def test_chat_is_limited_for_a_person_at_a_table(tmp_path: Path) -> None:
    async def run() -> None:
        with serving(f"sqlite:///{tmp_path}/r.db", tmp_path, RUMMEL_RATE="20") as node:
            ana, ben = await people(node.url, "Ana", "Ben")
            table, other = [await two_at_table(ana, ben) for _ in range(2)]
            path = f"/api/tables/{table}/commands"
            keys = itertools.count()

            async def talk() -> httpx.Response:
                line = {"do": "say", "text": "hi", "key": f"{next(keys)}"}
                return await ana.http.post(path, json=line)

            assert [(await talk()).status_code for _ in range(8)] == [200] * 8
            refusal = await until_limited(talk)
            assert refusal.json()["error"] == "too-many"
            assert int(refusal.headers["retry-after"]) >= 1
            await ben.do(table, "say", text="hello", key="1")
            await ana.do(other, "say", text="hello", key="1")
            await ana.close()
            await ben.close()

    go(run())


def test_pauses_and_tempos_are_limited_for_a_person_at_a_table(tmp_path: Path) -> None:
    """Each goes to all who look on. Whoever has talked may ask for a pause all the same."""

    async def run() -> None:
        with serving(f"sqlite:///{tmp_path}/r.db", tmp_path, RUMMEL_RATE="20") as node:
            ana, ben = await people(node.url, "Ana", "Ben")
            table = await two_at_table(ana, ben)
            path = f"/api/tables/{table}/commands"
            keys = itertools.count()

            async def say() -> httpx.Response:
                line = {"do": "say", "text": "hi", "key": f"{next(keys)}"}
                return await ana.http.post(path, json=line)

            async def tempo() -> httpx.Response:
                return await ana.http.post(path, json={"do": "tempo", "pace": "brisk"})

            assert (await until_limited(say)).json()["error"] == "too-many"
            await ben.do(table, "pause")
            await ana.do(table, "pause", on=False)
            assert (await until_limited(tempo)).json()["error"] == "too-many"
            await ben.do(table, "pause")
            await ana.close()
            await ben.close()

    go(run())


def test_seats_and_pledges_to_and_fro_are_limited(tmp_path: Path) -> None:
    """They go to all who look on as well. To and fro costs the host, and those who sit there."""

    async def run() -> None:
        with serving(f"sqlite:///{tmp_path}/r.db", tmp_path, RUMMEL_RATE="20") as node:
            ana, ben = await people(node.url, "Ana", "Ben")
            table = await ana.open_table("gin")
            path = f"/api/tables/{table}/commands"
            turns = itertools.count()

            async def bot() -> httpx.Response:
                one = {"do": "free"} if next(turns) % 2 else {"do": "invite", "bot": "nora"}
                return await ana.http.post(path, json={**one, "seat": 1})

            async def pledge() -> httpx.Response:
                body = {"do": "sit", "pledge": f"{next(turns):064x}"}
                return await ben.http.post(path, json=body)

            assert (await until_limited(bot)).json()["error"] == "too-many"
            if (await table_of(ana, table))["seats"][1]["bot"]:
                await until_passed(lambda: ana.http.post(path, json={"do": "free", "seat": 1}))
            assert (await pledge()).status_code == 200
            assert (await until_limited(pledge)).json()["error"] == "too-many"
            assert (await ben.http.post(path, json={"do": "leave"})).status_code == 200
            await ana.close()
            await ben.close()

    async def table_of(client: Client, table: str) -> dict[str, Any]:
        message: dict[str, Any] = (await client.get(f"/api/tables/{table}"))["table"]
        return message

    async def until_passed(ask: Callable[[], Awaitable[httpx.Response]]) -> None:
        async def passed() -> bool:
            return (await ask()).status_code == 200

        await until(passed)

    go(run())


def test_an_address_does_not_write_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """New guests at new tables are cheap, and what they write is kept."""
    limits = Limits(Settings())

    def write(lines: int, address: str) -> None:
        for number in range(lines):
            limits.line(f"guest {number}", "table", address)

    write(9_000, "at home")  # five who talk as fast as they may, for an hour
    with pytest.raises(RuleError, match="too-many"):
        write(100_000, "a flood")
    limits.line("somebody", "table", "elsewhere")

    async def run() -> None:
        monkeypatch.setattr(guard, "_ADDRESS_CHAT", 1e9)
        monkeypatch.setattr(guard, "_ADDRESS_CHAT_AT_ONCE", 3.0)
        async with inside(tmp_path, rate=1000.0, strict_rate=0.0) as client:
            statuses = []
            for name in "abcd":
                client.cookies.clear()
                await client.post("/api/guest", json={"name": name})
                wanted = {"game": "gin", "seats": ["me", "bot:steady"], "start": True}
                table = (await client.post("/api/tables", json=wanted)).json()["id"]
                line = {"do": "say", "text": "hi", "key": "1"}
                answer = await client.post(f"/api/tables/{table}/commands", json=line)
                statuses.append(answer.status_code)
            assert statuses == [200, 200, 200, 429]

    go(run())


def test_reports_of_one_address_do_not_bury_the_others(tmp_path: Path) -> None:
    """New guests at new tables are cheap, and the operator reads what they report."""

    async def run() -> None:
        async with inside(tmp_path, rate=1000.0, strict_rate=1000.0) as client:

            async def one() -> httpx.Response:
                table, _, ben = await two_cookies_at_table(client)
                path = f"/api/tables/{table}/commands"
                report = {"do": "report", "seat": 0, "reason": "other"}
                return await client.post(path, json=report, headers=ben)

            statuses = [(await one()).status_code for _ in range(22)]
            assert statuses == [200] * 20 + [429] * 2

    go(run())


def test_muting_to_and_fro_is_limited(tmp_path: Path) -> None:
    """Every room where a person is reads again whom they have muted."""

    async def run() -> None:
        with serving(f"sqlite:///{tmp_path}/r.db", tmp_path, RUMMEL_STRICT_RATE="30") as node:
            ana, ben = await people(node.url, "Ana", "Ben")
            table = await ana.open_table("gin")
            await ben.do(table, "sit")
            path = f"/api/tables/{table}/commands"
            answers = [
                await ana.http.post(path, json={"do": what, "seat": 1, "on": at % 2 == 0})
                for at in range(7)
                for what in ("mute", "block")
            ]
            assert [one.status_code for one in answers[:10]] == [200] * 10
            assert answers[-1].json()["error"] == "too-many"
            await ana.close()
            await ben.close()

    go(run())


def test_nobody_sits_at_all_tables(tmp_path: Path) -> None:
    async def run() -> None:
        limits = {"RUMMEL_MOST_OPEN_SEATS": "3"}
        with serving(f"sqlite:///{tmp_path}/r.db", tmp_path, **limits) as node:
            ana, ben = await people(node.url, "Ana", "Ben")
            tables = [await ana.open_table("gin", setup={"listed": True}) for _ in range(5)]
            for table in tables[:3]:
                await ben.do(table, "sit")
            await refused(ben, tables[3], "seats-many", "sit")
            await ben.do(tables[0], "sit")  # a second click is no second seat
            await ben.do(tables[0], "leave")
            await ben.do(tables[3], "sit")
            await ana.do(tables[3], "start")  # and one that has begun counts no more
            await ben.do(tables[4], "sit")
            await ana.close()
            await ben.close()

    go(run())


def test_nobody_sits_at_all_tables_at_once(tmp_path: Path) -> None:
    """All commands are sent before the first is answered: no seat is taken yet."""

    async def run() -> None:
        async with inside(tmp_path, strict_rate=0.0, rate=0.0, most_open_seats=3) as client:
            await client.post("/api/guest", json={"name": "Ana"})
            opened_ = [await client.post("/api/tables", json={"game": "gin"}) for _ in range(8)]
            tables = [answer.json()["id"] for answer in opened_]
            client.cookies.clear()
            await client.post("/api/guest", json={"name": "Ben"})
            answers = await asyncio.gather(
                *(client.post(f"/api/tables/{one}/commands", json={"do": "sit"}) for one in tables)
            )
            assert [one.status_code for one in answers].count(200) == 3
            again = [one for one, answer in zip(tables, answers, strict=True) if answer.is_success]
            twice = await asyncio.gather(
                *(client.post(f"/api/tables/{one}/commands", json={"do": "sit"}) for one in again)
            )
            assert {one.status_code for one in twice} == {200}  # which is no other seat

    go(run())


def test_a_host_frees_a_seat(node: Node) -> None:
    async def run() -> None:
        ana, ben, cyd = await people(node.url, "Ana", "Ben", "Cyd")
        table = await ana.open_table("karo8", options={"players": 3}, seats=["me", "open", "open"])
        async with ben.live(table) as live:
            await live.send("sit", seat=1)
            while live.table.get("you") != 1:
                await live.receive()
            await refused(ben, table, "host-only", "free", seat=0)
            await refused(ana, table, "seat-unknown", "free", seat=5)
            await ana.do(table, "free", seat=1)
            message = await live.until("refusal")
            assert (message["error"], message["key"], message["facts"]) == (
                "seat-freed",
                "",
                {"minutes": 5},
            )
            while live.table.get("you") is not None:
                await live.receive()
            assert live.table["seats"][1]["kind"] == "open"
        await refused(ben, table, "seat-freed", "sit")
        await cyd.do(table, "sit", seat=1)
        await ana.do(table, "free", seat=2)  # an open seat stays one
        await ana.do(table, "free", seat=0)  # her own seat: the same as leaving
        message = (await cyd.get(f"/api/tables/{table}"))["table"]
        assert [seat["kind"] for seat in message["seats"]] == ["open", "person", "open"]
        assert message["seats"][1]["host"]
        for client in (ana, ben, cyd):
            await client.close()

    go(run())


def test_other_nodes_hear_of_a_freed_seat(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as client:
            await client.post("/api/guest", json={"name": "Ana"})
            table = (await client.post("/api/tables", json={"game": "gin"})).json()["id"]
            app: Any = client._transport.app  # type: ignore[attr-defined]
            room: Room = app.service.rooms._rooms[table]
            client.cookies.clear()
            ben = (await client.post("/api/guest", json={"name": "Ben"})).json()["id"]
            until_ = room.rooms.now() + 100
            await app.service.rooms.receive(
                SeatFreed(table=table, node="other", person=ben, until=until_)
            )
            path = f"/api/tables/{table}/commands"
            answer = await client.post(path, json={"do": "sit"})
            assert (answer.status_code, answer.json()["error"]) == (403, "seat-freed")
            assert answer.json()["facts"] == {"minutes": 2}
            room._freed[ben] = room.rooms.now()
            assert (await client.post(path, json={"do": "sit"})).status_code == 200

    go(run())


# -------------------------------------------------------------------------------------- passwords


def test_wrong_passwords_make_everybody_who_guesses_wait_longer() -> None:
    now = [0.0]
    guesses = Guesses(clock=lambda: now[0])
    waits = []
    for _ in range(20):
        wait = guesses.wait("ana")
        now[0] += wait
        waits.append(wait)
        guesses.failed("ana")
    assert waits[:5] == [0.0] * 5
    assert waits == sorted(waits)
    assert max(waits) <= 8.0
    # However many guess at once, each gets a separate time, and nobody waits for long.
    delays: list[float] = []
    with pytest.raises(RuleError, match="too-many") as caught:
        delays.extend(guesses.wait("ana") for _ in range(20))
    assert len(delays) == len(set(delays)) < 5
    assert 0 < int(str(caught.value.facts["seconds"])) <= 17
    assert guesses.wait("ben") == 0.0
    now[0] += 1000.0  # forgotten
    assert guesses.wait("ana") == 0.0
    guesses.failed("ana")
    guesses.succeeded("ana")
    assert guesses.wait("ana") == 0.0


def test_guessing_does_not_lock_the_owner_out(tmp_path: Path) -> None:
    async def run(url: str) -> None:
        mine = {"name": "Ana", "password": "correct horse"}
        wrong = {"name": "Ana", "password": "wrong horse!"}
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as owner:
            await owner.post("/api/guest", json={"name": "Ana"})
            assert (await owner.post("/api/account", json=mine)).status_code == 201
            await owner.delete("/api/session")
            statuses = []
            for at in range(12):  # from everywhere, her own address too
                headers = {"x-forwarded-for": f"198.51.100.{at}" if at % 3 else "192.0.2.7"}
                async with httpx.AsyncClient(
                    base_url=url, headers=headers, timeout=PATIENCE
                ) as stranger:
                    guess = asyncio.create_task(stranger.post("/api/session", json=wrong))
                    if at < 5:
                        statuses.append((await guess).status_code)
                    else:
                        await asyncio.sleep(0)
                        guess.cancel()
            assert statuses == [401] * 5
            headers = {"x-forwarded-for": "192.0.2.7"}
            answer = await owner.post("/api/session", json=mine, headers=headers)
            assert answer.status_code == 200, answer.text
            # The device says nothing of another account, and a made-up one nothing of this.
            await owner.delete("/api/session")
            assert owner.cookies.get("rummel-device")
            made_up = {"cookie": "rummel-device=abc.def"}
            async with httpx.AsyncClient(
                base_url=url, headers=made_up, timeout=PATIENCE
            ) as stranger:
                assert (await stranger.post("/api/session", json=wrong)).status_code in (401, 429)

    with serving(
        f"sqlite:///{tmp_path}/r.db", tmp_path, RUMMEL_STRICT_RATE="30", RUMMEL_PROXY="1"
    ) as own:
        asyncio.run(run(own.url))


def test_a_known_device_is_held_up_by_nobody(tmp_path: Path) -> None:
    """The queue of strangers is full, and their address has used up its limit."""

    async def run() -> None:
        async with inside(tmp_path, strict_rate=6.0, rate=0.0) as client:
            mine = {"name": "Ana", "password": "correct horse"}
            await client.post("/api/guest", json={"name": "Ana"})
            assert (await client.post("/api/account", json=mine)).status_code == 201
            device = client.cookies["rummel-device"]
            client.cookies.clear()
            app: Any = client._transport.app  # type: ignore[attr-defined]
            guesses = app.service.limits.guesses
            for _ in range(30):
                guesses.failed("ana")
            while (await client.post("/api/guest", json={"name": "Eve"})).status_code == 200:
                client.cookies.clear()
            with pytest.raises(RuleError, match="too-many"):
                max(guesses.wait("ana") for _ in range(9))
            client.cookies.clear()
            assert (await client.post("/api/session", json=mine)).status_code == 429
            client.cookies.set("rummel-device", device)
            assert (await client.post("/api/session", json=mine)).status_code == 200
            # Even there passwords can't be tried for ever.
            wrong = {**mine, "password": "wrong horse!"}
            statuses = []
            for _ in range(6):
                client.cookies.clear()
                client.cookies.set("rummel-device", device)
                statuses.append((await client.post("/api/session", json=wrong)).status_code)
            assert statuses[-1] == 429

    go(run())
