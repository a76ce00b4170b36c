"""Canasta: what is a meld, the first meld, and the pile that melds take."""

from collections import Counter

import pytest

from rummel.game import put
from rummel.games.canasta.play import view
from rummel.games.canasta.rules import count
from rummel.games.canasta.scoring import facts
from rummel.scoring import Tally, points_of
from tests.games.canasta_kit import FOUR, SEVEN_KINGS, offered, round_of, rules
from tests.games.kit import cards, code, make_move, melds, play, refused, replaced

rule = pytest.mark.rule

# --------------------------------------------------------------------------------------- melds


@rule("CAN-10", "CAN-11", "CAN-12", "CAN-13")
@pytest.mark.parametrize(
    ("text", "points"),
    [("*", 50), ("2c 1h", 40), ("13c 12c 11c 10c 9c 8c", 60), ("7c 6c 5c 4c 3c 3s", 30)],
)
def test_what_cards_count(text: str, points: int) -> None:
    assert count(cards(text)) == points


@rule("CAN-14", "CAN-15")
@pytest.mark.parametrize(
    ("meld", "fault"),
    [
        ("9c 9d", "meld-short"),
        ("9c 10c 11c", "set-ranks"),
        ("9c 2c *", "canasta-naturals"),
        ("2c 2d *", "canasta-naturals"),
        ("9c 9d 2c 2d * *", "canasta-wild-many"),
        ("3c 3s 2c", "canasta-threes"),
    ],
)
def test_what_is_no_meld(meld: str, fault: str) -> None:
    state = round_of(f"{meld} 4s 5s 6s", "6s", "7s", carried=(-1, 0, 0))
    assert code(state, f"0 lay {meld}") == fault


@rule("CAN-14", "CAN-15")
@pytest.mark.parametrize("meld", ["9c 9c 9d", "1c 1d 2c", "4c 4d 2c 2d *", "13c 13d 13h 13s *"])
def test_what_is_a_meld(meld: str) -> None:
    state = round_of(f"{meld} 5s 6s", "6s", "7s", carried=(-1, 0, 0))
    after, events = make_move(state, 0, f"lay {meld}")
    assert Counter(after.table[0]) == Counter(cards(meld))
    assert after.owners == (0,)
    assert events[0].code == "melded"


@rule("CAN-17")
def test_the_melds_of_a_side_are_common_and_others_are_not() -> None:
    state = round_of(
        "9c 9d 10s 5s 6s", "6s 7s", "4s 7s 9h", "8s 9s",
        by=FOUR, table="9s 9h 9d | 10c 10d 10h", owners=(0, 1), turn=2, phase="meld",
    )  # fmt: skip
    assert "add 1 9h" in offered(state, 2)
    added = play(state, "2 add 1 9h")
    assert added.table[0] == cards("9d 9h 9h 9s")
    # Nobody sees numbers of melds: what is said names the rank, for a wild card too.
    for move in ("add 1 9h", "add 1 2s"):
        told = make_move(replaced(state, hands=put(state.hands, 2, cards("4s 7s 9h 2s"))), 2, move)
        assert [event.facts["rank"] for event in told[1]] == [9]
    mine = replaced(state, turn=0)
    assert code(mine, "0 add 2 10s") == "canasta-not-yours"
    assert refused(mine, "0 add 3 10s") == ("canasta-no-meld", {"meld": 3, "count": 2})
    assert code(mine, "0 add 1 10s") == "canasta-no-fit"
    # Cards of a rank that lies already join that meld: there is one of a rank.
    joined = play(mine, "0 lay 9c 9d")
    assert joined.table[0] == cards("9c 9d 9d 9h 9s")
    assert len(joined.table) == 2


@rule("CAN-18", "CAN-40")
def test_seven_cards_are_a_canasta_natural_or_mixed() -> None:
    state = round_of("13s 2c 4s 5s 6s", "6s", "7s", table="13c 13c 13d 13d 13h 13h")
    natural, events = make_move(state, 0, "add 1 13s")
    assert natural.canastas == (1, 0, 0)
    assert events[-1].code == "canasta-natural"
    mixed, events = make_move(state, 0, "add 1 2c")
    assert mixed.canastas == (1, 0, 0)
    assert events[-1].code == "canasta-mixed"
    made = Tally(melds=120, items={"natural": 2, "mixed": 1})
    assert points_of(facts(state.rules), made) == 1300 + 120


