"""A position as one line of text: any state of any game, with what is hidden left open.

A line has the game, the options that differ from its preset, and the fields of the state that are
not as in a fresh deal:

>>> position = Position.parse("rummikub hands=7h.8c.8d.8s/?14 table=5h.6h.*=7h opened=true.true")
>>> position.rules.players, position.is_whole
(2, False)
>>> position.view(0).table
((5h, 6h, *=7h),)

`Position.state` draws what is hidden: every piece of the pack that the text does not name lies in
one of the open places. Reading is strict; whatever can't be is refused with a `RuleError`.
`docs/notation.md` has the whole format.
"""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from typing import Any, Final, Literal, NamedTuple, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rummel import games
from rummel.deal import Stream
from rummel.errors import RuleError
from rummel.family import Family, Game
from rummel.game import Rules, State, View, read_option, without_none
from rummel.hidden import HIDDEN, REST, is_hidden
from rummel.match import Deals, Match
from rummel.pieces import JOKER, Piece, parse_piece

MOST: Final = 4000  # characters; the longest that games write have about 1,500
_TRIES: Final = 500  # to draw what is hidden so that it fits

_UNKNOWN: Final = re.compile(r"\?([1-9][0-9]{0,2})?", re.ASCII)
_NUMBER: Final = re.compile(r"-?[0-9]{1,9}", re.ASCII)
_WORD: Final = re.compile(r"[a-z0-9-]{1,40}", re.ASCII)
_BYTES: Final = re.compile(r"(?:[0-9a-f]{2}){1,64}", re.ASCII)
_REST_SIGN: Final = "?rest"
_NOTHING: Final = "-"


class Position(Struct, frozen=True):
    """A state of a game, or what somebody knows of it.

    In `known`, what is hidden is `rummel.hidden.HIDDEN`. A stream without a key says nothing about
    chance to come.
    """

    game: str
    known: State

    @classmethod
    def of(cls, game: str, state: State) -> "Position":
        """All of a state, the source of chance included.

        >>> import rummel
        >>> match = rummel.new("karo8", seed="readme")
        >>> Position.parse(Position.of("karo8", match.state).text).state() == match.state
        True
        """
        return cls(game, state)

    @classmethod
    def seen(cls, game: str, state: State, seat: int | None) -> "Position":
        """What a seat, or a spectator (None), knows of a state.

        >>> import rummel
        >>> match = rummel.new("gin", seed="readme")
        >>> Position.seen("gin", match.state, 0).text
        'gin hands=1c.8c.6d.8d.13d.1h.2h.9h.1s.8s/?10 discards=13s'
        """
        if seat is not None:
            games.check_seat(state.rules, seat)
        known = games.family_of(state).positions.known(state, seat)
        return cls(game, replace(known, stream=Stream(b"")))

    @classmethod
    def parse(cls, text: str) -> "Position":
        """Reads a position, or says with a `RuleError` why there is no such position."""
        if len(text) > MOST:
            raise RuleError("position-long", most=MOST)
        head, *words = text.split() or [""]
        game, rules = _read_head(head)
        return cls(game.id, _checked(game, _read_fields(game, rules, words)))

    @property
    def rules(self) -> Rules:
        return self.known.rules

    @property
    def text(self) -> str:
        """The position as one line. Equal positions have the same."""
        return " ".join((_head(games.find(self.game), self.rules), *_written(self.known)))

    @property
    def without_chance(self) -> "Position":
        """The same without the source of chance: what is shuffled later is left open."""
        return replace(self, known=replace(self.known, stream=Stream(b"")))

    @property
    def is_whole(self) -> bool:
        """Nothing is hidden."""
        return not any(map(is_hidden, _values(self.known)))

    def state(self, seed: str = "") -> State:
        """The state; what is hidden is drawn by the seed, and so is chance to come if it is open.

        >>> state = Position.parse("karo8 hands=8d.1c.2c.3c.4c.5c/?6").state("any")
        >>> len(state.hands[1]), len(state.stock)
        (6, 40)
        """
        family = games.family_of(self.known)
        stream = Stream(sha256(f"rummel-position\n{seed}".encode()).digest())
        missing = _missing(family, self.known)
        refusal: RuleError | None = None
        for _ in range(_TRIES if not self.is_whole else 1):
            try:
                filled: State = family.positions.fill(self.known, missing, stream)
                stream = filled.stream
                filled = family.positions.check(filled)
                _check_goes_on(family, filled)
            except RuleError as error:
                refusal = refusal or error
                _, stream = stream.below(2)
            else:
                return replace(filled, stream=self.known.stream) if self._has_chance else filled
        assert refusal
        if self.is_whole:
            raise refusal
        raise RuleError("position-no-deal", tries=_TRIES)

    def view(self, seat: int | None, seed: str = "") -> View:
        """What a seat sees of it. Refused if the seat would see something that is left open."""
        state = self.state(seed)
        seen = games.view(state, seat)
        positions = games.family_of(state).positions
        theirs = positions.known(state, seat)
        for field in positions.hides:
            if any(
                mine > yours
                for mine, yours in zip(
                    _open_places(getattr(self.known, field)),
                    _open_places(getattr(theirs, field)),
                    strict=True,
                )
            ):
                raise RuleError("position-open", field=field)
        return seen

    def view_on_turn(self) -> View:
        """What the player on turn sees, or what everybody does where that hand is left open."""
        for seat in games.to_act(self.known):
            try:
                return self.view(seat)
            except RuleError as error:
                if error.code != "position-open":
                    raise
        return self.view(None)

    def match(self, seed: str = "") -> Match:
        """A match that begins with this position.

        >>> Position.parse("karo8 hands=8d.1c.2c.3c.4c.5c/?6").match("any").play("lay 8d").to_act
        (1,)
        """
        state = self.state(seed)
        if state.outcome:
            raise RuleError("round-over")
        return Match(
            game=self.game, rules=self.rules, state=state, deals=Deals(f"position {seed}".encode())
        )

    @property
    def _has_chance(self) -> bool:
        return bool(self.known.stream.key)


