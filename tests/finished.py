"""The complete languages. A language that is still being translated is not among them; what it lacks is shown in
English (docs/words.md)."""

FINISHED = ("en", "pl", "sk", "ru", "es")
