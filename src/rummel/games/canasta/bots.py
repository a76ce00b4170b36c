"""Canasta: when to take the pile, what to lay, what to throw away, when to go out.

`greedy` takes the pile and lays all it can as soon as it may, and goes out as soon as it can.
`steady` leaves a small pile to grow and draws new cards instead, keeps its wild cards for canastas,
throws away what the next player can hardly take the pile with, and goes out when it is ahead then.
`think` plays as `steady` does and remembers more: what lies in the pile, who has picked up what,
and what the next player throws away. Weaker players forget that, lay all they can at once, take
any pile, and overlook melds.
"""

from itertools import islice
from random import Random
from typing import Final

from rummel.game import Move
from rummel.games.canasta.memory import Recalled, recall
from rummel.games.canasta.rules import (
    BLACK_THREES,
    FULL,
    MOST_WILD,
    PACK,
    WILD,
    count,
    wilds_of,
)
from rummel.games.canasta.scoring import facts, tally
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
    melds_of_side,
    partner,
    sight_of_view,
    unlisted,
)
from rummel.knowledge import Knowledge, Level, choose
from rummel.pieces import JOKER, Hand, Meld, Piece, without
from rummel.scoring import points_of

_LOOK_AT: Final = 200  # first melds that are compared
_MANY: Final = 5  # cards of a partner who is asked before going out
_USUAL_WORTH: Final = 10  # of a card in another hand
_WILD_CARDS: Final = wilds_of(PACK)
_KEEP: Final = (0, 8, 22, 35)  # what one of this many cards of a rank is worth in the hand


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
    takes = [move for move in view.legal if isinstance(move, Take)]
    if not takes and view.free:
        takes = [move for move in islice(unlisted(view), _LOOK_AT) if isinstance(move, Take)]
    return sorted(takes, key=lambda move: (_wild_worth(move.melds), sum(map(len, move.melds))))


def _wild_worth(melds: tuple[Meld, ...]) -> int:
    return sum(count([card for card in meld if WILD[card]]) for meld in melds)


