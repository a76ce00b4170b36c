"""Players who keep count: over WebSocket or plain HTTP, they record what the server promised.

A command without an answer is sent again, with the same key, until there is one.
"""

import asyncio
import json
import time
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import websockets

from rummel import encoding, fair, record
from rummel.games import GAMES
from rummel.server import rows
from rummel.server.store import Store
from tests.server.kit import Client, Device, any_legal

NO_ANSWER = (OSError, TimeoutError, httpx.TransportError, websockets.WebSocketException)
BY_PROXY = (502, 504)  # a proxy's own: the node behind it did not answer
_REPEATED = 0.1  # of the moves are sent again although they were answered
_STUCK = 240.0  # seconds without any news


class Unanswered(Exception):
    """No node is there, or none can write."""


class Player:
    """What both kinds have in common."""

    def __init__(
        self, client: Client, table: str, seed: object, device: Device | None = None
    ) -> None:
        self.client = client
        self.device = device
        self.table_id = table
        self.seed = f"{seed}/{client.name}"
        self.chance = Random(self.seed)
        self.heard = time.monotonic()  # when there was news of the match
        self.table: dict[str, Any] = {}
        self.number = -1
        self.view: dict[str, Any] = {}
        self.moves = 0
        self.pending: dict[str, Any] | None = None
        self.done: dict[str, int] = {}  # the numbers of moves that were acknowledged, by key
        self.refused: set[str] = set()  # the keys of moves that were not made
        self.unanswered = 0  # times that a command had to be sent again
        self.outages = 0  # times that the server could not write
        self.farewells = 0  # goodbyes of stopping servers

    @property
    def over(self) -> bool:
        return self.table.get("status") == "over" and self.pending is None

    def take(self, message: dict[str, Any]) -> None:
        kind = message["is"]
        if kind == "table":
            self.table = message
        elif kind in ("position", "step"):
            self.number = message["number"]
            self.heard = time.monotonic()
            self.view = message["view"] or {}
        elif kind == "answer":
            self.answered(message["key"], message["number"])
        elif kind == "refusal":
            self.refusal(message)
        elif kind == "bye":
            assert message["after"] > 0
            self.farewells += 1

    def answered(self, key: str, number: int | None) -> None:
        if number is None:
            return  # of no move
        assert self.done.setdefault(key, number) == number, "a repeat got another answer"
        assert key not in self.refused
        if self.pending and self.pending["key"] == key:
            self.pending = None

    def refusal(self, message: dict[str, Any]) -> None:
        if message["error"] == "storage-down":
            self.outages += 1
            raise Unanswered
        if message["key"] in ("ready", "reveal"):
            return  # somebody else's made the next round begin
        assert message["error"] == "stale", message
        assert message["key"] not in self.done
        self.refused.add(message["key"])
        self.pending = None

    def next_move(self) -> dict[str, Any] | None:
        """A new command, if it is time for one."""
        if self.pending is None and self.view and self.view["seat"] in self.view["to_act"]:
            move = any_legal(self.view, self.chance)
            if move is not None and self.table.get("status") == "playing":
                self.moves += 1
                key = f"{self.seed}/{self.moves}"
                self.pending = {"do": "play", "number": self.number, "move": move, "key": key}
                return self.pending
        return None

    def reveal(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """The words that have to be revealed now."""
        if self.device is None or message["is"] != "table":
            return None
        return self.device.take(message)

    @property
    def wants_next_round(self) -> bool:
        table = self.table
        return bool(table) and table["next_deal"] is not None and not (
            table["seats"][table["you"]]["ready"]
        )  # fmt: skip

    async def play(self) -> "Player":
        """To the end of the match, whatever happens to the server."""
        while not self.over:
            assert time.monotonic() < self.heard + _STUCK, (
                f"table {self.table_id} is stuck at {self.number}: {self.pending}"
            )
            try:
                await self.connected()
            except (*NO_ANSWER, Unanswered):
                self.unanswered += self.pending is not None
                await asyncio.sleep(0.05 + self.chance.random() * 0.1)
        return self

    async def connected(self) -> None:
        raise NotImplementedError


class BySocket(Player):
    async def connected(self) -> None:
        after = self.number if self.number >= 0 else None
        async with self.client.live(self.table_id, after) as live:
            if self.pending:
                await live.socket.send(json.dumps(self.pending))
            while not self.over:
                message = await live.receive(5)
                self.take(message)
                if message["is"] == "bye":
                    return
                if words := self.reveal(message):
                    await live.socket.send(json.dumps(words))
                if self.wants_next_round and message["is"] == "table":
                    await live.send("ready")
                again = self.pending
                if self.next_move():
                    await live.socket.send(json.dumps(self.pending))
                elif again and self.chance.random() < _REPEATED:
                    await live.socket.send(json.dumps(again))


class ByHttp(Player):
    async def connected(self) -> None:
        """Reads from the stream, acts with `POST`."""
        await self.send_pending()
        after = f"?after={self.number}" if self.number >= 0 else ""
        path = f"/api/tables/{self.table_id}/stream{after}"
        async with self.client.http.stream("GET", path) as stream:
            if stream.status_code >= 500:
                raise Unanswered
            assert stream.status_code == 200
            async for line in stream.aiter_lines():
                if not line:
                    continue
                message = json.loads(line)
                self.take(message)
                if words := self.reveal(message):
                    await self.post(words)
                if self.wants_next_round and message["is"] == "table":
                    await self.post({"do": "ready", "key": "ready"})
                repeated = self.next_move()
                await self.send_pending()
                if repeated and self.chance.random() < _REPEATED:
                    await self.post(repeated)
                if self.over:
                    return

    async def send_pending(self) -> None:
        while self.pending:
            await self.post(self.pending)

    async def post(self, command: dict[str, Any]) -> None:
        path = f"/api/tables/{self.table_id}/commands"
        answer = await self.client.http.post(path, json=command)
        if answer.status_code in BY_PROXY:
            raise Unanswered
        if answer.status_code == 200:
            self.take(answer.json())
        else:
            self.refusal({**answer.json(), "key": command["key"]})


async def insist(client: Client, path: str, body: Any, *, fine: Sequence[str] = ()) -> Any:
    """Repeats a request until it is answered; `fine` are refusals that mean it was done before."""
    for _ in range(2400):
        try:
            answer = await client.http.post(path, json=body)
            if answer.status_code not in BY_PROXY:
                content = answer.json()
                if answer.status_code < 300 or content["error"] in fine:
                    return content
                assert content["error"] == "storage-down", content
        except NO_ANSWER:
            pass
        await asyncio.sleep(0.1)
    raise AssertionError(f"no answer to {path}")


async def fetch(client: Client, path: str) -> bytes:
    """Repeats a request until there is an answer."""
    for _ in range(2400):
        with suppress(*NO_ANSWER):
            answer = await client.http.get(path)
            if answer.status_code == 200:
                return answer.content
            assert answer.status_code in (503, *BY_PROXY), answer.text
        await asyncio.sleep(0.1)
    raise AssertionError(f"no answer to {path}")


async def open_match(
    url: str, game: str, seats: Sequence[type[Player] | str], seed: object, **more: Any
) -> list[Player]:
    """A match of two short rounds that has begun: players of the given kinds, and bots."""
    known = {option.name for option in GAMES[game].options}
    options: dict[str, Any] = {"max_rounds": 2}
    options |= {"max_turns": 40} if "max_turns" in known else {}
    # Random moves end few rounds of gin.
    options |= {"stalled": "void"} if "stalled" in known else {}
    people = [at for at, seat in enumerate(seats) if not isinstance(seat, str)]
    clients = [Client(url, f"P{at}") for at in people]
    for client in clients:
        await insist(client, "/api/guest", {"name": client.name})
    wanted = [seat if isinstance(seat, str) else "open" for seat in seats]
    wanted[people[0]] = "me"
    # Two of three have their own words in the deals.
    devices = [Device(f"{seed}/{at}") if at % 3 != 2 else None for at in people]
    pledges = [{"pledge": one.pledge} if one else {} for one in devices]
    body = {"game": game, "seats": wanted, "options": options, **pledges[0], **more}
    table = (await insist(clients[0], "/api/tables", body))["id"]
    path = f"/api/tables/{table}/commands"
    for at, client, pledge in zip(people[1:], clients[1:], pledges[1:], strict=True):
        await insist(client, path, {"do": "sit", "seat": at, **pledge})
    await insist(clients[0], path, {"do": "start"})
    kinds = [seat for seat in seats if not isinstance(seat, str)]
    return [
        kind(client, table, seed, device)
        for kind, client, device in zip(kinds, clients, devices, strict=True)
    ]  # fmt: skip


async def log_of(database: str, table: str) -> list[dict[str, Any]]:
    """The log as the database has it."""
    store = Store(database)
    try:
        return [dict(row) for row in await store.rows(rows.entry_rows(table, 0))]
    finally:
        await store.close()


async def audit(database: str, players: Sequence[Player]) -> int:
    """Checks everything that the players were promised; returns the number of moves."""
    table = players[0].table_id
    log = await log_of(database, table)
    assert [entry["number"] for entry in log] == [*range(1, len(log) + 1)]
    for player in players:
        seat = player.table["you"]
        written = [(one["key"], one["number"]) for one in log if one["seat"] == seat and one["key"]]
        assert dict(written) == player.done, sorted(set(written) ^ set(player.done.items()))
        assert len(written) == len(player.done)
        assert not player.refused & {key for key, _ in written}
    await check_record(players)
    for player in players:
        await player.client.close()
    return sum(len(player.done) for player in players)


async def check_record(players: Sequence[Player]) -> None:
    """The record is fair, and says what the players saw and their devices kept."""
    text = await fetch(players[0].client, f"/api/tables/{players[0].table_id}/record")
    for player in players:
        if player.device and player.device.kept:
            kept = fair.read_receipt(json.dumps(player.device.kept).encode())
            assert not fair.judge(text, kept).is_broken
    result = json.loads(encoding.ENCODER.encode(record.verify(text).result))
    assert result
    for player in players:
        assert player.table["result"] == result, (player.table["result"], result)
