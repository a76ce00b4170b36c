"""111, the ledger's ONE and Q-ONE: announcing, what a hand scores, and the match."""

from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace

from rummel import match
from rummel.game import Opening, heard
from rummel.games import find
from rummel.games.one_eleven.play import apply, deal, view
from rummel.games.one_eleven.rules import CARDS, OneElevenRules
from rummel.games.one_eleven.scoring import best_series, in_order
from rummel.games.one_eleven.state import (
    Announce,
    Choose,
    Insert,
    OneElevenState,
    Pass,
    Take,
    to_act,
)

from .kit import codes, play, points, refusal
from .one_eleven_kit import MIXED, SORTED, STREAM, ready, rules_for, table

rule = pytest.mark.rule


# --------------------------------------------------------------------------------- announcement


@rule("ONE-04", "ONE-25", "ONE-26", "ONE-27", "ONE-28", "ONE-29", "ONE-30")
def test_a_right_announcement() -> None:
    hand = (13, 27, 32, 40, 111)  # 1 + 3 + 2 + 4 + 1 symbols
    state, events = apply(ready(hand, MIXED), 0, Announce())
    assert state.outcome
    assert state.outcome.reason == "one-in-order"
    assert state.outcome.winners == (0,)
    assert points(state)[0] == 11 + 5
    assert to_act(state) == ()
    assert events[0].facts == {"seat": 0, "cards": hand}  # shown to all
    assert events[1].facts == {"seat": 0, "points": 16}
    assert view(state, 1).hands == (hand, MIXED)
    assert refusal(state, Pass(), 1).code == "round-over"


@rule("ONE-04", "ONE-29")
def test_a_falling_hand_is_in_order_too() -> None:
    state = play(ready((99, 50, 10, 3), MIXED), Announce())
    assert points(state)[0] == 1 + 4 + 4 + 1 + 5


@rule("ONE-31", "ONE-32", "ONE-33", "Q-ONE-7")
def test_a_false_announcement_scores_nothing_and_ends_the_round() -> None:
    hand = (13, 27, 32, 43, 40)  # four cards in order, but not all
    state, events = apply(ready(hand, MIXED, SORTED), 0, Announce())
    assert state.outcome
    assert state.outcome.reason == "one-mistake"
    assert codes(events)[:2] == ["announced", "order-wrong"]
    assert points(state) == (0, 5, 1 + 3 + 2 + 3 + 1)
    assert state.outcome.winners == (2,)


@rule("ONE-33", "Q-ONE-2", "D-ONE-3")
def test_the_others_score_after_a_right_announcement_too() -> None:
    state = play(ready(SORTED, MIXED), Announce())
    assert points(state) == (15, 5)


@rule("Q-ONE-2")
def test_option_the_others_score_only_after_a_false_one() -> None:
    right = play(ready(SORTED, MIXED, others_score="after-mistake"), Announce())
    assert points(right) == (15, 0)
    wrong = play(ready(MIXED, SORTED, others_score="after-mistake"), Announce())
    assert points(wrong) == (0, 10)


@rule("ONE-25", "Q-ONE-9")
def test_announcing_needs_a_swap_in_the_same_turn() -> None:
    state = table(SORTED, MIXED)  # dealt in order
    assert refusal(state, Announce()).code == "wrong-phase"
    assert Announce() not in view(state, 0).legal
    taken = play(state, Take(1))
    assert refusal(taken, Announce()).code == "wrong-phase"
    assert refusal(taken, Announce(), 1).code == "not-your-turn"
    swapped = play(taken, Insert(5, "left"))
    assert Announce() in view(swapped, 0).legal


@rule("Q-ONE-8")
def test_a_sorted_hand_need_not_be_announced() -> None:
    state = ready(SORTED, MIXED)
    assert view(state, 0).ordered
    state = play(state, Pass())
    assert state.outcome is None
    assert state.turn == 1


@rule("Q-ONE-8")
def test_option_announced_for_you() -> None:
    rules = rules_for(SORTED, MIXED, announced_for_you=True)
    state = play(table((13, 27, 83, 35, 43), MIXED, centre=(32, 90, 95), rules=rules), Take(1))
    done, events = apply(state, 0, Insert(2, "right"))
    assert done.outcome
    assert done.outcome.reason == "one-in-order"
    assert points(done)[0] == 10 + 5
    assert codes(events)[:3] == ["inserted", "announced", "order-right"]
    # A hand that is not in order just ends the turn; there are no false announcements.
    other = play(state, Insert(0, "right"))
    assert (other.outcome, other.turn, other.phase) == (None, 1, "take")
    # Nor is a rising hand in order for a player who has chosen falling.
    falling = replace(state.rules, direction="chosen")
    state = replace(state, rules=falling, directions=("falling", "rising"))
    assert play(state, Insert(2, "right")).outcome is None


