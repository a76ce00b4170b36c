"""The values that every game is made of: rules, moves, events, states and views.

A round is a list of moves; `rummel.family` is the contract over these values. Nothing here reads a
clock, a file or a source of chance: chance comes in as a `Stream`, time as a `Timeout`.
"""

from collections.abc import Collection, Iterable, Sequence
from functools import cache
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    Final,
    Literal,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from msgspec import Meta, Struct

from rummel.deal import Stream
from rummel.errors import Fact, RuleError
from rummel.pieces import Hand, Meld, Piece, parse_piece

# --------------------------------------------------------------------------------------- rules


# What options are about; a form shows those of a group together, under `option-group-<group>`.
Group = Literal[
    "match", "limits", "deal", "turn", "melds", "opening", "table", "end", "score", "clock"
]


def option(
    *ledger: str,
    ge: int | None = None,
    le: int | None = None,
    before: Any = msgspec.UNSET,
    group: Group | None = None,
) -> Meta:
    """What stands beside a field of the rules: its bounds and the ledger IDs it comes from.

    A field that names a group begins it: those after it belong there too, up to the next.
    A field that was added later says what games did `before` it: records, tables and saves have
    their rules in full, so one that lacks the field is older than it (`Game.read_rules`).
    """
    return Meta(ge=ge, le=le, extra={"ledger": ledger, "before": before, "group": group})


# How a round or a match was won: by nobody, by one player, by a team, or by several that share it.
Win = Literal["draw", "alone", "team", "shared"]
Points = tuple[int, ...]  # one number per seat


class Rules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of a family. Every field is range-checked, however the value is made.

    A field is worded in Fluent under `option-<family>-<field>`, or `option-<field>` for these.
    """

    family: ClassVar[str]

    players: Annotated[int, option(ge=2, le=6, group="match")] = 2
    # A match ends after `rounds` rounds or once a total reaches `target` (0: not by that).
    rounds: Annotated[int, option(ge=0, le=100)] = 1
    target: Annotated[int, option(ge=0, le=10_000)] = 0
    # The engine's own cap against endless matches.
    max_rounds: Annotated[int, option(ge=1, le=1000, group="limits")] = 100
    # Leaders with equal totals share the win or draw (`tie_is_draw`), unless the last round or
    # another round parts them.
    last_round_decides: Annotated[bool, option("ONE-40", "Q-ONE-15", group="match")] = False
    extra_round: Annotated[bool, option("Q-ONE-14")] = False

    def __post_init__(self) -> None:
        for option_ in options(type(self)):
            value = getattr(self, option_.name)
            try:
                msgspec.convert(value, option_.type)
            except msgspec.ValidationError:
                raise _bad_option(option_, value) from None
        if not self.rounds and not self.target:
            raise RuleError("options-clash", first="rounds", second="target")
        self.check()

    def check(self) -> None:
        """Refuses settings that contradict each other; a family adds its own."""

    def team_of(self, seat: int) -> int:
        """Seats with the same number win and lose together."""
        return seat

    @property
    def tie_is_draw(self) -> bool:
        """A match in which all sides are level is a draw: nobody wins it. Else they share it."""
        return False

    @property
    def clock(self) -> int:
        """The seconds that a turn may take by the sheet; 0: it sets no limit."""
        return 0

    @property
    def max_deals(self) -> int:
        """How often a match is dealt at most: more than its rounds where void ones are repeated."""
        return self.max_rounds

    def bonus(self, booked: Sequence[Points], winners: tuple[int, ...]) -> Points:
        """What each seat gets when the match is over, beside its rounds; empty: nothing."""
        return ()

    def sides(self, seats: Iterable[int]) -> set[int]:
        """The teams that some seats belong to."""
        return {self.team_of(seat) for seat in seats}

    def win_of(self, winners: Sequence[int]) -> Win:
        """What it means that these seats have won a round or a match."""
        sides = self.sides(winners)
        if not sides:
            return "draw"
        if len(sides) > 1:
            # Results of record version 1 named everybody who had drawn.
            all_level = self.tie_is_draw and sides == self.sides(range(self.players))
            return "draw" if all_level else "shared"
        return "alone" if len(winners) == 1 else "team"


class Option(Struct, frozen=True):
    """One field of a family's rules, as a form or a table needs it."""

    name: str
    key: str  # its Fluent key
    type: Any  # an annotated type that msgspec can convert to
    kind: Literal["switch", "number", "choice", "numbers"]
    default: Any
    ledger: tuple[str, ...]
    group: Group
    least: int | None = None
    most: int | None = None
    choices: tuple[str, ...] = ()
    allowed: tuple[int, ...] = ()  # the only numbers that fit, where they are listed
    before: Any = msgspec.UNSET  # what rules meant that lack this field

    @property
    def expected(self) -> str:
        """What fits, in signs rather than words: it goes into messages of any language."""
        if self.kind == "switch":
            return "true | false"
        if self.kind == "choice":
            return " | ".join(self.choices)
        if self.allowed:
            return " | ".join(map(str, self.allowed))
        bounds = (
            f"{'' if self.least is None else self.least}…{'' if self.most is None else self.most}"
        )
        return bounds if self.kind == "number" else f"{bounds}, {bounds}, …"


