"""A played match as lines of JSON: write, read, replay. The format is in `docs/notation.md`.

Writing is line by line, so that a match can be recorded while it is played. Reading is strict and
whole: `replay` deals every round again from the revealed seeds, plays every move through the rules
and compares every result, or refuses with the line and the reason.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rummel import deal, match
from rummel.errors import RuleError
from rummel.family import Game
from rummel.game import Event, Move, Outcome, Rules, Timeout, format_move, parse_move
from rummel.games import find
from rummel.match import Match, Result

VERSION: Final = 2
_KNOWN: Final = (1, 2)  # records of both are read, each with its own meaning

_HASH: Final = re.compile(r"[0-9a-f]{64}")
# The longest line that can come from a real match is far below this.
_LONGEST_LINE: Final = 20_000


class Header(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    rummel: int
    game: str
    rules: dict[str, Any]
    seats: tuple[str, ...]
    deal: int
    commit: str
    # What each seat published before any words were known, empty for none; only in version 2.
    pledges: tuple[str, ...] | None = None


class RoundLine(Struct, frozen=True, forbid_unknown_fields=True):
    round: int
    seeds: tuple[str, ...]


class MoveLine(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    move: str


class ResignLine(Struct, frozen=True, forbid_unknown_fields=True):
    resign: int


class EndLine(Struct, frozen=True, forbid_unknown_fields=True):
    points: tuple[int, ...]  # empty where a resignation cut the round short
    reveal: str


class ResultLine(Struct, frozen=True, forbid_unknown_fields=True):
    result: Result


_ENCODER: Final = msgspec.json.Encoder()
_BY_KEY: Final[dict[str, type[Struct]]] = {
    "rummel": Header,
    "round": RoundLine,
    "seat": MoveLine,
    "resign": ResignLine,
    "points": EndLine,
    "result": ResultLine,
}


# --------------------------------------------------------------------------------------- write


def header(
    game: Game,
    rules: Rules,
    seats: Iterable[str],
    commit: str,
    pledges: Sequence[str] | None = None,
) -> bytes:
    """The first line. The rules are written in full, so that a later default changes nothing.

    A match without pledges, not even empty ones, is dealt as version 1 says.
    """
    return _ENCODER.encode(
        Header(
            rummel=VERSION,
            game=game.id,
            rules=msgspec.to_builtins(rules),
            seats=tuple(seats),
            deal=deal.PLAIN if pledges is None else deal.PLEDGED,
            commit=commit,
            pledges=None if pledges is None else tuple(pledges),
        )
    )


def round_line(number: int, seeds: Iterable[str]) -> bytes:
    """Before a round's moves: its number and what each seat added to the deal."""
    return _ENCODER.encode(RoundLine(number, tuple(seeds)))


def move_line(seat: int, move: Move, before: Move | None) -> bytes:
    """A move. Melds that lay in `before`, the last move of this kind, are written as numbers."""
    text = format_move(move)
    if before is not None:
        text = _shorten(text, format_move(before))
    return _ENCODER.encode(MoveLine(seat, text))


def _shorten(text: str, before: str) -> str:
    """Melds that stood in `before` as their numbers there: `lay =1-4 | 5h 6h 7h`."""
    word, _, melds = text.partition(" ")
    if "|" not in melds:
        return text
    known = before.partition(" ")[2].split(" | ")
    parts: list[str] = []
    start = last = -1
    for meld in melds.split(" | "):
        number = known.index(meld) + 1 if meld in known else 0
        if number and parts and number == last + 1:
            parts[-1] = f"={start}-{number}"
        elif number:
            start = number
            parts.append(f"={number}")
        else:
            parts.append(meld)
        last = number or -1
        if number:
            known[number - 1] = ""  # two melds alike have a number each
    return f"{word} {' | '.join(parts)}"


