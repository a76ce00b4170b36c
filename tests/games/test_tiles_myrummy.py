"""MyRummy: the ledger's MYR and Q-MYR."""

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest

from rummel import match
from rummel.errors import RuleError
from rummel.game import heard
from rummel.games import find
from rummel.games.tiles.play import pieces_of, view
from rummel.games.tiles.rules import TilesRules, meld_rules
from rummel.games.tiles.state import Draw, TilesState
from rummel.games.tiles.table import count, plan, salvage
from rummel.lang import Words
from rummel.melds import find_melds
from rummel.pieces import JOKER, Meld, deck
from tests.games.kit import code, play, refusal
from tests.games.tiles_kit import (
    dealt,
    events_of,
    meld,
    melds,
    points,
    position,
    rack,
    rules_of,
    tile,
    words,
)
from tests.solve.positions import with_table_jokers

rule = pytest.mark.rule

GAME = "myrummy"


# ---------------------------------------------------------------------------------------- set-up


@rule("MYR-01", "MYR-02")
def test_106_tiles() -> None:
    tiles = pieces_of(dealt(GAME)[0])
    assert sorted(tiles) == sorted(deck(2, 2))
    assert len(tiles) == 106
    assert tiles.count(JOKER) == 2
    for suit in "cdhs":
        assert [tiles.count(tile(f"{rank}{suit}")) for rank in range(1, 14)] == [2] * 13


@rule("MYR-03", "MYR-06", "Q-MYR-19")
def test_two_to_four_racks() -> None:
    for players in (2, 3, 4):
        assert len(dealt(GAME, players=players)[0].hands) == players
    for players in (1, 5):
        with pytest.raises(RuleError, match="bad-seats"):
            find(GAME).configure(players=players)


@rule("MYR-07", "MYR-08", "MYR-09", "D-MYR-7")
@pytest.mark.parametrize(("players", "left"), [(2, 78), (3, 64), (4, 50)])
def test_14_tiles_each_at_random(players: int, left: int) -> None:
    state, events = dealt(GAME, players=players)
    assert [len(hand) for hand in state.hands] == [14] * players
    assert len(state.pool) == left
    assert events[-2].facts == {"cards": 14, "stock": left}
    assert dealt(GAME, b"other", players=players)[0].hands != state.hands
    seat_view = view(state, 0)
    assert seat_view.hands == (state.hands[0], *(None,) * (players - 1))
    assert seat_view.pool == left


@rule("MYR-10")
def test_lot_decides_who_starts() -> None:
    starters = set()
    for key in range(40):
        state, events = dealt(GAME, bytes([key]), players=4)
        assert state.turn == state.first == events[-1].facts["seat"]
        assert events[-1].code == "starts"
        starters.add(state.first)
    assert starters == {0, 1, 2, 3}
    assert dealt(GAME, first=2, players=4)[0].turn == 2


@rule("MYR-11")
def test_turns_run_clockwise() -> None:
    state = position(GAME, "1c", "1c", "1c", "1c", pool="1d 2d 3d 4d 5d")
    seats = []
    for _ in range(5):
        seats.append(state.turn)
        state = play(state, "draw")
    assert seats == [0, 1, 2, 3, 0]


# ------------------------------------------------------------------------------------- the turn


@rule("MYR-12", "Q-MYR-3")
def test_lay_or_draw() -> None:
    state = position(GAME, "4s 5s 6s 1c", "1d", pool="9c 9d")
    assert words(state) == ["draw", "lay"]
    laid = play(state, "lay 4s 5s 6s")
    assert (laid.turn, laid.hands[0], laid.pool) == (1, rack("1c"), state.pool)
    # A player who could lay may still draw; then the turn is over.
    drawn = play(state, "draw")
    assert (drawn.turn, drawn.hands[0], drawn.table) == (1, rack("4s 5s 6s 1c 9c"), ())
    assert drawn.pool == rack("9d")


@rule("MYR-12")
def test_a_drawn_tile_is_seen_by_its_player_alone() -> None:
    events = events_of(position(GAME, "1c", "1d", pool="9c"), "draw")
    assert [event.code for event in heard(events, 0)] == ["drew", "got"]
    assert [event.code for event in heard(events, 1)] == ["drew"]
    assert [event.code for event in heard(events, None)] == ["drew"]


@rule("MYR-18", "Q-MYR-2")
def test_a_drawn_tile_waits() -> None:
    state = position(GAME, "9s 10s 1c", "1d", pool="11s 2d", opened=False)
    state = play(state, "draw")
    assert refusal(state, "lay 9s 10s 11s", seat=0).code == "not-your-turn"
    state = play(state, "draw", "lay 9s 10s 11s")
    assert state.opened == (True, False)


@rule("MYR-15", "MYR-16", "MYR-17")
def test_the_opening_needs_30() -> None:
    state = position(GAME, "4s 5s 6s 7c 7d 7h 1c", "1d", opened=False)
    error = refusal(state, "lay 7c 7d 7h")
    assert (error.code, error.facts) == ("tiles-opening-short", {"reached": 21, "needed": 30})
    # Several melds together make it: 21 and 15.
    opened = play(state, "lay 7c 7d 7h | 4s 5s 6s")
    assert opened.opened == (True, False)
    assert opened.table == melds("7c 7d 7h | 4s 5s 6s")
    assert events_of(state, "lay 7c 7d 7h | 4s 5s 6s")[1].facts == {"seat": 0, "points": 36}
    # A player who can't reach it draws a tile every turn (D-MYR-6: one, not until it fits).
    assert view(state, 0).legal == (Draw(),)
    assert len(play(state, "draw").hands[0]) == 8
    assert view(state, 0).needed == (30, 30)
    assert view(opened, 0).needed == (0, 30)


