"""Canasta: when to take the pile, what to lay, what to throw away, when to go out.

`greedy` takes the pile and lays all it can as soon as it may, and goes out as soon as it can.
`steady` keeps its wild cards for canastas, spends as few as it can on the first meld, throws away
what the next player can't use, and goes out when that pays or somebody else is near to it.
"""

from itertools import islice
from random import Random
from typing import Final

from rummel.game import Move
from rummel.games.canasta.rules import BLACK_THREES, FULL, MOST_WILD, WILD, count, wilds_of
from rummel.games.canasta.state import (
    Add,
    Answer,
    Ask,
    CanastaView,
    Discard,
    Draw,
    Lay,
    Pass,
    Sight,
    Take,
    can_leave,
    groups,
    sight_of_view,
    unlisted,
)
from rummel.pieces import Hand, Meld, Piece, without

_LOOK_AT: Final = 200  # first melds that are compared
_NEAR: Final = 5  # cards with which somebody may soon go out
_LATE: Final = 16  # cards of the stock
_MUCH: Final = 60  # points that a partner should not be left with


# ----------------------------------------------------------------------------------- going out


def way_out(seen: Sight) -> list[Move]:
    """Moves that lay the whole hand, but for a card to discard; empty: it can't be done."""
    ranks: dict[int, int] = {}
    for card in seen.hand:
        ranks[card & 15] = ranks.get(card & 15, 0) + 1
    # Only a card of a rank that is in the way, or one that is left over, is worth discarding.
    loose = sorted(set(seen.hand), key=lambda card: (WILD[card], ranks[card & 15]))
    for discard in loose if seen.rules.last_discard else (None, *loose):
        hand = seen.hand if discard is None else without(seen.hand, (discard,))
        if moves := _lay_all(seen, hand):
            return moves if discard is None else [*moves, Discard(discard)]
    return []


def _lay_all(seen: Sight, hand: Hand) -> list[Move]:
    rules = seen.rules
    if seen.refused or rules.closed_canastas:
        return []
    wild = [card for card in hand if WILD[card]]
    by_rank: dict[int, list[Piece]] = {}
    for card in hand:
        if not WILD[card]:
            by_rank.setdefault(card & 15, []).append(card)
    own = {rank: seen.table[number - 1] for rank, number in seen.melds.items()}
    lacking = 0
    for rank, cards in by_rank.items():
        if rank in own:
            continue
        if len(cards) < (3 if rank == 3 else 2):
            return []
        lacking += len(cards) == 2
    if lacking > len(wild):
        return []
    spent: dict[int, list[Piece]] = {rank: [] for rank in (*own, *by_rank) if rank != 3}
    sizes = {rank: len(own.get(rank, ())) + len(by_rank.get(rank, ())) for rank in spent}
    room = {rank: MOST_WILD - wilds_of(own.get(rank, ())) for rank in spent}
    for rank, cards in by_rank.items():
        if rank not in own and len(cards) == 2:
            _spend(rank, wild, spent, sizes, room)
    # The rest first where it makes a canasta, then where there is room.
    for rank in sorted(spent, key=lambda one: -sizes[one]):
        while wild and sizes[rank] < FULL <= sizes[rank] + min(room[rank], len(wild)):
            _spend(rank, wild, spent, sizes, room)
    for rank in spent:
        while wild and room[rank]:
            _spend(rank, wild, spent, sizes, room)
    if wild or sum(size >= FULL for size in sizes.values()) < rules.needed:
        return []
    melds = tuple(
        (*cards, *spent.get(rank, ())) for rank, cards in sorted(by_rank.items(), reverse=True)
    )
    if seen.needed > count([card for meld in melds for card in meld]):
        return []
    adds = [
        Add(seen.melds[rank], tuple(cards))
        for rank, cards in spent.items()
        if cards and rank not in by_rank
    ]
    return [*adds, Lay(melds)] if melds else list(adds)


def _spend(
    rank: int,
    wild: list[Piece],
    spent: dict[int, list[Piece]],
    sizes: dict[int, int],
    room: dict[int, int],
) -> None:
    spent[rank].append(wild.pop())
    sizes[rank] += 1
    room[rank] -= 1


