"""The score sheet as a table."""

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from rummel.game import Points, Rules
from rummel.lang import Words
from rummel.match import Result, totals


def sheet_table(
    words: Words,
    booked: Sequence[Points],
    players: int,
    starters: Sequence[int | None] = (),
    result: Result | None = None,
    *,
    sides: Sequence[tuple[int, ...]] = (),
) -> Table:
    """A row per round, and the totals below; `▶` marks who started it, where that is known.

    Partners have a column together as long as all their rounds are the same.
    """
    table = Table(box=box.SIMPLE_HEAD, show_footer=True, pad_edge=False)
    sums = result.totals if result else totals(booked, players)
    columns: list[tuple[int, ...]] = [(seat,) for seat in range(players)]
    if sides and all(len({row[seat] for seat in side}) == 1 for row in booked for side in sides):
        columns = list(sides)
    table.add_column(words("cli-sheet-round"), words("cli-sheet-total"), justify="right")
    for seats in columns:
        names = " + ".join(words.name(seat) for seat in seats)
        table.add_column(names, signed(sums[seats[0]]), justify="right")
    for number, row in enumerate(booked, start=1):
        first = starters[number - 1] if number <= len(starters) else None
        cells = [f"{'▶ ' if first in seats else ''}{signed(row[seats[0]])}" for seats in columns]
        table.add_row(str(number), *cells)
    if result and result.bonus:
        table.add_row(words("sheet-bonus"), *(signed(result.bonus[one]) for one, *_ in columns))
    return table


def standings(words: Words, rules: Rules, result: Result) -> str:
    """Who won, alone, as a team or together with others; or that it is a draw."""
    return words("won", win=rules.win_of(result.winners), winners=result.winners)


def signed(points: int) -> Text:
    """Points with their sign, those below zero in red."""
    shown = f"{points:+d}".replace("-", "−") if points else "0"
    return Text(shown, style="red" if points < 0 else "")
