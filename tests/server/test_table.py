"""A table as a value: its state from the log, and when what is due."""

from random import Random
from typing import Any, cast

import msgspec
import pytest
from msgspec.structs import replace

from rummel import record
from rummel.bots.random import random_move
from rummel.game import Rules
from rummel.games import GAMES, find
from rummel.games.duel.play import Flip
from rummel.games.gin.state import Knock
from rummel.match import Result, totals
from rummel.server import admin, history
from rummel.server.archive import Archived
from rummel.tables.clock import Clocks
from rummel.tables.messages import table_message
from rummel.tables.table import (
    Due,
    Entry,
    Seat,
    Snapshot,
    Table,
    deal_round,
    next_due,
    places,
    play,
    record_of,
    replay,
    resign,
)
from rummel.wire import Setup, TurnClock


def opened(game: str = "gin", setup: Setup | None = None, **options: object) -> Table:
    preset = find(game)
    # Random moves end few rounds of gin, so rounds that nobody ends count here.
    if any(one.name == "stalled" for one in preset.options):
        options.setdefault("stalled", "void")
    rules = preset.configure(**options)
    seats = tuple(Seat(person=f"p{at}", name=f"P{at}") for at in range(rules.players))
    return Table(
        id="t",
        game=preset,
        rules=rules,
        setup=setup or Setup(),
        secret=b"secret",
        host="p0",
        seats=seats,
    )


def dealt(game: str = "gin", setup: Setup | None = None, **options: object) -> Table:
    table = opened(game, setup, **options)
    return deal_round(table, [""] * len(table.seats), 0.0).table


def played(table: Table, chance: Random) -> tuple[Table, list[Entry]]:
    """A whole match at random, and its log."""
    entries = []
    while table.status != "over":
        if table.match is None or table.match.between_rounds:
            moment = deal_round(table, ["w"] * len(table.seats), 1.0)
        else:
            seat = chance.choice(table.to_act)
            move = random_move(table.match.view(seat), chance)
            moment = play(table, seat, move, None, 1.0)
        table = moment.table
        entries.append(moment.entry)
    return table, entries


@pytest.mark.parametrize("game", GAMES)
def test_the_log_alone_makes_the_table(game: str) -> None:
    table, entries = played(opened(game), Random(game))
    # Entries come back as they are read from a row.
    read = [msgspec.convert(msgspec.to_builtins(one), Entry) for one in entries]
    assert replay(opened(game), read) == table
    assert record.verify(record_of(table, read)) == table.match


@pytest.mark.parametrize("game", GAMES)
def test_a_snapshot_is_only_a_short_cut(game: str) -> None:
    """Taking a log up at its last deal gives the same table as playing all of it."""
    table, entries = played(opened(game, rounds=3, target=0), Random(game))
    assert table.snapshot
    assert table.snapshot.number > 1
    start = replace(
        opened(game, rounds=3, target=0),
        number=table.snapshot.number - 1,
        snapshot=table.snapshot,
    )
    assert replay(start, entries[table.snapshot.number - 1 :]) == table


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_goes_on_with_its_memory_at_a_table_that_was_read_again(game: str) -> None:
    """In the middle of a later round: what each seat has heard in it, and nothing of the others."""
    table, entries = played(opened(game, rounds=3, target=0), Random(game))
    assert table.snapshot
    deal = table.snapshot.number
    middle = (deal + table.number) // 2
    node = replay(opened(game, rounds=3, target=0), entries[:middle])
    start = replace(opened(game, rounds=3, target=0), number=deal - 1, snapshot=node.snapshot)
    other = replay(start, entries[deal - 1 : middle])
    assert node.match
    assert other.match
    assert node.match.events
    for seat in range(len(table.seats)):
        known = node.match.knowledge(seat)
        assert other.match.knowledge(seat) == known
        assert known.totals == totals(node.match.booked, len(table.seats))
        assert [event.code for event in known.heard].count("dealt") <= 1


def test_entries_have_no_gaps() -> None:
    table, entries = played(opened("karo8"), Random(1))
    assert [one.number for one in entries] == list(range(1, table.number + 1))
    with pytest.raises(ValueError, match="entry 3 after 1"):
        replay(opened("karo8"), [entries[0], entries[2]])


