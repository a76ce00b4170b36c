"""The score sheet of a match at a real table: no moves, only what each round brought.

Points come from people, or from what they have: racks that are left, or a tally of each side. Then
the family's own scoring counts them. `match.result_of` says when the match is over and who has won.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from rummel import match
from rummel.errors import RuleError
from rummel.game import Points, Rules
from rummel.games import family_of, find
from rummel.match import Result
from rummel.pieces import Hand, Piece, parse_pieces
from rummel.scoring import ByTally, Count, Scoring, Tally, least_melds, points_of

_MOST: Final = 100_000  # points that a round may bring


class Sheet(Struct, frozen=True, kw_only=True):
    """What is written down so far. Players sit in this order; `first` starts the first round."""

    game: str
    rules: Rules
    names: tuple[str, ...]
    first: int = 0
    rounds: tuple[Points, ...] = ()

    @property
    def totals(self) -> Points:
        return match.totals(self.rounds, self.rules.players)

    @property
    def result(self) -> Result | None:
        return match.result_of(self.rules, self.rounds) if self.rounds else None

    @property
    def starters(self) -> tuple[int | None, ...]:
        """Who started each round, and who starts the next one; None where the sheet can't tell."""
        counting = family_of(self.rules).counting
        starters: list[int | None] = [self.first]
        for points in self.rounds:
            starters.append(counting.next_first(self.rules, starters[-1], points))
        return tuple(starters)


def book(sheet: Sheet, points: Sequence[int]) -> Sheet:
    """The sheet with one more round."""
    if sheet.result:
        raise RuleError("match-over")
    return replace(sheet, rounds=(*sheet.rounds, _checked(sheet, points)))


def strike(sheet: Sheet) -> Sheet:
    """The sheet without its last round."""
    if not sheet.rounds:
        raise RuleError("sheet-round", number=0, count=0)
    return replace(sheet, rounds=sheet.rounds[:-1])


def correct(sheet: Sheet, number: int, points: Sequence[int]) -> Sheet:
    """The sheet with other points in round `number`, counted from 1."""
    if not 1 <= number <= len(sheet.rounds):
        raise RuleError("sheet-round", number=number, count=len(sheet.rounds))
    rounds = list(sheet.rounds)
    rounds[number - 1] = _checked(sheet, points)
    return replace(sheet, rounds=tuple(rounds))


def next_first(sheet: Sheet) -> int | None:
    """Who starts the next round; None if the game chooses again or the sheet can't tell."""
    return sheet.starters[-1]


def sides(rules: Rules) -> tuple[tuple[int, ...], ...]:
    """The seats of each side: everybody is one alone where nobody has a partner."""
    by_team: dict[int, list[int]] = {}
    for seat in range(rules.players):
        by_team.setdefault(rules.team_of(seat), []).append(seat)
    return tuple(map(tuple, by_team.values()))


def by_side(rules: Rules, points: Sequence[int]) -> Points:
    """What each seat books if these are the points of the sides."""
    booked = [0] * rules.players
    for seats, one in zip(sides(rules), points, strict=True):
        for seat in seats:
            booked[seat] = one
    return tuple(booked)


def scoring(sheet: Sheet) -> Scoring:
    """How this sheet counts, the options that were chosen for it included."""
    game = replace(find(sheet.game), rules=sheet.rules)
    return game.family.counting.facts(game)


def _checked(sheet: Sheet, points: Sequence[int]) -> Points:
    if len(points) != sheet.rules.players:
        raise RuleError("sheet-entries", needed=sheet.rules.players, count=len(points))
    return tuple(points)


# ----------------------------------------------------------------------------- rounds from text


def read_round(sheet: Sheet, text: str) -> Points:
    """The points of a round from what a person writes down.

    `-10 -5 +23 -8` are points; in 111 a `!` marks who ended the round and gets the bonus. Racks
    have a stroke between them, and an empty one is `-`: `13h * / - / 5c 5d`. Words go last:
    `double` where all tiles went at once, `end=ana` for the player who ended a round of
    gin, `spades` where one was turned up and doubles it. Partners may write one entry for both.

    A tally has a stroke between sides too: `melds=365 natural=1 red=2 out / melds=90 Kh 5c`.
    """
    facts = scoring(sheet)
    if isinstance(facts, ByTally) and ("/" in text or "=" in text):
        return by_side(sheet.rules, [points_of(facts, one) for one in _tallies(sheet, facts, text)])
    if "/" in text:
        return _read_racks(sheet, text)
    words = text.replace(",", " ").replace("−", "-").split()
    points = [_read_points(sheet.rules, word) for word in words]
    if len(points) == len(sides(sheet.rules)):
        points = list(by_side(sheet.rules, points))
    return _checked(sheet, points)


