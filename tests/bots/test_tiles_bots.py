"""The tile bots in positions whose best turn is known."""

from random import Random

import pytest
from msgspec.structs import replace

from rummel import Position
from rummel.bots import BOTS
from rummel.game import Move, View
from rummel.games import family_of
from rummel.games.tiles.state import Draw, Lay, Pass, TilesView
from rummel.games.tiles.table import plan
from rummel.knowledge import Knowledge, Level
from rummel.pieces import Piece
from tests.bots.test_card_bots import decide

OPENED = "opened=true.true"


def left_after(bot: str, position: str) -> str:
    """What the bot's move leaves on its rack."""
    match = Position.parse(position).match("bots")
    return " ".join(map(str, match.play(decide(bot, match.state)).view(0).own))


def test_greedy_lays_all_four_of_a_set_with_its_joker() -> None:
    assert left_after("greedy", f"rummikub hands=5h.5c.5s.*.13d.1d/?14 {OPENED}") == "1d 13d"


def test_greedy_rebuilds_the_table_to_lay_more() -> None:
    # MYR-39: the 2 of the run makes a set, and 6c takes its place.
    position = f"rummikub hands=6c.2d.2s.13h/?14 table=2c.3c.4c.5c {OPENED}"
    assert left_after("greedy", position) == "13h"


def test_greedy_opens_only_with_enough() -> None:
    assert decide("greedy", "myrummy hands=8h.9h.10h.1c.1d/?14") == "draw"
    assert decide("greedy", "myrummy hands=9h.10h.11h.1c.1d/?14") == "lay 9h 10h 11h"


def test_steady_holds_back_what_it_could_lay() -> None:
    position = f"rummikub hands=5h.6h.7h.13d.1c/?14 {OPENED}"
    assert decide("greedy", position) == "lay 5h 6h 7h"
    assert decide("steady", position) == "draw"


def test_steady_goes_out_as_soon_as_it_can() -> None:
    assert left_after("steady", f"rummikub hands=5h.6h.7h.13d.13c.*/?14 {OPENED}") == ""


def test_steady_opens_at_once() -> None:
    assert decide("steady", "rummikub hands=10h.11h.12h.1c.3d/?14") == "lay 10h 11h 12h"


@pytest.mark.parametrize(
    ("rack", "move"),
    [
        ("5h.6h.7h.1c.3c.5c.7c.9c.11c.13c.2d.4d.13d", "lay 5h 6h 7h"),
        ("5h.6h.7h.1c.3c.5c.7c.9c.11c.13c", "draw"),
    ],
)
def test_steady_lays_when_a_turn_could_not_lay_its_whole_rack(rack: str, move: str) -> None:
    assert decide("steady", f"brettspielnetz hands={rack}/?18 {OPENED}") == move


def test_steady_lays_once_the_pool_is_empty() -> None:
    position = f"rummikub hands=5h.6h.7h.13d.1c/?rest pool= {OPENED}"
    assert decide("steady", position) == "lay 5h 6h 7h"


def test_steady_sheds_what_it_can_before_somebody_with_one_tile() -> None:
    rack = "5h.6h.7h.13d.1c"
    assert decide("steady", f"serie-noire hands={rack}/?14 {OPENED}").startswith("exchange")
    assert decide("steady", f"serie-noire hands={rack}/9s {OPENED}") == "lay 5h 6h 7h"


def test_steady_exchanges_the_tile_with_the_fewest_neighbours() -> None:
    # 5h and 6h are neighbours, the sevens a pair; 1c is alone, and a joker never goes.
    assert decide("steady", "serie-noire hands=5h.6h.7c.7d.1c/?14") == "exchange 1c"
    assert decide("steady", "serie-noire hands=*.13s/?14") == "exchange 13s"


# ------------------------------------------------------------------------------------- characters

READY = f"rummikub hands=5h.6h.7h.13d.1c/?14 table=9s.10s.11s {OPENED}"


@pytest.mark.parametrize("game", ["rummikub", "myrummy", "brettspielnetz"])
def test_the_lowest_lays_what_it_sees_at_once(game: str) -> None:
    """To hold back is what wins here: somebody who does beats every beginner."""
    known = Position.parse(READY.replace("rummikub", game)).match("bots").knowledge(0)
    assert isinstance(BOTS["mia"](known, Random(1)), Lay)


def test_patient_players_lay_something_every_few_turns() -> None:
    match = Position.parse(READY).match("bots")
    for _ in range(4):
        assert isinstance(_think(match.knowledge(0), Level(patience=4)), Draw)
        match = match.play("draw").play("draw")
    assert isinstance(_think(match.knowledge(0), Level(patience=4)), Lay)


RICH = f"rummikub hands=5h.6h.7h.12s.13s.13d.1c/?14 table=9s.10s.11s {OPENED}"


@pytest.mark.parametrize(("room", "left"), [(7, 7), (6, 6), (5, 5), (4, 5), (2, 2)])
def test_whoever_holds_too_much_lays_what_is_too_much(room: int, left: int) -> None:
    """12s and 13s go to the run one by one, and the hearts only together, but count less."""
    known = Position.parse(RICH.replace("?14", "?6")).match("bots").knowledge(0)
    move = _think(known, Level(room=room))
    assert isinstance(move, Draw) if left == 7 else len(_after(known, move)) == left


