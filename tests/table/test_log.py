"""A table is the fold of its rows: whoever reads them has the same table, at every length of the log."""

from __future__ import annotations

import asyncio
from typing import Any
from zlib import crc32

import msgspec
import pytest

from citysleeps.table import rows
from citysleeps.table.changes import CHANGES
from citysleeps.table.hall import Hall
from citysleeps.table.log import fold, opened
from citysleeps.table.manners import Manners
from citysleeps.table.refusal import Refusal
from citysleeps.table.rows import Damaged, read_row
from citysleeps.table.table import Table, row

from .evening import snapshot, whole_evening
from .phones import asleep, dealt, quiet, room_of
from .virtual import clock, in_virtual_time, until

Log = list[tuple[int, bytes]]
CODE = "TABLE"


@in_virtual_time
async def test_a_table_rebuilt_at_every_length_of_its_log_is_what_it_was() -> None:
    room, notary = await whole_evening()
    log = await room.log()
    assert len(notary.snapshots) == len(log) > 60
    table = Table(room.table.code)
    for (number, written), live in zip(log, notary.snapshots, strict=True):
        fold(table, number, read_row(number, written))
        assert snapshot(table) == live, f"after row {number}"
    written = {read_row(number, row).id for number, row in log}  # that one is for somebody's seat leaves no row
    live = {who: {id: reply for id, reply in of.items() if id in written} for who, of in room.table.replies.items()}
    assert table.replies == {who: replies for who, replies in live.items() if replies}
    assert sum(map(len, live.values())) > 30
    assert len(table.replies) > 5


@in_virtual_time
async def test_of_the_rows_of_one_command_the_first_has_its_id() -> None:
    room = await room_of(1, bots=1)
    assert await room["A"].send("take_place", id="place", bot=2) == ""
    assert [read_row(number, row).id for number, row in (await room.log())[-2:]] == ["place", ""]


@in_virtual_time
async def test_the_evening_has_rows_of_every_kind() -> None:
    _, notary = await whole_evening()
    kinds = {kind.__name__ for kind in rows.What.__subclasses__()}
    assert kinds - notary.kinds == {
        "Opened",
        "Sat",
        "Stood",
        "Identified",
        "Believed",
        "Jotted",
    }  # seats are drawn anew in another book, cards told in another night, beliefs and notes in tests of their own


def test_every_kind_of_row_has_a_change() -> None:
    assert set(CHANGES) == set(rows.What.__subclasses__())


@pytest.mark.parametrize("share", [0.2, 0.5, 0.8, 1])
@in_virtual_time
async def test_reading_a_log_at_once_gives_the_same_table(share: float) -> None:
    room, notary = await whole_evening()
    log = (await room.log())[: int(share * len(notary.snapshots))]
    assert snapshot(await opened(room.table.code, log)) == notary.snapshots[len(log) - 1]


@in_virtual_time
async def test_a_log_is_read_only_as_far_as_is_wanted() -> None:
    room, _ = await whole_evening()
    table = await opened(CODE, await room.log(), lambda table: table.number == 1)
    assert (table.number, table.phase, room.table.number) == (1, "game", 2)
    assert table.playing.inputs == []
    with pytest.raises(Refusal, match="no_game"):
        _ = Table(CODE).playing


def test_while_a_long_log_is_read_others_have_their_turn() -> None:
    """Every few milliseconds, not once when all of it is read."""
    who = rows.Came(1, "A", "en", "", "", "")
    begun = [rows.Opened("", "secret", "en", "original", {}, Manners()), who]
    words = [rows.Chatted(1, "words")] * 30_000
    log = [(number, row(0, 0, "", what)) for number, what in enumerate([*begun, *words], 1)]

    async def turns() -> int:
        reading = asyncio.create_task(opened(CODE, log))
        turns = 0
        while not reading.done():
            await asyncio.sleep(0)
            turns += 1
        assert (await reading).chat
        return turns

    assert asyncio.run(turns()) > 5


@in_virtual_time
async def test_a_table_opened_again_goes_on_where_it_was() -> None:
    room = await asleep(8)
    await until(31)
    assert await room.holder("commissar").answer("check", room.holder("don").seat) == ""
    await until(95)
    again = await room.reopen()
    for name in room.phones:
        phone, before = again.connect(name), room[name]
        await quiet(again.live)
        assert (phone.n, phone.facts, phone.view) == (before.n, before.facts, before.view)
        assert phone.acts() == before.acts()
        assert phone.you == before.you
    assert await again["A"].answer("done") == ""
    assert again["B"].times("floor_ended") == [95]
    await until(111)
    assert again["B"].times("no_nomination") == [110]


@in_virtual_time
async def test_a_step_begins_anew_when_the_table_is_opened_again() -> None:
    room = await asleep(8)
    await until(20)
    again = await room.reopen()
    await until(5000)
    again.connect("A")
    await until(5031)
    assert again["A"].times("step_ended") == [5030]


