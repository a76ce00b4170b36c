"""Brettspielnetz Rummy: the ledger's BSN and Q-BSN."""

from collections import Counter
from typing import Any

import pytest

from rummel.errors import RuleError
from rummel.games import find
from rummel.games.tiles import FAMILY
from rummel.games.tiles.play import pieces_of, view
from rummel.games.tiles.rules import meld_rules, worth
from rummel.games.tiles.state import Draw, TilesState, legal
from rummel.games.tiles.table import fits_board, in_hand
from rummel.melds import is_meld
from rummel.pieces import JOKER, deck
from tests.games.kit import code, melds, play, points, refusal
from tests.games.tiles_kit import dealt, events_of, meld, position, rack, rules_of, tile, words

rule = pytest.mark.rule

GAME = "brettspielnetz"


def at(*racks: str, **more: Any) -> TilesState:
    return position(GAME, *racks, **more)


# ---------------------------------------------------------------------------------------- set-up


@rule("BSN-04", "BSN-05", "BSN-06", "Q-BSN-8", "Q-BSN-9")
@pytest.mark.parametrize("key", range(20))
def test_the_deal(key: int) -> None:
    state, events = dealt(GAME, bytes([key]))
    assert sorted(pieces_of(state)) == sorted(deck(2, 2))
    assert [len(hand) for hand in state.hands] == [18, 18]
    # 17 at random and a joker each: none is left in the pool.
    assert [hand.count(JOKER) for hand in state.hands] == [1, 1]
    assert len(state.pool) == 70
    assert JOKER not in state.pool
    assert events[0].facts == {"cards": 18, "stock": 70}


@rule("Q-BSN-9")
def test_option_at_least_one_joker() -> None:
    counts: Counter[int] = Counter()
    for key in range(40):
        state, _ = dealt(GAME, bytes([key]), jokers=4, dealt_joker="at-least-one")
        assert [len(hand) for hand in state.hands] == [18, 18]
        assert sorted(pieces_of(state)) == sorted(deck(2, 4))
        assert all(JOKER in hand for hand in state.hands)
        counts.update(hand.count(JOKER) for hand in state.hands)
        exact, _ = dealt(GAME, bytes([key]), jokers=4)
        assert [hand.count(JOKER) for hand in exact.hands] == [1, 1]
        assert exact.pool.count(JOKER) == 2
    assert counts[2] > 0
    with pytest.raises(RuleError, match="options-clash"):
        rules_of(GAME, jokers=1)


@rule("Q-BSN-8")
def test_two_play_and_chance_decides_who_starts() -> None:
    for players in (1, 3, 4):
        with pytest.raises(RuleError, match="bad-seats"):
            find(GAME).configure(players=players)
    assert {dealt(GAME, bytes([key]))[0].turn for key in range(20)} == {0, 1}


# ---------------------------------------------------------------------------------------- melds


@rule("BSN-16", "BSN-17", "BSN-18", "BSN-21")
def test_groups_and_runs() -> None:
    state = at("3h 3c 3s 3d 6h 7h 8h 9h 3h * 1c", "1d")
    assert play(state, "lay 3h 3c 3s 3d").table == melds("3c 3d 3h 3s")
    assert play(state, "lay 6h 7h 8h 9h").table == melds("6h 7h 8h 9h")
    assert play(state, "lay 3h 3c *").table == melds("3c *=3d 3h")
    assert play(state, "lay 6h 7h * 9h").table == melds("6h 7h *=8h 9h")
    # A group has no room for a fifth tile: colours may not repeat.
    assert code(state, "lay 3h 3h 3c 3s 3d") == "set-suit-twice"
    assert code(state, "lay 3h 3c 3s 3d *") == "meld-neither"


@rule("BSN-20", "Q-BSN-14")
def test_a_run_ends_at_1_and_13() -> None:
    full = "1h 2h 3h 4h 5h 6h 7h 8h 9h 10h 11h 12h 13h"
    state = at(full + " 1c", "1d", most_tiles=13)
    assert play(state, f"lay {full}").table == melds(full)
    assert code(state, "lay 12h 13h 1h") == "run-wrap"


