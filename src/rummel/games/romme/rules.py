"""The settings of Rommé, and what they make of melds: what a hand holds, what fits on the table.

Sheet: 002, ledger `ROM` and `LAY`. The course of play is in `play.py`.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import Annotated, Literal, NamedTuple

from rummel.errors import RuleError
from rummel.game import Rules, option
from rummel.melds import JokerLimit, MeldRules, Worth, is_meld
from rummel.pieces import JOKER, Hand, Meld, Piece, joker_for, piece


class RommeRules(Rules, frozen=True, kw_only=True, cache_hash=True):
    """The settings of Rommé, with and without the scores of Rommé mit Anlegen.

    The defaults are those of basic Rommé.
    """

    family = "romme"

    jokers: Annotated[int, option("ROM-02", "ROM-03", ge=0, le=6, group="deal")] = 6
    minimum: Annotated[int, option("ROM-20", ge=0, le=100, group="opening")] = 30

    # The first meld
    opening: Annotated[Literal["one", "sum"], option("Q-ROM-1", "Q-LAY-3")] = "one"
    opening_add: Annotated[Literal["none", "one", "any"], option("LAY-03", "Q-LAY-2")] = "none"
    ace_in_set: Annotated[Literal["eleven", "one", "nothing"], option("Q-ROM-2")] = "eleven"

    # Melds
    corner: Annotated[bool, option("Q-ROM-3", group="melds")] = False
    ace_at_both_ends: Annotated[bool, option("Q-ROM-4")] = True
    joker_limit: Annotated[JokerLimit, option("Q-ROM-9")] = "free"
    joker_in_set: Annotated[Literal["declared", "any", "both"], option("Q-ROM-8")] = "declared"

    # Adding and robbing
    add_at_once: Annotated[bool, option("Q-ROM-5", group="table")] = True
    add_unopened: Annotated[bool, option("Q-LAY-1", "LAY-02")] = False
    rob_unopened: Annotated[bool, option("Q-ROM-6")] = True
    robbed_joker: Annotated[Literal["hand", "at-once"], option("Q-ROM-7")] = "hand"

    # Discards and knocking
    last_discard: Annotated[bool, option("ROM-37", "Q-ROM-18", "LAY-05", group="turn")] = True
    rediscard: Annotated[bool, option("Q-ROM-19")] = True
    knock_order: Annotated[Literal["clockwise", "first"], option("Q-ROM-14")] = "clockwise"
    knock_in_first_lap: Annotated[bool, option("Q-ROM-15")] = True
    knocker_plays: Annotated[bool, option("Q-ROM-12")] = False
    top_after_knock: Annotated[bool, option("Q-ROM-13")] = True
    empty_stock: Annotated[Literal["reshuffle", "void", "book"], option("Q-ROM-11")] = "reshuffle"

    # Scores
    winner_takes: Annotated[bool, option("Q-ROM-21", group="score")] = False
    relief: Annotated[int, option("LAY-06", ge=0, le=100)] = 0
    relief_for: Annotated[Literal["winner", "hand-romme"], option("Q-LAY-5")] = "winner"
    relief_with_discard: Annotated[bool, option("Q-LAY-6")] = True
    relief_from: Annotated[
        Literal["previous", "carried"], option("LAY-06", "Q-LAY-4", before="carried")
    ] = "previous"
    relief_below_zero: Annotated[bool, option("Q-LAY-4")] = False
    lone_joker: Annotated[Literal["counts", "struck", "relief"], option("LAY-07", "Q-LAY-7")] = (
        "counts"
    )
    first_lay_penalty: Annotated[int, option("LAY-08", ge=0, le=100)] = 0
    penalty_without_winner: Annotated[bool, option("Q-LAY-8")] = True

    # The engine's own cap: after this many turns everybody books what is in hand.
    max_turns: Annotated[int, option(ge=10, le=5000, group="limits")] = 500

    def check(self) -> None:
        if not self.add_at_once and self.opening_add != "none":
            raise RuleError("options-clash", first="add_at_once", second="opening_add")
        if not self.add_at_once and self.add_unopened:
            raise RuleError("options-clash", first="add_at_once", second="add_unopened")


@lru_cache(maxsize=256)
def meld_rules(rules: RommeRules) -> MeldRules:
    """Which melds may lie on the table."""
    return MeldRules(
        ace="wrap" if rules.corner else "either",  # ROM-11, ROM-12, Q-ROM-3
        longest_run=14 if rules.ace_at_both_ends else 13,  # Q-ROM-4
        jokers=rules.joker_limit,
        declared=rules.joker_in_set == "declared",  # Q-ROM-8
    )


@lru_cache(maxsize=256)
def worth(rules: RommeRules) -> Worth:
    """What cards count (ROM-21 to ROM-23, ROM-34, ROM-39)."""
    return Worth(
        court=10,
        ace_low=1,
        ace_high=11,
        ace_set={"eleven": 11, "one": 1, "nothing": 0}[rules.ace_in_set],  # Q-ROM-2
        ace_hand=11,
        joker_hand=20,
    )


def added_worth(card: Piece, before: Meld, after: Meld, rules: RommeRules) -> int:
    """What a card counts that was added to the meld `before` and made it `after` (LAY-03)."""
    counts = worth(rules)
    if card & 15 != 1:
        return counts.of_hand((card.face,))
    if after[0] & 15 == after[1] & 15:
        return counts.ace_set
    return counts.ace_high if after[:-1] == before else counts.ace_low


# ------------------------------------------------------------------------------- on the table


class Swap(NamedTuple):
    """A way to rob a joker: the cards that go down, and the meld after it."""

    cards: tuple[Piece, ...]
    after: Meld


class Fits(NamedTuple):
    """What a meld on the table has room for."""

    adds: dict[Piece, Meld]  # natural cards and declared jokers, with the meld after them
    robs: dict[Piece, tuple[Swap, ...]]  # by the natural card that the robber names


@lru_cache(maxsize=1 << 15)
def fits(meld: Meld, rules: RommeRules) -> Fits:
    """What may be added to a meld, and for which cards its jokers can be robbed."""
    is_set = meld[0] & 15 == meld[1] & 15
    adds = _set_adds(meld, rules) if is_set else _run_adds(meld, rules)
    melds = meld_rules(rules)
    return Fits(
        {card: after for card, after in adds.items() if is_meld(after, melds)},
        _robs(meld, rules),
    )


def _run_adds(meld: Meld, rules: RommeRules) -> dict[Piece, Meld]:
    suit, low, high = meld[0].suit, meld[0].rank, meld[-1].rank
    adds: dict[Piece, Meld] = {}
    if low > 1 or rules.corner:
        face = piece(low - 1 or 13, suit)
        adds[face] = (face, *meld)
        adds[joker_for(face)] = (joker_for(face), *meld)
    if high > 1 or rules.corner:
        # An ace that would fit on either side of 2-…-K goes on top: the other one fits below.
        face = piece(high % 13 + 1, suit)
        adds[face] = (*meld, face)
        adds[joker_for(face)] = (*meld, joker_for(face))
    return adds


def _set_adds(meld: Meld, rules: RommeRules) -> dict[Piece, Meld]:
    if len(meld) == 4:  # Q-ROM-24
        return {}
    lying = {one.suit for one in meld if rules.joker_in_set == "declared" or not one.is_joker}
    missing = [piece(meld[0].rank, suit) for suit in range(4) if suit not in lying]
    adds = {}
    for face in missing:
        # A joker without a declared suit makes room for any card.
        others = tuple(one for one in meld if one.face != face)
        rest = [one for one in missing if one != face and one not in {card.face for card in others}]
        fill = tuple(joker_for(one) for one in rest[: 3 - len(others)])
        adds[face] = _by_suit((*others, *fill, face))
        if face not in {one.face for one in meld}:
            adds[joker_for(face)] = _by_suit((*meld, joker_for(face)))
    return adds


def _robs(meld: Meld, rules: RommeRules) -> dict[Piece, tuple[Swap, ...]]:
    """ROM-35; in sets as Q-ROM-8 says."""
    robs: dict[Piece, tuple[Swap, ...]] = {}
    jokers = [at for at, one in enumerate(meld) if one.is_joker]
    if rules.joker_in_set == "declared" or meld[0] & 15 != meld[1] & 15:
        for at in jokers:
            face = meld[at].face
            robs.setdefault(face, (Swap((face,), (*meld[:at], face, *meld[at + 1 :])),))
        return robs
    if not jokers:
        return robs
    naturals = tuple(one for one in meld if not one.is_joker)
    suits = {one.suit for one in naturals}
    missing = [piece(meld[0].rank, suit) for suit in range(4) if suit not in suits]
    # In a set of three it is open which suit a joker stands for: where the doubt has to
    # end, that takes one card more.
    more = 1 if rules.joker_in_set == "both" and len(meld) == 3 else 0
    for face in missing:
        swaps = []
        for others in combinations([one for one in missing if one != face], more):
            cards = (face, *others)
            rest = [one for one in missing if one not in cards]
            stay = [joker_for(one) for one in rest[: len(jokers) - 1]]
            swaps.append(Swap(cards, _by_suit((*naturals, *cards, *stay))))
        robs[face] = tuple(swaps)
    return robs


def _by_suit(meld: Meld) -> Meld:
    return tuple(sorted(meld, key=lambda one: one.suit))


# --------------------------------------------------------------------------------- in a hand


class _Group(NamedTuple):
    """Melds that need much the same cards; `bits` has one for each of them."""

    bits: int
    spare: int  # how many of those no meld of the group needs
    shapes: tuple[tuple[int, Meld], ...]  # bits and cards


@lru_cache(maxsize=64)
def _groups(melds: MeldRules) -> tuple[_Group, ...]:
    """Every meld there could be without jokers: sets of a rank, runs from a card on."""
    groups = []
    for rank in range(1, 14):
        same = [piece(rank, suit) for suit in range(4)]
        sets = [meld for size in (3, 4) for meld in combinations(same, size)]
        groups.append(_Group(_bits(same), 1, tuple((_bits(meld), meld) for meld in sets)))
    for suit in range(4):
        for start in range(1, 14):
            most = melds.longest_run if melds.ace == "wrap" else 15 - start
            ranks = [(start + step - 1) % 13 + 1 for step in range(min(most, melds.longest_run))]
            faces = tuple(piece(rank, suit) for rank in ranks)
            runs = [faces[:length] for length in range(3, len(faces) + 1)]
            if runs:
                groups.append(_Group(_bits(runs[0]), 0, tuple((_bits(run), run) for run in runs)))
    return tuple(groups)


def _bits(cards: Iterable[Piece]) -> int:
    return sum(1 << card for card in set(cards))


def melds_in(hand: Hand, rules: RommeRules, *, use_joker: bool = False) -> Iterator[Meld]:
    """Every meld that a hand holds, with jokers only where no natural card is.

    With `use_joker` only those with a joker, which may then stand for a card that is in the hand.
    """
    melds = meld_rules(rules)
    jokers = held = twice = 0
    for card in hand:
        if card == JOKER:
            jokers += 1
        else:
            twice |= held & 1 << card
            held |= 1 << card
    if use_joker and not jokers:
        return
    for group, spare, shapes in _groups(melds):
        if (group & ~held).bit_count() > jokers + spare:
            continue
        for bits, faces in shapes:
            lack = bits & ~held
            if lack.bit_count() > jokers:
                continue
            if len(faces) == 14 and not twice >> faces[0] & 1:
                continue
            meld = faces
            if lack:
                meld = tuple([one if held >> one & 1 else joker_for(one) for one in faces])
            elif use_joker:
                meld = (*faces[:-1], joker_for(faces[-1]))
            if meld is faces or is_meld(meld, melds):
                yield meld