@cache
def options(rules: type[Rules]) -> tuple[Option, ...]:
    """Every field of a family's rules, in the order of their declaration."""
    shared = {field.name for field in msgspec.structs.fields(Rules)}
    hints = get_type_hints(rules, include_extras=True)
    declared = []
    group: Group = "match"
    for field in msgspec.structs.fields(rules):
        hint = hints[field.name]
        base, meta = hint, Meta()
        if get_origin(hint) is Annotated:
            base, meta = get_args(hint)[:2]
        least, most, choices = meta.ge, meta.le, ()
        kind: Literal["switch", "number", "choice", "numbers"] = "number"
        if base is bool:
            kind = "switch"
        elif get_origin(base) is Literal:
            kind, choices = "choice", get_args(base)
        elif get_origin(base) is tuple:
            kind = "numbers"
            least, most = _bounds(get_args(base)[0])
        owner = "" if field.name in shared else f"{rules.family}-"
        group = (meta.extra or {}).get("group") or group
        declared.append(
            Option(
                name=field.name,
                key=f"option-{owner}{field.name}".replace("_", "-"),
                type=hint,
                kind=kind,
                default=field.default,
                ledger=(meta.extra or {}).get("ledger", ()),
                group=group,
                least=None if least is None else int(least),
                most=None if most is None else int(most),
                choices=choices,
                before=(meta.extra or {}).get("before", msgspec.UNSET),
            )
        )
    return tuple(declared)


def _bounds(hint: Any) -> tuple[float | None, float | None]:
    if get_origin(hint) is Annotated:
        meta = get_args(hint)[1]
        return meta.ge, meta.le
    return None, None


def _bad_option(wanted: Option, value: object) -> RuleError:
    return RuleError(
        "bad-option", option=wanted.name, value=str(value)[:60], expected=wanted.expected
    )


def read_option(rules: type[Rules], game: str, name: str, text: str) -> Any:
    """The value of an option from text, as a command line or a form gives it."""
    known = {one.name: one for one in options(rules)}
    if name not in known:
        raise RuleError("unknown-option", game=game, option=name, options=tuple(known))
    wanted = known[name]
    value: object = text.split(",") if wanted.kind == "numbers" else text
    if wanted.kind == "numbers" and not text.strip():
        value = ()
    try:
        return msgspec.convert(value, wanted.type, strict=False)
    except msgspec.ValidationError:
        raise _bad_option(wanted, text) from None


# --------------------------------------------------------------------------------------- moves


class Move(Struct, frozen=True, tag_field="do", tag=str.lower):
    """What a player does, in the player's terms. The seat that does it is given separately.

    The text of a move is its word and its fields in order: numbers, pieces and words first; a list
    of pieces or of melds, with ` | ` between melds, last.
    """


class Timeout(Move, frozen=True):
    """The clock ran out. Only the clock may say so; `draft` is what the player had built."""

    draft: tuple[Meld, ...] = ()


def word_of(move: type[Move] | Move) -> str:
    """The word a move is written with."""
    tag = move.__struct_config__.tag
    assert isinstance(tag, str)
    return tag


def format_move(move: Move) -> str:
    """The move as text.

    >>> from rummel.games.karo8.play import Lay
    >>> format_move(Lay(parse_piece("8d")))
    'lay 8d'
    """
    words = [word_of(move)]
    for field, _ in _fields(type(move)):
        value = getattr(move, field.name)
        if value is None or value == field.default:
            continue
        words.append(format_fact(value))
    return " ".join(words)


