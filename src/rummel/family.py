"""The contract that every family of games keeps: all that the rest of Rummel may ask it.

A family is a package in `rummel/games/`, and its `FAMILY` is one value of `Family`; a preset is a
named instance of a family's rules, a `Game`. Nobody else asks which family it is. Every field has
to be given, and a family that lacks something says so: an unfinished one fails at import, with the
name of what is missing.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, NamedTuple, Protocol, TypeVar

import msgspec
from msgspec import Struct

from rummel.deal import Stream
from rummel.errors import RuleError
from rummel.game import (
    USUAL_COLOURS,
    Colours,
    Event,
    Move,
    Opening,
    Option,
    Points,
    Rules,
    State,
    Turn,
    View,
    options,
)
from rummel.knowledge import Habit, Knowledge, Level, Thinker
from rummel.melds import Reading, read
from rummel.pieces import Hand, Meld
from rummel.reasons import Reason
from rummel.scoring import Account, Count, Scoring
from rummel.solve import Answer, Objective, Question

if TYPE_CHECKING:
    from rich.console import RenderableType

    from rummel.terminal.face import Face, Shown

R = TypeVar("R", bound=Rules)
S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
R_contra = TypeVar("R_contra", bound=Rules, contravariant=True)


def no_moves(_view: View) -> Iterator[Move]:
    """For a family whose moves can all be listed."""
    return iter(())


class Advice(Struct, frozen=True, kw_only=True):
    """The best that a seat can do now."""

    moves: tuple[Move, ...]  # to be played one after the other
    master: Move  # what the strongest player does: mostly the first of the moves
    reasons: tuple[Reason, ...] = ()  # beyond the numbers below, the most telling first
    sure: int | None = None  # in how many of ten cases the master does so; None: nobody knows
    answer: Answer | None = None  # what could be laid; None: laying is not open to the seat
    lays: bool = False  # and the moves lay it; else they hold it back, if there is something
    # For a seat that has not opened: the points within reach, and those needed.
    reached: int = 0
    needed: int = 0


class AsksArranger(Protocol[R_contra]):
    """Puts a position to the arranger."""

    def __call__(
        self,
        rules: R_contra,
        table: tuple[Meld, ...],
        rack: Hand,
        *,
        opened: bool,
        objectives: tuple[Objective, ...],
    ) -> Question: ...


class Melding(Struct, Generic[R, V], frozen=True, kw_only=True):
    """The melds of a family, as questions to the solver."""

    in_play: bool  # melds are laid in the course of play, and not only when the round ends
    question: AsksArranger[R]
    # The best answer that the game's own rules take, where they know more than the arranger.
    best: Callable[[R, Question], Answer]
    # The melds that a move would lay: those it names, unless it leaves them to the solver.
    melds_of: Callable[[V, Move], tuple[Meld, ...]]


def read_by(question: AsksArranger[R]) -> Callable[[R, Meld], tuple[Reading, int]]:
    """How a meld reads by itself, and what it counts, where the arranger knows such melds."""

    def reading(rules: R, meld: Meld) -> tuple[Reading, int]:
        query = question(rules, (), (), opened=True, objectives=("tiles", "points"))
        known = read(meld, query.melds, query.worth)
        return known, query.worth.of_meld(known.meld)

    return reading


class Building(Struct, Generic[V], frozen=True, kw_only=True):
    """A turn that is built on the table before it is played; everyone may watch how it grows."""

    move: Callable[[tuple[Meld, ...]], Move]  # that plays the table as it was built
    needed: Callable[[V], int]  # points that the view's own seat still has to open with
    uses_table: Callable[[V], bool]  # the seat may rebuild what lies there
    # The question whose proven answer is the best turn by itself, so that whoever has an arranger
    # can find it. None: nothing can be built now, or the game has limits that the arranger does not
    # know.
    question: Callable[[V], Question | None]


class Counting(Struct, Generic[R], frozen=True, kw_only=True):
    """How people who play with real pieces count a round, by the same functions as the engine."""

    facts: Callable[["Game"], Scoring]
    words: Callable[[R], tuple[str, ...]]  # that may stand beside points or racks
    mark: int  # what a `!` after somebody's points adds; 0: there is no such mark
    # The points for what is left on each rack; None: players say their points.
    points: Callable[[R, Count], Points] | None
    # Who starts after a round that `first` started; None: the sheet of points can't tell.
    next_first: Callable[[R, int | None, Points], int | None]


def left_of(rules: Rules, first: int | None, _points: Points) -> int | None:
    """The usual next starter: the player to the left of this round's."""
    return None if first is None else (first + 1) % rules.players


LEVELS: Final = 5  # how many characters there are


