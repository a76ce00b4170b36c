"""Lessons and puzzles over HTTP. Nothing is kept of them: a request says what was played before."""

from datetime import UTC, date, datetime, timedelta
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody

from rummel import wire
from rummel.errors import RuleError
from rummel.server.dependencies import InPath, Sender, TheService
from rummel.server.error_responses import language_of
from rummel.server.lessons import Lesson, LessonAt, LessonMoves
from rummel.server.service import Service
from rummel.server.worker_pool import pickled
from rummel.server.worker_responses import answered
from rummel.tables.who import Who

# Learners who go astray for longer than this wait as others do for hints.
_FREE_MOVES: Final = 10
_DAYS_BACK: Final = 30  # that have a puzzle

_Request = Request[Any, Any, Any]
_Day = FromPath[date]


@get("/api/lessons/{game:str}", summary="The lesson of a game")
async def lesson(
    request: _Request, service: TheService, who: Sender, game: InPath
) -> Response[Lesson]:
    """Its positions, and one way through each of them."""
    return await _whole(request, service, who, game)


@post("/api/lessons/{game:str}/moves", summary="What moves in a lesson lead to", status_code=200)
async def lesson_moves(
    request: _Request, service: TheService, who: Sender, game: InPath, data: JSONBody[LessonMoves]
) -> Response[LessonAt]:
    """A move that is legal but not what the task wants is refused as `lesson-other`."""
    return await _moves(request, service, who, game, data)


@post(
    "/api/lessons/{game:str}/check", summary="Whether a move in a lesson is legal", status_code=200
)
async def lesson_check(
    request: _Request, service: TheService, who: Sender, game: InPath, data: JSONBody[LessonMoves]
) -> Response[wire.Checked]:
    """The last of the moves; nothing is played."""
    return await _check(request, service, who, game, data)


@get("/api/puzzles/{day:date}", summary="The puzzle of a day")
async def puzzle(
    request: _Request, service: TheService, who: Sender, day: _Day
) -> Response[Lesson]:
    """A lesson of one task: to lay as much as can be laid. The last thirty days have one."""
    return await _whole(request, service, who, _known(service, day))


@post("/api/puzzles/{day:date}/moves", summary="What a turn in a puzzle leads to", status_code=200)
async def puzzle_moves(
    request: _Request, service: TheService, who: Sender, day: _Day, data: JSONBody[LessonMoves]
) -> Response[LessonAt]:
    """A turn that lays less than can be laid is refused as `puzzle-more`."""
    return await _moves(request, service, who, _known(service, day), data)


@post(
    "/api/puzzles/{day:date}/check", summary="Whether a turn in a puzzle is legal", status_code=200
)
async def puzzle_check(
    request: _Request, service: TheService, who: Sender, day: _Day, data: JSONBody[LessonMoves]
) -> Response[wire.Checked]:
    return await _check(request, service, who, _known(service, day), data)


def _known(service: Service, day: date) -> date:
    """A day that has a puzzle. Somewhere on earth it may be tomorrow already."""
    today = datetime.fromtimestamp(service.rooms.now(), UTC).date()
    if not today - timedelta(_DAYS_BACK) <= day <= today + timedelta(1):
        raise RuleError("puzzle-unknown", day=day.isoformat())
    return day


async def _whole(
    request: _Request, service: Service, who: Who | None, of: str | date
) -> Response[Any]:
    async def make() -> bytes:
        return pickled("lesson", of)

    return await answered(request, service, who, ("lesson", of), make, paid=True)


async def _moves(
    request: _Request, service: Service, who: Who | None, of: str | date, data: LessonMoves
) -> Response[Any]:
    async def make() -> bytes:
        return pickled("lesson-moves", of, data.step, data.moves)

    key = ("lesson-moves", of, data.step, data.moves)
    return await answered(request, service, who, key, make, paid=_is_free(data))


async def _check(
    request: _Request, service: Service, who: Who | None, of: str | date, data: LessonMoves
) -> Response[Any]:
    language = language_of(request, who)

    async def make() -> bytes:
        return pickled("lesson-check", of, data.step, data.moves, language)

    key = ("lesson-check", of, data.step, data.moves, language)
    return await answered(request, service, who, key, make, paid=_is_free(data))


def _is_free(data: LessonMoves) -> bool:
    return len(data.moves) <= _FREE_MOVES


HANDLERS = [lesson, lesson_moves, lesson_check, puzzle, puzzle_moves, puzzle_check]
