"""The best turn of laying, by the arranger, and checked by the game."""

from itertools import islice
from typing import Final

from msgspec.structs import replace

from rummel.errors import RuleError
from rummel.games.tiles.lays import lays
from rummel.games.tiles.rules import TilesRules, meld_rules, worth
from rummel.games.tiles.table import Table, plan
from rummel.pieces import Hand, without
from rummel.solve import NO_LIMIT, Answer, Objective, Question, arrange

WORK: Final = 2_000_000  # steps of search: a fifth of a second at worst
_LOOK_AT: Final = 500  # turns looked at where the arranger can't be sure

DEFAULT: Final[tuple[Objective, ...]] = ("tiles", "points")


def question(
    rules: TilesRules,
    table: Table,
    rack: Hand,
    *,
    opened: bool,
    objectives: tuple[Objective, ...] = DEFAULT,
) -> Question:
    """The question what of the rack is best laid."""
    return Question(
        table=table,
        rack=rack,
        melds=meld_rules(rules),
        worth=worth(rules),
        table_joker=rules.table_joker,
        joker_tile="rack"
        if rules.joker_from_rack
        else "moved"
        if rules.joker_tile_moves
        else "lying",
        opened=opened,
        minimum=rules.minimum,
        opening=rules.opening,
        out_opens=rules.hand_finish == "handrummy",
        most=rules.most_tiles,
        objectives=objectives,
    )


def is_whole(rules: TilesRules, *, opened: bool) -> bool:
    """Whether the arranger knows every limit of laying: the game then takes all that it finds."""
    return (
        rules.rebuild == "free"
        and rules.most_tiles_of == "rack"
        and not rules.board_cells
        and not rules.joker_joins
        and (opened or not rules.table_when_opening)
    )


def best(
    rules: TilesRules,
    table: Table,
    rack: Hand,
    *,
    opened: bool,
    rejects: bool,
    objectives: tuple[Objective, ...] = DEFAULT,
    most: int = NO_LIMIT,
    rebuild: bool = True,
    work: int = WORK,
) -> Answer:
    """The best turn that the game takes; nothing laid if there is none.

    `most` tiles of the rack at most, and without `rebuild` no meld of the table is taken apart.

    A few options set limits that the arranger does not know: how melds may be rebuilt, the cells of
    a board, the table's part in an opening. Under them an answer may be less than the best, and
    says so, as it does when the search was cut short.
    """
    position = question(rules, table, rack, opened=opened, objectives=objectives)
    most = min(most, rules.most_tiles)
    answer = arrange(replace(position, keep=int(rejects), most=most, rebuild=rebuild, work=work))

    def laid(wanted: Table) -> Hand:
        try:
            return plan(rules, table, rack, wanted, opened=opened, rejects=rejects).laid
        except RuleError:
            return ()

    fits = not answer.laid or bool(laid(answer.table))
    if fits and answer.proven and (opened or not rules.table_when_opening):
        return answer
    if not fits:
        answer = replace(answer, table=table, laid=(), left=rack, points=0)
    answer = replace(answer, proven=False)
    for wanted in islice(lays(rules, table, rack, opened=opened, rejects=rejects), _LOOK_AT):
        more = laid(wanted)
        if len(answer.laid) < len(more) <= most:
            points = worth(rules).of_hand(more)
            answer = replace(
                answer, table=wanted, laid=more, left=without(rack, more), points=points
            )
    return answer
