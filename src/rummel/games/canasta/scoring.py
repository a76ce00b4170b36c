"""What a round of Canasta brings, for the engine and for score sheets alike."""

from collections.abc import Sequence
from typing import Final

from rummel.family import Counting, Game, left_of
from rummel.games.canasta.rules import FULL, CanastaRules, count, is_natural
from rummel.pieces import JOKER, RANKS, Hand, Meld, piece
from rummel.scoring import ByTally, Item, Tally

_WORTH: Final = tuple(count((card,)) for card in (JOKER, *(piece(rank, 0) for rank in RANKS)))
_RANKS: Final = 11  # of melds: four to ace

# CAN-40: the cheapest are seven fours, and six fours with a two.
_NATURAL: Final = Item(name="natural", each=500, most=_RANKS, melds=35)
_MIXED: Final = Item(name="mixed", each=300, most=_RANKS, melds=50)
_FINE: Final = Item(name="fine", each=-100, most=20, partners=True)  # CAN-34


def facts(rules: CanastaRules) -> ByTally:
    """What cards, canastas, red threes and going out count."""
    red = Item(  # CAN-41
        name="red",
        each=100,
        most=4,
        shared=True,
        all=800,
        unmelded=-1 if rules.lone_red_threes == "minus" else 0,  # CAN-42, Q-CAN-11
    )
    return ByTally(
        worth=_WORTH,
        out=100,  # CAN-43
        concealed=100,  # CAN-44
        items=(_NATURAL, _MIXED, red, *((_FINE,) if rules.may_ask else ())),
    )


def tally(
    melds: Sequence[Meld],
    hands: Sequence[Hand],
    *,
    red_threes: int,
    fines: int,
    out: bool,
    concealed: bool,
) -> Tally:
    """What a side has; the cards of a partner count against it too (CAN-45)."""
    full = [meld for meld in melds if len(meld) >= FULL]
    natural = sum(is_natural(meld) for meld in full)
    items = {
        "natural": natural,
        "mixed": len(full) - natural,
        "red": red_threes,
        "fine": fines,
    }
    return Tally(
        melds=sum(count(meld) for meld in melds),
        left=sum(count(hand) for hand in hands),
        out=out,
        concealed=concealed,
        items=items,
    )


# --------------------------------------------------------------------------------- score sheets


def _facts(game: Game) -> ByTally:
    rules = game.rules
    assert isinstance(rules, CanastaRules)
    return facts(rules)


COUNTING = Counting[CanastaRules](
    facts=_facts, words=lambda _rules: (), mark=0, points=None, next_first=left_of
)