@in_virtual_time
async def test_a_table_that_was_paused_is_paused_when_it_is_opened_again() -> None:
    room = await asleep(8)
    assert await room["A"].send("pause") == ""
    again = await room.reopen()
    again.connect("A")
    await until(1000)
    assert again["A"].table["paused"] is True and again["A"].times("step_ended") == []
    assert await again["A"].send("resume") == ""
    await until(1031)
    assert again["A"].times("step_ended") == [1030]


@in_virtual_time
async def test_a_table_is_found_by_its_code_in_any_letters_and_opened_once() -> None:
    room = await room_of(3)
    hall = Hall(room.hall.store)
    code = room.table.code
    live = await hall.find(code.lower())
    assert live and live is await hall.find(code)
    for wrong in ("", "AAAA", "AAAAAA", "A1AAA", "AAIAA", "ÄÄÄÄÄ", "'; --"):
        assert await hall.find(wrong) is None
    assert list(hall.tables) == [code]


@in_virtual_time
async def test_a_table_is_put_away_when_nobody_was_there_for_long_and_is_found_again() -> None:
    room = await dealt(6)
    for phone in room.phones.values():
        phone.disconnect()
    await until(599)
    await room.hall.tidy()
    assert len(room.hall.tables) == 1
    before = snapshot(room.table)
    await until(601)
    before = snapshot(room.table)
    await room.hall.tidy()
    assert room.hall.tables == {}
    live = await room.hall.find(room.table.code)
    assert live and live is not room.live
    assert snapshot(live.table) == before


@in_virtual_time
async def test_a_table_where_somebody_is_stays_open() -> None:
    room = await dealt(6)
    await until(100_000)
    await room.hall.tidy()
    assert list(room.hall.tables.values()) == [room.live]


@in_virtual_time
async def test_no_token_stands_in_the_log() -> None:
    room, _ = await whole_evening()
    text = b"".join(row for _, row in await room.log())
    assert room.token.encode() not in text
    assert b"token of" not in text


# Damaged


async def a_log() -> Log:
    """Of a game in its first night; its last rows are inputs."""
    room = await asleep(8)
    await until(31)
    assert await room.holder("commissar").answer("check", room.holder("don").seat) == ""
    await until(clock() + 60)
    return await room.log()


def changed(log: Log, number: int, *path: Any) -> Log:
    """The log with something else in one place of one row."""
    *steps, last, value = path
    row = msgspec.json.decode(log[number - 1][1])
    inner = row
    for step in steps:
        inner = inner[step]
    inner[last] = value
    return [*log[: number - 1], (number, msgspec.json.encode(row)), *log[number:]]


WHAT, CHECK, ACT, TOLD = 3, 4, 2, 5


@in_virtual_time
async def test_a_row_whose_check_is_another_is_found() -> None:
    log = await a_log()
    last = len(log)
    took = msgspec.json.decode(log[-1][1])
    assert took[WHAT][0] == "took"
    without_told = changed(log, last, WHAT, TOLD, None)
    table = await opened(CODE, changed(without_told, last, WHAT, CHECK, took[WHAT][CHECK] ^ 1))
    assert table.differs == f"row {last}: the rules tell something else than they did"
    assert (await opened(CODE, without_told)).differs == ""


@in_virtual_time
async def test_the_check_of_a_row_is_that_of_everything_told_so_far() -> None:
    told, checks = b"", 0
    for number, one in await a_log():
        what = read_row(number, one).what
        if isinstance(what, rows.Dealt | rows.Took):
            told += b"".join(map(bytes, what.told or ()))
        if isinstance(what, rows.Took):
            assert what.check == crc32(told)
            checks += 1
    assert checks > 3


@in_virtual_time
async def test_of_a_game_that_was_written_without_its_facts_nothing_is_told_that_may_be_wrong() -> None:
    log = await a_log()
    dealing = next(number for number, row in log if b'"dealt"' in row)
    without_told = changed(changed(log, dealing, WHAT, 4, None), dealing + 1, WHAT, TOLD, None)
    table = await opened(CODE, changed(without_told, dealing + 1, WHAT, CHECK, 7)[: dealing + 1])
    assert table.is_void and table.playing.game.facts == []


@in_virtual_time
async def test_another_deal_is_found_at_once_or_at_the_next_input() -> None:
    log = await a_log()
    dealing = next(number for number, row in log if b'"dealt"' in row)
    other = changed(log, dealing, WHAT, 1, "seed", "another")
    assert (await opened(CODE, other)).differs == f"row {dealing}: the rules deal something else than they did"
    without_told = changed(other, dealing, WHAT, 4, None)
    assert (await opened(CODE, without_told)).differs.startswith(f"row {dealing + 1}: ")


@in_virtual_time
async def test_an_input_that_the_rules_refuse_is_found() -> None:
    log = await a_log()
    checking = next(number for number, row in log if b'"check"' in row)
    table = await opened(CODE, changed(log, checking, WHAT, ACT, "kill"))
    assert table.differs == f"row {checking}: kill is refused by the rules: wrong_phase"
    assert table.is_void and table.phase == "over"