@rule("MYR-15", "MYR-24")
@pytest.mark.parametrize(
    ("text", "reached"),
    [
        ("9s 10s 11s", 30),
        ("9s * 11s", 30),  # the joker counts 10
        ("8s 9s 10s", 27),
        ("*=8s 9s 10s", 27),
        ("9s 10s *", 30),
        ("10c 10d *=10h", 30),
    ],
)
def test_opening_values(text: str, reached: int) -> None:
    state = position(GAME, "8s 9s 10s 11s 10c 10d * 1c", "1d", opened=False)
    if reached >= 30:
        assert events_of(state, f"lay {text}")[1].facts["points"] == reached
    else:
        assert refusal(state, f"lay {text}").facts == {"reached": reached, "needed": 30}


@rule("MYR-05", "MYR-46", "MYR-47", "Q-MYR-20")
def test_rounds_are_netted() -> None:
    rules = rules_of(GAME, players=3, rounds=2)
    assert match.result_of(rules, [(-38, -10, 48)]) is None
    over = match.result_of(rules, [(-38, -10, 48), (60, -50, -10)])
    assert over is not None
    assert (over.totals, over.winners) == ((22, -60, 38), (2,))
    shared = match.result_of(rules, [(10, -10, 0), (-10, 10, 0)])
    assert shared is not None
    assert shared.winners == (0, 1, 2)
    assert rules_of(GAME).rounds == 4


# ---------------------------------------------------------------------------------------- melds


@rule("MYR-19", "D-MYR-1")
def test_sets() -> None:
    state = position(GAME, "8c 8c 8d 8h 8s 9h 1c", "1d")
    assert play(state, "lay 8h 8c 8d").table == melds("8c 8d 8h")
    assert play(state, "lay 8h 8c 8d 8s").table == melds("8c 8d 8h 8s")
    assert code(state, "lay 8c 8d") == "meld-short"
    assert refusal(state, "lay 8c 8d 8c").facts["suit"] == "c"
    assert code(state, "lay 8c 8d 9h") == "set-ranks"


@rule("MYR-20", "MYR-21", "D-MYR-12")
def test_runs() -> None:
    state = position(GAME, "4s 5s 6s 7s 8c 9s 1c", "1d")
    assert play(state, "lay 4s 5s 6s").table == melds("4s 5s 6s")
    assert play(state, "lay 7s 6s 4s 5s").table == melds("4s 5s 6s 7s")
    assert code(state, "lay 4s 5s 7s") == "run-gap"
    assert code(state, "lay 6s 7s 8c") == "run-suits"
    assert code(state, "lay 4s 5s") == "meld-short"


@rule("MYR-22", "MYR-24", "MYR-25", "MYR-42")
def test_what_tiles_count() -> None:
    # On the rack: 13 and 25; in a meld the joker counts the tile it stands for.
    won = play(position(GAME, "5s", "13c *", table="2s 3s 4s"), "lay 2s 3s 4s 5s")
    assert points(won) == (38, -38)
    opened = position(GAME, "12c 12d * 1c", "1d", opened=False)
    assert events_of(opened, "lay 12c 12d *")[1].facts["points"] == 36


@rule("MYR-23", "Q-MYR-9")
def test_a_joker_stands_for_any_tile() -> None:
    state = position(GAME, "5s 7s 8c 8d * * 1c", "1d")
    assert play(state, "lay 5s * 7s").table == melds("5s *=6s 7s")
    assert play(state, "lay 8c 8d *=8s").table == melds("8c 8d *=8s")
    assert play(state, "lay 8c *=8d *=8h").table == melds("8c *=8d *=8h")
    # Two jokers and a seven: a run or a set? The player has to say.
    assert code(state, "lay * * 7s") == "joker-undeclared"
    assert play(state, "lay *=5s *=6s 7s").table == melds("*=5s *=6s 7s")
    assert play(state, "lay *=7c *=7d 7s").table == melds("*=7c *=7d 7s")


@rule("Q-MYR-9")
def test_at_most_one_joker_a_meld() -> None:
    state = position(GAME, "7s 8s * * 1c", "1d", one_joker=True)
    assert code(state, "lay *=6s 7s 8s *=9s") == "joker-too-many"
    assert play(state, "lay *=6s 7s 8s").table == melds("*=6s 7s 8s")


@rule("Q-MYR-9")
def test_no_meld_of_jokers_only() -> None:
    state = position(GAME, "* * * 1c", "1d", jokers=3)
    assert code(state, "lay *=5s *=6s *=7s") == "joker-no-natural"


@rule("Q-MYR-10", "Q-MYR-11")
def test_jokers_and_runs_end_at_1_and_13() -> None:
    state = position(GAME, "1s 2s 12s 13s 7c 7d 7h 7s * 3c", "1d")
    # Below the 1 and above the 13 there is nothing a joker could stand for.
    assert play(state, "lay * 1s 2s").table == melds("1s 2s *=3s")
    assert play(state, "lay 12s 13s *").table == melds("*=11s 12s 13s")
    assert code(state, "lay 12s 13s *=1s") == "run-wrap"
    assert code(state, "lay 12s 13s 1s") == "run-wrap"
    assert code(state, "lay 7c 7d 7h 7s *") in ("meld-neither", "set-suit-twice")
    assert code(state, "lay 7c 7d 7h 7s *=7c") == "set-suit-twice"


