"""`rummel solve` and `rummel hint`: the best turn, for positions, records and running matches."""

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

import click
import msgspec
from msgspec import Struct
from msgspec.structs import replace
from rich.console import RenderableType
from rich.text import Text

from rummel import record
from rummel.cli.screen import Refused, Screen, SpokenCommand, explained, option, read_file
from rummel.cli.session import resume
from rummel.encoding import facts_json
from rummel.errors import RuleError
from rummel.family import Advice
from rummel.game import Rules, State, View, format_move
from rummel.games import GAMES, family_of, find, has_tiles, to_act
from rummel.hidden import is_hidden
from rummel.hints import advise, best, lays_melds, question
from rummel.knowledge import Knowledge
from rummel.melds import read
from rummel.pieces import JOKER, PIECES, Meld, Piece, parse_piece
from rummel.position import Position
from rummel.solve import OBJECTIVES, Answer, Objective, Question, reach
from rummel.terminal.face import Face


class Rack(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One line of input, if it is JSON: only what the solver needs of a position."""

    game: str
    rules: dict[str, Any] = {}
    table: tuple[tuple[str, ...], ...] = ()
    rack: tuple[str, ...]
    opened: bool = True
    objective: tuple[str, ...] = ("tiles", "points")


@click.command("solve", cls=SpokenCommand, help="cli-solve")
@click.argument("file", type=Path, required=False)
@option("--json", "as_json", is_flag=True, help="cli-option-json")
@click.pass_obj
def solve_command(screen: Screen, file: Path | None, as_json: bool) -> int:
    wrong = 0
    for number, line in enumerate(_lines(file), start=1):
        try:
            rules, query = _question(line)
            start = perf_counter()
            answer = best(rules, query)
            micros = int((perf_counter() - start) * 1e6)
            reached = reach(query) if not answer.possible else 0
        except RuleError as error:
            wrong = 1
            code, message, _ = explained(screen.words, error)
            if as_json:
                click.echo(json.dumps({"error": code, "message": message}, ensure_ascii=False))
            else:
                screen.warn(screen.words("cli-solve-line", number=number, reason=message))
            continue
        if as_json:
            result = as_data(answer) | {"micros": micros}
            if not answer.possible:
                result["opening"] = {"reached": reached, "needed": query.minimum}
            click.echo(json.dumps(result))
        else:
            screen.at_table((), has_tiles(rules))
            _show(screen, query.table, answer)
            if not answer.possible:
                screen.say("cli-hint-opening", reached=reached, needed=query.minimum)
            screen.show()
    return wrong


def _lines(file: Path | None) -> Iterator[bytes]:
    if file is not None:
        lines: Iterator[bytes] = iter(read_file(file).splitlines())
    else:
        lines = iter(sys.stdin.buffer)
    return (line for line in lines if line.strip())


def _question(line: bytes) -> tuple[Rules, Question]:
    text = line.decode("utf-8", "replace")
    head = next(iter(text.split()), "")
    if head.partition(";")[0] in GAMES:
        return _of_position(text)
    try:
        given = msgspec.json.decode(line, type=Rack)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RuleError("solve-line", reason=str(error)) from None
    rules = find(given.game).configure(**given.rules)
    rack = tuple(sorted(parse_piece(text).in_hand for text in given.rack))
    objectives = _objectives(given.objective)
    query = question(rules, (), rack, opened=given.opened, objectives=objectives)
    table = tuple(
        read(tuple(parse_piece(text) for text in meld), query.melds).meld for meld in given.table
    )
    _check_pile(rules, Counter(one.in_hand for meld in (*table, rack) for one in meld))
    return rules, replace(query, table=table)


def _of_position(text: str) -> tuple[Rules, Question]:
    """The question of what the player on turn should lay."""
    known = Position.parse(text).known
    rules, seat = known.rules, _on_turn(known)
    rack = known.hands[seat] if known.hands else ()
    if any(map(is_hidden, rack)):
        raise RuleError("position-open", field="hands")
    # Where nobody has to open, everybody has.
    opened = bool(getattr(known, "opened", (True,) * rules.players)[seat])
    return rules, question(rules, known.table, tuple(PIECES[one] for one in rack), opened=opened)


def _on_turn(state: State) -> int:
    """Who acts next, or a refusal where nobody does."""
    seat = next(iter(to_act(state)), None)
    if seat is None:
        raise RuleError("round-over")
    return seat


def _objectives(names: tuple[str, ...]) -> tuple[Objective, ...]:
    """The objectives, each known and named once."""
    chosen = {name: known for name in names for known in OBJECTIVES if name == known}
    if len(chosen) < len(names):
        wrong = next((name for name in names if name not in chosen), ", ".join(names))
        raise RuleError("bad-option", option="objective", value=wrong[:40], expected=OBJECTIVES)
    return tuple(chosen.values())


def _check_pile(rules: Rules, pile: Counter[Piece]) -> None:
    """No more of anything than the game has."""
    pack = Counter(family_of(rules).pack(rules))
    if pile[JOKER] > pack[JOKER]:
        raise RuleError("solve-jokers", count=pile[JOKER], most=pack[JOKER])
    for one, count in sorted(pile.items()):
        if count > pack[one]:
            raise RuleError("solve-copies", piece=one, most=pack[one])


def as_data(answer: Answer) -> dict[str, Any]:
    """The answer for programs."""
    return {
        "placed": answer.placed,
        "points": answer.points,
        "left": [str(one) for one in answer.left],
        "table": [[str(one) for one in meld] for meld in answer.table],
        "proven": answer.proven,
        "moved_melds": answer.moved_melds,
    }


def _show(screen: Screen, before: tuple[Meld, ...], answer: Answer) -> None:
    """The table before and after, and what is laid."""
    face, words = Face(words=screen.words), screen.words
    rows: list[tuple[str, RenderableType]] = []
    if before:
        rows.append((words("cli-solve-before"), face.melds(before)))
    rows += [
        (words("cli-solve-after"), face.melds(answer.table)),
        (words("cli-solve-laid"), face.hand(answer.laid)),
        (words("cli-solve-left"), face.hand(answer.left)),
        (
            words("cli-solve-sum"),
            words("cli-solve-count", count=answer.placed, points=answer.points),
        ),
    ]
    screen.show(face.facts(rows))
    if not answer.proven:
        screen.say("cli-solve-unproven")


# ----------------------------------------------------------------------------------------- hint


@click.command("hint", cls=SpokenCommand, help="cli-hint")
@click.argument("file", type=Path, required=False)
@option("--line", "line", type=int, metavar="N", help="cli-option-line")
@option("--position", "position", metavar="TEXT", help="cli-option-position")
@option("--json", "as_json", is_flag=True, help="cli-option-json")
@click.pass_obj
def hint_command(
    screen: Screen, file: Path | None, line: int | None, position: str | None, as_json: bool
) -> None:
    if (file is None) == (position is None) or (position is not None and line is not None):
        raise Refused("hint-what")
    names, known = _in_file(file, line) if file else _in_position(position or "")
    shown = known.view
    screen.at_table(names, has_tiles(shown.rules))
    start = perf_counter()
    advice = advise(known)
    micros = int((perf_counter() - start) * 1e6)
    if as_json:
        result: dict[str, Any] = {
            "seat": shown.seat,
            "moves": [format_move(m) for m in advice.moves],
        }
        result["reasons"] = [
            {"code": one.code, "facts": facts_json(one.facts), "text": screen.words.reason(one)}
            for one in advice.reasons
        ]
        if advice.sure is not None:
            result["sure"] = advice.sure
        if advice.answer:
            result |= as_data(advice.answer)
        if advice.needed:
            result["opening"] = {"reached": advice.reached, "needed": advice.needed}
        click.echo(json.dumps(result | {"micros": micros}))
        return
    assert shown.seat is not None
    screen.show(Text(screen.words.name(shown.seat), style="bold"))
    if lays_melds(shown.rules):
        show_hint(screen, advice)
    show_best(screen, shown, advice)
    show_reasons(screen, advice)


def _in_file(file: Path, line: int | None) -> tuple[list[str], Knowledge[View]]:
    """The players, and what the one on turn knows: in a save, or before a line of a record."""
    text = read_file(file)
    if b'"rummel_save"' in text[:40]:
        session = resume(text, str(file))
        known = session.match.knowledge(_on_turn(session.match.state))
        return [seat.name for seat in session.seats], known
    return _before(text, line)


def _in_position(text: str) -> tuple[list[str], Knowledge[View]]:
    """What the player on turn sees of a position."""
    position = Position.parse(text)
    return [], Knowledge(position.view(_on_turn(position.known)))


def _before(text: bytes, line: int | None) -> tuple[list[str], Knowledge[View]]:
    """What the mover knew before the move on a line of a record."""
    head, _, _ = record.read_header(text)
    if line is None:
        raise Refused("hint-line")
    last = None
    for played in record.replay(text):
        if played.line == line and played.move is not None and last is not None:
            assert played.seat is not None
            return list(head.seats), last.knowledge(played.seat)
        last = played.match
    raise Refused("hint-no-move", number=line)


def show_hint(screen: Screen, advice: Advice) -> None:
    """How much could be laid, but not how."""
    if advice.answer and advice.answer.laid:
        answer = advice.answer
        screen.say("cli-hint-lay", count=answer.placed, points=answer.points)
    elif advice.needed:
        screen.say("cli-hint-opening", reached=advice.reached, needed=advice.needed)
    elif advice.answer:
        screen.say("cli-hint-nothing")
    else:
        screen.say("cli-hint-no-lay")


def show_best(screen: Screen, shown: View, advice: Advice) -> None:
    """The best turn itself."""
    if advice.answer and advice.answer.laid:
        _show(screen, shown.table, advice.answer)
    for move in advice.moves:
        screen.say("cli-best-move", style="bold", move=format_move(move))


def show_reasons(screen: Screen, advice: Advice) -> None:
    """The reasons for it."""
    for one in advice.reasons:
        screen.show(Text(f"– {screen.words.reason(one)}"))
    if advice.sure is not None:
        screen.say("why-sure", style="dim", sure=advice.sure)
