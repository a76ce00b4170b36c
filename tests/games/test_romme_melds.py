"""Rommé: melds, the first meld, adding and robbing."""

from typing import Any

import pytest

from rummel.errors import RuleError
from rummel.game import Timeout
from rummel.games.romme.play import apply, view
from rummel.games.romme.rules import RommeRules, meld_rules
from rummel.games.romme.state import Add, Lay, Rob, unlisted
from rummel.melds import is_meld
from rummel.pieces import JOKER
from tests.games.kit import cards, code, make_move, melds, play, refused
from tests.games.romme_kit import LAY, round_of, rules
from tests.games.test_romme import rule


@rule("ROM-08", "ROM-09", "ROM-10", "ROM-11", "ROM-12", "ROM-13", "ROM-14")
@pytest.mark.parametrize(
    "meld",
    [
        "10h 11h 12h",
        "3c 4c 5c",
        "13c 13h 13s",
        "5c 5d 5h 5s",
        "1d 2d 3d",
        "12s 13s 1s",
        "9d 10d 11d 12d 13d 1d",
    ],
)
def test_runs_and_sets(meld: str) -> None:
    state = round_of(f"{meld} 2c", "9h", opened=(0,))
    assert play(state, f"0 lay {meld}").table == melds(meld)


@rule("ROM-08", "ROM-09", "ROM-10", "ROM-15", "Q-ROM-3", "Q-ROM-24")
@pytest.mark.parametrize(
    ("meld", "why"),
    [
        ("10h 11h", "meld-short"),
        ("10h 11h 13h", "run-gap"),
        ("10h 11h 12s", "run-suits"),
        ("13c 13h 13h", "set-suit-twice"),
        ("13h 1h 2h", "run-wrap"),
        ("5c 5d 5h 5s *=5c", "set-suit-twice"),
        ("5c 5d 5h 5s *", "meld-neither"),
        ("9c 10d 11h", "meld-neither"),
    ],
)
def test_no_runs_and_sets(meld: str, why: str) -> None:
    hand = meld.replace("*=5c", "*")
    state = round_of(f"{hand} 2c", "9h", opened=(0,))
    assert code(state, f"0 lay {meld}") == why


@rule("Q-ROM-3")
def test_round_the_corner_only_by_option() -> None:
    hand = "13h 1h 2h 7c"
    corner = rules(corner=True)
    state = play(round_of(hand, "9h", by=corner, opened=(0,)), "0 lay 13h 1h 2h")
    assert state.table == melds("13h 1h 2h")
    # It goes on at both ends.
    state = play(
        round_of("12h 3h 5c", "9h", by=corner, opened=(0,), table="13h 1h 2h"),
        "0 add 12h 1",
        "0 add 3h 1",
    )
    assert state.table == melds("12h 13h 1h 2h 3h")
    assert code(round_of("2h 5c", "9h", opened=(0,), table="12h 13h 1h"), "0 add 2h 1") == (
        "romme-no-fit"
    )


FULL = "1h 2h 3h 4h 5h 6h 7h 8h 9h 10h 11h 12h 13h"


@rule("Q-ROM-4")
def test_an_ace_at_both_ends() -> None:
    state = round_of(f"{FULL} 1h 2c", "9h", opened=(0,))
    assert play(state, f"0 lay {FULL} 1h").table == melds(f"{FULL} 1h")
    state = round_of("1h 4c 5c", "9h", opened=(0,), table=FULL)
    assert play(state, "0 add 1h 1").table == melds(f"{FULL} 1h")

    most = rules(ace_at_both_ends=False)
    state = round_of(f"{FULL} 1h 2c", "9h", by=most, opened=(0,))
    assert refused(state, f"0 lay {FULL} 1h")[0] == "run-long"
    assert play(state, f"0 lay {FULL}").table == melds(FULL)
    state = round_of("1h 4c 5c", "9h", by=most, opened=(0,), table=FULL)
    assert code(state, "0 add 1h 1") == "romme-no-fit"


@rule("Q-ROM-23")
def test_what_lies_stays() -> None:
    state = round_of("7h 8h 2c 3c", "9h", opened=(0,), table="4h 5h 6h | 9c 9d 9s")
    assert code(state, "0 lay 6h 7h 8h") == "not-in-hand"
    after = play(state, "0 add 7h 1", "0 add 8h 1")
    assert after.table == melds("4h 5h 6h 7h 8h | 9c 9d 9s")
    assert not any("h" in str(getattr(move, "card", "")) for move in view(after, 0).legal)
    assert code(after, "0 discard 7h") == "not-in-hand"


