"""Tile games: how much to lay, and which tile to give away.

`greedy` lays as many tiles as can be laid, exactly. `steady` goes out as soon as that is possible
and holds back until then. What could be laid now can be laid later just as well, while everything
on the table helps the others too: so it opens with as little as it may, and then lays no more than
it has to in order not to draw, never a joker if it can be helped.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import islice
from random import Random
from typing import Final

from rummel.errors import RuleError
from rummel.game import Move
from rummel.games.tiles import Draw, Exchange, Lay, Pass, Reject, Take, TilesView, unlisted
from rummel.games.tiles_rules import meld_rules, worth
from rummel.games.tiles_table import Plan, plan
from rummel.pieces import JOKER, Hand, Piece, without
from rummel.solve import Answer, Objective, Question, arrange

_LOOK_AT: Final = 200  # unlisted turns, where the rules know limits that the arranger does not
_WORK: Final = 400_000  # steps of search for one question: about 40 ms at worst


def _rack(view: TilesView) -> Hand:
    assert view.seat is not None
    rack = view.hands[view.seat]
    assert rack is not None
    return rack


def _rejects(view: TilesView) -> bool:
    rules = view.rules
    return rules.turn == "draw-and-reject" and (view.drawn is not None or rules.reject_on_empty)


def _best(
    view: TilesView,
    rack: Hand,
    *,
    most: int,
    objectives: tuple[Objective, ...] = ("tiles", "points"),
    keep: int = 0,
) -> Answer:
    """The best turn with some tiles of the rack."""
    rules = view.rules
    assert view.seat is not None
    return arrange(
        Question(
            table=view.table,
            rack=rack,
            melds=meld_rules(rules),
            worth=worth(rules),
            table_joker=rules.table_joker,
            joker_from_rack=rules.joker_from_rack,
            opened=view.opened[view.seat],
            minimum=rules.minimum,
            opening=rules.opening,
            out_opens=rules.hand_finish == "handrummy",
            most=most,
            keep=keep,
            objectives=objectives,
            work=_WORK,
        )
    )


def _checked(view: TilesView, table: tuple[tuple[Piece, ...], ...]) -> Plan | None:
    """The turn as the game sees it; None if a rule forbids it that the arranger does not know."""
    assert view.seat is not None
    try:
        return plan(
            view.rules,
            view.table,
            _rack(view),
            table,
            opened=view.opened[view.seat],
            rejects=_rejects(view),
        )
    except RuleError:
        return None


def _lay(view: TilesView, answer: Answer) -> Lay | None:
    if answer.laid and _checked(view, answer.table):
        return Lay(answer.table)
    return None


def _plain_lay(view: TilesView) -> Lay | None:
    """The most tiles among the turns that the game itself offers."""
    best, most = None, 0
    for move in islice(unlisted(view), _LOOK_AT):
        assert isinstance(move, Lay)
        found = _checked(view, move.table)
        if found and len(found.laid) > most:
            best, most = move, len(found.laid)
    return best


def _give(view: TilesView, moves: Iterable[Exchange | Reject], value: Counter[Piece]) -> Move:
    """The tile that is worth least to keep; of equal ones the dearest."""
    return min(moves, key=lambda move: (move.tile == JOKER, value[move.tile], -(move.tile & 15)))


# --------------------------------------------------------------------------------------- greedy


def greedy(view: TilesView, _chance: Random) -> Move:
    """As many tiles as can be laid; else it draws, or gives its dearest tile away."""
    rack = _rack(view)
    if "lay" in view.free and view.most > 0:
        answer = _best(view, rack, most=view.most)
        found = _lay(view, answer)
        if found is None and (answer.laid or view.rules.table_when_opening):
            found = _plain_lay(view)
        if found:
            return found
    return _otherwise(view, Counter())


def _otherwise(view: TilesView, value: Counter[Piece]) -> Move:
    """What is done by who lays nothing."""
    gives = [move for move in view.legal if isinstance(move, Exchange | Reject)]
    if gives:
        return _give(view, gives, value)
    if not view.legal:  # who can lay may not pass here
        return next(unlisted(view))
    return view.legal[0]
