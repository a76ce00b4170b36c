"""Notation both ways, decks, hands."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummel.errors import RuleError
from rummel.pieces import (
    JOKER,
    SUITS,
    Piece,
    deck,
    is_red,
    joker_for,
    parse_piece,
    parse_pieces,
    piece,
    pretty,
    without,
)

rule = pytest.mark.rule

ALL = [*deck(1, 1), *(joker_for(one) for one in deck(1, 0))]


@pytest.mark.parametrize("one", ALL, ids=str)
def test_notation_reads_back(one: Piece) -> None:
    assert parse_piece(str(one)) is one
    assert parse_piece(str(one).upper()) is one


@pytest.mark.parametrize(
    ("text", "same"),
    [("Ks", "13s"), ("ks", "13S"), ("Ah", "1h"), ("jD", "11d"), ("*=Qc", "*=12c")],
)
def test_letters_and_numbers_are_the_same_piece(text: str, same: str) -> None:
    assert parse_piece(text) is parse_piece(same)


@pytest.mark.parametrize("text", ["", "h", "7", "0h", "14h", "7x", "*=", "*=*", "**", "07h", "7 h"])
def test_garbage_is_no_piece(text: str) -> None:
    with pytest.raises(RuleError) as caught:
        parse_piece(text)
    assert caught.value.code == "bad-piece"


@given(st.text(max_size=12))
def test_any_text_is_a_piece_or_refused(text: str) -> None:
    try:
        piece = parse_piece(text)
    except RuleError:
        return
    assert piece in ALL


@rule("MYR-01", "MYR-02", "SNR-02", "BSN-04")
def test_106_tiles() -> None:
    tiles = Counter(deck(2, 2))
    assert tiles.total() == 106
    assert tiles.pop(JOKER) == 2
    assert set(tiles.values()) == {2}
    assert len(tiles) == 52
    assert {one.rank for one in tiles} == set(range(1, 14))


@pytest.mark.parametrize("jokers", range(7))
def test_two_packs_with_jokers(jokers: int) -> None:
    assert len(deck(2, jokers)) == 104 + jokers
    assert deck(2, jokers).count(JOKER) == jokers


def test_what_a_piece_is() -> None:
    seven = piece(7, SUITS.index("h"))
    assert (str(seven), seven.rank, seven.suit, seven.is_joker) == ("7h", 7, 2, False)
    stand_in = joker_for(seven)
    assert (str(stand_in), stand_in.rank, stand_in.suit, stand_in.is_joker) == ("*=7h", 7, 2, True)
    assert stand_in.face is seven
    assert stand_in.in_hand is JOKER
    assert seven.in_hand is seven
    assert [pretty(one) for one in parse_pieces("13s, 10h * *=1d")] == ["K♠", "10♥", "*", "*=A♦"]
    assert [is_red(one) for one in parse_pieces("2c 2d 2h 2s")] == [False, True, True, False]


def test_taking_from_a_hand() -> None:
    hand = parse_pieces("5h 5h 7c *")
    assert without(hand, parse_pieces("5h *")) == parse_pieces("5h 7c")
    with pytest.raises(RuleError) as caught:
        without(hand, parse_pieces("7c 7c"))
    assert caught.value.code == "not-in-hand"
    assert caught.value.facts == {"piece": parse_piece("7c")}
