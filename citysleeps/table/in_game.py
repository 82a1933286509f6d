"""What may be done in a game, and some of it at any time: commands become rows, or are refused."""

from __future__ import annotations

from typing import Final

from citysleeps.agents.cast import CAREFUL
from citysleeps.kernel.ask import Answer
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.foreseeing import foreseen
from citysleeps.kernel.seats import HOST, HOST_SEAT, NOBODY, Seats
from citysleeps.notation.fair import new_secret
from citysleeps.table import commands, rows
from citysleeps.table.by_hand import check_told, has_great_moment, identified, played_again, public
from citysleeps.table.may import (
    Sender,
    host_without_a_card,
    makes,
    may_be_given_powers,
    may_create,
    may_lead,
    may_lead_desk,
    may_stop_the_clock,
    somebody,
)
from citysleeps.table.people import clean_text, known_language
from citysleeps.table.phases import GAME
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
from citysleeps.table.table import Table
from citysleeps.views.protocol import Protocol

MOST_EXTENSION: Final = 1800  # seconds in all, for what is open at one time


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
    if table.notes.has_believed_enough(seat):
        raise Refusal("said_enough")
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


def remove(table: Table, sender: Sender, command: commands.Remove) -> list[What]:
    may_lead(table, sender)
    person = somebody(table, command.person)
    if table.phase == GAME and (seat := table.seat_of(person)) != NOBODY:
        if table.people[person].player:
            raise Refusal("game_runs")
        if table.playing.game.absent >> seat & 1 and table.manners.absent != "bot":
            return []  # they have left, and nobody may know it yet
    return part_with(table, person, sent=True)


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


def break_off(table: Table, sender: Sender, command: commands.BreakOff) -> list[What]:
    may_lead(table, sender)
    if table.phase != GAME:
        raise Refusal("no_game")
    return [rows.Reopened(new_secret())]


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
    answer = Answer(HOST_SEAT, command.act, command.args)
    if table.notes.groups:
        check_told(table.book, play, table.notes.groups, answer)
    reason, told, unsaid = foreseen(play, answer)
    if reason:
        raise Refusal(reason)
    return [fact for to, fact in told if to & ears], [fact for to, fact in unsaid if to & ears]