# --------------------------------------------------------------------------------- the options


def _head(game: Game, rules: Rules) -> str:
    """The game and the options that differ from its preset."""
    chosen = {
        one.name: getattr(rules, one.name)
        for one in game.options
        if getattr(rules, one.name) != one.default
    }
    if game.configure(**chosen) != rules:  # one of them alone would change the other
        chosen |= {name: getattr(rules, name) for name in ("rounds", "target")}
    return ";".join((game.id, *(f"{name}={_option(value)}" for name, value in chosen.items())))


def _option(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _read_head(text: str) -> tuple[Game, Rules]:
    name, *rest = text.split(";")
    game = games.find(name)
    chosen: dict[str, Any] = {}
    for word in rest:
        option, _, value = word.partition("=")
        if option in chosen:
            raise RuleError("position-twice", field=option)
        chosen[option] = read_option(type(game.rules), game.id, option, value)
    return game, game.configure(**chosen)


# ---------------------------------------------------------------------------------- the fields


class _Field(NamedTuple):
    """A field of a state as text has it; those of a struct within it have its name before a dot."""

    name: str
    hint: Any
    hides: bool


@cache
def _fields(kind: type[State]) -> tuple[_Field, ...]:
    """The fields of a family's states, hands first and what every game has last."""
    hides = games.positions_of(kind).hides
    hints = get_type_hints(kind)
    own = [name for name in kind.__struct_fields__ if name not in State.__struct_fields__]
    own.sort(key=lambda name: name not in hides)
    fields = [_Field(name, hints[name], name in hides) for name in own]
    for name in ("outcome", "stream"):
        struct = without_none(hints[name])
        inner = get_type_hints(struct)
        fields += [_Field(f"{name}.{sub}", inner[sub], False) for sub in struct.__struct_fields__]
    return tuple(fields)


def _value(state: State, name: str) -> Any:
    outer, _, inner = name.partition(".")
    value = getattr(state, outer)
    return getattr(value, inner) if inner and value is not None else value


def _written(state: State) -> Iterator[str]:
    """The fields that differ from those of a fresh deal."""
    blank = games.family_of(state).positions.blank(state.rules)
    # A struct that is present is written in full, except for fields with defaults.
    for field in _fields(type(state)):
        value, usual = _value(state, field.name), _value(blank, field.name)
        outer, _, inner = field.name.partition(".")
        if inner:
            struct = getattr(state, outer)
            if struct is None or struct == getattr(blank, outer):
                continue
            usual = _defaults(type(struct)).get(inner, ...)
        elif REST in _flat(usual) and all(map(is_hidden, _flat(value))):
            continue
        if value != usual:
            yield f"{field.name}={_write(value)}"


def _defaults(struct: Any) -> dict[str, Any]:
    return {one.name: one.default for one in msgspec.structs.fields(struct) if not one.required}


def _write(value: Any) -> str:
    if value is None:
        return _NOTHING
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, bytes):
        return value.hex()
    if not isinstance(value, tuple):
        return str(value)
    if value and isinstance(value[0], tuple):
        return "/".join(map(_write, value))
    words: list[str] = []
    hidden = 0
    for one in (*value, ...):
        if is_hidden(one):
            hidden += 1
            continue
        if hidden:
            words.append("?" if hidden == 1 else f"?{hidden}")
            hidden = 0
        if one is not ...:
            words.append(_write(one))
    return ".".join(words)


