"""A PostgreSQL with a synchronous standby, both on one small disk if there can be one, and what can happen to them."""

from __future__ import annotations

import os
import subprocess
from errno import ENOSPC
from pathlib import Path
from tempfile import mkdtemp
from time import sleep
from typing import Self

from patience import wait_until
from postgres import PASSWORD, Cluster

DISK = "512m"
SPARE = 64 * 1024  # bytes that a full disk has left
SETTINGS = {"min_wal_size": "32MB", "max_wal_size": "64MB", "wal_retrieve_retry_interval": "200ms"}
SLOWLY = """
    CREATE OR REPLACE FUNCTION slowly() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN PERFORM pg_sleep(1); RETURN NULL; END $$;
    CREATE TRIGGER slowly AFTER INSERT ON log FOR EACH STATEMENT EXECUTE FUNCTION slowly();
"""


class Standby(Cluster):
    """A cluster that follows another one. With a port, it replaces one that is gone."""

    def __init__(self, of: Cluster, where: Path, port: int = 0) -> None:
        self.of = of
        self.given = port
        super().__init__(where, **SETTINGS)

    def fill(self) -> None:
        self.port = self.given or self.port
        source = [*("-d", self.of.url()), *("-D", str(self.data))]
        self.call("pg_basebackup", *source, "--write-recovery-conf", "--checkpoint=fast", "--no-sync")


class Pair:
    """A primary, and a standby that has everything acknowledged. They end with the `with` block."""

    def __init__(self) -> None:
        self.disk = Path(mkdtemp(prefix="citysleeps-disk-"))
        self.disk.chmod(0o755)  # the user who runs PostgreSQL must get through it
        mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", str(self.disk)]
        self.is_small = os.getuid() == 0 and subprocess.run(mount, check=False, capture_output=True).returncode == 0
        self.clusters: list[Cluster] = []
        try:
            self.primary = self.begin(Cluster(self.disk, **SETTINGS))
            self.standby = self.begin(Standby(self.primary, self.disk))
            self.wait_for_standby()
        except BaseException:
            self.__exit__()
            raise

    def begin(self, cluster: Cluster) -> Cluster:
        self.clusters.append(cluster)
        return cluster

    def end(self, cluster: Cluster) -> None:
        self.clusters.remove(cluster)
        cluster.__exit__()

    @property
    def url(self) -> str:
        """The address of both; clients find the primary."""
        hosts = ",".join(f"127.0.0.1:{port}" for port in sorted((self.primary.port, self.standby.port)))
        return f"postgresql://citysleeps:{PASSWORD}@{hosts}/postgres?target_session_attrs=primary"

    def sql(self, *commands: str) -> str:
        return self.primary.sql(self.primary.url(), *commands)

    def wait_for_standby(self) -> None:
        """Make commits wait for the standby, and wait until it follows."""
        self.sql("ALTER SYSTEM SET synchronous_standby_names = '*'", "SELECT pg_reload_conf()")
        self.until("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'", "1")

    def until(self, question: str, answer: str) -> None:
        wait_until(lambda: self.sql(question) == answer, f"{answer}: {question}")

    # What can happen

    def kill(self, seconds: float) -> None:
        """Like a power cut of this length."""
        self.primary.kill()
        sleep(seconds)
        self.primary.start()

    def cut(self) -> None:
        self.primary.cut()

    def fail_over(self) -> None:
        """Kill the primary and promote the standby. After a while it gets a standby again."""
        gone = self.primary
        gone.kill()
        self.standby.sql(self.standby.url(), "SELECT pg_promote()")
        self.primary = self.standby
        self.end(gone)
        self.standby = self.begin(Standby(self.primary, self.disk, gone.port))
        self.wait_for_standby()

    def slow_down(self) -> None:
        """Let every append take a second."""
        self.sql(SLOWLY)

    def speed_up(self) -> None:
        self.sql("DROP TRIGGER slowly ON log")

    def fill_disk(self) -> None:
        """Fill the disk."""
        assert self.is_small
        with (self.disk / "ballast").open("wb") as ballast:
            is_full = False
            while not is_full:
                room = os.statvfs(self.disk)
                try:
                    os.posix_fallocate(ballast.fileno(), 0, max(1, room.f_bavail * room.f_frsize - SPARE))
                    is_full = True
                except OSError as error:
                    if error.errno != ENOSPC:
                        raise  # otherwise somebody has written meanwhile

    def clear_disk(self) -> None:
        """Make room again, and restart what has stopped without it."""
        (self.disk / "ballast").unlink()
        for one in self.clusters:
            if one.process.poll() is not None:
                one.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for one in list(self.clusters):
            self.end(one)
        if self.is_small:
            subprocess.run(["umount", str(self.disk)], check=True)
        self.disk.rmdir()
