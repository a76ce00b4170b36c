"""Nets that come with the package, and a player who asks them.

A net says for which rules it was trained (`native/include/rummel/net.hpp`); under others there is
none. The kernel asks a net about whole rounds only, so what a seat can't see is drawn: any world
that fits will do, since a net is shown nothing of it. What a player remembers goes with the round.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from math import log
from random import Random
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct

from rummel import native
from rummel.deal import Stream
from rummel.game import Event, Move, Rules, State, View
from rummel.knowledge import Knowledge, Level, Thinker, choose

R = TypeVar("R", bound=Rules)
S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

# Rows of pieces, one per seat, by the names of the kernel's memory.
Memory = Mapping[str, Sequence[Sequence[int]]]

# Nets were trained in matches of this many points: more than that is too far away to matter.
_MOST: Final = 100
_FAMILY: Final = slice(12, 28)  # where a file has the name of its family
_SURE: Final = 8.0  # a net is so much surer of its moves than hand-written values are apart


@cache
def load(name: str) -> native.Net:
    """The net of that name."""
    return native.Net((files(__name__) / f"{name}.bin").read_bytes())


@cache
def _names(family: str) -> tuple[str, ...]:
    """The nets of a family."""
    names = []
    for one in files(__name__).iterdir():
        if one.name.endswith(".bin"):
            with one.open("rb") as file:
                head = file.read(_FAMILY.stop)
            if head[_FAMILY].rstrip(b"\0").decode() == family:
                names.append(one.name.removesuffix(".bin"))
    return tuple(sorted(names))


@lru_cache(maxsize=256)  # a server meets any rules that people can choose
def trained_for(rules: Rules) -> native.Net | None:
    """A net that was trained for these rules; how long a match is does not matter."""
    try:
        played = native.kernel_round(rules)
    except native.NotNative:
        return None
    return next((net for net in map(load, _names(rules.family)) if net.knows(played)), None)


def world(state: State, memory: Memory) -> native.Round:
    """A kernel's round with what the seats remember."""
    played = native.kernel_round(state.rules)
    played.set(native.fields_of(state, played.fields()))
    played.remember({name: [bytes(row) for row in rows] for name, rows in memory.items()})
    return played


def needs(rules: Rules, totals: Sequence[int]) -> tuple[int, ...]:
    """The points that each seat still needs to win the match, or else to catch up with the first.

    As the training has it (`training/gym.cpp`).
    """
    totals = totals or (0,) * rules.players
    aim = rules.target or max(totals)
    return tuple(max(0, min(_MOST, aim - total)) for total in totals)


class Mind(Struct, Generic[R, S, V], frozen=True, kw_only=True):
    """What a family has to say, so that its players can ask a net."""

    moves: Iterable[type[Move]]
    # The round as a player knows it who remembers these events; all else is `hidden.HIDDEN`.
    recalled: Callable[[Knowledge[V], Sequence[Event]], S]
    # What the kernel's memory has, from what is remembered.
    recall: Callable[[Knowledge[V], Sequence[Event]], Memory]
    pack: Callable[[R], Counter[Any]]  # all pieces that there are
    lies: Callable[[S], Iterable[Iterable[Any]]]  # where they lie
    fill: Callable[[S, Sequence[Any], Stream], S]  # draws what is hidden

    def world(self, known: Knowledge[V], level: Level, chance: Random) -> native.Round:
        """A round as the player remembers it. What was forgotten may as well be anywhere."""
        remembered = level.remembers(known.heard)
        state = self.recalled(known, remembered)
        rules: Any = state.rules
        seen = Counter(one for pile in self.lies(state) for one in pile)
        missing = tuple((self.pack(rules) - seen).elements())
        filled = self.fill(state, missing, Stream(chance.randbytes(32)))
        return world(filled, self.recall(known, remembered))

    def judged(
        self, known: Knowledge[V], level: Level, chance: Random
    ) -> tuple[native.Round, native.Judgement] | None:
        """What a net says of a decision, and the round that it was asked about.

        None where no net knows the rules, or there is nothing for it to choose. A level's worlds
        are the same one with its suits exchanged: so many looks at it.
        """
        view = known.view
        net = trained_for(view.rules)
        if net is None or (len(view.legal) < 2 and not view.free):
            return None
        assert view.seat is not None
        played = self.world(known, level, chance)
        ways = max(1, level.worlds)
        said = native.judge(net, played, view.seat, needs(view.rules, known.totals), ways)
        return (played, said) if said else None

    def player(self, by_hand: Thinker[V]) -> Thinker[V]:
        """Somebody who asks a net where there is one for the rules, and else plays `by_hand`."""

        def think(known: Knowledge[V], level: Level, chance: Random) -> Move:
            judged = self.judged(known, level, chance)
            if judged is None:
                return by_hand(known, level, chance)
            played, said = judged
            values = [log(max(one, 1e-9)) for one in said.chances.values()]
            action = choose([*said.chances], values, _SURE * level.noise, chance)
            return native.move_of(self.moves, known.view, played, action)

        return think