@pytest.mark.parametrize(
    "row",
    [
        b"",
        b"{}",
        b"null",
        b"\xff\0",
        b'[0,0,"",["exploded"]]',
        b'[0,0,"",["paused"],"more"]',
        b'[0,0,"",["paused",1]]',
        b'[0,0,"",["went"]]',
        b'[0,0,"",["extended","long"]]',
        b'[0,0,"",["chatted",1,"\xff"]]',
        b'[0,0,"\xff",["paused"]]',
        b'[-1,0,"",["paused"]]',
        b'[1180591620717411303424,0,"",["took",-3,"clock",[],0]]',
        b"[" * 5000,
    ],
)
@in_virtual_time
async def test_a_row_that_cannot_be_read_is_found(row: bytes) -> None:
    log = await a_log()
    with pytest.raises(Damaged, match=f"row {len(log) + 1} cannot be read"):
        await opened(CODE, [*log, (len(log) + 1, row)])


@pytest.mark.parametrize(
    "what",
    [
        rows.Went(99),
        rows.Introduced(99, "K", "en"),
        rows.Wished(99, "7"),
        rows.StoodIn(99, "careful"),
        rows.StoodDown(99),
        rows.AtDesk(99),
        rows.Seated(1, 99),
        rows.Chose("en", "chess", {}, Manners()),
    ],
)
@in_virtual_time
async def test_a_row_about_somebody_or_something_that_is_not_there_is_found(what: rows.What) -> None:
    log = await a_log()
    row = msgspec.json.encode([0, 0, "", what])
    with pytest.raises(Damaged, match=f"row {len(log) + 1}"):
        await opened(CODE, [*log, (len(log) + 1, row)])


@in_virtual_time
async def test_of_missing_rows_the_first_is_named() -> None:
    """Else nothing could ever be written behind them: the store counts them."""
    log = await a_log()
    for gone in (1, 2, len(log) - 1):
        with pytest.raises(Damaged, match=f"row {gone} is missing"):
            await opened(CODE, log[: gone - 1] + log[gone:])


@pytest.mark.parametrize("version", ["soon", "1.", ""])
def test_a_version_that_is_none_is_found(version: str) -> None:
    with pytest.raises(Damaged, match=f"row 7 cannot be read: '{version}' is not a version"):
        read_row(7, msgspec.json.encode([0, 0, "", ["paused"], version]))


@in_virtual_time
async def test_a_log_with_rows_missing_repeated_or_out_of_order_opens_as_some_table_or_is_damaged() -> None:
    room, _ = await whole_evening()
    log = await room.log()
    damaged = 0
    for i in range(len(log)):
        for wrong in (
            log[:i] + log[i + 1 :],
            [*log[: i + 1], *log[i:]],
            [*log[:i], *log[i : i + 2][::-1], *log[i + 2 :]],
        ):
            try:
                table = await opened(CODE, wrong)
                damaged += table.is_void or table.series.games == 0
            except Damaged:
                damaged += 1
    assert damaged > len(log) / 2


@pytest.mark.parametrize("what", [rows.Took(99, "ready", (), 0), rows.Took(-2, "correct", (), 0)])
@in_virtual_time
async def test_an_input_that_is_none_makes_the_game_void(what: rows.Took) -> None:
    log = await a_log()
    row = msgspec.json.encode([0, 0, "", what])
    table = await opened(CODE, [*log, (len(log) + 1, row)])
    assert table.is_void and table.differs.startswith(f"row {len(log) + 1}: ")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("settings", {}),
        ("seats", []),
        ("lots", ["Z"]),
        ("deal", {"A": "king"}),
    ],
)
@in_virtual_time
async def test_a_deal_that_is_none_is_found(field: str, value: Any) -> None:
    log = await a_log()
    dealing = next(number for number, row in log if b'"dealt"' in row)
    table = await opened(CODE, changed(log, dealing, WHAT, 1, field, value))
    assert table.is_void and table.differs.startswith(f"row {dealing}: ")


@pytest.mark.parametrize(("name", "value"), [("deck", 7), ("deal_seconds", "soon"), ("deck", "large")])
@in_virtual_time
async def test_a_deal_with_settings_that_cannot_be_is_found(name: str, value: Any) -> None:
    log = await a_log()
    dealing = next(number for number, row in log if b'"dealt"' in row)
    table = await opened(CODE, changed(log, dealing, WHAT, 1, "settings", name, value))
    assert table.is_void and table.differs.startswith(f"row {dealing}: ")


@in_virtual_time
async def test_a_damaged_table_is_not_opened_and_the_others_are() -> None:
    room = await room_of(3)
    other, _ = await room.hall.make("en", "original", {}, room.table.manners)
    store = room.hall.store
    await store.append(room.table.code, await store.last(room.table.code), [b"junk"])
    hall = Hall(store)
    with pytest.raises(Damaged):
        await hall.find(room.table.code)
    with pytest.raises(Damaged):
        await hall.find(room.table.code)
    assert await hall.find(other.table.code)
    assert list(hall.tables) == [other.table.code]
