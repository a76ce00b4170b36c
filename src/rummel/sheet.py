"""The score sheet of a match at a real table: no moves, only what each round brought.

Points come from people, or from the racks they have left: then the family's own scoring counts
them. When the match is over, and who has won, is `match.result_of`'s to say.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from rummel import match
from rummel.deal import Stream
from rummel.errors import RuleError
from rummel.game import Move, Outcome, Points, Rules
from rummel.games import gin_state, romme_state, tiles_state
from rummel.games.duel import DuelRules
from rummel.games.gin import apply as apply_gin
from rummel.games.gin_rules import GinRules
from rummel.games.one_eleven import BONUS, OneElevenRules
from rummel.games.romme import apply as apply_romme
from rummel.games.romme_rules import RommeRules
from rummel.games.tiles import apply as apply_tiles
from rummel.games.tiles_rules import TilesRules
from rummel.match import Result
from rummel.pieces import Hand, Meld, parse_pieces

_MOST: Final = 100_000  # points that a round may bring
_LAST_MELD: Final[Meld] = parse_pieces("13c 13d 13h")  # what a winner lays last; it never counts
_NO_CHANCE: Final = Stream(bytes(32))  # nothing is drawn any more


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
        found: list[int | None] = [self.first]
        for points in self.rounds:
            found.append(_starter_after(self.rules, found[-1], points))
        return tuple(found)


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
    """Who starts the next round; None if the game chooses anew or the sheet can't tell."""
    return sheet.starters[-1]


def _checked(sheet: Sheet, points: Sequence[int]) -> Points:
    if len(points) != sheet.rules.players:
        raise RuleError("sheet-entries", needed=sheet.rules.players, count=len(points))
    return tuple(points)


def _starter_after(rules: Rules, first: int | None, points: Points) -> int | None:
    if isinstance(rules, DuelRules):
        return None  # all flip at once
    if isinstance(rules, TilesRules) and rules.next_starter != "left":
        best = max(points)
        if rules.next_starter == "anew" or best <= 0 or points.count(best) > 1:
            return None  # after a blocked round it is the last mover who counts (Q-MYR-21)
        return (points.index(best) + 1) % rules.players  # MYR-45
    if first is None:
        return None
    if isinstance(rules, GinRules) and not any(points):
        return first  # a void round is dealt again
    return (first + 1) % rules.players


# ----------------------------------------------------------------------------- rounds from text


def read_round(sheet: Sheet, text: str) -> Points:
    """The points of a round from what a person writes down.

    `-10 -5 +23 -8` are points; in 111 a `!` marks who ended the round and gets the bonus. Racks
    have a stroke between them, and an empty one is `-`: `13h * / - / 5c 5d`. Words go last:
    `double` where all tiles went at once, `end=ana` for who ended a round of gin, `spades` where
    one was turned up and doubles it.
    """
    if "/" in text:
        return _read_racks(sheet, text)
    words = text.replace(",", " ").replace("−", "-").split()
    return _checked(sheet, [_read_points(sheet.rules, word) for word in words])


def _read_points(rules: Rules, word: str) -> int:
    bonus = 0
    if isinstance(rules, OneElevenRules) and word.endswith("!"):  # ONE-30
        word, bonus = word[:-1], BONUS
    digits = word[1:] if word[:1] in ("+", "-") else word
    if not (digits.isascii() and digits.isdigit() and len(digits) < 7 and int(digits) <= _MOST):
        raise RuleError("sheet-points", text=word[:20])
    return int(word) + bonus


def _read_racks(sheet: Sheet, text: str) -> Points:
    parts = text.split("/")
    known = round_words(sheet.rules)
    last = parts[-1].split()
    said: list[str] = []
    while known and last and last[-1].partition("=")[0].isalpha() and not _is_piece(last[-1]):
        word = last.pop()
        if word.partition("=")[0] not in known:
            raise RuleError("sheet-word", text=word[:20], words=known)
        said.append(word)
    parts[-1] = " ".join(last)
    racks = [_read_rack(part.strip()) for part in parts]
    if len(racks) != sheet.rules.players:
        raise RuleError("sheet-entries", needed=sheet.rules.players, count=len(racks))
    return rack_points(sheet, racks, said)


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
    """What may be said about a round beside its points or racks: only what these rules ask for."""
    if isinstance(rules, TilesRules):
        return () if rules.hand_finish == "plain" else ("double",)
    if isinstance(rules, RommeRules):
        asked = {
            "first": rules.first_lay_penalty > 0,
            "hand": rules.relief > 0 and rules.relief_for == "hand-romme",
            "laid": rules.relief > 0 and not rules.relief_with_discard,
        }
        return tuple(word for word, is_asked in asked.items() if is_asked)
    if isinstance(rules, GinRules):
        asked = {"end": True, "big": rules.big_gin, "spades": rules.spades_double}
        return tuple(word for word, is_asked in asked.items() if is_asked)
    return ("!",) if isinstance(rules, OneElevenRules) else ()


