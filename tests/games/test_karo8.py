"""Karo 8: the ledger's KAR and Q-KAR."""

from typing import Any

import pytest
from msgspec.structs import replace

from rummel.deal import Stream
from rummel.errors import RuleError
from rummel.game import Move, Opening, Timeout, heard
from rummel.games import find
from rummel.games.karo8.play import (
    EIGHTS,
    SIMBA,
    Draw,
    Karo8Rules,
    Karo8State,
    Lay,
    Pass,
    Row,
    apply,
    deal,
    legal,
    pieces_of,
    resample,
    to_act,
    view,
)
from rummel.pieces import JOKER, PIECES, Piece, deck, parse_piece, parse_pieces
from tests.games.kit import codes, play, refusal

rule = pytest.mark.rule

STREAM = Stream(b"karo8")
CLUBS, DIAMONDS, HEARTS, SPADES = range(4)
EMPTY: Row = (0, 0)


def card(text: str) -> Piece:
    return parse_piece(text)


def lay(text: str) -> Lay:
    return Lay(card(text))


def table(
    *hands: str,
    stock: str = "",
    rows: dict[int, Row] | None = None,
    more: dict[str, Any] | None = None,
    **chosen: Any,
) -> Karo8State:
    """A round in its middle, seat 0 on turn. The stock is written in the order it is drawn."""
    return Karo8State(
        **{
            "rules": Karo8Rules(players=len(hands), **chosen),
            "stream": STREAM,
            "first": 0,
            "turn": 0,
            "phase": "play",
            "hands": tuple(tuple(sorted(parse_pieces(hand))) for hand in hands),
            "stock": tuple(reversed(parse_pieces(stock))),
            "rows": tuple((rows or {}).get(suit, EMPTY) for suit in range(4)),
            **(more or {}),
        }
    )


def dealt(*hands: str, first: int = 0, **chosen: Any) -> Karo8State:
    """A round whose deal gives the seats these cards, and others that are not eights."""
    rules = Karo8Rules(players=len(hands), **chosen)
    wanted = [parse_pieces(hand) for hand in hands]
    given = {one for hand in wanted for one in hand}
    rest = [one for one in deck(1, 0) if one not in given and one.rank != 8]
    cards: list[Piece] = []
    for hand in wanted:
        missing = 6 - len(hand)
        cards += [*hand, *rest[:missing]]
        rest = rest[missing:]
    cards += rest + [eight for eight in EIGHTS if eight not in given]

    class Fixed(Stream, frozen=True):
        def shuffled(self, items: Any) -> Any:
            assert sorted(items) == sorted(cards)
            return tuple(cards), self

    return deal(rules, Opening(first=first), Fixed(b""))[0]


# ---------------------------------------------------------------------------------------- set-up


@rule("KAR-01")
def test_two_to_four_play() -> None:
    game = find("karo8")
    assert [game.configure(players=players).players for players in (2, 3, 4)] == [2, 3, 4]
    for players in (1, 5):
        with pytest.raises(RuleError, match="bad-seats"):
            game.configure(players=players)


@rule("KAR-02", "KAR-03", "KAR-04", "Q-KAR-12")
@pytest.mark.parametrize(("players", "left"), [(2, 40), (3, 34), (4, 28)])
def test_the_deal(players: int, left: int) -> None:
    state, events = deal(Karo8Rules(players=players), Opening(), STREAM)
    assert [len(hand) for hand in state.hands] == [6] * players
    assert len(state.stock) == left
    assert events[0].facts == {"cards": 6, "stock": left}
    cards = pieces_of(state)
    assert len(set(cards)) == len(cards) == 52
    assert JOKER not in cards


@rule("KAR-05", "Q-KAR-8", "Q-KAR-11")
def test_teams() -> None:
    assert [Karo8Rules(players=4).is_hero(seat) for seat in range(4)] == [True, False] * 2
    # Three play two against one, as agreed.
    assert view(table("2c", "2d", "2h"), None).heroes == (0, 2)
    agreed = Karo8Rules(players=3, heroes=(1,))
    assert [agreed.team_of(seat) for seat in range(3)] == [0, 1, 0]
    assert view(table("2c", "2d", "2h", "2s", heroes=(0, 1)), None).heroes == (0, 1)
    wrong_ones: list[dict[str, Any]] = [
        {"players": 2, "heroes": (2,)},
        {"players": 2, "heroes": (0, 1)},
        {"players": 4, "heroes": (1, 1)},
        {"players": 2, "youngest": 2},
    ]
    for wrong in wrong_ones:
        with pytest.raises(RuleError, match="options-clash"):
            Karo8Rules(**wrong)


