"""What is written to the standard error: when, how bad it is, and what; as text or as lines of JSON."""

from __future__ import annotations

import logging
import time
from typing import Final

import msgspec

TEXT: Final = "text"
JSON: Final = "json"


class Line(logging.Formatter):
    """Time in UTC, level, message; a trace below it."""

    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03dZ"

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")
        self.converter = time.gmtime


class JsonLine(Line):
    """The same as an object on one line."""

    def format(self, record: logging.LogRecord) -> str:
        said = {"time": self.formatTime(record), "level": record.levelname, "message": record.getMessage()}
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(said).decode()


def keep_journal(form: str) -> None:
    """From now on, of this program and of the libraries alike."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLine() if form == JSON else Line())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
