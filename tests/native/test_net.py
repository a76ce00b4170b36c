"""Nets: their files, their answers, and that a seat needs no state to ask one."""

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any, Final

import numpy as np
import pytest
from bench.gin_net import WEIGHTS, NumpyNet

from rummel import games, match, native, nets
from rummel.deal import Stream, round_key
from rummel.family import Game
from rummel.game import Event, Opening, Rules, View, heard
from rummel.games.gin import bots as gin
from rummel.games.gin.bots import think
from rummel.games.gin.memory import recalled
from rummel.games.gin.state import GinView
from rummel.games.karo8 import bots as karo8
from rummel.games.one_eleven import bots as one_eleven
from rummel.games.romme import bots as romme
from rummel.knowledge import Knowledge, Level
from rummel.position import Position
from rummel.testkit import random_rules
from tests.native.lockstep import Pair

GIN: Final = games.GAMES["gin"]
MINDS: Final[dict[str, nets.Mind[Any, Any, Any]]] = {
    "gin": gin.MIND,
    "karo8": karo8.MIND,
    "one-eleven": one_eleven.MIND,
    "romme": romme.MIND,
}
NAMES: Final = ("gin", "serie-noire-gin", "romme", "romme-lay", "one-eleven", "karo8")


def rounds(game: Game, rules: Rules, seed: str) -> Iterator[tuple[Pair, int, list[Event]]]:
    """Every decision of a random round, with all events before it."""
    key = round_key(seed.encode(), 1, ())
    chance = Random(seed)
    pair = Pair(game, rules, key, Opening(first=chance.randrange(rules.players)))
    _, dealt = game.family.deal(rules, Opening(first=pair.state.first), Stream(key))  # type: ignore[attr-defined]
    events = list(dealt)
    while pair.state.outcome is None:
        seat = pair.acting[0]
        yield pair, seat, events
        choices = pair.choices(seat)
        # Mostly sound, so that rounds come to their end.
        action = pair.round.greedy(seat) if chance.random() < 0.4 else chance.choice([*choices])
        before = pair.state
        pair.play(seat, action)
        _, heard = game.family.apply(before, seat, choices[action])
        events += heard


def is_asked(pair: Pair) -> bool:
    """How to spread is not for a net to say."""
    return getattr(pair.state, "phase", "") != "spread"


def rules_of(preset: Game, seed: str, number: int) -> Rules:
    """Those of the preset, and any others that the kernel plays."""
    if number % 2 == 0:
        return preset.rules
    chance = Random(seed)
    while not native.is_native(rules := random_rules(preset, chance)):
        pass
    return rules


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("number", range(4))
def test_a_seat_sees_what_the_net_would_see_of_the_real_round(game: str, number: int) -> None:
    """Whatever is drawn for what the seat can't see, and whoever else remembers more."""
    preset = games.GAMES[game]
    seed = f"net {game} {number}"
    rules = rules_of(preset, seed, number)
    mind = MINDS[rules.family]
    needs = [70 + 5 * seat for seat in range(rules.players)]
    decisions = 0
    for pair, seat, events in islice(rounds(preset, rules, seed), 60):
        if not is_asked(pair):
            break
        real = pair.round.features(seat, needs)
        known = Knowledge(pair.view(seat), heard(events, seat))
        memory = mind.recall(known, known.heard)
        assert {name: [tuple(row) for row in rows] for name, rows in memory.items()} == {
            name: [tuple(row) for row in rows] for name, rows in pair.round.memory().items()
        }
        # By the state with what is hidden drawn, and by what was seen and heard alone.
        position = Position.seen(game, pair.state, seat)
        assert nets.world(position.state("any"), memory).features(seat, needs) == real
        assert mind.world(known, Level(), Random(decisions)).features(seat, needs) == real
        again = pair.round.copy()
        again.resample(seat, native.Chance.seeded(decisions))
        assert again.features(seat, needs) == real
        decisions += 1
    assert decisions > 0


@pytest.mark.parametrize("game", NAMES)
def test_a_master_plays_the_same_whatever_is_hidden(game: str) -> None:
    """With all that a seat can't see drawn again, it knows the same and moves the same."""
    preset = games.GAMES[game]
    for pair, seat, events in islice(rounds(preset, preset.rules, f"fair {game}"), 0, 60, 4):
        if not is_asked(pair):
            break
        level = Level(noise=0.2)
        known = Knowledge(pair.view(seat), heard(events, seat))
        move = preset.family.bots.think(known, level, Random(7))
        for draw in ("one", "two"):
            other = Position.seen(game, pair.state, seat).state(draw)
            same = Knowledge(games.view(other, seat), known.heard)
            assert preset.family.bots.think(same, level, Random(7)) == move


