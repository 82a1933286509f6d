"""Write constraints.txt anew: `make constraints`.

The newest versions of everything that City Sleeps and its tests need, as they go together on the oldest Python that it
runs on. They are looked for on each kind of machine, and must be the same.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CONSTRAINTS = ROOT / "constraints.txt"
HEAD = "# The versions that `make run` and `make test` take. Written by `make constraints`; not by hand.\n"
OLDEST = "3.11"
MACHINES = ("x86_64", "aarch64")
SYSTEMS = ("manylinux2014", "manylinux_2_17", "manylinux_2_26", "manylinux_2_27", "manylinux_2_28")


def wanted() -> list[str]:
    """What pyproject.toml asks for, with all extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*project["dependencies"], *(one for extra in project["optional-dependencies"].values() for one in extra)]


def found(machine: str) -> list[str]:
    """Which versions pip would take for that, and for what that needs."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed", "--report", "-"]
    command += ["--only-binary", ":all:", "--python-version", OLDEST, "--target", "unused"]
    command += [word for system in SYSTEMS for word in ("--platform", f"{system}_{machine}")]
    report = json.loads(subprocess.run([*command, *wanted()], check=True, stdout=subprocess.PIPE).stdout)
    metadata = [taken["metadata"] for taken in report["install"]]
    return sorted((f"{one['name']}=={one['version']}" for one in metadata), key=str.casefold)


def main() -> None:
    kinds = {machine: found(machine) for machine in MACHINES}
    first, *others = kinds.values()
    if any(other != first for other in others):
        sys.exit(f"the machines differ: {kinds}")
    CONSTRAINTS.write_text(HEAD + "\n".join(first) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