def test_a_record_with_resignations_in_and_between_rounds() -> None:
    table = dealt("one-eleven", players=4)
    entries = [Entry(number=1, kind="deal", seat=None, text='["","","",""]', at=0.0)]
    chance = Random(4)
    moment = resign(table, 3, "k", 1.0)
    entries.append(moment.entry)
    table = moment.table
    while not (table.match and table.match.between_rounds):
        assert table.match
        seat = chance.choice(table.to_act)
        moment = play(table, seat, random_move(table.match.view(seat), chance), None, 1.0)
        entries.append(moment.entry)
        table = moment.table
    for seat in (0, 2):
        moment = resign(table, seat, "k", 1.0)
        entries.append(moment.entry)
        table = moment.table
    assert table.status == "over"
    assert table.match
    assert table.match.result
    assert table.match.result.winners == (1,)
    assert places(table, table.match.result)[1] == 1
    assert places(table, table.match.result)[0] > 1
    assert record.verify(record_of(table, entries)) == table.match


def _void(table: Table) -> tuple[Table, list[Entry]]:
    """The table after a round of gin that nobody ended, and the log of it."""
    entries = []
    while table.match and table.match.state.outcome is None:
        seat = table.to_act[0]
        moves = [one for one in table.match.view(seat).legal if not isinstance(one, Knock)]
        moment = play(table, seat, moves[0], None, 1.0)
        entries.append(moment.entry)
        table = moment.table
    return table, entries


def test_a_void_round_has_a_deal_and_a_key_of_its_own() -> None:
    fresh = opened("gin", rounds=1, max_takes=1, stalled="again")
    first = deal_round(fresh, ["a", "b"], 0.0)
    table, entries = _void(first.table)
    log = [first.entry, *entries]
    assert table.match
    assert (table.status, table.match.booked, table.match.between_rounds) == ("playing", (), True)
    second = deal_round(table, ["c", "d"], 2.0)
    log.append(second.entry)
    table = second.table
    assert table.match
    assert first.table.match
    assert (table.match.round, table.match.booked) == (2, ())
    assert table.match.state.stream.key != first.table.match.state.stream.key
    assert table.snapshot
    assert table.snapshot.round == 2
    # The snapshot leads to the same table, and the whole log too.
    start = replace(fresh, number=table.snapshot.number - 1, snapshot=table.snapshot)
    assert replay(start, [second.entry]) == table
    table, entries = played(table, Random(2))
    log += entries
    assert replay(fresh, log) == table
    assert table.match
    assert record.verify(record_of(table, log)) == table.match
    assert len(table.match.booked) <= 1


def test_a_snapshot_of_older_days_is_taken_up_too() -> None:
    """It has no deal number: at that time each deal was booked."""
    fresh = opened("karo8", rounds=3)
    table, entries = played(fresh, Random(5))
    assert table.snapshot
    old = msgspec.to_builtins(table.snapshot)
    assert old.pop("round") == 3
    start = replace(
        fresh, number=table.snapshot.number - 1, snapshot=msgspec.convert(old, Snapshot)
    )
    assert replay(start, entries[table.snapshot.number - 1 :]) == table


def test_places() -> None:
    table = dealt("karo8", players=4)
    assert places(table, Result("rounds", (1, 0, 1, 0), (0, 2))) == (1, 3, 1, 3)
    duel = dealt("duel", players=4)
    assert places(duel, Result("rounds", (0, 0, 0, 0), ())) == (1, 1, 1, 1)
    shared = dealt("romme", players=3)
    assert places(shared, Result("rounds", (-5, -5, -9), (0, 1))) == (1, 1, 3)
    # A member of the winning team who has resigned wins with it; another one comes last.
    gone = resign(resign(table, 0, None, 1.0).table, 1, None, 2.0).table
    assert places(gone, Result("rounds", (1, 0, 1, 0), (0, 2))) == (1, 4, 1, 3)


def test_the_table_says_how_it_was_won() -> None:
    table = dealt("duel", players=2)
    while table.match and not table.match.result:
        table = play(table, table.to_act[0], Flip(), None, 1.0).table
    assert table.match
    assert table.match.result

    def won(winners: tuple[int, ...], rules: Rules) -> str | None:
        assert table.match
        result = Result("rounds", (0,) * rules.players, winners)
        shown = replace(table, match=replace(table.match, rules=rules, result=result))
        return table_message(shown, None, lambda _seat: 0, 2.0).win

    duel, four = table.rules, find("duel").configure(players=4)
    assert [won((), duel), won((1,), duel), won((0, 2), four)] == ["draw", "alone", "team"]
    romme = find("romme").configure(players=2)
    assert won((0, 1), romme) == "shared"
    # A round that nobody has won need not be a draw.
    gin, _ = _void(dealt("gin", rounds=1, max_takes=1, stalled="again"))
    assert table_message(gin, None, lambda _seat: 0, 2.0).win is None


