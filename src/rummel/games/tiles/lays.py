"""Some of the turns that a rack allows, for players that only want to play on.

Not all of them: new melds from the rack, single tiles added, runs split by a second copy, jokers
swapped, and tiles borrowed from long melds. Everything offered is legal.

A rack is searched as a mask with a bit for each natural tile held, since this runs in every turn
of a random game.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice
from typing import Final, NamedTuple

from rummel.errors import RuleError
from rummel.games.tiles.rules import TilesRules, meld_rules, worth
from rummel.games.tiles.table import Table, plan
from rummel.melds import MeldRules, find_melds, is_meld
from rummel.pieces import JOKER, Hand, Meld, Piece, joker_for, piece, without

Offer = tuple[Table, bool]  # a new table, and whether it is sure to be legal

# Melds that a rack is searched for; with jokers or mixed colours there can be thousands.
_MELDS: Final = 60
_SEEDS: Final = 12  # melds that an opening is tried to be built around
_SUIT: Final = (1 << 16) - 1


def lays(
    rules: TilesRules, table: Table, rack: Hand, *, opened: bool, rejects: bool
) -> Iterator[Table]:
    """New tables that the rack can make, in a fixed order."""
    most = min(rules.most_tiles, len(rack) - rejects)
    if most < 1:
        return
    allowed = meld_rules(rules)
    held = mask_of(rack)
    melds: list[Meld] = []
    if most > 2 and (JOKER in rack or rules.mixed_runs or rules.ace != "low" or _has_meld(held)):
        melds = list(islice(find_melds(rack, allowed), _MELDS))
    if opened:
        known = [_openness(meld, allowed) for meld in table]
        # In turns, so that the first few hold some of each kind.
        offers = _by_turns(
            _new(table, rack, melds, most),
            _extended(table, known, held, JOKER in rack),
            _swapped(allowed, table, known, rack, held),
            _split(table, known, held),
            _borrowed(table, known, held, most),
        )
    else:
        offers = _openings(rules, table, rack, melds, most)
    looks_twice = rules.board_cells or rules.rebuild != "free" or rules.most_tiles_of == "moved"
    for wanted, sure in offers:
        if looks_twice or not sure:
            try:
                plan(rules, table, rack, wanted, opened=opened, rejects=rejects)
            except RuleError:
                continue
        yield wanted


def mask_of(pieces: Iterable[Piece]) -> int:
    """A bit for each piece; jokers have separate bits above those of natural pieces."""
    mask = 0
    for one in pieces:
        mask |= 1 << one
    return mask


def _has_meld(held: int) -> bool:
    """Whether natural tiles hold a run, or a set."""
    if held & held >> 1 & held >> 2:
        return True
    c, d, h, s = held & _SUIT, held >> 16 & _SUIT, held >> 32 & _SUIT, held >> 48 & _SUIT
    return bool(c & d & (h | s) | h & s & (c | d))


def _by_turns(*offers: Iterator[Offer]) -> Iterator[Offer]:
    rest = list(offers)
    while rest:
        for one in tuple(rest):
            try:
                yield next(one)
            except StopIteration:
                rest.remove(one)


# ------------------------------------------------------------------------------- from the rack


def _packed(rack: Hand, melds: Iterable[Meld], most: int) -> list[Meld]:
    """Melds that the rack holds side by side, taken in the order given while they fit."""
    left = list(rack)
    chosen = []
    for meld in melds:
        if len(meld) > most:
            continue
        rest = left.copy()
        for one in meld:
            tile = JOKER if one >= JOKER else one
            if tile not in rest:
                break
            rest.remove(tile)
        else:
            chosen.append(meld)
            most -= len(meld)
            left = rest
    return chosen


def _openings(
    rules: TilesRules, table: Table, rack: Hand, melds: list[Meld], most: int
) -> Iterator[Offer]:
    counts = worth(rules).of_meld
    melds = sorted((meld for meld in melds if len(meld) <= most), key=counts, reverse=True)
    if rules.opening == "one":
        for meld in melds:
            if counts(meld) < rules.minimum:
                break
            yield (*table, meld), True
    elif melds and counts(melds[0]) * (len(rack) // 3) >= rules.minimum:
        seen = set()
        for at, seed in enumerate(melds[:_SEEDS]):
            chosen = _packed(rack, (seed, *melds[:at], *melds[at + 1 :]), most)
            total = number = 0
            while number < len(chosen) and (total < rules.minimum or not number):
                total += counts(chosen[number])
                number += 1
            opening = tuple(sorted(chosen[:number]))
            if total >= rules.minimum and opening not in seen:
                seen.add(opening)
                yield (*table, *opening), True
    if rules.hand_finish == "handrummy":
        for seed in melds[:_SEEDS]:
            chosen = _packed(rack, (seed, *melds), most)
            if sum(map(len, chosen)) == most:
                yield (*table, *chosen), False


def _new(table: Table, rack: Hand, melds: list[Meld], most: int) -> Iterator[Offer]:
    """As many new melds as go together, then every one by itself."""
    if len(melds) > 1:
        chosen = _packed(rack, sorted(melds, key=len, reverse=True), most)
        if len(chosen) > 1:
            yield (*table, *chosen), True
    for meld in melds:
        if len(meld) <= most:
            yield (*table, meld), True


# ------------------------------------------------------------------------------ with the table


class Openness(NamedTuple):
    """What a meld on the table has room for, looked up once and kept."""

    added: int  # the mask of the tiles that can be added
    additions: tuple[tuple[int, Piece, Meld], ...]  # each with its bit and the longer meld
    replaced: int  # the mask of the tiles that its jokers stand for
    cut: int  # the mask of the tiles whose second copy splits it
    lent: int  # the mask of all tiles that might go with one it can spare
    # For each meld with a tile it can spare: the mask of the others, the meld, and what stays.
    spares: tuple[tuple[int, Meld, Meld], ...]


@lru_cache(maxsize=1 << 14)
def _openness(meld: Meld, rules: MeldRules) -> Openness:
    additions = tuple((1 << face, face, longer) for face, longer in _additions(meld, rules))
    is_run = meld[0] & 15 != meld[1] & 15
    spares = []
    if len(meld) > 3:
        for place in (0, len(meld) - 1) if is_run else range(len(meld)):
            rest = (*meld[:place], *meld[place + 1 :])
            if not is_meld(rest, rules):  # nothing but jokers stays
                continue
            spares += [
                (mask_of(fresh) & ~(1 << meld[place]), fresh, rest)
                for fresh in _around(meld[place], rules)
            ]
    lent = 0
    for mask, _, _ in spares:
        lent |= mask
    return Openness(
        added=mask_of(face for _, face, _ in additions),
        additions=additions,
        replaced=mask_of(one.face for one in meld if one >= JOKER),
        cut=mask_of(meld[at].face for at in _cuts(meld)) if is_run else 0,
        lent=lent,
        spares=tuple(spares),
    )


def _cuts(meld: Meld) -> Iterator[int]:
    """Where a run can be cut by a second copy; what stays behind the cut must not be jokers alone.

    What stays in front has the copy, which is not a joker.
    """
    for at in range(2, len(meld) - 2):
        if min(meld[at:]) < JOKER:
            yield at


def _additions(meld: Meld, rules: MeldRules) -> Iterator[tuple[Piece, Meld]]:
    first, last = meld[0], meld[-1]
    if first.rank == meld[1].rank:
        held = {one.suit for one in meld}
        for suit in range(4):
            if suit not in held:
                yield (face := piece(first.rank, suit)), (*meld, face)
    elif len(meld) < rules.longest_run:
        for suit in range(4) if rules.mixed_runs else (first.suit,):
            if first.rank > 1:
                yield (face := piece(first.rank - 1, suit)), (face, *meld)
            if 1 < last.rank < 13 or (last.rank == 13 and rules.ace != "low"):
                yield (face := piece(last.rank % 13 + 1, suit)), (*meld, face)


def _around(tile: Piece, rules: MeldRules) -> Iterator[Meld]:
    """Melds of three natural tiles that hold `tile`."""
    if tile >= JOKER:
        return
    if rules.sets:
        for out in range(4):
            if out != tile.suit:
                yield tuple(piece(tile.rank, suit) for suit in range(4) if suit != out)
    if rules.runs:
        for low in range(max(1, tile.rank - 2), min(11, tile.rank) + 1):
            yield tuple(piece(low + step, tile.suit) for step in range(3))


def _with(table: Table, at: int, *instead: Meld) -> Table:
    return (*table[:at], *instead, *table[at + 1 :])


def _extended(table: Table, known: list[Openness], held: int, joker: bool) -> Iterator[Offer]:
    """One tile of the rack added to a meld (MYR-30)."""
    for at, room in enumerate(known):
        if held & room.added:
            for bit, _, longer in room.additions:
                if held & bit:
                    yield _with(table, at, longer), True
        elif joker and room.additions:
            _, face, longer = room.additions[-1]
            yield _with(table, at, tuple(joker_for(p) if p is face else p for p in longer)), False


def _split(table: Table, known: list[Openness], held: int) -> Iterator[Offer]:
    """A long run cut in two at the second copy of a tile (MYR-40, BSN-26)."""
    for at, room in enumerate(known):
        if held & room.cut:
            meld = table[at]
            for cut in _cuts(meld):
                if held >> (meld[cut] & 63) & 1:
                    yield _with(table, at, (*meld[:cut], meld[cut].face), meld[cut:]), True


def _swapped(
    rules: MeldRules, table: Table, known: list[Openness], rack: Hand, held: int
) -> Iterator[Offer]:
    """A table joker replaced from the rack and used with tiles of the rack (MYR-26)."""
    for at, room in enumerate(known):
        if not held & room.replaced:
            continue
        meld = table[at]
        for place, joker in enumerate(meld):
            if joker >= JOKER and held >> (joker & 63) & 1:
                natural = (*meld[:place], joker.face, *meld[place + 1 :])
                rest = (*without(rack, (joker.face,)), JOKER)
                fresh = (one for one in find_melds(rest, rules) if max(one) >= JOKER)
                for one in islice(fresh, 4):
                    yield (*_with(table, at, natural), one), False


def _borrowed(table: Table, known: list[Openness], held: int, most: int) -> Iterator[Offer]:
    """A tile that a long meld can spare, with two of the rack (MYR-39, BSN-28)."""
    for at, room in enumerate(known):
        if held & room.lent and most > 1:
            for mask, fresh, rest in room.spares:
                if held & mask == mask:
                    yield (*_with(table, at, rest), fresh), True