def _read_fields(game: Game, rules: Rules, words: list[str]) -> State:
    blank: State = game.family.positions.blank(rules)
    known = {field.name: field for field in _fields(type(blank))}
    given: dict[str, Any] = {}
    for word in words:
        name, equals, text = word.partition("=")
        if name not in known or not equals:
            raise RuleError("position-field", field=name[:40], fields=tuple(known))
        if name in given:
            raise RuleError("position-twice", field=name)
        given[name] = _read(known[name], text)
    for outer, struct in (("outcome", None), ("stream", blank.stream)):
        inner = {name: given.pop(name) for name in list(given) if name.startswith(f"{outer}.")}
        if inner:
            given[outer] = _read_struct(type(blank), outer, inner)
        else:
            given[outer] = struct
    state: State = replace(blank, **given)
    return state


def _read_struct(kind: type[State], outer: str, given: dict[str, Any]) -> Struct:
    struct = without_none(get_type_hints(kind)[outer])
    inner = {name.removeprefix(f"{outer}."): value for name, value in given.items()}
    for one in msgspec.structs.fields(struct):
        if one.required and one.name not in inner:
            raise RuleError("position-lacks", field=f"{outer}.{one.name}")
    made: Struct = struct(**inner)
    return made


def _read(field: _Field, text: str) -> Any:
    hint = without_none(field.hint)
    if get_origin(hint) is not tuple:
        return _read_one(field, field.hint, text)
    items = get_args(hint)
    if get_origin(items[0]) is not tuple:
        return _read_list(field, hint, text)
    return tuple(_read_list(field, items[0], part) for part in text.split("/")) if text else ()


def _read_list(field: _Field, hint: Any, text: str) -> tuple[Any, ...]:
    items = get_args(hint)
    values: list[Any] = []
    for word in text.split(".") if text else ():
        unknown = _UNKNOWN.fullmatch(word)
        if field.hides and unknown:
            values += [HIDDEN] * int(unknown[1] or 1)
        elif field.hides and word == _REST_SIGN:
            values.append(REST)
        else:
            values.append(_read_one(field, items[0], word))
    if items[-1] is not Ellipsis and len(values) != len(items):
        raise _bad_value(field, text, f"{len(items)}×")
    return tuple(values)


def _read_one(field: _Field, hint: Any, text: str) -> Any:
    if text == "?" and field.hides:
        return HIDDEN
    if type(None) in get_args(hint) and text == _NOTHING:
        return None
    kind = without_none(hint)
    if kind is Piece:
        return parse_piece(text)
    if get_origin(kind) is Literal:
        if text in get_args(kind):
            return text
        raise _bad_value(field, text, " | ".join(get_args(kind)))
    if kind is bool:
        if text in ("true", "false"):
            return text == "true"
        raise _bad_value(field, text, "true | false")
    if kind is int:
        # Only points are below zero, and they stand in lists.
        if _NUMBER.fullmatch(text) and not (text.startswith("-") and hint is field.hint):
            return int(text)
        raise _bad_value(field, text, "0, 1, 2, …")
    if kind is bytes:
        if _BYTES.fullmatch(text):
            return bytes.fromhex(text)
        raise _bad_value(field, text, "00, 01, … ff")
    if not _WORD.fullmatch(text):
        raise _bad_value(field, text, "a-z 0-9 -")
    return text


