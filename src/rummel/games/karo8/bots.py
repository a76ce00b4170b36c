"""Karo 8: which card to lay.

`greedy` lays the first card of its own colour, else the first that fits. `steady` looks at what a
card opens: of its own colour it lays what lets the row grow furthest, and of the other colour, if
it has to, what helps the others least. `think` asks a net, where there is one for the rules.
"""

from collections import Counter
from random import Random
from typing import Final

from rummel import nets
from rummel.game import Move
from rummel.games.karo8.memory import recall, recalled
from rummel.games.karo8.play import MOVES, Karo8Rules, Karo8State, Karo8View, Lay, laid
from rummel.games.karo8.position import fill
from rummel.knowledge import Level, wavering
from rummel.pieces import Hand, Piece, deck, is_red, piece


def _lays(view: Karo8View) -> list[Lay]:
    return [move for move in view.legal if isinstance(move, Lay)]


def greedy(view: Karo8View, _chance: Random) -> Move:
    """A card of the player's own colour, else any."""
    red = view.seat in view.heroes
    return next((move for move in _lays(view) if is_red(move.card) is red), view.legal[0])


def steady(view: Karo8View, _chance: Random) -> Move:
    hand = view.own
    red = view.seat in view.heroes
    best: Move = view.legal[-1]  # where holding back is allowed it stands last
    most = float("-inf") if isinstance(best, Lay) or len(view.legal) == 1 else 0
    for move in _lays(view):
        opened = sum(_beyond(view, hand, one) for one in _next_to(view, move.card))
        value = 100 + opened if is_red(move.card) is red else -1 - opened
        if value > most:
            best, most = move, value
    return best


def _next_to(view: Karo8View, card: Piece) -> tuple[Piece, ...]:
    """What fits once `card` lies."""
    low, _ = view.rows[card.suit]
    if not low:
        return piece(7, card.suit), piece(9, card.suit)
    further = _further(view, card, rising=card.rank > 8)
    return (further,) if further is not None and card.rank != 1 else ()


def _further(view: Karo8View, card: Piece, *, rising: bool) -> Piece | None:
    """The next card outwards; None at the end of the row."""
    ace = view.rules.ace
    if card.rank == 1 or (card.rank == 13 and rising and ace == "low"):
        return None
    if card.rank == 2 and not rising and ace == "high":
        return None
    return piece(card.rank % 13 + 1 if rising else card.rank - 1, card.suit)


def _beyond(view: Karo8View, hand: Hand, card: Piece) -> int:
    """How many cards from `card` outwards could follow, except the player's own before them."""
    count = 0
    one: Piece | None = card
    rising = card.rank > 8
    while one is not None:
        if count or one not in hand:
            count += 1
        one = _further(view, one, rising=rising)
    return count


# ---------------------------------------------------------------------------------------- think

_PACK: Final = Counter(deck(1, 0))
MIND: Final[nets.Mind[Karo8Rules, Karo8State, Karo8View]] = nets.Mind(
    moves=MOVES,
    recalled=recalled,
    recall=lambda known, heard: recall(known.view.rules, known.view.rows, heard),
    pack=lambda _rules: _PACK,
    lies=lambda state: (*state.hands, laid(state.rows)),
    fill=fill,
)
think = MIND.player(wavering(steady, greedy))

# Luck decides most: the first level, which plays almost anything, wins 41% against the last
# (training/README.md).
LEVELS: Final = (
    Level(memory=0, noise=2.5),
    Level(memory=0, noise=1.0),
    Level(memory=0, noise=0.5),
    Level(noise=0.25),
    Level(),
)
