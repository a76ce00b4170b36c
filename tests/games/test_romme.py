"""Rommé: the deal, the turn, melds, the first meld, adding and robbing."""

from collections import Counter
from typing import Any

import pytest

from rummel.deal import Stream
from rummel.errors import RuleError
from rummel.game import Opening, Timeout, heard
from rummel.games.romme import GAMES
from rummel.games.romme.play import apply, deal, pieces_of, resample, view
from rummel.games.romme.rules import RommeRules, meld_rules
from rummel.games.romme.state import Add, Discard, Draw, Lay, Open, Rob, Take, to_act, unlisted
from rummel.lang import Words
from rummel.melds import is_meld
from rummel.pieces import JOKER, PIECES, deck
from tests.games.kit import code, make_move, play, refused
from tests.games.romme_kit import LAY, cards, melds, round_of, rules

rule = pytest.mark.rule

KEY = Stream(b"deal")

# ---------------------------------------------------------------------------------------- deal


@rule("ROM-02", "ROM-03")
@pytest.mark.parametrize("jokers", [6, 4, 2, 0])
def test_two_packs_and_jokers(jokers: int) -> None:
    state, _ = deal(rules(jokers=jokers), Opening(), KEY)
    assert Counter(pieces_of(state)) == Counter(deck(2, jokers))
    assert len(pieces_of(state)) == 104 + jokers
    assert pieces_of(state).count(JOKER) == jokers


@rule("ROM-02")
def test_six_jokers_unless_chosen() -> None:
    assert [game.rules.jokers for game in GAMES if isinstance(game.rules, RommeRules)] == [6, 6]


@rule("ROM-04", "ROM-05", "ROM-06")
def test_cards_are_dealt_one_by_one_and_the_starter_gets_one_more() -> None:
    by = rules(players=3)
    order, _ = KEY.shuffled(deck(2, 6))
    state, events = deal(by, Opening(first=1), KEY)
    assert state.hands[1] == tuple(sorted(order[0:40:3]))
    assert state.hands[2] == tuple(sorted(order[1:40:3]))
    assert state.hands[0] == tuple(sorted(order[2:40:3]))
    assert [len(hand) for hand in state.hands] == [13, 14, 13]
    assert state.stock == order[40:]
    assert events[0].facts == {"cards": 13, "stock": 70}


@rule("Q-ROM-22")
@pytest.mark.parametrize(("players", "stock"), [(2, 83), (3, 70), (4, 57), (5, 44), (6, 31)])
def test_two_to_six_players(players: int, stock: int) -> None:
    state, _ = deal(rules(players=players), Opening(), KEY)
    assert len(state.stock) == stock
    for game in GAMES:
        assert game.seats == (2, 3, 4, 5, 6)


@rule("Q-ROM-22")
@pytest.mark.parametrize("players", [1, 7])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(RuleError, match="bad-seats"):
        rules(players=players)


@rule("ROM-16", "Q-ROM-21")
def test_lot_decides_the_first_dealer_and_the_deal_passes_left() -> None:
    starters = set()
    for number in range(40):
        state, events = deal(rules(players=4), Opening(), Stream(b"lot %d" % number))
        assert events[1].code == "starts"
        assert events[1].facts == {"seat": state.turn}
        starters.add(state.turn)
    assert starters == {0, 1, 2, 3}
    outcome = play(round_of("2h", "3h", "4h", first=1), "0 discard 2h").outcome
    assert outcome is not None
    assert outcome.next_first == 2


# ---------------------------------------------------------------------------------------- turns


@rule("ROM-16", "ROM-17", "ROM-18", "Q-ROM-25")
def test_the_starter_discards_from_fourteen_and_the_next_draws() -> None:
    state, _ = deal(rules(), Opening(first=1), KEY)
    assert to_act(state) == (1,)
    assert all(isinstance(move, Discard) for move in view(state, 1).legal)
    assert code(state, "1 draw") == code(state, "1 take") == "wrong-phase"
    card = state.hands[1][0]
    after = play(state, f"1 discard {card}")
    assert len(after.hands[1]) == 13
    assert after.discards == (card,)
    assert to_act(after) == (0,)
    assert view(after, 0).legal == (Draw(), Take())
    assert code(after, f"0 discard {after.hands[0][0]}") == "wrong-phase"
    drawn, events = make_move(after, 0, "draw")
    assert len(drawn.hands[0]) == 14
    assert len(drawn.stock) == len(after.stock) - 1
    assert [event.code for event in heard(events, 1)] == ["drew"]
    assert heard(events, 0)[1].facts == {"pieces": (after.stock[-1],)}
    second = play(drawn, f"0 discard {drawn.hands[0][0]}")
    assert all(view(second, seat).pile == (card, drawn.hands[0][0]) for seat in (0, 1, None))
    assert code(drawn, "0 take") == code(drawn, "0 draw") == "wrong-phase"