@rule("Q-KAR-8")
def test_option_only_two_or_four() -> None:
    with pytest.raises(RuleError, match="options-clash"):
        Karo8Rules(players=3, three_players=False)
    assert Karo8Rules(players=4, three_players=False).players == 4


# -------------------------------------------------------------------------------------- the start


@rule("KAR-10", "Q-KAR-6", "D-KAR-2", "D-KAR-8")
def test_the_holder_of_simba_begins_with_it() -> None:
    state = dealt("8h 8s", "8d 8c", "2c")
    assert (state.turn, state.phase) == (1, "start")
    assert legal(state) == (Lay(SIMBA),)
    error = refusal(state, lay("8c"))
    assert (error.code, error.facts) == ("karo-must-eight", {"piece": SIMBA})
    assert refusal(state, Draw()).code == "wrong-phase"
    assert refusal(state, Pass()).code == "wrong-phase"
    state = play(state, Lay(SIMBA))
    assert state.rows[DIAMONDS] == (8, 8)
    assert (state.turn, state.phase) == (2, "play")


@rule("Q-KAR-6")
def test_option_any_eight_first() -> None:
    state = dealt("8h 8s", "8d 8c", any_eight=True)
    assert set(legal(state)) == {Lay(SIMBA), lay("8c")}
    assert play(state, lay("8c")).rows[CLUBS] == (8, 8)


@rule("KAR-11", "Q-KAR-5")
def test_without_simba_the_first_from_the_dealers_left_with_an_eight() -> None:
    assert dealt("8c", "8h", "8s").turn == 0
    assert dealt("8c", "8h", "8s", first=1).turn == 1
    assert dealt("8c", "2c", "8s", first=1).turn == 2
    state = dealt("2c", "8h 8s", "8c")
    assert (state.turn, state.phase) == (1, "start")
    assert set(legal(state)) == {lay("8h"), lay("8s")}
    assert refusal(state, Lay(state.hands[1][0])).code == "karo-must-eight"


@rule("Q-KAR-5", "Q-KAR-6")
def test_option_the_eights_go_by_suit() -> None:
    assert dealt("8c", "8s", "8h", first_eight="suit").turn == 2
    assert dealt("8c", "2c", "8s", first_eight="suit").turn == 2
    assert dealt("2d", "8c", "2c", first_eight="suit").turn == 1
    # And it is that very eight that has to lie first.
    assert legal(dealt("8c 8h", "8s", first_eight="suit")) == (lay("8h"),)
    assert legal(dealt("8c 8s", "2s", first_eight="suit")) == (lay("8s"),)
    either = dealt("8c 8h", "8s", first_eight="suit", any_eight=True)
    assert set(legal(either)) == {lay("8c"), lay("8h")}


@rule("Q-KAR-5")
def test_option_the_youngest_begins() -> None:
    assert dealt("8c", "8s", "8h", first_eight="youngest", youngest=2).turn == 2
    assert dealt("8c", "8s", "2h", first_eight="youngest", youngest=2).turn == 0
    assert dealt("8c", "8d", "8h", first_eight="youngest", youngest=2).turn == 1


