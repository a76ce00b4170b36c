"""The arena: seatings, statistics, and runs that are continued."""

from pathlib import Path

import msgspec
import pytest

from rummel import record
from rummel.arena import (
    Contest,
    Deal,
    Game,
    Store,
    WrongStore,
    arena_rules,
    run,
    seatings,
    standing,
)
from rummel.arena.standing import mean_interval, score, score_interval
from rummel.games import find
from rummel.workers import Processes


def contest(
    game: str = "karo8", bots: tuple[str, ...] = ("steady", "random"), **chosen: int
) -> Contest:
    rules = arena_rules(find(game), dict(chosen))
    return Contest(game=game, rules=rules, bots=bots, seed="arena")


# --------------------------------------------------------------------------------------- tables


def test_two_bots_change_seats() -> None:
    assert seatings(arena_rules(find("gin"), {}), 2) == ((0, 1), (1, 0))
    assert seatings(arena_rules(find("romme"), {}), 2) == ((0, 1, 0, 1), (1, 0, 1, 0))


def test_at_an_odd_table_everybody_has_been_everywhere() -> None:
    rows = seatings(arena_rules(find("romme"), {"players": 3}), 2)
    assert len(rows) == len(set(rows)) == 6
    for seat in range(3):
        assert sum(row[seat] == 0 for row in rows) == 3


def test_more_bots_than_seats_meet_in_pairs() -> None:
    rows = seatings(arena_rules(find("gin"), {}), 3)
    assert rows == ((0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1))


def test_as_many_bots_as_seats_sit_down_together_and_move_on() -> None:
    rows = seatings(arena_rules(find("romme"), {"players": 3}), 3)
    assert rows == ((0, 1, 2), (2, 0, 1), (1, 2, 0))


def test_a_team_is_one_bot() -> None:
    rules = find("karo8").configure(players=4, heroes=(0, 3))
    assert seatings(rules, 2) == ((0, 1, 1, 0), (1, 0, 0, 1))
    assert seatings(find("karo8").configure(players=3), 3)[0] == (0, 1, 0)


def test_matches_are_one_round_by_default() -> None:
    assert arena_rules(find("gin"), {}).rounds == 1
    assert arena_rules(find("gin"), {}).target == 0
    long = arena_rules(find("gin"), {"target": 100})
    assert (long.rounds, long.target) == (0, 100)
    assert arena_rules(find("one-eleven"), {"rounds": 3}).target == 0


# ------------------------------------------------------------------------------------- standing


def test_equal_bots_are_exactly_even() -> None:
    """The same bot on both sides gets the luck of each deal once: the deals are duplicates."""
    duel = contest("gin", ("greedy", "greedy"))
    result = standing(duel, run(duel, range(1, 9), workers=Processes(1)))
    assert result.pairings[0].score == 0.5
    assert result.pairings[0].lead == 0
    assert result.bots[0].wins == result.bots[1].wins


def test_score_of_a_game() -> None:
    assert score(Game((0, 1), (5, 0), (0,), 9), 0, 1) == 1
    assert score(Game((0, 1), (5, 0), (0,), 9), 1, 0) == 0
    assert score(Game((0, 1), (5, 5), (0, 1), 9), 0, 1) == 0.5
    assert score(Game((0, 1), (0, 0), (), 9), 0, 1) == 0.5
    assert score(Game((0, 1, 2), (0, 0, 1), (2,), 9), 0, 1) == 0.5


def test_draws_are_no_wins() -> None:
    drawn = Deal(1, (Game((0, 1), (0, 0), (), 9), Game((1, 0), (0, 0), (), 9)))
    won = Deal(2, (Game((0, 1), (1, 0), (0,), 9), Game((1, 0), (0, 0), (), 9)))
    result = standing(contest("duel"), [drawn, won])
    assert [(bot.games, bot.wins, bot.draws) for bot in result.bots] == [(4, 1, 3), (4, 0, 3)]
    assert result.pairings[0].score == (0.5 + 0.75) / 2
    level = standing(contest("duel"), [drawn])
    assert level.bots[0].rating == level.bots[1].rating  # a draw is a tie


def test_an_older_file_names_everybody_as_the_winner_of_a_draw(tmp_path: Path) -> None:
    duel = contest("duel")
    path = tmp_path / "run"
    Store(path, duel)
    games = tuple(Game(seats, (0, 0), (0, 1), 9) for seats in ((0, 1), (1, 0)))
    path.write_bytes(path.read_bytes() + msgspec.json.encode(Deal(1, games)) + b"\n")
    kept = Store(path, duel).deals[1]
    assert [game.winners for game in kept.games] == [(), ()]


