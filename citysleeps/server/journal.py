"""The log on standard error: time, level and message, as text or as lines of JSON."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

from citysleeps.server.limits import LOG_SECONDS

TEXT: Final = "text"
JSON: Final = "json"
OWN: Final = "citysleeps"
MOST_KEPT: Final = 1000  # messages whose time is remembered


class Line(logging.Formatter):
    """Time in UTC, level, message; then the traceback."""

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


class Seldom(logging.Filter):
    """Logs repeated messages once a minute, with a count, because strangers can cause them. Two messages of this
    program are the same if their text is. Two messages of a library are the same if they come from the same line of
    code, because their text may be a stranger's."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.written: OrderedDict[tuple[str, int, str], tuple[float, int]] = OrderedDict()  # when, and how often since

    def filter(self, record: logging.LogRecord) -> bool:
        own = record.name.partition(".")[0] == OWN
        what = (record.pathname, record.lineno, record.getMessage() if own else "")
        now = self.clock()
        at, more = self.written.get(what, (-LOG_SECONDS, 0))
        if now - at < LOG_SECONDS:
            self.written[what] = at, more + 1
            return False
        if more:
            record.msg, record.args = f"{record.getMessage()} ({more} more like it before)", ()
        self.written[what] = now, 0
        self.written.move_to_end(what)
        if len(self.written) > MOST_KEPT:
            self.written.popitem(last=False)
        return True


def keep_journal(form: str) -> None:
    """Log like this from now on, for this program and all libraries."""
    handler = logging.StreamHandler()
    handler.addFilter(Seldom())
    handler.setFormatter(JsonLine() if form == JSON else Line())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
