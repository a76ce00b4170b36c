"""The best way to lay pieces of a rack with the melds of a table, for every rule set.

A question is a table, a rack, which melds there are, what pieces count and what may be done; the
answer is the best new table. It is exact: `proven` says that no other way serves the objectives
better. Only a search that used up its `work` gives the best so far, and then says so.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from rummel._kernel import arrange as _arrange
from rummel._kernel import arrange_many as _arrange_many
from rummel.errors import RuleError
from rummel.melds import Ace, JokerLimit, MeldRules, Worth, read
from rummel.pieces import PIECES, Hand, Meld, is_piece

Objective = Literal["tiles", "points", "left", "out", "undisturbed", "jokers"]
TableJoker = Literal["free", "any", "declared", "both"]
JokerTile = Literal["lying", "moved", "rack"]
OpeningMelds = Literal["sum", "one"]

OBJECTIVES: Final[tuple[Objective, ...]] = get_args(Objective)
# As many pieces as nobody can lay.
NO_LIMIT: Final = 1000

_ACES: Final = {name: at for at, name in enumerate(get_args(Ace))}
_JOKERS: Final = {name: at for at, name in enumerate(get_args(JokerLimit))}
_TABLE_JOKERS: Final = {name: at for at, name in enumerate(get_args(TableJoker))}
_JOKER_TILES: Final = {name: at for at, name in enumerate(get_args(JokerTile))}
_OBJECTIVES: Final = {name: at for at, name in enumerate(OBJECTIVES)}


class Question(Struct, frozen=True, kw_only=True):
    """A question for the arranger.

    The objectives, the most important first:

    - `tiles`: most pieces of the rack laid;
    - `points`: most points laid, counted as `Worth.of_meld` counts them; equal pieces differ only
      in where they count most, and those of the rack are assumed to lie there;
    - `left`: least worth left on the rack, as `Worth.of_hand` counts it;
    - `out`: everything laid except what has to be kept;
    - `undisturbed`: fewest old melds taken apart; one that only grows still lies there;
    - `jokers`: fewest jokers of the rack spent.

    Among equals the fewest old melds are taken apart, as far as `tidy_work` allows.
    """

    table: tuple[Meld, ...] = ()
    rack: Hand = ()
    melds: MeldRules = MeldRules()
    worth: Worth = Worth()
    # What has to take a joker's place before one that lay on the table may move: nothing, a piece
    # that fits there, the piece it was declared to be, or in a set every piece that fits.
    table_joker: TableJoker = "free"
    # Which pieces may do so: one that lies anywhere on the table; one that has moved, from the rack
    # or out of a meld that does not stand any more; or one of the rack.
    joker_tile: JokerTile = "moved"
    opened: bool = True
    rebuild: bool = True  # else the melds of the table can only be added to
    # A player who has not opened lays melds from the rack alone that count at least this much.
    minimum: int = 0
    opening: OpeningMelds = "sum"
    out_opens: bool = False  # laying everything needs no minimum
    most: int = NO_LIMIT  # pieces of the rack that may be laid
    keep: int = 0  # pieces that have to stay on the rack
    objectives: tuple[Objective, ...] = ("tiles", "points")
    work: int = 20_000_000  # steps of search, a few million a second
    tidy_work: int = 1_200  # of those, steps spent on keeping old melds together


class Answer(Struct, frozen=True, kw_only=True):
    """The best arrangement, or nothing laid if nothing can be."""

    table: tuple[Meld, ...]  # old melds in their old order, then the new ones
    laid: Hand
    left: Hand
    points: int  # what the pieces laid count
    moved_melds: int  # old melds that no longer lie together
    possible: bool  # False: the player has not opened and can't
    proven: bool  # nothing serves the objectives better
    tidy: bool  # and nothing that serves them as well takes fewer melds apart
    steps: int  # of search

    @property
    def placed(self) -> int:
        """How many pieces of the rack are laid."""
        return len(self.laid)


@lru_cache(maxsize=1024)
def _laws(
    melds: MeldRules, worth: Worth, table_joker: TableJoker, joker_tile: JokerTile
) -> tuple[int, ...]:
    """The rules in the order in which the kernel reads them."""
    for name, value, known in (
        ("ace", melds.ace, _ACES),
        ("jokers", melds.jokers, _JOKERS),
        ("table_joker", table_joker, _TABLE_JOKERS),
        ("joker_tile", joker_tile, _JOKER_TILES),
    ):
        if value not in known:
            raise RuleError("bad-option", option=name, value=str(value)[:40], expected=tuple(known))
    return (
        melds.runs,
        melds.sets,
        melds.mixed_runs,
        melds.declared,
        _ACES[melds.ace],
        melds.longest_run,
        _JOKERS[melds.jokers],
        _TABLE_JOKERS[table_joker],
        _JOKER_TILES[joker_tile],
        -1 if worth.court is None else worth.court,
        worth.ace_low,
        worth.ace_high,
        worth.ace_set,
        worth.ace_hand,
        worth.joker_laid,
        worth.joker_hand,
    )


_Arguments = tuple[tuple[Meld, ...], Hand, tuple[int, ...], tuple[int, ...], tuple[int, ...]]


def arguments(question: Question) -> _Arguments:
    """The question as the kernel takes it: table, rack, laws, settings and objectives.

    `native/include/rummel/arrange_numbers.hpp` says what the numbers are.
    """
    try:
        objectives = tuple([_OBJECTIVES[name] for name in question.objectives])
    except KeyError as error:
        raise RuleError(
            "bad-option", option="objectives", value=str(error.args[0])[:40], expected=OBJECTIVES
        ) from None
    return (
        question.table,
        question.rack,
        _laws(question.melds, question.worth, question.table_joker, question.joker_tile),
        (
            question.opened,
            question.rebuild,
            question.minimum,
            question.opening == "one",
            question.out_opens,
            question.most,
            question.keep,
            question.work,
            question.tidy_work,
        ),
        objectives,
    )


def _refuse(question: Question, verdict: int, fault: int) -> RuleError:
    """Why the kernel would not answer."""
    if verdict == 1:
        return RuleError("bad-piece", text=_named(question, fault))
    if verdict == 2:
        return RuleError("solve-copies", piece=PIECES[fault], most=2)
    if verdict == 3:
        return RuleError("solve-jokers", count=fault, most=6)
    if verdict == 4:
        return RuleError("solve-rack-long", count=fault, most=100)
    if verdict == 6:
        return RuleError("solve-rules")
    return RuleError("solve-limit")


def _named(question: Question, code: int) -> str:
    """The first number that is not a piece; the kernel keeps none that is out of range."""
    for one in (*question.rack, *(one for meld in question.table for one in meld)):
        if not is_piece(one):
            return str(int(one))[:40]
    return str(PIECES[code]) if 0 <= code < 128 else str(code)


def _read(question: Question) -> Question:
    """The same with a canonical table; a `RuleError` if it holds something that is not a meld."""
    table = tuple(read(tuple(meld), question.melds).meld for meld in question.table)
    if table == question.table:
        raise RuleError("solve-table")
    return replace(question, table=table)


def arrange(question: Question) -> Answer:
    """The best arrangement.

    >>> from rummel.pieces import parse_pieces
    >>> answer = arrange(Question(rack=parse_pieces("5h 5c 5s *")))
    >>> answer.table, answer.points
    (((5c, *=5d, 5h, 5s),), 20)
    """
    return _answer(question, _arrange(*arguments(question), PIECES))


def arrange_many(questions: Sequence[Question]) -> list[Answer]:
    """The best arrangement for each question; other threads run meanwhile."""
    raw = _arrange_many([arguments(question) for question in questions], PIECES)
    return [_answer(question, one) for question, one in zip(questions, raw, strict=True)]


def _answer(
    question: Question,
    raw: tuple[int, int, bool, bool, bool, tuple[Meld, ...], Hand, Hand, int, int, int],
) -> Answer:
    verdict, fault, possible, proven, tidy, table, laid, left, points, moved, steps = raw
    if verdict == 5:  # a meld that is not valid, or not in canonical form
        return arrange(_read(question))
    if verdict:
        raise _refuse(question, verdict, fault)
    return Answer(
        table=table,
        laid=laid,
        left=left,
        points=points,
        moved_melds=moved,
        possible=possible,
        proven=proven,
        tidy=tidy,
        steps=steps,
    )


def reach(question: Question) -> int:
    """The most points that an opening can have now, whatever is needed."""
    without_minimum = replace(question, minimum=0, out_opens=False, objectives=("points",))
    return arrange(without_minimum).points
