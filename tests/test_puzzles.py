"""The puzzles of the days: the same for all, worth finding out, and solved by laying the most."""

from datetime import date, timedelta

import pytest

from rummel import hints, puzzles
from rummel.errors import RuleError
from rummel.knowledge import Knowledge
from rummel.lessons import LEARNER, played
from rummel.server.lessons import check_json, lesson_json, moves_json

DAYS = [date(2026, 11, 1) + timedelta(day) for day in range(31)]


@pytest.mark.parametrize("day", DAYS, ids=str)
def test_every_day_has_a_puzzle_whose_answer_is_the_most_that_can_be_laid(day: date) -> None:
    puzzle = puzzles.puzzle_of(day)
    puzzles.puzzle_of.cache_clear()
    assert puzzles.puzzle_of(day) == puzzle  # everybody has the same
    start = played(puzzle.task)
    assert start.match.to_act == (LEARNER,)
    best = hints.advise(Knowledge(start.match.view(LEARNER)))
    assert best.answer
    assert (best.answer.placed, best.answer.proven) == (puzzle.task.most, True)
    assert played(puzzle.task, (start.next,)).done


def test_games_take_turns() -> None:
    assert len({puzzles.puzzle_of(day).game for day in DAYS}) > 1


def test_any_turn_that_lays_as_much_solves_it_and_no_other() -> None:
    task = puzzles.puzzle_of(DAYS[0]).task
    [move] = task.moves
    word, _, melds = move.partition(" ")
    turned = " | ".join(reversed(melds.split(" | ")))  # the same table, in another order
    assert played(task, (f"{word} {turned}",)).done
    with pytest.raises(RuleError, match="puzzle-more") as refused:
        played(task, ("draw",))
    assert refused.value.facts == {"laid": 0, "most": task.most}
    with pytest.raises(RuleError, match="meld-short"):
        played(task, ("lay 1c 2c",))


def test_clients_get_it_as_a_lesson_of_one_task() -> None:
    assert b'"most":' in lesson_json(DAYS[0])
    [move] = puzzles.puzzle_of(DAYS[0]).task.moves
    assert b'"done":true' in moves_json(DAYS[0], 0, (move,))
    assert b'"legal":true' in check_json(DAYS[0], 0, (move,), "en")
    with pytest.raises(RuleError, match="lesson-unknown"):
        moves_json(DAYS[0], 1, (move,))
