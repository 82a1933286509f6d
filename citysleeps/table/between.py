"""What may be done before a game and after it: commands become rows, or are refused."""

from __future__ import annotations

from secrets import SystemRandom

import msgspec

from citysleeps.agents.cast import BOTS
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.setup import BadSetup, Value
from citysleeps.notation.fair import new_secret
from citysleeps.table import commands, rows
from citysleeps.table.joining import come, free_name, free_thing, giving_way, instead_of, most_players, sit_down
from citysleeps.table.manners import Manners
from citysleeps.table.may import Sender, in_lobby, makes, may_be_given_powers, may_create, somebody
from citysleeps.table.people import TABLES_OWN, clean_luck, clean_text, known_language
from citysleeps.table.phases import GAME, OVER
from citysleeps.table.refusal import Refusal
from citysleeps.table.rows import NO_ONE, What
from citysleeps.table.state import to_be_dealt_to
from citysleeps.table.table import Table
from citysleeps.table.things import listed


def introduce(table: Table, sender: Sender, command: commands.Introduce) -> list[What]:
    person = table.people[somebody(table, sender.who)]
    language = person.language if command.language is None else known_language(command.language)
    name = person.name
    if command.name is not None:
        in_lobby(table)
        name = free_name(table, command.name, person.id)
    return [*giving_way(table, name, person.id), rows.Introduced(person.id, name, language)]


def wish(table: Table, sender: Sender, command: commands.Wish) -> list[What]:
    in_lobby(table)
    return [rows.Wished(somebody(table, sender.who), clean_luck(command.luck))]


def choose(table: Table, sender: Sender, command: commands.Choose) -> list[What]:
    may_create(sender)
    in_lobby(table)
    book = table.book.name if command.book is None else command.book
    if book not in SHELF:
        raise Refusal("no_book")
    settings = table.settings if command.settings is None else command.settings
    if command.settings is None and book != table.book.name:
        settings = {}
    try:
        SHELF[book].complete(settings)
    except BadSetup as bad:
        raise Refusal(bad.reason, str(bad), book) from bad
    settings = SHELF[book].fitting(settings, before(table, book))
    language = table.language if command.language is None else known_language(command.language)
    manners = msgspec.structs.asdict(table.manners)
    manners |= {name: value for name in manners if (value := getattr(command, name)) is not None}
    try:
        return [rows.Chose(language, book, settings, msgspec.convert(manners, Manners))]
    except msgspec.ValidationError as error:
        raise Refusal("bad_manners", str(error)) from error


def before(table: Table, book: str) -> dict[str, Value]:
    """The previous settings, if the book is the same and still has all of them; else none."""
    if book != table.book.name:
        return {}
    try:
        table.book.complete(table.settings)
    except BadSetup:
        return {}
    return table.settings


def order(table: Table, sender: Sender, command: commands.Order) -> list[What]:
    may_create(sender)
    in_lobby(table)
    if sorted(command.people) != sorted(table.order):
        raise Refusal("bad_order")
    return [rows.Ordered(command.people)]


def take_place(table: Table, sender: Sender, command: commands.TakePlace) -> list[What]:
    person = somebody(table, sender.who)
    in_lobby(table)
    if not table.people[somebody(table, command.bot)].bot:
        raise Refusal("seat_taken")
    return instead_of(table, command.bot, person)


def sit(table: Table, sender: Sender, command: commands.Sit) -> list[What]:
    """Said again, or without a new seat, it changes nothing."""
    person = somebody(table, sender.who)
    in_lobby(table)
    return [rows.Sat(person)] if person in table.moving() else []


def add_bot(table: Table, sender: Sender, command: commands.AddBot) -> list[What]:
    may_create(sender)
    in_lobby(table)
    if command.bot not in (TABLES_OWN, *BOTS):
        raise Refusal("no_bot")
    if to_be_dealt_to(table) >= most_players(table):
        raise Refusal("no_place")
    if command.name is not None:
        name = free_name(table, command.name, NO_ONE)
        return [*giving_way(table, name, NO_ONE), come(table, name, table.language, "", "", command.bot)]
    thing = free_thing(table)
    return [come(table, listed(thing, table.language), table.language, "", "", command.bot, thing)]


def add_person(table: Table, sender: Sender, command: commands.AddPerson) -> list[What]:
    may_create(sender)
    in_lobby(table)
    return sit_down(table, command.name, table.language, "", "")


def appoint(table: Table, sender: Sender, command: commands.Appoint) -> list[What]:
    may_create(sender)
    in_lobby(table)
    if command.person:
        may_be_given_powers(table, command.person)
    return [rows.Appointed(command.person)]


def hand_on(table: Table, sender: Sender, command: commands.HandOn) -> list[What]:
    may_create(sender)
    if not makes(table, sender):
        raise Refusal("inherited")
    may_be_given_powers(table, command.person)
    return [rows.HandedOn(command.person, True)]


def deal(table: Table, sender: Sender, command: commands.Deal) -> list[What]:
    may_create(sender)
    in_lobby(table)
    return [table.setup(command.cards, command.hands, command.as_they_wake)]


def again(table: Table, sender: Sender, command: commands.Again) -> list[What]:
    may_create(sender)
    if table.phase != OVER:
        raise Refusal("game_runs" if table.phase == GAME else "no_game")
    if not table.book.lobby.reseats(table.settings):
        return [rows.Reopened(new_secret())]
    return [rows.Reopened(new_secret()), rows.Ordered(tuple(SystemRandom().sample(table.order, len(table.order))))]


def chat(table: Table, sender: Sender, command: commands.Chat) -> list[What]:
    person = somebody(table, sender.who)
    if table.phase == GAME:
        raise Refusal("no_chat")
    return [rows.Chatted(person, clean_text(command.text))]
