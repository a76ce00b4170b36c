"""Whole matches of every game, over the network."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Select
from sqlalchemy.engine import RowMapping

from rummel import fair, record, wire
from rummel.errors import RuleError
from rummel.game import format_move
from rummel.games import GAMES
from rummel.server import rows
from rummel.server.commands import Stale
from rummel.server.room import Room
from rummel.server.rooms import Rooms
from rummel.server.service import Service
from rummel.server.settings import Settings
from rummel.server.store import Behind
from rummel.server.wakeups import AnyWakeUp
from rummel.tables.table import Entry, Table
from rummel.tables.who import Who
from tests.server.kit import Client, Device, Node, Postgres, play_out, serving, until


async def against_a_bot(url: str, game: str) -> tuple[bytes, bytes]:
    """The record, and the player's receipt."""
    client = Client(url, "Ana")
    await client.sign_in()
    table = await client.open_table(game, seats=["me", "bot:greedy"])
    device = Device(game)
    await client.do(table, "start", pledge=device.pledge)
    await play_out(client, table, seed=game, device=device)
    text = (await client.http.get(f"/api/tables/{table}/record")).content
    await client.close()
    return text, json.dumps(device.kept).encode()


@pytest.mark.parametrize("game", GAMES)
def test_a_match_against_a_bot(patient_node: Node, game: str) -> None:
    text, receipt = asyncio.run(against_a_bot(patient_node.url, game))
    judged = fair.judge(text, fair.read_receipt(receipt))
    assert judged.match.result
    assert [claim.state for claim in judged.claims] == ["proved"] * 5


# Random players hardly ever end a round of gin: it is compared after a while.
SHORT = {"gin": {"max_turns": 40, "stalled": "compare"}}


async def together(urls: list[str], game: str) -> bytes:
    ana, ben = Client(urls[0], "Ana"), Client(urls[-1], "Ben")
    await ana.sign_in()
    await ben.sign_in()
    table = await ana.open_table(game, options={"rounds": 2, "target": 0} | SHORT.get(game, {}))
    devices = [Device(f"{game}/{one.name}") for one in (ana, ben)]
    await ben.do(table, "sit", pledge=devices[1].pledge)
    await ana.do(table, "start", pledge=devices[0].pledge)
    ends = await asyncio.gather(
        play_out(ana, table, seed=f"{game}/ana", device=devices[0]),
        play_out(ben, table, seed=f"{game}/ben", device=devices[1]),
    )
    assert ends[0]["result"] == ends[1]["result"]
    text = (await ben.http.get(f"/api/tables/{table}/record")).content
    for device in devices:
        receipt = fair.read_receipt(json.dumps(device.kept).encode())
        assert not fair.judge(text, receipt).is_broken
    await ana.close()
    await ben.close()
    return text


@pytest.mark.parametrize("game", ["gin", "rummikub", "duel"])
def test_two_people_at_one_table(node: Node, game: str) -> None:
    assert record.verify(asyncio.run(together([node.url], game))).result