# ---------------------------------------------------------------------------------------- table


@rule("MYR-04", "MYR-30", "MYR-37", "MYR-38")
def test_adding_tiles() -> None:
    state = position(GAME, "5s 9s 8h 1c", "1d", table="6s 7s 8s | 8c 8d 8s")
    assert play(state, "lay 5s 6s 7s 8s | 8c 8d 8s").table == melds("8c 8d 8s | 5s 6s 7s 8s")
    assert play(state, "lay 6s 7s 8s 9s | 8c 8d 8s").table == melds("8c 8d 8s | 6s 7s 8s 9s")
    assert play(state, "lay 6s 7s 8s | 8c 8d 8s 8h").table == melds("6s 7s 8s | 8c 8d 8h 8s")
    # Any number of tiles in one turn.
    all_three = play(state, "lay 5s 6s 7s 8s 9s | 8c 8d 8s 8h")
    assert all_three.hands[0] == rack("1c")
    assert all_three.last == rack("5s 8h 9s")


@rule("MYR-28", "MYR-29")
def test_the_table_belongs_to_nobody() -> None:
    state = position(GAME, "10c 10d 10h 1c", "10s 13c", opened=(False, True))
    state = play(state, "lay 10c 10d 10h")
    # The other player uses the meld at once; whose it was is not even kept.
    state = play(state, "lay 10c 10d 10h 10s")
    assert state.table == melds("10c 10d 10h 10s")


@rule("MYR-31", "Q-MYR-1", "D-MYR-8")
def test_before_the_opening_the_table_is_closed() -> None:
    state = position(GAME, "9s 10c 10d 10h 1c", "1d", table="6s 7s 8s", opened=False)
    error = refusal(state, "lay 6s 7s 8s 9s")
    assert (error.code, error.facts) == ("tiles-table-closed", {"meld": meld("6s 7s 8s")})
    assert code(state, "lay 6s 7s 8s 9s | 10c 10d 10h") == "tiles-table-closed"
    assert not view(state, 0).may_use_table
    # In the next own turn it is open.
    state = play(state, "lay 6s 7s 8s | 10c 10d 10h", "draw")
    assert view(state, 0).may_use_table
    assert play(state, "lay 6s 7s 8s 9s | 10c 10d 10h").hands[0] == rack("1c")


@rule("Q-MYR-1")
def test_option_the_table_is_open_once_30_lie() -> None:
    def at(own: str) -> TilesState:
        return position(GAME, own, "1d", table="6s 7s 8s 9s", opened=False, table_when_opening=True)

    state = at("9c 9d 10c 10d 10h 1c")
    assert view(state, 0).may_use_table
    assert play(state, "lay 6s 7s 8s 9s | 10c 10d 10h").opened[0]
    assert play(state, "lay 6s 7s 8s | 9s 9c 9d | 10c 10d 10h").hands[0] == rack("1c")
    # What the table lends does not count: only melds wholly from the rack do.
    assert code(at("9c 9d 1c"), "lay 6s 7s 8s | 9s 9c 9d") == "tiles-opening-own"
    low = at("9c 9d 4c 4d 4h 1c")
    error = refusal(low, "lay 6s 7s 8s | 9s 9c 9d | 4c 4d 4h")
    assert (error.code, error.facts) == ("tiles-opening-short", {"reached": 12, "needed": 30})
    # Two new melds hold a 9s, and the rack has given only one of them.
    twice = at("9s 10s 11s 9c 9d 1c")
    assert events_of(twice, "lay 6s 7s 8s | 9s 10s 11s | 9s 9c 9d")[1].facts["points"] == 30


@rule("MYR-32", "MYR-39", "D-MYR-10")
def test_rebuilding_a_run_into_a_set() -> None:
    state = position(GAME, "6c 2d 2h 1c", "1d", table="2c 3c 4c 5c")
    after = play(state, "lay 3c 4c 5c 6c | 2c 2d 2h")
    assert after.table == melds("2c 2d 2h | 3c 4c 5c 6c")
    assert after.hands[0] == rack("1c")


@rule("MYR-40")
def test_splitting_a_run() -> None:
    state = position(GAME, "4h 1c", "1d", table="2h 3h 4h 5h 6h")
    assert play(state, "lay 2h 3h 4h | 4h 5h 6h").table == melds("2h 3h 4h | 4h 5h 6h")


@rule("MYR-32", "MYR-33", "Q-MYR-4")
def test_all_tiles_or_some_of_a_meld() -> None:
    table = "4h 5h 6h | 6c 6d 6s"
    # All of it: every tile of the run goes elsewhere.
    state = position(GAME, "4c 4d 5c 5d 3c 3d 1c", "1d", table=table)
    apart = "lay 4h 4c 4d | 5h 5c 5d | 6c 6d 6h 6s"
    assert play(state, apart).hands[0] == rack("3c 3d 1c")
    # Some of it, with only two left behind: what counts is that all lies in melds in the end.
    state = position(GAME, "3h 1c", "1d", table=table)
    moved = "lay 3h 4h 5h | 6c 6d 6h 6s"
    assert play(state, moved).hands[0] == rack("1c")
    strict = position(GAME, "3h 1c", "1d", table=table, rebuild="three")
    error = refusal(strict, moved)
    assert (error.code, error.facts) == ("tiles-rebuild-three", {"meld": meld("4h 5h 6h")})
    # Wholly scattered is fine, and so are the printed examples.
    scattered = position(GAME, "4c 4d 5c 5d 3c 3d 1c", "1d", table=table, rebuild="three")
    assert play(scattered, apart).hands[0] == rack("3c 3d 1c")
    second = position(GAME, "6c 2d 2h 1c", "1d", table="2c 3c 4c 5c", rebuild="three")
    assert play(second, "lay 3c 4c 5c 6c | 2c 2d 2h").hands[0] == rack("1c")
    third = position(GAME, "4h 1c", "1d", table="2h 3h 4h 5h 6h", rebuild="three")
    assert play(third, "lay 2h 3h 4h | 4h 5h 6h").hands[0] == rack("1c")