@rule("KAR-12", "Q-KAR-3", "Q-KAR-7", "D-KAR-7")
def test_all_draw_in_turn_until_an_eight_comes() -> None:
    state, events = deal(Karo8Rules(), Opening(), STREAM)
    assert events[-1].code == "starts"
    state = dealt("2c", "2d", "2h", first=1)
    assert (state.turn, state.phase) == (1, "draw-eight")
    state = replace(state, stock=tuple(reversed(parse_pieces("9c 9d 9h 8s 8d 8c 8h"))))
    for seat, drawn in [(1, "9c"), (2, "9d"), (0, "9h")]:
        assert state.turn == seat
        assert legal(state) == (Draw(),)
        assert refusal(state, Lay(state.hands[seat][0])).code == "wrong-phase"
        assert refusal(state, Pass()).code == "wrong-phase"
        state = play(state, Draw())
        assert card(drawn) in state.hands[seat]
    state, events = apply(state, 1, Draw())
    # The first to draw an eight starts with it at once.
    assert (state.turn, state.phase) == (1, "start")
    assert codes(events) == ["drew", "got", "starts"]
    assert legal(state) == (lay("8s"),)
    state = play(state, lay("8s"))
    assert (state.rows[SPADES], state.turn, state.phase) == ((8, 8), 2, "play")


@rule("KAR-12")
def test_the_deal_says_who_starts_or_that_nobody_has_an_eight() -> None:
    codes = set()
    for number in range(40):
        state, events = deal(Karo8Rules(), Opening(first=0), Stream(bytes([number])))
        if state.phase == "start":
            assert events[-1].facts == {"seat": state.turn}
        else:
            assert not any(one.rank == 8 for hand in state.hands for one in hand)
            assert events[-1].code == "no-eight"
        codes.add(events[-1].code)
    assert codes == {"starts", "no-eight"}


# ---------------------------------------------------------------------------------------- a turn

RED_ROWS = {DIAMONDS: (8, 8), HEARTS: (7, 9)}


@rule("KAR-09", "KAR-13", "D-KAR-3")
def test_rows_start_with_an_eight_and_grow_both_ways() -> None:
    state = table("7c 8c 9d 7d 10h 6h", "2c", rows=RED_ROWS)
    assert set(legal(state)) == {lay(text) for text in ("8c", "7d", "9d", "6h", "10h")}
    for text, suit, row in [
        ("8c", CLUBS, (8, 8)),
        ("7d", DIAMONDS, (7, 8)),
        ("9d", DIAMONDS, (8, 9)),
        ("6h", HEARTS, (6, 9)),
        ("10h", HEARTS, (7, 10)),
    ]:
        after = play(state, lay(text))
        assert after.rows[suit] == row
        assert after.hands[0] == tuple(one for one in state.hands[0] if one != card(text))
    # The 7 of the right suit, not just of the right colour.
    error = refusal(state, lay("7c"))
    assert (error.code, error.facts) == ("karo-no-row", {"piece": card("7c"), "needed": card("8c")})


@rule("KAR-14")
def test_no_gaps() -> None:
    state = table("10d Jh 5h", "2c", rows=RED_ROWS)
    for text, needed in [("10d", "9d"), ("Jh", "10h"), ("5h", "6h")]:
        error = refusal(state, lay(text))
        assert error.code == "karo-no-row"
        assert error.facts == {"piece": card(text), "needed": card(needed)}


@rule("KAR-15", "D-KAR-4")
def test_printed_example_a_six_only_after_the_seven() -> None:
    state = table("6d 9d", "7d", rows=RED_ROWS)
    error = refusal(state, lay("6d"))
    assert error.facts == {"piece": card("6d"), "needed": card("7d")}
    state = play(state, lay("9d"), lay("7d"))
    assert lay("6d") in legal(state)
    assert play(state, lay("6d")).rows[DIAMONDS] == (6, 9)


@rule("Q-KAR-1")
@pytest.mark.parametrize(
    ("ace", "above_king", "below_two"),
    [("high", True, False), ("low", False, True), ("either", True, True)],
)
def test_where_the_ace_goes(ace: str, above_king: bool, below_two: bool) -> None:
    up = table("Ah", "2c", rows={HEARTS: (5, 13)}, ace=ace)
    down = table("Ah", "2c", rows={HEARTS: (2, 9)}, ace=ace)
    assert (lay("Ah") in legal(up)) is above_king
    assert (lay("Ah") in legal(down)) is below_two
    if above_king:
        assert play(up, lay("Ah")).rows[HEARTS] == (5, 14)
    if below_two:
        assert play(down, lay("Ah")).rows[HEARTS] == (1, 9)


