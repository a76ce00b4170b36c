"""How long each seat of a table may think. Pure: the time comes in.

A seat's clock runs while the seat may act. What it counts down is a turn as the family names it
(`Family.turn`): a turn has one limit, however many moves it takes, and brings one increment, when
it is over. While others react to a turn, as with the knocks of Rommé, its clock stands still, and
then goes on with what was left. To react is a turn of its own, with a smaller limit and without an
increment.

Nobody gets more time than agreed. A clock is wound up by nothing but a turn that begins, and that
only as far as the setting says; what else may happen – a time-out, a pause, somebody else who
moves, resigns or is disconnected – gives nobody anything. There are two small and bounded
exceptions: after a time-out that does not end its turn the clock strikes again only after
`STRIKE_AGAIN`, and the delay of the network is given back within a quota.
"""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rummel.game import Turn
from rummel.wire import BankClock, TurnClock

Limit = TurnClock | BankClock

MINIMUM: Final = 2.0  # seconds that a turn has even with an empty bank
STRIKE_AGAIN: Final = 1.0  # seconds between two time-outs of one turn
REACTION: Final = 15.0  # seconds for a reaction, or a quarter of a turn where that is more
# What is given back of the network's delay, as lichess does it: so much for a move, out of a quota
# that every turn refills a little. So a client that pretends to be slow gains next to nothing.
LAG_PER_MOVE: Final = 1.0
LAG_QUOTA: Final = 3.0
LAG_REFILL: Final = 0.25


class SeatClock(Struct, frozen=True, array_like=True):
    """One seat's clock. `left` and `bank` are as of `since` while it runs."""

    turn: Turn | None = None  # that the seat is in, also while others react to it
    left: float = 0.0  # seconds of this turn
    since: float | None = None  # when it began to run; None: it stands still
    bank: float = 0.0  # seconds of the match, where there is a bank
    quota: float = LAG_QUOTA  # seconds of delay that can still be given back

    @property
    def due(self) -> float | None:
        """When the time is up, if the clock runs."""
        return None if self.since is None else self.since + self.left

    def lag(self, now: float, measured: float) -> float:
        """The part of a delay that is given back for a move made now."""
        if self.since is None:
            return 0.0
        return max(0.0, min(measured, LAG_PER_MOVE, self.quota, now - self.since))

    def used(self, now: float, lag: float = 0.0) -> float:
        """The seconds that the clock has counted since it began to run."""
        if self.since is None:
            return 0.0
        return min(max(0.0, now - self.since - lag), self.left)


class Clocks(Struct, frozen=True, kw_only=True):
    """What is known of time after the last entry of the log."""

    seats: tuple[SeatClock, ...] = ()  # empty: there is no limit, or nothing is dealt yet
    paused: float | None = None  # since when time stands still
    deal: float | None = None  # when the next round is dealt without waiting for more

    def time(self, now: float) -> float:
        """The time by these clocks, for which a pause does not pass."""
        return now if self.paused is None else self.paused

    def due(self, seat: int) -> float | None:
        """When a seat's time is up; None: its clock does not run."""
        return self.seats[seat].due if seat < len(self.seats) else None

    def strikes(self, seat: int) -> float | None:
        """When a seat is timed out: a move that was made in time may still be on its way."""
        due = self.due(seat)
        return None if due is None else due + min(LAG_PER_MOVE, self.seats[seat].quota)

    def lag(self, seat: int, now: float, measured: float) -> float:
        """The part of a measured delay that is given back to a seat for a move made now."""
        return self.seats[seat].lag(now, measured) if seat < len(self.seats) else 0.0

    def is_late(self, seat: int, now: float, measured: float) -> bool:
        """Whether a move made now comes too late, the network's delay taken into account."""
        due = self.due(seat)
        return due is not None and now - self.lag(seat, now, measured) > due

    def left(self, seat: int, now: float) -> float | None:
        """The seconds that a seat has left; None: its clock does not run."""
        due = self.due(seat)
        return None if due is None else max(0.0, due - self.time(now))

    def held(self, seat: int) -> float | None:
        """The seconds on a clock that stands still: of a turn that waits, or of the bank."""
        if seat >= len(self.seats) or self.seats[seat].since is not None:
            return None
        clock = self.seats[seat]
        return clock.left if clock.turn else clock.bank or None

    def bank(self, seat: int, now: float) -> float:
        """The seconds that a seat's bank has left."""
        clock = self.seats[seat]
        return max(0.0, clock.bank - clock.used(self.time(now)))


class Act(NamedTuple):
    """The seat that has moved, or was timed out."""

    seat: int
    lag: float = 0.0  # seconds of delay to give back
    timed_out: bool = False