@rule("ONE-10", "Q-ONE-4")
def test_nothing_is_declared_and_either_direction_scores() -> None:
    state, _ = deal(OneElevenRules(), Opening(), STREAM)
    assert state.phase == "take"
    assert refusal(state, Choose("rising")).code == "wrong-phase"
    for other in ((20, 30, 40), (40, 30, 20)):
        assert points(play(ready(SORTED, other), Announce()))[1] == 12


@rule("ONE-10", "Q-ONE-4")
def test_option_only_the_chosen_direction_scores() -> None:
    rules = OneElevenRules(direction="chosen")
    state, _ = deal(rules, Opening(), STREAM)
    assert to_act(state) == (0, 1)
    assert refusal(state, Take(1)).code == "wrong-phase"
    state, events = apply(state, 1, Choose("falling"))
    assert to_act(state) == (0,)
    assert refusal(state, Choose("rising"), 1).code == "not-your-turn"
    # It stays the player's own business.
    assert codes(heard(events, 0)) == ["chose"]
    assert view(state, 0).directions == (None, None)
    assert view(state, 1).directions == (None, "falling")
    state, _ = apply(state, 0, Choose("rising"))
    assert (state.phase, state.turn) == ("take", 0)

    hand, other = (10, 20, 30), (61, 55, 80)
    for directions, expected in [
        (("rising", "falling"), (17, 1 + 3)),
        (("rising", "rising"), (17, 3 + 4)),
        (("falling", "rising"), (0, 3 + 4)),  # a rising hand is a mistake then
    ]:
        chosen = rules_for(hand, other, direction="chosen")
        state = table(hand, other, rules=chosen, phase="announce", directions=directions)
        done = play(state, Announce())
        assert points(done) == expected
        assert view(done, None).directions == directions


@rule("Q-ONE-4")
def test_a_single_card_is_no_series() -> None:
    hand = (10, 20, 30)
    state = table(
        hand,
        (60, 50, 40),
        rules=rules_for(hand, hand, direction="chosen"),
        phase="announce",
        directions=("rising", "rising"),
    )
    done, events = apply(state, 0, Announce())
    assert points(done) == (17, 0)
    assert "no-series" in codes(events)


# --------------------------------------------------------------------------------------- scoring

# Symbols by our table: 1 2 2 3 1 4 1 2 1, then 2 1 3.
PRINTED = (13, 14, 18, 25, 31, 40, 51, 62, 86, 52, 61, 105)


@rule("ONE-33", "ONE-34", "ONE-35", "Q-ONE-1", "Q-ONE-5")
def test_printed_example_17_not_6() -> None:
    rules = OneElevenRules()
    assert [rules.worth((card,)) for card in PRINTED] == [1, 2, 2, 3, 1, 4, 1, 2, 1, 2, 1, 3]
    assert rules.worth(PRINTED[:9]) == 17
    assert rules.worth(PRINTED[9:]) == 6
    assert best_series(rules, PRINTED) == PRINTED[:9]
    # One series only: not 17 + 6. And it may stand on the right as well.
    assert points(play(ready(SORTED, PRINTED), Announce()))[1] == 17
    turned = PRINTED[9:] + PRINTED[:9]
    assert best_series(rules, turned) == PRINTED[:9]


@rule("ONE-34")
def test_a_series_may_begin_in_the_middle() -> None:
    assert best_series(OneElevenRules(), (90, 11, 20, 30, 40, 3, 99)) == (11, 20, 30, 40)


@rule("Q-ONE-1")
def test_option_cards_may_be_left_out() -> None:
    rules = OneElevenRules(series="subsequence")
    best = best_series(rules, PRINTED)
    assert (len(best), rules.worth(best), best[-1]) == (10, 20, 105)


@rule("ONE-33", "Q-ONE-3")
def test_the_most_valuable_series_or_the_longest() -> None:
    hand = (11, 13, 16, 19, 10, 20)
    assert best_series(OneElevenRules(), hand) == (10, 20)
    assert best_series(OneElevenRules(best="length"), hand) == (11, 13, 16, 19)
    assert points(play(ready(SORTED, hand), Announce()))[1] == 8
    assert points(play(ready(SORTED, hand, best="length"), Announce()))[1] == 4
    # Of equally long ones the more valuable counts.
    assert best_series(OneElevenRules(best="length"), (11, 13, 3, 20)) == (3, 20)


@rule("ONE-33", "Q-ONE-1", "Q-ONE-3", "Q-ONE-4")
@pytest.mark.parametrize("series", ["contiguous", "subsequence"])
@pytest.mark.parametrize("best", ["value", "length"])
@pytest.mark.parametrize("direction", [None, "rising", "falling"])
def test_best_series_against_all_of_them(series: str, best: str, direction: str | None) -> None:
    rules = OneElevenRules(series=series, best=best)  # type: ignore[arg-type]
    chance = Random(f"{series} {best} {direction}")
    for _ in range(60):
        hand = tuple(chance.sample(CARDS, chance.randint(2, 8)))
        places = range(len(hand))
        candidates = [
            tuple(hand[at] for at in chosen)
            for size in range(2, len(hand) + 1)
            for chosen in combinations(places, size)
            if series == "subsequence" or chosen[-1] - chosen[0] == size - 1
        ]
        ordered = [
            one
            for one in candidates
            if (one == tuple(sorted(one)) and direction != "falling")
            or (one == tuple(sorted(one, reverse=True)) and direction != "rising")
        ]
        measures = [
            (rules.worth(one), 0) if best == "value" else (len(one), rules.worth(one))
            for one in ordered
        ]
        mine = best_series(rules, hand, direction)  # type: ignore[arg-type]
        if not ordered:
            assert mine == ()
            continue
        assert mine in ordered
        assert max(measures) == (
            (rules.worth(mine), 0) if best == "value" else (len(mine), rules.worth(mine))
        )