@rule("Q-KAR-1", "KAR-06")
@pytest.mark.parametrize(
    ("ace", "last", "before"),
    [
        ("high", "Ah", (2, 13)),
        ("high", "2h", (3, 14)),
        ("low", "Ah", (2, 13)),
        ("low", "Kh", (1, 12)),
        ("either", "Ah", (2, 13)),
        ("either", "Kh", (1, 12)),
        ("either", "2h", (3, 14)),
    ],
)
def test_a_row_has_thirteen_cards_wherever_the_ace_lies(ace: str, last: str, before: Row) -> None:
    full = (2, 14) if ace == "high" else (1, 13)
    state = table(last, "2c", rows={DIAMONDS: full, HEARTS: before}, ace=ace)
    assert play(state, lay(last)).outcome


@rule("KAR-09", "KAR-13", "Q-KAR-1")
def test_the_view_shows_where_rows_can_grow() -> None:
    rows = {DIAMONDS: (8, 8), HEARTS: (2, 13), SPADES: (2, 12)}
    for ace, hearts, spades in (
        ("high", (14,), (13,)),
        ("low", (1,), (1, 13)),
        ("either", (1,), (1, 13)),
    ):
        public_view = view(table("2c", "2d", rows=rows, ace=ace), None)
        assert public_view.gaps == ((8,), (7, 9), hearts, spades)
    assert view(table("2c", "2d", rows={SPADES: (3, 14)}), None).gaps[SPADES] == (2,)
    assert view(table("2c", "2d", rows={SPADES: (2, 14)}), None).gaps[SPADES] == ()


@rule("Q-KAR-1")
@pytest.mark.parametrize(("ace", "needed"), [("high", "10h"), ("low", "6h"), ("either", "10h")])
def test_what_an_ace_waits_for(ace: str, needed: str) -> None:
    error = refusal(table("Ah", "2c", rows=RED_ROWS, ace=ace), lay("Ah"))
    assert error.facts == {"piece": card("Ah"), "needed": card(needed)}


@rule("KAR-16")
def test_one_card_a_turn() -> None:
    state = play(table("9d 10d", "2c", rows=RED_ROWS), lay("9d"))
    assert to_act(state) == (1,)
    assert refusal(state, lay("10d"), 0).code == "not-your-turn"


@rule("KAR-17", "Q-KAR-3")
def test_players_who_cannot_lay_draw_one_and_wait() -> None:
    state = table("2c", "2s", stock="9d 3c", rows=RED_ROWS)
    assert legal(state) == (Draw(),)
    after, events = apply(state, 0, Draw())
    assert after.hands[0] == tuple(sorted(parse_pieces("2c 9d")))
    assert after.stock == parse_pieces("3c")
    # The 9 of diamonds would fit, but not in this turn.
    assert (after.turn, after.phase) == (1, "play")
    assert codes(heard(events, 0)) == ["drew", "got"]
    assert codes(heard(events, 1)) == ["drew"]
    assert view(after, 1).hands[0] is None
    assert view(after, 1).counts == (2, 1)


@rule("Q-KAR-3")
def test_option_a_drawn_card_may_be_laid_at_once() -> None:
    state = table("2c", "2s", stock="9d 3c 4c", rows=RED_ROWS, play_drawn=True)
    drawn = play(state, Draw())
    assert (drawn.turn, drawn.phase) == (0, "drawn")
    assert legal(drawn) == (lay("9d"), Pass())
    assert refusal(drawn, lay("2c")).code == "wrong-phase"
    assert refusal(drawn, Draw()).code == "wrong-phase"
    assert play(drawn, lay("9d")).rows[DIAMONDS] == (8, 9)
    kept = play(drawn, Pass())
    assert (kept.turn, kept.phase, kept.drawn) == (1, "play", None)
    assert card("9d") in kept.hands[0]
    # A card that does not fit ends the turn as ever.
    assert play(kept, Draw()).turn == 0


