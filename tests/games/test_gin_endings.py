"""Série Noire Gin-Rummy (sheet 003): how a round ends, what is spread, and what it brings."""

from typing import Any

import pytest

from rummel.errors import RuleError
from rummel.game import Timeout
from rummel.games.gin import FAMILY
from rummel.games.gin.state import Spread
from rummel.match import result_of
from rummel.pieces import parse_pieces
from tests.games.kit import codes

from .gin_kit import (
    EIGHT,
    EIGHT_SPREAD,
    FULL,
    FULL_SPREAD,
    LOOSE,
    NINE,
    NINE_SPREAD,
    SEVENTEEN,
    SEVENTEEN_SPREAD,
    SHEET,
    listed,
    outcome,
    sheet_rules,
    table,
)
from .kit import play, points, refusal, step

rule = pytest.mark.rule


# --------------------------------------------------------------------------------------- endings


@rule("GIN-02", "GIN-14", "D-GIN-1", "D-GIN-2", "D-GIN-3")
@pytest.mark.parametrize(
    ("hand", "spread", "ending"),
    [
        (f"{EIGHT} 4h 5h", EIGHT_SPREAD, "knock"),
        (f"{NINE} 9h", NINE_SPREAD, "knock"),
        (FULL, FULL_SPREAD, "gin"),
    ],
)
def test_eight_nine_or_ten_tiles_end_at_the_start_of_a_turn(
    hand: str, spread: str, ending: str
) -> None:
    state = table(hand, LOOSE)
    assert "knock" in listed(state)
    assert FAMILY.view(state, 0).may_end
    ended, events = step(state, "knock")
    assert codes(events) == ["gin-ended"]
    assert (ended.phase, ended.turn) == ("spread", 0)
    shown = play(ended, spread)
    assert shown.ending == ending
    assert shown.turn == 1


@rule("GIN-15", "GIN-02")
@pytest.mark.parametrize("move", ["take", "draw"])
def test_grand_gin_with_the_tile_just_taken(move: str) -> None:
    state = table(FULL, LOOSE, discards="4c", stock="1h 4c")
    eleven = play(state, move)
    assert "knock" in listed(eleven)
    ended, events = step(eleven, "knock")
    assert codes(events) == ["gin-big"]
    # Nothing is discarded, and all eleven have to lie.
    assert len(ended.hands[0]) == 11
    assert refusal(ended, FULL_SPREAD).code == "gin-not-all"
    shown = play(ended, "spread 1c 2c 3c 4c | 5d 6d 7d | 9c 9d 9h 9s")
    assert shown.ending == "big-gin"
    assert shown.hands[0] == ()


@rule("GIN-15")
def test_no_grand_gin_with_a_tile_left() -> None:
    eleven = play(table(FULL, LOOSE), "take")
    assert "knock" not in listed(eleven)
    assert refusal(eleven, "knock").code == "gin-not-all"
    barred = play(table(FULL, LOOSE, discards="4c", big_gin=False), "take")
    assert refusal(barred, "knock").code == "gin-needs-discard"


@rule("Q-GIN-5")
def test_eleven_dealt_tiles_are_no_grand_gin() -> None:
    dealt = table(f"{FULL} 4c", LOOSE, phase="discard")
    assert "knock" not in listed(dealt)
    assert refusal(dealt, "knock").code == "gin-dealt-eleven"
    option = table(f"{FULL} 4c", LOOSE, phase="discard", big_gin_dealt=True)
    assert "knock" in listed(option)
    assert play(option, "knock").ending == "big-gin"


@rule("GIN-16", "Q-GIN-2")
def test_petit_gin_needs_a_turn_without_drawing() -> None:
    state = table(f"{FULL} 13h", LOOSE, phase="discard", drawn="13h")
    assert not any(move.startswith("knock") for move in listed(state))
    assert refusal(state, "knock 13h").code == "wrong-phase"
    # Discard and spread the next time.
    later = play(state, "discard 13h", "draw", "discard 1d", "knock", FULL_SPREAD)
    assert later.ending == "gin"


