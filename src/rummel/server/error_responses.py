"""Refusals as answers: a code, its words in the client's language, and a status."""

import logging
import re
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.types import Receive, Scope, Send

from rummel import encoding, wire
from rummel.errors import RuleError
from rummel.lang import Words, languages
from rummel.server import metrics
from rummel.server.commands import Stale
from rummel.server.people import language_for
from rummel.server.room import Room
from rummel.server.store import Behind, StorageError
from rummel.tables.who import Who

_LOG: Final = logging.getLogger("rummel.api")

_STATUS: Final = {
    "table-unknown": 404,
    "not-found": 404,
    "not-signed-in": 401,
    "bad-login": 401,
    "account-needed": 403,
    "people-only": 403,
    "name-taken": 409,
    "account-held": 409,
    "friend-link": 404,
    "friend-invited": 429,
    "bad-origin": 403,
    "host-only": 403,
    "seat-closed": 403,
    "seat-freed": 403,
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
_BY_STATUS: Final = {404: "not-found", 405: "method-wrong"}
_PATTERN: Final = re.compile(r"Expected `str` matching regex '.*?'( - )?(?=at `|;|$)", re.DOTALL)
BODY_LIMIT: Final = 64 * 1024


def refusal(error: Exception, words: Words, key: str = "") -> tuple[wire.Refusal, int]:
    """The message about an error for a client, and the HTTP status."""
    now = None
    if isinstance(error, Stale):
        now = error.now
        error = error.error
    elif isinstance(error, StorageError | Behind):
        error = RuleError("storage-down")
    elif isinstance(error, RecursionError):
        error = RuleError("bad-request", reason="nesting")
    elif isinstance(error, msgspec.ValidationError | msgspec.DecodeError):
        error = _bad(str(error))
    elif isinstance(error, HTTPException):
        error = _http(error)
    elif not isinstance(error, RuleError):
        error = RuleError("server-fault")
    assert isinstance(error, RuleError)
    metrics.REFUSALS.labels(error.code).inc()
    answer = encoding.refusal(error, words.error(error), key, now)
    return answer, _STATUS.get(error.code, _REFUSED)


def _http(error: HTTPException) -> RuleError:
    code = _BY_STATUS.get(error.status_code)
    if code:
        return RuleError(code)
    if error.status_code >= 500:
        # A client that hangs up in the middle of a request is not the server's fault.
        cut = "disconnected" in error.detail
        return RuleError("bad-request", reason="…") if cut else RuleError("server-fault")
    extra = getattr(error, "extra", None)
    reason = str(error.detail)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        reason = "; ".join(
            f"{one.get('key', '')} {one.get('message', '')}".strip() for one in extra
        )
    return _bad(reason)


def _bad(reason: str) -> RuleError:
    """What can't be read, and where; regular expressions would mean nothing to people."""
    return RuleError("bad-request", reason=_PATTERN.sub("", reason).strip()[:200])


def language_of(request: Any, who: Who | None) -> str:
    """The language to answer in: one that there are words in, or the refusal itself would fail."""
    if who and who.language in languages():
        return who.language
    return language_for(request.headers.get("accept-language"))


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """The answer to a request that failed."""
    who: Who | None = request.scope.get("rummel.who")  # type: ignore[assignment]
    # At a table its players have names, and its pieces their own look.
    room: Room | None = request.scope.get("rummel.room")  # type: ignore[assignment]
    language = language_of(request, who)
    if isinstance(error, RequestEntityTooLarge):
        most = request.route_handler.opt.get("most", BODY_LIMIT)
        error = RuleError("too-large", most=most)
    answer, status = refusal(error, room.words(language) if room else Words(language=language))
    if answer.error == "server-fault":
        log_fault(error)
    return Response(
        encoding.ENCODER.encode(answer),
        status_code=status,
        media_type=MediaType.JSON,
        headers=_headers(answer, error),
    )


def log_fault(error: Exception) -> None:
    """Logs an unexpected error."""
    _LOG.error("a request failed", exc_info=error)


async def refuse(scope: Scope, receive: Receive, send: Send, error: RuleError) -> None:
    """The answer to a request that does not even reach its handler."""
    request: Request[Any, Any, Any] = Request(scope, receive, send)
    answer, status = refusal(error, Words(language=language_of(request, None)))
    body = encoding.ENCODER.encode(answer)
    headers = {
        "content-type": MediaType.JSON,
        "content-length": str(len(body)),
        **_headers(answer, error),
    }
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": raw})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _headers(answer: wire.Refusal, error: Exception) -> dict[str, str]:
    """When to come back, and which methods are allowed."""
    if answer.error == "too-many":
        return {"retry-after": str(answer.facts["seconds"])}
    if answer.error == "storage-down":
        return {"retry-after": "2"}
    headers = getattr(error, "headers", None) or {}
    return {"allow": headers["allow"]} if "allow" in headers else {}
