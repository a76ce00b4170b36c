"""Commands of people at a table: each is carried out whole, or refused and nothing changes."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Final, assert_never

from msgspec.structs import replace

from rummel import wire
from rummel.errors import RuleError
from rummel.game import format_fact
from rummel.server import friends, rows
from rummel.server.chat import other_person, speaking_seat
from rummel.server.store import Behind, StorageError
from rummel.server.wakeups import ChatChanged, DraftChanged, Reacted, SeatFreed
from rummel.tables import checks, lobby
from rummel.tables.lobby import own_seat
from rummel.tables.table import Table, play, read_draft, resign, reveal_words
from rummel.tables.who import Who
from rummel.wire import Answer, AnyCommand

if TYPE_CHECKING:
    from rummel.server.room import Room

_MOST_TRIES: Final = 4  # times that a change is tried while others are faster
_FREED_SECONDS: Final = 300.0  # until somebody whose seat the host has freed may sit down again
_FIRST_NUMBER: Final = 1  # of the entry that begins a match


class Stale(Exception):
    """The command answers a number that is not the last one."""

    def __init__(self, error: RuleError, now: wire.Position) -> None:
        super().__init__(error.code)
        self.error = error
        self.now = now


async def carry_out(room: "Room", who: Who, command: AnyCommand, lag: float) -> Answer:
    """The answer to a command; a `RuleError`, `Stale` or `StorageError` if it is not carried out.

    `lag` is the delay of the connection that the command came by, as measured by the server.
    """
    try:
        return await _handle(room, who, command, lag)
    except (RuleError, Stale):
        # A command that follows from something at another node may come before the wake-up does.
        if not await room.is_behind():
            raise
    await room.refresh()
    return await _handle(room, who, command, lag)


async def _handle(room: "Room", who: Who, command: AnyCommand, lag: float) -> Answer:
    match command:
        case wire.Ping():
            return Answer(key=command.key)
        case wire.Check():
            return _check(room, who, command)
        case wire.Say():
            return await _say(room, who, command)
        case wire.Mute() | wire.Block():
            return await _silence(room, who, command)
        case wire.Befriend():
            return await _befriend(room, who, command)
        case wire.Report():
            return await _report(room, who, command)
        case wire.React():
            return await _react(room, who, command)
        case wire.Sit():
            _seated(room, who, command)  # a full table says so, whoever sits there
            await _check_welcome(room, who)
            return await _change(room, command, lambda: _seated(room, who, command))
        case wire.Leave():
            return await _change(room, command, lambda: lobby.left(room.table, who))
        case wire.Ready():
            return await _change(room, command, lambda: lobby.ready(room.table, who))
        case wire.Pause():
            return await _change(room, command, lambda: _paused(room, who, command))
        case wire.Tempo():
            return await _change(
                room, command, lambda: lobby.with_tempo(room.table, who, command.pace)
            )
        case wire.Free():
            return await _locked(room, partial(_free, room, who, command))
        case wire.Invite():
            return await _change(
                room, command, lambda: lobby.invited(room.table, who, command.seat, command.bot)
            )
        case wire.Start():
            return await _locked(room, partial(_start, room, who, command))
        case wire.Reveal():
            return await _locked(room, partial(_reveal, room, who, command))
        case wire.Draft():
            return await _locked(room, partial(_draft, room, who, command))
        case wire.Rematch():
            return await _locked(room, partial(_rematch, room, who, command))
        case wire.Play():
            repeated = partial(_first_answer, room, who, command.key)
            return await _locked(room, partial(_play, room, who, command, lag), repeated)
        case wire.Resign():
            repeated = partial(_first_answer, room, who, command.key)
            return await _locked(room, partial(_resign, room, who, command), repeated)
        case _:
            assert_never(command)


async def _locked(
    room: "Room",
    handle: Callable[[], Awaitable[Answer]],
    repeated: Callable[[], Awaitable[Answer | None]] | None = None,
) -> Answer:
    """Handles a command with the room's lock, and again if another node has written first.

    `repeated` finds the first answer to the same command: it may be what was written first.
    """
    for _ in range(_MOST_TRIES):
        try:
            async with room.lock:
                return await handle()
        except Behind:
            await room.refresh()
            first = await repeated() if repeated else None
            if first:
                return first
        except StorageError:
            room.rooms.doubt(room.table.id)  # it may be written all the same
            raise
    raise StorageError("busy")


async def _first_answer(room: "Room", who: Who, key: str) -> Answer | None:
    """What a repeated command gets; None for a command that is new."""
    seat = own_seat(room.table, who)
    row = await room.rooms.store.row(rows.entry_by_key(room.table.id, seat, key))
    return Answer(key=key, number=row["number"]) if row else None


def _check_number(room: "Room", seat: int, number: int) -> None:
    """A command has to answer the last number."""
    if room.table.match is None:
        raise RuleError("table-not-started")
    if number != room.table.number:
        error = RuleError("stale", number=number, now=room.table.number)
        raise Stale(error, room.position(seat))


# ---------------------------------------------------------------------------------------- play


def _check(room: "Room", who: Who, command: wire.Check) -> Answer:
    seat = own_seat(room.table, who)
    _check_number(room, seat, command.number)
    assert room.table.match  # whoever has a number of it has seen it
    checked = checks.checked(room.table.match, seat, command.move, room.words(who.language).error)
    return Answer(key=command.key, check=checked)


async def _play(room: "Room", who: Who, command: wire.Play, lag: float) -> Answer:
    seat = own_seat(room.table, who)
    if command.number != room.table.number:
        first = await _first_answer(room, who, command.key)
        if first:
            return first
    _check_number(room, seat, command.number)
    if room.table.paused:
        raise RuleError("table-paused")
    move = checks.read_move(room.table.rules, command.move)
    now = room.rooms.now()
    if seat in room.table.to_act and room.table.clocks.is_late(seat, now, lag):
        await room.scheduler.time_out(seat, now)
        _check_number(room, seat, command.number)
    moment = play(room.table, seat, move, command.key, now, lag=lag)
    await room.append(moment)
    return Answer(key=command.key, number=moment.entry.number)


async def _resign(room: "Room", who: Who, command: wire.Resign) -> Answer:
    seat = own_seat(room.table, who)
    first = await _first_answer(room, who, command.key)
    if first:
        return first
    if room.table.match is None:
        raise RuleError("table-not-started")
    moment = resign(room.table, seat, command.key, room.rooms.now())
    await room.append(moment)
    return Answer(key=command.key, number=moment.entry.number)


async def _draft(room: "Room", who: Who, command: wire.Draft) -> Answer:
    table = room.table
    seat = own_seat(table, who)
    _check_number(room, seat, command.number)
    if seat not in table.to_act:
        raise RuleError("not-your-turn", seat=seat)
    draft = read_draft(command.melds)
    checks.check_draft(room.view(seat), seat, draft)
    melds = tuple(format_fact(meld) for meld in draft)
    await room.rooms.commit(
        rows.drafted(table.id, seat, table.number, melds),
        [DraftChanged(table=table.id, node=room.rooms.node)],
    )
    room.drafts[seat] = (table.number, melds)
    room.notify()
    return Answer(key=command.key)


# --------------------------------------------------------------------------- begin and deal


async def _start(room: "Room", who: Who, command: wire.Start) -> Answer:
    before = room.table
    lobby.may_start(before, who)
    if before.status != "open":  # a second click: the first has begun the match
        return Answer(key=command.key, number=_FIRST_NUMBER)
    seat = before.seat_of(who.id)
    after = before if seat is None else lobby.with_pledge(before, seat, command.pledge)
    present = [at for at in range(len(after.seats)) if at == seat or room.presence.is_here(at)]
    await room.begin(lobby.begin(after, present, room.rooms.now()))
    return Answer(key=command.key, number=_FIRST_NUMBER)


async def _reveal(room: "Room", who: Who, command: wire.Reveal) -> Answer:
    seat = own_seat(room.table, who)
    after = reveal_words(room.table, seat, command.round, command.words)
    if after.match is None and not after.is_awaiting:
        await room.deal(after)
    elif after != room.table:
        await room.change(after)
    return Answer(key=command.key)


async def _rematch(room: "Room", who: Who, command: wire.Rematch) -> Answer:
    """A vote on another match; the last one for it opens its table and begins it."""
    if not command.on:
        after = lobby.declined(room.table, who)
        if after != room.table:
            await room.change(after)
        return Answer(key=command.key)
    if room.table.rematch:
        return Answer(key=command.key)
    after = lobby.again(room.table, who, command.pledge)
    if not lobby.all_want_another(after):
        await room.change(after)
        return Answer(key=command.key)
    now = room.rooms.now()
    another = lobby.rematch(after, rows.new_id(), rows.new_secret(), now)
    present = {seat.person for at, seat in enumerate(after.seats) if room.presence.is_here(at)}
    present.add(who.id)
    seats = [at for at, seat in enumerate(another.seats) if seat.person in present]
    await room.begin_elsewhere(
        replace(after, rematch=another.id), another, lobby.begin(another, seats, now)
    )
    return Answer(key=command.key)


# ----------------------------------------------------------------------------- seats and votes


async def _change(room: "Room", command: AnyCommand, make: Callable[[], Table]) -> Answer:
    """Commits the table that `make` returns, if it differs."""

    async def handle() -> Answer:
        after = make()
        if after != room.table:
            await room.change(after)
        return Answer(key=command.key)

    return await _locked(room, handle)


async def _check_welcome(room: "Room", who: Who) -> None:
    """Nobody sits down with people who have blocked them. Those may still come to a table where
    somebody sits whom they have blocked: that is up to them.
    """
    sitting = [seat.person for seat in room.table.seats if seat.person]
    if who.id not in sitting and await friends.is_blocked(room.rooms.store, who.id, sitting):
        raise RuleError("seat-closed")


def _seated(room: "Room", who: Who, command: wire.Sit) -> Table:
    room.check_freed(who.id)
    return lobby.sat(room.table, who, command.seat, command.pledge)


def _paused(room: "Room", who: Who, command: wire.Pause) -> Table:
    return lobby.paused(room.table, who, room.rooms.now(), on=command.on)


async def _free(room: "Room", who: Who, command: wire.Free) -> Answer:
    """Opens a seat. Its player gets a message, and can't take it again at once."""
    after = lobby.freed(room.table, who, command.seat)
    person = room.table.seats[command.seat].person
    if person is None or person == who.id:
        await room.change(after)
        return Answer(key=command.key)
    wake_up = SeatFreed(
        table=room.table.id,
        node=room.rooms.node,
        person=person,
        until=room.rooms.now() + _FREED_SECONDS,
    )
    await room.change(after, [wake_up])
    room.free(wake_up)
    return Answer(key=command.key)


