"""Classic gin for two, the reference game of the ledger's head."""

from typing import Any

import pytest
from msgspec.structs import replace

from rummel.deal import Stream
from rummel.errors import RuleError
from rummel.game import Opening, Timeout, heard
from rummel.games.gin import FAMILY
from rummel.games.gin.rules import GinRules
from rummel.games.gin.state import Discard, GinState, Knock, Spread
from rummel.match import Result, result_of
from rummel.pieces import deck, parse_piece, parse_pieces
from tests.games.kit import codes

from .gin_kit import CLASSIC, FULL, FULL_SPREAD, NINE, NINE_SPREAD, listed, outcome, rules_of
from .gin_kit import table as any_table
from .kit import play, points, refusal, step

rule = pytest.mark.rule

LOOSE = "1d 3d 5c 7h 8s 11d 13c 2h 4s 6h"


def table(*hands: str, **chosen: Any) -> GinState:
    return any_table(*hands, game=CLASSIC, **chosen)


# ---------------------------------------------------------------------------------------- deal


def test_one_pack_ten_each_and_a_card_turned_up() -> None:
    state, events = FAMILY.deal(rules_of(CLASSIC), Opening(first=1), Stream(b"gin"))
    assert sorted(FAMILY.pieces_of(state)) == sorted(deck(1, 0))
    assert [len(hand) for hand in state.hands] == [10, 10]
    assert (len(state.stock), len(state.discards)) == (31, 1)
    assert (state.phase, state.turn) == ("upcard", 1)
    assert codes(events) == ["dealt", "gin-upcard", "starts"]
    assert CLASSIC.seats == (2,)


def test_the_card_turned_up_is_offered_to_both() -> None:
    state = table("1c 13d", "2c 13h", phase="upcard", first=1, turn=1, stock="5h 6h 7h 8h")
    assert listed(state) == ["take", "pass"]
    assert refusal(state, "draw").code == "wrong-phase"
    taken = play(state, "take")
    assert taken.hands[1] == parse_pieces("2c 12d 13h")
    assert taken.phase == "discard"
    offered = play(state, "pass")
    assert (offered.turn, listed(offered)) == (0, ["take", "pass"])
    assert play(offered, "take").hands[0] == parse_pieces("1c 12d 13d")
    # Both declined: the first player draws, and the card is out of reach.
    declined = play(offered, "pass")
    assert (declined.turn, listed(declined)) == (1, ["draw"])
    assert refusal(declined, "take").code == "wrong-phase"
    # It stays in sight, as all discards do (Q-GIN-20).
    assert FAMILY.view(declined, 1).discard == parse_piece("12d")
    drawn = play(declined, "draw", "discard 8h")
    assert drawn.discards == parse_pieces("12d 8h")
    assert listed(drawn) == ["take", "draw"]
    assert FAMILY.view(drawn, 0).pile == FAMILY.view(drawn, None).pile == drawn.discards


def test_a_card_just_taken_may_not_go_back_at_once() -> None:
    taken = play(table(LOOSE, FULL), "take")
    assert Discard(parse_piece("12d")) not in FAMILY.view(taken, 0).legal
    assert refusal(taken, "discard 12d").facts == {"piece": parse_piece("12d")}
    # Nor by a knock with it.
    full = play(table(FULL, LOOSE), "take")
    assert Knock(parse_piece("12d")) not in FAMILY.view(full, 0).legal
    assert refusal(full, "knock 12d").code == "gin-same-piece"
    late, _ = FAMILY.apply(taken, 0, Timeout())
    assert late.discards == parse_pieces("13c")  # the one whose loss costs least


# ---------------------------------------------------------------------------------------- knock


def test_knock_with_ten_or_less_beside_the_melds() -> None:
    for beside, left in (("10s", 10), ("8h", 8)):
        state = table(f"{NINE} {beside} 13d", LOOSE, phase="discard", drawn="13d")
        assert "knock 13d" in listed(state)
        assert FAMILY.view(state, 0).deadwood == left
        assert FAMILY.view(state, 0).may_end
    # 13d counts ten too, so either may be left.
    assert [move for move in listed(state) if "knock" in move] == ["knock 13d", "knock 8h"]
    high = table("1c 2c 3c 5d 6d 7d 9c 10h 11s 12s 13d", LOOSE, phase="discard", drawn="13d")
    assert not any("knock" in move for move in listed(high))
    assert refusal(high, "knock 13d").facts == {"left": 39, "most": 10}


