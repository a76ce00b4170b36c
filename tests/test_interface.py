"""The public interface: a match advances by itself, and refuses clearly."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

import rummel
from rummel import games, match
from rummel.bots import find_bot
from rummel.bots.play import play
from rummel.deal import chain, round_key
from rummel.errors import RuleError
from rummel.game import Timeout
from rummel.games import GAMES, find
from rummel.lang import Words, languages
from rummel.testkit import random_rules

ALL = pytest.mark.parametrize("game", GAMES)


def _over(table: rummel.Match) -> rummel.Match:
    """The match at the end of its round, or of itself."""
    bot = find_bot("greedy")
    while table.to_act:
        seat = table.to_act[0]
        table = table.play(bot(table.knowledge(seat), Random(1)), seat)
    return table


# ---------------------------------------------------------------------------------- next round


@ALL
def test_a_match_goes_on_by_itself(game: str) -> None:
    table = rummel.new(game, seed="on and on", rounds=2)
    with pytest.raises(RuleError, match="round-not-over"):
        table.next_round()
    table = _over(table)
    after = table.next_round()
    assert (after.round, after.booked, after.deals) == (2, table.booked, table.deals)
    # By the same scheme as everybody's: a chain of seeds, and a key for each deal.
    seed = chain(b"on and on", table.rules.max_deals)[1]
    assert after == match.next_round(table, round_key(seed, 2, ()))[0]
    while not after.result:
        after = _over(after) if after.to_act else after.next_round()
    with pytest.raises(RuleError, match="match-over"):
        after.next_round()


def test_a_match_that_gets_its_keys_from_outside_says_so() -> None:
    game = find("karo8")
    table, _ = match.begin(game, game.configure(rounds=2), b"k" * 32)
    table = _over(table)
    with pytest.raises(RuleError, match="deals-outside"):
        table.next_round()
    assert match.next_round(table, b"l" * 32)[0].round == 2


# --------------------------------------------------------------------------------------- clocks


@ALL
def test_a_player_can_not_be_the_clock(game: str) -> None:
    table = rummel.new(game, seed="clock")
    for move in ("timeout", "Timeout", Timeout()):
        with pytest.raises(RuleError, match="clock-only"):
            table.play(move)
    late = table.time_out()
    assert late == match.apply(table, table.to_act[0], Timeout())[0]
    assert late == table.time_out(table.to_act[0])
    assert late != table


def test_what_is_no_move_is_refused() -> None:
    table = rummel.new("gin", seed="moves")
    for move in ("jump", "", 7, None):
        with pytest.raises(RuleError, match="bad-move"):
            table.play(move)  # type: ignore[arg-type]


# ---------------------------------------------------------------------------------------- seats

NO_SEATS: list[Any] = [2, 7, -1, "0", 1.0, True, b"0", (0,)]


@ALL
@pytest.mark.parametrize("seat", NO_SEATS, ids=repr)
def test_what_is_no_seat_is_refused_alike_everywhere(game: str, seat: Any) -> None:
    rules = find(game).configure(players=2)
    table = match.begin(find(game), rules, b"s" * 32)[0]
    move = find_bot("random")(table.knowledge(table.to_act[0]), Random(1))
    tries = (
        lambda: table.view(seat),
        lambda: table.play(move, seat=seat),
        lambda: table.time_out(seat),
        lambda: games.view(table.state, seat),
        lambda: games.apply(table.state, seat, move),
        lambda: match.resign(table, seat),
    )
    for attempt in tries:
        with pytest.raises(RuleError) as refused:
            attempt()
        assert refused.value.code == "no-seat"
        assert refused.value.facts == {"text": str(seat), "last": 1}


@pytest.mark.parametrize("language", languages())
def test_every_language_says_which_seats_there_are(language: str) -> None:
    with pytest.raises(RuleError) as refused:
        rummel.new("romme", seed="words").view(7)
    message = Words(language=language, strict=True).error(refused.value)
    assert "7" in message
    assert "3" in message


# --------------------------------------------------------------------------------------- verify


def test_a_record_is_text_bytes_or_a_path(tmp_path: Path) -> None:
    game = find("karo8")
    played = play(game, game.rules, [find_bot("greedy")] * 2, "verify", recorded=True)
    path = tmp_path / "match.ndjson"
    path.write_bytes(played.record)
    for source in (played.record, played.record.decode(), path, str(path)):
        assert rummel.verify(source) == played.match
        assert len(list(rummel.replay(source))) == len(list(rummel.replay(played.record)))


def test_a_record_that_is_not_there_is_refused(tmp_path: Path) -> None:
    for source in (tmp_path / "none.ndjson", str(tmp_path / "none.ndjson"), tmp_path, "a\0b"):
        with pytest.raises(RuleError, match="record-file") as refused:
            rummel.verify(source)
        assert refused.value.facts["path"] == str(source)
        assert refused.value.facts["reason"]
    for empty in ("", b"", " \n"):
        with pytest.raises(RuleError, match="record-"):
            rummel.verify(empty)
    with pytest.raises(TypeError, match="not int"):
        rummel.verify(7)  # type: ignore[arg-type]


# --------------------------------------------------------------------------------- options, seats


@pytest.mark.parametrize(
    ("game", "chosen", "length"),
    [
        ("one-eleven", {}, (0, 60)),
        ("one-eleven", {"rounds": 5}, (5, 0)),
        ("one-eleven", {"rounds": 5, "target": 60}, (5, 60)),
        ("one-eleven", {"target": 90}, (0, 90)),
        ("one-eleven", {"rounds": 0}, (0, 60)),
        ("myrummy", {"target": 200}, (0, 200)),
        ("myrummy", {"target": 0}, (4, 0)),
        ("myrummy", {"rounds": 3}, (3, 0)),
    ],
)
def test_rounds_or_a_target_that_is_chosen_decides_alone(
    game: str, chosen: dict[str, int], length: tuple[int, int]
) -> None:
    rules = find(game).configure(**chosen)
    assert (rules.rounds, rules.target) == length


@ALL
def test_presets_have_the_exact_numbers_of_players(game: str) -> None:
    preset = find(game)
    (players,) = [one for one in preset.options if one.name == "players"]
    assert players.allowed == preset.seats
    for count in range(1, 9):
        if count in preset.seats:
            assert preset.configure(players=count).players == count
            continue
        with pytest.raises(RuleError, match="bad-seats") as refused:
            preset.configure(players=count)
        assert refused.value.facts["numbers"] == preset.seats
    for wrong in (True, "2", 2.0, None):
        with pytest.raises(RuleError, match="bad-seats"):
            preset.configure(players=wrong)
    assert random_rules(preset, Random(1)).players in preset.seats


def test_options_of_several_numbers_may_be_lists() -> None:
    rules = rummel.new("karo8", seed="list", players=4, heroes=[0, 1]).rules
    assert rules == find("karo8").configure(players=4, heroes=(0, 1))
    assert hash(rules)