@rule("ROM-33", "ROM-34")
def test_a_joker_stands_for_any_card_and_counts_as_it() -> None:
    state = round_of("10h * 12h 2c", "9h")
    assert play(state, "0 lay 10h * 12h").table == melds("10h *=11h 12h")
    state = round_of("9h 10h * 2c", "9h")
    # As a jack it makes 29, as an eight 27; both are short.
    assert refused(state, "0 lay 9h 10h *")[1] == {"points": 29, "needed": 30}
    assert refused(state, "0 lay * 9h 10h")[1] == {"points": 27, "needed": 30}
    state = round_of("12h 13h * 2c", "9h")
    assert play(state, "0 lay 12h 13h *=1h").table == melds("12h 13h *=1h")


@rule("Q-ROM-8")
def test_the_joker_in_a_set_of_three_is_declared() -> None:
    state = round_of("13c 13d * 2c", "9h")
    assert code(state, "0 lay 13c 13d *") == "joker-undeclared"
    assert play(state, "0 lay 13c 13d *=13s").table == melds("13c 13d *=13s")
    four = round_of("13c 13d 13h * 2c", "9h")
    assert play(four, "0 lay 13c 13d 13h *").table == melds("13c 13d 13h *=13s")
    for choice in ("any", "both"):
        loose = round_of("13c 13d * 2c", "9h", by=rules(joker_in_set=choice))
        assert len(play(loose, "0 lay 13c 13d *").table) == 1


LIMITS = ("free", "natural", "majority", "apart", "one")


@rule("Q-ROM-9")
@pytest.mark.parametrize(
    ("meld", "allowed"),
    [
        ("*=10h *=11h *=12h", ("free",)),
        ("*=10h *=11h 12h", ("free", "natural")),
        ("*=10h 11h *=12h", ("free", "natural", "apart")),
        ("10h *=11h *=12h 13h 1h", ("free", "natural", "majority")),
        ("*=10h 11h *=12h 13h 1h", ("free", "natural", "majority", "apart")),
        ("*=10h 11h 12h", LIMITS),
    ],
)
def test_how_many_jokers_a_meld_may_have(meld: str, allowed: tuple[str, ...]) -> None:
    for limit in LIMITS:
        hand = " ".join("*" if card.is_joker else str(card) for card in cards(meld))
        state = round_of(f"{hand} 2c", "9h", by=rules(joker_limit=limit))
        if limit in allowed:
            assert play(state, f"0 lay {meld}").table == melds(meld)
        else:
            assert code(state, f"0 lay {meld}").startswith("joker-")


@rule("Q-ROM-9", "ROM-33", "ROM-34", "ROM-35")
def test_jokers_alone_make_a_meld_once_they_are_declared() -> None:
    state = round_of("* * * * 10h 3c 4c", "13h 9h 9s", by=rules(players=2))
    # Every one of them has to be declared.
    for meld in ("* * *", "*=13c * *", "*=13c *=13d *"):
        assert code(state, f"0 lay {meld}") == "joker-undeclared", meld
    assert refused(state, "0 lay *=7c *=7d *=7h")[1] == {"points": 21, "needed": 30}
    assert code(state, "0 lay *=13c *=13c *=13h") == "set-suit-twice"
    assert code(state, "0 lay *=13h *=1h *=2h") == "run-wrap"
    assert Lay(melds("*=13c *=13d *=13h")) in unlisted(view(state, 0))
    after = play(state, "0 lay *=13c *=13d *=13h")
    assert after.table == melds("*=13c *=13d *=13h")
    assert after.hands[0] == cards("3c 4c 10h *")
    # It is added to and robbed like any other.
    assert play(after, "0 add *=13s 1").table == melds("*=13c *=13d *=13h *=13s")
    robbed = play(after, "0 discard 3c", "1 take", "1 rob 13h 1")
    assert robbed.table == melds("*=13c *=13d 13h")
    assert JOKER in robbed.hands[1]
    run = play(state, "0 lay *=12h *=11h *=13h", "0 add 10h 1", "0 add *=1h 1")
    assert run.table == melds("10h *=11h *=12h *=13h *=1h")
    for limit in ("natural", "majority", "one"):
        fewer = round_of("* * * * 10h 3c", "9h", by=rules(joker_limit=limit))
        assert code(fewer, "0 lay *=13c *=13d *=13h") == "joker-no-natural"
        lays = [move for move in unlisted(view(fewer, 0)) if isinstance(move, Lay)]
        assert not any(all(one.is_joker for one in meld) for lay in lays for meld in lay.melds)


