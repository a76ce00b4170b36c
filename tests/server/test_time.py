"""Nobody gets more time than agreed, whatever happens at a table.

Rooms as the server has them, with a time that the test sets, are played at random: moves, slow and
fast, of several people at once, people who do nothing, who lie about their connection, who pause,
go away, come back and resign. How long somebody could think is measured here, from outside, and
compared with what the setting allows for the turns that they had.
"""

import asyncio
from collections import Counter
from random import Random
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rummel import encoding, wire
from rummel.bots.random import random_move
from rummel.errors import RuleError
from rummel.game import Turn, format_move
from rummel.games import GAMES
from rummel.server import presence
from rummel.server.bot_runner import BotRunner
from rummel.server.commands import Stale
from rummel.server.listener import Listener
from rummel.server.room import Room
from rummel.server.rooms import Rooms
from rummel.server.scheduler import LEASE
from rummel.server.worker_pool import WorkerPool
from rummel.tables import lobby
from rummel.tables.clock import Limit
from rummel.tables.table import Due, Seat, Table, deal_round, next_due
from rummel.tables.who import Who
from rummel.testkit import random_rules
from tests.server.kit import until
from tests.server.test_table import dealt, opened
from tests.server.worlds import NoDatabase

# What the documentation says (docs/api.md). A change there has to be one here.
MINIMUM: Final = 2.0
STRIKE_AGAIN: Final = 1.0
LAG_QUOTA: Final = 3.0
LAG_REFILL: Final = 0.25
# A time-out ends a turn or brings it further; no turn needs more of them.
MOST_STRIKES: Final = 4
START: Final = 1_000_000.0
_A_BIT: Final = 1e-6  # what sums of floats may be off by


class _Time:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.seconds = START

    def now(self) -> float:
        return self.seconds


class _Database(NoDatabase):
    def __init__(self) -> None:
        self.clock = _Time()  # type: ignore[assignment]


def any_limit(chance: Random) -> Limit:
    if chance.random() < 0.5:
        return wire.TurnClock(chance.choice((5, 20, 60, 86_400)))
    return wire.BankClock(chance.choice((1, 10, 60)), chance.choice((0, 1, 5)))


