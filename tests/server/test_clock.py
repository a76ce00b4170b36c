"""Nobody gets more time than agreed: the clock of a table, case by case.

`test_time.py` holds the same for anything that can happen at a table.
"""

from random import Random
from typing import cast

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy.engine import RowMapping

from rummel.bots.random import random_move
from rummel.errors import RuleError
from rummel.game import Move, parse_move
from rummel.server.rows import caught_up
from rummel.tables import lobby
from rummel.tables.clock import LAG_PER_MOVE, MINIMUM, STRIKE_AGAIN, Clocks, Limit
from rummel.tables.messages import time_held, time_left
from rummel.tables.table import (
    Due,
    Entry,
    Table,
    follow,
    go_on,
    next_due,
    pause,
    play,
    resign,
    time_out,
)
from rummel.tables.who import Who
from rummel.wire import BankClock, Setup, TurnClock
from tests.server.test_table import dealt


def move_of(table: Table, text: str) -> Move:
    return parse_move(table.game.family.moves, text)


def any_move(table: Table, seat: int, chance: Random) -> Move:
    assert table.match
    return random_move(table.match.view(seat), chance)


def left(table: Table, seat: int, now: float) -> float:
    seconds = time_left(table, now)[seat]
    assert seconds is not None
    return seconds


def person(seat: int) -> Who:
    return Who(id=f"p{seat}", name=f"P{seat}", language="en")


def asked_to_pause(table: Table, now: float, *seats: int) -> Table:
    for seat in seats:
        table = lobby.paused(table, person(seat), now, on=True)
    return table


def struck(table: Table) -> tuple[Table, float]:
    """The table after its clock has run out, and when that was."""
    due = next_due(table, 0.0)
    assert due
    assert due.what == "time-out"
    return time_out(table, due.seat, (), due.at).table, due.at


def test_a_bank_that_has_run_out_stays_out() -> None:
    """Gin: the bank runs out on the draw, the discard comes at once; turn after turn."""
    table = dealt("serie-noire-gin", Setup(clock=BankClock(100, 5)))
    now, idle = 0.0, table.to_act[0]
    used, turns, chance = 0.0, 0, Random(1)
    while turns < 6:
        seat = table.to_act[0]
        if seat != idle:
            table = play(table, seat, any_move(table, seat, chance), None, now).table
            continue
        began = now
        table, now = struck(table)
        while seat in table.to_act:  # it was the draw: the discard follows at once
            assert table.match
            move = table.match.view(seat).legal[0]
            table = play(table, seat, move, None, now).table
        used += now - began
        turns += 1
    assert used <= 100 + 6 * 5 + 15  # and a little for the network and for empty banks


def test_a_resignation_does_not_end_a_pause() -> None:
    table = dealt("one-eleven", Setup(clock=TurnClock(60)), players=3)
    mover = table.to_act[0]
    other, third = (seat for seat in range(3) if seat != mover)
    table = asked_to_pause(table, 50.0, 0, 1, 2)
    assert table.paused
    table = resign(table, third, None, 500.0).table
    assert table.status == "playing"
    assert table.paused
    assert left(table, mover, 900.0) == 10
    table = lobby.paused(table, person(other), 1000.0, on=False)
    assert not table.paused
    assert left(table, mover, 1000.0) == 10
    assert not any(seat.pausing for seat in table.seats)
    # And again, one player alone does not stop the time.
    assert not asked_to_pause(table, 1001.0, mover).paused
    assert not asked_to_pause(table, 1001.0, other).paused
    assert asked_to_pause(table, 1001.0, mover, other).paused


@pytest.mark.parametrize("clock", [TurnClock(60), BankClock(60, 5)])
def test_the_next_trick_is_a_new_turn_for_the_last_to_flip(clock: Limit) -> None:
    table = dealt("duel", Setup(clock=clock))
    flip = move_of(table, "flip")
    table = play(table, 0, flip, None, 1.0).table
    table = play(table, 1, flip, None, 59.0).table
    assert table.to_act == (0, 1)
    if isinstance(clock, TurnClock):
        assert left(table, 0, 59.0) == left(table, 1, 59.0) == 60
    else:
        assert left(table, 0, 59.0) == 64
        assert left(table, 1, 59.0) == 6


