"""The settings of Canasta, what cards count, and what makes a meld.

Ledger `CAN`. Suits matter nowhere but for the threes.
"""

from collections.abc import Iterable
from typing import Annotated, Final, Literal

from rummel.errors import RuleError
from rummel.game import Rules, option
from rummel.melds import Reading
from rummel.pieces import JOKER, PIECES, SUITS, Meld, Piece, deck, is_red, piece

PACK: Final = deck(2, 4)  # CAN-01
FULL: Final = 7  # cards of a canasta (CAN-18)
MOST_WILD: Final = 3  # CAN-15
# What the first meld has to count, by the total of the side before the round (CAN-20).
FIRST_MELDS: Final = ((3000, 120), (1500, 90), (0, 50))
BELOW_ZERO: Final = 15

_DEALT: Final = {2: 15, 3: 13, 4: 11}  # CAN-04
_SIDES: Final = {2: (0, 1), 3: (0, 1, 2), 4: (0, 1, 0, 1)}  # CAN-02, CAN-03


class CanastaRules(Rules, frozen=True, kw_only=True):
    """The settings of Canasta; the defaults are the classic game."""

    family = "canasta"

    # Two players draw two cards and need two canastas; more players one (CAN-05).
    draws: Annotated[
        Literal["by-players", "one", "two"], option("CAN-05", "Q-CAN-1", group="turn")
    ] = "by-players"
    canastas: Annotated[Literal["by-players", "one", "two"], option("CAN-05", "Q-CAN-2")] = (
        "by-players"
    )

    # The discard pile
    take_with_wild: Annotated[bool, option("CAN-24", "Q-CAN-3")] = True
    take_for_meld: Annotated[bool, option("CAN-25", "Q-CAN-4")] = True
    always_frozen: Annotated[bool, option("Q-CAN-5")] = False

    # Melds
    closed_canastas: Annotated[bool, option("CAN-19", "Q-CAN-6", group="table")] = False

    # Going out, and the end of the stock
    ask_partner: Annotated[bool, option("CAN-33", "Q-CAN-7", group="end")] = True
    last_discard: Annotated[bool, option("CAN-32", "Q-CAN-8")] = False
    concealed_minimum: Annotated[bool, option("Q-CAN-9")] = True
    empty_stock: Annotated[Literal["play-on", "end"], option("CAN-37", "Q-CAN-10")] = "play-on"

    # Scores
    lone_red_threes: Annotated[
        Literal["minus", "nothing"], option("CAN-42", "Q-CAN-11", group="score")
    ] = "minus"

    def team_of(self, seat: int) -> int:
        return self.side_of[seat]

    @property
    def side_of(self) -> tuple[int, ...]:
        """The side of each seat."""
        return _SIDES[self.players]

    @property
    def teams(self) -> int:
        return 2 if self.players == 4 else self.players

    @property
    def dealt(self) -> int:
        """The cards of a hand at the start."""
        return _DEALT[self.players]

    @property
    def drawn(self) -> int:
        """The cards of a draw."""
        return 2 if self.draws == "two" or (self.draws == "by-players" and self.players == 2) else 1

    @property
    def needed(self) -> int:
        """The canastas that going out needs (CAN-30)."""
        if self.canastas == "by-players":
            return 2 if self.players == 2 else 1
        return 1 if self.canastas == "one" else 2

    @property
    def may_ask(self) -> bool:
        """Whether a player has a partner who may be asked (CAN-33)."""
        return self.ask_partner and self.players == 4

    def check(self) -> None:
        if self.players > 4:
            raise RuleError("bad-option", option="players", value=str(self.players), expected="2…4")

    def first_meld(self, total: int) -> int:
        """What the first meld of a side has to count (CAN-20)."""
        return next((least for at, least in FIRST_MELDS if total >= at), BELOW_ZERO)


# ---------------------------------------------------------------------------------------- cards


def _worth(card: Piece) -> int:
    """CAN-10 to CAN-13."""
    if card == JOKER:
        return 50
    if card.rank in (1, 2):
        return 20
    return 10 if card.rank > 7 else 5


_CARDS: Final = frozenset(PACK)
WORTH: Final = tuple(_worth(card) if card in _CARDS else 0 for card in PIECES)
WILD: Final = tuple(card in _CARDS and (card == JOKER or card.rank == 2) for card in PIECES)
RED_THREES: Final = tuple(
    piece(3, suit) for suit in range(len(SUITS)) if is_red(PIECES[suit << 4 | 3])
)
BLACK_THREES: Final = tuple(
    piece(3, suit) for suit in range(len(SUITS)) if not is_red(PIECES[suit << 4 | 3])
)


def count(cards: Iterable[Piece]) -> int:
    """What cards count, in a meld and in a hand alike."""
    return sum([WORTH[card] for card in cards])


def wilds_of(cards: Iterable[Piece]) -> int:
    return sum([WILD[card] for card in cards])


def is_natural(meld: Meld) -> bool:
    return not WILD[meld[-1]]


def in_order(cards: Iterable[Piece]) -> Meld:
    """A meld as it lies: natural cards first, then twos, then jokers."""
    return tuple(sorted(cards, key=lambda card: (WILD[card], card)))


def rank_of(cards: tuple[Piece, ...]) -> int:
    """The rank of the natural cards, or a `RuleError`."""
    for card in cards:
        if card not in _CARDS:
            raise RuleError("bad-piece", text=str(int(card)))
    ranks = {card & 15 for card in cards if not WILD[card]}
    if len(ranks) > 1:
        raise RuleError("set-ranks", meld=cards)
    if not ranks:
        raise RuleError("canasta-naturals", meld=cards)
    return ranks.pop()


def join(rules: CanastaRules, lying: Meld, cards: tuple[Piece, ...]) -> Meld:
    """The meld that `cards` of one rank, and wild ones, make with those that lie; or an error."""
    meld = in_order((*lying, *cards))
    if len(meld) < 3:  # CAN-14
        raise RuleError("meld-short", meld=meld, count=len(meld))
    wild = wilds_of(meld)
    if len(meld) - wild < 2:  # CAN-15
        raise RuleError("canasta-naturals", meld=meld)
    if meld[0] & 15 == 3 and (wild or any(card in RED_THREES for card in meld)):  # CAN-09
        raise RuleError("canasta-threes")
    if wild > MOST_WILD:
        raise RuleError("canasta-wild-many", meld=meld, count=wild, most=MOST_WILD)
    if rules.closed_canastas and len(meld) > FULL:  # Q-CAN-6
        raise RuleError("canasta-full", meld=meld, most=FULL)
    return meld


def read_meld(rules: CanastaRules, meld: Meld) -> tuple[Reading, int]:
    """A new meld as it would lie, and what it counts."""
    rank_of(meld)
    laid = join(rules, (), meld)
    return Reading("set", laid), count(laid)