class Bots(Struct, Generic[R, V], frozen=True, kw_only=True):
    """How the family's bots play; `random` needs to know no game."""

    # Yardsticks, from what lies on the table alone: what is best at once, and sound play.
    greedy: Habit[V]
    steady: Habit[V]
    # One player for all levels. It makes no illegal move, whatever the rules.
    think: Thinker[V]
    # What each level is under these rules, the weakest first; `LEVELS` of them.
    levels: Callable[[R], tuple[Level, ...]]


class Positions(Struct, Generic[R, S], frozen=True, kw_only=True):
    """States as text, with what is hidden left open; `rummel.position` reads and writes them.

    What is hidden is `rummel.hidden.HIDDEN` in these states. Their stream means nothing.
    """

    blank: Callable[[R], S]  # the state of a text that says nothing: a deal that nobody has seen
    known: Callable[[S, int | None], S]  # all that a seat, or a spectator (None), knows of a state
    # The state in the form that the engine has it, or a `RuleError` that says why there is no such
    # state. Something of it may be hidden.
    check: Callable[[S], S]
    # The state with what is hidden drawn from the pieces that lie nowhere, each once.
    fill: Callable[[S, Sequence[Any], Stream], S]
    # A round in its middle, under the rules of a state: these melds on the table, and these pieces
    # in hands and piles. What else there is to choose is `below` a bound, by chance. Play alone
    # seldom comes to such positions. None: no melds lie on the table in the course of play.
    middle: Callable[[S, tuple[Meld, ...], Sequence[Any], Callable[[int], int]], S] | None
    hides: tuple[str, ...]  # the fields of a state in which something may be hidden
    seats: tuple[str, ...]  # the fields that name seats
    per_seat: tuple[str, ...]  # the fields that have one value for each seat


class Terminal(Struct, Generic[V], frozen=True, kw_only=True):
    """How the family looks and is spoken to in a terminal."""

    # What lies on the table, and a note beside each player's name.
    table: Callable[[V, "Face"], "Shown"]
    # A hand that is more than a row of pieces; None: a row, sorted as its player likes.
    hand: Callable[[V, int, "Face"], "RenderableType"] | None
    # What a person says more easily than the notation does, as the notation has it.
    rephrase: Callable[[V, str, list[str]], list[str]] | None


class Family(Struct, Generic[R, S, V], frozen=True, kw_only=True):
    """The functions of a family of games. All are pure; `apply` refuses with a `RuleError`."""

    name: str
    rules: type[R]
    state: type[S]
    moves: tuple[type[Move], ...]  # all but `Timeout`

    # The course of play
    deal: Callable[[R, Opening, Stream], tuple[S, tuple[Event, ...]]]
    apply: Callable[[S, int, Move], tuple[S, tuple[Event, ...]]]
    to_act: Callable[[S], tuple[int, ...]]
    # The turn that a seat is in: every seat that may act is in one, and so is a seat that waits for
    # others to react. None: it is not the seat's turn.
    turn: Callable[[S, int], Turn | None]
    view: Callable[[S, int | None], V]
    # The state with everything that a seat can't see drawn again, as it might as well be.
    resample: Callable[[S, int | None, Stream], S]
    # The kinds of moves that there can be under these rules.
    moves_under: Callable[[R], tuple[type[Move], ...]]
    # Some of the moves that can't be listed, in a fixed order: for bots and tests that only want
    # to play on. They are legal as far as the view can tell.
    unlisted: Callable[[V], Iterator[Move]]
    building: Building[V] | None  # None: a turn is played move by move

    # Its pieces
    pieces_of: Callable[[S], list[int]]  # every piece of the round, wherever it is
    pack: Callable[[R], Sequence[int]]  # every piece that the game is played with
    has_tiles: Callable[[R], bool]  # people play it with numbered tiles rather than with cards
    piles: tuple[str, ...]  # the fields of a state that hold the pieces after the deal
    hidden: tuple[str, ...]  # the fields of a view that only show a part of what a state has
    positions: Positions[R, S]

    # How a meld reads by itself and what it counts, or a `RuleError`; None: the game has no melds.
    read_meld: Callable[[R, Meld], tuple[Reading, int]] | None
    # What a hand counts; None: it counts nothing.
    hand_worth: Callable[[R, Hand], int] | None
    melding: Melding[R, V] | None  # None: there is nothing that the arranger could answer
    counting: Counting[R]
    # What the points of a round that is over are made of.
    account: Callable[[S], Account]
    # The best move, from what a seat knows and what the strongest player does with it.
    advise: Callable[[Knowledge[V], Move, tuple[Objective, ...]], Advice]
    bots: Bots[R, V]
    terminal: Terminal[V]


class Length(Struct, frozen=True, kw_only=True):
    """The options of matches that are shorter or longer than printed; empty: there is none."""

    quick: Mapping[str, Any] = {}
    long: Mapping[str, Any] = {}


class Ruled(NamedTuple):
    """Values of an option that another one rules out."""

    option: str
    values: tuple[bool | int | str, ...]
    by: str