@rule("Q-GIN-1", "Q-GIN-2")
def test_option_end_with_the_discard() -> None:
    state = table(f"{FULL} 13h", LOOSE, phase="discard", drawn="13h", end_after_discard=True)
    assert "knock 13h" in listed(state)
    ended = play(state, "knock 13h")
    assert ended.hands[0] == tuple(sorted(parse_pieces(FULL)))
    over = play(ended, FULL_SPREAD, "spread")
    assert outcome(over).reason == "gin-full"
    assert points(over)[0] >= 25  # counts as Petit Gin
    third = table(f"{NINE} 9h 13h", LOOSE, phase="discard", drawn="13h", end_after_discard=True)
    assert "knock 13h" in listed(third)
    assert "knock 9h" not in listed(third)
    assert refusal(third, "knock 9h").code == "gin-much-left"
    assert play(third, "knock 13h", NINE_SPREAD).ending == "knock"


@rule("Q-GIN-1")
def test_option_never_at_the_start() -> None:
    state = table(FULL, LOOSE, end_before_draw=False, end_after_discard=True)
    assert "knock" not in listed(state)
    assert refusal(state, "knock").code == "wrong-phase"
    with pytest.raises(RuleError, match="options-clash"):
        sheet_rules(end_before_draw=False)


@rule("GIN-17", "Q-GIN-3")
def test_less_than_ten_may_be_left() -> None:
    for rest, left in (("8h", 8), ("9h", 9), ("10h", 10)):
        state = table(f"{NINE} {rest}", LOOSE)
        assert FAMILY.view(state, 0).deadwood == left
        assert ("knock" in listed(state)) == (left < 10)
    assert refusal(state, "knock").facts == {"left": 10, "most": 9}
    assert "knock" in listed(table(f"{NINE} 10h", LOOSE, limit=10))
    for rest in ("4h 5h", "5h 5s"):
        state = table(f"{EIGHT} {rest}", LOOSE)
        assert ("knock" in listed(state)) == (rest == "4h 5h")


@rule("GIN-17")
def test_nobody_knocks_where_a_round_ends_without_a_discard() -> None:
    ended = play(table(f"{NINE} 9h", LOOSE), "knock", NINE_SPREAD, "spread")
    first = FAMILY.account(ended)[0][0]
    assert (first.key, first.facts) == ("tally-gin-ended", {"left": 9})


@rule("GIN-17", "Q-GIN-3")
def test_seven_tiles_are_not_enough_however_little_is_left() -> None:
    hand = "1c 2c 3c 11c 11d 11h 11s 1d 1d 2h"
    state = table(hand, SEVENTEEN)
    assert FAMILY.view(state, 0).deadwood == 4
    assert "knock" not in listed(state)
    assert refusal(state, "knock").code == "gin-few-melded"
    assert refusal(state, "knock").facts == {"least": 8}
    assert "knock" in listed(table(hand, SEVENTEEN, least_melded=7))


@rule("Q-GIN-3")
def test_what_is_shown_counts_not_what_could_be() -> None:
    # Ending is right with nine tiles; showing only six of them is not.
    ended = play(table(f"{NINE} 9h", LOOSE), "knock")
    assert refusal(ended, "spread 1c 2c 3c | 5d 6d 7d").code == "gin-few-melded"
    wide = play(table(f"{NINE} 9h", LOOSE, least_melded=0), "knock")
    error = refusal(wide, "spread 1c 2c 3c | 5d 6d 7d")
    assert (error.code, error.facts) == ("gin-much-left", {"left": 42, "most": 9})


@rule("Q-GIN-4")
def test_ending_is_not_compulsory() -> None:
    state = table(FULL, LOOSE)
    assert listed(state) == ["take", "draw", "knock"]
    assert play(state, "draw").phase == "discard"


@rule("Q-GIN-6")
def test_court_tiles_count_their_numbers() -> None:
    hand = "1c 2c 3c 5d 6d 7d 9c 11d 12h 13s"
    assert FAMILY.view(table(hand, LOOSE), 0).deadwood == 9 + 11 + 12 + 13
    assert FAMILY.view(table(hand, LOOSE, court_ten=True), 0).deadwood == 9 + 30
    over = play(table(FULL, hand), "knock", FULL_SPREAD, "spread 1c 2c 3c | 5d 6d 7d")
    assert over.left == (0, 45)


@rule("Q-GIN-7")
def test_the_ace_is_low() -> None:
    state = table("1c 12c 13c 5d 6d 7d 9c 9d 9h 9s", LOOSE)
    assert "knock" not in listed(state)
    other = play(table(FULL, "1c 12c 13c 5d 6d 7d 9c 8d 8h 2s"), "knock", FULL_SPREAD)
    assert refusal(other, "spread 12c 13c 1c").code == "run-wrap"


