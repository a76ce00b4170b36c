"""One round behind an environment: the kernel's where it plays the rules, else the engine's.

Both deal alike from the same key, and both number their actions in their own way.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any

import numpy as np
import numpy.typing as npt

from rummel.deal import Stream
from rummel.env.parts import Part, numbers_of
from rummel.family import Family
from rummel.game import EVERYONE, Event, Move, Opening, Outcome, Rules, State, format_fact
from rummel.games import family_of
from rummel.native import (
    FAMILIES,
    Chance,
    NotNative,
    fields_of,
    kernel_round,
    move_of,
    moves_of,
    outcome_of,
    state_of,
)
from rummel.pieces import PIECES, Piece

Observation = npt.NDArray[Any]
# What happened, in words for programs, and the one seat that hears it; None: everybody does.
Heard = tuple[int | None, str]
# What a seat did: an action, a move of the engine, or the key that its unknown was drawn with.
_Done = tuple[int, int | Move | bytes]


class IllegalActionError(ValueError):
    """The seat can't do that now."""


class Table(ABC):
    """A round. Seats and actions are checked; what a seat hears is kept in order."""

    native: bool
    actions: int
    length: int  # of an observation
    dtype: npt.DTypeLike
    layout: list[Part]
    action_parts: list[Part]

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.family: Family[Any, Any, Any] = family_of(rules)
        self.heard: list[Heard] = []
        self._dealt: tuple[Opening, bytes] | None = None
        self._done: list[_Done] = []  # since the deal
        self._events: tuple[Event, ...] = ()

    def deal(self, opening: Opening, key: bytes) -> None:
        self.heard, self._dealt, self._done, self._events = [], (opening, key), [], ()
        self._deal(opening, key)

    def play(self, seat: int, action: int) -> None:
        self._play(seat, action)
        self._done.append((seat, action))

    def play_move(self, seat: int, move: Move) -> None:
        """A move of the engine, whether it has a number or not."""
        self._play_move(seat, move)
        self._done.append((seat, move))

    def resample(self, seat: int, key: bytes) -> None:
        """Draws again what the seat can't know, and all chance from here on.

        What the other seats have heard alone no longer fits, so it is forgotten.
        """
        self._resample(seat, key)
        self.heard = [one for one in self.heard if one[0] in (None, seat)]
        self._done.append((seat, key))

    def copy(self) -> "Table":
        other: Table = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.heard, other._done = list(self.heard), list(self._done)
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return _replayed, (type(self), self.rules, self._dealt, self._done)

    @property
    @abstractmethod
    def events(self) -> tuple[Event, ...]:
        """What has happened since the deal, as the engine says it: for bots, which remember."""

    @abstractmethod
    def _deal(self, opening: Opening, key: bytes) -> None: ...
    @property
    @abstractmethod
    def acting(self) -> tuple[int, ...]: ...
    @abstractmethod
    def legal(self, seat: int) -> list[int]:
        """What the seat may do now, in rising order."""

    @abstractmethod
    def observe(self, seat: int) -> Observation: ...
    def move(self, seat: int, action: int) -> Move:
        """The move that an action is."""
        move = self.moves(seat).get(action)
        if move is None:
            raise self._refuse(seat, action)
        return move

    @abstractmethod
    def moves(self, seat: int) -> dict[int, Move]:
        """The moves that the seat's actions are."""

    @abstractmethod
    def _play(self, seat: int, action: int) -> None: ...
    @abstractmethod
    def _play_move(self, seat: int, move: Move) -> None: ...
    @abstractmethod
    def _resample(self, seat: int, key: bytes) -> None: ...
    @property
    @abstractmethod
    def outcome(self) -> Outcome | None: ...
    @property
    @abstractmethod
    def state(self) -> State:
        """The round as the engine has it."""

    def _refuse(self, seat: int, action: object) -> IllegalActionError:
        return IllegalActionError(f"seat {seat} can't play action {action} now")

    def _hear(self, events: Iterable[Event]) -> None:
        for event in events:
            facts = (f"{name}={format_fact(value)}" for name, value in event.facts.items())
            text = " ".join((event.code, *facts))
            if event.to == EVERYONE:
                self.heard.append((None, text))
            else:
                self.heard += [(int(seat), text) for seat in event.to]


