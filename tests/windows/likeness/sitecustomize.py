"""Python on Linux, as like Python on Windows as it can be made. Python reads this when it starts with this folder on
PYTHONPATH.

The program sees the platform win32 and none of the modules that Windows lacks. Its libraries see Linux, because what
they have for Windows cannot run here. The clock is coarse, an open file cannot be deleted, loops take no handlers of
signals, the registry says that a script is plain text. Files and pipes are of code page `1252`.
"""

from __future__ import annotations

import builtins
import os
import signal
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from math import floor
from types import ModuleType, SimpleNamespace
from typing import Any

MISSING = {"crypt", "fcntl", "grp", "nis", "posix", "pty", "pwd", "readline", "resource", "spwd", "syslog", "termios"}
TICK = 1 / 64  # seconds: the clock of Windows, before Python 3.13
IN_USE = "The process cannot access the file because it is being used by another process"

exact, look_for, about = time.monotonic, builtins.__import__, time.get_clock_info


class Sys(ModuleType):
    """The module, but for its platform."""

    platform = "win32"

    def __getattr__(self, name: str) -> Any:
        return getattr(sys, name)


def import_there(
    name: str,
    globals: Mapping[str, object] | None = None,
    locals: Mapping[str, object] | None = None,
    fromlist: Sequence[str] | None = (),
    level: int = 0,
) -> ModuleType:
    asks = str((globals or {}).get("__package__") or (globals or {}).get("__name__"))
    if asks.partition(".")[0] == "citysleeps" and level == 0:
        if name == "sys":
            return Sys("sys")
        if name in MISSING:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
    return look_for(name, globals, locals, fromlist, level)


def coarse() -> float:
    return floor(exact() / TICK) * TICK


def clock_info(name: Any) -> Any:
    if name != "monotonic":
        return about(name)
    return SimpleNamespace(adjustable=False, implementation="GetTickCount64()", monotonic=True, resolution=TICK)


def unless_open(change: Callable[..., None]) -> Callable[..., None]:
    """Deletes, moves or replaces a file that is not open. What processes share is a file, `pym-…`, only
    here: on Windows it has none."""

    def changed(*paths: Any, **options: Any) -> None:
        wanted = {os.path.abspath(os.fsdecode(path)) for path in paths}
        for descriptor in os.listdir("/proc/self/fd"):
            try:
                held = os.readlink(f"/proc/self/fd/{descriptor}")
            except FileNotFoundError:
                continue  # the one by which this folder was listed
            if held in wanted and "/pym-" not in held:
                raise PermissionError(13, IN_USE, held)
        change(*paths, **options)

    return changed


def no_handler(*arguments: object) -> None:
    raise NotImplementedError


time.monotonic = coarse
time.get_clock_info = clock_info
for name in ("remove", "rename", "replace", "unlink"):
    setattr(os, name, unless_open(getattr(os, name)))
sys.modules["uvloop"] = None  # type: ignore[assignment]  # cannot be imported by anybody
builtins.__import__ = import_there

import asyncio  # noqa: E402  # from here on with this clock
import ctypes  # noqa: E402
import mimetypes  # noqa: E402

load = ctypes.CDLL.__init__


def load_there(self: ctypes.CDLL, name: str | None, *others: Any, **options: Any) -> None:
    if name is None:
        raise TypeError("LoadLibrary() argument 1 must be str, not None")
    load(self, name, *others, **options)


asyncio.SelectorEventLoop.add_signal_handler = no_handler  # type: ignore[method-assign,assignment]
ctypes.CDLL.__init__ = load_there  # type: ignore[method-assign]
mimetypes.add_type("text/plain", ".js")
if "PYTHONIOENCODING" not in os.environ:
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="cp1252")  # type: ignore[union-attr]

signal.signal(signal.SIGINT, signal.default_int_handler)  # Ctrl-C is heard, however the tests were started
