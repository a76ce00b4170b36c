"""MyRummy: the ledger's MYR and Q-MYR, but for jokers and the clock."""

from typing import Any

import pytest

from rummel import match
from rummel.errors import RuleError
from rummel.game import heard
from rummel.games import find
from rummel.games.tiles.play import pieces_of, view
from rummel.games.tiles.state import Draw, TilesState
from rummel.lang import Words
from rummel.pieces import JOKER, deck
from tests.games.kit import code, melds, play, points, refusal
from tests.games.tiles_kit import dealt, events_of, meld, position, rack, rules_of, tile, words

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
