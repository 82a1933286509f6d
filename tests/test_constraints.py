"""constraints.txt has a version for whatever pyproject.toml asks for, and nothing of the machine that wrote it."""

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
VERSIONS = {canonicalize_name(name): version for name, _, version in (line.partition("==") for line in LINES)}


@pytest.mark.parametrize("text", WANTED)
def test_what_is_asked_for_has_a_version_that_will_do(text: str) -> None:
    wanted = Requirement(text)
    version = VERSIONS.get(canonicalize_name(wanted.name), "")
    assert version and version in wanted.specifier, "`make constraints` writes them anew"


def test_there_are_only_names_and_versions() -> None:
    assert [line for line in LINES if not re.fullmatch(r"[\w.-]+==[\w.]+", line)] == []
    assert len(VERSIONS) == len(LINES) > len(WANTED)