@rule("ONE-33")
def test_derived_a_best_series_has_at_least_two_cards() -> None:
    chance = Random(111)
    for series in ("contiguous", "subsequence"):
        rules = OneElevenRules(series=series)
        for _ in range(50):
            hand = tuple(chance.sample(CARDS, 12))
            best = best_series(rules, hand)
            assert len(best) >= 2
            assert in_order(best)


@rule("ONE-26")
def test_in_order() -> None:
    assert in_order((2, 111))
    assert in_order((111, 40, 39, 2))
    assert not in_order((1, 3, 2))
    assert not in_order((9, 3, 4))
    assert in_order((2, 3, 50), "rising")
    assert not in_order((2, 3, 50), "falling")


# --------------------------------------------------------------------------------- endless, match


@rule("Q-ONE-11")
def test_the_turn_cap_ends_the_round_and_all_score() -> None:
    state = table(SORTED, MIXED, rules=rules_for(SORTED, MIXED, max_turns=2), phase="announce")
    assert view(state, 0).turns_left == 4
    state = play(state, Pass())
    for _ in range(2):
        state = play(state, Take(1), Insert(0, "right"), Pass())
    assert view(state, 1).turns_left == 1
    state = play(state, Take(1), Insert(0, "right"), Pass())
    assert state.outcome
    assert state.outcome.reason == "one-turn-cap"
    expected = [state.rules.worth(best_series(state.rules, hand)) for hand in state.hands]
    assert list(points(state)) == expected
    assert state.outcome.next_first == 1


@rule("Q-ONE-11", "Q-ONE-2")
def test_at_the_cap_all_score_whatever_the_option_says() -> None:
    rules = rules_for(SORTED, MIXED, max_turns=1, others_score="after-mistake")
    state = table(SORTED, MIXED, rules=rules, phase="announce", turns=1)
    assert points(play(state, Pass())) == (10, 5)


@rule("ONE-36", "ONE-37")
def test_rounds_are_booked_and_the_next_is_set_up_as_the_first() -> None:
    game = find("one-eleven")
    rules = game.configure(players=3, youngest=1)
    table_, _ = match.begin(game, rules, b"first")
    assert isinstance(table_.state, OneElevenState)
    starters = [table_.state.first]
    for key in (b"second", b"third"):
        for move in (Take(1), Insert(0, "right"), Announce()):
            assert isinstance(table_.state, OneElevenState)
            table_, _ = match.apply(table_, table_.state.turn, move)
        booked = table_.booked
        table_, _ = match.next_round(table_, key)
        assert isinstance(table_.state, OneElevenState)
        assert table_.booked == booked
        starters.append(table_.state.first)
        assert [len(hand) for hand in table_.state.hands] == [12, 12, 12]
        assert table_.state.shown == (False, False, False)
        assert (len(table_.state.draw), table_.state.discards) == (71, ())
    assert starters == [1, 2, 0]
    assert len(table_.booked) == 2


@rule("ONE-38", "ONE-39")
def test_sixty_points_end_the_match_and_the_highest_total_wins() -> None:
    rules = OneElevenRules(players=3)
    assert match.result_of(rules, [(30, 20, 10), (29, 20, 10)]) is None
    result = match.result_of(rules, [(30, 20, 10), (30, 41, 10)])
    assert result
    assert (result.reason, result.winners) == ("target", (1,))
    assert result.totals == (60, 61, 20)


@rule("ONE-40", "Q-ONE-14", "D-ONE-8")
def test_ties_go_to_the_better_last_round_else_they_are_shared() -> None:
    rules = OneElevenRules(players=3)
    result = match.result_of(rules, [(40, 30, 0), (20, 30, 59)])
    assert result
    assert result.winners == (1,)
    result = match.result_of(rules, [(30, 30, 0), (30, 30, 59)])
    assert result
    assert result.winners == (0, 1)
    again = OneElevenRules(players=3, extra_round=True)
    assert match.result_of(again, [(30, 30, 0), (30, 30, 59)]) is None


@rule("ONE-41", "Q-ONE-15")
def test_a_fixed_number_of_rounds_with_the_same_tie_break() -> None:
    rules = find("one-eleven").configure(rounds=2, target=0)
    assert match.result_of(rules, [(70, 0)]) is None
    result = match.result_of(rules, [(70, 10), (5, 65)])
    assert result
    assert (result.reason, result.winners) == ("rounds", (1,))
