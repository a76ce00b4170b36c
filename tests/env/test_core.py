"""Every game as an environment: actions, observations, leaks, bad input, matches."""

import pickle
from random import Random
from typing import Any

import numpy as np
import pytest

from rummel.env import Environment, IllegalActionError
from rummel.env.tables import table_for
from rummel.errors import RuleError
from rummel.game import Opening
from rummel.games import GAMES

TABLES = [
    (name, kernel)
    for name in GAMES
    for kernel in (True, False)
    if not kernel or Environment(name).native
]


def play_on(table: Environment, chance: Random, steps: int) -> tuple[float, ...]:
    """So many random steps, or fewer to the end; what they brought."""
    brought = np.zeros(table.players)
    for _ in range(steps):
        if table.seat is None:
            break
        brought += table.step(chance.choice(table.legal()))
    return tuple(brought.tolist())


@pytest.mark.parametrize(("name", "kernel"), TABLES)
def test_a_round_goes_to_its_end(name: str, kernel: bool) -> None:
    table = Environment(name, kernel=kernel)
    assert table.native == kernel
    chance = Random(name)
    table.reset(seed=7)
    steps = 0
    while table.seat is not None:
        legal = table.legal()
        assert legal == sorted(set(legal))
        assert np.flatnonzero(table.mask()).tolist() == legal
        seen = table.observe()
        assert seen.shape == (table.length,)
        assert seen.dtype == table.dtype
        action = chance.choice(legal)
        assert table.move(action)
        rewards = table.step(action)
        steps += 1
    assert steps > 1
    assert sum(rewards) == pytest.approx(0)
    assert len(table.booked) <= 1


@pytest.mark.parametrize(("name", "kernel"), TABLES)
def test_parts_add_up(name: str, kernel: bool) -> None:
    """The documentation is made from them."""
    table = Environment(name, kernel=kernel)
    table.reset(seed=1)
    assert sum(part.length for part in table.layout) == len(table.observe()) == table.length
    assert sum(part.length for part in table.action_parts) == table.actions
    assert len({part.name for part in table.layout}) == len(table.layout)
    assert all(part.name != "observation" for part in table.layout), "no layout in the kernel"


@pytest.mark.parametrize(("name", "kernel"), TABLES)
def test_what_a_seat_cannot_know_changes_nothing_for_it(name: str, kernel: bool) -> None:
    table = Environment(name, kernel=kernel)
    chance = Random(name)
    mixed = 0
    for number in range(12):
        table.reset(seed=number)
        play_on(table, chance, chance.randrange(40))
        if table.seat is None:
            continue
        for seat in range(table.players):
            other = table.copy()
            other.resample(seat, number)
            assert np.array_equal(other.observe(seat), table.observe(seat))
            assert other.legal(seat) == table.legal(seat)
            assert other.heard(seat) == table.heard(seat)
            mixed += other.position() != table.position()
    assert mixed, "nothing was ever drawn again"


@pytest.mark.parametrize("name", GAMES)
def test_what_others_heard_alone_is_gone_after_resampling(name: str) -> None:
    table = Environment(name)
    table.reset(seed=3)
    play_on(table, Random(name), 10)
    table.resample(0, 1)
    public = table.heard(None)
    assert all(table.heard(seat) == public for seat in range(1, table.players))


@pytest.mark.parametrize("name", GAMES)
def test_a_seed_deals_the_same_on_both_engines(name: str) -> None:
    one, other = Environment(name), Environment(name, kernel=False)
    one.reset(seed=11)
    other.reset(seed=11)
    assert one.position() == other.position()
    one.reset(seed=12)
    assert one.position() != other.position()


@pytest.mark.parametrize("name", GAMES)
def test_a_table_can_be_pickled_and_copied(name: str) -> None:
    table = Environment(name)
    chance = Random(name)
    table.reset(seed=2)
    play_on(table, chance, 15)
    if table.seat is not None:
        table.step_bot("greedy", chance)
    if table.seat is not None:
        table.resample(0, 5)
    before = table.position()
    again: Environment = pickle.loads(pickle.dumps(table))
    copied = table.copy()
    assert again.position() == copied.position() == before
    assert [again.heard(seat) for seat in (None, 0)] == [table.heard(seat) for seat in (None, 0)]
    if table.seat is not None:
        action = table.legal()[0]
        assert again.step(action) == copied.step(action)
        assert again.position() == copied.position() != before
    assert table.position() == before


@pytest.mark.parametrize("name", ["karo8", "romme", "gin"])
def test_a_match_goes_to_its_end(name: str) -> None:
    """What its rounds bring adds up to the margins of the totals, the bonus included."""
    table = Environment(name, match=True, rounds=3, reward="points")
    table.reset(seed=4)
    chance, brought = Random(name), np.zeros(table.players)
    while table.seat is not None:
        seen = table.observe()
        assert seen[-table.players - 1] == len(table.booked)
        assert seen[-table.players] == sum(row[table.seat] for row in table.booked)
        brought += table.step(chance.choice(table.legal()))
    assert table.result
    assert tuple(brought) == table.result.totals
    assert len(table.booked) <= 3