def test_many_cards_may_be_left_if_they_count_little() -> None:
    state = table(
        "1c 2c 3c 13c 13d 13h 1d 2d 1s 4h 12s",
        "5c 6s 8h 9s 10d 3h 7d 11s 4s 6h",
        phase="discard",
        drawn="12s",
    )
    assert "knock 12s" in listed(state)


def test_the_discard_that_ends_the_hand_lies_face_down() -> None:
    state = table(f"{NINE} 8h 13d", LOOSE, phase="discard", drawn="13d")
    ended, events = step(state, "knock 13d")
    assert ended.face_down == parse_piece("13d")
    assert FAMILY.view(ended, 1).discard is None
    assert FAMILY.view(ended, 1).pile == state.discards
    assert [event.facts for event in heard(events, 1)] == [{"seat": 0}]
    assert sorted(FAMILY.pieces_of(ended)) == sorted(FAMILY.pieces_of(state))
    faces = {FAMILY.resample(ended, 1, Stream(bytes([number]))).face_down for number in range(20)}
    assert len(faces) > 5


def test_no_knock_before_drawing_and_none_without_a_discard() -> None:
    state = table(FULL, LOOSE)
    assert listed(state) == ["take", "draw"]
    assert refusal(state, "knock").code == "wrong-phase"
    eleven = table(f"{FULL} 4c", LOOSE, phase="discard", drawn="4c")
    assert refusal(eleven, "knock").code == "gin-needs-discard"
    assert play(eleven, "knock 4c", FULL_SPREAD).ending == "gin"


def test_option_big_gin() -> None:
    eleven = table(f"{FULL} 4c", LOOSE, phase="discard", drawn="4c", big_gin=True)
    assert "knock" in listed(eleven)
    over = play(eleven, "knock", "spread 1c 2c 3c 4c | 5d 6d 7d | 9c 9d 9h 9s", "spread")
    assert over.left == (0, 56)
    assert points(over) == (31 + 56, 0)
    assert outcome(over).reason == "gin-big"


@pytest.mark.parametrize(("up", "limit"), [("1s", 0), ("7s", 7), ("10s", 10), ("13s", 10)])
def test_option_oklahoma(up: str, limit: int) -> None:
    rules = rules_of(CLASSIC, oklahoma=True)
    wanted = parse_piece(up)
    for number in range(400):
        state, events = FAMILY.deal(rules, Opening(first=0), Stream(number.to_bytes(2, "big")))
        if state.discards == (wanted,):
            break
    assert state.discards == (wanted,)
    assert state.limit == limit
    assert [event.facts["most"] for event in events if event.code == "gin-upcard"] == [limit]
    assert FAMILY.view(state, 0).limit == limit
    eleven = table(f"{NINE} 8h 13d", LOOSE, phase="discard", drawn="13d", limit=limit)
    knocks = [move for move in listed(eleven) if "knock" in move]
    assert knocks == (["knock 13d", "knock 8h"] if limit >= 10 else [])


def test_option_an_ace_turned_up_allows_one_point() -> None:
    with pytest.raises(RuleError, match="options-clash"):
        rules_of(CLASSIC, oklahoma_ace="one")
    for choice, limit in (("gin", 0), ("one", 1)):
        rules = rules_of(CLASSIC, oklahoma=True, oklahoma_ace=choice)
        state = _dealt_up(rules, 1)
        assert (state.limit, FAMILY.view(state, 1).limit) == (limit, limit)


def test_option_spades_count_double() -> None:
    with pytest.raises(RuleError, match="options-clash"):
        rules_of(CLASSIC, spades_double=True)
    rules = rules_of(CLASSIC, oklahoma=True, spades_double=True)
    seen = set()
    for number in range(60):
        state, events = FAMILY.deal(rules, Opening(first=0), Stream(number.to_bytes(2, "big")))
        spade = str(state.discards[0]).endswith("s")
        assert state.factor == FAMILY.view(state, None).factor == (2 if spade else 1)
        assert ("gin-double" in codes(events)) is spade
        seen.add(spade)
    assert seen == {True, False}
    plain = play(_knocked("8h", LOOSE), "spread")
    doubled = play(_knocked("8h", LOOSE, factor=2), "spread")
    assert points(doubled) == tuple(2 * won for won in points(plain)) != (0, 0)


def _dealt_up(rules: GinRules, rank: int) -> GinState:
    """The first deal that turns up a card of that rank."""
    for number in range(400):
        state, _ = FAMILY.deal(rules, Opening(first=0), Stream(number.to_bytes(2, "big")))
        if state.discards[0].rank == rank:
            return state
    raise AssertionError(rank)


