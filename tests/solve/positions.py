"""Positions for questions, every possible meld, and what holds for any answer."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from random import Random

from msgspec.structs import replace

from rummel.bots.play import play
from rummel.bots.random import random_move
from rummel.game import Move, View
from rummel.games import find
from rummel.games.tiles.rules import TilesRules, meld_rules
from rummel.games.tiles.state import TilesView
from rummel.games.tiles.table import Table
from rummel.knowledge import Knowledge
from rummel.melds import MeldRules, find_melds, is_meld, read
from rummel.pieces import JOKER, Hand, Meld, Piece, deck, joker_for, piece, without
from rummel.solve import Answer, Question


@lru_cache(maxsize=32)
def shapes(rules: MeldRules) -> tuple[Meld, ...]:
    """Every set and run without jokers; in mixed runs suit 0 stands for any suit."""
    melds: list[Meld] = []
    if rules.sets:
        for rank in range(1, 14):
            for size in (3, 4):
                melds += [
                    tuple(piece(rank, suit) for suit in suits)
                    for suits in combinations(range(4), size)
                ]
    if rules.runs:
        for start in range(1, 14):
            for length in range(3, rules.longest_run + 1):
                if rules.ace != "wrap" and start + length - 1 > 13 + (rules.ace != "low"):
                    break
                ranks = [(start + step - 1) % 13 + 1 for step in range(length)]
                for suit in range(1 if rules.mixed_runs else 4):
                    melds.append(tuple(piece(rank, suit) for rank in ranks))
    return tuple(melds)


def is_set(meld: Meld) -> bool:
    return meld[0] & 15 == meld[1] & 15


def with_jokers(
    faces: Meld, there: Counter[Piece], jokers: int, rules: MeldRules
) -> Iterator[Meld]:
    """The meld with jokers in every set of places for which the pieces exist."""
    lacking = [at for at, face in enumerate(faces) if not there[face]]
    if len(lacking) > jokers:
        return
    others = [at for at in range(len(faces)) if at not in lacking]
    for more in range(jokers - len(lacking) + 1):
        for extra in combinations(others, more):
            places = {*lacking, *extra}
            meld = tuple(joker_for(f) if at in places else f for at, f in enumerate(faces))
            if is_meld(meld, rules):
                yield meld


def made(
    chance: Random,
    rules: MeldRules,
    *,
    tiles: int,
    rack: int,
    jokers: int = 2,
    loaded: bool = False,
) -> tuple[tuple[Meld, ...], Hand]:
    """A table of about this many tiles and a rack; `loaded` puts every joker into play."""
    # Mixed runs are too many to list; the others will do for a table.
    plain = replace(rules, mixed_runs=False)
    pool = list(deck(2, 0))
    chance.shuffle(pool)
    table: list[Meld] = []
    free = jokers
    while sum(map(len, table)) < tiles:
        seen = pool[: chance.randint(20, 60)]
        melds = list(find_melds(seen, plain))
        if not melds:
            melds = list(find_melds(pool, plain))
        if not melds:
            break
        meld = chance.choice(melds)
        if len(meld) > 5 and chance.random() < 0.8:
            continue
        if free and chance.random() < (0.3 if loaded else 0.06):
            at = chance.randrange(len(meld))
            wild = (*meld[:at], joker_for(meld[at]), *meld[at + 1 :])
            if is_meld(wild, rules):
                pool = list(without(pool, [one for one in wild if one < JOKER]))
                table.append(wild)
                free -= 1
                continue
        pool = list(without(pool, meld))
        table.append(meld)
    chance.shuffle(pool)
    held: list[Piece] = pool[:rack]
    for _ in range(free):
        if chance.random() < (0.8 if loaded else rack / 106):
            held[chance.randrange(len(held))] = JOKER
    return tuple(table), tuple(sorted(held))


def with_table_jokers(
    chance: Random, rules: TilesRules, tiles: int, most_rack: int
) -> tuple[Table, Hand]:
    """A dense table with a joker or two, and a rack."""
    known = meld_rules(rules)
    while True:
        low = chance.randint(1, 13) if rules.ace != "low" else chance.randint(1, 9)
        width = 4 if rules.mixed_runs else chance.randint(4, 5)
        ranks = [(low + step - 1) % 13 + 1 for step in range(width)]
        suits = chance.sample(range(4), 2 if rules.mixed_runs else chance.choice((2, 3, 4)))
        pool = [piece(rank, suit) for rank in ranks for suit in suits for _ in range(2)]
        table: list[Meld] = []
        jokers = chance.randint(1, rules.jokers)
        while sum(map(len, table)) < tiles:
            melds = [meld for meld in find_melds(pool, known) if len(meld) < 6]
            if not melds:
                break
            meld = chance.choice(melds)
            wild = list(meld)
            if jokers and chance.random() < 0.6:
                at = chance.randrange(len(meld))
                wild[at] = joker_for(piece(meld[at].rank, 0) if _mixed(meld) else meld[at])
            if is_meld(tuple(wild), known):
                jokers -= wild != list(meld)
                for one in wild:
                    if one < JOKER:
                        pool.remove(one)
                table.append(tuple(wild))
        if any(one >= JOKER for meld in table for one in meld):
            rack = chance.sample(pool, min(len(pool), chance.randint(2, most_rack)))
            return tuple(table), tuple(sorted(rack))


def _mixed(meld: Meld) -> bool:
    return not is_set(meld) and len({one.suit for one in meld}) > 1


def dense(chance: Random, *, ranks: int, size: int, jokers: int) -> Hand:
    """A rack of few ranks, so that there are many copies and choices."""
    low = chance.randint(1, 14 - ranks)
    pool = [one for one in deck(2, 0) if low <= one.rank < low + ranks]
    chance.shuffle(pool)
    return tuple(sorted([*pool[: size - jokers], *[JOKER] * jokers]))


def played(game: str, seed: str, rounds: int = 1) -> list[tuple[TilesRules, Table, Hand, bool]]:
    """Rules, table, rack and whether opened, of every turn between random players."""
    seen: list[tuple[TilesRules, Table, Hand, bool]] = []

    def watching(known: Knowledge[View], chance: Random) -> Move:
        view = known.view
        assert isinstance(view, TilesView)
        hand = view.hands[view.turn]
        if hand:
            seen.append((view.rules, view.table, hand, view.opened[view.turn]))
        return random_move(view, chance)

    preset = find(game)
    rules = preset.configure(max_rounds=rounds)
    play(preset, rules, [watching] * rules.players, seed)
    return seen


def count(melds: Iterable[Meld]) -> Counter[Piece]:
    return Counter(JOKER if one >= JOKER else one for meld in melds for one in meld)


def check_answer(question: Question, answer: Answer) -> None:
    """The answer is an arrangement of these pieces, whatever it is worth."""
    old = list(question.table)
    for meld in answer.table:
        if meld in old:
            old.remove(meld)
        else:
            assert read(meld, question.melds).meld == meld
    assert count(answer.table) == count(question.table) + Counter(answer.laid)
    assert Counter(answer.laid) + Counter(answer.left) == Counter(question.rack)
    assert list(answer.left) == sorted(answer.left)
    assert list(answer.laid) == sorted(answer.laid)
    assert answer.placed <= max(0, min(question.most, len(question.rack) - question.keep))
