"""A server with a setup that its command line does not offer. The exit code is UNBOUND if file permissions should bind
the process and do not."""

from __future__ import annotations

import ctypes
import os
import resource
import sys
from functools import partial
from pathlib import Path
from time import sleep

import msgspec
from patience import PATIENCE

from citysleeps.cli import main as cli
from citysleeps.server import limits
from citysleeps.store.writer import Append, Writer
from server.clock import Clock

UNBOUND = 77


class Staging(msgspec.Struct):
    """How the server differs from a usual one."""

    bound: bool = False  # permissions bind it, even if root starts it
    hello: float = PATIENCE  # seconds; long unless a test is about it
    ping: float = PATIENCE
    unread: float = PATIENCE
    clock: str = ""  # the file of the clock for its limits; empty: the machine's clock
    descriptors: int = 0  # the limit of open files; 0: unchanged
    disk: float = (
        0.0  # seconds that a commit waits before it is written, and again before anybody hears of it; it is printed
    )


def bind_root() -> bool:
    """Let file permissions bind this process, even as root, by dropping capabilities. False: that is not possible."""
    if os.getuid() != 0:
        return True
    version, nothing = (ctypes.c_uint32 * 2)(0x20080522, 0), (ctypes.c_uint32 * 6)()
    try:
        return bool(ctypes.CDLL(None).capset(version, nothing) == 0)
    except (AttributeError, OSError):
        return False


def stage(staging: Staging) -> None:
    """Change this process before it serves."""
    assert "citysleeps.server.websocket" not in sys.modules  # no module has read the limits yet
    assert limits.HELLO_SECONDS and limits.PING_SECONDS and limits.UNREAD_SECONDS  # they are still called so
    limits.HELLO_SECONDS = staging.hello  # type: ignore[misc]
    limits.PING_SECONDS = staging.ping  # type: ignore[misc]
    limits.UNREAD_SECONDS = staging.unread  # type: ignore[misc]
    if staging.clock:
        limits.Gates = partial(limits.Gates, clock=Clock(Path(staging.clock)))  # type: ignore[misc, assignment]
    if staging.descriptors:
        resource.setrlimit(resource.RLIMIT_NOFILE, (staging.descriptors, staging.descriptors))
    commit = Writer.commit

    def slowly(writer: Writer, appends: list[Append]) -> list[Exception | None]:
        sleep(staging.disk)
        faults = commit(writer, appends)
        print("committed", sum(len(append.rows) for append in appends), flush=True)
        sleep(staging.disk)
        return faults

    if staging.disk:
        Writer.commit = slowly  # type: ignore[assignment, method-assign]
    if staging.bound and not bind_root():
        raise SystemExit(UNBOUND)


def main() -> None:
    """`citysleeps`, staged as the first argument says."""
    stage(msgspec.json.decode(sys.argv.pop(1), type=Staging))
    cli()
