"""Whether a new table follows from the old one and a rack, and if not, why.

Only the end position of a turn is looked at, never the way there: a player may always say "I took
all these tiles and built new melds" (Q-MYR-4). A table joker that stands elsewhere afterwards has
been freed if a tile that could take its place came from the rack or out of a meld that no longer
stands; tiles that are alike are interchangeable (Q-MYR-22).
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, islice, product
from typing import Final, NamedTuple

from msgspec.structs import replace

from rummel.errors import RuleError
from rummel.games.tiles.rules import TilesRules, meld_rules, worth
from rummel.melds import read, readings
from rummel.pieces import JOKER, PIECES, Hand, Meld, Piece, is_piece, piece, without

Table = tuple[Meld, ...]

# The Brettspielnetz board (BSN-32).
COLUMNS: Final = 13
ROWS: Final = 10


class Plan(NamedTuple):
    """A turn that the rules take."""

    table: Table  # the melds that stood before in their old order, then the new ones
    new: tuple[Meld, ...]  # the new and the changed melds
    laid: Hand  # what came from the rack
    rest: Hand  # what stays on it
    points: int  # what the opening counts; 0 for players who had opened
    double: bool  # it leaves nothing to lay, and that counts double


def plan(
    rules: TilesRules, old: Table, rack: Hand, wanted: Table, *, opened: bool, rejects: bool
) -> Plan:
    """The turn that makes the table `wanted`, or a `RuleError` that says what is wrong with it.

    `opened`: the player has opened in an earlier turn. `rejects`: the turn will end with a
    discard, so one tile has to stay on the rack (SNR-35). Jokers that are not declared stand
    for what makes the turn a good one.
    """
    fault: RuleError | None = None
    for table in _declared(rules, old, rack, wanted):
        try:
            return _plan(rules, old, rack, table, opened=opened, rejects=rejects)
        except RuleError as error:
            fault = fault or error
    assert fault is not None
    raise fault


def _plan(
    rules: TilesRules, old: Table, rack: Hand, wanted: Table, *, opened: bool, rejects: bool
) -> Plan:
    gone, new = _compare(rules, old, wanted)
    laid = _from_rack(gone, new)
    rest = without(rack, laid)
    if not laid:
        raise RuleError("tiles-lay-none")  # Q-MYR-12, Q-BSN-7
    if rejects and not rest:
        raise RuleError("tiles-keep-one")  # SNR-35, Q-SNR-15
    _check_most(rules, gone, new, laid)
    kept = list(old)
    for meld in gone:
        kept.remove(meld)
    table = (*kept, *new)
    all_gone = len(rest) == rejects
    points = 0
    if not opened and not (rules.hand_finish == "handrummy" and all_gone and not gone):
        points = _check_opening(rules, gone, new, laid)
    if rules.table_joker != "free":
        _check_jokers(rules, Change(old, table, gone, new, laid))
    if rules.rebuild == "three":
        _check_three(gone, new)
    elif rules.rebuild == "listed":
        _check_heirs(gone, new)
    if rules.board_cells and not fits_board(tuple(len(meld) for meld in table)):
        raise RuleError("tiles-board-full", columns=COLUMNS, rows=ROWS)
    double = all_gone and _doubles(rules, opened, not gone, len(laid) + rejects)
    return Plan(table, new, laid, rest, points, double)


def _doubles(rules: TilesRules, opened: bool, rack_only: bool, count: int) -> bool:
    """Whether going out with `count` tiles at once counts double."""
    if rules.hand_finish == "plain":
        return False
    if 0 < rules.hand_finish_last <= count:  # Q-MYR-16's option
        return True
    # MYR-48 says "from the rack"; SNR-33 only asks that nothing was laid before.
    return not opened and (rack_only or rules.hand_finish == "double")


# ------------------------------------------------------------------------------ what has changed


def _compare(rules: TilesRules, old: Table, wanted: Table) -> tuple[list[Meld], tuple[Meld, ...]]:
    """The old melds that are gone, and the new ones in canonical form."""
    gone = list(old)
    unknown = []
    for meld in wanted:
        # What stood before is not read again: it was right when it was laid.
        if meld in gone:
            gone.remove(meld)
        else:
            unknown.append(meld)
    new = []
    for meld in unknown:
        canonical = _canonical(rules, gone, meld)
        if canonical in gone:
            gone.remove(canonical)
        else:
            new.append(canonical)
    return gone, tuple(sorted(new))


def _canonical(rules: TilesRules, gone: Sequence[Meld], meld: Meld) -> Meld:
    return _meanings(rules, gone, meld)[0] if JOKER in meld else _read(rules, meld)


def _read(rules: TilesRules, meld: Meld) -> Meld:
    return read(_known(meld), meld_rules(rules)).meld


def _declared(rules: TilesRules, old: Table, rack: Hand, wanted: Table) -> Iterator[Table]:
    """The table with every joker declared, in the ways in which it can be read, the best first."""
    if not any(JOKER in meld for meld in wanted):
        yield wanted
        return
    gone = list(old)
    for meld in wanted:
        if meld in gone:
            gone.remove(meld)
    meanings = []
    for meld in wanted:
        meanings.append(_meanings(rules, gone, meld) if JOKER in meld else [meld])
        if meanings[-1][0] in gone:
            gone.remove(meanings[-1][0])
    ways: Iterator[Table] = product(*meanings)
    if count(wanted)[JOKER] > count((*old, rack))[JOKER]:
        # No reading makes up for jokers that nobody has, and there may be more readings than can
        # ever be tried: the first one says what is wrong.
        ways = islice(ways, 1)
    yield from ways


def _meanings(rules: TilesRules, gone: Sequence[Meld], meld: Meld) -> list[Meld]:
    """What a list with undeclared jokers can be, the best first; a `RuleError` if nothing."""
    meld = _known(meld)
    # An old meld may be named without saying again what its joker stands for.
    loose = sorted(in_hand(meld))
    same = [one for one in gone if len(one) == len(loose) and sorted(in_hand(one)) == loose]
    try:
        meanings = _readings(rules, meld)
    except RuleError:
        if not same:
            raise
        meanings = []
    return same + [one for one in meanings if one not in same]


def _readings(rules: TilesRules, meld: Meld) -> list[Meld]:
    known, counts = meld_rules(rules), worth(rules)
    try:
        return [one.meld for one in readings(meld, known, counts)]
    except RuleError as error:
        if error.code != "joker-undeclared" or rules.table_joker != "free":
            raise
    # Two jokers and a tile are a run and a set; a free joker need not be pinned down, so the
    # better of the two holds (Q-BSN-11).
    first, others = [], []
    for narrow in (replace(known, runs=False), replace(known, sets=False)):
        try:
            ways = [one.meld for one in readings(meld, narrow, counts)]
        except RuleError:
            continue
        first.append(ways[0])
        others += ways[1:]
    if not first:
        raise RuleError("joker-undeclared", meld=meld)
    return sorted(first, key=counts.of_meld, reverse=True) + others


def _known(meld: Meld) -> Meld:
    """The same pieces, once it is sure that they are pieces."""
    for one in meld:
        if not is_piece(one):
            raise RuleError("bad-piece", text=str(one)[:40])
    return tuple(PIECES[one] for one in meld)


def in_hand(pieces: Iterable[Piece]) -> Iterator[Piece]:
    """The pieces as they are off the table: jokers stand for nothing."""
    return (JOKER if one >= JOKER else one for one in pieces)


def count(melds: Iterable[Meld]) -> Counter[Piece]:
    """How often each piece lies in the melds; jokers are all the same."""
    return Counter(one for meld in melds for one in in_hand(meld))


def _from_rack(gone: Iterable[Meld], new: Iterable[Meld]) -> Hand:
    """What the new melds hold beyond the old ones; nothing of those may be missing (MYR-34)."""
    before = count(gone)
    laid = []
    for meld in new:
        for one in in_hand(meld):
            if before[one] > 0:
                before[one] -= 1
            else:
                laid.append(one)
    for one, left in before.items():
        if left:
            raise RuleError("tiles-table-missing", piece=one)
    return tuple(sorted(laid))


def _check_most(rules: TilesRules, gone: Sequence[Meld], new: Sequence[Meld], laid: Hand) -> None:
    played = len(laid)
    if rules.most_tiles_of == "moved" and gone:
        # Each old meld stays where most of it stays; greedy, the largest stretch first.
        shared = sorted(
            (
                (_overlap(one, other), -a, -b)
                for a, one in enumerate(gone)
                for b, other in enumerate(new)
            ),
            reverse=True,
        )
        heirs: dict[int, int] = {}
        played += sum(len(meld) for meld in gone)
        for size, a, b in shared:
            if a not in heirs and b not in heirs.values():
                heirs[a] = b
                played -= size
    if played > rules.most_tiles:
        raise RuleError("tiles-too-many", count=played, most=rules.most_tiles)


def _overlap(one: Meld, other: Meld) -> int:
    return (Counter(in_hand(one)) & Counter(in_hand(other))).total()


# ---------------------------------------------------------------------------------- the opening


def _check_opening(rules: TilesRules, gone: Sequence[Meld], new: Sequence[Meld], laid: Hand) -> int:
    """What the opening counts. Only melds wholly from the rack count towards the minimum."""
    own: Sequence[Meld] = new
    if rules.table_when_opening:
        # The melds of the opening have to lie there as such at the end of the turn.
        own = _wholly_from(rules, new, Counter(laid))
    elif gone:
        raise RuleError("tiles-table-closed", meld=gone[0])  # MYR-31, SNR-24, BSN-10
    elif rules.opening == "one" and len(new) > 1:
        raise RuleError("tiles-opening-one", count=len(new))  # Q-BSN-2
    if not own:
        raise RuleError("tiles-opening-own")
    counts = [worth(rules).of_meld(meld) for meld in own]
    points = max(counts) if rules.opening == "one" else sum(counts)
    if points < rules.minimum:
        raise RuleError("tiles-opening-short", reached=points, needed=rules.minimum)
    return points


def _wholly_from(rules: TilesRules, new: Sequence[Meld], laid: Counter[Piece]) -> list[Meld]:
    """The melds worth most that the tiles from the rack alone account for."""
    fitting = [meld for meld in new if count((meld,)) <= laid]
    over = next(iter(count(fitting) - laid), None)
    if over is None:
        return fitting
    # Several melds vie for the same tile: one of them has to be left out, no matter which of two
    # that are alike.
    ways = [
        _wholly_from(rules, fitting[:at] + fitting[at + 1 :], laid)
        for at, meld in enumerate(fitting)
        if over in in_hand(meld) and meld not in fitting[:at]
    ]
    return max(ways, key=lambda melds: sum(map(worth(rules).of_meld, melds)))


# ----------------------------------------------------------------------------------- the jokers

Spot = tuple[bool, int]  # in a set or a run, and what it stands for there


def _spots(rules: TilesRules, meld: Meld) -> Iterator[tuple[int, Spot]]:
    """Where the jokers of a meld stand, with what makes the spot the same one elsewhere."""
    is_set = meld[0] & 15 == meld[1] & 15
    for at, one in enumerate(meld):
        if one >= JOKER:
            # In a set a joker is any missing colour unless the game insists on the declared one
            # (Q-MYR-5), in a run of mixed colours any colour.
            by_rank = rules.table_joker != "declared" if is_set else rules.mixed_runs
            yield at, (is_set, one & 15 if by_rank else one & 63)


class Change(NamedTuple):
    """What a turn does to the table."""

    old: Table
    table: Table  # after it
    gone: Sequence[Meld]  # old melds that are gone
    new: Sequence[Meld]
    laid: Hand  # from the rack


def _check_jokers(rules: TilesRules, change: Change) -> None:
    """A table joker keeps its place and identity unless a tile has replaced it (MYR-35, SNR-25)."""
    if not any(one >= JOKER for meld in change.gone for one in meld):
        return  # every meld with a joker lies as it lay
    old, table = change.old, change.table
    standing: dict[Spot, list[tuple[int, int]]] = {}
    for number, meld in enumerate(old):
        for at, spot in _spots(rules, meld):
            standing.setdefault(spot, []).append((number, at))
    spots = Counter(spot for meld in table for _, spot in _spots(rules, meld))
    # Jokers that stand for the same are interchangeable: any of them may be the one that has left.
    choices = []
    for spot, there in standing.items():
        left = max(0, len(there) - spots[spot])
        spots[spot] = max(0, spots[spot] - len(there))
        choices.append(tuple(combinations(there, left)))
    freed = sum(len(one[0]) for one in choices)
    if not freed:
        return
    tiles = _replacements(rules, change)
    lacking = [
        _unsupplied(rules, old, [one for some in choice for one in some], tiles)
        for choice in product(*choices)
    ]
    if None not in lacking:
        raise _pinned(rules, change, tiles, lacking[0])
    if rules.joker_joins:
        joined = sum(_joins(rules, meld, spots, change.gone) for meld in change.new)
        if joined < freed:
            raise RuleError("tiles-joker-joins")


Pinned = tuple[Meld, int]  # a meld and the place of a joker in it


def _unsupplied(
    rules: TilesRules, old: Table, freed: Sequence[tuple[int, int]], tiles: Counter[Piece]
) -> Pinned | None:
    """The first of these jokers that no tile has replaced."""
    needs: list[tuple[Piece, ...]] = []
    complete = set()
    for number, at in freed:
        meld = old[number]
        fitting = _may_replace(rules, meld, at)
        if rules.table_joker != "both" or meld[0] & 15 != meld[1] & 15:
            needs.append(fitting)
        elif number not in complete:
            needs += [(one,) for one in fitting]
            complete.add(number)
        if not _supplied(needs, tiles):
            return meld, at
    return None


def _pinned(
    rules: TilesRules, change: Change, tiles: Counter[Piece], pinned: Pinned | None
) -> RuleError:
    assert pinned is not None
    meld, at = pinned
    fitting = _may_replace(rules, meld, at)
    code = "tiles-joker-pinned"
    if rules.table_joker == "both" and meld[0] & 15 == meld[1] & 15:
        code = "tiles-joker-both"
    elif not rules.joker_from_rack:
        lying = Counter(one for some in change.table for one in some)
        if any(lying[one] > tiles[one] for one in fitting):  # in a meld that stands (Q-MYR-22)
            code = "tiles-joker-stands"
    return RuleError(code, joker=meld[at], needed=fitting)


def _replacements(rules: TilesRules, change: Change) -> Counter[Piece]:
    """The tiles that may have taken a joker's place."""
    if rules.joker_from_rack:
        return Counter(change.laid)
    if not rules.joker_tile_moves:
        return Counter(one for meld in change.table for one in meld)
    # Q-MYR-7: rack or table; Q-MYR-22: but not out of a meld that still stands.
    tiles = Counter(one for meld in change.new for one in meld if one < JOKER)
    for one in tiles:
        tiles[one] -= _standing(one, change.gone, change.new)
    return tiles


