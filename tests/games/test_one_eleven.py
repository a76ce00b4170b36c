"""111: the ledger's ONE and Q-ONE."""

from itertools import combinations
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from rummel import match
from rummel.deal import Stream
from rummel.errors import RuleError
from rummel.game import Event, Move, Opening, Timeout, format_move, heard, parse_move, read_option
from rummel.games import find
from rummel.games.one_eleven import FAMILY
from rummel.games.one_eleven.play import apply, deal, pieces_of, resample, view
from rummel.games.one_eleven.rules import CARDS, OUR_SYMBOLS, OneElevenRules
from rummel.games.one_eleven.scoring import best_series, in_order
from rummel.games.one_eleven.state import (
    Announce,
    Choose,
    Clear,
    Insert,
    OneElevenState,
    Pass,
    Take,
    to_act,
)

rule = pytest.mark.rule

STREAM = Stream(b"one-eleven")
SORTED = (13, 27, 32, 35, 43)
MIXED = (20, 61, 33, 72, 41)  # best: 20 61, with 4 + 1 symbols


def rules_for(*hands: tuple[int, ...], **chosen: Any) -> OneElevenRules:
    return OneElevenRules(
        players=len(hands),
        hands=tuple(len(hand) for hand in hands),
        **chosen,
    )


def table(
    *hands: tuple[int, ...],
    centre: tuple[int, ...] = (85, 90, 95),
    shown: tuple[bool, ...] = (True, True, True),
    draw: tuple[int, ...] = (101, 102, 103, 104, 106),
    rules: OneElevenRules | None = None,
    **more: Any,
) -> OneElevenState:
    """A round in its middle; seat 0 is on turn."""
    return OneElevenState(
        **{
            "rules": rules or rules_for(*hands),
            "stream": STREAM,
            "first": 0,
            "turn": 0,
            "phase": "take",
            "hands": hands,
            "centre": centre,
            "shown": shown,
            "draw": draw,
            "directions": (None,) * len(hands),
            **more,
        }
    )


def play(state: OneElevenState, *moves: Move) -> OneElevenState:
    for move in moves:
        state, _ = apply(state, state.turn, move)
    return state


def refusal(state: OneElevenState, move: Move, seat: int | None = None) -> RuleError:
    before = repr(state)
    with pytest.raises(RuleError) as caught:
        apply(state, state.turn if seat is None else seat, move)
    assert repr(state) == before
    return caught.value


def codes(events: tuple[Event, ...]) -> list[str]:
    return [event.code for event in events]


def points(state: OneElevenState) -> tuple[int, ...]:
    assert state.outcome
    return state.outcome.points


# ---------------------------------------------------------------------------------------- set-up


@rule("ONE-01")
def test_two_to_five_play() -> None:
    game = find("one-eleven")
    for players in (2, 3, 4, 5):
        assert game.configure(players=players).players == players
    for players in (1, 6):
        with pytest.raises(RuleError, match="bad-seats"):
            game.configure(players=players)


@rule("ONE-02", "ONE-05", "ONE-07", "ONE-08")
@pytest.mark.parametrize(("players", "left"), [(2, 83), (3, 71), (4, 59), (5, 47)])
def test_the_deal(players: int, left: int) -> None:
    state, events = deal(OneElevenRules(players=players), Opening(), STREAM)
    assert sorted(pieces_of(state)) == list(range(2, 112))
    assert [len(hand) for hand in state.hands] == [12] * players
    assert view(state, 0).centre == (None, None, None)
    assert len(state.draw) == left
    assert events[0].facts == {"cards": 12, "stock": left}
    for seat in range(players):
        hidden = view(state, seat).hands
        assert [hand is None for hand in hidden] == [at != seat for at in range(players)]
    assert view(state, None).hands == (None,) * players


@rule("ONE-03", "Q-ONE-6")
def test_joker_symbols_are_points_and_our_table_fits_what_is_printed() -> None:
    rules = OneElevenRules()
    assert [rules.worth((card,)) for card in (13, 86, 52, 105)] == [1, 1, 2, 3]
    assert [OUR_SYMBOLS.count(symbols) for symbols in (1, 2, 3, 4)] == [44, 33, 22, 11]
    assert sum(OUR_SYMBOLS) == 2 * len(CARDS)


@rule("Q-ONE-6")
def test_the_symbols_are_data() -> None:
    rules = OneElevenRules(symbols=(9,) * 110)
    assert rules.worth((2, 3, 111)) == 27
    for wrong in ((1,) * 109, (1,) * 111, (), (0,) * 110, (10,) * 110):
        with pytest.raises(RuleError, match="bad-option"):
            OneElevenRules(symbols=wrong)
    read = read_option(OneElevenRules, "one-eleven", "symbols", ",".join("3" * 110))
    assert read == (3,) * 110


