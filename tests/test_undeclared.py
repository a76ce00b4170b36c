"""Undeclared jokers, against a brute force over all that they could stand for, in any order."""

from collections.abc import Iterator, Sequence
from itertools import pairwise, permutations, product
from random import Random
from typing import Final

import pytest

from rummel.errors import RuleError
from rummel.games import find
from rummel.games.romme import rules as romme_rules
from rummel.games.romme.rules import RommeRules
from rummel.games.tiles import rules as tiles_rules
from rummel.games.tiles.rules import TilesRules
from rummel.melds import MeldRules, Worth, read, readings
from rummel.pieces import JOKER, Meld, deck, joker_for, parse_pieces, piece

rule = pytest.mark.rule

CARDS: Final = Worth(court=10, ace_high=11, ace_set=11, ace_hand=11, joker_hand=20)
RULE_SETS: Final[dict[str, tuple[MeldRules, Worth]]] = {
    "tiles": (MeldRules(), Worth()),
    "no worth": (MeldRules(), Worth(joker_laid=False)),
    "declared": (MeldRules(declared=True), Worth()),
    "one joker": (MeldRules(jokers="one"), Worth()),
    "ace either": (MeldRules(ace="either", longest_run=14), Worth()),
    "ace 14": (MeldRules(ace="either"), Worth(ace_high=14)),
    "ace round": (MeldRules(ace="wrap"), Worth(ace_high=14)),
    "mixed": (MeldRules(mixed_runs=True), Worth()),
    "mixed, ace either": (MeldRules(mixed_runs=True, ace="either", longest_run=14), Worth()),
    "mixed, ace round": (MeldRules(mixed_runs=True, ace="wrap"), Worth()),
    "runs": (MeldRules(sets=False), Worth()),
    "sets": (MeldRules(runs=False), Worth()),
    "romme": (MeldRules(ace="either", longest_run=14, declared=True), CARDS),
    "romme any": (MeldRules(ace="either", longest_run=14), CARDS),
    "romme corner": (MeldRules(ace="wrap", longest_run=14), CARDS),
    "romme apart": (MeldRules(ace="either", longest_run=14, jokers="apart"), CARDS),
    "romme majority": (MeldRules(ace="either", jokers="majority"), CARDS),
    "romme free": (MeldRules(ace="either", longest_run=14, jokers="free"), CARDS),
}


def line(rules: MeldRules) -> list[int]:
    """The ranks in the order in which runs go."""
    if rules.ace == "wrap":
        return [*range(1, 14), *range(1, 14)]
    return [*range(1, 14), *([1] if rules.ace == "either" else [])]


def is_legal_run(run: Sequence[int], rules: MeldRules) -> bool:
    """Whether these pieces, in this order, are a run by the letter of the rules."""
    ranks = [one & 15 for one in run]
    places = line(rules)
    if not rules.runs or not 3 <= len(run) <= rules.longest_run:
        return False
    if rules.ace == "wrap" and len(run) == 14:
        places = [*places, *places]
    if not any(places[at : at + len(run)] == ranks for at in range(len(places))):
        return False
    if not rules.mixed_runs and len({one >> 4 & 3 for one in run}) > 1:
        return False
    return rules.jokers != "apart" or not any(a >= 64 and b >= 64 for a, b in pairwise(run))


def is_legal_set(meld: Sequence[int], rules: MeldRules) -> bool:
    suits = {one >> 4 & 3 for one in meld}
    same = len({one & 15 for one in meld}) == 1
    return rules.sets and same and 3 <= len(meld) == len(suits)


def within_limit(meld: Sequence[int], rules: MeldRules) -> bool:
    jokers = sum(one >= 64 for one in meld)
    return {
        "free": True,
        "natural": jokers < len(meld),
        "majority": jokers == 0 or jokers < len(meld) - jokers,
        "apart": jokers < len(meld),
        "one": jokers < 2 and jokers < len(meld),
    }[rules.jokers]


def every_legal(meld: Meld, rules: MeldRules) -> tuple[set[Meld], set[Meld]]:
    """All sets and all runs that the list could be, whatever its order."""
    sets, runs = set(), set()
    jokers = meld.count(JOKER)
    known = [one for one in meld if one != JOKER]
    suits = {one.suit for one in known}
    for faces in product(deck(1, 0), repeat=jokers):
        # Of a run only the jokers of its own suit matter; of a mixed one any suit stands for all.
        own = {0} if rules.mixed_runs else suits
        is_set = len({one & 15 for one in (*known, *faces)}) == 1
        if not is_set and {one.suit for one in faces} - own:
            continue
        full = (*known, *map(joker_for, faces))
        if not within_limit(full, rules):
            continue
        if is_legal_set(full, rules):
            sets.add(tuple(sorted(full, key=lambda one: one.suit)))
        if len({one & 15 for one in full}) < len(full):
            continue
        for order in permutations(full):
            if is_legal_run(order, rules):
                runs.add(plain(order, rules))
    return sets, runs


def plain(meld: Meld, rules: MeldRules) -> Meld:
    """The same; the suit of a joker in a mixed run does not matter."""
    if not rules.mixed_runs or meld[0].rank == meld[1].rank:
        return meld
    return tuple(joker_for(piece(one.rank, 0)) if one.is_joker else one for one in meld)


def as_written(meld: Meld, runs: set[Meld]) -> Meld | None:
    """The run whose places from left to right are those of the list."""
    for run in sorted(runs):
        if all(one in (JOKER, there) for one, there in zip(meld, run, strict=True)):
            return run
    return None


