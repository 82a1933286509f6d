"""`citysleeps`, but that a player whose luck is the name of a card is dealt this card; all else is as it is.

If not everybody wishes for a card, the others get in their order what is left of the table's row."""

from __future__ import annotations

from collections import Counter
from typing import Any

import citysleeps.table.table as tables
from citysleeps.books.original.components import COPIES, composition
from citysleeps.cli import main
from citysleeps.table.people import seat_name
from citysleeps.table.rows import Dealt

setup, Setup = tables.Table.setup, tables.Setup


def deal_as_wished(table: tables.Table) -> Dealt:
    wished = {seat_name(one.name): one.luck for one in table.people.values() if one.luck in COPIES}

    def named(**fields: Any) -> tables.Setup:
        return Setup(**fields, deal=deal(table, fields["seats"], wished) if wished else {})

    tables.Setup = named  # type: ignore[assignment, misc]
    try:
        return setup(table)
    finally:
        tables.Setup = Setup  # type: ignore[misc]


def deal(table: tables.Table, seats: tuple[str, ...], wished: dict[str, str]) -> dict[str, str]:
    if all(seat in wished for seat in seats):
        return wished
    settings = table.book.complete(table.settings)
    try:
        row = Counter(composition(str(settings["deck"]), len(seats), str(settings["row13_special"])))
    except KeyError:  # too few, or too many
        return {}
    left = iter((row - Counter(wished.values())).elements())
    return {seat: wished.get(seat) or next(left) for seat in seats}


if __name__ == "__main__":
    tables.Table.setup = deal_as_wished  # type: ignore[method-assign]
    main()
