"""A wheel in an environment of its own, which has what the wheel asks for and nothing of this folder."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path
from zipfile import ZipFile

from packaging.requirements import Requirement

BUILD = Path(__file__).parents[2] / "build"


def needed(requirements: list[str]) -> set[str]:
    """The names of what is asked for, and of what that asks for."""
    names: set[str] = set()
    for requirement in map(Requirement, requirements):
        if requirement.name not in names and (not requirement.marker or requirement.marker.evaluate({"extra": ""})):
            names |= {requirement.name, *needed(distribution(requirement.name).requires or [])}
    return names


def install(wheel: Path, folder: Path) -> Path:
    """An environment in this folder. What the wheel asks for comes from the one that runs the tests; pip installs the
    wheel, and finds that nothing else is missing."""
    venv = folder / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(venv)], check=True)
    packages = next(venv.glob("lib/python*/site-packages"))
    with ZipFile(wheel) as archive:
        lines = (
            next(archive.read(name) for name in archive.namelist() if name.endswith("/METADATA")).decode().splitlines()
        )
    for name in needed([line.partition(": ")[2] for line in lines if line.startswith("Requires-Dist: ")]):
        files = distribution(name)
        for top in {path.parts[0] for path in files.files or [] if path.parts[0] not in ("..", "__pycache__")}:
            link = packages / top
            if not link.exists():
                link.symlink_to(str(files.locate_file(top)))
    pip = [sys.executable, "-m", "pip", "--python", str(venv / "bin" / "python"), "--isolated", "install", "--no-index"]
    command = [*pip, "--quiet", "--disable-pip-version-check", str(wheel)]
    subprocess.run(command, check=True, cwd=venv, env={**os.environ, "PYTHONPATH": ""})
    return venv