def _expand(text: str, before: str) -> str:
    """The move written out; a `ValueError` on numbers that `before` does not have.

    The same number may stand there again and again, so that each move would be far longer than the
    one before it: a move has to fit on a line even when it is written out.
    """
    word, _, melds = text.partition(" ")
    known = before.partition(" ")[2].split(" | ")
    parts: list[str] = []
    size = 0
    for part in melds.split(" | "):
        named = [part]
        if part.startswith("="):
            first, _, last = part[1:].partition("-")
            numbers = range(int(first), int(last or first) + 1)
            if not numbers or numbers[0] < 1 or numbers[-1] > len(known):
                raise ValueError(part)
            named = [known[number - 1] for number in numbers]
        parts += named
        size += sum(len(meld) + len(" | ") for meld in named)
        if size > _LONGEST_LINE:
            raise ValueError(part)
    return f"{word} {' | '.join(parts)}" if melds else word


def resign_line(seat: int) -> bytes:
    """A seat gives up, in a round or after its last move."""
    return _ENCODER.encode(ResignLine(seat))


def end_line(outcome: Outcome | None, seed: bytes) -> bytes:
    """After a round's moves: its points, if it came to its end, and the server's seed."""
    return _ENCODER.encode(EndLine(outcome.points if outcome else (), seed.hex()))


def result_line(result: Result) -> bytes:
    return _ENCODER.encode(ResultLine(result))


class Writer:
    """Records a match while it is played, for callers that never take a move back."""

    def __init__(
        self,
        game: Game,
        rules: Rules,
        seats: Iterable[str],
        commit: str,
        pledges: Sequence[str] | None = None,
    ) -> None:
        self._lines = [header(game, rules, seats, commit, pledges)]
        self._said: dict[type[Move], Move] = {}  # the round's last move of each kind

    def dealt(self, number: int, seeds: Iterable[str]) -> None:
        self._lines.append(round_line(number, seeds))
        self._said = {}

    def moved(self, seat: int, move: Move) -> None:
        self._lines.append(move_line(seat, move, self._said.get(type(move))))
        self._said[type(move)] = move

    def resigned(self, seat: int, table: Match, seed: bytes) -> None:
        """A seat gives up; `table` is the match after it."""
        self._lines.append(resign_line(seat))
        if table.result:
            if table.state.outcome is None:
                self._lines.append(end_line(None, seed))
            self._lines.append(result_line(table.result))

    def ended(self, table: Match, seed: bytes) -> None:
        """The round is over, and perhaps the match."""
        assert table.state.outcome
        self._lines.append(end_line(table.state.outcome, seed))
        if table.result:
            self._lines.append(result_line(table.result))

    @property
    def text(self) -> bytes:
        return b"\n".join(self._lines) + b"\n"


# ---------------------------------------------------------------------------------------- read


class Played(NamedTuple):
    """One line of a record, played: the match after it.

    `move` is None where a round is dealt (`seat` too) and where a seat resigns.
    """

    line: int
    seat: int | None
    move: Move | None
    match: Match
    events: tuple[Event, ...]


class _Round(NamedTuple):
    line: int
    start: RoundLine
    moves: list[tuple[int, MoveLine | ResignLine]]
    end_at: int
    end: EndLine
    after: list[tuple[int, ResignLine]]  # who gave up before the next round


def read_header(text: bytes) -> tuple[Header, Game, Rules]:
    """The first line of a record, checked."""
    lines = text.splitlines()
    if not lines:
        raise RuleError("record-empty")
    return _read_header(lines[0])


class Reveal(NamedTuple):
    """What a round was dealt from."""

    words: tuple[str, ...]  # what each seat added
    seed: str


def reveals(text: bytes) -> tuple[Reveal, ...]:
    """What each round was dealt from, as the record tells it: only `replay` checks it."""
    rounds, _, _ = _structure(text.splitlines())
    return tuple(Reveal(one.start.seeds, one.end.reveal) for one in rounds)