class KernelTable(Table):
    """A round of the kernel."""

    native = True
    dtype = np.uint8

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self._round = kernel_round(rules)
        self._facts = FAMILIES[self.family.name]
        self._key, self._chance = bytes(32), Chance.keyed(bytes(32))
        # Where a move without a number has ended the round: then nothing is observed.
        self._final: State | None = None
        # How far the round has been played again on the engine, for whoever wants its events.
        self._again: State | None = None
        self._again_done = 0
        self.actions = self._facts.actions
        self.layout = [Part(*one) for one in self._round.layout()]
        self.action_parts = [Part(*one) for one in self._round.action_parts()]
        self.length = sum(one.length for one in self.layout)
        self._has_pieces = isinstance(self.family.pack(rules)[0], Piece)

    def _deal(self, opening: Opening, key: bytes) -> None:
        self._key, self._chance, self._final = key, Chance.keyed(key), None
        self._again, self._again_done = None, 0
        first = -1 if opening.first is None else opening.first
        self._note(self._round.deal(self._chance, first, opening.carried, opening.previous))

    @property
    def acting(self) -> tuple[int, ...]:
        return () if self._final else tuple(self._round.acting())

    def legal(self, seat: int) -> list[int]:
        return sorted(self._round.actions(seat))

    def observe(self, seat: int) -> Observation:
        if self._final:
            return np.zeros(self.length, np.uint8)
        return np.frombuffer(self._round.observation(seat), np.uint8)

    def moves(self, seat: int) -> dict[int, Move]:
        return moves_of(self.family.moves, self.family.view(self.state, seat), self._round)

    def move(self, seat: int, action: int) -> Move:
        if action not in self._round.actions(seat):
            raise self._refuse(seat, action)
        return move_of(self.family.moves, self.family.view(self.state, seat), self._round, action)

    def _play(self, seat: int, action: int) -> None:
        # The kernel refuses what is not legal, but not a seat that it never asked.
        if seat not in self.acting:
            raise self._refuse(seat, action)
        try:
            self._note(self._round.play(seat, action, self._chance))
        except (TypeError, ValueError) as error:
            raise self._refuse(seat, action) from error

    def _play_move(self, seat: int, move: Move) -> None:
        state, events = self.family.apply(self.state, seat, move)
        if state.outcome:
            # The kernel can't be set to a round that is over, but may get there by itself.
            action = next((one for one, is_move in self.moves(seat).items() if is_move == move), -1)
            if action >= 0:
                self._play(seat, action)
                return
        self._set(state, events)

    def _resample(self, seat: int, key: bytes) -> None:
        self._key, self._chance = key, Chance.keyed(key)
        self._round.resample(seat, self._chance)

    @property
    def outcome(self) -> Outcome | None:
        if self._final:
            return self._final.outcome
        return outcome_of(self._facts, self._round.result)

    @property
    def state(self) -> State:
        if self._final:
            return self._final
        stream = Stream(self._key, self._chance.at)
        state: State = state_of(self.family.state, self.rules, self._round, stream)
        return state

    @property
    def events(self) -> tuple[Event, ...]:
        # The kernel says what happened in fewer words. Most environments have no bots to hear it,
        # so the round is played again only when one is asked, and each move once.
        family, again = self.family, self._again
        if again is None:
            assert self._dealt
            opening, key = self._dealt
            again, self._events = family.deal(self.rules, opening, Stream(key))
        for seat, what in self._done[self._again_done :]:
            if isinstance(what, bytes):
                again = family.resample(again, seat, Stream(what))
                self._events = _known_to(seat, self._events)
                continue
            move = self._move_in(again, seat, what) if isinstance(what, int) else what
            again, events = family.apply(again, seat, move)
            self._events += events
        self._again, self._again_done = again, len(self._done)
        return self._events

    def _move_in(self, state: State, seat: int, action: int) -> Move:
        """The move that an action was in an earlier state."""
        played = self._round.copy()
        played.set(fields_of(state, played.fields()))
        return move_of(self.family.moves, self.family.view(state, seat), played, action)

    def copy(self) -> "KernelTable":
        other = super().copy()
        assert isinstance(other, KernelTable)
        other._round = self._round.copy()
        other._chance = Chance.keyed(self._key, self._chance.at)
        return other

    def _set(self, state: State, events: Iterable[Event]) -> None:
        if not state.outcome:  # the kernel takes rounds that are under way
            self._round.set(fields_of(state, self._round.fields()))
        self._chance = Chance.keyed(self._key, state.stream.at)
        self._final = state if state.outcome else None
        self._hear(events)

    def _note(self, events: Iterable[tuple[int, ...]]) -> None:
        for code, to, seat, piece, number in events:
            words = [self._facts.events[code]]
            words += [f"seat={seat}"] if seat >= 0 else []
            if piece >= 0:
                words.append(f"piece={PIECES[piece] if self._has_pieces else piece}")
            words += [f"number={number}"] if number >= 0 else []
            self.heard.append((None if to < 0 else to, " ".join(words)))


