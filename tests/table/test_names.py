"""Names and languages of those who sit down."""

from __future__ import annotations

from string import ascii_uppercase

import pytest
from finished import FINISHED

from citysleeps.books.shelf import SHELF
from citysleeps.table.lookalikes import are_alike, small_capitals
from citysleeps.table.people import LONGEST_LUCK, MOST_MARKS, clean_luck, clean_name, hashed, is_token
from citysleeps.table.refusal import Refusal
from citysleeps.table.things import THINGS, in_every_language, listed
from citysleeps.views.words import sentence

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
        *("A\u200d", "A\ufe01", "\u3164", "\u115f", "A\u034f", "\u2800", "A\u202eB", "A\u2066", "\u0301A"),
        *("A\U000e0101", "A" + "\u0301" * 39, "A" + "\u0323\u0331\u0302\u0301", "A" + "\u20dd" * 4),
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
    for name in ("x" * 40, "Ж", "Č š", "ñ!", "Nguyễn", "น้ำ", "שָׁלוֹם", "प्रेम"):
        await room.sit(name)
    assert names(room)[:6] == ["A", "x" * 40, "Ж", "Č š", "ñ!", "Nguyễn"] and len(names(room)) == 9


def test_a_letter_may_have_as_many_marks_as_any_language_gives_it() -> None:
    assert clean_name("A" + "\u20dd" * MOST_MARKS) == "A" + "\u20dd" * MOST_MARKS


@pytest.mark.parametrize(("name", "other"), [("B", "b"), ("Ж", "ж"), ("Straße", "STRASSE"), ("B C", " b   c ")])
@in_virtual_time
async def test_a_name_is_taken_also_in_other_letters(name: str, other: str) -> None:
    room = await room_of(1)
    await room.sit(name)
    assert why_not(room, other) == "name_taken"
    assert await room["A"].send("introduce", name=other) == "name_taken"
    assert await room["A"].send("add_bot", name=other) == "name_taken"
    assert names(room) == ["A", name]


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("ABC", "\u0410\u0412\u0421"),  # the same in Cyrillic
        ("pac", "\u0440\u0430\u0441"),
        ("Ill", "lII"),
        ("Am", "Arn"),
        ("O", "0"),
        ("Bot 1", "Bot l"),
        ("\u0415\u0432", "E\u0432"),
        ("B", "\uff22"),
        ("K", "\u039a"),
        ("\u2764", "\u2764\ufe0f"),
        ("\u00eb", "e\u0308"),
        ("ANE", "\ua4ee\ua4e0\ua4f0"),  # Lisu
        ("Ane", "\ua4ee\ua4e0\ua4f0"),
        ("Ane", "\u13aane"),  # Cherokee
        ("ANE", "\u13aane"),
        ("Carl", "\u1d04\u1d00\u0280\u029f"),  # small capitals
        ("CARL", "\u1d04\u1d00\u0280\u029f"),
        ("oss", "\u0585\u0455\u0455"),  # Armenian
        ("vvu", "\u1d21\u057d"),  # one letter for two
        ("vw", "vvv"),
        ("Mia", "\u041c\u0406\u0410"),  # Cyrillic capitals, read as MIA
        ("Eli", "\ua4f0\ua4e1\ua4f2"),  # Lisu
        ("Lara", "\u04cfara"),  # palochka
        ("Ivo", "\u04cfvo"),
        ("ida", "i\u0307da"),  # another dot on the i
        ("Jan", "j\u0307an"),
    ],
)
@in_virtual_time
async def test_two_people_at_a_table_never_look_alike(name: str, other: str) -> None:
    for first, second in ((name, other), (other, name)):
        room = await room_of(0)
        room.join(first)
        assert why_not(room, second) == "name_taken"


@pytest.mark.parametrize(
    ("name", "other"), [("I", "L"), ("e", "é"), ("Ai", "Al"), ("Я", "А"), ("B", "8"), ("č", "c"), ("й", "и")]
)
@in_virtual_time
async def test_names_that_can_be_told_apart_are_free(name: str, other: str) -> None:
    room = await room_of(0)
    room.join(name)
    room.join(other)


def test_a_token_is_known_by_its_hash() -> None:
    assert is_token("a token", hashed("a token")) and not is_token("another", hashed("a token"))


def test_a_small_capital_is_one_letter() -> None:
    assert set(small_capitals().values()) <= set(ascii_uppercase)


