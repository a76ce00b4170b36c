"""Time: turns that run out, banks, pauses, and people who go away."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from tests.server.kit import Client, Live, Node, guests, serving, until
from tests.server.players import log_of
from tests.server.test_tables import asynchronous, on_turn, view_of


async def seated(clients: list[Client], game: str, **wanted: Any) -> str:
    table = await clients[0].open_table(game, **wanted)
    for client in clients[1:]:
        await client.do(table, "sit")
    await clients[0].do(table, "start")
    return table


async def drafting(clients: list[Client], seconds: int) -> tuple[Client, str, int, list[str]]:
    """A table where somebody has built what can be laid, and the clock runs: who, where, at what
    number, and the melds.

    On a machine too busy for that, the next table has more of it.
    """
    # With so many tiles there is something to lay.
    options = {"hand": 26, "minimum": 0, "timeout": "keep-valid"}
    while True:
        setup = {"clock": {"kind": "turn", "seconds": seconds}}
        table = await seated(clients, "myrummy", setup=setup, options=options)
        client, number, _ = await on_turn(clients, table)
        hint = await client.http.get(f"/api/tables/{table}/hint")
        if hint.status_code == 200:
            melds = hint.json()["moves"][0].removeprefix("lay ").split(" | ")
            draft = {"do": "draft", "number": number, "melds": melds, "key": "draft"}
            answer = await client.http.post(f"/api/tables/{table}/commands", json=draft)
            if answer.status_code == 200:
                return client, table, number, melds
        seconds *= 2


async def next_event(live: Live, code: str) -> dict[str, Any]:
    """The next step with an event of this code."""
    while True:
        step = await live.until("step")
        if any(event["code"] == code for event in step["events"]):
            return step


@asynchronous
async def test_a_turn_that_runs_out(node: Node) -> None:
    async with guests(node.url, "Ana", "Ben") as clients:
        seconds = 1
        while True:  # until somebody has looked before time is up
            setup = {"clock": {"kind": "turn", "seconds": seconds}}
            table = await seated(clients, "gin", setup=setup)
            async with clients[0].live(table) as live:
                first = await live.until("position")
                codes = [event["code"] for past in first["past"] for event in past["events"]]
                if "timed-out" in codes:
                    seconds *= 2
                    continue
                seat = live.view["to_act"][0]
                assert 0 <= first["due"][seat] <= seconds
                assert first["due"][1 - seat] is None
                step = await next_event(live, "timed-out")
                assert step["number"] == first["number"] + 1
                # The clock goes on for whoever is to act now.
                assert step["due"][step["view"]["to_act"][0]] is not None
                return


@asynchronous
async def test_a_time_out_falls_back_on_the_draft(node: Node) -> None:
    """MyRummy: what was laid correctly when the time is up, stays (MYR-14)."""
    async with guests(node.url, "Ana", "Ben") as clients:
        client, table, _, _ = await drafting(clients, 3)
        async with client.live(table) as live:
            await next_event(live, "timed-out")
            assert live.view["table"]


@asynchronous
async def test_a_bank_is_used_up_and_refilled(node: Node) -> None:
    async with guests(node.url, "Ana", "Ben") as clients:
        setup = {"clock": {"kind": "bank", "seconds": 600, "increment": 5}}
        began = time.monotonic()
        table = await seated(clients, "karo8", setup=setup)
        client, number, view = await on_turn(clients, table)
        seat = view["seat"]
        await asyncio.sleep(0.2)
        while True:
            await client.do(table, "play", number=number, move=view["legal"][0], key=f"{number}")
            number, view = await view_of(client, table)
            if seat not in view["to_act"]:
                break
        message = (await client.get(f"/api/tables/{table}"))["table"]
        # What was used, no more than has gone by, is off; the increment is on.
        gone = time.monotonic() - began
        assert 605 - gone <= message["banks"][seat] <= 604.8
        assert 600 - gone <= message["banks"][1 - seat] <= 600
        assert message["due"][seat] is None
        assert message["held"][seat] == message["banks"][seat]
        assert message["banks"][1 - seat] == message["due"][1 - seat] < 600


@asynccontextmanager
async def slow_line(node: Node, seconds: float) -> AsyncIterator[str]:
    """The address of a slow connection to a node."""

    async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(1 << 16):
            await asyncio.sleep(seconds)
            writer.write(data)
        writer.close()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", node.port)
        await asyncio.gather(pump(reader, back), pump(there, writer), return_exceptions=True)

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()


def test_a_slow_connection_costs_no_time(tmp_path: Path) -> None:
    """The delay is measured and given back, as the log shows, but not more than a second."""
    database = f"sqlite:///{tmp_path}/rummel.db"

    async def story(node: Node, delay: float) -> float:
        async with slow_line(node, delay) as url, guests(node.url, "Ana", "Ben") as clients:
            setup = {"clock": {"kind": "turn", "seconds": 600}}
            table = await seated(clients, "gin", setup=setup)
            client, number, view = await on_turn(clients, table)
            client.http.base_url = url
            async with client.live(table) as live:
                await live.until("position")
                await live.send("play", number=number, move=view["legal"][0], key="1")
                await live.until("answer")
            return float((await log_of(database, table))[-1]["lag"])

    with serving(database, tmp_path) as node:
        assert 0.2 <= asyncio.run(story(node, 0.1)) <= 1
        assert asyncio.run(story(node, 0.7)) == 1


@asynchronous
async def test_the_sheet_has_a_clock_of_its_own(node: Node) -> None:
    async with guests(node.url, "Ana", "Ben") as clients:
        setup = {"clock": {"kind": "sheet"}}
        began = time.monotonic()
        table = await seated(clients, "myrummy", setup=setup)
        message = (await clients[0].get(f"/api/tables/{table}"))["table"]
        left = max(due or 0 for due in message["due"])
        assert 120 - (time.monotonic() - began) <= left <= 120
        table = await seated(clients, "gin", setup=setup)
        assert not any((await clients[0].get(f"/api/tables/{table}"))["table"]["due"])


@asynchronous
async def test_a_pause_needs_everybody(node: Node) -> None:
    async with guests(node.url, "Ana", "Ben") as clients:
        ana, ben = clients
        setup = {"clock": {"kind": "turn", "seconds": 600}}
        table = await seated(clients, "gin", setup=setup)
        await ana.do(table, "pause")
        message = (await ana.get(f"/api/tables/{table}"))["table"]
        assert not message["paused"]
        assert [seat["pausing"] for seat in message["seats"]] == [True, False]
        await ben.do(table, "pause")
        message = (await ana.get(f"/api/tables/{table}"))["table"]
        assert message["paused"]
        left = max(due or 0 for due in message["due"])
        await asyncio.sleep(0.3)
        message = (await ana.get(f"/api/tables/{table}"))["table"]
        assert max(due or 0 for due in message["due"]) == left
        client, number, view = await on_turn(clients, table)
        body = {"do": "play", "number": number, "move": view["legal"][0], "key": "1"}
        answer = await client.http.post(f"/api/tables/{table}/commands", json=body)
        assert answer.json()["error"] == "table-paused"
        await ben.do(table, "pause", on=False)
        await client.do(table, "play", number=number, move=view["legal"][0], key="1")


def test_the_end_of_a_pause_is_written_down(tmp_path: Path) -> None:
    """The end of a pause is the beginning of the time to come back, in the database too."""

    def away(seat: int) -> float | None:
        with closing(sqlite3.connect(tmp_path / "r.db")) as db:
            [[since]] = db.execute("SELECT away FROM seats WHERE seat = ?", [seat])
            return None if since is None else float(since)

    async def run(node: Node) -> None:
        async with guests(node.url, "Ana", "Ben") as clients:
            ana, ben = clients
            table = await seated(clients, "gin", setup={"away": "resign", "grace": 3600})
            async with ana.live(table) as live, ben.live(table) as other:
                for one in (live, other):
                    while not all(seat["here"] for seat in one.table.get("seats", [{"here": 0}])):
                        await one.receive()
                await until(lambda: away(0) is None and away(1) is None)
                await ana.do(table, "pause")
                await ben.do(table, "pause")
                await other.socket.close()
                await until(lambda: away(1) is not None)
                left = away(1) or 0.0
                await ana.do(table, "pause", on=False)
                assert (away(1) or 0.0) > left

    with serving(f"sqlite:///{tmp_path}/r.db", tmp_path) as node:
        asyncio.run(run(node))


@asynchronous
async def test_a_bot_stands_in_until_the_player_is_back(node: Node) -> None:
    async with guests(node.url, "Ana", "Ben") as clients:
        ana, ben = clients
        setup = {"away": "bot", "grace": 0}
        table = await seated(clients, "karo8", setup=setup, options={"rounds": 50})
        async with ana.live(table) as live:
            await live.until("position")
            async with ben.live(table) as other:
                await other.until("position")
            while live.table["seats"][1]["bot"] is None:
                await live.until("table")
            # Ben is gone: whenever it is his turn, the match goes on.
            moves = 0
            while moves < 4:
                if live.is_my_turn:
                    number, move = live.number, live.view["legal"][0]
                    await live.send("play", number=number, move=move, key=f"{number}")
                    moves += 1
                await live.until("step")
            async with ben.live(table):
                while live.table["seats"][1]["bot"] is not None:
                    await live.until("table")


@asynchronous
async def test_players_who_stay_away_resign_where_the_table_says_so(node: Node) -> None:
    async with guests(node.url, "Ana", "Ben") as clients:
        ana, ben = clients
        table = await seated(clients, "gin", setup={"away": "resign", "grace": 1})
        async with ana.live(table) as live:
            await live.until("position")
            async with ben.live(table) as other:
                await other.until("position")
            while live.table["status"] != "over":
                await live.until("table")
            assert live.table["result"]["winners"] == [0]


@asynchronous
async def test_players_who_never_came_do_not_hold_up_a_match(node: Node) -> None:
    """Ben sits down and closes his page before Ana starts; she closes hers before a rematch."""
    async with guests(node.url, "Ana", "Ben") as clients:
        ana, ben = clients
        table = await ana.open_table("gin", setup={"away": "resign", "grace": 0})
        await ben.do(table, "sit")
        async with ana.live(table) as live:
            await live.send("start")
            while live.table.get("status") != "over":
                await live.until("table")
            assert live.table["result"]["winners"] == [0]
        async with ben.live(table) as live:
            await ben.do(table, "rematch")
            await ana.do(table, "rematch")
            while not live.table.get("rematch"):
                await live.until("table")
        async with ben.live(live.table["rematch"]) as live:
            while live.table.get("status") != "over":
                await live.until("table")
            assert live.table["result"]["winners"] == [live.table["you"]]


@asynchronous
async def test_a_table_may_wait_for_ever(node: Node) -> None:
    async with guests(node.url, "Ana", "Ben") as clients:
        ana, ben = clients
        table = await seated(clients, "gin", setup={"away": "wait", "grace": 0})
        async with ana.live(table) as live:
            await live.until("position")
            async with ben.live(table) as other:
                await other.until("position")
            while live.table["seats"][1]["here"]:
                await live.until("table")
            await asyncio.sleep(0.5)
            assert live.table["status"] == "playing"
            assert live.table["seats"][1]["bot"] is None