def replay(text: bytes) -> Iterator[Played]:
    """Plays a whole record again, line by line; a `RuleError` names the first line that is wrong.

    Only a record that has been read to its end without an error is valid and fairly dealt.
    """
    lines = text.splitlines()
    if not lines:
        raise RuleError("record-empty")
    head, game, rules = _read_header(lines[0])
    moves: tuple[type[Move], ...] = (*game.family.moves, Timeout)
    rounds, result_at, result = _structure(lines)
    commit = head.commit
    words = None if head.pledges is None else _Words(head.pledges)
    table: Match | None = None
    for round_ in rounds:
        seed = _check_round(round_, commit, rules.players, 1 if table is None else table.round + 1)
        commit = seed.hex()
        key = _key_of(round_, seed, head, words)
        try:
            if table is None:
                table, events = match.begin(game, rules, key)
            else:
                table, events = match.next_round(table, key)
        except RuleError as error:
            raise RuleError("record-after-end", line=round_.line) from error
        yield Played(round_.line, None, None, table, events)
        last: dict[str, str] = {}  # the last move of each kind
        for line, written in round_.moves:
            if isinstance(written, ResignLine):
                played = _resign(table, line, written)
                table = played.match
                yield played
                continue
            word = written.move.partition(" ")[0]
            try:
                last[word] = _expand(written.move, last.get(word, ""))
            except ValueError:
                raise RuleError("record-line", line=line, reason="number") from None
            try:
                move = parse_move(moves, last[word])
                table, events = match.apply(table, written.seat, move)
            except RuleError as error:
                raise RuleError("record-move", line=line, reason=str(error)) from error
            yield Played(line, written.seat, move, table, events)
        if table.state.outcome is None and table.result is None:
            raise RuleError("record-cut", line=round_.end_at)
        if (table.state.outcome.points if table.state.outcome else ()) != round_.end.points:
            raise RuleError("record-result", line=round_.end_at)
        for line, gone in round_.after:
            played = _resign(table, line, gone)
            table = played.match
            yield played
    if table is None or table.result is None or result is None:
        raise RuleError("record-cut", line=len(lines))
    replayed = as_version_1(table, table.result) if head.rummel == 1 else table.result
    if replayed != result:
        raise RuleError("record-result", line=result_at)


def _key_of(round_: _Round, seed: bytes, head: Header, words: "_Words | None") -> bytes:
    """The key that a round was dealt with; words that were pledged are checked first."""
    number, seeds = round_.start.round, round_.start.seeds
    if words is None or head.pledges is None:
        return deal.round_key(seed, number, seeds)
    words.check(round_.line, number, seeds)
    return deal.pledged_key(seed, number, head.commit, head.pledges, seeds)


class _Words:
    """Checks revealed words, each against the last that its seat revealed, the pledge at first."""

    def __init__(self, pledges: Sequence[str]) -> None:
        self._last = [(0, pledge) for pledge in pledges]

    def check(self, line: int, number: int, words: Sequence[str]) -> None:
        for seat, own in enumerate(words):
            before, last = self._last[seat]
            if not own:
                continue  # a seat that revealed nothing has no part in the deal
            fits = last and _HASH.fullmatch(own)
            if not fits or deal.words_before(own, number - before) != last:
                raise RuleError("deal-words", line=line, seat=seat)
            self._last[seat] = (number, own)


def _resign(table: Match, line: int, written: ResignLine) -> Played:
    try:
        after, events = match.resign(table, written.resign)
    except RuleError as error:
        raise RuleError("record-move", line=line, reason=str(error)) from error
    return Played(line, written.resign, None, after, events)


def as_version_1(table: Match, result: Result) -> Result:
    """A result as records of version 1 tell it.

    They named everybody who led and had not resigned: in a draw all, in a team not all.
    """
    if result.reason == "resigned":
        return result
    winners = match.leaders(table.rules, table.booked, table.out)
    return replace(result, winners=winners)


