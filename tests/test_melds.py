"""Runs and sets against a slow implementation of the rules, and a reason for each fault."""

from itertools import combinations, permutations
from random import Random

import pytest

from rummel.errors import RuleError
from rummel.melds import MeldRules, Worth, find_melds, is_meld, read
from rummel.pieces import JOKER, PIECES, Meld, deck, joker_for, parse_pieces, piece

rule = pytest.mark.rule

TILES = MeldRules()
CARDS = MeldRules(ace="either", longest_run=14)
CARD_WORTH = Worth(court=10, ace_high=11, ace_set=11, ace_hand=11, joker_hand=20)


def read_text(meld: str, rules: MeldRules = TILES) -> str:
    """The canonical meld as text, or the code of the refusal."""
    try:
        return " ".join(str(one) for one in read(parse_pieces(meld), rules).meld)
    except RuleError as error:
        return error.code


@pytest.mark.parametrize(
    ("meld", "rules", "expected"),
    [
        ("7h 5h 6h", TILES, "5h 6h 7h"),
        ("5s 5c 5h", TILES, "5c 5h 5s"),
        ("5h 6h", TILES, "meld-short"),
        ("5h 6h 8h", TILES, "run-gap"),
        ("5h 6h 6h", TILES, "run-gap"),
        ("5h 6c 7h", TILES, "run-suits"),
        ("5h 6h 7h 12c", TILES, "run-suits"),
        ("5h 6h 12c", TILES, "meld-neither"),
        ("5h 9h 12c", TILES, "meld-neither"),
        ("5h 5c 6h", TILES, "set-ranks"),
        ("5h 6c 8d", TILES, "meld-neither"),
        ("5h 5h 5c", TILES, "set-suit-twice"),
        ("5h 5c 5d 5s 5h", TILES, "set-suit-twice"),
        ("12h 13h 1h", TILES, "run-wrap"),
        ("13h 1h 2h", TILES, "run-wrap"),
        ("1h 12h 13h", CARDS, "12h 13h 1h"),
        ("1h 2h 3h", CARDS, "1h 2h 3h"),
        ("13h 1h 2h", CARDS, "run-wrap"),
        ("13h 1h 2h", MeldRules(ace="wrap"), "13h 1h 2h"),
        ("5h 6h 7h", MeldRules(runs=False), "runs-barred"),
        ("5h 5c 5d", MeldRules(sets=False), "sets-barred"),
        ("5h 6c 7d", MeldRules(mixed_runs=True), "5h 6c 7d"),
        ("5h 6h 7h 8h", MeldRules(longest_run=3), "run-long"),
        # Jokers
        ("5h * 7h", TILES, "5h *=6h 7h"),
        ("* 6h 7h", TILES, "*=5h 6h 7h"),
        ("6h 7h *", TILES, "6h 7h *=8h"),
        ("7h 6h 5h *", TILES, "5h 6h 7h *=8h"),
        ("12h 13h *", TILES, "*=11h 12h 13h"),
        ("12h 13h *", CARDS, "12h 13h *=1h"),
        ("5h 5c *", TILES, "5c *=5d 5h"),
        ("5h 5c *", MeldRules(declared=True), "joker-undeclared"),
        ("5h 5c *=5s", MeldRules(declared=True), "5c 5h *=5s"),
        ("5h 5c 5d *", MeldRules(declared=True), "5c 5d 5h *=5s"),
        ("* * 7h", TILES, "joker-undeclared"),
        ("*=5h *=6h 7h", TILES, "*=5h *=6h 7h"),
        ("* * *", TILES, "joker-undeclared"),
        ("*=5h *=6h *=7h", TILES, "joker-no-natural"),
        ("*=5h *=6h *=7h", MeldRules(jokers="free"), "*=5h *=6h *=7h"),
        ("*=5h *=6h 7h", MeldRules(jokers="one"), "joker-too-many"),
        ("*=5h *=6h 7h", MeldRules(jokers="apart"), "joker-adjacent"),
        ("*=5h 6h *=7h", MeldRules(jokers="apart"), "*=5h 6h *=7h"),
        ("*=5h *=6h 7h 8h", MeldRules(jokers="majority"), "joker-majority"),
        ("*=5h 6h 7h", MeldRules(jokers="majority"), "*=5h 6h 7h"),
        ("5h 5c 5d 5s *", TILES, "meld-neither"),
    ],
)
def test_reading(meld: str, rules: MeldRules, expected: str) -> None:
    assert read_text(meld, rules) == expected


def test_what_is_no_piece_is_in_no_meld() -> None:
    for nothing in (PIECES[0], PIECES[15], PIECES[64 + 15]):
        with pytest.raises(RuleError, match="bad-piece"):
            read((nothing, *parse_pieces("1h 2h")), MeldRules(ace="wrap"))


def test_reasons_name_the_culprit() -> None:
    with pytest.raises(RuleError) as caught:
        read(parse_pieces("5s 5h 5c 5s"), TILES)
    assert caught.value.facts["suit"] == "s"
    with pytest.raises(RuleError) as caught:
        read(parse_pieces("5h 6h 8h"), TILES)
    assert (caught.value.facts["before"], caught.value.facts["after"]) == parse_pieces("6h 8h")


