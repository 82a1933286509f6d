"""The book `spytown`, read beside rules/spytown.md."""