@rule("ROM-18", "D-ROM-3")
def test_the_discard_is_taken_instead_of_a_draw() -> None:
    state = round_of("4c", "9h", phase="draw", discards="2h 7s")
    after, events = make_move(state, 0, "take")
    assert after.hands[0] == cards("4c 7s")
    assert after.discards == cards("2h")
    assert after.stock == state.stock
    assert events[0].facts == {"seat": 0, "pieces": cards("7s")}
    assert code(after, "0 draw") == "wrong-phase"


@rule("ROM-19", "Q-ROM-17", "D-ROM-2")
def test_nobody_lays_before_everybody_has_had_a_turn() -> None:
    by = rules(players=3)
    hands = ("10h 11h 12h 2c", "10s 11s 12s 2c", "10d 11d 12d 2c")
    state = round_of(*hands, by=by, phase="start", turns=1, lap=0, discards="")
    assert code(state, "0 lay 10h 11h 12h") == "wrong-phase"
    state = play(state, "0 discard 2c", "1 draw", "2 pass")
    assert not view(state, 1).melding
    assert view(state, 1).free == ()
    assert code(state, "1 lay 10s 11s 12s") == "romme-first-lap"
    state = play(state, "1 discard 2c", "2 take")
    assert code(state, "2 lay 10d 11d 12d") == "romme-first-lap"
    state = play(state, "2 discard 2c", "0 take")
    # Everybody has had one turn: the starter's second one is the first with melds.
    assert view(state, 0).melding
    assert view(state, 0).free == ("lay",)
    assert play(state, "0 lay 10h 11h 12h").table == melds("10h 11h 12h")


@rule("ROM-27")
def test_only_the_player_on_turn_moves() -> None:
    state = round_of("4c 5c", "10h 11h 12h 7d", "13s", table="4d 5d 6d", opened=(0, 1))
    for move in ("1 lay 10h 11h 12h", "1 add 7d 1", "1 discard 7d", "2 discard 13s"):
        assert refused(state, move) == ("not-your-turn", {"seat": int(move[0])})
    assert view(state, 1).legal == ()


@rule("ROM-28")
def test_a_discard_ends_the_turn() -> None:
    state = round_of("4c 5c 13h", "9h 9s")
    after = play(state, "0 discard 13h")
    assert after.discards == cards("2h 13h")
    assert (after.turn, after.phase, after.turns) == (1, "draw", 4)
    assert code(state, "0 discard 9h") == "not-in-hand"
    assert code(state, "0 discard *") == "not-in-hand"


@rule("Q-ROM-19")
def test_the_card_just_taken_may_be_discarded_unless_forbidden() -> None:
    hands = ("4c * 9h", "9h")
    taken = play(round_of(*hands, phase="draw"), "0 take")
    assert play(taken, "0 discard 2h").turn == 1
    assert play(taken, "0 discard *").turn == 1, "a joker is no worse a discard than others"

    strict = rules(rediscard=False)
    taken = play(round_of(*hands, by=strict, phase="draw"), "0 take")
    assert refused(taken, "0 discard 2h") == ("romme-taken", {"piece": cards("2h")[0]})
    assert Discard(cards("2h")[0]) not in view(taken, 0).legal
    assert play(taken, "0 discard 9h").turn == 1
    # The two copies of a card are the same piece: with both in hand one may go.
    both = play(round_of("2h 4c", "9h", by=strict, phase="draw"), "0 take")
    assert play(both, "0 discard 2h").turn == 1


@rule("Q-ROM-19")
def test_no_lay_leaves_only_the_forbidden_discard() -> None:
    strict = rules(rediscard=False)
    hand = round_of("10h 11h 12h", "9h", by=strict, phase="draw", opened=(0,), table="3h 4h 5h")
    taken = play(hand, "0 take")
    assert code(taken, "0 lay 10h 11h 12h") == "romme-taken"
    assert list(unlisted(view(taken, 0))) == []
    # Once the taken card lies it is no matter any more.
    assert play(taken, "0 add 2h 1", "0 discard 11h").turn == 1


# ---------------------------------------------------------------------------------------- melds


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


# --------------------------------------------------------------------------------- first meld


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


# -------------------------------------------------------------------------------------- adding


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


# ------------------------------------------------------------------------------------- robbing


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


# -------------------------------------------------------------------------- clock, views, cap


@rule("ROM-17")
def test_running_out_of_time_draws_and_discards_the_card() -> None:
    state = round_of("4c 13h", "9h 9s", phase="draw")
    after, events = apply(state, 0, Timeout())
    assert after.hands == state.hands
    assert after.discards == cards("2h 3s")
    assert [event.code for event in heard(events, 1)] == ["timed-out", "drew", "discarded"]
    start, _ = deal(rules(), Opening(first=0), KEY)
    late, _ = apply(start, 0, Timeout())
    (card,) = late.discards
    assert card != JOKER
    assert card.rank in (1, 10, 11, 12, 13)
    # A card laid in the meantime can't go back, so the dearest one does.
    laid = round_of("4c 13h 5d", "9h", drawn=cards("9c")[0])
    assert apply(laid, 0, Timeout())[0].discards[-1:] == cards("13h")