@rule("Q-KAR-2", "KAR-17", "KAR-18", "D-KAR-5")
def test_players_who_can_lay_must_but_may_choose_the_card() -> None:
    state = table("9d 6h", "2s", stock="3c", rows=RED_ROWS)
    assert set(legal(state)) == {lay("9d"), lay("6h")}
    assert refusal(state, Draw()).code == "karo-must-lay"
    assert refusal(replace(state, stock=()), Pass()).code == "karo-must-lay"
    # Either card may be held back.
    assert play(state, lay("9d")).hands[0] == parse_pieces("6h")
    assert play(state, lay("6h")).hands[0] == parse_pieces("9d")


@rule("Q-KAR-2", "KAR-18")
def test_option_holding_back() -> None:
    state = table("9d", "7d", stock="3c", rows=RED_ROWS, may_hold=True)
    assert set(legal(state)) == {lay("9d"), Draw()}
    held = play(state, Draw())
    assert held.hands[0] == tuple(sorted(parse_pieces("9d 3c")))
    # With an empty stock a hold is a pass. When all have held once around, laying is compulsory.
    assert set(legal(held)) == {lay("7d"), Pass()}
    held = play(held, Pass(), Pass())
    assert legal(held) == (lay("7d"),)
    assert refusal(held, Pass()).code == "karo-must-lay"
    laid = play(held, lay("7d"))
    assert Pass() in legal(laid)


@rule("Q-KAR-4")
def test_an_empty_stock_and_nothing_that_fits_is_a_pass() -> None:
    state = table("2c", "9d", rows=RED_ROWS)
    assert legal(state) == (Pass(),)
    assert refusal(state, Draw()).code == "wrong-phase"
    after, events = apply(state, 0, Pass())
    assert (after.turn, codes(events)) == (1, ["passed"])
    assert refusal(replace(state, stock=parse_pieces("3c")), Pass()).code == "wrong-phase"


@rule("Q-KAR-2", "Q-KAR-4")
def test_with_an_empty_stock_somebody_can_always_lay() -> None:
    state = play(dealt("8d", "2c"), Lay(SIMBA))
    rest = [*state.stock, *state.hands[0], *state.hands[1]]
    state = replace(
        state, stock=(), hands=(tuple(sorted(rest[::2])), tuple(sorted(rest[1::2]))), turn=0
    )
    passes = 0
    while not state.outcome:
        move = legal(state)[0]
        passes = passes + 1 if move == Pass() else 0
        assert passes < 2
        state = play(state, move)


@rule("Q-KAR-9")
def test_an_empty_hand_draws_or_passes() -> None:
    state = table("", "2s", stock="3c", rows=RED_ROWS)
    assert legal(state) == (Draw(),)
    assert legal(replace(state, stock=())) == (Pass(),)
    # Laying one's last card wins nothing by itself (D-KAR-1).
    assert play(table("9d", "2s", rows=RED_ROWS), lay("9d")).outcome is None


@rule("Q-KAR-10")
def test_all_may_lay_both_colours() -> None:
    rows = {DIAMONDS: (8, 8), SPADES: (8, 8)}
    hero = table("9s", "2c", rows=rows)
    assert play(hero, lay("9s")).rows[SPADES] == (8, 9)
    villain = table("2c", "9d", rows=rows, more={"turn": 1})
    assert play(villain, lay("9d")).rows[DIAMONDS] == (8, 9)


# ------------------------------------------------------------------------------------- the end


@rule("KAR-06", "KAR-07", "KAR-19", "D-KAR-1", "D-KAR-6")
def test_all_red_cards_make_the_heroes_win() -> None:
    rows = {DIAMONDS: (2, 14), HEARTS: (3, 14), CLUBS: (8, 13)}
    state = table("Ac 2h", "2s 3s", "5s", "4s", stock="6s", rows=rows)
    assert play(state, lay("Ac")).outcome is None  # one suit of the colour is not enough
    done, events = apply(state, 0, lay("2h"))
    assert done.outcome
    assert (done.outcome.reason, done.outcome.points) == ("heroes", (1, 0, 1, 0))
    assert done.outcome.winners == (0, 2)
    assert codes(events) == ["laid", "round-over"]
    assert to_act(done) == ()
    assert refusal(done, lay("2s"), 1).code == "round-over"
    assert view(done, None).hands == done.hands


