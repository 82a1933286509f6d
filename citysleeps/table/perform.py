"""Turns a command into the rows that carry it out, or refuses it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from citysleeps.table import between, commands, in_game
from citysleeps.table.may import Sender
from citysleeps.table.rows import What
from citysleeps.table.table import Table


def perform(table: Table, sender: Sender, command: commands.Command) -> list[What]:
    """Check a command and return the rows that carry it out. Raises Refusal; then nothing has changed."""
    return PERFORM[type(command)](table, sender, command)


def nothing(table: Table, sender: Sender, command: commands.Command) -> list[What]:
    """Changes nothing; it is only answered."""
    return []


PERFORM: Final[dict[type, Callable[[Table, Sender, Any], list[What]]]] = {
    commands.Answer: in_game.answer,
    commands.Hunch: in_game.hunch,
    commands.Jot: in_game.jot,
    commands.Believe: in_game.believe,
    commands.Leave: in_game.leave,
    commands.Chat: between.chat,
    commands.Pause: in_game.pause,
    commands.Resume: in_game.resume,
    commands.Extend: in_game.extend,
    commands.Seat: in_game.seat,
    commands.GiveBack: in_game.give_back,
    commands.Lead: in_game.lead,
    commands.Introduce: between.introduce,
    commands.Wish: between.wish,
    commands.Choose: between.choose,
    commands.Order: between.order,
    commands.TakePlace: between.take_place,
    commands.Sit: between.sit,
    commands.AddBot: between.add_bot,
    commands.AddPerson: between.add_person,
    commands.ToDesk: in_game.to_desk,
    commands.Remove: in_game.remove,
    commands.Appoint: between.appoint,
    commands.HandOn: between.hand_on,
    commands.Deal: between.deal,
    commands.Identify: in_game.identify,
    commands.Again: between.again,
    commands.BreakOff: in_game.break_off,
    commands.Recall: nothing,
    commands.Foresee: nothing,
    commands.WriteUp: nothing,
    commands.Prepare: nothing,
    commands.Ping: nothing,
}
