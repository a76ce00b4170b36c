"""111: which card to take, where to put it, when to clear and when to announce.

`greedy` wants the best series at once. `steady` counts how far the hand is from being in order:
which cards may stay, and how hard it will be to find cards for the places between them. `think`
asks a net, where there is one for the rules.
"""

from collections import Counter
from functools import cache, lru_cache
from random import Random
from typing import Final

from rummel import nets
from rummel.game import Move
from rummel.games.one_eleven.memory import recall, recalled
from rummel.games.one_eleven.position import fill
from rummel.games.one_eleven.rules import CARDS, OneElevenRules
from rummel.games.one_eleven.scoring import Cards, Direction, best_series, in_order
from rummel.games.one_eleven.state import (
    MOVES,
    Announce,
    Choose,
    Clear,
    Insert,
    OneElevenState,
    OneElevenView,
    Pass,
    Take,
    swapped,
    swaps,
)
from rummel.knowledge import Knowledge, Level, wavering

_MIRROR: Final = CARDS[0] + CARDS[-1]


def _unseen(view: OneElevenView, hand: Cards) -> list[int]:
    seen = {*hand, *(card for card in view.centre if card), view.top, view.taken}
    return [card for card in CARDS if card not in seen]


# --------------------------------------------------------------------------------------- greedy


def greedy(view: OneElevenView, _chance: Random) -> Move:
    """The swap with the best series at once; a hidden card if no open one makes it better."""
    hand = view.own
    if view.phase == "choose":
        return Choose("rising" if hand[0] < hand[-1] else "falling")
    if view.phase == "announce":
        return Announce() if view.ordered else Pass()
    own = view.directions[view.seat or 0]

    def points(cards: Cards) -> tuple[bool, int]:
        return in_order(cards, own), view.rules.worth(best_series(view.rules, cards, own))

    if view.phase == "insert":
        assert view.taken
        taken = view.taken
        return max(swaps(len(hand)), key=lambda move: points(swapped(hand, taken, move)))
    best, most = _blind(view), points(hand)
    for spot, card in enumerate(view.centre, 1):
        if card:
            most_points = max(points(swapped(hand, card, move)) for move in swaps(len(hand)))
            if most_points > most:
                best, most = Take(spot), most_points
    return best


def _blind(view: OneElevenView) -> Move:
    """A hidden card, if need be after clearing; else the first there is."""
    if Clear() in view.legal:
        return Clear()
    hidden = [spot for spot, card in enumerate(view.centre, 1) if card is None]
    return Take(hidden[0]) if hidden else view.legal[0]


# --------------------------------------------------------------------------------------- steady

_NEVER: Final = 1e9


def steady(view: OneElevenView, _chance: Random) -> Move:
    """Takes the card that brings the hand nearest to order, or a hidden one if that does more.

    It announces as soon as it can: further symbols are not worth a turn of the others.
    """
    hand = view.own
    if view.phase == "choose":
        return Choose(
            "rising" if _distance(hand, "rising") <= _distance(hand, "falling") else "falling"
        )
    if view.phase == "announce":
        return Announce() if view.ordered else Pass()
    own = view.directions[view.seat or 0]
    if view.phase == "insert":
        assert view.taken
        return _best_insert(hand, view.taken, own)[0]
    now = _distance(hand, own)
    unseen = _unseen(view, hand)
    least = sum(min(now, _kept(hand, card, own)) for card in unseen) / len(unseen)
    best = _blind(view)
    for spot, card in enumerate(view.centre, 1):
        if card:
            distance = _best_insert(hand, card, own)[1]
            if distance < least:
                best, least = Take(spot), distance
    return best


def _best_insert(hand: Cards, card: int, own: Direction | None) -> tuple[Insert, float]:
    inserts = [(_distance(swapped(hand, card, move), own), move) for move in swaps(len(hand))]
    least, best = min(inserts, key=lambda one: one[0])
    return best, least


def _directions(hand: Cards, own: Direction | None) -> list[Cards]:
    """The hand as it has to rise: as it is, and turned over."""
    hands = []
    if own != "falling":
        hands.append(hand)
    if own != "rising":
        hands.append(tuple([_MIRROR - card for card in hand]))
    return hands


def _distance(hand: Cards, own: Direction | None) -> float:
    """About how many swaps a hand is from being in order."""
    size = len(hand)
    least = _NEVER
    for rising in _directions(hand, own):
        for at, cost in enumerate(_before(rising)):
            least = min(least, cost + _fill(size - 1 - at, CARDS[-1] - rising[at], size))
    return least


def _before(hand: Cards) -> list[float]:
    """For each card, if it stays: the cost of the places before it in a hand that shall rise.

    A card stays if the cards that stay before it are lower and leave room for those between.
    """
    size = len(hand)
    costs: list[float] = []
    for at, card in enumerate(hand):
        least = _fill(at, card - CARDS[0], size)
        for of in range(at):
            if hand[of] < card:
                cost = costs[of] + _fill(at - of - 1, card - hand[of] - 1, size)
                least = min(least, cost)
        costs.append(least)
    return costs


@cache
def _fill(places: int, numbers: int, size: int) -> float:
    """What it costs to fill so many places when so many numbers fit between their neighbours.

    Each takes a swap, and longer to wait for the fewer numbers there are for its share of them.
    """
    if not places:
        return 0.0
    if numbers < places:
        return _NEVER
    usual = places * len(CARDS) / size
    return places * (1 + (usual / numbers) ** 2)


@lru_cache(maxsize=16)
def _sides(hand: Cards) -> tuple[list[float], list[float]]:
    """The costs of the places before each card and, by turning the hand round, behind it."""
    turned = tuple([_MIRROR - card for card in reversed(hand)])
    return _before(hand), _before(turned)[::-1]


def _kept(hand: Cards, card: int, own: Direction | None) -> float:
    """The least distance of the hand with `card` in the best place and staying there."""
    size = len(hand)
    least = _NEVER
    for rising in _directions(hand, own):
        new = card if rising is hand else _MIRROR - card
        before, behind = _sides(rising)
        for at in range(size):
            left = _fill(at, new - CARDS[0], size)
            for of in range(at):
                if rising[of] < new:
                    left = min(left, before[of] + _fill(at - of - 1, new - rising[of] - 1, size))
            right = _fill(size - 1 - at, CARDS[-1] - new, size)
            for of in range(at + 1, size):
                if rising[of] > new:
                    right = min(right, behind[of] + _fill(of - at - 1, rising[of] - new - 1, size))
            least = min(least, left + right)
    return least


# ---------------------------------------------------------------------------------------- think

_PACK: Final = Counter(CARDS)
MIND: Final[nets.Mind[OneElevenRules, OneElevenState, OneElevenView]] = nets.Mind(
    moves=MOVES,
    recalled=recalled,
    recall=lambda known, heard: recall(known.view.rules, heard),
    pack=lambda _rules: _PACK,
    lies=lambda state: (*state.hands, state.centre, state.discards, (state.taken,)),
    fill=fill,
)
_guided = MIND.player(wavering(steady, greedy))


def think(known: Knowledge[OneElevenView], level: Level, chance: Random) -> Move:
    """However distracted: nobody announces a hand that is plainly not in order."""
    move = _guided(known, level, chance)
    return Pass() if move == Announce() and not known.view.ordered else move


# Tuned in matches of two: each wins about two in three against the one below (training/README.md).
LEVELS: Final = (
    Level(memory=6, noise=0.58),
    Level(memory=12, noise=0.5),
    Level(memory=40, noise=0.43),
    Level(noise=0.33),
    Level(),
)
