"""Rounds to totals, ties, starters and ends."""

from random import Random

import pytest

from rummel import games, match
from rummel.bots.random import random_move
from rummel.errors import RuleError
from rummel.game import Rules
from rummel.games.karo8 import play as karo8
from rummel.match import Result, result_of, totals

rule = pytest.mark.rule

SNR_49 = ((-10, -5, 23, -8), (-3, 18, -9, -6), (-12, 21, -2, -7), (22, -9, -10, -3))


class PlainRules(Rules, frozen=True, kw_only=True):
    family = "plain"


@rule("SNR-04", "SNR-49", "MYR-05", "MYR-46", "MYR-47")
def test_the_printed_score_table() -> None:
    assert all(sum(row) == 0 for row in SNR_49)
    assert totals(SNR_49, 4) == (-3, 25, 2, -24)
    rules = PlainRules(players=4, rounds=4)
    assert result_of(rules, SNR_49[:3]) is None
    assert result_of(rules, SNR_49) == Result("rounds", (-3, 25, 2, -24), (1,))


@rule("ONE-38", "ONE-39")
def test_sixty_points_end_the_match() -> None:
    rules = PlainRules(players=3, rounds=0, target=60)
    assert result_of(rules, ((30, 20, 29), (29, 10, 5))) is None
    assert result_of(rules, ((30, 20, 29), (30, 10, 5))) == Result("target", (60, 30, 34), (0,))
    # The highest total wins, whoever reached the target.
    assert result_of(rules, ((30, 40, 29), (30, 25, 5))) == Result("target", (60, 65, 34), (1,))


@rule("ONE-40", "D-ONE-8")
def test_the_last_round_separates_tied_leaders_only() -> None:
    rows = ((40, 35, 0), (20, 25, 30))
    rules = PlainRules(players=3, rounds=0, target=60)
    assert result_of(rules, rows) == Result("target", (60, 60, 30), (0, 1))
    decided = PlainRules(players=3, rounds=0, target=60, last_round_decides=True)
    # Seat 2 had the best last round but is not among the tied.
    assert result_of(decided, rows) == Result("target", (60, 60, 30), (1,))


@rule("Q-ONE-14", "Q-MYR-20", "Q-SNR-12")
def test_a_tie_is_shared_or_played_off() -> None:
    rows = ((10, 20, 0), (20, 10, 0))
    assert result_of(PlainRules(players=3, rounds=2), rows) == Result("rounds", (30, 30, 0), (0, 1))
    extra = PlainRules(players=3, rounds=2, extra_round=True)
    assert result_of(extra, rows) is None
    assert result_of(extra, (*rows, (5, 0, 0))) == Result("rounds", (35, 30, 0), (0,))


@rule("ONE-41", "Q-ONE-15")
def test_a_fixed_number_of_rounds_has_the_same_tie_break() -> None:
    rules = PlainRules(players=3, rounds=3, last_round_decides=True)
    rows = ((10, 12, 0), (10, 10, 0), (10, 8, 30))
    assert result_of(rules, rows[:2]) is None
    assert result_of(rules, rows) == Result("rounds", (30, 30, 30), (2,))


def test_a_penalty_can_be_the_target() -> None:
    rules = PlainRules(players=2, rounds=0, target=500)
    assert result_of(rules, ((-499, 0),)) is None
    assert result_of(rules, ((-499, 0), (-1, 0))) == Result("target", (-500, 0), (1,))


def test_the_cap_ends_an_endless_match() -> None:
    rules = PlainRules(players=2, rounds=0, target=100, max_rounds=3)
    assert result_of(rules, ((0, 0),) * 2) is None
    assert result_of(rules, ((0, 0),) * 3) == Result("cap", (0, 0), (0, 1))


def test_team_mates_do_not_tie() -> None:
    rules = karo8.Karo8Rules(players=4, rounds=1, extra_round=True)
    assert result_of(rules, ((1, 0, 1, 0),)) == Result("rounds", (1, 0, 1, 0), (0, 2))
    assert result_of(rules, ((0, 0, 0, 0),)) is None


def _play_round(table: match.Match) -> match.Match:
    while table.state.outcome is None:
        seat = games.to_act(table.state)[0]
        table, _ = match.apply(table, seat, games.view(table.state, seat).legal[0])
    return table


def test_rounds_follow_each_other() -> None:
    game = games.find("karo8")
    table, _ = match.begin(game, game.configure(players=3, rounds=2), b"1" * 32)
    with pytest.raises(RuleError, match="round-not-over"):
        match.next_round(table, b"2" * 32)
    table = _play_round(table)
    assert table.between_rounds
    first = table.state
    assert isinstance(first, karo8.Karo8State)
    with pytest.raises(RuleError, match="round-over"):
        match.apply(table, 0, karo8.Draw())
    table, _ = match.next_round(table, b"2" * 32)
    assert table.round == 2
    assert isinstance(table.state, karo8.Karo8State)
    assert table.state.first == (first.first + 1) % 3
    table = _play_round(table)
    assert table.result is not None
    assert table.result.totals == table.totals
    assert sum(table.totals) == sum(map(sum, table.booked))
    with pytest.raises(RuleError, match="match-over"):
        match.apply(table, 0, karo8.Draw())
    with pytest.raises(RuleError, match="match-over"):
        match.next_round(table, b"3" * 32)


def test_a_player_who_resigns_loses_to_the_last_one_left() -> None:
    table = match.new("gin", seed="resign")
    after, events = match.resign(table, 0)
    assert after.result == Result("resigned", (0, 0), (1,))
    assert [event.code for event in events] == ["resigned", "match-over"]
    assert after.to_act == ()
    with pytest.raises(RuleError, match="match-over"):
        match.apply(after, 1, games.view(table.state, table.to_act[0]).legal[0])


def test_the_others_play_on_and_players_who_resigned_cannot_win() -> None:
    table = match.new("karo8", seed="resign", players=3)
    after, _ = match.resign(table, 2)
    assert after.result is None
    assert after.out == (2,)
    with pytest.raises(RuleError, match="has-resigned"):
        match.resign(after, 2)
    with pytest.raises(RuleError, match="no-seat"):
        match.resign(after, 3)
    rules = PlainRules(players=3, rounds=1)
    assert result_of(rules, ((1, 2, 9),), after.out) == Result("rounds", (1, 2, 9), (1,))
    assert match.resign(after, 0)[0].result == Result("resigned", (0, 0, 0), (1,))


def test_a_team_loses_only_with_its_last_seat() -> None:
    table = match.new("duel", seed="resign", players=4)
    heroes = [seat for seat in range(4) if table.rules.team_of(seat)]
    after, _ = match.resign(table, heroes[0])
    assert after.result is None
    after, _ = match.resign(after, heroes[1])
    assert after.result
    assert set(after.result.winners) == set(range(4)) - set(heroes)


def test_a_round_is_taken_up_as_it_was_dealt() -> None:
    game = games.find("karo8")
    table, _ = match.begin(game, game.configure(players=3, rounds=3), b"t" * 32)
    key = b"k" * 32
    chance = Random(1)
    while not table.between_rounds:
        seat = table.to_act[0]
        table = table.play(random_move(table.view(seat), chance), seat)
    assert table.state.outcome
    dealt = match.next_round(table, key)
    assert dealt == match.take_up(
        game, table.rules, key, number=2, booked=table.booked, first=table.state.outcome.next_first
    )