def _read_points(rules: Rules, word: str) -> int:
    mark = family_of(rules).counting.mark
    bonus = 0
    if mark and word.endswith("!"):
        word, bonus = word[:-1], mark
    digits = word[1:] if word[:1] in ("+", "-") else word
    if not (digits.isascii() and digits.isdigit() and len(digits) < 7 and int(digits) <= _MOST):
        raise RuleError("sheet-points", text=word[:20])
    return int(word) + bonus


def _read_racks(sheet: Sheet, text: str) -> Points:
    parts = text.split("/")
    known = round_words(sheet.rules)
    last = parts[-1].split()
    words: list[str] = []
    while known and last and last[-1].partition("=")[0].isalpha() and not _is_piece(last[-1]):
        word = last.pop()
        if word.partition("=")[0] not in known:
            raise RuleError("sheet-word", text=word[:20], words=known)
        words.append(word)
    parts[-1] = " ".join(last)
    racks = [_read_rack(part.strip()) for part in parts]
    if len(racks) != sheet.rules.players:
        raise RuleError("sheet-entries", needed=sheet.rules.players, count=len(racks))
    return rack_points(sheet, racks, words)


def _is_piece(word: str) -> bool:
    """Whether this is a king or the like rather than a word."""
    try:
        parse_pieces(word)
    except RuleError:
        return False
    return True


def _read_rack(text: str) -> Hand:
    if not text:
        raise RuleError("bad-meld", text="")
    return () if text == "-" else parse_pieces(text)


def round_words(rules: Rules) -> tuple[str, ...]:
    """The words allowed next to the points or racks of a round: only those these rules use."""
    return family_of(rules).counting.words(rules)


def rack_points(sheet: Sheet, racks: Sequence[Hand], said: Sequence[str] = ()) -> Points:
    """What each player books for the racks that are left, by the game's own scoring.

    Without an empty rack the round has ended blocked.
    """
    points = family_of(sheet.rules).counting.points
    if points is None:
        raise RuleError("sheet-racks")
    count = Count(
        racks=tuple(racks),
        said=dict(_read_word(sheet, word) for word in said),
        totals=sheet.totals,
        previous=sheet.rounds[-1] if sheet.rounds else (0,) * sheet.rules.players,
    )
    return points(sheet.rules, count)


# -------------------------------------------------------------------------------------- tallies

_SUMS: Final = ("melds", "left")
_GOING_OUT: Final = ("out", "concealed")


def tally_words(facts: ByTally) -> tuple[str, ...]:
    """What may be written in a tally."""
    return (*_SUMS, *(item.name for item in facts.items), *_GOING_OUT)


def _tallies(sheet: Sheet, facts: ByTally, text: str) -> list[Tally]:
    parts = text.split("/")
    needed = len(sides(sheet.rules))
    if len(parts) != needed:
        raise RuleError("sheet-sides", needed=needed, count=len(parts))
    tallies = [_read_tally(facts, part) for part in parts]
    went = [tally for tally in tallies if tally.out]
    if len(went) > 1:
        raise RuleError("sheet-many", word="out", count=len(went), most=1)
    for item in facts.items:
        numbers = [tally.items.get(item.name, 0) for tally in tallies]
        number = sum(numbers) if item.shared else max(numbers)
        if number > item.most:
            raise RuleError("sheet-many", word=item.name, count=number, most=item.most)
    return tallies


def _read_tally(facts: ByTally, text: str) -> Tally:
    numbers: dict[str, int] = {}
    held: list[Piece] = []
    for word in text.split():
        name, has_number, number = word.partition("=")
        if _is_piece(word):
            held += parse_pieces(word)
        elif name in _SUMS or any(item.name == name for item in facts.items):
            numbers[name] = _read_number(number) if has_number or name in _SUMS else 1
        elif word in _GOING_OUT:
            numbers[word] = 1
        elif word != "-":
            raise RuleError("sheet-word", text=word[:20], words=tally_words(facts))
    concealed = "concealed" in numbers
    tally = Tally(
        melds=numbers.get("melds", 0),
        left=numbers.get("left", 0) + sum(facts.worth[one.in_hand.rank] for one in held),
        out=concealed or "out" in numbers,
        concealed=concealed,
        items={item.name: numbers.get(item.name, 0) for item in facts.items},
    )
    if tally.melds < (needed := least_melds(facts, tally)):
        raise RuleError("sheet-melds", points=tally.melds, needed=needed)
    return tally


def _read_number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise RuleError("bad-number", text=text[:20])
    return int(text)


def _read_word(sheet: Sheet, text: str) -> tuple[str, int | None]:
    """A word and the seat that it names: `double`, `first=ana`."""
    word, names_somebody, name = text.partition("=")
    if not names_somebody:
        return word, None
    names = [one.casefold() for one in sheet.names]
    if name.casefold() not in names:
        raise RuleError("sheet-word", text=text[:20], words=sheet.names)
    return word, names.index(name.casefold())
