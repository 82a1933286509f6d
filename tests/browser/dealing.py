"""`citysleeps` with two changes: a player whose luck is the name of a card is dealt this card, and a minute of absence
is a few seconds. In `spytown` luck is the name of a token, and then of a card if the player wishes for one.

Players without a wish get, in their order, what is left of the table's row; in `bigcity` they are Peaceful Residents.
If anybody wishes for a card of `spytown`, the others get neutral ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import citysleeps.table.table as tables
from citysleeps.books.bigcity.components import CARDS, HOST_CARD
from citysleeps.books.original.components import COPIES, composition
from citysleeps.books.spytown.components import TOKENS, tokens_for
from citysleeps.cli import main
from citysleeps.kernel.setup import Setup
from citysleeps.table import presence
from citysleeps.table.people import seat_name
from citysleeps.table.rows import Dealt

setup = tables.Table.setup
KNOWN: Final = {"original": tuple(COPIES), "spytown": tuple(TOKENS), "bigcity": (*CARDS, HOST_CARD)}


def deal_as_wished(
    table: tables.Table, cards: Sequence[str] = (), hands: Sequence[str] = (), as_they_wake: bool = False
) -> Dealt:
    known = KNOWN.get(table.book.name, ())  # in cuba nothing is dealt
    lucks = {seat_name(one.name): one.luck.split() for one in table.people.values()}
    wished = {seat: luck[0] for seat, luck in lucks.items() if luck and luck[0] in known}
    held = {seat: luck[1] for seat, luck in lucks.items() if seat in wished and len(luck) > 1}

    def named(**fields: Any) -> Setup:
        return Setup(**fields, deal=deal(table, fields["seats"], wished) if wished else {}, cards=held)

    vars(tables)["Setup"] = named
    try:
        return setup(table, cards, hands, as_they_wake)
    finally:
        vars(tables)["Setup"] = Setup


def deal(table: tables.Table, seats: tuple[str, ...], wished: dict[str, str]) -> dict[str, str]:
    if table.book.name == "bigcity" or all(seat in wished for seat in seats):
        return wished
    try:
        row = row_of(table, len(seats))
    except KeyError:  # too few, or too many
        return {}
    left = list((row - Counter(wished.values())).elements())
    if len(left) != len([seat for seat in seats if seat not in wished]):  # some players have not joined yet
        return {}
    return {seat: wished.get(seat) or left.pop() for seat in seats}


def row_of(table: tables.Table, seats: int) -> Counter[str]:
    settings = table.book.complete(table.settings)
    if table.book.name == "spytown":
        return Counter(tokens_for(seats, settings["kids_no_agent"] == "on"))
    return Counter(composition(str(settings["deck"]), seats, str(settings["row13_special"])))


if __name__ == "__main__":
    presence.LEAST_ABSENCE = 5.0  # type: ignore[misc]
    tables.Table.setup = deal_as_wished  # type: ignore[method-assign, assignment]
    main()
