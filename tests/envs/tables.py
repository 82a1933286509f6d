"""The tables that the environments are tried on: every book, small and large."""

from __future__ import annotations

import hashlib
from random import Random
from typing import Any

import numpy as np

SIX_ROLES = ["detective", "doctor", "judge", "sleuth", "lawyer", "boss", "mafia=2", "peaceful_resident=4"]
FIVE_CARDS = ["vest", "bandage", "wiretap", "shelter", "arrest"]
TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "original 6": ("original", 6, {}),
    "original 20": ("original", 20, {"deck": "extended"}),
    "original, planning anew": ("original", 10, {"kill_method": "closed_eyes", "gang_replan": "window"}),
    "spytown 8": ("spytown", 8, {}),
    "spytown 16": ("spytown", 16, {"cards": FIVE_CARDS}),
    "bigcity 8": ("bigcity", 8, {"opt_name_of_truth": "on"}),
    "bigcity 12": ("bigcity", 12, {"roles": SIX_ROLES}),
    "cuba 6": ("cuba", 6, {}),
    "cuba 10": ("cuba", 10, {"cleaner": "on"}),
}


def legal(mask: Any) -> list[int]:
    return [int(number) for number in np.flatnonzero(mask)]


def by_sight(seen: dict[str, Any], salt: str = "", calm: float = 0.0) -> int:
    """One of the legal actions, chosen by nothing but what the agent sees; so often, nothing, if one may wait."""
    look = hashlib.blake2b(seen["observation"].tobytes() + salt.encode(), digest_size=8).digest()
    chance, numbers = Random(look), legal(seen["action_mask"])
    return 0 if numbers[0] == 0 and chance.random() < calm else chance.choice(numbers)