class Task(Struct, frozen=True, kw_only=True):
    """A position of a lesson and what a beginner, in seat 0, is asked to do there.

    What is said to it stands under `lesson-<words>`.
    """

    words: str
    position: str  # as `rummel.position` reads it; what it leaves open is the same every time
    # One after the other: a move, or its word alone where any such move will do.
    moves: tuple[str, ...]
    # The round is to be won, however that is done: the moves are one way to do it.
    win: bool = False
    # So many pieces are to be laid at once, in whatever way; 0: it is not about that.
    most: int = 0


class Game(Struct, frozen=True, kw_only=True):
    """A preset: a named instance of a family's rules."""

    id: str
    family: Family[Any, Any, Any]
    rules: Rules
    seats: tuple[int, ...]  # how many can play, in rising order
    sheet: str  # the prefix of its ledger IDs; empty for a reference game
    builds_on: str = ""  # the sheet that holds too, wherever its own does not say otherwise
    colours: Colours = USUAL_COLOURS  # of its tiles, worded under `colour-<name>`
    cells: bool = False  # its table can be shown as a board of cells, by their names
    # What helps people who choose a game.
    box: str  # what is printed on the box that it comes in; empty: it needs no box of its own
    minutes: int  # that a match as printed takes, about
    mood: Literal["light", "thoughtful"]
    best_with: tuple[int, ...]  # the numbers of players that it suits best
    length: Length
    lesson: tuple[Task, ...] = ()  # for beginners; empty where there is nothing to decide
    puzzles: bool = False  # its positions make puzzles: one turn can change much of the table

    def prints(self, option: str) -> bool:
        """Whether the game's own sheet has words on that option."""
        ledger = next(one.ledger for one in self.options if one.name == option)
        return any(one.startswith(f"{self.sheet}-") for one in ledger if self.sheet)

    @property
    def options(self) -> tuple[Option, ...]:
        """The family's options with this preset's defaults and number of players."""
        changed = []
        for one in options(type(self.rules)):
            changes: dict[str, Any] = {"default": getattr(self.rules, one.name)}
            if one.name == "players":
                changes |= {"least": self.seats[0], "most": self.seats[-1], "allowed": self.seats}
            changed.append(msgspec.structs.replace(one, **changes))
        return tuple(changed)

    def configure(self, /, **chosen: Any) -> Rules:
        """The preset's rules with some options chosen, or a `RuleError` that says what is wrong.

        A number of rounds that is chosen without a target decides alone when the match is over,
        and so does a target without a number of rounds; both are chosen for both. Several numbers
        may be a list, as JSON has them.
        """
        chosen = {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in chosen.items()
        }
        known = tuple(option.name for option in options(type(self.rules)))
        for name in chosen:
            if name not in known:
                raise RuleError("unknown-option", game=self.id, option=name, options=known)
        players = chosen.get("players", self.rules.players)
        if type(players) is not int or players not in self.seats:
            raise RuleError(
                "bad-seats", game=self.id, numbers=self.seats, players=str(players)[:20]
            )
        for length, other in (("rounds", "target"), ("target", "rounds")):
            if chosen.get(length) and other not in chosen:
                chosen = {**chosen, other: 0}
        return msgspec.structs.replace(self.rules, **chosen)

    def ruled_out(self, chosen: Mapping[str, Any]) -> tuple[Ruled, ...]:
        """What can't be chosen beside these options; a `RuleError` if they don't fit together."""
        self.configure(**chosen)
        barred: dict[tuple[str, str], list[bool | int | str]] = {}
        for one in self.options:
            for value in _candidates(one):
                try:
                    self.configure(**{**chosen, one.name: value})
                except RuleError as error:
                    sides = {error.facts.get("first"), error.facts.get("second")}
                    for other in sides - {one.name}:
                        if one.name in sides:
                            barred.setdefault((one.name, str(other)), []).append(value)
        return tuple(Ruled(name, tuple(values), by) for (name, by), values in barred.items())

    def read_rules(self, full: Mapping[str, Any]) -> Rules:
        """The rules that a record, a table or a save has in full, as they were meant then.

        A `msgspec.ValidationError` or a `RuleError` if they are not valid rules.
        """
        missing = {
            one.name: one.before
            for one in options(type(self.rules))
            if one.name not in full and one.before is not msgspec.UNSET
        }
        rules: Rules = msgspec.convert({**full, **missing}, type(self.rules))
        self.configure(players=rules.players)
        return rules


_FEW: Final = 30


def _candidates(option: Option) -> tuple[bool | int | str, ...]:
    """The values of an option that are tried: all of them, or the ends of a long range."""
    if option.kind == "switch":
        return (False, True)
    if option.kind == "choice":
        return option.choices
    if option.allowed:
        return option.allowed
    if option.kind == "numbers" or option.least is None or option.most is None:
        return ()
    if option.most - option.least <= _FEW:
        return tuple(range(option.least, option.most + 1))
    return (option.least, option.most)