def verify(text: bytes) -> Match:
    """The finished match of a record that is valid and fair, or a `RuleError`."""
    last: Match | None = None
    for played in replay(text):
        last = played.match
    assert last is not None
    return last


def _read_header(line: bytes) -> tuple[Header, Game, Rules]:
    _check_version(line)
    head = _decode(line, 1, Header)
    if head.rummel not in _KNOWN or head.deal not in (deal.PLAIN, deal.PLEDGED):
        raise RuleError("record-version", version=head.rummel, known=VERSION)
    game = find(head.game)
    try:
        rules = game.read_rules(head.rules)
    except msgspec.ValidationError as error:
        raise RuleError("record-line", line=1, reason=str(error)) from None
    if len(head.seats) != rules.players:
        raise RuleError("record-line", line=1, reason="seats")
    pledges = head.pledges
    if (pledges is not None) != (head.deal == deal.PLEDGED) or (
        pledges is not None
        and (
            len(pledges) != rules.players
            or not all(one == "" or _HASH.fullmatch(one) for one in pledges)
        )
    ):
        raise RuleError("record-line", line=1, reason="pledges")
    return head, game, rules


def _check_version(line: bytes) -> None:
    """A record of another version may look different in everything else: say so first."""
    try:
        version = msgspec.json.decode(line, type=dict[str, Any]).get("rummel")
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return
    if isinstance(version, int) and version not in _KNOWN:
        raise RuleError("record-version", version=version, known=VERSION)


def _structure(lines: list[bytes]) -> tuple[list[_Round], int, Result | None]:
    """The lines after the header as rounds and a result; refuses any other order."""
    rounds: list[_Round] = []
    start: tuple[int, RoundLine] | None = None
    moves: list[tuple[int, MoveLine | ResignLine]] = []
    result: Result | None = None
    for number, line in enumerate(lines[1:], start=2):
        kind = _kind_of(line, number)
        if result is not None:
            raise RuleError("record-after-end", line=number)
        if kind is RoundLine and start is None:
            start, moves = (number, _decode(line, number, RoundLine)), []
        elif kind is MoveLine and start is not None:
            moves.append((number, _decode(line, number, MoveLine)))
        elif kind is ResignLine and start is not None:
            moves.append((number, _decode(line, number, ResignLine)))
        elif kind is ResignLine and rounds:
            rounds[-1].after.append((number, _decode(line, number, ResignLine)))
        elif kind is EndLine and start is not None:
            rounds.append(_Round(*start, moves, number, _decode(line, number, EndLine), []))
            start = None
        elif kind is ResultLine and start is None:
            result = _decode(line, number, ResultLine).result
        else:
            raise RuleError("record-line", line=number, reason="order")
    if start is not None:
        raise RuleError("record-cut", line=len(lines))
    return rounds, len(lines), result


def _check_round(round_: _Round, commit: str, players: int, number: int) -> bytes:
    """The round's seed, if it fits the commitment made before the round."""
    if round_.start.round != number or len(round_.start.seeds) != players:
        raise RuleError("record-line", line=round_.line, reason="round")
    try:
        seed = bytes.fromhex(round_.end.reveal)
    except ValueError:
        raise RuleError("record-line", line=round_.end_at, reason="reveal") from None
    if deal.commitment(seed) != commit:
        raise RuleError("deal-commit", line=round_.end_at)
    return seed


def _kind_of(line: bytes, number: int) -> type[Struct]:
    start = line.lstrip()[:12]
    for key, kind in _BY_KEY.items():
        if start.startswith(b'{"' + key.encode() + b'"'):
            return kind
    raise RuleError("record-line", line=number, reason="unknown")


L = TypeVar("L", bound=Struct)


def _decode(line: bytes, number: int, kind: type[L]) -> L:
    if len(line) > _LONGEST_LINE:
        raise RuleError("record-line", line=number, reason="length")
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RuleError("record-line", line=number, reason=str(error)) from None
