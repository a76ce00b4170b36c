"""Rounds that are over, step by step: every hand open, and what the solver would have done.

A replay is made from a record and from nothing else, that of a table too. The record of a table has
only the rounds that are over, so nothing of a round that is still played can get into a replay.
"""

import time
from collections.abc import Callable, Sequence
from typing import Annotated, Any, Final, Literal, NamedTuple

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from rummel import encoding, games, hints, match, record, wire
from rummel.errors import RuleError
from rummel.game import Event, Points, State, Win, format_move
from rummel.match import Match
from rummel.position import Position
from rummel.record import Played
from rummel.tables.table import Entry, Table, record_of
from rummel.wire import Heard, SeatInfo

_MOST_STEPS: Final = 20_000  # of a round
_THINKING: Final = 1.0  # seconds for one answer about best moves
_NO_STEPS: Final = b'"steps":[]}'  # how a replay ends that has none

RoundNumber = Annotated[int, Meta(ge=1, le=1000)]
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
    pledges: tuple[str, ...] | None  # None: it was dealt as version 1 says
    words: tuple[str, ...]  # what the seats added to the deal
    seed: str
    first: int | None  # the seat that was to start, if the round before says so
    dealt: dict[str, Any]  # every pile after the deal, as the state calls it
    steps: tuple[ReplayStep, ...]


class Best(Struct, frozen=True, kw_only=True):
    """The best move of a seat, from what it could see."""

    step: int  # the one that was played instead
    # only: there was nothing to choose; solver: it could lay so much; bot: what the master does
    kind: Literal["only", "solver", "bot"]
    same: bool  # what was played was as good
    moves: tuple[str, ...]
    events: tuple[Heard, ...]
    placed: int  # pieces that the solver lays
    played: int  # pieces that were laid in the rest of the turn
    proven: bool  # nobody can lay more
    master: bool  # the master would have played the same
    reasons: tuple[wire.Why, ...]  # for the best move
    sure: int | None  # in how many of ten cases the master does so
    lays: bool  # laying was open to the seat, and it is best to lay what can be laid
    reached: int  # for a player who could not open: the points within reach,
    needed: int  # and those needed
    view: dict[str, Any]  # what would be different from the step before; empty if it is the same


class Review(Struct, frozen=True, kw_only=True):
    """The best moves of a round from a step on. `next` is the step to ask for more; None: all."""

    best: tuple[Best, ...]
    next: int | None


class PositionText(Struct, frozen=True, kw_only=True):
    """A state of a round as one line, without the source of chance."""

    position: str


class OpenedPosition(Struct, frozen=True, kw_only=True):
    """A position that somebody has brought along, as a table shows it."""

    game: str
    rules: dict[str, Any]
    position: str  # as Rummel writes it
    whole: bool  # nothing is hidden in the text
    seat: int | None  # whose view it is; None: everybody's, or every hand is open
    view: dict[str, Any]
    # For a client with a kernel, which finds the best move without a server.
    question: wire.Question | None
    round: wire.KernelRound | None


