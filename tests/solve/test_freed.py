"""Table jokers that a moved piece frees: the game's rules, the kernel and the integer programme.

The rules check every table that can be made, so positions are small and dense: few ranks
and suits, with jokers on the table and their natural pieces around.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, Final

import pytest

from rummel.errors import RuleError
from rummel.games.tiles import best as tiles_best
from rummel.games.tiles.rules import TilesRules, meld_rules
from rummel.games.tiles.table import Table, plan
from rummel.melds import MeldRules, is_meld
from rummel.pieces import JOKER, Hand, Meld, Piece, joker_for, parse_pieces, piece
from rummel.solve import arrange
from tests.solve.positions import (
    check_answer,
    is_set,
    shapes,
    with_jokers,
    with_table_jokers,
)

pytest.importorskip("scipy")
from tests.solve.oracle import best

rule = pytest.mark.rule

OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "any": {},
    "declared": {"table_joker": "declared"},
    "both": {"table_joker": "both"},
    "lying": {"joker_tile_moves": False},
    "rack": {"joker_from_rack": True},
    "one joker": {"one_joker": True},
    "four jokers": {"jokers": 4},
    "ace either": {"ace": "either"},
    "ace round": {"ace": "wrap"},
    "mixed": {"mixed_runs": True},
    "mixed, ace either": {"mixed_runs": True, "ace": "either"},
    "runs": {"melds": "runs"},
}


def candidates(rules: MeldRules, there: Counter[Piece]) -> list[Meld]:
    """Every meld that these pieces make, with jokers in every place."""
    jokers = there[JOKER]
    naturals = Counter({one: count for one, count in there.items() if one < JOKER})
    melds: list[Meld] = []
    for faces in shapes(rules):
        if is_set(faces) or not rules.mixed_runs:
            melds += with_jokers(faces, naturals, jokers, rules)
            continue
        choices = [
            [*(p for s in range(4) if naturals[p := piece(one.rank, s)]), joker_for(one)]
            for one in faces
        ]
        if len(faces) < 7 and all(len(some) > 1 or jokers for some in choices):
            melds += [
                meld
                for meld in product(*choices)
                if sum(one >= JOKER for one in meld) <= jokers and is_meld(meld, rules)
            ]
    return [meld for meld in melds if not _in_hand(meld) - there]


def _in_hand(meld: Meld) -> Counter[Piece]:
    return Counter(one.in_hand for one in meld)


def tables(rules: MeldRules, old: Table, rack: Hand) -> Iterator[Table]:
    """Every table that holds all pieces of the old one and some of the rack."""
    before = Counter(one.in_hand for meld in old for one in meld)
    there = before + Counter(rack)
    melds = [(meld, _in_hand(meld)) for meld in candidates(rules, there)]

    def go_on(at: int, left: Counter[Piece], made: Table) -> Iterator[Table]:
        used = there - left
        missing = before - used
        if not missing:
            yield made
        must = min(missing) if missing else None
        for number in range(at if must is None else 0, len(melds)):
            meld, needed = melds[number]
            if (must is None or must in needed) and needed <= left:
                after = number if must is None else 0
                yield from go_on(after, left - needed, (*made, meld))

    yield from go_on(0, there, ())


def most_laid(rules: TilesRules, old: Table, rack: Hand) -> int:
    """The most tiles that can be laid by the rules, by trying everything."""
    most = 0
    size = sum(map(len, old))
    seen = set()
    for table in tables(meld_rules(rules), old, rack):
        laid = sum(map(len, table)) - size
        same = tuple(sorted(table))
        if laid > most and same not in seen:
            seen.add(same)
            try:
                most = len(plan(rules, old, rack, table, opened=True, rejects=False).laid)
            except RuleError:
                continue
    return most


def compare(rules: TilesRules, table: Table, rack: Hand) -> int:
    question = tiles_best.question(rules, table, rack, opened=True)
    answer = arrange(question)
    check_answer(question, answer)
    assert answer.proven
    if answer.placed:
        plan(rules, table, rack, answer.table, opened=True, rejects=False)
    assert answer.placed == most_laid(rules, table, rack), (table, rack, answer)
    if not rules.mixed_runs:
        wanted = best(question)
        assert wanted is not None
        assert answer.placed == wanted.placed, (table, rack, answer)
    return answer.placed


@rule("MYR-35", "SNR-25", "Q-MYR-4", "Q-MYR-22")
@pytest.mark.parametrize("name", OPTIONS)
def test_rules_kernel_and_programme_agree(name: str, soak: int) -> None:
    rules = TilesRules(**OPTIONS[name])
    chance = Random(name)
    laid = 0
    # Mixed runs are many, so trying all of them takes long.
    for _ in range((3 if rules.mixed_runs else 12) * soak):
        table, rack = with_table_jokers(chance, rules, 6 if rules.mixed_runs else 9, 3)
        laid += compare(rules, table, rack) > 0
    assert laid


def melds(text: str) -> Table:
    return tuple(parse_pieces(one) for one in text.split("|"))


@rule("MYR-35", "Q-MYR-22")
@pytest.mark.parametrize(
    ("table", "rack", "laid"),
    [
        # The 7h of a set that stands frees nothing; one of the rack does.
        ("4h 5h 6h *=7h | 7c 7d 7h", "10c 11c", 0),
        ("4h 5h 6h *=7h | 7c 7d 7h", "7h 10c 11c", 3),
        # Out of a set of four it does, and out of a run that loses its end.
        ("4h 5h 6h *=7h | 7c 7d 7h 7s", "10c 11c", 2),
        ("4h 5h *=6h | 6h 7h 8h 9h", "10c 11c", 2),
        # A run of five can't be taken apart so that all of it lies; one of six can.
        ("7c 7d *=7s | 4s 5s 6s 7s 8s | 7c 8c 9c | 7d 8d 9d", "1h 2h", 0),
        ("4h 5h 6h *=7h | 5h 6h 7h 8h 9h 10h", "10c 11c", 2),
        # Two runs that become one: the second 7h has left its meld.
        ("7c 7d *=7s | 5h 6h 7h | 7h 8h 9h", "1c 2c", 2),
        # An old run stands even if its own joker was replaced.
        ("4h 5h *=6h | *=4h 4c 4d", "6h 9c 9d 12c 12d", 3),
    ],
)
def test_what_frees_a_joker(table: str, rack: str, laid: int) -> None:
    assert compare(TilesRules(), melds(table), parse_pieces(rack)) == laid
