"""Série Noire Gin-Rummy (sheet 003): the deal, turns, what is seen, and the clock."""

import pytest

from rummel.deal import Stream
from rummel.errors import RuleError
from rummel.game import Opening, Timeout, heard
from rummel.games.gin import FAMILY
from rummel.games.gin.rules import GinRules
from rummel.games.gin.state import Discard, Draw, Spread, Take
from rummel.games.karo8.play import Lay
from rummel.pieces import deck, parse_piece, parse_pieces
from tests.games.kit import codes

from .gin_kit import (
    EIGHT,
    FULL,
    FULL_SPREAD,
    LOOSE,
    NINE,
    NINE_SPREAD,
    SEVENTEEN,
    SHEET,
    listed,
    outcome,
    sheet_rules,
    table,
)
from .kit import play, refusal, step

rule = pytest.mark.rule


# ---------------------------------------------------------------------------------------- deal


@rule("GIN-01")
def test_two_to_four_play() -> None:
    assert SHEET.seats == (2, 3, 4)
    for players in (2, 3, 4):
        assert SHEET.configure(players=players).players == players
    for players in (1, 5):
        with pytest.raises(RuleError, match="bad-seats"):
            SHEET.configure(players=players)
    with pytest.raises(RuleError, match="bad-option"):
        GinRules(players=5)


@rule("GIN-04", "GIN-06", "GIN-07")
@pytest.mark.parametrize(("players", "pool"), [(2, 83), (3, 73), (4, 63)])
def test_ten_each_and_eleven_for_the_dealers_left(players: int, pool: int) -> None:
    state, events = FAMILY.deal(sheet_rules(players=players), Opening(first=1), Stream(b"deal"))
    assert [len(hand) for hand in state.hands] == [
        11 if seat == 1 else 10 for seat in range(players)
    ]
    assert len(state.stock) == pool
    assert state.discards == ()
    assert sorted(FAMILY.pieces_of(state)) == sorted(deck(2, 0))  # no jokers
    assert codes(events) == ["dealt", "starts"]


@rule("GIN-05", "D-GIN-4")
def test_the_lowest_draw_deals_and_the_left_neighbour_starts() -> None:
    drawn_again = 0
    for number in range(60):
        state, events = FAMILY.deal(sheet_rules(players=3), Opening(), Stream(bytes([number])))
        lots = [event for event in events if event.code == "gin-lot"]
        (dealer,) = [event.facts["seat"] for event in events if event.code == "gin-deals"]
        assert isinstance(dealer, int)
        assert state.first == state.turn == (dealer + 1) % 3
        assert len(state.hands[state.first]) == 11
        assert [event.facts["seat"] for event in lots[:3]] == [0, 1, 2]
        remaining = [0, 1, 2]
        while lots:
            round_of, lots = lots[: len(remaining)], lots[len(remaining) :]
            ranks = [_rank(event.facts["pieces"]) for event in round_of]
            tied = [seat for seat, rank in zip(remaining, ranks, strict=True) if rank == min(ranks)]
            drawn_again += len(tied) > 1
            remaining = tied
        assert remaining == [dealer]
    assert drawn_again > 0  # equal lowest numbers did come up, and only their players drew again


def _rank(pieces: object) -> int:
    assert isinstance(pieces, tuple)
    return int(pieces[0]) & 15


# ---------------------------------------------------------------------------------------- turns


@rule("GIN-09", "GIN-03")
def test_the_holder_of_eleven_starts_by_discarding() -> None:
    state, _ = FAMILY.deal(sheet_rules(players=3), Opening(first=2), Stream(b"start"))
    view = FAMILY.view(state, 2)
    assert state.turn == 2
    assert {type(move) for move in view.legal} == {Discard}
    assert {move.card for move in view.legal if isinstance(move, Discard)} == set(state.hands[2])
    for move in ("draw", "take", "knock", "spread", "pass"):
        assert refusal(state, move).code in ("wrong-phase", "gin-dealt-eleven")
    card = state.hands[2][0]
    after, events = FAMILY.apply(state, 2, Discard(card))
    assert codes(events) == ["discarded"]
    assert FAMILY.view(after, 0).discard == card
    assert after.turn == 0


