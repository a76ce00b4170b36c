"""Lessons as clients get them: a whole one at once, and what any other move leads to.

The puzzle of a day is a lesson of one task.
"""

from datetime import date
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from rummel import encoding, games, lessons, wire
from rummel.errors import RuleError
from rummel.family import Task
from rummel.lang import Words
from rummel.lessons import LEARNER, MOST_MOVES, Progress
from rummel.puzzles import puzzle_of
from rummel.tables.checks import checked

StepNumber = Annotated[int, Meta(ge=0, le=100)]
MoveText = Annotated[str, Meta(max_length=2000)]


class LessonMove(Struct, frozen=True):
    """A move as the learner notices it."""

    events: tuple[wire.Heard, ...]
    view: msgspec.Raw


class LessonAt(Struct, frozen=True, kw_only=True):
    """Where a task stands after a move of the learner, and what the others did then."""

    number: int
    moves: tuple[LessonMove, ...]
    done: bool
    lost: bool  # the round is over, and somebody else has won it
    next: str  # a move that leads on; empty: none is needed


class LessonStep(Struct, frozen=True):
    """A move that a task wants, and what it leads to."""

    move: str
    any: bool  # any other legal move of the same word will do as well
    check: wire.Checked
    at: LessonAt


class LessonTask(Struct, frozen=True, kw_only=True):
    """A position to play. Its words are under `lesson-<words>`."""

    words: str
    position: str  # as a line of text
    win: bool  # it is done when the round is won, in whatever way
    most: int  # it is done when so many pieces are laid at once, in whatever way; 0: by its line
    rules: dict[str, Any]
    start: LessonAt
    line: tuple[LessonStep, ...]  # one way to do it


class Lesson(Struct, frozen=True):
    """Of a game, or of a day: enough to play it as it is meant without asking again."""

    game: str
    tasks: tuple[LessonTask, ...]


class LessonMoves(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A task, counted from 0, and the moves of the learner so far, the one in question last."""

    step: StepNumber
    moves: Annotated[tuple[MoveText, ...], Meta(min_length=1, max_length=MOST_MOVES)]


def lesson_json(of: str | date) -> bytes:
    """The lesson of a game, or the puzzle of a day."""
    game, tasks = _tasks(of)
    if not tasks:
        raise RuleError("lesson-unknown", game=game, tasks=0)
    return encoding.ENCODER.encode(Lesson(game, tuple(map(_task, tasks))))


def moves_json(of: str | date, step: int, moves: tuple[str, ...]) -> bytes:
    """Where a task stands after these moves."""
    return encoding.ENCODER.encode(_at(lessons.played(_task_of(of, step), moves)))


def check_json(of: str | date, step: int, moves: tuple[str, ...], language: str) -> bytes:
    """Whether the last of these moves would be legal, whatever the task wants."""
    before = lessons.played(_task_of(of, step), moves[:-1])
    return encoding.ENCODER.encode(_checked(before, moves[-1], language))


def _tasks(of: str | date) -> tuple[str, tuple[Task, ...]]:
    if isinstance(of, str):
        return of, games.find(of).lesson
    puzzle = puzzle_of(of)
    return puzzle.game, (puzzle.task,)


def _task_of(of: str | date, step: int) -> Task:
    game, tasks = _tasks(of)
    if not 0 <= step < len(tasks):
        raise RuleError("lesson-unknown", game=game, tasks=len(tasks))
    return tasks[step]


def _task(task: Task) -> LessonTask:
    now = start = lessons.played(task)
    done: tuple[str, ...] = ()
    line: list[LessonStep] = []
    while not now.done:
        move = now.next
        done = (*done, move)
        check = _checked(now, move, "en")  # legal, so nothing is said
        now = lessons.played(task, done)
        free = not task.win and " " not in task.moves[len(line)]
        line.append(LessonStep(move, free, check, _at(now)))
    rules = encoding.plain(start.match.rules)
    return LessonTask(
        words=task.words,
        position=task.position,
        win=task.win,
        most=task.most,
        rules=rules,
        start=_at(start),
        line=tuple(line),
    )


def _checked(now: Progress, move: str, language: str) -> wire.Checked:
    return checked(now.match, LEARNER, move, Words(language=language).error)


def _at(now: Progress) -> LessonAt:
    return LessonAt(
        number=now.number,
        moves=tuple(
            LessonMove(encoding.heard_json(one.events), encoding.view_json(one.view))
            for one in now.latest
        ),
        done=now.done,
        lost=now.lost,
        next=now.next,
    )
