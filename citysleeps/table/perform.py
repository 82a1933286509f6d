"""Turns a command into the rows that carry it out, or refuses it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Container
from itertools import count
from secrets import SystemRandom
from typing import Any, Final

import msgspec

from citysleeps.agents.cast import BOTS, CAREFUL
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.ask import Answer
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.foreseeing import foreseen
from citysleeps.kernel.seats import HOST, HOST_SEAT, NOBODY, Seats
from citysleeps.kernel.setup import BadSetup, Value
from citysleeps.notation.fair import new_secret
from citysleeps.table import commands, rows
from citysleeps.table.by_hand import check_told, has_great_moment, identified, played_again, public
from citysleeps.table.lookalikes import are_alike
from citysleeps.table.manners import Manners
from citysleeps.table.people import (
    TABLES_OWN,
    Plea,
    clean_luck,
    clean_name,
    clean_text,
    hashed,
    known_language,
    own_token,
    seat_name,
)
from citysleeps.table.phases import GAME, LOBBY, OVER
from citysleeps.table.protocol import kept
from citysleeps.table.refusal import Refusal
from citysleeps.table.rows import NO_ONE, What, Who
from citysleeps.table.seating import (
    Company,
    Offer,
    can_lead,
    check_leader,
    check_substitute,
    living_in_public,
    own_place,
    speak_for,
    voters,
)
from citysleeps.table.state import advice, to_be_dealt_to
from citysleeps.table.table import Table, lies_open
from citysleeps.table.things import FIRST, NO_THING, in_every_language, listed
from citysleeps.views.protocol import Protocol

MOST_PEOPLE: Final = 40
MOST_EXTENSION: Final = 1800  # seconds in all, for what is open at one time
NUMBERS: Final = frozenset(range(10, 100))  # shown on the phone of somebody who asks for a place


class Sender(msgspec.Struct, frozen=True):
    """The sender of a command: a person (NO_ONE: somebody who only watches), whether they have the creator's powers,
    who is connected, and whom a seat concerns."""

    who: Who
    creates: bool
    here: Container[Who]
    company: Callable[[], Company]


def perform(table: Table, sender: Sender, command: commands.Command) -> list[What]:
    """Check a command and return the rows that carry it out. Raises Refusal; then nothing has changed."""
    return PERFORM[type(command)](table, sender, command)


# In the game


def answer(table: Table, sender: Sender, command: commands.Answer) -> list[What]:
    """Pass the input to the rules at once, because only they can refuse it."""
    seat = table.player(sender.who, command.host, sender.creates)
    if table.paused and not command.host and command.act != "leave":
        raise Refusal("paused")
    if command.key and command.key != table.key(seat):
        raise Refusal("too_late")
    if table.has_said_enough(seat, command.act):
        raise Refusal("said_enough")
    args = tuple([clean_text(arg) if isinstance(arg, str) else arg for arg in command.args])
    if table.notes.groups:
        check_told(table.book, table.playing, table.notes.groups, Answer(seat, command.act, args))
    return [table.take(Answer(seat, command.act, args))]


def hunch(table: Table, sender: Sender, command: commands.Hunch) -> list[What]:
    """Every living player may make a hunch in every step of the night, whatever else they do in it."""
    seat = table.player(sender.who, False)
    game = table.playing.game
    if table.paused:
        raise Refusal("paused")
    if not game.living >> seat & 1 or not game.lasting_period or not command.seat < game.size:
        raise Refusal("no_hunch")
    return [rows.Hunched(seat, command.seat, len(game.facts))]


def believe(table: Table, sender: Sender, command: commands.Believe) -> list[What]:
    """Whoever plays may say at any time what they believe of others. Nobody is told before the game is over."""
    seat = table.player(sender.who, False)
    game = table.playing.game
    if not command.chances or any(not 0 <= other < game.size or other == seat for other in command.chances):
        raise Refusal("no_belief")
    return [rows.Believed(seat, command.chances, len(game.facts))]


def jot(table: Table, sender: Sender, command: commands.Jot) -> list[What]:
    """Whoever leads without a card writes for themselves alone."""
    host_without_a_card(table, table.ears(sender.who))
    if table.notes.has_jotted_enough():
        raise Refusal("said_enough")
    lines = [clean_text(line) for line in command.text.splitlines()]
    return [rows.Jotted(sender.who, "\n".join(lines))]


def leave(table: Table, sender: Sender, command: commands.Leave) -> list[What]:
    return part_with(table, somebody(table, sender.who), sent=False)


def part_with(table: Table, person: Who, sent: bool) -> list[What]:
    """What happens to the place of somebody who leaves or is sent away."""
    if table.phase == GAME and person == table.host:
        return [table.take(Answer(HOST_SEAT, "leave"))]
    if table.seat_of(person) == NOBODY or table.phase != GAME:
        return [rows.Went(person, sent)]
    return absent(table, person, sent)


def absent(table: Table, person: Who, sent: bool = False) -> list[What]:
    """What happens to the seat of somebody who is away, by the table's manners. They may be dead already."""
    seat = table.seat_of(person)
    if table.manners.absent == "bot":
        return [rows.StoodIn(person, CAREFUL, sent)]
    return [table.take(Answer(seat, "leave"))]