@rule("ROM-06")
def test_a_seat_sees_only_its_own_hand() -> None:
    state = round_of("4c 13h", "9h 9s", table="5h 6h 7h", drawn=cards("4c")[0])
    for seat in (0, 1, None):
        seat_view = view(state, seat)
        assert seat_view.hands == tuple(
            hand if at == seat else None for at, hand in enumerate(state.hands)
        )
        assert (seat_view.counts, seat_view.stock, seat_view.discards) == ((2, 2), 6, 1)
        assert seat_view.discard == cards("2h")[0]
        assert seat_view.drawn == (cards("4c")[0] if seat == 0 else None)
        other = resample(state, seat, Stream(b"other"))
        assert view(other, seat) == seat_view
    assert resample(state, 1, Stream(b"other")).stock != state.stock
    over = play(round_of("2h", "9h 9s"), "0 discard 2h")
    assert view(over, None).hands == ((), cards("9h 9s"))
    assert view(resample(over, None, Stream(b"other")), None) == view(over, None)


@rule("ROM-35")
def test_a_taken_card_and_an_owed_joker_stay_where_everyone_saw_them() -> None:
    taken = play(round_of("4c 13h", "9h 9s", phase="draw"), "0 take")
    for number in range(20):
        other = resample(taken, 1, Stream(b"%d" % number))
        assert cards("2h")[0] in other.hands[0]
    by = rules(robbed_joker="at-once")
    owed = play(round_of("6h 9c 10c", "3h", by=by, table="5h *=6h 7h", opened=(0,)), "0 rob 6h 1")
    assert resample(owed, 1, Stream(b"x")).hands[0] == owed.hands[0]


@rule("Q-ROM-23")
def test_nonsense_is_refused_with_a_reason() -> None:
    state = round_of("10h 11h 12h 2c *", "9h", table="5h *=6h 7h", opened=(0,), by=rules(LAY))
    odd = (PIECES[0], PIECES[15], PIECES[80], PIECES[127], JOKER)
    before = repr(state)
    for one in odd:
        for move in (
            Lay(((one, one, one),)),
            Lay(((cards("10h")[0], one, cards("12h")[0]),)) if one != JOKER else Lay(()),
            Lay(((),)),
            Add(one, 1),
            Add(one, -1),
            Add(one, 1 << 40),
            Rob(one, 1),
            Open(one, 1, ((one,), (one, one))),
            Discard(one) if one != JOKER else Discard(PIECES[70]),
        ):
            with pytest.raises(RuleError):
                apply(state, 0, move)
    free = round_of("* * * 2c", "9h", by=rules(joker_limit="free"))
    with pytest.raises(RuleError, match="bad-piece"):
        apply(free, 0, Lay(((PIECES[79], PIECES[95], PIECES[111]),)))
    assert repr(state) == before


@rule("Q-ROM-11")
def test_the_engines_cap_on_turns_books_every_hand() -> None:
    state = round_of("4c 13h", "9h 9s", by=rules(max_turns=10), turns=10)
    outcome = play(state, "0 discard 13h").outcome
    assert outcome is not None
    assert (outcome.reason, outcome.points, outcome.winners) == ("romme-cap", (-4, -18), ())


@rule("ROM-09", "ROM-10")
def test_unlisted_lays_are_melds_of_the_hand() -> None:
    state = round_of("1c 2c 3c 4c 7d 7h 7s * 13c 13d", "9h", opened=(0,))
    lays = [move for move in unlisted(view(state, 0)) if isinstance(move, Lay)]
    assert Lay(melds("1c 2c 3c 4c")) in lays
    assert Lay(melds("7d 7h 7s")) in lays
    assert Lay(melds("13c 13d *=13h")) in lays
    assert len(set(lays)) == len(lays) > 10
    for move in lays:
        after, _ = apply(state, 0, move)
        assert len(after.table) == 1


@rule("Q-ROM-1", "ROM-20")
def test_two_melds_that_open_only_together_are_refused() -> None:
    state = round_of("4c 5c 6c 4d 5d 6d 2h", "9h")
    assert refused(state, "0 lay 4c 5c 6c | 4d 5d 6d") == (
        "romme-opening-alone",
        {"points": 15, "needed": 30},
    )
    words = Words(language="en")
    error = RuleError("romme-opening-alone", points=15, needed=30)
    assert words.error(error) == "One meld alone must be worth 30; your best is worth 15."


@rule("ROM-12", "ROM-33")
def test_undeclared_jokers_in_any_order() -> None:
    state = round_of("1h 13h * 2c", "9h")
    for text in ("1h 13h *", "* 13h 1h", "13h * 1h", "1h * 13h", "13h 1h *", "* 1h 13h"):
        assert play(state, f"0 lay {text}").table == melds("*=12h 13h 1h"), text
