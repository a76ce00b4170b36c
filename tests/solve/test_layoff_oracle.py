"""Lay-offs: the arranger with a table that can only be added to, against every possible way.

The oracle lists what each meld of the table can become and which melds the rack makes, and follows
every choice of them. It knows only what a meld is; which pieces of the rack are used decides all
but the points, so it keeps the most points for each.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

import pytest

from rummel.bots import BOTS
from rummel.bots.play import play
from rummel.game import Move, View
from rummel.games import find
from rummel.games.gin import rules as gin_rules
from rummel.games.romme.rules import RommeRules, meld_rules, worth
from rummel.games.romme.state import RommeView
from rummel.hints import question as game_question
from rummel.knowledge import Knowledge
from rummel.melds import MeldRules, Worth, is_meld, read
from rummel.pieces import JOKER, Hand, Meld, Piece, deck, joker_for, piece, without
from rummel.solve import Answer, Objective, Question, arrange_many
from tests.solve.positions import check_answer, is_set, shapes

# ------------------------------------------------------------------------------------ the oracle


class Used(NamedTuple):
    """Which pieces of a rack are used, as a number with four bits for each kind."""

    kinds: tuple[Piece, ...]
    whole: int
    guard: int

    @classmethod
    def of(cls, rack: Hand) -> "Used":
        kinds = tuple(sorted(set(rack)))
        whole = sum(rack.count(kind) << 4 * at for at, kind in enumerate(kinds))
        return cls(kinds, whole, sum(8 << 4 * at for at in range(len(kinds))))

    def pack(self, pieces: Sequence[Piece]) -> int:
        return sum(1 << 4 * self.kinds.index(one.in_hand) for one in pieces)

    def holds(self, used: int) -> bool:
        return ((self.whole | self.guard) - used) & self.guard == self.guard

    def unpack(self, used: int) -> Hand:
        return tuple(kind for at, kind in enumerate(self.kinds) for _ in range(used >> 4 * at & 7))


Ways = dict[int, int]  # the most points by what is used


def _filled(faces: Sequence[Piece], rack: Hand) -> Iterator[Meld]:
    """The faces with pieces of the rack, natural or joker in every place."""
    jokers = rack.count(JOKER)
    fillings: list[tuple[Meld, int]] = [((), 0)]
    for face in faces:
        grown = []
        for done, spent in fillings:
            if face in rack:
                grown.append(((*done, face), spent))
            if spent < jokers:
                grown.append(((*done, joker_for(face)), spent + 1))
        fillings = grown
        if not fillings:
            return
    yield from (done for done, _ in fillings)


def _note(ways: Ways, used: int, points: int) -> None:
    ways[used] = max(points, ways.get(used, 0))


def _grown(meld: Meld, rack: Hand, rules: MeldRules) -> Iterator[tuple[Meld, Meld]]:
    """What the meld can become, and the pieces added."""
    yield meld, ()
    if is_set(meld):
        for faces in shapes(rules):
            if len(faces) <= len(meld) or not is_set(faces) or faces[0].rank != meld[0].rank:
                continue
            # A joker without a declared suit makes room for any piece.
            kept = [one for one in meld if rules.declared or one < JOKER]
            if not {one.face for one in kept} <= set(faces):
                continue
            open_faces = [face for face in faces if face not in {one.face for one in kept}]
            moved = [one for one in meld if one not in kept]
            for at in range(len(open_faces)):
                # The old jokers take the places that the added piece leaves.
                if len(moved) != len(open_faces) - 1:
                    continue
                others = [joker_for(f) for i, f in enumerate(open_faces) if i != at]
                for added in _filled([open_faces[at]], rack):
                    new = tuple(sorted((*kept, *others, *added), key=lambda one: one.suit))
                    if is_meld(new, rules):
                        yield new, added
        return
    # A run grows at its ends, piece by piece, and is a run after every one.
    growth: dict[Meld, Meld] = {meld: ()}
    for before in (growing := [meld]):
        added, suit = growth[before], before[0].suit
        below = piece((before[0].rank - 2) % 13 + 1, suit)
        above = piece(before[-1].rank % 13 + 1, suit)
        for face, low in ((below, True), (above, False)):
            for (one,) in _filled([face], without(rack, [p.in_hand for p in added])):
                new = (one, *before) if low else (*before, one)
                # A king below the ace is a run only if it is read above the queen.
                if new not in growth and is_meld(new, rules) and read(new, rules).meld == new:
                    growth[new] = (*added, one)
                    growing.append(new)
                    yield new, growth[new]


def ways_to_lay(question: Question) -> tuple[Used, Ways]:
    """Everything that can be laid: with the melds of the table, or from the rack alone to open."""
    rules, counts, rack = question.melds, question.worth, question.rack
    used = Used.of(rack)
    ways: Ways = {0: 0}
    for meld in question.table if question.opened else ():
        steps: Ways = {}
        for new, added in _grown(meld, rack, rules):
            if used.holds(pack := used.pack(added)):
                _note(steps, pack, counts.of_meld(new) - counts.of_meld(meld))
        grown: Ways = {}
        for before, points in ways.items():
            for more, gained in steps.items():
                if used.holds(before + more):
                    _note(grown, before + more, points + gained)
        ways = grown
    melds: Ways = {}
    for faces in shapes(rules):
        for meld in _filled(faces, rack):
            if used.holds(pack := used.pack(meld)) and is_meld(meld, rules):
                _note(melds, pack, counts.of_meld(meld))
    if not question.opened and question.opening == "one":
        return used, melds
    # New melds one after the other, in a fixed order, as often as the rack has them.
    for more, gained in melds.items():
        for _ in range(2):
            grown = dict(ways)
            for before, points in ways.items():
                if used.holds(before + more):
                    _note(grown, before + more, points + gained)
            if grown == ways:
                break
            ways = grown
    return used, ways


def best(question: Question) -> tuple[int, ...] | None:
    """The best values of the objectives; None if an opening is needed and there is none."""
    used, ways = ways_to_lay(question)
    most = min(question.most, len(question.rack) - question.keep)
    outcomes = []
    for pack, points in ways.items():
        laid = used.unpack(pack)
        if len(laid) > max(0, most):
            continue
        out = len(laid) == len(question.rack) - question.keep
        if not question.opened and (
            not laid or (points < question.minimum and not (out and question.out_opens))
        ):
            continue
        left = list(question.rack)
        for one in laid:
            left.remove(one)
        outcomes.append(_measured(question, laid, tuple(left), points))
    return max(outcomes, default=None)


def _measured(question: Question, laid: Hand, left: Hand, points: int) -> tuple[int, ...]:
    """The objectives in their order, more is better."""
    sums: dict[Objective, int] = {
        "tiles": len(laid),
        "points": points,
        "left": -question.worth.of_hand(left),
        "out": len(left) == question.keep,
        "undisturbed": 0,
        "jokers": -laid.count(JOKER),
    }
    return tuple(sums[name] for name in question.objectives)


# --------------------------------------------------------------------------------- the questions


def _romme(**options: Any) -> tuple[MeldRules, Worth, int]:
    rules = find("romme").configure(**options)
    assert isinstance(rules, RommeRules)
    return meld_rules(rules), worth(rules), rules.jokers


RULE_SETS: Final = {
    "romme": _romme(),
    "any suit": _romme(joker_in_set="any"),
    "one ace": _romme(ace_at_both_ends=False),
    "free jokers": _romme(joker_limit="free"),
    "ace counts one": _romme(ace_in_set="one", joker_in_set="both"),
    "majority": _romme(joker_limit="majority"),
    "apart": _romme(joker_limit="apart"),
    "one joker": _romme(joker_limit="one"),
    "corner": _romme(corner=True),
    "gin": (gin_rules.MELDS, Worth(court=10), 0),
    "tiles": (MeldRules(), Worth(), 2),
}
OBJECTIVES: Final[tuple[tuple[Objective, ...], ...]] = (
    ("tiles", "points"),
    ("tiles", "points"),
    ("points", "tiles"),
    ("left",),
    ("left", "jokers"),
    ("jokers", "tiles"),
    ("out", "points"),
    ("tiles", "undisturbed", "points"),
)


def _table(chance: Random, rules: MeldRules, pool: list[Piece], jokers: int) -> list[Meld]:
    """Up to five melds out of a pool, which loses their pieces; some of them hold jokers."""
    melds: list[Meld] = []
    every = shapes(rules)
    wanted = chance.randint(0, 5)
    for _ in range(wanted * 12):
        if len(melds) == wanted:
            break
        faces = chance.choice(every)
        if len(faces) > 5 and chance.random() < 0.9:
            continue
        meld = list(faces)
        for at in range(len(meld)):
            if jokers and chance.random() < 0.12:
                meld[at] = joker_for(meld[at])
        naturals = [one for one in meld if one < JOKER]
        spent = len(meld) - len(naturals)
        there = all(naturals.count(one) <= pool.count(one) for one in naturals)
        if there and spent <= jokers and is_meld(tuple(meld), rules):
            for one in naturals:
                pool.remove(one)
            jokers -= spent
            melds.append(tuple(meld))
    return melds


def question_of(chance: Random, name: str) -> Question:
    """A table and a rack that fits it."""
    rules, counts, jokers = RULE_SETS[name]
    jokers = chance.choice((0, 1, 2, jokers)) if jokers else 0
    pool = list(deck(2 if jokers or chance.random() < 0.7 else 1, 0))
    on_table = chance.randint(0, jokers)
    table = _table(chance, rules, pool, on_table)
    spent = sum(one >= JOKER for meld in table for one in meld)
    held = min(jokers - spent, chance.choice((0, 1, 1, 2, 3)))
    ends = {
        (one.suit, one.rank + step) for meld in table for one in meld for step in (-2, -1, 1, 2)
    }
    ranks = {one.rank for meld in table if is_set(meld) for one in meld}
    near = [p for p in pool if (p.suit, p.rank) in ends or p.rank in ranks]
    low = chance.randint(1, 10)
    dense = [p for p in pool if low <= p.rank < low + 4]
    rack: list[Piece] = [JOKER] * held
    for _ in range(chance.randint(2, 9) - held):
        some = chance.choice((near, dense, dense, pool))
        some = [p for p in some if p in pool] or pool
        rack.append(chance.choice(some))
        pool.remove(rack[-1])
    more: dict[str, Any] = {}
    if chance.random() < 0.25:
        more = {
            "opened": False,
            "minimum": chance.choice((0, 15, 30, 40)),
            "opening": chance.choice(("sum", "one")),
            "out_opens": chance.random() < 0.3,
        }
    return Question(
        table=tuple(table),
        rack=tuple(sorted(rack)),
        melds=rules,
        worth=counts,
        rebuild=False,
        keep=chance.choice((0, 0, 1, 2)),
        most=chance.choice((1000, 1000, 1000, 3, 5)),
        objectives=chance.choice(OBJECTIVES),
        **more,
    )


# -------------------------------------------------------------------------------- the comparison


def _check(question: Question, answer: Answer) -> None:
    """The answer only adds to the table, and its points are those of the pieces laid."""
    check_answer(question, answer)
    assert answer.moved_melds == 0
    for before, after in zip(question.table, answer.table, strict=False):
        assert is_set(before) == is_set(after)
        if is_set(before):
            assert all(one in after for one in before if one < JOKER or question.melds.declared)
        else:
            assert any(after[at : at + len(before)] == before for at in range(len(after)))
    counts = question.worth.of_meld
    assert answer.points == sum(map(counts, answer.table)) - sum(map(counts, question.table))


def compare(question: Question, answer: Answer) -> None:
    _check(question, answer)
    assert answer.proven
    wanted = best(question)
    assert answer.possible == (wanted is not None)
    if wanted is not None:
        assert _measured(question, answer.laid, answer.left, answer.points) == wanted


def compare_all(questions: Sequence[Question]) -> None:
    for question, answer in zip(questions, arrange_many(questions), strict=True):
        try:
            compare(question, answer)
        except BaseException as error:
            error.add_note(f"{question}\n{answer}\nbest: {best(question)}")
            raise


@pytest.mark.parametrize("part", range(2))
@pytest.mark.parametrize("name", RULE_SETS)
def test_against_every_way(name: str, part: int, soak: int) -> None:
    chance = Random(f"lay off/{name}/{part}")
    compare_all([question_of(chance, name) for _ in range(1000 * soak)])


# ------------------------------------------------------------------------------------- from play


def played(game: str, seed: str, count: int, **options: Any) -> list[Question]:
    """The questions of seats at their turns, among greedy and random players."""
    questions: list[Question] = []
    preset = find(game)
    rules = preset.configure(rounds=1, target=0, **options)

    def watching(bot: str) -> Any:
        def decide(known: Knowledge[View], chance: Random) -> Move:
            view = known.view
            assert isinstance(view, RommeView)
            assert view.seat is not None
            hand, opened = view.hands[view.seat], view.opened[view.seat]
            if "lay" in view.free and hand is not None and chance.random() < 0.5:
                table = view.table if opened else ()
                questions.append(game_question(view.rules, table, hand, opened=opened))
            return BOTS[bot](known, chance)

        return decide

    number = 0
    while len(questions) < count:
        bots = [watching("greedy"), *[watching("random")] * (rules.players - 1)]
        play(preset, rules, bots, f"lay off/{seed}/{number}")
        number += 1
    return questions[:count]


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("romme", {}),
        ("romme", {"opening": "sum", "joker_in_set": "any", "players": 4}),
        ("romme-lay", {"opening": "sum", "ace_in_set": "one"}),
    ],
    ids=["romme", "romme-any", "romme-lay"],
)
def test_hands_from_play(game: str, options: dict[str, Any], soak: int) -> None:
    questions = played(game, f"{game}{options}", 300 * soak, **options)
    assert sum(bool(one.opened and one.table) for one in questions) > 20
    compare_all(questions)
