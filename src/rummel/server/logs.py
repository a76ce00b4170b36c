"""Logs as lines of JSON on the standard error. Names, tokens and pieces never go into them."""

import logging
import sys
from datetime import UTC, datetime
from typing import Final

import msgspec

_ENCODER: Final = msgspec.json.Encoder()


class _Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return _ENCODER.encode(told).decode()


def set_up(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for noisy in ("alembic", "aiosqlite", "sqlalchemy", "uvicorn.access"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
