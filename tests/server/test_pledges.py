"""Words are pledged, closed, revealed and dealt: over the network, across nodes and kills."""

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from rummel import fair, record
from rummel.bots.random import random_move
from rummel.errors import RuleError
from rummel.games import GAMES
from rummel.tables.table import (
    REVEAL_WITHIN,
    Due,
    Entry,
    Table,
    close_pledges,
    deal_round,
    next_due,
    play,
    record_of,
    replay,
    reveal_words,
)
from tests.server.kit import Client, Device, Node, Postgres, patient, play_out, serving
from tests.server.players import log_of
from tests.server.test_kills import running, until_written
from tests.server.test_table import opened

SEATS = (0, 1)


def devices() -> list[Device]:
    return [Device("ana"), Device("ben")]


def pledged(table: Table, all_devices: Sequence[Device]) -> Table:
    seats = zip(table.seats, all_devices, strict=True)
    return replace(table, seats=tuple(replace(seat, pledge=one.pledge) for seat, one in seats))


def words_of(table: Table) -> list[str]:
    return [seat.words or "" for seat in table.seats]


# ----------------------------------------------------------------------------------- as a value


@pytest.mark.parametrize("game", GAMES)
def test_the_log_alone_makes_the_table(game: str) -> None:
    """With pledges, and taken up at any deal; its record proves what the devices kept."""
    mine = devices()
    start = opened(game, players=2, rounds=2, target=0)
    table, closed, _ = close_pledges(pledged(start, mine), SEATS, 1.0)
    entries = [closed]
    chance = Random(game)
    while table.status != "over":
        if table.next_round is not None:
            for seat, one in enumerate(mine):
                words = one.words(table.next_round)
                table = reveal_words(table, seat, table.next_round, words)
            moment = deal_round(table, words_of(table), 1.0)
            assert words_of(moment.table) == ["", ""], "words are for one round"
        else:
            assert table.match
            seat = chance.choice(table.to_act)
            move = random_move(table.match.view(seat), chance)
            moment = play(table, seat, move, None, 1.0)
        table = moment.table
        entries.append(moment.entry)
    read = [msgspec.convert(msgspec.to_builtins(one), Entry) for one in entries]
    assert replay(start, read) == table
    assert table.snapshot
    at = table.snapshot.number
    taken_up = replace(start, number=at - 1, snapshot=table.snapshot)
    same = replay(taken_up, read[at - 1 :])
    assert replace(same, reveal_until=table.reveal_until) == table
    text = record_of(table, read)
    head, _, _ = record.read_header(text)
    assert head.pledges == tuple(one.pledge for one in mine)
    assert [claim.why for claim in fair.judge(text).claims if claim.name == "used"] == ["all"]


def test_the_first_deal_waits_briefly_for_players_who_are_there() -> None:
    mine = devices()
    table = close_pledges(pledged(opened("gin"), mine), SEATS, 100.0).table
    assert (table.status, table.match, table.to_act) == ("playing", None, ())
    assert next_due(table, 100.0) == Due(100.0 + REVEAL_WITHIN, "deal")
    one = reveal_words(table, 0, 1, mine[0].words(1))
    assert next_due(one, 101.0) == Due(100.0 + REVEAL_WITHIN, "deal")
    both = reveal_words(one, 1, 1, mine[1].words(1))
    assert next_due(both, 102.0) == Due(102.0, "deal")
    # Absent players are not waited for, but may still be in time.
    away = close_pledges(pledged(opened("gin"), mine), (0,), 100.0).table
    assert next_due(reveal_words(away, 0, 1, mine[0].words(1)), 101.0) == Due(101.0, "deal")
    assert reveal_words(away, 1, 1, mine[1].words(1)).seats[1].words
    # Nor are players who have pledged nothing.
    nobody = close_pledges(opened("gin"), SEATS, 100.0).table
    assert next_due(nobody, 100.0) == Due(100.0, "deal")


def test_words_that_can_not_be_revealed() -> None:
    mine = devices()
    start = pledged(opened("gin"), [mine[0], mine[1]])
    start = replace(start, seats=(start.seats[0], replace(start.seats[1], pledge=None)))

    def code(table: Table, seat: int, number: int, words: str) -> str:
        with pytest.raises(RuleError) as caught:
            reveal_words(table, seat, number, words)
        return caught.value.code

    own = mine[0].words
    assert code(start, 0, 1, own(1)) == "table-not-started"
    table = close_pledges(start, SEATS, 0.0).table
    assert code(table, 1, 1, mine[1].words(1)) == "pledge-none"
    assert code(table, 0, 1, mine[1].words(1)) == "reveal-words"
    assert code(table, 0, 1, own(2)) == "reveal-words"
    assert code(table, 0, 2, own(2)) == "round-not-over"
    revealed = reveal_words(table, 0, 1, own(1))
    assert reveal_words(revealed, 0, 1, own(1)) == revealed
    with_it = deal_round(revealed, words_of(revealed), 0.0).table
    assert reveal_words(with_it, 0, 1, own(1)) == with_it  # a repeat
    assert code(with_it, 0, 1, own(2)) == "reveal-late"
    assert code(with_it, 0, 2, own(2)) == "round-not-over"
    without = deal_round(table, words_of(table), 0.0).table
    assert code(without, 0, 1, own(1)) == "reveal-late"


