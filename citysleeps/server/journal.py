"""What is written to the standard error: when, how bad it is, and what; as text or as lines of JSON."""

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
MOST_KEPT: Final = 1000  # things written of which it is known when


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


class Seldom(logging.Filter):
    """What strangers can bring about again and again is written once a minute, and then how often it was: of this
    program the same words, of a library whatever it says in one place, since that may be a stranger's words."""

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
    """From now on, of this program and of the libraries alike."""
    handler = logging.StreamHandler()
    handler.addFilter(Seldom())
    handler.setFormatter(JsonLine() if form == JSON else Line())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