@pytest.mark.parametrize(("bot", "turns"), [("nora", 1), ("viktor", 5)])
def test_all_but_the_master_soon_lay_something(bot: str, turns: int) -> None:
    match = Position.parse(RICH).match("bots")
    for _ in range(turns):
        if isinstance(BOTS[bot](match.knowledge(0), Random(1)), Lay):
            return
        match = match.play("draw").play("draw")
    assert isinstance(BOTS[bot](match.knowledge(0), Random(1)), Lay)


@pytest.mark.parametrize("bot", ["nora", "viktor"])
def test_with_a_full_rack_they_open_at_once(bot: str) -> None:
    opening = "hands=10h.11h.12h.1c.1s.3d.3s.5d.5s.7c.7d.9c.9d.13s/?14 opened=false.true"
    assert decide(bot, f"rummikub {opening}") == "lay 10h 11h 12h"


def test_whoever_holds_back_is_matched_for_a_while() -> None:
    """Who lays while another holds everything back only helps them."""
    match = Position.parse(RICH.replace("?14", "?20")).match("bots")
    assert isinstance(_think(match.knowledge(0), Level(room=5)), Lay)
    for _ in range(2):
        assert isinstance(_think(match.knowledge(0), Level(room=5, patience=2)), Draw)
        match = match.play("draw").play("draw")
    known = match.knowledge(0)
    assert len(_after(known, _think(known, Level(room=5, patience=2)))) == 8
    few = Position.parse(RICH.replace("?14", "?10")).match("bots").knowledge(0)
    assert isinstance(_think(few, Level(room=5, patience=2)), Lay)


def test_patient_players_lay_little() -> None:
    match = Position.parse(f"rummikub hands=5h.6h.7h.12s.13d.1c/?14 table=9s.10s.11s {OPENED}")
    level = Level(patience=0), Level(patience=1)
    waited = match.match("bots").play("draw").play("draw").knowledge(0)
    left = [len(_after(waited, _think(waited, one))) for one in level]
    assert left == [3, 6]


def test_sight_says_how_many_melds_are_taken_apart() -> None:
    """With the ones of three runs the 1s makes a set, and 4c, 4d and 4h take their places."""
    table = "1c.2c.3c/1d.2d.3d/1h.2h.3h"
    position = f"rummikub hands=1s.4c.4d.4h.13c/?14 table={table} {OPENED}"
    known = Position.parse(position).match("bots").knowledge(0)
    left = [_after(known, _think(known, Level(sight=sight))) for sight in (1, 3)]
    assert [" ".join(map(str, rest)) for rest in left] == ["13c 1s", "13c"]


def test_what_is_too_much_to_see_hides_nothing_less() -> None:
    """To lay the 1s takes three melds apart; 11s, with the run cut in two, only one."""
    table = "1c.2c.3c/1d.2d.3d/1h.2h.3h/9s.10s.11s.12s.13s"
    position = f"rummikub hands=1s.4c.4d.4h.11s.13c/?14 table={table} {OPENED}"
    known = Position.parse(position).match("bots").knowledge(0)
    left = [_after(known, _think(known, Level(sight=sight))) for sight in (0, 1, 3)]
    assert [" ".join(map(str, rest)) for rest in left] == ["13c 1s 11s", "13c 1s", "13c"]


def test_the_master_opens_when_nothing_would_be_left() -> None:
    opening = "table=3s.4s.5s opened=false.true"
    assert decide("ada", f"rummikub hands=10h.11h.12h.1d.6s/?14 {opening}") == "draw"
    assert decide("steady", f"rummikub hands=10h.11h.12h.1d.6s/?14 {opening}").startswith("lay")
    assert left_after("ada", f"rummikub hands=10h.11h.12h.6s/?14 {opening}") == "6s"


def test_the_master_passes_when_the_pool_is_empty() -> None:
    position = f"rummikub hands=5h.6h.7h.13d.1c/?rest pool= {OPENED}"
    assert decide("ada", position) == "pass"


@pytest.mark.parametrize(("others", "move"), [(60, Pass), (3, Lay), (1, Pass)])
def test_on_an_empty_pool_the_master_wants_the_lightest_rack(others: int, move: type[Move]) -> None:
    """It passes with it, lays what makes it so, and waits where even that is not enough."""
    position = f"rummikub hands=5h.6h.7h.13d.1c/?rest pool= {OPENED}"
    known = Position.parse(position).match("bots").knowledge(0)
    assert isinstance(known.view, TilesView)
    few = replace(known, view=replace(known.view, counts=(5, others)))
    assert isinstance(BOTS["ada"](few, Random(1)), move)


def test_the_master_counts_the_tiles_that_help() -> None:
    """Every five and eight that the run needs lies on the table; the twos of the pair do not."""
    table = "5c.5d.5h/5c.5d.5h/8c.8d.8h/8c.8d.8h"
    position = f"serie-noire hands=2c.2d.6h.7h/?14 table={table} {OPENED}"
    assert decide("steady", position) == "exchange 2c"
    assert decide("ada", position) == "exchange 7h"


def _think(known: Knowledge[View], level: Level) -> Move:
    return family_of(known.view.rules).bots.think(known, level, Random(1))


def _after(known: Knowledge[View], move: Move) -> tuple[Piece, ...]:
    """What a turn of laying leaves on the rack."""
    view = known.view
    assert isinstance(view, TilesView)
    assert isinstance(move, Lay)
    rules, table = view.rules, view.table
    return plan(rules, table, view.own, move.table, opened=True, rejects=False).rest
