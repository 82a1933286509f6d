"""The errors of the library."""

from __future__ import annotations

from citysleeps.kernel.errors import CitySleepsError
from citysleeps.notation.words import nearest
from citysleeps.views.words import LANGUAGES, sentence


class Refused(CitySleepsError):
    """The rules do not allow an answer. Nothing has changed.

    >>> from citysleeps import Game
    >>> try:
    ...     Game("original", seats=6).answer("A vote B")
    ... except Refused as refused:
    ...     print(refused.reason, "-", refused.sentence("en"))
    wrong_phase - This cannot be done now; wait for the part of the game that it belongs to.
    """

    def __init__(self, answer: str, reason: str, book: str) -> None:
        super().__init__(f"{answer}: {sentence(book, 'en', reason)} ({reason})", reason)
        self.answer = answer
        self.book = book

    def sentence(self, language: str = "en") -> str:
        """The reason in words for a player, in any of the `LANGUAGES`."""
        return sentence(self.book, known_language(language), self.reason)


class Unknown(CitySleepsError, KeyError):
    """No book, role, setting, clause, bot or language has this name."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message, reason)


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise Unknown("unknown_language", f"there is no language {language}; {nearest(str(language), list(LANGUAGES))}")
    return language
