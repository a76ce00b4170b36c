"""Every question of the ledger is answered for players, or there is a reason why not."""

import re
from pathlib import Path

import pytest

from rummel.games import GAMES
from rummel.lang import Words, keys, languages
from rummel.rulings import rulings

TESTS = Path(__file__).parent
LEDGER = (TESTS.parent / "docs" / "ledger.md").read_text()

QUESTION = re.compile(r"^\| (Q-[A-Z]{3}-\d+) \|", re.MULTILINE)
SLIP = re.compile(r"^\| (D-[A-Z]{3}-\d+) \|", re.MULTILINE)
UNRULED = re.compile(r"^\| (Q-\S+) \| (.+) \|$", re.MULTILINE)


def ruled() -> set[str]:
    return {ruling.id for game in GAMES.values() for ruling in rulings(game)}


def unruled() -> set[str]:
    return {name for name, _ in UNRULED.findall((TESTS / "unruled.md").read_text())}


def test_every_question_has_a_ruling_or_a_reason() -> None:
    questions = set(QUESTION.findall(LEDGER))
    assert questions
    assert questions - ruled() - unruled() == set()
    assert unruled() <= questions
    assert ruled() & unruled() == set(), "it has words after all: take the reason out"


def test_no_ruling_is_about_nothing() -> None:
    assert ruled() <= {*QUESTION.findall(LEDGER), *SLIP.findall(LEDGER)}
    worded = {key.partition(".")[0] for key in keys() if key.startswith("ruling-")}
    assert worded == {ruling.key for game in GAMES.values() for ruling in rulings(game)}


@pytest.mark.parametrize("language", languages())
def test_rulings_are_short_questions_and_answers(language: str) -> None:
    words = Words(language=language, strict=True)
    for game in GAMES.values():
        for ruling in rulings(game):
            question, answer = words(ruling.key), words(f"{ruling.key}.ruling")
            assert len(question) < 130, ruling.id
            assert question[-1] in ".?", ruling.id
            assert len(answer) < 230, ruling.id
            assert answer[-1] == ".", ruling.id


def test_a_question_with_another_reading_names_its_option() -> None:
    """Every option that stands for a question is reached from that question."""
    for game in GAMES.values():
        reached = {(one.id, o.name) for one in rulings(game) for o in one.options}
        for option in game.options:
            for name in option.ledger:
                if name.startswith(f"Q-{game.sheet}-") and name not in unruled():
                    assert (name, option.name) in reached, f"there are no words for {name}"


def test_romme_with_adding_has_the_rulings_of_romme_that_hold_there() -> None:
    own = {ruling.id for ruling in rulings(GAMES["romme-lay"])}
    assert {"Q-LAY-1", "Q-ROM-1", "D-ROM-1"} <= own
    assert "Q-ROM-18" not in own  # there the last card may be laid (LAY-05)


def test_reference_games_have_no_sheet_and_no_rulings() -> None:
    assert rulings(GAMES["gin"]) == rulings(GAMES["rummikub"]) == ()