@rule("MYR-34", "D-MYR-5")
def test_everything_stays_in_melds() -> None:
    state = position(GAME, "9s 1c", "1d", table="6s 7s 8s | 2c 2d 2h")
    error = refusal(state, "lay 7s 8s 9s | 2c 2d 2h")
    assert (error.code, error.facts) == ("tiles-table-missing", {"piece": tile("6s")})
    assert code(state, "lay 6s 7s 8s 9s") == "tiles-table-missing"
    assert code(state, "lay 6s 7s | 8s 9s | 2c 2d 2h") == "meld-short"
    assert refusal(state, "lay 6s 7s 8s 9s 10s | 2c 2d 2h").facts == {"piece": tile("10s")}


@rule("Q-MYR-12")
def test_laying_needs_a_tile_of_the_rack() -> None:
    state = position(GAME, "9c 1c", "1d", table="4s 5s 6s 7s 8s 9s")
    assert code(state, "lay 4s 5s 6s 7s 8s 9s") == "tiles-lay-none"
    assert code(state, "lay 4s 5s 6s | 7s 8s 9s") == "tiles-lay-none"
    assert code(position(GAME, "9c", "1d"), "lay") == "tiles-lay-none"


# --------------------------------------------------------------------------------------- jokers


@rule("MYR-26", "MYR-35", "MYR-36", "Q-MYR-8")
def test_swapping_a_joker() -> None:
    state = position(GAME, "7s 9c 9d 1c", "1d", table="5s 6s *=7s")
    assert play(state, "lay 5s 6s 7s | 9c 9d *").table == melds("9c 9d *=9h | 5s 6s 7s")
    # Without the right tile it stays.
    error = refusal(
        position(GAME, "4s 9c 9d 1c", "1d", table="5s 6s *=7s"), "lay 4s 5s 6s | 9c 9d *"
    )
    assert error.code == "tiles-joker-pinned"
    assert error.facts == {"joker": tile("*=7s"), "needed": meld("7s")}
    # A seven of another colour is no right tile in a run.
    other = position(GAME, "7c 4s 9c 9d 1c", "1d", table="5s 6s *=7s")
    assert code(other, "lay 4s 5s 6s | 9c 9d *") == "tiles-joker-pinned"


@rule("MYR-36", "D-MYR-3")
def test_a_freed_joker_is_used_in_the_same_turn() -> None:
    state = position(GAME, "7s 9c 9d 1c", "1d", table="5s 6s *=7s")
    error = refusal(state, "lay 5s 6s 7s")
    assert (error.code, error.facts) == ("tiles-table-missing", {"piece": JOKER})


@rule("MYR-27", "D-MYR-9")
def test_only_players_who_have_opened_swap_a_joker() -> None:
    state = position(GAME, "7s 13c 13d 1c", "1d", table="5s 6s *=7s", opened=False)
    assert code(state, "lay 5s 6s 7s | 13c 13d *") == "tiles-table-closed"
    assert refusal(state, "lay 5s 6s 7s | 13c 13d *", seat=1).code == "not-your-turn"


@rule("Q-MYR-5", "D-MYR-14")
def test_a_joker_in_a_set_of_three_is_any_missing_colour() -> None:
    table = "8c 8d *=8h"
    spade = position(GAME, "8s 2c 3c 1c", "1d", table=table)
    heart = position(GAME, "8h 2c 3c 1c", "1d", table=table)
    swap = "lay 8c 8d {0} | 2c 3c *"
    assert play(spade, swap.format("8s")).table == melds("2c 3c *=4c | 8c 8d 8s")
    assert play(heart, swap.format("8h")).table == melds("2c 3c *=4c | 8c 8d 8h")
    # In a set of four only one colour is missing.
    four = position(GAME, "8s 2c 3c 1c", "1d", table="8c 8d *=8h 8s")
    assert refusal(four, "lay 8c 8d 8s | 2c 3c *").facts["needed"] == meld("8h")
    # Option: only the colour that was declared.
    declared: dict[str, Any] = {"table_joker": "declared"}
    spade = position(GAME, "8s 2c 3c 1c", "1d", table=table, **declared)
    assert refusal(spade, swap.format("8s")).facts["needed"] == meld("8h")
    heart = position(GAME, "8h 2c 3c 1c", "1d", table=table, **declared)
    assert play(heart, swap.format("8h")).hands[0] == rack("1c")
    fresh = position(GAME, "9c 9d * 1c", "1d", **declared)
    assert code(fresh, "lay 9c 9d *") == "joker-undeclared"
    assert play(fresh, "lay 9c 9d *=9s").table == melds("9c 9d *=9s")
    # Option: both missing tiles.
    both = position(GAME, "8s 8h 2c 3c 1c", "1d", table=table, table_joker="both")
    assert code(both, swap.format("8s")) == "tiles-joker-both"
    assert play(both, swap.format("8h 8s")).hands[0] == rack("1c")