@rule("CAN-19", "Q-CAN-6")
def test_a_canasta_may_grow_and_a_wild_card_makes_it_mixed() -> None:
    state = round_of("13s 2c 4s 5s 6s", "6s", "7s", table=SEVEN_KINGS)
    grown = play(state, "0 add 1 13s", "0 add 1 2c")
    assert len(grown.table[0]) == 9
    assert grown.canastas == (1, 0, 0)
    closed = replaced(state, rules=rules(closed_canastas=True))
    assert code(closed, "0 add 1 13s") == "canasta-full"
    assert code(closed, "0 add 1 2c") == "canasta-full"
    assert not any(move.startswith("add") for move in offered(closed))


@rule("CAN-20")
@pytest.mark.parametrize(
    ("total", "needed"), [(-5, 15), (0, 50), (1495, 50), (1500, 90), (2995, 90), (3000, 120)]
)
def test_what_the_first_meld_has_to_count(total: int, needed: int) -> None:
    hand = "13c 13d 13h 1c 1d 1h 2c 4s 4c"
    state = round_of(hand, "5s", "6s", carried=(total, 0, 0))
    assert view(state, 0).needed == needed
    for meld, points in (("13c 13d 13h", 30), ("1c 1d 1h", 60), ("4s 4c 2c", 30)):
        if points < needed:
            assert refused(state, f"0 lay {meld}") == (
                "canasta-first-short",
                {"points": points, "needed": needed},
            )
        else:
            assert play(state, f"0 lay {meld}").owners == (0,)
    # Several melds count together, and all that is offered reaches the count.
    together = play(state, "0 lay 13c 13d 13h | 1c 1d 1h 2c") if needed <= 110 else None
    assert together is None or len(together.table) == 2
    for move in offered(state):
        if move.startswith("lay"):
            laid = sum(count(meld) for meld in melds(move.removeprefix("lay")))
            assert laid >= needed
            play(state, f"0 {move}")


@rule("CAN-20")
def test_after_the_first_meld_of_the_partner_any_meld_will_do() -> None:
    state = round_of(
        "4c 4d 4h 5s 6s", "6s", "7s", "8s", by=FOUR, table="9s 9h 9d", carried=(3000,) * 4
    )
    assert view(state, 0).needed == 0
    assert len(play(state, "0 lay 4c 4d 4h").table) == 2


# ------------------------------------------------------------------------------------- the pile


@rule("CAN-21", "CAN-22", "CAN-29")
def test_a_natural_pair_takes_the_whole_pile() -> None:
    state = round_of("9c 9d 1c 1d 2c 2d", "6s", "7s", pile="5d 6d 9h", phase="draw")
    after, events = make_move(state, 0, "take 9c 9d 9h | 1c 1d 2c")
    assert after.table == melds("9c 9d 9h | 1c 1d 2c")
    assert after.hands[0] == cards("2d 5d 6d")
    assert events[0].facts == {"seat": 0, "pieces": cards("9h"), "cards": 3}
    # Without a meld the side needs a pair, though the pile is not frozen (CAN-22).
    wild = round_of("9c 2c 1c 1d 2d 4s", "6s", "7s", pile="5d 6d 9h", phase="draw")
    assert code(wild, "0 take 9c 9h 2c | 1c 1d 2d") == "canasta-pair"
    assert offered(wild) == ["draw"]


@rule("CAN-23")
def test_only_the_top_card_of_the_pile_counts_for_the_first_meld() -> None:
    # With the ace of the pile there would be 60 points.
    state = round_of("9c 9d 1c 1d 5s 6s", "6s", "7s", pile="1h 9h", phase="draw")
    assert refused(state, "0 take 9c 9d 9h") == (
        "canasta-first-short",
        {"points": 30, "needed": 50},
    )
    assert code(state, "0 take 9c 9d 9h | 1c 1d 1h") == "not-in-hand"
    low = replaced(state, carried=(-10, 0, 0))
    assert len(play(low, "0 take 9c 9d 9h", "0 lay 1c 1d 1h").table) == 2


