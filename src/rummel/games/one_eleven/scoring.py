"""Which series of a hand counts."""

from typing import Literal

from rummel.games.one_eleven.rules import OneElevenRules

Cards = tuple[int, ...]
Direction = Literal["rising", "falling"]


def in_order(cards: Cards, direction: Direction | None = None) -> bool:
    """Whether all cards rise, or all fall; gaps do not matter (ONE-26)."""
    rises = cards[0] < cards[-1]
    if direction is not None and rises != (direction == "rising"):
        return False
    before = cards[0]
    for card in cards[1:]:
        if (before < card) != rises:
            return False
        before = card
    return True


def best_series(rules: OneElevenRules, hand: Cards, direction: Direction | None = None) -> Cards:
    """The one series (Q-ONE-5) that scores in a hand; a card alone is none."""
    series = _stretches(hand) if rules.series == "contiguous" else _chains(rules, hand)
    if direction is not None:
        series = [one for one in series if (one[0] < one[-1]) == (direction == "rising")]
    if not series:
        return ()
    if rules.best == "value":  # Q-ONE-3
        return max(series, key=lambda one: (rules.worth(one), len(one)))
    return max(series, key=lambda one: (len(one), rules.worth(one)))


def _stretches(hand: Cards) -> list[Cards]:
    """The longest unbroken stretches that rise or fall; each shares its ends (Q-ONE-1, ONE-34)."""
    stretches = []
    start = 0
    before = hand[1]
    rises = hand[0] < before
    for at in range(2, len(hand)):
        card = hand[at]
        if (before < card) != rises:
            stretches.append(hand[start:at])
            start = at - 1
            rises = not rises
        before = card
    stretches.append(hand[start:])
    return stretches


def _chains(rules: OneElevenRules, hand: Cards) -> list[Cards]:
    """For each direction the best series that may leave cards out (the option of Q-ONE-1)."""
    chains = []
    for direction in ("rising", "falling"):
        best: list[tuple[int, int, int]] = []  # measure of the best chain to here, where from
        for at, card in enumerate(hand):
            own = rules.symbols[card - 2]
            options = [
                (best[of][0], best[of][1], of)
                for of in range(at)
                if (hand[of] < card) == (direction == "rising")
            ]
            first, second, of = max(options, default=(0, 0, -1))
            step = (own, 1) if rules.best == "value" else (1, own)
            best.append((first + step[0], second + step[1], of))
        at = max(range(len(hand)), key=lambda one: best[one][:2])
        chain: list[int] = []
        while at >= 0:
            chain.append(hand[at])
            at = best[at][2]
        if len(chain) > 1:
            chains.append(tuple(reversed(chain)))
    return chains
