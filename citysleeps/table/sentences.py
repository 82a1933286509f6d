"""Why something is refused, as a sentence in somebody's language."""

from __future__ import annotations

from functools import cache

from citysleeps.views.words import LANGUAGES, hyphened, words


@cache
def sentence(book: str, language: str, reason: str) -> str:
    """The words for a reason: the book's own, or those that all tables share; without a book, only these."""
    return words(book, language if language in LANGUAGES else "en").say(hyphened(f"reason-{reason}"))