def test_intervals_count_deals_not_games() -> None:
    """Two games of a deal that always go to the same side say no more than one."""
    duel = contest()
    alike = [
        Deal(n, (Game((0, 1), (1, 0), (0,), 1), Game((1, 0), (0, 1), (1,), 1))) for n in range(1, 5)
    ]
    pairing = standing(duel, alike).pairings[0]
    assert pairing.score == 1
    assert pairing.interval == score_interval([1.0] * 4)
    assert pairing.interval[0] < 0.5


def test_intervals() -> None:
    low, high = mean_interval([1, 2, 3, 4, 5])
    assert (low, high) == pytest.approx((1.037, 4.963), abs=0.01)  # Student's t, 4 degrees
    assert mean_interval([3]) == (float("-inf"), float("inf"))
    low, high = score_interval([])
    assert low == 0
    assert high == 1
    low, high = score_interval([0.5] * 10_000)
    assert 0.49 < low < 0.5 < high < 0.51


def test_ratings_follow_the_wins() -> None:
    duel = contest("one-eleven")
    result = standing(duel, run(duel, range(1, 4), workers=Processes(1)))
    steady, random = result.bots
    assert steady.rating > random.rating
    assert steady.wins == steady.games == 6


# ------------------------------------------------------------------------------------------ run


def test_processes_change_nothing() -> None:
    duel = contest()
    assert run(duel, range(1, 13), workers=Processes(1)) == run(
        duel, range(1, 13), workers=Processes(3)
    )


def test_records_are_kept(tmp_path: Path) -> None:
    run(contest(), [7], folder=tmp_path)
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["karo8-000007-01.ndjson", "karo8-000007-02.ndjson"]
    for name in names:
        *_, last = record.replay((tmp_path / name).read_bytes())
        assert last.match.result


def test_a_stopped_run_goes_on(tmp_path: Path) -> None:
    duel, path = contest(), tmp_path / "run"
    store = Store(path, duel)
    first = run(duel, [1, 2, 3], workers=Processes(1), each=store.add)
    path.write_bytes(path.read_bytes() + b'{"deal":4,"gam')  # killed while it wrote
    again = Store(path, duel)
    assert list(again.deals.values()) == first
    rest = run(duel, [4, 5], workers=Processes(1), each=again.add)
    assert list(Store(path, duel).deals.values()) == first + rest


def test_a_file_of_another_run_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "run"
    Store(path, contest())
    before = path.read_bytes()
    others = (
        contest(bots=("greedy", "random")),
        contest(players=4),
        contest("gin"),
        msgspec.structs.replace(contest(), seed="other"),
    )
    for other in others:
        with pytest.raises(WrongStore) as refused:
            Store(path, other)
        assert refused.value.code == "other"
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b"hello\n", "damaged"),
        (b'{"rummel":1}\n', "damaged"),
        (b"\xff\xfe\n", "damaged"),
        (b'{"arena":99}\n', "version"),
    ],
)
def test_other_files_are_refused(tmp_path: Path, text: bytes, code: str) -> None:
    path = tmp_path / "run"
    path.write_bytes(text)
    with pytest.raises(WrongStore) as refused:
        Store(path, contest())
    assert refused.value.code == code
    assert path.read_bytes() == text


@pytest.mark.parametrize(
    "line",
    [
        b"{}",
        b'{"deal":1,"games":[]}',
        b'{"deal":1,"games":[{"seats":[5,6],"points":[0,0],"winners":[],"moves":1}]}',
    ],
)
def test_a_damaged_line_is_named(tmp_path: Path, line: bytes) -> None:
    path = tmp_path / "run"
    Store(path, contest())
    path.write_bytes(path.read_bytes() + line + b"\n")
    with pytest.raises(WrongStore) as refused:
        Store(path, contest())
    assert refused.value.facts == {"line": 2}


# ----------------------------------------------------------------------------- who beats whom


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "deals"),
    [
        ("one-eleven", 30),
        ("myrummy", 20),
        ("romme", 300),
        ("romme-lay", 300),
        ("serie-noire", 80),
        ("brettspielnetz", 80),
        ("rummikub", 20),
    ],
)
def test_steady_beats_greedy(game: str, deals: int) -> None:
    duel = contest(game, ("steady", "greedy"))
    result = standing(duel, run(duel, range(1, deals + 1), workers=Processes(1)))
    assert result.pairings[0].interval[0] > 0.5


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["steady", "greedy"])
@pytest.mark.parametrize("game", ["one-eleven", "romme", "serie-noire-gin", "gin", "rummikub"])
def test_bots_beat_random(game: str, bot: str) -> None:
    duel = contest(game, (bot, "random"))
    result = standing(duel, run(duel, range(1, 16), workers=Processes(1)))
    assert result.pairings[0].interval[0] > 0.5
