"""Seats and votes: to sit down and leave, to be ready, to pause, to play again. Pure, like `table`.

Each function returns the table after a person's command, or raises a `RuleError`.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from rummel import wire
from rummel.bots import find_bot
from rummel.errors import RuleError
from rummel.games import find
from rummel.tables.sanitize import skeleton
from rummel.tables.table import Moment, Seat, Table, close_pledges, deal_round, go_on, pause
from rummel.tables.who import Who


def created(who: Who, wanted: wire.NewTable, table_id: str, secret: bytes, now: float) -> Table:
    """A new table as a client wants it."""
    game = find(wanted.game)
    options = dict(wanted.options)
    if wanted.seats:
        options.setdefault("players", len(wanted.seats))
    rules = game.configure(**options)
    seats = wanted.seats or ("me", *["open"] * (rules.players - 1))
    if len(seats) != rules.players or seats.count("me") > 1:
        raise RuleError("bad-request", reason="seats")
    if wanted.setup.rated and not who.account:
        raise RuleError("rated-accounts")
    table = Table(
        id=table_id,
        game=game,
        rules=rules,
        setup=wanted.setup,
        secret=secret,
        host=who.id,
        seats=tuple(
            Seat(
                person=who.id,
                program=who.bot,
                avatar=who.avatar,
                name=who.name,
                pledge=wanted.pledge,
            )
            if seat == "me"
            else Seat()
            for seat in seats
        ),
        created=now,
    )
    for at, seat in enumerate(seats):
        if seat.startswith("bot:"):
            table = with_bot(table, at, seat.removeprefix("bot:"))
    return table


def with_bot(table: Table, at: int, bot: str) -> Table:
    """The table with a bot at a seat, under its own name."""
    find_bot(bot)
    return with_seat(table, at, bot=bot, name=_free_name(table, bot.capitalize()))


def own_seat(table: Table, who: Who) -> int:
    seat = table.seat_of(who.id)
    if seat is None:
        raise RuleError("seat-none")
    return seat


def with_seat(table: Table, at: int, **changes: Any) -> Table:
    seat = replace(table.seats[at], **changes)
    return replace(table, seats=(*table.seats[:at], seat, *table.seats[at + 1 :]))


def sat(table: Table, who: Who, seat: int | None, pledge: str | None) -> Table:
    held = table.seat_of(who.id)
    if held is not None:
        if seat in (None, held):
            # A second click, or a command that came twice; or a player without a pledge gives one.
            return with_pledge(table, held, pledge)
        raise RuleError("seat-held")
    if table.status != "open":
        raise RuleError("table-started")
    if table.setup.rated and not who.account:
        raise RuleError("rated-accounts")
    free = [at for at, one in enumerate(table.seats) if not (one.person or one.bot)]
    if not free:
        raise RuleError("table-full")
    at = free[0] if seat is None else seat
    if at >= len(table.seats):
        raise RuleError("seat-unknown", number=at + 1)
    if at not in free:
        raise RuleError("seat-taken")
    taken = with_seat(
        table,
        at,
        person=who.id,
        program=who.bot,
        avatar=who.avatar,
        name=_free_name(table, who.name),
        pledge=pledge,
    )
    return taken if taken.host else replace(taken, host=who.id)


def with_pledge(table: Table, at: int, pledge: str | None) -> Table:
    """The table with a seat's new pledge, if there is one and pledges are not closed yet."""
    return with_seat(table, at, pledge=pledge) if pledge and table.status == "open" else table


def left(table: Table, who: Who) -> Table:
    at = own_seat(table, who)
    if table.status != "open":
        raise RuleError("table-started")
    seats = tuple(Seat() if seat == at else one for seat, one in enumerate(table.seats))
    others = [seat.person for seat in seats if seat.person]
    host = table.host
    if host == who.id:
        host = others[0] if others else None
    return replace(table, seats=seats, host=host)


def freed(table: Table, who: Who, at: int) -> Table:
    """The host opens a seat that somebody has taken."""
    if _hosted_seat(table, who, at).person == who.id:
        return left(table, who)
    seats = tuple(Seat() if seat == at else one for seat, one in enumerate(table.seats))
    return replace(table, seats=seats)


def invited(table: Table, who: Who, at: int, bot: str) -> Table:
    """The host lets a bot sit down at an open seat."""
    seat = _hosted_seat(table, who, at)
    if seat.bot == bot:
        return table  # a second click
    if seat.person or seat.bot:
        raise RuleError("seat-taken")
    return with_bot(table, at, bot)