@rule("ONE-06")
def test_a_hand_stays_in_the_order_of_the_deal() -> None:
    state, _ = deal(OneElevenRules(), Opening(), STREAM)
    assert state.hands[0] != tuple(sorted(state.hands[0]))
    assert view(state, 0).hands[0] == state.hands[0]
    # No move rearranges: all there is on a turn is clearing, taking, inserting and the end.
    assert not {type(move) for move in view(state, 0).legal} - {Take}


@rule("ONE-09", "ONE-11", "ONE-37")
def test_the_youngest_starts_and_turns_run_clockwise() -> None:
    rules = OneElevenRules(players=3, youngest=2)
    state, events = deal(rules, Opening(), STREAM)
    assert events[-1].facts == {"seat": 2}
    order = []
    for _ in range(4):
        order.append(state.turn)
        state = play(state, Take(1), Insert(0, "right"), Pass())
    assert order == [2, 0, 1, 2]
    state = play(state, Take(1), Insert(0, "right"), Announce())
    # The next starter sits left of the last starter, whoever announced.
    assert state.outcome
    assert state.outcome.next_first == 0
    again, _ = deal(rules, Opening(first=0), STREAM)
    assert again.turn == 0


@rule("ONE-09")
def test_the_youngest_sits_at_the_table() -> None:
    with pytest.raises(RuleError, match="options-clash"):
        OneElevenRules(players=2, youngest=2)


@rule("ONE-42", "ONE-43", "Q-ONE-16")
def test_larger_and_unequal_hands() -> None:
    state, _ = deal(OneElevenRules(hand=14), Opening(), STREAM)
    assert [len(hand) for hand in state.hands] == [14, 14]
    state, events = deal(OneElevenRules(players=3, hands=(12, 13, 14)), Opening(), STREAM)
    assert [len(hand) for hand in state.hands] == [12, 13, 14]
    assert view(state, 0).counts == (12, 13, 14)
    assert [event.facts["cards"] for event in events if event.code == "dealt-hand"] == [12, 13, 14]
    # Unequal hands change nothing else: each player swaps one card, and the sizes stay.
    for _ in range(3):
        state = play(state, Take(2), Insert(0, "far"), Pass())
    assert [len(hand) for hand in state.hands] == [12, 13, 14]
    assert len(state.draw) == 110 - 39 - 3


@rule("Q-ONE-16")
def test_the_largest_hands_use_all_cards_except_the_centre() -> None:
    state, _ = deal(OneElevenRules(players=2, hand=53), Opening(), STREAM)
    assert len(state.draw) == 1
    assert not deal(OneElevenRules(hands=(53, 54)), Opening(), STREAM)[0].draw
    wrong_ones: list[dict[str, Any]] = [
        {"players": 3, "hand": 36},
        {"hands": (54, 54)},
        {"hands": (12,)},
    ]
    for wrong in wrong_ones:
        with pytest.raises(RuleError, match="options-clash"):
            find("one-eleven").configure(**wrong)


# ---------------------------------------------------------------------------------------- a turn


@rule("ONE-12", "ONE-16", "ONE-17")
def test_a_turn_is_one_swap() -> None:
    state = table(MIXED, SORTED)
    taken = play(state, Take(2))
    assert (taken.taken, taken.centre, taken.phase) == (90, (85, 0, 95), "insert")
    swapped = play(taken, Insert(2, "left"))
    assert swapped.hands[0] == (20, 90, 33, 72, 41)
    assert swapped.centre == (85, 61, 95)
    assert swapped.shown == (True, True, True)
    # One swap is all: no second one, only the announcement or the next player.
    assert refusal(swapped, Take(1)).code == "wrong-phase"
    assert refusal(swapped, Insert(0, "right")).code == "wrong-phase"
    assert set(view(swapped, 0).legal) == {Announce(), Pass()}
    assert play(swapped, Pass()).turn == 1


@rule("ONE-13", "Q-ONE-13")
def test_a_hidden_card_is_seen_only_after_taking_it() -> None:
    state = table(MIXED, SORTED, shown=(True, False, False))
    assert view(state, 0).centre == (85, None, None)
    assert view(state, 0).legal == (Take(1), Take(2), Take(3))
    taken, events = apply(state, 0, Take(2))
    assert view(taken, 0).taken == 90
    assert view(taken, 1).taken is None
    assert view(taken, None).taken is None
    assert codes(heard(events, 0)) == ["took-hidden", "got"]
    assert codes(heard(events, 1)) == ["took-hidden"]
    assert "90" not in repr(heard(events, 1))
    # Taking commits: there is no way back.
    assert {type(move) for move in view(taken, 0).legal} == {Insert}


