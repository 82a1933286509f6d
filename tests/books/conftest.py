"""Live tables and laws of a book have the settings of tests/table and tests/laws."""

import laws.conftest  # noqa: F401  # how many games the laws are tried on
from table.conftest import known_chance

__all__ = ["known_chance"]
