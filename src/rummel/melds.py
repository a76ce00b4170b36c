"""Runs and sets: valid or why not, what they are worth, what each joker stands for.

A meld in canonical form has every joker declared; a run rises, a set goes by suit. `read` brings
any list of pieces into that form or says what is wrong with it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, pairwise, product
from typing import Final, Literal, NamedTuple

from msgspec import Struct

from rummel.errors import RuleError
from rummel.pieces import JOKER, SUITS, Meld, Piece, is_piece, joker_for, piece

Ace = Literal["low", "either", "wrap"]
JokerLimit = Literal["free", "natural", "majority", "apart", "one"]
Kind = Literal["run", "set"]


class MeldRules(Struct, frozen=True, kw_only=True):
    """Which melds a game knows."""

    runs: bool = True
    sets: bool = True
    ace: Ace = "low"  # "either": also after the king; "wrap": K-A-2 too
    longest_run: int = 13  # 14 with an ace at both ends (Q-ROM-4)
    mixed_runs: bool = False  # runs of any suits (SNR-47)
    # "natural": at least one natural piece; "majority": more naturals than jokers; "apart": never
    # two side by side; "one": at most one; "free": no limit (Q-ROM-9).
    jokers: JokerLimit = "natural"
    declared: bool = False  # the suit of a joker in a set of three has to be declared (Q-ROM-8)


class Worth(Struct, frozen=True, kw_only=True):
    """What pieces count, laid and in hand."""

    court: int | None = None  # jack, queen and king; None: their number
    ace_low: int = 1
    ace_high: int = 1
    ace_set: int = 1
    ace_hand: int = 1
    joker_laid: bool = True  # as the piece it stands for; else nothing (BSN-08)
    joker_hand: int = 25

    def _number(self, rank: int) -> int:
        return rank if self.court is None or rank <= 10 else self.court

    def of_meld(self, meld: Meld) -> int:
        """What a valid canonical meld counts when it is laid."""
        is_run = meld[0] & 15 != meld[1] & 15
        total = 0
        for at, one in enumerate(meld):
            if one >= JOKER and not self.joker_laid:
                continue
            rank = one & 15
            if rank != 1:
                total += self._number(rank)
            elif not is_run:
                total += self.ace_set
            else:
                total += self.ace_high if at else self.ace_low
        return total

    def of_hand(self, hand: Iterable[Piece]) -> int:
        """What pieces left in a hand count."""
        total = 0
        for one in hand:
            if one >= JOKER:
                total += self.joker_hand
            else:
                rank = one & 15
                total += self.ace_hand if rank == 1 else self._number(rank)
        return total


_PLAIN: Final = Worth()


class Reading(NamedTuple):
    kind: Kind
    meld: Meld


@lru_cache(maxsize=1 << 16)
def read(meld: Meld, rules: MeldRules, worth: Worth = _PLAIN) -> Reading:
    """The meld in canonical form, or a `RuleError` that says why it is not one.

    Undeclared jokers stand for what makes the list a meld, whatever its order. Where several
    readings do, the first of `readings` holds; where the choice matters, the player has to declare.

    >>> from rummel.pieces import parse_pieces
    >>> read(parse_pieces("7h 5h 6h"), MeldRules()).meld
    (5h, 6h, 7h)
    >>> read(parse_pieces("5h * 7h"), MeldRules()).meld
    (5h, *=6h, 7h)
    >>> read(parse_pieces("7h 5h *"), MeldRules()).meld
    (5h, *=6h, 7h)
    """
    for one in meld:
        if not is_piece(one):
            raise RuleError("bad-piece", text=str(one))
    if len(meld) < 3:
        raise RuleError("meld-short", meld=meld, count=len(meld))
    if JOKER in meld:
        return readings(meld, rules, worth)[0]
    return _read_declared(meld, rules)


def _read_declared(meld: Meld, rules: MeldRules) -> Reading:
    _check_jokers(meld, rules)
    if len({one & 15 for one in meld}) == 1:
        return Reading("set", _read_set(meld, rules))
    return Reading("run", _read_run(meld, rules))


def readings(meld: Meld, rules: MeldRules, worth: Worth = _PLAIN) -> tuple[Reading, ...]:
    """All that a list with undeclared jokers can be, the best first; a `RuleError` if nothing.

    What its order suggests comes first: the places of a run from left to right. The other runs
    follow by what they count; those that go on above the king come last, for a joker becomes an ace
    there only if it was put there or nothing else will do. A list that could be a set as well as
    the run it looks like is not read for the player, nor one whose joker has to be declared.
    """
    if JOKER not in meld:
        return (read(meld, rules, worth),)
    known = [one for one in meld if one != JOKER]
    if not known:
        raise RuleError("joker-undeclared", meld=meld)
    suggested = _declare_in_order(meld, rules)
    as_set = _declare_set(meld, known)
    others = sorted(
        (run for run in _declare_runs(meld, known, rules) if run != suggested),
        key=lambda run: (run[0].rank + len(run) < 15, worth.of_meld(run), run[0].rank),
        reverse=True,
    )
    meanings, faults = [], []
    for candidate in (as_set, suggested, *others):
        if candidate is not None:
            try:
                meanings.append(_read_declared(candidate, rules))
            except RuleError as error:
                faults.append(error)
    if not meanings:
        raise faults[0] if faults else _why_no_run(meld, known, rules)
    if meanings[0].kind == "set" and (
        (rules.declared and len(meld) < 4) or any(one.meld == suggested for one in meanings)
    ):
        raise RuleError("joker-undeclared", meld=meld)
    return tuple(meanings)


def is_meld(meld: Meld, rules: MeldRules) -> bool:
    try:
        read(meld, rules)
    except RuleError:
        return False
    return True


def as_laid(meld: Meld, rules: MeldRules) -> Meld:
    """The meld with its jokers declared, in its own order if they are, or a `RuleError`."""
    laid = read(meld, rules).meld
    return laid if JOKER in meld else meld


def _check_jokers(meld: Meld, rules: MeldRules) -> None:
    jokers = sum(one >= JOKER for one in meld)
    if jokers == 0:
        return
    if rules.jokers != "free" and jokers == len(meld):
        raise RuleError("joker-no-natural", meld=meld)
    if rules.jokers == "one" and jokers > 1:
        raise RuleError("joker-too-many", meld=meld, count=jokers, most=1)
    if rules.jokers == "majority" and jokers * 2 >= len(meld):
        raise RuleError("joker-majority", meld=meld)


def _read_set(meld: Meld, rules: MeldRules) -> Meld:
    suits = [one.suit for one in meld]
    for suit in suits:
        if suits.count(suit) > 1:
            raise RuleError("set-suit-twice", meld=meld, suit=SUITS[suit])
    if not rules.sets:
        raise RuleError("sets-barred", meld=meld)
    # Jokers in a set have no side to stand on, so only runs know "apart".
    return tuple(sorted(meld, key=lambda one: one.suit))


def _read_run(meld: Meld, rules: MeldRules) -> Meld:
    fault: RuleError | None = None
    for run in _orders(meld, rules):
        try:
            _check_run(run, meld, rules)
        except RuleError as error:
            fault = fault or error
        else:
            return run
    assert fault is not None
    raise fault


def _orders(meld: Meld, rules: MeldRules) -> Iterator[Meld]:
    """The pieces of a would-be run, rising, in the ways in which they can be read."""
    rises = all(b.rank == a.rank % 13 + 1 for a, b in pairwise(meld))
    if rises:
        yield meld
    # Thirteen pieces and more go on at either end.
    if not rises or len(meld) > 12:
        yield from _declare_runs(meld, meld, rules)
        yield tuple(sorted(meld, key=lambda one: (one.rank, one.suit)))


def _check_run(run: Meld, meld: Meld, rules: MeldRules) -> None:
    if not rules.mixed_runs:
        suits = Counter(one.suit for one in run)
        main = suits.most_common(1)[0][0]
        for one in run:
            if one.suit != main:
                raise _why_neither(meld, one)
    for before, after in pairwise(run):
        if after.rank != before.rank % 13 + 1:
            raise _why_neither(meld, None, before, after)
    if not rules.runs:
        raise RuleError("runs-barred", meld=meld)
    if len(run) > rules.longest_run:
        raise RuleError("run-long", meld=meld, count=len(run), most=rules.longest_run)
    wraps = [at for at, one in enumerate(run) if one.rank == 1 and at > 0]
    if wraps and (rules.ace == "low" or (rules.ace == "either" and wraps != [len(run) - 1])):
        raise RuleError("run-wrap", meld=meld)
    if rules.jokers == "apart" and any(
        before >= JOKER and after >= JOKER for before, after in pairwise(run)
    ):
        raise RuleError("joker-adjacent", meld=meld)


def _why_neither(
    meld: Meld, odd: Piece | None, before: Piece | None = None, after: Piece | None = None
) -> RuleError:
    """The reason that helps most for pieces that are neither all of one rank nor a run."""
    by_rank = Counter(one & 15 for one in meld).most_common(1)[0][1]
    by_suit = Counter(one.suit for one in meld).most_common(1)[0][1]
    if by_rank > by_suit or (by_rank == by_suit and by_rank > 1):
        return RuleError("set-ranks", meld=meld)
    if odd is not None:
        # One suit too many is the fault only of what else looks like a run, or is one without it.
        others = [one for one in meld if one.suit != odd.suit]
        if by_suit > 1 and (_is_rising(meld) or (len(others) > 2 and _is_rising(others))):
            return RuleError("run-suits", meld=meld, piece=odd)
        return RuleError("meld-neither", meld=meld)
    return RuleError("run-gap", meld=meld, before=before, after=after)


def _is_rising(pieces: Sequence[Piece]) -> bool:
    """Whether the ranks follow one another, whatever the suits; an ace may be high."""
    ranks = sorted(one.rank for one in pieces)
    high = sorted(14 if rank == 1 else rank for rank in ranks)
    return any(all(b == a + 1 for a, b in pairwise(each)) for each in (ranks, high))


def _declare_set(meld: Meld, known: Sequence[Piece]) -> Meld | None:
    suits = {one.suit for one in known}
    if len({one & 15 for one in known}) > 1 or len(suits) < len(known) or len(meld) > 4:
        return None
    free = (suit for suit in range(4) if suit not in suits)
    return tuple(
        joker_for(piece(known[0].rank, next(free))) if one == JOKER else one for one in meld
    )


def _declare_in_order(meld: Meld, rules: MeldRules) -> Meld | None:
    """Reads the list as the places of a run, left to right."""
    at, anchor = next((at, one) for at, one in enumerate(meld) if one != JOKER)
    pieces = []
    for place, one in enumerate(meld):
        rank = anchor.rank + place - at
        if anchor.rank == 1 and at > 0 and rules.ace != "low":
            rank += 13
        if rank == 14 and rules.ace != "low":
            rank = 1
        if rules.ace == "wrap":
            rank = (rank - 1) % 13 + 1
        if not 1 <= rank <= 13:
            return None
        if one == JOKER:
            pieces.append(joker_for(piece(rank, anchor.suit)))
        elif one.rank == rank and (rules.mixed_runs or one.suit == anchor.suit):
            pieces.append(one)
        else:
            return None
    return tuple(pieces)


def _declare_runs(meld: Meld, known: Sequence[Piece], rules: MeldRules) -> Iterator[Meld]:
    """Every run that the pieces make with the jokers in the places that are left, rising."""
    size, suit = len(meld), known[0].suit
    if size > 14 or not (rules.mixed_runs or all(one.suit == suit for one in known)):
        return
    last = 13 + (rules.ace != "low")
    for start in range(1, 14 if rules.ace == "wrap" else last - size + 2):
        ranks = [(start + step - 1) % 13 + 1 for step in range(size)]
        # A run of 14 has its first rank twice: one piece of it may stand at either end.
        for from_below in (True, False) if size == 14 else (True,):
            left = list(known)
            run: list[Piece | None] = [None] * size
            for place in range(size) if from_below else range(size - 1, -1, -1):
                one = next((one for one in left if one.rank == ranks[place]), None)
                if one is not None:
                    run[place] = one
                    left.remove(one)
            if not left:
                yield tuple(
                    joker_for(piece(rank, suit)) if one is None else one
                    for one, rank in zip(run, ranks, strict=True)
                )


def _why_no_run(meld: Meld, known: Sequence[Piece], rules: MeldRules) -> RuleError:
    """Why these pieces are not a meld, whatever the jokers stand for."""
    ordered = sorted(known, key=lambda one: (one.rank, one.suit))
    alike = all(one.suit == known[0].suit for one in known)
    ranks = {one.rank for one in known}
    if (alike or rules.mixed_runs) and len(ranks) == len(known) and len(meld) <= 13:
        gaps = [(b.rank - a.rank, a, b) for a, b in pairwise(ordered)]
        _, before, after = max(gaps, key=lambda gap: gap[0])
        return RuleError("run-gap", meld=meld, before=before, after=after)
    return RuleError("meld-neither-mixed" if rules.mixed_runs else "meld-neither", meld=meld)


def find_melds(pieces: Iterable[Piece], rules: MeldRules) -> Iterator[Meld]:
    """Every valid canonical meld that `pieces` hold, jokers only where no natural piece does.

    The order is fixed: sets by rank, then runs by suit, start and length.
    """
    counts = Counter(pieces)
    jokers = counts.pop(JOKER, 0)
    lacking = ~sum(1 << one for one in counts)
    for mask, faces in _shapes(rules):
        gaps = mask & lacking
        if not gaps:
            # A run of 14 has its first piece twice.
            if len(faces) < 14 or counts[faces[0]] > 1:
                yield faces
        elif jokers and gaps.bit_count() <= jokers:
            meld = tuple(joker_for(face) if gaps >> face & 1 else face for face in faces)
            if is_meld(meld, rules) and (len(faces) < 14 or counts[faces[0]] > 1):
                yield meld
    if rules.runs and rules.mixed_runs:
        for ranks in _run_ranks(rules):
            yield from _mixed(ranks, counts, jokers, rules)


@lru_cache(maxsize=64)
def _shapes(rules: MeldRules) -> tuple[tuple[int, Meld], ...]:
    """Every set and every run of one suit without jokers, each with the bits of its pieces."""
    shapes = []
    if rules.sets:
        for rank in range(1, 14):
            for size in (3, 4):
                for suits in combinations(range(4), size):
                    shapes.append(tuple(piece(rank, suit) for suit in suits))
    if rules.runs and not rules.mixed_runs:
        for suit in range(4):
            shapes += [tuple(piece(rank, suit) for rank in ranks) for ranks in _run_ranks(rules)]
    return tuple((sum(1 << one for one in set(faces)), faces) for faces in shapes)


def _run_ranks(rules: MeldRules) -> Iterator[tuple[int, ...]]:
    """The ranks of every run, by start and length."""
    for start in range(1, 14):
        for length in range(3, rules.longest_run + 1):
            if start + length - 1 > 13 + (rules.ace != "low") and rules.ace != "wrap":
                break
            yield tuple((start + step - 1) % 13 + 1 for step in range(length))


def _mixed(
    ranks: Sequence[int], counts: Counter[Piece], jokers: int, rules: MeldRules
) -> Iterator[Meld]:
    choices = [
        [face for suit in range(4) if counts[face := piece(rank, suit)]]
        or [joker_for(piece(rank, 0))]
        for rank in ranks
    ]
    if sum(options[0] >= JOKER for options in choices) > jokers:
        return
    for meld in product(*choices):
        if is_meld(meld, rules):
            yield meld