@rule("Q-GIN-19")
def test_the_colours_of_a_set_differ() -> None:
    state = table("9c 9d 9d 1c 2c 3c 5d 6d 7d 4s", LOOSE)
    assert "knock" not in listed(state)
    assert FAMILY.view(state, 0).deadwood == 27 + 4
    other = play(table(f"{NINE} 9h", "11c 11d 11d 2h 8h 4s 6s 13h 7h 1s"), "knock", NINE_SPREAD)
    assert refusal(other, "spread 11c 11d 11d").code == "set-suit-twice"
    assert refusal(other, "add 11c 3").code == "set-suit-twice"
    assert refusal(play(other, "add 11d 3"), "add 11d 3").code == "set-suit-twice"


@rule("Q-GIN-10")
def test_others_spread_without_drawing() -> None:
    ended = play(table(FULL, LOOSE), "knock", FULL_SPREAD)
    for move in ("draw", "take", "pass", "discard 1d", "knock"):
        assert refusal(ended, move).code == "wrong-phase"
    assert ended.turn == 1


# ---------------------------------------------------------------------------------------- spread


@rule("GIN-19", "GIN-20", "Q-GIN-9")
def test_each_spreads_once_and_may_extend_all_earlier_melds() -> None:
    state = table(
        f"{NINE} 9h",
        "4c 2h 3h 4h 13c 13d 13s 1s 5s 8s",  # 4c fits the ender's run
        "5h 13h 5c 1d 3d 12c 6s 9d 10d 2s",  # 5h fits the second's run, 13h the second's set
        turn=0,
    )
    shown = play(state, "knock", NINE_SPREAD)
    assert listed(shown)[0] == "add 4c 1"
    second = play(shown, "add 4c 1", "spread 2h 3h 4h | 13c 13d 13s")
    assert second.melds == tuple(
        parse_pieces(text)
        for text in ("1c 2c 3c 4c", "5d 6d 7d", "11c 11h 11s", "2h 3h 4h", "13c 13d 13s")
    )
    assert second.owners == (0, 0, 0, 1, 1)
    # The last can extend what both have shown: also the run that has just grown.
    assert listed(second)[:-1] == ["add 5c 1", "add 5h 4", "add 13h 5"]
    over = play(second, "add 5c 1", "add 5h 4", "add 13h 5", "spread")
    assert over.melds[0] == parse_pieces("1c 2c 3c 4c 5c")
    assert over.left == (9, 14, 43)
    # Nobody had a second turn.
    assert over.outcome is not None


@rule("Q-GIN-9")
def test_the_ender_never_adds() -> None:
    ended = play(table(f"{NINE} 4c", LOOSE), "knock")
    assert refusal(ended, "add 4c 1").code == "gin-no-lay-off"
    shown = play(ended, NINE_SPREAD)
    with pytest.raises(RuleError, match="not-your-turn"):
        FAMILY.apply(shown, 0, Spread())


@rule("Q-GIN-8")
def test_laying_off_on_a_gin() -> None:
    hands = (FULL, "4c 8d 1d 3d 5c 7h 12s 11d 13c 2h")
    shown = play(table(*hands), "knock", FULL_SPREAD)
    assert listed(shown)[:-1] == ["add 4c 1", "add 8d 2"]
    assert play(shown, "add 4c 1").hands[1] == tuple(sorted(parse_pieces(hands[1])[1:]))
    barred = play(table(*hands, layoff_on_gin=False), "knock", FULL_SPREAD)
    assert listed(barred) == ["spread"]
    assert refusal(barred, "add 4c 1").code == "gin-no-lay-off"
    # Only on a gin: on the third way everybody may lay off.
    third = play(table(f"{NINE} 9h", hands[1], layoff_on_gin=False), "knock", NINE_SPREAD)
    assert "add 4c 1" in listed(third)


@rule("GIN-19")
def test_lay_offs_that_do_not_fit() -> None:
    shown = play(table(f"{NINE} 9h", LOOSE), "knock", NINE_SPREAD)
    assert refusal(shown, "add 5c 1").code == "run-gap"
    assert refusal(shown, "add 7h 2").code == "run-suits"
    assert refusal(shown, "add 4h 1").code == "not-in-hand"
    assert play(shown, "add 11d 3").melds[2] == parse_pieces("11c 11d 11h 11s")
    for number in (0, 4, 99):
        assert refusal(shown, f"add 5c {number}").facts == {"meld": number, "count": 3}


