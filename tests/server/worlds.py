"""A table played in two worlds that look the same to one seat: no message to that seat may differ
between them.

The rooms and listeners are the server's own; only the database is left out. A twin of a room has
the same table with the pieces that one seat can't see redealt, and another secret.
"""

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
from msgspec.structs import replace

from rummel import deal, encoding, wire
from rummel.bots.random import random_move
from rummel.deal import Stream
from rummel.errors import RuleError
from rummel.family import Game
from rummel.game import View, format_move, heard
from rummel.lang import languages
from rummel.pieces import Piece
from rummel.server.bot_runner import BotRunner
from rummel.server.commands import Stale
from rummel.server.error_responses import refusal
from rummel.server.listener import Listener
from rummel.server.room import Room
from rummel.server.rooms import Rooms
from rummel.server.store import Job
from rummel.server.worker import hint as hint_json
from rummel.server.worker_pool import WorkerPool
from rummel.tables import lobby
from rummel.tables.table import Table, time_out
from rummel.tables.who import Who
from rummel.testkit import fuzzed_move, random_rules
from tests.server.kit import Device

Seat = int | None
Messages = list[dict[str, Any]]
PROBES = 8  # how often everything is compared in a match, or a little more


class _Clock:
    def now(self) -> float:
        return 1_000_000.0


class NoDatabase:
    """Accepts every write and stores nothing."""

    is_sqlite = True
    clock = _Clock()

    async def commit(self, job: Job) -> None:
        await asyncio.sleep(0)

    async def row(self, _statement: object) -> None:
        return None

    async def rows(self, _statement: object) -> Sequence[Any]:
        return ()

    @asynccontextmanager
    async def change(self, _wake: Sequence[str] = ()) -> AsyncIterator["NoDatabase"]:
        yield self

    async def execute(self, _statement: object) -> Any:
        return SimpleNamespace(rowcount=1)


def person(seat: int, chance: Random) -> Who:
    return Who(id=f"person-{seat}", name=f"Name {seat}", language=chance.choice(languages()))