@in_virtual_time
async def test_a_bot_is_named_like_nobody() -> None:
    """A name that a guest has typed is skipped, in whichever language; one that looks like it too."""
    room = await room_of(1)
    await room.sit("farola")
    await room.sit("Т\u0440амвай")
    assert await room["A"].send("add_bot") == ""
    assert names(room) == ["A", "farola", "Трамвай", "Kiosk (bot)"]
    assert room.table.people[4].thing == 3


@in_virtual_time
async def test_before_the_deal_a_bot_leaves_its_name_to_a_guest() -> None:
    room = await room_of(1, bots=2)
    await room.sit("Tramwaj")
    assert names(room) == ["A", "Lantern (bot)", "Kiosk (bot)", "Tramwaj"]
    assert await room["A"].send("introduce", name="Lantern (bot)") == ""
    assert names(room) == ["Lantern (bot)", "Chimney (bot)", "Kiosk (bot)", "Tramwaj"]
    assert [person.name for person in (await room.logged()).people.values()] == names(room)


@in_virtual_time
async def test_in_a_game_a_bot_keeps_its_name() -> None:
    room = await dealt(1, bots=7)
    assert why_not(room, "Farola") == "name_taken"
    assert room.table.playing.setup.seats[1] == "Lantern_(bot)"


def test_no_two_things_have_a_word_in_common() -> None:
    """Not even in two languages; each is short enough for a window."""
    spoken = [in_every_language(thing) for thing in range(1, THINGS + 1)]
    for i, one in enumerate(spoken):
        assert max(map(len, one)) <= 10
        for other in spoken[:i]:
            assert not any(are_alike(a, b) for a in one for b in other), (one, other)


def test_a_bot_beyond_the_things_is_the_second_of_its_kind() -> None:
    assert listed(THINGS + 1, "pl") == "Latarnia 2 (bot)"


@pytest.mark.parametrize("text", ["a\u202eb", "a\u2066b", "a\x07b", "a\u200fb"])
@in_virtual_time
async def test_words_that_turn_their_direction_or_control_something_are_refused(text: str) -> None:
    room = await room_of(6, {"host_mode": "human", "night_step_seconds": 0}, bots=1)
    assert await room["A"].send("chat", text=text) == "bad_text"
    assert await room["A"].send("deal") == ""
    assert await room["F"].answer("say", text, host=True) == "bad_text"


@in_virtual_time
async def test_words_are_on_one_line_and_say_where_their_speaker_sits() -> None:
    room = await room_of(6, {"host_mode": "human"}, bots=1)
    assert await room["B"].send("chat", text="So.\r\n1 A: Not so!") == ""
    assert await room["F"].send("chat", text="Hm \U0001f468\u200d\U0001f469") == ""
    said = [line for letter in room["A"].mail for line in letter.said.get("chat", [])]
    assert said == [
        {"person": room.ids["B"], "text": "So. 1 A: Not so!", "seat": 1},
        {"person": room.ids["F"], "text": "Hm \U0001f468\u200d\U0001f469", "seat": -1},
    ]


@in_virtual_time
async def test_one_may_write_his_own_name_in_other_letters() -> None:
    room = await room_of(1)
    assert await room["A"].send("introduce", name="a") == ""
    assert names(room) == ["a"]


@in_virtual_time
async def test_who_keeps_his_name_is_written_down_once() -> None:
    room = await room_of(1)
    rows = len(await room.log())
    assert await room["A"].send("introduce", language="pl") == ""
    assert len(await room.log()) == rows + 1


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
    for language in FINISHED:
        room.join(language, language)
        room.connect(language)
        await room[language].send("deal", id="deal")
        assert room[language].replies["deal"][0]["text"] == sentence("original", language, "not_creator")
    assert len({sentence("original", language, "not_creator") for language in FINISHED}) == 5


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


def test_luck_may_be_as_long_as_it_is_said() -> None:
    assert clean_luck("x" * LONGEST_LUCK) == "x" * LONGEST_LUCK


@pytest.mark.parametrize("luck", ["x" * 65, "\0", "\u200b", "a\nb"])
@in_virtual_time
async def test_luck_that_cannot_be_shown_is_refused(luck: str) -> None:
    room = await room_of(1)
    assert why_not(room, "B", luck=luck) == "bad_luck"
    if len(luck) <= 64:
        assert await room["A"].send("wish", luck=luck) == "bad_luck"
    assert names(room) == ["A"]