@rule("GIN-08", "GIN-10", "GIN-11", "Q-GIN-13")
def test_clockwise_each_takes_or_draws_and_discards() -> None:
    hands = ("1c 13s", "2c 13s", "3c 13h", "4c 13h")
    state = table(*hands, discards="12d", stock="5h 6h", turn=2)
    assert listed(state) == ["take", "draw"]
    for seat in (0, 1, 3):
        with pytest.raises(RuleError, match="not-your-turn"):
            FAMILY.apply(state, seat, Take())
    taken = play(state, "take")
    assert taken.hands[2] == parse_pieces("3c 12d 13h")
    assert taken.discards == ()
    assert listed(taken) == ["discard 3c", "discard 12d", "discard 13h"]
    assert refusal(taken, "draw").code == "wrong-phase"
    drawn = play(state, "draw")
    assert drawn.hands[2] == parse_pieces("3c 6h 13h")
    turns = []
    for move in ("discard 3c", "take", "discard 3c", "take", "discard 3c"):
        drawn = play(drawn, move)
        turns.append(drawn.turn)
    assert turns == [3, 3, 0, 0, 1]


@rule("GIN-03")
def test_nothing_is_laid_during_play() -> None:
    state = table(FULL, LOOSE)
    assert refusal(state, FULL_SPREAD).code == "wrong-phase"
    assert refusal(state, "add 1c 1").code == "wrong-phase"
    drawn = play(state, "draw")
    assert refusal(drawn, FULL_SPREAD).code == "wrong-phase"
    assert drawn.melds == ()


@rule("GIN-12")
def test_two_players_an_unwanted_discard_is_out_for_good() -> None:
    state = table("1c", "2c", discards="12d", stock="5h 6h 7h")
    after = play(state, "draw", "discard 7h")
    view = FAMILY.view(after, 1)
    assert after.stock == parse_pieces("5h 6h")
    assert (view.discard, view.discards) == (parse_piece("7h"), 2)
    # Even after the open one is taken, the one below stays out of reach and out of sight.
    taken = play(after, "take")
    assert FAMILY.view(taken, 1).discard is None
    last = play(taken, "discard 2c", "take")
    assert parse_piece("12d") not in (*last.hands[0], *last.hands[1], *last.stock)
    assert parse_piece("12d") in last.discards


@rule("GIN-12", "Q-GIN-20")
def test_an_unwanted_discard_is_turned_down_unless_discards_lie_open() -> None:
    for lies_open in (False, True):
        state = table("1c", "2c", discards="12d 9s", stock="5h 6h 7h", discards_open=lies_open)
        pile = parse_pieces("12d 9s") if lies_open else ()
        for seat in (0, 1, None):
            assert FAMILY.view(state, seat).discard == parse_piece("9s")
            assert FAMILY.view(state, seat).pile == pile
            drawn = FAMILY.view(play(state, "draw"), seat)
            assert (drawn.discard, drawn.pile) == (parse_piece("9s") if lies_open else None, pile)
            taken = FAMILY.view(play(state, "take"), seat)
            assert taken.discard == (parse_piece("12d") if lies_open else None)
            assert (taken.pile, taken.discards) == (pile[:1], 1)


@rule("GIN-13", "Q-GIN-14")
def test_with_three_an_unwanted_discard_goes_back_after_the_draw() -> None:
    places = set()
    for number in range(40):
        state = table("1c", "2c", "3c", stock="5h 6h 7h", stream=Stream(bytes([number])))
        after, events = step(state, "draw")
        assert after.drawn == parse_piece("7h")  # never the tile just declined
        assert after.discards == ()
        assert sorted(after.stock) == sorted(parse_pieces("5h 6h 12d"))
        assert after.stream != state.stream
        assert codes(events) == ["drew", "got", "gin-returned"]
        places.add(after.stock.index(parse_piece("12d")))
    assert places == {0, 1, 2}
    # A discard that is taken does not go back.
    assert play(state, "take").stock == state.stock