class ReadRecord(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record that somebody has brought along."""

    record: str
    round: RoundNumber | None = None  # None: the last


class ReviewRecord(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The same, asking for its best moves from a step on."""

    record: str
    round: RoundNumber | None = None
    step: StepNumber = 1


class StepOfRecord(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record, and which step of a round is meant; step 0 is its deal."""

    record: str
    round: RoundNumber | None = None
    step: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


# -------------------------------------------------------------------------------- from a record


class _Round(NamedTuple):
    number: int
    over: int  # rounds that are
    start: int  # among the steps of the match
    first: int | None
    whole: bool


def _round(text: bytes, number: int | None, show: Callable[[int, Played], None]) -> _Round:
    """A round of a record that is valid as far as it goes; by default the last.

    `show` gets the steps of the round, with their places in the match, and keeps what it needs.
    """
    record.read_header(text)
    if len(text.splitlines()) == 1:
        raise RuleError("replay-round", round=number or 1, over=0)
    if number is None:
        number = len(record.reveals(text))
    start: int | None = None
    first: int | None = None
    last: Match | None = None
    try:
        for at, one in enumerate(record.replay(text)):
            if one.match.round == number:
                if start is None:
                    start = at
                    before = last.state.outcome if last else None
                    first = before.next_first if before else None
                if at - start > _MOST_STEPS:
                    raise RuleError("too-much-work")
                show(at, one)
            last = one.match
    except RuleError as error:
        # Between two rounds is the one place where an honest record may break off.
        if error.code != "record-cut" or last is None or not last.between_rounds:
            raise
    assert last
    if start is None:
        raise RuleError("replay-round", round=number, over=last.round)
    return _Round(number, last.round, start, first, last.result is not None)


def replay_json(text: bytes, number: int | None = None) -> bytes:
    """A round of a record as JSON; by default the last."""
    return _replay(text, number, None, ())


def replay(text: bytes, number: int | None = None) -> Replay:
    return msgspec.json.decode(replay_json(text, number), type=Replay)


def _replay(
    text: bytes, number: int | None, seats: tuple[SeatInfo, ...] | None, times: Sequence[float]
) -> bytes:
    """Each step is encoded as soon as it is played: a long round as structs takes much memory.

    `times` are those of all steps of the match.
    """
    steps: list[bytes] = []
    shown: dict[str, Any] = {}
    dealt: dict[str, Any] = {}
    end: Match | None = None
    before = 0

    def show(at: int, one: Played) -> None:
        nonlocal shown, dealt, end, before
        now = _opened(one.match.state)
        seconds = round(times[at] - times[at - 1], 1) if times and steps else None
        step = ReplayStep(
            seat=one.seat,
            move=None if one.move is None else format_move(one.move),
            events=_events_json(one.events),
            seconds=seconds,
            view=_changed(shown, now),
        )
        if not steps:
            dealt = piles(one.match.state)
            before = len(one.match.booked)
        steps.append(encoding.ENCODER.encode(step))
        shown, end = now, one.match

    shown_round = _round(text, number, show)
    assert end
    head, _, rules = record.read_header(text)
    reveal = record.reveals(text)[shown_round.number - 1]
    if seats is None:
        seats = tuple(SeatInfo(kind="person", name=name, here=True) for name in head.seats)
    whole = encoding.ENCODER.encode(
        Replay(
            game=head.game,
            rules=encoding.plain(rules),
            seats=seats,
            round=shown_round.number,
            rounds=shown_round.over,
            booked=end.booked,
            before=before,
            result=encoding.plain(end.result) if end.result else None,
            win=rules.win_of(end.result.winners) if end.result else None,
            whole=shown_round.whole,
            commit=head.commit,
            pledges=head.pledges,
            words=reveal.words,
            seed=reveal.seed,
            first=shown_round.first,
            dealt=dealt,
            steps=(),
        )
    )
    assert whole.endswith(_NO_STEPS)
    return b"%b[%b]}" % (whole.removesuffix(_NO_STEPS[-3:]), b",".join(steps))


def _opened(state: State) -> dict[str, Any]:
    """What spectators saw, and every hand."""
    view = games.view(state, None)
    hidden = {name: getattr(state, name) for name in games.family_of(state).hidden}
    data: dict[str, Any] = msgspec.json.decode(encoding.view_json(replace(view, **hidden)))
    return data


def piles(state: State) -> dict[str, Any]:
    """Every pile of a round, under the name that its state has for it."""
    return encoding.facts_json(
        {name: getattr(state, name) for name in games.family_of(state).piles}
    )


def _changed(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in after.items() if before.get(name, ...) != value}


def _events_json(events: Sequence[Event]) -> tuple[Heard, ...]:
    """All events, since the round is over; those that only some seats heard say which."""
    return tuple(
        Heard(
            event.code,
            encoding.facts_json(
                {**event.facts, "seat": event.to[0]}
                if isinstance(event.to, tuple)
                else dict(event.facts)
            ),
        )
        for event in events
    )


# --------------------------------------------------------------------------------- from a table


def table_replay_json(table: Table, entries: Sequence[Entry], number: int | None) -> bytes:
    """A round of a table: from its record, with what only its log knows."""
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
    # A record has a line for every entry of the log, apart from the pledges in its header.
    times = [entry.at for entry in entries if entry.kind != "pledge"]
    return _replay(record_of(table, entries), number, seats, times)


# ------------------------------------------------------------------------------------ positions


def position_json(text: bytes, number: int | None, step: int) -> bytes:
    """The state after a step of a round of a record; step 0 is the deal."""
    after: list[Match] = []

    def show(_: int, one: Played) -> None:
        if len(after) <= step:
            after.append(one.match)

    _round(text, number, show)
    if len(after) <= step:
        raise RuleError("replay-step", step=step, last=len(after) - 1)
    position = Position.of(after[step].game, after[step].state).without_chance
    return encoding.ENCODER.encode(PositionText(position=position.text))


def table_position_json(
    table: Table, entries: Sequence[Entry], number: int | None, step: int
) -> bytes:
    return position_json(record_of(table, entries), number, step)


def opened_json(text: str, on_turn: bool) -> bytes:
    """A position as a table shows it: with every hand if nothing is hidden.

    `on_turn` hides what the player on turn does not see, however much the text says.
    """
    position = Position.parse(text)
    whole = position.is_whole
    every_hand = whole and not on_turn
    state = position.state()
    seen = games.view(state, None) if every_hand else position.view_on_turn()
    view = _opened(state) if every_hand else msgspec.json.decode(encoding.view_json(seen))
    return encoding.ENCODER.encode(
        OpenedPosition(
            game=position.game,
            rules=encoding.plain(position.rules),
            position=position.text,
            whole=whole,
            seat=seen.seat,
            view=view,
            question=encoding.question(seen),
            round=encoding.kernel_round(state, seen),
        )
    )


# ----------------------------------------------------------------------------------- best moves


def review(
    text: bytes, number: int | None = None, start: int = 1, seconds: float = _THINKING
) -> Review:
    """The best moves of a round of a record, as many as the solver finds in the given seconds."""
    steps: list[Played] = []
    _round(text, number, lambda _, one: steps.append(one))
    until = time.monotonic() + seconds
    reviewed: list[Best] = []
    for at in range(start, len(steps)):
        if reviewed and time.monotonic() > until:
            return Review(best=tuple(reviewed), next=at)
        one = _best(steps, at)
        if one:
            reviewed.append(one)
    return Review(best=tuple(reviewed), next=None)


def review_json(text: bytes, number: int | None, start: int) -> bytes:
    return encoding.ENCODER.encode(review(text, number, start))


def table_review_json(
    table: Table, entries: Sequence[Entry], number: int | None, start: int
) -> bytes:
    return review_json(record_of(table, entries), number, start)


def _best(steps: Sequence[Played], at: int) -> Best | None:
    """The best move for the seat of a step; None if the step was no move."""
    seat, move, before = steps[at].seat, steps[at].move, steps[at - 1].match
    if seat is None or move is None:
        return None
    known = before.knowledge(seat)  # the solver is shown no more than the player was
    view = known.view
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
            master=True,
            reasons=(),
            sure=None,
            lays=False,
            reached=0,
            needed=0,
            view={},
        )
    advice = hints.advise(known)
    answer = advice.answer
    placed = answer.placed if answer and advice.lays else 0
    played = _laid(steps, at) if answer else 0
    moves = tuple(format_move(one) for one in advice.moves)
    master = advice.master == move
    same = played >= placed if placed else master
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
        events=_events_json(events),
        placed=placed,
        played=played,
        proven=answer.proven if answer else True,
        master=master,
        reasons=encoding.reasons(advice.reasons),
        sure=advice.sure,
        lays=answer is not None and bool(answer.laid) == advice.lays,
        reached=advice.reached,
        needed=advice.needed,
        view={} if same else _changed(_opened(before.state), _opened(after.state)),
    )


def _laid(steps: Sequence[Played], at: int) -> int:
    """How many pieces came onto the table from a step on to the end of the turn."""
    seat, before = steps[at].seat, steps[at - 1].match.state
    assert seat is not None
    turn, end = games.turn_of(before, seat), at
    while end + 1 < len(steps) and games.turn_of(steps[end].match.state, seat) == turn:
        end += 1
    return steps[end].match.state.lying - before.lying
