"""The build backend that pyproject.toml names: setuptools, which compiles the engine if CITYSLEEPS_COMPILE is set
(compiled.py)."""

from __future__ import annotations

import shutil
import tomllib
from contextlib import chdir
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from applies import move_applies
from compiled import asked, check_compiler
from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]
SOURCES = ("citysleeps", "LICENSE", "README.md", "pyproject.toml", "setup.py")
Settings = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Compiling needs mypyc, and the dependencies for their types."""
    needed = build_meta.get_requires_for_build_wheel(config_settings)
    if asked():
        project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
        extras = project["optional-dependencies"]
        tools = [tool for tool in extras["dev"] if tool.startswith(("mypy", "types-"))]
        environments = [library for library in extras["lab"] if library.startswith(("numpy", "pettingzoo"))]
        needed += [*project["dependencies"], *tools, *environments]
    return needed


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """A compiled wheel is built from a copy of the sources, in which every `apply` has moved to a compiled module."""
    if not asked():
        return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    check_compiler()
    target = str(Path(wheel_directory).resolve())
    with TemporaryDirectory() as folder:
        for name in SOURCES:
            copy(Path(name), Path(folder, name))
        for facts in sorted(Path(folder, "citysleeps", "books").glob("*/facts.py")):
            move_applies(facts)
        with chdir(folder):
            return build_meta.build_wheel(target, config_settings, metadata_directory)


def copy(source: Path, target: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        shutil.copy(source, target)