def _standing(tile: Piece, gone: Sequence[Meld], new: Sequence[Meld]) -> int:
    """How many of these tiles lie in melds that still stand, only added to (Q-MYR-22)."""
    before = [meld for meld in gone if tile in meld]
    if len(before) == 1 and before[0].count(tile) == 2:  # a run with an ace at both ends
        return 2 * any(_holds(one, before[0]) for one in new)
    heirs = [
        [at for at, one in enumerate(new) if tile in one and _holds(one, meld)] for meld in before
    ]
    heirs = [one for one in heirs if one]
    # Of two melds that have become one only one still has its tile there.
    return min(len(heirs), len({at for one in heirs for at in one}))


def _holds(new: Meld, old: Meld) -> bool:
    """Whether the tiles of the old meld still lie together in a meld of its kind."""
    if (new[0] & 15 == new[1] & 15) != (old[0] & 15 == old[1] & 15):
        return False
    return Counter(one for one in old if one < JOKER) <= Counter(new)


def _may_replace(rules: TilesRules, meld: Meld, at: int) -> tuple[Piece, ...]:
    """The tiles that could stand in the joker's place."""
    rank = meld[at] & 15
    if meld[0] & 15 != meld[1] & 15:
        if rules.mixed_runs:
            return tuple(piece(rank, suit) for suit in range(4))
        return (meld[at].face,)
    if rules.table_joker == "declared":
        return (meld[at].face,)
    held = {one.suit for one in meld if one < JOKER}
    return tuple(piece(rank, suit) for suit in range(4) if suit not in held)


