"""Gin: take or draw, throw away, end, spread.

`greedy` wants the least deadwood after each move and ends as soon as it may. `steady` looks one
draw further: it keeps the pieces that the next piece is most likely to turn into melds, and takes
a discard only where it does more than an unknown piece would. `think` asks a net, where there is
one that was trained for the rules, and else plays as `steady` does; forgetful and absent-minded
players see less and choose worse.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from rummel import nets
from rummel.game import Move
from rummel.games.gin.memory import recall, recalled
from rummel.games.gin.position import fill
from rummel.games.gin.rules import HAND, GinRules
from rummel.games.gin.state import (
    MOVES,
    Add,
    Discard,
    Draw,
    GinState,
    GinView,
    Knock,
    Pass,
    Spread,
    Take,
    after_adding,
    lay_offs,
)
from rummel.knowledge import Knowledge, Level, wavering
from rummel.pieces import Hand, Meld, Piece, deck, without
from rummel.solve import least_after_discard, least_deadwood

_PACKS: Final = (Counter(deck(1, 0)), Counter(deck(2, 0)))


def _ends(view: GinView) -> list[Knock]:
    return [move for move in view.legal if isinstance(move, Knock)]


def _discards(view: GinView) -> list[Discard]:
    return [move for move in view.legal if isinstance(move, Discard)]


# --------------------------------------------------------------------------------------- greedy


def greedy(view: GinView, _chance: Random) -> Move:
    """The least deadwood at once; ends the round whenever that is allowed."""
    hand, cap = view.own, view.rules.cap
    if view.phase == "spread":
        return _spread(view, hand)
    ends = _ends(view)
    if ends:
        return _best_end(view, hand, ends)
    if view.phase == "discard":
        left = dict(zip(hand, least_after_discard(hand, cap, len(hand)), strict=True))
        return min(_discards(view), key=lambda move: (left[move.card], -min(move.card & 15, cap)))
    if Take() in view.legal and view.discard is not None:
        taken = (*hand, view.discard)
        now = least_deadwood(hand, cap, len(hand))
        if least_deadwood(taken, cap, len(taken), discard=True) < now:
            return Take()
    return Draw() if Draw() in view.legal else Pass()


def _best_end(view: GinView, hand: Hand, ends: Sequence[Knock]) -> Knock:
    """Ending with nothing left over is best, then with the least."""
    rules = view.rules
    if Knock() in ends:
        return Knock()
    left = dict(
        zip(hand, least_after_discard(hand, rules.cap, HAND - rules.least_melded), strict=True)
    )
    return min(ends, key=lambda move: (left[move.card] if move.card is not None else 0, move.card))


# --------------------------------------------------------------------------------------- spread


def _spread(view: GinView, hand: Hand) -> Move:
    """The lay-off that leads to the least deadwood, as long as there is one that helps."""
    spread = next((move for move in view.legal if isinstance(move, Spread)), None)
    adds = [move for move in view.legal if isinstance(move, Add)]
    best: Move | None = spread
    least = least_deadwood(hand, view.rules.cap, len(hand)) if spread else 10_000
    for add in adds:
        left = _left_after(hand, view.melds, add, view.rules.cap, 4)
        if left < least:
            best, least = add, left
    assert best is not None
    return best


def _left_after(hand: Hand, melds: tuple[Meld, ...], add: Add, cap: int, depth: int) -> int:
    """The least deadwood after a lay-off and up to `depth` more, as the kernel's bot counts it."""
    rest, grown = after_adding(hand, melds, add)
    least = least_deadwood(rest, cap, len(rest))
    if depth and least:
        for more in lay_offs(rest, grown):
            least = min(least, _left_after(rest, grown, more, cap, depth - 1))
    return least


# --------------------------------------------------------------------------------------- steady

# How much more than the hand as it is the hand counts that one more draw makes of it.
_NEXT: Final = 5