@rule("Q-GIN-17")
def test_the_player_chooses_the_melds() -> None:
    state = table("1c 2c 3c 4c 5d 6d 7d 9c 9d 9h", LOOSE)
    ended = play(state, "knock")
    # The best is offered; less will do as long as it is enough.
    best = "spread 1c 2c 3c 4c | 5d 6d 7d | 9c 9d 9h"
    assert listed(ended) == [best]
    assert FAMILY.view(ended, 0).free == ("spread",)
    kept = play(ended, "spread 1c 2c 3c | 5d 6d 7d | 9c 9d 9h")
    assert (kept.ending, kept.left[0]) == ("knock", 4)
    # Others may show as little as they like.
    assert play(ended, best, "spread").left == (0, 61)
    # Any order is read.
    assert play(ended, "spread 7d 5d 6d | 9h 9c 9d | 4c 3c 2c 1c").melds[0] == parse_pieces(
        "5d 6d 7d"
    )


@rule("Q-GIN-17")
def test_option_the_best_spread_is_forced() -> None:
    ended = play(table("1c 2c 3c 4c 5d 6d 7d 9c 9d 9h", LOOSE, best_spread=True), "knock")
    error = refusal(ended, "spread 1c 2c 3c | 5d 6d 7d | 9c 9d 9h")
    assert (error.code, error.facts) == ("gin-not-best", {"least": 0})
    # 8d lies better in the set than on the run; 4c has to be laid off.
    other = "4c 8c 8d 8h 1s 3d 5h 10h 12s 13s"
    shown = play(table(FULL, other, best_spread=True), "knock", FULL_SPREAD)
    assert listed(shown) == ["add 4c 1"]
    assert refusal(shown, "spread 8c 8d 8h").code == "gin-not-best"
    assert refusal(shown, "add 8d 2").code == "gin-not-best"
    laid = play(shown, "add 4c 1")
    assert listed(laid) == ["spread 8c 8d 8h"]
    assert play(laid, "spread 8c 8d 8h").left == (0, 44)
    # A clock that runs out does the same.
    late, events = FAMILY.apply(shown, 1, Timeout())
    assert late.left == (0, 44)
    assert codes(events) == ["timed-out", "added", "melded", "left", "round-over"]


# ---------------------------------------------------------------------------------------- scores


@rule("GIN-18", "GIN-23", "GIN-24")
def test_petit_gin_against_seventeen() -> None:
    over = play(table(FULL, SEVENTEEN), "knock", FULL_SPREAD, SEVENTEEN_SPREAD)
    assert over.left == (0, 17)
    assert points(over) == (62, 0)
    assert (outcome(over).reason, outcome(over).winners) == ("gin-full", (0,))


@rule("GIN-18", "GIN-23", "GIN-25")
def test_the_second_is_lower() -> None:
    other = "2h 3h 4h 13c 13d 13s 7c 7h 7s 4s"
    over = play(
        table(f"{NINE} 9h", other), "knock", NINE_SPREAD, "spread 2h 3h 4h | 13c 13d 13s | 7c 7h 7s"
    )
    assert over.left == (9, 4)
    assert points(over) == (20, 35)
    assert (outcome(over).reason, outcome(over).winners) == ("gin-undercut", (1,))


@rule("GIN-26", "Q-GIN-12")
def test_two_players_tie() -> None:
    other = "2h 3h 4h 13c 13d 13s 7c 7h 7s 5c"
    moves = ("knock", NINE_SPREAD, "spread 2h 3h 4h | 13c 13d 13s | 7c 7h 7s")
    over = play(table(f"{NINE} 5h", other), *moves)
    assert over.left == (5, 5)
    assert points(over) == (20, 10)
    assert points(play(table(f"{NINE} 5h", other, tie_keeps_bonus=False), *moves)) == (0, 10)
    # The same if both have nothing left.
    both = play(
        table(FULL, "2h 3h 4h 13c 13d 13s 7c 7h 7s 4c"),
        "knock",
        FULL_SPREAD,
        "add 4c 1",
        "spread 2h 3h 4h | 13c 13d 13s | 7c 7h 7s",
    )
    assert both.left == (0, 0)
    assert points(both) == (25, 10)
    # The ender keeps the larger bonus: that is no undercut, whatever the other gets.
    assert [(outcome(one).reason, outcome(one).winners) for one in (over, both)] == [
        ("gin-even", (0,)),
        ("gin-even", (0,)),
    ]
    bare = play(table(f"{NINE} 5h", other, tie_keeps_bonus=False), *moves)
    assert (outcome(bare).reason, outcome(bare).winners) == ("gin-undercut", (1,))
    nobody = play(table(f"{NINE} 5h", other, tie="nobody", knock_bonus=0), *moves)
    assert (outcome(nobody).reason, points(nobody)) == ("gin-even", (0, 0))