def test_what_a_net_is_shown_depends_on_what_was_thrown() -> None:
    """A bot without a memory would see less."""
    differed = 0
    for pair, seat, _events in rounds(GIN, GIN.rules, "net forgets"):
        forgetful = pair.round.copy()
        nothing = {name: [b"", b""] for name in pair.round.memory()}
        forgetful.remember(nothing)
        differed += forgetful.features(seat, [100, 100]) != pair.round.features(seat, [100, 100])
    assert differed > 0


def test_the_kernel_answers_as_numpy_does() -> None:
    kernel, numpy_net = nets.load("gin"), NumpyNet(WEIGHTS)
    rows = [
        pair.round.features(seat, [100 - number, 40])
        for number in range(3)
        for pair, seat, _ in rounds(GIN, GIN.rules, f"net numpy {number}")
    ]
    values, actions = kernel.evaluate(b"".join(rows))
    expected = numpy_net(np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1))
    assert np.allclose(values, expected[0], atol=1e-3)
    assert np.allclose(np.array(actions).reshape(len(rows), -1), expected[1], atol=5e-3)


def test_a_judgement_is_about_what_may_be_played() -> None:
    judged = 0
    for pair, seat, _ in rounds(GIN, GIN.rules, "net judges"):
        said = native.judge(nets.load("gin"), pair.round, seat, (100, 100))
        choices = pair.round.actions(seat)
        if pair.state.phase == "spread" or len(choices) == 1:  # type: ignore[attr-defined]
            assert said is None
            continue
        assert said is not None
        assert list(said.chances) == choices
        assert sum(said.chances.values()) == pytest.approx(1)
        assert said.best in choices
        assert -4 <= said.value <= 4
        judged += 1
    assert judged > 0


def test_looked_at_in_all_ways_it_matters_not_which_suit_is_which() -> None:
    """Every suit becomes the next one: the same chances, each with its piece."""
    net, looked = nets.load("gin"), 0

    def moved(value: Any) -> Any:
        if isinstance(value, bytes):
            return bytes((code + 16) % 64 for code in value)
        return [moved(one) for one in value] if isinstance(value, list) else value

    def action_of(action: int) -> int:
        start = 57 if action >= 57 else 5  # knocks with a discard, discards
        place = action - start
        return action if action < 5 else start + (place + 13) % 52

    for pair, seat, _ in islice(rounds(GIN, GIN.rules, "net suits"), 12):
        said = native.judge(net, pair.round, seat, (100, 100), ways=24)
        if said is None:
            continue
        fields = {name: moved(value) for name, value in pair.round.fields().items()}
        for name in ("hands", "known"):
            fields[name] = [bytes(sorted(hand)) for hand in fields[name]]
        if fields["drawn"] >= 0:
            fields["drawn"] = (fields["drawn"] + 16) % 64
        other = native.kernel_round(GIN.rules)
        other.set(fields)
        memory = {name: moved(rows) for name, rows in pair.round.memory().items()}
        other.remember(
            {name: [bytes(sorted(row)) for row in rows] for name, rows in memory.items()}
        )
        turned = native.judge(net, other, seat, (100, 100), ways=24)
        assert turned is not None
        assert turned.value == pytest.approx(said.value, abs=1e-4)
        for action, chance in said.chances.items():
            assert turned.chances[action_of(action)] == pytest.approx(chance, abs=1e-4)
        looked += 1
    assert looked > 3
    with pytest.raises(ValueError, match="24 ways"):
        net.judge(pair.round, seat, (100, 100), 25)


@pytest.mark.parametrize("game", ["gin", "serie-noire-gin"])
@pytest.mark.parametrize("number", range(4))
def test_what_was_seen_and_heard_is_all_that_a_seat_knows_of_a_state(
    game: str, number: int
) -> None:
    """A bot that remembers everything comes to the same position without the state."""
    preset = games.GAMES[game]
    seed = f"recalled {game} {number}"
    rules = preset.rules if number % 2 == 0 else random_rules(preset, Random(seed))
    for pair, seat, events in rounds(preset, rules, seed):
        if pair.state.phase == "spread":  # type: ignore[attr-defined]
            break
        known = knowledge(pair.view(seat), events)
        assert recalled(known, known.heard) == Position.seen(game, pair.state, seat).known