class World:
    """A match in progress: its room, its people, and what was compared."""

    def __init__(self, game: Game, seed: str, *, preset: bool) -> None:
        self.chance = Random(seed)
        rules = game.configure(rounds=1) if preset else random_rules(game, self.chance)
        if getattr(rules, "stalled", None) == "again":  # random moves end few rounds of gin
            rules = replace(rules, stalled="void")
        self.game = game
        self.people = [person(seat, self.chance) for seat in range(rules.players)]
        self.counts: Counter[str] = Counter()
        self.rooms = Rooms(NoDatabase(), BotRunner(WorkerPool("bots", 1)))  # type: ignore[arg-type]
        self.devices = [Device(f"{seed}/{seat}") for seat in range(rules.players)]
        wanted = wire.NewTable(
            game=game.id, options=encoding.plain(rules), pledge=self.devices[0].pledge
        )
        table = lobby.created(self.people[0], wanted, "t" * 14, self.chance.randbytes(32), 1.0)
        for who, device in zip(self.people[1:], self.devices[1:], strict=True):
            table = lobby.sat(table, who, None, device.pledge)
        self.room = self.rooms.add(table)

    @property
    def seats(self) -> list[Seat]:
        return [*range(len(self.people)), None]

    def who(self, seat: Seat) -> Who | None:
        return None if seat is None else self.people[seat]

    def twin(self, seat: Seat) -> Room:
        """Another room that looks the same to the seat."""
        table = self.room.table
        assert table.match
        stream = Stream(self.chance.randbytes(32))
        state = self.game.family.resample(table.match.state, seat, stream)
        return self.copy(
            replace(
                table, match=replace(table.match, state=state), secret=self.chance.randbytes(32)
            )
        )

    def copy(self, table: Table | None = None) -> Room:
        room = Room(self.rooms, table or self.room.table)
        room.table_changes = self.room.table_changes
        room.drafts = dict(self.room.drafts)
        room.chat.said.extend(self.room.chat.said)
        room._news.tail.extend(self.room._news.tail)
        return room

    # ------------------------------------------------------------------------------- messages

    def messages(self, room: Room, seat: Seat, after: int | None = None) -> Messages:
        """All messages to a client. What depends on the secret is removed and checked here."""
        received: Messages = [
            json.loads(message) for message in Listener(room, self.who(seat), after).pull()
        ]
        for message in received:
            if message["is"] == "table":
                self._judge(room, message.pop("commit"), message.pop("reveal"))
        return received

    def _judge(self, room: Room, commit: str, reveal: dict[str, Any] | None) -> None:
        """The commitment is a hash; a seed is sent only once its round, or the match, is over."""
        match = room.table.match
        seeds = deal.chain(room.table.secret, room.table.rules.max_deals)
        assert commit == deal.commitment(seeds[0])
        over = match is not None and (match.state.outcome or match.result)
        assert (reveal is not None) == bool(over)
        if reveal:
            assert match
            assert reveal["round"] == match.round
            assert reveal["seed"] == seeds[match.round - 1].hex()

    def same(self, seat: Seat, what: str, one: object, other: object) -> None:
        self.counts[what] += 1
        assert msgspec.json.encode(one) == msgspec.json.encode(other), (
            f"{what} to {seat} depends on what it can't see"
        )

    # --------------------------------------------------------------------------------- probes

    async def probe(self) -> None:
        for seat in self.seats:
            twin = self.twin(seat)
            self.same(seat, "position", self.messages(self.room, seat), self.messages(twin, seat))
            if seat is not None:
                await self._probe_commands(seat)
        await self._probe_drafts()

    async def _probe_commands(self, seat: int) -> None:
        """Commands of a player, most of them illegal: the same answer in both worlds."""
        who, number = self.people[seat], self.room.table.number
        for move in self._attempts(seat):
            checked = wire.Check(number=number, move=move)
            played = wire.Play(number=number, move=move, key="k")
            for command in (checked, played):
                one = await self.answer(self.copy(), who, command)
                other = await self.answer(self.twin(seat), who, command)
                self.same(seat, "answer", one, other)
        late = wire.Play(number=number - 1, move="pass", key="k")
        one = await self.answer(self.copy(), who, late)
        self.same(seat, "stale", one, await self.answer(self.twin(seat), who, late))
        if seat in self.room.table.to_act:
            hint, twins = (
                hint_json(room.hint_knowledge(who)) for room in (self.copy(), self.twin(seat))
            )
            self.same(seat, "hint", hint, twins)

    def _attempts(self, seat: int) -> list[str]:
        """Moves: some that are listed, some with any pieces in them, some of other seats."""
        family = self.game.family
        view = self.room.view(seat)
        acting = [self.room.view(other) for other in self.room.table.to_act]
        listed = [move for other in acting for move in other.legal]
        attempts = [format_move(fuzzed_move(family, view, self.chance)) for _ in range(6)]
        attempts += [format_move(move) for move in self.chance.sample(listed, min(3, len(listed)))]
        # The same move with another piece: does the answer tell where that one is?
        for move in self.chance.sample(listed, min(2, len(listed))):
            words = format_move(move).split()
            words[-1] = str(self.chance.choice(pieces_of(self.room.table)))
            attempts.append(" ".join(words))
        return attempts

    async def answer(self, room: Room, who: Who, command: wire.AnyCommand) -> wire.AnyMessage:
        try:
            return await room.command(who, command)
        except (RuleError, Stale) as error:
            return refusal(error, room.words(who.language), command.key)[0]

    async def _probe_drafts(self) -> None:
        """A draft is visible to everybody, or only to its seat."""
        table = self.room.table
        for seat in table.to_act:
            hand = _hand(self.room.view(seat), seat)
            if not hand:
                continue
            some = [str(one) for one in self.chance.sample(hand, min(3, len(hand)))]
            command = wire.Draft(number=table.number, melds=(" ".join(some),))
            room, quiet = self.copy(), self.copy()
            await room.command(self.people[seat], command)
            for other in self.seats:
                messages = self.messages(room, other)
                if other == seat or self.game.family.building:
                    drafts = [one for one in messages if one["is"] == "drafted"]
                    assert [one["seat"] for one in drafts] == [seat]
                    self.counts["draft"] += 1
                else:
                    self.same(other, "draft", messages, self.messages(quiet, other))

    async def probe_step(
        self, seat: int, act: Callable[[Room], Any], before: Sequence[Room]
    ) -> None:
        """The message of a step, where the move is possible in the other world too."""
        number = self.room.table.number - 1
        for other, twin in zip(self.seats, before, strict=True):
            if other == seat:
                continue
            try:
                await act(twin)
            except RuleError:
                self.counts["impossible"] += 1
                continue
            after = [json.loads(one) for one in self.room.news(other, number)]
            twins = [json.loads(one) for one in twin.news(other, number)]
            if after[-1]["view"] == twins[-1]["view"]:
                self.same(other, "step", after, twins)

    # ----------------------------------------------------------------------------------- play

    async def run(self) -> None:
        await self.room.command(self.people[0], wire.Start())
        await self._reveal(1)
        self._check_deal()
        done = 0
        while self.room.table.status == "playing":
            table = self.room.table
            assert table.match
            if table.match.between_rounds:
                await self.probe()
                await self._next_round()
                continue
            seat = self.chance.choice(table.to_act)
            look = not done or self.chance.random() < (0.15 if done < PROBES else 0.01)
            done += look
            before = [self.twin(one) for one in self.seats] if look else []
            if look:
                await self.probe()
            act = self._choose(seat)
            await act(self.room)
            if look:
                await self.probe_step(seat, act, before)
        await self.probe()
        self.room.close()

    def _choose(self, seat: int) -> Callable[[Room], Any]:
        number, who = self.room.table.number, self.people[seat]
        if self.chance.random() < 0.02:
            hand = _hand(self.room.view(seat), seat)
            draft = (tuple(hand[:3]),)

            async def run_out(room: Room) -> None:
                room._advance(time_out(room.table, seat, draft, room.rooms.now()))

            return run_out
        move = random_move(self.room.view(seat), self.chance)
        command = wire.Play(number=number, move=format_move(move), key=f"{number}")
        return lambda room: room.command(who, command)

    async def _reveal(self, number: int) -> None:
        for who, device in zip(self.people, self.devices, strict=True):
            words = wire.Reveal(round=number, words=device.words(number))
            with suppress(RuleError):  # the first deal waits for those who are there
                await self.room.command(who, words)

    async def _next_round(self) -> None:
        number = self.room.table.number
        assert self.room.table.match
        await self._reveal(self.room.table.match.round + 1)
        for who in self.people:
            await self.room.command(who, wire.Ready())
        while self.room.table.number == number:
            await asyncio.sleep(0)
        self._check_deal()

    def _check_deal(self) -> None:
        """A deal reveals no piece to a seat that the view after it does not show.

        Lots for the first turn are drawn in the open, and from a pack of their own.
        """
        events = [one for one in self.room._news.tail[-1].events if not one.code.endswith("-lot")]
        for seat in self.seats:
            shown = encoding.view_json(self.room.view(seat))
            seen = set(json.dumps(json.loads(bytes(shown))).replace('"', " ").split())
            for event in heard(events, seat):
                for fact in _flat(event.facts.values()):
                    if isinstance(fact, Piece):
                        assert str(fact) in seen or f"{fact}," in seen, (event.code, seat)
                        self.counts["dealt"] += 1


def _flat(values: Any) -> list[Any]:
    return [
        one for value in values for one in (_flat(value) if isinstance(value, tuple) else [value])
    ]


def pieces_of(table: Table) -> list[int]:
    assert table.match
    return table.game.family.pieces_of(table.match.state)


def _hand(view: View, seat: int) -> list[Piece]:
    hands = getattr(view, "hands", None)
    hand = (hands[seat] if hands else None) or ()
    return [one for one in hand if isinstance(one, Piece)]


def play(game: Game, number: int) -> Counter[str]:
    seed = f"{game.id}/{number}"
    made = World(game, seed, preset=number % 3 == 0)
    try:
        asyncio.run(made.run())
    except BaseException as error:
        error.add_note(f"{game.id} with seed {seed!r} and {made.room.table.rules}")
        raise
    return made.counts