@rule("CAN-24", "Q-CAN-3")
def test_a_natural_and_a_wild_card_take_a_pile_that_is_not_frozen() -> None:
    state = round_of("9c 2c 5s 6s", "6s", "7s", table="13c 13d 13h", pile="5d 9h", phase="draw")
    assert play(state, "0 take 9c 9h 2c").table[1] == cards("9c 9h 2c")
    assert code(state, "0 take 9h 2c") == "canasta-key"
    only_pairs = replaced(state, rules=rules(take_with_wild=False))
    assert code(only_pairs, "0 take 9c 9h 2c") == "canasta-key"
    assert offered(only_pairs) == ["draw"]


@rule("CAN-25", "Q-CAN-4")
def test_a_meld_of_the_side_takes_a_pile_that_is_not_frozen() -> None:
    state = round_of("4s 5s", "6s", "7s", table="13c 13d 13h", pile="5d 13s", phase="draw")
    after = play(state, "0 take 13s")
    assert after.table[0] == cards("13c 13d 13h 13s")
    assert after.hands[0] == cards("5d 4s 5s")
    other = replaced(state, rules=rules(take_for_meld=False))
    assert code(other, "0 take 13s") == "canasta-key"
    assert code(replaced(state, owners=(1,)), "0 take 13s") == "canasta-pair"


@rule("CAN-26", "Q-CAN-5")
def test_a_wild_card_freezes_the_pile_until_it_is_taken() -> None:
    state = round_of(
        "2c 4s 5s", "9c 9d 9s 6s", "7s 8s", table="9s 9h 9d", owners=(1,), pile="9h"
    )  # fmt: skip
    frozen, events = make_move(state, 0, "discard 2c")
    assert frozen.frozen
    assert events[-1].code == "canasta-frozen"
    covered = replaced(frozen, discards=cards("9h 2c 9c"), hands=(frozen.hands[0], cards("9c 6s"),
                       frozen.hands[2]))  # fmt: skip
    assert code(covered, "1 take 9c") == code(covered, "1 take 9c 9c") == "canasta-pair"
    paired = replaced(covered, hands=(covered.hands[0], cards("6s 9c 9d"), covered.hands[2]))
    after = play(paired, "1 take 9c 9c 9d")
    assert (after.frozen, len(after.table[0])) == (False, 6)
    always = replaced(state, rules=rules(always_frozen=True), turn=1, phase="draw")
    assert code(always, "1 take 9h") == "canasta-pair"
    assert offered(always, 1)[1:] == ["take 9c 9d 9h"]


@rule("CAN-08", "CAN-27")
@pytest.mark.parametrize("top", ["3c", "3s", "2h", "*"])
def test_black_threes_and_wild_cards_stop_the_next_player(top: str) -> None:
    state = round_of(f"4s 5s {top}", "6s 3c 3s 2h 2c", "7s", table="4c 4d 4h", owners=(1,))
    stopped = play(state, f"0 discard {top}")
    assert offered(stopped, 1) == ["draw"]
    assert code(stopped, f"1 take {top} 3c 3s") == "canasta-stop"
    # Only that player: the next discard covers it.
    assert play(stopped, "1 draw", "1 discard 6s").discards[-1] == cards("6s")[0]


@rule("CAN-21")
def test_the_top_card_has_to_be_in_the_first_meld() -> None:
    state = round_of("9c 9d 1c 1d 1h 5s", "6s", "7s", pile="9h", phase="draw")
    assert code(state, "0 take 1c 1d 1h | 9c 9d 9h") == "canasta-top"
    assert code(state, "0 take") == "canasta-top"
    assert code(replaced(state, discards=()), "0 take 9c 9d 9h") == "wrong-phase"


@rule("Q-CAN-13")
def test_everyone_sees_the_top_of_the_pile_and_how_many_there_are() -> None:
    seat_view = view(round_of("4s", "5s", "6s", pile="9c 9d 9h"), 1)
    assert (seat_view.discard, seat_view.discards, seat_view.under) == (cards("9h")[0], 3, 2)
    assert cards("9d")[0] not in [card for hand in seat_view.hands if hand for card in hand]