def _supplied(needs: Sequence[tuple[Piece, ...]], tiles: Counter[Piece]) -> bool:
    """Whether every need gets its own tile."""
    if not needs:
        return True
    for one in needs[0]:
        if tiles[one] > 0:
            tiles[one] -= 1
            supplied = _supplied(needs[1:], tiles)
            tiles[one] += 1
            if supplied:
                return True
    return False


def _joins(rules: TilesRules, meld: Meld, spots: Counter[Spot], gone: Sequence[Meld]) -> int:
    """How many newly placed jokers of `meld` were added to what had been a meld before."""
    joined = 0
    for at, spot in _spots(rules, meld):
        if spots[spot]:
            spots[spot] -= 1
            others = Counter(meld[:at] + meld[at + 1 :])
            joined += any(
                len(meld) > len(one) and Counter(p for p in one if p < JOKER) <= others
                for one in gone
            )
    return joined


# --------------------------------------------------------------------------------- the rebuilding


def _check_three(gone: Sequence[Meld], new: Sequence[Meld]) -> None:
    """Each old meld keeps three of its tiles together or is wholly scattered (MYR-33)."""
    for meld in gone:
        if any(_overlap(meld, one) >= 3 for one in new):
            continue
        holders = [
            [at for at, one in enumerate(new) if tile in in_hand(one)] for tile in in_hand(meld)
        ]
        if _unmatched(holders) is not None:
            raise RuleError("tiles-rebuild-three", meld=meld)


