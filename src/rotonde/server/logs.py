"""Logs as JSON, one object a line. What is logged names no person, no link and no secret."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any, Final

from msgspec import json

_USUAL: Final = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message", "taskName"}


class Lines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        told |= {name: value for name, value in record.__dict__.items() if name not in _USUAL}
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.encode(told, enc_hook=str).decode()


def set_up_logs(requests: bool) -> None:
    """Log to stderr; requests only if they are wanted."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    # uvicorn also tells who opens which socket, with the address, which is a table's link.
    for name, level in (("rotonde", logging.INFO), ("uvicorn.error", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(level)
        logger.propagate = False
    logging.getLogger("rotonde.requests").disabled = not requests