def test_the_last_to_choose_has_the_whole_first_turn() -> None:
    table = dealt("one-eleven", Setup(clock=TurnClock(60)), direction="chosen", players=3)
    assert table.match
    first = getattr(table.match.state, "turn", 0)
    for seat in range(3):
        if seat != first:
            table = play(table, seat, move_of(table, "choose rising"), None, 1.0).table
    table = play(table, first, move_of(table, "choose falling"), None, 59.0).table
    assert table.to_act == (first,)
    assert left(table, first, 59.0) == 60


def in_first_lap(table: Table) -> Table:
    """Rommé, once everybody has had a turn; nobody has used any time."""
    chance = Random(5)
    turns = 0
    while turns <= len(table.seats):
        seat = table.to_act[0]
        view = table.match.view(seat) if table.match else None
        assert view
        words = {str(move).partition("(")[0]: move for move in view.legal}
        move = words.get("Draw") or words.get("Pass") or random_move(view, chance)
        if "Discard" in words:
            move = next(one for one in view.legal if type(one).__name__ == "Discard")
            turns += 1
        table = play(table, seat, move, None, 0.0).table
    return table


@pytest.mark.parametrize("clock", [TurnClock(60), BankClock(60, 5)])
def test_knocks_give_the_mover_nothing(clock: Limit) -> None:
    """Rommé: a player who draws with a second left still has it after the others have passed."""
    table = in_first_lap(dealt("romme", Setup(clock=clock), players=4))
    seat = table.to_act[0]
    had = left(table, seat, 0.0)
    table = play(table, seat, move_of(table, "draw"), None, had - 1).table
    now = had + 7.0
    reacting = table.to_act
    assert reacting
    assert seat not in reacting
    while seat not in table.to_act:
        reacts = table.to_act[0]
        assert left(table, reacts, now) <= 60
        table = play(table, reacts, move_of(table, "pass"), None, now).table
    assert left(table, seat, now) == 1
    banks = [table.clocks.bank(at, now) for at in range(4)]
    assert table.match
    discard = table.match.view(seat).legal[0]
    table = play(table, seat, discard, None, now).table
    if isinstance(clock, BankClock):  # one increment, for one turn
        assert table.clocks.bank(seat, now) == banks[seat] + 5


def test_one_time_out_renews_nobody_elses_limit() -> None:
    table = dealt("one-eleven", Setup(clock=TurnClock(60)), direction="chosen", players=5)
    now = 0.0
    assert table.match
    while getattr(table.match.state, "phase", "") == "choose":
        table, now = struck(table)
        assert table.match
    assert now <= 60 + 1


def test_the_time_between_rounds_stands_still_too() -> None:
    table = dealt("karo8", Setup(clock=TurnClock(60)), rounds=3)
    chance = Random(3)
    while not (table.match and table.match.between_rounds):
        seat = table.to_act[0]
        table = play(table, seat, any_move(table, seat, chance), None, 10.0).table
    table = asked_to_pause(table, 20.0, 0, 1)
    assert next_due(table, 5000.0) is None
    table = lobby.paused(table, person(0), 1000.0, on=False)
    due = next_due(table, 1000.0)
    assert due
    assert (due.at, due.what) == (1035.0, "deal")


def test_players_who_are_away_have_not_agreed_to_a_pause() -> None:
    table = dealt("karo8", Setup(clock=TurnClock(60), away="bot", grace=0))
    table = replace(table, seats=(table.seats[0], replace(table.seats[1], away=1.0)))
    assert table.bot_of(1, 5.0)
    assert not asked_to_pause(table, 5.0, 0).paused


def test_a_pause_takes_nobodys_time_to_come_back() -> None:
    """Who leaves in a pause that all agreed to is away once it ends, whoever ends it."""
    table = dealt("karo8", Setup(away="resign", grace=60), players=3)
    away = (None, 10.0, 500.0)  # one has gone before the pause, though not for long, one in it
    table = asked_to_pause(table, 30.0, 0, 1, 2)
    gone = (replace(seat, away=since) for seat, since in zip(table.seats, away, strict=True))
    table = lobby.paused(replace(table, seats=tuple(gone)), person(0), 5000.0, on=False)
    assert [seat.away for seat in table.seats] == [None, 4980.0, 5000.0]
    assert next_due(table, 5000.0) == Due(5040.0, "resign", 1)