@rule("Q-BSN-11")
def test_two_jokers_and_a_tile() -> None:
    # A run or a group: either is valid, so nothing has to be declared.
    state = at("7h * * 1c", "1d")
    assert play(state, "lay 7h * *").table[0] in (meld("*=7c *=7d 7h"), meld("7h *=8h *=9h"))
    assert play(state, "lay *=5h *=6h 7h").table == melds("*=5h *=6h 7h")
    # Where jokers count, the better reading holds.
    better = position("rummikub", "7h 13c * * 1c", "1d", table_joker="free")
    assert play(better, "lay 7h * *").table == melds("7h *=8h *=9h")
    assert play(better, "lay * * 7h").table == melds("*=7c *=7d 7h")


BOARD = """
    2c 2c 2h | 13h 13c 13d | 5d 6d 7d
    | 4c 4h 4c
    | 1d 1c 1c | *=11h 12h 13h
    | 7d 8d 9d 10d 11d 12d 13d
    | 1h 1d 1c | 6h 6c 6c | 11h 11c 11c
    | 10h 10c 10c | 12h * 12c
"""


@rule("BSN-32", "D-BSN-4")
def test_the_printed_board() -> None:
    board = melds(BOARD)
    rules = rules_of(GAME, opening="sum", most_tiles=108)
    known = meld_rules(rules)
    assert len(board) == 12
    assert sum(map(len, board)) == 40
    # As transcribed, six groups show clubs twice.
    bad = [one for one in board if not is_meld(one, known)]
    assert [one[0].rank for one in bad] == [2, 4, 1, 6, 11, 10]
    # One clubs of each pair was spades.
    right = [
        one if one not in bad else (*one[:-1], tile(f"{one[-1].rank}s")) if one[-1].suit == 0
        else (one[0], tile(f"{one[1].rank}s"), one[2])
        for one in board
    ]  # fmt: skip
    assert all(is_meld(one, known) for one in right)
    tiles = Counter(piece for one in right for piece in in_hand(one))
    assert max(tiles.values()) == 2
    assert tiles[JOKER] == 2
    # The engine takes the board in one turn in the right form, and refuses the other.
    for form, good in ((right, True), (list(board), False)):
        own = " ".join(str(piece) for one in form for piece in in_hand(one))
        state = position(GAME, own + " 1s", "1d", opened=False, opening="sum", most_tiles=108)
        text = "lay " + " | ".join(" ".join(map(str, one)) for one in form)
        if good:
            assert len(play(state, text).table) == 12
        else:
            error = refusal(state, text)
            assert (error.code, error.facts["suit"]) == ("set-suit-twice", "c")


# -------------------------------------------------------------------------------------- opening


@rule("BSN-07", "BSN-08", "D-BSN-3")
@pytest.mark.parametrize(
    ("text", "reached"),
    [("9h 10h 11h", 30), ("10h 11h *", 21), ("13c 13d *", 26), ("10h 11h 12h", 33)],
)
def test_the_opening(text: str, reached: int) -> None:
    state = at("9h 10h 11h 12h 13c 13d * 1c", "1d", opened=False)
    if reached >= 30:
        assert events_of(state, f"lay {text}")[1].facts["points"] == reached
    else:
        error = refusal(state, f"lay {text}")
        assert (error.code, error.facts) == (
            "tiles-opening-short",
            {"reached": reached, "needed": 30},
        )


@rule("BSN-08")
def test_a_joker_may_lie_in_the_opening() -> None:
    state = at("10h 11h 12h * 1c", "1d", opened=False)
    assert events_of(state, "lay 10h 11h 12h *")[1].facts["points"] == 33


@rule("BSN-07", "Q-BSN-1", "Q-BSN-2", "D-BSN-5")
def test_the_opening_is_one_set() -> None:
    own = "4h 5h 6h 7c 7d 7h 10c 10d 10h 1c"
    state = at(own, "1d", opened=False)
    error = refusal(state, "lay 4h 5h 6h | 7c 7d 7h")
    assert (error.code, error.facts) == ("tiles-opening-one", {"count": 2})
    # Nothing else is laid in that turn.
    assert code(state, "lay 10c 10d 10h | 4h 5h 6h") == "tiles-opening-one"
    assert play(state, "lay 10c 10d 10h").opened == (True, False)
    # Option: several sets together.
    summed = at(own, "1d", opened=False, opening="sum")
    assert play(summed, "lay 4h 5h 6h | 7c 7d 7h").opened == (True, False)
    # Option: more sets and the table once 30 lie.
    wide = at(own, "1d", table="1h 2h 3h", opened=False, table_when_opening=True)
    after = play(wide, "lay 1h 2h 3h 4h 5h 6h | 10c 10d 10h | 7c 7d 7h")
    assert after.hands[0] == rack("1c")
    short = at("4h 5h 6h 7c 7d 7h 1c", "1d", opened=False, table_when_opening=True)
    assert refusal(short, "lay 4h 5h 6h | 7c 7d 7h").facts == {"reached": 21, "needed": 30}


