"""A game whose rules have changed since ends void, and everything else at its table is as it was."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from citysleeps import __version__
from citysleeps.books.original.book import BOOK
from citysleeps.kernel.ask import Answer
from citysleeps.kernel.play import Play
from citysleeps.store.memory import MemoryStore
from citysleeps.table import older
from citysleeps.table.hall import Hall
from citysleeps.table.log import opened
from citysleeps.table.phases import OVER
from citysleeps.table.reopening import Elsewhere
from citysleeps.table.rows import Newer, read_row, written
from citysleeps.table.table import Table

from .evening import whole_evening
from .phones import LENGTHS, Phone, Room, asleep, quiet, room_of
from .virtual import clock, in_virtual_time, until

WHAT = 3
Rules = Callable[[Play, Answer], str]


async def in_play() -> Room:
    """A night in which the commissar has checked."""
    room = await asleep(8)
    await until(31)
    assert await room.holder("commissar").answer("check", room.holder("don").seat) == ""
    await until(clock() + 60)
    return room


async def with_other_rules(room: Room, monkeypatch: pytest.MonkeyPatch, rules: Rules) -> Room:
    """The same table after an update."""
    await room.live.leave_off()
    monkeypatch.setattr(Play, "answer", rules)
    counted: list[tuple[str, ...]] = []
    live = await Hall(room.hall.store, count=lambda *what: counted.append(what)).find(room.table.code)
    assert live and counted == [("void",)]
    again = Room(room.hall, live, room.token)
    again.ids = dict(room.ids)
    for name in room.ids:
        again.connect(name)
    await quiet(live)
    return again


def no_more_checks() -> Rules:
    answer = Play.answer

    def rules(play: Play, given: Answer) -> str:
        return "not_allowed" if given.act == "check" else answer(play, given)

    return rules


@in_virtual_time
async def test_a_mended_rule_that_refuses_ends_the_game_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    room = await in_play()
    facts = {name: phone.facts for name, phone in room.phones.items()}
    people = dict(room.table.people)
    again = await with_other_rules(room, monkeypatch, no_more_checks())
    table = again.table
    assert table.is_void and table.phase == OVER
    assert table.differs.endswith("check is refused by the rules: not_allowed")
    assert f"the game at table {table.code} is void: {table.differs}" in caplog.messages
    assert [vars(one) for one in table.people.values()] == [vars(one) for one in people.values()]
    for name, phone in again.phones.items():
        assert phone.table["void"] and phone.table["phase"] == OVER
        assert phone.facts == facts[name], "what was told stays readable"
        assert phone.asks == [] and not phone.view["over"]  # type: ignore[index]  # there is one
    assert table.series.games == 0


@in_virtual_time
async def test_the_next_game_is_one_tap_away(monkeypatch: pytest.MonkeyPatch) -> None:
    again = await with_other_rules(await in_play(), monkeypatch, no_more_checks())
    assert await again["A"].send("chat", text="What now?") == ""
    secret = again.table.secret
    assert await again["A"].send("again") == ""
    assert not again["A"].table["void"] and again.table.secret != secret
    assert await again["A"].send("deal") == ""
    assert again["B"].table["phase"] == "game" and not again["B"].table["void"]


@in_virtual_time
async def test_nothing_of_a_void_game_is_laid_open(monkeypatch: pytest.MonkeyPatch) -> None:
    again = await with_other_rules(await in_play(), monkeypatch, no_more_checks())
    watcher = Phone(again.live).connect()
    cards = [fact for fact in watcher.facts if "card" in fact]
    assert watcher.facts and cards == []
    assert watcher.table["series"]["story"] == ""


@in_virtual_time
async def test_a_finished_game_stays_finished_whatever_the_rules_are_now(monkeypatch: pytest.MonkeyPatch) -> None:
    room, _ = await whole_evening()
    assert (room.table.number, room.table.series.games) == (2, 1)
    won = dict(room.table.series.won)
    answer = Play.answer

    def rules(play: Play, given: Answer) -> str:
        return "not_allowed" if given.act == "remove" else answer(play, given)

    monkeypatch.setattr(Play, "answer", rules)
    table = await room.logged()
    assert (table.number, table.series.games, dict(table.series.won)) == (2, 1, won)
    assert table.differs == "" and table.phase == "game"


@in_virtual_time
async def test_a_rule_that_breaks_down_ends_the_game_too(monkeypatch: pytest.MonkeyPatch) -> None:
    room = await in_play()
    answer = Play.answer

    def rules(play: Play, given: Answer) -> str:
        return str(given.args[7]) if given.act == "check" else answer(play, given)

    monkeypatch.setattr(Play, "answer", rules)
    table = await room.logged()
    assert table.is_void and "check is no input for the rules: IndexError tuple index out of range" in table.differs


@in_virtual_time
async def test_a_finished_game_that_is_only_read_is_not_void(monkeypatch: pytest.MonkeyPatch) -> None:
    room = await asleep(6)
    assert await room.holder("don").answer("leave") == ""
    await until(91)
    answer = Play.answer

    def rules(play: Play, given: Answer) -> str:
        return "not_allowed" if given.act == "leave" else answer(play, given)

    monkeypatch.setattr(Play, "answer", rules)
    table = await room.logged()
    assert table.differs and not table.is_void and (table.phase, table.series.games) == (OVER, 1)


@in_virtual_time
async def test_facts_that_are_only_written_differently_do_not_end_a_game() -> None:
    room = await in_play()
    log = await room.log()
    took = [number for number, row in log if msgspec.json.decode(row)[WHAT][0] == "took"]
    for number in took:
        row = msgspec.json.decode(log[number - 1][1])
        row[WHAT][4] ^= 1
        row[WHAT][5] = [[to, dict(reversed(fact.items()))] for to, fact in row[WHAT][5]]
        log[number - 1] = (number, msgspec.json.encode(row))
    table = await opened(room.table.code, log)
    assert table.differs == "" and table.playing.game.log == room.table.playing.game.log


@in_virtual_time
async def test_a_table_opens_though_its_book_does_not_know_a_fact_any_more() -> None:
    room = await in_play()
    log = await room.log()
    number = max(number for number, row in log if b'"step_ended"' in row)
    row = msgspec.json.decode(log[number - 1][1])
    row[WHAT][4] ^= 1
    row[WHAT][5] = [[to, fact | {"fact": "danced"}] for to, fact in row[WHAT][5]]
    log[number - 1] = (number, msgspec.json.encode(row))
    table = await opened(room.table.code, log)
    assert table.is_void and table.differs == f"row {number}: the rules tell something else than they did"
    assert table.playing.game.facts and len(table.playing.game.facts) < len(room.table.playing.game.facts)


@pytest.mark.parametrize(
    ("where", "name", "value"),
    [((1, "settings"), "deck", 7), ((1,), "book", "cuba"), ((1,), "book", "chess"), ((2,), 3, 99)],
)
@in_virtual_time
async def test_a_deal_that_cannot_be_any_more_is_void_too(where: tuple[Any, ...], name: Any, value: Any) -> None:
    """Its settings, its book, or who sat there."""
    room = await in_play()
    log = await room.log()
    dealing = next(number for number, row in log if b'"dealt"' in row)
    row = msgspec.json.decode(log[dealing - 1][1])
    inner = row[WHAT]
    for step in where:
        inner = inner[step]
    inner[name] = value
    log[dealing - 1] = (dealing, msgspec.json.encode(row))
    store = MemoryStore()
    await store.append(room.table.code, 0, [one for _, one in log])
    live = await Hall(store).find(room.table.code)
    assert live and live.table.is_void and live.table.differs.startswith(f"row {dealing}: it cannot be dealt any more:")
    assert [vars(one) for one in live.table.people.values()] == [vars(one) for one in room.table.people.values()]
    phone = Phone(live, 1, has_creator_token=True).connect()
    await quiet(live)
    assert phone.table["void"] and phone.view is None
    assert await phone.send("again") == "" and await phone.send("deal") == ""


@in_virtual_time
async def test_a_lobby_opens_without_the_settings_that_its_book_no_longer_has_and_keeps_the_others() -> None:
    room = await room_of(8, {"deck": "extended", "speech_seconds": 45})
    log = await room.log()
    gone = log[0][1].replace(b'"deck":"extended"', b'"gone":"long ago","kill_method":"by letter"')
    store = MemoryStore()
    await store.append(room.table.code, 0, [gone, *(one for _, one in log[1:])])
    live = await Hall(store).find(room.table.code)
    assert live and live.table.settings == {**LENGTHS, "speech_seconds": 45}
    phone = Phone(live, 1, has_creator_token=True).connect()
    assert await phone.send("deal") == ""


# Versions of rows


def test_every_row_says_by_which_version_it_was_written() -> None:
    @in_virtual_time
    async def evening() -> None:
        room = await in_play()
        assert {msgspec.json.decode(row)[-1] for _, row in await room.log()} == {__version__}

    evening()


def test_a_row_without_a_version_is_of_the_first_one() -> None:
    assert read_row(1, b'[0,0,"",["paused"]]').version == older.FIRST


def test_a_row_of_an_older_form_is_brought_up_to_date_when_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    def longer(row: list[Any]) -> list[Any]:
        row[WHAT][1] *= 60
        return row

    monkeypatch.setattr(older, "READERS", [("0.1.5", longer)])
    assert (
        read_row(1, b'[0,0,"",["extended",2],"0.1.0"]').what == read_row(1, b'[0,0,"",["extended",120],"0.1.5"]').what
    )


@in_virtual_time
async def test_rows_of_a_newer_version_are_refused_in_a_sentence(caplog: pytest.LogCaptureFixture) -> None:
    room = await in_play()
    newer = written([room.hall.store.now(), 0, "", ["danced", 7], "99.0.0"])
    store = room.hall.store
    await room.live.leave_off()
    await store.append(room.table.code, await store.last(room.table.code), [newer])
    with pytest.raises(Newer, match=f"was written by version 99.0.0; this is version {__version__}"):
        await Hall(store).find(room.table.code)
    assert "a table is left to a newer version: row" in caplog.text


@in_virtual_time
async def test_a_table_of_a_newer_version_is_left_to_the_node_that_came_last(caplog: pytest.LogCaptureFixture) -> None:
    class Shared(MemoryStore):
        released: list[str] = []

        async def youngest(self) -> str:
            return "http://10.0.0.2:8000"

        async def release(self, tables: Any) -> None:
            self.released += tables

    store = Shared()
    await store.append("ABCDE", 0, [written([store.now(), 0, "", ["danced"], "99.0.0"])])
    with pytest.raises(Elsewhere) as elsewhere:
        await Hall(store).find("ABCDE")
    assert (elsewhere.value.address, store.released) == ("http://10.0.0.2:8000", ["ABCDE"])
    assert "a table is left to http://10.0.0.2:8000" in caplog.text


def test_versions_are_compared_by_their_numbers() -> None:
    assert older.is_newer("0.10.0") and not older.is_newer(__version__) and not older.is_newer("0.1.9")
    assert BOOK.version and Table("ABCDE").differs == ""