def melds_of(move: Move) -> tuple[Meld, ...]:
    """The melds that a move names; none if the move has no melds."""
    for name in move.__struct_fields__:
        value = getattr(move, name)
        if isinstance(value, tuple) and value and isinstance(value[0], tuple):
            return value
    return ()


def format_fact(value: Fact) -> str:
    """Numbers, pieces, melds and lists of melds as text."""
    if isinstance(value, tuple):
        between = " | " if value and isinstance(value[0], tuple) else " "
        return between.join(format_fact(one) for one in value)
    return str(value)


def parse_move(moves: Iterable[type[Move]], text: str) -> Move:
    """Reads a move of one of the kinds `moves` from its text."""
    known = _kinds(tuple(moves))
    words = text.split()
    kind = known.get(words[0].lower()) if words else None
    if kind is None:
        raise RuleError("bad-move", text=text[:60], moves=tuple(known))
    values: list[object] = []
    rest = words[1:]
    for field, hint in _fields(kind):
        if not rest and not field.required:
            break
        if get_origin(hint) is tuple:
            values.append(_parse_list(hint, " ".join(rest)))
            rest = []
        elif rest:
            values.append(_parse_scalar(hint, rest.pop(0), text))
        else:
            raise RuleError("bad-move", text=text[:60], moves=tuple(known))
    if rest:
        raise RuleError("bad-move", text=text[:60], moves=tuple(known))
    return kind(*values)


@cache
def _kinds(moves: tuple[type[Move], ...]) -> dict[str, type[Move]]:
    """Kinds of moves by their words."""
    return {word_of(kind): kind for kind in moves}


@cache
def _fields(kind: type[Move]) -> tuple[tuple[msgspec.structs.FieldInfo, Any], ...]:
    """The fields of a kind of move, each with its type."""
    hints = get_type_hints(kind)
    return tuple((field, without_none(hints[field.name])) for field in msgspec.structs.fields(kind))


def without_none(hint: Any) -> Any:
    """What a field of that type has where it has anything."""
    kept = [part for part in get_args(hint) if part is not type(None)]
    return kept[0] if len(kept) < len(get_args(hint)) and len(kept) == 1 else hint


def _parse_scalar(hint: Any, word: str, text: str) -> object:
    if hint is Piece:
        return parse_piece(word)
    if get_origin(hint) is Literal:
        if word not in get_args(hint):
            raise RuleError("bad-move", text=text[:60], moves=get_args(hint))
        return word
    if not (word.isascii() and word.isdigit() and len(word) < 10):
        raise RuleError("bad-number", text=word[:20])
    return int(word)


def _parse_list(hint: Any, text: str) -> object:
    inner = get_args(hint)[0]
    if get_origin(inner) is tuple:
        return tuple(_parse_list(inner, part) for part in text.split("|") if part.strip())
    return tuple(_parse_scalar(inner, word, text) for word in text.replace(",", " ").split())


# -------------------------------------------------------------------------------------- events

EVERYONE: Final = "everyone"
Audience = Literal["everyone"] | tuple[int, ...]


class Event(Struct, frozen=True, gc=False):
    """What happened, and who may know. Worded in Fluent under `event-<code>`.

    Its facts are numbers, words and pieces, so nothing can lead back to it.
    """

    code: str
    to: Audience
    facts: dict[str, Fact]


def tell(code: str, /, **facts: Fact) -> Event:
    """An event for everyone, spectators included."""
    return Event(code, EVERYONE, facts)


def whisper(to: int, code: str, /, **facts: Fact) -> Event:
    """An event for one seat alone."""
    return Event(code, (to,), facts)


def heard(events: Iterable[Event], seat: int | None) -> tuple[Event, ...]:
    """The events that a seat, or a spectator (None), may know of."""
    known = []
    for event in events:
        if event.to == EVERYONE or (isinstance(event.to, tuple) and seat in event.to):
            known.append(event)
        elif not isinstance(event.to, tuple):
            raise ValueError(f"unknown audience {event.to!r}")
    return tuple(known)


# ---------------------------------------------------------------------------- states and views


class Opening(Struct, frozen=True, kw_only=True):
    """What a round takes over from its match."""

    round: int = 1
    first: int | None = None  # who starts; None: chosen as the sheet says
    carried: tuple[int, ...] = ()  # totals before this round
    previous: tuple[int, ...] = ()  # what the round before this one booked