@rule("BSN-09", "BSN-10", "Q-BSN-2")
def test_the_opening_does_not_use_the_board() -> None:
    state = at("9h 10h 13c 13d 11h 1c", "1d", table="11h 12h 13h | 5c 6c *=7c", opened=False)
    assert code(state, "lay 9h 10h 11h 12h 13h | 5c 6c *=7c") == "tiles-table-closed"
    assert code(state, "lay 11h 12h | 13h 13c 13d | 5c 6c *=7c") == "meld-short"
    assert not view(state, 0).may_use_table
    joker = at("4c 13c 13d 1c", "1d", table="5c 6c *=7c", opened=False)
    assert code(joker, "lay 4c 5c 6c | 13c 13d *") == "tiles-table-closed"
    # In the next turn it may.
    opened = play(state, "lay 11h 12h 13h | 5c 6c *=7c | 9h 10h 11h", "draw")
    assert view(opened, 0).may_use_table


@rule("BSN-11", "BSN-12", "BSN-14", "Q-BSN-5")
def test_players_who_do_not_lay_draw() -> None:
    state = at("9h 10h 1c", "1d", pool="11h 3d", opened=False)
    assert words(state) == ["draw", "lay"]
    drawn = play(state, "draw")
    assert (drawn.turn, drawn.hands[0]) == (1, rack("9h 10h 11h 1c"))
    assert refusal(drawn, "lay 9h 10h 11h", seat=0).code == "not-your-turn"
    assert code(state, "pass") == "tiles-pool-left"
    # Even players who could lay.
    assert play(at("9h 10h 11h 1c", "1d"), "draw").turn == 1


@rule("BSN-15")
def test_players_who_have_not_opened_are_marked() -> None:
    state = at("10c 10d 10h 1c", "1d", opened=False)
    assert view(state, None).opened == (False, False)
    assert view(play(state, "lay 10c 10d 10h"), None).opened == (True, False)


# ---------------------------------------------------------------------------------------- table


@rule("BSN-02", "BSN-13", "BSN-19")
def test_new_and_extended_sets() -> None:
    state = at("6h 7c 7d 1c", "1d", table="3h 4h 5h | 7h 8h 9h 10h")
    after = play(state, "lay 3h 4h 5h 6h | 7h 7c 7d | 8h 9h 10h")
    assert after.hands[0] == rack("1c")


@rule("BSN-22", "BSN-25", "BSN-30")
def test_shifting_a_run() -> None:
    state = at("6h 3c 3d 1c", "1d", table="3h 4h 5h")
    assert play(state, "lay 4h 5h 6h | 3h 3c 3d").hands[0] == rack("1c")
    # The freed 3 has to be played at once.
    assert refusal(state, "lay 4h 5h 6h").facts == {"piece": tile("3h")}


@rule("BSN-26")
def test_splitting_a_run() -> None:
    state = at("8c 1c", "1d", table="6c 7c 8c 9c 10c")
    assert play(state, "lay 6c 7c 8c | 8c 9c 10c").table == melds("6c 7c 8c | 8c 9c 10c")


@rule("BSN-27")
@pytest.mark.parametrize(
    ("free", "rest", "fresh"),
    [
        ("6c", "6d 6h 6s", "6c 7c 8c"),
        ("6h", "6c 6d 6s", "6h 7h 8h"),
        ("6d", "6c 6h 6s", "6d 7d 8d"),
    ],
)
def test_substituting_in_a_group(free: str, rest: str, fresh: str) -> None:
    own = fresh.replace(free, "")
    state = at(f"6s {own} 1s", "1d", table="6c 6h 6d")
    assert play(state, f"lay {rest} | {fresh}").hands[0] == rack("1s")


