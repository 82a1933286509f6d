"""The engine compiled with mypyc: which modules, with which flags, and how.

CITYSLEEPS_COMPILE=1 builds the fastest wheel. With `plain` the C compiler does not optimize: it takes a third of the
time, and is good enough for tests. Modules with msgspec structs stay interpreted, because mypyc drops class keywords.
mypyc writes one C file for each module, all of one library, so that they call one another directly. The C files are
compiled in parallel, and take half of the processor time of a single file. Where nothing is optimized, headers would
take a third of the time: so several modules are compiled at once, and Python's headers are read once.

    python builder/compiled.py --can           can anything be compiled here?
    python builder/compiled.py LEVEL FILE …    compile these modules beside their sources
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from reads import quicken
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PLAIN = "0"
LEVELS = {"1": "3", "plain": PLAIN}
# Modules with structs, and errors with two bases.
INTERPRETED = {"__init__.py", "errors.py", "forms.py", "facts.py", "setup.py", "settings.py"}
INTERPRETED |= {"described.py", "scene.py", "shown.py"}
INTERPRETED |= {"guiding.py", "guide.py", "minds.py", "odds.py", "protocol.py"}  # seldom read
# What every answer passes through at a live table and in an environment. Bots at a table wait most of the time.
PASSED = {
    "envs": ("actions", "sight", "turns"),
    "table": (
        *("beat", "changes", "clock", "clocks", "feed", "ledger", "live", "log", "notes", "powers", "presence"),
        *("table", "teller", "times"),
    ),
    "server": ("frames", "limits", "pace"),
}
# Nobody but Python calls into a compiled module, so its functions may call one another directly, and be inlined.
FLAGS = [] if sys.platform == "win32" else ["-fvisibility=hidden", "-fno-semantic-interposition"]
# Python's functions are called directly, not through stubs of the linker. The prototype in bench/ is compiled without
# this, so that the yardstick stays the same.
QUICK_FLAGS = ["-fno-plt"] if sys.platform == "linux" else []
# mypyc would check before every use of an object that there is one. Without that check it crashes just as well.
PLAIN_FLAGS = [] if sys.platform == "win32" else ["-DNDEBUG"]
AT_ONCE = 12  # modules that are compiled at once, where nothing is optimized


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
    """The modules to compile: the kernel, the books, the bots, and what every answer passes through."""
    found = [
        path for folder in ("kernel", "books", "agents") for path in sorted(Path("citysleeps", folder).rglob("*.py"))
    ]
    passed = [Path("citysleeps", folder, f"{name}.py") for folder, names in PASSED.items() for name in names]
    return [str(path) for path in (*found, *passed) if path.name not in INTERPRETED]


def extensions(files: list[str], level: str) -> list[Extension]:
    from mypyc.build import mypycify  # installed only for a compiled build

    made: list[Extension] = mypycify(files, opt_level=level, multi_file=True, debug_level="0")
    for one in made:
        one.extra_compile_args = [*one.extra_compile_args, *FLAGS, *(PLAIN_FLAGS if level == PLAIN else [])]
    return made


def quick_extensions(files: list[str], level: str) -> list[Extension]:
    """The same with faster reads and calls (reads.h)."""
    made = extensions(files, level)
    for one in made:
        one.extra_compile_args = [*one.extra_compile_args, *QUICK_FLAGS]
    library = made[0]  # the other extensions only load their module from it
    ours = [source for source in library.sources if Path(source).name.startswith("__native")]
    for source in ours:
        quicken(Path(source))
    if level == PLAIN:
        library.sources = [*gathered(ours), *(source for source in library.sources if source not in ours)]
    return made


def gathered(sources: list[str]) -> list[str]:
    """A few C files that include all these, about the same size each."""
    by_size = sorted(sources, key=lambda source: -Path(source).stat().st_size)
    many = -(-len(by_size) // AT_ONCE)
    groups = [Path(by_size[0]).with_name(f"__native_group_{number}.c") for number in range(many)]
    for number, group in enumerate(groups):
        group.write_text("".join(f'#include "{Path(source).name}"\n' for source in by_size[number::many]))
    return [str(group) for group in groups]


class InParallel(build_ext):
    """Compiles as many C files at a time as there are processors."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.parallel = os.cpu_count()

    def build_extensions(self) -> None:
        if self.extensions[1:] and f"-O{PLAIN}" in self.extensions[0].extra_compile_args:
            self.read_headers()
        one_by_one = self.compiler.compile

        def compile(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as workers:
                built = workers.map(lambda source: one_by_one([source], **options), sources)
                return [path for paths in built for path in paths]

        self.compiler.compile = compile
        super().build_extensions()

    def read_headers(self) -> None:
        """Keep Python's headers as GCC has read them, for the small files that load each module from the library. A
        compiler that knows no such thing, or that is given other flags, reads them again."""
        folder = Path(self.build_temp, "headers")
        folder.mkdir(parents=True, exist_ok=True)
        header = folder / "Python.h"
        header.write_text(f'#include "{Path(sysconfig.get_paths()["include"], "Python.h").as_posix()}"\n')
        small = self.extensions[1:]
        searched = [f"-I{path}" for path in self.compiler.include_dirs]
        command = [*self.compiler.compiler_so, *searched, *small[0].extra_compile_args, "-x", "c-header", str(header)]
        subprocess.run([*command, "-o", f"{header}.gch"], check=False)
        for one in small:
            one.include_dirs = [str(folder), *one.include_dirs]


if __name__ == "__main__":
    if sys.argv[1] == "--can":
        sys.exit(not can_compile())
    setup(
        name="compiled",
        ext_modules=extensions(sys.argv[2:], sys.argv[1]),
        cmdclass={"build_ext": InParallel},
        script_args=["build_ext", "--inplace"],
    )