def chat(table: Table, sender: Sender, command: commands.Chat) -> list[What]:
    person = somebody(table, sender.who)
    if table.phase == GAME:
        raise Refusal("no_chat")
    return [rows.Chatted(person, clean_text(command.text))]


def pause(table: Table, sender: Sender, command: commands.Pause) -> list[What]:
    may_stop_the_clock(table, sender)
    if table.paused:
        raise Refusal("paused")
    return [rows.Paused()]


def resume(table: Table, sender: Sender, command: commands.Resume) -> list[What]:
    may_stop_the_clock(table, sender)
    if not table.paused:
        raise Refusal("not_paused")
    return [rows.Resumed()]


def extend(table: Table, sender: Sender, command: commands.Extend) -> list[What]:
    may_stop_the_clock(table, sender)
    if not table.playing.game.allowed:
        raise Refusal("no_clock")
    if table.lengthened() + command.seconds > MOST_EXTENSION:
        raise Refusal("long_enough")
    return [rows.Extended(command.seconds)]


def may_stop_the_clock(table: Table, sender: Sender) -> None:
    """The host may, and so may the creator unless there is a host without a card. A seat that hosts may have left
    unnoticed."""
    if table.phase != GAME:
        raise Refusal("no_game")
    hosts = table.book.hosts(table.playing.game)
    if not hosts & table.ears(sender.who) and not (sender.creates and not hosts & HOST):
        raise Refusal("not_host")


def seat(table: Table, sender: Sender, command: commands.Seat) -> list[What]:
    """The leader lets somebody return who was sent away. In all other cases the others are asked."""
    if table.phase != GAME:
        may_create(sender)
        raise Refusal("no_game")
    person = somebody(table, command.person)
    if table.people[person].sent and table.own_seat(person) == command.seat:
        may_lead(table, sender)
        return [rows.Seated(person, command.seat)]
    company = sender.company()
    check_substitute(table, person, command.seat, company)
    return speak_for(table, sender.who, makes(table, sender), Offer(person, command.seat), company)


def lead(table: Table, sender: Sender, command: commands.Lead) -> list[What]:
    """Whoever leads without a card hands this on alone. Where the software leads, the others are asked."""
    if table.phase != GAME:
        raise Refusal("no_game")
    hands_on = sender.who == table.host != NO_ONE
    if not command.person:
        if not hands_on:
            raise Refusal("not_host")
        if table.notes.groups:
            raise Refusal("cards_untold")
        return [table.take(Answer(HOST_SEAT, "leave"))]
    may_be_given_powers(table, command.person)
    check_leader(table, command.person)
    if hands_on:
        return [rows.Led(command.person)]
    if not can_lead(table):
        raise Refusal("not_host")
    company, offer = sender.company(), Offer(command.person, HOST_SEAT)
    decides = makes(table, sender) or may_lead_again(table, sender, offer, company)
    return speak_for(table, sender.who, decides, offer, company)


def may_lead_again(table: Table, sender: Sender, offer: Offer, company: Company) -> bool:
    """Where no player could agree, somebody who has led this game and sees no more by it: by inherited powers too, for
    the device that made the table may be dead."""
    if not sender.creates or sender.who != offer.person or not table.notes.heard.of(offer.person) & HOST:
        return False
    return not voters(table, offer, living_in_public(table), company.long_away)


