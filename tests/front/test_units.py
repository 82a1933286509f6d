"""The unit of systemd in deploy/ is one that systemd understands, is let do little, and starts what there is."""

from __future__ import annotations

import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from citysleeps.cli import cli

DEPLOY = Path(__file__).parents[2] / "deploy"
UNIT = DEPLOY / "citysleeps@.service"
SYSTEMD = shutil.which("systemd-analyze")
OFFERED = 2.0  # of 10: how much systemd finds open to one who breaks in


def options(path: Path) -> list[str]:
    line = next(line for line in path.read_text().splitlines() if line.startswith("OPTIONS="))
    return shlex.split(line.removeprefix("OPTIONS="))


@pytest.mark.parametrize("path", sorted(DEPLOY.glob("*.env")), ids=lambda path: path.stem)
def test_the_options_are_those_of_the_command(path: Path) -> None:
    start = next(line for line in UNIT.read_text().splitlines() if line.startswith("ExecStart="))
    assert start == "ExecStart=/opt/citysleeps/bin/citysleeps serve --port %i $OPTIONS"
    context = cli.commands["serve"].make_context("serve", ["--port", "8000", *options(path)])
    assert context.params["origins"] == ("https://mafia.example",)


@pytest.mark.skipif(not SYSTEMD, reason="There is no systemd here: its units are not looked at.")
def test_systemd_understands_the_unit_and_finds_little_open(tmp_path: Path) -> None:
    unit = tmp_path / "citysleeps@8000.service"
    unit.write_text(UNIT.read_text().replace("/opt/citysleeps/bin/citysleeps", shutil.which("true") or ""))
    said = subprocess.run([str(SYSTEMD), "verify", str(unit)], capture_output=True, text=True, check=False)
    assert (said.returncode, said.stderr) == (0, "")
    command = [str(SYSTEMD), "security", "--offline=true", f"--threshold={10 * OFFERED:.0f}", str(unit)]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 0