def steady(view: GinView, _chance: Random) -> Move:
    """Ends when it may, too: waiting for a better end loses more than it wins."""
    hand = view.own
    if view.phase == "spread":
        return _spread(view, hand)
    ends = _ends(view)
    if ends:
        return _best_end(view, hand, ends)
    if view.phase == "discard":
        return _best_discard(view.rules, hand, _discards(view))
    if Take() in view.legal and view.discard is not None and _wants(view, hand, view.discard):
        return Take()
    return Draw() if Draw() in view.legal else Pass()


def _loose(rules: GinRules) -> int:
    """What a piece outside melds costs beyond its points.

    Much where the end asks for melded pieces (GIN-17) and not only for few points.
    """
    return 30 if rules.least_melded else 2


def _cost(rules: GinRules, hand: Sequence[Piece]) -> int:
    """How far a hand is from its end; counting each piece as 1 counts the loose ones."""
    size = len(hand)
    return least_deadwood(hand, rules.cap, size) + _loose(rules) * least_deadwood(hand, 1, size)


def _after_discard(rules: GinRules, hand: Sequence[Piece]) -> int:
    """The same after the best discard."""
    size, loose = len(hand), _loose(rules)
    points = least_after_discard(hand, rules.cap, size)
    counts = least_after_discard(hand, 1, size)
    return min([left + loose * count for left, count in zip(points, counts, strict=True)])


def _unseen(rules: GinRules, seen: Sequence[Piece]) -> list[tuple[Piece, int]]:
    """Pieces that may come, and how many of each."""
    left = _PACKS[rules.packs - 1].copy()
    left.subtract(seen)
    return [(one, count) for one, count in left.items() if count > 0]


def _after_draw(rules: GinRules, hand: Hand, unseen: Sequence[tuple[Piece, int]]) -> float:
    """What one more draw makes of a hand on average."""
    now = _cost(rules, hand)
    total = sum(count for _, count in unseen)
    return (
        sum(count * min(now, _after_discard(rules, (*hand, one))) for one, count in unseen) / total
    )


def _best_discard(rules: GinRules, hand: Hand, thrown: Sequence[Discard]) -> Discard:
    unseen = _unseen(rules, hand)
    best, least = thrown[0], float("inf")
    for move in thrown:
        rest = without(hand, (move.card,))
        cost = _cost(rules, rest) + _NEXT * _after_draw(rules, rest, unseen)
        # Of equal ones the dearest goes.
        if (cost, -(move.card & 15)) < (least, -(best.card & 15)):
            best, least = move, cost
    return best


def _wants(view: GinView, hand: Hand, card: Piece) -> bool:
    """Whether the open discard does more than an unknown piece would."""
    rules, taken = view.rules, (*hand, card)
    if not rules.least_melded:
        # A piece that only makes the deadwood smaller is not worth a draw.
        now = least_deadwood(hand, 1, len(hand))
        return least_deadwood(taken, 1, len(taken), discard=True) < now
    return _after_discard(rules, taken) < _after_draw(rules, hand, _unseen(rules, taken))


# ---------------------------------------------------------------------------------------- think

MIND: Final[nets.Mind[GinRules, GinState, GinView]] = nets.Mind(
    moves=MOVES,
    recalled=recalled,
    recall=lambda known, heard: recall(known.view.rules, heard),
    pack=lambda rules: _PACKS[rules.packs - 1],
    lies=lambda state: (*state.hands, state.discards),
    fill=fill,
)
_by_hand = wavering(steady, greedy)
_by_net = MIND.player(_by_hand)


def think(known: Knowledge[GinView], level: Level, chance: Random) -> Move:
    # How to spread is not for a net to say.
    spreads = known.view.phase == "spread"
    return (_by_hand if spreads else _by_net)(known, level, chance)


# Tuned in matches of gin and of Série Noire Gin (training/README.md).
_LEVELS: Final = (
    Level(memory=4, noise=0.69),
    Level(memory=12, noise=0.56),
    Level(memory=24, noise=0.44),
    Level(noise=0.3),
    Level(worlds=24),
)
# To the net of Série Noire Gin all suits are alike, so it need not look with others.
_LEVELS_BY_PIECES: Final = (*_LEVELS[:-1], Level())


def levels(rules: GinRules) -> tuple[Level, ...]:
    return _LEVELS_BY_PIECES if rules.least_melded else _LEVELS