def _first_meld(view: CanastaView) -> Move | None:
    """Of the first melds that the game offers the one with the fewest wild cards."""
    melds = [move for move in islice(unlisted(view), _LOOK_AT) if isinstance(move, Lay)]
    melds = [move for move in melds if len(view.own) - sum(map(len, move.melds)) > 2]
    return min(
        melds,
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
        meld = _first_meld(view)
    else:
        meld = _naturals(seen, keep=2) or _completed(seen, keep=2) or _with_wild(seen)
    if meld:
        return meld
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
        return Answer("yes" if _lead(view, view.turn) > 0 else "no")
    if view.phase == "draw":
        takes = _takes(view)
        if takes and _is_worth_it(view):
            return takes[0]
        return Draw() if view.stock else _pass(view)
    seen = sight_of_view(view)
    out = _ends(view, seen)
    if out and (view.answer == "yes" or _lead(view, view.turn) > 0):
        asks = Ask() in view.legal and view.counts[partner(view.turn)] > _MANY
        return Ask() if asks else out[0]
    if seen.needed:
        meld = _first_meld(view)
    else:
        meld = _naturals(seen, keep=2) or _completed(seen, keep=2) or _advanced(seen)
    if meld:
        return meld
    costs = _costs(view, seen, recall(view.rules.players, ()))
    return min(
        _discards(view), key=lambda move: (costs[move.card], move.card), default=None
    ) or _first_listed(view)


def _is_worth_it(view: CanastaView) -> bool:
    """A pile that is much more than a draw; a small one grows, and new cards may be wild."""
    return not view.stock or view.discards > 2 * view.rules.drawn


def _lead(view: CanastaView, out: int) -> int:
    """How far the side of a player would be ahead who went out now, as far as can be seen."""
    prices = facts(view.rules)
    totals = [prices.out * (side == view.sides[out]) for side in range(len(view.opened))]
    for side in range(len(totals)):
        melds = [meld for meld, owner in zip(view.table, view.owners, strict=True) if owner == side]
        threes = len(view.red_threes[side])
        lying = tally(melds, (), red_threes=threes, fines=0, out=False, concealed=False)
        totals[side] += points_of(prices, lying)
    for seat, side in enumerate(view.sides):
        held = count(view.own) if seat == view.seat else _USUAL_WORTH * view.counts[seat]
        totals[side] += held if seat == out else -held
    own = totals.pop(view.sides[out])
    return own - max(totals)


def _advanced(seen: Sight) -> Move | None:
    """A wild card to a meld that is nearly a canasta: the next natural one completes it."""
    wild = [card for card in seen.hand if WILD[card]]
    if wild and len(seen.hand) > 2:
        for number in seen.melds.values():
            lying = seen.table[number - 1]
            if FULL - 2 <= len(lying) < FULL and wilds_of(lying) < MOST_WILD:
                return Add(number, (wild[0],))
    return None


def _costs(view: CanastaView, seen: Sight, known: Recalled) -> dict[Piece, float]:
    """What throwing a card away costs: what it is worth in the hand, and maybe the pile."""
    assert view.seat is not None
    follower = (view.seat + 1) % view.rules.players
    theirs_for_sure = known.held[follower]
    side = view.sides[follower]
    theirs = melds_of_side(view.table, view.owners, side)
    frozen = view.frozen or not view.opened[side] or view.rules.always_frozen
    shown = [*seen.hand, *(card for meld in view.table for card in meld), *known.pile]
    for seat, held in enumerate(known.held):
        if seat != view.seat:
            shown += held.elements()
    # How likely the next player holds a certain card that nobody has shown.
    secret = max(0, view.counts[follower] - theirs_for_sure.total())
    share = min(1.0, secret / max(1, len(PACK) - len(shown)))
    wild = 1 - (1 - share) ** (_WILD_CARDS - wilds_of(shown))
    ranks = [card & 15 for card in seen.hand]
    counted = [card & 15 for card in shown if not WILD[card]]
    costs: dict[Piece, float] = {}
    for card in dict.fromkeys(seen.hand):
        rank = card & 15
        if WILD[card]:  # freezes the pile
            costs[card] = 60 if card != JOKER else 90
            continue
        if card in BLACK_THREES:  # stops the next player (CAN-08): kept for a pile worth it
            costs[card] = 0 if view.discards > 2 else 6
            continue
        unseen = max(0, 8 - counted.count(rank))
        one = 1 - (1 - share) ** unseen
        pair = one - unseen * share * (1 - share) ** max(0, unseen - 1)
        sure = sum(count for held, count in theirs_for_sure.items() if held & 15 == rank)
        if sure > 1 or (not frozen and rank in theirs):
            taken = 1.0
        elif sure:
            taken = one if frozen else max(one, wild)
        else:
            taken = pair if frozen else pair + (one - pair) * wild
            if rank in known.thrown[follower]:  # what is thrown away is hardly collected
                taken *= _THROWN
        costs[card] = _KEEP[min(ranks.count(rank), 3)] + 0.1 * count((card,))
        costs[card] += 25 * (rank in seen.melds) + taken * (20 + 6 * view.discards)
    return costs


# ---------------------------------------------------------------------------------------- think

_THROWN: Final = 0.4
_POINTS: Final = 20.0  # of a discard's cost that weigh as much as a noise of 1


def think(known: Knowledge[CanastaView], level: Level, chance: Random) -> Move:
    view = known.view
    habit = steady if level.sight > 1 else greedy
    wanted = habit(view, chance)
    if not isinstance(wanted, Discard):
        # Somebody who does not look closely overlooks a meld, or draws without a thought.
        if level.noise and view.phase in ("draw", "meld"):
            others = [Draw()] if view.phase == "draw" else _discards(view)
            fitting = [move for move in others if move in view.legal]
            if fitting:
                other = chance.choice(fitting)
                return choose((wanted, other), (1.0, 0.0), level.noise, chance)
        return wanted
    seen = sight_of_view(view)
    costs = _costs(view, seen, recall(view.rules.players, level.remembers(known.heard)))
    moves = sorted(_discards(view), key=lambda move: (costs[move.card], move.card))
    values = [-costs[move.card] / _POINTS for move in moves]
    return choose(moves, values, level.noise, chance)


LEVELS: Final = (
    Level(memory=0, sight=1, noise=1.5),
    Level(memory=6, noise=1.1),
    Level(memory=16, noise=0.8),
    Level(memory=40, noise=0.58),
    Level(),
)
