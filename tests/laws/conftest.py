"""How many games the laws are tried on: few and always the same ones, or with LAWS=long many and new ones.

Of 28 faults that test_the_laws_bite.py plants, 60 games find 20. Those that are no leaks are all found within 20 games.
Some leaks, and some faults of corrections, need 50: these laws are tried on 60 (`often`).
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

SLOW = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much)

settings.register_profile(
    "laws", max_examples=20, derandomize=True, database=None, deadline=None, suppress_health_check=SLOW
)
settings.register_profile("long", max_examples=2000, deadline=None, suppress_health_check=SLOW, print_blob=True)
settings.load_profile("long" if os.environ.get("LAWS") == "long" else "laws")

often = settings(max_examples=max(60, settings().max_examples))