def _hosted_seat(table: Table, who: Who, at: int) -> Seat:
    """A seat that the host may still give to somebody else."""
    if table.host != who.id:
        raise RuleError("host-only")
    if table.status != "open":
        raise RuleError("table-started")
    if at >= len(table.seats):
        raise RuleError("seat-unknown", number=at + 1)
    return table.seats[at]


def may_start(table: Table, who: Who) -> None:
    if table.host != who.id:
        raise RuleError("table-started" if table.status != "open" else "host-only")
    if empty := sum(not (seat.person or seat.bot) for seat in table.seats):
        raise RuleError("seats-open", count=empty)


def ready(table: Table, who: Who) -> Table:
    at = own_seat(table, who)
    if table.match is None:
        raise RuleError("table-not-started")
    if table.match.result:
        raise RuleError("table-over")
    if not table.match.between_rounds:
        if table.seats[at].ready == table.match.round:
            return table  # a second click: the first has dealt
        raise RuleError("round-not-over")
    return with_seat(table, at, ready=table.match.round + 1)


def paused(table: Table, who: Who, now: float, *, on: bool) -> Table:
    """Time stops once everybody has asked for it, and runs again when anybody does.

    A bot that stands in for somebody does not ask in their place.
    """
    at = own_seat(table, who)
    if table.status != "playing":
        raise RuleError("table-not-started" if table.status == "open" else "table-over")
    if table.match is None:  # nothing is dealt yet
        raise RuleError("table-not-started")
    if table.has_left(at):
        raise RuleError("has-resigned", seat=at)
    if not on:
        return go_on(table, now) if table.paused else with_seat(table, at, pausing=False)
    asking = with_seat(table, at, pausing=True)
    agreed = all(asking.seats[seat].pausing for seat in asking.people())
    return pause(asking, now) if agreed else asking


def with_tempo(table: Table, who: Who, pace: wire.BotPace) -> Table:
    """Bots think as long as the host says."""
    if own_seat(table, who) != table.host_seat:
        raise RuleError("host-only")
    return replace(table, setup=replace(table.setup, bot_pace=pace))


def again(table: Table, who: Who, pledge: str | None) -> Table:
    """One more vote for a rematch."""
    at = own_seat(table, who)
    if table.status != "over":
        raise RuleError("table-not-over")
    pledge = pledge or table.seats[at].pledge
    return with_seat(table, at, again=True, declined=False, pledge=pledge)


def declined(table: Table, who: Who) -> Table:
    """No rematch with this person, for now."""
    at = own_seat(table, who)
    if table.status != "over":
        raise RuleError("table-not-over")
    if table.rematch:
        raise RuleError("table-started")
    return with_seat(table, at, again=False, declined=True)


def may_rematch(table: Table, who: Who) -> bool:
    """Whether another match may begin as soon as this person asks for it.

    Others may ask at the same moment, so nobody knows yet whose vote is the last.
    """
    return table.status == "over" and not table.rematch and table.seat_of(who.id) is not None


def all_want_another(table: Table) -> bool:
    return all(seat.again for seat in table.seats if seat.person)


def rematch(table: Table, table_id: str, secret: bytes, now: float) -> Table:
    """The same match again, with everybody one seat further on."""
    seats = tuple(
        Seat(
            person=seat.person,
            program=seat.program,
            avatar=seat.avatar,
            bot=seat.bot,
            name=seat.name,
            pledge=seat.pledge,
        )
        for seat in (table.seats[-1], *table.seats[:-1])
    )
    return Table(
        id=table_id,
        game=table.game,
        rules=table.rules,
        setup=table.setup,
        secret=secret,
        host=table.host,
        seats=seats,
        created=now,
    )


def begin(table: Table, present: Sequence[int], now: float) -> list[Moment]:
    """The match begins: with its first deal, unless that has to wait for the words of a seat.

    `present` are the seats whose players are connected.
    """
    closed = close_pledges(table, present, now)
    if closed.table.is_awaiting:
        return [closed]
    return [closed, deal_round(closed.table, words_of(closed.table), now)]


def words_of(table: Table) -> Sequence[str]:
    """What the seats add to the next deal."""
    return [seat.words or "" for seat in table.seats]


def _free_name(table: Table, name: str) -> str:
    """The name, with a number if another player has one that looks the same."""
    taken = {skeleton(seat.name) for seat in table.seats if seat.name}
    number, free = 2, name
    while skeleton(free) in taken:
        free = f"{name[:20]} {number}"
        number += 1
    return free
