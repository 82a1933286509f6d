"""The log: one port; in memory, in an SQLite file, in a PostgreSQL database (docs/store.md)."""