def give_back(table: Table, sender: Sender, command: commands.GiveBack) -> list[What]:
    """Refuse if the owner is connected: then nothing was lost."""
    asked = (command.person, command.number)
    plea = next((one for one in sender.company().pleas if (one.person, one.number) == asked), None)
    place = own_place(table, command.person)
    if place == NOBODY:
        may_create(sender)
    if plea is None:
        raise Refusal("no_plea")
    person = somebody(table, plea.person)
    if person in sender.here:
        raise Refusal("is_here")
    if table.notes.groups and table.phase == GAME:
        raise Refusal("cards_untold")
    if person in table.desk:
        may_lead_desk(table, sender)
    if person in table.desk or place == NOBODY:
        return [rows.Returned(person, plea.token)]
    return speak_for(table, sender.who, makes(table, sender), Offer(person, place, plea.number), sender.company())


def host_without_a_card(table: Table, ears: Seats) -> None:
    """Refuse everybody but a host who holds no card: others would learn secrets. Raises Refusal."""
    if table.phase != GAME:
        raise Refusal("no_game")
    play = table.playing
    if not table.menders() & play.book.apart(play.game) & ears:
        raise Refusal("not_host")


def write_up(table: Table, ears: Seats, command: commands.WriteUp) -> Protocol:
    """The protocol of the game so far. Only for a host who is told every secret anyway. Raises Refusal."""
    host_without_a_card(table, ears)
    if not table.playing.game.watchers & HOST:
        raise Refusal("not_host")
    if table.notes.groups:
        raise Refusal("cards_untold")
    language = known_language(command.language)
    table.playing.replayed += len(table.playing.inputs)  # all of the game is read, which takes a third as long
    return kept(table, language)


def foresee(table: Table, ears: Seats, command: commands.Foresee) -> tuple[list[Fact], list[Fact]]:
    """What an input of the host would change: the facts that the host would be told, and the told facts that it would
    make untrue. Raises Refusal."""
    host_without_a_card(table, ears)
    play = table.playing
    reason, told, unsaid = foreseen(play, Answer(HOST_SEAT, command.act, command.args))
    if reason:
        raise Refusal(reason)
    return [fact for to, fact in told if to & ears], [fact for to, fact in unsaid if to & ears]


# Before the game, and after it


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


def instead_of(table: Table, bot: Who, person: Who) -> list[What]:
    """Take the seat of a bot."""
    order = tuple(person if who == bot else who for who in table.order if who != person)
    return [rows.Went(bot), rows.Ordered(order)]


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


def to_desk(table: Table, sender: Sender, command: commands.ToDesk) -> list[What]:
    """Let somebody go on without a phone. Refused for the leader of the game, and in a game without a human leader."""
    may_lead_desk(table, sender)
    person = table.people[somebody(table, command.person)]
    if person.bot:
        raise Refusal("is_bot")
    if table.phase == GAME and table.book.hosts(table.playing.game) & table.ears(person.id):
        raise Refusal("no_phone")
    if table.phase == GAME and not table.is_led_by_hand():
        raise Refusal("no_leader")
    return [] if person.at_desk and not person.stand_in else [rows.AtDesk(person.id)]


def free_thing(table: Table, wanted: str = "") -> int:
    """The first thing that no bot is called, and nobody in any language; nor is it the name that somebody wants."""
    people = table.people.values()
    taken = {person.thing for person in people}
    names = [seat_name(wanted), *(seat_name(person.name) for person in people if not person.thing)]

    def is_free(thing: int) -> bool:
        said = [seat_name(word) for word in in_every_language(thing)]
        return thing not in taken and not any(are_alike(word, name) for word in said for name in names)

    return next(filter(is_free, count(FIRST)))


def giving_way(table: Table, name: str, mine: Who) -> list[What]:
    """A bot leaves its name to whoever wants it, and is called something else."""
    bot = table.people.get(named(table, name))
    if bot is None or bot.id == mine:
        return []
    thing = free_thing(table, name)
    return [rows.Introduced(bot.id, listed(thing, bot.language), bot.language, thing)]


def remove(table: Table, sender: Sender, command: commands.Remove) -> list[What]:
    may_lead(table, sender)
    person = somebody(table, command.person)
    if table.phase == GAME and (seat := table.seat_of(person)) != NOBODY:
        if table.people[person].player:
            raise Refusal("game_runs")
        if table.playing.game.absent >> seat & 1 and table.manners.absent != "bot":
            return []  # they have left, and nobody may know it yet
    return part_with(table, person, sent=True)


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


def may_be_given_powers(table: Table, who: Who) -> None:
    person = table.people[somebody(table, who)]
    if person.bot:
        raise Refusal("is_bot")
    if person.at_desk:
        raise Refusal("no_phone")


