"""A node whose database fails it while it starts says so in a sentence."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from patience import PATIENCE
from postgres import Cluster

from .house import Node


def test_a_database_that_fails_while_a_node_starts_is_named_in_a_sentence(tmp_path: Path, cluster: Cluster) -> None:
    url = cluster.make()
    with Node(tmp_path / "node", url) as node:
        pass
    cluster.sql(url, "DROP TABLE secret")  # which is asked for last
    command = [
        sys.executable,
        "-m",
        "citysleeps.cli",
        "serve",
        "--port",
        "0",
        "--database",
        url,
        "--node",
        node.address,
    ]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ended.returncode == 2 and "City Sleeps is on" not in ended.stdout
    assert ended.stderr.startswith("citysleeps: postgresql://127.0.0.1") and ended.stderr.count("\n") == 1
