"""MyRummy: what stands when time is up."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from rummel.errors import RuleError
from rummel.games.tiles.play import view
from rummel.games.tiles.rules import TilesRules, meld_rules
from rummel.games.tiles.table import count, plan, salvage
from rummel.melds import find_melds
from rummel.pieces import Meld
from tests.games.kit import melds, play, points
from tests.games.test_tiles_myrummy import GAME, rule
from tests.games.tiles_kit import dealt, events_of, position, rack, rules_of
from tests.solve.positions import with_table_jokers


@rule("MYR-13")
def test_two_minutes() -> None:
    assert rules_of(GAME).seconds == 120
    assert view(dealt(GAME)[0], None).rules.seconds == 120


@rule("MYR-14", "D-MYR-4")
def test_what_is_valid_stands_when_time_is_up() -> None:
    table = "6s 7s 8s | 2c 2d 2h"
    state = position(GAME, "9s 11s 4c 4d 4h 5c 5d 1c", "1d", table=table)
    # The whole draft is fine.
    whole = play(state, "timeout 6s 7s 8s 9s | 2c 2d 2h | 4c 4d 4h")
    assert (whole.turn, whole.hands[0]) == (1, rack("11s 5c 5d 1c"))
    # One meld is unfinished: its tiles go back, the rest stands.
    part = play(state, "timeout 6s 7s 8s 9s | 2c 2d 2h | 4c 4d 4h | 5c 5d")
    assert part.hands[0] == rack("11s 5c 5d 1c")
    # A faulty addition: the old meld is put back, the new one stands.
    faulty = play(state, "timeout 6s 7s 8s 11s | 2c 2d 2h | 4c 4d 4h")
    assert faulty.table == melds("6s 7s 8s | 2c 2d 2h | 4c 4d 4h")
    assert faulty.hands[0] == rack("9s 11s 5c 5d 1c")
    # A table tile was left lying about: its meld comes back, and what was built on it goes.
    loose = play(state, "timeout 7s 8s 9s | 6s | 2c 2d 2h | 4c 4d 4h")
    assert loose.table == melds("6s 7s 8s | 2c 2d 2h | 4c 4d 4h")
    assert loose.hands[0] == rack("9s 11s 5c 5d 1c")
    codes = [event.code for event in events_of(state, "timeout 7s 8s 9s | 4c 4d 4h")]
    assert codes == ["timed-out", "tiles-laid"]


@rule("MYR-14", "Q-MYR-14")
@pytest.mark.parametrize(
    "draft",
    ["", "5c 5d", "6s 7s 8s 11s", "13c 13c 13c | 1d 2d 3d", "6s 7s 8s | 6s 7s 8s | *=5c *=5d *=5h"],
)
def test_nothing_valid_and_a_tile_is_drawn(draft: str) -> None:
    state = position(GAME, "11s 5c 5d 1c", "1d", table="6s 7s 8s", pool="3h 4h 5h 6h")
    after = play(state, f"timeout {draft}")
    assert (after.turn, after.table) == (1, state.table)
    assert after.hands[0] == rack("11s 5c 5d 1c 3h")
    three = position(GAME, "11s 1c", "1d", pool="3h 4h 5h 6h", timeout_tiles=3)
    assert play(three, "timeout").hands[0] == rack("11s 1c 3h 4h 5h")
    # With fewer tiles left there are fewer to draw, and with none the turn is passed.
    two = position(GAME, "11s 1c", "1d", pool="3h 4h", timeout_tiles=3)
    assert play(two, "timeout").hands[0] == rack("11s 1c 3h 4h")
    none = play(position(GAME, "11s 1c", "1d", pool=""), "timeout")
    assert (none.turn, none.passes) == (1, 1)


@rule("MYR-14")
def test_what_was_laid_first_stands_first() -> None:
    # The old run needs its 7 back, so one of the two sets of sevens has to go: the later one.
    state = position(GAME, "7c 7d 7d 7h 7s 1c", "1d", table="6s 7s 8s")
    after = play(state, "timeout 6s 8s | 7s 7c 7d | 7s 7h 7d")
    assert after.table == melds("6s 7s 8s | 7c 7d 7s")
    assert after.hands[0] == rack("7d 7h 1c")


@rule("MYR-14", "MYR-41")
def test_a_time_out_may_win() -> None:
    state = position(GAME, "10c 10d 10h", "13c", opened=False)
    assert points(play(state, "timeout 10c 10d 10h | 5c")) == (13, -13)
    # The table was closed to this player: it goes back, and the opening stands.
    closed = position(GAME, "10c 10d 10h", "13c", table="1s 2s 3s 4s 5s 6s", opened=False)
    won = play(closed, "timeout 1s 2s 3s | 4s 5s 6s | 10c 10d 10h | 5c")
    assert points(won) == (13, -13)
    assert won.table == melds("1s 2s 3s 4s 5s 6s | 10c 10d 10h")


@rule("MYR-14")
def test_jokers_and_time_outs() -> None:
    # The joker was taken away without a replacement: all of it goes back.
    state = position(GAME, "4s 9c 9d 1c", "1d", table="5s 6s *=7s", pool="3h")
    after = play(state, "timeout 4s 5s 6s | 9c 9d *")
    assert (after.table, after.hands[0]) == (state.table, rack("4s 9c 9d 1c 3h"))


@rule("Q-MYR-15")
def test_a_short_opening_goes_back_when_time_is_up() -> None:
    state = position(GAME, "4c 4d 4h 5c 5d 5h 9c 1c", "1d", opened=False, pool="3h")
    after = play(state, "timeout 4c 4d 4h | 5c 5d 9c")
    assert (after.table, after.opened) == ((), (False, False))
    assert after.hands[0] == rack("4c 4d 4h 5c 5d 5h 9c 1c 3h")
    full = position(GAME, "10c 10d 10h 5c 5d 9c 1c", "1d", opened=False, pool="3h")
    stands = play(full, "timeout 10c 10d 10h | 5c 5d 9c")
    assert (stands.table, stands.opened) == (melds("10c 10d 10h"), (True, False))
    assert stands.hands[0] == rack("5c 5d 9c 1c")


@rule("MYR-14", "Q-MYR-23")
def test_the_largest_faultless_part_stays_when_time_is_up() -> None:
    table = "4h 5h 6h *=7h | 5c 6c 7c"
    draft = "4h 5h 6h | * 10d 11d | 5c 6c 7c 8c"
    state = position(GAME, "8c 10d 11d 1c", "1d", table=table)
    after = play(state, f"timeout {draft}")
    # The joker goes back to where it stood, and what was built with it; the 8c stays.
    assert sorted(after.table) == sorted(melds("4h 5h 6h *=7h | 5c 6c 7c 8c"))
    assert after.hands[0] == rack("10d 11d 1c")
    # What was tried before the largest part was looked for.
    before = position(GAME, "8c 10d 11d 1c", "1d", table=table, timeout="keep-valid")
    assert play(before, f"timeout {draft}").table == before.table


@rule("MYR-14", "Q-MYR-23")
def test_no_part_of_a_draft_lays_more_than_what_stays() -> None:
    """Against trying every choice of melds of the draft, with every choice of old ones."""
    chance = Random("parts")
    rules = rules_of(GAME)
    assert isinstance(rules, TilesRules)
    stayed = 0
    for _ in range(60):
        old, hand = with_table_jokers(chance, rules, 9, 5)
        possible = list(
            find_melds((*(p.in_hand for m in old for p in m), *hand), meld_rules(rules))
        )
        left = Counter(hand) + count(old)
        draft: tuple[Meld, ...] = ()
        for one in (*chance.sample(possible, min(len(possible), 6)), *old):
            if chance.random() < 0.8 and count((one,)) <= left:
                left -= count((one,))
                draft += (one,)
        kept = salvage(rules, old, hand, draft, opened=True, rejects=False)
        most = 0
        for size in range(len(draft) + 1):
            for some in combinations(draft, size):
                for back in range(len(old) + 1):
                    for others in combinations(old, back):
                        try:
                            tried = plan(
                                rules, old, hand, some + others, opened=True, rejects=False
                            )
                        except RuleError:
                            continue
                        most = max(most, len(tried.laid))
        assert (len(kept.laid) if kept else 0) == most, (old, hand, draft)
        stayed += most > 0
    assert stayed > 5


@rule("MYR-14", "Q-MYR-23")
def test_a_table_of_twins_is_not_put_back_in_every_order() -> None:
    """Each part took 2 to the number of pairs: this one would not have ended, nor would a server
    whose clock ran out on it.
    """
    rules = rules_of(GAME)
    assert isinstance(rules, TilesRules)
    old = melds(" | ".join(_run(suit, low, 3) for suit in "cdhs" for low in (1, 4, 7, 10)))
    longer = melds(" | ".join(_run(suit, low, 6) for suit in "cdhs" for low in (1, 7)))
    draft = (*melds("13c 13d 13h"), *longer, *longer)
    kept = salvage(rules, (*old, *old), rack("13c 13d 13h"), draft, opened=True, rejects=False)
    assert kept is not None
    assert kept.laid == rack("13c 13d 13h")


def _run(suit: str, low: int, length: int) -> str:
    return " ".join(f"{rank}{suit}" for rank in range(low, low + length))
