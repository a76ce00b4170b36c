"""A table at play: commands, listeners, and what is due.

A room applies a command to the table it knows, commits, and only then advances and tells its
listeners. If another node was faster, the commit fails, and the room reads what it has missed.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec.structs import replace
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rummel import hints, match, wire
from rummel.bots import find_bot
from rummel.errors import RuleError
from rummel.game import Event, View, format_fact, format_move, heard, parse_move
from rummel.games import has_tiles
from rummel.lang import Style, Words
from rummel.match import Match
from rummel.pieces import Meld
from rummel.server import lobby, metrics, rows
from rummel.server.listener import Listener
from rummel.server.lobby import own_seat, with_seat, words_of
from rummel.server.people import Who
from rummel.server.schema import chat, mutes
from rummel.server.spoken import cleaned
from rummel.server.store import Behind, Job, StorageError
from rummel.server.table import (
    Due,
    Moment,
    Table,
    deal_round,
    follow,
    next_due,
    play,
    read_draft,
    resign,
    time_out,
)
from rummel.wire import AnyCommand

if TYPE_CHECKING:
    from rummel.server.rooms import Rooms

_LOG: Final = logging.getLogger("rummel.room")
_TAIL: Final = 300  # entries whose events are kept for those who come back
_PAST: Final = 80  # of them, those of the round that a newcomer is told
_MOST_NEWS: Final = 50  # answers kept to what clients of different knowledge have missed
_CHAT: Final = 50  # lines that a newcomer reads
LEASE: Final = 2.0  # how long others wait for the node that is to act
DEAD: Final = 20.0  # seconds without a sign of life
_IDLE: Final = 60.0  # seconds that a room without listeners is kept
_TRIES: Final = 4  # times that a change is tried again when somebody was faster
NOBODY: Final = -1  # the seat of those who look on
BYE: Final = wire.Bye("restart", 1.0)


class Stale(Exception):
    """The command answers a number that is not the last one."""

    def __init__(self, error: RuleError, now: wire.Position) -> None:
        super().__init__(error.code)
        self.error = error
        self.now = now


class Step(NamedTuple):
    """An entry of the log as listeners need it."""

    number: int
    events: tuple[Event, ...]


class Room:
    """A table, and those who look at it through this node."""

    def __init__(self, rooms: "Rooms", table: Table, read: Sequence[Moment] = ()) -> None:
        self.rooms = rooms
        self.table = table
        self.info = 0  # counts changes of what the table message tells
        self.drafts: dict[int, tuple[int, tuple[str, ...]]] = {}
        self.said: deque[wire.Said] = deque(maxlen=_CHAT)
        self.idle_since = rooms.now()
        self._tail = deque((_step(moment) for moment in read), maxlen=_TAIL)
        self._lock = asyncio.Lock()
        self._listeners: set[Listener] = set()
        self._elsewhere: dict[int, int] = {}  # connections at other nodes, by seat
        self._unsaved: set[int] = set()  # seats whose connections could not be written down
        self._mutes: dict[str, frozenset[str]] = {}
        self._news: dict[tuple[int | None, int], list[bytes]] = {}
        self._timer: asyncio.TimerHandle | None = None

    # --------------------------------------------------------------------------------- listeners

    def join(self, who: Who | None, after: int | None = None) -> Listener:
        """A new connection. `after` is the last number that the client knows."""
        listener = Listener(self, who, after)
        seat = listener.seat
        if seat is None and not self.table.setup.watchers:
            raise RuleError("watch-closed")
        self._listeners.add(listener)
        metrics.LISTENERS.inc()
        if self.rooms.stopping:
            listener.close(BYE)
        self._recount(seat)
        if who and who.id not in self._mutes:
            self.rooms.chore(self._read_mutes(who.id))
        return listener

    def part(self, listener: Listener) -> None:
        """The connection is closed."""
        if listener not in self._listeners:
            return
        self._listeners.discard(listener)
        metrics.LISTENERS.dec()
        self.idle_since = self.rooms.now()
        self._recount(listener.seat)

    def close(self) -> None:
        if self._timer:
            self._timer.cancel()

    @property
    def is_idle(self) -> bool:
        return (
            not self._listeners
            and not self._lock.locked()
            and self.rooms.now() - self.idle_since > _IDLE
        )

    def hang_up(self) -> None:
        for listener in self._listeners:
            listener.close(BYE)

    def is_here(self, seat: int) -> bool:
        return self._here(seat) > 0

    def _here(self, seat: int) -> int:
        return self._local(seat) + self._elsewhere.get(seat, 0)

    def _local(self, seat: int) -> int:
        where = None if seat == NOBODY else seat
        return sum(listener.seat == where for listener in self._listeners)

    def _recount(self, seat: int | None) -> None:
        """Somebody came or went: the others are told, and the database."""
        self._tell_all(info=True)
        self.rooms.chore(self._save_presence(NOBODY if seat is None else seat))

    async def save_presence(self, *, again: bool) -> None:
        """Writes what could not be written before; or everything, since it was lost."""
        if again:
            self._unsaved |= {NOBODY if one.seat is None else one.seat for one in self._listeners}
        for seat in tuple(self._unsaved):
            await self._save_presence(seat)

    async def _save_presence(self, seat: int) -> None:
        """Writes down who is here, for other nodes and for when this one is killed."""
        async with self._lock:
            table = self.table
            statements = rows.here(self.rooms.node, table.id, seat, self._local(seat))
            if seat != NOBODY and table.status == "playing" and table.setup.away != "wait":
                since = None if self.is_here(seat) else table.seats[seat].away or self.rooms.now()
                self.table = with_seat(table, seat, away=since)
                statements.append(rows.away(table.id, seat, since))
                statements.append(rows.woken_at(table, self._wake()))
                self._tell_all(info=True)
                self._schedule()
            self._unsaved.discard(seat)
            try:
                await self.rooms.commit(statements, [self._told("p")])
            except (StorageError, Behind):
                self._unsaved.add(seat)
                self.rooms.doubt(table.id)

    async def look_around(self) -> None:
        """After the room was read, or a node died: who is missing is away from now on."""
        async with self.rooms.store.read() as db:
            await self._read_others(db)
        if self.table.status == "playing" and self.table.setup.away != "wait":
            for seat in self.table.people():
                if not self.is_here(seat):
                    await self._save_presence(seat)
        await self.save_presence(again=False)
        self._tell_all(info=True)
        self._schedule()

    def is_muted(self, person: str | None, seat: int) -> bool:
        """Whether a person wants to hear nothing from a seat."""
        return self.table.seats[seat].person in self._mutes.get(person or "", frozenset())

    async def _read_mutes(self, person: str) -> None:
        with suppress(StorageError):
            found = await self.rooms.store.rows(
                select(mutes.c.muted).where(mutes.c.person == person)
            )
            self._mutes[person] = frozenset(row["muted"] for row in found)

    # -------------------------------------------------------------------------------- what is told

    def table_message(self, who: Who | None) -> wire.Table:
        table = self.table
        now = self.rooms.now()
        played = table.match
        reveal = None
        if played and (played.state.outcome or played.result):
            reveal = wire.Reveal(played.round, table.words, table.reveal(played.round))
        next_deal = None
        if played and played.between_rounds and table.clocks.deal is not None:
            next_deal = max(0.0, table.clocks.deal - now)
        return wire.Table(
            id=table.id,
            game=table.game.id,
            rules=wire.plain(table.rules),
            setup=table.setup,
            status=table.status,
            seats=tuple(self._seat_info(seat, now) for seat in range(len(table.seats))),
            you=table.seat_of(who.id if who else None),
            number=table.number,
            round=played.round if played else 0,
            booked=played.booked if played else (),
            result=wire.plain(played.result) if played and played.result else None,
            commit=table.commitment,
            reveal=reveal,
            words=tuple(seat.words or "" for seat in table.seats),
            watchers=self._here(NOBODY),
            due=self._due(),
            banks=table.clocks.banks,
            next_deal=next_deal,
            paused=table.paused,
            rematch=table.rematch,
        )

    def _seat_info(self, at: int, now: float) -> wire.SeatInfo:
        table = self.table
        seat = table.seats[at]
        playing = table.match is not None
        return wire.SeatInfo(
            kind="bot" if seat.bot else "person" if seat.person or seat.name else "open",
            name=seat.name,
            bot=table.bot_of(at, now) if playing else seat.bot,
            here=bool(seat.bot) or self.is_here(at),
            host=seat.person is not None and seat.person == table.host,
            ready=table.match is not None and seat.ready > table.match.round,
            again=seat.again,
            pausing=seat.pausing,
            out=table.has_left(at),
        )

    def _due(self) -> tuple[float | None, ...]:
        now = self.rooms.now()
        left = self.table.clocks.paused
        if left is not None:
            return left
        return tuple(
            None if due is None else round(max(0.0, due - now), 3) for due in self.table.clocks.due
        )

    def words(self, language: str) -> Words:
        """Speaks a language with the names and pieces of this table."""
        names = [seat.name or "" for seat in self.table.seats]
        style: Style = "tiles" if has_tiles(self.table.rules) else "cards"
        return Words(language=language).at_table(names, style)

    def view(self, seat: int | None) -> View:
        if self.table.match is None:
            raise RuleError("table-not-started")
        return self.table.match.view(seat)

    def position(self, seat: int | None) -> wire.Position:
        return wire.Position(
            number=self.table.number, view=wire.view_json(self.view(seat)), due=self._due()
        )

    def news(self, seat: int | None, after: int) -> list[bytes]:
        """What a seat has not heard yet, encoded; the same for all who have heard as much."""
        asked = (seat, after)
        if asked not in self._news:
            steps = [step for step in self._tail if step.number > after]
            if after < 0 or not steps or steps[0].number != after + 1:
                told: list[Any] = [replace(self.position(seat), past=self._past(seat))]
            else:
                view = wire.view_json(self.view(seat))
                told = [
                    wire.Step(
                        number=step.number,
                        events=wire.heard_json(heard(step.events, seat)),
                        view=view if step is steps[-1] else None,
                        due=self._due() if step is steps[-1] else (),
                    )
                    for step in steps
                ]
            if len(self._news) >= _MOST_NEWS:  # clients say what they know, and may say anything
                self._news.clear()
            self._news[asked] = [wire.ENCODER.encode(one) for one in told]
        return self._news[asked]

    def _past(self, seat: int | None) -> tuple[wire.Past, ...]:
        """The round so far, as a seat heard it."""
        dealt = self.table.snapshot.number if self.table.snapshot else 0
        steps = [step for step in self._tail if step.number >= dealt]
        return tuple(
            wire.Past(step.number, wire.heard_json(heard(step.events, seat)))
            for step in steps[-_PAST:]
        )

    def drafts_for(self, seat: int | None) -> dict[int, tuple[str, ...]]:
        """The drafts that a seat may see: its own, and others' that are built in the open."""
        return {
            at: melds
            for at, (number, melds) in self.drafts.items()
            if number == self.table.number and (at == seat or self.table.game.family.open_drafts)
        }

    def _tell_all(self, *, info: bool = False) -> None:
        if info:
            self.info += 1
        for listener in self._listeners:
            listener.changed.set()

    def _told(self, what: str) -> str:
        return f"{self.table.id} {what} {self.rooms.node}"

    # ---------------------------------------------------------------------------------- commands

    async def command(self, who: Who, command: AnyCommand) -> wire.Answer:
        """Carries a command out, or raises a `RuleError`, `Stale` or `StorageError`."""
        # A client that hangs up in the middle must not leave the room half way.
        return await asyncio.shield(self.rooms.spawn(self._command(who, command)))

    async def _command(self, who: Who, command: AnyCommand) -> wire.Answer:
        if isinstance(command, wire.Ping):
            return wire.Answer(key=command.key)
        if isinstance(command, wire.Check):
            return self._check(who, command)
        if isinstance(command, wire.Say):
            return await self._say(who, command)
        if isinstance(command, wire.Mute):
            return await self._mute(who, command)
        for _ in range(_TRIES):
            try:
                async with self._lock:
                    return await self._do(who, command)
            except Behind:
                await self.refresh()
                if isinstance(command, wire.Play | wire.Resign):
                    first = await self._first_answer(own_seat(self.table, who), command.key)
                    if first:
                        return first
            except StorageError:
                self.rooms.doubt(self.table.id)  # it may be written all the same
                raise
        raise StorageError("busy")

    async def _do(self, who: Who, command: AnyCommand) -> wire.Answer:
        if isinstance(command, wire.Play):
            return await self._play(who, command)
        if isinstance(command, wire.Resign):
            return await self._resign(who, command)
        if isinstance(command, wire.Draft):
            return await self._draft(who, command)
        if isinstance(command, wire.Start):
            return await self._start(who, command)
        if isinstance(command, wire.Rematch):
            return await self._rematch(who, command)
        after = self._changed(who, command)
        if after != self.table:
            await self._change(after)
        return wire.Answer(key=command.key)

    async def _play(self, who: Who, command: wire.Play) -> wire.Answer:
        seat = own_seat(self.table, who)
        if command.number != self.table.number:
            first = await self._first_answer(seat, command.key)
            if first:
                return first
        self._at(seat, command.number)
        if self.table.paused:
            raise RuleError("table-paused")
        move = parse_move(self.table.game.family.moves, command.move)
        moment = play(self.table, seat, move, command.key, self.rooms.now())
        await self._append(moment)
        return wire.Answer(key=command.key, number=moment.entry.number)

    def _check(self, who: Who, command: wire.Check) -> wire.Answer:
        seat = own_seat(self.table, who)
        played = self._at(seat, command.number)
        words = self.words(who.language)
        move = parse_move(self.table.game.family.moves, command.move)
        refused = None
        try:
            match.apply(played, seat, move)
        except RuleError as error:
            refused = wire.refusal(error, words.error(error))
        melds = hints.melds_asked(move, self.view(seat))
        checked = wire.Checked(
            legal=refused is None, refusal=refused, melds=self._check_melds(melds, words)
        )
        return wire.Answer(key=command.key, check=checked)

    def _check_melds(self, melds: tuple[Meld, ...], words: Words) -> tuple[wire.CheckedMeld, ...]:
        """Each meld of a move for itself, so that a player sees what is wrong where."""
        found = []
        for meld in melds:
            try:
                reading, points = hints.read_meld(self.table.rules, meld)
                found.append(
                    wire.CheckedMeld(
                        meld=format_fact(reading.meld), kind=reading.kind, points=points
                    )
                )
            except RuleError as error:
                refused = wire.refusal(error, words.error(error))
                found.append(wire.CheckedMeld(meld=format_fact(meld), refusal=refused))
        return tuple(found)

    def _at(self, seat: int, number: int) -> Match:
        """The match, for a command that answers its last number."""
        if self.table.match is None:
            raise RuleError("table-not-started")
        if number != self.table.number:
            error = RuleError("stale", number=number, now=self.table.number)
            raise Stale(error, self.position(seat))
        return self.table.match

    async def _first_answer(self, seat: int, key: str) -> wire.Answer | None:
        """What a repeat gets; None for a command that is no repeat."""
        found = await self.rooms.store.row(rows.entry_by_key(self.table.id, seat, key))
        return wire.Answer(key=key, number=found["number"]) if found else None

    async def _resign(self, who: Who, command: wire.Resign) -> wire.Answer:
        seat = own_seat(self.table, who)
        first = await self._first_answer(seat, command.key)
        if first:
            return first
        if self.table.match is None:
            raise RuleError("table-not-started")
        moment = resign(self.table, seat, command.key, self.rooms.now())
        await self._append(moment)
        return wire.Answer(key=command.key, number=moment.entry.number)

    async def _draft(self, who: Who, command: wire.Draft) -> wire.Answer:
        seat = own_seat(self.table, who)
        self._at(seat, command.number)
        if seat not in self.table.to_act:
            raise RuleError("not-your-turn", seat=seat)
        draft = read_draft(command.melds)
        self._check_draft(seat, draft)
        melds = tuple(format_fact(meld) for meld in draft)
        await self.rooms.commit(
            rows.drafted(self.table.id, seat, self.table.number, melds), [self._told("d")]
        )
        self.drafts[seat] = (self.table.number, melds)
        self._tell_all()
        return wire.Answer(key=command.key)

    def _check_draft(self, seat: int, melds: Sequence[Meld]) -> None:
        """Nobody builds with what they don't have: others would believe it."""
        view = self.view(seat)
        hands = getattr(view, "hands", ())
        pool = [*(hands[seat] or ())] if hands else []
        pool += [one for meld in getattr(view, "table", ()) for one in meld]
        have = [getattr(one, "in_hand", one) for one in pool]
        for meld in melds:
            for one in meld:
                if one.in_hand not in have:
                    raise RuleError("draft-pieces")
                have.remove(one.in_hand)

    async def _start(self, who: Who, command: wire.Start) -> wire.Answer:
        before = self.table
        lobby.may_start(before, who)
        seat = before.seat_of(who.id)
        after = before
        if seat is not None and command.words:
            after = with_seat(before, seat, words=command.words)
        return wire.Answer(key=command.key, number=await self._deal(after))

    async def _deal(self, after: Table) -> int:
        """The next round, with what the seats add to it; returns its number in the log."""
        before = self.table
        moment = deal_round(after, words_of(after), self.rooms.now())
        wake = self._wake(moment.table)
        # The seats must still be those that were looked at: the change is the guard.
        await self.rooms.store.commit(
            Job(
                [*rows.changed(before, after, wake), *rows.played(moment, wake, drafted=False)],
                [self._told("m")],
                guarded=True,
            )
        )
        self._advance(moment._replace(table=replace(moment.table, version=before.version + 1)))
        return moment.entry.number

    # --------------------------------------------------------------------- all but the play itself

    def _changed(self, who: Who, command: AnyCommand) -> Table:
        if isinstance(command, wire.Sit):
            return lobby.sat(self.table, who, command.seat, command.words)
        if isinstance(command, wire.Leave):
            return lobby.left(self.table, who)
        if isinstance(command, wire.Ready):
            return lobby.ready(self.table, who, command.words)
        assert isinstance(command, wire.Pause)
        return lobby.paused(self.table, who, self.rooms.now(), on=command.on)

    async def _change(self, after: Table) -> None:
        before = self.table
        await self.rooms.store.commit(
            Job(rows.changed(before, after, self._wake(after)), [self._told("v")], guarded=True)
        )
        # A listener who has sat down or left is present in another way.
        seats_before = {listener: before.seat_of(listener.person) for listener in self._listeners}
        self.table = replace(after, version=before.version + 1)
        for listener, seat in seats_before.items():
            if seat != listener.seat:
                for one in (seat, listener.seat):
                    self.rooms.chore(self._save_presence(NOBODY if one is None else one))
        self._tell_all(info=True)
        self._schedule()

    async def _rematch(self, who: Who, command: wire.Rematch) -> wire.Answer:
        if self.table.rematch:
            return wire.Answer(key=command.key)
        after = lobby.again(self.table, who, command.words)
        if not lobby.all_want_another(after):
            await self._change(after)
            return wire.Answer(key=command.key)
        now = self.rooms.now()
        another = lobby.rematch(after, rows.new_id(), rows.new_secret(), now)
        dealt = deal_round(another, words_of(another), now)
        wake = self._wake(dealt.table)
        after = replace(after, rematch=another.id)
        await self.rooms.store.commit(
            Job(
                [
                    *rows.changed(self.table, after, None),
                    *rows.created(another, wake),
                    *rows.played(dealt, wake, drafted=False),
                ],
                [self._told("v")],
                guarded=True,
            )
        )
        self.table = replace(after, version=self.table.version + 1)
        self._tell_all(info=True)
        self.rooms.add(another)._advance(dealt)
        return wire.Answer(key=command.key)

    # -------------------------------------------------------------------------------------- chat

    async def _say(self, who: Who, command: wire.Say) -> wire.Answer:
        seat = own_seat(self.table, who)
        if not self.table.setup.chat:
            raise RuleError("chat-closed")
        name = self.table.seats[seat].name or who.name
        text = cleaned(command.text)
        if not text:
            raise RuleError("bad-request", reason="text")
        try:
            async with self.rooms.store.change([self._told("c")]) as db:
                await db.execute(
                    insert(chat).values(
                        table=self.table.id,
                        person=who.id,
                        seat=seat,
                        name=name,
                        text=text,
                        key=command.key,
                        at=self.rooms.now(),
                    )
                )
        except Behind:
            return wire.Answer(key=command.key)  # a repeat
        await self._read_chat()
        return wire.Answer(key=command.key)

    async def _mute(self, who: Who, command: wire.Mute) -> wire.Answer:
        own_seat(self.table, who)
        if command.seat >= len(self.table.seats):
            raise RuleError("seat-unknown", number=command.seat + 1)
        other = self.table.seats[command.seat].person
        if other and other != who.id:
            with suppress(Behind):  # the same wish came twice at once
                async with self.rooms.store.change() as db:
                    await db.execute(
                        delete(mutes).where(mutes.c.person == who.id, mutes.c.muted == other)
                    )
                    if command.on:
                        await db.execute(insert(mutes).values(person=who.id, muted=other))
            await self._read_mutes(who.id)
        return wire.Answer(key=command.key)

    async def _read_chat(self) -> None:
        last = self.said[-1].id if self.said else 0
        found = await self.rooms.store.rows(rows.chat_rows(self.table.id, last, _CHAT))
        for row in reversed(found):
            if not self.said or row["id"] > self.said[-1].id:
                self.said.append(
                    wire.Said(row["id"], row["seat"], row["name"], row["text"], row["at"])
                )
        self._tell_all()

    # ------------------------------------------------------------------------------ the log goes on

    async def _append(self, moment: Moment) -> None:
        """Commits an entry, then advances. Raises `Behind` if somebody was faster."""
        await self.rooms.commit(
            rows.played(moment, self._wake(moment.table), drafted=bool(self.drafts)),
            [self._told("m")],
        )
        self._advance(moment)

    def _advance(self, moment: Moment) -> None:
        self.table = moment.table
        self.drafts.clear()
        self._news.clear()
        self._tail.append(_step(moment))
        metrics.ENTRIES.labels(self.table.game.id, moment.entry.kind).inc()
        self._tell_all(info=_ends_something(moment.table) or moment.entry.kind != "move")
        self._schedule()

    async def refresh(self, *, whole: bool = True) -> None:
        """Reads what other nodes have written; of a mere move only the log."""
        async with self._lock, self.rooms.store.read() as db:
            table = self.table
            row = (await db.execute(rows.state_row(table.id))).mappings().first()
            if row is None:
                return
            entries = (await db.execute(rows.entry_rows(table.id, table.number))).mappings().all()
            told = whole = whole or row["version"] != table.version
            for entry in map(rows.read_entry, entries):
                moment = follow(self.table, entry)
                self._tail.append(_step(moment))
                self.table = moment.table
                self.drafts.clear()
                told = told or entry.kind != "move" or _ends_something(moment.table)
            if whole:
                seats = (await db.execute(rows.seat_rows(table.id))).mappings().all()
                self.table = replace(
                    self.table,
                    seats=rows.read_seats(seats),
                    version=row["version"],
                    host=row["host"],
                    rematch=row["rematch"],
                )
                await self._read_others(db)
            if row["number"] == self.table.number:  # else the log has the newer ones
                self.table = replace(self.table, clocks=rows.read_clocks(row))
            self._news.clear()
            self._tell_all(info=told)
            self._schedule(lease=LEASE)
        # Another node may think that somebody is away who has come back through this one.
        for seat in self.table.people():
            if self.table.seats[seat].away is not None and self._local(seat):
                self.rooms.chore(self._save_presence(seat))

    async def _read_others(self, db: AsyncConnection) -> None:
        """Drafts, and who is connected elsewhere."""
        drafts = (await db.execute(rows.draft_rows(self.table.id))).mappings().all()
        found = (await db.execute(rows.presence_rows(self.table.id))).mappings().all()
        self.drafts = {row["seat"]: (row["number"], rows.read_melds(row)) for row in drafts}
        self._elsewhere = {}
        for row in found:
            if row["node"] != self.rooms.node:
                self._elsewhere[row["seat"]] = self._elsewhere.get(row["seat"], 0) + row["count"]

    async def hear(self, what: str) -> None:
        """Another node has committed something."""
        try:
            if what == "c":
                await self._read_chat()
            elif what == "x":  # somebody is gone, and their name with them
                self.said.clear()
                await self._read_chat()
                await self.refresh()
            elif what == "d":
                async with self.rooms.store.read() as db:
                    await self._read_others(db)
                self._tell_all()
            else:
                await self.refresh(whole=what != "m")
        except StorageError:
            self.rooms.doubt(self.table.id)

    # ---------------------------------------------------------------------------------- what is due

    def _next(self, table: Table) -> Due | None:
        return next_due(table, self.rooms.now(), self.rooms.bot_pause)

    def _wake(self, table: Table | None = None) -> float | None:
        """When other nodes have to look, if this one does not act in time."""
        due = self._next(table or self.table)
        return due.at + LEASE if due else None

    def _schedule(self, lease: float = 0.0) -> None:
        """Sets the timer for what is due next, and a little later for another's to be first."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        due = self._next(self.table)
        if due and not self.rooms.stopping:
            wait = max(0.0, due.at - self.rooms.now()) + lease
            self._timer = asyncio.get_running_loop().call_later(
                min(wait, 86_400.0), lambda: self.rooms.chore(self.tick())
            )

    async def look_after(self) -> None:
        """Nobody else does: acts now, or says when."""
        due = self._next(self.table)
        if due and (due.what == "bot" or due.at <= self.rooms.now()):
            await self.tick()
        else:
            with suppress(StorageError, Behind):
                await self.rooms.commit([rows.woken_at(self.table, self._wake())], [])
            self._schedule()

    async def tick(self) -> None:
        """Does what is due."""
        self._timer = None
        due = self._next(self.table)
        if due is None:
            return
        if self.rooms.doubts(self.table.id):
            # Nobody resigns, say, because the database was gone for longer than they might be.
            self._schedule(1.0)
            return
        if due.what != "bot" and due.at > self.rooms.now():
            self._schedule()
            return
        try:
            if due.what == "bot":
                await self._bot(due.seat)
                if self.table.seats[due.seat].person:  # others see that a bot stands in
                    self._tell_all(info=True)
            else:
                async with self._lock:
                    await self._act(due)
        except Behind:
            await self.hear("m")
        except StorageError:
            self.rooms.doubt(self.table.id)
            self._schedule(1.0)
        except Exception:
            _LOG.exception("table %s: %s is not possible", self.table.id, due.what)
            self._schedule(5.0)

    async def _act(self, due: Due) -> None:
        """A time-out, a deal or a resignation, if it still is due."""
        now = self.rooms.now()
        table = self.table
        again = next_due(table, now)
        if again is None or again.what != due.what or again.at > now:
            self._schedule()
            return
        if due.what == "deal" and table.match and table.match.between_rounds:
            await self._deal(table)
        elif due.what == "time-out" and due.seat in table.to_act:
            number, melds = self.drafts.get(due.seat, (0, ()))
            draft = read_draft(melds) if number == table.number else ()
            await self._append(time_out(table, due.seat, draft, now))
        elif due.what == "resign" and not table.has_left(due.seat):
            await self._append(resign(table, due.seat, None, now))

    async def _bot(self, seat: int) -> None:
        """A bot thinks, off the loop and without the lock; if nothing has changed, it moves."""
        table = self.table
        name = table.bot_of(seat, self.rooms.now())
        if name is None or table.match is None:
            self._schedule()
            return
        chance = Random(f"{table.secret.hex()}/{seat}/{table.number}")
        move = await self.rooms.think(lambda: find_bot(name)(self.view(seat), chance))
        async with self._lock:
            if self.table.number == table.number and not self.table.paused:
                await self._append(play(self.table, seat, move, None, self.rooms.now()))
            else:
                self._schedule()

    async def advice(self, who: Who) -> dict[str, Any]:
        """What the solver would do in the place of a player."""
        seat = own_seat(self.table, who)
        if not self.table.setup.hints:
            raise RuleError("hints-closed")
        if seat not in self.table.to_act:
            raise RuleError("not-your-turn", seat=seat)
        view = self.view(seat)
        found = await self.rooms.think(lambda: hints.advise(view))
        answer = found.answer
        return {
            "moves": [format_move(move) for move in found.moves],
            "placed": answer.placed if answer else 0,
            "points": answer.points if answer else 0,
            "reached": found.reached,
            "needed": found.needed,
            "proven": answer.proven if answer else True,
        }


def _step(moment: Moment) -> Step:
    return Step(moment.entry.number, moment.events)


def _ends_something(table: Table) -> bool:
    """Whether a round or the match is over with the last entry."""
    return table.match is None or bool(table.match.result or table.match.state.outcome)
