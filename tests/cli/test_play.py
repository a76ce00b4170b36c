"""Whole matches at the keyboard."""

import json
import re
from pathlib import Path

import pytest

from rummel import record
from rummel.cli.seats import read_rules, read_seats
from rummel.cli.session import Session, resume
from rummel.game import parse_move
from rummel.games import GAMES, find
from rummel.games.one_eleven.state import OneElevenView
from rummel.games.one_eleven.terminal import rephrase
from rummel.lang import Words
from tests.cli.kit import rummel, rummel_here, script

SAVE = "rummel-karo8.save.json"


def test_a_whole_match_of_karo8(tmp_path: Path) -> None:
    typed = script("karo8", "s1")
    text = "\n".join(typed) + "\n"
    ran = rummel("play", "karo8", "--seed", "s1", "--record", "m.ndjson", typed=text, at=tmp_path)
    assert ran.code == 0
    assert "Round 1 is over" in ran.out
    assert "The winner: " in ran.out
    assert "Hand of Leo (bot):" in ran.out  # once the round is over
    assert "m.ndjson" in ran.out
    # The save has gone with the end of the match; the record is valid and fair.
    assert [path.name for path in tmp_path.iterdir()] == ["m.ndjson"]
    assert rummel("verify", "m.ndjson", at=tmp_path).code == 0
    # The commitment shown before the deal is the one in the record, and the reveal fits it.
    head = json.loads((tmp_path / "m.ndjson").read_bytes().splitlines()[0])
    assert head["commit"] in ran.out.replace("\n", "")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_played_to_its_end(game: str, tmp_path: Path) -> None:
    settings = ("rounds=1", "target=0", "extra_round=false")
    typed = script(game, "e1", settings=settings)
    args = [arg for setting in settings for arg in ("--option", setting)]
    text = "\n".join(typed) + "\n"
    ran = rummel_here("play", game, "--seed", "e1", "--record", "m", *args, typed=text, at=tmp_path)
    assert ran.code == 0
    assert "The match is over" in ran.out
    assert "✗" not in ran.out
    assert rummel_here("verify", "m", at=tmp_path).code == 0
    assert [path.name for path in tmp_path.iterdir()] == ["m"]


def test_several_people_pass_the_keyboard(tmp_path: Path) -> None:
    typed = script("karo8", "s2", seats="ana,bo")
    text = "\n".join(typed) + "\n"
    args = ("play", "karo8", "--seed", "s2", "--seats", "ana,bo")
    ran = rummel_here(*args, typed=text, at=tmp_path)
    assert ran.code == 0
    assert ran.out.count("Pass the keyboard to Ana") > 5
    # Between two prompts to pass the keyboard, only one player's hand is on the screen.
    for part in ran.out.split("Round 1 is over")[0].split("Pass the keyboard to ")[1:]:
        name = re.match(r"\w+", part)
        assert name
        assert f"{name[0]} (you)" in part
        assert "Hand of" not in part
        for other in {"Ana", "Bo"} - {name[0]}:
            assert f"{other} (you)" not in part


def test_no_keyboard_is_passed_where_nothing_is_secret(tmp_path: Path) -> None:
    typed = "\n".join(script("duel", "s2", seats="ana,bo")) + "\n"
    args = ("play", "duel", "--seed", "s2", "--seats", "ana,bo")
    assert "Pass the keyboard" not in rummel_here(*args, typed=typed, at=tmp_path).out


def test_bots_can_play_alone(tmp_path: Path) -> None:
    ran = rummel_here("play", "karo8", "--seats", "bot,bot,bot,bot", "--seed", "1", at=tmp_path)
    assert ran.code == 0
    assert "The winning team: Leo (bot) and Leo 3 (bot)" in ran.out


def test_a_match_is_taken_up_exactly_where_it_was_left(tmp_path: Path) -> None:
    typed = script("one-eleven", "s3")
    whole = tmp_path / "whole"
    parts = tmp_path / "parts"
    for folder in (whole, parts):
        folder.mkdir()
    args = ("play", "one-eleven", "--seed", "s3", "--record", "m")
    assert rummel_here(*args, typed="\n".join(typed) + "\n", at=whole).code == 0
    first = rummel_here(*args, typed="\n".join(typed[:3]) + "\nquit\n", at=parts)
    assert "rummel play --resume rummel-one-eleven.save.json" in first.out
    again = ("play", "--resume", "rummel-one-eleven.save.json", "--record", "m")
    for at in range(3, len(typed), 5):  # five moves a sitting
        assert rummel_here(*again, typed="\n".join(typed[at : at + 5]) + "\n", at=parts).code == 0
    assert (whole / "m").read_bytes() == (parts / "m").read_bytes()
    assert [path.name for path in parts.iterdir()] == ["m"]


def test_the_save_is_private_and_never_written_over(tmp_path: Path) -> None:
    for _ in range(2):
        rummel_here("play", "karo8", typed="quit\n", at=tmp_path)
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["rummel-karo8-2.save.json", SAVE]
    assert (tmp_path / SAVE).stat().st_mode & 0o077 == 0
    # Two matches without a seed have different secrets.
    secrets = {json.loads((tmp_path / name).read_text())["secret"] for name in names}
    assert len(secrets) == 2