@rule("Q-ROM-9", "Q-ROM-8")
@pytest.mark.parametrize("choice", ["declared", "any", "both"])
def test_every_joker_of_a_meld_of_jokers_can_be_robbed(choice: str) -> None:
    by = rules(joker_in_set=choice)
    state = round_of("13c 13d 13h 13s 2c", "9h", by=by, table="*=13c *=13d *=13h", opened=(1,))
    jokers = 0
    while robs := [move for move in view(state, 0).legal if isinstance(move, Rob)]:
        state, _ = apply(state, 0, robs[0])
        jokers += 1
        assert state.hands[0].count(JOKER) == jokers
        assert is_meld(state.table[0], meld_rules(by))
    assert jokers == 3


@rule("Q-ROM-9")
def test_the_limit_of_jokers_holds_for_adding() -> None:
    for limit, fits in (("free", True), ("natural", True), ("apart", False), ("one", False)):
        state = round_of(
            "* 2c 3c", "9h", by=rules(joker_limit=limit), table="4h 5h *=6h", opened=(0,)
        )
        if fits:
            assert play(state, "0 add *=7h 1").table == melds("4h 5h *=6h *=7h")
        else:
            assert code(state, "0 add *=7h 1") == "romme-no-fit"
        assert (Add(cards("*=7h")[0], 1) in view(state, 0).legal) is fits


@rule("ROM-20", "ROM-21", "ROM-22", "ROM-23", "Q-ROM-2")
@pytest.mark.parametrize(
    ("meld", "points"),
    [
        ("10h 11h 12h", 30),
        ("12h 13h 1h", 31),
        ("9h 10h 11h", 29),
        ("8h 9h 10h", 27),
        ("13c 13h 13s", 30),
        ("8c 8d 8h 8s", 32),
        ("7c 7d 7h 7s", 28),
        ("4h 5h 6h 7h 8h", 30),
        ("1h 2h 3h 4h 5h 6h 7h", 28),
        ("1h 2h 3h 4h 5h 6h 7h 8h", 36),
        ("1c 1d 1s", 33),
    ],
)
def test_the_first_meld_counts_thirty(meld: str, points: int) -> None:
    state = round_of(f"{meld} 2c", "9h")
    assert view(state, 0).needed == 30
    if points >= 30:
        after = play(state, f"0 lay {meld}")
        assert view(after, 0).needed == 0
        assert view(after, 0).opened == (True, False)
        assert Lay(melds(meld)) in unlisted(view(state, 0))
    else:
        assert refused(state, f"0 lay {meld}") == (
            "romme-opening-short",
            {"points": points, "needed": 30},
        )


@rule("Q-ROM-2")
def test_an_ace_in_a_set() -> None:
    hand = ("1c 1d 1s 2c", "9h")
    one = round_of(*hand, by=rules(ace_in_set="one"))
    assert refused(one, "0 lay 1c 1d 1s")[1]["points"] == 3
    nothing = round_of(*hand, by=rules(ace_in_set="nothing"))
    assert refused(nothing, "0 lay 1c 1d 1s")[1]["points"] == 0


@rule("ROM-20", "Q-ROM-1", "Q-LAY-3")
def test_one_meld_opens_or_by_option_the_sum() -> None:
    hand = ("5c 5d 5s 6h 7h 8h 2c", "9h")
    lay = "0 lay 5c 5d 5s | 6h 7h 8h"
    for base in (rules(), rules(LAY)):
        assert refused(round_of(*hand, by=base), lay)[1] == {"points": 21, "needed": 30}
    for base in (rules(opening="sum"), rules(LAY, opening="sum")):
        state = round_of(*hand, by=base)
        assert play(state, lay).table == melds("5c 5d 5s | 6h 7h 8h")
        assert Lay(melds("6h 7h 8h | 5c 5d 5s")) in unlisted(view(state, 0))
        assert refused(state, "0 lay 6h 7h 8h")[1] == {"points": 21, "needed": 30}


