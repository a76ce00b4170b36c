"""What is due at a table without anybody asking: bots' moves, time-outs, deals, resignations.

The node that wrote the last entry acts on time. The row of the table says when any other node has
to, `LEASE` seconds later, in case that one is gone.
"""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final, assert_never

from rummel.game import Move
from rummel.server import metrics, rows
from rummel.server.store import Behind, StorageError
from rummel.tables import pace
from rummel.tables.table import (
    Due,
    Entry,
    Moment,
    Table,
    next_due,
    play,
    play_instead,
    read_draft,
    resign,
    time_out,
)

if TYPE_CHECKING:
    from rummel.server.room import Room

_LOG: Final = logging.getLogger("rummel.room")
LEASE: Final = 2.0  # seconds that other nodes wait for the node that is to act
_LONGEST_TIMER: Final = 86_400.0  # seconds


def is_by_people(entry: Entry) -> bool:
    """Commands of people have keys; bots and clocks give none."""
    return entry.key is not None or entry.kind in ("pledge", "deal")


class Scheduler:
    """The timer of one room."""

    def __init__(self, room: "Room") -> None:
        self.is_acting = False  # what is due is being done
        self._room = room
        self._timer: asyncio.TimerHandle | None = None
        self._failed: set[str] = set()  # bots whose failure is in the log

    def close(self) -> None:
        if self._timer:
            self._timer.cancel()

    @property
    def is_set(self) -> bool:
        """Whether the table is going on by itself."""
        return self._timer is not None or self.is_acting

    # ------------------------------------------------------------------------------------ when

    def _next(self, table: Table, entry: Entry | None = None) -> Due | None:
        """What is due next; `entry` is one that is about to be written."""
        room = self._room
        by_people = room.by_people if entry is None else is_by_people(entry)
        return next_due(
            table,
            room.rooms.now(),
            room.rooms.bot_pause,
            # Not from now on: then people who come and go could hold a bot up for ever.
            entered=room.entered if entry is None else entry.at,
            attended=self._is_attended(table, by_people=by_people),
        )

    def _is_attended(self, table: Table, *, by_people: bool) -> bool:
        """Whether anybody would notice that the table goes on.

        A table of bots alone needs a spectator. At other tables a program may play without a
        connection. When everybody has gone, what they left to the clock or to a bot is done once;
        then the table stops until somebody comes back.
        """
        if self._room.presence.is_anybody_here:
            return True
        if not table.people():
            return False
        return table.goes_on_alone or self._room.is_visited or by_people

    def wake(self, table: Table | None = None, entry: Entry | None = None) -> float | None:
        """When other nodes have to act, if this one has not by then."""
        due = self._next(table or self._room.table, entry)
        return due.at + LEASE if due else None

    def schedule(self, lease: float = 0.0) -> None:
        """Sets the timer for what is due next; with a lease if another node is to act first."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        rooms = self._room.rooms
        due = self._next(self._room.table)
        if due and not rooms.stopping:
            seconds = max(0.0, due.at - rooms.now()) + lease
            self._timer = asyncio.get_running_loop().call_later(
                min(seconds, _LONGEST_TIMER), lambda: rooms.chore(self.act())
            )

    # ------------------------------------------------------------------------------------- act

    async def take_over(self) -> None:
        """Acts in place of the node that should have, or writes down when to act."""
        room = self._room
        due = self._next(room.table)
        if due and (due.what == "bot" or due.at <= room.rooms.now()):
            await self.act()
        else:
            with suppress(StorageError, Behind):
                await room.rooms.commit([rows.woken_at(room.table, self.wake())], [])
            self.schedule()

    async def act(self) -> None:
        """Does what is due."""
        self._timer = None
        if self.is_acting:  # and will set the timer at its end
            return
        self.is_acting = True
        try:
            await self._act()
        finally:
            self.is_acting = False

    async def _act(self) -> None:
        room = self._room
        due = self._next(room.table)
        if due is None:
            return
        if room.rooms.doubts(room.table.id):
            # Players must not resign, say, because the database was gone for longer than they were.
            self.schedule(1.0)
            return
        if due.what != "bot" and due.at > room.rooms.now():
            self.schedule()
            return
        try:
            if due.what == "bot":
                await self._move_bot(due.seat)
                if room.table.seats[due.seat].person:  # others see that a bot stands in
                    room.notify(table_changed=True)
            else:
                async with room.lock:
                    await self._act_locked()
        except Behind:
            await room.catch_up()
        except StorageError:
            room.rooms.doubt(room.table.id)
            self.schedule(1.0)
        except Exception:
            _LOG.exception("table %s: %s is not possible", room.table.id, due.what)
            self.schedule(5.0)

    async def _act_locked(self) -> None:
        """Does what is due by now: it may be something else than before the lock was taken."""
        room = self._room
        now = room.rooms.now()
        table = room.table
        due = self._next(table)
        if due is None or due.what == "bot" or due.at > now:
            self.schedule()
            return
        match due.what:
            case "deal":
                await room.deal(table)
            case "time-out":
                await self.time_out(due.seat, now)
            case "resign":
                await room.append(resign(table, due.seat, None, now))
            case _:
                assert_never(due.what)

    async def time_out(self, seat: int, now: float) -> None:
        """Plays the clock's move, with the draft of the player. Needs the room's lock."""
        room = self._room
        number, melds = room.drafts.get(seat, (0, ()))
        draft = read_draft(melds) if number == room.table.number else ()
        await room.append(time_out(room.table, seat, draft, now))

    # ------------------------------------------------------------------------------------ bots

    async def _move_bot(self, seat: int) -> None:
        """Lets a bot think without the lock; if nothing has changed meanwhile, it moves."""
        room = self._room
        table = room.table
        name = table.bot_of(seat, room.rooms.now())
        if name is None or table.match is None:
            self.schedule()
            return
        seed = f"{table.secret.hex()}/{seat}/{table.number}"
        move, error = None, None
        try:
            move = await room.rooms.bots.move(table, seat, name, seed)
        except StorageError:
            raise  # the node is about to stop
        except Exception as failure:  # whatever a bot does, its table plays on
            error = failure
        if move is not None:
            await self._show(table, seat, move)
        async with room.lock:
            if room.table.number == table.number and not room.table.paused:
                await room.append(self._bot_moment(seat, name, move, error))
            else:
                self.schedule()

    async def _show(self, table: Table, seat: int, move: Move) -> None:
        """Lets people see how a bot's turn grows, where turns are built in the open."""
        room = self._room
        if not table.game.family.building or not room.presence.listeners:
            return
        assert table.match
        for melds in pace.steps(table.match.view(seat), move):
            # The host may let the bots move faster meanwhile.
            wait = room.rooms.bot_pause * pace.step_pause(room.table.setup.bot_pace)
            if not wait or room.table.number != table.number or room.rooms.stopping:
                return
            room.drafts[seat] = (table.number, melds)
            room.notify()
            await asyncio.sleep(wait)

    def _bot_moment(
        self, seat: int, name: str, move: Move | None, error: Exception | None
    ) -> Moment:
        """The bot's move, or another one if it has none or one that the rules refuse."""
        table = self._room.table
        now = self._room.rooms.now()
        if move is not None:
            try:
                return play(table, seat, move, None, now)
            except Exception as refusal:
                error = refusal
        game = table.game.id
        metrics.BOT_FAILURES.labels(game, name).inc()
        if name not in self._failed:  # once: a bot that fails may do so at every move
            self._failed.add(name)
            _LOG.error(
                "table %s: the bot %s of %s fails after number %d, the table plays for it: %r",
                table.id,
                name,
                game,
                table.number,
                move,
                exc_info=error,
            )
        return play_instead(table, seat, now)