def test_enter_makes_the_only_move(tmp_path: Path) -> None:
    ran = rummel_here("play", "duel", "--seed", "1", typed="\n" * 55, at=tmp_path)
    assert ran.code == 0
    assert "The match is over" in ran.out


def test_words_may_be_cut_short_and_suits_pasted(tmp_path: Path) -> None:
    ran = rummel_here("play", "karo8", "--seed", "2", typed="la 8♦\nquit\n", at=tmp_path)
    assert "✗" not in ran.out
    assert json.loads((tmp_path / SAVE).read_text())["moves"][0] == [0, "lay 8d"]


def test_in_111_the_card_that_leaves_may_be_named() -> None:
    game = find("one-eleven")
    seats = read_seats("ana,bo", Words())
    session = Session(game, read_rules(game, (), 2), seats, "x", ("", ""))
    session.apply(0, parse_move(game.family.moves, "take 1"))
    view = session.view(0)
    assert isinstance(view, OneElevenView)
    hand = view.hands[0]
    assert hand
    assert rephrase(view, "insert", ["3", str(hand[2])]) == ["3", "left"]
    assert rephrase(view, "insert", ["3", str(hand[3])]) == ["3", "right"]
    assert rephrase(view, "insert", ["0", str(hand[-1])]) == ["0", "far"]
    assert rephrase(view, "insert", ["12", str(hand[0])]) == ["12", "far"]
    for rest in (["3", str(hand[7])], ["3", "left"], ["3"], ["x", "y"], ["9" * 99, "5"]):
        assert rephrase(view, "insert", rest) == rest


def test_the_menu(tmp_path: Path) -> None:
    number = [*GAMES].index("karo8") + 1
    ran = rummel_here("play", typed=f"0\nwhist\n{number}\nquit\n", at=tmp_path)
    assert ran.code == 0
    assert "There is no game called “whist”" in ran.out
    assert (tmp_path / SAVE).exists()


# ------------------------------------------------------------------------------------------ undo


def test_undo_takes_a_move_back(tmp_path: Path) -> None:
    """Taking the open discard reveals nothing new, so it can be undone."""
    args = ("play", "gin", "--seed", "g1", "--seats", "ana,bo", "--record", "m")
    ran = rummel_here(*args, typed="take\nundo\ntake\nundo\nundo\n", at=tmp_path)
    assert ran.code == 0
    assert "There is nothing to take back" in ran.out
    saved = json.loads((tmp_path / "rummel-gin.save.json").read_text())
    assert saved["moves"] == []
    assert b'"move"' not in (tmp_path / "m").read_bytes()


def test_undo_ends_where_something_new_was_seen(tmp_path: Path) -> None:
    args = ("play", "gin", "--seed", "g1", "--seats", "ana,bo")
    ran = rummel_here(*args, typed="pass\npass\ndraw\nundo\n", at=tmp_path)
    assert "There is nothing to take back" in ran.out
    assert len(json.loads((tmp_path / "rummel-gin.save.json").read_text())["moves"]) == 3


def test_undo_does_not_reach_into_another_turn() -> None:
    words = Words()
    seats = read_seats("ana,bo", words)
    game = find("gin")
    session = Session(game, read_rules(game, (), 2), seats, "g1", ("", ""))
    first = session.to_act[0]
    session.apply(first, parse_move(game.family.moves, "pass"))
    assert not session.can_undo(first)
    assert not session.can_undo(session.to_act[0])


def test_bots_do_not_roll_again_after_a_resume() -> None:
    words = Words()
    game = find("romme")
    seats = read_seats("bot:random,bot:random,bot:random", words)
    session = Session(game, read_rules(game, (), 3), seats, "b1", ("", "", ""))
    for _ in range(60):
        session.bot_move(session.to_act[0])
    again = resume(session.save(), "")
    assert again.match == session.match
    for _ in range(20):
        for one in (session, again):
            one.bot_move(one.to_act[0])
    assert again.match == session.match


def test_the_record_grows_with_the_match() -> None:
    words = Words()
    game = find("karo8")
    seats = read_seats("bot,bot", words)
    session = Session(game, read_rules(game, (), 2), seats, "b1", ("a", "b"))
    grown = session.record()
    while not session.match.result:
        session.bot_move(session.to_act[0])
        grown += session.last_lines()
    assert grown == session.record()
    assert record.verify(grown).result == session.match.result


def test_a_seed_deals_the_same_in_every_language(tmp_path: Path) -> None:
    dealt = set()
    for language in ("en", "de", "es"):
        ran = rummel("--lang", language, "play", "gin", "--seed", "abc", at=tmp_path)
        dealt.add(tuple(re.findall(r"[0-9AJQK]+[♣♦♥♠]", ran.out)))
    assert len(dealt) == 1
    assert len(dealt.pop()) >= 10
