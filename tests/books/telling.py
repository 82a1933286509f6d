"""What the tests of every book's words share."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from random import Random

import pytest
from words.test_locales import lacking, patterns

from citysleeps.agents.random import play_out
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.facts import Fact, fields
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import NOBODY
from citysleeps.kernel.setup import Setup, Value
from citysleeps.views.words import message_id, words

NAMES = ("Konstantin", "Wilhelmina", "Anastassia", "Maximilian")  # the longest that a label has room for

every_form_of_votes = pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", {1: "vote", 2: "votes", 5: "votes", 21: "votes"}),
        ("pl", {1: "głos", 2: "głosy", 5: "głosów", 12: "głosów", 21: "głosów"}),
        ("sk", {1: "hlas", 2: "hlasy", 5: "hlasov", 21: "hlasov"}),
        ("ru", {1: "голос", 2: "голоса", 5: "голосов", 11: "голосов", 21: "голос"}),
        ("es", {1: "voto", 2: "votos", 5: "votos", 21: "votos"}),
    ],
)


def skip_if_lacking(request: pytest.FixtureRequest, book: str) -> None:
    """Skip a test if words are missing. tests/words/test_locales.py fails for them, and names them."""
    language = request.getfixturevalue("language") if "language" in request.fixturenames else "en"
    if lacking(language, book):
        pytest.skip(f"locales/{language}/{book}.ftl lacks what test_locales says")


def played(book: str, seats: int, settings: dict[str, Value], seed: str) -> Play:
    """A whole game at random."""
    names = tuple("ABCDEFGHIJKLMNOPQRSTU"[:seats])
    setup = Setup(book=book, seats=names, settings=settings, seed=seed)
    play = Play(SHELF[book], SHELF[book].settle(setup))
    play_out(play, Random(seed))
    return play


def check_whole_games(book: str, games: Iterable[Play], language: str, theme: str = "") -> None:
    """Every fact of these games is told in a sentence, and most kinds of facts are in them."""
    speech = words(book, language, theme)
    kinds = set()
    for play in games:
        for _, fact in play.game.log:
            kinds.add(type(fact))
            for reader in (NOBODY, 0):
                assert re.search(r"\w.*[.”“»!?]$", speech.tell(fact, play.setup.seats, reader))
    assert len(kinds) > len(SHELF[book].facts) // 2


def check_arguments(book: str, sample: Callable[[type[Fact]], Fact], language: str, theme: str = "") -> None:
    """Every fact has all arguments that its message takes."""
    speech = words(book, language, theme)
    taken = patterns(language, book) | (patterns(language, f"{book}-{theme}") if theme else {})
    for kind in SHELF[book].facts:
        fact = sample(kind)
        wanted = set(taken[message_id(kind), ""]) | set(taken.get((message_id(kind), "aloud"), ()))
        missing = wanted - set(speech.arguments(fact, NAMES, 0))
        assert not missing, f"{message_id(kind)} takes {missing}, which the fact does not have"
        assert speech.tell(fact, NAMES, 0)
        lists = {name for name, _, is_list in fields(kind) if is_list}
        attributes = {part for id, part in taken if id == message_id(kind)} - {"", "heading", "aloud"}
        assert attributes <= lists, f"{message_id(kind)}: the fact has no list {attributes - lists}"


def filled(kind: type[Fact], values: Mapping[str, object]) -> Fact:
    """A fact of this kind with seats 0 and 1, and these values."""
    return kind(
        **{
            name: (0, 1) if is_list and mark else 1 if mark else values.get(name, name)
            for name, mark, is_list in fields(kind)
        }
    )


def names_in(rules: Path, column: int) -> Iterator[tuple[list[str], str]]:
    """The table of names in the rules, row by row: the ids, and the cell of this column."""
    table = rules.read_text(encoding="utf-8").partition("\n## Names\n")[2].partition("\n## ")[0]
    for row in table.splitlines():
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        ids = re.findall(r"`(\w+)`", cells[0])
        if ids:
            yield ids, cells[column]