@rule("KAR-08", "KAR-19", "Q-KAR-10")
def test_all_black_cards_make_the_villains_win_whoever_lays_the_last() -> None:
    rows = {CLUBS: (2, 14), SPADES: (2, 13), DIAMONDS: (2, 14)}
    done = play(table("As 2h", "8h", rows=rows), lay("As"))
    assert done.outcome
    assert (done.outcome.reason, done.outcome.points) == ("villains", (0, 1))


@rule("KAR-07", "KAR-08")
def test_derived_the_win_comes_with_the_26th_card_of_a_colour() -> None:
    for number in range(20):
        state, _ = deal(Karo8Rules(players=4), Opening(), Stream(bytes([number])))
        laid = {True: 0, False: 0}
        while not state.outcome:
            assert max(laid.values()) < 26
            move = legal(state)[number % len(legal(state))]
            if isinstance(move, Lay):
                laid[move.card.suit in (DIAMONDS, HEARTS)] += 1
            state = play(state, move)
        assert laid[state.outcome.reason == "heroes"] == 26
        assert laid[state.outcome.reason != "heroes"] < 26


@rule("KAR-05")
def test_agreed_teams_win_together() -> None:
    rows = {DIAMONDS: (2, 14), HEARTS: (3, 14)}
    done = play(table("2h", "2s", "5s", rows=rows, heroes=(1, 2)), lay("2h"))
    assert done.outcome
    assert done.outcome.points == (0, 1, 1)
    assert done.outcome.next_first == 1


# ------------------------------------------------------------------------------------ contract


def test_refusals_say_why() -> None:
    state = table("9d", "2s", rows=RED_ROWS)
    for wrong in (card("2s"), JOKER, PIECES[0], PIECES[15], card("*=9d")):
        error = refusal(state, Lay(wrong))
        assert (error.code, error.facts) == ("not-in-hand", {"piece": wrong})
    for seat in (1, -1, 9):
        assert refusal(state, lay("9d"), seat).facts == {"seat": seat}

    class Bury(Move, frozen=True):
        pass

    assert refusal(state, Bury()).code == "wrong-move"


@pytest.mark.parametrize(
    ("state", "move"),
    [
        (dealt("8h", "8d"), Lay(SIMBA)),
        (dealt("2h", "2d"), Draw()),
        (table("9d", "2s", rows=RED_ROWS), lay("9d")),
        (table("2c", "2s", stock="3c", rows=RED_ROWS), Draw()),
        (table("2c", "2s", rows=RED_ROWS), Pass()),
    ],
)
def test_a_time_out_lays_the_first_card_that_fits_or_ends_the_turn(
    state: Karo8State, move: Move
) -> None:
    after, events = apply(state, state.turn, Timeout())
    assert after == apply(state, state.turn, move)[0]
    assert codes(events)[0] == "timed-out"


def test_resampling_keeps_what_the_phase_reveals() -> None:
    drawing = dealt("2c", "2d", "2h")
    drawn = play(
        table("2c 3c 4c", "2s 3s 4s", stock="9d 6s Qs Kc", rows=RED_ROWS, play_drawn=True), Draw()
    )
    over = play(table("2h", "3c", stock="4c 5c 6c", rows={1: (2, 14), 2: (3, 14)}), lay("2h"))
    for state in (drawing, drawn, over, play(dealt("8d", "2c"), Lay(SIMBA))):
        for seat in (0, 1, None):
            changed = False
            for number in range(5):
                other = resample(state, seat, Stream(bytes([number])))
                assert view(other, seat) == view(state, seat)
                assert sorted(pieces_of(other)) == sorted(pieces_of(state))
                changed = changed or other.stock != state.stock
            assert changed
    # Nobody holds an eight while all draw for one, but where they lie in the stock is open.
    others = [resample(drawing, 0, Stream(bytes([number]))) for number in range(5)]
    assert all(one.rank != 8 for state in others for hand in state.hands for one in hand)
    assert len({state.stock.index(SIMBA) for state in others}) > 1
    # A card that may be laid at once does fit.
    assert card("9d") in resample(drawn, 1, Stream(b"other")).hands[0]
    assert resample(drawn, 1, Stream(b"other")).hands[0] != drawn.hands[0]
