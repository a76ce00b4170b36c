"""The kernel's rounds beside the engine's, move by move."""

from collections.abc import Iterable
from hashlib import sha256
from random import Random
from typing import Any, Final

import msgspec

from rummel.deal import Stream
from rummel.family import Game
from rummel.game import EVERYONE, Event, Opening, Rules, State, word_of
from rummel.native import FAMILIES, Chance, fields_of, kernel_round, moves_of, state_of

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


def assert_same(native: State, engine: State) -> None:
    """The failure names the fields that differ."""
    ours, theirs = (msgspec.structs.asdict(state) for state in (native, engine))
    differ = {name: (ours[name], theirs[name]) for name in ours if ours[name] != theirs[name]}
    assert not differ, differ


class Pair:
    """A round of the engine and the same one of the kernel; every step has to agree."""

    def __init__(self, game: Game, rules: Rules, seed: str, opening: Opening) -> None:
        self.family, self.rules = game.family, rules
        self.key = sha256(seed.encode()).digest()
        self.chance = Chance.keyed(self.key)
        self.round = kernel_round(game.family, rules)
        self.state: State
        self.state, events = self.family.deal(rules, opening, Stream(self.key))
        first = -1 if opening.first is None else opening.first
        heard = self.round.deal(self.chance, first, opening.carried, opening.previous)
        self._agree(events, heard)

    @property
    def acting(self) -> tuple[int, ...]:
        return self.family.to_act(self.state)

    def moves(self, seat: int) -> dict[int, Any]:
        """The moves that the seat has, by the kernel's actions."""
        view = self.family.view(self.state, seat)
        moves = moves_of(view, self.round)
        free = [word_of(move) for move in list(moves.values())[len(view.legal) :]]
        assert set(free) <= set(view.free), (view.legal, free)
        return moves

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
        assert self.round.acting() == sorted(self.acting)

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


def _opening(rules: Rules, chance: Random) -> Opening:
    """The first round of a match, or a later one with points booked before."""
    first = chance.choice([None, *range(rules.players)])
    if first is None:
        return Opening()
    carried, previous = (
        tuple(chance.randint(-90, 30) for _ in range(rules.players)) for _ in range(2)
    )
    return Opening(first=first, carried=carried, previous=previous)


def play_random(game: Game, rules: Rules, seed: str) -> int:
    """One round by chance; how many moves it had."""
    chance = Random(seed)
    pair = Pair(game, rules, seed, _opening(rules, chance))
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
