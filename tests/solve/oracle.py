"""What the kernel has to find, computed by an integer programme written from the rules.

Every meld that the pieces could make, with every way to put jokers into it, is a variable. Nothing
is shared with the kernel but the question.
"""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
from scipy.optimize import (
    Bounds,
    LinearConstraint,
    milp,
)
from scipy.sparse import csr_array

from rummel.melds import Worth
from rummel.pieces import JOKER, Meld, Piece, piece
from rummel.solve import Question
from tests.solve.positions import is_set, shapes, with_jokers


class Best(NamedTuple):
    placed: int
    points: int
    left: int
    jokers: int  # of the rack, laid
    moved: int  # -1: not wanted


class Programme:
    """Rows and columns of an integer programme."""

    def __init__(self) -> None:
        self.upper: list[float] = []
        self.rows: list[dict[int, float]] = []
        self.low: list[float] = []
        self.high: list[float] = []

    def variable(self, most: float) -> int:
        self.upper.append(most)
        return len(self.upper) - 1

    def row(self, terms: dict[int, float], low: float, high: float) -> None:
        self.rows.append(terms)
        self.low.append(low)
        self.high.append(high)

    def maximise(self, goal: dict[int, float]) -> tuple[int, list[int]] | None:
        if not self.upper:
            return (0, []) if all(low <= 0 for low in self.low) else None
        cost = np.zeros(len(self.upper))
        for at, weight in goal.items():
            cost[at] = -weight
        data, indices, starts = [], [], [0]
        for terms in self.rows:
            indices += list(terms)
            data += list(terms.values())
            starts.append(len(indices))
        matrix = csr_array((data, indices, starts), shape=(len(self.rows), len(self.upper)))
        result = milp(
            cost,
            constraints=LinearConstraint(matrix, np.array(self.low), np.array(self.high)),
            integrality=np.ones(len(self.upper)),
            bounds=Bounds(0, np.array(self.upper)),
            options={"mip_rel_gap": 0},
        )
        if result.x is None:
            return None
        return round(-result.fun), [round(value) for value in result.x]


def _add(into: dict[int, float], terms: Iterable[tuple[int, float]], sign: float = 1) -> None:
    for at, weight in terms:
        into[at] = into.get(at, 0) + sign * weight