# ---------------------------------------------------------------------------------------- scores


def _knocked(beside: str, other: str, **chosen: Any) -> GinState:
    state = table(f"{NINE} {beside} 12s", other, phase="discard", drawn="12s", **chosen)
    return play(state, "knock 12s", NINE_SPREAD)


def test_a_knock_scores_the_difference() -> None:
    shown = _knocked("4h", LOOSE)
    # 11d fits the set, and so does nothing else.
    assert listed(shown) == ["add 11d 3", "spread"]
    over = play(shown, "add 11d 3", "spread")
    assert over.left == (4, 46)
    assert points(over) == (42, 0)
    assert (outcome(over).reason, outcome(over).winners) == ("gin-knock", (0,))
    assert outcome(over).next_first == 1
    assert points(play(shown, "spread")) == (52, 0)  # nobody has to lay off


def test_an_account_says_where_points_come_from() -> None:
    def tallies(state: GinState) -> list[list[tuple[str, int]]]:
        return [[(one.key, one.points) for one in seat] for seat in FAMILY.account(state)]

    knocked = play(_knocked("4h", LOOSE), "add 11d 3", "spread")
    assert tallies(knocked) == [[("tally-gin-knock", 0), ("tally-difference", 42)], []]
    assert FAMILY.account(knocked)[0][0].facts == {"left": 4}
    assert FAMILY.account(knocked)[0][1].facts == {"more": 46, "less": 4}
    full = table(f"{FULL} 12s", LOOSE, phase="discard", drawn="12s")
    gin = play(full, "knock 12s", FULL_SPREAD, "spread")
    assert tallies(gin)[0][0] == ("tally-gin-full", 25)
    assert points(gin)[0] == 25 + tallies(gin)[0][1][1]


def test_an_undercut_scores_the_difference_and_twenty_five() -> None:
    lower = "2h 3h 4h 13c 13d 13s 7c 7h 7s 1d"
    over = play(_knocked("4s", lower), "spread 2h 3h 4h | 13c 13d 13s | 7c 7h 7s")
    assert over.left == (4, 1)
    assert points(over) == (0, 3 + 25)
    assert (outcome(over).reason, outcome(over).winners) == ("gin-undercut", (1,))
    tied = play(_knocked("1s", lower), "spread 2h 3h 4h | 13c 13d 13s | 7c 7h 7s")
    assert points(tied) == (0, 25)
    nobody = play(_knocked("1s", lower, tie="nobody"), "spread 2h 3h 4h | 13c 13d 13s | 7c 7h 7s")
    assert (points(nobody), outcome(nobody).winners) == ((0, 0), ())


def test_a_gin_is_safe() -> None:
    other = "2h 3h 4h 13c 13d 13s 7c 7h 7s 4c"
    state = table(f"{FULL} 12s", other, phase="discard", drawn="12s")
    shown = play(state, "knock 12s", FULL_SPREAD)
    assert listed(shown) == ["spread 2h 3h 4h | 7c 7h 7s | 13c 13d 13s"]
    assert refusal(shown, "add 4c 1").code == "gin-no-lay-off"
    over = play(shown, "spread 2h 3h 4h | 13c 13d 13s | 7c 7h 7s")
    assert points(over) == (25 + 4, 0)
    assert outcome(over).reason == "gin-full"
    both = table(f"{FULL} 12s", "2h 3h 4h 13c 13d 13s 7c 7h 7s 13h", phase="discard", drawn="12s")
    equal = play(both, "knock 12s", FULL_SPREAD, "spread 2h 3h 4h | 13c 13d 13h 13s | 7c 7h 7s")
    assert equal.left == (0, 0)
    assert points(equal) == (25, 0)


@rule("Q-GIN-17")
def test_the_knocker_may_show_less_than_gin() -> None:
    state = table("1c 2c 3c 4c 5d 6d 7d 9c 9d 9h 12s", LOOSE, phase="discard", drawn="12s")
    shown = play(state, "knock 12s", "spread 1c 2c 3c | 5d 6d 7d | 9c 9d 9h")
    assert (shown.ending, shown.left[0]) == ("knock", 4)


# ------------------------------------------------------------------------------------------ wall


