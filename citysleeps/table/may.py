"""Who sends a command, and whether they may."""

from __future__ import annotations

from collections.abc import Callable, Container

import msgspec

from citysleeps.kernel.seats import HOST, NOBODY, Seats
from citysleeps.table.phases import GAME, LOBBY
from citysleeps.table.refusal import Refusal
from citysleeps.table.rows import Who
from citysleeps.table.seating import Company
from citysleeps.table.table import Table, lies_open


class Sender(msgspec.Struct, frozen=True):
    """The sender of a command: a person (NO_ONE: somebody who only watches), whether they have the creator's powers,
    who is connected, and whom a seat concerns."""

    who: Who
    creates: bool
    here: Container[Who]
    company: Callable[[], Company]


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


def may_stop_the_clock(table: Table, sender: Sender) -> None:
    """The host may, and so may the creator unless there is a host without a card. A seat that hosts may have left
    unnoticed."""
    if table.phase != GAME:
        raise Refusal("no_game")
    hosts = table.book.hosts(table.playing.game)
    if not hosts & table.ears(sender.who) and not (sender.creates and not hosts & HOST):
        raise Refusal("not_host")


def may_be_given_powers(table: Table, who: Who) -> None:
    person = table.people[somebody(table, who)]
    if person.bot:
        raise Refusal("is_bot")
    if person.at_desk:
        raise Refusal("no_phone")


def host_without_a_card(table: Table, ears: Seats) -> None:
    """Refuse everybody but a host who holds no card: others would learn secrets. Raises Refusal."""
    if table.phase != GAME:
        raise Refusal("no_game")
    play = table.playing
    if not table.menders() & play.book.apart(play.game) & ears:
        raise Refusal("not_host")


def in_lobby(table: Table) -> None:
    if table.phase != LOBBY:
        raise Refusal("not_in_lobby")


def somebody(table: Table, who: Who) -> Who:
    if who not in table.people:
        raise Refusal("no_person")
    return who