class Timed:
    """A table, its people, and how long each of them could think."""

    def __init__(self, game: str, seed: int, limit: Limit | None = None) -> None:
        self.chance = chance = Random(f"{game}/{seed}")
        preset = GAMES[game]
        rules = random_rules(preset, chance)
        self.limit = limit or any_limit(chance)
        away: wire.Away = chance.choice(("wait", "bot", "resign"))
        setup = wire.Setup(clock=self.limit, away=away, grace=chance.choice((0, 5, 40)))
        self.people = [
            Who(id=f"person-{seat}", name=f"Name {seat}", language="en")
            for seat in range(rules.players)
        ]
        database = _Database()
        self.time: Any = database.clock
        self.rooms = Rooms(database, BotRunner(WorkerPool("bots", 1)))  # type: ignore[arg-type]
        wanted = wire.NewTable(game=game, options=encoding.plain(rules), setup=setup)
        table = lobby.created(self.people[0], wanted, "t" * 14, chance.randbytes(32), START)
        for who in self.people[1:]:
            table = lobby.sat(table, who, None, None)
        self.room = self.rooms.add(table)
        # What is due is done when the time of the test has come, by no other timer.
        self.room.scheduler.schedule = lambda lease=0.0: None  # type: ignore[method-assign]
        # Somebody always looks on, or the table would stand still.
        self.room.scheduler._is_attended = lambda *_, **__: True  # type: ignore[method-assign]
        self.here: dict[int, Listener] = {}
        # How slow each is, in parts of the limit: some never do anything.
        self.speed = [chance.choice((0.02, 0.3, 0.9, 5.0)) for _ in self.people]
        self.liars = {seat for seat in range(rules.players) if chance.random() < 0.3}
        self.turns: list[Turn | None] = [None] * rules.players
        self.thought = [0.0] * rules.players  # in the turn that each is in
        self.total = [0.0] * rules.players
        self.strikes = [0] * rules.players  # in the turn
        self.had: list[Counter[bool]] = [Counter() for _ in self.people]  # turns, and reactions
        self.all_strikes = [0] * rules.players

    @property
    def table(self) -> Table:
        return self.room.table

    # ------------------------------------------------------------------------------- measured

    def thinks(self, seat: int) -> bool:
        """Whether the seat's person could move now."""
        return (
            seat in self.table.to_act
            and not self.table.paused
            and not self.table.has_left(seat)
            and self.table.bot_of(seat, self.time.now()) is None
        )

    def pass_time(self, to: float) -> None:
        """Lets time pass while the seats that may act think."""
        seconds = max(0.0, to - self.time.seconds)
        for seat in range(len(self.people)):
            if self.thinks(seat):
                self.thought[seat] += seconds
                self.total[seat] += seconds
        self.time.seconds += seconds
        self.check()

    def note_turns(self) -> None:
        """After each entry: which turns have begun."""
        match = self.table.match
        for seat in range(len(self.people)):
            turn = None
            if match and not match.result and not self.table.has_left(seat):
                turn = self.table.game.family.turn(match.state, seat)
            if turn != self.turns[seat]:
                self.turns[seat] = turn
                self.thought[seat], self.strikes[seat] = 0.0, 0
                if turn:
                    self.had[seat][turn.reaction] += 1

    def check(self) -> None:
        for seat in range(len(self.people)):
            turns = self.had[seat].total()
            lag = LAG_QUOTA + LAG_REFILL * turns
            strikes = self.all_strikes[seat] * STRIKE_AGAIN
            if isinstance(self.limit, wire.TurnClock):
                in_turn = float(self.limit.seconds) + self.strikes[seat] * STRIKE_AGAIN
                turn = self.turns[seat]
                if turn and turn.reaction:
                    in_turn = max(in_turn / 4, min(in_turn, 15.0))
                assert self.thought[seat] <= in_turn + LAG_QUOTA + _A_BIT
                most = float(self.limit.seconds * turns)
            else:
                own = self.had[seat][False]
                most = self.limit.seconds + self.limit.increment * own + MINIMUM * turns
            assert self.total[seat] <= most + strikes + lag + _A_BIT, (
                f"{self.table.game.id}: seat {seat} thought for {self.total[seat]} s "
                f"in {self.had[seat]} turns of {self.limit}"
            )
            assert self.strikes[seat] <= MOST_STRIKES

    def legal(self, seat: int) -> list[str]:
        return [format_move(move) for move in self.room.view(seat).legal]

    # ----------------------------------------------------------------------------------- play

    async def settle(self) -> None:
        """Waits until everything in progress is done."""
        while self.rooms._tasks:
            await asyncio.wait(set(self.rooms._tasks))

    async def do(self, seat: int, command: wire.AnyCommand, lag: float = 0.0) -> bool:
        try:
            await self.command(seat, command, lag)
        except (RuleError, Stale):
            return False
        finally:
            self.note_turns()
        return True

    async def command(self, seat: int, command: wire.AnyCommand, lag: float) -> None:
        await self.room.command(self.people[seat], command, lag)

    def due(self) -> Due | None:
        return next_due(self.table, self.time.now())

    async def let_pass(self, until: float) -> bool:
        """Lets time pass and does what is due; False as soon as something was done."""
        due = self.due()
        if due is None or due.at > until:
            self.pass_time(until)
            return True
        self.pass_time(due.at)
        number = self.table.number
        if due.what == "time-out":
            self.strikes[due.seat] += 1
            self.all_strikes[due.seat] += 1
        await self.room.scheduler.act()
        await self.settle()
        self.note_turns()
        assert self.table.number > number, f"{due} was not done"
        return False

    async def run(self, steps: int) -> None:
        await self.do(0, wire.Start())
        for _ in range(steps):
            if self.table.status == "over":
                break
            await self.step()
            await self.settle()
        self.close()

    def close(self) -> None:
        self.room.close()
        self.rooms.bots.stop()

    async def step(self) -> None:
        chance = self.chance
        what = chance.random()
        if what < 0.06:
            await self.pause()
        elif what < 0.12:
            self.come_or_go()
        elif what < 0.13:
            await self.do(chance.randrange(len(self.people)), wire.Resign())
        elif self.table.paused:
            self.pass_time(self.time.now() + chance.expovariate(1 / 100))
            await self.do(chance.randrange(len(self.people)), wire.Pause(on=False))
        elif not self.table.to_act:
            await self.let_pass(self.time.now() + 50.0)
        else:
            await self.move()

    async def move(self) -> None:
        """Somebody thinks and moves, unless something else happens before."""
        chance = self.chance
        seat = chance.choice(self.table.to_act)
        limit = max(2.0, float(self.limit.seconds))
        wait = chance.expovariate(1 / (self.speed[seat] * limit))
        due = self.table.clocks.due(seat)
        if due is not None and (seat in self.liars or chance.random() < 0.1):
            # As late as a lie, or a good connection, may help.
            wait = due - self.time.now() + chance.choice((-0.5, 0.0, 0.5, 0.9))
        if not await self.let_pass(self.time.now() + max(0.0, wait)):
            return
        if not self.thinks(seat):
            return
        move = format_move(random_move(self.room.view(seat), chance))
        lag = chance.choice((1.0, 30.0)) if seat in self.liars else chance.choice((0.0, 0.1))
        number = self.table.number
        played = wire.Play(number=number, move=move, key=f"{number}")
        if not await self.do(seat, played, lag):
            # It came too late, and the clock has struck instead.
            assert self.table.number == number + 1
            self.strikes[seat] += self.turns[seat] is not None
            self.all_strikes[seat] += 1

    async def pause(self) -> None:
        """Somebody asks for a pause, sometimes everybody; one player alone does not stop time."""
        table = self.table
        everybody = table.people()
        asking = everybody if self.chance.random() < 0.4 else self.chance.sample(everybody, 1)
        agreed = {seat for seat in everybody if table.seats[seat].pausing} | set(asking)
        for seat in asking:
            await self.do(seat, wire.Pause())
        if self.table.status == "playing":
            assert self.table.paused == (agreed >= set(everybody))

    def come_or_go(self) -> None:
        seat = self.chance.randrange(len(self.people))
        if seat in self.here:
            self.room.part(self.here.pop(seat))
        else:
            self.here[seat] = self.room.join(self.people[seat])


