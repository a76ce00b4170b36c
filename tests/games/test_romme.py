"""Rommé: the deal, the turn, the clock and what a seat sees."""

from collections import Counter

import pytest

from rummel.deal import Stream
from rummel.errors import RuleError
from rummel.game import Opening, Timeout, heard
from rummel.games.romme import GAMES
from rummel.games.romme.play import apply, deal, pieces_of, resample, view
from rummel.games.romme.rules import RommeRules
from rummel.games.romme.state import Add, Discard, Draw, Lay, Open, Rob, Take, to_act, unlisted
from rummel.lang import Words
from rummel.pieces import JOKER, PIECES, deck
from tests.games.kit import cards, code, make_move, melds, play, refused
from tests.games.romme_kit import LAY, round_of, rules

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


# --------------------------------------------------------------------------------- first meld


# ------------------------------------------------------------------------------------- robbing


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
