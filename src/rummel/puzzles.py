"""The puzzle of a day: a position of a game in which more can be laid than one sees at first.

Everybody has the same puzzle on the same day. It is what a beginner has overlooked in a round with
another: the solver knows the most that can be laid there, and that melds have to be taken apart for
it.
"""

from collections import Counter
from datetime import date
from functools import lru_cache
from itertools import count
from random import Random
from typing import Final

from msgspec import Struct

from rummel import games, hints, match
from rummel.bots import CHARACTERS, find_bot
from rummel.family import Game, Task
from rummel.game import format_move
from rummel.knowledge import Knowledge
from rummel.lessons import LEARNER
from rummel.match import Match
from rummel.pieces import Meld
from rummel.position import Position

# So that it can be taken in at a glance, and not solved at one.
_PLACED: Final = range(4, 9)  # pieces that can be laid,
_MOST_HELD: Final = 15  # from a rack of at most this size,
_LYING: Final = range(24, 61)  # with so many on the table,
_TAKEN_APART: Final = 2  # of whose melds at least so many have to be taken apart

_BEGINNER: Final = find_bot(CHARACTERS[0])
# The games that have puzzles take turns.
_GAMES: Final = tuple(game for game in games.GAMES.values() if game.puzzles)


class Puzzle(Struct, frozen=True):
    game: str
    task: Task


@lru_cache(maxsize=64)
def puzzle_of(day: date) -> Puzzle:
    game = _GAMES[day.toordinal() % len(_GAMES)]
    tasks = (_overlooked(game, f"{day.isoformat()} {number}") for number in count())
    return Puzzle(game.id, next(task for task in tasks if task))


def _overlooked(game: Game, seed: str) -> Task | None:
    """The first position of a round that makes a puzzle; None: there is none."""
    now = match.new(game.id, seed=seed, players=2)
    chance = Random(seed)
    while now.state.outcome is None:
        seat = now.to_act[0]
        if seat == LEARNER and (task := _task(game, now)):
            return task
        now, _ = match.apply(now, seat, _BEGINNER(now.knowledge(seat), chance))
    return None


def _task(game: Game, now: Match) -> Task | None:
    """To lay the most that can be laid here, if that is worth a puzzle."""
    before = now.state
    if len(before.hands[LEARNER]) > _MOST_HELD or before.lying not in _LYING:
        return None
    view = now.view(LEARNER)
    greedy = game.family.bots.greedy(view, Random(0))
    advice = game.family.advise(Knowledge(view), greedy, hints.USUAL)
    answer = advice.answer
    if not (advice.lays and answer and answer.proven and answer.placed in _PLACED):
        return None
    [move] = advice.moves  # a turn of laying is one move
    after, _ = match.apply(now, LEARNER, move)
    if _taken_apart(before.table, after.state.table) < _TAKEN_APART:
        return None
    return Task(
        words="puzzle",
        position=Position.of(game.id, before).without_chance.text,
        moves=(format_move(move),),
        most=answer.placed,
    )


def _taken_apart(before: tuple[Meld, ...], after: tuple[Meld, ...]) -> int:
    """How many melds no longer lie together, with or without more."""
    now = [Counter(one.in_hand for one in meld) for meld in after]
    old = [Counter(one.in_hand for one in meld) for meld in before]
    return sum(not any(meld <= one for one in now) for meld in old)
