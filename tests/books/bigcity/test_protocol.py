"""What of a protocol no spreadsheet shows: which columns are narrow, and what the columns of the seats mean."""

from __future__ import annotations

import pytest

from citysleeps.books.bigcity.facts import Killed
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import ALL
from citysleeps.kernel.setup import Setup, Value
from citysleeps.notation.corrections import corrections
from citysleeps.notation.expectations import Position
from citysleeps.notation.referee import take
from citysleeps.views.protocol import Grid, protocol
from citysleeps.views.words import LANGUAGES, words

MAFIA = {"A": "mafia", "B": "mafia"}


def seats_after(deal: dict[str, str], lines: tuple[str | dict[str, str], ...], **settings: Value) -> Grid:
    """The table of seats in the protocol of a game that went so."""
    book = SHELF["bigcity"]
    setup = Setup(book="bigcity", seats=tuple("ABCDEFGH"), settings=settings, deal=deal, seed="protocol")
    at = Position(Play(book, book.settle(setup)))
    for line in lines:
        take(at, line)
    (seats,) = [part for part in protocol(book, at.play.setup, at.play.game.log).parts if part.id == "seats"]
    return seats


def test_city_r72_a_warning_that_was_taken_back_is_not_written_and_the_others_in_a_narrow_column() -> None:
    lines: tuple[str | dict[str, str], ...] = ({"skip": "discussion"}, "host warn C", "host warn D", "host unwarn C")
    seats = seats_after(MAFIA, (*lines, {"skip": "night 2"}, "host stop"), host="human_chosen")
    columns = {head.id: (at, head.narrow) for at, head in enumerate(seats.columns)}
    at, narrow = columns["warnings"]
    assert narrow
    assert [row[at].text for row in seats.rows] == ["", "", "", "1", "", "", "", ""]


def test_city_912_who_was_recruited_is_told_in_a_narrow_column() -> None:
    lines: tuple[str | dict[str, str], ...] = ({"skip": "call_sect 2"}, "C recruit D", {"skip": "discussion 2"})
    seats = seats_after({**MAFIA, "C": "sectarian"}, (*lines, "host stop"), host="human_chosen")
    columns = {head.id: (at, head.narrow) for at, head in enumerate(seats.columns)}
    at, narrow = columns["sect"]
    assert narrow
    assert [bool(row[at].text) for row in seats.rows] == [False, False, False, True, False, False, False, False]


def test_where_nobody_voted_nothing_is_said_of_columns_of_votes() -> None:
    before = seats_after(MAFIA, ({"skip": "discussion"}, "host stop"), host="human_chosen")
    after = seats_after(MAFIA, ({"skip": "night 2"}, "host stop"), host="human_chosen")
    assert before.note == "" and after.note.startswith("Columns with a number: against whom the seat voted.")


def test_what_a_position_tells_before_the_first_night_is_written_of_the_seats_alone() -> None:
    book = SHELF["bigcity"]
    position = ((ALL, Killed((3,), ("peaceful_resident",))),)
    setup = book.settle(Setup(book="bigcity", seats=tuple("ABCDEFGH"), deal=MAFIA, position=position))
    (seats, *_) = protocol(book, setup, Play(book, setup).game.log).parts
    assert len(seats.rows) == 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_city_321_a_correction_stands_with_the_name_of_its_call_whoever_may_be_called(language: str) -> None:
    """The call of Detective and Patrolman is named after those who may be in the game."""
    book = SHELF["bigcity"]
    settings: dict[str, Value] = {"host": "human_chosen"}
    deal = {**MAFIA, "C": "detective"}
    setup = Setup(book="bigcity", seats=tuple("ABCDEFGH"), settings=settings, deal=deal, seed="protocol")
    at = Position(Play(book, book.settle(setup)))
    for line in ({"skip": "call_detective 2"}, "host correct C check D", "host correct C check E"):
        take(at, line)
    play = at.play
    written = protocol(book, play.setup, play.game.log, language, corrections=corrections(play))
    [part] = [part for part in written.parts if part.id == "corrections"]
    [[when, *_]] = part.rows
    detective = words("bigcity", language).say("phase-call-detective", {"duty": "detective"})
    assert when.text.endswith(detective), when.text
