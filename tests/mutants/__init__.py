"""Faults planted by a program: `make mutants` (docs/mutants.md)."""
