"""A table of one person among bots that no server keeps: a page plays with it by itself.

It takes the commands of `rummel.wire` and gives its messages, as a server does, so that pages show
it as any other table. Whoever holds it keeps what `kept` says after every change, and calls `go_on`
when `wait` has passed. Time comes in, and chance comes from the secret that a new match brings.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, Final, assert_never

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rummel import encoding, hints, wire
from rummel.bots import find_bot
from rummel.errors import RuleError
from rummel.game import Move
from rummel.tables import checks, lobby, messages, pace
from rummel.tables.table import (
    Due,
    Entry,
    Moment,
    Table,
    deal_round,
    follow,
    next_due,
    play,
    play_instead,
    record_of,
    resign,
)
from rummel.tables.who import Who

VERSION: Final = 1  # of what is kept
_ME: Final = "me"
_PAUSE: Final = 0.7  # seconds before a bot moves, as a server has it
_SOON: Final = 0.005  # seconds that a timer may be early
_UNKNOWN: Final = -1


class Kept(Struct, frozen=True, kw_only=True):
    """A match as a device keeps it: how it was set up, and its log."""

    version: int = VERSION
    id: str
    wanted: wire.NewTable
    name: str  # of the person
    avatar: wire.Avatar = ""
    secret: str  # hexadecimal: all deals and all chance of the bots come from it
    created: float
    over: bool = False
    entries: tuple[Entry, ...] = ()


class Update(Struct, frozen=True, kw_only=True):
    """What has to be done after a call."""

    messages: tuple[msgspec.Raw, ...]  # for the page, in this order
    wait: float | None  # seconds until `go_on` has to be called; None: a command comes first
    kept: Kept | None  # what has to be kept from now on, where it has changed


class Alone:
    """One match. The first call is `hello`."""

    def __init__(self, kept: Kept, now: float) -> None:
        """A match that is kept; without entries it begins."""
        if kept.version != VERSION:
            raise RuleError("record-version", version=kept.version, known=VERSION)
        self._who = Who(id=_ME, name=kept.name, language="", avatar=kept.avatar)
        wanted = replace(kept.wanted, setup=_setup(kept.wanted.setup), pledge=None)
        if wanted.seats.count("me") != 1 or "open" in wanted.seats:
            raise RuleError("bad-request", reason="seats")
        self._kept = replace(kept, wanted=wanted)
        self._saved: Kept | None = None
        self._numbers = 0  # entries that the page has seen, and
        self._shown: Table | None = None  # the table as it was then
        self._drafts: dict[int, tuple[str, ...]] = {}
        self._shown_drafts: dict[int, tuple[str, ...]] = {}
        self._thought: tuple[int, Move | None, Iterator[tuple[str, ...]]] | None = None
        secret = bytes.fromhex(kept.secret)
        table = lobby.created(self._who, wanted, kept.id, secret, kept.created)
        moments = [] if kept.entries else lobby.begin(table, (), now)
        for entry in kept.entries:
            moments.append(follow(moments[-1].table if moments else table, entry))
        self._news = messages.News(moments)
        self._table = moments[-1].table
        self._entered = now
        self._keep(*(moment.entry for moment in moments))

    # ---------------------------------------------------------------------------- what a page does

    def hello(self, now: float) -> Update:
        """Everything, for a page that knows nothing yet."""
        self._numbers, self._shown, self._shown_drafts = _UNKNOWN, None, {}
        return self._update(now)

    def command(self, data: str, now: float) -> Update:
        """A command as JSON; the answer, or the refusal, is among the messages."""
        answer: wire.AnyMessage
        key = ""
        try:
            command = encoding.read_command(data)
            key = command.key
            answer = self._carry_out(command, now)
        except RuleError as error:
            late = error.code == "stale"
            answer = encoding.refusal(error, error.code, key, self._position(now) if late else None)
        except (msgspec.ValidationError, msgspec.DecodeError) as fault:
            unread = RuleError("bad-request", reason=str(fault)[:200])
            answer = encoding.refusal(unread, unread.code, key)
        return self._update(now, answer)

    def go_on(self, now: float) -> Update:
        """Does what is due: a bot moves, or shows a part of its turn; the next round is dealt."""
        due = self._due(now)
        if due is not None and due.at <= now + _SOON:
            if due.what == "deal":
                self._add(deal_round(self._table, lobby.words_of(self._table), now))
            elif due.what == "bot":
                self._let_move(due.seat, now)
        return self._update(now)

    def hint(self) -> bytes:
        """What the master would do in the place of the person, and why."""
        seat = self._seat
        if not self._table.setup.hints:
            raise RuleError("hints-closed")
        if self._table.match is None or seat not in self._table.to_act:
            raise RuleError("not-your-turn", seat=seat)
        advice = hints.advise(self._table.match.knowledge(seat))
        return encoding.ENCODER.encode(encoding.hint(advice))

    def record(self) -> bytes:
        """The record of all rounds that are over."""
        return record_of(self._table, self._kept.entries)

    @property
    def kept(self) -> Kept:
        return self._kept

    # ------------------------------------------------------------------------------------ commands

    @property
    def _seat(self) -> int:
        return lobby.own_seat(self._table, self._who)

    def _carry_out(self, command: wire.AnyCommand, now: float) -> wire.Answer:
        table, number = self._table, None
        match command:
            case wire.Ping() | wire.Reveal():  # nobody has pledged words here
                pass
            case wire.Check():
                self._check_number(command.number)
                assert table.match
                checked = checks.checked(table.match, self._seat, command.move, _code)
                return wire.Answer(key=command.key, check=checked)
            case wire.Play():
                number = self._play(command, now)
            case wire.Resign():
                number = self._add(resign(table, self._seat, command.key, now))
            case wire.Draft():
                self._check_number(command.number)
            case wire.Ready():
                self._table = lobby.ready(table, self._who)
            case wire.Pause():
                self._table = lobby.paused(table, self._who, now, on=command.on)
            case wire.Tempo():
                self._table = lobby.with_tempo(table, self._who, command.pace)
                wanted = replace(self._kept.wanted, setup=self._table.setup)
                self._kept = replace(self._kept, wanted=wanted)
            case _:
                raise RuleError("seat-nobody")
        return wire.Answer(key=command.key, number=number)

    def _check_number(self, number: int) -> None:
        if number != self._table.number:
            raise RuleError("stale", number=number, now=self._table.number)

    def _play(self, command: wire.Play, now: float) -> int:
        for entry in reversed(self._kept.entries):
            if entry.key == command.key:
                return entry.number  # a repeat
        self._check_number(command.number)
        if self._table.paused:
            raise RuleError("table-paused")
        move = checks.read_move(self._table.rules, command.move)
        return self._add(play(self._table, self._seat, move, command.key, now))

    def _add(self, moment: Moment) -> int:
        self._table = moment.table
        self._news.add(moment)
        self._entered = moment.entry.at
        self._thought, self._drafts = None, {}
        self._keep(moment.entry)
        return moment.entry.number

    def _keep(self, *entries: Entry) -> None:
        before = self._kept.entries
        new = tuple(entry for entry in entries if entry.number > len(before))
        over = self._table.status == "over"
        if new or over != self._kept.over:
            self._kept = replace(self._kept, entries=before + new, over=over)

    # ---------------------------------------------------------------------------------------- bots

    def _due(self, now: float) -> Due | None:
        due = next_due(self._table, now, _PAUSE, entered=self._entered)
        if due is not None and due.what == "deal":
            played = self._table.match
            seat = self._seat
            away = self._table.has_left(seat)
            # Nobody else waits, so the next round comes when the person wants it.
            if played and not away and self._table.seats[seat].ready <= played.round:
                return None
        if due is not None and due.what == "bot" and self._drafts:  # in the middle of its turn
            return due._replace(at=self._entered + self._step_pause)
        return due

    def _let_move(self, seat: int, now: float) -> None:
        """A bot thinks, shows its turn step by step where it is built in the open, and moves."""
        table = self._table
        if self._thought is None or self._thought[0] != seat:
            self._thought = (seat, *self._think(seat))
        _, move, steps = self._thought
        if self._step_pause and (melds := next(steps, None)) is not None:
            self._drafts = {seat: melds}
            self._entered = now
            return
        if move is not None:
            try:
                self._add(play(table, seat, move, None, now))
                return
            except RuleError:
                pass  # no bot does that: a table plays on all the same
        self._add(play_instead(table, seat, now))

    def _think(self, seat: int) -> tuple[Move | None, Iterator[tuple[str, ...]]]:
        table = self._table
        assert table.match
        bot = table.bot_of(seat, 0)
        assert bot
        chance = Random(f"{table.secret.hex()}/{seat}/{table.number}")
        try:
            move = find_bot(bot)(table.match.knowledge(seat), chance)
        except Exception:
            return None, iter(())
        shown = pace.steps(table.match.view(seat), move) if table.game.family.building else []
        return move, iter(shown)

    @property
    def _step_pause(self) -> float:
        return _PAUSE * pace.step_pause(self._table.setup.bot_pace)

    # ------------------------------------------------------------------------------------ messages

    def _position(self, now: float) -> wire.Position:
        return messages.position(self._table, self._seat, now)

    def _update(self, now: float, answer: wire.AnyMessage | None = None) -> Update:
        table, seat = self._table, self._seat
        out: list[bytes] = []
        if self._shown is None:  # a view means nothing before the table is known
            out.append(self._table_message(now))
        if self._numbers != table.number:
            self._news.forget()
            out += self._news.since(self._numbers, table, seat, now)
            self._numbers = table.number
        if self._shown is not None and _differs(self._shown, table):
            out.append(self._table_message(now))
        self._shown = table
        for at in sorted({*self._drafts, *self._shown_drafts}):
            melds = self._drafts.get(at, ())
            if melds != self._shown_drafts.get(at, ()):
                out.append(encoding.ENCODER.encode(wire.Drafted(at, melds)))
        self._shown_drafts = self._drafts
        if answer is not None:
            out.append(encoding.ENCODER.encode(answer))
        changed = self._kept is not self._saved
        self._saved = self._kept
        return Update(
            messages=tuple(map(msgspec.Raw, out)),
            wait=self._wait(now),
            kept=self._kept if changed else None,
        )

    def _wait(self, now: float) -> float | None:
        due = self._due(now)
        return None if due is None else max(0.0, due.at - now)

    def _table_message(self, now: float) -> bytes:
        def here(seat: int) -> int:
            return int(seat >= 0)

        message = messages.table_message(self._table, self._who, here, now)
        # No clock deals the next round. What the bots would say to a rematch nobody needs to ask.
        return encoding.ENCODER.encode(replace(message, next_deal=None))


def another(kept: Kept, id: str, secret: str, created: float) -> Kept:
    """The same match again, with everybody one seat further on."""
    seats = (kept.wanted.seats[-1], *kept.wanted.seats[:-1])
    wanted = replace(kept.wanted, seats=seats)
    return replace(
        kept, id=id, wanted=wanted, secret=secret, created=created, over=False, entries=()
    )


def _setup(wanted: wire.Setup) -> wire.Setup:
    """What there is at such a table: no clock, no others to talk to, nobody who looks on."""
    return wire.Setup(hints=wanted.hints, bot_pace=wanted.bot_pace, chat=False, watchers=False)


def _code(error: RuleError) -> str:
    """Pages word refusals themselves."""
    return error.code


def _differs(shown: Table, now: Table) -> bool:
    """Whether a page needs a new table message."""
    if shown.seats != now.seats or shown.setup != now.setup or shown.paused != now.paused:
        return True
    before, after = shown.match, now.match
    if shown.status != now.status or before is None or after is None:
        return True
    return before.round != after.round or _ended(shown) != _ended(now) or before.out != after.out


def _ended(table: Table) -> Any:
    return table.match and (table.match.state.outcome, table.match.result)


# --------------------------------------------------------------------------- what a page calls


class Request(Struct, frozen=True, tag_field="do", tag=str.lower):
    """What a page wants of the match that it has open."""


class Open(Request, frozen=True):
    """Take up a match that is kept, or begin one without entries."""

    kept: Kept
    now: float


class Tell(Request, frozen=True):
    """A command to the table, as text."""

    command: str
    now: float


class Go(Request, frozen=True):
    """What was to be waited for has passed."""

    now: float


class Hint(Request, frozen=True):
    pass


class Record(Request, frozen=True):
    pass


class Again(Request, frozen=True):
    """Another match like the one that is over: how it is kept before it begins."""

    id: str
    secret: str
    now: float


class Desk:
    """The match that a page has open: requests and answers as JSON."""

    def __init__(self) -> None:
        self._open: Alone | None = None
        self._read = msgspec.json.Decoder(Open | Tell | Go | Hint | Record | Again)

    def ask(self, text: str) -> str:
        try:
            answer = self._answer(self._read.decode(text))
        except RuleError as error:
            answer = encoding.refusal(error, error.code)
        except (msgspec.ValidationError, msgspec.DecodeError) as fault:
            unread = RuleError("bad-request", reason=str(fault)[:200])
            answer = encoding.refusal(unread, unread.code)
        return encoding.ENCODER.encode(answer).decode()

    def _answer(self, request: Open | Tell | Go | Hint | Record | Again) -> Any:
        if isinstance(request, Open):
            self._open = _opened(request.kept, request.now)
            return self._open.hello(request.now)
        alone = self._open
        if alone is None:
            raise RuleError("table-not-started")
        match request:
            case Tell():
                return alone.command(request.command, request.now)
            case Go():
                return alone.go_on(request.now)
            case Hint():
                return msgspec.Raw(alone.hint())
            case Record():
                return alone.record().decode()
            case Again():
                return another(alone.kept, request.id, request.secret, request.now)
            case _:
                assert_never(request)


def _opened(kept: Kept, now: float) -> Alone:
    """What lay on a device may be anything."""
    try:
        return Alone(kept, now)
    except (ValueError, LookupError, msgspec.DecodeError) as error:
        raise RuleError("bad-request", reason=str(error)[:200]) from error