@rule("ROM-24", "ROM-25", "D-ROM-4")
def test_the_limit_binds_only_the_first_meld_of_each_player_and_round() -> None:
    state = round_of("10h 11h 12h 2c 3c 4c 9c 9d", "9h 4d 5d 6d 9s 9d")
    after = play(state, "0 lay 10h 11h 12h", "0 lay 2c 3c 4c", "0 discard 9c", "1 take")
    assert after.table == melds("10h 11h 12h | 2c 3c 4c")
    assert code(after, "1 lay 4d 5d 6d") == "romme-opening-short"
    # Both in one move will do: one of them counts enough.
    assert len(play(state, "0 lay 2c 3c 4c | 10h 11h 12h").table) == 2


@rule("ROM-20")
def test_another_minimum() -> None:
    hand = ("10h 11h 12h 13h 2c 3c", "9h")
    assert refused(round_of(*hand, by=rules(minimum=41)), "0 lay 10h 11h 12h 13h")[1] == {
        "points": 40,
        "needed": 41,
    }
    assert play(round_of(*hand, by=rules(minimum=40)), "0 lay 10h 11h 12h 13h").table
    none = round_of("2c 3c 4c 9c", "9h", by=rules(minimum=0))
    assert play(none, "0 lay 2c 3c 4c").table


@rule("ROM-26", "LAY-01", "D-ROM-9", "D-LAY-10")
@pytest.mark.parametrize("base", [rules(), rules(LAY)], ids=["romme", "romme-lay"])
def test_cards_are_added_to_own_and_other_melds(base: RommeRules) -> None:
    state = round_of(
        "5c 10h 1s 9d 4d 4h",
        "3h",
        by=base,
        table="11h 12h 13h | 2s 3s 4s | 4c 4s *=4d",
        opened=(0, 1),
    )
    after = play(state, "0 add 10h 1", "0 add 1s 2", "0 add 4h 3")
    assert after.table == melds("10h 11h 12h 13h | 1s 2s 3s 4s | 4c *=4d 4h 4s")
    assert after.hands[0] == cards("5c 4d 9d")
    assert view(state, 0).legal[-4:] == (
        Add(cards("10h")[0], 1),
        Add(cards("1s")[0], 2),
        Add(cards("4h")[0], 3),
        Rob(cards("4d")[0], 3),
    )
    for move, facts in (
        ("0 add 9d 1", {"piece": cards("9d")[0], "meld": 1, "pieces": cards("11h 12h 13h")}),
        ("0 add 5c 2", {"piece": cards("5c")[0], "meld": 2, "pieces": cards("2s 3s 4s")}),
    ):
        assert refused(state, move) == ("romme-no-fit", facts)
    assert refused(state, "0 add 5c 4") == ("romme-no-meld", {"meld": 4, "count": 3})
    assert code(state, "0 add 5c 0") == "romme-no-meld"
    assert code(state, "0 add 10d 1") == "not-in-hand"


@rule("ROM-26", "LAY-02", "Q-LAY-1", "D-LAY-1")
def test_adding_needs_a_first_meld() -> None:
    for base in (rules(), rules(LAY)):
        state = round_of("10h 5c 5d", "3h", by=base, table="11h 12h 13h", opened=(1,))
        assert refused(state, "0 add 10h 1") == ("romme-unopened", {"needed": 30})
        assert not any(isinstance(move, Add) for move in view(state, 0).legal)
        # It may be laid in the same turn.
        own = round_of("10h 5c 12c 12d 12s", "3h", by=base, table="11h 12h 13h", opened=(1,))
        after = play(own, "0 lay 12c 12d 12s", "0 add 10h 1")
        assert after.table[0] == cards("10h 11h 12h 13h")
    anybody = rules(LAY, add_unopened=True)
    state = round_of("10h 5c 5d", "3h", by=anybody, table="11h 12h 13h", opened=(1,))
    after = play(state, "0 add 10h 1")
    assert after.table == melds("10h 11h 12h 13h")
    assert view(after, 0).opened == (False, True), "adding is no first meld"


