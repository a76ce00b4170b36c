"""The life of a table: seats, start, play, repeats, resigning, talk, pause, rematch."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from rummel import record
from tests.server.kit import Client, Node, guests, play_out
from tests.server.people_kit import two_at_table

Story = Callable[[Node], Coroutine[Any, Any, None]]


def asynchronous(story: Story) -> Callable[[Node], None]:
    """A test that is a coroutine."""

    def test(node: Node) -> None:
        asyncio.run(story(node))

    test.__name__ = story.__name__
    test.__doc__ = story.__doc__
    return test


async def send(client: Client, table: str, what: str, **command: Any) -> tuple[int, dict[str, Any]]:
    answer = await client.http.post(f"/api/tables/{table}/commands", json={"do": what, **command})
    return answer.status_code, answer.json()


async def code_of(client: Client, table: str, what: str, **command: Any) -> str:
    status, body = await send(client, table, what, **command)
    assert status >= 400, body
    return str(body["error"])


async def view_of(client: Client, table: str) -> tuple[int, dict[str, Any]]:
    answer = await client.get(f"/api/tables/{table}")
    return answer["position"]["number"], answer["position"]["view"]


async def on_turn(clients: list[Client], table: str) -> tuple[Client, int, dict[str, Any]]:
    for client in clients:
        number, view = await view_of(client, table)
        if view["seat"] in view["to_act"]:
            return client, number, view
    raise AssertionError("nobody may act")


# ------------------------------------------------------------------------------------- seats


@asynchronous
async def test_seats_before_the_start(node: Node) -> None:
    async with guests(node.url, "Ana", "Ben", "Cyd") as (ana, ben, cyd):
        table = await ana.open_table("karo8", options={"players": 3})
        assert await code_of(ana, table, "start") == "seats-open"
        assert await code_of(ana, table, "sit", seat=1) == "seat-held"
        assert await code_of(ben, table, "sit", seat=0) == "seat-taken"
        assert await code_of(ben, table, "sit", seat=5) == "seat-unknown"
        await ben.do(table, "sit", seat=2)
        await cyd.do(table, "sit")
        async with guests(node.url, "Dov") as (dov,):
            assert await code_of(dov, table, "sit") == "table-full"
            assert await code_of(dov, table, "leave") == "seat-none"
        assert await code_of(ben, table, "start") == "host-only"
        await ana.do(table, "leave")
        message = (await ben.get(f"/api/tables/{table}"))["table"]
        assert [seat["name"] for seat in message["seats"]] == [None, "Cyd", "Ben"]
        assert [seat["host"] for seat in message["seats"]] == [False, True, False]
        await ana.do(table, "sit")
        await cyd.do(table, "start")
        assert await code_of(ana, table, "leave") == "table-started"


@asynchronous
async def test_a_second_click_is_no_mistake(node: Node) -> None:
    """Joining or starting twice changes nothing: a repeat gets the first answer."""
    async with guests(node.url, "Ana", "Ben", "Cyd") as (ana, ben, cyd):
        table = await ana.open_table("gin")
        for seat in (None, 1):
            for _ in range(2):
                await ben.do(table, "sit", seat=seat, key=f"sit {seat}")
        clicks = await asyncio.gather(*(ana.do(table, "start", key=f"{at}") for at in range(3)))
        assert [answer["number"] for answer in clicks] == [1, 1, 1]
        client, number, view = await on_turn([ana, ben], table)
        await client.do(table, "play", number=number, move=view["legal"][0], key="1")
        assert (await ana.do(table, "start"))["number"] == 1
        await ben.do(table, "sit")
        message = (await ben.get(f"/api/tables/{table}"))["table"]
        assert [seat["name"] for seat in message["seats"]] == ["Ana", "Ben"]
        assert message["number"] == number + 1
        # But nobody else may do so.
        assert await code_of(ben, table, "start") == "table-started"
        assert await code_of(cyd, table, "sit") == "table-started"


@asynchronous
async def test_a_player_who_is_ready_twice_plays_on(node: Node) -> None:
    async with guests(node.url, "Ana") as (ana,):
        options = {"max_tricks": 1, "rounds": 2}
        table = await ana.open_table("duel", seats=["me", "bot:random"], options=options)
        await ana.do(table, "start")
        assert await code_of(ana, table, "ready") == "round-not-over"
        while (message := (await ana.get(f"/api/tables/{table}"))["table"])["next_deal"] is None:
            number, view = await view_of(ana, table)
            for move in view["legal"][:1]:
                await send(ana, table, "play", number=number, move=move, key=f"{number}")
        assert message["round"] == 1
        while message["round"] == 1:
            await ana.do(table, "ready")
            message = (await ana.get(f"/api/tables/{table}"))["table"]
        await ana.do(table, "ready", key="late")


@asynchronous
async def test_two_players_of_one_name_are_distinguished(node: Node) -> None:
    async with guests(node.url, "Ana", "Ana") as (one, two):
        table = await one.open_table("gin")
        await two.do(table, "sit")
        message = (await one.get(f"/api/tables/{table}"))["table"]
        assert [seat["name"] for seat in message["seats"]] == ["Ana", "Ana 2"]


@asynchronous
async def test_only_listed_tables_with_a_free_seat_are_in_the_lobby(node: Node) -> None:
    async with guests(node.url, "Ana", "Ben") as (ana, ben):
        hidden = await ana.open_table("gin")
        listed = await ana.open_table("gin", setup={"listed": True})
        full = await ana.open_table("gin", setup={"listed": True}, seats=["me", "bot:random"])
        seats = ["me", "open", "bot:random"]
        bots = await ana.open_table("rummikub", setup={"listed": True}, seats=seats)
        lobby = {one["id"]: one for one in await ben.get("/api/tables")}
        assert listed in lobby
        assert lobby[listed]["names"] == ["Ana"]
        assert lobby[listed]["open"] == 1
        assert lobby[bots]["names"] == ["Ana"]  # bots are not listed
        assert (lobby[bots]["seats"], lobby[bots]["open"]) == (3, 1)
        assert hidden not in lobby
        assert full not in lobby
        await ben.do(listed, "sit")
        assert listed not in {one["id"] for one in await ben.get("/api/tables")}


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "gin", "options": {"players": 5}}, "bad-seats"),
        ({"game": "gin", "options": {"colour": 1}}, "unknown-option"),
        ({"game": "gin", "options": {"limit": "ten"}}, "bad-option"),
        ({"game": "gin", "seats": ["me", "bot:genius"]}, "unknown-bot"),
        ({"game": "gin", "seats": ["me", "me"]}, "bad-request"),
        ({"game": "gin", "seats": ["me", "you"]}, "bad-request"),
        ({"game": "gin", "setup": {"clock": {"kind": "turn", "seconds": -1}}}, "bad-request"),
        ({"game": "gin", "setup": {"rated": True}}, "rated-accounts"),
        ({"game": "gin", "colour": 1}, "bad-request"),
        ([], "bad-request"),
    ],
)
def test_tables_that_cannot_be(node: Node, wanted: Any, code: str) -> None:
    async def story() -> None:
        async with guests(node.url, "Ana") as (ana,):
            answer = await ana.http.post("/api/tables", json=wanted)
            assert answer.json()["error"] == code
            assert 400 <= answer.status_code < 500
            assert answer.json()["message"]

    asyncio.run(story())


@asynchronous
async def test_a_table_that_is_full_can_be_dealt_at_once(node: Node) -> None:
    async with guests(node.url, "Ana") as (ana,):
        seats = ["me", "bot:steady"]
        opened = await ana.post("/api/tables", {"game": "gin", "seats": seats, "start": True})
        assert (opened["status"], opened["number"]) == ("playing", 2)
        wanted = {"game": "gin", "start": True}
        answer = await ana.http.post("/api/tables", json=wanted)
        assert (answer.status_code, answer.json()["error"]) == (422, "seats-open")


@asynchronous
async def test_options_come_through(node: Node) -> None:
    async with guests(node.url, "Ana") as (ana,):
        options = {"rounds": 2, "heroes": [1], "war": True}
        table = await ana.open_table("duel", options=options, seats=["me", "bot:random"])
        rules = (await ana.get(f"/api/tables/{table}"))["table"]["rules"]
        assert {name: rules[name] for name in options} == options


# -------------------------------------------------------------------------------------- play


@asynchronous
async def test_a_repeat_gets_the_first_answer_and_a_stale_move_the_view(node: Node) -> None:
    async with guests(node.url, "Ana", "Ben") as clients:
        ana, ben = clients
        table = await ana.open_table("karo8")
        await ben.do(table, "sit")
        await ana.do(table, "start")
        client, number, view = await on_turn(clients, table)
        move = view["legal"][0]
        first = await client.do(table, "play", number=number, move=move, key="k1")
        assert first["number"] == number + 1
        assert await client.do(table, "play", number=number, move=move, key="k1") == first
        status, body = await send(client, table, "play", number=number, move=move, key="k2")
        assert status == 409
        assert body["error"] == "stale"
        assert body["now"]["number"] == number + 1
        assert body["now"]["view"]["seat"] == view["seat"]
        other, number, view = await on_turn(clients, table)
        while other is client:  # a row may go on
            await client.do(table, "play", number=number, move=view["legal"][0], key=str(number))
            other, number, view = await on_turn(clients, table)
        # The key is the player's own: another may use the same.
        answer = await other.do(table, "play", number=number, move=view["legal"][0], key="k1")
        assert answer["number"] == number + 1


@asynchronous
async def test_only_a_seat_on_turn_can_play(node: Node) -> None:
    async with guests(node.url, "Ana", "Ben", "Eve") as (ana, ben, eve):
        table = await ana.open_table("gin")
        play = {"number": 0, "move": "draw", "key": "1"}
        assert await code_of(ana, table, "play", **play) == "table-not-started"
        await ben.do(table, "sit")
        await ana.do(table, "start")
        client, number, _ = await on_turn([ana, ben], table)
        other = ben if client is ana else ana
        assert await code_of(other, table, "play", number=number, move="pass", key="1") == (
            "not-your-turn"
        )
        assert await code_of(eve, table, "play", number=number, move="pass", key="1") == "seat-none"
        timeout = await code_of(client, table, "play", number=number, move="timeout", key="1")
        assert timeout == "bad-move"
        nobody = Client(node.url, "nobody")
        status, body = await send(nobody, table, "play", number=number, move="pass", key="1")
        assert (status, body["error"]) == (401, "not-signed-in")
        assert (await view_of(eve, table))[1]["seat"] is None


@asynchronous
async def test_a_move_is_checked_without_being_played(node: Node) -> None:
    async with guests(node.url, "Ana") as (ana,):
        table = await ana.open_table("rummikub", seats=["me", "bot:random"])
        await ana.do(table, "start")
        async with ana.live(table) as live:
            while not live.is_my_turn:
                await live.receive()
        number, view = await view_of(ana, table)
        answer = await ana.do(table, "check", number=number, move="lay 5h 6h 7h | 8c 9d 10c")
        check = answer["check"]
        assert check["legal"] is False
        assert check["refusal"]["message"]
        assert check["melds"][0] == {
            "meld": "5h 6h 7h",
            "kind": "run",
            "points": 18,
            "refusal": None,
        }
        assert check["melds"][1]["refusal"]["error"] == "run-suits"
        assert "9d" in check["melds"][1]["refusal"]["message"]
        legal = await ana.do(table, "check", number=number, move=view["legal"][0])
        assert legal["check"]["legal"] is True
        assert (await view_of(ana, table))[0] == number


@asynchronous
async def test_the_solver_may_be_asked_where_the_table_allows_it(node: Node) -> None:
    async with guests(node.url, "Ana") as (ana,):
        seats = ["me", "bot:random"]
        table = await ana.open_table("rummikub", seats=seats)
        await ana.do(table, "start")
        async with ana.live(table) as live:
            while not live.is_my_turn:
                await live.receive()
        hint = await ana.get(f"/api/tables/{table}/hint")
        assert hint["moves"]
        number, _ = await view_of(ana, table)
        await ana.do(table, "play", number=number, move=hint["moves"][0], key="h")
        without = await ana.open_table("rummikub", seats=seats, setup={"hints": False})
        await ana.do(without, "start")
        answer = await ana.http.get(f"/api/tables/{without}/hint")
        assert answer.json()["error"] == "hints-closed"


@asynchronous
async def test_messages_speak_the_players_language(node: Node) -> None:
    for language, part in (("de", "Tisch"), ("pl", "stołu"), ("fr", "table")):
        client = Client(node.url, "Ana", **{"accept-language": f"{language}-XX,en;q=0.5"})
        answer = await client.http.get("/api/tables/nowhere")
        assert answer.status_code == 404
        assert part in answer.json()["message"]
        await client.close()


# ------------------------------------------------------------------------------ live and stream


@asynchronous
async def test_clients_that_come_back_get_what_they_missed(node: Node) -> None:
    async with guests(node.url, "Ana", "Ben") as clients:
        ana, ben = clients
        table = await ana.open_table("karo8")
        await ben.do(table, "sit")
        await ana.do(table, "start")
        async with ana.live(table) as live:
            assert (await live.until("position"))["number"] == 2
        for key in range(5):
            client, number, view = await on_turn(clients, table)
            await client.do(table, "play", number=number, move=view["legal"][0], key=f"{key}")
        async with ana.live(table, after=2) as live:
            steps = [await live.until("step") for _ in range(5)]
        assert [step["number"] for step in steps] == [3, 4, 5, 6, 7]
        assert all(step["events"] for step in steps)
        assert [step["view"] is None for step in steps] == [True] * 4 + [False]
        async with ana.live(table, after=999_999) as live:
            assert (await live.until("position", "step"))["is"] == "position"


@asynchronous
async def test_late_clients_get_the_round_so_far_and_no_more(node: Node) -> None:
    async with guests(node.url, "Ana", "Ben") as (ana, ben):
        table = await ana.open_table("gin", seats=["me", "open"])
        await ben.do(table, "sit")
        await ana.do(table, "start")
        for _ in range(6):
            client, number, view = await on_turn([ana, ben], table)
            move = "draw" if "draw" in view["legal"] else view["legal"][0]
            await client.do(table, "play", number=number, move=move, key=f"{number}")
        past_codes = []
        for client in (ana, ben):
            async with client.live(table) as live:
                past = (await live.until("position"))["past"]
            assert [one["number"] for one in past] == list(range(2, number + 2))
            past_codes.append([event["code"] for one in past for event in one["events"]])
        for codes in past_codes:
            assert "dealt" in codes
        # Only the players who drew know the pieces.
        drawn = past_codes[0].count("drew")
        assert drawn == past_codes[1].count("drew") > 0
        assert past_codes[0].count("got") + past_codes[1].count("got") == drawn


@asynchronous
async def test_the_stream_sends_the_same_as_the_socket(node: Node) -> None:
    async with guests(node.url, "Ana", "Ben") as (ana, ben):
        table = await ana.open_table("karo8")
        await ben.do(table, "sit")
        await ana.do(table, "start")
        by_stream: list[dict[str, Any]] = []
        async with (
            ana.live(table) as live,
            ana.http.stream("GET", f"/api/tables/{table}/stream") as answer,
        ):
            position = await live.until("position")
            async for line in answer.aiter_lines():
                by_stream.append(json.loads(line))
                if by_stream[-1]["is"] == "position":
                    break
        assert by_stream[0]["is"] == "table"
        assert by_stream[-1] == position


@asynchronous
async def test_presence_and_watchers_are_shown(node: Node) -> None:
    async with guests(node.url, "Ana", "Ben", "Eve") as (ana, ben, eve):
        table = await ana.open_table("gin")
        await ben.do(table, "sit")
        async with ana.live(table) as live:
            await live.until("table")
            async with ben.live(table), eve.live(table):
                while not (
                    [seat["here"] for seat in live.table["seats"]] == [True, True]
                    and live.table["watchers"] == 1
                ):
                    await live.until("table")
            while live.table["seats"][1]["here"] or live.table["watchers"]:
                await live.until("table")


@asynchronous
async def test_a_table_may_be_closed_to_watchers(node: Node) -> None:
    async with guests(node.url, "Ana", "Eve") as (ana, eve):
        table = await ana.open_table("gin", seats=["me", "bot:random"], setup={"watchers": False})
        await ana.do(table, "start")
        assert (await eve.http.get(f"/api/tables/{table}")).json()["error"] == "watch-closed"
        assert (await eve.http.get(f"/api/tables/{table}/record")).json()["error"] == "watch-closed"
        async with eve.live(table) as live:
            assert (await live.receive())["error"] == "watch-closed"


# ------------------------------------------------------------------------------------- drafts


@asynchronous
async def test_tile_drafts_are_open_and_only_hold_what_is_there(node: Node) -> None:
    async with guests(node.url, "Ana", "Ben") as clients:
        ana, ben = clients
        table = await ana.open_table("rummikub")
        await ben.do(table, "sit")
        await ana.do(table, "start")
        client, number, view = await on_turn(clients, table)
        other = ben if client is ana else ana
        rack = view["hands"][view["seat"]]
        async with other.live(table) as live:
            await live.until("position")
            await client.do(table, "draft", number=number, melds=[" ".join(rack[:3])])
            assert (await live.until("drafted"))["melds"] == [" ".join(rack[:3])]
            missing = next(
                f"{rank}{suit}"
                for rank in range(1, 14)
                for suit in "cdhs"
                if f"{rank}{suit}" not in rack
            )
            bad = await code_of(client, table, "draft", number=number, melds=[missing])
            assert bad == "draft-pieces"
            wrong_turn = await code_of(other, table, "draft", number=number, melds=[])
            assert wrong_turn == "not-your-turn"
            await client.do(table, "play", number=number, move=view["legal"][0], key="1")
            assert (await live.until("drafted"))["melds"] == []


@asynchronous
async def test_card_drafts_are_private(node: Node) -> None:
    async with guests(node.url, "Ana", "Ben") as clients:
        ana, ben = clients
        table = await ana.open_table("romme", options={"players": 2})
        await ben.do(table, "sit")
        await ana.do(table, "start")
        client, number, view = await on_turn(clients, table)
        other = ben if client is ana else ana
        hand = view["hands"][view["seat"]]
        async with other.live(table) as live, client.live(table) as own:
            await live.until("position")
            await client.do(table, "draft", number=number, melds=[" ".join(hand[:2])])
            assert (await own.until("drafted"))["melds"] == [" ".join(hand[:2])]
            await client.do(table, "play", number=number, move=view["legal"][0], key="1")
            await live.until("step")
            assert not any(message["is"] == "drafted" for message in live.heard)


# ------------------------------------------------------------------------------------ the rest


@asynchronous
async def test_resigning(node: Node) -> None:
    async with guests(node.url, "Ana", "Ben", "Cyd") as (ana, ben, cyd):
        table = await ana.open_table("one-eleven", options={"players": 3})
        await ben.do(table, "sit")
        assert await code_of(ana, table, "resign", key="r") == "table-not-started"
        await cyd.do(table, "sit")
        await ana.do(table, "start")
        first = await ben.do(table, "resign", key="r")
        assert await ben.do(table, "resign", key="r") == first
        message = (await ana.get(f"/api/tables/{table}"))["table"]
        assert message["status"] == "playing"
        assert message["seats"][1]["out"]
        assert message["seats"][1]["bot"]
        await cyd.do(table, "resign", key="r")
        message = (await ana.get(f"/api/tables/{table}"))["table"]
        assert message["status"] == "over"
        assert message["result"] == {
            "reason": "resigned",
            "totals": [0, 0, 0],
            "winners": [0],
            "bonus": [],
        }
        text = (await ana.http.get(f"/api/tables/{table}/record")).content
        assert record.verify(text).result
        assert await code_of(ana, table, "resign", key="r2") == "match-over"


@asynchronous
async def test_talk_and_silence(node: Node) -> None:
    async with guests(node.url, "Ana", "Ben", "Eve") as (ana, ben, eve):
        table = await two_at_table(ana, ben)
        assert await code_of(eve, table, "say", text="hello", key="1") == "seat-none"
        async with ben.live(table) as live:
            await live.until("table")
            await ana.do(table, "say", text="hello", key="1")
            await ana.do(table, "say", text="hello", key="1")  # a repeat is no second line
            await ana.do(table, "say", text="there\u202e\x07", key="2")
            assert (await live.until("said"))["text"] == "hello"
            assert (await live.until("said"))["text"] == "there"
            await ben.do(table, "mute", seat=0)
            await ana.do(table, "say", text="again", key="3")
            await ben.do(table, "say", text="mine", key="4")
            assert (await live.until("said"))["text"] == "mine"
            await ben.do(table, "mute", seat=0, on=False)
            await ana.do(table, "say", text="back", key="5")
            assert (await live.until("said"))["text"] == "back"
        quiet = await ana.open_table("gin", setup={"chat": False})
        assert await code_of(ana, quiet, "say", text="hello", key="1") == "chat-closed"


@asynchronous
async def test_nothing_is_heard_of_people_who_were_muted_elsewhere(node: Node) -> None:
    """Not even what they have said before, which a newcomer gets at once."""
    async with guests(node.url, "Ana", "Ben") as (ana, ben):
        there, here = [await two_at_table(ana, ben) for _ in range(2)]
        await ben.do(there, "mute", seat=0)
        await ana.do(here, "say", text="you play like a brick", key="1")
        async with ben.live(here) as live:
            while (await live.until("table"))["muted"] != [0]:
                pass
            await live.send("ping")
            await live.until("answer")  # what was said before comes before it
            assert "said" not in [message["is"] for message in live.heard]


@asynchronous
async def test_muted_at_one_table_is_muted_at_all(node: Node) -> None:
    """At those, too, where the two have been sitting for a while."""
    async with guests(node.url, "Ana", "Ben") as (ana, ben):
        there, here = [await two_at_table(ana, ben) for _ in range(2)]
        async with ben.live(here) as live:
            await ana.do(here, "say", text="hello", key="1")
            assert (await live.until("said"))["text"] == "hello"
            await ben.do(there, "mute", seat=0)
            await ana.do(here, "say", text="you play like a brick", key="2")
            await live.send("ping")
            await live.until("answer")  # what was said before comes before it
            assert [one["text"] for one in live.heard if one["is"] == "said"] == ["hello"]
            assert live.table["muted"] == [0]
            await ben.do(there, "mute", seat=0, on=False)
            await ana.do(here, "say", text="sorry", key="3")
            assert (await live.until("said"))["text"] == "sorry"


@asynchronous
async def test_nobody_talks_before_the_start(node: Node) -> None:
    """Whoever insulted others at an open table and left it could not be reported any more."""
    async with guests(node.url, "Ana", "Ben") as (ana, ben):
        table = await ana.open_table("gin")
        await ben.do(table, "sit")
        insult = {"text": "you play like a brick", "key": "1"}
        assert await code_of(ben, table, "say", **insult) == "table-not-started"
        assert await code_of(ben, table, "react", reaction="oops") == "table-not-started"
        await ana.do(table, "start")
        await ben.do(table, "say", **insult)
        assert await code_of(ben, table, "leave") == "table-started"
        async with ana.live(table) as live:
            assert (await live.until("said"))["text"] == "you play like a brick"


@asynchronous
async def test_quick_words_are_shown_unless_somebody_is_muted(node: Node) -> None:
    async with guests(node.url, "Ana", "Ben", "Eve") as (ana, ben, eve):
        table = await two_at_table(ana, ben)
        assert await code_of(eve, table, "react", reaction="nice") == "seat-none"
        assert await code_of(ana, table, "react", reaction="boo") == "bad-request"
        async with ben.live(table) as live, eve.live(table) as watching:
            await live.until("table")
            await watching.until("table")
            await ana.do(table, "react", reaction="nice")
            for one in (live, watching):
                shown = await one.until("reacted")
                assert shown == {"is": "reacted", "seat": 0, "reaction": "nice"}
            await ben.do(table, "mute", seat=0)
            while (await live.until("table"))["muted"] != [0]:
                pass
            await ana.do(table, "react", reaction="oops")
            await ben.do(table, "react", reaction="hello")
            assert (await live.until("reacted"))["reaction"] == "hello"
            assert (await watching.until("reacted"))["reaction"] == "oops"
        async with ben.live(table) as live:  # who comes back is still spared
            while (await live.until("table"))["muted"] != [0]:
                pass
        quiet = await ana.open_table("gin", setup={"chat": False})
        assert await code_of(ana, quiet, "react", reaction="nice") == "chat-closed"


@asynchronous
async def test_the_host_lets_a_bot_sit_down(node: Node) -> None:
    async with guests(node.url, "Nora", "Ben") as (host, ben):
        table = await host.open_table("karo8", seats=["me", "open", "open", "bot:mia"])
        await ben.do(table, "sit", seat=1)
        assert await code_of(ben, table, "invite", seat=2, bot="nora") == "host-only"
        assert await code_of(host, table, "invite", seat=2, bot="nobody") == "unknown-bot"
        assert await code_of(host, table, "invite", seat=1, bot="nora") == "seat-taken"
        assert await code_of(host, table, "invite", seat=5, bot="nora") == "seat-unknown"
        for _ in range(2):  # a second click changes nothing
            await host.do(table, "invite", seat=2, bot="nora")
        seats = (await host.get(f"/api/tables/{table}"))["table"]["seats"]
        assert [(one["kind"], one["name"], one["bot"]) for one in seats] == [
            ("person", "Nora", None),
            ("person", "Ben", None),
            ("bot", "Nora 2", "nora"),
            ("bot", "Mia", "mia"),
        ]
        await host.do(table, "start")
        assert await code_of(host, table, "invite", seat=2, bot="ada") == "table-started"


@asynchronous
async def test_a_rematch_moves_everybody_on(node: Node) -> None:
    async with guests(node.url, "Ana", "Ben") as (ana, ben):
        table = await ana.open_table(
            "karo8", options={"players": 3}, seats=["me", "open", "bot:random"]
        )
        await ben.do(table, "sit")
        await ana.do(table, "start")
        assert await code_of(ana, table, "rematch") == "table-not-over"
        await asyncio.gather(play_out(ana, table), play_out(ben, table))
        await ana.do(table, "rematch")
        assert (await ben.get(f"/api/tables/{table}"))["table"]["rematch"] is None
        await ben.do(table, "rematch")
        again = (await ana.get(f"/api/tables/{table}"))["table"]["rematch"]
        message = (await ana.get(f"/api/tables/{again}"))["table"]
        assert message["status"] == "playing"
        assert [seat["name"] for seat in message["seats"]] == ["Random", "Ana", "Ben"]
        assert message["words"] == ["", "", ""]
        await asyncio.gather(play_out(ana, again), play_out(ben, again))


@asynchronous
async def test_three_people_see_who_wants_a_rematch(node: Node) -> None:
    async with guests(node.url, "Ana", "Ben", "Cyd") as (ana, ben, cyd):
        wanted = {"options": {"players": 4}, "seats": ["me", "open", "open", "bot:random"]}
        table = await ana.open_table("karo8", **wanted)
        await ben.do(table, "sit")
        await cyd.do(table, "sit")
        await ana.do(table, "start")
        assert await code_of(ben, table, "rematch", on=False) == "table-not-over"
        await asyncio.gather(*(play_out(one, table) for one in (ana, ben, cyd)))

        def votes(message: dict[str, Any]) -> list[str]:
            return [
                "yes" if seat["again"] else "no" if seat["declined"] else ""
                for seat in message["seats"]
            ]

        async with ben.live(table) as live:
            await live.until("table")
            assert votes(live.table) == ["", "", "", "yes"]  # a bot agrees at once
            for client, on, seen in (
                (ana, True, ["yes", "", "", "yes"]),
                (cyd, False, ["yes", "", "no", "yes"]),
                (ben, True, ["yes", "yes", "no", "yes"]),
            ):
                await client.do(table, "rematch", on=on)
                while votes(live.table) != seen:
                    await live.until("table")
            assert not live.table.get("rematch")
            await cyd.do(table, "rematch")  # who has declined may still agree
            while not live.table.get("rematch"):
                await live.until("table")
        assert await code_of(cyd, table, "rematch", on=False) == "table-started"
        again = (await ana.get(f"/api/tables/{live.table['rematch']}"))["table"]
        assert [seat["name"] for seat in again["seats"]] == ["Random", "Ana", "Ben", "Cyd"]


@asynchronous
async def test_the_deal_is_committed_to_before_and_revealed_after(node: Node) -> None:
    async with guests(node.url, "Ana") as (ana,):
        table = await ana.open_table("karo8", seats=["me", "bot:random"], options={"rounds": 2})
        before = (await ana.get(f"/api/tables/{table}"))["table"]
        assert len(before["commit"]) == 64
        assert before["reveal"] is None
        await ana.do(table, "start")
        async with ana.live(table) as live:
            await live.until("position")
            assert live.table["reveal"] is None
        end = await play_out(ana, table)
        assert end["commit"] == before["commit"]
        text = (await ana.http.get(f"/api/tables/{table}/record")).content
        played = list(record.replay(text))
        assert played[-1].match.result
        assert end["reveal"]["seed"] in text.decode()
        assert end["reveal"]["words"] == ["", ""]  # nobody has pledged any


@asynchronous
async def test_a_record_in_the_middle_holds_only_rounds_that_are_over(node: Node) -> None:
    async with guests(node.url, "Ana") as (ana,):
        table = await ana.open_table("karo8", seats=["me", "bot:random"], options={"rounds": 2})
        assert (await ana.http.get(f"/api/tables/{table}/record")).json()["error"] == (
            "table-not-started"
        )
        await ana.do(table, "start")
        text = (await ana.http.get(f"/api/tables/{table}/record")).text
        assert len(text.splitlines()) == 1
