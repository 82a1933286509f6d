"""The mutants that are no faults: `accepted.yaml` names each, with the reason."""

from __future__ import annotations

from pathlib import Path

import yaml

FILE = Path(__file__).parent / "accepted.yaml"

Key = tuple[str, str, str, str]  # file, function, the statement as it is, as it would be


def accepted() -> dict[Key, str]:
    """The reasons."""
    found: dict[Key, str] = {}
    for file, mutants in (yaml.safe_load(FILE.read_text(encoding="utf-8")) or {}).items():
        for mutant in mutants:
            key = (file, mutant["in"], mutant["was"], mutant["now"])
            assert key not in found and mutant["reason"].strip(), key
            found[key] = mutant["reason"]
    return found
