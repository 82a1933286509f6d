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

PASSWORD = "hush-6f1d0c"  # is in every address, and must be in nothing that is printed
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "shared_buffers": "16MB",
    "fsync": "off",  # no test cuts the power of the machine; what a killed server has written is there
    "max_connections": "100",
    "deadlock_timeout": "100ms",
    "log_min_messages": "fatal",
    "autovacuum": "off",
}
REAL = {"fsync": "on", "autovacuum": "on", "shared_buffers": "128MB"}  # as it comes, for whoever measures
LETS_IN = """
    host  all guarded 127.0.0.1/32 scram-sha-256
    host  all all     127.0.0.1/32 trust
    host  replication all 127.0.0.1/32 trust
    local all all                  trust
"""  # the arithmetic of a real password takes longer than many a test
numbers = count(1)


def program(name: str) -> str | None:
    """Where a program of PostgreSQL is: on the path, or where Debian keeps the newest."""
    kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[4]))
    return shutil.which(name) or (str(kept[-1]) if kept else None)


def need_postgres() -> None:
    """Skips the test, and says so, where there is no PostgreSQL."""
    if not program("initdb"):
        pytest.skip("SKIPPED: needs PostgreSQL (Debian's postgresql), and it is not installed")


class Cluster:
    """Ended with the `with` block, and nothing of it is left."""

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
        """There is a cluster, which has nothing yet."""
        self.call(
            "initdb", "--no-sync", "-D", str(self.data), "-U", "citysleeps", "-E", "UTF8", "--locale=C", "-Atrust"
        )
        (self.data / "pg_hba.conf").write_text(LETS_IN)

    def start(self) -> subprocess.Popen[bytes]:
        """Starts it, and waits until it takes connections; after a kill that may take more than one try."""
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
            sleep(0.05)  # backends of the one before may still be ending

    def is_ready(self) -> bool:
        asked = [found("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked, check=False).returncode == 0

    def come_back(self) -> None:
        """Waits until it can be used after it has begun anew by itself, or has ended."""
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
        """The address of a new, empty schema, which is to the store what a database is, and made more quickly."""
        schema = f"games{next(numbers)}"
        self.sql(self.url(), f"CREATE SCHEMA {schema}")
        return f"{self.url()}?options=-csearch_path%3D{schema}"

    def sql(self, url: str, *commands: str) -> str:
        """What psql says to the commands."""
        given = [part for command in commands for part in ("-c", command)]
        return self.call("psql", "-XAtq", "-v", "ON_ERROR_STOP=1", "-d", url, *given)

    def call(self, name: str, *given: str) -> str:
        """What one of PostgreSQL's own programs prints."""
        done = subprocess.run(
            [found(name), *given], user=self.user, cwd="/", capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def cut(self) -> None:
        """Every connection ends, whatever it is doing."""
        others = "FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
        self.sql(self.url(), f"SELECT pg_terminate_backend(pid) {others}")

    def kill(self) -> None:
        """As a power cut does: none of its processes does anything more, not even finish what it has begun."""
        self.process.send_signal(signal.SIGSTOP)  # from now on there are no others
        for pid in self.processes():
            os.kill(pid, signal.SIGKILL)
        self.process.wait()

    def processes(self) -> list[int]:
        """The one that has started the others, and these."""
        main = self.process.pid
        children = subprocess.run(["pgrep", "-P", str(main)], capture_output=True, text=True, check=True).stdout.split()
        return [main, *map(int, children)]

    def stop(self) -> None:
        """At once, and in order."""
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
    """Who runs it: whoever runs the tests, unless that is root, whom PostgreSQL refuses."""
    if os.getuid() != 0:
        return None
    names = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"