def test_a_deal_depends_on_everything_that_was_closed() -> None:
    mine = devices()
    first = close_pledges(pledged(opened("gin"), mine), SEATS, 0.0).table
    other = close_pledges(pledged(opened("gin"), [mine[0], Device("cyd")]), SEATS, 0.0).table
    secret = replace(first, secret=b"another")
    dealt = [deal_round(one, ["", ""], 0.0).table.match for one in (first, other, secret)]
    words = deal_round(first, [mine[0].words(1), ""], 0.0).table.match
    states = [one.state for one in (*dealt, words) if one]
    assert len(set(map(repr, states))) == 4


# ---------------------------------------------------------------------------- over the network


async def two(url: str, other: str | None = None) -> tuple[Client, Client]:
    ana, ben = Client(url, "Ana"), Client(other or url, "Ben")
    await ana.sign_in()
    await ben.sign_in()
    return ana, ben


async def table_message(client: Client, table: str) -> dict[str, Any]:
    message: dict[str, Any] = (await client.get(f"/api/tables/{table}"))["table"]
    return message


async def refused(client: Client, table: str, **command: Any) -> str:
    answer = await client.http.post(f"/api/tables/{table}/commands", json=command)
    assert answer.status_code == 422, answer.text
    return str(answer.json()["error"])


def test_from_pledge_to_deal(patient_node: Node) -> None:
    async def story() -> None:
        ana, ben = await two(patient_node.url)
        mine = devices()
        table = await ana.open_table("gin", pledge=Device("changed my mind").pledge)
        await ben.do(table, "sit", pledge=mine[1].pledge)
        await ana.do(table, "sit", pledge=mine[0].pledge)  # a new one, while that is possible
        before = await table_message(ben, table)
        assert before["pledges"] == [one.pledge for one in mine]
        async with ben.live(table) as live:
            await live.until("table")
            assert (await ana.do(table, "start"))["number"] == 1
            assert (await ana.do(table, "start"))["number"] == 1
            closed = await table_message(ana, table)
            assert (closed["status"], closed["dealt"], closed["words"]) == ("playing", 0, [])
            assert [closed[name] for name in ("commit", "pledges", "deal")] == [
                before["commit"],
                before["pledges"],
                2,
            ]
            # No pledge can change any more, and nobody joins or leaves the list.
            await ana.do(table, "sit", pledge=Device("too late").pledge)
            assert (await table_message(ana, table))["pledges"] == closed["pledges"]
            assert await refused(ben, table, do="leave") == "table-started"
            assert await refused(ana, table, do="pause") == "table-not-started"
            assert await refused(ana, table, do="ready") == "table-not-started"
            wrong = {"do": "reveal", "round": 1, "words": mine[0].words(2)}
            assert await refused(ana, table, **wrong) == "reveal-words"
            for _ in range(2):
                await ana.do(table, "reveal", round=1, words=mine[0].words(1))
            # What others have revealed is not sent before the deal.
            assert mine[0].words(1) not in json.dumps(await table_message(ben, table))
            await ben.do(table, "reveal", round=1, words=mine[1].words(1))
            await live.until("position")
        message = await table_message(ana, table)
        assert message["words"] == [one.words(1) for one in mine]
        assert (message["dealt"], message["number"]) == (2, 2)
        await ben.do(table, "reveal", round=1, words=mine[1].words(1))  # a repeat
        for client in (ana, ben):
            await client.close()

    asyncio.run(story())


def test_nobody_waits_for_players_who_are_gone(patient_node: Node) -> None:
    """Ben sat down and left; he is no part of the first deal, and comes back for the second."""

    async def story() -> None:
        ana, ben = await two(patient_node.url)
        mine = devices()
        table = await ana.open_table(
            "karo8", pledge=mine[0].pledge, options={"rounds": 2, "target": 0}
        )
        await ben.do(table, "sit", pledge=mine[1].pledge)
        await ana.do(table, "start")
        await ana.do(table, "reveal", round=1, words=mine[0].words(1))
        message = await table_message(ana, table)
        assert message["words"] == [mine[0].words(1), ""]
        late = {"do": "reveal", "round": 1, "words": mine[1].words(1)}
        assert await refused(ben, table, **late) == "reveal-late"
        await asyncio.gather(
            play_out(ana, table, seed="a", device=mine[0]),
            play_out(ben, table, seed="b", device=mine[1]),
        )
        text = (await ana.http.get(f"/api/tables/{table}/record")).content
        [used] = [one for one in fair.judge(text).claims if one.name == "used"]
        assert used.facts == {"missing": ("Ben (1)",)}
        for client in (ana, ben):
            await client.close()

    asyncio.run(story())


