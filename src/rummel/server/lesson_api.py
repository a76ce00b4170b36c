"""Lessons over HTTP. Nothing is kept of them: a request says what was played before."""

from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.params import JSONBody

from rummel import wire
from rummel.server.dependencies import InPath, Sender, TheService
from rummel.server.error_responses import language_of
from rummel.server.lessons import Lesson, LessonAt, LessonMoves
from rummel.server.worker_pool import pickled
from rummel.server.worker_responses import answered

# Learners who go astray for longer than this wait as others do for hints.
_FREE_MOVES: Final = 10


@get("/api/lessons/{game:str}", summary="The lesson of a game")
async def lesson(
    request: Request[Any, Any, Any], service: TheService, who: Sender, game: InPath
) -> Response[Lesson]:
    """Its positions, and one way through each of them."""

    async def make() -> bytes:
        return pickled("lesson", game)

    return await answered(request, service, who, ("lesson", game), make, paid=True)


@post("/api/lessons/{game:str}/moves", summary="What moves in a lesson lead to", status_code=200)
async def lesson_moves(
    request: Request[Any, Any, Any],
    service: TheService,
    who: Sender,
    game: InPath,
    data: JSONBody[LessonMoves],
) -> Response[LessonAt]:
    """A move that is legal but not what the task wants is refused as `lesson-other`."""

    async def make() -> bytes:
        return pickled("lesson-moves", game, data.step, data.moves)

    key = ("lesson-moves", game, data.step, data.moves)
    free = len(data.moves) <= _FREE_MOVES
    return await answered(request, service, who, key, make, paid=free)


@post(
    "/api/lessons/{game:str}/check", summary="Whether a move in a lesson is legal", status_code=200
)
async def lesson_check(
    request: Request[Any, Any, Any],
    service: TheService,
    who: Sender,
    game: InPath,
    data: JSONBody[LessonMoves],
) -> Response[wire.Checked]:
    """The last of the moves; nothing is played."""
    language = language_of(request, who)

    async def make() -> bytes:
        return pickled("lesson-check", game, data.step, data.moves, language)

    key = ("lesson-check", game, data.step, data.moves, language)
    free = len(data.moves) <= _FREE_MOVES
    return await answered(request, service, who, key, make, paid=free)


HANDLERS = [lesson, lesson_moves, lesson_check]
