"""When the clocks of a table run, and which of them strikes next."""

from __future__ import annotations

from typing import Any

import pytest

from citysleeps.kernel.ask import CLOCK, Ask
from citysleeps.kernel.seats import HOST
from citysleeps.table import rows
from citysleeps.table.clocks import Clocks
from citysleeps.table.phases import OVER
from citysleeps.table.presence import Presence
from citysleeps.table.table import Table

from .bare import lobby, playing


class Device:
    """A phone that is not connected to anything."""

    def __init__(self, who: int, has_creator_token: bool = False) -> None:
        self.who = who
        self.has_creator_token = has_creator_token
        self.is_screen = False
        self.language = ""


def clocks_of(table: Table, *devices: Device) -> Clocks:
    presence = Presence(table)
    for device in devices:
        presence.clients[device] = 0  # type: ignore[index]  # as much of a client as it needs
        if device.who:
            presence.here[device.who] = 1
    return Clocks(table, presence)


def led_alone(devices: int = 0) -> tuple[Table, Device]:
    """A game of six that the creator leads at a desk without playing; so many of the six have phones."""
    table = playing(7, host_mode="human")
    for who in range(2 + devices, 8):
        table.carry_out(rows.AtDesk(who))
    return table, Device(0, has_creator_token=True)


def test_a_clock_runs_while_anybody_who_came_to_the_table_is_there_and_it_is_not_paused() -> None:
    table = playing()
    assert clocks_of(table, Device(3)).runs()
    assert not clocks_of(table).runs() and not clocks_of(table, Device(0)).runs()
    table.paused = True
    assert not clocks_of(table, Device(3)).runs()


def test_where_nobody_plays_by_phone_it_is_enough_that_the_creator_is_there() -> None:
    table, creator = led_alone()
    assert clocks_of(table, creator).runs() and not clocks_of(table, Device(0)).runs()
    table, creator = led_alone(devices=1)
    assert not clocks_of(table, creator).runs(), "one of them is waited for"


def test_before_and_after_a_game_there_is_nothing_to_run_or_to_keep() -> None:
    for table in (lobby(), playing()):
        clocks = clocks_of(table, Device(1))
        table.phase = OVER if table.play else table.phase
        assert clocks.stand(100.0) is None and not clocks.run(100.0) and not clocks.times.running
        assert clocks.struck(100.0) is None and clocks.wire(100.0) is None
    clocks = clocks_of(playing(), Device(1))
    assert clocks.stand(100.0) is not None and clocks.run(100.0) and not clocks.run(101.0)


def test_whoever_reads_aloud_at_the_desk_ends_what_is_open_and_no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    table, creator = led_alone()
    clocks = clocks_of(table, creator)
    clocks.follow(100.0)
    assert clocks.is_ended_by_hand() and clocks.struck(100.0) is None
    monkeypatch.setattr("citysleeps.table.clocks.host_asks", lambda play: [Ask(HOST, "name")])
    assert not clocks.is_ended_by_hand(), "a host who cannot go on must be able to wait for the clock"
    monkeypatch.setattr("citysleeps.table.clocks.host_asks", lambda play: [Ask(HOST, "next")])
    assert clocks.is_ended_by_hand()
    table.desk = set()
    assert not clocks.is_ended_by_hand() and clocks.struck(100.0) == (160.0, CLOCK)


@pytest.mark.parametrize(
    ("struck", "early", "sealed", "bot", "next"),
    [
        (160.0, 130.0, True, False, 130.0),
        (160.0, 130.0, False, False, 160.0),
        (160.0, None, True, False, 160.0),
        (160.0, 170.0, True, False, 160.0),
        (None, 130.0, True, False, 130.0),
        (None, None, True, True, None),
        (None, 130.0, True, True, 130.0),
        (160.0, 130.0, True, True, 100.0),
    ],
)
def test_the_first_that_ends_a_step_strikes(
    struck: float | None,
    early: float | None,
    sealed: bool,
    bot: bool,
    next: float | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its clock; or sooner, if all have sealed something; or at once, if the bot whose turn it is has acted."""
    table: Any = playing()
    clocks = clocks_of(table, Device(1))
    monkeypatch.setattr(table, "have_all_sealed", lambda: sealed)
    monkeypatch.setattr(table, "has_its_bot_acted", lambda: bot)
    monkeypatch.setattr(clocks.times, "strikes", lambda game: (struck, CLOCK) if struck else None)
    monkeypatch.setattr(clocks.times, "soonest", lambda game, now: early)
    assert clocks.struck(100.0) == ((next, CLOCK) if next else None)
    assert clocks.due(100.0) == next
