"""`rummel replay` and `rummel verify`: a record looked at, and checked."""

import json
from pathlib import Path
from typing import Final

import click
from msgspec.structs import replace
from rich.rule import Rule
from rich.text import Text

from rummel import fair, record
from rummel.cli.screen import Refused, Screen, SpokenCommand, explained, option, read_file
from rummel.cli.sheets import sheet_table, standings
from rummel.errors import RuleError
from rummel.game import State, View, format_move, heard, word_of
from rummel.games import has_tiles, view
from rummel.terminal import table_of
from rummel.terminal.face import Face


@click.command("replay", cls=SpokenCommand, help="cli-replay")
@click.argument("file", type=Path)
@option("--seat", "who", metavar="SEAT", help="cli-option-seat")
@click.pass_obj
def replay_command(screen: Screen, file: Path, who: str | None) -> None:
    text = read_file(file)
    head, game, rules = record.read_header(text)
    screen.at_table(head.seats, has_tiles(rules), game.colours)
    seat = None if who is None else seat_of(who, head.seats)
    face = Face(words=screen.words)
    words = screen.words
    screen.say(f"game-{game.id}", style="bold underline")
    for played in record.replay(text):
        table = played.match
        if played.seat is None:
            title = words("cli-round", number=table.round)
        elif played.move is None:
            title = words.event(played.events[0])
        else:
            # What others did may hold what only they know: of theirs a seat sees the events.
            whole = not who or played.seat == seat
            shown_move = format_move(played.move) if whole else word_of(played.move)
            title = f"{words.name(played.seat)}: {shown_move}"
        screen.show(Rule(Text(f"{played.line} · {title}"), align="left", style="dim"))
        for event in heard(played.events, seat) if who else played.events:
            screen.show(Text(f"  {words.event(event)}", style="dim"))
        shown = view(table.state, seat) if who else open_view(table.state)
        screen.show(table_of(shown, face, table.totals))
        screen.show()
        outcome = table.state.outcome
        if outcome:
            screen.say(f"outcome-{outcome.reason}", style="bold")
            screen.show(sheet_table(words, table.booked, rules.players, result=table.result))
        if table.result:
            screen.say(f"result-{table.result.reason}")
            screen.show(Text(standings(words, rules, table.result), style="bold"))


def open_view(state: State) -> View:
    """A view with every hand in it, for those who may look at all of them."""
    shown = view(state, None)
    return replace(shown, hands=state.hands) if shown.hands else shown


def seat_of(who: str, names: tuple[str, ...]) -> int:
    """A seat by its player's name, or by its number counted from 1."""
    folded = [name.casefold() for name in names]
    if who.casefold() in folded:
        return folded.index(who.casefold())
    if who.isascii() and who.isdigit() and len(who) < 3 and 1 <= int(who) <= len(names):
        return int(who) - 1
    raise Refused("seat", text=who[:40], names=names, count=len(names))


@click.command("verify", cls=SpokenCommand, help="cli-verify")
@click.argument("file", type=Path)
@option("--receipt", type=Path, metavar="FILE", help="cli-option-receipt")
@option("--json", "as_json", is_flag=True, help="cli-option-json")
@click.pass_obj
def verify_command(screen: Screen, file: Path, receipt: Path | None, as_json: bool) -> int:
    text = read_file(file)
    kept = fair.read_receipt(read_file(receipt)) if receipt else None
    try:
        judged = fair.judge(text, kept)
    except RuleError as error:
        code, message, _ = explained(screen.words, error)
        if as_json:
            click.echo(json.dumps({"valid": False, "error": code, "message": message}))
        else:
            screen.say("cli-invalid", style="bold red", path=str(file))
            screen.err.print(Text(message), soft_wrap=True)
        return 1
    table = judged.match
    assert table.result
    lines = len(text.splitlines())
    if as_json:
        report = {
            "valid": not judged.is_broken,
            "game": table.game,
            "lines": lines,
            "rounds": table.round,
            "totals": table.totals,
            "winners": table.result.winners,
            "win": table.rules.win_of(table.result.winners),
            "claims": [
                {
                    "name": claim.name,
                    "state": claim.state,
                    "message": screen.words(claim.key, **claim.facts),
                }
                for claim in judged.claims
            ],
        }
        click.echo(json.dumps(report))
        return int(judged.is_broken)
    if judged.is_broken:
        screen.say("cli-bent", style="bold red", path=str(file))
    else:
        screen.say("cli-valid", style="bold green", path=str(file))
    screen.say("cli-checked-header")
    for claim in judged.claims:
        mark, style = _MARKS[claim.state]
        screen.show(Text(f"{mark} {screen.words(claim.key, **claim.facts)}", style=style))
    screen.say("cli-checked-results")
    return int(judged.is_broken)


_MARKS: Final = {"proved": ("✓", ""), "open": ("–", "dim"), "broken": ("✗", "bold red")}
