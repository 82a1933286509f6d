"""Compile the modules that are named, beside their sources, with so much optimization: run by compile.py, in the folder
that has them."""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext


class SideBySide(build_ext):
    """Compiles as many C files at a time as there are processors."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def compile(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as workers:
                built = workers.map(lambda source: one_by_one([source], **options), sources)
                return [path for paths in built for path in paths]

        self.compiler.compile = compile
        super().build_extensions()


setup(
    name="compiled",
    ext_modules=mypycify(sys.argv[2:], opt_level=sys.argv[1], multi_file=True, debug_level="0"),
    cmdclass={"build_ext": SideBySide},
    script_args=["build_ext", "--inplace", f"--parallel={os.cpu_count()}"],
)