# ---------------------------------------------------------------------------- one turn, one limit


def test_a_turn_has_one_limit_for_all_its_moves() -> None:
    table = dealt("gin", Setup(clock=TurnClock(60)))
    seat = table.to_act[0]
    assert next_due(table, 0.0) == Due(60 + LAG_PER_MOVE, "time-out", seat)
    chance = Random(2)
    now = 1.0
    while seat in table.to_act:  # pass, or draw and discard
        assert table.clocks.due(seat) == 60
        table = play(table, seat, any_move(table, seat, chance), None, now).table
        now += 1
    assert table.clocks.due(seat) is None
    assert table.clocks.due(1 - seat) == now - 1 + 60


def test_a_bank_pays_for_the_time_used() -> None:
    table = dealt("karo8", Setup(clock=BankClock(100, 5)))
    seat = table.to_act[0]
    while seat in table.to_act:
        assert table.match
        table = play(table, seat, table.match.view(seat).legal[0], None, 30.0).table
    assert table.clocks.bank(seat, 30.0) == 75
    assert table.clocks.bank(1 - seat, 31.0) == 99
    assert time_held(table)[seat] == 75
    assert time_held(table)[1 - seat] is None


def test_an_empty_bank_leaves_the_minimum() -> None:
    table = dealt("duel", Setup(clock=BankClock(10, 0)))
    flip = move_of(table, "flip")
    now = 0.0
    for turn in range(4):
        table = play(table, 0, flip, None, now).table
        had = left(table, 1, now)
        assert had == (10 if not turn else MINIMUM)
        table, now = struck(table)
        assert table.clocks.bank(1, now) == 0


def test_a_time_out_that_does_not_end_the_turn_strikes_again_soon() -> None:
    """Gin: the first time-out draws, the next one discards."""
    table = dealt("serie-noire-gin", Setup(clock=TurnClock(60)))
    table, now = struck(table)  # the dealt eleventh goes
    seat = table.to_act[0]
    table, now = struck(table)
    assert table.to_act == (seat,)
    assert left(table, seat, now) == STRIKE_AGAIN
    assert table.match
    before = now
    table, now = struck(table)
    assert seat not in table.to_act
    assert now <= before + STRIKE_AGAIN + LAG_PER_MOVE


def test_time_stands_still_in_a_pause() -> None:
    table = dealt("gin", Setup(clock=TurnClock(60)))
    seat = table.to_act[0]
    stopped = pause(table, 20.0)
    assert stopped.paused
    assert next_due(stopped, 1000.0) is None
    assert left(stopped, seat, 500.0) == 40
    running = go_on(stopped, 1000.0)
    assert running.clocks.due(seat) == 1040
    assert not running.paused


def test_players_who_resigned_have_no_say_in_pauses() -> None:
    table = dealt("one-eleven", Setup(clock=TurnClock(60)), players=3)
    table = resign(asked_to_pause(table, 1.0, 0, 1, 2), 2, None, 2.0).table
    for on in (True, False):
        with pytest.raises(RuleError, match="has-resigned"):
            lobby.paused(table, person(2), 3.0, on=on)


# ------------------------------------------------------------------------ the network's delay


def test_delay_is_given_back_within_a_bound() -> None:
    """Half a second is given back; of ten seconds only one, and only until the quota is used up."""
    for delay, given in ((0.5, [0.5] * 6), (10.0, [1, 1, 1, 0.75, 0.25, 0.25])):
        table = dealt("duel", Setup(clock=BankClock(100, 0)))
        flip = move_of(table, "flip")
        lags, now = [], 0.0
        for _ in given:
            table = play(table, 0, flip, None, now).table
            had = table.clocks.bank(1, now)
            now += 10.0
            moment = play(table, 1, flip, None, now, lag=delay)
            table = moment.table
            lags.append(moment.entry.lag)
            assert table.clocks.bank(1, now) == pytest.approx(had - 10.0 + moment.entry.lag)
        assert lags == pytest.approx(given)


def test_no_more_is_given_back_than_was_used() -> None:
    table = dealt("duel", Setup(clock=TurnClock(60)))
    assert play(table, 0, move_of(table, "flip"), None, 0.2, lag=1.0).entry.lag == 0.2