def best(question: Question, *, tidy: bool = False) -> Best | None:
    """The optimum of an opened player, or of an opening that is a sum; None if there is none."""
    rules, worth = question.melds, question.worth
    old = question.table if question.opened else ()
    table = Counter(JOKER if p >= JOKER else p for meld in old for p in meld)
    rack = Counter(question.rack)
    there = table + rack
    jokers = there.pop(JOKER, 0)
    held = Counter(there)
    if rules.mixed_runs:
        # A mixed run takes any suit: it draws on the rank.
        for rank in range(1, 14):
            held[piece(rank, 0)] += 0
    made: list[Meld] = []
    for faces in shapes(rules):
        if rules.mixed_runs and not is_set(faces):
            by_rank = Counter(
                {piece(r, 0): sum(there[piece(r, s)] for s in range(4)) for r in range(1, 14)}
            )
            made += with_jokers(faces, by_rank, jokers, rules)
        else:
            made += with_jokers(faces, there, jokers, rules)
    ilp = Programme()
    melds = [ilp.variable(8) for _ in made]

    # How often each natural piece is laid: low and in runs, in sets, above the king.
    natural: dict[tuple[Piece, str], dict[int, float]] = {}
    ranks: dict[tuple[int, str], dict[int, float]] = {}
    wild: dict[tuple[Piece, bool, str], dict[int, float]] = {}
    for at, meld in zip(melds, made, strict=True):
        for place, one in enumerate(meld):
            kind = "set" if is_set(meld) else "high" if one & 15 == 1 and place else "run"
            if one >= JOKER:
                _add(wild.setdefault((one.face, is_set(meld), kind), {}), [(at, 1)])
            elif rules.mixed_runs and not is_set(meld):
                _add(ranks.setdefault((one & 15, kind), {}), [(at, 1)])
            else:
                _add(natural.setdefault((one, kind), {}), [(at, 1)])
    # Mixed runs: which suits feed them.
    for (rank, kind), terms in ranks.items():
        feeders = []
        for suit in range(4):
            if there[piece(rank, suit)]:
                feeder = ilp.variable(there[piece(rank, suit)])
                feeders.append((feeder, 1.0))
                _add(natural.setdefault((piece(rank, suit), kind), {}), [(feeder, 1)])
        row = dict(terms)
        _add(row, feeders, -1)
        ilp.row(row, 0, 0)

    tiles: dict[int, float] = {}
    points: dict[int, float] = {}
    left: dict[int, float] = {}
    laid: dict[Piece, dict[int, float]] = {}
    for face, count in there.items():
        used: dict[int, float] = {}
        own = []
        for kind in ("run", "set", "high"):
            terms = natural.get((face, kind), {})
            _add(used, terms.items())
            if terms and rack[face]:
                mine = ilp.variable(rack[face])
                own.append((mine, 1.0))
                row = {mine: 1.0}
                _add(row, terms.items(), -1)
                ilp.row(row, -np.inf, 0)
                points[mine] = _number(face, kind, worth)
                tiles[mine] = 1
                left[mine] = worth.of_hand((face,))
        if not used:
            if table[face]:
                return None
            continue
        ilp.row(used, table[face], count)
        laid[face] = dict(used)
        row = dict(used)
        _add(row, own, -1)
        ilp.row(row, table[face], table[face])
    all_jokers: dict[int, float] = {}
    for terms in wild.values():
        _add(all_jokers, terms.items())
    spent: dict[int, float] = {}
    if jokers:
        ilp.row(all_jokers, table[JOKER], jokers)
        own = []
        for (face, _, kind), terms in wild.items():
            mine = ilp.variable(rack[JOKER])
            own.append((mine, 1.0))
            row = {mine: 1.0}
            _add(row, terms.items(), -1)
            ilp.row(row, -np.inf, 0)
            if worth.joker_laid:
                points[mine] = _number(face, kind, worth)
            tiles[mine] = 1
            left[mine] = worth.joker_hand
            spent[mine] = 1
        row = dict(all_jokers)
        _add(row, own, -1)
        ilp.row(row, table[JOKER], table[JOKER])

    if question.opened:
        if question.joker_tile == "moved" and question.table_joker != "free":
            for face, lying in _standing(ilp, question, melds, made).items():
                _add(laid.setdefault(face, {}), lying.items(), -1)
        _pins(ilp, question, wild, laid, table)
    elif question.minimum:
        ilp.row(points, question.minimum, np.inf)
    ilp.row(tiles, 0, min(question.most, len(question.rack) - question.keep))

    goals = {"tiles": tiles, "points": points, "left": left}
    goals["jokers"] = dict.fromkeys(spent, -1.0)
    first = [name for name in question.objectives if name in goals]
    packed: dict[int, float] = {}
    for name in first:
        packed = {at: 1000 * weight for at, weight in packed.items()}
        _add(packed, goals[name].items())
    optimum = ilp.maximise(packed)
    if optimum is None:
        return None
    value, solution = optimum
    moved = -1
    if tidy:
        ilp.row(packed, value, np.inf)
        kept = _kept(ilp, old, melds, made)
        again = ilp.maximise(kept)
        assert again is not None
        moved = len(old) - again[0]

    def of(goal: dict[int, float]) -> int:
        return round(sum(weight * solution[at] for at, weight in goal.items()))

    return Best(
        of(tiles),
        of(points),
        worth.of_hand(question.rack) - of(left),
        of(spent),
        moved,
    )


def _kept(
    ilp: Programme, old: tuple[Meld, ...], melds: list[int], made: list[Meld]
) -> dict[int, float]:
    """A variable for each pair of an old meld and a new one that could hold it."""
    kept: dict[int, float] = {}
    room: dict[int, list[int]] = {}
    for meld in old:
        heirs = []
        for at, new in zip(melds, made, strict=True):
            if _holds(new, meld):
                heirs.append(ilp.variable(1))
                room.setdefault(at, []).append(heirs[-1])
        ilp.row(dict.fromkeys(heirs, 1.0), 0, 1)
        kept.update(dict.fromkeys(heirs, 1.0))
    for at, heirs in room.items():
        ilp.row({at: -1.0, **dict.fromkeys(heirs, 1.0)}, -np.inf, 0)
    return kept


def _number(face: Piece, kind: str, worth: Worth) -> int:
    if face & 15 == 1:
        return {"set": worth.ace_set, "high": worth.ace_high, "run": worth.ace_low}[kind]
    return worth.of_hand((face,))