@rule("MYR-35", "Q-MYR-6")
def test_a_joker_keeps_place_and_identity() -> None:
    state = position(GAME, "8s 9s 3c 3d 5c 5d 1c", "1d", table="3s 4s 5s 6s *=7s")
    # Other tiles may leave if a meld with it remains, and it may be extended.
    assert play(state, "lay 4s 5s 6s *=7s | 3c 3d 3s").hands[0] == rack("8s 9s 5c 5d 1c")
    assert play(state, "lay 3s 4s 5s 6s *=7s 8s").hands[0] == rack("9s 3c 3d 5c 5d 1c")
    wide = position(GAME, "8s 9s 5c 5d 6c 6d 1c", "1d", table="5s 6s *=7s")
    assert play(wide, "lay *=7s 8s 9s | 5c 5d 5s | 6c 6d 6s").hands[0] == rack("1c")
    # It may not turn into another tile, nor join another kind of meld.
    assert code(state, "lay 3s 4s 5s 6s | *=8s 9s 8s") in ("run-gap", "set-ranks")
    moved = position(GAME, "7c 7d 4s 1c", "1d", table="5s 6s *=7s")
    assert code(moved, "lay 4s 5s 6s | 7c 7d *=7s") == "tiles-joker-pinned"
    other = position(GAME, "4s 5c 6c 1c", "1d", table="5s 6s *=7s")
    assert code(other, "lay 4s 5s 6s | 5c 6c *=7c") == "tiles-joker-pinned"
    # In a set its colour is open as long as it stays there, unless only the declared one counts.
    recoloured = "lay 8c 8d *=8s | 9c 9d 9h"
    state = position(GAME, "9c 9d 9h 1c", "1d", table="8c 8d *=8h")
    assert play(state, recoloured).hands[0] == rack("1c")
    strict = position(GAME, "9c 9d 9h 1c", "1d", table="8c 8d *=8h", table_joker="declared")
    assert code(strict, recoloured) == "tiles-joker-pinned"
    # Option: as in Rummikub it goes anywhere.
    free = position(GAME, "7c 7d 4s 1c", "1d", table="5s 6s *=7s", table_joker="free")
    assert play(free, "lay 4s 5s 6s | 7c 7d *=7s").hands[0] == rack("1c")


@rule("Q-MYR-7")
def test_the_replacement_may_come_from_the_table() -> None:
    table = "5s 6s *=7s | 7c 7d 7h 7s"
    wanted = "lay 5s 6s 7s | 7c 7d 7h | 9c 9d *"
    state = position(GAME, "9c 9d 1c", "1d", table=table)
    assert play(state, wanted).hands[0] == rack("1c")
    strict = position(GAME, "9c 9d 1c", "1d", table=table, joker_from_rack=True)
    assert code(strict, wanted) == "tiles-joker-pinned"
    own = position(GAME, "7s 9c 9d 1c", "1d", table="5s 6s *=7s", joker_from_rack=True)
    assert play(own, "lay 5s 6s 7s | 9c 9d *").hands[0] == rack("1c")


@rule("MYR-35", "Q-MYR-22", "Q-MYR-4")
def test_a_tile_in_a_meld_that_still_stands_frees_nothing() -> None:
    table = "4h 5h 6h *=7h | 7c 7d 7h"
    wanted = "lay 4h 5h 6h | 7c 7d 7h | 10c 11c *"
    state = position(GAME, "10c 11c 1c", "1d", table=table)
    refused = refusal(state, wanted)
    assert refused.code == "tiles-joker-stands"
    assert refused.facts == {"joker": meld("*=7h")[0], "needed": meld("7h")}
    # Added to, it still stands.
    grown = position(GAME, "7s 10c 11c 1c", "1d", table=table)
    assert code(grown, "lay 4h 5h 6h | 7c 7d 7h 7s | 10c 11c *") == "tiles-joker-stands"
    # From the rack, or out of a meld that is taken apart, the tile frees the joker.
    own = position(GAME, "7h 10c 11c 1c", "1d", table=table)
    assert play(own, "lay 4h 5h 6h 7h | 7c 7d 7h | 10c 11c *").hands[0] == rack("1c")
    apart = position(GAME, "7s 10c 11c 1c", "1d", table=table)
    assert play(apart, "lay 4h 5h 6h 7h | 7c 7d 7s | 10c 11c *").hands[0] == rack("1c")
    # No such tile on the table at all.
    none = position(GAME, "10c 11c 1c", "1d", table="4h 5h 6h *=7h")
    assert code(none, "lay 4h 5h 6h | 10c 11c *") == "tiles-joker-pinned"
    # As it was before: any fitting tile on the table.
    lying = position(GAME, "10c 11c 1c", "1d", table=table, joker_tile_moves=False)
    assert play(lying, wanted).hands[0] == rack("1c")


@rule("Q-MYR-5", "Q-MYR-22")
def test_one_of_two_missing_tiles_is_enough_and_the_words_say_so() -> None:
    state = position(GAME, "10c 11c 1c", "1d", table="7c 7d *=7h | 4c 5c 6c | 4d 5d 6d")
    refused = refusal(state, "lay 4c 5c 6c 7c | 4d 5d 6d 7d | 10c 11c *")
    assert refused.facts["needed"] == meld("7h 7s")
    assert "One is enough" in Words(language="en").error(refused)


