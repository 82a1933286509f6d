"""The log of all tables: one interface, and stores in memory, in SQLite and in PostgreSQL (docs/store.md)."""