def test_a_forged_entry_gives_no_more_back_than_the_rule() -> None:
    table = dealt("duel", Setup(clock=BankClock(100, 0)))
    moment = play(table, 0, move_of(table, "flip"), None, 50.0)
    forged = follow(table, replace(moment.entry, lag=40.0)).table
    assert forged.clocks.bank(0, 50.0) == 50 + LAG_PER_MOVE


def test_a_move_that_was_made_in_time_may_be_on_its_way() -> None:
    table = dealt("duel", Setup(clock=TurnClock(60)))
    assert not table.clocks.is_late(0, 60.0, 0.0)
    assert table.clocks.is_late(0, 60.4, 0.3)
    assert not table.clocks.is_late(0, 60.4, 0.5)
    assert table.clocks.is_late(0, 61.1, 5.0)
    assert table.clocks.strikes(0) == 61


# ------------------------------------------------------------------------------------- stored


def stored(table: Table) -> RowMapping:
    """The columns of a table's row that the clocks are read with."""
    clock = msgspec.json.encode(table.clocks).decode()
    return cast(RowMapping, {"number": table.number, "clock": clock})


@pytest.mark.parametrize("clock", [TurnClock(60), BankClock(60, 5)])
def test_row_and_log_give_the_same_clocks(clock: Limit) -> None:
    """A node that takes over knows the row as of one number, and the log to its end."""
    chance = Random(8)
    for game in ("romme", "one-eleven", "duel", "serie-noire-gin"):
        players = 3 if game != "duel" else 4
        table = dealt(game, Setup(clock=clock), players=players)
        now, rows_of, logs = 0.0, [], list[Entry]()
        for _ in range(60):
            if table.status == "over" or not table.to_act:
                break
            now += chance.random() * 3
            if chance.random() < 0.1:
                table = asked_to_pause(table, now, *table.people())
                now += 100
                rows_of.append((table, stored(table), len(logs)))
                table = lobby.paused(table, person(table.people()[0]), now, on=False)
            seat = chance.choice(table.to_act)
            if chance.random() < 0.1:
                moment = time_out(table, seat, (), now)
            else:
                move = any_move(table, seat, chance)
                moment = play(table, seat, move, None, now, lag=chance.random())
            table = moment.table
            logs.append(msgspec.json.decode(msgspec.json.encode(moment.entry), type=Entry))
            rows_of.append((table, stored(table), len(logs)))
        # From a row on, as long as nobody pauses after it, the log gives the rest.
        last = max(at for at, (known, _, _) in enumerate(rows_of) if known.paused or not at)
        for known, row, read in rows_of[last + 1 :]:
            fresh = replace(known, clocks=Clocks())
            assert caught_up(fresh, row, ())[0] == known
            assert caught_up(fresh, row, logs[read:])[0] == table


def test_clocks_from_before_turns_had_names() -> None:
    """Rows of a server that knew only who was to act: nobody gains or loses time."""
    for due, paused, seconds in (("1050.0", "null", 50), ("null", "[30.0,30.0]", 30)):
        table = dealt("karo8", Setup(clock=TurnClock(60)))
        mover = table.to_act[0]
        old = f'{{"due":[{due},{due}],"banks":[],"paused":{paused},"deal":null}}'
        row = cast(RowMapping, {"number": table.number, "clock": old})
        table = caught_up(table, row, ())[0]
        assert left(table, mover, 1000.0) == seconds
        if table.paused:
            table = go_on(table, 5000.0)
            assert left(table, mover, 5010.0) == seconds - 10
        else:
            assert table.clocks.due(mover) == 1050


def test_banks_from_before_turns_had_names() -> None:
    table = dealt("karo8", Setup(clock=BankClock(600, 10)))
    mover = table.to_act[0]
    old = '{"due":[1050.0,1050.0],"banks":[80.0,80.0],"paused":null,"deal":null}'
    row = cast(RowMapping, {"number": table.number, "clock": old})
    table = caught_up(table, row, ())[0]
    assert table.clocks.due(mover) == 1050
    assert table.clocks.bank(mover, 1000.0) == 50
    assert table.clocks.bank(1 - mover, 1000.0) == 80
