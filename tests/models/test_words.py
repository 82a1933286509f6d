"""A seat has its words in every language."""

from __future__ import annotations

import pytest
from finished import FINISHED
from words.test_locales import calls, patterns, variables_of

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.setup import Setup
from citysleeps.models.speech import rules_in_short, speech

FILE = "models/seat"


@pytest.mark.parametrize("language", FINISHED)
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str) -> None:
    english, other = patterns("en", FILE), patterns(language, FILE)
    assert list(other) == list(english)
    assert {id: set(args) for id, args in other.items()} == {id: set(args) for id, args in english.items()}


@pytest.mark.parametrize("language", FINISHED)
def test_every_message_can_be_said(language: str) -> None:
    words = speech("original", language)
    for (id, attribute), variables in variables_of(language, FILE).items():
        for args in calls(variables):
            assert words.say(id, args, attribute).strip()


@pytest.mark.parametrize("book", SHELF)
@pytest.mark.parametrize("language", FINISHED)
def test_the_rules_in_short_are_said_in_every_language(book: str, language: str) -> None:
    rules = SHELF[book]
    players = rules.lobby.cover().typical
    setup = rules.settle(Setup(book=book, seats=tuple("ABCDEFGHIJKLMNOP"[:players])))
    text = rules_in_short(setup, language)
    assert text.count("\n## ") > 3 and len(text) > 3000