@pytest.mark.parametrize("game", GAMES)
@settings(deadline=None, max_examples=20)
@given(seed=st.integers(0, 2**32))
def test_nobody_thinks_longer_than_agreed(game: str, seed: int) -> None:
    asyncio.run(Timed(game, seed).run(120))


def test_a_move_that_comes_too_late_is_none() -> None:
    """The node was asleep and nobody was timed out: the clock strikes before the move counts."""

    async def story() -> None:
        timed = Timed("karo8", 1, wire.TurnClock(60))
        await timed.do(0, wire.Start())
        (seat,) = timed.table.to_act
        number = timed.table.number
        timed.time.seconds += 60.5
        late = wire.Play(number=number, move=timed.legal(seat)[0], key="late")
        with pytest.raises(Stale) as refused:
            await timed.command(seat, late, 0.4)
        assert refused.value.error.code == "stale"
        assert timed.table.number == number + 1
        assert timed.room._news.tail[-1].events[0].code == "timed-out"
        # But where the connection is known to be that slow, the move was made in time.
        (seat,) = timed.table.to_act
        timed.time.seconds += 60.5
        move = wire.Play(number=number + 1, move=timed.legal(seat)[0], key="slow")
        await timed.command(seat, move, 0.6)
        assert timed.table.number == number + 2
        timed.close()

    asyncio.run(story())


# ----------------------------------------------------------------- what is due without a command


def a_room(table: Table, *away: int) -> Room:
    """A table that nobody is connected to; these seats have been away since the start."""
    rooms = Rooms(_Database(), BotRunner(WorkerPool("bots", 1)))  # type: ignore[arg-type]
    seats = (replace(one, away=START if at in away else None) for at, one in enumerate(table.seats))
    return rooms.add(replace(table, seats=tuple(seats)))


def at(room: Room, seconds: float) -> None:
    time: Any = room.rooms.store.clock
    time.seconds = START + seconds


RESIGN: Final = wire.Setup(clock=wire.TurnClock(30), away="resign", grace=60)


def test_players_who_have_gone_resign_though_their_clocks_do_not_strike() -> None:
    """Where nobody attends, a time-out that is overdue stays so. What else is due is done."""

    async def story() -> None:
        room = a_room(dealt("gin", RESIGN), 0, 1)
        at(room, 61)
        assert next_due(room.table, START) == Due(31.0, "time-out", room.table.to_act[0])
        await room.scheduler.act()
        assert room.table.has_left(0)
        room.close()
        room.rooms.bots.stop()

    asyncio.run(story())


