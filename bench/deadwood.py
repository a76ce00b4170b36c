"""Least deadwood of gin hands, alone and in batches, next to OpenSpiel's `min_deadwood`.

Half of the hands are dealt, half come from play between steady bots, where melds abound. Of eleven
cards one is thrown away: OpenSpiel says what the other ten leave, and so does our `discard`. The
callers take turns, so that a busy machine slows all alike; the figure is the best of the runs.
"""

import sys
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Final

from rummel.bots import BOTS
from rummel.bots.play import play
from rummel.game import Move, View
from rummel.games import find
from rummel.games.gin.state import GinView
from rummel.knowledge import Knowledge
from rummel.pieces import deck
from rummel.solve import least_deadwood, least_deadwood_many

CAP: Final = 10
ALL: Final = 24  # as many pieces left as there are
RUNS: Final = 15
TARGETS: Final = {"one call a hand": 1, "batch of lists": 10, "batch of bytes": 10}

Codes = list[int]


def hands_of(size: int, count: int) -> list[Codes]:
    chance = Random(f"deadwood/{size}")
    pack = [int(one) for one in deck(1, 0)]
    hands = [chance.sample(pack, size) for _ in range(count // 2)]
    held: list[Codes] = []

    def watching(known: Knowledge[View], luck: Random) -> Move:
        view = known.view
        assert isinstance(view, GinView)
        assert view.seat is not None
        hand = view.hands[view.seat]
        if hand is not None and len(hand) == size:
            held.append([int(one) for one in hand])
        return BOTS["steady"](known, luck)

    gin = find("gin")
    seed = 0
    while len(held) < count - len(hands):
        play(gin, gin.rules, [watching] * 2, f"deadwood/{size}/{seed}")
        seed += 1
    hands += held[: count - len(hands)]
    chance.shuffle(hands)
    return hands


def open_spiel() -> Callable[[list[Codes]], list[int]]:
    import pyspiel  # noqa: PLC0415 - a peer, loaded only for the comparison

    least = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10).min_deadwood
    return lambda hands: [least(hand) for hand in hands]


def main(count: int = 20_000) -> None:
    """Prints a table: microseconds a hand, ratios to OpenSpiel, and where the answers differ."""
    peer = open_spiel()
    print(f"Least deadwood, {count} hands a row, microseconds a hand (best of {RUNS} runs)")
    for size in (10, 11):
        hands = hands_of(size, count)
        # Each caller reads its own copies, which lie in memory in the order of the calls.
        tuples = [tuple(hand) for hand in hands]
        lists = [list(hand) for hand in hands]
        packed = [bytes(hand) for hand in hands]
        numbers = [[(code >> 4) * 13 + (code & 15) - 1 for code in hand] for hand in hands]
        spare = size > 10
        callers: dict[str, Callable[[], list[int]]] = {
            "OpenSpiel": lambda n=numbers: peer(n),  # type: ignore[misc]
            "one call a hand": lambda h=tuples, d=spare: [  # type: ignore[misc]
                least_deadwood(hand, CAP, ALL, d) for hand in h
            ],
            "batch of lists": lambda h=lists, d=spare: least_deadwood_many(h, CAP, ALL, d),  # type: ignore[misc]
            "batch of bytes": lambda h=packed, d=spare: least_deadwood_many(h, CAP, ALL, d),  # type: ignore[misc]
        }
        best = dict.fromkeys(callers, float("inf"))
        answers: dict[str, list[int]] = {}
        for _ in range(RUNS):
            for name, call in callers.items():
                start = perf_counter()
                answers[name] = call()
                best[name] = min(best[name], perf_counter() - start)
        for name, spent in best.items():
            ratio = best["OpenSpiel"] / spent
            verdict = ""
            if name in TARGETS:
                met = "met" if ratio >= TARGETS[name] else "MISSED"
                verdict = f"  {ratio:5.1f}x, target {TARGETS[name]}x: {met}"
            print(f"  {size} cards  {name:16} {spent / count * 1e6:6.3f}{verdict}")
        _compare(hands, answers)


def _compare(hands: list[Codes], answers: dict[str, list[int]]) -> None:
    ours, theirs = answers["batch of lists"], answers["OpenSpiel"]
    assert ours == answers["one call a hand"] == answers["batch of bytes"]
    less = [at for at, (a, b) in enumerate(zip(ours, theirs, strict=True)) if a < b]
    more = sum(a > b for a, b in zip(ours, theirs, strict=True))
    print(f"            OpenSpiel leaves more in {len(less)}, less in {more}")
    for at in less[:3]:
        hand = " ".join(f"{code & 15}{'cdhs'[code >> 4]}" for code in sorted(hands[at]))
        print(f"              {hand}: {ours[at]}, OpenSpiel {theirs[at]}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