@rule("Q-ROM-5")
def test_adding_in_the_opening_turn() -> None:
    hands = ("10h 5c 12c 12d 12s 7c", "3h")
    state = round_of(*hands, table="11h 12h 13h", opened=(1,))
    assert len(play(state, "0 lay 12c 12d 12s", "0 add 10h 1").hands[0]) == 2
    later = round_of(*hands, by=rules(add_at_once=False), table="11h 12h 13h", opened=(1,))
    laid = play(later, "0 lay 12c 12d 12s")
    assert code(laid, "0 add 10h 1") == "romme-add-later"
    again = play(laid, "0 discard 7c", "1 take", "1 discard 3h", "0 take")
    assert play(again, "0 add 10h 1").table[0] == cards("10h 11h 12h 13h")


@rule("Q-ROM-5", "Q-LAY-1", "LAY-03")
@pytest.mark.parametrize("other", [{"opening_add": "one"}, {"add_unopened": True}])
def test_adding_later_clashes_with_adding_earlier(other: dict[str, Any]) -> None:
    with pytest.raises(RuleError, match="options-clash"):
        rules(add_at_once=False, **other)


@rule("ROM-26", "ROM-33")
def test_a_joker_is_added_where_its_player_says() -> None:
    state = round_of("* 5c 7c", "3h", table="4h 5h 6h | 8c 8d 8s | 12s 13s 1s", opened=(0,))
    assert refused(state, "0 add * 1") == (
        "romme-declare",
        {"meld": 1, "pieces": cards("*=3h *=7h")},
    )
    assert play(state, "0 add *=3h 1").table[0] == cards("*=3h 4h 5h 6h")
    assert play(state, "0 add *=7h 1").table[0] == cards("4h 5h 6h *=7h")
    assert play(state, "0 add * 2").table[1] == cards("8c 8d *=8h 8s")
    assert play(state, "0 add * 3").table[2] == cards("*=11s 12s 13s 1s")
    assert code(state, "0 add *=9h 1") == "romme-no-fit"
    full = round_of("* 5c 7c", "3h", table="8c 8d 8h 8s", opened=(0,))
    assert code(full, "0 add * 1") == "romme-no-fit"


@rule("Q-ROM-24")
def test_no_set_grows_beyond_four() -> None:
    state = round_of("8h 8c 5c 7c", "3h", table="8c 8d 8s", opened=(0,))
    assert code(state, "0 add 8c 1") == "romme-no-fit"
    after = play(state, "0 add 8h 1")
    assert code(after, "0 add 8c 1") == "romme-no-fit"


@rule("ROM-35", "Q-ROM-7", "Q-ROM-10")
def test_a_joker_is_robbed_into_the_hand() -> None:
    # The six was in hand already, and the joker stays there for a later turn.
    state = round_of("6h 9c 10c", "3h", drawn=cards("10c")[0], table="5h *=6h 7h", opened=(0,))
    assert Rob(cards("6h")[0], 1) in view(state, 0).legal
    after, events = make_move(state, 0, "rob 6h 1")
    assert after.hands[0] == cards("9c 10c *")
    assert after.table == melds("5h 6h 7h")
    assert events[0].facts == {"seat": 0, "pieces": cards("6h"), "meld": 1}
    assert play(after, "0 discard 9c").hands[0] == cards("10c *")
    assert code(after, "0 lay 9c 10c *") == "romme-keep-one"
    assert code(state, "0 rob 9c 1") == "romme-no-joker"
    assert code(state, "0 rob 5h 1") == "not-in-hand"
    assert code(after, "0 rob 9c 1") == "romme-no-joker"


@rule("Q-ROM-6")
def test_anyone_robs_a_joker_and_by_option_only_after_a_first_meld() -> None:
    hands = ("6h 9c 10c", "3h")
    state = round_of(*hands, table="5h *=6h 7h", opened=(1,))
    assert Rob(cards("6h")[0], 1) in view(state, 0).legal
    robbed = play(state, "0 rob 6h 1")
    assert robbed.hands[0] == cards("9c 10c *")
    assert robbed.opened == (0, 1), "robbing is no meld"
    assert play(robbed, "0 discard 9c").turn == 1
    # Still only on the player's own turn.
    assert code(state, "1 rob 3h 1") == "not-your-turn"
    later = round_of(*hands, by=rules(rob_unopened=False), table="5h *=6h 7h", opened=(1,))
    assert refused(later, "0 rob 6h 1") == ("romme-unopened", {"needed": 30})
    assert not any(isinstance(move, Rob) for move in view(later, 0).legal)


