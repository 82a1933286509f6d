"""Somebody comes to a table: their name, their place, and which bot makes room."""

from __future__ import annotations

from collections.abc import Collection
from itertools import count
from secrets import SystemRandom
from typing import Final

from citysleeps.table import rows
from citysleeps.table.lookalikes import are_alike
from citysleeps.table.may import somebody
from citysleeps.table.people import Plea, clean_luck, clean_name, hashed, known_language, own_token, seat_name
from citysleeps.table.phases import LOBBY
from citysleeps.table.refusal import Refusal
from citysleeps.table.rows import NO_ONE, What, Who
from citysleeps.table.state import advice, to_be_dealt_to
from citysleeps.table.table import Table
from citysleeps.table.things import FIRST, NO_THING, in_every_language, listed

MOST_PEOPLE: Final = 40
NUMBERS: Final = frozenset(range(10, 100))  # shown on the phone of somebody who asks for a place


def join(table: Table, name: str, language: str, token: str, luck: str) -> list[What]:
    """Somebody joins. Before the deal they replace the last bot if the table is full; they are refused if the book
    allows no more people. During a game they watch until they are given a seat."""
    return sit_down(table, name, known_language(language), token, clean_luck(luck))


def sit_down(table: Table, name: str, language: str, token: str, luck: str) -> list[What]:
    name = free_name(table, name, NO_ONE)
    came = come(table, name, language, token, luck, "")
    what: list[What] = [*giving_way(table, name, NO_ONE), came]
    if table.phase == LOBBY and to_be_dealt_to(table) >= most_players(table):
        bot = next((who for who in reversed(table.order) if table.people[who].bot), NO_ONE)
        if bot:
            what += instead_of(table, bot, came.person)
        elif to_be_dealt_to(table) >= table.book.lobby.describe().seats[-1]:
            raise Refusal("no_place")
    return what


def most_players(table: Table) -> int:
    """The most players with the chosen settings."""
    advised = advice(table)
    return advised.most if advised else table.book.lobby.describe().seats[-1]


def come(table: Table, name: str, language: str, token: str, luck: str, bot: str, thing: int = NO_THING) -> rows.Came:
    if len(table.people) >= MOST_PEOPLE:
        raise Refusal("table_full")
    return rows.Came(table.people.newest + 1, name, language, token, luck, bot, thing)


def instead_of(table: Table, bot: Who, person: Who) -> list[What]:
    """Take the seat of a bot."""
    order = tuple(person if who == bot else who for who in table.order if who != person)
    return [rows.Went(bot), rows.Ordered(order)]


def free_name(table: Table, name: str, mine: Who) -> str:
    """The name, if nobody has it; before the deal a bot that is called a thing gives way."""
    name = clean_name(name)
    whose = named(table, name)
    if whose not in (NO_ONE, mine) and not (table.phase == LOBBY and table.people[whose].thing):
        raise Refusal("name_taken")
    return name


def named(table: Table, name: str) -> Who:
    """The person with this name, or with one that looks like it."""
    same = seat_name(name)
    people = table.people.values()
    return next(
        (person.id for person in people if any(are_alike(seat_name(one), same) for one in person.names)), NO_ONE
    )


def giving_way(table: Table, name: str, mine: Who) -> list[What]:
    """A bot leaves its name to whoever wants it, and is called something else."""
    bot = table.people.get(named(table, name))
    if bot is None or bot.id == mine:
        return []
    thing = free_thing(table, name)
    return [rows.Introduced(bot.id, listed(thing, bot.language), bot.language, thing)]


def free_thing(table: Table, wanted: str = "") -> int:
    """The first thing that no bot is called, and nobody in any language; nor is it the name that somebody wants."""
    people = table.people.values()
    taken = {person.thing for person in people}
    names = [seat_name(wanted), *(seat_name(person.name) for person in people if not person.thing)]

    def is_free(thing: int) -> bool:
        said = [seat_name(word) for word in in_every_language(thing)]
        return thing not in taken and not any(are_alike(word, name) for word in said for name in names)

    return next(filter(is_free, count(FIRST)))


def plea(table: Table, name: str, token: str, address: str, pleas: Collection[Plea]) -> Plea:
    """Somebody asks for the place of this name. Refused if they were at this table before and may have seen a card."""
    kept = hashed(own_token(token))
    if kept in table.people.tokens:
        raise Refusal("bad_token")
    person = somebody(table, named(table, clean_name(name)))
    if table.people[person].bot:
        raise Refusal("is_bot")
    free = tuple(NUMBERS - {one.number for one in pleas})
    return Plea(person, kept, SystemRandom().choice(free), address)
