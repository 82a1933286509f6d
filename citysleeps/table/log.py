"""Reads a table from its log: its rows once more, one by one. Where today's rules disagree with what was told then, the
game is not played on, but only read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Final

import msgspec

from citysleeps.kernel.ask import Answer
from citysleeps.table import rows
from citysleeps.table.phases import GAME, OVER
from citysleeps.table.refusal import Refusal
from citysleeps.table.rows import Damaged, Row, What
from citysleeps.table.table import Table
from citysleeps.table.telling import add, is_same, read, told_so_far

OF_THE_GAME: Final = (
    rows.Paused,
    rows.Resumed,
    rows.Extended,
    rows.Hunched,
    rows.Believed,
    rows.Jotted,
    rows.Stood,
)  # only while it is played
SLICE_SECONDS: Final = 0.005  # of reading logs, all of them together, before other tasks get a turn


def never(table: Table) -> bool:
    return False


class Readers:
    """How many logs are read now. They share a slice of time, so that many of them delay others no more than one."""

    def __init__(self) -> None:
        self.now = 0


READERS: Final = Readers()


async def opened(code: str, log: list[tuple[int, bytes]], is_far_enough: Callable[[Table], bool] = never) -> Table:
    """Read a table from its log, to the end or until it is far enough. Works in slices, so that a long log does not
    block other tables."""
    table = Table(code)
    READERS.now += 1
    try:
        began = perf_counter()
        for due, (number, row) in enumerate(log, 1):
            if number != due:
                raise Damaged(f"row {due} is missing")
            kept = rows.read_row(number, row)
            try:
                fold(table, number, kept)
            except (KeyError, ValueError, IndexError, Refusal) as error:
                raise Damaged(f"row {number} does not fit: {type(error).__name__} {error}") from error
            if is_far_enough(table):
                break
            if perf_counter() - began > SLICE_SECONDS / READERS.now:
                await asyncio.sleep(0)
                began = perf_counter()
    finally:
        READERS.now -= 1
    return table


def fold(table: Table, number: int, row: Row) -> None:
    """Carry out a row of the log. If today's rules disagree with it, the game is no longer played: from there on
    it is only what the log says was told."""
    what = row.what
    if came_too_late(table, what):
        return
    table.stood = None
    if isinstance(what, rows.Dealt):
        deal_again(table, number, what)
    elif isinstance(what, rows.Identified):
        identify_again(table, number, what)
    elif isinstance(what, rows.Took):
        take_again(table, number, what)
    elif not (table.differs and isinstance(what, OF_THE_GAME)):
        table.carry_out(what)
    table.date(row.at, what)
    table.remember(row.who, row.id, None)


def came_too_late(table: Table, what: What) -> bool:
    """Older versions let absent people leave a game that another's leaving had just ended. That changes nothing."""
    is_leaving = isinstance(what, rows.Took) and what.act == "leave"
    return is_leaving and table.phase == OVER and not table.differs


def deal_again(table: Table, number: int, what: rows.Dealt) -> None:
    try:
        table.carry_out(what)
    except Exception as error:  # today's rules may fail in any way with an old setup
        table.differs = f"row {number}: it cannot be dealt any more: {error}"
        table.play = None
        table.phase = OVER
        return
    told = table.notes.told
    fresh = told.take_fresh()
    if what.told is not None and not is_same(table.book, fresh, what.told):
        only_read(table, f"row {number}: the rules deal something else than they did")
        read_on(table, what.told)
    elif what.told is not None:
        told.proved = len(table.playing.game.facts)


def identify_again(table: Table, number: int, what: rows.Identified) -> None:
    if table.differs and table.play is None:
        return
    if not table.differs:
        table.carry_out(what)
        told = table.notes.told
        if is_same(table.book, told.take_fresh(), what.told):
            told.proved = len(table.playing.game.facts)
            return
        only_read(table, f"row {number}: the rules tell something else than they did")
    table.playing.game = told_so_far(table.playing, 0)
    read_on(table, what.told)


def take_again(table: Table, number: int, what: rows.Took) -> None:
    if table.differs and table.play is None:
        return
    if table.play is None or (table.phase != GAME and not table.differs):
        raise Refusal("no_game")
    answer = Answer(what.seat, what.act, what.args)
    told = table.notes.told
    inputs = len(table.play.inputs)
    if not table.differs:
        why = differs_at(table, answer, what)
        if why:
            table.play.inputs = table.play.inputs[:inputs]
            del told.marks[inputs:]
            only_read(table, f"row {number}: {why}")
    if table.differs:
        told.marks.append(len(table.play.game.facts))
        table.play.inputs.append(answer)
        read_on(table, what.told or ())
    else:
        told.check = what.check
        told.proved = len(table.play.game.facts)
        table.see_the_end()


def differs_at(table: Table, answer: Answer, what: rows.Took) -> str:
    """Give an input of the log to today's rules. Returns how their result differs from the log; empty if it does
    not."""
    told = table.notes.told
    try:
        took = table.give(answer)
    except Refusal as refused:
        return f"{what.act} is refused by the rules: {refused.reason}"
    except Exception as error:  # today's rules may fail in any way with an old input
        return f"{what.act} is no input for the rules: {type(error).__name__} {error}"
    fresh = told.take_fresh()
    is_known = what.told is not None and told.proved == told.marks[-1]  # the log confirms everything before
    if took.check == what.check or (is_known and is_same(table.book, fresh, what.told or ())):
        return ""
    return "the rules tell something else than they did"


def only_read(table: Table, why: str) -> None:
    """Stop playing the game. From now on it is only read from the log."""
    play = table.playing
    table.differs = why
    table.phase = OVER
    play.end()
    play.game = told_so_far(play, table.notes.told.proved)


def read_on(table: Table, told: Sequence[msgspec.Raw]) -> None:
    """Add the facts that the log has next, whatever today's rules would tell. Facts that the book no longer has are
    left out."""
    play = table.playing
    was_over = play.game.over
    for line in told:
        fact = read(play.book, line)
        if fact is not None:
            add(play.game, fact)
    if play.game.over and not was_over:
        table.series.add(play, table.seats)
