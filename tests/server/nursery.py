"""Servers that start quickly: one process imports the program, and each server is a fork of it.

Starting Python and importing the program takes a second of processor time, and the tests start hundreds of servers. A
fork runs the command line as if it had been started with it. It has its own process id, signals, exit code and log.
"""

from __future__ import annotations

import atexit
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import Lock
from time import monotonic, sleep
from typing import IO

import msgspec

MOST = 1 << 20  # bytes of a request: a command and its environment
RUNNING = "running"
PROGRAM = (  # without modules that read limits when they are imported
    "citysleeps.cli",
    "asyncpg",
    "segno",
    "starlette.applications",
    "starlette.requests",
    "uvicorn.protocols.http.httptools_impl",
    "uvloop",
    "websockets.server",
)


class Request(msgspec.Struct):
    """A request for a server, or for the exit code of one."""

    module: str = ""
    arguments: Sequence[str] = ()
    environment: Mapping[str, str] = {}
    ended: int = 0


class Forked:
    """A forked process, with the interface of `Popen`."""

    def __init__(self, nursery: Nursery, pid: int) -> None:
        self.nursery = nursery
        self.pid = pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = self.nursery.end_of(self.pid)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        until = monotonic() + (float("inf") if timeout is None else timeout)
        while (code := self.poll()) is None:
            if monotonic() > until:
                raise subprocess.TimeoutExpired(f"process {self.pid}", timeout or 0)
            sleep(0.01)
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Nursery:
    """The process from which servers are forked. It ends with the process that started it."""

    def __init__(self) -> None:
        self.line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self.turn = Lock()
        with theirs:
            paths = [str(Path(__file__).parents[1]), *filter(None, [os.environ.get("PYTHONPATH")])]
            environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONUTF8": "1"}
            command = [sys.executable, "-m", "server.nursery", str(theirs.fileno())]
            self.process = subprocess.Popen(command, pass_fds=[theirs.fileno()], env=environment)
        atexit.register(self.close)

    def close(self) -> None:
        self.line.close()
        self.process.wait()

    def start(self, module: str, arguments: Sequence[str], environment: Mapping[str, str], to: IO[bytes]) -> Forked:
        """Run the main function of a module with these arguments. Its output goes to a file."""
        request = msgspec.json.encode(Request(module, arguments, dict(environment)))
        with self.turn:
            socket.send_fds(self.line, [request], [to.fileno()])
            return Forked(self, int(self.line.recv(MOST)))

    def end_of(self, pid: int) -> int | None:
        """The exit code of a process. None while it runs."""
        with self.turn:
            self.line.send(msgspec.json.encode(Request(ended=pid)))
            answer = self.line.recv(MOST).decode()
        return None if answer == RUNNING else int(answer)


@cache
def nursery() -> Nursery:
    return Nursery()


def serve(line: socket.socket) -> Request:
    """Fork for each request. Returns in the fork, with its request."""
    while True:
        message, files, _, _ = socket.recv_fds(line, MOST, 1)
        if not message:
            raise SystemExit
        request = msgspec.json.decode(message, type=Request)
        if request.ended:
            pid, status = os.waitpid(request.ended, os.WNOHANG)
            line.send(str(os.waitstatus_to_exitcode(status)).encode() if pid else RUNNING.encode())
            continue
        pid = os.fork()
        if not pid:
            line.close()
            become(request, files[0])
            return request
        os.close(files[0])
        line.send(str(pid).encode())


def become(request: Request, printed: int) -> None:
    """Turn this fork into the requested process."""
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(printed, 1)
    os.dup2(printed, 2)
    os.close(printed)
    os.environ.clear()
    os.environ.update(request.environment)
    sys.argv = [request.module, *request.arguments]


if __name__ == "__main__":
    for name in PROGRAM:
        import_module(name)
    import_module(serve(socket.socket(fileno=int(sys.argv[1]))).module).main()
