"""Names and languages of those who sit down."""

from __future__ import annotations

import pytest

from citysleeps.books.shelf import SHELF
from citysleeps.table.refusal import Refusal
from citysleeps.table.sentences import sentence
from citysleeps.views.words import LANGUAGES

from .phones import Room, dealt, room_of
from .virtual import in_virtual_time


def why_not(room: Room, name: str, language: str = "en", luck: str = "") -> str:
    """The reason why somebody cannot join like this."""
    with pytest.raises(Refusal) as refused:
        room.join(name, language, luck)
    return refused.value.reason


def names(room: Room) -> list[str]:
    return [person["name"] for person in room["A"].table["people"]]


@pytest.mark.parametrize(
    "name",
    [
        *("", " ", "\t\n", "x" * 41, 'A"', "[A]", "A\u200bB", "A\0"),
        *("host", "clock", "nobody", "all", "spectators", "engine", "..."),
    ],
)
@in_virtual_time
async def test_a_name_that_cannot_be_shown_or_means_something_else_is_refused(name: str) -> None:
    room = await room_of(1)
    assert why_not(room, name) == "bad_name"
    assert await room["A"].send("introduce", name=name) == "bad_name"
    assert await room["A"].send("add_bot", name=name) == "bad_name"
    assert names(room) == ["A"]


@in_virtual_time
async def test_a_name_may_have_forty_characters_of_any_script() -> None:
    room = await room_of(1)
    for name in ("x" * 40, "Ж", "Č š", "ñ!"):
        await room.sit(name)
    assert names(room) == ["A", "x" * 40, "Ж", "Č š", "ñ!"]


@pytest.mark.parametrize(("name", "other"), [("B", "b"), ("Ж", "ж"), ("Straße", "STRASSE"), ("B C", " b   c ")])
@in_virtual_time
async def test_a_name_is_taken_also_in_other_letters(name: str, other: str) -> None:
    room = await room_of(1)
    await room.sit(name)
    assert why_not(room, other) == "name_taken"
    assert await room["A"].send("introduce", name=other) == "name_taken"
    assert await room["A"].send("add_bot", name=other) == "name_taken"
    assert names(room) == ["A", name]


@in_virtual_time
async def test_one_may_write_his_own_name_in_other_letters() -> None:
    room = await room_of(1)
    assert await room["A"].send("introduce", name="a") == ""
    assert names(room) == ["a"]


@in_virtual_time
async def test_blanks_in_a_name_count_as_one_and_are_lines_in_the_seats() -> None:
    room = await room_of(5)
    await room.sit("  J \t  K ")
    assert names(room)[-1] == "J K"
    assert await room["A"].send("deal") == ""
    assert room["A"].table["names"] == ["A", "B", "C", "D", "E", "J_K"]


@pytest.mark.parametrize("name", ["A_B", "a b"])
@in_virtual_time
async def test_a_name_that_would_be_the_same_in_the_record_is_taken(name: str) -> None:
    room = await room_of(1)
    await room.sit("A B")
    assert why_not(room, name) == "name_taken"


@pytest.mark.parametrize("book", SHELF)
@in_virtual_time
async def test_one_may_be_called_like_a_word_of_the_book(book: str) -> None:
    room = await room_of(2)
    for name in ("agent", "vest", "execute", "doctor", "nod"):
        room.join(name)
    assert await room["A"].send("choose", book=book) == ""
    assert await room["B"].send("introduce", name="mafioso") == ""
    assert room["A"].table["missing"] == ""
    assert await room["A"].send("deal") == ""
    assert room["A"].table["names"] == ["A", "mafioso", "agent", "vest", "execute", "doctor", "nod"]


@in_virtual_time
async def test_a_name_can_be_changed_before_the_deal_and_is_free_afterwards() -> None:
    room = await room_of(6)
    assert await room["B"].send("introduce", name="K") == ""
    assert names(room) == ["A", "K", "C", "D", "E", "F"]
    assert await room["C"].send("introduce", name="B") == ""
    assert await room["A"].send("deal") == ""
    assert await room["B"].send("introduce", name="L") == "not_in_lobby"
    assert names(room) == room["A"].table["names"] == ["A", "K", "B", "D", "E", "F"]


@pytest.mark.parametrize("language", ["", "xx", "EN", "english"])
@in_virtual_time
async def test_a_language_that_is_not_spoken_here_is_refused(language: str) -> None:
    room = await room_of(1)
    assert why_not(room, "B", language) == "bad_language"
    assert await room["A"].send("introduce", language=language[:8]) == "bad_language"
    assert await room["A"].send("choose", language=language[:8]) == "bad_language"


@in_virtual_time
async def test_everybody_is_refused_in_his_own_language() -> None:
    room = await room_of(0)
    for language in LANGUAGES:
        room.join(language, language)
        room.connect(language)
        await room[language].send("deal", id="deal")
        assert room[language].replies["deal"][0]["text"] == sentence("original", language, "not_creator")
    assert len({sentence("original", language, "not_creator") for language in LANGUAGES}) == 5


@in_virtual_time
async def test_a_language_can_be_changed_at_any_time() -> None:
    room = await dealt(6)
    assert await room["B"].send("introduce", language="pl") == ""
    assert room["A"].table["people"][1]["language"] == "pl"
    await room["B"].send("deal", id="deal")
    await room["C"].send("deal", id="deal")
    assert room["B"].replies["deal"][0]["text"] != room["C"].replies["deal"][0]["text"]


@in_virtual_time
async def test_one_who_watches_is_refused_in_the_language_of_his_phone_or_of_the_table() -> None:
    room = await room_of(1)
    assert await room["A"].send("choose", language="es") == ""
    watcher, polish = room.watch(), room.watch()
    polish.language = "pl"
    for phone in (watcher, polish):
        await phone.send("deal", id=f"deal {phone.language}")
    assert watcher.replies["deal "][0]["text"] == sentence("original", "es", "not_creator")
    assert polish.replies["deal pl"][0]["text"] == sentence("original", "pl", "not_creator")


@pytest.mark.parametrize("luck", ["x" * 65, "\0", "\u200b", "a\nb"])
@in_virtual_time
async def test_luck_that_cannot_be_shown_is_refused(luck: str) -> None:
    room = await room_of(1)
    assert why_not(room, "B", luck=luck) == "bad_luck"
    if len(luck) <= 64:
        assert await room["A"].send("wish", luck=luck) == "bad_luck"
    assert names(room) == ["A"]
