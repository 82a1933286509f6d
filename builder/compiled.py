"""The engine compiled with mypyc: which modules, with which flags, and how.

CITYSLEEPS_COMPILE=1 builds the fastest wheel. With `plain` the C compiler does not optimize: it takes a third of the
time, and is good enough for tests. Modules with msgspec structs stay interpreted, because mypyc drops class keywords.
mypyc writes one C file for each module, all of one library, so that they call one another directly. The C files are
compiled in parallel, and take half of the processor time of a single file.

    python builder/compiled.py --can           can anything be compiled here?
    python builder/compiled.py LEVEL FILE …    compile these modules beside their sources
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from reads import quicken
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

LEVELS = {"1": "3", "plain": "0"}
# Modules with structs, and errors with two bases.
INTERPRETED = {"__init__.py", "errors.py", "forms.py", "facts.py", "setup.py", "settings.py"}
INTERPRETED |= {"described.py", "scene.py", "shown.py"}
INTERPRETED |= {"guiding.py", "guide.py", "minds.py", "odds.py", "protocol.py"}  # seldom read
# What every answer at a live table passes through. Bots at a table wait most of the time.
PASSED = {
    "table": (
        *("beat", "changes", "clock", "clocks", "feed", "ledger", "live", "notes", "powers", "presence", "table"),
        *("teller", "times"),
    ),
    "server": ("frames", "limits", "pace"),
}
# Nobody but Python calls into a compiled module, so its functions may call one another directly, and be inlined.
FLAGS = [] if sys.platform == "win32" else ["-fvisibility=hidden", "-fno-semantic-interposition"]


def asked() -> str:
    """The C compiler's level of optimization; empty: build pure Python."""
    wanted = os.environ.get("CITYSLEEPS_COMPILE", "")
    if wanted and wanted not in LEVELS:
        sys.exit(f"CITYSLEEPS_COMPILE={wanted}: set it to 1 or plain, or leave it empty")
    return LEVELS.get(wanted, "")


def can_compile() -> bool:
    """Are a C compiler and Python's headers installed?"""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return headers.exists() and (sys.platform == "win32" or shutil.which(compiler) is not None)


def check_compiler() -> None:
    if not can_compile():
        sys.exit("CITYSLEEPS_COMPILE needs a C compiler and the headers of Python; without it the wheel is pure Python")


def modules() -> list[str]:
    """The modules to compile: the kernel, the books, the bots, and what every answer at a live table passes through."""
    found = [
        path for folder in ("kernel", "books", "agents") for path in sorted(Path("citysleeps", folder).rglob("*.py"))
    ]
    passed = [Path("citysleeps", folder, f"{name}.py") for folder, names in PASSED.items() for name in names]
    return [str(path) for path in (*found, *passed) if path.name not in INTERPRETED]


def extensions(files: list[str], level: str) -> list[Extension]:
    from mypyc.build import mypycify  # installed only for a compiled build

    made: list[Extension] = mypycify(files, opt_level=level, multi_file=True, debug_level="0")
    for one in made:
        one.extra_compile_args += FLAGS
    return made


def quick_extensions(files: list[str], level: str) -> list[Extension]:
    """The same with faster reads of fields (reads.py)."""
    made = extensions(files, level)
    for source in made[0].sources:  # the library; the other extensions only load their module from it
        if Path(source).name.startswith("__native"):
            quicken(Path(source))
    return made


class InParallel(build_ext):
    """Compiles as many C files at a time as there are processors."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.parallel = os.cpu_count()

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def compile(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as workers:
                built = workers.map(lambda source: one_by_one([source], **options), sources)
                return [path for paths in built for path in paths]

        self.compiler.compile = compile
        super().build_extensions()


if __name__ == "__main__":
    if sys.argv[1] == "--can":
        sys.exit(not can_compile())
    setup(
        name="compiled",
        ext_modules=extensions(sys.argv[2:], sys.argv[1]),
        cmdclass={"build_ext": InParallel},
        script_args=["build_ext", "--inplace"],
    )