def test_the_hand_is_dead_at_two_cards() -> None:
    state = table("1c 13d", "2c 13h", stock="5h 6h 7h", first=1)
    drawn = play(state, "draw")
    over, events = step(drawn, "discard 7h")
    assert codes(events) == ["discarded", "gin-stalled", "round-over"]
    assert (outcome(over).reason, points(over)) == ("gin-again", (0, 0))
    assert outcome(over).next_first == 1
    # The player who drew the third last card may still knock.
    knocking = play(table(f"{NINE} 8h", LOOSE, stock="5h 6h 13d"), "draw")
    assert play(knocking, "knock 13d").ending == "knock"


def test_option_the_last_discard_may_be_taken_to_knock() -> None:
    option = {"stock": "5h 6h", "last_discard": "to-end"}
    poor = table(LOOSE, FULL, **option)
    assert listed(poor) == ["pass"]
    assert refusal(poor, "take").code == "gin-take-to-end"
    assert refusal(poor, "draw").code == "gin-wall"
    assert outcome(play(poor, "pass")).reason == "gin-again"
    good = table(f"{NINE} 8h", LOOSE, discards="11d", **option)
    assert listed(good) == ["take", "pass"]
    taken = play(good, "take")
    assert "knock 8h" in listed(taken)
    assert all(move.startswith("knock") for move in listed(taken))
    assert refusal(taken, "discard 8h").code == "gin-must-end"
    late, _ = FAMILY.apply(taken, 0, Timeout())
    assert late.ending == "knock"
    # The hand is good enough to knock in every world that fits what the other sees.
    other = FAMILY.resample(taken, 1, Stream(b"other"))
    assert other.hands[0] == taken.hands[0]


def test_the_fiftieth_discard_taken_ends_the_hand() -> None:
    state = table(LOOSE, FULL, takes=48)
    after = play(state, "take", "discard 13c")
    assert after.outcome is None
    assert outcome(play(after, "take")).reason == "gin-again"
    # The card turned up does not count.
    first = table(LOOSE, FULL, takes=49, phase="upcard")
    assert play(first, "take").phase == "discard"


# ---------------------------------------------------------------------------------------- match


def test_a_match_goes_to_a_hundred() -> None:
    assert result_of(CLASSIC.rules, [(60, 0), (0, 99)]) is None
    result = result_of(CLASSIC.rules, [(60, 0), (0, 99), (40, 0)])
    assert result is not None
    assert (result.reason, result.winners) == ("target", (0,))


def test_option_bonuses_at_the_end_of_the_match() -> None:
    rules = rules_of(CLASSIC, game_bonus=100, line_bonus=25, shutout_bonus=100)
    rows = [(60, 0), (0, 30), (45, 0)]
    assert result_of(rules, rows[:2]) is None  # they are not part of the hundred
    result = result_of(rules, rows)
    assert result == Result("target", (105 + 100 + 50, 30 + 25), (0,), (150, 25))
    shut = result_of(rules, [(60, 0), (45, 0)])
    assert shut == Result("target", (105 + 100 + 50 + 100, 0), (0,), (250, 0))
    # They change by how much somebody wins, not who wins.
    lines = rules_of(CLASSIC, line_bonus=100)
    behind = result_of(lines, [(99, 0), (0, 20), (0, 20), (0, 20), (1, 0)])
    assert behind == Result("target", (300, 360), (0,), (200, 300))
    # Without the options nothing is added, and a tied match has no winner to give a bonus to.
    assert result_of(CLASSIC.rules, rows) == Result("target", (105, 30), (0,))
    level = result_of(replace(rules, max_rounds=2), [(50, 0), (0, 50)])
    assert level == Result("cap", (75, 75), (0, 1), (25, 25))


# --------------------------------------------------------------------------------------- resample


def test_the_knockers_hand_stays_good_enough_in_every_world() -> None:
    state = table(f"{NINE} 8h 13d", LOOSE, phase="discard", drawn="13d")
    ended = play(state, "knock 13d")
    for seat in (1, None):
        other = FAMILY.resample(ended, seat, Stream(b"other"))
        assert other.hands[0] == ended.hands[0]
        assert FAMILY.view(other, seat) == FAMILY.view(ended, seat)
    shown = play(ended, NINE_SPREAD)
    other = FAMILY.resample(shown, 0, Stream(b"other"))
    assert other.hands[0] == parse_pieces("8h")
    assert other.hands[1] != shown.hands[1]
    assert FAMILY.view(other, 0) == FAMILY.view(shown, 0)
    over, _ = FAMILY.apply(shown, 1, Spread())
    assert FAMILY.resample(over, 0, Stream(b"other")).hands == over.hands
