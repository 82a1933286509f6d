"""How many games the laws are tried on: few and always the same ones, or with LAWS=long many and new ones."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

SLOW = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much)

settings.register_profile(
    "laws", max_examples=60, derandomize=True, database=None, deadline=None, suppress_health_check=SLOW
)
settings.register_profile("long", max_examples=2000, deadline=None, suppress_health_check=SLOW, print_blob=True)
settings.load_profile("long" if os.environ.get("LAWS") == "long" else "laws")