def test_a_match_is_remembered_as_it_was_won() -> None:
    def win_of(game: str, winners: tuple[int, ...]) -> str | None:
        rules = find(game).configure(players=4)
        row: Any = {
            "id": "t",
            "game": game,
            "status": "over",
            "setup": msgspec.json.encode(Setup()),
            "created": 1.0,
            "moved": 2.0,
            "ended": 2.0,
            "result": msgspec.json.encode(Result("rounds", (0,) * 4, winners)),
            "rules": msgspec.json.encode(rules),
            "seat": 0,
            "place": 1,
        }
        return history._match_info(row, [], None, 3.0).win

    assert win_of("duel", ()) == "draw"
    assert win_of("duel", (0, 1, 2, 3)) == "draw"  # as it was written once
    assert win_of("karo8", (1, 3)) == "team"
    assert win_of("romme", (1, 3)) == "shared"
    assert win_of("romme", (1,)) == "alone"


def test_a_result_of_older_days_is_no_fault() -> None:
    """A drawn duel was kept with everybody as its winners."""
    chance = Random(1)
    for number in range(400):
        fresh = replace(opened("duel", jokers=0), secret=str(number).encode())
        table, entries = played(fresh, chance)
        assert table.match
        if table.match.result == Result("rounds", (0, 0), ()):
            break
    assert table.match
    assert table.match.result
    faults: tuple[tuple[tuple[int, ...], list[str]], ...]
    faults = (((), []), ((0, 1), []), ((1,), ["row"]))
    for winners, expected in faults:
        row = {
            "id": "t",
            "game": "duel",
            "rules": msgspec.json.encode(table.rules),
            "setup": msgspec.json.encode(table.setup),
            "secret": table.secret,
            "host": "p0",
            "status": "over",
            "version": table.version,
            "number": table.number,
            "snapshot": None,
            "clocks": msgspec.json.encode(Clocks()),
            "rematch": None,
            "created": 0.0,
            "ended": entries[-1].at,
            "result": msgspec.json.encode(replace(table.match.result, winners=winners)),
        }
        sat = [
            {**msgspec.to_builtins(seat), "seat": at, "place": 1}
            for at, seat in enumerate(table.seats)
        ]
        archived = Archived(cast("Any", row), cast("Any", sat), tuple(entries))
        assert admin.faults_of(archived) == expected


def test_what_is_not_over_is_not_in_the_record() -> None:
    table = dealt("karo8")
    first = table.to_act[0]
    assert table.match
    moment = play(table, first, table.match.view(first).legal[0], None, 1.0)
    entries = [Entry(number=1, kind="deal", seat=None, text='["",""]', at=0.0), moment.entry]
    assert len(record_of(moment.table, entries).splitlines()) == 1


def test_a_reveal_waits_for_the_end_of_the_round() -> None:
    table = dealt("gin")
    with pytest.raises(AssertionError):
        table.reveal(1)
    assert resign(table, 0, None, 1.0).table.reveal(1)


# ------------------------------------------------------------------------------- what is due


def test_bots_have_no_clock_and_move_at_once() -> None:
    table = opened("gin", Setup(clock=TurnClock(60)))
    table = replace(table, seats=(Seat(bot="steady"), Seat(bot="random")))
    table = deal_round(table, ["", ""], 0.0).table
    assert [table.clocks.due(seat) for seat in (0, 1)] == [None, None]
    due = next_due(table, 5.0, 0.5)
    assert due
    assert (due.at, due.what) == (5.5, "bot")


@pytest.mark.parametrize(("away", "what"), [("wait", None), ("bot", "bot"), ("resign", "resign")])
def test_players_who_are_away_too_long(away: str, what: str | None) -> None:
    setup = msgspec.convert({"away": away, "grace": 60}, Setup)
    table = dealt("gin", setup)
    seat = table.to_act[0]
    gone = replace(table.seats[seat], away=100.0)
    seats = tuple(gone if at == seat else one for at, one in enumerate(table.seats))
    table = replace(table, seats=seats)
    assert table.bot_of(seat, 159.0) is None
    due = next_due(table, 110.0)
    assert (due.what if due else None) == what
    if due:
        assert due.at == 160
    assert (table.bot_of(seat, 161.0) is not None) == (away == "bot")


def test_the_next_round_waits_for_people_but_not_for_ever() -> None:
    table = dealt("karo8", rounds=3)
    chance = Random(3)
    while not (table.match and table.match.between_rounds):
        assert table.match
        seat = table.to_act[0]
        table = play(table, seat, random_move(table.match.view(seat), chance), None, 10.0).table
    assert next_due(table, 10.0) == Due(55.0, "deal")
    ready = tuple(replace(seat, ready=2) for seat in table.seats)
    assert next_due(replace(table, seats=ready), 12.0) == Due(12.0, "deal")
    assert table.clocks == Clocks(deal=55.0)