def lists(chance: Random, rules: MeldRules) -> Iterator[Meld]:
    """Lists of three to five with a joker or two that mostly could be melds."""
    while True:
        size = chance.choice((3, 3, 4, 4, 5))
        start, suit = chance.choice((1, 2, 5, 10, 11, 12, 13)), chance.randrange(4)
        if chance.random() < 0.25 and size < 5:
            meld = [piece(start, one) for one in chance.sample(range(4), size)]
        else:
            meld = [piece((start + step - 1) % 13 + 1, suit) for step in range(size)]
            if rules.mixed_runs:
                meld = [piece(one.rank, chance.randrange(4)) for one in meld]
        if chance.random() < 0.15:
            meld[0] = chance.choice(deck(1, 0))
        for at in chance.sample(range(size), chance.choice((1, 1, 2)) if size > 3 else 1):
            meld[at] = JOKER
        if chance.random() < 0.1:
            natural = [at for at, one in enumerate(meld) if one != JOKER]
            at = chance.choice(natural)
            meld[at] = joker_for(piece(meld[at].rank, 0) if rules.mixed_runs else meld[at])
        yield tuple(meld)


@rule("Q-ROM-9", "Q-MYR-9", "Q-SNR-20")
@pytest.mark.parametrize("name", RULE_SETS)
def test_a_legal_reading_is_found_in_any_order(name: str) -> None:
    rules, worth = RULE_SETS[name]
    chance = Random(name)
    accepted = ambiguous = 0
    some = lists(chance, rules)
    for _ in range(40):
        meld = next(some)
        sets, runs = every_legal(meld, rules)
        orders = list(set(permutations(meld)))
        for order in chance.sample(orders, min(len(orders), 24)):
            suggested = as_written(order, runs)
            try:
                reading = plain(read(order, rules, worth).meld, rules)
            except RuleError as error:
                refused = error.code
            else:
                refused = ""
            if sets and (suggested or (rules.declared and len(meld) < 4)):
                assert refused == "joker-undeclared", order
                ambiguous += 1
                continue
            assert bool(refused) == (not sets and not runs), (order, refused, sets, runs)
            if refused:
                continue
            accepted += 1
            read_as = {plain(one.meld, rules) for one in readings(order, rules, worth)}
            assert runs <= read_as <= runs | sets, (order, read_as, runs)
            if sets:
                assert reading in sets, order
            elif suggested:
                assert reading == suggested, order
            else:
                below = {run for run in runs if run[0].rank + len(run) < 15} or runs
                assert reading in below, (order, reading)
                assert worth.of_meld(reading) == max(map(worth.of_meld, below)), order
    assert accepted > 50
    assert ambiguous or not rules.declared


@pytest.mark.parametrize("name", RULE_SETS)
def test_long_runs_in_any_order(name: str) -> None:
    """Runs of twelve to fourteen, which may go on at either end, with a joker anywhere."""
    rules, worth = RULE_SETS[name]
    chance = Random(name)
    places = line(rules) * (2 if rules.ace == "wrap" else 1)
    for _ in range(80 if rules.runs else 0):
        size = chance.randint(12, rules.longest_run)
        start = chance.randrange(13)
        ranks = places[start : start + size]
        run = [piece(rank, 2) for rank in ranks]
        if len(run) < size or not is_legal_run(run, rules):
            continue
        declared = [*run]
        if chance.random() < 0.7:
            at = chance.randrange(size)
            run[at], declared[at] = JOKER, joker_for(run[at])
        shuffled = tuple(chance.sample(run, size))
        meld = read(shuffled, rules, worth).meld
        assert is_legal_run(meld, rules)
        assert sorted(one.in_hand for one in meld) == sorted(run)
        again = tuple(chance.sample(declared, size))
        assert is_legal_run(read(again, rules, worth).meld, rules)


@rule("Q-ROM-9", "ROM-12")
def test_hands_sort_the_ace_first_and_the_joker_last() -> None:
    rules, worth = RULE_SETS["romme"]
    cases = {
        "1h 13h *": "*=12h 13h 1h",
        "1h 12h *": "12h *=13h 1h",
        "11h 13h 1h *": "11h *=12h 13h 1h",
    }
    for text, wanted in cases.items():
        meld = read(parse_pieces(text), rules, worth).meld
        assert " ".join(map(str, meld)) == wanted
    mixed = read(parse_pieces("9h 11c *"), MeldRules(mixed_runs=True)).meld
    assert " ".join(map(str, mixed)) == "9h *=10h 11c"
    either = read(parse_pieces("13h 1h *"), MeldRules(ace="either")).meld
    assert " ".join(map(str, either)) == "*=12h 13h 1h"


def test_every_game_is_among_the_rule_sets() -> None:
    """The rule sets of the oracle cover what the games' options can make."""
    known = {(rules.ace, rules.mixed_runs, rules.jokers) for rules, _ in RULE_SETS.values()}
    for game in ("myrummy", "serie-noire", "brettspielnetz", "rummikub"):
        rules = find(game).rules
        assert isinstance(rules, TilesRules)
        one = tiles_rules.meld_rules(rules)
        assert (one.ace, one.mixed_runs, one.jokers) in known
    for limit in ("free", "natural", "majority", "apart", "one"):
        cards = romme_rules.meld_rules(RommeRules(joker_limit=limit))
        assert cards.jokers == limit
        assert limit in {jokers for _, _, jokers in known}