class Outcome(Struct, frozen=True, kw_only=True):
    """How a round ended. The reason is worded under `outcome-<reason>`.

    Points are signed so that the highest total always leads: penalties are below zero. `winners`
    are the seats that won the round, a team with all its members; empty if nobody did, as in a
    draw. `Rules.win_of` says which kind of win it is.
    """

    reason: str
    points: Points
    winners: tuple[int, ...]
    left: Points = ()  # what each seat had left, where that was counted
    void: bool = False  # the round counts for nothing: it is not booked, and dealt again
    next_first: int | None = None  # who starts the next round; None: chosen again


class State(Struct, frozen=True, kw_only=True):
    """The whole truth of a round, the undealt order and the random state included."""

    rules: Rules
    stream: Stream
    outcome: Outcome | None = None

    # What most games have is a field of theirs; the others have none of it.

    @property
    def hands(self) -> tuple[tuple[int, ...], ...]:
        """What each seat holds."""
        return ()

    @property
    def table(self) -> tuple[Meld, ...]:
        """The melds that lie on the table."""
        return ()

    @property
    def lying(self) -> int:
        """How many pieces lie on the table."""
        return sum(map(len, self.table))


class Turn(Struct, frozen=True, array_like=True):
    """Which turn of a seat this is, for clocks: the same while the turn goes on, whatever moves
    it has, and another one for the next. No turn of a round comes back once it is over.
    """

    name: tuple[int, ...]
    reaction: bool = False  # to another's turn, which waits meanwhile


class View(Struct, frozen=True, kw_only=True):
    """What one seat, or a spectator (`seat=None`), may know: made field by field, never copied."""

    seat: int | None
    rules: Rules
    to_act: tuple[int, ...]
    legal: tuple[Move, ...]  # every move that can be listed; empty unless the seat may act
    free: tuple[str, ...] = ()  # the words of moves that are open too but can't be listed
    outcome: Outcome | None = None

    @property
    def phase(self) -> str:
        """What the round waits for, worded under `phase-<family>-<phase>`: a field of each game."""
        raise NotImplementedError

    # What most games have is a field of theirs; the others have none of it.

    @property
    def hands(self) -> tuple[tuple[int, ...] | None, ...]:
        """What each seat holds, as far as it may be seen."""
        return ()

    @property
    def counts(self) -> tuple[int, ...]:
        """How many pieces each seat holds, where that changes."""
        return ()

    @property
    def table(self) -> tuple[Meld, ...]:
        """The melds that lie on the table."""
        return ()

    @property
    def lying(self) -> int:
        """How many pieces lie on the table."""
        return sum(map(len, self.table))

    @property
    def own(self) -> tuple[int, ...]:
        """The hand of the seat whose view this is."""
        hand = None if self.seat is None else self.hands[self.seat]
        if hand is None:
            raise LookupError("this view has no hand of its own")
        return hand


class HandView(View, frozen=True, kw_only=True):
    """A view of a game in which everybody holds a hand of cards or tiles."""

    @property
    def hands(self) -> tuple[Hand | None, ...]:
        """The seat's own; all of them once the round is over."""
        raise NotImplementedError

    if TYPE_CHECKING:  # the same, of pieces

        @property
        def own(self) -> Hand: ...


T = TypeVar("T")


def seen_hands(hands: tuple[T, ...], seat: int | None, *, over: bool) -> tuple[T | None, ...]:
    """Hands as a seat sees them: its own, and all once the round is over."""
    return hands if over else tuple([one if at == seat else None for at, one in enumerate(hands)])


def put(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """`values` with `value` at one place."""
    return (*values[:at], value, *values[at + 1 :])


def shuffled_among(
    stream: Stream, groups: Sequence[Sequence[T]], fixed: Collection[T] = ()
) -> tuple[list[tuple[T, ...]], Stream]:
    """The groups, each of its old size, with all they hold shuffled among them.

    What is in `fixed` stays where it is.
    """
    loose = [one for group in groups for one in group if one not in fixed]
    mixed, stream = stream.shuffled(loose)
    rest = iter(mixed)
    return [tuple(one if one in fixed else next(rest) for one in group) for group in groups], stream


# The colours of tiles, in the order of `pieces.SUITS`.
Colours = tuple[str, str, str, str]
USUAL_COLOURS: Final[Colours] = ("blue", "yellow", "red", "green")  # BSN-04