class EngineTable(Table):
    """A round of the engine, for what the kernel does not play."""

    native = False
    dtype = np.int16

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self._views, self._moves = numbers_of(rules)
        self._state: State | None = None
        self._listed: tuple[int, dict[int, Move]] | None = None  # of the seat that was asked last
        self.actions = self._moves.count
        self.layout = self._views.layout
        self.action_parts = self._moves.parts
        self.length = self._views.length

    def _deal(self, opening: Opening, key: bytes) -> None:
        self._set(*self.family.deal(self.rules, opening, Stream(key)))

    @property
    def acting(self) -> tuple[int, ...]:
        acting: tuple[int, ...] = self.family.to_act(self.state)
        return acting

    def legal(self, seat: int) -> list[int]:
        return list(self.moves(seat))

    def observe(self, seat: int) -> Observation:
        numbers = np.empty(self.length, np.int16)
        self._views.write(self.family.view(self.state, seat), numbers)
        return numbers

    def _play(self, seat: int, action: int) -> None:
        self._play_move(seat, self.move(seat, action))

    def _play_move(self, seat: int, move: Move) -> None:
        self._set(*self.family.apply(self.state, seat, move))

    def _resample(self, seat: int, key: bytes) -> None:
        self._set(self.family.resample(self.state, seat, Stream(key)), ())
        self._events = _known_to(seat, self._events)

    @property
    def events(self) -> tuple[Event, ...]:
        return self._events

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    @property
    def state(self) -> State:
        if self._state is None:
            raise RuntimeError("nothing has been dealt yet: call reset()")
        return self._state

    def moves(self, seat: int) -> dict[int, Move]:
        if self._listed is None or self._listed[0] != seat:
            acts = seat in self.acting
            view = self.family.view(self.state, seat)
            self._listed = (seat, self._moves.of(view) if acts else {})
        return self._listed[1]

    def _set(self, state: State, events: Iterable[Event]) -> None:
        self._state, self._listed = state, None
        self._events += tuple(events)
        self._hear(events)


def _known_to(seat: int, events: Iterable[Event]) -> tuple[Event, ...]:
    """Without what others have heard alone, which no longer fits once that is drawn again."""
    return tuple(one for one in events if one.to == EVERYONE or seat in one.to)


def _replayed(
    kind: type[Table], rules: Rules, dealt: tuple[Opening, bytes] | None, done: list[_Done]
) -> Table:
    """A table as it was written down: dealt and played again."""
    table = kind(rules)
    if dealt:
        table.deal(*dealt)
    for seat, what in done:
        if isinstance(what, bytes):
            table.resample(seat, what)
        elif isinstance(what, int):
            table.play(seat, what)
        else:
            table.play_move(seat, what)
    return table


def table_for(rules: Rules, *, kernel: bool = True) -> Table:
    """A table of these rules: the kernel's if it plays them and is wanted."""
    if kernel:
        try:
            return KernelTable(rules)
        except NotNative:
            pass
    return EngineTable(rules)
