"""The kernel's rounds beside the engine's, move by move."""

from collections.abc import Iterable
from hashlib import sha256
from random import Random
from typing import Any, Final

import msgspec

from rummel.deal import Stream
from rummel.family import Game
from rummel.game import EVERYONE, Event, Opening, Rules, State
from rummel.native import FAMILIES, Chance, fields_of, kernel_round, state_of
from rummel.pieces import PIECES, Piece

# The facts of an event that the kernel has, too; the first of each row that there is.
_PIECE: Final = ("pieces", "card")
_NUMBER: Final = ("meld", "points", "stock", "most", "cards", "melds", "number", "value")

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


def as_pieces(meld: bytes) -> tuple[Piece, ...]:
    return tuple(PIECES[one] for one in meld)


def assert_same(native: State, engine: State) -> None:
    """The failure names the fields that differ."""
    ours, theirs = (msgspec.structs.asdict(state) for state in (native, engine))
    differ = {name: (ours[name], theirs[name]) for name in ours if ours[name] != theirs[name]}
    assert not differ, differ


class Pair:
    """A round of the engine and the same one of the kernel; every step has to agree."""

    def __init__(self, game: Game, rules: Rules, seed: str, first: int | None = None) -> None:
        self.family, self.rules = game.family, rules
        self.key = sha256(seed.encode()).digest()
        self.chance = Chance.keyed(self.key)
        self.round = kernel_round(game.family, rules)
        self.state: State
        self.state, events = self.family.deal(rules, Opening(first=first), Stream(self.key))
        self._agree(events, self.round.deal(self.chance, -1 if first is None else first))

    @property
    def acting(self) -> tuple[int, ...]:
        return self.family.to_act(self.state)

    def moves(self, seat: int) -> dict[int, Any]:
        """The moves that the seat has, by the kernel's actions."""
        legal = self.family.view(self.state, seat).legal
        actions = self.round.actions(seat)
        listed = dict(zip(actions, legal, strict=False))
        assert len(listed) == len(legal), (actions, legal)
        for action in actions[len(legal) :]:
            table = tuple(as_pieces(meld) for meld in self.round.offered(seat, action))
            assert table, (actions, legal)
            assert self.family.building
            listed[action] = self.family.building.move(table)
        return listed

    def play(self, seat: int, action: int, move: Any) -> None:
        self.state, events = self.family.apply(self.state, seat, move)
        self._agree(events, self.round.play(seat, action, self.chance))

    def _agree(self, events: Iterable[Event], heard: Iterable[tuple[int, ...]]) -> None:
        names = FAMILIES[self.family.name].events
        ours = [_heard(event) for event in events]
        theirs = [(names[code], *rest) for code, *rest in heard]
        assert theirs == ours
        stream = Stream(self.key, self.chance.at)
        assert_same(state_of(self.family, self.rules, self.round, stream), self.state)
        assert tuple(self.round.acting()) == self.acting

    def check_resampling(self, seat: int | None, seed: str) -> None:
        """What a seat can't know is drawn alike; what it knows stays as it is."""
        key = sha256(seed.encode()).digest()
        other = self.round.copy()
        chance = Chance.keyed(key)
        other.resample(-1 if seat is None else seat, chance)
        mixed = self.family.resample(self.state, seat, Stream(key))
        assert_same(state_of(self.family, self.rules, other, Stream(key, chance.at)), mixed)
        if seat is not None:
            assert other.observation(seat) == self.round.observation(seat)
            assert other.actions(seat) == self.round.actions(seat)

    def check_setting(self) -> None:
        """A round can be made of a state, and is the same."""
        fields = self.round.fields()
        made = kernel_round(self.family, self.rules)
        made.set(fields_of(self.state, made.fields()))
        assert made.fields() == fields


def play_random(game: Game, rules: Rules, seed: str) -> int:
    """One round by chance; how many moves it had."""
    chance = Random(seed)
    first = chance.choice([None, *range(rules.players)])
    pair = Pair(game, rules, seed, first)
    moves = 0
    while pair.acting:
        for seat in pair.acting[1:]:
            pair.moves(seat)
        seat = chance.choice(pair.acting)
        choices = pair.moves(seat)
        if chance.random() < 0.05:
            pair.check_resampling(chance.choice([None, *range(rules.players)]), f"{seed}/{moves}")
            pair.check_setting()
        action = chance.choice(list(choices))
        pair.play(seat, action, choices[action])
        moves += 1
    return moves
