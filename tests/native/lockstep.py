"""The kernel's rounds beside the engine's, move by move."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from random import Random
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from rummel.deal import Stream
from rummel.family import Game
from rummel.game import EVERYONE, Event, Move, Opening, Rules, State, View, format_move, word_of
from rummel.native import (
    FAMILIES,
    Chance,
    NotNative,
    fields_of,
    kernel_round,
    move_of,
    state_of,
)
from rummel.position import Position
from rummel.testkit import random_rules

# The facts of an event that the kernel has, too; the first of each row that there is.
_PIECE: Final = ("pieces", "card")
_NUMBER: Final = (
    "meld",
    "points",
    "stock",
    "most",
    "cards",
    "melds",
    "number",
    "value",
    "gap",
    "spot",
    "heroes",
)

Heard = tuple[str, int, int, int, int]


def _heard(event: Event) -> Heard:
    to = -1 if event.to == EVERYONE else event.to[0]
    facts: dict[str, Any] = event.facts
    piece = next((facts[one] for one in _PIECE if one in facts), -1)
    number = next((facts[one] for one in _NUMBER if one in facts), -1)
    return (
        event.code,
        to,
        facts.get("seat", -1),
        piece[0] if isinstance(piece, tuple) else piece,
        len(number) if isinstance(number, tuple) else number,
    )


def assert_same(native: State, engine: State) -> None:
    """The failure names the fields that differ."""
    ours, theirs = (msgspec.structs.asdict(state) for state in (native, engine))
    differ = {name: (ours[name], theirs[name]) for name in ours if ours[name] != theirs[name]}
    assert not differ, differ


class Pair:
    """A round of the engine and the same one of the kernel; every step has to agree.

    A difference is shown with the smallest record there is of it: the position before it and the
    one move, or all moves where the position alone does not show it. Whole states are compared only
    where `compares` is set, since that takes longer than everything else.
    """

    compares = True

    def __init__(
        self, game: Game, rules: Rules, key: bytes, opening: Opening | None = None
    ) -> None:
        self.game, self.family, self.rules, self.key = game, game.family, rules, key
        self.moves: list[tuple[int, Move]] = []
        self._viewed: tuple[State, int, View] | None = None
        self.chance = Chance.keyed(key)
        self.round = kernel_round(rules)
        self.state: State
        opening = opening or Opening()
        self.state, events = self.family.deal(rules, opening, Stream(key))
        first = -1 if opening.first is None else opening.first
        heard = self.round.deal(self.chance, first, opening.carried, opening.previous)
        self._agree(events, heard)

    @classmethod
    def at(cls, game: Game, state: State) -> "Pair":
        """Both at a position."""
        pair = cls.__new__(cls)
        pair.game, pair.family, pair.rules = game, game.family, state.rules
        pair.key, pair.moves, pair.state = state.stream.key, [], state
        pair._viewed = None
        pair.chance = Chance.keyed(pair.key, state.stream.at)
        pair.round = kernel_round(state.rules)
        pair.round.set(fields_of(state, pair.round.fields()))
        return pair

    @property
    def acting(self) -> tuple[int, ...]:
        return self.family.to_act(self.state)

    def actions(self, seat: int) -> list[int]:
        """The kernel's actions: those of moves that the engine lists, then the aims of laying."""
        with self._shown(self.state):
            view, actions = self.view(seat), self.round.actions(seat)
            assert len(actions) == len(set(actions)), "an action stands twice"
            assert len(actions) >= len(view.legal), (seat, actions, view.legal)
            assert view.free or len(actions) == len(view.legal), (seat, actions, view.legal)
        return actions

    def move(self, seat: int, action: int) -> Move:
        """The move that an action is. Two aims of laying may be the same one."""
        with self._shown(self.state):
            view = self.view(seat)
            move = move_of(self.family.moves, view, self.round, action)
            assert move in view.legal or word_of(move) in view.free, (seat, action)
        return move

    def choices(self, seat: int) -> dict[int, Move]:
        """The moves that the seat has, by the kernel's actions."""
        return {action: self.move(seat, action) for action in self.actions(seat)}

    def view(self, seat: int) -> View:
        if self._viewed is None or self._viewed[0] is not self.state or self._viewed[1] != seat:
            self._viewed = (self.state, seat, self.family.view(self.state, seat))
        return self._viewed[2]

    def play(self, seat: int, action: int) -> None:
        before, move = self.state, self.move(seat, action)
        self.moves.append((seat, move))
        with self._shown(before):
            self._step(seat, action, move)

    def _step(self, seat: int, action: int, move: Move) -> None:
        self.state, events = self.family.apply(self.state, seat, move)
        self._agree(events, self.round.play(seat, action, self.chance))

    def _agree(self, events: Iterable[Event], heard: Iterable[tuple[int, ...]]) -> None:
        names = FAMILIES[self.family.name].events
        ours = [_heard(event) for event in events]
        theirs = [(names[code], *rest) for code, *rest in heard]
        assert theirs == ours
        assert self.round.acting() == sorted(self.acting)
        if self.compares or not self.acting:
            stream = Stream(self.key, self.chance.at)
            assert_same(state_of(self.family.state, self.rules, self.round, stream), self.state)

    @contextmanager
    def _shown(self, before: State) -> Iterator[None]:
        try:
            yield
        except Exception as error:
            error.add_note(self._record(before))
            raise

    def _record(self, before: State) -> str:
        lines = [f"at {Position.of(self.game.id, before).text}"]
        if self.moves and before is not self.state:
            seat, move = self.moves[-1]
            lines.append(f"{seat}: {format_move(move)}")
            if not self._fails_alone(before, seat, move):
                lines.append("only after these moves:")
                lines += [f"{one}: {format_move(made)}" for one, made in self.moves]
        return "\n".join(lines)

    def _fails_alone(self, before: State, seat: int, move: Move) -> bool:
        try:
            pair = Pair.at(self.game, before)
            action = next(one for one, made in pair.choices(seat).items() if made == move)
            pair._step(seat, action, move)
        except Exception:
            return True
        return False

    def check_greedy(self, seat: int) -> int:
        """The kernel's greedy bot plays what the engine's does; its action."""
        actions = self.actions(seat)
        with self._shown(self.state):
            action = self.round.greedy(seat)
            assert action in actions
            assert self.move(seat, action) == self.family.bots.greedy(self.view(seat), Random(0))
        return action

    def check_resampling(self, seat: int | None, seed: str) -> None:
        """What a seat can't know is drawn alike; what it knows stays as it is."""
        key = sha256(seed.encode()).digest()
        other = self.round.copy()
        chance = Chance.keyed(key)
        with self._shown(self.state):
            other.resample(-1 if seat is None else seat, chance)
            mixed = self.family.resample(self.state, seat, Stream(key))
            assert_same(
                state_of(self.family.state, self.rules, other, Stream(key, chance.at)), mixed
            )
            if seat is not None:
                assert other.observation(seat) == self.round.observation(seat)
                assert other.actions(seat) == self.round.actions(seat)

    def check_setting(self) -> None:
        """A round can be made of a state, and is the same."""
        with self._shown(self.state):
            made = Pair.at(self.game, self.state).round
            assert made.fields() == self.round.fields()
            assert made.acting() == self.round.acting()


