"""Nodes are killed in the middle of everything; nothing that was acknowledged is lost.

`pytest tests/server/test_kills.py --soak 20 -s` kills a hundred times on each database.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rummel import record
from rummel.games import GAMES
from rummel.server import rows
from rummel.server.store import Store
from tests.server.kit import Client, Node, Postgres, guests, until
from tests.server.players import ByHttp, BySocket, Player, audit, log_of, open_match
from tests.server.proxy import spreading
from tests.server.test_clocks import drafting, seated
from tests.server.test_tables import on_turn

pytestmark = pytest.mark.slow

Entry = dict[str, Any]
KILLS = 5


@asynccontextmanager
async def running(*nodes: Node) -> AsyncIterator[None]:
    try:
        await asyncio.gather(*(asyncio.to_thread(node.start) for node in nodes))
        yield
    finally:
        for node in nodes:
            await asyncio.to_thread(node.stop)


# ---------------------------------------------------------------------------------- the soak

SEATS: Sequence[Sequence[type[Player] | str]] = (
    (BySocket, ByHttp),
    (ByHttp, "bot:greedy", BySocket),
    ("bot:steady", BySocket, "bot:greedy", ByHttp),
    (ByHttp, "bot:greedy"),
)
MOST = {"duel": 2, "brettspielnetz": 2, "gin": 2}  # seats without further options


class Soak:
    """Matches of every game, one after the other, until enough nodes were killed."""

    def __init__(self, database: str, nodes: Sequence[Node], kills: int) -> None:
        self.database = database
        self.nodes = nodes
        self.kills = kills
        self.chance = Random("kills")
        self.counts: Counter[str] = Counter()
        self.players: list[Player] = []

    async def run(self, url: str) -> None:
        await asyncio.gather(self.killer(), *(self.table(url, game) for game in GAMES))

    @property
    def moves(self) -> int:
        return sum(len(player.done) for player in self.players)

    async def killer(self) -> None:
        while self.counts["kills"] < self.kills:
            # In the middle of play, however fast the machine is.
            enough = self.moves + self.chance.randint(10, 60)
            while self.moves < enough:
                await asyncio.sleep(0.02)
            victim = self.chance.choice(self.nodes)
            await asyncio.to_thread(victim.kill)
            self.counts["kills"] += 1
            await asyncio.sleep(self.chance.random() * 0.5)
            await asyncio.to_thread(victim.start)

    async def table(self, url: str, game: str) -> None:
        at = [*GAMES].index(game)
        while not self.counts[game] or self.counts["kills"] < self.kills:
            seats = SEATS[(at + self.counts[game]) % len(SEATS)][: MOST.get(game, 4)]
            seed = f"{game}/{self.counts[game]}"
            players = await open_match(url, game, seats, seed)
            self.players += players
            await asyncio.gather(*(player.play() for player in players))
            await audit(self.database, players)
            self.counts["refused"] += sum(len(player.refused) for player in players)
            self.counts["sent again"] += sum(player.unanswered for player in players)
            self.counts["matches"] += 1
            self.counts[game] += 1


def test_one_node_is_killed(tmp_path: Path, soak: int) -> None:
    database = f"sqlite:///{tmp_path}/rummel.db"
    node = Node(database, tmp_path / "log")

    async def story() -> Soak:
        soaked = Soak(database, [node], KILLS * soak)
        async with running(node):
            await soaked.run(node.url)
        return soaked

    check_soak(asyncio.run(story()))


def test_two_nodes_are_killed(postgres: Postgres, tmp_path: Path, soak: int) -> None:
    database = postgres.new("kills")
    nodes = [Node(database, tmp_path / name) for name in "ab"]

    async def story() -> Soak:
        soaked = Soak(database, nodes, KILLS * soak)
        async with running(*nodes), spreading([node.port for node in nodes]) as url:
            await soaked.run(url)
        return soaked

    check_soak(asyncio.run(story()))


def check_soak(soaked: Soak) -> None:
    print(f"\n{soaked.moves} moves, {dict(soaked.counts)}")
    assert soaked.counts["sent again"], "no kill hit anybody"


# -------------------------------------------------------------------- what a dead node had to do


async def until_written(database: str, table: str, what: Callable[[Entry], bool]) -> Entry:
    """The first entry of the log of a kind, which may still have to be written."""
    entries: list[Entry] = []

    async def written() -> bool:
        entries[:] = [entry for entry in await log_of(database, table) if what(entry)]
        return bool(entries)

    await until(written)
    return entries[0]


def test_another_node_moves_for_the_bots(postgres: Postgres, tmp_path: Path) -> None:
    """The remaining node knows the table only from a spectator."""
    database = postgres.new("bots")
    slow = Node(database, tmp_path / "a", {"RUMMEL_BOT_PAUSE": "0.2"})
    other = Node(database, tmp_path / "b")

    async def story() -> None:
        async with running(slow, other):
            client = Client(slow.url, "Ana")
            await client.sign_in()
            table = await client.open_table("karo8", seats=["bot:greedy", "bot:steady"])
            await client.do(table, "start")
            async with client.live(table):
                await until_written(database, table, lambda entry: entry["number"] == 3)
                await asyncio.to_thread(slow.kill)
            before = len(await log_of(database, table))
            await client.close()
            client = Client(other.url, "Ben")
            async with client.live(table) as live:
                await until_written(database, table, lambda entry: entry["number"] == before + 3)
                while live.table.get("status") != "over":
                    await live.receive()
            text = (await client.http.get(f"/api/tables/{table}/record")).content
            assert record.verify(text).result
            await client.close()

    asyncio.run(story())


def test_a_time_out_while_all_nodes_are_down(tmp_path: Path) -> None:
    """It comes as soon as a node runs again, though nobody requests the table."""
    database = f"sqlite:///{tmp_path}/rummel.db"
    node = Node(database, tmp_path / "log")

    async def story() -> None:
        async with running(node), guests(node.url, "Ana", "Ben") as clients:
            seconds = 1
            while True:  # until it is down before time is up
                clock = {"kind": "turn", "seconds": seconds}
                table = await seated(clients, "gin", setup={"clock": clock})
                await asyncio.to_thread(node.kill)
                last = (await log_of(database, table))[-1]
                if last["kind"] == "deal":
                    break
                await asyncio.to_thread(node.start)
                seconds *= 2
            await asyncio.sleep(seconds + 0.1)
            await asyncio.to_thread(node.start)
            then = last["number"] + 1
            entry = await until_written(database, table, lambda entry: entry["number"] == then)
            assert entry["text"].startswith("timeout")

    asyncio.run(story())


def test_clocks_outlive_their_node(postgres: Postgres, tmp_path: Path) -> None:
    """The node that takes over knows what every bank has left, pauses and delays included."""
    database = postgres.new("clocks")
    nodes = [Node(database, tmp_path / name) for name in "ab"]

    async def story() -> None:
        async with running(*nodes), guests(nodes[0].url, "Ana", "Ben") as clients:
            clock = {"kind": "bank", "seconds": 600, "increment": 7}
            table = await seated(clients, "karo8", setup={"clock": clock})
            for move in range(6):
                client, number, view = await on_turn(clients, table)
                await client.do(table, "play", number=number, move=view["legal"][0], key=f"{move}")
                if move == 2:
                    for one in clients:
                        await one.do(table, "pause")
                    await clients[0].do(table, "pause", on=False)
            for one in clients:  # so that nothing runs while we look
                await one.do(table, "pause")
            before = (await clients[0].get(f"/api/tables/{table}"))["table"]
            await asyncio.to_thread(nodes[0].kill)
            for client in clients:
                client.http.base_url = nodes[1].url
            after = (await clients[0].get(f"/api/tables/{table}"))["table"]
            assert after["paused"]
            for name in ("number", "due", "held", "banks"):
                assert after[name] == before[name]
            await clients[1].do(table, "pause", on=False)
            message = (await clients[0].get(f"/api/tables/{table}"))["table"]
            assert not any(seat["pausing"] for seat in message["seats"])

    asyncio.run(story())


def test_a_draft_outlives_its_node(postgres: Postgres, tmp_path: Path) -> None:
    """The node that took the draft is killed; the time-out of another falls back on it (MYR-14)."""
    database = postgres.new("drafts")
    nodes = [Node(database, tmp_path / name) for name in "ab"]

    async def story() -> None:
        async with running(*nodes), guests(nodes[0].url, "Ana", "Ben") as clients:
            _, table, number, melds = await drafting(clients, 4)
            await asyncio.to_thread(nodes[0].kill)
            entry = await until_written(database, table, lambda entry: entry["number"] > number)
            assert entry["text"] == f"timeout {' | '.join(melds)}"

    asyncio.run(story())


async def both_are_here(database: str, table: str) -> bool:
    """The database knows that two seats are connected."""
    store = Store(database)
    try:
        return len(await store.rows(rows.presence_rows(table))) == 2
    finally:
        await store.close()


@pytest.mark.parametrize("graceful", [True, False])
def test_players_who_do_not_come_back_after_a_restart_are_away(
    tmp_path: Path, graceful: bool
) -> None:
    """The server saw no disconnect, but the players are gone."""
    database = f"sqlite:///{tmp_path}/rummel.db"
    node = Node(database, tmp_path / "log")

    async def story() -> None:
        async with running(node), guests(node.url, "Ana", "Ben") as clients:
            table = await seated(clients, "karo8", setup={"away": "bot", "grace": 1})
            async with clients[0].live(table) as one, clients[1].live(table) as two:
                await one.until("position")
                await two.until("position")
                await until(lambda: both_are_here(database, table))
                await asyncio.to_thread(node.stop if graceful else node.kill)
            dealt = (await log_of(database, table))[-1]
            assert dealt["kind"] == "deal"
            first = dealt["number"] + 1
            await asyncio.to_thread(node.start)
            # A bot stands in, though nobody requests the table; without players it stops.
            await until_written(database, table, lambda entry: entry["number"] == first)
            async with clients[0].live(table) as back:
                await back.until("position")
                assert back.number == first
                if 0 in back.view["to_act"]:
                    move = back.view["legal"][0]
                    await back.send("play", number=first, move=move, key="back")
                await until_written(database, table, lambda entry: entry["number"] == first + 1)

    asyncio.run(story())