# ---------------------------------------------------------------------------------------- chat


async def _say(room: "Room", who: Who, command: wire.Say) -> Answer:
    wake_up = ChatChanged(table=room.table.id, node=room.rooms.node)
    answer = await room.chat.say(room.table, who, command, room.rooms.now(), wake_up)
    room.notify()
    return answer


async def _silence(room: "Room", who: Who, command: wire.Mute | wire.Block) -> Answer:
    for wake_up in await room.chat.silence(room.table, who, command):
        await room.rooms.receive(wake_up)
    room.notify(table_changed=True)
    return Answer(key=command.key)


async def _befriend(room: "Room", who: Who, command: wire.Befriend) -> Answer:
    other = other_person(room.table, who, command.seat)
    if room.table.status == "open":
        raise RuleError("table-not-started")  # friends are people one has played with
    if other is None or room.table.seats[command.seat].program or who.bot:
        raise RuleError("seat-nobody")
    for wake_up in await friends.ask(room.rooms.store, who, other):
        await room.rooms.receive(wake_up)
    return Answer(key=command.key)


async def _report(room: "Room", who: Who, command: wire.Report) -> Answer:
    return await room.chat.report(room.table, who, command, room.rooms.now())


async def _react(room: "Room", who: Who, command: wire.React) -> Answer:
    seat = speaking_seat(room.table, who)
    wake_up = Reacted(
        table=room.table.id, node=room.rooms.node, seat=seat, reaction=command.reaction
    )
    await room.rooms.commit([], [wake_up])
    room.show_reaction(wake_up)
    return Answer(key=command.key)