def _check_heirs(gone: Sequence[Meld], new: Sequence[Meld]) -> None:
    """Shifts, splits, substitutions and removals leave every meld an heir (BSN-25 to BSN-28)."""
    heirs = [
        [
            at
            for at, one in enumerate(new)
            if (one[0] & 15 == one[1] & 15) == (meld[0] & 15 == meld[1] & 15)
            and _overlap(meld, one)
        ]
        for meld in gone
    ]
    orphan = _unmatched(heirs)
    if orphan is not None:
        raise RuleError("tiles-rebuild-listed", meld=gone[orphan])


def _unmatched(choices: Sequence[Sequence[int]]) -> int | None:
    """The first that can't have its own partner out of its choices; None if all can."""
    taken: dict[int, int] = {}

    def find(one: int, tried: set[int]) -> bool:
        for partner in choices[one]:
            if partner not in tried:
                tried.add(partner)
                if partner not in taken or find(taken[partner], tried):
                    taken[partner] = one
                    return True
        return False

    return next((one for one in range(len(choices)) if not find(one, set())), None)


def fits_board(lengths: tuple[int, ...]) -> bool:
    """Whether melds of these lengths fit on the board, an empty cell between neighbours.

    The search is exact: a row holds three melds at most, so it is small.
    """
    # A row of 13 cells with gaps between its melds is one of 14 whose melds bring their gap along.
    return _fits(tuple(sorted((length + 1 for length in lengths), reverse=True)), ROWS)