@pytest.mark.slow
def test_silent_players_are_waited_for_a_moment(tmp_path: Path) -> None:
    async def story(node: Node) -> None:
        ana, ben = await two(node.url)
        mine = devices()
        table = await ana.open_table("gin", pledge=mine[0].pledge)
        await ben.do(table, "sit", pledge=mine[1].pledge)
        async with ben.live(table) as live:
            await live.until("table")
            await ana.do(table, "start")
            await ana.do(table, "reveal", round=1, words=mine[0].words(1))
            assert (await table_message(ana, table))["dealt"] == 0
            await live.until("position")
        assert (await table_message(ana, table))["words"] == [mine[0].words(1), ""]
        for client in (ana, ben):
            await client.close()

    environment = patient(tmp_path / "begins", 20)
    with serving(f"sqlite:///{tmp_path}/r.db", tmp_path, **environment) as node:
        asyncio.run(story(node))


def test_a_rematch_needs_new_pledges(patient_node: Node) -> None:
    """A used pledge is not taken over: its words are known."""

    async def story() -> None:
        ana, ben = await two(patient_node.url)
        mine = devices()
        table = await ana.open_table("gin", pledge=mine[0].pledge)
        await ben.do(table, "sit", pledge=mine[1].pledge)
        await ana.do(table, "start")
        await ana.do(table, "reveal", round=1, words=mine[0].words(1))
        await until_dealt(ana, table)
        await ana.do(table, "resign", key="r")
        again = Device("ana again")
        await ana.do(table, "rematch", pledge=again.pledge)
        await ben.do(table, "rematch")
        another = (await table_message(ana, table))["rematch"]
        message = await table_message(ana, another)
        assert message["pledges"] == ["", again.pledge]
        assert message["commit"] != (await table_message(ana, table))["commit"]
        await until_dealt(ana, another)
        for client in (ana, ben):
            await client.close()

    async def until_dealt(client: Client, table: str) -> None:
        while not (await table_message(client, table))["dealt"]:
            await asyncio.sleep(0.05)

    asyncio.run(story())


# ------------------------------------------------------------------------------- nodes and kills


@pytest.mark.slow
def test_a_node_dies_between_closing_and_dealing(postgres: Postgres, tmp_path: Path) -> None:
    """The other one goes on: with the words that come, and without those that do not."""
    database = postgres.new("pledges")
    environment = patient(tmp_path / "begins", 20)
    nodes = [Node(database, tmp_path / name, environment) for name in "ab"]

    async def story() -> None:
        async with running(*nodes):
            ana, ben = await two(nodes[0].url, nodes[1].url)
            mine = devices()
            tables = []
            for _ in range(2):
                table = await ana.open_table(
                    "karo8", pledge=mine[0].pledge, options={"rounds": 1, "target": 0}
                )
                await ben.do(table, "sit", pledge=mine[1].pledge)
                tables.append(table)
            async with ben.live(tables[0]) as live, ben.live(tables[1]) as silent:
                await live.until("table")
                await silent.until("table")
                for table in tables:
                    while not (await table_message(ana, table))["seats"][1]["here"]:
                        await asyncio.sleep(0.02)
                    await ana.do(table, "start")
                await ana.do(tables[0], "reveal", round=1, words=mine[0].words(1))
                await asyncio.to_thread(nodes[0].kill)
                # What was acknowledged is not lost; the reconnecting client says it again anyway.
                moved = Client(nodes[1].url, "Ana")
                moved.http.cookies = ana.http.cookies
                await moved.do(tables[0], "reveal", round=1, words=mine[0].words(1))
                await ben.do(tables[0], "reveal", round=1, words=mine[1].words(1))
                await live.until("position")
                message = await table_message(moved, tables[0])
                assert message["words"] == [one.words(1) for one in mine]
                # At the other table nobody says anything.
                entry = await until_written(database, tables[1], lambda one: one["kind"] == "deal")
                assert entry["text"] == '["",""]'
            log = await log_of(database, tables[0])
            assert [entry["kind"] for entry in log[:2]] == ["pledge", "deal"]
            closed = json.loads(log[0]["text"])
            assert closed["pledges"] == [one.pledge for one in mine]
            assert closed["commit"] == message["commit"]
            await asyncio.gather(
                play_out(moved, tables[0], seed="a", device=mine[0]),
                play_out(ben, tables[0], seed="b", device=mine[1]),
            )
            text = (await ben.http.get(f"/api/tables/{tables[0]}/record")).content
            for one in mine:
                kept = fair.read_receipt(json.dumps(one.kept).encode())
                states = [claim.state for claim in fair.judge(text, kept).claims]
                assert states == ["proved"] * 5
            for client in (ana, moved, ben):
                await client.close()

    asyncio.run(story())
