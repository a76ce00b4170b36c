"""111, the ledger's ONE and Q-ONE: the deal, a turn, clearing, and the contract."""

from typing import Any

import pytest
from msgspec.structs import replace

from rummel.deal import Stream
from rummel.errors import RuleError
from rummel.game import Move, Opening, Timeout, format_move, heard, parse_move, read_option
from rummel.games import find
from rummel.games.one_eleven import FAMILY
from rummel.games.one_eleven.play import apply, deal, pieces_of, resample, view
from rummel.games.one_eleven.rules import CARDS, OUR_SYMBOLS, OneElevenRules
from rummel.games.one_eleven.scoring import best_series
from rummel.games.one_eleven.state import (
    Announce,
    Choose,
    Clear,
    Insert,
    Pass,
    Take,
)

from .kit import codes, play, refusal
from .one_eleven_kit import MIXED, SORTED, STREAM, ready, rules_for, table

rule = pytest.mark.rule


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