@rule("MYR-24", "Q-MYR-9", "MYR-15")
def test_an_undeclared_joker_stands_for_what_makes_the_turn_legal() -> None:
    # The order says 8s, which falls short of 30; as the jack it opens.
    state = position(GAME, "9s 10s * 1c", "1d", opened=False)
    assert play(state, "lay * 9s 10s").table == melds("9s 10s *=11s")
    # The order says 3h; only as the 7h, where it stood, may it lie there.
    state = position(GAME, "4h 1c", "1d", table="5h 6h *=7h")
    assert play(state, "lay * 4h 5h 6h").table == melds("4h 5h 6h *=7h")


@rule("Q-MYR-7")
def test_two_freed_jokers_need_two_tiles() -> None:
    table = "5s 6s *=7s | *=7s 8s 9s"
    rest = "9c 9d 12c 12d 1c"
    wanted = "lay 5s 6s 7s {0}| 9c 9d *=9h | 12c 12d *=12h"
    one = position(GAME, f"7s {rest}", "1d", table=table)
    assert code(one, "lay 5s 6s 7s 8s 9s | 9c 9d *=9h | 12c 12d *=12h") == "tiles-joker-pinned"
    two = position(GAME, f"7s 7s {rest}", "1d", table=table)
    assert play(two, wanted.format("| 7s 8s 9s ")).hands[0] == rack("1c")


@rule("Q-MYR-8")
def test_option_a_freed_joker_joins_a_meld() -> None:
    state = position(GAME, "7s 9c 9d 1c", "1d", table="5s 6s *=7s | 2c 2d 2h", joker_joins=True)
    assert code(state, "lay 5s 6s 7s | 2c 2d 2h | 9c 9d *") == "tiles-joker-joins"
    assert play(state, "lay 5s 6s 7s | 2c 2d 2h *").hands[0] == rack("9c 9d 1c")
    assert play(state, "lay 5s 6s 7s *=8s | 2c 2d 2h").hands[0] == rack("9c 9d 1c")
    assert play(state, "lay *=4s 5s 6s 7s | 2c 2d 2h").hands[0] == rack("9c 9d 1c")
    # A longer new meld is no old one, and neither is the rest of one that gave its tile away.
    long = position(GAME, "7s 9c 9d 9h 1c", "1d", table="5s 6s *=7s", joker_joins=True)
    assert code(long, "lay 5s 6s 7s | 9c 9d 9h *") == "tiles-joker-joins"
    rest = position(GAME, "7s 7c 7d 1c", "1d", table="5s 6s *=7s", joker_joins=True)
    assert code(rest, "lay *=4s 5s 6s | 7c 7d 7s") == "tiles-joker-joins"


# -------------------------------------------------------------------------------------- the end


@rule("MYR-41", "MYR-42", "MYR-43", "MYR-44", "D-MYR-13")
def test_the_last_tile_wins_the_round() -> None:
    state = position(GAME, "9s", "13c *", "5c 5d", table="6s 7s 8s")
    won = play(state, "lay 6s 7s 8s 9s")
    assert points(won) == (48, -38, -10)
    assert sum(points(won)) == 0
    assert won.outcome is not None
    assert (won.outcome.reason, won.outcome.winners) == ("tiles-out", (0,))
    assert refusal(won, "draw").code == "round-over"
    assert view(won, None).hands == won.hands


@rule("MYR-45", "D-MYR-2")
def test_the_next_player_starts_the_next_round() -> None:
    state = position(GAME, "1c", "9s", "5c", table="6s 7s 8s", more={"turn": 1})
    won = play(state, "lay 6s 7s 8s 9s")
    assert won.outcome is not None
    assert won.outcome.next_first == 2


@rule("MYR-48", "MYR-49", "MYR-50", "Q-MYR-16", "Q-MYR-17", "Q-MYR-18")
def test_handrummy() -> None:
    racks = ("1c 2c 3c 4c 4d 4h", "13c *", "5c 5d")
    text = "lay 1c 2c 3c | 4c 4d 4h"
    # Off by default: 18 points do not open.
    assert code(position(GAME, *racks, opened=False), text) == "tiles-opening-short"
    hand: dict[str, Any] = {"hand_finish": "handrummy"}
    won = play(position(GAME, *racks, opened=False, **hand), text)
    assert points(won) == (96, -76, -20)
    assert won.outcome is not None
    assert won.outcome.reason == "tiles-out-double"
    # All tiles or nothing: with one left the 30 are needed.
    assert code(position(GAME, "9c " + racks[0], "1d", opened=False, **hand), text) == (
        "tiles-opening-short"
    )
    # Not for players who have laid before, nor with the help of the table.
    opened = position(GAME, *racks, opened=True, **hand)
    assert points(play(opened, text)) == (48, -38, -10)
    helped = position(GAME, "1c 2c 3c 4h", "1d", table="5h 6h 7h", opened=False, **hand)
    assert code(helped, "lay 1c 2c 3c | 4h 5h 6h 7h") == "tiles-table-closed"
    # A one-go finish that reaches 30 doubles too; without the variant it does not.
    high = ("10c 10d 10h", "13c *", "5c 5d")
    assert points(play(position(GAME, *high, opened=False, **hand), "lay 10c 10d 10h"))[0] == 96
    assert points(play(position(GAME, *high, opened=False), "lay 10c 10d 10h"))[0] == 48


@rule("Q-MYR-16")
def test_option_the_last_tiles_at_once() -> None:
    chosen: dict[str, Any] = {"hand_finish": "handrummy", "hand_finish_last": 3}
    three = position(GAME, "10c 10d 10h", "13c *", "5c 5d", **chosen)
    assert points(play(three, "lay 10c 10d 10h")) == (96, -76, -20)
    one = position(GAME, "9s", "13c *", "5c 5d", table="6s 7s 8s", **chosen)
    assert points(play(one, "lay 6s 7s 8s 9s")) == (48, -38, -10)