def knowledge(view: View, events: Sequence[Event] = ()) -> Knowledge[GinView]:
    assert isinstance(view, GinView)
    return Knowledge(view, heard(events, view.seat))


def test_a_master_remembers_and_a_beginner_forgets() -> None:
    """The same decision, with and without what was thrown away long ago."""
    same: dict[bool, int] = {True: 0, False: 0}
    for number in range(6):
        table = match.new("gin", seed=f"net memory {number}")
        while table.state.outcome is None:
            (seat,) = table.to_act
            known = knowledge(table.view(seat), table.events)
            best = think(known, Level(), Random(1))
            same[best == think(known, Level(memory=0), Random(1))] += 1
            table = table.play(best, seat)
    assert same[True] > same[False] > 0


def test_a_net_plays_only_what_it_was_trained_for() -> None:
    assert nets.trained_for(GIN.rules) is nets.load("gin")
    assert nets.trained_for(GIN.configure(target=250)) is nets.load("gin")
    assert nets.trained_for(GIN.configure(limit=9)) is None
    assert nets.trained_for(games.GAMES["serie-noire-gin"].rules) is nets.load("serie-noire-gin")
    for name in NAMES:
        preset = games.GAMES[name]
        net = nets.trained_for(preset.rules)
        assert net is not None
        assert net.family == preset.rules.family
    for seats in (2, 3, 4):
        assert nets.trained_for(games.GAMES["romme-lay"].configure(players=seats))
    assert nets.trained_for(games.GAMES["romme-lay"].configure(players=5)) is None
    assert nets.trained_for(games.GAMES["canasta"].rules) is None


def test_a_position_without_its_beginning_can_be_played() -> None:
    """Nobody knows what came before: what lies there is enough for a move."""
    text = "gin hands=1c.8c.6d.8d.13d.1h.2h.9h.1s.8s/?10 discards=?12.13s phase=draw turns=12"
    known = knowledge(games.view(Position.parse(text).state("any"), 0))
    assert think(known, Level(), Random(1)) in known.view.legal


def test_what_matches_to_other_targets_need() -> None:
    assert nets.needs(GIN.rules, (30, 95)) == (70, 5)
    assert nets.needs(GIN.configure(target=250), (30, 200)) == (100, 50)
    assert nets.needs(GIN.configure(rounds=3, target=0), (130, 200)) == (70, 0)


def test_other_files_and_rounds_are_refused() -> None:
    whole = WEIGHTS.read_bytes()
    for bad in (b"", b"no net at all", whole[:-1], whole + b"\0", b"x" + whole[1:]):
        with pytest.raises(ValueError, match="file of weights"):
            native.Net(bad)
    newer = bytearray(whole)
    newer[8] = 3
    with pytest.raises(ValueError, match="version 3"):
        native.Net(bytes(newer))
    damaged = bytearray(whole)
    damaged[len(whole) // 2] ^= 1
    with pytest.raises(ValueError, match="damaged"):
        native.Net(bytes(damaged))
    three = games.GAMES["serie-noire-gin"].configure(players=3)
    for rules, why in ((three, "other rounds"), (games.GAMES["karo8"].rules, "other rounds")):
        played = native.kernel_round(rules)
        played.deal(native.Chance.seeded(1))
        with pytest.raises(ValueError, match=why):
            native.judge(nets.load("gin"), played, 0, [100] * rules.players)
    dealt = native.kernel_round(GIN.rules)
    dealt.deal(native.Chance.seeded(1), 0)
    with pytest.raises(ValueError, match="2 seats and 1 number"):
        dealt.features(0, [100])
    with pytest.raises(ValueError, match="no such seat"):
        dealt.features(2, [100, 100])
    with pytest.raises(ValueError, match="thrown"):
        dealt.remember({"left_lying": [b"", b""]})


@pytest.mark.parametrize(
    "known",
    [
        [bytes(11), b""],
        [bytes(13), b""],
        [bytes(12), bytes(12)],
        [bytes([1, *[0] * 11]), b""],
        [bytes([112, *[0] * 11]), b""],
    ],
)
def test_what_is_known_of_a_hand_of_111_has_its_size(known: list[bytes]) -> None:
    """It is swapped as the hand is: a row of another size was written past its end."""
    rules = games.find("one-eleven").configure(hands=(12, 14))
    played = native.kernel_round(rules)
    played.deal(native.Chance.seeded(1), 0)
    played.remember({"known": [bytes(12), b""]})
    with pytest.raises(ValueError, match="known"):
        played.remember({"known": known})
