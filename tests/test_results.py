"""Who has won: nobody in a draw, one player, a team, or several players. The same in all games."""

from collections import Counter
from random import Random

import pytest

from rummel import match
from rummel.bots import BOTS
from rummel.bots.play import play
from rummel.errors import RuleError
from rummel.game import Rules
from rummel.games import GAMES, find
from rummel.games.gin.rules import REPEATS
from rummel.games.gin.state import GinState, Knock
from rummel.lang import Words, languages
from rummel.match import Match, Result, result_of
from rummel.record import replay
from rummel.testkit import check_outcome, check_result, random_rules

rule = pytest.mark.rule


class PlainRules(Rules, frozen=True, kw_only=True):
    family = "plain"


class TeamRules(PlainRules, frozen=True, kw_only=True):
    def team_of(self, seat: int) -> int:
        return seat % 2

    @property
    def tie_is_draw(self) -> bool:
        return True


# ------------------------------------------------------------------------------------- meaning


def test_one_two_and_many_winners() -> None:
    plain, teams = PlainRules(players=4), TeamRules(players=4)
    assert [plain.win_of(won) for won in ((), (2,), (0, 2), (0, 1, 2, 3))] == [
        "draw",
        "alone",
        "shared",
        "shared",
    ]
    assert [teams.win_of(won) for won in ((), (1, 3), (0, 2))] == ["draw", "team", "team"]
    # As results of record version 1 describe a draw.
    assert teams.win_of((0, 1, 2, 3)) == "draw"


def test_a_tie_is_a_draw_or_a_shared_win() -> None:
    rows = ((1, 0, 1), (0, 1, 0))
    assert result_of(PlainRules(players=3, rounds=2), rows) == Result(
        "rounds", (1, 1, 1), (0, 1, 2)
    )
    teams = TeamRules(players=3, rounds=2)
    assert result_of(teams, rows) == Result("rounds", (1, 1, 1), ())
    assert result_of(teams, ((1, 0, 1), (1, 0, 1))) == Result("rounds", (2, 0, 2), (0, 2))
    # A team wins with all its members, though one of them has resigned.
    assert result_of(teams, ((1, 0, 1), (1, 0, 1)), (2,)) == Result("rounds", (2, 0, 2), (0, 2))


class OpenRules(PlainRules, frozen=True, kw_only=True):
    """Everybody alone, and a tie is a draw."""

    @property
    def tie_is_draw(self) -> bool:
        return True


def test_a_draw_is_a_tie_of_all() -> None:
    rules = OpenRules(players=3, rounds=1)
    assert result_of(rules, ((1, 1, 1),)) == Result("rounds", (1, 1, 1), ())
    # Players who are behind have lost, so those in front have won together.
    assert result_of(rules, ((1, 1, 0),)) == Result("rounds", (1, 1, 0), (0, 1))
    # Players who have resigned do not count.
    assert result_of(rules, ((1, 1, 0),), (2,)) == Result("rounds", (1, 1, 0), ())


@rule("BSN-31", "Q-DUE-6")
@pytest.mark.parametrize(
    ("game", "rows", "winners", "win"),
    [
        ("brettspielnetz", [(0, 0)], (), "draw"),
        ("brettspielnetz", [(0, 1)], (1,), "alone"),
        ("duel", [(0, 0)], (), "draw"),
        ("duel", [(0, 0, 0, 0)], (), "draw"),
        ("duel", [(1, 0, 1, 0)], (0, 2), "team"),
        ("karo8", [(0, 1, 0, 1)], (1, 3), "team"),
        ("karo8", [(0, 1, 0), (1, 0, 1)], (), "draw"),
        ("myrummy", [(5, -10, 5)] * 4, (0, 2), "shared"),
        ("romme", [(-5, -5)] * 4, (0, 1), "shared"),
    ],
)
def test_what_the_sheets_call_it(
    game: str, rows: list[tuple[int, ...]], winners: tuple[int, ...], win: str
) -> None:
    rules = find(game).configure(players=len(rows[0]), rounds=len(rows))
    result = result_of(rules, rows)
    assert result
    assert (result.winners, rules.win_of(result.winners)) == (winners, win)


@pytest.mark.parametrize("language", languages())
def test_every_language_has_a_word_for_each(language: str) -> None:
    words = Words(language=language, names=("Ana", "Ben"), strict=True)
    for key in ("won", "event-match-over"):
        texts = {
            win: words(key, win=win, winners=(0, 1)) for win in ("draw", "alone", "team", "shared")
        }
        assert len(set(texts.values())) == 4
        assert "Ana" not in texts.pop("draw")
        assert all("Ana" in text and "Ben" in text for text in texts.values())
    assert words.numbers((2, 3, 4)) == "2–4"
    assert words.numbers((2,)) == "2"
    assert words.numbers((2, 4)).startswith("2 ")


# -------------------------------------------------------------------------------- in every game


@pytest.mark.parametrize("game", GAMES)
def test_points_winners_and_teams_agree(game: str) -> None:
    preset = find(game)
    seen: Counter[str] = Counter()
    for number in range(12):
        seed = f"results {game} {number}"
        rules = random_rules(preset, Random(seed))
        bots = [BOTS["greedy"]] * rules.players
        played = play(preset, rules, bots, seed, recorded=True)
        check_result(played.match)
        for one in replay(played.record):
            outcome = one.match.state.outcome
            if outcome is None or one.move is None:
                continue
            check_outcome(rules, outcome)
            seen[rules.win_of(outcome.winners)] += 1
            if outcome.reason == "one-in-order":
                continue  # a hand in order wins, though a long series may count more (ONE-04)
            best = max(outcome.points)
            assert all(outcome.points[seat] == best for seat in outcome.winners), outcome
    assert seen


# ---------------------------------------------------------------------------------- void rounds


def _void(table: Match) -> Match:
    """Plays a round of gin that nobody ends."""
    while table.state.outcome is None:
        moves = [move for move in table.view(table.to_act[0]).legal if not isinstance(move, Knock)]
        table = table.play(moves[0])
    return table


@rule("Q-GIN-15")
def test_a_void_round_is_dealt_again_and_uses_up_no_round() -> None:
    table = match.new("gin", seed="void", rounds=1, max_takes=1)
    first = table.state
    over = _void(table)
    assert (over.result, over.booked, over.between_rounds) == (None, (), True)
    again = over.next_round()
    assert (again.round, again.booked) == (2, ())
    assert again.state.stream.key != first.stream.key  # a different deal
    assert isinstance(first, GinState)
    assert isinstance(again.state, GinState)
    assert again.state.first == first.first  # by the same dealer


@rule("Q-GIN-15")
def test_void_rounds_without_end_are_stopped() -> None:
    table = match.new("gin", seed="void", rounds=1, max_rounds=2, max_takes=1)
    deals = 1
    table = _void(table)
    while table.result is None:
        table = _void(table.next_round())
        deals += 1
    assert deals == 2 + REPEATS == table.rules.max_deals
    # Nobody has done anything to win.
    assert table.result == Result("cap", (0, 0), ())
    with pytest.raises(RuleError, match="match-over"):
        table.next_round()


@rule("Q-GIN-15")
def test_option_a_void_round_counts_for_nobody() -> None:
    over = _void(match.new("gin", seed="void", rounds=1, max_takes=1, stalled="void"))
    assert over.booked == ((0, 0),)
    assert over.result == Result("rounds", (0, 0), (0, 1))
