"""A bot that asks a net: what it knows is a position with hidden pieces, and what it remembers.

The kernel has whole rounds only, so what is hidden is drawn: any world that fits will do, since the
net is shown nothing of it. A family's `recall` makes the memory from what a seat has heard.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from random import Random
from typing import Final

from rummel import native
from rummel.bots import BOTS
from rummel.game import Move, Rules
from rummel.pieces import Hand
from rummel.position import Position

# Rows of pieces, one a seat, by the names of the kernel's memory.
Memory = Mapping[str, Sequence[Hand]]

# Nets were trained in matches to so many points: more than that is too far away to matter.
_TARGET: Final = 100


@cache
def load(family: str) -> native.Net:
    """The net of a family that comes with the package."""
    return native.Net((files("rummel") / "nets" / f"{family}.bin").read_bytes())


def world(known: Position, memory: Memory, seed: str = "") -> native.Round:
    """A kernel's round that fits what a seat knows and remembers; `seed` draws the rest."""
    state = known.state(seed)
    played = native.kernel_round(state.rules)
    played.set(native.fields_of(state, played.fields()))
    played.remember({name: [bytes(row) for row in rows] for name, rows in memory.items()})
    return played


def needs(rules: Rules, totals: Sequence[int]) -> tuple[int, ...]:
    """The points that each seat still needs to win the match, as far as the net can tell."""
    return tuple(max(0, min(_TARGET, (rules.target or _TARGET) - total)) for total in totals)


def choose(
    net: native.Net,
    known: Position,
    seat: int,
    memory: Memory,
    *,
    totals: Sequence[int],
    chance: Random,
) -> Move:
    """The likeliest move; where there is nothing for a net to choose, what `greedy` plays."""
    rules, view = known.rules, known.view(seat)
    played = world(known, memory)
    judged = native.judge(net, played, seat, needs(rules, totals))
    if judged is None:
        return BOTS["greedy"](view, chance)
    return native.moves_of(view, played)[judged.best]
