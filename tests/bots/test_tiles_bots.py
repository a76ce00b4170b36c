"""The tile bots in positions whose best turn is known."""

import pytest

from rummel import Position
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
