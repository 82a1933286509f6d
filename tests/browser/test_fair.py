"""The lobby says how fair a table is, in the words of a host."""

from __future__ import annotations

from .phones import City, Table


def test_whoever_made_the_table_reads_how_likely_each_side_is_to_win(city: City) -> None:
    table = Table(city.server, "AB", "CDEFGH", language="sk", book="cuba")
    a = city.seated(table, "A", language="sk")
    a.tap("lobby-change")
    a.tap("fair-title")
    a.sees("fair-mark")  # the first answer; the bots play on
    for ending in ("diamonds_recovered", "agent_accused", "godfather_eliminated"):
        a.reads(f"{a.say('cuba-side-wins', ending=ending)}: asi")
    a.tap("lobby-settings-back")
    a.sees("lobby-change")
