"""Lessons: a few positions of a game, and what a beginner does in them.

A lesson is data of its game (`Game.lesson`); here it is played. The learner sits in seat 0, the
others are played by the family's `greedy`. Nothing is kept between two calls: a task and the
learner's moves so far say where it stands. A move that the rules refuse is refused as at any table,
and one that is legal but not what the task asks for as `lesson-other`.
"""

from random import Random
from typing import Any, Final

from msgspec import Struct

from rummel import games, match
from rummel.errors import RuleError
from rummel.family import Task
from rummel.game import Event, Move, State, View, format_move, heard, parse_move, word_of
from rummel.knowledge import Habit
from rummel.match import Match
from rummel.position import Position

LEARNER: Final = 0
MOST_MOVES: Final = 40  # of the learner in one task; the longest takes six


class Seen(Struct, frozen=True):
    """A move as the learner notices it."""

    events: tuple[Event, ...]
    view: View


class Progress(Struct, frozen=True):
    """Where a task stands."""

    match: Match
    number: int  # of all moves so far
    latest: tuple[Seen, ...]  # the learner's last move and what the others did then
    done: bool
    lost: bool  # the round is over, and somebody else has won it
    next: str  # a move that leads on; empty: none is needed


def played(task: Task, moves: tuple[str, ...] = ()) -> Progress:
    """The task after these moves of the learner."""
    if len(moves) > MOST_MOVES:
        raise RuleError("lesson-long", most=MOST_MOVES)
    now = Position.parse(task.position).match("lesson")
    now, number, latest = _others_go(task, now, 0, 0, (Seen((), now.view(LEARNER)),))
    for at, text in enumerate(moves):
        if _over(task, now, at):
            raise RuleError("round-over")
        now, events = _accepted(task, now, at, text)
        seen = (Seen(heard(events, LEARNER), now.view(LEARNER)),)
        now, number, latest = _others_go(task, now, at + 1, number + 1, seen)
    over = _over(task, now, len(moves))
    done = over and (not task.win or _is_won(now))
    return Progress(
        match=now,
        number=number,
        latest=latest,
        done=done,
        lost=over and not done,
        next="" if over else _next(task, now, moves),
    )


def _others_go(
    task: Task, now: Match, at: int, number: int, seen: tuple[Seen, ...]
) -> tuple[Match, int, tuple[Seen, ...]]:
    """Lets the others play until the learner may, and the task goes on."""
    while not _over(task, now, at) and LEARNER not in now.to_act:
        now, events = _others(now)
        number += 1
        seen += (Seen(heard(events, LEARNER), now.view(LEARNER)),)
    return now, number, seen


def _is_won(now: Match) -> bool:
    outcome = now.state.outcome
    return outcome is not None and LEARNER in outcome.winners


def _over(task: Task, now: Match, count: int) -> bool:
    """Whether nothing is left to do after this many moves of the learner."""
    return now.state.outcome is not None if task.win else count >= len(task.moves)


def _read(now: Match, text: str) -> Move:
    return parse_move(games.family_of(now.rules).moves, text)


def _accepted(task: Task, now: Match, at: int, text: str) -> match.Step:
    """The match after a move, if it is legal and what the task wants."""
    move = _read(now, text)
    after = match.apply(now, LEARNER, move)
    if task.win:
        return after
    if task.most:
        laid = after[0].state.lying - now.state.lying
        if laid < task.most:
            raise RuleError("puzzle-more", laid=laid, most=task.most)
        return after
    wanted = task.moves[at]
    if wanted in (format_move(move), word_of(move)):
        return after
    if " " in wanted:
        aim, _ = match.apply(now, LEARNER, _read(now, wanted))
        if aim.state.table and _lying(aim.state) == _lying(after[0].state):
            return after
    raise RuleError("lesson-other")


def _lying(state: State) -> tuple[Any, ...]:
    """What the learner holds and what lies on the table, in whatever order it lies."""
    melds = sorted(sorted(one.in_hand for one in meld) for meld in state.table)
    return state.hands[LEARNER], melds


def _others(now: Match) -> match.Step:
    """What the first of the others does."""
    seat = now.to_act[0]
    habit: Habit[View] = games.family_of(now.rules).bots.greedy
    return match.apply(now, seat, habit(now.view(seat), Random(0)))


def _next(task: Task, now: Match, moves: tuple[str, ...]) -> str:
    """A move that leads on: the task's own, or what the others would do here."""
    at, view = len(moves), now.view(LEARNER)
    on_line = not task.win or moves == task.moves[:at]
    wanted = task.moves[at] if on_line and at < len(task.moves) else ""
    if " " in wanted:
        return wanted
    habit: Habit[View] = games.family_of(now.rules).bots.greedy
    usual = format_move(habit(view, Random(0)))
    listed = [format_move(move) for move in view.legal]
    fitting = [text for text in (usual, *listed) if text.split()[0] == wanted]
    return fitting[0] if fitting else usual
