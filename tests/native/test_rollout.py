"""Playouts: what a choice is worth, in worlds that the seat can't tell apart."""

import pytest

from rummel import games
from rummel.family import Game
from rummel.native import FAMILIES, Chance, Round, kernel_round, rollout

NATIVE = [game for game in games.GAMES.values() if game.family.name in FAMILIES]
each_game = pytest.mark.parametrize("game", NATIVE, ids=[game.id for game in NATIVE])


def _some_way_in(game: Game, seed: int, moves: int = 9) -> Round:
    played = kernel_round(game.rules)
    chance = Chance.seeded(seed)
    played.deal(chance)
    for _ in range(moves):
        if played.result is None:
            seat = played.acting()[0]
            played.play(seat, played.greedy(seat), chance)
    return played


@each_game
def test_equal_seeds_give_equal_estimates(game: Game) -> None:
    played = _some_way_in(game, 1)
    seat = played.acting()[0]
    actions = played.actions(seat)[:4]
    first = rollout(played, seat, actions, worlds=6, seed=3)
    assert rollout(played, seat, actions, worlds=6, seed=3) == first
    assert [one.action for one in first] == actions


@each_game
def test_a_full_table_has_an_estimate_for_every_seat(game: Game) -> None:
    """Each seat has its place beside the others, the last one too."""
    rules = game.configure(players=game.seats[-1])
    played = kernel_round(rules)
    chance = Chance.seeded(5)
    played.deal(chance)
    seat = played.acting()[0]
    actions = played.actions(seat)[:3]
    tried = rollout(played, seat, actions, worlds=4, seed=3)
    assert [one.action for one in tried] == actions
    for one in tried:
        assert len(one.points) == rules.players
        best_other = max(points for at, points in enumerate(one.points) if at != seat)
        assert one.margin <= one.points[seat] - best_other + 1e-6  # the mean of the best others


@each_game
def test_what_the_seat_cannot_know_changes_nothing(game: Game) -> None:
    """The estimates come from what the seat knows, and not from the round they are asked of."""
    played = _some_way_in(game, 2)
    seat = played.acting()[0]
    other = played.copy()
    other.resample(seat, Chance.seeded(77))
    actions = played.actions(seat)[:3]
    # The worlds are drawn from differently ordered hidden pieces, so only their law is the same.
    first = rollout(played, seat, actions, worlds=200, work=4_000, seed=1)
    second = rollout(other, seat, actions, worlds=200, work=4_000, seed=2)
    for one, two in zip(first, second, strict=True):
        assert abs(one.margin - two.margin) <= 6 * (one.error + two.error) + 1e-9


def test_a_clearly_worse_choice_is_dropped() -> None:
    """With gin in hand, throwing a melded piece away is clearly worse than ending."""
    game = games.GAMES["gin"]
    played = kernel_round(game.rules)
    chance = Chance.seeded(4)
    while True:
        played.deal(chance)
        while played.result is None:
            seat = played.acting()[0]
            actions = played.actions(seat)
            ends = [one for one in actions if 57 <= one < 109]
            if ends:
                break
            played.play(seat, played.greedy(seat), chance)
        if played.result is None:
            break
    throws = [one for one in actions if 5 <= one < 57]
    estimates = rollout(played, seat, [ends[0], *throws], worlds=400, seed=9)
    assert min(one.worlds for one in estimates) < max(one.worlds for one in estimates)
    assert max(estimates, key=lambda one: one.margin).worlds == max(one.worlds for one in estimates)


def test_work_is_bounded() -> None:
    game = games.GAMES["gin"]
    played = _some_way_in(game, 5)
    seat = played.acting()[0]
    estimates = rollout(played, seat, played.actions(seat), worlds=10_000, work=500, seed=1)
    assert 1 <= max(one.worlds for one in estimates) < 500


def test_bad_questions_are_refused() -> None:
    game = games.GAMES["gin"]
    played = _some_way_in(game, 6)
    seat = played.acting()[0]
    with pytest.raises(ValueError, match="can't play action"):
        rollout(played, seat, [5000])
    with pytest.raises(ValueError, match="no such seat"):
        rollout(played, 7, [0])
    with pytest.raises(ValueError, match="at least one world"):
        rollout(played, seat, played.actions(seat), worlds=0)
    with pytest.raises(ValueError, match="no native policy"):
        rollout(played, seat, played.actions(seat), policy="best")  # type: ignore[arg-type]