@rule("Q-GIN-14")
def test_option_the_discard_goes_back_before_the_draw() -> None:
    drawn = set()
    for number in range(40):
        state = table(
            "1c",
            "2c",
            "3c",
            stock="5h",
            stream=Stream(bytes([number])),
            discards_return="before",
        )
        after = play(state, "draw")
        assert len(after.stock) == 1
        drawn.add(after.drawn)
    assert drawn == {parse_piece("5h"), parse_piece("12d")}


@rule("GIN-13")
def test_option_discards_never_go_back() -> None:
    state = table("1c", "2c", "3c", stock="5h 6h 7h", discards_return="never")
    after = play(state, "draw")
    assert (after.stock, after.discards) == (parse_pieces("5h 6h"), parse_pieces("12d"))


@rule("Q-GIN-18")
def test_the_tile_just_taken_may_be_discarded_again() -> None:
    state = table("1c", "2c", stock="5h 6h 7h")
    assert play(state, "take", "discard 12d").discards == parse_pieces("12d")
    barred = play(table("1c", "2c", stock="5h 6h 7h", may_return_taken=False), "take")
    assert refusal(barred, "discard 12d").code == "gin-same-piece"
    assert listed(barred) == ["discard 1c"]
    # Only the open one: a tile from the pool may go at once.
    drawn = play(table("1c", "2c", stock="5h 6h 7h", may_return_taken=False), "draw")
    assert listed(drawn) == ["discard 1c", "discard 7h"]


# ----------------------------------------------------------------------------------- what is seen


@rule("GIN-03", "GIN-13")
def test_a_view_shows_only_what_its_seat_may_know() -> None:
    state = play(table(f"{NINE} 9h", SEVENTEEN, LOOSE), "draw")
    own, other, watching = (FAMILY.view(state, seat) for seat in (0, 1, None))
    assert own.hands == (state.hands[0], None, None)
    assert own.drawn == state.drawn
    assert (other.drawn, other.legal, other.to_act) == (None, (), (0,))
    assert watching.hands == (None, None, None)
    assert (watching.deadwood, other.deadwood) == (None, 17)
    assert other.counts == (11, 10, 10)
    assert not other.may_end


@rule("GIN-10")
def test_only_its_player_sees_a_drawn_tile() -> None:
    _, events = step(table("1c", "2c", "3c", stock="5h 6h"), "draw")
    assert codes(heard(events, 0)) == ["drew", "got", "gin-returned"]
    assert codes(heard(events, 1)) == ["drew", "gin-returned"]
    assert codes(heard(events, None)) == ["drew", "gin-returned"]


@rule("GIN-19")
def test_what_is_left_lies_open_once_it_is_spread() -> None:
    ended = play(table(f"{NINE} 9h", SEVENTEEN), "knock")
    assert FAMILY.view(ended, 1).hands[0] is None
    shown = play(ended, NINE_SPREAD)
    assert FAMILY.view(shown, 1).hands == (parse_pieces("9h"), shown.hands[1])
    assert FAMILY.view(shown, None).left == (9, None)


@rule("GIN-13")
def test_what_is_hidden_can_be_redrawn() -> None:
    state = play(table(LOOSE, SEVENTEEN, EIGHT + " 4h 5h", discards="12d"), "take", "discard 1d")
    state = play(state, "draw")
    changed = 0
    for number in range(10):
        for seat in (0, 1, 2, None):
            other = FAMILY.resample(state, seat, Stream(bytes([number])))
            assert FAMILY.view(other, seat) == FAMILY.view(state, seat)
            assert sorted(FAMILY.pieces_of(other)) == sorted(FAMILY.pieces_of(state))
            assert other.drawn in other.hands[1]
            # Everybody saw seat 0 take it.
            assert parse_piece("12d") in other.hands[0]
            changed += other.hands != state.hands
    assert changed > 30


@rule("GIN-19")
def test_a_tile_laid_off_is_no_longer_known_to_be_held() -> None:
    hand = "4c 1d 3d 5c 7h 12s 11d 13c 2h 8h"
    state = table(FULL, hand, known=((), parse_pieces("4c")))
    laid = play(state, "knock", FULL_SPREAD, "add 4c 1")
    other = FAMILY.resample(laid, 0, Stream(b"other"))
    assert FAMILY.view(other, 0) == FAMILY.view(laid, 0)
    assert other.hands[1] != laid.hands[1]