def _holds(new: Meld, old: Meld) -> bool:
    """Whether all of the old meld lies in the new one."""
    if is_set(new) != is_set(old) or len(new) < len(old):
        return False
    if is_set(old):
        naturals = {one for one in old if one < JOKER}
        return (
            new[0] & 15 == old[0] & 15
            and naturals <= set(new)
            and sum(one >= JOKER for one in new) >= len(old) - len(naturals)
        )
    return any(new[at : at + len(old)] == old for at in range(len(new) - len(old) + 1))


def _pins(
    ilp: Programme,
    question: Question,
    wild: dict[tuple[Piece, bool, str], dict[int, float]],
    laid: dict[Piece, dict[int, float]],
    table: Counter[Piece],
) -> None:
    """A joker of the table stays where it is, or a natural piece takes its place.

    `laid`: how many pieces of each face may have done so.
    """
    how = question.table_joker
    if how == "free":
        return
    mixed = question.melds.mixed_runs
    standing: Counter[tuple[bool, int]] = Counter()
    freed_at: dict[tuple[bool, int], list[int]] = {}
    takes: dict[Piece, list[int]] = {}
    for meld in question.table:
        complete: list[int] = []
        for one in meld:
            if one < JOKER:
                continue
            by_rank = how != "declared" if is_set(meld) else mixed
            spot = (is_set(meld), one & 15 if by_rank else one & 63)
            freed = ilp.variable(1)
            standing[spot] += 1
            freed_at.setdefault(spot, []).append(freed)
            if is_set(meld) and how != "declared":
                suits = {p.suit for p in meld if p < JOKER}
                fitting = [piece(one & 15, s) for s in range(4) if s not in suits]
            elif not is_set(meld) and mixed:
                fitting = [piece(one & 15, s) for s in range(4)]
            else:
                fitting = [one.face]
            if is_set(meld) and how == "both":
                if not complete:
                    complete = [ilp.variable(1) for _ in fitting]
                    for face, take in zip(fitting, complete, strict=True):
                        takes.setdefault(face, []).append(take)
                for take in complete:
                    ilp.row({take: 1.0, freed: -1.0}, 0, np.inf)
            else:
                row = {freed: -1.0}
                for face in fitting:
                    take = ilp.variable(1)
                    takes.setdefault(face, []).append(take)
                    row[take] = 1.0
                ilp.row(row, 0, np.inf)
    for spot, freed_ones in freed_at.items():
        row = dict.fromkeys(freed_ones, 1.0)
        for (face, in_set, _), terms in wild.items():
            by_rank = how != "declared" if in_set else mixed
            if (in_set, face & 15 if by_rank else face & 63) == spot:
                _add(row, terms.items())
        ilp.row(row, standing[spot], np.inf)
    for face, users in takes.items():
        row = dict.fromkeys(users, 1.0)
        _add(row, laid.get(face, {}).items(), -1)
        ilp.row(row, -np.inf, -table[face] if question.joker_tile == "rack" else 0)


def _standing(
    ilp: Programme, question: Question, melds: list[int], made: list[Meld]
) -> dict[Piece, dict[int, float]]:
    """How many pieces of each face lie in old melds that still stand."""
    assert not question.melds.mixed_runs, "a mixed run has too many faces to be told apart"
    standing: dict[Piece, dict[int, float]] = {}
    for face in {one for meld in question.table for one in meld if one < JOKER}:
        olds = [meld for meld in question.table if face in meld]
        stands, heirs = [], set[int]()
        for old in olds:
            stand = ilp.variable(1)
            stands.append(stand)
            for at, new in zip(melds, made, strict=True):
                if _stands(new, old):
                    heirs.add(at)
                    ilp.row({at: 1.0, stand: -8.0}, -np.inf, 0)
        if len(olds) == 1:
            standing[face] = {stands[0]: float(olds[0].count(face))}
            continue
        # Two of them: both, if they have an heir each.
        several, total = ilp.variable(1), ilp.variable(2)
        ilp.row({several: -16.0, **dict.fromkeys(heirs, 1.0)}, -np.inf, 1)
        for stand in stands:
            ilp.row({total: 1.0, stand: -1.0}, 0, np.inf)
        ilp.row({total: 1.0, several: -1.0, stands[0]: -1.0, stands[1]: -1.0}, -1, np.inf)
        standing[face] = {total: 1.0}
    return standing


def _stands(new: Meld, old: Meld) -> bool:
    """Whether the natural pieces of the old meld lie together in a meld of its kind."""
    naturals = Counter(one for one in old if one < JOKER)
    return is_set(new) == is_set(old) and naturals <= Counter(new)