@lru_cache(maxsize=1 << 12)
def _fits(sizes: tuple[int, ...], rows: int) -> bool:
    if not sizes:
        return True
    if sum(sizes) > (COLUMNS + 1) * rows or sizes[0] > COLUMNS + 1:
        return False
    first, rest = sizes[0], sizes[1:]
    room = COLUMNS + 1 - first
    seen = set()
    for a, second in enumerate(rest):
        if second > room or second in seen:
            continue
        seen.add(second)
        after = rest[:a] + rest[a + 1 :]
        # The largest third meld that fits is the best one: a smaller one fits wherever it did.
        third = next((b for b in range(a, len(after)) if after[b] <= room - second), None)
        if third is not None:
            after = after[:third] + after[third + 1 :]
        if _fits(after, rows - 1):
            return True
    return not seen and _fits(rest, rows - 1)


# ---------------------------------------------------------------------------------- the time-out


# Changed melds of a draft that are looked at, each with and without: nobody has more in a turn.
_MOST_CHANGED: Final = 10
# Steps of the search for old melds to put back, and parts of a draft that are tried. Nobody who
# plays comes near either; but somebody could build a table and a draft for the sake of the search,
# and all tables of a server would wait for it.
_MOST_STEPS: Final = 20_000
_MOST_PARTS: Final = 2_000


def salvage(
    rules: TilesRules, old: Table, rack: Hand, draft: Table, *, opened: bool, rejects: bool
) -> Plan | None:
    """What stands of an unfinished turn (MYR-14, D-MYR-4); None if nothing does.

    The largest faultless part: of all choices of the draft's melds, with old melds put back for
    the tiles of the table that they do not hold, the one that lays most tiles and passes the check
    of a finished turn. So an opening that falls short goes back as a whole (Q-MYR-15).
    """
    parts = _in_steps if rules.timeout == "keep-valid" else _by_size
    for table in islice(parts(rules, old, rack, draft), _MOST_PARTS):
        try:
            return plan(rules, old, rack, table, opened=opened, rejects=rejects)
        except RuleError:
            continue
    return None


