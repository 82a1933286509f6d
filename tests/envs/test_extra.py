"""The extra is needed for environments, and for nothing else of the library."""

from __future__ import annotations

import subprocess
import sys

import pytest
from patience import PATIENCE

WITHOUT = """
import sys
sys.modules[{module!r}] = None
import citysleeps
citysleeps.Game("original", 6)
try:
    import citysleeps.envs
except ModuleNotFoundError as error:
    print(error)
"""
HEAVY = """
import sys, citysleeps
citysleeps.Game("original", 6).play_out()
print([name for name in ("numpy", "gymnasium", "pettingzoo") if name in sys.modules])
"""


def run(program: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize("module", ["numpy", "gymnasium", "pettingzoo"])
def test_without_the_extra_a_sentence_says_what_to_install(module: str) -> None:
    said = run(WITHOUT.format(module=module))
    assert said == f"citysleeps.envs needs {module}, which is not installed: pip install 'citysleeps[lab]'"


def test_a_game_of_the_library_does_not_load_numpy() -> None:
    assert run(HEAVY) == "[]"
