"""Rounds that are over, step by step: every hand open, and what the solver would have done.

A replay is made from a record and from nothing else, that of a table too. The record of a table has
only the rounds that are over, so nothing of a round that is still played can get into a replay.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeVar, cast

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from rummel import games, hints, match, record, wire
from rummel.errors import RuleError
from rummel.game import Event, Points, State, Win, format_move
from rummel.match import Match
from rummel.record import Played
from rummel.server.table import Entry, Table, record_of
from rummel.wire import Heard, SeatInfo

_KEPT: Final = 64  # answers
_MOST_WAITING: Final = 16  # who comes later has to come back
_COME_BACK: Final = 5  # seconds
_THINKING: Final = 1.0  # seconds for one answer about best moves

RoundNumber = Annotated[int, Meta(ge=1, le=1010)]  # void ones among them
StepNumber = Annotated[int, Meta(ge=1, le=1_000_000)]


class ReplayStep(Struct, frozen=True, kw_only=True):
    """One move and what it changed. The first step of a round is its deal."""

    seat: int | None
    move: str | None  # None: the deal, or somebody has given up
    events: tuple[Heard, ...]  # all of them; what only one seat heard names it as `seat`
    seconds: float | None  # since the step before; None: nobody knows
    view: dict[str, Any]  # those fields of a view with all hands open that are different now


class Replay(Struct, frozen=True, kw_only=True):
    """A round that is over."""

    game: str
    rules: dict[str, Any]
    seats: tuple[SeatInfo, ...]
    round: int
    rounds: int  # that are over
    booked: tuple[Points, ...]  # up to this round
    before: int  # how many rounds were booked when this one began
    result: dict[str, Any] | None  # if the match ended with this round
    win: Win | None  # how it was won then
    whole: bool  # False: the match was not over when it was recorded
    commit: str
    words: tuple[str, ...]  # what the seats added to the deal
    seed: str
    first: int | None  # who was to start, as far as the round before says so
    dealt: dict[str, Any]  # every pile after the deal, as the state calls it
    steps: tuple[ReplayStep, ...]


class Best(Struct, frozen=True, kw_only=True):
    """What a seat had best done, from what it could see."""

    step: int  # the one that was played instead
    # only: there was nothing to choose; solver: it could lay so much; bot: what the steady bot does
    kind: Literal["only", "solver", "bot"]
    same: bool  # what was played was as good
    moves: tuple[str, ...]
    events: tuple[Heard, ...]
    placed: int  # pieces that the solver lays
    played: int  # pieces that were laid in the rest of the turn
    proven: bool  # nobody can lay more
    steady: bool  # the steady bot would have played the same
    lays: bool  # laying was open to the seat
    reached: int  # who could not open: the points within reach,
    needed: int  # and those needed
    view: dict[str, Any]  # what would be different from the step before; empty if it is the same


class Review(Struct, frozen=True, kw_only=True):
    """The best moves of a round from a step on. `next` is the step to ask for more; None: all."""

    best: tuple[Best, ...]
    next: int | None


class ReadRecord(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record that somebody has brought along."""

    record: str
    round: RoundNumber | None = None  # None: the last