@rule("GIN-24")
def test_the_lower_ender_scores_the_difference_and_twenty() -> None:
    over = play(table(f"{NINE} 9h", SEVENTEEN), "knock", NINE_SPREAD, SEVENTEEN_SPREAD)
    assert over.left == (9, 17)
    assert points(over) == (20 + 8 + 20, 0)


@rule("GIN-18", "GIN-23")
def test_the_bonus_for_a_grand_gin() -> None:
    state = table(FULL, SEVENTEEN, discards="4c")
    over = play(
        state, "take", "knock", "spread 1c 2c 3c 4c | 5d 6d 7d | 9c 9d 9h 9s", SEVENTEEN_SPREAD
    )
    assert points(over) == (50 + 17 + 20, 0)
    assert outcome(over).reason == "gin-big"


@rule("Q-GIN-11")
def test_option_two_players_also_score_the_lowest() -> None:
    moves = ("knock", FULL_SPREAD, SEVENTEEN_SPREAD)
    assert points(play(table(FULL, SEVENTEEN, two_score_lowest=True), *moves)) == (112, 0)


@rule("GIN-18", "GIN-21", "GIN-22")
def test_three_players_the_lowest_scores_and_ties_go_to_the_first() -> None:
    state = table(
        f"{NINE} 6h",
        "2h 3h 4h 13c 13d 13s 7c 7h 7s 6s",
        "2s 3s 4s 10c 10d 10h 8c 8h 8s 12h",
    )
    over = play(
        state,
        "knock",
        NINE_SPREAD,
        "spread 2h 3h 4h | 13c 13d 13s | 7c 7h 7s",
        "spread 2s 3s 4s | 10c 10d 10h | 8c 8h 8s",
    )
    assert over.left == (6, 6, 12)
    assert points(over) == (70, 0, 0)


@rule("GIN-21", "GIN-22")
def test_three_players_a_later_one_is_lower() -> None:
    hands = (
        f"{NINE} 6h",
        "2h 3h 4h 13c 13d 13s 7c 7h 7s 5s",
        "2s 3s 4s 10c 10d 10h 8c 8h 8s 5s",
    )
    over = play(
        table(*hands[1:], hands[0], turn=2),
        "knock",
        NINE_SPREAD,
        "spread 2h 3h 4h | 13c 13d 13s | 7c 7h 7s",
        "spread 2s 3s 4s | 10c 10d 10h | 8c 8h 8s",
    )
    assert over.left == (5, 5, 6)
    # Seats 0 and 1 tie; 0 spread before 1. The ender keeps the bonus.
    assert points(over) == (50, 0, 20)
    assert outcome(over).reason == "gin-knock"


@rule("GIN-15", "GIN-18", "GIN-21")
def test_grand_gin_with_three_scores_a_hundred() -> None:
    state = table(FULL, SEVENTEEN, "2s 3s 4s 10c 10d 10h 8c 8h 8s 8d", discards="4c")
    over = play(
        state,
        "take",
        "knock",
        "spread 1c 2c 3c 4c | 5d 6d 7d | 9c 9d 9h 9s",
        SEVENTEEN_SPREAD,
        "add 8d 2",
        "spread 2s 3s 4s | 10c 10d 10h | 8c 8h 8s",
    )
    assert over.left == (0, 17, 0)  # nothing left can't be beaten
    assert points(over) == (100, 0, 0)


# ------------------------------------------------------------------------------------ no ending


