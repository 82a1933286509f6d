"""Facts as the log has them, beside those that the rules tell now (table/telling.py)."""

from __future__ import annotations

import msgspec
import pytest

from citysleeps.books.original.book import BOOK
from citysleeps.table.rows import written
from citysleeps.table.telling import is_same, read, told_so_far

from .bare import playing

LEFT = b'[63,{"fact":"gone_by_now","seat":1}]'
LEFT_LATER = b'[63,{"fact":"gone_by_now","seat":2}]'


def told() -> list[bytes]:
    """The first facts of a game, encoded."""
    return [written(one) for one in playing().playing.game.log]


@pytest.mark.parametrize(
    ("now", "then", "same"),
    [
        (told(), told(), True),
        (told(), [line.replace(b",", b" , ") for line in told()], True),
        (told(), told()[:-1], False),
        (told(), [*told()[1:], told()[0]], False),
        ([LEFT], [LEFT], True),  # nobody needs to read it
        ([LEFT], [LEFT_LATER], False),
        (told()[:1], [LEFT], False),
        ([], [], True),
    ],
)
def test_facts_are_the_same_if_they_are_written_alike_or_say_the_same(
    now: list[bytes], then: list[bytes], same: bool
) -> None:
    assert is_same(BOOK, [*map(msgspec.Raw, now)], [*map(msgspec.Raw, then)]) == same


def test_a_fact_that_the_book_no_longer_has_is_not_read() -> None:
    assert read(BOOK, msgspec.Raw(LEFT)) is None
    play = playing().playing
    assert [read(BOOK, msgspec.Raw(line)) for line in map(written, play.game.log)] == play.game.log


def test_a_game_as_it_was_after_its_first_facts() -> None:
    play = playing().playing
    for facts in (0, 1, len(play.game.log)):
        game = told_so_far(play, facts)
        assert game.log == play.game.log[:facts] and game is not play.game
    assert told_so_far(play, len(play.game.log)).cards == play.game.cards  # type: ignore[attr-defined]  # original
