"""A private PostgreSQL for tests: a cluster of its own in a folder of its own, on a free port of this machine.

with Cluster() as cluster:
    url = cluster.make()  # where nothing is yet
    cluster.sql(url, "SELECT * FROM log")
    cluster.kill()  # as a power cut does
    cluster.start()
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from time import monotonic, sleep
from typing import Self

import pytest
from patience import PATIENCE

PASSWORD = "hush-6f1d0c"  # in every address; must never be printed
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "shared_buffers": "16MB",
    "fsync": "off",  # no test cuts the machine's power, and what a killed server has written is kept
    "max_connections": "100",
    "deadlock_timeout": "100ms",
    "log_min_messages": "fatal",
    "autovacuum": "off",
}
REAL = {"fsync": "on", "autovacuum": "on", "shared_buffers": "128MB"}  # the defaults, for benchmarks
LETS_IN = """
    host  all guarded 127.0.0.1/32 scram-sha-256
    host  all all     127.0.0.1/32 trust
    host  replication all 127.0.0.1/32 trust
    local all all                  trust
"""  # hashing a real password takes longer than many tests
numbers = count(1)


def program(name: str) -> str | None:
    """The path of one of PostgreSQL's programs: on PATH, or where Debian keeps the newest."""
    kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[4]))
    return shutil.which(name) or (str(kept[-1]) if kept else None)


def need_postgres() -> None:
    """Skip the test with a message if PostgreSQL is not installed."""
    if not program("initdb"):
        pytest.skip("SKIPPED: needs PostgreSQL (Debian's postgresql), and it is not installed")


class Cluster:
    """A PostgreSQL cluster. It ends with the `with` block, and its files are deleted."""

    def __init__(self, where: Path | None = None, **settings: str) -> None:
        self.folder = Path(mkdtemp(prefix="citysleeps-postgres-", dir=where))
        self.data = self.folder / "data"
        self.user = owner()
        if self.user:
            shutil.chown(self.folder, self.user)
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = int(free.getsockname()[1])
        self.settings = {**SETTINGS, "unix_socket_directories": str(self.folder), **settings}
        self.fill()
        self.process = self.start()

    def fill(self) -> None:
        """Create an empty cluster."""
        self.call(
            "initdb", "--no-sync", "-D", str(self.data), "-U", "citysleeps", "-E", "UTF8", "--locale=C", "-Atrust"
        )
        (self.data / "pg_hba.conf").write_text(LETS_IN)

    def start(self) -> subprocess.Popen[bytes]:
        """Start it, and wait until it accepts connections. After a kill this may take several tries."""
        until = monotonic() + PATIENCE
        given = [f"-c{name}={value}" for name, value in self.settings.items()]
        command = [found("postgres"), "-D", str(self.data), "-p", str(self.port), *given]
        while True:
            with (self.folder / "log").open("ab") as log:
                self.process = subprocess.Popen(
                    command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, user=self.user
                )
            while self.process.poll() is None:
                if self.is_ready():
                    return self.process
                assert monotonic() < until, self.log()
                sleep(0.02)
            assert monotonic() < until, self.log()
            sleep(0.05)  # backends of the killed server may still be ending

    def is_ready(self) -> bool:
        asked = [found("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked, check=False).returncode == 0

    def come_back(self) -> None:
        """Wait until it can be used again after it has restarted or ended."""
        until = monotonic() + PATIENCE
        while True:
            if self.process.poll() is not None:
                self.start()
            try:
                self.sql(self.url(), "SELECT 1")
                return
            except AssertionError:
                assert monotonic() < until, self.log()

    def log(self) -> str:
        return (self.folder / "log").read_text(errors="replace")

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://citysleeps:{PASSWORD}@127.0.0.1:{self.port}/{database}"

    def make(self) -> str:
        """The address of a new, empty schema. The store uses it like a database, and it is faster to make."""
        schema = f"games{next(numbers)}"
        self.sql(self.url(), f"CREATE SCHEMA {schema}")
        return f"{self.url()}?options=-csearch_path%3D{schema}"

    def sql(self, url: str, *commands: str) -> str:
        """The output of psql for these commands."""
        given = [part for command in commands for part in ("-c", command)]
        return self.call("psql", "-XAtq", "-v", "ON_ERROR_STOP=1", "-d", url, *given)

    def call(self, name: str, *given: str) -> str:
        """The output of one of PostgreSQL's programs."""
        done = subprocess.run(
            [found(name), *given], user=self.user, cwd="/", capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def cut(self) -> None:
        """End all connections, whatever they are doing."""
        others = "FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
        self.sql(self.url(), f"SELECT pg_terminate_backend(pid) {others}")

    def kill(self) -> None:
        """Like a power cut: no process of it does anything more, not even finish its work."""
        self.process.send_signal(signal.SIGSTOP)  # no new processes from now on
        for pid in self.processes():
            os.kill(pid, signal.SIGKILL)
        self.process.wait()

    def processes(self) -> list[int]:
        """The main process and its children."""
        main = self.process.pid
        children = subprocess.run(["pgrep", "-P", str(main)], capture_output=True, text=True, check=True).stdout.split()
        return [main, *map(int, children)]

    def stop(self) -> None:
        """Stop it at once, but cleanly."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait(PATIENCE)
        shutil.rmtree(self.folder)


def found(name: str) -> str:
    path = program(name)
    assert path, f"there is no {name}"
    return path


def owner() -> str | None:
    """The user that runs it: the one who runs the tests, or another if that is root, which PostgreSQL refuses."""
    if os.getuid() != 0:
        return None
    names = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"