@rule("Q-GIN-17")
def test_some_other_spreads_are_offered_to_bots() -> None:
    ended = play(table("1c 2c 3c 4c 5d 6d 7d 9c 9d 9h", LOOSE), "knock")
    spreads = list(FAMILY.unlisted(FAMILY.view(ended, 0)))
    assert Spread(tuple(map(parse_pieces, ("9c 9d 9h", "1c 2c 3c", "5d 6d 7d")))) in spreads
    for move in spreads:
        FAMILY.apply(ended, 0, move)
    assert list(FAMILY.unlisted(FAMILY.view(ended, 1))) == []


# -------------------------------------------------------------------------------------- timeouts


@rule("GIN-10", "GIN-11")
def test_a_clock_that_runs_out_changes_least() -> None:
    state = table(FULL, LOOSE, stock="5h 6h 13h")
    drawn, events = FAMILY.apply(state, 0, Timeout())
    assert drawn.drawn == parse_piece("13h")
    assert codes(events) == ["timed-out", "drew", "got"]
    gone, _ = FAMILY.apply(drawn, 0, Timeout())
    assert gone.discards[-1] == parse_piece("13h")
    assert gone.hands == state.hands
    # Nothing to draw: the round stands still, and is dealt again.
    over, _ = FAMILY.apply(table(FULL, LOOSE, stock=""), 0, Timeout())
    assert outcome(over).reason == "gin-again"
    # The eleven dealt: what costs least goes.
    first, _ = FAMILY.apply(table(f"{FULL} 13h", LOOSE, phase="discard"), 0, Timeout())
    assert first.discards == parse_pieces("13h")
    shown, _ = FAMILY.apply(play(table(FULL, LOOSE), "knock"), 0, Timeout((parse_pieces("1c"),)))
    assert shown.ending == "gin"


@rule("GIN-15")
def test_a_clock_that_runs_out_after_the_last_discard_was_taken_to_end() -> None:
    taken = play(table(FULL, LOOSE, discards="4c", stock="", last_discard="to-end"), "take")
    ended, _ = FAMILY.apply(taken, 0, Timeout())
    assert ended.ending == "big-gin"


# ------------------------------------------------------------------------------------ bad options


@pytest.mark.parametrize(
    ("chosen", "clash"),
    [
        ({"oklahoma": True}, ("oklahoma", "upcard")),
        ({"end_before_draw": False}, ("end_before_draw", "end_after_discard")),
        ({"big_gin": False, "big_gin_dealt": True}, ("big_gin_dealt", "big_gin")),
        ({"upcard": True, "big_gin_dealt": True}, ("big_gin_dealt", "upcard")),
    ],
)
@rule("Q-GIN-1", "Q-GIN-5")
def test_options_that_contradict_each_other(
    chosen: dict[str, bool], clash: tuple[str, str]
) -> None:
    with pytest.raises(RuleError) as caught:
        sheet_rules(**chosen)
    assert caught.value.code == "options-clash"
    assert (caught.value.facts["first"], caught.value.facts["second"]) == clash


@rule("GIN-11", "GIN-19")
def test_garbage_is_refused() -> None:
    state = play(table(FULL, LOOSE), "draw")
    for text in ("*", "*=7h"):
        for move in (f"discard {text}", f"knock {text}"):
            assert refusal(state, move).code in ("not-in-hand", "wrong-phase")
    ended = play(table(FULL, LOOSE), "knock")
    for melds in ("1c 2c", "1c 1c 1c", "* * *", "1c 2c 3c | 1c 2c 3c", "1c 2c 5d"):
        assert isinstance(refusal(ended, f"spread {melds}"), RuleError)
    with pytest.raises(RuleError, match="wrong-move"):
        FAMILY.apply(state, 0, Lay(parse_piece("1c")))
    over = play(table(LOOSE, LOOSE, stock=""), "pass")
    with pytest.raises(RuleError, match="round-over"):
        FAMILY.apply(over, over.turn, Draw())
    assert FAMILY.to_act(over) == ()
    assert FAMILY.view(over, 0).legal == ()