@pytest.mark.parametrize("name", GAMES)
def test_later_rounds_of_a_match_are_dealt_alike(name: str) -> None:
    rules = GAMES[name].rules
    booked = tuple(range(-rules.players, 0))
    first = Opening(first=1)
    later = Opening(round=2, first=1, carried=booked, previous=booked)
    kernel, engine = table_for(rules), table_for(rules, kernel=False)
    for opening in (first, later):
        kernel.deal(opening, bytes(32))
        engine.deal(opening, bytes(32))
        assert kernel.state == engine.state
    heard = list(kernel.heard)
    kernel.deal(first, bytes(32))
    assert kernel.heard == heard


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["random", "greedy", "steady"])
def test_bots_can_play_a_round_to_its_end(name: str, bot: str) -> None:
    """Their moves are the engine's, and some of them have no number."""
    table = Environment(name)
    chance = Random(name)
    table.reset(seed=8)
    while table.seat is not None:
        before, move = table.copy(), table.bot_move(bot, chance)
        table.step_move(move)
    assert table.view(None).outcome
    action = before.number_of(move)
    if action is not None:
        before.step(action)
    for seat in range(table.players):  # how it ended
        if action is not None:
            assert np.array_equal(table.observe(seat), before.observe(seat))
        elif table.native:
            assert not table.observe(seat).any()
    table.reset(seed=9)
    assert table.seat is not None


def test_margins_are_against_the_other_side() -> None:
    four = Environment("canasta")
    four.reset(seed=1)
    brought = play_on(four, Random(1), 10_000)
    points = four.booked[0]
    assert brought[0] == brought[2] == -brought[1] == points[0] - points[1]


BAD_ACTIONS: list[Any] = [
    -1,
    10**6,
    1 << 70,
    1.0,
    "draw",
    None,
    True,
    np.float64(0),
    np.array([1, 2]),
]


@pytest.mark.parametrize("kernel", [True, False])
@pytest.mark.parametrize("bad", BAD_ACTIONS, ids=repr)
def test_bad_actions_are_refused_and_change_nothing(kernel: bool, bad: Any) -> None:
    table = Environment("gin", kernel=kernel)
    table.reset(seed=1)
    before = table.position()
    with pytest.raises(IllegalActionError):
        table.step(bad)
    illegal = next(one for one in range(table.actions) if one not in table.legal())
    with pytest.raises(IllegalActionError):
        table.step(illegal)
    assert table.position() == before


def test_calls_out_of_order_say_what_to_do() -> None:
    table = Environment("karo8")
    for call in (table.legal, table.observe, table.mask, lambda: table.step(0)):
        with pytest.raises(RuntimeError, match="reset"):
            call()
    table.reset(seed=1)
    play_on(table, Random(1), 10_000)
    with pytest.raises(RuntimeError, match="reset"):
        table.step(0)
    assert table.legal(0) == []
    table.reset(seed=1)
    with pytest.raises(RuleError):
        table.observe(9)


@pytest.mark.parametrize("seed", [-1, 1 << 64, 1.5, "x", None, True])
def test_bad_seeds_are_refused(seed: Any) -> None:
    with pytest.raises(ValueError, match="seed"):
        Environment("karo8").reset(seed)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("chess", {}),
        ("gin", {"players": 9}),
        ("gin", {"limit": -1}),
        ("gin", {"limit": "ten"}),
        ("gin", {"colour": 1}),
    ],
)
def test_bad_options_are_refused(game: str, options: dict[str, Any]) -> None:
    with pytest.raises(RuleError):
        Environment(game, **options)


def test_a_bad_reward_is_refused() -> None:
    with pytest.raises(ValueError, match="margin"):
        Environment("gin", reward="glory")  # type: ignore[arg-type]


def test_rules_that_the_kernel_does_not_play_fall_back_on_the_engine() -> None:
    table = Environment("rummikub", rebuild="three")
    assert not table.native
    table.reset(seed=1)
    assert sum(play_on(table, Random(1), 10_000)) == pytest.approx(0)
    assert table.seat is None


@pytest.mark.parametrize("name", GAMES)
def test_every_table_can_be_shown(name: str) -> None:
    table = Environment(name)
    table.reset(seed=5)
    play_on(table, Random(2), 20)
    for seat in (None, 0):
        assert "Player 1" in table.text(seat)
        picture = table.picture(seat)
        assert picture.dtype == np.uint8
        assert picture.shape[2] == 3
        assert len(np.unique(picture.reshape(-1, 3)[::53], axis=0)) > 3