def test_nobody_resigns_in_the_place_of_another() -> None:
    """Both have been away for too long, but one of them comes back just before it is written."""

    async def story() -> None:
        room = a_room(dealt("karo8", RESIGN, players=3), 0, 1)
        at(room, 61)
        async with room.lock:
            acting = asyncio.create_task(room.scheduler.act())
            await asyncio.sleep(0)
            back = replace(room.table.seats[0], away=None)
            room.table = replace(room.table, seats=(back, *room.table.seats[1:]))
        await acting
        assert [room.table.has_left(seat) for seat in range(3)] == [False, True, False]
        room.close()
        room.rooms.bots.stop()

    asyncio.run(story())


def test_people_who_come_and_go_do_not_hold_bots_up() -> None:
    async def story() -> None:
        table = opened("gin")
        bots = replace(table, seats=(Seat(bot="nora"), Seat(bot="ada")))
        room = a_room(bots)
        room.rooms.bot_pause = 1.0
        room._advance(deal_round(room.table, ["", ""], START))
        wakes = set()
        for step in range(5):
            at(room, 0.2 * step)
            spectator = room.join(None)
            wakes.add(room.scheduler.wake())
            room.part(spectator)
        assert wakes == {START + 1.0 + LEASE}
        room.close()
        room.rooms.bots.stop()

    asyncio.run(story())


def test_who_has_come_to_the_start_and_gone_is_away_at_once() -> None:
    """However soon: nobody is still waited for who has been here."""

    async def story() -> None:
        room = a_room(dealt("gin", RESIGN))
        await room.presence.save_missing()
        assert [seat.away for seat in room.table.seats] == [START + 10] * 2
        room.part(room.join(Who(id="p1", name="P1", language="en")))
        await room.presence._save(1)
        assert [seat.away for seat in room.table.seats] == [START + 10, START]
        room.close()
        room.rooms.bots.stop()

    asyncio.run(story())


def test_people_who_come_and_go_are_told_of_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    """All who look on are sent the table again, so that must not happen every time."""

    async def story() -> None:
        room = a_room(dealt("gin"))
        room.join(None)
        told = room.table_changes
        for _ in range(20):
            room.part(room.join(None))
        assert room.table_changes == told
        # Whoever comes has the table at once.
        assert b'"watchers":2' in room.join(None).pull()[0]
        room.close()
        room.rooms.bots.stop()

    monkeypatch.setattr(presence, "_CALM", 3600.0)
    asyncio.run(story())


def test_what_is_told_later_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        room = a_room(dealt("gin"))
        first = room.join(None)
        room.join(None)
        await until(lambda: b'"watchers":2' in b"".join(first.pull()))
        room.close()
        room.rooms.bots.stop()

    monkeypatch.setattr(presence, "_CALM", 0.05)
    asyncio.run(story())


def test_a_program_that_plays_by_requests_alone_is_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its requests keep it from being away, for a while each; a connection says it better."""

    async def story() -> None:
        room = a_room(dealt("gin", RESIGN))
        player, guest = room.table.seats[1].person, Who(id="p9", name="Zoe", language="en")
        assert player
        await room.check_presence()
        assert room.table.seats[1].away is not None
        room.requested(guest)
        assert not room.presence.is_anybody_here  # whoever only looks on has to stay
        monkeypatch.setattr(presence, "_REQUESTED", 3600.0)
        program = Who(id=player, name="Robot", language="en")
        room.requested(program)
        assert room.presence.count(1) == 1
        await until(lambda: room.table.seats[1].away is None)
        monkeypatch.setattr(presence, "_REQUESTED", 0.0)
        room.requested(program)  # and nothing more
        await until(lambda: room.table.seats[1].away is not None)
        assert not room.presence.is_here(1)
        monkeypatch.setattr(presence, "_REQUESTED", 3600.0)
        room.requested(program)
        with_page = room.join(program)
        assert room.presence.count(1) == 1
        room.requested(program)
        room.part(with_page)  # away at once, as their page says
        assert not room.presence.is_here(1)
        room.close()
        room.rooms.bots.stop()

    asyncio.run(story())