def _bad_value(field: _Field, text: str, expected: str) -> RuleError:
    return RuleError("position-value", field=field.name, value=text[:60], expected=expected)


# ---------------------------------------------------------------------------------- what can be


def _checked(game: Game, state: State) -> State:
    """The state in the form that the engine has it; what can't be is refused."""
    family, rules = game.family, state.rules
    positions = family.positions
    for name in positions.seats:
        for seat in _flat(getattr(state, name)):
            if seat is not None:
                games.check_seat(rules, seat)
    for name in positions.per_seat:
        count = len(getattr(state, name))
        if count != rules.players:
            raise RuleError("position-seats", field=name, count=count, players=rules.players)
    _check_outcome(state)
    state = positions.check(_with_rest(family, state))
    missing = _missing(family, state)
    hidden = sum(map(is_hidden, family.pieces_of(state)))
    if hidden != len(missing):
        total = len(family.pack(rules))
        raise RuleError("position-count", count=total - len(missing) + hidden, pack=total)
    if not any(map(is_hidden, _values(state))):
        _check_goes_on(family, state)
    return state


def _check_outcome(state: State) -> None:
    outcome, players = state.outcome, state.rules.players
    if outcome is None:
        return
    for name in ("points", "left"):
        count = len(getattr(outcome, name))
        if count != players and (count or name == "points"):
            raise RuleError("position-seats", field=f"outcome.{name}", count=count, players=players)
    for seat in (*outcome.winners, outcome.next_first):
        if seat is not None:
            games.check_seat(state.rules, seat)


def _with_rest(family: Family[Any, Any, Any], state: State) -> State:
    """Puts all remaining pieces where the text says that the rest is."""
    marked = [name for name in family.positions.hides if REST in _flat(getattr(state, name))]
    for name in marked[:1]:
        count = len(family.pack(state.rules)) - len(family.pieces_of(state)) + 1
        state = replace(state, **{name: _expanded(getattr(state, name), max(count, 0))})
    for name in family.positions.hides:
        if REST in _flat(getattr(state, name)):
            raise RuleError("position-twice", field=_REST_SIGN)
    return state


def _expanded(value: Any, count: int) -> Any:
    """The value with this many hidden pieces for the first mark of the rest."""
    if value and isinstance(value[0], tuple):
        at = next(at for at, pile in enumerate(value) if REST in pile)
        return (*value[:at], _expanded(value[at], count), *value[at + 1 :])
    at = value.index(REST)
    return (*value[:at], *(HIDDEN,) * count, *value[at + 1 :])


def _missing(family: Family[Any, Any, Any], state: State) -> tuple[int, ...]:
    """The pieces of the pack that lie nowhere; refuses more of a piece than there are."""
    copies = Counter(family.pack(state.rules))
    there = Counter(one for one in family.pieces_of(state) if not is_hidden(one))
    # A joker stands for something on the table only.
    declared = {one: 1 for one in _values(state) if isinstance(one, Piece) and one > JOKER}
    for one, count in (*there.items(), *declared.items()):
        if count > copies[one]:
            raise RuleError("position-copies", piece=one, count=count, most=copies[one])
    return tuple((copies - there).elements())


def _check_goes_on(family: Family[Any, Any, Any], state: State) -> None:
    """Somebody can do something, unless the round is over."""
    acting = family.to_act(state)
    if bool(acting) == bool(state.outcome):
        raise RuleError("position-stuck")
    for seat in acting:
        view = family.view(state, seat)
        if not view.legal and not view.free:
            raise RuleError("position-stuck")


def _values(state: State) -> Iterator[Any]:
    for name in games.family_of(state).positions.hides:
        yield from _flat(getattr(state, name))


def _flat(value: Any) -> Iterator[Any]:
    if isinstance(value, tuple):
        for one in value:
            yield from _flat(one)
    else:
        yield value


def _open_places(value: Any) -> list[int]:
    """How much of a pile, or of each of several, is hidden."""
    piles = (
        value if isinstance(value, tuple) and value and isinstance(value[0], tuple) else (value,)
    )
    return [sum(map(is_hidden, _flat(pile))) for pile in piles]