@rule("ONE-13")
def test_everyone_knows_an_open_card_that_is_taken() -> None:
    taken, events = apply(table(MIXED, SORTED, shown=(True, False, False)), 0, Take(1))
    assert [view(taken, seat).taken for seat in (0, 1, None)] == [85, 85, 85]
    assert heard(events, 1)[0].facts["pieces"] == (85,)


@rule("ONE-14", "ONE-15")
def test_the_card_goes_anywhere_and_the_others_keep_their_order() -> None:
    state = play(table(MIXED, SORTED), Take(1))
    for gap in range(6):
        for move in view(state, 0).legal:
            assert isinstance(move, Insert)
            if move.gap != gap:
                continue
            after = play(state, move)
            rest = [card for card in after.hands[0] if card != 85]
            dropped = after.centre[0]
            assert rest == [card for card in MIXED if card != dropped]
            at = after.hands[0].index(85)
            left = [card for card in MIXED[:gap] if card != dropped]
            assert list(after.hands[0][:at]) == left


@rule("ONE-18", "D-ONE-1")
def test_printed_example_83_leaves() -> None:
    state = table((13, 27, 83, 35, 43), MIXED, centre=(85, 32, 99), shown=(True, False, False))
    state = play(state, Take(2))
    assert state.taken == 32
    at_gap = [move for move in view(state, 0).legal if isinstance(move, Insert) and move.gap == 2]
    assert at_gap == [Insert(2, "left"), Insert(2, "right")]
    assert play(state, Insert(2, "left")).centre[1] == 27
    after = play(state, Insert(2, "right"))
    assert after.centre == (85, 83, 99)  # D-ONE-1: not the misprinted 23
    assert after.hands[0] == SORTED
    assert best_series(after.rules, after.hands[0]) == SORTED
    assert len(SORTED) == 5


@rule("ONE-19")
def test_at_an_end_the_far_end_may_leave() -> None:
    state = play(table(MIXED, SORTED), Take(3))
    assert play(state, Insert(0, "far")).hands[0] == (95, 20, 61, 33, 72)
    assert play(state, Insert(0, "right")).hands[0] == (95, 61, 33, 72, 41)
    assert play(state, Insert(5, "far")).hands[0] == (61, 33, 72, 41, 95)
    assert play(state, Insert(5, "left")).hands[0] == (20, 61, 33, 72, 95)
    for gap in (1, 2, 3, 4):
        error = refusal(state, Insert(gap, "far"))
        assert (error.code, error.facts) == ("one-no-drop", {"gap": gap, "drop": "far"})
    assert refusal(state, Insert(0, "left")).code == "one-no-drop"
    assert refusal(state, Insert(5, "right")).code == "one-no-drop"


@rule("ONE-20")
def test_printed_example_105_at_the_far_right() -> None:
    hand = (47, 60, 72, 88, 103)
    state = play(table(hand, MIXED, centre=(105, 90, 95)), Take(1))
    at_end = [move for move in view(state, 0).legal if isinstance(move, Insert) and move.gap == 5]
    assert {play(state, move).centre[0] for move in at_end} == {103, 47}
    after = play(state, Insert(5, "far"))
    assert after.centre[0] == 47
    assert after.hands[0] == (60, 72, 88, 103, 105)


@rule("ONE-14", "ONE-16", "ONE-19")
def test_derived_thirteen_gaps_and_twenty_six_choices() -> None:
    state, _ = deal(OneElevenRules(), Opening(), STREAM)
    state = play(state, Take(1))
    choices = view(state, 0).legal
    assert len(set(choices)) == 26
    gaps = [move.gap for move in choices if isinstance(move, Insert)]
    assert [gaps.count(gap) for gap in range(13)] == [2] * 13
    for move in choices:
        assert len(play(state, move).hands[0]) == 12


@rule("Q-ONE-12", "D-ONE-10")
def test_the_taken_card_cannot_go_back() -> None:
    state = play(table(MIXED, SORTED), Take(1))
    for move in view(state, 0).legal:
        after = play(state, move)
        assert 85 in after.hands[0]
        assert after.centre[0] in MIXED
    assert refusal(state, Take(1)).code == "wrong-phase"
    assert refusal(state, Pass()).code == "wrong-phase"


# ----------------------------------------------------------------------------------------- clear


