"""constraints.txt pins everything that pyproject.toml asks for, and has nothing of the machine that wrote it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
WANTED = sorted({*PROJECT["dependencies"], *(one for extra in EXTRAS.values() for one in extra)})
LINES = [line for line in (ROOT / "constraints.txt").read_text().splitlines() if not line.startswith("#")]
VERSIONS = {wanted.name: str(wanted.specifier).removeprefix("==") for wanted in map(Requirement, LINES)}


@pytest.mark.parametrize("text", WANTED)
def test_everything_asked_for_is_pinned_to_a_version_that_fits(text: str) -> None:
    wanted = Requirement(text)
    version = VERSIONS.get(canonicalize_name(wanted.name), "")
    assert version and version in wanted.specifier, "run `make constraints`"


def test_there_are_only_names_versions_and_systems() -> None:
    assert [line for line in LINES if not re.fullmatch(r"[\w-]+==[\w.]+( ; [\w' !=<>.]+)?", line)] == []
    assert len(VERSIONS) == len(LINES) > len(WANTED)
