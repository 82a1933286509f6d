"""The log: one port; in memory, in an SQLite file (docs/store.md)."""
