"""Build the compiled kernel and books in a folder of their own: `python bench/compile.py build/compiled`. With
`--plain` the C compiler does not make them fast, and takes a third of the time: to be tested that is enough.

The sources stay as they are. Modules with msgspec structs are left interpreted, because mypyc drops class keywords.
mypyc writes a C file for each module, all of one library, in which they call one another directly; the compiler takes
them side by side, and needs half of the processor's time that one file of everything needs.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from applies import move_applies

ROOT = Path(__file__).resolve().parent.parent
# Modules with structs, and errors with two bases.
INTERPRETED = {"__init__.py", "errors.py", "forms.py", "facts.py", "setup.py", "settings.py"}
INTERPRETED |= {"described.py", "scene.py", "shown.py"}
INTERPRETED |= {"guiding.py", "guide.py"}  # tables of words, read when somebody opens them
PROTOTYPE = ["kernel.py", "book.py", "lab.py"]
# Nobody but Python calls into a compiled module, so its functions may call one another directly, and be inlined.
FLAGS = "-fvisibility=hidden -fno-semantic-interposition"


def modules() -> list[str]:
    """The modules that are compiled: the kernel, the books, the bots."""
    found = []
    for folder in ("kernel", "books", "agents"):
        for path in sorted((ROOT / "citysleeps" / folder).rglob("*.py")):
            if path.name not in INTERPRETED:
                found.append(str(path.relative_to(ROOT)))
    return found


def build(target: Path, level: str) -> None:
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(ROOT / "citysleeps", target / "citysleeps", ignore=left_out)
    shutil.copytree(ROOT / "bench" / "prototype", target / "prototype", ignore=left_out)
    applied = [move_applies(facts) for facts in sorted((target / "citysleeps" / "books").glob("*/facts.py"))]
    mypyc([*modules(), *[str(path.relative_to(target)) for path in applied]], target, level)
    mypyc(PROTOTYPE, target / "prototype", level)


def left_out(folder: str, names: list[str]) -> set[str]:
    """What is not copied: what Python made, and the screens, which are built meanwhile."""
    return {"__pycache__", "web"} if Path(folder) == ROOT / "citysleeps" else {"__pycache__"}


def mypyc(files: list[str], folder: Path, level: str) -> None:
    flags = {**os.environ, "CFLAGS": f"{sysconfig.get_config_var('CFLAGS')} {FLAGS}"}  # they take the place of Python's
    command = [sys.executable, str(ROOT / "bench" / "side_by_side.py"), level, *files]
    done = subprocess.run(command, cwd=folder, env=flags, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"mypyc fails in {folder.name}:\n{done.stdout}{done.stderr}")


def can_compile() -> bool:
    """Are a C compiler and the headers of Python here?"""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return shutil.which(compiler) is not None and headers.exists()


if __name__ == "__main__":
    if sys.argv[1] == "--can":
        sys.exit(not can_compile())
    build(Path(sys.argv[1]).resolve(), "0" if "--plain" in sys.argv else "3")