def test_two_nodes_serve_one_table(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new("two_nodes")
    (tmp_path / "b").mkdir()
    with serving(url, tmp_path) as one, serving(url, tmp_path / "b") as two:
        for game in ("gin", "karo8"):
            assert record.verify(asyncio.run(together([one.url, two.url], game))).result


def test_a_node_that_has_not_heard_yet_reads_before_it_refuses(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People may be faster than wake-ups: here these never come."""
    monkeypatch.setattr(Rooms, "woken", lambda rooms, wake_up: None)
    url = postgres.new("deaf")

    async def story() -> None:
        async with services(url) as (one, two):
            ana, ben = await guests(one, "Ana", "Ben")
            here, there = await rooms_of_one_table(one, two, ana, "karo8")
            await there.command(ben, wire.Sit(seat=1))
            await here.command(ana, wire.Start())
            await there.command(ben, wire.Say(text="hello", key="1"))
            await there.command(ben, wire.Resign(key="2"))
            await here.command(ana, wire.Rematch(on=True))
            assert here.table.status == there.table.status == "over"
            # What is wrong everywhere is refused, and nobody hears of it.
            said = here.table_changes
            with pytest.raises(RuleError, match="table-over"):
                await here.command(ana, wire.Pause(on=True))
            with pytest.raises(Stale):
                await here.command(ana, wire.Play(number=10**6, move="draw", key="3"))
            assert here.table_changes == said

    asyncio.run(story())


def test_a_node_that_hears_while_it_reads_does_not_refuse_either(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The wake-up comes between the refusal and the answer of the database."""
    monkeypatch.setattr(Rooms, "woken", lambda rooms, wake_up: None)
    url = postgres.new("hears_late")

    async def story() -> None:
        async with services(url) as (one, two):
            ana, ben = await guests(one, "Ana", "Ben")
            here, there = await rooms_of_one_table(one, two, ana, "duel")
            await here.command(ben, wire.Sit(seat=1))
            await here.command(ana, wire.Start())
            read = two.store.row

            async def row(statement: Select[Any]) -> RowMapping | None:
                found = await read(statement)
                if "version" in statement.selected_columns:
                    await there.refresh()
                return found

            monkeypatch.setattr(two.store, "row", row)
            assert there.table.match is None
            move = format_move(here.view(1).legal[0])
            await there.command(ben, wire.Play(number=here.table.number, move=move, key="1"))
            assert there.table.number == here.table.number + 1

    asyncio.run(story())


@pytest.mark.parametrize("longest", [7000, 0], ids=["told", "read"])
def test_a_node_hears_moves_and_presence_of_another(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, longest: int
) -> None:
    """Wake-ups carry new entries; entries that are too long for them are read from the log."""
    monkeypatch.setattr("rummel.server.wakeups._MOST_BYTES", longest)
    url = postgres.new(f"hears_{longest}")

    async def story() -> None:
        async with services(url) as (one, two):
            ana, ben = await guests(one, "Ana", "Ben")
            here, there = await rooms_of_one_table(one, two, ana, "duel")
            await there.command(ben, wire.Sit(seat=1))
            await until(lambda: here.table.seats[1].person == ben.id)
            await here.command(ana, wire.Start())
            await until(lambda: there.table.number == 2)
            with one.listening(here, ana, None), two.listening(there, ben, None):
                await until(lambda: there.presence.is_here(0) and here.presence.is_here(1))
                for number in range(2, 10):
                    room, who = (here, ana) if 0 in here.table.to_act else (there, ben)
                    move = room.view(room.table.seat_of(who.id)).legal[0]
                    await room.command(
                        who, wire.Play(number=number, move=format_move(move), key=f"{number}")
                    )
                    await until(lambda: here.table.number == there.table.number)
                    assert here.table.match == there.table.match
                    assert here.table.clocks == there.table.clocks
            await until(lambda: not there.presence.is_here(0) and not here.presence.is_here(1))

    asyncio.run(story())


def test_a_long_round_is_read_in_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table with ten thousand moves took half a second of every other table."""
    monkeypatch.setattr("rummel.server.rooms._READ_AT_ONCE", 3)
    parts: list[int] = []
    caught_up = rows.caught_up

    def count(table: Table, row: RowMapping, entries: Iterable[Entry]) -> Any:
        read = list(entries)
        parts.append(len(read))
        return caught_up(table, row, read)

    monkeypatch.setattr("rummel.server.rows.caught_up", count)

    async def story() -> None:
        node = Service(Settings(database=f"sqlite:///{tmp_path}/rummel.db"))
        await node.open()
        try:
            people = [(await node.people.guest(name, "en", ""))[0] for name in ("Ana", "Ben")]
            wanted = wire.NewTable(game="karo8", seats=("me", "open"))
            room = await node.rooms.create(people[0], wanted)
            await room.command(people[1], wire.Sit(seat=1))
            await room.command(people[0], wire.Start())
            for number in range(2, 12):
                [seat] = room.table.to_act
                move = format_move(room.view(seat).legal[0])
                await room.command(
                    people[seat], wire.Play(number=number, move=move, key=f"{number}")
                )
            node.rooms.drop(room.table.id)
            parts.clear()
            again = await node.rooms.get(room.table.id)
            assert again.table.match == room.table.match
            assert (max(parts), sum(parts)) == (3, 11)  # from the deal on
        finally:
            await node.close()

    asyncio.run(story())


async def deaf(_wake_up: AnyWakeUp) -> None:
    """In place of a node's ears: it does not hear what happens at another one."""


def test_a_client_may_know_more_than_the_node_it_comes_to(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It learns of the deal at one node and moves at the other, which does not know of it yet."""
    url = postgres.new("ahead")

    async def story() -> None:
        async with services(url) as (one, two):
            people = await guests(one, "Ana", "Ben")
            here, there = await rooms_of_one_table(one, two, people[0], "karo8")
            await here.command(people[1], wire.Sit(seat=1))
            await until(lambda: there.table.seats[1].person == people[1].id)
            monkeypatch.setattr(two.rooms, "receive", deaf)
            await here.command(people[0], wire.Start())
            assert there.table.match is None
            [seat] = here.table.to_act
            number, move = here.table.number, format_move(here.view(seat).legal[0])
            answer = await there.command(people[seat], wire.Play(number=number, move=move, key="1"))
            assert answer.number == number + 1
            # What nobody can have seen is still refused.
            with pytest.raises(Stale):
                await there.command(people[seat], wire.Play(number=999, move=move, key="2"))

    asyncio.run(story())


def test_the_last_player_may_sit_down_at_another_node(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host starts at a node that has not heard of it yet."""
    url = postgres.new("sits_elsewhere")

    async def story() -> None:
        async with services(url) as (one, two):
            ana, ben = await guests(one, "Ana", "Ben")
            here, there = await rooms_of_one_table(one, two, ana, "karo8")
            monkeypatch.setattr(one.rooms, "receive", deaf)
            await there.command(ben, wire.Sit(seat=1))
            assert here.table.seats[1].person is None
            await here.command(ana, wire.Start())
            assert here.table.match is not None

    asyncio.run(story())


def test_a_move_on_another_node_does_not_undo_a_pause(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The node of the move does not know of the pause yet, and would write running clocks."""
    url = postgres.new("pause_and_move")

    async def story() -> None:
        async with services(url) as (one, two):
            people = await guests(one, "Ana", "Ben")
            setup = wire.Setup(clock=wire.TurnClock(3600))
            wanted = wire.NewTable(game="karo8", seats=("me", "open"), setup=setup)
            here = await one.rooms.create(people[0], wanted)
            await here.command(people[1], wire.Sit(seat=1))
            await here.command(people[0], wire.Start())
            there = await two.rooms.get(here.table.id)
            monkeypatch.setattr(two.rooms, "receive", deaf)
            [seat] = there.table.to_act
            number, move = there.table.number, format_move(there.view(seat).legal[0])
            play = wire.Play(number=number, move=move, key="1")

            for who in people:
                await here.command(who, wire.Pause())
            assert (here.table.paused, there.table.paused) == (True, False)
            async with there.lock:
                with pytest.raises(Behind):
                    await there.scheduler.time_out(seat, two.rooms.now())
            with pytest.raises(RuleError, match="table-paused"):
                await there.command(people[seat], play)
            assert (there.table.paused, there.table.number) == (True, number)
            await here.refresh()
            assert here.table.paused

            await here.command(people[0], wire.Pause(on=False))
            await there.refresh()
            await here.command(people[seat], play)
            # And the other way round: the node of the pause does not know of the move.
            for who in people:
                await there.command(who, wire.Pause())
            await here.refresh()
            assert here.table.paused
            assert here.table.number == there.table.number == number + 1

    asyncio.run(story())


def test_the_host_changes_how_fast_bots_move(postgres: Postgres) -> None:
    """At any node and in the middle of a match; nobody else may, unless the host has gone."""
    url = postgres.new("tempo")

    async def story() -> None:
        async with services(url) as (one, two):
            ana, ben, eva = await guests(one, "Ana", "Ben", "Eva")
            wanted = wire.NewTable(
                game="karo8",
                seats=("me", "open", "bot:greedy"),
                setup=wire.Setup(bot_pace="natural"),
            )
            here = await one.rooms.create(ana, wanted)
            await here.command(ben, wire.Sit(seat=1))
            await here.command(ana, wire.Start())
            there = await two.rooms.get(here.table.id)
            assert [seat.host for seat in there.table_message(eva).seats] == [True, False, False]

            with pytest.raises(RuleError, match="host-only"):
                await there.command(ben, wire.Tempo(pace="brisk"))
            with pytest.raises(RuleError, match="seat-none"):
                await there.command(eva, wire.Tempo(pace="brisk"))
            await there.command(ana, wire.Tempo(pace="brisk"))
            assert there.table_message(ben).setup.bot_pace == "brisk"
            await until(lambda: here.table_message(eva).setup.bot_pace == "brisk")
            assert (await read_again(url, here.table.id)).setup.bot_pace == "brisk"

            await here.command(ana, wire.Resign(key="1"))
            assert [seat.host for seat in here.table_message(eva).seats] == [False, True, False]
            with pytest.raises(RuleError, match="host-only"):
                await here.command(ana, wire.Tempo(pace="natural"))
            await here.command(ben, wire.Tempo(pace="at-once"))
            assert here.table_message(ana).setup.bot_pace == "at-once"

    asyncio.run(story())


async def read_again(url: str, table: str) -> Table:
    """The table as a node reads it that has just come up."""
    service = Service(Settings(database=url))
    await service.open()
    try:
        return (await service.rooms.get(table)).table
    finally:
        await service.close()


async def guests(service: Service, *names: str) -> list[Who]:
    return [(await service.people.guest(name, "en", ""))[0] for name in names]


async def rooms_of_one_table(one: Service, two: Service, host: Who, game: str) -> tuple[Room, Room]:
    """A new table with an open seat, at both nodes."""
    here = await one.rooms.create(host, wire.NewTable(game=game, seats=("me", "open")))
    return here, await two.rooms.get(here.table.id)


@asynccontextmanager
async def services(url: str) -> AsyncIterator[tuple[Service, Service]]:
    """Two nodes in this process."""
    one, two = Service(Settings(database=url)), Service(Settings(database=url))
    await one.open()
    await two.open()
    try:
        yield one, two
    finally:
        await one.close()
        await two.close()
