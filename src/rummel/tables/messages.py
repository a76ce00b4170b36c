"""The messages about a table: the table itself, positions, and steps since a number.

Everything that a client learns of a match is made here, from a seat's view and from nothing else.
"""

from collections import deque
from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from rummel import encoding, wire
from rummel.errors import RuleError
from rummel.game import Event, View, Win, heard
from rummel.match import Match
from rummel.tables.table import Moment, Table
from rummel.tables.who import Who

_TAIL: Final = 300  # entries whose events are kept for clients that come back
_PAST: Final = 80  # of them, those of the round that a new listener gets
_MOST_ENCODED: Final = 50  # lists of messages kept, for clients that have missed more or less

_FRESH: Final = 0.1  # seconds for which the same message says how much time is left
NOBODY: Final = -1  # the seat of spectators

Here = Callable[[int], int]  # how many connections a seat has


def view(table: Table, seat: int | None) -> View:
    if table.match is None:
        raise RuleError("table-not-started")
    return table.match.view(seat)


def position(table: Table, seat: int | None, now: float) -> wire.Position:
    seen = view(table, seat)
    return wire.Position(
        number=table.number,
        view=encoding.view_json(seen),
        question=_question(table, seen),
        due=time_left(table, now),
        held=time_held(table),
    )


def _question(table: Table, seen: View) -> wire.Question | None:
    return encoding.question(seen) if table.setup.hints else None


def time_left(table: Table, now: float) -> tuple[float | None, ...]:
    """The seconds that each seat has left; None where no clock runs."""
    return tuple(_rounded(table.clocks.left(at, now)) for at in range(len(table.clocks.seats)))


def time_held(table: Table) -> tuple[float | None, ...]:
    """The seconds on the clocks that stand still; empty if there are none."""
    held = tuple(_rounded(table.clocks.held(at)) for at in range(len(table.clocks.seats)))
    return held if any(left is not None for left in held) else ()


def _rounded(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds, 3)


def table_message(
    table: Table,
    who: Who | None,
    here: Here,
    now: float,
    *,
    muted: tuple[int, ...] = (),
    blocked: tuple[int, ...] = (),
    bonds: tuple[wire.Bond, ...] = (),
) -> wire.Table:
    played = table.match
    reveal = None
    if played and (played.state.outcome or played.result):
        reveal = wire.Dealt(played.round, table.words, table.reveal(played.round))
    next_deal = None
    if played and played.between_rounds and table.clocks.deal is not None:
        next_deal = max(0.0, table.clocks.deal - table.clocks.time(now))
    return wire.Table(
        id=table.id,
        game=table.game.id,
        rules=encoding.plain(table.rules),
        setup=table.setup,
        status=table.status,
        seats=tuple(_seat_info(table, seat, here, now) for seat in range(len(table.seats))),
        you=table.seat_of(who.id if who else None),
        number=table.number,
        round=played.round if played else 0,
        booked=played.booked if played else (),
        account=encoding.account(played.state) if played and played.state.outcome else (),
        result=encoding.plain(played.result) if played and played.result else None,
        win=_win(played) if played else None,
        deal=table.deal_version,
        commit=table.commitment,
        pledges=table.pledges or tuple(seat.pledge or "" for seat in table.seats),
        words=table.words,
        dealt=table.snapshot.number if table.snapshot else 0,
        reveal=reveal,
        watchers=here(NOBODY),
        due=time_left(table, now),
        held=time_held(table),
        banks=_banks(table, now),
        next_deal=next_deal,
        paused=table.paused,
        rematch=table.rematch,
        muted=muted,
        blocked=blocked,
        bonds=bonds,
    )


def _win(played: Match) -> Win | None:
    outcome = played.state.outcome
    winners = outcome.winners if outcome else ()
    if played.result:
        winners = played.result.winners
    # A round without a winner need not be a draw: its reason says what it is.
    return played.rules.win_of(winners) if winners or played.result else None


def _banks(table: Table, now: float) -> tuple[float, ...]:
    if not isinstance(table.limit, wire.BankClock):
        return ()
    return tuple(round(table.clocks.bank(at, now), 3) for at in range(len(table.clocks.seats)))


def _seat_info(table: Table, at: int, here: Here, now: float) -> wire.SeatInfo:
    seat = table.seats[at]
    return wire.SeatInfo(
        kind="bot" if seat.bot else "person" if seat.person or seat.name else "open",
        name=seat.name,
        bot=table.bot_of(at, now) if table.match else seat.bot,
        program=seat.program,
        avatar=seat.avatar,
        here=bool(seat.bot) or here(at) > 0,
        host=at == table.host_seat,
        ready=table.match is not None and seat.ready > table.match.round,
        again=seat.again or (table.status == "over" and seat.bot is not None),
        declined=seat.declined,
        pausing=seat.pausing and not table.has_left(at),
        out=table.has_left(at),
    )


class _Step(NamedTuple):
    """An entry of the log as listeners need it."""

    number: int
    events: tuple[Event, ...]


class News:
    """The last entries of a table's log, encoded as the messages that a seat has missed."""

    def __init__(self, read: Sequence[Moment]) -> None:
        self.tail: deque[_Step] = deque(maxlen=_TAIL)
        self._encoded: dict[tuple[int | None, int], list[bytes]] = {}
        self._encoded_at = 0.0
        for moment in read:
            self.add(moment)

    def add(self, moment: Moment) -> None:
        self.tail.append(_Step(moment.entry.number, moment.events))
        self.forget()

    def forget(self) -> None:
        """Drops what was encoded, since the table has changed."""
        self._encoded.clear()

    def since(self, after: int, table: Table, seat: int | None, now: float) -> list[bytes]:
        """The messages after a number, the same for all connections of a seat."""
        key = (seat, after)
        if table.clocks.seats and now - self._encoded_at > _FRESH:
            self._encoded.clear()  # since it says how much time is left
            self._encoded_at = now
        if key not in self._encoded:
            if len(self._encoded) >= _MOST_ENCODED:  # clients name the number, and may name any
                self._encoded.clear()
            messages = self._messages(after, table, seat, now)
            self._encoded[key] = [encoding.ENCODER.encode(one) for one in messages]
        return self._encoded[key]

    def _messages(self, after: int, table: Table, seat: int | None, now: float) -> list[Any]:
        steps = self._after(after)
        if after < 0 or not steps or steps[0].number != after + 1:
            return [replace(position(table, seat, now), past=self._past(table, seat))]
        seen = view(table, seat)
        shown, question = encoding.view_json(seen), _question(table, seen)
        return [
            wire.Step(
                number=step.number,
                events=encoding.heard_json(heard(step.events, seat)),
                view=shown if step is steps[-1] else None,
                question=question if step is steps[-1] else None,
                due=time_left(table, now) if step is steps[-1] else (),
                held=time_held(table) if step is steps[-1] else (),
            )
            for step in steps
        ]

    def _after(self, number: int) -> list[_Step]:
        """The entries after a number. Mostly these are the last ones, so we look from the end."""
        newest_first = list(takewhile(lambda step: step.number > number, reversed(self.tail)))
        return newest_first[::-1]

    def _past(self, table: Table, seat: int | None) -> tuple[wire.Past, ...]:
        """The round so far, as a seat heard it."""
        dealt = table.snapshot.number if table.snapshot else 0
        steps = self._after(dealt - 1)
        return tuple(
            wire.Past(step.number, encoding.heard_json(heard(step.events, seat)))
            for step in steps[-_PAST:]
        )