def _slow(meld: Meld, rules: MeldRules) -> bool:
    """Valid by the letter of the rules: some order of the pieces is a run, or they are a set."""
    faces = [one.face for one in meld]
    if rules.jokers == "natural" and all(one.is_joker for one in meld):
        return False
    if len({face.rank for face in faces}) == 1:
        return rules.sets and len({face.suit for face in faces}) == len(faces)
    if not rules.runs or (len({face.suit for face in faces}) > 1 and not rules.mixed_runs):
        return False
    line = [*range(1, 14)] + ([1] if rules.ace == "either" else [])
    ranks = [face.rank for face in faces]
    return any(
        list(order) == line[start : start + len(order)]
        for order in permutations(ranks)
        for start in range(len(line))
    )


RULE_SETS = [
    TILES,
    CARDS,
    MeldRules(runs=False),
    MeldRules(sets=False, ace="either"),
    MeldRules(mixed_runs=True),
]


@pytest.mark.parametrize("rules", RULE_SETS, ids=range(len(RULE_SETS)))
def test_against_the_letter_of_the_rules(rules: MeldRules) -> None:
    chance = Random(1)
    near = [piece(rank, suit) for rank in (1, 2, 3, 12, 13) for suit in range(4)]
    valid = 0
    for trio in combinations(near, 3):
        assert is_meld(trio, rules) == _slow(trio, rules), trio
    for _ in range(4000):
        start, size = chance.randint(1, 13), chance.randint(3, 5)
        suit = chance.randrange(4)
        meld = [piece((start + step - 1) % 13 + 1, suit) for step in range(size)]
        if chance.random() < 0.5:
            meld = [piece(start, one % 4) for one in range(suit, suit + size)]
        if chance.random() < 0.4:
            meld[chance.randrange(size)] = chance.choice(deck(1, 0))
        meld = [joker_for(one) if chance.random() < 0.2 else one for one in meld]
        chance.shuffle(meld)
        assert is_meld(tuple(meld), rules) == _slow(tuple(meld), rules), meld
        valid += _slow(tuple(meld), rules)
    assert valid > 500


@pytest.mark.parametrize("rules", RULE_SETS, ids=range(len(RULE_SETS)))
def test_every_reading_is_stable(rules: MeldRules) -> None:
    chance = Random(2)
    for _ in range(200):
        hand = chance.sample(deck(2, 2), 12)
        for meld in find_melds(hand, rules):
            assert read(meld, rules).meld == meld
            shuffled = chance.sample(meld, len(meld))
            if not rules.mixed_runs:
                assert read(tuple(shuffled), rules).meld == meld


def test_find_melds_finds_all() -> None:
    chance = Random(3)
    for _ in range(60):
        hand = chance.sample(deck(2, 0), 9)
        melds = set(find_melds(hand, TILES))
        slow = {
            read(some, TILES).meld
            for size in range(3, 10)
            for some in combinations(hand, size)
            if _slow(some, TILES)
        }
        assert melds == slow


def test_jokers_fill_what_is_missing() -> None:
    melds = set(find_melds(parse_pieces("5h 6h *"), TILES))
    assert melds == {parse_pieces("*=4h 5h 6h"), parse_pieces("5h 6h *=7h")}
    assert JOKER not in {one for meld in melds for one in meld}


@rule("ROM-20", "ROM-21", "ROM-22", "ROM-23", "Q-ROM-2")
@pytest.mark.parametrize(
    ("meld", "worth"),
    [
        ("10h Jh Qh", 30),
        ("Qh Kh Ah", 31),
        ("9h 10h Jh", 29),
        ("8h 9h 10h", 27),
        ("Kh Kc Ks", 30),
        ("8h 8c 8s 8d", 32),
        ("7h 7c 7s 7d", 28),
        ("4h 5h 6h 7h 8h", 30),
        ("Ah 2h 3h 4h 5h 6h 7h", 28),
        ("Ah 2h 3h 4h 5h 6h 7h 8h", 36),
        ("Ah Ac As", 33),
        ("Qh Kh *=Ah", 31),
    ],
)
def test_worth_of_cards(meld: str, worth: int) -> None:
    assert CARD_WORTH.of_meld(read(parse_pieces(meld), CARDS).meld) == worth


@rule("ROM-39", "ROM-40")
def test_worth_of_a_hand() -> None:
    assert CARD_WORTH.of_hand(parse_pieces("Ah Kc Qh Qd 8h 8c 10s *")) == 87


@rule("MYR-22", "MYR-24", "MYR-25", "SNR-06", "SNR-07", "SNR-08")
def test_worth_of_tiles() -> None:
    tiles = Worth()
    assert tiles.of_meld(parse_pieces("9s *=10s 11s")) == 30
    assert tiles.of_meld(parse_pieces("8s 9s 10s")) == 27
    assert tiles.of_hand(parse_pieces("13s *")) == 38


@rule("BSN-08")
def test_jokers_that_add_nothing() -> None:
    worth = Worth(joker_laid=False)
    assert worth.of_meld(parse_pieces("10s 11s *=12s")) == 21
    assert worth.of_meld(parse_pieces("13s 13c *=13h")) == 26
