"""Lessons: every task can be done as it is meant, and whatever else is tried gets an answer."""

from random import Random

import pytest

from rummel import lessons
from rummel.bots.random import random_move
from rummel.errors import RuleError
from rummel.family import Task
from rummel.game import format_move
from rummel.games import GAMES
from rummel.lang import Words, languages
from rummel.lessons import LEARNER, played
from rummel.server.lessons import check_json, lesson_json, moves_json

TASKS = [(game.id, step) for game in GAMES.values() for step in range(len(game.lesson))]


def solved(task: Task) -> list[lessons.Progress]:
    """Where a task stands after each move that leads on."""
    steps = [played(task)]
    moves: tuple[str, ...] = ()
    while not steps[-1].done:
        assert not steps[-1].lost, task.words
        assert len(moves) < 12, f"{task.words} is not done by {moves}"
        moves = (*moves, steps[-1].next)
        steps.append(played(task, moves))
    return steps


def test_every_game_with_decisions_has_a_lesson() -> None:
    for game in GAMES.values():
        decides = len(game.family.moves_under(game.rules)) > 1
        assert bool(game.lesson) == decides, game.id
        assert all(task.position.startswith(game.id) for task in game.lesson), game.id
        assert [task.win for task in game.lesson[:-1]] == [False] * max(0, len(game.lesson) - 1)
        assert all(task.win for task in game.lesson[-1:]), "a lesson ends with a game that is won"


@pytest.mark.parametrize(("game", "step"), TASKS)
def test_every_task_can_be_done(game: str, step: int) -> None:
    task = GAMES[game].lesson[step]
    assert not task.win or len(task.moves) == len(solved(task)) - 1
    # The line of a won game is what it says; elsewhere a word stands for any such move.
    for wanted, before in zip(task.moves, solved(task), strict=False):
        assert before.next == wanted or before.next.split()[0] == wanted
    if task.win:
        outcome = solved(task)[-1].match.state.outcome
        assert outcome is not None
        assert LEARNER in outcome.winners


@pytest.mark.parametrize(("game", "step"), TASKS)
def test_other_moves_are_answered(game: str, step: int) -> None:
    """A legal move that the task does not ask for is refused as such, and nothing is played."""
    task = GAMES[game].lesson[step]
    if task.win:
        return
    view = played(task).latest[-1].view
    wanted = task.moves[0]
    for move in view.legal:
        text = format_move(move)
        if text.split()[0] == wanted or text == played(task).next:
            assert played(task, (text,)).number >= 1
        else:
            with pytest.raises(RuleError, match="lesson-other"):
                played(task, (text,))


@pytest.mark.parametrize("game", [game.id for game in GAMES.values() if game.lesson])
def test_a_won_game_can_be_lost_and_goes_on_whatever_is_played(game: str) -> None:
    task = GAMES[game].lesson[-1]
    for seed in range(3):
        chance = Random(seed)
        moves: tuple[str, ...] = ()
        now = played(task)
        while not now.done and not now.lost and len(moves) < 8:
            move = random_move(now.latest[-1].view, chance)
            moves = (*moves, format_move(move))
            now = played(task, moves)


def test_what_the_rules_refuse_is_refused_as_at_any_table() -> None:
    task = GAMES["romme"].lesson[1]
    with pytest.raises(RuleError, match="meld-short"):
        played(task, ("lay 12c 12d",))
    with pytest.raises(RuleError, match="bad-move"):
        played(task, ("dance",))
    with pytest.raises(RuleError, match="round-over"):
        played(task, ("lay 12c 12d 12h", "discard 3c", "draw"))


def test_pieces_may_be_named_in_any_order() -> None:
    task = GAMES["rummikub"].lesson[2]
    assert played(task, ("lay 10d 11d 12d | 9h 8h 7h | 7s 7c 7d",)).done


def test_a_lesson_without_end_is_refused() -> None:
    with pytest.raises(RuleError, match="lesson-long"):
        played(GAMES["karo8"].lesson[-1], ("draw",) * (lessons.MOST_MOVES + 1))
    for game, step in (("duel", 0), ("gin", 99), ("gin", -1)):
        with pytest.raises(RuleError, match="lesson-unknown"):
            moves_json(game, step, ())


@pytest.mark.parametrize("language", languages())
def test_tasks_are_said_briefly(language: str) -> None:
    """They stand above a table on a phone."""
    words = Words(language=language, strict=True)
    for game, step in TASKS:
        said = words(f"lesson-{GAMES[game].lesson[step].words}")
        assert 60 < len(said) < 265, said


@pytest.mark.parametrize("game", [game.id for game in GAMES.values() if game.lesson])
def test_what_clients_get(game: str) -> None:
    """The whole lesson at once; nothing in it that the learner could not see."""
    text = lesson_json(game).decode()
    assert len(text) < 32_000
    assert '"seat":0' in text
    assert '"seat":1,"to_act"' not in text
    task = GAMES[game].lesson[0]
    first = played(task).next
    assert b'"done"' in moves_json(game, 0, (first,))
    assert b'"legal":true' in check_json(game, 0, (first,), "de")
    with pytest.raises(RuleError, match="lesson-unknown"):
        lesson_json("duel")


def test_a_check_says_what_is_wrong_whatever_the_task_wants() -> None:
    assert b'"legal":true' in check_json("romme", 0, ("take",), "en")
    assert b"meld-short" in check_json("romme", 1, ("lay 12c 12d",), "en")
