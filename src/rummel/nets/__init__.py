"""Nets that come with the package: for each its weights, and the rules that it was trained for.

The kernel asks a net about whole rounds only, so what a seat can't see is drawn: any world that
fits will do, since a net is shown nothing of it. What a player remembers goes with the round.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from rummel import native
from rummel.game import Rules, State
from rummel.pieces import Hand

# Rows of pieces, one a seat, by the names of the kernel's memory.
Memory = Mapping[str, Sequence[Hand]]

# Nets were trained in matches to so many points: more than that is too far away to matter.
_TARGET: Final = 100


@cache
def load(name: str) -> native.Net:
    """The net of that name."""
    return native.Net((files(__name__) / f"{name}.bin").read_bytes())


@cache
def trained_for(name: str) -> dict[str, int | tuple[int, ...]]:
    """The options that a net was trained for, as the kernel has them."""
    text = (files(__name__) / f"{name}.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, int | tuple[int, ...]])


@cache
def knows(name: str, rules: Rules) -> bool:
    """Whether a net was trained for these rules; how long a match is does not matter."""
    try:
        played = native.options_of(rules)
    except native.NotNative:
        return False
    wanted = {
        option: value if isinstance(value, tuple) else (value,)
        for option, value in trained_for(name).items()
    }
    return played == wanted


def world(state: State, memory: Memory) -> native.Round:
    """A kernel's round with what the seats remember."""
    played = native.kernel_round(state.rules)
    played.set(native.fields_of(state, played.fields()))
    played.remember({name: [bytes(row) for row in rows] for name, rows in memory.items()})
    return played


def needs(rules: Rules, totals: Sequence[int]) -> tuple[int, ...]:
    """The points that each seat still needs to win the match, as far as the net can tell."""
    return tuple(max(0, min(_TARGET, (rules.target or _TARGET) - total)) for total in totals)