def rack_points(sheet: Sheet, racks: Sequence[Hand], said: Sequence[str] = ()) -> Points:
    """What each player books for the racks that are left.

    The last move of such a round is played by the family's own rules, so that nothing of them is
    written twice. Without an empty rack the round has ended blocked.
    """
    rules = sheet.rules
    if isinstance(rules, GinRules):
        return _gin_end(sheet, rules, racks, said).points
    empty = [seat for seat, rack in enumerate(racks) if not rack]
    if len(empty) > 1:
        raise RuleError("sheet-empty", count=len(empty))
    winner = empty[0] if empty else None
    if isinstance(rules, TilesRules):
        outcome = _tiles_end(rules, racks, winner, double="double" in said)
    elif isinstance(rules, RommeRules):
        outcome = _romme_end(sheet, rules, racks, winner, said)
    else:
        raise RuleError("sheet-racks")
    assert outcome
    return outcome.points


def _tiles_end(
    rules: TilesRules, racks: Sequence[Hand], winner: int | None, *, double: bool
) -> Outcome | None:
    # Settings of the turn have no say in the score; those of the end stay.
    plain = replace(
        rules,
        turn="lay-or-draw",
        exchange_order="blind",
        take_scrap=False,
        reject_on_empty=False,
        melds="both",
        minimum=0,
        opening="sum",
        most_tiles=108,
        board_cells=False,
        passing="willing",
    )
    seat = 0 if winner is None else winner
    hands = list(racks)
    if winner is not None:
        hands[winner] = _LAST_MELD
    before = tiles_state.TilesState(
        rules=plain,
        stream=_NO_CHANCE,
        first=0,
        turn=seat,
        phase="play",
        hands=tuple(hands),
        pool=(),
        opened=(not double,) * rules.players,
        passes=rules.players - 1,
    )
    last: Move = tiles_state.Pass() if winner is None else tiles_state.Lay((_LAST_MELD,))
    return apply_tiles(before, seat, last)[0].outcome


def _romme_end(
    sheet: Sheet, rules: RommeRules, racks: Sequence[Hand], winner: int | None, said: Sequence[str]
) -> Outcome | None:
    seat = 0 if winner is None else winner
    hands = list(racks)
    last: Move = romme_state.Discard(_LAST_MELD[0])
    hands[seat] = tuple(sorted((*hands[seat], _LAST_MELD[0])))
    if "laid" in said and winner is not None:
        rules = replace(rules, last_discard=False)
        last = romme_state.Lay((_LAST_MELD,))
        hands[seat] = _LAST_MELD
    turns = rules.max_turns  # without a winner this turn is the last one
    before = romme_state.RommeState(
        rules=rules,
        stream=_NO_CHANCE,
        first=0,
        carried=sheet.totals,
        previous=sheet.rounds[-1] if sheet.rounds else (0,) * rules.players,
        turn=seat,
        phase="meld",
        hands=tuple(hands),
        stock=_LAST_MELD,
        turns=turns,
        lap=(1 << rules.players) - 1,
        opened=(1,) * rules.players,
        began=(turns if "hand" in said else 1,) * rules.players,
        first_to_lay=_named(sheet, said, "first"),
    )
    return apply_romme(before, seat, last)[0].outcome


def _gin_end(sheet: Sheet, rules: GinRules, racks: Sequence[Hand], said: Sequence[str]) -> Outcome:
    """Who ends the round spreads first; then everybody shows what is left."""
    opener = _named(sheet, said, "end")
    if opener is None:
        raise RuleError("sheet-word", text="", words=round_words(rules))
    state = gin_state.GinState(
        rules=replace(rules, least_melded=0, best_spread=False),
        stream=_NO_CHANCE,
        first=0,
        turn=opener,
        phase="spread",
        hands=tuple(racks),
        stock=(),
        discards=(),
        limit=rules.limit,
        factor=2 if "spades" in said else 1,
        known=((),) * rules.players,
        ending="big-gin" if "big" in said else "knock",  # with nothing left it is gin
        opener=opener,
        left=(None,) * rules.players,
    )
    while not state.outcome:
        state = apply_gin(state, state.turn, gin_state.Spread(()))[0]
    return state.outcome


def _named(sheet: Sheet, said: Sequence[str], key: str) -> int | None:
    """The seat of whom a word like `first=ana` names."""
    for word in said:
        stem, _, name = word.partition("=")
        if stem == key:
            names = [one.casefold() for one in sheet.names]
            if name.casefold() not in names:
                raise RuleError("sheet-word", text=word[:20], words=sheet.names)
            return names.index(name.casefold())
    return None