@rule("Q-MYR-13", "Q-MYR-21")
def test_an_empty_pool() -> None:
    state = position(GAME, "13c *", "5c 5d", "9s 1c", table="6s 7s 8s", pool="")
    assert words(state) == ["lay", "pass"]
    assert code(state, "draw") == "tiles-pool-empty"
    assert code(position(GAME, "1c", "1d"), "pass") == "tiles-pool-left"
    # A lay-down in between restarts the count.
    state = play(state, "pass", "pass", "lay 6s 7s 8s 9s", "pass", "pass")
    assert state.outcome is None
    over = play(state, "pass")
    assert points(over) == (-38, -10, -1)
    assert over.outcome is not None
    assert (over.outcome.reason, over.outcome.winners) == ("tiles-blocked", ())
    # The last to move was seat 2, so seat 0 starts.
    assert over.outcome.next_first == 0


@rule("Q-MYR-13")
def test_option_the_lowest_rack_wins() -> None:
    state = position(GAME, "13c *", "5c 5d", "1c", pool="", blocked="lowest-wins")
    over = play(state, "pass", "pass", "pass")
    assert points(over) == (-37, -9, 46)
    assert over.outcome is not None
    assert over.outcome.winners == (2,)
    tied = play(
        position(GAME, "13c", "1d", "1c", pool="", blocked="lowest-wins"), "pass", "pass", "pass"
    )
    assert points(tied) == (-12, 6, 6)


def test_what_is_laid_is_said_once() -> None:
    state = position(GAME, "9s 4c 4d 4h", "1d", table="6s 7s 8s | 10s 11s 12s")
    english = Words(language="en", names=("Ana", "Ben"), strict=True)

    def said(text: str) -> str:
        return english.event(events_of(state, text)[0])

    untouched = "6s 7s 8s | 10s 11s 12s"
    assert said(f"lay {untouched} | 4c 4d 4h") == "Ana laid 4♣ 4♦ 4♥."
    added = said("lay 6s 7s 8s 9s | 10s 11s 12s")
    assert added == "Ana laid 9♠. New on the table: 6♠ 7♠ 8♠ 9♠."


# ------------------------------------------------------------------------------------- the clock


@rule("MYR-13")
def test_two_minutes() -> None:
    assert rules_of(GAME).seconds == 120
    assert view(dealt(GAME)[0], None).rules.seconds == 120


@rule("MYR-14", "D-MYR-4")
def test_what_is_valid_stands_when_time_is_up() -> None:
    table = "6s 7s 8s | 2c 2d 2h"
    state = position(GAME, "9s 11s 4c 4d 4h 5c 5d 1c", "1d", table=table)
    # The whole draft is fine.
    whole = play(state, "timeout 6s 7s 8s 9s | 2c 2d 2h | 4c 4d 4h")
    assert (whole.turn, whole.hands[0]) == (1, rack("11s 5c 5d 1c"))
    # One meld is unfinished: its tiles go back, the rest stands.
    part = play(state, "timeout 6s 7s 8s 9s | 2c 2d 2h | 4c 4d 4h | 5c 5d")
    assert part.hands[0] == rack("11s 5c 5d 1c")
    # A faulty addition: the old meld is put back, the new one stands.
    faulty = play(state, "timeout 6s 7s 8s 11s | 2c 2d 2h | 4c 4d 4h")
    assert faulty.table == melds("6s 7s 8s | 2c 2d 2h | 4c 4d 4h")
    assert faulty.hands[0] == rack("9s 11s 5c 5d 1c")
    # A table tile was left lying about: its meld comes back, and what was built on it goes.
    loose = play(state, "timeout 7s 8s 9s | 6s | 2c 2d 2h | 4c 4d 4h")
    assert loose.table == melds("6s 7s 8s | 2c 2d 2h | 4c 4d 4h")
    assert loose.hands[0] == rack("9s 11s 5c 5d 1c")
    codes = [event.code for event in events_of(state, "timeout 7s 8s 9s | 4c 4d 4h")]
    assert codes == ["timed-out", "tiles-laid"]


@rule("MYR-14", "Q-MYR-14")
@pytest.mark.parametrize(
    "draft",
    ["", "5c 5d", "6s 7s 8s 11s", "13c 13c 13c | 1d 2d 3d", "6s 7s 8s | 6s 7s 8s | *=5c *=5d *=5h"],
)
def test_nothing_valid_and_a_tile_is_drawn(draft: str) -> None:
    state = position(GAME, "11s 5c 5d 1c", "1d", table="6s 7s 8s", pool="3h 4h 5h 6h")
    after = play(state, f"timeout {draft}")
    assert (after.turn, after.table) == (1, state.table)
    assert after.hands[0] == rack("11s 5c 5d 1c 3h")
    three = position(GAME, "11s 1c", "1d", pool="3h 4h 5h 6h", timeout_tiles=3)
    assert play(three, "timeout").hands[0] == rack("11s 1c 3h 4h 5h")
    # With fewer tiles left there are fewer to draw, and with none the turn is passed.
    two = position(GAME, "11s 1c", "1d", pool="3h 4h", timeout_tiles=3)
    assert play(two, "timeout").hands[0] == rack("11s 1c 3h 4h")
    none = play(position(GAME, "11s 1c", "1d", pool=""), "timeout")
    assert (none.turn, none.passes) == (1, 1)


