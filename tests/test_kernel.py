"""The kernel from Python, against a brute force written from the definition of a meld."""

import itertools
import random
from collections import Counter
from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummel import _kernel, solve
from rummel.pieces import PIECES, Piece

DECK = [suit << 4 | rank for suit in range(4) for rank in range(1, 14)]
CALLS: list[Callable[[list[int], int, int], object]] = [
    _kernel.least_deadwood,
    _kernel.least_after_discard,
    _kernel.best_melds,
    lambda hand, cap, most_left: _kernel.least_deadwood_many([hand], cap, most_left),
]


def worth(pieces: Sequence[int], cap: int) -> int:
    return sum(min(piece & 15, cap) for piece in pieces)


def is_meld(pieces: Sequence[int]) -> bool:
    suits = [piece >> 4 for piece in pieces]
    ranks = [piece & 15 for piece in pieces]
    run = len(set(suits)) == 1 and ranks == list(range(ranks[0], ranks[0] + len(ranks)))
    a_set = len(set(ranks)) == 1 and len(set(suits)) == len(suits)
    return len(pieces) >= 3 and (run or a_set)


def brute(hand: Sequence[int], cap: int, most_left: int) -> int:
    """Tries every choice of disjoint melds, with copies as different pieces."""
    places = sorted(range(len(hand)), key=lambda place: hand[place])
    melds = [
        frozenset(some)
        for size in range(3, len(hand) + 1)
        for some in itertools.combinations(places, size)
        if is_meld([hand[place] for place in some])
    ]
    used: set[frozenset[int]] = {frozenset()}
    for meld in melds:
        used |= {done | meld for done in used if not done & meld}
    rests = [[piece for i, piece in enumerate(hand) if i not in done] for done in used]
    return min((worth(rest, cap) for rest in rests if len(rest) <= most_left), default=-1)


@st.composite
def hands(draw: st.DrawFn) -> list[int]:
    """Hands from few ranks and suits, so that melds compete."""
    low = draw(st.integers(1, 11))
    high = draw(st.integers(low + 2, 13))
    suits = draw(st.integers(1, 4))
    deck = [suit << 4 | rank for suit in range(suits) for rank in range(low, high + 1)] * 2
    return draw(st.permutations(deck))[: draw(st.integers(0, 9))]


@given(hands(), st.sampled_from([10, 13]), st.integers(-1, 10))
def test_agrees_with_brute_force(hand: list[int], cap: int, most_left: int) -> None:
    least = brute(hand, cap, most_left)
    assert _kernel.least_deadwood(hand, cap, most_left) == least
    thrown = [brute(hand[:i] + hand[i + 1 :], cap, most_left) for i in range(len(hand))]
    assert _kernel.least_after_discard(hand, cap, most_left) == thrown
    best = min((one for one in thrown if one >= 0), default=-1)
    assert _kernel.least_deadwood(hand, cap, most_left, discard=True) == best
    if least < 0:
        with pytest.raises(ValueError, match="no arrangement"):
            _kernel.best_melds(hand, cap, most_left)
        return
    melds = _kernel.best_melds(hand, cap, most_left)
    assert all(is_meld(meld) for meld in melds)
    rest = Counter(hand)
    rest.subtract(itertools.chain(*melds))
    assert min(rest.values(), default=0) >= 0
    left = list(rest.elements())
    assert len(left) <= most_left
    assert worth(left, cap) == least


def test_order_of_the_hand_does_not_matter() -> None:
    chance = random.Random(3)
    for _ in range(500):
        hand = chance.sample(DECK * 2, 20)
        least = _kernel.least_deadwood(hand, 10, 24)
        melds = _kernel.best_melds(hand, 10, 24)
        discards = dict(zip(hand, _kernel.least_after_discard(hand, 10, 24), strict=True))
        chance.shuffle(hand)
        assert _kernel.least_deadwood(hand, 10, 24) == least
        assert _kernel.best_melds(hand, 10, 24) == melds
        assert _kernel.least_after_discard(hand, 10, 24) == [discards[piece] for piece in hand]


def test_takes_tuples_lists_and_pieces() -> None:
    codes = [1, 2, 3, 0x15, 0x25, 0x35, 0x3D]
    pieces = [PIECES[code] for code in codes]
    for hand in (codes, tuple(codes), bytes(codes), pieces, tuple(pieces)):
        assert _kernel.least_deadwood(hand, 10, 24) == 10
        assert _kernel.least_deadwood(hand, 13, 24) == 13
        assert _kernel.least_after_discard(hand, 10, 24)[-1] == 0
        assert _kernel.best_melds(hand, 10, 24) == [[1, 2, 3], [0x15, 0x25, 0x35]]


def test_many_hands_are_answered_like_each_alone() -> None:
    chance = random.Random(4)
    hands = [chance.sample(DECK * 2, chance.randint(0, 24)) for _ in range(300)]
    for discard in (False, True):
        alone = [_kernel.least_deadwood(hand, 10, 3, discard) for hand in hands]
        for many in (hands, tuple(map(tuple, hands)), list(map(bytes, hands))):
            assert _kernel.least_deadwood_many(many, 10, 3, discard) == alone
    assert _kernel.least_deadwood_many([], 10, 3) == []
    with pytest.raises(ValueError, match="hand 1: no such piece: 14"):
        _kernel.least_deadwood_many([[1], [14]], 10, 3)
    with pytest.raises(TypeError):
        _kernel.least_deadwood_many(b"\x01\x02", 10, 3)  # type: ignore[arg-type]


def test_public_face_answers_in_pieces() -> None:
    hand = [PIECES[code] for code in (0x35, 3, 2, 0x15, 1, 0x25)]
    melds = solve.best_melds(hand, 10, 24)
    assert melds == ((1, 2, 3), (0x15, 0x25, 0x35))
    assert all(type(piece) is Piece for meld in melds for piece in meld)
    assert solve.least_deadwood(hand, 10, 0) == 0
    assert solve.least_after_discard(hand, 10, 2) == [10, 3, 4, 10, 5, 10]


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize(
    "piece", [-1, 0, 14, 15, 16, 30, 63, 64, 65, 255, 256, 257, 2**70, -(2**70)]
)
def test_refuses_what_is_no_piece(
    call: Callable[[list[int], int, int], object], piece: int
) -> None:
    with pytest.raises(ValueError, match="no such piece"):
        call([1, piece], 10, 24)


@pytest.mark.parametrize("call", CALLS)
def test_refuses_what_is_no_hand(call: Callable[[object, int, int], object]) -> None:
    with pytest.raises(ValueError, match="at most 24 pieces"):
        call(DECK[:25], 10, 24)
    with pytest.raises(ValueError, match="at most twice"):
        call([5, 5, 5], 10, 24)
    for cap in (0, -1, 14):
        with pytest.raises(ValueError, match="cap"):
            call([5], cap, 24)
    for hand in (None, 5, "5c", {1, 2}, [None], ["5c"], (1.0,)):
        with pytest.raises(TypeError):
            call(hand, 10, 24)
