"""Logs as lines of JSON on the standard error. Names, tokens and pieces never go into them."""

import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Final

import msgspec

_ENCODER: Final = msgspec.json.Encoder()


class _Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if record.exc_info and record.exc_info[1]:
            line["trace"] = _trace(record.exc_info[1])
        return _ENCODER.encode(line).decode()


def _trace(error: BaseException) -> str:
    """Where it happened and what kind it was; what it says may hold names, pieces or secrets."""
    code = getattr(error, "code", "")
    lines = [*traceback.format_tb(error.__traceback__), f"{type(error).__name__} {code}".rstrip()]
    cause = error.__cause__ or error.__context__
    return (_trace(cause) + "\n\n" if cause else "") + "".join(lines)


def set_up(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    logging.getLogger("rummel").setLevel(level.upper())
    # Others put what clients send, cookies included, into their logs, and the links of tables.
    root.setLevel(max(logging.WARNING, logging.getLogger("rummel").level))