@rule("Q-GIN-15")
def test_an_empty_pool_makes_the_round_void() -> None:
    state = table(LOOSE, LOOSE, stock="", first=1)
    # The discard can still be taken; otherwise there is nothing to draw.
    assert listed(state) == ["take", "pass"]
    assert refusal(state, "draw").code == "gin-wall"
    assert play(state, "take").phase == "discard"
    over, events = step(state, "pass")
    assert codes(events) == ["passed", "gin-stalled", "round-over"]
    assert (outcome(over).reason, points(over)) == ("gin-again", (0, 0))
    assert (outcome(over).winners, outcome(over).void) == ((), True)
    assert outcome(over).next_first == 1  # dealt again by the same dealer
    # As an option it counts as a round, for nobody.
    booked = play(table(LOOSE, LOOSE, stock="", first=1, stalled="void"), "pass")
    assert (outcome(booked).reason, outcome(booked).void) == ("gin-void", False)
    # Ending needs no pool.
    assert listed(table(FULL, LOOSE, stock="")) == ["take", "pass", "knock"]
    assert refusal(table(LOOSE, LOOSE), "pass").code == "wrong-phase"


@rule("Q-GIN-15")
def test_option_an_empty_pool_is_compared() -> None:
    state = table(f"{NINE} 9h", SEVENTEEN, stock="", stalled="compare")
    spread, events = step(state, "pass")
    assert codes(events) == ["passed", "gin-stalled"]
    assert (spread.phase, spread.turn, spread.ending) == ("spread", 0, "stalled")
    over = play(spread, NINE_SPREAD, SEVENTEEN_SPREAD)
    assert points(over) == (28, 0)  # the difference and twenty; nobody ended
    assert outcome(over).reason == "gin-compare"
    # It needs no minimum of melds, and nobody is undercut.
    lower = play(spread, "spread", SEVENTEEN_SPREAD)
    assert lower.left == (66, 17)
    assert points(lower) == (0, 66 - 17 + 20)
    tied = play(table(LOOSE, LOOSE, stock="", stalled="compare"), "pass", "spread", "spread")
    assert points(tied) == (0, 0)


@rule("Q-GIN-15")
def test_the_last_discard_may_be_out_of_reach() -> None:
    dead = table(LOOSE, LOOSE, stock="", last_discard="dead")
    assert listed(dead) == ["pass"]
    assert refusal(dead, "take").code == "gin-wall"
    only_to_end: dict[str, Any] = {"stock": "", "last_discard": "to-end"}
    assert listed(table(FULL, LOOSE, **only_to_end)) == ["pass", "knock"]
    assert refusal(table(FULL, LOOSE, **only_to_end), "take").code == "gin-take-to-end"
    grand = table(FULL, LOOSE, discards="4c", **only_to_end)
    assert listed(grand) == ["take", "pass", "knock"]
    taken = play(grand, "take")
    assert listed(taken) == ["knock"]
    assert refusal(taken, "discard 4c").code == "gin-must-end"


@rule("Q-GIN-15")
def test_the_engines_cap_stops_endless_rounds() -> None:
    state = table("1c", "2c", "3c", max_turns=2)
    after = play(state, "take", "discard 1c")
    assert after.outcome is None
    over = play(after, "take", "discard 1c")
    assert outcome(over).reason == "gin-again"
    taken = play(table("1c", "2c", max_takes=2), "take", "discard 1c", "take")
    assert outcome(taken).reason == "gin-again"
    returned = play(table("1c", "2c", max_returns=2), "take", "discard 12d", "take", "discard 12d")
    assert outcome(returned).reason == "gin-again"
    kept = play(table("1c", "2c", max_returns=2), "take", "discard 12d", "take", "discard 2c")
    assert (kept.outcome, kept.returns) == (None, 0)
    # With three players the lowest still scores if the round is compared.
    compared = table("1c", "2c", "3c", max_turns=1, stalled="compare")
    over = play(compared, "take", "discard 12d", "spread", "spread", "spread")
    assert over.left == (1, 2, 3)
    assert points(over) == (50, 0, 0)


@rule("Q-GIN-16")
def test_the_deal_passes_left_until_somebody_has_a_hundred() -> None:
    over = play(table(FULL, SEVENTEEN, LOOSE, first=2), "knock", FULL_SPREAD, "spread", "spread")
    assert outcome(over).next_first == 0
    assert SHEET.rules.target == 100
    assert result_of(sheet_rules(), [(62, 0)]) is None
    result = result_of(sheet_rules(), [(62, 0), (20, 35), (20, 10)])
    assert result is not None
    assert (result.totals, result.winners) == ((102, 45), (0,))
    assert result_of(sheet_rules(rounds=2, target=0), [(1, 0)]) is None
    assert result_of(sheet_rules(rounds=2, target=0), [(1, 0), (0, 5)]) is not None
