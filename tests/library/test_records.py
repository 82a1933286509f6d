"""Records: what was written is read, told and played again; what is damaged is refused with its line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from citysleeps import BOOKS, LANGUAGES, BadRecord, Game, NotUnderstood, Unknown, read_record, write_record


def finished(book: str = "original") -> Game:
    game = Game(book, seats=8, seed="record")
    game.play_out("careful")
    return game


@pytest.mark.parametrize("book", BOOKS)
def test_a_record_says_what_the_game_says(book: str, tmp_path: Path) -> None:
    game, path = finished(book), tmp_path / "game.jsonl"
    write_record(game, path)
    record = read_record(path)
    assert (record.book.name, record.seats, record.seed) == (book, game.seats, game.seed)
    assert (dict(record.settings), record.history, record.log) == (dict(game.settings), game.history, game.log)
    for language in LANGUAGES:
        assert record.story(language=language) == game.story(language=language)
        assert record.story("B", language) == game.story("B", language)
    assert repr(record) == f"<Record of {book}: 8 seats, {len(game.log)} facts>"
    again = record.game()
    assert (again.log, again.history, again.winners) == (game.log, game.history, game.winners)
    for who in (*game.seats, "host", "spectators"):
        seen, meant = record.view(who), game.view(who)
        assert (seen.facts, seen.ending, seen.winners) == (meant.facts, meant.ending, game.winners)
        assert [seen.known(seat) for seat in seen.seats] == [meant.known(seat) for seat in meant.seats]
        assert not seen.asks and not seen.offers
    assert [record.view("host").card(seat) for seat in game.seats] == [game.card(seat) for seat in game.seats]


def test_what_cannot_be_of_one_game_has_no_view() -> None:
    header, *lines = finished().record().splitlines(keepends=True)
    record = read_record(re.sub(rb'"settings":{.*?}', b'"settings":{"deck":"basic"}', header) + b"".join(lines))
    assert record.log == finished().log
    with pytest.raises(BadRecord, match=r"^the record: what it says cannot be of one game$"):
        record.view("host")


def test_a_record_is_played_again_up_to_any_answer_and_goes_on_from_there() -> None:
    game = finished()
    middle = read_record(game.record()).game(answers=12)
    assert middle.history == game.history[:12] and not middle.is_over
    middle.undo()
    assert middle.history == game.history[:11]
    for answer in game.history[11:]:
        middle.answer(answer)
    assert middle.log == game.log


def test_a_running_game_can_be_written_and_read() -> None:
    game = Game("original", seats=6)
    game.answer("A ready")
    assert read_record(game.record()).game().asks[0].seat == "B"


def cut(content: bytes, lines: int) -> bytes:
    return b"".join(content.splitlines(keepends=True)[:lines])


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda content: content[:-20], r"line \d+ is cut off: the record is truncated$"),
        (lambda content: b"", "is empty$"),
        (lambda content: b"{}\n", "line 1 is damaged: "),
        (lambda content: content.replace(b'"original"', b'"chess"', 1), "is of the book chess; there are original, "),
        (lambda content: content.replace(b"own_card", b"own_crad", 1), r"line 4 is damaged: "),
        (lambda content: content.replace(b'"seat":7', b'"seat":70', 1), r"line \d+ is about a seat that is not"),
    ],
)
def test_a_damaged_record_is_refused_with_its_line(spoil: object, said: str) -> None:
    content = finished().record()
    spoiled: bytes = spoil(content)  # type: ignore[operator]
    assert spoiled != content
    with pytest.raises(BadRecord, match=f"^the record: {said}") as error:
        read_record(spoiled)
    assert error.value.reason == "bad_record" and "\n" not in str(error.value)


def test_a_file_that_is_not_there_is_said_with_its_name(tmp_path: Path) -> None:
    path = tmp_path / "nothing.jsonl"
    with pytest.raises(BadRecord, match=f"^{path}: cannot be read: No such file or directory$"):
        read_record(str(path))


def test_what_the_rules_would_not_tell_is_read_but_not_played() -> None:
    content = finished().record().replace(b'"card":"resident"', b'"card":"doctor"', 1)
    record = read_record(content)
    assert record.log
    with pytest.raises(BadRecord, match=r"^the record: line \d says «own_card doctor» to ") as error:
        record.game()
    assert error.value.reason == "rules_differ"


def test_an_input_of_nobody_is_read_but_not_listed() -> None:
    content = finished().record().replace(b'[0,"ready",[]]', b'[50,"ready",[]]', 1)
    record = read_record(content)
    with pytest.raises(BadRecord, match=r"^the record: line \d+ is no input of this game$"):
        record.history  # noqa: B018


def test_a_story_is_told_to_seats_that_are_there_in_languages_that_are_there() -> None:
    record = read_record(finished().record())
    with pytest.raises(NotUnderstood, match="there is no seat Z at this table: A B C D E F G H"):
        record.story("Z")
    with pytest.raises(Unknown, match="there is no language de; "):
        record.story(language="de")