def _ends(view: CanastaView, seen: Sight) -> list[Move]:
    """A way out whose first move is legal now."""
    moves = way_out(seen)
    if moves and isinstance(moves[0], Lay | Add):
        laid = sum(map(len, moves[0].melds)) if isinstance(moves[0], Lay) else len(moves[0].cards)
        left = len(seen.hand) - laid
        if left < 2 and not can_leave(seen, left, _full_after(seen, moves[0])):
            return []
    return moves if not moves or view.phase == "meld" else []


def _full_after(seen: Sight, move: Lay | Add) -> int:
    """The canastas of the side after a move."""
    sizes = {rank: len(seen.table[number - 1]) for rank, number in seen.melds.items()}
    melds = move.melds if isinstance(move, Lay) else (move.cards,)
    for cards in melds:
        rank = cards[0] & 15
        if isinstance(move, Add):
            rank = seen.table[move.meld - 1][0] & 15
        sizes[rank] = sizes.get(rank, 0) + len(cards)
    return sum(size >= FULL for size in sizes.values())


# ---------------------------------------------------------------------------- the same for both


def _takes(view: CanastaView) -> list[Take]:
    """Ways to take the pile, those first that spend the fewest wild cards."""
    found = [move for move in view.legal if isinstance(move, Take)]
    if not found and view.free:
        found = [move for move in islice(unlisted(view), _LOOK_AT) if isinstance(move, Take)]
    return sorted(found, key=lambda move: (_wild_worth(move.melds), sum(map(len, move.melds))))


def _wild_worth(melds: tuple[Meld, ...]) -> int:
    return sum(count([card for card in meld if WILD[card]]) for meld in melds)


def _first_meld(view: CanastaView) -> Move | None:
    """Of the first melds that the game offers the one with the fewest wild cards."""
    found = [move for move in islice(unlisted(view), _LOOK_AT) if isinstance(move, Lay)]
    found = [move for move in found if len(view.own) - sum(map(len, move.melds)) > 2]
    return min(
        found,
        key=lambda move: (_wild_worth(move.melds), sum(map(len, move.melds))),
        default=None,
    )


def _naturals(seen: Sight, *, keep: int) -> Move | None:
    """All natural cards of a rank that the side has melded, or a new meld without wild cards."""
    size = len(seen.hand)
    for rank, number in seen.melds.items():
        lying = seen.table[number - 1]
        cards = tuple(card for card in seen.hand if card & 15 == rank and not WILD[card])
        if seen.rules.closed_canastas:
            cards = cards[: FULL - len(lying)]
        cards = cards[: max(0, size - keep)]
        if cards:
            return Add(number, cards)
    for melds in groups(seen, seen.hand).values():
        for meld in melds:
            if not wilds_of(meld) and size - len(meld) >= keep:
                return Lay((meld,))
    return None


def _completed(seen: Sight, *, keep: int) -> Move | None:
    """Wild cards that make a canasta, on the longest meld first."""
    wild = [card for card in seen.hand if WILD[card]]
    for number in sorted(seen.melds.values(), key=lambda one: -len(seen.table[one - 1])):
        lying = seen.table[number - 1]
        lack = FULL - len(lying)
        if (
            0 < lack <= min(len(wild), MOST_WILD - wilds_of(lying))
            and len(seen.hand) - lack >= keep
        ):
            return Add(number, tuple(wild[:lack]))
    return None


def _discards(view: CanastaView) -> list[Discard]:
    return [move for move in view.legal if isinstance(move, Discard)]


def _first_listed(view: CanastaView) -> Move:
    """Where nothing can be discarded there is something to add or to lay."""
    return view.legal[0] if view.legal else next(unlisted(view))


# --------------------------------------------------------------------------------------- greedy


def greedy(view: CanastaView, _chance: Random) -> Move:
    """Everything goes down as soon as it may, and then the cheapest loose card."""
    if view.phase == "answer":
        return Answer("yes")
    if view.phase == "draw":
        return next(iter(_takes(view)), None) or (Draw() if view.stock else _pass(view))
    seen = sight_of_view(view)
    if moves := _ends(view, seen):
        return moves[0]
    if seen.needed:
        found = _first_meld(view)
    else:
        found = _naturals(seen, keep=2) or _completed(seen, keep=2) or _with_wild(seen)
    if found:
        return found
    held = [card & 15 for card in seen.hand]
    return min(
        _discards(view),
        key=lambda move: (WILD[move.card], held.count(move.card & 15), count((move.card,))),
        default=None,
    ) or _first_listed(view)