def _by_size(rules: TilesRules, old: Table, rack: Hand, draft: Table) -> Iterator[Table]:
    """The faultless parts of a draft, the one that lays most first."""
    gone = Counter(old)
    changed = list[Meld]()
    for meld, canonical in _faultless(rules, old, rack, draft):
        if gone[canonical]:
            gone[canonical] -= 1
        elif len(changed) < _MOST_CHANGED:
            changed.append(meld)
    # Old melds that have no tile in common with the changed ones stand in every part.
    touched = {one for meld in changed for one in in_hand(meld)}
    loose = tuple(meld for meld in old if not touched.isdisjoint(in_hand(meld)))
    standing = tuple(meld for meld in old if touched.isdisjoint(in_hand(meld)))
    missing, steps = count(loose), iter(range(_MOST_STEPS))
    before, spare = missing.total(), Counter(rack)
    parts = [
        (count(table).total() - before, size, (*standing, *table))
        for size in range(len(changed), 0, -1)
        for some in combinations(changed, size)
        for table in _put_back(some, loose, *_less(missing, spare, *some), steps)
    ]
    parts.sort(key=lambda part: part[:2], reverse=True)
    return (table for laid, _, table in parts if laid)


def _put_back(
    kept: Table,
    rest: Table,
    missing: Counter[Piece],
    spare: Counter[Piece] | None,
    steps: Iterator[int],
) -> Iterator[Table]:
    """The melds, with some of the `rest` of the old ones for the `missing` tiles of the table.

    Each choice of old melds comes once, and two that are alike are one and the same. `spare` are
    the tiles of the rack that no meld holds; None: there were too few. Once the `steps` are used up
    nothing more comes.
    """
    if spare is None or next(steps, None) is None:
        return
    tile = min(missing, default=None)
    if tile is None:
        yield kept
    tried = set[Meld]()
    for at, meld in enumerate(rest):
        # With nothing missing, an old meld stays if all its tiles are there once more.
        if meld not in tried and (tile is None or tile in in_hand(meld)):
            # Without those that were tried in its place: with them it has been looked at.
            left = tuple(one for one in (*rest[:at], *rest[at + 1 :]) if one not in tried)
            yield from _put_back((*kept, meld), left, *_less(missing, spare, meld), steps)
            tried.add(meld)


def _less(
    missing: Counter[Piece], spare: Counter[Piece], *melds: Meld
) -> tuple[Counter[Piece], Counter[Piece] | None]:
    """What is missing, and what is spare, when the tiles of the melds are taken from both."""
    missing, spare = missing.copy(), spare.copy()
    for meld in melds:
        for one in in_hand(meld):
            source = missing if one in missing else spare
            if one not in source:
                return missing, None
            source[one] -= 1
            if not source[one]:
                del source[one]
    return missing, spare


def _faultless(
    rules: TilesRules, old: Table, rack: Hand, draft: Table
) -> Iterator[tuple[Meld, Meld]]:
    """The melds of a draft that are melds, as they were put down and in canonical form."""
    left = count(old) + Counter(rack)
    loose = list(old)
    for meld in draft:
        try:
            canonical = meld if meld in loose else _canonical(rules, loose, meld)
        except RuleError:
            continue
        needed = count((canonical,))
        if needed <= left:
            left -= needed
            if canonical in loose:
                loose.remove(canonical)
            yield meld, canonical


def _in_steps(rules: TilesRules, old: Table, rack: Hand, draft: Table) -> Iterator[Table]:
    """As it was before the largest part was looked for; matches of then are replayed so.

    The whole draft; its faultless melds, with the old melds whose tiles they do not hold put back;
    the old table with the faultless melds that are wholly from the rack, then with ever fewer.
    """
    yield draft
    faultless = [canonical for _, canonical in _faultless(rules, old, rack, draft)]
    there, before = count(old) + Counter(rack), count(old)
    kept, back = list(faultless), list[Meld]()
    while missing := before - count(kept) - count(back):
        loose = (Counter(old) - (Counter(kept) + Counter(back))).elements()
        back.append(next(meld for meld in loose if any(missing[one] for one in in_hand(meld))))
        while over := count(kept) + count(back) - there:
            at = max(at for at, meld in enumerate(kept) if any(over[one] for one in in_hand(meld)))
            del kept[at]
    yield (*back, *kept)
    left, gone, own = Counter(rack), list(old), list[Meld]()
    for meld in faultless:
        needed = count((meld,))
        if meld in gone:
            gone.remove(meld)
        elif needed <= left:
            left -= needed
            own.append(meld)
    for size in range(len(own), 0, -1):
        yield (*old, *own[:size])