def deal(table: Table, sender: Sender, command: commands.Deal) -> list[What]:
    may_create(sender)
    in_lobby(table)
    return [table.setup(command.cards, command.hands, command.as_they_wake)]


def identify(table: Table, sender: Sender, command: commands.Identify) -> list[What]:
    """Tell who holds cards of a real box, in the first night. What everybody has heard must stay as it is."""
    host_without_a_card(table, table.ears(sender.who))
    play, notes = table.playing, table.notes
    if not (notes.groups or notes.earlier) or has_great_moment(table.book, play.game.log):
        raise Refusal("too_late")
    cards = [play.setup.deal[name] for name in play.setup.seats]
    if command.held or command.seats:
        cards, groups = identified(notes.groups, cards, command.held, command.seats)
    elif notes.earlier:
        groups = notes.earlier[-1]
    else:
        raise Refusal("too_late")
    deal = dict(zip(play.setup.seats, cards, strict=True))
    if public(played_again(play, deal)) != public(play.game.log):
        raise Refusal("too_late")
    return [rows.Identified(deal, groups)]


def again(table: Table, sender: Sender, command: commands.Again) -> list[What]:
    may_create(sender)
    if table.phase != OVER:
        raise Refusal("game_runs" if table.phase == GAME else "no_game")
    if not table.book.lobby.reseats(table.settings):
        return [rows.Reopened(new_secret())]
    return [rows.Reopened(new_secret()), rows.Ordered(tuple(SystemRandom().sample(table.order, len(table.order))))]


def break_off(table: Table, sender: Sender, command: commands.BreakOff) -> list[What]:
    may_lead(table, sender)
    if table.phase != GAME:
        raise Refusal("no_game")
    return [rows.Reopened(new_secret())]


def nothing(table: Table, sender: Sender, command: commands.Command) -> list[What]:
    """Changes nothing; it is only answered."""
    return []


PERFORM: Final[dict[type, Callable[[Table, Sender, Any], list[What]]]] = {
    commands.Answer: answer,
    commands.Hunch: hunch,
    commands.Jot: jot,
    commands.Believe: believe,
    commands.Leave: leave,
    commands.Chat: chat,
    commands.Pause: pause,
    commands.Resume: resume,
    commands.Extend: extend,
    commands.Seat: seat,
    commands.GiveBack: give_back,
    commands.Lead: lead,
    commands.Introduce: introduce,
    commands.Wish: wish,
    commands.Choose: choose,
    commands.Order: order,
    commands.TakePlace: take_place,
    commands.Sit: sit,
    commands.AddBot: add_bot,
    commands.AddPerson: add_person,
    commands.ToDesk: to_desk,
    commands.Remove: remove,
    commands.Appoint: appoint,
    commands.HandOn: hand_on,
    commands.Deal: deal,
    commands.Identify: identify,
    commands.Again: again,
    commands.BreakOff: break_off,
    commands.Recall: nothing,
    commands.Foresee: nothing,
    commands.WriteUp: nothing,
    commands.Prepare: nothing,
    commands.Ping: nothing,
}


# Whoever joins


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


# What a command needs


def may_create(sender: Sender) -> None:
    if not sender.creates:
        raise Refusal("not_creator")


def makes(table: Table, sender: Sender) -> bool:
    """Check that the sender has the creator's powers permanently, not only until the creator is back."""
    return sender.creates and sender.who not in table.powers.inherited


def may_lead(table: Table, sender: Sender) -> None:
    """Check that the sender is the creator, or hosts the game."""
    if table.phase != GAME or not table.book.hosts(table.playing.game) & table.ears(sender.who):
        may_create(sender)


def may_lead_desk(table: Table, sender: Sender) -> None:
    """Check the same, and that a creator who does not host holds no secret card: with a second phone they could take
    the place of somebody at the desk. Where the book says that the leader hosts, the leader may play."""
    may_lead(table, sender)
    hosts = table.book.hosts(table.playing.game) if table.phase == GAME else 0
    is_secret = not lies_open(table) and not table.book.lobby.leader_is_host
    if is_secret and not hosts & table.ears(sender.who) and table.seat_of(sender.who) != NOBODY:
        raise Refusal("not_host")


def in_lobby(table: Table) -> None:
    if table.phase != LOBBY:
        raise Refusal("not_in_lobby")


def somebody(table: Table, who: Who) -> Who:
    if who not in table.people:
        raise Refusal("no_person")
    return who
