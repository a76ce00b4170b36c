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
) -> Table:
    """A row a round, and the totals below; `▶` marks who started a round, where it is known."""
    table = Table(box=box.SIMPLE_HEAD, show_footer=True, pad_edge=False)
    sums = result.totals if result else totals(booked, players)
    table.add_column(words("cli-sheet-round"), words("cli-sheet-total"), justify="right")
    for seat in range(players):
        table.add_column(words.name(seat), _signed(sums[seat]), justify="right")
    for number, row in enumerate(booked, start=1):
        first = starters[number - 1] if number <= len(starters) else None
        cells = [f"{'▶ ' if seat == first else ''}{_signed(one)}" for seat, one in enumerate(row)]
        table.add_row(str(number), *cells)
    if result and result.bonus:
        table.add_row(words("sheet-bonus"), *(_signed(one) for one in result.bonus))
    return table


def standings(words: Words, rules: Rules, result: Result) -> str:
    """Who won, alone, as a team or together with others; or that it is a draw."""
    return words("won", win=rules.win_of(result.winners), winners=result.winners)


def _signed(points: int) -> Text:
    shown = f"{points:+d}".replace("-", "−") if points else "0"
    return Text(shown, style="red" if points < 0 else "")