def _with_wild(seen: Sight) -> Move | None:
    for melds in groups(seen, seen.hand).values():
        if len(seen.hand) - len(melds[0]) >= 2:
            return Lay((melds[0],))
    return None


def _pass(view: CanastaView) -> Move:
    return Pass() if Pass() in view.legal else _first_listed(view)


# --------------------------------------------------------------------------------------- steady


def steady(view: CanastaView, _chance: Random) -> Move:
    if view.phase == "answer":
        return Answer("yes" if count(view.own) <= _MUCH or _is_late(view) else "no")
    if view.phase == "draw":
        takes = _takes(view)
        if takes and _is_worth_it(view, takes[0]):
            return takes[0]
        return Draw() if view.stock else _pass(view)
    seen = sight_of_view(view)
    moves = _ends(view, seen)
    if moves and _should_end(view):
        return moves[0]
    if moves and Ask() in view.legal and view.answer is None:
        return Ask()
    found: Move | None
    if seen.needed:
        found = _first_meld(view)
    else:
        found = _naturals(seen, keep=2) or _completed(seen, keep=2)
    if found:
        return found
    if moves and view.answer != "no" and (_is_late(view) or view.answer == "yes"):
        return moves[0]
    value = _values(view, seen)
    return min(
        _discards(view), key=lambda move: (value[move.card], move.card), default=None
    ) or _first_listed(view)


def _is_worth_it(view: CanastaView, move: Take) -> bool:
    """A pile of a few cards, or one that costs no wild card, or the only way to go on."""
    return not view.stock or view.discards >= 2 or not _wild_worth(move.melds)


def _is_late(view: CanastaView) -> bool:
    """Somebody of another side is near to going out, or the stock near to its end."""
    assert view.seat is not None
    mine = view.sides[view.seat]
    others = [seat for seat, side in enumerate(view.sides) if side != mine]
    ready = any(
        view.counts[seat] <= _NEAR and view.canastas[view.sides[seat]] >= view.to_go_out
        for seat in others
    )
    return ready or view.stock < _LATE


def _should_end(view: CanastaView) -> bool:
    """Going out pays: the partner holds little, or the others have not got far."""
    assert view.seat is not None
    if view.answer == "yes" or _is_late(view) or view.rules.players < 4:
        return True
    mine = view.sides[view.seat]
    partners = [
        view.counts[seat]
        for seat, side in enumerate(view.sides)
        if side == mine and seat != view.seat
    ]
    return max(partners) <= _NEAR or not any(
        opened for side, opened in enumerate(view.opened) if side != mine
    )


def _values(view: CanastaView, seen: Sight) -> dict[Piece, float]:
    """What each card is worth to keep: much if it is wild or one of several of its rank.

    What the next player could take the pile with is kept too, the more the larger the pile.
    """
    assert view.seat is not None
    ranks = [card & 15 for card in seen.hand]
    follower = (view.seat + 1) % view.rules.players
    side = view.sides[follower]
    theirs = {
        meld[0] & 15 for meld, owner in zip(view.table, view.owners, strict=True) if owner == side
    }
    frozen = view.frozen or not view.opened[side] or view.rules.always_frozen
    found: dict[Piece, float] = {}
    for card in dict.fromkeys(seen.hand):
        held = ranks.count(card & 15)
        if WILD[card]:
            found[card] = 200 + count((card,))
        elif card in BLACK_THREES:
            found[card] = 4 if view.discards > 2 else 12  # it stops the next player (CAN-08)
        else:
            value = {1: 10.0, 2: 26.0}.get(held, 45.0) + 0.1 * count((card,))
            if card & 15 in seen.melds:
                value += 25
            if card & 15 in theirs and not frozen and view.rules.players > 2:
                value += 20 + 5 * view.discards
            found[card] = value
    return found
