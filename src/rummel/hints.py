"""What could be laid, and how: the arranger asked in the terms of a game.

`question` puts a position of any game with melds to the arranger. `advise` looks at a seat's view
and says what to play; where nothing can be laid it says what a steady player would do.
"""

from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from rummel.bots import BOTS
from rummel.errors import RuleError
from rummel.game import Move, Rules, View, melds_of
from rummel.games import gin_rules, romme_rules, romme_state, tiles_best, tiles_rules
from rummel.games.gin_state import GinView, Spread
from rummel.games.tiles_state import Lay, TilesView
from rummel.melds import Reading, Worth, read
from rummel.pieces import Hand, Meld, Piece, without
from rummel.solve import Answer, Objective, Question, arrange, best_melds

_LOOK_AT: Final = 500  # openings looked at where an added card may help


class Advice(Struct, frozen=True, kw_only=True):
    """What a seat had best do now."""

    moves: tuple[Move, ...]  # to be played one after the other
    answer: Answer | None = None  # None: laying is not open to the seat
    # Who has not opened: the points within reach, and those needed.
    reached: int = 0
    needed: int = 0


def lays_melds(rules: Rules) -> bool:
    """Whether melds are laid in the course of play, so that there is something to arrange."""
    return isinstance(rules, tiles_rules.TilesRules | romme_rules.RommeRules)


def question(
    rules: Rules,
    table: Sequence[Meld],
    rack: Hand,
    *,
    opened: bool = True,
    objectives: tuple[Objective, ...] = ("tiles", "points"),
) -> Question:
    """The question what of the rack is best laid under these rules."""
    if isinstance(rules, tiles_rules.TilesRules):
        return tiles_best.question(rules, tuple(table), rack, opened=opened, objectives=objectives)
    asked = Question(
        table=tuple(table), rack=rack, opened=opened, rebuild=False, objectives=objectives
    )
    if isinstance(rules, romme_rules.RommeRules):
        return replace(
            asked,
            melds=romme_rules.meld_rules(rules),
            worth=romme_rules.worth(rules),
            minimum=rules.minimum,
            opening=rules.opening,
            keep=int(rules.last_discard),
        )
    if isinstance(rules, gin_rules.GinRules):
        worth = Worth(court=10 if rules.court_ten else None)
        return replace(asked, melds=gin_rules.MELDS, worth=worth)
    raise RuleError("solve-no-melds")


def read_meld(rules: Rules, meld: Meld) -> tuple[Reading, int]:
    """How a meld reads under these rules, and what it counts; or a `RuleError`."""
    asked = question(rules, (), ())
    reading = read(meld, asked.melds, asked.worth)
    return reading, asked.worth.of_meld(reading.meld)


def melds_asked(move: Move, view: View) -> tuple[Meld, ...]:
    """The melds that a move names. A spread without any asks how the own pieces count best."""
    if not isinstance(move, Spread) or move.melds or not isinstance(view, GinView):
        return melds_of(move)
    hand = () if view.seat is None else view.hands[view.seat] or ()
    return best_melds(hand, view.rules.cap, len(hand))


def reach(asked: Question) -> int:
    """The most points that an opening can have now, whatever is needed."""
    found = arrange(replace(asked, minimum=0, out_opens=False, objectives=("points",)))
    return found.points


def advise(view: View, objectives: tuple[Objective, ...] = ("tiles", "points")) -> Advice:
    """What the seat of the view had best do. It must be one that may act."""
    if isinstance(view, TilesView) and "lay" in view.free:
        return _tiles(view, objectives)
    if isinstance(view, romme_state.RommeView) and "lay" in view.free:
        return _romme(view, objectives)
    return Advice(moves=(steady(view),))


def steady(view: View) -> Move:
    """What the steady bot would do."""
    # The same question always gets the same answer.
    return BOTS["steady"](view, Random(0))


def _own(view: TilesView | romme_state.RommeView) -> Hand:
    assert view.seat is not None
    hand = view.hands[view.seat]
    assert hand is not None
    return hand


# --------------------------------------------------------------------------------------- tiles


def _tiles(view: TilesView, objectives: tuple[Objective, ...]) -> Advice:
    assert view.seat is not None
    rules, rack, opened = view.rules, _own(view), view.opened[view.seat]
    answer = tiles_best.best(
        rules, view.table, rack, opened=opened, rejects=view.rejects, objectives=objectives
    )
    if answer.laid:
        return Advice(moves=(Lay(answer.table),), answer=answer)
    asked = tiles_best.question(rules, view.table, rack, opened=opened)
    reached = 0 if opened else reach(asked)
    return Advice(
        moves=(steady(view),), answer=answer, reached=reached, needed=view.needed[view.seat]
    )


# --------------------------------------------------------------------------------------- Rommé


def _romme(view: romme_state.RommeView, objectives: tuple[Objective, ...]) -> Advice:
    assert view.seat is not None
    if view.owed:  # a robbed joker comes first
        return Advice(moves=(steady(view),))
    hand, opened = _own(view), view.opened[view.seat]
    # Where nothing is listed that could be added, the table is closed or nothing fits it.
    open_table = any(isinstance(move, romme_state.Add) for move in view.legal)
    table = view.table if opened and open_table else ()
    asked = question(view.rules, table, hand, opened=opened, objectives=objectives)
    answer = arrange(replace(asked, work=tiles_best.WORK))
    if not answer.laid:
        helped = None if opened else _helped(view, answer)
        if helped:
            return helped
        reached = 0 if opened else reach(asked)
        return Advice(moves=(steady(view),), answer=answer, reached=reached, needed=view.needed)
    new = answer.table[len(table) :]
    moves: list[Move] = [romme_state.Lay(new)] if new else []
    for number, (before, after) in enumerate(zip(table, answer.table, strict=False), start=1):
        moves += [romme_state.Add(card, number) for card in _added(before, after)]
    if not table:
        answer = replace(answer, table=(*view.table, *new))
    return Advice(moves=tuple(moves), answer=answer)


def _helped(view: romme_state.RommeView, answer: Answer) -> Advice | None:
    """An opening that an added card completes (LAY-03)."""
    for move in islice(romme_state.unlisted(view), _LOOK_AT):
        if isinstance(move, romme_state.Open):
            laid = tuple(sorted(one.in_hand for meld in move.melds for one in meld))
            laid = tuple(sorted((*laid, move.card.in_hand)))
            left = without(_own(view), laid)
            found = replace(answer, laid=laid, left=left, points=view.needed, proven=False)
            return Advice(moves=(move,), answer=found)
    return None


def _added(before: Meld, after: Meld) -> list[Piece]:
    """The pieces that a meld has gained, in an order in which each of them fits."""
    if len(after) == len(before):
        return []
    if after[0] & 15 == after[1] & 15:
        rest = list(after)
        for one in before:
            # A joker may stand for another suit of the set now: it is the same card.
            same = one if one in rest else next(new for new in rest if new.in_hand == one.in_hand)
            rest.remove(same)
        return rest
    # A run grows outwards from where it lay.
    size = len(before)
    start = next(at for at in range(len(after) - size + 1) if after[at : at + size] == before)
    return [*reversed(after[:start]), *after[start + size :]]