def advance(
    clocks: Clocks,
    limit: Limit,
    turns: Sequence[Turn | None],
    acting: Collection[int],
    now: float,
    *,
    act: Act | None = None,
) -> Clocks:
    """The clocks after an entry of the log: the turns that the seats are in, and who may act.

    A seat without a clock, as a bot's, is in no turn.
    """
    now = clocks.time(now)
    before = clocks.seats
    if not before:
        bank = float(limit.seconds) if isinstance(limit, BankClock) else 0.0
        before = (SeatClock(bank=bank),) * len(turns)
    return replace(
        clocks,
        seats=tuple(
            _advanced(
                clock,
                limit,
                turn,
                now,
                runs=turn is not None and seat in acting,
                act=act if act and act.seat == seat else None,
            )
            for seat, (clock, turn) in enumerate(zip(before, turns, strict=True))
        ),
    )


def _advanced(
    clock: SeatClock, limit: Limit, turn: Turn | None, now: float, *, runs: bool, act: Act | None
) -> SeatClock:
    if act is None and turn == clock.turn and runs == (clock.since is not None):
        return clock  # what others do is nothing to it
    after = _stopped(clock, now, act)
    if turn == clock.turn:
        if turn and act and act.timed_out:
            after = replace(after, left=STRIKE_AGAIN)
    else:
        after = _begun(_ended(after, limit), limit, turn)
    return replace(after, since=now if runs else None)


def _stopped(clock: SeatClock, now: float, act: Act | None) -> SeatClock:
    lag = 0.0
    quota = clock.quota
    if act and act.timed_out:
        # It struck that much later because a move might have been on its way.
        quota -= max(0.0, now - (clock.due or now))
    elif act:
        lag = clock.lag(now, act.lag)
        quota -= lag
    used = clock.used(now, lag)
    return replace(
        clock,
        left=clock.left - used,
        bank=max(0.0, clock.bank - used),
        since=None,
        quota=max(0.0, quota),
    )


def _ended(clock: SeatClock, limit: Limit) -> SeatClock:
    if clock.turn is None:
        return clock
    increment = 0
    if isinstance(limit, BankClock) and not clock.turn.reaction:
        increment = limit.increment
    return replace(
        clock,
        turn=None,
        left=0.0,
        bank=clock.bank + increment,
        quota=min(LAG_QUOTA, clock.quota + LAG_REFILL),
    )


def _begun(clock: SeatClock, limit: Limit, turn: Turn | None) -> SeatClock:
    if turn is None:
        return clock
    return replace(clock, turn=turn, left=allowed(limit, clock.bank, turn))


def allowed(limit: Limit, bank: float, turn: Turn) -> float:
    """The seconds that a turn begins with."""
    seconds = max(bank, MINIMUM) if isinstance(limit, BankClock) else float(limit.seconds)
    return max(seconds / 4, min(seconds, REACTION)) if turn.reaction else seconds


def pause(clocks: Clocks, now: float) -> Clocks:
    """Time stands still."""
    return clocks if clocks.paused is not None else replace(clocks, paused=now)


def go_on(clocks: Clocks, now: float) -> Clocks:
    """Time passes again, as if it had never stood still."""
    if clocks.paused is None:
        return clocks
    stood = max(0.0, now - clocks.paused)
    return Clocks(
        seats=tuple(
            clock if clock.since is None else replace(clock, since=clock.since + stood)
            for clock in clocks.seats
        ),
        deal=None if clocks.deal is None else clocks.deal + stood,
    )


# ------------------------------------------------------------------------------------- stored


class _Unnamed(Struct, frozen=True, kw_only=True):
    """How clocks were stored before turns had names."""

    due: tuple[float | None, ...]
    banks: tuple[float, ...]
    paused: tuple[float | None, ...] | None  # what was left for each
    deal: float | None


def read(stored: str, limit: Limit | None, replayed: Clocks) -> Clocks:
    """Clocks as a row has them. `replayed` is what the log of the round alone makes of them, and
    names the turns for a row that does not.
    """
    raw = msgspec.json.decode(stored)
    if "due" not in raw:
        return msgspec.convert(raw, Clocks)
    old = msgspec.convert(raw, _Unnamed)
    if limit is None or not old.due:
        return Clocks(deal=old.deal)
    # When a pause began was not stored: any time will do, if what was left counts from there.
    paused = None if old.paused is None else 0.0
    return Clocks(
        seats=tuple(
            _named(clock, limit, due, old.banks[seat] if old.banks else 0.0)
            for seat, (clock, due) in enumerate(
                zip(replayed.seats, old.paused or old.due, strict=True)
            )
        ),
        paused=paused,
        deal=None if old.paused else old.deal,
    )


def _named(clock: SeatClock, limit: Limit, due: float | None, bank: float) -> SeatClock:
    if clock.turn is None:
        return replace(clock, bank=bank)
    left = allowed(limit, bank, clock.turn)
    return replace(clock, bank=bank, left=left, since=None if due is None else due - left)