def native_rules(game: Game, chance: Random) -> Rules:
    """Random rules; an option that the kernel does not play is as the preset has it."""
    rules = random_rules(game, chance)
    while True:
        try:
            kernel_round(rules)
        except NotNative as error:
            name = str(error).rpartition(" ")[2]
            rules = replace(rules, **{name: getattr(game.rules, name)})
        else:
            return rules


def key_of(seed: str) -> bytes:
    return sha256(seed.encode()).digest()


def _opening(rules: Rules, chance: Random) -> Opening:
    """The first round of a match, or a later one with points booked before."""
    first = chance.choice([None, *range(rules.players)])
    if first is None:
        return Opening()
    carried, previous = (
        tuple(chance.randint(-90, 30) for _ in range(rules.players)) for _ in range(2)
    )
    return Opening(first=first, carried=carried, previous=previous)


def play_mixed(game: Game, rules: Rules, seed: str, *, closely: bool = False) -> int:
    """One round, most moves by the kernel's greedy bot and the others by chance, so that it ends;
    how many moves it had.

    States are compared at some of the moves. A round that differs is played once more, `closely`:
    the first move that differs fails then.
    """
    chance = Random(seed)
    opening = _opening(rules, chance)
    boldness = chance.choice((0.1, 0.3, 1.0))
    pair = Pair(game, rules, key_of(seed), opening)
    try:
        while pair.acting:
            seat = chance.choice(pair.acting)
            looks = chance.random() < 0.05
            pair.compares = looks or closely
            if looks:
                seats = [None, *range(rules.players)]
                pair.check_resampling(chance.choice(seats), f"{seed}/{len(pair.moves)}")
                pair.check_setting()
            actions = pair.actions(seat)
            bold = chance.random() < boldness
            pair.play(seat, chance.choice(actions) if bold else pair.round.greedy(seat))
    except AssertionError:
        if not closely:
            play_mixed(game, rules, seed, closely=True)
        raise
    return len(pair.moves)


def play_greedy(game: Game, rules: Rules, seed: str) -> int:
    """One round in which every position is shown to both greedy bots; they play two of three."""
    chance = Random(seed)
    pair = Pair(game, rules, key_of(seed))
    while pair.acting:
        seat = chance.choice(pair.acting)
        action = pair.check_greedy(seat)
        if chance.random() < 0.3:
            action = chance.choice(pair.actions(seat))
        pair.play(seat, action)
    return len(pair.moves)