@rule("Q-ROM-7")
def test_by_option_a_robbed_joker_is_laid_at_once() -> None:
    by = rules(robbed_joker="at-once")
    state = round_of("6h 9c 10c 13d", "3h", by=by, table="5h *=6h 7h", opened=(0,))
    robbed = play(state, "0 rob 6h 1")
    assert view(robbed, 0).owed
    assert code(robbed, "0 discard 9c") == "romme-joker-owed"
    assert set(view(robbed, 0).legal) == {Add(card, 1) for card in cards("*=4h *=8h")}
    assert play(robbed, "0 add *=8h 1", "0 discard 9c").turn == 1
    assert Lay(melds("9c 10c *=11c")) in unlisted(view(robbed, 0))
    assert play(robbed, "0 lay 9c 10c *", "0 discard 13d").outcome is not None
    # Running out of time lays it too.
    late, _ = apply(robbed, 0, Timeout())
    assert late.table == melds("*=4h 5h 6h 7h")
    assert late.discards[-1:] == cards("10c")


@rule("Q-ROM-7")
def test_by_option_no_joker_is_robbed_that_could_not_be_laid() -> None:
    by = rules(robbed_joker="at-once")
    # The set is full and the hand holds nothing for a joker to go with.
    stuck = round_of("6h 9c 13d", "3h", by=by, table="6c 6d *=6h 6s", opened=(0,))
    assert code(stuck, "0 rob 6h 1") == "romme-joker-stuck"
    assert Rob(cards("6h")[0], 1) not in view(stuck, 0).legal
    fine = round_of("6h 9c 9d 13d", "3h", by=by, table="6c 6d *=6h 6s", opened=(0,))
    assert Rob(cards("6h")[0], 1) in view(fine, 0).legal
    # The last card would be the joker, and one has to stay for the discard.
    last = round_of("6h", "3h", by=by, table="5h *=6h 7h", opened=(0,))
    assert code(last, "0 rob 6h 1") == "romme-joker-stuck"


@rule("ROM-35", "Q-ROM-8")
def test_what_robs_a_joker_from_a_set() -> None:
    hands, table = ("13h 13s 9c", "3h"), "13c 13d *=13s"
    declared = round_of(*hands, table=table, opened=(0,))
    assert code(declared, "0 rob 13h 1") == "romme-no-joker"
    assert play(declared, "0 rob 13s 1").table == melds("13c 13d 13s")

    loose = round_of(*hands, by=rules(joker_in_set="any"), table=table, opened=(0,))
    after = play(loose, "0 rob 13h 1")
    assert (after.table, after.hands[0]) == (melds("13c 13d 13h"), cards("9c 13s *"))
    # A card of either suit may also be added, and the joker is the other one then.
    assert play(loose, "0 add 13s 1").table == melds("13c 13d *=13h 13s")

    both = round_of(*hands, by=rules(joker_in_set="both"), table=table, opened=(0,))
    after = play(both, "0 rob 13h 1")
    assert (after.table, after.hands[0]) == (melds("13c 13d 13h 13s"), cards("9c *"))
    lacking = round_of("13h 9c", "3h", by=rules(joker_in_set="both"), table=table, opened=(0,))
    assert refused(lacking, "0 rob 13h 1") == (
        "romme-both-missing",
        {"pieces": cards("13h 13s"), "meld": 1},
    )
    four = round_of(
        "13h 9c", "3h", by=rules(joker_in_set="both"), table="13c 13d *=13h 13s", opened=(0,)
    )
    assert play(four, "0 rob 13h 1").hands[0] == cards("9c *")


@rule("Q-ROM-8")
def test_two_jokers_in_a_set() -> None:
    table = "13c *=13d *=13h"
    state = round_of("13h 9c", "3h", table=table, opened=(0,))
    assert play(state, "0 rob 13h 1").table == melds("13c *=13d 13h")
    loose = round_of("13s 9c", "3h", by=rules(joker_in_set="any"), table=table, opened=(0,))
    assert play(loose, "0 rob 13s 1").table == melds("13c *=13d 13s")
    both = round_of("13s 13d", "3h", by=rules(joker_in_set="both"), table=table, opened=(0,))
    assert play(both, "0 rob 13s 1").table == melds("13c 13d *=13h 13s")