class ReviewRecord(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The same, asking for its best moves from a step on."""

    record: str
    round: RoundNumber | None = None
    step: StepNumber = 1


# -------------------------------------------------------------------------------- from a record


class _Round(NamedTuple):
    number: int
    over: int  # rounds that are
    start: int  # among the steps of the match
    steps: list[Played]
    first: int | None
    whole: bool


def _round(text: bytes, number: int | None) -> _Round:
    """A round of a record that is valid as far as it goes; the last, unless it is said which."""
    record.read_header(text)
    if len(text.splitlines()) == 1:
        raise RuleError("replay-round", round=number or 1, over=0)
    played: list[Played] = []
    try:
        for one in record.replay(text):
            played.append(one)
    except RuleError as error:
        # Between two rounds is the one place where an honest record may break off.
        if error.code != "record-cut" or not played or not played[-1].match.between_rounds:
            raise
    last = played[-1].match
    if number is None:
        number = last.round
    steps = [one for one in played if one.match.round == number]
    if not steps:
        raise RuleError("replay-round", round=number, over=last.round)
    start = played.index(steps[0])
    before = played[start - 1].match.state.outcome if start else None
    first = before.next_first if before else None
    return _Round(number, last.round, start, steps, first, last.result is not None)


def replay(text: bytes, number: int | None = None) -> Replay:
    """A round of a record; the last, unless it is said which."""
    return _replay(text, _round(text, number))


def _replay(text: bytes, found: _Round) -> Replay:
    head, _, rules = record.read_header(text)
    told = record.reveals(text)[found.number - 1]
    end = found.steps[-1].match
    return Replay(
        game=head.game,
        rules=wire.plain(rules),
        seats=tuple(SeatInfo(kind="person", name=name, here=True) for name in head.seats),
        round=found.number,
        rounds=found.over,
        booked=end.booked,
        before=len(found.steps[0].match.booked),
        result=wire.plain(end.result) if end.result else None,
        win=rules.win_of(end.result.winners) if end.result else None,
        whole=found.whole,
        commit=head.commit,
        words=told.words,
        seed=told.seed,
        first=found.first,
        dealt=piles(found.steps[0].match.state),
        steps=_steps(found.steps),
    )


def _steps(played: Sequence[Played]) -> tuple[ReplayStep, ...]:
    found = []
    shown: dict[str, Any] = {}
    for one in played:
        now = _opened(one.match.state)
        found.append(
            ReplayStep(
                seat=one.seat,
                move=None if one.move is None else format_move(one.move),
                events=_told(one.events),
                seconds=None,
                view=_changed(shown, now),
            )
        )
        shown = now
    return tuple(found)


# What a view hides and a state has under the same name: hands, and what is in one's hand just now.
_HIDDEN: Final = ("hands", "drawn", "taken", "directions")
_PILES: Final[tuple[str, ...]] = ("hands", "stacks", "centre", "discards", "stock", "pool", "draw")


def _opened(state: State) -> dict[str, Any]:
    """What those who look on saw, and every hand."""
    view = games.view(state, None)
    open_ = {
        name: getattr(state, name)
        for name in _HIDDEN
        if name in view.__struct_fields__ and name in state.__struct_fields__
    }
    told: dict[str, Any] = msgspec.json.decode(wire.view_json(replace(view, **open_)))
    return told


def piles(state: State) -> dict[str, Any]:
    """Every pile of a round, under the name that its state has for it."""
    return wire.facts_json(
        {name: getattr(state, name) for name in _PILES if name in state.__struct_fields__}
    )


def _changed(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in after.items() if before.get(name, ...) != value}


def _told(events: Sequence[Event]) -> tuple[Heard, ...]:
    """Everything: the round is over. What was told to one seat alone says to which."""
    return tuple(
        Heard(
            event.code,
            wire.facts_json(
                {**event.facts, "seat": event.to[0]}
                if isinstance(event.to, tuple)
                else dict(event.facts)
            ),
        )
        for event in events
    )


# --------------------------------------------------------------------------------- from a table


def of_table(table: Table, entries: Sequence[Entry], number: int | None) -> Replay:
    """A round of a table: from its record, with what only its log knows."""
    text = record_of(table, entries)
    part = _round(text, number)
    found = _replay(text, part)
    # A record has a line for every entry of the log.
    times = [entry.at for entry in entries[part.start : part.start + len(part.steps)]]
    seats = tuple(
        SeatInfo(
            kind="bot" if seat.bot else "person",
            name=seat.name,
            bot=seat.bot,
            here=True,
            out=table.has_left(at),
        )
        for at, seat in enumerate(table.seats)
    )
    steps = tuple(
        replace(step, seconds=round(times[at] - times[at - 1], 1) if at else None)
        for at, step in enumerate(found.steps)
    )
    return replace(found, seats=seats, steps=steps)


# ----------------------------------------------------------------------------------- best moves


def review(
    text: bytes, number: int | None = None, start: int = 1, seconds: float = _THINKING
) -> Review:
    """The best moves of a round of a record, as many as are found in so many seconds."""
    steps = _round(text, number).steps
    until = time.monotonic() + seconds
    found: list[Best] = []
    for at in range(start, len(steps)):
        if found and time.monotonic() > until:
            return Review(best=tuple(found), next=at)
        one = _best(steps, at)
        if one:
            found.append(one)
    return Review(best=tuple(found), next=None)


def _best(steps: Sequence[Played], at: int) -> Best | None:
    """What the seat of a step had best done; None if it was no move."""
    seat, move, before = steps[at].seat, steps[at].move, steps[at - 1].match
    if seat is None or move is None:
        return None
    view = before.view(seat)  # the solver is shown no more than the player was
    if len(view.legal) == 1 and not view.free:
        return Best(
            step=at,
            kind="only",
            same=True,
            moves=(),
            events=(),
            placed=0,
            played=0,
            proven=True,
            steady=True,
            lays=False,
            reached=0,
            needed=0,
            view={},
        )
    advice = hints.advise(view)
    answer = advice.answer
    placed = answer.placed if answer else 0
    played = _laid(steps, at) if answer else 0
    moves = tuple(format_move(one) for one in advice.moves)
    steady = hints.steady(view) == move
    same = played >= placed if placed else steady
    after = before
    events: tuple[Event, ...] = ()
    for one in advice.moves:
        after, more = match.apply(after, seat, one)
        events = (*events, *more)
    return Best(
        step=at,
        kind="solver" if placed else "bot",
        same=same,
        moves=moves,
        events=_told(events),
        placed=placed,
        played=played,
        proven=answer.proven if answer else True,
        steady=steady,
        lays=answer is not None,
        reached=advice.reached,
        needed=advice.needed,
        view={} if same else _changed(_opened(before.state), _opened(after.state)),
    )


def _laid(steps: Sequence[Played], at: int) -> int:
    """How many pieces came onto the table from a step on to the end of the turn."""
    seat, end = steps[at].seat, at
    while end + 1 < len(steps) and steps[end + 1].seat == seat and _turn(steps[end].match) == seat:
        end += 1
    return _on_table(steps[end].match) - _on_table(steps[at - 1].match)


def _turn(now: Match) -> int | None:
    return None if now.state.outcome else getattr(now.state, "turn", None)


def _on_table(now: Match) -> int:
    return sum(len(meld) for meld in getattr(now.state, "table", ()))


# -------------------------------------------------------------------------------------- at work

T = TypeVar("T")


class Replays:
    """The replays of a node. One thread makes them, so that no bot or table waits for them."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, "replays")
        self._kept: OrderedDict[Hashable, Any] = OrderedDict()
        self._waiting = 0

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def ask(
        self,
        key: Hashable,
        pay: Callable[[], None],
        make: Callable[[], Awaitable[Callable[[], T]]],
    ) -> T:
        """An answer. One that is not at hand has to be paid for, and is made off the loop.

        `make` fetches what is needed and returns the work itself.
        """
        if key in self._kept:
            self._kept.move_to_end(key)
            return cast(T, self._kept[key])
        pay()
        if self._waiting >= _MOST_WAITING:
            raise RuleError("too-many", seconds=_COME_BACK)
        self._waiting += 1
        try:
            work = await make()
            found = await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._waiting -= 1
        self._kept[key] = found
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return found
