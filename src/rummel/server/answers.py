"""Refusals as answers: a code, its words in the client's language, and a status."""

import logging
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from rummel import wire
from rummel.errors import RuleError
from rummel.lang import Words
from rummel.server import metrics
from rummel.server.people import Who, language_for
from rummel.server.room import Room, Stale
from rummel.server.store import StorageError

_LOG: Final = logging.getLogger("rummel.api")

_STATUS: Final = {
    "table-unknown": 404,
    "not-found": 404,
    "not-signed-in": 401,
    "bad-login": 401,
    "bad-origin": 403,
    "host-only": 403,
    "seat-none": 403,
    "watch-closed": 403,
    "chat-closed": 403,
    "hints-closed": 403,
    "rated-accounts": 403,
    "method-wrong": 405,
    "stale": 409,
    "too-large": 413,
    "too-many": 429,
    "bad-request": 400,
    "storage-down": 503,
    "server-fault": 500,
}
_REFUSED: Final = 422
_BY_STATUS: Final = {404: "not-found", 405: "method-wrong", 413: "too-large"}
BODY_LIMIT: Final = 64 * 1024


def refusal(error: Exception, words: Words, key: str = "") -> tuple[wire.Refusal, int]:
    """What a client is told about an error, and the HTTP status."""
    now = None
    if isinstance(error, Stale):
        now = error.now
        error = error.error
    elif isinstance(error, StorageError):
        error = RuleError("storage-down")
    elif isinstance(error, msgspec.ValidationError | msgspec.DecodeError):
        error = RuleError("bad-request", reason=str(error)[:200])
    elif isinstance(error, HTTPException):
        error = _http(error)
    elif not isinstance(error, RuleError):
        error = RuleError("server-fault")
    assert isinstance(error, RuleError)
    metrics.REFUSALS.labels(error.code).inc()
    told = wire.refusal(error, words.error(error), key, now)
    return told, _STATUS.get(error.code, _REFUSED)


def _http(error: HTTPException) -> RuleError:
    code = _BY_STATUS.get(error.status_code)
    if code == "too-large":
        return RuleError(code, most=BODY_LIMIT)
    if code:
        return RuleError(code)
    if error.status_code >= 500:
        return RuleError("server-fault")
    extra = getattr(error, "extra", None)
    reason = str(error.detail)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        reason = "; ".join(
            f"{one.get('key', '')} {one.get('message', '')}".strip() for one in extra
        )
    return RuleError("bad-request", reason=reason[:200])


def language_of(request: Any, who: Who | None) -> str:
    return who.language if who else language_for(request.headers.get("accept-language"))


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """The answer to a request that failed."""
    who: Who | None = request.scope.get("rummel.who")  # type: ignore[assignment]
    # At a table its players have names, and its pieces their own look.
    room: Room | None = request.scope.get("rummel.room")  # type: ignore[assignment]
    language = language_of(request, who)
    words = room.words(language) if room else Words(language=language)
    told, status = refusal(error, words)
    if told.error == "server-fault":
        _LOG.exception("%s %s", request.method, request.url.path, exc_info=error)
    headers = {"retry-after": str(told.facts["seconds"])} if told.error == "too-many" else {}
    if told.error == "storage-down":
        headers["retry-after"] = "2"
    return Response(
        wire.ENCODER.encode(told), status_code=status, media_type=MediaType.JSON, headers=headers
    )