@rule("BSN-28")
def test_removing_tiles() -> None:
    run = at("3c 3d 7c 7d 1c", "1d", table="3h 4h 5h 6h 7h")
    assert play(run, "lay 4h 5h 6h 7h | 3h 3c 3d").hands[0] == rack("7c 7d 1c")
    assert play(run, "lay 3h 4h 5h 6h | 7h 7c 7d").hands[0] == rack("3c 3d 1c")
    assert play(run, "lay 4h 5h 6h | 3h 3c 3d | 7h 7c 7d").hands[0] == rack("1c")
    group = at("7d 8d 1c", "1d", table="6c 6d 6h 6s")
    assert play(group, "lay 6c 6h 6s | 6d 7d 8d").hands[0] == rack("1c")


@rule("BSN-29", "Q-BSN-4")
def test_jokers_move_freely_and_stay_on_the_board() -> None:
    state = at("4c 9h 9d 1c", "1d", table="5c 6c *=7c")
    assert play(state, "lay 4c 5c 6c | 9h 9d *").hands[0] == rack("1c")
    assert refusal(state, "lay 4c 5c 6c | 9h 9d").code == "meld-short"
    assert refusal(state, "lay 4c 5c 6c").facts == {"piece": JOKER}
    # It may be read again every turn.
    assert play(state, "lay *=3c 4c 5c 6c").hands[0] == rack("9h 9d 1c")
    # Option: only after a replacement.
    pinned = at("4c 9h 9d 1c", "1d", table="5c 6c *=7c", table_joker="any")
    assert code(pinned, "lay 4c 5c 6c | 9h 9d *") == "tiles-joker-pinned"


@rule("BSN-23", "D-BSN-1")
def test_all_played_tiles_are_in_sets() -> None:
    state = at("6h 1c", "1d", table="3h 4h 5h | 8c 8d 8h")
    assert code(state, "lay 3h 4h 5h 6h | 8c 8d") == "meld-short"
    assert code(state, "lay 3h 4h 5h 6h") == "tiles-table-missing"


@rule("BSN-24", "Q-BSN-3")
def test_at_most_12_tiles_a_turn() -> None:
    twelve = "1h 2h 3h 4h 5h 6h 7h 8h 9h 10h 11h 12h"
    state = at(f"{twelve} 13h 1c", "1d", table="5c 6c 7c 8c 9c 10c")
    assert view(state, 0).most == 12
    assert play(state, f"lay 5c 6c 7c 8c 9c 10c | {twelve}").hands[0] == rack("13h 1c")
    error = refusal(state, f"lay 5c 6c 7c 8c 9c 10c | {twelve} 13h")
    assert (error.code, error.facts) == ("tiles-too-many", {"count": 13, "most": 12})
    # Moved table tiles do not count, unless the option says so.
    wanted = f"lay 5c 6c 7c | 8c 9c 10c | {twelve}"
    assert play(state, wanted).hands[0] == rack("13h 1c")
    all_moved = at(f"{twelve} 13h 1c", "1d", table="5c 6c 7c 8c 9c 10c", most_tiles_of="moved")
    assert refusal(all_moved, wanted).facts == {"count": 15, "most": 12}
    assert play(all_moved, f"lay 5c 6c 7c 8c 9c 10c | {twelve}").hands[0] == rack("13h 1c")
    # So the 18 tiles of the deal can't go in one turn.
    assert rules_of(GAME).hand > rules_of(GAME).most_tiles


@rule("Q-BSN-7")
def test_a_turn_plays_a_tile() -> None:
    state = at("1c", "1d", table="3h 4h 5h 6h 7h 8h")
    assert code(state, "lay 3h 4h 5h | 6h 7h 8h") == "tiles-lay-none"


@rule("Q-BSN-12")
def test_other_manipulations() -> None:
    # A run taken apart completely, and two runs joined, are not on the list.
    apart = ("lay 4c 4d 4h | 5c 5d 5h | 6c 6d 6h", "4c 4d 5c 5d 6c 6d 1c", "4h 5h 6h")
    joined = ("lay 3h 4h 5h 6h 7h 8h 9h", "6h 1c", "3h 4h 5h | 7h 8h 9h")
    for text, own, table in (apart, joined):
        assert play(at(own, "1d", table=table), text).hands[0] == rack("1c")
        error = refusal(at(own, "1d", table=table, rebuild="listed"), text)
        assert error.code == "tiles-rebuild-listed"
    # What is on the list stays possible.
    shift = at("6h 3c 3d 1c", "1d", table="3h 4h 5h", rebuild="listed")
    assert play(shift, "lay 4h 5h 6h | 3h 3c 3d").hands[0] == rack("1c")
    split = at("8c 1c", "1d", table="6c 7c 8c 9c 10c", rebuild="listed")
    assert play(split, "lay 6c 7c 8c | 8c 9c 10c").hands[0] == rack("1c")
    swap = at("6s 7c 8c 1c", "1d", table="6c 6h 6d", rebuild="listed")
    assert play(swap, "lay 6h 6d 6s | 6c 7c 8c").hands[0] == rack("1c")