@rule("MYR-14")
def test_what_was_laid_first_stands_first() -> None:
    # The old run needs its 7 back, so one of the two sets of sevens has to go: the later one.
    state = position(GAME, "7c 7d 7d 7h 7s 1c", "1d", table="6s 7s 8s")
    after = play(state, "timeout 6s 8s | 7s 7c 7d | 7s 7h 7d")
    assert after.table == melds("6s 7s 8s | 7c 7d 7s")
    assert after.hands[0] == rack("7d 7h 1c")


@rule("MYR-14", "MYR-41")
def test_a_time_out_may_win() -> None:
    state = position(GAME, "10c 10d 10h", "13c", opened=False)
    assert points(play(state, "timeout 10c 10d 10h | 5c")) == (13, -13)
    # The table was closed to this player: it goes back, and the opening stands.
    closed = position(GAME, "10c 10d 10h", "13c", table="1s 2s 3s 4s 5s 6s", opened=False)
    won = play(closed, "timeout 1s 2s 3s | 4s 5s 6s | 10c 10d 10h | 5c")
    assert points(won) == (13, -13)
    assert won.table == melds("1s 2s 3s 4s 5s 6s | 10c 10d 10h")


@rule("MYR-14")
def test_jokers_and_time_outs() -> None:
    # The joker was taken away without a replacement: all of it goes back.
    state = position(GAME, "4s 9c 9d 1c", "1d", table="5s 6s *=7s", pool="3h")
    after = play(state, "timeout 4s 5s 6s | 9c 9d *")
    assert (after.table, after.hands[0]) == (state.table, rack("4s 9c 9d 1c 3h"))


@rule("Q-MYR-15")
def test_a_short_opening_goes_back_when_time_is_up() -> None:
    state = position(GAME, "4c 4d 4h 5c 5d 5h 9c 1c", "1d", opened=False, pool="3h")
    after = play(state, "timeout 4c 4d 4h | 5c 5d 9c")
    assert (after.table, after.opened) == ((), (False, False))
    assert after.hands[0] == rack("4c 4d 4h 5c 5d 5h 9c 1c 3h")
    full = position(GAME, "10c 10d 10h 5c 5d 9c 1c", "1d", opened=False, pool="3h")
    stands = play(full, "timeout 10c 10d 10h | 5c 5d 9c")
    assert (stands.table, stands.opened) == (melds("10c 10d 10h"), (True, False))
    assert stands.hands[0] == rack("5c 5d 9c 1c")


@rule("MYR-14", "Q-MYR-23")
def test_the_largest_faultless_part_stays_when_time_is_up() -> None:
    table = "4h 5h 6h *=7h | 5c 6c 7c"
    draft = "4h 5h 6h | * 10d 11d | 5c 6c 7c 8c"
    state = position(GAME, "8c 10d 11d 1c", "1d", table=table)
    after = play(state, f"timeout {draft}")
    # The joker goes back to where it stood, and what was built with it; the 8c stays.
    assert sorted(after.table) == sorted(melds("4h 5h 6h *=7h | 5c 6c 7c 8c"))
    assert after.hands[0] == rack("10d 11d 1c")
    # What was tried before the largest part was looked for.
    before = position(GAME, "8c 10d 11d 1c", "1d", table=table, timeout="keep-valid")
    assert play(before, f"timeout {draft}").table == before.table


@rule("MYR-14", "Q-MYR-23")
def test_no_part_of_a_draft_lays_more_than_what_stays() -> None:
    """Against trying every choice of melds of the draft, with every choice of old ones."""
    chance = Random("parts")
    rules = rules_of(GAME)
    assert isinstance(rules, TilesRules)
    stayed = 0
    for _ in range(60):
        old, hand = with_table_jokers(chance, rules, 9, 5)
        possible = list(
            find_melds((*(p.in_hand for m in old for p in m), *hand), meld_rules(rules))
        )
        left = Counter(hand) + count(old)
        draft: tuple[Meld, ...] = ()
        for one in (*chance.sample(possible, min(len(possible), 6)), *old):
            if chance.random() < 0.8 and count((one,)) <= left:
                left -= count((one,))
                draft += (one,)
        kept = salvage(rules, old, hand, draft, opened=True, rejects=False)
        most = 0
        for size in range(len(draft) + 1):
            for some in combinations(draft, size):
                for back in range(len(old) + 1):
                    for others in combinations(old, back):
                        try:
                            tried = plan(
                                rules, old, hand, some + others, opened=True, rejects=False
                            )
                        except RuleError:
                            continue
                        most = max(most, len(tried.laid))
        assert (len(kept.laid) if kept else 0) == most, (old, hand, draft)
        stayed += most > 0
    assert stayed > 5


@rule("MYR-14", "Q-MYR-23")
def test_a_table_of_twins_is_not_put_back_in_every_order() -> None:
    """Each part took 2 to the number of pairs: this one would not have ended, nor would a server
    whose clock ran out on it.
    """
    rules = rules_of(GAME)
    assert isinstance(rules, TilesRules)
    old = melds(" | ".join(_run(suit, low, 3) for suit in "cdhs" for low in (1, 4, 7, 10)))
    longer = melds(" | ".join(_run(suit, low, 6) for suit in "cdhs" for low in (1, 7)))
    draft = (*melds("13c 13d 13h"), *longer, *longer)
    kept = salvage(rules, (*old, *old), rack("13c 13d 13h"), draft, opened=True, rejects=False)
    assert kept is not None
    assert kept.laid == rack("13c 13d 13h")


def _run(suit: str, low: int, length: int) -> str:
    return " ".join(f"{rank}{suit}" for rank in range(low, low + length))
