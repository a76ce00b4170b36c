"""How long a bot seems to think, and how its turn is shown."""

from random import Random
from typing import get_args

import pytest
from msgspec.structs import replace

from rummel.bots.random import random_move
from rummel.game import format_fact, parse_move
from rummel.games import GAMES, apply, find
from rummel.games.tiles.state import TilesView
from rummel.position import Position
from rummel.tables import pace
from rummel.tables.table import Due, Seat, next_due, read_draft
from rummel.testkit import middle_of
from rummel.wire import BotPace, Setup
from tests.server.test_table import dealt, opened

USUAL = 0.7
_LEASE = 2.0


def test_a_decision_takes_longer_than_a_forced_move() -> None:
    forced = Position.parse("karo8 hands=8d.1c.2c.3c.4c.5c/?6").view(0)
    assert len(forced.legal) == 1
    chosen = Position.parse("karo8 hands=7c.9h/?1 rows=8.8/0.0/8.8/0.0 phase=play").view(0)
    assert len(chosen.legal) > 1
    built = Position.parse("rummikub hands=5h.6h.7h.13d.1c/?14 opened=true.true").view(0)
    assert built.free
    pauses = [pace.pause("natural", view) for view in (forced, chosen, built)]
    assert pauses == sorted(set(pauses))
    assert [pace.pause("brisk", view) for view in (forced, chosen, built)] < pauses
    assert [pace.pause("at-once", view) for view in (forced, chosen, built)] == [0, 0, 0]


def test_the_table_says_how_long_its_bots_wait() -> None:
    paces: tuple[tuple[BotPace, float], ...]
    paces = (("natural", 1.0), ("brisk", 0.5), ("at-once", 0.0))
    for setup, longest in paces:
        table = dealt("gin", Setup(bot_pace=setup))
        acting = Seat(bot="ada")
        table = replace(
            table,
            seats=tuple(
                acting if at in table.to_act else seat for at, seat in enumerate(table.seats)
            ),
        )
        due = next_due(table, 100.0, USUAL)
        assert due
        assert due.what == "bot"
        assert due.at <= 100.0 + longest
        assert (due.at > 100.0) is (setup != "at-once")
        assert next_due(table, 100.0, USUAL) == due
    assert opened("gin").setup.bot_pace == "natural"


def test_bots_alone_are_never_faster_than_people_can_watch() -> None:
    """45 such tables with one spectator each took more than half a core."""
    alone = (Seat(bot="nora"), Seat(bot="ada"))
    dues = {}
    for setup in get_args(BotPace):
        table = replace(dealt("gin", Setup(bot_pace=setup)), seats=alone)
        dues[setup] = next_due(table, 100.0, USUAL)
        assert next_due(table, 100.0, 0.0) == Due(100.0, "bot", table.to_act[0])  # as the operator
    assert dues["at-once"] == dues["brisk"]
    assert dues["natural"] != dues["brisk"]


def test_a_turn_grows_meld_by_meld() -> None:
    position = "rummikub hands=8c.8d.13c.13d.13s/?14 table=5h.6h.7h.8h/1c.1d.1s opened=true.true"
    view = Position.parse(position).view(0)
    text = "lay 5h 6h 7h | 1c 1d 1s | 8c 8d 8h | 13c 13d 13s"
    move = parse_move(find("rummikub").family.moves, text)
    # First the tile that moves comes out of its run; the run itself is the last that changes.
    assert pace.steps(view, move) == [
        ("8h", "1c 1d 1s", "5h 6h 7h"),
        ("1c 1d 1s", "5h 6h 7h", "8c 8d 8h"),
    ]


def test_a_meld_from_the_rack_takes_nothing_from_melds_that_stay_or_grow() -> None:
    """The rack has the second 3d and 3h: a run that stays, or grows, never lies there torn."""
    hands = "3d.3h.3s.6h.7c.7d.7h/?14"
    view = Position.parse(
        f"rummikub hands={hands} table=3d.4d.5d.6d/3h.4h.5h opened=true.true"
    ).view(0)
    text = "lay 3d 3h 3s | 7c 7d 7h | 3h 4h 5h 6h | 3d 4d 5d 6d"
    move = parse_move(find("rummikub").family.moves, text)
    assert pace.steps(view, move) == [
        ("3d 4d 5d 6d", "3h 4h 5h 6h"),
        ("3d 4d 5d 6d", "3h 4h 5h 6h", "3d 3h 3s"),
    ]


@pytest.mark.parametrize("game", [one.id for one in GAMES.values() if one.family.building])
def test_what_is_shown_is_made_of_the_table_and_of_what_is_laid(game: str) -> None:
    """Whatever is laid: tiles of the table stay there, and others end up where they are shown."""
    preset = find(game)
    shown = 0
    for number in range(40):
        chance = Random(f"pace/{game}/{number}")
        table = dealt(game)
        assert table.match
        state = middle_of(preset.family, table.match.state, chance)
        assert state
        seat = preset.family.to_act(state)[0]
        view = preset.family.view(state, seat)
        assert isinstance(view, TilesView)
        move = random_move(view, chance)
        after, _ = apply(state, seat, move)
        lying = sorted(one.in_hand for meld in view.table for one in meld)
        final = [one.in_hand for meld in after.table for one in meld]
        steps = pace.steps(view, move)
        assert len(steps) * USUAL * pace.step_pause("natural") < _LEASE
        for step in steps:
            shown += 1
            pieces = [one.in_hand for meld in read_draft(step) for one in meld]
            for one in lying:
                assert pieces.count(one) >= lying.count(one), format_fact(tuple(view.table))
            for one in pieces:
                assert pieces.count(one) <= final.count(one)
    assert shown