@rule("Q-BSN-10")
def test_the_board_as_a_limit() -> None:
    assert fits_board((13,) * 10)
    assert not fits_board((13,) * 11)
    # Three melds of three and two gaps are eleven cells; a fourth needs fifteen.
    assert fits_board((3,) * 30)
    assert not fits_board((3,) * 31)
    # 6 and 6 with a gap just fit in a row of thirteen, 7 and 6 do not.
    assert fits_board((6,) * 20)
    assert not fits_board((7,) * 10 + (6,))
    assert fits_board((7, 5) * 10)
    # Taking the longest first would put 7 and 5 together and need a fourth row.
    assert fits_board((13,) * 7 + (7, 5, 5, 4, 3, 3, 3, 3))
    thirteen = " ".join(f"{rank}h" for rank in range(1, 14))
    full = " | ".join([thirteen] * 10)
    assert play(at("3c 3d 3s 1c", "1d", table=full), f"lay {full} | 3c 3d 3s").turn == 1
    limited = at("3c 3d 3s 1c", "1d", table=full, board_cells=True)
    assert refusal(limited, f"lay {full} | 3c 3d 3s").facts == {"columns": 13, "rows": 10}


# -------------------------------------------------------------------------------------- the end


@rule("BSN-01", "Q-BSN-13")
def test_an_empty_hand_wins() -> None:
    won = play(at("6h", "13c *", table="3h 4h 5h"), "lay 3h 4h 5h 6h")
    assert points(won) == (1, 0)
    assert won.outcome is not None
    assert (won.outcome.reason, won.outcome.winners) == ("tiles-out", (0,))


@rule("BSN-31", "Q-BSN-6", "D-BSN-3")
@pytest.mark.parametrize(
    ("mine", "yours", "expected", "winners"),
    [
        ("1c", "13c", (1, 0), (0,)),  # 1 and the drawn 9 against 13
        ("5c", "13c", (0, 1), (1,)),
        ("4c", "13c", (0, 0), ()),  # equal is a draw
        ("3c", "*", (1, 0), (0,)),  # a joker is 25
    ],
)
def test_the_last_card_drawn_ends_the_game(
    mine: str, yours: str, expected: tuple[int, int], winners: tuple[int, ...]
) -> None:
    state = at(mine, yours, pool="9d")
    over = play(state, "draw")
    assert points(over) == expected
    assert over.outcome is not None
    reason = "tiles-last-drawn" if winners else "tiles-even"
    assert (over.outcome.reason, over.outcome.winners) == (reason, winners)
    # The deciding counts are reported.
    left = tuple(worth(state.rules).of_hand(hand) for hand in over.hands)
    assert over.outcome.left == left
    _, events = FAMILY.apply(state, 0, Draw())
    facts = [event.facts for event in events if event.code == "left"]
    assert facts == [{"seat": seat, "points": count} for seat, count in enumerate(left)]
    assert over.hands[0] == rack(f"{mine} 9d")  # the card counts, and does not move on


@rule("Q-BSN-15")
def test_laying_and_drawing_exclude_each_other() -> None:
    state = at("6h", "13c", table="3h 4h 5h", pool="9d")
    won = play(state, "lay 3h 4h 5h 6h")
    assert (won.hands[0], len(won.pool)) == ((), 1)
    drawn = play(state, "draw")
    assert len(drawn.hands[0]) == 2


@rule("BSN-14")
def test_a_time_out_is_a_draw() -> None:
    state = at("6h", "13c", table="3h 4h 5h", pool="9d 9c")
    assert state.rules.seconds == 0
    after = play(state, "timeout 3h 4h 5h 6h")
    assert (after.hands[0], after.table) == (rack("6h 9d"), state.table)
    assert legal(after)
