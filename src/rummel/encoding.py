"""The engine's values as the messages of `wire.py`, and commands from JSON."""

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from operator import attrgetter
from typing import Any, Final

import msgspec
from msgspec import Struct

from rummel import native
from rummel.errors import Fact, RuleError
from rummel.family import Advice, Building
from rummel.game import Event, Option, State, View, format_move, word_of
from rummel.games import family_of
from rummel.pieces import TEXTS
from rummel.reasons import Reason
from rummel.solve import arguments
from rummel.wire import (
    AnyCommand,
    Booked,
    Heard,
    Hint,
    KernelRound,
    OptionInfo,
    Position,
    Question,
    Refusal,
    Why,
)

# Pieces are the one kind of value that JSON does not know, and there are many in every view: their
# text is looked up without a call of Python.
_text: Final = TEXTS.__getitem__
ENCODER: Final = msgspec.json.Encoder(enc_hook=_text)
_READ_COMMAND: Final = msgspec.json.Decoder(AnyCommand)


def read_command(data: bytes | str) -> AnyCommand:
    """Reads a command; raises `msgspec.ValidationError` or `DecodeError` if it isn't one."""
    command: AnyCommand = _READ_COMMAND.decode(data)
    return command


@cache
def _fields(kind: type[View]) -> tuple[tuple[str, ...], Callable[[View], tuple[Any, ...]]]:
    """The fields of a view that are sent: all but the rules, which the table message has."""
    names = tuple(name for name in kind.__struct_fields__ if name != "rules")
    return names, attrgetter(*names)


_move_text = lru_cache(maxsize=50_000)(format_move)


def view_json(view: View) -> msgspec.Raw:
    """A view as JSON: its moves as text."""
    names, values = _fields(type(view))
    fields: dict[str, Any] = dict(zip(names, values(view), strict=True))
    fields["legal"] = [_move_text(move) for move in view.legal]
    return msgspec.Raw(ENCODER.encode(fields))


def heard_json(events: tuple[Event, ...]) -> tuple[Heard, ...]:
    """Events that have already been filtered for their hearer."""
    return tuple(Heard(event.code, dict(event.facts)) for event in events)


def facts_json(facts: dict[str, Fact]) -> dict[str, Any]:
    """Facts as plain values, pieces as text."""
    values: dict[str, Any] = msgspec.to_builtins(facts, enc_hook=_text)
    return values


def reasons(given: Iterable[Reason]) -> tuple[Why, ...]:
    return tuple(Why(one.code, facts_json(one.facts)) for one in given)


def hint(advice: Advice) -> Hint:
    """What the master would do in the place of a player, and why."""
    answer = advice.answer if advice.lays else None
    return Hint(
        moves=tuple(format_move(move) for move in advice.moves),
        placed=answer.placed if answer else 0,
        points=answer.points if answer else 0,
        reached=advice.reached,
        needed=advice.needed,
        proven=answer.proven if answer else True,
        reasons=reasons(advice.reasons),
        sure=advice.sure,
    )


def refusal(error: RuleError, message: str, key: str = "", now: Position | None = None) -> Refusal:
    """A refusal and its words."""
    return Refusal(
        error=error.code, message=message, facts=facts_json(error.facts), key=key, now=now
    )


def plain(value: Struct) -> dict[str, Any]:
    """A struct as plain values, pieces as text."""
    values: dict[str, Any] = msgspec.to_builtins(value, enc_hook=_text)
    return values


def question(view: View) -> Question | None:
    """What a client with a kernel can answer by itself."""
    building: Building[View] | None = family_of(view.rules).building
    if building is None or (question := building.question(view)) is None:
        return None
    table, rack, laws, settings, objectives = arguments(question)
    return Question(
        move=word_of(building.move(())),
        table=tuple(bytes(meld).hex() for meld in table),
        rack=bytes(rack).hex(),
        laws=tuple(map(int, laws)),
        settings=tuple(map(int, settings)),
        objectives=objectives,
    )


def kernel_round(state: State, view: View) -> KernelRound | None:
    """A round for a client with a kernel; None where the kernel does not play it.

    What the view's own seat can't see does not matter: the kernel draws it again.
    """
    if view.seat is None or view.seat not in view.to_act:
        return None
    try:
        like = native.kernel_round(state.rules).fields()
    except native.NotNative:
        return None
    return KernelRound(
        family=state.rules.family,
        options=native.options_of(state.rules),
        fields={name: rows_as_text(one) for name, one in native.fields_of(state, like).items()},
        seat=view.seat,
    )


def rows_as_text(value: Any) -> Any:
    """A field of a kernel's round as JSON has it."""
    if isinstance(value, bytes):
        return value.hex()
    return [rows_as_text(one) for one in value] if isinstance(value, list) else value


def option_info(option: Option) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        key=option.key,
        kind=option.kind,
        default=option.default,
        least=option.least,
        most=option.most,
        allowed=option.allowed,
        choices=option.choices,
        ledger=option.ledger,
        group=option.group,
    )


def account(state: State) -> tuple[tuple[Booked, ...], ...]:
    """What the points of a round that is over are made of."""
    return tuple(
        tuple(
            Booked(key=one.key, points=one.points, facts=facts_json(one.facts)) for one in entries
        )
        for entries in family_of(state).account(state)
    )