@rule("ONE-21", "ONE-22", "ONE-23", "ONE-24", "Q-ONE-18")
def test_clearing_three_open_cards() -> None:
    state = table(MIXED, SORTED)
    assert Clear() in view(state, 0).legal
    cleared, events = apply(state, 0, Clear())
    assert events[0].facts == {"seat": 0, "cards": (85, 90, 95)}
    assert cleared.discards == (85, 90, 95)
    assert (view(cleared, 1).discards, view(cleared, 1).top) == (3, 95)
    assert view(cleared, 1).pile == view(cleared, None).pile == (85, 90, 95)
    assert sorted(cleared.centre) == [103, 104, 106]
    assert view(cleared, 0).centre == (None, None, None)
    assert cleared.draw == (101, 102)
    # The clearer goes on and has to take one of the three.
    assert cleared.turn == 0
    assert view(cleared, 0).legal == (Take(1), Take(2), Take(3))
    assert refusal(cleared, Pass()).code == "wrong-phase"


@rule("ONE-21")
def test_no_clearing_while_a_card_is_hidden_or_after_taking() -> None:
    state = table(MIXED, SORTED, shown=(True, False, True))
    assert Clear() not in view(state, 0).legal
    error = refusal(state, Clear())
    assert (error.code, error.facts) == ("one-centre-hidden", {"hidden": 1})
    assert refusal(play(table(MIXED, SORTED), Take(1)), Clear()).code == "wrong-phase"


@rule("Q-ONE-17")
def test_clear_once_and_announce_in_one_turn() -> None:
    state = table((13, 27, 83, 35, 43), MIXED, draw=(32, 101, 102, 33))
    state = play(state, Clear())
    error = refusal(state, Clear())
    assert (error.code, error.facts) == ("one-centre-hidden", {"hidden": 3})
    assert state.centre[0] == 33
    state = play(state, Take(1), Insert(2, "right"), Announce())
    assert state.outcome
    assert state.outcome.reason == "one-in-order"


@rule("Q-ONE-10")
def test_discards_are_shuffled_into_a_short_pile() -> None:
    state = table(MIXED, SORTED, draw=(5, 6), discards=(7, 8))
    cleared, events = apply(state, 0, Clear())
    assert codes(events) == ["cleared", "reshuffled-discards"]
    assert events[1].facts == {"stock": 4}
    assert sorted(cleared.centre + cleared.draw) == [5, 6, 7, 8]
    assert len(cleared.draw) == 1
    # What is just being cleared is not dealt again.
    assert cleared.discards == (85, 90, 95)
    assert cleared.stream != state.stream


@rule("Q-ONE-10")
def test_with_too_few_cards_even_then_nobody_clears() -> None:
    state = table(MIXED, SORTED, draw=(5,), discards=(7,))
    assert view(state, 0).legal == (Take(1), Take(2), Take(3))
    error = refusal(state, Clear())
    assert (error.code, error.facts) == ("one-pile-short", {"cards": 2})
    # Ordinary swaps go on.
    assert play(state, Take(1), Insert(0, "right"), Pass()).turn == 1


@rule("Q-ONE-10")
def test_three_cards_in_the_pile_are_enough() -> None:
    state = table(MIXED, SORTED, draw=(5, 6, 7), discards=(8,))
    cleared, events = apply(state, 0, Clear())
    assert codes(events) == ["cleared"]
    assert cleared.draw == ()
    assert cleared.discards == (8, 85, 90, 95)


@rule("Q-ONE-10")
def test_option_the_pile_stays_short() -> None:
    rules = rules_for(MIXED, SORTED, short_pile="stay")
    state = table(MIXED, SORTED, rules=rules, draw=(5, 6), discards=(7, 8, 9))
    assert Clear() not in view(state, 0).legal
    assert refusal(state, Clear()).facts == {"cards": 2}
    assert Clear() in view(replace(state, draw=(4, 5, 6)), 0).legal


@rule("Q-ONE-10")
def test_option_the_last_cards_come_out() -> None:
    rules = rules_for(MIXED, SORTED, short_pile="rest")
    state = table(MIXED, SORTED, rules=rules, draw=(5, 6), discards=(7, 8, 9))
    state = play(state, Clear())
    assert state.centre == (6, 5, 0)
    assert view(state, 1).centre == (None, None, 0)
    assert view(state, 0).legal == (Take(1), Take(2))
    assert refusal(state, Take(3)).code == "one-spot-empty"
    state = play(state, Take(1), Insert(0, "right"), Pass(), Take(2), Insert(0, "right"), Pass())
    # Two open cards and an empty spot: the pile is used up.
    assert refusal(state, Clear()).code == "one-pile-short"
    assert view(state, 0).legal == (Take(1), Take(2))
    assert refusal(table(MIXED, SORTED, rules=rules, draw=()), Clear()).code == "one-pile-short"


