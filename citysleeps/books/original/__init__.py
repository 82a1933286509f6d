"""The book `original`, read beside rules/original.md."""