# --------------------------------------------------------------------------------- announcement


def ready(hand: tuple[int, ...], *others: tuple[int, ...], **chosen: Any) -> OneElevenState:
    """Seat 0 has just swapped and holds `hand`."""
    return table(hand, *others, rules=rules_for(hand, *others, **chosen), phase="announce")


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


# --------------------------------------------------------------------------- contract


def test_refusals_say_why() -> None:
    state = table(MIXED, SORTED)
    for spot in (-1, 0, 4, 1 << 40):
        assert refusal(state, Take(spot)).facts == {"spot": spot, "most": 3}
    taken = play(state, Take(1))
    for gap in (-1, 6, 1 << 40):
        error = refusal(taken, Insert(gap, "left"))
        assert (error.code, error.facts) == ("one-no-gap", {"gap": gap, "most": 5})
    assert refusal(taken, Insert(2, "up")).code == "one-no-drop"  # type: ignore[arg-type]
    for seat in (1, -1, 7):
        assert refusal(state, Take(1), seat).facts == {"seat": seat}
    choosing, _ = deal(OneElevenRules(direction="chosen"), Opening(), STREAM)
    assert refusal(choosing, Choose("up"), 1).code == "bad-move"  # type: ignore[arg-type]

    class Juggle(Move, frozen=True):
        pass

    assert refusal(state, Juggle()).code == "wrong-move"


def test_a_time_out_does_the_rest_of_the_turn_in_the_plainest_way() -> None:
    state = table(MIXED, SORTED)
    for before in (state, play(state, Take(1)), play(state, Take(1), Insert(0, "right"))):
        after, events = apply(before, 0, Timeout())
        assert after.turn == 1
        assert after.phase == "take"
        assert after.hands[0] == (85, 61, 33, 72, 41)
        assert after.centre == (20, 90, 95)
        assert codes(events)[0] == "timed-out"
    choosing, _ = deal(OneElevenRules(direction="chosen"), Opening(), STREAM)
    after, _ = apply(choosing, 1, Timeout())
    assert after.directions == (None, "rising")


def test_the_view_shows_what_the_hand_would_score() -> None:
    seat_view = view(table((30, 40, 50, 3, 9), SORTED), 0)
    assert (seat_view.series, seat_view.points, seat_view.ordered) == ((30, 40, 50), 12, False)
    assert view(table(SORTED, MIXED), 0).ordered
    watched = view(table(SORTED, MIXED), None)
    assert (watched.series, watched.points, watched.ordered) == ((), 0, False)
    assert watched.counted == ()


def test_the_view_shows_what_has_counted_once_the_round_is_over() -> None:
    right = play(ready(SORTED, (30, 40, 50, 3, 9)), Announce())
    assert view(right, None).counted == (SORTED, (30, 40, 50))
    alone = play(ready(SORTED, MIXED, others_score="after-mistake"), Announce())
    assert view(alone, 1).counted == (SORTED, ())
    wrong = play(ready((30, 40, 50, 3, 9), SORTED), Announce())
    assert view(wrong, 0).counted == ((), SORTED)


def test_resampling_redraws_what_a_seat_cannot_see_and_nothing_else() -> None:
    rules = OneElevenRules(players=3, direction="chosen")
    state, _ = deal(rules, Opening(), STREAM)
    for seat in range(3):
        state, _ = apply(state, seat, Choose("rising"))
    state = play(state, Take(1), Insert(3, "left"), Pass(), Take(2))
    for who in (0, 1, 2, None):
        other = resample(state, who, Stream(b"other"))
        assert view(other, who) == view(state, who)
        assert other.stream != state.stream
        assert other.draw != state.draw
        for at in range(3):
            assert (other.hands[at] == state.hands[at]) == (at == who)
        assert other.centre[0] == state.centre[0]  # open
        assert other.centre[2] != state.centre[2]  # hidden
        assert (other.taken == state.taken) == (who == 1)
        assert sorted(pieces_of(other)) == sorted(pieces_of(state))
    worlds = {resample(state, 0, Stream(bytes([n]))).directions for n in range(30)}
    assert worlds == {
        ("rising", one, two) for one in ("rising", "falling") for two in ("rising", "falling")
    }


def test_moves_as_text() -> None:
    for text in ("clear", "take 2", "insert 12 far", "announce", "pass", "choose falling"):
        assert format_move(parse_move(FAMILY.moves, text)) == text
    with pytest.raises(RuleError, match="bad-move"):
        parse_move(FAMILY.moves, "insert 3 up")
